{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["eu", "russia"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": false, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": true, "optional_market_pack": true}, "seed": 65, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back eu_brand_europe
3 hand second
4 give_back ru_csto
    European Union keeps Central European Bank and NATO and begins with 5 VPs.
    Russian Federation keeps New Energy Markets and Private Military Corporations and begins with 3 VPs.
5 place 3
    Russian Federation takes place 3.
6 place 2
    European Union takes place 2.
    Next: Auto-Influence 2 and Auto-Influence 10.
    Round 1.
hash 1 c691e71a145df71c
7 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
8 engage americas
9 pay
    European Union pays 4 diplomacy.
    European Union engages in Americas.
10 permanent
    European Union adds Influence in Americas, above the line: 1 VPs.
11 play energy_titan:russia1
    Russian Federation plays Energy Titan.
12 double energy
13 export army
    Russian Federation exports 1 army for 20 money.
14 export raw
15 sell 1
    Russian Federation exports 1 raw materials for 5 money.
16 export energy
17 sell 3
    Russian Federation exports 3 energy for 15 money.
18 done
19 asset eu_central_bank
    European Union uses Central European Bank.
20 lay foreign_military_presence:eu1
    European Union puts a hidden card face down.
    European Union gains 20 money.
21 swap 0
    European Union gets Industrial Development for 1 VPs.
22 raise food
    European Union's production of food goes up to 4.
23 raise services
    European Union's production of services goes up to 5.
24 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
25 engage central_asia
    Russian Federation exhausts Armenia.
    Russian Federation pays 3 diplomacy.
    Russian Federation engages in Central Asia.
26 temporary
    Russian Federation adds Influence in Central Asia, below the line: 4 VPs.
27 play foreign_trade:eu2
    European Union plays Foreign Trade.
28 export goods
    European Union exports 1 consumer goods for 15 money.
29 export army
    European Union exports 1 army for 20 money.
30 import services
    European Union imports 1 services from United States of America for 10 money.
31 import raw
32 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
33 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
34 choose produce
    Russian Federation chooses: Produce.
35 produce diplomacy
36 make 2
    Russian Federation produces 2 diplomacy.
37 produce raw
    Russian Federation produces 4 raw materials.
    Russian Federation's Commerce cards lie face up again.
38 produce goods
39 make 1
    Russian Federation produces 1 consumer goods.
40 order
    European Union uses the Executive Order.
41 lay humanitarian_aid:eu1
    European Union puts a hidden card face down.
42 choose growth
    European Union chooses: Get a Growth Card.
43 growth reduced_bureaucracy
    European Union gets Reduced Bureaucracy for 3 VPs.
    European Union draws a hidden card.
44 trash new_allies:eu2
    New Allies of European Union leaves the game.
45 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
46 choose growth
    Russian Federation chooses: Get a Growth Card.
47 growth diplomatic_initiative
    Russian Federation gets Diplomatic Initiative for 2 VPs.
    European Union reveals Military Reinforcements and Foreign Trade: 4 Research.
    European Union gains 3 money.
    European Union gains 3 money.
48 exhaust norway_eu
    European Union exhausts Norway.
49 done
    Russian Federation reveals Foreign Direct Investment and Foreign Military Presence: 7 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 4 money.
50 buy improve_logistics:b
    Russian Federation buys Improve Logistics for 5 Research.
    Permanent Mission lies open in the market.
51 exhaust belarus_russia
    Russian Federation exhausts Belarus.
52 exhaust syria_russia
    Russian Federation exhausts Syria.
53 buy minimize_bureaucracy:a
    Russian Federation buys Minimize Bureaucracy for 4 Research.
    Diplomatic Trip lies open in the market.
54 exhaust india_russia
    Russian Federation exhausts India.
55 done
    Military Exercises leaves the market.
    Tap into New Markets lies open in the market.
    Rapid Deployment leaves the market.
    Economic Expansion lies open in the market.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    United States of America trades with Russian Federation: 10 money.
    People's Republic of China adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of People's Republic of China appears in Middle East - North Africa.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    People's Republic of China adds Influence in Central Asia, above the line: 0 VPs.
    Next: Auto-Influence 3 and Auto-Influence 6.
56 discard_token americas
    European Union gives up an Engage token in Americas for 5 money.
57 discard_token central_asia
    Russian Federation gives up an Engage token in Central Asia for 5 money.
58 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
59 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    People's Republic of China threatens European Union in Middle East - North Africa: -2 VPs.
    United States of America and People's Republic of China threaten Russian Federation in Middle East - North Africa: -4 VPs.
    Round 2.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Croatia, Uzbekistan, Ecuador, Jordan, South Africa, India and Australia.
hash 2 f11ca627bc5607a4
60 place 2
    Russian Federation takes place 2.
61 place 4
    European Union takes place 4.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
62 focus military
    Russian Federation chooses Military Focus.
63 ready belarus_russia
    Russian Federation readies Belarus.
64 ready armenia_russia
    Russian Federation readies Armenia.
65 ready india_russia
    Russian Federation readies India.
66 raise army
    Russian Federation's production of army goes up to 3.
67 make 3
    Russian Federation produces 3 army.
68 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
69 trash humanitarian_aid:eu1
    Humanitarian Aid of European Union leaves the game.
70 focus military
    European Union chooses Military Focus.
71 done
72 none
73 make 2
    European Union produces 2 army.
74 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
75 army board
76 to mena
    Russian Federation moves an army to Middle East - North Africa.
77 army board
78 to central_asia
    Russian Federation moves an army to Central Asia.
79 play soft_power:eu1
    European Union plays Soft Power.
80 play improve_logistics:b
    Russian Federation plays Improve Logistics.
81 base armenia_russia
82 send 3
    Russian Federation exhausts Armenia.
    Russian Federation builds a Base in Armenia with 3 armies for 5 money.
83 permanent
    Russian Federation adds Influence in Central Asia, above the line: 1 VPs.
84 play new_allies:eu1
    European Union plays New Allies.
85 improve mexico
    European Union exhausts Canada.
    European Union pays 1 diplomacy.
    Mexico becomes an ally of European Union.
    Canada lies open.
86 order
    Russian Federation uses the Executive Order.
87 lay foreign_trade:russia1
    Russian Federation puts a hidden card face down.
88 choose produce
    Russian Federation chooses: Produce.
89 produce raw
    Russian Federation produces 4 raw materials.
    1 raw materials of Russian Federation found no place: 3 money instead.
90 produce diplomacy
91 make 2
    Russian Federation produces 2 diplomacy.
92 produce energy
    Russian Federation produces 5 energy.
    1 energy of Russian Federation found no place: 3 money instead.
93 play growth_strategy:eu2
    European Union plays Growth Strategy.
    European Union chooses: Produce.
94 produce diplomacy
95 make 4
    European Union produces 4 diplomacy.
96 produce energy
    European Union produces 1 energy.
97 produce services
98 make 3
    European Union produces 3 services.
99 play minimize_bureaucracy:a
    Russian Federation plays Minimize Bureaucracy.
    Minimize Bureaucracy of Russian Federation leaves the game.
100 take well_laid_plans:a
    Successful Negotiations lies open in the market.
    Russian Federation takes Well-Laid Plans from the market and plays it.
    Russian Federation draws a hidden card.
101 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
102 invest jordan_eu
    European Union exhausts Jordan.
    European Union invests 10 money in Jordan.
103 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 5 VPs.
    Russian Federation reveals New Allies, New Allies and Foreign Trade: 3 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
104 done
    European Union reveals Growth Strategy and Diplomatic Engagement: 5 Research.
    European Union gains 2 money.
    European Union gains 1 diplomacy.
105 exhaust eu_member_states
    European Union exhausts EU Member States.
106 buy permanent_mission:a
    European Union buys Permanent Mission for 6 Research.
    Regional Summit lies open in the market.
107 exhaust mexico
    European Union exhausts Mexico.
108 exhaust nigeria_eu
    European Union exhausts Nigeria.
109 buy successful_negotiations:b
    European Union buys Successful Negotiations for 4 Research.
    Improve Logistics lies open in the market.
    New Strategic Partner leaves the market.
    Debt Relief lies open in the market.
    Diplomatic Trip leaves the market.
    Global Presence lies open in the market.
    United States of America adds Influence in Americas, below the line: 0 VPs.
    People's Republic of China adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    People's Republic of China adds Influence in South Asia, above the line: 0 VPs.
    Next: Auto-Influence 13 and Auto-Influence 11.
    European Union's investments return 2 money.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Round 3.
    Russian Federation's discard pile becomes a deck of 13 cards.
    Russian Federation draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Moldova, Georgia, Cuba, Iran, Equatorial Guinea, Sri Lanka and Cambodia.
hash 3 1de723659bc5299b
110 place 4
    Russian Federation takes place 4.
111 place 2
    European Union takes place 2.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    4 raw materials of Russian Federation found no place: 12 money instead.
    Russian Federation produces 2 food.
112 focus diplomatic
    European Union chooses Diplomatic Focus.
113 ready canada_eu
    European Union readies Canada.
114 ready nigeria_eu
    European Union readies Nigeria.
115 ready mexico
    European Union readies Mexico.
116 ready jordan_eu
    European Union readies Jordan.
117 ready norway_eu
    European Union readies Norway.
118 raise diplomacy
    European Union's production of diplomacy goes up to 5.
119 make 5
    European Union produces 5 diplomacy.
120 focus domestic
    Russian Federation chooses Domestic Focus.
121 ready armenia_russia
    Russian Federation readies Armenia.
122 ready syria_russia
    Russian Federation readies Syria.
123 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
124 make 1
    Russian Federation produces 1 consumer goods.
125 make 1
    Russian Federation produces 1 services.
126 play successful_negotiations:b
    European Union plays Successful Negotiations.
    European Union readies EU Member States.
127 search central_asia
    European Union searches Central Asia.
128 improve kazakhstan
    European Union pays 2 diplomacy.
    Kazakhstan becomes an ally of European Union.
    Kyrgyzstan lies open.
    Azerbaijan lies open.
129 asset ru_new_energy_markets
    Russian Federation uses New Energy Markets.
130 lay foreign_direct_investment:russia1
    Russian Federation puts a hidden card face down.
131 region south_asia
    Russian Federation names South Asia.
132 region mena
    Russian Federation names Middle East - North Africa.
133 export energy
134 sell 5
    Russian Federation exports 5 energy for 25 money.
135 export food
136 sell 2
    Russian Federation exports 2 food for 10 money.
137 export raw
138 sell 1
    Russian Federation exports 1 raw materials for 5 money.
139 import services
140 buy 2
    Russian Federation imports 2 services for 20 money.
    Russian Federation adds Influence in South Asia, below the line: 4 VPs.
141 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
142 done
143 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation gains 1 army.
144 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
145 trash foreign_direct_investment:eu1
    Foreign Direct Investment of European Union leaves the game.
146 play foreign_trade:eu1
    European Union plays Foreign Trade.
147 export food
148 sell 2
    European Union exports 2 food for 10 money.
149 export army
    European Union exports 1 army for 20 money.
150 import services
    European Union imports 1 services from United States of America for 10 money.
151 done
152 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
153 army board
154 to central_asia
    Russian Federation moves an army to Central Asia.
155 army mena
156 to europe
    Russian Federation moves an army from Middle East - North Africa to Europe.
157 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
158 base eu_member_states
159 send 2
    European Union exhausts EU Member States.
    European Union builds a Base in EU Member States with 2 armies for 15 money.
160 temporary
    European Union adds Influence in Europe, below the line: 5 VPs.
161 play improve_logistics:b
    Russian Federation plays Improve Logistics.
162 base syria_russia
    Russian Federation exhausts Syria.
    Russian Federation builds a Base in Syria with 1 army for 5 money.
163 permanent
    Russian Federation adds Influence in Middle East - North Africa, above the line: 1 VPs.
    European Union reveals Permanent Mission and Foreign Trade: 3 Research.
    European Union gains 2 diplomacy.
    European Union gains 3 money.
164 refresh
    European Union refreshes the market.
    Tap into New Markets leaves the market.
    Tap into New Markets lies open in the market.
    Economic Expansion leaves the market.
    Minimize Bureaucracy lies open in the market.
    Regional Summit leaves the market.
    Re-Evaluate Strategy lies open in the market.
165 exhaust canada_eu
    European Union exhausts Canada.
166 exhaust mexico
    European Union exhausts Mexico.
167 done
    Russian Federation reveals New Allies and New Allies: 4 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
168 exhaust india_russia
    Russian Federation exhausts India.
169 refresh
    Russian Federation refreshes the market.
    Improve Logistics leaves the market.
    Dominant Power lies open in the market.
    Debt Relief leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Global Presence leaves the market.
    Quantitative Easing lies open in the market.
170 buy quantitative_easing:b
    Russian Federation buys Quantitative Easing for 4 Research.
    Trade Opportunity lies open in the market.
171 exhaust armenia_russia
    Russian Federation exhausts Armenia.
172 exhaust belarus_russia
    Russian Federation exhausts Belarus.
173 refresh
    Russian Federation refreshes the market.
    Tap into New Markets leaves the market.
    Return on Investment lies open in the market.
    Minimize Bureaucracy leaves the market.
    Activation of Allies lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Prosperous Times lies open in the market.
    Dominant Power leaves the market.
    Boost Production lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Initiate Restructuring lies open in the market.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    United States of America trades with European Union: 10 money.
    People's Republic of China adds Influence in South Asia, below the line: 0 VPs.
    United States of America adds Influence in Africa, above the line: 0 VPs.
    People's Republic of China adds Influence in Americas, below the line: 0 VPs.
    Next: Auto-Influence 20 and Auto-Influence 4.
    European Union's investments return 2 money.
    Russian Federation and People's Republic of China threaten European Union in Middle East - North Africa: -4 VPs.
    European Union threatens Russian Federation in Europe: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 11 VPs for Russian Federation, 3 for cubes and 8 for place 1.
    Americas: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    Middle East - North Africa: 9 VPs for European Union, 2 for cubes and 7 for place 2.
    Middle East - North Africa: 3 VPs for Russian Federation, 1 for cubes and 2 for place 4.
    Africa does not score: a permanent slot is free.
    South Asia: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    East Asia - Pacific does not score: a permanent slot is free.
    Russian Federation's sphere of influence holds in Central Asia and Middle East - North Africa: 4 VPs.
    Money, place 1: 5 VPs for Russian Federation.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most allied Countries, place 1: 7 VPs for European Union.
    Round 4.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Switzerland, Turkmenistan, Peru, Libya, Nigeria, Bhutan and New Zealand.
hash 4 45917a6ce501f7de
174 place 3
    European Union takes place 3.
175 place 4
    Russian Federation takes place 4.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    Russian Federation produces 5 energy.
    Russian Federation produces 4 raw materials.
    2 raw materials of Russian Federation found no place: 6 money instead.
    Russian Federation produces 2 food.
176 focus domestic
    European Union chooses Domestic Focus.
177 ready mexico
    European Union readies Mexico.
178 ready eu_member_states
    European Union readies EU Member States.
179 raise goods
    European Union's production of consumer goods goes up to 4.
180 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
181 focus military
    Russian Federation chooses Military Focus.
182 ready india_russia
    Russian Federation readies India.
183 ready belarus_russia
    Russian Federation readies Belarus.
184 done
185 raise army
    Russian Federation's production of army goes up to 4.
186 make 2
    Russian Federation produces 2 army.
187 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
188 trash diplomatic_engagement:eu1
    Diplomatic Engagement of European Union leaves the game.
189 play growth_strategy:eu1
    European Union plays Growth Strategy.
190 choose produce
    European Union chooses: Produce.
191 produce energy
    European Union produces 1 energy.
192 produce raw
    European Union produces 1 raw materials.
193 produce goods
194 make 1
    European Union produces 1 consumer goods.
195 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
196 export army
    Russian Federation exports 1 army for 20 money.
197 export energy
198 sell 2
    Russian Federation exports 2 energy for 10 money.
199 export raw
200 sell 2
    Russian Federation exports 2 raw materials for 10 money.
201 import services
202 buy 1
    Russian Federation imports 1 services for 10 money.
203 buy 0
204 buy 0
205 import goods
206 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
207 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    Russian Federation gains 1 diplomacy.
208 play soft_power:eu1
    European Union plays Soft Power.
209 engage africa
210 exhaust nigeria_eu
    European Union exhausts Nigeria.
    European Union pays 2 diplomacy.
    European Union engages in Africa.
211 temporary
    European Union adds Influence in Africa, below the line: 3 VPs.
212 play quantitative_easing:b
    Russian Federation plays Quantitative Easing.
    Russian Federation gains 10 money.
213 invest belarus_russia
    Russian Federation exhausts Belarus.
    Russian Federation invests 10 money in Belarus.
214 temporary
    Russian Federation adds Influence in Europe, below the line: 4 VPs.
215 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
216 army europe
217 to mena
    European Union moves an army from Europe to Middle East - North Africa.
218 army europe
219 to mena
    European Union moves an army from Europe to Middle East - North Africa.
220 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
221 choose growth
    Russian Federation chooses: Get a Growth Card.
    Russian Federation gets Knowledge Transfer for 4 VPs.
222 draw 2
    Russian Federation draws 2 hidden cards.
223 discard well_laid_plans:a
    Russian Federation discards Well-Laid Plans.
224 discard foreign_trade:russia1
    Russian Federation discards Foreign Trade.
225 play successful_negotiations:b
    European Union plays Successful Negotiations.
226 ready canada_eu
    European Union readies Canada.
227 search east_asia_pacific
    European Union searches East Asia - Pacific.
228 improve laos
    European Union pays 1 diplomacy.
    Laos becomes an ally of European Union.
    Philippines lies open.
    North Korea lies open.
229 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
230 engage south_asia
    Russian Federation exhausts India.
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
    Russian Federation adds Influence in South Asia, below the line: 2 VPs.
    European Union reveals Growth Strategy and New Allies: 6 Research.
    European Union gains 2 money.
    European Union gains 3 money.
231 refresh
    European Union refreshes the market.
    Trade Opportunity leaves the market.
    Supply Chain Deal lies open in the market.
    Return on Investment leaves the market.
    Explore Alternatives lies open in the market.
    Activation of Allies leaves the market.
    Covert Military Operation lies open in the market.
232 exhaust laos
    European Union exhausts Laos.
233 buy supply_chain_deal:a
    European Union buys Supply Chain Deal for 4 Research.
    Convincing Arguments lies open in the market.
234 exhaust norway_eu
    European Union exhausts Norway.
235 exhaust mexico
    European Union exhausts Mexico.
236 exhaust eu_member_states
    European Union exhausts EU Member States.
237 exhaust canada_eu
    European Union exhausts Canada.
238 buy convincing_arguments:b
    European Union buys Convincing Arguments for 4 Research.
    Joint Venture lies open in the market.
239 buy initiate_restructuring:b
    European Union buys Initiate Restructuring for 4 Research.
    Re-Examine Agreement lies open in the market.
240 exhaust jordan_eu
    European Union exhausts Jordan.
241 done
    Russian Federation reveals Energy Titan and Foreign Military Presence: 4 Research.
    Russian Federation gains 5 money.
    Russian Federation gains 4 money.
242 done
    Prosperous Times leaves the market.
    Covert Military Operation lies open in the market.
    Boost Production leaves the market.
    Peacekeeping Mandate lies open in the market.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    Next: Auto-Influence 9 and Auto-Influence 15.
    European Union's investments return 2 money.
243 discard_token africa
    European Union gives up an Engage token in Africa for 5 money.
    Russian Federation's investments return 2 money.
244 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
245 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
246 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Round 5.
    European Union draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 14 cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Belarus, Uzbekistan, Honduras, Syria, Kenya, Maldives and Thailand.
hash 5 e37a91e98baf4d44
247 place 2
    European Union takes place 2.
248 place 4
    Russian Federation takes place 4.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    2 food of European Union found no place: 6 money instead.
    Russian Federation produces 5 energy.
    1 energy of Russian Federation found no place: 3 money instead.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
249 focus diplomatic
    European Union chooses Diplomatic Focus.
250 ready jordan_eu
    European Union readies Jordan.
251 ready canada_eu
    European Union readies Canada.
252 ready nigeria_eu
    European Union readies Nigeria.
253 ready laos
    European Union readies Laos.
254 ready norway_eu
    European Union readies Norway.
255 make 3
    European Union produces 3 diplomacy.
256 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
257 ready armenia_russia
    Russian Federation readies Armenia.
258 ready syria_russia
    Russian Federation readies Syria.
259 ready belarus_russia
    Russian Federation readies Belarus.
260 ready india_russia
    Russian Federation readies India.
261 none
262 make 3
    Russian Federation produces 3 diplomacy.
263 play supply_chain_deal:a
    European Union plays Supply Chain Deal.
264 export services
265 sell 2
    European Union exports 2 services for 30 money.
266 export food
267 sell 2
    European Union exports 2 food for 10 money.
268 done
269 play energy_titan:russia1
    Russian Federation plays Energy Titan.
270 double raw
271 export energy
272 sell 2
    Russian Federation exports 2 energy for 10 money.
273 export army
    Russian Federation exports 1 army for 20 money.
274 export raw
275 sell 4
    Russian Federation exports 4 raw materials for 20 money.
276 import services
277 buy 0
278 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
279 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
280 import goods
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    Russian Federation gains 1 diplomacy.
281 play initiate_restructuring:b
    European Union plays Initiate Restructuring.
    European Union draws a hidden card.
282 trash soft_power:eu1
    Soft Power of European Union leaves the game.
283 play convincing_arguments:b
    European Union plays Convincing Arguments.
    European Union gains 2 diplomacy.
    2 diplomacy of European Union found no place: 0 money instead.
284 choose improve_relations
    European Union chooses: Improve Relations.
285 improve maldives
    European Union pays 1 diplomacy.
    Maldives becomes an ally of European Union.
    Myanmar lies open.
286 asset ru_private_military
    Russian Federation uses Private Military Corporations.
287 lay well_laid_plans:a
    Russian Federation puts a hidden card face down.
    Russian Federation pays 20 money.
288 region africa
    Russian Federation names Africa.
    1 army of Russian Federation appears in Africa.
289 temporary
    Russian Federation adds Influence in Africa, below the line: 2 VPs.
290 yes
    Russian Federation pays 20 money.
291 region mena
    Russian Federation names Middle East - North Africa.
    1 army of Russian Federation appears in Middle East - North Africa.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 3 VPs.
292 play permanent_mission:a
    European Union plays Permanent Mission.
293 yes
    European Union pays 3 diplomacy.
294 convert africa:1
    A cube of European Union in Africa moves above the line.
    European Union's discard pile becomes a deck of 5 cards.
    European Union draws a hidden card.
295 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation gains 1 army.
296 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
297 army mena
298 to europe
    European Union moves an army from Middle East - North Africa to Europe.
299 army board
300 to mena
    European Union moves an army to Middle East - North Africa.
301 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
302 army mena
303 to central_asia
    Russian Federation moves an army from Middle East - North Africa to Central Asia.
304 army board
305 to central_asia
    Russian Federation moves an army to Central Asia.
306 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
307 trash foreign_military_presence:eu1
    Foreign Military Presence of European Union leaves the game.
    European Union reveals Foreign Trade, Foreign Trade and New Allies: 3 Research.
    European Union gains 3 money.
    European Union gains 3 money.
    European Union gains 3 money.
308 exhaust laos
    European Union exhausts Laos.
309 exhaust nigeria_eu
    European Union exhausts Nigeria.
310 refresh
    European Union refreshes the market.
    Explore Alternatives leaves the market.
    Optimization Program lies open in the market.
    Covert Military Operation leaves the market.
    Steady Partnership lies open in the market.
    Joint Venture leaves the market.
    Boost Production lies open in the market.
311 exhaust kazakhstan
    European Union exhausts Kazakhstan.
312 done
313 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
314 draw 2
    Russian Federation draws 2 hidden cards.
315 discard foreign_trade:russia2
    Russian Federation discards Foreign Trade.
316 discard new_allies:russia1
    Russian Federation discards New Allies.
    Russian Federation reveals Growth Strategy and Foreign Direct Investment: 5 Research.
    Russian Federation gains 2 money.
    Russian Federation gains 6 money.
317 exhaust belarus_russia
    Russian Federation exhausts Belarus.
318 buy covert_military_operation:a
    Russian Federation buys Covert Military Operation for 6 Research.
    Assign New Diplomats lies open in the market.
319 exhaust india_russia
    Russian Federation exhausts India.
320 exhaust armenia_russia
    Russian Federation exhausts Armenia.
321 refresh
    Russian Federation refreshes the market.
    Re-Examine Agreement leaves the market.
    Quantitative Easing lies open in the market.
    Peacekeeping Mandate leaves the market.
    Power Play lies open in the market.
    Optimization Program leaves the market.
    Optimization Program lies open in the market.
322 done
    Steady Partnership leaves the market.
    Build New Embassy lies open in the market.
    Boost Production leaves the market.
    Ensure Peace in the Region lies open in the market.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    People's Republic of China adds Influence in South Asia, below the line: 0 VPs.
    A cube of Russian Federation is pushed out of South Asia.
    United States of America adds Influence in South Asia, below the line: 0 VPs.
    1 army of United States of America appears in South Asia.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    Next: Auto-Influence 8 and Auto-Influence 19.
    European Union's investments return 2 money.
    Russian Federation's investments return 2 money.
    Russian Federation threatens European Union in Africa: -2 VPs.
    United States of America and European Union threaten Russian Federation in Middle East - North Africa: -4 VPs.
    Round 6.
    European Union's discard pile becomes a deck of 8 cards.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Iceland, Mongolia, Brazil, Israel, Djibouti, Pakistan and Vietnam.
hash 6 79fafcf08aca62e6
323 place 2
    European Union takes place 2.
324 place 4
    Russian Federation takes place 4.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    2 food of European Union found no place: 6 money instead.
    Russian Federation produces 5 energy.
    3 energy of Russian Federation found no place: 9 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
325 focus domestic
    European Union chooses Domestic Focus.
326 ready mexico
    European Union readies Mexico.
327 ready eu_member_states
    European Union readies EU Member States.
328 raise raw
    European Union's production of raw materials goes up to 2.
    European Union gains 1 raw materials.
329 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
330 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
    Russian Federation draws a hidden card.
331 discard foreign_trade:russia1
    Russian Federation discards Foreign Trade.
332 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
333 ready india_russia
    Russian Federation readies India.
334 done
335 raise diplomacy
    Russian Federation's production of diplomacy goes up to 5.
336 make 5
    Russian Federation produces 5 diplomacy.
337 play supply_chain_deal:a
    European Union plays Supply Chain Deal.
338 export food
339 sell 1
    European Union exports 1 food for 5 money.
340 export army
    European Union exports 1 army for 20 money.
341 import goods
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
342 import energy
343 buy 3
    European Union imports 3 energy for 9 money.
344 buy 0
345 import raw
346 buy 2
    European Union imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 9 money.
347 play covert_military_operation:a
    Russian Federation plays Covert Military Operation.
348 make 4
    Russian Federation produces 4 army.
349 play growth_strategy:eu1
    European Union plays Growth Strategy.
350 choose produce
    European Union chooses: Produce.
351 produce goods
352 make 3
    European Union produces 3 consumer goods.
353 produce army
354 make 0
355 produce energy
    European Union produces 1 energy.
356 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
357 engage mena
358 pay
    Russian Federation pays 4 diplomacy.
    Russian Federation engages in Middle East - North Africa.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 1 VPs.
359 play successful_negotiations:b
    European Union plays Successful Negotiations.
360 ready laos
    European Union readies Laos.
361 search europe
    European Union searches Europe.
362 improve moldova
363 exhaust norway_eu
    European Union exhausts Norway.
    Moldova becomes an ally of European Union.
    Croatia lies open.
    Albania lies open.
364 play new_allies:russia2
    Russian Federation plays New Allies.
365 improve thailand
    Russian Federation pays 2 diplomacy.
    Thailand becomes an ally of Russian Federation.
    Philippines lies open.
366 play growth_strategy:eu2
    European Union plays Growth Strategy.
367 choose produce
    European Union chooses: Produce.
368 produce diplomacy
369 make 1
    European Union produces 1 diplomacy.
370 produce raw
    European Union produces 2 raw materials.
371 produce food
    European Union produces 4 food.
    3 food of European Union found no place: 9 money instead.
372 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
373 choose produce
    Russian Federation chooses: Produce.
374 produce food
    Russian Federation produces 2 food.
375 produce raw
    Russian Federation produces 4 raw materials.
    Russian Federation's Commerce cards lie face up again.
376 produce services
377 make 0
    A cube of European Union is pushed out of Middle East - North Africa.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    People's Republic of China adds Influence in Europe, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    People's Republic of China trades with European Union: 10 money.
    European Union's investments return 2 money.
    Russian Federation's investments return 2 money.
378 discard_token mena
    Russian Federation gives up an Engage token in Middle East - North Africa for 5 money.
379 yes
    European Union's Prosperity goes up to 3: 6 VPs and 20 money.
    Russian Federation threatens European Union in Africa: -2 VPs.
    United States of America and European Union threaten Russian Federation in Middle East - North Africa: -4 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 11 VPs for Russian Federation, 3 for cubes and 8 for place 1.
    Americas: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    Middle East - North Africa: 5 VPs for European Union, 1 for cubes and 4 for place 3.
    Middle East - North Africa: 10 VPs for Russian Federation, 3 for cubes and 7 for place 2.
    Africa: 9 VPs for European Union, 2 for cubes and 7 for place 1.
    Africa: 5 VPs for Russian Federation, 1 for cubes and 4 for place 2.
    South Asia: 1 VPs for Russian Federation, 1 for cubes and 0 for place 4.
    Russian Federation's sphere of influence holds in Europe and Central Asia: 4 VPs.
    Money, place 1: 5 VPs for European Union.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most allied Countries, place 1: 7 VPs for European Union.
    European Union did not use 1 Asset: 2 VPs.
end 515006adb585e370
    Russian Federation has the most VPs when the last round is over: 93.
