{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["usa", "china"], "options": {"optional_market_pack": true}, "seed": 1012, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back us_rd_champion
3 hand second
4 give_back cn_south_china_sea
    United States of America keeps NATO and Arms Export and begins with 7 VPs.
    People's Republic of China keeps BRICS and Shanghai Cooperation Organization and begins with 5 VPs.
5 place 1
    People's Republic of China takes place 1.
6 place 3
    United States of America takes place 3.
    Next: Auto-Influence 4 and Auto-Influence 10.
    Round 1.
hash 1 224a0956e7202e37
7 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
8 choose growth
    People's Republic of China chooses: Get a Growth Card.
9 growth diplomatic_initiative
    People's Republic of China gets Diplomatic Initiative for 2 VPs.
10 play growth_strategy:usa1
    United States of America plays Growth Strategy.
11 choose growth
    United States of America chooses: Get a Growth Card.
12 growth diplomatic_initiative
    United States of America gets Diplomatic Initiative for 2 VPs.
13 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
14 export energy
    People's Republic of China exports 1 energy for 5 money.
15 export goods
16 sell 3
    People's Republic of China exports 3 consumer goods for 45 money.
17 export army
    People's Republic of China exports 1 army for 20 money.
18 import services
19 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
20 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
21 import raw
22 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    People's Republic of China gains 1 diplomacy.
23 play growth_strategy:usa2
    United States of America plays Growth Strategy.
24 choose growth
    United States of America chooses: Get a Growth Card.
25 growth reduced_bureaucracy
    United States of America gets Reduced Bureaucracy for 3 VPs.
26 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
27 lay economic_diplomacy:china1
    People's Republic of China puts a hidden card face down.
28 improve iran
    People's Republic of China pays 3 diplomacy.
    Iran becomes an ally of People's Republic of China.
    Turkey lies open.
29 none
30 asset us_arms_export
    United States of America uses Arms Export.
31 lay new_allies:usa3
    United States of America puts a hidden card face down.
    United States of America pays 2 army.
    United States of America gains 20 money.
32 region americas
    United States of America names Americas.
33 permanent
    United States of America adds Influence in Americas, above the line: 1 VP.
34 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
35 play new_allies:usa2
    United States of America plays New Allies.
36 improve tajikistan
    United States of America pays 1 diplomacy.
    Tajikistan becomes an ally of United States of America.
    Turkmenistan lies open.
    People's Republic of China reveals Foreign Direct Investment and New Allies: 5 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
37 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
38 buy rapid_deployment:a
    People's Republic of China buys Rapid Deployment for 7 Research.
    Trade Opportunity lies open in the market.
39 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
40 exhaust iran
    People's Republic of China exhausts Iran.
41 buy cultural_exchange:a
    People's Republic of China buys Cultural Exchange for 3 Research.
    Successful Negotiations lies open in the market.
42 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
43 exhaust laos_china
    People's Republic of China exhausts Laos.
44 buy trade_opportunity:a
    People's Republic of China buys Trade Opportunity for 3 Research.
    Minimize Bureaucracy lies open in the market.
    United States of America reveals Military Pact and Foreign Military Presence: 8 Research.
    United States of America gains 5 money.
    United States of America gains 4 money.
45 buy industrial_policy:a
    United States of America buys Industrial Policy for 5 Research.
    Quantitative Easing lies open in the market.
46 refresh
    United States of America refreshes the market.
    Ensure Peace in the Region leaves the market.
    Strengthen Alliance lies open in the market.
    Key Economic Partner leaves the market.
    Power Play lies open in the market.
    Economic Expansion leaves the market.
    Boost Production lies open in the market.
47 exhaust mexico_usa
    United States of America exhausts Mexico.
48 done
    Successful Negotiations leaves the market.
    Steady Partnership lies open in the market.
    Minimize Bureaucracy leaves the market.
    Covert Military Operation lies open in the market.
    European Union adds Influence in Africa, above the line: 0 VPs.
    Russian Federation adds Influence in Americas, above the line: 0 VPs.
    1 army of Russian Federation appears in Americas.
    European Union adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    European Union trades with People's Republic of China: 10 money.
    Russian Federation adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of Russian Federation appears in East Asia - Pacific.
    Next: Auto-Influence 13 and Auto-Influence 14.
49 no
    Russian Federation threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens United States of America in Americas: -2 VPs.
    Russian Federation threatens United States of America in East Asia - Pacific: -2 VPs.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Ukraine, Afghanistan, Cuba, United Arab Emirates, Djibouti, Nepal and Cambodia.
hash 2 dc901e46f3fdbfad
50 place 3
    People's Republic of China takes place 3.
51 place 2
    United States of America takes place 2.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
52 focus domestic
    United States of America chooses Domestic Focus.
53 ready mexico_usa
    United States of America readies Mexico.
54 raise services
    United States of America's production of services goes up to 5.
55 make 1
    United States of America produces 1 consumer goods.
56 make 3
    United States of America produces 3 services.
    United States of America's Commerce cards lie face up again.
57 focus domestic
    People's Republic of China chooses Domestic Focus.
58 ready pakistan_china
    People's Republic of China readies Pakistan.
59 ready iran
    People's Republic of China readies Iran.
60 tracks 1
61 raise energy
    People's Republic of China's production of energy goes up to 2.
    People's Republic of China gains 1 energy.
62 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
63 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
64 invest iraq_usa
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
65 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VP.
66 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
67 produce food
    People's Republic of China produces 3 food.
68 produce army
69 make 1
    People's Republic of China produces 1 army.
70 produce raw
    People's Republic of China produces 3 raw materials.
71 play global_currency:usa1
    United States of America plays Global Currency.
72 export goods
73 sell 1
    United States of America exports 1 consumer goods for 15 money.
74 export energy
    United States of America exports 1 energy for 5 money.
75 import services
    United States of America imports 1 services from European Union for 10 money.
76 import raw
77 buy 2
    United States of America imports 2 raw materials from Russian Federation for 6 money.
    United States of America gains 10 money.
78 play rapid_deployment:a
    People's Republic of China plays Rapid Deployment.
    People's Republic of China gains 1 army.
79 send 2
    People's Republic of China exhausts Pakistan.
    People's Republic of China builds a Base in Pakistan with 2 armies for 15 money.
80 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VP.
81 army south_asia
82 to east_asia_pacific
    People's Republic of China moves an army from South Asia to East Asia - Pacific.
83 army south_asia
84 to east_asia_pacific
    People's Republic of China moves an army from South Asia to East Asia - Pacific.
85 play industrial_policy:a
    United States of America plays Industrial Policy.
86 raise army
    United States of America's production of army goes up to 4.
87 produce services
88 make 1
    United States of America produces 1 services.
89 produce army
90 make 2
    United States of America produces 2 army.
91 play trade_opportunity:a
    People's Republic of China plays Trade Opportunity.
92 export army
    People's Republic of China exports 1 army for 20 money.
93 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
94 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
95 engage americas
    United States of America exhausts Mexico.
    United States of America pays 2 diplomacy.
    United States of America engages in Americas.
    United States of America adds Influence in Americas, below the line: 4 VPs.
96 play cultural_exchange:a
    People's Republic of China plays Cultural Exchange.
97 ready south_africa_china
    People's Republic of China readies South Africa.
98 ready tajikistan_china
    People's Republic of China readies Tajikistan.
    People's Republic of China gains 2 diplomacy.
99 none
    United States of America reveals New Allies and Military Reinforcements: 4 Research.
    United States of America gains 3 money.
    United States of America gains 3 money.
100 done
    People's Republic of China reveals New Allies: 3 Research.
    People's Republic of China gains 3 money.
101 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
102 buy steady_partnership:a
    People's Republic of China buys Steady Partnership for 4 Research.
    Successful Negotiations lies open in the market.
103 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
104 done
    Quantitative Easing leaves the market.
    Initiate Restructuring lies open in the market.
    Strengthen Alliance leaves the market.
    Convincing Arguments lies open in the market.
    European Union adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of European Union appears in East Asia - Pacific.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    European Union adds Influence in Europe, above the line: 0 VPs.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    Next: Auto-Influence 2 and Auto-Influence 15.
    United States of America's investments return 2 money.
105 done
106 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
107 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
108 yes
    United States of America gives up an Engage token in Americas for 1 Defense.
    Russian Federation and People's Republic of China threaten United States of America in East Asia - Pacific: -4 VPs.
    Round 3.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Belarus, Mongolia, Canada, Israel, Equatorial Guinea, India and Vietnam.
hash 3 98c263333331d098
109 place 2
    People's Republic of China takes place 2.
110 place 3
    United States of America takes place 3.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 food.
    1 food of People's Republic of China found no place: 3 money instead.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
111 focus domestic
    People's Republic of China chooses Domestic Focus.
112 done
113 tracks 2
114 raise services
    People's Republic of China's production of services goes up to 2.
115 raise food
    People's Republic of China's production of food goes up to 4.
    People's Republic of China gains 1 food.
    1 food of People's Republic of China found no place: 3 money instead.
116 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
117 focus domestic
    United States of America chooses Domestic Focus.
118 done
119 raise goods
    United States of America's production of consumer goods goes up to 4.
120 make 3
    United States of America produces 3 consumer goods.
121 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
122 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Knowledge Transfer for 4 VPs.
123 play growth_strategy:usa2
    United States of America plays Growth Strategy.
124 choose growth
    United States of America chooses: Get a Growth Card.
    United States of America gets Tactical Flexibility for 6 VPs.
    United States of America draws a hidden card.
125 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China exhausts Iran.
    People's Republic of China invests 20 money in Iran.
126 temporary
    People's Republic of China adds Influence in Middle East - North Africa, below the line: 5 VPs.
    People's Republic of China gains 1 diplomacy.
127 play foreign_trade:usa1
    United States of America plays Foreign Trade.
128 done
129 import services
    United States of America imports 1 services from European Union for 10 money.
130 import energy
131 buy 1
    United States of America imports 1 energy for 3 money.
132 buy 3
    United States of America imports 3 energy from Russian Federation for 9 money.
133 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
134 army east_asia_pacific
135 to south_asia
    People's Republic of China moves an army from East Asia - Pacific to South Asia.
136 done
137 asset us_nato
    United States of America uses NATO.
138 lay industrial_policy:a
    United States of America puts a hidden card face down.
139 region mena
    United States of America names Middle East - North Africa.
    United States of America moves an army to Middle East - North Africa.
    United States of America moves an army to Middle East - North Africa.
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VP.
    United States of America gains 2 diplomacy.
140 asset cn_brics
    People's Republic of China uses BRICS.
141 lay foreign_trade:china2
    People's Republic of China puts a hidden card face down.
    People's Republic of China pays 30 money.
142 region africa
    People's Republic of China names Africa.
143 region americas
    People's Republic of China names Americas.
144 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VP.
    People's Republic of China adds Influence in Americas, below the line: 3 VPs.
    Russian Federation adds Influence in South Asia, below the line: 0 VPs.
145 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
    People's Republic of China reveals Steady Partnership and The World's Factory: 6 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 5 money.
146 buy covert_military_operation:a
    People's Republic of China buys Covert Military Operation for 6 Research.
    Global Presence lies open in the market.
147 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
148 trash growth_strategy:usa1
    Growth Strategy of United States of America leaves the game.
    United States of America reveals New Allies, New Allies and Foreign Military Presence: 7 Research.
    United States of America gains 3 money.
    United States of America gains 3 money.
    United States of America gains 4 money.
149 exhaust tajikistan
    United States of America exhausts Tajikistan.
150 exhaust iceland_usa
    United States of America exhausts Iceland.
151 exhaust japan_usa
    United States of America exhausts Japan.
152 refresh
    United States of America refreshes the market.
    Power Play leaves the market.
    Improve Logistics lies open in the market.
    Boost Production leaves the market.
    Boost Production lies open in the market.
    Successful Negotiations leaves the market.
    Power Play lies open in the market.
153 buy global_presence:a
    United States of America buys Global Presence for 5 Research.
    Build New Embassy lies open in the market.
154 refresh
    United States of America refreshes the market.
    Initiate Restructuring leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Convincing Arguments leaves the market.
    Covert Military Operation lies open in the market.
    Improve Logistics leaves the market.
    Return on Investment lies open in the market.
155 refresh
    United States of America refreshes the market.
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
    European Union adds Influence in Europe, above the line: 0 VPs.
    1 army of European Union appears in Europe.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    A Commerce card of United States of America is turned face down.
    Russian Federation trades with United States of America: 10 money.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of European Union appears in Middle East - North Africa.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    Next: Auto-Influence 12 and Auto-Influence 11.
    People's Republic of China's investments return 6 money.
    United States of America's investments return 2 money.
156 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
157 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
    Russian Federation threatens United States of America in Americas: -2 VPs.
    Russian Federation and People's Republic of China threaten United States of America in East Asia - Pacific: -4 VPs.
    Scoring.
    Europe: 4 VPs for United States of America, 1 for cubes and 3 for place 3.
    Central Asia does not score: a permanent slot is free.
    Americas: 10 VPs for United States of America, 3 for cubes and 7 for place 1.
    Americas: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 3.
    Middle East - North Africa: 13 VPs for United States of America, 3 for cubes and 10 for place 1.
    Middle East - North Africa: 1 VP for People's Republic of China, 1 for cubes and 0 for place 5.
    Africa: 5 VPs for People's Republic of China, 1 for cubes and 4 for place 2.
    South Asia: 10 VPs for People's Republic of China, 2 for cubes and 8 for place 1.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for People's Republic of China.
    Round 4.
    People's Republic of China draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 7 cards.
    United States of America draws 7 hidden cards.
    New Countries: Iceland, Kazakhstan, Venezuela, Algeria, Angola, Sri Lanka and Laos.
hash 4 06277874e5a07af2
158 place 2
    United States of America takes place 2.
159 place 4
    People's Republic of China takes place 4.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 4 food.
    4 food of People's Republic of China found no place: 12 money instead.
160 focus diplomatic
    United States of America chooses Diplomatic Focus.
161 ready iraq_usa
    United States of America readies Iraq.
162 ready mexico_usa
    United States of America readies Mexico.
163 ready iceland_usa
    United States of America readies Iceland.
164 ready tajikistan
    United States of America readies Tajikistan.
165 ready japan_usa
    United States of America readies Japan.
166 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
167 make 3
    United States of America produces 3 diplomacy.
168 focus domestic
    People's Republic of China chooses Domestic Focus.
169 ready laos_china
    People's Republic of China readies Laos.
170 ready iran
    People's Republic of China readies Iran.
171 tracks 0
172 make 1
    People's Republic of China produces 1 consumer goods.
173 make 1
    People's Republic of China produces 1 services.
174 play military_pact:usa1
    United States of America plays Military Pact.
175 base iraq_usa
    United States of America exhausts Iraq.
    United States of America builds a Base in Iraq with 1 army for 10 money.
    United States of America adds Influence in Middle East - North Africa, below the line: 3 VPs.
    United States of America gains 1 diplomacy.
176 play trade_opportunity:a
    People's Republic of China plays Trade Opportunity.
177 done
178 import services
179 buy 0
    People's Republic of China imports 1 services from European Union for 10 money.
180 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
181 export army
    People's Republic of China exports 1 army for 20 money.
182 export goods
    People's Republic of China exports 1 consumer goods for 15 money.
183 export food
    People's Republic of China exports 1 food for 5 money.
184 import services
185 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
186 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
187 done
    People's Republic of China gains 1 diplomacy.
188 play global_presence:a
    United States of America plays Global Presence.
189 make 3
    United States of America produces 3 army.
190 army board
191 to europe
    United States of America moves an army to Europe.
192 army mena
193 to europe
    United States of America moves an army from Middle East - North Africa to Europe.
194 done
195 play rapid_deployment:a
    People's Republic of China plays Rapid Deployment.
    People's Republic of China gains 1 army.
    People's Republic of China exhausts Laos.
    People's Republic of China builds a Base in Laos with 1 army for 10 money.
196 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
197 army south_asia
198 to central_asia
    People's Republic of China moves an army from South Asia to Central Asia.
199 army east_asia_pacific
200 to south_asia
    People's Republic of China moves an army from East Asia - Pacific to South Asia.
201 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
202 invest japan_usa
    United States of America exhausts Japan.
    United States of America invests 15 money in Japan.
203 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 3 VPs.
204 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
205 draw 1
    People's Republic of China draws a hidden card.
206 discard foreign_direct_investment:china1
    People's Republic of China discards Foreign Direct Investment.
207 play new_allies:china1
    People's Republic of China plays New Allies.
208 improve canada
    People's Republic of China pays 3 diplomacy.
    Canada becomes an ally of People's Republic of China.
    Cuba lies open.
209 play industrial_policy:a
    United States of America plays Industrial Policy.
210 raise goods
    United States of America's production of consumer goods goes up to 5.
211 produce army
212 make 1
    United States of America produces 1 army.
213 produce services
214 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
215 play cultural_exchange:a
    People's Republic of China plays Cultural Exchange.
216 ready laos_china
    People's Republic of China readies Laos.
217 ready pakistan_china
    People's Republic of China readies Pakistan.
    People's Republic of China gains 2 diplomacy.
218 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
219 trash global_currency:usa1
    Global Currency of United States of America leaves the game.
    United States of America reveals Military Reinforcements, New Allies and New Allies: 3 Research.
    United States of America gains 3 money.
    United States of America gains 3 money.
    United States of America gains 3 money.
220 exhaust iceland_usa
    United States of America exhausts Iceland.
221 buy return_on_investment:a
    United States of America buys Return on Investment for 4 Research.
    Trade Opportunity lies open in the market.
222 exhaust tajikistan
    United States of America exhausts Tajikistan.
223 exhaust mexico_usa
    United States of America exhausts Mexico.
224 buy trade_opportunity:b
    United States of America buys Trade Opportunity for 3 Research.
    Diplomatic Trip lies open in the market.
    People's Republic of China reveals Covert Military Operation: 5 Research.
    People's Republic of China gains 1 army.
225 buy re_examine_agreement:b
    People's Republic of China buys Re-Examine Agreement for 5 Research.
    Energy Summit lies open in the market.
226 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
227 done
    Dominant Power leaves the market.
    Prosperous Times lies open in the market.
    Optimization Program leaves the market.
    Re-Examine Agreement lies open in the market.
    European Union adds Influence in Europe, below the line: 0 VPs.
    1 army of European Union appears in Europe.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Next: Auto-Influence 3 and Auto-Influence 5.
    United States of America's investments return 6 money.
    People's Republic of China's investments return 6 money.
    Russian Federation threatens United States of America in Americas: -2 VPs.
    Russian Federation and People's Republic of China threaten United States of America in East Asia - Pacific: -4 VPs.
    Round 5.
    United States of America draws 7 hidden cards.
    People's Republic of China's discard pile becomes a deck of 13 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Croatia, Azerbaijan, Chile, Iraq, Mali, Bangladesh and Australia.
hash 5 e10bf4dd7298718a
228 place 3
    United States of America takes place 3.
229 place 2
    People's Republic of China takes place 2.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 4 food.
    2 food of People's Republic of China found no place: 6 money instead.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
230 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
231 draw 3
    People's Republic of China draws 3 hidden cards.
232 discard growth_strategy:china1
    People's Republic of China discards Growth Strategy.
233 discard new_allies:china2
    People's Republic of China discards New Allies.
234 discard growth_strategy:china2
    People's Republic of China discards Growth Strategy.
235 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
236 ready tajikistan_china
    People's Republic of China readies Tajikistan.
237 ready pakistan_china
    People's Republic of China readies Pakistan.
238 ready south_africa_china
    People's Republic of China readies South Africa.
239 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
240 make 2
    People's Republic of China produces 2 diplomacy.
241 focus domestic
    United States of America chooses Domestic Focus.
242 ready iraq_usa
    United States of America readies Iraq.
243 ready japan_usa
    United States of America readies Japan.
244 raise raw
    United States of America's production of raw materials goes up to 3.
    United States of America gains 1 raw materials.
245 make 3
    United States of America produces 3 consumer goods.
246 make 1
    United States of America produces 1 services.
247 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
    People's Republic of China exhausts Tajikistan.
    People's Republic of China builds a Base in Tajikistan with 1 army for 10 money.
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
248 play growth_strategy:usa2
    United States of America plays Growth Strategy.
249 choose growth
    United States of America chooses: Get a Growth Card.
250 growth regional_resilience
    United States of America gets Regional Resilience for 8 VPs.
251 play re_examine_agreement:b
    People's Republic of China plays Re-Examine Agreement.
252 reset east_asia_pacific:1
    A cube of People's Republic of China in East Asia - Pacific goes to the end of the row.
    People's Republic of China draws a hidden card.
253 play cultural_exchange:a
    People's Republic of China plays Cultural Exchange.
254 done
    People's Republic of China gains 2 diplomacy.
255 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
256 send 2
    United States of America exhausts Japan.
    United States of America builds a Base in Japan with 2 armies for 15 money.
257 convert east_asia_pacific:1
    United States of America uses Regional Resilience.
    A cube of United States of America in East Asia - Pacific moves above the line.
    United States of America adds Influence in East Asia - Pacific, below the line: 3 VPs.
258 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
259 engage east_asia_pacific
260 pay
    People's Republic of China pays 3 diplomacy.
    People's Republic of China engages in East Asia - Pacific.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 2 VPs.
261 play return_on_investment:a
    United States of America plays Return on Investment.
    United States of America gains 8 money.
262 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
263 army board
264 to central_asia
    People's Republic of China moves an army to Central Asia.
265 army central_asia
266 to south_asia
    People's Republic of China moves an army from Central Asia to South Asia.
267 play trade_opportunity:b
    United States of America plays Trade Opportunity.
268 export goods
269 sell 1
    United States of America exports 1 consumer goods for 15 money.
270 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
271 engage central_asia
    United States of America pays 4 diplomacy.
    United States of America engages in Central Asia.
    United States of America adds Influence in Central Asia, below the line: 3 VPs.
    People's Republic of China reveals Rapid Deployment and The World's Factory: 5 Research.
    People's Republic of China gains 1 army.
    People's Republic of China gains 5 money.
272 buy energy_summit:a
    People's Republic of China buys Energy Summit for 4 Research.
    Assign New Diplomats lies open in the market.
273 exhaust canada
    People's Republic of China exhausts Canada.
274 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
275 buy assign_new_diplomats:a
    People's Republic of China buys Assign New Diplomats for 5 Research.
    Establish Trade Routes lies open in the market.
276 exhaust iran
    People's Republic of China exhausts Iran.
277 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
278 buy prosperous_times:b
    People's Republic of China buys Prosperous Times for 5 Research.
    Re-Evaluate Strategy lies open in the market.
279 exhaust laos_china
    People's Republic of China exhausts Laos.
280 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America's discard pile becomes a deck of 7 cards.
    United States of America draws a hidden card.
281 trash military_reinforcements:usa1
    Military Reinforcements of United States of America leaves the game.
    United States of America reveals Foreign Trade and New Allies: 4 Research.
    United States of America gains 3 money.
    United States of America gains 3 money.
282 refresh
    United States of America refreshes the market.
    Permanent Mission leaves the market.
    Optimization Program lies open in the market.
    Economic Expansion leaves the market.
    Explore Alternatives lies open in the market.
    Diplomatic Trip leaves the market.
    New Strategic Partner lies open in the market.
283 exhaust iraq_usa
    United States of America exhausts Iraq.
284 buy establish_trade_routes:a
    United States of America buys Establish Trade Routes for 3 Research.
    Tap into New Markets lies open in the market.
    Re-Examine Agreement leaves the market.
    Key Economic Partner lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Assign New Diplomats lies open in the market.
    European Union adds Influence in Central Asia, below the line: 0 VPs.
    1 army of European Union appears in Central Asia.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Africa.
    European Union adds Influence in Americas, below the line: 0 VPs.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Next: Auto-Influence 16 and Auto-Influence 8.
    People's Republic of China's investments return 6 money.
285 discard_token east_asia_pacific
    People's Republic of China gives up an Engage token in East Asia - Pacific for 5 money.
    United States of America's investments return 6 money.
286 discard_token central_asia
    United States of America gives up an Engage token in Central Asia for 5 money.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens United States of America in Americas: -2 VPs.
    Round 6.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 7 hidden cards.
    New Countries: Switzerland, Uzbekistan, Argentina, Qatar, Kenya, Maldives and Singapore.
hash 6 0fd0d726cd776fa5
287 place 2
    United States of America takes place 2.
288 place 3
    People's Republic of China takes place 3.
    United States of America produces 3 energy.
    United States of America produces 3 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 4 food.
    4 food of People's Republic of China found no place: 12 money instead.
289 focus military
    United States of America chooses Military Focus.
290 ready japan_usa
    United States of America readies Japan.
291 done
292 raise army
    United States of America's production of army goes up to 5.
293 make 3
    United States of America produces 3 army.
294 focus domestic
    People's Republic of China chooses Domestic Focus.
295 done
296 tracks 2
297 raise services
    People's Republic of China's production of services goes up to 3.
298 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
299 make 4
    People's Republic of China produces 4 consumer goods.
300 play global_presence:a
    United States of America plays Global Presence.
301 army east_asia_pacific
302 to europe
    United States of America moves an army from East Asia - Pacific to Europe.
303 army board
304 to europe
    United States of America moves an army to Europe.
305 army board
306 to europe
    United States of America moves an army to Europe.
307 play prosperous_times:b
    People's Republic of China plays Prosperous Times.
308 choose prosperity
    People's Republic of China chooses: Increase Prosperity.
    People's Republic of China's Prosperity goes up to 3: 5 VPs and 15 money.
309 play establish_trade_routes:a
    United States of America plays Establish Trade Routes.
310 region africa
    United States of America names Africa.
311 export food
    United States of America exports 1 food for 5 money.
312 done
313 import services
    United States of America imports 1 services from European Union for 10 money.
314 import goods
315 buy 1
    United States of America imports 1 consumer goods for 10 money.
316 play assign_new_diplomats:a
    People's Republic of China plays Assign New Diplomats.
317 improve azerbaijan
    People's Republic of China pays 2 diplomacy.
    Azerbaijan becomes an ally of People's Republic of China.
    Kazakhstan lies open.
318 improve maldives
    People's Republic of China pays 1 diplomacy.
    Maldives becomes an ally of People's Republic of China.
    Myanmar lies open.
319 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
320 play new_allies:china1
    People's Republic of China plays New Allies.
321 improve myanmar
    People's Republic of China exhausts Maldives.
    Myanmar becomes an ally of People's Republic of China.
    Sri Lanka lies open.
322 play new_allies:usa2
    United States of America plays New Allies.
323 improve singapore
    United States of America exhausts Japan.
    Singapore becomes an ally of United States of America.
    Thailand lies open.
324 play trade_opportunity:a
    People's Republic of China plays Trade Opportunity.
325 export army
    People's Republic of China exports 1 army for 20 money.
326 play energy_summit:a
    People's Republic of China plays Energy Summit.
    People's Republic of China gains 2 energy.
327 export raw
328 sell 2
    People's Republic of China exports 2 raw materials for 10 money.
329 done
330 import services
331 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
332 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
333 import energy
334 buy 5
    People's Republic of China imports 5 energy for 15 money.
335 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
336 import goods
337 buy 0
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
    People's Republic of China gains 1 diplomacy.
    A cube of People's Republic of China is pushed out of Middle East - North Africa.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of European Union appears in Middle East - North Africa.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    European Union adds Influence in Europe, below the line: 0 VPs.
    1 army of European Union appears in Europe.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    United States of America's investments return 6 money.
    People's Republic of China's investments return 6 money.
338 yes
    United States of America's Prosperity goes up to 3: 4 VPs and 20 money.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Scoring.
    Europe: 4 VPs for United States of America, 1 for cubes and 3 for place 3.
    Central Asia: 1 VP for United States of America, 1 for cubes and 0 for place 4.
    Central Asia: 5 VPs for People's Republic of China, 1 for cubes and 4 for place 2.
    Americas: 10 VPs for United States of America, 3 for cubes and 7 for place 1.
    Americas: 1 VP for People's Republic of China, 1 for cubes and 0 for place 4.
    Middle East - North Africa: 11 VPs for United States of America, 4 for cubes and 7 for place 2.
    Africa: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 3.
    South Asia: 10 VPs for People's Republic of China, 2 for cubes and 8 for place 1.
    East Asia - Pacific: 9 VPs for United States of America, 3 for cubes and 6 for place 2.
    East Asia - Pacific: 9 VPs for People's Republic of China, 3 for cubes and 6 for place 2.
    United States of America leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for People's Republic of China.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most allied Countries, place 1: 7 VPs for People's Republic of China.
end d146d717cfe41919
    People's Republic of China has the most VPs when the last round is over: 101.
