{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["russia", "china", "eu"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": true, "optional_market_pack": true}, "seed": 157, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand second
2 give_back ru_csto
3 hand first
4 give_back cn_sco
5 hand first
6 give_back eu_brand_europe
    Russia keeps Cyber Attacks and Arms Export and begins with 8 VPs.
    China keeps Rapid Industrialization and BRICS and begins with 4 VPs.
    The EU keeps EU Expansion and EU Neighborhood Policy and begins with 6 VPs.
7 place 1
    China takes place 1.
8 place 2
    The EU takes place 2.
9 place 3
    Russia takes place 3.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 9cd3cb2063fc43d1
10 play growth_strategy:china2
    China plays Growth Strategy.
11 choose produce
    China chooses: Produce.
12 produce army
13 make 1
    China produces 1 army.
14 produce food
    China produces 3 food.
15 produce raw
    China produces 3 raw materials.
16 play new_allies:eu2
    The EU plays New Allies.
17 improve armenia
    The EU pays 1 diplomacy.
    The EU wins Armenia as an ally.
    Uzbekistan lies open.
18 play foreign_trade:russia1
    Russia plays Foreign Trade.
19 export energy
20 sell 2
    Russia exports 2 energy for 10 money.
21 export army
    Russia exports 1 army for 20 money.
22 done
23 import goods
24 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
25 buy 1
    Russia imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
26 import services
27 buy 1
    Russia imports 1 service for 10 money.
28 buy 1
    Russia imports 1 service from the USA for 10 money.
    Russia gains 1 diplomacy.
29 asset cn_brics
    China uses BRICS.
30 lay new_allies:china2
    China puts a hidden card face down.
    China pays 30 money.
31 region south_asia
    China names South Asia.
32 region africa
    China names Africa.
33 permanent
    China adds permanent Influence in South Asia: 1 VP.
34 temporary
    China adds temporary Influence in Africa: 3 VPs.
35 yes
    Russia pays 5 money.
    Russia accepts for 5 money.
36 temporary
    Russia adds temporary Influence in the Americas: 4 VPs.
37 play growth_strategy:eu1
    The EU plays Growth Strategy.
38 choose growth
    The EU chooses: Get a Growth Card.
39 growth diplomatic_initiative
    The EU gets Diplomatic Initiative: 2 VPs.
40 order
    Russia uses the Executive Order.
41 lay diplomatic_engagement:russia1
    Russia puts a hidden card face down.
42 choose growth
    Russia chooses: Get a Growth Card.
    Russia gets Diplomatic Initiative: 2 VPs.
43 play the_worlds_factory:china1
    China plays The World's Factory.
44 export goods
45 sell 3
    China exports 3 consumer goods for 45 money.
46 export energy
    China exports 1 energy for 5 money.
47 done
48 import services
49 buy 1
    China imports 1 service from the USA for 10 money.
50 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
51 import raw
52 buy 2
    China imports 2 raw materials from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
    China gains 1 diplomacy.
53 play growth_strategy:eu2
    The EU plays Growth Strategy.
54 choose growth
    The EU chooses: Get a Growth Card.
55 growth reduced_bureaucracy
    The EU gets Reduced Bureaucracy: 3 VPs.
56 play new_allies:russia1
    Russia plays New Allies.
57 improve honduras
    Russia pays 1 diplomacy.
    Russia wins Honduras as an ally.
    Mexico lies open.
58 order
    China uses the Executive Order.
59 lay military_reinforcements:china1
    China puts a hidden card face down.
60 choose build_base
    China chooses: Build a Base.
61 base tajikistan_china
    China exhausts Tajikistan.
    China builds a Base in Tajikistan with 1 army for 10 money.
62 temporary
    China adds temporary Influence in Central Asia: 4 VPs.
63 asset eu_expansion
    The EU uses EU Expansion.
64 lay foreign_trade:eu2
    The EU puts a hidden card face down.
65 exhaust eu_member_states
    The EU exhausts EU Member States.
    The EU wins Serbia as an ally.
    Iceland lies open.
66 yes
    The EU pays 2 diplomacy.
    The EU adds permanent Influence in Europe: 1 VP.
67 play energy_titan:russia1
    Russia plays Energy Titan.
68 double raw
69 export energy
70 sell 2
    Russia exports 2 energy for 10 money.
71 done
72 import services
73 buy 1
    Russia imports 1 service for 10 money.
    China reveals Foreign Direct Investment and Foreign Trade: 5 Research.
    China gains 9 money.
74 exhaust south_africa_china
    China exhausts South Africa.
75 buy dominant_power:b
    China buys Dominant Power for 4 Research.
    Re-Examine Agreement lies open in the market.
76 refresh
    China refreshes the market.
    Boost Production leaves the market.
    Successful Negotiations lies open in the market.
    Economic Expansion leaves the market.
    Strategic Reinforcements lies open in the market.
    Covert Military Operation leaves the market.
    Steady Partnership lies open in the market.
77 exhaust pakistan_china
    China exhausts Pakistan.
78 done
    The EU reveals Diplomatic Engagement and Foreign Military Presence: 7 Research.
    The EU gains 1 diplomacy.
    The EU gains 4 money.
79 exhaust armenia
    The EU exhausts Armenia.
80 exhaust norway_eu
    The EU exhausts Norway.
81 buy re_examine_agreement:b
    The EU buys Re-Examine Agreement for 5 Research.
    Re-Evaluate Strategy lies open in the market.
82 buy successful_negotiations:a
    The EU buys Successful Negotiations for 4 Research.
    Ensure Peace in the Region lies open in the market.
83 exhaust nigeria_eu
    The EU exhausts Nigeria.
84 exhaust serbia
    The EU exhausts Serbia.
85 done
    Russia reveals Foreign Military Presence and Foreign Trade: 6 Research.
    Russia gains 7 money.
86 buy ensure_peace_in_the_region:b
    Russia buys Ensure Peace in the Region for 4 Research.
    Economic Expansion lies open in the market.
87 exhaust india_russia
    Russia exhausts India.
88 exhaust honduras
    Russia exhausts Honduras.
89 exhaust syria_russia
    Russia exhausts Syria.
90 buy re_evaluate_strategy:b
    Russia buys Re-Evaluate Strategy for 6 Research.
    Quantitative Easing lies open in the market.
91 exhaust belarus_russia
    Russia exhausts Belarus.
92 done
    Build New Embassy leaves the market.
    Well-Laid Plans lies open in the market.
    The USA adds permanent Influence in the Americas: 0 VPs.
    The USA adds permanent Influence in the Middle East - North Africa: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
93 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
94 yes
    Russia's Prosperity goes up to 1: 3 VPs and 5 money.
    Russia suffers THREAT from China in Central Asia: -2 VPs.
    Round 2.
    China draws 6 hidden cards.
    The EU draws 6 hidden cards.
    Russia draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Kyrgyzstan, El Salvador, the United Arab Emirates, Sudan, Nepal and Japan.
hash 2 377ec8d7db9b23bc
95 place 2
    China takes place 2.
96 place 3
    The EU takes place 3.
97 place 1
    Russia takes place 1.
    Russia produces 5 energy.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
98 focus military
    Russia chooses Military Focus.
99 ready india_russia
    Russia readies India.
100 done
101 raise army
    Russia's production of armies goes up to 3.
102 make 3
    Russia produces 3 armies.
103 focus domestic
    China chooses Domestic Focus.
104 ready tajikistan_china
    China readies Tajikistan.
105 tracks 1
106 raise food
    China's production of food goes up to 4.
    China gains 1 food.
107 make 1
    China produces 1 consumer good.
    China's Commerce cards lie face up again.
108 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
109 trash soft_power:eu1
    The EU's Soft Power leaves the game.
110 focus military
    The EU chooses Military Focus.
111 ready nigeria_eu
    The EU readies Nigeria.
112 ready armenia
    The EU readies Armenia.
113 done
114 raise army
    The EU's production of armies goes up to 3.
115 make 2
    The EU produces 2 armies.
116 play re_evaluate_strategy:b
    Russia plays Re-Evaluate Strategy.
117 choose improve_relations
    Russia chooses: Improve Relations.
118 improve bosnia_herzegovina
    Russia pays 1 diplomacy.
    Russia wins Bosnia-Herzegovina as an ally.
    Moldova lies open.
119 choose move
    Russia chooses: Move.
120 army board
121 to mena
    Russia moves an army to the Middle East - North Africa.
122 army board
123 to mena
    Russia moves an army to the Middle East - North Africa.
124 play foreign_trade:china2
    China plays Foreign Trade.
125 done
126 import goods
127 buy 1
    China imports 1 consumer good for 10 money.
128 done
129 play re_examine_agreement:b
    The EU plays Re-Examine Agreement.
    The EU's cube in Africa goes to the end of the row.
    The EU draws a hidden card.
130 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
131 invest nigeria_eu
    The EU exhausts Nigeria.
    The EU invests 10 money in Nigeria.
132 temporary
    The EU adds temporary Influence in Africa: 2 VPs.
133 play military_reinforcements:russia1
    Russia plays Military Reinforcements.
    Russia gains 1 army.
134 play new_allies:china1
    China plays New Allies.
135 improve singapore
136 exhaust laos_china
    China exhausts Laos.
    China pays 1 diplomacy.
    China wins Singapore as an ally.
    New Zealand lies open.
137 play foreign_trade:eu1
    The EU plays Foreign Trade.
138 export army
    The EU exports 1 army for 20 money.
139 export food
140 sell 2
    The EU exports 2 food for 10 money.
141 import raw
142 buy 2
    The EU imports 2 raw materials from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
143 import energy
144 buy 1
    The EU imports 1 energy for 3 money.
145 buy 3
    The EU imports 3 energy from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
    The EU gains 1 diplomacy.
146 play foreign_direct_investment:russia1
    Russia plays Foreign Direct Investment.
147 invest india_russia
    Russia exhausts India.
    Russia invests 15 money in India.
148 temporary
    Russia adds temporary Influence in South Asia: 4 VPs.
149 play foreign_military_presence:china1
    China plays Foreign Military Presence.
150 play military_reinforcements:eu1
    The EU plays Military Reinforcements.
    The EU gains 1 army.
151 army board
152 to europe
    The EU moves an army to Europe.
153 army board
154 to europe
    The EU moves an army to Europe.
155 play new_allies:russia2
    Russia plays New Allies.
156 improve iceland
157 exhaust bosnia_herzegovina
    Russia exhausts Bosnia-Herzegovina.
    Russia wins Iceland as an ally.
    Belarus lies open.
158 play dominant_power:b
    China plays Dominant Power.
159 engage africa
    China pays 3 diplomacy.
    China engages in Africa.
160 temporary
    China adds temporary Influence in Africa: 1 VP.
161 asset eu_neighborhood_policy
    The EU uses EU Neighborhood Policy.
162 lay successful_negotiations:a
    The EU puts a hidden card face down.
    Russia reveals Ensure Peace in the Region and Military Re-Equipment: 6 Research.
    Russia gains 1 diplomacy.
    Russia gains 5 money.
163 buy strategic_reinforcements:a
    Russia buys Strategic Reinforcements for 3 Research.
    Key Economic Partner lies open in the market.
164 exhaust iceland
    Russia exhausts Iceland.
165 buy quantitative_easing:a
    Russia buys Quantitative Easing for 4 Research.
    Global Presence lies open in the market.
166 exhaust armenia_russia
    Russia exhausts Armenia.
    China reveals Economic Diplomacy and Growth Strategy: 7 Research.
    China gains 9 money.
167 buy quantitative_easing:b
    China buys Quantitative Easing for 4 Research.
    Well-Laid Plans lies open in the market.
168 done
    The EU reveals New Allies and Humanitarian Aid: 3 Research.
    The EU gains 6 money.
169 exhaust jordan_eu
    The EU exhausts Jordan.
170 refresh
    The EU refreshes the market.
    Steady Partnership leaves the market.
    Power Play lies open in the market.
    Economic Expansion leaves the market.
    Minimize Bureaucracy lies open in the market.
    Well-Laid Plans leaves the market.
    Steady Partnership lies open in the market.
171 exhaust armenia
    The EU exhausts Armenia.
172 exhaust canada_eu
    The EU exhausts Canada.
173 buy well_laid_plans:b
    The EU buys Well-Laid Plans for 4 Research.
    Optimization Program lies open in the market.
    Key Economic Partner leaves the market.
    Return on Investment lies open in the market.
    The USA adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    The USA adds permanent Influence in the Americas: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    The USA trades with Russia: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Russia's investments return 4 money.
174 discard_token africa
    China gives up an Engage token in Africa for 5 money.
    The EU's investments return 2 money.
175 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
    Russia suffers THREAT from the EU in Europe: -2 VPs.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Round 3.
    Russia's discard pile becomes a deck of 12 cards.
    Russia draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    The EU's discard pile becomes a deck of 13 cards.
    The EU draws 6 hidden cards.
    New Countries: Ukraine, Georgia, Venezuela, Syria, Kenya, Bangladesh and Indonesia.
hash 3 6f22fffe5980a68f
176 place 2
    The EU takes place 2.
177 place 3
    China takes place 3.
178 place 1
    Russia takes place 1.
    Russia produces 5 energy.
    1 energy of Russia found no place: 3 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    China produces 1 energy.
    China produces 3 raw materials.
    2 raw materials of China found no place: 6 money instead.
    China produces 4 food.
    3 food of China found no place: 9 money instead.
179 focus domestic
    Russia chooses Domestic Focus.
180 ready syria_russia
    Russia readies Syria.
181 ready honduras
    Russia readies Honduras.
182 raise raw
    Russia's production of raw materials goes up to 5.
    Russia gains 1 raw material.
183 make 0
184 make 1
    Russia produces 1 service.
185 focus diplomatic
    The EU chooses Diplomatic Focus.
186 ready norway_eu
    The EU readies Norway.
187 done
188 none
189 make 3
    The EU produces 3 diplomacy.
190 focus military
    China chooses Military Focus.
191 ready laos_china
    China readies Laos.
192 ready pakistan_china
    China readies Pakistan.
193 raise army
    China's production of armies goes up to 3.
194 make 3
    China produces 3 armies.
195 play growth_strategy:russia1
    Russia plays Growth Strategy.
196 choose growth
    Russia chooses: Get a Growth Card.
197 growth knowledge_transfer
    Russia gets Knowledge Transfer: 4 VPs.
198 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
199 trash foreign_direct_investment:eu1
    The EU's Foreign Direct Investment leaves the game.
200 play growth_strategy:eu1
    The EU plays Growth Strategy.
    The EU chooses: Produce.
201 produce food
    The EU produces 3 food.
202 produce services
203 make 2
    The EU produces 2 services.
    The EU's Commerce cards lie face up again.
204 produce goods
205 make 3
    The EU produces 3 consumer goods.
206 play foreign_direct_investment:china1
    China plays Foreign Direct Investment.
207 invest tajikistan_china
    China exhausts Tajikistan.
    China invests 10 money in Tajikistan.
208 temporary
    China adds temporary Influence in Central Asia: 3 VPs.
209 use knowledge_transfer
    Russia uses Knowledge Transfer.
    Russia draws a hidden card.
210 discard foreign_military_presence:russia1
    Russia discards Foreign Military Presence.
211 asset ru_cyber_attacks
    Russia uses Cyber Attacks.
212 lay new_allies:russia1
    Russia puts a hidden card face down.
213 region east_asia_pacific
    Russia names East Asia - Pacific.
    Russia pays 1 service.
214 permanent
    Russia adds permanent Influence in East Asia - Pacific: 1 VP.
215 play humanitarian_aid:eu1
    The EU plays Humanitarian Aid.
216 improve venezuela
217 swap 1
    The EU pays 3 money.
    The EU pays 1 diplomacy.
    The EU wins Venezuela as an ally.
    Cuba lies open.
218 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
219 play growth_strategy:russia2
    Russia plays Growth Strategy.
    Russia chooses: Produce.
220 produce food
    Russia produces 2 food.
221 produce raw
    Russia produces 5 raw materials.
    5 raw materials of Russia found no place: 15 money instead.
222 produce army
223 make 2
    Russia produces 2 armies.
224 play foreign_trade:eu2
    The EU plays Foreign Trade.
225 export services
226 sell 2
    The EU exports 2 services for 30 money.
227 export food
228 sell 2
    The EU exports 2 food for 10 money.
229 import goods
    The EU imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
230 import energy
231 buy 1
    The EU imports 1 energy for 3 money.
232 buy 2
    The EU imports 2 energy from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
    The EU gains 1 diplomacy.
233 play foreign_trade:china2
    China plays Foreign Trade.
234 export energy
    China exports 1 energy for 5 money.
235 export goods
    China exports 1 consumer good for 15 money.
236 done
237 import raw
238 buy 3
    China imports 3 raw materials from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
239 import services
240 buy 1
    China imports 1 service for 10 money.
241 buy 1
    China imports 1 service from the USA for 10 money.
242 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
    China gains 1 diplomacy.
243 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
    Russia exhausts Syria.
    Russia builds a Base in Syria with 1 army for 10 money.
244 permanent
    Russia adds permanent Influence in the Middle East - North Africa: 1 VP.
    Russia gains 1 army.
245 order
    The EU uses the Executive Order.
246 lay growth_strategy:eu2
    The EU puts a hidden card face down.
247 choose engage
    The EU chooses: Engage.
248 engage africa
    The EU pays 1 diplomacy.
    The EU engages in Africa.
249 permanent
    The EU adds permanent Influence in Africa: 1 VP.
250 play quantitative_easing:b
    China plays Quantitative Easing.
    China gains 10 money.
251 invest laos_china
    China exhausts Laos.
    China invests 10 money in Laos.
252 temporary
    China adds temporary Influence in East Asia - Pacific: 4 VPs.
    Russia reveals Quantitative Easing and Strategic Reinforcements: 8 Research.
    Russia gains 12 money.
253 done
    The EU reveals Well-Laid Plans and Foreign Trade: 4 Research.
    The EU gains 9 money.
254 exhaust norway_eu
    The EU exhausts Norway.
255 buy global_presence:a
    The EU buys Global Presence for 5 Research.
    Global Presence lies open in the market.
256 exhaust venezuela
    The EU exhausts Venezuela.
257 done
    China reveals Foreign Military Presence and Dominant Power: 6 Research.
    China gains 4 money.
    China gains 1 diplomacy.
258 buy minimize_bureaucracy:a
    China buys Minimize Bureaucracy for 4 Research.
    New Strategic Partner lies open in the market.
259 refresh
    China refreshes the market.
    Power Play leaves the market.
    Prosperous Times lies open in the market.
    Steady Partnership leaves the market.
    Trade Opportunity lies open in the market.
    Optimization Program leaves the market.
    Strengthen Alliance lies open in the market.
260 exhaust singapore
    China exhausts Singapore.
261 done
    Return on Investment leaves the market.
    Industrial Policy lies open in the market.
    The USA adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    The USA adds permanent Influence in South Asia: 0 VPs.
    1 new army for the USA in South Asia.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Russia's investments return 4 money.
    The EU's investments return 2 money.
262 discard_token africa
    The EU gives up an Engage token in Africa for 5 money.
    China's investments return 4 money.
263 yes
    The EU's Prosperity goes up to 2: 4 VPs and 15 money.
    Russia suffers THREAT from the EU in Europe: -2 VPs.
    Russia suffers THREAT from China in Central Asia: -2 VPs.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    The Americas: 5 VPs for Russia, 1 for cubes and 4 for place 2.
    The Middle East - North Africa: 8 VPs for Russia, 1 for cubes and 7 for place 2.
    The Middle East - North Africa: 3 VPs for the EU, 1 for cubes and 2 for place 4.
    Africa does not score: a permanent slot is free.
    South Asia: 1 VP for Russia, 1 for cubes and 0 for place 4.
    South Asia: 10 VPs for China, 2 for cubes and 8 for place 1.
    East Asia - Pacific does not score: a permanent slot is free.
    Russia's sphere of influence holds in the Middle East - North Africa: 2 VPs.
    Money, place 2: 3 VPs for Russia.
    Money, place 3: 1 VP for China.
    Money, place 1: 5 VPs for the EU.
    Most armies on the map, place 1: 6 VPs for Russia.
    Most armies on the map, place 3: 1 VP for China.
    Most armies on the map, place 2: 3 VPs for the EU.
    Most allied Countries, place 2: 4 VPs for Russia.
    Most allied Countries, place 3: 2 VPs for China.
    Most allied Countries, place 1: 7 VPs for the EU.
    Round 4.
    Russia draws 6 hidden cards.
    The EU draws 6 hidden cards.
    China draws 6 hidden cards.
    New Countries: Switzerland, Turkmenistan, Canada, Saudi Arabia, Angola, Pakistan and South Korea.
hash 4 0dcdc51a52c567a7
264 place 1
    The EU takes place 1.
265 place 4
    China takes place 4.
266 place 2
    Russia takes place 2.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    Russia produces 5 energy.
    4 energy of Russia found no place: 12 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 5 raw materials.
    3 raw materials of Russia found no place: 9 money instead.
    Russia produces 2 food.
    China produces 1 energy.
    China produces 3 raw materials.
    3 raw materials of China found no place: 9 money instead.
    China produces 4 food.
    1 food of China found no place: 3 money instead.
267 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
268 trash global_presence:a
    The EU's Global Presence leaves the game.
269 focus diplomatic
    The EU chooses Diplomatic Focus.
270 ready canada_eu
    The EU readies Canada.
271 ready serbia
    The EU readies Serbia.
272 ready jordan_eu
    The EU readies Jordan.
273 ready armenia
    The EU readies Armenia.
274 ready venezuela
    The EU readies Venezuela.
275 ready norway_eu
    The EU readies Norway.
276 raise diplomacy
    The EU's production of diplomacy goes up to 5.
277 make 5
    The EU produces 5 diplomacy.
278 focus military
    Russia chooses Military Focus.
279 ready syria_russia
    Russia readies Syria.
280 ready belarus_russia
    Russia readies Belarus.
281 ready india_russia
    Russia readies India.
282 raise army
    Russia's production of armies goes up to 4.
283 make 4
    Russia produces 4 armies.
284 focus domestic
    China chooses Domestic Focus.
285 ready tajikistan_china
    China readies Tajikistan.
286 tracks 1
287 raise energy
    China's production of energy goes up to 2.
    China gains 1 energy.
288 make 2
    China produces 2 consumer goods.
    China's Commerce cards lie face up again.
289 play successful_negotiations:a
    The EU plays Successful Negotiations.
290 ready nigeria_eu
    The EU readies Nigeria.
291 search south_asia
    The EU searches South Asia.
292 improve sri_lanka
    The EU pays 1 diplomacy.
    The EU wins Sri Lanka as an ally.
    Bangladesh lies open.
    Nepal lies open.
293 play military_reinforcements:russia1
    Russia plays Military Reinforcements.
    Russia gains 1 army.
294 army mena
295 to central_asia
    Russia moves an army from the Middle East - North Africa to Central Asia.
296 army mena
297 to europe
    Russia moves an army from the Middle East - North Africa to Europe.
298 play growth_strategy:china1
    China plays Growth Strategy.
299 choose growth
    China chooses: Get a Growth Card.
    China gets Industrial Development: 1 VP.
300 raise goods
    China's production of consumer goods goes up to 5.
301 raise services
    China's production of services goes up to 2.
302 play new_allies:eu1
    The EU plays New Allies.
303 improve nepal
304 pay
    The EU pays 1 diplomacy.
    The EU wins Nepal as an ally.
    India lies open.
305 play new_allies:russia2
    Russia plays New Allies.
306 improve kenya
    Russia pays 1 diplomacy.
    Russia wins Kenya as an ally.
    Sudan lies open.
307 play new_allies:china2
    China plays New Allies.
308 improve india
    China exhausts Pakistan.
    China pays 1 diplomacy.
    China wins India as an ally.
    Bhutan lies open.
309 play new_allies:eu2
    The EU plays New Allies.
310 improve switzerland
311 exhaust norway_eu
    The EU exhausts Norway.
312 exhaust serbia
    The EU exhausts Serbia.
    The EU pays 1 diplomacy.
    The EU wins Switzerland as an ally.
    Croatia lies open.
313 asset ru_arms_export
    Russia uses Arms Export.
314 lay energy_titan:russia1
    Russia puts a hidden card face down.
    Russia pays 2 armies.
    Russia gains 20 money.
315 region south_asia
    Russia names South Asia.
    Russia adds temporary Influence in South Asia: 3 VPs.
316 play foreign_trade:china1
    China plays Foreign Trade.
317 export army
    China exports 1 army for 20 money.
318 export raw
    China exports 1 raw material for 5 money.
319 export goods
320 sell 2
    China exports 2 consumer goods for 30 money.
321 import services
322 buy 1
    China imports 1 service for 10 money.
323 buy 1
    China imports 1 service from the USA for 10 money.
324 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
325 import energy
326 buy 3
    China imports 3 energy from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
    China gains 1 diplomacy.
327 play re_examine_agreement:b
    The EU plays Re-Examine Agreement.
328 reset africa:3
    The EU's cube in Africa goes to the end of the row.
    The EU draws a hidden card.
329 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
330 base canada_eu
331 send 2
    The EU exhausts Canada.
    The EU builds a Base in Canada with 2 armies for 15 money.
    The EU adds temporary Influence in the Americas: 3 VPs.
332 use knowledge_transfer
    Russia uses Knowledge Transfer.
333 draw 1
    Russia draws a hidden card.
334 discard diplomatic_engagement:russia1
    Russia discards Diplomatic Engagement.
335 play re_evaluate_strategy:b
    Russia plays Re-Evaluate Strategy.
336 choose move
    Russia chooses: Move.
337 army central_asia
338 to europe
    Russia moves an army from Central Asia to Europe.
339 army board
340 to europe
    Russia moves an army to Europe.
341 choose trade
    Russia chooses: Trade.
342 export energy
343 sell 3
    Russia exports 3 energy for 15 money.
344 export raw
345 sell 2
    Russia exports 2 raw materials for 10 money.
346 export services
    Russia exports 1 service for 15 money.
347 import goods
348 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
349 buy 0
    Russia gains 1 diplomacy.
350 play new_allies:china1
    China plays New Allies.
351 improve bhutan
352 exhaust india
    China exhausts India.
    China wins Bhutan as an ally.
    Pakistan lies open.
    The EU reveals Diplomatic Engagement and Military Reinforcements: 3 Research.
    The EU gains 1 diplomacy.
    The EU gains 3 money.
353 exhaust armenia
    The EU exhausts Armenia.
354 exhaust sri_lanka
    The EU exhausts Sri Lanka.
355 refresh
    The EU refreshes the market.
    Global Presence leaves the market.
    Optimization Program lies open in the market.
    New Strategic Partner leaves the market.
    Initiate Restructuring lies open in the market.
    Prosperous Times leaves the market.
    Dominant Power lies open in the market.
356 refresh
    The EU refreshes the market.
    Trade Opportunity leaves the market.
    Establish Trade Routes lies open in the market.
    Strengthen Alliance leaves the market.
    Peacekeeping Mandate lies open in the market.
    Industrial Policy leaves the market.
    Explore Alternatives lies open in the market.
357 exhaust jordan_eu
    The EU exhausts Jordan.
358 exhaust venezuela
    The EU exhausts Venezuela.
359 exhaust nepal
    The EU exhausts Nepal.
360 done
    Russia reveals Foreign Trade and Foreign Trade: 2 Research.
    Russia gains 6 money.
361 refresh
    Russia refreshes the market.
    Optimization Program leaves the market.
    Establish Trade Routes lies open in the market.
    Initiate Restructuring leaves the market.
    Power Play lies open in the market.
    Dominant Power leaves the market.
    Military Exercises lies open in the market.
362 exhaust syria_russia
    Russia exhausts Syria.
363 exhaust belarus_russia
    Russia exhausts Belarus.
364 refresh
    Russia refreshes the market.
    Establish Trade Routes leaves the market.
    Activation of Allies lies open in the market.
    Peacekeeping Mandate leaves the market.
    Assign New Diplomats lies open in the market.
    Explore Alternatives leaves the market.
    Explore Alternatives lies open in the market.
365 exhaust kenya
    Russia exhausts Kenya.
366 exhaust india_russia
    Russia exhausts India.
367 buy military_exercises:b
    Russia buys Military Exercises for 3 Research.
    Permanent Mission lies open in the market.
368 exhaust honduras
    Russia exhausts Honduras.
    China reveals Minimize Bureaucracy and The World's Factory: 7 Research.
    China gains 9 money.
369 exhaust bhutan
    China exhausts Bhutan.
370 buy explore_alternatives:a
    China buys Explore Alternatives for 6 Research.
    Trade Opportunity lies open in the market.
371 exhaust tajikistan_china
    China exhausts Tajikistan.
372 refresh
    China refreshes the market.
    Establish Trade Routes leaves the market.
    Joint Venture lies open in the market.
    Power Play leaves the market.
    Debt Relief lies open in the market.
    Activation of Allies leaves the market.
    Strengthen Alliance lies open in the market.
    Assign New Diplomats leaves the market.
    Think Tank lies open in the market.
    The USA adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for the USA in East Asia - Pacific.
    The USA adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for the USA in East Asia - Pacific.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The EU's investments return 2 money.
    Russia's investments return 4 money.
    China's investments return 4 money.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    China suffers THREAT from the USA in South Asia: -2 VPs.
    China suffers THREAT from the USA in East Asia - Pacific: -2 VPs.
    Round 5.
    The EU's discard pile becomes a deck of 13 cards.
    The EU draws 6 hidden cards.
    Russia's discard pile becomes a deck of 14 cards.
    Russia draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    New Countries: Norway, Kazakhstan, Chile, Qatar, Ethiopia, Myanmar and Vietnam.
hash 5 2cb5e65098a5a86f
373 place 4
    China takes place 4.
374 place 2
    The EU takes place 2.
375 place 3
    Russia takes place 3.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    Russia produces 5 energy.
    2 energy of Russia found no place: 6 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 5 raw materials.
    Russia produces 2 food.
    China produces 2 energy.
    China produces 3 raw materials.
    China produces 4 food.
    4 food of China found no place: 12 money instead.
376 focus military
    The EU chooses Military Focus.
377 ready jordan_eu
    The EU readies Jordan.
378 ready serbia
    The EU readies Serbia.
379 ready nepal
    The EU readies Nepal.
380 ready eu_member_states
    The EU readies EU Member States.
381 raise army
    The EU's production of armies goes up to 4.
382 make 1
    The EU produces 1 army.
383 focus military
    Russia chooses Military Focus.
384 ready india_russia
    Russia readies India.
385 ready honduras
    Russia readies Honduras.
386 ready armenia_russia
    Russia readies Armenia.
387 raise army
    Russia's production of armies goes up to 5.
388 make 1
    Russia produces 1 army.
389 focus military
    China chooses Military Focus.
390 ready south_africa_china
    China readies South Africa.
391 ready india
    China readies India.
392 raise army
    China's production of armies goes up to 4.
393 make 2
    China produces 2 armies.
394 play new_allies:eu2
    The EU plays New Allies.
395 improve croatia
396 exhaust serbia
    The EU exhausts Serbia.
    The EU wins Croatia as an ally.
    Ukraine lies open.
397 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
    Russia exhausts Armenia.
    Russia builds a Base in Armenia with 1 army for 10 money.
398 temporary
    Russia adds temporary Influence in Central Asia: 2 VPs.
    Russia gains 1 army.
399 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
400 army board
401 to east_asia_pacific
    China moves an army to East Asia - Pacific.
402 army central_asia
403 to east_asia_pacific
    China moves an army from Central Asia to East Asia - Pacific.
404 play foreign_trade:eu2
    The EU plays Foreign Trade.
405 done
406 import energy
407 buy 2
    The EU imports 2 energy for 6 money.
408 buy 2
    The EU imports 2 energy from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
    1 energy of the EU found no place: 3 money instead.
409 import goods
410 buy 0
    The EU imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
    The EU gains 1 diplomacy.
411 play new_allies:russia1
    Russia plays New Allies.
412 improve turkmenistan
    Russia pays 1 diplomacy.
    Russia wins Turkmenistan as an ally.
    Georgia lies open.
413 asset cn_rapid_industrialization
    China uses Rapid Industrialization.
414 lay minimize_bureaucracy:a
    China puts a hidden card face down.
415 choose increase_two
    China chooses: 10 money: raise two productions.
    China pays 10 money.
416 raise raw
    China's production of raw materials goes up to 4.
417 raise services
    China's production of services goes up to 3.
    China gains 3 VPs.
418 play explore_alternatives:a
    China plays Explore Alternatives.
    China draws 2 hidden cards.
419 play growth_strategy:china2
    China plays Growth Strategy.
420 choose growth
    China chooses: Get a Growth Card.
421 growth knowledge_transfer
    China gets Knowledge Transfer: 4 VPs.
422 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
423 trash diplomatic_engagement:eu1
    The EU's Diplomatic Engagement leaves the game.
424 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
425 base nepal
    The EU exhausts Nepal.
    The EU builds a Base in Nepal with 1 army for 10 money.
    The EU adds temporary Influence in South Asia: 2 VPs.
426 play foreign_direct_investment:russia1
    Russia plays Foreign Direct Investment.
427 invest turkmenistan
    Russia exhausts Turkmenistan.
    Russia invests 10 money in Turkmenistan.
428 permanent
    Russia adds permanent Influence in Central Asia: 1 VP.
429 pass
430 lay foreign_direct_investment:china1
    China puts a hidden card face down.
    China passes and takes 10 money.
431 play growth_strategy:eu1
    The EU plays Growth Strategy.
    The EU chooses: Produce.
432 produce energy
    The EU produces 1 energy.
    1 energy of the EU found no place: 3 money instead.
433 produce food
    The EU produces 3 food.
    2 food of the EU found no place: 6 money instead.
434 produce army
435 make 0
436 play military_exercises:b
    Russia plays Military Exercises.
437 army europe
438 to mena
    Russia moves an army from Europe to the Middle East - North Africa.
439 army central_asia
440 to mena
    Russia moves an army from Central Asia to the Middle East - North Africa.
441 army mena
442 to europe
    Russia moves an army from the Middle East - North Africa to Europe.
443 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
444 none
    The EU reveals Humanitarian Aid and Growth Strategy: 5 Research.
    The EU gains 5 money.
445 exhaust eu_member_states
    The EU exhausts EU Member States.
446 buy joint_venture:a
    The EU buys Joint Venture for 6 Research.
    Rapid Deployment lies open in the market.
447 exhaust croatia
    The EU exhausts Croatia.
448 exhaust switzerland
    The EU exhausts Switzerland.
449 buy think_tank:a
    The EU buys Think Tank for 3 Research.
    New Strategic Partner lies open in the market.
450 refresh
    The EU refreshes the market.
    Permanent Mission leaves the market.
    Diplomatic Trip lies open in the market.
    Trade Opportunity leaves the market.
    Successful Negotiations lies open in the market.
    Debt Relief leaves the market.
    Supply Chain Deal lies open in the market.
451 exhaust jordan_eu
    The EU exhausts Jordan.
452 exhaust nigeria_eu
    The EU exhausts Nigeria.
453 refresh
    The EU refreshes the market.
    Strengthen Alliance leaves the market.
    Cultural Exchange lies open in the market.
    Rapid Deployment leaves the market.
    Energy Summit lies open in the market.
    New Strategic Partner leaves the market.
    Military Exercises lies open in the market.
454 use knowledge_transfer
    Russia uses Knowledge Transfer.
455 draw 2
    Russia draws 2 hidden cards.
456 discard quantitative_easing:a
    Russia discards Quantitative Easing.
457 discard energy_titan:russia1
    Russia discards Energy Titan.
    Russia reveals Ensure Peace in the Region and Foreign Trade: 4 Research.
    Russia gains 1 diplomacy.
    Russia gains 3 money.
458 buy energy_summit:a
    Russia buys Energy Summit for 4 Research.
    Re-Examine Agreement lies open in the market.
459 exhaust india_russia
    Russia exhausts India.
460 exhaust honduras
    Russia exhausts Honduras.
461 buy cultural_exchange:a
    Russia buys Cultural Exchange for 3 Research.
    Activation of Allies lies open in the market.
462 use knowledge_transfer
    China uses Knowledge Transfer.
463 draw 3
    China draws 3 hidden cards.
464 discard economic_diplomacy:china1
    China discards Economic Diplomacy.
465 discard foreign_trade:china1
    China discards Foreign Trade.
466 discard the_worlds_factory:china1
    China discards The World's Factory.
    China reveals Quantitative Easing and Dominant Power: 6 Research.
    China gains 6 money.
    China gains 1 diplomacy.
467 exhaust south_africa_china
    China exhausts South Africa.
468 buy diplomatic_trip:a
    China buys Diplomatic Trip for 7 Research.
    Return on Investment lies open in the market.
469 done
    Successful Negotiations leaves the market.
    New Agenda lies open in the market.
    The USA adds temporary Influence in the Middle East - North Africa: 0 VPs.
    One of China's Commerce cards is turned face down.
    The USA trades with China: 10 money.
    The USA adds permanent Influence in Europe: 0 VPs.
    1 new army for the USA in Europe.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The EU's investments return 2 money.
    Russia's investments return 6 money.
    China's investments return 4 money.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    China suffers THREAT from the EU in South Asia: -2 VPs.
    Round 6.
    The EU draws 6 hidden cards.
    Russia draws 6 hidden cards.
    China draws 6 hidden cards.
    New Countries: Albania, Tajikistan, Ecuador, Turkey, Burkina Faso, the Maldives and Thailand.
hash 6 ae88d47226cfc7e8
470 place 4
    The EU takes place 4.
471 place 1
    China takes place 1.
472 place 2
    Russia takes place 2.
    China produces 2 energy.
    China produces 4 raw materials.
    2 raw materials of China found no place: 6 money instead.
    China produces 4 food.
    2 food of China found no place: 6 money instead.
    Russia produces 5 energy.
    5 energy of Russia found no place: 15 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 5 raw materials.
    3 raw materials of Russia found no place: 9 money instead.
    Russia produces 2 food.
    The EU produces 1 energy.
    1 energy of the EU found no place: 3 money instead.
    The EU produces 1 raw material.
    The EU produces 3 food.
    3 food of the EU found no place: 9 money instead.
473 focus military
    China chooses Military Focus.
474 ready bhutan
    China readies Bhutan.
475 ready tajikistan_china
    China readies Tajikistan.
476 raise army
    China's production of armies goes up to 5.
477 make 5
    China produces 5 armies.
478 focus diplomatic
    Russia chooses Diplomatic Focus.
479 ready belarus_russia
    Russia readies Belarus.
480 ready syria_russia
    Russia readies Syria.
481 ready india_russia
    Russia readies India.
482 done
483 raise diplomacy
    Russia's production of diplomacy goes up to 4.
484 make 4
    Russia produces 4 diplomacy.
485 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
486 trash re_examine_agreement:b
    The EU's Re-Examine Agreement leaves the game.
487 focus domestic
    The EU chooses Domestic Focus.
488 ready croatia
    The EU readies Croatia.
489 ready switzerland
    The EU readies Switzerland.
490 ready armenia
    The EU readies Armenia.
491 raise army
    The EU's production of armies goes up to 5.
492 make 2
    The EU produces 2 consumer goods.
    The EU's Commerce cards lie face up again.
493 make 4
    The EU produces 4 services.
494 play growth_strategy:china1
    China plays Growth Strategy.
495 choose produce
    China chooses: Produce.
496 produce energy
    China produces 2 energy.
497 produce diplomacy
498 make 2
    China produces 2 diplomacy.
499 produce goods
500 make 3
    China produces 3 consumer goods.
    China's Commerce cards lie face up again.
501 play foreign_trade:russia2
    Russia plays Foreign Trade.
502 export food
503 sell 1
    Russia exports 1 food for 5 money.
504 export army
    Russia exports 1 army for 20 money.
505 export energy
506 sell 3
    Russia exports 3 energy for 15 money.
507 import services
508 buy 0
509 buy 1
    Russia imports 1 service from the USA for 10 money.
510 buy 1
    Russia imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
511 import goods
512 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
513 buy 1
    Russia imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
    Russia gains 1 diplomacy.
514 play joint_venture:a
    The EU plays Joint Venture.
515 produce diplomacy
516 make 4
    The EU produces 4 diplomacy.
    2 diplomacy of the EU found no place: 0 money instead.
517 produce energy
    The EU produces 1 energy.
518 invest switzerland
    The EU exhausts Switzerland.
    The EU invests 20 money in Switzerland.
519 temporary
    The EU adds temporary Influence in Europe: 5 VPs.
520 play new_allies:china1
    China plays New Allies.
521 improve qatar
    China pays 2 diplomacy.
    China wins Qatar as an ally.
    Saudi Arabia lies open.
522 play cultural_exchange:a
    Russia plays Cultural Exchange.
523 ready honduras
    Russia readies Honduras.
524 ready turkmenistan
    Russia readies Turkmenistan.
    Russia gains 2 diplomacy.
525 play new_allies:eu1
    The EU plays New Allies.
526 improve vietnam
    The EU pays 2 diplomacy.
    The EU wins Vietnam as an ally.
    South Korea lies open.
527 use knowledge_transfer
    China uses Knowledge Transfer.
528 draw 2
    China's discard pile becomes a deck of 11 cards.
    China draws 2 hidden cards.
529 discard new_allies:china2
    China discards New Allies.
530 discard foreign_military_presence:china1
    China discards Foreign Military Presence.
531 play diplomatic_trip:a
    China plays Diplomatic Trip.
532 improve albania
    China pays 1 diplomacy.
    China wins Albania as an ally.
    Ukraine lies open.
533 play energy_summit:a
    Russia plays Energy Summit.
    Russia gains 2 energy.
534 done
535 done
536 play foreign_trade:eu1
    The EU plays Foreign Trade.
537 export food
538 sell 3
    The EU exports 3 food for 15 money.
539 export services
540 sell 2
    The EU exports 2 services for 30 money.
541 import raw
542 buy 2
    The EU imports 2 raw materials from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
543 import goods
544 buy 3
    The EU imports 3 consumer goods for 30 money.
545 buy 1
    The EU imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
    The EU gains 1 diplomacy.
546 play foreign_direct_investment:china1
    China plays Foreign Direct Investment.
547 invest bhutan
    China exhausts Bhutan.
    China invests 10 money in Bhutan.
    China adds temporary Influence in South Asia: 1 VP.
548 play growth_strategy:russia1
    Russia plays Growth Strategy.
    Russia chooses: Produce.
549 produce raw
    Russia produces 5 raw materials.
    5 raw materials of Russia found no place: 15 money instead.
    Russia's Commerce cards lie face up again.
550 produce food
    Russia produces 2 food.
551 produce services
552 make 0
553 play think_tank:a
    The EU plays Think Tank.
    The EU's discard pile becomes a deck of 6 cards.
    The EU draws 2 hidden cards.
554 discard foreign_military_presence:eu1
    The EU discards Foreign Military Presence.
    The EU gains 1 service.
    The USA adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    The USA adds temporary Influence in East Asia - Pacific: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    The USA trades with Russia: 10 money.
    China's investments return 6 money.
    Russia's investments return 6 money.
    The EU's investments return 8 money.
555 no
556 yes
    Russia's Prosperity goes up to 2: 4 VPs and 10 money.
557 no
    Russia suffers THREAT from the USA in the Middle East - North Africa: -2 VPs.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    The Americas: 3 VPs for Russia, 1 for cubes and 2 for place 3.
    The Americas: 5 VPs for the EU, 1 for cubes and 4 for place 2.
    The Middle East - North Africa: 8 VPs for Russia, 1 for cubes and 7 for place 2.
    The Middle East - North Africa: 3 VPs for the EU, 1 for cubes and 2 for place 4.
    Africa does not score: a permanent slot is free.
    South Asia: 7 VPs for Russia, 2 for cubes and 5 for place 2.
    South Asia: 11 VPs for China, 3 for cubes and 8 for place 1.
    South Asia: 1 VP for the EU, 1 for cubes and 0 for place 4.
    East Asia - Pacific: 3 VPs for Russia, 1 for cubes and 2 for place 3.
    East Asia - Pacific: 8 VPs for China, 2 for cubes and 6 for place 2.
    Russia's sphere of influence holds in Europe: 2 VPs.
    China's investments reach 3 Regions: 2 VPs.
    Money, place 1: 5 VPs for Russia.
    Money, place 2: 3 VPs for China.
    Money, place 3: 1 VP for the EU.
    Most armies on the map, place 2: 3 VPs for Russia.
    Most armies on the map, place 3: 1 VP for China.
    Most armies on the map, place 2: 3 VPs for the EU.
    Most allied Countries, place 3: 2 VPs for Russia.
    Most allied Countries, place 3: 2 VPs for China.
    Most allied Countries, place 1: 7 VPs for the EU.
end 091c04825912fc34
    Russia has the most VPs when the last round is over: 89.
