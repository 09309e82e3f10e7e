{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["usa", "eu", "china"], "options": {"optional_market_pack": true}, "seed": 1095, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand second
2 give_back us_nato
3 hand second
4 give_back eu_brand_europe
5 hand second
6 give_back cn_rapid_industrialization
    United States of America keeps R&D Champion and US Navy and begins with 3 VPs.
    European Union keeps EU Expansion and Central European Bank and begins with 7 VPs.
    People's Republic of China keeps BRICS and Shanghai Cooperation Organization and begins with 5 VPs.
7 place 2
    United States of America takes place 2.
8 place 1
    People's Republic of China takes place 1.
9 place 3
    European Union takes place 3.
    Next: Auto-Influence 4 and Auto-Influence 1.
    Round 1.
hash 1 7ec714c51bb26f90
10 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
11 invest laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China invests 10 money in Laos.
12 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VP.
    People's Republic of China gains 1 diplomacy.
13 play growth_strategy:usa2
    United States of America plays Growth Strategy.
14 choose growth
    United States of America chooses: Get a Growth Card.
15 growth industrial_development
    United States of America gets Industrial Development for 1 VP.
16 raise services
    United States of America's production of services goes up to 5.
17 raise food
    United States of America's production of food goes up to 4.
18 play growth_strategy:eu1
    European Union plays Growth Strategy.
19 choose growth
    European Union chooses: Get a Growth Card.
20 growth industrial_development
    European Union gets Industrial Development for 1 VP.
21 raise services
    European Union's production of services goes up to 5.
22 raise army
    European Union's production of army goes up to 3.
23 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
24 invest tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
25 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
26 play growth_strategy:usa1
    United States of America plays Growth Strategy.
27 choose growth
    United States of America chooses: Get a Growth Card.
28 growth knowledge_transfer
    United States of America gets Knowledge Transfer for 4 VPs.
29 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
30 done
31 play new_allies:china2
    People's Republic of China plays New Allies.
32 improve bosnia_herzegovina
    People's Republic of China pays 1 diplomacy.
    Bosnia-Herzegovina becomes an ally of People's Republic of China.
    Switzerland lies open.
33 play military_pact:usa1
    United States of America plays Military Pact.
34 base japan_usa
35 send 2
    United States of America exhausts Japan.
    United States of America builds a Base in Japan with 2 armies for 15 money.
36 permanent
    United States of America adds Influence in East Asia - Pacific, above the line: 1 VP.
    United States of America gains 1 diplomacy.
37 play foreign_trade:eu2
    European Union plays Foreign Trade.
38 export army
    European Union exports 1 army for 20 money.
39 done
40 import services
    European Union imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
41 import energy
42 buy 1
    European Union imports 1 energy for 3 money.
43 buy 3
    European Union imports 3 energy from Russian Federation for 9 money.
    European Union gains 1 diplomacy.
44 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
45 engage africa
46 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in Africa.
47 temporary
    People's Republic of China adds Influence in Africa, below the line: 3 VPs.
48 asset us_rd_champion
    United States of America uses R&D Champion.
49 lay diplomatic_engagement:usa1
    United States of America puts a hidden card face down.
50 produce services
51 make 3
    United States of America produces 3 services.
    United States of America's Commerce cards lie face up again.
52 produce diplomacy
53 make 4
    United States of America produces 4 diplomacy.
    United States of America gets Diplomatic Opening for 5 VPs.
54 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
55 base jordan_eu
    European Union exhausts Jordan.
    European Union builds a Base in Jordan with 1 army for 10 money.
56 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 5 VPs.
    People's Republic of China reveals Foreign Military Presence and Foreign Trade: 6 Research.
    People's Republic of China gains 4 money.
    People's Republic of China gains 3 money.
57 buy global_presence:b
    People's Republic of China buys Global Presence for 5 Research.
    Re-Evaluate Strategy lies open in the market.
58 exhaust bosnia_herzegovina
    People's Republic of China exhausts Bosnia-Herzegovina.
59 done
    United States of America reveals Global Currency and Foreign Trade: 4 Research.
    United States of America gains 5 money.
    United States of America gains 3 money.
60 exhaust iceland_usa
    United States of America exhausts Iceland.
61 buy establish_trade_routes:b
    United States of America buys Establish Trade Routes for 3 Research.
    Economic Expansion lies open in the market.
62 done
    European Union reveals Soft Power and Foreign Trade: 5 Research.
    European Union gains 1 diplomacy.
    European Union gains 3 money.
63 exhaust norway_eu
    European Union exhausts Norway.
64 buy minimize_bureaucracy:a
    European Union buys Minimize Bureaucracy for 4 Research.
    Boost Production lies open in the market.
65 exhaust canada_eu
    European Union exhausts Canada.
66 buy dominant_power:b
    European Union buys Dominant Power for 4 Research.
    Convincing Arguments lies open in the market.
67 exhaust eu_member_states
    European Union exhausts EU Member States.
68 refresh
    European Union refreshes the market.
    New Strategic Partner leaves the market.
    Think Tank lies open in the market.
    Steady Partnership leaves the market.
    Joint Venture lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Improve Logistics lies open in the market.
69 done
    Economic Expansion leaves the market.
    Diplomatic Trip lies open in the market.
    Russian Federation adds Influence in Americas, above the line: 0 VPs.
    1 army of Russian Federation appears in Americas.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Next: Auto-Influence 20 and Auto-Influence 14.
    People's Republic of China's investments return 4 money.
70 discard_token africa
    People's Republic of China gives up an Engage token in Africa for 5 money.
71 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
72 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
73 no
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Americas: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Albania, Kyrgyzstan, Brazil, Jordan, Kenya, India and Vietnam.
hash 2 4f7c3c21d53d9a97
74 place 2
    European Union takes place 2.
75 place 1
    United States of America takes place 1.
76 place 4
    People's Republic of China takes place 4.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
77 focus military
    United States of America chooses Military Focus.
78 ready japan_usa
    United States of America readies Japan.
79 ready iceland_usa
    United States of America readies Iceland.
80 raise army
    United States of America's production of army goes up to 4.
81 make 3
    United States of America produces 3 army.
82 focus domestic
    European Union chooses Domestic Focus.
83 ready jordan_eu
    European Union readies Jordan.
84 ready norway_eu
    European Union readies Norway.
85 make 2
    European Union produces 2 consumer goods.
86 make 3
    European Union produces 3 services.
87 focus domestic
    People's Republic of China chooses Domestic Focus.
88 ready bosnia_herzegovina
    People's Republic of China readies Bosnia-Herzegovina.
89 tracks 2
90 raise services
    People's Republic of China's production of services goes up to 2.
91 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
92 make 2
    People's Republic of China produces 2 consumer goods.
93 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
94 invest iraq_usa
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
95 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VP.
96 asset eu_central_bank
    European Union uses Central European Bank.
97 lay dominant_power:b
    European Union puts a hidden card face down.
    European Union gains 20 money.
98 growth reduced_bureaucracy
99 swap 0
    European Union gets Reduced Bureaucracy for 3 VPs.
100 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
101 export goods
102 sell 1
    People's Republic of China exports 1 consumer goods for 15 money.
103 export army
    People's Republic of China exports 1 army for 20 money.
104 export food
    People's Republic of China exports 1 food for 5 money.
105 import services
106 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
107 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
108 import energy
109 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
110 import raw
111 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    People's Republic of China gains 1 diplomacy.
112 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
113 army board
114 to americas
    United States of America moves an army to Americas.
115 army east_asia_pacific
116 to mena
    United States of America moves an army from East Asia - Pacific to Middle East - North Africa.
117 play minimize_bureaucracy:a
    European Union plays Minimize Bureaucracy.
    Minimize Bureaucracy of European Union leaves the game.
118 take think_tank:a
    Ensure Peace in the Region lies open in the market.
    European Union takes Think Tank from the market and plays it.
    European Union draws 2 hidden cards.
119 discard growth_strategy:eu2
    European Union discards Growth Strategy.
    European Union gains 1 services.
120 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
121 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Diplomatic Initiative for 2 VPs.
122 use knowledge_transfer
    United States of America uses Knowledge Transfer.
123 draw 1
    United States of America draws a hidden card.
124 discard new_allies:usa1
    United States of America discards New Allies.
125 play establish_trade_routes:b
    United States of America plays Establish Trade Routes.
126 region south_asia
    United States of America names South Asia.
127 export goods
    United States of America exports 1 consumer goods for 15 money.
128 export army
    United States of America exports 1 army for 20 money.
129 import services
130 buy 1
    United States of America imports 1 services for 10 money.
131 buy 1
    United States of America imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
132 import energy
133 buy 1
    United States of America imports 1 energy for 3 money.
134 buy 1
    United States of America imports 1 energy from Russian Federation for 3 money.
    United States of America gains 1 diplomacy.
135 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
136 invest norway_eu
    European Union exhausts Norway.
    European Union invests 10 money in Norway.
137 permanent
    European Union adds Influence in Europe, above the line: 1 VP.
138 play global_presence:b
    People's Republic of China plays Global Presence.
139 make 1
    People's Republic of China produces 1 army.
140 army board
141 to south_asia
    People's Republic of China moves an army to South Asia.
142 play new_allies:usa3
    United States of America plays New Allies.
143 improve india
    United States of America pays 3 diplomacy.
    India becomes an ally of United States of America.
    Pakistan lies open.
144 play new_allies:eu1
    European Union plays New Allies.
145 improve jordan
146 pay
    European Union pays 1 diplomacy.
    European Union deepens relations with Jordan.
    Iraq lies open.
147 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 4 VPs.
148 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
    United States of America reveals New Allies and Foreign Military Presence: 4 Research.
    United States of America gains 3 money.
    United States of America gains 4 money.
149 exhaust japan_usa
    United States of America exhausts Japan.
150 buy convincing_arguments:a
    United States of America buys Convincing Arguments for 4 Research.
    Power Play lies open in the market.
151 exhaust india
    United States of America exhausts India.
152 exhaust mexico_usa
    United States of America exhausts Mexico.
153 buy improve_logistics:b
    United States of America buys Improve Logistics for 5 Research.
    Industrial Policy lies open in the market.
154 exhaust iceland_usa
    United States of America exhausts Iceland.
155 done
156 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 7 cards.
    European Union draws a hidden card.
157 trash new_allies:eu2
    New Allies of European Union leaves the game.
    European Union reveals Humanitarian Aid, Diplomatic Engagement and Growth Strategy: 9 Research.
    European Union gains 3 money.
    European Union gains 1 diplomacy.
    European Union gains 2 money.
158 done
    People's Republic of China reveals New Allies and Growth Strategy: 6 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 2 money.
159 buy industrial_policy:a
    People's Republic of China buys Industrial Policy for 5 Research.
    Ensure Peace in the Region lies open in the market.
160 done
    Boost Production leaves the market.
    Covert Military Operation lies open in the market.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    Next: Auto-Influence 13 and Auto-Influence 10.
    United States of America's investments return 2 money.
    European Union's investments return 2 money.
    People's Republic of China's investments return 4 money.
161 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
162 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Round 3.
    United States of America's discard pile becomes a deck of 13 cards.
    United States of America draws 6 hidden cards.
    European Union draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Croatia, Armenia, El Salvador, Syria, Sudan, Bangladesh and New Zealand.
hash 3 253c309b9a8e547b
163 place 4
    United States of America takes place 4.
164 place 2
    People's Republic of China takes place 2.
165 place 3
    European Union takes place 3.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
166 focus domestic
    People's Republic of China chooses Domestic Focus.
167 ready laos_china
    People's Republic of China readies Laos.
168 ready tajikistan_china
    People's Republic of China readies Tajikistan.
169 tracks 0
170 make 4
    People's Republic of China produces 4 consumer goods.
171 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 7 cards.
    European Union draws a hidden card.
172 trash growth_strategy:eu1
    Growth Strategy of European Union leaves the game.
173 focus military
    European Union chooses Military Focus.
174 ready eu_member_states
    European Union readies EU Member States.
175 ready canada_eu
    European Union readies Canada.
176 ready norway_eu
    European Union readies Norway.
177 raise army
    European Union's production of army goes up to 4.
178 make 1
    European Union produces 1 army.
179 focus diplomatic
    United States of America chooses Diplomatic Focus.
180 ready japan_usa
    United States of America readies Japan.
181 ready iceland_usa
    United States of America readies Iceland.
182 ready iraq_usa
    United States of America readies Iraq.
183 ready mexico_usa
    United States of America readies Mexico.
184 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
185 make 4
    United States of America produces 4 diplomacy.
186 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
187 choose growth
    People's Republic of China chooses: Get a Growth Card.
188 growth reduced_bureaucracy
    People's Republic of China gets Reduced Bureaucracy for 3 VPs.
189 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
190 base eu_member_states
191 send 2
    European Union exhausts EU Member States.
    European Union builds a Base in EU Member States with 2 armies for 15 money.
192 permanent
    European Union adds Influence in Europe, above the line: 1 VP.
193 play improve_logistics:b
    United States of America plays Improve Logistics.
194 play industrial_policy:a
    People's Republic of China plays Industrial Policy.
195 raise services
    People's Republic of China's production of services goes up to 3.
196 produce diplomacy
197 make 3
    People's Republic of China produces 3 diplomacy.
198 produce army
199 make 0
200 play soft_power:eu1
    European Union plays Soft Power.
201 engage americas
202 pay
    European Union pays 4 diplomacy.
    European Union engages in Americas.
203 permanent
    European Union adds Influence in Americas, above the line: 1 VP.
204 play growth_strategy:usa1
    United States of America plays Growth Strategy.
    United States of America chooses: Produce.
205 produce raw
    United States of America produces 2 raw materials.
206 produce services
207 make 4
    United States of America produces 4 services.
    United States of America's Commerce cards lie face up again.
208 produce army
209 make 1
    United States of America produces 1 army.
210 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
211 play new_allies:eu1
    European Union plays New Allies.
212 improve armenia
    European Union pays 1 diplomacy.
    Armenia becomes an ally of European Union.
    Mongolia lies open.
213 play growth_strategy:usa2
    United States of America plays Growth Strategy.
214 choose growth
    United States of America chooses: Get a Growth Card.
    United States of America gets Regional Resilience for 8 VPs.
215 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
216 lay the_worlds_factory:china1
    People's Republic of China puts a hidden card face down.
217 improve syria
    People's Republic of China pays 2 diplomacy.
    Syria becomes an ally of People's Republic of China.
    Qatar lies open.
218 play foreign_trade:eu2
    European Union plays Foreign Trade.
219 export food
220 sell 3
    European Union exports 3 food for 15 money.
221 done
222 import services
    European Union imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
223 import energy
224 buy 1
    European Union imports 1 energy for 3 money.
225 buy 1
    European Union imports 1 energy from Russian Federation for 3 money.
    European Union gains 1 diplomacy.
226 use knowledge_transfer
    United States of America uses Knowledge Transfer.
227 draw 1
    United States of America draws a hidden card.
228 discard convincing_arguments:a
    United States of America discards Convincing Arguments.
229 asset us_navy
    United States of America uses US Navy.
230 lay foreign_direct_investment:usa1
    United States of America puts a hidden card face down.
231 use reduced_bureaucracy
    People's Republic of China uses Reduced Bureaucracy.
    People's Republic of China draws a hidden card.
232 trash foreign_military_presence:china1
    Foreign Military Presence of People's Republic of China leaves the game.
    People's Republic of China reveals New Allies and Economic Diplomacy: 5 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 7 money.
233 exhaust bosnia_herzegovina
    People's Republic of China exhausts Bosnia-Herzegovina.
234 exhaust syria
    People's Republic of China exhausts Syria.
235 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
236 buy ensure_peace_in_the_region:a
    People's Republic of China buys Ensure Peace in the Region for 4 Research.
    Initiate Restructuring lies open in the market.
237 buy power_play:a
    People's Republic of China buys Power Play for 5 Research.
    Strategic Reinforcements lies open in the market.
238 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
239 exhaust laos_china
    People's Republic of China exhausts Laos.
240 done
    European Union reveals Military Reinforcements and Foreign Trade: 2 Research.
    European Union gains 3 money.
    European Union gains 3 money.
241 exhaust canada_eu
    European Union exhausts Canada.
242 refresh
    European Union refreshes the market.
    Joint Venture leaves the market.
    Improve Logistics lies open in the market.
    Diplomatic Trip leaves the market.
    Steady Partnership lies open in the market.
    Ensure Peace in the Region leaves the market.
    Build New Embassy lies open in the market.
243 refresh
    European Union refreshes the market.
    Covert Military Operation leaves the market.
    Well-Laid Plans lies open in the market.
    Initiate Restructuring leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Strategic Reinforcements leaves the market.
    Cultural Exchange lies open in the market.
244 exhaust armenia
    European Union exhausts Armenia.
245 exhaust jordan
    European Union exhausts Jordan.
246 exhaust norway_eu
    European Union exhausts Norway.
247 exhaust nigeria_eu
    European Union exhausts Nigeria.
248 refresh
    European Union refreshes the market.
    Improve Logistics leaves the market.
    Minimize Bureaucracy lies open in the market.
    Steady Partnership leaves the market.
    Rapid Deployment lies open in the market.
    Build New Embassy leaves the market.
    Permanent Mission lies open in the market.
249 done
    United States of America reveals Foreign Trade and Diplomatic Engagement: 3 Research.
    United States of America gains 3 money.
    United States of America gains 1 diplomacy.
250 exhaust iceland_usa
    United States of America exhausts Iceland.
251 buy cultural_exchange:a
    United States of America buys Cultural Exchange for 3 Research.
    New Strategic Partner lies open in the market.
252 exhaust mexico_usa
    United States of America exhausts Mexico.
253 exhaust iraq_usa
    United States of America exhausts Iraq.
254 exhaust japan_usa
    United States of America exhausts Japan.
255 buy well_laid_plans:a
    United States of America buys Well-Laid Plans for 4 Research.
    Successful Negotiations lies open in the market.
256 refresh
    United States of America refreshes the market.
    Re-Evaluate Strategy leaves the market.
    Covert Military Operation lies open in the market.
    Minimize Bureaucracy leaves the market.
    Activation of Allies lies open in the market.
    Rapid Deployment leaves the market.
    Economic Expansion lies open in the market.
    Permanent Mission leaves the market.
    Quantitative Easing lies open in the market.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    Russian Federation adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of Russian Federation appears in East Asia - Pacific.
    Next: Auto-Influence 11 and Auto-Influence 7.
    People's Republic of China's investments return 4 money.
    European Union's investments return 2 money.
257 done
    United States of America's investments return 2 money.
258 yes
    People's Republic of China's Prosperity goes up to 3: 5 VPs and 15 money.
259 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
    United States of America and Russian Federation threaten People's Republic of China in East Asia - Pacific: -4 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Scoring.
    Europe: 4 VPs for United States of America, 1 for cubes and 3 for place 3.
    Europe: 12 VPs for European Union, 3 for cubes and 9 for place 1.
    Central Asia does not score: a permanent slot is free.
    Americas: 5 VPs for United States of America, 1 for cubes and 4 for place 2.
    Americas: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    Middle East - North Africa: 6 VPs for United States of America, 2 for cubes and 4 for place 3.
    Middle East - North Africa: 13 VPs for European Union, 3 for cubes and 10 for place 1.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 11 VPs for United States of America, 2 for cubes and 9 for place 1.
    East Asia - Pacific: 8 VPs for People's Republic of China, 2 for cubes and 6 for place 2.
    United States of America leads in 2 Regions only: -5 VPs.
    Money, place 3: 1 VP for United States of America.
    Money, place 1: 5 VPs for European Union.
    Money, place 2: 3 VPs for People's Republic of China.
    Most armies on the map, place 2: 3 VPs for United States of America.
    Most armies on the map, place 2: 3 VPs for European Union.
    Most armies on the map, place 3: 1 VP for People's Republic of China.
    Most allied Countries, place 3: 2 VPs for United States of America.
    Most allied Countries, place 2: 4 VPs for European Union.
    Most allied Countries, place 2: 4 VPs for People's Republic of China.
    Round 4.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Moldova, Azerbaijan, Cuba, Libya, Central African Republic, Bhutan and South Korea.
hash 4 11e39afee3414d4a
260 place 4
    People's Republic of China takes place 4.
261 place 3
    United States of America takes place 3.
262 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
263 focus domestic
    European Union chooses Domestic Focus.
264 ready jordan
    European Union readies Jordan.
265 ready armenia
    European Union readies Armenia.
266 raise diplomacy
    European Union's production of diplomacy goes up to 5.
267 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
268 make 3
    European Union produces 3 services.
269 focus domestic
    United States of America chooses Domestic Focus.
270 ready iceland_usa
    United States of America readies Iceland.
271 none
272 make 1
    United States of America produces 1 consumer goods.
273 make 3
    United States of America produces 3 services.
    United States of America's Commerce cards lie face up again.
274 focus domestic
    People's Republic of China chooses Domestic Focus.
275 ready laos_china
    People's Republic of China readies Laos.
276 ready tajikistan_china
    People's Republic of China readies Tajikistan.
277 tracks 2
278 raise energy
    People's Republic of China's production of energy goes up to 2.
    People's Republic of China gains 1 energy.
279 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
280 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
281 play growth_strategy:eu2
    European Union plays Growth Strategy.
282 choose growth
    European Union chooses: Get a Growth Card.
283 growth tactical_flexibility
    European Union gets Tactical Flexibility for 6 VPs.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
284 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
    United States of America exhausts Iceland.
    United States of America builds a Base in Iceland with 1 army for 10 money.
    United States of America adds Influence in Europe, below the line: 5 VPs.
285 convert europe:1
    United States of America uses Regional Resilience.
    A cube of United States of America in Europe moves above the line.
286 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
287 produce raw
    People's Republic of China produces 3 raw materials.
288 produce food
    People's Republic of China produces 3 food.
    3 food of People's Republic of China found no place: 9 money instead.
289 produce energy
    People's Republic of China produces 2 energy.
290 play dominant_power:b
    European Union plays Dominant Power.
291 play cultural_exchange:a
    United States of America plays Cultural Exchange.
292 ready mexico_usa
    United States of America readies Mexico.
293 ready india
    United States of America readies India.
    United States of America gains 2 diplomacy.
294 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
295 play think_tank:a
    European Union plays Think Tank.
    European Union draws 2 hidden cards.
296 discard humanitarian_aid:eu1
    European Union discards Humanitarian Aid.
    European Union gains 1 services.
297 play establish_trade_routes:b
    United States of America plays Establish Trade Routes.
298 region europe
    United States of America names Europe.
299 export food
    United States of America exports 1 food for 5 money.
300 export raw
    United States of America exports 1 raw materials for 5 money.
301 import services
302 buy 1
    United States of America imports 1 services for 10 money.
303 import energy
304 buy 1
    United States of America imports 1 energy for 3 money.
305 buy 1
    United States of America imports 1 energy from Russian Federation for 3 money.
306 play power_play:a
    People's Republic of China plays Power Play.
307 base laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China builds a Base in Laos with 1 army for 10 money.
308 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
309 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
310 use knowledge_transfer
    United States of America uses Knowledge Transfer.
311 draw 2
    United States of America draws 2 hidden cards.
312 discard well_laid_plans:a
    United States of America discards Well-Laid Plans.
313 discard new_allies:usa2
    United States of America discards New Allies.
314 play global_currency:usa1
    United States of America plays Global Currency.
315 done
316 play global_presence:b
    People's Republic of China plays Global Presence.
317 make 2
    People's Republic of China produces 2 army.
318 army board
319 to south_asia
    People's Republic of China moves an army to South Asia.
320 army east_asia_pacific
321 to central_asia
    People's Republic of China moves an army from East Asia - Pacific to Central Asia.
322 army board
323 to south_asia
    People's Republic of China moves an army to South Asia.
324 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
325 trash foreign_direct_investment:eu1
    Foreign Direct Investment of European Union leaves the game.
    European Union reveals Foreign Trade, Foreign Military Presence, Soft Power and New Allies: 9 Research.
    European Union gains 3 money.
    European Union gains 4 money.
    European Union gains 1 diplomacy.
    European Union gains 3 money.
326 buy economic_expansion:b
    European Union buys Economic Expansion for 7 Research.
    Prosperous Times lies open in the market.
327 exhaust armenia
    European Union exhausts Armenia.
328 done
    United States of America reveals New Allies and Military Pact: 6 Research.
    United States of America gains 3 money.
    United States of America gains 5 money.
329 done
330 use reduced_bureaucracy
    People's Republic of China uses Reduced Bureaucracy.
    People's Republic of China draws a hidden card.
331 trash ensure_peace_in_the_region:a
    Ensure Peace in the Region of People's Republic of China leaves the game.
    People's Republic of China reveals Foreign Direct Investment and Foreign Trade: 5 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
332 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
333 buy successful_negotiations:a
    People's Republic of China buys Successful Negotiations for 4 Research.
    Energy Summit lies open in the market.
334 refresh
    People's Republic of China refreshes the market.
    New Strategic Partner leaves the market.
    Optimization Program lies open in the market.
    Covert Military Operation leaves the market.
    Successful Negotiations lies open in the market.
    Activation of Allies leaves the market.
    Diplomatic Trip lies open in the market.
    Quantitative Easing leaves the market.
    Tap into New Markets lies open in the market.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Russian Federation adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    Next: Auto-Influence 2 and Auto-Influence 6.
    European Union's investments return 2 money.
335 done
    United States of America's investments return 2 money.
    People's Republic of China's investments return 4 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    United States of America and Russian Federation threaten People's Republic of China in East Asia - Pacific: -4 VPs.
    Round 5.
    European Union's discard pile becomes a deck of 9 cards.
    European Union draws 7 hidden cards.
    United States of America's discard pile becomes a deck of 15 cards.
    United States of America draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Belarus, Georgia, Ecuador, Egypt, Niger, Sri Lanka and Australia.
hash 5 4eb00496733c57b1
336 place 1
    People's Republic of China takes place 1.
337 place 3
    United States of America takes place 3.
338 place 4
    European Union takes place 4.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    1 food of People's Republic of China found no place: 3 money instead.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
339 focus domestic
    People's Republic of China chooses Domestic Focus.
340 ready tajikistan_china
    People's Republic of China readies Tajikistan.
341 done
342 tracks 0
343 make 3
    People's Republic of China produces 3 consumer goods.
344 make 1
    People's Republic of China produces 1 services.
345 focus military
    United States of America chooses Military Focus.
346 ready iraq_usa
    United States of America readies Iraq.
347 ready japan_usa
    United States of America readies Japan.
348 raise army
    United States of America's production of army goes up to 5.
349 make 3
    United States of America produces 3 army.
350 focus domestic
    European Union chooses Domestic Focus.
351 ready armenia
    European Union readies Armenia.
352 done
353 raise energy
    European Union's production of energy goes up to 2.
    European Union gains 1 energy.
354 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
355 make 1
    European Union produces 1 services.
356 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
357 export raw
    People's Republic of China exports 1 raw materials for 5 money.
358 export food
359 sell 1
    People's Republic of China exports 1 food for 5 money.
360 export goods
361 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
362 import services
363 buy 1
    People's Republic of China imports 1 services for 10 money.
364 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
365 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
366 import energy
367 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
    People's Republic of China gains 1 diplomacy.
368 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
369 play foreign_trade:eu1
    European Union plays Foreign Trade.
370 export food
371 sell 1
    European Union exports 1 food for 5 money.
372 export goods
    European Union exports 1 consumer goods for 15 money.
373 import services
    European Union imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
374 done
    European Union gains 1 diplomacy.
375 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China gains 1 diplomacy.
376 play new_allies:usa1
    United States of America plays New Allies.
377 improve australia
378 pay
    United States of America pays 3 diplomacy.
    Australia becomes an ally of United States of America.
    Laos lies open.
379 improve sri_lanka
    United States of America uses Diplomatic Opening.
380 pay
    United States of America pays 2 diplomacy.
    Sri Lanka becomes an ally of United States of America.
    Maldives lies open.
381 play growth_strategy:eu2
    European Union plays Growth Strategy.
382 choose growth
    European Union chooses: Get a Growth Card.
383 growth regional_resilience
    European Union gets Regional Resilience for 8 VPs.
384 use reduced_bureaucracy
    People's Republic of China uses Reduced Bureaucracy.
    People's Republic of China draws a hidden card.
385 trash growth_strategy:china1
    Growth Strategy of People's Republic of China leaves the game.
386 play power_play:a
    People's Republic of China plays Power Play.
    People's Republic of China exhausts Tajikistan.
    People's Republic of China builds a Base in Tajikistan with 1 army for 10 money.
387 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 3 VPs.
388 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
389 army mena
390 to europe
    United States of America moves an army from Middle East - North Africa to Europe.
391 army americas
392 to mena
    United States of America moves an army from Americas to Middle East - North Africa.
393 play economic_expansion:b
    European Union plays Economic Expansion.
394 done
395 import services
    European Union imports 1 services from United States of America for 10 money.
396 import energy
397 buy 1
    European Union imports 1 energy for 3 money.
398 buy 1
    European Union imports 1 energy from Russian Federation for 3 money.
    European Union gains 1 diplomacy.
399 invest armenia
    European Union exhausts Armenia.
    European Union invests 10 money in Armenia.
400 permanent
    European Union adds Influence in Central Asia, above the line: 1 VP.
401 asset cn_brics
    People's Republic of China uses BRICS.
402 lay the_worlds_factory:china1
    People's Republic of China puts a hidden card face down.
403 play military_pact:usa1
    United States of America plays Military Pact.
404 base australia
405 send 2
    United States of America exhausts Australia.
    United States of America builds a Base in Australia with 2 armies for 15 money.
    United States of America adds Influence in East Asia - Pacific, below the line: 3 VPs.
406 convert east_asia_pacific:2
    United States of America uses Regional Resilience.
    A cube of United States of America in East Asia - Pacific moves above the line.
    United States of America gains 1 diplomacy.
407 play dominant_power:b
    European Union plays Dominant Power.
408 engage africa
    European Union pays 3 diplomacy.
    European Union engages in Africa.
409 convert africa:1
    European Union uses Regional Resilience.
    A cube of European Union in Africa moves above the line.
410 permanent
    European Union adds Influence in Africa, above the line: 1 VP.
    People's Republic of China reveals Successful Negotiations and New Allies: 6 Research.
    People's Republic of China gains 1 diplomacy.
    People's Republic of China gains 3 money.
411 buy optimization_program:a
    People's Republic of China buys Optimization Program for 5 Research.
    New Agenda lies open in the market.
412 use knowledge_transfer
    United States of America uses Knowledge Transfer.
413 draw 2
    United States of America draws 2 hidden cards.
414 discard global_currency:usa1
    United States of America discards Global Currency.
415 discard foreign_trade:usa1
    United States of America discards Foreign Trade.
    United States of America reveals Diplomatic Engagement and Well-Laid Plans: 5 Research.
    United States of America gains 1 diplomacy.
    United States of America gains 6 money.
416 buy prosperous_times:a
    United States of America buys Prosperous Times for 5 Research.
    Initiate Restructuring lies open in the market.
417 exhaust iraq_usa
    United States of America exhausts Iraq.
418 exhaust japan_usa
    United States of America exhausts Japan.
419 exhaust mexico_usa
    United States of America exhausts Mexico.
420 buy initiate_restructuring:a
    United States of America buys Initiate Restructuring for 4 Research.
    Strengthen Alliance lies open in the market.
421 exhaust sri_lanka
    United States of America exhausts Sri Lanka.
422 exhaust india
    United States of America exhausts India.
423 buy energy_summit:a
    United States of America buys Energy Summit for 4 Research.
    Optimization Program lies open in the market.
424 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
425 trash think_tank:a
    Think Tank of European Union leaves the game.
    European Union reveals Military Reinforcements, Foreign Trade and Diplomatic Engagement: 6 Research.
    European Union gains 3 money.
    European Union gains 3 money.
    European Union gains 1 diplomacy.
426 buy optimization_program:b
    European Union buys Optimization Program for 5 Research.
    Explore Alternatives lies open in the market.
427 exhaust jordan
    European Union exhausts Jordan.
428 done
    Successful Negotiations leaves the market.
    Establish Trade Routes lies open in the market.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    Next: Auto-Influence 9 and Auto-Influence 5.
    People's Republic of China's investments return 4 money.
    United States of America's investments return 2 money.
    European Union's investments return 4 money.
429 discard_token americas
    European Union gives up an Engage token in Americas for 5 money.
430 discard_token africa
    European Union gives up an Engage token in Africa for 5 money.
    United States of America and Russian Federation threaten People's Republic of China in East Asia - Pacific: -4 VPs.
    Round 6.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    European Union's discard pile becomes a deck of 7 cards.
    European Union draws 7 hidden cards.
    New Countries: Norway, Uzbekistan, Colombia, United Arab Emirates, Equatorial Guinea, Bangladesh and Japan.
hash 6 449930df8c68cddb
431 place 4
    People's Republic of China takes place 4.
432 place 3
    United States of America takes place 3.
433 place 1
    European Union takes place 1.
    European Union produces 2 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    1 energy of United States of America found no place: 3 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    1 food of People's Republic of China found no place: 3 money instead.
434 focus domestic
    European Union chooses Domestic Focus.
435 ready nigeria_eu
    European Union readies Nigeria.
436 ready jordan
    European Union readies Jordan.
437 raise army
    European Union's production of army goes up to 5.
438 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
439 make 3
    European Union produces 3 services.
440 focus military
    United States of America chooses Military Focus.
441 ready mexico_usa
    United States of America readies Mexico.
442 ready iraq_usa
    United States of America readies Iraq.
443 make 5
    United States of America produces 5 army.
444 use reduced_bureaucracy
    People's Republic of China uses Reduced Bureaucracy.
    People's Republic of China draws a hidden card.
445 trash industrial_policy:a
    Industrial Policy of People's Republic of China leaves the game.
446 focus domestic
    People's Republic of China chooses Domestic Focus.
447 ready bosnia_herzegovina
    People's Republic of China readies Bosnia-Herzegovina.
448 ready syria
    People's Republic of China readies Syria.
449 tracks 2
450 raise raw
    People's Republic of China's production of raw materials goes up to 4.
    People's Republic of China gains 1 raw materials.
451 raise food
    People's Republic of China's production of food goes up to 4.
    People's Republic of China gains 1 food.
    1 food of People's Republic of China found no place: 3 money instead.
452 make 5
    People's Republic of China produces 5 consumer goods.
453 play optimization_program:b
    European Union plays Optimization Program.
454 produce services
455 make 1
    European Union produces 1 services.
    1 services of European Union found no place: 10 money instead.
    European Union gets Space Program for 12 VPs.
456 use knowledge_transfer
    United States of America uses Knowledge Transfer.
457 draw 1
    United States of America draws a hidden card.
458 discard growth_strategy:usa2
    United States of America discards Growth Strategy.
459 play growth_strategy:usa1
    United States of America plays Growth Strategy.
460 choose growth
    United States of America chooses: Get a Growth Card.
    United States of America gets Olympic Games for 12 VPs.
461 play optimization_program:a
    People's Republic of China plays Optimization Program.
462 produce food
    People's Republic of China produces 4 food.
    4 food of People's Republic of China found no place: 12 money instead.
463 growth tactical_flexibility
    People's Republic of China gets Tactical Flexibility for 6 VPs.
    People's Republic of China draws a hidden card.
464 play soft_power:eu1
    European Union plays Soft Power.
465 play new_allies:usa3
    United States of America plays New Allies.
466 improve colombia
467 pay
    United States of America pays 2 diplomacy.
    Colombia becomes an ally of United States of America.
    Honduras lies open.
468 improve honduras
    United States of America uses Diplomatic Opening.
469 exhaust colombia
    United States of America exhausts Colombia.
    United States of America pays 1 diplomacy.
    Honduras becomes an ally of United States of America.
    Argentina lies open.
470 play new_allies:china1
    People's Republic of China plays New Allies.
471 improve belarus
472 exhaust bosnia_herzegovina
    People's Republic of China exhausts Bosnia-Herzegovina.
    People's Republic of China pays 1 diplomacy.
    Belarus becomes an ally of People's Republic of China.
    Moldova lies open.
473 play new_allies:eu1
    European Union plays New Allies.
474 improve moldova
    European Union pays 1 diplomacy.
    Moldova becomes an ally of European Union.
    Croatia lies open.
475 play energy_summit:a
    United States of America plays Energy Summit.
    United States of America gains 2 energy.
    2 energy of United States of America found no place: 6 money instead.
476 done
477 import services
478 buy 2
    United States of America imports 2 services for 20 money.
479 import raw
480 buy 1
    United States of America imports 1 raw materials for 3 money.
481 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
482 engage mena
    People's Republic of China exhausts Syria.
    People's Republic of China pays 4 diplomacy.
    People's Republic of China engages in Middle East - North Africa.
    People's Republic of China adds Influence in Middle East - North Africa, below the line: 3 VPs.
483 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
484 play prosperous_times:a
    United States of America plays Prosperous Times.
485 make 1
    United States of America produces 1 consumer goods.
486 choose play_another
    United States of America chooses: Play another card.
487 play cultural_exchange:a
    United States of America plays Cultural Exchange.
488 ready india
    United States of America readies India.
489 ready sri_lanka
    United States of America readies Sri Lanka.
    United States of America gains 2 diplomacy.
490 play global_presence:b
    People's Republic of China plays Global Presence.
491 make 2
    People's Republic of China produces 2 army.
492 army board
493 to south_asia
    People's Republic of China moves an army to South Asia.
494 army central_asia
495 to east_asia_pacific
    People's Republic of China moves an army from Central Asia to East Asia - Pacific.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    European Union's investments return 4 money.
    United States of America's investments return 2 money.
    People's Republic of China's investments return 4 money.
496 discard_token mena
    People's Republic of China gives up an Engage token in Middle East - North Africa for 5 money.
497 yes
    People's Republic of China's Prosperity goes up to 4: 8 VPs and 20 money.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Scoring.
    Europe: 5 VPs for United States of America, 2 for cubes and 3 for place 3.
    Europe: 9 VPs for European Union, 3 for cubes and 6 for place 2.
    Central Asia: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    Central Asia: 6 VPs for People's Republic of China, 2 for cubes and 4 for place 2.
    Americas: 3 VPs for United States of America, 1 for cubes and 2 for place 3.
    Americas: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    Middle East - North Africa: 6 VPs for United States of America, 2 for cubes and 4 for place 3.
    Middle East - North Africa: 10 VPs for European Union, 3 for cubes and 7 for place 2.
    Middle East - North Africa: 1 VP for People's Republic of China, 1 for cubes and 0 for place 5.
    Africa: 9 VPs for European Union, 2 for cubes and 7 for place 1.
    Africa: 5 VPs for People's Republic of China, 1 for cubes and 4 for place 2.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 12 VPs for United States of America, 3 for cubes and 9 for place 1.
    East Asia - Pacific: 9 VPs for People's Republic of China, 3 for cubes and 6 for place 2.
    United States of America leads in 2 Regions only: -5 VPs.
    Money, place 3: 1 VP for United States of America.
    Money, place 1: 5 VPs for European Union.
    Money, place 2: 3 VPs for People's Republic of China.
    Most armies on the map, place 2: 3 VPs for United States of America.
    Most armies on the map, place 3: 1 VP for European Union.
    Most armies on the map, place 2: 3 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for United States of America.
    Most allied Countries, place 3: 2 VPs for European Union.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    European Union did not use 1 Asset: 2 VPs.
end 38e56d896c2bf0e5
    European Union has the most VPs when the last round is over: 135.
