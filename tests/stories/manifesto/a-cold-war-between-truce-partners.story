{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism", "fascism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 16, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 take australia
    Communism begins in Australia.
2 take pacific_islands
    Communism begins in the Pacific Islands.
3 two_cards
    Communism draws 2 hidden cards.
4 take north_africa
    Fascism begins in North Africa.
5 take middle_east
    Fascism begins in the Middle East.
6 take west_europe
    Fascism begins in West Europe.
7 take east_europe
    Democracy begins in East Europe.
8 take germany
    Democracy begins in Germany.
    Communism begins with 2 ITS.
    Fascism begins with 1 ITS.
    Democracy begins with 5 ITS.
    Round 1: 1950 to 1955.
    Democracy gains 7 ITS: 4 by the die, 3 from regions.
    Communism gains 5 ITS: 3 by the die, 2 from regions.
    Fascism gains 5 ITS: 2 by the die, 3 from regions.
    Communism draws a hidden card.
hash 1 ddae07c80b1afa29
9 stop
    Fascism draws a hidden card.
10 stop
    Democracy draws a hidden card.
11 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
12 stop
13 bid 2
14 seal
15 bid 2
16 seal
17 bid 2
18 seal
    Democracy bids 2.
    Communism bids 2.
    Fascism bids 2.
    A tie: the dice decide, 2, 2 and 6.
    Fascism has the initiative with 2.
19 first
    Fascism goes first in the peace phase.
20 pass
21 pass
22 pass
    No war: it takes two powers, seats that hold a major region.
23 last
    Fascism goes last in the conflict phase.
24 play economic_collapse:b
25 target middle_east
    Democracy plays Economic Collapse on Fascism's Middle East.
26 bid 2
27 seal
28 abstain
29 bid 0
30 seal
    Communism stays out.
    Fascism bids 0 against it.
    Democracy bids 2 for it.
    Economic Collapse succeeds in the Middle East, 2 to 0.
    Fascism loses the Middle East: it turns neutral.
31 play regional_war:b
32 target central_america
    Democracy plays Regional War on Central America.
33 bid 2
34 seal
35 abstain
36 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 2 for it.
    Regional War succeeds in Central America, 2 to 0.
    Central America comes under Democracy's control.
37 stop
38 play insurrection:a
39 target north_africa
    Communism plays Insurrection on Fascism's North Africa.
40 bid 2
41 seal
42 bid 2
43 seal
44 abstain
    Democracy stays out.
    Communism bids 2 for it.
    Fascism bids 2 against it.
    A tie: the dice decide, 3 and 4.
    Insurrection fails in North Africa, 2 to 2.
45 stop
46 play trade_war:a
47 target australia
    Fascism plays Trade War on Communism's Australia.
48 bid 2
49 seal
50 abstain
51 bid 1
52 add charismatic_leader:c
53 seal
    Democracy stays out.
    Fascism bids 2 for it.
    Communism bids 6 against it: 1 ITS with Charismatic Leader.
    Trade War fails in Australia, 2 to 6.
54 stop
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 6 ITS: 2 by the die, 4 from regions.
    Communism gains 8 ITS: 6 by the die, 2 from regions.
    Fascism gains 6 ITS: 4 by the die, 2 from regions.
    Fascism draws a hidden card.
hash 2 a312b99b4eb58c6a
55 stop
    Democracy draws a hidden card.
56 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
57 stop
    Communism draws a hidden card.
58 stop
59 bid 1
60 seal
61 bid 1
62 seal
63 bid 0
64 add charismatic_leader:b
65 add iron_curtain:a
66 seal
    Democracy bids 1.
    Fascism bids 1.
    Communism bids 8: 0 ITS with Charismatic Leader and Iron Curtain.
    Communism has the initiative with 8.
67 first
    Communism goes first in the peace phase.
68 pass
69 play treaty:a
70 partner communism
    Fascism plays Treaty on Communism.
    Fascism and Communism play no military cards on each other to the end of round 7.
71 pass
    No war: it takes two powers, seats that hold a major region.
72 last
    Communism goes last in the conflict phase.
73 play revolution:b
74 target germany
    Fascism plays Revolution on Democracy's Germany.
    Fascism pays 3 ITS, since Germany is a major region.
75 bid 2
76 seal
77 bid 1
78 seal
79 abstain
    Communism stays out.
    Democracy bids 1 against it.
    Fascism bids 2 for it.
    Revolution succeeds in Germany, 2 to 1.
    Democracy loses Germany: it turns neutral.
80 play occupation:a
81 target south_africa
    Fascism plays Occupation on South Africa.
82 for
83 bid 3
84 seal
85 abstain
    Communism stays out.
    Democracy bids 3 for it.
    Occupation succeeds in South Africa, 3 to 0.
    South Africa comes under Fascism's control.
86 play police_action:b
87 target balkans
    Democracy plays Police Action on the Balkans.
88 bid 1
89 seal
90 abstain
    Communism stays out.
    Democracy bids 1 for it.
    Police Action succeeds in the Balkans, 1 to 0.
    The Balkans come under Democracy's control.
91 stop
92 play police_action:a
93 target japan
    Communism plays Police Action on Japan.
    Communism pays 3 ITS, since Japan is a major region.
94 bid 3
95 seal
96 abstain
    Democracy stays out.
    Communism bids 3 for it.
    Police Action succeeds in Japan, 3 to 0.
    Japan comes under Communism's control.
97 stop
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 6 ITS: 3 by the die, 3 from regions.
    Communism gains 7 ITS: 3 by the die, 4 from regions.
    Fascism gains 7 ITS: 4 by the die, 3 from regions.
    Communism draws a hidden card.
hash 3 5b4413607f3416ef
98 stop
    Fascism draws a hidden card.
99 stop
    Democracy draws a hidden card.
100 stop
101 bid 4
102 seal
103 bid 0
104 seal
105 bid 2
106 seal
    Fascism bids 0.
    Democracy bids 2.
    Communism bids 4.
    Communism has the initiative with 4.
107 last
    Communism goes last in the peace phase.
108 pass
109 pass
110 pass
    No war: it takes two powers, seats that hold a major region.
111 last
    Communism goes last in the conflict phase.
112 play colonialism:a
113 target russia
    Fascism plays Colonialism on Russia.
    Fascism pays 3 ITS, since Russia is a major region.
114 bid 3
115 seal
116 abstain
117 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 3 for it.
    Colonialism succeeds in Russia, 3 to 0.
    Russia comes under Fascism's control.
118 stop
119 stop
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 5 ITS: 2 by the die, 3 from regions.
    Communism gains 5 ITS: 1 by the die, 4 from regions.
    Fascism gains 7 ITS: 1 by the die, 6 from regions.
    Communism draws a hidden card.
hash 4 14bae9ff6465696c
120 stop
    Fascism draws a hidden card.
121 stop
    Democracy draws a hidden card.
122 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
123 stop
124 bid 1
125 add appeasement:a
126 seal
127 bid 3
128 seal
129 bid 4
130 add espionage:b
131 seal
    Fascism bids 3.
    Communism bids 4: 1 ITS with Appeasement.
    Democracy bids 7: 4 ITS with Espionage.
    Democracy has the initiative with 7.
132 last
    Democracy goes last in the peace phase.
133 pass
134 pass
135 pass
136 first
    Democracy goes first in the war phase.
137 pass
138 pass
139 last
    Democracy goes last in the conflict phase.
140 play depression:b
141 target central_america
    Communism plays Depression on Democracy's Central America.
142 bid 1
143 seal
144 for
145 bid 5
146 add manifesto:a
147 seal
148 bid 2
149 seal
    Communism bids 1 for it.
    Democracy bids 2 against it.
    Fascism bids 8 for it: 5 ITS with Manifesto.
    Depression succeeds in Central America, 9 to 2.
    Democracy loses Central America: it turns neutral.
150 stop
151 play purge:a
152 target central_america
    Democracy plays Purge on Central America.
153 seal
154 abstain
    Communism stays out.
    Democracy bids 0 for it.
    Purge succeeds in Central America, 0 to 0.
    Central America comes under Democracy's control.
155 play power_vacuum:a
156 target scandinavia
    Democracy plays Power Vacuum on Scandinavia.
157 seal
158 abstain
    Communism stays out.
    Democracy bids 0 for it.
    Power Vacuum succeeds in Scandinavia, 0 to 0.
    Scandinavia comes under Democracy's control.
159 stop
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 9 ITS: 5 by the die, 4 from regions.
    Communism gains 8 ITS: 4 by the die, 4 from regions.
    Fascism gains 9 ITS: 3 by the die, 6 from regions.
    Democracy draws a hidden card.
hash 5 4b08abdcc000c1bf
160 stop
    Communism draws a hidden card.
161 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
162 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
163 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
164 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
165 stop
    Fascism draws a hidden card.
166 stop
167 bid 0
168 seal
169 bid 3
170 add diplomacy:a
171 seal
172 bid 0
173 seal
    Democracy bids 0.
    Fascism bids 0.
    Communism bids 5: 3 ITS with Diplomacy.
    Communism has the initiative with 5.
174 first
    Communism goes first in the peace phase.
175 pass
176 play trade_agreements:b
177 partner democracy
    Fascism plays Trade Agreements on Democracy.
    Fascism and Democracy play no military cards on each other to the end of round 10.
178 pass
179 last
    Communism goes last in the war phase.
180 pass
181 first
    Communism goes first in the conflict phase.
182 play cultural_revolution:a
183 target united_kingdom
    Communism plays Cultural Revolution on the United Kingdom.
    Communism pays 3 ITS, since the United Kingdom is a major region.
184 seal
185 abstain
186 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 for it.
    Cultural Revolution succeeds in the United Kingdom, 0 to 0.
    The United Kingdom comes under Communism's control.
187 play rebellion:b
188 target central_america
    Communism plays Rebellion on Democracy's Central America.
189 seal
190 bid 1
191 add war_crimes_tribunal:b
192 seal
    Communism bids 0 for it.
    Democracy bids 2 against it: 1 ITS with War Crimes Tribunal.
    Rebellion fails in Central America, 0 to 2.
193 stop
194 play economic_boycott:a
195 target australia
    Democracy plays Economic Boycott on Communism's Australia.
196 bid 2
197 seal
198 seal
199 abstain
    Fascism stays out.
    Communism bids 0 against it.
    Democracy bids 2 for it.
    Economic Boycott succeeds in Australia, 2 to 0.
    Communism loses Australia: it turns neutral.
200 stop
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 9 ITS: 5 by the die, 4 from regions.
    Communism gains 10 ITS: 5 by the die, 5 from regions.
    Fascism gains 12 ITS: 6 by the die, 6 from regions.
    Communism draws a hidden card.
hash 6 5fc3391fc490bdf2
201 stop
    Fascism draws a hidden card.
202 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
203 stop
    Democracy draws a hidden card.
204 stop
205 bid 1
206 add national_will:b
207 seal
208 bid 0
209 seal
210 bid 3
211 seal
    Fascism bids 0.
    Democracy bids 3.
    Communism bids 5: 1 ITS with National Will.
    Communism has the initiative with 5.
212 first
    Communism goes first in the peace phase.
213 pass
214 pass
215 pass
216 last
    Communism goes last in the war phase.
217 play cold_war:a
218 enemy communism
    Cold War! Fascism leads the axis against Communism and the allies.
219 bid 3
220 seal
221 abstain
222 bid 1
223 seal
    Democracy stays out.
    Communism bids 1 for the allies.
    Fascism bids 3 for the axis.
    Fascism wins the war against Communism, 3 to 1. The die shows 6: up to 6 regions turn neutral.
    Communism loses the United Kingdom: it turns neutral.
    Communism loses Japan: it turns neutral.
    Communism loses the Pacific Islands: they turn neutral.
224 last
    Communism goes last in the conflict phase.
225 play depression:a
226 target balkans
    Fascism plays Depression on Democracy's Balkans.
227 bid 3
228 seal
229 bid 0
230 seal
231 abstain
    Communism stays out.
    Democracy bids 0 against it.
    Fascism bids 3 for it.
    Depression succeeds in the Balkans, 3 to 0.
    Democracy loses the Balkans: they turn neutral.
232 stop
233 stop
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 8 ITS: 5 by the die, 3 from regions.
    Communism gains 3 ITS: 3 by the die, 0 from regions.
    Fascism gains 7 ITS: 1 by the die, 6 from regions.
    Communism draws a hidden card.
hash 7 3ac7909b5dd3e6df
234 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
235 stop
    Fascism draws a hidden card.
236 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
237 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
238 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
239 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
240 stop
    Democracy draws a hidden card.
241 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
242 stop
243 bid 4
244 add guerilla_warfare:a
245 seal
246 bid 0
247 seal
248 bid 2
249 add isolationism:a
250 seal
    Fascism bids 0.
    Democracy bids 4: 2 ITS with Isolationism.
    Communism bids 6: 4 ITS with Guerilla Warfare.
    Communism has the initiative with 6.
251 last
    Communism goes last in the peace phase.
252 pass
253 pass
254 pass
    No war: it takes two powers, seats that hold a major region.
255 first
    Communism goes first in the conflict phase.
256 stop
257 play economic_boycott:b
258 target central_america
    Fascism plays Economic Boycott on Democracy's Central America.
259 bid 3
260 add manifesto:b
261 seal
262 bid 2
263 seal
264 abstain
    Communism stays out.
    Democracy bids 2 against it.
    Fascism bids 6 for it: 3 ITS with Manifesto.
    Economic Boycott succeeds in Central America, 6 to 2.
    Democracy loses Central America: it turns neutral.
265 stop
266 play annexation:a
267 target united_kingdom
    Democracy plays Annexation on the United Kingdom.
    Democracy pays 3 ITS, since the United Kingdom is a major region.
268 bid 1
269 add espionage:a
270 seal
271 abstain
272 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 2 for it: 1 ITS with Espionage.
    Annexation succeeds in the United Kingdom, 2 to 0.
    The United Kingdom comes under Democracy's control.
273 stop
    Communism's truce with Fascism is over.
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 7 ITS: 3 by the die, 4 from regions.
    Communism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism gains 9 ITS: 3 by the die, 6 from regions.
    Communism draws a hidden card.
hash 8 9b16c90d308b85eb
274 stop
    Fascism draws a hidden card.
275 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
276 stop
    Democracy draws a hidden card.
277 stop
278 bid 2
279 seal
280 bid 4
281 seal
282 bid 1
283 seal
    Democracy bids 1.
    Communism bids 2.
    Fascism bids 4.
    Fascism has the initiative with 4.
284 last
    Fascism goes last in the peace phase.
285 pass
286 pass
287 play treaty:b
288 partner communism
    Fascism plays Treaty on Communism.
    Fascism and Communism play no military cards on each other to the end of round 10.
289 first
    Fascism goes first in the war phase.
290 pass
291 pass
292 last
    Fascism goes last in the conflict phase.
293 stop
294 stop
295 play puppet_state:a
296 target middle_east
    Fascism plays Puppet State on the Middle East.
297 bid 2
298 seal
299 abstain
300 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 2 for it.
    Puppet State succeeds in the Middle East, 2 to 0.
    The Middle East comes under Fascism's control.
301 stop
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 9 ITS: 5 by the die, 4 from regions.
    Communism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism gains 11 ITS: 4 by the die, 7 from regions.
    Fascism draws a hidden card.
hash 9 c5b2819de2e7664a
302 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
303 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
304 stop
    Democracy draws a hidden card.
305 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
306 stop
    Communism draws a hidden card.
307 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
308 stop
309 bid 0
310 seal
311 bid 1
312 seal
313 bid 2
314 seal
    Fascism bids 0.
    Democracy bids 1.
    Communism bids 2.
    Communism has the initiative with 2.
315 first
    Communism goes first in the peace phase.
316 pass
317 pass
318 pass
319 first
    Communism goes first in the war phase.
320 pass
321 pass
322 first
    Communism goes first in the conflict phase.
323 stop
324 stop
325 play trade_war:b
326 target middle_east
    Democracy plays Trade War on Fascism's Middle East.
327 bid 1
328 seal
329 abstain
330 bid 1
331 add foreign_aid:b
332 seal
    Communism stays out.
    Democracy bids 1 for it.
    Fascism bids 4 against it: 1 ITS with Foreign Aid.
    Trade War fails in the Middle East, 1 to 4.
333 stop
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 8 ITS: 4 by the die, 4 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 12 ITS: 5 by the die, 7 from regions.
    Communism draws a hidden card.
hash 10 74405c1a9ac53173
334 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
335 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
336 stop
337 discard occupation:b
    Communism discards Occupation.
338 discard incursion:b
    Communism discards Incursion.
339 discard charismatic_leader:d
    Communism discards Charismatic Leader.
    Fascism draws a hidden card.
340 stop
    Democracy draws a hidden card.
341 stop
342 bid 1
343 seal
344 bid 4
345 seal
346 bid 2
347 add war_crimes_tribunal:a
348 seal
    Communism bids 1.
    Democracy bids 3: 2 ITS with War Crimes Tribunal.
    Fascism bids 4.
    Fascism has the initiative with 4.
349 first
    Fascism goes first in the peace phase.
350 pass
351 pass
352 pass
353 first
    Fascism goes first in the war phase.
354 pass
355 pass
356 last
    Fascism goes last in the conflict phase.
357 stop
358 play military_coup:a
359 target united_kingdom
    Communism plays Military Coup on Democracy's United Kingdom.
    Communism pays 3 ITS, since the United Kingdom is a major region.
360 bid 1
361 seal
362 bid 2
363 seal
    Communism bids 1 for it.
    Democracy bids 2 against it.
    Military Coup fails in the United Kingdom, 1 to 2.
364 play terrorism:a
365 target west_europe
    Communism plays Terrorism on Fascism's West Europe.
366 bid 1
367 seal
368 bid 3
369 add propaganda:a
370 seal
371 abstain
    Democracy stays out.
    Communism bids 1 for it.
    Fascism bids 5 against it: 3 ITS with Propaganda.
    Terrorism fails in West Europe, 1 to 5.
372 stop
373 play industrial_buildup:b
374 target north_africa
    Industry grows in North Africa: its influence is 2 now.
375 stop
    Democracy's truce with Fascism is over.
    Communism's truce with Fascism is over.
    2000: round 10 is over.
    Fascism wins the century with 5 regions.
end c163b98e2a3e9aa4
    Fascism controls the most regions when the century ends: 5.
