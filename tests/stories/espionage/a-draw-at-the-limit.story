{"format": 1, "title": "espionage", "rules": 1, "level": "standard", "factions": ["", ""], "options": {"must_play_if_able": false, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 200}, "seed": 1955, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home france
    Seat 1 takes France for a home and plays Blue.
2 choose_home poland
    Red takes Poland for a home and plays Red.
    Turn 1: Blue.
hash 1 d9af55a4f61304a4
3 stop
    Blue plays no more cards this turn.
4 go_on
5 stay
    Blue's spy stays in France.
6 let_pass
    Turn 2: Red.
hash 2 518415fb1dbaa98f
7 stop
    Red plays no more cards this turn.
8 go_on
9 stay
    Red's spy stays in Poland.
10 let_pass
    Turn 3: Blue.
hash 3 7cd7a1d8d22a63b5
11 stop
    Blue plays no more cards this turn.
12 go_on
13 stay
    Blue's spy stays in France.
14 let_pass
    Turn 4: Red.
hash 4 be87d98b0d3aba2c
15 stop
    Red plays no more cards this turn.
16 go_on
17 stay
    Red's spy stays in Poland.
18 let_pass
    Turn 5: Blue.
hash 5 67cc2cf69b187d27
19 stop
    Blue plays no more cards this turn.
20 go_on
21 stay
    Blue's spy stays in France.
22 let_pass
    Turn 6: Red.
hash 6 122622f1a408010c
23 stop
    Red plays no more cards this turn.
24 go_on
25 stay
    Red's spy stays in Poland.
26 let_pass
    Turn 7: Blue.
hash 7 a8b999c9e29d637b
27 stop
    Blue plays no more cards this turn.
28 go_on
29 stay
    Blue's spy stays in France.
30 let_pass
    Turn 8: Red.
hash 8 50c3f193e084bfdd
31 stop
    Red plays no more cards this turn.
32 go_on
33 stay
    Red's spy stays in Poland.
34 let_pass
    Turn 9: Blue.
hash 9 3d1cdbfb9b75c889
35 stop
    Blue plays no more cards this turn.
36 go_on
37 stay
    Blue's spy stays in France.
38 let_pass
    Turn 10: Red.
hash 10 657a4dbfd0af0b74
39 stop
    Red plays no more cards this turn.
40 go_on
41 stay
    Red's spy stays in Poland.
42 let_pass
    Turn 11: Blue.
hash 11 4e1884299df5d9e5
43 stop
    Blue plays no more cards this turn.
44 go_on
45 stay
    Blue's spy stays in France.
46 let_pass
    Turn 12: Red.
hash 12 27f60f7182bd9e08
47 stop
    Red plays no more cards this turn.
48 go_on
49 stay
    Red's spy stays in Poland.
50 let_pass
    Turn 13: Blue.
hash 13 ee4f39a1310a400e
51 stop
    Blue plays no more cards this turn.
52 go_on
53 stay
    Blue's spy stays in France.
54 let_pass
    Turn 14: Red.
hash 14 4a66b1f8437ef50c
55 stop
    Red plays no more cards this turn.
56 go_on
57 stay
    Red's spy stays in Poland.
58 let_pass
    Turn 15: Blue.
hash 15 f36f23eb16c30fd4
59 stop
    Blue plays no more cards this turn.
60 go_on
61 stay
    Blue's spy stays in France.
62 let_pass
    Turn 16: Red.
hash 16 5e8f9f7ae63121b2
63 stop
    Red plays no more cards this turn.
64 go_on
65 stay
    Red's spy stays in Poland.
66 let_pass
    Turn 17: Blue.
hash 17 32cd665dbe1c25b1
67 stop
    Blue plays no more cards this turn.
68 go_on
69 stay
    Blue's spy stays in France.
70 let_pass
    Turn 18: Red.
hash 18 547bde083739794a
71 stop
    Red plays no more cards this turn.
72 go_on
73 stay
    Red's spy stays in Poland.
74 let_pass
    Turn 19: Blue.
hash 19 1b366972a9a1a40b
75 stop
    Blue plays no more cards this turn.
76 go_on
77 stay
    Blue's spy stays in France.
78 let_pass
    Turn 20: Red.
hash 20 c23f358845686289
79 stop
    Red plays no more cards this turn.
80 go_on
81 stay
    Red's spy stays in Poland.
82 let_pass
    Turn 21: Blue.
hash 21 08a9a7788c614467
83 stop
    Blue plays no more cards this turn.
84 go_on
85 stay
    Blue's spy stays in France.
86 let_pass
    Turn 22: Red.
hash 22 5df6a8016cc183d6
87 stop
    Red plays no more cards this turn.
88 go_on
89 stay
    Red's spy stays in Poland.
90 let_pass
    Turn 23: Blue.
hash 23 3740b241a1ed4230
91 stop
    Blue plays no more cards this turn.
92 go_on
93 stay
    Blue's spy stays in France.
94 let_pass
    Turn 24: Red.
hash 24 c5ba4a499b8571af
95 stop
    Red plays no more cards this turn.
96 go_on
97 stay
    Red's spy stays in Poland.
98 let_pass
    Turn 25: Blue.
hash 25 efeb476417f57ceb
99 stop
    Blue plays no more cards this turn.
100 go_on
101 stay
    Blue's spy stays in France.
102 let_pass
    Turn 26: Red.
hash 26 fc74316b2ed92a1d
103 stop
    Red plays no more cards this turn.
104 go_on
105 stay
    Red's spy stays in Poland.
106 let_pass
    Turn 27: Blue.
hash 27 9f4cc9c6cc4fab19
107 stop
    Blue plays no more cards this turn.
108 go_on
109 stay
    Blue's spy stays in France.
110 let_pass
    Turn 28: Red.
hash 28 265a21918d4a26fe
111 stop
    Red plays no more cards this turn.
112 go_on
113 stay
    Red's spy stays in Poland.
114 let_pass
    Turn 29: Blue.
hash 29 b6cecc734721ee23
115 stop
    Blue plays no more cards this turn.
116 go_on
117 stay
    Blue's spy stays in France.
118 let_pass
    Turn 30: Red.
hash 30 1a67784a65e7f22e
119 stop
    Red plays no more cards this turn.
120 go_on
121 stay
    Red's spy stays in Poland.
122 let_pass
    Turn 31: Blue.
hash 31 7bd3f40323d3f8f5
123 stop
    Blue plays no more cards this turn.
124 go_on
125 stay
    Blue's spy stays in France.
126 let_pass
    Turn 32: Red.
hash 32 bfe7482714787829
127 stop
    Red plays no more cards this turn.
128 go_on
129 stay
    Red's spy stays in Poland.
130 let_pass
    Turn 33: Blue.
hash 33 28e3f9ccebeb28a8
131 stop
    Blue plays no more cards this turn.
132 go_on
133 stay
    Blue's spy stays in France.
134 let_pass
    Turn 34: Red.
hash 34 fff6e367366b58b8
135 stop
    Red plays no more cards this turn.
136 go_on
137 stay
    Red's spy stays in Poland.
138 let_pass
    Turn 35: Blue.
hash 35 4a2c360c7df8d745
139 stop
    Blue plays no more cards this turn.
140 go_on
141 stay
    Blue's spy stays in France.
142 let_pass
    Turn 36: Red.
hash 36 8ed5ad407f9462fa
143 stop
    Red plays no more cards this turn.
144 go_on
145 stay
    Red's spy stays in Poland.
146 let_pass
    Turn 37: Blue.
hash 37 e687e86ee86d8af0
147 stop
    Blue plays no more cards this turn.
148 go_on
149 stay
    Blue's spy stays in France.
150 let_pass
    Turn 38: Red.
hash 38 79be78569e4b1bd1
151 stop
    Red plays no more cards this turn.
152 go_on
153 stay
    Red's spy stays in Poland.
154 let_pass
    Turn 39: Blue.
hash 39 c56edd9f13a16579
155 stop
    Blue plays no more cards this turn.
156 go_on
157 stay
    Blue's spy stays in France.
158 let_pass
    Turn 40: Red.
hash 40 1256dc5f0caa6907
159 stop
    Red plays no more cards this turn.
160 go_on
161 stay
    Red's spy stays in Poland.
162 let_pass
    Turn 41: Blue.
hash 41 921e30d592ef7dbc
163 stop
    Blue plays no more cards this turn.
164 go_on
165 stay
    Blue's spy stays in France.
166 let_pass
    Turn 42: Red.
hash 42 9fbb24008030070d
167 stop
    Red plays no more cards this turn.
168 go_on
169 stay
    Red's spy stays in Poland.
170 let_pass
    Turn 43: Blue.
hash 43 ebee03ca94efc18c
171 stop
    Blue plays no more cards this turn.
172 go_on
173 stay
    Blue's spy stays in France.
174 let_pass
    Turn 44: Red.
hash 44 a3ad78933d66482a
175 stop
    Red plays no more cards this turn.
176 go_on
177 stay
    Red's spy stays in Poland.
178 let_pass
    Turn 45: Blue.
hash 45 cc5dd9b7019ab95f
179 stop
    Blue plays no more cards this turn.
180 go_on
181 stay
    Blue's spy stays in France.
182 let_pass
    Turn 46: Red.
hash 46 6933407a6dbbda31
183 stop
    Red plays no more cards this turn.
184 go_on
185 stay
    Red's spy stays in Poland.
186 let_pass
    Turn 47: Blue.
hash 47 5ba82625a15ab271
187 stop
    Blue plays no more cards this turn.
188 go_on
189 stay
    Blue's spy stays in France.
190 let_pass
    Turn 48: Red.
hash 48 51c9e8a6153a609e
191 stop
    Red plays no more cards this turn.
192 go_on
193 stay
    Red's spy stays in Poland.
194 let_pass
    Turn 49: Blue.
hash 49 48cbe46ede03a10a
195 stop
    Blue plays no more cards this turn.
196 go_on
197 stay
    Blue's spy stays in France.
198 let_pass
    Turn 50: Red.
hash 50 010bfed4a7d66343
199 stop
    Red plays no more cards this turn.
200 go_on
201 stay
    Red's spy stays in Poland.
202 let_pass
    Turn 51: Blue.
hash 51 0ad8b1423332c518
203 stop
    Blue plays no more cards this turn.
204 go_on
205 stay
    Blue's spy stays in France.
206 let_pass
    Turn 52: Red.
hash 52 a27b75cfcfc4242b
207 stop
    Red plays no more cards this turn.
208 go_on
209 stay
    Red's spy stays in Poland.
210 let_pass
    Turn 53: Blue.
hash 53 a7c7d05d4cf055fa
211 stop
    Blue plays no more cards this turn.
212 go_on
213 stay
    Blue's spy stays in France.
214 let_pass
    Turn 54: Red.
hash 54 31b7865a046d1acd
215 stop
    Red plays no more cards this turn.
216 go_on
217 stay
    Red's spy stays in Poland.
218 let_pass
    Turn 55: Blue.
hash 55 673da4ce87fc9661
219 stop
    Blue plays no more cards this turn.
220 go_on
221 stay
    Blue's spy stays in France.
222 let_pass
    Turn 56: Red.
hash 56 43402975dc9f1eae
223 stop
    Red plays no more cards this turn.
224 go_on
225 stay
    Red's spy stays in Poland.
226 let_pass
    Turn 57: Blue.
hash 57 7a96ae4466df9344
227 stop
    Blue plays no more cards this turn.
228 go_on
229 stay
    Blue's spy stays in France.
230 let_pass
    Turn 58: Red.
hash 58 e21404ac9624f5a0
231 stop
    Red plays no more cards this turn.
232 go_on
233 stay
    Red's spy stays in Poland.
234 let_pass
    Turn 59: Blue.
hash 59 823a70ffafa073d2
235 stop
    Blue plays no more cards this turn.
236 go_on
237 stay
    Blue's spy stays in France.
238 let_pass
    Turn 60: Red.
hash 60 f4a78e9fab8bafc6
239 stop
    Red plays no more cards this turn.
240 go_on
241 stay
    Red's spy stays in Poland.
242 let_pass
    Turn 61: Blue.
hash 61 961bc22e073aca28
243 stop
    Blue plays no more cards this turn.
244 go_on
245 stay
    Blue's spy stays in France.
246 let_pass
    Turn 62: Red.
hash 62 868bbe04266c0296
247 stop
    Red plays no more cards this turn.
248 go_on
249 stay
    Red's spy stays in Poland.
250 let_pass
    Turn 63: Blue.
hash 63 31971acc20156650
251 stop
    Blue plays no more cards this turn.
252 go_on
253 stay
    Blue's spy stays in France.
254 let_pass
    Turn 64: Red.
hash 64 85e225d11894e105
255 stop
    Red plays no more cards this turn.
256 go_on
257 stay
    Red's spy stays in Poland.
258 let_pass
    Turn 65: Blue.
hash 65 73082637ef040246
259 stop
    Blue plays no more cards this turn.
260 go_on
261 stay
    Blue's spy stays in France.
262 let_pass
    Turn 66: Red.
hash 66 c81005a47dc8e707
263 stop
    Red plays no more cards this turn.
264 go_on
265 stay
    Red's spy stays in Poland.
266 let_pass
    Turn 67: Blue.
hash 67 18dffa6843618d3b
267 stop
    Blue plays no more cards this turn.
268 go_on
269 stay
    Blue's spy stays in France.
270 let_pass
    Turn 68: Red.
hash 68 1629256b7b782723
271 stop
    Red plays no more cards this turn.
272 go_on
273 stay
    Red's spy stays in Poland.
274 let_pass
    Turn 69: Blue.
hash 69 18147c1e8e05bf56
275 stop
    Blue plays no more cards this turn.
276 go_on
277 stay
    Blue's spy stays in France.
278 let_pass
    Turn 70: Red.
hash 70 4fd52ba785aba4d2
279 stop
    Red plays no more cards this turn.
280 go_on
281 stay
    Red's spy stays in Poland.
282 let_pass
    Turn 71: Blue.
hash 71 b29fe24a8c57160d
283 stop
    Blue plays no more cards this turn.
284 go_on
285 stay
    Blue's spy stays in France.
286 let_pass
    Turn 72: Red.
hash 72 614cb54163f0f1f2
287 stop
    Red plays no more cards this turn.
288 go_on
289 stay
    Red's spy stays in Poland.
290 let_pass
    Turn 73: Blue.
hash 73 6d73d89b641e48c6
291 stop
    Blue plays no more cards this turn.
292 go_on
293 stay
    Blue's spy stays in France.
294 let_pass
    Turn 74: Red.
hash 74 4968148dc0dca4fe
295 stop
    Red plays no more cards this turn.
296 go_on
297 stay
    Red's spy stays in Poland.
298 let_pass
    Turn 75: Blue.
hash 75 63ed70dfbe1654ca
299 stop
    Blue plays no more cards this turn.
300 go_on
301 stay
    Blue's spy stays in France.
302 let_pass
    Turn 76: Red.
hash 76 213c4cf501805163
303 stop
    Red plays no more cards this turn.
304 go_on
305 stay
    Red's spy stays in Poland.
306 let_pass
    Turn 77: Blue.
hash 77 0b12af2e98c297b4
307 stop
    Blue plays no more cards this turn.
308 go_on
309 stay
    Blue's spy stays in France.
310 let_pass
    Turn 78: Red.
hash 78 03d7d6444b73fb08
311 stop
    Red plays no more cards this turn.
312 go_on
313 stay
    Red's spy stays in Poland.
314 let_pass
    Turn 79: Blue.
hash 79 868d2cf0d264a149
315 stop
    Blue plays no more cards this turn.
316 go_on
317 stay
    Blue's spy stays in France.
318 let_pass
    Turn 80: Red.
hash 80 d74eea1b9908b2a3
319 stop
    Red plays no more cards this turn.
320 go_on
321 stay
    Red's spy stays in Poland.
322 let_pass
    Turn 81: Blue.
hash 81 8e4aa51c149e0cf9
323 stop
    Blue plays no more cards this turn.
324 go_on
325 stay
    Blue's spy stays in France.
326 let_pass
    Turn 82: Red.
hash 82 7a2ca320f76e207a
327 stop
    Red plays no more cards this turn.
328 go_on
329 stay
    Red's spy stays in Poland.
330 let_pass
    Turn 83: Blue.
hash 83 286b6745cac8c50b
331 stop
    Blue plays no more cards this turn.
332 go_on
333 stay
    Blue's spy stays in France.
334 let_pass
    Turn 84: Red.
hash 84 a027241237bf4e83
335 stop
    Red plays no more cards this turn.
336 go_on
337 stay
    Red's spy stays in Poland.
338 let_pass
    Turn 85: Blue.
hash 85 4c7c6168a94bdc09
339 stop
    Blue plays no more cards this turn.
340 go_on
341 stay
    Blue's spy stays in France.
342 let_pass
    Turn 86: Red.
hash 86 57ec3286b3b4fd6d
343 stop
    Red plays no more cards this turn.
344 go_on
345 stay
    Red's spy stays in Poland.
346 let_pass
    Turn 87: Blue.
hash 87 6cf79025e902bdad
347 stop
    Blue plays no more cards this turn.
348 go_on
349 stay
    Blue's spy stays in France.
350 let_pass
    Turn 88: Red.
hash 88 6c11bd3a7ed3d832
351 stop
    Red plays no more cards this turn.
352 go_on
353 stay
    Red's spy stays in Poland.
354 let_pass
    Turn 89: Blue.
hash 89 a9bcff217c7c10b8
355 stop
    Blue plays no more cards this turn.
356 go_on
357 stay
    Blue's spy stays in France.
358 let_pass
    Turn 90: Red.
hash 90 662ae55f02e43e48
359 stop
    Red plays no more cards this turn.
360 go_on
361 stay
    Red's spy stays in Poland.
362 let_pass
    Turn 91: Blue.
hash 91 57cf3a4f58b3b5f3
363 stop
    Blue plays no more cards this turn.
364 go_on
365 stay
    Blue's spy stays in France.
366 let_pass
    Turn 92: Red.
hash 92 1787aa8262936b0d
367 stop
    Red plays no more cards this turn.
368 go_on
369 stay
    Red's spy stays in Poland.
370 let_pass
    Turn 93: Blue.
hash 93 4b75c09f6cf9a50f
371 stop
    Blue plays no more cards this turn.
372 go_on
373 stay
    Blue's spy stays in France.
374 let_pass
    Turn 94: Red.
hash 94 1d4ca2dba73c8485
375 stop
    Red plays no more cards this turn.
376 go_on
377 stay
    Red's spy stays in Poland.
378 let_pass
    Turn 95: Blue.
hash 95 ffb5b26e21cf0f4d
379 stop
    Blue plays no more cards this turn.
380 go_on
381 stay
    Blue's spy stays in France.
382 let_pass
    Turn 96: Red.
hash 96 999580e392d83705
383 stop
    Red plays no more cards this turn.
384 go_on
385 stay
    Red's spy stays in Poland.
386 let_pass
    Turn 97: Blue.
hash 97 3f35c5d07854e8cd
387 stop
    Blue plays no more cards this turn.
388 go_on
389 stay
    Blue's spy stays in France.
390 let_pass
    Turn 98: Red.
hash 98 64eb45fb512d63b2
391 stop
    Red plays no more cards this turn.
392 go_on
393 stay
    Red's spy stays in Poland.
394 let_pass
    Turn 99: Blue.
hash 99 22a8b2166fcec49a
395 stop
    Blue plays no more cards this turn.
396 go_on
397 stay
    Blue's spy stays in France.
398 let_pass
    Turn 100: Red.
hash 100 6654c133ac55ae7b
399 stop
    Red plays no more cards this turn.
400 go_on
401 stay
    Red's spy stays in Poland.
402 let_pass
    Turn 101: Blue.
hash 101 cb5bdef7624c5d3c
403 stop
    Blue plays no more cards this turn.
404 go_on
405 stay
    Blue's spy stays in France.
406 let_pass
    Turn 102: Red.
hash 102 71e7fb8a857c6e5b
407 stop
    Red plays no more cards this turn.
408 go_on
409 stay
    Red's spy stays in Poland.
410 let_pass
    Turn 103: Blue.
hash 103 41439f7022d5a117
411 stop
    Blue plays no more cards this turn.
412 go_on
413 stay
    Blue's spy stays in France.
414 let_pass
    Turn 104: Red.
hash 104 0296ced4c2d0f249
415 stop
    Red plays no more cards this turn.
416 go_on
417 stay
    Red's spy stays in Poland.
418 let_pass
    Turn 105: Blue.
hash 105 63986c669701369b
419 stop
    Blue plays no more cards this turn.
420 go_on
421 stay
    Blue's spy stays in France.
422 let_pass
    Turn 106: Red.
hash 106 d713673e4ab821b5
423 stop
    Red plays no more cards this turn.
424 go_on
425 stay
    Red's spy stays in Poland.
426 let_pass
    Turn 107: Blue.
hash 107 c26f40faa0d5ee97
427 stop
    Blue plays no more cards this turn.
428 go_on
429 stay
    Blue's spy stays in France.
430 let_pass
    Turn 108: Red.
hash 108 f24b5da867ea1550
431 stop
    Red plays no more cards this turn.
432 go_on
433 stay
    Red's spy stays in Poland.
434 let_pass
    Turn 109: Blue.
hash 109 db6eca46597048a9
435 stop
    Blue plays no more cards this turn.
436 go_on
437 stay
    Blue's spy stays in France.
438 let_pass
    Turn 110: Red.
hash 110 efc1d19f1a8110cd
439 stop
    Red plays no more cards this turn.
440 go_on
441 stay
    Red's spy stays in Poland.
442 let_pass
    Turn 111: Blue.
hash 111 da356bed380f97fc
443 stop
    Blue plays no more cards this turn.
444 go_on
445 stay
    Blue's spy stays in France.
446 let_pass
    Turn 112: Red.
hash 112 0e728dea73095ab9
447 stop
    Red plays no more cards this turn.
448 go_on
449 stay
    Red's spy stays in Poland.
450 let_pass
    Turn 113: Blue.
hash 113 972391d7ac233e5d
451 stop
    Blue plays no more cards this turn.
452 go_on
453 stay
    Blue's spy stays in France.
454 let_pass
    Turn 114: Red.
hash 114 d7b6b286f9891a7c
455 stop
    Red plays no more cards this turn.
456 go_on
457 stay
    Red's spy stays in Poland.
458 let_pass
    Turn 115: Blue.
hash 115 47fa3263b89cc30f
459 stop
    Blue plays no more cards this turn.
460 go_on
461 stay
    Blue's spy stays in France.
462 let_pass
    Turn 116: Red.
hash 116 8980cd368fae5aa0
463 stop
    Red plays no more cards this turn.
464 go_on
465 stay
    Red's spy stays in Poland.
466 let_pass
    Turn 117: Blue.
hash 117 057c60b154f02835
467 stop
    Blue plays no more cards this turn.
468 go_on
469 stay
    Blue's spy stays in France.
470 let_pass
    Turn 118: Red.
hash 118 86dca2c94e42168f
471 stop
    Red plays no more cards this turn.
472 go_on
473 stay
    Red's spy stays in Poland.
474 let_pass
    Turn 119: Blue.
hash 119 7a819cf8c9476800
475 stop
    Blue plays no more cards this turn.
476 go_on
477 stay
    Blue's spy stays in France.
478 let_pass
    Turn 120: Red.
hash 120 8effe611405b9c18
479 stop
    Red plays no more cards this turn.
480 go_on
481 stay
    Red's spy stays in Poland.
482 let_pass
    Turn 121: Blue.
hash 121 ba36536bbbe8bf3e
483 stop
    Blue plays no more cards this turn.
484 go_on
485 stay
    Blue's spy stays in France.
486 let_pass
    Turn 122: Red.
hash 122 24c08cfd072cf564
487 stop
    Red plays no more cards this turn.
488 go_on
489 stay
    Red's spy stays in Poland.
490 let_pass
    Turn 123: Blue.
hash 123 1a6e8470ed16115e
491 stop
    Blue plays no more cards this turn.
492 go_on
493 stay
    Blue's spy stays in France.
494 let_pass
    Turn 124: Red.
hash 124 6182809456d3dedf
495 stop
    Red plays no more cards this turn.
496 go_on
497 stay
    Red's spy stays in Poland.
498 let_pass
    Turn 125: Blue.
hash 125 8a02ab7007817376
499 stop
    Blue plays no more cards this turn.
500 go_on
501 stay
    Blue's spy stays in France.
502 let_pass
    Turn 126: Red.
hash 126 d25a4834657ddced
503 stop
    Red plays no more cards this turn.
504 go_on
505 stay
    Red's spy stays in Poland.
506 let_pass
    Turn 127: Blue.
hash 127 dc0a2528f325b537
507 stop
    Blue plays no more cards this turn.
508 go_on
509 stay
    Blue's spy stays in France.
510 let_pass
    Turn 128: Red.
hash 128 311c4119985e30a2
511 stop
    Red plays no more cards this turn.
512 go_on
513 stay
    Red's spy stays in Poland.
514 let_pass
    Turn 129: Blue.
hash 129 cd3b1cbbb6461e00
515 stop
    Blue plays no more cards this turn.
516 go_on
517 stay
    Blue's spy stays in France.
518 let_pass
    Turn 130: Red.
hash 130 43a73497b7e61029
519 stop
    Red plays no more cards this turn.
520 go_on
521 stay
    Red's spy stays in Poland.
522 let_pass
    Turn 131: Blue.
hash 131 66d16415c732d3f5
523 stop
    Blue plays no more cards this turn.
524 go_on
525 stay
    Blue's spy stays in France.
526 let_pass
    Turn 132: Red.
hash 132 4344f5fe0af8c9af
527 stop
    Red plays no more cards this turn.
528 go_on
529 stay
    Red's spy stays in Poland.
530 let_pass
    Turn 133: Blue.
hash 133 178facee9ab3e52e
531 stop
    Blue plays no more cards this turn.
532 go_on
533 stay
    Blue's spy stays in France.
534 let_pass
    Turn 134: Red.
hash 134 9b154da9a2c3107a
535 stop
    Red plays no more cards this turn.
536 go_on
537 stay
    Red's spy stays in Poland.
538 let_pass
    Turn 135: Blue.
hash 135 8d10ea2ba07d3151
539 stop
    Blue plays no more cards this turn.
540 go_on
541 stay
    Blue's spy stays in France.
542 let_pass
    Turn 136: Red.
hash 136 f69c570231131fce
543 stop
    Red plays no more cards this turn.
544 go_on
545 stay
    Red's spy stays in Poland.
546 let_pass
    Turn 137: Blue.
hash 137 151246addd858864
547 stop
    Blue plays no more cards this turn.
548 go_on
549 stay
    Blue's spy stays in France.
550 let_pass
    Turn 138: Red.
hash 138 b2ae14efec875281
551 stop
    Red plays no more cards this turn.
552 go_on
553 stay
    Red's spy stays in Poland.
554 let_pass
    Turn 139: Blue.
hash 139 3143ed18f7d1fbdd
555 stop
    Blue plays no more cards this turn.
556 go_on
557 stay
    Blue's spy stays in France.
558 let_pass
    Turn 140: Red.
hash 140 a6db52b1708265de
559 stop
    Red plays no more cards this turn.
560 go_on
561 stay
    Red's spy stays in Poland.
562 let_pass
    Turn 141: Blue.
hash 141 3d6dbcd5b13b7ddf
563 stop
    Blue plays no more cards this turn.
564 go_on
565 stay
    Blue's spy stays in France.
566 let_pass
    Turn 142: Red.
hash 142 0ada9b445bcbc36b
567 stop
    Red plays no more cards this turn.
568 go_on
569 stay
    Red's spy stays in Poland.
570 let_pass
    Turn 143: Blue.
hash 143 0481950cb3eaed09
571 stop
    Blue plays no more cards this turn.
572 go_on
573 stay
    Blue's spy stays in France.
574 let_pass
    Turn 144: Red.
hash 144 14c7b10641eb7a91
575 stop
    Red plays no more cards this turn.
576 go_on
577 stay
    Red's spy stays in Poland.
578 let_pass
    Turn 145: Blue.
hash 145 88f90dfaf319a5d7
579 stop
    Blue plays no more cards this turn.
580 go_on
581 stay
    Blue's spy stays in France.
582 let_pass
    Turn 146: Red.
hash 146 f8f479bdc51691af
583 stop
    Red plays no more cards this turn.
584 go_on
585 stay
    Red's spy stays in Poland.
586 let_pass
    Turn 147: Blue.
hash 147 b63c1444b1d5577c
587 stop
    Blue plays no more cards this turn.
588 go_on
589 stay
    Blue's spy stays in France.
590 let_pass
    Turn 148: Red.
hash 148 f61eb8d1851d7d52
591 stop
    Red plays no more cards this turn.
592 go_on
593 stay
    Red's spy stays in Poland.
594 let_pass
    Turn 149: Blue.
hash 149 286f51bb44747755
595 stop
    Blue plays no more cards this turn.
596 go_on
597 stay
    Blue's spy stays in France.
598 let_pass
    Turn 150: Red.
hash 150 7c91438afdeb9e5e
599 stop
    Red plays no more cards this turn.
600 go_on
601 stay
    Red's spy stays in Poland.
602 let_pass
    Turn 151: Blue.
hash 151 051885fc200f2216
603 stop
    Blue plays no more cards this turn.
604 go_on
605 stay
    Blue's spy stays in France.
606 let_pass
    Turn 152: Red.
hash 152 080dbccf49a46dae
607 stop
    Red plays no more cards this turn.
608 go_on
609 stay
    Red's spy stays in Poland.
610 let_pass
    Turn 153: Blue.
hash 153 655bc442205f9aaf
611 stop
    Blue plays no more cards this turn.
612 go_on
613 stay
    Blue's spy stays in France.
614 let_pass
    Turn 154: Red.
hash 154 dafc5cd18f96dda4
615 stop
    Red plays no more cards this turn.
616 go_on
617 stay
    Red's spy stays in Poland.
618 let_pass
    Turn 155: Blue.
hash 155 f1fc547e18bf49a1
619 stop
    Blue plays no more cards this turn.
620 go_on
621 stay
    Blue's spy stays in France.
622 let_pass
    Turn 156: Red.
hash 156 dfe1e678a62f3a9a
623 stop
    Red plays no more cards this turn.
624 go_on
625 stay
    Red's spy stays in Poland.
626 let_pass
    Turn 157: Blue.
hash 157 a8dd792a71a7e87b
627 stop
    Blue plays no more cards this turn.
628 go_on
629 stay
    Blue's spy stays in France.
630 let_pass
    Turn 158: Red.
hash 158 8a16bcb2e2457cfa
631 stop
    Red plays no more cards this turn.
632 go_on
633 stay
    Red's spy stays in Poland.
634 let_pass
    Turn 159: Blue.
hash 159 1f73ee532a30418f
635 stop
    Blue plays no more cards this turn.
636 go_on
637 stay
    Blue's spy stays in France.
638 let_pass
    Turn 160: Red.
hash 160 4d14a5e0ff389275
639 stop
    Red plays no more cards this turn.
640 go_on
641 stay
    Red's spy stays in Poland.
642 let_pass
    Turn 161: Blue.
hash 161 83c0245ab9c432bf
643 stop
    Blue plays no more cards this turn.
644 go_on
645 stay
    Blue's spy stays in France.
646 let_pass
    Turn 162: Red.
hash 162 f9e9f9c7682ba98d
647 stop
    Red plays no more cards this turn.
648 go_on
649 stay
    Red's spy stays in Poland.
650 let_pass
    Turn 163: Blue.
hash 163 8f7ced2203dd7f19
651 stop
    Blue plays no more cards this turn.
652 go_on
653 stay
    Blue's spy stays in France.
654 let_pass
    Turn 164: Red.
hash 164 05d85168416b271e
655 stop
    Red plays no more cards this turn.
656 go_on
657 stay
    Red's spy stays in Poland.
658 let_pass
    Turn 165: Blue.
hash 165 f9fc7aa851e95b46
659 stop
    Blue plays no more cards this turn.
660 go_on
661 stay
    Blue's spy stays in France.
662 let_pass
    Turn 166: Red.
hash 166 cf2666145064ae02
663 stop
    Red plays no more cards this turn.
664 go_on
665 stay
    Red's spy stays in Poland.
666 let_pass
    Turn 167: Blue.
hash 167 7d2e8eb2c7bcb536
667 stop
    Blue plays no more cards this turn.
668 go_on
669 stay
    Blue's spy stays in France.
670 let_pass
    Turn 168: Red.
hash 168 5c01439ab0eee77f
671 stop
    Red plays no more cards this turn.
672 go_on
673 stay
    Red's spy stays in Poland.
674 let_pass
    Turn 169: Blue.
hash 169 00265fec827c9f4f
675 stop
    Blue plays no more cards this turn.
676 go_on
677 stay
    Blue's spy stays in France.
678 let_pass
    Turn 170: Red.
hash 170 4068f0be6f263115
679 stop
    Red plays no more cards this turn.
680 go_on
681 stay
    Red's spy stays in Poland.
682 let_pass
    Turn 171: Blue.
hash 171 ce0b2603f8f458c1
683 stop
    Blue plays no more cards this turn.
684 go_on
685 stay
    Blue's spy stays in France.
686 let_pass
    Turn 172: Red.
hash 172 d91455d69bc83ecb
687 stop
    Red plays no more cards this turn.
688 go_on
689 stay
    Red's spy stays in Poland.
690 let_pass
    Turn 173: Blue.
hash 173 5e798e2f388db9a9
691 stop
    Blue plays no more cards this turn.
692 go_on
693 stay
    Blue's spy stays in France.
694 let_pass
    Turn 174: Red.
hash 174 a0895ddc7a88eb94
695 stop
    Red plays no more cards this turn.
696 go_on
697 stay
    Red's spy stays in Poland.
698 let_pass
    Turn 175: Blue.
hash 175 e6d2265948fe8049
699 stop
    Blue plays no more cards this turn.
700 go_on
701 stay
    Blue's spy stays in France.
702 let_pass
    Turn 176: Red.
hash 176 257d170b225dc135
703 stop
    Red plays no more cards this turn.
704 go_on
705 stay
    Red's spy stays in Poland.
706 let_pass
    Turn 177: Blue.
hash 177 c4215f5d0558fb44
707 stop
    Blue plays no more cards this turn.
708 go_on
709 stay
    Blue's spy stays in France.
710 let_pass
    Turn 178: Red.
hash 178 a2d6a57119846465
711 stop
    Red plays no more cards this turn.
712 go_on
713 stay
    Red's spy stays in Poland.
714 let_pass
    Turn 179: Blue.
hash 179 8fabd205f98be3ac
715 stop
    Blue plays no more cards this turn.
716 go_on
717 stay
    Blue's spy stays in France.
718 let_pass
    Turn 180: Red.
hash 180 9bef056346521bbe
719 stop
    Red plays no more cards this turn.
720 go_on
721 stay
    Red's spy stays in Poland.
722 let_pass
    Turn 181: Blue.
hash 181 990ca86692721f7c
723 stop
    Blue plays no more cards this turn.
724 go_on
725 stay
    Blue's spy stays in France.
726 let_pass
    Turn 182: Red.
hash 182 c966f1834fbba7a2
727 stop
    Red plays no more cards this turn.
728 go_on
729 stay
    Red's spy stays in Poland.
730 let_pass
    Turn 183: Blue.
hash 183 79d8573d38493f18
731 stop
    Blue plays no more cards this turn.
732 go_on
733 stay
    Blue's spy stays in France.
734 let_pass
    Turn 184: Red.
hash 184 5dfb29db59947446
735 stop
    Red plays no more cards this turn.
736 go_on
737 stay
    Red's spy stays in Poland.
738 let_pass
    Turn 185: Blue.
hash 185 9645ba0ceb4c1cc0
739 stop
    Blue plays no more cards this turn.
740 go_on
741 stay
    Blue's spy stays in France.
742 let_pass
    Turn 186: Red.
hash 186 c3a771c9ec2ebeb3
743 stop
    Red plays no more cards this turn.
744 go_on
745 stay
    Red's spy stays in Poland.
746 let_pass
    Turn 187: Blue.
hash 187 6301237904ebc63c
747 stop
    Blue plays no more cards this turn.
748 go_on
749 stay
    Blue's spy stays in France.
750 let_pass
    Turn 188: Red.
hash 188 2d7f6c71cd0c6f2e
751 stop
    Red plays no more cards this turn.
752 go_on
753 stay
    Red's spy stays in Poland.
754 let_pass
    Turn 189: Blue.
hash 189 561ade9173cdfc07
755 stop
    Blue plays no more cards this turn.
756 go_on
757 stay
    Blue's spy stays in France.
758 let_pass
    Turn 190: Red.
hash 190 8cf0cd6c7e7bc8fc
759 stop
    Red plays no more cards this turn.
760 go_on
761 stay
    Red's spy stays in Poland.
762 let_pass
    Turn 191: Blue.
hash 191 d4bc374f7f7d20b6
763 stop
    Blue plays no more cards this turn.
764 go_on
765 stay
    Blue's spy stays in France.
766 let_pass
    Turn 192: Red.
hash 192 6401c686275b4766
767 stop
    Red plays no more cards this turn.
768 go_on
769 stay
    Red's spy stays in Poland.
770 let_pass
    Turn 193: Blue.
hash 193 33813be0a4c3298e
771 stop
    Blue plays no more cards this turn.
772 go_on
773 stay
    Blue's spy stays in France.
774 let_pass
    Turn 194: Red.
hash 194 da1ef6db305c833a
775 stop
    Red plays no more cards this turn.
776 go_on
777 stay
    Red's spy stays in Poland.
778 let_pass
    Turn 195: Blue.
hash 195 c82499dd6ba60c76
779 stop
    Blue plays no more cards this turn.
780 go_on
781 stay
    Blue's spy stays in France.
782 let_pass
    Turn 196: Red.
hash 196 cafbfd15d0369ea3
783 stop
    Red plays no more cards this turn.
784 go_on
785 stay
    Red's spy stays in Poland.
786 let_pass
    Turn 197: Blue.
hash 197 63620f4766a2091b
787 stop
    Blue plays no more cards this turn.
788 go_on
789 stay
    Blue's spy stays in France.
790 let_pass
    Turn 198: Red.
hash 198 87dd84b0d2eea452
791 stop
    Red plays no more cards this turn.
792 go_on
793 stay
    Red's spy stays in Poland.
794 let_pass
    Turn 199: Blue.
hash 199 48308303d71fa518
795 stop
    Blue plays no more cards this turn.
796 go_on
797 stay
    Blue's spy stays in France.
798 let_pass
    Turn 200: Red.
hash 200 38c12d27528cb3b4
799 stop
    Red plays no more cards this turn.
800 go_on
801 stay
    Red's spy stays in Poland.
802 let_pass
    The turn limit finds both sides equal.
end 445062d2f99ba52b
    Nobody wins: both sides stand equal when the last turn ends.
