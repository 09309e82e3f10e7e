{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["china", "eu"], "options": {"executive_orders": false, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": true, "optional_market_pack": true}, "seed": 10, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand second
2 give_back cn_south_china_sea
3 hand second
4 give_back eu_brand_europe
    China keeps BRICS and Belt & Road Initiative and begins with 3 VPs.
    The EU keeps EU Neighborhood Policy and EU Expansion and begins with 6 VPs.
5 place 4
    China takes place 4.
6 place 3
    The EU takes place 3.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 7f611b52cce9e006
7 asset eu_neighborhood_policy
    The EU uses EU Neighborhood Policy.
8 lay foreign_military_presence:eu1
    The EU puts a hidden card face down.
9 engage central_asia
    The EU pays 4 diplomacy.
    The EU engages in Central Asia.
10 permanent
    The EU adds permanent Influence in Central Asia: 1 VP.
11 play foreign_direct_investment:china1
    China plays Foreign Direct Investment.
12 invest tajikistan_china
    China exhausts Tajikistan.
    China invests 10 money in Tajikistan.
13 temporary
    China adds temporary Influence in Central Asia: 4 VPs.
14 play military_reinforcements:eu1
    The EU plays Military Reinforcements.
    The EU gains 1 army.
15 done
16 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
17 engage africa
18 exhaust south_africa_china
    China exhausts South Africa.
    China pays 2 diplomacy.
    China engages in Africa.
19 temporary
    China adds temporary Influence in Africa: 3 VPs.
20 play humanitarian_aid:eu1
    The EU plays Humanitarian Aid.
21 improve kenya
22 pay
    The EU pays 3 money.
    The EU wins Kenya as an ally.
    South Africa lies open.
23 play new_allies:china2
    China plays New Allies.
24 improve nepal
25 pay
    China pays 1 diplomacy.
    China wins Nepal as an ally.
    The Maldives lie open.
26 asset eu_expansion
    The EU uses EU Expansion.
27 lay foreign_direct_investment:eu1
    The EU puts a hidden card face down.
28 improve croatia
29 exhaust norway_eu
    The EU exhausts Norway.
    The EU wins Croatia as an ally.
    Ukraine lies open.
30 play growth_strategy:china1
    China plays Growth Strategy.
31 choose produce
    China chooses: Produce.
32 produce food
    China produces 3 food.
33 produce goods
34 make 1
    China produces 1 consumer good.
35 produce raw
    China produces 3 raw materials.
    The EU reveals New Allies and New Allies: 4 Research.
    The EU gains 6 money.
36 exhaust nigeria_eu
    The EU exhausts Nigeria.
37 exhaust canada_eu
    The EU exhausts Canada.
38 buy permanent_mission:a
    The EU buys Permanent Mission for 6 Research.
    Economic Expansion lies open in the market.
39 exhaust kenya
    The EU exhausts Kenya.
40 exhaust croatia
    The EU exhausts Croatia.
41 buy strategic_reinforcements:a
    The EU buys Strategic Reinforcements for 3 Research.
    Prosperous Times lies open in the market.
42 exhaust jordan_eu
    The EU exhausts Jordan.
43 exhaust eu_member_states
    The EU exhausts EU Member States.
44 buy military_exercises:b
    The EU buys Military Exercises for 3 Research.
    Return on Investment lies open in the market.
    China reveals Economic Diplomacy and Foreign Trade: 5 Research.
    China gains 10 money.
45 refresh
    China refreshes the market.
    Peacekeeping Mandate leaves the market.
    Initiate Restructuring lies open in the market.
    New Strategic Partner leaves the market.
    Convincing Arguments lies open in the market.
    Improve Logistics leaves the market.
    Minimize Bureaucracy lies open in the market.
46 exhaust nepal
    China exhausts Nepal.
47 exhaust laos_china
    China exhausts Laos.
48 buy return_on_investment:a
    China buys Return on Investment for 4 Research.
    Global Presence lies open in the market.
49 done
    Economic Expansion leaves the market.
    Trade Opportunity lies open in the market.
    Prosperous Times leaves the market.
    Re-Examine Agreement lies open in the market.
    The USA adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for the USA in East Asia - Pacific.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    The USA adds permanent Influence in the Middle East - North Africa: 0 VPs.
    One of China's Commerce cards is turned face down.
    The USA trades with China: 10 money.
    Russia adds permanent Influence in Central Asia: 0 VPs.
    1 new army for Russia in Central Asia.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
50 discard_token central_asia
    The EU gives up an Engage token in Central Asia for 0 money.
    China's investments return 2 money.
51 discard_token africa
    China gives up an Engage token in Africa for 5 money.
52 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
53 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    China suffers THREAT from Russia in Central Asia: -2 VPs.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    Round 2.
    The EU draws 6 hidden cards.
    China draws 6 hidden cards.
    New Countries: Belarus, Azerbaijan, Ecuador, Israel, Equatorial Guinea, Myanmar and South Korea.
hash 2 75750051e77efc45
54 place 1
    The EU takes place 1.
55 place 4
    China takes place 4.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
56 focus domestic
    The EU chooses Domestic Focus.
57 ready canada_eu
    The EU readies Canada.
58 ready croatia
    The EU readies Croatia.
59 raise army
    The EU's production of armies goes up to 3.
60 make 2
    The EU produces 2 consumer goods.
61 focus diplomatic
    China chooses Diplomatic Focus.
62 ready laos_china
    China readies Laos.
63 ready south_africa_china
    China readies South Africa.
64 ready nepal
    China readies Nepal.
65 ready tajikistan_china
    China readies Tajikistan.
66 raise diplomacy
    China's production of diplomacy goes up to 4.
67 make 3
    China produces 3 diplomacy.
68 play military_exercises:b
    The EU plays Military Exercises.
69 army board
70 to africa
    The EU moves an army to Africa.
71 done
72 reset africa:1
    The EU's cube in Africa goes to the end of the row.
73 play foreign_trade:china1
    China plays Foreign Trade.
74 export energy
    China exports 1 energy for 5 money.
75 export goods
76 sell 3
    China exports 3 consumer goods for 45 money.
77 export army
    China exports 1 army for 20 money.
78 import raw
79 buy 1
    China imports 1 raw material from Russia for 3 money.
80 import services
81 buy 1
    China imports 1 service from the USA for 10 money.
82 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
    China gains 1 diplomacy.
83 play foreign_trade:eu2
    The EU plays Foreign Trade.
84 export army
    The EU exports 1 army for 20 money.
85 export services
    The EU exports 1 service for 15 money.
86 import raw
87 buy 3
    The EU imports 3 raw materials from Russia for 9 money.
88 import energy
89 buy 1
    The EU imports 1 energy for 3 money.
90 buy 1
    The EU imports 1 energy from Russia for 3 money.
91 play new_allies:china1
    China plays New Allies.
92 improve israel
    China pays 3 diplomacy.
    China wins Israel as an ally.
    Syria lies open.
93 play permanent_mission:a
    The EU plays Permanent Mission.
    The EU draws a hidden card.
94 play foreign_military_presence:china1
    China plays Foreign Military Presence.
95 base pakistan_china
    China exhausts Pakistan.
    China builds a Base in Pakistan with 1 army for 10 money.
96 temporary
    China adds temporary Influence in South Asia: 4 VPs.
97 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
98 play return_on_investment:a
    China plays Return on Investment.
    China gains 4 money.
99 invest laos_china
    China exhausts Laos.
    China invests 10 money in Laos.
100 temporary
    China adds temporary Influence in East Asia - Pacific: 4 VPs.
    The EU reveals Strategic Reinforcements, Soft Power and Foreign Trade: 8 Research.
    The EU gains 9 money.
    The EU gains 1 diplomacy.
101 buy minimize_bureaucracy:b
    The EU buys Minimize Bureaucracy for 4 Research.
    Strengthen Alliance lies open in the market.
102 buy strengthen_alliance:b
    The EU buys Strengthen Alliance for 4 Research.
    Successful Negotiations lies open in the market.
103 exhaust canada_eu
    The EU exhausts Canada.
104 exhaust croatia
    The EU exhausts Croatia.
105 buy trade_opportunity:b
    The EU buys Trade Opportunity for 3 Research.
    Key Economic Partner lies open in the market.
    China reveals The World's Factory and Growth Strategy: 4 Research.
    China gains 7 money.
106 buy key_economic_partner:a
    China buys Key Economic Partner for 4 Research.
    Build New Embassy lies open in the market.
107 exhaust south_africa_china
    China exhausts South Africa.
108 exhaust nepal
    China exhausts Nepal.
109 done
    Initiate Restructuring leaves the market.
    Convincing Arguments lies open in the market.
    Convincing Arguments leaves the market.
    Tap into New Markets lies open in the market.
    The USA adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    Russia adds temporary Influence in Central Asia: 0 VPs.
    1 new army for Russia in Central Asia.
    The USA adds permanent Influence in East Asia - Pacific: 0 VPs.
    Russia adds permanent Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 4 money.
110 yes
    The EU's Prosperity goes up to 2: 4 VPs and 15 money.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    China suffers THREAT from Russia in Central Asia: -2 VPs.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    Round 3.
    The EU's discard pile becomes a deck of 13 cards.
    The EU draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    New Countries: Iceland, Uzbekistan, Honduras, Libya, Nigeria, India and Cambodia.
hash 3 7f85618ea378e6f3
111 place 2
    The EU takes place 2.
112 place 3
    China takes place 3.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    China produces 1 energy.
    China produces 3 raw materials.
    2 raw materials of China found no place: 6 money instead.
    China produces 3 food.
    2 food of China found no place: 6 money instead.
113 focus diplomatic
    The EU chooses Diplomatic Focus.
114 ready nigeria_eu
    The EU readies Nigeria.
115 ready kenya
    The EU readies Kenya.
116 ready croatia
    The EU readies Croatia.
117 ready eu_member_states
    The EU readies EU Member States.
118 ready canada_eu
    The EU readies Canada.
119 raise diplomacy
    The EU's production of diplomacy goes up to 5.
120 make 5
    The EU produces 5 diplomacy.
121 focus domestic
    China chooses Domestic Focus.
122 ready laos_china
    China readies Laos.
123 tracks 2
124 raise services
    China's production of services goes up to 2.
125 raise goods
    China's production of consumer goods goes up to 5.
126 make 1
    China produces 1 consumer good.
    China's Commerce cards lie face up again.
127 play strategic_reinforcements:a
    The EU plays Strategic Reinforcements.
128 army africa
129 to mena
    The EU moves an army from Africa to the Middle East - North Africa.
130 done
131 play new_allies:china2
    China plays New Allies.
132 improve myanmar
    China pays 1 diplomacy.
    China wins Myanmar as an ally.
    The Maldives lie open.
133 play minimize_bureaucracy:b
    The EU plays Minimize Bureaucracy.
    The EU's Minimize Bureaucracy leaves the game.
134 take global_presence:b
    Establish Trade Routes lies open in the market.
    The EU takes Global Presence from the market and plays it.
135 make 1
    The EU produces 1 army.
136 done
137 asset cn_brics
    China uses BRICS.
138 lay the_worlds_factory:china1
    China puts a hidden card face down.
    China pays 30 money.
139 region south_asia
    China names South Asia.
140 region americas
    China names the Americas.
141 temporary
    China adds temporary Influence in South Asia: 3 VPs.
142 permanent
    China adds permanent Influence in the Americas: 1 VP.
    Russia adds permanent Influence in Africa: 0 VPs.
143 play strengthen_alliance:b
    The EU plays Strengthen Alliance.
144 base kenya
    The EU exhausts Kenya.
    The EU builds a Base in Kenya with 1 army for 10 money.
145 permanent
    The EU adds permanent Influence in Africa: 1 VP.
146 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
147 army board
148 to central_asia
    China moves an army to Central Asia.
149 army south_asia
150 to central_asia
    China moves an army from South Asia to Central Asia.
151 pass
152 lay growth_strategy:eu2
    The EU puts a hidden card face down.
    The EU passes and takes 10 money.
153 play foreign_direct_investment:china1
    China plays Foreign Direct Investment.
154 invest myanmar
    China exhausts Myanmar.
    China invests 10 money in Myanmar.
155 temporary
    China adds temporary Influence in South Asia: 2 VPs.
    The EU reveals Trade Opportunity and Growth Strategy: 5 Research.
    The EU gains 8 money.
156 refresh
    The EU refreshes the market.
    Re-Examine Agreement leaves the market.
    Covert Military Operation lies open in the market.
    Successful Negotiations leaves the market.
    New Agenda lies open in the market.
    Build New Embassy leaves the market.
    Diplomatic Trip lies open in the market.
157 exhaust canada_eu
    The EU exhausts Canada.
158 exhaust eu_member_states
    The EU exhausts EU Member States.
159 buy tap_into_new_markets:a
    The EU buys Tap into New Markets for 7 Research.
    Minimize Bureaucracy lies open in the market.
160 exhaust nigeria_eu
    The EU exhausts Nigeria.
161 exhaust croatia
    The EU exhausts Croatia.
162 done
    China reveals Key Economic Partner and Growth Strategy: 8 Research.
    China gains 8 money.
163 refresh
    China refreshes the market.
    Convincing Arguments leaves the market.
    Cultural Exchange lies open in the market.
    Establish Trade Routes leaves the market.
    Supply Chain Deal lies open in the market.
    Covert Military Operation leaves the market.
    Dominant Power lies open in the market.
164 buy supply_chain_deal:a
    China buys Supply Chain Deal for 4 Research.
    Re-Evaluate Strategy lies open in the market.
165 exhaust tajikistan_china
    China exhausts Tajikistan.
166 exhaust israel
    China exhausts Israel.
167 exhaust laos_china
    China exhausts Laos.
168 buy diplomatic_trip:a
    China buys Diplomatic Trip for 7 Research.
    Strengthen Alliance lies open in the market.
    New Agenda leaves the market.
    Activation of Allies lies open in the market.
    Minimize Bureaucracy leaves the market.
    Explore Alternatives lies open in the market.
    The USA adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    Russia adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for Russia in East Asia - Pacific.
    The USA adds temporary Influence in East Asia - Pacific: 0 VPs.
    1 new army for the USA in East Asia - Pacific.
    Russia adds permanent Influence in South Asia: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 6 money.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    China suffers THREAT from the USA and Russia in East Asia - Pacific: -4 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia: 5 VPs for China, 1 for cubes and 4 for place 2.
    Central Asia: 3 VPs for the EU, 1 for cubes and 2 for place 3.
    The Americas do not score: a permanent slot is free.
    The Middle East - North Africa: 5 VPs for the EU, 1 for cubes and 4 for place 3.
    Africa: 3 VPs for China, 1 for cubes and 2 for place 3.
    Africa: 9 VPs for the EU, 2 for cubes and 7 for place 1.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 8 VPs for China, 2 for cubes and 6 for place 2.
    Money, place 1: 5 VPs for the EU.
    Round 4.
    The EU draws 6 hidden cards.
    China draws 6 hidden cards.
    New Countries: Switzerland, Tajikistan, Canada, Egypt, Niger, Bangladesh and Vietnam.
hash 4 fd79e3af80db23dd
169 place 1
    The EU takes place 1.
170 place 3
    China takes place 3.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    1 food of the EU found no place: 3 money instead.
    China produces 1 energy.
    China produces 3 raw materials.
    2 raw materials of China found no place: 6 money instead.
    China produces 3 food.
    3 food of China found no place: 9 money instead.
171 focus domestic
    The EU chooses Domestic Focus.
172 ready norway_eu
    The EU readies Norway.
173 ready jordan_eu
    The EU readies Jordan.
174 raise food
    The EU's production of food goes up to 4.
    The EU gains 1 food.
    1 food of the EU found no place: 3 money instead.
175 make 3
    The EU produces 3 consumer goods.
    The EU's Commerce cards lie face up again.
176 make 1
    The EU produces 1 service.
177 focus domestic
    China chooses Domestic Focus.
178 ready israel
    China readies Israel.
179 tracks 2
180 raise services
    China's production of services goes up to 3.
181 raise raw
    China's production of raw materials goes up to 4.
    China gains 1 raw material.
    1 raw material of China found no place: 3 money instead.
182 make 1
    China produces 1 consumer good.
    China's Commerce cards lie face up again.
183 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
184 base jordan_eu
    The EU exhausts Jordan.
    The EU builds a Base in Jordan with 1 army for 10 money.
    The EU adds temporary Influence in the Middle East - North Africa: 4 VPs.
185 play new_allies:china1
    China plays New Allies.
186 improve egypt
    China exhausts Israel.
    China wins Egypt as an ally.
    Algeria lies open.
187 play new_allies:eu2
    The EU plays New Allies.
188 improve algeria
    The EU pays 2 diplomacy.
    The EU wins Algeria as an ally.
    Iraq lies open.
189 play return_on_investment:a
    China plays Return on Investment.
    China gains 12 money.
    China exhausts Egypt.
    China invests 15 money in Egypt.
    China adds temporary Influence in the Middle East - North Africa: 3 VPs.
190 play foreign_trade:eu1
    The EU plays Foreign Trade.
191 export raw
    The EU exports 1 raw material for 5 money.
192 export goods
    The EU exports 1 consumer good for 15 money.
193 import services
    The EU imports 1 service from the USA for 10 money.
194 done
195 asset cn_belt_and_road
    China uses Belt & Road Initiative.
196 lay foreign_trade:china1
    China puts a hidden card face down.
197 play tap_into_new_markets:a
    The EU plays Tap into New Markets.
198 improve india
    The EU pays 3 diplomacy.
    The EU wins India as an ally.
    The Maldives lie open.
199 choose trade
    The EU chooses: Trade.
200 export services
    The EU exports 1 service for 15 money.
201 export goods
    The EU exports 1 consumer good for 15 money.
202 import energy
203 buy 2
    The EU imports 2 energy for 6 money.
204 buy 3
    The EU imports 3 energy from Russia for 9 money.
205 import raw
206 buy 2
    The EU imports 2 raw materials from Russia for 6 money.
207 play diplomatic_trip:a
    China plays Diplomatic Trip.
    The EU reveals New Allies and Military Reinforcements: 4 Research.
    The EU gains 6 money.
208 buy strengthen_alliance:a
    The EU buys Strengthen Alliance for 4 Research.
    Explore Alternatives lies open in the market.
209 exhaust india
    The EU exhausts India.
210 done
    China reveals Supply Chain Deal and Diplomatic Engagement: 7 Research.
    China gains 6 money.
    China gains 1 diplomacy.
211 buy explore_alternatives:b
    China buys Explore Alternatives for 6 Research.
    Military Exercises lies open in the market.
    Cultural Exchange leaves the market.
    Joint Venture lies open in the market.
    Dominant Power leaves the market.
    New Strategic Partner lies open in the market.
    The USA adds temporary Influence in Africa: 0 VPs.
    Russia adds permanent Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    The USA adds permanent Influence in the Americas: 0 VPs.
    Russia adds temporary Influence in Africa: 0 VPs.
    1 new army for Russia in Africa.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 10 money.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    China suffers THREAT from the USA and Russia in East Asia - Pacific: -4 VPs.
    Round 5.
    The EU draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    New Countries: Albania, Afghanistan, Venezuela, Jordan, Angola, Bhutan and Laos.
hash 5 addc5a431121a219
212 place 3
    China takes place 3.
213 place 4
    The EU takes place 4.
    China produces 1 energy.
    China produces 4 raw materials.
    3 raw materials of China found no place: 9 money instead.
    China produces 3 food.
    3 food of China found no place: 9 money instead.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 4 food.
    3 food of the EU found no place: 9 money instead.
214 focus domestic
    China chooses Domestic Focus.
215 ready nepal
    China readies Nepal.
216 tracks 2
217 raise army
    China's production of armies goes up to 3.
218 raise diplomacy
    China's production of diplomacy goes up to 5.
219 make 0
220 make 1
    China produces 1 service.
221 focus military
    The EU chooses Military Focus.
222 ready kenya
    The EU readies Kenya.
223 ready eu_member_states
    The EU readies EU Member States.
224 ready india
    The EU readies India.
225 raise army
    The EU's production of armies goes up to 4.
226 make 3
    The EU produces 3 armies.
227 play foreign_military_presence:china1
    China plays Foreign Military Presence.
228 play strengthen_alliance:a
    The EU plays Strengthen Alliance.
229 base kenya
    The EU exhausts Kenya.
    The EU builds a Base in Kenya with 1 army for 10 money.
    China's cube is pushed out of Africa.
    The EU adds temporary Influence in Africa: 0 VPs.
230 play explore_alternatives:b
    China plays Explore Alternatives.
    China draws 2 hidden cards.
231 play growth_strategy:china2
    China plays Growth Strategy.
232 choose produce
    China chooses: Produce.
233 produce food
    China produces 3 food.
    2 food of China found no place: 6 money instead.
234 produce diplomacy
235 make 2
    China produces 2 diplomacy.
236 produce energy
    China produces 1 energy.
237 play foreign_trade:eu2
    The EU plays Foreign Trade.
238 export energy
239 sell 3
    The EU exports 3 energy for 15 money.
240 export services
    The EU exports 1 service for 15 money.
241 done
242 play diplomatic_trip:a
    China plays Diplomatic Trip.
243 improve venezuela
    China pays 2 diplomacy.
    China wins Venezuela as an ally.
    Argentina lies open.
244 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
245 engage south_asia
    The EU exhausts India.
    The EU pays 1 diplomacy.
    The EU engages in South Asia.
246 permanent
    The EU adds permanent Influence in South Asia: 1 VP.
247 play economic_diplomacy:china1
    China plays Economic Diplomacy.
248 invest venezuela
    China exhausts Venezuela.
    China invests 15 money in Venezuela.
    China adds temporary Influence in the Americas: 4 VPs.
    China gains 1 diplomacy.
249 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
250 invest eu_member_states
    The EU exhausts EU Member States.
    The EU invests 15 money in EU Member States.
251 temporary
    The EU adds temporary Influence in Europe: 5 VPs.
    China reveals Foreign Trade, Key Economic Partner and Growth Strategy: 9 Research.
    China gains 11 money.
252 done
    The EU reveals Soft Power and Humanitarian Aid: 4 Research.
    The EU gains 1 diplomacy.
    The EU gains 3 money.
253 buy military_exercises:a
    The EU buys Military Exercises for 3 Research.
    Ensure Peace in the Region lies open in the market.
254 exhaust algeria
    The EU exhausts Algeria.
255 done
    Re-Evaluate Strategy leaves the market.
    Trade Opportunity lies open in the market.
    Activation of Allies leaves the market.
    Debt Relief lies open in the market.
    The USA adds permanent Influence in Europe: 0 VPs.
    One of the EU's Commerce cards is turned face down.
    The USA trades with the EU: 10 money.
    Russia adds temporary Influence in the Americas: 0 VPs.
    1 new army for Russia in the Americas.
    The USA adds temporary Influence in Central Asia: 0 VPs.
    1 new army for the USA in Central Asia.
    Russia adds temporary Influence in the Middle East - North Africa: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 14 money.
    The EU's investments return 4 money.
256 discard_token south_asia
    The EU gives up an Engage token in South Asia for 5 money.
    China suffers THREAT from the USA and Russia in East Asia - Pacific: -4 VPs.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    Round 6.
    China draws 6 hidden cards.
    The EU's discard pile becomes a deck of 18 cards.
    The EU draws 6 hidden cards.
    New Countries: Moldova, Turkmenistan, Peru, Qatar, Burkina Faso, Sri Lanka and Japan.
hash 6 0d6d027c80e0a7ce
257 place 3
    China takes place 3.
258 place 2
    The EU takes place 2.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 4 food.
    1 food of the EU found no place: 3 money instead.
    China produces 1 energy.
    China produces 4 raw materials.
    4 raw materials of China found no place: 12 money instead.
    China produces 3 food.
    3 food of China found no place: 9 money instead.
259 focus domestic
    The EU chooses Domestic Focus.
260 ready eu_member_states
    The EU readies EU Member States.
261 ready jordan_eu
    The EU readies Jordan.
262 raise army
    The EU's production of armies goes up to 5.
263 make 0
264 make 4
    The EU produces 4 services.
    The EU's Commerce cards lie face up again.
265 focus diplomatic
    China chooses Diplomatic Focus.
266 done
267 make 5
    China produces 5 diplomacy.
268 play permanent_mission:a
    The EU plays Permanent Mission.
    The EU draws a hidden card.
269 play foreign_trade:china1
    China plays Foreign Trade.
270 export goods
271 sell 1
    China exports 1 consumer good for 15 money.
272 export raw
273 sell 3
    China exports 3 raw materials for 15 money.
274 export energy
275 sell 1
    China exports 1 energy for 5 money.
276 import services
277 buy 2
    China imports 2 services for 20 money.
278 buy 0
279 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
    China gains 1 diplomacy.
280 play military_exercises:a
    The EU plays Military Exercises.
281 army africa
282 to europe
    The EU moves an army from Africa to Europe.
283 army mena
284 to europe
    The EU moves an army from the Middle East - North Africa to Europe.
285 army board
286 to mena
    The EU moves an army to the Middle East - North Africa.
287 reset mena:2
    The EU's cube in the Middle East - North Africa goes to the end of the row.
288 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
289 army central_asia
290 to east_asia_pacific
    China moves an army from Central Asia to East Asia - Pacific.
291 army board
292 to east_asia_pacific
    China moves an army to East Asia - Pacific.
293 play growth_strategy:eu2
    The EU plays Growth Strategy.
294 choose growth
    The EU chooses: Get a Growth Card.
295 growth diplomatic_initiative
    The EU gets Diplomatic Initiative: 2 VPs.
296 play return_on_investment:a
    China plays Return on Investment.
    China gains 20 money.
    China exhausts Nepal.
    China invests 10 money in Nepal.
    China adds temporary Influence in South Asia: 1 VP.
297 play trade_opportunity:b
    The EU plays Trade Opportunity.
298 export services
    The EU exports 1 service for 15 money.
299 play global_presence:b
    The EU plays Global Presence.
300 make 0
301 army board
302 to africa
    The EU moves an army to Africa.
303 army mena
304 to europe
    The EU moves an army from the Middle East - North Africa to Europe.
305 army africa
306 to mena
    The EU moves an army from Africa to the Middle East - North Africa.
307 play foreign_direct_investment:china1
    China plays Foreign Direct Investment.
    The USA adds temporary Influence in East Asia - Pacific: 0 VPs.
    1 new army for the USA in East Asia - Pacific.
    The EU's cube is pushed out of Africa.
    Russia adds temporary Influence in Africa: 0 VPs.
    The USA adds temporary Influence in the Middle East - North Africa: 0 VPs.
    Russia adds permanent Influence in Europe: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    The EU's investments return 4 money.
    China's investments return 16 money.
    China suffers THREAT from Russia in Central Asia: -2 VPs.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 8 VPs for the EU, 2 for cubes and 6 for place 2.
    Central Asia: 3 VPs for China, 1 for cubes and 2 for place 3.
    Central Asia: 1 VP for the EU, 1 for cubes and 0 for place 4.
    The Americas: 6 VPs for China, 2 for cubes and 4 for place 2.
    The Middle East - North Africa: 1 VP for China, 1 for cubes and 0 for place 5.
    The Middle East - North Africa: 9 VPs for the EU, 2 for cubes and 7 for place 2.
    Africa: 6 VPs for the EU, 2 for cubes and 4 for place 2.
    South Asia: 13 VPs for China, 5 for cubes and 8 for place 1.
    South Asia: 1 VP for the EU, 1 for cubes and 0 for place 4.
    East Asia - Pacific: 8 VPs for China, 2 for cubes and 6 for place 2.
    China's investments reach 5 Regions: 4 VPs.
    Money, place 1: 5 VPs for China.
    Most armies on the map, place 1: 6 VPs for the EU.
end 6eb349758be6e4af
    China comes first in more Regions; the 67 VPs are shared.
