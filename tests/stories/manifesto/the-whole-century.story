{"format": 1, "title": "manifesto", "rules": 1, "level": "standard", "factions": ["democracy", "communism", "fascism", "socialism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 take china
    Democracy begins in China.
2 take south_east_asia
    Democracy begins in South East Asia.
3 take russia
    Fascism begins in Russia.
4 take north_africa
    Socialism begins in North Africa.
5 take middle_east
    Socialism begins in the Middle East.
6 take mediterranean
    Socialism begins in the Mediterranean.
7 take balkans
    Communism begins in the Balkans.
8 take east_europe
    Communism begins in East Europe.
    Communism draws 2 hidden cards.
    Democracy begins with 3 ITS.
    Fascism begins with 3 ITS.
    Socialism begins with 3 ITS.
    Communism begins with 1 ITS.
    Round 1: 1900 to 1905.
    Democracy gains 9 ITS: 6 by the die, 3 from regions.
    Communism gains 7 ITS: 5 by the die, 2 from regions.
    Fascism gains 6 ITS: 3 by the die, 3 from regions.
    Socialism gains 6 ITS: 3 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 1 acadeb30b81dbad9
9 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
10 stop
    Communism draws a hidden card.
11 stop
    Fascism draws a hidden card.
12 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
13 stop
    Socialism draws a hidden card.
14 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
15 stop
16 bid 1
17 seal
18 bid 2
19 add propaganda:b
20 seal
21 bid 1
22 seal
23 bid 4
24 seal
    Democracy bids 1.
    Fascism bids 1.
    Communism bids 4: 2 ITS with Propaganda.
    Socialism bids 4.
    A tie: the dice decide, 2 and 1.
    Communism has the initiative with 4.
25 last
    Communism goes last in the peace phase.
26 play treaty:a
27 partner socialism
    Fascism plays Treaty on Socialism.
    Fascism and Socialism play no military cards on each other to the end of round 1.
28 play trade_agreements:b
29 partner democracy
    Socialism plays Trade Agreements on Democracy.
    Socialism and Democracy play no military cards on each other to the end of round 1.
30 pass
31 pass
32 first
    Communism goes first in the war phase.
33 play world_war:a
34 enemy democracy
    World War! Fascism leads the axis against Democracy and the allies.
35 bid 4
36 seal
37 bid 2
38 seal
39 axis
40 bid 2
41 seal
    Democracy bids 2 for the allies.
    Fascism bids 4 for the axis.
    Communism bids 2 for the axis.
    Fascism wins the war against Democracy, 6 to 2. The die shows 3: up to 3 regions turn neutral.
    Democracy loses China: it turns neutral.
    Democracy loses South East Asia: it turns neutral.
42 first
    Communism goes first in the conflict phase.
43 play limited_war:a
44 target russia
    Communism plays Limited War on Fascism's Russia.
    Communism pays 3 ITS, since Russia is a major region.
45 bid 1
46 seal
47 bid 1
48 seal
49 abstain
50 abstain
    Democracy stays out.
    Socialism stays out.
    Communism bids 1 for it.
    Fascism bids 1 against it.
    A tie: the dice decide, 1 and 6.
    Limited War fails in Russia, 1 to 1.
51 play economic_boycott:b
52 target middle_east
    Communism plays Economic Boycott on Socialism's Middle East.
53 seal
54 abstain
55 bid 1
56 seal
57 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 for it.
    Socialism bids 1 against it.
    Economic Boycott fails in the Middle East, 0 to 1.
58 stop
59 play cultural_revolution:b
60 target west_europe
    Fascism plays Cultural Revolution on West Europe.
61 seal
62 abstain
63 abstain
64 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 0 for it.
    Cultural Revolution succeeds in West Europe, 0 to 0.
    West Europe comes under Fascism's control.
65 stop
66 play military_coup:b
67 target balkans
    Socialism plays Military Coup on Communism's Balkans.
68 bid 1
69 seal
70 abstain
71 seal
72 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 against it.
    Socialism bids 1 for it.
    Military Coup succeeds in the Balkans, 1 to 0.
    Communism loses the Balkans: they turn neutral.
73 play insurgency:b
74 target east_europe
    Socialism plays Insurgency on Communism's East Europe.
75 seal
76 abstain
77 seal
78 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 against it.
    Socialism bids 0 for it.
    A tie: the dice decide, 2 and 6.
    Insurgency fails in East Europe, 0 to 0.
79 play terrorism:a
80 target west_europe
    Socialism plays Terrorism on Fascism's West Europe.
81 for
82 bid 0
83 add diplomacy:a
84 seal
85 against
86 seal
87 seal
    Communism bids 0 against it.
    Fascism bids 0 against it.
    Democracy bids 3 for it: 0 ITS with Diplomacy.
    Terrorism succeeds in West Europe, 3 to 0.
    Fascism loses West Europe: it turns neutral.
88 play trade_war:a
89 target east_europe
    Democracy plays Trade War on Communism's East Europe.
90 bid 5
91 add war_crimes_tribunal:b
92 seal
93 seal
94 abstain
    Fascism stays out.
    Communism bids 0 against it.
    Democracy bids 6 for it: 5 ITS with War Crimes Tribunal.
    Trade War succeeds in East Europe, 6 to 0.
    Communism loses East Europe: it turns neutral.
95 play colonialism:a
96 target south_america
    Democracy plays Colonialism on South America.
97 bid 0
98 seal
99 abstain
100 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 0 for it.
    Colonialism succeeds in South America, 0 to 0.
    South America comes under Democracy's control.
    Fascism's truce with Socialism is over.
    Democracy's truce with Socialism is over.
    1905: round 1 is over.
    Round 2: 1905 to 1910.
    Democracy gains 3 ITS: 2 by the die, 1 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 9 ITS: 6 by the die, 3 from regions.
    Socialism gains 6 ITS: 3 by the die, 3 from regions.
    Communism draws a hidden card.
hash 2 0e4a38096fed14d5
101 stop
    Fascism draws a hidden card.
102 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
103 stop
    Socialism draws a hidden card.
104 stop
    Democracy draws a hidden card.
105 stop
106 bid 0
107 add propaganda:a
108 seal
109 bid 1
110 add appeasement:b
111 seal
112 bid 2
113 seal
114 bid 1
115 seal
    Democracy bids 1.
    Communism bids 2: 0 ITS with Propaganda.
    Socialism bids 2.
    Fascism bids 4: 1 ITS with Appeasement.
    Fascism has the initiative with 4.
116 last
    Fascism goes last in the peace phase.
117 pass
118 pass
119 pass
120 pass
    No war: it takes two powers, seats that hold a major region.
121 first
    Fascism goes first in the conflict phase.
122 play puppet_state:a
123 target east_europe
    Fascism plays Puppet State on East Europe.
124 bid 2
125 seal
126 abstain
127 abstain
128 for
129 bid 1
130 seal
    Democracy stays out.
    Socialism stays out.
    Fascism bids 2 for it.
    Communism bids 1 for it.
    Puppet State succeeds in East Europe, 3 to 0.
    East Europe comes under Fascism's control.
131 play insurrection:b
132 target middle_east
    Fascism plays Insurrection on Socialism's Middle East.
133 bid 1
134 seal
135 bid 3
136 seal
137 against
138 bid 2
139 seal
140 against
141 bid 1
142 seal
    Communism bids 1 against it.
    Fascism bids 1 for it.
    Socialism bids 3 against it.
    Democracy bids 2 against it.
    Insurrection fails in the Middle East, 1 to 6.
143 stop
144 play depression:b
145 target north_africa
    Democracy plays Depression on Socialism's North Africa.
146 bid 1
147 seal
148 abstain
149 abstain
150 bid 1
151 seal
    Communism stays out.
    Fascism stays out.
    Democracy bids 1 for it.
    Socialism bids 1 against it.
    A tie: the dice decide, 1 and 4.
    Depression fails in North Africa, 1 to 1.
152 stop
    1910: round 2 is over.
    Round 3: 1910 to 1915.
    Democracy gains 2 ITS: 1 by the die, 1 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 6 ITS: 2 by the die, 4 from regions.
    Socialism gains 9 ITS: 6 by the die, 3 from regions.
    Fascism draws a hidden card.
hash 3 6688a86347106708
153 stop
    Socialism draws a hidden card.
154 stop
    Democracy draws a hidden card.
    Communism draws a hidden card.
155 stop
156 bid 1
157 seal
158 bid 3
159 add espionage:a
160 seal
161 bid 2
162 add foreign_aid:b
163 seal
164 bid 4
165 seal
    Fascism bids 1.
    Democracy bids 4: 2 ITS with Foreign Aid.
    Communism bids 4.
    Socialism bids 6: 3 ITS with Espionage.
    Socialism has the initiative with 6.
166 last
    Socialism goes last in the peace phase.
167 pass
168 pass
169 pass
    No war: it takes two powers, seats that hold a major region.
170 first
    Socialism goes first in the conflict phase.
171 play police_action:a
172 target scandinavia
    Socialism plays Police Action on Scandinavia.
173 bid 0
174 seal
175 abstain
176 against
177 bid 5
178 add iron_curtain:a
179 seal
    Communism stays out.
    Socialism bids 0 for it.
    Fascism bids 8 against it: 5 ITS with Iron Curtain.
    Police Action fails in Scandinavia, 0 to 8.
180 stop
    1915: round 3 is over.
    Round 4: 1915 to 1920.
    Democracy gains 3 ITS: 2 by the die, 1 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 10 ITS: 6 by the die, 4 from regions.
    Socialism gains 6 ITS: 3 by the die, 3 from regions.
    Socialism draws a hidden card.
hash 4 fa2350cb014baf1f
181 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
182 stop
    Democracy draws a hidden card.
183 stop
    Communism draws a hidden card.
184 stop
    Fascism draws a hidden card.
185 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
186 stop
187 bid 3
188 seal
189 bid 1
190 add war_crimes_tribunal:a
191 seal
192 bid 3
193 seal
194 bid 2
195 seal
    Democracy bids 2: 1 ITS with War Crimes Tribunal.
    Fascism bids 2.
    Communism bids 3.
    Socialism bids 3.
    A tie: the dice decide, 1 and 5.
    Socialism has the initiative with 3.
196 first
    Socialism goes first in the peace phase.
197 pass
198 pass
199 pass
    No war: it takes two powers, seats that hold a major region.
200 first
    Socialism goes first in the conflict phase.
201 play economic_collapse:a
202 target russia
    Socialism plays Economic Collapse on Fascism's Russia.
    Socialism pays 3 ITS, since Russia is a major region.
203 bid 2
204 seal
205 abstain
206 against
207 add manifesto:a
208 seal
209 bid 4
210 seal
    Democracy stays out.
    Socialism bids 2 for it.
    Fascism bids 4 against it.
    Communism bids 3 against it: 0 ITS with Manifesto.
    Economic Collapse fails in Russia, 2 to 7.
211 stop
212 play civil_war:b
213 target south_america
    Communism plays Civil War on Democracy's South America.
214 seal
215 for
216 bid 0
217 seal
218 abstain
219 bid 2
220 seal
    Socialism stays out.
    Communism bids 0 for it.
    Fascism bids 0 for it.
    Democracy bids 2 against it.
    Civil War fails in South America, 0 to 2.
221 stop
222 play coup_detat:b
223 target middle_east
    Fascism plays Coup d'état on Socialism's Middle East.
224 bid 3
225 seal
226 bid 1
227 seal
228 abstain
    Communism stays out.
    Socialism bids 1 against it.
    Fascism bids 3 for it.
    Coup d'état succeeds in the Middle East, 3 to 1.
    Socialism loses the Middle East: it turns neutral.
229 play occupation:b
230 target balkans
    Fascism plays Occupation on the Balkans.
231 abstain
232 abstain
    Communism stays out.
    Socialism stays out.
    Occupation succeeds in the Balkans, 0 to 0.
    The Balkans come under Fascism's control.
    1920: round 4 is over.
    Round 5: 1920 to 1925.
    Democracy gains 6 ITS: 5 by the die, 1 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 7 ITS: 2 by the die, 5 from regions.
    Socialism gains 6 ITS: 4 by the die, 2 from regions.
    Socialism draws a hidden card.
hash 5 9053950398801644
233 stop
    Democracy draws a hidden card.
234 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
235 stop
236 bid 3
237 seal
238 bid 0
239 seal
240 bid 1
241 seal
242 bid 2
243 seal
    Democracy bids 0.
    Communism bids 1.
    Fascism bids 2.
    Socialism bids 3.
    Socialism has the initiative with 3.
244 first
    Socialism goes first in the peace phase.
245 pass
246 pass
247 pass
248 pass
    No war: it takes two powers, seats that hold a major region.
249 last
    Socialism goes last in the conflict phase.
250 stop
251 stop
252 play incursion:b
253 target mediterranean
    Fascism plays Incursion on Socialism's Mediterranean.
254 bid 2
255 seal
256 bid 3
257 seal
258 abstain
259 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 2 for it.
    Socialism bids 3 against it.
    Incursion fails in the Mediterranean, 2 to 3.
260 play civil_war:a
261 target east_europe
    Socialism plays Civil War on Fascism's East Europe.
262 seal
263 abstain
264 against
265 seal
266 bid 1
267 seal
    Democracy stays out.
    Communism bids 0 against it.
    Socialism bids 0 for it.
    Fascism bids 1 against it.
    Civil War fails in East Europe, 0 to 1.
268 play annexation:b
269 target middle_east
    Socialism plays Annexation on the Middle East.
270 for
271 bid 1
272 seal
273 abstain
274 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 1 for it.
    Annexation succeeds in the Middle East, 1 to 0.
    The Middle East comes under Socialism's control.
    1925: round 5 is over.
    Round 6: 1925 to 1930.
    Democracy gains 7 ITS: 6 by the die, 1 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 9 ITS: 4 by the die, 5 from regions.
    Socialism gains 7 ITS: 4 by the die, 3 from regions.
    Socialism draws a hidden card.
hash 6 bb6a271180385b1f
275 stop
    Democracy draws a hidden card.
276 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
277 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
278 stop
279 bid 2
280 seal
281 bid 0
282 seal
283 bid 1
284 seal
285 bid 4
286 seal
    Democracy bids 0.
    Communism bids 1.
    Socialism bids 2.
    Fascism bids 4.
    Fascism has the initiative with 4.
287 last
    Fascism goes last in the peace phase.
288 pass
289 pass
290 pass
291 pass
    No war: it takes two powers, seats that hold a major region.
292 first
    Fascism goes first in the conflict phase.
293 play alliance:a
294 target india
    Fascism plays Alliance on India.
295 bid 1
296 seal
297 abstain
298 abstain
299 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 1 for it.
    Alliance succeeds in India, 1 to 0.
    India comes under Fascism's control.
300 stop
301 play annexation:a
302 target south_africa
    Socialism plays Annexation on South Africa.
303 bid 2
304 seal
305 abstain
306 abstain
307 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism bids 2 for it.
    Annexation succeeds in South Africa, 2 to 0.
    South Africa comes under Socialism's control.
308 stop
309 stop
    1930: round 6 is over.
    Round 7: 1930 to 1935.
    Democracy gains 2 ITS: 1 by the die, 1 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 7 ITS: 1 by the die, 6 from regions.
    Socialism gains 5 ITS: 1 by the die, 4 from regions.
    Fascism draws a hidden card.
hash 7 41ea1d83a9db37ca
310 stop
    Socialism draws a hidden card.
311 stop
    Democracy draws a hidden card.
312 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
313 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
314 stop
    Communism draws a hidden card.
315 bid 2
316 seal
317 bid 3
318 seal
319 bid 1
320 seal
321 bid 2
322 seal
    Democracy bids 1.
    Communism bids 2.
    Fascism bids 2.
    Socialism bids 3.
    Socialism has the initiative with 3.
323 last
    Socialism goes last in the peace phase.
324 pass
325 pass
326 pass
327 pass
    No war: it takes two powers, seats that hold a major region.
328 last
    Socialism goes last in the conflict phase.
329 stop
330 stop
331 play power_vacuum:b
332 target japan
    Fascism plays Power Vacuum on Japan.
    Fascism pays 3 ITS, since Japan is a major region.
333 bid 4
334 seal
335 abstain
336 for
337 bid 3
338 add national_will:a
339 add charismatic_leader:d
340 seal
341 abstain
    Communism stays out.
    Socialism stays out.
    Fascism bids 4 for it.
    Democracy bids 13 for it: 3 ITS with National Will and Charismatic Leader.
    Power Vacuum succeeds in Japan, 17 to 0.
    Japan comes under Fascism's control.
342 stop
343 stop
    1935: round 7 is over.
    Round 8: 1935 to 1940.
    Democracy gains 5 ITS: 4 by the die, 1 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 13 ITS: 5 by the die, 8 from regions.
    Socialism gains 10 ITS: 6 by the die, 4 from regions.
    Socialism draws a hidden card.
hash 8 321e582f2ea362b9
344 stop
    Democracy draws a hidden card.
345 stop
    Communism draws a hidden card.
346 stop
    Fascism draws a hidden card.
347 stop
348 bid 4
349 seal
350 bid 1
351 seal
352 bid 0
353 seal
354 bid 1
355 seal
    Communism bids 0.
    Democracy bids 1.
    Fascism bids 1.
    Socialism bids 4.
    Socialism has the initiative with 4.
356 first
    Socialism goes first in the peace phase.
357 pass
358 pass
359 pass
360 pass
    No war: it takes two powers, seats that hold a major region.
361 last
    Socialism goes last in the conflict phase.
362 play colonialism:b
363 target central_america
    Democracy plays Colonialism on Central America.
364 bid 4
365 seal
366 abstain
367 abstain
368 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Democracy bids 4 for it.
    Colonialism succeeds in Central America, 4 to 0.
    Central America comes under Democracy's control.
369 stop
370 play rebellion:a
371 target india
    Communism plays Rebellion on Fascism's India.
372 bid 2
373 seal
374 bid 3
375 seal
376 against
377 bid 2
378 add foreign_aid:a
379 seal
380 against
381 bid 4
382 seal
    Communism bids 2 for it.
    Fascism bids 3 against it.
    Democracy bids 4 against it.
    Socialism bids 4 against it: 2 ITS with Foreign Aid.
    Rebellion fails in India, 2 to 11.
383 stop
384 play regional_war:a
385 target australia
    Fascism plays Regional War on Australia.
386 bid 2
387 seal
388 for
389 bid 1
390 seal
391 abstain
392 against
393 bid 0
394 add diplomacy:b
395 seal
    Democracy stays out.
    Socialism bids 1 for it.
    Fascism bids 2 for it.
    Communism bids 2 against it: 0 ITS with Diplomacy.
    Regional War succeeds in Australia, 3 to 2.
    Australia comes under Fascism's control.
396 stop
397 play power_vacuum:a
398 target west_europe
    Socialism plays Power Vacuum on West Europe.
399 bid 3
400 seal
401 against
402 seal
403 abstain
404 for
405 bid 0
406 seal
    Communism stays out.
    Democracy bids 0 against it.
    Fascism bids 0 for it.
    Socialism bids 3 for it.
    Power Vacuum succeeds in West Europe, 3 to 0.
    West Europe comes under Socialism's control.
    1940: round 8 is over.
    Round 9: 1940 to 1945.
    Democracy gains 8 ITS: 6 by the die, 2 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 12 ITS: 3 by the die, 9 from regions.
    Socialism gains 10 ITS: 5 by the die, 5 from regions.
    Socialism draws a hidden card.
hash 9 2aa19c1f0e32262b
407 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
408 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
409 stop
    Democracy draws a hidden card.
410 stop
    Communism draws a hidden card.
411 stop
    Fascism draws a hidden card.
412 stop
413 bid 2
414 seal
415 bid 4
416 seal
417 bid 0
418 seal
419 bid 3
420 seal
    Communism bids 0.
    Socialism bids 2.
    Fascism bids 3.
    Democracy bids 4.
    Democracy has the initiative with 4.
421 first
    Democracy goes first in the peace phase.
422 pass
423 pass
424 pass
425 pass
    No war: it takes two powers, seats that hold a major region.
426 last
    Democracy goes last in the conflict phase.
427 play revolution:b
428 target west_europe
    Communism plays Revolution on Socialism's West Europe.
429 bid 2
430 seal
431 abstain
432 bid 3
433 seal
434 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 2 for it.
    Socialism bids 3 against it.
    Revolution fails in West Europe, 2 to 3.
435 stop
436 play regional_war:b
437 target north_america
    Fascism plays Regional War on North America.
    Fascism pays 3 ITS, since North America is a major region.
438 bid 4
439 seal
440 abstain
441 abstain
442 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 4 for it.
    Regional War succeeds in North America, 4 to 0.
    North America comes under Fascism's control.
443 stop
444 stop
445 play military_coup:a
446 target north_africa
    Democracy plays Military Coup on Socialism's North Africa.
447 bid 2
448 add espionage:b
449 seal
450 abstain
451 for
452 bid 3
453 seal
454 bid 3
455 add isolationism:a
456 seal
    Communism stays out.
    Democracy bids 3 for it: 2 ITS with Espionage.
    Socialism bids 7 against it: 3 ITS with Isolationism.
    Fascism bids 3 for it.
    Military Coup fails in North Africa, 6 to 7.
457 stop
    1945: round 9 is over.
    Round 10: 1945 to 1950.
    Democracy gains 6 ITS: 4 by the die, 2 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 14 ITS: 2 by the die, 12 from regions.
    Socialism gains 10 ITS: 5 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 10 1ae3110cf6191226
458 stop
    Communism draws a hidden card.
459 stop
    Fascism draws a hidden card.
460 stop
    Socialism draws a hidden card.
461 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
462 stop
463 bid 3
464 add united_nations:a
465 seal
466 bid 1
467 seal
468 bid 0
469 seal
470 bid 1
471 seal
    Fascism bids 0.
    Communism bids 1.
    Socialism bids 1.
    Democracy bids 6: 3 ITS with United Nations.
    Democracy has the initiative with 6.
472 first
    Democracy goes first in the peace phase.
473 pass
474 pass
475 pass
476 play trade_agreements:a
477 partner fascism
    Socialism plays Trade Agreements on Fascism.
    Socialism and Fascism play no military cards on each other to the end of round 13.
    No war: it takes two powers, seats that hold a major region.
478 first
    Democracy goes first in the conflict phase.
479 play insurrection:a
480 target mediterranean
    Democracy plays Insurrection on Socialism's Mediterranean.
481 bid 1
482 seal
483 abstain
484 abstain
485 bid 2
486 seal
    Communism stays out.
    Fascism stays out.
    Democracy bids 1 for it.
    Socialism bids 2 against it.
    Insurrection fails in the Mediterranean, 1 to 2.
487 stop
488 stop
489 stop
490 play cultural_revolution:a
491 target china
    Socialism plays Cultural Revolution on China.
    Socialism pays 3 ITS, since China is a major region.
492 bid 2
493 seal
494 against
495 bid 3
496 seal
497 abstain
498 abstain
    Communism stays out.
    Fascism stays out.
    Socialism bids 2 for it.
    Democracy bids 3 against it.
    Cultural Revolution fails in China, 2 to 3.
499 play industrial_buildup:b
500 target middle_east
    Industry grows in the Middle East: its influence is 2 now.
501 stop
    1950: round 10 is over.
    Round 11: 1950 to 1955.
    Democracy gains 7 ITS: 5 by the die, 2 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 13 ITS: 1 by the die, 12 from regions.
    Socialism gains 8 ITS: 2 by the die, 6 from regions.
    Democracy draws a hidden card.
hash 11 4e39f8060659fc84
502 stop
    Communism draws a hidden card.
503 stop
    Fascism draws a hidden card.
504 stop
    Socialism draws a hidden card.
505 stop
506 bid 1
507 seal
508 bid 2
509 seal
510 bid 1
511 seal
512 bid 3
513 seal
    Democracy bids 1.
    Fascism bids 1.
    Communism bids 2.
    Socialism bids 3.
    Socialism has the initiative with 3.
514 first
    Socialism goes first in the peace phase.
515 pass
516 pass
517 pass
518 pass
519 first
    Socialism goes first in the war phase.
520 pass
521 pass
522 last
    Socialism goes last in the conflict phase.
523 play police_action:b
524 target united_kingdom
    Democracy plays Police Action on the United Kingdom.
    Democracy pays 3 ITS, since the United Kingdom is a major region.
525 bid 0
526 seal
527 for
528 bid 3
529 seal
530 abstain
531 abstain
    Fascism stays out.
    Socialism stays out.
    Democracy bids 0 for it.
    Communism bids 3 for it.
    Police Action succeeds in the United Kingdom, 3 to 0.
    The United Kingdom comes under Democracy's control.
532 stop
533 play economic_boycott:a
534 target central_america
    Communism plays Economic Boycott on Democracy's Central America.
535 bid 1
536 seal
537 abstain
538 for
539 bid 3
540 seal
541 bid 3
542 seal
    Fascism stays out.
    Communism bids 1 for it.
    Democracy bids 3 against it.
    Socialism bids 3 for it.
    Economic Boycott succeeds in Central America, 4 to 3.
    Democracy loses Central America: it turns neutral.
543 stop
544 play puppet_state:b
545 target china
    Fascism plays Puppet State on China.
    Fascism pays 3 ITS, since China is a major region.
546 bid 4
547 seal
548 abstain
549 abstain
550 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 4 for it.
    Puppet State succeeds in China, 4 to 0.
    China comes under Fascism's control.
551 stop
552 play economic_collapse:b
553 target australia
    Socialism plays Economic Collapse on Fascism's Australia.
554 bid 2
555 seal
556 abstain
557 abstain
558 bid 4
559 seal
    Democracy stays out.
    Communism stays out.
    Socialism bids 2 for it.
    Fascism bids 4 against it.
    Economic Collapse fails in Australia, 2 to 4.
560 stop
    1955: round 11 is over.
    Round 12: 1955 to 1960.
    Democracy gains 8 ITS: 5 by the die, 3 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 16 ITS: 2 by the die, 14 from regions.
    Socialism gains 9 ITS: 3 by the die, 6 from regions.
    Socialism draws a hidden card.
hash 12 ed20a20d195b716d
561 stop
    Democracy draws a hidden card.
562 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
563 stop
    Communism draws a hidden card.
564 stop
    Fascism draws a hidden card.
565 stop
566 bid 1
567 seal
568 bid 2
569 seal
570 bid 3
571 add league_of_nations:a
572 seal
573 bid 1
574 seal
    Fascism bids 1.
    Socialism bids 1.
    Democracy bids 2.
    Communism bids 5: 3 ITS with League of Nations.
    Communism has the initiative with 5.
575 first
    Communism goes first in the peace phase.
576 pass
577 pass
578 pass
579 pass
580 last
    Communism goes last in the war phase.
581 pass
582 pass
583 play cold_war:b
584 enemy fascism
    Cold War! Democracy leads the axis against Fascism and the allies.
585 bid 4
586 add manifesto:b
587 seal
588 abstain
589 bid 0
590 seal
591 axis
592 bid 0
593 seal
    Communism stays out.
    Fascism bids 0 for the allies.
    Socialism bids 0 for the axis.
    Democracy bids 7 for the axis: 4 ITS with Manifesto.
    Democracy wins the war against Fascism, 7 to 0. The die shows 6: up to 6 regions turn neutral.
594 name japan
    Japan is named.
595 name east_europe
    East Europe is named.
596 name north_america
    North America is named.
597 name australia
    Australia is named.
598 name china
    China is named.
599 name balkans
    The Balkans are named.
    Fascism loses Japan: it turns neutral.
    Fascism loses East Europe: it turns neutral.
    Fascism loses North America: it turns neutral.
    Fascism loses Australia: it turns neutral.
    Fascism loses China: it turns neutral.
    Fascism loses the Balkans: they turn neutral.
600 first
    Communism goes first in the conflict phase.
601 stop
602 play counter_revolution:b
603 target north_america
    Fascism plays Counter Revolution on North America.
    Fascism pays 3 ITS, since North America is a major region.
604 bid 2
605 seal
606 abstain
607 abstain
608 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 2 for it.
    Counter Revolution succeeds in North America, 2 to 0.
    North America comes under Fascism's control.
609 stop
610 play coup_detat:a
611 target north_america
    Socialism plays Coup d'état on Fascism's North America.
    Socialism pays 3 ITS, since North America is a major region.
612 bid 2
613 seal
614 abstain
615 abstain
616 bid 1
617 seal
    Democracy stays out.
    Communism stays out.
    Fascism bids 1 against it.
    Socialism bids 2 for it.
    Coup d'état succeeds in North America, 2 to 1.
    Fascism loses North America: it turns neutral.
618 play incursion:a
619 target united_kingdom
    Socialism plays Incursion on Democracy's United Kingdom.
    Socialism pays 3 ITS, since the United Kingdom is a major region.
620 seal
621 abstain
622 for
623 bid 1
624 seal
    Communism stays out.
    Democracy bids 0 against it.
    Fascism bids 1 for it.
    Incursion succeeds in the United Kingdom, 1 to 0.
    The United Kingdom comes under Socialism's control.
625 stop
    1960: round 12 is over.
    Round 13: 1960 to 1965.
    Democracy gains 3 ITS: 2 by the die, 1 from regions.
    Communism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism gains 10 ITS: 6 by the die, 4 from regions.
    Socialism gains 14 ITS: 6 by the die, 8 from regions.
    Communism draws a hidden card.
hash 13 2effa6d31b484602
626 stop
    Fascism draws a hidden card.
627 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
628 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
629 stop
    Socialism draws a hidden card.
630 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
631 stop
    Democracy draws a hidden card.
632 stop
633 bid 3
634 seal
635 bid 4
636 seal
637 bid 4
638 seal
639 bid 3
640 seal
    Democracy bids 3.
    Communism bids 3.
    Fascism bids 4.
    Socialism bids 4.
    A tie: the dice decide, 6 and 2.
    Fascism has the initiative with 4.
641 last
    Fascism goes last in the peace phase.
642 play treaty:b
643 partner democracy
    Socialism plays Treaty on Democracy.
    Socialism and Democracy play no military cards on each other to the end of round 14.
644 pass
645 pass
646 pass
647 last
    Fascism goes last in the war phase.
648 pass
649 pass
650 last
    Fascism goes last in the conflict phase.
651 stop
652 stop
653 stop
654 play trade_war:b
655 target middle_east
    Fascism plays Trade War on Socialism's Middle East.
    Fascism pays 3 ITS, since the Middle East is a major region.
656 bid 5
657 add charismatic_leader:a
658 seal
659 bid 0
660 seal
661 abstain
662 abstain
    Democracy stays out.
    Communism stays out.
    Socialism bids 0 against it.
    Fascism bids 10 for it: 5 ITS with Charismatic Leader.
    Trade War succeeds in the Middle East, 10 to 0.
    Socialism loses the Middle East: it turns neutral.
663 play revolution:a
664 target south_america
    Fascism plays Revolution on Democracy's South America.
665 bid 1
666 seal
667 seal
668 abstain
    Communism stays out.
    Democracy bids 0 against it.
    Fascism bids 1 for it.
    Revolution succeeds in South America, 1 to 0.
    Democracy loses South America: it turns neutral.
669 play purge:a
670 target north_america
    Fascism plays Purge on North America.
    Fascism pays 3 ITS, since North America is a major region.
671 bid 3
672 seal
673 against
674 bid 1
675 seal
676 abstain
677 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 3 for it.
    Socialism bids 1 against it.
    Purge succeeds in North America, 3 to 1.
    North America comes under Fascism's control.
678 stop
    Fascism's truce with Socialism is over.
    1965: round 13 is over.
    Round 14: 1965 to 1970.
    Democracy gains 2 ITS: 2 by the die, 0 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 11 ITS: 4 by the die, 7 from regions.
    Socialism gains 7 ITS: 1 by the die, 6 from regions.
    Fascism draws a hidden card.
hash 14 a465a7792e15aa4b
679 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
680 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
681 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
682 stop
    Socialism draws a hidden card.
683 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
684 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
685 stop
    Democracy draws a hidden card.
    Communism draws a hidden card.
686 stop
687 bid 2
688 add appeasement:a
689 add national_will:b
690 seal
691 bid 2
692 add guerilla_warfare:b
693 seal
694 bid 1
695 seal
696 bid 2
697 seal
    Democracy bids 1.
    Communism bids 2.
    Socialism bids 4: 2 ITS with Guerilla Warfare.
    Fascism bids 9: 2 ITS with Appeasement and National Will.
    Fascism has the initiative with 9.
698 last
    Fascism goes last in the peace phase.
699 pass
700 pass
701 pass
702 pass
703 last
    Fascism goes last in the war phase.
704 play cold_war:a
705 enemy fascism
    Cold War! Socialism leads the axis against Fascism and the allies.
706 bid 4
707 seal
708 abstain
709 abstain
710 bid 0
711 seal
    Democracy stays out.
    Communism stays out.
    Fascism bids 0 for the allies.
    Socialism bids 4 for the axis.
    Socialism wins the war against Fascism, 4 to 0. The die shows 2: up to 2 regions turn neutral.
712 name north_america
    North America is named.
713 name india
    India is named.
    Fascism loses North America: it turns neutral.
    Fascism loses India: it turns neutral.
714 pass
715 first
    Fascism goes first in the conflict phase.
716 play alliance:b
717 target south_america
    Fascism plays Alliance on South America.
718 bid 1
719 seal
720 against
721 bid 1
722 seal
723 abstain
724 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 1 for it.
    Socialism bids 1 against it.
    A tie: the dice decide, 4 and 4.
    A tie: the dice decide, 4 and 6.
    Alliance fails in South America, 1 to 1.
725 stop
726 play occupation:a
727 target scandinavia
    Socialism plays Occupation on Scandinavia.
728 seal
729 abstain
730 abstain
731 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism bids 0 for it.
    Occupation succeeds in Scandinavia, 0 to 0.
    Scandinavia comes under Socialism's control.
732 stop
733 stop
734 play depression:a
735 target west_europe
    Communism plays Depression on Socialism's West Europe.
736 bid 2
737 seal
738 against
739 bid 2
740 seal
741 seal
742 abstain
    Democracy stays out.
    Socialism bids 0 against it.
    Communism bids 2 for it.
    Fascism bids 2 against it.
    A tie: the dice decide, 3 and 1.
    Depression succeeds in West Europe, 2 to 2.
    Socialism loses West Europe: it turns neutral.
743 stop
    Democracy's truce with Socialism is over.
    1970: round 14 is over.
    Round 15: 1970 to 1975.
    Democracy gains 3 ITS: 3 by the die, 0 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 6 ITS: 3 by the die, 3 from regions.
    Socialism gains 7 ITS: 1 by the die, 6 from regions.
    Fascism draws a hidden card.
hash 15 98ac4440172fba48
744 stop
    Socialism draws a hidden card.
745 stop
    The discard pile is shuffled: 75 cards form the new deck.
    Democracy draws a hidden card.
746 stop
    Communism draws a hidden card.
747 stop
748 bid 2
749 seal
750 bid 5
751 seal
752 bid 4
753 seal
754 bid 3
755 seal
    Fascism bids 2.
    Communism bids 3.
    Democracy bids 4.
    Socialism bids 5.
    Socialism has the initiative with 5.
756 last
    Socialism goes last in the peace phase.
757 pass
758 pass
759 pass
760 pass
761 last
    Socialism goes last in the war phase.
762 pass
763 pass
764 last
    Socialism goes last in the conflict phase.
765 play limited_war:b
766 target south_africa
    Democracy plays Limited War on Socialism's South Africa.
767 seal
768 against
769 add isolationism:b
770 seal
771 abstain
772 bid 2
773 seal
    Fascism stays out.
    Democracy bids 0 for it.
    Socialism bids 2 against it.
    Communism bids 2 against it: 0 ITS with Isolationism.
    Limited War fails in South Africa, 0 to 4.
774 stop
775 stop
776 stop
777 stop
    1975: round 15 is over.
    Round 16: 1975 to 1980.
    Democracy gains 5 ITS: 5 by the die, 0 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 9 ITS: 6 by the die, 3 from regions.
    Socialism gains 12 ITS: 6 by the die, 6 from regions.
    Socialism draws a hidden card.
hash 16 72d5977a70164e53
778 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
779 stop
    Democracy draws a hidden card.
780 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
781 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
782 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
783 stop
784 bid 2
785 seal
786 bid 3
787 seal
788 bid 2
789 seal
790 bid 2
791 seal
    Communism bids 2.
    Fascism bids 2.
    Socialism bids 2.
    Democracy bids 3.
    Democracy has the initiative with 3.
792 last
    Democracy goes last in the peace phase.
793 pass
794 pass
795 play treaty:b
796 partner communism
    Socialism plays Treaty on Communism.
    Socialism and Communism play no military cards on each other to the end of round 16.
797 play treaty:a
798 partner socialism
    Democracy plays Treaty on Socialism.
    Democracy and Socialism play no military cards on each other to the end of round 16.
799 first
    Democracy goes first in the war phase.
800 pass
801 pass
802 first
    Democracy goes first in the conflict phase.
803 play alliance:b
804 target west_europe
    Democracy plays Alliance on West Europe.
805 bid 2
806 seal
807 abstain
808 abstain
809 abstain
    Communism stays out.
    Fascism stays out.
    Socialism stays out.
    Democracy bids 2 for it.
    Alliance succeeds in West Europe, 2 to 0.
    West Europe comes under Democracy's control.
810 stop
811 play regional_war:a
812 target australia
    Communism plays Regional War on Australia.
813 seal
814 against
815 bid 2
816 seal
817 abstain
818 abstain
    Democracy stays out.
    Socialism stays out.
    Communism bids 0 for it.
    Fascism bids 2 against it.
    Regional War fails in Australia, 0 to 2.
819 stop
820 play superpower_operation:b
821 target west_europe
    Fascism plays Superpower Operation on Democracy's West Europe.
822 bid 5
823 seal
824 abstain
825 seal
826 abstain
    Communism stays out.
    Socialism stays out.
    Democracy bids 0 against it.
    Fascism bids 5 for it.
    Superpower Operation succeeds in West Europe, 5 to 0.
    Democracy loses West Europe: it turns neutral.
827 play civil_war:b
828 target united_kingdom
    Fascism plays Civil War on Socialism's United Kingdom.
    Fascism pays 3 ITS, since the United Kingdom is a major region.
829 bid 5
830 seal
831 bid 3
832 seal
833 abstain
834 abstain
    Democracy stays out.
    Communism stays out.
    Socialism bids 3 against it.
    Fascism bids 5 for it.
    Civil War succeeds in the United Kingdom, 5 to 3.
    Socialism loses the United Kingdom: it turns neutral.
835 stop
836 play rebellion:b
837 target russia
    Socialism plays Rebellion on Fascism's Russia.
    Socialism pays 3 ITS, since Russia is a major region.
838 bid 1
839 seal
840 abstain
841 for
842 seal
843 bid 1
844 add manifesto:a
845 seal
    Democracy stays out.
    Communism bids 0 for it.
    Socialism bids 1 for it.
    Fascism bids 4 against it: 1 ITS with Manifesto.
    Rebellion fails in Russia, 1 to 4.
846 stop
    Communism's truce with Socialism is over.
    Democracy's truce with Socialism is over.
    1980: round 16 is over.
    Round 17: 1980 to 1985.
    Democracy gains 5 ITS: 5 by the die, 0 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 5 ITS: 2 by the die, 3 from regions.
    Socialism gains 7 ITS: 3 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 17 59f713b7167603a4
847 stop
    Communism draws a hidden card.
848 stop
    Fascism draws a hidden card.
849 stop
    Socialism draws a hidden card.
850 stop
851 bid 1
852 add charismatic_leader:c
853 add guerilla_warfare:a
854 seal
855 bid 3
856 seal
857 bid 2
858 seal
859 bid 2
860 seal
    Fascism bids 2.
    Socialism bids 2.
    Communism bids 3.
    Democracy bids 8: 1 ITS with Charismatic Leader and Guerilla Warfare.
    Democracy has the initiative with 8.
861 first
    Democracy goes first in the peace phase.
862 pass
863 play trade_agreements:b
864 partner socialism
    Communism plays Trade Agreements on Socialism.
    Communism and Socialism play no military cards on each other to the end of round 22.
865 pass
866 pass
    No war: it takes two powers, seats that hold a major region.
867 last
    Democracy goes last in the conflict phase.
868 stop
869 play alliance:a
870 target balkans
    Fascism plays Alliance on the Balkans.
871 bid 1
872 add charismatic_leader:b
873 seal
874 abstain
875 abstain
876 abstain
    Democracy stays out.
    Communism stays out.
    Socialism stays out.
    Fascism bids 7 for it: 1 ITS with Charismatic Leader.
    Alliance succeeds in the Balkans, 7 to 0.
    The Balkans come under Fascism's control.
877 stop
878 play terrorism:b
879 target balkans
    Socialism plays Terrorism on Fascism's Balkans.
880 bid 4
881 seal
882 against
883 bid 3
884 seal
885 abstain
886 bid 3
887 seal
    Communism stays out.
    Fascism bids 3 against it.
    Socialism bids 4 for it.
    Democracy bids 3 against it.
    Terrorism fails in the Balkans, 4 to 6.
888 stop
889 stop
    1985: round 17 is over.
    Round 18: 1985 to 1990.
    Democracy gains 6 ITS: 6 by the die, 0 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 5 ITS: 1 by the die, 4 from regions.
    Socialism gains 7 ITS: 3 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 18 b1cd4436d217a8f1
890 stop
    Communism draws a hidden card.
891 stop
    Fascism draws a hidden card.
892 stop
    Socialism draws a hidden card.
893 stop
894 bid 1
895 seal
896 bid 4
897 seal
898 bid 2
899 seal
900 bid 2
901 add guerilla_warfare:b
902 seal
    Democracy bids 1.
    Fascism bids 2.
    Communism bids 4.
    Socialism bids 4: 2 ITS with Guerilla Warfare.
    A tie: the dice decide, 3 and 5.
    Socialism has the initiative with 4.
903 first
    Socialism goes first in the peace phase.
904 pass
905 pass
906 pass
907 pass
    No war: it takes two powers, seats that hold a major region.
908 last
    Socialism goes last in the conflict phase.
909 stop
910 play regional_war:b
911 target pacific_islands
    Communism plays Regional War on the Pacific Islands.
912 seal
913 abstain
914 abstain
915 abstain
    Democracy stays out.
    Fascism stays out.
    Socialism stays out.
    Communism bids 0 for it.
    Regional War succeeds in the Pacific Islands, 0 to 0.
    The Pacific Islands come under Communism's control.
916 stop
917 play coup_detat:a
918 target pacific_islands
    Fascism plays Coup d'état on Communism's Pacific Islands.
919 bid 3
920 seal
921 abstain
922 against
923 bid 3
924 seal
925 seal
    Socialism stays out.
    Communism bids 0 against it.
    Fascism bids 3 for it.
    Democracy bids 3 against it.
    A tie: the dice decide, 2 and 5.
    Coup d'état fails in the Pacific Islands, 3 to 3.
926 stop
927 play depression:b
928 target pacific_islands
    Socialism plays Depression on Communism's Pacific Islands.
929 bid 3
930 seal
931 for
932 bid 2
933 add foreign_aid:b
934 seal
935 seal
936 abstain
    Fascism stays out.
    Communism bids 0 against it.
    Socialism bids 3 for it.
    Democracy bids 5 for it: 2 ITS with Foreign Aid.
    Depression succeeds in the Pacific Islands, 8 to 0.
    Communism loses the Pacific Islands: they turn neutral.
937 stop
    1990: round 18 is over.
    Round 19: 1990 to 1995.
    Democracy gains 6 ITS: 6 by the die, 0 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 10 ITS: 6 by the die, 4 from regions.
    Socialism gains 10 ITS: 6 by the die, 4 from regions.
    Socialism draws a hidden card.
hash 19 7bc1a41ec5d61df5
938 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
939 stop
    Democracy draws a hidden card.
940 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
941 stop
942 bid 0
943 seal
944 bid 3
945 seal
946 bid 0
947 seal
948 bid 3
949 seal
    Communism bids 0.
    Socialism bids 0.
    Democracy bids 3.
    Fascism bids 3.
    A tie: the dice decide, 2 and 4.
    Fascism has the initiative with 3.
950 first
    Fascism goes first in the peace phase.
951 pass
952 pass
953 pass
954 pass
    No war: it takes two powers, seats that hold a major region.
955 last
    Fascism goes last in the conflict phase.
956 stop
957 play power_vacuum:b
958 target south_america
    Democracy plays Power Vacuum on South America.
959 bid 3
960 seal
961 against
962 bid 0
963 seal
964 abstain
965 abstain
    Fascism stays out.
    Socialism stays out.
    Communism bids 0 against it.
    Democracy bids 3 for it.
    Power Vacuum succeeds in South America, 3 to 0.
    South America comes under Democracy's control.
966 stop
967 play insurrection:b
968 target balkans
    Communism plays Insurrection on Fascism's Balkans.
969 bid 0
970 seal
971 bid 1
972 seal
973 abstain
974 abstain
    Democracy stays out.
    Socialism stays out.
    Communism bids 0 for it.
    Fascism bids 1 against it.
    Insurrection fails in the Balkans, 0 to 1.
975 play counter_revolution:a
976 target pacific_islands
    Communism plays Counter Revolution on the Pacific Islands.
977 bid 2
978 seal
979 abstain
980 abstain
981 against
982 bid 1
983 seal
    Fascism stays out.
    Socialism stays out.
    Communism bids 2 for it.
    Democracy bids 1 against it.
    Counter Revolution succeeds in the Pacific Islands, 2 to 1.
    The Pacific Islands come under Communism's control.
984 stop
985 play military_coup:a
986 target mediterranean
    Fascism plays Military Coup on Socialism's Mediterranean.
987 bid 5
988 seal
989 bid 1
990 add espionage:a
991 seal
992 for
993 seal
994 abstain
    Communism stays out.
    Democracy bids 0 for it.
    Socialism bids 2 against it: 1 ITS with Espionage.
    Fascism bids 5 for it.
    Military Coup succeeds in the Mediterranean, 5 to 2.
    Socialism loses the Mediterranean: it turns neutral.
995 stop
    1995: round 19 is over.
    Round 20: 1995 to 2000.
    Democracy gains 4 ITS: 3 by the die, 1 from regions.
    Communism gains 4 ITS: 3 by the die, 1 from regions.
    Fascism gains 9 ITS: 5 by the die, 4 from regions.
    Socialism gains 4 ITS: 1 by the die, 3 from regions.
    Fascism draws a hidden card.
hash 20 cebfa1b7ff8f7a8c
996 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
997 stop
    Socialism draws a hidden card.
998 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
999 buy
    Socialism buys a card for 3 ITS.
    Socialism draws a hidden card.
1000 stop
    Democracy draws a hidden card.
1001 stop
    Communism draws a hidden card.
1002 stop
1003 bid 2
1004 seal
1005 bid 3
1006 add national_will:a
1007 seal
1008 bid 1
1009 seal
1010 bid 4
1011 seal
    Democracy bids 1.
    Fascism bids 2.
    Communism bids 4.
    Socialism bids 7: 3 ITS with National Will.
    Socialism has the initiative with 7.
1012 first
    Socialism goes first in the peace phase.
1013 pass
1014 pass
1015 pass
1016 pass
    No war: it takes two powers, seats that hold a major region.
1017 last
    Socialism goes last in the conflict phase.
1018 stop
1019 play occupation:a
1020 target australia
    Communism plays Occupation on Australia.
1021 seal
1022 against
1023 bid 1
1024 seal
1025 abstain
1026 abstain
    Democracy stays out.
    Socialism stays out.
    Communism bids 0 for it.
    Fascism bids 1 against it.
    Occupation fails in Australia, 0 to 1.
1027 play industrial_buildup:a
1028 target pacific_islands
    Industry grows in the Pacific Islands: its influence is 2 now.
1029 play superpower_operation:a
1030 target south_america
    Communism plays Superpower Operation on Democracy's South America.
1031 seal
1032 abstain
1033 abstain
1034 bid 2
1035 seal
    Fascism stays out.
    Socialism stays out.
    Communism bids 0 for it.
    Democracy bids 2 against it.
    Superpower Operation fails in South America, 0 to 2.
1036 stop
1037 stop
1038 play power_vacuum:a
1039 target west_europe
    Socialism plays Power Vacuum on West Europe.
1040 bid 3
1041 add charismatic_leader:d
1042 seal
1043 abstain
1044 abstain
1045 abstain
    Democracy stays out.
    Communism stays out.
    Fascism stays out.
    Socialism bids 9 for it: 3 ITS with Charismatic Leader.
    Power Vacuum succeeds in West Europe, 9 to 0.
    West Europe comes under Socialism's control.
1046 play economic_collapse:a
1047 target balkans
    Socialism plays Economic Collapse on Fascism's Balkans.
1048 bid 1
1049 seal
1050 abstain
1051 abstain
1052 bid 2
1053 seal
    Democracy stays out.
    Communism stays out.
    Socialism bids 1 for it.
    Fascism bids 2 against it.
    Economic Collapse fails in the Balkans, 1 to 2.
1054 stop
    2000: round 20 is over.
    Socialism wins the century with 4 regions.
end 59471fe5f4755bce
    Socialism controls the most regions when the century ends: 4.
