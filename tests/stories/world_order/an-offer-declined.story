{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["russia", "china", "eu"], "options": {"executive_orders": false, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": false}, "seed": 69, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand second
2 give_back ru_cyber_attacks
3 hand first
4 give_back cn_rapid_industrialization
5 hand first
6 give_back eu_brand_europe
    Russian Federation keeps Private Military Corporations and Arms Export and begins with 5 VPs.
    People's Republic of China keeps Belt & Road Initiative and BRICS and begins with 3 VPs.
    European Union keeps Central European Bank and EU Expansion and begins with 7 VPs.
7 place 4
    People's Republic of China takes place 4.
8 place 3
    Russian Federation takes place 3.
9 place 1
    European Union takes place 1.
    Next: Auto-Influence 10 and Auto-Influence 20.
    Round 1.
hash 1 89cc70d2a40c3dee
10 play new_allies:eu1
    European Union plays New Allies.
11 improve jordan
12 pay
    European Union pays 1 diplomacy.
    European Union deepens relations with Jordan.
13 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VP.
    Qatar lies open.
14 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
15 choose growth
    Russian Federation chooses: Get a Growth Card.
16 growth industrial_development
    Russian Federation gets Industrial Development for 1 VP.
17 raise food
    Russian Federation's production of food goes up to 3.
18 raise goods
    Russian Federation's production of consumer goods goes up to 2.
19 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
20 export goods
21 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
22 export army
    People's Republic of China exports 1 army for 20 money.
23 export energy
    People's Republic of China exports 1 energy for 5 money.
24 import services
25 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
26 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
27 import raw
28 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China gains 1 diplomacy.
29 play soft_power:eu1
    European Union plays Soft Power.
30 engage europe
31 exhaust eu_member_states
    European Union exhausts EU Member States.
32 pay
    European Union pays 2 diplomacy.
    European Union engages in Europe.
33 permanent
    European Union adds Influence in Europe, above the line: 1 VP.
34 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
35 engage central_asia
    Russian Federation exhausts Armenia.
    Russian Federation pays 3 diplomacy.
    Russian Federation engages in Central Asia.
36 permanent
    Russian Federation adds Influence in Central Asia, above the line: 1 VP.
37 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
38 export goods
39 sell 1
    People's Republic of China exports 1 consumer goods for 15 money.
40 export army
    People's Republic of China exports 1 army for 20 money.
41 import services
42 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
43 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
44 done
    People's Republic of China gains 1 diplomacy.
45 play growth_strategy:eu1
    European Union plays Growth Strategy.
46 choose growth
    European Union chooses: Get a Growth Card.
47 growth industrial_development
    European Union gets Industrial Development for 1 VP.
48 raise energy
    European Union's production of energy goes up to 2.
49 raise goods
    European Union's production of consumer goods goes up to 4.
50 play energy_titan:russia1
    Russian Federation plays Energy Titan.
51 double raw
52 export energy
53 sell 2
    Russian Federation exports 2 energy for 10 money.
54 export army
    Russian Federation exports 1 army for 20 money.
55 export raw
56 sell 3
    Russian Federation exports 3 raw materials for 15 money.
57 import goods
58 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
59 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
60 import services
61 buy 1
    Russian Federation imports 1 services for 10 money.
62 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
63 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    Russian Federation gains 1 diplomacy.
64 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
65 invest south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
66 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VP.
67 asset eu_central_bank
    European Union uses Central European Bank.
68 lay foreign_trade:eu2
    European Union puts a hidden card face down.
    European Union gains 20 money.
69 growth reduced_bureaucracy
70 swap 2
    European Union gets Reduced Bureaucracy for 3 VPs.
71 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation gains 1 army.
72 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
73 invest tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
74 permanent
    People's Republic of China adds Influence in Central Asia, above the line: 1 VP.
    People's Republic of China gains 1 diplomacy.
    European Union reveals Military Reinforcements and Humanitarian Aid: 5 Research.
    European Union gains 3 money.
    European Union gains 3 money.
75 buy initiate_restructuring:b
    European Union buys Initiate Restructuring for 4 Research.
    Convincing Arguments lies open in the market.
76 exhaust jordan
    European Union exhausts Jordan.
77 exhaust nigeria_eu
    European Union exhausts Nigeria.
78 done
    Russian Federation reveals Foreign Trade and Military Reinforcements: 4 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
79 refresh
    Russian Federation refreshes the market.
    Re-Evaluate Strategy leaves the market.
    Global Presence lies open in the market.
    Trade Opportunity leaves the market.
    Steady Partnership lies open in the market.
    Economic Expansion leaves the market.
    Dominant Power lies open in the market.
80 done
    People's Republic of China reveals Diplomatic Engagement and New Allies: 5 Research.
    People's Republic of China gains 1 diplomacy.
    People's Republic of China gains 3 money.
81 buy new_agenda:a
    People's Republic of China buys New Agenda for 5 Research.
    Key Economic Partner lies open in the market.
82 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
83 refresh
    People's Republic of China refreshes the market.
    Explore Alternatives leaves the market.
    Build New Embassy lies open in the market.
    Convincing Arguments leaves the market.
    New Agenda lies open in the market.
    Global Presence leaves the market.
    Activation of Allies lies open in the market.
84 exhaust laos_china
    People's Republic of China exhausts Laos.
    Steady Partnership leaves the market.
    Well-Laid Plans lies open in the market.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    United States of America trades with People's Republic of China: 10 money.
    Next: Auto-Influence 4 and Auto-Influence 8.
85 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
86 discard_token central_asia
    Russian Federation gives up an Engage token in Central Asia for 5 money.
    People's Republic of China's investments return 4 money.
87 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
88 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    United States of America threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Round 2.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Switzerland, Kazakhstan, Canada, Iran, Angola, Sri Lanka and Indonesia.
hash 2 3b840ff659e640c3
89 place 1
    People's Republic of China takes place 1.
90 place 3
    Russian Federation takes place 3.
91 place 4
    European Union takes place 4.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 3 food.
    European Union produces 2 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
92 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
93 ready south_africa_china
    People's Republic of China readies South Africa.
94 done
95 none
96 make 3
    People's Republic of China produces 3 diplomacy.
97 focus military
    Russian Federation chooses Military Focus.
98 ready armenia_russia
    Russian Federation readies Armenia.
99 raise army
    Russian Federation's production of army goes up to 3.
100 make 3
    Russian Federation produces 3 army.
101 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
102 trash foreign_military_presence:eu1
    Foreign Military Presence of European Union leaves the game.
103 focus military
    European Union chooses Military Focus.
104 done
105 raise army
    European Union's production of army goes up to 3.
106 make 2
    European Union produces 2 army.
107 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
108 choose produce
    People's Republic of China chooses: Produce.
109 produce energy
    People's Republic of China produces 1 energy.
110 produce goods
111 make 1
    People's Republic of China produces 1 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
112 produce army
113 make 1
    People's Republic of China produces 1 army.
114 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
115 export army
    Russian Federation exports 1 army for 20 money.
116 export energy
117 sell 2
    Russian Federation exports 2 energy for 10 money.
118 export raw
119 sell 1
    Russian Federation exports 1 raw materials for 5 money.
120 import services
121 buy 1
    Russian Federation imports 1 services for 10 money.
122 buy 0
123 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
124 import goods
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation gains 1 diplomacy.
125 asset eu_expansion
    European Union uses EU Expansion.
126 lay growth_strategy:eu2
    European Union puts a hidden card face down.
127 exhaust norway_eu
    European Union exhausts Norway.
    Serbia becomes an ally of European Union.
    Iceland lies open.
128 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
129 army board
130 to central_asia
    People's Republic of China moves an army to Central Asia.
131 army board
132 to central_asia
    People's Republic of China moves an army to Central Asia.
133 play new_allies:russia2
    Russian Federation plays New Allies.
134 improve singapore
    Russian Federation pays 2 diplomacy.
    Singapore becomes an ally of Russian Federation.
    Australia lies open.
135 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
136 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
137 export energy
    People's Republic of China exports 1 energy for 5 money.
138 export goods
139 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
140 import raw
141 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
142 import services
143 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
144 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    People's Republic of China gains 1 diplomacy.
    1 diplomacy of People's Republic of China found no place: 0 money instead.
145 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
146 invest singapore
    Russian Federation exhausts Singapore.
    Russian Federation invests 15 money in Singapore.
147 permanent
    Russian Federation adds Influence in East Asia - Pacific, above the line: 1 VP.
148 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
149 invest canada_eu
    European Union exhausts Canada.
    European Union invests 15 money in Canada.
150 permanent
    European Union adds Influence in Americas, above the line: 1 VP.
151 pass
152 lay growth_strategy:china2
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
153 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
154 choose growth
    Russian Federation chooses: Get a Growth Card.
    Russian Federation gets Reduced Bureaucracy for 3 VPs.
155 play foreign_trade:eu1
    European Union plays Foreign Trade.
156 export food
157 sell 2
    European Union exports 2 food for 10 money.
158 export army
    European Union exports 1 army for 20 money.
159 import raw
160 buy 2
    European Union imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
161 done
    People's Republic of China reveals New Agenda and New Allies: 5 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
162 buy dominant_power:a
    People's Republic of China buys Dominant Power for 4 Research.
    Initiate Restructuring lies open in the market.
163 done
164 use reduced_bureaucracy
    Russian Federation uses Reduced Bureaucracy.
    Russian Federation's discard pile becomes a deck of 6 cards.
    Russian Federation draws a hidden card.
165 trash new_allies:russia1
    New Allies of Russian Federation leaves the game.
    Russian Federation reveals Foreign Military Presence and Energy Titan: 4 Research.
    Russian Federation gains 4 money.
    Russian Federation gains 5 money.
166 exhaust armenia_russia
    Russian Federation exhausts Armenia.
167 exhaust belarus_russia
    Russian Federation exhausts Belarus.
168 buy well_laid_plans:a
    Russian Federation buys Well-Laid Plans for 4 Research.
    Steady Partnership lies open in the market.
169 exhaust india_russia
    Russian Federation exhausts India.
170 buy initiate_restructuring:a
    Russian Federation buys Initiate Restructuring for 4 Research.
    Successful Negotiations lies open in the market.
171 exhaust syria_russia
    Russian Federation exhausts Syria.
    European Union reveals Initiate Restructuring and New Allies: 5 Research.
    European Union gains 4 money.
    European Union gains 3 money.
172 buy successful_negotiations:a
    European Union buys Successful Negotiations for 4 Research.
    Re-Evaluate Strategy lies open in the market.
173 exhaust serbia
    European Union exhausts Serbia.
174 done
    Key Economic Partner leaves the market.
    Global Presence lies open in the market.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Next: Auto-Influence 3 and Auto-Influence 9.
    People's Republic of China's investments return 4 money.
    Russian Federation's investments return 4 money.
    European Union's investments return 4 money.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    United States of America threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Georgia, Venezuela, Israel, Ethiopia, Bangladesh and New Zealand.
hash 3 59fa761dad1dd0b6
175 place 2
    People's Republic of China takes place 2.
176 place 3
    Russian Federation takes place 3.
177 place 1
    European Union takes place 1.
    European Union produces 2 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 food.
    Russian Federation produces 5 energy.
    1 energy of Russian Federation found no place: 3 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 3 food.
178 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
179 trash successful_negotiations:a
    Successful Negotiations of European Union leaves the game.
180 focus military
    European Union chooses Military Focus.
181 ready nigeria_eu
    European Union readies Nigeria.
182 done
183 raise army
    European Union's production of army goes up to 4.
184 make 2
    European Union produces 2 army.
185 focus domestic
    People's Republic of China chooses Domestic Focus.
186 ready laos_china
    People's Republic of China readies Laos.
187 tracks 2
188 raise army
    People's Republic of China's production of army goes up to 3.
189 raise food
    People's Republic of China's production of food goes up to 4.
    People's Republic of China gains 1 food.
190 make 0
191 make 1
    People's Republic of China produces 1 services.
192 focus military
    Russian Federation chooses Military Focus.
193 ready singapore
    Russian Federation readies Singapore.
194 ready belarus_russia
    Russian Federation readies Belarus.
195 raise army
    Russian Federation's production of army goes up to 4.
196 make 3
    Russian Federation produces 3 army.
197 play new_allies:eu1
    European Union plays New Allies.
198 improve bosnia_herzegovina
    European Union pays 1 diplomacy.
    Bosnia-Herzegovina becomes an ally of European Union.
    Norway lies open.
199 play new_agenda:a
    People's Republic of China plays New Agenda.
    People's Republic of China draws 3 hidden cards.
200 yes
201 discard military_reinforcements:china1
    People's Republic of China discards Military Reinforcements.
202 discard growth_strategy:china2
    People's Republic of China discards Growth Strategy.
203 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
204 engage africa
205 pay
    People's Republic of China pays 3 diplomacy.
    People's Republic of China engages in Africa.
206 temporary
    People's Republic of China adds Influence in Africa, below the line: 3 VPs.
207 play initiate_restructuring:a
    Russian Federation plays Initiate Restructuring.
    Russian Federation draws a hidden card.
208 trash energy_titan:russia1
    Energy Titan of Russian Federation leaves the game.
209 play well_laid_plans:a
    Russian Federation plays Well-Laid Plans.
    Russian Federation's discard pile becomes a deck of 5 cards.
    Russian Federation draws a hidden card.
    Russian Federation exhausts Belarus.
    Russian Federation builds a Base in Belarus with 1 army for 10 money.
210 permanent
    Russian Federation adds Influence in Europe, above the line: 1 VP.
211 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
212 improve switzerland
213 exhaust bosnia_herzegovina
    European Union exhausts Bosnia-Herzegovina.
    European Union pays 6 money.
    Switzerland becomes an ally of European Union.
    Iceland lies open.
214 asset cn_brics
    People's Republic of China uses BRICS.
215 lay growth_strategy:china1
    People's Republic of China puts a hidden card face down.
    People's Republic of China pays 30 money.
216 region africa
    People's Republic of China names Africa.
217 region south_asia
    People's Republic of China names South Asia.
218 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VP.
219 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VP.
220 no
    Russian Federation declines.
221 use reduced_bureaucracy
    Russian Federation uses Reduced Bureaucracy.
    Russian Federation draws a hidden card.
222 trash diplomatic_engagement:russia1
    Diplomatic Engagement of Russian Federation leaves the game.
223 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
224 play new_allies:eu2
    European Union plays New Allies.
225 improve norway
    European Union exhausts Switzerland.
    European Union deepens relations with Norway.
    Belarus lies open.
226 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China exhausts Laos.
    People's Republic of China invests 10 money in Laos.
227 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
    People's Republic of China gains 1 diplomacy.
228 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
229 produce energy
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
230 produce diplomacy
231 make 1
    Russian Federation produces 1 diplomacy.
232 produce goods
233 make 1
    Russian Federation produces 1 consumer goods.
234 play soft_power:eu1
    European Union plays Soft Power.
235 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
236 import energy
237 buy 1
    People's Republic of China imports 1 energy from Russian Federation for 3 money.
    A Commerce card of Russian Federation is turned face down.
238 import raw
239 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    3 raw materials of People's Republic of China found no place: 9 money instead.
240 done
    People's Republic of China gains 1 diplomacy.
241 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation gains 1 army.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    European Union's investments return 4 money.
    People's Republic of China's investments return 6 money.
242 discard_token africa
    People's Republic of China gives up an Engage token in Africa for 5 money.
    Russian Federation's investments return 4 money.
243 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    United States of America threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 10 VPs for Russian Federation, 2 for cubes and 8 for place 1.
    Central Asia: 5 VPs for People's Republic of China, 1 for cubes and 4 for place 2.
    Americas: 5 VPs for European Union, 1 for cubes and 4 for place 2.
    Middle East - North Africa: 9 VPs for European Union, 2 for cubes and 7 for place 2.
    Africa: 10 VPs for People's Republic of China, 3 for cubes and 7 for place 1.
    Africa: 5 VPs for European Union, 1 for cubes and 4 for place 2.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Russian Federation's sphere of influence holds in Europe: 2 VPs.
    People's Republic of China's investments reach 3 Regions: 2 VPs.
    Money, place 3: 1 VP for Russian Federation.
    Money, place 2: 3 VPs for People's Republic of China.
    Money, place 1: 5 VPs for European Union.
    Most armies on the map, place 2: 3 VPs for Russian Federation.
    Most armies on the map, place 1: 6 VPs for People's Republic of China.
    Most allied Countries, place 2: 4 VPs for Russian Federation.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
    Russian Federation did not use 2 Assets: 4 VPs.
    People's Republic of China did not use 1 Asset: 2 VPs.
end 4580909e4cbc9f6f
    European Union has the most VPs when the last round is over: 45.
