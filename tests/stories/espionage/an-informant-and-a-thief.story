{"format": 1, "title": "espionage", "rules": 1, "level": "close_quarters", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 2820, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home usa
    Blue's home is the U.S.A.
2 choose_home poland
    Red's home is Poland.
    Turn 1: Blue's move.
hash 1 7ba95fc2047a42fd
3 act usa:2b
4 aim usa
5 aim great_britain
6 aim hungary
    Blue plays Coordinated Assault with U.S.A. 2: the U.S.A., Great Britain and Hungary.
7 counter ussr:2b
    Red counters Coordinated Assault with Coordinated Assault (U.S.S.R. 2).
    Blue's Coordinated Assault comes to nothing.
8 go_on
    Blue draws a hidden card.
9 move_spy ussr
    Blue's spy goes to the U.S.S.R.
10 let_pass
    Turn 2: Red's move.
hash 2 7397d3e56579f37b
11 influence mercenary:2b
12 place usa
13 add mercenary:1a
14 announce
    Red sends 3 influence to the U.S.A. with Mercenary 2 and Mercenary 1.
15 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
16 act great_britain:4b
    Red plays Paid Informant with Great Britain 4.
17 let_pass
    Blue lets it pass.
    Blue's hand lies open until the end of turn 4: Hungary 4, France 4, U.S.S.R. 3, Mercenary 1 and Great Britain 3.
18 go_on
    Red draws 4 hidden cards.
19 move_spy great_britain
    Red's spy goes to Great Britain.
20 let_pass
    Turn 3: Blue's move.
hash 3 eead5c239a2da981
21 act ussr:3a
22 aim improved_resources
    Blue plays Gadget Research with U.S.S.R. 3: Improved Resources.
23 transport france:2a
24 go hungary
    Red plays Military Transport with France 2: Hungary.
25 let_pass
    Blue lets it pass.
    Red's spy goes to Hungary.
26 let_pass
    Red lets it pass.
    Blue has Improved Resources.
27 act great_britain:3a
    Blue plays Deport with Great Britain 3.
28 let_pass
    Red lets it pass.
    Red's spy is deported to Poland.
29 go_on
    Blue draws Poland 4, France 3 and Poland 2.
30 move_spy france
    Blue's spy goes to France.
31 let_pass
    Turn 4: Red's move.
hash 4 33d49a730faea1da
32 influence mercenary:2a
33 place usa
34 announce
    Red sends 2 influence to the U.S.A. with Mercenary 2.
35 block france:3b
36 block mercenary:1b
37 done
    Blue blocks the U.S.A.: 4 against 2, with France 3 and Mercenary 1.
38 act hungary:2c
39 aim usa
    Red plays Revolution with Hungary 2: the U.S.A.
40 let_pass
    Blue lets it pass.
    The U.S.A. moves 2 steps to Red.
41 go_on
    Red draws 3 hidden cards.
42 move_spy usa
    Red's spy goes to the U.S.A.
43 let_pass
    Blue's hand is hidden again.
    Turn 5: Blue's move.
hash 5 d77fc39889ba9ae0
44 act france:4b
    Blue plays Detain with France 4.
45 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 7.
46 influence hungary:4a
47 place france
48 announce
    Blue sends 3 influence to France with Hungary 4.
    France moves 3 steps to Blue.
49 go_on
    Blue draws 4 hidden cards.
50 stay
    Blue's spy stays in France.
    Turn 6: Red's move.
hash 6 94745829c0d3594e
51 act ussr:4b
    Red plays Gadget Buster with U.S.S.R. 4: Improved Resources.
52 let_pass
    Blue lets it pass.
    Blue loses Improved Resources.
53 influence ussr:3b
54 place usa
55 announce
    Red sends 2 influence to the U.S.A. with U.S.S.R. 3.
56 let_pass
    Blue lets it pass.
    The U.S.A. moves 2 steps to Red.
    Red draws 2 hidden cards.
57 let_pass
    Turn 7: Blue's move.
hash 7 8004d36f2e8d63ed
58 influence usa:4b
59 place france
60 announce
    Blue sends 4 influence to France with U.S.A. 4.
    France moves 3 steps to Blue.
    Blue has secured France!
61 act ussr:3c
    Blue plays Deport with U.S.S.R. 3.
62 let_pass
    Red lets it pass.
    Deport changes nothing for Red's spy.
63 go_on
    Blue draws a hidden card.
64 move_spy ussr
    Blue's spy goes to the U.S.S.R.
    Red's spy is free again.
    Turn 8: Red's move.
hash 8 0597239b82984dd7
65 act usa:2c
    Red plays Pilfer Accounts with U.S.A. 2.
66 let_pass
    Blue lets it pass.
67 keep usa:3c
68 keep france:3c
    Blue discards Poland 4, Poland 2 and Poland 3.
69 influence ussr:4a
70 place usa
71 announce
    Red sends 3 influence to the U.S.A. with U.S.S.R. 4.
72 let_pass
    Blue lets it pass.
    The U.S.A. moves 2 steps to Red.
    Red has secured the U.S.A.!
    Red wins the war: the U.S.A.
end 5b876ce10d93e76b
    Red wins by securing Blue's home, the U.S.A.
