{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["china", "eu"], "options": {"optional_market_pack": true}, "seed": 1040, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back cn_rapid_industrialization
3 hand first
4 give_back eu_expansion
    People's Republic of China keeps Shanghai Cooperation Organization and BRICS and begins with 5 VPs.
    European Union keeps Central European Bank and Brand Europe and begins with 6 VPs.
5 place 4
    People's Republic of China takes place 4.
6 place 2
    European Union takes place 2.
    Next: Auto-Influence 14 and Auto-Influence 11.
    Round 1.
hash 1 5eb7bd2bc7c2da04
7 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
8 improve venezuela
9 pay
10 swap 1
    European Union pays 3 money.
    European Union pays 1 diplomacy.
    Venezuela becomes an ally of European Union.
    Honduras lies open.
11 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
12 done
13 play new_allies:eu2
    European Union plays New Allies.
14 improve angola
15 pay
    European Union pays 2 diplomacy.
    Angola becomes an ally of European Union.
    Djibouti lies open.
16 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
17 choose growth
    People's Republic of China chooses: Get a Growth Card.
18 growth industrial_development
    People's Republic of China gets Industrial Development for 1 VPs.
19 raise services
    People's Republic of China's production of services goes up to 2.
20 raise energy
    People's Republic of China's production of energy goes up to 2.
21 asset eu_brand_europe
    European Union uses Brand Europe.
22 lay new_allies:eu1
    European Union puts a hidden card face down.
23 region africa
    European Union names Africa.
24 export food
25 sell 3
    European Union exports 3 food for 15 money.
26 export goods
27 sell 2
    European Union exports 2 consumer goods for 30 money.
28 import services
    European Union imports 1 services from United States of America for 10 money.
29 import energy
30 buy 3
    European Union imports 3 energy for 9 money.
31 buy 2
    European Union imports 2 energy from Russian Federation for 6 money.
32 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
33 invest south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
34 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VPs.
35 play growth_strategy:eu1
    European Union plays Growth Strategy.
36 choose growth
    European Union chooses: Get a Growth Card.
37 growth diplomatic_initiative
    European Union gets Diplomatic Initiative for 2 VPs.
38 asset cn_brics
    People's Republic of China uses BRICS.
39 lay diplomatic_engagement:china1
    People's Republic of China puts a hidden card face down.
    European Union reveals Military Reinforcements and Diplomatic Engagement: 5 Research.
    European Union gains 3 money.
    European Union gains 1 diplomacy.
40 exhaust norway_eu
    European Union exhausts Norway.
41 buy minimize_bureaucracy:a
    European Union buys Minimize Bureaucracy for 4 Research.
    Permanent Mission lies open in the market.
42 exhaust eu_member_states
    European Union exhausts EU Member States.
43 exhaust nigeria_eu
    European Union exhausts Nigeria.
44 exhaust jordan_eu
    European Union exhausts Jordan.
45 buy permanent_mission:a
    European Union buys Permanent Mission for 6 Research.
    Initiate Restructuring lies open in the market.
46 exhaust angola
    European Union exhausts Angola.
47 refresh
    European Union refreshes the market.
    Power Play leaves the market.
    Ensure Peace in the Region lies open in the market.
    Peacekeeping Mandate leaves the market.
    Debt Relief lies open in the market.
    Dominant Power leaves the market.
    Re-Evaluate Strategy lies open in the market.
48 done
    People's Republic of China reveals The World's Factory and New Allies: 4 Research.
    People's Republic of China gains 5 money.
    People's Republic of China gains 3 money.
49 refresh
    People's Republic of China refreshes the market.
    Steady Partnership leaves the market.
    Power Play lies open in the market.
    New Strategic Partner leaves the market.
    Boost Production lies open in the market.
    Initiate Restructuring leaves the market.
    Global Presence lies open in the market.
50 refresh
    People's Republic of China refreshes the market.
    Ensure Peace in the Region leaves the market.
    New Agenda lies open in the market.
    Debt Relief leaves the market.
    Key Economic Partner lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Diplomatic Trip lies open in the market.
51 done
    Power Play leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Boost Production leaves the market.
    New Strategic Partner lies open in the market.
    United States of America adds Influence in Central Asia, above the line: 0 VPs.
    1 army of United States of America appears in Central Asia.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    United States of America adds Influence in Africa, above the line: 0 VPs.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Next: Auto-Influence 3 and Auto-Influence 8.
    People's Republic of China's investments return 2 money.
52 no
    Russian Federation threatens European Union in Europe: -2 VPs.
    United States of America threatens People's Republic of China in Central Asia: -2 VPs.
    Round 2.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Afghanistan, Ecuador, Iran, Mali, Sri Lanka and Thailand.
hash 2 a2a10b0766805ab7
53 place 2
    People's Republic of China takes place 2.
54 place 4
    European Union takes place 4.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
55 focus domestic
    People's Republic of China chooses Domestic Focus.
56 ready south_africa_china
    People's Republic of China readies South Africa.
57 tracks 1
58 raise services
    People's Republic of China's production of services goes up to 3.
59 make 1
    People's Republic of China produces 1 consumer goods.
60 make 1
    People's Republic of China produces 1 services.
61 focus domestic
    European Union chooses Domestic Focus.
62 ready nigeria_eu
    European Union readies Nigeria.
63 ready angola
    European Union readies Angola.
64 ready eu_member_states
    European Union readies EU Member States.
65 raise food
    European Union's production of food goes up to 4.
    European Union gains 1 food.
66 make 2
    European Union produces 2 consumer goods.
67 make 2
    European Union produces 2 services.
68 play new_allies:china1
    People's Republic of China plays New Allies.
69 improve iran
    People's Republic of China pays 3 diplomacy.
    Iran becomes an ally of People's Republic of China.
    Libya lies open.
70 play foreign_trade:eu2
    European Union plays Foreign Trade.
71 done
72 import services
    European Union imports 1 services from United States of America for 10 money.
73 import goods
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    European Union gains 1 diplomacy.
74 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
75 produce services
76 make 1
    People's Republic of China produces 1 services.
77 produce diplomacy
78 make 1
    People's Republic of China produces 1 diplomacy.
79 produce raw
    People's Republic of China produces 3 raw materials.
80 play foreign_trade:eu1
    European Union plays Foreign Trade.
81 export goods
82 sell 1
    European Union exports 1 consumer goods for 15 money.
83 export food
84 sell 1
    European Union exports 1 food for 5 money.
85 import services
    European Union imports 1 services from United States of America for 10 money.
86 import raw
87 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
88 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
89 export army
    People's Republic of China exports 1 army for 20 money.
90 export food
    People's Republic of China exports 1 food for 5 money.
91 export raw
    People's Republic of China exports 1 raw materials for 5 money.
92 import services
93 buy 0
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
94 import energy
95 buy 2
    People's Republic of China imports 2 energy for 6 money.
96 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
97 done
    People's Republic of China gains 1 diplomacy.
98 play minimize_bureaucracy:a
    European Union plays Minimize Bureaucracy.
    Minimize Bureaucracy of European Union leaves the game.
99 take key_economic_partner:a
    Assign New Diplomats lies open in the market.
    European Union takes Key Economic Partner from the market and plays it.
100 ready eu_member_states
    European Union invests 15 money in EU Member States.
101 permanent
    European Union adds Influence in Europe, above the line: 1 VPs.
102 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
103 export goods
104 sell 4
    People's Republic of China exports 4 consumer goods for 60 money.
105 export raw
    People's Republic of China exports 1 raw materials for 5 money.
106 export energy
    People's Republic of China exports 1 energy for 5 money.
107 import services
108 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
109 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
110 play permanent_mission:a
    European Union plays Permanent Mission.
    European Union draws a hidden card.
    People's Republic of China reveals Foreign Military Presence and Economic Diplomacy: 7 Research.
    People's Republic of China gains 4 money.
    People's Republic of China gains 7 money.
111 exhaust iran
    People's Republic of China exhausts Iran.
112 refresh
    People's Republic of China refreshes the market.
    Global Presence leaves the market.
    Improve Logistics lies open in the market.
    New Agenda leaves the market.
    Energy Summit lies open in the market.
    Diplomatic Trip leaves the market.
    Tap into New Markets lies open in the market.
113 buy tap_into_new_markets:b
    People's Republic of China buys Tap into New Markets for 7 Research.
    Convincing Arguments lies open in the market.
114 exhaust laos_china
    People's Republic of China exhausts Laos.
115 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
116 refresh
    People's Republic of China refreshes the market.
    Re-Evaluate Strategy leaves the market.
    Trade Opportunity lies open in the market.
    New Strategic Partner leaves the market.
    Explore Alternatives lies open in the market.
    Assign New Diplomats leaves the market.
    Diplomatic Trip lies open in the market.
117 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
118 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
119 buy energy_summit:a
    People's Republic of China buys Energy Summit for 4 Research.
    Industrial Policy lies open in the market.
    European Union reveals Foreign Direct Investment, Soft Power and Foreign Military Presence: 9 Research.
    European Union gains 6 money.
    European Union gains 1 diplomacy.
    European Union gains 4 money.
120 buy industrial_policy:a
    European Union buys Industrial Policy for 5 Research.
    Re-Examine Agreement lies open in the market.
121 buy trade_opportunity:b
    European Union buys Trade Opportunity for 3 Research.
    Ensure Peace in the Region lies open in the market.
122 done
    Improve Logistics leaves the market.
    Return on Investment lies open in the market.
    Convincing Arguments leaves the market.
    Covert Military Operation lies open in the market.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Africa.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    Next: Auto-Influence 9 and Auto-Influence 4.
    People's Republic of China's investments return 2 money.
    European Union's investments return 4 money.
123 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
    United States of America threatens People's Republic of China in Central Asia: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Africa: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 13 cards.
    European Union draws 6 hidden cards.
    New Countries: Belarus, Turkmenistan, Mexico, Syria, Kenya, Nepal and Vietnam.
hash 3 3aa693ee9f0620f1
124 place 1
    People's Republic of China takes place 1.
125 place 3
    European Union takes place 3.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
126 focus domestic
    People's Republic of China chooses Domestic Focus.
127 ready tajikistan_china
    People's Republic of China readies Tajikistan.
128 tracks 2
129 raise food
    People's Republic of China's production of food goes up to 4.
    People's Republic of China gains 1 food.
130 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
131 make 3
    People's Republic of China produces 3 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
132 make 2
    People's Republic of China produces 2 services.
133 focus domestic
    European Union chooses Domestic Focus.
134 ready norway_eu
    European Union readies Norway.
135 ready jordan_eu
    European Union readies Jordan.
136 raise diplomacy
    European Union's production of diplomacy goes up to 5.
137 make 3
    European Union produces 3 consumer goods.
    European Union's Commerce cards lie face up again.
138 make 1
    European Union produces 1 services.
139 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
140 export army
    People's Republic of China exports 1 army for 20 money.
141 export food
    People's Republic of China exports 1 food for 5 money.
142 export goods
143 sell 3
    People's Republic of China exports 3 consumer goods for 45 money.
144 import services
145 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
146 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
147 import raw
148 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
149 import energy
150 buy 2
    People's Republic of China imports 2 energy for 6 money.
151 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
    People's Republic of China gains 1 diplomacy.
152 play industrial_policy:a
    European Union plays Industrial Policy.
153 raise services
    European Union's production of services goes up to 5.
154 produce energy
    European Union produces 1 energy.
155 produce services
156 make 1
    European Union produces 1 services.
    European Union's Commerce cards lie face up again.
157 play energy_summit:a
    People's Republic of China plays Energy Summit.
    People's Republic of China gains 2 energy.
158 export raw
    People's Republic of China exports 1 raw materials for 5 money.
159 export food
    People's Republic of China exports 1 food for 5 money.
160 done
161 import services
162 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
163 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    1 services of People's Republic of China found no place: 10 money instead.
164 import energy
165 buy 2
    People's Republic of China imports 2 energy for 6 money.
166 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
    1 energy of People's Republic of China found no place: 3 money instead.
167 import goods
168 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
169 buy 1
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
170 play growth_strategy:eu2
    European Union plays Growth Strategy.
171 choose growth
    European Union chooses: Get a Growth Card.
172 growth knowledge_transfer
    European Union gets Knowledge Transfer for 4 VPs.
173 draw 1
    European Union draws a hidden card.
174 discard trade_opportunity:b
    European Union discards Trade Opportunity.
175 play new_allies:china1
    People's Republic of China plays New Allies.
176 improve bosnia_herzegovina
    People's Republic of China pays 1 diplomacy.
    Bosnia-Herzegovina becomes an ally of People's Republic of China.
    Iceland lies open.
177 use knowledge_transfer
    European Union uses Knowledge Transfer.
178 draw 1
    European Union draws a hidden card.
179 discard foreign_direct_investment:eu1
    European Union discards Foreign Direct Investment.
180 play new_allies:eu1
    European Union plays New Allies.
181 improve kenya
182 exhaust angola
    European Union exhausts Angola.
    Kenya becomes an ally of European Union.
    Nigeria lies open.
183 play new_allies:china2
    People's Republic of China plays New Allies.
184 improve iceland
185 exhaust bosnia_herzegovina
    People's Republic of China exhausts Bosnia-Herzegovina.
    Iceland becomes an ally of People's Republic of China.
    Moldova lies open.
186 play foreign_trade:eu2
    European Union plays Foreign Trade.
187 export goods
188 sell 1
    European Union exports 1 consumer goods for 15 money.
189 export army
    European Union exports 1 army for 20 money.
190 import services
    European Union imports 1 services from United States of America for 10 money.
191 import raw
192 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    People's Republic of China reveals Tap into New Markets and Foreign Military Presence: 9 Research.
    People's Republic of China gains 10 money.
    People's Republic of China gains 4 money.
193 buy ensure_peace_in_the_region:b
    People's Republic of China buys Ensure Peace in the Region for 4 Research.
    Think Tank lies open in the market.
194 buy re_examine_agreement:a
    People's Republic of China buys Re-Examine Agreement for 5 Research.
    Military Exercises lies open in the market.
195 exhaust iceland
    People's Republic of China exhausts Iceland.
196 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
197 done
    European Union reveals Military Reinforcements and New Allies: 4 Research.
    European Union gains 3 money.
    European Union gains 3 money.
198 exhaust canada_eu
    European Union exhausts Canada.
199 exhaust eu_member_states
    European Union exhausts EU Member States.
200 buy diplomatic_trip:b
    European Union buys Diplomatic Trip for 7 Research.
    Key Economic Partner lies open in the market.
201 exhaust jordan_eu
    European Union exhausts Jordan.
202 refresh
    European Union refreshes the market.
    Explore Alternatives leaves the market.
    Tap into New Markets lies open in the market.
    Return on Investment leaves the market.
    Cultural Exchange lies open in the market.
    Covert Military Operation leaves the market.
    Strengthen Alliance lies open in the market.
203 exhaust norway_eu
    European Union exhausts Norway.
204 exhaust nigeria_eu
    European Union exhausts Nigeria.
205 refresh
    European Union refreshes the market.
    Think Tank leaves the market.
    Optimization Program lies open in the market.
    Military Exercises leaves the market.
    Convincing Arguments lies open in the market.
    Key Economic Partner leaves the market.
    Strategic Reinforcements lies open in the market.
206 exhaust kenya
    European Union exhausts Kenya.
207 exhaust venezuela
    European Union exhausts Venezuela.
208 buy strategic_reinforcements:a
    European Union buys Strategic Reinforcements for 3 Research.
    Steady Partnership lies open in the market.
    Tap into New Markets leaves the market.
    Build New Embassy lies open in the market.
    Cultural Exchange leaves the market.
    Dominant Power lies open in the market.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    Russian Federation adds Influence in Americas, above the line: 0 VPs.
    1 army of Russian Federation appears in Americas.
    Next: Auto-Influence 6 and Auto-Influence 13.
    People's Republic of China's investments return 2 money.
    European Union's investments return 4 money.
209 no
210 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
    United States of America and Russian Federation threaten People's Republic of China in Central Asia: -4 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Middle East - North Africa: 3 VPs for European Union, 1 for cubes and 2 for place 4.
    Africa: 1 VPs for People's Republic of China, 1 for cubes and 0 for place 4.
    Africa: 1 VPs for European Union, 1 for cubes and 0 for place 4.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Money, place 1: 5 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for European Union.
    Round 4.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Croatia, Tajikistan, Chile, United Arab Emirates, Equatorial Guinea, Myanmar and Philippines.
hash 4 13222828d4569640
211 place 2
    People's Republic of China takes place 2.
212 place 4
    European Union takes place 4.
    People's Republic of China produces 2 energy.
    2 energy of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 4 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
213 focus domestic
    People's Republic of China chooses Domestic Focus.
214 ready tajikistan_china
    People's Republic of China readies Tajikistan.
215 tracks 0
216 make 4
    People's Republic of China produces 4 consumer goods.
217 make 1
    People's Republic of China produces 1 services.
    1 services of People's Republic of China found no place: 10 money instead.
218 focus domestic
    European Union chooses Domestic Focus.
219 ready angola
    European Union readies Angola.
220 ready venezuela
    European Union readies Venezuela.
221 done
222 raise food
    European Union's production of food goes up to 5.
    European Union gains 1 food.
223 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
224 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
225 export energy
    People's Republic of China exports 1 energy for 5 money.
226 export food
227 sell 2
    People's Republic of China exports 2 food for 10 money.
228 export army
    People's Republic of China exports 1 army for 20 money.
229 import services
230 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    1 services of People's Republic of China found no place: 10 money instead.
231 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    1 services of People's Republic of China found no place: 10 money instead.
232 import raw
233 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
234 import goods
235 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
236 buy 1
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
237 make 2
    People's Republic of China produces 2 consumer goods.
    1 consumer goods of People's Republic of China found no place: 10 money instead.
238 play soft_power:eu1
    European Union plays Soft Power.
239 engage americas
    European Union exhausts Venezuela.
    European Union pays 2 diplomacy.
    European Union engages in Americas.
    European Union adds Influence in Americas, below the line: 4 VPs.
240 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
241 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Reduced Bureaucracy for 3 VPs.
    People's Republic of China draws a hidden card.
242 trash growth_strategy:china2
    Growth Strategy of People's Republic of China leaves the game.
243 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
244 improve uae
    European Union pays 6 money.
    United Arab Emirates becomes an ally of European Union.
    Turkey lies open.
245 use reduced_bureaucracy
    People's Republic of China uses Reduced Bureaucracy.
    People's Republic of China draws a hidden card.
246 trash ensure_peace_in_the_region:b
    Ensure Peace in the Region of People's Republic of China leaves the game.
247 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
248 engage central_asia
249 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China pays 3 diplomacy.
    People's Republic of China engages in Central Asia.
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
250 play diplomatic_trip:b
    European Union plays Diplomatic Trip.
251 improve nigeria
    European Union exhausts Angola.
    European Union deepens relations with Nigeria.
    Mali lies open.
252 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China gains 1 diplomacy.
253 play strategic_reinforcements:a
    European Union plays Strategic Reinforcements.
254 done
    People's Republic of China reveals Re-Examine Agreement and Military Reinforcements: 7 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
255 buy optimization_program:b
    People's Republic of China buys Optimization Program for 5 Research.
    Economic Expansion lies open in the market.
256 refresh
    People's Republic of China refreshes the market.
    Strengthen Alliance leaves the market.
    Well-Laid Plans lies open in the market.
    Convincing Arguments leaves the market.
    Prosperous Times lies open in the market.
    Steady Partnership leaves the market.
    Regional Summit lies open in the market.
257 use knowledge_transfer
    European Union uses Knowledge Transfer.
258 draw 1
    European Union draws a hidden card.
259 discard diplomatic_engagement:eu1
    European Union discards Diplomatic Engagement.
    European Union reveals Key Economic Partner and Permanent Mission: 7 Research.
    European Union gains 6 money.
    European Union gains 2 diplomacy.
260 refresh
    European Union refreshes the market.
    Build New Embassy leaves the market.
    Rapid Deployment lies open in the market.
    Dominant Power leaves the market.
    Establish Trade Routes lies open in the market.
    Economic Expansion leaves the market.
    Optimization Program lies open in the market.
261 buy optimization_program:a
    European Union buys Optimization Program for 5 Research.
    Global Presence lies open in the market.
262 exhaust uae
    European Union exhausts United Arab Emirates.
263 exhaust nigeria
    European Union exhausts Nigeria.
264 buy establish_trade_routes:a
    European Union buys Establish Trade Routes for 3 Research.
    New Agenda lies open in the market.
    Well-Laid Plans leaves the market.
    Boost Production lies open in the market.
    Prosperous Times leaves the market.
    Joint Venture lies open in the market.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    Next: Auto-Influence 2 and Auto-Influence 5.
    People's Republic of China's investments return 2 money.
265 discard_token central_asia
    People's Republic of China gives up an Engage token in Central Asia for 5 money.
    European Union's investments return 4 money.
266 discard_token americas
    European Union gives up an Engage token in Americas for 10 money.
267 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
    United States of America and Russian Federation threaten People's Republic of China in Central Asia: -4 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Africa: -2 VPs.
    Round 5.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 15 cards.
    European Union draws 6 hidden cards.
    New Countries: Ukraine, Kazakhstan, Cuba, Jordan, South Africa, India and Cambodia.
hash 5 acfef95811c2dc88
268 place 4
    People's Republic of China takes place 4.
269 place 3
    European Union takes place 3.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 5 food.
    3 food of European Union found no place: 9 money instead.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 4 food.
270 focus domestic
    European Union chooses Domestic Focus.
271 ready kenya
    European Union readies Kenya.
272 ready canada_eu
    European Union readies Canada.
273 ready eu_member_states
    European Union readies EU Member States.
274 raise raw
    European Union's production of raw materials goes up to 2.
    European Union gains 1 raw materials.
275 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
276 focus domestic
    People's Republic of China chooses Domestic Focus.
277 ready iceland
    People's Republic of China readies Iceland.
278 tracks 1
279 raise food
    People's Republic of China's production of food goes up to 5.
    People's Republic of China gains 1 food.
280 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
281 make 2
    People's Republic of China produces 2 services.
282 play foreign_trade:eu1
    European Union plays Foreign Trade.
283 export goods
284 sell 2
    European Union exports 2 consumer goods for 30 money.
285 export army
    European Union exports 1 army for 20 money.
286 import raw
287 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
288 import services
    European Union imports 1 services from United States of America for 10 money.
289 play optimization_program:b
    People's Republic of China plays Optimization Program.
290 produce raw
    People's Republic of China produces 3 raw materials.
291 growth tactical_flexibility
    People's Republic of China gets Tactical Flexibility for 6 VPs.
    People's Republic of China draws a hidden card.
292 play growth_strategy:eu1
    European Union plays Growth Strategy.
293 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Diplomatic Opening for 5 VPs.
294 play new_allies:china1
    People's Republic of China plays New Allies.
295 improve myanmar
    People's Republic of China pays 1 diplomacy.
    Myanmar becomes an ally of People's Republic of China.
    Nepal lies open.
296 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
297 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
298 invest myanmar
    People's Republic of China exhausts Myanmar.
    People's Republic of China invests 10 money in Myanmar.
299 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
300 play optimization_program:a
    European Union plays Optimization Program.
301 produce food
    European Union produces 5 food.
    5 food of European Union found no place: 15 money instead.
    European Union gets Strategic Advantage for 7 VPs.
302 use reduced_bureaucracy
    People's Republic of China uses Reduced Bureaucracy.
    People's Republic of China draws a hidden card.
303 trash the_worlds_factory:china1
    The World's Factory of People's Republic of China leaves the game.
304 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
305 export goods
306 sell 5
    People's Republic of China exports 5 consumer goods for 75 money.
307 export raw
    People's Republic of China exports 1 raw materials for 5 money.
308 export food
309 sell 2
    People's Republic of China exports 2 food for 10 money.
310 import services
311 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
312 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
313 import energy
314 buy 2
    People's Republic of China imports 2 energy for 6 money.
315 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
    People's Republic of China gains 1 diplomacy.
316 use knowledge_transfer
    European Union uses Knowledge Transfer.
317 draw 1
    European Union draws a hidden card.
318 discard growth_strategy:eu2
    European Union discards Growth Strategy.
    European Union reveals Establish Trade Routes and Military Reinforcements: 5 Research.
    European Union gains 6 money.
    European Union gains 3 money.
319 exhaust eu_member_states
    European Union exhausts EU Member States.
320 exhaust kenya
    European Union exhausts Kenya.
321 buy rapid_deployment:a
    European Union buys Rapid Deployment for 7 Research.
    Economic Expansion lies open in the market.
322 done
    People's Republic of China reveals Military Reinforcements, Foreign Trade and Energy Summit: 6 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 3 money.
    People's Republic of China gains 6 money.
323 buy boost_production:b
    People's Republic of China buys Boost Production for 6 Research.
    Build New Embassy lies open in the market.
324 done
    Regional Summit leaves the market.
    Assign New Diplomats lies open in the market.
    Global Presence leaves the market.
    Quantitative Easing lies open in the market.
    United States of America adds Influence in Americas, below the line: 0 VPs.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    United States of America adds Influence in Europe, below the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Next: Auto-Influence 1 and Auto-Influence 20.
    European Union's investments return 4 money.
    People's Republic of China's investments return 4 money.
325 no
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Russian Federation threatens European Union in Africa: -2 VPs.
    United States of America and Russian Federation threaten People's Republic of China in Central Asia: -4 VPs.
    Round 6.
    European Union draws 6 hidden cards.
    People's Republic of China draws 7 hidden cards.
    New Countries: Serbia, Armenia, Argentina, Iraq, Ethiopia, Pakistan and Singapore.
hash 6 8b2b11ef8551fdee
326 place 3
    People's Republic of China takes place 3.
327 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 2 raw materials.
    European Union produces 5 food.
    5 food of European Union found no place: 15 money instead.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 5 food.
328 focus domestic
    European Union chooses Domestic Focus.
329 ready jordan_eu
    European Union readies Jordan.
330 ready kenya
    European Union readies Kenya.
331 ready angola
    European Union readies Angola.
332 raise army
    European Union's production of army goes up to 3.
333 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
334 focus domestic
    People's Republic of China chooses Domestic Focus.
335 ready laos_china
    People's Republic of China readies Laos.
336 tracks 2
337 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 5.
338 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
339 make 4
    People's Republic of China produces 4 consumer goods.
340 make 1
    People's Republic of China produces 1 services.
341 play rapid_deployment:a
    European Union plays Rapid Deployment.
    European Union gains 1 army.
342 base canada_eu
    European Union exhausts Canada.
    European Union builds a Base in Canada with 1 army for 10 money.
    European Union adds Influence in Americas, below the line: 2 VPs.
343 done
344 play strategic_reinforcements:a
    European Union plays Strategic Reinforcements.
345 army americas
346 to mena
    European Union moves an army from Americas to Middle East - North Africa.
347 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
348 invest laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China invests 10 money in Laos.
349 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
    People's Republic of China gains 1 diplomacy.
350 play new_allies:eu1
    European Union plays New Allies.
351 improve south_africa
352 exhaust kenya
    European Union exhausts Kenya.
    European Union exhausts Angola.
    South Africa becomes an ally of European Union.
    Equatorial Guinea lies open.
353 play tap_into_new_markets:b
    People's Republic of China plays Tap into New Markets.
354 improve iraq
    People's Republic of China pays 2 diplomacy.
    Iraq becomes an ally of People's Republic of China.
    Qatar lies open.
355 choose invest
    People's Republic of China chooses: Invest.
    People's Republic of China exhausts Iraq.
    People's Republic of China invests 15 money in Iraq.
    People's Republic of China adds Influence in Middle East - North Africa, below the line: 3 VPs.
356 play soft_power:eu1
    European Union plays Soft Power.
357 engage africa
    European Union exhausts South Africa.
    European Union engages in Africa.
    European Union adds Influence in Africa, below the line: 1 VPs.
358 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
359 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Regional Resilience for 8 VPs.
360 use knowledge_transfer
    European Union uses Knowledge Transfer.
    European Union draws a hidden card.
361 discard diplomatic_engagement:eu1
    European Union discards Diplomatic Engagement.
362 play diplomatic_trip:b
    European Union plays Diplomatic Trip.
363 improve jordan
    European Union exhausts Jordan.
    European Union deepens relations with Jordan.
    Turkey lies open.
364 use reduced_bureaucracy
    People's Republic of China uses Reduced Bureaucracy.
    People's Republic of China draws a hidden card.
365 trash re_examine_agreement:a
    Re-Examine Agreement of People's Republic of China leaves the game.
366 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
    United States of America adds Influence in Americas, below the line: 0 VPs.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    United States of America trades with People's Republic of China: 10 money.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    European Union's investments return 4 money.
367 done
    People's Republic of China's investments return 10 money.
368 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
369 yes
    European Union gives up an Engage token in Africa for 4 Defense.
    United States of America and Russian Federation threaten People's Republic of China in Central Asia: -4 VPs.
    Scoring.
    Europe: 5 VPs for European Union, 2 for cubes and 3 for place 3.
    Central Asia: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 3.
    Americas: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    Middle East - North Africa: 1 VPs for People's Republic of China, 1 for cubes and 0 for place 5.
    Middle East - North Africa: 5 VPs for European Union, 1 for cubes and 4 for place 3.
    Africa: 1 VPs for People's Republic of China, 1 for cubes and 0 for place 4.
    Africa: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    People's Republic of China's investments reach 4 Regions: 3 VPs.
    Money, place 1: 5 VPs for European Union.
    Most armies on the map, place 1: 6 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for European Union.
    People's Republic of China did not use 1 Asset: 2 VPs.
    European Union did not use 1 Asset: 2 VPs.
end 547440040059d5bb
    European Union has the most VPs when the last round is over: 72.
