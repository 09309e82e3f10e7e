{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["usa", "eu", "china"], "options": {"optional_market_pack": true}, "seed": 1095, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand second
2 give_back us_nato
3 hand second
4 give_back eu_brand_europe
5 hand second
6 give_back cn_rapid_industrialization
    The USA keeps R&D Champion and US Navy and begins with 3 VPs.
    The EU keeps EU Expansion and Central European Bank and begins with 7 VPs.
    China keeps BRICS and Shanghai Cooperation Organization and begins with 5 VPs.
7 place 2
    The USA takes place 2.
8 place 1
    China takes place 1.
9 place 3
    The EU takes place 3.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 865de76a720a2353
10 play economic_diplomacy:china1
    China plays Economic Diplomacy.
11 invest laos_china
    China exhausts Laos.
    China invests 10 money in Laos.
12 permanent
    China adds permanent Influence in East Asia - Pacific: 1 VP.
    China gains 1 diplomacy.
13 play growth_strategy:usa2
    The USA plays Growth Strategy.
14 choose growth
    The USA chooses: Get a Growth Card.
15 growth industrial_development
    The USA gets Industrial Development: 1 VP.
16 raise services
    The USA's production of services goes up to 5.
17 raise food
    The USA's production of food goes up to 4.
18 play growth_strategy:eu1
    The EU plays Growth Strategy.
19 choose growth
    The EU chooses: Get a Growth Card.
20 growth industrial_development
    The EU gets Industrial Development: 1 VP.
21 raise services
    The EU's production of services goes up to 5.
22 raise army
    The EU's production of armies goes up to 3.
23 play foreign_direct_investment:china1
    China plays Foreign Direct Investment.
24 invest tajikistan_china
    China exhausts Tajikistan.
    China invests 10 money in Tajikistan.
25 temporary
    China adds temporary Influence in Central Asia: 4 VPs.
26 play growth_strategy:usa1
    The USA plays Growth Strategy.
27 choose growth
    The USA chooses: Get a Growth Card.
28 growth knowledge_transfer
    The USA gets Knowledge Transfer: 4 VPs.
29 play military_reinforcements:eu1
    The EU plays Military Reinforcements.
    The EU gains 1 army.
30 done
31 play new_allies:china2
    China plays New Allies.
32 improve bosnia_herzegovina
    China pays 1 diplomacy.
    China wins Bosnia-Herzegovina as an ally.
    Switzerland lies open.
33 play military_pact:usa1
    The USA plays Military Pact.
34 base japan_usa
35 send 2
    The USA exhausts Japan.
    The USA builds a Base in Japan with 2 armies for 15 money.
36 permanent
    The USA adds permanent Influence in East Asia - Pacific: 1 VP.
    The USA gains 1 diplomacy.
37 play foreign_trade:eu2
    The EU plays Foreign Trade.
38 export army
    The EU exports 1 army for 20 money.
39 done
40 import services
    The EU imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
41 import energy
42 buy 1
    The EU imports 1 energy for 3 money.
43 buy 3
    The EU imports 3 energy from Russia for 9 money.
    The EU gains 1 diplomacy.
44 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
45 engage africa
46 exhaust south_africa_china
    China exhausts South Africa.
    China pays 2 diplomacy.
    China engages in Africa.
47 temporary
    China adds temporary Influence in Africa: 3 VPs.
48 asset us_rd_champion
    The USA uses R&D Champion.
49 lay diplomatic_engagement:usa1
    The USA puts a hidden card face down.
50 produce services
51 make 3
    The USA produces 3 services.
    The USA's Commerce cards lie face up again.
52 produce diplomacy
53 make 4
    The USA produces 4 diplomacy.
    The USA gets Diplomatic Opening: 5 VPs.
54 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
55 base jordan_eu
    The EU exhausts Jordan.
    The EU builds a Base in Jordan with 1 army for 10 money.
56 temporary
    The EU adds temporary Influence in the Middle East - North Africa: 5 VPs.
    China reveals Foreign Military Presence and Foreign Trade: 6 Research.
    China gains 7 money.
57 buy global_presence:b
    China buys Global Presence for 5 Research.
    Re-Evaluate Strategy lies open in the market.
58 exhaust bosnia_herzegovina
    China exhausts Bosnia-Herzegovina.
59 done
    The USA reveals Global Currency and Foreign Trade: 4 Research.
    The USA gains 8 money.
60 exhaust iceland_usa
    The USA exhausts Iceland.
61 buy establish_trade_routes:b
    The USA buys Establish Trade Routes for 3 Research.
    Economic Expansion lies open in the market.
62 done
    The EU reveals Soft Power and Foreign Trade: 5 Research.
    The EU gains 1 diplomacy.
    The EU gains 3 money.
63 exhaust norway_eu
    The EU exhausts Norway.
64 buy minimize_bureaucracy:a
    The EU buys Minimize Bureaucracy for 4 Research.
    Boost Production lies open in the market.
65 exhaust canada_eu
    The EU exhausts Canada.
66 buy dominant_power:b
    The EU buys Dominant Power for 4 Research.
    Convincing Arguments lies open in the market.
67 exhaust eu_member_states
    The EU exhausts EU Member States.
68 refresh
    The EU refreshes the market.
    New Strategic Partner leaves the market.
    Think Tank lies open in the market.
    Steady Partnership leaves the market.
    Joint Venture lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Improve Logistics lies open in the market.
69 done
    Economic Expansion leaves the market.
    Diplomatic Trip lies open in the market.
    Russia adds permanent Influence in the Americas: 0 VPs.
    1 new army for Russia in the Americas.
    Russia adds permanent Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 4 money.
70 discard_token africa
    China gives up an Engage token in Africa for 5 money.
71 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
72 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
73 no
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in the Americas: -2 VPs.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    Round 2.
    China draws 6 hidden cards.
    The USA draws 6 hidden cards.
    The EU draws 6 hidden cards.
    New Countries: Albania, Kyrgyzstan, Brazil, Jordan, Kenya, India and Vietnam.
hash 2 b34348b278a396ee
74 place 2
    The EU takes place 2.
75 place 1
    The USA takes place 1.
76 place 4
    China takes place 4.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
77 focus military
    The USA chooses Military Focus.
78 ready japan_usa
    The USA readies Japan.
79 ready iceland_usa
    The USA readies Iceland.
80 raise army
    The USA's production of armies goes up to 4.
81 make 3
    The USA produces 3 armies.
82 focus domestic
    The EU chooses Domestic Focus.
83 ready jordan_eu
    The EU readies Jordan.
84 ready norway_eu
    The EU readies Norway.
85 make 2
    The EU produces 2 consumer goods.
86 make 3
    The EU produces 3 services.
87 focus domestic
    China chooses Domestic Focus.
88 ready bosnia_herzegovina
    China readies Bosnia-Herzegovina.
89 tracks 2
90 raise services
    China's production of services goes up to 2.
91 raise diplomacy
    China's production of diplomacy goes up to 4.
92 make 2
    China produces 2 consumer goods.
93 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
94 invest iraq_usa
    The USA exhausts Iraq.
    The USA invests 10 money in Iraq.
95 permanent
    The USA adds permanent Influence in the Middle East - North Africa: 1 VP.
96 asset eu_central_bank
    The EU uses Central European Bank.
97 lay dominant_power:b
    The EU puts a hidden card face down.
    The EU gains 20 money.
98 growth reduced_bureaucracy
99 swap 0
    The EU gets Reduced Bureaucracy: 3 VPs.
100 play foreign_trade:china1
    China plays Foreign Trade.
101 export goods
102 sell 1
    China exports 1 consumer good for 15 money.
103 export army
    China exports 1 army for 20 money.
104 export food
    China exports 1 food for 5 money.
105 import services
106 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
107 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
108 import energy
109 buy 3
    China imports 3 energy from Russia for 9 money.
110 import raw
111 buy 3
    China imports 3 raw materials from Russia for 9 money.
    China gains 1 diplomacy.
112 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
113 army board
114 to americas
    The USA moves an army to the Americas.
115 army east_asia_pacific
116 to mena
    The USA moves an army from East Asia - Pacific to the Middle East - North Africa.
117 play minimize_bureaucracy:a
    The EU plays Minimize Bureaucracy.
    The EU's Minimize Bureaucracy leaves the game.
118 take think_tank:a
    Ensure Peace in the Region lies open in the market.
    The EU takes Think Tank from the market and plays it.
    The EU draws 2 hidden cards.
119 discard growth_strategy:eu2
    The EU discards Growth Strategy.
    The EU gains 1 service.
120 play growth_strategy:china1
    China plays Growth Strategy.
121 choose growth
    China chooses: Get a Growth Card.
    China gets Diplomatic Initiative: 2 VPs.
122 use knowledge_transfer
    The USA uses Knowledge Transfer.
123 draw 1
    The USA draws a hidden card.
124 discard new_allies:usa1
    The USA discards New Allies.
125 play establish_trade_routes:b
    The USA plays Establish Trade Routes.
126 region south_asia
    The USA names South Asia.
127 export goods
    The USA exports 1 consumer good for 15 money.
128 export army
    The USA exports 1 army for 20 money.
129 import services
130 buy 1
    The USA imports 1 service for 10 money.
131 buy 1
    The USA imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
132 import energy
133 buy 1
    The USA imports 1 energy for 3 money.
134 buy 1
    The USA imports 1 energy from Russia for 3 money.
    The USA gains 1 diplomacy.
135 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
136 invest norway_eu
    The EU exhausts Norway.
    The EU invests 10 money in Norway.
137 permanent
    The EU adds permanent Influence in Europe: 1 VP.
138 play global_presence:b
    China plays Global Presence.
139 make 1
    China produces 1 army.
140 army board
141 to south_asia
    China moves an army to South Asia.
142 play new_allies:usa3
    The USA plays New Allies.
143 improve india
    The USA pays 3 diplomacy.
    The USA wins India as an ally.
    Pakistan lies open.
144 play new_allies:eu1
    The EU plays New Allies.
145 improve jordan
146 pay
    The EU pays 1 diplomacy.
    The EU deepens relations with Jordan.
    Iraq lies open.
147 temporary
    The EU adds temporary Influence in the Middle East - North Africa: 4 VPs.
148 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
    The USA reveals New Allies and Foreign Military Presence: 4 Research.
    The USA gains 7 money.
149 exhaust japan_usa
    The USA exhausts Japan.
150 buy convincing_arguments:a
    The USA buys Convincing Arguments for 4 Research.
    Power Play lies open in the market.
151 exhaust india
    The USA exhausts India.
152 exhaust mexico_usa
    The USA exhausts Mexico.
153 buy improve_logistics:b
    The USA buys Improve Logistics for 5 Research.
    Industrial Policy lies open in the market.
154 exhaust iceland_usa
    The USA exhausts Iceland.
155 done
156 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU's discard pile becomes a deck of 7 cards.
    The EU draws a hidden card.
157 trash new_allies:eu2
    The EU's New Allies leaves the game.
    The EU reveals Humanitarian Aid, Diplomatic Engagement and Growth Strategy: 9 Research.
    The EU gains 5 money.
    The EU gains 1 diplomacy.
158 done
    China reveals New Allies and Growth Strategy: 6 Research.
    China gains 5 money.
159 buy industrial_policy:a
    China buys Industrial Policy for 5 Research.
    Ensure Peace in the Region lies open in the market.
160 done
    Boost Production leaves the market.
    Covert Military Operation lies open in the market.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 2 money.
    The EU's investments return 2 money.
    China's investments return 4 money.
161 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
162 yes
    China's Prosperity goes up to 2: 4 VPs and 10 money.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    Round 3.
    The USA's discard pile becomes a deck of 13 cards.
    The USA draws 6 hidden cards.
    The EU draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    New Countries: Croatia, Armenia, El Salvador, Syria, Sudan, Bangladesh and New Zealand.
hash 3 eeec5e7d9b233038
163 place 4
    The USA takes place 4.
164 place 2
    China takes place 2.
165 place 3
    The EU takes place 3.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 4 food.
166 focus domestic
    China chooses Domestic Focus.
167 ready laos_china
    China readies Laos.
168 ready tajikistan_china
    China readies Tajikistan.
169 tracks 0
170 make 4
    China produces 4 consumer goods.
171 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU's discard pile becomes a deck of 7 cards.
    The EU draws a hidden card.
172 trash growth_strategy:eu1
    The EU's Growth Strategy leaves the game.
173 focus military
    The EU chooses Military Focus.
174 ready eu_member_states
    The EU readies EU Member States.
175 ready canada_eu
    The EU readies Canada.
176 ready norway_eu
    The EU readies Norway.
177 raise army
    The EU's production of armies goes up to 4.
178 make 1
    The EU produces 1 army.
179 focus diplomatic
    The USA chooses Diplomatic Focus.
180 ready japan_usa
    The USA readies Japan.
181 ready iceland_usa
    The USA readies Iceland.
182 ready iraq_usa
    The USA readies Iraq.
183 ready mexico_usa
    The USA readies Mexico.
184 raise diplomacy
    The USA's production of diplomacy goes up to 5.
185 make 4
    The USA produces 4 diplomacy.
186 play growth_strategy:china1
    China plays Growth Strategy.
187 choose growth
    China chooses: Get a Growth Card.
188 growth reduced_bureaucracy
    China gets Reduced Bureaucracy: 3 VPs.
189 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
190 base eu_member_states
191 send 2
    The EU exhausts EU Member States.
    The EU builds a Base in EU Member States with 2 armies for 15 money.
192 permanent
    The EU adds permanent Influence in Europe: 1 VP.
193 play improve_logistics:b
    The USA plays Improve Logistics.
194 play industrial_policy:a
    China plays Industrial Policy.
195 raise services
    China's production of services goes up to 3.
196 produce diplomacy
197 make 3
    China produces 3 diplomacy.
198 produce army
199 make 0
200 play soft_power:eu1
    The EU plays Soft Power.
201 engage americas
202 pay
    The EU pays 4 diplomacy.
    The EU engages in the Americas.
203 permanent
    The EU adds permanent Influence in the Americas: 1 VP.
204 play growth_strategy:usa1
    The USA plays Growth Strategy.
    The USA chooses: Produce.
205 produce raw
    The USA produces 2 raw materials.
206 produce services
207 make 4
    The USA produces 4 services.
    The USA's Commerce cards lie face up again.
208 produce army
209 make 1
    The USA produces 1 army.
210 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
211 play new_allies:eu1
    The EU plays New Allies.
212 improve armenia
    The EU pays 1 diplomacy.
    The EU wins Armenia as an ally.
    Mongolia lies open.
213 play growth_strategy:usa2
    The USA plays Growth Strategy.
214 choose growth
    The USA chooses: Get a Growth Card.
    The USA gets Regional Resilience: 8 VPs.
215 asset cn_sco
    China uses Shanghai Cooperation Organization.
216 lay the_worlds_factory:china1
    China puts a hidden card face down.
217 improve syria
    China pays 2 diplomacy.
    China wins Syria as an ally.
    Qatar lies open.
218 play foreign_trade:eu2
    The EU plays Foreign Trade.
219 export food
220 sell 3
    The EU exports 3 food for 15 money.
221 done
222 import services
    The EU imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
223 import energy
224 buy 1
    The EU imports 1 energy for 3 money.
225 buy 1
    The EU imports 1 energy from Russia for 3 money.
    The EU gains 1 diplomacy.
226 use knowledge_transfer
    The USA uses Knowledge Transfer.
227 draw 1
    The USA draws a hidden card.
228 discard convincing_arguments:a
    The USA discards Convincing Arguments.
229 asset us_navy
    The USA uses US Navy.
230 lay foreign_direct_investment:usa1
    The USA puts a hidden card face down.
231 use reduced_bureaucracy
    China uses Reduced Bureaucracy.
    China draws a hidden card.
232 trash foreign_military_presence:china1
    China's Foreign Military Presence leaves the game.
    China reveals New Allies and Economic Diplomacy: 5 Research.
    China gains 10 money.
233 exhaust bosnia_herzegovina
    China exhausts Bosnia-Herzegovina.
234 exhaust syria
    China exhausts Syria.
235 exhaust tajikistan_china
    China exhausts Tajikistan.
236 buy ensure_peace_in_the_region:a
    China buys Ensure Peace in the Region for 4 Research.
    Initiate Restructuring lies open in the market.
237 buy power_play:a
    China buys Power Play for 5 Research.
    Strategic Reinforcements lies open in the market.
238 exhaust pakistan_china
    China exhausts Pakistan.
239 exhaust laos_china
    China exhausts Laos.
240 done
    The EU reveals Military Reinforcements and Foreign Trade: 2 Research.
    The EU gains 6 money.
241 exhaust canada_eu
    The EU exhausts Canada.
242 refresh
    The EU refreshes the market.
    Joint Venture leaves the market.
    Improve Logistics lies open in the market.
    Diplomatic Trip leaves the market.
    Steady Partnership lies open in the market.
    Ensure Peace in the Region leaves the market.
    Build New Embassy lies open in the market.
243 refresh
    The EU refreshes the market.
    Covert Military Operation leaves the market.
    Well-Laid Plans lies open in the market.
    Initiate Restructuring leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Strategic Reinforcements leaves the market.
    Cultural Exchange lies open in the market.
244 exhaust armenia
    The EU exhausts Armenia.
245 exhaust jordan
    The EU exhausts Jordan.
246 exhaust norway_eu
    The EU exhausts Norway.
247 exhaust nigeria_eu
    The EU exhausts Nigeria.
248 refresh
    The EU refreshes the market.
    Improve Logistics leaves the market.
    Minimize Bureaucracy lies open in the market.
    Steady Partnership leaves the market.
    Rapid Deployment lies open in the market.
    Build New Embassy leaves the market.
    Permanent Mission lies open in the market.
249 done
    The USA reveals Foreign Trade and Diplomatic Engagement: 3 Research.
    The USA gains 3 money.
    The USA gains 1 diplomacy.
250 exhaust iceland_usa
    The USA exhausts Iceland.
251 buy cultural_exchange:a
    The USA buys Cultural Exchange for 3 Research.
    New Strategic Partner lies open in the market.
252 exhaust mexico_usa
    The USA exhausts Mexico.
253 exhaust iraq_usa
    The USA exhausts Iraq.
254 exhaust japan_usa
    The USA exhausts Japan.
255 buy well_laid_plans:a
    The USA buys Well-Laid Plans for 4 Research.
    Successful Negotiations lies open in the market.
256 refresh
    The USA refreshes the market.
    Re-Evaluate Strategy leaves the market.
    Covert Military Operation lies open in the market.
    Minimize Bureaucracy leaves the market.
    Activation of Allies lies open in the market.
    Rapid Deployment leaves the market.
    Economic Expansion lies open in the market.
    Permanent Mission leaves the market.
    Quantitative Easing lies open in the market.
    Russia adds permanent Influence in Europe: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    Russia adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for Russia in East Asia - Pacific.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 4 money.
    The EU's investments return 2 money.
257 done
    The USA's investments return 2 money.
258 yes
    China's Prosperity goes up to 3: 5 VPs and 15 money.
259 yes
    The EU's Prosperity goes up to 2: 4 VPs and 15 money.
    China suffers THREAT from the USA and Russia in East Asia - Pacific: -4 VPs.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 4 VPs for the USA, 1 for cubes and 3 for place 3.
    Europe: 12 VPs for the EU, 3 for cubes and 9 for place 1.
    Central Asia does not score: a permanent slot is free.
    The Americas: 5 VPs for the USA, 1 for cubes and 4 for place 2.
    The Americas: 3 VPs for the EU, 1 for cubes and 2 for place 3.
    The Middle East - North Africa: 6 VPs for the USA, 2 for cubes and 4 for place 3.
    The Middle East - North Africa: 13 VPs for the EU, 3 for cubes and 10 for place 1.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 11 VPs for the USA, 2 for cubes and 9 for place 1.
    East Asia - Pacific: 8 VPs for China, 2 for cubes and 6 for place 2.
    The USA leads in 2 Regions only: -5 VPs.
    Money, place 3: 1 VP for the USA.
    Money, place 1: 5 VPs for the EU.
    Money, place 2: 3 VPs for China.
    Most armies on the map, place 2: 3 VPs for the USA.
    Most armies on the map, place 2: 3 VPs for the EU.
    Most armies on the map, place 3: 1 VP for China.
    Most allied Countries, place 3: 2 VPs for the USA.
    Most allied Countries, place 2: 4 VPs for the EU.
    Most allied Countries, place 2: 4 VPs for China.
    Round 4.
    China draws 6 hidden cards.
    The EU draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Moldova, Azerbaijan, Cuba, Libya, the Central African Republic, Bhutan and South Korea.
hash 4 bd15bf4ef9e606be
260 place 4
    China takes place 4.
261 place 3
    The USA takes place 3.
262 place 1
    The EU takes place 1.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
263 focus domestic
    The EU chooses Domestic Focus.
264 ready jordan
    The EU readies Jordan.
265 ready armenia
    The EU readies Armenia.
266 raise diplomacy
    The EU's production of diplomacy goes up to 5.
267 make 1
    The EU produces 1 consumer good.
    The EU's Commerce cards lie face up again.
268 make 3
    The EU produces 3 services.
269 focus domestic
    The USA chooses Domestic Focus.
270 ready iceland_usa
    The USA readies Iceland.
271 none
272 make 1
    The USA produces 1 consumer good.
273 make 3
    The USA produces 3 services.
    The USA's Commerce cards lie face up again.
274 focus domestic
    China chooses Domestic Focus.
275 ready laos_china
    China readies Laos.
276 ready tajikistan_china
    China readies Tajikistan.
277 tracks 2
278 raise energy
    China's production of energy goes up to 2.
    China gains 1 energy.
279 raise goods
    China's production of consumer goods goes up to 5.
280 make 2
    China produces 2 consumer goods.
    China's Commerce cards lie face up again.
281 play growth_strategy:eu2
    The EU plays Growth Strategy.
282 choose growth
    The EU chooses: Get a Growth Card.
283 growth tactical_flexibility
    The EU gets Tactical Flexibility: 6 VPs.
    The EU's discard pile becomes a deck of 6 cards.
    The EU draws a hidden card.
284 play foreign_military_presence:usa1
    The USA plays Foreign Military Presence.
    The USA exhausts Iceland.
    The USA builds a Base in Iceland with 1 army for 10 money.
    The USA adds temporary Influence in Europe: 5 VPs.
285 convert europe:1
    The USA uses Regional Resilience.
    The USA's cube in Europe becomes permanent.
286 play growth_strategy:china2
    China plays Growth Strategy.
    China chooses: Produce.
287 produce raw
    China produces 3 raw materials.
288 produce food
    China produces 3 food.
    3 food of China found no place: 9 money instead.
289 produce energy
    China produces 2 energy.
290 play dominant_power:b
    The EU plays Dominant Power.
291 play cultural_exchange:a
    The USA plays Cultural Exchange.
292 ready mexico_usa
    The USA readies Mexico.
293 ready india
    The USA readies India.
    The USA gains 2 diplomacy.
294 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
295 play think_tank:a
    The EU plays Think Tank.
    The EU draws 2 hidden cards.
296 discard humanitarian_aid:eu1
    The EU discards Humanitarian Aid.
    The EU gains 1 service.
297 play establish_trade_routes:b
    The USA plays Establish Trade Routes.
298 region europe
    The USA names Europe.
299 export food
    The USA exports 1 food for 5 money.
300 export raw
    The USA exports 1 raw material for 5 money.
301 import services
302 buy 1
    The USA imports 1 service for 10 money.
303 import energy
304 buy 1
    The USA imports 1 energy for 3 money.
305 buy 1
    The USA imports 1 energy from Russia for 3 money.
306 play power_play:a
    China plays Power Play.
307 base laos_china
    China exhausts Laos.
    China builds a Base in Laos with 1 army for 10 money.
308 temporary
    China adds temporary Influence in East Asia - Pacific: 4 VPs.
309 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
310 use knowledge_transfer
    The USA uses Knowledge Transfer.
311 draw 2
    The USA draws 2 hidden cards.
312 discard well_laid_plans:a
    The USA discards Well-Laid Plans.
313 discard new_allies:usa2
    The USA discards New Allies.
314 play global_currency:usa1
    The USA plays Global Currency.
315 done
316 play global_presence:b
    China plays Global Presence.
317 make 2
    China produces 2 armies.
318 army board
319 to south_asia
    China moves an army to South Asia.
320 army east_asia_pacific
321 to central_asia
    China moves an army from East Asia - Pacific to Central Asia.
322 army board
323 to south_asia
    China moves an army to South Asia.
324 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
325 trash foreign_direct_investment:eu1
    The EU's Foreign Direct Investment leaves the game.
    The EU reveals Foreign Trade, Foreign Military Presence, Soft Power and New Allies: 9 Research.
    The EU gains 10 money.
    The EU gains 1 diplomacy.
326 buy economic_expansion:b
    The EU buys Economic Expansion for 7 Research.
    Prosperous Times lies open in the market.
327 exhaust armenia
    The EU exhausts Armenia.
328 done
    The USA reveals New Allies and Military Pact: 6 Research.
    The USA gains 8 money.
329 done
330 use reduced_bureaucracy
    China uses Reduced Bureaucracy.
    China draws a hidden card.
331 trash ensure_peace_in_the_region:a
    China's Ensure Peace in the Region leaves the game.
    China reveals Foreign Direct Investment and Foreign Trade: 5 Research.
    China gains 9 money.
332 exhaust tajikistan_china
    China exhausts Tajikistan.
333 buy successful_negotiations:a
    China buys Successful Negotiations for 4 Research.
    Energy Summit lies open in the market.
334 refresh
    China refreshes the market.
    New Strategic Partner leaves the market.
    Optimization Program lies open in the market.
    Covert Military Operation leaves the market.
    Successful Negotiations lies open in the market.
    Activation of Allies leaves the market.
    Diplomatic Trip lies open in the market.
    Quantitative Easing leaves the market.
    Tap into New Markets lies open in the market.
    Russia adds temporary Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    Russia adds permanent Influence in South Asia: 0 VPs.
    One of the EU's Commerce cards is turned face down.
    Russia trades with the EU: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The EU's investments return 2 money.
335 done
    The USA's investments return 2 money.
    China's investments return 4 money.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    China suffers THREAT from the USA and Russia in East Asia - Pacific: -4 VPs.
    Round 5.
    The EU's discard pile becomes a deck of 9 cards.
    The EU draws 7 hidden cards.
    The USA's discard pile becomes a deck of 15 cards.
    The USA draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    New Countries: Belarus, Georgia, Ecuador, Egypt, Niger, Sri Lanka and Australia.
hash 5 00df863ffb6b3f67
336 place 1
    China takes place 1.
337 place 3
    The USA takes place 3.
338 place 4
    The EU takes place 4.
    China produces 2 energy.
    China produces 3 raw materials.
    China produces 3 food.
    1 food of China found no place: 3 money instead.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
339 focus domestic
    China chooses Domestic Focus.
340 ready tajikistan_china
    China readies Tajikistan.
341 done
342 tracks 0
343 make 3
    China produces 3 consumer goods.
344 make 1
    China produces 1 service.
345 focus military
    The USA chooses Military Focus.
346 ready iraq_usa
    The USA readies Iraq.
347 ready japan_usa
    The USA readies Japan.
348 raise army
    The USA's production of armies goes up to 5.
349 make 3
    The USA produces 3 armies.
350 focus domestic
    The EU chooses Domestic Focus.
351 ready armenia
    The EU readies Armenia.
352 done
353 raise energy
    The EU's production of energy goes up to 2.
    The EU gains 1 energy.
354 make 1
    The EU produces 1 consumer good.
    The EU's Commerce cards lie face up again.
355 make 1
    The EU produces 1 service.
356 play foreign_trade:china2
    China plays Foreign Trade.
357 export raw
    China exports 1 raw material for 5 money.
358 export food
359 sell 1
    China exports 1 food for 5 money.
360 export goods
361 sell 2
    China exports 2 consumer goods for 30 money.
362 import services
363 buy 1
    China imports 1 service for 10 money.
364 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
365 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
366 import energy
367 buy 3
    China imports 3 energy from Russia for 9 money.
    China gains 1 diplomacy.
368 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
369 play foreign_trade:eu1
    The EU plays Foreign Trade.
370 export food
371 sell 1
    The EU exports 1 food for 5 money.
372 export goods
    The EU exports 1 consumer good for 15 money.
373 import services
    The EU imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
374 done
    The EU gains 1 diplomacy.
375 play economic_diplomacy:china1
    China plays Economic Diplomacy.
    China gains 1 diplomacy.
376 play new_allies:usa1
    The USA plays New Allies.
377 improve australia
378 pay
    The USA pays 3 diplomacy.
    The USA wins Australia as an ally.
    Laos lies open.
379 improve sri_lanka
    The USA uses Diplomatic Opening.
380 pay
    The USA pays 2 diplomacy.
    The USA wins Sri Lanka as an ally.
    The Maldives lie open.
381 play growth_strategy:eu2
    The EU plays Growth Strategy.
382 choose growth
    The EU chooses: Get a Growth Card.
383 growth regional_resilience
    The EU gets Regional Resilience: 8 VPs.
384 use reduced_bureaucracy
    China uses Reduced Bureaucracy.
    China draws a hidden card.
385 trash growth_strategy:china1
    China's Growth Strategy leaves the game.
386 play power_play:a
    China plays Power Play.
    China exhausts Tajikistan.
    China builds a Base in Tajikistan with 1 army for 10 money.
387 temporary
    China adds temporary Influence in Central Asia: 3 VPs.
388 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
389 army mena
390 to europe
    The USA moves an army from the Middle East - North Africa to Europe.
391 army americas
392 to mena
    The USA moves an army from the Americas to the Middle East - North Africa.
393 play economic_expansion:b
    The EU plays Economic Expansion.
394 done
395 import services
    The EU imports 1 service from the USA for 10 money.
396 import energy
397 buy 1
    The EU imports 1 energy for 3 money.
398 buy 1
    The EU imports 1 energy from Russia for 3 money.
    The EU gains 1 diplomacy.
399 invest armenia
    The EU exhausts Armenia.
    The EU invests 10 money in Armenia.
400 permanent
    The EU adds permanent Influence in Central Asia: 1 VP.
401 asset cn_brics
    China uses BRICS.
402 lay the_worlds_factory:china1
    China puts a hidden card face down.
403 play military_pact:usa1
    The USA plays Military Pact.
404 base australia
405 send 2
    The USA exhausts Australia.
    The USA builds a Base in Australia with 2 armies for 15 money.
    The USA adds temporary Influence in East Asia - Pacific: 3 VPs.
406 convert east_asia_pacific:2
    The USA uses Regional Resilience.
    The USA's cube in East Asia - Pacific becomes permanent.
    The USA gains 1 diplomacy.
407 play dominant_power:b
    The EU plays Dominant Power.
408 engage africa
    The EU pays 3 diplomacy.
    The EU engages in Africa.
409 convert africa:1
    The EU uses Regional Resilience.
    The EU's cube in Africa becomes permanent.
410 permanent
    The EU adds permanent Influence in Africa: 1 VP.
    China reveals Successful Negotiations and New Allies: 6 Research.
    China gains 1 diplomacy.
    China gains 3 money.
411 buy optimization_program:a
    China buys Optimization Program for 5 Research.
    New Agenda lies open in the market.
412 use knowledge_transfer
    The USA uses Knowledge Transfer.
413 draw 2
    The USA draws 2 hidden cards.
414 discard global_currency:usa1
    The USA discards Global Currency.
415 discard foreign_trade:usa1
    The USA discards Foreign Trade.
    The USA reveals Diplomatic Engagement and Well-Laid Plans: 5 Research.
    The USA gains 1 diplomacy.
    The USA gains 6 money.
416 buy prosperous_times:a
    The USA buys Prosperous Times for 5 Research.
    Initiate Restructuring lies open in the market.
417 exhaust iraq_usa
    The USA exhausts Iraq.
418 exhaust japan_usa
    The USA exhausts Japan.
419 exhaust mexico_usa
    The USA exhausts Mexico.
420 buy initiate_restructuring:a
    The USA buys Initiate Restructuring for 4 Research.
    Strengthen Alliance lies open in the market.
421 exhaust sri_lanka
    The USA exhausts Sri Lanka.
422 exhaust india
    The USA exhausts India.
423 buy energy_summit:a
    The USA buys Energy Summit for 4 Research.
    Optimization Program lies open in the market.
424 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
425 trash think_tank:a
    The EU's Think Tank leaves the game.
    The EU reveals Military Reinforcements, Foreign Trade and Diplomatic Engagement: 6 Research.
    The EU gains 6 money.
    The EU gains 1 diplomacy.
426 buy optimization_program:b
    The EU buys Optimization Program for 5 Research.
    Explore Alternatives lies open in the market.
427 exhaust jordan
    The EU exhausts Jordan.
428 done
    Successful Negotiations leaves the market.
    Establish Trade Routes lies open in the market.
    Russia adds permanent Influence in Central Asia: 0 VPs.
    Russia adds temporary Influence in Central Asia: 0 VPs.
    One of the EU's Commerce cards is turned face down.
    Russia trades with the EU: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 4 money.
    The USA's investments return 2 money.
    The EU's investments return 4 money.
429 discard_token americas
    The EU gives up an Engage token in the Americas for 5 money.
430 discard_token africa
    The EU gives up an Engage token in Africa for 5 money.
    China suffers THREAT from the USA and Russia in East Asia - Pacific: -4 VPs.
    Round 6.
    China draws 6 hidden cards.
    The USA draws 6 hidden cards.
    The EU's discard pile becomes a deck of 7 cards.
    The EU draws 7 hidden cards.
    New Countries: Norway, Uzbekistan, Colombia, the United Arab Emirates, Equatorial Guinea, Bangladesh and Japan.
hash 6 c41b2d084c1149db
431 place 4
    China takes place 4.
432 place 3
    The USA takes place 3.
433 place 1
    The EU takes place 1.
    The EU produces 2 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    The USA produces 3 energy.
    1 energy of the USA found no place: 3 money instead.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    China produces 2 energy.
    China produces 3 raw materials.
    China produces 3 food.
    1 food of China found no place: 3 money instead.
434 focus domestic
    The EU chooses Domestic Focus.
435 ready nigeria_eu
    The EU readies Nigeria.
436 ready jordan
    The EU readies Jordan.
437 raise army
    The EU's production of armies goes up to 5.
438 make 1
    The EU produces 1 consumer good.
    The EU's Commerce cards lie face up again.
439 make 3
    The EU produces 3 services.
440 focus military
    The USA chooses Military Focus.
441 ready mexico_usa
    The USA readies Mexico.
442 ready iraq_usa
    The USA readies Iraq.
443 make 5
    The USA produces 5 armies.
444 use reduced_bureaucracy
    China uses Reduced Bureaucracy.
    China draws a hidden card.
445 trash industrial_policy:a
    China's Industrial Policy leaves the game.
446 focus domestic
    China chooses Domestic Focus.
447 ready bosnia_herzegovina
    China readies Bosnia-Herzegovina.
448 ready syria
    China readies Syria.
449 tracks 2
450 raise raw
    China's production of raw materials goes up to 4.
    China gains 1 raw material.
451 raise food
    China's production of food goes up to 4.
    China gains 1 food.
    1 food of China found no place: 3 money instead.
452 make 5
    China produces 5 consumer goods.
453 play optimization_program:b
    The EU plays Optimization Program.
454 produce services
455 make 1
    The EU produces 1 service.
    1 service of the EU found no place: 10 money instead.
    The EU gets Space Program: 12 VPs.
456 use knowledge_transfer
    The USA uses Knowledge Transfer.
457 draw 1
    The USA draws a hidden card.
458 discard growth_strategy:usa2
    The USA discards Growth Strategy.
459 play growth_strategy:usa1
    The USA plays Growth Strategy.
460 choose growth
    The USA chooses: Get a Growth Card.
    The USA gets Olympic Games: 12 VPs.
461 play optimization_program:a
    China plays Optimization Program.
462 produce food
    China produces 4 food.
    4 food of China found no place: 12 money instead.
463 growth tactical_flexibility
    China gets Tactical Flexibility: 6 VPs.
    China draws a hidden card.
464 play soft_power:eu1
    The EU plays Soft Power.
465 play new_allies:usa3
    The USA plays New Allies.
466 improve colombia
467 pay
    The USA pays 2 diplomacy.
    The USA wins Colombia as an ally.
    Honduras lies open.
468 improve honduras
    The USA uses Diplomatic Opening.
469 exhaust colombia
    The USA exhausts Colombia.
    The USA pays 1 diplomacy.
    The USA wins Honduras as an ally.
    Argentina lies open.
470 play new_allies:china1
    China plays New Allies.
471 improve belarus
472 exhaust bosnia_herzegovina
    China exhausts Bosnia-Herzegovina.
    China pays 1 diplomacy.
    China wins Belarus as an ally.
    Moldova lies open.
473 play new_allies:eu1
    The EU plays New Allies.
474 improve moldova
    The EU pays 1 diplomacy.
    The EU wins Moldova as an ally.
    Croatia lies open.
475 play energy_summit:a
    The USA plays Energy Summit.
    The USA gains 2 energy.
    2 energy of the USA found no place: 6 money instead.
476 done
477 import services
478 buy 2
    The USA imports 2 services for 20 money.
479 import raw
480 buy 1
    The USA imports 1 raw material for 3 money.
481 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
482 engage mena
    China exhausts Syria.
    China pays 4 diplomacy.
    China engages in the Middle East - North Africa.
    China adds temporary Influence in the Middle East - North Africa: 3 VPs.
483 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
484 play prosperous_times:a
    The USA plays Prosperous Times.
485 make 1
    The USA produces 1 consumer good.
486 choose play_another
    The USA chooses: Play another card.
487 play cultural_exchange:a
    The USA plays Cultural Exchange.
488 ready india
    The USA readies India.
489 ready sri_lanka
    The USA readies Sri Lanka.
    The USA gains 2 diplomacy.
490 play global_presence:b
    China plays Global Presence.
491 make 2
    China produces 2 armies.
492 army board
493 to south_asia
    China moves an army to South Asia.
494 army central_asia
495 to east_asia_pacific
    China moves an army from Central Asia to East Asia - Pacific.
    Russia adds temporary Influence in Central Asia: 0 VPs.
    1 new army for Russia in Central Asia.
    Russia adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    The EU's investments return 4 money.
    The USA's investments return 2 money.
    China's investments return 4 money.
496 discard_token mena
    China gives up an Engage token in the Middle East - North Africa for 5 money.
497 yes
    China's Prosperity goes up to 4: 8 VPs and 20 money.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 5 VPs for the USA, 2 for cubes and 3 for place 3.
    Europe: 9 VPs for the EU, 3 for cubes and 6 for place 2.
    Central Asia: 3 VPs for the EU, 1 for cubes and 2 for place 3.
    Central Asia: 6 VPs for China, 2 for cubes and 4 for place 2.
    The Americas: 3 VPs for the USA, 1 for cubes and 2 for place 3.
    The Americas: 3 VPs for the EU, 1 for cubes and 2 for place 3.
    The Middle East - North Africa: 6 VPs for the USA, 2 for cubes and 4 for place 3.
    The Middle East - North Africa: 10 VPs for the EU, 3 for cubes and 7 for place 2.
    The Middle East - North Africa: 1 VP for China, 1 for cubes and 0 for place 5.
    Africa: 9 VPs for the EU, 2 for cubes and 7 for place 1.
    Africa: 5 VPs for China, 1 for cubes and 4 for place 2.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 12 VPs for the USA, 3 for cubes and 9 for place 1.
    East Asia - Pacific: 9 VPs for China, 3 for cubes and 6 for place 2.
    The USA leads in 2 Regions only: -5 VPs.
    Money, place 3: 1 VP for the USA.
    Money, place 1: 5 VPs for the EU.
    Money, place 2: 3 VPs for China.
    Most armies on the map, place 2: 3 VPs for the USA.
    Most armies on the map, place 3: 1 VP for the EU.
    Most armies on the map, place 2: 3 VPs for China.
    Most allied Countries, place 1: 7 VPs for the USA.
    Most allied Countries, place 3: 2 VPs for the EU.
    Most allied Countries, place 3: 2 VPs for China.
    The EU did not use 1 Asset: 2 VPs.
end 381582c334c524bd
    The EU has the most VPs when the last round is over: 135.
