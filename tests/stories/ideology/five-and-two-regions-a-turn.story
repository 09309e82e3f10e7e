{"format": 1, "title": "ideology", "rules": 2, "level": "two_player", "factions": ["", "", "", "", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_turn", "totalitarianism": "any", "advancement_supply": "unlimited", "turn_limit": 30, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "none", "fundamentalism_start": "patriotism", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "none"}, "seed": 23, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3", "Seat 4"]}
hash 1 448b6ec55ec66593
1 done
2 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
3 done
4 trade cultural
    Communism trades one Cultural card.
    Communism draws a hidden card.
5 trade military
    Islamic Fundamentalism trades one Military card.
    Islamic Fundamentalism draws a hidden card.
6 done
7 place_cultural united_states
    Capitalism places Cultural influence in the United States.
8 place_military united_states
    Capitalism places Military influence in the United States.
9 place_economic united_states
    Capitalism places Economic influence in the United States.
10 place_cultural germany
    Fascism places Cultural influence in Germany.
11 buy patriotism
    Fascism buys Patriotism.
12 done
13 done
14 done
    Korea, level 1, is open to all.
    The Philippines, level 1, are open to all.
15 extend_cultural philippines
    Imperialism extends Cultural influence to the Philippines.
16 extend_economic west_africa
    Communism extends Economic influence to West Africa.
17 pass
18 extend_military philippines
    Imperialism extends Military influence to the Philippines.
19 pass
20 pass
21 extend_cultural west_africa
    Imperialism extends Cultural influence to West Africa.
22 pass
23 extend_military west_africa
    Islamic Fundamentalism extends Military influence to West Africa.
24 pass
25 extend_cultural ukraine
    Communism extends Cultural influence to Ukraine.
26 pass
27 pass
28 pass
29 call_for_peace communism
    Imperialism calls for peace with Communism.
30 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
31 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
32 call_for_peace fascism
    Imperialism calls for peace with Fascism.
33 call_for_peace fascism
    Capitalism calls for peace with Fascism.
34 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
35 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
36 call_for_peace communism
    Capitalism calls for peace with Communism.
37 done
38 done
39 done
40 peace fundamentalism
41 peace capitalism
42 peace communism
43 peace fascism
44 peace imperialism
45 peace fundamentalism
46 peace communism
47 peace fascism
48 neutral imperialism
49 war fundamentalism
50 neutral capitalism
51 war communism
52 neutral imperialism
53 war fundamentalism
54 war capitalism
55 war fascism
56 war imperialism
57 war capitalism
58 war communism
59 war fascism
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism is at war with Islamic Fundamentalism now.
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Imperialism is at peace with Capitalism now.
    Imperialism wished peace with Communism; Communism's wish was neutrality.
    Imperialism wished peace with Fascism; Fascism's wish was neutrality.
    Islamic Fundamentalism wished war with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism is at war with Capitalism now.
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Islamic Fundamentalism is at war with Communism now.
    Islamic Fundamentalism wished war with Fascism; Fascism's wish was war.
    Islamic Fundamentalism is at war with Fascism now.
    Capitalism wished peace with Communism; Communism's wish was war.
    Capitalism is at war with Communism now.
    Capitalism wished peace with Fascism; Fascism's wish was neutrality.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism is at war with Fascism now.
    The United States is at level 4 now; it was 3.
    The new turn order: Capitalism, Imperialism, Fascism, Communism and Islamic Fundamentalism.
    Turn 1 is over; the highest Global Influence is 4.
    Turn 2.
    Capitalism draws 4 hidden cards.
    Imperialism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
    Communism draws 3 hidden cards.
    Islamic Fundamentalism draws 2 hidden cards.
hash 2 0126a534641360b8
60 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
61 done
62 done
63 done
64 done
65 place_military united_states
    Capitalism places Military influence in the United States.
66 place_cultural united_states
    Capitalism places Cultural influence in the United States.
67 place_economic united_states
    Capitalism places Economic influence in the United States.
68 done
69 done
70 place_military germany
    Fascism places Military influence in Germany.
71 place_economic germany
    Fascism places Economic influence in Germany.
72 done
73 buy tactics
    Communism buys Tactics.
74 done
75 done
    South Africa, level 2, is open to all.
    Mongolia, level 1, is open to all.
76 extend_economic ukraine
    Capitalism extends Economic influence to Ukraine.
77 extend_economic philippines
    Imperialism extends Economic influence to the Philippines.
78 pass
79 pass
80 pass
81 extend_military ukraine
    Imperialism extends Military influence to Ukraine.
82 pass
83 pass
84 pass
85 extend_cultural mongolia
    Imperialism extends Cultural influence to Mongolia.
86 pass
87 pass
88 pass
89 pass
90 pass
91 attack_cultural ukraine
    Islamic Fundamentalism opens a Cultural Conflict against Communism in Ukraine, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Ukraine with Cultural card number 1.
92 deflect
    Communism deflects it with 1 Cultural card.
93 stop
    Islamic Fundamentalism stops in Ukraine.
94 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
95 call_for_peace communism
    Capitalism calls for peace with Communism.
96 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
97 call_for_peace fascism
    Capitalism calls for peace with Fascism.
98 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
99 call_for_peace fascism
    Imperialism calls for peace with Fascism.
100 call_for_peace communism
    Imperialism calls for peace with Communism.
101 done
102 call_for_war imperialism
    Fascism calls for war with Imperialism.
103 call_for_war capitalism
    Fascism calls for war with Capitalism.
104 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
105 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
106 done
107 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
108 done
109 peace imperialism
110 peace fundamentalism
111 peace communism
112 peace fascism
113 peace fundamentalism
114 peace capitalism
115 peace communism
116 peace fascism
117 war imperialism
118 peace fundamentalism
119 peace capitalism
120 peace communism
121 war imperialism
122 neutral fundamentalism
123 war capitalism
124 war fascism
125 war imperialism
126 war capitalism
127 war communism
128 war fascism
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Imperialism wished peace with Communism; Communism's wish was war.
    Imperialism is at war with Communism now.
    Imperialism wished peace with Fascism; Fascism's wish was war.
    Imperialism is at war with Fascism now.
    Islamic Fundamentalism wished war with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism wished war with Communism; Communism's wish was neutrality.
    Islamic Fundamentalism wished war with Fascism; Fascism's wish was peace.
    Capitalism wished peace with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was peace.
    Capitalism is at peace with Fascism now.
    Communism wished war with Fascism; Fascism's wish was peace.
    The United States is at level 5 now; it was 4.
    Germany is at level 4 now; it was 3.
    The Philippines, level 1, come under Imperialism's control.
    Turn 2 is over; the highest Global Influence is 5.
    Turn 3.
    Capitalism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
    Fascism draws 3 hidden cards.
    Communism draws 3 hidden cards.
    Islamic Fundamentalism draws 2 hidden cards.
hash 3 a6d1fe14e2f7a180
129 done
130 done
131 trade economic
    Fascism trades one Economic card.
    Fascism draws a hidden card.
132 done
133 done
134 place_military united_states
    Capitalism places Military influence in the United States.
135 place_cultural united_states
    Capitalism places Cultural influence in the United States.
136 place_economic united_states
    Capitalism places Economic influence in the United States.
137 done
138 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
139 done
140 place_cultural germany
    Fascism places Cultural influence in Germany.
141 place_military germany
    Fascism places Military influence in Germany.
142 done
143 buy technological_supremacy
    Communism buys Technological Supremacy for Tactics and Industry, which go back.
144 done
145 done
    Southeast Asia, level 1, is open to all.
    Iraq, level 1, is open to all.
146 extend_military mongolia
    Capitalism extends Military influence to Mongolia.
147 extend_economic mongolia
    Imperialism extends Economic influence to Mongolia.
148 pass
149 withdraw_cultural ukraine
    Communism takes Cultural influence back from Ukraine.
150 pass
151 withdraw_military mongolia
    Capitalism takes Military influence back from Mongolia.
152 extend_cultural ukraine
    Imperialism extends Cultural influence to Ukraine.
153 pass
154 pass
155 pass
156 withdraw_economic ukraine
    Capitalism takes Economic influence back from Ukraine.
157 extend_military mongolia
    Imperialism extends Military influence to Mongolia.
158 pass
159 extend_military iraq
    Communism extends Military influence to Iraq.
160 pass
161 pass
162 pass
163 withdraw_military iraq
    Communism takes Military influence back from Iraq.
164 pass
165 pass
166 pass
167 pass
168 pass
169 attack_economic mongolia
    Communism opens an Economic Conflict against Imperialism in Mongolia, paying 0 cards besides the attack card.
    Communism attacks in Mongolia with Economic card number 1.
    Communism's Economic card takes the place of one of Imperialism's cards in Mongolia.
170 attack_economic west_africa
    Islamic Fundamentalism opens an Economic Conflict against Communism in West Africa, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in West Africa with Economic card number 1.
171 deflect
    Communism deflects it with 1 Economic card.
172 stop
    Islamic Fundamentalism stops in West Africa.
173 pass
174 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
175 call_for_peace communism
    Capitalism calls for peace with Communism.
176 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
177 call_for_peace fascism
    Capitalism calls for peace with Fascism.
178 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
179 call_for_peace communism
    Imperialism calls for peace with Communism.
180 call_for_peace fascism
    Imperialism calls for peace with Fascism.
181 done
182 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
183 call_for_war imperialism
    Fascism calls for war with Imperialism.
184 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
185 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
186 done
187 call_for_war fascism
    Islamic Fundamentalism calls for war with Fascism.
188 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
189 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
190 done
191 peace imperialism
192 peace fundamentalism
193 peace communism
194 peace fascism
195 peace fundamentalism
196 peace capitalism
197 peace communism
198 peace fascism
199 neutral imperialism
200 war fundamentalism
201 neutral capitalism
202 war communism
203 war imperialism
204 war fundamentalism
205 war capitalism
206 war fascism
207 war imperialism
208 war capitalism
209 war communism
210 war fascism
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Imperialism wished peace with Communism; Communism's wish was war.
    Imperialism wished peace with Fascism; Fascism's wish was neutrality.
    Imperialism is neutral with Fascism now.
    Islamic Fundamentalism wished war with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Islamic Fundamentalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished peace with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was neutrality.
    Capitalism is neutral with Fascism now.
    Communism wished war with Fascism; Fascism's wish was war.
    The United States is at level 6 now; it was 5.
    Mongolia, level 1, comes under Imperialism's control.
    Turn 3 is over; the highest Global Influence is 6.
    Turn 4.
    Capitalism draws 6 hidden cards.
    Imperialism draws 5 hidden cards.
    Fascism draws 2 hidden cards.
    Communism draws 3 hidden cards.
    Islamic Fundamentalism draws 2 hidden cards.
hash 4 79d4930c1dce50b7
211 trade cultural
    Capitalism trades one Cultural card.
    Capitalism draws a hidden card.
212 done
213 done
214 trade economic
    Communism trades one Economic card.
215 trade economic
    Communism trades one Economic card.
216 done
    Communism draws 2 hidden cards.
217 trade cultural
    Islamic Fundamentalism trades one Cultural card.
218 done
    Islamic Fundamentalism draws a hidden card.
219 done
220 place_military great_britain
    Imperialism places Military influence in Great Britain.
221 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
222 done
223 done
224 done
225 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
226 done
    Indonesia, level 1, is open to all.
    Venezuela, level 1, is open to all.
227 extend_cultural iraq
    Capitalism extends Cultural influence to Iraq.
228 extend_economic ukraine
    Imperialism extends Economic influence to Ukraine.
229 pass
230 pass
231 extend_economic iraq
    Islamic Fundamentalism extends Economic influence to Iraq.
232 extend_military iraq
    Capitalism extends Military influence to Iraq.
233 extend_cultural southeast_asia
    Imperialism extends Cultural influence to Southeast Asia.
234 extend_cultural indonesia
    Fascism extends Cultural influence to Indonesia.
235 pass
236 pass
237 pass
238 extend_cultural venezuela
    Imperialism extends Cultural influence to Venezuela.
239 pass
240 pass
241 withdraw_economic iraq
    Islamic Fundamentalism takes Economic influence back from Iraq.
242 pass
243 pass
244 withdraw_cultural indonesia
    Fascism takes Cultural influence back from Indonesia.
245 extend_military spain
    Communism extends Military influence to Spain.
246 pass
247 pass
248 pass
249 pass
250 extend_cultural spain
    Communism extends Cultural influence to Spain.
251 pass
252 pass
253 pass
254 pass
255 pass
256 pass
257 pass
258 attack_military iraq
    Islamic Fundamentalism opens a Military Conflict against Capitalism in Iraq, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Iraq with Military card number 1.
259 deflect
    Capitalism deflects it with 1 Military card.
    Islamic Fundamentalism stops in Iraq.
260 pass
261 pass
262 call_for_peace communism
    Capitalism calls for peace with Communism.
263 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
264 call_for_peace fascism
    Capitalism calls for peace with Fascism.
265 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
266 call_for_peace communism
    Imperialism calls for peace with Communism.
267 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
268 call_for_peace fascism
    Imperialism calls for peace with Fascism.
269 done
270 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
271 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
272 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
273 done
274 done
275 call_for_war capitalism
    Islamic Fundamentalism calls for war with Capitalism.
276 done
277 peace imperialism
278 peace fundamentalism
279 peace communism
280 peace fascism
281 peace fundamentalism
282 neutral capitalism
283 peace communism
284 peace fascism
285 peace imperialism
286 peace fundamentalism
287 peace capitalism
288 war communism
289 war imperialism
290 war fundamentalism
291 war capitalism
292 peace fascism
293 war imperialism
294 war capitalism
295 war communism
296 war fascism
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished neutrality with Capitalism; Capitalism's wish was peace.
    Imperialism is neutral with Capitalism now.
    Imperialism wished peace with Communism; Communism's wish was war.
    Imperialism wished peace with Fascism; Fascism's wish was peace.
    Imperialism is at peace with Fascism now.
    Islamic Fundamentalism wished war with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Islamic Fundamentalism wished war with Fascism; Fascism's wish was peace.
    Capitalism wished peace with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was peace.
    Capitalism is at peace with Fascism now.
    Communism wished peace with Fascism; Fascism's wish was war.
    Great Britain is at level 4 now; it was 3.
    Ukraine, level 1, comes under Imperialism's control.
    The new turn order: Imperialism, Capitalism, Fascism, Communism and Islamic Fundamentalism.
    Turn 4 is over; the highest Global Influence is 7.
    Turn 5.
    Imperialism draws 7 hidden cards.
    Capitalism draws 5 hidden cards.
    Fascism draws 2 hidden cards.
    Communism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 5 661d600a316a10b8
297 done
298 done
299 trade economic
    Fascism trades one Economic card.
    Fascism draws a hidden card.
300 done
301 done
302 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
303 place_military great_britain
    Imperialism places Military influence in Great Britain.
304 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
305 place_military great_britain
    Imperialism places Military influence in Great Britain.
306 done
307 done
308 buy propaganda
    Fascism buys Propaganda for Tactics and Patriotism, which go back.
309 buy industry
    Fascism buys Industry.
310 place_military germany
    Fascism places Military influence in Germany.
311 done
312 done
313 done
    The Balkans, level 1, are open to all.
    Egypt, level 1, is open to all.
314 extend_military venezuela
    Imperialism extends Military influence to Venezuela.
315 extend_economic iraq
    Capitalism extends Economic influence to Iraq.
316 extend_cultural south_africa
    Fascism extends Cultural influence to South Africa.
317 withdraw_cultural spain
    Communism takes Cultural influence back from Spain.
318 pass
319 extend_military southeast_asia
    Imperialism extends Military influence to Southeast Asia.
320 extend_cultural spain
    Capitalism extends Cultural influence to Spain.
321 pass
322 withdraw_military spain
    Communism takes Military influence back from Spain.
323 pass
324 extend_economic venezuela
    Imperialism extends Economic influence to Venezuela.
325 extend_military spain
    Capitalism extends Military influence to Spain.
326 pass
327 pass
328 pass
329 pass
330 pass
331 pass
332 attack_military ukraine
    Communism opens a Military Conflict against Imperialism in Ukraine, paying 0 cards besides the attack card.
    Communism attacks in Ukraine with Military card number 1.
    Communism's Military card takes the place of one of Imperialism's cards in Ukraine.
333 attack_economic russia
    Islamic Fundamentalism opens an Economic Conflict against Communism in Russia, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Russia with Economic card number 1.
334 let_stand
    Islamic Fundamentalism's Economic card takes the place of one of Communism's cards in Russia.
335 pass
336 attack_military spain
    Communism opens a Military Conflict against Capitalism in Spain, paying 0 cards besides the attack card.
    Communism attacks in Spain with Military card number 1.
337 let_stand
    Communism's Military card takes the place of one of Capitalism's cards in Spain.
338 attack_military iraq
    Islamic Fundamentalism opens a Military Conflict against Capitalism in Iraq, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Iraq with Military card number 1.
339 let_stand
    Islamic Fundamentalism's Military card takes the place of one of Capitalism's cards in Iraq.
340 pass
341 pass
342 call_for_peace communism
    Imperialism calls for peace with Communism.
343 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
344 call_for_peace fascism
    Imperialism calls for peace with Fascism.
345 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
346 call_for_peace communism
    Capitalism calls for peace with Communism.
347 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
348 call_for_peace fascism
    Capitalism calls for peace with Fascism.
349 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
350 call_for_war communism
    Fascism calls for war with Communism.
351 call_for_war capitalism
    Fascism calls for war with Capitalism.
352 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
353 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
354 done
355 call_for_neutrality communism
    Islamic Fundamentalism calls for neutrality with Communism.
356 done
357 peace fundamentalism
358 peace capitalism
359 peace communism
360 peace fascism
361 neutral imperialism
362 peace fundamentalism
363 peace communism
364 peace fascism
365 war imperialism
366 war fundamentalism
367 neutral capitalism
368 war communism
369 neutral imperialism
370 war fundamentalism
371 war capitalism
372 war fascism
373 war imperialism
374 war capitalism
375 war communism
376 peace fascism
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    Imperialism wished peace with Communism; Communism's wish was neutrality.
    Imperialism is neutral with Communism now.
    Imperialism wished peace with Fascism; Fascism's wish was war.
    Imperialism is at war with Fascism now.
    Islamic Fundamentalism wished war with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Islamic Fundamentalism wished peace with Fascism; Fascism's wish was war.
    Capitalism wished peace with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was neutrality.
    Capitalism is neutral with Fascism now.
    Communism wished war with Fascism; Fascism's wish was war.
    Great Britain is at level 5 now; it was 4.
    Venezuela, level 1, comes under Imperialism's control.
    Iraq, level 1, comes under Capitalism's control.
377 lift_military russia
    Communism exchanges one Military card in Russia for one Cultural card.
    Turn 5 is over; the highest Global Influence is 9.
    Turn 6.
    Imperialism draws 9 hidden cards.
    Capitalism draws 6 hidden cards.
    Fascism draws 4 hidden cards.
    Communism draws 2 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 6 5cdbe248a7c0e85f
378 done
379 done
380 trade economic
    Fascism trades one Economic card.
381 done
    Fascism draws a hidden card.
382 done
383 done
384 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
385 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
386 place_cultural ukraine
    Imperialism places Cultural influence in Ukraine.
387 place_military mongolia
    Imperialism places Military influence in Mongolia.
388 done
389 place_military iraq
    Capitalism places Military influence in Iraq.
390 place_economic iraq
    Capitalism places Economic influence in Iraq.
391 place_cultural iraq
    Capitalism places Cultural influence in Iraq.
392 done
393 place_economic germany
    Fascism places Economic influence in Germany.
394 buy tactics
    Fascism buys Tactics.
395 buy technological_supremacy
    Fascism buys Technological Supremacy for Tactics and Industry, which go back.
396 place_cultural germany
    Fascism places Cultural influence in Germany.
397 done
398 done
    Algeria, level 1, is open to all.
    India, level 2, is open to all.
399 extend_economic southeast_asia
    Imperialism extends Economic influence to Southeast Asia.
400 extend_economic spain
    Capitalism extends Economic influence to Spain.
401 withdraw_cultural south_africa
    Fascism takes Cultural influence back from South Africa.
402 pass
403 withdraw_economic russia
    Islamic Fundamentalism takes Economic influence back from Russia.
404 extend_economic egypt
    Imperialism extends Economic influence to Egypt.
405 extend_cultural balkans
    Capitalism extends Cultural influence to the Balkans.
406 extend_military egypt
    Communism extends Military influence to Egypt.
407 withdraw_military iraq
    Islamic Fundamentalism takes Military influence back from Iraq.
408 extend_cultural egypt
    Imperialism extends Cultural influence to Egypt.
409 pass
410 withdraw_military egypt
    Communism takes Military influence back from Egypt.
411 pass
412 pass
413 pass
414 extend_military indonesia
    Communism extends Military influence to Indonesia.
415 pass
416 pass
417 pass
418 withdraw_military indonesia
    Communism takes Military influence back from Indonesia.
419 pass
420 pass
421 pass
422 pass
423 pass
424 pass
425 attack_military iraq
    Islamic Fundamentalism opens a Military Conflict against Capitalism in Iraq, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Iraq with Military card number 1.
426 let_stand
    Islamic Fundamentalism's Military card takes the place of one of Capitalism's cards in Iraq.
427 pass
428 pass
429 attack_cultural iraq
    Islamic Fundamentalism opens a Cultural Conflict against Capitalism in Iraq, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Iraq with Cultural card number 1.
430 repel
    Capitalism's culture repels it without a card.
431 stop
    Islamic Fundamentalism stops in Iraq.
432 pass
433 pass
434 attack_economic iraq
    Islamic Fundamentalism opens an Economic Conflict against Capitalism in Iraq, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Iraq with Economic card number 1.
435 let_stand
    Islamic Fundamentalism's Economic card takes the place of one of Capitalism's cards in Iraq.
436 attack_military iraq
    Capitalism opens a Military Conflict against Islamic Fundamentalism in Iraq, paying 0 cards besides the attack card.
    Capitalism attacks in Iraq with Military card number 1.
    Capitalism's Military card takes the place of one of Islamic Fundamentalism's cards in Iraq.
437 pass
438 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
439 call_for_peace communism
    Imperialism calls for peace with Communism.
440 call_for_peace fascism
    Imperialism calls for peace with Fascism.
441 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
442 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
443 call_for_peace communism
    Capitalism calls for peace with Communism.
444 call_for_peace fascism
    Capitalism calls for peace with Fascism.
445 done
446 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
447 call_for_peace communism
    Fascism calls for peace with Communism.
448 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
449 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
450 done
451 done
452 peace fundamentalism
453 peace capitalism
454 peace communism
455 peace fascism
456 neutral imperialism
457 peace fundamentalism
458 peace communism
459 peace fascism
460 war imperialism
461 neutral fundamentalism
462 peace capitalism
463 neutral communism
464 war imperialism
465 war fundamentalism
466 war capitalism
467 peace fascism
468 war imperialism
469 war capitalism
470 war communism
471 war fascism
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    Imperialism wished peace with Communism; Communism's wish was war.
    Imperialism is at war with Communism now.
    Imperialism wished peace with Fascism; Fascism's wish was war.
    Islamic Fundamentalism wished war with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Islamic Fundamentalism wished war with Fascism; Fascism's wish was neutrality.
    Capitalism wished peace with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was peace.
    Capitalism is at peace with Fascism now.
    Communism wished peace with Fascism; Fascism's wish was neutrality.
    Communism is neutral with Fascism now.
    Great Britain is at level 6 now; it was 5.
    Russia is at level 2 now; it was 3.
    Germany is at level 5 now; it was 4.
    Spain, level 1, comes under Capitalism's control.
    Southeast Asia, level 1, comes under Imperialism's control.
472 lift_economic russia
    Communism exchanges one Economic card in Russia for one Cultural card.
    The new turn order: Imperialism, Capitalism, Fascism, Islamic Fundamentalism and Communism.
    Turn 6 is over; the highest Global Influence is 11.
    Turn 7.
    Imperialism's discard pile is shuffled: 4 cards form the new deck.
    Imperialism draws 9 hidden cards.
    Capitalism's discard pile is shuffled: 16 cards form the new deck.
    Capitalism draws 8 hidden cards.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
    Communism draws a hidden card.
hash 7 cb6b937575b76c79
473 done
474 done
475 done
476 done
477 trade military
    Communism trades one Military card.
478 trade economic
    Communism trades one Economic card.
    Communism draws 2 hidden cards.
479 place_economic ukraine
    Imperialism places Economic influence in Ukraine.
480 place_military ukraine
    Imperialism places Military influence in Ukraine.
481 place_economic mongolia
    Imperialism places Economic influence in Mongolia.
482 done
483 place_military iraq
    Capitalism places Military influence in Iraq.
484 place_cultural spain
    Capitalism places Cultural influence in Spain.
485 place_military spain
    Capitalism places Military influence in Spain.
486 place_economic spain
    Capitalism places Economic influence in Spain.
487 done
488 place_economic germany
    Fascism places Economic influence in Germany.
489 done
490 done
491 done
    Poland, level 2, is open to all.
    Central Asia, level 1, is open to all.
492 extend_military egypt
    Imperialism extends Military influence to Egypt.
493 extend_economic balkans
    Capitalism extends Economic influence to the Balkans.
494 extend_military central_asia
    Fascism extends Military influence to Central Asia.
495 pass
496 pass
497 extend_cultural central_asia
    Imperialism extends Cultural influence to Central Asia.
498 extend_economic central_asia
    Capitalism extends Economic influence to Central Asia.
499 extend_military indonesia
    Fascism extends Military influence to Indonesia.
500 withdraw_military west_africa
    Islamic Fundamentalism takes Military influence back from West Africa.
501 pass
502 extend_military west_africa
    Imperialism extends Military influence to West Africa.
503 extend_economic indonesia
    Capitalism extends Economic influence to Indonesia.
504 withdraw_military central_asia
    Fascism takes Military influence back from Central Asia.
505 pass
506 pass
507 pass
508 extend_cultural algeria
    Capitalism extends Cultural influence to Algeria.
509 extend_military algeria
    Fascism extends Military influence to Algeria.
510 withdraw_economic iraq
    Islamic Fundamentalism takes Economic influence back from Iraq.
511 pass
512 pass
513 pass
514 pass
515 pass
516 pass
517 attack_military iraq
    Islamic Fundamentalism opens a Military Conflict against Capitalism in Iraq, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Iraq with Military card number 1.
    Islamic Fundamentalism's Military card takes the place of one of Capitalism's cards in Iraq.
518 attack_economic ukraine
    Communism opens an Economic Conflict against Imperialism in Ukraine, paying 0 cards besides the attack card.
    Communism attacks in Ukraine with Economic card number 1.
    Communism's Economic card takes the place of one of Imperialism's cards in Ukraine.
519 pass
520 attack_cultural venezuela
    Islamic Fundamentalism opens a Cultural Conflict against Imperialism in Venezuela, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Venezuela with Cultural card number 1.
    Islamic Fundamentalism's Cultural card takes the place of one of Imperialism's cards in Venezuela.
521 attack_economic mongolia
    Communism opens an Economic Conflict against Imperialism in Mongolia, paying 0 cards besides the attack card.
    Communism attacks in Mongolia with Economic card number 1.
    Communism's Economic card takes the place of one of Imperialism's cards in Mongolia.
522 pass
523 call_for_peace communism
    Imperialism calls for peace with Communism.
524 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
525 call_for_peace fascism
    Imperialism calls for peace with Fascism.
526 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
527 call_for_peace communism
    Capitalism calls for peace with Communism.
528 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
529 call_for_peace fascism
    Capitalism calls for peace with Fascism.
530 done
531 call_for_neutrality communism
    Fascism calls for neutrality with Communism.
532 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
533 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
534 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
535 call_for_neutrality imperialism
    Islamic Fundamentalism calls for neutrality with Imperialism.
536 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
537 call_for_neutrality capitalism
    Islamic Fundamentalism calls for neutrality with Capitalism.
538 call_for_neutrality communism
    Islamic Fundamentalism calls for neutrality with Communism.
539 call_for_neutrality fundamentalism
    Communism calls for neutrality with Islamic Fundamentalism.
540 call_for_neutrality imperialism
    Communism calls for neutrality with Imperialism.
541 call_for_war fascism
    Communism calls for war with Fascism.
542 call_for_neutrality capitalism
    Communism calls for neutrality with Capitalism.
543 peace fundamentalism
544 peace capitalism
545 peace communism
546 peace fascism
547 neutral imperialism
548 peace fundamentalism
549 peace communism
550 peace fascism
551 peace imperialism
552 war fundamentalism
553 peace capitalism
554 peace communism
555 war imperialism
556 war capitalism
557 war communism
558 war fascism
559 war imperialism
560 war fundamentalism
561 war capitalism
562 war fascism
    Imperialism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    Imperialism wished peace with Communism; Communism's wish was war.
    Imperialism wished peace with Fascism; Fascism's wish was peace.
    Imperialism is at peace with Fascism now.
    Islamic Fundamentalism wished war with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Islamic Fundamentalism wished war with Fascism; Fascism's wish was war.
    Capitalism wished peace with Communism; Communism's wish was war.
    Capitalism wished peace with Fascism; Fascism's wish was peace.
    Communism wished war with Fascism; Fascism's wish was peace.
    Communism is at war with Fascism now.
    Russia is at level 1 now; it was 2.
    Germany is at level 6 now; it was 5.
    Ukraine is at level 2 now; it was 1.
    Spain is at level 2 now; it was 1.
    Egypt, level 1, comes under Imperialism's control.
    West Africa, level 1, comes under Imperialism's control.
    Turn 7 is over; the highest Global Influence is 14.
    The war of ideas is over: Imperialism, with a Global Influence of 14.
end 30097908641a8eb3
    Imperialism wins with a Global Influence of 14.
