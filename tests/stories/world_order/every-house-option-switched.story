{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "china", "eu"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": true, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": true, "optional_market_pack": true, "prosperity_once_a_round": true, "majority_of_nothing": true}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand first
2 give_back us_main_un_funding
3 hand first
4 give_back cn_south_china_sea
5 hand first
6 give_back eu_neighborhood_policy
    The USA keeps R&D Champion and NATO and begins with 5 VPs.
    China keeps BRICS and Rapid Industrialization and begins with 4 VPs.
    The EU keeps Central European Bank and EU Expansion and begins with 7 VPs.
7 place 4
    China takes place 4.
8 place 1
    The USA takes place 1.
9 place 2
    The EU takes place 2.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 e189457a2d28189d
10 asset us_nato
    The USA uses NATO.
11 lay global_currency:usa1
    The USA puts a hidden card face down.
12 region central_asia
    The USA names Central Asia.
    The USA moves an army to Central Asia.
    The USA moves an army to Central Asia.
    The USA adds permanent Influence in Central Asia: 1 VP.
    The USA gains 2 diplomacy.
13 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
14 engage americas
15 exhaust canada_eu
    The EU exhausts Canada.
    The EU pays 2 diplomacy.
    The EU engages in the Americas.
16 temporary
    The EU adds temporary Influence in the Americas: 4 VPs.
17 play economic_diplomacy:china1
    China plays Economic Diplomacy.
18 invest south_africa_china
    China exhausts South Africa.
    China invests 10 money in South Africa.
19 permanent
    China adds permanent Influence in Africa: 1 VP.
    China gains 1 diplomacy.
20 play military_pact:usa1
    The USA plays Military Pact.
21 base iraq_usa
    The USA exhausts Iraq.
    The USA builds a Base in Iraq with 1 army for 10 money.
22 temporary
    The USA adds temporary Influence in the Middle East - North Africa: 5 VPs.
    The USA gains 1 diplomacy.
23 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
24 invest norway_eu
    The EU exhausts Norway.
    The EU invests 10 money in Norway.
25 temporary
    The EU adds temporary Influence in Europe: 5 VPs.
26 order
    China uses the Executive Order.
27 lay military_reinforcements:china1
    China puts a hidden card face down.
28 choose invest
    China chooses: Invest.
29 invest tajikistan_china
    China exhausts Tajikistan.
    China invests 10 money in Tajikistan.
30 temporary
    China adds temporary Influence in Central Asia: 4 VPs.
31 asset us_rd_champion
    The USA uses R&D Champion.
32 lay growth_strategy:usa2
    The USA puts a hidden card face down.
33 produce raw
    The USA produces 2 raw materials.
34 produce army
35 make 3
    The USA produces 3 armies.
36 growth diplomatic_initiative
    The USA gets Diplomatic Initiative: 2 VPs.
37 asset eu_central_bank
    The EU uses Central European Bank.
38 lay military_reinforcements:eu1
    The EU puts a hidden card face down.
    The EU gains 20 money.
39 growth diplomatic_initiative
40 swap 0
    The EU gets Diplomatic Initiative: 2 VPs.
41 play growth_strategy:china1
    China plays Growth Strategy.
    China chooses: Produce.
42 produce services
43 make 0
44 produce food
    China produces 3 food.
45 produce goods
46 make 0
47 play growth_strategy:usa1
    The USA plays Growth Strategy.
48 choose growth
    The USA chooses: Get a Growth Card.
49 growth knowledge_transfer
    The USA gets Knowledge Transfer: 4 VPs.
50 play growth_strategy:eu1
    The EU plays Growth Strategy.
51 choose growth
    The EU chooses: Get a Growth Card.
52 growth knowledge_transfer
    The EU gets Knowledge Transfer: 4 VPs.
53 asset cn_brics
    China uses BRICS.
54 lay foreign_direct_investment:china1
    China puts a hidden card face down.
    The USA reveals Foreign Military Presence and Diplomatic Engagement: 7 Research.
    The USA gains 4 money.
    The USA gains 1 diplomacy.
55 exhaust iceland_usa
    The USA exhausts Iceland.
56 exhaust japan_usa
    The USA exhausts Japan.
57 buy re_evaluate_strategy:b
    The USA buys Re-Evaluate Strategy for 6 Research.
    Re-Evaluate Strategy lies open in the market.
58 exhaust mexico_usa
    The USA exhausts Mexico.
59 buy re_evaluate_strategy:a
    The USA buys Re-Evaluate Strategy for 6 Research.
    Boost Production lies open in the market.
    The EU reveals Soft Power and Foreign Trade: 5 Research.
    The EU gains 1 diplomacy.
    The EU gains 3 money.
60 exhaust jordan_eu
    The EU exhausts Jordan.
61 exhaust nigeria_eu
    The EU exhausts Nigeria.
62 buy boost_production:a
    The EU buys Boost Production for 6 Research.
    Minimize Bureaucracy lies open in the market.
63 done
    China reveals Foreign Trade and Foreign Trade: 4 Research.
    China gains 6 money.
64 buy steady_partnership:a
    China buys Steady Partnership for 4 Research.
    Cultural Exchange lies open in the market.
65 exhaust pakistan_china
    China exhausts Pakistan.
66 done
    Successful Negotiations leaves the market.
    Ensure Peace in the Region lies open in the market.
    Russia adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for Russia in East Asia - Pacific.
    Russia adds permanent Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The EU's investments return 2 money.
67 done
    China's investments return 4 money.
68 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
69 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
70 no
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    The USA suffers THREAT from Russia in East Asia - Pacific: -2 VPs.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    China suffers THREAT from the USA in Central Asia: -2 VPs.
    China suffers THREAT from Russia in East Asia - Pacific: -2 VPs.
    Round 2.
    The USA draws 6 hidden cards.
    The EU draws 6 hidden cards.
    China draws 6 hidden cards.
    New Countries: Croatia, Kazakhstan, Canada, Jordan, the Central African Republic, India and North Korea.
hash 2 d80de1a0825f78b2
71 place 3
    China takes place 3.
72 place 1
    The USA takes place 1.
73 place 2
    The EU takes place 2.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
74 focus military
    The USA chooses Military Focus.
75 ready japan_usa
    The USA readies Japan.
76 ready mexico_usa
    The USA readies Mexico.
77 ready iceland_usa
    The USA readies Iceland.
78 none
79 make 3
    The USA produces 3 armies.
80 focus military
    The EU chooses Military Focus.
81 ready canada_eu
    The EU readies Canada.
82 ready jordan_eu
    The EU readies Jordan.
83 ready nigeria_eu
    The EU readies Nigeria.
84 ready norway_eu
    The EU readies Norway.
85 none
86 make 2
    The EU produces 2 armies.
87 focus domestic
    China chooses Domestic Focus.
88 ready pakistan_china
    China readies Pakistan.
89 tracks 0
90 make 0
91 make 0
92 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
93 invest iceland_usa
    The USA exhausts Iceland.
    The USA invests 10 money in Iceland.
94 temporary
    The USA adds temporary Influence in Europe: 4 VPs.
95 play foreign_military_presence:eu1
    The EU plays Foreign Military Presence.
96 base jordan_eu
    The EU exhausts Jordan.
    The EU builds a Base in Jordan with 1 army for 10 money.
97 temporary
    The EU adds temporary Influence in the Middle East - North Africa: 4 VPs.
98 pass
99 lay steady_partnership:a
    China puts a hidden card face down.
    China passes and takes 10 money.
100 order
    The USA uses the Executive Order.
101 lay foreign_trade:usa1
    The USA puts a hidden card face down.
102 choose build_base
    The USA chooses: Build a Base.
    The USA exhausts Japan.
    The USA builds a Base in Japan with 1 army for 10 money.
103 temporary
    The USA adds temporary Influence in East Asia - Pacific: 4 VPs.
104 play boost_production:a
    The EU plays Boost Production.
105 resource diplomacy
    The EU's production of diplomacy goes up to 5.
106 make 5
    The EU produces 5 diplomacy.
107 play new_allies:eu1
    The EU plays New Allies.
108 improve canada
109 pay
    The EU pays 3 diplomacy.
    The EU deepens relations with Canada.
    Brazil lies open.
110 temporary
    The EU adds temporary Influence in the Americas: 3 VPs.
111 play the_worlds_factory:china1
    China plays The World's Factory.
112 export army
    China exports 1 army for 20 money.
113 done
114 import services
115 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
116 buy 0
117 done
    China gains 1 diplomacy.
118 make 0
119 play new_allies:usa1
    The USA plays New Allies.
120 improve kazakhstan
    The USA pays 2 diplomacy.
    The USA wins Kazakhstan as an ally.
    Kyrgyzstan lies open.
121 use knowledge_transfer
    The EU uses Knowledge Transfer.
122 draw 3
    The EU's discard pile becomes a deck of 6 cards.
    The EU draws 3 hidden cards.
123 discard new_allies:eu2
    The EU discards New Allies.
124 discard foreign_trade:eu2
    The EU discards Foreign Trade.
125 discard military_reinforcements:eu1
    The EU discards Military Reinforcements.
126 play humanitarian_aid:eu1
    The EU plays Humanitarian Aid.
127 improve brazil
128 exhaust canada
    The EU exhausts Canada.
    The EU wins Brazil as an ally.
    El Salvador lies open.
129 pass
130 lay foreign_military_presence:china1
    China puts a hidden card face down.
    China passes and takes 10 money.
131 use knowledge_transfer
    The USA uses Knowledge Transfer.
132 draw 2
    The USA draws 2 hidden cards.
133 discard military_reinforcements:usa1
    The USA discards Military Reinforcements.
134 discard new_allies:usa2
    The USA discards New Allies.
135 play re_evaluate_strategy:a
    The USA plays Re-Evaluate Strategy.
136 choose improve_relations
    The USA chooses: Improve Relations.
137 improve philippines
    The USA pays 2 diplomacy.
    The USA wins the Philippines as an ally.
    South Korea lies open.
138 choose trade
    The USA chooses: Trade.
139 export army
    The USA exports 1 army for 20 money.
140 export energy
141 sell 2
    The USA exports 2 energy for 10 money.
142 import goods
143 buy 2
    The USA imports 2 consumer goods for 20 money.
144 buy 0
145 buy 1
    The USA imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
146 done
    The USA gains 1 diplomacy.
147 asset eu_expansion
    The EU uses EU Expansion.
    The EU puts a hidden card face down.
148 exhaust norway_eu
    The EU exhausts Norway.
    The EU wins Croatia as an ally.
    Moldova lies open.
149 yes
    The EU pays 2 diplomacy.
    The EU adds permanent Influence in Europe: 1 VP.
150 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
151 engage central_asia
    China pays 4 diplomacy.
    China engages in Central Asia.
152 temporary
    China adds temporary Influence in Central Asia: 3 VPs.
    The USA reveals Re-Evaluate Strategy and New Allies: 5 Research.
    The USA gains 11 money.
153 exhaust kazakhstan
    The USA exhausts Kazakhstan.
154 exhaust mexico_usa
    The USA exhausts Mexico.
155 buy ensure_peace_in_the_region:a
    The USA buys Ensure Peace in the Region for 4 Research.
    Return on Investment lies open in the market.
156 buy return_on_investment:a
    The USA buys Return on Investment for 4 Research.
    Steady Partnership lies open in the market.
157 done
    The EU reveals Growth Strategy: 3 Research.
    The EU gains 2 money.
158 exhaust brazil
    The EU exhausts Brazil.
159 exhaust croatia
    The EU exhausts Croatia.
160 buy cultural_exchange:a
    The EU buys Cultural Exchange for 3 Research.
    Well-Laid Plans lies open in the market.
161 exhaust eu_member_states
    The EU exhausts EU Member States.
162 refresh
    The EU refreshes the market.
    Supply Chain Deal leaves the market.
    Military Exercises lies open in the market.
    Permanent Mission leaves the market.
    Regional Summit lies open in the market.
    Covert Military Operation leaves the market.
    Power Play lies open in the market.
163 buy well_laid_plans:b
    The EU buys Well-Laid Plans for 4 Research.
    Build New Embassy lies open in the market.
164 done
    China reveals New Allies and New Allies: 4 Research.
    China gains 6 money.
165 refresh
    China refreshes the market.
    Minimize Bureaucracy leaves the market.
    Key Economic Partner lies open in the market.
    Steady Partnership leaves the market.
    Rapid Deployment lies open in the market.
    Military Exercises leaves the market.
    Military Exercises lies open in the market.
166 exhaust pakistan_china
    China exhausts Pakistan.
167 exhaust laos_china
    China exhausts Laos.
168 buy power_play:a
    China buys Power Play for 5 Research.
    Strengthen Alliance lies open in the market.
    Regional Summit leaves the market.
    Dominant Power lies open in the market.
    Russia adds permanent Influence in Central Asia: 0 VPs.
    1 new army for Russia in Central Asia.
    Russia adds permanent Influence in Europe: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 2 money.
    The EU's investments return 2 money.
169 discard_token americas
    The EU gives up an Engage token in the Americas for 10 money.
    China's investments return 4 money.
170 discard_token central_asia
    China gives up an Engage token in Central Asia for 5 money.
171 yes
    The USA's Prosperity goes up to 2: 3 VPs and 15 money.
172 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
    China suffers THREAT from the USA and Russia in Central Asia: -4 VPs.
    China suffers THREAT from the USA and Russia in East Asia - Pacific: -4 VPs.
    Round 3.
    The USA's discard pile becomes a deck of 14 cards.
    The USA draws 6 hidden cards.
    The EU draws 6 hidden cards.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    New Countries: Albania, Tajikistan, Venezuela, the United Arab Emirates, Ethiopia, Myanmar and New Zealand.
hash 3 535bce53a342cc7e
173 place 1
    China takes place 1.
174 place 2
    The USA takes place 2.
175 place 3
    The EU takes place 3.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    2 food of China found no place: 6 money instead.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
    The EU produces 1 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
176 focus domestic
    China chooses Domestic Focus.
177 ready tajikistan_china
    China readies Tajikistan.
178 tracks 2
179 raise diplomacy
    China's production of diplomacy goes up to 4.
180 raise energy
    China's production of energy goes up to 2.
    China gains 1 energy.
181 make 4
    China produces 4 consumer goods.
    China's Commerce cards lie face up again.
182 focus military
    The USA chooses Military Focus.
183 ready japan_usa
    The USA readies Japan.
184 ready mexico_usa
    The USA readies Mexico.
185 ready kazakhstan
    The USA readies Kazakhstan.
186 none
187 make 2
    The USA produces 2 armies.
188 focus diplomatic
    The EU chooses Diplomatic Focus.
189 ready brazil
    The EU readies Brazil.
190 ready canada
    The EU readies Canada.
191 ready eu_member_states
    The EU readies EU Member States.
192 ready jordan_eu
    The EU readies Jordan.
193 ready croatia
    The EU readies Croatia.
194 ready norway_eu
    The EU readies Norway.
195 make 4
    The EU produces 4 diplomacy.
196 play growth_strategy:china2
    China plays Growth Strategy.
197 choose growth
    China chooses: Get a Growth Card.
    China gets Industrial Development: 1 VP.
198 raise army
    China's production of armies goes up to 3.
199 raise raw
    China's production of raw materials goes up to 4.
200 play ensure_peace_in_the_region:a
    The USA plays Ensure Peace in the Region.
201 engage central_asia
202 exhaust kazakhstan
    The USA exhausts Kazakhstan.
    The USA pays 1 diplomacy.
    The USA engages in Central Asia.
    The USA adds temporary Influence in Central Asia: 2 VPs.
203 play well_laid_plans:b
    The EU plays Well-Laid Plans.
    The EU's discard pile becomes a deck of 9 cards.
    The EU draws a hidden card.
204 base eu_member_states
205 send 2
    The EU exhausts EU Member States.
    The EU builds a Base in EU Member States with 2 armies for 15 money.
206 permanent
    The EU adds permanent Influence in Europe: 1 VP.
207 play power_play:a
    China plays Power Play.
    China exhausts Tajikistan.
    China builds a Base in Tajikistan with 1 army for 10 money.
208 temporary
    China adds temporary Influence in Central Asia: 1 VP.
209 play military_pact:usa1
    The USA plays Military Pact.
210 send 1
    The USA exhausts the Philippines.
    The USA builds a Base in the Philippines with 1 army for 10 money.
211 permanent
    The USA adds permanent Influence in East Asia - Pacific: 1 VP.
    The USA gains 1 diplomacy.
212 play soft_power:eu1
    The EU plays Soft Power.
213 engage africa
214 pay
    The EU pays 1 diplomacy.
    The EU engages in Africa.
215 permanent
    The EU adds permanent Influence in Africa: 1 VP.
216 play the_worlds_factory:china1
    China plays The World's Factory.
217 export goods
218 sell 2
    China exports 2 consumer goods for 30 money.
219 import services
220 buy 1
    China imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
221 buy 0
222 done
    China gains 1 diplomacy.
223 play return_on_investment:a
    The USA plays Return on Investment.
    The USA gains 4 money.
224 invest japan_usa
    The USA exhausts Japan.
    The USA invests 15 money in Japan.
225 permanent
    The USA adds permanent Influence in East Asia - Pacific: 1 VP.
226 play new_allies:eu1
    The EU plays New Allies.
227 improve jordan
228 pay
    The EU pays 1 diplomacy.
    The EU deepens relations with Jordan.
    Qatar lies open.
229 temporary
    The EU adds temporary Influence in the Middle East - North Africa: 3 VPs.
230 asset cn_rapid_industrialization
    China uses Rapid Industrialization.
231 lay economic_diplomacy:china1
    China puts a hidden card face down.
232 choose increase_three
    China chooses: 20 money: raise three productions.
    China pays 20 money.
233 raise goods
    China's production of consumer goods goes up to 5.
234 raise services
    China's production of services goes up to 2.
235 raise food
    China's production of food goes up to 4.
    China gains 3 VPs.
236 play steady_partnership:a
    China plays Steady Partnership.
237 use knowledge_transfer
    The USA uses Knowledge Transfer.
238 draw 2
    The USA draws 2 hidden cards.
239 discard foreign_military_presence:usa1
    The USA discards Foreign Military Presence.
240 discard new_allies:usa3
    The USA discards New Allies.
241 play re_evaluate_strategy:a
    The USA plays Re-Evaluate Strategy.
242 choose improve_relations
    The USA chooses: Improve Relations.
243 improve india
    The USA pays 3 diplomacy.
    The USA wins India as an ally.
    Bhutan lies open.
244 choose trade
    The USA chooses: Trade.
245 export energy
246 sell 4
    The USA exports 4 energy for 20 money.
247 export army
    The USA exports 1 army for 20 money.
248 import goods
249 buy 1
    The USA imports 1 consumer good for 10 money.
250 buy 1
    The USA imports 1 consumer good from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
251 buy 1
    The USA imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
252 done
    The USA gains 1 diplomacy.
253 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
254 engage africa
255 exhaust nigeria_eu
    The EU exhausts Nigeria.
    The EU engages in Africa.
    The EU adds temporary Influence in Africa: 3 VPs.
    Russia adds temporary Influence in Africa: 0 VPs.
    One of the EU's Commerce cards is turned face down.
    Russia trades with the EU: 10 money.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    China's investments return 4 money.
    The USA's investments return 6 money.
256 done
    The EU's investments return 2 money.
257 discard_token africa
    The EU gives up an Engage token in Africa for 5 money.
258 discard_token africa
    The EU gives up an Engage token in Africa for 5 money.
259 no
260 yes
    The USA's Prosperity goes up to 3: 4 VPs and 20 money.
    China suffers THREAT from the USA in Central Asia: -2 VPs.
    China suffers THREAT from the USA and Russia in East Asia - Pacific: -4 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 5 VPs for the USA, 2 for cubes and 3 for place 3.
    Europe: 13 VPs for the EU, 4 for cubes and 9 for place 1.
    Central Asia: 6 VPs for the USA, 2 for cubes and 4 for place 2.
    Central Asia: 11 VPs for China, 3 for cubes and 8 for place 1.
    The Americas do not score: a permanent slot is free.
    The Middle East - North Africa does not score: a permanent slot is free.
    Africa: 3 VPs for China, 1 for cubes and 2 for place 3.
    Africa: 10 VPs for the EU, 3 for cubes and 7 for place 1.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 13 VPs for the USA, 4 for cubes and 9 for place 1.
    East Asia - Pacific: 3 VPs for China, 1 for cubes and 2 for place 3.
    The USA leads in 1 Region only: -8 VPs.
    Money, place 1: 5 VPs for the USA.
    Money, place 2: 3 VPs for China.
    Money, place 3: 1 VP for the EU.
    Most armies on the map, place 1: 6 VPs for the USA.
    Most armies on the map, place 3: 1 VP for China.
    Most armies on the map, place 2: 3 VPs for the EU.
    Most allied Countries, place 2: 4 VPs for the USA.
    Most allied Countries, place 3: 2 VPs for China.
    Most allied Countries, place 2: 4 VPs for the EU.
    The EU did not use the Executive Order: 3 VPs.
end 536e2243df3deb3c
    The EU has the most VPs when the last round is over: 72.
