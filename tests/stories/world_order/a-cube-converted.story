{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["usa", "eu", "china"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": false, "then_requires_previous_step": true, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 92, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand first
2 give_back us_main_un_funding
3 hand second
4 give_back eu_neighborhood_policy
5 hand second
6 give_back cn_brics
    United States of America keeps US Navy and Arms Export and begins with 5 VPs.
    European Union keeps Brand Europe and Central European Bank and begins with 6 VPs.
    People's Republic of China keeps Shanghai Cooperation Organization and Rapid Industrialization and begins with 5 VPs.
7 place 3
    People's Republic of China takes place 3.
8 place 4
    United States of America takes place 4.
9 place 2
    European Union takes place 2.
    Next: Auto-Influence 11 and Auto-Influence 10.
    Round 1.
hash 1 a1a529459c7b4304
10 play new_allies:eu2
    European Union plays New Allies.
11 improve pakistan
    European Union pays 3 diplomacy.
    Pakistan becomes an ally of European Union.
    Nepal lies open.
12 pass
13 lay diplomatic_engagement:china1
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
14 play growth_strategy:usa2
    United States of America plays Growth Strategy.
15 choose growth
    United States of America chooses: Get a Growth Card.
16 growth diplomatic_initiative
    United States of America gets Diplomatic Initiative for 2 VPs.
17 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
18 army board
19 to europe
    European Union moves an army to Europe.
20 army board
21 to mena
    European Union moves an army to Middle East - North Africa.
22 play new_allies:china2
    People's Republic of China plays New Allies.
23 improve mexico
    People's Republic of China pays 3 diplomacy.
    Mexico becomes an ally of People's Republic of China.
    El Salvador lies open.
24 asset us_navy
    United States of America uses US Navy.
25 lay military_pact:usa1
    United States of America puts a hidden card face down.
26 region east_asia_pacific
    United States of America names East Asia - Pacific.
27 region mena
    United States of America names Middle East - North Africa.
    United States of America moves an army to East Asia - Pacific.
    United States of America moves an army to East Asia - Pacific.
28 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 4 VPs.
29 asset eu_central_bank
    European Union uses Central European Bank.
30 lay foreign_trade:eu1
    European Union puts a hidden card face down.
    European Union gains 20 money.
31 growth industrial_development
32 swap 0
    European Union gets Industrial Development for 1 VP.
33 raise army
    European Union's production of army goes up to 3.
34 raise services
    European Union's production of services goes up to 5.
35 play new_allies:china1
    People's Republic of China plays New Allies.
36 improve mongolia
    People's Republic of China exhausts Tajikistan.
    Mongolia becomes an ally of People's Republic of China.
    Armenia lies open.
37 play new_allies:usa1
    United States of America plays New Allies.
38 improve iraq
39 exhaust iraq_usa
    United States of America exhausts Iraq.
    United States of America pays 1 diplomacy.
    United States of America deepens relations with Iraq.
    Iran lies open.
40 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
41 base jordan_eu
    European Union exhausts Jordan.
    European Union builds a Base in Jordan with 1 army for 10 money.
42 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VP.
43 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
44 done
45 import services
46 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
47 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
48 import raw
49 buy 1
    People's Republic of China imports 1 raw materials from Russian Federation for 3 money.
50 import energy
51 buy 2
    People's Republic of China imports 2 energy for 6 money.
    People's Republic of China gains 1 diplomacy.
52 order
    United States of America uses the Executive Order.
53 lay diplomatic_engagement:usa1
    United States of America puts a hidden card face down.
54 choose improve_relations
    United States of America chooses: Improve Relations.
55 improve thailand
56 pay
    United States of America pays 2 diplomacy.
    Thailand becomes an ally of United States of America.
    New Zealand lies open.
    European Union reveals Diplomatic Engagement and Foreign Trade: 5 Research.
    European Union gains 1 diplomacy.
    European Union gains 3 money.
57 exhaust eu_member_states
    European Union exhausts EU Member States.
58 buy boost_production:b
    European Union buys Boost Production for 6 Research.
    Permanent Mission lies open in the market.
59 exhaust canada_eu
    European Union exhausts Canada.
60 exhaust norway_eu
    European Union exhausts Norway.
61 buy dominant_power:b
    European Union buys Dominant Power for 4 Research.
    Peacekeeping Mandate lies open in the market.
62 exhaust nigeria_eu
    European Union exhausts Nigeria.
63 exhaust pakistan
    European Union exhausts Pakistan.
64 done
    People's Republic of China reveals Growth Strategy and Foreign Trade: 6 Research.
    People's Republic of China gains 2 money.
    People's Republic of China gains 3 money.
65 exhaust mongolia
    People's Republic of China exhausts Mongolia.
66 buy power_play:a
    People's Republic of China buys Power Play for 5 Research.
    Well-Laid Plans lies open in the market.
67 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
68 done
    United States of America reveals New Allies and New Allies: 4 Research.
    United States of America gains 3 money.
    United States of America gains 3 money.
69 buy well_laid_plans:b
    United States of America buys Well-Laid Plans for 4 Research.
    Boost Production lies open in the market.
70 exhaust iceland_usa
    United States of America exhausts Iceland.
71 exhaust iraq
    United States of America exhausts Iraq.
72 exhaust mexico_usa
    United States of America exhausts Mexico.
73 done
    New Agenda leaves the market.
    Re-Examine Agreement lies open in the market.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Russian Federation adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of Russian Federation appears in East Asia - Pacific.
    Next: Auto-Influence 17 and Auto-Influence 19.
74 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
75 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
76 no
    United States of America and Russian Federation threaten People's Republic of China in East Asia - Pacific: -4 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Round 2.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Switzerland, Georgia, Colombia, Libya, Angola, India and Laos.
hash 2 2eba2b8fd750a0c4
77 place 4
    People's Republic of China takes place 4.
78 place 3
    United States of America takes place 3.
79 place 2
    European Union takes place 2.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
80 focus diplomatic
    European Union chooses Diplomatic Focus.
81 ready eu_member_states
    European Union readies EU Member States.
82 ready norway_eu
    European Union readies Norway.
83 ready nigeria_eu
    European Union readies Nigeria.
84 ready jordan_eu
    European Union readies Jordan.
85 ready pakistan
    European Union readies Pakistan.
86 raise diplomacy
    European Union's production of diplomacy goes up to 5.
87 make 5
    European Union produces 5 diplomacy.
88 focus domestic
    United States of America chooses Domestic Focus.
89 ready mexico_usa
    United States of America readies Mexico.
90 ready iraq
    United States of America readies Iraq.
91 raise food
    United States of America's production of food goes up to 4.
    United States of America gains 1 food.
92 make 3
    United States of America produces 3 consumer goods.
93 make 3
    United States of America produces 3 services.
    United States of America's Commerce cards lie face up again.
94 focus military
    People's Republic of China chooses Military Focus.
95 ready tajikistan_china
    People's Republic of China readies Tajikistan.
96 done
97 raise army
    People's Republic of China's production of army goes up to 3.
98 make 3
    People's Republic of China produces 3 army.
99 play boost_production:b
    European Union plays Boost Production.
100 resource goods
    European Union's production of consumer goods goes up to 4.
101 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
102 play growth_strategy:eu1
    European Union plays Growth Strategy.
103 choose growth
    European Union chooses: Get a Growth Card.
104 growth knowledge_transfer
    European Union gets Knowledge Transfer for 4 VPs.
105 play growth_strategy:usa1
    United States of America plays Growth Strategy.
106 choose produce
    United States of America chooses: Produce.
107 produce energy
    United States of America produces 3 energy.
108 produce raw
    United States of America produces 2 raw materials.
109 produce goods
110 make 0
111 asset cn_rapid_industrialization
    People's Republic of China uses Rapid Industrialization.
112 lay foreign_direct_investment:china1
    People's Republic of China puts a hidden card face down.
113 order
    European Union uses the Executive Order.
114 lay soft_power:eu1
    European Union puts a hidden card face down.
115 choose engage
    European Union chooses: Engage.
116 engage mena
117 exhaust jordan_eu
    European Union exhausts Jordan.
    European Union pays 3 diplomacy.
    European Union engages in Middle East - North Africa.
118 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 5 VPs.
119 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
120 army east_asia_pacific
121 to americas
    United States of America moves an army from East Asia - Pacific to Americas.
122 army board
123 to americas
    United States of America moves an army to Americas.
124 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
125 done
126 import energy
127 buy 1
    People's Republic of China imports 1 energy for 3 money.
128 make 2
    People's Republic of China produces 2 consumer goods.
129 play growth_strategy:eu2
    European Union plays Growth Strategy.
    European Union chooses: Produce.
130 produce energy
    European Union produces 1 energy.
131 produce diplomacy
132 make 3
    European Union produces 3 diplomacy.
133 produce services
134 make 1
    European Union produces 1 services.
135 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
136 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
137 play new_allies:eu1
    European Union plays New Allies.
138 improve laos
    European Union pays 1 diplomacy.
    Laos becomes an ally of European Union.
    Philippines lies open.
139 play well_laid_plans:b
    United States of America plays Well-Laid Plans.
    United States of America draws a hidden card.
140 play power_play:a
    People's Republic of China plays Power Play.
141 none
    European Union reveals Dominant Power: 3 Research.
    European Union gains 1 diplomacy.
142 exhaust norway_eu
    European Union exhausts Norway.
143 done
    United States of America reveals Foreign Trade, Foreign Military Presence and Global Currency: 7 Research.
    United States of America gains 3 money.
    United States of America gains 4 money.
    United States of America gains 5 money.
144 exhaust japan_usa
    United States of America exhausts Japan.
145 exhaust thailand
    United States of America exhausts Thailand.
146 buy permanent_mission:a
    United States of America buys Permanent Mission for 6 Research.
    Trade Opportunity lies open in the market.
147 buy optimization_program:a
    United States of America buys Optimization Program for 5 Research.
    Tap into New Markets lies open in the market.
148 exhaust iraq
    United States of America exhausts Iraq.
149 exhaust mexico_usa
    United States of America exhausts Mexico.
150 buy well_laid_plans:a
    United States of America buys Well-Laid Plans for 4 Research.
    Trade Opportunity lies open in the market.
    People's Republic of China reveals Economic Diplomacy and Growth Strategy: 5 Research.
    People's Republic of China gains 7 money.
    People's Republic of China gains 2 money.
151 buy trade_opportunity:b
    People's Republic of China buys Trade Opportunity for 3 Research.
    Prosperous Times lies open in the market.
152 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
153 refresh
    People's Republic of China refreshes the market.
    Peacekeeping Mandate leaves the market.
    Strategic Reinforcements lies open in the market.
    Boost Production leaves the market.
    Diplomatic Trip lies open in the market.
    Re-Examine Agreement leaves the market.
    Ensure Peace in the Region lies open in the market.
154 exhaust mexico
    People's Republic of China exhausts Mexico.
155 buy strategic_reinforcements:a
    People's Republic of China buys Strategic Reinforcements for 3 Research.
    Covert Military Operation lies open in the market.
156 done
    Trade Opportunity leaves the market.
    Quantitative Easing lies open in the market.
    Russian Federation adds Influence in Africa, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Next: Auto-Influence 1 and Auto-Influence 8.
157 discard_token mena
    European Union gives up an Engage token in Middle East - North Africa for 5 money.
158 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
159 no
160 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Round 3.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 13 cards.
    United States of America draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Ukraine, Afghanistan, Venezuela, Egypt, Equatorial Guinea, Bhutan and Australia.
hash 3 5661dc617e0859e6
161 place 1
    United States of America takes place 1.
162 place 3
    People's Republic of China takes place 3.
163 place 4
    European Union takes place 4.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
164 focus diplomatic
    United States of America chooses Diplomatic Focus.
165 ready iceland_usa
    United States of America readies Iceland.
166 ready mexico_usa
    United States of America readies Mexico.
167 ready thailand
    United States of America readies Thailand.
168 ready japan_usa
    United States of America readies Japan.
169 done
170 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
171 make 3
    United States of America produces 3 diplomacy.
172 focus domestic
    People's Republic of China chooses Domestic Focus.
173 ready south_africa_china
    People's Republic of China readies South Africa.
174 tracks 2
175 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
176 raise energy
    People's Republic of China's production of energy goes up to 2.
    People's Republic of China gains 1 energy.
177 make 3
    People's Republic of China produces 3 consumer goods.
178 make 0
179 use knowledge_transfer
    European Union uses Knowledge Transfer.
180 draw 3
    European Union draws 3 hidden cards.
181 discard diplomatic_engagement:eu1
    European Union discards Diplomatic Engagement.
182 discard foreign_direct_investment:eu1
    European Union discards Foreign Direct Investment.
183 discard new_allies:eu2
    European Union discards New Allies.
184 focus diplomatic
    European Union chooses Diplomatic Focus.
185 done
186 make 3
    European Union produces 3 diplomacy.
187 play new_allies:usa2
    United States of America plays New Allies.
188 improve venezuela
189 exhaust mexico_usa
    United States of America exhausts Mexico.
    Venezuela becomes an ally of United States of America.
    Brazil lies open.
190 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
191 export goods
192 sell 3
    People's Republic of China exports 3 consumer goods for 45 money.
193 export energy
    People's Republic of China exports 1 energy for 5 money.
194 export army
    People's Republic of China exports 1 army for 20 money.
195 import raw
196 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
197 import services
198 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
199 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
200 make 1
    People's Republic of China produces 1 consumer goods.
201 play boost_production:b
    European Union plays Boost Production.
202 resource diplomacy
203 play permanent_mission:a
    United States of America plays Permanent Mission.
204 yes
    United States of America pays 3 diplomacy.
    A cube of United States of America in East Asia - Pacific moves above the line.
    United States of America draws a hidden card.
205 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
206 army board
207 to south_asia
    People's Republic of China moves an army to South Asia.
208 army board
209 to south_asia
    People's Republic of China moves an army to South Asia.
210 play soft_power:eu1
    European Union plays Soft Power.
211 engage east_asia_pacific
212 pay
    European Union pays 3 diplomacy.
    European Union engages in East Asia - Pacific.
213 temporary
    European Union adds Influence in East Asia - Pacific, below the line: 4 VPs.
214 play military_pact:usa1
    United States of America plays Military Pact.
215 base japan_usa
    United States of America exhausts Japan.
    United States of America builds a Base in Japan with 1 army for 10 money.
216 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 3 VPs.
    United States of America gains 1 diplomacy.
217 play strategic_reinforcements:a
    People's Republic of China plays Strategic Reinforcements.
218 army south_asia
219 to central_asia
    People's Republic of China moves an army from South Asia to Central Asia.
220 army board
221 to east_asia_pacific
    People's Republic of China moves an army to East Asia - Pacific.
222 army south_asia
223 to east_asia_pacific
    People's Republic of China moves an army from South Asia to East Asia - Pacific.
224 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
225 asset us_arms_export
    United States of America uses Arms Export.
226 lay foreign_direct_investment:usa1
    United States of America puts a hidden card face down.
227 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
228 base laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China builds a Base in Laos with 1 army for 10 money.
229 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VP.
230 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
231 improve australia
232 exhaust laos
    European Union exhausts Laos.
233 swap 1
    European Union pays 3 money.
    European Union pays 1 diplomacy.
    Australia becomes an ally of European Union.
    Singapore lies open.
    United States of America reveals Well-Laid Plans, Optimization Program and Well-Laid Plans: 10 Research.
    United States of America gains 6 money.
    United States of America gains 6 money.
    United States of America gains 6 money.
234 exhaust venezuela
    United States of America exhausts Venezuela.
235 buy diplomatic_trip:b
    United States of America buys Diplomatic Trip for 7 Research.
    Strengthen Alliance lies open in the market.
236 buy quantitative_easing:a
    United States of America buys Quantitative Easing for 4 Research.
    Diplomatic Trip lies open in the market.
237 exhaust iceland_usa
    United States of America exhausts Iceland.
238 exhaust thailand
    United States of America exhausts Thailand.
239 buy ensure_peace_in_the_region:b
    United States of America buys Ensure Peace in the Region for 4 Research.
    New Strategic Partner lies open in the market.
    People's Republic of China reveals Trade Opportunity and Growth Strategy: 7 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 2 money.
240 done
    European Union reveals Foreign Trade and Foreign Trade: 2 Research.
    European Union gains 3 money.
    European Union gains 3 money.
241 exhaust australia
    European Union exhausts Australia.
242 done
    Tap into New Markets leaves the market.
    Explore Alternatives lies open in the market.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Russian Federation adds Influence in Africa, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    Next: Auto-Influence 16 and Auto-Influence 15.
243 discard_token east_asia_pacific
    European Union gives up an Engage token in East Asia - Pacific for 10 money.
244 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa: 5 VPs for European Union, 1 for cubes and 4 for place 2.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 12 VPs for United States of America, 3 for cubes and 9 for place 1.
    East Asia - Pacific: 1 VP for European Union, 1 for cubes and 0 for place 4.
    East Asia - Pacific: 8 VPs for People's Republic of China, 2 for cubes and 6 for place 2.
    United States of America leads in 2 Regions only: -5 VPs.
    Money, place 2: 3 VPs for United States of America.
    Money, place 1: 5 VPs for European Union.
    Money, place 3: 1 VP for People's Republic of China.
    Most armies on the map, place 2: 3 VPs for United States of America.
    Most armies on the map, place 3: 1 VP for European Union.
    Most armies on the map, place 2: 3 VPs for People's Republic of China.
    Most allied Countries, place 3: 2 VPs for United States of America.
    Most allied Countries, place 1: 7 VPs for European Union.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Round 4.
    United States of America draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 9 cards.
    European Union draws 6 hidden cards.
    New Countries: Iceland, Azerbaijan, Cuba, Algeria, Niger, Maldives and North Korea.
hash 4 716af5f09d2a36a7
245 place 4
    United States of America takes place 4.
246 place 1
    People's Republic of China takes place 1.
247 place 2
    European Union takes place 2.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    1 food of European Union found no place: 3 money instead.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    2 food of United States of America found no place: 6 money instead.
248 focus military
    People's Republic of China chooses Military Focus.
249 ready mexico
    People's Republic of China readies Mexico.
250 done
251 raise army
    People's Republic of China's production of army goes up to 4.
252 make 2
    People's Republic of China produces 2 army.
253 use knowledge_transfer
    European Union uses Knowledge Transfer.
254 draw 3
    European Union draws 3 hidden cards.
255 discard foreign_trade:eu2
    European Union discards Foreign Trade.
256 discard new_allies:eu1
    European Union discards New Allies.
257 discard military_reinforcements:eu1
    European Union discards Military Reinforcements.
258 focus military
    European Union chooses Military Focus.
259 ready australia
    European Union readies Australia.
260 ready canada_eu
    European Union readies Canada.
261 ready jordan_eu
    European Union readies Jordan.
262 raise army
    European Union's production of army goes up to 4.
263 make 2
    European Union produces 2 army.
264 focus diplomatic
    United States of America chooses Diplomatic Focus.
265 ready venezuela
    United States of America readies Venezuela.
266 ready mexico_usa
    United States of America readies Mexico.
267 ready thailand
    United States of America readies Thailand.
268 ready iceland_usa
    United States of America readies Iceland.
269 ready japan_usa
    United States of America readies Japan.
270 make 5
    United States of America produces 5 diplomacy.
271 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
272 lay growth_strategy:china1
    People's Republic of China puts a hidden card face down.
273 improve azerbaijan
    People's Republic of China pays 2 diplomacy.
    Azerbaijan becomes an ally of People's Republic of China.
    Kazakhstan lies open.
274 choose invest
    People's Republic of China chooses: Invest.
    People's Republic of China exhausts Azerbaijan.
    People's Republic of China invests 15 money in Azerbaijan.
275 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
276 play soft_power:eu1
    European Union plays Soft Power.
277 engage europe
278 exhaust eu_member_states
    European Union exhausts EU Member States.
    European Union pays 2 diplomacy.
    European Union engages in Europe.
279 permanent
    European Union adds Influence in Europe, above the line: 1 VP.
280 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
281 army board
282 to east_asia_pacific
    United States of America moves an army to East Asia - Pacific.
283 army east_asia_pacific
284 to europe
    United States of America moves an army from East Asia - Pacific to Europe.
285 play new_allies:china1
    People's Republic of China plays New Allies.
286 improve equatorial_guinea
    People's Republic of China exhausts South Africa.
    Equatorial Guinea becomes an ally of People's Republic of China.
    Angola lies open.
287 play dominant_power:b
    European Union plays Dominant Power.
288 engage africa
289 pay
    European Union pays 3 diplomacy.
    European Union engages in Africa.
    European Union adds Influence in Africa, below the line: 3 VPs.
290 play quantitative_easing:a
    United States of America plays Quantitative Easing.
    United States of America gains 10 money.
291 invest mexico_usa
    United States of America exhausts Mexico.
    United States of America invests 15 money in Mexico.
292 permanent
    United States of America adds Influence in Americas, above the line: 1 VP.
293 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
294 asset eu_brand_europe
    European Union uses Brand Europe.
295 lay boost_production:b
    European Union puts a hidden card face down.
296 region americas
    European Union names Americas.
297 export energy
298 sell 2
    European Union exports 2 energy for 10 money.
299 export food
300 sell 3
    European Union exports 3 food for 15 money.
301 import raw
302 buy 1
    European Union imports 1 raw materials for 3 money.
303 buy 2
    European Union imports 2 raw materials from Russian Federation for 6 money.
304 import services
    European Union imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
    European Union gains 1 diplomacy.
305 play diplomatic_trip:b
    United States of America plays Diplomatic Trip.
306 improve afghanistan
    United States of America pays 1 diplomacy.
    Afghanistan becomes an ally of United States of America.
    Georgia lies open.
307 engage central_asia
308 exhaust afghanistan
    United States of America exhausts Afghanistan.
    United States of America pays 1 diplomacy.
    United States of America engages in Central Asia.
309 temporary
    United States of America adds Influence in Central Asia, below the line: 3 VPs.
310 order
    People's Republic of China uses the Executive Order.
311 lay foreign_trade:china2
    People's Republic of China puts a hidden card face down.
312 choose trade
    People's Republic of China chooses: Trade.
313 export goods
314 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
315 export energy
    People's Republic of China exports 1 energy for 5 money.
316 export army
    People's Republic of China exports 1 army for 20 money.
317 import services
318 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
319 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
320 import raw
321 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    People's Republic of China gains 1 diplomacy.
322 play growth_strategy:eu1
    European Union plays Growth Strategy.
    European Union chooses: Produce.
323 produce raw
    European Union produces 1 raw materials.
324 produce energy
    European Union produces 1 energy.
325 produce goods
326 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
327 play ensure_peace_in_the_region:b
    United States of America plays Ensure Peace in the Region.
328 engage americas
    United States of America engages in Americas.
329 permanent
    United States of America adds Influence in Americas, above the line: 1 VP.
    People's Republic of China reveals Foreign Trade and Diplomatic Engagement: 3 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 1 diplomacy.
330 exhaust equatorial_guinea
    People's Republic of China exhausts Equatorial Guinea.
331 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
332 buy covert_military_operation:b
    People's Republic of China buys Covert Military Operation for 6 Research.
    Regional Summit lies open in the market.
333 exhaust mexico
    People's Republic of China exhausts Mexico.
334 refresh
    People's Republic of China refreshes the market.
    Prosperous Times leaves the market.
    Assign New Diplomats lies open in the market.
    Strengthen Alliance leaves the market.
    New Strategic Partner lies open in the market.
    Diplomatic Trip leaves the market.
    Covert Military Operation lies open in the market.
    European Union reveals Growth Strategy and Humanitarian Aid: 5 Research.
    European Union gains 2 money.
    European Union gains 3 money.
335 buy regional_summit:a
    European Union buys Regional Summit for 5 Research.
    Convincing Arguments lies open in the market.
336 exhaust jordan_eu
    European Union exhausts Jordan.
337 exhaust nigeria_eu
    European Union exhausts Nigeria.
338 exhaust pakistan
    European Union exhausts Pakistan.
339 buy convincing_arguments:b
    European Union buys Convincing Arguments for 4 Research.
    Military Exercises lies open in the market.
340 exhaust canada_eu
    European Union exhausts Canada.
341 exhaust australia
    European Union exhausts Australia.
342 buy explore_alternatives:a
    European Union buys Explore Alternatives for 6 Research.
    Initiate Restructuring lies open in the market.
    United States of America reveals Growth Strategy and Foreign Trade: 4 Research.
    United States of America gains 2 money.
    United States of America gains 3 money.
343 buy military_exercises:b
    United States of America buys Military Exercises for 3 Research.
    Assign New Diplomats lies open in the market.
344 exhaust thailand
    United States of America exhausts Thailand.
345 exhaust japan_usa
    United States of America exhausts Japan.
346 refresh
    United States of America refreshes the market.
    New Strategic Partner leaves the market.
    Return on Investment lies open in the market.
    Assign New Diplomats leaves the market.
    Cultural Exchange lies open in the market.
    New Strategic Partner leaves the market.
    Establish Trade Routes lies open in the market.
347 exhaust iceland_usa
    United States of America exhausts Iceland.
348 exhaust venezuela
    United States of America exhausts Venezuela.
349 buy establish_trade_routes:b
    United States of America buys Establish Trade Routes for 3 Research.
    Minimize Bureaucracy lies open in the market.
350 buy cultural_exchange:a
    United States of America buys Cultural Exchange for 3 Research.
    Global Presence lies open in the market.
    Covert Military Operation leaves the market.
    Ensure Peace in the Region lies open in the market.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    Next: Auto-Influence 7 and Auto-Influence 4.
    People's Republic of China's investments return 4 money.
351 discard_token africa
    European Union gives up an Engage token in Africa for 5 money.
352 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
    United States of America's investments return 4 money.
353 discard_token central_asia
    United States of America gives up an Engage token in Central Asia for 5 money.
354 discard_token americas
    United States of America gives up an Engage token in Americas for 10 money.
355 no
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Round 5.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Croatia, Tajikistan, Argentina, Jordan, Central African Republic, Sri Lanka and Cambodia.
hash 5 ee7f3138d96e8407
356 place 1
    United States of America takes place 1.
357 place 2
    People's Republic of China takes place 2.
358 place 3
    European Union takes place 3.
    United States of America produces 3 energy.
    2 energy of United States of America found no place: 6 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    4 food of United States of America found no place: 12 money instead.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
359 focus diplomatic
    United States of America chooses Diplomatic Focus.
360 ready venezuela
    United States of America readies Venezuela.
361 ready iraq
    United States of America readies Iraq.
362 ready japan_usa
    United States of America readies Japan.
363 ready mexico_usa
    United States of America readies Mexico.
364 ready iceland_usa
    United States of America readies Iceland.
365 make 5
    United States of America produces 5 diplomacy.
366 focus military
    People's Republic of China chooses Military Focus.
367 ready pakistan_china
    People's Republic of China readies Pakistan.
368 ready south_africa_china
    People's Republic of China readies South Africa.
369 raise army
    People's Republic of China's production of army goes up to 5.
370 make 5
    People's Republic of China produces 5 army.
371 focus domestic
    European Union chooses Domestic Focus.
372 ready pakistan
    European Union readies Pakistan.
373 ready australia
    European Union readies Australia.
374 raise goods
    European Union's production of consumer goods goes up to 5.
375 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
376 play new_allies:usa1
    United States of America plays New Allies.
377 improve kazakhstan
    United States of America pays 2 diplomacy.
    Kazakhstan becomes an ally of United States of America.
    Georgia lies open.
378 play new_allies:china2
    People's Republic of China plays New Allies.
379 improve cuba
    People's Republic of China pays 1 diplomacy.
    Cuba becomes an ally of People's Republic of China.
    Brazil lies open.
380 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
381 engage south_asia
    European Union exhausts Pakistan.
    European Union pays 1 diplomacy.
    European Union engages in South Asia.
382 temporary
    European Union adds Influence in South Asia, below the line: 4 VPs.
383 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
384 engage europe
385 pay
    United States of America pays 3 diplomacy.
    United States of America engages in Europe.
    United States of America adds Influence in Europe, below the line: 4 VPs.
386 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
387 export energy
    People's Republic of China exports 1 energy for 5 money.
388 export services
    People's Republic of China exports 1 services for 15 money.
389 export army
    People's Republic of China exports 1 army for 20 money.
390 import goods
391 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
392 buy 1
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
393 done
    People's Republic of China gains 1 diplomacy.
394 play foreign_trade:eu1
    European Union plays Foreign Trade.
395 export army
    European Union exports 1 army for 20 money.
396 done
397 import services
    European Union imports 1 services from United States of America for 10 money.
398 import raw
399 buy 1
    European Union imports 1 raw materials for 3 money.
400 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    European Union gains 1 diplomacy.
401 play cultural_exchange:a
    United States of America plays Cultural Exchange.
402 ready afghanistan
    United States of America readies Afghanistan.
403 ready thailand
    United States of America readies Thailand.
    United States of America gains 2 diplomacy.
404 play power_play:a
    People's Republic of China plays Power Play.
405 base pakistan_china
406 send 2
    People's Republic of China exhausts Pakistan.
    People's Republic of China builds a Base in Pakistan with 2 armies for 15 money.
407 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VP.
408 play explore_alternatives:a
    European Union plays Explore Alternatives.
    European Union draws 2 hidden cards.
409 play new_allies:eu2
    European Union plays New Allies.
410 improve jordan
    European Union pays 1 diplomacy.
    European Union deepens relations with Jordan.
    Turkey lies open.
411 play establish_trade_routes:b
    United States of America plays Establish Trade Routes.
412 region africa
    United States of America names Africa.
413 export goods
414 sell 3
    United States of America exports 3 consumer goods for 45 money.
415 export food
416 sell 3
    United States of America exports 3 food for 15 money.
417 import energy
418 buy 4
    United States of America imports 4 energy for 12 money.
    4 energy of United States of America found no place: 12 money instead.
419 buy 1
    United States of America imports 1 energy from Russian Federation for 3 money.
    1 energy of United States of America found no place: 3 money instead.
420 done
421 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
422 invest south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
    People's Republic of China adds Influence in Africa, below the line: 2 VPs.
423 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
424 invest australia
    European Union exhausts Australia.
    European Union invests 20 money in Australia.
    European Union adds Influence in East Asia - Pacific, below the line: 2 VPs.
    United States of America reveals Military Exercises and Foreign Military Presence: 6 Research.
    United States of America gains 4 money.
    United States of America gains 4 money.
425 exhaust mexico_usa
    United States of America exhausts Mexico.
426 exhaust iraq
    United States of America exhausts Iraq.
427 buy minimize_bureaucracy:a
    United States of America buys Minimize Bureaucracy for 4 Research.
    Supply Chain Deal lies open in the market.
428 exhaust venezuela
    United States of America exhausts Venezuela.
429 exhaust afghanistan
    United States of America exhausts Afghanistan.
430 buy return_on_investment:a
    United States of America buys Return on Investment for 4 Research.
    Quantitative Easing lies open in the market.
431 buy initiate_restructuring:a
    United States of America buys Initiate Restructuring for 4 Research.
    Initiate Restructuring lies open in the market.
432 exhaust iceland_usa
    United States of America exhausts Iceland.
433 exhaust japan_usa
    United States of America exhausts Japan.
434 exhaust kazakhstan
    United States of America exhausts Kazakhstan.
435 buy global_presence:a
    United States of America buys Global Presence for 5 Research.
    Improve Logistics lies open in the market.
436 exhaust thailand
    United States of America exhausts Thailand.
437 refresh
    United States of America refreshes the market.
    Assign New Diplomats leaves the market.
    Key Economic Partner lies open in the market.
    Ensure Peace in the Region leaves the market.
    Industrial Policy lies open in the market.
    Supply Chain Deal leaves the market.
    Economic Expansion lies open in the market.
    People's Republic of China reveals Covert Military Operation and Diplomatic Engagement: 5 Research.
    People's Republic of China gains 1 army.
    People's Republic of China gains 1 diplomacy.
438 done
439 use knowledge_transfer
    European Union uses Knowledge Transfer.
    European Union's discard pile becomes a deck of 9 cards.
    European Union draws a hidden card.
440 discard convincing_arguments:b
    European Union discards Convincing Arguments.
    European Union reveals Regional Summit, Foreign Military Presence and Growth Strategy: 11 Research.
    European Union gains 1 diplomacy.
    European Union gains 4 money.
    European Union gains 2 money.
441 buy economic_expansion:b
    European Union buys Economic Expansion for 7 Research.
    Joint Venture lies open in the market.
442 exhaust jordan
    European Union exhausts Jordan.
443 buy improve_logistics:b
    European Union buys Improve Logistics for 5 Research.
    Activation of Allies lies open in the market.
    Quantitative Easing leaves the market.
    Optimization Program lies open in the market.
    Russian Federation adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    Russian Federation adds Influence in Americas, below the line: 0 VPs.
    1 army of Russian Federation appears in Americas.
    Next: Auto-Influence 5 and Auto-Influence 14.
    United States of America's investments return 4 money.
444 discard_token europe
    United States of America gives up an Engage token in Europe for 5 money.
    People's Republic of China's investments return 6 money.
    European Union's investments return 6 money.
445 discard_token south_asia
    European Union gives up an Engage token in South Asia for 5 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Round 6.
    United States of America draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Moldova, Kyrgyzstan, Peru, Qatar, Djibouti, Bangladesh and Vietnam.
hash 6 e8cd27f6737afe5b
446 place 4
    United States of America takes place 4.
447 place 3
    People's Republic of China takes place 3.
448 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    1 food of European Union found no place: 3 money instead.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    United States of America produces 3 energy.
    3 energy of United States of America found no place: 9 money instead.
    United States of America produces 2 raw materials.
    1 raw materials of United States of America found no place: 3 money instead.
    United States of America produces 4 food.
    1 food of United States of America found no place: 3 money instead.
449 focus domestic
    European Union chooses Domestic Focus.
450 ready australia
    European Union readies Australia.
451 ready laos
    European Union readies Laos.
452 raise army
    European Union's production of army goes up to 5.
453 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
454 focus military
    People's Republic of China chooses Military Focus.
455 ready mexico
    People's Republic of China readies Mexico.
456 ready equatorial_guinea
    People's Republic of China readies Equatorial Guinea.
457 make 3
    People's Republic of China produces 3 army.
458 focus military
    United States of America chooses Military Focus.
459 ready afghanistan
    United States of America readies Afghanistan.
460 ready iraq
    United States of America readies Iraq.
461 ready mexico_usa
    United States of America readies Mexico.
462 none
463 make 1
    United States of America produces 1 army.
464 play economic_expansion:b
    European Union plays Economic Expansion.
465 export food
466 sell 4
    European Union exports 4 food for 20 money.
467 export services
468 sell 2
    European Union exports 2 services for 30 money.
469 done
    European Union exhausts Laos.
    European Union invests 10 money in Laos.
    European Union adds Influence in East Asia - Pacific, below the line: 1 VP.
470 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
471 invest cuba
    People's Republic of China exhausts Cuba.
    People's Republic of China invests 10 money in Cuba.
    People's Republic of China adds Influence in Americas, below the line: 3 VPs.
    People's Republic of China gains 1 diplomacy.
472 play initiate_restructuring:a
    United States of America plays Initiate Restructuring.
    United States of America draws a hidden card.
473 trash military_exercises:b
    Military Exercises of United States of America leaves the game.
474 play return_on_investment:a
    United States of America plays Return on Investment.
    United States of America gains 4 money.
475 invest afghanistan
    United States of America exhausts Afghanistan.
    United States of America invests 10 money in Afghanistan.
476 temporary
    United States of America adds Influence in Central Asia, below the line: 2 VPs.
477 play growth_strategy:eu2
    European Union plays Growth Strategy.
    European Union chooses: Produce.
478 produce food
    European Union produces 3 food.
479 produce diplomacy
480 make 5
    European Union produces 5 diplomacy.
481 produce army
482 make 5
    European Union produces 5 army.
483 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
484 army south_asia
485 to central_asia
    People's Republic of China moves an army from South Asia to Central Asia.
486 army east_asia_pacific
487 to central_asia
    People's Republic of China moves an army from East Asia - Pacific to Central Asia.
488 play growth_strategy:usa1
    United States of America plays Growth Strategy.
489 choose growth
    United States of America chooses: Get a Growth Card.
490 growth knowledge_transfer
    United States of America gets Knowledge Transfer for 4 VPs.
491 play new_allies:eu1
    European Union plays New Allies.
492 improve moldova
    European Union pays 1 diplomacy.
    Moldova becomes an ally of European Union.
    Belarus lies open.
493 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
494 choose growth
    People's Republic of China chooses: Get a Growth Card.
495 growth industrial_development
    People's Republic of China gets Industrial Development for 1 VP.
496 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 5.
497 raise food
    People's Republic of China's production of food goes up to 4.
498 use knowledge_transfer
    United States of America uses Knowledge Transfer.
499 draw 2
    United States of America's discard pile becomes a deck of 18 cards.
    United States of America draws 2 hidden cards.
500 discard global_currency:usa1
    United States of America discards Global Currency.
501 discard minimize_bureaucracy:a
    United States of America discards Minimize Bureaucracy.
502 play global_presence:a
    United States of America plays Global Presence.
503 make 3
    United States of America produces 3 army.
504 army east_asia_pacific
505 to europe
    United States of America moves an army from East Asia - Pacific to Europe.
506 army board
507 to europe
    United States of America moves an army to Europe.
508 army europe
509 to americas
    United States of America moves an army from Europe to Americas.
510 use knowledge_transfer
    European Union uses Knowledge Transfer.
511 draw 3
    European Union draws 3 hidden cards.
512 discard improve_logistics:b
    European Union discards Improve Logistics.
513 discard humanitarian_aid:eu1
    European Union discards Humanitarian Aid.
514 discard military_reinforcements:eu1
    European Union discards Military Reinforcements.
515 play dominant_power:b
    European Union plays Dominant Power.
516 engage americas
    European Union pays 4 diplomacy.
    European Union engages in Americas.
    European Union adds Influence in Americas, below the line: 2 VPs.
517 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
518 choose produce
    People's Republic of China chooses: Produce.
519 produce food
    People's Republic of China produces 4 food.
520 produce goods
521 make 0
522 produce army
523 make 1
    People's Republic of China produces 1 army.
524 play new_allies:usa3
    United States of America plays New Allies.
525 improve tajikistan
    United States of America pays 1 diplomacy.
    Tajikistan becomes an ally of United States of America.
    Georgia lies open.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    European Union's investments return 8 money.
526 discard_token americas
    European Union gives up an Engage token in Americas for 5 money.
    People's Republic of China's investments return 8 money.
    United States of America's investments return 6 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Scoring.
    Europe: 8 VPs for United States of America, 2 for cubes and 6 for place 2.
    Europe: 5 VPs for European Union, 2 for cubes and 3 for place 3.
    Central Asia does not score: a permanent slot is free.
    Americas: 10 VPs for United States of America, 3 for cubes and 7 for place 1.
    Americas: 1 VP for European Union, 1 for cubes and 0 for place 4.
    Americas: 1 VP for People's Republic of China, 1 for cubes and 0 for place 4.
    Middle East - North Africa: 3 VPs for United States of America, 1 for cubes and 2 for place 4.
    Middle East - North Africa: 10 VPs for European Union, 3 for cubes and 7 for place 2.
    Africa: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    Africa: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 3.
    South Asia: 1 VP for European Union, 1 for cubes and 0 for place 4.
    South Asia: 10 VPs for People's Republic of China, 2 for cubes and 8 for place 1.
    East Asia - Pacific: 12 VPs for United States of America, 3 for cubes and 9 for place 1.
    East Asia - Pacific: 9 VPs for European Union, 3 for cubes and 6 for place 2.
    East Asia - Pacific: 4 VPs for People's Republic of China, 2 for cubes and 2 for place 3.
    United States of America leads in 3 Regions only: -2 VPs.
    People's Republic of China's investments reach 3 Regions: 2 VPs.
    Money, place 1: 5 VPs for United States of America.
    Money, place 2: 3 VPs for European Union.
    Money, place 3: 1 VP for People's Republic of China.
    Most armies on the map, place 2: 3 VPs for United States of America.
    Most armies on the map, place 3: 1 VP for European Union.
    Most armies on the map, place 2: 3 VPs for People's Republic of China.
    Most allied Countries, place 3: 2 VPs for United States of America.
    Most allied Countries, place 3: 2 VPs for European Union.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
end 882b7c0f4e9eb447
    European Union has the most VPs when the last round is over: 89.
