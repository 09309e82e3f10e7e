{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "china", "eu", "russia"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 134, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 hand first
2 give_back us_rd_champion
3 hand second
4 give_back cn_brics
5 hand second
6 give_back eu_expansion
7 hand first
8 give_back ru_private_military
    United States of America keeps Arms Export and Main UN Funding Contributor and begins with 6 VPs.
    People's Republic of China keeps Shanghai Cooperation Organization and Belt & Road Initiative and begins with 4 VPs.
    European Union keeps NATO and Brand Europe and begins with 7 VPs.
    Russian Federation keeps Arms Export and Cyber Attacks and begins with 8 VPs.
9 place 1
    People's Republic of China takes place 1.
10 place 3
    United States of America takes place 3.
11 place 2
    European Union takes place 2.
    Russian Federation takes place 4.
    Round 1.
hash 1 1dc3966ecc27a537
12 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
13 choose produce
    People's Republic of China chooses: Produce.
14 produce goods
15 make 0
16 produce raw
    People's Republic of China produces 3 raw materials.
17 produce services
18 make 1
    People's Republic of China produces 1 services.
19 asset eu_nato
    European Union uses NATO.
20 lay new_allies:eu1
    European Union puts a hidden card face down.
    European Union pays 2 diplomacy.
    European Union pays 10 money.
21 region central_asia
    European Union names Central Asia.
    2 armies of European Union appear in Central Asia.
    European Union adds Influence in Central Asia, above the line: 1 VP.
22 asset us_arms_export
    United States of America uses Arms Export.
23 lay diplomatic_engagement:usa1
    United States of America puts a hidden card face down.
    United States of America pays 2 army.
    United States of America gains 20 money.
24 region central_asia
    United States of America names Central Asia.
25 temporary
    United States of America adds Influence in Central Asia, below the line: 4 VPs.
26 asset ru_cyber_attacks
    Russian Federation uses Cyber Attacks.
27 lay military_re_equipment:russia1
    Russian Federation puts a hidden card face down.
28 region africa
    Russian Federation names Africa.
    Russian Federation pays 1 services.
29 temporary
    Russian Federation adds Influence in Africa, below the line: 3 VPs.
30 order
    People's Republic of China uses the Executive Order.
31 lay military_reinforcements:china1
    People's Republic of China puts a hidden card face down.
32 choose build_base
    People's Republic of China chooses: Build a Base.
33 base laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China builds a Base in Laos with 1 army for 10 money.
34 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
35 asset eu_brand_europe
    European Union uses Brand Europe.
36 lay foreign_trade:eu2
    European Union puts a hidden card face down.
37 region east_asia_pacific
    European Union names East Asia - Pacific.
38 export energy
    European Union exports 1 energy for 5 money.
39 done
40 import services
    European Union imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
41 import food
    European Union imports 1 food for 3 money.
    European Union gains 1 diplomacy.
42 play growth_strategy:usa1
    United States of America plays Growth Strategy.
43 choose growth
    United States of America chooses: Get a Growth Card.
44 growth industrial_development
    United States of America gets Industrial Development for 1 VP.
45 raise raw
    United States of America's production of raw materials goes up to 3.
46 raise energy
    United States of America's production of energy goes up to 4.
47 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
48 export army
    Russian Federation exports 1 army for 20 money.
49 export energy
50 sell 2
    Russian Federation exports 2 energy for 10 money.
51 export raw
52 sell 2
    Russian Federation exports 2 raw materials for 10 money.
53 import services
54 buy 1
    Russian Federation imports 1 services for 10 money.
55 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
56 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
57 done
    Russian Federation gains 1 diplomacy.
58 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
59 invest south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
60 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VP.
    People's Republic of China gains 1 diplomacy.
61 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
62 army board
63 to africa
    European Union moves an army to Africa.
64 army central_asia
65 to africa
    European Union moves an army from Central Asia to Africa.
66 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
67 invest iraq_usa
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
68 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VP.
69 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
70 choose growth
    Russian Federation chooses: Get a Growth Card.
71 growth diplomatic_initiative
    Russian Federation gets Diplomatic Initiative for 2 VPs.
72 asset cn_belt_and_road
    People's Republic of China uses Belt & Road Initiative.
73 lay new_allies:china2
    People's Republic of China puts a hidden card face down.
74 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
75 improve ethiopia
76 pay
77 swap 1
    European Union pays 3 money.
    European Union pays 1 diplomacy.
    Ethiopia becomes an ally of European Union.
    Kenya lies open.
78 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
79 done
80 play new_allies:russia1
    Russian Federation plays New Allies.
81 improve albania
82 pay
    Russian Federation pays 1 diplomacy.
    Albania becomes an ally of Russian Federation.
    Serbia lies open.
    People's Republic of China reveals Foreign Military Presence and The World's Factory: 6 Research.
    People's Republic of China gains 4 money.
    People's Republic of China gains 5 money.
83 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
84 buy military_exercises:a
    People's Republic of China buys Military Exercises for 3 Research.
    Prosperous Times lies open in the market.
85 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
86 buy prosperous_times:b
    People's Republic of China buys Prosperous Times for 5 Research.
    Re-Examine Agreement lies open in the market.
    European Union reveals Growth Strategy and Growth Strategy: 8 Research.
    European Union gains 2 money.
    European Union gains 2 money.
87 buy re_examine_agreement:a
    European Union buys Re-Examine Agreement for 5 Research.
    Convincing Arguments lies open in the market.
88 buy trade_opportunity:a
    European Union buys Trade Opportunity for 3 Research.
    Build New Embassy lies open in the market.
89 exhaust norway_eu
    European Union exhausts Norway.
90 exhaust nigeria_eu
    European Union exhausts Nigeria.
91 refresh
    European Union refreshes the market.
    Supply Chain Deal leaves the market.
    Well-Laid Plans lies open in the market.
    Optimization Program leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Power Play leaves the market.
    Establish Trade Routes lies open in the market.
92 exhaust eu_member_states
    European Union exhausts EU Member States.
93 exhaust jordan_eu
    European Union exhausts Jordan.
94 buy build_new_embassy:a
    European Union buys Build New Embassy for 3 Research.
    Industrial Policy lies open in the market.
95 exhaust ethiopia
    European Union exhausts Ethiopia.
96 exhaust canada_eu
    European Union exhausts Canada.
97 buy convincing_arguments:a
    European Union buys Convincing Arguments for 4 Research.
    New Agenda lies open in the market.
    United States of America reveals New Allies and Global Currency: 4 Research.
    United States of America gains 3 money.
    United States of America gains 5 money.
98 buy establish_trade_routes:b
    United States of America buys Establish Trade Routes for 3 Research.
    Global Presence lies open in the market.
99 exhaust japan_usa
    United States of America exhausts Japan.
100 exhaust mexico_usa
    United States of America exhausts Mexico.
101 buy well_laid_plans:a
    United States of America buys Well-Laid Plans for 4 Research.
    New Strategic Partner lies open in the market.
102 done
    Russian Federation reveals Foreign Military Presence and Foreign Direct Investment: 7 Research.
    Russian Federation gains 4 money.
    Russian Federation gains 6 money.
103 buy new_strategic_partner:b
    Russian Federation buys New Strategic Partner for 7 Research.
    Optimization Program lies open in the market.
104 exhaust armenia_russia
    Russian Federation exhausts Armenia.
105 exhaust albania
    Russian Federation exhausts Albania.
106 exhaust syria_russia
    Russian Federation exhausts Syria.
107 exhaust belarus_russia
    Russian Federation exhausts Belarus.
108 exhaust india_russia
    Russian Federation exhausts India.
109 buy new_agenda:b
    Russian Federation buys New Agenda for 5 Research.
    Rapid Deployment lies open in the market.
    People's Republic of China's investments return 2 money.
    United States of America's investments return 2 money.
110 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
111 no
112 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    European Union threatens People's Republic of China in Central Asia: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    European Union threatens Russian Federation in Central Asia: -2 VPs.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Norway, Kyrgyzstan, Honduras, Egypt, Equatorial Guinea, Nepal and Philippines.
hash 2 dc7911cd7d3c602e
113 place 2
    European Union takes place 2.
114 place 3
    People's Republic of China takes place 3.
115 place 1
    Russian Federation takes place 1.
    United States of America takes place 4.
    Russian Federation produces 5 energy.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    United States of America produces 4 energy.
    United States of America produces 3 raw materials.
    United States of America produces 3 food.
116 focus military
    Russian Federation chooses Military Focus.
117 ready syria_russia
    Russian Federation readies Syria.
118 ready belarus_russia
    Russian Federation readies Belarus.
119 ready albania
    Russian Federation readies Albania.
120 raise army
    Russian Federation's production of army goes up to 3.
121 make 2
    Russian Federation produces 2 army.
122 focus domestic
    European Union chooses Domestic Focus.
123 ready canada_eu
    European Union readies Canada.
124 ready ethiopia
    European Union readies Ethiopia.
125 none
126 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
127 focus domestic
    People's Republic of China chooses Domestic Focus.
128 ready pakistan_china
    People's Republic of China readies Pakistan.
129 tracks 1
130 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
131 make 0
132 make 0
133 focus military
    United States of America chooses Military Focus.
134 done
135 raise army
    United States of America's production of army goes up to 4.
136 make 2
    United States of America produces 2 army.
137 play new_agenda:b
    Russian Federation plays New Agenda.
    Russian Federation's discard pile becomes a deck of 6 cards.
    Russian Federation draws 3 hidden cards.
138 yes
139 discard military_reinforcements:russia1
    Russian Federation discards Military Reinforcements.
140 discard diplomatic_engagement:russia1
    Russian Federation discards Diplomatic Engagement.
141 play new_strategic_partner:b
    Russian Federation plays New Strategic Partner.
142 improve equatorial_guinea
    Russian Federation pays 1 diplomacy.
    Equatorial Guinea becomes an ally of Russian Federation.
    Mali lies open.
    Russian Federation chooses: Move.
143 done
144 play trade_opportunity:a
    European Union plays Trade Opportunity.
145 export services
146 sell 2
    European Union exports 2 services for 30 money.
147 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
148 none
149 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
150 engage south_asia
151 pay
    People's Republic of China pays 4 diplomacy.
    People's Republic of China engages in South Asia.
152 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
153 play new_allies:usa2
    United States of America plays New Allies.
154 improve egypt
    United States of America pays 2 diplomacy.
    Egypt becomes an ally of United States of America.
    Libya lies open.
155 play new_allies:russia2
    Russian Federation plays New Allies.
156 improve norway
157 exhaust albania
    Russian Federation exhausts Albania.
158 exhaust belarus_russia
    Russian Federation exhausts Belarus.
    Norway becomes an ally of Russian Federation.
    Switzerland lies open.
159 play convincing_arguments:a
    European Union plays Convincing Arguments.
    European Union gains 2 diplomacy.
160 choose improve_relations
    European Union chooses: Improve Relations.
161 improve japan
    European Union pays 3 diplomacy.
    Japan becomes an ally of European Union.
    New Zealand lies open.
162 play prosperous_times:b
    People's Republic of China plays Prosperous Times.
163 make 1
    People's Republic of China produces 1 consumer goods.
164 choose play_another
    People's Republic of China chooses: Play another card.
165 play new_allies:china1
    People's Republic of China plays New Allies.
166 improve nepal
    People's Republic of China exhausts Pakistan.
    Nepal becomes an ally of People's Republic of China.
    Maldives lies open.
167 play growth_strategy:usa2
    United States of America plays Growth Strategy.
168 choose growth
    United States of America chooses: Get a Growth Card.
169 growth reduced_bureaucracy
    United States of America gets Reduced Bureaucracy for 3 VPs.
170 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
171 export goods
    Russian Federation exports 1 consumer goods for 15 money.
172 done
173 import services
174 buy 1
    Russian Federation imports 1 services for 10 money.
175 buy 0
176 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
177 done
    Russian Federation gains 1 diplomacy.
178 play foreign_trade:eu1
    European Union plays Foreign Trade.
179 export army
    European Union exports 1 army for 20 money.
180 export goods
    European Union exports 1 consumer goods for 15 money.
181 import raw
182 buy 2
    European Union imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
183 import food
    European Union imports 1 food for 3 money.
184 play military_exercises:a
    People's Republic of China plays Military Exercises.
185 army east_asia_pacific
186 to south_asia
    People's Republic of China moves an army from East Asia - Pacific to South Asia.
187 army board
188 to east_asia_pacific
    People's Republic of China moves an army to East Asia - Pacific.
189 play establish_trade_routes:b
    United States of America plays Establish Trade Routes.
190 region europe
    United States of America names Europe.
191 export goods
    United States of America exports 1 consumer goods for 15 money.
192 export raw
193 sell 2
    United States of America exports 2 raw materials for 10 money.
194 import energy
195 buy 0
196 buy 3
    United States of America imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
197 done
    United States of America gains 1 diplomacy.
198 asset ru_arms_export
    Russian Federation uses Arms Export.
199 lay energy_titan:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation pays 2 army.
    Russian Federation gains 20 money.
200 region mena
    Russian Federation names Middle East - North Africa.
201 temporary
    Russian Federation adds Influence in Middle East - North Africa, below the line: 5 VPs.
202 play build_new_embassy:a
    European Union plays Build New Embassy.
203 improve uae
    European Union pays 1 diplomacy.
    United Arab Emirates becomes an ally of European Union.
    Turkey lies open.
204 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
205 asset us_main_un_funding
    United States of America uses Main UN Funding Contributor.
206 lay well_laid_plans:a
    United States of America puts a hidden card face down.
207 times 2
    United States of America pays 20 money.
    United States of America gains 6 diplomacy.
208 engage europe
209 exhaust iceland_usa
    United States of America exhausts Iceland.
    United States of America pays 4 diplomacy.
    United States of America engages in Europe.
210 temporary
    United States of America adds Influence in Europe, below the line: 5 VPs.
    Russian Federation reveals Growth Strategy and Foreign Military Presence: 6 Research.
    Russian Federation gains 2 money.
    Russian Federation gains 4 money.
211 buy industrial_policy:a
    Russian Federation buys Industrial Policy for 5 Research.
    Return on Investment lies open in the market.
212 exhaust norway
    Russian Federation exhausts Norway.
213 exhaust syria_russia
    Russian Federation exhausts Syria.
214 exhaust equatorial_guinea
    Russian Federation exhausts Equatorial Guinea.
215 refresh
    Russian Federation refreshes the market.
    New Strategic Partner leaves the market.
    Key Economic Partner lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Return on Investment lies open in the market.
    Global Presence leaves the market.
    Build New Embassy lies open in the market.
216 buy build_new_embassy:b
    Russian Federation buys Build New Embassy for 3 Research.
    Re-Evaluate Strategy lies open in the market.
    European Union reveals Re-Examine Agreement: 6 Research.
    European Union gains 6 money.
217 exhaust canada_eu
    European Union exhausts Canada.
218 buy key_economic_partner:a
    European Union buys Key Economic Partner for 4 Research.
    Quantitative Easing lies open in the market.
219 exhaust uae
    European Union exhausts United Arab Emirates.
220 buy return_on_investment:a
    European Union buys Return on Investment for 4 Research.
    Boost Production lies open in the market.
221 refresh
    European Union refreshes the market.
    Optimization Program leaves the market.
    Debt Relief lies open in the market.
    Rapid Deployment leaves the market.
    Quantitative Easing lies open in the market.
    Return on Investment leaves the market.
    Think Tank lies open in the market.
222 exhaust ethiopia
    European Union exhausts Ethiopia.
223 done
    People's Republic of China reveals Foreign Trade: 3 Research.
    People's Republic of China gains 3 money.
224 buy think_tank:a
    People's Republic of China buys Think Tank for 3 Research.
    Diplomatic Trip lies open in the market.
225 exhaust nepal
    People's Republic of China exhausts Nepal.
226 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
227 trash foreign_military_presence:usa1
    Foreign Military Presence of United States of America leaves the game.
    United States of America reveals Military Pact and Foreign Trade: 4 Research.
    United States of America gains 5 money.
    United States of America gains 3 money.
228 buy quantitative_easing:a
    United States of America buys Quantitative Easing for 4 Research.
    Power Play lies open in the market.
229 done
    People's Republic of China's investments return 2 money.
230 done
    United States of America's investments return 2 money.
231 discard_token europe
    United States of America gives up an Engage token in Europe for 5 money.
232 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
233 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    European Union threatens People's Republic of China in Central Asia: -2 VPs.
    Round 3.
    Russian Federation draws 6 hidden cards.
    European Union draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    New Countries: Croatia, Georgia, Mexico, Saudi Arabia, Djibouti, Bhutan and Laos.
hash 3 43776afe8dd4c1f1
234 place 3
    European Union takes place 3.
235 place 1
    People's Republic of China takes place 1.
236 place 4
    Russian Federation takes place 4.
    United States of America takes place 2.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
    United States of America produces 4 energy.
    4 energy of United States of America found no place: 12 money instead.
    United States of America produces 3 raw materials.
    United States of America produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    1 food of European Union found no place: 3 money instead.
    Russian Federation produces 5 energy.
    3 energy of Russian Federation found no place: 9 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
237 focus domestic
    People's Republic of China chooses Domestic Focus.
238 ready laos_china
    People's Republic of China readies Laos.
239 tracks 1
240 raise services
    People's Republic of China's production of services goes up to 2.
241 make 1
    People's Republic of China produces 1 consumer goods.
242 focus military
    United States of America chooses Military Focus.
243 ready mexico_usa
    United States of America readies Mexico.
244 ready iceland_usa
    United States of America readies Iceland.
245 raise army
    United States of America's production of army goes up to 5.
246 make 3
    United States of America produces 3 army.
247 focus domestic
    European Union chooses Domestic Focus.
248 ready canada_eu
    European Union readies Canada.
249 ready jordan_eu
    European Union readies Jordan.
250 raise diplomacy
    European Union's production of diplomacy goes up to 5.
251 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
252 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
253 ready armenia_russia
    Russian Federation readies Armenia.
254 ready norway
    Russian Federation readies Norway.
255 ready equatorial_guinea
    Russian Federation readies Equatorial Guinea.
256 done
257 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
258 make 4
    Russian Federation produces 4 diplomacy.
259 play military_exercises:a
    People's Republic of China plays Military Exercises.
260 army east_asia_pacific
261 to central_asia
    People's Republic of China moves an army from East Asia - Pacific to Central Asia.
262 army south_asia
263 to central_asia
    People's Republic of China moves an army from South Asia to Central Asia.
264 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
265 trash quantitative_easing:a
    Quantitative Easing of United States of America leaves the game.
266 play growth_strategy:usa2
    United States of America plays Growth Strategy.
    United States of America chooses: Produce.
267 produce food
    United States of America produces 3 food.
268 produce army
269 make 1
    United States of America produces 1 army.
270 produce energy
    United States of America produces 4 energy.
    4 energy of United States of America found no place: 12 money instead.
271 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
272 invest canada_eu
    European Union exhausts Canada.
    European Union invests 15 money in Canada.
273 permanent
    European Union adds Influence in Americas, above the line: 1 VP.
274 play industrial_policy:a
    Russian Federation plays Industrial Policy.
275 raise army
    Russian Federation's production of army goes up to 4.
276 produce diplomacy
277 make 4
    Russian Federation produces 4 diplomacy.
278 produce food
    Russian Federation produces 2 food.
279 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
280 lay prosperous_times:b
    People's Republic of China puts a hidden card face down.
281 improve laos
    People's Republic of China exhausts Laos.
    People's Republic of China deepens relations with Laos.
    South Korea lies open.
282 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
283 army board
284 to europe
    United States of America moves an army to Europe.
285 army board
286 to east_asia_pacific
    United States of America moves an army to East Asia - Pacific.
287 play key_economic_partner:a
    European Union plays Key Economic Partner.
288 ready uae
    European Union readies United Arab Emirates.
    European Union invests 15 money in United Arab Emirates.
289 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 4 VPs.
290 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
291 export army
    Russian Federation exports 1 army for 20 money.
292 export energy
293 sell 2
    Russian Federation exports 2 energy for 10 money.
294 export services
    Russian Federation exports 1 services for 15 money.
295 done
296 play think_tank:a
    People's Republic of China plays Think Tank.
    People's Republic of China draws 2 hidden cards.
297 discard foreign_direct_investment:china1
    People's Republic of China discards Foreign Direct Investment.
    People's Republic of China gains 1 services.
298 play well_laid_plans:a
    United States of America plays Well-Laid Plans.
    United States of America draws a hidden card.
    United States of America exhausts Iceland.
    United States of America builds a Base in Iceland with 1 army for 10 money.
299 permanent
    United States of America adds Influence in Europe, above the line: 1 VP.
300 play soft_power:eu1
    European Union plays Soft Power.
301 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
302 choose produce
    Russian Federation chooses: Produce.
303 done
304 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
305 export goods
    People's Republic of China exports 1 consumer goods for 15 money.
306 import energy
307 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
308 import raw
309 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China gains 1 diplomacy.
310 make 1
    People's Republic of China produces 1 consumer goods.
311 order
    United States of America uses the Executive Order.
312 lay diplomatic_engagement:usa1
    United States of America puts a hidden card face down.
313 choose move
    United States of America chooses: Move.
    United States of America gains 1 army.
314 army east_asia_pacific
315 to europe
    United States of America moves an army from East Asia - Pacific to Europe.
316 army europe
317 to mena
    United States of America moves an army from Europe to Middle East - North Africa.
318 order
    European Union uses the Executive Order.
319 lay return_on_investment:a
    European Union puts a hidden card face down.
320 choose improve_relations
    European Union chooses: Improve Relations.
321 improve saudi_arabia
322 exhaust uae
    European Union exhausts United Arab Emirates.
    European Union exhausts Jordan.
    Saudi Arabia becomes an ally of European Union.
    Algeria lies open.
323 order
    Russian Federation uses the Executive Order.
324 lay new_allies:russia1
    Russian Federation puts a hidden card face down.
325 choose engage
    Russian Federation chooses: Engage.
326 engage south_asia
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
327 permanent
    Russian Federation adds Influence in South Asia, above the line: 1 VP.
    People's Republic of China's investments return 2 money.
328 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 10 money.
    United States of America's investments return 2 money.
    European Union's investments return 8 money.
329 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    European Union and People's Republic of China threaten Russian Federation in Central Asia: -4 VPs.
    United States of America threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Money, place 3: 1 VP for United States of America.
    Money, place 2: 3 VPs for European Union.
    Money, place 1: 5 VPs for Russian Federation.
    Most armies on the map, place 2: 3 VPs for United States of America.
    Most armies on the map, place 3: 1 VP for People's Republic of China.
    Most armies on the map, place 2: 3 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for European Union.
    Most allied Countries, place 2: 4 VPs for Russian Federation.
end d2a0ae09e566eee3
    European Union has the most VPs when the last round is over: 28.
