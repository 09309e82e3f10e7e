{"format": 1, "title": "espionage", "rules": 1, "level": "close_quarters", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": false, "counter_chain": "rebel_forces", "blockade_stops_revolution": false, "detain_stops_deport": false, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 200}, "seed": 3251, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home usa
    Blue's home is the U.S.A.
2 choose_home hungary
    Red's home is Hungary.
    Turn 1: Blue's move.
hash 1 9d9c7116d9f4433b
3 act poland:3c
4 aim improved_resources
    Blue plays Gadget Research with Poland 3: Improved Resources.
5 let_pass
    Red lets it pass.
    Blue has Improved Resources.
6 transport france:2a
7 go poland
    Blue plays Military Transport with France 2: Poland.
8 let_pass
    Red lets it pass.
    Blue's spy goes to Poland.
9 go_on
    Blue draws 3 hidden cards.
10 stay
    Blue's spy stays in Poland.
11 let_pass
    Turn 2: Red's move.
hash 2 41172fed877b95e7
12 influence usa:4b
13 place usa
14 announce
    Red sends 4 influence to the U.S.A. with U.S.A. 4.
15 let_pass
    Blue lets it pass.
    The U.S.A. moves 4 steps to Red.
16 act usa:2c
    Red plays Pilfer Accounts with U.S.A. 2.
17 counter hungary:2b
    Blue counters Pilfer Accounts with Rebel Forces (Hungary 2).
    Red's Pilfer Accounts comes to nothing.
18 go_on
    Red draws 2 hidden cards.
19 move_spy ussr
    Red's spy goes to the U.S.S.R.
20 let_pass
    Turn 3: Blue's move.
hash 3 f9bbc75ce38ac8e8
21 influence france:3a
22 place poland
23 announce
    Blue sends 2 influence to Poland with France 3.
    Poland moves 2 steps to Blue.
24 influence usa:3c
25 place poland
26 announce
    Blue sends 2 influence to Poland with U.S.A. 3.
    Poland moves 2 steps to Blue.
27 go_on
    Blue draws 3 hidden cards.
28 move_spy ussr
    Blue's spy goes to the U.S.S.R.
29 let_pass
    Turn 4: Red's move.
hash 4 3ca9136589db72c4
30 act hungary:3b
    Red plays Safe House with Hungary 3.
31 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
32 act great_britain:3c
    Red plays Strategic Resupply with Great Britain 3.
33 let_pass
    Blue lets it pass.
    Red discards the whole hand: Hungary 2, Mercenary 2 and Mercenary 1.
    Red draws 5 hidden cards.
34 transport hungary:2a
35 go hungary
    Red plays Military Transport with Hungary 2: Hungary.
36 let_pass
    Blue lets it pass.
    Red's spy goes to Hungary.
37 go_on
    Red draws a hidden card.
    Red draws 2 hidden cards.
38 stay
    Red's spy stays in Hungary.
39 let_pass
    Turn 5: Blue's move.
hash 5 252e0f9006ee8662
40 influence great_britain:4b
41 place ussr
42 announce
    Blue sends 3 influence to the U.S.S.R. with Great Britain 4.
    The U.S.S.R. moves 3 steps to Blue.
43 act france:4b
    Blue plays Detain with France 4.
44 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 7.
45 go_on
    Blue draws 2 hidden cards.
46 move_spy france
    Blue's spy goes to France.
    Turn 6: Red's move.
hash 6 7cf8dcbfda157e39
47 influence usa:3b
48 place usa
49 announce
    Red sends 3 influence to the U.S.A. with U.S.A. 3.
50 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
51 act ussr:4b
    Red plays Gadget Buster with U.S.S.R. 4: Improved Resources.
52 let_pass
    Blue lets it pass.
    Blue loses Improved Resources.
53 let_pass
    Turn 7: Blue's move.
hash 7 58a1e9850b16a2f6
54 act poland:2b
    Blue plays Supply Drop with Poland 2.
55 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
56 influence poland:3a
57 place poland
58 announce
    Blue sends 3 influence to Poland with Poland 3.
    Poland moves 2 steps to Blue.
    Blue has secured Poland!
59 go_on
    Blue draws a hidden card.
    Blue draws 3 hidden cards.
60 move_spy hungary
    Blue's spy goes to Hungary.
    Red's spy is free again.
    Turn 8: Red's move.
hash 8 9d8e4b8bc2cb710a
61 influence ussr:2b
62 place hungary
63 announce
    Red sends 2 influence to Hungary with U.S.S.R. 2.
64 block ussr:4a
65 block hungary:3c
66 block ussr:3b
67 block poland:4a
68 done
    Blue blocks Hungary: 15 against 2, with U.S.S.R. 4, Hungary 3, U.S.S.R. 3 and Poland 4.
69 influence france:3b
70 place hungary
71 announce
    Red sends 2 influence to Hungary with France 3.
72 block hungary:4a
73 block mercenary:2b
74 block ussr:3a
75 done
    Blue blocks Hungary: 10 against 2, with Hungary 4, Mercenary 2 and U.S.S.R. 3.
76 go_on
    Red draws 2 hidden cards.
77 stay
    Red's spy stays in Hungary.
78 let_pass
    Turn 9: Blue's move.
hash 9 77f961252ac0bae5
79 act france:2b
    Blue plays Supply Drop with France 2.
80 counter great_britain:2b
    Red counters Supply Drop with Rebel Forces (Great Britain 2).
    Blue's Supply Drop comes to nothing.
    Blue draws 5 hidden cards.
81 move_spy ussr
    Blue's spy goes to the U.S.S.R.
82 let_pass
    Turn 10: Red's move.
hash 10 7f8cc53f448f015b
83 act ussr:2c
    Red plays Pilfer Accounts with U.S.S.R. 2.
84 let_pass
    Blue lets it pass.
85 keep hungary:3a
86 keep france:4a
    Blue discards U.S.A. 2, Great Britain 3 and Poland 2.
87 act france:3c
88 aim improved_resources
    Red plays Gadget Research with France 3: Improved Resources.
89 let_pass
    Blue lets it pass.
    Red has Improved Resources.
90 go_on
    Red draws 4 hidden cards.
91 move_spy poland
    Red's spy goes to Poland.
92 let_pass
    Turn 11: Blue's move.
hash 11 defc8569bea0902a
93 influence france:4a
94 place ussr
95 announce
    Blue sends 3 influence to the U.S.S.R. with France 4.
    The U.S.S.R. moves 3 steps to Blue.
96 act hungary:3a
    Blue plays Deport with Hungary 3.
97 let_pass
    Red lets it pass.
    Red's spy is deported to Hungary.
    Blue draws 5 hidden cards.
98 move_spy great_britain
    Blue's spy goes to Great Britain.
99 let_pass
    Turn 12: Red's move.
hash 12 4f5016a5d62849c0
100 influence mercenary:1b
101 place usa
102 announce
    Red sends 1 influence to the U.S.A. with Mercenary 1.
103 block great_britain:2a
104 block mercenary:1d
105 block great_britain:2c
106 block france:2c
107 done
    Blue blocks the U.S.A.: 7 against 1, with Great Britain 2, Mercenary 1, Great Britain 2 and France 2.
108 influence mercenary:1a
109 place usa
110 announce
    Red sends 1 influence to the U.S.A. with Mercenary 1.
111 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
112 go_on
    Red draws 2 hidden cards.
113 stay
    Red's spy stays in Hungary.
114 let_pass
    Turn 13: Blue's move.
hash 13 e92e2b0cdf8f769a
115 influence poland:4b
116 place great_britain
117 announce
    Blue sends 3 influence to Great Britain with Poland 4.
    Great Britain moves 3 steps to Blue.
    Blue draws 4 hidden cards.
    The discard pile is shuffled: 43 cards form the new deck.
    Blue draws a hidden card.
118 move_spy ussr
    Blue's spy goes to the U.S.S.R.
119 let_pass
    Turn 14: Red's move.
hash 14 df43ece93207a9dc
120 act poland:3b
    Red plays Safe House with Poland 3.
121 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
122 act usa:2a
    Red plays Supply Drop with U.S.A. 2.
123 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
124 go_on
    Red draws 2 hidden cards.
    Red draws 5 hidden cards.
125 stay
    Red's spy stays in Hungary.
126 let_pass
    Turn 15: Blue's move.
hash 15 7d13783dda8d550e
127 influence ussr:3c
128 place ussr
129 add mercenary:2b
130 announce
    Blue sends 6 influence to the U.S.S.R. with U.S.S.R. 3 and Mercenary 2.
    The U.S.S.R. moves 2 steps to Blue.
    Blue has secured the U.S.S.R.!
131 act hungary:4b
    Blue plays Paid Informant with Hungary 4.
132 counter hungary:2b
    Red counters Paid Informant with Rebel Forces (Hungary 2).
    Blue's Paid Informant comes to nothing.
133 go_on
    Blue draws 3 hidden cards.
134 move_spy great_britain
    Blue's spy goes to Great Britain.
135 let_pass
    Turn 16: Red's move.
hash 16 5ba4ea266522686e
136 influence usa:3a
137 place usa
138 announce
    Red sends 3 influence to the U.S.A. with U.S.A. 3.
139 block usa:4a
140 block great_britain:3b
141 block france:4a
142 block great_britain:2a
143 block usa:2b
144 done
    Blue blocks the U.S.A.: 15 against 3, with U.S.A. 4, Great Britain 3, France 4, Great Britain 2 and U.S.A. 2.
145 act great_britain:3a
    Red plays Deport with Great Britain 3.
    Blue's spy is deported to the U.S.A.
146 go_on
147 move_spy usa
    Red's spy goes to the U.S.A.
    Turn 17: Blue's move.
    Blue draws 5 hidden cards.
hash 17 be50ad86efa515d4
148 move_spy hungary
    Blue's spy goes to Hungary.
149 let_pass
    Turn 18: Red's move.
hash 18 675ad1c5e5ece0ec
150 act ussr:3a
    Red plays Gadget Research with U.S.S.R. 3: Advanced Transport.
151 let_pass
    Blue lets it pass.
    Red has Advanced Transport.
152 act france:3a
153 aim usa
154 aim hungary
    Red plays Coordinated Attack with France 3: the U.S.A. and Hungary.
155 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
    Red has secured the U.S.A.!
    Hungary moves 1 step to Red.
    Red wins the war: the U.S.A.
end fefa0bc2f7ad3241
    Red wins by securing Blue's home, the U.S.A.
