{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism", "fascism", "socialism", "imperialism", "monarchy", "totalitarianism", "parliamentarianism", "dictatorship", "fundamentalism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6", "Seat 7", "Seat 8", "Seat 9"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5", "Seat 6", "Seat 7", "Seat 8", "Seat 9"]}
1 take china
    Democracy begins in China.
2 take south_east_asia
    Democracy begins in South East Asia.
3 take russia
    Imperialism begins in Russia.
4 take north_africa
    Fascism begins in North Africa.
5 take middle_east
    Fascism begins in the Middle East.
6 take mediterranean
    Fascism begins in the Mediterranean.
7 take balkans
    Socialism begins in the Balkans.
8 take east_europe
    Socialism begins in East Europe.
    Socialism draws 2 hidden cards.
9 take united_kingdom
    Monarchy begins in the United Kingdom.
10 two_cards
    Monarchy draws 2 hidden cards.
11 take central_america
    Totalitarianism begins in Central America.
    Totalitarianism begins in South America.
    Totalitarianism draws 2 hidden cards.
12 take japan
    Parliamentarianism begins in Japan.
13 take pacific_islands
    Parliamentarianism begins in the Pacific Islands.
14 take west_europe
    Dictatorship begins in West Europe.
    Dictatorship begins in Germany.
    Communism begins in North America.
15 take australia
    Fundamentalism begins in Australia.
    Fundamentalism draws 2 hidden cards.
    Democracy begins with 6 ITS.
    Imperialism begins with 2 ITS.
    Fascism begins with 6 ITS.
    Socialism begins with 6 ITS.
    Monarchy begins with 3 ITS.
    Totalitarianism begins with 1 ITS.
    Parliamentarianism begins with 4 ITS.
    Dictatorship begins with 1 ITS.
    Communism begins with 1 ITS.
    Fundamentalism begins with 2 ITS.
    Round 1: 1950 to 1955.
    Democracy gains 9 ITS: 6 by the die, 3 from regions.
    Communism gains 5 ITS: 2 by the die, 3 from regions.
    Fascism gains 5 ITS: 2 by the die, 3 from regions.
    Socialism gains 8 ITS: 6 by the die, 2 from regions.
    Imperialism gains 6 ITS: 3 by the die, 3 from regions.
    Monarchy gains 3 ITS: 1 by the die, 2 from regions.
    Totalitarianism gains 7 ITS: 5 by the die, 2 from regions.
    Parliamentarianism gains 8 ITS: 5 by the die, 3 from regions.
    Dictatorship gains 4 ITS: 1 by the die, 3 from regions.
    Fundamentalism gains 3 ITS: 2 by the die, 1 from regions.
    Democracy draws a hidden card.
hash 1 e66f83dae4e92e8d
16 stop
    Communism draws a hidden card.
17 stop
    Fascism draws a hidden card.
18 stop
    Socialism draws a hidden card.
19 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
20 stop
    Imperialism draws a hidden card.
21 stop
    Monarchy draws a hidden card.
22 stop
    Totalitarianism draws a hidden card.
23 stop
    Parliamentarianism draws a hidden card.
24 stop
    Dictatorship draws a hidden card.
25 stop
    Fundamentalism draws a hidden card.
26 stop
27 bid 1
28 seal
29 bid 1
30 seal
31 bid 4
32 seal
33 bid 3
34 seal
35 bid 2
36 add charismatic_leader:d
37 seal
38 bid 5
39 seal
40 bid 5
41 add foreign_aid:b
42 seal
43 bid 0
44 seal
45 bid 2
46 seal
47 bid 1
48 seal
    Parliamentarianism bids 0.
    Democracy bids 1.
    Communism bids 1.
    Fundamentalism bids 1.
    Dictatorship bids 2.
    Socialism bids 3.
    Fascism bids 4.
    Monarchy bids 5.
    Imperialism bids 7: 2 ITS with Charismatic Leader.
    Totalitarianism bids 7: 5 ITS with Foreign Aid.
    A tie: the dice decide, 4 and 6.
    Totalitarianism has the initiative with 7.
49 first
    Totalitarianism goes first in the peace phase.
50 play treaty:a
51 partner fundamentalism
    Totalitarianism plays Treaty on Fundamentalism.
    Totalitarianism and Fundamentalism play no military cards on each other to the end of round 1.
52 pass
53 pass
54 pass
55 pass
56 pass
57 pass
58 play trade_agreements:b
59 partner totalitarianism
    Socialism plays Trade Agreements on Totalitarianism.
    Socialism and Totalitarianism play no military cards on each other to the end of round 4.
60 pass
61 pass
62 last
    Totalitarianism goes last in the war phase.
63 pass
64 pass
65 pass
66 play world_war:b
67 enemy democracy
    World War! Communism leads the axis against Democracy and the allies.
68 bid 5
69 seal
70 axis
71 bid 5
72 seal
73 abstain
74 abstain
75 abstain
76 abstain
77 abstain
78 abstain
79 abstain
80 bid 2
81 seal
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Democracy bids 2 for the allies.
    Communism bids 5 for the axis.
    Fascism bids 5 for the axis.
    Communism wins the war against Democracy, 10 to 2. The die shows 4: up to 4 regions turn neutral.
    Democracy loses China: it turns neutral.
    Democracy loses South East Asia: it turns neutral.
82 pass
83 pass
84 first
    Totalitarianism goes first in the conflict phase.
85 play incursion:b
86 target north_america
    Totalitarianism plays Incursion on Communism's North America.
    Totalitarianism pays 3 ITS, since North America is a major region.
87 add manifesto:a
88 seal
89 abstain
90 abstain
91 for
92 bid 3
93 seal
94 abstain
95 seal
96 abstain
97 abstain
98 abstain
99 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Communism bids 0 against it.
    Totalitarianism bids 3 for it: 0 ITS with Manifesto.
    Fundamentalism bids 3 for it.
    Incursion succeeds in North America, 6 to 0.
    North America comes under Totalitarianism's control.
100 play superpower_operation:a
101 target middle_east
    Totalitarianism plays Superpower Operation on Fascism's Middle East.
102 abstain
103 abstain
104 abstain
105 abstain
106 abstain
107 bid 1
108 seal
109 abstain
110 abstain
111 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Fascism bids 1 against it.
    Superpower Operation fails in the Middle East, 0 to 1.
112 play annexation:a
113 target china
    Parliamentarianism plays Annexation on China.
    Parliamentarianism pays 3 ITS, since China is a major region.
114 bid 1
115 add appeasement:b
116 seal
117 abstain
118 for
119 bid 0
120 seal
121 abstain
122 abstain
123 abstain
124 abstain
125 abstain
126 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Fundamentalism bids 0 for it.
    Parliamentarianism bids 5 for it: 1 ITS with Appeasement.
    Annexation succeeds in China, 5 to 0.
    China comes under Parliamentarianism's control.
127 stop
128 play military_coup:b
129 target mediterranean
    Dictatorship plays Military Coup on Fascism's Mediterranean.
130 bid 2
131 seal
132 abstain
133 abstain
134 abstain
135 bid 1
136 seal
137 abstain
138 for
139 bid 2
140 seal
141 abstain
142 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Monarchy stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Fascism bids 1 against it.
    Dictatorship bids 2 for it.
    Imperialism bids 2 for it.
    Military Coup succeeds in the Mediterranean, 4 to 1.
    Fascism loses the Mediterranean: it turns neutral.
143 stop
144 play insurrection:b
145 target west_europe
    Fundamentalism plays Insurrection on Dictatorship's West Europe.
146 bid 1
147 seal
148 abstain
149 abstain
150 abstain
151 abstain
152 abstain
153 abstain
154 abstain
155 bid 1
156 seal
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Parliamentarianism stays out.
    Dictatorship bids 1 against it.
    Fundamentalism bids 1 for it.
    A tie: the dice decide, 1 and 2.
    Insurrection fails in West Europe, 1 to 1.
157 play civil_war:a
158 target middle_east
    Fundamentalism plays Civil War on Fascism's Middle East.
159 seal
160 abstain
161 against
162 seal
163 seal
164 against
165 bid 3
166 seal
167 abstain
168 abstain
169 abstain
170 abstain
    Democracy stays out.
    Imperialism stays out.
    Monarchy stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Communism bids 0 against it.
    Fascism bids 0 against it.
    Fundamentalism bids 0 for it.
    Socialism bids 3 against it.
    Civil War fails in the Middle East, 0 to 3.
171 play economic_collapse:a
172 target north_africa
    Fundamentalism plays Economic Collapse on Fascism's North Africa.
173 seal
174 for
175 bid 2
176 seal
177 abstain
178 seal
179 abstain
180 abstain
181 abstain
182 for
183 bid 1
184 seal
185 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Fascism bids 0 against it.
    Fundamentalism bids 0 for it.
    Parliamentarianism bids 1 for it.
    Democracy bids 2 for it.
    Economic Collapse succeeds in North Africa, 3 to 0.
    Fascism loses North Africa: it turns neutral.
186 stop
187 play trade_war:a
188 target china
    Democracy plays Trade War on Parliamentarianism's China.
    Democracy pays 3 ITS, since China is a major region.
189 bid 0
190 add war_crimes_tribunal:a
191 seal
192 for
193 seal
194 abstain
195 abstain
196 abstain
197 abstain
198 bid 0
199 seal
200 against
201 seal
202 abstain
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Fundamentalism stays out.
    Communism bids 0 for it.
    Parliamentarianism bids 0 against it.
    Dictatorship bids 0 against it.
    Democracy bids 1 for it: 0 ITS with War Crimes Tribunal.
    Trade War succeeds in China, 1 to 0.
    Parliamentarianism loses China: it turns neutral.
203 stop
204 play economic_boycott:b
205 target south_america
    Communism plays Economic Boycott on Totalitarianism's South America.
206 seal
207 against
208 seal
209 for
210 bid 4
211 seal
212 for
213 bid 2
214 add propaganda:b
215 seal
216 abstain
217 for
218 bid 1
219 seal
220 abstain
221 abstain
222 abstain
    Democracy stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Communism bids 0 for it.
    Fascism bids 0 against it.
    Parliamentarianism bids 1 for it.
    Socialism bids 4 for it.
    Imperialism bids 6 for it: 2 ITS with Propaganda.
    Economic Boycott succeeds in South America, 11 to 0.
    Totalitarianism loses South America: it turns neutral.
223 play civil_war:b
224 target pacific_islands
    Communism plays Civil War on Parliamentarianism's Pacific Islands.
225 for
226 seal
227 against
228 bid 1
229 seal
230 abstain
231 abstain
232 bid 2
233 seal
234 abstain
235 abstain
236 abstain
    Democracy stays out.
    Imperialism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Fascism bids 0 for it.
    Parliamentarianism bids 2 against it.
    Socialism bids 1 against it.
    Civil War fails in the Pacific Islands, 0 to 3.
237 play cultural_revolution:b
238 target south_america
    Fascism plays Cultural Revolution on South America.
239 seal
240 abstain
241 abstain
242 abstain
243 for
244 bid 2
245 seal
246 for
247 seal
248 abstain
249 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Fundamentalism stays out.
    Fascism bids 0 for it.
    Dictatorship bids 0 for it.
    Parliamentarianism bids 2 for it.
    Cultural Revolution succeeds in South America, 2 to 0.
    South America comes under Fascism's control.
250 play occupation:b
251 target mediterranean
    Fascism plays Occupation on the Mediterranean.
252 seal
253 abstain
254 against
255 bid 2
256 seal
257 abstain
258 abstain
259 abstain
260 abstain
261 abstain
    Democracy stays out.
    Socialism stays out.
    Monarchy stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Fascism bids 0 for it.
    Imperialism bids 2 against it.
    Occupation fails in the Mediterranean, 0 to 2.
262 stop
263 play depression:b
264 target middle_east
    Socialism plays Depression on Fascism's Middle East.
265 seal
266 abstain
267 abstain
268 for
269 bid 2
270 seal
271 abstain
272 abstain
273 abstain
274 seal
    Democracy stays out.
    Imperialism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Fascism bids 0 against it.
    Socialism bids 0 for it.
    Parliamentarianism bids 2 for it.
    Depression succeeds in the Middle East, 2 to 0.
    Fascism loses the Middle East: it turns neutral.
275 play annexation:b
276 target mediterranean
    Socialism plays Annexation on the Mediterranean.
277 seal
278 abstain
279 against
280 bid 1
281 seal
282 abstain
283 abstain
284 abstain
285 abstain
286 abstain
    Democracy stays out.
    Fascism stays out.
    Imperialism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Socialism bids 0 for it.
    Monarchy bids 1 against it.
    Annexation fails in the Mediterranean, 0 to 1.
287 play insurgency:b
288 target south_america
    Socialism plays Insurgency on Fascism's South America.
289 seal
290 abstain
291 for
292 add war_crimes_tribunal:b
293 seal
294 abstain
295 abstain
296 abstain
297 against
298 bid 1
299 seal
300 seal
    Imperialism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Fascism bids 0 against it.
    Socialism bids 0 for it.
    Democracy bids 1 against it.
    Monarchy bids 1 for it: 0 ITS with War Crimes Tribunal.
    A tie: the dice decide, 1 and 1.
    A tie: the dice decide, 4 and 5.
    Insurgency fails in South America, 1 to 1.
301 stop
302 play limited_war:a
303 target australia
    Imperialism plays Limited War on Fundamentalism's Australia.
304 abstain
305 abstain
306 for
307 seal
308 add diplomacy:b
309 seal
310 against
311 bid 3
312 seal
313 abstain
314 abstain
    Fascism stays out.
    Socialism stays out.
    Monarchy stays out.
    Parliamentarianism stays out.
    Dictatorship bids 0 for it.
    Fundamentalism bids 2 against it: 0 ITS with Diplomacy.
    Democracy bids 3 against it.
    Limited War fails in Australia, 0 to 5.
315 play police_action:a
316 target south_east_asia
    Monarchy plays Police Action on South East Asia.
317 seal
318 against
319 seal
320 abstain
321 for
322 seal
323 abstain
324 abstain
325 against
326 seal
    Democracy stays out.
    Fascism stays out.
    Dictatorship stays out.
    Socialism bids 0 against it.
    Monarchy bids 0 for it.
    Parliamentarianism bids 0 against it.
    Fundamentalism bids 0 for it.
    Police Action succeeds in South East Asia, 0 to 0.
    South East Asia comes under Monarchy's control.
327 play colonialism:a
328 target middle_east
    Monarchy plays Colonialism on the Middle East.
329 seal
330 abstain
331 abstain
332 abstain
333 abstain
334 abstain
335 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Monarchy bids 0 for it.
    Colonialism succeeds in the Middle East, 0 to 0.
    The Middle East comes under Monarchy's control.
336 stop
    Totalitarianism's truce with Fundamentalism is over.
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 5 ITS: 5 by the die, 0 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 7 ITS: 6 by the die, 1 from regions.
    Socialism gains 3 ITS: 1 by the die, 2 from regions.
    Imperialism gains 6 ITS: 3 by the die, 3 from regions.
    Monarchy gains 9 ITS: 5 by the die, 4 from regions.
    Totalitarianism gains 8 ITS: 4 by the die, 4 from regions.
    Parliamentarianism gains 6 ITS: 3 by the die, 3 from regions.
    Dictatorship gains 5 ITS: 2 by the die, 3 from regions.
    Fundamentalism gains 6 ITS: 5 by the die, 1 from regions.
    Totalitarianism draws a hidden card.
hash 2 1f020b4c9fb99f99
337 stop
    Parliamentarianism draws a hidden card.
338 stop
    Dictatorship draws a hidden card.
339 stop
    Fundamentalism draws a hidden card.
340 stop
    Democracy draws a hidden card.
341 stop
    Communism draws a hidden card.
342 stop
    Fascism draws a hidden card.
343 stop
    Socialism draws a hidden card.
344 stop
    Imperialism draws a hidden card.
345 stop
    Monarchy draws a hidden card.
346 stop
347 bid 1
348 seal
349 bid 2
350 seal
351 bid 3
352 add espionage:b
353 seal
354 bid 2
355 add foreign_aid:a
356 seal
357 bid 1
358 seal
359 bid 2
360 seal
361 bid 4
362 seal
363 bid 3
364 seal
365 bid 3
366 seal
367 bid 1
368 seal
    Democracy bids 1.
    Monarchy bids 1.
    Totalitarianism bids 1.
    Communism bids 2.
    Parliamentarianism bids 2.
    Socialism bids 3.
    Imperialism bids 3.
    Fascism bids 4.
    Fundamentalism bids 4: 2 ITS with Foreign Aid.
    Dictatorship bids 6: 3 ITS with Espionage.
    Dictatorship has the initiative with 6.
369 last
    Dictatorship goes last in the peace phase.
370 pass
371 pass
372 pass
373 pass
374 pass
375 pass
376 pass
377 pass
378 pass
379 pass
380 first
    Dictatorship goes first in the war phase.
381 pass
382 pass
383 pass
384 pass
385 pass
386 last
    Dictatorship goes last in the conflict phase.
387 stop
388 stop
389 stop
390 play colonialism:b
391 target india
    Fascism plays Colonialism on India.
392 bid 1
393 seal
394 against
395 seal
396 against
397 bid 3
398 seal
399 abstain
400 abstain
401 abstain
402 abstain
403 abstain
404 abstain
405 abstain
    Democracy stays out.
    Communism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Socialism bids 0 against it.
    Fascism bids 1 for it.
    Imperialism bids 3 against it.
    Colonialism fails in India, 1 to 3.
406 stop
407 play coup_detat:b
408 target south_america
    Socialism plays Coup d'état on Fascism's South America.
409 seal
410 against
411 seal
412 for
413 bid 3
414 seal
415 abstain
416 for
417 bid 4
418 seal
419 abstain
420 abstain
421 abstain
422 abstain
423 bid 2
424 seal
    Democracy stays out.
    Communism stays out.
    Totalitarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Socialism bids 0 for it.
    Imperialism bids 0 against it.
    Fascism bids 2 against it.
    Monarchy bids 3 for it.
    Parliamentarianism bids 4 for it.
    Coup d'état succeeds in South America, 7 to 2.
    Fascism loses South America: it turns neutral.
425 stop
426 stop
427 stop
428 stop
429 stop
430 play power_vacuum:b
431 target south_america
    Dictatorship plays Power Vacuum on South America.
432 bid 2
433 add propaganda:a
434 seal
435 abstain
436 abstain
437 abstain
438 abstain
439 for
440 seal
441 abstain
442 for
443 bid 3
444 seal
445 abstain
446 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Socialism bids 0 for it.
    Dictatorship bids 6 for it: 2 ITS with Propaganda.
    Monarchy bids 3 for it.
    Power Vacuum succeeds in South America, 9 to 0.
    South America comes under Dictatorship's control.
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 4 ITS: 4 by the die, 0 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 2 ITS: 2 by the die, 0 from regions.
    Socialism gains 3 ITS: 1 by the die, 2 from regions.
    Imperialism gains 5 ITS: 2 by the die, 3 from regions.
    Monarchy gains 9 ITS: 5 by the die, 4 from regions.
    Totalitarianism gains 7 ITS: 3 by the die, 4 from regions.
    Parliamentarianism gains 5 ITS: 2 by the die, 3 from regions.
    Dictatorship gains 7 ITS: 3 by the die, 4 from regions.
    Fundamentalism gains 7 ITS: 6 by the die, 1 from regions.
    Dictatorship draws a hidden card.
hash 3 dc97564046da2754
447 stop
    Fundamentalism draws a hidden card.
448 stop
    Democracy draws a hidden card.
449 stop
    Communism draws a hidden card.
450 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
451 stop
    Fascism draws a hidden card.
    Socialism draws a hidden card.
452 stop
    Imperialism draws a hidden card.
453 stop
    Monarchy draws a hidden card.
454 buy
    Monarchy buys a card for 3 ITS.
    Monarchy draws a hidden card.
455 stop
    Totalitarianism draws a hidden card.
456 buy
    Totalitarianism buys a card for 3 ITS.
    Totalitarianism draws a hidden card.
457 stop
    Parliamentarianism draws a hidden card.
458 stop
459 bid 3
460 seal
461 bid 3
462 seal
463 bid 3
464 add national_will:a
465 seal
466 bid 0
467 add united_nations:a
468 add isolationism:a
469 seal
470 bid 1
471 seal
472 bid 2
473 add espionage:a
474 seal
475 bid 3
476 seal
477 bid 1
478 seal
479 bid 1
480 seal
481 bid 2
482 seal
    Fascism bids 1.
    Monarchy bids 1.
    Totalitarianism bids 1.
    Parliamentarianism bids 2.
    Imperialism bids 3.
    Dictatorship bids 3.
    Fundamentalism bids 3.
    Communism bids 5: 0 ITS with United Nations and Isolationism.
    Socialism bids 5: 2 ITS with Espionage.
    Democracy bids 7: 3 ITS with National Will.
    Democracy has the initiative with 7.
483 first
    Democracy goes first in the peace phase.
484 pass
485 pass
486 pass
487 pass
488 pass
489 pass
490 pass
491 play trade_agreements:a
492 partner imperialism
    Parliamentarianism plays Trade Agreements on Imperialism.
    Parliamentarianism and Imperialism play no military cards on each other to the end of round 4.
493 pass
494 pass
495 last
    Democracy goes last in the war phase.
496 pass
497 pass
498 pass
499 pass
500 pass
501 last
    Democracy goes last in the conflict phase.
502 stop
503 play military_coup:a
504 target east_europe
    Fascism plays Military Coup on Socialism's East Europe.
505 bid 1
506 seal
507 bid 1
508 seal
509 abstain
510 abstain
511 abstain
512 abstain
513 abstain
514 abstain
515 abstain
516 for
517 bid 0
518 seal
    Democracy stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Communism bids 0 for it.
    Fascism bids 1 for it.
    Socialism bids 1 against it.
    A tie: the dice decide, 4 and 6.
    Military Coup fails in East Europe, 1 to 1.
519 stop
520 play revolution:b
521 target south_america
    Socialism plays Revolution on Dictatorship's South America.
522 seal
523 abstain
524 abstain
525 abstain
526 for
527 bid 2
528 seal
529 bid 3
530 seal
531 abstain
532 abstain
533 against
534 bid 4
535 seal
536 abstain
    Democracy stays out.
    Fascism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Fundamentalism stays out.
    Socialism bids 0 for it.
    Parliamentarianism bids 2 for it.
    Dictatorship bids 3 against it.
    Communism bids 4 against it.
    Revolution fails in South America, 2 to 7.
537 stop
538 play power_vacuum:a
539 target north_africa
    Imperialism plays Power Vacuum on North Africa.
540 bid 2
541 seal
542 for
543 bid 4
544 add iron_curtain:a
545 seal
546 abstain
547 against
548 bid 1
549 seal
550 abstain
551 against
552 bid 2
553 seal
554 against
555 bid 4
556 seal
557 abstain
558 abstain
559 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Totalitarianism stays out.
    Dictatorship stays out.
    Parliamentarianism bids 1 against it.
    Imperialism bids 2 for it.
    Fundamentalism bids 2 against it.
    Democracy bids 4 against it.
    Monarchy bids 7 for it: 4 ITS with Iron Curtain.
    Power Vacuum succeeds in North Africa, 9 to 7.
    North Africa comes under Imperialism's control.
560 play regional_war:b
561 target scandinavia
    Imperialism plays Regional War on Scandinavia.
562 abstain
563 abstain
564 abstain
565 abstain
566 for
567 bid 2
568 seal
569 abstain
570 abstain
571 abstain
572 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism bids 2 for it.
    Regional War succeeds in Scandinavia, 2 to 0.
    Scandinavia comes under Imperialism's control.
573 play insurrection:a
574 target north_america
    Monarchy plays Insurrection on Totalitarianism's North America.
    Monarchy pays 3 ITS, since North America is a major region.
575 seal
576 bid 2
577 seal
578 abstain
579 against
580 bid 1
581 seal
582 abstain
583 abstain
584 for
585 bid 1
586 seal
587 abstain
588 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Monarchy bids 0 for it.
    Communism bids 1 for it.
    Totalitarianism bids 2 against it.
    Dictatorship bids 1 against it.
    Insurrection fails in North America, 1 to 3.
589 stop
590 play cultural_revolution:a
591 target south_africa
    Totalitarianism plays Cultural Revolution on South Africa.
592 bid 3
593 seal
594 against
595 seal
596 abstain
597 for
598 bid 1
599 seal
600 abstain
601 abstain
602 abstain
603 abstain
604 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Parliamentarianism bids 0 against it.
    Totalitarianism bids 3 for it.
    Fundamentalism bids 1 for it.
    Cultural Revolution succeeds in South Africa, 4 to 0.
    South Africa comes under Totalitarianism's control.
605 stop
606 play alliance:a
607 target india
    Parliamentarianism plays Alliance on India.
608 seal
609 abstain
610 against
611 bid 2
612 seal
613 abstain
614 for
615 bid 0
616 seal
617 abstain
618 abstain
619 abstain
620 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Dictatorship stays out.
    Communism bids 0 for it.
    Parliamentarianism bids 0 for it.
    Fundamentalism bids 2 against it.
    Alliance fails in India, 0 to 2.
621 stop
622 stop
623 stop
624 stop
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 6 ITS: 6 by the die, 0 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 2 ITS: 2 by the die, 0 from regions.
    Socialism gains 4 ITS: 2 by the die, 2 from regions.
    Imperialism gains 7 ITS: 2 by the die, 5 from regions.
    Monarchy gains 9 ITS: 5 by the die, 4 from regions.
    Totalitarianism gains 9 ITS: 4 by the die, 5 from regions.
    Parliamentarianism gains 4 ITS: 1 by the die, 3 from regions.
    Dictatorship gains 6 ITS: 2 by the die, 4 from regions.
    Fundamentalism gains 5 ITS: 4 by the die, 1 from regions.
    Democracy draws a hidden card.
hash 4 070c8d398906193f
625 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
626 stop
    Communism draws a hidden card.
627 stop
    Fascism draws a hidden card.
    Socialism draws a hidden card.
628 stop
    Imperialism draws a hidden card.
629 stop
    Monarchy draws a hidden card.
630 buy
    Monarchy buys a card for 3 ITS.
    Monarchy draws a hidden card.
631 stop
    Totalitarianism draws a hidden card.
632 buy
    Totalitarianism buys a card for 3 ITS.
    Totalitarianism draws a hidden card.
633 buy
    Totalitarianism buys a card for 3 ITS.
    Totalitarianism draws a hidden card.
634 stop
    Parliamentarianism draws a hidden card.
635 stop
    Dictatorship draws a hidden card.
636 stop
    Fundamentalism draws a hidden card.
637 stop
638 bid 2
639 seal
640 bid 2
641 seal
642 bid 2
643 seal
644 bid 3
645 seal
646 bid 3
647 seal
648 bid 3
649 seal
650 bid 3
651 seal
652 bid 1
653 seal
654 bid 1
655 seal
656 bid 1
657 seal
    Parliamentarianism bids 1.
    Dictatorship bids 1.
    Fundamentalism bids 1.
    Democracy bids 2.
    Communism bids 2.
    Fascism bids 2.
    Socialism bids 3.
    Imperialism bids 3.
    Monarchy bids 3.
    Totalitarianism bids 3.
    A tie: the dice decide, 4, 4, 6 and 3.
    Monarchy has the initiative with 3.
658 last
    Monarchy goes last in the peace phase.
659 pass
660 pass
661 pass
662 pass
663 pass
664 pass
665 pass
666 pass
667 pass
668 pass
669 last
    Monarchy goes last in the war phase.
670 pass
671 pass
672 pass
673 pass
674 play cold_war:b
675 enemy totalitarianism
    Cold War! Monarchy leads the axis against Totalitarianism and the allies.
676 bid 2
677 seal
678 bid 2
679 seal
680 abstain
681 abstain
682 abstain
683 abstain
684 abstain
685 abstain
686 axis
687 bid 1
688 seal
689 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Monarchy bids 2 for the axis.
    Totalitarianism bids 2 for the allies.
    Socialism bids 1 for the axis.
    Monarchy wins the war against Totalitarianism, 3 to 2. The die shows 1: up to 1 region turns neutral.
690 name central_america
    Central America is named.
    Totalitarianism loses Central America: it turns neutral.
691 last
    Monarchy goes last in the conflict phase.
692 play counter_revolution:b
693 target central_america
    Totalitarianism plays Counter Revolution on Central America.
694 bid 3
695 seal
696 for
697 bid 3
698 seal
699 abstain
700 abstain
701 abstain
702 for
703 bid 1
704 seal
705 against
706 seal
707 abstain
708 abstain
709 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Fascism bids 0 against it.
    Communism bids 1 for it.
    Totalitarianism bids 3 for it.
    Parliamentarianism bids 3 for it.
    Counter Revolution succeeds in Central America, 7 to 0.
    Central America comes under Totalitarianism's control.
710 stop
711 play revolution:a
712 target australia
    Parliamentarianism plays Revolution on Fundamentalism's Australia.
713 seal
714 abstain
715 bid 0
716 seal
717 abstain
718 abstain
719 against
720 seal
721 abstain
722 abstain
723 abstain
724 against
725 seal
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Fascism bids 0 against it.
    Totalitarianism bids 0 against it.
    Parliamentarianism bids 0 for it.
    Fundamentalism bids 0 against it.
    A tie: the dice decide, 3 and 1.
    Revolution succeeds in Australia, 0 to 0.
    Fundamentalism loses Australia: it turns neutral.
726 stop
727 stop
728 play rebellion:b
729 target russia
    Fundamentalism plays Rebellion on Imperialism's Russia.
    Fundamentalism pays 3 ITS, since Russia is a major region.
730 bid 0
731 seal
732 for
733 bid 3
734 seal
735 abstain
736 abstain
737 abstain
738 bid 1
739 seal
740 against
741 bid 1
742 seal
743 against
744 seal
745 abstain
746 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Totalitarianism bids 0 against it.
    Fundamentalism bids 0 for it.
    Imperialism bids 1 against it.
    Monarchy bids 1 against it.
    Democracy bids 3 for it.
    Rebellion succeeds in Russia, 3 to 2.
    Imperialism loses Russia: it turns neutral.
747 play regional_war:a
748 target mediterranean
    Fundamentalism plays Regional War on the Mediterranean.
749 bid 2
750 seal
751 abstain
752 abstain
753 abstain
754 abstain
755 abstain
756 abstain
757 abstain
758 against
759 seal
760 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Dictatorship stays out.
    Parliamentarianism bids 0 against it.
    Fundamentalism bids 2 for it.
    Regional War succeeds in the Mediterranean, 2 to 0.
    The Mediterranean comes under Fundamentalism's control.
761 stop
762 play police_action:b
763 target australia
    Democracy plays Police Action on Australia.
764 bid 2
765 seal
766 abstain
767 abstain
768 abstain
769 abstain
770 abstain
771 abstain
772 abstain
773 abstain
774 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Democracy bids 2 for it.
    Police Action succeeds in Australia, 2 to 0.
    Australia comes under Democracy's control.
775 play economic_boycott:a
776 target scandinavia
    Democracy plays Economic Boycott on Imperialism's Scandinavia.
777 add diplomacy:a
778 seal
779 abstain
780 abstain
781 abstain
782 bid 3
783 seal
784 abstain
785 abstain
786 abstain
787 abstain
788 for
789 seal
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism bids 0 for it.
    Democracy bids 2 for it: 0 ITS with Diplomacy.
    Imperialism bids 3 against it.
    Economic Boycott fails in Scandinavia, 2 to 3.
790 stop
791 stop
792 play economic_collapse:b
793 target east_europe
    Fascism plays Economic Collapse on Socialism's East Europe.
794 seal
795 seal
796 for
797 seal
798 abstain
799 abstain
800 abstain
801 for
802 bid 4
803 add charismatic_leader:a
804 seal
805 abstain
806 abstain
807 abstain
    Democracy stays out.
    Communism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Fascism bids 0 for it.
    Socialism bids 0 against it.
    Imperialism bids 0 for it.
    Dictatorship bids 9 for it: 4 ITS with Charismatic Leader.
    Economic Collapse succeeds in East Europe, 9 to 0.
    Socialism loses East Europe: it turns neutral.
808 stop
809 play counter_revolution:a
810 target east_europe
    Socialism plays Counter Revolution on East Europe.
811 seal
812 abstain
813 abstain
814 abstain
815 against
816 seal
817 abstain
818 abstain
819 abstain
820 abstain
821 for
822 seal
    Democracy stays out.
    Communism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Fascism bids 0 for it.
    Socialism bids 0 for it.
    Parliamentarianism bids 0 against it.
    Counter Revolution succeeds in East Europe, 0 to 0.
    East Europe comes under Socialism's control.
823 play coup_detat:a
824 target central_america
    Socialism plays Coup d'état on Totalitarianism's Central America.
825 abstain
826 abstain
827 seal
828 abstain
829 abstain
830 abstain
831 abstain
832 abstain
833 against
834 seal
    Democracy stays out.
    Communism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Fascism bids 0 against it.
    Totalitarianism bids 0 against it.
    A tie: the dice decide, 3 and 1.
    Coup d'état succeeds in Central America, 0 to 0.
    Totalitarianism loses Central America: it turns neutral.
835 stop
836 play industrial_buildup:a
837 target united_kingdom
    Industry grows in the United Kingdom: its influence is 3 now.
838 stop
    Socialism's truce with Totalitarianism is over.
    Imperialism's truce with Parliamentarianism is over.
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 6 ITS: 5 by the die, 1 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 6 ITS: 6 by the die, 0 from regions.
    Socialism gains 7 ITS: 5 by the die, 2 from regions.
    Imperialism gains 8 ITS: 6 by the die, 2 from regions.
    Monarchy gains 8 ITS: 3 by the die, 5 from regions.
    Totalitarianism gains 9 ITS: 5 by the die, 4 from regions.
    Parliamentarianism gains 6 ITS: 3 by the die, 3 from regions.
    Dictatorship gains 8 ITS: 4 by the die, 4 from regions.
    Fundamentalism gains 6 ITS: 5 by the die, 1 from regions.
    Monarchy draws a hidden card.
hash 5 eabfb061b6ccee42
839 stop
    Totalitarianism draws a hidden card.
840 buy
    Totalitarianism buys a card for 3 ITS.
    Totalitarianism draws a hidden card.
841 stop
    Parliamentarianism draws a hidden card.
842 stop
    Dictatorship draws a hidden card.
843 buy
    Dictatorship buys a card for 3 ITS.
    Dictatorship draws a hidden card.
844 stop
    Fundamentalism draws a hidden card.
845 stop
    Democracy draws a hidden card.
846 stop
    Communism draws a hidden card.
847 stop
    Fascism draws a hidden card.
848 stop
    Socialism draws a hidden card.
849 stop
    Imperialism draws a hidden card.
850 stop
851 bid 1
852 add charismatic_leader:c
853 seal
854 bid 1
855 add isolationism:b
856 seal
857 bid 1
858 seal
859 bid 1
860 seal
861 bid 3
862 seal
863 bid 3
864 seal
865 bid 0
866 seal
867 bid 1
868 seal
869 bid 3
870 seal
871 bid 5
872 seal
    Communism bids 0.
    Fascism bids 1.
    Parliamentarianism bids 1.
    Dictatorship bids 1.
    Democracy bids 3.
    Socialism bids 3.
    Totalitarianism bids 3: 1 ITS with Isolationism.
    Fundamentalism bids 3.
    Imperialism bids 5.
    Monarchy bids 6: 1 ITS with Charismatic Leader.
    Monarchy has the initiative with 6.
873 first
    Monarchy goes first in the peace phase.
874 play treaty:b
875 partner fascism
    Monarchy plays Treaty on Fascism.
    Monarchy and Fascism play no military cards on each other to the end of round 6.
876 pass
877 pass
878 pass
879 pass
880 pass
881 pass
882 pass
883 pass
884 pass
885 first
    Monarchy goes first in the war phase.
886 pass
887 pass
888 pass
889 pass
890 first
    Monarchy goes first in the conflict phase.
891 stop
892 stop
893 stop
894 play rebellion:a
895 target pacific_islands
    Dictatorship plays Rebellion on Parliamentarianism's Pacific Islands.
896 bid 1
897 seal
898 for
899 bid 3
900 seal
901 abstain
902 abstain
903 abstain
904 for
905 bid 4
906 seal
907 abstain
908 abstain
909 abstain
910 bid 3
911 seal
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Dictatorship bids 1 for it.
    Parliamentarianism bids 3 against it.
    Fundamentalism bids 3 for it.
    Socialism bids 4 for it.
    Rebellion succeeds in the Pacific Islands, 8 to 3.
    Parliamentarianism loses the Pacific Islands: they turn neutral.
912 stop
913 stop
914 play industrial_buildup:b
915 target australia
    Industry grows in Australia: its influence is 2 now.
916 stop
917 stop
918 play limited_war:b
919 target australia
    Fascism plays Limited War on Democracy's Australia.
    Fascism pays 3 ITS, since Australia is a major region.
920 bid 2
921 seal
922 abstain
923 abstain
924 abstain
925 abstain
926 abstain
927 for
928 bid 4
929 seal
930 abstain
931 bid 3
932 seal
933 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Fascism bids 2 for it.
    Democracy bids 3 against it.
    Dictatorship bids 4 for it.
    Limited War succeeds in Australia, 6 to 3.
    Democracy loses Australia: it turns neutral.
934 stop
935 play depression:a
936 target south_africa
    Socialism plays Depression on Totalitarianism's South Africa.
937 abstain
938 against
939 bid 2
940 seal
941 bid 3
942 seal
943 abstain
944 abstain
945 abstain
946 for
947 seal
948 abstain
949 for
950 seal
    Communism stays out.
    Imperialism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Democracy bids 0 for it.
    Fascism bids 0 for it.
    Totalitarianism bids 3 against it.
    Monarchy bids 2 against it.
    Depression fails in South Africa, 0 to 5.
951 stop
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 2 ITS: 2 by the die, 0 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 5 ITS: 5 by the die, 0 from regions.
    Socialism gains 5 ITS: 3 by the die, 2 from regions.
    Imperialism gains 3 ITS: 1 by the die, 2 from regions.
    Monarchy gains 8 ITS: 3 by the die, 5 from regions.
    Totalitarianism gains 7 ITS: 3 by the die, 4 from regions.
    Parliamentarianism gains 7 ITS: 5 by the die, 2 from regions.
    Dictatorship gains 6 ITS: 2 by the die, 4 from regions.
    Fundamentalism gains 5 ITS: 4 by the die, 1 from regions.
    Monarchy draws a hidden card.
hash 6 376123a77d5e5240
952 buy
    Monarchy buys a card for 3 ITS.
    The discard pile is shuffled: 68 cards form the new deck.
    Monarchy draws a hidden card.
953 stop
    Totalitarianism draws a hidden card.
954 buy
    Totalitarianism buys a card for 3 ITS.
    Totalitarianism draws a hidden card.
955 stop
    Parliamentarianism draws a hidden card.
956 stop
    Dictatorship draws a hidden card.
957 stop
    Fundamentalism draws a hidden card.
958 stop
    Democracy draws a hidden card.
    Communism draws a hidden card.
959 stop
    Fascism draws a hidden card.
960 stop
    Socialism draws a hidden card.
961 stop
    Imperialism draws a hidden card.
962 stop
963 bid 3
964 seal
965 bid 2
966 seal
967 bid 3
968 seal
969 bid 0
970 seal
971 bid 0
972 seal
973 bid 2
974 seal
975 bid 2
976 seal
977 bid 1
978 seal
979 bid 3
980 seal
981 bid 1
982 seal
    Dictatorship bids 0.
    Fundamentalism bids 0.
    Fascism bids 1.
    Imperialism bids 1.
    Democracy bids 2.
    Communism bids 2.
    Totalitarianism bids 2.
    Socialism bids 3.
    Monarchy bids 3.
    Parliamentarianism bids 3.
    A tie: the dice decide, 3, 3 and 5.
    Parliamentarianism has the initiative with 3.
983 first
    Parliamentarianism goes first in the peace phase.
984 pass
985 pass
986 pass
987 play trade_agreements:a
988 partner fascism
    Democracy plays Trade Agreements on Fascism.
    Democracy and Fascism play no military cards on each other to the end of round 7.
989 pass
990 pass
991 pass
992 pass
993 pass
994 pass
995 last
    Parliamentarianism goes last in the war phase.
996 pass
997 pass
998 pass
999 pass
1000 last
    Parliamentarianism goes last in the conflict phase.
1001 play colonialism:a
1002 target russia
    Dictatorship plays Colonialism on Russia.
    Dictatorship pays 3 ITS, since Russia is a major region.
1003 bid 3
1004 seal
1005 abstain
1006 abstain
1007 abstain
1008 abstain
1009 abstain
1010 against
1011 bid 1
1012 seal
1013 abstain
1014 abstain
1015 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Dictatorship bids 3 for it.
    Imperialism bids 1 against it.
    Colonialism succeeds in Russia, 3 to 1.
    Russia comes under Dictatorship's control.
1016 stop
1017 stop
1018 stop
1019 play police_action:a
1020 target pacific_islands
    Communism plays Police Action on the Pacific Islands.
1021 bid 3
1022 seal
1023 against
1024 bid 4
1025 add national_will:a
1026 seal
1027 against
1028 bid 0
1029 seal
1030 abstain
1031 abstain
1032 abstain
1033 against
1034 bid 1
1035 seal
1036 abstain
1037 abstain
1038 abstain
    Democracy stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Socialism bids 0 against it.
    Parliamentarianism bids 1 against it.
    Communism bids 3 for it.
    Fascism bids 8 against it: 4 ITS with National Will.
    Police Action fails in the Pacific Islands, 3 to 9.
1039 stop
1040 stop
1041 play alliance:a
1042 target central_america
    Socialism plays Alliance on Central America.
1043 bid 2
1044 seal
1045 against
1046 bid 2
1047 seal
1048 against
1049 bid 3
1050 seal
1051 abstain
1052 abstain
1053 abstain
1054 against
1055 bid 3
1056 seal
1057 for
1058 seal
1059 abstain
1060 abstain
    Communism stays out.
    Fascism stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Democracy bids 0 for it.
    Socialism bids 2 for it.
    Imperialism bids 2 against it.
    Monarchy bids 3 against it.
    Fundamentalism bids 3 against it.
    Alliance fails in Central America, 2 to 8.
1061 play civil_war:b
1062 target south_america
    Imperialism plays Civil War on Dictatorship's South America.
1063 bid 0
1064 seal
1065 for
1066 bid 0
1067 seal
1068 against
1069 bid 0
1070 seal
1071 abstain
1072 seal
1073 abstain
1074 for
1075 seal
1076 abstain
1077 abstain
    Communism stays out.
    Fascism stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Democracy bids 0 for it.
    Imperialism bids 0 for it.
    Monarchy bids 0 for it.
    Totalitarianism bids 0 against it.
    Dictatorship bids 0 against it.
    A tie: the dice decide, 5 and 6.
    Civil War fails in South America, 0 to 0.
1078 stop
1079 play police_action:b
1080 target india
    Monarchy plays Police Action on India.
1081 bid 2
1082 seal
1083 abstain
1084 against
1085 bid 0
1086 seal
1087 abstain
1088 abstain
1089 abstain
1090 abstain
1091 for
1092 seal
1093 abstain
    Democracy stays out.
    Communism stays out.
    Imperialism stays out.
    Totalitarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Fascism bids 0 for it.
    Parliamentarianism bids 0 against it.
    Monarchy bids 2 for it.
    Police Action succeeds in India, 2 to 0.
    India comes under Monarchy's control.
1094 stop
1095 play alliance:b
1096 target china
    Totalitarianism plays Alliance on China.
    Totalitarianism pays 3 ITS, since China is a major region.
1097 bid 1
1098 seal
1099 for
1100 bid 4
1101 seal
1102 abstain
1103 abstain
1104 for
1105 seal
1106 for
1107 bid 2
1108 seal
1109 against
1110 seal
1111 abstain
1112 abstain
    Imperialism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Democracy bids 0 for it.
    Fascism bids 0 against it.
    Totalitarianism bids 1 for it.
    Communism bids 2 for it.
    Parliamentarianism bids 4 for it.
    Alliance succeeds in China, 7 to 0.
    China comes under Totalitarianism's control.
1113 play trade_war:b
1114 target west_europe
    Totalitarianism plays Trade War on Dictatorship's West Europe.
1115 seal
1116 abstain
1117 seal
1118 for
1119 bid 2
1120 seal
1121 abstain
1122 abstain
1123 abstain
1124 abstain
1125 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Parliamentarianism stays out.
    Totalitarianism bids 0 for it.
    Dictatorship bids 0 against it.
    Fundamentalism bids 2 for it.
    Trade War succeeds in West Europe, 2 to 0.
    Dictatorship loses West Europe: it turns neutral.
1126 stop
1127 play superpower_operation:b
1128 target north_africa
    Parliamentarianism plays Superpower Operation on Imperialism's North Africa.
1129 bid 1
1130 seal
1131 for
1132 seal
1133 abstain
1134 abstain
1135 abstain
1136 abstain
1137 bid 1
1138 seal
1139 for
1140 bid 2
1141 seal
1142 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Totalitarianism stays out.
    Fundamentalism stays out.
    Dictatorship bids 0 for it.
    Imperialism bids 1 against it.
    Parliamentarianism bids 1 for it.
    Monarchy bids 2 for it.
    Superpower Operation succeeds in North Africa, 3 to 1.
    Imperialism loses North Africa: it turns neutral.
1143 stop
    Fascism's truce with Monarchy is over.
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 2 ITS: 2 by the die, 0 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 6 ITS: 6 by the die, 0 from regions.
    Socialism gains 4 ITS: 2 by the die, 2 from regions.
    Imperialism gains 5 ITS: 4 by the die, 1 from regions.
    Monarchy gains 9 ITS: 3 by the die, 6 from regions.
    Totalitarianism gains 9 ITS: 3 by the die, 6 from regions.
    Parliamentarianism gains 7 ITS: 5 by the die, 2 from regions.
    Dictatorship gains 7 ITS: 1 by the die, 6 from regions.
    Fundamentalism gains 4 ITS: 3 by the die, 1 from regions.
    Parliamentarianism draws a hidden card.
hash 7 df01f0c8ccd054df
1144 stop
    Dictatorship draws a hidden card.
1145 stop
    Fundamentalism draws a hidden card.
1146 stop
    Democracy draws a hidden card.
    Communism draws a hidden card.
1147 stop
    Fascism draws a hidden card.
1148 stop
    Socialism draws a hidden card.
1149 stop
    Imperialism draws a hidden card.
1150 stop
    Monarchy draws a hidden card.
1151 stop
    Totalitarianism draws a hidden card.
1152 stop
1153 bid 4
1154 seal
1155 bid 0
1156 seal
1157 bid 2
1158 seal
1159 bid 2
1160 seal
1161 bid 1
1162 seal
1163 bid 3
1164 seal
1165 bid 3
1166 seal
1167 bid 3
1168 seal
1169 bid 5
1170 seal
1171 bid 4
1172 seal
    Dictatorship bids 0.
    Communism bids 1.
    Democracy bids 2.
    Fundamentalism bids 2.
    Fascism bids 3.
    Socialism bids 3.
    Imperialism bids 3.
    Totalitarianism bids 4.
    Parliamentarianism bids 4.
    Monarchy bids 5.
    Monarchy has the initiative with 5.
1173 first
    Monarchy goes first in the peace phase.
1174 pass
1175 pass
1176 pass
1177 pass
1178 play trade_agreements:b
1179 partner imperialism
    Fundamentalism plays Trade Agreements on Imperialism.
    Fundamentalism and Imperialism play no military cards on each other to the end of round 9.
1180 pass
1181 pass
1182 play treaty:a
1183 partner communism
    Fascism plays Treaty on Communism.
    Fascism and Communism play no military cards on each other to the end of round 12.
1184 pass
1185 pass
1186 last
    Monarchy goes last in the war phase.
1187 pass
1188 pass
1189 pass
1190 pass
1191 last
    Monarchy goes last in the conflict phase.
1192 stop
1193 stop
1194 play power_vacuum:a
1195 target west_europe
    Dictatorship plays Power Vacuum on West Europe.
1196 bid 5
1197 add appeasement:a
1198 add national_will:b
1199 seal
1200 abstain
1201 abstain
1202 abstain
1203 abstain
1204 abstain
1205 abstain
1206 abstain
1207 abstain
1208 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Dictatorship bids 12 for it: 5 ITS with Appeasement and National Will.
    Power Vacuum succeeds in West Europe, 12 to 0.
    West Europe comes under Dictatorship's control.
1209 stop
1210 play power_vacuum:b
1211 target central_america
    Democracy plays Power Vacuum on Central America.
1212 seal
1213 abstain
1214 abstain
1215 abstain
1216 abstain
1217 against
1218 bid 3
1219 add league_of_nations:a
1220 seal
1221 for
1222 bid 0
1223 add united_nations:a
1224 add guerilla_warfare:a
1225 seal
1226 abstain
1227 abstain
1228 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Democracy bids 0 for it.
    Monarchy bids 5 against it: 3 ITS with League of Nations.
    Totalitarianism bids 5 for it: 0 ITS with United Nations and Guerilla Warfare.
    A tie: the dice decide, 2 and 1.
    Power Vacuum succeeds in Central America, 5 to 5.
    Central America comes under Democracy's control.
1229 stop
1230 stop
1231 stop
1232 stop
1233 play cultural_revolution:b
1234 target north_africa
    Imperialism plays Cultural Revolution on North Africa.
1235 bid 3
1236 add charismatic_leader:b
1237 seal
1238 against
1239 bid 1
1240 seal
1241 abstain
1242 abstain
1243 abstain
1244 abstain
1245 for
1246 seal
1247 abstain
1248 abstain
1249 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Democracy bids 0 for it.
    Imperialism bids 9 for it: 3 ITS with Charismatic Leader.
    Monarchy bids 1 against it.
    Cultural Revolution succeeds in North Africa, 9 to 1.
    North Africa comes under Imperialism's control.
1250 stop
1251 stop
    Democracy's truce with Fascism is over.
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 6 ITS: 5 by the die, 1 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 6 ITS: 6 by the die, 0 from regions.
    Socialism gains 3 ITS: 1 by the die, 2 from regions.
    Imperialism gains 6 ITS: 4 by the die, 2 from regions.
    Monarchy gains 7 ITS: 1 by the die, 6 from regions.
    Totalitarianism gains 10 ITS: 4 by the die, 6 from regions.
    Parliamentarianism gains 7 ITS: 5 by the die, 2 from regions.
    Dictatorship gains 8 ITS: 1 by the die, 7 from regions.
    Fundamentalism gains 6 ITS: 5 by the die, 1 from regions.
    Monarchy draws a hidden card.
hash 8 8b7155199e718218
1252 stop
    Totalitarianism draws a hidden card.
1253 buy
    Totalitarianism buys a card for 3 ITS.
    Totalitarianism draws a hidden card.
1254 stop
    Parliamentarianism draws a hidden card.
1255 buy
    Parliamentarianism buys a card for 3 ITS.
    Parliamentarianism draws a hidden card.
1256 stop
    Dictatorship draws a hidden card.
1257 stop
    Fundamentalism draws a hidden card.
1258 stop
    Democracy draws a hidden card.
1259 stop
    Communism draws a hidden card.
1260 stop
    Fascism draws a hidden card.
1261 stop
    Socialism draws a hidden card.
1262 stop
    Imperialism draws a hidden card.
1263 stop
1264 bid 5
1265 seal
1266 bid 0
1267 seal
1268 bid 2
1269 seal
1270 bid 3
1271 seal
1272 bid 1
1273 seal
1274 bid 0
1275 seal
1276 bid 3
1277 seal
1278 bid 3
1279 seal
1280 bid 3
1281 seal
1282 bid 4
1283 seal
    Democracy bids 0.
    Totalitarianism bids 0.
    Fundamentalism bids 1.
    Parliamentarianism bids 2.
    Communism bids 3.
    Fascism bids 3.
    Socialism bids 3.
    Dictatorship bids 3.
    Imperialism bids 4.
    Monarchy bids 5.
    Monarchy has the initiative with 5.
1284 last
    Monarchy goes last in the peace phase.
1285 pass
1286 pass
1287 pass
1288 pass
1289 pass
1290 pass
1291 pass
1292 pass
1293 pass
1294 pass
1295 last
    Monarchy goes last in the war phase.
1296 pass
1297 play world_war:b
1298 enemy dictatorship
    World War! Parliamentarianism leads the axis against Dictatorship and the allies.
1299 bid 1
1300 seal
1301 bid 1
1302 seal
1303 axis
1304 bid 2
1305 seal
1306 abstain
1307 abstain
1308 abstain
1309 allies
1310 bid 1
1311 seal
1312 allies
1313 bid 2
1314 add appeasement:b
1315 seal
1316 abstain
1317 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Socialism bids 1 for the allies.
    Parliamentarianism bids 1 for the axis.
    Dictatorship bids 1 for the allies.
    Fundamentalism bids 2 for the axis.
    Imperialism bids 6 for the allies: 2 ITS with Appeasement.
    Dictatorship wins the war against Parliamentarianism, 8 to 3. The die shows 6: up to 6 regions turn neutral.
    Parliamentarianism loses Japan: it turns neutral.
1318 play cold_war:b
1319 enemy totalitarianism
    Cold War! Dictatorship leads the axis against Totalitarianism and the allies.
1320 bid 1
1321 seal
1322 abstain
1323 axis
1324 bid 1
1325 seal
1326 abstain
1327 abstain
1328 abstain
1329 abstain
1330 abstain
1331 bid 2
1332 add diplomacy:a
1333 add diplomacy:b
1334 seal
1335 allies
1336 bid 4
1337 add isolationism:a
1338 seal
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Fundamentalism stays out.
    Democracy bids 1 for the axis.
    Dictatorship bids 1 for the axis.
    Totalitarianism bids 6 for the allies: 2 ITS with Diplomacy and Diplomacy.
    Parliamentarianism bids 6 for the allies: 4 ITS with Isolationism.
    Totalitarianism wins the war against Dictatorship, 12 to 2. The die shows 2: up to 2 regions turn neutral.
1339 name germany
    Germany is named.
1340 name south_america
    South America is named.
    Dictatorship loses Germany: it turns neutral.
    Dictatorship loses South America: it turns neutral.
1341 pass
1342 last
    Monarchy goes last in the conflict phase.
1343 play limited_war:a
1344 target middle_east
    Totalitarianism plays Limited War on Monarchy's Middle East.
1345 bid 2
1346 seal
1347 abstain
1348 for
1349 bid 0
1350 seal
1351 abstain
1352 abstain
1353 abstain
1354 abstain
1355 abstain
1356 abstain
1357 bid 1
1358 seal
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Dictatorship bids 0 for it.
    Monarchy bids 1 against it.
    Totalitarianism bids 2 for it.
    Limited War succeeds in the Middle East, 2 to 1.
    Monarchy loses the Middle East: it turns neutral.
1359 stop
1360 play terrorism:a
1361 target balkans
    Parliamentarianism plays Terrorism on Socialism's Balkans.
1362 seal
1363 abstain
1364 against
1365 bid 2
1366 seal
1367 abstain
1368 abstain
1369 abstain
1370 seal
1371 abstain
1372 for
1373 bid 1
1374 seal
1375 against
1376 bid 3
1377 seal
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Dictatorship stays out.
    Socialism bids 0 against it.
    Parliamentarianism bids 0 for it.
    Monarchy bids 1 for it.
    Fundamentalism bids 2 against it.
    Totalitarianism bids 3 against it.
    Terrorism fails in the Balkans, 1 to 5.
1378 play coup_detat:a
1379 target east_europe
    Parliamentarianism plays Coup d'état on Socialism's East Europe.
1380 seal
1381 for
1382 bid 3
1383 seal
1384 abstain
1385 abstain
1386 abstain
1387 abstain
1388 seal
1389 abstain
1390 abstain
1391 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Fundamentalism stays out.
    Socialism bids 0 against it.
    Parliamentarianism bids 0 for it.
    Dictatorship bids 3 for it.
    Coup d'état succeeds in East Europe, 3 to 0.
    Socialism loses East Europe: it turns neutral.
1392 play economic_boycott:b
1393 target north_africa
    Parliamentarianism plays Economic Boycott on Imperialism's North Africa.
1394 abstain
1395 for
1396 bid 3
1397 seal
1398 abstain
1399 abstain
1400 abstain
1401 abstain
1402 seal
1403 against
1404 seal
1405 for
1406 bid 0
1407 add charismatic_leader:a
1408 seal
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Dictatorship stays out.
    Imperialism bids 0 against it.
    Monarchy bids 0 against it.
    Fundamentalism bids 3 for it.
    Totalitarianism bids 5 for it: 0 ITS with Charismatic Leader.
    Economic Boycott succeeds in North Africa, 8 to 0.
    Imperialism loses North Africa: it turns neutral.
1409 play regional_war:a
1410 target middle_east
    Fundamentalism plays Regional War on the Middle East.
1411 seal
1412 against
1413 bid 1
1414 seal
1415 against
1416 bid 1
1417 seal
1418 abstain
1419 against
1420 seal
1421 abstain
1422 abstain
1423 against
1424 bid 1
1425 seal
1426 abstain
    Fascism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Socialism bids 0 against it.
    Fundamentalism bids 0 for it.
    Democracy bids 1 against it.
    Communism bids 1 against it.
    Totalitarianism bids 1 against it.
    Regional War fails in the Middle East, 0 to 3.
1427 stop
1428 play revolution:a
1429 target south_africa
    Democracy plays Revolution on Totalitarianism's South Africa.
1430 bid 1
1431 seal
1432 abstain
1433 abstain
1434 against
1435 seal
1436 for
1437 seal
1438 abstain
1439 bid 4
1440 seal
1441 abstain
1442 against
1443 seal
    Communism stays out.
    Fascism stays out.
    Monarchy stays out.
    Dictatorship stays out.
    Socialism bids 0 against it.
    Imperialism bids 0 for it.
    Fundamentalism bids 0 against it.
    Democracy bids 1 for it.
    Totalitarianism bids 4 against it.
    Revolution fails in South Africa, 1 to 4.
1444 stop
1445 stop
1446 stop
1447 play colonialism:b
1448 target south_america
    Socialism plays Colonialism on South America.
1449 seal
1450 abstain
1451 abstain
1452 abstain
1453 abstain
1454 abstain
1455 against
1456 bid 2
1457 seal
1458 abstain
1459 abstain
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Socialism bids 0 for it.
    Democracy bids 2 against it.
    Colonialism fails in South America, 0 to 2.
1460 play regional_war:b
1461 target middle_east
    Socialism plays Regional War on the Middle East.
1462 abstain
1463 abstain
1464 abstain
1465 for
1466 bid 2
1467 seal
1468 for
1469 seal
1470 abstain
1471 against
1472 bid 1
1473 seal
1474 for
1475 bid 1
1476 seal
    Democracy stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Fundamentalism bids 0 for it.
    Communism bids 1 against it.
    Fascism bids 1 for it.
    Dictatorship bids 2 for it.
    Regional War succeeds in the Middle East, 3 to 1.
    The Middle East comes under Socialism's control.
1477 stop
1478 play annexation:b
1479 target pacific_islands
    Monarchy plays Annexation on the Pacific Islands.
1480 add isolationism:b
1481 seal
1482 abstain
1483 abstain
1484 for
1485 bid 1
1486 add guerilla_warfare:b
1487 seal
1488 abstain
1489 abstain
1490 abstain
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Totalitarianism stays out.
    Fundamentalism stays out.
    Monarchy bids 2 for it: 0 ITS with Isolationism.
    Democracy bids 4 for it: 1 ITS with Guerilla Warfare.
    Annexation succeeds in the Pacific Islands, 6 to 0.
    The Pacific Islands come under Monarchy's control.
1491 stop
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 5 ITS: 4 by the die, 1 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 1 ITS: 1 by the die, 0 from regions.
    Socialism gains 6 ITS: 4 by the die, 2 from regions.
    Imperialism gains 6 ITS: 5 by the die, 1 from regions.
    Monarchy gains 7 ITS: 1 by the die, 6 from regions.
    Totalitarianism gains 10 ITS: 4 by the die, 6 from regions.
    Parliamentarianism gains 3 ITS: 3 by the die, 0 from regions.
    Dictatorship gains 9 ITS: 5 by the die, 4 from regions.
    Fundamentalism gains 3 ITS: 2 by the die, 1 from regions.
    Monarchy draws a hidden card.
hash 9 557acfcf964a47e2
1492 stop
    Totalitarianism draws a hidden card.
1493 stop
    Parliamentarianism draws a hidden card.
1494 stop
    Dictatorship draws a hidden card.
1495 buy
    Dictatorship buys a card for 3 ITS.
    Dictatorship draws a hidden card.
1496 stop
    Fundamentalism draws a hidden card.
1497 stop
    Democracy draws a hidden card.
1498 stop
    Communism draws a hidden card.
1499 stop
    Fascism draws a hidden card.
1500 stop
    Socialism draws a hidden card.
1501 stop
    Imperialism draws a hidden card.
1502 stop
1503 bid 3
1504 seal
1505 bid 0
1506 seal
1507 bid 0
1508 seal
1509 bid 3
1510 seal
1511 bid 1
1512 seal
1513 bid 1
1514 seal
1515 bid 1
1516 seal
1517 bid 0
1518 seal
1519 bid 3
1520 seal
1521 bid 3
1522 seal
    Fascism bids 0.
    Totalitarianism bids 0.
    Parliamentarianism bids 0.
    Democracy bids 1.
    Communism bids 1.
    Fundamentalism bids 1.
    Socialism bids 3.
    Imperialism bids 3.
    Monarchy bids 3.
    Dictatorship bids 3.
    A tie: the dice decide, 6, 5, 1 and 3.
    Socialism has the initiative with 3.
1523 first
    Socialism goes first in the peace phase.
1524 pass
1525 pass
1526 pass
1527 play treaty:b
1528 partner communism
    Totalitarianism plays Treaty on Communism.
    Totalitarianism and Communism play no military cards on each other to the end of round 14.
1529 pass
1530 pass
1531 pass
1532 pass
1533 pass
1534 pass
1535 last
    Socialism goes last in the war phase.
1536 pass
1537 pass
1538 pass
1539 last
    Socialism goes last in the conflict phase.
1540 stop
1541 play depression:a
1542 target middle_east
    Monarchy plays Depression on Socialism's Middle East.
1543 bid 3
1544 seal
1545 abstain
1546 abstain
1547 for
1548 bid 3
1549 seal
1550 abstain
1551 for
1552 bid 4
1553 add war_crimes_tribunal:b
1554 seal
1555 against
1556 bid 2
1557 seal
1558 abstain
1559 bid 3
1560 seal
1561 abstain
    Fascism stays out.
    Imperialism stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Fundamentalism stays out.
    Communism bids 2 against it.
    Socialism bids 3 against it.
    Monarchy bids 3 for it.
    Dictatorship bids 3 for it.
    Democracy bids 5 for it: 4 ITS with War Crimes Tribunal.
    Depression succeeds in the Middle East, 11 to 5.
    Socialism loses the Middle East: it turns neutral.
1562 stop
1563 stop
1564 play cultural_revolution:a
1565 target australia
    Parliamentarianism plays Cultural Revolution on Australia.
    Parliamentarianism pays 3 ITS, since Australia is a major region.
1566 for
1567 add manifesto:a
1568 seal
1569 abstain
1570 for
1571 bid 1
1572 seal
1573 abstain
1574 for
1575 seal
1576 abstain
1577 abstain
1578 abstain
    Fascism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Fundamentalism stays out.
    Socialism bids 0 for it.
    Communism bids 1 for it.
    Dictatorship bids 4 for it: 0 ITS with Manifesto.
    Cultural Revolution succeeds in Australia, 5 to 0.
    Australia comes under Parliamentarianism's control.
1579 play depression:b
1580 target pacific_islands
    Dictatorship plays Depression on Monarchy's Pacific Islands.
1581 abstain
1582 for
1583 bid 3
1584 seal
1585 abstain
1586 abstain
1587 abstain
1588 bid 1
1589 seal
1590 abstain
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Totalitarianism stays out.
    Fundamentalism stays out.
    Monarchy bids 1 against it.
    Communism bids 3 for it.
    Depression succeeds in the Pacific Islands, 3 to 1.
    Monarchy loses the Pacific Islands: they turn neutral.
1591 play insurgency:b
1592 target south_africa
    Fundamentalism plays Insurgency on Totalitarianism's South Africa.
1593 bid 2
1594 seal
1595 abstain
1596 abstain
1597 abstain
1598 abstain
1599 for
1600 seal
1601 bid 5
1602 seal
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy bids 0 for it.
    Fundamentalism bids 2 for it.
    Totalitarianism bids 5 against it.
    Insurgency fails in South Africa, 2 to 5.
1603 stop
1604 play insurrection:b
1605 target south_east_asia
    Communism plays Insurrection on Monarchy's South East Asia.
1606 bid 4
1607 seal
1608 abstain
1609 abstain
1610 abstain
1611 seal
1612 abstain
1613 abstain
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Totalitarianism stays out.
    Fundamentalism stays out.
    Monarchy bids 0 against it.
    Communism bids 4 for it.
    Insurrection succeeds in South East Asia, 4 to 0.
    Monarchy loses South East Asia: it turns neutral.
1614 play military_coup:a
1615 target scandinavia
    Communism plays Military Coup on Imperialism's Scandinavia.
1616 bid 3
1617 seal
1618 for
1619 bid 0
1620 seal
1621 abstain
1622 bid 3
1623 seal
1624 against
1625 seal
1626 for
1627 bid 5
1628 seal
1629 abstain
    Socialism stays out.
    Fundamentalism stays out.
    Fascism bids 0 for it.
    Monarchy bids 0 against it.
    Communism bids 3 for it.
    Imperialism bids 3 against it.
    Totalitarianism bids 5 for it.
    Military Coup succeeds in Scandinavia, 8 to 3.
    Imperialism loses Scandinavia: it turns neutral.
1630 stop
1631 stop
1632 stop
    Imperialism's truce with Fundamentalism is over.
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 3 ITS: 2 by the die, 1 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 3 ITS: 3 by the die, 0 from regions.
    Socialism gains 6 ITS: 5 by the die, 1 from regions.
    Imperialism gains 6 ITS: 6 by the die, 0 from regions.
    Monarchy gains 9 ITS: 5 by the die, 4 from regions.
    Totalitarianism gains 8 ITS: 2 by the die, 6 from regions.
    Parliamentarianism gains 3 ITS: 1 by the die, 2 from regions.
    Dictatorship gains 5 ITS: 1 by the die, 4 from regions.
    Fundamentalism gains 2 ITS: 1 by the die, 1 from regions.
    Socialism draws a hidden card.
hash 10 ed192d9cd097652c
1633 stop
    Imperialism draws a hidden card.
1634 stop
    Monarchy draws a hidden card.
1635 stop
    Totalitarianism draws a hidden card.
1636 stop
    Parliamentarianism draws a hidden card.
1637 stop
    Dictatorship draws a hidden card.
1638 stop
    Fundamentalism draws a hidden card.
    Democracy draws a hidden card.
1639 stop
    Communism draws a hidden card.
1640 stop
    Fascism draws a hidden card.
1641 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
1642 stop
1643 bid 4
1644 add propaganda:a
1645 seal
1646 bid 3
1647 seal
1648 bid 0
1649 seal
1650 bid 0
1651 seal
1652 bid 3
1653 seal
1654 bid 4
1655 seal
1656 bid 2
1657 seal
1658 bid 2
1659 seal
1660 bid 5
1661 seal
1662 bid 2
1663 seal
    Monarchy bids 0.
    Totalitarianism bids 0.
    Democracy bids 2.
    Fascism bids 2.
    Fundamentalism bids 2.
    Imperialism bids 3.
    Parliamentarianism bids 3.
    Dictatorship bids 4.
    Communism bids 5.
    Socialism bids 6: 4 ITS with Propaganda.
    Socialism has the initiative with 6.
1664 first
    Socialism goes first in the peace phase.
1665 pass
1666 pass
1667 pass
1668 pass
1669 pass
1670 pass
1671 pass
1672 pass
1673 pass
1674 pass
1675 last
    Socialism goes last in the war phase.
1676 pass
1677 pass
1678 pass
1679 pass
1680 last
    Socialism goes last in the conflict phase.
1681 play limited_war:b
1682 target china
    Imperialism plays Limited War on Totalitarianism's China.
    Imperialism pays 3 ITS, since China is a major region.
1683 seal
1684 for
1685 bid 1
1686 seal
1687 bid 1
1688 add foreign_aid:b
1689 seal
1690 abstain
1691 abstain
1692 abstain
1693 abstain
1694 abstain
1695 abstain
1696 for
1697 bid 2
1698 seal
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Imperialism bids 0 for it.
    Monarchy bids 1 for it.
    Totalitarianism bids 3 against it: 1 ITS with Foreign Aid.
    Socialism bids 2 for it.
    A tie: the dice decide, 2 and 4.
    Limited War fails in China, 3 to 3.
1699 stop
1700 play purge:b
1701 target south_east_asia
    Monarchy plays Purge on South East Asia.
1702 bid 4
1703 seal
1704 abstain
1705 abstain
1706 abstain
1707 abstain
1708 for
1709 bid 1
1710 seal
1711 abstain
1712 abstain
1713 abstain
1714 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Monarchy bids 4 for it.
    Democracy bids 1 for it.
    Purge succeeds in South East Asia, 5 to 0.
    South East Asia comes under Monarchy's control.
1715 play trade_war:a
1716 target australia
    Monarchy plays Trade War on Parliamentarianism's Australia.
    Monarchy pays 3 ITS, since Australia is a major region.
1717 bid 1
1718 seal
1719 for
1720 bid 2
1721 seal
1722 seal
1723 abstain
1724 abstain
1725 against
1726 add espionage:b
1727 seal
1728 for
1729 bid 2
1730 seal
1731 for
1732 bid 1
1733 seal
1734 abstain
1735 against
1736 seal
    Socialism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Imperialism bids 0 against it.
    Parliamentarianism bids 0 against it.
    Democracy bids 1 against it: 0 ITS with Espionage.
    Fascism bids 1 for it.
    Monarchy bids 1 for it.
    Communism bids 2 for it.
    Totalitarianism bids 2 for it.
    Trade War succeeds in Australia, 6 to 1.
    Parliamentarianism loses Australia: it turns neutral.
1737 stop
1738 stop
1739 stop
1740 play industrial_buildup:a
1741 target russia
    Industry grows in Russia: its influence is 4 now.
1742 play industrial_buildup:b
1743 target mediterranean
    Industry grows in the Mediterranean: its influence is 2 now.
1744 play puppet_state:a
1745 target middle_east
    Fundamentalism plays Puppet State on the Middle East.
1746 seal
1747 abstain
1748 for
1749 bid 1
1750 seal
1751 abstain
1752 abstain
1753 abstain
1754 abstain
1755 for
1756 seal
1757 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Dictatorship stays out.
    Parliamentarianism bids 0 for it.
    Fundamentalism bids 0 for it.
    Fascism bids 1 for it.
    Puppet State succeeds in the Middle East, 1 to 0.
    The Middle East comes under Fundamentalism's control.
1758 stop
1759 play coup_detat:b
1760 target middle_east
    Communism plays Coup d'état on Fundamentalism's Middle East.
1761 seal
1762 abstain
1763 abstain
1764 for
1765 add manifesto:b
1766 add war_crimes_tribunal:a
1767 seal
1768 abstain
1769 abstain
1770 abstain
1771 abstain
1772 seal
    Fascism stays out.
    Socialism stays out.
    Monarchy stays out.
    Totalitarianism stays out.
    Parliamentarianism stays out.
    Dictatorship stays out.
    Communism bids 0 for it.
    Fundamentalism bids 0 against it.
    Imperialism bids 6 for it: 0 ITS with Manifesto and War Crimes Tribunal.
    Coup d'état succeeds in the Middle East, 6 to 0.
    Fundamentalism loses the Middle East: it turns neutral.
1773 stop
1774 stop
1775 play economic_collapse:a
1776 target south_east_asia
    Socialism plays Economic Collapse on Monarchy's South East Asia.
1777 seal
1778 abstain
1779 against
1780 seal
1781 abstain
1782 abstain
1783 for
1784 seal
1785 against
1786 bid 2
1787 seal
    Totalitarianism stays out.
    Dictatorship stays out.
    Fundamentalism stays out.
    Communism bids 0 for it.
    Monarchy bids 0 against it.
    Parliamentarianism bids 0 against it.
    Fascism bids 2 against it.
    Economic Collapse fails in South East Asia, 0 to 2.
    2000: round 10 is over.
    The century ends with a shared lead of 3 regions: Monarchy and Totalitarianism bid for it.
1788 seal
1789 bid 4
1790 seal
    Monarchy bids 0.
    Totalitarianism bids 4.
    Totalitarianism wins the century with 3 regions, by a last bid of 4 to 0.
end 73a5fd7e3db0a880
    Totalitarianism wins the bid for the lead, shared at 3 regions.
