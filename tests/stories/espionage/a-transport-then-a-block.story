{"format": 1, "title": "espionage", "rules": 1, "level": "shortened", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 3274, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home france
    Blue's home is France.
2 choose_home poland
    Red's home is Poland.
    Turn 1: Blue's move.
hash 1 892ff1426e6669d2
3 act ussr:4a
4 aim france
    Blue plays Blockade with U.S.S.R. 4: France.
5 counter hungary:2b
    Red counters Blockade with Rebel Forces (Hungary 2).
    Blue's Blockade comes to nothing.
6 go_on
    Blue draws a hidden card.
7 stay
    Blue's spy stays in France.
8 transport poland:2a
9 go ussr
    Red plays Military Transport with Poland 2: the U.S.S.R.
    Red's spy goes to the U.S.S.R.
10 let_pass
    Turn 2: Red's move.
hash 2 a8a9d8d869d963f7
11 influence poland:2b
12 place poland
13 announce
    Red sends 2 influence to Poland with Poland 2.
14 let_pass
    Blue lets it pass.
    Poland moves 2 steps to Red.
15 act great_britain:4b
    Red plays Paid Informant with Great Britain 4.
16 counter poland:2c
    Blue counters Paid Informant with Rebel Forces (Poland 2).
    Red's Paid Informant comes to nothing.
17 go_on
    Red draws 4 hidden cards.
18 move_spy hungary
    Red's spy goes to Hungary.
19 let_pass
    Turn 3: Blue's move.
hash 3 103c4be147cfc46a
20 influence mercenary:2b
21 place france
22 announce
    Blue sends 2 influence to France with Mercenary 2.
23 let_pass
    Red lets it pass.
    France moves 2 steps to Blue.
24 act france:3c
25 aim improved_resources
    Blue plays Gadget Research with France 3: Improved Resources.
26 let_pass
    Red lets it pass.
    Blue has Improved Resources.
27 go_on
    Blue draws 4 hidden cards.
28 move_spy usa
    Blue's spy goes to the U.S.A.
29 let_pass
    Turn 4: Red's move.
hash 4 6f8f64cc5a70e8ab
30 influence hungary:3c
31 place poland
32 announce
    Red sends 3 influence to Poland with Hungary 3.
33 let_pass
    Blue lets it pass.
    Poland moves 2 steps to Red.
    Red has secured Poland!
34 influence ussr:2a
35 place ussr
36 announce
    Red sends 2 influence to the U.S.S.R. with U.S.S.R. 2.
37 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
38 go_on
    Red draws 2 hidden cards.
39 move_spy france
    Red's spy goes to France.
40 transport great_britain:2a
41 go hungary
    Blue plays Military Transport with Great Britain 2: Hungary.
    Blue's spy goes to Hungary.
42 let_pass
    Turn 5: Blue's move.
hash 5 ea797ff9476c51fd
43 influence great_britain:2b
44 place france
45 announce
    Blue sends 2 influence to France with Great Britain 2.
46 block great_britain:2c
47 done
    Red blocks France: 2 against 2, with Great Britain 2.
48 act poland:3b
    Blue plays Safe House with Poland 3.
49 transport hungary:2a
50 go great_britain
    Red plays Military Transport with Hungary 2: Great Britain.
    Red's spy goes to Great Britain.
51 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
52 go_on
    Blue draws 3 hidden cards.
    Blue draws 2 hidden cards.
53 move_spy usa
    Blue's spy goes to the U.S.A.
54 let_pass
    Turn 6: Red's move.
hash 6 d5a2f9ad0bd837aa
55 act hungary:2c
56 aim ussr
    Red plays Revolution with Hungary 2: the U.S.S.R.
57 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
58 influence great_britain:3c
59 announce
    Red sends 4 influence to Great Britain with Great Britain 3.
60 let_pass
    Blue lets it pass.
    Great Britain moves 4 steps to Red.
61 go_on
    Red draws 4 hidden cards.
62 move_spy usa
    Red's spy goes to the U.S.A.
63 let_pass
    Turn 7: Blue's move.
hash 7 117b8c8a5a5141c8
64 influence usa:3b
65 place france
66 announce
    Blue sends 3 influence to France with U.S.A. 3.
67 let_pass
    Red lets it pass.
    France moves 2 steps to Blue.
    Blue has secured France!
68 act ussr:3a
    Blue plays Gadget Research with U.S.S.R. 3: Advanced Transport.
69 let_pass
    Red lets it pass.
    Blue has Advanced Transport.
70 gadget_move france:3b
    Blue discards France 3: the spy goes to France.
71 go_on
    Blue draws a hidden card.
72 move_spy poland
    Blue's spy goes to Poland.
73 let_pass
    Turn 8: Red's move.
hash 8 b58cd035f30fcad5
74 act usa:2b
75 aim great_britain
76 aim ussr
77 aim usa
    Red plays Coordinated Assault with U.S.A. 2: Great Britain, the U.S.S.R. and the U.S.A.
78 let_pass
    Blue lets it pass.
    Great Britain moves 1 step to Red.
    The U.S.S.R. moves 1 step to Red.
    The U.S.A. moves 1 step to Red.
79 influence mercenary:2a
80 place ussr
81 announce
    Red sends 2 influence to the U.S.S.R. with Mercenary 2.
82 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
    Red has secured the U.S.S.R.!
83 go_on
    Red draws 2 hidden cards.
84 move_spy ussr
    Red's spy goes to the U.S.S.R.
85 let_pass
    Turn 9: Blue's move.
hash 9 520fcf0538c1bd0f
86 gadget_move great_britain:3b
    Blue discards Great Britain 3: the spy goes to Great Britain.
87 act ussr:3b
88 aim hungary
89 announce
    Blue plays Coordinated Attack with U.S.S.R. 3: Hungary.
90 let_pass
    Red lets it pass.
    Hungary moves 1 step to Blue.
91 act france:2b
    Blue plays Supply Drop with France 2.
92 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
93 go_on
    Blue draws 3 hidden cards.
    Blue draws 3 hidden cards.
94 move_spy ussr
    Blue's spy goes to the U.S.S.R.
95 let_pass
    Turn 10: Red's move.
hash 10 4fa42bda407068bb
96 influence great_britain:4a
97 announce
    Red sends 4 influence to Great Britain with Great Britain 4.
98 let_pass
    Blue lets it pass.
    Great Britain moves 1 step to Red.
    Red has secured Great Britain!
    Red wins the war: Poland, the U.S.S.R. and Great Britain.
end 34881545f1cf9fb7
    Red wins with Poland, the U.S.S.R. and Great Britain secured.
