{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism", "fascism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": true, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 take china
    Democracy begins in China.
2 take south_east_asia
    Democracy begins in South East Asia.
3 take russia
    Fascism begins in Russia.
4 take north_africa
    Communism begins in North Africa.
5 take middle_east
    Communism begins in the Middle East.
6 take mediterranean
    Communism begins in the Mediterranean.
    Democracy begins with 3 ITS.
    Fascism begins with 5 ITS.
    Communism begins with 3 ITS.
    Round 1: 1950 to 1955.
    Democracy gains 6 ITS: 3 by the die, 3 from regions.
    Communism gains 6 ITS: 3 by the die, 3 from regions.
    Fascism gains 6 ITS: 3 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 1 3b31b3a3c3339503
7 stop
    Communism draws a hidden card.
8 stop
    Fascism draws a hidden card.
9 stop
10 bid 3
11 seal
12 bid 2
13 seal
14 bid 2
15 seal
    Communism bids 2.
    Fascism bids 2.
    Democracy bids 3.
    Democracy has the initiative with 3.
16 first
    Democracy goes first in the peace phase.
17 pass
18 play trade_agreements:b
19 partner democracy
    Communism plays Trade Agreements on Democracy.
20 refuse
    Democracy refuses; Trade Agreements is lost.
21 pass
22 first
    Democracy goes first in the war phase.
23 pass
24 play world_war:a
25 enemy democracy
    World War! Fascism leads the axis against Democracy and the allies.
26 bid 5
27 seal
28 bid 3
29 seal
30 axis
31 bid 5
32 seal
    Democracy bids 3 for the allies.
    Fascism bids 5 for the axis.
    Communism bids 5 for the axis.
    Fascism wins the war against Democracy, 10 to 3. The die shows 1: up to 1 region turns neutral.
33 name south_east_asia
    South East Asia is named.
    Democracy loses South East Asia: it turns neutral.
34 first
    Democracy goes first in the conflict phase.
35 play trade_war:a
36 target north_africa
    Democracy plays Trade War on Communism's North Africa.
37 bid 3
38 add diplomacy:a
39 seal
40 bid 2
41 seal
42 abstain
    Fascism stays out.
    Communism bids 2 against it.
    Democracy bids 5 for it: 3 ITS with Diplomacy.
    Trade War succeeds in North Africa, 5 to 2.
    Communism loses North Africa: it turns neutral.
43 stop
44 stop
45 play cultural_revolution:b
46 target balkans
    Fascism plays Cultural Revolution on the Balkans.
47 bid 4
48 seal
49 abstain
50 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 4 for it.
    Cultural Revolution succeeds in the Balkans, 4 to 0.
    The Balkans come under Fascism's control.
51 stop
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 8 ITS: 6 by the die, 2 from regions.
    Communism gains 7 ITS: 5 by the die, 2 from regions.
    Fascism gains 7 ITS: 3 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 2 8251efdffda37aa1
52 stop
    Communism draws a hidden card.
53 stop
    Fascism draws a hidden card.
54 stop
55 bid 5
56 seal
57 bid 1
58 seal
59 bid 2
60 seal
    Communism bids 1.
    Fascism bids 2.
    Democracy bids 5.
    Democracy has the initiative with 5.
61 first
    Democracy goes first in the peace phase.
62 pass
63 pass
64 pass
65 last
    Democracy goes last in the war phase.
66 pass
67 pass
68 last
    Democracy goes last in the conflict phase.
69 play economic_boycott:b
70 target russia
    Communism plays Economic Boycott on Fascism's Russia.
    Communism pays 3 ITS, since Russia is a major region.
71 bid 2
72 seal
73 bid 2
74 add propaganda:b
75 seal
76 abstain
    Democracy stays out.
    Communism bids 2 for it.
    Fascism bids 6 against it: 2 ITS with Propaganda.
    Economic Boycott fails in Russia, 2 to 6.
77 stop
78 play colonialism:a
79 target pacific_islands
    Fascism plays Colonialism on the Pacific Islands.
80 bid 1
81 seal
82 abstain
83 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 1 for it.
    Colonialism succeeds in the Pacific Islands, 1 to 0.
    The Pacific Islands come under Fascism's control.
84 play limited_war:a
85 target middle_east
    Democracy plays Limited War on Communism's Middle East.
86 bid 3
87 seal
88 bid 1
89 seal
90 abstain
    Fascism stays out.
    Communism bids 1 against it.
    Democracy bids 3 for it.
    Limited War succeeds in the Middle East, 3 to 1.
    Communism loses the Middle East: it turns neutral.
91 stop
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 5 ITS: 3 by the die, 2 from regions.
    Communism gains 3 ITS: 2 by the die, 1 from regions.
    Fascism gains 6 ITS: 1 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 3 ca324c0b6f53031a
92 stop
    Communism draws a hidden card.
93 stop
    Fascism draws a hidden card.
94 stop
95 bid 3
96 seal
97 bid 1
98 seal
99 bid 3
100 add appeasement:b
101 seal
    Communism bids 1.
    Democracy bids 3.
    Fascism bids 6: 3 ITS with Appeasement.
    Fascism has the initiative with 6.
102 last
    Fascism goes last in the peace phase.
103 pass
104 play treaty:a
105 partner fascism
    Communism plays Treaty on Fascism.
106 accept
    Communism and Fascism play no military cards on each other to the end of round 3.
107 last
    Fascism goes last in the war phase.
108 pass
109 last
    Fascism goes last in the conflict phase.
110 play superpower_operation:a
111 target mediterranean
    Democracy plays Superpower Operation on Communism's Mediterranean.
112 bid 2
113 seal
114 bid 2
115 add war_crimes_tribunal:b
116 seal
117 against
118 bid 3
119 seal
    Democracy bids 2 for it.
    Communism bids 3 against it: 2 ITS with War Crimes Tribunal.
    Fascism bids 3 against it.
    Superpower Operation fails in the Mediterranean, 2 to 6.
120 stop
121 stop
    Communism's truce with Fascism is over.
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 3 ITS: 1 by the die, 2 from regions.
    Communism gains 4 ITS: 3 by the die, 1 from regions.
    Fascism gains 6 ITS: 1 by the die, 5 from regions.
    Fascism draws a hidden card.
hash 4 a332c969ff7a38dd
122 stop
    Democracy draws a hidden card.
123 stop
    Communism draws a hidden card.
124 stop
125 bid 1
126 seal
127 bid 0
128 seal
129 bid 1
130 seal
    Democracy bids 0.
    Communism bids 1.
    Fascism bids 1.
    A tie: the dice decide, 6 and 2.
    Communism has the initiative with 1.
131 first
    Communism goes first in the peace phase.
132 pass
133 pass
134 pass
135 first
    Communism goes first in the war phase.
136 pass
137 pass
138 first
    Communism goes first in the conflict phase.
139 stop
140 stop
141 play military_coup:b
142 target balkans
    Democracy plays Military Coup on Fascism's Balkans.
143 bid 1
144 seal
145 against
146 bid 3
147 seal
148 bid 5
149 seal
    Democracy bids 1 for it.
    Fascism bids 5 against it.
    Communism bids 3 against it.
    Military Coup fails in the Balkans, 1 to 8.
150 stop
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 8 ITS: 6 by the die, 2 from regions.
    Communism gains 3 ITS: 2 by the die, 1 from regions.
    Fascism gains 11 ITS: 6 by the die, 5 from regions.
    Communism draws a hidden card.
hash 5 732661a99ac88e23
151 stop
    Fascism draws a hidden card.
152 stop
    Democracy draws a hidden card.
153 stop
154 bid 3
155 seal
156 bid 3
157 seal
158 bid 1
159 add espionage:a
160 seal
    Communism bids 3.
    Fascism bids 3.
    Democracy bids 4: 1 ITS with Espionage.
    Democracy has the initiative with 4.
161 first
    Democracy goes first in the peace phase.
162 pass
163 pass
164 pass
165 first
    Democracy goes first in the war phase.
166 pass
167 pass
168 last
    Democracy goes last in the conflict phase.
169 play insurrection:b
170 target pacific_islands
    Communism plays Insurrection on Fascism's Pacific Islands.
171 add propaganda:a
172 seal
173 bid 3
174 seal
175 against
176 bid 2
177 seal
    Fascism bids 3 against it.
    Communism bids 4 for it: 0 ITS with Propaganda.
    Democracy bids 2 against it.
    Insurrection fails in the Pacific Islands, 4 to 5.
178 stop
179 play puppet_state:a
180 target germany
    Fascism plays Puppet State on Germany.
    Fascism pays 3 ITS, since Germany is a major region.
181 bid 3
182 seal
183 abstain
184 against
185 seal
    Democracy stays out.
    Communism bids 0 against it.
    Fascism bids 3 for it.
    Puppet State succeeds in Germany, 3 to 0.
    Germany comes under Fascism's control.
186 stop
187 stop
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 8 ITS: 6 by the die, 2 from regions.
    Communism gains 4 ITS: 3 by the die, 1 from regions.
    Fascism gains 8 ITS: 1 by the die, 7 from regions.
    Democracy draws a hidden card.
hash 6 8648beca97df39d8
188 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
189 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
190 stop
    Communism draws a hidden card.
191 stop
    Fascism draws a hidden card.
192 stop
193 bid 1
194 seal
195 bid 3
196 add foreign_aid:b
197 seal
198 bid 2
199 add manifesto:a
200 seal
    Democracy bids 1.
    Communism bids 5: 3 ITS with Foreign Aid.
    Fascism bids 5: 2 ITS with Manifesto.
    A tie: the dice decide, 4 and 1.
    Communism has the initiative with 5.
201 last
    Communism goes last in the peace phase.
202 pass
203 pass
204 pass
205 last
    Communism goes last in the war phase.
206 pass
207 pass
208 last
    Communism goes last in the conflict phase.
209 stop
210 play police_action:a
211 target scandinavia
    Democracy plays Police Action on Scandinavia.
212 bid 0
213 seal
214 abstain
215 against
216 bid 5
217 seal
    Communism stays out.
    Democracy bids 0 for it.
    Fascism bids 5 against it.
    Police Action fails in Scandinavia, 0 to 5.
218 stop
219 stop
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 3 ITS: 1 by the die, 2 from regions.
    Communism gains 3 ITS: 2 by the die, 1 from regions.
    Fascism gains 13 ITS: 6 by the die, 7 from regions.
    Communism draws a hidden card.
hash 7 6e7664bcab1379b6
220 stop
    Fascism draws a hidden card.
221 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
222 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
223 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
224 stop
    Democracy draws a hidden card.
225 stop
226 bid 3
227 seal
228 bid 1
229 add war_crimes_tribunal:a
230 seal
231 bid 3
232 seal
    Fascism bids 2: 1 ITS with War Crimes Tribunal.
    Democracy bids 3.
    Communism bids 3.
    A tie: the dice decide, 2 and 2.
    A tie: the dice decide, 6 and 3.
    Democracy has the initiative with 3.
233 first
    Democracy goes first in the peace phase.
234 pass
235 pass
236 pass
237 first
    Democracy goes first in the war phase.
238 pass
239 pass
240 first
    Democracy goes first in the conflict phase.
241 stop
242 play economic_collapse:a
243 target balkans
    Communism plays Economic Collapse on Fascism's Balkans.
244 bid 1
245 seal
246 bid 2
247 seal
248 for
249 bid 4
250 seal
    Communism bids 1 for it.
    Fascism bids 2 against it.
    Democracy bids 4 for it.
    Economic Collapse succeeds in the Balkans, 5 to 2.
    Fascism loses the Balkans: they turn neutral.
251 stop
252 play civil_war:a
253 target mediterranean
    Fascism plays Civil War on Communism's Mediterranean.
254 bid 3
255 seal
256 for
257 bid 4
258 seal
259 seal
    Communism bids 0 against it.
    Fascism bids 3 for it.
    Democracy bids 4 for it.
    Civil War succeeds in the Mediterranean, 7 to 0.
    Communism loses the Mediterranean: it turns neutral.
260 play occupation:b
261 target balkans
    Fascism plays Occupation on the Balkans.
262 seal
263 abstain
264 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 0 for it.
    Occupation succeeds in the Balkans, 0 to 0.
    The Balkans come under Fascism's control.
265 stop
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 3 ITS: 1 by the die, 2 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 12 ITS: 5 by the die, 7 from regions.
    Democracy draws a hidden card.
hash 8 032ce57ade9b46e5
266 stop
    Communism draws a hidden card.
267 stop
    Fascism draws a hidden card.
268 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
269 stop
270 bid 0
271 seal
272 bid 4
273 seal
274 bid 5
275 seal
    Democracy bids 0.
    Communism bids 4.
    Fascism bids 5.
    Fascism has the initiative with 5.
276 last
    Fascism goes last in the peace phase.
277 pass
278 pass
279 pass
280 last
    Fascism goes last in the war phase.
281 pass
282 pass
283 first
    Fascism goes first in the conflict phase.
284 play incursion:b
285 target china
    Fascism plays Incursion on Democracy's China.
    Fascism pays 3 ITS, since China is a major region.
286 bid 1
287 add league_of_nations:a
288 seal
289 bid 0
290 seal
291 abstain
    Communism stays out.
    Democracy bids 0 against it.
    Fascism bids 4 for it: 1 ITS with League of Nations.
    Incursion succeeds in China, 4 to 0.
    China comes under Fascism's control.
292 stop
293 stop
294 stop
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 1 ITS: 1 by the die, 0 from regions.
    Communism gains 2 ITS: 2 by the die, 0 from regions.
    Fascism gains 13 ITS: 4 by the die, 9 from regions.
    Fascism draws a hidden card.
hash 9 0e1b6f7890c28598
295 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
296 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
297 stop
    Democracy draws a hidden card.
298 stop
    Communism draws a hidden card.
299 stop
300 bid 5
301 seal
302 bid 1
303 seal
304 bid 2
305 seal
    Democracy bids 1.
    Communism bids 2.
    Fascism bids 5.
    Fascism has the initiative with 5.
306 first
    Fascism goes first in the peace phase.
307 pass
308 pass
309 pass
    No war: it takes two powers, seats that hold a major region.
310 first
    Fascism goes first in the conflict phase.
311 play annexation:a
312 target india
    Fascism plays Annexation on India.
313 bid 2
314 seal
315 abstain
316 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 2 for it.
    Annexation succeeds in India, 2 to 0.
    India comes under Fascism's control.
317 stop
318 play coup_detat:b
319 target russia
    Democracy plays Coup d'état on Fascism's Russia.
    Democracy pays 3 ITS, since Russia is a major region.
320 seal
321 against
322 bid 0
323 seal
324 add espionage:b
325 seal
    Democracy bids 0 for it.
    Communism bids 0 against it.
    Fascism bids 1 against it: 0 ITS with Espionage.
    Coup d'état fails in Russia, 0 to 1.
326 play insurgency:a
327 target balkans
    Democracy plays Insurgency on Fascism's Balkans.
328 seal
329 abstain
330 add diplomacy:b
331 seal
    Communism stays out.
    Democracy bids 0 for it.
    Fascism bids 2 against it: 0 ITS with Diplomacy.
    Insurgency fails in the Balkans, 0 to 2.
332 play depression:b
333 target india
    Democracy plays Depression on Fascism's India.
334 add iron_curtain:a
335 seal
336 abstain
337 seal
    Communism stays out.
    Fascism bids 0 against it.
    Democracy bids 4 for it: 0 ITS with Iron Curtain.
    Depression succeeds in India, 4 to 0.
    Fascism loses India: it turns neutral.
338 play insurgency:b
339 target pacific_islands
    Democracy plays Insurgency on Fascism's Pacific Islands.
340 seal
341 abstain
342 seal
    Communism stays out.
    Democracy bids 0 for it.
    Fascism bids 0 against it.
    A tie: the dice decide, 6 and 1.
    Insurgency succeeds in the Pacific Islands, 0 to 0.
    Fascism loses the Pacific Islands: they turn neutral.
343 stop
344 stop
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 4 ITS: 4 by the die, 0 from regions.
    Communism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism gains 9 ITS: 1 by the die, 8 from regions.
    Fascism draws a hidden card.
hash 10 a949d1778c22fabf
345 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
346 stop
    Democracy draws a hidden card.
347 stop
    Communism draws a hidden card.
348 stop
349 bid 2
350 seal
351 bid 3
352 seal
353 bid 0
354 add charismatic_leader:d
355 add united_nations:a
356 seal
    Fascism bids 2.
    Democracy bids 3.
    Communism bids 8: 0 ITS with Charismatic Leader and United Nations.
    Communism has the initiative with 8.
357 last
    Communism goes last in the peace phase.
358 pass
359 pass
360 pass
    No war: it takes two powers, seats that hold a major region.
361 last
    Communism goes last in the conflict phase.
362 play power_vacuum:b
363 target west_europe
    Fascism plays Power Vacuum on West Europe.
364 bid 4
365 seal
366 abstain
367 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 4 for it.
    Power Vacuum succeeds in West Europe, 4 to 0.
    West Europe comes under Fascism's control.
368 stop
369 stop
370 play alliance:a
371 target middle_east
    Communism plays Alliance on the Middle East.
372 bid 4
373 seal
374 abstain
375 for
376 bid 1
377 seal
    Fascism stays out.
    Communism bids 4 for it.
    Democracy bids 1 for it.
    Alliance succeeds in the Middle East, 5 to 0.
    The Middle East comes under Communism's control.
378 stop
    2000: round 10 is over.
    Fascism wins the century with 5 regions.
end 8c6dadddc6910fb0
    Fascism controls the most regions when the century ends: 5.
