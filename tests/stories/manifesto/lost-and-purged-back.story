{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism", "fascism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 2, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 take russia
    Fascism begins in Russia.
2 take south_america
    Democracy begins in South America.
    Democracy begins in Central America.
    Democracy draws 2 hidden cards.
3 take balkans
    Communism begins in the Balkans.
4 take mediterranean
    Communism begins in the Mediterranean.
5 take east_europe
    Communism begins in East Europe.
    Fascism begins with 2 ITS.
    Democracy begins with 2 ITS.
    Communism begins with 5 ITS.
    Round 1: 1950 to 1955.
    Democracy gains 7 ITS: 5 by the die, 2 from regions.
    Communism gains 6 ITS: 3 by the die, 3 from regions.
    Fascism gains 9 ITS: 6 by the die, 3 from regions.
    Fascism draws a hidden card.
hash 1 f9cc8633ff1b3a05
6 stop
    Democracy draws a hidden card.
7 stop
    Communism draws a hidden card.
8 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
9 stop
10 bid 2
11 add charismatic_leader:c
12 seal
13 bid 5
14 seal
15 bid 4
16 seal
    Communism bids 4.
    Democracy bids 5.
    Fascism bids 7: 2 ITS with Charismatic Leader.
    Fascism has the initiative with 7.
17 first
    Fascism goes first in the peace phase.
18 pass
19 pass
20 pass
    No war: it takes two powers, seats that hold a major region.
21 last
    Fascism goes last in the conflict phase.
22 play economic_boycott:a
23 target russia
    Democracy plays Economic Boycott on Fascism's Russia.
    Democracy pays 3 ITS, since Russia is a major region.
24 bid 1
25 seal
26 abstain
27 bid 1
28 seal
    Communism stays out.
    Democracy bids 1 for it.
    Fascism bids 1 against it.
    A tie: the dice decide, 6 and 1.
    Economic Boycott succeeds in Russia, 1 to 1.
    Fascism loses Russia: it turns neutral.
29 stop
30 play trade_war:a
31 target south_america
    Communism plays Trade War on Democracy's South America.
32 bid 1
33 seal
34 abstain
35 seal
    Fascism stays out.
    Democracy bids 0 against it.
    Communism bids 1 for it.
    Trade War succeeds in South America, 1 to 0.
    Democracy loses South America: it turns neutral.
36 stop
37 play depression:b
38 target mediterranean
    Fascism plays Depression on Communism's Mediterranean.
39 bid 5
40 seal
41 against
42 seal
43 bid 3
44 seal
    Democracy bids 0 against it.
    Communism bids 3 against it.
    Fascism bids 5 for it.
    Depression succeeds in the Mediterranean, 5 to 3.
    Communism loses the Mediterranean: it turns neutral.
45 stop
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 6 ITS: 5 by the die, 1 from regions.
    Communism gains 5 ITS: 3 by the die, 2 from regions.
    Fascism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 2 0b380bfbc534f1d8
46 stop
    Democracy draws a hidden card.
47 stop
    Communism draws a hidden card.
48 stop
49 bid 4
50 seal
51 bid 4
52 seal
53 bid 4
54 seal
    Democracy bids 4.
    Communism bids 4.
    Fascism bids 4.
    A tie: the dice decide, 1, 1 and 3.
    Fascism has the initiative with 4.
55 last
    Fascism goes last in the peace phase.
56 play treaty:a
57 partner fascism
    Democracy plays Treaty on Fascism.
    Democracy and Fascism play no military cards on each other to the end of round 2.
58 pass
59 pass
    No war: it takes two powers, seats that hold a major region.
60 last
    Fascism goes last in the conflict phase.
61 stop
62 stop
63 play limited_war:b
64 target east_europe
    Fascism plays Limited War on Communism's East Europe.
65 bid 2
66 seal
67 abstain
68 bid 1
69 seal
    Democracy stays out.
    Communism bids 1 against it.
    Fascism bids 2 for it.
    Limited War succeeds in East Europe, 2 to 1.
    Communism loses East Europe: it turns neutral.
70 stop
    Democracy's truce with Fascism is over.
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 3 ITS: 2 by the die, 1 from regions.
    Communism gains 7 ITS: 6 by the die, 1 from regions.
    Fascism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 3 3ceec0b0fba7dc09
71 stop
    Democracy draws a hidden card.
72 stop
    Communism draws a hidden card.
73 stop
74 bid 5
75 seal
76 bid 5
77 seal
78 bid 3
79 seal
    Communism bids 3.
    Democracy bids 5.
    Fascism bids 5.
    A tie: the dice decide, 5 and 6.
    Fascism has the initiative with 5.
80 first
    Fascism goes first in the peace phase.
81 pass
82 pass
83 pass
    No war: it takes two powers, seats that hold a major region.
84 last
    Fascism goes last in the conflict phase.
85 stop
86 play cultural_revolution:b
87 target china
    Communism plays Cultural Revolution on China.
    Communism pays 3 ITS, since China is a major region.
88 bid 0
89 add diplomacy:b
90 add propaganda:b
91 seal
92 against
93 bid 2
94 add national_will:a
95 seal
96 for
97 add war_crimes_tribunal:b
98 seal
    Democracy bids 2 for it: 0 ITS with War Crimes Tribunal.
    Communism bids 7 for it: 0 ITS with Diplomacy and Propaganda.
    Fascism bids 6 against it: 2 ITS with National Will.
    Cultural Revolution succeeds in China, 9 to 6.
    China comes under Communism's control.
99 stop
100 stop
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 2 ITS: 1 by the die, 1 from regions.
    Communism gains 8 ITS: 5 by the die, 3 from regions.
    Fascism gains 4 ITS: 4 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 4 7f43086ce743f0cb
101 stop
    Democracy draws a hidden card.
    Communism draws a hidden card.
102 stop
103 bid 0
104 seal
105 bid 2
106 seal
107 bid 0
108 seal
    Communism bids 0.
    Fascism bids 0.
    Democracy bids 2.
    Democracy has the initiative with 2.
109 first
    Democracy goes first in the peace phase.
110 pass
111 pass
112 pass
    No war: it takes two powers, seats that hold a major region.
113 first
    Democracy goes first in the conflict phase.
114 play coup_detat:a
115 target balkans
    Democracy plays Coup d'état on Communism's Balkans.
116 seal
117 bid 1
118 seal
119 abstain
    Fascism stays out.
    Democracy bids 0 for it.
    Communism bids 1 against it.
    Coup d'état fails in the Balkans, 0 to 1.
120 stop
121 play rebellion:a
122 target central_america
    Communism plays Rebellion on Democracy's Central America.
123 bid 0
124 seal
125 abstain
126 add isolationism:b
127 seal
    Fascism stays out.
    Communism bids 0 for it.
    Democracy bids 4 against it: 0 ITS with Isolationism.
    Rebellion fails in Central America, 0 to 4.
128 stop
129 play insurgency:b
130 target balkans
    Fascism plays Insurgency on Communism's Balkans.
131 bid 5
132 seal
133 against
134 seal
135 bid 4
136 seal
    Democracy bids 0 against it.
    Communism bids 4 against it.
    Fascism bids 5 for it.
    Insurgency succeeds in the Balkans, 5 to 4.
    Communism loses the Balkans: they turn neutral.
137 stop
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 3 ITS: 2 by the die, 1 from regions.
    Communism gains 3 ITS: 1 by the die, 2 from regions.
    Fascism gains 5 ITS: 5 by the die, 0 from regions.
    Democracy draws a hidden card.
hash 5 9a91d63a4b736490
138 stop
    Communism draws a hidden card.
139 stop
    Fascism draws a hidden card.
140 stop
141 bid 3
142 seal
143 bid 4
144 add charismatic_leader:b
145 seal
146 bid 3
147 seal
    Democracy bids 3.
    Fascism bids 3.
    Communism bids 9: 4 ITS with Charismatic Leader.
    Communism has the initiative with 9.
148 last
    Communism goes last in the peace phase.
149 pass
150 pass
151 pass
    No war: it takes two powers, seats that hold a major region.
152 first
    Communism goes first in the conflict phase.
153 stop
154 stop
155 stop
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 2 ITS: 1 by the die, 1 from regions.
    Communism gains 6 ITS: 4 by the die, 2 from regions.
    Fascism gains 4 ITS: 4 by the die, 0 from regions.
    Communism draws a hidden card.
hash 6 4bf9493abf0c9a15
156 stop
    Fascism draws a hidden card.
157 stop
    Democracy draws a hidden card.
158 bid 3
159 seal
160 bid 3
161 add isolationism:a
162 seal
163 bid 0
164 seal
    Democracy bids 0.
    Communism bids 3.
    Fascism bids 5: 3 ITS with Isolationism.
    Fascism has the initiative with 5.
165 first
    Fascism goes first in the peace phase.
166 pass
167 pass
168 pass
    No war: it takes two powers, seats that hold a major region.
169 first
    Fascism goes first in the conflict phase.
170 play rebellion:b
171 target central_america
    Fascism plays Rebellion on Democracy's Central America.
172 bid 2
173 seal
174 bid 2
175 seal
176 abstain
    Communism stays out.
    Democracy bids 2 against it.
    Fascism bids 2 for it.
    A tie: the dice decide, 2 and 1.
    Rebellion succeeds in Central America, 2 to 2.
    Democracy loses Central America: it turns neutral.
177 stop
178 play counter_revolution:b
179 target central_america
    Democracy plays Counter Revolution on Central America.
180 seal
181 abstain
182 abstain
    Communism stays out.
    Fascism stays out.
    Democracy bids 0 for it.
    Counter Revolution succeeds in Central America, 0 to 0.
    Central America comes under Democracy's control.
183 stop
184 stop
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 5 ITS: 4 by the die, 1 from regions.
    Communism gains 4 ITS: 2 by the die, 2 from regions.
    Fascism gains 5 ITS: 5 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 7 0dd0606e3110c03a
185 stop
    Democracy draws a hidden card.
186 stop
    Communism draws a hidden card.
187 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
188 stop
189 bid 3
190 seal
191 bid 5
192 seal
193 bid 1
194 seal
    Communism bids 1.
    Fascism bids 3.
    Democracy bids 5.
    Democracy has the initiative with 5.
195 first
    Democracy goes first in the peace phase.
196 pass
197 pass
198 pass
    No war: it takes two powers, seats that hold a major region.
199 first
    Democracy goes first in the conflict phase.
200 stop
201 play police_action:a
202 target middle_east
    Communism plays Police Action on the Middle East.
203 bid 4
204 seal
205 abstain
206 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 4 for it.
    Police Action succeeds in the Middle East, 4 to 0.
    The Middle East comes under Communism's control.
207 play industrial_buildup:a
208 target middle_east
    Industry grows in the Middle East: its influence is 2 now.
209 stop
210 stop
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 2 ITS: 1 by the die, 1 from regions.
    Communism gains 10 ITS: 6 by the die, 4 from regions.
    Fascism gains 5 ITS: 5 by the die, 0 from regions.
    Democracy draws a hidden card.
    Communism draws a hidden card.
hash 8 258aa1cc3f2c5fbe
211 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
212 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
213 stop
    Fascism draws a hidden card.
214 stop
215 bid 2
216 add war_crimes_tribunal:a
217 seal
218 bid 3
219 seal
220 bid 1
221 seal
    Fascism bids 1.
    Democracy bids 3: 2 ITS with War Crimes Tribunal.
    Communism bids 3.
    A tie: the dice decide, 3 and 6.
    Communism has the initiative with 3.
222 last
    Communism goes last in the peace phase.
223 pass
224 pass
225 pass
    No war: it takes two powers, seats that hold a major region.
226 last
    Communism goes last in the conflict phase.
227 play terrorism:a
228 target central_america
    Fascism plays Terrorism on Democracy's Central America.
229 bid 1
230 seal
231 seal
232 for
233 bid 3
234 seal
    Democracy bids 0 against it.
    Fascism bids 1 for it.
    Communism bids 3 for it.
    Terrorism succeeds in Central America, 4 to 0.
    Democracy loses Central America: it turns neutral.
235 stop
236 play purge:b
237 target central_america
    Democracy plays Purge on Central America.
238 seal
239 abstain
240 for
241 bid 2
242 seal
    Communism stays out.
    Democracy bids 0 for it.
    Fascism bids 2 for it.
    Purge succeeds in Central America, 2 to 0.
    Central America comes under Democracy's control.
243 stop
244 stop
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 7 ITS: 6 by the die, 1 from regions.
    Communism gains 8 ITS: 4 by the die, 4 from regions.
    Fascism gains 3 ITS: 3 by the die, 0 from regions.
    Communism draws a hidden card.
hash 9 342d75af32c4b5c4
245 stop
    Fascism draws a hidden card.
246 stop
    Democracy draws a hidden card.
247 stop
248 bid 1
249 seal
250 bid 3
251 seal
252 bid 3
253 seal
    Communism bids 1.
    Democracy bids 3.
    Fascism bids 3.
    A tie: the dice decide, 3 and 4.
    Fascism has the initiative with 3.
254 first
    Fascism goes first in the peace phase.
255 pass
256 pass
257 pass
    No war: it takes two powers, seats that hold a major region.
258 last
    Fascism goes last in the conflict phase.
259 play depression:a
260 target middle_east
    Democracy plays Depression on Communism's Middle East.
    Democracy pays 3 ITS, since the Middle East is a major region.
261 bid 1
262 seal
263 bid 0
264 seal
265 abstain
    Fascism stays out.
    Communism bids 0 against it.
    Democracy bids 1 for it.
    Depression succeeds in the Middle East, 1 to 0.
    Communism loses the Middle East: it turns neutral.
266 play colonialism:b
267 target south_africa
    Democracy plays Colonialism on South Africa.
268 seal
269 against
270 bid 4
271 seal
272 abstain
    Fascism stays out.
    Democracy bids 0 for it.
    Communism bids 4 against it.
    Colonialism fails in South Africa, 0 to 4.
273 stop
274 stop
275 stop
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 7 ITS: 6 by the die, 1 from regions.
    Communism gains 8 ITS: 6 by the die, 2 from regions.
    Fascism gains 6 ITS: 6 by the die, 0 from regions.
    Fascism draws a hidden card.
hash 10 b8cf80b214cfc954
276 stop
    Democracy draws a hidden card.
277 stop
    Communism draws a hidden card.
278 stop
279 discard iron_curtain:a
    Communism discards Iron Curtain.
280 bid 3
281 seal
282 bid 4
283 seal
284 bid 5
285 seal
    Fascism bids 3.
    Democracy bids 4.
    Communism bids 5.
    Communism has the initiative with 5.
286 first
    Communism goes first in the peace phase.
287 pass
288 pass
289 pass
    No war: it takes two powers, seats that hold a major region.
290 first
    Communism goes first in the conflict phase.
291 play colonialism:a
292 target pacific_islands
    Communism plays Colonialism on the Pacific Islands.
293 bid 1
294 add united_nations:a
295 add appeasement:a
296 seal
297 abstain
298 abstain
    Democracy stays out.
    Fascism stays out.
    Communism bids 8 for it: 1 ITS with United Nations and Appeasement.
    Colonialism succeeds in the Pacific Islands, 8 to 0.
    The Pacific Islands come under Communism's control.
299 play economic_boycott:b
300 target central_america
    Communism plays Economic Boycott on Democracy's Central America.
301 bid 1
302 seal
303 abstain
304 bid 3
305 seal
    Fascism stays out.
    Communism bids 1 for it.
    Democracy bids 3 against it.
    Economic Boycott fails in Central America, 1 to 3.
306 stop
307 stop
308 play cultural_revolution:a
309 target india
    Democracy plays Cultural Revolution on India.
310 seal
311 against
312 bid 2
313 seal
314 abstain
    Fascism stays out.
    Democracy bids 0 for it.
    Communism bids 2 against it.
    Cultural Revolution fails in India, 0 to 2.
315 stop
    2000: round 10 is over.
    Communism wins the century with 2 regions.
end c253f4c9f65f3047
    Communism controls the most regions when the century ends: 2.
