{"format": 1, "title": "manifesto", "rules": 1, "level": "standard", "factions": ["democracy", "communism", "fascism", "socialism", "imperialism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4"]}
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
    Fascism begins in the Balkans.
8 take east_europe
    Fascism begins in East Europe.
    Fascism draws 2 hidden cards.
9 take united_kingdom
    Communism begins in the United Kingdom.
10 two_cards
    Communism draws 2 hidden cards.
    Democracy begins with 5 ITS.
    Imperialism begins with 3 ITS.
    Socialism begins with 3 ITS.
    Fascism begins with 2 ITS.
    Communism begins with 1 ITS.
    Round 1: 1900 to 1905.
    Democracy gains 4 ITS: 1 by the die, 3 from regions.
    Communism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism gains 5 ITS: 3 by the die, 2 from regions.
    Socialism gains 4 ITS: 1 by the die, 3 from regions.
    Imperialism gains 9 ITS: 6 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 1 87a8f6cace47ac98
11 stop
    Communism draws a hidden card.
12 stop
    Fascism draws a hidden card.
13 stop
    Socialism draws a hidden card.
14 stop
    Imperialism draws a hidden card.
15 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
16 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
17 stop
18 bid 1
19 seal
20 bid 2
21 seal
22 bid 2
23 seal
24 bid 1
25 seal
26 bid 4
27 seal
    Democracy bids 1.
    Socialism bids 1.
    Communism bids 2.
    Fascism bids 2.
    Imperialism bids 4.
    Imperialism has the initiative with 4.
28 last
    Imperialism goes last in the peace phase.
29 pass
30 play treaty:a
31 partner imperialism
    Communism plays Treaty on Imperialism.
    Communism and Imperialism play no military cards on each other to the end of round 2.
32 pass
33 play trade_agreements:b
34 partner democracy
    Socialism plays Trade Agreements on Democracy.
    Socialism and Democracy play no military cards on each other to the end of round 6.
35 pass
36 first
    Imperialism goes first in the war phase.
37 pass
38 pass
39 play world_war:b
40 enemy democracy
    World War! Communism leads the axis against Democracy and the allies.
41 bid 2
42 seal
43 abstain
44 abstain
45 axis
46 bid 2
47 seal
48 bid 1
49 add appeasement:b
50 seal
    Fascism stays out.
    Socialism stays out.
    Communism bids 2 for the axis.
    Democracy bids 5 for the allies: 1 ITS with Appeasement.
    Imperialism bids 2 for the axis.
    Democracy wins the war against Communism, 5 to 4. The die shows 2: up to 2 regions turn neutral.
    Communism loses the United Kingdom: it turns neutral.
51 last
    Imperialism goes last in the conflict phase.
52 stop
53 stop
54 play colonialism:a
55 target japan
    Fascism plays Colonialism on Japan.
    Fascism pays 3 ITS, since Japan is a major region.
56 bid 2
57 seal
58 abstain
59 abstain
60 abstain
61 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 2 for it.
    Colonialism succeeds in Japan, 2 to 0.
    Japan comes under Fascism's control.
62 play military_coup:b
63 target mediterranean
    Fascism plays Military Coup on Socialism's Mediterranean.
64 seal
65 bid 2
66 seal
67 for
68 seal
69 abstain
70 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 0 for it.
    Imperialism bids 0 for it.
    Socialism bids 2 against it.
    Military Coup fails in the Mediterranean, 0 to 2.
71 play cultural_revolution:b
72 target west_europe
    Fascism plays Cultural Revolution on West Europe.
73 add war_crimes_tribunal:b
74 seal
75 abstain
76 abstain
77 for
78 bid 3
79 seal
80 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 2 for it: 0 ITS with War Crimes Tribunal.
    Democracy bids 3 for it.
    Cultural Revolution succeeds in West Europe, 5 to 0.
    West Europe comes under Fascism's control.
81 stop
82 play insurgency:b
83 target balkans
    Socialism plays Insurgency on Fascism's Balkans.
84 bid 3
85 seal
86 abstain
87 abstain
88 abstain
89 seal
    Democracy stays out.
    Communism stays out.
    Imperialism stays out.
    Fascism bids 0 against it.
    Socialism bids 3 for it.
    Insurgency succeeds in the Balkans, 3 to 0.
    Fascism loses the Balkans: they turn neutral.
90 stop
91 play puppet_state:a
92 target scandinavia
    Imperialism plays Puppet State on Scandinavia.
93 seal
94 abstain
95 abstain
96 abstain
97 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 0 for it.
    Puppet State succeeds in Scandinavia, 0 to 0.
    Scandinavia comes under Imperialism's control.
98 play limited_war:a
99 target south_east_asia
    Imperialism plays Limited War on Democracy's South East Asia.
100 seal
101 bid 2
102 add diplomacy:a
103 seal
104 abstain
105 for
106 seal
107 against
108 bid 1
109 seal
    Communism stays out.
    Fascism bids 0 for it.
    Imperialism bids 0 for it.
    Democracy bids 4 against it: 2 ITS with Diplomacy.
    Socialism bids 1 against it.
    Limited War fails in South East Asia, 0 to 5.
110 play insurrection:b
111 target middle_east
    Imperialism plays Insurrection on Socialism's Middle East.
112 seal
113 abstain
114 abstain
115 abstain
116 seal
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 against it.
    Imperialism bids 0 for it.
    A tie: the dice decide, 6 and 6.
    A tie: the dice decide, 3 and 1.
    Insurrection succeeds in the Middle East, 0 to 0.
    Socialism loses the Middle East: it turns neutral.
117 stop
    1905: round 1 is over.
    Round 2: 1905 to 1910.
    Democracy gains 7 ITS: 4 by the die, 3 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 5 ITS: 1 by the die, 4 from regions.
    Socialism gains 4 ITS: 2 by the die, 2 from regions.
    Imperialism gains 10 ITS: 6 by the die, 4 from regions.
    Imperialism draws a hidden card.
hash 2 4cb20ab2bb326edc
118 stop
    Democracy draws a hidden card.
119 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
120 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
121 stop
    Socialism draws a hidden card.
122 stop
123 bid 1
124 seal
125 bid 4
126 seal
127 bid 1
128 seal
129 bid 2
130 seal
131 bid 4
132 add propaganda:a
133 seal
    Communism bids 1.
    Imperialism bids 1.
    Fascism bids 2.
    Democracy bids 4.
    Socialism bids 6: 4 ITS with Propaganda.
    Socialism has the initiative with 6.
134 first
    Socialism goes first in the peace phase.
135 pass
136 pass
137 pass
138 pass
139 pass
140 first
    Socialism goes first in the war phase.
141 pass
142 pass
143 play world_war:a
144 enemy imperialism
    World War! Fascism leads the axis against Imperialism and the allies.
145 bid 1
146 seal
147 abstain
148 bid 1
149 seal
150 abstain
151 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 1 for the axis.
    Imperialism bids 1 for the allies.
    A tie: the dice decide, 2 and 2.
    A tie: the dice decide, 6 and 3.
    Fascism wins the war against Imperialism, 1 to 1. The die shows 1: up to 1 region turns neutral.
152 name scandinavia
    Scandinavia is named.
    Imperialism loses Scandinavia: it turns neutral.
153 last
    Socialism goes last in the conflict phase.
154 play depression:b
155 target south_east_asia
    Imperialism plays Depression on Democracy's South East Asia.
156 bid 5
157 add espionage:a
158 seal
159 bid 0
160 seal
161 abstain
162 against
163 bid 2
164 seal
165 abstain
    Communism stays out.
    Socialism stays out.
    Democracy bids 0 against it.
    Imperialism bids 6 for it: 5 ITS with Espionage.
    Fascism bids 2 against it.
    Depression succeeds in South East Asia, 6 to 2.
    Democracy loses South East Asia: it turns neutral.
166 stop
167 stop
168 stop
169 stop
170 play economic_collapse:a
171 target east_europe
    Socialism plays Economic Collapse on Fascism's East Europe.
172 abstain
173 abstain
174 abstain
175 add manifesto:a
176 seal
    Democracy stays out.
    Communism stays out.
    Imperialism stays out.
    Fascism bids 3 against it: 0 ITS with Manifesto.
    Economic Collapse fails in East Europe, 0 to 3.
    Communism's truce with Imperialism is over.
    1910: round 2 is over.
    Round 3: 1910 to 1915.
    Democracy gains 7 ITS: 5 by the die, 2 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 5 ITS: 1 by the die, 4 from regions.
    Socialism gains 4 ITS: 2 by the die, 2 from regions.
    Imperialism gains 7 ITS: 4 by the die, 3 from regions.
    Socialism draws a hidden card.
hash 3 b8f8f0cd428fc9ec
177 stop
    Imperialism draws a hidden card.
178 stop
    Democracy draws a hidden card.
179 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
180 stop
    Communism draws a hidden card.
181 stop
    Fascism draws a hidden card.
182 stop
183 bid 3
184 seal
185 bid 3
186 seal
187 bid 0
188 seal
189 bid 1
190 seal
191 bid 1
192 seal
    Democracy bids 0.
    Communism bids 1.
    Fascism bids 1.
    Socialism bids 3.
    Imperialism bids 3.
    A tie: the dice decide, 6 and 1.
    Socialism has the initiative with 3.
193 last
    Socialism goes last in the peace phase.
194 pass
195 pass
196 pass
197 pass
198 pass
199 first
    Socialism goes first in the war phase.
200 pass
201 pass
202 pass
203 first
    Socialism goes first in the conflict phase.
204 play civil_war:a
205 target east_europe
    Socialism plays Civil War on Fascism's East Europe.
206 bid 0
207 seal
208 abstain
209 for
210 bid 1
211 seal
212 against
213 bid 3
214 seal
215 bid 0
216 seal
    Imperialism stays out.
    Fascism bids 0 against it.
    Socialism bids 0 for it.
    Democracy bids 1 for it.
    Communism bids 3 against it.
    Civil War fails in East Europe, 1 to 3.
217 stop
218 stop
219 play coup_detat:b
220 target west_europe
    Communism plays Coup d'état on Fascism's West Europe.
221 bid 1
222 seal
223 bid 2
224 seal
225 for
226 bid 1
227 seal
228 abstain
229 abstain
    Democracy stays out.
    Imperialism stays out.
    Communism bids 1 for it.
    Fascism bids 2 against it.
    Socialism bids 1 for it.
    A tie: the dice decide, 4 and 4.
    A tie: the dice decide, 1 and 2.
    Coup d'état fails in West Europe, 2 to 2.
230 play terrorism:a
231 target west_europe
    Communism plays Terrorism on Fascism's West Europe.
232 add foreign_aid:b
233 seal
234 bid 1
235 seal
236 for
237 bid 0
238 seal
239 abstain
    Democracy stays out.
    Imperialism bids 0 for it.
    Fascism bids 1 against it.
    Communism bids 2 for it: 0 ITS with Foreign Aid.
    Terrorism succeeds in West Europe, 2 to 1.
    Fascism loses West Europe: it turns neutral.
240 play economic_boycott:b
241 target mediterranean
    Communism plays Economic Boycott on Socialism's Mediterranean.
242 seal
243 abstain
244 against
245 bid 4
246 add war_crimes_tribunal:a
247 add propaganda:b
248 seal
249 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 for it.
    Imperialism bids 9 against it: 4 ITS with War Crimes Tribunal and Propaganda.
    Economic Boycott fails in the Mediterranean, 0 to 9.
250 stop
251 play annexation:b
252 target south_east_asia
    Fascism plays Annexation on South East Asia.
253 bid 1
254 seal
255 abstain
256 abstain
257 for
258 seal
    Democracy stays out.
    Imperialism stays out.
    Communism bids 0 for it.
    Fascism bids 1 for it.
    Annexation succeeds in South East Asia, 1 to 0.
    South East Asia comes under Fascism's control.
    1915: round 3 is over.
    Round 4: 1915 to 1920.
    Democracy gains 3 ITS: 1 by the die, 2 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 8 ITS: 4 by the die, 4 from regions.
    Socialism gains 7 ITS: 5 by the die, 2 from regions.
    Imperialism gains 8 ITS: 5 by the die, 3 from regions.
    Socialism draws a hidden card.
hash 4 09f30e84ecebb7bc
259 stop
    Imperialism draws a hidden card.
260 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
261 stop
    Democracy draws a hidden card.
262 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
263 stop
264 bid 2
265 seal
266 bid 5
267 seal
268 bid 1
269 seal
270 bid 1
271 seal
272 bid 1
273 add diplomacy:b
274 seal
    Democracy bids 1.
    Communism bids 1.
    Socialism bids 2.
    Fascism bids 3: 1 ITS with Diplomacy.
    Imperialism bids 5.
    Imperialism has the initiative with 5.
275 last
    Imperialism goes last in the peace phase.
276 pass
277 pass
278 pass
279 pass
280 last
    Imperialism goes last in the war phase.
281 pass
282 pass
283 last
    Imperialism goes last in the conflict phase.
284 play annexation:a
285 target india
    Democracy plays Annexation on India.
286 bid 4
287 seal
288 against
289 seal
290 abstain
291 abstain
292 abstain
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 0 against it.
    Democracy bids 4 for it.
    Annexation succeeds in India, 4 to 0.
    India comes under Democracy's control.
293 play police_action:a
294 target south_america
    Democracy plays Police Action on South America.
295 bid 3
296 add iron_curtain:a
297 seal
298 abstain
299 for
300 bid 3
301 seal
302 abstain
303 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 6 for it: 3 ITS with Iron Curtain.
    Fascism bids 3 for it.
    Police Action succeeds in South America, 9 to 0.
    South America comes under Democracy's control.
304 play civil_war:b
305 target east_europe
    Democracy plays Civil War on Fascism's East Europe.
306 seal
307 abstain
308 bid 2
309 seal
310 abstain
311 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 0 for it.
    Fascism bids 2 against it.
    Civil War fails in East Europe, 0 to 2.
312 play trade_war:a
313 target mediterranean
    Democracy plays Trade War on Socialism's Mediterranean.
314 seal
315 abstain
316 abstain
317 bid 2
318 add charismatic_leader:d
319 seal
320 abstain
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Democracy bids 0 for it.
    Socialism bids 7 against it: 2 ITS with Charismatic Leader.
    Trade War fails in the Mediterranean, 0 to 7.
321 play occupation:b
322 target central_america
    Democracy plays Occupation on Central America.
323 against
324 seal
325 abstain
326 abstain
327 against
328 bid 3
329 add league_of_nations:a
330 seal
    Fascism stays out.
    Socialism stays out.
    Communism bids 0 against it.
    Imperialism bids 6 against it: 3 ITS with League of Nations.
    Occupation fails in Central America, 0 to 6.
331 stop
332 stop
    1920: round 4 is over.
    Round 5: 1920 to 1925.
    Democracy gains 10 ITS: 6 by the die, 4 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 5 ITS: 1 by the die, 4 from regions.
    Socialism gains 5 ITS: 3 by the die, 2 from regions.
    Imperialism gains 8 ITS: 5 by the die, 3 from regions.
    Imperialism draws a hidden card.
hash 5 793db2e7c95b45fa
333 stop
    Democracy draws a hidden card.
334 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
335 stop
    Communism draws a hidden card.
336 stop
    Fascism draws a hidden card.
337 stop
    Socialism draws a hidden card.
338 stop
339 bid 3
340 seal
341 bid 5
342 seal
343 bid 2
344 add espionage:b
345 seal
346 bid 4
347 seal
348 bid 1
349 seal
    Socialism bids 1.
    Imperialism bids 3.
    Fascism bids 4.
    Democracy bids 5.
    Communism bids 5: 2 ITS with Espionage.
    A tie: the dice decide, 4 and 3.
    Democracy has the initiative with 5.
350 first
    Democracy goes first in the peace phase.
351 pass
352 pass
353 pass
354 pass
355 pass
356 first
    Democracy goes first in the war phase.
357 pass
358 pass
359 pass
360 first
    Democracy goes first in the conflict phase.
361 play power_vacuum:b
362 target central_america
    Democracy plays Power Vacuum on Central America.
363 bid 2
364 seal
365 abstain
366 abstain
367 against
368 bid 5
369 seal
370 abstain
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Democracy bids 2 for it.
    Socialism bids 5 against it.
    Power Vacuum fails in Central America, 2 to 5.
371 play alliance:a
372 target balkans
    Democracy plays Alliance on the Balkans.
373 for
374 bid 2
375 seal
376 abstain
377 against
378 bid 2
379 add united_nations:a
380 seal
381 for
382 bid 1
383 seal
    Fascism stays out.
    Imperialism bids 1 for it.
    Communism bids 2 for it.
    Socialism bids 6 against it: 2 ITS with United Nations.
    Alliance fails in the Balkans, 3 to 6.
384 stop
385 stop
386 play incursion:b
387 target china
    Imperialism plays Incursion on Democracy's China.
    Imperialism pays 3 ITS, since China is a major region.
388 bid 1
389 seal
390 against
391 bid 2
392 seal
393 for
394 bid 2
395 seal
    Imperialism bids 1 for it.
    Communism bids 2 against it.
    Fascism bids 2 for it.
    Incursion succeeds in China, 3 to 2.
    China comes under Imperialism's control.
396 stop
    1925: round 5 is over.
    Round 6: 1925 to 1930.
    Democracy gains 4 ITS: 2 by the die, 2 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 8 ITS: 4 by the die, 4 from regions.
    Socialism gains 7 ITS: 5 by the die, 2 from regions.
    Imperialism gains 7 ITS: 2 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 6 ce0800d86810d8a8
397 stop
    Communism draws a hidden card.
398 stop
    Fascism draws a hidden card.
399 stop
    Socialism draws a hidden card.
400 stop
    Imperialism draws a hidden card.
401 stop
402 bid 0
403 seal
404 bid 3
405 seal
406 bid 1
407 add national_will:a
408 seal
409 bid 3
410 seal
411 bid 4
412 seal
    Democracy bids 0.
    Communism bids 3.
    Socialism bids 3.
    Imperialism bids 4.
    Fascism bids 5: 1 ITS with National Will.
    Fascism has the initiative with 5.
413 first
    Fascism goes first in the peace phase.
414 pass
415 pass
416 pass
417 pass
418 pass
419 first
    Fascism goes first in the war phase.
420 pass
421 pass
422 last
    Fascism goes last in the conflict phase.
423 stop
424 play rebellion:a
425 target south_america
    Imperialism plays Rebellion on Democracy's South America.
426 bid 1
427 seal
428 bid 4
429 seal
430 abstain
431 against
432 bid 1
433 seal
434 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism bids 1 for it.
    Democracy bids 4 against it.
    Fascism bids 1 against it.
    Rebellion fails in South America, 1 to 5.
435 stop
436 play colonialism:b
437 target west_europe
    Democracy plays Colonialism on West Europe.
438 against
439 bid 2
440 add foreign_aid:a
441 seal
442 for
443 bid 0
444 seal
445 abstain
446 abstain
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 0 for it.
    Communism bids 5 against it: 2 ITS with Foreign Aid.
    Colonialism fails in West Europe, 0 to 5.
447 stop
448 play power_vacuum:a
449 target north_america
    Fascism plays Power Vacuum on North America.
    Fascism pays 3 ITS, since North America is a major region.
450 bid 0
451 seal
452 abstain
453 abstain
454 for
455 seal
    Socialism stays out.
    Imperialism stays out.
    Communism bids 0 for it.
    Fascism bids 0 for it.
    Power Vacuum succeeds in North America, 0 to 0.
    North America comes under Fascism's control.
    Democracy's truce with Socialism is over.
    1930: round 6 is over.
    Round 7: 1930 to 1935.
    Democracy gains 3 ITS: 1 by the die, 2 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 12 ITS: 5 by the die, 7 from regions.
    Socialism gains 5 ITS: 3 by the die, 2 from regions.
    Imperialism gains 7 ITS: 2 by the die, 5 from regions.
    Fascism draws a hidden card.
hash 7 f785e49bd3393fa6
456 stop
    Socialism draws a hidden card.
457 stop
    Imperialism draws a hidden card.
458 stop
    Democracy draws a hidden card.
459 stop
    Communism draws a hidden card.
460 bid 5
461 seal
462 bid 2
463 seal
464 bid 3
465 seal
466 bid 1
467 seal
468 bid 1
469 seal
    Democracy bids 1.
    Communism bids 1.
    Socialism bids 2.
    Imperialism bids 3.
    Fascism bids 5.
    Fascism has the initiative with 5.
470 first
    Fascism goes first in the peace phase.
471 pass
472 pass
473 pass
474 pass
475 pass
476 first
    Fascism goes first in the war phase.
477 pass
478 pass
479 last
    Fascism goes last in the conflict phase.
480 play industrial_buildup:b
481 target north_africa
    Industry grows in North Africa: its influence is 2 now.
482 stop
483 stop
484 play incursion:a
485 target south_east_asia
    Democracy plays Incursion on Fascism's South East Asia.
486 bid 1
487 seal
488 abstain
489 bid 0
490 seal
491 abstain
492 for
493 bid 3
494 seal
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 against it.
    Democracy bids 1 for it.
    Imperialism bids 3 for it.
    Incursion succeeds in South East Asia, 4 to 0.
    South East Asia comes under Democracy's control.
495 stop
496 play regional_war:a
497 target central_america
    Fascism plays Regional War on Central America.
498 bid 0
499 seal
500 abstain
501 abstain
502 abstain
503 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 0 for it.
    Regional War succeeds in Central America, 0 to 0.
    Central America comes under Fascism's control.
    1935: round 7 is over.
    Round 8: 1935 to 1940.
    Democracy gains 6 ITS: 3 by the die, 3 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 9 ITS: 2 by the die, 7 from regions.
    Socialism gains 7 ITS: 4 by the die, 3 from regions.
    Imperialism gains 11 ITS: 6 by the die, 5 from regions.
    Fascism draws a hidden card.
hash 8 aeebff174f611f5b
504 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
505 stop
    Socialism draws a hidden card.
506 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
507 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
508 stop
    Imperialism draws a hidden card.
509 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
510 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
511 stop
    Democracy draws a hidden card.
512 stop
    Communism draws a hidden card.
513 stop
514 bid 2
515 seal
516 bid 5
517 seal
518 bid 1
519 seal
520 bid 2
521 seal
522 bid 1
523 seal
    Communism bids 1.
    Imperialism bids 1.
    Democracy bids 2.
    Fascism bids 2.
    Socialism bids 5.
    Socialism has the initiative with 5.
524 last
    Socialism goes last in the peace phase.
525 play trade_agreements:a
526 partner communism
    Imperialism plays Trade Agreements on Communism.
    Imperialism and Communism play no military cards on each other to the end of round 13.
527 pass
528 pass
529 pass
530 pass
531 last
    Socialism goes last in the war phase.
532 pass
533 pass
534 play cold_war:b
535 enemy fascism
    Cold War! Socialism leads the axis against Fascism and the allies.
536 bid 0
537 seal
538 axis
539 bid 3
540 seal
541 abstain
542 abstain
543 bid 3
544 seal
    Democracy stays out.
    Communism stays out.
    Socialism bids 0 for the axis.
    Fascism bids 3 for the allies.
    Imperialism bids 3 for the axis.
    A tie: the dice decide, 6 and 2.
    Socialism wins the war against Fascism, 3 to 3. The die shows 2: up to 2 regions turn neutral.
545 name east_europe
    East Europe is named.
546 name north_america
    North America is named.
    Fascism loses East Europe: it turns neutral.
    Fascism loses North America: it turns neutral.
547 first
    Socialism goes first in the conflict phase.
548 play insurrection:a
549 target russia
    Socialism plays Insurrection on Imperialism's Russia.
    Socialism pays 3 ITS, since Russia is a major region.
550 seal
551 bid 3
552 seal
553 abstain
554 abstain
555 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 for it.
    Imperialism bids 3 against it.
    Insurrection fails in Russia, 0 to 3.
556 stop
557 play police_action:b
558 target west_europe
    Imperialism plays Police Action on West Europe.
559 bid 1
560 seal
561 abstain
562 for
563 bid 4
564 seal
565 against
566 bid 1
567 seal
568 abstain
    Democracy stays out.
    Socialism stays out.
    Fascism bids 1 against it.
    Imperialism bids 1 for it.
    Communism bids 4 for it.
    Police Action succeeds in West Europe, 5 to 1.
    West Europe comes under Imperialism's control.
569 stop
570 play economic_boycott:a
571 target west_europe
    Democracy plays Economic Boycott on Imperialism's West Europe.
572 bid 1
573 seal
574 abstain
575 abstain
576 abstain
577 seal
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 0 against it.
    Democracy bids 1 for it.
    Economic Boycott succeeds in West Europe, 1 to 0.
    Imperialism loses West Europe: it turns neutral.
578 play military_coup:a
579 target south_east_asia
    Communism plays Military Coup on Democracy's South East Asia.
580 bid 2
581 seal
582 against
583 bid 1
584 seal
585 abstain
586 abstain
587 bid 0
588 seal
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 0 against it.
    Communism bids 2 for it.
    Fascism bids 1 against it.
    Military Coup succeeds in South East Asia, 2 to 1.
    Democracy loses South East Asia: it turns neutral.
589 stop
590 stop
    1940: round 8 is over.
    Round 9: 1940 to 1945.
    Democracy gains 4 ITS: 2 by the die, 2 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 7 ITS: 4 by the die, 3 from regions.
    Socialism gains 4 ITS: 1 by the die, 3 from regions.
    Imperialism gains 7 ITS: 2 by the die, 5 from regions.
    Socialism draws a hidden card.
hash 9 a1712fbc555bb38c
591 stop
    Imperialism draws a hidden card.
592 stop
    Democracy draws a hidden card.
593 stop
    Communism draws a hidden card.
594 stop
    Fascism draws a hidden card.
595 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
596 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
597 stop
598 bid 3
599 seal
600 bid 2
601 seal
602 bid 2
603 seal
604 bid 0
605 seal
606 bid 2
607 seal
    Communism bids 0.
    Democracy bids 2.
    Fascism bids 2.
    Imperialism bids 2.
    Socialism bids 3.
    Socialism has the initiative with 3.
608 last
    Socialism goes last in the peace phase.
609 pass
610 pass
611 pass
612 pass
613 pass
614 first
    Socialism goes first in the war phase.
615 pass
616 pass
617 pass
618 first
    Socialism goes first in the conflict phase.
619 stop
620 play cultural_revolution:a
621 target south_africa
    Imperialism plays Cultural Revolution on South Africa.
622 bid 2
623 seal
624 abstain
625 abstain
626 abstain
627 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 2 for it.
    Cultural Revolution succeeds in South Africa, 2 to 0.
    South Africa comes under Imperialism's control.
628 stop
629 stop
630 stop
631 play industrial_buildup:a
632 target japan
    Industry grows in Japan: its influence is 3 now.
633 play trade_war:b
634 target south_africa
    Fascism plays Trade War on Imperialism's South Africa.
635 bid 1
636 seal
637 against
638 bid 1
639 seal
640 bid 1
641 seal
642 abstain
643 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 1 for it.
    Imperialism bids 1 against it.
    Socialism bids 1 against it.
    Trade War fails in South Africa, 1 to 2.
644 play regional_war:b
645 target south_east_asia
    Fascism plays Regional War on South East Asia.
646 bid 5
647 seal
648 for
649 seal
650 abstain
651 abstain
652 for
653 bid 0
654 seal
    Democracy stays out.
    Imperialism stays out.
    Communism bids 0 for it.
    Socialism bids 0 for it.
    Fascism bids 5 for it.
    Regional War succeeds in South East Asia, 5 to 0.
    South East Asia comes under Fascism's control.
655 play revolution:b
656 target china
    Fascism plays Revolution on Imperialism's China.
    Fascism pays 3 ITS, since China is a major region.
657 seal
658 abstain
659 bid 1
660 seal
661 abstain
662 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Imperialism bids 1 against it.
    Revolution fails in China, 0 to 1.
663 stop
    1945: round 9 is over.
    Round 10: 1945 to 1950.
    Democracy gains 6 ITS: 4 by the die, 2 from regions.
    Communism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism gains 9 ITS: 4 by the die, 5 from regions.
    Socialism gains 9 ITS: 6 by the die, 3 from regions.
    Imperialism gains 9 ITS: 3 by the die, 6 from regions.
    Socialism draws a hidden card.
hash 10 fe614676efd99aab
664 stop
    Imperialism draws a hidden card.
665 stop
    Democracy draws a hidden card.
666 stop
    Communism draws a hidden card.
667 stop
    Fascism draws a hidden card.
668 stop
669 bid 2
670 seal
671 bid 2
672 seal
673 bid 3
674 seal
675 bid 3
676 seal
677 bid 3
678 seal
    Socialism bids 2.
    Imperialism bids 2.
    Democracy bids 3.
    Communism bids 3.
    Fascism bids 3.
    A tie: the dice decide, 1, 3 and 1.
    Communism has the initiative with 3.
679 last
    Communism goes last in the peace phase.
680 play treaty:b
681 partner socialism
    Fascism plays Treaty on Socialism.
    Fascism and Socialism play no military cards on each other to the end of round 12.
682 pass
683 pass
684 pass
685 pass
686 first
    Communism goes first in the war phase.
687 pass
688 pass
689 pass
690 first
    Communism goes first in the conflict phase.
691 stop
692 stop
693 play economic_collapse:b
694 target south_africa
    Socialism plays Economic Collapse on Imperialism's South Africa.
695 bid 4
696 seal
697 bid 2
698 seal
699 abstain
700 against
701 bid 0
702 seal
703 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 against it.
    Imperialism bids 2 against it.
    Socialism bids 4 for it.
    Economic Collapse succeeds in South Africa, 4 to 2.
    Imperialism loses South Africa: it turns neutral.
704 stop
705 play coup_detat:a
706 target north_africa
    Imperialism plays Coup d'état on Socialism's North Africa.
    Imperialism pays 3 ITS, since North Africa is a major region.
707 bid 1
708 seal
709 abstain
710 abstain
711 against
712 bid 3
713 seal
714 bid 0
715 seal
    Democracy stays out.
    Communism stays out.
    Socialism bids 0 against it.
    Imperialism bids 1 for it.
    Fascism bids 3 against it.
    Coup d'état fails in North Africa, 1 to 3.
716 play revolution:a
717 target central_america
    Imperialism plays Revolution on Fascism's Central America.
718 bid 2
719 seal
720 abstain
721 abstain
722 bid 1
723 seal
724 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 1 against it.
    Imperialism bids 2 for it.
    Revolution succeeds in Central America, 2 to 1.
    Fascism loses Central America: it turns neutral.
725 stop
726 stop
    1950: round 10 is over.
    Round 11: 1950 to 1955.
    Democracy gains 3 ITS: 1 by the die, 2 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 9 ITS: 5 by the die, 4 from regions.
    Socialism gains 9 ITS: 6 by the die, 3 from regions.
    Imperialism gains 10 ITS: 5 by the die, 5 from regions.
    Communism draws a hidden card.
hash 11 9b2bff5c1c06e5ae
727 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
728 stop
    Fascism draws a hidden card.
729 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
730 stop
    Socialism draws a hidden card.
731 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
732 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
733 stop
    Imperialism draws a hidden card.
734 stop
    Democracy draws a hidden card.
735 stop
736 bid 2
737 seal
738 bid 3
739 seal
740 bid 1
741 add guerilla_warfare:b
742 seal
743 bid 3
744 seal
745 bid 5
746 seal
    Communism bids 2.
    Fascism bids 3.
    Socialism bids 3: 1 ITS with Guerilla Warfare.
    Imperialism bids 3.
    Democracy bids 5.
    Democracy has the initiative with 5.
747 last
    Democracy goes last in the peace phase.
748 pass
749 pass
750 pass
751 pass
752 pass
753 first
    Democracy goes first in the war phase.
754 pass
755 play cold_war:a
756 enemy fascism
    Cold War! Socialism leads the axis against Fascism and the allies.
757 bid 2
758 seal
759 allies
760 bid 2
761 seal
762 abstain
763 abstain
764 bid 2
765 seal
    Democracy stays out.
    Communism stays out.
    Fascism bids 2 for the allies.
    Socialism bids 2 for the axis.
    Imperialism bids 2 for the allies.
    Fascism wins the war against Socialism, 4 to 2. The die shows 6: up to 6 regions turn neutral.
    Socialism loses North Africa: it turns neutral.
    Socialism loses the Mediterranean: it turns neutral.
766 pass
767 first
    Democracy goes first in the conflict phase.
768 play limited_war:b
769 target china
    Democracy plays Limited War on Imperialism's China.
    Democracy pays 3 ITS, since China is a major region.
770 bid 0
771 add charismatic_leader:a
772 seal
773 abstain
774 abstain
775 abstain
776 bid 1
777 seal
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 1 against it.
    Democracy bids 5 for it: 0 ITS with Charismatic Leader.
    Limited War succeeds in China, 5 to 1.
    Imperialism loses China: it turns neutral.
778 stop
779 stop
780 play superpower_operation:b
781 target india
    Fascism plays Superpower Operation on Democracy's India.
782 bid 3
783 add national_will:b
784 seal
785 abstain
786 abstain
787 bid 1
788 seal
789 against
790 bid 3
791 seal
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 1 against it.
    Fascism bids 8 for it: 3 ITS with National Will.
    Communism bids 3 against it.
    Superpower Operation succeeds in India, 8 to 4.
    Democracy loses India: it turns neutral.
792 stop
793 stop
794 play occupation:a
795 target china
    Imperialism plays Occupation on China.
    Imperialism pays 3 ITS, since China is a major region.
796 bid 1
797 seal
798 abstain
799 abstain
800 abstain
801 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 1 for it.
    Occupation succeeds in China, 1 to 0.
    China comes under Imperialism's control.
802 stop
    1955: round 11 is over.
    Round 12: 1955 to 1960.
    Democracy gains 4 ITS: 3 by the die, 1 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 7 ITS: 3 by the die, 4 from regions.
    Socialism gains 4 ITS: 4 by the die, 0 from regions.
    Imperialism gains 10 ITS: 5 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 12 df99a0d44e3165f8
803 stop
    Communism draws a hidden card.
804 stop
805 discard counter_revolution:a
    Communism discards Counter Revolution.
    Fascism draws a hidden card.
806 stop
    The discard pile is shuffled: 72 cards form the new deck.
    Socialism draws a hidden card.
807 stop
    Imperialism draws a hidden card.
808 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
809 stop
810 bid 3
811 seal
812 bid 2
813 add charismatic_leader:c
814 seal
815 bid 3
816 add isolationism:b
817 seal
818 bid 2
819 seal
820 bid 3
821 seal
    Socialism bids 2.
    Democracy bids 3.
    Imperialism bids 3.
    Fascism bids 5: 3 ITS with Isolationism.
    Communism bids 7: 2 ITS with Charismatic Leader.
    Communism has the initiative with 7.
822 last
    Communism goes last in the peace phase.
823 pass
824 pass
825 pass
826 pass
827 pass
828 first
    Communism goes first in the war phase.
829 pass
830 pass
831 first
    Communism goes first in the conflict phase.
832 play alliance:b
833 target mediterranean
    Communism plays Alliance on the Mediterranean.
834 bid 3
835 seal
836 against
837 bid 1
838 seal
839 abstain
840 abstain
841 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 3 for it.
    Fascism bids 1 against it.
    Alliance succeeds in the Mediterranean, 3 to 1.
    The Mediterranean comes under Communism's control.
842 play rebellion:b
843 target japan
    Communism plays Rebellion on Fascism's Japan.
    Communism pays 3 ITS, since Japan is a major region.
844 seal
845 bid 1
846 seal
847 abstain
848 abstain
849 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 0 for it.
    Fascism bids 1 against it.
    Rebellion fails in Japan, 0 to 1.
850 stop
851 stop
852 stop
853 play police_action:a
854 target balkans
    Imperialism plays Police Action on the Balkans.
855 bid 1
856 add foreign_aid:b
857 seal
858 abstain
859 for
860 add guerilla_warfare:a
861 seal
862 abstain
863 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 3 for it: 1 ITS with Foreign Aid.
    Communism bids 2 for it: 0 ITS with Guerilla Warfare.
    Police Action succeeds in the Balkans, 5 to 0.
    The Balkans come under Imperialism's control.
864 stop
865 play depression:a
866 target balkans
    Democracy plays Depression on Imperialism's Balkans.
867 bid 1
868 seal
869 abstain
870 abstain
871 abstain
872 bid 1
873 seal
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Democracy bids 1 for it.
    Imperialism bids 1 against it.
    A tie: the dice decide, 6 and 2.
    Depression succeeds in the Balkans, 1 to 1.
    Imperialism loses the Balkans: they turn neutral.
874 stop
    Fascism's truce with Socialism is over.
    1960: round 12 is over.
    Round 13: 1960 to 1965.
    Democracy gains 4 ITS: 3 by the die, 1 from regions.
    Communism gains 7 ITS: 6 by the die, 1 from regions.
    Fascism gains 10 ITS: 6 by the die, 4 from regions.
    Socialism gains 1 ITS: 1 by the die, 0 from regions.
    Imperialism gains 6 ITS: 1 by the die, 5 from regions.
    Communism draws a hidden card.
hash 13 dfa059dbda549d47
875 stop
    Fascism draws a hidden card.
876 stop
    Socialism draws a hidden card.
877 stop
    Imperialism draws a hidden card.
878 stop
    Democracy draws a hidden card.
879 stop
880 bid 2
881 seal
882 bid 3
883 seal
884 bid 0
885 seal
886 bid 2
887 seal
888 bid 4
889 seal
    Socialism bids 0.
    Communism bids 2.
    Imperialism bids 2.
    Fascism bids 3.
    Democracy bids 4.
    Democracy has the initiative with 4.
890 first
    Democracy goes first in the peace phase.
891 pass
892 pass
893 pass
894 pass
895 pass
896 last
    Democracy goes last in the war phase.
897 pass
898 pass
899 last
    Democracy goes last in the conflict phase.
900 play industrial_buildup:a
901 target mediterranean
    Industry grows in the Mediterranean: its influence is 2 now.
902 play superpower_operation:a
903 target south_east_asia
    Communism plays Superpower Operation on Fascism's South East Asia.
904 bid 1
905 seal
906 bid 4
907 seal
908 abstain
909 abstain
910 against
911 bid 1
912 add league_of_nations:a
913 seal
    Socialism stays out.
    Imperialism stays out.
    Communism bids 1 for it.
    Fascism bids 4 against it.
    Democracy bids 4 against it: 1 ITS with League of Nations.
    Superpower Operation fails in South East Asia, 1 to 8.
914 play puppet_state:b
915 target north_africa
    Communism plays Puppet State on North Africa.
    Communism pays 3 ITS, since North Africa is a major region.
916 bid 1
917 seal
918 abstain
919 abstain
920 abstain
921 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 1 for it.
    Puppet State succeeds in North Africa, 1 to 0.
    North Africa comes under Communism's control.
922 stop
923 play superpower_operation:b
924 target china
    Fascism plays Superpower Operation on Imperialism's China.
    Fascism pays 3 ITS, since China is a major region.
925 bid 2
926 seal
927 abstain
928 bid 1
929 seal
930 abstain
931 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Imperialism bids 1 against it.
    Fascism bids 2 for it.
    Superpower Operation succeeds in China, 2 to 1.
    Imperialism loses China: it turns neutral.
932 stop
933 stop
934 stop
935 stop
    Communism's truce with Imperialism is over.
    1965: round 13 is over.
    Round 14: 1965 to 1970.
    Democracy gains 4 ITS: 3 by the die, 1 from regions.
    Communism gains 7 ITS: 3 by the die, 4 from regions.
    Fascism gains 9 ITS: 5 by the die, 4 from regions.
    Socialism gains 2 ITS: 2 by the die, 0 from regions.
    Imperialism gains 8 ITS: 5 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 14 8da2f57712ef99bf
936 stop
    Communism draws a hidden card.
937 stop
    Fascism draws a hidden card.
938 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
939 stop
    Socialism draws a hidden card.
940 stop
    Imperialism draws a hidden card.
941 stop
942 bid 5
943 seal
944 bid 1
945 seal
946 bid 2
947 seal
948 bid 2
949 add appeasement:b
950 seal
951 bid 5
952 seal
    Communism bids 1.
    Fascism bids 2.
    Democracy bids 5.
    Socialism bids 5: 2 ITS with Appeasement.
    Imperialism bids 5.
    A tie: the dice decide, 6, 2 and 6.
    A tie: the dice decide, 6 and 2.
    Democracy has the initiative with 5.
953 first
    Democracy goes first in the peace phase.
954 pass
955 play trade_agreements:b
956 partner imperialism
    Communism plays Trade Agreements on Imperialism.
    Communism and Imperialism play no military cards on each other to the end of round 17.
957 play treaty:b
958 partner socialism
    Fascism plays Treaty on Socialism.
    Fascism and Socialism play no military cards on each other to the end of round 16.
959 pass
960 pass
961 last
    Democracy goes last in the war phase.
962 pass
963 pass
964 pass
965 last
    Democracy goes last in the conflict phase.
966 stop
967 play power_vacuum:a
968 target south_africa
    Fascism plays Power Vacuum on South Africa.
969 bid 1
970 seal
971 against
972 bid 2
973 seal
974 abstain
975 against
976 bid 1
977 add iron_curtain:a
978 seal
979 abstain
    Communism stays out.
    Imperialism stays out.
    Fascism bids 1 for it.
    Socialism bids 2 against it.
    Democracy bids 4 against it: 1 ITS with Iron Curtain.
    Power Vacuum fails in South Africa, 1 to 6.
980 stop
981 stop
982 stop
983 stop
    1970: round 14 is over.
    Round 15: 1970 to 1975.
    Democracy gains 4 ITS: 3 by the die, 1 from regions.
    Communism gains 9 ITS: 5 by the die, 4 from regions.
    Fascism gains 5 ITS: 1 by the die, 4 from regions.
    Socialism gains 3 ITS: 3 by the die, 0 from regions.
    Imperialism gains 6 ITS: 3 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 15 509b9114bf97c5af
984 stop
    Communism draws a hidden card.
985 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
986 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
987 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
988 stop
    Fascism draws a hidden card.
989 stop
    Socialism draws a hidden card.
990 stop
    Imperialism draws a hidden card.
991 stop
992 bid 4
993 seal
994 bid 0
995 seal
996 bid 1
997 seal
998 bid 4
999 seal
1000 bid 2
1001 add isolationism:a
1002 seal
    Communism bids 0.
    Fascism bids 1.
    Democracy bids 4.
    Socialism bids 4.
    Imperialism bids 4: 2 ITS with Isolationism.
    A tie: the dice decide, 6, 2 and 1.
    Democracy has the initiative with 4.
1003 last
    Democracy goes last in the peace phase.
1004 pass
1005 pass
1006 pass
1007 pass
1008 pass
1009 first
    Democracy goes first in the war phase.
1010 play world_war:b
1011 enemy fascism
    World War! Communism leads the axis against Fascism and the allies.
1012 bid 2
1013 seal
1014 bid 3
1015 seal
1016 abstain
1017 abstain
1018 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 2 for the axis.
    Fascism bids 3 for the allies.
    Fascism wins the war against Communism, 3 to 2. The die shows 5: up to 5 regions turn neutral.
    Communism loses North Africa: it turns neutral.
    Communism loses the Mediterranean: it turns neutral.
1019 pass
1020 pass
1021 first
    Democracy goes first in the conflict phase.
1022 play revolution:a
1023 target south_east_asia
    Democracy plays Revolution on Fascism's South East Asia.
1024 seal
1025 against
1026 bid 2
1027 add national_will:b
1028 seal
1029 bid 3
1030 seal
1031 abstain
1032 abstain
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 0 for it.
    Fascism bids 3 against it.
    Communism bids 6 against it: 2 ITS with National Will.
    Revolution fails in South East Asia, 0 to 9.
1033 stop
1034 play coup_detat:b
1035 target south_east_asia
    Communism plays Coup d'état on Fascism's South East Asia.
1036 bid 0
1037 seal
1038 bid 1
1039 seal
1040 abstain
1041 against
1042 bid 1
1043 seal
1044 abstain
    Democracy stays out.
    Socialism stays out.
    Communism bids 0 for it.
    Fascism bids 1 against it.
    Imperialism bids 1 against it.
    Coup d'état fails in South East Asia, 0 to 2.
1045 play depression:b
1046 target south_east_asia
    Communism plays Depression on Fascism's South East Asia.
1047 bid 2
1048 seal
1049 seal
1050 abstain
1051 abstain
1052 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 0 against it.
    Communism bids 2 for it.
    Depression succeeds in South East Asia, 2 to 0.
    Fascism loses South East Asia: it turns neutral.
1053 stop
1054 play occupation:b
1055 target pacific_islands
    Fascism plays Occupation on the Pacific Islands.
1056 seal
1057 for
1058 bid 0
1059 add appeasement:a
1060 seal
1061 abstain
1062 abstain
1063 abstain
    Democracy stays out.
    Communism stays out.
    Imperialism stays out.
    Fascism bids 0 for it.
    Socialism bids 4 for it: 0 ITS with Appeasement.
    Occupation succeeds in the Pacific Islands, 4 to 0.
    The Pacific Islands come under Fascism's control.
1064 stop
1065 play colonialism:b
1066 target north_america
    Socialism plays Colonialism on North America.
    Socialism pays 3 ITS, since North America is a major region.
1067 seal
1068 for
1069 bid 2
1070 seal
1071 abstain
1072 abstain
1073 against
1074 seal
    Democracy stays out.
    Communism stays out.
    Fascism bids 0 against it.
    Socialism bids 0 for it.
    Imperialism bids 2 for it.
    Colonialism succeeds in North America, 2 to 0.
    North America comes under Socialism's control.
1075 stop
1076 stop
    1975: round 15 is over.
    Round 16: 1975 to 1980.
    Democracy gains 7 ITS: 6 by the die, 1 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 5 ITS: 1 by the die, 4 from regions.
    Socialism gains 7 ITS: 4 by the die, 3 from regions.
    Imperialism gains 4 ITS: 1 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 16 7376ad7cb6b3b794
1077 stop
    Communism draws a hidden card.
1078 stop
    Fascism draws a hidden card.
1079 stop
    Socialism draws a hidden card.
1080 stop
    Imperialism draws a hidden card.
1081 stop
1082 bid 3
1083 seal
1084 bid 4
1085 seal
1086 bid 4
1087 add propaganda:b
1088 seal
1089 bid 4
1090 seal
1091 bid 3
1092 seal
    Democracy bids 3.
    Imperialism bids 3.
    Communism bids 4.
    Socialism bids 4.
    Fascism bids 6: 4 ITS with Propaganda.
    Fascism has the initiative with 6.
1093 last
    Fascism goes last in the peace phase.
1094 pass
1095 pass
1096 pass
1097 pass
1098 pass
1099 last
    Fascism goes last in the war phase.
1100 pass
1101 pass
1102 pass
1103 last
    Fascism goes last in the conflict phase.
1104 play incursion:b
1105 target russia
    Socialism plays Incursion on Imperialism's Russia.
    Socialism pays 3 ITS, since Russia is a major region.
1106 seal
1107 bid 2
1108 seal
1109 abstain
1110 abstain
1111 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 for it.
    Imperialism bids 2 against it.
    Incursion fails in Russia, 0 to 2.
1112 play rebellion:a
1113 target south_america
    Socialism plays Rebellion on Democracy's South America.
1114 seal
1115 abstain
1116 bid 2
1117 seal
1118 abstain
1119 abstain
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Socialism bids 0 for it.
    Democracy bids 2 against it.
    Rebellion fails in South America, 0 to 2.
1120 stop
1121 play civil_war:b
1122 target south_america
    Imperialism plays Civil War on Democracy's South America.
1123 bid 3
1124 seal
1125 bid 1
1126 seal
1127 abstain
1128 abstain
1129 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Democracy bids 1 against it.
    Imperialism bids 3 for it.
    Civil War succeeds in South America, 3 to 1.
    Democracy loses South America: it turns neutral.
1130 stop
1131 stop
1132 play economic_boycott:a
1133 target pacific_islands
    Communism plays Economic Boycott on Fascism's Pacific Islands.
1134 bid 2
1135 seal
1136 bid 1
1137 seal
1138 abstain
1139 abstain
1140 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 1 against it.
    Communism bids 2 for it.
    Economic Boycott succeeds in the Pacific Islands, 2 to 1.
    Fascism loses the Pacific Islands: they turn neutral.
1141 stop
1142 stop
    Fascism's truce with Socialism is over.
    1980: round 16 is over.
    Round 17: 1980 to 1985.
    Democracy gains 4 ITS: 4 by the die, 0 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 4 ITS: 1 by the die, 3 from regions.
    Socialism gains 8 ITS: 5 by the die, 3 from regions.
    Imperialism gains 9 ITS: 6 by the die, 3 from regions.
    Fascism draws a hidden card.
hash 17 2844fd87cc581154
1143 stop
    Socialism draws a hidden card.
1144 stop
    Imperialism draws a hidden card.
1145 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
1146 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
1147 stop
    Democracy draws a hidden card.
1148 stop
    Communism draws a hidden card.
1149 stop
1150 bid 4
1151 add war_crimes_tribunal:a
1152 seal
1153 bid 5
1154 seal
1155 bid 1
1156 seal
1157 bid 1
1158 seal
1159 bid 1
1160 add charismatic_leader:b
1161 seal
    Democracy bids 1.
    Imperialism bids 1.
    Fascism bids 5: 4 ITS with War Crimes Tribunal.
    Socialism bids 5.
    Communism bids 6: 1 ITS with Charismatic Leader.
    Communism has the initiative with 6.
1162 last
    Communism goes last in the peace phase.
1163 pass
1164 pass
1165 pass
1166 pass
1167 pass
1168 last
    Communism goes last in the war phase.
1169 pass
1170 pass
1171 pass
1172 last
    Communism goes last in the conflict phase.
1173 stop
1174 stop
1175 play incursion:a
1176 target japan
    Imperialism plays Incursion on Fascism's Japan.
    Imperialism pays 3 ITS, since Japan is a major region.
1177 bid 0
1178 add espionage:a
1179 seal
1180 against
1181 bid 1
1182 seal
1183 for
1184 bid 4
1185 seal
1186 seal
1187 abstain
    Socialism stays out.
    Fascism bids 0 against it.
    Democracy bids 1 against it.
    Imperialism bids 1 for it: 0 ITS with Espionage.
    Communism bids 4 for it.
    Incursion succeeds in Japan, 5 to 1.
    Japan comes under Imperialism's control.
1188 play colonialism:a
1189 target pacific_islands
    Imperialism plays Colonialism on the Pacific Islands.
1190 bid 3
1191 seal
1192 for
1193 bid 3
1194 seal
1195 abstain
1196 abstain
1197 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 3 for it.
    Democracy bids 3 for it.
    Colonialism succeeds in the Pacific Islands, 6 to 0.
    The Pacific Islands come under Imperialism's control.
1198 play regional_war:b
1199 target balkans
    Imperialism plays Regional War on the Balkans.
1200 bid 1
1201 seal
1202 for
1203 seal
1204 for
1205 seal
1206 abstain
1207 abstain
    Fascism stays out.
    Socialism stays out.
    Democracy bids 0 for it.
    Communism bids 0 for it.
    Imperialism bids 1 for it.
    Regional War succeeds in the Balkans, 1 to 0.
    The Balkans come under Imperialism's control.
1208 stop
1209 play military_coup:a
1210 target balkans
    Democracy plays Military Coup on Imperialism's Balkans.
1211 seal
1212 against
1213 seal
1214 abstain
1215 abstain
1216 seal
    Fascism stays out.
    Socialism stays out.
    Democracy bids 0 for it.
    Communism bids 0 against it.
    Imperialism bids 0 against it.
    A tie: the dice decide, 2 and 4.
    Military Coup fails in the Balkans, 0 to 0.
1217 play civil_war:a
1218 target pacific_islands
    Democracy plays Civil War on Imperialism's Pacific Islands.
1219 seal
1220 abstain
1221 abstain
1222 for
1223 bid 3
1224 seal
1225 seal
    Communism stays out.
    Fascism stays out.
    Democracy bids 0 for it.
    Imperialism bids 0 against it.
    Socialism bids 3 for it.
    Civil War succeeds in the Pacific Islands, 3 to 0.
    Imperialism loses the Pacific Islands: they turn neutral.
1226 stop
1227 stop
    Communism's truce with Imperialism is over.
    1985: round 17 is over.
    Round 18: 1985 to 1990.
    Democracy gains 5 ITS: 5 by the die, 0 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 4 ITS: 4 by the die, 0 from regions.
    Socialism gains 8 ITS: 5 by the die, 3 from regions.
    Imperialism gains 8 ITS: 1 by the die, 7 from regions.
    Communism draws a hidden card.
    Fascism draws a hidden card.
hash 18 1942849f5f39ff02
1228 stop
    Socialism draws a hidden card.
1229 stop
    Imperialism draws a hidden card.
1230 stop
    Democracy draws a hidden card.
1231 stop
1232 bid 0
1233 seal
1234 bid 0
1235 seal
1236 bid 5
1237 seal
1238 bid 4
1239 seal
1240 bid 0
1241 seal
    Democracy bids 0.
    Communism bids 0.
    Fascism bids 0.
    Imperialism bids 4.
    Socialism bids 5.
    Socialism has the initiative with 5.
1242 last
    Socialism goes last in the peace phase.
1243 pass
1244 pass
1245 pass
1246 pass
1247 pass
1248 last
    Socialism goes last in the war phase.
1249 pass
1250 pass
1251 first
    Socialism goes first in the conflict phase.
1252 play occupation:a
1253 target central_america
    Socialism plays Occupation on Central America.
1254 bid 3
1255 seal
1256 abstain
1257 for
1258 bid 5
1259 seal
1260 for
1261 bid 1
1262 seal
1263 abstain
    Fascism stays out.
    Imperialism stays out.
    Communism bids 1 for it.
    Socialism bids 3 for it.
    Democracy bids 5 for it.
    Occupation succeeds in Central America, 9 to 0.
    Central America comes under Socialism's control.
1264 stop
1265 play counter_revolution:a
1266 target pacific_islands
    Imperialism plays Counter Revolution on the Pacific Islands.
1267 bid 2
1268 seal
1269 against
1270 seal
1271 abstain
1272 abstain
1273 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Democracy bids 0 against it.
    Imperialism bids 2 for it.
    Counter Revolution succeeds in the Pacific Islands, 2 to 0.
    The Pacific Islands come under Imperialism's control.
1274 play police_action:b
1275 target india
    Imperialism plays Police Action on India.
1276 bid 2
1277 seal
1278 abstain
1279 abstain
1280 abstain
1281 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 2 for it.
    Police Action succeeds in India, 2 to 0.
    India comes under Imperialism's control.
1282 stop
1283 play economic_collapse:b
1284 target central_america
    Democracy plays Economic Collapse on Socialism's Central America.
1285 add manifesto:b
1286 seal
1287 abstain
1288 abstain
1289 seal
1290 abstain
    Communism stays out.
    Fascism stays out.
    Imperialism stays out.
    Socialism bids 0 against it.
    Democracy bids 3 for it: 0 ITS with Manifesto.
    Economic Collapse succeeds in Central America, 3 to 0.
    Socialism loses Central America: it turns neutral.
1291 stop
1292 play terrorism:b
1293 target russia
    Fascism plays Terrorism on Imperialism's Russia.
    Fascism pays 3 ITS, since Russia is a major region.
1294 bid 1
1295 seal
1296 abstain
1297 seal
1298 for
1299 seal
    Socialism stays out.
    Communism bids 0 for it.
    Imperialism bids 0 against it.
    Fascism bids 1 for it.
    Terrorism succeeds in Russia, 1 to 0.
    Imperialism loses Russia: it turns neutral.
1300 stop
    1990: round 18 is over.
    Round 19: 1990 to 1995.
    Democracy gains 4 ITS: 4 by the die, 0 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 5 ITS: 5 by the die, 0 from regions.
    Socialism gains 5 ITS: 2 by the die, 3 from regions.
    Imperialism gains 12 ITS: 6 by the die, 6 from regions.
    Socialism draws a hidden card.
hash 19 6e34d13e3dea052f
1301 stop
    Imperialism draws a hidden card.
1302 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
1303 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
1304 stop
    Democracy draws a hidden card.
1305 stop
    Communism draws a hidden card.
1306 stop
    Fascism draws a hidden card.
1307 stop
1308 bid 1
1309 seal
1310 bid 3
1311 seal
1312 bid 3
1313 seal
1314 bid 3
1315 seal
1316 bid 3
1317 seal
    Socialism bids 1.
    Democracy bids 3.
    Communism bids 3.
    Fascism bids 3.
    Imperialism bids 3.
    A tie: the dice decide, 5, 1, 3 and 6.
    Imperialism has the initiative with 3.
1318 last
    Imperialism goes last in the peace phase.
1319 pass
1320 pass
1321 pass
1322 pass
1323 pass
1324 last
    Imperialism goes last in the war phase.
1325 pass
1326 pass
1327 first
    Imperialism goes first in the conflict phase.
1328 play annexation:b
1329 target mediterranean
    Imperialism plays Annexation on the Mediterranean.
    Imperialism pays 3 ITS, since the Mediterranean is a major region.
1330 seal
1331 against
1332 bid 1
1333 seal
1334 against
1335 add guerilla_warfare:b
1336 seal
1337 for
1338 bid 2
1339 seal
1340 abstain
    Socialism stays out.
    Imperialism bids 0 for it.
    Democracy bids 1 against it.
    Fascism bids 2 for it.
    Communism bids 3 against it: 0 ITS with Guerilla Warfare.
    Annexation fails in the Mediterranean, 2 to 4.
1341 stop
1342 stop
1343 play military_coup:b
1344 target pacific_islands
    Communism plays Military Coup on Imperialism's Pacific Islands.
1345 seal
1346 abstain
1347 abstain
1348 seal
1349 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Communism bids 0 for it.
    Imperialism bids 0 against it.
    A tie: the dice decide, 2 and 2.
    A tie: the dice decide, 3 and 5.
    Military Coup fails in the Pacific Islands, 0 to 0.
1350 stop
1351 stop
1352 stop
    1995: round 19 is over.
    Round 20: 1995 to 2000.
    Democracy gains 6 ITS: 6 by the die, 0 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 2 ITS: 2 by the die, 0 from regions.
    Socialism gains 4 ITS: 1 by the die, 3 from regions.
    Imperialism gains 7 ITS: 1 by the die, 6 from regions.
    Imperialism draws a hidden card.
hash 20 7a2a78cd0a50c6fe
1353 stop
    Democracy draws a hidden card.
1354 stop
    Communism draws a hidden card.
1355 stop
    Fascism draws a hidden card.
    Socialism draws a hidden card.
1356 stop
1357 bid 2
1358 add war_crimes_tribunal:b
1359 seal
1360 bid 1
1361 seal
1362 bid 5
1363 seal
1364 bid 2
1365 seal
1366 bid 3
1367 seal
    Democracy bids 1.
    Fascism bids 2.
    Socialism bids 3.
    Imperialism bids 3: 2 ITS with War Crimes Tribunal.
    Communism bids 5.
    Communism has the initiative with 5.
1368 first
    Communism goes first in the peace phase.
1369 pass
1370 pass
1371 pass
1372 pass
1373 pass
1374 last
    Communism goes last in the war phase.
1375 play cold_war:b
1376 enemy imperialism
    Cold War! Socialism leads the axis against Imperialism and the allies.
1377 bid 2
1378 seal
1379 bid 2
1380 seal
1381 abstain
1382 axis
1383 seal
1384 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 for the axis.
    Socialism bids 2 for the axis.
    Imperialism bids 2 for the allies.
    A tie: the dice decide, 1 and 2.
    Imperialism wins the war against Socialism, 2 to 2. The die shows 4: up to 4 regions turn neutral.
    Socialism loses North America: it turns neutral.
1385 last
    Communism goes last in the conflict phase.
1386 play insurgency:b
1387 target india
    Fascism plays Insurgency on Imperialism's India.
1388 seal
1389 abstain
1390 bid 1
1391 seal
1392 abstain
1393 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Imperialism bids 1 against it.
    Insurgency fails in India, 0 to 1.
1394 stop
1395 play counter_revolution:b
1396 target north_america
    Socialism plays Counter Revolution on North America.
    Socialism pays 3 ITS, since North America is a major region.
1397 add propaganda:a
1398 add foreign_aid:a
1399 seal
1400 against
1401 bid 1
1402 seal
1403 abstain
1404 abstain
1405 against
1406 seal
    Democracy stays out.
    Communism stays out.
    Fascism bids 0 against it.
    Socialism bids 6 for it: 0 ITS with Propaganda and Foreign Aid.
    Imperialism bids 1 against it.
    Counter Revolution succeeds in North America, 6 to 1.
    North America comes under Socialism's control.
1407 stop
1408 stop
1409 play power_vacuum:b
1410 target united_kingdom
    Democracy plays Power Vacuum on the United Kingdom.
    Democracy pays 3 ITS, since the United Kingdom is a major region.
1411 bid 2
1412 seal
1413 against
1414 seal
1415 abstain
1416 abstain
1417 abstain
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 0 against it.
    Democracy bids 2 for it.
    Power Vacuum succeeds in the United Kingdom, 2 to 0.
    The United Kingdom comes under Democracy's control.
1418 stop
1419 play alliance:a
1420 target middle_east
    Communism plays Alliance on the Middle East.
1421 seal
1422 abstain
1423 abstain
1424 abstain
1425 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 0 for it.
    Alliance succeeds in the Middle East, 0 to 0.
    The Middle East comes under Communism's control.
1426 stop
    2000: round 20 is over.
    Imperialism wins the century with 4 regions.
end 4abf9524ac77bba8
    Imperialism controls the most regions when the century ends: 4.
