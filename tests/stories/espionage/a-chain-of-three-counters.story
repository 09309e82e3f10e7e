{"format": 1, "title": "espionage", "rules": 1, "level": "standard", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 2912, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home usa
    Blue's home is the U.S.A.
2 choose_home hungary
    Red's home is Hungary.
    Turn 1: Blue's move.
hash 1 89a8f13be53808bd
3 influence ussr:2a
4 place usa
5 announce
    Blue sends 1 influence to the U.S.A. with U.S.S.R. 2.
6 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
7 go_on
    Blue draws a hidden card.
8 stay
    Blue's spy stays in the U.S.A.
9 let_pass
    Turn 2: Red's move.
hash 2 abe22b316382eefa
10 act poland:3a
11 aim hungary
12 aim poland
    Red plays Coordinated Attack with Poland 3: Hungary and Poland.
13 counter poland:2c
    Blue counters Coordinated Attack with Rebel Forces (Poland 2).
14 counter great_britain:2b
    Red counters Rebel Forces with Rebel Forces (Great Britain 2).
15 counter france:2c
    Blue counters Rebel Forces with Rebel Forces (France 2).
    Red's Rebel Forces comes to nothing.
    Red's Coordinated Attack comes to nothing.
16 go_on
    Red draws 2 hidden cards.
17 move_spy poland
    Red's spy goes to Poland.
18 let_pass
    Turn 3: Blue's move.
hash 3 0bf295294e2c82d5
19 influence great_britain:4b
20 place usa
21 announce
    Blue sends 4 influence to the U.S.A. with Great Britain 4.
22 let_pass
    Red lets it pass.
    The U.S.A. moves 4 steps to Blue.
23 influence hungary:2c
24 place usa
25 announce
    Blue sends 1 influence to the U.S.A. with Hungary 2.
26 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
27 go_on
    Blue draws 4 hidden cards.
28 move_spy france
    Blue's spy goes to France.
29 let_pass
    Turn 4: Red's move.
hash 4 da7abbbf55bd5679
30 act france:4a
31 aim hungary
    Red plays Blockade with France 4: Hungary.
32 transport great_britain:2a
33 go poland
    Blue plays Military Transport with Great Britain 2: Poland.
34 let_pass
    Red lets it pass.
    Blue's spy goes to Poland.
35 let_pass
    Blue lets it pass.
    Hungary is blockaded until the end of turn 6.
36 influence mercenary:2b
37 place poland
38 announce
    Red sends 2 influence to Poland with Mercenary 2.
39 block hungary:4a
40 done
    Blue blocks Poland: 4 against 2, with Hungary 4.
41 go_on
    Red draws 2 hidden cards.
42 stay
    Red's spy stays in Poland.
43 let_pass
    Turn 5: Blue's move.
hash 5 409b6324590d6c6d
44 influence poland:2b
45 place usa
46 announce
    Blue sends 1 influence to the U.S.A. with Poland 2.
47 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
48 act ussr:2b
49 aim usa
50 announce
    Blue plays Coordinated Assault with U.S.S.R. 2: the U.S.A.
51 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
    Blue has secured the U.S.A.!
52 go_on
    Blue draws 4 hidden cards.
53 move_spy great_britain
    Blue's spy goes to Great Britain.
54 let_pass
    Turn 6: Red's move.
hash 6 84617ed98c5e3b08
55 act usa:3a
56 aim improved_resources
    Red plays Gadget Research with U.S.A. 3: Improved Resources.
57 let_pass
    Blue lets it pass.
    Red has Improved Resources.
58 influence france:3b
59 place poland
60 announce
    Red sends 2 influence to Poland with France 3.
61 let_pass
    Blue lets it pass.
    Poland moves 2 steps to Red.
62 go_on
    Red draws 3 hidden cards.
63 move_spy usa
    Red's spy goes to the U.S.A.
64 let_pass
    The blockade of Hungary is over.
    Turn 7: Blue's move.
hash 7 114ba031bebb3660
65 act usa:2a
    Blue plays Supply Drop with U.S.A. 2.
66 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
67 influence france:2b
68 place france
69 add mercenary:2a
70 announce
    Blue sends 4 influence to France with France 2 and Mercenary 2.
71 let_pass
    Red lets it pass.
    France moves 4 steps to Blue.
72 go_on
    Blue draws 3 hidden cards.
    Blue draws 3 hidden cards.
73 move_spy ussr
    Blue's spy goes to the U.S.S.R.
74 transport france:2a
75 go france
    Red plays Military Transport with France 2: France.
    Red's spy goes to France.
76 let_pass
    Turn 8: Red's move.
hash 8 40d33f82d403095f
77 act ussr:3b
78 aim poland
79 aim hungary
    Red plays Coordinated Attack with U.S.S.R. 3: Poland and Hungary.
80 transport hungary:2a
81 go poland
    Blue plays Military Transport with Hungary 2: Poland.
82 let_pass
    Red lets it pass.
    Blue's spy goes to Poland.
83 let_pass
    Blue lets it pass.
    Poland moves 1 step to Red.
    Hungary moves 1 step to Red.
84 act poland:4a
85 aim usa
    Red plays Blockade with Poland 4: the U.S.A.
86 let_pass
    Blue lets it pass.
    The U.S.A. is blockaded until the end of turn 10.
87 go_on
    Red draws 3 hidden cards.
88 move_spy ussr
    Red's spy goes to the U.S.S.R.
89 let_pass
    Turn 9: Blue's move.
hash 9 3f4930ac0f7265c9
90 influence ussr:4a
91 place ussr
92 add mercenary:1a
93 announce
    Blue sends 5 influence to the U.S.S.R. with U.S.S.R. 4 and Mercenary 1.
94 block hungary:3a
95 block poland:3b
96 block ussr:4b
97 done
    Red blocks the U.S.S.R.: 11 against 5, with Hungary 3, Poland 3 and U.S.S.R. 4.
98 influence france:4b
99 place france
100 announce
    Blue sends 4 influence to France with France 4.
101 let_pass
    Red lets it pass.
    France moves 3 steps to Blue.
    Blue has secured France!
102 go_on
    Blue draws a hidden card.
103 move_spy great_britain
    Blue's spy goes to Great Britain.
104 let_pass
    Turn 10: Red's move.
hash 10 0d4ceaf05165c3e6
105 influence usa:2c
106 place hungary
107 announce
    Red sends 1 influence to Hungary with U.S.A. 2.
108 let_pass
    Blue lets it pass.
    Hungary moves 1 step to Red.
109 act usa:2b
110 aim poland
111 aim hungary
112 announce
    Red plays Coordinated Assault with U.S.A. 2: Poland and Hungary.
113 let_pass
    Blue lets it pass.
    Poland moves 1 step to Red.
    Hungary moves 1 step to Red.
114 go_on
    Red draws 5 hidden cards.
115 move_spy great_britain
    Red's spy goes to Great Britain.
116 let_pass
    The blockade of the U.S.A. is over.
    Turn 11: Blue's move.
hash 11 6c1d34cd9cab23cc
117 influence ussr:3a
118 place ussr
119 announce
    Blue sends 3 influence to the U.S.S.R. with U.S.S.R. 3.
120 let_pass
    Red lets it pass.
    The U.S.S.R. moves 3 steps to Blue.
121 influence poland:3c
122 place great_britain
123 announce
    Blue sends 2 influence to Great Britain with Poland 3.
124 block mercenary:1d
125 block usa:4b
126 block france:3a
127 block usa:4a
128 block great_britain:3c
129 done
    Red blocks Great Britain: 16 against 2, with Mercenary 1, U.S.A. 4, France 3, U.S.A. 4 and Great Britain 3.
130 go_on
    Blue draws 2 hidden cards.
131 move_spy ussr
    Blue's spy goes to the U.S.S.R.
132 let_pass
    Turn 12: Red's move.
hash 12 e27051a07b8829a7
133 act hungary:3b
    Red plays Safe House with Hungary 3.
134 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
    Red draws 6 hidden cards.
    Red draws 2 hidden cards.
135 move_spy france
    Red's spy goes to France.
136 let_pass
    Turn 13: Blue's move.
hash 13 a90e434e2d564b80
137 influence great_britain:4a
138 place ussr
139 announce
    Blue sends 3 influence to the U.S.S.R. with Great Britain 4.
140 let_pass
    Red lets it pass.
    The U.S.S.R. moves 3 steps to Blue.
141 influence great_britain:2c
142 place ussr
143 announce
    Blue sends 1 influence to the U.S.S.R. with Great Britain 2.
144 let_pass
    Red lets it pass.
    The U.S.S.R. moves 1 step to Blue.
145 go_on
    Blue draws 2 hidden cards.
146 move_spy hungary
    Blue's spy goes to Hungary.
147 let_pass
    Turn 14: Red's move.
hash 14 38405232eee81636
148 act france:3c
    Red plays Gadget Research with France 3: Advanced Transport.
149 transport poland:2a
150 go ussr
    Blue plays Military Transport with Poland 2: the U.S.S.R.
151 counter hungary:2b
    Red counters Military Transport with Rebel Forces (Hungary 2).
152 let_pass
    Blue lets it pass.
    Blue's Military Transport comes to nothing.
153 let_pass
    Blue lets it pass.
    Red has Advanced Transport.
154 gadget_move great_britain:3b
    Red discards Great Britain 3: the spy goes to Great Britain.
155 go_on
    Red draws a hidden card.
156 move_spy hungary
    Red's spy goes to Hungary.
157 let_pass
    Turn 15: Blue's move.
hash 15 b697e482ba030acc
158 act usa:3b
159 aim ussr
160 aim great_britain
    Blue plays Coordinated Attack with U.S.A. 3: the U.S.S.R. and Great Britain.
161 let_pass
    Red lets it pass.
    The U.S.S.R. moves 1 step to Blue.
    Great Britain moves 1 step to Blue.
162 act poland:4b
    Blue plays Detain with Poland 4.
163 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 17.
164 go_on
    The discard pile is shuffled: 44 cards form the new deck.
    Blue draws 3 hidden cards.
165 move_spy ussr
    Blue's spy goes to the U.S.S.R.
    Turn 16: Red's move.
hash 16 1bbc8a2623d72d63
166 influence great_britain:3a
167 place hungary
168 add mercenary:1c
169 announce
    Red sends 3 influence to Hungary with Great Britain 3 and Mercenary 1.
170 let_pass
    Blue lets it pass.
    Hungary moves 3 steps to Red.
171 act ussr:2c
    Red plays Pilfer Accounts with U.S.S.R. 2.
172 let_pass
    Blue lets it pass.
173 keep usa:2b
174 keep ussr:3c
    Blue discards Mercenary 1, Great Britain 4 and U.S.S.R. 2.
    Red draws 3 hidden cards.
175 let_pass
    Turn 17: Blue's move.
hash 17 2ce19166050c13ed
176 influence usa:2b
177 announce
    Blue sends 1 influence to the U.S.S.R. with U.S.A. 2.
    The U.S.S.R. moves 1 step to Blue.
    Blue has secured the U.S.S.R.!
    Blue wins the war: the U.S.S.R., the U.S.A. and France.
end df109c6147f6160b
    Blue wins with the U.S.S.R., the U.S.A. and France secured.
