{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["usa", "eu", "china"], "options": {"optional_market_pack": true}, "seed": 1029, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand second
2 give_back us_main_un_funding
3 hand second
4 give_back eu_expansion
5 hand second
6 give_back cn_brics
    United States of America keeps US Navy and R&D Champion and begins with 3 VPs.
    European Union keeps Brand Europe and Central European Bank and begins with 6 VPs.
    People's Republic of China keeps Expansion in the South China Sea and Belt & Road Initiative and begins with 6 VPs.
7 place 2
    United States of America takes place 2.
8 place 4
    People's Republic of China takes place 4.
9 place 1
    European Union takes place 1.
    Next: Auto-Influence 3 and Auto-Influence 20.
    Round 1.
hash 1 d9452377461ce21d
10 play foreign_trade:eu1
    European Union plays Foreign Trade.
11 export goods
    European Union exports 1 consumer goods for 15 money.
12 export army
    European Union exports 1 army for 20 money.
13 done
14 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
15 invest iraq_usa
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
16 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VPs.
17 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
18 base pakistan_china
19 send 2
    People's Republic of China exhausts Pakistan.
    People's Republic of China builds a Base in Pakistan with 2 armies for 15 money.
20 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
21 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
22 invest nigeria_eu
    European Union exhausts Nigeria.
    European Union invests 10 money in Nigeria.
23 temporary
    European Union adds Influence in Africa, below the line: 3 VPs.
24 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
25 base japan_usa
26 send 2
    United States of America exhausts Japan.
    United States of America builds a Base in Japan with 2 armies for 15 money.
27 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 4 VPs.
28 play new_allies:china1
    People's Republic of China plays New Allies.
29 improve venezuela
    People's Republic of China pays 2 diplomacy.
    Venezuela becomes an ally of People's Republic of China.
    Brazil lies open.
30 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
31 engage americas
32 pay
    European Union pays 4 diplomacy.
    European Union engages in Americas.
33 temporary
    European Union adds Influence in Americas, below the line: 4 VPs.
34 play global_currency:usa1
    United States of America plays Global Currency.
35 export food
    United States of America exports 1 food for 5 money.
36 export army
    United States of America exports 1 army for 20 money.
37 import services
    United States of America imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
38 import goods
39 buy 1
    United States of America imports 1 consumer goods for 10 money.
40 buy 1
    United States of America imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
41 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
42 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
43 army board
44 to mena
    European Union moves an army to Middle East - North Africa.
45 army board
46 to mena
    European Union moves an army to Middle East - North Africa.
47 play military_pact:usa1
    United States of America plays Military Pact.
    United States of America gains 1 diplomacy.
48 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
49 export energy
    People's Republic of China exports 1 energy for 5 money.
50 done
51 import services
52 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
    People's Republic of China gains 1 diplomacy.
    European Union reveals Foreign Military Presence and Humanitarian Aid: 7 Research.
    European Union gains 4 money.
    European Union gains 3 money.
53 buy prosperous_times:b
    European Union buys Prosperous Times for 5 Research.
    Establish Trade Routes lies open in the market.
54 exhaust jordan_eu
    European Union exhausts Jordan.
55 done
    United States of America reveals New Allies and New Allies: 4 Research.
    United States of America gains 3 money.
    United States of America gains 3 money.
56 exhaust iceland_usa
    United States of America exhausts Iceland.
57 buy quantitative_easing:a
    United States of America buys Quantitative Easing for 4 Research.
    Assign New Diplomats lies open in the market.
58 exhaust mexico_usa
    United States of America exhausts Mexico.
59 buy establish_trade_routes:a
    United States of America buys Establish Trade Routes for 3 Research.
    Explore Alternatives lies open in the market.
    People's Republic of China reveals Diplomatic Engagement and Foreign Trade: 5 Research.
    People's Republic of China gains 1 diplomacy.
    People's Republic of China gains 3 money.
60 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
61 buy assign_new_diplomats:b
    People's Republic of China buys Assign New Diplomats for 5 Research.
    Joint Venture lies open in the market.
62 done
    Convincing Arguments leaves the market.
    New Strategic Partner lies open in the market.
    Russian Federation adds Influence in Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Africa.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Next: Auto-Influence 6 and Auto-Influence 17.
    European Union's investments return 2 money.
63 done
    United States of America's investments return 2 money.
64 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
65 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
66 no
    Russian Federation threatens European Union in Africa: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Round 2.
    European Union draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Croatia, Kazakhstan, Honduras, Iraq, Djibouti, Nepal and Australia.
hash 2 e92ded68bb670dde
67 place 4
    People's Republic of China takes place 4.
68 place 3
    United States of America takes place 3.
69 place 2
    European Union takes place 2.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
70 focus domestic
    European Union chooses Domestic Focus.
71 ready jordan_eu
    European Union readies Jordan.
72 ready nigeria_eu
    European Union readies Nigeria.
73 raise services
    European Union's production of services goes up to 5.
74 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
75 focus military
    United States of America chooses Military Focus.
76 ready iraq_usa
    United States of America readies Iraq.
77 ready iceland_usa
    United States of America readies Iceland.
78 raise army
    United States of America's production of army goes up to 4.
79 make 3
    United States of America produces 3 army.
80 focus domestic
    People's Republic of China chooses Domestic Focus.
81 ready pakistan_china
    People's Republic of China readies Pakistan.
82 make 1
    People's Republic of China produces 1 consumer goods.
83 play growth_strategy:eu1
    European Union plays Growth Strategy.
84 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Industrial Development for 1 VPs.
85 raise energy
    European Union's production of energy goes up to 2.
86 raise raw
    European Union's production of raw materials goes up to 2.
87 play establish_trade_routes:a
    United States of America plays Establish Trade Routes.
88 region south_asia
    United States of America names South Asia.
89 export raw
    United States of America exports 1 raw materials for 5 money.
90 export energy
91 sell 3
    United States of America exports 3 energy for 15 money.
92 import services
93 buy 1
    United States of America imports 1 services for 10 money.
94 buy 1
    United States of America imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
95 done
    United States of America gains 1 diplomacy.
96 play new_allies:china2
    People's Republic of China plays New Allies.
97 improve djibouti
98 pay
    People's Republic of China pays 1 diplomacy.
    Djibouti becomes an ally of People's Republic of China.
    Equatorial Guinea lies open.
99 play soft_power:eu1
    European Union plays Soft Power.
100 play growth_strategy:usa2
    United States of America plays Growth Strategy.
101 choose growth
    United States of America chooses: Get a Growth Card.
102 growth diplomatic_initiative
    United States of America gets Diplomatic Initiative for 2 VPs.
103 play assign_new_diplomats:b
    People's Republic of China plays Assign New Diplomats.
104 improve brazil
    People's Republic of China exhausts Venezuela.
    People's Republic of China pays 1 diplomacy.
    Brazil becomes an ally of People's Republic of China.
    Peru lies open.
105 improve honduras
106 pay
    People's Republic of China pays 1 diplomacy.
    Honduras becomes an ally of People's Republic of China.
    Chile lies open.
107 play foreign_trade:eu2
    European Union plays Foreign Trade.
108 export food
109 sell 1
    European Union exports 1 food for 5 money.
110 export goods
    European Union exports 1 consumer goods for 15 money.
111 import services
    European Union imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
112 done
    European Union gains 1 diplomacy.
113 play growth_strategy:usa1
    United States of America plays Growth Strategy.
114 choose growth
    United States of America chooses: Get a Growth Card.
115 growth reduced_bureaucracy
    United States of America gets Reduced Bureaucracy for 3 VPs.
    United States of America draws a hidden card.
116 trash new_allies:usa1
    New Allies of United States of America leaves the game.
117 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
118 produce diplomacy
119 make 1
    People's Republic of China produces 1 diplomacy.
120 produce raw
    People's Republic of China produces 3 raw materials.
121 done
122 asset eu_central_bank
    European Union uses Central European Bank.
123 lay prosperous_times:b
    European Union puts a hidden card face down.
    European Union gains 20 money.
124 growth reduced_bureaucracy
125 swap 0
    European Union gets Reduced Bureaucracy for 3 VPs.
    European Union draws a hidden card.
126 trash growth_strategy:eu2
    Growth Strategy of European Union leaves the game.
127 play quantitative_easing:a
    United States of America plays Quantitative Easing.
    United States of America gains 10 money.
    United States of America exhausts Iceland.
    United States of America invests 10 money in Iceland.
128 temporary
    United States of America adds Influence in Europe, below the line: 5 VPs.
129 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
130 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Diplomatic Initiative for 2 VPs.
131 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
132 trash humanitarian_aid:eu1
    Humanitarian Aid of European Union leaves the game.
    European Union reveals New Allies and New Allies: 4 Research.
    European Union gains 3 money.
    European Union gains 3 money.
133 buy military_exercises:b
    European Union buys Military Exercises for 3 Research.
    Permanent Mission lies open in the market.
134 exhaust jordan_eu
    European Union exhausts Jordan.
135 done
136 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
137 trash foreign_trade:usa1
    Foreign Trade of United States of America leaves the game.
    United States of America reveals Military Reinforcements and Diplomatic Engagement: 3 Research.
    United States of America gains 3 money.
    United States of America gains 1 diplomacy.
138 refresh
    United States of America refreshes the market.
    Optimization Program leaves the market.
    Successful Negotiations lies open in the market.
    Optimization Program leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Explore Alternatives leaves the market.
    Explore Alternatives lies open in the market.
139 exhaust iraq_usa
    United States of America exhausts Iraq.
140 refresh
    United States of America refreshes the market.
    Joint Venture leaves the market.
    Peacekeeping Mandate lies open in the market.
    New Strategic Partner leaves the market.
    Power Play lies open in the market.
    Permanent Mission leaves the market.
    Regional Summit lies open in the market.
    People's Republic of China reveals Economic Diplomacy and Military Reinforcements: 5 Research.
    People's Republic of China gains 7 money.
    People's Republic of China gains 3 money.
141 buy power_play:a
    People's Republic of China buys Power Play for 5 Research.
    Key Economic Partner lies open in the market.
142 exhaust brazil
    People's Republic of China exhausts Brazil.
143 exhaust djibouti
    People's Republic of China exhausts Djibouti.
144 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
145 buy key_economic_partner:a
    People's Republic of China buys Key Economic Partner for 4 Research.
    Covert Military Operation lies open in the market.
146 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
147 done
    Successful Negotiations leaves the market.
    Boost Production lies open in the market.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    Russian Federation adds Influence in Africa, above the line: 0 VPs.
    Next: Auto-Influence 8 and Auto-Influence 1.
    European Union's investments return 2 money.
148 discard_token americas
    European Union gives up an Engage token in Americas for 5 money.
    United States of America's investments return 4 money.
149 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
150 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
    Russian Federation threatens European Union in Africa: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Round 3.
    European Union draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Norway, Mongolia, Mexico, Libya, Nigeria, Maldives and Cambodia.
hash 3 add08fa653d0d1c4
151 place 1
    People's Republic of China takes place 1.
152 place 2
    European Union takes place 2.
153 place 4
    United States of America takes place 4.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
    European Union produces 2 energy.
    European Union produces 2 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
154 focus domestic
    People's Republic of China chooses Domestic Focus.
155 ready tajikistan_china
    People's Republic of China readies Tajikistan.
156 ready venezuela
    People's Republic of China readies Venezuela.
157 tracks 0
158 make 1
    People's Republic of China produces 1 consumer goods.
159 focus military
    European Union chooses Military Focus.
160 done
161 none
162 make 1
    European Union produces 1 army.
163 focus domestic
    United States of America chooses Domestic Focus.
164 done
165 raise services
    United States of America's production of services goes up to 5.
166 make 2
    United States of America produces 2 consumer goods.
167 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
168 play power_play:a
    People's Republic of China plays Power Play.
169 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
170 done
171 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
172 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
173 produce diplomacy
174 make 3
    People's Republic of China produces 3 diplomacy.
175 produce raw
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
176 produce energy
    People's Republic of China produces 1 energy.
177 asset eu_brand_europe
    European Union uses Brand Europe.
178 lay foreign_military_presence:eu1
    European Union puts a hidden card face down.
179 region south_asia
    European Union names South Asia.
180 export energy
    European Union exports 1 energy for 5 money.
181 export army
    European Union exports 1 army for 20 money.
182 import services
    European Union imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
183 import raw
184 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    European Union gains 1 diplomacy.
185 play growth_strategy:usa1
    United States of America plays Growth Strategy.
186 choose growth
    United States of America chooses: Get a Growth Card.
187 growth tactical_flexibility
    United States of America gets Tactical Flexibility for 6 VPs.
    United States of America draws a hidden card.
188 asset cn_south_china_sea
    People's Republic of China uses Expansion in the South China Sea.
189 lay the_worlds_factory:china1
    People's Republic of China puts a hidden card face down.
    People's Republic of China moves an army from South Asia to East Asia - Pacific.
190 army south_asia
    People's Republic of China moves an army from South Asia to East Asia - Pacific.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
191 play military_exercises:b
    European Union plays Military Exercises.
192 army board
193 to africa
    European Union moves an army to Africa.
194 done
195 reset africa:1
    A cube of European Union in Africa goes to the end of the row.
196 play quantitative_easing:a
    United States of America plays Quantitative Easing.
    United States of America gains 10 money.
197 play key_economic_partner:a
    People's Republic of China plays Key Economic Partner.
198 ready tajikistan_china
199 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
200 invest canada_eu
    European Union exhausts Canada.
    European Union invests 15 money in Canada.
201 permanent
    European Union adds Influence in Americas, above the line: 1 VPs.
202 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
203 trash new_allies:usa3
    New Allies of United States of America leaves the game.
204 play establish_trade_routes:a
    United States of America plays Establish Trade Routes.
205 region americas
    United States of America names Americas.
206 export army
    United States of America exports 1 army for 20 money.
207 export goods
208 sell 1
    United States of America exports 1 consumer goods for 15 money.
209 import services
    United States of America imports 1 services from European Union for 10 money.
210 done
    United States of America gains 1 diplomacy.
    People's Republic of China reveals Foreign Trade and Foreign Direct Investment: 5 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 6 money.
211 exhaust honduras
    People's Republic of China exhausts Honduras.
212 exhaust laos_china
    People's Republic of China exhausts Laos.
213 buy regional_summit:a
    People's Republic of China buys Regional Summit for 5 Research.
    Boost Production lies open in the market.
214 exhaust venezuela
    People's Republic of China exhausts Venezuela.
215 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
216 refresh
    People's Republic of China refreshes the market.
    Re-Evaluate Strategy leaves the market.
    New Agenda lies open in the market.
    Explore Alternatives leaves the market.
    Strengthen Alliance lies open in the market.
    Peacekeeping Mandate leaves the market.
    Re-Evaluate Strategy lies open in the market.
217 done
218 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
219 trash prosperous_times:b
    Prosperous Times of European Union leaves the game.
    European Union reveals Foreign Trade and Diplomatic Engagement: 3 Research.
    European Union gains 3 money.
    European Union gains 1 diplomacy.
220 exhaust nigeria_eu
    European Union exhausts Nigeria.
221 buy strengthen_alliance:a
    European Union buys Strengthen Alliance for 4 Research.
    Economic Expansion lies open in the market.
222 exhaust norway_eu
    European Union exhausts Norway.
223 done
    United States of America reveals New Allies, Foreign Direct Investment and Global Currency: 6 Research.
    United States of America gains 3 money.
    United States of America gains 6 money.
    United States of America gains 5 money.
224 buy covert_military_operation:a
    United States of America buys Covert Military Operation for 6 Research.
    Tap into New Markets lies open in the market.
    Boost Production leaves the market.
    Rapid Deployment lies open in the market.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Next: Auto-Influence 7 and Auto-Influence 11.
    European Union's investments return 6 money.
    United States of America's investments return 4 money.
225 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 3 Regions only: -2 VPs.
    Money, place 2: 3 VPs for United States of America.
    Money, place 1: 5 VPs for European Union.
    Money, place 3: 1 VPs for People's Republic of China.
    Most armies on the map, place 3: 1 VPs for United States of America.
    Most armies on the map, place 1: 6 VPs for European Union.
    Most armies on the map, place 3: 1 VPs for People's Republic of China.
    Most allied Countries, place 3: 2 VPs for United States of America.
    Most allied Countries, place 2: 4 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for People's Republic of China.
    Round 4.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 7 cards.
    United States of America draws 7 hidden cards.
    New Countries: Albania, Azerbaijan, El Salvador, Egypt, Central African Republic, Pakistan and Vietnam.
hash 4 7d616425bc6468f5
226 place 2
    People's Republic of China takes place 2.
227 place 3
    United States of America takes place 3.
228 place 1
    European Union takes place 1.
    European Union produces 2 energy.
    European Union produces 2 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
    2 food of People's Republic of China found no place: 6 money instead.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
229 focus domestic
    European Union chooses Domestic Focus.
230 ready nigeria_eu
    European Union readies Nigeria.
231 ready norway_eu
    European Union readies Norway.
232 raise diplomacy
    European Union's production of diplomacy goes up to 5.
233 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
234 make 1
    European Union produces 1 services.
235 focus domestic
    People's Republic of China chooses Domestic Focus.
236 ready honduras
    People's Republic of China readies Honduras.
237 ready pakistan_china
    People's Republic of China readies Pakistan.
238 tracks 0
239 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
240 focus domestic
    United States of America chooses Domestic Focus.
241 done
242 raise energy
    United States of America's production of energy goes up to 4.
    United States of America gains 1 energy.
243 make 2
    United States of America produces 2 consumer goods.
244 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
245 play strengthen_alliance:a
    European Union plays Strengthen Alliance.
246 asset cn_belt_and_road
    People's Republic of China uses Belt & Road Initiative.
247 lay growth_strategy:china1
    People's Republic of China puts a hidden card face down.
248 invest honduras
    People's Republic of China exhausts Honduras.
    People's Republic of China invests 10 money in Honduras.
249 temporary
    People's Republic of China adds Influence in Americas, below the line: 3 VPs.
250 invest pakistan_china
    People's Republic of China exhausts Pakistan.
    People's Republic of China invests 25 money in Pakistan.
251 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
252 play military_pact:usa1
    United States of America plays Military Pact.
    United States of America gains 1 diplomacy.
253 play growth_strategy:eu1
    European Union plays Growth Strategy.
254 choose growth
    European Union chooses: Get a Growth Card.
255 growth diplomatic_opening
    European Union gets Diplomatic Opening for 5 VPs.
256 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
257 army east_asia_pacific
258 to south_asia
    People's Republic of China moves an army from East Asia - Pacific to South Asia.
259 army board
260 to south_asia
    People's Republic of China moves an army to South Asia.
261 play growth_strategy:usa2
    United States of America plays Growth Strategy.
262 choose growth
    United States of America chooses: Get a Growth Card.
263 growth strategic_advantage
    United States of America gets Strategic Advantage for 7 VPs.
264 play soft_power:eu1
    European Union plays Soft Power.
265 engage europe
266 exhaust eu_member_states
    European Union exhausts EU Member States.
    European Union exhausts Norway.
    European Union pays 1 diplomacy.
    European Union engages in Europe.
267 temporary
    European Union adds Influence in Europe, below the line: 4 VPs.
268 play regional_summit:a
    People's Republic of China plays Regional Summit.
269 engage africa
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in Africa.
    People's Republic of China adds Influence in Africa, below the line: 1 VPs.
270 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
271 engage americas
    United States of America pays 4 diplomacy.
    United States of America engages in Americas.
272 permanent
    United States of America adds Influence in Americas, above the line: 1 VPs.
273 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
274 trash new_allies:eu2
    New Allies of European Union leaves the game.
275 play new_allies:eu1
    European Union plays New Allies.
276 improve central_african_republic
    European Union exhausts Nigeria.
    Central African Republic becomes an ally of European Union.
    Burkina Faso lies open.
277 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
278 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
279 army board
280 to europe
    United States of America moves an army to Europe.
281 army board
282 to europe
    United States of America moves an army to Europe.
    European Union reveals Foreign Trade and Diplomatic Engagement: 5 Research.
    European Union gains 3 money.
    European Union gains 1 diplomacy.
283 exhaust central_african_republic
    European Union exhausts Central African Republic.
284 buy boost_production:b
    European Union buys Boost Production for 6 Research.
    Re-Examine Agreement lies open in the market.
    People's Republic of China reveals Diplomatic Engagement and New Allies: 5 Research.
    People's Republic of China gains 1 diplomacy.
    People's Republic of China gains 3 money.
285 buy re_examine_agreement:a
    People's Republic of China buys Re-Examine Agreement for 5 Research.
    New Strategic Partner lies open in the market.
286 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
287 trash growth_strategy:usa1
    Growth Strategy of United States of America leaves the game.
    United States of America reveals Covert Military Operation, Foreign Military Presence and Global Currency: 9 Research.
    United States of America gains 1 army.
    United States of America gains 4 money.
    United States of America gains 5 money.
288 done
    New Agenda leaves the market.
    Convincing Arguments lies open in the market.
    Russian Federation adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Next: Auto-Influence 14 and Auto-Influence 4.
    European Union's investments return 6 money.
289 done
    People's Republic of China's investments return 6 money.
290 discard_token africa
    People's Republic of China gives up an Engage token in Africa for 10 money.
    United States of America's investments return 4 money.
291 done
292 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
293 yes
    European Union gives up an Engage token in Europe for 2 Defense.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Round 5.
    European Union draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 7 cards.
    United States of America draws 7 hidden cards.
    New Countries: Iceland, Armenia, Cuba, Syria, Sudan, Sri Lanka and Philippines.
hash 5 4a3d6d6d56dc22f0
294 place 1
    People's Republic of China takes place 1.
295 place 3
    United States of America takes place 3.
296 place 2
    European Union takes place 2.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
    3 food of People's Republic of China found no place: 9 money instead.
    European Union produces 2 energy.
    European Union produces 2 raw materials.
    European Union produces 3 food.
    2 food of European Union found no place: 6 money instead.
    United States of America produces 4 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
297 focus domestic
    People's Republic of China chooses Domestic Focus.
298 ready tajikistan_china
    People's Republic of China readies Tajikistan.
299 ready djibouti
    People's Republic of China readies Djibouti.
300 tracks 1
301 raise energy
    People's Republic of China's production of energy goes up to 2.
    People's Republic of China gains 1 energy.
302 make 2
    People's Republic of China produces 2 consumer goods.
303 focus domestic
    European Union chooses Domestic Focus.
304 ready central_african_republic
    European Union readies Central African Republic.
305 ready norway_eu
    European Union readies Norway.
306 raise raw
    European Union's production of raw materials goes up to 3.
    European Union gains 1 raw materials.
307 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
308 focus domestic
    United States of America chooses Domestic Focus.
309 ready mexico_usa
    United States of America readies Mexico.
310 ready iceland_usa
    United States of America readies Iceland.
311 raise army
    United States of America's production of army goes up to 5.
312 make 2
    United States of America produces 2 consumer goods.
313 make 4
    United States of America produces 4 services.
314 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
315 invest djibouti
    People's Republic of China exhausts Djibouti.
    People's Republic of China invests 10 money in Djibouti.
    A cube of European Union is pushed out of Africa.
    People's Republic of China adds Influence in Africa, below the line: 0 VPs.
    People's Republic of China gains 1 diplomacy.
316 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
317 invest central_african_republic
    European Union exhausts Central African Republic.
    European Union invests 10 money in Central African Republic.
    A cube of European Union is pushed out of Africa.
    European Union adds Influence in Africa, below the line: 0 VPs.
318 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
319 army board
320 to americas
    United States of America moves an army to Americas.
321 army board
322 to europe
    United States of America moves an army to Europe.
323 play covert_military_operation:a
    United States of America plays Covert Military Operation.
    United States of America exhausts Iceland.
    United States of America builds a Base in Iceland with 1 army for 10 money.
324 temporary
    United States of America adds Influence in Europe, below the line: 3 VPs.
325 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
326 engage central_asia
    People's Republic of China exhausts Tajikistan.
    People's Republic of China pays 3 diplomacy.
    People's Republic of China engages in Central Asia.
327 permanent
    People's Republic of China adds Influence in Central Asia, above the line: 1 VPs.
328 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
329 play establish_trade_routes:a
    United States of America plays Establish Trade Routes.
330 region south_asia
    United States of America names South Asia.
331 export food
332 sell 2
    United States of America exports 2 food for 10 money.
333 done
334 import services
    United States of America imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
335 import goods
336 buy 2
    United States of America imports 2 consumer goods for 20 money.
337 buy 1
    United States of America imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
338 buy 1
    United States of America imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    United States of America gains 1 diplomacy.
339 play assign_new_diplomats:b
    People's Republic of China plays Assign New Diplomats.
340 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
341 done
342 play new_allies:usa2
    United States of America plays New Allies.
343 improve azerbaijan
    United States of America pays 2 diplomacy.
    Azerbaijan becomes an ally of United States of America.
    Mongolia lies open.
344 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
345 export goods
346 sell 5
    People's Republic of China exports 5 consumer goods for 75 money.
347 export food
348 sell 3
    People's Republic of China exports 3 food for 15 money.
349 done
350 import services
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
351 import raw
352 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    1 raw materials of People's Republic of China found no place: 3 money instead.
353 import energy
354 buy 1
    People's Republic of China imports 1 energy for 3 money.
355 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
    People's Republic of China gains 1 diplomacy.
356 play boost_production:b
    European Union plays Boost Production.
357 resource energy
    European Union produces 2 energy.
358 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
359 trash foreign_trade:eu1
    Foreign Trade of European Union leaves the game.
360 play soft_power:eu1
    European Union plays Soft Power.
361 play quantitative_easing:a
    United States of America plays Quantitative Easing.
    United States of America gains 10 money.
362 invest azerbaijan
    United States of America exhausts Azerbaijan.
    United States of America invests 15 money in Azerbaijan.
    United States of America adds Influence in Central Asia, below the line: 4 VPs.
    People's Republic of China reveals Re-Examine Agreement and New Allies: 7 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
363 buy economic_expansion:b
    People's Republic of China buys Economic Expansion for 7 Research.
    Tap into New Markets lies open in the market.
    European Union reveals Military Exercises: 5 Research.
    European Union gains 4 money.
364 done
365 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
366 trash foreign_military_presence:usa1
    Foreign Military Presence of United States of America leaves the game.
    United States of America reveals Foreign Direct Investment and Global Currency: 5 Research.
    United States of America gains 6 money.
    United States of America gains 5 money.
367 done
    Re-Evaluate Strategy leaves the market.
    Supply Chain Deal lies open in the market.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    Russian Federation adds Influence in Americas, below the line: 0 VPs.
    1 army of Russian Federation appears in Americas.
    Next: Auto-Influence 10 and Auto-Influence 16.
    People's Republic of China's investments return 8 money.
368 discard_token central_asia
    People's Republic of China gives up an Engage token in Central Asia for 5 money.
    European Union's investments return 8 money.
    United States of America's investments return 8 money.
369 discard_token americas
    United States of America gives up an Engage token in Americas for 5 money.
370 yes
    United States of America's Prosperity goes up to 3: 4 VPs and 20 money.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Round 6.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 7 cards.
    United States of America draws 7 hidden cards.
    New Countries: Serbia, Afghanistan, Ecuador, Israel, Angola, Myanmar and Singapore.
hash 6 89e8e289abc6dc75
371 place 2
    People's Republic of China takes place 2.
372 place 4
    United States of America takes place 4.
373 place 1
    European Union takes place 1.
    European Union produces 2 energy.
    European Union produces 3 raw materials.
    European Union produces 3 food.
    3 food of European Union found no place: 9 money instead.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
    United States of America produces 4 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
374 focus domestic
    European Union chooses Domestic Focus.
375 ready jordan_eu
    European Union readies Jordan.
376 ready nigeria_eu
    European Union readies Nigeria.
377 raise army
    European Union's production of army goes up to 3.
378 make 3
    European Union produces 3 consumer goods.
    European Union's Commerce cards lie face up again.
379 make 1
    European Union produces 1 services.
380 focus domestic
    People's Republic of China chooses Domestic Focus.
381 done
382 tracks 0
383 make 4
    People's Republic of China produces 4 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
384 make 1
    People's Republic of China produces 1 services.
385 focus domestic
    United States of America chooses Domestic Focus.
386 ready japan_usa
    United States of America readies Japan.
387 ready iraq_usa
    United States of America readies Iraq.
388 raise goods
    United States of America's production of consumer goods goes up to 4.
389 make 2
    United States of America produces 2 consumer goods.
390 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
391 play growth_strategy:eu1
    European Union plays Growth Strategy.
    European Union chooses: Produce.
392 produce diplomacy
393 make 4
    European Union produces 4 diplomacy.
394 produce raw
    European Union produces 3 raw materials.
395 produce army
396 make 3
    European Union produces 3 army.
397 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
398 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Knowledge Transfer for 4 VPs.
399 play covert_military_operation:a
    United States of America plays Covert Military Operation.
400 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
401 engage east_asia_pacific
    United States of America exhausts Japan.
    United States of America pays 3 diplomacy.
    United States of America engages in East Asia - Pacific.
402 permanent
    United States of America adds Influence in East Asia - Pacific, above the line: 1 VPs.
403 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
404 trash new_allies:eu1
    New Allies of European Union leaves the game.
405 play strengthen_alliance:a
    European Union plays Strengthen Alliance.
406 base jordan_eu
    European Union exhausts Jordan.
    European Union builds a Base in Jordan with 1 army for 10 money.
    European Union adds Influence in Middle East - North Africa, below the line: 5 VPs.
407 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
408 army south_asia
409 to central_asia
    People's Republic of China moves an army from South Asia to Central Asia.
410 army east_asia_pacific
411 to central_asia
    People's Republic of China moves an army from East Asia - Pacific to Central Asia.
412 asset us_rd_champion
    United States of America uses R&D Champion.
413 lay military_pact:usa1
    United States of America puts a hidden card face down.
414 produce diplomacy
415 make 4
    United States of America produces 4 diplomacy.
416 done
417 growth olympic_games
    United States of America gets Olympic Games for 12 VPs.
418 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
419 engage americas
    European Union pays 4 diplomacy.
    European Union engages in Americas.
    European Union adds Influence in Americas, below the line: 1 VPs.
420 play economic_expansion:b
    People's Republic of China plays Economic Expansion.
421 export army
    People's Republic of China exports 1 army for 20 money.
422 done
423 import services
424 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
425 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
426 import energy
427 buy 1
    People's Republic of China imports 1 energy for 3 money.
428 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
429 import food
430 buy 1
    People's Republic of China imports 1 food for 3 money.
    People's Republic of China gains 1 diplomacy.
431 play establish_trade_routes:a
    United States of America plays Establish Trade Routes.
432 region central_asia
    United States of America names Central Asia.
433 export food
    United States of America exports 1 food for 5 money.
434 export goods
435 sell 1
    United States of America exports 1 consumer goods for 15 money.
436 import services
    United States of America imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
437 done
    United States of America gains 1 diplomacy.
438 play military_exercises:b
    European Union plays Military Exercises.
439 army board
440 to mena
    European Union moves an army to Middle East - North Africa.
441 army africa
442 to mena
    European Union moves an army from Africa to Middle East - North Africa.
443 army mena
444 to africa
    European Union moves an army from Middle East - North Africa to Africa.
445 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
446 play growth_strategy:usa2
    United States of America plays Growth Strategy.
    United States of America chooses: Produce.
447 produce diplomacy
448 make 4
    United States of America produces 4 diplomacy.
449 done
    Russian Federation adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of Russian Federation appears in East Asia - Pacific.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    European Union's investments return 8 money.
450 discard_token americas
    European Union gives up an Engage token in Americas for 5 money.
    People's Republic of China's investments return 8 money.
    United States of America's investments return 8 money.
451 done
452 yes
    European Union's Prosperity goes up to 3: 6 VPs and 20 money.
453 yes
    People's Republic of China's Prosperity goes up to 3: 5 VPs and 15 money.
454 yes
    United States of America's Prosperity goes up to 4: 5 VPs and 30 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    United States of America and Russian Federation threaten People's Republic of China in East Asia - Pacific: -4 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 3 VPs for United States of America, 1 for cubes and 2 for place 3.
    Central Asia: 5 VPs for People's Republic of China, 1 for cubes and 4 for place 2.
    Americas: 6 VPs for United States of America, 2 for cubes and 4 for place 2.
    Americas: 10 VPs for European Union, 3 for cubes and 7 for place 1.
    Americas: 1 VPs for People's Republic of China, 1 for cubes and 0 for place 4.
    Middle East - North Africa: 6 VPs for United States of America, 2 for cubes and 4 for place 3.
    Middle East - North Africa: 12 VPs for European Union, 2 for cubes and 10 for place 1.
    Africa: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    Africa: 6 VPs for People's Republic of China, 2 for cubes and 4 for place 2.
    South Asia: 11 VPs for People's Republic of China, 3 for cubes and 8 for place 1.
    East Asia - Pacific: 12 VPs for United States of America, 3 for cubes and 9 for place 1.
    East Asia - Pacific: 8 VPs for People's Republic of China, 2 for cubes and 6 for place 2.
    United States of America leads in 2 Regions only: -5 VPs.
    People's Republic of China's investments reach 3 Regions: 2 VPs.
    Money, place 3: 1 VPs for United States of America.
    Money, place 1: 5 VPs for European Union.
    Money, place 2: 3 VPs for People's Republic of China.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most armies on the map, place 2: 3 VPs for European Union.
    Most armies on the map, place 3: 1 VPs for People's Republic of China.
    Most allied Countries, place 3: 2 VPs for United States of America.
    Most allied Countries, place 2: 4 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for People's Republic of China.
    United States of America did not use 1 Asset: 2 VPs.
end 6b901bd62251dc15
    European Union has the most VPs when the last round is over: 95.
