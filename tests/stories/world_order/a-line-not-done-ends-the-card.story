{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["china", "eu"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": false, "then_requires_previous_step": true, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": true, "optional_market_pack": false}, "seed": 122, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand second
2 give_back cn_belt_and_road
3 hand first
4 give_back eu_expansion
    People's Republic of China keeps BRICS and Expansion in the South China Sea and begins with 7 VPs.
    European Union keeps NATO and EU Neighborhood Policy and begins with 4 VPs.
5 place 3
    European Union takes place 3.
6 place 4
    People's Republic of China takes place 4.
    Next: Auto-Influence 10 and Auto-Influence 2.
    Round 1.
hash 1 5eb151e2a876a756
7 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
8 base eu_member_states
9 send 2
    European Union exhausts EU Member States.
    European Union builds a Base in EU Member States with 2 armies for 15 money.
10 temporary
    European Union adds Influence in Europe, below the line: 5 VPs.
11 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
12 engage africa
13 pay
    People's Republic of China pays 3 diplomacy.
    People's Republic of China engages in Africa.
14 temporary
    People's Republic of China adds Influence in Africa, below the line: 3 VPs.
15 play growth_strategy:eu1
    European Union plays Growth Strategy.
16 choose produce
    European Union chooses: Produce.
17 produce raw
    European Union produces 1 raw materials.
18 produce goods
19 make 1
    European Union produces 1 consumer goods.
20 produce diplomacy
21 make 2
    European Union produces 2 diplomacy.
22 order
    People's Republic of China uses the Executive Order.
23 lay foreign_trade:china2
    People's Republic of China puts a hidden card face down.
24 choose move
    People's Republic of China chooses: Move.
    People's Republic of China gains 1 army.
25 army board
26 to south_asia
    People's Republic of China moves an army to South Asia.
27 army board
28 to central_asia
    People's Republic of China moves an army to Central Asia.
29 order
    European Union uses the Executive Order.
30 lay diplomatic_engagement:eu1
    European Union puts a hidden card face down.
31 choose move
    European Union chooses: Move.
    European Union gains 1 army.
32 asset cn_south_china_sea
    People's Republic of China uses Expansion in the South China Sea.
33 lay foreign_direct_investment:china1
    People's Republic of China puts a hidden card face down.
34 army south_asia
    People's Republic of China moves an army from South Asia to East Asia - Pacific.
35 army central_asia
    People's Republic of China moves an army from Central Asia to East Asia - Pacific.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
36 play growth_strategy:eu2
    European Union plays Growth Strategy.
37 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Diplomatic Initiative for 2 VPs.
38 asset cn_brics
    People's Republic of China uses BRICS.
39 lay foreign_military_presence:china1
    People's Republic of China puts a hidden card face down.
    European Union reveals New Allies and New Allies: 4 Research.
    European Union gains 3 money.
    European Union gains 3 money.
40 buy dominant_power:b
    European Union buys Dominant Power for 4 Research.
    Trade Opportunity lies open in the market.
41 exhaust nigeria_eu
    European Union exhausts Nigeria.
42 exhaust canada_eu
    European Union exhausts Canada.
43 buy strategic_reinforcements:a
    European Union buys Strategic Reinforcements for 3 Research.
    New Agenda lies open in the market.
44 exhaust jordan_eu
    European Union exhausts Jordan.
45 exhaust norway_eu
    European Union exhausts Norway.
46 done
    People's Republic of China reveals Growth Strategy and Military Reinforcements: 6 Research.
    People's Republic of China gains 2 money.
    People's Republic of China gains 3 money.
47 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
48 buy improve_logistics:a
    People's Republic of China buys Improve Logistics for 5 Research.
    Key Economic Partner lies open in the market.
49 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
50 buy trade_opportunity:a
    People's Republic of China buys Trade Opportunity for 3 Research.
    Tap into New Markets lies open in the market.
51 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
52 done
    Well-Laid Plans leaves the market.
    New Strategic Partner lies open in the market.
    New Agenda leaves the market.
    Establish Trade Routes lies open in the market.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Russian Federation adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of Russian Federation appears in East Asia - Pacific.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    Next: Auto-Influence 1 and Auto-Influence 6.
53 discard_token africa
    People's Republic of China gives up an Engage token in Africa for 5 money.
54 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
55 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
    Round 2.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Switzerland, Mongolia, Ecuador, Algeria, Niger, Bhutan and Japan.
hash 2 bed5b3a993a66a83
56 place 4
    European Union takes place 4.
57 place 3
    People's Republic of China takes place 3.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
58 focus military
    People's Republic of China chooses Military Focus.
59 ready tajikistan_china
    People's Republic of China readies Tajikistan.
60 done
61 raise army
    People's Republic of China's production of army goes up to 3.
62 make 2
    People's Republic of China produces 2 army.
63 focus military
    European Union chooses Military Focus.
64 ready nigeria_eu
    European Union readies Nigeria.
65 ready jordan_eu
    European Union readies Jordan.
66 ready norway_eu
    European Union readies Norway.
67 done
68 raise army
    European Union's production of army goes up to 3.
69 make 2
    European Union produces 2 army.
70 play improve_logistics:a
    People's Republic of China plays Improve Logistics.
71 base laos_china
72 send 2
    People's Republic of China exhausts Laos.
    People's Republic of China builds a Base in Laos with 2 armies for 5 money.
73 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
74 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
75 improve bhutan
76 swap 1
    European Union pays 3 money.
    Bhutan becomes an ally of European Union.
    Nepal lies open.
77 pass
78 lay trade_opportunity:a
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
79 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
80 done
81 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
82 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
    People's Republic of China gains 1 diplomacy.
83 asset eu_neighborhood_policy
    European Union uses EU Neighborhood Policy.
84 lay foreign_direct_investment:eu1
    European Union puts a hidden card face down.
85 engage europe
86 exhaust norway_eu
    European Union exhausts Norway.
    European Union pays 4 diplomacy.
    European Union engages in Europe.
87 temporary
    European Union adds Influence in Europe, below the line: 4 VPs.
88 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
89 export energy
    People's Republic of China exports 1 energy for 5 money.
90 export goods
91 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
92 export army
    People's Republic of China exports 1 army for 20 money.
93 import raw
94 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
95 import services
96 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
97 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
98 asset eu_nato
    European Union uses NATO.
99 lay foreign_trade:eu1
    European Union puts a hidden card face down.
    People's Republic of China reveals New Allies and Growth Strategy: 4 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 2 money.
100 buy establish_trade_routes:b
    People's Republic of China buys Establish Trade Routes for 3 Research.
    Successful Negotiations lies open in the market.
    European Union reveals Strategic Reinforcements and Dominant Power: 6 Research.
    European Union gains 6 money.
    European Union gains 1 diplomacy.
101 refresh
    European Union refreshes the market.
    Covert Military Operation leaves the market.
    Activation of Allies lies open in the market.
    New Agenda leaves the market.
    Initiate Restructuring lies open in the market.
    Key Economic Partner leaves the market.
    Global Presence lies open in the market.
102 exhaust nigeria_eu
    European Union exhausts Nigeria.
103 exhaust bhutan
    European Union exhausts Bhutan.
104 buy successful_negotiations:a
    European Union buys Successful Negotiations for 4 Research.
    Optimization Program lies open in the market.
105 exhaust jordan_eu
    European Union exhausts Jordan.
106 refresh
    European Union refreshes the market.
    Tap into New Markets leaves the market.
    Economic Expansion lies open in the market.
    New Strategic Partner leaves the market.
    Minimize Bureaucracy lies open in the market.
    Activation of Allies leaves the market.
    Activation of Allies lies open in the market.
    Initiate Restructuring leaves the market.
    Improve Logistics lies open in the market.
    Global Presence leaves the market.
    New Strategic Partner lies open in the market.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    Next: Auto-Influence 16 and Auto-Influence 20.
    People's Republic of China's investments return 2 money.
107 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Norway, Azerbaijan, El Salvador, Qatar, Burkina Faso, Pakistan and New Zealand.
hash 3 21c882bcbc976322
108 place 4
    European Union takes place 4.
109 place 1
    People's Republic of China takes place 1.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
110 focus military
    People's Republic of China chooses Military Focus.
111 done
112 raise army
    People's Republic of China's production of army goes up to 4.
113 make 2
    People's Republic of China produces 2 army.
114 focus domestic
    European Union chooses Domestic Focus.
115 ready bhutan
    European Union readies Bhutan.
116 ready eu_member_states
    European Union readies EU Member States.
117 done
118 raise services
    European Union's production of services goes up to 5.
119 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
120 make 1
    European Union produces 1 services.
121 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
122 army east_asia_pacific
123 to central_asia
    People's Republic of China moves an army from East Asia - Pacific to Central Asia.
124 done
125 play foreign_trade:eu2
    European Union plays Foreign Trade.
126 done
127 import goods
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
128 import energy
129 buy 0
130 buy 3
    European Union imports 3 energy from Russian Federation for 9 money.
    European Union gains 1 diplomacy.
131 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
132 export energy
    People's Republic of China exports 1 energy for 5 money.
133 export army
    People's Republic of China exports 1 army for 20 money.
134 import goods
135 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
136 buy 0
137 import raw
138 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
139 import services
140 buy 0
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
141 play soft_power:eu1
    European Union plays Soft Power.
142 engage africa
    European Union pays 3 diplomacy.
    European Union engages in Africa.
143 temporary
    European Union adds Influence in Africa, below the line: 2 VPs.
144 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
145 done
146 import goods
147 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
148 buy 1
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
149 import raw
150 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    3 raw materials of People's Republic of China found no place: 9 money instead.
151 import energy
152 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
    People's Republic of China gains 1 diplomacy.
153 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
154 play successful_negotiations:a
    European Union plays Successful Negotiations.
155 ready canada_eu
    European Union readies Canada.
156 search americas
    European Union searches Americas.
157 improve peru
    European Union exhausts Canada.
    Peru becomes an ally of European Union.
    Canada lies open.
    Ecuador lies open.
158 play establish_trade_routes:b
    People's Republic of China plays Establish Trade Routes.
159 region central_asia
    People's Republic of China names Central Asia.
160 done
161 import raw
162 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
163 play growth_strategy:eu1
    European Union plays Growth Strategy.
164 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Reduced Bureaucracy for 3 VPs.
    European Union draws a hidden card.
165 trash diplomatic_engagement:eu1
    Diplomatic Engagement of European Union leaves the game.
    People's Republic of China reveals New Allies and Trade Opportunity: 3 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 6 money.
166 refresh
    People's Republic of China refreshes the market.
    Optimization Program leaves the market.
    Quantitative Easing lies open in the market.
    Economic Expansion leaves the market.
    Return on Investment lies open in the market.
    Minimize Bureaucracy leaves the market.
    Trade Opportunity lies open in the market.
167 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
168 trash military_reinforcements:eu1
    Military Reinforcements of European Union leaves the game.
    European Union reveals New Allies and Humanitarian Aid: 5 Research.
    European Union gains 3 money.
    European Union gains 3 money.
169 buy trade_opportunity:b
    European Union buys Trade Opportunity for 3 Research.
    Explore Alternatives lies open in the market.
170 exhaust peru
    European Union exhausts Peru.
171 buy return_on_investment:a
    European Union buys Return on Investment for 4 Research.
    Steady Partnership lies open in the market.
172 done
    Activation of Allies leaves the market.
    Ensure Peace in the Region lies open in the market.
    Improve Logistics leaves the market.
    Minimize Bureaucracy lies open in the market.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    United States of America trades with People's Republic of China: 10 money.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Next: Auto-Influence 11 and Auto-Influence 8.
    People's Republic of China's investments return 2 money.
173 done
174 no
175 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 5 VPs for People's Republic of China, 1 for cubes and 4 for place 2.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 12 VPs for People's Republic of China, 3 for cubes and 9 for place 1.
    Money, place 1: 5 VPs for European Union.
    Most armies on the map, place 1: 6 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
    Round 4.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Serbia, Uzbekistan, El Salvador, Iran, Sudan, Bangladesh and North Korea.
hash 4 944913a41df42422
176 place 1
    European Union takes place 1.
177 place 4
    People's Republic of China takes place 4.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
178 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
179 trash foreign_direct_investment:eu1
    Foreign Direct Investment of European Union leaves the game.
180 focus military
    European Union chooses Military Focus.
181 ready nigeria_eu
    European Union readies Nigeria.
182 ready canada_eu
    European Union readies Canada.
183 ready norway_eu
    European Union readies Norway.
184 ready jordan_eu
    European Union readies Jordan.
185 raise army
    European Union's production of army goes up to 4.
186 make 1
    European Union produces 1 army.
187 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
188 ready laos_china
    People's Republic of China readies Laos.
189 ready south_africa_china
    People's Republic of China readies South Africa.
190 done
191 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
192 make 3
    People's Republic of China produces 3 diplomacy.
193 play dominant_power:b
    European Union plays Dominant Power.
194 engage europe
195 exhaust eu_member_states
    European Union exhausts EU Member States.
    European Union exhausts Norway.
    European Union engages in Europe.
196 permanent
    European Union adds Influence in Europe, above the line: 1 VPs.
197 play new_allies:china2
    People's Republic of China plays New Allies.
198 improve norway
    People's Republic of China pays 2 diplomacy.
    Norway becomes an ally of People's Republic of China.
    Switzerland lies open.
199 play foreign_trade:eu1
    European Union plays Foreign Trade.
200 export food
201 sell 2
    European Union exports 2 food for 10 money.
202 export services
203 sell 2
    European Union exports 2 services for 30 money.
204 done
205 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
206 export services
    People's Republic of China exports 1 services for 15 money.
207 done
208 import goods
    People's Republic of China imports 1 consumer goods for 10 money.
209 done
210 play return_on_investment:a
    European Union plays Return on Investment.
211 invest jordan_eu
    European Union exhausts Jordan.
    European Union invests 10 money in Jordan.
212 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VPs.
213 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
214 play new_allies:eu1
    European Union plays New Allies.
215 improve el_salvador
    European Union exhausts Canada.
    El Salvador becomes an ally of European Union.
    Brazil lies open.
216 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
217 invest norway
    People's Republic of China exhausts Norway.
    People's Republic of China invests 15 money in Norway.
    People's Republic of China adds Influence in Europe, below the line: 3 VPs.
    People's Republic of China gains 1 diplomacy.
    European Union reveals Trade Opportunity and Foreign Military Presence: 5 Research.
    European Union gains 6 money.
    European Union gains 4 money.
218 exhaust el_salvador
    European Union exhausts El Salvador.
219 exhaust bhutan
    European Union exhausts Bhutan.
220 buy explore_alternatives:a
    European Union buys Explore Alternatives for 6 Research.
    Dominant Power lies open in the market.
221 exhaust nigeria_eu
    European Union exhausts Nigeria.
222 refresh
    European Union refreshes the market.
    New Strategic Partner leaves the market.
    Prosperous Times lies open in the market.
    Quantitative Easing leaves the market.
    Initiate Restructuring lies open in the market.
    Steady Partnership leaves the market.
    Well-Laid Plans lies open in the market.
    People's Republic of China reveals Foreign Direct Investment and Diplomatic Engagement: 4 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 1 diplomacy.
223 buy well_laid_plans:b
    People's Republic of China buys Well-Laid Plans for 4 Research.
    Re-Examine Agreement lies open in the market.
224 exhaust laos_china
    People's Republic of China exhausts Laos.
225 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
226 done
    Ensure Peace in the Region leaves the market.
    Quantitative Easing lies open in the market.
    Minimize Bureaucracy leaves the market.
    Boost Production lies open in the market.
    United States of America adds Influence in Africa, above the line: 0 VPs.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Russian Federation adds Influence in Africa, above the line: 0 VPs.
    Next: Auto-Influence 4 and Auto-Influence 19.
    European Union's investments return 2 money.
227 discard_token africa
    European Union gives up an Engage token in Africa for 5 money.
228 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
    People's Republic of China's investments return 6 money.
229 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    Round 5.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Ukraine, Armenia, Mexico, Iraq, Kenya, Myanmar and Thailand.
hash 5 7dca6d39a60936ea
230 place 3
    European Union takes place 3.
231 place 2
    People's Republic of China takes place 2.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
    1 food of People's Republic of China found no place: 3 money instead.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
232 focus domestic
    People's Republic of China chooses Domestic Focus.
233 ready pakistan_china
    People's Republic of China readies Pakistan.
234 tracks 2
235 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
236 raise army
    People's Republic of China's production of army goes up to 5.
237 make 3
    People's Republic of China produces 3 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
238 make 1
    People's Republic of China produces 1 services.
239 focus domestic
    European Union chooses Domestic Focus.
240 ready norway_eu
    European Union readies Norway.
241 ready nigeria_eu
    European Union readies Nigeria.
242 ready el_salvador
    European Union readies El Salvador.
243 raise army
    European Union's production of army goes up to 5.
244 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
245 make 2
    European Union produces 2 services.
246 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
247 choose produce
    People's Republic of China chooses: Produce.
248 produce diplomacy
249 make 2
    People's Republic of China produces 2 diplomacy.
250 produce army
251 make 3
    People's Republic of China produces 3 army.
252 produce energy
    People's Republic of China produces 1 energy.
253 play explore_alternatives:a
    European Union plays Explore Alternatives.
    European Union draws 2 hidden cards.
254 play return_on_investment:a
    European Union plays Return on Investment.
    European Union gains 4 money.
255 invest el_salvador
    European Union exhausts El Salvador.
    European Union invests 10 money in El Salvador.
    European Union adds Influence in Americas, below the line: 4 VPs.
256 play trade_opportunity:a
    People's Republic of China plays Trade Opportunity.
257 export energy
    People's Republic of China exports 1 energy for 5 money.
258 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
259 choose produce
    People's Republic of China chooses: Produce.
260 produce raw
    People's Republic of China produces 3 raw materials.
261 produce food
    People's Republic of China produces 3 food.
262 produce army
263 make 2
    People's Republic of China produces 2 army.
264 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
265 improve serbia
266 pay
    European Union pays 3 money.
    Serbia becomes an ally of European Union.
    Switzerland lies open.
267 play improve_logistics:a
    People's Republic of China plays Improve Logistics.
268 send 3
    People's Republic of China exhausts Pakistan.
    People's Republic of China builds a Base in Pakistan with 3 armies for 5 money.
269 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
270 play soft_power:eu1
    European Union plays Soft Power.
271 play new_allies:china2
    People's Republic of China plays New Allies.
272 improve iran
    People's Republic of China pays 3 diplomacy.
    Iran becomes an ally of People's Republic of China.
    Qatar lies open.
273 play new_allies:eu2
    European Union plays New Allies.
274 improve ukraine
275 exhaust serbia
    European Union exhausts Serbia.
    European Union exhausts Norway.
    Ukraine becomes an ally of European Union.
    Bosnia-Herzegovina lies open.
    People's Republic of China reveals Well-Laid Plans: 5 Research.
    People's Republic of China gains 6 money.
276 buy dominant_power:a
    People's Republic of China buys Dominant Power for 4 Research.
    Optimization Program lies open in the market.
277 exhaust iran
    People's Republic of China exhausts Iran.
278 buy quantitative_easing:a
    People's Republic of China buys Quantitative Easing for 4 Research.
    Steady Partnership lies open in the market.
279 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
280 trash growth_strategy:eu2
    Growth Strategy of European Union leaves the game.
    European Union reveals Strategic Reinforcements, Foreign Trade and Growth Strategy: 9 Research.
    European Union gains 6 money.
    European Union gains 3 money.
    European Union gains 2 money.
281 exhaust ukraine
    European Union exhausts Ukraine.
282 buy steady_partnership:a
    European Union buys Steady Partnership for 4 Research.
    Successful Negotiations lies open in the market.
283 buy re_examine_agreement:b
    European Union buys Re-Examine Agreement for 5 Research.
    Re-Examine Agreement lies open in the market.
284 exhaust nigeria_eu
    European Union exhausts Nigeria.
285 done
    Prosperous Times leaves the market.
    Power Play lies open in the market.
    Initiate Restructuring leaves the market.
    Diplomatic Trip lies open in the market.
    A cube of European Union is pushed out of Europe.
    United States of America adds Influence in Europe, below the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    United States of America trades with European Union: 10 money.
    Russian Federation adds Influence in Americas, below the line: 0 VPs.
    1 army of Russian Federation appears in Americas.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Next: Auto-Influence 13 and Auto-Influence 12.
    People's Republic of China's investments return 6 money.
    European Union's investments return 4 money.
286 yes
    People's Republic of China's Prosperity goes up to 3: 5 VPs and 15 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Round 6.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Albania, Tajikistan, Chile, Libya, Mali, Maldives and Australia.
hash 6 09736d2c691113c4
287 place 1
    European Union takes place 1.
288 place 3
    People's Republic of China takes place 3.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
289 focus military
    European Union chooses Military Focus.
290 ready norway_eu
    European Union readies Norway.
291 ready canada_eu
    European Union readies Canada.
292 ready bhutan
    European Union readies Bhutan.
293 ready peru
    European Union readies Peru.
294 make 1
    European Union produces 1 army.
295 focus domestic
    People's Republic of China chooses Domestic Focus.
296 ready south_africa_china
    People's Republic of China readies South Africa.
297 tracks 1
298 raise services
    People's Republic of China's production of services goes up to 2.
299 make 1
    People's Republic of China produces 1 consumer goods.
300 play steady_partnership:a
    European Union plays Steady Partnership.
301 invest norway_eu
    European Union exhausts Norway.
    European Union invests 10 money in Norway.
    A cube of European Union is pushed out of Europe.
    European Union adds Influence in Europe, below the line: 0 VPs.
302 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
303 army board
304 to south_asia
    People's Republic of China moves an army to South Asia.
305 army east_asia_pacific
306 to central_asia
    People's Republic of China moves an army from East Asia - Pacific to Central Asia.
307 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
308 trash foreign_trade:eu2
    Foreign Trade of European Union leaves the game.
309 play trade_opportunity:b
    European Union plays Trade Opportunity.
310 export services
311 sell 2
    European Union exports 2 services for 30 money.
312 play successful_negotiations:a
    European Union plays Successful Negotiations.
313 ready serbia
    European Union readies Serbia.
314 search south_asia
    European Union searches South Asia.
315 improve sri_lanka
    European Union exhausts Bhutan.
    Sri Lanka becomes an ally of European Union.
    Myanmar lies open.
    Maldives lies open.
316 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
317 export food
    People's Republic of China exports 1 food for 5 money.
318 export services
    People's Republic of China exports 1 services for 15 money.
319 done
320 done
321 play re_examine_agreement:b
    European Union plays Re-Examine Agreement.
322 reset africa:1
    A cube of European Union in Africa goes to the end of the row.
    European Union draws a hidden card.
323 play dominant_power:b
    European Union plays Dominant Power.
324 engage americas
325 exhaust canada_eu
    European Union exhausts Canada.
    European Union exhausts Peru.
    European Union engages in Americas.
    European Union adds Influence in Americas, below the line: 2 VPs.
326 play dominant_power:a
    People's Republic of China plays Dominant Power.
327 engage europe
    People's Republic of China pays 5 diplomacy.
    People's Republic of China engages in Europe.
    A cube of People's Republic of China is pushed out of Europe.
    People's Republic of China adds Influence in Europe, below the line: 0 VPs.
328 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
329 play quantitative_easing:a
    People's Republic of China plays Quantitative Easing.
    People's Republic of China gains 10 money.
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
    People's Republic of China adds Influence in Africa, below the line: 1 VPs.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    A cube of Russian Federation is pushed out of Europe.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    European Union's investments return 6 money.
330 discard_token americas
    European Union gives up an Engage token in Americas for 15 money.
    People's Republic of China's investments return 8 money.
331 done
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe: 2 VPs for People's Republic of China, 1 for cubes and 1 for place 4.
    Europe: 9 VPs for European Union, 3 for cubes and 6 for place 2.
    Central Asia: 5 VPs for People's Republic of China, 1 for cubes and 4 for place 2.
    Americas: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    Middle East - North Africa: 6 VPs for European Union, 2 for cubes and 4 for place 3.
    Africa: 6 VPs for People's Republic of China, 2 for cubes and 4 for place 2.
    Africa: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 9 VPs for People's Republic of China, 3 for cubes and 6 for place 2.
    People's Republic of China's investments reach 3 Regions: 2 VPs.
    Money, place 1: 5 VPs for European Union.
    Most armies on the map, place 1: 6 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
end e36e2529118fde08
    People's Republic of China has the most VPs when the last round is over: 86.
