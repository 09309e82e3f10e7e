{"format": 1, "title": "ideology", "rules": 2, "level": "standard", "factions": ["", "", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "one", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 78, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
hash 1 7faedc8f4b7f8304
1 trade cultural
    Fascism trades one Cultural card.
    Fascism draws a hidden card.
2 trade military
    Communism trades one Military card.
    Communism draws a hidden card.
3 done
4 place_economic germany
    Fascism places Economic influence in Germany.
5 place_military germany
    Fascism places Military influence in Germany.
6 done
7 done
8 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
9 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
10 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
    Egypt, level 1, is open to all.
11 pass
12 pass
13 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
14 call_for_peace communism
    Fascism calls for peace with Communism.
15 call_for_neutrality fascism
    Communism calls for neutrality with Fascism.
16 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
17 done
18 neutral communism
19 peace fundamentalism
20 war fascism
21 war fundamentalism
22 war communism
23 war fascism
    Communism wished war with Fascism; Fascism's wish was neutrality.
    Communism is at war with Fascism now.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Communism is at war with Islamic Fundamentalism now.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism is at war with Islamic Fundamentalism now.
    Iran is at level 4 now; it was 3.
24 lift_military russia
25 lay cultural
    Communism exchanges one Military card in Russia for one Cultural card.
    The new turn order: Islamic Fundamentalism, Fascism and Communism.
    Turn 1 is over; the highest Global Influence is 4.
    Turn 2.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 2 hidden cards.
hash 2 1a824a21a2c4e247
26 done
27 done
28 done
29 done
30 buy industry
    Fascism buys Industry.
31 done
32 place_military russia
    Communism places Military influence in Russia.
33 done
    Spain, level 1, is open to all.
34 pass
35 pass
36 attack_cultural germany
    Islamic Fundamentalism opens a Cultural Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Germany with Cultural card number 1.
37 let_stand
    Islamic Fundamentalism's Cultural card takes the place of one of Fascism's cards in Germany.
38 pass
39 attack_cultural russia
    Islamic Fundamentalism opens a Cultural Conflict against Communism in Russia, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Russia with Cultural card number 1.
40 let_stand
    Islamic Fundamentalism's Cultural card takes the place of one of Communism's cards in Russia.
41 pass
42 attack_cultural russia
    Islamic Fundamentalism opens a Cultural Conflict against Communism in Russia, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Russia with Cultural card number 1.
43 let_stand
    Islamic Fundamentalism's Cultural card takes the place of one of Communism's cards in Russia.
44 pass
45 pass
46 done
47 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
48 call_for_war communism
    Fascism calls for war with Communism.
49 done
50 war communism
51 war fascism
52 war communism
53 neutral fundamentalism
54 war fascism
55 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
56 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
    Turn 2 is over; the highest Global Influence is 4.
    Turn 3.
    Islamic Fundamentalism draws 3 hidden cards.
    Fascism draws 2 hidden cards.
    Communism draws a hidden card.
hash 3 7035c5ec8a48f0d1
57 done
58 done
59 done
60 buy industry
    Islamic Fundamentalism buys Industry.
61 done
62 place_cultural germany
    Fascism places Cultural influence in Germany.
63 place_military germany
    Fascism places Military influence in Germany.
64 place_economic germany
    Fascism places Economic influence in Germany.
65 done
66 done
    Great Britain, level 3, is open to all.
67 pass
68 pass
69 pass
70 attack_military iran
    Communism opens a Military Conflict against Islamic Fundamentalism in Iran, paying 1 card besides the attack card.
    Communism attacks in Iran with Military card number 1.
71 deflect
    Islamic Fundamentalism deflects it with 1 Military card.
72 stop
    Communism stops in Iran.
73 pass
74 pass
75 done
76 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
77 call_for_peace communism
    Fascism calls for peace with Communism.
78 done
79 war communism
80 war fascism
81 peace communism
82 peace fundamentalism
83 war fascism
84 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Russia is at level 2 now; it was 3.
    Germany is at level 4 now; it was 3.
85 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Economic card.
    Turn 3 is over; the highest Global Influence is 4.
    Turn 4.
    Islamic Fundamentalism draws 3 hidden cards.
    Fascism draws 4 hidden cards.
    Communism draws a hidden card.
hash 4 d9fc74c207cb9a7e
86 done
87 trade economic
    Fascism trades one Economic card.
    Fascism draws a hidden card.
88 done
89 done
90 place_cultural germany
    Fascism places Cultural influence in Germany.
91 place_military germany
    Fascism places Military influence in Germany.
92 buy technological_supremacy
    Fascism buys Technological Supremacy for Tactics and Industry, which go back.
93 place_cultural germany
    Fascism places Cultural influence in Germany.
94 done
95 done
    Pakistan, level 1, is open to all.
96 pass
97 pass
98 extend_cultural pakistan
    Communism extends Cultural influence to Pakistan.
99 pass
100 pass
101 pass
102 attack_cultural russia
    Islamic Fundamentalism opens a Cultural Conflict against Communism in Russia, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Russia with Cultural card number 1.
    Islamic Fundamentalism's Cultural card takes the place of one of Communism's cards in Russia.
103 pass
104 pass
105 done
106 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
107 done
108 done
109 war communism
110 war fascism
111 peace communism
112 war fundamentalism
113 war fascism
114 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Germany is at level 5 now; it was 4.
    The new turn order: Fascism, Islamic Fundamentalism and Communism.
    Turn 4 is over; the highest Global Influence is 5.
    Turn 5.
    Fascism draws 4 hidden cards.
    Islamic Fundamentalism draws a hidden card.
    Communism draws 2 hidden cards.
hash 5 895261dd04f413e7
115 done
116 done
117 done
118 place_economic germany
    Fascism places Economic influence in Germany.
119 buy patriotism
    Fascism buys Patriotism.
120 done
121 done
122 done
    Turkey, level 1, is open to all.
123 extend_cultural turkey
    Fascism extends Cultural influence to Turkey.
124 pass
125 withdraw_cultural pakistan
    Communism takes Cultural influence back from Pakistan.
126 pass
127 pass
128 pass
129 pass
130 attack_military germany
    Communism opens a Military Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Communism attacks in Germany with Military card number 1.
    Communism's Military card takes the place of one of Fascism's cards in Germany.
131 pass
132 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
133 call_for_peace communism
    Fascism calls for peace with Communism.
134 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
135 done
136 done
137 neutral communism
138 neutral fundamentalism
139 war communism
140 war fascism
141 war fascism
142 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was neutrality.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Germany is at level 6 now; it was 5.
    Turn 5 is over; the highest Global Influence is 6.
    Turn 6.
    Fascism draws 6 hidden cards.
    Communism draws 2 hidden cards.
hash 6 3f3484977145ef13
143 trade cultural
    Fascism trades one Cultural card.
144 trade cultural
    Fascism trades one Cultural card.
    Fascism draws 2 hidden cards.
145 done
146 trade economic
    Communism trades one Economic card.
147 done
    Communism draws a hidden card.
148 buy industry
    Fascism buys Industry.
149 done
150 done
151 place_cultural russia
    Communism places Cultural influence in Russia.
152 done
    East Africa, level 1, is open to all.
153 extend_military turkey
    Fascism extends Military influence to Turkey.
154 pass
155 pass
156 extend_military pakistan
    Fascism extends Military influence to Pakistan.
157 pass
158 pass
159 withdraw_military pakistan
    Fascism takes Military influence back from Pakistan.
160 pass
161 pass
162 extend_military spain
    Fascism extends Military influence to Spain.
163 extend_economic great_britain
    Islamic Fundamentalism extends Economic influence to Great Britain.
164 pass
165 pass
166 pass
167 pass
168 attack_military turkey
    Islamic Fundamentalism opens a Military Conflict against Fascism in Turkey, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Turkey with Military card number 1.
169 let_stand
    Islamic Fundamentalism's Military card takes the place of one of Fascism's cards in Turkey.
170 pass
171 pass
172 pass
173 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
174 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
175 done
176 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
177 call_for_neutrality fascism
    Communism calls for neutrality with Fascism.
178 peace communism
179 neutral fundamentalism
180 war communism
181 war fascism
182 war fascism
183 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
184 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
    Turn 6 is over; the highest Global Influence is 6.
    Turn 7.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
    Communism draws a hidden card.
hash 7 c46e83ccb061c566
185 done
186 done
187 done
188 buy innovation
    Fascism buys Innovation for Industry and Patriotism, which go back.
189 buy industry
    Fascism buys Industry.
190 done
191 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
192 done
193 done
    Peru, level 1, is open to all.
194 extend_military egypt
    Fascism extends Military influence to Egypt.
195 extend_cultural peru
    Islamic Fundamentalism extends Cultural influence to Peru.
196 extend_military peru
    Communism extends Military influence to Peru.
197 extend_military pakistan
    Fascism extends Military influence to Pakistan.
198 pass
199 withdraw_military germany
    Communism takes Military influence back from Germany.
200 extend_military east_africa
    Fascism extends Military influence to East Africa.
201 pass
202 pass
203 pass
204 attack_military russia
    Fascism opens a Military Conflict against Communism in Russia, paying 0 cards besides the attack card.
    Fascism attacks in Russia with Military card number 1.
    Fascism's Military card takes the place of one of Communism's cards in Russia.
205 attack_military pakistan
    Islamic Fundamentalism opens a Military Conflict against Fascism in Pakistan, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Pakistan with Military card number 1.
    Islamic Fundamentalism's Military card takes the place of one of Fascism's cards in Pakistan.
206 pass
207 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
208 call_for_war communism
    Fascism calls for war with Communism.
209 done
210 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
211 done
212 war communism
213 neutral fundamentalism
214 war communism
215 war fascism
216 peace fascism
217 war fundamentalism
    Communism wished peace with Fascism; Fascism's wish was war.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Russia is at level 1 now; it was 2.
    Germany is at level 5 now; it was 6.
    Turn 7 is over; the highest Global Influence is 5.
    Turn 8.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
    Communism draws a hidden card.
hash 8 149f923fff3e2483
218 trade economic
    Fascism trades one Economic card.
219 done
    Fascism's discard pile is shuffled: 19 cards form the new deck.
    Fascism draws a hidden card.
220 done
221 done
222 place_military germany
    Fascism places Military influence in Germany.
223 buy patriotism
    Fascism buys Patriotism.
224 buy innovation
    Fascism buys Innovation for Industry and Patriotism, which go back.
225 done
226 done
227 place_military russia
    Communism places Military influence in Russia.
    Iraq, level 1, is open to all.
228 extend_economic east_africa
    Fascism extends Economic influence to East Africa.
229 withdraw_economic great_britain
    Islamic Fundamentalism takes Economic influence back from Great Britain.
230 pass
231 withdraw_military east_africa
    Fascism takes Military influence back from East Africa.
232 extend_economic iraq
    Islamic Fundamentalism extends Economic influence to Iraq.
233 pass
234 extend_military iraq
    Fascism extends Military influence to Iraq.
235 withdraw_military turkey
    Islamic Fundamentalism takes Military influence back from Turkey.
236 pass
237 pass
238 withdraw_cultural russia
    Islamic Fundamentalism takes Cultural influence back from Russia.
239 pass
240 withdraw_military egypt
    Fascism takes Military influence back from Egypt.
241 withdraw_economic iraq
    Islamic Fundamentalism takes Economic influence back from Iraq.
242 pass
243 withdraw_military russia
    Fascism takes Military influence back from Russia.
244 extend_military great_britain
    Islamic Fundamentalism extends Military influence to Great Britain.
245 withdraw_military peru
    Communism takes Military influence back from Peru.
246 withdraw_military spain
    Fascism takes Military influence back from Spain.
247 extend_cultural egypt
    Islamic Fundamentalism extends Cultural influence to Egypt.
248 pass
249 pass
250 done
251 done
252 done
253 neutral communism
254 peace fundamentalism
255 war communism
256 war fascism
257 war fascism
258 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was neutrality.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Germany is at level 6 now; it was 5.
    Turn 8 is over; the highest Global Influence is 6.
    Turn 9.
    Fascism draws 6 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Communism draws a hidden card.
hash 9 9e618bfbb6b72450
259 trade cultural
    Fascism trades one Cultural card.
260 done
    Fascism draws a hidden card.
261 done
262 done
263 buy tactics
    Fascism buys Tactics.
264 buy industry
    Fascism buys Industry.
265 buy technological_supremacy
    Fascism buys Technological Supremacy for Tactics and Industry, which go back.
266 done
267 done
268 done
    Sweden, level 2, is open to all.
269 extend_economic great_britain
    Fascism extends Economic influence to Great Britain.
270 pass
271 extend_economic sweden
    Communism extends Economic influence to Sweden.
272 withdraw_military iraq
    Fascism takes Military influence back from Iraq.
273 extend_economic turkey
    Islamic Fundamentalism extends Economic influence to Turkey.
274 pass
275 extend_cultural sweden
    Fascism extends Cultural influence to Sweden.
276 pass
277 pass
278 pass
279 attack_cultural sweden
    Islamic Fundamentalism opens a Cultural Conflict against Fascism in Sweden, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Sweden with Cultural card number 1.
    Islamic Fundamentalism's Cultural card takes the place of one of Fascism's cards in Sweden.
280 attack_cultural germany
    Islamic Fundamentalism opens a Cultural Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Germany with Cultural card number 1.
    Islamic Fundamentalism's Cultural card takes the place of one of Fascism's cards in Germany.
281 pass
282 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
283 call_for_peace communism
    Fascism calls for peace with Communism.
284 call_for_war fascism
    Islamic Fundamentalism calls for war with Fascism.
285 done
286 done
287 neutral communism
288 peace fundamentalism
289 war communism
290 war fascism
291 war fascism
292 neutral fundamentalism
    Communism wished war with Fascism; Fascism's wish was neutrality.
    Communism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Turn 9 is over; the highest Global Influence is 6.
    Turn 10.
    Fascism draws 6 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
    Communism draws a hidden card.
hash 10 f828a737147f5974
293 done
294 done
295 done
296 done
297 done
298 done
    New Zealand, level 1, is open to all.
299 extend_economic new_zealand
    Fascism extends Economic influence to New Zealand.
300 pass
301 pass
302 extend_cultural new_zealand
    Fascism extends Cultural influence to New Zealand.
303 pass
304 withdraw_economic sweden
    Communism takes Economic influence back from Sweden.
305 extend_economic spain
    Fascism extends Economic influence to Spain.
306 pass
307 pass
308 extend_economic sweden
    Fascism extends Economic influence to Sweden.
309 pass
310 pass
311 extend_economic pakistan
    Fascism extends Economic influence to Pakistan.
312 withdraw_military great_britain
    Islamic Fundamentalism takes Military influence back from Great Britain.
313 pass
314 pass
315 pass
316 attack_military germany
    Islamic Fundamentalism opens a Military Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Germany with Military card number 1.
    Islamic Fundamentalism's Military card takes the place of one of Fascism's cards in Germany.
317 attack_cultural sweden
    Communism opens a Cultural Conflict against Islamic Fundamentalism in Sweden, paying 0 cards besides the attack card.
    Communism attacks in Sweden with Cultural card number 1.
318 let_stand
    Communism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Sweden.
319 attack_economic pakistan
    Islamic Fundamentalism opens an Economic Conflict against Fascism in Pakistan, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Pakistan with Economic card number 1.
    Islamic Fundamentalism's Economic card takes the place of one of Fascism's cards in Pakistan.
320 call_for_war communism
    Fascism calls for war with Communism.
321 done
322 done
323 done
324 peace communism
325 peace fundamentalism
326 war communism
327 war fascism
328 war fascism
329 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Turn 10 is over; the highest Global Influence is 6.
    Turn 11.
    Fascism's discard pile is shuffled: 17 cards form the new deck.
    Fascism draws 6 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Communism draws a hidden card.
hash 11 6572cad19158b22a
330 trade cultural
    Fascism trades one Cultural card.
331 done
    Fascism draws a hidden card.
332 done
333 done
334 done
335 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
336 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
337 done
338 done
    Iceland, level 1, is open to all.
339 extend_military sweden
    Fascism extends Military influence to Sweden.
340 pass
341 pass
342 withdraw_cultural turkey
    Fascism takes Cultural influence back from Turkey.
343 extend_cultural turkey
    Islamic Fundamentalism extends Cultural influence to Turkey.
344 pass
345 pass
346 withdraw_cultural russia
    Islamic Fundamentalism takes Cultural influence back from Russia.
347 pass
348 extend_military iceland
    Fascism extends Military influence to Iceland.
349 pass
350 pass
351 extend_military new_zealand
    Fascism extends Military influence to New Zealand.
352 pass
353 pass
354 extend_cultural spain
    Fascism extends Cultural influence to Spain.
355 withdraw_military pakistan
    Islamic Fundamentalism takes Military influence back from Pakistan.
356 withdraw_cultural sweden
    Communism takes Cultural influence back from Sweden.
357 pass
358 pass
359 pass
360 pass
361 pass
362 attack_military sweden
    Communism opens a Military Conflict against Fascism in Sweden, paying 0 cards besides the attack card.
    Communism attacks in Sweden with Military card number 1.
363 let_stand
    Communism's Military card takes the place of one of Fascism's cards in Sweden.
364 pass
365 pass
366 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
367 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
368 done
369 done
370 peace communism
371 peace fundamentalism
372 war communism
373 war fascism
374 war fascism
375 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    New Zealand, level 1, comes under Fascism's control.
    Turn 11 is over; the highest Global Influence is 7.
    Turn 12.
    Fascism draws 6 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
    Communism draws a hidden card.
hash 12 cb5d7b428532378c
376 trade cultural
    Fascism trades one Cultural card.
377 done
    Fascism draws a hidden card.
378 done
379 done
380 place_economic new_zealand
    Fascism places Economic influence in New Zealand.
381 buy patriotism
    Fascism buys Patriotism.
382 place_military new_zealand
    Fascism places Military influence in New Zealand.
383 buy industry
    Fascism buys Industry.
384 done
385 buy tactics
    Islamic Fundamentalism buys Tactics.
386 done
387 done
    West Africa, level 1, is open to all.
388 extend_military iraq
    Fascism extends Military influence to Iraq.
389 pass
390 pass
391 withdraw_economic great_britain
    Fascism takes Economic influence back from Great Britain.
392 extend_cultural pakistan
    Islamic Fundamentalism extends Cultural influence to Pakistan.
393 pass
394 withdraw_military iraq
    Fascism takes Military influence back from Iraq.
395 pass
396 pass
397 pass
398 pass
399 pass
400 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
401 done
402 done
403 call_for_war fascism
    Communism calls for war with Fascism.
404 done
405 war communism
406 war fundamentalism
407 war communism
408 war fascism
409 war fascism
410 peace fundamentalism
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
411 done
    Turn 12 is over; the highest Global Influence is 7.
    Turn 13.
    Fascism draws 7 hidden cards.
    Islamic Fundamentalism's discard pile is shuffled: 17 cards form the new deck.
    Islamic Fundamentalism draws 3 hidden cards.
hash 13 5e8265351960d8f4
412 done
413 trade economic
    Islamic Fundamentalism trades one Economic card.
414 trade military
    Islamic Fundamentalism trades one Military card.
415 done
    Islamic Fundamentalism draws 2 hidden cards.
416 trade military
    Communism trades one Military card.
    Communism draws a hidden card.
417 buy patriotism
    Fascism buys Patriotism.
418 buy innovation
    Fascism buys Innovation for Industry and Patriotism, which go back.
419 buy tactics
    Fascism buys Tactics.
420 done
421 buy tactics
    Islamic Fundamentalism buys Tactics.
422 done
423 done
    Italy, level 2, is open to all.
424 extend_military spain
    Fascism extends Military influence to Spain.
425 pass
426 extend_cultural sweden
    Communism extends Cultural influence to Sweden.
427 extend_military pakistan
    Fascism extends Military influence to Pakistan.
428 pass
429 pass
430 extend_economic west_africa
    Fascism extends Economic influence to West Africa.
431 withdraw_cultural pakistan
    Islamic Fundamentalism takes Cultural influence back from Pakistan.
432 withdraw_military sweden
    Communism takes Military influence back from Sweden.
433 withdraw_economic spain
    Fascism takes Economic influence back from Spain.
434 withdraw_cultural russia
    Islamic Fundamentalism takes Cultural influence back from Russia.
435 withdraw_cultural sweden
    Communism takes Cultural influence back from Sweden.
436 withdraw_military pakistan
    Fascism takes Military influence back from Pakistan.
437 pass
438 pass
439 pass
440 call_for_peace communism
    Fascism calls for peace with Communism.
441 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
442 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
443 done
444 done
445 war communism
446 neutral fundamentalism
447 war communism
448 war fascism
449 neutral fascism
450 war fundamentalism
    Communism wished neutrality with Fascism; Fascism's wish was war.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Turn 13 is over; the highest Global Influence is 7.
    Turn 14.
    Fascism's discard pile is shuffled: 17 cards form the new deck.
    Fascism draws 7 hidden cards.
    Islamic Fundamentalism draws 2 hidden cards.
    Communism draws a hidden card.
hash 14 d3567144d8b83b58
451 trade military
    Fascism trades one Military card.
452 trade military
    Fascism trades one Military card.
453 trade cultural
    Fascism trades one Cultural card.
454 done
    Fascism draws 3 hidden cards.
455 trade military
    Islamic Fundamentalism trades one Military card.
456 trade military
    Islamic Fundamentalism trades one Military card.
457 trade economic
    Islamic Fundamentalism trades one Economic card.
458 done
    Islamic Fundamentalism draws 3 hidden cards.
459 trade cultural
    Communism trades one Cultural card.
    Communism draws a hidden card.
460 buy patriotism
    Fascism buys Patriotism.
461 buy tactics
    Fascism buys Tactics.
462 buy propaganda
    Fascism buys Propaganda for Tactics and Patriotism, which go back.
463 buy industry
    Fascism buys Industry.
464 buy weapons_of_mass_destruction
    Fascism buys Weapons of Mass Destruction for Technological Supremacy, Innovation and Propaganda, which go back.
465 buy propaganda
    Fascism buys Propaganda for Tactics and Patriotism, which go back.
466 buy weapons_of_mass_destruction
    Fascism buys Weapons of Mass Destruction for Technological Supremacy, Innovation and Propaganda, which go back.
467 done
468 done
469 done
    Israel, level 2, is open to all.
470 extend_military italy
    Fascism extends Military influence to Italy.
471 pass
472 pass
473 pass
474 fire_military russia
    Fascism fires a Weapon of Mass Destruction at Communism in Russia.
    Communism loses 1 Military card in Russia.
475 attack_economic west_africa
    Islamic Fundamentalism opens an Economic Conflict against Fascism in West Africa, paying 2 cards besides the attack card.
    Islamic Fundamentalism attacks in West Africa with Economic card number 1.
    Islamic Fundamentalism's Economic card takes the place of one of Fascism's cards in West Africa.
476 attack_economic sweden
    Communism opens an Economic Conflict against Fascism in Sweden, paying 0 cards besides the attack card.
    Communism attacks in Sweden with Economic card number 1.
    Communism's Economic card takes the place of one of Fascism's cards in Sweden.
477 fire_economic iran
    Fascism fires a Weapon of Mass Destruction at Islamic Fundamentalism in Iran.
    Islamic Fundamentalism loses 6 Economic cards in Iran.
478 attack_cultural new_zealand
    Islamic Fundamentalism opens a Cultural Conflict against Fascism in New Zealand, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in New Zealand with Cultural card number 1.
    Islamic Fundamentalism's Cultural card takes the place of one of Fascism's cards in New Zealand.
479 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
480 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
481 done
482 done
483 peace communism
484 peace fundamentalism
485 war communism
486 war fascism
487 war fascism
488 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Iran is at level 1 now; it was 4.
    Turn 14 is over; the highest Global Influence is 7.
    Turn 15.
    Fascism draws 7 hidden cards.
    Islamic Fundamentalism draws a hidden card.
    Communism draws a hidden card.
hash 15 03e2edc44b92ec68
489 trade economic
    Fascism trades one Economic card.
490 trade economic
    Fascism trades one Economic card.
491 trade cultural
    Fascism trades one Cultural card.
492 trade cultural
    Fascism trades one Cultural card.
493 done
    Fascism's discard pile is shuffled: 16 cards form the new deck.
    Fascism draws 4 hidden cards.
494 trade economic
    Islamic Fundamentalism trades one Economic card.
    Islamic Fundamentalism draws a hidden card.
495 done
496 place_cultural new_zealand
    Fascism places Cultural influence in New Zealand.
497 buy patriotism
    Fascism buys Patriotism.
498 buy innovation
    Fascism buys Innovation for Industry and Patriotism, which go back.
499 done
500 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
501 done
502 done
    Ukraine, level 1, is open to all.
503 extend_military italy
    Fascism extends Military influence to Italy.
504 pass
505 pass
506 pass
507 attack_cultural turkey
    Fascism opens a Cultural Conflict against Islamic Fundamentalism in Turkey, paying 2 cards besides the attack card.
    Fascism attacks in Turkey with Cultural card number 1.
    Fascism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Turkey.
508 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
509 call_for_war communism
    Fascism calls for war with Communism.
510 call_for_neutrality communism
    Islamic Fundamentalism calls for neutrality with Communism.
511 done
512 call_for_neutrality fascism
    Communism calls for neutrality with Fascism.
513 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
514 peace communism
515 war fundamentalism
516 war communism
517 war fascism
518 war fascism
519 war fundamentalism
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    New Zealand is at level 2 now; it was 1.
520 lift_economic russia
    Communism exchanges one Economic card in Russia for one Cultural card.
    Turn 15 is over; the highest Global Influence is 8.
    The war of ideas is over: Fascism, with a Global Influence of 8.
end 118206466949ffde
    Fascism wins after the last turn, with a Global Influence of 8.
