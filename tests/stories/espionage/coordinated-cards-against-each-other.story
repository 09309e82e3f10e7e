{"format": 1, "title": "espionage", "rules": 1, "level": "close_quarters", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 2379, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home hungary
    Red's home is Hungary.
2 choose_home great_britain
    Blue's home is Great Britain.
    Turn 1: Red's move.
hash 1 0935951d7c74225a
3 influence usa:3c
4 place hungary
5 announce
    Red sends 2 influence to Hungary with U.S.A. 3.
6 let_pass
    Blue lets it pass.
    Hungary moves 2 steps to Red.
7 go_on
    Red draws a hidden card.
8 move_spy great_britain
    Red's spy goes to Great Britain.
9 let_pass
    Turn 2: Blue's move.
hash 2 8c0fa0e8610939bb
10 act hungary:2c
11 aim great_britain
    Blue plays Revolution with Hungary 2: Great Britain.
12 let_pass
    Red lets it pass.
    Great Britain moves 2 steps to Blue.
13 act ussr:2c
    Blue plays Pilfer Accounts with U.S.S.R. 2.
14 let_pass
    Red lets it pass.
15 keep poland:4a
16 keep ussr:3a
    Red discards U.S.A. 3, Poland 4 and Great Britain 4.
17 go_on
    Blue draws 2 hidden cards.
18 stay
    Blue's spy stays in Great Britain.
19 let_pass
    Turn 3: Red's move.
hash 3 01f8f51b21925c12
20 act ussr:3a
21 aim advanced_transport
    Red plays Gadget Research with U.S.S.R. 3: Advanced Transport.
22 counter france:2c
    Blue counters Gadget Research with Rebel Forces (France 2).
23 let_pass
    Red lets it pass.
    Red's Gadget Research comes to nothing.
24 influence poland:4a
25 place hungary
26 announce
    Red sends 4 influence to Hungary with Poland 4.
27 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
    Red has secured Hungary!
    Red draws 5 hidden cards.
28 move_spy hungary
    Red's spy goes to Hungary.
29 let_pass
    Turn 4: Blue's move.
hash 4 9377d2c51ef0b980
30 act hungary:3a
    Blue plays Deport with Hungary 3.
31 let_pass
    Red lets it pass.
    Deport changes nothing for Red's spy.
32 influence usa:3b
33 place great_britain
34 announce
    Blue sends 3 influence to Great Britain with U.S.A. 3.
35 let_pass
    Red lets it pass.
    Great Britain moves 3 steps to Blue.
36 go_on
    Blue draws 3 hidden cards.
37 move_spy france
    Blue's spy goes to France.
38 let_pass
    Turn 5: Red's move.
hash 5 fdea0f8d291af03b
39 act hungary:3c
    Red plays Strategic Resupply with Hungary 3.
40 transport hungary:2a
41 go hungary
    Blue plays Military Transport with Hungary 2: Hungary.
42 let_pass
    Red lets it pass.
    Blue's spy goes to Hungary.
43 counter poland:2c
    Blue counters Strategic Resupply with Rebel Forces (Poland 2).
44 let_pass
    Red lets it pass.
    Red's Strategic Resupply comes to nothing.
45 influence mercenary:1b
46 place usa
47 announce
    Red sends 1 influence to the U.S.A. with Mercenary 1.
48 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
49 go_on
    Red draws 2 hidden cards.
50 move_spy france
    Red's spy goes to France.
51 let_pass
    Turn 6: Blue's move.
hash 6 a1f8ad31fe08f412
52 act great_britain:3b
    Blue plays Safe House with Great Britain 3.
53 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
54 influence usa:4b
55 place great_britain
56 add mercenary:1a
57 announce
    Blue sends 5 influence to Great Britain with U.S.A. 4 and Mercenary 1.
58 let_pass
    Red lets it pass.
    Great Britain moves 1 step to Blue.
    Blue has secured Great Britain!
    Blue draws 5 hidden cards.
    Blue draws 2 hidden cards.
59 move_spy great_britain
    Blue's spy goes to Great Britain.
60 let_pass
    Turn 7: Red's move.
hash 7 f10ced6659bddf36
61 act poland:2b
    Red plays Supply Drop with Poland 2.
62 counter hungary:2b
    Blue counters Supply Drop with Rebel Forces (Hungary 2).
63 let_pass
    Red lets it pass.
    Red's Supply Drop comes to nothing.
64 act poland:3b
    Red plays Safe House with Poland 3.
65 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
66 go_on
    Red draws 2 hidden cards.
    Red draws 2 hidden cards.
67 stay
    Red's spy stays in France.
68 let_pass
    Turn 8: Blue's move.
hash 8 74bfef078978c8a8
69 act france:4a
70 aim hungary
    Blue plays Blockade with France 4: Hungary.
71 transport great_britain:2a
72 go poland
    Red plays Military Transport with Great Britain 2: Poland.
73 let_pass
    Blue lets it pass.
    Red's spy goes to Poland.
74 let_pass
    Red lets it pass.
    Hungary is blockaded until the end of turn 10.
75 act great_britain:3a
    Blue plays Deport with Great Britain 3.
76 let_pass
    Red lets it pass.
    Red's spy is deported to Hungary.
77 go_on
    Blue draws a hidden card.
78 move_spy hungary
    Blue's spy goes to Hungary.
79 let_pass
    Turn 9: Red's move.
hash 9 daf48d8fe2f04ac3
80 act usa:2b
81 aim usa
82 announce
    Red plays Coordinated Assault with U.S.A. 2: the U.S.A.
83 counter ussr:2b
    Blue counters Coordinated Assault with Coordinated Assault (U.S.S.R. 2).
84 counter great_britain:2b
    Red counters Coordinated Assault with Rebel Forces (Great Britain 2).
85 let_pass
    Blue lets it pass.
    Blue's Coordinated Assault comes to nothing.
86 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
87 go_on
    Red draws a hidden card.
88 move_spy usa
    Red's spy goes to the U.S.A.
89 let_pass
    Turn 10: Blue's move.
hash 10 cef247e8e2eadeb6
90 act france:2b
    Blue plays Supply Drop with France 2.
91 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
92 influence france:3c
93 announce
    Blue sends 3 influence to France with France 3.
94 let_pass
    Red lets it pass.
    France moves 3 steps to Blue.
95 go_on
    Blue draws 3 hidden cards.
    Blue draws 3 hidden cards.
96 move_spy ussr
    Blue's spy goes to the U.S.S.R.
97 let_pass
    The blockade of Hungary is over.
    Turn 11: Red's move.
hash 11 c4e9a0d3c3a0371c
98 influence ussr:3c
99 place usa
100 announce
    Red sends 2 influence to the U.S.A. with U.S.S.R. 3.
101 transport france:2a
102 go usa
    Blue plays Military Transport with France 2: the U.S.A.
103 let_pass
    Red lets it pass.
    Blue's spy goes to the U.S.A.
104 transport poland:2a
105 go great_britain
    Blue plays Military Transport with Poland 2: Great Britain.
106 let_pass
    Red lets it pass.
    Blue's spy goes to Great Britain.
107 let_pass
    Blue lets it pass.
    The U.S.A. moves 2 steps to Red.
108 act poland:3a
109 aim usa
110 announce
    Red plays Coordinated Attack with Poland 3: the U.S.A.
111 counter france:3a
    Blue counters Coordinated Attack with Coordinated Attack (France 3).
    Red's Coordinated Attack comes to nothing.
112 go_on
    Red draws 2 hidden cards.
113 move_spy hungary
    Red's spy goes to Hungary.
114 let_pass
    Turn 12: Blue's move.
hash 12 1bd3cd1ee722abfb
115 influence ussr:2a
116 announce
    Blue sends 2 influence to the U.S.S.R. with U.S.S.R. 2.
117 let_pass
    Red lets it pass.
    The U.S.S.R. moves 2 steps to Blue.
118 act ussr:4a
119 aim hungary
    Blue plays Blockade with U.S.S.R. 4: Hungary.
120 let_pass
    Red lets it pass.
    Hungary is blockaded until the end of turn 14.
121 go_on
    Blue draws 2 hidden cards.
122 move_spy france
    Blue's spy goes to France.
123 let_pass
    Turn 13: Red's move.
hash 13 2fc5d006324c1ebc
124 act hungary:3b
    Red plays Safe House with Hungary 3.
125 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
126 act ussr:3b
127 aim usa
128 aim poland
    Red plays Coordinated Attack with U.S.S.R. 3: the U.S.A. and Poland.
129 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
    Poland moves 1 step to Red.
130 go_on
    Red draws 2 hidden cards.
    Red draws 2 hidden cards.
131 move_spy usa
    Red's spy goes to the U.S.A.
132 let_pass
    Turn 14: Blue's move.
hash 14 50b38af6963c0293
133 influence hungary:4b
134 announce
    Blue sends 3 influence to France with Hungary 4.
135 let_pass
    Red lets it pass.
    France moves 3 steps to Blue.
    Blue has secured France!
136 act usa:2c
    Blue plays Pilfer Accounts with U.S.A. 2.
137 let_pass
    Red lets it pass.
138 keep great_britain:4b
139 keep ussr:4b
    Red discards Mercenary 1, U.S.A. 2, Mercenary 1, France 4 and Great Britain 2.
140 go_on
    Blue draws 2 hidden cards.
141 move_spy ussr
    Blue's spy goes to the U.S.S.R.
142 let_pass
    The blockade of Hungary is over.
    Turn 15: Red's move.
hash 15 a7a465b0f1c2390b
143 influence ussr:4b
144 place usa
145 announce
    Red sends 3 influence to the U.S.A. with U.S.S.R. 4.
146 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
    Red has secured the U.S.A.!
    Red plays Paid Informant with Great Britain 4.
147 let_pass
    Blue lets it pass.
    Blue's hand lies open until the end of turn 17: Poland 3, Hungary 4, U.S.A. 4, Great Britain 3 and Mercenary 2.
    Red draws 2 hidden cards.
    The discard pile is shuffled: 47 cards form the new deck.
    Red draws 3 hidden cards.
148 move_spy hungary
    Red's spy goes to Hungary.
149 let_pass
    Turn 16: Blue's move.
hash 16 67400cc2efa7bc3b
150 influence poland:3c
151 place ussr
152 announce
    Blue sends 3 influence to the U.S.S.R. with Poland 3.
153 let_pass
    Red lets it pass.
    The U.S.S.R. moves 3 steps to Blue.
154 influence usa:4a
155 announce
    Blue sends 3 influence to the U.S.S.R. with U.S.A. 4.
156 let_pass
    Red lets it pass.
    The U.S.S.R. moves 3 steps to Blue.
    Blue has secured the U.S.S.R.!
    Blue wins the war: the U.S.S.R., Great Britain and France.
end c58f4916bc4054e4
    Blue wins with the U.S.S.R., Great Britain and France secured.
