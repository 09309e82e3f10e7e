{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["usa", "china"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": true, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": true, "optional_market_pack": true}, "seed": 80, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back us_rd_champion
3 hand second
4 give_back cn_south_china_sea
    The USA keeps Main UN Funding Contributor and NATO and begins with 5 VPs.
    China keeps Belt & Road Initiative and Shanghai Cooperation Organization and begins with 4 VPs.
5 place 2
    China takes place 2.
6 place 3
    The USA takes place 3.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 4465682e4af29502
7 play foreign_trade:china2
    China plays Foreign Trade.
8 export energy
    China exports 1 energy for 5 money.
9 done
10 done
11 order
    The USA uses the Executive Order.
12 lay military_reinforcements:usa1
    The USA puts a hidden card face down.
13 choose improve_relations
    The USA chooses: Improve Relations.
14 improve kyrgyzstan
    The USA pays 1 diplomacy.
    The USA wins Kyrgyzstan as an ally.
    Kazakhstan lies open.
15 order
    China uses the Executive Order.
16 lay foreign_direct_investment:china1
    China puts a hidden card face down.
17 choose engage
    China chooses: Engage.
18 engage africa
19 pay
    China pays 3 diplomacy.
    China engages in Africa.
20 permanent
    China adds permanent Influence in Africa: 1 VP.
21 play growth_strategy:usa2
    The USA plays Growth Strategy.
22 choose growth
    The USA chooses: Get a Growth Card.
23 growth diplomatic_initiative
    The USA gets Diplomatic Initiative: 2 VPs.
24 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
25 play new_allies:usa2
    The USA plays New Allies.
26 improve iceland
27 exhaust iceland_usa
    The USA exhausts Iceland.
    The USA deepens relations with Iceland.
    Albania lies open.
28 play new_allies:china2
    China plays New Allies.
29 improve armenia
    China exhausts Tajikistan.
    China wins Armenia as an ally.
    Uzbekistan lies open.
30 play military_pact:usa1
    The USA plays Military Pact.
31 base japan_usa
32 send 2
    The USA exhausts Japan.
    The USA builds a Base in Japan with 2 armies for 15 money.
33 temporary
    The USA adds temporary Influence in East Asia - Pacific: 4 VPs.
    The USA gains 1 diplomacy.
    China reveals New Allies and The World's Factory: 4 Research.
    China gains 8 money.
34 buy quantitative_easing:a
    China buys Quantitative Easing for 4 Research.
    Re-Evaluate Strategy lies open in the market.
35 exhaust armenia
    China exhausts Armenia.
36 exhaust south_africa_china
    China exhausts South Africa.
37 exhaust laos_china
    China exhausts Laos.
38 refresh
    China refreshes the market.
    Global Presence leaves the market.
    Improve Logistics lies open in the market.
    Industrial Policy leaves the market.
    Global Presence lies open in the market.
    Explore Alternatives leaves the market.
    Re-Examine Agreement lies open in the market.
39 done
    The USA reveals Diplomatic Engagement and Foreign Military Presence: 7 Research.
    The USA gains 1 diplomacy.
    The USA gains 4 money.
40 buy initiate_restructuring:a
    The USA buys Initiate Restructuring for 4 Research.
    Strengthen Alliance lies open in the market.
41 exhaust iraq_usa
    The USA exhausts Iraq.
42 exhaust iceland
    The USA exhausts Iceland.
43 exhaust mexico_usa
    The USA exhausts Mexico.
44 buy global_presence:b
    The USA buys Global Presence for 5 Research.
    Trade Opportunity lies open in the market.
45 exhaust kyrgyzstan
    The USA exhausts Kyrgyzstan.
46 buy think_tank:a
    The USA buys Think Tank for 3 Research.
    Key Economic Partner lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Optimization Program lies open in the market.
    Improve Logistics leaves the market.
    Steady Partnership lies open in the market.
    The EU adds permanent Influence in Central Asia: 0 VPs.
    1 new army for the EU in Central Asia.
    Russia adds permanent Influence in Africa: 0 VPs.
    1 new army for Russia in Africa.
    The EU adds permanent Influence in the Americas: 0 VPs.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
47 discard_token africa
    China gives up an Engage token in Africa for 5 money.
48 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
49 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
    China suffers THREAT from the EU in Central Asia: -2 VPs.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Round 2.
    China draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Norway, Mongolia, El Salvador, Egypt, Djibouti, the Maldives and Cambodia.
hash 2 5e36c2f2141690ed
50 place 1
    China takes place 1.
51 place 2
    The USA takes place 2.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
52 focus domestic
    China chooses Domestic Focus.
53 ready tajikistan_china
    China readies Tajikistan.
54 tracks 0
55 make 1
    China produces 1 consumer good.
56 focus military
    The USA chooses Military Focus.
57 ready iceland
    The USA readies Iceland.
58 ready kyrgyzstan
    The USA readies Kyrgyzstan.
59 done
60 raise army
    The USA's production of armies goes up to 4.
61 make 3
    The USA produces 3 armies.
62 play quantitative_easing:a
    China plays Quantitative Easing.
    China gains 10 money.
63 invest pakistan_china
    China exhausts Pakistan.
    China invests 15 money in Pakistan.
64 temporary
    China adds temporary Influence in South Asia: 4 VPs.
65 play new_allies:usa3
    The USA plays New Allies.
66 improve niger
    The USA pays 1 diplomacy.
    The USA wins Niger as an ally.
    Mali lies open.
67 play foreign_military_presence:china1
    China plays Foreign Military Presence.
    China exhausts Tajikistan.
    China builds a Base in Tajikistan with 1 army for 10 money.
68 permanent
    China adds permanent Influence in Central Asia: 1 VP.
69 play initiate_restructuring:a
    The USA plays Initiate Restructuring.
    The USA draws a hidden card.
70 trash foreign_trade:usa1
    The USA's Foreign Trade leaves the game.
71 play global_presence:b
    The USA plays Global Presence.
72 make 1
    The USA produces 1 army.
73 army east_asia_pacific
74 to americas
    The USA moves an army from East Asia - Pacific to the Americas.
75 done
76 play foreign_trade:china1
    China plays Foreign Trade.
77 export army
    China exports 1 army for 20 money.
78 done
79 import goods
80 buy 1
    China imports 1 consumer good for 10 money.
81 buy 1
    China imports 1 consumer good from the EU for 10 money.
82 import raw
83 buy 2
    China imports 2 raw materials from Russia for 6 money.
84 import services
85 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
86 buy 1
    China imports 1 service from the EU for 10 money.
    China gains 1 diplomacy.
87 play think_tank:a
    The USA plays Think Tank.
    The USA draws 2 hidden cards.
88 discard global_currency:usa1
    The USA discards Global Currency.
    The USA gains 1 service.
89 asset cn_sco
    China uses Shanghai Cooperation Organization.
90 lay growth_strategy:china1
    China puts a hidden card face down.
91 improve mongolia
    China pays 1 diplomacy.
    China wins Mongolia as an ally.
    Tajikistan lies open.
92 play growth_strategy:usa1
    The USA plays Growth Strategy.
93 choose growth
    The USA chooses: Get a Growth Card.
94 growth reduced_bureaucracy
    The USA gets Reduced Bureaucracy: 3 VPs.
    China reveals Military Reinforcements and Growth Strategy: 6 Research.
    China gains 5 money.
95 buy key_economic_partner:a
    China buys Key Economic Partner for 4 Research.
    Build New Embassy lies open in the market.
96 exhaust mongolia
    China exhausts Mongolia.
97 buy build_new_embassy:b
    China buys Build New Embassy for 3 Research.
    Return on Investment lies open in the market.
98 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA's discard pile becomes a deck of 7 cards.
    The USA draws a hidden card.
99 trash diplomatic_engagement:usa1
    The USA's Diplomatic Engagement leaves the game.
    The USA reveals New Allies and Foreign Direct Investment: 3 Research.
    The USA gains 9 money.
100 buy trade_opportunity:b
    The USA buys Trade Opportunity for 3 Research.
    Diplomatic Trip lies open in the market.
101 exhaust niger
    The USA exhausts Niger.
102 exhaust kyrgyzstan
    The USA exhausts Kyrgyzstan.
103 done
    Re-Examine Agreement leaves the market.
    Minimize Bureaucracy lies open in the market.
    Strengthen Alliance leaves the market.
    Key Economic Partner lies open in the market.
    The EU adds permanent Influence in Europe: 0 VPs.
    Russia adds temporary Influence in Africa: 0 VPs.
    The EU adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for the EU in East Asia - Pacific.
    Russia adds permanent Influence in Europe: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 4 money.
104 yes
    China's Prosperity goes up to 2: 4 VPs and 10 money.
    China suffers THREAT from the USA and the EU in East Asia - Pacific: -4 VPs.
    Round 3.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Belarus, Turkmenistan, Argentina, Iran, Equatorial Guinea, Bhutan and South Korea.
hash 3 55a4c8d18665cc58
105 place 2
    China takes place 2.
106 place 4
    The USA takes place 4.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
107 focus military
    China chooses Military Focus.
108 ready mongolia
    China readies Mongolia.
109 ready tajikistan_china
    China readies Tajikistan.
110 none
111 make 1
    China produces 1 army.
112 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA draws a hidden card.
113 trash global_currency:usa1
    The USA's Global Currency leaves the game.
114 focus domestic
    The USA chooses Domestic Focus.
115 ready kyrgyzstan
    The USA readies Kyrgyzstan.
116 ready niger
    The USA readies Niger.
117 raise army
    The USA's production of armies goes up to 5.
118 make 2
    The USA produces 2 consumer goods.
119 make 2
    The USA produces 2 services.
    The USA's Commerce cards lie face up again.
120 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
121 army board
122 to south_asia
    China moves an army to South Asia.
123 done
124 play new_allies:usa2
    The USA plays New Allies.
125 improve argentina
    The USA pays 2 diplomacy.
    The USA wins Argentina as an ally.
    Venezuela lies open.
126 play foreign_military_presence:china1
    China plays Foreign Military Presence.
127 play foreign_military_presence:usa1
    The USA plays Foreign Military Presence.
128 base niger
    The USA exhausts Niger.
    The USA builds a Base in Niger with 1 army for 10 money.
    The USA adds temporary Influence in Africa: 2 VPs.
129 play growth_strategy:china1
    China plays Growth Strategy.
130 choose produce
    China chooses: Produce.
131 produce goods
132 make 1
    China produces 1 consumer good.
    China's Commerce cards lie face up again.
133 produce energy
    China produces 1 energy.
134 produce diplomacy
135 make 0
136 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
137 army americas
138 to europe
    The USA moves an army from the Americas to Europe.
139 play economic_diplomacy:china1
    China plays Economic Diplomacy.
140 invest mongolia
    China exhausts Mongolia.
    China invests 10 money in Mongolia.
    China adds temporary Influence in Central Asia: 4 VPs.
    China gains 1 diplomacy.
141 play military_pact:usa1
    The USA plays Military Pact.
    China reveals Build New Embassy and Key Economic Partner: 6 Research.
    China gains 10 money.
142 buy return_on_investment:a
    China buys Return on Investment for 4 Research.
    Boost Production lies open in the market.
143 done
    The USA reveals Trade Opportunity and Growth Strategy: 7 Research.
    The USA gains 8 money.
144 exhaust argentina
    The USA exhausts Argentina.
145 buy minimize_bureaucracy:a
    The USA buys Minimize Bureaucracy for 4 Research.
    New Strategic Partner lies open in the market.
146 exhaust kyrgyzstan
    The USA exhausts Kyrgyzstan.
147 done
    Optimization Program leaves the market.
    Initiate Restructuring lies open in the market.
    Steady Partnership leaves the market.
    Covert Military Operation lies open in the market.
    The EU adds temporary Influence in Central Asia: 0 VPs.
    Russia adds permanent Influence in South Asia: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    The EU adds temporary Influence in Africa: 0 VPs.
    Russia adds permanent Influence in the Americas: 0 VPs.
    1 new army for Russia in the Americas.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 6 money.
148 no
    The USA suffers THREAT from Russia in the Americas: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia: 6 VPs for China, 2 for cubes and 4 for place 2.
    The Americas: 3 VPs for the USA, 1 for cubes and 2 for place 3.
    The Middle East - North Africa does not score: a permanent slot is free.
    Africa: 3 VPs for the USA, 1 for cubes and 2 for place 3.
    Africa: 1 VP for China, 1 for cubes and 0 for place 4.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    The USA leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for China.
    Most armies on the map, place 1: 6 VPs for the USA.
    Most allied Countries, place 1: 7 VPs for the USA.
    Round 4.
    China draws 6 hidden cards.
    The USA's discard pile becomes a deck of 13 cards.
    The USA draws 6 hidden cards.
    New Countries: Ukraine, Afghanistan, Cuba, Turkey, the Central African Republic, Nepal and Vietnam.
hash 4 bbd595bd6fdf8060
149 place 3
    China takes place 3.
150 place 4
    The USA takes place 4.
    China produces 1 energy.
    China produces 3 raw materials.
    1 raw material of China found no place: 3 money instead.
    China produces 3 food.
    1 food of China found no place: 3 money instead.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
151 focus diplomatic
    China chooses Diplomatic Focus.
152 ready laos_china
    China readies Laos.
153 ready south_africa_china
    China readies South Africa.
154 ready mongolia
    China readies Mongolia.
155 ready pakistan_china
    China readies Pakistan.
156 raise diplomacy
    China's production of diplomacy goes up to 4.
157 make 2
    China produces 2 diplomacy.
158 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA draws a hidden card.
159 trash new_allies:usa3
    The USA's New Allies leaves the game.
160 focus military
    The USA chooses Military Focus.
161 ready iraq_usa
    The USA readies Iraq.
162 ready japan_usa
    The USA readies Japan.
163 ready mexico_usa
    The USA readies Mexico.
164 make 2
    The USA produces 2 armies.
165 play new_allies:china1
    China plays New Allies.
166 improve afghanistan
167 exhaust tajikistan_china
    China exhausts Tajikistan.
    China wins Afghanistan as an ally.
    Georgia lies open.
168 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
169 invest iraq_usa
    The USA exhausts Iraq.
    The USA invests 10 money in Iraq.
170 permanent
    The USA adds permanent Influence in the Middle East - North Africa: 1 VP.
171 play return_on_investment:a
    China plays Return on Investment.
    China gains 8 money.
172 invest afghanistan
    China exhausts Afghanistan.
    China invests 10 money in Afghanistan.
    China adds temporary Influence in Central Asia: 2 VPs.
173 play trade_opportunity:b
    The USA plays Trade Opportunity.
174 export goods
175 sell 2
    The USA exports 2 consumer goods for 30 money.
176 play minimize_bureaucracy:a
    The USA plays Minimize Bureaucracy.
    The USA's Minimize Bureaucracy leaves the game.
177 take boost_production:a
    Return on Investment lies open in the market.
    The USA takes Boost Production from the market and plays it.
178 resource food
    The USA's production of food goes up to 4.
    The USA produces 4 food.
179 play foreign_military_presence:usa1
    The USA plays Foreign Military Presence.
    The USA exhausts Iceland.
    The USA builds a Base in Iceland with 1 army for 10 money.
180 temporary
    The USA adds temporary Influence in Europe: 5 VPs.
181 play new_allies:china2
    China plays New Allies.
182 improve vietnam
183 exhaust laos_china
    China exhausts Laos.
    China pays 1 diplomacy.
    China wins Vietnam as an ally.
    New Zealand lies open.
184 asset us_main_un_funding
    The USA uses Main UN Funding Contributor.
185 lay initiate_restructuring:a
    The USA puts a hidden card face down.
186 times 0
187 play foreign_trade:china1
    China plays Foreign Trade.
188 export army
    China exports 1 army for 20 money.
189 export food
    China exports 1 food for 5 money.
190 export goods
191 sell 3
    China exports 3 consumer goods for 45 money.
192 import raw
193 buy 3
    China imports 3 raw materials from Russia for 9 money.
    3 raw materials of China found no place: 9 money instead.
194 import energy
195 buy 3
    China imports 3 energy from Russia for 9 money.
196 done
197 asset us_nato
    The USA uses NATO.
    The USA puts a hidden card face down.
198 region central_asia
    The USA names Central Asia.
199 army east_asia_pacific
    The USA moves an army from East Asia - Pacific to Central Asia.
200 army board
    The USA moves an army to Central Asia.
    The USA adds permanent Influence in Central Asia: 0 VPs.
    The USA gains 2 diplomacy.
    China reveals The World's Factory and Foreign Direct Investment: 3 Research.
    China gains 11 money.
201 exhaust mongolia
    China exhausts Mongolia.
202 buy return_on_investment:b
    China buys Return on Investment for 4 Research.
    New Agenda lies open in the market.
203 exhaust south_africa_china
    China exhausts South Africa.
204 exhaust pakistan_china
    China exhausts Pakistan.
205 exhaust vietnam
    China exhausts Vietnam.
206 refresh
    China refreshes the market.
    Diplomatic Trip leaves the market.
    Power Play lies open in the market.
    Key Economic Partner leaves the market.
    Power Play lies open in the market.
    New Strategic Partner leaves the market.
    Tap into New Markets lies open in the market.
207 refresh
    China refreshes the market.
    Initiate Restructuring leaves the market.
    Assign New Diplomats lies open in the market.
    Covert Military Operation leaves the market.
    Minimize Bureaucracy lies open in the market.
    New Agenda leaves the market.
    Well-Laid Plans lies open in the market.
    The USA reveals nothing: 0 Research.
208 done
    Power Play leaves the market.
    Activation of Allies lies open in the market.
    Power Play leaves the market.
    Permanent Mission lies open in the market.
    The EU's cube is pushed out of Africa.
    The EU adds temporary Influence in Africa: 0 VPs.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    The EU adds permanent Influence in Europe: 0 VPs.
    1 new army for the EU in Europe.
    Russia adds temporary Influence in Central Asia: 0 VPs.
    One of the USA's Commerce cards is turned face down.
    Russia trades with the USA: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 8 money.
    The USA's investments return 2 money.
    China suffers THREAT from the USA in Central Asia: -2 VPs.
    China suffers THREAT from the EU in East Asia - Pacific: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Round 5.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Azerbaijan, Colombia, Algeria, Sudan, Bangladesh and Indonesia.
hash 5 78a364db00e5b3fa
209 place 3
    China takes place 3.
210 place 1
    The USA takes place 1.
    The USA produces 3 energy.
    1 energy of the USA found no place: 3 money instead.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    2 food of the USA found no place: 6 money instead.
    China produces 1 energy.
    China produces 3 raw materials.
    3 raw materials of China found no place: 9 money instead.
    China produces 3 food.
    2 food of China found no place: 6 money instead.
211 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA draws a hidden card.
212 trash new_allies:usa2
    The USA's New Allies leaves the game.
213 focus domestic
    The USA chooses Domestic Focus.
214 ready kyrgyzstan
    The USA readies Kyrgyzstan.
215 done
216 raise goods
    The USA's production of consumer goods goes up to 4.
217 make 2
    The USA produces 2 consumer goods.
218 make 2
    The USA produces 2 services.
    The USA's Commerce cards lie face up again.
219 focus domestic
    China chooses Domestic Focus.
220 ready south_africa_china
    China readies South Africa.
221 tracks 2
222 raise goods
    China's production of consumer goods goes up to 5.
223 raise raw
    China's production of raw materials goes up to 4.
    China gains 1 raw material.
    1 raw material of China found no place: 3 money instead.
224 make 4
    China produces 4 consumer goods.
    China's Commerce cards lie face up again.
225 make 1
    China produces 1 service.
226 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
227 army europe
228 to east_asia_pacific
    The USA moves an army from Europe to East Asia - Pacific.
229 army europe
230 to mena
    The USA moves an army from Europe to the Middle East - North Africa.
231 play return_on_investment:b
    China plays Return on Investment.
    China gains 12 money.
    China exhausts South Africa.
    China invests 10 money in South Africa.
    Russia's cube is pushed out of Africa.
    China adds temporary Influence in Africa: 0 VPs.
232 play think_tank:a
    The USA plays Think Tank.
    The USA's discard pile becomes a deck of 6 cards.
    The USA draws 2 hidden cards.
233 discard growth_strategy:usa2
    The USA discards Growth Strategy.
    The USA gains 1 service.
234 play foreign_trade:china2
    China plays Foreign Trade.
235 export goods
236 sell 4
    China exports 4 consumer goods for 60 money.
237 export raw
238 sell 1
    China exports 1 raw material for 5 money.
239 done
240 import services
241 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
242 buy 0
243 import energy
244 buy 2
    China imports 2 energy from Russia for 6 money.
    China gains 1 diplomacy.
245 play growth_strategy:usa1
    The USA plays Growth Strategy.
246 choose produce
    The USA chooses: Produce.
247 produce raw
    The USA produces 2 raw materials.
248 produce goods
249 make 1
    The USA produces 1 consumer good.
250 produce food
    The USA produces 4 food.
    2 food of the USA found no place: 6 money instead.
251 asset cn_belt_and_road
    China uses Belt & Road Initiative.
252 lay quantitative_easing:a
    China puts a hidden card face down.
253 play global_presence:b
    The USA plays Global Presence.
254 make 0
255 play growth_strategy:china2
    China plays Growth Strategy.
256 choose growth
    China chooses: Get a Growth Card.
257 growth industrial_development
    China gets Industrial Development: 1 VP.
258 raise energy
    China's production of energy goes up to 2.
259 raise army
    China's production of armies goes up to 3.
    The USA reveals Military Pact, Boost Production and New Allies: 10 Research.
    The USA gains 16 money.
260 buy tap_into_new_markets:b
    The USA buys Tap into New Markets for 7 Research.
    Economic Expansion lies open in the market.
261 exhaust japan_usa
    The USA exhausts Japan.
262 buy activation_of_allies:b
    The USA buys Activation of Allies for 5 Research.
    Peacekeeping Mandate lies open in the market.
263 exhaust kyrgyzstan
    The USA exhausts Kyrgyzstan.
264 exhaust mexico_usa
    The USA exhausts Mexico.
265 refresh
    The USA refreshes the market.
    Assign New Diplomats leaves the market.
    Covert Military Operation lies open in the market.
    Minimize Bureaucracy leaves the market.
    Regional Summit lies open in the market.
    Well-Laid Plans leaves the market.
    Successful Negotiations lies open in the market.
    China reveals Diplomatic Engagement and Foreign Direct Investment: 6 Research.
    China gains 1 diplomacy.
    China gains 6 money.
266 buy successful_negotiations:b
    China buys Successful Negotiations for 4 Research.
    Rapid Deployment lies open in the market.
267 refresh
    China refreshes the market.
    Permanent Mission leaves the market.
    Economic Expansion lies open in the market.
    Economic Expansion leaves the market.
    Establish Trade Routes lies open in the market.
    Peacekeeping Mandate leaves the market.
    Cultural Exchange lies open in the market.
    Covert Military Operation leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Regional Summit leaves the market.
    Strengthen Alliance lies open in the market.
    The EU adds temporary Influence in the Americas: 0 VPs.
    Russia adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    The EU adds permanent Influence in East Asia - Pacific: 0 VPs.
    One of China's Commerce cards is turned face down.
    The EU trades with China: 10 money.
    Russia adds permanent Influence in South Asia: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 2 money.
    China's investments return 10 money.
268 yes
    The USA's Prosperity goes up to 2: 3 VPs and 15 money.
    The USA suffers THREAT from Russia in the Americas: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    China suffers THREAT from the USA in Central Asia: -2 VPs.
    China suffers THREAT from the USA and the EU in East Asia - Pacific: -4 VPs.
    Round 6.
    The USA draws 6 hidden cards.
    China draws 6 hidden cards.
    New Countries: Serbia, Turkmenistan, Ecuador, Saudi Arabia, Angola, Myanmar and Singapore.
hash 6 f432a6ace8ea4749
269 place 1
    China takes place 1.
270 place 2
    The USA takes place 2.
    China produces 2 energy.
    China produces 4 raw materials.
    China produces 3 food.
    2 food of China found no place: 6 money instead.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    4 food of the USA found no place: 12 money instead.
271 focus domestic
    China chooses Domestic Focus.
272 ready pakistan_china
    China readies Pakistan.
273 tracks 2
274 raise services
    China's production of services goes up to 2.
275 raise army
    China's production of armies goes up to 4.
276 make 4
    China produces 4 consumer goods.
    China's Commerce cards lie face up again.
277 make 1
    China produces 1 service.
278 focus military
    The USA chooses Military Focus.
279 ready kyrgyzstan
    The USA readies Kyrgyzstan.
280 ready iceland
    The USA readies Iceland.
281 ready japan_usa
    The USA readies Japan.
282 make 1
    The USA produces 1 army.
283 play successful_negotiations:b
    China plays Successful Negotiations.
284 ready laos_china
    China readies Laos.
285 search east_asia_pacific
    China searches East Asia - Pacific.
286 improve thailand
287 pay
    China pays 2 diplomacy.
    China wins Thailand as an ally.
    Japan lies open.
    Singapore lies open.
288 play tap_into_new_markets:b
    The USA plays Tap into New Markets.
289 improve singapore
290 pay
    The USA pays 2 diplomacy.
    The USA wins Singapore as an ally.
    South Korea lies open.
291 choose invest
    The USA chooses: Invest.
    The USA exhausts Singapore.
    The USA invests 15 money in Singapore.
292 permanent
    The USA adds permanent Influence in East Asia - Pacific: 1 VP.
293 play growth_strategy:china1
    China plays Growth Strategy.
294 choose produce
    China chooses: Produce.
295 produce energy
    China produces 2 energy.
296 produce goods
297 make 2
    China produces 2 consumer goods.
298 produce food
    China produces 3 food.
    2 food of China found no place: 6 money instead.
299 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA's discard pile becomes a deck of 8 cards.
    The USA draws a hidden card.
300 trash foreign_military_presence:usa1
    The USA's Foreign Military Presence leaves the game.
301 play activation_of_allies:b
    The USA plays Activation of Allies.
302 ready mexico_usa
    The USA readies Mexico.
303 ready iraq_usa
    The USA readies Iraq.
304 play new_allies:china1
    China plays New Allies.
305 improve azerbaijan
    China pays 2 diplomacy.
    China wins Azerbaijan as an ally.
    Turkmenistan lies open.
306 play trade_opportunity:b
    The USA plays Trade Opportunity.
307 export army
    The USA exports 1 army for 20 money.
308 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
309 invest mexico_usa
    The USA exhausts Mexico.
    The USA invests 15 money in Mexico.
    The USA adds temporary Influence in the Americas: 3 VPs.
310 play key_economic_partner:a
    China plays Key Economic Partner.
311 ready laos_china
    China invests 10 money in Laos.
    China adds temporary Influence in East Asia - Pacific: 3 VPs.
312 play growth_strategy:usa1
    The USA plays Growth Strategy.
313 choose produce
    The USA chooses: Produce.
314 produce diplomacy
315 make 3
    The USA produces 3 diplomacy.
316 produce food
    The USA produces 4 food.
    3 food of the USA found no place: 9 money instead.
317 produce goods
318 make 1
    The USA produces 1 consumer good.
    The EU adds permanent Influence in Europe: 0 VPs.
    1 new army for the EU in Europe.
    The USA's cube is pushed out of Africa.
    Russia adds temporary Influence in Africa: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
    Russia adds temporary Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    China's investments return 12 money.
    The USA's investments return 10 money.
319 no
    China suffers THREAT from the USA in Central Asia: -2 VPs.
    China suffers THREAT from the USA and the EU in East Asia - Pacific: -4 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 5 VPs for the USA, 2 for cubes and 3 for place 3.
    Central Asia: 1 VP for the USA, 1 for cubes and 0 for place 4.
    Central Asia: 11 VPs for China, 3 for cubes and 8 for place 1.
    The Americas: 6 VPs for the USA, 2 for cubes and 4 for place 2.
    The Middle East - North Africa: 9 VPs for the USA, 2 for cubes and 7 for place 2.
    Africa: 4 VPs for China, 2 for cubes and 2 for place 3.
    South Asia: 10 VPs for China, 2 for cubes and 8 for place 1.
    East Asia - Pacific: 12 VPs for the USA, 3 for cubes and 9 for place 1.
    East Asia - Pacific: 4 VPs for China, 2 for cubes and 2 for place 3.
    The USA leads in 2 Regions only: -5 VPs.
    China's investments reach 4 Regions: 3 VPs.
    Money, place 1: 5 VPs for China.
    Most armies on the map, place 1: 6 VPs for the USA.
    Most allied Countries, place 1: 7 VPs for China.
end 67912adfa94dcc96
    The USA has the most VPs when the last round is over: 68.
