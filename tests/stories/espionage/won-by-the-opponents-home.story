{"format": 1, "title": "espionage", "rules": 1, "level": "standard", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 2726, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home ussr
    Red's home is the U.S.S.R.
2 choose_home usa
    Blue's home is the U.S.A.
    Turn 1: Red's move.
hash 1 a22daa4b101d2aff
3 act usa:2a
    Red plays Supply Drop with U.S.A. 2.
4 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
5 go_on
    Red draws a hidden card.
    Red draws 3 hidden cards.
6 stay
    Red's spy stays in the U.S.S.R.
7 let_pass
    Turn 2: Blue's move.
hash 2 d2db27d0c5be9807
8 influence ussr:4b
9 place ussr
10 add mercenary:1b
11 add mercenary:1c
12 announce
    Blue sends 6 influence to the U.S.S.R. with U.S.S.R. 4, Mercenary 1 and Mercenary 1.
13 let_pass
    Red lets it pass.
    The U.S.S.R. moves 6 steps to Blue.
14 act usa:2b
15 aim ussr
16 aim usa
17 announce
    Blue plays Coordinated Assault with U.S.A. 2: the U.S.S.R. and the U.S.A.
18 let_pass
    Red lets it pass.
    The U.S.S.R. moves 1 step to Blue.
    The U.S.A. moves 1 step to Blue.
19 go_on
    Blue draws 4 hidden cards.
20 move_spy hungary
    Blue's spy goes to Hungary.
21 let_pass
    Turn 3: Red's move.
hash 3 e55da3ed4b59d8c0
22 act poland:4b
    Red plays Detain with Poland 4.
23 transport france:2a
24 go france
    Blue plays Military Transport with France 2: France.
25 let_pass
    Red lets it pass.
    Blue's spy goes to France.
26 let_pass
    Blue lets it pass.
    Blue's spy is detained until the end of turn 5.
27 act ussr:3a
28 aim improved_resources
    Red plays Gadget Research with U.S.S.R. 3: Improved Resources.
29 let_pass
    Blue lets it pass.
    Red has Improved Resources.
30 go_on
31 move_spy france
    Red's spy goes to France.
    Turn 4: Blue's move.
hash 4 9baf3c891c70af5c
32 act great_britain:3a
    Blue plays Deport with Great Britain 3.
33 let_pass
    Red lets it pass.
    Red's spy is deported to the U.S.S.R.
34 act ussr:2c
    Blue plays Pilfer Accounts with U.S.S.R. 2.
35 let_pass
    Red lets it pass.
36 keep mercenary:1a
37 keep france:4b
    Red discards France 2, U.S.A. 4, Mercenary 1 and Poland 2.
    Blue draws 3 hidden cards.
38 let_pass
    Turn 5: Red's move.
hash 5 2be593f088ff42d2
39 influence mercenary:1a
40 place usa
41 announce
    Red sends 1 influence to the U.S.A. with Mercenary 1.
42 block france:2c
43 done
    Blue blocks the U.S.A.: 2 against 1, with France 2.
44 act france:4b
    Red plays Detain with France 4.
45 let_pass
    Blue lets it pass.
    Blue's spy is detained until the end of turn 7.
    Red draws 6 hidden cards.
46 move_spy france
    Red's spy goes to France.
    Turn 6: Blue's move.
hash 6 e27c6cb2d6c28861
47 influence ussr:3b
48 place ussr
49 announce
    Blue sends 3 influence to the U.S.S.R. with U.S.S.R. 3.
50 transport poland:2a
51 go ussr
    Red plays Military Transport with Poland 2: the U.S.S.R.
52 let_pass
    Blue lets it pass.
    Red's spy goes to the U.S.S.R.
53 let_pass
    Red lets it pass.
    The U.S.S.R. moves 3 steps to Blue.
    Blue has secured the U.S.S.R.!
    Blue wins the war: the U.S.S.R.
end d61341a0ee9a4ce3
    Blue wins by securing Red's home, the U.S.S.R.
