{"format": 1, "title": "espionage", "rules": 1, "level": "shortened", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 2930, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home great_britain
    Blue's home is Great Britain.
2 choose_home poland
    Red's home is Poland.
    Turn 1: Blue's move.
hash 1 2d4ae5a98f0b825e
3 influence poland:2c
4 place great_britain
5 announce
    Blue sends 1 influence to Great Britain with Poland 2.
6 transport great_britain:2a
7 go great_britain
    Red plays Military Transport with Great Britain 2: Great Britain.
    Red's spy goes to Great Britain.
8 block france:3a
9 done
    Red blocks Great Britain: 3 against 1, with France 3.
10 go_on
    Blue draws a hidden card.
11 stay
    Blue's spy stays in Great Britain.
12 let_pass
    Turn 2: Red's move.
hash 2 fab36e9d07a09815
13 influence hungary:3b
14 place poland
15 announce
    Red sends 3 influence to Poland with Hungary 3.
16 let_pass
    Blue lets it pass.
    Poland moves 3 steps to Red.
17 influence ussr:3b
18 place poland
19 announce
    Red sends 3 influence to Poland with U.S.S.R. 3.
20 let_pass
    Blue lets it pass.
    Poland moves 1 step to Red.
    Red has secured Poland!
21 go_on
    Red draws 4 hidden cards.
22 stay
    Red's spy stays in Great Britain.
23 let_pass
    Turn 3: Blue's move.
hash 3 db34fbd0000d02fd
24 act poland:3a
25 aim great_britain
26 aim hungary
    Blue plays Coordinated Attack with Poland 3: Great Britain and Hungary.
27 let_pass
    Red lets it pass.
    Great Britain moves 1 step to Blue.
    Hungary moves 1 step to Blue.
28 act poland:4b
    Blue plays Detain with Poland 4.
29 counter hungary:2b
    Red counters Detain with Rebel Forces (Hungary 2).
    Blue's Detain comes to nothing.
30 go_on
    Blue draws 2 hidden cards.
31 move_spy france
    Blue's spy goes to France.
32 let_pass
    Turn 4: Red's move.
hash 4 50f7a316f1cd77c1
33 influence hungary:3c
34 place great_britain
35 announce
    Red sends 2 influence to Great Britain with Hungary 3.
36 block great_britain:3b
37 done
    Blue blocks Great Britain: 3 against 2, with Great Britain 3.
38 act ussr:2c
    Red plays Pilfer Accounts with U.S.S.R. 2.
39 let_pass
    Blue lets it pass.
40 keep ussr:3a
41 keep hungary:3a
    Blue discards Hungary 4 and Poland 4.
42 go_on
    Red draws 3 hidden cards.
43 stay
    Red's spy stays in Great Britain.
44 let_pass
    Turn 5: Blue's move.
hash 5 63afce5c4e9b9d3c
45 influence ussr:3a
46 place great_britain
47 announce
    Blue sends 2 influence to Great Britain with U.S.S.R. 3.
48 block mercenary:1d
49 block usa:2b
50 done
    Red blocks Great Britain: 3 against 2, with Mercenary 1 and U.S.A. 2.
51 act hungary:3a
    Blue plays Deport with Hungary 3.
52 let_pass
    Red lets it pass.
    Red's spy is deported to Poland.
    Blue draws 5 hidden cards.
53 move_spy poland
    Blue's spy goes to Poland.
54 let_pass
    Turn 6: Red's move.
hash 6 5280504eac7023a2
55 influence usa:2a
56 announce
    Red sends 2 influence to the U.S.A. with U.S.A. 2.
57 transport france:2a
58 go great_britain
    Blue plays Military Transport with France 2: Great Britain.
59 let_pass
    Red lets it pass.
    Blue's spy goes to Great Britain.
60 let_pass
    Blue lets it pass.
    The U.S.A. moves 2 steps to Red.
61 influence france:4b
62 announce
    Red sends 4 influence to France with France 4.
63 let_pass
    Blue lets it pass.
    France moves 4 steps to Red.
64 go_on
    Red draws 4 hidden cards.
65 move_spy usa
    Red's spy goes to the U.S.A.
66 let_pass
    Turn 7: Blue's move.
hash 7 91e72b31b4afe786
67 act france:2b
    Blue plays Supply Drop with France 2.
68 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
69 act ussr:4a
70 aim poland
    Blue plays Blockade with U.S.S.R. 4: Poland.
71 let_pass
    Red lets it pass.
    Poland is blockaded until the end of turn 9.
72 go_on
    Blue draws 3 hidden cards.
    Blue draws 3 hidden cards.
73 move_spy usa
    Blue's spy goes to the U.S.A.
74 let_pass
    Turn 8: Red's move.
hash 8 4f61cea5330b0934
75 influence hungary:2c
76 place usa
77 announce
    Red sends 1 influence to the U.S.A. with Hungary 2.
78 block mercenary:2a
79 done
    Blue blocks the U.S.A.: 2 against 1, with Mercenary 2.
80 act ussr:2b
81 aim france
82 aim usa
83 aim ussr
    Red plays Coordinated Assault with U.S.S.R. 2: France, the U.S.A. and the U.S.S.R.
84 counter great_britain:2b
    Blue counters Coordinated Assault with Rebel Forces (Great Britain 2).
    Red's Coordinated Assault comes to nothing.
85 go_on
    Red draws 2 hidden cards.
86 move_spy great_britain
    Red's spy goes to Great Britain.
87 let_pass
    Turn 9: Blue's move.
hash 9 028ed09b860abdca
88 act hungary:4a
    Blue plays Detain with Hungary 4.
89 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 11.
90 act france:3c
91 aim advanced_transport
    Blue plays Gadget Research with France 3: Advanced Transport.
92 let_pass
    Red lets it pass.
    Blue has Advanced Transport.
93 gadget_move ussr:3c
    Blue discards U.S.S.R. 3: the spy goes to the U.S.S.R.
94 go_on
    Blue draws 2 hidden cards.
95 move_spy poland
    Blue's spy goes to Poland.
    The blockade of Poland is over.
    Turn 10: Red's move.
hash 10 96fdc4b3d8d63f43
96 act usa:4b
    Red plays Gadget Buster with U.S.A. 4: Advanced Transport.
97 counter france:2c
    Blue counters Gadget Buster with Rebel Forces (France 2).
98 let_pass
    Red lets it pass.
    Red's Gadget Buster comes to nothing.
99 influence usa:3c
100 place usa
101 announce
    Red sends 3 influence to the U.S.A. with U.S.A. 3.
102 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
    Red draws 2 hidden cards.
103 transport hungary:2a
104 go ussr
    Blue plays Military Transport with Hungary 2: the U.S.S.R.
    Blue's spy goes to the U.S.S.R.
105 let_pass
    Turn 11: Blue's move.
hash 11 d9e2aa7c3816dd1a
106 influence great_britain:4b
107 place great_britain
108 announce
    Blue sends 4 influence to Great Britain with Great Britain 4.
109 block mercenary:1c
110 block usa:4a
111 block usa:3b
112 block usa:3a
113 done
    Red blocks Great Britain: 11 against 4, with Mercenary 1, U.S.A. 4, U.S.A. 3 and U.S.A. 3.
114 influence ussr:2a
115 place great_britain
116 add mercenary:1a
117 announce
    Blue sends 2 influence to Great Britain with U.S.S.R. 2 and Mercenary 1.
118 let_pass
    Red lets it pass.
    Great Britain moves 2 steps to Blue.
    Blue draws 5 hidden cards.
119 stay
    Blue's spy stays in the U.S.S.R.
    Red's spy is free again.
    Turn 12: Red's move.
hash 12 7848e9b2883167da
120 act ussr:4b
    Red plays Gadget Buster with U.S.S.R. 4: Advanced Transport.
121 transport poland:2a
122 go poland
    Blue plays Military Transport with Poland 2: Poland.
    Blue's spy goes to Poland.
123 let_pass
    Blue lets it pass.
    Blue loses Advanced Transport.
    Red draws 5 hidden cards.
124 move_spy hungary
    Red's spy goes to Hungary.
125 let_pass
    Turn 13: Blue's move.
hash 13 912acc117be354c0
126 act poland:3b
    Blue plays Safe House with Poland 3.
127 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
128 act poland:3c
129 aim improved_resources
    Blue plays Gadget Research with Poland 3: Improved Resources.
130 let_pass
    Red lets it pass.
    Blue has Improved Resources.
131 go_on
    Blue draws 3 hidden cards.
    The discard pile is shuffled: 43 cards form the new deck.
    Blue draws a hidden card.
    Blue draws 2 hidden cards.
132 move_spy great_britain
    Blue's spy goes to Great Britain.
133 let_pass
    Turn 14: Red's move.
hash 14 abb0a1c7768a8930
134 act great_britain:2c
135 aim usa
    Red plays Revolution with Great Britain 2: the U.S.A.
136 let_pass
    Blue lets it pass.
    The U.S.A. moves 2 steps to Red.
    Red has secured the U.S.A.!
137 act france:3b
    Red plays Safe House with France 3.
138 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
139 go_on
    Red draws 2 hidden cards.
    Red draws 2 hidden cards.
140 move_spy usa
    Red's spy goes to the U.S.A.
141 let_pass
    Turn 15: Blue's move.
hash 15 1120ecb55cb20f4d
142 act great_britain:3c
    Blue plays Strategic Resupply with Great Britain 3.
143 counter great_britain:2b
    Red counters Strategic Resupply with Rebel Forces (Great Britain 2).
144 let_pass
    Blue lets it pass.
    Blue's Strategic Resupply comes to nothing.
145 act usa:2c
    Blue plays Pilfer Accounts with U.S.A. 2.
146 let_pass
    Red lets it pass.
147 keep mercenary:1b
148 keep hungary:2c
    Red discards Mercenary 2, Poland 2, U.S.S.R. 3 and U.S.S.R. 4.
149 go_on
150 stay
    Blue's spy stays in Great Britain.
151 let_pass
    Turn 16: Red's move.
hash 16 5fa1e094eb3f68c4
152 act hungary:2c
153 aim france
    Red plays Revolution with Hungary 2: France.
154 let_pass
    Blue lets it pass.
    France moves 1 step to Red.
    Red has secured France!
    Red wins the war: Poland, the U.S.A. and France.
end 2b83f8bd7a133ebf
    Red wins with Poland, the U.S.A. and France secured.
