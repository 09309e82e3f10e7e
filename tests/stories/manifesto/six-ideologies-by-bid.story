{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism", "fascism", "socialism", "imperialism", "monarchy"], "options": {"deck": "table_89", "initiative_order": "by_bid", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4", "Seat 5"]}
1 take china
    Democracy begins in China.
2 take south_east_asia
    Democracy begins in South East Asia.
3 take russia
    Imperialism begins in Russia.
4 take north_africa
    Socialism begins in North Africa.
5 take middle_east
    Socialism begins in the Middle East.
6 take mediterranean
    Socialism begins in the Mediterranean.
7 take balkans
    Monarchy begins in the Balkans.
8 take east_europe
    Monarchy begins in East Europe.
    Monarchy draws 2 hidden cards.
9 take united_kingdom
    Fascism begins in the United Kingdom.
10 two_cards
    Fascism draws 2 hidden cards.
11 take central_america
    Communism begins in Central America.
    Communism begins in South America.
    Communism draws 2 hidden cards.
    Democracy begins with 3 ITS.
    Imperialism begins with 3 ITS.
    Socialism begins with 2 ITS.
    Monarchy begins with 1 ITS.
    Fascism begins with 1 ITS.
    Communism begins with 1 ITS.
    Round 1: 1950 to 1955.
    Democracy gains 6 ITS: 3 by the die, 3 from regions.
    Communism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism gains 8 ITS: 6 by the die, 2 from regions.
    Socialism gains 5 ITS: 2 by the die, 3 from regions.
    Imperialism gains 9 ITS: 6 by the die, 3 from regions.
    Monarchy gains 4 ITS: 2 by the die, 2 from regions.
    Democracy draws a hidden card.
hash 1 a14a8510fa7c0adf
12 stop
    Communism draws a hidden card.
13 stop
    Fascism draws a hidden card.
14 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
15 stop
    Socialism draws a hidden card.
16 stop
    Imperialism draws a hidden card.
17 stop
    Monarchy draws a hidden card.
18 stop
19 bid 2
20 add diplomacy:a
21 seal
22 bid 1
23 seal
24 bid 4
25 seal
26 bid 3
27 seal
28 bid 2
29 seal
30 bid 4
31 add foreign_aid:b
32 seal
    Communism bids 1.
    Imperialism bids 2.
    Socialism bids 3.
    Democracy bids 4: 2 ITS with Diplomacy.
    Fascism bids 4.
    Monarchy bids 6: 4 ITS with Foreign Aid.
    A tie: the dice decide, 6 and 6.
    A tie: the dice decide, 3 and 1.
    Monarchy has the initiative with 6.
33 first
    Monarchy goes first in the peace phase.
34 play treaty:a
35 partner democracy
    Monarchy plays Treaty on Democracy.
    Monarchy and Democracy play no military cards on each other to the end of round 4.
36 pass
37 pass
38 play trade_agreements:b
39 partner communism
    Socialism plays Trade Agreements on Communism.
    Socialism and Communism play no military cards on each other to the end of round 1.
40 pass
41 pass
42 last
    Monarchy goes last in the war phase.
43 pass
44 play world_war:a
45 enemy democracy
    World War! Fascism leads the axis against Democracy and the allies.
46 bid 2
47 seal
48 abstain
49 abstain
50 abstain
51 bid 3
52 seal
53 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Fascism bids 2 for the axis.
    Democracy bids 3 for the allies.
    Democracy wins the war against Fascism, 3 to 2. The die shows 1: up to 1 region turns neutral.
    Fascism loses the United Kingdom: it turns neutral.
54 pass
55 last
    Monarchy goes last in the conflict phase.
56 play insurrection:b
57 target middle_east
    Democracy plays Insurrection on Socialism's Middle East.
58 bid 2
59 seal
60 abstain
61 abstain
62 bid 3
63 seal
64 abstain
65 abstain
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Democracy bids 2 for it.
    Socialism bids 3 against it.
    Insurrection fails in the Middle East, 2 to 3.
66 play trade_war:a
67 target middle_east
    Democracy plays Trade War on Socialism's Middle East.
68 bid 2
69 seal
70 abstain
71 for
72 add appeasement:b
73 seal
74 bid 1
75 seal
76 for
77 bid 3
78 seal
79 abstain
    Communism stays out.
    Monarchy stays out.
    Socialism bids 1 against it.
    Democracy bids 2 for it.
    Fascism bids 3 for it: 0 ITS with Appeasement.
    Imperialism bids 3 for it.
    Trade War succeeds in the Middle East, 8 to 1.
    Socialism loses the Middle East: it turns neutral.
80 play depression:b
81 target east_europe
    Fascism plays Depression on Monarchy's East Europe.
82 seal
83 abstain
84 abstain
85 bid 1
86 add war_crimes_tribunal:b
87 seal
88 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 0 for it.
    Monarchy bids 2 against it: 1 ITS with War Crimes Tribunal.
    Depression fails in East Europe, 0 to 2.
89 play terrorism:a
90 target east_europe
    Fascism plays Terrorism on Monarchy's East Europe.
91 seal
92 abstain
93 abstain
94 seal
95 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 0 for it.
    Monarchy bids 0 against it.
    A tie: the dice decide, 2 and 6.
    Terrorism fails in East Europe, 0 to 0.
96 play cultural_revolution:b
97 target west_europe
    Fascism plays Cultural Revolution on West Europe.
98 seal
99 abstain
100 for
101 bid 3
102 seal
103 for
104 seal
105 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Monarchy bids 0 for it.
    Imperialism bids 3 for it.
    Cultural Revolution succeeds in West Europe, 3 to 0.
    West Europe comes under Fascism's control.
106 stop
107 stop
108 play limited_war:a
109 target balkans
    Imperialism plays Limited War on Monarchy's Balkans.
110 bid 2
111 add propaganda:b
112 seal
113 seal
114 against
115 bid 1
116 seal
117 against
118 seal
119 abstain
    Socialism stays out.
    Fascism bids 0 against it.
    Monarchy bids 0 against it.
    Imperialism bids 4 for it: 2 ITS with Propaganda.
    Communism bids 1 against it.
    Limited War succeeds in the Balkans, 4 to 1.
    Monarchy loses the Balkans: they turn neutral.
120 play police_action:a
121 target middle_east
    Imperialism plays Police Action on the Middle East.
122 bid 2
123 seal
124 abstain
125 abstain
126 abstain
127 for
128 add iron_curtain:a
129 seal
    Communism stays out.
    Fascism stays out.
    Monarchy stays out.
    Imperialism bids 2 for it.
    Socialism bids 3 for it: 0 ITS with Iron Curtain.
    Police Action succeeds in the Middle East, 5 to 0.
    The Middle East comes under Imperialism's control.
130 play economic_boycott:b
131 target middle_east
    Communism plays Economic Boycott on Imperialism's Middle East.
132 bid 2
133 add propaganda:a
134 seal
135 abstain
136 abstain
137 abstain
    Fascism stays out.
    Socialism stays out.
    Monarchy stays out.
    Communism bids 6 for it: 2 ITS with Propaganda.
    Economic Boycott succeeds in the Middle East, 6 to 0.
    Imperialism loses the Middle East: it turns neutral.
138 play military_coup:b
139 target west_europe
    Communism plays Military Coup on Fascism's West Europe.
140 seal
141 seal
142 abstain
143 against
144 seal
    Socialism stays out.
    Communism bids 0 for it.
    Fascism bids 0 against it.
    Monarchy bids 0 against it.
    A tie: the dice decide, 2 and 2.
    A tie: the dice decide, 6 and 3.
    Military Coup succeeds in West Europe, 0 to 0.
    Fascism loses West Europe: it turns neutral.
145 stop
146 play colonialism:a
147 target scandinavia
    Monarchy plays Colonialism on Scandinavia.
148 seal
149 abstain
150 abstain
151 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Monarchy bids 0 for it.
    Colonialism succeeds in Scandinavia, 0 to 0.
    Scandinavia comes under Monarchy's control.
152 stop
    Communism's truce with Socialism is over.
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 4 ITS: 1 by the die, 3 from regions.
    Communism gains 7 ITS: 5 by the die, 2 from regions.
    Fascism gains 5 ITS: 5 by the die, 0 from regions.
    Socialism gains 3 ITS: 1 by the die, 2 from regions.
    Imperialism gains 5 ITS: 2 by the die, 3 from regions.
    Monarchy gains 6 ITS: 4 by the die, 2 from regions.
    Monarchy draws a hidden card.
hash 2 af2fc42f38a8b8fd
153 stop
    Democracy draws a hidden card.
154 stop
    Communism draws a hidden card.
155 stop
    Fascism draws a hidden card.
156 stop
    Socialism draws a hidden card.
157 stop
    Imperialism draws a hidden card.
158 stop
159 bid 2
160 seal
161 bid 3
162 seal
163 bid 0
164 seal
165 bid 3
166 seal
167 bid 2
168 seal
169 bid 3
170 seal
    Communism bids 0.
    Socialism bids 2.
    Monarchy bids 2.
    Democracy bids 3.
    Fascism bids 3.
    Imperialism bids 3.
    A tie: the dice decide, 6, 1 and 4.
    A tie: the dice decide, 4 and 1.
    A tie: the dice decide, 2 and 1.
    Democracy has the initiative with 3.
171 last
    Democracy goes last in the peace phase.
172 pass
173 pass
174 pass
175 pass
176 pass
177 pass
178 first
    Democracy goes first in the war phase.
179 pass
180 pass
181 first
    Democracy goes first in the conflict phase.
182 play economic_collapse:a
183 target scandinavia
    Democracy plays Economic Collapse on Monarchy's Scandinavia.
184 bid 1
185 seal
186 abstain
187 for
188 bid 0
189 seal
190 abstain
191 abstain
192 bid 3
193 seal
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 0 for it.
    Democracy bids 1 for it.
    Monarchy bids 3 against it.
    Economic Collapse fails in Scandinavia, 1 to 3.
194 stop
195 stop
196 play insurgency:b
197 target south_america
    Socialism plays Insurgency on Communism's South America.
198 bid 0
199 seal
200 against
201 bid 0
202 seal
203 for
204 bid 1
205 add manifesto:a
206 seal
207 bid 2
208 seal
209 for
210 bid 1
211 seal
    Socialism bids 0 for it.
    Imperialism bids 0 against it.
    Fascism bids 1 for it.
    Communism bids 2 against it.
    Monarchy bids 4 for it: 1 ITS with Manifesto.
    Insurgency succeeds in South America, 5 to 2.
    Communism loses South America: it turns neutral.
212 stop
213 stop
214 play civil_war:a
215 target north_africa
    Communism plays Civil War on Socialism's North Africa.
216 bid 4
217 seal
218 for
219 bid 1
220 seal
221 bid 1
222 seal
223 abstain
224 for
225 seal
    Imperialism stays out.
    Monarchy bids 0 for it.
    Socialism bids 1 against it.
    Communism bids 4 for it.
    Fascism bids 1 for it.
    Civil War succeeds in North Africa, 5 to 1.
    Socialism loses North Africa: it turns neutral.
226 stop
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 4 ITS: 1 by the die, 3 from regions.
    Communism gains 5 ITS: 4 by the die, 1 from regions.
    Fascism gains 5 ITS: 5 by the die, 0 from regions.
    Socialism gains 6 ITS: 5 by the die, 1 from regions.
    Imperialism gains 9 ITS: 6 by the die, 3 from regions.
    Monarchy gains 8 ITS: 6 by the die, 2 from regions.
    Democracy draws a hidden card.
hash 3 79589ea6d733d0f0
227 stop
    Communism draws a hidden card.
228 stop
    Fascism draws a hidden card.
229 stop
    Socialism draws a hidden card.
230 stop
    Imperialism draws a hidden card.
231 stop
    Monarchy draws a hidden card.
232 stop
233 bid 4
234 seal
235 bid 3
236 seal
237 bid 4
238 seal
239 bid 3
240 seal
241 bid 5
242 seal
243 bid 3
244 seal
    Communism bids 3.
    Socialism bids 3.
    Monarchy bids 3.
    Democracy bids 4.
    Fascism bids 4.
    Imperialism bids 5.
    A tie: the dice decide, 1 and 3.
    A tie: the dice decide, 5, 4 and 3.
    Imperialism has the initiative with 5.
245 first
    Imperialism goes first in the peace phase.
246 pass
247 pass
248 pass
249 pass
250 pass
251 pass
252 first
    Imperialism goes first in the war phase.
253 pass
254 pass
255 first
    Imperialism goes first in the conflict phase.
256 play incursion:b
257 target east_europe
    Imperialism plays Incursion on Monarchy's East Europe.
258 bid 1
259 seal
260 bid 0
261 seal
262 abstain
263 against
264 bid 3
265 seal
266 abstain
267 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Monarchy bids 0 against it.
    Imperialism bids 1 for it.
    Communism bids 3 against it.
    Incursion fails in East Europe, 1 to 3.
268 play occupation:b
269 target north_america
    Imperialism plays Occupation on North America.
    Imperialism pays 3 ITS, since North America is a major region.
270 bid 2
271 seal
272 abstain
273 abstain
274 abstain
275 abstain
276 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Monarchy stays out.
    Imperialism bids 2 for it.
    Occupation succeeds in North America, 2 to 0.
    North America comes under Imperialism's control.
277 stop
278 play coup_detat:b
279 target scandinavia
    Democracy plays Coup d'état on Monarchy's Scandinavia.
280 abstain
281 against
282 bid 1
283 seal
284 against
285 bid 0
286 seal
287 bid 1
288 seal
    Communism stays out.
    Socialism bids 0 against it.
    Monarchy bids 1 against it.
    Fascism bids 1 against it.
    Coup d'état fails in Scandinavia, 0 to 2.
289 play annexation:b
290 target south_america
    Communism plays Annexation on South America.
291 seal
292 for
293 seal
294 abstain
295 abstain
    Socialism stays out.
    Monarchy stays out.
    Communism bids 0 for it.
    Fascism bids 0 for it.
    Annexation succeeds in South America, 0 to 0.
    South America comes under Communism's control.
296 stop
297 play civil_war:b
298 target central_america
    Socialism plays Civil War on Communism's Central America.
299 bid 3
300 seal
301 abstain
302 seal
303 abstain
    Fascism stays out.
    Monarchy stays out.
    Communism bids 0 against it.
    Socialism bids 3 for it.
    Civil War succeeds in Central America, 3 to 0.
    Communism loses Central America: it turns neutral.
304 stop
305 play annexation:a
306 target united_kingdom
    Monarchy plays Annexation on the United Kingdom.
    Monarchy pays 3 ITS, since the United Kingdom is a major region.
307 bid 0
308 seal
309 for
310 seal
311 abstain
312 abstain
    Fascism stays out.
    Socialism stays out.
    Communism bids 0 for it.
    Monarchy bids 0 for it.
    Annexation succeeds in the United Kingdom, 0 to 0.
    The United Kingdom comes under Monarchy's control.
313 play superpower_operation:a
314 target south_america
    Monarchy plays Superpower Operation on Communism's South America.
315 bid 1
316 seal
317 seal
318 abstain
319 abstain
    Fascism stays out.
    Socialism stays out.
    Communism bids 0 against it.
    Monarchy bids 1 for it.
    Superpower Operation succeeds in South America, 1 to 0.
    Communism loses South America: it turns neutral.
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 5 ITS: 2 by the die, 3 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 4 ITS: 4 by the die, 0 from regions.
    Socialism gains 6 ITS: 5 by the die, 1 from regions.
    Imperialism gains 8 ITS: 2 by the die, 6 from regions.
    Monarchy gains 5 ITS: 1 by the die, 4 from regions.
    Imperialism draws a hidden card.
hash 4 7b04cd757673f607
320 stop
    Monarchy draws a hidden card.
321 stop
    Democracy draws a hidden card.
322 stop
    Communism draws a hidden card.
323 stop
    Fascism draws a hidden card.
324 stop
    Socialism draws a hidden card.
325 stop
326 bid 4
327 seal
328 bid 3
329 seal
330 bid 5
331 seal
332 bid 3
333 seal
334 bid 2
335 seal
336 bid 2
337 seal
    Fascism bids 2.
    Socialism bids 2.
    Communism bids 3.
    Monarchy bids 3.
    Imperialism bids 4.
    Democracy bids 5.
    A tie: the dice decide, 2 and 5.
    A tie: the dice decide, 3 and 2.
    Democracy has the initiative with 5.
338 last
    Democracy goes last in the peace phase.
339 pass
340 pass
341 pass
342 pass
343 pass
344 pass
345 last
    Democracy goes last in the war phase.
346 pass
347 pass
348 pass
349 first
    Democracy goes first in the conflict phase.
350 stop
351 stop
352 stop
353 play alliance:a
354 target pacific_islands
    Communism plays Alliance on the Pacific Islands.
355 bid 1
356 seal
357 against
358 bid 1
359 add espionage:a
360 seal
361 abstain
362 abstain
363 against
364 bid 2
365 add diplomacy:b
366 seal
367 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 1 for it.
    Fascism bids 2 against it: 1 ITS with Espionage.
    Monarchy bids 5 against it: 2 ITS with Diplomacy.
    Alliance fails in the Pacific Islands, 1 to 7.
368 stop
369 play power_vacuum:b
370 target pacific_islands
    Fascism plays Power Vacuum on the Pacific Islands.
371 bid 1
372 seal
373 for
374 bid 3
375 add league_of_nations:a
376 seal
377 against
378 bid 4
379 seal
380 for
381 seal
382 for
383 bid 1
384 seal
    Democracy bids 0 for it.
    Communism bids 1 for it.
    Fascism bids 1 for it.
    Imperialism bids 4 against it.
    Socialism bids 5 for it: 3 ITS with League of Nations.
    Power Vacuum succeeds in the Pacific Islands, 7 to 4.
    The Pacific Islands come under Fascism's control.
385 stop
386 stop
    Democracy's truce with Monarchy is over.
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 6 ITS: 3 by the die, 3 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 3 ITS: 2 by the die, 1 from regions.
    Socialism gains 5 ITS: 4 by the die, 1 from regions.
    Imperialism gains 12 ITS: 6 by the die, 6 from regions.
    Monarchy gains 10 ITS: 6 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 5 4593fc829cb2fa00
387 stop
    Communism draws a hidden card.
388 stop
    Fascism draws a hidden card.
389 stop
    Socialism draws a hidden card.
390 stop
    Imperialism draws a hidden card.
391 stop
    Monarchy draws a hidden card.
392 buy
    Monarchy buys a card for 3 ITS.
    Monarchy draws a hidden card.
393 stop
394 bid 4
395 seal
396 bid 3
397 seal
398 bid 3
399 seal
400 bid 1
401 seal
402 bid 3
403 seal
404 bid 0
405 seal
    Monarchy bids 0.
    Socialism bids 1.
    Communism bids 3.
    Fascism bids 3.
    Imperialism bids 3.
    Democracy bids 4.
    A tie: the dice decide, 6, 2 and 2.
    A tie: the dice decide, 2 and 5.
    Democracy has the initiative with 4.
406 first
    Democracy goes first in the peace phase.
407 pass
408 pass
409 pass
410 pass
411 pass
412 pass
413 last
    Democracy goes last in the war phase.
414 pass
415 pass
416 pass
417 first
    Democracy goes first in the conflict phase.
418 stop
419 stop
420 play power_vacuum:a
421 target north_africa
    Imperialism plays Power Vacuum on North Africa.
422 bid 3
423 seal
424 abstain
425 abstain
426 abstain
427 for
428 seal
429 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Monarchy stays out.
    Fascism bids 0 for it.
    Imperialism bids 3 for it.
    Power Vacuum succeeds in North Africa, 3 to 0.
    North Africa comes under Imperialism's control.
430 stop
431 play colonialism:b
432 target west_europe
    Fascism plays Colonialism on West Europe.
433 seal
434 against
435 bid 1
436 seal
437 against
438 bid 1
439 seal
440 for
441 bid 3
442 seal
443 abstain
444 for
445 bid 0
446 seal
    Democracy stays out.
    Communism bids 0 for it.
    Fascism bids 0 for it.
    Socialism bids 1 against it.
    Imperialism bids 1 against it.
    Monarchy bids 3 for it.
    Colonialism succeeds in West Europe, 3 to 2.
    West Europe comes under Fascism's control.
447 stop
448 stop
449 play rebellion:a
450 target north_africa
    Monarchy plays Rebellion on Imperialism's North Africa.
451 bid 3
452 seal
453 for
454 bid 2
455 seal
456 abstain
457 abstain
458 abstain
459 bid 2
460 seal
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 2 against it.
    Monarchy bids 3 for it.
    Democracy bids 2 for it.
    Rebellion succeeds in North Africa, 5 to 2.
    Imperialism loses North Africa: it turns neutral.
461 stop
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 7 ITS: 4 by the die, 3 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 4 ITS: 2 by the die, 2 from regions.
    Socialism gains 5 ITS: 4 by the die, 1 from regions.
    Imperialism gains 10 ITS: 4 by the die, 6 from regions.
    Monarchy gains 8 ITS: 4 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 6 9ec5c82dc9a860ac
462 stop
    Communism draws a hidden card.
463 stop
    Fascism draws a hidden card.
464 stop
    Socialism draws a hidden card.
465 stop
    Imperialism draws a hidden card.
466 stop
    Monarchy draws a hidden card.
467 stop
468 bid 5
469 seal
470 bid 4
471 seal
472 bid 1
473 seal
474 bid 3
475 add foreign_aid:a
476 seal
477 bid 1
478 seal
479 bid 1
480 seal
    Fascism bids 1.
    Imperialism bids 1.
    Monarchy bids 1.
    Communism bids 4.
    Democracy bids 5.
    Socialism bids 5: 3 ITS with Foreign Aid.
    A tie: the dice decide, 6 and 3.
    A tie: the dice decide, 1, 3 and 1.
    A tie: the dice decide, 3 and 1.
    Democracy has the initiative with 5.
481 last
    Democracy goes last in the peace phase.
482 pass
483 pass
484 pass
485 pass
486 pass
487 pass
488 last
    Democracy goes last in the war phase.
489 pass
490 play cold_war:b
491 enemy imperialism
    Cold War! Monarchy leads the axis against Imperialism and the allies.
492 bid 3
493 seal
494 abstain
495 abstain
496 allies
497 bid 3
498 seal
499 axis
500 bid 3
501 seal
502 bid 1
503 seal
    Democracy stays out.
    Communism stays out.
    Imperialism bids 1 for the allies.
    Fascism bids 3 for the allies.
    Monarchy bids 3 for the axis.
    Socialism bids 3 for the axis.
    Monarchy wins the war against Imperialism, 6 to 4. The die shows 5: up to 5 regions turn neutral.
    Imperialism loses North America: it turns neutral.
    Imperialism loses Russia: it turns neutral.
504 pass
505 first
    Democracy goes first in the conflict phase.
506 play regional_war:a
507 target south_america
    Democracy plays Regional War on South America.
508 bid 2
509 seal
510 abstain
511 for
512 seal
513 abstain
514 abstain
515 for
516 bid 0
517 seal
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 0 for it.
    Monarchy bids 0 for it.
    Democracy bids 2 for it.
    Regional War succeeds in South America, 2 to 0.
    South America comes under Democracy's control.
518 stop
519 play incursion:a
520 target west_europe
    Socialism plays Incursion on Fascism's West Europe.
521 bid 3
522 seal
523 abstain
524 abstain
525 abstain
526 abstain
527 seal
    Democracy stays out.
    Communism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Fascism bids 0 against it.
    Socialism bids 3 for it.
    Incursion succeeds in West Europe, 3 to 0.
    West Europe comes under Socialism's control.
528 stop
529 stop
530 play military_coup:a
531 target pacific_islands
    Imperialism plays Military Coup on Fascism's Pacific Islands.
532 bid 3
533 seal
534 abstain
535 abstain
536 abstain
537 add charismatic_leader:d
538 add isolationism:a
539 seal
540 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Monarchy stays out.
    Imperialism bids 3 for it.
    Fascism bids 9 against it: 0 ITS with Charismatic Leader and Isolationism.
    Military Coup fails in the Pacific Islands, 3 to 9.
541 stop
542 stop
543 play revolution:b
544 target mediterranean
    Monarchy plays Revolution on Socialism's Mediterranean.
545 bid 1
546 seal
547 abstain
548 abstain
549 abstain
550 seal
551 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Socialism bids 0 against it.
    Monarchy bids 1 for it.
    Revolution succeeds in the Mediterranean, 1 to 0.
    Socialism loses the Mediterranean: it turns neutral.
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 9 ITS: 5 by the die, 4 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 6 ITS: 5 by the die, 1 from regions.
    Socialism gains 7 ITS: 6 by the die, 1 from regions.
    Imperialism gains 3 ITS: 3 by the die, 0 from regions.
    Monarchy gains 9 ITS: 5 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 7 b6560bb5ce01e739
552 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
553 stop
    Communism draws a hidden card.
554 stop
    Fascism draws a hidden card.
555 stop
    Socialism draws a hidden card.
556 stop
    Imperialism draws a hidden card.
557 stop
    Monarchy draws a hidden card.
558 stop
559 bid 4
560 seal
561 bid 2
562 add united_nations:a
563 seal
564 bid 2
565 seal
566 bid 1
567 seal
568 bid 3
569 seal
570 bid 3
571 seal
    Socialism bids 1.
    Fascism bids 2.
    Imperialism bids 3.
    Monarchy bids 3.
    Democracy bids 4.
    Communism bids 5: 2 ITS with United Nations.
    A tie: the dice decide, 3 and 4.
    Communism has the initiative with 5.
572 first
    Communism goes first in the peace phase.
573 pass
574 pass
575 pass
576 pass
577 pass
578 pass
579 last
    Communism goes last in the war phase.
580 pass
581 pass
582 first
    Communism goes first in the conflict phase.
583 stop
584 play regional_war:b
585 target middle_east
    Democracy plays Regional War on the Middle East.
586 bid 2
587 seal
588 against
589 bid 4
590 seal
591 abstain
592 abstain
593 abstain
594 against
595 bid 4
596 seal
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 2 for it.
    Communism bids 4 against it.
    Monarchy bids 4 against it.
    Regional War fails in the Middle East, 2 to 8.
597 play insurrection:a
598 target scandinavia
    Democracy plays Insurrection on Monarchy's Scandinavia.
599 seal
600 for
601 seal
602 for
603 bid 2
604 seal
605 abstain
606 abstain
607 bid 1
608 seal
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 0 for it.
    Communism bids 0 for it.
    Monarchy bids 1 against it.
    Fascism bids 2 for it.
    Insurrection succeeds in Scandinavia, 2 to 1.
    Monarchy loses Scandinavia: it turns neutral.
609 stop
610 play police_action:b
611 target mediterranean
    Monarchy plays Police Action on the Mediterranean.
612 bid 1
613 seal
614 against
615 seal
616 abstain
617 for
618 bid 1
619 seal
620 abstain
621 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 0 against it.
    Monarchy bids 1 for it.
    Fascism bids 1 for it.
    Police Action succeeds in the Mediterranean, 2 to 0.
    The Mediterranean comes under Monarchy's control.
622 stop
623 stop
624 play cultural_revolution:a
625 target japan
    Socialism plays Cultural Revolution on Japan.
    Socialism pays 3 ITS, since Japan is a major region.
626 bid 1
627 seal
628 against
629 bid 2
630 seal
631 abstain
632 for
633 seal
634 abstain
635 abstain
    Communism stays out.
    Fascism stays out.
    Monarchy stays out.
    Democracy bids 0 for it.
    Socialism bids 1 for it.
    Imperialism bids 2 against it.
    Cultural Revolution fails in Japan, 1 to 2.
636 stop
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 9 ITS: 5 by the die, 4 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 3 ITS: 2 by the die, 1 from regions.
    Socialism gains 7 ITS: 6 by the die, 1 from regions.
    Imperialism gains 5 ITS: 5 by the die, 0 from regions.
    Monarchy gains 7 ITS: 3 by the die, 4 from regions.
    Communism draws a hidden card.
    Fascism draws a hidden card.
hash 8 2d4778b0fdda91b8
637 stop
    Socialism draws a hidden card.
638 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
639 stop
    Imperialism draws a hidden card.
640 stop
    Monarchy draws a hidden card.
641 buy
    Monarchy buys a card for 3 ITS.
    Monarchy draws a hidden card.
642 stop
    Democracy draws a hidden card.
643 stop
644 bid 2
645 seal
646 bid 4
647 seal
648 bid 4
649 seal
650 bid 4
651 seal
652 bid 4
653 seal
654 bid 2
655 seal
    Democracy bids 2.
    Communism bids 2.
    Fascism bids 4.
    Socialism bids 4.
    Imperialism bids 4.
    Monarchy bids 4.
    A tie: the dice decide, 1, 3, 3 and 5.
    A tie: the dice decide, 2, 4 and 5.
    A tie: the dice decide, 6 and 4.
    Monarchy has the initiative with 4.
656 last
    Monarchy goes last in the peace phase.
657 play trade_agreements:a
658 partner monarchy
    Imperialism plays Trade Agreements on Monarchy.
    Imperialism and Monarchy play no military cards on each other to the end of round 9.
659 pass
660 pass
661 pass
662 pass
663 pass
664 first
    Monarchy goes first in the war phase.
665 pass
666 pass
667 first
    Monarchy goes first in the conflict phase.
668 play industrial_buildup:a
669 target united_kingdom
    Industry grows in the United Kingdom: its influence is 3 now.
670 stop
671 stop
672 play economic_collapse:b
673 target mediterranean
    Socialism plays Economic Collapse on Monarchy's Mediterranean.
674 bid 0
675 seal
676 for
677 bid 1
678 add manifesto:b
679 seal
680 bid 3
681 seal
682 abstain
683 abstain
684 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 for it.
    Monarchy bids 3 against it.
    Imperialism bids 4 for it: 1 ITS with Manifesto.
    Economic Collapse succeeds in the Mediterranean, 4 to 3.
    Monarchy loses the Mediterranean: it turns neutral.
685 stop
686 stop
687 play trade_war:b
688 target west_europe
    Democracy plays Trade War on Socialism's West Europe.
689 bid 5
690 seal
691 abstain
692 abstain
693 bid 2
694 seal
695 abstain
696 abstain
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Socialism bids 2 against it.
    Democracy bids 5 for it.
    Trade War succeeds in West Europe, 5 to 2.
    Socialism loses West Europe: it turns neutral.
697 stop
698 play economic_boycott:a
699 target east_europe
    Communism plays Economic Boycott on Monarchy's East Europe.
700 seal
701 for
702 seal
703 abstain
704 abstain
705 bid 0
706 add charismatic_leader:c
707 seal
708 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 0 for it.
    Fascism bids 0 for it.
    Monarchy bids 5 against it: 0 ITS with Charismatic Leader.
    Economic Boycott fails in East Europe, 0 to 5.
709 stop
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 9 ITS: 5 by the die, 4 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 5 ITS: 4 by the die, 1 from regions.
    Socialism gains 1 ITS: 1 by the die, 0 from regions.
    Imperialism gains 2 ITS: 2 by the die, 0 from regions.
    Monarchy gains 6 ITS: 2 by the die, 4 from regions.
    Monarchy draws a hidden card.
hash 9 fa8d9f20f6cf27a6
710 stop
    Democracy draws a hidden card.
711 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
712 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
713 stop
    Socialism draws a hidden card.
    Imperialism draws a hidden card.
714 stop
715 bid 5
716 seal
717 bid 3
718 seal
719 bid 1
720 seal
721 bid 4
722 seal
723 bid 1
724 seal
725 bid 2
726 seal
    Communism bids 1.
    Socialism bids 1.
    Imperialism bids 2.
    Democracy bids 3.
    Fascism bids 4.
    Monarchy bids 5.
    A tie: the dice decide, 6 and 2.
    Monarchy has the initiative with 5.
727 first
    Monarchy goes first in the peace phase.
728 pass
729 pass
730 pass
731 pass
732 pass
733 play treaty:b
734 partner fascism
    Socialism plays Treaty on Fascism.
    Socialism and Fascism play no military cards on each other to the end of round 13.
735 first
    Monarchy goes first in the war phase.
736 pass
737 pass
738 first
    Monarchy goes first in the conflict phase.
739 stop
740 play rebellion:b
741 target east_europe
    Fascism plays Rebellion on Monarchy's East Europe.
742 bid 1
743 seal
744 abstain
745 abstain
746 bid 2
747 seal
748 abstain
749 against
750 seal
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 0 against it.
    Fascism bids 1 for it.
    Monarchy bids 2 against it.
    Rebellion fails in East Europe, 1 to 2.
751 stop
752 play revolution:a
753 target united_kingdom
    Democracy plays Revolution on Monarchy's United Kingdom.
    Democracy pays 3 ITS, since the United Kingdom is a major region.
754 bid 0
755 seal
756 abstain
757 abstain
758 against
759 seal
760 abstain
761 seal
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Democracy bids 0 for it.
    Socialism bids 0 against it.
    Monarchy bids 0 against it.
    A tie: the dice decide, 3 and 5.
    Revolution fails in the United Kingdom, 0 to 0.
762 stop
763 stop
764 stop
765 play coup_detat:a
766 target pacific_islands
    Socialism plays Coup d'état on Fascism's Pacific Islands.
767 seal
768 for
769 bid 0
770 seal
771 abstain
772 abstain
773 abstain
774 seal
    Democracy stays out.
    Communism stays out.
    Monarchy stays out.
    Fascism bids 0 against it.
    Socialism bids 0 for it.
    Imperialism bids 0 for it.
    A tie: the dice decide, 4 and 4.
    A tie: the dice decide, 6 and 1.
    Coup d'état succeeds in the Pacific Islands, 0 to 0.
    Fascism loses the Pacific Islands: they turn neutral.
775 stop
    Imperialism's truce with Monarchy is over.
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 8 ITS: 4 by the die, 4 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 2 ITS: 2 by the die, 0 from regions.
    Socialism gains 6 ITS: 6 by the die, 0 from regions.
    Imperialism gains 2 ITS: 2 by the die, 0 from regions.
    Monarchy gains 6 ITS: 2 by the die, 4 from regions.
    Monarchy draws a hidden card.
hash 10 08bf4954810bf7e1
776 stop
    Democracy draws a hidden card.
777 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
778 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
    Socialism draws a hidden card.
779 stop
    Imperialism draws a hidden card.
780 stop
781 bid 4
782 seal
783 bid 1
784 seal
785 bid 1
786 seal
787 bid 1
788 seal
789 bid 2
790 seal
791 bid 1
792 seal
    Democracy bids 1.
    Communism bids 1.
    Fascism bids 1.
    Imperialism bids 1.
    Socialism bids 2.
    Monarchy bids 4.
    A tie: the dice decide, 5, 1, 2 and 4.
    Monarchy has the initiative with 4.
793 last
    Monarchy goes last in the peace phase.
794 pass
795 pass
796 pass
797 pass
798 pass
799 pass
800 first
    Monarchy goes first in the war phase.
801 pass
802 pass
803 first
    Monarchy goes first in the conflict phase.
804 play alliance:b
805 target west_europe
    Monarchy plays Alliance on West Europe.
806 bid 2
807 seal
808 for
809 bid 5
810 seal
811 abstain
812 abstain
813 abstain
814 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy bids 2 for it.
    Democracy bids 5 for it.
    Alliance succeeds in West Europe, 7 to 0.
    West Europe comes under Monarchy's control.
815 stop
816 stop
817 play superpower_operation:b
818 target east_europe
    Democracy plays Superpower Operation on Monarchy's East Europe.
819 bid 1
820 seal
821 abstain
822 abstain
823 for
824 bid 2
825 seal
826 abstain
827 seal
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Monarchy bids 0 against it.
    Democracy bids 1 for it.
    Socialism bids 2 for it.
    Superpower Operation succeeds in East Europe, 3 to 0.
    Monarchy loses East Europe: it turns neutral.
828 stop
829 stop
830 play counter_revolution:b
831 target pacific_islands
    Fascism plays Counter Revolution on the Pacific Islands.
832 bid 1
833 seal
834 abstain
835 abstain
836 abstain
837 abstain
838 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Monarchy stays out.
    Fascism bids 1 for it.
    Counter Revolution succeeds in the Pacific Islands, 1 to 0.
    The Pacific Islands come under Fascism's control.
839 stop
840 stop
    2000: round 10 is over.
    Democracy wins the century with 3 regions.
end 5a7bc4a1f938a40e
    Democracy controls the most regions when the century ends: 3.
