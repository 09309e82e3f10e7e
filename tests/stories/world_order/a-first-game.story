{"format": 1, "title": "world_order", "rules": 1, "level": "first_game", "factions": ["usa", "russia"], "options": {"executive_orders": false, "commerce_cards_by_player_count": true, "vp_floor_at_zero": false, "then_requires_previous_step": true, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 43, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 give_back us_nato
2 give_back ru_cyber_attacks
    United States of America keeps Main UN Funding Contributor and R&D Champion and begins with 4 VPs.
    Russian Federation keeps Arms Export and New Energy Markets and begins with 6 VPs.
    United States of America takes place 1.
    Russian Federation takes place 2.
    Next: Auto-Influence 17 and Auto-Influence 8.
    Round 1.
hash 1 8f9e0808ad174d1d
3 play new_allies:usa1
    United States of America plays New Allies.
4 improve saudi_arabia
5 pay
    United States of America pays 3 diplomacy.
    Saudi Arabia becomes an ally of United States of America.
    Jordan lies open.
6 asset ru_arms_export
    Russian Federation uses Arms Export.
7 lay foreign_direct_investment:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation pays 2 army.
    Russian Federation gains 20 money.
8 region mena
    Russian Federation names Middle East - North Africa.
9 permanent
    Russian Federation adds Influence in Middle East - North Africa, above the line: 1 VP.
10 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
11 invest japan_usa
    United States of America exhausts Japan.
    United States of America invests 15 money in Japan.
12 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 4 VPs.
13 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
14 done
15 play military_pact:usa1
    United States of America plays Military Pact.
16 base iceland_usa
    United States of America exhausts Iceland.
    United States of America builds a Base in Iceland with 1 army for 10 money.
17 temporary
    United States of America adds Influence in Europe, below the line: 5 VPs.
    United States of America gains 1 diplomacy.
18 asset ru_new_energy_markets
    Russian Federation uses New Energy Markets.
19 lay new_allies:russia1
    Russian Federation puts a hidden card face down.
20 region europe
    Russian Federation names Europe.
21 region africa
    Russian Federation names Africa.
22 export food
    Russian Federation exports 1 food for 5 money.
23 export goods
    Russian Federation exports 1 consumer goods for 15 money.
24 export energy
25 sell 4
    Russian Federation exports 4 energy for 20 money.
26 temporary
    Russian Federation adds Influence in Europe, below the line: 4 VPs.
27 play foreign_trade:usa1
    United States of America plays Foreign Trade.
28 export services
29 sell 2
    United States of America exports 2 services for 30 money.
30 done
31 import goods
32 buy 1
    United States of America imports 1 consumer goods for 10 money.
33 buy 1
    United States of America imports 1 consumer goods from European Union for 10 money.
34 buy 1
    United States of America imports 1 consumer goods from People's Republic of China for 10 money.
35 import energy
36 buy 1
    United States of America imports 1 energy for 3 money.
37 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
38 base syria_russia
    Russian Federation exhausts Syria.
    Russian Federation builds a Base in Syria with 1 army for 10 money.
39 temporary
    Russian Federation adds Influence in Middle East - North Africa, below the line: 5 VPs.
    United States of America reveals Growth Strategy and New Allies: 6 Research.
    United States of America gains 2 money.
    United States of America gains 3 money.
40 buy prosperous_times:b
    United States of America buys Prosperous Times for 5 Research.
    Power Play lies open in the market.
41 exhaust saudi_arabia
    United States of America exhausts Saudi Arabia.
42 exhaust mexico_usa
    United States of America exhausts Mexico.
43 exhaust iraq_usa
    United States of America exhausts Iraq.
44 buy convincing_arguments:b
    United States of America buys Convincing Arguments for 4 Research.
    Establish Trade Routes lies open in the market.
45 refresh
    United States of America refreshes the market.
    Covert Military Operation leaves the market.
    Initiate Restructuring lies open in the market.
    Explore Alternatives leaves the market.
    Trade Opportunity lies open in the market.
    Dominant Power leaves the market.
    Well-Laid Plans lies open in the market.
    Russian Federation reveals Growth Strategy and Energy Titan: 6 Research.
    Russian Federation gains 2 money.
    Russian Federation gains 5 money.
46 exhaust belarus_russia
    Russian Federation exhausts Belarus.
47 buy trade_opportunity:b
    Russian Federation buys Trade Opportunity for 3 Research.
    Rapid Deployment lies open in the market.
48 exhaust india_russia
    Russian Federation exhausts India.
49 refresh
    Russian Federation refreshes the market.
    Joint Venture leaves the market.
    Prosperous Times lies open in the market.
    Power Play leaves the market.
    Assign New Diplomats lies open in the market.
    Establish Trade Routes leaves the market.
    Supply Chain Deal lies open in the market.
50 buy supply_chain_deal:a
    Russian Federation buys Supply Chain Deal for 4 Research.
    Dominant Power lies open in the market.
51 exhaust armenia_russia
    Russian Federation exhausts Armenia.
    Initiate Restructuring leaves the market.
    Minimize Bureaucracy lies open in the market.
    Well-Laid Plans leaves the market.
    Debt Relief lies open in the market.
    European Union adds Influence in Europe, above the line: 0 VPs.
    People's Republic of China adds Influence in Central Asia, above the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    European Union adds Influence in Europe, above the line: 0 VPs.
    1 army of European Union appears in Europe.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    Next: Auto-Influence 3 and Auto-Influence 6.
    United States of America's investments return 4 money.
52 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    United States of America and European Union threaten Russian Federation in Europe: -4 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    Round 2.
    United States of America draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Ukraine, Turkmenistan, Mexico, Israel, Sudan, Sri Lanka and Cambodia.
hash 2 f7e38ca7ca8d535a
53 place 1
    Russian Federation takes place 1.
54 place 3
    United States of America takes place 3.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
55 focus military
    Russian Federation chooses Military Focus.
56 ready syria_russia
    Russian Federation readies Syria.
57 ready belarus_russia
    Russian Federation readies Belarus.
58 raise army
    Russian Federation's production of army goes up to 3.
59 make 3
    Russian Federation produces 3 army.
60 focus military
    United States of America chooses Military Focus.
61 ready mexico_usa
    United States of America readies Mexico.
62 ready iceland_usa
    United States of America readies Iceland.
63 none
64 make 3
    United States of America produces 3 army.
65 play supply_chain_deal:a
    Russian Federation plays Supply Chain Deal.
66 export energy
67 sell 1
    Russian Federation exports 1 energy for 5 money.
68 export army
    Russian Federation exports 1 army for 20 money.
69 export raw
70 sell 2
    Russian Federation exports 2 raw materials for 10 money.
71 import goods
72 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
73 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
74 import services
75 buy 0
76 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
77 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    Russian Federation gains 1 diplomacy.
    Russian Federation gains 6 money.
78 play prosperous_times:b
    United States of America plays Prosperous Times.
79 make 1
    United States of America produces 1 consumer goods.
80 none
81 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
82 choose produce
    Russian Federation chooses: Produce.
83 produce raw
    Russian Federation produces 4 raw materials.
84 produce diplomacy
85 make 2
    Russian Federation produces 2 diplomacy.
86 done
87 asset us_main_un_funding
    United States of America uses Main UN Funding Contributor.
88 lay military_reinforcements:usa1
    United States of America puts a hidden card face down.
89 times 2
    United States of America pays 20 money.
    United States of America gains 6 diplomacy.
90 engage americas
91 pay
    United States of America pays 4 diplomacy.
    United States of America engages in Americas.
92 permanent
    United States of America adds Influence in Americas, above the line: 1 VP.
93 play trade_opportunity:b
    Russian Federation plays Trade Opportunity.
94 done
95 import goods
96 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
97 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
98 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
99 export raw
100 sell 2
    Russian Federation exports 2 raw materials for 10 money.
101 export energy
102 sell 2
    Russian Federation exports 2 energy for 10 money.
103 export army
    Russian Federation exports 1 army for 20 money.
104 import goods
105 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
106 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
107 done
108 asset us_rd_champion
    United States of America uses R&D Champion.
109 lay growth_strategy:usa2
    United States of America puts a hidden card face down.
110 produce raw
    United States of America produces 2 raw materials.
111 produce food
    United States of America produces 3 food.
112 growth industrial_development
    United States of America gets Industrial Development for 1 VP.
113 raise food
    United States of America's production of food goes up to 4.
114 raise army
    United States of America's production of army goes up to 4.
115 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
116 export raw
117 sell 1
    Russian Federation exports 1 raw materials for 5 money.
118 export energy
119 sell 2
    Russian Federation exports 2 energy for 10 money.
120 export army
    Russian Federation exports 1 army for 20 money.
121 import services
122 buy 1
    Russian Federation imports 1 services for 10 money.
123 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
124 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
125 import goods
126 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
127 buy 0
    Russian Federation gains 1 diplomacy.
128 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
    Russian Federation reveals Diplomatic Engagement: 2 Research.
    Russian Federation gains 1 diplomacy.
129 refresh
    Russian Federation refreshes the market.
    Rapid Deployment leaves the market.
    Re-Examine Agreement lies open in the market.
    Prosperous Times leaves the market.
    Diplomatic Trip lies open in the market.
    Assign New Diplomats leaves the market.
    Key Economic Partner lies open in the market.
130 exhaust belarus_russia
    Russian Federation exhausts Belarus.
131 exhaust syria_russia
    Russian Federation exhausts Syria.
132 refresh
    Russian Federation refreshes the market.
    Dominant Power leaves the market.
    Economic Expansion lies open in the market.
    Minimize Bureaucracy leaves the market.
    Return on Investment lies open in the market.
    Debt Relief leaves the market.
    New Strategic Partner lies open in the market.
    United States of America reveals Convincing Arguments and Diplomatic Engagement: 5 Research.
    United States of America gains 1 diplomacy.
    United States of America gains 1 diplomacy.
133 exhaust iceland_usa
    United States of America exhausts Iceland.
134 buy return_on_investment:b
    United States of America buys Return on Investment for 4 Research.
    Boost Production lies open in the market.
135 exhaust mexico_usa
    United States of America exhausts Mexico.
136 buy key_economic_partner:a
    United States of America buys Key Economic Partner for 4 Research.
    Ensure Peace in the Region lies open in the market.
    Re-Examine Agreement leaves the market.
    Diplomatic Trip lies open in the market.
    Diplomatic Trip leaves the market.
    Global Presence lies open in the market.
    European Union adds Influence in Central Asia, above the line: 0 VPs.
    1 army of European Union appears in Central Asia.
    People's Republic of China adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    European Union adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of European Union appears in Middle East - North Africa.
    People's Republic of China adds Influence in South Asia, above the line: 0 VPs.
    Next: Auto-Influence 1 and Auto-Influence 5.
    United States of America's investments return 4 money.
137 discard_token americas
    United States of America gives up an Engage token in Americas for 5 money.
138 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
139 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Round 3.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    New Countries: Serbia, Armenia, Brazil, United Arab Emirates, Nigeria, Nepal and Japan.
hash 3 6a6107f76de9f632
140 place 1
    Russian Federation takes place 1.
141 place 3
    United States of America takes place 3.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
142 focus military
    Russian Federation chooses Military Focus.
143 ready belarus_russia
    Russian Federation readies Belarus.
144 ready armenia_russia
    Russian Federation readies Armenia.
145 raise army
    Russian Federation's production of army goes up to 4.
146 make 2
    Russian Federation produces 2 army.
147 focus domestic
    United States of America chooses Domestic Focus.
148 ready mexico_usa
    United States of America readies Mexico.
149 raise energy
    United States of America's production of energy goes up to 4.
    United States of America gains 1 energy.
150 make 3
    United States of America produces 3 consumer goods.
151 make 1
    United States of America produces 1 services.
    United States of America's Commerce cards lie face up again.
152 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
153 base armenia_russia
    Russian Federation exhausts Armenia.
    Russian Federation builds a Base in Armenia with 1 army for 10 money.
    Russian Federation adds Influence in Central Asia, below the line: 4 VPs.
    Russian Federation gains 1 army.
154 play new_allies:usa3
    United States of America plays New Allies.
155 improve nigeria
    United States of America pays 2 diplomacy.
    Nigeria becomes an ally of United States of America.
    Djibouti lies open.
156 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
157 export army
    Russian Federation exports 1 army for 20 money.
158 export energy
159 sell 2
    Russian Federation exports 2 energy for 10 money.
160 export raw
161 sell 2
    Russian Federation exports 2 raw materials for 10 money.
162 import services
163 buy 1
    Russian Federation imports 1 services for 10 money.
164 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
165 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
166 done
    Russian Federation gains 1 diplomacy.
167 play global_currency:usa1
    United States of America plays Global Currency.
168 export food
169 sell 2
    United States of America exports 2 food for 10 money.
170 done
171 import goods
172 buy 1
    United States of America imports 1 consumer goods for 10 money.
173 buy 1
    United States of America imports 1 consumer goods from European Union for 10 money.
174 buy 0
175 import energy
176 buy 4
    United States of America imports 4 energy for 12 money.
177 buy 3
    United States of America imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    3 energy of United States of America found no place: 9 money instead.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
178 play supply_chain_deal:a
    Russian Federation plays Supply Chain Deal.
179 done
180 import goods
181 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
182 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
183 done
    Russian Federation gains 3 money.
184 play military_pact:usa1
    United States of America plays Military Pact.
185 play new_allies:russia2
    Russian Federation plays New Allies.
186 improve uae
    Russian Federation pays 2 diplomacy.
    United Arab Emirates becomes an ally of Russian Federation.
    Qatar lies open.
187 play return_on_investment:b
    United States of America plays Return on Investment.
    United States of America gains 4 money.
188 invest mexico_usa
    United States of America exhausts Mexico.
    United States of America invests 15 money in Mexico.
189 permanent
    United States of America adds Influence in Americas, above the line: 1 VP.
    Russian Federation reveals Energy Titan and New Allies: 2 Research.
    Russian Federation gains 5 money.
    Russian Federation gains 3 money.
190 exhaust belarus_russia
    Russian Federation exhausts Belarus.
191 exhaust uae
    Russian Federation exhausts United Arab Emirates.
192 buy global_presence:b
    Russian Federation buys Global Presence for 5 Research.
    Steady Partnership lies open in the market.
    United States of America reveals Key Economic Partner and Foreign Direct Investment: 7 Research.
    United States of America gains 6 money.
    United States of America gains 6 money.
193 refresh
    United States of America refreshes the market.
    Economic Expansion leaves the market.
    New Strategic Partner lies open in the market.
    New Strategic Partner leaves the market.
    Strategic Reinforcements lies open in the market.
    Boost Production leaves the market.
    Quantitative Easing lies open in the market.
194 buy steady_partnership:a
    United States of America buys Steady Partnership for 4 Research.
    Industrial Policy lies open in the market.
195 exhaust nigeria
    United States of America exhausts Nigeria.
196 refresh
    United States of America refreshes the market.
    Ensure Peace in the Region leaves the market.
    Strengthen Alliance lies open in the market.
    Diplomatic Trip leaves the market.
    Initiate Restructuring lies open in the market.
    New Strategic Partner leaves the market.
    Convincing Arguments lies open in the market.
    Strategic Reinforcements leaves the market.
    Permanent Mission lies open in the market.
    Quantitative Easing leaves the market.
    Improve Logistics lies open in the market.
    European Union adds Influence in Middle East - North Africa, above the line: 0 VPs.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    European Union adds Influence in Americas, below the line: 0 VPs.
    People's Republic of China adds Influence in Africa, above the line: 0 VPs.
    Next: Auto-Influence 16 and Auto-Influence 7.
    United States of America's investments return 8 money.
197 no
198 yes
    United States of America's Prosperity goes up to 3: 4 VPs and 20 money.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 10 VPs for Russian Federation, 2 for cubes and 8 for place 1.
    Americas: 10 VPs for United States of America, 3 for cubes and 7 for place 1.
    Middle East - North Africa: 3 VPs for United States of America, 1 for cubes and 2 for place 4.
    Middle East - North Africa: 9 VPs for Russian Federation, 2 for cubes and 7 for place 2.
    Africa does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 1 Region only: -8 VPs.
    Russian Federation's sphere of influence holds in Central Asia and Middle East - North Africa: 4 VPs.
    Money, place 1: 5 VPs for Russian Federation.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most allied Countries, place 1: 7 VPs for United States of America.
    Round 4.
    Russian Federation draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Moldova, Tajikistan, Peru, Libya, South Africa, Myanmar and Thailand.
hash 4 91e1e3923158b52d
199 place 2
    United States of America takes place 2.
200 place 4
    Russian Federation takes place 4.
    United States of America produces 4 energy.
    4 energy of United States of America found no place: 12 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    1 food of United States of America found no place: 3 money instead.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
201 focus domestic
    United States of America chooses Domestic Focus.
202 ready iraq_usa
    United States of America readies Iraq.
203 raise food
    United States of America's production of food goes up to 5.
    United States of America gains 1 food.
    1 food of United States of America found no place: 3 money instead.
204 make 3
    United States of America produces 3 consumer goods.
205 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
206 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
207 ready syria_russia
    Russian Federation readies Syria.
208 ready belarus_russia
    Russian Federation readies Belarus.
209 ready armenia_russia
    Russian Federation readies Armenia.
210 done
211 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
212 make 2
    Russian Federation produces 2 diplomacy.
213 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
214 engage east_asia_pacific
    United States of America pays 5 diplomacy.
    United States of America engages in East Asia - Pacific.
215 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 3 VPs.
216 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
217 engage south_asia
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
    Russian Federation adds Influence in South Asia, below the line: 4 VPs.
218 play foreign_trade:usa1
    United States of America plays Foreign Trade.
219 export army
    United States of America exports 1 army for 20 money.
220 done
221 import energy
222 buy 2
    United States of America imports 2 energy for 6 money.
223 buy 3
    United States of America imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
224 import services
    United States of America imports 1 services from European Union for 10 money.
    United States of America gains 1 diplomacy.
225 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
226 army board
227 to mena
    Russian Federation moves an army to Middle East - North Africa.
228 army central_asia
229 to mena
    Russian Federation moves an army from Central Asia to Middle East - North Africa.
230 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
231 army board
232 to mena
    United States of America moves an army to Middle East - North Africa.
233 army board
234 to americas
    United States of America moves an army to Americas.
235 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
    Russian Federation exhausts Belarus.
    Russian Federation builds a Base in Belarus with 1 army for 10 money.
236 permanent
    Russian Federation adds Influence in Europe, above the line: 1 VP.
237 play prosperous_times:b
    United States of America plays Prosperous Times.
238 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
239 choose growth
    Russian Federation chooses: Get a Growth Card.
240 growth diplomatic_initiative
    Russian Federation gets Diplomatic Initiative for 2 VPs.
    United States of America reveals Steady Partnership and Growth Strategy: 8 Research.
    United States of America gains 6 money.
    United States of America gains 2 money.
241 buy initiate_restructuring:a
    United States of America buys Initiate Restructuring for 4 Research.
    Establish Trade Routes lies open in the market.
242 exhaust iraq_usa
    United States of America exhausts Iraq.
243 buy improve_logistics:b
    United States of America buys Improve Logistics for 5 Research.
    Minimize Bureaucracy lies open in the market.
    Russian Federation reveals Global Presence and Trade Opportunity: 4 Research.
    Russian Federation gains 1 army.
    Russian Federation gains 6 money.
244 exhaust armenia_russia
    Russian Federation exhausts Armenia.
245 buy establish_trade_routes:a
    Russian Federation buys Establish Trade Routes for 3 Research.
    Return on Investment lies open in the market.
246 exhaust syria_russia
    Russian Federation exhausts Syria.
247 done
    Industrial Policy leaves the market.
    Military Exercises lies open in the market.
    Strengthen Alliance leaves the market.
    New Agenda lies open in the market.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of European Union appears in Middle East - North Africa.
    People's Republic of China adds Influence in Africa, above the line: 0 VPs.
    1 army of People's Republic of China appears in Africa.
    European Union adds Influence in East Asia - Pacific, above the line: 0 VPs.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    Next: Auto-Influence 2 and Auto-Influence 4.
    United States of America's investments return 8 money.
248 discard_token east_asia_pacific
    United States of America gives up an Engage token in East Asia - Pacific for 5 money.
249 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
250 no
251 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    European Union and People's Republic of China threaten Russian Federation in Central Asia: -4 VPs.
    Round 5.
    United States of America draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Croatia, Uzbekistan, Colombia, Turkey, Mali, Bhutan and South Korea.
hash 5 de5598eb3234b7b0
252 place 1
    United States of America takes place 1.
253 place 2
    Russian Federation takes place 2.
    United States of America produces 4 energy.
    4 energy of United States of America found no place: 12 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 5 food.
    3 food of United States of America found no place: 9 money instead.
    Russian Federation produces 5 energy.
    4 energy of Russian Federation found no place: 12 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    2 raw materials of Russian Federation found no place: 6 money instead.
    Russian Federation produces 2 food.
254 focus domestic
    United States of America chooses Domestic Focus.
255 ready nigeria
    United States of America readies Nigeria.
256 raise army
    United States of America's production of army goes up to 5.
257 make 1
    United States of America produces 1 consumer goods.
258 make 4
    United States of America produces 4 services.
259 focus domestic
    Russian Federation chooses Domestic Focus.
260 ready uae
    Russian Federation readies United Arab Emirates.
261 ready armenia_russia
    Russian Federation readies Armenia.
262 raise energy
    Russian Federation's production of energy goes up to 6.
    Russian Federation gains 1 energy.
    1 energy of Russian Federation found no place: 3 money instead.
263 make 1
    Russian Federation produces 1 consumer goods.
264 make 0
265 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
266 play new_allies:russia1
    Russian Federation plays New Allies.
267 improve mali
    Russian Federation pays 1 diplomacy.
    Mali becomes an ally of Russian Federation.
    Central African Republic lies open.
268 play initiate_restructuring:a
    United States of America plays Initiate Restructuring.
    United States of America draws a hidden card.
269 trash foreign_trade:usa1
    Foreign Trade of United States of America leaves the game.
270 play improve_logistics:b
    United States of America plays Improve Logistics.
271 play establish_trade_routes:a
    Russian Federation plays Establish Trade Routes.
272 region americas
    Russian Federation names Americas.
273 export energy
274 sell 3
    Russian Federation exports 3 energy for 15 money.
275 export food
    Russian Federation exports 1 food for 5 money.
276 export services
    Russian Federation exports 1 services for 15 money.
277 import goods
278 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
279 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
280 import raw
    Russian Federation imports 1 raw materials for 3 money.
281 play growth_strategy:usa2
    United States of America plays Growth Strategy.
282 choose produce
    United States of America chooses: Produce.
283 produce food
    United States of America produces 5 food.
    1 food of United States of America found no place: 3 money instead.
284 produce army
285 make 1
    United States of America produces 1 army.
286 produce services
287 make 4
    United States of America produces 4 services.
    2 services of United States of America found no place: 20 money instead.
288 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
289 choose growth
    Russian Federation chooses: Get a Growth Card.
290 growth knowledge_transfer
    Russian Federation gets Knowledge Transfer for 4 VPs.
291 play new_allies:usa2
    United States of America plays New Allies.
292 improve tajikistan
    United States of America pays 1 diplomacy.
    Tajikistan becomes an ally of United States of America.
    Armenia lies open.
293 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
294 draw 2
    Russian Federation draws 2 hidden cards.
295 discard foreign_direct_investment:russia1
    Russian Federation discards Foreign Direct Investment.
296 discard military_reinforcements:russia1
    Russian Federation discards Military Reinforcements.
297 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
298 export energy
299 sell 3
    Russian Federation exports 3 energy for 15 money.
300 export goods
301 sell 1
    Russian Federation exports 1 consumer goods for 15 money.
302 export army
    Russian Federation exports 1 army for 20 money.
303 import services
304 buy 0
305 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
306 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    Russian Federation gains 1 diplomacy.
    United States of America reveals Convincing Arguments and New Allies: 6 Research.
    United States of America gains 1 diplomacy.
    United States of America gains 3 money.
307 refresh
    United States of America refreshes the market.
    Convincing Arguments leaves the market.
    Explore Alternatives lies open in the market.
    Permanent Mission leaves the market.
    Boost Production lies open in the market.
    Minimize Bureaucracy leaves the market.
    Cultural Exchange lies open in the market.
308 buy return_on_investment:a
    United States of America buys Return on Investment for 4 Research.
    Strengthen Alliance lies open in the market.
309 exhaust tajikistan
    United States of America exhausts Tajikistan.
310 exhaust nigeria
    United States of America exhausts Nigeria.
311 refresh
    United States of America refreshes the market.
    Military Exercises leaves the market.
    Re-Evaluate Strategy lies open in the market.
    New Agenda leaves the market.
    Peacekeeping Mandate lies open in the market.
    Explore Alternatives leaves the market.
    Regional Summit lies open in the market.
    Russian Federation reveals Supply Chain Deal and Foreign Trade: 6 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 3 money.
312 buy regional_summit:a
    Russian Federation buys Regional Summit for 5 Research.
    Activation of Allies lies open in the market.
313 exhaust uae
    Russian Federation exhausts United Arab Emirates.
314 buy cultural_exchange:a
    Russian Federation buys Cultural Exchange for 3 Research.
    Build New Embassy lies open in the market.
315 exhaust armenia_russia
    Russian Federation exhausts Armenia.
316 exhaust mali
    Russian Federation exhausts Mali.
317 refresh
    Russian Federation refreshes the market.
    Boost Production leaves the market.
    Optimization Program lies open in the market.
    Strengthen Alliance leaves the market.
    Economic Expansion lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Key Economic Partner lies open in the market.
    Peacekeeping Mandate leaves the market.
    Activation of Allies lies open in the market.
    Activation of Allies leaves the market.
    Assign New Diplomats lies open in the market.
    European Union adds Influence in Europe, above the line: 0 VPs.
    1 army of European Union appears in Europe.
    People's Republic of China adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of People's Republic of China appears in Middle East - North Africa.
    European Union adds Influence in Africa, below the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    European Union trades with Russian Federation: 10 money.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    Next: Auto-Influence 15 and Auto-Influence 10.
    United States of America's investments return 8 money.
318 yes
    United States of America's Prosperity goes up to 4: 5 VPs and 30 money.
319 yes
    Russian Federation's Prosperity goes up to 3: 5 VPs and 15 money.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    European Union threatens Russian Federation in Europe: -2 VPs.
    European Union and People's Republic of China threaten Russian Federation in Central Asia: -4 VPs.
    Round 6.
    United States of America's discard pile becomes a deck of 18 cards.
    United States of America draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Afghanistan, Argentina, Iran, Niger, India and Singapore.
hash 6 a5036e397d3f0866
320 place 2
    United States of America takes place 2.
321 place 4
    Russian Federation takes place 4.
    United States of America produces 4 energy.
    United States of America produces 2 raw materials.
    United States of America produces 5 food.
    Russian Federation produces 6 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    4 raw materials of Russian Federation found no place: 12 money instead.
    Russian Federation produces 2 food.
322 focus domestic
    United States of America chooses Domestic Focus.
323 ready saudi_arabia
    United States of America readies Saudi Arabia.
324 raise goods
    United States of America's production of consumer goods goes up to 4.
325 make 2
    United States of America produces 2 consumer goods.
326 make 3
    United States of America produces 3 services.
    3 services of United States of America found no place: 30 money instead.
    United States of America's Commerce cards lie face up again.
327 focus military
    Russian Federation chooses Military Focus.
328 ready syria_russia
    Russian Federation readies Syria.
329 ready mali
    Russian Federation readies Mali.
330 ready armenia_russia
    Russian Federation readies Armenia.
331 raise army
    Russian Federation's production of army goes up to 5.
332 make 3
    Russian Federation produces 3 army.
333 play return_on_investment:a
    United States of America plays Return on Investment.
    United States of America gains 8 money.
    United States of America exhausts Saudi Arabia.
    United States of America invests 20 money in Saudi Arabia.
    United States of America adds Influence in Middle East - North Africa, below the line: 2 VPs.
334 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
    Russian Federation draws a hidden card.
335 discard cultural_exchange:a
    Russian Federation discards Cultural Exchange.
336 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
337 engage europe
    Russian Federation pays 5 diplomacy.
    Russian Federation engages in Europe.
    Russian Federation adds Influence in Europe, below the line: 3 VPs.
338 play prosperous_times:b
    United States of America plays Prosperous Times.
339 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation exhausts Mali.
    Russian Federation builds a Base in Mali with 1 army for 10 money.
    Russian Federation adds Influence in Africa, below the line: 2 VPs.
    Russian Federation gains 1 army.
340 play military_pact:usa1
    United States of America plays Military Pact.
341 play trade_opportunity:b
    Russian Federation plays Trade Opportunity.
342 export raw
343 sell 2
    Russian Federation exports 2 raw materials for 10 money.
344 play regional_summit:a
    Russian Federation plays Regional Summit.
345 play return_on_investment:b
    United States of America plays Return on Investment.
    United States of America gains 12 money.
346 play global_presence:b
    Russian Federation plays Global Presence.
347 make 1
    Russian Federation produces 1 army.
348 army europe
349 to mena
    Russian Federation moves an army from Europe to Middle East - North Africa.
350 army africa
351 to europe
    Russian Federation moves an army from Africa to Europe.
352 army board
353 to central_asia
    Russian Federation moves an army to Central Asia.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of European Union appears in Middle East - North Africa.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    European Union adds Influence in South Asia, below the line: 0 VPs.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    United States of America's investments return 14 money.
354 discard_token europe
    Russian Federation gives up an Engage token in Europe for 5 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Scoring.
    Europe: 5 VPs for United States of America, 2 for cubes and 3 for place 3.
    Europe: 10 VPs for Russian Federation, 4 for cubes and 6 for place 2.
    Central Asia: 6 VPs for Russian Federation, 2 for cubes and 4 for place 2.
    Americas: 10 VPs for United States of America, 3 for cubes and 7 for place 1.
    Middle East - North Africa: 6 VPs for United States of America, 2 for cubes and 4 for place 3.
    Middle East - North Africa: 9 VPs for Russian Federation, 2 for cubes and 7 for place 2.
    Africa: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    South Asia: 1 VP for Russian Federation, 1 for cubes and 0 for place 4.
    East Asia - Pacific: 9 VPs for United States of America, 3 for cubes and 6 for place 2.
    United States of America leads in 1 Region only: -8 VPs.
    Russian Federation's sphere of influence holds in Middle East - North Africa: 2 VPs.
    Money, place 1: 5 VPs for United States of America.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most allied Countries, place 1: 7 VPs for United States of America.
end 7442406d4566f33e
    Russian Federation has the most VPs when the last round is over: 101.
