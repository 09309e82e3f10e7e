{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism", "fascism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 6, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 take middle_east
    Communism begins in the Middle East.
2 take balkans
    Communism begins in the Balkans.
3 take india
    Communism begins in India.
4 take north_africa
    Democracy begins in North Africa.
5 take west_europe
    Democracy begins in West Europe.
6 take south_africa
    Democracy begins in South Africa.
7 take germany
    Fascism begins in Germany.
8 two_cards
    Fascism draws 2 hidden cards.
    Communism begins with 4 ITS.
    Democracy begins with 2 ITS.
    Fascism begins with 3 ITS.
    Round 1: 1950 to 1955.
    Democracy gains 4 ITS: 1 by the die, 3 from regions.
    Communism gains 9 ITS: 6 by the die, 3 from regions.
    Fascism gains 4 ITS: 2 by the die, 2 from regions.
    Communism draws a hidden card.
hash 1 8989803347abad81
9 stop
    Fascism draws a hidden card.
10 stop
    Democracy draws a hidden card.
11 stop
12 bid 3
13 seal
14 bid 0
15 seal
16 bid 2
17 seal
    Fascism bids 0.
    Democracy bids 2.
    Communism bids 3.
    Communism has the initiative with 3.
18 first
    Communism goes first in the peace phase.
19 pass
20 pass
21 pass
    No war: it takes two powers, seats that hold a major region.
22 first
    Communism goes first in the conflict phase.
23 play revolution:a
24 target west_europe
    Communism plays Revolution on Democracy's West Europe.
25 bid 3
26 seal
27 abstain
28 bid 3
29 seal
    Fascism stays out.
    Democracy bids 3 against it.
    Communism bids 3 for it.
    A tie: the dice decide, 1 and 5.
    Revolution fails in West Europe, 3 to 3.
30 stop
31 play economic_collapse:a
32 target middle_east
    Fascism plays Economic Collapse on Communism's Middle East.
33 bid 2
34 seal
35 abstain
36 bid 2
37 add espionage:b
38 seal
    Democracy stays out.
    Fascism bids 2 for it.
    Communism bids 3 against it: 2 ITS with Espionage.
    Economic Collapse fails in the Middle East, 2 to 3.
39 play power_vacuum:a
40 target japan
    Fascism plays Power Vacuum on Japan.
    Fascism pays 3 ITS, since Japan is a major region.
41 bid 2
42 add guerilla_warfare:b
43 seal
44 against
45 bid 1
46 seal
47 abstain
    Communism stays out.
    Fascism bids 4 for it: 2 ITS with Guerilla Warfare.
    Democracy bids 1 against it.
    Power Vacuum succeeds in Japan, 4 to 1.
    Japan comes under Fascism's control.
48 stop
49 play rebellion:b
50 target middle_east
    Democracy plays Rebellion on Communism's Middle East.
51 seal
52 bid 2
53 seal
54 abstain
    Fascism stays out.
    Democracy bids 0 for it.
    Communism bids 2 against it.
    Rebellion fails in the Middle East, 0 to 2.
55 play limited_war:a
56 target balkans
    Democracy plays Limited War on Communism's Balkans.
57 seal
58 bid 3
59 seal
60 abstain
    Fascism stays out.
    Democracy bids 0 for it.
    Communism bids 3 against it.
    Limited War fails in the Balkans, 0 to 3.
61 stop
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 8 ITS: 5 by the die, 3 from regions.
    Communism gains 9 ITS: 6 by the die, 3 from regions.
    Fascism gains 6 ITS: 2 by the die, 4 from regions.
    Communism draws a hidden card.
hash 2 f45bccbd853cdc83
62 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
63 stop
    Fascism draws a hidden card.
64 stop
    Democracy draws a hidden card.
65 stop
66 bid 3
67 seal
68 bid 2
69 seal
70 bid 4
71 seal
    Fascism bids 2.
    Communism bids 3.
    Democracy bids 4.
    Democracy has the initiative with 4.
72 last
    Democracy goes last in the peace phase.
73 pass
74 play trade_agreements:a
75 partner democracy
    Fascism plays Trade Agreements on Democracy.
    Fascism and Democracy play no military cards on each other to the end of round 2.
76 pass
    No war: it takes two powers, seats that hold a major region.
77 last
    Democracy goes last in the conflict phase.
78 play depression:b
79 target japan
    Communism plays Depression on Fascism's Japan.
    Communism pays 3 ITS, since Japan is a major region.
80 seal
81 bid 4
82 seal
83 abstain
    Democracy stays out.
    Communism bids 0 for it.
    Fascism bids 4 against it.
    Depression fails in Japan, 0 to 4.
84 play insurgency:a
85 target south_africa
    Communism plays Insurgency on Democracy's South Africa.
86 add war_crimes_tribunal:a
87 seal
88 abstain
89 bid 4
90 add charismatic_leader:a
91 seal
    Fascism stays out.
    Communism bids 1 for it: 0 ITS with War Crimes Tribunal.
    Democracy bids 9 against it: 4 ITS with Charismatic Leader.
    Insurgency fails in South Africa, 1 to 9.
92 play alliance:b
93 target south_east_asia
    Fascism plays Alliance on South East Asia.
94 seal
95 abstain
    Democracy stays out.
    Fascism bids 0 for it.
    Alliance succeeds in South East Asia, 0 to 0.
    South East Asia comes under Fascism's control.
96 stop
97 stop
    Democracy's truce with Fascism is over.
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 4 ITS: 1 by the die, 3 from regions.
    Communism gains 9 ITS: 6 by the die, 3 from regions.
    Fascism gains 11 ITS: 6 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 3 2ae92a0883dc5033
98 stop
    Communism draws a hidden card.
99 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
100 stop
    Fascism draws a hidden card.
101 stop
102 bid 3
103 seal
104 bid 4
105 seal
106 bid 4
107 seal
    Democracy bids 3.
    Communism bids 4.
    Fascism bids 4.
    A tie: the dice decide, 3 and 1.
    Communism has the initiative with 4.
108 first
    Communism goes first in the peace phase.
109 pass
110 pass
111 pass
    No war: it takes two powers, seats that hold a major region.
112 last
    Communism goes last in the conflict phase.
113 play insurrection:b
114 target south_africa
    Fascism plays Insurrection on Democracy's South Africa.
115 bid 3
116 seal
117 bid 1
118 seal
119 abstain
    Communism stays out.
    Democracy bids 1 against it.
    Fascism bids 3 for it.
    Insurrection succeeds in South Africa, 3 to 1.
    Democracy loses South Africa: it turns neutral.
120 stop
121 play limited_war:b
122 target middle_east
    Democracy plays Limited War on Communism's Middle East.
123 seal
124 bid 2
125 add foreign_aid:a
126 seal
127 for
128 bid 3
129 seal
    Democracy bids 0 for it.
    Communism bids 4 against it: 2 ITS with Foreign Aid.
    Fascism bids 3 for it.
    Limited War fails in the Middle East, 3 to 4.
130 stop
131 stop
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 8 ITS: 6 by the die, 2 from regions.
    Communism gains 5 ITS: 2 by the die, 3 from regions.
    Fascism gains 6 ITS: 1 by the die, 5 from regions.
    Communism draws a hidden card.
hash 4 59627d133f1465bd
132 stop
    Fascism draws a hidden card.
133 stop
    Democracy draws a hidden card.
134 stop
135 bid 0
136 seal
137 bid 2
138 seal
139 bid 5
140 seal
    Communism bids 0.
    Fascism bids 2.
    Democracy bids 5.
    Democracy has the initiative with 5.
141 last
    Democracy goes last in the peace phase.
142 pass
143 pass
144 pass
    No war: it takes two powers, seats that hold a major region.
145 first
    Democracy goes first in the conflict phase.
146 stop
147 play economic_boycott:b
148 target north_africa
    Communism plays Economic Boycott on Democracy's North Africa.
149 bid 2
150 seal
151 abstain
152 bid 1
153 seal
    Fascism stays out.
    Democracy bids 1 against it.
    Communism bids 2 for it.
    Economic Boycott succeeds in North Africa, 2 to 1.
    Democracy loses North Africa: it turns neutral.
154 play regional_war:b
155 target scandinavia
    Communism plays Regional War on Scandinavia.
156 bid 1
157 seal
158 for
159 bid 1
160 seal
161 abstain
    Democracy stays out.
    Communism bids 1 for it.
    Fascism bids 1 for it.
    Regional War succeeds in Scandinavia, 2 to 0.
    Scandinavia comes under Communism's control.
162 play superpower_operation:a
163 target balkans
    Fascism plays Superpower Operation on Communism's Balkans.
164 bid 2
165 seal
166 abstain
167 bid 2
168 seal
    Democracy stays out.
    Communism bids 2 against it.
    Fascism bids 2 for it.
    A tie: the dice decide, 2 and 5.
    Superpower Operation fails in the Balkans, 2 to 2.
169 stop
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 4 ITS: 3 by the die, 1 from regions.
    Communism gains 6 ITS: 2 by the die, 4 from regions.
    Fascism gains 6 ITS: 1 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 5 086efc91b5fe2530
170 stop
    Communism draws a hidden card.
171 stop
    Fascism draws a hidden card.
172 stop
173 bid 2
174 seal
175 bid 1
176 seal
177 bid 3
178 seal
    Communism bids 1.
    Democracy bids 2.
    Fascism bids 3.
    Fascism has the initiative with 3.
179 first
    Fascism goes first in the peace phase.
180 pass
181 pass
182 pass
    No war: it takes two powers, seats that hold a major region.
183 first
    Fascism goes first in the conflict phase.
184 stop
185 play cultural_revolution:a
186 target united_kingdom
    Democracy plays Cultural Revolution on the United Kingdom.
    Democracy pays 3 ITS, since the United Kingdom is a major region.
187 bid 1
188 seal
189 abstain
190 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 1 for it.
    Cultural Revolution succeeds in the United Kingdom, 1 to 0.
    The United Kingdom comes under Democracy's control.
191 play puppet_state:b
192 target north_africa
    Democracy plays Puppet State on North Africa.
193 seal
194 abstain
195 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 0 for it.
    Puppet State succeeds in North Africa, 0 to 0.
    North Africa comes under Democracy's control.
196 play puppet_state:a
197 target south_africa
    Democracy plays Puppet State on South Africa.
198 against
199 bid 1
200 seal
201 against
202 bid 5
203 seal
    Communism bids 1 against it.
    Fascism bids 5 against it.
    Puppet State fails in South Africa, 0 to 6.
204 stop
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 7 ITS: 3 by the die, 4 from regions.
    Communism gains 10 ITS: 6 by the die, 4 from regions.
    Fascism gains 11 ITS: 6 by the die, 5 from regions.
    Fascism draws a hidden card.
hash 6 172bbecd803cad63
205 stop
    Democracy draws a hidden card.
206 stop
    Communism draws a hidden card.
207 stop
208 bid 1
209 seal
210 bid 5
211 seal
212 bid 5
213 add charismatic_leader:b
214 seal
    Fascism bids 1.
    Democracy bids 5.
    Communism bids 10: 5 ITS with Charismatic Leader.
    Communism has the initiative with 10.
215 first
    Communism goes first in the peace phase.
216 play treaty:b
217 partner democracy
    Communism plays Treaty on Democracy.
    Communism and Democracy play no military cards on each other to the end of round 9.
218 pass
219 pass
220 first
    Communism goes first in the war phase.
221 play world_war:b
222 enemy democracy
    World War! Fascism leads the axis against Democracy and the allies.
223 bid 1
224 add charismatic_leader:d
225 seal
226 bid 0
227 seal
228 abstain
    Communism stays out.
    Democracy bids 0 for the allies.
    Fascism bids 6 for the axis: 1 ITS with Charismatic Leader.
    Fascism wins the war against Democracy, 6 to 0. The die shows 1: up to 1 region turns neutral.
229 name united_kingdom
    The United Kingdom is named.
    Democracy loses the United Kingdom: it turns neutral.
230 last
    Communism goes last in the conflict phase.
231 stop
232 play economic_boycott:a
233 target middle_east
    Democracy plays Economic Boycott on Communism's Middle East.
234 bid 2
235 seal
236 bid 1
237 seal
238 abstain
    Fascism stays out.
    Communism bids 1 against it.
    Democracy bids 2 for it.
    Economic Boycott succeeds in the Middle East, 2 to 1.
    Communism loses the Middle East: it turns neutral.
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 6 ITS: 4 by the die, 2 from regions.
    Communism gains 7 ITS: 4 by the die, 3 from regions.
    Fascism gains 11 ITS: 6 by the die, 5 from regions.
    Communism draws a hidden card.
hash 7 c13e6dcc2afbf7d9
239 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
240 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
241 stop
    Fascism draws a hidden card.
242 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
243 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
244 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
245 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
246 stop
    Democracy draws a hidden card.
247 stop
248 bid 0
249 seal
250 bid 5
251 seal
252 bid 3
253 seal
    Communism bids 0.
    Democracy bids 3.
    Fascism bids 5.
    Fascism has the initiative with 5.
254 first
    Fascism goes first in the peace phase.
255 play treaty:a
256 partner democracy
    Fascism plays Treaty on Democracy.
    Fascism and Democracy play no military cards on each other to the end of round 7.
257 pass
258 pass
    No war: it takes two powers, seats that hold a major region.
259 last
    Fascism goes last in the conflict phase.
260 stop
261 play civil_war:a
262 target south_east_asia
    Communism plays Civil War on Fascism's South East Asia.
263 bid 0
264 seal
265 bid 3
266 seal
    Communism bids 0 for it.
    Fascism bids 3 against it.
    Civil War fails in South East Asia, 0 to 3.
267 stop
268 play military_coup:a
269 target balkans
    Fascism plays Military Coup on Communism's Balkans.
270 add diplomacy:b
271 seal
272 bid 2
273 seal
    Communism bids 2 against it.
    Fascism bids 2 for it: 0 ITS with Diplomacy.
    A tie: the dice decide, 2 and 4.
    Military Coup fails in the Balkans, 2 to 2.
274 play superpower_operation:b
275 target india
    Fascism plays Superpower Operation on Communism's India.
276 seal
277 bid 2
278 seal
    Fascism bids 0 for it.
    Communism bids 2 against it.
    Superpower Operation fails in India, 0 to 2.
279 stop
    Democracy's truce with Fascism is over.
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 8 ITS: 6 by the die, 2 from regions.
    Communism gains 9 ITS: 6 by the die, 3 from regions.
    Fascism gains 10 ITS: 5 by the die, 5 from regions.
    Fascism draws a hidden card.
hash 8 a33f6aadb2ba210e
280 stop
    Democracy draws a hidden card.
281 stop
    Communism draws a hidden card.
282 stop
283 bid 3
284 add appeasement:b
285 seal
286 bid 0
287 seal
288 bid 1
289 seal
    Democracy bids 0.
    Communism bids 1.
    Fascism bids 6: 3 ITS with Appeasement.
    Fascism has the initiative with 6.
290 first
    Fascism goes first in the peace phase.
291 pass
292 pass
293 pass
    No war: it takes two powers, seats that hold a major region.
294 last
    Fascism goes last in the conflict phase.
295 stop
296 stop
297 stop
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 4 ITS: 2 by the die, 2 from regions.
    Communism gains 9 ITS: 6 by the die, 3 from regions.
    Fascism gains 10 ITS: 5 by the die, 5 from regions.
    Fascism draws a hidden card.
hash 9 14ad51342d448f41
298 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
299 stop
    Democracy draws a hidden card.
300 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
301 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
302 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
303 stop
    Communism draws a hidden card.
304 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
305 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
306 stop
307 bid 1
308 seal
309 bid 2
310 seal
311 bid 1
312 seal
    Communism bids 1.
    Fascism bids 1.
    Democracy bids 2.
    Democracy has the initiative with 2.
313 first
    Democracy goes first in the peace phase.
314 pass
315 pass
316 pass
    No war: it takes two powers, seats that hold a major region.
317 first
    Democracy goes first in the conflict phase.
318 stop
319 play alliance:a
320 target mediterranean
    Communism plays Alliance on the Mediterranean.
321 bid 5
322 seal
323 against
324 bid 1
325 seal
326 abstain
    Democracy stays out.
    Communism bids 5 for it.
    Fascism bids 1 against it.
    Alliance succeeds in the Mediterranean, 5 to 1.
    The Mediterranean comes under Communism's control.
327 play depression:a
328 target north_africa
    Communism plays Depression on Democracy's North Africa.
329 bid 1
330 add manifesto:a
331 seal
332 abstain
333 bid 3
334 seal
    Fascism stays out.
    Democracy bids 3 against it.
    Communism bids 4 for it: 1 ITS with Manifesto.
    Depression succeeds in North Africa, 4 to 3.
    Democracy loses North Africa: it turns neutral.
335 stop
336 stop
    Democracy's truce with Communism is over.
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 6 ITS: 5 by the die, 1 from regions.
    Communism gains 9 ITS: 5 by the die, 4 from regions.
    Fascism gains 9 ITS: 4 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 10 2a2baf65ddf1f959
337 stop
    Communism draws a hidden card.
338 stop
    Fascism draws a hidden card.
339 stop
340 bid 4
341 seal
342 bid 3
343 seal
344 bid 4
345 add propaganda:b
346 seal
    Communism bids 3.
    Democracy bids 4.
    Fascism bids 6: 4 ITS with Propaganda.
    Fascism has the initiative with 6.
347 last
    Fascism goes last in the peace phase.
348 pass
349 pass
350 pass
    No war: it takes two powers, seats that hold a major region.
351 last
    Fascism goes last in the conflict phase.
352 play power_vacuum:b
353 target china
    Democracy plays Power Vacuum on China.
    Democracy pays 3 ITS, since China is a major region.
354 add national_will:a
355 seal
356 for
357 bid 1
358 seal
359 for
360 bid 1
361 seal
    Communism bids 1 for it.
    Democracy bids 4 for it: 0 ITS with National Will.
    Fascism bids 1 for it.
    Power Vacuum succeeds in China, 6 to 0.
    China comes under Democracy's control.
362 play revolution:b
363 target south_east_asia
    Democracy plays Revolution on Fascism's South East Asia.
364 add iron_curtain:a
365 seal
366 against
367 bid 3
368 seal
369 bid 3
370 add manifesto:b
371 seal
    Democracy bids 3 for it: 0 ITS with Iron Curtain.
    Fascism bids 6 against it: 3 ITS with Manifesto.
    Communism bids 3 against it.
    Revolution fails in South East Asia, 3 to 9.
372 play purge:b
373 target north_africa
    Democracy plays Purge on North Africa.
374 add united_nations:a
375 seal
376 for
377 bid 2
378 seal
379 abstain
    Fascism stays out.
    Democracy bids 3 for it: 0 ITS with United Nations.
    Communism bids 2 for it.
    Purge succeeds in North Africa, 5 to 0.
    North Africa comes under Democracy's control.
380 play rebellion:a
381 target mediterranean
    Democracy plays Rebellion on Communism's Mediterranean.
382 bid 1
383 seal
384 abstain
    Fascism stays out.
    Communism bids 1 against it.
    Rebellion fails in the Mediterranean, 0 to 1.
385 play civil_war:b
386 target japan
    Communism plays Civil War on Fascism's Japan.
    Communism pays 3 ITS, since Japan is a major region.
387 bid 1
388 seal
389 bid 4
390 seal
    Communism bids 1 for it.
    Fascism bids 4 against it.
    Civil War fails in Japan, 1 to 4.
391 stop
392 play police_action:b
393 target east_europe
    Fascism plays Police Action on East Europe.
394 bid 2
395 seal
396 for
397 bid 0
398 seal
    Communism bids 0 for it.
    Fascism bids 2 for it.
    Police Action succeeds in East Europe, 2 to 0.
    East Europe comes under Fascism's control.
399 play military_coup:b
400 target west_europe
    Fascism plays Military Coup on Democracy's West Europe.
401 bid 0
402 seal
403 against
404 bid 3
405 seal
    Fascism bids 0 for it.
    Communism bids 3 against it.
    Military Coup fails in West Europe, 0 to 3.
406 stop
    2000: round 10 is over.
    The century ends with a shared lead of 4 regions: Communism and Fascism bid for it.
407 bid 1
408 seal
409 bid 1
410 seal
    Communism bids 1.
    Fascism bids 1.
    A tie: the dice decide, 5 and 6.
    Fascism wins the century with 4 regions, by a last bid of 1 to 1.
end cee845b4836eb219
    Fascism wins the bid for the lead, shared at 4 regions.
