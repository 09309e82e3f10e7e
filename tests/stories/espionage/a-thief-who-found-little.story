{"format": 1, "title": "espionage", "rules": 1, "level": "shortened", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 3448, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home ussr
    Red's home is the U.S.S.R.
2 choose_home france
    Blue's home is France.
    Turn 1: Red's move.
hash 1 33f4f5ea27bb1c12
3 act great_britain:4b
    Red plays Paid Informant with Great Britain 4.
4 transport france:2a
5 go hungary
    Blue plays Military Transport with France 2: Hungary.
    Blue's spy goes to Hungary.
6 let_pass
    Blue lets it pass.
    Blue's hand lies open until the end of turn 3: U.S.A. 2, U.S.A. 2, Mercenary 1 and Mercenary 1.
7 go_on
    Red draws a hidden card.
8 move_spy france
    Red's spy goes to France.
9 let_pass
    Turn 2: Blue's move.
hash 2 e7ffc8762e470232
10 influence mercenary:1d
11 place france
12 announce
    Blue sends 1 influence to France with Mercenary 1.
13 block france:2b
14 block mercenary:2b
15 block great_britain:3b
16 done
    Red blocks France: 8 against 1, with France 2, Mercenary 2 and Great Britain 3.
17 act usa:2c
    Blue plays Pilfer Accounts with U.S.A. 2.
18 transport poland:2a
19 go great_britain
    Red plays Military Transport with Poland 2: Great Britain.
    Red's spy goes to Great Britain.
20 let_pass
    Red lets it pass.
    Red holds two cards or fewer and loses none.
21 go_on
    Blue draws U.S.A. 4, U.S.A. 2 and U.S.A. 3.
22 move_spy ussr
    Blue's spy goes to the U.S.S.R.
23 let_pass
    Turn 3: Red's move.
hash 3 7a6dcf972174301e
24 act ussr:3b
25 aim ussr
26 aim usa
    Red plays Coordinated Attack with U.S.S.R. 3: the U.S.S.R. and the U.S.A.
27 counter usa:2b
    Blue counters Coordinated Attack with Coordinated Assault (U.S.A. 2).
    Red's Coordinated Attack comes to nothing.
    Red draws 5 hidden cards.
28 stay
    Red's spy stays in Great Britain.
29 let_pass
    Blue's hand is hidden again.
    Turn 4: Blue's move.
hash 4 2c9c5593c4479b0f
30 act usa:2a
    Blue plays Supply Drop with U.S.A. 2.
31 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
32 act usa:3b
33 aim france
34 aim hungary
    Blue plays Coordinated Attack with U.S.A. 3: France and Hungary.
35 let_pass
    Red lets it pass.
    France moves 1 step to Blue.
    Hungary moves 1 step to Blue.
36 go_on
    Blue draws 3 hidden cards.
    Blue draws 3 hidden cards.
37 move_spy france
    Blue's spy goes to France.
38 let_pass
    Turn 5: Red's move.
hash 5 2b27caba761c1bfd
39 act france:4b
    Red plays Detain with France 4.
40 counter great_britain:2b
    Blue counters Detain with Rebel Forces (Great Britain 2).
41 let_pass
    Red lets it pass.
    Red's Detain comes to nothing.
42 act great_britain:2c
43 aim ussr
    Red plays Revolution with Great Britain 2: the U.S.S.R.
44 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
45 go_on
    Red draws 2 hidden cards.
46 move_spy poland
    Red's spy goes to Poland.
47 let_pass
    Turn 6: Blue's move.
hash 6 3af1c8aeaaa01b4a
48 influence poland:2b
49 place france
50 announce
    Blue sends 1 influence to France with Poland 2.
51 let_pass
    Red lets it pass.
    France moves 1 step to Blue.
52 act france:4a
53 aim france
    Blue plays Blockade with France 4: France.
54 let_pass
    Red lets it pass.
    France is blockaded until the end of turn 8.
55 go_on
56 move_spy great_britain
    Blue's spy goes to Great Britain.
57 let_pass
    Turn 7: Red's move.
hash 7 56be807b0c4a3647
58 act hungary:4a
    Red plays Detain with Hungary 4.
59 let_pass
    Blue lets it pass.
    Blue's spy is detained until the end of turn 9.
60 act poland:3a
61 aim ussr
62 aim poland
    Red plays Coordinated Attack with Poland 3: the U.S.S.R. and Poland.
63 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 1 step to Red.
    Poland moves 1 step to Red.
64 go_on
    Red draws 2 hidden cards.
65 move_spy great_britain
    Red's spy goes to Great Britain.
    Turn 8: Blue's move.
hash 8 7033906253569d94
66 act great_britain:3a
    Blue plays Deport with Great Britain 3.
67 let_pass
    Red lets it pass.
    Red's spy is deported to the U.S.S.R.
68 influence usa:4a
69 place great_britain
70 add mercenary:1a
71 announce
    Blue sends 5 influence to Great Britain with U.S.A. 4 and Mercenary 1.
72 let_pass
    Red lets it pass.
    Great Britain moves 5 steps to Blue.
    Blue draws 3 hidden cards.
73 let_pass
    The blockade of France is over.
    Turn 9: Red's move.
hash 9 0488ab5ffc5ddc22
74 act poland:3b
    Red plays Safe House with Poland 3.
75 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
76 act great_britain:3c
    Red plays Strategic Resupply with Great Britain 3.
77 let_pass
    Blue lets it pass.
    Red discards the whole hand: U.S.S.R. 3, Hungary 2 and Great Britain 4.
    Red draws 5 hidden cards.
78 transport hungary:2a
79 go great_britain
    Red plays Military Transport with Hungary 2: Great Britain.
80 let_pass
    Blue lets it pass.
    Red's spy goes to Great Britain.
81 go_on
    Red draws a hidden card.
    Red draws 2 hidden cards.
82 move_spy ussr
    Red's spy goes to the U.S.S.R.
    Blue's spy is free again.
    Turn 10: Blue's move.
hash 10 3e08ca07a207e95a
83 act hungary:3b
    Blue plays Safe House with Hungary 3.
84 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
85 act poland:3c
86 aim improved_resources
    Blue plays Gadget Research with Poland 3: Improved Resources.
87 counter hungary:2b
    Red counters Gadget Research with Rebel Forces (Hungary 2).
    Blue's Gadget Research comes to nothing.
88 go_on
    Blue draws 2 hidden cards.
    Blue draws 2 hidden cards.
89 move_spy poland
    Blue's spy goes to Poland.
90 let_pass
    Turn 11: Red's move.
hash 11 ab2daf0566ea5366
91 influence ussr:3c
92 announce
    Red sends 4 influence to the U.S.S.R. with U.S.S.R. 3.
93 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 3 steps to Red.
    Red has secured the U.S.S.R.!
94 act hungary:3a
    Red plays Deport with Hungary 3.
95 let_pass
    Blue lets it pass.
    Blue's spy is deported to France.
96 go_on
    Red draws a hidden card.
97 move_spy great_britain
    Red's spy goes to Great Britain.
98 transport great_britain:2a
99 go great_britain
    Blue plays Military Transport with Great Britain 2: Great Britain.
    Blue's spy goes to Great Britain.
100 let_pass
    Turn 12: Blue's move.
hash 12 01d34e10de176227
101 act france:3a
102 aim great_britain
103 aim france
    Blue plays Coordinated Attack with France 3: Great Britain and France.
104 let_pass
    Red lets it pass.
    Great Britain moves 1 step to Blue.
    Blue has secured Great Britain!
    France moves 1 step to Blue.
105 influence hungary:3c
106 place france
107 announce
    Blue sends 2 influence to France with Hungary 3.
108 let_pass
    Red lets it pass.
    France moves 1 step to Blue.
    Blue has secured France!
109 go_on
    Blue draws a hidden card.
110 move_spy usa
    Blue's spy goes to the U.S.A.
111 let_pass
    Turn 13: Red's move.
hash 13 51f3091021fae8ec
112 act hungary:4b
    Red plays Paid Informant with Hungary 4.
113 counter poland:2c
    Blue counters Paid Informant with Rebel Forces (Poland 2).
114 let_pass
    Red lets it pass.
    Red's Paid Informant comes to nothing.
115 act france:3b
    Red plays Safe House with France 3.
116 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
117 go_on
    Red draws 2 hidden cards.
    Red draws 2 hidden cards.
118 move_spy hungary
    Red's spy goes to Hungary.
119 let_pass
    Turn 14: Blue's move.
hash 14 d5e3bb199a8c3972
120 influence france:3c
121 add mercenary:2a
122 announce
    Blue sends 5 influence to the U.S.A. with France 3 and Mercenary 2.
123 let_pass
    Red lets it pass.
    The U.S.A. moves 5 steps to Blue.
124 influence usa:4b
125 announce
    Blue sends 5 influence to the U.S.A. with U.S.A. 4.
126 let_pass
    Red lets it pass.
    The U.S.A. moves 2 steps to Blue.
    Blue has secured the U.S.A.!
    Blue wins the war: the U.S.A., Great Britain and France.
end fd08e3ff69155a4e
    Blue wins with the U.S.A., Great Britain and France secured.
