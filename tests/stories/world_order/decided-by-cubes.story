{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["russia", "eu", "usa", "china"], "options": {"executive_orders": false, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": false}, "seed": 15, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 hand second
2 give_back ru_new_energy_markets
3 hand second
4 give_back eu_central_bank
5 hand second
6 give_back us_arms_export
7 hand second
8 give_back cn_sco
    Russian Federation keeps Arms Export and Cyber Attacks and begins with 8 VPs.
    European Union keeps EU Expansion and NATO and begins with 8 VPs.
    United States of America keeps Main UN Funding Contributor and US Navy and begins with 3 VPs.
    People's Republic of China keeps Rapid Industrialization and Expansion in the South China Sea and begins with 7 VPs.
9 place 4
    United States of America takes place 4.
10 place 3
    People's Republic of China takes place 3.
11 place 1
    Russian Federation takes place 1.
    European Union takes place 2.
    Round 1.
hash 1 54e997701c8516ba
12 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
13 engage south_asia
    Russian Federation exhausts India.
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
14 permanent
    Russian Federation adds Influence in South Asia, above the line: 1 VPs.
15 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
16 engage europe
17 exhaust eu_member_states
    European Union exhausts EU Member States.
18 pay
    European Union pays 3 diplomacy.
    European Union engages in Europe.
19 temporary
    European Union adds Influence in Europe, below the line: 5 VPs.
20 play new_allies:china1
    People's Republic of China plays New Allies.
21 improve philippines
22 pay
    People's Republic of China pays 2 diplomacy.
    Philippines becomes an ally of People's Republic of China.
    Cambodia lies open.
23 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
24 invest japan_usa
    United States of America exhausts Japan.
    United States of America invests 15 money in Japan.
25 permanent
    United States of America adds Influence in East Asia - Pacific, above the line: 1 VPs.
26 play energy_titan:russia1
    Russian Federation plays Energy Titan.
27 double raw
28 export raw
29 sell 4
    Russian Federation exports 4 raw materials for 20 money.
30 done
31 import services
32 buy 1
    Russian Federation imports 1 services for 10 money.
33 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
34 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    Russian Federation gains 1 diplomacy.
35 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
36 improve japan
37 swap 2
    European Union pays 6 money.
    European Union pays 1 diplomacy.
    Japan becomes an ally of European Union.
    South Korea lies open.
38 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
39 base laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China builds a Base in Laos with 1 army for 10 money.
40 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
41 asset us_main_un_funding
    United States of America uses Main UN Funding Contributor.
42 lay foreign_trade:usa1
    United States of America puts a hidden card face down.
43 times 1
    United States of America pays 10 money.
    United States of America gains 3 diplomacy.
44 engage mena
45 pay
    United States of America pays 6 diplomacy.
    United States of America engages in Middle East - North Africa.
46 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VPs.
47 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
48 play growth_strategy:eu2
    European Union plays Growth Strategy.
49 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Industrial Development for 1 VPs.
50 raise diplomacy
    European Union's production of diplomacy goes up to 5.
51 raise goods
    European Union's production of consumer goods goes up to 4.
52 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
53 asset us_navy
    United States of America uses US Navy.
54 lay new_allies:usa3
    United States of America puts a hidden card face down.
55 asset ru_cyber_attacks
    Russian Federation uses Cyber Attacks.
56 lay foreign_trade:russia2
    Russian Federation puts a hidden card face down.
57 region central_asia
    Russian Federation names Central Asia.
    Russian Federation pays 1 services.
58 permanent
    Russian Federation adds Influence in Central Asia, above the line: 1 VPs.
59 asset eu_nato
    European Union uses NATO.
60 lay foreign_direct_investment:eu1
    European Union puts a hidden card face down.
61 asset cn_south_china_sea
    People's Republic of China uses Expansion in the South China Sea.
62 lay economic_diplomacy:china1
    People's Republic of China puts a hidden card face down.
    People's Republic of China moves an army to East Asia - Pacific.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
63 play new_allies:usa2
    United States of America plays New Allies.
64 improve iceland
65 pay
    United States of America pays 1 diplomacy.
    United States of America deepens relations with Iceland.
66 temporary
    United States of America adds Influence in Europe, below the line: 4 VPs.
    Moldova lies open.
    Russian Federation reveals New Allies and Growth Strategy: 6 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 2 money.
67 buy re_evaluate_strategy:a
    Russian Federation buys Re-Evaluate Strategy for 6 Research.
    New Agenda lies open in the market.
68 exhaust belarus_russia
    Russian Federation exhausts Belarus.
69 exhaust syria_russia
    Russian Federation exhausts Syria.
70 exhaust armenia_russia
    Russian Federation exhausts Armenia.
71 done
    European Union reveals New Allies and Military Reinforcements: 4 Research.
    European Union gains 3 money.
    European Union gains 3 money.
72 exhaust japan
    European Union exhausts Japan.
73 exhaust canada_eu
    European Union exhausts Canada.
74 buy explore_alternatives:b
    European Union buys Explore Alternatives for 6 Research.
    Key Economic Partner lies open in the market.
75 refresh
    European Union refreshes the market.
    Tap into New Markets leaves the market.
    Global Presence lies open in the market.
    Optimization Program leaves the market.
    Dominant Power lies open in the market.
    Covert Military Operation leaves the market.
    Military Exercises lies open in the market.
76 done
    People's Republic of China reveals Foreign Trade and Foreign Trade: 4 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 3 money.
77 exhaust philippines
    People's Republic of China exhausts Philippines.
78 buy dominant_power:b
    People's Republic of China buys Dominant Power for 4 Research.
    Minimize Bureaucracy lies open in the market.
79 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
80 buy initiate_restructuring:b
    People's Republic of China buys Initiate Restructuring for 4 Research.
    Return on Investment lies open in the market.
81 done
    United States of America reveals Foreign Military Presence and New Allies: 6 Research.
    United States of America gains 4 money.
    United States of America gains 3 money.
82 buy return_on_investment:b
    United States of America buys Return on Investment for 4 Research.
    Well-Laid Plans lies open in the market.
83 refresh
    United States of America refreshes the market.
    New Agenda leaves the market.
    Global Presence lies open in the market.
    Key Economic Partner leaves the market.
    Re-Examine Agreement lies open in the market.
    Global Presence leaves the market.
    Re-Examine Agreement lies open in the market.
84 exhaust iceland
    United States of America exhausts Iceland.
85 exhaust mexico_usa
    United States of America exhausts Mexico.
86 refresh
    United States of America refreshes the market.
    Military Exercises leaves the market.
    Establish Trade Routes lies open in the market.
    Minimize Bureaucracy leaves the market.
    Assign New Diplomats lies open in the market.
    Well-Laid Plans leaves the market.
    Diplomatic Trip lies open in the market.
87 done
88 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
89 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
    United States of America's investments return 4 money.
90 discard_token mena
    United States of America gives up an Engage token in Middle East - North Africa for 5 money.
91 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
92 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
93 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Round 2.
    Russian Federation draws 6 hidden cards.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Croatia, Kazakhstan, Canada, Iran, Niger, Bangladesh and Thailand.
hash 2 a33620aadbc430a9
94 place 3
    United States of America takes place 3.
95 place 2
    Russian Federation takes place 2.
96 place 1
    People's Republic of China takes place 1.
    European Union takes place 4.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    Russian Federation produces 5 energy.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
97 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
98 ready philippines
    People's Republic of China readies Philippines.
99 ready pakistan_china
    People's Republic of China readies Pakistan.
100 ready laos_china
    People's Republic of China readies Laos.
101 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
102 make 3
    People's Republic of China produces 3 diplomacy.
103 focus military
    Russian Federation chooses Military Focus.
104 ready india_russia
    Russian Federation readies India.
105 ready belarus_russia
    Russian Federation readies Belarus.
106 raise army
    Russian Federation's production of army goes up to 3.
107 make 2
    Russian Federation produces 2 army.
108 focus diplomatic
    United States of America chooses Diplomatic Focus.
109 ready mexico_usa
    United States of America readies Mexico.
110 ready japan_usa
    United States of America readies Japan.
111 ready iceland
    United States of America readies Iceland.
112 none
113 make 2
    United States of America produces 2 diplomacy.
114 focus military
    European Union chooses Military Focus.
115 ready japan
    European Union readies Japan.
116 ready canada_eu
    European Union readies Canada.
117 ready eu_member_states
    European Union readies EU Member States.
118 raise army
    European Union's production of army goes up to 3.
119 make 2
    European Union produces 2 army.
120 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
121 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Diplomatic Initiative for 2 VPs.
122 play new_allies:russia2
    Russian Federation plays New Allies.
123 improve india
    Russian Federation exhausts India.
    Russian Federation pays 1 diplomacy.
    Russian Federation deepens relations with India.
    Myanmar lies open.
124 play growth_strategy:usa1
    United States of America plays Growth Strategy.
125 choose growth
    United States of America chooses: Get a Growth Card.
126 growth diplomatic_initiative
    United States of America gets Diplomatic Initiative for 2 VPs.
127 play new_allies:eu2
    European Union plays New Allies.
128 improve argentina
    European Union exhausts Canada.
    Argentina becomes an ally of European Union.
    Chile lies open.
129 asset cn_rapid_industrialization
    People's Republic of China uses Rapid Industrialization.
130 lay initiate_restructuring:b
    People's Republic of China puts a hidden card face down.
131 play dominant_power:b
    People's Republic of China plays Dominant Power.
132 engage africa
133 pay
    People's Republic of China pays 1 diplomacy.
    People's Republic of China engages in Africa.
134 temporary
    People's Republic of China adds Influence in Africa, below the line: 3 VPs.
135 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
136 done
137 play global_currency:usa1
    United States of America plays Global Currency.
138 export services
139 sell 1
    United States of America exports 1 services for 15 money.
140 export goods
    United States of America exports 1 consumer goods for 15 money.
141 import energy
142 buy 1
    United States of America imports 1 energy for 3 money.
143 buy 3
    United States of America imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
144 import raw
145 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
146 play growth_strategy:eu1
    European Union plays Growth Strategy.
147 choose produce
    European Union chooses: Produce.
148 produce raw
    European Union produces 1 raw materials.
149 produce food
    European Union produces 3 food.
150 produce diplomacy
151 make 4
    European Union produces 4 diplomacy.
152 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
153 export energy
154 sell 2
    People's Republic of China exports 2 energy for 10 money.
155 export goods
156 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
157 done
158 import raw
159 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
160 done
    People's Republic of China gains 1 diplomacy.
161 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation exhausts Belarus.
    Russian Federation builds a Base in Belarus with 1 army for 10 money.
162 permanent
    Russian Federation adds Influence in Europe, above the line: 1 VPs.
    Russian Federation gains 1 army.
163 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
164 engage europe
    United States of America exhausts Iceland.
    United States of America pays 2 diplomacy.
    United States of America engages in Europe.
165 permanent
    United States of America adds Influence in Europe, above the line: 1 VPs.
166 pass
167 lay explore_alternatives:b
    European Union puts a hidden card face down.
    European Union passes and takes 10 money.
168 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
169 produce diplomacy
170 make 4
    People's Republic of China produces 4 diplomacy.
171 produce energy
    People's Republic of China produces 1 energy.
172 produce services
173 make 1
    People's Republic of China produces 1 services.
174 asset ru_arms_export
    Russian Federation uses Arms Export.
175 lay military_reinforcements:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation pays 2 army.
    Russian Federation gains 20 money.
176 region south_asia
    Russian Federation names South Asia.
177 temporary
    Russian Federation adds Influence in South Asia, below the line: 4 VPs.
178 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
179 army board
180 to europe
    United States of America moves an army to Europe.
181 done
182 play soft_power:eu1
    European Union plays Soft Power.
183 engage mena
    European Union exhausts Jordan.
    European Union pays 4 diplomacy.
    European Union engages in Middle East - North Africa.
184 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VPs.
    People's Republic of China reveals Foreign Direct Investment: 2 Research.
    People's Republic of China gains 6 money.
185 exhaust philippines
    People's Republic of China exhausts Philippines.
186 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
187 refresh
    People's Republic of China refreshes the market.
    Global Presence leaves the market.
    Quantitative Easing lies open in the market.
    Re-Examine Agreement leaves the market.
    Activation of Allies lies open in the market.
    Re-Examine Agreement leaves the market.
    Boost Production lies open in the market.
188 exhaust laos_china
    People's Republic of China exhausts Laos.
189 refresh
    People's Republic of China refreshes the market.
    Establish Trade Routes leaves the market.
    Quantitative Easing lies open in the market.
    Assign New Diplomats leaves the market.
    Establish Trade Routes lies open in the market.
    Diplomatic Trip leaves the market.
    Well-Laid Plans lies open in the market.
190 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
191 buy quantitative_easing:b
    People's Republic of China buys Quantitative Easing for 4 Research.
    Key Economic Partner lies open in the market.
192 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
    Russian Federation reveals Re-Evaluate Strategy and Growth Strategy: 7 Research.
    Russian Federation gains 8 money.
    Russian Federation gains 2 money.
193 buy boost_production:a
    Russian Federation buys Boost Production for 6 Research.
    New Strategic Partner lies open in the market.
194 exhaust india
    Russian Federation exhausts India.
195 done
    United States of America reveals Return on Investment and Military Pact: 6 Research.
    United States of America gains 6 money.
    United States of America gains 5 money.
196 done
    European Union reveals Foreign Trade and Foreign Military Presence: 4 Research.
    European Union gains 3 money.
    European Union gains 4 money.
197 buy establish_trade_routes:a
    European Union buys Establish Trade Routes for 3 Research.
    Re-Evaluate Strategy lies open in the market.
198 done
199 discard_token africa
    People's Republic of China gives up an Engage token in Africa for 5 money.
    United States of America's investments return 4 money.
200 discard_token europe
    United States of America gives up an Engage token in Europe for 5 money.
201 done
    Russian Federation threatens United States of America in Europe: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Mongolia, Cuba, United Arab Emirates, South Africa, Bhutan and Singapore.
hash 3 8a2c30bfea1cf80c
202 place 1
    United States of America takes place 1.
203 place 4
    European Union takes place 4.
204 place 3
    Russian Federation takes place 3.
    People's Republic of China takes place 2.
    United States of America produces 3 energy.
    3 energy of United States of America found no place: 9 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 food.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
205 focus diplomatic
    United States of America chooses Diplomatic Focus.
206 ready iceland
    United States of America readies Iceland.
207 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
208 make 4
    United States of America produces 4 diplomacy.
209 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
210 ready philippines
    People's Republic of China readies Philippines.
211 ready laos_china
    People's Republic of China readies Laos.
212 ready tajikistan_china
    People's Republic of China readies Tajikistan.
213 ready south_africa_china
    People's Republic of China readies South Africa.
214 ready pakistan_china
    People's Republic of China readies Pakistan.
215 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 5.
216 make 2
    People's Republic of China produces 2 diplomacy.
217 focus military
    Russian Federation chooses Military Focus.
218 ready armenia_russia
    Russian Federation readies Armenia.
219 ready syria_russia
    Russian Federation readies Syria.
220 none
221 make 3
    Russian Federation produces 3 army.
222 focus diplomatic
    European Union chooses Diplomatic Focus.
223 ready canada_eu
    European Union readies Canada.
224 ready jordan_eu
    European Union readies Jordan.
225 make 5
    European Union produces 5 diplomacy.
226 play new_allies:usa1
    United States of America plays New Allies.
227 improve niger
    United States of America pays 1 diplomacy.
    Niger becomes an ally of United States of America.
    Kenya lies open.
228 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
229 export food
    People's Republic of China exports 1 food for 5 money.
230 export energy
    People's Republic of China exports 1 energy for 5 money.
231 import services
232 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
233 buy 0
234 done
    People's Republic of China gains 1 diplomacy.
235 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
236 base armenia_russia
    Russian Federation exhausts Armenia.
    Russian Federation builds a Base in Armenia with 1 army for 10 money.
237 temporary
    Russian Federation adds Influence in Central Asia, below the line: 4 VPs.
    Russian Federation gains 1 army.
238 play soft_power:eu1
    European Union plays Soft Power.
239 engage americas
240 exhaust argentina
    European Union exhausts Argentina.
    European Union engages in Americas.
241 temporary
    European Union adds Influence in Americas, below the line: 4 VPs.
242 play growth_strategy:usa2
    United States of America plays Growth Strategy.
243 choose produce
    United States of America chooses: Produce.
244 produce raw
    United States of America produces 2 raw materials.
    1 raw materials of United States of America found no place: 3 money instead.
245 produce energy
    United States of America produces 3 energy.
    3 energy of United States of America found no place: 9 money instead.
246 done
247 pass
248 lay new_allies:china2
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
249 play energy_titan:russia1
    Russian Federation plays Energy Titan.
250 double energy
251 export raw
252 sell 3
    Russian Federation exports 3 raw materials for 15 money.
253 export army
    Russian Federation exports 1 army for 20 money.
254 export energy
255 sell 6
    Russian Federation exports 6 energy for 30 money.
256 import services
257 buy 2
    Russian Federation imports 2 services for 20 money.
258 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
259 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
260 done
    Russian Federation gains 1 diplomacy.
261 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
262 improve canada
263 pay
264 swap 2
    European Union pays 6 money.
    European Union pays 1 diplomacy.
    European Union deepens relations with Canada.
    Chile lies open.
265 temporary
    European Union adds Influence in Americas, below the line: 3 VPs.
266 play global_currency:usa1
    United States of America plays Global Currency.
267 export energy
    United States of America exports 1 energy for 5 money.
268 export army
    United States of America exports 1 army for 20 money.
269 import services
    United States of America imports 1 services from European Union for 10 money.
270 import raw
271 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    3 raw materials of United States of America found no place: 9 money instead.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
272 play quantitative_easing:b
    People's Republic of China plays Quantitative Easing.
    People's Republic of China gains 10 money.
273 invest tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
274 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 3 VPs.
275 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
    Russian Federation exhausts Syria.
    Russian Federation builds a Base in Syria with 1 army for 10 money.
276 permanent
    Russian Federation adds Influence in Middle East - North Africa, above the line: 1 VPs.
277 play foreign_trade:eu2
    European Union plays Foreign Trade.
278 export energy
279 sell 1
    European Union exports 1 energy for 5 money.
280 export food
281 sell 2
    European Union exports 2 food for 10 money.
282 done
283 play new_allies:usa3
    United States of America plays New Allies.
284 improve south_africa
285 pay
    United States of America pays 3 diplomacy.
    South Africa becomes an ally of United States of America.
    Sudan lies open.
286 play initiate_restructuring:b
    People's Republic of China plays Initiate Restructuring.
    People's Republic of China draws a hidden card.
287 trash new_allies:china1
    New Allies of People's Republic of China leaves the game.
288 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
289 invest philippines
    People's Republic of China exhausts Philippines.
    People's Republic of China invests 15 money in Philippines.
290 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 3 VPs.
    People's Republic of China gains 1 diplomacy.
    1 diplomacy of People's Republic of China found no place: 0 money instead.
291 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
292 army central_asia
293 to mena
    Russian Federation moves an army from Central Asia to Middle East - North Africa.
294 army board
295 to mena
    Russian Federation moves an army to Middle East - North Africa.
296 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
297 base jordan_eu
    European Union exhausts Jordan.
    European Union builds a Base in Jordan with 1 army for 10 money.
    European Union adds Influence in Middle East - North Africa, below the line: 5 VPs.
    United States of America reveals Military Reinforcements and Diplomatic Engagement: 3 Research.
    United States of America gains 3 money.
    United States of America gains 1 diplomacy.
298 exhaust mexico_usa
    United States of America exhausts Mexico.
299 exhaust japan_usa
    United States of America exhausts Japan.
300 refresh
    United States of America refreshes the market.
    Quantitative Easing leaves the market.
    Explore Alternatives lies open in the market.
    Activation of Allies leaves the market.
    Prosperous Times lies open in the market.
    Well-Laid Plans leaves the market.
    Convincing Arguments lies open in the market.
301 exhaust iceland
    United States of America exhausts Iceland.
302 buy explore_alternatives:a
    United States of America buys Explore Alternatives for 6 Research.
    Improve Logistics lies open in the market.
303 exhaust niger
    United States of America exhausts Niger.
304 exhaust south_africa
    United States of America exhausts South Africa.
305 done
    People's Republic of China reveals Military Reinforcements: 1 Research.
    People's Republic of China gains 3 money.
306 exhaust laos_china
    People's Republic of China exhausts Laos.
307 refresh
    People's Republic of China refreshes the market.
    Key Economic Partner leaves the market.
    New Agenda lies open in the market.
    New Strategic Partner leaves the market.
    Steady Partnership lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Covert Military Operation lies open in the market.
308 done
    Russian Federation reveals Boost Production and Growth Strategy: 7 Research.
    Russian Federation gains 8 money.
    Russian Federation gains 2 money.
309 refresh
    Russian Federation refreshes the market.
    Prosperous Times leaves the market.
    Build New Embassy lies open in the market.
    Convincing Arguments leaves the market.
    Boost Production lies open in the market.
    Improve Logistics leaves the market.
    Tap into New Markets lies open in the market.
310 refresh
    Russian Federation refreshes the market.
    New Agenda leaves the market.
    Military Exercises lies open in the market.
    Steady Partnership leaves the market.
    Ensure Peace in the Region lies open in the market.
    Covert Military Operation leaves the market.
    Ensure Peace in the Region lies open in the market.
311 buy build_new_embassy:a
    Russian Federation buys Build New Embassy for 3 Research.
    Build New Embassy lies open in the market.
    European Union reveals Establish Trade Routes and New Allies: 3 Research.
    European Union gains 6 money.
    European Union gains 3 money.
312 exhaust norway_eu
    European Union exhausts Norway.
313 buy build_new_embassy:b
    European Union buys Build New Embassy for 3 Research.
    Power Play lies open in the market.
314 done
    United States of America's investments return 4 money.
    People's Republic of China's investments return 6 money.
315 discard_token americas
    European Union gives up an Engage token in Americas for 10 money.
316 discard_token mena
    European Union gives up an Engage token in Middle East - North Africa for 5 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa: 5 VPs for Russian Federation, 1 for cubes and 4 for place 3.
    Middle East - North Africa: 13 VPs for European Union, 3 for cubes and 10 for place 1.
    Middle East - North Africa: 9 VPs for United States of America, 2 for cubes and 7 for place 2.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Russian Federation's sphere of influence holds in Europe and Middle East - North Africa: 4 VPs.
    United States of America leads in 1 Region only: -8 VPs.
    Money, place 2: 3 VPs for Russian Federation.
    Money, place 3: 1 VPs for European Union.
    Money, place 1: 5 VPs for United States of America.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most armies on the map, place 2: 3 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
    Most allied Countries, place 2: 4 VPs for United States of America.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Round 4.
    United States of America draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Norway, Azerbaijan, Peru, Saudi Arabia, Djibouti, Maldives and Indonesia.
hash 4 1047fce9c4936032
317 place 3
    United States of America takes place 3.
318 place 1
    People's Republic of China takes place 1.
319 place 2
    Russian Federation takes place 2.
    European Union takes place 4.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    United States of America produces 3 energy.
    2 energy of United States of America found no place: 6 money instead.
    United States of America produces 2 raw materials.
    2 raw materials of United States of America found no place: 6 money instead.
    United States of America produces 3 food.
    2 food of United States of America found no place: 6 money instead.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    1 food of European Union found no place: 3 money instead.
320 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
321 ready philippines
    People's Republic of China readies Philippines.
322 ready laos_china
    People's Republic of China readies Laos.
323 ready tajikistan_china
    People's Republic of China readies Tajikistan.
324 make 3
    People's Republic of China produces 3 diplomacy.
    3 diplomacy of People's Republic of China found no place: 0 money instead.
325 focus military
    Russian Federation chooses Military Focus.
326 ready belarus_russia
    Russian Federation readies Belarus.
327 ready armenia_russia
    Russian Federation readies Armenia.
328 raise army
    Russian Federation's production of army goes up to 4.
329 make 3
    Russian Federation produces 3 army.
330 focus military
    United States of America chooses Military Focus.
331 done
332 raise army
    United States of America's production of army goes up to 4.
333 make 3
    United States of America produces 3 army.
334 focus domestic
    European Union chooses Domestic Focus.
335 ready jordan_eu
    European Union readies Jordan.
336 ready argentina
    European Union readies Argentina.
337 raise food
    European Union's production of food goes up to 4.
    European Union gains 1 food.
    1 food of European Union found no place: 3 money instead.
338 make 3
    European Union produces 3 consumer goods.
    European Union's Commerce cards lie face up again.
339 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
340 invest laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China invests 10 money in Laos.
341 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
342 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
343 choose produce
    Russian Federation chooses: Produce.
344 done
345 play new_allies:usa2
    United States of America plays New Allies.
346 improve singapore
    United States of America pays 2 diplomacy.
    Singapore becomes an ally of United States of America.
    Thailand lies open.
347 asset eu_expansion
    European Union uses EU Expansion.
348 lay growth_strategy:eu1
    European Union puts a hidden card face down.
349 improve norway
350 exhaust eu_member_states
    European Union exhausts EU Member States.
    European Union deepens relations with Norway.
    Belarus lies open.
351 no
352 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
353 choose produce
    People's Republic of China chooses: Produce.
354 produce army
355 make 1
    People's Republic of China produces 1 army.
356 produce diplomacy
357 make 5
    People's Republic of China produces 5 diplomacy.
    5 diplomacy of People's Republic of China found no place: 0 money instead.
358 produce services
359 make 0
360 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
361 export energy
362 sell 4
    Russian Federation exports 4 energy for 20 money.
363 export raw
    Russian Federation exports 1 raw materials for 5 money.
364 export army
    Russian Federation exports 1 army for 20 money.
365 import services
366 buy 2
    Russian Federation imports 2 services for 20 money.
367 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
368 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    1 services of Russian Federation found no place: 10 money instead.
369 import goods
370 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
371 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation gains 1 diplomacy.
372 play growth_strategy:usa1
    United States of America plays Growth Strategy.
    United States of America chooses: Produce.
373 produce diplomacy
374 make 4
    United States of America produces 4 diplomacy.
375 produce raw
    United States of America produces 2 raw materials.
376 produce army
377 make 4
    United States of America produces 4 army.
378 play build_new_embassy:b
    European Union plays Build New Embassy.
379 improve cuba
    Cuba becomes an ally of European Union.
    Chile lies open.
380 reset americas:1
    A cube of European Union in Americas goes to the end of the row.
381 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
382 choose produce
    People's Republic of China chooses: Produce.
383 produce goods
384 make 0
385 produce services
386 make 1
    People's Republic of China produces 1 services.
387 produce energy
    People's Republic of China produces 1 energy.
388 play re_evaluate_strategy:a
    Russian Federation plays Re-Evaluate Strategy.
389 choose trade
    Russian Federation chooses: Trade.
390 export army
    Russian Federation exports 1 army for 20 money.
391 done
392 done
393 choose improve_relations
    Russian Federation chooses: Improve Relations.
394 improve bosnia_herzegovina
395 exhaust belarus_russia
    Russian Federation exhausts Belarus.
    Bosnia-Herzegovina becomes an ally of Russian Federation.
    Croatia lies open.
396 play explore_alternatives:a
    United States of America plays Explore Alternatives.
    United States of America draws 2 hidden cards.
397 play return_on_investment:b
    United States of America plays Return on Investment.
    United States of America gains 4 money.
398 invest iraq_usa
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
    United States of America adds Influence in Middle East - North Africa, below the line: 4 VPs.
399 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
400 army mena
401 to europe
    European Union moves an army from Middle East - North Africa to Europe.
402 done
403 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
404 base tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China builds a Base in Tajikistan with 1 army for 10 money.
405 permanent
    People's Republic of China adds Influence in Central Asia, above the line: 1 VPs.
406 play build_new_embassy:a
    Russian Federation plays Build New Embassy.
407 improve sudan
    Russian Federation pays 1 diplomacy.
    Sudan becomes an ally of Russian Federation.
    Kenya lies open.
408 play military_pact:usa1
    United States of America plays Military Pact.
    United States of America gains 1 diplomacy.
409 play foreign_trade:eu1
    European Union plays Foreign Trade.
410 export army
    European Union exports 1 army for 20 money.
411 export goods
412 sell 4
    European Union exports 4 consumer goods for 60 money.
413 import raw
414 buy 1
    European Union imports 1 raw materials from Russian Federation for 3 money.
    A Commerce card of Russian Federation is turned face down.
415 import energy
416 buy 4
    European Union imports 4 energy for 12 money.
417 buy 2
    European Union imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China reveals Foreign Trade and Dominant Power: 4 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 1 diplomacy.
    1 diplomacy of People's Republic of China found no place: 0 money instead.
418 buy ensure_peace_in_the_region:a
    People's Republic of China buys Ensure Peace in the Region for 4 Research.
    Trade Opportunity lies open in the market.
419 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
420 done
    Russian Federation reveals New Allies and Diplomatic Engagement: 3 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 1 diplomacy.
421 buy military_exercises:b
    Russian Federation buys Military Exercises for 3 Research.
    Minimize Bureaucracy lies open in the market.
422 exhaust armenia_russia
    Russian Federation exhausts Armenia.
423 exhaust bosnia_herzegovina
    Russian Federation exhausts Bosnia-Herzegovina.
424 refresh
    Russian Federation refreshes the market.
    Boost Production leaves the market.
    Convincing Arguments lies open in the market.
    Tap into New Markets leaves the market.
    Successful Negotiations lies open in the market.
    Ensure Peace in the Region leaves the market.
    Economic Expansion lies open in the market.
425 done
    United States of America reveals Foreign Direct Investment, Foreign Military Presence and Foreign Trade: 6 Research.
    United States of America gains 6 money.
    United States of America gains 4 money.
    United States of America gains 3 money.
426 buy power_play:a
    United States of America buys Power Play for 5 Research.
    Strengthen Alliance lies open in the market.
427 exhaust singapore
    United States of America exhausts Singapore.
428 refresh
    United States of America refreshes the market.
    Trade Opportunity leaves the market.
    Return on Investment lies open in the market.
    Minimize Bureaucracy leaves the market.
    Activation of Allies lies open in the market.
    Convincing Arguments leaves the market.
    Initiate Restructuring lies open in the market.
    European Union reveals Explore Alternatives and Growth Strategy: 9 Research.
    European Union gains 8 money.
    European Union gains 2 money.
429 buy initiate_restructuring:a
    European Union buys Initiate Restructuring for 4 Research.
    Steady Partnership lies open in the market.
430 exhaust canada
    European Union exhausts Canada.
431 exhaust nigeria_eu
    European Union exhausts Nigeria.
432 exhaust argentina
    European Union exhausts Argentina.
433 buy activation_of_allies:a
    European Union buys Activation of Allies for 5 Research.
    Assign New Diplomats lies open in the market.
434 exhaust cuba
    European Union exhausts Cuba.
435 done
    People's Republic of China's investments return 8 money.
    United States of America's investments return 6 money.
436 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Round 5.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 14 cards.
    United States of America draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Ukraine, Turkmenistan, Mexico, Syria, Angola, Pakistan and New Zealand.
hash 5 d38ff4a3ec0d3c23
437 place 2
    United States of America takes place 2.
438 place 3
    People's Republic of China takes place 3.
439 place 4
    European Union takes place 4.
    Russian Federation takes place 1.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    United States of America produces 3 energy.
    3 energy of United States of America found no place: 9 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 food.
    1 food of People's Republic of China found no place: 3 money instead.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    4 food of European Union found no place: 12 money instead.
440 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
441 ready syria_russia
    Russian Federation readies Syria.
442 done
443 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
444 make 3
    Russian Federation produces 3 diplomacy.
445 focus military
    United States of America chooses Military Focus.
446 ready south_africa
    United States of America readies South Africa.
447 ready japan_usa
    United States of America readies Japan.
448 ready iceland
    United States of America readies Iceland.
449 raise army
    United States of America's production of army goes up to 5.
450 make 3
    United States of America produces 3 army.
451 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
452 ready tajikistan_china
    People's Republic of China readies Tajikistan.
453 ready laos_china
    People's Republic of China readies Laos.
454 ready south_africa_china
    People's Republic of China readies South Africa.
455 make 1
    People's Republic of China produces 1 diplomacy.
    1 diplomacy of People's Republic of China found no place: 0 money instead.
456 focus domestic
    European Union chooses Domestic Focus.
457 ready argentina
    European Union readies Argentina.
458 ready canada
    European Union readies Canada.
459 raise goods
    European Union's production of consumer goods goes up to 5.
460 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
461 make 3
    European Union produces 3 services.
462 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
463 done
464 import energy
    Russian Federation imports 1 energy for 3 money.
    1 energy of Russian Federation found no place: 3 money instead.
465 import goods
466 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
467 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation gains 1 diplomacy.
468 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
469 invest south_africa
    United States of America exhausts South Africa.
    United States of America invests 20 money in South Africa.
470 permanent
    United States of America adds Influence in Africa, above the line: 1 VPs.
471 play ensure_peace_in_the_region:a
    People's Republic of China plays Ensure Peace in the Region.
472 engage east_asia_pacific
473 exhaust laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China engages in East Asia - Pacific.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 2 VPs.
474 play new_allies:eu2
    European Union plays New Allies.
475 improve ukraine
476 exhaust norway
    European Union exhausts Norway.
    Ukraine becomes an ally of European Union.
    Serbia lies open.
477 play new_allies:russia1
    Russian Federation plays New Allies.
478 improve new_zealand
    Russian Federation pays 2 diplomacy.
    New Zealand becomes an ally of Russian Federation.
    North Korea lies open.
479 play growth_strategy:usa1
    United States of America plays Growth Strategy.
    United States of America chooses: Produce.
480 produce food
    United States of America produces 3 food.
481 produce energy
    United States of America produces 3 energy.
    3 energy of United States of America found no place: 9 money instead.
482 produce army
483 make 4
    United States of America produces 4 army.
484 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
485 invest south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
486 temporary
    People's Republic of China adds Influence in Africa, below the line: 2 VPs.
487 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
488 invest ukraine
    European Union exhausts Ukraine.
    European Union invests 15 money in Ukraine.
489 temporary
    European Union adds Influence in Europe, below the line: 3 VPs.
490 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
491 export services
    Russian Federation exports 1 services for 15 money.
492 export energy
493 sell 4
    Russian Federation exports 4 energy for 20 money.
494 export food
495 sell 2
    Russian Federation exports 2 food for 10 money.
496 import goods
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    Russian Federation gains 1 diplomacy.
497 play return_on_investment:b
    United States of America plays Return on Investment.
    United States of America gains 12 money.
    United States of America exhausts Iceland.
    United States of America invests 10 money in Iceland.
498 temporary
    United States of America adds Influence in Europe, below the line: 2 VPs.
499 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
500 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
501 engage east_asia_pacific
    European Union exhausts Japan.
    European Union pays 2 diplomacy.
    European Union engages in East Asia - Pacific.
    European Union adds Influence in East Asia - Pacific, below the line: 1 VPs.
502 play military_exercises:b
    Russian Federation plays Military Exercises.
503 army board
504 to europe
    Russian Federation moves an army to Europe.
505 army mena
506 to central_asia
    Russian Federation moves an army from Middle East - North Africa to Central Asia.
507 army europe
508 to mena
    Russian Federation moves an army from Europe to Middle East - North Africa.
509 reset central_asia:1
    A cube of Russian Federation in Central Asia goes to the end of the row.
510 play power_play:a
    United States of America plays Power Play.
511 send 2
    United States of America exhausts Japan.
    United States of America builds a Base in Japan with 2 armies for 15 money.
512 temporary
    A cube of People's Republic of China is pushed out of East Asia - Pacific.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
513 pass
514 lay initiate_restructuring:b
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
515 play initiate_restructuring:a
    European Union plays Initiate Restructuring.
    European Union draws a hidden card.
516 trash foreign_trade:eu1
    Foreign Trade of European Union leaves the game.
517 play activation_of_allies:a
    European Union plays Activation of Allies.
518 ready nigeria_eu
    European Union readies Nigeria.
519 ready japan
    European Union readies Japan.
520 engage east_asia_pacific
    European Union exhausts Japan.
    European Union pays 2 diplomacy.
    European Union engages in East Asia - Pacific.
    A cube of People's Republic of China is pushed out of East Asia - Pacific.
    European Union adds Influence in East Asia - Pacific, below the line: 0 VPs.
    Russian Federation reveals Foreign Direct Investment and Foreign Military Presence: 5 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 4 money.
521 buy assign_new_diplomats:a
    Russian Federation buys Assign New Diplomats for 5 Research.
    Improve Logistics lies open in the market.
522 exhaust new_zealand
    Russian Federation exhausts New Zealand.
523 exhaust sudan
    Russian Federation exhausts Sudan.
524 buy steady_partnership:b
    Russian Federation buys Steady Partnership for 4 Research.
    Diplomatic Trip lies open in the market.
525 exhaust syria_russia
    Russian Federation exhausts Syria.
    United States of America reveals New Allies and Foreign Trade: 2 Research.
    United States of America gains 3 money.
    United States of America gains 3 money.
526 done
    People's Republic of China reveals The World's Factory and Diplomatic Engagement: 3 Research.
    People's Republic of China gains 5 money.
    People's Republic of China gains 1 diplomacy.
    1 diplomacy of People's Republic of China found no place: 0 money instead.
527 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
528 exhaust philippines
    People's Republic of China exhausts Philippines.
529 buy improve_logistics:a
    People's Republic of China buys Improve Logistics for 5 Research.
    New Strategic Partner lies open in the market.
530 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
531 done
    European Union reveals Growth Strategy: 5 Research.
    European Union gains 2 money.
532 buy strengthen_alliance:b
    European Union buys Strengthen Alliance for 4 Research.
    Successful Negotiations lies open in the market.
533 exhaust nigeria_eu
    European Union exhausts Nigeria.
534 exhaust argentina
    European Union exhausts Argentina.
535 buy return_on_investment:a
    European Union buys Return on Investment for 4 Research.
    Economic Expansion lies open in the market.
536 exhaust canada
    European Union exhausts Canada.
537 done
    United States of America's investments return 14 money.
    People's Republic of China's investments return 10 money.
538 discard_token east_asia_pacific
    People's Republic of China gives up an Engage token in East Asia - Pacific for 10 money.
    European Union's investments return 4 money.
539 discard_token east_asia_pacific
    European Union gives up an Engage token in East Asia - Pacific for 5 money.
540 done
541 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Round 6.
    Russian Federation draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Albania, Uzbekistan, Ecuador, Algeria, Nigeria, Sri Lanka and Laos.
hash 6 3df3cf24a9cf3935
542 place 4
    United States of America takes place 4.
543 place 2
    People's Republic of China takes place 2.
544 place 3
    European Union takes place 3.
    Russian Federation takes place 1.
    Russian Federation produces 5 energy.
    1 energy of Russian Federation found no place: 3 money instead.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
    3 food of People's Republic of China found no place: 9 money instead.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    1 food of European Union found no place: 3 money instead.
    United States of America produces 3 energy.
    3 energy of United States of America found no place: 9 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
545 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
546 done
547 raise diplomacy
    Russian Federation's production of diplomacy goes up to 5.
548 make 4
    Russian Federation produces 4 diplomacy.
549 focus domestic
    People's Republic of China chooses Domestic Focus.
550 ready tajikistan_china
    People's Republic of China readies Tajikistan.
551 ready laos_china
    People's Republic of China readies Laos.
552 tracks 2
553 raise raw
    People's Republic of China's production of raw materials goes up to 4.
    People's Republic of China gains 1 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
554 raise food
    People's Republic of China's production of food goes up to 4.
    People's Republic of China gains 1 food.
    1 food of People's Republic of China found no place: 3 money instead.
555 make 1
    People's Republic of China produces 1 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
556 make 1
    People's Republic of China produces 1 services.
557 focus domestic
    European Union chooses Domestic Focus.
558 ready japan
    European Union readies Japan.
559 ready canada
    European Union readies Canada.
560 raise army
    European Union's production of army goes up to 4.
561 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
562 make 1
    European Union produces 1 services.
563 focus military
    United States of America chooses Military Focus.
564 ready mexico_usa
    United States of America readies Mexico.
565 ready iceland
    United States of America readies Iceland.
566 ready niger
    United States of America readies Niger.
567 make 2
    United States of America produces 2 army.
568 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
569 choose produce
    Russian Federation chooses: Produce.
570 produce raw
    Russian Federation produces 4 raw materials.
    2 raw materials of Russian Federation found no place: 6 money instead.
571 produce food
    Russian Federation produces 2 food.
572 produce goods
573 make 1
    Russian Federation produces 1 consumer goods.
574 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
575 choose produce
    People's Republic of China chooses: Produce.
576 produce energy
    People's Republic of China produces 1 energy.
577 produce goods
578 make 2
    People's Republic of China produces 2 consumer goods.
579 produce diplomacy
580 make 2
    People's Republic of China produces 2 diplomacy.
    2 diplomacy of People's Republic of China found no place: 0 money instead.
581 play growth_strategy:eu1
    European Union plays Growth Strategy.
582 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Reduced Bureaucracy for 3 VPs.
    European Union draws a hidden card.
583 trash establish_trade_routes:a
    Establish Trade Routes of European Union leaves the game.
584 play growth_strategy:usa2
    United States of America plays Growth Strategy.
    United States of America chooses: Produce.
585 produce food
    United States of America produces 3 food.
586 produce diplomacy
587 make 5
    United States of America produces 5 diplomacy.
588 produce services
589 make 4
    United States of America produces 4 services.
    United States of America's Commerce cards lie face up again.
590 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
591 choose growth
    Russian Federation chooses: Get a Growth Card.
592 growth industrial_development
    Russian Federation gets Industrial Development for 1 VPs.
593 raise goods
    Russian Federation's production of consumer goods goes up to 2.
594 raise services
    Russian Federation's production of services goes up to 2.
595 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
596 army board
597 to east_asia_pacific
    People's Republic of China moves an army to East Asia - Pacific.
598 army central_asia
599 to south_asia
    People's Republic of China moves an army from Central Asia to South Asia.
600 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
601 trash humanitarian_aid:eu1
    Humanitarian Aid of European Union leaves the game.
602 play foreign_trade:eu2
    European Union plays Foreign Trade.
603 export army
    European Union exports 1 army for 20 money.
604 export services
605 sell 4
    European Union exports 4 services for 60 money.
606 import raw
607 buy 0
608 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
609 import energy
610 buy 4
    European Union imports 4 energy for 12 money.
611 buy 2
    European Union imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
612 play military_pact:usa1
    United States of America plays Military Pact.
613 base niger
    United States of America exhausts Niger.
    United States of America builds a Base in Niger with 1 army for 10 money.
614 temporary
    United States of America adds Influence in Africa, below the line: 1 VPs.
    United States of America gains 1 diplomacy.
    1 diplomacy of United States of America found no place: 0 money instead.
615 play steady_partnership:b
    Russian Federation plays Steady Partnership.
616 play quantitative_easing:b
    People's Republic of China plays Quantitative Easing.
    People's Republic of China gains 10 money.
617 play return_on_investment:a
    European Union plays Return on Investment.
    European Union gains 4 money.
618 invest jordan_eu
    European Union exhausts Jordan.
    European Union invests 10 money in Jordan.
    European Union adds Influence in Middle East - North Africa, below the line: 3 VPs.
619 play new_allies:usa1
    United States of America plays New Allies.
620 improve pakistan
    United States of America pays 3 diplomacy.
    Pakistan becomes an ally of United States of America.
    Maldives lies open.
621 play assign_new_diplomats:a
    Russian Federation plays Assign New Diplomats.
622 improve maldives
    Russian Federation pays 1 diplomacy.
    Maldives becomes an ally of Russian Federation.
    Bhutan lies open.
623 improve turkmenistan
    Russian Federation pays 1 diplomacy.
    Turkmenistan becomes an ally of Russian Federation.
    Azerbaijan lies open.
624 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
625 export food
    People's Republic of China exports 1 food for 5 money.
626 export goods
627 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
628 import energy
629 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
630 done
631 play strengthen_alliance:b
    European Union plays Strengthen Alliance.
632 send 2
    European Union exhausts Canada.
    European Union builds a Base in Canada with 2 armies for 15 money.
633 temporary
    European Union adds Influence in Americas, below the line: 2 VPs.
634 play global_currency:usa1
    United States of America plays Global Currency.
635 export food
636 sell 2
    United States of America exports 2 food for 10 money.
637 done
638 import services
639 buy 0
    United States of America imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
640 import energy
641 buy 1
    United States of America imports 1 energy for 3 money.
642 buy 2
    United States of America imports 2 energy from Russian Federation for 6 money.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
    People's Republic of China's investments return 10 money.
    European Union's investments return 6 money.
643 discard_token east_asia_pacific
    European Union gives up an Engage token in East Asia - Pacific for 5 money.
    United States of America's investments return 14 money.
644 no
    United States of America threatens Russian Federation in Europe: -2 VPs.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 11 VPs for Russian Federation, 3 for cubes and 8 for place 1.
    Central Asia: 6 VPs for People's Republic of China, 2 for cubes and 4 for place 2.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa: 5 VPs for Russian Federation, 1 for cubes and 4 for place 3.
    Middle East - North Africa: 14 VPs for European Union, 4 for cubes and 10 for place 1.
    Middle East - North Africa: 10 VPs for United States of America, 3 for cubes and 7 for place 2.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 4 VPs for European Union, 2 for cubes and 2 for place 3.
    East Asia - Pacific: 9 VPs for United States of America, 3 for cubes and 6 for place 2.
    East Asia - Pacific: 13 VPs for People's Republic of China, 4 for cubes and 9 for place 1.
    Russian Federation's sphere of influence holds in Europe, Central Asia and Middle East - North Africa: 6 VPs.
    United States of America leads in 2 Regions only: -5 VPs.
    People's Republic of China's investments reach 3 Regions: 2 VPs.
    Money, place 3: 1 VPs for Russian Federation.
    Money, place 1: 5 VPs for European Union.
    Money, place 2: 3 VPs for United States of America.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most armies on the map, place 3: 1 VPs for United States of America.
    Most armies on the map, place 3: 1 VPs for People's Republic of China.
    Most allied Countries, place 2: 4 VPs for Russian Federation.
    Most allied Countries, place 2: 4 VPs for European Union.
    Most allied Countries, place 3: 2 VPs for United States of America.
end 5e725ae11b92a119
    75 VPs are shared; European Union has more Influence on the map.
