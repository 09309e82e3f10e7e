{"format": 1, "title": "manifesto", "rules": 1, "level": "standard", "factions": ["democracy", "communism", "fascism"], "options": {"deck": "text_65", "initiative_order": "by_bid", "unopposed_neutral_succeeds": false, "war_losses": "whole_side", "truce_counts_current_round": false, "just_lost_window": "same_round", "industrial_buildup": "removed_after_use", "peace_needs_consent": true, "sea_adjacency": false, "more_sea_lanes": true}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 take japan
    Democracy begins in Japan.
2 two_cards
    Democracy draws 2 hidden cards.
3 take russia
    Communism begins in Russia.
4 take north_africa
    Fascism begins in North Africa.
5 take middle_east
    Fascism begins in the Middle East.
6 take south_africa
    Fascism begins in South Africa.
    Democracy begins with 5 ITS.
    Communism begins with 3 ITS.
    Fascism begins with 6 ITS.
    Round 1: 1900 to 1905.
    Democracy gains 6 ITS: 4 by the die, 2 from regions.
    Communism gains 5 ITS: 2 by the die, 3 from regions.
    Fascism gains 5 ITS: 2 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 1 7b59cd653f6fb48d
7 stop
    Communism draws a hidden card.
8 stop
    Fascism draws a hidden card.
9 stop
10 bid 4
11 seal
12 bid 2
13 seal
14 bid 2
15 seal
    Communism bids 2.
    Fascism bids 2.
    Democracy bids 4.
    A tie: the dice decide, 4 and 3.
    Democracy has the initiative with 4.
16 first
    Democracy goes first in the peace phase.
17 pass
18 play treaty:a
19 partner democracy
    Communism plays Treaty on Democracy.
20 refuse
    Democracy refuses; Treaty is lost.
21 pass
22 first
    Democracy goes first in the war phase.
23 play world_war:a
24 enemy communism
    World War! Democracy leads the axis against Communism and the allies.
25 bid 5
26 seal
27 bid 3
28 seal
29 axis
30 bid 5
31 seal
    Communism bids 3 for the allies.
    Democracy bids 5 for the axis.
    Fascism bids 5 for the axis.
    Democracy wins the war against Communism, 10 to 3. The die shows 3: up to 3 regions turn neutral.
    Communism loses Russia: it turns neutral.
32 last
    Democracy goes last in the conflict phase.
33 play rebellion:b
34 target japan
    Communism plays Rebellion on Democracy's Japan.
    Communism pays 3 ITS, since Japan is a major region.
35 seal
36 abstain
37 bid 0
38 seal
    Fascism stays out.
    Democracy bids 0 against it.
    Communism bids 0 for it.
    A tie: the dice decide, 5 and 5.
    A tie: the dice decide, 4 and 4.
    A tie: the dice decide, 2 and 6.
    Rebellion fails in Japan, 0 to 0.
39 stop
40 stop
41 play industrial_buildup:a
42 target japan
    Industry grows in Japan: its influence is 3 now.
43 play power_vacuum:a
44 target west_europe
    Democracy plays Power Vacuum on West Europe.
45 bid 1
46 seal
47 abstain
48 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 1 for it.
    Power Vacuum succeeds in West Europe, 1 to 0.
    West Europe comes under Democracy's control.
49 stop
    1905: round 1 is over.
    Round 2: 1905 to 1910.
    Democracy gains 8 ITS: 4 by the die, 4 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 4 ITS: 1 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 2 870c1bcde9c4ba1e
50 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
51 stop
    Communism draws a hidden card.
52 stop
    Fascism draws a hidden card.
53 stop
54 bid 2
55 seal
56 bid 1
57 seal
58 bid 5
59 seal
    Communism bids 1.
    Democracy bids 2.
    Fascism bids 5.
    Fascism has the initiative with 5.
60 last
    Fascism goes last in the peace phase.
61 pass
62 pass
63 pass
    No war: it takes two powers, seats that hold a major region.
64 last
    Fascism goes last in the conflict phase.
65 play industrial_buildup:b
66 target japan
    Industry grows in Japan: its influence is 4 now.
67 play occupation:a
68 target germany
    Democracy plays Occupation on Germany.
    Democracy pays 3 ITS, since Germany is a major region.
69 bid 1
70 add war_crimes_tribunal:b
71 seal
72 abstain
73 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 2 for it: 1 ITS with War Crimes Tribunal.
    Occupation succeeds in Germany, 2 to 0.
    Germany comes under Democracy's control.
74 play incursion:b
75 target north_africa
    Democracy plays Incursion on Fascism's North Africa.
76 abstain
77 bid 3
78 seal
    Communism stays out.
    Fascism bids 3 against it.
    Incursion fails in North Africa, 0 to 3.
79 stop
80 stop
    1910: round 2 is over.
    Round 3: 1910 to 1915.
    Democracy gains 9 ITS: 2 by the die, 7 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 5 ITS: 2 by the die, 3 from regions.
    Fascism draws a hidden card.
hash 3 ac8338e9cccd4979
81 stop
    Democracy draws a hidden card.
82 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
83 stop
    Communism draws a hidden card.
84 stop
85 bid 2
86 seal
87 bid 3
88 seal
89 bid 4
90 seal
    Fascism bids 2.
    Democracy bids 3.
    Communism bids 4.
    Communism has the initiative with 4.
91 last
    Communism goes last in the peace phase.
92 pass
93 play treaty:b
94 partner communism
    Fascism plays Treaty on Communism.
95 refuse
    Communism refuses; Treaty is lost.
96 pass
    No war: it takes two powers, seats that hold a major region.
97 first
    Communism goes first in the conflict phase.
98 play colonialism:a
99 target russia
    Communism plays Colonialism on Russia.
    Communism pays 3 ITS, since Russia is a major region.
100 bid 2
101 seal
102 abstain
103 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 2 for it.
    Colonialism succeeds in Russia, 2 to 0.
    Russia comes under Communism's control.
104 play incursion:a
105 target middle_east
    Communism plays Incursion on Fascism's Middle East.
106 bid 0
107 add league_of_nations:a
108 seal
109 bid 2
110 seal
111 abstain
    Democracy stays out.
    Fascism bids 2 against it.
    Communism bids 3 for it: 0 ITS with League of Nations.
    Incursion succeeds in the Middle East, 3 to 2.
    The Middle East comes under Communism's control.
112 play civil_war:a
113 target russia
    Democracy plays Civil War on Communism's Russia.
    Democracy pays 3 ITS, since Russia is a major region.
114 add isolationism:b
115 seal
116 bid 1
117 seal
118 for
119 bid 0
120 seal
    Fascism bids 0 for it.
    Communism bids 1 against it.
    Democracy bids 4 for it: 0 ITS with Isolationism.
    Civil War succeeds in Russia, 4 to 1.
    Communism loses Russia: it turns neutral.
121 stop
    1915: round 3 is over.
    Round 4: 1915 to 1920.
    Democracy gains 13 ITS: 6 by the die, 7 from regions.
    Communism gains 2 ITS: 1 by the die, 1 from regions.
    Fascism gains 5 ITS: 3 by the die, 2 from regions.
    Communism draws a hidden card.
    Fascism draws a hidden card.
hash 4 223a6ebfb3ccee4d
122 stop
    Democracy draws a hidden card.
123 stop
124 bid 2
125 seal
126 bid 1
127 add guerilla_warfare:b
128 seal
129 bid 0
130 seal
    Democracy bids 0.
    Communism bids 2.
    Fascism bids 3: 1 ITS with Guerilla Warfare.
    Fascism has the initiative with 3.
131 first
    Fascism goes first in the peace phase.
132 pass
133 pass
134 pass
    No war: it takes two powers, seats that hold a major region.
135 first
    Fascism goes first in the conflict phase.
136 stop
137 play insurgency:b
138 target west_europe
    Communism plays Insurgency on Democracy's West Europe.
139 abstain
140 bid 4
141 seal
    Fascism stays out.
    Democracy bids 4 against it.
    Insurgency fails in West Europe, 0 to 4.
142 play economic_boycott:a
143 target middle_east
    Democracy plays Economic Boycott on Communism's Middle East.
144 bid 1
145 seal
146 abstain
    Fascism stays out.
    Democracy bids 1 for it.
    Economic Boycott succeeds in the Middle East, 1 to 0.
    Communism loses the Middle East: it turns neutral.
    1920: round 4 is over.
    Round 5: 1920 to 1925.
    Democracy gains 10 ITS: 3 by the die, 7 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 5 ITS: 3 by the die, 2 from regions.
    Fascism draws a hidden card.
hash 5 6ef4235ea7328317
147 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
148 stop
    Democracy draws a hidden card.
149 stop
    Communism draws a hidden card.
150 stop
151 bid 1
152 seal
153 bid 3
154 seal
155 bid 3
156 seal
    Fascism bids 1.
    Democracy bids 3.
    Communism bids 3.
    A tie: the dice decide, 3 and 3.
    A tie: the dice decide, 3 and 1.
    Democracy has the initiative with 3.
157 last
    Democracy goes last in the peace phase.
158 play trade_agreements:b
159 partner fascism
    Communism plays Trade Agreements on Fascism.
160 accept
    Communism and Fascism play no military cards on each other to the end of round 11.
161 pass
162 pass
    No war: it takes two powers, seats that hold a major region.
163 last
    Democracy goes last in the conflict phase.
164 play alliance:a
165 target south_america
    Fascism plays Alliance on South America.
166 bid 2
167 seal
168 abstain
169 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 2 for it.
    Alliance succeeds in South America, 2 to 0.
    South America comes under Fascism's control.
170 stop
171 stop
    1925: round 5 is over.
    Round 6: 1925 to 1930.
    Democracy gains 12 ITS: 5 by the die, 7 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 6 ITS: 3 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 6 5b4cc3721a141f94
172 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
173 stop
    Communism draws a hidden card.
174 stop
    Fascism draws a hidden card.
175 stop
176 bid 1
177 add charismatic_leader:d
178 add diplomacy:b
179 seal
180 bid 2
181 seal
182 bid 2
183 seal
    Communism bids 2.
    Fascism bids 2.
    Democracy bids 8: 1 ITS with Charismatic Leader and Diplomacy.
    A tie: the dice decide, 2 and 1.
    Democracy has the initiative with 8.
184 last
    Democracy goes last in the peace phase.
185 pass
186 pass
187 pass
    No war: it takes two powers, seats that hold a major region.
188 last
    Democracy goes last in the conflict phase.
189 play terrorism:b
190 target germany
    Communism plays Terrorism on Democracy's Germany.
    Communism pays 3 ITS, since Germany is a major region.
191 abstain
192 bid 3
193 seal
    Fascism stays out.
    Democracy bids 3 against it.
    Terrorism fails in Germany, 0 to 3.
194 play depression:a
195 target west_europe
    Fascism plays Depression on Democracy's West Europe.
196 bid 1
197 seal
198 bid 4
199 seal
    Fascism bids 1 for it.
    Democracy bids 4 against it.
    Depression fails in West Europe, 1 to 4.
200 stop
201 stop
    1930: round 6 is over.
    Round 7: 1930 to 1935.
    Democracy gains 8 ITS: 1 by the die, 7 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 6 ITS: 3 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 7 65fa5d5a016f2f32
202 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
203 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
204 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
205 stop
    Communism draws a hidden card.
    Fascism draws a hidden card.
206 stop
207 bid 3
208 seal
209 bid 1
210 seal
211 bid 0
212 seal
    Fascism bids 0.
    Communism bids 1.
    Democracy bids 3.
    Democracy has the initiative with 3.
213 last
    Democracy goes last in the peace phase.
214 pass
215 pass
216 pass
    No war: it takes two powers, seats that hold a major region.
217 last
    Democracy goes last in the conflict phase.
218 stop
219 play cultural_revolution:a
220 target scandinavia
    Fascism plays Cultural Revolution on Scandinavia.
221 bid 0
222 add propaganda:a
223 seal
224 for
225 bid 2
226 seal
227 for
228 seal
    Communism bids 0 for it.
    Fascism bids 4 for it: 0 ITS with Propaganda.
    Democracy bids 2 for it.
    Cultural Revolution succeeds in Scandinavia, 6 to 0.
    Scandinavia comes under Fascism's control.
229 stop
230 stop
    1935: round 7 is over.
    Round 8: 1935 to 1940.
    Democracy gains 8 ITS: 1 by the die, 7 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 6 ITS: 2 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 8 e0233c877204f096
231 stop
    Communism draws a hidden card.
232 stop
    Fascism draws a hidden card.
233 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
234 stop
235 bid 1
236 add guerilla_warfare:a
237 seal
238 bid 1
239 seal
240 bid 0
241 seal
    Fascism bids 0.
    Communism bids 1.
    Democracy bids 3: 1 ITS with Guerilla Warfare.
    Democracy has the initiative with 3.
242 first
    Democracy goes first in the peace phase.
243 pass
244 pass
245 pass
    No war: it takes two powers, seats that hold a major region.
246 last
    Democracy goes last in the conflict phase.
247 stop
248 play power_vacuum:b
249 target india
    Fascism plays Power Vacuum on India.
250 bid 0
251 seal
252 against
253 bid 3
254 seal
255 abstain
    Communism stays out.
    Fascism bids 0 for it.
    Democracy bids 3 against it.
    Power Vacuum fails in India, 0 to 3.
256 stop
257 play occupation:b
258 target russia
    Democracy plays Occupation on Russia.
    Democracy pays 3 ITS, since Russia is a major region.
259 bid 1
260 seal
261 abstain
262 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 1 for it.
    Occupation succeeds in Russia, 1 to 0.
    Russia comes under Democracy's control.
263 play rebellion:a
264 target south_america
    Democracy plays Rebellion on Fascism's South America.
265 bid 0
266 seal
267 abstain
268 bid 2
269 seal
    Communism stays out.
    Democracy bids 0 for it.
    Fascism bids 2 against it.
    Rebellion fails in South America, 0 to 2.
270 stop
    1940: round 8 is over.
    Round 9: 1940 to 1945.
    Democracy gains 16 ITS: 6 by the die, 10 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 10 ITS: 6 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 9 1be0cdb656c4a5ea
271 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
272 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
273 stop
    Communism draws a hidden card.
274 stop
    Fascism draws a hidden card.
275 stop
276 bid 2
277 seal
278 bid 5
279 seal
280 bid 3
281 add propaganda:b
282 seal
    Democracy bids 2.
    Communism bids 5.
    Fascism bids 5: 3 ITS with Propaganda.
    A tie: the dice decide, 6 and 3.
    Communism has the initiative with 5.
283 first
    Communism goes first in the peace phase.
284 pass
285 pass
286 pass
    No war: it takes two powers, seats that hold a major region.
287 last
    Communism goes last in the conflict phase.
288 play alliance:b
289 target central_america
    Fascism plays Alliance on Central America.
290 bid 4
291 seal
292 abstain
293 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 4 for it.
    Alliance succeeds in Central America, 4 to 0.
    Central America comes under Fascism's control.
294 stop
295 play superpower_operation:b
296 target central_america
    Democracy plays Superpower Operation on Fascism's Central America.
297 bid 3
298 seal
299 abstain
300 bid 1
301 seal
    Communism stays out.
    Fascism bids 1 against it.
    Democracy bids 3 for it.
    Superpower Operation succeeds in Central America, 3 to 1.
    Fascism loses Central America: it turns neutral.
302 play revolution:a
303 target south_america
    Democracy plays Revolution on Fascism's South America.
304 bid 1
305 seal
306 abstain
307 bid 4
308 seal
    Communism stays out.
    Democracy bids 1 for it.
    Fascism bids 4 against it.
    Revolution fails in South America, 1 to 4.
309 play depression:b
310 target scandinavia
    Democracy plays Depression on Fascism's Scandinavia.
311 bid 1
312 seal
313 against
314 bid 1
315 seal
316 bid 3
317 seal
    Democracy bids 1 for it.
    Fascism bids 3 against it.
    Communism bids 1 against it.
    Depression fails in Scandinavia, 1 to 4.
318 play military_coup:b
319 target scandinavia
    Democracy plays Military Coup on Fascism's Scandinavia.
320 bid 2
321 seal
322 abstain
323 bid 2
324 add foreign_aid:a
325 add united_nations:a
326 seal
    Communism stays out.
    Democracy bids 2 for it.
    Fascism bids 7 against it: 2 ITS with Foreign Aid and United Nations.
    Military Coup fails in Scandinavia, 2 to 7.
327 stop
328 play civil_war:b
329 target west_europe
    Communism plays Civil War on Democracy's West Europe.
330 bid 1
331 seal
332 abstain
333 bid 3
334 add iron_curtain:a
335 seal
    Fascism stays out.
    Communism bids 1 for it.
    Democracy bids 6 against it: 3 ITS with Iron Curtain.
    Civil War fails in West Europe, 1 to 6.
336 stop
    1945: round 9 is over.
    Round 10: 1945 to 1950.
    Democracy gains 11 ITS: 1 by the die, 10 from regions.
    Communism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism gains 5 ITS: 1 by the die, 4 from regions.
    Communism draws a hidden card.
hash 10 c2419bfc3766bc08
337 stop
    Fascism draws a hidden card.
338 stop
    Democracy draws a hidden card.
339 stop
340 bid 2
341 seal
342 bid 2
343 seal
344 bid 3
345 add charismatic_leader:a
346 seal
    Communism bids 2.
    Fascism bids 2.
    Democracy bids 8: 3 ITS with Charismatic Leader.
    A tie: the dice decide, 1 and 2.
    Democracy has the initiative with 8.
347 last
    Democracy goes last in the peace phase.
348 pass
349 pass
350 pass
    No war: it takes two powers, seats that hold a major region.
351 first
    Democracy goes first in the conflict phase.
352 stop
353 play economic_boycott:b
354 target japan
    Fascism plays Economic Boycott on Democracy's Japan.
    Fascism pays 3 ITS, since Japan is a major region.
355 bid 1
356 seal
357 bid 1
358 seal
359 abstain
    Communism stays out.
    Democracy bids 1 against it.
    Fascism bids 1 for it.
    A tie: the dice decide, 6 and 2.
    Economic Boycott succeeds in Japan, 1 to 1.
    Democracy loses Japan: it turns neutral.
360 stop
361 stop
    1950: round 10 is over.
    Round 11: 1950 to 1955.
    Democracy gains 8 ITS: 2 by the die, 6 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 7 ITS: 3 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 11 318f0ac5e3d10093
362 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
363 stop
    Communism draws a hidden card.
364 stop
    Fascism draws a hidden card.
365 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
366 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
367 stop
368 bid 1
369 seal
370 bid 3
371 seal
372 bid 5
373 seal
    Democracy bids 1.
    Communism bids 3.
    Fascism bids 5.
    Fascism has the initiative with 5.
374 first
    Fascism goes first in the peace phase.
375 pass
376 pass
377 pass
    No war: it takes two powers, seats that hold a major region.
378 first
    Fascism goes first in the conflict phase.
379 play insurgency:a
380 target west_europe
    Fascism plays Insurgency on Democracy's West Europe.
381 bid 2
382 seal
383 bid 4
384 seal
385 for
386 bid 0
387 add charismatic_leader:c
388 seal
    Fascism bids 2 for it.
    Democracy bids 4 against it.
    Communism bids 5 for it: 0 ITS with Charismatic Leader.
    Insurgency succeeds in West Europe, 7 to 4.
    Democracy loses West Europe: it turns neutral.
389 stop
390 stop
391 play military_coup:a
392 target south_africa
    Democracy plays Military Coup on Fascism's South Africa.
393 bid 1
394 seal
395 abstain
396 seal
    Communism stays out.
    Fascism bids 0 against it.
    Democracy bids 1 for it.
    Military Coup succeeds in South Africa, 1 to 0.
    Fascism loses South Africa: it turns neutral.
397 play puppet_state:a
398 target north_america
    Democracy plays Puppet State on North America.
    Democracy pays 3 ITS, since North America is a major region.
399 bid 1
400 add diplomacy:a
401 seal
402 against
403 bid 0
404 seal
405 abstain
    Fascism stays out.
    Communism bids 0 against it.
    Democracy bids 3 for it: 1 ITS with Diplomacy.
    Puppet State succeeds in North America, 3 to 0.
    North America comes under Democracy's control.
    Communism's truce with Fascism is over.
    1955: round 11 is over.
    Round 12: 1955 to 1960.
    Democracy gains 9 ITS: 1 by the die, 8 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 8 ITS: 5 by the die, 3 from regions.
    Fascism draws a hidden card.
hash 12 e7c2c1527c05a647
406 stop
    Democracy draws a hidden card.
407 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
408 stop
    Communism draws a hidden card.
409 stop
410 bid 1
411 seal
412 bid 3
413 seal
414 bid 4
415 seal
    Fascism bids 1.
    Democracy bids 3.
    Communism bids 4.
    Communism has the initiative with 4.
416 first
    Communism goes first in the peace phase.
417 pass
418 play trade_agreements:a
419 partner communism
    Democracy plays Trade Agreements on Communism.
420 accept
    Democracy and Communism play no military cards on each other to the end of round 13.
421 pass
    No war: it takes two powers, seats that hold a major region.
422 first
    Communism goes first in the conflict phase.
423 stop
424 stop
425 play cultural_revolution:b
426 target south_east_asia
    Fascism plays Cultural Revolution on South East Asia.
427 bid 5
428 add foreign_aid:b
429 seal
430 against
431 bid 1
432 seal
433 against
434 bid 1
435 seal
    Democracy bids 1 against it.
    Fascism bids 7 for it: 5 ITS with Foreign Aid.
    Communism bids 1 against it.
    Cultural Revolution succeeds in South East Asia, 7 to 2.
    South East Asia comes under Fascism's control.
436 stop
    1960: round 12 is over.
    Round 13: 1960 to 1965.
    Democracy gains 10 ITS: 2 by the die, 8 from regions.
    Communism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism gains 10 ITS: 6 by the die, 4 from regions.
    Communism draws a hidden card.
hash 13 ef1896b23d1f399b
437 stop
    Fascism draws a hidden card.
438 stop
    Democracy draws a hidden card.
439 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
440 stop
441 bid 2
442 seal
443 bid 1
444 seal
445 bid 2
446 seal
    Fascism bids 1.
    Democracy bids 2.
    Communism bids 2.
    A tie: the dice decide, 1 and 4.
    Communism has the initiative with 2.
447 last
    Communism goes last in the peace phase.
448 pass
449 pass
450 pass
    No war: it takes two powers, seats that hold a major region.
451 last
    Communism goes last in the conflict phase.
452 play colonialism:b
453 target china
    Democracy plays Colonialism on China.
    Democracy pays 3 ITS, since China is a major region.
454 bid 3
455 add espionage:b
456 seal
457 abstain
458 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 4 for it: 3 ITS with Espionage.
    Colonialism succeeds in China, 4 to 0.
    China comes under Democracy's control.
459 play superpower_operation:a
460 target north_africa
    Democracy plays Superpower Operation on Fascism's North Africa.
461 bid 1
462 seal
463 abstain
464 bid 1
465 seal
    Communism stays out.
    Democracy bids 1 for it.
    Fascism bids 1 against it.
    A tie: the dice decide, 4 and 1.
    Superpower Operation succeeds in North Africa, 1 to 1.
    Fascism loses North Africa: it turns neutral.
466 stop
467 stop
    Democracy's truce with Communism is over.
    1965: round 13 is over.
    Round 14: 1965 to 1970.
    Democracy gains 12 ITS: 2 by the die, 10 from regions.
    Communism gains 1 ITS: 1 by the die, 0 from regions.
    Fascism gains 4 ITS: 1 by the die, 3 from regions.
    Communism draws a hidden card.
hash 14 86b9af37c1aad4ec
468 stop
    Fascism draws a hidden card.
469 stop
    Democracy draws a hidden card.
470 buy
    Democracy buys a card for 3 ITS.
    The discard pile is shuffled: 51 cards form the new deck.
    Democracy draws a hidden card.
471 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
472 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
473 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
474 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
475 stop
476 bid 1
477 add espionage:a
478 seal
479 bid 3
480 seal
481 bid 3
482 add isolationism:b
483 seal
    Fascism bids 3.
    Communism bids 4: 1 ITS with Espionage.
    Democracy bids 5: 3 ITS with Isolationism.
    Democracy has the initiative with 5.
484 first
    Democracy goes first in the peace phase.
485 pass
486 pass
487 pass
    No war: it takes two powers, seats that hold a major region.
488 last
    Democracy goes last in the conflict phase.
489 play revolution:b
490 target germany
    Communism plays Revolution on Democracy's Germany.
    Communism pays 3 ITS, since Germany is a major region.
491 bid 1
492 seal
493 against
494 bid 1
495 seal
496 bid 1
497 seal
    Democracy bids 1 against it.
    Communism bids 1 for it.
    Fascism bids 1 against it.
    Revolution fails in Germany, 1 to 2.
498 stop
499 stop
500 play revolution:a
501 target scandinavia
    Democracy plays Revolution on Fascism's Scandinavia.
502 bid 0
503 seal
504 abstain
505 bid 2
506 add war_crimes_tribunal:a
507 seal
    Communism stays out.
    Democracy bids 0 for it.
    Fascism bids 3 against it: 2 ITS with War Crimes Tribunal.
    Revolution fails in Scandinavia, 0 to 3.
508 play power_vacuum:b
509 target west_europe
    Democracy plays Power Vacuum on West Europe.
510 bid 0
511 add charismatic_leader:d
512 seal
513 against
514 bid 3
515 add isolationism:a
516 seal
517 abstain
    Fascism stays out.
    Democracy bids 6 for it: 0 ITS with Charismatic Leader.
    Communism bids 7 against it: 3 ITS with Isolationism.
    Power Vacuum fails in West Europe, 6 to 7.
518 stop
    1970: round 14 is over.
    Round 15: 1970 to 1975.
    Democracy gains 15 ITS: 5 by the die, 10 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 7 ITS: 4 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 15 44bef86ddab44689
519 stop
    Communism draws a hidden card.
520 stop
    Fascism draws a hidden card.
521 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
522 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
523 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
524 stop
525 discard cold_war:b
    Fascism discards Cold War.
526 bid 2
527 seal
528 bid 2
529 seal
530 bid 1
531 seal
    Fascism bids 1.
    Democracy bids 2.
    Communism bids 2.
    A tie: the dice decide, 5 and 2.
    Democracy has the initiative with 2.
532 last
    Democracy goes last in the peace phase.
533 pass
534 play treaty:a
535 partner democracy
    Fascism plays Treaty on Democracy.
536 refuse
    Democracy refuses; Treaty is lost.
537 pass
    No war: it takes two powers, seats that hold a major region.
538 first
    Democracy goes first in the conflict phase.
539 stop
540 play alliance:a
541 target australia
    Communism plays Alliance on Australia.
542 bid 1
543 seal
544 for
545 bid 3
546 seal
547 abstain
    Democracy stays out.
    Communism bids 1 for it.
    Fascism bids 3 for it.
    Alliance succeeds in Australia, 4 to 0.
    Australia comes under Communism's control.
548 stop
549 play power_vacuum:a
550 target middle_east
    Fascism plays Power Vacuum on the Middle East.
551 bid 0
552 seal
553 abstain
554 against
555 seal
    Democracy stays out.
    Communism bids 0 against it.
    Fascism bids 0 for it.
    A tie: the dice decide, 2 and 6.
    Power Vacuum fails in the Middle East, 0 to 0.
556 play military_coup:a
557 target australia
    Fascism plays Military Coup on Communism's Australia.
558 bid 1
559 add espionage:b
560 seal
561 for
562 bid 4
563 add propaganda:a
564 seal
565 seal
    Communism bids 0 against it.
    Fascism bids 2 for it: 1 ITS with Espionage.
    Democracy bids 8 for it: 4 ITS with Propaganda.
    Military Coup succeeds in Australia, 10 to 0.
    Communism loses Australia: it turns neutral.
566 stop
    1975: round 15 is over.
    Round 16: 1975 to 1980.
    Democracy gains 15 ITS: 5 by the die, 10 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 4 ITS: 1 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 16 aa3914da1cd384b7
567 stop
    Communism draws a hidden card.
568 stop
    Fascism draws a hidden card.
569 stop
570 bid 3
571 add united_nations:a
572 seal
573 bid 1
574 seal
575 bid 2
576 seal
    Communism bids 1.
    Fascism bids 2.
    Democracy bids 6: 3 ITS with United Nations.
    Democracy has the initiative with 6.
577 last
    Democracy goes last in the peace phase.
578 pass
579 pass
580 pass
    No war: it takes two powers, seats that hold a major region.
581 last
    Democracy goes last in the conflict phase.
582 stop
583 play depression:a
584 target south_america
    Communism plays Depression on Fascism's South America.
585 bid 2
586 seal
587 bid 1
588 seal
589 for
590 bid 4
591 seal
    Fascism bids 1 against it.
    Communism bids 2 for it.
    Democracy bids 4 for it.
    Depression succeeds in South America, 6 to 1.
    Fascism loses South America: it turns neutral.
592 stop
593 stop
    1980: round 16 is over.
    Round 17: 1980 to 1985.
    Democracy gains 13 ITS: 3 by the die, 10 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 7 ITS: 5 by the die, 2 from regions.
    Democracy draws a hidden card.
hash 17 73bd95821b7e52f7
594 stop
    Communism draws a hidden card.
595 stop
    Fascism draws a hidden card.
596 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
597 stop
598 bid 0
599 seal
600 bid 0
601 seal
602 bid 3
603 seal
    Democracy bids 0.
    Communism bids 0.
    Fascism bids 3.
    A tie: the dice decide, 2 and 4.
    Fascism has the initiative with 3.
604 last
    Fascism goes last in the peace phase.
605 play trade_agreements:b
606 partner fascism
    Communism plays Trade Agreements on Fascism.
607 refuse
    Fascism refuses; Trade Agreements is lost.
608 pass
609 pass
    No war: it takes two powers, seats that hold a major region.
610 first
    Fascism goes first in the conflict phase.
611 play occupation:a
612 target east_europe
    Fascism plays Occupation on East Europe.
613 bid 2
614 seal
615 abstain
616 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 2 for it.
    Occupation succeeds in East Europe, 2 to 0.
    East Europe comes under Fascism's control.
617 stop
618 stop
619 stop
    1985: round 17 is over.
    Round 18: 1985 to 1990.
    Democracy gains 15 ITS: 5 by the die, 10 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 7 ITS: 4 by the die, 3 from regions.
    Fascism draws a hidden card.
hash 18 fc43703d49ce6c49
620 stop
    Democracy draws a hidden card.
621 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
622 stop
    Communism draws a hidden card.
623 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
624 stop
625 bid 3
626 add league_of_nations:a
627 seal
628 bid 5
629 seal
630 bid 3
631 seal
    Communism bids 3.
    Democracy bids 5.
    Fascism bids 5: 3 ITS with League of Nations.
    A tie: the dice decide, 2 and 5.
    Fascism has the initiative with 5.
632 last
    Fascism goes last in the peace phase.
633 pass
634 pass
635 pass
    No war: it takes two powers, seats that hold a major region.
636 last
    Fascism goes last in the conflict phase.
637 play depression:b
638 target east_europe
    Democracy plays Depression on Fascism's East Europe.
639 bid 1
640 seal
641 abstain
642 bid 4
643 seal
    Communism stays out.
    Democracy bids 1 for it.
    Fascism bids 4 against it.
    Depression fails in East Europe, 1 to 4.
644 play economic_boycott:a
645 target scandinavia
    Democracy plays Economic Boycott on Fascism's Scandinavia.
646 bid 4
647 seal
648 abstain
649 bid 1
650 seal
    Communism stays out.
    Fascism bids 1 against it.
    Democracy bids 4 for it.
    Economic Boycott succeeds in Scandinavia, 4 to 1.
    Fascism loses Scandinavia: it turns neutral.
651 stop
652 play military_coup:b
653 target china
    Communism plays Military Coup on Democracy's China.
    Communism pays 3 ITS, since China is a major region.
654 seal
655 for
656 add charismatic_leader:b
657 seal
658 bid 4
659 seal
    Communism bids 0 for it.
    Democracy bids 4 against it.
    Fascism bids 5 for it: 0 ITS with Charismatic Leader.
    Military Coup succeeds in China, 5 to 4.
    Democracy loses China: it turns neutral.
660 stop
661 stop
    1990: round 18 is over.
    Round 19: 1990 to 1995.
    Democracy gains 9 ITS: 1 by the die, 8 from regions.
    Communism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism draws a hidden card.
hash 19 dc94ec56cfc9b4c4
662 stop
    Democracy draws a hidden card.
663 stop
    Communism draws a hidden card.
664 stop
665 bid 1
666 add diplomacy:a
667 seal
668 bid 0
669 seal
670 bid 1
671 seal
    Democracy bids 0.
    Communism bids 1.
    Fascism bids 3: 1 ITS with Diplomacy.
    Fascism has the initiative with 3.
672 last
    Fascism goes last in the peace phase.
673 pass
674 pass
675 pass
    No war: it takes two powers, seats that hold a major region.
676 first
    Fascism goes first in the conflict phase.
677 stop
678 play colonialism:b
679 target west_europe
    Communism plays Colonialism on West Europe.
680 bid 1
681 seal
682 against
683 bid 1
684 seal
685 abstain
    Democracy stays out.
    Communism bids 1 for it.
    Fascism bids 1 against it.
    A tie: the dice decide, 2 and 2.
    A tie: the dice decide, 6 and 2.
    Colonialism succeeds in West Europe, 1 to 1.
    West Europe comes under Communism's control.
686 stop
687 stop
    1995: round 19 is over.
    Round 20: 1995 to 2000.
    Democracy gains 13 ITS: 5 by the die, 8 from regions.
    Communism gains 4 ITS: 3 by the die, 1 from regions.
    Fascism gains 7 ITS: 5 by the die, 2 from regions.
    Fascism draws a hidden card.
hash 20 1ea9d6a80072213b
688 stop
    Democracy draws a hidden card.
689 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
690 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
691 stop
    Communism draws a hidden card.
692 stop
693 bid 5
694 seal
695 bid 2
696 seal
697 bid 3
698 seal
    Democracy bids 2.
    Communism bids 3.
    Fascism bids 5.
    Fascism has the initiative with 5.
699 last
    Fascism goes last in the peace phase.
700 pass
701 play treaty:b
702 partner communism
    Democracy plays Treaty on Communism.
703 accept
    Democracy and Communism play no military cards on each other to the end of round 24.
704 pass
    No war: it takes two powers, seats that hold a major region.
705 last
    Fascism goes last in the conflict phase.
706 stop
707 stop
708 play rebellion:b
709 target west_europe
    Fascism plays Rebellion on Communism's West Europe.
710 bid 0
711 seal
712 abstain
713 bid 1
714 seal
    Democracy stays out.
    Fascism bids 0 for it.
    Communism bids 1 against it.
    Rebellion fails in West Europe, 0 to 1.
715 play economic_boycott:b
716 target russia
    Fascism plays Economic Boycott on Democracy's Russia.
    Fascism pays 3 ITS, since Russia is a major region.
717 seal
718 bid 5
719 seal
720 abstain
    Communism stays out.
    Fascism bids 0 for it.
    Democracy bids 5 against it.
    Economic Boycott fails in Russia, 0 to 5.
721 stop
    2000: round 20 is over.
    Democracy wins the century with 3 regions.
end 060da121af37253d
    Democracy controls the most regions when the century ends: 3.
