{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism", "fascism", "socialism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 23, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 take north_africa
    Communism begins in North Africa.
2 take west_europe
    Communism begins in West Europe.
3 take south_africa
    Communism begins in South Africa.
4 take china
    Democracy begins in China.
5 take south_east_asia
    Democracy begins in South East Asia.
6 take united_kingdom
    Fascism begins in the United Kingdom.
7 two_cards
    Fascism draws 2 hidden cards.
8 take germany
    Socialism begins in Germany.
9 take east_europe
    Socialism begins in East Europe.
    Communism begins with 1 ITS.
    Democracy begins with 3 ITS.
    Fascism begins with 4 ITS.
    Socialism begins with 4 ITS.
    Round 1: 1950 to 1955.
    Democracy gains 9 ITS: 6 by the die, 3 from regions.
    Communism gains 4 ITS: 1 by the die, 3 from regions.
    Fascism gains 7 ITS: 5 by the die, 2 from regions.
    Socialism gains 6 ITS: 3 by the die, 3 from regions.
    Communism draws a hidden card.
hash 1 ffc04fe517b91ea4
10 stop
    Fascism draws a hidden card.
11 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
12 stop
    Socialism draws a hidden card.
13 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
14 stop
    Democracy draws a hidden card.
15 stop
16 bid 0
17 seal
18 bid 4
19 seal
20 bid 5
21 add war_crimes_tribunal:b
22 seal
23 bid 0
24 seal
    Democracy bids 0.
    Communism bids 0.
    Fascism bids 4.
    Socialism bids 6: 5 ITS with War Crimes Tribunal.
    Socialism has the initiative with 6.
25 first
    Socialism goes first in the peace phase.
26 pass
27 pass
28 pass
29 pass
30 last
    Socialism goes last in the war phase.
31 pass
32 pass
33 play world_war:a
34 enemy fascism
    World War! Socialism leads the axis against Fascism and the allies.
35 bid 2
36 seal
37 allies
38 bid 1
39 add league_of_nations:a
40 seal
41 axis
42 bid 1
43 seal
44 bid 4
45 seal
    Communism bids 1 for the axis.
    Socialism bids 2 for the axis.
    Fascism bids 4 for the allies.
    Democracy bids 4 for the allies: 1 ITS with League of Nations.
    Fascism wins the war against Socialism, 8 to 3. The die shows 3: up to 3 regions turn neutral.
    Socialism loses Germany: it turns neutral.
    Socialism loses East Europe: it turns neutral.
46 first
    Socialism goes first in the conflict phase.
47 play coup_detat:a
48 target south_east_asia
    Socialism plays Coup d'état on Democracy's South East Asia.
49 seal
50 bid 2
51 seal
52 abstain
53 abstain
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 for it.
    Democracy bids 2 against it.
    Coup d'état fails in South East Asia, 0 to 2.
54 stop
55 play limited_war:b
56 target north_africa
    Democracy plays Limited War on Communism's North Africa.
57 bid 2
58 seal
59 bid 1
60 seal
61 abstain
62 abstain
    Fascism stays out.
    Socialism stays out.
    Communism bids 1 against it.
    Democracy bids 2 for it.
    Limited War succeeds in North Africa, 2 to 1.
    Communism loses North Africa: it turns neutral.
63 stop
64 play colonialism:a
65 target germany
    Communism plays Colonialism on Germany.
    Communism pays 3 ITS, since Germany is a major region.
66 seal
67 abstain
68 against
69 seal
70 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 for it.
    Socialism bids 0 against it.
    Colonialism succeeds in Germany, 0 to 0.
    Germany comes under Communism's control.
71 play rebellion:b
72 target south_east_asia
    Communism plays Rebellion on Democracy's South East Asia.
73 seal
74 abstain
75 abstain
76 bid 0
77 seal
    Fascism stays out.
    Socialism stays out.
    Democracy bids 0 against it.
    Communism bids 0 for it.
    A tie: the dice decide, 3 and 5.
    Rebellion fails in South East Asia, 0 to 0.
78 stop
79 play insurrection:a
80 target south_east_asia
    Fascism plays Insurrection on Democracy's South East Asia.
81 seal
82 abstain
83 bid 4
84 seal
85 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Democracy bids 4 against it.
    Insurrection fails in South East Asia, 0 to 4.
86 play alliance:b
87 target scandinavia
    Fascism plays Alliance on Scandinavia.
88 seal
89 abstain
90 abstain
91 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Alliance succeeds in Scandinavia, 0 to 0.
    Scandinavia comes under Fascism's control.
92 play military_coup:a
93 target south_africa
    Fascism plays Military Coup on Communism's South Africa.
94 add diplomacy:b
95 seal
96 abstain
97 abstain
98 seal
    Democracy stays out.
    Socialism stays out.
    Communism bids 0 against it.
    Fascism bids 2 for it: 0 ITS with Diplomacy.
    Military Coup succeeds in South Africa, 2 to 0.
    Communism loses South Africa: it turns neutral.
99 stop
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 7 ITS: 4 by the die, 3 from regions.
    Communism gains 4 ITS: 1 by the die, 3 from regions.
    Fascism gains 9 ITS: 6 by the die, 3 from regions.
    Socialism gains 4 ITS: 4 by the die, 0 from regions.
    Socialism draws a hidden card.
hash 2 acf9a1d49b578c0c
100 stop
    Democracy draws a hidden card.
101 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
102 stop
    Communism draws a hidden card.
103 stop
    Fascism draws a hidden card.
104 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
105 stop
106 bid 4
107 add isolationism:b
108 seal
109 bid 0
110 seal
111 bid 4
112 add guerilla_warfare:a
113 seal
114 bid 1
115 seal
    Democracy bids 0.
    Fascism bids 1.
    Communism bids 6: 4 ITS with Guerilla Warfare.
    Socialism bids 6: 4 ITS with Isolationism.
    A tie: the dice decide, 2 and 5.
    Socialism has the initiative with 6.
116 first
    Socialism goes first in the peace phase.
117 pass
118 pass
119 pass
120 pass
121 first
    Socialism goes first in the war phase.
122 pass
123 pass
124 pass
125 last
    Socialism goes last in the conflict phase.
126 play colonialism:b
127 target north_america
    Democracy plays Colonialism on North America.
    Democracy pays 3 ITS, since North America is a major region.
128 bid 3
129 seal
130 for
131 seal
132 abstain
133 for
134 seal
    Fascism stays out.
    Communism bids 0 for it.
    Socialism bids 0 for it.
    Democracy bids 3 for it.
    Colonialism succeeds in North America, 3 to 0.
    North America comes under Democracy's control.
135 stop
136 stop
137 stop
138 play military_coup:b
139 target west_europe
    Socialism plays Military Coup on Communism's West Europe.
140 abstain
141 add charismatic_leader:a
142 seal
143 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 5 against it: 0 ITS with Charismatic Leader.
    Military Coup fails in West Europe, 0 to 5.
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 9 ITS: 3 by the die, 6 from regions.
    Communism gains 8 ITS: 5 by the die, 3 from regions.
    Fascism gains 9 ITS: 6 by the die, 3 from regions.
    Socialism gains 6 ITS: 6 by the die, 0 from regions.
    Socialism draws a hidden card.
hash 3 bd9fe0d86c0ca6e4
144 stop
    Democracy draws a hidden card.
145 stop
    Communism draws a hidden card.
146 stop
    Fascism draws a hidden card.
147 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
148 stop
149 bid 4
150 seal
151 bid 0
152 seal
153 bid 2
154 seal
155 bid 3
156 add manifesto:b
157 seal
    Democracy bids 0.
    Communism bids 2.
    Socialism bids 4.
    Fascism bids 6: 3 ITS with Manifesto.
    Fascism has the initiative with 6.
158 first
    Fascism goes first in the peace phase.
159 pass
160 pass
161 play trade_agreements:b
162 partner socialism
    Democracy plays Trade Agreements on Socialism.
    Democracy and Socialism play no military cards on each other to the end of round 3.
163 pass
164 last
    Fascism goes last in the war phase.
165 play cold_war:b
166 enemy fascism
    Cold War! Democracy leads the axis against Fascism and the allies.
167 bid 1
168 seal
169 axis
170 bid 5
171 seal
172 bid 4
173 seal
174 abstain
    Socialism stays out.
    Democracy bids 1 for the axis.
    Fascism bids 4 for the allies.
    Communism bids 5 for the axis.
    Democracy wins the war against Fascism, 6 to 4. The die shows 1: up to 1 region turns neutral.
175 name scandinavia
    Scandinavia is named.
    Fascism loses Scandinavia: it turns neutral.
176 pass
177 pass
178 first
    Fascism goes first in the conflict phase.
179 stop
180 stop
181 stop
182 play civil_war:a
183 target south_east_asia
    Communism plays Civil War on Democracy's South East Asia.
184 bid 1
185 seal
186 against
187 bid 2
188 seal
189 abstain
190 bid 1
191 seal
    Socialism stays out.
    Democracy bids 1 against it.
    Communism bids 1 for it.
    Fascism bids 2 against it.
    Civil War fails in South East Asia, 1 to 3.
    Democracy's truce with Socialism is over.
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 11 ITS: 5 by the die, 6 from regions.
    Communism gains 4 ITS: 1 by the die, 3 from regions.
    Fascism gains 8 ITS: 6 by the die, 2 from regions.
    Socialism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 4 4e0cc37d043cb184
192 stop
    Socialism draws a hidden card.
193 stop
    Democracy draws a hidden card.
194 stop
    Communism draws a hidden card.
195 stop
196 bid 3
197 seal
198 bid 1
199 seal
200 bid 0
201 add diplomacy:a
202 seal
203 bid 1
204 seal
    Communism bids 1.
    Socialism bids 1.
    Democracy bids 2: 0 ITS with Diplomacy.
    Fascism bids 3.
    Fascism has the initiative with 3.
205 last
    Fascism goes last in the peace phase.
206 pass
207 pass
208 pass
209 pass
210 last
    Fascism goes last in the war phase.
211 pass
212 pass
213 pass
214 first
    Fascism goes first in the conflict phase.
215 play depression:b
216 target west_europe
    Fascism plays Depression on Communism's West Europe.
217 bid 1
218 seal
219 abstain
220 abstain
221 bid 2
222 seal
    Democracy stays out.
    Socialism stays out.
    Fascism bids 1 for it.
    Communism bids 2 against it.
    Depression fails in West Europe, 1 to 2.
223 play superpower_operation:a
224 target west_europe
    Fascism plays Superpower Operation on Communism's West Europe.
225 bid 2
226 seal
227 against
228 bid 3
229 seal
230 abstain
231 bid 1
232 seal
    Democracy stays out.
    Communism bids 1 against it.
    Fascism bids 2 for it.
    Socialism bids 3 against it.
    Superpower Operation fails in West Europe, 2 to 4.
233 play police_action:b
234 target north_africa
    Fascism plays Police Action on North Africa.
235 bid 3
236 seal
237 for
238 bid 3
239 seal
240 abstain
241 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 3 for it.
    Socialism bids 3 for it.
    Police Action succeeds in North Africa, 6 to 0.
    North Africa comes under Fascism's control.
242 stop
243 play civil_war:b
244 target west_europe
    Socialism plays Civil War on Communism's West Europe.
245 seal
246 abstain
247 seal
248 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 against it.
    Socialism bids 0 for it.
    A tie: the dice decide, 6 and 4.
    Civil War succeeds in West Europe, 0 to 0.
    Communism loses West Europe: it turns neutral.
249 stop
250 stop
251 stop
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 8 ITS: 2 by the die, 6 from regions.
    Communism gains 8 ITS: 6 by the die, 2 from regions.
    Fascism gains 4 ITS: 1 by the die, 3 from regions.
    Socialism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 5 1258e88530cb92c1
252 stop
    Socialism draws a hidden card.
253 stop
    Democracy draws a hidden card.
254 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
255 stop
    Communism draws a hidden card.
256 stop
257 bid 0
258 seal
259 bid 1
260 seal
261 bid 3
262 seal
263 bid 0
264 seal
    Communism bids 0.
    Fascism bids 0.
    Socialism bids 1.
    Democracy bids 3.
    Democracy has the initiative with 3.
265 last
    Democracy goes last in the peace phase.
266 pass
267 play trade_agreements:a
268 partner communism
    Fascism plays Trade Agreements on Communism.
    Fascism and Communism play no military cards on each other to the end of round 7.
269 pass
270 pass
271 first
    Democracy goes first in the war phase.
272 pass
273 pass
274 pass
275 last
    Democracy goes last in the conflict phase.
276 stop
277 play trade_war:a
278 target germany
    Fascism plays Trade War on Communism's Germany.
    Fascism pays 3 ITS, since Germany is a major region.
279 bid 2
280 seal
281 against
282 bid 2
283 seal
284 abstain
285 bid 2
286 add espionage:b
287 seal
    Democracy stays out.
    Fascism bids 2 for it.
    Communism bids 3 against it: 2 ITS with Espionage.
    Socialism bids 2 against it.
    Trade War fails in Germany, 2 to 5.
288 stop
289 stop
290 play puppet_state:b
291 target india
    Democracy plays Puppet State on India.
292 bid 1
293 seal
294 abstain
295 abstain
296 against
297 seal
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 against it.
    Democracy bids 1 for it.
    Puppet State succeeds in India, 1 to 0.
    India comes under Democracy's control.
298 stop
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 13 ITS: 6 by the die, 7 from regions.
    Communism gains 7 ITS: 5 by the die, 2 from regions.
    Fascism gains 7 ITS: 4 by the die, 3 from regions.
    Socialism gains 6 ITS: 6 by the die, 0 from regions.
    Democracy draws a hidden card.
hash 6 aa2799a8fd31bdc4
299 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
300 stop
    Communism draws a hidden card.
301 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
302 stop
    Fascism draws a hidden card.
303 stop
    Socialism draws a hidden card.
304 stop
305 bid 3
306 add war_crimes_tribunal:a
307 seal
308 bid 2
309 seal
310 bid 5
311 seal
312 bid 3
313 seal
    Communism bids 2.
    Socialism bids 3.
    Democracy bids 4: 3 ITS with War Crimes Tribunal.
    Fascism bids 5.
    Fascism has the initiative with 5.
314 first
    Fascism goes first in the peace phase.
315 pass
316 pass
317 pass
318 pass
319 first
    Fascism goes first in the war phase.
320 pass
321 pass
322 pass
323 first
    Fascism goes first in the conflict phase.
324 stop
325 stop
326 stop
327 play industrial_buildup:a
328 target germany
    Industry grows in Germany: its influence is 3 now.
329 stop
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 10 ITS: 3 by the die, 7 from regions.
    Communism gains 9 ITS: 6 by the die, 3 from regions.
    Fascism gains 8 ITS: 5 by the die, 3 from regions.
    Socialism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 7 5b1e8456315d99a2
330 stop
    Socialism draws a hidden card.
331 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
332 stop
    Democracy draws a hidden card.
333 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
334 stop
    Communism draws a hidden card.
335 stop
336 bid 1
337 add appeasement:b
338 seal
339 bid 5
340 seal
341 bid 5
342 seal
343 bid 0
344 add propaganda:a
345 add propaganda:b
346 seal
    Communism bids 4: 0 ITS with Propaganda and Propaganda.
    Fascism bids 4: 1 ITS with Appeasement.
    Democracy bids 5.
    Socialism bids 5.
    A tie: the dice decide, 5 and 2.
    Democracy has the initiative with 5.
347 first
    Democracy goes first in the peace phase.
348 pass
349 pass
350 pass
351 pass
352 first
    Democracy goes first in the war phase.
353 pass
354 pass
355 pass
356 last
    Democracy goes last in the conflict phase.
357 stop
358 play annexation:b
359 target mediterranean
    Fascism plays Annexation on the Mediterranean.
360 bid 0
361 seal
362 abstain
363 against
364 bid 0
365 add charismatic_leader:b
366 seal
367 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Democracy bids 5 against it: 0 ITS with Charismatic Leader.
    Annexation fails in the Mediterranean, 0 to 5.
368 stop
369 play limited_war:a
370 target india
    Socialism plays Limited War on Democracy's India.
371 bid 1
372 seal
373 bid 3
374 seal
375 for
376 bid 1
377 seal
378 for
379 bid 1
380 seal
    Communism bids 1 for it.
    Socialism bids 1 for it.
    Democracy bids 3 against it.
    Fascism bids 1 for it.
    A tie: the dice decide, 6 and 1.
    Limited War succeeds in India, 3 to 3.
    Democracy loses India: it turns neutral.
381 stop
382 play counter_revolution:a
383 target india
    Democracy plays Counter Revolution on India.
384 bid 5
385 seal
386 abstain
387 abstain
388 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Democracy bids 5 for it.
    Counter Revolution succeeds in India, 5 to 0.
    India comes under Democracy's control.
389 stop
    Communism's truce with Fascism is over.
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 9 ITS: 2 by the die, 7 from regions.
    Communism gains 7 ITS: 4 by the die, 3 from regions.
    Fascism gains 9 ITS: 6 by the die, 3 from regions.
    Socialism gains 3 ITS: 3 by the die, 0 from regions.
    Democracy draws a hidden card.
hash 8 b4f22c4cb3dea340
390 stop
    Communism draws a hidden card.
391 stop
    Fascism draws a hidden card.
392 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
393 stop
    Socialism draws a hidden card.
394 stop
395 bid 1
396 seal
397 bid 3
398 seal
399 bid 2
400 seal
401 bid 3
402 seal
    Democracy bids 1.
    Fascism bids 2.
    Communism bids 3.
    Socialism bids 3.
    A tie: the dice decide, 2 and 2.
    A tie: the dice decide, 4 and 3.
    Communism has the initiative with 3.
403 first
    Communism goes first in the peace phase.
404 pass
405 pass
406 pass
407 pass
408 first
    Communism goes first in the war phase.
409 pass
410 pass
411 pass
412 last
    Communism goes last in the conflict phase.
413 play cultural_revolution:b
414 target australia
    Fascism plays Cultural Revolution on Australia.
415 bid 2
416 seal
417 abstain
418 abstain
419 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 2 for it.
    Cultural Revolution succeeds in Australia, 2 to 0.
    Australia comes under Fascism's control.
420 play alliance:a
421 target central_america
    Fascism plays Alliance on Central America.
422 bid 1
423 seal
424 abstain
425 abstain
426 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 1 for it.
    Alliance succeeds in Central America, 1 to 0.
    Central America comes under Fascism's control.
427 stop
428 stop
429 play revolution:b
430 target united_kingdom
    Democracy plays Revolution on Fascism's United Kingdom.
    Democracy pays 3 ITS, since the United Kingdom is a major region.
431 bid 3
432 add charismatic_leader:d
433 seal
434 abstain
435 bid 3
436 seal
437 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 3 against it.
    Democracy bids 8 for it: 3 ITS with Charismatic Leader.
    Revolution succeeds in the United Kingdom, 8 to 3.
    Fascism loses the United Kingdom: it turns neutral.
438 play regional_war:b
439 target middle_east
    Democracy plays Regional War on the Middle East.
440 bid 0
441 seal
442 for
443 bid 0
444 seal
445 against
446 bid 1
447 seal
448 abstain
    Socialism stays out.
    Democracy bids 0 for it.
    Communism bids 0 for it.
    Fascism bids 1 against it.
    Regional War fails in the Middle East, 0 to 1.
449 stop
450 play occupation:a
451 target mediterranean
    Communism plays Occupation on the Mediterranean.
452 bid 1
453 seal
454 abstain
455 abstain
456 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Communism bids 1 for it.
    Occupation succeeds in the Mediterranean, 1 to 0.
    The Mediterranean comes under Communism's control.
457 stop
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 9 ITS: 2 by the die, 7 from regions.
    Communism gains 5 ITS: 1 by the die, 4 from regions.
    Fascism gains 6 ITS: 3 by the die, 3 from regions.
    Socialism gains 1 ITS: 1 by the die, 0 from regions.
    Communism draws a hidden card.
hash 9 51944831bc7c506f
458 stop
    Fascism draws a hidden card.
459 stop
    Socialism draws a hidden card.
    Democracy draws a hidden card.
460 stop
461 bid 5
462 seal
463 bid 1
464 seal
465 bid 1
466 seal
467 bid 3
468 add espionage:a
469 seal
    Fascism bids 1.
    Socialism bids 1.
    Communism bids 5.
    Democracy bids 6: 3 ITS with Espionage.
    Democracy has the initiative with 6.
470 last
    Democracy goes last in the peace phase.
471 pass
472 pass
473 pass
474 pass
475 first
    Democracy goes first in the war phase.
476 pass
477 pass
478 last
    Democracy goes last in the conflict phase.
479 play police_action:a
480 target united_kingdom
    Communism plays Police Action on the United Kingdom.
    Communism pays 3 ITS, since the United Kingdom is a major region.
481 bid 1
482 seal
483 for
484 bid 3
485 seal
486 for
487 seal
488 abstain
    Democracy stays out.
    Socialism bids 0 for it.
    Communism bids 1 for it.
    Fascism bids 3 for it.
    Police Action succeeds in the United Kingdom, 4 to 0.
    The United Kingdom comes under Communism's control.
489 stop
490 stop
491 stop
492 play economic_boycott:b
493 target central_america
    Democracy plays Economic Boycott on Fascism's Central America.
494 bid 3
495 seal
496 abstain
497 bid 5
498 seal
499 abstain
    Communism stays out.
    Socialism stays out.
    Democracy bids 3 for it.
    Fascism bids 5 against it.
    Economic Boycott fails in Central America, 3 to 5.
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 8 ITS: 1 by the die, 7 from regions.
    Communism gains 7 ITS: 1 by the die, 6 from regions.
    Fascism gains 6 ITS: 3 by the die, 3 from regions.
    Socialism gains 1 ITS: 1 by the die, 0 from regions.
    Democracy draws a hidden card.
hash 10 31578fb2416580f4
500 stop
    Communism draws a hidden card.
501 stop
    Fascism draws a hidden card.
502 stop
    Socialism draws a hidden card.
503 bid 3
504 seal
505 bid 1
506 seal
507 bid 1
508 seal
509 bid 1
510 seal
    Communism bids 1.
    Fascism bids 1.
    Socialism bids 1.
    Democracy bids 3.
    Democracy has the initiative with 3.
511 first
    Democracy goes first in the peace phase.
512 pass
513 play treaty:b
514 partner socialism
    Communism plays Treaty on Socialism.
    Communism and Socialism play no military cards on each other to the end of round 14.
515 pass
516 pass
517 last
    Democracy goes last in the war phase.
518 pass
519 pass
520 last
    Democracy goes last in the conflict phase.
521 stop
522 play cultural_revolution:a
523 target pacific_islands
    Fascism plays Cultural Revolution on the Pacific Islands.
524 bid 2
525 seal
526 abstain
527 abstain
528 for
529 bid 1
530 seal
    Democracy stays out.
    Socialism stays out.
    Fascism bids 2 for it.
    Communism bids 1 for it.
    Cultural Revolution succeeds in the Pacific Islands, 3 to 0.
    The Pacific Islands come under Fascism's control.
531 play terrorism:a
532 target united_kingdom
    Fascism plays Terrorism on Communism's United Kingdom.
    Fascism pays 3 ITS, since the United Kingdom is a major region.
533 bid 0
534 seal
535 abstain
536 abstain
537 bid 4
538 seal
    Democracy stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Communism bids 4 against it.
    Terrorism fails in the United Kingdom, 0 to 4.
539 stop
540 play coup_detat:b
541 target australia
    Socialism plays Coup d'état on Fascism's Australia.
542 seal
543 abstain
544 abstain
545 bid 2
546 add charismatic_leader:c
547 seal
    Democracy stays out.
    Communism stays out.
    Socialism bids 0 for it.
    Fascism bids 8 against it: 2 ITS with Charismatic Leader.
    Coup d'état fails in Australia, 0 to 8.
548 stop
549 stop
    2000: round 10 is over.
    The century ends with a shared lead of 4 regions: Democracy and Fascism bid for it.
550 bid 4
551 seal
552 seal
    Fascism bids 0.
    Democracy bids 4.
    Democracy wins the century with 4 regions, by a last bid of 4 to 0.
end 0b2602c7ad45abe4
    Democracy wins the bid for the lead, shared at 4 regions.
