{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["usa", "eu", "china"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": false, "then_requires_previous_step": true, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 92, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand first
2 give_back us_main_un_funding
3 hand second
4 give_back eu_neighborhood_policy
5 hand second
6 give_back cn_brics
    The USA keeps US Navy and Arms Export and begins with 5 VPs.
    The EU keeps Brand Europe and Central European Bank and begins with 6 VPs.
    China keeps Shanghai Cooperation Organization and Rapid Industrialization and begins with 5 VPs.
7 place 3
    China takes place 3.
8 place 4
    The USA takes place 4.
9 place 2
    The EU takes place 2.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 4675440e3ffa6dab
10 play new_allies:eu2
    The EU plays New Allies.
11 improve pakistan
    The EU pays 3 diplomacy.
    The EU wins Pakistan as an ally.
    Nepal lies open.
12 pass
13 lay diplomatic_engagement:china1
    China puts a hidden card face down.
    China passes and takes 10 money.
14 play growth_strategy:usa2
    The USA plays Growth Strategy.
15 choose growth
    The USA chooses: Get a Growth Card.
16 growth diplomatic_initiative
    The USA gets Diplomatic Initiative: 2 VPs.
17 play military_reinforcements:eu1
    The EU plays Military Reinforcements.
    The EU gains 1 army.
18 army board
19 to europe
    The EU moves an army to Europe.
20 army board
21 to mena
    The EU moves an army to the Middle East - North Africa.
22 play new_allies:china2
    China plays New Allies.
23 improve mexico
    China pays 3 diplomacy.
    China wins Mexico as an ally.
    El Salvador lies open.
24 asset us_navy
    The USA uses US Navy.
25 lay military_pact:usa1
    The USA puts a hidden card face down.
26 region east_asia_pacific
    The USA names East Asia - Pacific.
27 region mena
    The USA names the Middle East - North Africa.
    The USA moves an army to East Asia - Pacific.
    The USA moves an army to East Asia - Pacific.
28 temporary
    The USA adds temporary Influence in East Asia - Pacific: 4 VPs.
29 asset eu_central_bank
    The EU uses Central European Bank.
30 lay foreign_trade:eu1
    The EU puts a hidden card face down.
    The EU gains 20 money.
31 growth industrial_development
32 swap 0
    The EU gets Industrial Development: 1 VP.
33 raise army
    The EU's production of armies goes up to 3.
34 raise services
    The EU's production of services goes up to 5.
35 play new_allies:china1
    China plays New Allies.
36 improve mongolia
    China exhausts Tajikistan.
    China wins Mongolia as an ally.
    Armenia lies open.
37 play new_allies:usa1
    The USA plays New Allies.
38 improve iraq
39 exhaust iraq_usa
    The USA exhausts Iraq.
    The USA pays 1 diplomacy.
    The USA deepens relations with Iraq.
    Iran lies open.
40 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
41 base jordan_eu
    The EU exhausts Jordan.
    The EU builds a Base in Jordan with 1 army for 10 money.
42 permanent
    The EU adds permanent Influence in the Middle East - North Africa: 1 VP.
43 play foreign_trade:china2
    China plays Foreign Trade.
44 done
45 import services
46 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
47 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
48 import raw
49 buy 1
    China imports 1 raw material from Russia for 3 money.
50 import energy
51 buy 2
    China imports 2 energy for 6 money.
    China gains 1 diplomacy.
52 order
    The USA uses the Executive Order.
53 lay diplomatic_engagement:usa1
    The USA puts a hidden card face down.
54 choose improve_relations
    The USA chooses: Improve Relations.
55 improve thailand
56 pay
    The USA pays 2 diplomacy.
    The USA wins Thailand as an ally.
    New Zealand lies open.
    The EU reveals Diplomatic Engagement and Foreign Trade: 5 Research.
    The EU gains 1 diplomacy.
    The EU gains 3 money.
57 exhaust eu_member_states
    The EU exhausts EU Member States.
58 buy boost_production:b
    The EU buys Boost Production for 6 Research.
    Permanent Mission lies open in the market.
59 exhaust canada_eu
    The EU exhausts Canada.
60 exhaust norway_eu
    The EU exhausts Norway.
61 buy dominant_power:b
    The EU buys Dominant Power for 4 Research.
    Peacekeeping Mandate lies open in the market.
62 exhaust nigeria_eu
    The EU exhausts Nigeria.
63 exhaust pakistan
    The EU exhausts Pakistan.
64 done
    China reveals Growth Strategy and Foreign Trade: 6 Research.
    China gains 5 money.
65 exhaust mongolia
    China exhausts Mongolia.
66 buy power_play:a
    China buys Power Play for 5 Research.
    Well-Laid Plans lies open in the market.
67 exhaust south_africa_china
    China exhausts South Africa.
68 done
    The USA reveals New Allies and New Allies: 4 Research.
    The USA gains 6 money.
69 buy well_laid_plans:b
    The USA buys Well-Laid Plans for 4 Research.
    Boost Production lies open in the market.
70 exhaust iceland_usa
    The USA exhausts Iceland.
71 exhaust iraq
    The USA exhausts Iraq.
72 exhaust mexico_usa
    The USA exhausts Mexico.
73 done
    New Agenda leaves the market.
    Re-Examine Agreement lies open in the market.
    Russia adds permanent Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    Russia adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for Russia in East Asia - Pacific.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
74 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
75 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
76 no
    China suffers THREAT from the USA and Russia in East Asia - Pacific: -4 VPs.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    Round 2.
    The EU draws 6 hidden cards.
    China draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Switzerland, Georgia, Colombia, Libya, Angola, India and Laos.
hash 2 fc07376573c3e30e
77 place 4
    China takes place 4.
78 place 3
    The USA takes place 3.
79 place 2
    The EU takes place 2.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
80 focus diplomatic
    The EU chooses Diplomatic Focus.
81 ready eu_member_states
    The EU readies EU Member States.
82 ready norway_eu
    The EU readies Norway.
83 ready nigeria_eu
    The EU readies Nigeria.
84 ready jordan_eu
    The EU readies Jordan.
85 ready pakistan
    The EU readies Pakistan.
86 raise diplomacy
    The EU's production of diplomacy goes up to 5.
87 make 5
    The EU produces 5 diplomacy.
88 focus domestic
    The USA chooses Domestic Focus.
89 ready mexico_usa
    The USA readies Mexico.
90 ready iraq
    The USA readies Iraq.
91 raise food
    The USA's production of food goes up to 4.
    The USA gains 1 food.
92 make 3
    The USA produces 3 consumer goods.
93 make 3
    The USA produces 3 services.
    The USA's Commerce cards lie face up again.
94 focus military
    China chooses Military Focus.
95 ready tajikistan_china
    China readies Tajikistan.
96 done
97 raise army
    China's production of armies goes up to 3.
98 make 3
    China produces 3 armies.
99 play boost_production:b
    The EU plays Boost Production.
100 resource goods
    The EU's production of consumer goods goes up to 4.
101 make 2
    The EU produces 2 consumer goods.
    The EU's Commerce cards lie face up again.
102 play growth_strategy:eu1
    The EU plays Growth Strategy.
103 choose growth
    The EU chooses: Get a Growth Card.
104 growth knowledge_transfer
    The EU gets Knowledge Transfer: 4 VPs.
105 play growth_strategy:usa1
    The USA plays Growth Strategy.
106 choose produce
    The USA chooses: Produce.
107 produce energy
    The USA produces 3 energy.
108 produce raw
    The USA produces 2 raw materials.
109 produce goods
110 make 0
111 asset cn_rapid_industrialization
    China uses Rapid Industrialization.
112 lay foreign_direct_investment:china1
    China puts a hidden card face down.
113 order
    The EU uses the Executive Order.
114 lay soft_power:eu1
    The EU puts a hidden card face down.
115 choose engage
    The EU chooses: Engage.
116 engage mena
117 exhaust jordan_eu
    The EU exhausts Jordan.
    The EU pays 3 diplomacy.
    The EU engages in the Middle East - North Africa.
118 temporary
    The EU adds temporary Influence in the Middle East - North Africa: 5 VPs.
119 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
120 army east_asia_pacific
121 to americas
    The USA moves an army from East Asia - Pacific to the Americas.
122 army board
123 to americas
    The USA moves an army to the Americas.
124 play the_worlds_factory:china1
    China plays The World's Factory.
125 done
126 import energy
127 buy 1
    China imports 1 energy for 3 money.
128 make 2
    China produces 2 consumer goods.
129 play growth_strategy:eu2
    The EU plays Growth Strategy.
    The EU chooses: Produce.
130 produce energy
    The EU produces 1 energy.
131 produce diplomacy
132 make 3
    The EU produces 3 diplomacy.
133 produce services
134 make 1
    The EU produces 1 service.
135 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
136 play foreign_military_presence:china1
    China plays Foreign Military Presence.
137 play new_allies:eu1
    The EU plays New Allies.
138 improve laos
    The EU pays 1 diplomacy.
    The EU wins Laos as an ally.
    The Philippines lie open.
139 play well_laid_plans:b
    The USA plays Well-Laid Plans.
    The USA draws a hidden card.
140 play power_play:a
    China plays Power Play.
141 none
    The EU reveals Dominant Power: 3 Research.
    The EU gains 1 diplomacy.
142 exhaust norway_eu
    The EU exhausts Norway.
143 done
    The USA reveals Foreign Trade, Foreign Military Presence and Global Currency: 7 Research.
    The USA gains 12 money.
144 exhaust japan_usa
    The USA exhausts Japan.
145 exhaust thailand
    The USA exhausts Thailand.
146 buy permanent_mission:a
    The USA buys Permanent Mission for 6 Research.
    Trade Opportunity lies open in the market.
147 buy optimization_program:a
    The USA buys Optimization Program for 5 Research.
    Tap into New Markets lies open in the market.
148 exhaust iraq
    The USA exhausts Iraq.
149 exhaust mexico_usa
    The USA exhausts Mexico.
150 buy well_laid_plans:a
    The USA buys Well-Laid Plans for 4 Research.
    Trade Opportunity lies open in the market.
    China reveals Economic Diplomacy and Growth Strategy: 5 Research.
    China gains 9 money.
151 buy trade_opportunity:b
    China buys Trade Opportunity for 3 Research.
    Prosperous Times lies open in the market.
152 exhaust tajikistan_china
    China exhausts Tajikistan.
153 refresh
    China refreshes the market.
    Peacekeeping Mandate leaves the market.
    Strategic Reinforcements lies open in the market.
    Boost Production leaves the market.
    Diplomatic Trip lies open in the market.
    Re-Examine Agreement leaves the market.
    Ensure Peace in the Region lies open in the market.
154 exhaust mexico
    China exhausts Mexico.
155 buy strategic_reinforcements:a
    China buys Strategic Reinforcements for 3 Research.
    Covert Military Operation lies open in the market.
156 done
    Trade Opportunity leaves the market.
    Quantitative Easing lies open in the market.
    Russia adds permanent Influence in Africa: 0 VPs.
    One of the EU's Commerce cards is turned face down.
    Russia trades with the EU: 10 money.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
157 discard_token mena
    The EU gives up an Engage token in the Middle East - North Africa for 5 money.
158 yes
    The EU's Prosperity goes up to 2: 4 VPs and 15 money.
159 no
160 yes
    China's Prosperity goes up to 2: 4 VPs and 10 money.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Round 3.
    The EU's discard pile becomes a deck of 12 cards.
    The EU draws 6 hidden cards.
    The USA's discard pile becomes a deck of 13 cards.
    The USA draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    New Countries: Ukraine, Afghanistan, Venezuela, Egypt, Equatorial Guinea, Bhutan and Australia.
hash 3 5e62aa97bc64cf37
161 place 1
    The USA takes place 1.
162 place 3
    China takes place 3.
163 place 4
    The EU takes place 4.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
164 focus diplomatic
    The USA chooses Diplomatic Focus.
165 ready iceland_usa
    The USA readies Iceland.
166 ready mexico_usa
    The USA readies Mexico.
167 ready thailand
    The USA readies Thailand.
168 ready japan_usa
    The USA readies Japan.
169 done
170 raise diplomacy
    The USA's production of diplomacy goes up to 5.
171 make 3
    The USA produces 3 diplomacy.
172 focus domestic
    China chooses Domestic Focus.
173 ready south_africa_china
    China readies South Africa.
174 tracks 2
175 raise diplomacy
    China's production of diplomacy goes up to 4.
176 raise energy
    China's production of energy goes up to 2.
    China gains 1 energy.
177 make 3
    China produces 3 consumer goods.
178 make 0
179 use knowledge_transfer
    The EU uses Knowledge Transfer.
180 draw 3
    The EU draws 3 hidden cards.
181 discard diplomatic_engagement:eu1
    The EU discards Diplomatic Engagement.
182 discard foreign_direct_investment:eu1
    The EU discards Foreign Direct Investment.
183 discard new_allies:eu2
    The EU discards New Allies.
184 focus diplomatic
    The EU chooses Diplomatic Focus.
185 done
186 make 3
    The EU produces 3 diplomacy.
187 play new_allies:usa2
    The USA plays New Allies.
188 improve venezuela
189 exhaust mexico_usa
    The USA exhausts Mexico.
    The USA wins Venezuela as an ally.
    Brazil lies open.
190 play the_worlds_factory:china1
    China plays The World's Factory.
191 export goods
192 sell 3
    China exports 3 consumer goods for 45 money.
193 export energy
    China exports 1 energy for 5 money.
194 export army
    China exports 1 army for 20 money.
195 import raw
196 buy 3
    China imports 3 raw materials from Russia for 9 money.
197 import services
198 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
199 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
    China gains 1 diplomacy.
200 make 1
    China produces 1 consumer good.
201 play boost_production:b
    The EU plays Boost Production.
202 resource diplomacy
203 play permanent_mission:a
    The USA plays Permanent Mission.
204 yes
    The USA pays 3 diplomacy.
    The USA's cube in East Asia - Pacific becomes permanent.
    The USA draws a hidden card.
205 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
206 army board
207 to south_asia
    China moves an army to South Asia.
208 army board
209 to south_asia
    China moves an army to South Asia.
210 play soft_power:eu1
    The EU plays Soft Power.
211 engage east_asia_pacific
212 pay
    The EU pays 3 diplomacy.
    The EU engages in East Asia - Pacific.
213 temporary
    The EU adds temporary Influence in East Asia - Pacific: 4 VPs.
214 play military_pact:usa1
    The USA plays Military Pact.
215 base japan_usa
    The USA exhausts Japan.
    The USA builds a Base in Japan with 1 army for 10 money.
216 temporary
    The USA adds temporary Influence in East Asia - Pacific: 3 VPs.
    The USA gains 1 diplomacy.
217 play strategic_reinforcements:a
    China plays Strategic Reinforcements.
218 army south_asia
219 to central_asia
    China moves an army from South Asia to Central Asia.
220 army board
221 to east_asia_pacific
    China moves an army to East Asia - Pacific.
222 army south_asia
223 to east_asia_pacific
    China moves an army from South Asia to East Asia - Pacific.
224 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
225 asset us_arms_export
    The USA uses Arms Export.
226 lay foreign_direct_investment:usa1
    The USA puts a hidden card face down.
227 play foreign_military_presence:china1
    China plays Foreign Military Presence.
228 base laos_china
    China exhausts Laos.
    China builds a Base in Laos with 1 army for 10 money.
229 permanent
    China adds permanent Influence in East Asia - Pacific: 1 VP.
230 play humanitarian_aid:eu1
    The EU plays Humanitarian Aid.
231 improve australia
232 exhaust laos
    The EU exhausts Laos.
233 swap 1
    The EU pays 3 money.
    The EU pays 1 diplomacy.
    The EU wins Australia as an ally.
    Singapore lies open.
    The USA reveals Well-Laid Plans, Optimization Program and Well-Laid Plans: 10 Research.
    The USA gains 18 money.
234 exhaust venezuela
    The USA exhausts Venezuela.
235 buy diplomatic_trip:b
    The USA buys Diplomatic Trip for 7 Research.
    Strengthen Alliance lies open in the market.
236 buy quantitative_easing:a
    The USA buys Quantitative Easing for 4 Research.
    Diplomatic Trip lies open in the market.
237 exhaust iceland_usa
    The USA exhausts Iceland.
238 exhaust thailand
    The USA exhausts Thailand.
239 buy ensure_peace_in_the_region:b
    The USA buys Ensure Peace in the Region for 4 Research.
    New Strategic Partner lies open in the market.
    China reveals Trade Opportunity and Growth Strategy: 7 Research.
    China gains 8 money.
240 done
    The EU reveals Foreign Trade and Foreign Trade: 2 Research.
    The EU gains 6 money.
241 exhaust australia
    The EU exhausts Australia.
242 done
    Tap into New Markets leaves the market.
    Explore Alternatives lies open in the market.
    Russia adds permanent Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    Russia adds permanent Influence in Africa: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
243 discard_token east_asia_pacific
    The EU gives up an Engage token in East Asia - Pacific for 10 money.
244 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    The Americas do not score: a permanent slot is free.
    The Middle East - North Africa does not score: a permanent slot is free.
    Africa: 5 VPs for the EU, 1 for cubes and 4 for place 2.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 12 VPs for the USA, 3 for cubes and 9 for place 1.
    East Asia - Pacific: 1 VP for the EU, 1 for cubes and 0 for place 4.
    East Asia - Pacific: 8 VPs for China, 2 for cubes and 6 for place 2.
    The USA leads in 2 Regions only: -5 VPs.
    Money, place 2: 3 VPs for the USA.
    Money, place 1: 5 VPs for the EU.
    Money, place 3: 1 VP for China.
    Most armies on the map, place 2: 3 VPs for the USA.
    Most armies on the map, place 3: 1 VP for the EU.
    Most armies on the map, place 2: 3 VPs for China.
    Most allied Countries, place 3: 2 VPs for the USA.
    Most allied Countries, place 1: 7 VPs for the EU.
    Most allied Countries, place 3: 2 VPs for China.
    Round 4.
    The USA draws 6 hidden cards.
    China draws 6 hidden cards.
    The EU's discard pile becomes a deck of 9 cards.
    The EU draws 6 hidden cards.
    New Countries: Iceland, Azerbaijan, Cuba, Algeria, Niger, the Maldives and North Korea.
hash 4 08efe79d93625906
245 place 4
    The USA takes place 4.
246 place 1
    China takes place 1.
247 place 2
    The EU takes place 2.
    China produces 2 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    1 food of the EU found no place: 3 money instead.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    2 food of the USA found no place: 6 money instead.
248 focus military
    China chooses Military Focus.
249 ready mexico
    China readies Mexico.
250 done
251 raise army
    China's production of armies goes up to 4.
252 make 2
    China produces 2 armies.
253 use knowledge_transfer
    The EU uses Knowledge Transfer.
254 draw 3
    The EU draws 3 hidden cards.
255 discard foreign_trade:eu2
    The EU discards Foreign Trade.
256 discard new_allies:eu1
    The EU discards New Allies.
257 discard military_reinforcements:eu1
    The EU discards Military Reinforcements.
258 focus military
    The EU chooses Military Focus.
259 ready australia
    The EU readies Australia.
260 ready canada_eu
    The EU readies Canada.
261 ready jordan_eu
    The EU readies Jordan.
262 raise army
    The EU's production of armies goes up to 4.
263 make 2
    The EU produces 2 armies.
264 focus diplomatic
    The USA chooses Diplomatic Focus.
265 ready venezuela
    The USA readies Venezuela.
266 ready mexico_usa
    The USA readies Mexico.
267 ready thailand
    The USA readies Thailand.
268 ready iceland_usa
    The USA readies Iceland.
269 ready japan_usa
    The USA readies Japan.
270 make 5
    The USA produces 5 diplomacy.
271 asset cn_sco
    China uses Shanghai Cooperation Organization.
272 lay growth_strategy:china1
    China puts a hidden card face down.
273 improve azerbaijan
    China pays 2 diplomacy.
    China wins Azerbaijan as an ally.
    Kazakhstan lies open.
274 choose invest
    China chooses: Invest.
    China exhausts Azerbaijan.
    China invests 15 money in Azerbaijan.
275 temporary
    China adds temporary Influence in Central Asia: 4 VPs.
276 play soft_power:eu1
    The EU plays Soft Power.
277 engage europe
278 exhaust eu_member_states
    The EU exhausts EU Member States.
    The EU pays 2 diplomacy.
    The EU engages in Europe.
279 permanent
    The EU adds permanent Influence in Europe: 1 VP.
280 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
281 army board
282 to east_asia_pacific
    The USA moves an army to East Asia - Pacific.
283 army east_asia_pacific
284 to europe
    The USA moves an army from East Asia - Pacific to Europe.
285 play new_allies:china1
    China plays New Allies.
286 improve equatorial_guinea
    China exhausts South Africa.
    China wins Equatorial Guinea as an ally.
    Angola lies open.
287 play dominant_power:b
    The EU plays Dominant Power.
288 engage africa
289 pay
    The EU pays 3 diplomacy.
    The EU engages in Africa.
    The EU adds temporary Influence in Africa: 3 VPs.
290 play quantitative_easing:a
    The USA plays Quantitative Easing.
    The USA gains 10 money.
291 invest mexico_usa
    The USA exhausts Mexico.
    The USA invests 15 money in Mexico.
292 permanent
    The USA adds permanent Influence in the Americas: 1 VP.
293 play economic_diplomacy:china1
    China plays Economic Diplomacy.
294 asset eu_brand_europe
    The EU uses Brand Europe.
295 lay boost_production:b
    The EU puts a hidden card face down.
296 region americas
    The EU names the Americas.
297 export energy
298 sell 2
    The EU exports 2 energy for 10 money.
299 export food
300 sell 3
    The EU exports 3 food for 15 money.
301 import raw
302 buy 1
    The EU imports 1 raw material for 3 money.
303 buy 2
    The EU imports 2 raw materials from Russia for 6 money.
304 import services
    The EU imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
    The EU gains 1 diplomacy.
305 play diplomatic_trip:b
    The USA plays Diplomatic Trip.
306 improve afghanistan
    The USA pays 1 diplomacy.
    The USA wins Afghanistan as an ally.
    Georgia lies open.
307 engage central_asia
308 exhaust afghanistan
    The USA exhausts Afghanistan.
    The USA pays 1 diplomacy.
    The USA engages in Central Asia.
309 temporary
    The USA adds temporary Influence in Central Asia: 3 VPs.
310 order
    China uses the Executive Order.
311 lay foreign_trade:china2
    China puts a hidden card face down.
312 choose trade
    China chooses: Trade.
313 export goods
314 sell 2
    China exports 2 consumer goods for 30 money.
315 export energy
    China exports 1 energy for 5 money.
316 export army
    China exports 1 army for 20 money.
317 import services
318 buy 1
    China imports 1 service from the USA for 10 money.
319 buy 1
    China imports 1 service from the EU for 10 money.
320 import raw
321 buy 3
    China imports 3 raw materials from Russia for 9 money.
    China gains 1 diplomacy.
322 play growth_strategy:eu1
    The EU plays Growth Strategy.
    The EU chooses: Produce.
323 produce raw
    The EU produces 1 raw material.
324 produce energy
    The EU produces 1 energy.
325 produce goods
326 make 1
    The EU produces 1 consumer good.
    The EU's Commerce cards lie face up again.
327 play ensure_peace_in_the_region:b
    The USA plays Ensure Peace in the Region.
328 engage americas
    The USA engages in the Americas.
329 permanent
    The USA adds permanent Influence in the Americas: 1 VP.
    China reveals Foreign Trade and Diplomatic Engagement: 3 Research.
    China gains 3 money.
    China gains 1 diplomacy.
330 exhaust equatorial_guinea
    China exhausts Equatorial Guinea.
331 exhaust pakistan_china
    China exhausts Pakistan.
332 buy covert_military_operation:b
    China buys Covert Military Operation for 6 Research.
    Regional Summit lies open in the market.
333 exhaust mexico
    China exhausts Mexico.
334 refresh
    China refreshes the market.
    Prosperous Times leaves the market.
    Assign New Diplomats lies open in the market.
    Strengthen Alliance leaves the market.
    New Strategic Partner lies open in the market.
    Diplomatic Trip leaves the market.
    Covert Military Operation lies open in the market.
    The EU reveals Growth Strategy and Humanitarian Aid: 5 Research.
    The EU gains 5 money.
335 buy regional_summit:a
    The EU buys Regional Summit for 5 Research.
    Convincing Arguments lies open in the market.
336 exhaust jordan_eu
    The EU exhausts Jordan.
337 exhaust nigeria_eu
    The EU exhausts Nigeria.
338 exhaust pakistan
    The EU exhausts Pakistan.
339 buy convincing_arguments:b
    The EU buys Convincing Arguments for 4 Research.
    Military Exercises lies open in the market.
340 exhaust canada_eu
    The EU exhausts Canada.
341 exhaust australia
    The EU exhausts Australia.
342 buy explore_alternatives:a
    The EU buys Explore Alternatives for 6 Research.
    Initiate Restructuring lies open in the market.
    The USA reveals Growth Strategy and Foreign Trade: 4 Research.
    The USA gains 5 money.
343 buy military_exercises:b
    The USA buys Military Exercises for 3 Research.
    Assign New Diplomats lies open in the market.
344 exhaust thailand
    The USA exhausts Thailand.
345 exhaust japan_usa
    The USA exhausts Japan.
346 refresh
    The USA refreshes the market.
    New Strategic Partner leaves the market.
    Return on Investment lies open in the market.
    Assign New Diplomats leaves the market.
    Cultural Exchange lies open in the market.
    New Strategic Partner leaves the market.
    Establish Trade Routes lies open in the market.
347 exhaust iceland_usa
    The USA exhausts Iceland.
348 exhaust venezuela
    The USA exhausts Venezuela.
349 buy establish_trade_routes:b
    The USA buys Establish Trade Routes for 3 Research.
    Minimize Bureaucracy lies open in the market.
350 buy cultural_exchange:a
    The USA buys Cultural Exchange for 3 Research.
    Global Presence lies open in the market.
    Covert Military Operation leaves the market.
    Ensure Peace in the Region lies open in the market.
    Russia adds permanent Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    Russia adds temporary Influence in Europe: 0 VPs.
    One of the EU's Commerce cards is turned face down.
    Russia trades with the EU: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 4 money.
351 discard_token africa
    The EU gives up an Engage token in Africa for 5 money.
352 discard_token europe
    The EU gives up an Engage token in Europe for 10 money.
    The USA's investments return 4 money.
353 discard_token central_asia
    The USA gives up an Engage token in Central Asia for 5 money.
354 discard_token americas
    The USA gives up an Engage token in the Americas for 10 money.
355 no
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Round 5.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    The EU draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Croatia, Tajikistan, Argentina, Jordan, the Central African Republic, Sri Lanka and Cambodia.
hash 5 5513e0199bd7f040
356 place 1
    The USA takes place 1.
357 place 2
    China takes place 2.
358 place 3
    The EU takes place 3.
    The USA produces 3 energy.
    2 energy of the USA found no place: 6 money instead.
    The USA produces 2 raw materials.
    The USA produces 4 food.
    4 food of the USA found no place: 12 money instead.
    China produces 2 energy.
    China produces 3 raw materials.
    1 raw material of China found no place: 3 money instead.
    China produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
359 focus diplomatic
    The USA chooses Diplomatic Focus.
360 ready venezuela
    The USA readies Venezuela.
361 ready iraq
    The USA readies Iraq.
362 ready japan_usa
    The USA readies Japan.
363 ready mexico_usa
    The USA readies Mexico.
364 ready iceland_usa
    The USA readies Iceland.
365 make 5
    The USA produces 5 diplomacy.
366 focus military
    China chooses Military Focus.
367 ready pakistan_china
    China readies Pakistan.
368 ready south_africa_china
    China readies South Africa.
369 raise army
    China's production of armies goes up to 5.
370 make 5
    China produces 5 armies.
371 focus domestic
    The EU chooses Domestic Focus.
372 ready pakistan
    The EU readies Pakistan.
373 ready australia
    The EU readies Australia.
374 raise goods
    The EU's production of consumer goods goes up to 5.
375 make 1
    The EU produces 1 consumer good.
    The EU's Commerce cards lie face up again.
376 play new_allies:usa1
    The USA plays New Allies.
377 improve kazakhstan
    The USA pays 2 diplomacy.
    The USA wins Kazakhstan as an ally.
    Georgia lies open.
378 play new_allies:china2
    China plays New Allies.
379 improve cuba
    China pays 1 diplomacy.
    China wins Cuba as an ally.
    Brazil lies open.
380 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
381 engage south_asia
    The EU exhausts Pakistan.
    The EU pays 1 diplomacy.
    The EU engages in South Asia.
382 temporary
    The EU adds temporary Influence in South Asia: 4 VPs.
383 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
384 engage europe
385 pay
    The USA pays 3 diplomacy.
    The USA engages in Europe.
    The USA adds temporary Influence in Europe: 4 VPs.
386 play foreign_trade:china2
    China plays Foreign Trade.
387 export energy
    China exports 1 energy for 5 money.
388 export services
    China exports 1 service for 15 money.
389 export army
    China exports 1 army for 20 money.
390 import goods
391 buy 1
    China imports 1 consumer good for 10 money.
392 buy 1
    China imports 1 consumer good from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
393 done
    China gains 1 diplomacy.
394 play foreign_trade:eu1
    The EU plays Foreign Trade.
395 export army
    The EU exports 1 army for 20 money.
396 done
397 import services
    The EU imports 1 service from the USA for 10 money.
398 import raw
399 buy 1
    The EU imports 1 raw material for 3 money.
400 buy 3
    The EU imports 3 raw materials from Russia for 9 money.
    The EU gains 1 diplomacy.
401 play cultural_exchange:a
    The USA plays Cultural Exchange.
402 ready afghanistan
    The USA readies Afghanistan.
403 ready thailand
    The USA readies Thailand.
    The USA gains 2 diplomacy.
404 play power_play:a
    China plays Power Play.
405 base pakistan_china
406 send 2
    China exhausts Pakistan.
    China builds a Base in Pakistan with 2 armies for 15 money.
407 permanent
    China adds permanent Influence in South Asia: 1 VP.
408 play explore_alternatives:a
    The EU plays Explore Alternatives.
    The EU draws 2 hidden cards.
409 play new_allies:eu2
    The EU plays New Allies.
410 improve jordan
    The EU pays 1 diplomacy.
    The EU deepens relations with Jordan.
    Turkey lies open.
411 play establish_trade_routes:b
    The USA plays Establish Trade Routes.
412 region africa
    The USA names Africa.
413 export goods
414 sell 3
    The USA exports 3 consumer goods for 45 money.
415 export food
416 sell 3
    The USA exports 3 food for 15 money.
417 import energy
418 buy 4
    The USA imports 4 energy for 12 money.
    4 energy of the USA found no place: 12 money instead.
419 buy 1
    The USA imports 1 energy from Russia for 3 money.
    1 energy of the USA found no place: 3 money instead.
420 done
421 play foreign_direct_investment:china1
    China plays Foreign Direct Investment.
422 invest south_africa_china
    China exhausts South Africa.
    China invests 10 money in South Africa.
    China adds temporary Influence in Africa: 2 VPs.
423 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
424 invest australia
    The EU exhausts Australia.
    The EU invests 20 money in Australia.
    The EU adds temporary Influence in East Asia - Pacific: 2 VPs.
    The USA reveals Military Exercises and Foreign Military Presence: 6 Research.
    The USA gains 8 money.
425 exhaust mexico_usa
    The USA exhausts Mexico.
426 exhaust iraq
    The USA exhausts Iraq.
427 buy minimize_bureaucracy:a
    The USA buys Minimize Bureaucracy for 4 Research.
    Supply Chain Deal lies open in the market.
428 exhaust venezuela
    The USA exhausts Venezuela.
429 exhaust afghanistan
    The USA exhausts Afghanistan.
430 buy return_on_investment:a
    The USA buys Return on Investment for 4 Research.
    Quantitative Easing lies open in the market.
431 buy initiate_restructuring:a
    The USA buys Initiate Restructuring for 4 Research.
    Initiate Restructuring lies open in the market.
432 exhaust iceland_usa
    The USA exhausts Iceland.
433 exhaust japan_usa
    The USA exhausts Japan.
434 exhaust kazakhstan
    The USA exhausts Kazakhstan.
435 buy global_presence:a
    The USA buys Global Presence for 5 Research.
    Improve Logistics lies open in the market.
436 exhaust thailand
    The USA exhausts Thailand.
437 refresh
    The USA refreshes the market.
    Assign New Diplomats leaves the market.
    Key Economic Partner lies open in the market.
    Ensure Peace in the Region leaves the market.
    Industrial Policy lies open in the market.
    Supply Chain Deal leaves the market.
    Economic Expansion lies open in the market.
    China reveals Covert Military Operation and Diplomatic Engagement: 5 Research.
    China gains 1 army.
    China gains 1 diplomacy.
438 done
439 use knowledge_transfer
    The EU uses Knowledge Transfer.
    The EU's discard pile becomes a deck of 9 cards.
    The EU draws a hidden card.
440 discard convincing_arguments:b
    The EU discards Convincing Arguments.
    The EU reveals Regional Summit, Foreign Military Presence and Growth Strategy: 11 Research.
    The EU gains 1 diplomacy.
    The EU gains 6 money.
441 buy economic_expansion:b
    The EU buys Economic Expansion for 7 Research.
    Joint Venture lies open in the market.
442 exhaust jordan
    The EU exhausts Jordan.
443 buy improve_logistics:b
    The EU buys Improve Logistics for 5 Research.
    Activation of Allies lies open in the market.
    Quantitative Easing leaves the market.
    Optimization Program lies open in the market.
    Russia adds permanent Influence in South Asia: 0 VPs.
    One of the EU's Commerce cards is turned face down.
    Russia trades with the EU: 10 money.
    Russia adds temporary Influence in the Americas: 0 VPs.
    1 new army for Russia in the Americas.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 4 money.
444 discard_token europe
    The USA gives up an Engage token in Europe for 5 money.
    China's investments return 6 money.
    The EU's investments return 6 money.
445 discard_token south_asia
    The EU gives up an Engage token in South Asia for 5 money.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    Round 6.
    The USA draws 6 hidden cards.
    China draws 6 hidden cards.
    The EU draws 6 hidden cards.
    New Countries: Moldova, Kyrgyzstan, Peru, Qatar, Djibouti, Bangladesh and Vietnam.
hash 6 9f3aa3136a788e37
446 place 4
    The USA takes place 4.
447 place 3
    China takes place 3.
448 place 1
    The EU takes place 1.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    1 food of the EU found no place: 3 money instead.
    China produces 2 energy.
    China produces 3 raw materials.
    China produces 3 food.
    The USA produces 3 energy.
    3 energy of the USA found no place: 9 money instead.
    The USA produces 2 raw materials.
    1 raw material of the USA found no place: 3 money instead.
    The USA produces 4 food.
    1 food of the USA found no place: 3 money instead.
449 focus domestic
    The EU chooses Domestic Focus.
450 ready australia
    The EU readies Australia.
451 ready laos
    The EU readies Laos.
452 raise army
    The EU's production of armies goes up to 5.
453 make 1
    The EU produces 1 consumer good.
    The EU's Commerce cards lie face up again.
454 focus military
    China chooses Military Focus.
455 ready mexico
    China readies Mexico.
456 ready equatorial_guinea
    China readies Equatorial Guinea.
457 make 3
    China produces 3 armies.
458 focus military
    The USA chooses Military Focus.
459 ready afghanistan
    The USA readies Afghanistan.
460 ready iraq
    The USA readies Iraq.
461 ready mexico_usa
    The USA readies Mexico.
462 none
463 make 1
    The USA produces 1 army.
464 play economic_expansion:b
    The EU plays Economic Expansion.
465 export food
466 sell 4
    The EU exports 4 food for 20 money.
467 export services
468 sell 2
    The EU exports 2 services for 30 money.
469 done
    The EU exhausts Laos.
    The EU invests 10 money in Laos.
    The EU adds temporary Influence in East Asia - Pacific: 1 VP.
470 play economic_diplomacy:china1
    China plays Economic Diplomacy.
471 invest cuba
    China exhausts Cuba.
    China invests 10 money in Cuba.
    China adds temporary Influence in the Americas: 3 VPs.
    China gains 1 diplomacy.
472 play initiate_restructuring:a
    The USA plays Initiate Restructuring.
    The USA draws a hidden card.
473 trash_spent military_exercises:b
    The USA's Military Exercises leaves the game.
474 play return_on_investment:a
    The USA plays Return on Investment.
    The USA gains 4 money.
475 invest afghanistan
    The USA exhausts Afghanistan.
    The USA invests 10 money in Afghanistan.
476 temporary
    The USA adds temporary Influence in Central Asia: 2 VPs.
477 play growth_strategy:eu2
    The EU plays Growth Strategy.
    The EU chooses: Produce.
478 produce food
    The EU produces 3 food.
479 produce diplomacy
480 make 5
    The EU produces 5 diplomacy.
481 produce army
482 make 5
    The EU produces 5 armies.
483 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
484 army south_asia
485 to central_asia
    China moves an army from South Asia to Central Asia.
486 army east_asia_pacific
487 to central_asia
    China moves an army from East Asia - Pacific to Central Asia.
488 play growth_strategy:usa1
    The USA plays Growth Strategy.
489 choose growth
    The USA chooses: Get a Growth Card.
490 growth knowledge_transfer
    The USA gets Knowledge Transfer: 4 VPs.
491 play new_allies:eu1
    The EU plays New Allies.
492 improve moldova
    The EU pays 1 diplomacy.
    The EU wins Moldova as an ally.
    Belarus lies open.
493 play growth_strategy:china1
    China plays Growth Strategy.
494 choose growth
    China chooses: Get a Growth Card.
495 growth industrial_development
    China gets Industrial Development: 1 VP.
496 raise diplomacy
    China's production of diplomacy goes up to 5.
497 raise food
    China's production of food goes up to 4.
498 use knowledge_transfer
    The USA uses Knowledge Transfer.
499 draw 2
    The USA's discard pile becomes a deck of 18 cards.
    The USA draws 2 hidden cards.
500 discard global_currency:usa1
    The USA discards Global Currency.
501 discard minimize_bureaucracy:a
    The USA discards Minimize Bureaucracy.
502 play global_presence:a
    The USA plays Global Presence.
503 make 3
    The USA produces 3 armies.
504 army east_asia_pacific
505 to europe
    The USA moves an army from East Asia - Pacific to Europe.
506 army board
507 to europe
    The USA moves an army to Europe.
508 army europe
509 to americas
    The USA moves an army from Europe to the Americas.
510 use knowledge_transfer
    The EU uses Knowledge Transfer.
511 draw 3
    The EU draws 3 hidden cards.
512 discard improve_logistics:b
    The EU discards Improve Logistics.
513 discard humanitarian_aid:eu1
    The EU discards Humanitarian Aid.
514 discard military_reinforcements:eu1
    The EU discards Military Reinforcements.
515 play dominant_power:b
    The EU plays Dominant Power.
516 engage americas
    The EU pays 4 diplomacy.
    The EU engages in the Americas.
    The EU adds temporary Influence in the Americas: 2 VPs.
517 play growth_strategy:china2
    China plays Growth Strategy.
518 choose produce
    China chooses: Produce.
519 produce food
    China produces 4 food.
520 produce goods
521 make 0
522 produce army
523 make 1
    China produces 1 army.
524 play new_allies:usa3
    The USA plays New Allies.
525 improve tajikistan
    The USA pays 1 diplomacy.
    The USA wins Tajikistan as an ally.
    Georgia lies open.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    Russia adds temporary Influence in the Middle East - North Africa: 0 VPs.
    The EU's investments return 8 money.
526 discard_token americas
    The EU gives up an Engage token in the Americas for 5 money.
    China's investments return 8 money.
    The USA's investments return 6 money.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 8 VPs for the USA, 2 for cubes and 6 for place 2.
    Europe: 5 VPs for the EU, 2 for cubes and 3 for place 3.
    Central Asia does not score: a permanent slot is free.
    The Americas: 10 VPs for the USA, 3 for cubes and 7 for place 1.
    The Americas: 1 VP for the EU, 1 for cubes and 0 for place 4.
    The Americas: 1 VP for China, 1 for cubes and 0 for place 4.
    The Middle East - North Africa: 3 VPs for the USA, 1 for cubes and 2 for place 4.
    The Middle East - North Africa: 10 VPs for the EU, 3 for cubes and 7 for place 2.
    Africa: 6 VPs for the EU, 2 for cubes and 4 for place 2.
    Africa: 3 VPs for China, 1 for cubes and 2 for place 3.
    South Asia: 1 VP for the EU, 1 for cubes and 0 for place 4.
    South Asia: 10 VPs for China, 2 for cubes and 8 for place 1.
    East Asia - Pacific: 12 VPs for the USA, 3 for cubes and 9 for place 1.
    East Asia - Pacific: 9 VPs for the EU, 3 for cubes and 6 for place 2.
    East Asia - Pacific: 4 VPs for China, 2 for cubes and 2 for place 3.
    The USA leads in 3 Regions only: -2 VPs.
    China's investments reach 3 Regions: 2 VPs.
    Money, place 1: 5 VPs for the USA.
    Money, place 2: 3 VPs for the EU.
    Money, place 3: 1 VP for China.
    Most armies on the map, place 2: 3 VPs for the USA.
    Most armies on the map, place 3: 1 VP for the EU.
    Most armies on the map, place 2: 3 VPs for China.
    Most allied Countries, place 3: 2 VPs for the USA.
    Most allied Countries, place 3: 2 VPs for the EU.
    Most allied Countries, place 3: 2 VPs for China.
end db080f80cee124be
    The EU has the most VPs when the last round is over: 89.
