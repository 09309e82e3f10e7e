{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism", "fascism", "socialism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "whole_side", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 23, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
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
hash 1 9e8982a58407ec0d
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
46 name germany
    Germany is named.
47 name west_europe
    West Europe is named.
48 name east_europe
    East Europe is named.
    Socialism loses Germany: it turns neutral.
    Communism loses West Europe: it turns neutral.
    Socialism loses East Europe: it turns neutral.
49 last
    Socialism goes last in the conflict phase.
50 play limited_war:b
51 target united_kingdom
    Democracy plays Limited War on Fascism's United Kingdom.
    Democracy pays 3 ITS, since the United Kingdom is a major region.
52 bid 2
53 seal
54 abstain
55 seal
56 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 against it.
    Democracy bids 2 for it.
    Limited War succeeds in the United Kingdom, 2 to 0.
    Fascism loses the United Kingdom: it turns neutral.
57 play colonialism:b
58 target east_europe
    Democracy plays Colonialism on East Europe.
59 bid 1
60 seal
61 abstain
62 against
63 seal
64 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 against it.
    Democracy bids 1 for it.
    Colonialism succeeds in East Europe, 1 to 0.
    East Europe comes under Democracy's control.
65 stop
66 play terrorism:a
67 target south_east_asia
    Fascism plays Terrorism on Democracy's South East Asia.
68 seal
69 abstain
70 bid 3
71 seal
72 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Democracy bids 3 against it.
    Terrorism fails in South East Asia, 0 to 3.
73 play insurrection:a
74 target south_east_asia
    Fascism plays Insurrection on Democracy's South East Asia.
75 add diplomacy:b
76 seal
77 abstain
78 bid 1
79 seal
80 against
81 bid 4
82 seal
    Socialism stays out.
    Democracy bids 1 against it.
    Fascism bids 2 for it: 0 ITS with Diplomacy.
    Communism bids 4 against it.
    Insurrection fails in South East Asia, 2 to 5.
83 play military_coup:a
84 target south_east_asia
    Fascism plays Military Coup on Democracy's South East Asia.
85 seal
86 for
87 seal
88 bid 1
89 seal
90 abstain
    Communism stays out.
    Fascism bids 0 for it.
    Socialism bids 0 for it.
    Democracy bids 1 against it.
    Military Coup fails in South East Asia, 0 to 1.
91 play alliance:b
92 target australia
    Fascism plays Alliance on Australia.
93 seal
94 abstain
95 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Alliance succeeds in Australia, 0 to 0.
    Australia comes under Fascism's control.
96 stop
97 play coup_detat:a
98 target south_east_asia
    Socialism plays Coup d'état on Democracy's South East Asia.
99 seal
100 abstain
101 abstain
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 for it.
    A tie: the dice decide, 3 and 5.
    Coup d'état fails in South East Asia, 0 to 0.
102 stop
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 8 ITS: 4 by the die, 4 from regions.
    Communism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism gains 7 ITS: 6 by the die, 1 from regions.
    Socialism gains 4 ITS: 4 by the die, 0 from regions.
    Socialism draws a hidden card.
hash 2 17cfce3c51e3adc0
103 stop
    Democracy draws a hidden card.
104 stop
    Communism draws a hidden card.
105 stop
    Fascism draws a hidden card.
106 stop
107 bid 2
108 seal
109 bid 3
110 seal
111 bid 3
112 add charismatic_leader:a
113 seal
114 bid 0
115 add guerilla_warfare:a
116 seal
    Fascism bids 2: 0 ITS with Guerilla Warfare.
    Socialism bids 2.
    Democracy bids 3.
    Communism bids 8: 3 ITS with Charismatic Leader.
    Communism has the initiative with 8.
117 first
    Communism goes first in the peace phase.
118 pass
119 pass
120 pass
121 pass
    No war: it takes two powers, seats that hold a major region.
122 first
    Communism goes first in the conflict phase.
123 stop
124 stop
125 play military_coup:b
126 target south_east_asia
    Socialism plays Military Coup on Democracy's South East Asia.
127 bid 2
128 seal
129 bid 2
130 seal
131 abstain
132 for
133 bid 3
134 seal
    Communism stays out.
    Democracy bids 2 against it.
    Socialism bids 2 for it.
    Fascism bids 3 for it.
    Military Coup succeeds in South East Asia, 5 to 2.
    Democracy loses South East Asia: it turns neutral.
135 stop
136 stop
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 5 ITS: 2 by the die, 3 from regions.
    Communism gains 7 ITS: 5 by the die, 2 from regions.
    Fascism gains 4 ITS: 3 by the die, 1 from regions.
    Socialism gains 5 ITS: 5 by the die, 0 from regions.
    Communism draws a hidden card.
hash 3 c13c2dbeb7743a05
137 stop
    Fascism draws a hidden card.
138 stop
    Socialism draws a hidden card.
139 stop
    Democracy draws a hidden card.
140 stop
141 bid 0
142 seal
143 bid 4
144 add appeasement:b
145 seal
146 bid 2
147 seal
148 bid 5
149 add diplomacy:a
150 seal
    Communism bids 0.
    Socialism bids 2.
    Democracy bids 7: 5 ITS with Diplomacy.
    Fascism bids 7: 4 ITS with Appeasement.
    A tie: the dice decide, 6 and 6.
    A tie: the dice decide, 1 and 1.
    A tie: the dice decide, 5 and 1.
    Democracy has the initiative with 7.
151 last
    Democracy goes last in the peace phase.
152 pass
153 pass
154 pass
155 play trade_agreements:b
156 partner communism
    Democracy plays Trade Agreements on Communism.
    Democracy and Communism play no military cards on each other to the end of round 8.
    No war: it takes two powers, seats that hold a major region.
157 first
    Democracy goes first in the conflict phase.
158 stop
159 stop
160 stop
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 8 ITS: 5 by the die, 3 from regions.
    Communism gains 8 ITS: 6 by the die, 2 from regions.
    Fascism gains 5 ITS: 4 by the die, 1 from regions.
    Socialism gains 2 ITS: 2 by the die, 0 from regions.
    Democracy draws a hidden card.
hash 4 f1623dbe591208a5
161 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
162 stop
    Communism draws a hidden card.
163 stop
    Fascism draws a hidden card.
164 stop
    Socialism draws a hidden card.
165 stop
166 bid 3
167 seal
168 bid 3
169 seal
170 bid 2
171 seal
172 bid 3
173 seal
    Fascism bids 2.
    Democracy bids 3.
    Communism bids 3.
    Socialism bids 3.
    A tie: the dice decide, 6, 1 and 3.
    Democracy has the initiative with 3.
174 first
    Democracy goes first in the peace phase.
175 pass
176 pass
177 play trade_agreements:a
178 partner socialism
    Fascism plays Trade Agreements on Socialism.
    Fascism and Socialism play no military cards on each other to the end of round 6.
179 pass
    No war: it takes two powers, seats that hold a major region.
180 last
    Democracy goes last in the conflict phase.
181 play rebellion:b
182 target australia
    Communism plays Rebellion on Fascism's Australia.
183 bid 2
184 seal
185 bid 5
186 seal
187 against
188 bid 2
189 seal
190 abstain
    Democracy stays out.
    Communism bids 2 for it.
    Fascism bids 5 against it.
    Socialism bids 2 against it.
    Rebellion fails in Australia, 2 to 7.
191 stop
192 stop
193 play civil_war:b
194 target east_europe
    Socialism plays Civil War on Democracy's East Europe.
195 seal
196 bid 0
197 seal
198 abstain
199 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 0 against it.
    Socialism bids 0 for it.
    A tie: the dice decide, 6 and 5.
    Civil War succeeds in East Europe, 0 to 0.
    Democracy loses East Europe: it turns neutral.
200 stop
201 play civil_war:a
202 target australia
    Democracy plays Civil War on Fascism's Australia.
203 bid 5
204 seal
205 abstain
206 bid 1
207 add manifesto:b
208 seal
209 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 4 against it: 1 ITS with Manifesto.
    Democracy bids 5 for it.
    Civil War succeeds in Australia, 5 to 4.
    Fascism loses Australia: it turns neutral.
210 stop
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 6 ITS: 4 by the die, 2 from regions.
    Communism gains 8 ITS: 6 by the die, 2 from regions.
    Fascism gains 3 ITS: 3 by the die, 0 from regions.
    Socialism gains 6 ITS: 6 by the die, 0 from regions.
    Democracy draws a hidden card.
hash 5 62a02bd126420198
211 stop
    Communism draws a hidden card.
212 stop
    Fascism draws a hidden card.
213 stop
    Socialism draws a hidden card.
214 stop
215 bid 0
216 seal
217 bid 1
218 seal
219 bid 4
220 seal
221 bid 0
222 add isolationism:b
223 seal
    Democracy bids 0.
    Communism bids 1.
    Socialism bids 2: 0 ITS with Isolationism.
    Fascism bids 4.
    Fascism has the initiative with 4.
224 first
    Fascism goes first in the peace phase.
225 pass
226 pass
227 pass
228 pass
    No war: it takes two powers, seats that hold a major region.
229 last
    Fascism goes last in the conflict phase.
230 stop
231 stop
232 play police_action:b
233 target west_europe
    Communism plays Police Action on West Europe.
234 bid 3
235 seal
236 abstain
237 against
238 bid 3
239 seal
240 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 3 for it.
    Socialism bids 3 against it.
    A tie: the dice decide, 5 and 6.
    Police Action fails in West Europe, 3 to 3.
241 play industrial_buildup:a
242 target south_africa
    Industry grows in South Africa: its influence is 2 now.
243 play colonialism:a
244 target mediterranean
    Communism plays Colonialism on the Mediterranean.
245 bid 3
246 seal
247 for
248 seal
249 abstain
250 abstain
    Democracy stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Communism bids 3 for it.
    Colonialism succeeds in the Mediterranean, 3 to 0.
    The Mediterranean comes under Communism's control.
251 play depression:b
252 target china
    Communism plays Depression on Democracy's China.
    Communism pays 3 ITS, since China is a major region.
253 bid 3
254 seal
255 abstain
256 abstain
257 bid 3
258 seal
    Fascism stays out.
    Socialism stays out.
    Democracy bids 3 against it.
    Communism bids 3 for it.
    A tie: the dice decide, 5 and 2.
    Depression succeeds in China, 3 to 3.
    Democracy loses China: it turns neutral.
259 stop
260 play trade_war:a
261 target mediterranean
    Fascism plays Trade War on Communism's Mediterranean.
262 abstain
263 abstain
264 bid 2
265 seal
    Democracy stays out.
    Socialism stays out.
    Communism bids 2 against it.
    Trade War fails in the Mediterranean, 0 to 2.
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 6 ITS: 6 by the die, 0 from regions.
    Communism gains 5 ITS: 1 by the die, 4 from regions.
    Fascism gains 2 ITS: 2 by the die, 0 from regions.
    Socialism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism draws a hidden card.
    Socialism draws a hidden card.
hash 6 f073209739d785d1
266 stop
    Democracy draws a hidden card.
267 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
268 stop
    Communism draws a hidden card.
269 stop
270 bid 2
271 seal
272 bid 0
273 seal
274 bid 3
275 add espionage:b
276 add charismatic_leader:b
277 seal
278 bid 1
279 seal
    Socialism bids 0.
    Communism bids 1.
    Fascism bids 2.
    Democracy bids 11: 3 ITS with Espionage and Charismatic Leader.
    Democracy has the initiative with 11.
280 first
    Democracy goes first in the peace phase.
281 pass
282 pass
283 pass
284 pass
    No war: it takes two powers, seats that hold a major region.
285 last
    Democracy goes last in the conflict phase.
286 stop
287 stop
288 stop
289 play counter_revolution:a
290 target china
    Democracy plays Counter Revolution on China.
    Democracy pays 3 ITS, since China is a major region.
291 seal
292 abstain
293 abstain
294 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Democracy bids 0 for it.
    Counter Revolution succeeds in China, 0 to 0.
    China comes under Democracy's control.
295 stop
    Fascism's truce with Socialism is over.
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 8 ITS: 6 by the die, 2 from regions.
    Communism gains 7 ITS: 3 by the die, 4 from regions.
    Fascism gains 2 ITS: 2 by the die, 0 from regions.
    Socialism gains 2 ITS: 2 by the die, 0 from regions.
    Democracy draws a hidden card.
hash 7 983f9b2eb690da9b
296 stop
    Communism draws a hidden card.
297 stop
    Fascism draws a hidden card.
    Socialism draws a hidden card.
298 stop
299 bid 1
300 add propaganda:a
301 seal
302 bid 5
303 add war_crimes_tribunal:a
304 seal
305 bid 1
306 seal
307 bid 1
308 seal
    Fascism bids 1.
    Socialism bids 1.
    Democracy bids 3: 1 ITS with Propaganda.
    Communism bids 6: 5 ITS with War Crimes Tribunal.
    Communism has the initiative with 6.
309 first
    Communism goes first in the peace phase.
310 pass
311 pass
312 pass
313 pass
314 last
    Communism goes last in the war phase.
315 pass
316 play cold_war:b
317 enemy democracy
    Cold War! Communism leads the axis against Democracy and the allies.
318 bid 2
319 seal
320 abstain
321 abstain
322 bid 0
323 seal
    Fascism stays out.
    Socialism stays out.
    Democracy bids 0 for the allies.
    Communism bids 2 for the axis.
    Communism wins the war against Democracy, 2 to 0. The die shows 4: up to 4 regions turn neutral.
    Democracy loses China: it turns neutral.
324 first
    Communism goes first in the conflict phase.
325 stop
326 stop
327 stop
328 stop
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 3 ITS: 3 by the die, 0 from regions.
    Communism gains 6 ITS: 2 by the die, 4 from regions.
    Fascism gains 1 ITS: 1 by the die, 0 from regions.
    Socialism gains 3 ITS: 3 by the die, 0 from regions.
    Communism draws a hidden card.
hash 8 008024931adffa76
329 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
330 stop
    Fascism draws a hidden card.
    Socialism draws a hidden card.
331 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
332 stop
    Democracy draws a hidden card.
333 stop
334 bid 2
335 seal
336 bid 1
337 add espionage:a
338 seal
339 bid 5
340 seal
341 bid 5
342 seal
    Communism bids 2.
    Fascism bids 4: 1 ITS with Espionage.
    Democracy bids 5.
    Socialism bids 5.
    A tie: the dice decide, 1 and 1.
    A tie: the dice decide, 1 and 3.
    Socialism has the initiative with 5.
343 first
    Socialism goes first in the peace phase.
344 pass
345 pass
346 pass
347 pass
    No war: it takes two powers, seats that hold a major region.
348 first
    Socialism goes first in the conflict phase.
349 stop
350 stop
351 play annexation:b
352 target balkans
    Communism plays Annexation on the Balkans.
353 bid 1
354 seal
355 abstain
356 for
357 bid 2
358 add charismatic_leader:d
359 seal
360 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 1 for it.
    Socialism bids 7 for it: 2 ITS with Charismatic Leader.
    Annexation succeeds in the Balkans, 8 to 0.
    The Balkans come under Communism's control.
361 play occupation:b
362 target west_europe
    Communism plays Occupation on West Europe.
363 bid 1
364 seal
365 abstain
366 abstain
367 for
368 bid 4
369 seal
    Fascism stays out.
    Socialism stays out.
    Communism bids 1 for it.
    Democracy bids 4 for it.
    Occupation succeeds in West Europe, 5 to 0.
    West Europe comes under Communism's control.
370 stop
371 play limited_war:a
372 target west_europe
    Fascism plays Limited War on Communism's West Europe.
373 bid 1
374 seal
375 for
376 bid 1
377 seal
378 against
379 bid 1
380 add propaganda:b
381 seal
382 bid 1
383 seal
    Communism bids 1 against it.
    Fascism bids 1 for it.
    Socialism bids 1 for it.
    Democracy bids 3 against it: 1 ITS with Propaganda.
    Limited War fails in West Europe, 2 to 4.
384 stop
    Democracy's truce with Communism is over.
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 1 ITS: 1 by the die, 0 from regions.
    Communism gains 11 ITS: 5 by the die, 6 from regions.
    Fascism gains 2 ITS: 2 by the die, 0 from regions.
    Socialism gains 2 ITS: 2 by the die, 0 from regions.
    Socialism draws a hidden card.
    Democracy draws a hidden card.
    Communism draws a hidden card.
hash 9 c2da235e6c2efd3a
385 stop
    Fascism draws a hidden card.
386 bid 1
387 seal
388 bid 1
389 seal
390 bid 2
391 seal
392 bid 2
393 seal
    Democracy bids 1.
    Socialism bids 1.
    Communism bids 2.
    Fascism bids 2.
    A tie: the dice decide, 1 and 1.
    A tie: the dice decide, 2 and 4.
    Fascism has the initiative with 2.
394 first
    Fascism goes first in the peace phase.
395 pass
396 pass
397 pass
398 pass
    No war: it takes two powers, seats that hold a major region.
399 first
    Fascism goes first in the conflict phase.
400 play cultural_revolution:b
401 target middle_east
    Fascism plays Cultural Revolution on the Middle East.
402 seal
403 abstain
404 against
405 seal
406 abstain
    Communism stays out.
    Socialism stays out.
    Democracy bids 0 against it.
    Fascism bids 0 for it.
    Cultural Revolution succeeds in the Middle East, 0 to 0.
    The Middle East comes under Fascism's control.
407 stop
408 stop
409 stop
410 play alliance:a
411 target russia
    Communism plays Alliance on Russia.
    Communism pays 3 ITS, since Russia is a major region.
412 bid 5
413 seal
414 abstain
415 abstain
416 for
417 seal
    Fascism stays out.
    Socialism stays out.
    Democracy bids 0 for it.
    Communism bids 5 for it.
    Alliance succeeds in Russia, 5 to 0.
    Russia comes under Communism's control.
418 stop
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 2 ITS: 2 by the die, 0 from regions.
    Communism gains 15 ITS: 6 by the die, 9 from regions.
    Fascism gains 6 ITS: 5 by the die, 1 from regions.
    Socialism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 10 ccce1a55f651010a
419 stop
    Socialism draws a hidden card.
420 stop
    Democracy draws a hidden card.
    Communism draws a hidden card.
421 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
422 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
423 stop
424 bid 3
425 seal
426 bid 3
427 seal
428 bid 2
429 seal
430 bid 3
431 seal
    Democracy bids 2.
    Communism bids 3.
    Fascism bids 3.
    Socialism bids 3.
    A tie: the dice decide, 6, 1 and 3.
    Communism has the initiative with 3.
432 first
    Communism goes first in the peace phase.
433 pass
434 pass
435 pass
436 pass
    No war: it takes two powers, seats that hold a major region.
437 first
    Communism goes first in the conflict phase.
438 play coup_detat:b
439 target middle_east
    Communism plays Coup d'état on Fascism's Middle East.
440 bid 0
441 seal
442 bid 1
443 seal
444 abstain
445 against
446 add charismatic_leader:c
447 seal
    Socialism stays out.
    Communism bids 0 for it.
    Fascism bids 1 against it.
    Democracy bids 6 against it: 0 ITS with Charismatic Leader.
    Coup d'état fails in the Middle East, 0 to 7.
448 play economic_boycott:b
449 target middle_east
    Communism plays Economic Boycott on Fascism's Middle East.
450 bid 1
451 seal
452 bid 2
453 seal
454 against
455 bid 1
456 seal
457 abstain
    Democracy stays out.
    Communism bids 1 for it.
    Fascism bids 2 against it.
    Socialism bids 1 against it.
    Economic Boycott fails in the Middle East, 1 to 3.
458 stop
459 stop
460 play revolution:b
461 target mediterranean
    Socialism plays Revolution on Communism's Mediterranean.
462 seal
463 abstain
464 bid 1
465 seal
466 against
467 seal
    Democracy stays out.
    Fascism bids 0 against it.
    Socialism bids 0 for it.
    Communism bids 1 against it.
    Revolution fails in the Mediterranean, 0 to 1.
468 stop
469 stop
    2000: round 10 is over.
    Communism wins the century with 6 regions.
end 6eb7af99e7ae1983
    Communism controls the most regions when the century ends: 6.
