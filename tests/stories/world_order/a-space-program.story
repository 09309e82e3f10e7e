{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["china", "eu"], "options": {"optional_market_pack": true}, "seed": 1001, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back cn_sco
3 hand second
4 give_back eu_neighborhood_policy
    People's Republic of China keeps Expansion in the South China Sea and BRICS and begins with 7 VPs.
    European Union keeps Central European Bank and EU Expansion and begins with 7 VPs.
5 place 2
    People's Republic of China takes place 2.
6 place 3
    European Union takes place 3.
    Next: Auto-Influence 1 and Auto-Influence 13.
    Round 1.
hash 1 95a0aed50f8d435c
7 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
8 choose growth
    People's Republic of China chooses: Get a Growth Card.
9 growth industrial_development
    People's Republic of China gets Industrial Development for 1 VPs.
10 raise energy
    People's Republic of China's production of energy goes up to 2.
11 raise services
    People's Republic of China's production of services goes up to 2.
12 play growth_strategy:eu2
    European Union plays Growth Strategy.
13 choose growth
    European Union chooses: Get a Growth Card.
14 growth industrial_development
    European Union gets Industrial Development for 1 VPs.
15 raise services
    European Union's production of services goes up to 5.
16 raise diplomacy
    European Union's production of diplomacy goes up to 5.
17 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
18 engage south_asia
    People's Republic of China exhausts Pakistan.
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in South Asia.
19 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
20 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
21 improve moldova
22 exhaust eu_member_states
    European Union exhausts EU Member States.
    Moldova becomes an ally of European Union.
    Iceland lies open.
23 asset cn_brics
    People's Republic of China uses BRICS.
24 lay military_reinforcements:china1
    People's Republic of China puts a hidden card face down.
25 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
26 invest jordan_eu
    European Union exhausts Jordan.
    European Union invests 10 money in Jordan.
27 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VPs.
28 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
29 export energy
    People's Republic of China exports 1 energy for 5 money.
30 export army
    People's Republic of China exports 1 army for 20 money.
31 export goods
32 sell 1
    People's Republic of China exports 1 consumer goods for 15 money.
33 import services
34 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
35 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
36 import raw
37 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    People's Republic of China gains 1 diplomacy.
38 play foreign_trade:eu1
    European Union plays Foreign Trade.
39 export food
40 sell 1
    European Union exports 1 food for 5 money.
41 done
42 import services
    European Union imports 1 services from United States of America for 10 money.
43 import energy
44 buy 1
    European Union imports 1 energy for 3 money.
45 buy 2
    European Union imports 2 energy from Russian Federation for 6 money.
    People's Republic of China reveals New Allies and The World's Factory: 4 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 5 money.
46 exhaust laos_china
    People's Republic of China exhausts Laos.
47 buy optimization_program:a
    People's Republic of China buys Optimization Program for 5 Research.
    Ensure Peace in the Region lies open in the market.
48 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
49 done
    European Union reveals Soft Power and Foreign Trade: 5 Research.
    European Union gains 1 diplomacy.
    European Union gains 3 money.
50 buy optimization_program:b
    European Union buys Optimization Program for 5 Research.
    Establish Trade Routes lies open in the market.
51 exhaust canada_eu
    European Union exhausts Canada.
52 exhaust nigeria_eu
    European Union exhausts Nigeria.
53 exhaust moldova
    European Union exhausts Moldova.
54 exhaust norway_eu
    European Union exhausts Norway.
55 buy build_new_embassy:b
    European Union buys Build New Embassy for 3 Research.
    Covert Military Operation lies open in the market.
56 done
    Diplomatic Trip leaves the market.
    Quantitative Easing lies open in the market.
    Establish Trade Routes leaves the market.
    Re-Evaluate Strategy lies open in the market.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    United States of America trades with European Union: 10 money.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    Next: Auto-Influence 9 and Auto-Influence 12.
57 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 5 money.
    European Union's investments return 2 money.
58 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
59 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Croatia, Tajikistan, Colombia, United Arab Emirates, Angola, India and New Zealand.
hash 2 49958774a949bee7
60 place 2
    European Union takes place 2.
61 place 1
    People's Republic of China takes place 1.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
62 focus domestic
    People's Republic of China chooses Domestic Focus.
63 ready tajikistan_china
    People's Republic of China readies Tajikistan.
64 tracks 2
65 raise services
    People's Republic of China's production of services goes up to 3.
66 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
67 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
68 focus domestic
    European Union chooses Domestic Focus.
69 ready nigeria_eu
    European Union readies Nigeria.
70 ready jordan_eu
    European Union readies Jordan.
71 raise food
    European Union's production of food goes up to 4.
    European Union gains 1 food.
72 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
73 make 1
    European Union produces 1 services.
74 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
75 choose growth
    People's Republic of China chooses: Get a Growth Card.
76 growth knowledge_transfer
    People's Republic of China gets Knowledge Transfer for 4 VPs.
    People's Republic of China draws a hidden card.
77 discard optimization_program:a
    People's Republic of China discards Optimization Program.
78 play optimization_program:b
    European Union plays Optimization Program.
79 produce services
80 make 3
    European Union produces 3 services.
    European Union gets Reduced Bureaucracy for 3 VPs.
    European Union draws a hidden card.
81 trash diplomatic_engagement:eu1
    Diplomatic Engagement of European Union leaves the game.
82 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
83 invest tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
84 permanent
    People's Republic of China adds Influence in Central Asia, above the line: 1 VPs.
    People's Republic of China gains 1 diplomacy.
85 play growth_strategy:eu1
    European Union plays Growth Strategy.
86 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Diplomatic Opening for 5 VPs.
87 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
88 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VPs.
89 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
90 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
91 done
92 import energy
93 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
94 done
95 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
96 trash new_allies:eu2
    New Allies of European Union leaves the game.
97 asset eu_central_bank
    European Union uses Central European Bank.
98 lay military_reinforcements:eu1
    European Union puts a hidden card face down.
    European Union gains 20 money.
99 growth regional_resilience
100 swap 1
    European Union gets Regional Resilience for 8 VPs.
    People's Republic of China reveals New Allies and Foreign Military Presence: 6 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 4 money.
101 buy re_evaluate_strategy:b
    People's Republic of China buys Re-Evaluate Strategy for 6 Research.
    Trade Opportunity lies open in the market.
    European Union reveals Build New Embassy and New Allies: 6 Research.
    European Union gains 4 money.
    European Union gains 3 money.
102 exhaust nigeria_eu
    European Union exhausts Nigeria.
103 buy ensure_peace_in_the_region:a
    European Union buys Ensure Peace in the Region for 4 Research.
    Key Economic Partner lies open in the market.
104 buy trade_opportunity:b
    European Union buys Trade Opportunity for 3 Research.
    Think Tank lies open in the market.
105 exhaust jordan_eu
    European Union exhausts Jordan.
    Prosperous Times leaves the market.
    Well-Laid Plans lies open in the market.
    Establish Trade Routes leaves the market.
    Re-Examine Agreement lies open in the market.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    United States of America trades with People's Republic of China: 10 money.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    Next: Auto-Influence 10 and Auto-Influence 3.
    People's Republic of China's investments return 4 money.
    European Union's investments return 2 money.
106 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 13 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Kyrgyzstan, Honduras, Libya, Sudan, Sri Lanka and Philippines.
hash 3 8eca6498ef6e7830
107 place 2
    European Union takes place 2.
108 place 3
    People's Republic of China takes place 3.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
109 focus domestic
    European Union chooses Domestic Focus.
110 ready nigeria_eu
    European Union readies Nigeria.
111 ready eu_member_states
    European Union readies EU Member States.
112 raise food
    European Union's production of food goes up to 5.
    European Union gains 1 food.
113 make 0
114 make 1
    European Union produces 1 services.
115 focus domestic
    People's Republic of China chooses Domestic Focus.
116 ready pakistan_china
    People's Republic of China readies Pakistan.
117 tracks 2
118 raise army
    People's Republic of China's production of army goes up to 3.
119 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
120 make 5
    People's Republic of China produces 5 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
121 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
122 improve india
123 swap 3
    European Union pays 9 money.
    India becomes an ally of European Union.
    Maldives lies open.
124 improve bosnia_herzegovina
    European Union uses Diplomatic Opening.
    European Union exhausts EU Member States.
    European Union pays 1 diplomacy.
    Bosnia-Herzegovina becomes an ally of European Union.
    Belarus lies open.
125 play re_evaluate_strategy:b
    People's Republic of China plays Re-Evaluate Strategy.
126 choose improve_relations
    People's Republic of China chooses: Improve Relations.
127 improve sri_lanka
128 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
    Sri Lanka becomes an ally of People's Republic of China.
    Pakistan lies open.
129 choose trade
    People's Republic of China chooses: Trade.
130 export food
    People's Republic of China exports 1 food for 5 money.
131 export goods
132 sell 1
    People's Republic of China exports 1 consumer goods for 15 money.
133 export army
    People's Republic of China exports 1 army for 20 money.
134 import services
135 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
136 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
137 import raw
138 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
139 import energy
140 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
    People's Republic of China gains 1 diplomacy.
141 play trade_opportunity:b
    European Union plays Trade Opportunity.
142 export army
    European Union exports 1 army for 20 money.
143 play optimization_program:b
    European Union plays Optimization Program.
144 produce raw
    European Union produces 1 raw materials.
145 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China exhausts Sri Lanka.
    People's Republic of China invests 10 money in Sri Lanka.
146 temporary
    People's Republic of China adds Influence in South Asia, below the line: 3 VPs.
    People's Republic of China gains 1 diplomacy.
147 play foreign_trade:eu1
    European Union plays Foreign Trade.
148 export goods
    European Union exports 1 consumer goods for 15 money.
149 export raw
    European Union exports 1 raw materials for 5 money.
150 import services
151 buy 1
    European Union imports 1 services for 10 money.
152 buy 0
153 import energy
154 buy 1
    European Union imports 1 energy for 3 money.
155 buy 1
    European Union imports 1 energy from Russian Federation for 3 money.
156 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
157 export food
    People's Republic of China exports 1 food for 5 money.
158 export energy
    People's Republic of China exports 1 energy for 5 money.
159 export goods
160 sell 3
    People's Republic of China exports 3 consumer goods for 45 money.
161 import services
162 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
163 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
164 import raw
165 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China gains 1 diplomacy.
166 play new_allies:eu1
    European Union plays New Allies.
167 improve pakistan
    European Union exhausts India.
    Pakistan becomes an ally of European Union.
    Nepal lies open.
168 play new_allies:china1
    People's Republic of China plays New Allies.
169 improve belarus
    People's Republic of China pays 2 diplomacy.
    Belarus becomes an ally of People's Republic of China.
    Norway lies open.
170 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
171 trash military_reinforcements:eu1
    Military Reinforcements of European Union leaves the game.
    European Union reveals Ensure Peace in the Region: 5 Research.
    European Union gains 1 diplomacy.
172 exhaust pakistan
    European Union exhausts Pakistan.
173 buy think_tank:a
    European Union buys Think Tank for 3 Research.
    Dominant Power lies open in the market.
174 exhaust bosnia_herzegovina
    European Union exhausts Bosnia-Herzegovina.
175 buy well_laid_plans:b
    European Union buys Well-Laid Plans for 4 Research.
    Peacekeeping Mandate lies open in the market.
176 done
177 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
178 draw 1
    People's Republic of China draws a hidden card.
179 discard growth_strategy:china1
    People's Republic of China discards Growth Strategy.
    People's Republic of China reveals The World's Factory and New Allies: 4 Research.
    People's Republic of China gains 5 money.
    People's Republic of China gains 3 money.
180 buy dominant_power:b
    People's Republic of China buys Dominant Power for 4 Research.
    Successful Negotiations lies open in the market.
181 done
    Covert Military Operation leaves the market.
    Boost Production lies open in the market.
    Quantitative Easing leaves the market.
    Assign New Diplomats lies open in the market.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Russian Federation adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of Russian Federation appears in East Asia - Pacific.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    Russian Federation adds Influence in Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Africa.
    Next: Auto-Influence 7 and Auto-Influence 14.
    European Union's investments return 2 money.
    People's Republic of China's investments return 6 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Africa: -2 VPs.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Russian Federation threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 5 VPs for People's Republic of China, 1 for cubes and 4 for place 2.
    Middle East - North Africa: 9 VPs for European Union, 2 for cubes and 7 for place 2.
    Africa: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 3.
    Africa: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Money, place 1: 5 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for European Union.
    Round 4.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Serbia, Armenia, Brazil, Egypt, Niger, Bangladesh and Vietnam.
hash 4 126eaa0a0fef0a85
182 place 1
    People's Republic of China takes place 1.
183 place 4
    European Union takes place 4.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 5 food.
    1 food of European Union found no place: 3 money instead.
184 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
185 draw 2
    People's Republic of China draws 2 hidden cards.
186 discard growth_strategy:china2
    People's Republic of China discards Growth Strategy.
187 discard optimization_program:a
    People's Republic of China discards Optimization Program.
188 focus military
    People's Republic of China chooses Military Focus.
189 ready tajikistan_china
    People's Republic of China readies Tajikistan.
190 ready pakistan_china
    People's Republic of China readies Pakistan.
191 raise army
    People's Republic of China's production of army goes up to 4.
192 make 3
    People's Republic of China produces 3 army.
193 focus domestic
    European Union chooses Domestic Focus.
194 ready india
    European Union readies India.
195 ready eu_member_states
    European Union readies EU Member States.
196 raise energy
    European Union's production of energy goes up to 2.
    European Union gains 1 energy.
197 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
198 make 3
    European Union produces 3 services.
199 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
200 export army
    People's Republic of China exports 1 army for 20 money.
201 export energy
202 sell 2
    People's Republic of China exports 2 energy for 10 money.
203 done
204 import raw
205 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
206 import services
207 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
208 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
209 import food
    People's Republic of China imports 1 food for 3 money.
    People's Republic of China gains 1 diplomacy.
210 play growth_strategy:eu1
    European Union plays Growth Strategy.
211 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Space Program for 12 VPs.
212 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
213 engage south_asia
214 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in South Asia.
215 temporary
    People's Republic of China adds Influence in South Asia, below the line: 2 VPs.
216 play growth_strategy:eu2
    European Union plays Growth Strategy.
    European Union chooses: Produce.
217 produce food
    European Union produces 5 food.
    2 food of European Union found no place: 6 money instead.
218 done
219 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
    People's Republic of China exhausts Tajikistan.
    People's Republic of China builds a Base in Tajikistan with 1 army for 10 money.
    People's Republic of China adds Influence in Central Asia, below the line: 3 VPs.
220 play soft_power:eu1
    European Union plays Soft Power.
221 engage south_asia
    European Union exhausts India.
    European Union pays 1 diplomacy.
    European Union engages in South Asia.
222 permanent
    European Union adds Influence in South Asia, above the line: 1 VPs.
223 asset cn_south_china_sea
    People's Republic of China uses Expansion in the South China Sea.
224 lay dominant_power:b
    People's Republic of China puts a hidden card face down.
225 army central_asia
    People's Republic of China moves an army from Central Asia to East Asia - Pacific.
226 army board
    People's Republic of China moves an army to East Asia - Pacific.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
227 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
228 trash think_tank:a
    Think Tank of European Union leaves the game.
229 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
230 invest nigeria_eu
    European Union exhausts Nigeria.
    European Union invests 10 money in Nigeria.
231 convert africa:1
    European Union uses Regional Resilience.
    A cube of European Union in Africa moves above the line.
    European Union adds Influence in Africa, below the line: 4 VPs.
    People's Republic of China reveals Military Reinforcements and Foreign Direct Investment: 3 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 6 money.
232 exhaust belarus
    People's Republic of China exhausts Belarus.
233 done
    European Union reveals Well-Laid Plans and Foreign Trade: 6 Research.
    European Union gains 6 money.
    European Union gains 3 money.
234 exhaust eu_member_states
    European Union exhausts EU Member States.
235 buy assign_new_diplomats:b
    European Union buys Assign New Diplomats for 5 Research.
    Industrial Policy lies open in the market.
236 refresh
    European Union refreshes the market.
    Key Economic Partner leaves the market.
    Tap into New Markets lies open in the market.
    Re-Examine Agreement leaves the market.
    Key Economic Partner lies open in the market.
    Peacekeeping Mandate leaves the market.
    Activation of Allies lies open in the market.
    Successful Negotiations leaves the market.
    Regional Summit lies open in the market.
    Boost Production leaves the market.
    Strategic Reinforcements lies open in the market.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Russian Federation adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    United States of America adds Influence in Central Asia, below the line: 0 VPs.
    1 army of United States of America appears in Central Asia.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    Next: Auto-Influence 20 and Auto-Influence 6.
    People's Republic of China's investments return 6 money.
237 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 10 money.
    European Union's investments return 4 money.
238 discard_token south_asia
    European Union gives up an Engage token in South Asia for 10 money.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Africa: -2 VPs.
    Round 5.
    People's Republic of China's discard pile becomes a deck of 15 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Switzerland, Afghanistan, Chile, Turkey, Djibouti, Bhutan and Laos.
hash 5 f1dc6b00c068d4c0
239 place 1
    People's Republic of China takes place 1.
240 place 4
    European Union takes place 4.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 food.
    1 food of People's Republic of China found no place: 3 money instead.
    European Union produces 2 energy.
    European Union produces 1 raw materials.
    European Union produces 5 food.
    5 food of European Union found no place: 15 money instead.
241 focus domestic
    People's Republic of China chooses Domestic Focus.
242 ready belarus
    People's Republic of China readies Belarus.
243 tracks 1
244 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 5.
245 make 4
    People's Republic of China produces 4 consumer goods.
246 focus domestic
    European Union chooses Domestic Focus.
247 ready moldova
    European Union readies Moldova.
248 ready canada_eu
    European Union readies Canada.
249 raise raw
    European Union's production of raw materials goes up to 2.
    European Union gains 1 raw materials.
250 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
251 make 1
    European Union produces 1 services.
252 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
253 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Tactical Flexibility for 6 VPs.
    People's Republic of China draws a hidden card.
254 play growth_strategy:eu2
    European Union plays Growth Strategy.
    European Union chooses: Produce.
255 produce raw
    European Union produces 2 raw materials.
256 produce army
257 make 2
    European Union produces 2 army.
258 produce energy
    European Union produces 2 energy.
259 play new_allies:china2
    People's Republic of China plays New Allies.
260 improve serbia
261 exhaust belarus
    People's Republic of China exhausts Belarus.
    Serbia becomes an ally of People's Republic of China.
    Norway lies open.
262 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
263 trash assign_new_diplomats:b
    Assign New Diplomats of European Union leaves the game.
264 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
265 send 2
    European Union exhausts Canada.
    European Union builds a Base in Canada with 2 armies for 15 money.
    European Union adds Influence in Americas, below the line: 4 VPs.
266 convert americas:1
    European Union uses Regional Resilience.
    A cube of European Union in Americas moves above the line.
267 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
268 play build_new_embassy:b
    European Union plays Build New Embassy.
269 improve afghanistan
    Afghanistan becomes an ally of European Union.
    Georgia lies open.
270 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
    People's Republic of China draws a hidden card.
271 discard dominant_power:b
    People's Republic of China discards Dominant Power.
272 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
273 export food
    People's Republic of China exports 1 food for 5 money.
274 done
275 import services
276 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
277 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
278 import raw
279 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
280 import goods
281 buy 0
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
282 play soft_power:eu1
    European Union plays Soft Power.
    People's Republic of China reveals Foreign Trade, Re-Evaluate Strategy and Foreign Trade: 8 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 8 money.
    People's Republic of China gains 3 money.
283 done
    European Union reveals Foreign Trade and Humanitarian Aid: 5 Research.
    European Union gains 3 money.
    European Union gains 3 money.
284 buy activation_of_allies:a
    European Union buys Activation of Allies for 5 Research.
    New Strategic Partner lies open in the market.
285 exhaust afghanistan
    European Union exhausts Afghanistan.
286 exhaust moldova
    European Union exhausts Moldova.
287 refresh
    European Union refreshes the market.
    Industrial Policy leaves the market.
    Explore Alternatives lies open in the market.
    Tap into New Markets leaves the market.
    Initiate Restructuring lies open in the market.
    Key Economic Partner leaves the market.
    Minimize Bureaucracy lies open in the market.
    Regional Summit leaves the market.
    Steady Partnership lies open in the market.
    Strategic Reinforcements leaves the market.
    Strengthen Alliance lies open in the market.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    United States of America trades with People's Republic of China: 10 money.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    Next: Auto-Influence 5 and Auto-Influence 17.
    People's Republic of China's investments return 6 money.
    European Union's investments return 4 money.
288 yes
    People's Republic of China's Prosperity goes up to 3: 5 VPs and 15 money.
289 no
    United States of America and Russian Federation threaten People's Republic of China in Central Asia: -4 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Russian Federation threatens European Union in Africa: -2 VPs.
    Round 6.
    People's Republic of China draws 7 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Albania, Uzbekistan, El Salvador, Jordan, Kenya, Nepal and South Korea.
hash 6 efad2fa724f684cb
290 place 4
    People's Republic of China takes place 4.
291 place 3
    European Union takes place 3.
    European Union produces 2 energy.
    European Union produces 2 raw materials.
    European Union produces 5 food.
    2 food of European Union found no place: 6 money instead.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
    2 food of People's Republic of China found no place: 6 money instead.
292 focus domestic
    European Union chooses Domestic Focus.
293 ready jordan_eu
    European Union readies Jordan.
294 ready india
    European Union readies India.
295 none
296 make 3
    European Union produces 3 consumer goods.
    European Union's Commerce cards lie face up again.
297 make 1
    European Union produces 1 services.
298 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
299 ready laos_china
    People's Republic of China readies Laos.
300 ready tajikistan_china
    People's Republic of China readies Tajikistan.
301 ready pakistan_china
    People's Republic of China readies Pakistan.
302 ready south_africa_china
    People's Republic of China readies South Africa.
303 make 2
    People's Republic of China produces 2 diplomacy.
304 play optimization_program:b
    European Union plays Optimization Program.
305 done
306 play optimization_program:a
    People's Republic of China plays Optimization Program.
307 produce services
308 make 2
    People's Republic of China produces 2 services.
    People's Republic of China gets Strategic Advantage for 7 VPs.
309 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
310 draw 1
    People's Republic of China's discard pile becomes a deck of 8 cards.
    People's Republic of China draws a hidden card.
311 discard diplomatic_engagement:china1
    People's Republic of China discards Diplomatic Engagement.
312 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
313 produce raw
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
314 produce army
315 make 4
    People's Republic of China produces 4 army.
316 produce food
    People's Republic of China produces 3 food.
317 play foreign_trade:eu2
    European Union plays Foreign Trade.
318 export food
319 sell 3
    European Union exports 3 food for 15 money.
320 export raw
    European Union exports 1 raw materials for 5 money.
321 import services
322 buy 1
    European Union imports 1 services for 10 money.
323 buy 1
    European Union imports 1 services from United States of America for 10 money.
324 import energy
325 buy 1
    European Union imports 1 energy for 3 money.
326 buy 1
    European Union imports 1 energy from Russian Federation for 3 money.
327 play new_allies:china1
    People's Republic of China plays New Allies.
328 improve kenya
329 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
    Kenya becomes an ally of People's Republic of China.
    Burkina Faso lies open.
330 asset eu_expansion
    European Union uses EU Expansion.
331 lay well_laid_plans:b
    European Union puts a hidden card face down.
332 play new_allies:china2
    People's Republic of China plays New Allies.
333 improve uzbekistan
334 pay
    People's Republic of China pays 1 diplomacy.
    Uzbekistan becomes an ally of People's Republic of China.
    Azerbaijan lies open.
335 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
336 trash activation_of_allies:a
    Activation of Allies of European Union leaves the game.
337 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
    European Union exhausts India.
    European Union invests 20 money in India.
    European Union adds Influence in South Asia, below the line: 1 VPs.
338 convert south_asia:4
    European Union uses Regional Resilience.
    A cube of European Union in South Asia moves above the line.
339 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
340 invest uzbekistan
    People's Republic of China exhausts Uzbekistan.
    People's Republic of China invests 10 money in Uzbekistan.
    A cube of Russian Federation is pushed out of Central Asia.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    United States of America adds Influence in Europe, below the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    European Union's investments return 10 money.
    People's Republic of China's investments return 8 money.
341 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Russian Federation threatens European Union in Africa: -2 VPs.
    United States of America and Russian Federation threaten People's Republic of China in Central Asia: -4 VPs.
    Scoring.
    Europe: 4 VPs for European Union, 1 for cubes and 3 for place 3.
    Central Asia: 7 VPs for People's Republic of China, 3 for cubes and 4 for place 2.
    Americas: 5 VPs for European Union, 1 for cubes and 4 for place 2.
    Middle East - North Africa: 6 VPs for European Union, 2 for cubes and 4 for place 3.
    Africa: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 3.
    Africa: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    South Asia: 12 VPs for People's Republic of China, 4 for cubes and 8 for place 1.
    South Asia: 7 VPs for European Union, 2 for cubes and 5 for place 2.
    East Asia - Pacific: 8 VPs for People's Republic of China, 2 for cubes and 6 for place 2.
    People's Republic of China's investments reach 3 Regions: 2 VPs.
    Money, place 1: 5 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for European Union.
end b08a754f38113b5c
    European Union has the most VPs when the last round is over: 93.
