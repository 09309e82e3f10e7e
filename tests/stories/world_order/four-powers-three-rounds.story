{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "china", "eu", "russia"], "options": {"executive_orders": false, "commerce_cards_by_player_count": true, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": true, "optional_market_pack": false}, "seed": 86, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 hand second
2 give_back us_rd_champion
3 hand second
4 give_back cn_south_china_sea
5 hand first
6 give_back eu_neighborhood_policy
7 hand second
8 give_back ru_cyber_attacks
    United States of America keeps NATO and Main UN Funding Contributor and begins with 5 VPs.
    People's Republic of China keeps Rapid Industrialization and Belt & Road Initiative and begins with 3 VPs.
    European Union keeps NATO and EU Expansion and begins with 8 VPs.
    Russian Federation keeps New Energy Markets and Arms Export and begins with 6 VPs.
9 place 4
    People's Republic of China takes place 4.
10 place 3
    United States of America takes place 3.
11 place 1
    Russian Federation takes place 1.
    European Union takes place 2.
    Round 1.
hash 1 f49f5aa793bfc6fc
12 asset ru_arms_export
    Russian Federation uses Arms Export.
13 lay growth_strategy:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation pays 2 army.
    Russian Federation gains 20 money.
14 region south_asia
    Russian Federation names South Asia.
15 permanent
    Russian Federation adds Influence in South Asia, above the line: 1 VPs.
16 play new_allies:eu1
    European Union plays New Allies.
17 improve india
    European Union pays 3 diplomacy.
    India becomes an ally of European Union.
    Myanmar lies open.
18 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
19 engage europe
    United States of America exhausts Iceland.
    United States of America pays 4 diplomacy.
    United States of America engages in Europe.
20 temporary
    United States of America adds Influence in Europe, below the line: 5 VPs.
21 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
22 invest laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China invests 10 money in Laos.
23 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
24 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
25 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
26 army board
27 to africa
    European Union moves an army to Africa.
28 army board
29 to mena
    European Union moves an army to Middle East - North Africa.
30 asset us_nato
    United States of America uses NATO.
31 lay global_currency:usa1
    United States of America puts a hidden card face down.
32 region europe
    United States of America names Europe.
    United States of America moves an army to Europe.
    United States of America moves an army to Europe.
    United States of America adds Influence in Europe, above the line: 1 VPs.
    United States of America gains 2 diplomacy.
33 asset cn_belt_and_road
    People's Republic of China uses Belt & Road Initiative.
34 lay foreign_trade:china2
    People's Republic of China puts a hidden card face down.
35 invest south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
36 temporary
    People's Republic of China adds Influence in Africa, below the line: 3 VPs.
37 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
38 choose growth
    Russian Federation chooses: Get a Growth Card.
39 growth diplomatic_initiative
    Russian Federation gets Diplomatic Initiative for 2 VPs.
40 asset eu_nato
    European Union uses NATO.
41 lay foreign_direct_investment:eu1
    European Union puts a hidden card face down.
42 asset us_main_un_funding
    United States of America uses Main UN Funding Contributor.
43 lay new_allies:usa2
    United States of America puts a hidden card face down.
44 times 2
    United States of America pays 20 money.
    United States of America gains 6 diplomacy.
45 engage south_asia
    United States of America pays 4 diplomacy.
    United States of America engages in South Asia.
46 temporary
    United States of America adds Influence in South Asia, below the line: 4 VPs.
47 asset cn_rapid_industrialization
    People's Republic of China uses Rapid Industrialization.
48 lay economic_diplomacy:china1
    People's Republic of China puts a hidden card face down.
49 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
50 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Diplomatic Initiative for 2 VPs.
51 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
52 export energy
53 sell 1
    Russian Federation exports 1 energy for 5 money.
54 done
55 done
56 asset eu_expansion
    European Union uses EU Expansion.
57 lay foreign_trade:eu1
    European Union puts a hidden card face down.
58 improve norway
59 exhaust eu_member_states
    European Union exhausts EU Member States.
    European Union deepens relations with Norway.
60 temporary
    European Union adds Influence in Europe, below the line: 4 VPs.
    Albania lies open.
61 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
62 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
    Russian Federation reveals Foreign Direct Investment and New Allies: 5 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 3 money.
63 exhaust syria_russia
    Russian Federation exhausts Syria.
64 buy boost_production:a
    Russian Federation buys Boost Production for 6 Research.
    Successful Negotiations lies open in the market.
65 exhaust belarus_russia
    Russian Federation exhausts Belarus.
66 exhaust india_russia
    Russian Federation exhausts India.
67 refresh
    Russian Federation refreshes the market.
    New Agenda leaves the market.
    Covert Military Operation lies open in the market.
    Minimize Bureaucracy leaves the market.
    Tap into New Markets lies open in the market.
    Build New Embassy leaves the market.
    Initiate Restructuring lies open in the market.
68 done
    European Union reveals Humanitarian Aid and Diplomatic Engagement: 6 Research.
    European Union gains 3 money.
    European Union gains 1 diplomacy.
69 buy military_exercises:a
    European Union buys Military Exercises for 3 Research.
    Build New Embassy lies open in the market.
70 exhaust jordan_eu
    European Union exhausts Jordan.
71 exhaust india
    European Union exhausts India.
72 exhaust canada_eu
    European Union exhausts Canada.
73 buy successful_negotiations:a
    European Union buys Successful Negotiations for 4 Research.
    Re-Evaluate Strategy lies open in the market.
74 refresh
    European Union refreshes the market.
    Global Presence leaves the market.
    Diplomatic Trip lies open in the market.
    Covert Military Operation leaves the market.
    Assign New Diplomats lies open in the market.
    Tap into New Markets leaves the market.
    Convincing Arguments lies open in the market.
75 exhaust norway
    European Union exhausts Norway.
76 refresh
    European Union refreshes the market.
    Initiate Restructuring leaves the market.
    Improve Logistics lies open in the market.
    Build New Embassy leaves the market.
    Boost Production lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Prosperous Times lies open in the market.
77 exhaust nigeria_eu
    European Union exhausts Nigeria.
78 refresh
    European Union refreshes the market.
    Diplomatic Trip leaves the market.
    Prosperous Times lies open in the market.
    Assign New Diplomats leaves the market.
    Steady Partnership lies open in the market.
    Convincing Arguments leaves the market.
    Establish Trade Routes lies open in the market.
79 refresh
    European Union refreshes the market.
    Improve Logistics leaves the market.
    Trade Opportunity lies open in the market.
    Boost Production leaves the market.
    Minimize Bureaucracy lies open in the market.
    Prosperous Times leaves the market.
    Well-Laid Plans lies open in the market.
    United States of America reveals New Allies and Military Pact: 6 Research.
    United States of America gains 3 money.
    United States of America gains 5 money.
80 exhaust mexico_usa
    United States of America exhausts Mexico.
81 buy trade_opportunity:a
    United States of America buys Trade Opportunity for 3 Research.
    Re-Evaluate Strategy lies open in the market.
82 exhaust iraq_usa
    United States of America exhausts Iraq.
83 buy minimize_bureaucracy:b
    United States of America buys Minimize Bureaucracy for 4 Research.
    Ensure Peace in the Region lies open in the market.
84 exhaust japan_usa
    United States of America exhausts Japan.
85 buy well_laid_plans:b
    United States of America buys Well-Laid Plans for 4 Research.
    Explore Alternatives lies open in the market.
    People's Republic of China reveals New Allies: 3 Research.
    People's Republic of China gains 3 money.
86 refresh
    People's Republic of China refreshes the market.
    Prosperous Times leaves the market.
    Re-Examine Agreement lies open in the market.
    Steady Partnership leaves the market.
    New Agenda lies open in the market.
    Establish Trade Routes leaves the market.
    Activation of Allies lies open in the market.
87 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
88 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
89 buy ensure_peace_in_the_region:b
    People's Republic of China buys Ensure Peace in the Region for 4 Research.
    New Strategic Partner lies open in the market.
90 discard_token south_asia
    United States of America gives up an Engage token in South Asia for 0 money.
91 discard_token europe
    United States of America gives up an Engage token in Europe for 5 money.
    People's Republic of China's investments return 4 money.
92 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
93 no
94 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    European Union threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Round 2.
    Russian Federation draws 6 hidden cards.
    European Union draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Croatia, Azerbaijan, Chile, Iran, Djibouti, Maldives and Cambodia.
hash 2 9cfc8557f3708f55
95 place 1
    Russian Federation takes place 1.
96 place 4
    People's Republic of China takes place 4.
97 place 2
    European Union takes place 2.
    United States of America takes place 3.
    Russian Federation produces 5 energy.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
98 focus domestic
    Russian Federation chooses Domestic Focus.
99 ready belarus_russia
    Russian Federation readies Belarus.
100 ready india_russia
    Russian Federation readies India.
101 raise food
    Russian Federation's production of food goes up to 3.
    Russian Federation gains 1 food.
102 make 1
    Russian Federation produces 1 consumer goods.
103 make 1
    Russian Federation produces 1 services.
104 focus diplomatic
    European Union chooses Diplomatic Focus.
105 ready jordan_eu
    European Union readies Jordan.
106 ready india
    European Union readies India.
107 ready norway
    European Union readies Norway.
108 ready canada_eu
    European Union readies Canada.
109 ready nigeria_eu
    European Union readies Nigeria.
110 raise diplomacy
    European Union's production of diplomacy goes up to 5.
111 make 3
    European Union produces 3 diplomacy.
112 focus domestic
    United States of America chooses Domestic Focus.
113 ready iraq_usa
    United States of America readies Iraq.
114 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
115 make 3
    United States of America produces 3 consumer goods.
116 make 2
    United States of America produces 2 services.
117 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
118 done
119 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
120 make 1
    People's Republic of China produces 1 diplomacy.
121 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
122 done
123 play growth_strategy:eu2
    European Union plays Growth Strategy.
124 choose produce
    European Union chooses: Produce.
125 produce food
    European Union produces 3 food.
126 produce raw
    European Union produces 1 raw materials.
127 produce energy
    European Union produces 1 energy.
128 play minimize_bureaucracy:b
    United States of America plays Minimize Bureaucracy.
    Minimize Bureaucracy of United States of America leaves the game.
129 take re_evaluate_strategy:a
    Strengthen Alliance lies open in the market.
    United States of America takes Re-Evaluate Strategy from the market and plays it.
130 choose move
    United States of America chooses: Move.
131 army board
132 to americas
    United States of America moves an army to Americas.
133 choose trade
    United States of America chooses: Trade.
134 export goods
    United States of America exports 1 consumer goods for 15 money.
135 export services
136 sell 2
    United States of America exports 2 services for 30 money.
137 import raw
138 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
139 import energy
140 buy 1
    United States of America imports 1 energy for 3 money.
141 buy 2
    United States of America imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    United States of America gains 1 diplomacy.
142 play ensure_peace_in_the_region:b
    People's Republic of China plays Ensure Peace in the Region.
143 engage south_asia
    People's Republic of China pays 1 diplomacy.
    People's Republic of China engages in South Asia.
144 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
145 pass
146 lay energy_titan:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation passes and takes 10 money.
147 play new_allies:eu2
    European Union plays New Allies.
148 improve ethiopia
149 exhaust nigeria_eu
    European Union exhausts Nigeria.
    European Union pays 1 diplomacy.
    Ethiopia becomes an ally of European Union.
    Mali lies open.
150 play growth_strategy:usa1
    United States of America plays Growth Strategy.
151 choose growth
    United States of America chooses: Get a Growth Card.
152 growth industrial_development
    United States of America gets Industrial Development for 1 VPs.
153 raise food
    United States of America's production of food goes up to 4.
154 raise raw
    United States of America's production of raw materials goes up to 3.
155 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
156 done
157 import energy
    People's Republic of China imports 1 energy from Russian Federation for 3 money.
    A Commerce card of Russian Federation is turned face down.
158 play boost_production:a
    Russian Federation plays Boost Production.
159 resource food
    Russian Federation's production of food goes up to 4.
    Russian Federation produces 4 food.
160 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
161 engage south_asia
    Russian Federation exhausts India.
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
    Russian Federation adds Influence in South Asia, below the line: 3 VPs.
162 play growth_strategy:eu1
    European Union plays Growth Strategy.
163 choose growth
    European Union chooses: Get a Growth Card.
164 growth industrial_development
    European Union gets Industrial Development for 1 VPs.
165 raise food
    European Union's production of food goes up to 4.
166 raise goods
    European Union's production of consumer goods goes up to 4.
167 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
168 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VPs.
169 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
170 engage central_asia
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in Central Asia.
171 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
172 asset ru_new_energy_markets
    Russian Federation uses New Energy Markets.
173 lay military_re_equipment:russia1
    Russian Federation puts a hidden card face down.
174 region europe
    Russian Federation names Europe.
175 region africa
    Russian Federation names Africa.
176 export food
177 sell 3
    Russian Federation exports 3 food for 15 money.
178 export energy
179 sell 3
    Russian Federation exports 3 energy for 15 money.
180 play successful_negotiations:a
    European Union plays Successful Negotiations.
181 ready eu_member_states
    European Union readies EU Member States.
182 search central_asia
    European Union searches Central Asia.
183 improve uzbekistan
    European Union pays 1 diplomacy.
    Uzbekistan becomes an ally of European Union.
    Kyrgyzstan lies open.
    Mongolia lies open.
184 play well_laid_plans:b
    United States of America plays Well-Laid Plans.
    United States of America draws a hidden card.
185 play new_allies:china2
    People's Republic of China plays New Allies.
    Russian Federation reveals New Allies: 3 Research.
    Russian Federation gains 3 money.
186 exhaust armenia_russia
    Russian Federation exhausts Armenia.
187 buy strengthen_alliance:a
    Russian Federation buys Strengthen Alliance for 4 Research.
    Dominant Power lies open in the market.
188 done
    European Union reveals Military Exercises and Foreign Military Presence: 6 Research.
    European Union gains 4 money.
    European Union gains 4 money.
189 exhaust canada_eu
    European Union exhausts Canada.
190 exhaust norway
    European Union exhausts Norway.
191 refresh
    European Union refreshes the market.
    Explore Alternatives leaves the market.
    Optimization Program lies open in the market.
    Re-Examine Agreement leaves the market.
    Establish Trade Routes lies open in the market.
    New Agenda leaves the market.
    Return on Investment lies open in the market.
192 buy new_strategic_partner:a
    European Union buys New Strategic Partner for 7 Research.
    Key Economic Partner lies open in the market.
193 exhaust uzbekistan
    European Union exhausts Uzbekistan.
194 exhaust jordan_eu
    European Union exhausts Jordan.
195 buy establish_trade_routes:a
    European Union buys Establish Trade Routes for 3 Research.
    Tap into New Markets lies open in the market.
196 exhaust india
    European Union exhausts India.
197 exhaust ethiopia
    European Union exhausts Ethiopia.
198 exhaust eu_member_states
    European Union exhausts EU Member States.
199 buy activation_of_allies:b
    European Union buys Activation of Allies for 5 Research.
    Activation of Allies lies open in the market.
200 refresh
    European Union refreshes the market.
    Dominant Power leaves the market.
    Strategic Reinforcements lies open in the market.
    Optimization Program leaves the market.
    Power Play lies open in the market.
    Return on Investment leaves the market.
    Return on Investment lies open in the market.
    United States of America reveals Trade Opportunity, New Allies and Foreign Trade: 6 Research.
    United States of America gains 6 money.
    United States of America gains 3 money.
    United States of America gains 3 money.
201 buy activation_of_allies:a
    United States of America buys Activation of Allies for 5 Research.
    Quantitative Easing lies open in the market.
    People's Republic of China reveals Growth Strategy and Foreign Military Presence: 6 Research.
    People's Republic of China gains 2 money.
    People's Republic of China gains 4 money.
202 buy key_economic_partner:a
    People's Republic of China buys Key Economic Partner for 4 Research.
    Diplomatic Trip lies open in the market.
203 done
204 done
    United States of America's investments return 2 money.
    People's Republic of China's investments return 4 money.
205 done
206 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
207 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    European Union threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Round 3.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 13 cards.
    United States of America draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Iceland, Azerbaijan, Peru, Libya, Angola, Pakistan and New Zealand.
hash 3 013ece2aa5a614bc
208 place 1
    Russian Federation takes place 1.
209 place 4
    European Union takes place 4.
210 place 2
    People's Republic of China takes place 2.
    United States of America takes place 3.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    1 raw materials of Russian Federation found no place: 3 money instead.
    Russian Federation produces 4 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 3 raw materials.
    United States of America produces 4 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    3 food of European Union found no place: 9 money instead.
211 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
212 ready armenia_russia
    Russian Federation readies Armenia.
213 ready india_russia
    Russian Federation readies India.
214 ready syria_russia
    Russian Federation readies Syria.
215 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
216 make 4
    Russian Federation produces 4 diplomacy.
217 focus military
    People's Republic of China chooses Military Focus.
218 ready tajikistan_china
    People's Republic of China readies Tajikistan.
219 ready south_africa_china
    People's Republic of China readies South Africa.
220 ready laos_china
    People's Republic of China readies Laos.
221 none
222 make 1
    People's Republic of China produces 1 army.
223 focus domestic
    United States of America chooses Domestic Focus.
224 ready mexico_usa
    United States of America readies Mexico.
225 raise energy
    United States of America's production of energy goes up to 4.
    United States of America gains 1 energy.
226 make 3
    United States of America produces 3 consumer goods.
227 make 4
    United States of America produces 4 services.
228 focus diplomatic
    European Union chooses Diplomatic Focus.
229 ready india
    European Union readies India.
230 ready jordan_eu
    European Union readies Jordan.
231 ready ethiopia
    European Union readies Ethiopia.
232 ready nigeria_eu
    European Union readies Nigeria.
233 done
234 make 1
    European Union produces 1 diplomacy.
235 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
236 produce goods
237 make 1
    Russian Federation produces 1 consumer goods.
238 produce energy
    Russian Federation produces 5 energy.
    3 energy of Russian Federation found no place: 9 money instead.
239 produce services
240 make 1
    Russian Federation produces 1 services.
241 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
242 done
243 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
244 play establish_trade_routes:a
    European Union plays Establish Trade Routes.
245 region americas
    European Union names Americas.
246 export raw
    European Union exports 1 raw materials for 5 money.
247 export services
248 sell 2
    European Union exports 2 services for 30 money.
249 import food
    European Union imports 1 food for 3 money.
    1 food of European Union found no place: 3 money instead.
250 import energy
251 buy 2
    European Union imports 2 energy for 6 money.
252 buy 0
253 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
254 export army
    Russian Federation exports 1 army for 20 money.
255 export energy
256 sell 2
    Russian Federation exports 2 energy for 10 money.
257 done
258 import services
259 buy 1
    Russian Federation imports 1 services for 10 money.
260 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
261 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
262 import goods
263 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
264 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation gains 1 diplomacy.
265 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
266 export army
    People's Republic of China exports 1 army for 20 money.
267 done
268 import energy
269 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
270 done
271 play activation_of_allies:a
    United States of America plays Activation of Allies.
272 ready iceland_usa
    United States of America readies Iceland.
273 ready iraq_usa
    United States of America readies Iraq.
274 engage europe
275 exhaust iceland_usa
    United States of America exhausts Iceland.
    United States of America pays 4 diplomacy.
    United States of America engages in Europe.
276 permanent
    United States of America adds Influence in Europe, above the line: 1 VPs.
277 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
278 army mena
279 to europe
    European Union moves an army from Middle East - North Africa to Europe.
280 done
281 play energy_titan:russia1
    Russian Federation plays Energy Titan.
282 double raw
283 export energy
284 sell 2
    Russian Federation exports 2 energy for 10 money.
285 export raw
286 sell 4
    Russian Federation exports 4 raw materials for 20 money.
287 import goods
288 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
289 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
290 import services
291 buy 1
    Russian Federation imports 1 services for 10 money.
292 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
293 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    Russian Federation gains 1 diplomacy.
294 play new_allies:china1
    People's Republic of China plays New Allies.
295 improve cambodia
    People's Republic of China exhausts Laos.
    Cambodia becomes an ally of People's Republic of China.
    Singapore lies open.
296 play well_laid_plans:b
    United States of America plays Well-Laid Plans.
    United States of America draws a hidden card.
    United States of America exhausts Iraq.
    United States of America builds a Base in Iraq with 1 army for 10 money.
297 temporary
    United States of America adds Influence in Middle East - North Africa, below the line: 5 VPs.
298 play activation_of_allies:b
    European Union plays Activation of Allies.
299 ready norway
    European Union readies Norway.
300 ready canada_eu
    European Union readies Canada.
301 engage americas
302 pay
    European Union pays 2 diplomacy.
    European Union engages in Americas.
303 permanent
    European Union adds Influence in Americas, above the line: 1 VPs.
304 play new_allies:russia2
    Russian Federation plays New Allies.
305 improve iceland
306 exhaust belarus_russia
    Russian Federation exhausts Belarus.
    Iceland becomes an ally of Russian Federation.
    Belarus lies open.
307 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
308 export raw
    People's Republic of China exports 1 raw materials for 5 money.
309 export energy
    People's Republic of China exports 1 energy for 5 money.
310 done
311 import goods
    People's Republic of China imports 1 consumer goods for 10 money.
312 import services
    People's Republic of China imports 1 services from United States of America for 10 money.
    People's Republic of China gains 1 diplomacy.
313 make 0
314 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
315 army board
316 to east_asia_pacific
    United States of America moves an army to East Asia - Pacific.
317 army mena
318 to americas
    United States of America moves an army from Middle East - North Africa to Americas.
319 play new_strategic_partner:a
    European Union plays New Strategic Partner.
320 improve new_zealand
    European Union pays 2 diplomacy.
    New Zealand becomes an ally of European Union.
    Japan lies open.
    European Union chooses: Move.
321 army europe
    European Union moves an army from Europe to East Asia - Pacific.
322 army board
    European Union moves an army to East Asia - Pacific.
323 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
    People's Republic of China's investments return 4 money.
324 discard_token central_asia
    People's Republic of China gives up an Engage token in Central Asia for 5 money.
325 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 5 money.
    United States of America's investments return 2 money.
326 done
327 discard_token americas
    European Union gives up an Engage token in Americas for 5 money.
328 no
329 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
330 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    European Union threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa does not score: a permanent slot is free.
    South Asia: 1 VPs for United States of America, 1 for cubes and 0 for place 4.
    South Asia: 7 VPs for People's Republic of China, 2 for cubes and 5 for place 2.
    South Asia: 7 VPs for Russian Federation, 2 for cubes and 5 for place 2.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 3 Regions only: -2 VPs.
    Money, place 3: 1 VPs for People's Republic of China.
    Money, place 1: 5 VPs for European Union.
    Money, place 2: 3 VPs for Russian Federation.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most armies on the map, place 2: 3 VPs for European Union.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
    Most allied Countries, place 3: 2 VPs for Russian Federation.
end 6333a927f69d44ce
    United States of America has the most VPs when the last round is over: 33.
