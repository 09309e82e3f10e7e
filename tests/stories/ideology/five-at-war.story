{"format": 1, "title": "ideology", "rules": 2, "level": "standard", "factions": ["", "", "", "", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 30, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 51, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4"]}
hash 1 ef486e46637fb6cc
1 done
2 done
3 done
4 done
5 done
6 done
7 done
8 done
9 place_cultural russia
    Communism places Cultural influence in Russia.
10 buy industry
    Communism buys Industry.
11 done
    Central America, level 1, is open to all.
12 pass
13 pass
14 pass
15 pass
16 pass
17 attack_economic germany
    Capitalism opens an Economic Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Capitalism attacks in Germany with Economic card number 1.
18 deflect
    Fascism deflects it with 1 Economic card.
19 stop
    Capitalism stops in Germany.
20 pass
21 pass
22 pass
23 pass
24 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
25 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
26 call_for_war fascism
    Imperialism calls for war with Fascism.
27 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
28 call_for_neutrality fascism
    Capitalism calls for neutrality with Fascism.
29 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
30 call_for_peace communism
    Capitalism calls for peace with Communism.
31 call_for_neutrality imperialism
    Capitalism calls for neutrality with Imperialism.
32 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
33 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
34 done
35 done
36 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
37 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
38 done
39 war capitalism
40 war communism
41 war fascism
42 war fundamentalism
43 peace imperialism
44 neutral communism
45 neutral fascism
46 neutral fundamentalism
47 peace capitalism
48 neutral imperialism
49 war communism
50 war fundamentalism
51 war capitalism
52 war imperialism
53 peace fascism
54 neutral fundamentalism
55 neutral capitalism
56 peace imperialism
57 war communism
58 war fascism
    Capitalism wished peace with Imperialism; Imperialism's wish was war.
    Capitalism is at war with Imperialism now.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism is at war with Communism now.
    Capitalism wished neutrality with Fascism; Fascism's wish was peace.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism is at war with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was neutrality.
    Imperialism is at war with Fascism now.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Imperialism is at war with Islamic Fundamentalism now.
    Communism wished peace with Fascism; Fascism's wish was war.
    Communism is at war with Fascism now.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism is at war with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism is at war with Islamic Fundamentalism now.
    Turn 1 is over; the highest Global Influence is 3.
    Turn 2.
    Capitalism draws a hidden card.
    Fascism draws a hidden card.
    Communism draws 3 hidden cards.
hash 2 e018f81682c34924
59 done
60 done
61 done
62 done
63 done
64 done
65 buy tactics
    Capitalism buys Tactics.
66 done
67 place_military germany
    Fascism places Military influence in Germany.
68 done
69 done
70 done
    New Zealand, level 1, is open to all.
71 extend_cultural central_america
    Imperialism extends Cultural influence to Central America.
72 pass
73 extend_cultural new_zealand
    Fascism extends Cultural influence to New Zealand.
74 pass
75 pass
76 extend_economic new_zealand
    Imperialism extends Economic influence to New Zealand.
77 pass
78 withdraw_cultural new_zealand
    Fascism takes Cultural influence back from New Zealand.
79 pass
80 pass
81 withdraw_economic new_zealand
    Imperialism takes Economic influence back from New Zealand.
82 pass
83 pass
84 pass
85 withdraw_cultural central_america
    Imperialism takes Cultural influence back from Central America.
86 pass
87 pass
88 extend_economic new_zealand
    Islamic Fundamentalism extends Economic influence to New Zealand.
89 extend_military central_america
    Imperialism extends Military influence to Central America.
90 pass
91 pass
92 withdraw_economic new_zealand
    Islamic Fundamentalism takes Economic influence back from New Zealand.
93 pass
94 pass
95 pass
96 pass
97 pass
98 pass
99 pass
100 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
101 done
102 done
103 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
104 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
105 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
106 done
107 call_for_peace capitalism
    Communism calls for peace with Capitalism.
108 call_for_neutrality fascism
    Communism calls for neutrality with Fascism.
109 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
110 done
111 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
112 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
113 call_for_war capitalism
    Islamic Fundamentalism calls for war with Capitalism.
114 call_for_war imperialism
    Islamic Fundamentalism calls for war with Imperialism.
115 war capitalism
116 neutral communism
117 neutral fascism
118 war fundamentalism
119 war imperialism
120 peace communism
121 neutral fascism
122 peace fundamentalism
123 neutral capitalism
124 war imperialism
125 neutral communism
126 war fundamentalism
127 war capitalism
128 peace imperialism
129 war fascism
130 war fundamentalism
131 war capitalism
132 war imperialism
133 war communism
134 neutral fascism
    Capitalism wished war with Imperialism; Imperialism's wish was war.
    Capitalism wished peace with Communism; Communism's wish was war.
    Capitalism wished neutrality with Fascism; Fascism's wish was neutrality.
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Capitalism is at war with Islamic Fundamentalism now.
    Imperialism wished neutrality with Communism; Communism's wish was peace.
    Imperialism is neutral with Communism now.
    Imperialism wished neutrality with Fascism; Fascism's wish was war.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was neutrality.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
135 lift_military russia
136 lay cultural
    Communism exchanges one Military card in Russia for one Cultural card.
137 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
138 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
    Turn 2 is over; the highest Global Influence is 3.
    Turn 3.
    Imperialism draws 3 hidden cards.
    Capitalism draws 2 hidden cards.
    Fascism draws 3 hidden cards.
    Islamic Fundamentalism draws 2 hidden cards.
hash 3 b9c388dbd47ab514
139 done
140 done
141 done
142 done
143 done
144 done
145 done
146 place_military germany
    Fascism places Military influence in Germany.
147 done
148 place_military russia
    Communism places Military influence in Russia.
149 done
150 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
151 done
    France, level 2, is open to all.
152 extend_economic france
    Imperialism extends Economic influence to France.
153 extend_economic france
    Capitalism extends Economic influence to France.
154 extend_cultural france
    Fascism extends Cultural influence to France.
155 pass
156 extend_military new_zealand
    Islamic Fundamentalism extends Military influence to New Zealand.
157 withdraw_military central_america
    Imperialism takes Military influence back from Central America.
158 pass
159 withdraw_cultural france
    Fascism takes Cultural influence back from France.
160 pass
161 pass
162 pass
163 withdraw_economic france
    Capitalism takes Economic influence back from France.
164 extend_economic france
    Fascism extends Economic influence to France.
165 pass
166 pass
167 extend_military central_america
    Imperialism extends Military influence to Central America.
168 pass
169 withdraw_economic france
    Fascism takes Economic influence back from France.
170 pass
171 withdraw_military new_zealand
    Islamic Fundamentalism takes Military influence back from New Zealand.
172 withdraw_economic france
    Imperialism takes Economic influence back from France.
173 pass
174 pass
175 pass
176 pass
177 pass
178 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
179 call_for_neutrality capitalism
    Imperialism calls for neutrality with Capitalism.
180 call_for_peace fascism
    Imperialism calls for peace with Fascism.
181 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
182 call_for_war imperialism
    Capitalism calls for war with Imperialism.
183 call_for_neutrality fundamentalism
    Capitalism calls for neutrality with Islamic Fundamentalism.
184 call_for_neutrality communism
    Capitalism calls for neutrality with Communism.
185 done
186 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
187 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
188 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
189 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
190 call_for_neutrality fascism
    Communism calls for neutrality with Fascism.
191 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
192 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
193 call_for_peace capitalism
    Communism calls for peace with Capitalism.
194 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
195 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
196 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
197 call_for_war fascism
    Islamic Fundamentalism calls for war with Fascism.
198 neutral capitalism
199 war communism
200 war fascism
201 war fundamentalism
202 war imperialism
203 war communism
204 neutral fascism
205 neutral fundamentalism
206 war capitalism
207 war imperialism
208 war communism
209 war fundamentalism
210 war capitalism
211 neutral imperialism
212 war fascism
213 neutral fundamentalism
214 war capitalism
215 war imperialism
216 peace communism
217 peace fascism
    Capitalism wished war with Imperialism; Imperialism's wish was neutrality.
    Capitalism wished war with Communism; Communism's wish was war.
    Capitalism wished neutrality with Fascism; Fascism's wish was war.
    Capitalism is at war with Fascism now.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished war with Communism; Communism's wish was neutrality.
    Imperialism is at war with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism is neutral with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
218 done
    Turn 3 is over; the highest Global Influence is 3.
    Turn 4.
    Imperialism draws 2 hidden cards.
    Capitalism draws a hidden card.
    Fascism draws 3 hidden cards.
    Communism draws a hidden card.
    Islamic Fundamentalism draws 3 hidden cards.
hash 4 2efc1a7043890414
219 done
220 done
221 done
222 done
223 done
224 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
225 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
226 done
227 done
228 done
229 done
230 done
    East Africa, level 1, is open to all.
231 extend_military new_zealand
    Imperialism extends Military influence to New Zealand.
232 extend_military france
    Capitalism extends Military influence to France.
233 pass
234 extend_economic france
    Communism extends Economic influence to France.
235 extend_cultural central_america
    Islamic Fundamentalism extends Cultural influence to Central America.
236 withdraw_military new_zealand
    Imperialism takes Military influence back from New Zealand.
237 pass
238 pass
239 withdraw_economic france
    Communism takes Economic influence back from France.
240 extend_cultural east_africa
    Islamic Fundamentalism extends Cultural influence to East Africa.
241 pass
242 pass
243 pass
244 extend_cultural france
    Islamic Fundamentalism extends Cultural influence to France.
245 pass
246 pass
247 extend_cultural france
    Fascism extends Cultural influence to France.
248 withdraw_cultural central_america
    Islamic Fundamentalism takes Cultural influence back from Central America.
249 withdraw_military central_america
    Imperialism takes Military influence back from Central America.
250 withdraw_military france
    Capitalism takes Military influence back from France.
251 extend_economic new_zealand
    Fascism extends Economic influence to New Zealand.
252 pass
253 pass
254 pass
255 pass
256 call_for_peace communism
    Imperialism calls for peace with Communism.
257 call_for_war fascism
    Imperialism calls for war with Fascism.
258 done
259 call_for_neutrality communism
    Capitalism calls for neutrality with Communism.
260 done
261 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
262 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
263 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
264 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
265 call_for_neutrality capitalism
    Communism calls for neutrality with Capitalism.
266 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
267 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
268 call_for_peace fascism
    Communism calls for peace with Fascism.
269 call_for_war imperialism
    Islamic Fundamentalism calls for war with Imperialism.
270 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
271 call_for_neutrality capitalism
    Islamic Fundamentalism calls for neutrality with Capitalism.
272 call_for_war fascism
    Islamic Fundamentalism calls for war with Fascism.
273 war capitalism
274 peace communism
275 neutral fascism
276 neutral fundamentalism
277 neutral imperialism
278 war communism
279 war fascism
280 war fundamentalism
281 war capitalism
282 war imperialism
283 war communism
284 peace fundamentalism
285 war capitalism
286 war imperialism
287 peace fascism
288 neutral fundamentalism
289 peace capitalism
290 neutral imperialism
291 war communism
292 neutral fascism
    Capitalism wished neutrality with Imperialism; Imperialism's wish was war.
    Capitalism wished war with Communism; Communism's wish was war.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Imperialism wished peace with Communism; Communism's wish was war.
    Imperialism wished neutrality with Fascism; Fascism's wish was war.
    Imperialism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Imperialism is neutral with Islamic Fundamentalism now.
    Communism wished peace with Fascism; Fascism's wish was war.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism is at war with Islamic Fundamentalism now.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Fascism is neutral with Islamic Fundamentalism now.
293 done
    Turn 4 is over; the highest Global Influence is 3.
    Turn 5.
    Imperialism draws 3 hidden cards.
    Capitalism draws 2 hidden cards.
    Fascism draws 3 hidden cards.
    Communism draws 2 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 5 b8d1d5c6e606b00f
294 done
295 done
296 done
297 done
298 done
299 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
300 buy patriotism
    Imperialism buys Patriotism.
301 done
302 buy patriotism
    Fascism buys Patriotism.
303 done
304 place_cultural russia
    Communism places Cultural influence in Russia.
305 done
306 done
    Indonesia, level 1, is open to all.
307 extend_economic east_africa
    Capitalism extends Economic influence to East Africa.
308 pass
309 pass
310 pass
311 pass
312 pass
313 attack_military iran
    Communism opens a Military Conflict against Islamic Fundamentalism in Iran, paying 1 card besides the attack card.
    Communism attacks in Iran with Military card number 1.
314 deflect
    Islamic Fundamentalism deflects it with 1 Military card.
    Communism stops in Iran.
315 attack_cultural russia
    Islamic Fundamentalism opens a Cultural Conflict against Communism in Russia, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Russia with Cultural card number 1.
    Islamic Fundamentalism's Cultural card takes the place of one of Communism's cards in Russia.
316 pass
317 attack_cultural united_states
    Islamic Fundamentalism opens a Cultural Conflict against Capitalism in the United States, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in the United States with Cultural card number 1.
318 deflect
    Capitalism deflects it with 1 Cultural card.
    Islamic Fundamentalism stops in the United States.
319 pass
320 call_for_war capitalism
    Imperialism calls for war with Capitalism.
321 call_for_war fascism
    Imperialism calls for war with Fascism.
322 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
323 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
324 call_for_neutrality imperialism
    Capitalism calls for neutrality with Imperialism.
325 done
326 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
327 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
328 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
329 done
330 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
331 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
332 call_for_peace capitalism
    Communism calls for peace with Capitalism.
333 call_for_peace fascism
    Communism calls for peace with Fascism.
334 call_for_neutrality capitalism
    Islamic Fundamentalism calls for neutrality with Capitalism.
335 call_for_neutrality imperialism
    Islamic Fundamentalism calls for neutrality with Imperialism.
336 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
337 done
338 war capitalism
339 neutral communism
340 neutral fascism
341 war fundamentalism
342 war imperialism
343 neutral communism
344 war fascism
345 neutral fundamentalism
346 war capitalism
347 neutral imperialism
348 peace communism
349 peace fundamentalism
350 war capitalism
351 peace imperialism
352 neutral fascism
353 war fundamentalism
354 peace capitalism
355 war imperialism
356 war communism
357 war fascism
    Capitalism wished war with Imperialism; Imperialism's wish was war.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism is neutral with Islamic Fundamentalism now.
    Imperialism wished neutrality with Communism; Communism's wish was peace.
    Imperialism is neutral with Communism now.
    Imperialism wished neutrality with Fascism; Fascism's wish was neutrality.
    Imperialism is neutral with Fascism now.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism is at war with Islamic Fundamentalism now.
    Communism wished neutrality with Fascism; Fascism's wish was peace.
    Communism is neutral with Fascism now.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism is at war with Islamic Fundamentalism now.
    Turn 5 is over; the highest Global Influence is 3.
    Turn 6.
    Imperialism draws 3 hidden cards.
    Capitalism draws 2 hidden cards.
    Fascism draws 2 hidden cards.
    Communism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 6 89bc9571b61b9e62
358 done
359 done
360 done
361 done
362 done
363 place_military great_britain
    Imperialism places Military influence in Great Britain.
364 done
365 done
366 place_cultural germany
    Fascism places Cultural influence in Germany.
367 done
368 done
369 done
    Turkey, level 1, is open to all.
370 extend_economic france
    Imperialism extends Economic influence to France.
371 extend_military new_zealand
    Capitalism extends Military influence to New Zealand.
372 extend_economic france
    Fascism extends Economic influence to France.
373 extend_economic turkey
    Communism extends Economic influence to Turkey.
374 pass
375 withdraw_economic france
    Imperialism takes Economic influence back from France.
376 withdraw_economic east_africa
    Capitalism takes Economic influence back from East Africa.
377 extend_military france
    Fascism extends Military influence to France.
378 withdraw_economic turkey
    Communism takes Economic influence back from Turkey.
379 withdraw_cultural france
    Islamic Fundamentalism takes Cultural influence back from France.
380 extend_economic indonesia
    Imperialism extends Economic influence to Indonesia.
381 withdraw_military new_zealand
    Capitalism takes Military influence back from New Zealand.
382 withdraw_economic france
    Fascism takes Economic influence back from France.
383 withdraw_cultural east_africa
    Islamic Fundamentalism takes Cultural influence back from East Africa.
384 pass
385 extend_economic france
    Capitalism extends Economic influence to France.
386 withdraw_cultural france
    Fascism takes Cultural influence back from France.
387 extend_economic turkey
    Islamic Fundamentalism extends Economic influence to Turkey.
388 withdraw_economic indonesia
    Imperialism takes Economic influence back from Indonesia.
389 pass
390 withdraw_economic new_zealand
    Fascism takes Economic influence back from New Zealand.
391 extend_cultural east_africa
    Islamic Fundamentalism extends Cultural influence to East Africa.
392 pass
393 pass
394 extend_cultural indonesia
    Islamic Fundamentalism extends Cultural influence to Indonesia.
395 withdraw_economic france
    Capitalism takes Economic influence back from France.
396 withdraw_military france
    Fascism takes Military influence back from France.
397 pass
398 attack_cultural russia
    Communism opens a Cultural Conflict against Islamic Fundamentalism in Russia, paying 0 cards besides the attack card.
    Communism attacks in Russia with Cultural card number 1.
    Communism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Russia.
399 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
400 done
401 call_for_neutrality fascism
    Capitalism calls for neutrality with Fascism.
402 call_for_war imperialism
    Capitalism calls for war with Imperialism.
403 call_for_war communism
    Capitalism calls for war with Communism.
404 call_for_neutrality fundamentalism
    Capitalism calls for neutrality with Islamic Fundamentalism.
405 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
406 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
407 call_for_war imperialism
    Fascism calls for war with Imperialism.
408 done
409 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
410 call_for_peace capitalism
    Communism calls for peace with Capitalism.
411 call_for_peace fascism
    Communism calls for peace with Fascism.
412 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
413 done
414 neutral capitalism
415 war communism
416 war fascism
417 peace fundamentalism
418 war imperialism
419 war communism
420 peace fascism
421 neutral fundamentalism
422 neutral capitalism
423 neutral imperialism
424 war communism
425 war fundamentalism
426 peace capitalism
427 war imperialism
428 neutral fascism
429 neutral fundamentalism
430 war capitalism
431 war imperialism
432 peace communism
433 war fascism
    Capitalism wished war with Imperialism; Imperialism's wish was neutrality.
    Capitalism wished war with Communism; Communism's wish was peace.
    Capitalism wished peace with Fascism; Fascism's wish was neutrality.
    Capitalism is neutral with Fascism now.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Capitalism is at war with Islamic Fundamentalism now.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism is at war with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was neutrality.
    Imperialism is at war with Fascism now.
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished neutrality with Fascism; Fascism's wish was war.
    Communism is at war with Fascism now.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism is neutral with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Great Britain is at level 4 now; it was 3.
    Turn 6 is over; the highest Global Influence is 4.
    Turn 7.
    Imperialism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
    Communism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 7 88682f58067018ed
434 done
435 done
436 done
437 done
438 done
439 done
440 done
441 done
442 done
443 buy industry
    Islamic Fundamentalism buys Industry.
444 done
    Poland, level 2, is open to all.
445 extend_military central_america
    Imperialism extends Military influence to Central America.
446 extend_cultural new_zealand
    Capitalism extends Cultural influence to New Zealand.
447 extend_military france
    Fascism extends Military influence to France.
448 pass
449 extend_military turkey
    Islamic Fundamentalism extends Military influence to Turkey.
450 extend_cultural turkey
    Imperialism extends Cultural influence to Turkey.
451 withdraw_cultural new_zealand
    Capitalism takes Cultural influence back from New Zealand.
452 extend_cultural central_america
    Fascism extends Cultural influence to Central America.
453 pass
454 withdraw_military turkey
    Islamic Fundamentalism takes Military influence back from Turkey.
455 extend_military turkey
    Imperialism extends Military influence to Turkey.
456 extend_economic indonesia
    Capitalism extends Economic influence to Indonesia.
457 pass
458 pass
459 withdraw_cultural indonesia
    Islamic Fundamentalism takes Cultural influence back from Indonesia.
460 withdraw_military turkey
    Imperialism takes Military influence back from Turkey.
461 withdraw_economic indonesia
    Capitalism takes Economic influence back from Indonesia.
462 withdraw_cultural central_america
    Fascism takes Cultural influence back from Central America.
463 pass
464 withdraw_cultural east_africa
    Islamic Fundamentalism takes Cultural influence back from East Africa.
465 extend_economic france
    Imperialism extends Economic influence to France.
466 withdraw_military france
    Fascism takes Military influence back from France.
467 pass
468 pass
469 withdraw_economic france
    Imperialism takes Economic influence back from France.
470 pass
471 pass
472 withdraw_military central_america
    Imperialism takes Military influence back from Central America.
473 pass
474 withdraw_economic turkey
    Islamic Fundamentalism takes Economic influence back from Turkey.
475 pass
476 pass
477 pass
478 call_for_war fascism
    Imperialism calls for war with Fascism.
479 done
480 call_for_neutrality fundamentalism
    Capitalism calls for neutrality with Islamic Fundamentalism.
481 call_for_peace communism
    Capitalism calls for peace with Communism.
482 call_for_neutrality imperialism
    Capitalism calls for neutrality with Imperialism.
483 call_for_peace fascism
    Capitalism calls for peace with Fascism.
484 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
485 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
486 call_for_peace communism
    Fascism calls for peace with Communism.
487 done
488 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
489 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
490 call_for_war capitalism
    Communism calls for war with Capitalism.
491 call_for_war fascism
    Communism calls for war with Fascism.
492 call_for_war capitalism
    Islamic Fundamentalism calls for war with Capitalism.
493 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
494 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
495 call_for_war imperialism
    Islamic Fundamentalism calls for war with Imperialism.
496 war capitalism
497 war communism
498 war fascism
499 neutral fundamentalism
500 neutral imperialism
501 war communism
502 neutral fascism
503 war fundamentalism
504 war capitalism
505 neutral imperialism
506 war communism
507 peace fundamentalism
508 war capitalism
509 war imperialism
510 neutral fascism
511 neutral fundamentalism
512 war capitalism
513 war imperialism
514 neutral communism
515 war fascism
    Capitalism wished neutrality with Imperialism; Imperialism's wish was war.
    Capitalism wished war with Communism; Communism's wish was war.
    Capitalism wished neutrality with Fascism; Fascism's wish was war.
    Capitalism is at war with Fascism now.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism wished war with Fascism; Fascism's wish was neutrality.
    Imperialism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished neutrality with Fascism; Fascism's wish was war.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
516 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
517 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
518 done
    Turn 7 is over; the highest Global Influence is 4.
    Turn 8.
    Imperialism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 8 01eb71d520368e23
519 done
520 done
521 done
522 done
523 done
524 done
525 buy tactics
    Capitalism buys Tactics.
526 done
527 done
528 done
529 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
530 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
531 done
    Spain, level 1, is open to all.
532 extend_cultural central_america
    Imperialism extends Cultural influence to Central America.
533 pass
534 extend_economic central_america
    Fascism extends Economic influence to Central America.
535 pass
536 extend_military turkey
    Islamic Fundamentalism extends Military influence to Turkey.
537 extend_military indonesia
    Imperialism extends Military influence to Indonesia.
538 pass
539 extend_economic france
    Fascism extends Economic influence to France.
540 pass
541 withdraw_military turkey
    Islamic Fundamentalism takes Military influence back from Turkey.
542 withdraw_cultural turkey
    Imperialism takes Cultural influence back from Turkey.
543 pass
544 withdraw_economic central_america
    Fascism takes Economic influence back from Central America.
545 pass
546 extend_economic east_africa
    Imperialism extends Economic influence to East Africa.
547 pass
548 withdraw_economic france
    Fascism takes Economic influence back from France.
549 pass
550 pass
551 pass
552 pass
553 pass
554 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
555 call_for_peace fascism
    Imperialism calls for peace with Fascism.
556 call_for_war communism
    Imperialism calls for war with Communism.
557 done
558 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
559 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
560 call_for_war communism
    Capitalism calls for war with Communism.
561 call_for_war fascism
    Capitalism calls for war with Fascism.
562 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
563 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
564 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
565 done
566 call_for_war fascism
    Communism calls for war with Fascism.
567 done
568 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
569 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
570 done
571 peace capitalism
572 war communism
573 neutral fascism
574 peace fundamentalism
575 war imperialism
576 war communism
577 peace fascism
578 neutral fundamentalism
579 war capitalism
580 war imperialism
581 neutral communism
582 neutral fundamentalism
583 peace capitalism
584 war imperialism
585 war fascism
586 peace fundamentalism
587 peace capitalism
588 war imperialism
589 peace communism
590 war fascism
    Capitalism wished war with Imperialism; Imperialism's wish was peace.
    Capitalism wished war with Communism; Communism's wish was peace.
    Capitalism wished peace with Fascism; Fascism's wish was war.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism is neutral with Islamic Fundamentalism now.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism wished neutrality with Fascism; Fascism's wish was war.
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was neutrality.
    Communism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism is at peace with Islamic Fundamentalism now.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
591 done
    Turn 8 is over; the highest Global Influence is 4.
    Turn 9.
    Imperialism draws 3 hidden cards.
    Capitalism draws 2 hidden cards.
    Fascism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 9 6856cbbbc52c3dbf
592 done
593 done
594 done
595 done
596 done
597 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
598 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
599 buy patriotism
    Imperialism buys Patriotism.
600 done
601 buy propaganda
    Fascism buys Propaganda for Tactics and Patriotism, which go back.
602 done
603 done
604 done
    Korea, level 1, is open to all.
605 withdraw_cultural central_america
    Imperialism takes Cultural influence back from Central America.
606 extend_cultural central_america
    Capitalism extends Cultural influence to Central America.
607 pass
608 pass
609 extend_economic indonesia
    Islamic Fundamentalism extends Economic influence to Indonesia.
610 pass
611 pass
612 extend_economic central_america
    Fascism extends Economic influence to Central America.
613 pass
614 pass
615 pass
616 withdraw_cultural central_america
    Capitalism takes Cultural influence back from Central America.
617 withdraw_economic central_america
    Fascism takes Economic influence back from Central America.
618 pass
619 pass
620 withdraw_military indonesia
    Imperialism takes Military influence back from Indonesia.
621 pass
622 pass
623 pass
624 withdraw_economic indonesia
    Islamic Fundamentalism takes Economic influence back from Indonesia.
625 pass
626 pass
627 extend_economic poland
    Fascism extends Economic influence to Poland.
628 pass
629 extend_military turkey
    Islamic Fundamentalism extends Military influence to Turkey.
630 pass
631 pass
632 withdraw_economic poland
    Fascism takes Economic influence back from Poland.
633 pass
634 pass
635 pass
636 pass
637 pass
638 pass
639 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
640 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
641 done
642 call_for_neutrality imperialism
    Capitalism calls for neutrality with Imperialism.
643 call_for_neutrality communism
    Capitalism calls for neutrality with Communism.
644 call_for_peace fascism
    Capitalism calls for peace with Fascism.
645 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
646 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
647 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
648 call_for_peace communism
    Fascism calls for peace with Communism.
649 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
650 done
651 call_for_war capitalism
    Islamic Fundamentalism calls for war with Capitalism.
652 call_for_war fascism
    Islamic Fundamentalism calls for war with Fascism.
653 done
654 war capitalism
655 war communism
656 neutral fascism
657 war fundamentalism
658 war imperialism
659 peace communism
660 war fascism
661 neutral fundamentalism
662 war capitalism
663 peace imperialism
664 peace communism
665 war fundamentalism
666 neutral capitalism
667 peace imperialism
668 war fascism
669 peace fundamentalism
670 neutral capitalism
671 war imperialism
672 war communism
673 war fascism
    Capitalism wished war with Imperialism; Imperialism's wish was war.
    Capitalism wished peace with Communism; Communism's wish was neutrality.
    Capitalism is neutral with Communism now.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Imperialism wished war with Communism; Communism's wish was peace.
    Imperialism wished neutrality with Fascism; Fascism's wish was peace.
    Imperialism is neutral with Fascism now.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism is at war with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
674 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
675 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Military card.
676 done
    Turn 9 is over; the highest Global Influence is 4.
    Turn 10.
    Imperialism draws 4 hidden cards.
    Capitalism draws 2 hidden cards.
    Fascism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 10 b7e2b5562ddec8d9
677 done
678 done
679 done
680 done
681 done
682 done
683 done
684 done
685 done
686 done
    Algeria, level 1, is open to all.
687 withdraw_economic east_africa
    Imperialism takes Economic influence back from East Africa.
688 extend_cultural algeria
    Capitalism extends Cultural influence to Algeria.
689 extend_military spain
    Fascism extends Military influence to Spain.
690 extend_cultural indonesia
    Communism extends Cultural influence to Indonesia.
691 extend_cultural poland
    Islamic Fundamentalism extends Cultural influence to Poland.
692 extend_cultural east_africa
    Imperialism extends Cultural influence to East Africa.
693 pass
694 pass
695 pass
696 pass
697 extend_economic turkey
    Imperialism extends Economic influence to Turkey.
698 extend_economic new_zealand
    Capitalism extends Economic influence to New Zealand.
699 withdraw_military spain
    Fascism takes Military influence back from Spain.
700 pass
701 extend_military korea
    Islamic Fundamentalism extends Military influence to Korea.
702 withdraw_economic turkey
    Imperialism takes Economic influence back from Turkey.
703 withdraw_cultural algeria
    Capitalism takes Cultural influence back from Algeria.
704 extend_economic poland
    Fascism extends Economic influence to Poland.
705 withdraw_cultural indonesia
    Communism takes Cultural influence back from Indonesia.
706 pass
707 extend_cultural turkey
    Imperialism extends Cultural influence to Turkey.
708 withdraw_economic new_zealand
    Capitalism takes Economic influence back from New Zealand.
709 withdraw_economic poland
    Fascism takes Economic influence back from Poland.
710 withdraw_cultural poland
    Islamic Fundamentalism takes Cultural influence back from Poland.
711 extend_economic central_america
    Imperialism extends Economic influence to Central America.
712 withdraw_military korea
    Islamic Fundamentalism takes Military influence back from Korea.
713 withdraw_cultural turkey
    Imperialism takes Cultural influence back from Turkey.
714 pass
715 withdraw_cultural east_africa
    Imperialism takes Cultural influence back from East Africa.
716 pass
717 withdraw_economic central_america
    Imperialism takes Economic influence back from Central America.
718 withdraw_military turkey
    Islamic Fundamentalism takes Military influence back from Turkey.
719 call_for_war fascism
    Imperialism calls for war with Fascism.
720 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
721 call_for_neutrality capitalism
    Imperialism calls for neutrality with Capitalism.
722 done
723 call_for_neutrality fundamentalism
    Capitalism calls for neutrality with Islamic Fundamentalism.
724 call_for_war imperialism
    Capitalism calls for war with Imperialism.
725 call_for_peace fascism
    Capitalism calls for peace with Fascism.
726 call_for_peace communism
    Capitalism calls for peace with Communism.
727 call_for_war communism
    Fascism calls for war with Communism.
728 call_for_war imperialism
    Fascism calls for war with Imperialism.
729 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
730 call_for_war capitalism
    Fascism calls for war with Capitalism.
731 call_for_peace imperialism
    Communism calls for peace with Imperialism.
732 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
733 call_for_peace capitalism
    Communism calls for peace with Capitalism.
734 call_for_war fascism
    Communism calls for war with Fascism.
735 call_for_war fascism
    Islamic Fundamentalism calls for war with Fascism.
736 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
737 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
738 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
739 war capitalism
740 war communism
741 war fascism
742 war fundamentalism
743 war imperialism
744 neutral communism
745 war fascism
746 neutral fundamentalism
747 peace capitalism
748 war imperialism
749 war communism
750 war fundamentalism
751 war capitalism
752 neutral imperialism
753 peace fascism
754 neutral fundamentalism
755 war capitalism
756 neutral imperialism
757 peace communism
758 neutral fascism
    Capitalism wished war with Imperialism; Imperialism's wish was war.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism is at war with Communism now.
    Capitalism wished war with Fascism; Fascism's wish was peace.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Capitalism is at war with Islamic Fundamentalism now.
    Imperialism wished war with Communism; Communism's wish was neutrality.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism is at war with Fascism now.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Communism wished peace with Fascism; Fascism's wish was war.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism is neutral with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
759 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
    Turn 10 is over; the highest Global Influence is 4.
    Turn 11.
    Imperialism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
    Communism draws 2 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 11 b7d831fa6449d30f
760 done
761 done
762 done
763 done
764 done
765 done
766 buy industry
    Capitalism buys Industry.
767 done
768 done
769 place_economic russia
    Communism places Economic influence in Russia.
770 done
771 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
772 done
    The Balkans, level 1, are open to all.
773 extend_military korea
    Imperialism extends Military influence to Korea.
774 pass
775 extend_cultural korea
    Fascism extends Cultural influence to Korea.
776 pass
777 extend_cultural east_africa
    Islamic Fundamentalism extends Cultural influence to East Africa.
778 extend_military algeria
    Imperialism extends Military influence to Algeria.
779 pass
780 extend_military poland
    Fascism extends Military influence to Poland.
781 pass
782 extend_cultural central_america
    Islamic Fundamentalism extends Cultural influence to Central America.
783 extend_military east_africa
    Imperialism extends Military influence to East Africa.
784 pass
785 pass
786 pass
787 withdraw_cultural central_america
    Islamic Fundamentalism takes Cultural influence back from Central America.
788 extend_military balkans
    Imperialism extends Military influence to the Balkans.
789 pass
790 withdraw_military poland
    Fascism takes Military influence back from Poland.
791 pass
792 pass
793 withdraw_military balkans
    Imperialism takes Military influence back from the Balkans.
794 pass
795 pass
796 pass
797 pass
798 withdraw_military east_africa
    Imperialism takes Military influence back from East Africa.
799 pass
800 extend_cultural central_america
    Fascism extends Cultural influence to Central America.
801 pass
802 pass
803 withdraw_military algeria
    Imperialism takes Military influence back from Algeria.
804 pass
805 pass
806 pass
807 pass
808 pass
809 pass
810 pass
811 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
812 call_for_neutrality capitalism
    Imperialism calls for neutrality with Capitalism.
813 done
814 done
815 call_for_war capitalism
    Fascism calls for war with Capitalism.
816 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
817 call_for_war imperialism
    Fascism calls for war with Imperialism.
818 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
819 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
820 call_for_war fascism
    Communism calls for war with Fascism.
821 call_for_war capitalism
    Communism calls for war with Capitalism.
822 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
823 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
824 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
825 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
826 done
827 war capitalism
828 peace communism
829 war fascism
830 war fundamentalism
831 neutral imperialism
832 neutral communism
833 war fascism
834 war fundamentalism
835 war capitalism
836 war imperialism
837 war communism
838 war fundamentalism
839 war capitalism
840 peace imperialism
841 war fascism
842 peace fundamentalism
843 peace capitalism
844 war imperialism
845 war communism
846 war fascism
    Capitalism wished neutrality with Imperialism; Imperialism's wish was war.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Imperialism wished peace with Communism; Communism's wish was peace.
    Imperialism is at peace with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism is at war with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Russia is at level 4 now; it was 3.
    Iran is at level 4 now; it was 3.
847 lift_military russia
848 lay economic
    Communism exchanges one Military card in Russia for one Economic card.
849 done
    The new turn order: Imperialism, Communism, Islamic Fundamentalism, Capitalism and Fascism.
    Turn 11 is over; the highest Global Influence is 4.
    Turn 12.
    Imperialism's discard pile is shuffled: 26 cards form the new deck.
    Imperialism draws 4 hidden cards.
    Communism draws 2 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Capitalism draws 2 hidden cards.
    Fascism draws 3 hidden cards.
hash 12 c0d57394fb68c98a
850 done
851 done
852 done
853 done
854 done
855 done
856 place_cultural russia
    Communism places Cultural influence in Russia.
857 place_military russia
    Communism places Military influence in Russia.
858 done
859 done
860 done
861 done
    Iceland, level 1, is open to all.
862 extend_military central_america
    Imperialism extends Military influence to Central America.
863 pass
864 extend_military new_zealand
    Islamic Fundamentalism extends Military influence to New Zealand.
865 pass
866 extend_cultural poland
    Fascism extends Cultural influence to Poland.
867 extend_cultural poland
    Imperialism extends Cultural influence to Poland.
868 pass
869 extend_economic turkey
    Islamic Fundamentalism extends Economic influence to Turkey.
870 extend_cultural turkey
    Capitalism extends Cultural influence to Turkey.
871 extend_military balkans
    Fascism extends Military influence to the Balkans.
872 withdraw_military central_america
    Imperialism takes Military influence back from Central America.
873 pass
874 withdraw_military new_zealand
    Islamic Fundamentalism takes Military influence back from New Zealand.
875 pass
876 withdraw_cultural korea
    Fascism takes Cultural influence back from Korea.
877 extend_economic spain
    Imperialism extends Economic influence to Spain.
878 pass
879 pass
880 withdraw_cultural turkey
    Capitalism takes Cultural influence back from Turkey.
881 withdraw_cultural poland
    Fascism takes Cultural influence back from Poland.
882 withdraw_military korea
    Imperialism takes Military influence back from Korea.
883 pass
884 pass
885 pass
886 pass
887 pass
888 pass
889 pass
890 pass
891 call_for_peace communism
    Imperialism calls for peace with Communism.
892 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
893 call_for_neutrality capitalism
    Imperialism calls for neutrality with Capitalism.
894 call_for_peace fascism
    Imperialism calls for peace with Fascism.
895 call_for_peace capitalism
    Communism calls for peace with Capitalism.
896 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
897 call_for_peace fascism
    Communism calls for peace with Fascism.
898 call_for_war imperialism
    Communism calls for war with Imperialism.
899 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
900 call_for_neutrality capitalism
    Islamic Fundamentalism calls for neutrality with Capitalism.
901 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
902 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
903 done
904 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
905 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
906 call_for_peace communism
    Fascism calls for peace with Communism.
907 call_for_war capitalism
    Fascism calls for war with Capitalism.
908 war capitalism
909 war communism
910 war fascism
911 neutral fundamentalism
912 war capitalism
913 war imperialism
914 war fascism
915 neutral fundamentalism
916 war capitalism
917 war imperialism
918 war communism
919 neutral fascism
920 neutral imperialism
921 war communism
922 war fascism
923 war fundamentalism
924 neutral capitalism
925 war imperialism
926 peace communism
927 peace fundamentalism
    Capitalism wished neutrality with Imperialism; Imperialism's wish was war.
    Capitalism wished war with Communism; Communism's wish was war.
    Capitalism wished war with Fascism; Fascism's wish was neutrality.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism is at war with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Fascism is neutral with Islamic Fundamentalism now.
928 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
929 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Military card.
    Turn 12 is over; the highest Global Influence is 4.
    Turn 13.
    Imperialism draws 4 hidden cards.
    Communism draws 2 hidden cards.
    Islamic Fundamentalism's discard pile is shuffled: 26 cards form the new deck.
    Islamic Fundamentalism draws 3 hidden cards.
    Capitalism draws 2 hidden cards.
    Fascism's discard pile is shuffled: 28 cards form the new deck.
    Fascism draws 3 hidden cards.
hash 13 016c5c57ba686fb7
930 done
931 done
932 done
933 done
934 done
935 done
936 done
937 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
938 done
939 buy technological_supremacy
    Capitalism buys Technological Supremacy for Tactics and Industry, which go back.
940 done
941 done
    Cuba, level 1, is open to all.
942 extend_economic balkans
    Imperialism extends Economic influence to the Balkans.
943 pass
944 withdraw_economic turkey
    Islamic Fundamentalism takes Economic influence back from Turkey.
945 extend_military spain
    Capitalism extends Military influence to Spain.
946 extend_military east_africa
    Fascism extends Military influence to East Africa.
947 extend_economic iceland
    Imperialism extends Economic influence to Iceland.
948 extend_military turkey
    Communism extends Military influence to Turkey.
949 extend_economic new_zealand
    Islamic Fundamentalism extends Economic influence to New Zealand.
950 extend_cultural turkey
    Capitalism extends Cultural influence to Turkey.
951 extend_military poland
    Fascism extends Military influence to Poland.
952 extend_military cuba
    Imperialism extends Military influence to Cuba.
953 pass
954 withdraw_cultural east_africa
    Islamic Fundamentalism takes Cultural influence back from East Africa.
955 withdraw_cultural turkey
    Capitalism takes Cultural influence back from Turkey.
956 withdraw_military balkans
    Fascism takes Military influence back from the Balkans.
957 withdraw_cultural poland
    Imperialism takes Cultural influence back from Poland.
958 pass
959 withdraw_economic new_zealand
    Islamic Fundamentalism takes Economic influence back from New Zealand.
960 withdraw_military spain
    Capitalism takes Military influence back from Spain.
961 withdraw_cultural central_america
    Fascism takes Cultural influence back from Central America.
962 withdraw_economic spain
    Imperialism takes Economic influence back from Spain.
963 pass
964 pass
965 pass
966 extend_economic new_zealand
    Imperialism extends Economic influence to New Zealand.
967 withdraw_military turkey
    Communism takes Military influence back from Turkey.
968 extend_military turkey
    Islamic Fundamentalism extends Military influence to Turkey.
969 withdraw_military poland
    Fascism takes Military influence back from Poland.
970 withdraw_economic iceland
    Imperialism takes Economic influence back from Iceland.
971 pass
972 withdraw_military turkey
    Islamic Fundamentalism takes Military influence back from Turkey.
973 withdraw_military east_africa
    Fascism takes Military influence back from East Africa.
974 withdraw_economic balkans
    Imperialism takes Economic influence back from the Balkans.
975 pass
976 pass
977 pass
978 call_for_war fundamentalism
    Imperialism calls for war with Islamic Fundamentalism.
979 done
980 done
981 call_for_neutrality communism
    Islamic Fundamentalism calls for neutrality with Communism.
982 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
983 call_for_neutrality imperialism
    Islamic Fundamentalism calls for neutrality with Imperialism.
984 call_for_neutrality capitalism
    Islamic Fundamentalism calls for neutrality with Capitalism.
985 call_for_war fundamentalism
    Capitalism calls for war with Islamic Fundamentalism.
986 call_for_war communism
    Capitalism calls for war with Communism.
987 call_for_peace fascism
    Capitalism calls for peace with Fascism.
988 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
989 done
990 neutral capitalism
991 war communism
992 neutral fascism
993 war fundamentalism
994 war capitalism
995 neutral imperialism
996 war fascism
997 peace fundamentalism
998 war capitalism
999 peace imperialism
1000 war communism
1001 neutral fascism
1002 war imperialism
1003 neutral communism
1004 peace fascism
1005 war fundamentalism
1006 war capitalism
1007 neutral imperialism
1008 war communism
1009 war fundamentalism
    Capitalism wished war with Imperialism; Imperialism's wish was neutrality.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished war with Communism; Communism's wish was neutrality.
    Imperialism wished neutrality with Fascism; Fascism's wish was neutrality.
    Imperialism is neutral with Fascism now.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Fascism is at war with Islamic Fundamentalism now.
1010 done
    Turn 13 is over; the highest Global Influence is 4.
    Turn 14.
    Imperialism draws 4 hidden cards.
    Communism draws 2 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 14 e83f076f53837d11
1011 done
1012 done
1013 done
1014 done
1015 done
1016 done
1017 done
1018 done
1019 buy industry
    Capitalism buys Industry.
1020 done
1021 done
    Ukraine, level 1, is open to all.
1022 extend_economic ukraine
    Imperialism extends Economic influence to Ukraine.
1023 extend_economic france
    Communism extends Economic influence to France.
1024 extend_military east_africa
    Islamic Fundamentalism extends Military influence to East Africa.
1025 extend_military balkans
    Capitalism extends Military influence to the Balkans.
1026 extend_cultural ukraine
    Fascism extends Cultural influence to Ukraine.
1027 extend_military indonesia
    Imperialism extends Military influence to Indonesia.
1028 pass
1029 extend_cultural new_zealand
    Islamic Fundamentalism extends Cultural influence to New Zealand.
1030 pass
1031 extend_economic france
    Fascism extends Economic influence to France.
1032 extend_cultural cuba
    Imperialism extends Cultural influence to Cuba.
1033 extend_military ukraine
    Communism extends Military influence to Ukraine.
1034 extend_economic turkey
    Islamic Fundamentalism extends Economic influence to Turkey.
1035 pass
1036 withdraw_cultural ukraine
    Fascism takes Cultural influence back from Ukraine.
1037 withdraw_economic ukraine
    Imperialism takes Economic influence back from Ukraine.
1038 withdraw_economic france
    Communism takes Economic influence back from France.
1039 withdraw_military east_africa
    Islamic Fundamentalism takes Military influence back from East Africa.
1040 withdraw_military balkans
    Capitalism takes Military influence back from the Balkans.
1041 extend_cultural turkey
    Fascism extends Cultural influence to Turkey.
1042 extend_military france
    Imperialism extends Military influence to France.
1043 pass
1044 pass
1045 pass
1046 withdraw_cultural cuba
    Imperialism takes Cultural influence back from Cuba.
1047 pass
1048 withdraw_economic turkey
    Islamic Fundamentalism takes Economic influence back from Turkey.
1049 withdraw_cultural turkey
    Fascism takes Cultural influence back from Turkey.
1050 withdraw_military indonesia
    Imperialism takes Military influence back from Indonesia.
1051 pass
1052 withdraw_cultural new_zealand
    Islamic Fundamentalism takes Cultural influence back from New Zealand.
1053 withdraw_economic france
    Fascism takes Economic influence back from France.
1054 withdraw_military france
    Imperialism takes Military influence back from France.
1055 pass
1056 pass
1057 call_for_war fundamentalism
    Imperialism calls for war with Islamic Fundamentalism.
1058 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
1059 call_for_peace communism
    Imperialism calls for peace with Communism.
1060 done
1061 call_for_war imperialism
    Communism calls for war with Imperialism.
1062 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
1063 call_for_war fascism
    Communism calls for war with Fascism.
1064 call_for_peace capitalism
    Communism calls for peace with Capitalism.
1065 call_for_war imperialism
    Islamic Fundamentalism calls for war with Imperialism.
1066 done
1067 call_for_peace communism
    Capitalism calls for peace with Communism.
1068 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
1069 call_for_peace fascism
    Capitalism calls for peace with Fascism.
1070 call_for_war fundamentalism
    Capitalism calls for war with Islamic Fundamentalism.
1071 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
1072 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
1073 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
1074 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
1075 war capitalism
1076 war communism
1077 peace fascism
1078 war fundamentalism
1079 peace capitalism
1080 war imperialism
1081 war fascism
1082 war fundamentalism
1083 war capitalism
1084 peace imperialism
1085 peace communism
1086 war fascism
1087 war imperialism
1088 war communism
1089 war fascism
1090 war fundamentalism
1091 war capitalism
1092 neutral imperialism
1093 neutral communism
1094 war fundamentalism
    Capitalism wished war with Imperialism; Imperialism's wish was war.
    Capitalism wished war with Communism; Communism's wish was peace.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism wished peace with Fascism; Fascism's wish was neutrality.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism wished war with Fascism; Fascism's wish was neutrality.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
1095 lift_economic russia
    Communism exchanges one Economic card in Russia for one Cultural card.
    Turn 14 is over; the highest Global Influence is 4.
    Turn 15.
    Imperialism draws 4 hidden cards.
    Communism draws 3 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 15 566c814ddc5332e9
1096 done
1097 done
1098 done
1099 done
1100 done
1101 done
1102 done
1103 done
1104 done
1105 place_economic germany
    Fascism places Economic influence in Germany.
1106 place_military germany
    Fascism places Military influence in Germany.
1107 done
    Israel, level 2, is open to all.
1108 pass
1109 extend_economic ukraine
    Communism extends Economic influence to Ukraine.
1110 extend_cultural poland
    Islamic Fundamentalism extends Cultural influence to Poland.
1111 extend_military poland
    Capitalism extends Military influence to Poland.
1112 extend_military france
    Fascism extends Military influence to France.
1113 extend_cultural east_africa
    Imperialism extends Cultural influence to East Africa.
1114 extend_cultural turkey
    Communism extends Cultural influence to Turkey.
1115 extend_cultural cuba
    Islamic Fundamentalism extends Cultural influence to Cuba.
1116 extend_economic iceland
    Capitalism extends Economic influence to Iceland.
1117 pass
1118 extend_cultural france
    Imperialism extends Cultural influence to France.
1119 withdraw_cultural turkey
    Communism takes Cultural influence back from Turkey.
1120 extend_military turkey
    Islamic Fundamentalism extends Military influence to Turkey.
1121 withdraw_military poland
    Capitalism takes Military influence back from Poland.
1122 withdraw_military france
    Fascism takes Military influence back from France.
1123 extend_economic france
    Imperialism extends Economic influence to France.
1124 pass
1125 pass
1126 pass
1127 withdraw_cultural france
    Imperialism takes Cultural influence back from France.
1128 pass
1129 withdraw_cultural poland
    Islamic Fundamentalism takes Cultural influence back from Poland.
1130 pass
1131 extend_economic central_america
    Imperialism extends Economic influence to Central America.
1132 withdraw_economic ukraine
    Communism takes Economic influence back from Ukraine.
1133 withdraw_military turkey
    Islamic Fundamentalism takes Military influence back from Turkey.
1134 pass
1135 withdraw_economic central_america
    Imperialism takes Economic influence back from Central America.
1136 pass
1137 pass
1138 pass
1139 pass
1140 pass
1141 attack_cultural cuba
    Capitalism opens a Cultural Conflict against Islamic Fundamentalism in Cuba, paying 0 cards besides the attack card.
    Capitalism attacks in Cuba with Cultural card number 1.
1142 let_stand
    Capitalism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Cuba.
1143 pass
1144 call_for_peace fascism
    Imperialism calls for peace with Fascism.
1145 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
1146 done
1147 call_for_peace imperialism
    Communism calls for peace with Imperialism.
1148 call_for_neutrality fascism
    Communism calls for neutrality with Fascism.
1149 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
1150 done
1151 call_for_war imperialism
    Islamic Fundamentalism calls for war with Imperialism.
1152 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
1153 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
1154 done
1155 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
1156 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
1157 call_for_war fascism
    Capitalism calls for war with Fascism.
1158 call_for_peace communism
    Capitalism calls for peace with Communism.
1159 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
1160 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
1161 done
1162 war capitalism
1163 peace communism
1164 war fascism
1165 war fundamentalism
1166 neutral capitalism
1167 neutral imperialism
1168 neutral fascism
1169 peace fundamentalism
1170 peace capitalism
1171 peace imperialism
1172 war communism
1173 war fascism
1174 peace imperialism
1175 war communism
1176 war fascism
1177 peace fundamentalism
1178 neutral capitalism
1179 war imperialism
1180 war communism
1181 war fundamentalism
    Capitalism wished peace with Imperialism; Imperialism's wish was war.
    Capitalism wished war with Communism; Communism's wish was neutrality.
    Capitalism wished war with Fascism; Fascism's wish was neutrality.
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism is at peace with Islamic Fundamentalism now.
    Imperialism wished peace with Communism; Communism's wish was neutrality.
    Imperialism is neutral with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism is at war with Fascism now.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism wished neutrality with Fascism; Fascism's wish was war.
    Communism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Germany is at level 4 now; it was 3.
1182 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Military card.
    The new turn order: Imperialism, Communism, Islamic Fundamentalism, Fascism and Capitalism.
    Turn 15 is over; the highest Global Influence is 4.
    Turn 16.
    Imperialism draws 4 hidden cards.
    Communism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
    Fascism draws 4 hidden cards.
    Capitalism's discard pile is shuffled: 32 cards form the new deck.
    Capitalism draws 3 hidden cards.
hash 16 e55a62cf5a9b99bc
1183 done
1184 done
1185 done
1186 done
1187 done
1188 done
1189 buy tactics
    Communism buys Tactics.
1190 done
1191 done
1192 done
1193 buy industry
    Capitalism buys Industry.
1194 place_military united_states
    Capitalism places Military influence in the United States.
1195 done
    Iraq, level 1, is open to all.
1196 withdraw_cultural east_africa
    Imperialism takes Cultural influence back from East Africa.
1197 extend_cultural ukraine
    Communism extends Cultural influence to Ukraine.
1198 extend_cultural korea
    Islamic Fundamentalism extends Cultural influence to Korea.
1199 extend_cultural israel
    Fascism extends Cultural influence to Israel.
1200 withdraw_economic iceland
    Capitalism takes Economic influence back from Iceland.
1201 extend_military korea
    Imperialism extends Military influence to Korea.
1202 withdraw_cultural ukraine
    Communism takes Cultural influence back from Ukraine.
1203 extend_cultural poland
    Islamic Fundamentalism extends Cultural influence to Poland.
1204 extend_cultural france
    Fascism extends Cultural influence to France.
1205 withdraw_cultural cuba
    Capitalism takes Cultural influence back from Cuba.
1206 extend_cultural ukraine
    Imperialism extends Cultural influence to Ukraine.
1207 withdraw_military ukraine
    Communism takes Military influence back from Ukraine.
1208 extend_cultural israel
    Islamic Fundamentalism extends Cultural influence to Israel.
1209 extend_military poland
    Fascism extends Military influence to Poland.
1210 extend_military turkey
    Imperialism extends Military influence to Turkey.
1211 pass
1212 withdraw_cultural korea
    Islamic Fundamentalism takes Cultural influence back from Korea.
1213 extend_economic poland
    Fascism extends Economic influence to Poland.
1214 withdraw_military korea
    Imperialism takes Military influence back from Korea.
1215 pass
1216 withdraw_cultural poland
    Islamic Fundamentalism takes Cultural influence back from Poland.
1217 withdraw_economic poland
    Fascism takes Economic influence back from Poland.
1218 extend_military korea
    Imperialism extends Military influence to Korea.
1219 pass
1220 extend_economic turkey
    Islamic Fundamentalism extends Economic influence to Turkey.
1221 withdraw_military poland
    Fascism takes Military influence back from Poland.
1222 withdraw_military cuba
    Imperialism takes Military influence back from Cuba.
1223 pass
1224 pass
1225 pass
1226 pass
1227 call_for_war capitalism
    Imperialism calls for war with Capitalism.
1228 call_for_war communism
    Imperialism calls for war with Communism.
1229 done
1230 call_for_war imperialism
    Communism calls for war with Imperialism.
1231 call_for_war fascism
    Communism calls for war with Fascism.
1232 call_for_war capitalism
    Communism calls for war with Capitalism.
1233 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
1234 call_for_war capitalism
    Islamic Fundamentalism calls for war with Capitalism.
1235 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
1236 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
1237 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
1238 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
1239 done
1240 call_for_peace communism
    Capitalism calls for peace with Communism.
1241 done
1242 neutral capitalism
1243 war communism
1244 neutral fascism
1245 neutral fundamentalism
1246 war capitalism
1247 war imperialism
1248 peace fascism
1249 war fundamentalism
1250 war capitalism
1251 neutral imperialism
1252 war communism
1253 war fascism
1254 war capitalism
1255 war imperialism
1256 war communism
1257 neutral fundamentalism
1258 war imperialism
1259 neutral communism
1260 peace fascism
1261 neutral fundamentalism
    Capitalism wished war with Imperialism; Imperialism's wish was neutrality.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was war.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Capitalism is at war with Islamic Fundamentalism now.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism is at war with Communism now.
    Imperialism wished neutrality with Fascism; Fascism's wish was war.
    Imperialism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Imperialism is neutral with Islamic Fundamentalism now.
    Communism wished peace with Fascism; Fascism's wish was war.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Russia is at level 5 now; it was 4.
1262 done
    The new turn order: Communism, Imperialism, Islamic Fundamentalism, Fascism and Capitalism.
    Turn 16 is over; the highest Global Influence is 5.
    Turn 17.
    Communism draws 4 hidden cards.
    Imperialism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 17 3d22353916ef22c7
1263 done
1264 done
1265 done
1266 done
1267 done
1268 done
1269 done
1270 done
1271 buy industry
    Fascism buys Industry.
1272 place_economic germany
    Fascism places Economic influence in Germany.
1273 done
1274 done
    India, level 2, is open to all.
1275 extend_cultural iceland
    Communism extends Cultural influence to Iceland.
1276 extend_economic east_africa
    Imperialism extends Economic influence to East Africa.
1277 extend_economic balkans
    Islamic Fundamentalism extends Economic influence to the Balkans.
1278 withdraw_cultural france
    Fascism takes Cultural influence back from France.
1279 extend_economic central_america
    Capitalism extends Economic influence to Central America.
1280 extend_military cuba
    Communism extends Military influence to Cuba.
1281 extend_military indonesia
    Imperialism extends Military influence to Indonesia.
1282 withdraw_cultural israel
    Islamic Fundamentalism takes Cultural influence back from Israel.
1283 extend_military poland
    Fascism extends Military influence to Poland.
1284 extend_cultural india
    Capitalism extends Cultural influence to India.
1285 extend_economic ukraine
    Communism extends Economic influence to Ukraine.
1286 extend_military east_africa
    Imperialism extends Military influence to East Africa.
1287 extend_military iraq
    Islamic Fundamentalism extends Military influence to Iraq.
1288 withdraw_military poland
    Fascism takes Military influence back from Poland.
1289 withdraw_cultural india
    Capitalism takes Cultural influence back from India.
1290 withdraw_cultural iceland
    Communism takes Cultural influence back from Iceland.
1291 extend_cultural cuba
    Imperialism extends Cultural influence to Cuba.
1292 withdraw_economic balkans
    Islamic Fundamentalism takes Economic influence back from the Balkans.
1293 withdraw_cultural israel
    Fascism takes Cultural influence back from Israel.
1294 withdraw_economic central_america
    Capitalism takes Economic influence back from Central America.
1295 pass
1296 withdraw_military turkey
    Imperialism takes Military influence back from Turkey.
1297 withdraw_economic turkey
    Islamic Fundamentalism takes Economic influence back from Turkey.
1298 withdraw_military cuba
    Communism takes Military influence back from Cuba.
1299 withdraw_economic france
    Imperialism takes Economic influence back from France.
1300 withdraw_military iraq
    Islamic Fundamentalism takes Military influence back from Iraq.
1301 pass
1302 withdraw_military korea
    Imperialism takes Military influence back from Korea.
1303 extend_economic turkey
    Islamic Fundamentalism extends Economic influence to Turkey.
1304 pass
1305 withdraw_military east_africa
    Imperialism takes Military influence back from East Africa.
1306 withdraw_economic turkey
    Islamic Fundamentalism takes Economic influence back from Turkey.
1307 pass
1308 pass
1309 done
1310 call_for_war fundamentalism
    Imperialism calls for war with Islamic Fundamentalism.
1311 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
1312 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
1313 call_for_peace fascism
    Imperialism calls for peace with Fascism.
1314 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
1315 done
1316 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
1317 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
1318 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
1319 call_for_war imperialism
    Fascism calls for war with Imperialism.
1320 call_for_neutrality communism
    Capitalism calls for neutrality with Communism.
1321 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
1322 call_for_neutrality fascism
    Capitalism calls for neutrality with Fascism.
1323 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
1324 war capitalism
1325 war imperialism
1326 war fascism
1327 war fundamentalism
1328 neutral capitalism
1329 war communism
1330 war fascism
1331 war fundamentalism
1332 peace capitalism
1333 peace imperialism
1334 war communism
1335 neutral fascism
1336 peace capitalism
1337 war imperialism
1338 war communism
1339 war fundamentalism
1340 war imperialism
1341 war communism
1342 war fascism
1343 neutral fundamentalism
    Capitalism wished war with Imperialism; Imperialism's wish was neutrality.
    Capitalism wished war with Communism; Communism's wish was war.
    Capitalism wished war with Fascism; Fascism's wish was peace.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism is neutral with Islamic Fundamentalism now.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Imperialism is at war with Islamic Fundamentalism now.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Turn 17 is over; the highest Global Influence is 5.
    Turn 18.
    Communism's discard pile is shuffled: 26 cards form the new deck.
    Communism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 18 53373b65080b1e6a
1344 done
1345 done
1346 done
1347 done
1348 done
1349 done
1350 done
1351 done
1352 done
1353 place_military united_states
    Capitalism places Military influence in the United States.
1354 done
    Mexico, level 1, is open to all.
1355 extend_cultural iceland
    Communism extends Cultural influence to Iceland.
1356 extend_military algeria
    Imperialism extends Military influence to Algeria.
1357 extend_military france
    Islamic Fundamentalism extends Military influence to France.
1358 extend_cultural balkans
    Fascism extends Cultural influence to the Balkans.
1359 extend_military poland
    Capitalism extends Military influence to Poland.
1360 extend_military spain
    Communism extends Military influence to Spain.
1361 extend_cultural israel
    Imperialism extends Cultural influence to Israel.
1362 extend_economic turkey
    Islamic Fundamentalism extends Economic influence to Turkey.
1363 extend_economic central_america
    Fascism extends Economic influence to Central America.
1364 extend_economic spain
    Capitalism extends Economic influence to Spain.
1365 pass
1366 extend_economic indonesia
    Imperialism extends Economic influence to Indonesia.
1367 extend_military iraq
    Islamic Fundamentalism extends Military influence to Iraq.
1368 pass
1369 withdraw_military poland
    Capitalism takes Military influence back from Poland.
1370 withdraw_cultural iceland
    Communism takes Cultural influence back from Iceland.
1371 withdraw_economic indonesia
    Imperialism takes Economic influence back from Indonesia.
1372 withdraw_military iraq
    Islamic Fundamentalism takes Military influence back from Iraq.
1373 extend_economic poland
    Fascism extends Economic influence to Poland.
1374 withdraw_economic spain
    Capitalism takes Economic influence back from Spain.
1375 pass
1376 withdraw_cultural ukraine
    Imperialism takes Cultural influence back from Ukraine.
1377 pass
1378 pass
1379 withdraw_military spain
    Communism takes Military influence back from Spain.
1380 pass
1381 withdraw_military france
    Islamic Fundamentalism takes Military influence back from France.
1382 withdraw_economic central_america
    Fascism takes Economic influence back from Central America.
1383 extend_military ukraine
    Communism extends Military influence to Ukraine.
1384 pass
1385 pass
1386 withdraw_economic poland
    Fascism takes Economic influence back from Poland.
1387 pass
1388 withdraw_economic east_africa
    Imperialism takes Economic influence back from East Africa.
1389 withdraw_economic turkey
    Islamic Fundamentalism takes Economic influence back from Turkey.
1390 withdraw_cultural balkans
    Fascism takes Cultural influence back from the Balkans.
1391 withdraw_military ukraine
    Communism takes Military influence back from Ukraine.
1392 withdraw_cultural israel
    Imperialism takes Cultural influence back from Israel.
1393 withdraw_economic ukraine
    Communism takes Economic influence back from Ukraine.
1394 withdraw_military algeria
    Imperialism takes Military influence back from Algeria.
1395 withdraw_military indonesia
    Imperialism takes Military influence back from Indonesia.
1396 withdraw_economic new_zealand
    Imperialism takes Economic influence back from New Zealand.
1397 withdraw_cultural cuba
    Imperialism takes Cultural influence back from Cuba.
1398 call_for_war capitalism
    Communism calls for war with Capitalism.
1399 call_for_neutrality fascism
    Communism calls for neutrality with Fascism.
1400 done
1401 call_for_war capitalism
    Imperialism calls for war with Capitalism.
1402 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
1403 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
1404 call_for_peace communism
    Imperialism calls for peace with Communism.
1405 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
1406 done
1407 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
1408 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
1409 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
1410 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
1411 call_for_neutrality communism
    Capitalism calls for neutrality with Communism.
1412 call_for_war imperialism
    Capitalism calls for war with Imperialism.
1413 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
1414 done
1415 war capitalism
1416 war imperialism
1417 war fascism
1418 neutral fundamentalism
1419 neutral capitalism
1420 war communism
1421 war fascism
1422 peace fundamentalism
1423 war capitalism
1424 war imperialism
1425 war communism
1426 war fascism
1427 peace capitalism
1428 war imperialism
1429 war communism
1430 war fundamentalism
1431 peace imperialism
1432 war communism
1433 war fascism
1434 neutral fundamentalism
    Capitalism wished peace with Imperialism; Imperialism's wish was neutrality.
    Capitalism is neutral with Imperialism now.
    Capitalism wished war with Communism; Communism's wish was war.
    Capitalism wished war with Fascism; Fascism's wish was peace.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Capitalism is at war with Islamic Fundamentalism now.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Turn 18 is over; the highest Global Influence is 5.
    Turn 19.
    Communism draws 5 hidden cards.
    Imperialism's discard pile is shuffled: 29 cards form the new deck.
    Imperialism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 19 5f903ca003f957c2
1435 done
1436 done
1437 done
1438 done
1439 done
1440 buy technological_supremacy
    Communism buys Technological Supremacy for Tactics and Industry, which go back.
1441 place_cultural russia
    Communism places Cultural influence in Russia.
1442 buy industry
    Communism buys Industry.
1443 done
1444 done
1445 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
1446 done
1447 done
1448 done
    China, level 2, is open to all.
1449 pass
1450 extend_military new_zealand
    Imperialism extends Military influence to New Zealand.
1451 extend_cultural korea
    Islamic Fundamentalism extends Cultural influence to Korea.
1452 extend_military korea
    Fascism extends Military influence to Korea.
1453 extend_military spain
    Capitalism extends Military influence to Spain.
1454 extend_military east_africa
    Communism extends Military influence to East Africa.
1455 extend_economic korea
    Imperialism extends Economic influence to Korea.
1456 extend_military algeria
    Islamic Fundamentalism extends Military influence to Algeria.
1457 pass
1458 extend_military china
    Capitalism extends Military influence to China.
1459 extend_cultural china
    Communism extends Cultural influence to China.
1460 extend_military mexico
    Imperialism extends Military influence to Mexico.
1461 withdraw_military algeria
    Islamic Fundamentalism takes Military influence back from Algeria.
1462 extend_cultural india
    Fascism extends Cultural influence to India.
1463 withdraw_military china
    Capitalism takes Military influence back from China.
1464 pass
1465 extend_cultural east_africa
    Imperialism extends Cultural influence to East Africa.
1466 withdraw_cultural korea
    Islamic Fundamentalism takes Cultural influence back from Korea.
1467 extend_cultural central_america
    Fascism extends Cultural influence to Central America.
1468 extend_cultural cuba
    Capitalism extends Cultural influence to Cuba.
1469 withdraw_military east_africa
    Communism takes Military influence back from East Africa.
1470 withdraw_military mexico
    Imperialism takes Military influence back from Mexico.
1471 pass
1472 pass
1473 pass
1474 withdraw_cultural east_africa
    Imperialism takes Cultural influence back from East Africa.
1475 pass
1476 withdraw_military spain
    Capitalism takes Military influence back from Spain.
1477 pass
1478 withdraw_economic korea
    Imperialism takes Economic influence back from Korea.
1479 pass
1480 pass
1481 withdraw_cultural china
    Communism takes Cultural influence back from China.
1482 withdraw_military new_zealand
    Imperialism takes Military influence back from New Zealand.
1483 withdraw_cultural india
    Fascism takes Cultural influence back from India.
1484 withdraw_cultural cuba
    Capitalism takes Cultural influence back from Cuba.
1485 withdraw_cultural central_america
    Fascism takes Cultural influence back from Central America.
1486 withdraw_military korea
    Fascism takes Military influence back from Korea.
1487 done
1488 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
1489 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
1490 done
1491 call_for_neutrality capitalism
    Islamic Fundamentalism calls for neutrality with Capitalism.
1492 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
1493 call_for_war imperialism
    Islamic Fundamentalism calls for war with Imperialism.
1494 call_for_neutrality communism
    Islamic Fundamentalism calls for neutrality with Communism.
1495 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
1496 call_for_war imperialism
    Fascism calls for war with Imperialism.
1497 call_for_war capitalism
    Fascism calls for war with Capitalism.
1498 call_for_war communism
    Fascism calls for war with Communism.
1499 call_for_war fundamentalism
    Capitalism calls for war with Islamic Fundamentalism.
1500 call_for_peace fascism
    Capitalism calls for peace with Fascism.
1501 done
1502 peace capitalism
1503 war imperialism
1504 peace fascism
1505 neutral fundamentalism
1506 war capitalism
1507 war communism
1508 war fascism
1509 neutral fundamentalism
1510 war capitalism
1511 war imperialism
1512 neutral communism
1513 peace fascism
1514 war capitalism
1515 war imperialism
1516 war communism
1517 war fundamentalism
1518 peace imperialism
1519 war communism
1520 war fascism
1521 war fundamentalism
    Capitalism wished peace with Imperialism; Imperialism's wish was war.
    Capitalism is at war with Imperialism now.
    Capitalism wished war with Communism; Communism's wish was peace.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished peace with Fascism; Fascism's wish was war.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Communism is neutral with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Turn 19 is over; the highest Global Influence is 5.
    Turn 20.
    Communism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Islamic Fundamentalism's discard pile is shuffled: 27 cards form the new deck.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 20 f5351344dad7aad9
1522 done
1523 done
1524 done
1525 done
1526 done
1527 done
1528 done
1529 done
1530 done
1531 done
    Central Asia, level 1, is open to all.
1532 extend_military france
    Communism extends Military influence to France.
1533 extend_economic france
    Imperialism extends Economic influence to France.
1534 extend_cultural turkey
    Islamic Fundamentalism extends Cultural influence to Turkey.
1535 extend_cultural cuba
    Fascism extends Cultural influence to Cuba.
1536 extend_cultural israel
    Capitalism extends Cultural influence to Israel.
1537 extend_economic iraq
    Communism extends Economic influence to Iraq.
1538 extend_military east_africa
    Imperialism extends Military influence to East Africa.
1539 extend_cultural east_africa
    Islamic Fundamentalism extends Cultural influence to East Africa.
1540 extend_economic ukraine
    Fascism extends Economic influence to Ukraine.
1541 withdraw_cultural israel
    Capitalism takes Cultural influence back from Israel.
1542 pass
1543 extend_military cuba
    Imperialism extends Military influence to Cuba.
1544 extend_cultural iraq
    Islamic Fundamentalism extends Cultural influence to Iraq.
1545 extend_cultural china
    Fascism extends Cultural influence to China.
1546 extend_military poland
    Capitalism extends Military influence to Poland.
1547 extend_economic china
    Communism extends Economic influence to China.
1548 extend_economic balkans
    Imperialism extends Economic influence to the Balkans.
1549 withdraw_cultural turkey
    Islamic Fundamentalism takes Cultural influence back from Turkey.
1550 withdraw_cultural cuba
    Fascism takes Cultural influence back from Cuba.
1551 withdraw_military poland
    Capitalism takes Military influence back from Poland.
1552 withdraw_economic iraq
    Communism takes Economic influence back from Iraq.
1553 pass
1554 extend_military turkey
    Islamic Fundamentalism extends Military influence to Turkey.
1555 pass
1556 extend_military balkans
    Communism extends Military influence to the Balkans.
1557 withdraw_military east_africa
    Imperialism takes Military influence back from East Africa.
1558 pass
1559 pass
1560 withdraw_military balkans
    Communism takes Military influence back from the Balkans.
1561 withdraw_economic france
    Imperialism takes Economic influence back from France.
1562 withdraw_military turkey
    Islamic Fundamentalism takes Military influence back from Turkey.
1563 pass
1564 withdraw_economic china
    Communism takes Economic influence back from China.
1565 withdraw_economic balkans
    Imperialism takes Economic influence back from the Balkans.
1566 pass
1567 withdraw_cultural china
    Fascism takes Cultural influence back from China.
1568 pass
1569 withdraw_military cuba
    Imperialism takes Military influence back from Cuba.
1570 withdraw_cultural east_africa
    Islamic Fundamentalism takes Cultural influence back from East Africa.
1571 withdraw_economic ukraine
    Fascism takes Economic influence back from Ukraine.
1572 pass
1573 pass
1574 call_for_peace fascism
    Communism calls for peace with Fascism.
1575 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
1576 call_for_war imperialism
    Communism calls for war with Imperialism.
1577 call_for_war capitalism
    Communism calls for war with Capitalism.
1578 call_for_war capitalism
    Imperialism calls for war with Capitalism.
1579 call_for_war fundamentalism
    Imperialism calls for war with Islamic Fundamentalism.
1580 call_for_war communism
    Imperialism calls for war with Communism.
1581 call_for_peace fascism
    Imperialism calls for peace with Fascism.
1582 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
1583 call_for_war imperialism
    Islamic Fundamentalism calls for war with Imperialism.
1584 call_for_neutrality capitalism
    Islamic Fundamentalism calls for neutrality with Capitalism.
1585 done
1586 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
1587 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
1588 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
1589 call_for_war imperialism
    Fascism calls for war with Imperialism.
1590 call_for_war imperialism
    Capitalism calls for war with Imperialism.
1591 call_for_war communism
    Capitalism calls for war with Communism.
1592 call_for_peace fascism
    Capitalism calls for peace with Fascism.
1593 call_for_war fundamentalism
    Capitalism calls for war with Islamic Fundamentalism.
1594 war capitalism
1595 neutral imperialism
1596 war fascism
1597 war fundamentalism
1598 war capitalism
1599 peace communism
1600 war fascism
1601 peace fundamentalism
1602 neutral capitalism
1603 war imperialism
1604 peace communism
1605 war fascism
1606 war capitalism
1607 peace imperialism
1608 neutral communism
1609 war fundamentalism
1610 neutral imperialism
1611 peace communism
1612 peace fascism
1613 war fundamentalism
    Capitalism wished neutrality with Imperialism; Imperialism's wish was war.
    Capitalism wished peace with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Imperialism wished peace with Communism; Communism's wish was neutrality.
    Imperialism is neutral with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was peace.
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was neutrality.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism is at war with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Turn 20 is over; the highest Global Influence is 5.
    Turn 21.
    Communism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism's discard pile is shuffled: 28 cards form the new deck.
    Fascism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 21 e19f11b97751b1ec
1614 done
1615 done
1616 done
1617 done
1618 done
1619 done
1620 done
1621 done
1622 done
1623 done
    Saudi Arabia, level 2, is open to all.
1624 extend_economic balkans
    Communism extends Economic influence to the Balkans.
1625 extend_cultural balkans
    Imperialism extends Cultural influence to the Balkans.
1626 extend_economic central_america
    Islamic Fundamentalism extends Economic influence to Central America.
1627 extend_cultural ukraine
    Fascism extends Cultural influence to Ukraine.
1628 extend_economic poland
    Capitalism extends Economic influence to Poland.
1629 extend_military cuba
    Communism extends Military influence to Cuba.
1630 extend_military iceland
    Imperialism extends Military influence to Iceland.
1631 extend_economic saudi_arabia
    Islamic Fundamentalism extends Economic influence to Saudi Arabia.
1632 pass
1633 extend_military ukraine
    Capitalism extends Military influence to Ukraine.
1634 extend_military spain
    Communism extends Military influence to Spain.
1635 extend_cultural israel
    Imperialism extends Cultural influence to Israel.
1636 withdraw_economic saudi_arabia
    Islamic Fundamentalism takes Economic influence back from Saudi Arabia.
1637 extend_cultural israel
    Fascism extends Cultural influence to Israel.
1638 extend_military algeria
    Capitalism extends Military influence to Algeria.
1639 pass
1640 withdraw_cultural israel
    Imperialism takes Cultural influence back from Israel.
1641 extend_military iraq
    Islamic Fundamentalism extends Military influence to Iraq.
1642 extend_cultural india
    Fascism extends Cultural influence to India.
1643 withdraw_economic poland
    Capitalism takes Economic influence back from Poland.
1644 pass
1645 withdraw_military iceland
    Imperialism takes Military influence back from Iceland.
1646 withdraw_cultural iraq
    Islamic Fundamentalism takes Cultural influence back from Iraq.
1647 extend_economic france
    Fascism extends Economic influence to France.
1648 withdraw_military ukraine
    Capitalism takes Military influence back from Ukraine.
1649 withdraw_economic balkans
    Communism takes Economic influence back from the Balkans.
1650 pass
1651 pass
1652 withdraw_cultural israel
    Fascism takes Cultural influence back from Israel.
1653 withdraw_military algeria
    Capitalism takes Military influence back from Algeria.
1654 withdraw_military spain
    Communism takes Military influence back from Spain.
1655 withdraw_cultural balkans
    Imperialism takes Cultural influence back from the Balkans.
1656 withdraw_military iraq
    Islamic Fundamentalism takes Military influence back from Iraq.
1657 pass
1658 extend_economic ukraine
    Communism extends Economic influence to Ukraine.
1659 pass
1660 withdraw_cultural india
    Fascism takes Cultural influence back from India.
1661 withdraw_military france
    Communism takes Military influence back from France.
1662 withdraw_economic central_america
    Islamic Fundamentalism takes Economic influence back from Central America.
1663 withdraw_cultural ukraine
    Fascism takes Cultural influence back from Ukraine.
1664 pass
1665 withdraw_economic france
    Fascism takes Economic influence back from France.
1666 withdraw_military cuba
    Communism takes Military influence back from Cuba.
1667 withdraw_economic ukraine
    Communism takes Economic influence back from Ukraine.
1668 call_for_war fascism
    Communism calls for war with Fascism.
1669 call_for_peace imperialism
    Communism calls for peace with Imperialism.
1670 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
1671 call_for_neutrality capitalism
    Communism calls for neutrality with Capitalism.
1672 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
1673 done
1674 call_for_war capitalism
    Islamic Fundamentalism calls for war with Capitalism.
1675 call_for_neutrality imperialism
    Islamic Fundamentalism calls for neutrality with Imperialism.
1676 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
1677 done
1678 done
1679 done
1680 war capitalism
1681 peace imperialism
1682 war fascism
1683 war fundamentalism
1684 war capitalism
1685 neutral communism
1686 peace fascism
1687 peace fundamentalism
1688 war capitalism
1689 peace imperialism
1690 war communism
1691 neutral fascism
1692 war capitalism
1693 war imperialism
1694 peace communism
1695 war fundamentalism
1696 peace imperialism
1697 war communism
1698 peace fascism
1699 war fundamentalism
    Capitalism wished peace with Imperialism; Imperialism's wish was war.
    Capitalism wished war with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished neutrality with Communism; Communism's wish was peace.
    Imperialism wished peace with Fascism; Fascism's wish was war.
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Imperialism is at peace with Islamic Fundamentalism now.
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Turn 21 is over; the highest Global Influence is 5.
    Turn 22.
    Communism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 22 f7a1ddaf475e7a7a
1700 done
1701 done
1702 done
1703 done
1704 done
1705 buy patriotism
    Communism buys Patriotism.
1706 done
1707 done
1708 done
1709 done
1710 done
    Japan, level 2, is open to all.
1711 extend_military cuba
    Communism extends Military influence to Cuba.
1712 extend_economic iceland
    Imperialism extends Economic influence to Iceland.
1713 extend_economic korea
    Islamic Fundamentalism extends Economic influence to Korea.
1714 extend_military indonesia
    Fascism extends Military influence to Indonesia.
1715 extend_cultural japan
    Capitalism extends Cultural influence to Japan.
1716 extend_cultural ukraine
    Communism extends Cultural influence to Ukraine.
1717 extend_cultural central_america
    Imperialism extends Cultural influence to Central America.
1718 extend_cultural saudi_arabia
    Islamic Fundamentalism extends Cultural influence to Saudi Arabia.
1719 extend_economic central_america
    Fascism extends Economic influence to Central America.
1720 extend_cultural mexico
    Capitalism extends Cultural influence to Mexico.
1721 extend_economic china
    Communism extends Economic influence to China.
1722 extend_cultural turkey
    Imperialism extends Cultural influence to Turkey.
1723 extend_cultural central_asia
    Islamic Fundamentalism extends Cultural influence to Central Asia.
1724 withdraw_economic central_america
    Fascism takes Economic influence back from Central America.
1725 pass
1726 withdraw_cultural ukraine
    Communism takes Cultural influence back from Ukraine.
1727 extend_military korea
    Imperialism extends Military influence to Korea.
1728 withdraw_cultural central_asia
    Islamic Fundamentalism takes Cultural influence back from Central Asia.
1729 pass
1730 withdraw_cultural japan
    Capitalism takes Cultural influence back from Japan.
1731 withdraw_economic china
    Communism takes Economic influence back from China.
1732 withdraw_military korea
    Imperialism takes Military influence back from Korea.
1733 withdraw_economic korea
    Islamic Fundamentalism takes Economic influence back from Korea.
1734 withdraw_military indonesia
    Fascism takes Military influence back from Indonesia.
1735 withdraw_cultural mexico
    Capitalism takes Cultural influence back from Mexico.
1736 withdraw_military cuba
    Communism takes Military influence back from Cuba.
1737 withdraw_cultural turkey
    Imperialism takes Cultural influence back from Turkey.
1738 pass
1739 pass
1740 call_for_peace capitalism
    Communism calls for peace with Capitalism.
1741 call_for_neutrality fascism
    Communism calls for neutrality with Fascism.
1742 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
1743 call_for_peace imperialism
    Communism calls for peace with Imperialism.
1744 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
1745 call_for_war fundamentalism
    Imperialism calls for war with Islamic Fundamentalism.
1746 done
1747 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
1748 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
1749 done
1750 call_for_peace communism
    Fascism calls for peace with Communism.
1751 call_for_war capitalism
    Fascism calls for war with Capitalism.
1752 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
1753 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
1754 call_for_war fundamentalism
    Capitalism calls for war with Islamic Fundamentalism.
1755 call_for_neutrality communism
    Capitalism calls for neutrality with Communism.
1756 done
1757 peace capitalism
1758 war imperialism
1759 war fascism
1760 war fundamentalism
1761 war capitalism
1762 neutral communism
1763 war fascism
1764 peace fundamentalism
1765 war capitalism
1766 neutral imperialism
1767 neutral communism
1768 war fascism
1769 peace capitalism
1770 war imperialism
1771 war communism
1772 war fundamentalism
1773 neutral imperialism
1774 war communism
1775 war fascism
1776 war fundamentalism
    Capitalism wished neutrality with Imperialism; Imperialism's wish was war.
    Capitalism wished war with Communism; Communism's wish was peace.
    Capitalism wished war with Fascism; Fascism's wish was peace.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished neutrality with Communism; Communism's wish was war.
    Imperialism is at war with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Imperialism is neutral with Islamic Fundamentalism now.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Turn 22 is over; the highest Global Influence is 5.
    Turn 23.
    Communism's discard pile is shuffled: 25 cards form the new deck.
    Communism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 23 9ae7d7d909e1108a
1777 done
1778 done
1779 done
1780 done
1781 done
1782 done
1783 done
1784 done
1785 place_economic germany
    Fascism places Economic influence in Germany.
1786 place_cultural germany
    Fascism places Cultural influence in Germany.
1787 done
1788 done
    Egypt, level 1, is open to all.
1789 extend_cultural japan
    Communism extends Cultural influence to Japan.
1790 extend_economic korea
    Imperialism extends Economic influence to Korea.
1791 extend_military iceland
    Islamic Fundamentalism extends Military influence to Iceland.
1792 extend_military france
    Fascism extends Military influence to France.
1793 extend_military mexico
    Capitalism extends Military influence to Mexico.
1794 extend_cultural china
    Communism extends Cultural influence to China.
1795 extend_economic algeria
    Imperialism extends Economic influence to Algeria.
1796 extend_cultural cuba
    Islamic Fundamentalism extends Cultural influence to Cuba.
1797 extend_cultural india
    Fascism extends Cultural influence to India.
1798 extend_economic china
    Capitalism extends Economic influence to China.
1799 extend_military japan
    Communism extends Military influence to Japan.
1800 withdraw_economic algeria
    Imperialism takes Economic influence back from Algeria.
1801 extend_economic iraq
    Islamic Fundamentalism extends Economic influence to Iraq.
1802 withdraw_cultural india
    Fascism takes Cultural influence back from India.
1803 extend_economic balkans
    Capitalism extends Economic influence to the Balkans.
1804 extend_military israel
    Communism extends Military influence to Israel.
1805 withdraw_economic korea
    Imperialism takes Economic influence back from Korea.
1806 pass
1807 pass
1808 withdraw_economic balkans
    Capitalism takes Economic influence back from the Balkans.
1809 withdraw_military israel
    Communism takes Military influence back from Israel.
1810 extend_cultural east_africa
    Imperialism extends Cultural influence to East Africa.
1811 withdraw_cultural cuba
    Islamic Fundamentalism takes Cultural influence back from Cuba.
1812 withdraw_military france
    Fascism takes Military influence back from France.
1813 withdraw_military mexico
    Capitalism takes Military influence back from Mexico.
1814 withdraw_cultural japan
    Communism takes Cultural influence back from Japan.
1815 extend_cultural ukraine
    Imperialism extends Cultural influence to Ukraine.
1816 withdraw_military iceland
    Islamic Fundamentalism takes Military influence back from Iceland.
1817 pass
1818 withdraw_cultural china
    Communism takes Cultural influence back from China.
1819 withdraw_cultural central_america
    Imperialism takes Cultural influence back from Central America.
1820 withdraw_cultural saudi_arabia
    Islamic Fundamentalism takes Cultural influence back from Saudi Arabia.
1821 withdraw_economic china
    Capitalism takes Economic influence back from China.
1822 pass
1823 withdraw_cultural east_africa
    Imperialism takes Cultural influence back from East Africa.
1824 pass
1825 withdraw_military japan
    Communism takes Military influence back from Japan.
1826 withdraw_economic iceland
    Imperialism takes Economic influence back from Iceland.
1827 pass
1828 withdraw_cultural ukraine
    Imperialism takes Cultural influence back from Ukraine.
1829 pass
1830 call_for_peace capitalism
    Communism calls for peace with Capitalism.
1831 call_for_war fascism
    Communism calls for war with Fascism.
1832 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
1833 call_for_peace imperialism
    Communism calls for peace with Imperialism.
1834 call_for_war fundamentalism
    Imperialism calls for war with Islamic Fundamentalism.
1835 call_for_war fascism
    Imperialism calls for war with Fascism.
1836 call_for_neutrality capitalism
    Imperialism calls for neutrality with Capitalism.
1837 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
1838 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
1839 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
1840 done
1841 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
1842 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
1843 call_for_war communism
    Fascism calls for war with Communism.
1844 done
1845 call_for_neutrality fascism
    Capitalism calls for neutrality with Fascism.
1846 call_for_war communism
    Capitalism calls for war with Communism.
1847 call_for_war fundamentalism
    Capitalism calls for war with Islamic Fundamentalism.
1848 call_for_war imperialism
    Capitalism calls for war with Imperialism.
1849 war capitalism
1850 peace imperialism
1851 peace fascism
1852 war fundamentalism
1853 war capitalism
1854 war communism
1855 peace fascism
1856 neutral fundamentalism
1857 war capitalism
1858 war imperialism
1859 war communism
1860 war fascism
1861 war capitalism
1862 neutral imperialism
1863 neutral communism
1864 war fundamentalism
1865 war imperialism
1866 neutral communism
1867 neutral fascism
1868 war fundamentalism
    Capitalism wished war with Imperialism; Imperialism's wish was war.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism wished neutrality with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished war with Communism; Communism's wish was peace.
    Imperialism wished peace with Fascism; Fascism's wish was neutrality.
    Imperialism is neutral with Fascism now.
    Imperialism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism is at war with Islamic Fundamentalism now.
    Communism wished peace with Fascism; Fascism's wish was neutrality.
    Communism is neutral with Fascism now.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Germany is at level 5 now; it was 4.
    The new turn order: Communism, Fascism, Imperialism, Islamic Fundamentalism and Capitalism.
    Turn 23 is over; the highest Global Influence is 5.
    Turn 24.
    Communism draws 5 hidden cards.
    Fascism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 24 4235d02d18ccdcb5
1869 done
1870 done
1871 done
1872 done
1873 done
1874 buy innovation
    Communism buys Innovation for Industry and Patriotism, which go back.
1875 place_economic russia
    Communism places Economic influence in Russia.
1876 buy tactics
    Communism buys Tactics.
1877 done
1878 done
1879 done
1880 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
1881 done
1882 done
    Italy, level 2, is open to all.
1883 extend_military balkans
    Communism extends Military influence to the Balkans.
1884 extend_economic cuba
    Fascism extends Economic influence to Cuba.
1885 extend_economic egypt
    Imperialism extends Economic influence to Egypt.
1886 extend_military central_asia
    Islamic Fundamentalism extends Military influence to Central Asia.
1887 extend_military india
    Capitalism extends Military influence to India.
1888 pass
1889 extend_cultural india
    Fascism extends Cultural influence to India.
1890 extend_military new_zealand
    Imperialism extends Military influence to New Zealand.
1891 extend_cultural iraq
    Islamic Fundamentalism extends Cultural influence to Iraq.
1892 extend_economic central_america
    Capitalism extends Economic influence to Central America.
1893 withdraw_military balkans
    Communism takes Military influence back from the Balkans.
1894 extend_cultural central_asia
    Fascism extends Cultural influence to Central Asia.
1895 withdraw_military new_zealand
    Imperialism takes Military influence back from New Zealand.
1896 withdraw_cultural iraq
    Islamic Fundamentalism takes Cultural influence back from Iraq.
1897 extend_cultural mexico
    Capitalism extends Cultural influence to Mexico.
1898 extend_cultural ukraine
    Communism extends Cultural influence to Ukraine.
1899 extend_cultural poland
    Fascism extends Cultural influence to Poland.
1900 extend_cultural east_africa
    Imperialism extends Cultural influence to East Africa.
1901 pass
1902 withdraw_military india
    Capitalism takes Military influence back from India.
1903 withdraw_cultural ukraine
    Communism takes Cultural influence back from Ukraine.
1904 withdraw_economic cuba
    Fascism takes Economic influence back from Cuba.
1905 extend_military central_america
    Imperialism extends Military influence to Central America.
1906 pass
1907 withdraw_economic central_america
    Capitalism takes Economic influence back from Central America.
1908 withdraw_cultural central_asia
    Fascism takes Cultural influence back from Central Asia.
1909 withdraw_economic egypt
    Imperialism takes Economic influence back from Egypt.
1910 withdraw_economic iraq
    Islamic Fundamentalism takes Economic influence back from Iraq.
1911 pass
1912 withdraw_cultural poland
    Fascism takes Cultural influence back from Poland.
1913 withdraw_cultural east_africa
    Imperialism takes Cultural influence back from East Africa.
1914 pass
1915 pass
1916 pass
1917 pass
1918 pass
1919 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
1920 done
1921 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
1922 done
1923 call_for_neutrality capitalism
    Imperialism calls for neutrality with Capitalism.
1924 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
1925 call_for_war communism
    Imperialism calls for war with Communism.
1926 done
1927 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
1928 call_for_war imperialism
    Islamic Fundamentalism calls for war with Imperialism.
1929 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
1930 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
1931 call_for_war fascism
    Capitalism calls for war with Fascism.
1932 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
1933 call_for_neutrality fundamentalism
    Capitalism calls for neutrality with Islamic Fundamentalism.
1934 call_for_peace communism
    Capitalism calls for peace with Communism.
1935 peace capitalism
1936 peace imperialism
1937 war fascism
1938 peace fundamentalism
1939 war capitalism
1940 peace imperialism
1941 peace communism
1942 neutral fundamentalism
1943 neutral capitalism
1944 neutral communism
1945 war fascism
1946 peace fundamentalism
1947 war capitalism
1948 war imperialism
1949 neutral communism
1950 peace fascism
1951 peace imperialism
1952 peace communism
1953 war fascism
1954 war fundamentalism
    Capitalism wished peace with Imperialism; Imperialism's wish was neutrality.
    Capitalism is neutral with Imperialism now.
    Capitalism wished peace with Communism; Communism's wish was peace.
    Capitalism is at peace with Communism now.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished neutrality with Communism; Communism's wish was peace.
    Imperialism is neutral with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was peace.
    Imperialism is at war with Fascism now.
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism is at war with Fascism now.
    Communism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Communism is neutral with Islamic Fundamentalism now.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism is neutral with Islamic Fundamentalism now.
    Iran is at level 5 now; it was 4.
    The new turn order: Communism, Fascism, Islamic Fundamentalism, Imperialism and Capitalism.
    Turn 24 is over; the highest Global Influence is 5.
    Turn 25.
    Communism draws 5 hidden cards.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Imperialism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 25 a94e4717bf6a3083
1955 done
1956 done
1957 done
1958 done
1959 done
1960 buy tactics
    Communism buys Tactics.
1961 done
1962 buy tactics
    Fascism buys Tactics.
1963 done
1964 done
1965 buy tactics
    Imperialism buys Tactics.
1966 done
1967 done
    Sweden, level 2, is open to all.
1968 extend_economic indonesia
    Communism extends Economic influence to Indonesia.
1969 extend_military sweden
    Fascism extends Military influence to Sweden.
1970 extend_military indonesia
    Islamic Fundamentalism extends Military influence to Indonesia.
1971 extend_cultural indonesia
    Imperialism extends Cultural influence to Indonesia.
1972 extend_economic east_africa
    Capitalism extends Economic influence to East Africa.
1973 extend_cultural turkey
    Communism extends Cultural influence to Turkey.
1974 withdraw_military sweden
    Fascism takes Military influence back from Sweden.
1975 extend_economic china
    Islamic Fundamentalism extends Economic influence to China.
1976 extend_military new_zealand
    Imperialism extends Military influence to New Zealand.
1977 extend_military algeria
    Capitalism extends Military influence to Algeria.
1978 withdraw_cultural turkey
    Communism takes Cultural influence back from Turkey.
1979 extend_cultural algeria
    Fascism extends Cultural influence to Algeria.
1980 withdraw_military indonesia
    Islamic Fundamentalism takes Military influence back from Indonesia.
1981 withdraw_military new_zealand
    Imperialism takes Military influence back from New Zealand.
1982 pass
1983 pass
1984 withdraw_cultural algeria
    Fascism takes Cultural influence back from Algeria.
1985 withdraw_military central_asia
    Islamic Fundamentalism takes Military influence back from Central Asia.
1986 withdraw_cultural indonesia
    Imperialism takes Cultural influence back from Indonesia.
1987 withdraw_economic east_africa
    Capitalism takes Economic influence back from East Africa.
1988 withdraw_economic indonesia
    Communism takes Economic influence back from Indonesia.
1989 withdraw_cultural india
    Fascism takes Cultural influence back from India.
1990 extend_economic iraq
    Islamic Fundamentalism extends Economic influence to Iraq.
1991 pass
1992 pass
1993 extend_economic poland
    Fascism extends Economic influence to Poland.
1994 pass
1995 withdraw_military central_america
    Imperialism takes Military influence back from Central America.
1996 withdraw_military algeria
    Capitalism takes Military influence back from Algeria.
1997 pass
1998 withdraw_economic china
    Islamic Fundamentalism takes Economic influence back from China.
1999 pass
2000 withdraw_economic poland
    Fascism takes Economic influence back from Poland.
2001 withdraw_economic iraq
    Islamic Fundamentalism takes Economic influence back from Iraq.
2002 extend_cultural cuba
    Capitalism extends Cultural influence to Cuba.
2003 withdraw_cultural mexico
    Capitalism takes Cultural influence back from Mexico.
2004 withdraw_cultural cuba
    Capitalism takes Cultural influence back from Cuba.
2005 call_for_peace capitalism
    Communism calls for peace with Capitalism.
2006 call_for_peace imperialism
    Communism calls for peace with Imperialism.
2007 call_for_peace fascism
    Communism calls for peace with Fascism.
2008 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
2009 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
2010 done
2011 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
2012 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
2013 call_for_neutrality imperialism
    Islamic Fundamentalism calls for neutrality with Imperialism.
2014 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
2015 done
2016 done
2017 peace capitalism
2018 peace imperialism
2019 war fascism
2020 war fundamentalism
2021 war capitalism
2022 war imperialism
2023 war communism
2024 war fundamentalism
2025 war capitalism
2026 war imperialism
2027 war communism
2028 war fascism
2029 neutral capitalism
2030 war communism
2031 war fascism
2032 war fundamentalism
2033 neutral imperialism
2034 peace communism
2035 peace fascism
2036 war fundamentalism
    Capitalism wished neutrality with Imperialism; Imperialism's wish was neutrality.
    Capitalism wished peace with Communism; Communism's wish was peace.
    Capitalism wished peace with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished war with Communism; Communism's wish was peace.
    Imperialism is at war with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism is at war with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism is at war with Islamic Fundamentalism now.
    Turn 25 is over; the highest Global Influence is 5.
    Turn 26.
    Communism draws 5 hidden cards.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism draws 5 hidden cards.
    Imperialism's discard pile is shuffled: 28 cards form the new deck.
    Imperialism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 26 fe356aec63933f64
2037 done
2038 done
2039 done
2040 done
2041 done
2042 place_military russia
    Communism places Military influence in Russia.
2043 done
2044 done
2045 done
2046 done
2047 done
    Mongolia, level 1, is open to all.
2048 extend_economic china
    Communism extends Economic influence to China.
2049 pass
2050 extend_military india
    Islamic Fundamentalism extends Military influence to India.
2051 extend_military algeria
    Imperialism extends Military influence to Algeria.
2052 extend_economic algeria
    Capitalism extends Economic influence to Algeria.
2053 extend_economic central_asia
    Communism extends Economic influence to Central Asia.
2054 extend_economic korea
    Fascism extends Economic influence to Korea.
2055 extend_cultural india
    Islamic Fundamentalism extends Cultural influence to India.
2056 extend_economic france
    Imperialism extends Economic influence to France.
2057 extend_economic iraq
    Capitalism extends Economic influence to Iraq.
2058 extend_economic italy
    Communism extends Economic influence to Italy.
2059 extend_cultural korea
    Fascism extends Cultural influence to Korea.
2060 pass
2061 extend_economic israel
    Imperialism extends Economic influence to Israel.
2062 pass
2063 withdraw_economic central_asia
    Communism takes Economic influence back from Central Asia.
2064 extend_economic sweden
    Fascism extends Economic influence to Sweden.
2065 extend_cultural poland
    Islamic Fundamentalism extends Cultural influence to Poland.
2066 withdraw_economic france
    Imperialism takes Economic influence back from France.
2067 extend_cultural cuba
    Capitalism extends Cultural influence to Cuba.
2068 extend_cultural central_asia
    Communism extends Cultural influence to Central Asia.
2069 withdraw_economic sweden
    Fascism takes Economic influence back from Sweden.
2070 extend_cultural indonesia
    Islamic Fundamentalism extends Cultural influence to Indonesia.
2071 withdraw_military algeria
    Imperialism takes Military influence back from Algeria.
2072 withdraw_cultural cuba
    Capitalism takes Cultural influence back from Cuba.
2073 pass
2074 extend_military poland
    Fascism extends Military influence to Poland.
2075 pass
2076 pass
2077 pass
2078 withdraw_economic italy
    Communism takes Economic influence back from Italy.
2079 pass
2080 withdraw_cultural indonesia
    Islamic Fundamentalism takes Cultural influence back from Indonesia.
2081 withdraw_economic israel
    Imperialism takes Economic influence back from Israel.
2082 pass
2083 withdraw_economic china
    Communism takes Economic influence back from China.
2084 withdraw_economic korea
    Fascism takes Economic influence back from Korea.
2085 withdraw_military india
    Islamic Fundamentalism takes Military influence back from India.
2086 withdraw_economic algeria
    Capitalism takes Economic influence back from Algeria.
2087 pass
2088 withdraw_cultural korea
    Fascism takes Cultural influence back from Korea.
2089 withdraw_cultural poland
    Islamic Fundamentalism takes Cultural influence back from Poland.
2090 pass
2091 pass
2092 pass
2093 pass
2094 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
2095 call_for_neutrality capitalism
    Communism calls for neutrality with Capitalism.
2096 call_for_war fascism
    Communism calls for war with Fascism.
2097 call_for_peace imperialism
    Communism calls for peace with Imperialism.
2098 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
2099 call_for_war communism
    Fascism calls for war with Communism.
2100 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
2101 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
2102 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
2103 call_for_neutrality communism
    Islamic Fundamentalism calls for neutrality with Communism.
2104 call_for_war capitalism
    Islamic Fundamentalism calls for war with Capitalism.
2105 done
2106 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
2107 call_for_neutrality communism
    Imperialism calls for neutrality with Communism.
2108 done
2109 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
2110 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
2111 done
2112 neutral capitalism
2113 war imperialism
2114 neutral fascism
2115 neutral fundamentalism
2116 war capitalism
2117 war imperialism
2118 war communism
2119 war fundamentalism
2120 war capitalism
2121 war imperialism
2122 peace communism
2123 war fascism
2124 war capitalism
2125 war communism
2126 war fascism
2127 war fundamentalism
2128 neutral imperialism
2129 neutral communism
2130 peace fascism
2131 neutral fundamentalism
    Capitalism wished neutrality with Imperialism; Imperialism's wish was war.
    Capitalism is at war with Imperialism now.
    Capitalism wished neutrality with Communism; Communism's wish was neutrality.
    Capitalism is neutral with Communism now.
    Capitalism wished peace with Fascism; Fascism's wish was war.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished neutrality with Fascism; Fascism's wish was war.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism is neutral with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Russia is at level 6 now; it was 5.
    Turn 26 is over; the highest Global Influence is 6.
    Turn 27.
    Communism draws 6 hidden cards.
    Fascism's discard pile is shuffled: 24 cards form the new deck.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism's discard pile is shuffled: 27 cards form the new deck.
    Islamic Fundamentalism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Capitalism's discard pile is shuffled: 32 cards form the new deck.
    Capitalism draws 3 hidden cards.
hash 27 66bce82af29f1d92
2132 done
2133 done
2134 done
2135 done
2136 done
2137 done
2138 done
2139 done
2140 done
2141 done
    Venezuela, level 1, is open to all.
2142 extend_economic india
    Communism extends Economic influence to India.
2143 extend_military turkey
    Fascism extends Military influence to Turkey.
2144 extend_cultural mexico
    Islamic Fundamentalism extends Cultural influence to Mexico.
2145 extend_economic sweden
    Imperialism extends Economic influence to Sweden.
2146 extend_military saudi_arabia
    Capitalism extends Military influence to Saudi Arabia.
2147 withdraw_cultural central_asia
    Communism takes Cultural influence back from Central Asia.
2148 extend_cultural japan
    Fascism extends Cultural influence to Japan.
2149 withdraw_cultural mexico
    Islamic Fundamentalism takes Cultural influence back from Mexico.
2150 extend_military saudi_arabia
    Imperialism extends Military influence to Saudi Arabia.
2151 extend_military central_america
    Capitalism extends Military influence to Central America.
2152 extend_military mongolia
    Communism extends Military influence to Mongolia.
2153 extend_cultural sweden
    Fascism extends Cultural influence to Sweden.
2154 extend_economic central_asia
    Islamic Fundamentalism extends Economic influence to Central Asia.
2155 extend_cultural spain
    Imperialism extends Cultural influence to Spain.
2156 extend_cultural cuba
    Capitalism extends Cultural influence to Cuba.
2157 extend_economic poland
    Communism extends Economic influence to Poland.
2158 extend_economic poland
    Fascism extends Economic influence to Poland.
2159 extend_military iraq
    Islamic Fundamentalism extends Military influence to Iraq.
2160 withdraw_military saudi_arabia
    Imperialism takes Military influence back from Saudi Arabia.
2161 pass
2162 extend_economic algeria
    Communism extends Economic influence to Algeria.
2163 pass
2164 extend_cultural turkey
    Islamic Fundamentalism extends Cultural influence to Turkey.
2165 withdraw_cultural spain
    Imperialism takes Cultural influence back from Spain.
2166 withdraw_military saudi_arabia
    Capitalism takes Military influence back from Saudi Arabia.
2167 extend_military iceland
    Communism extends Military influence to Iceland.
2168 withdraw_cultural sweden
    Fascism takes Cultural influence back from Sweden.
2169 extend_cultural central_asia
    Islamic Fundamentalism extends Cultural influence to Central Asia.
2170 withdraw_economic sweden
    Imperialism takes Economic influence back from Sweden.
2171 pass
2172 extend_economic egypt
    Communism extends Economic influence to Egypt.
2173 withdraw_economic poland
    Fascism takes Economic influence back from Poland.
2174 withdraw_military iraq
    Islamic Fundamentalism takes Military influence back from Iraq.
2175 withdraw_cultural cuba
    Capitalism takes Cultural influence back from Cuba.
2176 withdraw_military iceland
    Communism takes Military influence back from Iceland.
2177 withdraw_military turkey
    Fascism takes Military influence back from Turkey.
2178 withdraw_cultural central_asia
    Islamic Fundamentalism takes Cultural influence back from Central Asia.
2179 withdraw_economic iraq
    Capitalism takes Economic influence back from Iraq.
2180 withdraw_economic egypt
    Communism takes Economic influence back from Egypt.
2181 pass
2182 withdraw_cultural turkey
    Islamic Fundamentalism takes Cultural influence back from Turkey.
2183 pass
2184 withdraw_economic poland
    Communism takes Economic influence back from Poland.
2185 pass
2186 withdraw_economic central_asia
    Islamic Fundamentalism takes Economic influence back from Central Asia.
2187 pass
2188 withdraw_military mongolia
    Communism takes Military influence back from Mongolia.
2189 withdraw_military poland
    Fascism takes Military influence back from Poland.
2190 pass
2191 withdraw_military central_america
    Capitalism takes Military influence back from Central America.
2192 withdraw_economic algeria
    Communism takes Economic influence back from Algeria.
2193 withdraw_cultural japan
    Fascism takes Cultural influence back from Japan.
2194 withdraw_cultural india
    Islamic Fundamentalism takes Cultural influence back from India.
2195 pass
2196 call_for_peace imperialism
    Communism calls for peace with Imperialism.
2197 call_for_peace capitalism
    Communism calls for peace with Capitalism.
2198 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
2199 call_for_peace fascism
    Communism calls for peace with Fascism.
2200 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
2201 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
2202 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
2203 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
2204 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
2205 call_for_war capitalism
    Islamic Fundamentalism calls for war with Capitalism.
2206 call_for_neutrality imperialism
    Islamic Fundamentalism calls for neutrality with Imperialism.
2207 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
2208 call_for_war fascism
    Imperialism calls for war with Fascism.
2209 call_for_war communism
    Imperialism calls for war with Communism.
2210 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
2211 call_for_war fundamentalism
    Imperialism calls for war with Islamic Fundamentalism.
2212 call_for_war imperialism
    Capitalism calls for war with Imperialism.
2213 done
2214 peace capitalism
2215 neutral imperialism
2216 peace fascism
2217 war fundamentalism
2218 war capitalism
2219 neutral imperialism
2220 war communism
2221 peace fundamentalism
2222 war capitalism
2223 neutral imperialism
2224 war communism
2225 war fascism
2226 peace capitalism
2227 peace communism
2228 neutral fascism
2229 war fundamentalism
2230 war imperialism
2231 neutral communism
2232 war fascism
2233 war fundamentalism
    Capitalism wished war with Imperialism; Imperialism's wish was peace.
    Capitalism wished neutrality with Communism; Communism's wish was peace.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished peace with Communism; Communism's wish was neutrality.
    Imperialism is neutral with Communism now.
    Imperialism wished neutrality with Fascism; Fascism's wish was neutrality.
    Imperialism is neutral with Fascism now.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Communism wished peace with Fascism; Fascism's wish was war.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism is at war with Islamic Fundamentalism now.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Turn 27 is over; the highest Global Influence is 6.
    Turn 28.
    Communism's discard pile is shuffled: 23 cards form the new deck.
    Communism draws 6 hidden cards.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 28 65eddf5252660b36
2234 done
2235 done
2236 done
2237 done
2238 done
2239 done
2240 buy industry
    Fascism buys Industry.
2241 done
2242 done
2243 buy patriotism
    Imperialism buys Patriotism.
2244 buy propaganda
    Imperialism buys Propaganda for Tactics and Patriotism, which go back.
2245 done
2246 place_cultural united_states
    Capitalism places Cultural influence in the United States.
2247 done
    The Philippines, level 1, are open to all.
2248 extend_cultural ukraine
    Communism extends Cultural influence to Ukraine.
2249 extend_cultural egypt
    Fascism extends Cultural influence to Egypt.
2250 extend_military ukraine
    Islamic Fundamentalism extends Military influence to Ukraine.
2251 extend_economic korea
    Imperialism extends Economic influence to Korea.
2252 extend_economic algeria
    Capitalism extends Economic influence to Algeria.
2253 extend_economic central_america
    Communism extends Economic influence to Central America.
2254 extend_cultural iceland
    Fascism extends Cultural influence to Iceland.
2255 extend_cultural france
    Islamic Fundamentalism extends Cultural influence to France.
2256 extend_economic central_asia
    Imperialism extends Economic influence to Central Asia.
2257 pass
2258 extend_cultural indonesia
    Communism extends Cultural influence to Indonesia.
2259 pass
2260 extend_economic iceland
    Islamic Fundamentalism extends Economic influence to Iceland.
2261 pass
2262 extend_cultural mexico
    Capitalism extends Cultural influence to Mexico.
2263 extend_economic philippines
    Communism extends Economic influence to the Philippines.
2264 withdraw_cultural iceland
    Fascism takes Cultural influence back from Iceland.
2265 withdraw_military ukraine
    Islamic Fundamentalism takes Military influence back from Ukraine.
2266 pass
2267 withdraw_economic algeria
    Capitalism takes Economic influence back from Algeria.
2268 extend_military central_asia
    Communism extends Military influence to Central Asia.
2269 pass
2270 pass
2271 pass
2272 pass
2273 withdraw_military central_asia
    Communism takes Military influence back from Central Asia.
2274 extend_military france
    Fascism extends Military influence to France.
2275 withdraw_cultural france
    Islamic Fundamentalism takes Cultural influence back from France.
2276 withdraw_economic korea
    Imperialism takes Economic influence back from Korea.
2277 pass
2278 withdraw_cultural indonesia
    Communism takes Cultural influence back from Indonesia.
2279 withdraw_cultural egypt
    Fascism takes Cultural influence back from Egypt.
2280 pass
2281 withdraw_economic central_asia
    Imperialism takes Economic influence back from Central Asia.
2282 withdraw_cultural mexico
    Capitalism takes Cultural influence back from Mexico.
2283 pass
2284 withdraw_military france
    Fascism takes Military influence back from France.
2285 withdraw_economic iceland
    Islamic Fundamentalism takes Economic influence back from Iceland.
2286 withdraw_economic central_america
    Communism takes Economic influence back from Central America.
2287 withdraw_economic philippines
    Communism takes Economic influence back from the Philippines.
2288 pass
2289 call_for_neutrality capitalism
    Communism calls for neutrality with Capitalism.
2290 call_for_peace imperialism
    Communism calls for peace with Imperialism.
2291 call_for_war fascism
    Communism calls for war with Fascism.
2292 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
2293 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
2294 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
2295 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
2296 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
2297 call_for_neutrality fascism
    Islamic Fundamentalism calls for neutrality with Fascism.
2298 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
2299 done
2300 done
2301 call_for_war fascism
    Capitalism calls for war with Fascism.
2302 call_for_peace communism
    Capitalism calls for peace with Communism.
2303 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
2304 call_for_neutrality fundamentalism
    Capitalism calls for neutrality with Islamic Fundamentalism.
2305 war capitalism
2306 war imperialism
2307 neutral fascism
2308 war fundamentalism
2309 war capitalism
2310 war imperialism
2311 peace communism
2312 peace fundamentalism
2313 peace capitalism
2314 peace imperialism
2315 neutral communism
2316 war fascism
2317 war capitalism
2318 war communism
2319 war fascism
2320 peace fundamentalism
2321 peace imperialism
2322 neutral communism
2323 neutral fascism
2324 neutral fundamentalism
    Capitalism wished peace with Imperialism; Imperialism's wish was war.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism is at war with Communism now.
    Capitalism wished neutrality with Fascism; Fascism's wish was war.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism is neutral with Islamic Fundamentalism now.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism is at war with Communism now.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism is at war with Fascism now.
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Imperialism is at peace with Islamic Fundamentalism now.
    Communism wished neutrality with Fascism; Fascism's wish was peace.
    Communism is neutral with Fascism now.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Turn 28 is over; the highest Global Influence is 6.
    Turn 29.
    Communism draws 6 hidden cards.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 29 d8d676eccda86429
2325 done
2326 done
2327 done
2328 done
2329 done
2330 buy technological_supremacy
    Communism buys Technological Supremacy for Tactics and Industry, which go back.
2331 done
2332 done
2333 buy tactics
    Islamic Fundamentalism buys Tactics.
2334 done
2335 done
2336 place_economic united_states
    Capitalism places Economic influence in the United States.
2337 done
    Argentina, level 1, is open to all.
2338 extend_cultural israel
    Communism extends Cultural influence to Israel.
2339 extend_cultural argentina
    Fascism extends Cultural influence to Argentina.
2340 extend_economic india
    Islamic Fundamentalism extends Economic influence to India.
2341 extend_economic poland
    Imperialism extends Economic influence to Poland.
2342 extend_military italy
    Capitalism extends Military influence to Italy.
2343 extend_cultural china
    Communism extends Cultural influence to China.
2344 extend_military argentina
    Fascism extends Military influence to Argentina.
2345 extend_economic turkey
    Islamic Fundamentalism extends Economic influence to Turkey.
2346 extend_cultural central_asia
    Imperialism extends Cultural influence to Central Asia.
2347 withdraw_military italy
    Capitalism takes Military influence back from Italy.
2348 extend_military israel
    Communism extends Military influence to Israel.
2349 extend_military france
    Fascism extends Military influence to France.
2350 pass
2351 extend_military east_africa
    Imperialism extends Military influence to East Africa.
2352 pass
2353 extend_military central_america
    Communism extends Military influence to Central America.
2354 extend_economic poland
    Fascism extends Economic influence to Poland.
2355 withdraw_economic india
    Islamic Fundamentalism takes Economic influence back from India.
2356 pass
2357 extend_cultural cuba
    Capitalism extends Cultural influence to Cuba.
2358 extend_military ukraine
    Communism extends Military influence to Ukraine.
2359 pass
2360 withdraw_economic turkey
    Islamic Fundamentalism takes Economic influence back from Turkey.
2361 pass
2362 withdraw_cultural cuba
    Capitalism takes Cultural influence back from Cuba.
2363 withdraw_military central_america
    Communism takes Military influence back from Central America.
2364 withdraw_cultural argentina
    Fascism takes Cultural influence back from Argentina.
2365 withdraw_military east_africa
    Imperialism takes Military influence back from East Africa.
2366 withdraw_economic india
    Communism takes Economic influence back from India.
2367 withdraw_economic poland
    Fascism takes Economic influence back from Poland.
2368 pass
2369 pass
2370 pass
2371 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
2372 call_for_war fascism
    Communism calls for war with Fascism.
2373 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
2374 done
2375 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
2376 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
2377 call_for_war communism
    Fascism calls for war with Communism.
2378 call_for_war capitalism
    Fascism calls for war with Capitalism.
2379 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
2380 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
2381 call_for_war fascism
    Islamic Fundamentalism calls for war with Fascism.
2382 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
2383 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
2384 call_for_peace communism
    Imperialism calls for peace with Communism.
2385 done
2386 call_for_peace fascism
    Capitalism calls for peace with Fascism.
2387 call_for_war communism
    Capitalism calls for war with Communism.
2388 done
2389 war capitalism
2390 war imperialism
2391 war fascism
2392 war fundamentalism
2393 war capitalism
2394 war imperialism
2395 war communism
2396 war fundamentalism
2397 war capitalism
2398 neutral imperialism
2399 war communism
2400 peace fascism
2401 war capitalism
2402 war communism
2403 war fascism
2404 war fundamentalism
2405 war imperialism
2406 neutral communism
2407 war fascism
2408 neutral fundamentalism
    Capitalism wished war with Imperialism; Imperialism's wish was war.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Capitalism is at war with Islamic Fundamentalism now.
    Imperialism wished war with Communism; Communism's wish was war.
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Imperialism is at war with Islamic Fundamentalism now.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism is at war with Fascism now.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    The United States is at level 4 now; it was 3.
    Turn 29 is over; the highest Global Influence is 6.
    Turn 30.
    Communism draws 6 hidden cards.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Capitalism draws 4 hidden cards.
hash 30 382a72a7961e7a88
2409 done
2410 done
2411 done
2412 done
2413 done
2414 done
2415 done
2416 buy industry
    Islamic Fundamentalism buys Industry.
2417 done
2418 done
2419 buy industry
    Capitalism buys Industry.
2420 done
    Brazil, level 2, is open to all.
2421 extend_economic egypt
    Communism extends Economic influence to Egypt.
2422 extend_cultural korea
    Fascism extends Cultural influence to Korea.
2423 extend_cultural cuba
    Islamic Fundamentalism extends Cultural influence to Cuba.
2424 extend_cultural israel
    Imperialism extends Cultural influence to Israel.
2425 extend_cultural balkans
    Capitalism extends Cultural influence to the Balkans.
2426 extend_military saudi_arabia
    Communism extends Military influence to Saudi Arabia.
2427 extend_economic france
    Fascism extends Economic influence to France.
2428 extend_military iraq
    Islamic Fundamentalism extends Military influence to Iraq.
2429 extend_cultural spain
    Imperialism extends Cultural influence to Spain.
2430 pass
2431 withdraw_military saudi_arabia
    Communism takes Military influence back from Saudi Arabia.
2432 extend_military france
    Fascism extends Military influence to France.
2433 extend_military central_asia
    Islamic Fundamentalism extends Military influence to Central Asia.
2434 extend_cultural saudi_arabia
    Imperialism extends Cultural influence to Saudi Arabia.
2435 withdraw_cultural balkans
    Capitalism takes Cultural influence back from the Balkans.
2436 withdraw_military israel
    Communism takes Military influence back from Israel.
2437 pass
2438 pass
2439 extend_military philippines
    Imperialism extends Military influence to the Philippines.
2440 extend_economic algeria
    Communism extends Economic influence to Algeria.
2441 withdraw_military argentina
    Fascism takes Military influence back from Argentina.
2442 pass
2443 withdraw_cultural central_asia
    Imperialism takes Cultural influence back from Central Asia.
2444 extend_cultural egypt
    Communism extends Cultural influence to Egypt.
2445 extend_cultural iceland
    Fascism extends Cultural influence to Iceland.
2446 withdraw_cultural cuba
    Islamic Fundamentalism takes Cultural influence back from Cuba.
2447 pass
2448 extend_economic saudi_arabia
    Communism extends Economic influence to Saudi Arabia.
2449 extend_economic italy
    Fascism extends Economic influence to Italy.
2450 withdraw_military central_asia
    Islamic Fundamentalism takes Military influence back from Central Asia.
2451 withdraw_cultural israel
    Imperialism takes Cultural influence back from Israel.
2452 withdraw_cultural israel
    Communism takes Cultural influence back from Israel.
2453 pass
2454 withdraw_military iraq
    Islamic Fundamentalism takes Military influence back from Iraq.
2455 withdraw_cultural saudi_arabia
    Imperialism takes Cultural influence back from Saudi Arabia.
2456 pass
2457 withdraw_cultural iceland
    Fascism takes Cultural influence back from Iceland.
2458 withdraw_economic poland
    Imperialism takes Economic influence back from Poland.
2459 withdraw_economic saudi_arabia
    Communism takes Economic influence back from Saudi Arabia.
2460 withdraw_military france
    Fascism takes Military influence back from France.
2461 pass
2462 withdraw_economic egypt
    Communism takes Economic influence back from Egypt.
2463 withdraw_cultural korea
    Fascism takes Cultural influence back from Korea.
2464 pass
2465 pass
2466 withdraw_economic france
    Fascism takes Economic influence back from France.
2467 withdraw_cultural spain
    Imperialism takes Cultural influence back from Spain.
2468 pass
2469 withdraw_economic italy
    Fascism takes Economic influence back from Italy.
2470 withdraw_military philippines
    Imperialism takes Military influence back from the Philippines.
2471 withdraw_cultural china
    Communism takes Cultural influence back from China.
2472 withdraw_military france
    Fascism takes Military influence back from France.
2473 withdraw_cultural egypt
    Communism takes Cultural influence back from Egypt.
2474 pass
2475 call_for_war fascism
    Communism calls for war with Fascism.
2476 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
2477 call_for_war capitalism
    Communism calls for war with Capitalism.
2478 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
2479 call_for_war imperialism
    Fascism calls for war with Imperialism.
2480 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
2481 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
2482 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
2483 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
2484 done
2485 call_for_war fascism
    Imperialism calls for war with Fascism.
2486 call_for_war capitalism
    Imperialism calls for war with Capitalism.
2487 call_for_war communism
    Imperialism calls for war with Communism.
2488 call_for_war fundamentalism
    Imperialism calls for war with Islamic Fundamentalism.
2489 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
2490 call_for_neutrality imperialism
    Capitalism calls for neutrality with Imperialism.
2491 call_for_peace fascism
    Capitalism calls for peace with Fascism.
2492 call_for_neutrality communism
    Capitalism calls for neutrality with Communism.
2493 war capitalism
2494 war imperialism
2495 war fascism
2496 peace fundamentalism
2497 war capitalism
2498 peace imperialism
2499 war communism
2500 war fundamentalism
2501 war capitalism
2502 war imperialism
2503 peace communism
2504 peace fascism
2505 war capitalism
2506 neutral communism
2507 war fascism
2508 war fundamentalism
2509 war imperialism
2510 neutral communism
2511 war fascism
2512 war fundamentalism
    Capitalism wished war with Imperialism; Imperialism's wish was war.
    Capitalism wished neutrality with Communism; Communism's wish was war.
    Capitalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished neutrality with Communism; Communism's wish was war.
    Imperialism wished war with Fascism; Fascism's wish was peace.
    Imperialism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Communism is at peace with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Turn 30 is over; the highest Global Influence is 6.
    The war of ideas is over: Communism, with a Global Influence of 6.
end 58ea6b3a3431bc55
    Communism wins after the last turn, with a Global Influence of 6.
