{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 30, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "none", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 37, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 3c6f205014eed733
1 trade military
    Imperialism trades one Military card.
    Imperialism draws a hidden card.
2 done
3 place_military great_britain
    Imperialism places Military influence in Great Britain.
4 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
5 done
6 done
    Canada, level 2, is open to all.
7 pass
8 pass
9 done
10 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
11 war fascism
12 war imperialism
    Fascism and Imperialism are at war now.
    Turn 1 is over; the highest Global Influence is 3.
    Turn 2.
    Imperialism draws 2 hidden cards.
hash 2 299a16a6579204e1
13 trade cultural
    Imperialism trades one Cultural card.
    Imperialism draws a hidden card.
14 done
15 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
16 done
17 done
    Pakistan, level 1, is open to all.
18 pass
19 pass
20 pass
21 attack_economic great_britain
    Fascism opens an Economic Conflict against Imperialism in Great Britain, paying 1 card besides the attack card.
    Fascism attacks in Great Britain with Economic card number 1.
22 let_stand
    Fascism's Economic card takes the place of one of Imperialism's cards in Great Britain.
23 pass
24 call_for_war fascism
    Imperialism calls for war with Fascism.
25 call_for_war imperialism
    Fascism calls for war with Imperialism.
26 war fascism
27 war imperialism
    Turn 2 is over; the highest Global Influence is 3.
    Turn 3.
    Imperialism draws a hidden card.
    Fascism draws 2 hidden cards.
hash 3 1a70e269f6c78811
28 trade cultural
    Imperialism trades one Cultural card.
    Imperialism draws a hidden card.
29 done
30 done
31 done
    Venezuela, level 1, is open to all.
32 pass
33 withdraw_economic great_britain
    Fascism takes Economic influence back from Great Britain.
34 pass
35 pass
36 pass
37 pass
38 done
39 done
40 peace fascism
41 war imperialism
    Turn 3 is over; the highest Global Influence is 3.
    Turn 4.
hash 4 296d204212c1420e
42 trade military
    Imperialism trades one Military card.
    Imperialism draws a hidden card.
43 done
44 done
45 done
    France, level 2, is open to all.
46 pass
47 pass
48 pass
49 pass
50 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
51 call_for_war imperialism
    Fascism calls for war with Imperialism.
52 war fascism
53 war imperialism
    Turn 4 is over; the highest Global Influence is 3.
    Turn 5.
hash 5 c418aef78f05452e
54 done
55 done
56 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
57 done
58 place_military germany
    Fascism places Military influence in Germany.
59 place_cultural germany
    Fascism places Cultural influence in Germany.
60 done
    Egypt, level 1, is open to all.
61 pass
62 extend_economic france
    Fascism extends Economic influence to France.
63 pass
64 pass
65 attack_economic france
    Imperialism opens an Economic Conflict against Fascism in France, paying 0 cards besides the attack card.
    Imperialism attacks in France with Economic card number 1.
    Imperialism's Economic card takes the place of one of Fascism's cards in France.
66 done
67 done
68 war fascism
69 peace imperialism
    Great Britain is at level 4 now; it was 3.
    Turn 5 is over; the highest Global Influence is 4.
    Turn 6.
    Imperialism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 6 0b54d7686ed4fbce
70 done
71 done
72 place_military great_britain
    Imperialism places Military influence in Great Britain.
73 done
74 done
    Saudi Arabia, level 2, is open to all.
75 pass
76 pass
77 pass
78 attack_economic great_britain
    Fascism opens an Economic Conflict against Imperialism in Great Britain, paying 1 card besides the attack card.
    Fascism attacks in Great Britain with Economic card number 1.
79 let_stand
    Fascism's Economic card takes the place of one of Imperialism's cards in Great Britain.
80 pass
81 pass
82 done
83 done
84 war fascism
85 war imperialism
    Turn 6 is over; the highest Global Influence is 4.
    Turn 7.
    Imperialism draws a hidden card.
    Fascism draws 2 hidden cards.
hash 7 b392ce55ca22b3ea
86 done
87 done
88 done
89 done
    Cuba, level 1, is open to all.
90 extend_military canada
    Imperialism extends Military influence to Canada.
91 pass
92 pass
93 attack_economic great_britain
    Imperialism opens an Economic Conflict against Fascism in Great Britain, paying 0 cards besides the attack card.
    Imperialism attacks in Great Britain with Economic card number 1.
94 deflect
    Fascism deflects it with 1 Economic card.
95 stop
    Imperialism stops in Great Britain.
96 pass
97 pass
98 done
99 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
100 war fascism
101 war imperialism
    Turn 7 is over; the highest Global Influence is 4.
    Turn 8.
    Imperialism draws 3 hidden cards.
    Fascism draws a hidden card.
hash 8 6d08e6b5a4654989
102 done
103 done
104 done
105 done
    Italy, level 2, is open to all.
106 pass
107 extend_cultural italy
    Fascism extends Cultural influence to Italy.
108 extend_economic egypt
    Imperialism extends Economic influence to Egypt.
109 pass
110 pass
111 attack_cultural germany
    Imperialism opens a Cultural Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Cultural card number 1.
112 let_stand
    Imperialism's Cultural card takes the place of one of Fascism's cards in Germany.
113 attack_economic france
    Fascism opens an Economic Conflict against Imperialism in France, paying 0 cards besides the attack card.
    Fascism attacks in France with Economic card number 1.
114 let_stand
    Fascism's Economic card takes the place of one of Imperialism's cards in France.
115 pass
116 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
117 done
118 war fascism
119 war imperialism
    Turn 8 is over; the highest Global Influence is 4.
    Turn 9.
    Imperialism draws 3 hidden cards.
    Fascism draws 2 hidden cards.
hash 9 1e6c2a895bf3c41a
120 done
121 trade military
    Fascism trades one Military card.
122 done
    Fascism draws a hidden card.
123 place_military great_britain
    Imperialism places Military influence in Great Britain.
124 buy patriotism
    Imperialism buys Patriotism.
125 done
126 done
    Brazil, level 2, is open to all.
127 extend_economic venezuela
    Imperialism extends Economic influence to Venezuela.
128 pass
129 pass
130 pass
131 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
132 done
133 war fascism
134 war imperialism
    Turn 9 is over; the highest Global Influence is 4.
    Turn 10.
    Imperialism draws 4 hidden cards.
hash 10 d506b21808a8ebc4
135 trade military
    Imperialism trades one Military card.
136 trade economic
    Imperialism trades one Economic card.
137 done
    Imperialism draws 2 hidden cards.
138 done
139 done
140 place_economic germany
    Fascism places Economic influence in Germany.
141 done
    Japan, level 2, is open to all.
142 pass
143 extend_cultural canada
    Fascism extends Cultural influence to Canada.
144 extend_economic cuba
    Imperialism extends Economic influence to Cuba.
145 pass
146 pass
147 pass
148 call_for_war fascism
    Imperialism calls for war with Fascism.
149 done
150 war fascism
151 war imperialism
    Germany is at level 4 now; it was 3.
    Turn 10 is over; the highest Global Influence is 4.
    Turn 11.
    Imperialism draws a hidden card.
    Fascism draws 4 hidden cards.
hash 11 16bb12f7b2f27c49
152 done
153 done
154 done
155 place_military germany
    Fascism places Military influence in Germany.
156 done
    Philippines, level 1, is open to all.
157 extend_military egypt
    Imperialism extends Military influence to Egypt.
158 extend_economic italy
    Fascism extends Economic influence to Italy.
159 pass
160 pass
161 attack_economic germany
    Imperialism opens an Economic Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Economic card number 1.
162 let_stand
    Imperialism's Economic card takes the place of one of Fascism's cards in Germany.
163 pass
164 pass
165 done
166 done
167 war fascism
168 war imperialism
    Turn 11 is over; the highest Global Influence is 4.
    Turn 12.
    Imperialism draws 3 hidden cards.
    Fascism draws 2 hidden cards.
hash 12 274bb25aa80bcf04
169 done
170 done
171 done
172 done
    Poland, level 1, is open to all.
173 pass
174 pass
175 attack_cultural canada
    Imperialism opens a Cultural Conflict against Fascism in Canada, paying 1 card besides the attack card.
    Imperialism attacks in Canada with Cultural card number 1.
176 deflect
    Fascism deflects it with 1 Cultural card.
177 stop
    Imperialism stops in Canada.
178 pass
179 attack_economic great_britain
    Imperialism opens an Economic Conflict against Fascism in Great Britain, paying 0 cards besides the attack card.
    Imperialism attacks in Great Britain with Economic card number 1.
180 let_stand
    Imperialism's Economic card takes the place of one of Fascism's cards in Great Britain.
181 pass
182 pass
183 done
184 done
185 war fascism
186 war imperialism
    Turn 12 is over; the highest Global Influence is 4.
    Turn 13.
    Imperialism draws 3 hidden cards.
    Fascism draws a hidden card.
hash 13 2dba9bb1e8497976
187 done
188 done
189 done
190 done
    South Africa, level 2, is open to all.
191 pass
192 withdraw_economic france
    Fascism takes Economic influence back from France.
193 pass
194 pass
195 attack_military germany
    Imperialism opens a Military Conflict against Fascism in Germany, paying 2 cards besides the attack card.
    Imperialism attacks in Germany with Military card number 1.
196 deflect
    Fascism deflects it with 1 Military card.
197 stop
    Imperialism stops in Germany.
198 pass
199 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
200 done
201 war fascism
202 war imperialism
    Turn 13 is over; the highest Global Influence is 4.
    Turn 14.
    Imperialism's discard pile is shuffled: 20 cards form the new deck.
    Imperialism draws 3 hidden cards.
    Fascism draws a hidden card.
hash 14 bd445aa9e1cd6fa9
203 done
204 done
205 done
206 buy patriotism
    Fascism buys Patriotism.
207 done
    New Zealand, level 1, is open to all.
208 withdraw_economic venezuela
    Imperialism takes Economic influence back from Venezuela.
209 pass
210 pass
211 attack_cultural italy
    Imperialism opens a Cultural Conflict against Fascism in Italy, paying 1 card besides the attack card.
    Imperialism attacks in Italy with Cultural card number 1.
212 deflect
    Fascism deflects it with 1 Cultural card.
213 press
    Imperialism attacks in Italy with Cultural card number 2.
214 let_stand
    Imperialism's Cultural card takes the place of one of Fascism's cards in Italy.
215 pass
216 call_for_war fascism
    Imperialism calls for war with Fascism.
217 done
218 war fascism
219 war imperialism
    Turn 14 is over; the highest Global Influence is 4.
    Turn 15.
    Imperialism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 15 64ae9a9bf4c12af6
220 trade economic
    Imperialism trades one Economic card.
221 trade military
    Imperialism trades one Military card.
222 trade cultural
    Imperialism trades one Cultural card.
223 done
    Imperialism draws 3 hidden cards.
224 done
225 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
226 done
227 done
    Turkey, level 1, is open to all.
228 extend_cultural new_zealand
    Imperialism extends Cultural influence to New Zealand.
229 pass
230 pass
231 pass
232 attack_military egypt
    Fascism opens a Military Conflict against Imperialism in Egypt, paying 1 card besides the attack card.
    Fascism attacks in Egypt with Military card number 1.
233 let_stand
    Fascism's Military card takes the place of one of Imperialism's cards in Egypt.
234 pass
235 attack_economic germany
    Fascism opens an Economic Conflict against Imperialism in Germany, paying 0 cards besides the attack card.
    Fascism attacks in Germany with Economic card number 1.
236 deflect
    Imperialism deflects it with 1 Economic card.
237 stop
    Fascism stops in Germany.
238 pass
239 done
240 done
241 war fascism
242 war imperialism
    Turn 15 is over; the highest Global Influence is 4.
    Turn 16.
    Imperialism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 16 8aa867a6361822e7
243 trade economic
    Imperialism trades one Economic card.
244 done
    Imperialism draws a hidden card.
245 done
246 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
247 done
248 done
    Mexico, level 2, is open to all.
249 extend_economic france
    Imperialism extends Economic influence to France.
250 extend_military cuba
    Fascism extends Military influence to Cuba.
251 pass
252 extend_economic poland
    Fascism extends Economic influence to Poland.
253 pass
254 pass
255 attack_cultural germany
    Imperialism opens a Cultural Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Cultural card number 1.
256 let_stand
    Imperialism's Cultural card takes the place of one of Fascism's cards in Germany.
257 pass
258 call_for_peace fascism
    Imperialism calls for peace with Fascism.
259 done
260 war fascism
261 war imperialism
    Turn 16 is over; the highest Global Influence is 4.
    Turn 17.
    Imperialism draws 4 hidden cards.
    Fascism draws 3 hidden cards.
hash 17 ed6d66185eac39ec
262 trade military
    Imperialism trades one Military card.
263 done
    Imperialism draws a hidden card.
264 done
265 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
266 buy tactics
    Imperialism buys Tactics.
267 done
268 done
    Indonesia, level 1, is open to all.
269 pass
270 extend_cultural japan
    Fascism extends Cultural influence to Japan.
271 pass
272 pass
273 pass
274 done
275 call_for_war imperialism
    Fascism calls for war with Imperialism.
276 war fascism
277 war imperialism
    Great Britain is at level 5 now; it was 4.
    Turn 17 is over; the highest Global Influence is 5.
    Turn 18.
    Imperialism draws 4 hidden cards.
    Fascism draws 2 hidden cards.
hash 18 9f8f6e4dd4231078
278 done
279 done
280 buy patriotism
    Imperialism buys Patriotism.
281 done
282 done
    Iraq, level 1, is open to all.
283 pass
284 pass
285 attack_military egypt
    Imperialism opens a Military Conflict against Fascism in Egypt, paying 1 card besides the attack card.
    Imperialism attacks in Egypt with Military card number 1.
286 deflect
    Fascism deflects it with 1 Military card.
287 stop
    Imperialism stops in Egypt.
288 attack_economic germany
    Fascism opens an Economic Conflict against Imperialism in Germany, paying 0 cards besides the attack card.
    Fascism attacks in Germany with Economic card number 1.
289 deflect
    Imperialism deflects it with 1 Economic card.
290 stop
    Fascism stops in Germany.
291 pass
292 done
293 done
294 war fascism
295 war imperialism
    Turn 18 is over; the highest Global Influence is 5.
    Turn 19.
    Imperialism's discard pile is shuffled: 18 cards form the new deck.
    Imperialism draws 5 hidden cards.
    Fascism draws 2 hidden cards.
hash 19 383d280fae2c5b47
296 done
297 done
298 done
299 place_military germany
    Fascism places Military influence in Germany.
300 done
    West Africa, level 1, is open to all.
301 extend_military south_africa
    Imperialism extends Military influence to South Africa.
302 pass
303 pass
304 pass
305 attack_military south_africa
    Fascism opens a Military Conflict against Imperialism in South Africa, paying 1 card besides the attack card.
    Fascism attacks in South Africa with Military card number 1.
306 let_stand
    Fascism's Military card takes the place of one of Imperialism's cards in South Africa.
307 pass
308 pass
309 call_for_war fascism
    Imperialism calls for war with Fascism.
310 done
311 war fascism
312 war imperialism
    Turn 19 is over; the highest Global Influence is 5.
    Turn 20.
    Imperialism draws 2 hidden cards.
    Fascism's discard pile is shuffled: 25 cards form the new deck.
    Fascism draws 3 hidden cards.
hash 20 0e40d291f8fd9806
313 trade cultural
    Imperialism trades one Cultural card.
314 done
    Imperialism draws a hidden card.
315 done
316 buy industry
    Imperialism buys Industry.
317 done
318 done
    Iran, level 3, is open to all.
319 pass
320 withdraw_cultural canada
    Fascism takes Cultural influence back from Canada.
321 pass
322 pass
323 pass
324 attack_cultural germany
    Fascism opens a Cultural Conflict against Imperialism in Germany, paying 2 cards besides the attack card.
    Fascism attacks in Germany with Cultural card number 1.
325 deflect
    Imperialism deflects it with 1 Cultural card.
326 stop
    Fascism stops in Germany.
327 pass
328 done
329 done
330 war fascism
331 war imperialism
    Turn 20 is over; the highest Global Influence is 5.
    Turn 21.
    Imperialism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 21 e68d090b8017d8d0
332 done
333 trade cultural
    Fascism trades one Cultural card.
334 done
    Fascism draws a hidden card.
335 done
336 buy industry
    Fascism buys Industry.
337 place_economic germany
    Fascism places Economic influence in Germany.
338 done
    Ukraine, level 1, is open to all.
339 pass
340 pass
341 attack_military egypt
    Imperialism opens a Military Conflict against Fascism in Egypt, paying 1 card besides the attack card.
    Imperialism attacks in Egypt with Military card number 1.
342 let_stand
    Imperialism's Military card takes the place of one of Fascism's cards in Egypt.
343 pass
344 attack_cultural germany
    Imperialism opens a Cultural Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Cultural card number 1.
345 let_stand
    Imperialism's Cultural card takes the place of one of Fascism's cards in Germany.
346 pass
347 done
348 call_for_war imperialism
    Fascism calls for war with Imperialism.
349 war fascism
350 war imperialism
    Turn 21 is over; the highest Global Influence is 5.
    Turn 22.
    Imperialism draws 4 hidden cards.
    Fascism draws 3 hidden cards.
hash 22 c33e9b2017a690db
351 done
352 trade cultural
    Fascism trades one Cultural card.
353 trade cultural
    Fascism trades one Cultural card.
354 done
    Fascism draws 2 hidden cards.
355 done
356 done
    Iceland, level 1, is open to all.
357 pass
358 withdraw_economic poland
    Fascism takes Economic influence back from Poland.
359 pass
360 pass
361 attack_cultural japan
    Imperialism opens a Cultural Conflict against Fascism in Japan, paying 1 card besides the attack card.
    Imperialism attacks in Japan with Cultural card number 1.
362 deflect
    Fascism deflects it with 1 Cultural card.
363 stop
    Imperialism stops in Japan.
364 attack_economic germany
    Fascism opens an Economic Conflict against Imperialism in Germany, paying 0 cards besides the attack card.
    Fascism attacks in Germany with Economic card number 1.
365 deflect
    Imperialism deflects it with 1 Economic card.
366 stop
    Fascism stops in Germany.
367 attack_military cuba
    Imperialism opens a Military Conflict against Fascism in Cuba, paying 1 card besides the attack card.
    Imperialism attacks in Cuba with Military card number 1.
368 deflect
    Fascism deflects it with 1 Military card.
    Imperialism stops in Cuba.
369 pass
370 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
371 done
372 war fascism
373 war imperialism
    Turn 22 is over; the highest Global Influence is 5.
    Turn 23.
    Imperialism's discard pile is shuffled: 13 cards form the new deck.
    Imperialism draws 5 hidden cards.
    Fascism draws 3 hidden cards.
hash 23 7c34dbd70136648e
374 done
375 done
376 done
377 place_economic germany
    Fascism places Economic influence in Germany.
378 buy tactics
    Fascism buys Tactics.
379 buy innovation
    Fascism buys Innovation for Industry and Patriotism, which go back.
380 place_cultural germany
    Fascism places Cultural influence in Germany.
    United States, level 3, is open to all.
381 extend_economic iran
    Imperialism extends Economic influence to Iran.
382 pass
383 extend_military iceland
    Imperialism extends Military influence to Iceland.
384 pass
385 extend_military france
    Imperialism extends Military influence to France.
386 pass
387 pass
388 call_for_war fascism
    Imperialism calls for war with Fascism.
389 done
390 war fascism
391 war imperialism
    Germany is at level 5 now; it was 4.
    Turn 23 is over; the highest Global Influence is 5.
    Turn 24.
    Imperialism draws 4 hidden cards.
    Fascism draws 5 hidden cards.
hash 24 657b79013949e9e0
392 trade economic
    Imperialism trades one Economic card.
393 trade cultural
    Imperialism trades one Cultural card.
394 done
    Imperialism draws 2 hidden cards.
395 done
396 done
397 done
    Sweden, level 1, is open to all.
398 extend_cultural egypt
    Imperialism extends Cultural influence to Egypt.
399 extend_cultural france
    Fascism extends Cultural influence to France.
400 pass
401 extend_military turkey
    Fascism extends Military influence to Turkey.
402 pass
403 pass
404 attack_cultural france
    Imperialism opens a Cultural Conflict against Fascism in France, paying 0 cards besides the attack card.
    Imperialism attacks in France with Cultural card number 1.
405 let_stand
    Imperialism's Cultural card takes the place of one of Fascism's cards in France.
406 attack_economic great_britain
    Fascism opens an Economic Conflict against Imperialism in Great Britain, paying 1 card besides the attack card.
    Fascism attacks in Great Britain with Economic card number 1.
407 let_stand
    Fascism's Economic card takes the place of one of Imperialism's cards in Great Britain.
408 pass
409 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
410 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
411 war fascism
412 war imperialism
    Egypt, level 1, comes under Imperialism's control.
    Turn 24 is over; the highest Global Influence is 6.
    Turn 25.
    Imperialism draws 3 hidden cards.
    Fascism draws 5 hidden cards.
hash 25 42d5fbf69e65f2c1
413 done
414 trade economic
    Fascism trades one Economic card.
415 done
    Fascism's discard pile is shuffled: 21 cards form the new deck.
    Fascism draws a hidden card.
416 done
417 done
    Central Asia, level 1, is open to all.
418 pass
419 withdraw_military turkey
    Fascism takes Military influence back from Turkey.
420 pass
421 pass
422 attack_military south_africa
    Imperialism opens a Military Conflict against Fascism in South Africa, paying 2 cards besides the attack card.
    Imperialism attacks in South Africa with Military card number 1.
423 deflect
    Fascism deflects it with 1 Military card.
424 press
    Imperialism attacks in South Africa with Military card number 2.
425 let_stand
    Imperialism's Military card takes the place of one of Fascism's cards in South Africa.
426 attack_economic cuba
    Fascism opens an Economic Conflict against Imperialism in Cuba, paying 1 card besides the attack card.
    Fascism attacks in Cuba with Economic card number 1.
427 deflect
    Imperialism deflects it with 1 Economic card.
428 stop
    Fascism stops in Cuba.
429 pass
430 pass
431 done
432 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
433 war fascism
434 war imperialism
    Turn 25 is over; the highest Global Influence is 6.
    Turn 26.
    Imperialism's discard pile is shuffled: 8 cards form the new deck.
    Imperialism draws 5 hidden cards.
    Fascism draws 3 hidden cards.
hash 26 4d276208a6878101
435 done
436 done
437 buy patriotism
    Imperialism buys Patriotism.
438 done
439 done
    Central America, level 1, is open to all.
440 withdraw_economic france
    Imperialism takes Economic influence back from France.
441 pass
442 pass
443 attack_military cuba
    Imperialism opens a Military Conflict against Fascism in Cuba, paying 2 cards besides the attack card.
    Imperialism attacks in Cuba with Military card number 1.
444 let_stand
    Imperialism's Military card takes the place of one of Fascism's cards in Cuba.
445 attack_economic germany
    Fascism opens an Economic Conflict against Imperialism in Germany, paying 1 card besides the attack card.
    Fascism attacks in Germany with Economic card number 1.
446 deflect
    Imperialism deflects it with 1 Economic card.
447 stop
    Fascism stops in Germany.
448 pass
449 done
450 done
451 war fascism
452 war imperialism
    Turn 26 is over; the highest Global Influence is 6.
    Turn 27.
    Imperialism's discard pile is shuffled: 6 cards form the new deck.
    Imperialism draws 6 hidden cards.
    Fascism draws 2 hidden cards.
hash 27 eb11ee836b417dee
453 done
454 done
455 done
456 done
    Central Africa, level 1, is open to all.
457 extend_economic ukraine
    Imperialism extends Economic influence to Ukraine.
458 extend_cultural brazil
    Fascism extends Cultural influence to Brazil.
459 extend_cultural iraq
    Imperialism extends Cultural influence to Iraq.
460 pass
461 pass
462 attack_economic great_britain
    Imperialism opens an Economic Conflict against Fascism in Great Britain, paying 0 cards besides the attack card.
    Imperialism attacks in Great Britain with Economic card number 1.
463 deflect
    Fascism deflects it with 1 Economic card.
464 press
    Imperialism attacks in Great Britain with Economic card number 2.
465 let_stand
    Imperialism's Economic card takes the place of one of Fascism's cards in Great Britain.
466 attack_military france
    Fascism opens a Military Conflict against Imperialism in France, paying 0 cards besides the attack card.
    Fascism attacks in France with Military card number 1.
467 let_stand
    Fascism's Military card takes the place of one of Imperialism's cards in France.
468 pass
469 call_for_peace fascism
    Imperialism calls for peace with Fascism.
470 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
471 war fascism
472 war imperialism
    Turn 27 is over; the highest Global Influence is 6.
    Turn 28.
    Imperialism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
hash 28 06b288da3593cb76
473 done
474 done
475 place_military egypt
    Imperialism places Military influence in Egypt.
476 done
477 done
    Argentina, level 1, is open to all.
478 pass
479 extend_cultural united_states
    Fascism extends Cultural influence to United States.
480 pass
481 pass
482 attack_economic italy
    Imperialism opens an Economic Conflict against Fascism in Italy, paying 1 card besides the attack card.
    Imperialism attacks in Italy with Economic card number 1.
483 deflect
    Fascism deflects it with 1 Economic card.
484 stop
    Imperialism stops in Italy.
485 pass
486 attack_cultural japan
    Imperialism opens a Cultural Conflict against Fascism in Japan, paying 1 card besides the attack card.
    Imperialism attacks in Japan with Cultural card number 1.
487 deflect
    Fascism deflects it with 1 Cultural card.
    Imperialism stops in Japan.
488 done
489 done
490 war fascism
491 war imperialism
    Turn 28 is over; the highest Global Influence is 6.
    Turn 29.
    Imperialism's discard pile is shuffled: 7 cards form the new deck.
    Imperialism draws 6 hidden cards.
    Fascism draws 4 hidden cards.
hash 29 f2f5ecd1daffa6ce
492 trade military
    Imperialism trades one Military card.
493 trade military
    Imperialism trades one Military card.
494 trade cultural
    Imperialism trades one Cultural card.
495 trade military
    Imperialism trades one Military card.
496 trade economic
    Imperialism trades one Economic card.
497 trade economic
    Imperialism trades one Economic card.
    Imperialism's discard pile is shuffled: 6 cards form the new deck.
    Imperialism draws 6 hidden cards.
498 done
499 done
500 done
    Russia, level 3, is open to all.
501 extend_military iran
    Imperialism extends Military influence to Iran.
502 pass
503 extend_cultural sweden
    Imperialism extends Cultural influence to Sweden.
504 pass
505 extend_economic new_zealand
    Imperialism extends Economic influence to New Zealand.
506 withdraw_cultural united_states
    Fascism takes Cultural influence back from United States.
507 withdraw_cultural sweden
    Imperialism takes Cultural influence back from Sweden.
508 extend_economic venezuela
    Fascism extends Economic influence to Venezuela.
509 pass
510 pass
511 pass
512 pass
513 call_for_war fascism
    Imperialism calls for war with Fascism.
514 done
515 war fascism
516 peace imperialism
    Turn 29 is over; the highest Global Influence is 6.
    Turn 30.
    Imperialism's discard pile is shuffled: 2 cards form the new deck.
    Imperialism draws 4 hidden cards.
    Fascism draws a hidden card.
hash 30 c18b3d610b06e301
517 done
518 done
519 done
520 done
    Balkans, level 1, is open to all.
521 extend_economic france
    Imperialism extends Economic influence to France.
522 pass
523 pass
524 pass
525 attack_cultural germany
    Fascism opens a Cultural Conflict against Imperialism in Germany, paying 4 cards besides the attack card.
    Fascism attacks in Germany with Cultural card number 1.
526 deflect
    Imperialism deflects it with 1 Cultural card.
    Fascism stops in Germany.
527 attack_economic germany
    Imperialism opens an Economic Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Economic card number 1.
    Imperialism's Economic card takes the place of one of Fascism's cards in Germany.
528 attack_military france
    Imperialism opens a Military Conflict against Fascism in France, paying 1 card besides the attack card.
    Imperialism attacks in France with Military card number 1.
    Imperialism's Military card takes the place of one of Fascism's cards in France.
529 done
530 done
531 peace fascism
532 neutral imperialism
    Fascism and Imperialism are neutral now.
    Turn 30 is over; the highest Global Influence is 6.
    The war of ideas is over: Imperialism, with a Global Influence of 6.
end b34202c98bcb1cd9
    Imperialism wins after the last turn, with a Global Influence of 6.
