{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", "", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 30, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
hash 1 32b4a83a2e450780
1 done
2 done
3 done
4 buy patriotism
    Imperialism buys Patriotism.
5 done
6 place_military united_states
    Capitalism places Military influence in the United States.
7 buy patriotism
    Capitalism buys Patriotism.
8 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
9 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
10 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
    Central Africa, level 1, is open to all.
11 extend_economic central_africa
    Imperialism extends Economic influence to Central Africa.
12 pass
13 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
14 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
15 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
16 done
17 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
18 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
19 peace capitalism
20 peace fundamentalism
21 peace fundamentalism
22 peace imperialism
23 peace capitalism
24 peace imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism is at peace with Islamic Fundamentalism now.
    Capitalism wished peace with Imperialism; Imperialism's wish was peace.
    Capitalism is at peace with Imperialism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was peace.
    Islamic Fundamentalism is at peace with Imperialism now.
    Iran is at level 4 now; it was 3.
    The new turn order: Islamic Fundamentalism, Imperialism and Capitalism.
    Turn 1 is over; the highest Global Influence is 4.
    Turn 2.
    Islamic Fundamentalism draws 4 hidden cards.
    Imperialism draws 3 hidden cards.
    Capitalism draws 3 hidden cards.
hash 2 5b538f636b43e117
25 trade military
    Islamic Fundamentalism trades one Military card.
    Islamic Fundamentalism draws a hidden card.
26 done
27 done
28 buy tactics
    Islamic Fundamentalism buys Tactics.
29 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
30 done
31 buy tactics
    Imperialism buys Tactics.
32 buy propaganda
    Imperialism buys Propaganda for Tactics and Patriotism, which go back.
33 done
34 place_economic united_states
    Capitalism places Economic influence in the United States.
35 buy patriotism
    Capitalism buys Patriotism.
    Saudi Arabia, level 2, is open to all.
36 extend_cultural central_africa
    Islamic Fundamentalism extends Cultural influence to Central Africa.
37 pass
38 pass
39 pass
40 done
41 done
42 done
43 neutral capitalism
44 peace imperialism
45 peace capitalism
46 peace fundamentalism
47 neutral fundamentalism
48 peace imperialism
    Capitalism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Capitalism is neutral with Islamic Fundamentalism now.
    Capitalism wished peace with Imperialism; Imperialism's wish was peace.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was peace.
    Turn 2 is over; the highest Global Influence is 4.
    Turn 3.
    Islamic Fundamentalism draws 4 hidden cards.
    Imperialism draws 2 hidden cards.
    Capitalism draws 3 hidden cards.
hash 3 720d6d837139f5c3
49 done
50 done
51 done
52 buy tactics
    Islamic Fundamentalism buys Tactics.
53 done
54 buy industry
    Imperialism buys Industry.
55 buy innovation
    Imperialism buys Innovation for Industry and Patriotism, which go back.
56 done
57 buy patriotism
    Capitalism buys Patriotism.
58 done
    Iraq, level 1, is open to all.
59 withdraw_cultural central_africa
    Islamic Fundamentalism takes Cultural influence back from Central Africa.
60 extend_military central_africa
    Imperialism extends Military influence to Central Africa.
61 extend_economic iraq
    Capitalism extends Economic influence to Iraq.
62 extend_economic saudi_arabia
    Islamic Fundamentalism extends Economic influence to Saudi Arabia.
63 pass
64 pass
65 extend_economic saudi_arabia
    Islamic Fundamentalism extends Economic influence to Saudi Arabia.
66 pass
67 pass
68 pass
69 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
70 done
71 done
72 done
73 peace capitalism
74 peace imperialism
75 peace capitalism
76 peace fundamentalism
77 peace fundamentalism
78 neutral imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism is at peace with Islamic Fundamentalism now.
    Capitalism wished neutrality with Imperialism; Imperialism's wish was peace.
    Capitalism is neutral with Imperialism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was peace.
    Turn 3 is over; the highest Global Influence is 4.
    Turn 4.
    Islamic Fundamentalism draws 4 hidden cards.
    Imperialism draws 3 hidden cards.
    Capitalism draws 3 hidden cards.
hash 4 6c272faff671ef0e
79 trade economic
    Islamic Fundamentalism trades one Economic card.
80 trade economic
    Islamic Fundamentalism trades one Economic card.
    Islamic Fundamentalism draws 2 hidden cards.
81 done
82 trade cultural
    Capitalism trades one Cultural card.
83 done
    Capitalism draws a hidden card.
84 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
85 buy tactics
    Islamic Fundamentalism buys Tactics.
86 done
87 buy industry
    Imperialism buys Industry.
88 done
89 place_cultural united_states
    Capitalism places Cultural influence in the United States.
90 place_military united_states
    Capitalism places Military influence in the United States.
91 done
    Central Asia, level 1, is open to all.
92 extend_economic central_asia
    Islamic Fundamentalism extends Economic influence to Central Asia.
93 extend_cultural central_africa
    Imperialism extends Cultural influence to Central Africa.
94 pass
95 pass
96 pass
97 done
98 done
99 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
100 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
101 peace capitalism
102 peace imperialism
103 peace capitalism
104 war fundamentalism
105 peace fundamentalism
106 peace imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism wished peace with Imperialism; Imperialism's wish was peace.
    Capitalism is at peace with Imperialism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was war.
    Islamic Fundamentalism is at war with Imperialism now.
    The United States is at level 4 now; it was 3.
    Central Africa, level 1, comes under Imperialism's control.
    Turn 4 is over; the highest Global Influence is 4.
    Turn 5.
    Islamic Fundamentalism draws 4 hidden cards.
    Imperialism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 5 1e90c3220e1eafdf
107 trade economic
    Islamic Fundamentalism trades one Economic card.
108 done
    Islamic Fundamentalism draws a hidden card.
109 done
110 trade military
    Capitalism trades one Military card.
111 done
    Capitalism draws a hidden card.
112 buy tactics
    Islamic Fundamentalism buys Tactics.
113 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
114 done
115 place_military great_britain
    Imperialism places Military influence in Great Britain.
116 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
117 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
118 done
119 place_cultural united_states
    Capitalism places Cultural influence in the United States.
120 done
    Sweden, level 2, is open to all.
121 pass
122 extend_military iraq
    Imperialism extends Military influence to Iraq.
123 extend_military central_asia
    Capitalism extends Military influence to Central Asia.
124 pass
125 pass
126 pass
127 pass
128 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
129 done
130 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
131 done
132 done
133 peace capitalism
134 war imperialism
135 war capitalism
136 neutral fundamentalism
137 peace fundamentalism
138 peace imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism wished peace with Imperialism; Imperialism's wish was war.
    Capitalism is at war with Imperialism now.
    Islamic Fundamentalism wished war with Imperialism; Imperialism's wish was neutrality.
    Iran is at level 5 now; it was 4.
    Great Britain is at level 4 now; it was 3.
    Turn 5 is over; the highest Global Influence is 5.
    Turn 6.
    Islamic Fundamentalism draws 4 hidden cards.
    Imperialism draws 5 hidden cards.
    Capitalism draws 3 hidden cards.
hash 6 dea8b4cc350eaa27
139 trade economic
    Islamic Fundamentalism trades one Economic card.
140 done
    Islamic Fundamentalism draws a hidden card.
141 done
142 done
143 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
144 buy patriotism
    Islamic Fundamentalism buys Patriotism.
145 buy patriotism
    Islamic Fundamentalism buys Patriotism.
146 buy propaganda
    Islamic Fundamentalism buys Propaganda for Tactics and Patriotism, which go back.
147 buy propaganda
    Islamic Fundamentalism buys Propaganda for Tactics and Patriotism, which go back.
148 place_military great_britain
    Imperialism places Military influence in Great Britain.
149 buy patriotism
    Imperialism buys Patriotism.
150 buy innovation
    Imperialism buys Innovation for Industry and Patriotism, which go back.
151 done
152 place_economic united_states
    Capitalism places Economic influence in the United States.
153 place_military united_states
    Capitalism places Military influence in the United States.
154 place_economic united_states
    Capitalism places Economic influence in the United States.
155 place_cultural united_states
    Capitalism places Cultural influence in the United States.
    Russia, level 3, is open to all.
156 pass
157 extend_cultural iraq
    Imperialism extends Cultural influence to Iraq.
158 pass
159 pass
160 extend_economic sweden
    Imperialism extends Economic influence to Sweden.
161 pass
162 pass
163 pass
164 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
165 done
166 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
167 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
168 done
169 peace capitalism
170 peace imperialism
171 peace capitalism
172 war fundamentalism
173 peace fundamentalism
174 war imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism wished war with Imperialism; Imperialism's wish was peace.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was war.
    The United States is at level 6 now; it was 4.
    Iraq, level 1, comes under Imperialism's control.
    The new turn order: Imperialism, Capitalism and Islamic Fundamentalism.
    Turn 6 is over; the highest Global Influence is 6.
    Turn 7.
    Imperialism draws 6 hidden cards.
    Capitalism draws 6 hidden cards.
    Islamic Fundamentalism draws 5 hidden cards.
hash 7 565f8152f9845cee
175 done
176 trade military
    Capitalism trades one Military card.
177 done
    Capitalism draws a hidden card.
178 done
179 place_military iraq
    Imperialism places Military influence in Iraq.
180 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
181 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
182 done
183 done
184 buy patriotism
    Islamic Fundamentalism buys Patriotism.
185 done
    Poland, level 2, is open to all.
186 extend_military saudi_arabia
    Imperialism extends Military influence to Saudi Arabia.
187 extend_economic sweden
    Capitalism extends Economic influence to Sweden.
188 extend_cultural central_asia
    Islamic Fundamentalism extends Cultural influence to Central Asia.
189 extend_economic poland
    Imperialism extends Economic influence to Poland.
190 extend_economic poland
    Capitalism extends Economic influence to Poland.
191 extend_military saudi_arabia
    Islamic Fundamentalism extends Military influence to Saudi Arabia.
192 pass
193 extend_economic russia
    Capitalism extends Economic influence to Russia.
194 extend_cultural russia
    Islamic Fundamentalism extends Cultural influence to Russia.
195 pass
196 extend_economic russia
    Capitalism extends Economic influence to Russia.
197 pass
198 pass
199 pass
200 pass
201 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
202 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
203 done
204 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
205 done
206 peace capitalism
207 neutral fundamentalism
208 peace fundamentalism
209 peace imperialism
210 peace capitalism
211 peace imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism wished peace with Imperialism; Imperialism's wish was peace.
    Capitalism is at peace with Imperialism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was neutrality.
    Islamic Fundamentalism is neutral with Imperialism now.
    Great Britain is at level 5 now; it was 4.
    Central Asia, level 1, comes under Islamic Fundamentalism's control.
    Turn 7 is over; the highest Global Influence is 7.
    Turn 8.
    Imperialism draws 7 hidden cards.
    Capitalism draws 4 hidden cards.
    Islamic Fundamentalism's discard pile is shuffled: 20 cards form the new deck.
    Islamic Fundamentalism draws 6 hidden cards.
hash 8 2ae467098e995efb
212 trade military
    Imperialism trades one Military card.
213 trade economic
    Imperialism trades one Economic card.
214 trade cultural
    Imperialism trades one Cultural card.
215 done
    Imperialism's discard pile is shuffled: 14 cards form the new deck.
    Imperialism draws 3 hidden cards.
216 done
217 done
218 buy tactics
    Imperialism buys Tactics.
219 buy industry
    Imperialism buys Industry.
220 buy technological_supremacy
    Imperialism buys Technological Supremacy for Tactics and Industry, which go back.
221 buy patriotism
    Imperialism buys Patriotism.
222 done
223 buy tactics
    Capitalism buys Tactics.
224 buy propaganda
    Capitalism buys Propaganda for Tactics and Patriotism, which go back.
225 buy industry
    Capitalism buys Industry.
226 done
227 buy industry
    Islamic Fundamentalism buys Industry.
228 place_military central_asia
    Islamic Fundamentalism places Military influence in Central Asia.
229 buy patriotism
    Islamic Fundamentalism buys Patriotism.
230 buy technological_supremacy
    Islamic Fundamentalism buys Technological Supremacy for Tactics and Industry, which go back.
231 buy propaganda
    Islamic Fundamentalism buys Propaganda for Tactics and Patriotism, which go back.
232 place_cultural central_asia
    Islamic Fundamentalism places Cultural influence in Central Asia.
    Israel, level 2, is open to all.
233 extend_cultural russia
    Imperialism extends Cultural influence to Russia.
234 extend_economic russia
    Capitalism extends Economic influence to Russia.
235 pass
236 pass
237 extend_cultural russia
    Capitalism extends Cultural influence to Russia.
238 pass
239 withdraw_military saudi_arabia
    Imperialism takes Military influence back from Saudi Arabia.
240 pass
241 pass
242 pass
243 call_for_neutrality fundamentalism
    Imperialism calls for neutrality with Islamic Fundamentalism.
244 done
245 done
246 done
247 neutral capitalism
248 neutral fundamentalism
249 peace fundamentalism
250 peace imperialism
251 peace capitalism
252 neutral imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism wished peace with Imperialism; Imperialism's wish was neutrality.
    Capitalism is neutral with Imperialism now.
    Islamic Fundamentalism wished neutrality with Imperialism; Imperialism's wish was neutrality.
    Turn 8 is over; the highest Global Influence is 7.
    Turn 9.
    Imperialism draws 7 hidden cards.
    Capitalism's discard pile is shuffled: 14 cards form the new deck.
    Capitalism draws 6 hidden cards.
    Islamic Fundamentalism draws 6 hidden cards.
hash 9 e91e39ccd219ebad
253 done
254 trade military
    Capitalism trades one Military card.
255 done
    Capitalism draws a hidden card.
256 trade military
    Islamic Fundamentalism trades one Military card.
257 trade economic
    Islamic Fundamentalism trades one Economic card.
258 trade economic
    Islamic Fundamentalism trades one Economic card.
259 trade cultural
    Islamic Fundamentalism trades one Cultural card.
    Islamic Fundamentalism draws 4 hidden cards.
260 buy tactics
    Imperialism buys Tactics.
261 buy industry
    Imperialism buys Industry.
262 buy patriotism
    Imperialism buys Patriotism.
263 buy technological_supremacy
    Imperialism buys Technological Supremacy for Tactics and Industry, which go back.
264 buy weapons_of_mass_destruction
    Imperialism buys Weapons of Mass Destruction for Technological Supremacy, Innovation and Propaganda, which go back.
265 done
266 buy tactics
    Capitalism buys Tactics.
267 buy technological_supremacy
    Capitalism buys Technological Supremacy for Tactics and Industry, which go back.
268 done
269 buy tactics
    Islamic Fundamentalism buys Tactics.
270 buy industry
    Islamic Fundamentalism buys Industry.
271 buy innovation
    Islamic Fundamentalism buys Innovation for Industry and Patriotism, which go back.
272 buy patriotism
    Islamic Fundamentalism buys Patriotism.
273 done
    Mongolia, level 1, is open to all.
274 extend_economic mongolia
    Imperialism extends Economic influence to Mongolia.
275 extend_military russia
    Capitalism extends Military influence to Russia.
276 pass
277 pass
278 extend_military russia
    Capitalism extends Military influence to Russia.
279 pass
280 pass
281 extend_cultural mongolia
    Capitalism extends Cultural influence to Mongolia.
282 pass
283 pass
284 withdraw_military central_asia
    Capitalism takes Military influence back from Central Asia.
285 pass
286 pass
287 extend_economic israel
    Capitalism extends Economic influence to Israel.
288 pass
289 pass
290 pass
291 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
292 done
293 done
294 done
295 peace capitalism
296 peace fundamentalism
297 peace fundamentalism
298 neutral imperialism
299 peace capitalism
300 neutral imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism wished neutrality with Imperialism; Imperialism's wish was peace.
    Islamic Fundamentalism wished neutrality with Imperialism; Imperialism's wish was peace.
    Turn 9 is over; the highest Global Influence is 8.
    Turn 10.
    Imperialism's discard pile is shuffled: 13 cards form the new deck.
    Imperialism draws 8 hidden cards.
    Capitalism draws 6 hidden cards.
    Islamic Fundamentalism draws 6 hidden cards.
hash 10 d5c5c2c4f8a660ba
301 done
302 done
303 done
304 buy tactics
    Imperialism buys Tactics.
305 place_economic iraq
    Imperialism places Economic influence in Iraq.
306 place_cultural iraq
    Imperialism places Cultural influence in Iraq.
307 buy propaganda
    Imperialism buys Propaganda for Tactics and Patriotism, which go back.
308 done
309 buy tactics
    Capitalism buys Tactics.
310 done
311 place_military central_asia
    Islamic Fundamentalism places Military influence in Central Asia.
312 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
313 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
314 done
    West Africa, level 1, is open to all.
315 extend_cultural israel
    Imperialism extends Cultural influence to Israel.
316 withdraw_economic iraq
    Capitalism takes Economic influence back from Iraq.
317 extend_military saudi_arabia
    Islamic Fundamentalism extends Military influence to Saudi Arabia.
318 extend_cultural sweden
    Imperialism extends Cultural influence to Sweden.
319 extend_cultural sweden
    Capitalism extends Cultural influence to Sweden.
320 extend_cultural saudi_arabia
    Islamic Fundamentalism extends Cultural influence to Saudi Arabia.
321 pass
322 extend_economic israel
    Capitalism extends Economic influence to Israel.
323 extend_military mongolia
    Islamic Fundamentalism extends Military influence to Mongolia.
324 pass
325 extend_cultural israel
    Capitalism extends Cultural influence to Israel.
326 pass
327 pass
328 extend_economic west_africa
    Capitalism extends Economic influence to West Africa.
329 pass
330 pass
331 pass
332 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
333 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
334 done
335 call_for_war imperialism
    Islamic Fundamentalism calls for war with Imperialism.
336 done
337 peace capitalism
338 peace fundamentalism
339 peace fundamentalism
340 neutral imperialism
341 neutral capitalism
342 neutral imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Capitalism is neutral with Islamic Fundamentalism now.
    Capitalism wished neutrality with Imperialism; Imperialism's wish was peace.
    Islamic Fundamentalism wished neutrality with Imperialism; Imperialism's wish was peace.
    Iran is at level 6 now; it was 5.
    The new turn order: Imperialism, Islamic Fundamentalism and Capitalism.
    Turn 10 is over; the highest Global Influence is 8.
    Turn 11.
    Imperialism draws 8 hidden cards.
    Islamic Fundamentalism's discard pile is shuffled: 14 cards form the new deck.
    Islamic Fundamentalism draws 7 hidden cards.
    Capitalism's discard pile is shuffled: 7 cards form the new deck.
    Capitalism draws 6 hidden cards.
hash 11 565a73e417ea1c33
343 trade economic
    Imperialism trades one Economic card.
344 trade military
    Imperialism trades one Military card.
345 trade military
    Imperialism trades one Military card.
346 trade cultural
    Imperialism trades one Cultural card.
347 done
    Imperialism's discard pile is shuffled: 8 cards form the new deck.
    Imperialism draws 4 hidden cards.
348 trade economic
    Islamic Fundamentalism trades one Economic card.
349 done
    Islamic Fundamentalism draws a hidden card.
350 trade cultural
    Capitalism trades one Cultural card.
351 trade cultural
    Capitalism trades one Cultural card.
352 trade cultural
    Capitalism trades one Cultural card.
353 done
    Capitalism draws 3 hidden cards.
354 place_economic iraq
    Imperialism places Economic influence in Iraq.
355 buy tactics
    Imperialism buys Tactics.
356 place_military great_britain
    Imperialism places Military influence in Great Britain.
357 done
358 place_economic central_asia
    Islamic Fundamentalism places Economic influence in Central Asia.
359 done
360 done
    Algeria, level 1, is open to all.
361 extend_cultural west_africa
    Imperialism extends Cultural influence to West Africa.
362 extend_cultural saudi_arabia
    Islamic Fundamentalism extends Cultural influence to Saudi Arabia.
363 extend_military russia
    Capitalism extends Military influence to Russia.
364 withdraw_cultural russia
    Imperialism takes Cultural influence back from Russia.
365 extend_military west_africa
    Islamic Fundamentalism extends Military influence to West Africa.
366 extend_cultural russia
    Capitalism extends Cultural influence to Russia.
367 extend_cultural poland
    Imperialism extends Cultural influence to Poland.
368 withdraw_cultural russia
    Islamic Fundamentalism takes Cultural influence back from Russia.
369 extend_military poland
    Capitalism extends Military influence to Poland.
370 extend_economic algeria
    Imperialism extends Economic influence to Algeria.
371 extend_cultural poland
    Islamic Fundamentalism extends Cultural influence to Poland.
372 extend_military poland
    Capitalism extends Military influence to Poland.
373 withdraw_economic poland
    Imperialism takes Economic influence back from Poland.
374 extend_military sweden
    Islamic Fundamentalism extends Military influence to Sweden.
375 extend_military sweden
    Capitalism extends Military influence to Sweden.
376 withdraw_economic sweden
    Imperialism takes Economic influence back from Sweden.
377 withdraw_cultural saudi_arabia
    Islamic Fundamentalism takes Cultural influence back from Saudi Arabia.
378 extend_cultural russia
    Capitalism extends Cultural influence to Russia.
379 pass
380 pass
381 pass
382 attack_economic west_africa
    Islamic Fundamentalism opens an Economic Conflict against Capitalism in West Africa, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in West Africa with Economic card number 1.
    Islamic Fundamentalism's Economic card takes the place of one of Capitalism's cards in West Africa.
383 done
384 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
385 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
386 done
387 peace capitalism
388 war fundamentalism
389 neutral capitalism
390 peace imperialism
391 peace fundamentalism
392 neutral imperialism
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Capitalism wished neutrality with Imperialism; Imperialism's wish was peace.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was war.
    Islamic Fundamentalism is at war with Imperialism now.
    Iraq is at level 2 now; it was 1.
    Central Asia is at level 2 now; it was 1.
    West Africa, level 1, comes under Islamic Fundamentalism's control.
    Russia, level 3, comes under Capitalism's control.
    Turn 11 is over; the highest Global Influence is 9.
    The war of ideas is over: Islamic Fundamentalism, with a Global Influence of 9.
end 7da9de6beab14ac7
    Islamic Fundamentalism wins: the Global Influence of 9 is shared, and 14 Advancement points decide.
