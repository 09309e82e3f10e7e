{"format": 1, "title": "espionage", "rules": 1, "level": "close_quarters", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": false, "detain_stops_deport": false, "block_bonus_per_card": false, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 4, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home hungary
    Red's home is Hungary.
2 choose_home france
    Blue's home is France.
    Turn 1: Red's move.
hash 1 bf06474f4a7b68d5
3 influence ussr:4a
4 place hungary
5 announce
    Red sends 4 influence to Hungary with U.S.S.R. 4.
6 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
7 go_on
    Red draws a hidden card.
8 move_spy usa
    Red's spy goes to the U.S.A.
9 transport france:2a
10 go poland
    Blue plays Military Transport with France 2: Poland.
    Blue's spy goes to Poland.
11 let_pass
    Turn 2: Blue's move.
hash 2 6a3ab6cbf087adde
12 influence hungary:4a
13 place poland
14 add mercenary:2a
15 announce
    Blue sends 6 influence to Poland with Hungary 4 and Mercenary 2.
16 let_pass
    Red lets it pass.
    Poland moves 6 steps to Blue.
    Blue has secured Poland!
17 influence great_britain:2c
18 place france
19 announce
    Blue sends 2 influence to France with Great Britain 2.
20 let_pass
    Red lets it pass.
    France moves 2 steps to Blue.
21 go_on
    Blue draws 4 hidden cards.
22 move_spy hungary
    Blue's spy goes to Hungary.
23 let_pass
    Turn 3: Red's move.
hash 3 e770fad7b287e00e
24 influence hungary:2c
25 place usa
26 announce
    Red sends 1 influence to the U.S.A. with Hungary 2.
27 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
28 act poland:4a
29 aim ussr
    Red plays Blockade with Poland 4: the U.S.S.R.
30 let_pass
    Blue lets it pass.
    The U.S.S.R. is blockaded until the end of turn 5.
31 go_on
    Red draws 2 hidden cards.
32 move_spy france
    Red's spy goes to France.
33 let_pass
    Turn 4: Blue's move.
hash 4 3985835934c24fd9
34 influence usa:2b
35 place france
36 announce
    Blue sends 2 influence to France with U.S.A. 2.
37 transport poland:2a
38 go ussr
    Red plays Military Transport with Poland 2: the U.S.S.R.
39 let_pass
    Blue lets it pass.
    Red's spy goes to the U.S.S.R.
40 let_pass
    Red lets it pass.
    France moves 2 steps to Blue.
41 influence poland:3b
42 place france
43 announce
    Blue sends 2 influence to France with Poland 3.
44 let_pass
    Red lets it pass.
    France moves 1 step to Blue.
    Blue has secured France!
45 transport hungary:2a
46 go poland
    Blue plays Military Transport with Hungary 2: Poland.
47 let_pass
    Red lets it pass.
    Blue's spy goes to Poland.
48 go_on
    Blue draws 3 hidden cards.
49 stay
    Blue's spy stays in Poland.
50 let_pass
    Turn 5: Red's move.
hash 5 06154bf51c13b4bd
51 influence usa:3b
52 place usa
53 announce
    Red sends 3 influence to the U.S.A. with U.S.A. 3.
54 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
55 act hungary:3b
    Red plays Safe House with Hungary 3.
56 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
57 go_on
    Red draws 3 hidden cards.
    Red draws 2 hidden cards.
58 move_spy france
    Red's spy goes to France.
59 let_pass
    The blockade of the U.S.S.R. is over.
    Turn 6: Blue's move.
hash 6 cafd50860eb06023
60 influence great_britain:3a
61 announce
    Blue sends 3 influence to Great Britain with Great Britain 3.
62 let_pass
    Red lets it pass.
    Great Britain moves 3 steps to Blue.
63 influence usa:3c
64 announce
    Blue sends 3 influence to the U.S.A. with U.S.A. 3.
65 let_pass
    Red lets it pass.
    The U.S.A. moves 3 steps to Blue.
66 go_on
    Blue draws 2 hidden cards.
67 move_spy ussr
    Blue's spy goes to the U.S.S.R.
68 let_pass
    Turn 7: Red's move.
hash 7 b5fa3c3e79e83dfc
69 act poland:2b
    Red plays Supply Drop with Poland 2.
70 counter hungary:2b
    Blue counters Supply Drop with Rebel Forces (Hungary 2).
71 let_pass
    Red lets it pass.
    Red's Supply Drop comes to nothing.
72 influence ussr:4b
73 place ussr
74 announce
    Red sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
75 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 4 steps to Red.
76 go_on
77 move_spy ussr
    Red's spy goes to the U.S.S.R.
78 let_pass
    Turn 8: Blue's move.
hash 8 efa205b294527cc7
79 influence france:3a
80 announce
    Blue sends 2 influence to the U.S.S.R. with France 3.
81 let_pass
    Red lets it pass.
    The U.S.S.R. moves 2 steps to Blue.
82 influence france:4a
83 announce
    Blue sends 3 influence to the U.S.S.R. with France 4.
84 block ussr:2b
85 done
    Red blocks the U.S.S.R.: 3 against 3, with U.S.S.R. 2.
86 go_on
    Blue draws 3 hidden cards.
87 move_spy poland
    Blue's spy goes to Poland.
88 let_pass
    Turn 9: Red's move.
hash 9 25dc9f07c6dd5fd4
89 influence ussr:3a
90 place hungary
91 announce
    Red sends 3 influence to Hungary with U.S.S.R. 3.
92 let_pass
    Blue lets it pass.
    Hungary moves 2 steps to Red.
    Red has secured Hungary!
93 influence usa:4b
94 place ussr
95 announce
    Red sends 3 influence to the U.S.S.R. with U.S.A. 4.
96 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 3 steps to Red.
97 go_on
    Red draws 3 hidden cards.
98 move_spy usa
    Red's spy goes to the U.S.A.
99 let_pass
    Turn 10: Blue's move.
hash 10 649d21e1868d05f8
100 influence mercenary:1d
101 place ussr
102 announce
    Blue sends 1 influence to the U.S.S.R. with Mercenary 1.
103 let_pass
    Red lets it pass.
    The U.S.S.R. moves 1 step to Blue.
104 act usa:2a
    Blue plays Supply Drop with U.S.A. 2.
105 counter france:2c
    Red counters Supply Drop with Rebel Forces (France 2).
    Blue's Supply Drop comes to nothing.
106 go_on
    Blue draws 2 hidden cards.
107 stay
    Blue's spy stays in Poland.
108 let_pass
    Turn 11: Red's move.
hash 11 d85709a630e944a4
109 influence usa:2c
110 announce
    Red sends 3 influence to the U.S.A. with U.S.A. 2.
111 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
112 act hungary:4b
    Red plays Paid Informant with Hungary 4.
113 counter poland:2c
    Blue counters Paid Informant with Rebel Forces (Poland 2).
    Red's Paid Informant comes to nothing.
114 go_on
    Red draws 3 hidden cards.
115 stay
    Red's spy stays in the U.S.A.
116 let_pass
    Turn 12: Blue's move.
hash 12 b93d7d23d94cf26d
117 act great_britain:3c
    Blue plays Strategic Resupply with Great Britain 3.
118 let_pass
    Red lets it pass.
    Blue discards the whole hand: Hungary 3, Great Britain 2 and Great Britain 3.
    Blue draws 5 hidden cards.
119 influence mercenary:2b
120 place great_britain
121 announce
    Blue sends 2 influence to Great Britain with Mercenary 2.
122 let_pass
    Red lets it pass.
    Great Britain moves 2 steps to Blue.
123 go_on
    Blue draws a hidden card.
124 move_spy usa
    Blue's spy goes to the U.S.A.
125 let_pass
    Turn 13: Red's move.
hash 13 8ec15dac0d18c2db
126 influence poland:4b
127 announce
    Red sends 3 influence to the U.S.A. with Poland 4.
128 block france:2b
129 block mercenary:1a
130 done
    Blue blocks the U.S.A.: 3 against 3, with France 2 and Mercenary 1.
131 act usa:4a
132 aim hungary
    Red plays Blockade with U.S.A. 4: Hungary.
133 let_pass
    Blue lets it pass.
    Hungary is blockaded until the end of turn 15.
134 go_on
    Red draws 2 hidden cards.
135 move_spy hungary
    Red's spy goes to Hungary.
136 let_pass
    Turn 14: Blue's move.
hash 14 def6fbd32ce32029
137 influence poland:3c
138 announce
    Blue sends 2 influence to the U.S.A. with Poland 3.
139 let_pass
    Red lets it pass.
    The U.S.A. moves 2 steps to Blue.
140 influence hungary:3a
141 announce
    Blue sends 2 influence to the U.S.A. with Hungary 3.
142 let_pass
    Red lets it pass.
    The U.S.A. moves 2 steps to Blue.
143 go_on
    Blue draws 4 hidden cards.
144 stay
    Blue's spy stays in the U.S.A.
145 let_pass
    Turn 15: Red's move.
hash 15 c0a8eaf4943e04a9
146 influence mercenary:1b
147 place ussr
148 announce
    Red sends 1 influence to the U.S.S.R. with Mercenary 1.
149 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 1 step to Red.
150 influence great_britain:4b
151 announce
    Red sends 4 influence to Great Britain with Great Britain 4.
152 transport great_britain:2a
153 go france
    Blue plays Military Transport with Great Britain 2: France.
    Blue's spy goes to France.
154 let_pass
    Blue lets it pass.
    Great Britain moves 4 steps to Red.
155 go_on
    Red draws 2 hidden cards.
156 move_spy poland
    Red's spy goes to Poland.
157 let_pass
    The blockade of Hungary is over.
    Turn 16: Blue's move.
hash 16 f962ec6de45c2f1a
158 influence ussr:3c
159 announce
    Blue sends 3 influence to the U.S.S.R. with U.S.S.R. 3.
160 let_pass
    Red lets it pass.
    The U.S.S.R. moves 3 steps to Blue.
161 act usa:3a
162 aim improved_resources
    Blue plays Gadget Research with U.S.A. 3: Improved Resources.
163 let_pass
    Red lets it pass.
    Blue has Improved Resources.
164 go_on
    Blue draws 2 hidden cards.
    The discard pile is shuffled: 44 cards form the new deck.
    Blue draws 2 hidden cards.
165 stay
    Blue's spy stays in France.
166 let_pass
    Turn 17: Red's move.
hash 17 c5859d7bae295372
167 act france:3b
    Red plays Safe House with France 3.
168 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
169 influence ussr:2c
170 announce
    Red sends 2 influence to the U.S.S.R. with U.S.S.R. 2.
171 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
172 go_on
    Red draws 2 hidden cards.
    Red draws 2 hidden cards.
173 move_spy hungary
    Red's spy goes to Hungary.
174 let_pass
    Turn 18: Blue's move.
hash 18 1ff43183419dafbf
175 influence ussr:3b
176 announce
    Blue sends 3 influence to the U.S.S.R. with U.S.S.R. 3.
177 let_pass
    Red lets it pass.
    The U.S.S.R. moves 3 steps to Blue.
178 act ussr:2a
    Blue plays Supply Drop with U.S.S.R. 2.
179 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
180 go_on
    Blue draws 2 hidden cards.
    Blue draws 3 hidden cards.
181 move_spy hungary
    Blue's spy goes to Hungary.
182 let_pass
    Turn 19: Red's move.
hash 19 861d08aa5d81d368
183 act france:3c
184 aim improved_resources
    Red plays Gadget Research with France 3: Improved Resources.
185 let_pass
    Blue lets it pass.
    Red has Improved Resources.
186 act great_britain:3c
    Red plays Strategic Resupply with Great Britain 3.
187 transport great_britain:2a
188 go france
    Blue plays Military Transport with Great Britain 2: France.
    Blue's spy goes to France.
189 counter hungary:2b
    Blue counters Strategic Resupply with Rebel Forces (Hungary 2).
    Red's Strategic Resupply comes to nothing.
190 go_on
    Red draws a hidden card.
191 move_spy poland
    Red's spy goes to Poland.
192 let_pass
    Turn 20: Blue's move.
hash 20 c9adfad80bba9e14
193 act great_britain:4b
    Blue plays Paid Informant with Great Britain 4.
194 let_pass
    Red lets it pass.
    Red's hand lies open until the end of turn 22: France 4, Great Britain 4, U.S.A. 2, France 4, U.S.S.R. 4 and Great Britain 3.
195 act usa:2a
    Blue plays Supply Drop with U.S.A. 2.
196 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
197 go_on
    Blue draws a hidden card.
    Blue draws 3 hidden cards.
198 move_spy great_britain
    Blue's spy goes to Great Britain.
199 let_pass
    Turn 21: Red's move.
hash 21 54889b9b3e425336
200 act great_britain:3b
    Red plays Safe House with Great Britain 3.
201 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
202 influence great_britain:4a
203 announce
    Red sends 4 influence to Great Britain with Great Britain 4.
204 block mercenary:1a
205 block mercenary:1d
206 block great_britain:2b
207 block france:2b
208 done
    Blue blocks Great Britain: 7 against 4, with Mercenary 1, Mercenary 1, Great Britain 2 and France 2.
209 go_on
    Red draws Poland 2 and U.S.S.R. 2.
    Red draws Poland 2 and Poland 4.
210 stay
    Red's spy stays in Poland.
211 let_pass
    Turn 22: Blue's move.
hash 22 8c6c213947fac97c
212 act hungary:3c
    Blue plays Strategic Resupply with Hungary 3.
213 counter poland:2c
    Red counters Strategic Resupply with Rebel Forces (Poland 2).
214 let_pass
    Blue lets it pass.
    Blue's Strategic Resupply comes to nothing.
215 act hungary:4a
    Blue plays Detain with Hungary 4.
216 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 24.
217 go_on
    Blue draws 3 hidden cards.
218 move_spy hungary
    Blue's spy goes to Hungary.
    Red's hand is hidden again.
    Turn 23: Red's move.
hash 23 3c5985d717c8b769
219 act ussr:4a
220 aim france
    Red plays Blockade with U.S.S.R. 4: France.
221 let_pass
    Blue lets it pass.
    France is blockaded until the end of turn 25.
222 act ussr:2b
223 aim ussr
224 aim great_britain
225 aim usa
    Red plays Coordinated Assault with U.S.S.R. 2: the U.S.S.R., Great Britain and the U.S.A.
226 transport hungary:2a
227 go usa
    Blue plays Military Transport with Hungary 2: the U.S.A.
    Blue's spy goes to the U.S.A.
228 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 1 step to Red.
    Great Britain moves 1 step to Red.
    The U.S.A. moves 1 step to Red.
    Red draws a hidden card.
229 let_pass
    Turn 24: Blue's move.
hash 24 52acdad02a663f3f
230 act hungary:2c
231 aim great_britain
    Blue plays Revolution with Hungary 2: Great Britain.
232 let_pass
    Red lets it pass.
    Great Britain moves 2 steps to Blue.
233 influence great_britain:3a
234 place usa
235 add mercenary:1c
236 announce
    Blue sends 4 influence to the U.S.A. with Great Britain 3 and Mercenary 1.
    The U.S.A. moves 4 steps to Blue.
237 go_on
    Blue draws 4 hidden cards.
238 move_spy ussr
    Blue's spy goes to the U.S.S.R.
    Red's spy is free again.
    Turn 25: Red's move.
hash 25 aa83a285f3b1df48
239 influence ussr:3a
240 announce
    Red sends 3 influence to the U.S.S.R. with U.S.S.R. 3.
241 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 3 steps to Red.
242 act usa:2b
243 aim usa
244 announce
    Red plays Coordinated Assault with U.S.A. 2: the U.S.A.
245 transport france:2a
246 go usa
    Blue plays Military Transport with France 2: the U.S.A.
    Blue's spy goes to the U.S.A.
247 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
248 go_on
    Red draws 2 hidden cards.
249 move_spy great_britain
    Red's spy goes to Great Britain.
250 let_pass
    The blockade of France is over.
    Turn 26: Blue's move.
hash 26 bf65dcee220fbe95
251 influence usa:3b
252 add usa:3c
253 announce
    Blue sends 6 influence to the U.S.A. with U.S.A. 3 and U.S.A. 3.
254 transport poland:2a
255 go poland
    Red plays Military Transport with Poland 2: Poland.
256 let_pass
    Blue lets it pass.
    Red's spy goes to Poland.
257 let_pass
    Red lets it pass.
    The U.S.A. moves 6 steps to Blue.
    Blue has secured the U.S.A.!
    Blue wins the war: Poland, the U.S.A. and France.
end 04f15b74010b24eb
    Blue wins with Poland, the U.S.A. and France secured.
