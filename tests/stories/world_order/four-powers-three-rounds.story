{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "china", "eu", "russia"], "options": {"executive_orders": false, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": false}, "seed": 6, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 hand second
2 give_back us_arms_export
3 hand first
4 give_back cn_belt_and_road
5 hand first
6 give_back eu_central_bank
7 hand first
8 give_back ru_arms_export
    The USA keeps R&D Champion and Main UN Funding Contributor and begins with 4 VPs.
    China keeps Expansion in the South China Sea and Rapid Industrialization and begins with 7 VPs.
    The EU keeps EU Expansion and EU Neighborhood Policy and begins with 6 VPs.
    Russia keeps Cyber Attacks and Private Military Corporations and begins with 5 VPs.
9 place 2
    The USA takes place 2.
10 place 4
    Russia takes place 4.
11 place 1
    The EU takes place 1.
    China takes place 3.
    Round 1.
hash 1 75286fd915731f66
12 asset eu_expansion
    The EU uses EU Expansion.
13 lay growth_strategy:eu1
    The EU puts a hidden card face down.
14 exhaust eu_member_states
    The EU exhausts EU Member States.
    The EU wins Moldova as an ally.
    Albania lies open.
15 yes
    The EU pays 2 diplomacy.
    The EU adds permanent Influence in Europe: 1 VP.
16 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
17 army board
18 to mena
    The USA moves an army to the Middle East - North Africa.
19 done
20 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
21 done
22 play diplomatic_engagement:russia1
    Russia plays Diplomatic Engagement.
23 engage south_asia
    Russia exhausts India.
    Russia pays 2 diplomacy.
    Russia engages in South Asia.
24 permanent
    Russia adds permanent Influence in South Asia: 1 VP.
25 play foreign_trade:eu1
    The EU plays Foreign Trade.
26 export food
27 sell 3
    The EU exports 3 food for 15 money.
28 export goods
    The EU exports 1 consumer good for 15 money.
29 import energy
30 buy 0
31 buy 3
    The EU imports 3 energy from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
32 import raw
33 buy 3
    The EU imports 3 raw materials from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
    The EU gains 1 diplomacy.
34 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
35 engage europe
    The USA exhausts Iceland.
    The USA pays 4 diplomacy.
    The USA engages in Europe.
36 temporary
    The USA adds temporary Influence in Europe: 5 VPs.
37 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
38 engage south_asia
    China exhausts Pakistan.
    China pays 2 diplomacy.
    China engages in South Asia.
39 temporary
    China adds temporary Influence in South Asia: 4 VPs.
40 play foreign_direct_investment:russia1
    Russia plays Foreign Direct Investment.
41 invest armenia_russia
    Russia exhausts Armenia.
    Russia invests 10 money in Armenia.
42 temporary
    Russia adds temporary Influence in Central Asia: 4 VPs.
43 asset eu_neighborhood_policy
    The EU uses EU Neighborhood Policy.
44 lay soft_power:eu1
    The EU puts a hidden card face down.
45 engage europe
46 exhaust norway_eu
    The EU exhausts Norway.
    The EU exhausts Moldova.
    The EU pays 3 diplomacy.
    The EU engages in Europe.
47 temporary
    The EU adds temporary Influence in Europe: 4 VPs.
48 play foreign_military_presence:usa1
    The USA plays Foreign Military Presence.
49 base iraq_usa
    The USA exhausts Iraq.
    The USA builds a Base in Iraq with 1 army for 10 money.
50 permanent
    The USA adds permanent Influence in the Middle East - North Africa: 1 VP.
51 asset cn_rapid_industrialization
    China uses Rapid Industrialization.
52 lay foreign_direct_investment:china1
    China puts a hidden card face down.
53 choose increase_two
    China chooses: 10 money: raise two productions.
    China pays 10 money.
54 raise services
    China's production of services goes up to 2.
55 raise raw
    China's production of raw materials goes up to 4.
    China gains 3 VPs.
56 play new_allies:china1
    China plays New Allies.
57 improve kenya
58 exhaust south_africa_china
    China exhausts South Africa.
    China wins Kenya as an ally.
    South Africa lies open.
59 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
60 base syria_russia
    Russia exhausts Syria.
    Russia builds a Base in Syria with 1 army for 10 money.
61 temporary
    Russia adds temporary Influence in the Middle East - North Africa: 5 VPs.
    Russia gains 1 army.
62 play humanitarian_aid:eu1
    The EU plays Humanitarian Aid.
63 improve bhutan
    The EU pays 3 money.
    The EU wins Bhutan as an ally.
    The Maldives lie open.
64 play global_currency:usa1
    The USA plays Global Currency.
65 export energy
    The USA exports 1 energy for 5 money.
66 export goods
    The USA exports 1 consumer good for 15 money.
67 import services
    The USA imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
68 import raw
69 buy 2
    The USA imports 2 raw materials from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
    The USA gains 1 diplomacy.
    The USA gains 10 money.
70 play foreign_military_presence:china1
    China plays Foreign Military Presence.
71 base laos_china
    China exhausts Laos.
    China builds a Base in Laos with 1 army for 10 money.
72 temporary
    China adds temporary Influence in East Asia - Pacific: 4 VPs.
73 play foreign_military_presence:russia1
    Russia plays Foreign Military Presence.
    Russia exhausts Belarus.
    Russia builds a Base in Belarus with 1 army for 10 money.
74 permanent
    Russia adds permanent Influence in Europe: 1 VP.
    The EU reveals New Allies and New Allies: 4 Research.
    The EU gains 6 money.
75 exhaust nigeria_eu
    The EU exhausts Nigeria.
76 buy optimization_program:b
    The EU buys Optimization Program for 5 Research.
    Prosperous Times lies open in the market.
77 done
    The USA reveals New Allies and Foreign Direct Investment: 5 Research.
    The USA gains 9 money.
78 buy military_exercises:b
    The USA buys Military Exercises for 3 Research.
    Successful Negotiations lies open in the market.
79 done
    China reveals New Allies: 3 Research.
    China gains 3 money.
80 done
    Russia reveals Foreign Trade and Growth Strategy: 6 Research.
    Russia gains 5 money.
81 buy covert_military_operation:a
    Russia buys Covert Military Operation for 6 Research.
    Build New Embassy lies open in the market.
82 done
83 discard_token europe
    The USA gives up an Engage token in Europe for 5 money.
84 done
    Russia's investments return 2 money.
85 done
86 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
87 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
88 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
89 yes
    The EU gives up an Engage token in Europe for 3 Defense.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Russia suffers THREAT from the USA in the Middle East - North Africa: -2 VPs.
    Round 2.
    The EU draws 6 hidden cards.
    The USA draws 6 hidden cards.
    China draws 6 hidden cards.
    Russia draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Kazakhstan, Canada, Iran, Ethiopia, Bangladesh and Singapore.
hash 2 1f8c4ff831016aff
90 place 1
    The USA takes place 1.
91 place 4
    The EU takes place 4.
92 place 2
    Russia takes place 2.
    China takes place 3.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
    Russia produces 5 energy.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
    China produces 1 energy.
    China produces 4 raw materials.
    China produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
93 focus diplomatic
    The USA chooses Diplomatic Focus.
94 ready iraq_usa
    The USA readies Iraq.
95 ready iceland_usa
    The USA readies Iceland.
96 raise diplomacy
    The USA's production of diplomacy goes up to 5.
97 make 2
    The USA produces 2 diplomacy.
98 focus diplomatic
    Russia chooses Diplomatic Focus.
99 ready armenia_russia
    Russia readies Armenia.
100 ready belarus_russia
    Russia readies Belarus.
101 ready india_russia
    Russia readies India.
102 done
103 raise diplomacy
    Russia's production of diplomacy goes up to 4.
104 make 2
    Russia produces 2 diplomacy.
105 focus military
    China chooses Military Focus.
106 ready pakistan_china
    China readies Pakistan.
107 ready south_africa_china
    China readies South Africa.
108 raise army
    China's production of armies goes up to 3.
109 make 2
    China produces 2 armies.
110 focus domestic
    The EU chooses Domestic Focus.
111 ready nigeria_eu
    The EU readies Nigeria.
112 ready eu_member_states
    The EU readies EU Member States.
113 raise diplomacy
    The EU's production of diplomacy goes up to 5.
114 make 2
    The EU produces 2 consumer goods.
    The EU's Commerce cards lie face up again.
115 make 3
    The EU produces 3 services.
116 asset us_main_un_funding
    The USA uses Main UN Funding Contributor.
117 lay growth_strategy:usa1
    The USA puts a hidden card face down.
118 times 1
    The USA pays 10 money.
    The USA gains 3 diplomacy.
119 engage africa
    The USA pays 1 diplomacy.
    The USA engages in Africa.
120 permanent
    The USA adds permanent Influence in Africa: 1 VP.
121 play energy_titan:russia1
    Russia plays Energy Titan.
122 double energy
123 export army
    Russia exports 1 army for 20 money.
124 done
125 import goods
126 buy 0
    Russia imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
127 import services
128 buy 0
129 buy 0
    Russia imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
    Russia gains 1 diplomacy.
130 asset cn_south_china_sea
    China uses Expansion in the South China Sea.
131 lay the_worlds_factory:china1
    China puts a hidden card face down.
    China moves an army to East Asia - Pacific.
132 done
    China adds permanent Influence in East Asia - Pacific: 1 VP.
133 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
134 base eu_member_states
135 send 2
    The EU exhausts EU Member States.
    The EU builds a Base in EU Member States with 2 armies for 15 money.
136 permanent
    The EU adds permanent Influence in Europe: 1 VP.
137 play new_allies:usa3
    The USA plays New Allies.
138 improve vietnam
139 pay
    The USA pays 2 diplomacy.
    The USA wins Vietnam as an ally.
    The Philippines lie open.
140 play new_allies:russia2
    Russia plays New Allies.
141 improve bangladesh
142 pay
    Russia pays 2 diplomacy.
    Russia wins Bangladesh as an ally.
    India lies open.
143 play growth_strategy:china2
    China plays Growth Strategy.
144 choose growth
    China chooses: Get a Growth Card.
    China gets Diplomatic Initiative: 2 VPs.
145 play optimization_program:b
    The EU plays Optimization Program.
146 produce raw
    The EU produces 1 raw material.
    The EU gets Industrial Development: 1 VP.
147 raise energy
    The EU's production of energy goes up to 2.
148 raise services
    The EU's production of services goes up to 5.
149 play new_allies:usa1
    The USA plays New Allies.
150 improve albania
151 pay
    The USA pays 1 diplomacy.
    The USA wins Albania as an ally.
    Belarus lies open.
152 play covert_military_operation:a
    Russia plays Covert Military Operation.
153 make 1
    Russia produces 1 army.
154 play growth_strategy:china1
    China plays Growth Strategy.
    China chooses: Produce.
155 produce goods
156 make 2
    China produces 2 consumer goods.
    China's Commerce cards lie face up again.
157 produce diplomacy
158 make 2
    China produces 2 diplomacy.
159 produce energy
    China produces 1 energy.
160 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
161 play military_exercises:b
    The USA plays Military Exercises.
162 army mena
163 to east_asia_pacific
    The USA moves an army from the Middle East - North Africa to East Asia - Pacific.
164 done
165 asset ru_private_military
    Russia uses Private Military Corporations.
166 lay new_allies:russia1
    Russia puts a hidden card face down.
167 play economic_diplomacy:china1
    China plays Economic Diplomacy.
    China gains 1 diplomacy.
168 play growth_strategy:eu2
    The EU plays Growth Strategy.
169 choose growth
    The EU chooses: Get a Growth Card.
    The EU gets Reduced Bureaucracy: 3 VPs.
    The USA reveals Foreign Trade and Military Pact: 4 Research.
    The USA gains 8 money.
170 exhaust albania
    The USA exhausts Albania.
171 exhaust vietnam
    The USA exhausts Vietnam.
172 buy quantitative_easing:a
    The USA buys Quantitative Easing for 4 Research.
    Minimize Bureaucracy lies open in the market.
173 exhaust mexico_usa
    The USA exhausts Mexico.
174 buy prosperous_times:a
    The USA buys Prosperous Times for 5 Research.
    New Strategic Partner lies open in the market.
175 exhaust iceland_usa
    The USA exhausts Iceland.
176 exhaust iraq_usa
    The USA exhausts Iraq.
177 refresh
    The USA refreshes the market.
    Economic Expansion leaves the market.
    Improve Logistics lies open in the market.
    Steady Partnership leaves the market.
    Trade Opportunity lies open in the market.
    Successful Negotiations leaves the market.
    Explore Alternatives lies open in the market.
178 done
    Russia reveals Military Reinforcements and Foreign Trade: 2 Research.
    Russia gains 6 money.
179 done
    China reveals Foreign Trade and Foreign Trade: 2 Research.
    China gains 6 money.
180 exhaust south_africa_china
    China exhausts South Africa.
181 done
182 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
183 trash foreign_trade:eu2
    The EU's Foreign Trade leaves the game.
    The EU reveals Military Reinforcements and Foreign Direct Investment: 5 Research.
    The EU gains 9 money.
184 buy minimize_bureaucracy:b
    The EU buys Minimize Bureaucracy for 4 Research.
    Re-Examine Agreement lies open in the market.
185 done
186 discard_token africa
    The USA gives up an Engage token in Africa for 0 money.
    Russia's investments return 2 money.
187 done
188 discard_token south_asia
    China gives up an Engage token in South Asia for 5 money.
189 yes
    Russia's Prosperity goes up to 1: 3 VPs and 5 money.
190 yes
    China's Prosperity goes up to 2: 4 VPs and 10 money.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Russia suffers THREAT from the EU in Europe: -2 VPs.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    Round 3.
    The USA's discard pile becomes a deck of 12 cards.
    The USA draws 6 hidden cards.
    Russia's discard pile becomes a deck of 12 cards.
    Russia draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    The EU's discard pile becomes a deck of 12 cards.
    The EU draws 6 hidden cards.
    New Countries: Iceland, Turkmenistan, Peru, Iraq, Djibouti, Nepal and Thailand.
hash 3 c862a9aaabf92389
191 place 3
    The USA takes place 3.
192 place 2
    The EU takes place 2.
193 place 1
    Russia takes place 1.
    China takes place 4.
    Russia produces 5 energy.
    5 energy of Russia found no place: 15 money instead.
    Russia produces 4 raw materials.
    1 raw material of Russia found no place: 3 money instead.
    Russia produces 2 food.
    The EU produces 2 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
    China produces 1 energy.
    China produces 4 raw materials.
    China produces 3 food.
194 focus domestic
    Russia chooses Domestic Focus.
195 ready syria_russia
    Russia readies Syria.
196 raise energy
    Russia's production of energy goes up to 6.
    Russia gains 1 energy.
    1 energy of Russia found no place: 3 money instead.
197 make 1
    Russia produces 1 consumer good.
198 make 1
    Russia produces 1 service.
199 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
200 trash new_allies:eu2
    The EU's New Allies leaves the game.
201 focus diplomatic
    The EU chooses Diplomatic Focus.
202 ready norway_eu
    The EU readies Norway.
203 ready moldova
    The EU readies Moldova.
204 ready eu_member_states
    The EU readies EU Member States.
205 make 4
    The EU produces 4 diplomacy.
206 focus diplomatic
    The USA chooses Diplomatic Focus.
207 ready mexico_usa
    The USA readies Mexico.
208 ready iceland_usa
    The USA readies Iceland.
209 ready iraq_usa
    The USA readies Iraq.
210 ready albania
    The USA readies Albania.
211 make 1
    The USA produces 1 diplomacy.
212 focus diplomatic
    China chooses Diplomatic Focus.
213 ready south_africa_china
    China readies South Africa.
214 ready laos_china
    China readies Laos.
215 raise diplomacy
    China's production of diplomacy goes up to 4.
216 make 3
    China produces 3 diplomacy.
217 play energy_titan:russia1
    Russia plays Energy Titan.
218 double energy
219 export energy
220 sell 4
    Russia exports 4 energy for 20 money.
221 done
222 import services
223 buy 0
224 buy 1
    Russia imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
225 buy 1
    Russia imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
226 import goods
227 buy 1
    Russia imports 1 consumer good for 10 money.
228 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
229 buy 0
    Russia gains 1 diplomacy.
230 play soft_power:eu1
    The EU plays Soft Power.
231 engage americas
232 exhaust canada_eu
    The EU exhausts Canada.
    The EU engages in the Americas.
233 permanent
    The EU adds permanent Influence in the Americas: 1 VP.
234 pass
235 lay growth_strategy:usa2
    The USA puts a hidden card face down.
    The USA passes and takes 10 money.
236 play growth_strategy:china2
    China plays Growth Strategy.
    China chooses: Produce.
237 produce diplomacy
238 make 2
    China produces 2 diplomacy.
239 produce army
240 make 2
    China produces 2 armies.
241 produce goods
242 make 2
    China produces 2 consumer goods.
243 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
    Russia exhausts Armenia.
    Russia builds a Base in Armenia with 1 army for 10 money.
244 temporary
    Russia adds temporary Influence in Central Asia: 3 VPs.
    Russia gains 1 army.
245 play optimization_program:b
    The EU plays Optimization Program.
246 produce energy
    The EU produces 2 energy.
247 growth tactical_flexibility
    The EU gets Tactical Flexibility: 6 VPs.
    The EU draws a hidden card.
248 play global_currency:usa1
    The USA plays Global Currency.
249 export services
250 sell 2
    The USA exports 2 services for 30 money.
251 export energy
    The USA exports 1 energy for 5 money.
252 import raw
253 buy 1
    The USA imports 1 raw material from Russia for 3 money.
    One of Russia's Commerce cards is turned face down.
254 import goods
255 buy 2
    The USA imports 2 consumer goods for 20 money.
256 buy 1
    The USA imports 1 consumer good from the EU for 10 money.
257 buy 1
    The USA imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
    The USA gains 1 diplomacy.
    The USA gains 10 money.
258 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
259 engage africa
260 exhaust kenya
    China exhausts Kenya.
    China engages in Africa.
261 temporary
    China adds temporary Influence in Africa: 3 VPs.
262 asset ru_cyber_attacks
    Russia uses Cyber Attacks.
263 lay growth_strategy:russia2
    Russia puts a hidden card face down.
264 region africa
    Russia names Africa.
    Russia pays 1 service.
265 permanent
    Russia adds permanent Influence in Africa: 1 VP.
266 play minimize_bureaucracy:b
    The EU plays Minimize Bureaucracy.
    The EU's Minimize Bureaucracy leaves the game.
267 take build_new_embassy:a
    Establish Trade Routes lies open in the market.
    The EU takes Build New Embassy from the market and plays it.
268 improve iceland
    The EU wins Iceland as an ally.
    Switzerland lies open.
269 asset us_rd_champion
    The USA uses R&D Champion.
270 lay diplomatic_engagement:usa1
    The USA puts a hidden card face down.
271 produce diplomacy
272 make 5
    The USA produces 5 diplomacy.
273 produce services
274 make 2
    The USA produces 2 services.
    The USA's Commerce cards lie face up again.
275 growth industrial_development
    The USA gets Industrial Development: 1 VP.
276 raise raw
    The USA's production of raw materials goes up to 3.
277 raise army
    The USA's production of armies goes up to 4.
278 play the_worlds_factory:china1
    China plays The World's Factory.
279 export army
    China exports 1 army for 20 money.
280 export goods
281 sell 3
    China exports 3 consumer goods for 45 money.
282 import energy
283 buy 3
    China imports 3 energy from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
284 import services
285 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
286 buy 1
    China imports 1 service from the EU for 10 money.
287 import raw
288 buy 3
    China imports 3 raw materials from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
    China gains 1 diplomacy.
289 make 1
    China produces 1 consumer good.
    China's Commerce cards lie face up again.
290 play military_reinforcements:russia1
    Russia plays Military Reinforcements.
    Russia gains 1 army.
291 army board
292 to central_asia
    Russia moves an army to Central Asia.
293 army board
294 to mena
    Russia moves an army to the Middle East - North Africa.
295 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
296 invest iceland
    The EU exhausts Iceland.
    The EU invests 10 money in Iceland.
297 temporary
    The EU adds temporary Influence in Europe: 3 VPs.
298 play quantitative_easing:a
    The USA plays Quantitative Easing.
    The USA gains 10 money.
299 invest albania
    The USA exhausts Albania.
    The USA invests 10 money in Albania.
300 permanent
    The USA adds permanent Influence in Europe: 1 VP.
301 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
302 army board
303 to central_asia
    China moves an army to Central Asia.
304 army board
305 to east_asia_pacific
    China moves an army to East Asia - Pacific.
    Russia's investments return 2 money.
306 discard_token south_asia
    Russia gives up an Engage token in South Asia for 10 money.
    The EU's investments return 2 money.
307 discard_token americas
    The EU gives up an Engage token in the Americas for 5 money.
    The USA's investments return 2 money.
308 discard_token africa
    China gives up an Engage token in Africa for 10 money.
309 yes
    Russia's Prosperity goes up to 2: 4 VPs and 10 money.
310 yes
    The USA's Prosperity goes up to 2: 3 VPs and 15 money.
    Russia suffers THREAT from the EU in Europe: -2 VPs.
    The EU suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in the Middle East - North Africa: -2 VPs.
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    China suffers THREAT from Russia in Central Asia: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 9 VPs for the USA, 3 for cubes and 6 for place 2.
    Europe: 14 VPs for the EU, 5 for cubes and 9 for place 1.
    Europe: 5 VPs for Russia, 2 for cubes and 3 for place 3.
    Central Asia does not score: a permanent slot is free.
    The Americas do not score: a permanent slot is free.
    The Middle East - North Africa does not score: a permanent slot is free.
    Africa: 1 VP for the USA, 1 for cubes and 0 for place 4.
    Africa: 1 VP for China, 1 for cubes and 0 for place 4.
    Africa: 1 VP for the EU, 1 for cubes and 0 for place 4.
    Africa: 1 VP for Russia, 1 for cubes and 0 for place 4.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    The USA leads in 3 Regions only: -2 VPs.
    Russia's sphere of influence holds in Central Asia and the Middle East - North Africa: 4 VPs.
    Money, place 1: 5 VPs for the USA.
    Money, place 3: 1 VP for China.
    Money, place 2: 3 VPs for the EU.
    Most armies on the map, place 2: 3 VPs for China.
    Most armies on the map, place 1: 6 VPs for Russia.
    Most allied Countries, place 2: 4 VPs for the USA.
    Most allied Countries, place 1: 7 VPs for the EU.
end 96a825aa11a6fe92
    The EU has the most VPs when the last round is over: 47.
