{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "eu", "china"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": false, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 76, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand first
2 give_back us_main_un_funding
3 hand first
4 give_back eu_central_bank
5 hand first
6 give_back cn_brics
    United States of America keeps Arms Export and R&D Champion and begins with 6 VPs.
    European Union keeps EU Neighborhood Policy and Brand Europe and begins with 5 VPs.
    People's Republic of China keeps Expansion in the South China Sea and Shanghai Cooperation Organization and begins with 8 VPs.
7 place 2
    European Union takes place 2.
8 place 4
    United States of America takes place 4.
9 place 1
    People's Republic of China takes place 1.
    Next: Auto-Influence 15 and Auto-Influence 9.
    Round 1.
hash 1 56e575e34b69ad29
10 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
11 done
12 play growth_strategy:eu1
    European Union plays Growth Strategy.
13 choose produce
    European Union chooses: Produce.
14 produce energy
    European Union produces 1 energy.
15 produce diplomacy
16 make 3
    European Union produces 3 diplomacy.
17 produce services
18 make 2
    European Union produces 2 services.
19 play global_currency:usa1
    United States of America plays Global Currency.
20 export energy
    United States of America exports 1 energy for 5 money.
21 export food
    United States of America exports 1 food for 5 money.
22 import raw
23 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
24 import goods
25 buy 0
26 buy 1
    United States of America imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
27 buy 1
    United States of America imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
28 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
29 invest pakistan_china
    People's Republic of China exhausts Pakistan.
    People's Republic of China invests 15 money in Pakistan.
30 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
    People's Republic of China gains 1 diplomacy.
31 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
32 base jordan_eu
    European Union exhausts Jordan.
    European Union builds a Base in Jordan with 1 army for 10 money.
33 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VP.
34 play foreign_trade:usa1
    United States of America plays Foreign Trade.
35 export goods
    United States of America exports 1 consumer goods for 15 money.
36 export food
    United States of America exports 1 food for 5 money.
37 import raw
38 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
39 import services
    United States of America imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    United States of America gains 1 diplomacy.
40 order
    People's Republic of China uses the Executive Order.
41 lay foreign_direct_investment:china1
    People's Republic of China puts a hidden card face down.
42 choose invest
    People's Republic of China chooses: Invest.
43 invest tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
44 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
45 play new_allies:eu2
    European Union plays New Allies.
46 improve thailand
    European Union pays 2 diplomacy.
    Thailand becomes an ally of European Union.
    Australia lies open.
47 asset us_arms_export
    United States of America uses Arms Export.
48 lay foreign_military_presence:usa1
    United States of America puts a hidden card face down.
    United States of America pays 2 army.
    United States of America gains 20 money.
49 region americas
    United States of America names Americas.
50 temporary
    United States of America adds Influence in Americas, below the line: 4 VPs.
51 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
52 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Diplomatic Initiative for 2 VPs.
53 play growth_strategy:eu2
    European Union plays Growth Strategy.
54 choose produce
    European Union chooses: Produce.
55 produce energy
    European Union produces 1 energy.
56 produce raw
    European Union produces 1 raw materials.
57 produce diplomacy
58 make 3
    European Union produces 3 diplomacy.
59 play new_allies:usa2
    United States of America plays New Allies.
60 improve jordan
61 exhaust iraq_usa
    United States of America exhausts Iraq.
    Jordan becomes an ally of United States of America.
    Egypt lies open.
    People's Republic of China reveals Foreign Trade and New Allies: 4 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 3 money.
62 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
63 refresh
    People's Republic of China refreshes the market.
    Quantitative Easing leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Permanent Mission leaves the market.
    Convincing Arguments lies open in the market.
    Explore Alternatives leaves the market.
    Debt Relief lies open in the market.
64 buy build_new_embassy:a
    People's Republic of China buys Build New Embassy for 3 Research.
    Peacekeeping Mandate lies open in the market.
65 exhaust laos_china
    People's Republic of China exhausts Laos.
    European Union reveals Foreign Direct Investment and Humanitarian Aid: 6 Research.
    European Union gains 6 money.
    European Union gains 3 money.
66 buy debt_relief:a
    European Union buys Debt Relief for 5 Research.
    Industrial Policy lies open in the market.
67 exhaust norway_eu
    European Union exhausts Norway.
68 exhaust canada_eu
    European Union exhausts Canada.
69 exhaust thailand
    European Union exhausts Thailand.
70 exhaust nigeria_eu
    European Union exhausts Nigeria.
71 buy initiate_restructuring:a
    European Union buys Initiate Restructuring for 4 Research.
    Assign New Diplomats lies open in the market.
72 exhaust eu_member_states
    European Union exhausts EU Member States.
73 buy global_presence:b
    European Union buys Global Presence for 5 Research.
    Energy Summit lies open in the market.
    United States of America reveals Foreign Direct Investment and Military Reinforcements: 5 Research.
    United States of America gains 6 money.
    United States of America gains 3 money.
74 buy energy_summit:a
    United States of America buys Energy Summit for 4 Research.
    Power Play lies open in the market.
75 exhaust mexico_usa
    United States of America exhausts Mexico.
76 refresh
    United States of America refreshes the market.
    Re-Evaluate Strategy leaves the market.
    Return on Investment lies open in the market.
    Convincing Arguments leaves the market.
    Improve Logistics lies open in the market.
    Peacekeeping Mandate leaves the market.
    Strengthen Alliance lies open in the market.
77 exhaust iceland_usa
    United States of America exhausts Iceland.
78 done
    Industrial Policy leaves the market.
    Key Economic Partner lies open in the market.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    Next: Auto-Influence 12 and Auto-Influence 16.
    People's Republic of China's investments return 6 money.
79 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
80 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
81 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Afghanistan, Canada, Qatar, Equatorial Guinea, Myanmar and Laos.
hash 2 92fc8928334e9199
82 place 4
    European Union takes place 4.
83 place 2
    United States of America takes place 2.
84 place 1
    People's Republic of China takes place 1.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
85 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
86 done
87 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
88 make 3
    People's Republic of China produces 3 diplomacy.
89 focus diplomatic
    United States of America chooses Diplomatic Focus.
90 done
91 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
92 make 3
    United States of America produces 3 diplomacy.
93 focus diplomatic
    European Union chooses Diplomatic Focus.
94 ready nigeria_eu
    European Union readies Nigeria.
95 ready canada_eu
    European Union readies Canada.
96 ready norway_eu
    European Union readies Norway.
97 ready jordan_eu
    European Union readies Jordan.
98 ready eu_member_states
    European Union readies EU Member States.
99 raise diplomacy
    European Union's production of diplomacy goes up to 5.
100 make 5
    European Union produces 5 diplomacy.
    3 diplomacy of European Union found no place: 0 money instead.
101 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
102 export energy
    People's Republic of China exports 1 energy for 5 money.
103 done
104 import services
105 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
    People's Republic of China gains 1 diplomacy.
106 make 0
107 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
108 engage mena
109 pay
    United States of America pays 4 diplomacy.
    United States of America engages in Middle East - North Africa.
110 temporary
    United States of America adds Influence in Middle East - North Africa, below the line: 5 VPs.
111 play soft_power:eu1
    European Union plays Soft Power.
112 engage mena
113 pay
    European Union pays 3 diplomacy.
    European Union engages in Middle East - North Africa.
114 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VP.
115 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
116 export army
    People's Republic of China exports 1 army for 20 money.
117 export energy
    People's Republic of China exports 1 energy for 5 money.
118 export goods
119 sell 1
    People's Republic of China exports 1 consumer goods for 15 money.
120 done
121 play growth_strategy:usa2
    United States of America plays Growth Strategy.
122 choose produce
    United States of America chooses: Produce.
123 produce goods
124 make 3
    United States of America produces 3 consumer goods.
125 produce diplomacy
126 make 4
    United States of America produces 4 diplomacy.
127 done
128 asset eu_brand_europe
    European Union uses Brand Europe.
129 lay military_reinforcements:eu1
    European Union puts a hidden card face down.
130 region africa
    European Union names Africa.
131 export services
132 sell 1
    European Union exports 1 services for 15 money.
133 export energy
134 sell 2
    European Union exports 2 energy for 10 money.
135 import goods
136 buy 1
    European Union imports 1 consumer goods for 10 money.
137 buy 1
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
138 done
    European Union gains 1 diplomacy.
139 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
140 engage central_asia
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in Central Asia.
141 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 3 VPs.
142 play energy_summit:a
    United States of America plays Energy Summit.
    United States of America gains 2 energy.
143 export goods
    United States of America exports 1 consumer goods for 15 money.
144 export services
145 sell 2
    United States of America exports 2 services for 30 money.
146 import raw
147 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
148 import energy
149 buy 1
    United States of America imports 1 energy for 3 money.
150 buy 2
    United States of America imports 2 energy from Russian Federation for 6 money.
151 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
152 engage europe
153 exhaust norway_eu
    European Union exhausts Norway.
154 exhaust eu_member_states
    European Union exhausts EU Member States.
    European Union engages in Europe.
155 permanent
    European Union adds Influence in Europe, above the line: 1 VP.
156 play build_new_embassy:a
    People's Republic of China plays Build New Embassy.
157 improve canada
    People's Republic of China pays 2 diplomacy.
    Canada becomes an ally of People's Republic of China.
    Venezuela lies open.
158 play military_pact:usa1
    United States of America plays Military Pact.
159 base japan_usa
    United States of America exhausts Japan.
    United States of America builds a Base in Japan with 1 army for 10 money.
160 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 4 VPs.
    United States of America gains 1 diplomacy.
161 asset eu_neighborhood_policy
    European Union uses EU Neighborhood Policy.
162 lay initiate_restructuring:a
    European Union puts a hidden card face down.
163 engage mena
164 exhaust jordan_eu
    European Union exhausts Jordan.
    European Union pays 3 diplomacy.
    European Union engages in Middle East - North Africa.
165 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 4 VPs.
166 yes
    European Union pays 10 money.
167 engage central_asia
    European Union pays 2 diplomacy.
    European Union engages in Central Asia.
168 temporary
    European Union adds Influence in Central Asia, below the line: 2 VPs.
169 move_token mena
    European Union moves an Engage token from Middle East - North Africa to Central Asia.
    People's Republic of China reveals Foreign Military Presence and Growth Strategy: 6 Research.
    People's Republic of China gains 4 money.
    People's Republic of China gains 2 money.
170 buy power_play:a
    People's Republic of China buys Power Play for 5 Research.
    Regional Summit lies open in the market.
171 exhaust canada
    People's Republic of China exhausts Canada.
172 buy key_economic_partner:a
    People's Republic of China buys Key Economic Partner for 4 Research.
    Cultural Exchange lies open in the market.
    United States of America reveals Growth Strategy and New Allies: 4 Research.
    United States of America gains 2 money.
    United States of America gains 3 money.
173 buy return_on_investment:a
    United States of America buys Return on Investment for 4 Research.
    Successful Negotiations lies open in the market.
174 exhaust jordan
    United States of America exhausts Jordan.
    European Union reveals Global Presence and Debt Relief: 5 Research.
    European Union gains 1 army.
    European Union gains 6 money.
175 buy assign_new_diplomats:a
    European Union buys Assign New Diplomats for 5 Research.
    Steady Partnership lies open in the market.
176 exhaust nigeria_eu
    European Union exhausts Nigeria.
177 done
    Improve Logistics leaves the market.
    Trade Opportunity lies open in the market.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Next: Auto-Influence 17 and Auto-Influence 6.
    People's Republic of China's investments return 6 money.
178 discard_token central_asia
    People's Republic of China gives up an Engage token in Central Asia for 5 money.
179 discard_token mena
    United States of America gives up an Engage token in Middle East - North Africa for 10 money.
180 discard_token mena
    European Union gives up an Engage token in Middle East - North Africa for 5 money.
181 discard_token central_asia
    European Union gives up an Engage token in Central Asia for 0 money.
182 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
183 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
184 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Iceland, Uzbekistan, Brazil, Iran, Kenya, Bhutan and Vietnam.
hash 3 3da3369cd7e016fa
185 place 2
    European Union takes place 2.
186 place 1
    People's Republic of China takes place 1.
187 place 4
    United States of America takes place 4.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    2 raw materials of United States of America found no place: 6 money instead.
    United States of America produces 3 food.
188 focus domestic
    People's Republic of China chooses Domestic Focus.
189 done
190 tracks 1
191 raise food
    People's Republic of China's production of food goes up to 4.
    People's Republic of China gains 1 food.
192 make 1
    People's Republic of China produces 1 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
193 focus military
    European Union chooses Military Focus.
194 ready thailand
    European Union readies Thailand.
195 ready jordan_eu
    European Union readies Jordan.
196 ready nigeria_eu
    European Union readies Nigeria.
197 raise army
    European Union's production of army goes up to 3.
198 make 3
    European Union produces 3 army.
199 focus diplomatic
    United States of America chooses Diplomatic Focus.
200 ready mexico_usa
    United States of America readies Mexico.
201 ready iceland_usa
    United States of America readies Iceland.
202 ready jordan
    United States of America readies Jordan.
203 ready iraq_usa
    United States of America readies Iraq.
204 make 5
    United States of America produces 5 diplomacy.
    5 diplomacy of United States of America found no place: 0 money instead.
205 play key_economic_partner:a
    People's Republic of China plays Key Economic Partner.
206 ready pakistan_china
    People's Republic of China readies Pakistan.
207 play assign_new_diplomats:a
    European Union plays Assign New Diplomats.
208 improve iceland
    European Union pays 1 diplomacy.
    Iceland becomes an ally of European Union.
    Moldova lies open.
209 improve equatorial_guinea
210 exhaust nigeria_eu
    European Union exhausts Nigeria.
    Equatorial Guinea becomes an ally of European Union.
    Mali lies open.
211 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
212 invest iceland_usa
    United States of America exhausts Iceland.
    United States of America invests 10 money in Iceland.
213 permanent
    United States of America adds Influence in Europe, above the line: 1 VP.
214 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
215 export services
    People's Republic of China exports 1 services for 15 money.
216 export goods
217 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
218 export army
    People's Republic of China exports 1 army for 20 money.
219 import raw
220 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    1 raw materials of People's Republic of China found no place: 3 money instead.
221 import energy
222 buy 2
    People's Republic of China imports 2 energy for 6 money.
223 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
224 play foreign_trade:eu2
    European Union plays Foreign Trade.
225 export food
226 sell 2
    European Union exports 2 food for 10 money.
227 export army
    European Union exports 1 army for 20 money.
228 import services
    European Union imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
229 import raw
230 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    European Union gains 1 diplomacy.
231 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
232 army board
233 to east_asia_pacific
    United States of America moves an army to East Asia - Pacific.
234 done
235 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
236 done
237 play new_allies:eu1
    European Union plays New Allies.
238 improve vietnam
239 pay
    European Union pays 2 diplomacy.
    Vietnam becomes an ally of European Union.
    Philippines lies open.
240 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
241 engage mena
242 pay
    United States of America pays 4 diplomacy.
    United States of America engages in Middle East - North Africa.
243 temporary
    United States of America adds Influence in Middle East - North Africa, below the line: 3 VPs.
244 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
245 lay build_new_embassy:a
    People's Republic of China puts a hidden card face down.
246 improve qatar
    People's Republic of China pays 2 diplomacy.
    Qatar becomes an ally of People's Republic of China.
    Egypt lies open.
247 choose invest
    People's Republic of China chooses: Invest.
    People's Republic of China exhausts Qatar.
    People's Republic of China invests 15 money in Qatar.
248 temporary
    People's Republic of China adds Influence in Middle East - North Africa, below the line: 2 VPs.
249 order
    European Union uses the Executive Order.
250 lay growth_strategy:eu2
    European Union puts a hidden card face down.
251 choose engage
    European Union chooses: Engage.
252 none
253 play return_on_investment:a
    United States of America plays Return on Investment.
    United States of America gains 4 money.
254 invest jordan
    United States of America exhausts Jordan.
    United States of America invests 10 money in Jordan.
255 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VP.
    Russian Federation adds Influence in Africa, above the line: 0 VPs.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    People's Republic of China's investments return 10 money.
    United States of America's investments return 4 money.
256 discard_token mena
    United States of America gives up an Engage token in Middle East - North Africa for 10 money.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Scoring.
    Europe: 5 VPs for United States of America, 2 for cubes and 3 for place 3.
    Europe: 5 VPs for European Union, 2 for cubes and 3 for place 3.
    Central Asia: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    Central Asia: 6 VPs for People's Republic of China, 2 for cubes and 4 for place 2.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa: 11 VPs for United States of America, 4 for cubes and 7 for place 2.
    Middle East - North Africa: 14 VPs for European Union, 4 for cubes and 10 for place 1.
    Middle East - North Africa: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 4.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 3 Regions only: -2 VPs.
    People's Republic of China's investments reach 3 Regions: 2 VPs.
    Money, place 2: 3 VPs for United States of America.
    Money, place 3: 1 VP for European Union.
    Money, place 1: 5 VPs for People's Republic of China.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most armies on the map, place 2: 3 VPs for European Union.
    Most allied Countries, place 3: 2 VPs for United States of America.
    Most allied Countries, place 1: 7 VPs for European Union.
    Most allied Countries, place 2: 4 VPs for People's Republic of China.
    United States of America did not use 1 Asset: 2 VPs.
    United States of America did not use the Executive Order: 3 VPs.
    People's Republic of China did not use 1 Asset: 2 VPs.
end 444d94fed47d2816
    United States of America has the most VPs when the last round is over: 55.
