{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["eu", "russia"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": true, "then_requires_previous_step": true, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 137, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back eu_nato
3 hand second
4 give_back ru_arms_export
    The EU keeps EU Expansion and Central European Bank and begins with 7 VPs.
    Russia keeps Cyber Attacks and Private Military Corporations and begins with 5 VPs.
5 place 2
    Russia takes place 2.
6 place 4
    The EU takes place 4.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 ebcc595f8dca4b73
7 order
    Russia uses the Executive Order.
8 lay foreign_military_presence:russia1
    Russia puts a hidden card face down.
9 choose produce
    Russia chooses: Produce.
10 produce army
11 make 2
    Russia produces 2 armies.
12 produce energy
    Russia produces 5 energy.
13 produce food
    Russia produces 2 food.
14 play new_allies:eu1
    The EU plays New Allies.
15 improve ukraine
16 exhaust norway_eu
    The EU exhausts Norway.
17 pay
    The EU pays 1 diplomacy.
    The EU wins Ukraine as an ally.
    Moldova lies open.
18 play foreign_trade:russia2
    Russia plays Foreign Trade.
19 done
20 import goods
21 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
    Russia gains 1 diplomacy.
22 asset eu_central_bank
    The EU uses Central European Bank.
23 lay foreign_trade:eu1
    The EU puts a hidden card face down.
    The EU gains 20 money.
24 growth diplomatic_initiative
25 swap 0
    The EU gets Diplomatic Initiative: 2 VPs.
26 play foreign_direct_investment:russia1
    Russia plays Foreign Direct Investment.
27 play soft_power:eu1
    The EU plays Soft Power.
28 engage europe
29 exhaust eu_member_states
    The EU exhausts EU Member States.
30 pay
    The EU pays 2 diplomacy.
    The EU engages in Europe.
31 permanent
    The EU adds permanent Influence in Europe: 1 VP.
32 play growth_strategy:russia2
    Russia plays Growth Strategy.
33 choose produce
    Russia chooses: Produce.
34 produce goods
35 make 1
    Russia produces 1 consumer good.
36 produce diplomacy
37 make 0
38 produce army
39 make 0
40 play growth_strategy:eu1
    The EU plays Growth Strategy.
41 choose produce
    The EU chooses: Produce.
42 produce energy
    The EU produces 1 energy.
43 produce diplomacy
44 make 4
    The EU produces 4 diplomacy.
45 produce food
    The EU produces 3 food.
    Russia reveals New Allies and New Allies: 4 Research.
    Russia gains 6 money.
46 exhaust india_russia
    Russia exhausts India.
47 exhaust syria_russia
    Russia exhausts Syria.
48 buy peacekeeping_mandate:a
    Russia buys Peacekeeping Mandate for 7 Research.
    Strategic Reinforcements lies open in the market.
49 exhaust armenia_russia
    Russia exhausts Armenia.
50 done
    The EU reveals Military Reinforcements and Growth Strategy: 6 Research.
    The EU gains 5 money.
51 buy re_examine_agreement:b
    The EU buys Re-Examine Agreement for 5 Research.
    Convincing Arguments lies open in the market.
52 exhaust ukraine
    The EU exhausts Ukraine.
53 refresh
    The EU refreshes the market.
    Regional Summit leaves the market.
    Quantitative Easing lies open in the market.
    Quantitative Easing leaves the market.
    Trade Opportunity lies open in the market.
    Assign New Diplomats leaves the market.
    Activation of Allies lies open in the market.
54 exhaust nigeria_eu
    The EU exhausts Nigeria.
55 exhaust canada_eu
    The EU exhausts Canada.
56 buy trade_opportunity:b
    The EU buys Trade Opportunity for 3 Research.
    Prosperous Times lies open in the market.
57 done
    Power Play leaves the market.
    Initiate Restructuring lies open in the market.
    Strategic Reinforcements leaves the market.
    Dominant Power lies open in the market.
    The USA adds permanent Influence in Europe: 0 VPs.
    1 new army for the USA in Europe.
    China adds permanent Influence in Africa: 0 VPs.
    The USA adds permanent Influence in Africa: 0 VPs.
    China adds permanent Influence in the Americas: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
58 done
59 yes
    Russia's Prosperity goes up to 1: 3 VPs and 5 money.
60 no
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    Round 2.
    Russia draws 6 hidden cards.
    The EU draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Afghanistan, Chile, Syria, Niger, Bangladesh and South Korea.
hash 2 2fc7a530795ee9bd
61 place 2
    Russia takes place 2.
62 place 4
    The EU takes place 4.
    Russia produces 5 energy.
    4 energy of Russia found no place: 12 money instead.
    Russia produces 4 raw materials.
    Russia produces 2 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
63 focus diplomatic
    Russia chooses Diplomatic Focus.
64 done
65 raise diplomacy
    Russia's production of diplomacy goes up to 4.
66 make 1
    Russia produces 1 diplomacy.
67 focus diplomatic
    The EU chooses Diplomatic Focus.
68 ready norway_eu
    The EU readies Norway.
69 ready ukraine
    The EU readies Ukraine.
70 ready eu_member_states
    The EU readies EU Member States.
71 ready nigeria_eu
    The EU readies Nigeria.
72 done
73 raise diplomacy
    The EU's production of diplomacy goes up to 5.
74 make 5
    The EU produces 5 diplomacy.
75 asset ru_private_military
    Russia uses Private Military Corporations.
76 lay military_reinforcements:russia1
    Russia puts a hidden card face down.
77 play humanitarian_aid:eu1
    The EU plays Humanitarian Aid.
78 improve afghanistan
79 swap 1
    The EU pays 3 money.
    The EU wins Afghanistan as an ally.
    Tajikistan lies open.
80 play growth_strategy:russia1
    Russia plays Growth Strategy.
81 choose growth
    Russia chooses: Get a Growth Card.
82 growth diplomatic_initiative
    Russia gets Diplomatic Initiative: 2 VPs.
83 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
84 invest jordan_eu
    The EU exhausts Jordan.
    The EU invests 10 money in Jordan.
85 temporary
    The EU adds temporary Influence in the Middle East - North Africa: 5 VPs.
86 play energy_titan:russia1
    Russia plays Energy Titan.
87 double raw
88 export army
    Russia exports 1 army for 20 money.
89 export energy
90 sell 2
    Russia exports 2 energy for 10 money.
91 done
92 done
93 play trade_opportunity:b
    The EU plays Trade Opportunity.
94 export goods
    The EU exports 1 consumer good for 15 money.
95 order
    The EU uses the Executive Order.
96 lay new_allies:eu2
    The EU puts a hidden card face down.
97 choose improve_relations
    The EU chooses: Improve Relations.
98 improve bangladesh
    The EU pays 2 diplomacy.
    The EU wins Bangladesh as an ally.
    Bhutan lies open.
99 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
    Russia exhausts Belarus.
    Russia builds a Base in Belarus with 1 army for 10 money.
100 permanent
    Russia adds permanent Influence in Europe: 1 VP.
    Russia gains 1 army.
101 play re_examine_agreement:b
    The EU plays Re-Examine Agreement.
    Russia reveals Peacekeeping Mandate and Diplomatic Engagement: 6 Research.
    Russia gains 2 diplomacy.
102 buy initiate_restructuring:a
    Russia buys Initiate Restructuring for 4 Research.
    Assign New Diplomats lies open in the market.
103 done
    The EU reveals Foreign Trade: 1 Research.
    The EU gains 3 money.
104 exhaust ukraine
    The EU exhausts Ukraine.
105 exhaust eu_member_states
    The EU exhausts EU Member States.
106 exhaust norway_eu
    The EU exhausts Norway.
107 refresh
    The EU refreshes the market.
    Convincing Arguments leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Quantitative Easing leaves the market.
    New Agenda lies open in the market.
    Activation of Allies leaves the market.
    Industrial Policy lies open in the market.
108 buy dominant_power:b
    The EU buys Dominant Power for 4 Research.
    Dominant Power lies open in the market.
109 done
    Prosperous Times leaves the market.
    Cultural Exchange lies open in the market.
    Assign New Diplomats leaves the market.
    Ensure Peace in the Region lies open in the market.
    The USA adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    China adds permanent Influence in Central Asia: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    The USA adds permanent Influence in the Americas: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    The USA trades with Russia: 10 money.
    China adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for China in the Middle East - North Africa.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The EU's investments return 2 money.
110 discard_token europe
    The EU gives up an Engage token in Europe for 15 money.
111 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
    Russia suffers THREAT from the USA and China in the Middle East - North Africa: -4 VPs.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    The EU suffers THREAT from China in the Middle East - North Africa: -2 VPs.
    Round 3.
    Russia's discard pile becomes a deck of 12 cards.
    Russia draws 6 hidden cards.
    The EU's discard pile becomes a deck of 12 cards.
    The EU draws 6 hidden cards.
    New Countries: Belarus, Azerbaijan, Argentina, Jordan, Ethiopia, the Maldives and Cambodia.
hash 3 0188826e7d44dd8a
112 place 4
    Russia takes place 4.
113 place 1
    The EU takes place 1.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    2 food of the EU found no place: 6 money instead.
    Russia produces 5 energy.
    3 energy of Russia found no place: 9 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
114 focus diplomatic
    The EU chooses Diplomatic Focus.
115 ready ukraine
    The EU readies Ukraine.
116 ready norway_eu
    The EU readies Norway.
117 ready eu_member_states
    The EU readies EU Member States.
118 ready jordan_eu
    The EU readies Jordan.
119 ready canada_eu
    The EU readies Canada.
120 make 4
    The EU produces 4 diplomacy.
    1 diplomacy of the EU found no place: 0 money instead.
121 focus domestic
    Russia chooses Domestic Focus.
122 ready armenia_russia
    Russia readies Armenia.
123 done
124 raise diplomacy
    Russia's production of diplomacy goes up to 5.
125 make 1
    Russia produces 1 consumer good.
126 make 1
    Russia produces 1 service.
127 play trade_opportunity:b
    The EU plays Trade Opportunity.
128 export raw
    The EU exports 1 raw material for 5 money.
129 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
130 base canada_eu
131 send 2
    The EU exhausts Canada.
    The EU builds a Base in Canada with 2 armies for 15 money.
    The EU adds temporary Influence in the Americas: 4 VPs.
132 play growth_strategy:russia1
    Russia plays Growth Strategy.
    Russia chooses: Produce.
133 done
134 play new_allies:eu1
    The EU plays New Allies.
135 improve chile
    The EU pays 2 diplomacy.
    The EU wins Chile as an ally.
    Cuba lies open.
136 play foreign_trade:russia1
    Russia plays Foreign Trade.
137 export raw
138 sell 2
    Russia exports 2 raw materials for 10 money.
139 done
140 import goods
141 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
142 buy 1
    Russia imports 1 consumer good from China for 10 money.
143 import services
144 buy 1
    Russia imports 1 service for 10 money.
145 buy 0
146 buy 1
    Russia imports 1 service from the EU for 10 money.
    Russia gains 1 diplomacy.
147 play dominant_power:b
    The EU plays Dominant Power.
148 engage europe
149 pay
    The EU pays 3 diplomacy.
    The EU engages in Europe.
150 temporary
    The EU adds temporary Influence in Europe: 5 VPs.
151 play growth_strategy:russia2
    Russia plays Growth Strategy.
152 choose produce
    Russia chooses: Produce.
153 produce goods
154 make 1
    Russia produces 1 consumer good.
155 produce energy
    Russia produces 5 energy.
    2 energy of Russia found no place: 6 money instead.
156 produce food
    Russia produces 2 food.
157 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
158 engage europe
159 exhaust eu_member_states
    The EU exhausts EU Member States.
160 exhaust norway_eu
    The EU exhausts Norway.
    The EU engages in Europe.
161 temporary
    The EU adds temporary Influence in Europe: 4 VPs.
162 play initiate_restructuring:a
    Russia plays Initiate Restructuring.
    Russia draws a hidden card.
163 trash foreign_direct_investment:russia1
    Russia's Foreign Direct Investment leaves the game.
164 play peacekeeping_mandate:a
    Russia plays Peacekeeping Mandate.
165 army europe
166 to mena
    Russia moves an army from Europe to the Middle East - North Africa.
167 army board
168 to central_asia
    Russia moves an army to Central Asia.
169 engage mena
    Russia pays 5 diplomacy.
    Russia engages in the Middle East - North Africa.
170 temporary
    Russia adds temporary Influence in the Middle East - North Africa: 4 VPs.
    The EU reveals Re-Examine Agreement: 4 Research.
    The EU gains 6 money.
171 exhaust afghanistan
    The EU exhausts Afghanistan.
172 buy dominant_power:a
    The EU buys Dominant Power for 4 Research.
    Debt Relief lies open in the market.
173 exhaust nigeria_eu
    The EU exhausts Nigeria.
174 done
    Russia reveals Energy Titan: 3 Research.
    Russia gains 5 money.
175 buy cultural_exchange:a
    Russia buys Cultural Exchange for 3 Research.
    Steady Partnership lies open in the market.
176 exhaust armenia_russia
    Russia exhausts Armenia.
    Re-Evaluate Strategy leaves the market.
    Tap into New Markets lies open in the market.
    New Agenda leaves the market.
    Successful Negotiations lies open in the market.
    The USA adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for the USA in East Asia - Pacific.
    China adds temporary Influence in Africa: 0 VPs.
    1 new army for China in Africa.
    The USA adds permanent Influence in the Middle East - North Africa: 0 VPs.
    China adds temporary Influence in the Americas: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The EU's investments return 2 money.
177 discard_token europe
    The EU gives up an Engage token in Europe for 15 money.
178 discard_token europe
    The EU gives up an Engage token in Europe for 15 money.
179 done
180 yes
    Russia's Prosperity goes up to 2: 4 VPs and 10 money.
    The EU suffers THREAT from Russia and China in the Middle East - North Africa: -4 VPs.
    The EU suffers THREAT from China in Africa: -2 VPs.
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    The Americas: 3 VPs for the EU, 1 for cubes and 2 for place 3.
    The Middle East - North Africa: 9 VPs for the EU, 2 for cubes and 7 for place 2.
    The Middle East - North Africa: 3 VPs for Russia, 1 for cubes and 2 for place 4.
    Africa: 3 VPs for the EU, 1 for cubes and 2 for place 3.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Russia's sphere of influence holds in Central Asia and the Middle East - North Africa: 4 VPs.
    Money, place 1: 5 VPs for the EU.
    Most allied Countries, place 1: 7 VPs for the EU.
    Round 4.
    The EU draws 6 hidden cards.
    Russia draws 6 hidden cards.
    New Countries: Albania, Mongolia, Venezuela, the United Arab Emirates, Djibouti, Pakistan and Indonesia.
hash 4 bf7f452a13349dc2
181 place 3
    Russia takes place 3.
182 place 1
    The EU takes place 1.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    3 food of the EU found no place: 9 money instead.
    Russia produces 5 energy.
    5 energy of Russia found no place: 15 money instead.
    Russia produces 4 raw materials.
    Russia produces 2 food.
183 focus military
    The EU chooses Military Focus.
184 ready nigeria_eu
    The EU readies Nigeria.
185 ready canada_eu
    The EU readies Canada.
186 ready eu_member_states
    The EU readies EU Member States.
187 ready afghanistan
    The EU readies Afghanistan.
188 raise army
    The EU's production of armies goes up to 3.
189 make 3
    The EU produces 3 armies.
190 focus military
    Russia chooses Military Focus.
191 ready india_russia
    Russia readies India.
192 ready syria_russia
    Russia readies Syria.
193 done
194 raise army
    Russia's production of armies goes up to 3.
195 make 1
    Russia produces 1 army.
196 play humanitarian_aid:eu1
    The EU plays Humanitarian Aid.
197 improve argentina
198 pay
199 swap 1
    The EU pays 3 money.
    The EU pays 1 diplomacy.
    The EU wins Argentina as an ally.
    Cuba lies open.
200 play foreign_military_presence:russia1
    Russia plays Foreign Military Presence.
    Russia exhausts Syria.
    Russia builds a Base in Syria with 1 army for 10 money.
    Russia adds temporary Influence in the Middle East - North Africa: 3 VPs.
201 play growth_strategy:eu2
    The EU plays Growth Strategy.
202 choose produce
    The EU chooses: Produce.
203 produce services
204 make 3
    The EU produces 3 services.
    The EU's Commerce cards lie face up again.
205 produce food
    The EU produces 3 food.
206 produce raw
    The EU produces 1 raw material.
207 play new_allies:russia2
    Russia plays New Allies.
208 improve mongolia
    Russia pays 1 diplomacy.
    Russia wins Mongolia as an ally.
    Kyrgyzstan lies open.
209 play dominant_power:a
    The EU plays Dominant Power.
210 engage africa
211 pay
    The EU pays 3 diplomacy.
    The EU engages in Africa.
    The EU adds temporary Influence in Africa: 2 VPs.
212 play foreign_trade:russia2
    Russia plays Foreign Trade.
213 export army
    Russia exports 1 army for 20 money.
214 done
215 import goods
216 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
217 buy 0
218 import services
219 buy 1
    Russia imports 1 service for 10 money.
220 buy 1
    Russia imports 1 service from the USA for 10 money.
221 buy 0
    Russia gains 1 diplomacy.
222 play foreign_trade:eu1
    The EU plays Foreign Trade.
223 export services
    The EU exports 1 service for 15 money.
224 export energy
225 sell 1
    The EU exports 1 energy for 5 money.
226 import food
    The EU imports 1 food for 3 money.
227 import raw
228 buy 2
    The EU imports 2 raw materials for 6 money.
229 buy 3
    The EU imports 3 raw materials from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
    The EU gains 1 diplomacy.
230 play cultural_exchange:a
    Russia plays Cultural Exchange.
231 done
    The EU reveals New Allies and Military Reinforcements: 2 Research.
    The EU gains 6 money.
232 exhaust ukraine
    The EU exhausts Ukraine.
233 exhaust bangladesh
    The EU exhausts Bangladesh.
234 exhaust nigeria_eu
    The EU exhausts Nigeria.
235 buy debt_relief:a
    The EU buys Debt Relief for 5 Research.
    New Agenda lies open in the market.
236 done
    Russia reveals Diplomatic Engagement and Military Reinforcements: 3 Research.
    Russia gains 1 diplomacy.
    Russia gains 3 money.
237 done
    Industrial Policy leaves the market.
    Strengthen Alliance lies open in the market.
    Ensure Peace in the Region leaves the market.
    Diplomatic Trip lies open in the market.
    The USA adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for the USA in East Asia - Pacific.
    China adds permanent Influence in Central Asia: 0 VPs.
    1 new army for China in Central Asia.
    The USA adds temporary Influence in the Americas: 0 VPs.
    China adds permanent Influence in South Asia: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The EU's investments return 2 money.
238 done
239 discard_token mena
    Russia gives up an Engage token in the Middle East - North Africa for 5 money.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Round 5.
    The EU's discard pile becomes a deck of 12 cards.
    The EU draws 6 hidden cards.
    Russia's discard pile becomes a deck of 12 cards.
    Russia draws 6 hidden cards.
    New Countries: Norway, Georgia, Brazil, Israel, Sudan, Nepal and Thailand.
hash 5 0fd3685c6c97c949
240 place 4
    Russia takes place 4.
241 place 1
    The EU takes place 1.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    1 food of the EU found no place: 3 money instead.
    Russia produces 5 energy.
    5 energy of Russia found no place: 15 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    2 raw materials of Russia found no place: 6 money instead.
    Russia produces 2 food.
242 focus diplomatic
    The EU chooses Diplomatic Focus.
243 ready norway_eu
    The EU readies Norway.
244 ready bangladesh
    The EU readies Bangladesh.
245 ready nigeria_eu
    The EU readies Nigeria.
246 ready ukraine
    The EU readies Ukraine.
247 make 4
    The EU produces 4 diplomacy.
248 focus military
    Russia chooses Military Focus.
249 ready belarus_russia
    Russia readies Belarus.
250 ready armenia_russia
    Russia readies Armenia.
251 ready syria_russia
    Russia readies Syria.
252 raise army
    Russia's production of armies goes up to 4.
253 make 2
    Russia produces 2 armies.
254 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
255 invest afghanistan
    The EU exhausts Afghanistan.
    The EU invests 10 money in Afghanistan.
    The EU adds temporary Influence in Central Asia: 4 VPs.
256 asset ru_cyber_attacks
    Russia uses Cyber Attacks.
257 lay military_re_equipment:russia1
    Russia puts a hidden card face down.
258 region europe
    Russia names Europe.
    Russia pays 1 service.
259 play soft_power:eu1
    The EU plays Soft Power.
260 engage south_asia
261 pay
    The EU pays 2 diplomacy.
    The EU engages in South Asia.
262 temporary
    The EU adds temporary Influence in South Asia: 4 VPs.
263 play diplomatic_engagement:russia1
    Russia plays Diplomatic Engagement.
264 engage south_asia
    Russia exhausts India.
    Russia pays 2 diplomacy.
    Russia engages in South Asia.
265 permanent
    Russia adds permanent Influence in South Asia: 1 VP.
266 play growth_strategy:eu1
    The EU plays Growth Strategy.
267 choose produce
    The EU chooses: Produce.
268 produce goods
269 make 1
    The EU produces 1 consumer good.
    The EU's Commerce cards lie face up again.
270 produce raw
    The EU produces 1 raw material.
271 produce food
    The EU produces 3 food.
    3 food of the EU found no place: 9 money instead.
272 play new_allies:russia1
    Russia plays New Allies.
273 improve djibouti
    Russia pays 1 diplomacy.
    Russia wins Djibouti as an ally.
    Ethiopia lies open.
274 asset eu_expansion
    The EU uses EU Expansion.
275 lay debt_relief:a
    The EU puts a hidden card face down.
276 improve albania
277 exhaust norway_eu
    The EU exhausts Norway.
    The EU wins Albania as an ally.
    Belarus lies open.
278 yes
    The EU pays 2 diplomacy.
    The EU adds permanent Influence in Europe: 1 VP.
279 play new_allies:russia2
    Russia plays New Allies.
280 improve kyrgyzstan
281 exhaust mongolia
    Russia exhausts Mongolia.
    Russia wins Kyrgyzstan as an ally.
    Azerbaijan lies open.
    The EU reveals Foreign Trade and Foreign Trade: 2 Research.
    The EU gains 6 money.
282 exhaust argentina
    The EU exhausts Argentina.
283 exhaust jordan_eu
    The EU exhausts Jordan.
284 buy strengthen_alliance:b
    The EU buys Strengthen Alliance for 4 Research.
    Key Economic Partner lies open in the market.
285 exhaust bangladesh
    The EU exhausts Bangladesh.
286 exhaust albania
    The EU exhausts Albania.
287 exhaust chile
    The EU exhausts Chile.
288 exhaust nigeria_eu
    The EU exhausts Nigeria.
289 buy successful_negotiations:a
    The EU buys Successful Negotiations for 4 Research.
    Power Play lies open in the market.
290 exhaust eu_member_states
    The EU exhausts EU Member States.
291 buy new_agenda:b
    The EU buys New Agenda for 5 Research.
    Well-Laid Plans lies open in the market.
292 exhaust ukraine
    The EU exhausts Ukraine.
293 exhaust canada_eu
    The EU exhausts Canada.
294 refresh
    The EU refreshes the market.
    Steady Partnership leaves the market.
    Initiate Restructuring lies open in the market.
    Tap into New Markets leaves the market.
    Minimize Bureaucracy lies open in the market.
    Diplomatic Trip leaves the market.
    Covert Military Operation lies open in the market.
295 refresh
    The EU refreshes the market.
    Key Economic Partner leaves the market.
    Explore Alternatives lies open in the market.
    Power Play leaves the market.
    Prosperous Times lies open in the market.
    Well-Laid Plans leaves the market.
    Re-Examine Agreement lies open in the market.
    Russia reveals Initiate Restructuring and Peacekeeping Mandate: 8 Research.
    Russia gains 4 money.
    Russia gains 1 diplomacy.
296 exhaust kyrgyzstan
    Russia exhausts Kyrgyzstan.
297 buy explore_alternatives:a
    Russia buys Explore Alternatives for 6 Research.
    Explore Alternatives lies open in the market.
298 exhaust belarus_russia
    Russia exhausts Belarus.
299 exhaust djibouti
    Russia exhausts Djibouti.
300 buy minimize_bureaucracy:b
    Russia buys Minimize Bureaucracy for 4 Research.
    Trade Opportunity lies open in the market.
301 exhaust armenia_russia
    Russia exhausts Armenia.
302 refresh
    Russia refreshes the market.
    Initiate Restructuring leaves the market.
    Think Tank lies open in the market.
    Covert Military Operation leaves the market.
    Joint Venture lies open in the market.
    Prosperous Times leaves the market.
    Improve Logistics lies open in the market.
303 exhaust syria_russia
    Russia exhausts Syria.
    Re-Examine Agreement leaves the market.
    Global Presence lies open in the market.
    Explore Alternatives leaves the market.
    Global Presence lies open in the market.
    The USA adds temporary Influence in the Middle East - North Africa: 0 VPs.
    One of the EU's Commerce cards is turned face down.
    The USA trades with the EU: 10 money.
    China adds temporary Influence in South Asia: 0 VPs.
    The USA adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    China adds permanent Influence in East Asia - Pacific: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The EU's investments return 4 money.
304 done
305 discard_token south_asia
    Russia gives up an Engage token in South Asia for 5 money.
    The EU suffers THREAT from Russia and China in the Middle East - North Africa: -4 VPs.
306 yes
    The EU gives up an Engage token in Africa for 1 Defense.
    Round 6.
    The EU draws 6 hidden cards.
    Russia draws 6 hidden cards.
    New Countries: Switzerland, Turkmenistan, Ecuador, Turkey, Nigeria, Myanmar and New Zealand.
hash 6 36438dc632fd7b7b
307 place 4
    Russia takes place 4.
308 place 3
    The EU takes place 3.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    3 food of the EU found no place: 9 money instead.
    Russia produces 5 energy.
    5 energy of Russia found no place: 15 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    2 raw materials of Russia found no place: 6 money instead.
    Russia produces 2 food.
309 focus diplomatic
    The EU chooses Diplomatic Focus.
310 ready chile
    The EU readies Chile.
311 ready argentina
    The EU readies Argentina.
312 ready norway_eu
    The EU readies Norway.
313 ready eu_member_states
    The EU readies EU Member States.
314 ready jordan_eu
    The EU readies Jordan.
315 ready ukraine
    The EU readies Ukraine.
316 make 3
    The EU produces 3 diplomacy.
317 focus domestic
    Russia chooses Domestic Focus.
318 ready mongolia
    Russia readies Mongolia.
319 ready syria_russia
    Russia readies Syria.
320 raise energy
    Russia's production of energy goes up to 6.
    Russia gains 1 energy.
    1 energy of Russia found no place: 3 money instead.
321 make 0
322 make 1
    Russia produces 1 service.
323 play successful_negotiations:a
    The EU plays Successful Negotiations.
324 ready albania
    The EU readies Albania.
325 search south_asia
    The EU searches South Asia.
326 improve bhutan
    The EU pays 1 diplomacy.
    The EU wins Bhutan as an ally.
    India lies open.
    Pakistan lies open.
327 play foreign_trade:russia2
    Russia plays Foreign Trade.
328 export army
    Russia exports 1 army for 20 money.
329 export food
    Russia exports 1 food for 5 money.
330 export goods
331 sell 2
    Russia exports 2 consumer goods for 30 money.
332 import services
333 buy 1
    Russia imports 1 service for 10 money.
334 buy 1
    Russia imports 1 service from the USA for 10 money.
335 buy 1
    Russia imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
    Russia gains 1 diplomacy.
336 play new_allies:eu2
    The EU plays New Allies.
337 improve pakistan
338 exhaust bhutan
    The EU exhausts Bhutan.
    The EU pays 2 diplomacy.
    The EU wins Pakistan as an ally.
    The Maldives lie open.
339 play explore_alternatives:a
    Russia plays Explore Alternatives.
    Russia draws 2 hidden cards.
340 play cultural_exchange:a
    Russia plays Cultural Exchange.
341 ready djibouti
    Russia readies Djibouti.
342 ready kyrgyzstan
    Russia readies Kyrgyzstan.
    Russia gains 2 diplomacy.
343 play new_agenda:b
    The EU plays New Agenda.
    The EU draws 3 hidden cards.
344 yes
345 discard trade_opportunity:b
    The EU discards Trade Opportunity.
346 discard new_allies:eu1
    The EU discards New Allies.
347 play dominant_power:a
    The EU plays Dominant Power.
348 engage americas
    The EU engages in the Americas.
    The EU adds temporary Influence in the Americas: 1 VP.
349 play energy_titan:russia1
    Russia plays Energy Titan.
350 double energy
351 export raw
352 sell 1
    Russia exports 1 raw material for 5 money.
353 done
354 import services
355 buy 0
356 buy 1
    Russia imports 1 service from the USA for 10 money.
357 buy 1
    Russia imports 1 service from the EU for 10 money.
358 done
    Russia gains 1 diplomacy.
359 play strengthen_alliance:b
    The EU plays Strengthen Alliance.
360 base jordan_eu
    The EU exhausts Jordan.
    The EU builds a Base in Jordan with 1 army for 10 money.
    The EU's cube is pushed out of the Middle East - North Africa.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
361 play minimize_bureaucracy:b
    Russia plays Minimize Bureaucracy.
    Russia's Minimize Bureaucracy leaves the game.
362 take global_presence:a
    Ensure Peace in the Region lies open in the market.
    Russia takes Global Presence from the market and plays it.
363 make 1
    Russia produces 1 army.
364 army mena
365 to central_asia
    Russia moves an army from the Middle East - North Africa to Central Asia.
366 army central_asia
367 to europe
    Russia moves an army from Central Asia to Europe.
368 done
    The USA adds temporary Influence in East Asia - Pacific: 0 VPs.
    China adds temporary Influence in Central Asia: 0 VPs.
    1 new army for China in Central Asia.
    The USA adds temporary Influence in Central Asia: 0 VPs.
    1 new army for the USA in Central Asia.
    China adds temporary Influence in East Asia - Pacific: 0 VPs.
    1 new army for China in East Asia - Pacific.
    The EU's investments return 4 money.
369 discard_token south_asia
    The EU gives up an Engage token in South Asia for 15 money.
370 discard_token americas
    The EU gives up an Engage token in the Americas for 15 money.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    The EU suffers THREAT from China in Africa: -2 VPs.
    Russia suffers THREAT from China in Central Asia: -2 VPs.
    Russia suffers THREAT from the USA in the Middle East - North Africa: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 14 VPs for the EU, 5 for cubes and 9 for place 1.
    Europe: 5 VPs for Russia, 2 for cubes and 3 for place 3.
    Central Asia: 1 VP for the EU, 1 for cubes and 0 for place 4.
    Central Asia: 3 VPs for Russia, 1 for cubes and 2 for place 3.
    The Americas: 6 VPs for the EU, 2 for cubes and 4 for place 2.
    The Middle East - North Africa: 6 VPs for the EU, 2 for cubes and 4 for place 3.
    The Middle East - North Africa: 6 VPs for Russia, 2 for cubes and 4 for place 3.
    Africa: 6 VPs for the EU, 2 for cubes and 4 for place 2.
    South Asia: 1 VP for the EU, 1 for cubes and 0 for place 4.
    South Asia: 1 VP for Russia, 1 for cubes and 0 for place 4.
    Russia's sphere of influence holds in Europe: 2 VPs.
    Money, place 1: 5 VPs for the EU.
    Most allied Countries, place 1: 7 VPs for the EU.
end ea820d35c6a0f0d0
    The EU has the most VPs when the last round is over: 95.
