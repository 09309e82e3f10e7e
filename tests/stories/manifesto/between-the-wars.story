{"format": 1, "title": "manifesto", "rules": 1, "level": "between_wars", "factions": ["democracy", "communism", "fascism", "socialism", "imperialism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4"]}
hash 1 0ad20cd3b54a6cae
1 stop
    Communism draws a hidden card.
2 stop
    Fascism draws a hidden card.
3 stop
    Socialism draws a hidden card.
4 stop
    Imperialism draws a hidden card.
5 stop
6 bid 3
7 seal
8 bid 5
9 seal
10 bid 2
11 seal
12 bid 2
13 seal
14 bid 2
15 seal
    Fascism bids 2.
    Socialism bids 2.
    Imperialism bids 2.
    Democracy bids 3.
    Communism bids 5.
    Communism has the initiative with 5.
16 first
    Communism goes first in the peace phase.
17 pass
18 pass
19 play treaty:a
20 partner communism
    Socialism plays Treaty on Communism.
    Socialism and Communism play no military cards on each other to the end of round 2.
21 pass
22 pass
23 last
    Communism goes last in the war phase.
24 play world_war:a
25 enemy imperialism
    World War! Fascism leads the axis against Imperialism and the allies.
26 bid 3
27 seal
28 abstain
29 bid 3
30 seal
31 axis
32 bid 5
33 seal
34 allies
35 seal
    Socialism stays out.
    Communism bids 0 for the allies.
    Fascism bids 3 for the axis.
    Imperialism bids 3 for the allies.
    Democracy bids 5 for the axis.
    Fascism wins the war against Imperialism, 8 to 3. The die shows 6: up to 6 regions turn neutral.
    Imperialism loses the United Kingdom: it turns neutral.
    Imperialism loses India: it turns neutral.
36 pass
37 pass
38 first
    Communism goes first in the conflict phase.
39 play colonialism:a
40 target south_america
    Communism plays Colonialism on South America.
41 seal
42 abstain
43 abstain
44 for
45 bid 2
46 seal
47 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Communism bids 0 for it.
    Imperialism bids 2 for it.
    Colonialism succeeds in South America, 2 to 0.
    South America comes under Communism's control.
48 play economic_boycott:b
49 target west_europe
    Communism plays Economic Boycott on Socialism's West Europe.
50 seal
51 abstain
52 bid 5
53 seal
54 abstain
55 abstain
    Democracy stays out.
    Fascism stays out.
    Imperialism stays out.
    Communism bids 0 for it.
    Socialism bids 5 against it.
    Economic Boycott fails in West Europe, 0 to 5.
56 stop
57 stop
58 play insurgency:b
59 target mediterranean
    Socialism plays Insurgency on Fascism's Mediterranean.
60 seal
61 against
62 bid 2
63 seal
64 abstain
65 abstain
66 bid 2
67 seal
    Democracy stays out.
    Communism stays out.
    Socialism bids 0 for it.
    Fascism bids 2 against it.
    Imperialism bids 2 against it.
    Insurgency fails in the Mediterranean, 0 to 4.
68 stop
69 play limited_war:a
70 target south_america
    Imperialism plays Limited War on Communism's South America.
71 bid 0
72 seal
73 abstain
74 seal
75 abstain
76 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Communism bids 0 against it.
    Imperialism bids 0 for it.
    A tie: the dice decide, 2 and 6.
    Limited War fails in South America, 0 to 0.
77 stop
78 play trade_war:a
79 target scandinavia
    Democracy plays Trade War on Socialism's Scandinavia.
80 bid 1
81 seal
82 abstain
83 against
84 bid 1
85 seal
86 seal
87 abstain
    Communism stays out.
    Imperialism stays out.
    Socialism bids 0 against it.
    Democracy bids 1 for it.
    Fascism bids 1 against it.
    A tie: the dice decide, 6 and 3.
    Trade War succeeds in Scandinavia, 1 to 1.
    Socialism loses Scandinavia: it turns neutral.
88 stop
    1940: round 1 is over.
    Round 2: 1940 to 1945.
    Democracy gains 4 ITS: 1 by the die, 3 from regions.
    Communism gains 8 ITS: 4 by the die, 4 from regions.
    Fascism gains 4 ITS: 1 by the die, 3 from regions.
    Socialism gains 3 ITS: 1 by the die, 2 from regions.
    Imperialism gains 2 ITS: 2 by the die, 0 from regions.
    Communism draws a hidden card.
hash 2 2b75e46bf43f4ddb
89 stop
    Fascism draws a hidden card.
90 stop
    Socialism draws a hidden card.
91 stop
    Imperialism draws a hidden card.
92 stop
    Democracy draws a hidden card.
93 stop
94 bid 3
95 seal
96 bid 0
97 seal
98 bid 2
99 seal
100 bid 1
101 seal
102 bid 0
103 seal
    Democracy bids 0.
    Fascism bids 0.
    Imperialism bids 1.
    Socialism bids 2.
    Communism bids 3.
    Communism has the initiative with 3.
104 first
    Communism goes first in the peace phase.
105 pass
106 pass
107 pass
108 pass
109 pass
110 first
    Communism goes first in the war phase.
111 play world_war:b
112 enemy democracy
    World War! Communism leads the axis against Democracy and the allies.
113 bid 1
114 seal
115 abstain
116 abstain
117 axis
118 bid 0
119 seal
120 bid 1
121 add war_crimes_tribunal:b
122 seal
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 0 for the axis.
    Communism bids 1 for the axis.
    Democracy bids 2 for the allies: 1 ITS with War Crimes Tribunal.
    Democracy wins the war against Communism, 2 to 1. The die shows 6: up to 6 regions turn neutral.
    Communism loses Russia: it turns neutral.
    Communism loses South America: it turns neutral.
123 pass
124 pass
125 first
    Communism goes first in the conflict phase.
126 stop
127 play superpower_operation:a
128 target west_europe
    Fascism plays Superpower Operation on Socialism's West Europe.
129 bid 1
130 seal
131 bid 1
132 seal
133 abstain
134 abstain
135 abstain
    Democracy stays out.
    Communism stays out.
    Imperialism stays out.
    Fascism bids 1 for it.
    Socialism bids 1 against it.
    A tie: the dice decide, 2 and 2.
    A tie: the dice decide, 6 and 3.
    Superpower Operation succeeds in West Europe, 1 to 1.
    Socialism loses West Europe: it turns neutral.
136 play cultural_revolution:b
137 target south_east_asia
    Fascism plays Cultural Revolution on South East Asia.
138 bid 2
139 seal
140 against
141 add propaganda:a
142 seal
143 for
144 bid 1
145 add appeasement:b
146 seal
147 abstain
148 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 2 for it.
    Socialism bids 4 against it: 0 ITS with Propaganda.
    Imperialism bids 4 for it: 1 ITS with Appeasement.
    Cultural Revolution succeeds in South East Asia, 6 to 4.
    South East Asia comes under Fascism's control.
149 play military_coup:b
150 target central_america
    Fascism plays Military Coup on Socialism's Central America.
151 bid 1
152 seal
153 seal
154 for
155 bid 3
156 seal
157 against
158 bid 0
159 seal
160 abstain
    Communism stays out.
    Democracy bids 0 against it.
    Socialism bids 0 against it.
    Fascism bids 1 for it.
    Imperialism bids 3 for it.
    Military Coup succeeds in Central America, 4 to 0.
    Socialism loses Central America: it turns neutral.
161 stop
162 play insurrection:b
163 target south_east_asia
    Imperialism plays Insurrection on Fascism's South East Asia.
164 seal
165 abstain
166 abstain
167 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Imperialism bids 0 for it.
    A tie: the dice decide, 1 and 5.
    Insurrection fails in South East Asia, 0 to 0.
168 stop
169 play puppet_state:a
170 target russia
    Democracy plays Puppet State on Russia.
    Democracy pays 3 ITS, since Russia is a major region.
171 seal
172 abstain
173 abstain
174 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 0 for it.
    Puppet State succeeds in Russia, 0 to 0.
    Russia comes under Democracy's control.
175 stop
    Communism's truce with Socialism is over.
    1945: round 2 is over.
    Round 3: 1945 to 1950.
    Democracy gains 11 ITS: 5 by the die, 6 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 6 ITS: 2 by the die, 4 from regions.
    Socialism gains 4 ITS: 4 by the die, 0 from regions.
    Imperialism gains 6 ITS: 6 by the die, 0 from regions.
    Communism draws a hidden card.
hash 3 a8c427d052a30c7a
176 stop
    Fascism draws a hidden card.
177 stop
    Socialism draws a hidden card.
178 stop
    Imperialism draws a hidden card.
179 stop
    Democracy draws a hidden card.
180 stop
181 bid 3
182 seal
183 bid 0
184 seal
185 bid 3
186 add iron_curtain:a
187 seal
188 bid 1
189 seal
190 bid 1
191 seal
    Fascism bids 0.
    Democracy bids 1.
    Imperialism bids 1.
    Communism bids 3.
    Socialism bids 6: 3 ITS with Iron Curtain.
    Socialism has the initiative with 6.
192 last
    Socialism goes last in the peace phase.
193 pass
194 pass
195 pass
196 pass
197 pass
198 first
    Socialism goes first in the war phase.
199 pass
200 pass
201 first
    Socialism goes first in the conflict phase.
202 stop
203 play police_action:a
204 target middle_east
    Imperialism plays Police Action on the Middle East.
205 bid 4
206 seal
207 against
208 bid 2
209 seal
210 for
211 bid 1
212 seal
213 against
214 bid 3
215 seal
216 abstain
    Socialism stays out.
    Communism bids 1 for it.
    Democracy bids 2 against it.
    Imperialism bids 4 for it.
    Fascism bids 3 against it.
    A tie: the dice decide, 1 and 4.
    Police Action fails in the Middle East, 5 to 5.
217 stop
218 stop
219 play terrorism:a
220 target mediterranean
    Communism plays Terrorism on Fascism's Mediterranean.
221 bid 1
222 add espionage:a
223 seal
224 bid 1
225 seal
226 against
227 bid 1
228 seal
229 for
230 bid 1
231 seal
232 abstain
    Democracy stays out.
    Fascism bids 1 against it.
    Socialism bids 1 against it.
    Communism bids 2 for it: 1 ITS with Espionage.
    Imperialism bids 1 for it.
    Terrorism succeeds in the Mediterranean, 3 to 2.
    Fascism loses the Mediterranean: it turns neutral.
233 stop
    1950: round 3 is over.
    Round 4: 1950 to 1955.
    Democracy gains 10 ITS: 4 by the die, 6 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 5 ITS: 2 by the die, 3 from regions.
    Socialism gains 1 ITS: 1 by the die, 0 from regions.
    Imperialism gains 1 ITS: 1 by the die, 0 from regions.
    Socialism draws a hidden card.
    Imperialism draws a hidden card.
    Democracy draws a hidden card.
hash 4 5ba1a4021760ee94
234 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
235 stop
236 bid 1
237 seal
238 bid 1
239 seal
240 bid 0
241 seal
242 bid 1
243 seal
244 bid 3
245 seal
    Democracy bids 0.
    Communism bids 1.
    Socialism bids 1.
    Imperialism bids 1.
    Fascism bids 3.
    Fascism has the initiative with 3.
246 last
    Fascism goes last in the peace phase.
247 play trade_agreements:b
248 partner imperialism
    Socialism plays Trade Agreements on Imperialism.
    Socialism and Imperialism play no military cards on each other to the end of round 7.
249 pass
250 pass
251 pass
252 pass
253 last
    Fascism goes last in the war phase.
254 pass
255 pass
256 first
    Fascism goes first in the conflict phase.
257 play civil_war:b
258 target north_america
    Fascism plays Civil War on Democracy's North America.
    Fascism pays 3 ITS, since North America is a major region.
259 bid 1
260 seal
261 abstain
262 abstain
263 bid 1
264 seal
265 for
266 seal
    Socialism stays out.
    Imperialism stays out.
    Communism bids 0 for it.
    Democracy bids 1 against it.
    Fascism bids 1 for it.
    A tie: the dice decide, 5 and 5.
    A tie: the dice decide, 6 and 6.
    A tie: the dice decide, 1 and 3.
    Civil War fails in North America, 1 to 1.
267 stop
268 stop
269 play economic_collapse:a
270 target south_east_asia
    Imperialism plays Economic Collapse on Fascism's South East Asia.
271 seal
272 abstain
273 abstain
274 seal
275 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 against it.
    Imperialism bids 0 for it.
    A tie: the dice decide, 5 and 4.
    Economic Collapse succeeds in South East Asia, 0 to 0.
    Fascism loses South East Asia: it turns neutral.
276 stop
277 play civil_war:a
278 target germany
    Democracy plays Civil War on Fascism's Germany.
    Democracy pays 3 ITS, since Germany is a major region.
279 bid 2
280 seal
281 abstain
282 seal
283 abstain
284 against
285 seal
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 against it.
    Imperialism bids 0 against it.
    Democracy bids 2 for it.
    Civil War succeeds in Germany, 2 to 0.
    Fascism loses Germany: it turns neutral.
286 stop
287 stop
    1955: round 4 is over.
    Round 5: 1955 to 1960.
    Democracy gains 9 ITS: 3 by the die, 6 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 5 ITS: 5 by the die, 0 from regions.
    Socialism gains 4 ITS: 4 by the die, 0 from regions.
    Imperialism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 5 d7f721db990df660
288 stop
    Socialism draws a hidden card.
289 stop
    Imperialism draws a hidden card.
290 stop
    Democracy draws a hidden card.
291 stop
    Communism draws a hidden card.
292 bid 3
293 seal
294 bid 1
295 seal
296 bid 0
297 seal
298 bid 1
299 seal
300 bid 1
301 seal
    Imperialism bids 0.
    Democracy bids 1.
    Communism bids 1.
    Socialism bids 1.
    Fascism bids 3.
    Fascism has the initiative with 3.
302 first
    Fascism goes first in the peace phase.
303 pass
304 pass
305 pass
306 pass
307 pass
    No war: it takes two powers, seats that hold a major region.
308 first
    Fascism goes first in the conflict phase.
309 stop
310 play coup_detat:b
311 target russia
    Socialism plays Coup d'état on Democracy's Russia.
    Socialism pays 3 ITS, since Russia is a major region.
312 seal
313 abstain
314 bid 5
315 seal
316 abstain
317 for
318 bid 2
319 seal
    Communism stays out.
    Imperialism stays out.
    Socialism bids 0 for it.
    Democracy bids 5 against it.
    Fascism bids 2 for it.
    Coup d'état fails in Russia, 2 to 5.
320 stop
321 stop
322 stop
323 stop
    1960: round 5 is over.
    Round 6: 1960 to 1965.
    Democracy gains 8 ITS: 2 by the die, 6 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 2 ITS: 2 by the die, 0 from regions.
    Socialism gains 5 ITS: 5 by the die, 0 from regions.
    Imperialism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism draws a hidden card.
    Socialism draws a hidden card.
hash 6 faa8b7d5eb7bf940
324 stop
    Imperialism draws a hidden card.
325 stop
    Democracy draws a hidden card.
326 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
327 stop
    Communism draws a hidden card.
328 bid 1
329 seal
330 bid 3
331 seal
332 bid 0
333 add espionage:b
334 add propaganda:b
335 seal
336 bid 3
337 seal
338 bid 0
339 add war_crimes_tribunal:a
340 add league_of_nations:a
341 seal
    Fascism bids 1.
    Democracy bids 3.
    Communism bids 3: 0 ITS with War Crimes Tribunal and League of Nations.
    Socialism bids 3.
    Imperialism bids 5: 0 ITS with Espionage and Propaganda.
    Imperialism has the initiative with 5.
342 last
    Imperialism goes last in the peace phase.
343 pass
344 pass
345 pass
346 pass
347 pass
    No war: it takes two powers, seats that hold a major region.
348 last
    Imperialism goes last in the conflict phase.
349 stop
350 play alliance:a
351 target central_america
    Communism plays Alliance on Central America.
352 bid 2
353 seal
354 abstain
355 abstain
356 abstain
357 against
358 bid 4
359 add foreign_aid:b
360 seal
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Communism bids 2 for it.
    Democracy bids 6 against it: 4 ITS with Foreign Aid.
    Alliance fails in Central America, 2 to 6.
361 stop
362 stop
363 stop
    1965: round 6 is over.
    Round 7: 1965 to 1970.
    Democracy gains 8 ITS: 2 by the die, 6 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 6 ITS: 6 by the die, 0 from regions.
    Socialism gains 2 ITS: 2 by the die, 0 from regions.
    Imperialism gains 4 ITS: 4 by the die, 0 from regions.
    Imperialism draws a hidden card.
hash 7 6349bb80aa4d19fa
364 stop
    Democracy draws a hidden card.
365 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
366 stop
    Communism draws a hidden card.
367 stop
    Fascism draws a hidden card.
368 stop
    Socialism draws a hidden card.
369 stop
370 bid 3
371 seal
372 bid 5
373 seal
374 bid 2
375 add united_nations:a
376 seal
377 bid 4
378 seal
379 bid 1
380 seal
    Socialism bids 1.
    Imperialism bids 3.
    Fascism bids 4.
    Democracy bids 5.
    Communism bids 5: 2 ITS with United Nations.
    A tie: the dice decide, 6 and 6.
    A tie: the dice decide, 6 and 2.
    Democracy has the initiative with 5.
381 first
    Democracy goes first in the peace phase.
382 pass
383 pass
384 pass
385 pass
    No war: it takes two powers, seats that hold a major region.
386 first
    Democracy goes first in the conflict phase.
387 stop
388 play depression:b
389 target russia
    Fascism plays Depression on Democracy's Russia.
    Fascism pays 3 ITS, since Russia is a major region.
390 seal
391 against
392 bid 1
393 seal
394 abstain
395 bid 3
396 add national_will:a
397 seal
398 abstain
    Communism stays out.
    Imperialism stays out.
    Fascism bids 0 for it.
    Democracy bids 7 against it: 3 ITS with National Will.
    Socialism bids 1 against it.
    Depression fails in Russia, 0 to 8.
399 play colonialism:b
400 target scandinavia
    Fascism plays Colonialism on Scandinavia.
401 seal
402 against
403 bid 2
404 seal
405 against
406 bid 3
407 seal
408 for
409 bid 0
410 add diplomacy:b
411 seal
412 abstain
    Communism stays out.
    Fascism bids 0 for it.
    Democracy bids 2 for it: 0 ITS with Diplomacy.
    Socialism bids 2 against it.
    Imperialism bids 3 against it.
    Colonialism fails in Scandinavia, 2 to 5.
413 stop
414 stop
415 play power_vacuum:b
416 target australia
    Imperialism plays Power Vacuum on Australia.
417 bid 3
418 seal
419 abstain
420 abstain
421 for
422 seal
423 for
424 seal
    Democracy stays out.
    Communism stays out.
    Fascism bids 0 for it.
    Socialism bids 0 for it.
    Imperialism bids 3 for it.
    Power Vacuum succeeds in Australia, 3 to 0.
    Australia comes under Imperialism's control.
425 play annexation:b
426 target south_east_asia
    Imperialism plays Annexation on South East Asia.
427 bid 1
428 seal
429 abstain
430 against
431 bid 1
432 seal
433 abstain
434 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 1 for it.
    Communism bids 1 against it.
    A tie: the dice decide, 2 and 2.
    A tie: the dice decide, 5 and 4.
    Annexation succeeds in South East Asia, 1 to 1.
    South East Asia comes under Imperialism's control.
    Socialism's truce with Imperialism is over.
    1970: round 7 is over.
    Round 8: 1970 to 1975.
    Democracy gains 7 ITS: 1 by the die, 6 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 4 ITS: 4 by the die, 0 from regions.
    Socialism gains 4 ITS: 4 by the die, 0 from regions.
    Imperialism gains 6 ITS: 4 by the die, 2 from regions.
    Democracy draws a hidden card.
hash 8 4395dcaa85c0960f
435 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
436 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
437 stop
    Socialism draws a hidden card.
438 stop
    Imperialism draws a hidden card.
439 stop
440 bid 3
441 seal
442 bid 2
443 seal
444 bid 3
445 seal
446 bid 1
447 seal
448 bid 3
449 seal
    Socialism bids 1.
    Communism bids 2.
    Democracy bids 3.
    Fascism bids 3.
    Imperialism bids 3.
    A tie: the dice decide, 6, 3 and 1.
    Democracy has the initiative with 3.
450 first
    Democracy goes first in the peace phase.
451 pass
452 pass
453 pass
454 pass
455 pass
    No war: it takes two powers, seats that hold a major region.
456 last
    Democracy goes last in the conflict phase.
457 play rebellion:a
458 target australia
    Communism plays Rebellion on Imperialism's Australia.
459 abstain
460 abstain
461 bid 3
462 seal
463 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 3 against it.
    Rebellion fails in Australia, 0 to 3.
464 play regional_war:a
465 target south_america
    Fascism plays Regional War on South America.
466 bid 1
467 seal
468 abstain
469 abstain
470 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 1 for it.
    Regional War succeeds in South America, 1 to 0.
    South America comes under Fascism's control.
471 stop
472 stop
473 stop
474 play power_vacuum:a
475 target china
    Democracy plays Power Vacuum on China.
    Democracy pays 3 ITS, since China is a major region.
476 bid 2
477 add charismatic_leader:d
478 seal
479 abstain
480 for
481 bid 3
482 seal
483 abstain
    Fascism stays out.
    Imperialism stays out.
    Democracy bids 8 for it: 2 ITS with Charismatic Leader.
    Socialism bids 3 for it.
    Power Vacuum succeeds in China, 11 to 0.
    China comes under Democracy's control.
484 stop
    1975: round 8 is over.
    Round 9: 1975 to 1980.
    Democracy gains 11 ITS: 3 by the die, 8 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 4 ITS: 3 by the die, 1 from regions.
    Socialism gains 1 ITS: 1 by the die, 0 from regions.
    Imperialism gains 7 ITS: 5 by the die, 2 from regions.
    Democracy draws a hidden card.
hash 9 b24859c1ed11492b
485 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
486 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
487 stop
    Socialism draws a hidden card.
    Imperialism draws a hidden card.
488 stop
489 bid 3
490 add diplomacy:a
491 seal
492 bid 1
493 seal
494 bid 3
495 seal
496 bid 1
497 seal
498 bid 3
499 seal
    Communism bids 1.
    Socialism bids 1.
    Fascism bids 3.
    Imperialism bids 3.
    Democracy bids 5: 3 ITS with Diplomacy.
    Democracy has the initiative with 5.
500 first
    Democracy goes first in the peace phase.
501 pass
502 pass
503 pass
504 pass
505 pass
    No war: it takes two powers, seats that hold a major region.
506 last
    Democracy goes last in the conflict phase.
507 play revolution:b
508 target south_america
    Communism plays Revolution on Fascism's South America.
509 bid 0
510 seal
511 for
512 seal
513 abstain
514 abstain
    Democracy stays out.
    Imperialism stays out.
    Fascism bids 0 against it.
    Socialism bids 0 for it.
    A tie: the dice decide, 5 and 6.
    Revolution fails in South America, 0 to 0.
515 play occupation:b
516 target central_america
    Fascism plays Occupation on Central America.
517 bid 1
518 seal
519 abstain
520 for
521 bid 0
522 seal
523 abstain
    Democracy stays out.
    Socialism stays out.
    Imperialism bids 0 for it.
    Fascism bids 1 for it.
    Occupation succeeds in Central America, 1 to 0.
    Central America comes under Fascism's control.
524 stop
525 play insurrection:a
526 target central_america
    Socialism plays Insurrection on Fascism's Central America.
527 seal
528 abstain
529 abstain
530 seal
    Democracy stays out.
    Imperialism stays out.
    Fascism bids 0 against it.
    Socialism bids 0 for it.
    A tie: the dice decide, 5 and 6.
    Insurrection fails in Central America, 0 to 0.
531 stop
532 stop
533 play incursion:a
534 target central_america
    Democracy plays Incursion on Fascism's Central America.
535 bid 2
536 seal
537 seal
538 against
539 seal
540 for
541 bid 0
542 seal
    Fascism bids 0 against it.
    Socialism bids 0 against it.
    Imperialism bids 0 for it.
    Democracy bids 2 for it.
    Incursion succeeds in Central America, 2 to 0.
    Central America comes under Democracy's control.
543 play military_coup:a
544 target australia
    Democracy plays Military Coup on Imperialism's Australia.
545 bid 2
546 seal
547 for
548 seal
549 abstain
550 bid 3
551 seal
    Socialism stays out.
    Fascism bids 0 for it.
    Democracy bids 2 for it.
    Imperialism bids 3 against it.
    Military Coup fails in Australia, 2 to 3.
552 stop
    1980: round 9 is over.
    Round 10: 1980 to 1985.
    Democracy gains 12 ITS: 3 by the die, 9 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 4 ITS: 3 by the die, 1 from regions.
    Socialism gains 4 ITS: 4 by the die, 0 from regions.
    Imperialism gains 7 ITS: 5 by the die, 2 from regions.
    Democracy draws a hidden card.
hash 10 69b7b8b46d7955d1
553 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
554 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
555 stop
    Communism draws a hidden card.
556 stop
    Fascism draws a hidden card.
557 stop
    Socialism draws a hidden card.
558 stop
    Imperialism draws a hidden card.
559 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
560 stop
561 bid 3
562 seal
563 bid 3
564 seal
565 bid 3
566 seal
567 bid 4
568 seal
569 bid 1
570 seal
    Imperialism bids 1.
    Democracy bids 3.
    Communism bids 3.
    Fascism bids 3.
    Socialism bids 4.
    Socialism has the initiative with 4.
571 first
    Socialism goes first in the peace phase.
572 pass
573 pass
574 play trade_agreements:a
575 partner imperialism
    Democracy plays Trade Agreements on Imperialism.
    Democracy and Imperialism play no military cards on each other to the end of round 11.
576 pass
577 pass
    No war: it takes two powers, seats that hold a major region.
578 last
    Socialism goes last in the conflict phase.
579 play coup_detat:a
580 target china
    Imperialism plays Coup d'état on Democracy's China.
    Imperialism pays 3 ITS, since China is a major region.
581 bid 1
582 seal
583 bid 4
584 seal
585 abstain
586 abstain
587 for
588 seal
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 for it.
    Imperialism bids 1 for it.
    Democracy bids 4 against it.
    Coup d'état fails in China, 1 to 4.
589 play economic_collapse:b
590 target south_america
    Imperialism plays Economic Collapse on Fascism's South America.
591 bid 2
592 seal
593 abstain
594 abstain
595 bid 1
596 seal
597 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 1 against it.
    Imperialism bids 2 for it.
    Economic Collapse succeeds in South America, 2 to 1.
    Fascism loses South America: it turns neutral.
598 stop
599 play cultural_revolution:a
600 target south_america
    Democracy plays Cultural Revolution on South America.
601 bid 4
602 add foreign_aid:a
603 seal
604 abstain
605 for
606 seal
607 for
608 seal
609 abstain
    Communism stays out.
    Imperialism stays out.
    Fascism bids 0 for it.
    Socialism bids 0 for it.
    Democracy bids 6 for it: 4 ITS with Foreign Aid.
    Cultural Revolution succeeds in South America, 6 to 0.
    South America comes under Democracy's control.
610 stop
611 stop
612 play economic_boycott:a
613 target south_america
    Fascism plays Economic Boycott on Democracy's South America.
614 seal
615 abstain
616 for
617 seal
618 bid 0
619 seal
620 abstain
    Communism stays out.
    Socialism stays out.
    Democracy bids 0 against it.
    Fascism bids 0 for it.
    Imperialism bids 0 for it.
    A tie: the dice decide, 2 and 6.
    Economic Boycott fails in South America, 0 to 0.
621 play regional_war:b
622 target middle_east
    Fascism plays Regional War on the Middle East.
623 seal
624 abstain
625 against
626 seal
627 abstain
628 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Imperialism bids 0 against it.
    Regional War succeeds in the Middle East, 0 to 0.
    The Middle East comes under Fascism's control.
629 stop
630 stop
    1985: round 10 is over.
    Round 11: 1985 to 1990.
    Democracy gains 15 ITS: 5 by the die, 10 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 2 ITS: 1 by the die, 1 from regions.
    Socialism gains 3 ITS: 3 by the die, 0 from regions.
    Imperialism gains 5 ITS: 3 by the die, 2 from regions.
    Socialism draws a hidden card.
hash 11 d302754ec8e83851
631 stop
    Imperialism draws a hidden card.
632 stop
    Democracy draws a hidden card.
633 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
634 stop
    Communism draws a hidden card.
635 stop
    Fascism draws a hidden card.
636 bid 3
637 seal
638 bid 2
639 seal
640 bid 3
641 seal
642 bid 1
643 seal
644 bid 1
645 seal
    Communism bids 1.
    Fascism bids 1.
    Imperialism bids 2.
    Democracy bids 3.
    Socialism bids 3.
    A tie: the dice decide, 5 and 2.
    Democracy has the initiative with 3.
646 last
    Democracy goes last in the peace phase.
647 pass
648 pass
649 pass
650 pass
651 pass
    No war: it takes two powers, seats that hold a major region.
652 first
    Democracy goes first in the conflict phase.
653 play trade_war:b
654 target australia
    Democracy plays Trade War on Imperialism's Australia.
655 bid 4
656 seal
657 abstain
658 against
659 bid 1
660 seal
661 abstain
662 bid 1
663 add isolationism:a
664 add charismatic_leader:c
665 seal
    Communism stays out.
    Socialism stays out.
    Democracy bids 4 for it.
    Imperialism bids 8 against it: 1 ITS with Isolationism and Charismatic Leader.
    Fascism bids 1 against it.
    Trade War fails in Australia, 4 to 9.
666 play industrial_buildup:a
667 target china
    Industry grows in China: its influence is 3 now.
668 stop
669 stop
670 stop
671 stop
672 stop
    Democracy's truce with Imperialism is over.
    1990: round 11 is over.
    Round 12: 1990 to 1995.
    Democracy gains 15 ITS: 4 by the die, 11 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 7 ITS: 6 by the die, 1 from regions.
    Socialism gains 4 ITS: 4 by the die, 0 from regions.
    Imperialism gains 4 ITS: 2 by the die, 2 from regions.
    Democracy draws a hidden card.
hash 12 cc9091b40ea79d63
673 stop
    Communism draws a hidden card.
674 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
675 stop
    Fascism draws a hidden card.
676 stop
    Socialism draws a hidden card.
677 stop
    Imperialism draws a hidden card.
678 stop
679 bid 3
680 seal
681 bid 0
682 seal
683 bid 0
684 seal
685 bid 2
686 seal
687 bid 2
688 seal
    Communism bids 0.
    Fascism bids 0.
    Socialism bids 2.
    Imperialism bids 2.
    Democracy bids 3.
    Democracy has the initiative with 3.
689 last
    Democracy goes last in the peace phase.
690 pass
691 play treaty:b
692 partner imperialism
    Fascism plays Treaty on Imperialism.
    Fascism and Imperialism play no military cards on each other to the end of round 16.
693 pass
694 pass
695 pass
    No war: it takes two powers, seats that hold a major region.
696 first
    Democracy goes first in the conflict phase.
697 play revolution:a
698 target middle_east
    Democracy plays Revolution on Fascism's Middle East.
699 bid 4
700 seal
701 abstain
702 bid 1
703 seal
704 abstain
705 abstain
    Communism stays out.
    Socialism stays out.
    Imperialism stays out.
    Fascism bids 1 against it.
    Democracy bids 4 for it.
    Revolution succeeds in the Middle East, 4 to 1.
    Fascism loses the Middle East: it turns neutral.
706 stop
707 stop
708 play purge:a
709 target middle_east
    Fascism plays Purge on the Middle East.
710 bid 2
711 seal
712 abstain
713 against
714 bid 0
715 seal
716 abstain
717 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Imperialism bids 0 against it.
    Fascism bids 2 for it.
    Purge succeeds in the Middle East, 2 to 0.
    The Middle East comes under Fascism's control.
718 play incursion:b
719 target russia
    Fascism plays Incursion on Democracy's Russia.
    Fascism pays 3 ITS, since Russia is a major region.
720 bid 1
721 seal
722 against
723 bid 2
724 seal
725 abstain
726 bid 4
727 seal
728 for
729 bid 3
730 seal
    Imperialism stays out.
    Fascism bids 1 for it.
    Socialism bids 2 against it.
    Democracy bids 4 against it.
    Communism bids 3 for it.
    Incursion fails in Russia, 4 to 6.
731 stop
732 play alliance:b
733 target north_africa
    Imperialism plays Alliance on North Africa.
734 bid 0
735 seal
736 abstain
737 abstain
738 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Imperialism bids 0 for it.
    Alliance succeeds in North Africa, 0 to 0.
    North Africa comes under Imperialism's control.
739 stop
    1995: round 12 is over.
    Round 13: 1995 to 2000.
    Democracy gains 12 ITS: 1 by the die, 11 from regions.
    Communism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism gains 2 ITS: 1 by the die, 1 from regions.
    Socialism gains 2 ITS: 2 by the die, 0 from regions.
    Imperialism gains 5 ITS: 2 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 13 81cdf1719a7089a0
740 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
741 stop
    Communism draws a hidden card.
742 stop
    Fascism draws a hidden card.
    Socialism draws a hidden card.
743 discard industrial_buildup:b
    Socialism discards Industrial Buildup.
    Imperialism draws a hidden card.
744 buy
    Imperialism buys a card for 3 ITS.
    Imperialism draws a hidden card.
745 stop
746 bid 3
747 add national_will:b
748 seal
749 bid 5
750 seal
751 bid 2
752 seal
753 bid 2
754 seal
755 bid 3
756 seal
    Fascism bids 2.
    Socialism bids 2.
    Imperialism bids 3.
    Communism bids 5.
    Democracy bids 7: 3 ITS with National Will.
    Democracy has the initiative with 7.
757 last
    Democracy goes last in the peace phase.
758 pass
759 pass
760 pass
761 pass
762 pass
    No war: it takes two powers, seats that hold a major region.
763 first
    Democracy goes first in the conflict phase.
764 play superpower_operation:b
765 target australia
    Democracy plays Superpower Operation on Imperialism's Australia.
766 bid 2
767 seal
768 abstain
769 abstain
770 for
771 seal
772 bid 3
773 seal
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 for it.
    Democracy bids 2 for it.
    Imperialism bids 3 against it.
    Superpower Operation fails in Australia, 2 to 3.
774 stop
775 play rebellion:b
776 target south_america
    Communism plays Rebellion on Democracy's South America.
777 bid 2
778 seal
779 abstain
780 abstain
781 abstain
782 bid 1
783 seal
    Fascism stays out.
    Socialism stays out.
    Imperialism stays out.
    Democracy bids 1 against it.
    Communism bids 2 for it.
    Rebellion succeeds in South America, 2 to 1.
    Democracy loses South America: it turns neutral.
784 stop
785 stop
786 stop
787 play occupation:a
788 target india
    Imperialism plays Occupation on India.
789 seal
790 against
791 bid 0
792 seal
793 abstain
794 abstain
795 against
796 seal
    Communism stays out.
    Fascism stays out.
    Democracy bids 0 against it.
    Socialism bids 0 against it.
    Imperialism bids 0 for it.
    Occupation succeeds in India, 0 to 0.
    India comes under Imperialism's control.
797 play limited_war:b
798 target central_america
    Imperialism plays Limited War on Democracy's Central America.
799 seal
800 bid 5
801 seal
802 abstain
803 abstain
804 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Imperialism bids 0 for it.
    Democracy bids 5 against it.
    Limited War fails in Central America, 0 to 5.
805 stop
    2000: round 13 is over.
    The century ends with a shared lead of 4 regions: Democracy and Imperialism bid for it.
806 bid 1
807 seal
808 seal
    Imperialism bids 0.
    Democracy bids 1.
    Democracy wins the century with 4 regions, by a last bid of 1 to 0.
end 08a1790f66ff671d
    Democracy wins the bid for the lead, shared at 4 regions.
