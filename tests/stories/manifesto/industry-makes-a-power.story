{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism", "fascism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 1, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 take central_america
    Fascism begins in Central America.
    Fascism begins in South America.
    Fascism draws 2 hidden cards.
2 take germany
    Democracy begins in Germany.
3 take east_europe
    Democracy begins in East Europe.
4 take west_europe
    Communism begins in West Europe.
5 take north_africa
    Communism begins in North Africa.
6 two_cards
    Communism draws 2 hidden cards.
    Fascism begins with 5 ITS.
    Democracy begins with 6 ITS.
    Communism begins with 4 ITS.
    Round 1: 1950 to 1955.
    Democracy gains 5 ITS: 2 by the die, 3 from regions.
    Communism gains 8 ITS: 6 by the die, 2 from regions.
    Fascism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism draws a hidden card.
hash 1 d8648ae6309d63d1
7 stop
    Democracy draws a hidden card.
8 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
9 stop
    Communism draws a hidden card.
10 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
11 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
12 stop
13 bid 4
14 seal
15 bid 3
16 seal
17 bid 0
18 seal
    Communism bids 0.
    Democracy bids 3.
    Fascism bids 4.
    Fascism has the initiative with 4.
19 first
    Fascism goes first in the peace phase.
20 pass
21 pass
22 play treaty:b
23 partner fascism
    Communism plays Treaty on Fascism.
    Communism and Fascism play no military cards on each other to the end of round 5.
    No war: it takes two powers, seats that hold a major region.
24 first
    Fascism goes first in the conflict phase.
25 play revolution:a
26 target germany
    Fascism plays Revolution on Democracy's Germany.
    Fascism pays 3 ITS, since Germany is a major region.
27 bid 1
28 seal
29 bid 0
30 seal
31 abstain
    Communism stays out.
    Democracy bids 0 against it.
    Fascism bids 1 for it.
    Revolution succeeds in Germany, 1 to 0.
    Democracy loses Germany: it turns neutral.
32 play rebellion:b
33 target east_europe
    Fascism plays Rebellion on Democracy's East Europe.
34 seal
35 bid 2
36 seal
37 for
38 bid 1
39 seal
    Fascism bids 0 for it.
    Democracy bids 2 against it.
    Communism bids 1 for it.
    Rebellion fails in East Europe, 1 to 2.
40 play military_coup:b
41 target east_europe
    Fascism plays Military Coup on Democracy's East Europe.
42 seal
43 bid 2
44 seal
45 abstain
    Communism stays out.
    Fascism bids 0 for it.
    Democracy bids 2 against it.
    Military Coup fails in East Europe, 0 to 2.
46 stop
47 stop
48 play limited_war:a
49 target east_europe
    Communism plays Limited War on Democracy's East Europe.
50 bid 4
51 seal
52 abstain
53 bid 1
54 seal
    Fascism stays out.
    Democracy bids 1 against it.
    Communism bids 4 for it.
    Limited War succeeds in East Europe, 4 to 1.
    Democracy loses East Europe: it turns neutral.
55 stop
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 6 ITS: 6 by the die, 0 from regions.
    Communism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism draws a hidden card.
hash 2 348c5874e4706e84
56 stop
    Democracy draws a hidden card.
57 stop
    Communism draws a hidden card.
58 stop
59 bid 3
60 seal
61 bid 5
62 seal
63 bid 1
64 seal
    Communism bids 1.
    Fascism bids 3.
    Democracy bids 5.
    Democracy has the initiative with 5.
65 last
    Democracy goes last in the peace phase.
66 play trade_agreements:a
67 partner fascism
    Communism plays Trade Agreements on Fascism.
    Communism and Fascism play no military cards on each other to the end of round 5.
68 pass
69 pass
    No war: it takes two powers, seats that hold a major region.
70 first
    Democracy goes first in the conflict phase.
71 play depression:b
72 target north_africa
    Democracy plays Depression on Communism's North Africa.
73 bid 1
74 seal
75 bid 0
76 seal
77 abstain
    Fascism stays out.
    Communism bids 0 against it.
    Democracy bids 1 for it.
    Depression succeeds in North Africa, 1 to 0.
    Communism loses North Africa: it turns neutral.
78 stop
79 play trade_war:b
80 target central_america
    Communism plays Trade War on Fascism's Central America.
81 bid 2
82 seal
83 seal
84 abstain
    Democracy stays out.
    Fascism bids 0 against it.
    Communism bids 2 for it.
    Trade War succeeds in Central America, 2 to 0.
    Fascism loses Central America: it turns neutral.
85 play colonialism:b
86 target south_east_asia
    Communism plays Colonialism on South East Asia.
87 bid 1
88 seal
89 against
90 add charismatic_leader:c
91 seal
92 abstain
    Democracy stays out.
    Communism bids 1 for it.
    Fascism bids 5 against it: 0 ITS with Charismatic Leader.
    Colonialism fails in South East Asia, 1 to 5.
93 play trade_war:a
94 target south_america
    Communism plays Trade War on Fascism's South America.
95 seal
96 seal
97 abstain
    Democracy stays out.
    Communism bids 0 for it.
    Fascism bids 0 against it.
    A tie: the dice decide, 2 and 5.
    Trade War fails in South America, 0 to 0.
98 play regional_war:a
99 target middle_east
    Communism plays Regional War on the Middle East.
100 seal
101 abstain
102 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 0 for it.
    Regional War succeeds in the Middle East, 0 to 0.
    The Middle East comes under Communism's control.
103 stop
104 stop
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 2 ITS: 2 by the die, 0 from regions.
    Communism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism gains 4 ITS: 3 by the die, 1 from regions.
    Democracy draws a hidden card.
    Communism draws a hidden card.
hash 3 382932cb2f8da655
105 stop
    Fascism draws a hidden card.
106 stop
107 bid 2
108 seal
109 bid 1
110 seal
111 bid 0
112 seal
    Fascism bids 0.
    Communism bids 1.
    Democracy bids 2.
    Democracy has the initiative with 2.
113 last
    Democracy goes last in the peace phase.
114 pass
115 pass
116 pass
    No war: it takes two powers, seats that hold a major region.
117 first
    Democracy goes first in the conflict phase.
118 stop
119 stop
120 stop
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 1 ITS: 1 by the die, 0 from regions.
    Communism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism gains 7 ITS: 6 by the die, 1 from regions.
    Democracy draws a hidden card.
    Communism draws a hidden card.
hash 4 0619a47fc160fb28
121 stop
    Fascism draws a hidden card.
122 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
123 stop
124 bid 1
125 seal
126 bid 1
127 seal
128 bid 2
129 seal
    Democracy bids 1.
    Communism bids 1.
    Fascism bids 2.
    Fascism has the initiative with 2.
130 first
    Fascism goes first in the peace phase.
131 pass
132 pass
133 pass
    No war: it takes two powers, seats that hold a major region.
134 last
    Fascism goes last in the conflict phase.
135 play police_action:b
136 target india
    Democracy plays Police Action on India.
137 add war_crimes_tribunal:b
138 seal
139 abstain
140 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 2 for it: 0 ITS with War Crimes Tribunal.
    Police Action succeeds in India, 2 to 0.
    India comes under Democracy's control.
141 play industrial_buildup:b
142 target india
    Industry grows in India: its influence is 2 now.
143 play annexation:b
144 target south_east_asia
    Democracy plays Annexation on South East Asia.
145 add charismatic_leader:d
146 seal
147 abstain
148 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 5 for it: 0 ITS with Charismatic Leader.
    Annexation succeeds in South East Asia, 5 to 0.
    South East Asia comes under Democracy's control.
149 stop
150 stop
151 play police_action:a
152 target china
    Fascism plays Police Action on China.
    Fascism pays 3 ITS, since China is a major region.
153 bid 3
154 seal
155 abstain
156 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 3 for it.
    Police Action succeeds in China, 3 to 0.
    China comes under Fascism's control.
157 play superpower_operation:a
158 target south_east_asia
    Fascism plays Superpower Operation on Democracy's South East Asia.
159 seal
160 seal
161 abstain
    Communism stays out.
    Democracy bids 0 against it.
    Fascism bids 0 for it.
    A tie: the dice decide, 4 and 1.
    Superpower Operation succeeds in South East Asia, 0 to 0.
    Democracy loses South East Asia: it turns neutral.
162 stop
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 8 ITS: 6 by the die, 2 from regions.
    Communism gains 5 ITS: 3 by the die, 2 from regions.
    Fascism gains 6 ITS: 3 by the die, 3 from regions.
    Fascism draws a hidden card.
hash 5 5ffb48b7a0fa10d6
163 stop
    Democracy draws a hidden card.
164 stop
    Communism draws a hidden card.
165 stop
166 bid 0
167 seal
168 bid 2
169 seal
170 bid 1
171 add united_nations:a
172 seal
    Fascism bids 0.
    Democracy bids 2.
    Communism bids 4: 1 ITS with United Nations.
    Communism has the initiative with 4.
173 first
    Communism goes first in the peace phase.
174 pass
175 pass
176 pass
177 last
    Communism goes last in the war phase.
178 play cold_war:a
179 enemy democracy
    Cold War! Fascism leads the axis against Democracy and the allies.
180 bid 5
181 seal
182 bid 2
183 seal
184 abstain
    Communism stays out.
    Democracy bids 2 for the allies.
    Fascism bids 5 for the axis.
    Fascism wins the war against Democracy, 5 to 2. The die shows 6: up to 6 regions turn neutral.
    Democracy loses India: it turns neutral.
185 first
    Communism goes first in the conflict phase.
186 play cultural_revolution:b
187 target central_america
    Communism plays Cultural Revolution on Central America.
188 bid 2
189 seal
190 abstain
191 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 2 for it.
    Cultural Revolution succeeds in Central America, 2 to 0.
    Central America comes under Communism's control.
192 stop
193 stop
194 play rebellion:a
195 target middle_east
    Democracy plays Rebellion on Communism's Middle East.
196 bid 4
197 seal
198 bid 3
199 seal
200 against
201 bid 1
202 seal
    Communism bids 3 against it.
    Democracy bids 4 for it.
    Fascism bids 1 against it.
    A tie: the dice decide, 6 and 3.
    Rebellion succeeds in the Middle East, 4 to 4.
    Communism loses the Middle East: it turns neutral.
203 stop
    Communism's truce with Fascism is over.
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 1 ITS: 1 by the die, 0 from regions.
    Communism gains 4 ITS: 2 by the die, 2 from regions.
    Fascism gains 5 ITS: 2 by the die, 3 from regions.
    Communism draws a hidden card.
hash 6 196586adc96b117c
204 stop
    Fascism draws a hidden card.
205 stop
    Democracy draws a hidden card.
206 bid 3
207 add espionage:b
208 seal
209 bid 2
210 seal
211 bid 1
212 seal
    Democracy bids 1.
    Fascism bids 2.
    Communism bids 6: 3 ITS with Espionage.
    Communism has the initiative with 6.
213 last
    Communism goes last in the peace phase.
214 pass
215 pass
216 pass
    No war: it takes two powers, seats that hold a major region.
217 first
    Communism goes first in the conflict phase.
218 play incursion:b
219 target south_america
    Communism plays Incursion on Fascism's South America.
220 bid 1
221 seal
222 bid 3
223 seal
224 abstain
    Democracy stays out.
    Communism bids 1 for it.
    Fascism bids 3 against it.
    Incursion fails in South America, 1 to 3.
225 play counter_revolution:b
226 target middle_east
    Communism plays Counter Revolution on the Middle East.
227 bid 3
228 seal
229 abstain
230 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 3 for it.
    Counter Revolution succeeds in the Middle East, 3 to 0.
    The Middle East comes under Communism's control.
231 play colonialism:a
232 target scandinavia
    Fascism plays Colonialism on Scandinavia.
233 seal
234 abstain
    Democracy stays out.
    Fascism bids 0 for it.
    Colonialism succeeds in Scandinavia, 0 to 0.
    Scandinavia comes under Fascism's control.
235 play civil_war:a
236 target west_europe
    Fascism plays Civil War on Communism's West Europe.
237 seal
238 for
239 seal
    Democracy bids 0 for it.
    Fascism bids 0 for it.
    A tie: the dice decide, 2 and 3.
    Civil War fails in West Europe, 0 to 0.
240 play insurrection:b
241 target central_america
    Fascism plays Insurrection on Communism's Central America.
242 seal
243 abstain
    Democracy stays out.
    Fascism bids 0 for it.
    A tie: the dice decide, 6 and 4.
    Insurrection succeeds in Central America, 0 to 0.
    Communism loses Central America: it turns neutral.
244 stop
245 stop
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 1 ITS: 1 by the die, 0 from regions.
    Communism gains 4 ITS: 2 by the die, 2 from regions.
    Fascism gains 10 ITS: 6 by the die, 4 from regions.
    Communism draws a hidden card.
hash 7 98622a1450e61b85
246 stop
    Fascism draws a hidden card.
247 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
248 stop
    Democracy draws a hidden card.
249 bid 2
250 seal
251 bid 2
252 seal
253 bid 1
254 seal
    Democracy bids 1.
    Communism bids 2.
    Fascism bids 2.
    A tie: the dice decide, 6 and 3.
    Communism has the initiative with 2.
255 last
    Communism goes last in the peace phase.
256 pass
257 pass
258 play trade_agreements:b
259 partner fascism
    Communism plays Trade Agreements on Fascism.
    Communism and Fascism play no military cards on each other to the end of round 9.
    No war: it takes two powers, seats that hold a major region.
260 first
    Communism goes first in the conflict phase.
261 play economic_boycott:a
262 target west_europe
    Fascism plays Economic Boycott on Communism's West Europe.
263 bid 3
264 seal
265 for
266 seal
267 bid 2
268 seal
    Democracy bids 0 for it.
    Communism bids 2 against it.
    Fascism bids 3 for it.
    Economic Boycott succeeds in West Europe, 3 to 2.
    Communism loses West Europe: it turns neutral.
269 stop
270 play terrorism:b
271 target middle_east
    Democracy plays Terrorism on Communism's Middle East.
272 add iron_curtain:a
273 seal
274 abstain
    Fascism stays out.
    Democracy bids 3 for it: 0 ITS with Iron Curtain.
    Terrorism succeeds in the Middle East, 3 to 0.
    Communism loses the Middle East: it turns neutral.
275 stop
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 6 ITS: 6 by the die, 0 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 9 ITS: 5 by the die, 4 from regions.
    Communism draws a hidden card.
hash 8 a7d3360372cf183a
276 stop
    Fascism draws a hidden card.
277 stop
    Democracy draws a hidden card.
278 stop
279 bid 2
280 seal
281 bid 4
282 seal
283 bid 2
284 add league_of_nations:a
285 seal
    Communism bids 2.
    Democracy bids 4: 2 ITS with League of Nations.
    Fascism bids 4.
    A tie: the dice decide, 6 and 5.
    Democracy has the initiative with 4.
286 last
    Democracy goes last in the peace phase.
287 pass
288 pass
289 pass
    No war: it takes two powers, seats that hold a major region.
290 last
    Democracy goes last in the conflict phase.
291 stop
292 stop
293 stop
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 6 ITS: 6 by the die, 0 from regions.
    Communism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism gains 8 ITS: 4 by the die, 4 from regions.
    Democracy draws a hidden card.
hash 9 1459e22e80f99335
294 buy
    Democracy buys a card for 3 ITS.
    Democracy draws a hidden card.
295 stop
    Communism draws a hidden card.
296 stop
    Fascism draws a hidden card.
297 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
298 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
299 stop
300 bid 4
301 seal
302 bid 2
303 seal
304 bid 3
305 seal
    Communism bids 2.
    Fascism bids 3.
    Democracy bids 4.
    Democracy has the initiative with 4.
306 first
    Democracy goes first in the peace phase.
307 pass
308 pass
309 pass
    No war: it takes two powers, seats that hold a major region.
310 last
    Democracy goes last in the conflict phase.
311 play depression:a
312 target south_america
    Communism plays Depression on Fascism's South America.
313 bid 2
314 seal
315 bid 4
316 seal
317 abstain
    Democracy stays out.
    Communism bids 2 for it.
    Fascism bids 4 against it.
    Depression fails in South America, 2 to 4.
318 stop
319 play cultural_revolution:a
320 target australia
    Fascism plays Cultural Revolution on Australia.
321 bid 2
322 seal
323 abstain
324 abstain
    Democracy stays out.
    Communism stays out.
    Fascism bids 2 for it.
    Cultural Revolution succeeds in Australia, 2 to 0.
    Australia comes under Fascism's control.
325 stop
326 stop
    Communism's truce with Fascism is over.
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 2 ITS: 2 by the die, 0 from regions.
    Communism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism gains 9 ITS: 4 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 10 5ffb66e3cf91c4ca
327 stop
    Communism draws a hidden card.
328 stop
    Fascism draws a hidden card.
329 buy
    Fascism buys a card for 3 ITS.
    Fascism draws a hidden card.
330 stop
331 bid 3
332 seal
333 bid 1
334 seal
335 bid 0
336 seal
    Fascism bids 0.
    Communism bids 1.
    Democracy bids 3.
    Democracy has the initiative with 3.
337 first
    Democracy goes first in the peace phase.
338 pass
339 pass
340 pass
    No war: it takes two powers, seats that hold a major region.
341 last
    Democracy goes last in the conflict phase.
342 play power_vacuum:b
343 target germany
    Communism plays Power Vacuum on Germany.
    Communism pays 3 ITS, since Germany is a major region.
344 bid 0
345 seal
346 against
347 bid 4
348 seal
349 for
350 bid 2
351 add war_crimes_tribunal:a
352 seal
    Communism bids 0 for it.
    Democracy bids 4 for it: 2 ITS with War Crimes Tribunal.
    Fascism bids 4 against it.
    A tie: the dice decide, 6 and 6.
    A tie: the dice decide, 2 and 3.
    Power Vacuum fails in Germany, 4 to 4.
353 stop
354 stop
355 play economic_boycott:b
356 target south_america
    Democracy plays Economic Boycott on Fascism's South America.
357 seal
358 abstain
359 bid 2
360 add propaganda:a
361 seal
    Communism stays out.
    Democracy bids 0 for it.
    Fascism bids 6 against it: 2 ITS with Propaganda.
    Economic Boycott fails in South America, 0 to 6.
362 stop
    2000: round 10 is over.
    Fascism wins the century with 4 regions.
end ad44fdfc623dd167
    Fascism controls the most regions when the century ends: 4.
