{"format": 1, "title": "espionage", "rules": 1, "level": "duel_of_bots", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "none", "blockade_stops_revolution": true, "detain_stops_deport": false, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_last_card_drawn", "turn_cap_player_turns": 200}, "seed": 7, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home ussr
    Red's home is the U.S.S.R.
2 choose_home great_britain
    Blue's home is Great Britain.
    Turn 1: Red's move.
hash 1 e84734dced40f986
3 influence mercenary:1d
4 place usa
5 announce
    Red sends 1 influence to the U.S.A. with Mercenary 1.
6 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
7 go_on
    Red draws a hidden card.
8 stay
    Red's spy stays in the U.S.S.R.
9 let_pass
    Turn 2: Blue's move.
hash 2 85b7404cd4750cb6
10 influence great_britain:2a
11 add great_britain:4b
12 announce
    Blue sends 6 influence to Great Britain with Great Britain 2 and Great Britain 4.
13 let_pass
    Red lets it pass.
    Great Britain moves 6 steps to Blue.
14 act poland:3b
    Blue plays Safe House with Poland 3.
15 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
16 go_on
    Blue draws 3 hidden cards.
    Blue draws 2 hidden cards.
17 move_spy poland
    Blue's spy goes to Poland.
18 let_pass
    Turn 3: Red's move.
hash 3 6750c97e33847482
19 influence france:3c
20 place france
21 announce
    Red sends 3 influence to France with France 3.
22 let_pass
    Blue lets it pass.
    France moves 3 steps to Red.
23 influence poland:3c
24 place poland
25 announce
    Red sends 3 influence to Poland with Poland 3.
26 block hungary:3c
27 block ussr:4a
28 done
    Blue blocks Poland: 7 against 3, with Hungary 3 and U.S.S.R. 4.
29 go_on
    Red draws 2 hidden cards.
30 stay
    Red's spy stays in the U.S.S.R.
31 let_pass
    Turn 4: Blue's move.
hash 4 fa43c6cf1c6eb2c3
32 influence ussr:2b
33 place great_britain
34 announce
    Blue sends 1 influence to Great Britain with U.S.S.R. 2.
35 let_pass
    Red lets it pass.
    Great Britain moves 1 step to Blue.
    Blue has secured Great Britain!
36 influence usa:3a
37 place usa
38 announce
    Blue sends 3 influence to the U.S.A. with U.S.A. 3.
39 let_pass
    Red lets it pass.
    The U.S.A. moves 3 steps to Blue.
40 go_on
    Blue draws 2 hidden cards.
41 move_spy france
    Blue's spy goes to France.
42 let_pass
    Turn 5: Red's move.
hash 5 1cacfd11cdff2a92
43 influence france:2b
44 place ussr
45 announce
    Red sends 1 influence to the U.S.S.R. with France 2.
46 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 1 step to Red.
47 influence great_britain:3b
48 announce
    Red sends 2 influence to the U.S.S.R. with Great Britain 3.
49 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
50 go_on
    Red draws 2 hidden cards.
51 move_spy france
    Red's spy goes to France.
52 let_pass
    Turn 6: Blue's move.
hash 6 364d3bf6dc086428
53 influence hungary:2b
54 place france
55 announce
    Blue sends 1 influence to France with Hungary 2.
56 block usa:2a
57 done
    Red blocks France: 2 against 1, with U.S.A. 2.
58 influence poland:2c
59 place france
60 announce
    Blue sends 1 influence to France with Poland 2.
61 block great_britain:3c
62 done
    Red blocks France: 3 against 1, with Great Britain 3.
63 go_on
    Blue draws 2 hidden cards.
64 move_spy ussr
    Blue's spy goes to the U.S.S.R.
65 let_pass
    Turn 7: Red's move.
hash 7 3a92142e9e997627
66 influence ussr:3c
67 place france
68 announce
    Red sends 2 influence to France with U.S.S.R. 3.
69 let_pass
    Blue lets it pass.
    France moves 2 steps to Red.
70 influence poland:4b
71 place poland
72 announce
    Red sends 4 influence to Poland with Poland 4.
73 let_pass
    Blue lets it pass.
    Poland moves 4 steps to Red.
74 go_on
    Red draws 4 hidden cards.
75 move_spy poland
    Red's spy goes to Poland.
76 let_pass
    Turn 8: Blue's move.
hash 8 ab76ddf71f97066d
77 act ussr:3a
78 aim advanced_transport
    Blue plays Gadget Research with U.S.S.R. 3: Advanced Transport.
79 let_pass
    Red lets it pass.
    Blue has Advanced Transport.
80 act ussr:3b
81 aim hungary
82 aim poland
    Blue plays Coordinated Attack with U.S.S.R. 3: Hungary and Poland.
83 transport france:2a
84 go france
    Red plays Military Transport with France 2: France.
    Red's spy goes to France.
85 let_pass
    Red lets it pass.
    Hungary moves 1 step to Blue.
    Poland moves 1 step to Blue.
86 gadget_move france:2c
    Blue discards France 2: the spy goes to France.
87 go_on
    Blue draws 3 hidden cards.
88 move_spy usa
    Blue's spy goes to the U.S.A.
89 let_pass
    Turn 9: Red's move.
hash 9 5ef50b04ad3190cb
90 influence mercenary:1b
91 place usa
92 announce
    Red sends 1 influence to the U.S.A. with Mercenary 1.
93 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
94 influence usa:2c
95 place usa
96 announce
    Red sends 2 influence to the U.S.A. with U.S.A. 2.
97 block great_britain:3a
98 done
    Blue blocks the U.S.A.: 3 against 2, with Great Britain 3.
99 go_on
    Red draws 3 hidden cards.
100 move_spy ussr
    Red's spy goes to the U.S.S.R.
101 let_pass
    Turn 10: Blue's move.
hash 10 eb80a57d48d96d47
102 influence hungary:4b
103 place hungary
104 add mercenary:2a
105 announce
    Blue sends 6 influence to Hungary with Hungary 4 and Mercenary 2.
106 let_pass
    Red lets it pass.
    Hungary moves 6 steps to Blue.
107 act great_britain:4a
    Blue plays Detain with Great Britain 4.
108 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 12.
109 gadget_move usa:3c
110 go ussr
    Blue discards U.S.A. 3: the spy goes to the U.S.S.R.
    Blue draws 5 hidden cards.
111 move_spy france
    Blue's spy goes to France.
    Turn 11: Red's move.
hash 11 6692ce28b66679ad
112 influence great_britain:2c
113 announce
    Red sends 1 influence to the U.S.S.R. with Great Britain 2.
114 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 1 step to Red.
115 act hungary:3b
    Red plays Safe House with Hungary 3.
116 counter great_britain:2b
    Blue counters Safe House with Rebel Forces (Great Britain 2).
    Red's Safe House comes to nothing.
    Red draws 2 hidden cards.
117 let_pass
    Turn 12: Blue's move.
hash 12 a69db9036afcb5a7
118 influence mercenary:1c
119 place ussr
120 announce
    Blue sends 1 influence to the U.S.S.R. with Mercenary 1.
121 let_pass
    Red lets it pass.
    The U.S.S.R. moves 1 step to Blue.
122 act france:3a
123 aim usa
124 announce
    Blue plays Coordinated Attack with France 3: the U.S.A.
125 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
126 gadget_move poland:4a
    Blue discards Poland 4: the spy goes to Poland.
127 go_on
    Blue draws 4 hidden cards.
128 move_spy hungary
    Blue's spy goes to Hungary.
    Red's spy is free again.
    Turn 13: Red's move.
hash 13 f3cc5449b3555454
129 act usa:2b
130 aim france
131 aim poland
132 aim usa
    Red plays Coordinated Assault with U.S.A. 2: France, Poland and the U.S.A.
133 let_pass
    Blue lets it pass.
    France moves 1 step to Red.
    Poland moves 1 step to Red.
    The U.S.A. moves 1 step to Red.
134 act hungary:4a
    Red plays Detain with Hungary 4.
135 let_pass
    Blue lets it pass.
    Blue's spy is detained until the end of turn 15.
136 go_on
    Red draws 2 hidden cards.
137 stay
    Red's spy stays in the U.S.S.R.
    Turn 14: Blue's move.
hash 14 f6d2aef5d1873621
138 influence france:4a
139 place france
140 announce
    Blue sends 4 influence to France with France 4.
141 let_pass
    Red lets it pass.
    France moves 4 steps to Blue.
142 act hungary:2c
143 aim usa
    Blue plays Revolution with Hungary 2: the U.S.A.
144 transport poland:2a
145 go france
    Red plays Military Transport with Poland 2: France.
    Red's spy goes to France.
146 let_pass
    Red lets it pass.
    The U.S.A. moves 2 steps to Blue.
    Blue draws 2 hidden cards.
147 let_pass
    Turn 15: Red's move.
hash 15 2bef3f00cb0fee04
148 act ussr:2a
    Red plays Supply Drop with U.S.S.R. 2.
149 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
150 act usa:4a
151 aim france
    Red plays Blockade with U.S.A. 4: France.
152 let_pass
    Blue lets it pass.
    France is blockaded until the end of turn 17.
153 go_on
    Red draws 3 hidden cards.
    Red draws 2 hidden cards.
    The discard pile is shuffled: 41 cards form the new deck.
    Red draws a hidden card.
154 move_spy great_britain
    Red's spy goes to Great Britain.
    Blue's spy is free again.
    Turn 16: Blue's move.
hash 16 d807b4001f091bd9
155 influence mercenary:1a
156 place hungary
157 announce
    Blue sends 1 influence to Hungary with Mercenary 1.
158 transport hungary:2a
159 go usa
    Red plays Military Transport with Hungary 2: the U.S.A.
    Red's spy goes to the U.S.A.
160 let_pass
    Red lets it pass.
    Hungary moves 1 step to Blue.
    Blue has secured Hungary!
161 gadget_move hungary:3a
162 go ussr
    Blue discards Hungary 3: the spy goes to the U.S.S.R.
163 act france:3b
    Blue plays Safe House with France 3.
164 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
165 go_on
    Blue draws 3 hidden cards.
    Blue draws 2 hidden cards.
166 move_spy poland
    Blue's spy goes to Poland.
167 let_pass
    Turn 17: Red's move.
hash 17 c9d413e15d31134f
168 influence ussr:4b
169 place ussr
170 announce
    Red sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
171 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 4 steps to Red.
172 influence ussr:2c
173 place usa
174 add mercenary:2b
175 announce
    Red sends 3 influence to the U.S.A. with U.S.S.R. 2 and Mercenary 2.
176 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
177 go_on
    Red draws a hidden card.
178 move_spy poland
    Red's spy goes to Poland.
179 let_pass
    The blockade of France is over.
    Turn 18: Blue's move.
hash 18 f6477c5f71fed1a3
180 influence usa:2c
181 place poland
182 add mercenary:2a
183 add mercenary:1c
184 announce
    Blue sends 4 influence to Poland with U.S.A. 2, Mercenary 2 and Mercenary 1.
185 block poland:2b
186 block poland:3c
187 block poland:2c
188 done
    Red blocks Poland: 10 against 4, with Poland 2, Poland 3 and Poland 2.
189 act poland:4b
    Blue plays Detain with Poland 4.
190 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 20.
191 gadget_move hungary:3b
    Blue discards Hungary 3: the spy goes to Hungary.
192 go_on
    Blue draws 3 hidden cards.
193 move_spy usa
    Blue's spy goes to the U.S.A.
    Turn 19: Red's move.
hash 19 8301819e3b4a04ad
194 influence usa:4b
195 place poland
196 announce
    Red sends 3 influence to Poland with U.S.A. 4.
197 let_pass
    Blue lets it pass.
    Poland moves 3 steps to Red.
    Red has secured Poland!
198 act poland:3a
199 aim france
200 announce
    Red plays Coordinated Attack with Poland 3: France.
201 counter usa:3b
    Blue counters Coordinated Attack with Coordinated Attack (U.S.A. 3).
    Red's Coordinated Attack comes to nothing.
    Red draws 5 hidden cards.
202 let_pass
    Turn 20: Blue's move.
hash 20 41e89f698e4f0db9
203 influence france:4a
204 place france
205 announce
    Blue sends 4 influence to France with France 4.
    France moves 4 steps to Blue.
206 influence france:4b
207 place france
208 announce
    Blue sends 4 influence to France with France 4.
    France moves 4 steps to Blue.
209 gadget_move france:2c
    Blue discards France 2: the spy goes to France.
210 go_on
    Blue draws 4 hidden cards.
211 move_spy great_britain
    Blue's spy goes to Great Britain.
    Red's spy is free again.
    Turn 21: Red's move.
hash 21 1356b5c6347f206e
212 influence mercenary:1d
213 place france
214 announce
    Red sends 1 influence to France with Mercenary 1.
215 let_pass
    Blue lets it pass.
    France moves 1 step to Red.
216 act usa:3c
    Red plays Deport with U.S.A. 3.
217 counter great_britain:2b
    Blue counters Deport with Rebel Forces (Great Britain 2).
    Red's Deport comes to nothing.
218 go_on
    Red draws 2 hidden cards.
219 move_spy great_britain
    Red's spy goes to Great Britain.
220 let_pass
    Turn 22: Blue's move.
hash 22 7928e3c9a3ec4ada
221 gadget_move usa:2b
    Blue discards U.S.A. 2: the spy goes to the U.S.A.
222 influence poland:2a
223 announce
    Blue sends 1 influence to the U.S.A. with Poland 2.
224 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
225 act usa:2a
    Blue plays Supply Drop with U.S.A. 2.
226 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
227 go_on
    Blue draws 4 hidden cards.
    Blue draws 3 hidden cards.
228 move_spy poland
    Blue's spy goes to Poland.
229 let_pass
    Turn 23: Red's move.
hash 23 131e3408ca36dd67
230 influence ussr:2a
231 announce
    Red sends 2 influence to the U.S.S.R. with U.S.S.R. 2.
232 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 1 step to Red.
    Red has secured the U.S.S.R.!
233 influence france:2b
234 announce
    Red sends 2 influence to France with France 2.
235 let_pass
    Blue lets it pass.
    France moves 2 steps to Red.
236 go_on
    Red draws 2 hidden cards.
237 stay
    Red's spy stays in Great Britain.
238 let_pass
    Turn 24: Blue's move.
hash 24 e6bb376e3e87bc21
239 gadget_move great_britain:4a
    Blue discards Great Britain 4: the spy goes to Great Britain.
240 act usa:3a
    Blue plays Gadget Research with U.S.A. 3: Improved Resources.
241 let_pass
    Red lets it pass.
    Blue has Improved Resources.
242 act great_britain:2c
243 aim ussr
    Blue plays Revolution with Great Britain 2: the U.S.S.R.
244 let_pass
    Red lets it pass.
    The U.S.S.R. is open again.
    The U.S.S.R. moves 2 steps to Blue.
245 go_on
    Blue draws a hidden card.
246 stay
    Blue's spy stays in Great Britain.
247 let_pass
    Turn 25: Red's move.
hash 25 5283ece8025facc4
248 act ussr:4a
249 aim france
    Red plays Blockade with U.S.S.R. 4: France.
250 let_pass
    Blue lets it pass.
    France is blockaded until the end of turn 27.
251 act great_britain:4b
    Red plays Paid Informant with Great Britain 4.
252 let_pass
    Blue lets it pass.
    Blue's hand lies open until the end of turn 27: Great Britain 3, France 3, France 3, U.S.S.R. 3, U.S.S.R. 3 and Hungary 3.
253 go_on
    Red draws 2 hidden cards.
254 move_spy usa
    Red's spy goes to the U.S.A.
255 let_pass
    Turn 26: Blue's move.
hash 26 2696e7caa6178ce9
256 act ussr:3b
257 aim usa
258 announce
    Blue plays Coordinated Attack with U.S.S.R. 3: the U.S.A.
259 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
260 act great_britain:3a
    Blue plays Deport with Great Britain 3.
261 transport great_britain:2a
262 go great_britain
    Red plays Military Transport with Great Britain 2: Great Britain.
    Red's spy goes to Great Britain.
263 let_pass
    Red lets it pass.
    Red's spy is deported to the U.S.S.R.
264 gadget_move france:3a
    Blue discards France 3: the spy goes to France.
265 go_on
    Blue draws U.S.A. 4, Great Britain 3 and Hungary 4.
266 move_spy hungary
    Blue's spy goes to Hungary.
267 let_pass
    Turn 27: Red's move.
hash 27 ce7ce18470bb3dd5
268 influence ussr:2b
269 add mercenary:1b
270 announce
    Red sends 4 influence to the U.S.S.R. with U.S.S.R. 2 and Mercenary 1.
271 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
    Red has secured the U.S.S.R.!
272 act great_britain:3b
    Red plays Safe House with Great Britain 3.
273 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
274 go_on
    Red draws 4 hidden cards.
    Red draws a hidden card.
    The discard pile is shuffled: 40 cards form the new deck.
    Red draws a hidden card.
275 move_spy poland
    Red's spy goes to Poland.
276 let_pass
    The blockade of France is over.
    Blue's hand is hidden again.
    Turn 28: Blue's move.
hash 28 f6537346af302d4c
277 gadget_move france:3c
    Blue discards France 3: the spy goes to France.
278 influence usa:4a
279 place france
280 announce
    Blue sends 4 influence to France with U.S.A. 4.
281 let_pass
    Red lets it pass.
    France moves 4 steps to Blue.
    Blue has secured France!
    Blue wins the war: Hungary, Great Britain and France.
end 79de43b9f0163eea
    Blue wins with Hungary, Great Britain and France secured.
