{"format": 1, "title": "world_order", "rules": 1, "level": "first_game", "factions": ["usa", "russia"], "options": {"executive_orders": false, "commerce_cards_by_player_count": true, "vp_floor_at_zero": false, "then_requires_previous_step": true, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 43, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 give_back us_nato
2 give_back ru_cyber_attacks
    The USA keeps Main UN Funding Contributor and R&D Champion and begins with 4 VPs.
    Russia keeps Arms Export and New Energy Markets and begins with 6 VPs.
    The USA takes place 1.
    Russia takes place 2.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 f6891d2d941ff3e7
3 play new_allies:usa1
    The USA plays New Allies.
4 improve saudi_arabia
5 pay
    The USA pays 3 diplomacy.
    The USA wins Saudi Arabia as an ally.
    Jordan lies open.
6 asset ru_arms_export
    Russia uses Arms Export.
7 lay foreign_direct_investment:russia1
    Russia puts a hidden card face down.
    Russia pays 2 armies.
    Russia gains 20 money.
8 region mena
    Russia names the Middle East - North Africa.
9 permanent
    Russia adds permanent Influence in the Middle East - North Africa: 1 VP.
10 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
11 invest japan_usa
    The USA exhausts Japan.
    The USA invests 15 money in Japan.
12 temporary
    The USA adds temporary Influence in East Asia - Pacific: 4 VPs.
13 play military_reinforcements:russia1
    Russia plays Military Reinforcements.
    Russia gains 1 army.
14 done
15 play military_pact:usa1
    The USA plays Military Pact.
16 base iceland_usa
    The USA exhausts Iceland.
    The USA builds a Base in Iceland with 1 army for 10 money.
17 temporary
    The USA adds temporary Influence in Europe: 5 VPs.
    The USA gains 1 diplomacy.
18 asset ru_new_energy_markets
    Russia uses New Energy Markets.
19 lay new_allies:russia1
    Russia puts a hidden card face down.
20 region europe
    Russia names Europe.
21 region africa
    Russia names Africa.
22 export food
    Russia exports 1 food for 5 money.
23 export goods
    Russia exports 1 consumer good for 15 money.
24 export energy
25 sell 4
    Russia exports 4 energy for 20 money.
26 temporary
    Russia adds temporary Influence in Europe: 4 VPs.
27 play foreign_trade:usa1
    The USA plays Foreign Trade.
28 export services
29 sell 2
    The USA exports 2 services for 30 money.
30 done
31 import goods
32 buy 1
    The USA imports 1 consumer good for 10 money.
33 buy 1
    The USA imports 1 consumer good from the EU for 10 money.
34 buy 1
    The USA imports 1 consumer good from China for 10 money.
35 import energy
36 buy 1
    The USA imports 1 energy for 3 money.
37 play foreign_military_presence:russia1
    Russia plays Foreign Military Presence.
38 base syria_russia
    Russia exhausts Syria.
    Russia builds a Base in Syria with 1 army for 10 money.
39 temporary
    Russia adds temporary Influence in the Middle East - North Africa: 5 VPs.
    The USA reveals Growth Strategy and New Allies: 6 Research.
    The USA gains 5 money.
40 buy prosperous_times:b
    The USA buys Prosperous Times for 5 Research.
    Power Play lies open in the market.
41 exhaust saudi_arabia
    The USA exhausts Saudi Arabia.
42 exhaust mexico_usa
    The USA exhausts Mexico.
43 exhaust iraq_usa
    The USA exhausts Iraq.
44 buy convincing_arguments:b
    The USA buys Convincing Arguments for 4 Research.
    Establish Trade Routes lies open in the market.
45 refresh
    The USA refreshes the market.
    Covert Military Operation leaves the market.
    Initiate Restructuring lies open in the market.
    Explore Alternatives leaves the market.
    Trade Opportunity lies open in the market.
    Dominant Power leaves the market.
    Well-Laid Plans lies open in the market.
    Russia reveals Growth Strategy and Energy Titan: 6 Research.
    Russia gains 7 money.
46 exhaust belarus_russia
    Russia exhausts Belarus.
47 buy trade_opportunity:b
    Russia buys Trade Opportunity for 3 Research.
    Rapid Deployment lies open in the market.
48 exhaust india_russia
    Russia exhausts India.
49 refresh
    Russia refreshes the market.
    Joint Venture leaves the market.
    Prosperous Times lies open in the market.
    Power Play leaves the market.
    Assign New Diplomats lies open in the market.
    Establish Trade Routes leaves the market.
    Supply Chain Deal lies open in the market.
50 buy supply_chain_deal:a
    Russia buys Supply Chain Deal for 4 Research.
    Dominant Power lies open in the market.
51 exhaust armenia_russia
    Russia exhausts Armenia.
    Initiate Restructuring leaves the market.
    Minimize Bureaucracy lies open in the market.
    Well-Laid Plans leaves the market.
    Debt Relief lies open in the market.
    The EU adds permanent Influence in Europe: 0 VPs.
    China adds permanent Influence in Central Asia: 0 VPs.
    1 new army for China in Central Asia.
    The EU adds permanent Influence in Europe: 0 VPs.
    1 new army for the EU in Europe.
    China adds permanent Influence in East Asia - Pacific: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 4 money.
52 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Russia suffers THREAT from the USA and the EU in Europe: -4 VPs.
    Russia suffers THREAT from China in Central Asia: -2 VPs.
    Round 2.
    The USA draws 6 hidden cards.
    Russia draws 6 hidden cards.
    New Countries: Ukraine, Turkmenistan, Mexico, Israel, Sudan, Sri Lanka and Cambodia.
hash 2 6cf5bf214d77e6cd
53 place 1
    Russia takes place 1.
54 place 3
    The USA takes place 3.
    Russia produces 5 energy.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
55 focus military
    Russia chooses Military Focus.
56 ready syria_russia
    Russia readies Syria.
57 ready belarus_russia
    Russia readies Belarus.
58 raise army
    Russia's production of armies goes up to 3.
59 make 3
    Russia produces 3 armies.
60 focus military
    The USA chooses Military Focus.
61 ready mexico_usa
    The USA readies Mexico.
62 ready iceland_usa
    The USA readies Iceland.
63 none
64 make 3
    The USA produces 3 armies.
65 play supply_chain_deal:a
    Russia plays Supply Chain Deal.
66 export energy
67 sell 1
    Russia exports 1 energy for 5 money.
68 export army
    Russia exports 1 army for 20 money.
69 export raw
70 sell 2
    Russia exports 2 raw materials for 10 money.
71 import goods
72 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
73 buy 1
    Russia imports 1 consumer good from China for 10 money.
74 import services
75 buy 0
76 buy 1
    Russia imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
77 buy 1
    Russia imports 1 service from the EU for 10 money.
    Russia gains 1 diplomacy.
    Russia gains 6 money.
78 play prosperous_times:b
    The USA plays Prosperous Times.
79 make 1
    The USA produces 1 consumer good.
80 none
81 play growth_strategy:russia2
    Russia plays Growth Strategy.
82 choose produce
    Russia chooses: Produce.
83 produce raw
    Russia produces 4 raw materials.
84 produce diplomacy
85 make 2
    Russia produces 2 diplomacy.
86 done
87 asset us_main_un_funding
    The USA uses Main UN Funding Contributor.
88 lay military_reinforcements:usa1
    The USA puts a hidden card face down.
89 times 2
    The USA pays 20 money.
    The USA gains 6 diplomacy.
90 engage americas
91 pay
    The USA pays 4 diplomacy.
    The USA engages in the Americas.
92 permanent
    The USA adds permanent Influence in the Americas: 1 VP.
93 play trade_opportunity:b
    Russia plays Trade Opportunity.
94 done
95 import goods
96 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
97 buy 1
    Russia imports 1 consumer good from China for 10 money.
98 play foreign_trade:russia2
    Russia plays Foreign Trade.
99 export raw
100 sell 2
    Russia exports 2 raw materials for 10 money.
101 export energy
102 sell 2
    Russia exports 2 energy for 10 money.
103 export army
    Russia exports 1 army for 20 money.
104 import goods
105 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
106 buy 1
    Russia imports 1 consumer good from China for 10 money.
107 done
108 asset us_rd_champion
    The USA uses R&D Champion.
109 lay growth_strategy:usa2
    The USA puts a hidden card face down.
110 produce raw
    The USA produces 2 raw materials.
111 produce food
    The USA produces 3 food.
112 growth industrial_development
    The USA gets Industrial Development: 1 VP.
113 raise food
    The USA's production of food goes up to 4.
114 raise army
    The USA's production of armies goes up to 4.
115 play foreign_trade:russia1
    Russia plays Foreign Trade.
116 export raw
117 sell 1
    Russia exports 1 raw material for 5 money.
118 export energy
119 sell 2
    Russia exports 2 energy for 10 money.
120 export army
    Russia exports 1 army for 20 money.
121 import services
122 buy 1
    Russia imports 1 service for 10 money.
123 buy 1
    Russia imports 1 service from the USA for 10 money.
124 buy 1
    Russia imports 1 service from the EU for 10 money.
125 import goods
126 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
127 buy 0
    Russia gains 1 diplomacy.
128 play foreign_military_presence:usa1
    The USA plays Foreign Military Presence.
    Russia reveals Diplomatic Engagement: 2 Research.
    Russia gains 1 diplomacy.
129 refresh
    Russia refreshes the market.
    Rapid Deployment leaves the market.
    Re-Examine Agreement lies open in the market.
    Prosperous Times leaves the market.
    Diplomatic Trip lies open in the market.
    Assign New Diplomats leaves the market.
    Key Economic Partner lies open in the market.
130 exhaust belarus_russia
    Russia exhausts Belarus.
131 exhaust syria_russia
    Russia exhausts Syria.
132 refresh
    Russia refreshes the market.
    Dominant Power leaves the market.
    Economic Expansion lies open in the market.
    Minimize Bureaucracy leaves the market.
    Return on Investment lies open in the market.
    Debt Relief leaves the market.
    New Strategic Partner lies open in the market.
    The USA reveals Convincing Arguments and Diplomatic Engagement: 5 Research.
    The USA gains 2 diplomacy.
133 exhaust iceland_usa
    The USA exhausts Iceland.
134 buy return_on_investment:b
    The USA buys Return on Investment for 4 Research.
    Boost Production lies open in the market.
135 exhaust mexico_usa
    The USA exhausts Mexico.
136 buy key_economic_partner:a
    The USA buys Key Economic Partner for 4 Research.
    Ensure Peace in the Region lies open in the market.
    Re-Examine Agreement leaves the market.
    Diplomatic Trip lies open in the market.
    Diplomatic Trip leaves the market.
    Global Presence lies open in the market.
    The EU adds permanent Influence in Central Asia: 0 VPs.
    1 new army for the EU in Central Asia.
    China adds permanent Influence in South Asia: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    The EU adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the EU in the Middle East - North Africa.
    China adds permanent Influence in South Asia: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 4 money.
137 discard_token americas
    The USA gives up an Engage token in the Americas for 5 money.
138 yes
    Russia's Prosperity goes up to 1: 3 VPs and 5 money.
139 yes
    The USA's Prosperity goes up to 2: 3 VPs and 15 money.
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Round 3.
    Russia's discard pile becomes a deck of 12 cards.
    Russia draws 6 hidden cards.
    The USA's discard pile becomes a deck of 12 cards.
    The USA draws 6 hidden cards.
    New Countries: Serbia, Armenia, Brazil, the United Arab Emirates, Nigeria, Nepal and Japan.
hash 3 6ba1212b7d6dbc43
140 place 1
    Russia takes place 1.
141 place 3
    The USA takes place 3.
    Russia produces 5 energy.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 4 food.
142 focus military
    Russia chooses Military Focus.
143 ready belarus_russia
    Russia readies Belarus.
144 ready armenia_russia
    Russia readies Armenia.
145 raise army
    Russia's production of armies goes up to 4.
146 make 2
    Russia produces 2 armies.
147 focus domestic
    The USA chooses Domestic Focus.
148 ready mexico_usa
    The USA readies Mexico.
149 raise energy
    The USA's production of energy goes up to 4.
    The USA gains 1 energy.
150 make 3
    The USA produces 3 consumer goods.
151 make 1
    The USA produces 1 service.
    The USA's Commerce cards lie face up again.
152 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
153 base armenia_russia
    Russia exhausts Armenia.
    Russia builds a Base in Armenia with 1 army for 10 money.
    Russia adds temporary Influence in Central Asia: 4 VPs.
    Russia gains 1 army.
154 play new_allies:usa3
    The USA plays New Allies.
155 improve nigeria
    The USA pays 2 diplomacy.
    The USA wins Nigeria as an ally.
    Djibouti lies open.
156 play foreign_trade:russia1
    Russia plays Foreign Trade.
157 export army
    Russia exports 1 army for 20 money.
158 export energy
159 sell 2
    Russia exports 2 energy for 10 money.
160 export raw
161 sell 2
    Russia exports 2 raw materials for 10 money.
162 import services
163 buy 1
    Russia imports 1 service for 10 money.
164 buy 1
    Russia imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
165 buy 1
    Russia imports 1 service from the EU for 10 money.
166 done
    Russia gains 1 diplomacy.
167 play global_currency:usa1
    The USA plays Global Currency.
168 export food
169 sell 2
    The USA exports 2 food for 10 money.
170 done
171 import goods
172 buy 1
    The USA imports 1 consumer good for 10 money.
173 buy 1
    The USA imports 1 consumer good from the EU for 10 money.
174 buy 0
175 import energy
176 buy 4
    The USA imports 4 energy for 12 money.
177 buy 3
    The USA imports 3 energy from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
    3 energy of the USA found no place: 9 money instead.
    The USA gains 1 diplomacy.
    The USA gains 10 money.
178 play supply_chain_deal:a
    Russia plays Supply Chain Deal.
179 done
180 import goods
181 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
182 buy 1
    Russia imports 1 consumer good from China for 10 money.
183 done
    Russia gains 3 money.
184 play military_pact:usa1
    The USA plays Military Pact.
185 play new_allies:russia2
    Russia plays New Allies.
186 improve uae
    Russia pays 2 diplomacy.
    Russia wins the United Arab Emirates as an ally.
    Qatar lies open.
187 play return_on_investment:b
    The USA plays Return on Investment.
    The USA gains 4 money.
188 invest mexico_usa
    The USA exhausts Mexico.
    The USA invests 15 money in Mexico.
189 permanent
    The USA adds permanent Influence in the Americas: 1 VP.
    Russia reveals Energy Titan and New Allies: 2 Research.
    Russia gains 8 money.
190 exhaust belarus_russia
    Russia exhausts Belarus.
191 exhaust uae
    Russia exhausts the United Arab Emirates.
192 buy global_presence:b
    Russia buys Global Presence for 5 Research.
    Steady Partnership lies open in the market.
    The USA reveals Key Economic Partner and Foreign Direct Investment: 7 Research.
    The USA gains 12 money.
193 refresh
    The USA refreshes the market.
    Economic Expansion leaves the market.
    New Strategic Partner lies open in the market.
    New Strategic Partner leaves the market.
    Strategic Reinforcements lies open in the market.
    Boost Production leaves the market.
    Quantitative Easing lies open in the market.
194 buy steady_partnership:a
    The USA buys Steady Partnership for 4 Research.
    Industrial Policy lies open in the market.
195 exhaust nigeria
    The USA exhausts Nigeria.
196 refresh
    The USA refreshes the market.
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
    The EU adds permanent Influence in the Middle East - North Africa: 0 VPs.
    China adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for China in East Asia - Pacific.
    The EU adds temporary Influence in the Americas: 0 VPs.
    China adds permanent Influence in Africa: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 8 money.
197 no
198 yes
    The USA's Prosperity goes up to 3: 4 VPs and 20 money.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia: 10 VPs for Russia, 2 for cubes and 8 for place 1.
    The Americas: 10 VPs for the USA, 3 for cubes and 7 for place 1.
    The Middle East - North Africa: 3 VPs for the USA, 1 for cubes and 2 for place 4.
    The Middle East - North Africa: 9 VPs for Russia, 2 for cubes and 7 for place 2.
    Africa does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    The USA leads in 1 Region only: -8 VPs.
    Russia's sphere of influence holds in Central Asia and the Middle East - North Africa: 4 VPs.
    Money, place 1: 5 VPs for Russia.
    Most armies on the map, place 1: 6 VPs for Russia.
    Most allied Countries, place 1: 7 VPs for the USA.
    Round 4.
    Russia draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Moldova, Tajikistan, Peru, Libya, South Africa, Myanmar and Thailand.
hash 4 a4282719a588c1a8
199 place 2
    The USA takes place 2.
200 place 4
    Russia takes place 4.
    The USA produces 4 energy.
    4 energy of the USA found no place: 12 money instead.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    1 food of the USA found no place: 3 money instead.
    Russia produces 5 energy.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
201 focus domestic
    The USA chooses Domestic Focus.
202 ready iraq_usa
    The USA readies Iraq.
203 raise food
    The USA's production of food goes up to 5.
    The USA gains 1 food.
    1 food of the USA found no place: 3 money instead.
204 make 3
    The USA produces 3 consumer goods.
205 make 2
    The USA produces 2 services.
    The USA's Commerce cards lie face up again.
206 focus diplomatic
    Russia chooses Diplomatic Focus.
207 ready syria_russia
    Russia readies Syria.
208 ready belarus_russia
    Russia readies Belarus.
209 ready armenia_russia
    Russia readies Armenia.
210 done
211 raise diplomacy
    Russia's production of diplomacy goes up to 4.
212 make 2
    Russia produces 2 diplomacy.
213 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
214 engage east_asia_pacific
    The USA pays 5 diplomacy.
    The USA engages in East Asia - Pacific.
215 temporary
    The USA adds temporary Influence in East Asia - Pacific: 3 VPs.
216 play diplomatic_engagement:russia1
    Russia plays Diplomatic Engagement.
217 engage south_asia
    Russia pays 2 diplomacy.
    Russia engages in South Asia.
    Russia adds temporary Influence in South Asia: 4 VPs.
218 play foreign_trade:usa1
    The USA plays Foreign Trade.
219 export army
    The USA exports 1 army for 20 money.
220 done
221 import energy
222 buy 2
    The USA imports 2 energy for 6 money.
223 buy 3
    The USA imports 3 energy from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
224 import services
    The USA imports 1 service from the EU for 10 money.
    The USA gains 1 diplomacy.
225 play military_reinforcements:russia1
    Russia plays Military Reinforcements.
    Russia gains 1 army.
226 army board
227 to mena
    Russia moves an army to the Middle East - North Africa.
228 army central_asia
229 to mena
    Russia moves an army from Central Asia to the Middle East - North Africa.
230 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
231 army board
232 to mena
    The USA moves an army to the Middle East - North Africa.
233 army board
234 to americas
    The USA moves an army to the Americas.
235 play foreign_military_presence:russia1
    Russia plays Foreign Military Presence.
    Russia exhausts Belarus.
    Russia builds a Base in Belarus with 1 army for 10 money.
236 permanent
    Russia adds permanent Influence in Europe: 1 VP.
237 play prosperous_times:b
    The USA plays Prosperous Times.
238 play growth_strategy:russia1
    Russia plays Growth Strategy.
239 choose growth
    Russia chooses: Get a Growth Card.
240 growth diplomatic_initiative
    Russia gets Diplomatic Initiative: 2 VPs.
    The USA reveals Steady Partnership and Growth Strategy: 8 Research.
    The USA gains 8 money.
241 buy initiate_restructuring:a
    The USA buys Initiate Restructuring for 4 Research.
    Establish Trade Routes lies open in the market.
242 exhaust iraq_usa
    The USA exhausts Iraq.
243 buy improve_logistics:b
    The USA buys Improve Logistics for 5 Research.
    Minimize Bureaucracy lies open in the market.
    Russia reveals Global Presence and Trade Opportunity: 4 Research.
    Russia gains 1 army.
    Russia gains 6 money.
244 exhaust armenia_russia
    Russia exhausts Armenia.
245 buy establish_trade_routes:a
    Russia buys Establish Trade Routes for 3 Research.
    Return on Investment lies open in the market.
246 exhaust syria_russia
    Russia exhausts Syria.
247 done
    Industrial Policy leaves the market.
    Military Exercises lies open in the market.
    Strengthen Alliance leaves the market.
    New Agenda lies open in the market.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the EU in the Middle East - North Africa.
    China adds permanent Influence in Africa: 0 VPs.
    1 new army for China in Africa.
    The EU adds permanent Influence in East Asia - Pacific: 0 VPs.
    China adds temporary Influence in Central Asia: 0 VPs.
    1 new army for China in Central Asia.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 8 money.
248 discard_token east_asia_pacific
    The USA gives up an Engage token in East Asia - Pacific for 5 money.
249 discard_token south_asia
    Russia gives up an Engage token in South Asia for 5 money.
250 no
251 yes
    Russia's Prosperity goes up to 2: 4 VPs and 10 money.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Russia suffers THREAT from the EU and China in Central Asia: -4 VPs.
    Round 5.
    The USA draws 6 hidden cards.
    Russia's discard pile becomes a deck of 12 cards.
    Russia draws 6 hidden cards.
    New Countries: Croatia, Uzbekistan, Colombia, Turkey, Mali, Bhutan and South Korea.
hash 5 009a2826159815ef
252 place 1
    The USA takes place 1.
253 place 2
    Russia takes place 2.
    The USA produces 4 energy.
    4 energy of the USA found no place: 12 money instead.
    The USA produces 2 raw materials.
    The USA produces 5 food.
    3 food of the USA found no place: 9 money instead.
    Russia produces 5 energy.
    4 energy of Russia found no place: 12 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    2 raw materials of Russia found no place: 6 money instead.
    Russia produces 2 food.
254 focus domestic
    The USA chooses Domestic Focus.
255 ready nigeria
    The USA readies Nigeria.
256 raise army
    The USA's production of armies goes up to 5.
257 make 1
    The USA produces 1 consumer good.
258 make 4
    The USA produces 4 services.
259 focus domestic
    Russia chooses Domestic Focus.
260 ready uae
    Russia readies the United Arab Emirates.
261 ready armenia_russia
    Russia readies Armenia.
262 raise energy
    Russia's production of energy goes up to 6.
    Russia gains 1 energy.
    1 energy of Russia found no place: 3 money instead.
263 make 1
    Russia produces 1 consumer good.
264 make 0
265 play foreign_military_presence:usa1
    The USA plays Foreign Military Presence.
266 play new_allies:russia1
    Russia plays New Allies.
267 improve mali
    Russia pays 1 diplomacy.
    Russia wins Mali as an ally.
    The Central African Republic lies open.
268 play initiate_restructuring:a
    The USA plays Initiate Restructuring.
    The USA draws a hidden card.
269 trash_spent foreign_trade:usa1
    The USA's Foreign Trade leaves the game.
270 play improve_logistics:b
    The USA plays Improve Logistics.
271 play establish_trade_routes:a
    Russia plays Establish Trade Routes.
272 region americas
    Russia names the Americas.
273 export energy
274 sell 3
    Russia exports 3 energy for 15 money.
275 export food
    Russia exports 1 food for 5 money.
276 export services
    Russia exports 1 service for 15 money.
277 import goods
278 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
279 buy 1
    Russia imports 1 consumer good from China for 10 money.
280 import raw
    Russia imports 1 raw material for 3 money.
281 play growth_strategy:usa2
    The USA plays Growth Strategy.
282 choose produce
    The USA chooses: Produce.
283 produce food
    The USA produces 5 food.
    1 food of the USA found no place: 3 money instead.
284 produce army
285 make 1
    The USA produces 1 army.
286 produce services
287 make 4
    The USA produces 4 services.
    2 services of the USA found no place: 20 money instead.
288 play growth_strategy:russia2
    Russia plays Growth Strategy.
289 choose growth
    Russia chooses: Get a Growth Card.
290 growth knowledge_transfer
    Russia gets Knowledge Transfer: 4 VPs.
291 play new_allies:usa2
    The USA plays New Allies.
292 improve tajikistan
    The USA pays 1 diplomacy.
    The USA wins Tajikistan as an ally.
    Armenia lies open.
293 use knowledge_transfer
    Russia uses Knowledge Transfer.
294 draw 2
    Russia draws 2 hidden cards.
295 discard foreign_direct_investment:russia1
    Russia discards Foreign Direct Investment.
296 discard military_reinforcements:russia1
    Russia discards Military Reinforcements.
297 play foreign_trade:russia2
    Russia plays Foreign Trade.
298 export energy
299 sell 3
    Russia exports 3 energy for 15 money.
300 export goods
301 sell 1
    Russia exports 1 consumer good for 15 money.
302 export army
    Russia exports 1 army for 20 money.
303 import services
304 buy 0
305 buy 1
    Russia imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
306 buy 1
    Russia imports 1 service from the EU for 10 money.
    Russia gains 1 diplomacy.
    The USA reveals Convincing Arguments and New Allies: 6 Research.
    The USA gains 1 diplomacy.
    The USA gains 3 money.
307 refresh
    The USA refreshes the market.
    Convincing Arguments leaves the market.
    Explore Alternatives lies open in the market.
    Permanent Mission leaves the market.
    Boost Production lies open in the market.
    Minimize Bureaucracy leaves the market.
    Cultural Exchange lies open in the market.
308 buy return_on_investment:a
    The USA buys Return on Investment for 4 Research.
    Strengthen Alliance lies open in the market.
309 exhaust tajikistan
    The USA exhausts Tajikistan.
310 exhaust nigeria
    The USA exhausts Nigeria.
311 refresh
    The USA refreshes the market.
    Military Exercises leaves the market.
    Re-Evaluate Strategy lies open in the market.
    New Agenda leaves the market.
    Peacekeeping Mandate lies open in the market.
    Explore Alternatives leaves the market.
    Regional Summit lies open in the market.
    Russia reveals Supply Chain Deal and Foreign Trade: 6 Research.
    Russia gains 9 money.
312 buy regional_summit:a
    Russia buys Regional Summit for 5 Research.
    Activation of Allies lies open in the market.
313 exhaust uae
    Russia exhausts the United Arab Emirates.
314 buy cultural_exchange:a
    Russia buys Cultural Exchange for 3 Research.
    Build New Embassy lies open in the market.
315 exhaust armenia_russia
    Russia exhausts Armenia.
316 exhaust mali
    Russia exhausts Mali.
317 refresh
    Russia refreshes the market.
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
    The EU adds permanent Influence in Europe: 0 VPs.
    1 new army for the EU in Europe.
    China adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for China in the Middle East - North Africa.
    The EU adds temporary Influence in Africa: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    The EU trades with Russia: 10 money.
    China adds temporary Influence in East Asia - Pacific: 0 VPs.
    1 new army for China in East Asia - Pacific.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 8 money.
318 yes
    The USA's Prosperity goes up to 4: 5 VPs and 30 money.
319 yes
    Russia's Prosperity goes up to 3: 5 VPs and 15 money.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Russia suffers THREAT from the EU in Europe: -2 VPs.
    Russia suffers THREAT from the EU and China in Central Asia: -4 VPs.
    Round 6.
    The USA's discard pile becomes a deck of 18 cards.
    The USA draws 6 hidden cards.
    Russia draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Afghanistan, Argentina, Iran, Niger, India and Singapore.
hash 6 518d09e674724447
320 place 2
    The USA takes place 2.
321 place 4
    Russia takes place 4.
    The USA produces 4 energy.
    The USA produces 2 raw materials.
    The USA produces 5 food.
    Russia produces 6 energy.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    4 raw materials of Russia found no place: 12 money instead.
    Russia produces 2 food.
322 focus domestic
    The USA chooses Domestic Focus.
323 ready saudi_arabia
    The USA readies Saudi Arabia.
324 raise goods
    The USA's production of consumer goods goes up to 4.
325 make 2
    The USA produces 2 consumer goods.
326 make 3
    The USA produces 3 services.
    3 services of the USA found no place: 30 money instead.
    The USA's Commerce cards lie face up again.
327 focus military
    Russia chooses Military Focus.
328 ready syria_russia
    Russia readies Syria.
329 ready mali
    Russia readies Mali.
330 ready armenia_russia
    Russia readies Armenia.
331 raise army
    Russia's production of armies goes up to 5.
332 make 3
    Russia produces 3 armies.
333 play return_on_investment:a
    The USA plays Return on Investment.
    The USA gains 8 money.
    The USA exhausts Saudi Arabia.
    The USA invests 20 money in Saudi Arabia.
    The USA adds temporary Influence in the Middle East - North Africa: 2 VPs.
334 use knowledge_transfer
    Russia uses Knowledge Transfer.
    Russia draws a hidden card.
335 discard cultural_exchange:a
    Russia discards Cultural Exchange.
336 play diplomatic_engagement:russia1
    Russia plays Diplomatic Engagement.
337 engage europe
    Russia pays 5 diplomacy.
    Russia engages in Europe.
    Russia adds temporary Influence in Europe: 3 VPs.
338 play prosperous_times:b
    The USA plays Prosperous Times.
339 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
    Russia exhausts Mali.
    Russia builds a Base in Mali with 1 army for 10 money.
    Russia adds temporary Influence in Africa: 2 VPs.
    Russia gains 1 army.
340 play military_pact:usa1
    The USA plays Military Pact.
341 play trade_opportunity:b
    Russia plays Trade Opportunity.
342 export raw
343 sell 2
    Russia exports 2 raw materials for 10 money.
344 play regional_summit:a
    Russia plays Regional Summit.
345 play return_on_investment:b
    The USA plays Return on Investment.
    The USA gains 12 money.
346 play global_presence:b
    Russia plays Global Presence.
347 make 1
    Russia produces 1 army.
348 army europe
349 to mena
    Russia moves an army from Europe to the Middle East - North Africa.
350 army africa
351 to europe
    Russia moves an army from Africa to Europe.
352 army board
353 to central_asia
    Russia moves an army to Central Asia.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the EU in the Middle East - North Africa.
    China adds temporary Influence in East Asia - Pacific: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    The EU adds temporary Influence in South Asia: 0 VPs.
    China adds temporary Influence in Central Asia: 0 VPs.
    The USA's investments return 14 money.
354 discard_token europe
    Russia gives up an Engage token in Europe for 5 money.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 5 VPs for the USA, 2 for cubes and 3 for place 3.
    Europe: 10 VPs for Russia, 4 for cubes and 6 for place 2.
    Central Asia: 6 VPs for Russia, 2 for cubes and 4 for place 2.
    The Americas: 10 VPs for the USA, 3 for cubes and 7 for place 1.
    The Middle East - North Africa: 6 VPs for the USA, 2 for cubes and 4 for place 3.
    The Middle East - North Africa: 9 VPs for Russia, 2 for cubes and 7 for place 2.
    Africa: 3 VPs for Russia, 1 for cubes and 2 for place 3.
    South Asia: 1 VP for Russia, 1 for cubes and 0 for place 4.
    East Asia - Pacific: 9 VPs for the USA, 3 for cubes and 6 for place 2.
    The USA leads in 1 Region only: -8 VPs.
    Russia's sphere of influence holds in the Middle East - North Africa: 2 VPs.
    Money, place 1: 5 VPs for the USA.
    Most armies on the map, place 1: 6 VPs for Russia.
    Most allied Countries, place 1: 7 VPs for the USA.
end 1e873443e17006a9
    Russia has the most VPs when the last round is over: 101.
