{"format": 1, "title": "espionage", "rules": 1, "level": "duel_of_bots", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_last_card_drawn", "turn_cap_player_turns": 0}, "seed": 6, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home hungary
    Red's home is Hungary.
2 choose_home france
    Blue's home is France.
    Turn 1: Red's move.
hash 1 48dc5336faad2ecb
3 influence poland:3c
4 place poland
5 add mercenary:2b
6 announce
    Red sends 5 influence to Poland with Poland 3 and Mercenary 2.
7 let_pass
    Blue lets it pass.
    Poland moves 5 steps to Red.
8 transport great_britain:2a
9 go france
    Red plays Military Transport with Great Britain 2: France.
10 let_pass
    Blue lets it pass.
    Red's spy goes to France.
11 go_on
    Red draws 3 hidden cards.
12 stay
    Red's spy stays in France.
13 let_pass
    Turn 2: Blue's move.
hash 2 88dcb53f0a3ef0b2
14 influence france:4b
15 announce
    Blue sends 5 influence to France with France 4.
16 block usa:4b
17 block france:3c
18 done
    Red blocks France: 8 against 5, with U.S.A. 4 and France 3.
19 influence great_britain:4b
20 place great_britain
21 announce
    Blue sends 4 influence to Great Britain with Great Britain 4.
22 let_pass
    Red lets it pass.
    Great Britain moves 4 steps to Blue.
23 go_on
    Blue draws 2 hidden cards.
24 move_spy poland
    Blue's spy goes to Poland.
25 let_pass
    Turn 3: Red's move.
hash 3 cc3301801d814025
26 influence hungary:4b
27 place hungary
28 announce
    Red sends 4 influence to Hungary with Hungary 4.
29 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
30 influence usa:3b
31 place usa
32 announce
    Red sends 3 influence to the U.S.A. with U.S.A. 3.
33 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
34 go_on
    Red draws 4 hidden cards.
35 move_spy usa
    Red's spy goes to the U.S.A.
36 let_pass
    Turn 4: Blue's move.
hash 4 c8e42a67eeb2bb41
37 influence poland:3a
38 place poland
39 announce
    Blue sends 4 influence to Poland with Poland 3.
40 let_pass
    Red lets it pass.
    Poland moves 4 steps to Blue.
41 influence great_britain:3a
42 place great_britain
43 announce
    Blue sends 3 influence to Great Britain with Great Britain 3.
44 let_pass
    Red lets it pass.
    Great Britain moves 3 steps to Blue.
45 go_on
    Blue draws 2 hidden cards.
46 move_spy hungary
    Blue's spy goes to Hungary.
47 let_pass
    Turn 5: Red's move.
hash 5 cf26c71121ace597
48 influence poland:4a
49 place poland
50 announce
    Red sends 4 influence to Poland with Poland 4.
51 let_pass
    Blue lets it pass.
    Poland moves 4 steps to Red.
52 influence france:4a
53 place usa
54 announce
    Red sends 4 influence to the U.S.A. with France 4.
55 let_pass
    Blue lets it pass.
    The U.S.A. moves 4 steps to Red.
56 go_on
    Red draws 2 hidden cards.
57 move_spy ussr
    Red's spy goes to the U.S.S.R.
58 let_pass
    Turn 6: Blue's move.
hash 6 00763020c3563e6a
59 influence france:3b
60 place france
61 announce
    Blue sends 3 influence to France with France 3.
62 let_pass
    Red lets it pass.
    France moves 3 steps to Blue.
63 act great_britain:2c
64 aim poland
    Blue plays Revolution with Great Britain 2: Poland.
65 counter great_britain:2b
    Red counters Revolution with Rebel Forces (Great Britain 2).
    Blue's Revolution comes to nothing.
66 go_on
    Blue draws 2 hidden cards.
67 stay
    Blue's spy stays in Hungary.
68 let_pass
    Turn 7: Red's move.
hash 7 f5f5ef22776081fc
69 act hungary:2c
70 aim france
    Red plays Revolution with Hungary 2: France.
71 counter poland:2c
    Blue counters Revolution with Rebel Forces (Poland 2).
72 counter france:2c
    Red counters Rebel Forces with Rebel Forces (France 2).
73 let_pass
    Blue lets it pass.
    Blue's Rebel Forces comes to nothing.
74 counter hungary:2b
    Blue counters Revolution with Rebel Forces (Hungary 2).
    Red's Revolution comes to nothing.
75 go_on
    Red draws 3 hidden cards.
76 move_spy great_britain
    Red's spy goes to Great Britain.
77 let_pass
    Turn 8: Blue's move.
hash 8 3b2f485290545ce2
78 influence france:3a
79 place france
80 announce
    Blue sends 3 influence to France with France 3.
81 let_pass
    Red lets it pass.
    France moves 3 steps to Blue.
    Blue has secured France!
82 influence ussr:4a
83 place ussr
84 announce
    Blue sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
85 let_pass
    Red lets it pass.
    The U.S.S.R. moves 4 steps to Blue.
86 go_on
    Blue draws 4 hidden cards.
87 move_spy poland
    Blue's spy goes to Poland.
88 let_pass
    Turn 9: Red's move.
hash 9 b0eef8fb76852c14
89 influence poland:3b
90 place hungary
91 add mercenary:1b
92 announce
    Red sends 4 influence to Hungary with Poland 3 and Mercenary 1.
93 transport poland:2a
94 go hungary
    Blue plays Military Transport with Poland 2: Hungary.
95 let_pass
    Red lets it pass.
    Blue's spy goes to Hungary.
96 block poland:4b
97 done
    Blue blocks Hungary: 4 against 4, with Poland 4.
98 influence ussr:3a
99 place great_britain
100 announce
    Red sends 2 influence to Great Britain with U.S.S.R. 3.
101 let_pass
    Blue lets it pass.
    Great Britain moves 2 steps to Red.
102 go_on
    Red draws 3 hidden cards.
103 move_spy poland
    Red's spy goes to Poland.
104 let_pass
    Turn 10: Blue's move.
hash 10 02b4b03e25957bf7
105 act ussr:2b
106 aim poland
107 aim great_britain
108 aim usa
    Blue plays Coordinated Assault with U.S.S.R. 2: Poland, Great Britain and the U.S.A.
109 let_pass
    Red lets it pass.
    Poland moves 1 step to Blue.
    Great Britain moves 1 step to Blue.
    The U.S.A. moves 1 step to Blue.
110 influence hungary:3a
111 add hungary:3b
112 announce
    Blue sends 6 influence to Hungary with Hungary 3 and Hungary 3.
113 block mercenary:2a
114 block ussr:3c
115 block ussr:2a
116 done
    Red blocks Hungary: 7 against 6, with Mercenary 2, U.S.S.R. 3 and U.S.S.R. 2.
    Blue draws 5 hidden cards.
117 move_spy usa
    Blue's spy goes to the U.S.A.
118 let_pass
    Turn 11: Red's move.
hash 11 c9ec49889ea2ea4c
119 influence ussr:3b
120 place poland
121 announce
    Red sends 3 influence to Poland with U.S.S.R. 3.
122 let_pass
    Blue lets it pass.
    Poland moves 3 steps to Red.
    Red has secured Poland!
123 influence great_britain:3c
124 place great_britain
125 announce
    Red sends 3 influence to Great Britain with Great Britain 3.
126 let_pass
    Blue lets it pass.
    Great Britain moves 3 steps to Red.
    Red draws 5 hidden cards.
127 move_spy usa
    Red's spy goes to the U.S.A.
128 let_pass
    Turn 12: Blue's move.
hash 12 bee0a2c889e022d1
129 influence usa:4a
130 announce
    Blue sends 5 influence to the U.S.A. with U.S.A. 4.
131 block usa:2a
132 block great_britain:3b
133 done
    Red blocks the U.S.A.: 6 against 5, with U.S.A. 2 and Great Britain 3.
134 influence usa:3a
135 add mercenary:1c
136 add mercenary:1d
137 announce
    Blue sends 6 influence to the U.S.A. with U.S.A. 3, Mercenary 1 and Mercenary 1.
138 let_pass
    Red lets it pass.
    The U.S.A. moves 6 steps to Blue.
139 transport hungary:2a
140 go hungary
    Blue plays Military Transport with Hungary 2: Hungary.
141 let_pass
    Red lets it pass.
    Blue's spy goes to Hungary.
    Blue draws 5 hidden cards.
142 stay
    Blue's spy stays in Hungary.
143 let_pass
    Turn 13: Red's move.
hash 13 594a3ce4dd15ebaa
144 influence ussr:2c
145 place usa
146 announce
    Red sends 1 influence to the U.S.A. with U.S.S.R. 2.
147 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
148 influence ussr:4b
149 place ussr
150 announce
    Red sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
151 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 4 steps to Red.
152 go_on
    Red draws 4 hidden cards.
    The discard pile is shuffled: 44 cards form the new deck.
153 stay
    Red's spy stays in the U.S.A.
154 let_pass
    Turn 14: Blue's move.
hash 14 14abc918fcc1ee57
155 influence great_britain:4a
156 place great_britain
157 announce
    Blue sends 4 influence to Great Britain with Great Britain 4.
158 let_pass
    Red lets it pass.
    Great Britain moves 4 steps to Blue.
159 act france:2b
    Blue plays Supply Drop with France 2.
160 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
161 go_on
    Blue draws 2 hidden cards.
    Blue draws 3 hidden cards.
162 stay
    Blue's spy stays in Hungary.
163 let_pass
    Turn 15: Red's move.
hash 15 f3744f6064e558be
164 influence hungary:4a
165 place usa
166 announce
    Red sends 3 influence to the U.S.A. with Hungary 4.
167 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
168 act poland:2b
    Red plays Supply Drop with Poland 2.
169 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
170 go_on
    Red draws 2 hidden cards.
    Red draws 3 hidden cards.
171 move_spy great_britain
    Red's spy goes to Great Britain.
172 let_pass
    Turn 16: Blue's move.
hash 16 f9d53de4faba6d71
173 act ussr:2b
174 aim usa
175 aim ussr
176 aim great_britain
    Blue plays Coordinated Assault with U.S.S.R. 2: the U.S.A., the U.S.S.R. and Great Britain.
177 counter hungary:2b
    Red counters Coordinated Assault with Rebel Forces (Hungary 2).
178 let_pass
    Blue lets it pass.
    Blue's Coordinated Assault comes to nothing.
179 act ussr:3b
180 aim great_britain
181 aim hungary
    Blue plays Coordinated Attack with U.S.S.R. 3: Great Britain and Hungary.
182 counter poland:3a
    Red counters Coordinated Attack with Coordinated Attack (Poland 3).
    Blue's Coordinated Attack comes to nothing.
183 go_on
184 stay
    Blue's spy stays in Hungary.
185 let_pass
    Turn 17: Red's move.
hash 17 6d31defac5c72b56
186 influence usa:2b
187 place usa
188 add mercenary:2b
189 add mercenary:2a
190 announce
    Red sends 6 influence to the U.S.A. with U.S.A. 2, Mercenary 2 and Mercenary 2.
191 transport poland:2a
192 go usa
    Blue plays Military Transport with Poland 2: the U.S.A.
193 let_pass
    Red lets it pass.
    Blue's spy goes to the U.S.A.
194 block usa:2c
195 block france:2a
196 block great_britain:2c
197 done
    Blue blocks the U.S.A.: 7 against 6, with U.S.A. 2, France 2 and Great Britain 2.
198 influence ussr:4a
199 place great_britain
200 announce
    Red sends 3 influence to Great Britain with U.S.S.R. 4.
201 let_pass
    Blue lets it pass.
    Great Britain moves 3 steps to Red.
202 go_on
    Red draws 3 hidden cards.
203 move_spy hungary
    Red's spy goes to Hungary.
204 let_pass
    Turn 18: Blue's move.
hash 18 0b93c37b094f0544
205 act hungary:3c
    Blue plays Strategic Resupply with Hungary 3.
206 counter poland:2c
    Red counters Strategic Resupply with Rebel Forces (Poland 2).
207 let_pass
    Blue lets it pass.
    Blue's Strategic Resupply comes to nothing.
208 act hungary:3b
    Blue plays Safe House with Hungary 3.
209 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
    Blue draws 5 hidden cards.
    Blue draws 2 hidden cards.
210 move_spy hungary
    Blue's spy goes to Hungary.
211 let_pass
    Turn 19: Red's move.
hash 19 b17aebb57e84c248
212 influence usa:3c
213 place usa
214 announce
    Red sends 3 influence to the U.S.A. with U.S.A. 3.
215 let_pass
    Blue lets it pass.
    The U.S.A. moves 3 steps to Red.
216 influence usa:2a
217 place usa
218 announce
    Red sends 2 influence to the U.S.A. with U.S.A. 2.
219 let_pass
    Blue lets it pass.
    The U.S.A. moves 2 steps to Red.
    Red has secured the U.S.A.!
220 go_on
    Red draws 3 hidden cards.
221 move_spy ussr
    Red's spy goes to the U.S.S.R.
222 let_pass
    Turn 20: Blue's move.
hash 20 37cea5e4f0e1dc1d
223 influence ussr:3c
224 place hungary
225 announce
    Blue sends 3 influence to Hungary with U.S.S.R. 3.
226 block mercenary:1d
227 block hungary:2c
228 block mercenary:1a
229 done
    Red blocks Hungary: 4 against 3, with Mercenary 1, Hungary 2 and Mercenary 1.
230 influence hungary:3a
231 announce
    Blue sends 4 influence to Hungary with Hungary 3.
232 let_pass
    Red lets it pass.
    Hungary moves 4 steps to Blue.
233 go_on
234 move_spy ussr
    Blue's spy goes to the U.S.S.R.
235 let_pass
    Turn 21: Red's move.
hash 21 e4924979b53bb4c1
236 influence great_britain:3a
237 place hungary
238 announce
    Red sends 2 influence to Hungary with Great Britain 3.
239 let_pass
    Blue lets it pass.
    Hungary moves 2 steps to Red.
240 influence usa:3b
241 place ussr
242 announce
    Red sends 2 influence to the U.S.S.R. with U.S.A. 3.
243 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
    Red draws 5 hidden cards.
244 move_spy usa
    Red's spy goes to the U.S.A.
245 let_pass
    Turn 22: Blue's move.
hash 22 2a4434cd4cb52021
246 influence ussr:3a
247 announce
    Blue sends 4 influence to the U.S.S.R. with U.S.S.R. 3.
248 let_pass
    Red lets it pass.
    The U.S.S.R. moves 4 steps to Blue.
249 act france:3b
    Blue plays Safe House with France 3.
250 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
251 go_on
    Blue draws 2 hidden cards.
    Blue draws 2 hidden cards.
252 move_spy hungary
    Blue's spy goes to Hungary.
253 let_pass
    Turn 23: Red's move.
hash 23 a5a7ba3bdf8da9eb
254 influence great_britain:3c
255 place hungary
256 announce
    Red sends 2 influence to Hungary with Great Britain 3.
257 block poland:3b
258 done
    Blue blocks Hungary: 3 against 2, with Poland 3.
259 influence great_britain:3b
260 place hungary
261 announce
    Red sends 2 influence to Hungary with Great Britain 3.
262 block poland:4a
263 done
    Blue blocks Hungary: 4 against 2, with Poland 4.
264 go_on
    Red draws 2 hidden cards.
265 stay
    Red's spy stays in the U.S.A.
266 let_pass
    Turn 24: Blue's move.
hash 24 dbc62e97eb6e0b30
267 influence great_britain:2b
268 place great_britain
269 announce
    Blue sends 2 influence to Great Britain with Great Britain 2.
270 transport great_britain:2a
271 go ussr
    Red plays Military Transport with Great Britain 2: the U.S.S.R.
272 let_pass
    Blue lets it pass.
    Red's spy goes to the U.S.S.R.
273 let_pass
    Red lets it pass.
    Great Britain moves 2 steps to Blue.
274 influence france:4a
275 announce
    Blue sends 3 influence to Hungary with France 4.
276 block poland:3c
277 block ussr:4b
278 done
    Red blocks Hungary: 7 against 3, with Poland 3 and U.S.S.R. 4.
279 go_on
    Blue draws 2 hidden cards.
280 stay
    Blue's spy stays in Hungary.
281 let_pass
    Turn 25: Red's move.
hash 25 3c5b2355fcaaacc6
282 influence ussr:2c
283 place hungary
284 announce
    Red sends 2 influence to Hungary with U.S.S.R. 2.
285 block hungary:2a
286 done
    Blue blocks Hungary: 3 against 2, with Hungary 2.
287 act ussr:2a
    Red plays Supply Drop with U.S.S.R. 2.
288 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
    Red draws 5 hidden cards.
    Red draws 3 hidden cards.
    The discard pile is shuffled: 42 cards form the new deck.
289 move_spy great_britain
    Red's spy goes to Great Britain.
290 let_pass
    Turn 26: Blue's move.
hash 26 8e0783b639271ce0
291 influence usa:4b
292 announce
    Blue sends 3 influence to Hungary with U.S.A. 4.
293 block hungary:4b
294 done
    Red blocks Hungary: 4 against 3, with Hungary 4.
295 influence france:3c
296 add mercenary:1c
297 announce
    Blue sends 3 influence to Hungary with France 3 and Mercenary 1.
298 let_pass
    Red lets it pass.
    Hungary moves 3 steps to Blue.
299 go_on
    Blue draws 4 hidden cards.
300 stay
    Blue's spy stays in Hungary.
301 let_pass
    Turn 27: Red's move.
hash 27 ae84e99be6e16767
302 influence poland:4b
303 place hungary
304 add mercenary:1b
305 announce
    Red sends 5 influence to Hungary with Poland 4 and Mercenary 1.
306 block hungary:2c
307 block ussr:3a
308 done
    Blue blocks Hungary: 6 against 5, with Hungary 2 and U.S.S.R. 3.
309 influence france:2c
310 place great_britain
311 announce
    Red sends 2 influence to Great Britain with France 2.
312 let_pass
    Blue lets it pass.
    Great Britain moves 2 steps to Red.
313 go_on
    Red draws a hidden card.
314 move_spy france
    Red's spy goes to France.
315 let_pass
    Turn 28: Blue's move.
hash 28 845c5757f6cfcb15
316 act hungary:3c
    Blue plays Strategic Resupply with Hungary 3.
317 let_pass
    Red lets it pass.
    Blue discards the whole hand: U.S.A. 4 and France 2.
    Blue draws 5 hidden cards.
318 act great_britain:2c
319 aim poland
    Blue plays Revolution with Great Britain 2: Poland.
320 let_pass
    Red lets it pass.
    Poland is open again.
    Poland moves 2 steps to Blue.
321 transport france:2a
322 go poland
    Blue plays Military Transport with France 2: Poland.
323 let_pass
    Red lets it pass.
    Blue's spy goes to Poland.
324 go_on
    Blue draws 2 hidden cards.
325 stay
    Blue's spy stays in Poland.
326 let_pass
    Turn 29: Red's move.
hash 29 e9a433bfd54c60c6
327 influence france:3a
328 announce
    Red sends 2 influence to Hungary with France 3.
329 let_pass
    Blue lets it pass.
    Hungary moves 2 steps to Red.
330 influence france:4b
331 announce
    Red sends 3 influence to Hungary with France 4.
332 let_pass
    Blue lets it pass.
    Hungary moves 3 steps to Red.
333 go_on
    Red draws 2 hidden cards.
334 move_spy hungary
    Red's spy goes to Hungary.
335 let_pass
    Turn 30: Blue's move.
hash 30 dac219b639e65d6a
336 influence poland:3a
337 add mercenary:2b
338 add poland:3c
339 announce
    Blue sends 8 influence to Poland with Poland 3, Mercenary 2 and Poland 3.
340 let_pass
    Red lets it pass.
    Poland moves 8 steps to Blue.
341 influence france:3b
342 announce
    Blue sends 2 influence to Poland with France 3.
343 let_pass
    Red lets it pass.
    Poland moves 2 steps to Blue.
344 go_on
    Blue draws 4 hidden cards.
345 move_spy hungary
    Blue's spy goes to Hungary.
346 let_pass
    Turn 31: Red's move.
hash 31 1ce2b879f1636e72
347 influence great_britain:4b
348 place great_britain
349 announce
    Red sends 4 influence to Great Britain with Great Britain 4.
350 let_pass
    Blue lets it pass.
    Great Britain moves 4 steps to Red.
351 influence great_britain:3c
352 place great_britain
353 add mercenary:1a
354 announce
    Red sends 4 influence to Great Britain with Great Britain 3 and Mercenary 1.
355 let_pass
    Blue lets it pass.
    Great Britain moves 4 steps to Red.
356 go_on
    Red draws 3 hidden cards.
357 move_spy ussr
    Red's spy goes to the U.S.S.R.
358 let_pass
    Turn 32: Blue's move.
hash 32 4e972f89dceb99b1
359 influence poland:2c
360 place poland
361 announce
    Blue sends 2 influence to Poland with Poland 2.
362 let_pass
    Red lets it pass.
    Poland moves 2 steps to Blue.
    Blue has secured Poland!
363 act usa:2a
    Blue plays Supply Drop with U.S.A. 2.
364 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
365 go_on
    Blue draws 2 hidden cards.
    Blue draws 3 hidden cards.
366 stay
    Blue's spy stays in Hungary.
367 let_pass
    Turn 33: Red's move.
hash 33 4deb89d204a25d31
368 influence poland:4a
369 place ussr
370 announce
    Red sends 4 influence to the U.S.S.R. with Poland 4.
371 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 4 steps to Red.
372 influence usa:3a
373 place ussr
374 announce
    Red sends 2 influence to the U.S.S.R. with U.S.A. 3.
375 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
376 go_on
    Red draws 2 hidden cards.
377 move_spy poland
    Red's spy goes to Poland.
378 let_pass
    Turn 34: Blue's move.
hash 34 5cdb0017824e653e
379 influence great_britain:3a
380 place great_britain
381 add mercenary:2a
382 announce
    Blue sends 5 influence to Great Britain with Great Britain 3 and Mercenary 2.
383 let_pass
    Red lets it pass.
    Great Britain moves 5 steps to Blue.
384 influence ussr:4b
385 place ussr
386 announce
    Blue sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
387 let_pass
    Red lets it pass.
    The U.S.S.R. moves 4 steps to Blue.
388 go_on
389 stay
    Blue's spy stays in Hungary.
390 let_pass
    Turn 35: Red's move.
hash 35 0189d4b1c8f44ddc
391 influence ussr:2a
392 place ussr
393 announce
    Red sends 2 influence to the U.S.S.R. with U.S.S.R. 2.
394 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
395 influence ussr:3c
396 place ussr
397 announce
    Red sends 3 influence to the U.S.S.R. with U.S.S.R. 3.
398 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 3 steps to Red.
399 go_on
    Red draws 2 hidden cards.
400 move_spy usa
    Red's spy goes to the U.S.A.
401 let_pass
    Turn 36: Blue's move.
hash 36 b6dbc8d86c90df97
402 act ussr:2b
403 aim hungary
404 aim ussr
405 aim great_britain
    Blue plays Coordinated Assault with U.S.S.R. 2: Hungary, the U.S.S.R. and Great Britain.
406 counter usa:2b
    Red counters Coordinated Assault with Coordinated Assault (U.S.A. 2).
407 counter great_britain:2b
    Blue counters Coordinated Assault with Rebel Forces (Great Britain 2).
408 let_pass
    Red lets it pass.
    Red's Coordinated Assault comes to nothing.
409 let_pass
    Red lets it pass.
    Hungary moves 1 step to Blue.
    The U.S.S.R. moves 1 step to Blue.
    Great Britain moves 1 step to Blue.
410 go_on
    Blue draws 2 hidden cards.
411 stay
    Blue's spy stays in Hungary.
412 let_pass
    Turn 37: Red's move.
hash 37 03fd9a1339a069c2
413 act usa:2c
    Red plays Pilfer Accounts with U.S.A. 2.
414 let_pass
    Blue lets it pass.
415 keep hungary:4a
416 keep hungary:2b
    Blue discards U.S.A. 3, Hungary 3 and Hungary 2.
417 influence hungary:3b
418 add mercenary:1d
419 announce
    Red sends 4 influence to Hungary with Hungary 3 and Mercenary 1.
420 block hungary:4a
421 done
    Blue blocks Hungary: 5 against 4, with Hungary 4.
422 go_on
    Red draws 4 hidden cards.
423 move_spy poland
    Red's spy goes to Poland.
424 let_pass
    Turn 38: Blue's move.
hash 38 027bf0e230d89a79
425 announce
    Blue sends 3 influence to Hungary with Hungary 2.
426 block ussr:4a
427 block poland:2b
428 block ussr:2c
429 done
    Red blocks Hungary: 8 against 3, with U.S.S.R. 4, Poland 2 and U.S.S.R. 2.
    Blue draws 5 hidden cards.
430 move_spy great_britain
    Blue's spy goes to Great Britain.
431 let_pass
    Turn 39: Red's move.
hash 39 7dfe9901421e1b9f
432 act great_britain:3b
    Red plays Safe House with Great Britain 3.
433 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
434 influence france:4a
435 announce
    Red sends 3 influence to Hungary with France 4.
436 transport poland:2a
437 go hungary
    Blue plays Military Transport with Poland 2: Hungary.
    Blue's spy goes to Hungary.
438 block poland:3b
439 done
    Blue blocks Hungary: 3 against 3, with Poland 3.
    Red draws a hidden card.
    The discard pile is shuffled: 50 cards form the new deck.
    Red draws 4 hidden cards.
    Red draws 2 hidden cards.
440 move_spy usa
    Red's spy goes to the U.S.A.
441 let_pass
    Turn 40: Blue's move.
hash 40 1b578f3e91731836
442 influence great_britain:4a
443 place great_britain
444 announce
    Blue sends 4 influence to Great Britain with Great Britain 4.
445 let_pass
    Red lets it pass.
    Great Britain moves 4 steps to Blue.
446 influence great_britain:2a
447 place great_britain
448 announce
    Blue sends 2 influence to Great Britain with Great Britain 2.
449 let_pass
    Red lets it pass.
    Great Britain moves 2 steps to Blue.
    Blue has secured Great Britain!
    Blue wins the war: Poland, Great Britain and France.
end d437912630b2fb82
    Blue wins with Poland, Great Britain and France secured.
