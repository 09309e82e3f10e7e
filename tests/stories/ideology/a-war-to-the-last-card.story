{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 30, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "none", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 37, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 3c6f205014eed733
1 trade military
    Imperialism trades one Military card.
    Imperialism draws a hidden card.
2 done
3 place_military great_britain
    Imperialism places Military influence in Great Britain.
4 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
5 done
6 done
    Canada, level 1, is open to all.
7 pass
8 pass
9 attack_economic great_britain
    Fascism opens an Economic Conflict against Imperialism in Great Britain, paying 1 card besides the attack card.
    Fascism attacks in Great Britain with Economic card number 1.
10 let_stand
    Fascism's Economic card takes the place of one of Imperialism's cards in Great Britain.
11 pass
12 done
13 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
14 war fascism
15 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Fascism is at war with Imperialism now.
    Turn 1 is over; the highest Global Influence is 3.
    Turn 2.
    Imperialism draws 2 hidden cards.
    Fascism draws 2 hidden cards.
hash 2 7ef1c152b1a0049b
16 trade cultural
    Imperialism trades one Cultural card.
    Imperialism draws a hidden card.
17 done
18 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
19 done
20 done
    Pakistan, level 1, is open to all.
21 pass
22 pass
23 pass
24 pass
25 call_for_war fascism
    Imperialism calls for war with Fascism.
26 call_for_war imperialism
    Fascism calls for war with Imperialism.
27 war fascism
28 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 2 is over; the highest Global Influence is 3.
    Turn 3.
    Imperialism draws a hidden card.
hash 3 b12c87d6c062e199
29 trade cultural
    Imperialism trades one Cultural card.
    Imperialism draws a hidden card.
30 done
31 done
32 done
    Venezuela, level 1, is open to all.
33 pass
34 withdraw_economic great_britain
    Fascism takes Economic influence back from Great Britain.
35 pass
36 pass
37 pass
38 pass
39 done
40 done
41 peace fascism
42 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was peace.
    Turn 3 is over; the highest Global Influence is 3.
    Turn 4.
hash 4 94b8a1fed168e0fc
43 trade military
    Imperialism trades one Military card.
    Imperialism draws a hidden card.
44 done
45 done
46 done
    France, level 2, is open to all.
47 pass
48 pass
49 pass
50 pass
51 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
52 call_for_war imperialism
    Fascism calls for war with Imperialism.
53 war fascism
54 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 4 is over; the highest Global Influence is 3.
    Turn 5.
hash 5 ecb9141ab11d0b8a
55 done
56 done
57 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
58 done
59 place_military germany
    Fascism places Military influence in Germany.
60 place_cultural germany
    Fascism places Cultural influence in Germany.
61 done
    Egypt, level 1, is open to all.
62 pass
63 extend_economic france
    Fascism extends Economic influence to France.
64 pass
65 pass
66 attack_economic france
    Imperialism opens an Economic Conflict against Fascism in France, paying 0 cards besides the attack card.
    Imperialism attacks in France with Economic card number 1.
    Imperialism's Economic card takes the place of one of Fascism's cards in France.
67 done
68 done
69 war fascism
70 peace imperialism
    Fascism wished peace with Imperialism; Imperialism's wish was war.
    Great Britain is at level 4 now; it was 3.
    Turn 5 is over; the highest Global Influence is 4.
    Turn 6.
    Imperialism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 6 bf7d24425324dc78
71 done
72 done
73 place_military great_britain
    Imperialism places Military influence in Great Britain.
74 done
75 done
    Saudi Arabia, level 2, is open to all.
76 pass
77 pass
78 pass
79 attack_economic great_britain
    Fascism opens an Economic Conflict against Imperialism in Great Britain, paying 1 card besides the attack card.
    Fascism attacks in Great Britain with Economic card number 1.
80 let_stand
    Fascism's Economic card takes the place of one of Imperialism's cards in Great Britain.
81 pass
82 pass
83 done
84 done
85 war fascism
86 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 6 is over; the highest Global Influence is 4.
    Turn 7.
    Imperialism draws a hidden card.
    Fascism draws 2 hidden cards.
hash 7 866a2eaaf96923ee
87 done
88 done
89 done
90 done
    Cuba, level 1, is open to all.
91 extend_military canada
    Imperialism extends Military influence to Canada.
92 pass
93 pass
94 attack_economic great_britain
    Imperialism opens an Economic Conflict against Fascism in Great Britain, paying 0 cards besides the attack card.
    Imperialism attacks in Great Britain with Economic card number 1.
95 deflect
    Fascism deflects it with 1 Economic card.
96 stop
    Imperialism stops in Great Britain.
97 pass
98 pass
99 done
100 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
101 war fascism
102 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 7 is over; the highest Global Influence is 4.
    Turn 8.
    Imperialism draws 2 hidden cards.
    Fascism draws a hidden card.
hash 8 e5e29a21aa101ac3
103 done
104 done
105 done
106 done
    Italy, level 2, is open to all.
107 pass
108 extend_cultural italy
    Fascism extends Cultural influence to Italy.
109 extend_economic egypt
    Imperialism extends Economic influence to Egypt.
110 pass
111 pass
112 attack_cultural germany
    Imperialism opens a Cultural Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Cultural card number 1.
113 let_stand
    Imperialism's Cultural card takes the place of one of Fascism's cards in Germany.
114 attack_economic france
    Fascism opens an Economic Conflict against Imperialism in France, paying 0 cards besides the attack card.
    Fascism attacks in France with Economic card number 1.
115 let_stand
    Fascism's Economic card takes the place of one of Imperialism's cards in France.
116 pass
117 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
118 done
119 war fascism
120 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 8 is over; the highest Global Influence is 4.
    Turn 9.
    Imperialism draws 3 hidden cards.
    Fascism draws 2 hidden cards.
hash 9 038f8c2ee15a61f0
121 done
122 trade military
    Fascism trades one Military card.
123 done
    Fascism draws a hidden card.
124 place_military great_britain
    Imperialism places Military influence in Great Britain.
125 buy patriotism
    Imperialism buys Patriotism.
126 done
127 done
    Brazil, level 2, is open to all.
128 pass
129 pass
130 pass
131 pass
132 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
133 done
134 war fascism
135 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 9 is over; the highest Global Influence is 4.
    Turn 10.
    Imperialism draws 3 hidden cards.
hash 10 2b916ba1cf87a873
136 trade military
    Imperialism trades one Military card.
137 trade economic
    Imperialism trades one Economic card.
138 done
    Imperialism draws 2 hidden cards.
139 done
140 done
141 place_economic germany
    Fascism places Economic influence in Germany.
142 done
    Japan, level 2, is open to all.
143 pass
144 extend_cultural canada
    Fascism extends Cultural influence to Canada.
145 extend_economic cuba
    Imperialism extends Economic influence to Cuba.
146 pass
147 pass
148 pass
149 call_for_war fascism
    Imperialism calls for war with Fascism.
150 done
151 war fascism
152 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Germany is at level 4 now; it was 3.
    Turn 10 is over; the highest Global Influence is 4.
    Turn 11.
    Imperialism draws a hidden card.
    Fascism draws 4 hidden cards.
hash 11 686ec849f347ff50
153 done
154 done
155 done
156 place_military germany
    Fascism places Military influence in Germany.
157 done
    The Philippines, level 1, are open to all.
158 extend_military egypt
    Imperialism extends Military influence to Egypt.
159 extend_economic italy
    Fascism extends Economic influence to Italy.
160 pass
161 pass
162 pass
163 pass
164 done
165 done
166 war fascism
167 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 11 is over; the highest Global Influence is 4.
    Turn 12.
    Imperialism draws a hidden card.
    Fascism draws 2 hidden cards.
hash 12 f37a7acb5494ef4c
168 done
169 done
170 done
171 done
    Poland, level 2, is open to all.
172 pass
173 pass
174 pass
175 pass
176 done
177 done
178 war fascism
179 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 12 is over; the highest Global Influence is 4.
    Turn 13.
hash 13 b583074c70d80249
180 done
181 done
182 done
183 done
    South Africa, level 2, is open to all.
184 pass
185 withdraw_economic france
    Fascism takes Economic influence back from France.
186 pass
187 pass
188 pass
189 pass
190 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
191 done
192 war fascism
193 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 13 is over; the highest Global Influence is 4.
    Turn 14.
hash 14 d14cc48ee5879c64
194 done
195 done
196 done
197 buy patriotism
    Fascism buys Patriotism.
198 done
    New Zealand, level 1, is open to all.
199 pass
200 pass
201 pass
202 pass
203 call_for_war fascism
    Imperialism calls for war with Fascism.
204 done
205 war fascism
206 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 14 is over; the highest Global Influence is 4.
    Turn 15.
    Fascism draws 2 hidden cards.
hash 15 eb0bf674aa8fef25
207 trade economic
    Imperialism trades one Economic card.
208 trade military
    Imperialism trades one Military card.
209 trade cultural
    Imperialism trades one Cultural card.
210 done
    Imperialism draws 3 hidden cards.
211 done
212 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
213 done
214 done
    Turkey, level 1, is open to all.
215 pass
216 pass
217 pass
218 attack_military egypt
    Fascism opens a Military Conflict against Imperialism in Egypt, paying 1 card besides the attack card.
    Fascism attacks in Egypt with Military card number 1.
219 let_stand
    Fascism's Military card takes the place of one of Imperialism's cards in Egypt.
220 pass
221 pass
222 done
223 done
224 war fascism
225 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 15 is over; the highest Global Influence is 4.
    Turn 16.
    Imperialism draws a hidden card.
    Fascism draws 2 hidden cards.
hash 16 88e7ec23dda50a98
226 trade economic
    Imperialism trades one Economic card.
227 done
    Imperialism draws a hidden card.
228 done
229 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
230 done
231 done
    Mexico, level 1, is open to all.
232 extend_military cuba
    Imperialism extends Military influence to Cuba.
233 pass
234 pass
235 pass
236 attack_cultural germany
    Fascism opens a Cultural Conflict against Imperialism in Germany, paying 1 card besides the attack card.
    Fascism attacks in Germany with Cultural card number 1.
237 let_stand
    Fascism's Cultural card takes the place of one of Imperialism's cards in Germany.
238 pass
239 pass
240 call_for_peace fascism
    Imperialism calls for peace with Fascism.
241 done
242 war fascism
243 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 16 is over; the highest Global Influence is 4.
    Turn 17.
    Imperialism draws 2 hidden cards.
    Fascism draws 2 hidden cards.
hash 17 e128faa82c826b19
244 trade military
    Imperialism trades one Military card.
245 done
    Imperialism draws a hidden card.
246 done
247 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
248 done
249 done
    Indonesia, level 1, is open to all.
250 pass
251 pass
252 pass
253 pass
254 done
255 call_for_war imperialism
    Fascism calls for war with Imperialism.
256 war fascism
257 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Great Britain is at level 5 now; it was 4.
    Turn 17 is over; the highest Global Influence is 5.
    Turn 18.
    Imperialism's discard pile is shuffled: 20 cards form the new deck.
    Imperialism draws 2 hidden cards.
hash 18 a6e446a8711c53eb
258 done
259 done
260 buy patriotism
    Imperialism buys Patriotism.
261 done
262 done
    Iraq, level 1, is open to all.
263 pass
264 pass
265 pass
266 attack_military canada
    Fascism opens a Military Conflict against Imperialism in Canada, paying 1 card besides the attack card.
    Fascism attacks in Canada with Military card number 1.
267 let_stand
    Fascism's Military card takes the place of one of Imperialism's cards in Canada.
268 pass
269 pass
270 call_for_peace fascism
    Imperialism calls for peace with Fascism.
271 done
272 peace fascism
273 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was peace.
    Turn 18 is over; the highest Global Influence is 5.
    Turn 19.
    Imperialism draws 2 hidden cards.
    Fascism draws 2 hidden cards.
hash 19 1acc8678ff6b0396
274 done
275 done
276 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
277 done
278 buy propaganda
    Fascism buys Propaganda for Tactics and Patriotism, which go back.
279 place_economic germany
    Fascism places Economic influence in Germany.
280 done
    West Africa, level 1, is open to all.
281 extend_military venezuela
    Imperialism extends Military influence to Venezuela.
282 extend_military italy
    Fascism extends Military influence to Italy.
283 extend_economic venezuela
    Imperialism extends Economic influence to Venezuela.
284 extend_military italy
    Fascism extends Military influence to Italy.
285 extend_military turkey
    Imperialism extends Military influence to Turkey.
286 extend_economic italy
    Fascism extends Economic influence to Italy.
287 extend_economic turkey
    Imperialism extends Economic influence to Turkey.
288 withdraw_economic great_britain
    Fascism takes Economic influence back from Great Britain.
289 pass
290 pass
291 call_for_peace fascism
    Imperialism calls for peace with Fascism.
292 done
293 peace fascism
294 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was peace.
    Turn 19 is over; the highest Global Influence is 5.
    Turn 20.
    Imperialism draws 5 hidden cards.
    Fascism draws 4 hidden cards.
hash 20 a1fd94c58a7ea35e
295 done
296 trade cultural
    Fascism trades one Cultural card.
297 done
    Fascism draws a hidden card.
298 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
299 done
300 place_cultural germany
    Fascism places Cultural influence in Germany.
301 done
    Iran, level 3, is open to all.
302 extend_cultural egypt
    Imperialism extends Cultural influence to Egypt.
303 extend_cultural italy
    Fascism extends Cultural influence to Italy.
304 extend_cultural cuba
    Imperialism extends Cultural influence to Cuba.
305 withdraw_military egypt
    Fascism takes Military influence back from Egypt.
306 extend_military egypt
    Imperialism extends Military influence to Egypt.
307 extend_military france
    Fascism extends Military influence to France.
308 extend_economic france
    Imperialism extends Economic influence to France.
309 extend_economic france
    Fascism extends Economic influence to France.
310 pass
311 pass
312 call_for_peace fascism
    Imperialism calls for peace with Fascism.
313 done
314 peace fascism
315 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was peace.
    Germany is at level 5 now; it was 4.
    Great Britain is at level 6 now; it was 5.
    Cuba, level 1, comes under Imperialism's control.
    Italy, level 2, comes under Fascism's control.
    Egypt, level 1, comes under Imperialism's control.
    Turn 20 is over; the highest Global Influence is 8.
    Turn 21.
    Imperialism draws 8 hidden cards.
    Fascism's discard pile is shuffled: 17 cards form the new deck.
    Fascism draws 7 hidden cards.
hash 21 580a5ae6bfb3b50e
316 done
317 trade military
    Fascism trades one Military card.
318 done
    Fascism draws a hidden card.
319 done
320 place_military germany
    Fascism places Military influence in Germany.
321 place_military italy
    Fascism places Military influence in Italy.
322 place_economic italy
    Fascism places Economic influence in Italy.
323 place_cultural italy
    Fascism places Cultural influence in Italy.
324 done
    Ukraine, level 1, is open to all.
325 extend_cultural venezuela
    Imperialism extends Cultural influence to Venezuela.
326 extend_military france
    Fascism extends Military influence to France.
327 extend_cultural turkey
    Imperialism extends Cultural influence to Turkey.
328 extend_cultural france
    Fascism extends Cultural influence to France.
329 extend_military ukraine
    Imperialism extends Military influence to Ukraine.
330 extend_economic poland
    Fascism extends Economic influence to Poland.
331 extend_economic ukraine
    Imperialism extends Economic influence to Ukraine.
332 pass
333 extend_cultural ukraine
    Imperialism extends Cultural influence to Ukraine.
334 pass
335 withdraw_economic france
    Imperialism takes Economic influence back from France.
336 pass
337 extend_military iraq
    Imperialism extends Military influence to Iraq.
338 pass
339 extend_economic iraq
    Imperialism extends Economic influence to Iraq.
340 pass
341 extend_economic west_africa
    Imperialism extends Economic influence to West Africa.
342 pass
343 pass
344 call_for_peace fascism
    Imperialism calls for peace with Fascism.
345 done
346 peace fascism
347 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was peace.
    Italy is at level 3 now; it was 2.
    Venezuela, level 1, comes under Imperialism's control.
    Ukraine, level 1, comes under Imperialism's control.
    Turkey, level 1, comes under Imperialism's control.
    Turn 21 is over; the highest Global Influence is 11.
    The war of ideas is over: Imperialism, with a Global Influence of 11.
end 66826561303e285b
    Imperialism wins with a Global Influence of 11.
