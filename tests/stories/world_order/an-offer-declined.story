{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["russia", "china", "eu"], "options": {"executive_orders": false, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": false}, "seed": 69, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand second
2 give_back ru_cyber_attacks
3 hand first
4 give_back cn_rapid_industrialization
5 hand first
6 give_back eu_brand_europe
    Russia keeps Private Military Corporations and Arms Export and begins with 5 VPs.
    China keeps Belt & Road Initiative and BRICS and begins with 3 VPs.
    The EU keeps Central European Bank and EU Expansion and begins with 7 VPs.
7 place 4
    China takes place 4.
8 place 3
    Russia takes place 3.
9 place 1
    The EU takes place 1.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 f49dceffc792fb60
10 play new_allies:eu1
    The EU plays New Allies.
11 improve jordan
12 pay
    The EU pays 1 diplomacy.
    The EU deepens relations with Jordan.
13 permanent
    The EU adds permanent Influence in the Middle East - North Africa: 1 VP.
    Qatar lies open.
14 play growth_strategy:russia2
    Russia plays Growth Strategy.
15 choose growth
    Russia chooses: Get a Growth Card.
16 growth industrial_development
    Russia gets Industrial Development: 1 VP.
17 raise food
    Russia's production of food goes up to 3.
18 raise goods
    Russia's production of consumer goods goes up to 2.
19 play the_worlds_factory:china1
    China plays The World's Factory.
20 export goods
21 sell 2
    China exports 2 consumer goods for 30 money.
22 export army
    China exports 1 army for 20 money.
23 export energy
    China exports 1 energy for 5 money.
24 import services
25 buy 1
    China imports 1 service from the USA for 10 money.
26 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
27 import raw
28 buy 2
    China imports 2 raw materials from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
    China gains 1 diplomacy.
29 play soft_power:eu1
    The EU plays Soft Power.
30 engage europe
31 exhaust eu_member_states
    The EU exhausts EU Member States.
32 pay
    The EU pays 2 diplomacy.
    The EU engages in Europe.
33 permanent
    The EU adds permanent Influence in Europe: 1 VP.
34 play diplomatic_engagement:russia1
    Russia plays Diplomatic Engagement.
35 engage central_asia
    Russia exhausts Armenia.
    Russia pays 3 diplomacy.
    Russia engages in Central Asia.
36 permanent
    Russia adds permanent Influence in Central Asia: 1 VP.
37 play foreign_trade:china2
    China plays Foreign Trade.
38 export goods
39 sell 1
    China exports 1 consumer good for 15 money.
40 export army
    China exports 1 army for 20 money.
41 import services
42 buy 1
    China imports 1 service from the USA for 10 money.
43 buy 1
    China imports 1 service from the EU for 10 money.
    One of the EU's Commerce cards is turned face down.
44 done
    China gains 1 diplomacy.
45 play growth_strategy:eu1
    The EU plays Growth Strategy.
46 choose growth
    The EU chooses: Get a Growth Card.
47 growth industrial_development
    The EU gets Industrial Development: 1 VP.
48 raise energy
    The EU's production of energy goes up to 2.
49 raise goods
    The EU's production of consumer goods goes up to 4.
50 play energy_titan:russia1
    Russia plays Energy Titan.
51 double raw
52 export energy
53 sell 2
    Russia exports 2 energy for 10 money.
54 export army
    Russia exports 1 army for 20 money.
55 export raw
56 sell 3
    Russia exports 3 raw materials for 15 money.
57 import goods
58 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
59 buy 1
    Russia imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
60 import services
61 buy 1
    Russia imports 1 service for 10 money.
62 buy 1
    Russia imports 1 service from the USA for 10 money.
63 buy 1
    Russia imports 1 service from the EU for 10 money.
    Russia gains 1 diplomacy.
64 play foreign_direct_investment:china1
    China plays Foreign Direct Investment.
65 invest south_africa_china
    China exhausts South Africa.
    China invests 10 money in South Africa.
66 permanent
    China adds permanent Influence in Africa: 1 VP.
67 asset eu_central_bank
    The EU uses Central European Bank.
68 lay foreign_trade:eu2
    The EU puts a hidden card face down.
    The EU gains 20 money.
69 growth reduced_bureaucracy
70 swap 2
    The EU gets Reduced Bureaucracy: 3 VPs.
71 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
    Russia gains 1 army.
72 play economic_diplomacy:china1
    China plays Economic Diplomacy.
73 invest tajikistan_china
    China exhausts Tajikistan.
    China invests 10 money in Tajikistan.
74 permanent
    China adds permanent Influence in Central Asia: 1 VP.
    China gains 1 diplomacy.
    The EU reveals Military Reinforcements and Humanitarian Aid: 5 Research.
    The EU gains 6 money.
75 buy initiate_restructuring:b
    The EU buys Initiate Restructuring for 4 Research.
    Convincing Arguments lies open in the market.
76 exhaust jordan
    The EU exhausts Jordan.
77 exhaust nigeria_eu
    The EU exhausts Nigeria.
78 done
    Russia reveals Foreign Trade and Military Reinforcements: 4 Research.
    Russia gains 6 money.
79 refresh
    Russia refreshes the market.
    Re-Evaluate Strategy leaves the market.
    Global Presence lies open in the market.
    Trade Opportunity leaves the market.
    Steady Partnership lies open in the market.
    Economic Expansion leaves the market.
    Dominant Power lies open in the market.
80 done
    China reveals Diplomatic Engagement and New Allies: 5 Research.
    China gains 1 diplomacy.
    China gains 3 money.
81 buy new_agenda:a
    China buys New Agenda for 5 Research.
    Key Economic Partner lies open in the market.
82 exhaust pakistan_china
    China exhausts Pakistan.
83 refresh
    China refreshes the market.
    Explore Alternatives leaves the market.
    Build New Embassy lies open in the market.
    Convincing Arguments leaves the market.
    New Agenda lies open in the market.
    Global Presence leaves the market.
    Activation of Allies lies open in the market.
84 exhaust laos_china
    China exhausts Laos.
    Steady Partnership leaves the market.
    Well-Laid Plans lies open in the market.
    The USA adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    The USA adds permanent Influence in East Asia - Pacific: 0 VPs.
    One of China's Commerce cards is turned face down.
    The USA trades with China: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
85 discard_token europe
    The EU gives up an Engage token in Europe for 10 money.
86 discard_token central_asia
    Russia gives up an Engage token in Central Asia for 5 money.
    China's investments return 4 money.
87 yes
    The EU's Prosperity goes up to 1: 2 VPs and 10 money.
88 yes
    Russia's Prosperity goes up to 1: 3 VPs and 5 money.
    Russia suffers THREAT from the USA in the Middle East - North Africa: -2 VPs.
    Round 2.
    The EU draws 6 hidden cards.
    Russia draws 6 hidden cards.
    China draws 6 hidden cards.
    New Countries: Switzerland, Kazakhstan, Canada, Iran, Angola, Sri Lanka and Indonesia.
hash 2 c318a140a7fcf885
89 place 1
    China takes place 1.
90 place 3
    Russia takes place 3.
91 place 4
    The EU takes place 4.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 3 food.
    Russia produces 5 energy.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 3 food.
    The EU produces 2 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
92 focus diplomatic
    China chooses Diplomatic Focus.
93 ready south_africa_china
    China readies South Africa.
94 done
95 none
96 make 3
    China produces 3 diplomacy.
97 focus military
    Russia chooses Military Focus.
98 ready armenia_russia
    Russia readies Armenia.
99 raise army
    Russia's production of armies goes up to 3.
100 make 3
    Russia produces 3 armies.
101 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
102 trash foreign_military_presence:eu1
    The EU's Foreign Military Presence leaves the game.
103 focus military
    The EU chooses Military Focus.
104 done
105 raise army
    The EU's production of armies goes up to 3.
106 make 2
    The EU produces 2 armies.
107 play growth_strategy:china1
    China plays Growth Strategy.
108 choose produce
    China chooses: Produce.
109 produce energy
    China produces 1 energy.
110 produce goods
111 make 1
    China produces 1 consumer good.
    China's Commerce cards lie face up again.
112 produce army
113 make 1
    China produces 1 army.
114 play foreign_trade:russia1
    Russia plays Foreign Trade.
115 export army
    Russia exports 1 army for 20 money.
116 export energy
117 sell 2
    Russia exports 2 energy for 10 money.
118 export raw
119 sell 1
    Russia exports 1 raw material for 5 money.
120 import services
121 buy 1
    Russia imports 1 service for 10 money.
122 buy 0
123 buy 1
    Russia imports 1 service from the EU for 10 money.
124 import goods
    Russia imports 1 consumer good from China for 10 money.
    One of China's Commerce cards is turned face down.
    Russia gains 1 diplomacy.
125 asset eu_expansion
    The EU uses EU Expansion.
126 lay growth_strategy:eu2
    The EU puts a hidden card face down.
127 exhaust norway_eu
    The EU exhausts Norway.
    The EU wins Serbia as an ally.
    Iceland lies open.
128 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
129 army board
130 to central_asia
    China moves an army to Central Asia.
131 army board
132 to central_asia
    China moves an army to Central Asia.
133 play new_allies:russia2
    Russia plays New Allies.
134 improve singapore
    Russia pays 2 diplomacy.
    Russia wins Singapore as an ally.
    Australia lies open.
135 play diplomatic_engagement:eu1
    The EU plays Diplomatic Engagement.
136 play foreign_trade:china1
    China plays Foreign Trade.
137 export energy
    China exports 1 energy for 5 money.
138 export goods
139 sell 2
    China exports 2 consumer goods for 30 money.
140 import raw
141 buy 3
    China imports 3 raw materials from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
142 import services
143 buy 1
    China imports 1 service from the USA for 10 money.
144 buy 1
    China imports 1 service from the EU for 10 money.
    China gains 1 diplomacy.
    1 diplomacy of China found no place: 0 money instead.
145 play foreign_direct_investment:russia1
    Russia plays Foreign Direct Investment.
146 invest singapore
    Russia exhausts Singapore.
    Russia invests 15 money in Singapore.
147 permanent
    Russia adds permanent Influence in East Asia - Pacific: 1 VP.
148 play foreign_direct_investment:eu1
    The EU plays Foreign Direct Investment.
149 invest canada_eu
    The EU exhausts Canada.
    The EU invests 15 money in Canada.
150 permanent
    The EU adds permanent Influence in the Americas: 1 VP.
151 pass
152 lay growth_strategy:china2
    China puts a hidden card face down.
    China passes and takes 10 money.
153 play growth_strategy:russia1
    Russia plays Growth Strategy.
154 choose growth
    Russia chooses: Get a Growth Card.
    Russia gets Reduced Bureaucracy: 3 VPs.
155 play foreign_trade:eu1
    The EU plays Foreign Trade.
156 export food
157 sell 2
    The EU exports 2 food for 10 money.
158 export army
    The EU exports 1 army for 20 money.
159 import raw
160 buy 2
    The EU imports 2 raw materials from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
161 done
    China reveals New Agenda and New Allies: 5 Research.
    China gains 9 money.
162 buy dominant_power:a
    China buys Dominant Power for 4 Research.
    Initiate Restructuring lies open in the market.
163 done
164 use reduced_bureaucracy
    Russia uses Reduced Bureaucracy.
    Russia's discard pile becomes a deck of 6 cards.
    Russia draws a hidden card.
165 trash new_allies:russia1
    Russia's New Allies leaves the game.
    Russia reveals Foreign Military Presence and Energy Titan: 4 Research.
    Russia gains 9 money.
166 exhaust armenia_russia
    Russia exhausts Armenia.
167 exhaust belarus_russia
    Russia exhausts Belarus.
168 buy well_laid_plans:a
    Russia buys Well-Laid Plans for 4 Research.
    Steady Partnership lies open in the market.
169 exhaust india_russia
    Russia exhausts India.
170 buy initiate_restructuring:a
    Russia buys Initiate Restructuring for 4 Research.
    Successful Negotiations lies open in the market.
171 exhaust syria_russia
    Russia exhausts Syria.
    The EU reveals Initiate Restructuring and New Allies: 5 Research.
    The EU gains 7 money.
172 buy successful_negotiations:a
    The EU buys Successful Negotiations for 4 Research.
    Re-Evaluate Strategy lies open in the market.
173 exhaust serbia
    The EU exhausts Serbia.
174 done
    Key Economic Partner leaves the market.
    Global Presence lies open in the market.
    The USA adds permanent Influence in Europe: 0 VPs.
    The USA adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    China's investments return 4 money.
    Russia's investments return 4 money.
    The EU's investments return 4 money.
    Russia suffers THREAT from China in Central Asia: -2 VPs.
    Russia suffers THREAT from the USA in the Middle East - North Africa: -2 VPs.
    Round 3.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    Russia draws 6 hidden cards.
    The EU's discard pile becomes a deck of 12 cards.
    The EU draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Georgia, Venezuela, Israel, Ethiopia, Bangladesh and New Zealand.
hash 3 658595ebc46b617f
175 place 2
    China takes place 2.
176 place 3
    Russia takes place 3.
177 place 1
    The EU takes place 1.
    The EU produces 2 energy.
    The EU produces 1 raw material.
    The EU produces 3 food.
    China produces 1 energy.
    China produces 3 raw materials.
    2 raw materials of China found no place: 6 money instead.
    China produces 3 food.
    Russia produces 5 energy.
    1 energy of Russia found no place: 3 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 3 food.
178 use reduced_bureaucracy
    The EU uses Reduced Bureaucracy.
    The EU draws a hidden card.
179 trash successful_negotiations:a
    The EU's Successful Negotiations leaves the game.
180 focus military
    The EU chooses Military Focus.
181 ready nigeria_eu
    The EU readies Nigeria.
182 done
183 raise army
    The EU's production of armies goes up to 4.
184 make 2
    The EU produces 2 armies.
185 focus domestic
    China chooses Domestic Focus.
186 ready laos_china
    China readies Laos.
187 tracks 2
188 raise army
    China's production of armies goes up to 3.
189 raise food
    China's production of food goes up to 4.
    China gains 1 food.
190 make 0
191 make 1
    China produces 1 service.
192 focus military
    Russia chooses Military Focus.
193 ready singapore
    Russia readies Singapore.
194 ready belarus_russia
    Russia readies Belarus.
195 raise army
    Russia's production of armies goes up to 4.
196 make 3
    Russia produces 3 armies.
197 play new_allies:eu1
    The EU plays New Allies.
198 improve bosnia_herzegovina
    The EU pays 1 diplomacy.
    The EU wins Bosnia-Herzegovina as an ally.
    Norway lies open.
199 play new_agenda:a
    China plays New Agenda.
    China draws 3 hidden cards.
200 yes
201 discard military_reinforcements:china1
    China discards Military Reinforcements.
202 discard growth_strategy:china2
    China discards Growth Strategy.
203 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
204 engage africa
205 pay
    China pays 3 diplomacy.
    China engages in Africa.
206 temporary
    China adds temporary Influence in Africa: 3 VPs.
207 play initiate_restructuring:a
    Russia plays Initiate Restructuring.
    Russia draws a hidden card.
208 trash_spent energy_titan:russia1
    Russia's Energy Titan leaves the game.
209 play well_laid_plans:a
    Russia plays Well-Laid Plans.
    Russia's discard pile becomes a deck of 5 cards.
    Russia draws a hidden card.
    Russia exhausts Belarus.
    Russia builds a Base in Belarus with 1 army for 10 money.
210 permanent
    Russia adds permanent Influence in Europe: 1 VP.
211 play humanitarian_aid:eu1
    The EU plays Humanitarian Aid.
212 improve switzerland
213 exhaust bosnia_herzegovina
    The EU exhausts Bosnia-Herzegovina.
    The EU pays 6 money.
    The EU wins Switzerland as an ally.
    Iceland lies open.
214 asset cn_brics
    China uses BRICS.
215 lay growth_strategy:china1
    China puts a hidden card face down.
    China pays 30 money.
216 region africa
    China names Africa.
217 region south_asia
    China names South Asia.
218 permanent
    China adds permanent Influence in Africa: 1 VP.
219 permanent
    China adds permanent Influence in South Asia: 1 VP.
220 no
    Russia declines.
221 use reduced_bureaucracy
    Russia uses Reduced Bureaucracy.
    Russia draws a hidden card.
222 trash diplomatic_engagement:russia1
    Russia's Diplomatic Engagement leaves the game.
223 play foreign_direct_investment:russia1
    Russia plays Foreign Direct Investment.
224 play new_allies:eu2
    The EU plays New Allies.
225 improve norway
    The EU exhausts Switzerland.
    The EU deepens relations with Norway.
    Belarus lies open.
226 play economic_diplomacy:china1
    China plays Economic Diplomacy.
    China exhausts Laos.
    China invests 10 money in Laos.
227 temporary
    China adds temporary Influence in East Asia - Pacific: 4 VPs.
    China gains 1 diplomacy.
228 play growth_strategy:russia2
    Russia plays Growth Strategy.
    Russia chooses: Produce.
229 produce energy
    Russia produces 5 energy.
    5 energy of Russia found no place: 15 money instead.
230 produce diplomacy
231 make 1
    Russia produces 1 diplomacy.
232 produce goods
233 make 1
    Russia produces 1 consumer good.
234 play soft_power:eu1
    The EU plays Soft Power.
235 play foreign_trade:china1
    China plays Foreign Trade.
236 import energy
237 buy 1
    China imports 1 energy from Russia for 3 money.
    One of Russia's Commerce cards is turned face down.
238 import raw
239 buy 3
    China imports 3 raw materials from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
    3 raw materials of China found no place: 9 money instead.
240 done
    China gains 1 diplomacy.
241 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
    Russia gains 1 army.
    The USA adds permanent Influence in the Americas: 0 VPs.
    The USA adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the USA in the Middle East - North Africa.
    The EU's investments return 4 money.
    China's investments return 6 money.
242 discard_token africa
    China gives up an Engage token in Africa for 5 money.
    Russia's investments return 4 money.
243 yes
    Russia's Prosperity goes up to 2: 4 VPs and 10 money.
    The EU suffers THREAT from Russia in Europe: -2 VPs.
    Russia suffers THREAT from China in Central Asia: -2 VPs.
    Russia suffers THREAT from the USA in the Middle East - North Africa: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia: 10 VPs for Russia, 2 for cubes and 8 for place 1.
    Central Asia: 5 VPs for China, 1 for cubes and 4 for place 2.
    The Americas: 5 VPs for the EU, 1 for cubes and 4 for place 2.
    The Middle East - North Africa: 9 VPs for the EU, 2 for cubes and 7 for place 2.
    Africa: 10 VPs for China, 3 for cubes and 7 for place 1.
    Africa: 5 VPs for the EU, 1 for cubes and 4 for place 2.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Russia's sphere of influence holds in Europe: 2 VPs.
    China's investments reach 3 Regions: 2 VPs.
    Money, place 3: 1 VP for Russia.
    Money, place 2: 3 VPs for China.
    Money, place 1: 5 VPs for the EU.
    Most armies on the map, place 2: 3 VPs for Russia.
    Most armies on the map, place 1: 6 VPs for China.
    Most allied Countries, place 2: 4 VPs for Russia.
    Most allied Countries, place 3: 2 VPs for China.
    Most allied Countries, place 1: 7 VPs for the EU.
    Russia did not use 2 Assets: 4 VPs.
    China did not use 1 Asset: 2 VPs.
end e299c21f4b521ff2
    The EU has the most VPs when the last round is over: 45.
