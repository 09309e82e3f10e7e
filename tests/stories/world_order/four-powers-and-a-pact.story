{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "china", "eu", "russia"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 134, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 hand first
2 give_back us_rd_champion
3 hand second
4 give_back cn_brics
5 hand second
6 give_back eu_expansion
7 hand first
8 give_back ru_private_military
    The USA keeps Arms Export and Main UN Funding Contributor and begins with 6 VPs.
    China keeps Shanghai Cooperation Organization and Belt & Road Initiative and begins with 4 VPs.
    The EU keeps NATO and Brand Europe and begins with 7 VPs.
    Russia keeps Arms Export and Cyber Attacks and begins with 8 VPs.
9 place 1
    China takes place 1.
10 place 3
    The USA takes place 3.
11 place 2
    The EU takes place 2.
    Russia takes place 4.
    Round 1.
hash 1 5082f432e2901adc
12 play growth_strategy:china1
    China plays Growth Strategy.
13 choose produce
    China chooses: Produce.
14 produce goods
15 make 0
16 produce raw
    China produces 3 raw materials.
17 produce services
18 make 1
    China produces 1 service.
19 asset eu_nato
    The EU uses NATO.
20 lay new_allies:eu1
    The EU puts a hidden card face down.
    The EU pays 2 diplomacy.
    The EU pays 10 money.
21 region central_asia
    The EU names Central Asia.
    2 new armies for the EU in Central Asia.
    The EU adds permanent Influence in Central Asia: 1 VP.
22 asset us_arms_export
    The USA uses Arms Export.
23 lay diplomatic_engagement:usa1
    The USA puts a hidden card face down.
    The USA pays 2 armies.
    The USA gains 20 money.
24 region central_asia
    The USA names Central Asia.
25 temporary
    The USA adds temporary Influence in Central Asia: 4 VPs.
26 asset ru_cyber_attacks
    Russia uses Cyber Attacks.
27 lay military_re_equipment:russia1
    Russia puts a hidden card face down.
28 region africa
    Russia names Africa.
    Russia pays 1 service.
29 temporary
    Russia adds temporary Influence in Africa: 3 VPs.
30 order
    China uses the Executive Order.
31 lay military_reinforcements:china1
    China puts a hidden card face down.
32 choose build_base
    China chooses: Build a Base.
33 base laos_china
    China exhausts Laos.
    China builds a Base in Laos with 1 army for 10 money.
34 temporary
    China adds temporary Influence in East Asia - Pacific: 4 VPs.
35 asset eu_brand_europe
    The EU uses Brand Europe.
36 lay foreign_trade:eu2
    The EU puts a hidden card face down.
37 region east_asia_pacific
    The EU names East Asia - Pacific.
38 export energy
    The EU exports 1 energy for 5 money.
39 done
40 import services
    The EU imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
41 import food
    The EU imports 1 food for 3 money.
    The EU gains 1 diplomacy.
42 play growth_strategy:usa1
    The USA plays Growth Strategy.
43 choose growth
    The USA chooses: Get a Growth Card.
44 growth industrial_development
    The USA gets Industrial Development: 1 VP.
45 raise raw
    The USA's production of raw materials goes up to 3.
46 raise energy
    The USA's production of energy goes up to 4.
47 play foreign_trade:russia2
    Russia plays Foreign Trade.
48 export army
    Russia exports 1 army for 20 money.
49 export energy
50 sell 2
    Russia exports 2 energy for 10 money.
51 export raw
52 sell 2
    Russia exports 2 raw materials for 10 money.
53 import services
54 buy 1
    Russia imports 1 service for 10 money.
55 buy 1
    Russia imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
56 buy 1
    Russia imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
57 done
    Russia gains 1 diplomacy.
58 play economic_diplomacy:china1
    China plays Economic Diplomacy.
59 invest south_africa_china
    China exhausts South Africa.
    China invests 10 money in South Africa.
60 permanent
    China adds permanent Influence in Africa: 1 VP.
    China gains 1 diplomacy.
61 play military_reinforcements:eu1
    The EU plays Military Reinforcements.
    The EU gains 1 army.
62 army board
63 to africa
    The EU moves an army to Africa.
64 army central_asia
65 to africa
    The EU moves an army from Central Asia to Africa.
66 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
67 invest iraq_usa
    The USA exhausts Iraq.
    The USA invests 10 money in Iraq.
68 permanent
    The USA adds permanent Influence in the Middle East - North Africa: 1 VP.
69 play growth_strategy:russia1
    Russia plays Growth Strategy.
70 choose growth
    Russia chooses: Get a Growth Card.
71 growth diplomatic_initiative
    Russia gets Diplomatic Initiative: 2 VPs.
72 asset cn_belt_and_road
    China uses Belt & Road Initiative.
73 lay new_allies:china2
    China puts a hidden card face down.
74 play humanitarian_aid:eu1
    The EU plays Humanitarian Aid.
75 improve ethiopia
76 pay
77 swap 1
    The EU pays 3 money.
    The EU pays 1 diplomacy.
    The EU wins Ethiopia as an ally.
    Kenya lies open.
78 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
79 done
80 play new_allies:russia1
    Russia plays New Allies.
81 improve albania
82 pay
    Russia pays 1 diplomacy.
    Russia wins Albania as an ally.
    Serbia lies open.
    China reveals Foreign Military Presence and The World's Factory: 6 Research.
    China gains 9 money.
83 exhaust tajikistan_china
    China exhausts Tajikistan.
84 buy military_exercises:a
    China buys Military Exercises for 3 Research.
    Prosperous Times lies open in the market.
85 exhaust pakistan_china
    China exhausts Pakistan.
86 buy prosperous_times:b
    China buys Prosperous Times for 5 Research.
    Re-Examine Agreement lies open in the market.
    The EU reveals Growth Strategy and Growth Strategy: 8 Research.
    The EU gains 4 money.
87 buy re_examine_agreement:a
    The EU buys Re-Examine Agreement for 5 Research.
    Convincing Arguments lies open in the market.
88 buy trade_opportunity:a
    The EU buys Trade Opportunity for 3 Research.
    Build New Embassy lies open in the market.
89 exhaust norway_eu
    The EU exhausts Norway.
90 exhaust nigeria_eu
    The EU exhausts Nigeria.
91 refresh
    The EU refreshes the market.
    Supply Chain Deal leaves the market.
    Well-Laid Plans lies open in the market.
    Optimization Program leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Power Play leaves the market.
    Establish Trade Routes lies open in the market.
92 exhaust eu_member_states
    The EU exhausts EU Member States.
93 exhaust jordan_eu
    The EU exhausts Jordan.
94 buy build_new_embassy:a
    The EU buys Build New Embassy for 3 Research.
    Industrial Policy lies open in the market.
95 exhaust ethiopia
    The EU exhausts Ethiopia.
96 exhaust canada_eu
    The EU exhausts Canada.
97 buy convincing_arguments:a
    The EU buys Convincing Arguments for 4 Research.
    New Agenda lies open in the market.
    The USA reveals New Allies and Global Currency: 4 Research.
    The USA gains 8 money.
98 buy establish_trade_routes:b
    The USA buys Establish Trade Routes for 3 Research.
    Global Presence lies open in the market.
99 exhaust japan_usa
    The USA exhausts Japan.
100 exhaust mexico_usa
    The USA exhausts Mexico.
101 buy well_laid_plans:a
    The USA buys Well-Laid Plans for 4 Research.
    New Strategic Partner lies open in the market.
102 done
    Russia reveals Foreign Military Presence and Foreign Direct Investment: 7 Research.
    Russia gains 10 money.
103 buy new_strategic_partner:b
    Russia buys New Strategic Partner for 7 Research.
    Optimization Program lies open in the market.
104 exhaust armenia_russia
    Russia exhausts Armenia.
105 exhaust albania
    Russia exhausts Albania.
106 exhaust syria_russia
    Russia exhausts Syria.
107 exhaust belarus_russia
    Russia exhausts Belarus.
108 exhaust india_russia
    Russia exhausts India.
109 buy new_agenda:b
    Russia buys New Agenda for 5 Research.
    Rapid Deployment lies open in the market.
    China's investments return 2 money.
    The USA's investments return 2 money.
110 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
111 no
112 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
    China suffers THREAT from the EU in Central Asia: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Russia suffers THREAT from the EU in Central Asia: -2 VPs.
    Round 2.
    China draws 6 hidden cards.
    The EU draws 6 hidden cards.
    The USA draws 6 hidden cards.
    Russia draws 6 hidden cards.
    New Countries: Norway, Kyrgyzstan, Honduras, Egypt, Equatorial Guinea, Nepal and the Philippines.
hash 2 a8722fba74a22894
113 place 2
    The EU takes place 2.
114 place 3
    China takes place 3.
115 place 1
    Russia takes place 1.
    The USA takes place 4.
    Russia produces 5 energy.
    Russia produces 4 raw materials.
    Russia produces 2 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The USA produces 4 energy.
    The USA produces 3 raw materials.
    The USA produces 3 food.
116 focus military
    Russia chooses Military Focus.
117 ready syria_russia
    Russia readies Syria.
118 ready belarus_russia
    Russia readies Belarus.
119 ready albania
    Russia readies Albania.
120 raise army
    Russia's production of armies goes up to 3.
121 make 2
    Russia produces 2 armies.
122 focus domestic
    The EU chooses Domestic Focus.
123 ready canada_eu
    The EU readies Canada.
124 ready ethiopia
    The EU readies Ethiopia.
125 none
126 make 1
    The EU produces 1 consumer good.
    The EU's Commerce cards lie face up again.
127 focus domestic
    China chooses Domestic Focus.
128 ready pakistan_china
    China readies Pakistan.
129 tracks 1
130 raise diplomacy
    China's production of diplomacy goes up to 4.
131 make 0
132 make 0
133 focus military
    The USA chooses Military Focus.
134 done
135 raise army
    The USA's production of armies goes up to 4.
136 make 2
    The USA produces 2 armies.
137 play new_agenda:b
    Russia plays New Agenda.
    Russia's discard pile becomes a deck of 6 cards.
    Russia draws 3 hidden cards.
138 yes
139 discard military_reinforcements:russia1
    Russia discards Military Reinforcements.
140 discard diplomatic_engagement:russia1
    Russia discards Diplomatic Engagement.
141 play new_strategic_partner:b
    Russia plays New Strategic Partner.
142 improve equatorial_guinea
    Russia pays 1 diplomacy.
    Russia wins Equatorial Guinea as an ally.
    Mali lies open.
    Russia chooses: Move.
143 done
144 play trade_opportunity:a
    The EU plays Trade Opportunity.
145 export services
146 sell 2
    The EU exports 2 services for 30 money.
147 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
148 none
149 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
150 engage south_asia
151 pay
    China pays 4 diplomacy.
    China engages in South Asia.
152 temporary
    China adds temporary Influence in South Asia: 4 VPs.
153 play new_allies:usa2
    The USA plays New Allies.
154 improve egypt
    The USA pays 2 diplomacy.
    The USA wins Egypt as an ally.
    Libya lies open.
155 play new_allies:russia2
    Russia plays New Allies.
156 improve norway
157 exhaust albania
    Russia exhausts Albania.
158 exhaust belarus_russia
    Russia exhausts Belarus.
    Russia wins Norway as an ally.
    Switzerland lies open.
159 play convincing_arguments:a
    The EU plays Convincing Arguments.
    The EU gains 2 diplomacy.
160 choose improve_relations
    The EU chooses: Improve Relations.
161 improve japan
    The EU pays 3 diplomacy.
    The EU wins Japan as an ally.
    New Zealand lies open.
162 play prosperous_times:b
    China plays Prosperous Times.
163 make 1
    China produces 1 consumer good.
164 choose play_another
    China chooses: Play another card.
165 play new_allies:china1
    China plays New Allies.
166 improve nepal
    China exhausts Pakistan.
    China wins Nepal as an ally.
    The Maldives lie open.
167 play growth_strategy:usa2
    The USA plays Growth Strategy.
168 choose growth
    The USA chooses: Get a Growth Card.
169 growth reduced_bureaucracy
    The USA gets Reduced Bureaucracy: 3 VPs.
170 play foreign_trade:russia1
    Russia plays Foreign Trade.
171 export goods
    Russia exports 1 consumer good for 15 money.
172 done
173 import services
174 buy 1
    Russia imports 1 service for 10 money.
175 buy 0
176 buy 1
    Russia imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
177 done
    Russia gains 1 diplomacy.
178 play foreign_trade:eu1
    The EU plays Foreign Trade.
179 export army
    The EU exports 1 army for 20 money.
180 export goods
    The EU exports 1 consumer good for 15 money.
181 import raw
182 buy 2
    The EU imports 2 raw materials from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
183 import food
    The EU imports 1 food for 3 money.
184 play military_exercises:a
    China plays Military Exercises.
185 army east_asia_pacific
186 to south_asia
    China moves an army from East Asia - Pacific to South Asia.
187 army board
188 to east_asia_pacific
    China moves an army to East Asia - Pacific.
189 play establish_trade_routes:b
    The USA plays Establish Trade Routes.
190 region europe
    The USA names Europe.
191 export goods
    The USA exports 1 consumer good for 15 money.
192 export raw
193 sell 2
    The USA exports 2 raw materials for 10 money.
194 import energy
195 buy 0
196 buy 3
    The USA imports 3 energy from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
197 done
    The USA gains 1 diplomacy.
198 asset ru_arms_export
    Russia uses Arms Export.
199 lay energy_titan:russia1
    Russia puts a hidden card face down.
    Russia pays 2 armies.
    Russia gains 20 money.
200 region mena
    Russia names the Middle East - North Africa.
201 temporary
    Russia adds temporary Influence in the Middle East - North Africa: 5 VPs.
202 play build_new_embassy:a
    The EU plays Build New Embassy.
203 improve uae
    The EU pays 1 diplomacy.
    The EU wins the United Arab Emirates as an ally.
    Turkey lies open.
204 play foreign_direct_investment:china1
    China plays Foreign Direct Investment.
205 asset us_main_un_funding
    The USA uses Main UN Funding Contributor.
206 lay well_laid_plans:a
    The USA puts a hidden card face down.
207 times 2
    The USA pays 20 money.
    The USA gains 6 diplomacy.
208 engage europe
209 exhaust iceland_usa
    The USA exhausts Iceland.
    The USA pays 4 diplomacy.
    The USA engages in Europe.
210 temporary
    The USA adds temporary Influence in Europe: 5 VPs.
    Russia reveals Growth Strategy and Foreign Military Presence: 6 Research.
    Russia gains 6 money.
211 buy industrial_policy:a
    Russia buys Industrial Policy for 5 Research.
    Return on Investment lies open in the market.
212 exhaust norway
    Russia exhausts Norway.
213 exhaust syria_russia
    Russia exhausts Syria.
214 exhaust equatorial_guinea
    Russia exhausts Equatorial Guinea.
215 refresh
    Russia refreshes the market.
    New Strategic Partner leaves the market.
    Key Economic Partner lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Return on Investment lies open in the market.
    Global Presence leaves the market.
    Build New Embassy lies open in the market.
216 buy build_new_embassy:b
    Russia buys Build New Embassy for 3 Research.
    Re-Evaluate Strategy lies open in the market.
    The EU reveals Re-Examine Agreement: 6 Research.
    The EU gains 6 money.
217 exhaust canada_eu
    The EU exhausts Canada.
218 buy key_economic_partner:a
    The EU buys Key Economic Partner for 4 Research.
    Quantitative Easing lies open in the market.
219 exhaust uae
    The EU exhausts the United Arab Emirates.
220 buy return_on_investment:a
    The EU buys Return on Investment for 4 Research.
    Boost Production lies open in the market.
221 refresh
    The EU refreshes the market.
    Optimization Program leaves the market.
    Debt Relief lies open in the market.
    Rapid Deployment leaves the market.
    Quantitative Easing lies open in the market.
    Return on Investment leaves the market.
    Think Tank lies open in the market.
222 exhaust ethiopia
    The EU exhausts Ethiopia.
223 done
    China reveals Foreign Trade: 3 Research.
    China gains 3 money.
224 buy think_tank:a
    China buys Think Tank for 3 Research.
    Diplomatic Trip lies open in the market.
225 exhaust nepal
    China exhausts Nepal.
226 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA draws a hidden card.
227 trash foreign_military_presence:usa1
    The USA's Foreign Military Presence leaves the game.
    The USA reveals Military Pact and Foreign Trade: 4 Research.
    The USA gains 8 money.
228 buy quantitative_easing:a
    The USA buys Quantitative Easing for 4 Research.
    Power Play lies open in the market.
229 done
    China's investments return 2 money.
230 done
    The USA's investments return 2 money.
231 discard_token europe
    The USA gives up an Engage token in Europe for 5 money.
232 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
233 yes
    China's Prosperity goes up to 2: 4 VPs and 10 money.
    China suffers THREAT from the EU in Central Asia: -2 VPs.
    Round 3.
    Russia draws 6 hidden cards.
    The EU draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    The USA's discard pile becomes a deck of 12 cards.
    The USA draws 6 hidden cards.
    New Countries: Croatia, Georgia, Mexico, Saudi Arabia, Djibouti, Bhutan and Laos.
hash 3 8d5e3fff6520d6f5
234 place 3
    The EU takes place 3.
235 place 1
    China takes place 1.
236 place 4
    Russia takes place 4.
    The USA takes place 2.
    China produces 1 energy.
    China produces 3 raw materials.
    1 raw material of China found no place: 3 money instead.
    China produces 3 food.
    The USA produces 4 energy.
    4 energy of the USA found no place: 12 money instead.
    The USA produces 3 raw materials.
    The USA produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    1 food of the EU found no place: 3 money instead.
    Russia produces 5 energy.
    3 energy of Russia found no place: 9 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
237 focus domestic
    China chooses Domestic Focus.
238 ready laos_china
    China readies Laos.
239 tracks 1
240 raise services
    China's production of services goes up to 2.
241 make 1
    China produces 1 consumer good.
242 focus military
    The USA chooses Military Focus.
243 ready mexico_usa
    The USA readies Mexico.
244 ready iceland_usa
    The USA readies Iceland.
245 raise army
    The USA's production of armies goes up to 5.
246 make 3
    The USA produces 3 armies.
247 focus domestic
    The EU chooses Domestic Focus.
248 ready canada_eu
    The EU readies Canada.
249 ready jordan_eu
    The EU readies Jordan.
250 raise diplomacy
    The EU's production of diplomacy goes up to 5.
251 make 1
    The EU produces 1 consumer good.
    The EU's Commerce cards lie face up again.
252 focus diplomatic
    Russia chooses Diplomatic Focus.
253 ready armenia_russia
    Russia readies Armenia.
254 ready norway
    Russia readies Norway.
255 ready equatorial_guinea
    Russia readies Equatorial Guinea.
256 done
257 raise diplomacy
    Russia's production of diplomacy goes up to 4.
258 make 4
    Russia produces 4 diplomacy.
259 play military_exercises:a
    China plays Military Exercises.
260 army east_asia_pacific
261 to central_asia
    China moves an army from East Asia - Pacific to Central Asia.
262 army south_asia
263 to central_asia
    China moves an army from South Asia to Central Asia.
264 use reduced_bureaucracy
    The USA uses Reduced Bureaucracy.
    The USA draws a hidden card.
265 trash quantitative_easing:a
    The USA's Quantitative Easing leaves the game.
266 play growth_strategy:usa2
    The USA plays Growth Strategy.
    The USA chooses: Produce.
267 produce food
    The USA produces 3 food.
268 produce army
269 make 1
    The USA produces 1 army.
270 produce energy
    The USA produces 4 energy.
    4 energy of the USA found no place: 12 money instead.
271 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
272 invest canada_eu
    The EU exhausts Canada.
    The EU invests 15 money in Canada.
273 permanent
    The EU adds permanent Influence in the Americas: 1 VP.
274 play industrial_policy:a
    Russia plays Industrial Policy.
275 raise army
    Russia's production of armies goes up to 4.
276 produce diplomacy
277 make 4
    Russia produces 4 diplomacy.
278 produce food
    Russia produces 2 food.
279 asset cn_sco
    China uses Shanghai Cooperation Organization.
280 lay prosperous_times:b
    China puts a hidden card face down.
281 improve laos
    China exhausts Laos.
    China deepens relations with Laos.
    South Korea lies open.
282 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
283 army board
284 to europe
    The USA moves an army to Europe.
285 army board
286 to east_asia_pacific
    The USA moves an army to East Asia - Pacific.
287 play key_economic_partner:a
    The EU plays Key Economic Partner.
288 ready uae
    The EU readies the United Arab Emirates.
    The EU invests 15 money in the United Arab Emirates.
289 temporary
    The EU adds temporary Influence in the Middle East - North Africa: 4 VPs.
290 play foreign_trade:russia2
    Russia plays Foreign Trade.
291 export army
    Russia exports 1 army for 20 money.
292 export energy
293 sell 2
    Russia exports 2 energy for 10 money.
294 export services
    Russia exports 1 service for 15 money.
295 done
296 play think_tank:a
    China plays Think Tank.
    China draws 2 hidden cards.
297 discard foreign_direct_investment:china1
    China discards Foreign Direct Investment.
    China gains 1 service.
298 play well_laid_plans:a
    The USA plays Well-Laid Plans.
    The USA draws a hidden card.
    The USA exhausts Iceland.
    The USA builds a Base in Iceland with 1 army for 10 money.
299 permanent
    The USA adds permanent Influence in Europe: 1 VP.
300 play soft_power:eu1
    The EU plays Soft Power.
301 play growth_strategy:russia1
    Russia plays Growth Strategy.
302 choose produce
    Russia chooses: Produce.
303 done
304 play the_worlds_factory:china1
    China plays The World's Factory.
305 export goods
    China exports 1 consumer good for 15 money.
306 import energy
307 buy 2
    China imports 2 energy from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
308 import raw
309 buy 3
    China imports 3 raw materials from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
    2 raw materials of China found no place: 6 money instead.
    China gains 1 diplomacy.
310 make 1
    China produces 1 consumer good.
311 order
    The USA uses the Executive Order.
312 lay diplomatic_engagement:usa1
    The USA puts a hidden card face down.
313 choose move
    The USA chooses: Move.
    The USA gains 1 army.
314 army east_asia_pacific
315 to europe
    The USA moves an army from East Asia - Pacific to Europe.
316 army europe
317 to mena
    The USA moves an army from Europe to the Middle East - North Africa.
318 order
    The EU uses the Executive Order.
319 lay return_on_investment:a
    The EU puts a hidden card face down.
320 choose improve_relations
    The EU chooses: Improve Relations.
321 improve saudi_arabia
322 exhaust uae
    The EU exhausts the United Arab Emirates.
    The EU exhausts Jordan.
    The EU wins Saudi Arabia as an ally.
    Algeria lies open.
323 order
    Russia uses the Executive Order.
324 lay new_allies:russia1
    Russia puts a hidden card face down.
325 choose engage
    Russia chooses: Engage.
326 engage south_asia
    Russia pays 2 diplomacy.
    Russia engages in South Asia.
327 permanent
    Russia adds permanent Influence in South Asia: 1 VP.
    China's investments return 2 money.
328 discard_token south_asia
    China gives up an Engage token in South Asia for 10 money.
    The USA's investments return 2 money.
    The EU's investments return 8 money.
329 discard_token south_asia
    Russia gives up an Engage token in South Asia for 5 money.
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    Russia suffers THREAT from the EU and China in Central Asia: -4 VPs.
    Russia suffers THREAT from the USA in the Middle East - North Africa: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    The Americas do not score: a permanent slot is free.
    The Middle East - North Africa does not score: a permanent slot is free.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Money, place 3: 1 VP for the USA.
    Money, place 2: 3 VPs for the EU.
    Money, place 1: 5 VPs for Russia.
    Most armies on the map, place 2: 3 VPs for the USA.
    Most armies on the map, place 3: 1 VP for China.
    Most armies on the map, place 2: 3 VPs for the EU.
    Most allied Countries, place 1: 7 VPs for the EU.
    Most allied Countries, place 2: 4 VPs for Russia.
end 3c15e1f2b72969d8
    The EU has the most VPs when the last round is over: 28.
