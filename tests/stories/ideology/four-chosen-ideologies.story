{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", "", "", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": true, "waiver_scope": "foreign", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "unlimited", "turn_limit": 15, "imperialism_weakness": "none", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 4, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
hash 1 ffa9a50bb7e39162
1 trade cultural
    Imperialism trades one Cultural card.
    Imperialism draws a hidden card.
2 done
3 done
4 trade cultural
    Islamic Fundamentalism trades one Cultural card.
    Islamic Fundamentalism draws a hidden card.
5 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
6 place_military great_britain
    Imperialism places Military influence in Great Britain.
7 done
8 place_military germany
    Fascism places Military influence in Germany.
9 place_cultural germany
    Fascism places Cultural influence in Germany.
10 place_economic germany
    Fascism places Economic influence in Germany.
11 place_cultural russia
    Communism places Cultural influence in Russia.
12 place_military russia
    Communism places Military influence in Russia.
13 place_economic russia
    Communism places Economic influence in Russia.
14 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
15 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
16 done
    The Balkans, level 1, are open to all.
17 extend_military balkans
    Imperialism extends Military influence to the Balkans.
18 extend_cultural balkans
    Islamic Fundamentalism extends Cultural influence to the Balkans.
19 pass
20 pass
21 call_for_peace fascism
    Imperialism calls for peace with Fascism.
22 call_for_peace communism
    Imperialism calls for peace with Communism.
23 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
24 call_for_peace communism
    Fascism calls for peace with Communism.
25 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
26 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
27 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
28 call_for_peace imperialism
    Communism calls for peace with Imperialism.
29 call_for_peace fascism
    Communism calls for peace with Fascism.
30 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
31 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
32 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
33 peace fundamentalism
34 peace communism
35 peace fascism
36 peace fundamentalism
37 peace communism
38 peace imperialism
39 peace fundamentalism
40 peace fascism
41 peace imperialism
42 peace communism
43 peace fascism
44 peace imperialism
    Islamic Fundamentalism wished peace with Communism; Communism's wish was peace.
    Islamic Fundamentalism is at peace with Communism now.
    Islamic Fundamentalism wished peace with Fascism; Fascism's wish was peace.
    Islamic Fundamentalism is at peace with Fascism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was peace.
    Islamic Fundamentalism is at peace with Imperialism now.
    Communism wished peace with Fascism; Fascism's wish was peace.
    Communism is at peace with Fascism now.
    Communism wished peace with Imperialism; Imperialism's wish was peace.
    Communism is at peace with Imperialism now.
    Fascism wished peace with Imperialism; Imperialism's wish was peace.
    Fascism is at peace with Imperialism now.
    Russia is at level 4 now; it was 3.
    Germany is at level 4 now; it was 3.
    The new turn order: Fascism, Communism, Imperialism and Islamic Fundamentalism.
    Turn 1 is over; the highest Global Influence is 4.
    Turn 2.
    Fascism draws 4 hidden cards.
    Communism draws 4 hidden cards.
    Imperialism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
hash 2 e16707954f9a8834
45 trade military
    Fascism trades one Military card.
    Fascism draws a hidden card.
46 trade economic
    Communism trades one Economic card.
    Communism draws a hidden card.
47 done
48 done
49 place_military germany
    Fascism places Military influence in Germany.
50 place_economic germany
    Fascism places Economic influence in Germany.
51 place_cultural germany
    Fascism places Cultural influence in Germany.
52 done
53 place_economic russia
    Communism places Economic influence in Russia.
54 place_military russia
    Communism places Military influence in Russia.
55 place_cultural russia
    Communism places Cultural influence in Russia.
56 done
57 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
58 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
59 done
60 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
61 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
62 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
    Japan, level 2, is open to all.
63 extend_economic balkans
    Imperialism extends Economic influence to the Balkans.
64 withdraw_cultural balkans
    Islamic Fundamentalism takes Cultural influence back from the Balkans.
65 pass
66 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
67 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
68 call_for_peace communism
    Fascism calls for peace with Communism.
69 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
70 call_for_peace imperialism
    Communism calls for peace with Imperialism.
71 call_for_peace fascism
    Communism calls for peace with Fascism.
72 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
73 call_for_peace fascism
    Imperialism calls for peace with Fascism.
74 call_for_peace communism
    Imperialism calls for peace with Communism.
75 call_for_peace imperialism
    Islamic Fundamentalism calls for peace with Imperialism.
76 done
77 peace fundamentalism
78 peace communism
79 peace imperialism
80 peace fundamentalism
81 peace fascism
82 peace imperialism
83 peace fundamentalism
84 neutral communism
85 neutral fascism
86 neutral communism
87 neutral fascism
88 peace imperialism
    Islamic Fundamentalism wished neutrality with Communism; Communism's wish was peace.
    Islamic Fundamentalism is neutral with Communism now.
    Islamic Fundamentalism wished neutrality with Fascism; Fascism's wish was peace.
    Islamic Fundamentalism is neutral with Fascism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was peace.
    Communism wished peace with Fascism; Fascism's wish was peace.
    Communism wished peace with Imperialism; Imperialism's wish was neutrality.
    Communism is neutral with Imperialism now.
    Fascism wished peace with Imperialism; Imperialism's wish was neutrality.
    Fascism is neutral with Imperialism now.
    Iran is at level 4 now; it was 3.
    Russia is at level 5 now; it was 4.
    Germany is at level 5 now; it was 4.
    Great Britain is at level 4 now; it was 3.
89 done
    Turn 2 is over; the highest Global Influence is 5.
    Turn 3.
    Fascism draws 4 hidden cards.
    Communism draws 4 hidden cards.
    Imperialism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
hash 3 ed32feb7dd45bb21
90 trade cultural
    Fascism trades one Cultural card.
    Fascism draws a hidden card.
91 trade military
    Communism trades one Military card.
    Communism draws a hidden card.
92 done
93 trade economic
    Islamic Fundamentalism trades one Economic card.
    Islamic Fundamentalism draws a hidden card.
94 place_cultural germany
    Fascism places Cultural influence in Germany.
95 place_economic germany
    Fascism places Economic influence in Germany.
96 done
97 place_economic russia
    Communism places Economic influence in Russia.
98 place_military russia
    Communism places Military influence in Russia.
99 place_cultural russia
    Communism places Cultural influence in Russia.
100 done
101 place_military great_britain
    Imperialism places Military influence in Great Britain.
102 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
103 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
104 done
105 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
106 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
107 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
108 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
    Sweden, level 2, is open to all.
109 extend_cultural sweden
    Fascism extends Cultural influence to Sweden.
110 extend_military sweden
    Communism extends Military influence to Sweden.
111 extend_cultural balkans
    Imperialism extends Cultural influence to the Balkans.
112 extend_economic sweden
    Fascism extends Economic influence to Sweden.
113 withdraw_military sweden
    Communism takes Military influence back from Sweden.
114 pass
115 pass
116 pass
117 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
118 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
119 call_for_peace communism
    Fascism calls for peace with Communism.
120 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
121 call_for_peace imperialism
    Communism calls for peace with Imperialism.
122 call_for_peace fascism
    Communism calls for peace with Fascism.
123 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
124 call_for_peace fascism
    Imperialism calls for peace with Fascism.
125 done
126 done
127 peace fundamentalism
128 peace communism
129 peace imperialism
130 peace fundamentalism
131 peace fascism
132 peace imperialism
133 peace fundamentalism
134 neutral communism
135 neutral fascism
136 peace communism
137 peace fascism
138 peace imperialism
    Islamic Fundamentalism wished peace with Communism; Communism's wish was peace.
    Islamic Fundamentalism is at peace with Communism now.
    Islamic Fundamentalism wished peace with Fascism; Fascism's wish was peace.
    Islamic Fundamentalism is at peace with Fascism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was peace.
    Communism wished peace with Fascism; Fascism's wish was peace.
    Communism wished peace with Imperialism; Imperialism's wish was neutrality.
    Fascism wished peace with Imperialism; Imperialism's wish was neutrality.
    Iran is at level 6 now; it was 4.
    Russia is at level 6 now; it was 5.
    Great Britain is at level 5 now; it was 4.
    The Balkans, level 1, come under Imperialism's control.
139 done
    The new turn order: Communism, Imperialism, Islamic Fundamentalism and Fascism.
    Turn 3 is over; the highest Global Influence is 6.
    Turn 4.
    Communism draws 5 hidden cards.
    Imperialism draws 6 hidden cards.
    Islamic Fundamentalism draws 6 hidden cards.
    Fascism draws 4 hidden cards.
hash 4 2888607ebabef989
140 trade economic
    Communism trades one Economic card.
    Communism draws a hidden card.
141 done
142 trade military
    Islamic Fundamentalism trades one Military card.
    Islamic Fundamentalism draws a hidden card.
143 done
144 done
145 place_military balkans
    Imperialism places Military influence in the Balkans.
146 place_economic balkans
    Imperialism places Economic influence in the Balkans.
147 place_cultural balkans
    Imperialism places Cultural influence in the Balkans.
148 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
149 done
150 done
151 place_military germany
    Fascism places Military influence in Germany.
152 done
    Pakistan, level 1, is open to all.
153 extend_military pakistan
    Communism extends Military influence to Pakistan.
154 extend_economic pakistan
    Imperialism extends Economic influence to Pakistan.
155 extend_cultural pakistan
    Islamic Fundamentalism extends Cultural influence to Pakistan.
156 extend_military sweden
    Fascism extends Military influence to Sweden.
157 extend_economic japan
    Communism extends Economic influence to Japan.
158 pass
159 extend_cultural japan
    Islamic Fundamentalism extends Cultural influence to Japan.
160 extend_economic japan
    Fascism extends Economic influence to Japan.
161 pass
162 pass
163 extend_military japan
    Islamic Fundamentalism extends Military influence to Japan.
164 pass
165 pass
166 pass
167 pass
168 pass
169 call_for_peace fascism
    Communism calls for peace with Fascism.
170 done
171 call_for_peace fascism
    Imperialism calls for peace with Fascism.
172 done
173 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
174 done
175 call_for_war imperialism
    Fascism calls for war with Imperialism.
176 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
177 done
178 war fundamentalism
179 peace fascism
180 war imperialism
181 war fundamentalism
182 war communism
183 peace fascism
184 war communism
185 peace fascism
186 war imperialism
187 war fundamentalism
188 war communism
189 war imperialism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Islamic Fundamentalism is at war with Communism now.
    Islamic Fundamentalism wished peace with Fascism; Fascism's wish was war.
    Islamic Fundamentalism is at war with Fascism now.
    Islamic Fundamentalism wished war with Imperialism; Imperialism's wish was war.
    Islamic Fundamentalism is at war with Imperialism now.
    Communism wished peace with Fascism; Fascism's wish was war.
    Communism is at war with Fascism now.
    Communism wished war with Imperialism; Imperialism's wish was war.
    Communism is at war with Imperialism now.
    Fascism wished war with Imperialism; Imperialism's wish was peace.
    Fascism is at war with Imperialism now.
    Germany is at level 6 now; it was 5.
    The Balkans are at level 2 now; they were 1.
190 done
    The new turn order: Imperialism, Communism, Islamic Fundamentalism and Fascism.
    Turn 4 is over; the highest Global Influence is 7.
    Turn 5.
    Imperialism draws 6 hidden cards.
    Communism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 5 hidden cards.
hash 5 390dd644d08ba1a5
191 done
192 done
193 done
194 done
195 place_military great_britain
    Imperialism places Military influence in Great Britain.
196 done
197 done
198 done
199 done
    Israel, level 2, is open to all.
200 extend_military japan
    Imperialism extends Military influence to Japan.
201 extend_cultural japan
    Communism extends Cultural influence to Japan.
202 extend_economic israel
    Islamic Fundamentalism extends Economic influence to Israel.
203 extend_military israel
    Fascism extends Military influence to Israel.
204 pass
205 pass
206 pass
207 pass
208 pass
209 pass
210 attack_military japan
    Islamic Fundamentalism opens a Military Conflict against Imperialism in Japan, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Japan with Military card number 1.
211 deflect
    Imperialism deflects it with 1 Military card.
212 stop
    Islamic Fundamentalism stops in Japan.
213 pass
214 pass
215 attack_military japan
216 against fundamentalism
    Communism opens a Military Conflict against Islamic Fundamentalism in Japan, paying 1 card besides the attack card.
    Communism attacks in Japan with Military card number 1.
217 let_stand
    Communism's Military card takes the place of one of Islamic Fundamentalism's cards in Japan.
218 attack_economic pakistan
    Islamic Fundamentalism opens an Economic Conflict against Imperialism in Pakistan, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Pakistan with Economic card number 1.
219 deflect
    Imperialism deflects it with 1 Economic card.
    Islamic Fundamentalism stops in Pakistan.
220 pass
221 pass
222 pass
223 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
224 call_for_peace communism
    Imperialism calls for peace with Communism.
225 done
226 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
227 done
228 done
229 call_for_peace communism
    Fascism calls for peace with Communism.
230 call_for_war imperialism
    Fascism calls for war with Imperialism.
231 done
232 peace fundamentalism
233 peace communism
234 neutral fascism
235 peace fundamentalism
236 war fascism
237 war imperialism
238 peace communism
239 war fascism
240 war imperialism
241 neutral fundamentalism
242 war communism
243 war imperialism
    Islamic Fundamentalism wished peace with Communism; Communism's wish was peace.
    Islamic Fundamentalism is at peace with Communism now.
    Islamic Fundamentalism wished war with Fascism; Fascism's wish was neutrality.
    Islamic Fundamentalism wished war with Imperialism; Imperialism's wish was peace.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished war with Imperialism; Imperialism's wish was peace.
    Fascism wished war with Imperialism; Imperialism's wish was neutrality.
    Great Britain is at level 6 now; it was 5.
    Japan, level 2, comes under Communism's control.
244 done
    Turn 5 is over; the highest Global Influence is 8.
    Turn 6.
    Imperialism draws 6 hidden cards.
    Communism draws 6 hidden cards.
    Islamic Fundamentalism draws 6 hidden cards.
    Fascism draws 2 hidden cards.
hash 6 0416cfde4b14cb06
245 done
246 done
247 done
248 done
249 done
250 done
251 done
252 done
    Brazil, level 2, is open to all.
253 extend_cultural israel
    Imperialism extends Cultural influence to Israel.
254 extend_cultural brazil
    Communism extends Cultural influence to Brazil.
255 extend_cultural brazil
    Islamic Fundamentalism extends Cultural influence to Brazil.
256 extend_economic brazil
    Fascism extends Economic influence to Brazil.
257 extend_military brazil
    Imperialism extends Military influence to Brazil.
258 pass
259 pass
260 pass
261 pass
262 pass
263 pass
264 attack_cultural brazil
    Islamic Fundamentalism opens a Cultural Conflict against Communism in Brazil, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Brazil with Cultural card number 1.
265 let_stand
    Islamic Fundamentalism's Cultural card takes the place of one of Communism's cards in Brazil.
266 pass
267 attack_economic brazil
    Imperialism opens an Economic Conflict against Fascism in Brazil, paying 1 card besides the attack card.
    Imperialism attacks in Brazil with Economic card number 1.
268 let_stand
    Imperialism's Economic card takes the place of one of Fascism's cards in Brazil.
269 pass
270 attack_military brazil
    Islamic Fundamentalism opens a Military Conflict against Imperialism in Brazil, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Brazil with Military card number 1.
271 let_stand
    Islamic Fundamentalism's Military card takes the place of one of Imperialism's cards in Brazil.
272 pass
273 pass
274 attack_cultural pakistan
    Communism opens a Cultural Conflict against Islamic Fundamentalism in Pakistan, paying 1 card besides the attack card.
    Communism attacks in Pakistan with Cultural card number 1.
275 let_stand
    Communism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Pakistan.
276 attack_cultural japan
277 against fundamentalism
    Fascism opens a Cultural Conflict against Islamic Fundamentalism in Japan, paying 2 cards besides the attack card.
    Fascism attacks in Japan with Cultural card number 1.
278 let_stand
    Fascism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Japan.
279 pass
280 attack_economic japan
    Communism opens an Economic Conflict against Fascism in Japan, paying 0 cards besides the attack card.
    Communism attacks in Japan with Economic card number 1.
281 let_stand
    Communism's Economic card takes the place of one of Fascism's cards in Japan.
282 pass
283 pass
284 call_for_peace communism
    Imperialism calls for peace with Communism.
285 call_for_peace fundamentalism
    Imperialism calls for peace with Islamic Fundamentalism.
286 done
287 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
288 done
289 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
290 done
291 call_for_peace fundamentalism
    Fascism calls for peace with Islamic Fundamentalism.
292 call_for_war imperialism
    Fascism calls for war with Imperialism.
293 done
294 peace fundamentalism
295 peace communism
296 neutral fascism
297 peace fundamentalism
298 war fascism
299 war imperialism
300 peace communism
301 war fascism
302 war imperialism
303 peace fundamentalism
304 war communism
305 war imperialism
    Islamic Fundamentalism wished peace with Communism; Communism's wish was peace.
    Islamic Fundamentalism wished war with Fascism; Fascism's wish was peace.
    Islamic Fundamentalism wished war with Imperialism; Imperialism's wish was peace.
    Communism wished war with Fascism; Fascism's wish was war.
    Communism wished war with Imperialism; Imperialism's wish was peace.
    Fascism wished war with Imperialism; Imperialism's wish was neutrality.
    Pakistan, level 1, comes under Communism's control.
306 done
    The new turn order: Communism, Imperialism, Islamic Fundamentalism and Fascism.
    Turn 6 is over; the highest Global Influence is 9.
    The war of ideas is over: Communism, with a Global Influence of 9.
end 7ef5ef45e40db7c0
    Communism wins with a Global Influence of 9.
