{"format": 1, "title": "espionage", "rules": 1, "level": "standard", "factions": ["", ""], "options": {"must_play_if_able": false, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 200}, "seed": 1955, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home france
    Blue's home is France.
2 choose_home poland
    Red's home is Poland.
    Turn 1: Blue's move.
hash 1 dda041d45e01270a
3 stop
    Blue plays no more cards this turn.
4 go_on
5 stay
    Blue's spy stays in France.
6 let_pass
    Turn 2: Red's move.
hash 2 41cbb96366a4e28b
7 stop
    Red plays no more cards this turn.
8 go_on
9 stay
    Red's spy stays in Poland.
10 let_pass
    Turn 3: Blue's move.
hash 3 9c82a1e5f4849297
11 stop
    Blue plays no more cards this turn.
12 go_on
13 stay
    Blue's spy stays in France.
14 let_pass
    Turn 4: Red's move.
hash 4 52aa7b98c7195057
15 stop
    Red plays no more cards this turn.
16 go_on
17 stay
    Red's spy stays in Poland.
18 let_pass
    Turn 5: Blue's move.
hash 5 087036bb4cc62c71
19 stop
    Blue plays no more cards this turn.
20 go_on
21 stay
    Blue's spy stays in France.
22 let_pass
    Turn 6: Red's move.
hash 6 edd90c56a5380ede
23 stop
    Red plays no more cards this turn.
24 go_on
25 stay
    Red's spy stays in Poland.
26 let_pass
    Turn 7: Blue's move.
hash 7 d057a21d8aee7d4b
27 stop
    Blue plays no more cards this turn.
28 go_on
29 stay
    Blue's spy stays in France.
30 let_pass
    Turn 8: Red's move.
hash 8 293c5efa848c468d
31 stop
    Red plays no more cards this turn.
32 go_on
33 stay
    Red's spy stays in Poland.
34 let_pass
    Turn 9: Blue's move.
hash 9 66fdf8b293703b99
35 stop
    Blue plays no more cards this turn.
36 go_on
37 stay
    Blue's spy stays in France.
38 let_pass
    Turn 10: Red's move.
hash 10 d09a388c1f4ab2e3
39 stop
    Red plays no more cards this turn.
40 go_on
41 stay
    Red's spy stays in Poland.
42 let_pass
    Turn 11: Blue's move.
hash 11 2a1e0d77315fd220
43 stop
    Blue plays no more cards this turn.
44 go_on
45 stay
    Blue's spy stays in France.
46 let_pass
    Turn 12: Red's move.
hash 12 b9ab546296287d0b
47 stop
    Red plays no more cards this turn.
48 go_on
49 stay
    Red's spy stays in Poland.
50 let_pass
    Turn 13: Blue's move.
hash 13 0f72eb3cd7470062
51 stop
    Blue plays no more cards this turn.
52 go_on
53 stay
    Blue's spy stays in France.
54 let_pass
    Turn 14: Red's move.
hash 14 2d032257564e07db
55 stop
    Red plays no more cards this turn.
56 go_on
57 stay
    Red's spy stays in Poland.
58 let_pass
    Turn 15: Blue's move.
hash 15 bf2ec724be288553
59 stop
    Blue plays no more cards this turn.
60 go_on
61 stay
    Blue's spy stays in France.
62 let_pass
    Turn 16: Red's move.
hash 16 15ddde1990ed284d
63 stop
    Red plays no more cards this turn.
64 go_on
65 stay
    Red's spy stays in Poland.
66 let_pass
    Turn 17: Blue's move.
hash 17 121f7f68c03f0907
67 stop
    Blue plays no more cards this turn.
68 go_on
69 stay
    Blue's spy stays in France.
70 let_pass
    Turn 18: Red's move.
hash 18 b9ae184b0a653923
71 stop
    Red plays no more cards this turn.
72 go_on
73 stay
    Red's spy stays in Poland.
74 let_pass
    Turn 19: Blue's move.
hash 19 76342fc0a6541d71
75 stop
    Blue plays no more cards this turn.
76 go_on
77 stay
    Blue's spy stays in France.
78 let_pass
    Turn 20: Red's move.
hash 20 1baccc2614b531eb
79 stop
    Red plays no more cards this turn.
80 go_on
81 stay
    Red's spy stays in Poland.
82 let_pass
    Turn 21: Blue's move.
hash 21 a65c79b942455ce2
83 stop
    Blue plays no more cards this turn.
84 go_on
85 stay
    Blue's spy stays in France.
86 let_pass
    Turn 22: Red's move.
hash 22 bfed8e1378636f97
87 stop
    Red plays no more cards this turn.
88 go_on
89 stay
    Red's spy stays in Poland.
90 let_pass
    Turn 23: Blue's move.
hash 23 21f6dabdccf4652f
91 stop
    Blue plays no more cards this turn.
92 go_on
93 stay
    Blue's spy stays in France.
94 let_pass
    Turn 24: Red's move.
hash 24 77c65939e1cdd913
95 stop
    Red plays no more cards this turn.
96 go_on
97 stay
    Red's spy stays in Poland.
98 let_pass
    Turn 25: Blue's move.
hash 25 a8eda4f9d8a43d44
99 stop
    Blue plays no more cards this turn.
100 go_on
101 stay
    Blue's spy stays in France.
102 let_pass
    Turn 26: Red's move.
hash 26 a6e83ce74fbc9509
103 stop
    Red plays no more cards this turn.
104 go_on
105 stay
    Red's spy stays in Poland.
106 let_pass
    Turn 27: Blue's move.
hash 27 d8f5be45f9c66264
107 stop
    Blue plays no more cards this turn.
108 go_on
109 stay
    Blue's spy stays in France.
110 let_pass
    Turn 28: Red's move.
hash 28 e2e255e33b010636
111 stop
    Red plays no more cards this turn.
112 go_on
113 stay
    Red's spy stays in Poland.
114 let_pass
    Turn 29: Blue's move.
hash 29 3928091c8be83638
115 stop
    Blue plays no more cards this turn.
116 go_on
117 stay
    Blue's spy stays in France.
118 let_pass
    Turn 30: Red's move.
hash 30 c5efaff0731f1b28
119 stop
    Red plays no more cards this turn.
120 go_on
121 stay
    Red's spy stays in Poland.
122 let_pass
    Turn 31: Blue's move.
hash 31 68496706054ea13a
123 stop
    Blue plays no more cards this turn.
124 go_on
125 stay
    Blue's spy stays in France.
126 let_pass
    Turn 32: Red's move.
hash 32 b7d9462c8b53bae0
127 stop
    Red plays no more cards this turn.
128 go_on
129 stay
    Red's spy stays in Poland.
130 let_pass
    Turn 33: Blue's move.
hash 33 b814b01be28bfbcc
131 stop
    Blue plays no more cards this turn.
132 go_on
133 stay
    Blue's spy stays in France.
134 let_pass
    Turn 34: Red's move.
hash 34 ba9c0a2e564dd52f
135 stop
    Red plays no more cards this turn.
136 go_on
137 stay
    Red's spy stays in Poland.
138 let_pass
    Turn 35: Blue's move.
hash 35 62b6ac01791ab0e7
139 stop
    Blue plays no more cards this turn.
140 go_on
141 stay
    Blue's spy stays in France.
142 let_pass
    Turn 36: Red's move.
hash 36 982f60a862ff1291
143 stop
    Red plays no more cards this turn.
144 go_on
145 stay
    Red's spy stays in Poland.
146 let_pass
    Turn 37: Blue's move.
hash 37 c88cc786bc77501f
147 stop
    Blue plays no more cards this turn.
148 go_on
149 stay
    Blue's spy stays in France.
150 let_pass
    Turn 38: Red's move.
hash 38 de356694eb5ef260
151 stop
    Red plays no more cards this turn.
152 go_on
153 stay
    Red's spy stays in Poland.
154 let_pass
    Turn 39: Blue's move.
hash 39 b0674f7589905c08
155 stop
    Blue plays no more cards this turn.
156 go_on
157 stay
    Blue's spy stays in France.
158 let_pass
    Turn 40: Red's move.
hash 40 c1c0f79af807db4c
159 stop
    Red plays no more cards this turn.
160 go_on
161 stay
    Red's spy stays in Poland.
162 let_pass
    Turn 41: Blue's move.
hash 41 0d7488e38ceec695
163 stop
    Blue plays no more cards this turn.
164 go_on
165 stay
    Blue's spy stays in France.
166 let_pass
    Turn 42: Red's move.
hash 42 2c67a33533143663
167 stop
    Red plays no more cards this turn.
168 go_on
169 stay
    Red's spy stays in Poland.
170 let_pass
    Turn 43: Blue's move.
hash 43 40568167fa7cb65d
171 stop
    Blue plays no more cards this turn.
172 go_on
173 stay
    Blue's spy stays in France.
174 let_pass
    Turn 44: Red's move.
hash 44 45665a8b7fe73a38
175 stop
    Red plays no more cards this turn.
176 go_on
177 stay
    Red's spy stays in Poland.
178 let_pass
    Turn 45: Blue's move.
hash 45 34f8d3a514a97853
179 stop
    Blue plays no more cards this turn.
180 go_on
181 stay
    Blue's spy stays in France.
182 let_pass
    Turn 46: Red's move.
hash 46 776cfb5721e13062
183 stop
    Red plays no more cards this turn.
184 go_on
185 stay
    Red's spy stays in Poland.
186 let_pass
    Turn 47: Blue's move.
hash 47 86258354238fd829
187 stop
    Blue plays no more cards this turn.
188 go_on
189 stay
    Blue's spy stays in France.
190 let_pass
    Turn 48: Red's move.
hash 48 d1ac1c11f2ee6f23
191 stop
    Red plays no more cards this turn.
192 go_on
193 stay
    Red's spy stays in Poland.
194 let_pass
    Turn 49: Blue's move.
hash 49 9d92c8dbe332432a
195 stop
    Blue plays no more cards this turn.
196 go_on
197 stay
    Blue's spy stays in France.
198 let_pass
    Turn 50: Red's move.
hash 50 565bd0b85541a645
199 stop
    Red plays no more cards this turn.
200 go_on
201 stay
    Red's spy stays in Poland.
202 let_pass
    Turn 51: Blue's move.
hash 51 e01bbd76c31e1b0f
203 stop
    Blue plays no more cards this turn.
204 go_on
205 stay
    Blue's spy stays in France.
206 let_pass
    Turn 52: Red's move.
hash 52 5e49a3b401dba211
207 stop
    Red plays no more cards this turn.
208 go_on
209 stay
    Red's spy stays in Poland.
210 let_pass
    Turn 53: Blue's move.
hash 53 06bef193a2ff62f9
211 stop
    Blue plays no more cards this turn.
212 go_on
213 stay
    Blue's spy stays in France.
214 let_pass
    Turn 54: Red's move.
hash 54 b9344358660062eb
215 stop
    Red plays no more cards this turn.
216 go_on
217 stay
    Red's spy stays in Poland.
218 let_pass
    Turn 55: Blue's move.
hash 55 83a68585148f7b9b
219 stop
    Blue plays no more cards this turn.
220 go_on
221 stay
    Blue's spy stays in France.
222 let_pass
    Turn 56: Red's move.
hash 56 177f1f853e62a76e
223 stop
    Red plays no more cards this turn.
224 go_on
225 stay
    Red's spy stays in Poland.
226 let_pass
    Turn 57: Blue's move.
hash 57 a291aed665b30ab4
227 stop
    Blue plays no more cards this turn.
228 go_on
229 stay
    Blue's spy stays in France.
230 let_pass
    Turn 58: Red's move.
hash 58 7b99353a2d58b2f9
231 stop
    Red plays no more cards this turn.
232 go_on
233 stay
    Red's spy stays in Poland.
234 let_pass
    Turn 59: Blue's move.
hash 59 8fd3698e513fb4f5
235 stop
    Blue plays no more cards this turn.
236 go_on
237 stay
    Blue's spy stays in France.
238 let_pass
    Turn 60: Red's move.
hash 60 3f8450c3d65a5442
239 stop
    Red plays no more cards this turn.
240 go_on
241 stay
    Red's spy stays in Poland.
242 let_pass
    Turn 61: Blue's move.
hash 61 e7856c2f2b28298a
243 stop
    Blue plays no more cards this turn.
244 go_on
245 stay
    Blue's spy stays in France.
246 let_pass
    Turn 62: Red's move.
hash 62 7b57f29a053365e5
247 stop
    Red plays no more cards this turn.
248 go_on
249 stay
    Red's spy stays in Poland.
250 let_pass
    Turn 63: Blue's move.
hash 63 abf0a4e38bc7b0fa
251 stop
    Blue plays no more cards this turn.
252 go_on
253 stay
    Blue's spy stays in France.
254 let_pass
    Turn 64: Red's move.
hash 64 7ad740cf72950c8f
255 stop
    Red plays no more cards this turn.
256 go_on
257 stay
    Red's spy stays in Poland.
258 let_pass
    Turn 65: Blue's move.
hash 65 5d68e4840d6b63d6
259 stop
    Blue plays no more cards this turn.
260 go_on
261 stay
    Blue's spy stays in France.
262 let_pass
    Turn 66: Red's move.
hash 66 2fd46076ca195b92
263 stop
    Red plays no more cards this turn.
264 go_on
265 stay
    Red's spy stays in Poland.
266 let_pass
    Turn 67: Blue's move.
hash 67 c6117e1a4f89df2e
267 stop
    Blue plays no more cards this turn.
268 go_on
269 stay
    Blue's spy stays in France.
270 let_pass
    Turn 68: Red's move.
hash 68 83344065f9e7636e
271 stop
    Red plays no more cards this turn.
272 go_on
273 stay
    Red's spy stays in Poland.
274 let_pass
    Turn 69: Blue's move.
hash 69 158c079bd6413cf5
275 stop
    Blue plays no more cards this turn.
276 go_on
277 stay
    Blue's spy stays in France.
278 let_pass
    Turn 70: Red's move.
hash 70 e0b4b8dddf59d1f6
279 stop
    Red plays no more cards this turn.
280 go_on
281 stay
    Red's spy stays in Poland.
282 let_pass
    Turn 71: Blue's move.
hash 71 57de3da01c8dc9a3
283 stop
    Blue plays no more cards this turn.
284 go_on
285 stay
    Blue's spy stays in France.
286 let_pass
    Turn 72: Red's move.
hash 72 05371335cd865237
287 stop
    Red plays no more cards this turn.
288 go_on
289 stay
    Red's spy stays in Poland.
290 let_pass
    Turn 73: Blue's move.
hash 73 6bf2595e754b1c1c
291 stop
    Blue plays no more cards this turn.
292 go_on
293 stay
    Blue's spy stays in France.
294 let_pass
    Turn 74: Red's move.
hash 74 341549d41befe9be
295 stop
    Red plays no more cards this turn.
296 go_on
297 stay
    Red's spy stays in Poland.
298 let_pass
    Turn 75: Blue's move.
hash 75 b080696933725ed4
299 stop
    Blue plays no more cards this turn.
300 go_on
301 stay
    Blue's spy stays in France.
302 let_pass
    Turn 76: Red's move.
hash 76 9a2c3da666f79b94
303 stop
    Red plays no more cards this turn.
304 go_on
305 stay
    Red's spy stays in Poland.
306 let_pass
    Turn 77: Blue's move.
hash 77 8e42b938d4ae1c1e
307 stop
    Blue plays no more cards this turn.
308 go_on
309 stay
    Blue's spy stays in France.
310 let_pass
    Turn 78: Red's move.
hash 78 b3a720921721f189
311 stop
    Red plays no more cards this turn.
312 go_on
313 stay
    Red's spy stays in Poland.
314 let_pass
    Turn 79: Blue's move.
hash 79 4886f5217b948503
315 stop
    Blue plays no more cards this turn.
316 go_on
317 stay
    Blue's spy stays in France.
318 let_pass
    Turn 80: Red's move.
hash 80 830d3da85888725e
319 stop
    Red plays no more cards this turn.
320 go_on
321 stay
    Red's spy stays in Poland.
322 let_pass
    Turn 81: Blue's move.
hash 81 24f8f8c2a6b3685d
323 stop
    Blue plays no more cards this turn.
324 go_on
325 stay
    Blue's spy stays in France.
326 let_pass
    Turn 82: Red's move.
hash 82 4427546ec2ed8708
327 stop
    Red plays no more cards this turn.
328 go_on
329 stay
    Red's spy stays in Poland.
330 let_pass
    Turn 83: Blue's move.
hash 83 234b2a355357a516
331 stop
    Blue plays no more cards this turn.
332 go_on
333 stay
    Blue's spy stays in France.
334 let_pass
    Turn 84: Red's move.
hash 84 131f163d805a1584
335 stop
    Red plays no more cards this turn.
336 go_on
337 stay
    Red's spy stays in Poland.
338 let_pass
    Turn 85: Blue's move.
hash 85 51c208b474fddf5c
339 stop
    Blue plays no more cards this turn.
340 go_on
341 stay
    Blue's spy stays in France.
342 let_pass
    Turn 86: Red's move.
hash 86 61da88f909644b62
343 stop
    Red plays no more cards this turn.
344 go_on
345 stay
    Red's spy stays in Poland.
346 let_pass
    Turn 87: Blue's move.
hash 87 1faf9a3d6da63ec2
347 stop
    Blue plays no more cards this turn.
348 go_on
349 stay
    Blue's spy stays in France.
350 let_pass
    Turn 88: Red's move.
hash 88 5a031c01194bd9c3
351 stop
    Red plays no more cards this turn.
352 go_on
353 stay
    Red's spy stays in Poland.
354 let_pass
    Turn 89: Blue's move.
hash 89 565de3b7412e6004
355 stop
    Blue plays no more cards this turn.
356 go_on
357 stay
    Blue's spy stays in France.
358 let_pass
    Turn 90: Red's move.
hash 90 8fa81e806b9bf432
359 stop
    Red plays no more cards this turn.
360 go_on
361 stay
    Red's spy stays in Poland.
362 let_pass
    Turn 91: Blue's move.
hash 91 d9e19eeb36fab440
363 stop
    Blue plays no more cards this turn.
364 go_on
365 stay
    Blue's spy stays in France.
366 let_pass
    Turn 92: Red's move.
hash 92 354a181aef1231d4
367 stop
    Red plays no more cards this turn.
368 go_on
369 stay
    Red's spy stays in Poland.
370 let_pass
    Turn 93: Blue's move.
hash 93 fa19205101baf254
371 stop
    Blue plays no more cards this turn.
372 go_on
373 stay
    Blue's spy stays in France.
374 let_pass
    Turn 94: Red's move.
hash 94 ddc9ca92eac0b565
375 stop
    Red plays no more cards this turn.
376 go_on
377 stay
    Red's spy stays in Poland.
378 let_pass
    Turn 95: Blue's move.
hash 95 dc2a9d05294aaa3e
379 stop
    Blue plays no more cards this turn.
380 go_on
381 stay
    Blue's spy stays in France.
382 let_pass
    Turn 96: Red's move.
hash 96 4a2347cb86b4ebe3
383 stop
    Red plays no more cards this turn.
384 go_on
385 stay
    Red's spy stays in Poland.
386 let_pass
    Turn 97: Blue's move.
hash 97 9c8ce5e2ceb25592
387 stop
    Blue plays no more cards this turn.
388 go_on
389 stay
    Blue's spy stays in France.
390 let_pass
    Turn 98: Red's move.
hash 98 18e181814dd8576c
391 stop
    Red plays no more cards this turn.
392 go_on
393 stay
    Red's spy stays in Poland.
394 let_pass
    Turn 99: Blue's move.
hash 99 0eb7739d6c894d77
395 stop
    Blue plays no more cards this turn.
396 go_on
397 stay
    Blue's spy stays in France.
398 let_pass
    Turn 100: Red's move.
hash 100 416a1af61b80239d
399 stop
    Red plays no more cards this turn.
400 go_on
401 stay
    Red's spy stays in Poland.
402 let_pass
    Turn 101: Blue's move.
hash 101 cb47149cdd065cae
403 stop
    Blue plays no more cards this turn.
404 go_on
405 stay
    Blue's spy stays in France.
406 let_pass
    Turn 102: Red's move.
hash 102 ed015f5ace7b53a9
407 stop
    Red plays no more cards this turn.
408 go_on
409 stay
    Red's spy stays in Poland.
410 let_pass
    Turn 103: Blue's move.
hash 103 db8714858c874d38
411 stop
    Blue plays no more cards this turn.
412 go_on
413 stay
    Blue's spy stays in France.
414 let_pass
    Turn 104: Red's move.
hash 104 200440d328c17fd9
415 stop
    Red plays no more cards this turn.
416 go_on
417 stay
    Red's spy stays in Poland.
418 let_pass
    Turn 105: Blue's move.
hash 105 d5925dca730dbc63
419 stop
    Blue plays no more cards this turn.
420 go_on
421 stay
    Blue's spy stays in France.
422 let_pass
    Turn 106: Red's move.
hash 106 7d5a1d000bb11511
423 stop
    Red plays no more cards this turn.
424 go_on
425 stay
    Red's spy stays in Poland.
426 let_pass
    Turn 107: Blue's move.
hash 107 2f85faf2a5cb4ffc
427 stop
    Blue plays no more cards this turn.
428 go_on
429 stay
    Blue's spy stays in France.
430 let_pass
    Turn 108: Red's move.
hash 108 af410e46379f2dab
431 stop
    Red plays no more cards this turn.
432 go_on
433 stay
    Red's spy stays in Poland.
434 let_pass
    Turn 109: Blue's move.
hash 109 bdc3c58c16cb9af6
435 stop
    Blue plays no more cards this turn.
436 go_on
437 stay
    Blue's spy stays in France.
438 let_pass
    Turn 110: Red's move.
hash 110 20715e3fd711e8fb
439 stop
    Red plays no more cards this turn.
440 go_on
441 stay
    Red's spy stays in Poland.
442 let_pass
    Turn 111: Blue's move.
hash 111 ed25911c8aabdc85
443 stop
    Blue plays no more cards this turn.
444 go_on
445 stay
    Blue's spy stays in France.
446 let_pass
    Turn 112: Red's move.
hash 112 c771dcc902d3226b
447 stop
    Red plays no more cards this turn.
448 go_on
449 stay
    Red's spy stays in Poland.
450 let_pass
    Turn 113: Blue's move.
hash 113 2dc4da821b820eb7
451 stop
    Blue plays no more cards this turn.
452 go_on
453 stay
    Blue's spy stays in France.
454 let_pass
    Turn 114: Red's move.
hash 114 e2d9631a393ad07f
455 stop
    Red plays no more cards this turn.
456 go_on
457 stay
    Red's spy stays in Poland.
458 let_pass
    Turn 115: Blue's move.
hash 115 d53b12e82b28dc72
459 stop
    Blue plays no more cards this turn.
460 go_on
461 stay
    Blue's spy stays in France.
462 let_pass
    Turn 116: Red's move.
hash 116 79f4271425f3ddbe
463 stop
    Red plays no more cards this turn.
464 go_on
465 stay
    Red's spy stays in Poland.
466 let_pass
    Turn 117: Blue's move.
hash 117 9b65da8585d50bee
467 stop
    Blue plays no more cards this turn.
468 go_on
469 stay
    Blue's spy stays in France.
470 let_pass
    Turn 118: Red's move.
hash 118 00c04cf03dcdca1a
471 stop
    Red plays no more cards this turn.
472 go_on
473 stay
    Red's spy stays in Poland.
474 let_pass
    Turn 119: Blue's move.
hash 119 249909b0390e4d55
475 stop
    Blue plays no more cards this turn.
476 go_on
477 stay
    Blue's spy stays in France.
478 let_pass
    Turn 120: Red's move.
hash 120 06b0a7cc6a48fcba
479 stop
    Red plays no more cards this turn.
480 go_on
481 stay
    Red's spy stays in Poland.
482 let_pass
    Turn 121: Blue's move.
hash 121 62782ed84fbab962
483 stop
    Blue plays no more cards this turn.
484 go_on
485 stay
    Blue's spy stays in France.
486 let_pass
    Turn 122: Red's move.
hash 122 d8ff87f385f1a6fc
487 stop
    Red plays no more cards this turn.
488 go_on
489 stay
    Red's spy stays in Poland.
490 let_pass
    Turn 123: Blue's move.
hash 123 4798a9626a06a1af
491 stop
    Blue plays no more cards this turn.
492 go_on
493 stay
    Blue's spy stays in France.
494 let_pass
    Turn 124: Red's move.
hash 124 a592e7df93f701f4
495 stop
    Red plays no more cards this turn.
496 go_on
497 stay
    Red's spy stays in Poland.
498 let_pass
    Turn 125: Blue's move.
hash 125 819c8d7d0ace2974
499 stop
    Blue plays no more cards this turn.
500 go_on
501 stay
    Blue's spy stays in France.
502 let_pass
    Turn 126: Red's move.
hash 126 2b5a44b314ec1b00
503 stop
    Red plays no more cards this turn.
504 go_on
505 stay
    Red's spy stays in Poland.
506 let_pass
    Turn 127: Blue's move.
hash 127 79fbba8541ca4043
507 stop
    Blue plays no more cards this turn.
508 go_on
509 stay
    Blue's spy stays in France.
510 let_pass
    Turn 128: Red's move.
hash 128 78ab465338c6752a
511 stop
    Red plays no more cards this turn.
512 go_on
513 stay
    Red's spy stays in Poland.
514 let_pass
    Turn 129: Blue's move.
hash 129 03e7eb9d989b8268
515 stop
    Blue plays no more cards this turn.
516 go_on
517 stay
    Blue's spy stays in France.
518 let_pass
    Turn 130: Red's move.
hash 130 9251cfa441992f85
519 stop
    Red plays no more cards this turn.
520 go_on
521 stay
    Red's spy stays in Poland.
522 let_pass
    Turn 131: Blue's move.
hash 131 bab45336c04f33dd
523 stop
    Blue plays no more cards this turn.
524 go_on
525 stay
    Blue's spy stays in France.
526 let_pass
    Turn 132: Red's move.
hash 132 f477d41997f46436
527 stop
    Red plays no more cards this turn.
528 go_on
529 stay
    Red's spy stays in Poland.
530 let_pass
    Turn 133: Blue's move.
hash 133 82a560927e379f48
531 stop
    Blue plays no more cards this turn.
532 go_on
533 stay
    Blue's spy stays in France.
534 let_pass
    Turn 134: Red's move.
hash 134 0f58ed327b6389c9
535 stop
    Red plays no more cards this turn.
536 go_on
537 stay
    Red's spy stays in Poland.
538 let_pass
    Turn 135: Blue's move.
hash 135 d340b658fb9f38d8
539 stop
    Blue plays no more cards this turn.
540 go_on
541 stay
    Blue's spy stays in France.
542 let_pass
    Turn 136: Red's move.
hash 136 6b0358dd934134be
543 stop
    Red plays no more cards this turn.
544 go_on
545 stay
    Red's spy stays in Poland.
546 let_pass
    Turn 137: Blue's move.
hash 137 79243dad4bf77495
547 stop
    Blue plays no more cards this turn.
548 go_on
549 stay
    Blue's spy stays in France.
550 let_pass
    Turn 138: Red's move.
hash 138 138741d3d98b4e5e
551 stop
    Red plays no more cards this turn.
552 go_on
553 stay
    Red's spy stays in Poland.
554 let_pass
    Turn 139: Blue's move.
hash 139 eb789554b1f72d60
555 stop
    Blue plays no more cards this turn.
556 go_on
557 stay
    Blue's spy stays in France.
558 let_pass
    Turn 140: Red's move.
hash 140 46c4f6719c8aca3d
559 stop
    Red plays no more cards this turn.
560 go_on
561 stay
    Red's spy stays in Poland.
562 let_pass
    Turn 141: Blue's move.
hash 141 71a1b3df78485bf4
563 stop
    Blue plays no more cards this turn.
564 go_on
565 stay
    Blue's spy stays in France.
566 let_pass
    Turn 142: Red's move.
hash 142 747a91dbfdb1036e
567 stop
    Red plays no more cards this turn.
568 go_on
569 stay
    Red's spy stays in Poland.
570 let_pass
    Turn 143: Blue's move.
hash 143 648a2a2d012bef52
571 stop
    Blue plays no more cards this turn.
572 go_on
573 stay
    Blue's spy stays in France.
574 let_pass
    Turn 144: Red's move.
hash 144 c7c11f0c42e954a0
575 stop
    Red plays no more cards this turn.
576 go_on
577 stay
    Red's spy stays in Poland.
578 let_pass
    Turn 145: Blue's move.
hash 145 20ad51213506cefc
579 stop
    Blue plays no more cards this turn.
580 go_on
581 stay
    Blue's spy stays in France.
582 let_pass
    Turn 146: Red's move.
hash 146 7ddbc9504b0812cd
583 stop
    Red plays no more cards this turn.
584 go_on
585 stay
    Red's spy stays in Poland.
586 let_pass
    Turn 147: Blue's move.
hash 147 af837b156df55d3a
587 stop
    Blue plays no more cards this turn.
588 go_on
589 stay
    Blue's spy stays in France.
590 let_pass
    Turn 148: Red's move.
hash 148 a2c5e0725aff4c57
591 stop
    Red plays no more cards this turn.
592 go_on
593 stay
    Red's spy stays in Poland.
594 let_pass
    Turn 149: Blue's move.
hash 149 8f3b0ea021cffc32
595 stop
    Blue plays no more cards this turn.
596 go_on
597 stay
    Blue's spy stays in France.
598 let_pass
    Turn 150: Red's move.
hash 150 0ece8e502b8e77e2
599 stop
    Red plays no more cards this turn.
600 go_on
601 stay
    Red's spy stays in Poland.
602 let_pass
    Turn 151: Blue's move.
hash 151 9dac045a68ab6843
603 stop
    Blue plays no more cards this turn.
604 go_on
605 stay
    Blue's spy stays in France.
606 let_pass
    Turn 152: Red's move.
hash 152 4c03a38dc3dc5ec0
607 stop
    Red plays no more cards this turn.
608 go_on
609 stay
    Red's spy stays in Poland.
610 let_pass
    Turn 153: Blue's move.
hash 153 204c115af300b4ab
611 stop
    Blue plays no more cards this turn.
612 go_on
613 stay
    Blue's spy stays in France.
614 let_pass
    Turn 154: Red's move.
hash 154 62a002a7693d7dcf
615 stop
    Red plays no more cards this turn.
616 go_on
617 stay
    Red's spy stays in Poland.
618 let_pass
    Turn 155: Blue's move.
hash 155 d630de624e397f2a
619 stop
    Blue plays no more cards this turn.
620 go_on
621 stay
    Blue's spy stays in France.
622 let_pass
    Turn 156: Red's move.
hash 156 fd1a4d840c501609
623 stop
    Red plays no more cards this turn.
624 go_on
625 stay
    Red's spy stays in Poland.
626 let_pass
    Turn 157: Blue's move.
hash 157 5ae1796a461b9470
627 stop
    Blue plays no more cards this turn.
628 go_on
629 stay
    Blue's spy stays in France.
630 let_pass
    Turn 158: Red's move.
hash 158 259c9828039f2a6e
631 stop
    Red plays no more cards this turn.
632 go_on
633 stay
    Red's spy stays in Poland.
634 let_pass
    Turn 159: Blue's move.
hash 159 b1495fbca38e8920
635 stop
    Blue plays no more cards this turn.
636 go_on
637 stay
    Blue's spy stays in France.
638 let_pass
    Turn 160: Red's move.
hash 160 21994aa9659dd10f
639 stop
    Red plays no more cards this turn.
640 go_on
641 stay
    Red's spy stays in Poland.
642 let_pass
    Turn 161: Blue's move.
hash 161 a1f2a6ef0d1c35bd
643 stop
    Blue plays no more cards this turn.
644 go_on
645 stay
    Blue's spy stays in France.
646 let_pass
    Turn 162: Red's move.
hash 162 51f59574c9a4eb15
647 stop
    Red plays no more cards this turn.
648 go_on
649 stay
    Red's spy stays in Poland.
650 let_pass
    Turn 163: Blue's move.
hash 163 a6af5bfa15df0b9a
651 stop
    Blue plays no more cards this turn.
652 go_on
653 stay
    Blue's spy stays in France.
654 let_pass
    Turn 164: Red's move.
hash 164 82edc9bf9a8c9a23
655 stop
    Red plays no more cards this turn.
656 go_on
657 stay
    Red's spy stays in Poland.
658 let_pass
    Turn 165: Blue's move.
hash 165 80154a02d1568add
659 stop
    Blue plays no more cards this turn.
660 go_on
661 stay
    Blue's spy stays in France.
662 let_pass
    Turn 166: Red's move.
hash 166 fb9b2c604e0ecbc3
663 stop
    Red plays no more cards this turn.
664 go_on
665 stay
    Red's spy stays in Poland.
666 let_pass
    Turn 167: Blue's move.
hash 167 51be1b14becac680
667 stop
    Blue plays no more cards this turn.
668 go_on
669 stay
    Blue's spy stays in France.
670 let_pass
    Turn 168: Red's move.
hash 168 08a868fa749a0db1
671 stop
    Red plays no more cards this turn.
672 go_on
673 stay
    Red's spy stays in Poland.
674 let_pass
    Turn 169: Blue's move.
hash 169 13f10986034c2f7d
675 stop
    Blue plays no more cards this turn.
676 go_on
677 stay
    Blue's spy stays in France.
678 let_pass
    Turn 170: Red's move.
hash 170 0c47a8beda7e5e9b
679 stop
    Red plays no more cards this turn.
680 go_on
681 stay
    Red's spy stays in Poland.
682 let_pass
    Turn 171: Blue's move.
hash 171 e0e355bb6f30f7b2
683 stop
    Blue plays no more cards this turn.
684 go_on
685 stay
    Blue's spy stays in France.
686 let_pass
    Turn 172: Red's move.
hash 172 779cd13cf67a238f
687 stop
    Red plays no more cards this turn.
688 go_on
689 stay
    Red's spy stays in Poland.
690 let_pass
    Turn 173: Blue's move.
hash 173 bea90abb4e83adb8
691 stop
    Blue plays no more cards this turn.
692 go_on
693 stay
    Blue's spy stays in France.
694 let_pass
    Turn 174: Red's move.
hash 174 a01c3b229b4f9fcd
695 stop
    Red plays no more cards this turn.
696 go_on
697 stay
    Red's spy stays in Poland.
698 let_pass
    Turn 175: Blue's move.
hash 175 9208fbccb1811f17
699 stop
    Blue plays no more cards this turn.
700 go_on
701 stay
    Blue's spy stays in France.
702 let_pass
    Turn 176: Red's move.
hash 176 a6aa7369e616e942
703 stop
    Red plays no more cards this turn.
704 go_on
705 stay
    Red's spy stays in Poland.
706 let_pass
    Turn 177: Blue's move.
hash 177 fa1933f79345421a
707 stop
    Blue plays no more cards this turn.
708 go_on
709 stay
    Blue's spy stays in France.
710 let_pass
    Turn 178: Red's move.
hash 178 f4f25e0c9d8be79f
711 stop
    Red plays no more cards this turn.
712 go_on
713 stay
    Red's spy stays in Poland.
714 let_pass
    Turn 179: Blue's move.
hash 179 4819d325a930c75c
715 stop
    Blue plays no more cards this turn.
716 go_on
717 stay
    Blue's spy stays in France.
718 let_pass
    Turn 180: Red's move.
hash 180 138c70e62f262958
719 stop
    Red plays no more cards this turn.
720 go_on
721 stay
    Red's spy stays in Poland.
722 let_pass
    Turn 181: Blue's move.
hash 181 4ada8ad93bdbab7d
723 stop
    Blue plays no more cards this turn.
724 go_on
725 stay
    Blue's spy stays in France.
726 let_pass
    Turn 182: Red's move.
hash 182 9aa6970d1ef37d97
727 stop
    Red plays no more cards this turn.
728 go_on
729 stay
    Red's spy stays in Poland.
730 let_pass
    Turn 183: Blue's move.
hash 183 1dccbb23cec73b6c
731 stop
    Blue plays no more cards this turn.
732 go_on
733 stay
    Blue's spy stays in France.
734 let_pass
    Turn 184: Red's move.
hash 184 215469b41051e1dd
735 stop
    Red plays no more cards this turn.
736 go_on
737 stay
    Red's spy stays in Poland.
738 let_pass
    Turn 185: Blue's move.
hash 185 3ecb9690d29b3bb3
739 stop
    Blue plays no more cards this turn.
740 go_on
741 stay
    Blue's spy stays in France.
742 let_pass
    Turn 186: Red's move.
hash 186 7d5cbc07a29a84ce
743 stop
    Red plays no more cards this turn.
744 go_on
745 stay
    Red's spy stays in Poland.
746 let_pass
    Turn 187: Blue's move.
hash 187 912da54fb0926ade
747 stop
    Blue plays no more cards this turn.
748 go_on
749 stay
    Blue's spy stays in France.
750 let_pass
    Turn 188: Red's move.
hash 188 56caef30cb366985
751 stop
    Red plays no more cards this turn.
752 go_on
753 stay
    Red's spy stays in Poland.
754 let_pass
    Turn 189: Blue's move.
hash 189 fcd64c923eb6c7f6
755 stop
    Blue plays no more cards this turn.
756 go_on
757 stay
    Blue's spy stays in France.
758 let_pass
    Turn 190: Red's move.
hash 190 e60830af4e371cd2
759 stop
    Red plays no more cards this turn.
760 go_on
761 stay
    Red's spy stays in Poland.
762 let_pass
    Turn 191: Blue's move.
hash 191 878f8cd2e14d10de
763 stop
    Blue plays no more cards this turn.
764 go_on
765 stay
    Blue's spy stays in France.
766 let_pass
    Turn 192: Red's move.
hash 192 4b658e17099b684e
767 stop
    Red plays no more cards this turn.
768 go_on
769 stay
    Red's spy stays in Poland.
770 let_pass
    Turn 193: Blue's move.
hash 193 251d830772959c3b
771 stop
    Blue plays no more cards this turn.
772 go_on
773 stay
    Blue's spy stays in France.
774 let_pass
    Turn 194: Red's move.
hash 194 926f00015299aeb4
775 stop
    Red plays no more cards this turn.
776 go_on
777 stay
    Red's spy stays in Poland.
778 let_pass
    Turn 195: Blue's move.
hash 195 00c8b5b13fceb93c
779 stop
    Blue plays no more cards this turn.
780 go_on
781 stay
    Blue's spy stays in France.
782 let_pass
    Turn 196: Red's move.
hash 196 3c37d82a21a3d0b0
783 stop
    Red plays no more cards this turn.
784 go_on
785 stay
    Red's spy stays in Poland.
786 let_pass
    Turn 197: Blue's move.
hash 197 03da2c66135c8833
787 stop
    Blue plays no more cards this turn.
788 go_on
789 stay
    Blue's spy stays in France.
790 let_pass
    Turn 198: Red's move.
hash 198 b23380f707d1931b
791 stop
    Red plays no more cards this turn.
792 go_on
793 stay
    Red's spy stays in Poland.
794 let_pass
    Turn 199: Blue's move.
hash 199 6519ca1b2c17b476
795 stop
    Blue plays no more cards this turn.
796 go_on
797 stay
    Blue's spy stays in France.
798 let_pass
    Turn 200: Red's move.
hash 200 ec9ca3e185f42b99
799 stop
    Red plays no more cards this turn.
800 go_on
801 stay
    Red's spy stays in Poland.
802 let_pass
    The turn limit finds both sides equal.
end aa55ac6db72e2072
    Nobody wins: both sides stand equal when the last turn ends.
