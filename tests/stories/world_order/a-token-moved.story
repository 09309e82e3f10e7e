{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "eu", "china"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": false, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 76, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand first
2 give_back us_main_un_funding
3 hand first
4 give_back eu_central_bank
5 hand first
6 give_back cn_brics
    The USA keeps Arms Export and R&D Champion and begins with 6 VPs.
    The EU keeps EU Neighborhood Policy and Brand Europe and begins with 5 VPs.
    China keeps Expansion in the South China Sea and Shanghai Cooperation Organization and begins with 8 VPs.
7 place 2
    The EU takes place 2.
8 place 4
    The USA takes place 4.
9 place 1
    China takes place 1.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 6055a6debb2670ce
10 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
11 done
12 play growth_strategy:eu1
    The EU plays Growth Strategy.
13 choose produce
    The EU chooses: Produce.
14 produce energy
    The EU produces 1 energy.
15 produce diplomacy
16 make 3
    The EU produces 3 diplomacy.
17 produce services
18 make 2
    The EU produces 2 services.
19 play global_currency:usa1
    The USA plays Global Currency.
20 export energy
    The USA exports 1 energy for 5 money.
21 export food
    The USA exports 1 food for 5 money.
22 import raw
23 buy 3
    The USA imports 3 raw materials from Russia for 9 money.
24 import goods
25 buy 0
26 buy 1
    The USA imports 1 consumer good from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
27 buy 1
    The USA imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
    The USA gains 1 diplomacy.
    The USA gains 10 money.
28 play economic_diplomacy:china1
    China plays Economic Diplomacy.
29 invest pakistan_china
    China exhausts Pakistan.
    China invests 15 money in Pakistan.
30 temporary
    China adds temporary Influence in South Asia: 4 VPs.
    China gains 1 diplomacy.
31 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
32 base jordan_eu
    The EU exhausts Jordan.
    The EU builds a Base in Jordan with 1 army for 10 money.
33 permanent
    The EU adds permanent Influence in the Middle East - North Africa: 1 VP.
34 play foreign_trade:usa1
    The USA plays Foreign Trade.
35 export goods
    The USA exports 1 consumer good for 15 money.
36 export food
    The USA exports 1 food for 5 money.
37 import raw
38 buy 3
    The USA imports 3 raw materials from Russia for 9 money.
39 import services
    The USA imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
    The USA gains 1 diplomacy.
40 order
    China uses the Executive Order.
41 lay foreign_direct_investment:china1
    China puts a hidden card face down.
42 choose invest
    China chooses: Invest.
43 invest tajikistan_china
    China exhausts Tajikistan.
    China invests 10 money in Tajikistan.
44 temporary
    China adds temporary Influence in Central Asia: 4 VPs.
45 play new_allies:eu2
    The EU plays New Allies.
46 improve thailand
    The EU pays 2 diplomacy.
    The EU wins Thailand as an ally.
    Australia lies open.
47 asset us_arms_export
    The USA uses Arms Export.
48 lay foreign_military_presence:usa1
    The USA puts a hidden card face down.
    The USA pays 2 armies.
    The USA gains 20 money.
49 region americas
    The USA names the Americas.
50 temporary
    The USA adds temporary Influence in the Americas: 4 VPs.
51 play growth_strategy:china1
    China plays Growth Strategy.
52 choose growth
    China chooses: Get a Growth Card.
    China gets Diplomatic Initiative: 2 VPs.
53 play growth_strategy:eu2
    The EU plays Growth Strategy.
54 choose produce
    The EU chooses: Produce.
55 produce energy
    The EU produces 1 energy.
56 produce raw
    The EU produces 1 raw material.
57 produce diplomacy
58 make 3
    The EU produces 3 diplomacy.
59 play new_allies:usa2
    The USA plays New Allies.
60 improve jordan
61 exhaust iraq_usa
    The USA exhausts Iraq.
    The USA wins Jordan as an ally.
    Egypt lies open.
    China reveals Foreign Trade and New Allies: 4 Research.
    China gains 6 money.
62 exhaust south_africa_china
    China exhausts South Africa.
63 refresh
    China refreshes the market.
    Quantitative Easing leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Permanent Mission leaves the market.
    Convincing Arguments lies open in the market.
    Explore Alternatives leaves the market.
    Debt Relief lies open in the market.
64 buy build_new_embassy:a
    China buys Build New Embassy for 3 Research.
    Peacekeeping Mandate lies open in the market.
65 exhaust laos_china
    China exhausts Laos.
    The EU reveals Foreign Direct Investment and Humanitarian Aid: 6 Research.
    The EU gains 9 money.
66 buy debt_relief:a
    The EU buys Debt Relief for 5 Research.
    Industrial Policy lies open in the market.
67 exhaust norway_eu
    The EU exhausts Norway.
68 exhaust canada_eu
    The EU exhausts Canada.
69 exhaust thailand
    The EU exhausts Thailand.
70 exhaust nigeria_eu
    The EU exhausts Nigeria.
71 buy initiate_restructuring:a
    The EU buys Initiate Restructuring for 4 Research.
    Assign New Diplomats lies open in the market.
72 exhaust eu_member_states
    The EU exhausts EU Member States.
73 buy global_presence:b
    The EU buys Global Presence for 5 Research.
    Energy Summit lies open in the market.
    The USA reveals Foreign Direct Investment and Military Reinforcements: 5 Research.
    The USA gains 9 money.
74 buy energy_summit:a
    The USA buys Energy Summit for 4 Research.
    Power Play lies open in the market.
75 exhaust mexico_usa
    The USA exhausts Mexico.
76 refresh
    The USA refreshes the market.
    Re-Evaluate Strategy leaves the market.
    Return on Investment lies open in the market.
    Convincing Arguments leaves the market.
    Improve Logistics lies open in the market.
    Peacekeeping Mandate leaves the market.
    Strengthen Alliance lies open in the market.
77 exhaust iceland_usa
    The USA exhausts Iceland.
78 done
    Industrial Policy leaves the market.
    Key Economic Partner lies open in the market.
    Russia adds permanent Influence in Europe: 0 VPs.
    Russia adds permanent Influence in Central Asia: 0 VPs.
    1 new army for Russia in Central Asia.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 6 money.
79 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
80 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
81 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
    China suffers THREAT from Russia in Central Asia: -2 VPs.
    Round 2.
    China draws 6 hidden cards.
    The EU draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Afghanistan, Canada, Qatar, Equatorial Guinea, Myanmar and Laos.
hash 2 5f48a1138dcf4b9e
82 place 4
    The EU takes place 4.
83 place 2
    The USA takes place 2.
84 place 1
    China takes place 1.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
85 focus diplomatic
    China chooses Diplomatic Focus.
86 done
87 raise diplomacy
    China's production of diplomacy goes up to 4.
88 make 3
    China produces 3 diplomacy.
89 focus diplomatic
    The USA chooses Diplomatic Focus.
90 done
91 raise diplomacy
    The USA's production of diplomacy goes up to 5.
92 make 3
    The USA produces 3 diplomacy.
93 focus diplomatic
    The EU chooses Diplomatic Focus.
94 ready nigeria_eu
    The EU readies Nigeria.
95 ready canada_eu
    The EU readies Canada.
96 ready norway_eu
    The EU readies Norway.
97 ready jordan_eu
    The EU readies Jordan.
98 ready eu_member_states
    The EU readies EU Member States.
99 raise diplomacy
    The EU's production of diplomacy goes up to 5.
100 make 5
    The EU produces 5 diplomacy.
    3 diplomacy of the EU found no place: 0 money instead.
101 play the_worlds_factory:china1
    China plays The World's Factory.
102 export energy
    China exports 1 energy for 5 money.
103 done
104 import services
105 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
    China gains 1 diplomacy.
106 make 0
107 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
108 engage mena
109 pay
    The USA pays 4 diplomacy.
    The USA engages in the Middle East - North Africa.
110 temporary
    The USA adds temporary Influence in the Middle East - North Africa: 5 VPs.
111 play soft_power:eu1
    The EU plays Soft Power.
112 engage mena
113 pay
    The EU pays 3 diplomacy.
    The EU engages in the Middle East - North Africa.
114 permanent
    The EU adds permanent Influence in the Middle East - North Africa: 1 VP.
115 play foreign_trade:china2
    China plays Foreign Trade.
116 export army
    China exports 1 army for 20 money.
117 export energy
    China exports 1 energy for 5 money.
118 export goods
119 sell 1
    China exports 1 consumer good for 15 money.
120 done
121 play growth_strategy:usa2
    The USA plays Growth Strategy.
122 choose produce
    The USA chooses: Produce.
123 produce goods
124 make 3
    The USA produces 3 consumer goods.
125 produce diplomacy
126 make 4
    The USA produces 4 diplomacy.
127 done
128 asset eu_brand_europe
    The EU uses Brand Europe.
129 lay military_reinforcements:eu1
    The EU puts a hidden card face down.
130 region africa
    The EU names Africa.
131 export services
132 sell 1
    The EU exports 1 service for 15 money.
133 export energy
134 sell 2
    The EU exports 2 energy for 10 money.
135 import goods
136 buy 1
    The EU imports 1 consumer good for 10 money.
137 buy 1
    The EU imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
138 done
    The EU gains 1 diplomacy.
139 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
140 engage central_asia
    China pays 2 diplomacy.
    China engages in Central Asia.
141 temporary
    China adds temporary Influence in Central Asia: 3 VPs.
142 play energy_summit:a
    The USA plays Energy Summit.
    The USA gains 2 energy.
143 export goods
    The USA exports 1 consumer good for 15 money.
144 export services
145 sell 2
    The USA exports 2 services for 30 money.
146 import raw
147 buy 3
    The USA imports 3 raw materials from Russia for 9 money.
148 import energy
149 buy 1
    The USA imports 1 energy for 3 money.
150 buy 2
    The USA imports 2 energy from Russia for 6 money.
151 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
152 engage europe
153 exhaust norway_eu
    The EU exhausts Norway.
154 exhaust eu_member_states
    The EU exhausts EU Member States.
    The EU engages in Europe.
155 permanent
    The EU adds permanent Influence in Europe: 1 VP.
156 play build_new_embassy:a
    China plays Build New Embassy.
157 improve canada
    China pays 2 diplomacy.
    China wins Canada as an ally.
    Venezuela lies open.
158 play military_pact:usa1
    The USA plays Military Pact.
159 base japan_usa
    The USA exhausts Japan.
    The USA builds a Base in Japan with 1 army for 10 money.
160 temporary
    The USA adds temporary Influence in East Asia - Pacific: 4 VPs.
    The USA gains 1 diplomacy.
161 asset eu_neighborhood_policy
    The EU uses EU Neighborhood Policy.
162 lay initiate_restructuring:a
    The EU puts a hidden card face down.
163 engage mena
164 exhaust jordan_eu
    The EU exhausts Jordan.
    The EU pays 3 diplomacy.
    The EU engages in the Middle East - North Africa.
165 temporary
    The EU adds temporary Influence in the Middle East - North Africa: 4 VPs.
166 yes
    The EU pays 10 money.
167 engage central_asia
    The EU pays 2 diplomacy.
    The EU engages in Central Asia.
168 temporary
    The EU adds temporary Influence in Central Asia: 2 VPs.
169 move_token mena
    The EU moves an Engage token from the Middle East - North Africa to Central Asia.
    China reveals Foreign Military Presence and Growth Strategy: 6 Research.
    China gains 6 money.
170 buy power_play:a
    China buys Power Play for 5 Research.
    Regional Summit lies open in the market.
171 exhaust canada
    China exhausts Canada.
172 buy key_economic_partner:a
    China buys Key Economic Partner for 4 Research.
    Cultural Exchange lies open in the market.
    The USA reveals Growth Strategy and New Allies: 4 Research.
    The USA gains 5 money.
173 buy return_on_investment:a
    The USA buys Return on Investment for 4 Research.
    Successful Negotiations lies open in the market.
174 exhaust jordan
    The USA exhausts Jordan.
    The EU reveals Global Presence and Debt Relief: 5 Research.
    The EU gains 1 army.
    The EU gains 6 money.
175 buy assign_new_diplomats:a
    The EU buys Assign New Diplomats for 5 Research.
    Steady Partnership lies open in the market.
176 exhaust nigeria_eu
    The EU exhausts Nigeria.
177 done
    Improve Logistics leaves the market.
    Trade Opportunity lies open in the market.
    Russia adds permanent Influence in Central Asia: 0 VPs.
    1 new army for Russia in Central Asia.
    Russia adds permanent Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 6 money.
178 discard_token central_asia
    China gives up an Engage token in Central Asia for 5 money.
179 discard_token mena
    The USA gives up an Engage token in the Middle East - North Africa for 10 money.
180 discard_token mena
    The EU gives up an Engage token in the Middle East - North Africa for 5 money.
181 discard_token central_asia
    The EU gives up an Engage token in Central Asia for 0 money.
182 discard_token europe
    The EU gives up an Engage token in Europe for 10 money.
183 yes
    The USA's Prosperity goes up to 2: 3 VPs and 15 money.
184 yes
    The EU's Prosperity goes up to 2: 4 VPs and 15 money.
    China suffers THREAT from Russia in Central Asia: -2 VPs.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    Round 3.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    The USA's discard pile becomes a deck of 12 cards.
    The USA draws 6 hidden cards.
    The EU's discard pile becomes a deck of 12 cards.
    The EU draws 6 hidden cards.
    New Countries: Iceland, Uzbekistan, Brazil, Iran, Kenya, Bhutan and Vietnam.
hash 3 c914049245aee785
185 place 2
    The EU takes place 2.
186 place 1
    China takes place 1.
187 place 4
    The USA takes place 4.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    2 raw materials of the USA found no place: 6 money instead.
    The USA produces 3 food.
188 focus domestic
    China chooses Domestic Focus.
189 done
190 tracks 1
191 raise food
    China's production of food goes up to 4.
    China gains 1 food.
192 make 1
    China produces 1 consumer good.
    China's Commerce cards lie face up again.
193 focus military
    The EU chooses Military Focus.
194 ready thailand
    The EU readies Thailand.
195 ready jordan_eu
    The EU readies Jordan.
196 ready nigeria_eu
    The EU readies Nigeria.
197 raise army
    The EU's production of armies goes up to 3.
198 make 3
    The EU produces 3 armies.
199 focus diplomatic
    The USA chooses Diplomatic Focus.
200 ready mexico_usa
    The USA readies Mexico.
201 ready iceland_usa
    The USA readies Iceland.
202 ready jordan
    The USA readies Jordan.
203 ready iraq_usa
    The USA readies Iraq.
204 make 5
    The USA produces 5 diplomacy.
    5 diplomacy of the USA found no place: 0 money instead.
205 play key_economic_partner:a
    China plays Key Economic Partner.
206 ready pakistan_china
    China readies Pakistan.
207 play assign_new_diplomats:a
    The EU plays Assign New Diplomats.
208 improve iceland
    The EU pays 1 diplomacy.
    The EU wins Iceland as an ally.
    Moldova lies open.
209 improve equatorial_guinea
210 exhaust nigeria_eu
    The EU exhausts Nigeria.
    The EU wins Equatorial Guinea as an ally.
    Mali lies open.
211 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
212 invest iceland_usa
    The USA exhausts Iceland.
    The USA invests 10 money in Iceland.
213 permanent
    The USA adds permanent Influence in Europe: 1 VP.
214 play foreign_trade:china2
    China plays Foreign Trade.
215 export services
    China exports 1 service for 15 money.
216 export goods
217 sell 2
    China exports 2 consumer goods for 30 money.
218 export army
    China exports 1 army for 20 money.
219 import raw
220 buy 3
    China imports 3 raw materials from Russia for 9 money.
    1 raw material of China found no place: 3 money instead.
221 import energy
222 buy 2
    China imports 2 energy for 6 money.
223 buy 2
    China imports 2 energy from Russia for 6 money.
224 play foreign_trade:eu2
    The EU plays Foreign Trade.
225 export food
226 sell 2
    The EU exports 2 food for 10 money.
227 export army
    The EU exports 1 army for 20 money.
228 import services
    The EU imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
229 import raw
230 buy 3
    The EU imports 3 raw materials from Russia for 9 money.
    The EU gains 1 diplomacy.
231 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
232 army board
233 to east_asia_pacific
    The USA moves an army to East Asia - Pacific.
234 done
235 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
236 done
237 play new_allies:eu1
    The EU plays New Allies.
238 improve vietnam
239 pay
    The EU pays 2 diplomacy.
    The EU wins Vietnam as an ally.
    The Philippines lie open.
240 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
241 engage mena
242 pay
    The USA pays 4 diplomacy.
    The USA engages in the Middle East - North Africa.
243 temporary
    The USA adds temporary Influence in the Middle East - North Africa: 3 VPs.
244 asset cn_sco
    China uses Shanghai Cooperation Organization.
245 lay build_new_embassy:a
    China puts a hidden card face down.
246 improve qatar
    China pays 2 diplomacy.
    China wins Qatar as an ally.
    Egypt lies open.
247 choose invest
    China chooses: Invest.
    China exhausts Qatar.
    China invests 15 money in Qatar.
248 temporary
    China adds temporary Influence in the Middle East - North Africa: 2 VPs.
249 order
    The EU uses the Executive Order.
250 lay growth_strategy:eu2
    The EU puts a hidden card face down.
251 choose engage
    The EU chooses: Engage.
252 none
253 play return_on_investment:a
    The USA plays Return on Investment.
    The USA gains 4 money.
254 invest jordan
    The USA exhausts Jordan.
    The USA invests 10 money in Jordan.
255 permanent
    The USA adds permanent Influence in the Middle East - North Africa: 1 VP.
    Russia adds permanent Influence in Africa: 0 VPs.
    Russia adds temporary Influence in Central Asia: 0 VPs.
    China's investments return 10 money.
    The USA's investments return 4 money.
256 discard_token mena
    The USA gives up an Engage token in the Middle East - North Africa for 10 money.
    China suffers THREAT from Russia in Central Asia: -2 VPs.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 5 VPs for the USA, 2 for cubes and 3 for place 3.
    Europe: 5 VPs for the EU, 2 for cubes and 3 for place 3.
    Central Asia: 3 VPs for the EU, 1 for cubes and 2 for place 3.
    Central Asia: 6 VPs for China, 2 for cubes and 4 for place 2.
    The Americas do not score: a permanent slot is free.
    The Middle East - North Africa: 11 VPs for the USA, 4 for cubes and 7 for place 2.
    The Middle East - North Africa: 14 VPs for the EU, 4 for cubes and 10 for place 1.
    The Middle East - North Africa: 3 VPs for China, 1 for cubes and 2 for place 4.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    The USA leads in 3 Regions only: -2 VPs.
    China's investments reach 3 Regions: 2 VPs.
    Money, place 2: 3 VPs for the USA.
    Money, place 3: 1 VP for the EU.
    Money, place 1: 5 VPs for China.
    Most armies on the map, place 1: 6 VPs for the USA.
    Most armies on the map, place 2: 3 VPs for the EU.
    Most allied Countries, place 3: 2 VPs for the USA.
    Most allied Countries, place 1: 7 VPs for the EU.
    Most allied Countries, place 2: 4 VPs for China.
    The USA did not use 1 Asset: 2 VPs.
    The USA did not use the Executive Order: 3 VPs.
    China did not use 1 Asset: 2 VPs.
end 293e16fc1fe39291
    The USA has the most VPs when the last round is over: 55.
