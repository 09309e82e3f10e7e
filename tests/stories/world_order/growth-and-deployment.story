{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["usa", "china"], "options": {"optional_market_pack": true}, "seed": 1012, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back us_rd_champion
3 hand second
4 give_back cn_south_china_sea
    The USA keeps NATO and Arms Export and begins with 7 VPs.
    China keeps BRICS and Shanghai Cooperation Organization and begins with 5 VPs.
5 place 1
    China takes place 1.
6 place 3
    The USA takes place 3.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 ebd1389047bd6199
7 play growth_strategy:china2
    China plays Growth Strategy.
8 choose growth
    China chooses: Get a Growth Card.
9 growth diplomatic_initiative
    China gets Diplomatic Initiative: 2 VPs.
10 play growth_strategy:usa1
    The USA plays Growth Strategy.
11 choose growth
    The USA chooses: Get a Growth Card.
12 growth diplomatic_initiative
    The USA gets Diplomatic Initiative: 2 VPs.
13 play foreign_trade:china1
    China plays Foreign Trade.
14 export energy
    China exports 1 energy for 5 money.
15 export goods
16 sell 3
    China exports 3 consumer goods for 45 money.
17 export army
    China exports 1 army for 20 money.
18 import services
19 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
20 buy 1
    China imports 1 service from the EU for 10 money.
21 import raw
22 buy 3
    China imports 3 raw materials from Russia for 9 money.
    China gains 1 diplomacy.
23 play growth_strategy:usa2
    The USA plays Growth Strategy.
24 choose growth
    The USA chooses: Get a Growth Card.
25 growth reduced_bureaucracy
    The USA gets Reduced Bureaucracy: 3 VPs.
26 asset cn_sco
    China uses Shanghai Cooperation Organization.
27 lay economic_diplomacy:china1
    China puts a hidden card face down.
28 improve iran
    China pays 3 diplomacy.
    China wins Iran as an ally.
    Turkey lies open.
29 none
30 asset us_arms_export
    The USA uses Arms Export.
31 lay new_allies:usa3
    The USA puts a hidden card face down.
    The USA pays 2 armies.
    The USA gains 20 money.
32 region americas
    The USA names the Americas.
33 permanent
    The USA adds permanent Influence in the Americas: 1 VP.
34 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
35 play new_allies:usa2
    The USA plays New Allies.
36 improve tajikistan
    The USA pays 1 diplomacy.
    The USA wins Tajikistan as an ally.
    Turkmenistan lies open.
    China reveals Foreign Direct Investment and New Allies: 5 Research.
    China gains 9 money.
37 exhaust pakistan_china
    China exhausts Pakistan.
38 buy rapid_deployment:a
    China buys Rapid Deployment for 7 Research.
    Trade Opportunity lies open in the market.
39 exhaust south_africa_china
    China exhausts South Africa.
40 exhaust iran
    China exhausts Iran.
41 buy cultural_exchange:a
    China buys Cultural Exchange for 3 Research.
    Successful Negotiations lies open in the market.
42 exhaust tajikistan_china
    China exhausts Tajikistan.
43 exhaust laos_china
    China exhausts Laos.
44 buy trade_opportunity:a
    China buys Trade Opportunity for 3 Research.
    Minimize Bureaucracy lies open in the market.
    The USA reveals Military Pact and Foreign Military Presence: 8 Research.
    The USA gains 9 money.
45 buy industrial_policy:a
    The USA buys Industrial Policy for 5 Research.
    Quantitative Easing lies open in the market.
46 refresh
    The USA refreshes the market.
    Ensure Peace in the Region leaves the market.
    Strengthen Alliance lies open in the market.
    Key Economic Partner leaves the market.
    Power Play lies open in the market.
    Economic Expansion leaves the market.
    Boost Production lies open in the market.
47 exhaust mexico_usa
    The USA exhausts Mexico.
48 done
    Successful Negotiations leaves the market.
    Steady Partnership lies open in the market.
    Minimize Bureaucracy leaves the market.
    Covert Military Operation lies open in the market.
    The EU adds permanent Influence in Africa: 0 VPs.
    Russia adds permanent Influence in the Americas: 0 VPs.
    1 new army for Russia in the Americas.
    The EU adds permanent Influence in South Asia: 0 VPs.
    One of China's Commerce cards is turned face down.
    The EU trades with China: 10 money.
    Russia adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for Russia in East Asia - Pacific.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
49 no
    China suffers THREAT from Russia in East Asia - Pacific: -2 VPs.
    The USA suffers THREAT from Russia in the Americas: -2 VPs.
    The USA suffers THREAT from Russia in East Asia - Pacific: -2 VPs.
    Round 2.
    China draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Ukraine, Afghanistan, Cuba, the United Arab Emirates, Djibouti, Nepal and Cambodia.
hash 2 cba793456eb0dc9b
50 place 3
    China takes place 3.
51 place 2
    The USA takes place 2.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
52 focus domestic
    The USA chooses Domestic Focus.
53 ready mexico_usa
    The USA readies Mexico.
54 raise services
    The USA's production of services goes up to 5.
55 make 1
    The USA produces 1 consumer good.
56 make 3
    The USA produces 3 services.
    The USA's Commerce cards lie face up again.
57 focus domestic
    China chooses Domestic Focus.
58 ready pakistan_china
    China readies Pakistan.
59 ready iran
    China readies Iran.
60 tracks 1
61 raise energy
    China's production of energy goes up to 2.
    China gains 1 energy.
62 make 2
    China produces 2 consumer goods.
    China's Commerce cards lie face up again.
63 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
64 invest iraq_usa
    The USA exhausts Iraq.
    The USA invests 10 money in Iraq.
65 permanent
    The USA adds permanent Influence in the Middle East - North Africa: 1 VP.
66 play growth_strategy:china1
    China plays Growth Strategy.
    China chooses: Produce.
67 produce food
    China produces 3 food.
68 produce army
69 make 1
    China produces 1 army.
70 produce raw
    China produces 3 raw materials.
71 play global_currency:usa1
    The USA plays Global Currency.
72 export goods
73 sell 1
    The USA exports 1 consumer good for 15 money.
74 export energy
    The USA exports 1 energy for 5 money.
75 import services
    The USA imports 1 service from the EU for 10 money.
76 import raw
77 buy 2
    The USA imports 2 raw materials from Russia for 6 money.
    The USA gains 10 money.
78 play rapid_deployment:a
    China plays Rapid Deployment.
    China gains 1 army.
79 send 2
    China exhausts Pakistan.
    China builds a Base in Pakistan with 2 armies for 15 money.
80 permanent
    China adds permanent Influence in South Asia: 1 VP.
81 army south_asia
82 to east_asia_pacific
    China moves an army from South Asia to East Asia - Pacific.
83 army south_asia
84 to east_asia_pacific
    China moves an army from South Asia to East Asia - Pacific.
85 play industrial_policy:a
    The USA plays Industrial Policy.
86 raise army
    The USA's production of armies goes up to 4.
87 produce services
88 make 1
    The USA produces 1 service.
89 produce army
90 make 2
    The USA produces 2 armies.
91 play trade_opportunity:a
    China plays Trade Opportunity.
92 export army
    China exports 1 army for 20 money.
93 play foreign_military_presence:china1
    China plays Foreign Military Presence.
94 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
95 engage americas
    The USA exhausts Mexico.
    The USA pays 2 diplomacy.
    The USA engages in the Americas.
    The USA adds temporary Influence in the Americas: 4 VPs.
96 play cultural_exchange:a
    China plays Cultural Exchange.
97 ready south_africa_china
    China readies South Africa.
98 ready tajikistan_china
    China readies Tajikistan.
    China gains 2 diplomacy.
99 none
    The USA reveals New Allies and Military Reinforcements: 4 Research.
    The USA gains 6 money.
100 done
    China reveals New Allies: 3 Research.
    China gains 3 money.
101 exhaust tajikistan_china
    China exhausts Tajikistan.
102 buy steady_partnership:a
    China buys Steady Partnership for 4 Research.
    Successful Negotiations lies open in the market.
103 exhaust south_africa_china
    China exhausts South Africa.
104 done
    Quantitative Easing leaves the market.
    Initiate Restructuring lies open in the market.
    Strengthen Alliance leaves the market.
    Convincing Arguments lies open in the market.
    The EU adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for the EU in East Asia - Pacific.
    Russia adds permanent Influence in Europe: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    The EU adds permanent Influence in Europe: 0 VPs.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 2 money.
105 done
106 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
107 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
108 yes
    The USA gives up an Engage token in the Americas for 1 Defense.
    The USA suffers THREAT from Russia and China in East Asia - Pacific: -4 VPs.
    Round 3.
    The USA's discard pile becomes a deck of 12 cards.
    The USA draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    New Countries: Belarus, Mongolia, Canada, Israel, Equatorial Guinea, India and Vietnam.
hash 3 5dd5112c6020d194
109 place 2
    China takes place 2.
110 place 3
    The USA takes place 3.
    China produces 2 energy.
    China produces 3 raw materials.
    2 raw materials of China found no place: 6 money instead.
    China produces 3 food.
    1 food of China found no place: 3 money instead.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
111 focus domestic
    China chooses Domestic Focus.
112 done
113 tracks 2
114 raise services
    China's production of services goes up to 2.
115 raise food
    China's production of food goes up to 4.
    China gains 1 food.
    1 food of China found no place: 3 money instead.
116 make 2
    China produces 2 consumer goods.
    China's Commerce cards lie face up again.
117 focus domestic
    The USA chooses Domestic Focus.
118 done
119 raise goods
    The USA's production of consumer goods goes up to 4.
120 make 3
    The USA produces 3 consumer goods.
121 play growth_strategy:china2
    China plays Growth Strategy.
122 choose growth
    China chooses: Get a Growth Card.
    China gets Knowledge Transfer: 4 VPs.
123 play growth_strategy:usa2
    The USA plays Growth Strategy.
124 choose growth
    The USA chooses: Get a Growth Card.
    The USA gets Tactical Flexibility: 6 VPs.
    The USA draws a hidden card.
125 play economic_diplomacy:china1
    China plays Economic Diplomacy.
    China exhausts Iran.
    China invests 20 money in Iran.
126 temporary
    China adds temporary Influence in the Middle East - North Africa: 5 VPs.
    China gains 1 diplomacy.
127 play foreign_trade:usa1
    The USA plays Foreign Trade.
128 done
129 import services
    The USA imports 1 service from the EU for 10 money.
130 import energy
131 buy 1
    The USA imports 1 energy for 3 money.
132 buy 3
    The USA imports 3 energy from Russia for 9 money.
133 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
134 army east_asia_pacific
135 to south_asia
    China moves an army from East Asia - Pacific to South Asia.
136 done
137 asset us_nato
    The USA uses NATO.
138 lay industrial_policy:a
    The USA puts a hidden card face down.
139 region mena
    The USA names the Middle East - North Africa.
    The USA moves an army to the Middle East - North Africa.
    The USA moves an army to the Middle East - North Africa.
    The USA adds permanent Influence in the Middle East - North Africa: 1 VP.
    The USA gains 2 diplomacy.
140 asset cn_brics
    China uses BRICS.
141 lay foreign_trade:china2
    China puts a hidden card face down.
    China pays 30 money.
142 region africa
    China names Africa.
143 region americas
    China names the Americas.
144 permanent
    China adds permanent Influence in Africa: 1 VP.
    China adds temporary Influence in the Americas: 3 VPs.
    Russia adds temporary Influence in South Asia: 0 VPs.
145 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
    China reveals Steady Partnership and The World's Factory: 6 Research.
    China gains 11 money.
146 buy covert_military_operation:a
    China buys Covert Military Operation for 6 Research.
    Global Presence lies open in the market.
147 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA draws a hidden card.
148 trash growth_strategy:usa1
    The USA's Growth Strategy leaves the game.
    The USA reveals New Allies, New Allies and Foreign Military Presence: 7 Research.
    The USA gains 10 money.
149 exhaust tajikistan
    The USA exhausts Tajikistan.
150 exhaust iceland_usa
    The USA exhausts Iceland.
151 exhaust japan_usa
    The USA exhausts Japan.
152 refresh
    The USA refreshes the market.
    Power Play leaves the market.
    Improve Logistics lies open in the market.
    Boost Production leaves the market.
    Boost Production lies open in the market.
    Successful Negotiations leaves the market.
    Power Play lies open in the market.
153 buy global_presence:a
    The USA buys Global Presence for 5 Research.
    Build New Embassy lies open in the market.
154 refresh
    The USA refreshes the market.
    Initiate Restructuring leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Convincing Arguments leaves the market.
    Covert Military Operation lies open in the market.
    Improve Logistics leaves the market.
    Return on Investment lies open in the market.
155 refresh
    The USA refreshes the market.
    Boost Production leaves the market.
    Dominant Power lies open in the market.
    Power Play leaves the market.
    Re-Examine Agreement lies open in the market.
    Build New Embassy leaves the market.
    Optimization Program lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Permanent Mission lies open in the market.
    Covert Military Operation leaves the market.
    Economic Expansion lies open in the market.
    The EU adds permanent Influence in Europe: 0 VPs.
    1 new army for the EU in Europe.
    Russia adds permanent Influence in Central Asia: 0 VPs.
    One of the USA's Commerce cards is turned face down.
    Russia trades with the USA: 10 money.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the EU in the Middle East - North Africa.
    Russia adds permanent Influence in Europe: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 6 money.
    The USA's investments return 2 money.
156 yes
    China's Prosperity goes up to 2: 4 VPs and 10 money.
157 yes
    The USA's Prosperity goes up to 2: 3 VPs and 15 money.
    The USA suffers THREAT from Russia in the Americas: -2 VPs.
    The USA suffers THREAT from Russia and China in East Asia - Pacific: -4 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 4 VPs for the USA, 1 for cubes and 3 for place 3.
    Central Asia does not score: a permanent slot is free.
    The Americas: 10 VPs for the USA, 3 for cubes and 7 for place 1.
    The Americas: 3 VPs for China, 1 for cubes and 2 for place 3.
    The Middle East - North Africa: 13 VPs for the USA, 3 for cubes and 10 for place 1.
    The Middle East - North Africa: 1 VP for China, 1 for cubes and 0 for place 5.
    Africa: 5 VPs for China, 1 for cubes and 4 for place 2.
    South Asia: 10 VPs for China, 2 for cubes and 8 for place 1.
    East Asia - Pacific does not score: a permanent slot is free.
    The USA leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for China.
    Round 4.
    China draws 6 hidden cards.
    The USA's discard pile becomes a deck of 7 cards.
    The USA draws 7 hidden cards.
    New Countries: Iceland, Kazakhstan, Venezuela, Algeria, Angola, Sri Lanka and Laos.
hash 4 e558c1a32f06d77a
158 place 2
    The USA takes place 2.
159 place 4
    China takes place 4.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
    China produces 2 energy.
    China produces 3 raw materials.
    1 raw material of China found no place: 3 money instead.
    China produces 4 food.
    4 food of China found no place: 12 money instead.
160 focus diplomatic
    The USA chooses Diplomatic Focus.
161 ready iraq_usa
    The USA readies Iraq.
162 ready mexico_usa
    The USA readies Mexico.
163 ready iceland_usa
    The USA readies Iceland.
164 ready tajikistan
    The USA readies Tajikistan.
165 ready japan_usa
    The USA readies Japan.
166 raise diplomacy
    The USA's production of diplomacy goes up to 5.
167 make 3
    The USA produces 3 diplomacy.
168 focus domestic
    China chooses Domestic Focus.
169 ready laos_china
    China readies Laos.
170 ready iran
    China readies Iran.
171 tracks 0
172 make 1
    China produces 1 consumer good.
173 make 1
    China produces 1 service.
174 play military_pact:usa1
    The USA plays Military Pact.
175 base iraq_usa
    The USA exhausts Iraq.
    The USA builds a Base in Iraq with 1 army for 10 money.
    The USA adds temporary Influence in the Middle East - North Africa: 3 VPs.
    The USA gains 1 diplomacy.
176 play trade_opportunity:a
    China plays Trade Opportunity.
177 done
178 import services
179 buy 0
    China imports 1 service from the EU for 10 money.
180 play foreign_trade:china1
    China plays Foreign Trade.
181 export army
    China exports 1 army for 20 money.
182 export goods
    China exports 1 consumer good for 15 money.
183 export food
    China exports 1 food for 5 money.
184 import services
185 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
186 buy 1
    China imports 1 service from the EU for 10 money.
187 done
    China gains 1 diplomacy.
188 play global_presence:a
    The USA plays Global Presence.
189 make 3
    The USA produces 3 armies.
190 army board
191 to europe
    The USA moves an army to Europe.
192 army mena
193 to europe
    The USA moves an army from the Middle East - North Africa to Europe.
194 done
195 play rapid_deployment:a
    China plays Rapid Deployment.
    China gains 1 army.
    China exhausts Laos.
    China builds a Base in Laos with 1 army for 10 money.
196 temporary
    China adds temporary Influence in East Asia - Pacific: 4 VPs.
197 army south_asia
198 to central_asia
    China moves an army from South Asia to Central Asia.
199 army east_asia_pacific
200 to south_asia
    China moves an army from East Asia - Pacific to South Asia.
201 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
202 invest japan_usa
    The USA exhausts Japan.
    The USA invests 15 money in Japan.
203 temporary
    The USA adds temporary Influence in East Asia - Pacific: 3 VPs.
204 use knowledge_transfer
    China uses Knowledge Transfer.
205 draw 1
    China draws a hidden card.
206 discard foreign_direct_investment:china1
    China discards Foreign Direct Investment.
207 play new_allies:china1
    China plays New Allies.
208 improve canada
    China pays 3 diplomacy.
    China wins Canada as an ally.
    Cuba lies open.
209 play industrial_policy:a
    The USA plays Industrial Policy.
210 raise goods
    The USA's production of consumer goods goes up to 5.
211 produce army
212 make 1
    The USA produces 1 army.
213 produce services
214 make 2
    The USA produces 2 services.
    The USA's Commerce cards lie face up again.
215 play cultural_exchange:a
    China plays Cultural Exchange.
216 ready laos_china
    China readies Laos.
217 ready pakistan_china
    China readies Pakistan.
    China gains 2 diplomacy.
218 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA draws a hidden card.
219 trash global_currency:usa1
    The USA's Global Currency leaves the game.
    The USA reveals Military Reinforcements, New Allies and New Allies: 3 Research.
    The USA gains 9 money.
220 exhaust iceland_usa
    The USA exhausts Iceland.
221 buy return_on_investment:a
    The USA buys Return on Investment for 4 Research.
    Trade Opportunity lies open in the market.
222 exhaust tajikistan
    The USA exhausts Tajikistan.
223 exhaust mexico_usa
    The USA exhausts Mexico.
224 buy trade_opportunity:b
    The USA buys Trade Opportunity for 3 Research.
    Diplomatic Trip lies open in the market.
    China reveals Covert Military Operation: 5 Research.
    China gains 1 army.
225 buy re_examine_agreement:b
    China buys Re-Examine Agreement for 5 Research.
    Energy Summit lies open in the market.
226 exhaust pakistan_china
    China exhausts Pakistan.
227 done
    Dominant Power leaves the market.
    Prosperous Times lies open in the market.
    Optimization Program leaves the market.
    Re-Examine Agreement lies open in the market.
    The EU adds temporary Influence in Europe: 0 VPs.
    1 new army for the EU in Europe.
    Russia adds permanent Influence in Central Asia: 0 VPs.
    1 new army for Russia in Central Asia.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
    Russia adds temporary Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 6 money.
    China's investments return 6 money.
    The USA suffers THREAT from Russia in the Americas: -2 VPs.
    The USA suffers THREAT from Russia and China in East Asia - Pacific: -4 VPs.
    Round 5.
    The USA draws 7 hidden cards.
    China's discard pile becomes a deck of 13 cards.
    China draws 6 hidden cards.
    New Countries: Croatia, Azerbaijan, Chile, Iraq, Mali, Bangladesh and Australia.
hash 5 448c15f8c580d5ea
228 place 3
    The USA takes place 3.
229 place 2
    China takes place 2.
    China produces 2 energy.
    China produces 3 raw materials.
    2 raw materials of China found no place: 6 money instead.
    China produces 4 food.
    2 food of China found no place: 6 money instead.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
230 use knowledge_transfer
    China uses Knowledge Transfer.
231 draw 3
    China draws 3 hidden cards.
232 discard growth_strategy:china1
    China discards Growth Strategy.
233 discard new_allies:china2
    China discards New Allies.
234 discard growth_strategy:china2
    China discards Growth Strategy.
235 focus diplomatic
    China chooses Diplomatic Focus.
236 ready tajikistan_china
    China readies Tajikistan.
237 ready pakistan_china
    China readies Pakistan.
238 ready south_africa_china
    China readies South Africa.
239 raise diplomacy
    China's production of diplomacy goes up to 4.
240 make 2
    China produces 2 diplomacy.
241 focus domestic
    The USA chooses Domestic Focus.
242 ready iraq_usa
    The USA readies Iraq.
243 ready japan_usa
    The USA readies Japan.
244 raise raw
    The USA's production of raw materials goes up to 3.
    The USA gains 1 raw material.
245 make 3
    The USA produces 3 consumer goods.
246 make 1
    The USA produces 1 service.
247 play foreign_military_presence:china1
    China plays Foreign Military Presence.
    China exhausts Tajikistan.
    China builds a Base in Tajikistan with 1 army for 10 money.
    China adds temporary Influence in Central Asia: 4 VPs.
248 play growth_strategy:usa2
    The USA plays Growth Strategy.
249 choose growth
    The USA chooses: Get a Growth Card.
250 growth regional_resilience
    The USA gets Regional Resilience: 8 VPs.
251 play re_examine_agreement:b
    China plays Re-Examine Agreement.
252 reset east_asia_pacific:1
    China's cube in East Asia - Pacific goes to the end of the row.
    China draws a hidden card.
253 play cultural_exchange:a
    China plays Cultural Exchange.
254 done
    China gains 2 diplomacy.
255 play foreign_military_presence:usa1
    The USA plays Foreign Military Presence.
256 send 2
    The USA exhausts Japan.
    The USA builds a Base in Japan with 2 armies for 15 money.
257 convert east_asia_pacific:1
    The USA uses Regional Resilience.
    The USA's cube in East Asia - Pacific becomes permanent.
    The USA adds temporary Influence in East Asia - Pacific: 3 VPs.
258 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
259 engage east_asia_pacific
260 pay
    China pays 3 diplomacy.
    China engages in East Asia - Pacific.
    China adds temporary Influence in East Asia - Pacific: 2 VPs.
261 play return_on_investment:a
    The USA plays Return on Investment.
    The USA gains 8 money.
262 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
263 army board
264 to central_asia
    China moves an army to Central Asia.
265 army central_asia
266 to south_asia
    China moves an army from Central Asia to South Asia.
267 play trade_opportunity:b
    The USA plays Trade Opportunity.
268 export goods
269 sell 1
    The USA exports 1 consumer good for 15 money.
270 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
271 engage central_asia
    The USA pays 4 diplomacy.
    The USA engages in Central Asia.
    The USA adds temporary Influence in Central Asia: 3 VPs.
    China reveals Rapid Deployment and The World's Factory: 5 Research.
    China gains 1 army.
    China gains 5 money.
272 buy energy_summit:a
    China buys Energy Summit for 4 Research.
    Assign New Diplomats lies open in the market.
273 exhaust canada
    China exhausts Canada.
274 exhaust pakistan_china
    China exhausts Pakistan.
275 buy assign_new_diplomats:a
    China buys Assign New Diplomats for 5 Research.
    Establish Trade Routes lies open in the market.
276 exhaust iran
    China exhausts Iran.
277 exhaust south_africa_china
    China exhausts South Africa.
278 buy prosperous_times:b
    China buys Prosperous Times for 5 Research.
    Re-Evaluate Strategy lies open in the market.
279 exhaust laos_china
    China exhausts Laos.
280 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA's discard pile becomes a deck of 7 cards.
    The USA draws a hidden card.
281 trash military_reinforcements:usa1
    The USA's Military Reinforcements leaves the game.
    The USA reveals Foreign Trade and New Allies: 4 Research.
    The USA gains 6 money.
282 refresh
    The USA refreshes the market.
    Permanent Mission leaves the market.
    Optimization Program lies open in the market.
    Economic Expansion leaves the market.
    Explore Alternatives lies open in the market.
    Diplomatic Trip leaves the market.
    New Strategic Partner lies open in the market.
283 exhaust iraq_usa
    The USA exhausts Iraq.
284 buy establish_trade_routes:a
    The USA buys Establish Trade Routes for 3 Research.
    Tap into New Markets lies open in the market.
    Re-Examine Agreement leaves the market.
    Key Economic Partner lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Assign New Diplomats lies open in the market.
    The EU adds temporary Influence in Central Asia: 0 VPs.
    1 new army for the EU in Central Asia.
    Russia adds temporary Influence in Africa: 0 VPs.
    1 new army for Russia in Africa.
    The EU adds temporary Influence in the Americas: 0 VPs.
    Russia adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 6 money.
285 discard_token east_asia_pacific
    China gives up an Engage token in East Asia - Pacific for 5 money.
    The USA's investments return 6 money.
286 discard_token central_asia
    The USA gives up an Engage token in Central Asia for 5 money.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    The USA suffers THREAT from Russia in the Americas: -2 VPs.
    Round 6.
    China draws 6 hidden cards.
    The USA draws 7 hidden cards.
    New Countries: Switzerland, Uzbekistan, Argentina, Qatar, Kenya, the Maldives and Singapore.
hash 6 ebe6198266e6b40c
287 place 2
    The USA takes place 2.
288 place 3
    China takes place 3.
    The USA produces 3 energy.
    The USA produces 3 raw materials.
    The USA produces 3 food.
    China produces 2 energy.
    China produces 3 raw materials.
    3 raw materials of China found no place: 9 money instead.
    China produces 4 food.
    4 food of China found no place: 12 money instead.
289 focus military
    The USA chooses Military Focus.
290 ready japan_usa
    The USA readies Japan.
291 done
292 raise army
    The USA's production of armies goes up to 5.
293 make 3
    The USA produces 3 armies.
294 focus domestic
    China chooses Domestic Focus.
295 done
296 tracks 2
297 raise services
    China's production of services goes up to 3.
298 raise goods
    China's production of consumer goods goes up to 5.
299 make 4
    China produces 4 consumer goods.
300 play global_presence:a
    The USA plays Global Presence.
301 army east_asia_pacific
302 to europe
    The USA moves an army from East Asia - Pacific to Europe.
303 army board
304 to europe
    The USA moves an army to Europe.
305 army board
306 to europe
    The USA moves an army to Europe.
307 play prosperous_times:b
    China plays Prosperous Times.
308 choose prosperity
    China chooses: Increase Prosperity.
    China's Prosperity goes up to 3: 5 VPs and 15 money.
309 play establish_trade_routes:a
    The USA plays Establish Trade Routes.
310 region africa
    The USA names Africa.
311 export food
    The USA exports 1 food for 5 money.
312 done
313 import services
    The USA imports 1 service from the EU for 10 money.
314 import goods
315 buy 1
    The USA imports 1 consumer good for 10 money.
316 play assign_new_diplomats:a
    China plays Assign New Diplomats.
317 improve azerbaijan
    China pays 2 diplomacy.
    China wins Azerbaijan as an ally.
    Kazakhstan lies open.
318 improve maldives
    China pays 1 diplomacy.
    China wins the Maldives as an ally.
    Myanmar lies open.
319 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
320 play new_allies:china1
    China plays New Allies.
321 improve myanmar
    China exhausts the Maldives.
    China wins Myanmar as an ally.
    Sri Lanka lies open.
322 play new_allies:usa2
    The USA plays New Allies.
323 improve singapore
    The USA exhausts Japan.
    The USA wins Singapore as an ally.
    Thailand lies open.
324 play trade_opportunity:a
    China plays Trade Opportunity.
325 export army
    China exports 1 army for 20 money.
326 play energy_summit:a
    China plays Energy Summit.
    China gains 2 energy.
327 export raw
328 sell 2
    China exports 2 raw materials for 10 money.
329 done
330 import services
331 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
332 buy 1
    China imports 1 service from the EU for 10 money.
333 import energy
334 buy 5
    China imports 5 energy for 15 money.
335 buy 3
    China imports 3 energy from Russia for 9 money.
336 import goods
337 buy 0
    China imports 1 consumer good from the EU for 10 money.
    China gains 1 diplomacy.
    China's cube is pushed out of the Middle East - North Africa.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the EU in the Middle East - North Africa.
    Russia adds temporary Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    The EU adds temporary Influence in Europe: 0 VPs.
    1 new army for the EU in Europe.
    Russia adds temporary Influence in Africa: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    The USA's investments return 6 money.
    China's investments return 6 money.
338 yes
    The USA's Prosperity goes up to 3: 4 VPs and 20 money.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 4 VPs for the USA, 1 for cubes and 3 for place 3.
    Central Asia: 1 VP for the USA, 1 for cubes and 0 for place 4.
    Central Asia: 5 VPs for China, 1 for cubes and 4 for place 2.
    The Americas: 10 VPs for the USA, 3 for cubes and 7 for place 1.
    The Americas: 1 VP for China, 1 for cubes and 0 for place 4.
    The Middle East - North Africa: 11 VPs for the USA, 4 for cubes and 7 for place 2.
    Africa: 3 VPs for China, 1 for cubes and 2 for place 3.
    South Asia: 10 VPs for China, 2 for cubes and 8 for place 1.
    East Asia - Pacific: 9 VPs for the USA, 3 for cubes and 6 for place 2.
    East Asia - Pacific: 9 VPs for China, 3 for cubes and 6 for place 2.
    The USA leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for China.
    Most armies on the map, place 1: 6 VPs for the USA.
    Most allied Countries, place 1: 7 VPs for China.
end 8da4b06e61a7e5a3
    China has the most VPs when the last round is over: 101.
