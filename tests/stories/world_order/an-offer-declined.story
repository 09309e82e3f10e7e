{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["russia", "eu", "usa", "china"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 127, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 hand first
2 give_back ru_arms_export
3 hand second
4 give_back eu_nato
5 hand first
6 give_back us_main_un_funding
7 hand first
8 give_back cn_rapid_industrialization
    Russian Federation keeps Cyber Attacks and New Energy Markets and begins with 6 VPs.
    European Union keeps Central European Bank and EU Neighborhood Policy and begins with 3 VPs.
    United States of America keeps Arms Export and R&D Champion and begins with 6 VPs.
    People's Republic of China keeps BRICS and Shanghai Cooperation Organization and begins with 5 VPs.
9 place 3
    European Union takes place 3.
10 place 4
    People's Republic of China takes place 4.
11 place 1
    Russian Federation takes place 1.
    United States of America takes place 2.
    Round 1.
hash 1 5851f760572b725f
12 order
    Russian Federation uses the Executive Order.
13 lay military_re_equipment:russia1
    Russian Federation puts a hidden card face down.
14 choose produce
    Russian Federation chooses: Produce.
15 produce diplomacy
16 make 1
    Russian Federation produces 1 diplomacy.
17 produce army
18 make 1
    Russian Federation produces 1 army.
19 produce energy
    Russian Federation produces 5 energy.
20 asset us_arms_export
    United States of America uses Arms Export.
21 lay global_currency:usa1
    United States of America puts a hidden card face down.
    United States of America pays 2 army.
    United States of America gains 20 money.
22 region europe
    United States of America names Europe.
23 temporary
    United States of America adds Influence in Europe, below the line: 5 VPs.
24 asset eu_neighborhood_policy
    European Union uses EU Neighborhood Policy.
25 lay foreign_trade:eu1
    European Union puts a hidden card face down.
26 engage europe
27 exhaust norway_eu
    European Union exhausts Norway.
28 exhaust eu_member_states
    European Union exhausts EU Member States.
    European Union pays 2 diplomacy.
    European Union engages in Europe.
29 temporary
    European Union adds Influence in Europe, below the line: 4 VPs.
30 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
31 base laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China builds a Base in Laos with 1 army for 10 money.
32 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
33 play energy_titan:russia1
    Russian Federation plays Energy Titan.
34 double raw
35 export energy
36 sell 2
    Russian Federation exports 2 energy for 10 money.
37 export army
    Russian Federation exports 1 army for 20 money.
38 done
39 done
40 asset us_rd_champion
    United States of America uses R&D Champion.
41 lay new_allies:usa1
    United States of America puts a hidden card face down.
42 produce army
43 make 2
    United States of America produces 2 army.
44 produce services
45 make 1
    United States of America produces 1 services.
46 growth diplomatic_initiative
    United States of America gets Diplomatic Initiative for 2 VPs.
47 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
48 invest canada_eu
    European Union exhausts Canada.
    European Union invests 15 money in Canada.
49 temporary
    European Union adds Influence in Americas, below the line: 4 VPs.
50 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
51 done
52 done
53 make 1
    People's Republic of China produces 1 consumer goods.
54 play new_allies:russia1
    Russian Federation plays New Allies.
55 improve ukraine
56 pay
    Russian Federation pays 2 diplomacy.
    Ukraine becomes an ally of Russian Federation.
    Albania lies open.
57 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
58 invest japan_usa
    United States of America exhausts Japan.
    United States of America invests 15 money in Japan.
59 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 4 VPs.
60 asset eu_central_bank
    European Union uses Central European Bank.
61 lay diplomatic_engagement:eu1
    European Union puts a hidden card face down.
    European Union gains 20 money.
62 growth industrial_development
63 swap 1
    European Union gets Industrial Development for 1 VPs.
64 raise goods
    European Union's production of consumer goods goes up to 4.
65 raise services
    European Union's production of services goes up to 5.
66 play new_allies:china1
    People's Republic of China plays New Allies.
67 improve albania
    People's Republic of China pays 1 diplomacy.
    Albania becomes an ally of People's Republic of China.
    Belarus lies open.
68 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
69 army board
70 to central_asia
    Russian Federation moves an army to Central Asia.
71 army board
72 to europe
    Russian Federation moves an army to Europe.
73 order
    United States of America uses the Executive Order.
74 lay military_reinforcements:usa1
    United States of America puts a hidden card face down.
75 choose growth
    United States of America chooses: Get a Growth Card.
76 growth knowledge_transfer
    United States of America gets Knowledge Transfer for 4 VPs.
77 draw 2
    United States of America draws 2 hidden cards.
78 discard growth_strategy:usa2
    United States of America discards Growth Strategy.
79 discard foreign_military_presence:usa1
    United States of America discards Foreign Military Presence.
80 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
    European Union exhausts Jordan.
    European Union builds a Base in Jordan with 1 army for 10 money.
81 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 5 VPs.
82 order
    People's Republic of China uses the Executive Order.
83 lay economic_diplomacy:china1
    People's Republic of China puts a hidden card face down.
84 choose trade
    People's Republic of China chooses: Trade.
85 export goods
86 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
87 export food
    People's Republic of China exports 1 food for 5 money.
88 export army
    People's Republic of China exports 1 army for 20 money.
89 import energy
90 buy 1
    People's Republic of China imports 1 energy from Russian Federation for 3 money.
    A Commerce card of Russian Federation is turned face down.
91 import raw
92 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
93 import services
94 buy 0
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
    Russian Federation reveals Foreign Trade and Growth Strategy: 6 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 2 money.
95 buy minimize_bureaucracy:b
    Russian Federation buys Minimize Bureaucracy for 4 Research.
    Convincing Arguments lies open in the market.
96 exhaust ukraine
    Russian Federation exhausts Ukraine.
97 exhaust belarus_russia
    Russian Federation exhausts Belarus.
98 exhaust armenia_russia
    Russian Federation exhausts Armenia.
99 buy return_on_investment:b
    Russian Federation buys Return on Investment for 4 Research.
    Convincing Arguments lies open in the market.
100 done
    United States of America reveals Diplomatic Engagement and Growth Strategy: 7 Research.
    United States of America gains 1 diplomacy.
    United States of America gains 2 money.
101 exhaust iceland_usa
    United States of America exhausts Iceland.
102 buy convincing_arguments:b
    United States of America buys Convincing Arguments for 4 Research.
    Permanent Mission lies open in the market.
103 refresh
    United States of America refreshes the market.
    Peacekeeping Mandate leaves the market.
    Minimize Bureaucracy lies open in the market.
    Steady Partnership leaves the market.
    Successful Negotiations lies open in the market.
    Power Play leaves the market.
    Debt Relief lies open in the market.
104 exhaust iraq_usa
    United States of America exhausts Iraq.
105 refresh
    United States of America refreshes the market.
    Dominant Power leaves the market.
    Strengthen Alliance lies open in the market.
    Convincing Arguments leaves the market.
    Military Exercises lies open in the market.
    Permanent Mission leaves the market.
    Establish Trade Routes lies open in the market.
106 done
    European Union reveals New Allies and New Allies: 4 Research.
    European Union gains 3 money.
    European Union gains 3 money.
107 exhaust nigeria_eu
    European Union exhausts Nigeria.
108 buy debt_relief:a
    European Union buys Debt Relief for 5 Research.
    Military Exercises lies open in the market.
    People's Republic of China reveals Diplomatic Engagement and Growth Strategy: 7 Research.
    People's Republic of China gains 1 diplomacy.
    People's Republic of China gains 2 money.
109 exhaust albania
    People's Republic of China exhausts Albania.
110 buy military_exercises:a
    People's Republic of China buys Military Exercises for 3 Research.
    Activation of Allies lies open in the market.
111 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
112 buy strengthen_alliance:a
    People's Republic of China buys Strengthen Alliance for 4 Research.
    Regional Summit lies open in the market.
113 buy military_exercises:b
    People's Republic of China buys Military Exercises for 3 Research.
    Think Tank lies open in the market.
114 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
115 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
116 done
    United States of America's investments return 4 money.
    European Union's investments return 4 money.
117 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
118 no
119 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
120 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
    European Union threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Round 2.
    Russian Federation draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 8 cards.
    United States of America draws 6 hidden cards.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Switzerland, Kyrgyzstan, Colombia, Syria, Ethiopia, Pakistan and New Zealand.
hash 2 1ff8cefb1e6a6625
121 place 4
    Russian Federation takes place 4.
122 place 2
    People's Republic of China takes place 2.
123 place 3
    European Union takes place 3.
    United States of America takes place 1.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    Russian Federation produces 5 energy.
    3 energy of Russian Federation found no place: 9 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
124 use knowledge_transfer
    United States of America uses Knowledge Transfer.
125 draw 2
    United States of America draws 2 hidden cards.
126 discard military_pact:usa1
    United States of America discards Military Pact.
127 discard military_reinforcements:usa1
    United States of America discards Military Reinforcements.
128 focus domestic
    United States of America chooses Domestic Focus.
129 ready iceland_usa
    United States of America readies Iceland.
130 ready japan_usa
    United States of America readies Japan.
131 raise energy
    United States of America's production of energy goes up to 4.
    United States of America gains 1 energy.
132 make 2
    United States of America produces 2 consumer goods.
133 make 3
    United States of America produces 3 services.
134 focus domestic
    People's Republic of China chooses Domestic Focus.
135 ready tajikistan_china
    People's Republic of China readies Tajikistan.
136 tracks 0
137 make 1
    People's Republic of China produces 1 consumer goods.
138 make 1
    People's Republic of China produces 1 services.
139 focus domestic
    European Union chooses Domestic Focus.
140 ready jordan_eu
    European Union readies Jordan.
141 ready norway_eu
    European Union readies Norway.
142 raise energy
    European Union's production of energy goes up to 2.
    European Union gains 1 energy.
143 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
144 make 0
145 focus domestic
    Russian Federation chooses Domestic Focus.
146 ready belarus_russia
    Russian Federation readies Belarus.
147 raise services
    Russian Federation's production of services goes up to 2.
148 make 1
    Russian Federation produces 1 consumer goods.
149 make 0
150 play convincing_arguments:b
    United States of America plays Convincing Arguments.
    United States of America gains 2 diplomacy.
151 choose improve_relations
    United States of America chooses: Improve Relations.
152 improve burkina_faso
    United States of America pays 1 diplomacy.
    Burkina Faso becomes an ally of United States of America.
    Kenya lies open.
153 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
154 lay military_reinforcements:china1
    People's Republic of China puts a hidden card face down.
155 improve kyrgyzstan
156 pay
    People's Republic of China pays 1 diplomacy.
    Kyrgyzstan becomes an ally of People's Republic of China.
    Uzbekistan lies open.
157 choose invest
    People's Republic of China chooses: Invest.
    People's Republic of China exhausts Kyrgyzstan.
    People's Republic of China invests 10 money in Kyrgyzstan.
158 permanent
    People's Republic of China adds Influence in Central Asia, above the line: 1 VPs.
159 play debt_relief:a
    European Union plays Debt Relief.
160 yes
    European Union pays 10 money.
    European Union gains 3 diplomacy.
161 improve india
    European Union pays 3 diplomacy.
    India becomes an ally of European Union.
    Bhutan lies open.
162 asset ru_cyber_attacks
    Russian Federation uses Cyber Attacks.
163 lay diplomatic_engagement:russia1
    Russian Federation puts a hidden card face down.
164 region east_asia_pacific
    Russian Federation names East Asia - Pacific.
    Russian Federation pays 1 services.
165 permanent
    Russian Federation adds Influence in East Asia - Pacific, above the line: 1 VPs.
166 play foreign_trade:usa1
    United States of America plays Foreign Trade.
167 export services
168 sell 2
    United States of America exports 2 services for 30 money.
169 export energy
    United States of America exports 1 energy for 5 money.
170 import goods
171 buy 1
    United States of America imports 1 consumer goods for 10 money.
172 buy 1
    United States of America imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
173 buy 0
174 import raw
175 buy 2
    United States of America imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    United States of America gains 1 diplomacy.
176 asset cn_brics
    People's Republic of China uses BRICS.
177 lay foreign_direct_investment:china1
    People's Republic of China puts a hidden card face down.
    People's Republic of China pays 30 money.
178 region africa
    People's Republic of China names Africa.
179 region south_asia
    People's Republic of China names South Asia.
180 temporary
    People's Republic of China adds Influence in Africa, below the line: 3 VPs.
181 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
182 no
    Russian Federation declines.
183 play foreign_trade:eu2
    European Union plays Foreign Trade.
184 export goods
    European Union exports 1 consumer goods for 15 money.
185 export food
186 sell 2
    European Union exports 2 food for 10 money.
187 import energy
188 buy 1
    European Union imports 1 energy for 3 money.
189 buy 3
    European Union imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
190 import raw
191 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
192 play minimize_bureaucracy:b
    Russian Federation plays Minimize Bureaucracy.
    Minimize Bureaucracy of Russian Federation leaves the game.
193 take minimize_bureaucracy:a
    Assign New Diplomats lies open in the market.
    Russian Federation takes Minimize Bureaucracy from the market and plays it.
    Minimize Bureaucracy of Russian Federation leaves the game.
194 take activation_of_allies:a
    Well-Laid Plans lies open in the market.
    Russian Federation takes Activation of Allies from the market and plays it.
195 ready armenia_russia
    Russian Federation readies Armenia.
196 ready ukraine
    Russian Federation readies Ukraine.
197 engage europe
198 exhaust ukraine
    Russian Federation exhausts Ukraine.
    Russian Federation exhausts Belarus.
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in Europe.
199 temporary
    Russian Federation adds Influence in Europe, below the line: 3 VPs.
200 play new_allies:usa3
    United States of America plays New Allies.
201 improve vietnam
202 pay
    United States of America pays 2 diplomacy.
    Vietnam becomes an ally of United States of America.
    Australia lies open.
203 play military_exercises:b
    People's Republic of China plays Military Exercises.
204 army east_asia_pacific
205 to central_asia
    People's Republic of China moves an army from East Asia - Pacific to Central Asia.
206 play soft_power:eu1
    European Union plays Soft Power.
207 engage europe
    European Union exhausts Norway.
    European Union pays 3 diplomacy.
    European Union engages in Europe.
208 temporary
    European Union adds Influence in Europe, below the line: 2 VPs.
209 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
210 produce services
211 make 1
    Russian Federation produces 1 services.
212 produce diplomacy
213 make 3
    Russian Federation produces 3 diplomacy.
214 produce army
215 make 1
    Russian Federation produces 1 army.
216 play new_allies:usa2
    United States of America plays New Allies.
217 improve argentina
218 exhaust mexico_usa
    United States of America exhausts Mexico.
    Argentina becomes an ally of United States of America.
    Peru lies open.
219 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
220 export goods
221 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
222 export food
    People's Republic of China exports 1 food for 5 money.
223 import services
224 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
225 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
226 import energy
227 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
228 import raw
229 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
    People's Republic of China gains 1 diplomacy.
230 play growth_strategy:eu1
    European Union plays Growth Strategy.
231 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Reduced Bureaucracy for 3 VPs.
    European Union draws a hidden card.
232 trash humanitarian_aid:eu1
    Humanitarian Aid of European Union leaves the game.
233 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
234 invest armenia_russia
    Russian Federation exhausts Armenia.
    Russian Federation invests 10 money in Armenia.
235 temporary
    Russian Federation adds Influence in Central Asia, below the line: 4 VPs.
    United States of America reveals Diplomatic Engagement and Growth Strategy: 7 Research.
    United States of America gains 1 diplomacy.
    United States of America gains 2 money.
236 buy establish_trade_routes:a
    United States of America buys Establish Trade Routes for 3 Research.
    Power Play lies open in the market.
237 exhaust burkina_faso
    United States of America exhausts Burkina Faso.
238 exhaust japan_usa
    United States of America exhausts Japan.
239 buy successful_negotiations:a
    United States of America buys Successful Negotiations for 4 Research.
    Optimization Program lies open in the market.
240 buy think_tank:a
    United States of America buys Think Tank for 3 Research.
    Improve Logistics lies open in the market.
241 exhaust vietnam
    United States of America exhausts Vietnam.
242 exhaust argentina
    United States of America exhausts Argentina.
243 exhaust iceland_usa
    United States of America exhausts Iceland.
244 buy regional_summit:a
    United States of America buys Regional Summit for 5 Research.
    New Strategic Partner lies open in the market.
    People's Republic of China reveals Strengthen Alliance and Military Exercises: 8 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 4 money.
245 buy new_strategic_partner:a
    People's Republic of China buys New Strategic Partner for 7 Research.
    Economic Expansion lies open in the market.
246 done
247 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
248 trash new_allies:eu1
    New Allies of European Union leaves the game.
    European Union reveals Military Reinforcements and Growth Strategy: 6 Research.
    European Union gains 3 money.
    European Union gains 2 money.
249 buy power_play:a
    European Union buys Power Play for 5 Research.
    Supply Chain Deal lies open in the market.
250 done
    Russian Federation reveals Return on Investment and New Allies: 6 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 3 money.
251 exhaust syria_russia
    Russian Federation exhausts Syria.
252 buy optimization_program:b
    Russian Federation buys Optimization Program for 5 Research.
    Re-Examine Agreement lies open in the market.
253 exhaust india_russia
    Russian Federation exhausts India.
254 refresh
    Russian Federation refreshes the market.
    Assign New Diplomats leaves the market.
    Industrial Policy lies open in the market.
    Well-Laid Plans leaves the market.
    Energy Summit lies open in the market.
    Improve Logistics leaves the market.
    Prosperous Times lies open in the market.
255 refresh
    Russian Federation refreshes the market.
    Economic Expansion leaves the market.
    Key Economic Partner lies open in the market.
    Supply Chain Deal leaves the market.
    Steady Partnership lies open in the market.
    Re-Examine Agreement leaves the market.
    Ensure Peace in the Region lies open in the market.
    United States of America's investments return 4 money.
    People's Republic of China's investments return 2 money.
    European Union's investments return 4 money.
256 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
    Russian Federation's investments return 2 money.
257 done
258 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
259 no
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    European Union threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Round 3.
    United States of America draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Afghanistan, Mexico, Algeria, Central African Republic, Sri Lanka and South Korea.
hash 3 2f13e00c37487d5b
260 place 2
    Russian Federation takes place 2.
261 place 4
    People's Republic of China takes place 4.
262 place 1
    United States of America takes place 1.
    European Union takes place 3.
    United States of America produces 4 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    Russian Federation produces 5 energy.
    1 energy of Russian Federation found no place: 3 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 2 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
263 focus domestic
    United States of America chooses Domestic Focus.
264 ready iraq_usa
    United States of America readies Iraq.
265 ready burkina_faso
    United States of America readies Burkina Faso.
266 raise goods
    United States of America's production of consumer goods goes up to 4.
267 make 2
    United States of America produces 2 consumer goods.
268 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
269 focus domestic
    Russian Federation chooses Domestic Focus.
270 ready belarus_russia
    Russian Federation readies Belarus.
271 raise army
    Russian Federation's production of army goes up to 3.
272 make 1
    Russian Federation produces 1 consumer goods.
273 make 2
    Russian Federation produces 2 services.
274 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
275 trash growth_strategy:eu1
    Growth Strategy of European Union leaves the game.
276 focus military
    European Union chooses Military Focus.
277 ready norway_eu
    European Union readies Norway.
278 ready nigeria_eu
    European Union readies Nigeria.
279 ready canada_eu
    European Union readies Canada.
280 raise army
    European Union's production of army goes up to 3.
281 make 1
    European Union produces 1 army.
282 focus military
    People's Republic of China chooses Military Focus.
283 ready laos_china
    People's Republic of China readies Laos.
284 ready south_africa_china
    People's Republic of China readies South Africa.
285 raise army
    People's Republic of China's production of army goes up to 3.
286 make 1
    People's Republic of China produces 1 army.
287 play successful_negotiations:a
    United States of America plays Successful Negotiations.
288 ready mexico_usa
    United States of America readies Mexico.
289 search africa
    United States of America searches Africa.
290 improve niger
291 exhaust burkina_faso
    United States of America exhausts Burkina Faso.
    Niger becomes an ally of United States of America.
    Angola lies open.
    Ethiopia lies open.
292 asset ru_new_energy_markets
    Russian Federation uses New Energy Markets.
293 lay foreign_military_presence:russia1
    Russian Federation puts a hidden card face down.
294 region mena
    Russian Federation names Middle East - North Africa.
295 region europe
    Russian Federation names Europe.
296 export food
    Russian Federation exports 1 food for 5 money.
297 export raw
298 sell 3
    Russian Federation exports 3 raw materials for 15 money.
299 export energy
300 sell 6
    Russian Federation exports 6 energy for 30 money.
301 import services
    Russian Federation imports 1 services for 10 money.
302 import goods
303 buy 2
    Russian Federation imports 2 consumer goods for 20 money.
304 temporary
    A cube of United States of America is pushed out of Europe.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
305 order
    European Union uses the Executive Order.
306 lay foreign_trade:eu1
    European Union puts a hidden card face down.
307 choose improve_relations
    European Union chooses: Improve Relations.
308 improve bosnia_herzegovina
    European Union exhausts Norway.
    Bosnia-Herzegovina becomes an ally of European Union.
    Iceland lies open.
309 play new_strategic_partner:a
    People's Republic of China plays New Strategic Partner.
310 improve algeria
    People's Republic of China pays 2 diplomacy.
    Algeria becomes an ally of People's Republic of China.
    Turkey lies open.
    People's Republic of China chooses: Move.
311 army board
    People's Republic of China moves an army to Middle East - North Africa.
312 army central_asia
    People's Republic of China moves an army from Central Asia to Middle East - North Africa.
313 play regional_summit:a
    United States of America plays Regional Summit.
314 engage europe
    United States of America pays 4 diplomacy.
    United States of America engages in Europe.
315 temporary
    A cube of European Union is pushed out of Europe.
    United States of America adds Influence in Europe, below the line: 0 VPs.
316 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
317 done
318 import raw
    Russian Federation imports 1 raw materials for 3 money.
319 import goods
320 buy 0
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation gains 1 diplomacy.
321 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
322 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
323 done
324 play growth_strategy:usa1
    United States of America plays Growth Strategy.
325 choose growth
    United States of America chooses: Get a Growth Card.
    United States of America gets Tactical Flexibility for 6 VPs.
    United States of America draws a hidden card.
326 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
327 choose growth
    Russian Federation chooses: Get a Growth Card.
328 growth industrial_development
    Russian Federation gets Industrial Development for 1 VPs.
329 raise food
    Russian Federation's production of food goes up to 3.
330 raise army
    Russian Federation's production of army goes up to 4.
331 play power_play:a
    European Union plays Power Play.
332 base bosnia_herzegovina
    European Union exhausts Bosnia-Herzegovina.
    European Union builds a Base in Bosnia-Herzegovina with 1 army for 10 money.
333 temporary
    A cube of Russian Federation is pushed out of Europe.
    European Union adds Influence in Europe, below the line: 0 VPs.
334 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
    People's Republic of China exhausts Tajikistan.
    People's Republic of China builds a Base in Tajikistan with 1 army for 10 money.
335 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 3 VPs.
336 use knowledge_transfer
    United States of America uses Knowledge Transfer.
337 draw 2
    United States of America draws 2 hidden cards.
338 discard global_currency:usa1
    United States of America discards Global Currency.
339 discard new_allies:usa1
    United States of America discards New Allies.
340 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
341 invest iraq_usa
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
342 temporary
    United States of America adds Influence in Middle East - North Africa, below the line: 4 VPs.
343 play optimization_program:b
    Russian Federation plays Optimization Program.
344 produce raw
    Russian Federation produces 4 raw materials.
345 growth knowledge_transfer
    Russian Federation gets Knowledge Transfer for 4 VPs.
    Russian Federation draws a hidden card.
346 discard foreign_trade:russia2
    Russian Federation discards Foreign Trade.
347 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
348 invest nigeria_eu
    European Union exhausts Nigeria.
    European Union invests 10 money in Nigeria.
349 temporary
    European Union adds Influence in Africa, below the line: 2 VPs.
350 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
351 export energy
    People's Republic of China exports 1 energy for 5 money.
352 export raw
    People's Republic of China exports 1 raw materials for 5 money.
353 export food
354 sell 2
    People's Republic of China exports 2 food for 10 money.
355 import services
356 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
357 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
358 done
    People's Republic of China gains 1 diplomacy.
    United States of America reveals Think Tank, Establish Trade Routes and Foreign Military Presence: 11 Research.
    United States of America gains 4 money.
    United States of America gains 6 money.
    United States of America gains 4 money.
359 buy key_economic_partner:a
    United States of America buys Key Economic Partner for 4 Research.
    Key Economic Partner lies open in the market.
360 buy steady_partnership:a
    United States of America buys Steady Partnership for 4 Research.
    Successful Negotiations lies open in the market.
361 exhaust niger
    United States of America exhausts Niger.
362 buy ensure_peace_in_the_region:a
    United States of America buys Ensure Peace in the Region for 4 Research.
    Boost Production lies open in the market.
363 exhaust mexico_usa
    United States of America exhausts Mexico.
364 refresh
    United States of America refreshes the market.
    Industrial Policy leaves the market.
    Strategic Reinforcements lies open in the market.
    Energy Summit leaves the market.
    Dominant Power lies open in the market.
    Prosperous Times leaves the market.
    Joint Venture lies open in the market.
365 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
    Russian Federation draws a hidden card.
366 discard activation_of_allies:a
    Russian Federation discards Activation of Allies.
    Russian Federation reveals Return on Investment and Foreign Direct Investment: 7 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 6 money.
367 buy dominant_power:a
    Russian Federation buys Dominant Power for 4 Research.
    Tap into New Markets lies open in the market.
368 exhaust belarus_russia
    Russian Federation exhausts Belarus.
369 done
    European Union reveals New Allies and Foreign Military Presence: 4 Research.
    European Union gains 3 money.
    European Union gains 4 money.
370 refresh
    European Union refreshes the market.
    Key Economic Partner leaves the market.
    Diplomatic Trip lies open in the market.
    Successful Negotiations leaves the market.
    Trade Opportunity lies open in the market.
    Boost Production leaves the market.
    Global Presence lies open in the market.
371 exhaust canada_eu
    European Union exhausts Canada.
372 refresh
    European Union refreshes the market.
    Strategic Reinforcements leaves the market.
    Global Presence lies open in the market.
    Joint Venture leaves the market.
    Strengthen Alliance lies open in the market.
    Tap into New Markets leaves the market.
    Rapid Deployment lies open in the market.
373 refresh
    European Union refreshes the market.
    Diplomatic Trip leaves the market.
    New Agenda lies open in the market.
    Trade Opportunity leaves the market.
    Boost Production lies open in the market.
    Global Presence leaves the market.
    Covert Military Operation lies open in the market.
374 exhaust india
    European Union exhausts India.
375 refresh
    European Union refreshes the market.
    Global Presence leaves the market.
    New Strategic Partner lies open in the market.
    Strengthen Alliance leaves the market.
    Build New Embassy lies open in the market.
    Rapid Deployment leaves the market.
    Optimization Program lies open in the market.
376 exhaust jordan_eu
    European Union exhausts Jordan.
377 refresh
    European Union refreshes the market.
    New Agenda leaves the market.
    Initiate Restructuring lies open in the market.
    Boost Production leaves the market.
    Return on Investment lies open in the market.
    Covert Military Operation leaves the market.
    New Agenda lies open in the market.
    People's Republic of China reveals Growth Strategy and New Allies: 4 Research.
    People's Republic of China gains 2 money.
    People's Republic of China gains 3 money.
378 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
379 buy initiate_restructuring:a
    People's Republic of China buys Initiate Restructuring for 4 Research.
    Explore Alternatives lies open in the market.
380 exhaust laos_china
    People's Republic of China exhausts Laos.
381 done
    United States of America's investments return 6 money.
382 discard_token europe
    United States of America gives up an Engage token in Europe for 5 money.
    Russian Federation's investments return 2 money.
383 done
    European Union's investments return 6 money.
    People's Republic of China's investments return 2 money.
384 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
385 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    People's Republic of China threatens United States of America in Middle East - North Africa: -2 VPs.
386 yes
    Russian Federation gives up an Engage token in Europe for 2 Defense.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    European Union and People's Republic of China threaten Russian Federation in Middle East - North Africa: -4 VPs.
    People's Republic of China threatens European Union in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Russian Federation's sphere of influence holds in Europe and Central Asia: 4 VPs.
    United States of America leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for Russian Federation.
    Money, place 3: 1 VPs for European Union.
    Money, place 2: 3 VPs for United States of America.
    Most armies on the map, place 3: 1 VPs for Russian Federation.
    Most armies on the map, place 3: 1 VPs for European Union.
    Most armies on the map, place 1: 6 VPs for People's Republic of China.
    Most allied Countries, place 3: 2 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for United States of America.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Round 4.
    United States of America's discard pile becomes a deck of 17 cards.
    United States of America draws 7 hidden cards.
    Russian Federation draws 6 hidden cards.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Serbia, Azerbaijan, Honduras, United Arab Emirates, Equatorial Guinea, Nepal and Philippines.
hash 4 dbc2acacfb5c0e52
387 place 2
    Russian Federation takes place 2.
388 place 4
    European Union takes place 4.
389 place 3
    People's Republic of China takes place 3.
    United States of America takes place 1.
    United States of America produces 4 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    Russian Federation produces 5 energy.
    Russian Federation produces 4 raw materials.
    2 raw materials of Russian Federation found no place: 6 money instead.
    Russian Federation produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
    European Union produces 2 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
390 focus diplomatic
    United States of America chooses Diplomatic Focus.
391 ready iceland_usa
    United States of America readies Iceland.
392 ready argentina
    United States of America readies Argentina.
393 ready vietnam
    United States of America readies Vietnam.
394 ready mexico_usa
    United States of America readies Mexico.
395 ready niger
    United States of America readies Niger.
396 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
397 make 3
    United States of America produces 3 diplomacy.
398 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
399 ready syria_russia
    Russian Federation readies Syria.
400 done
401 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
402 make 2
    Russian Federation produces 2 diplomacy.
403 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
404 ready tajikistan_china
    People's Republic of China readies Tajikistan.
405 done
406 none
407 make 1
    People's Republic of China produces 1 diplomacy.
408 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
409 trash debt_relief:a
    Debt Relief of European Union leaves the game.
410 focus domestic
    European Union chooses Domestic Focus.
411 ready norway_eu
    European Union readies Norway.
412 ready india
    European Union readies India.
413 raise raw
    European Union's production of raw materials goes up to 2.
    European Union gains 1 raw materials.
414 make 4
    European Union produces 4 consumer goods.
    European Union's Commerce cards lie face up again.
415 make 1
    European Union produces 1 services.
416 play key_economic_partner:a
    United States of America plays Key Economic Partner.
417 ready mexico_usa
    United States of America invests 15 money in Mexico.
418 temporary
    United States of America adds Influence in Americas, below the line: 3 VPs.
419 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
    Russian Federation draws a hidden card.
420 discard new_allies:russia1
    Russian Federation discards New Allies.
421 play new_allies:russia2
    Russian Federation plays New Allies.
422 improve serbia
    Russian Federation pays 1 diplomacy.
    Serbia becomes an ally of Russian Federation.
    Croatia lies open.
423 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
424 export raw
    People's Republic of China exports 1 raw materials for 5 money.
425 export food
426 sell 2
    People's Republic of China exports 2 food for 10 money.
427 done
428 import energy
429 buy 1
    People's Republic of China imports 1 energy for 3 money.
430 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
431 import services
432 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
433 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
434 play foreign_trade:eu2
    European Union plays Foreign Trade.
435 export goods
    European Union exports 1 consumer goods for 15 money.
436 export army
    European Union exports 1 army for 20 money.
437 import services
438 buy 2
    European Union imports 2 services for 20 money.
439 buy 1
    European Union imports 1 services from United States of America for 10 money.
440 import raw
441 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
442 play ensure_peace_in_the_region:a
    United States of America plays Ensure Peace in the Region.
443 engage americas
    United States of America engages in Americas.
444 temporary
    United States of America adds Influence in Americas, below the line: 2 VPs.
445 play dominant_power:a
    Russian Federation plays Dominant Power.
446 engage europe
447 pay
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in Europe.
448 temporary
    A cube of European Union is pushed out of Europe.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
449 play military_exercises:b
    People's Republic of China plays Military Exercises.
450 play growth_strategy:eu2
    European Union plays Growth Strategy.
451 choose produce
    European Union chooses: Produce.
452 produce services
453 make 1
    European Union produces 1 services.
    European Union's Commerce cards lie face up again.
454 produce army
455 make 3
    European Union produces 3 army.
456 produce food
    European Union produces 3 food.
457 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
458 army board
459 to americas
    United States of America moves an army to Americas.
460 army board
461 to americas
    United States of America moves an army to Americas.
462 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
463 army central_asia
464 to europe
    Russian Federation moves an army from Central Asia to Europe.
465 army board
466 to mena
    Russian Federation moves an army to Middle East - North Africa.
467 play initiate_restructuring:a
    People's Republic of China plays Initiate Restructuring.
    People's Republic of China draws a hidden card.
468 trash growth_strategy:china2
    Growth Strategy of People's Republic of China leaves the game.
469 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
470 export raw
    People's Republic of China exports 1 raw materials for 5 money.
471 export food
472 sell 2
    People's Republic of China exports 2 food for 10 money.
473 export energy
    People's Republic of China exports 1 energy for 5 money.
474 import services
475 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
476 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    1 services of People's Republic of China found no place: 10 money instead.
477 import goods
478 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
    People's Republic of China gains 1 diplomacy.
479 make 0
480 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
481 army mena
482 to europe
    European Union moves an army from Middle East - North Africa to Europe.
483 army europe
484 to mena
    European Union moves an army from Europe to Middle East - North Africa.
485 play new_allies:usa2
    United States of America plays New Allies.
486 improve iceland
487 exhaust iceland_usa
    United States of America exhausts Iceland.
    United States of America deepens relations with Iceland.
    Switzerland lies open.
488 play energy_titan:russia1
    Russian Federation plays Energy Titan.
489 double energy
490 done
491 import services
492 buy 1
    Russian Federation imports 1 services for 10 money.
493 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
494 import raw
    Russian Federation imports 1 raw materials for 3 money.
    1 raw materials of Russian Federation found no place: 3 money instead.
    Russian Federation gains 1 diplomacy.
495 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
496 play foreign_trade:eu1
    European Union plays Foreign Trade.
497 export goods
    European Union exports 1 consumer goods for 15 money.
498 export army
    European Union exports 1 army for 20 money.
499 done
500 use knowledge_transfer
    United States of America uses Knowledge Transfer.
501 draw 2
    United States of America draws 2 hidden cards.
502 discard establish_trade_routes:a
    United States of America discards Establish Trade Routes.
503 discard military_pact:usa1
    United States of America discards Military Pact.
    United States of America reveals Steady Partnership, Successful Negotiations and Foreign Direct Investment: 8 Research.
    United States of America gains 6 money.
    United States of America gains 1 diplomacy.
    United States of America gains 6 money.
504 exhaust niger
    United States of America exhausts Niger.
505 exhaust iceland
    United States of America exhausts Iceland.
506 buy build_new_embassy:a
    United States of America buys Build New Embassy for 3 Research.
    Diplomatic Trip lies open in the market.
507 exhaust vietnam
    United States of America exhausts Vietnam.
508 exhaust argentina
    United States of America exhausts Argentina.
509 buy optimization_program:a
    United States of America buys Optimization Program for 5 Research.
    Economic Expansion lies open in the market.
510 buy new_agenda:a
    United States of America buys New Agenda for 5 Research.
    Cultural Exchange lies open in the market.
511 exhaust mexico_usa
    United States of America exhausts Mexico.
512 buy cultural_exchange:a
    United States of America buys Cultural Exchange for 3 Research.
    Ensure Peace in the Region lies open in the market.
    Russian Federation reveals Diplomatic Engagement and Growth Strategy: 5 Research.
    Russian Federation gains 1 diplomacy.
    Russian Federation gains 2 money.
513 exhaust syria_russia
    Russian Federation exhausts Syria.
514 buy ensure_peace_in_the_region:b
    Russian Federation buys Ensure Peace in the Region for 4 Research.
    Re-Examine Agreement lies open in the market.
515 done
    People's Republic of China reveals Military Exercises: 3 Research.
    People's Republic of China gains 4 money.
516 exhaust algeria
    People's Republic of China exhausts Algeria.
517 done
    European Union reveals Soft Power and Diplomatic Engagement: 6 Research.
    European Union gains 1 diplomacy.
    European Union gains 1 diplomacy.
518 exhaust india
    European Union exhausts India.
519 buy re_examine_agreement:b
    European Union buys Re-Examine Agreement for 5 Research.
    Quantitative Easing lies open in the market.
520 exhaust norway_eu
    European Union exhausts Norway.
521 buy return_on_investment:a
    European Union buys Return on Investment for 4 Research.
    Re-Evaluate Strategy lies open in the market.
    United States of America's investments return 10 money.
522 done
    Russian Federation's investments return 2 money.
523 discard_token europe
    Russian Federation gives up an Engage token in Europe for 15 money.
    People's Republic of China's investments return 2 money.
    European Union's investments return 6 money.
524 no
525 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
526 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation and People's Republic of China threaten United States of America in Middle East - North Africa: -4 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    People's Republic of China threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    People's Republic of China threatens European Union in Middle East - North Africa: -2 VPs.
    Round 5.
    United States of America draws 7 hidden cards.
    Russian Federation's discard pile becomes a deck of 15 cards.
    Russian Federation draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Moldova, Armenia, Venezuela, Saudi Arabia, South Africa, Bangladesh and North Korea.
hash 5 cba3eef89d90d991
527 place 4
    Russian Federation takes place 4.
528 place 1
    European Union takes place 1.
529 place 2
    People's Republic of China takes place 2.
    United States of America takes place 3.
    European Union produces 2 energy.
    European Union produces 2 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
    United States of America produces 4 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    Russian Federation produces 5 energy.
    1 energy of Russian Federation found no place: 3 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    4 raw materials of Russian Federation found no place: 12 money instead.
    Russian Federation produces 3 food.
530 focus domestic
    European Union chooses Domestic Focus.
531 ready eu_member_states
    European Union readies EU Member States.
532 ready jordan_eu
    European Union readies Jordan.
533 raise food
    European Union's production of food goes up to 4.
    European Union gains 1 food.
    1 food of European Union found no place: 3 money instead.
534 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
535 make 3
    European Union produces 3 services.
536 focus military
    People's Republic of China chooses Military Focus.
537 ready kyrgyzstan
    People's Republic of China readies Kyrgyzstan.
538 ready pakistan_china
    People's Republic of China readies Pakistan.
539 raise army
    People's Republic of China's production of army goes up to 4.
540 make 1
    People's Republic of China produces 1 army.
541 focus military
    United States of America chooses Military Focus.
542 ready iceland
    United States of America readies Iceland.
543 ready niger
    United States of America readies Niger.
544 ready burkina_faso
    United States of America readies Burkina Faso.
545 raise army
    United States of America's production of army goes up to 4.
546 make 4
    United States of America produces 4 army.
547 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
    Russian Federation draws a hidden card.
548 discard military_re_equipment:russia1
    Russian Federation discards Military Re-Equipment.
549 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
550 done
551 raise diplomacy
    Russian Federation's production of diplomacy goes up to 5.
552 make 4
    Russian Federation produces 4 diplomacy.
553 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
554 trash re_examine_agreement:b
    Re-Examine Agreement of European Union leaves the game.
555 play power_play:a
    European Union plays Power Play.
556 send 2
    European Union exhausts EU Member States.
    European Union builds a Base in EU Member States with 2 armies for 15 money.
557 temporary
    A cube of Russian Federation is pushed out of Europe.
    European Union adds Influence in Europe, below the line: 0 VPs.
558 play new_allies:china1
    People's Republic of China plays New Allies.
559 improve philippines
    People's Republic of China pays 2 diplomacy.
    Philippines becomes an ally of People's Republic of China.
    South Korea lies open.
560 use knowledge_transfer
    United States of America uses Knowledge Transfer.
    United States of America draws a hidden card.
561 discard build_new_embassy:a
    United States of America discards Build New Embassy.
562 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
563 base niger
    United States of America exhausts Niger.
    United States of America builds a Base in Niger with 1 army for 10 money.
564 permanent
    United States of America adds Influence in Africa, above the line: 1 VPs.
565 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
566 engage south_asia
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
567 temporary
    Russian Federation adds Influence in South Asia, below the line: 3 VPs.
568 play return_on_investment:a
    European Union plays Return on Investment.
    European Union gains 8 money.
    European Union exhausts Jordan.
    European Union invests 10 money in Jordan.
569 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VPs.
570 play military_exercises:a
    People's Republic of China plays Military Exercises.
571 play optimization_program:a
    United States of America plays Optimization Program.
572 produce diplomacy
573 make 3
    United States of America produces 3 diplomacy.
574 play new_allies:russia1
    Russian Federation plays New Allies.
575 improve armenia
    Russian Federation pays 1 diplomacy.
    Russian Federation deepens relations with Armenia.
    Turkmenistan lies open.
576 play new_allies:eu2
    European Union plays New Allies.
577 improve honduras
    European Union pays 1 diplomacy.
    Honduras becomes an ally of European Union.
    Mexico lies open.
578 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China gains 1 diplomacy.
579 play new_allies:usa3
    United States of America plays New Allies.
580 improve south_korea
    United States of America pays 3 diplomacy.
    South Korea becomes an ally of United States of America.
    New Zealand lies open.
581 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
582 export energy
583 sell 2
    Russian Federation exports 2 energy for 10 money.
584 export raw
585 sell 4
    Russian Federation exports 4 raw materials for 20 money.
586 export army
    Russian Federation exports 1 army for 20 money.
587 done
588 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
589 play strengthen_alliance:a
    People's Republic of China plays Strengthen Alliance.
590 play new_allies:usa1
    United States of America plays New Allies.
591 improve new_zealand
592 pay
    United States of America pays 2 diplomacy.
    New Zealand becomes an ally of United States of America.
    Australia lies open.
593 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
594 choose growth
    Russian Federation chooses: Get a Growth Card.
595 growth tactical_flexibility
    Russian Federation gets Tactical Flexibility for 6 VPs.
    Russian Federation draws a hidden card.
    European Union reveals Foreign Direct Investment and Soft Power: 6 Research.
    European Union gains 6 money.
    European Union gains 1 diplomacy.
596 buy explore_alternatives:a
    European Union buys Explore Alternatives for 6 Research.
    Improve Logistics lies open in the market.
597 exhaust honduras
    European Union exhausts Honduras.
    People's Republic of China reveals Diplomatic Engagement and Foreign Military Presence: 5 Research.
    People's Republic of China gains 1 diplomacy.
    People's Republic of China gains 4 money.
598 buy quantitative_easing:a
    People's Republic of China buys Quantitative Easing for 4 Research.
    Prosperous Times lies open in the market.
599 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
600 done
    United States of America reveals Cultural Exchange, New Agenda and Growth Strategy: 10 Research.
    United States of America gains 1 diplomacy.
    United States of America gains 6 money.
    United States of America gains 2 money.
601 buy re_evaluate_strategy:a
    United States of America buys Re-Evaluate Strategy for 6 Research.
    Quantitative Easing lies open in the market.
602 buy quantitative_easing:b
    United States of America buys Quantitative Easing for 4 Research.
    Re-Evaluate Strategy lies open in the market.
603 exhaust burkina_faso
    United States of America exhausts Burkina Faso.
604 exhaust iceland
    United States of America exhausts Iceland.
605 exhaust south_korea
    United States of America exhausts South Korea.
606 buy prosperous_times:a
    United States of America buys Prosperous Times for 5 Research.
    Activation of Allies lies open in the market.
607 exhaust new_zealand
    United States of America exhausts New Zealand.
608 done
    Russian Federation reveals Ensure Peace in the Region, Foreign Direct Investment and Optimization Program: 9 Research.
    Russian Federation gains 1 diplomacy.
    Russian Federation gains 6 money.
    Russian Federation gains 6 money.
609 buy new_strategic_partner:b
    Russian Federation buys New Strategic Partner for 7 Research.
    Build New Embassy lies open in the market.
610 exhaust armenia
    Russian Federation exhausts Armenia.
611 buy build_new_embassy:b
    Russian Federation buys Build New Embassy for 3 Research.
    Explore Alternatives lies open in the market.
612 exhaust serbia
    Russian Federation exhausts Serbia.
    European Union's investments return 8 money.
    People's Republic of China's investments return 2 money.
    United States of America's investments return 10 money.
613 done
    Russian Federation's investments return 2 money.
614 done
615 yes
    United States of America's Prosperity goes up to 3: 4 VPs and 20 money.
    People's Republic of China threatens European Union in Middle East - North Africa: -2 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    People's Republic of China threatens United States of America in Middle East - North Africa: -2 VPs.
    European Union threatens Russian Federation in Europe: -2 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    People's Republic of China threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Round 6.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 7 hidden cards.
    Russian Federation draws 7 hidden cards.
    New Countries: Switzerland, Georgia, Ecuador, Iran, Sudan, Myanmar and Thailand.
hash 6 020dce64a0d66cf3
616 place 3
    European Union takes place 3.
617 place 4
    Russian Federation takes place 4.
618 place 2
    People's Republic of China takes place 2.
    United States of America takes place 1.
    United States of America produces 4 energy.
    2 energy of United States of America found no place: 6 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 food.
    European Union produces 2 energy.
    European Union produces 2 raw materials.
    European Union produces 4 food.
    1 food of European Union found no place: 3 money instead.
    Russian Federation produces 5 energy.
    3 energy of Russian Federation found no place: 9 money instead.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 3 food.
619 focus domestic
    United States of America chooses Domestic Focus.
620 ready burkina_faso
    United States of America readies Burkina Faso.
621 ready iceland
    United States of America readies Iceland.
622 raise raw
    United States of America's production of raw materials goes up to 3.
    United States of America gains 1 raw materials.
623 make 4
    United States of America produces 4 consumer goods.
624 make 4
    United States of America produces 4 services.
    United States of America's Commerce cards lie face up again.
625 focus domestic
    People's Republic of China chooses Domestic Focus.
626 ready algeria
    People's Republic of China readies Algeria.
627 tracks 2
628 raise food
    People's Republic of China's production of food goes up to 4.
    People's Republic of China gains 1 food.
629 raise army
    People's Republic of China's production of army goes up to 5.
630 make 3
    People's Republic of China produces 3 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
631 make 1
    People's Republic of China produces 1 services.
    1 services of People's Republic of China found no place: 10 money instead.
632 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws a hidden card.
633 trash foreign_direct_investment:eu1
    Foreign Direct Investment of European Union leaves the game.
634 focus military
    European Union chooses Military Focus.
635 ready bosnia_herzegovina
    European Union readies Bosnia-Herzegovina.
636 ready norway_eu
    European Union readies Norway.
637 ready canada_eu
    European Union readies Canada.
638 raise army
    European Union's production of army goes up to 4.
639 make 4
    European Union produces 4 army.
640 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
641 ready india_russia
    Russian Federation readies India.
642 ready ukraine
    Russian Federation readies Ukraine.
643 ready belarus_russia
    Russian Federation readies Belarus.
644 ready syria_russia
    Russian Federation readies Syria.
645 make 1
    Russian Federation produces 1 diplomacy.
646 play prosperous_times:a
    United States of America plays Prosperous Times.
647 make 1
    United States of America produces 1 consumer goods.
648 choose play_another
    United States of America chooses: Play another card.
649 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
650 exhaust burkina_faso
    United States of America exhausts Burkina Faso.
    United States of America pays 2 diplomacy.
    United States of America engages in Africa.
651 permanent
    United States of America adds Influence in Africa, above the line: 1 VPs.
652 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
653 army central_asia
654 to south_asia
    People's Republic of China moves an army from Central Asia to South Asia.
655 army board
656 to central_asia
    People's Republic of China moves an army to Central Asia.
657 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
658 engage europe
659 exhaust bosnia_herzegovina
    European Union exhausts Bosnia-Herzegovina.
    European Union exhausts Norway.
    European Union pays 3 diplomacy.
    European Union engages in Europe.
660 temporary
    A cube of United States of America is pushed out of Europe.
    European Union adds Influence in Europe, below the line: 0 VPs.
661 play build_new_embassy:b
    Russian Federation plays Build New Embassy.
662 improve croatia
    Croatia becomes an ally of Russian Federation.
    Switzerland lies open.
663 reset europe:2
    A cube of Russian Federation in Europe goes to the end of the row.
664 play foreign_trade:usa1
    United States of America plays Foreign Trade.
665 export services
666 sell 3
    United States of America exports 3 services for 45 money.
667 export energy
    United States of America exports 1 energy for 5 money.
668 done
669 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
670 export energy
671 sell 1
    People's Republic of China exports 1 energy for 5 money.
672 export food
673 sell 2
    People's Republic of China exports 2 food for 10 money.
674 export army
    People's Republic of China exports 1 army for 20 money.
675 done
676 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
677 army mena
678 to europe
    European Union moves an army from Middle East - North Africa to Europe.
679 army board
680 to africa
    European Union moves an army to Africa.
681 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
682 draw 2
    Russian Federation draws 2 hidden cards.
683 discard growth_strategy:russia2
    Russian Federation discards Growth Strategy.
684 discard foreign_trade:russia2
    Russian Federation discards Foreign Trade.
685 play new_allies:russia2
    Russian Federation plays New Allies.
686 improve thailand
    Russian Federation pays 2 diplomacy.
    Thailand becomes an ally of Russian Federation.
    Singapore lies open.
687 use knowledge_transfer
    United States of America uses Knowledge Transfer.
    United States of America draws a hidden card.
688 discard growth_strategy:usa2
    United States of America discards Growth Strategy.
689 play quantitative_easing:b
    United States of America plays Quantitative Easing.
    United States of America gains 10 money.
    United States of America exhausts Iceland.
    United States of America invests 10 money in Iceland.
690 permanent
    United States of America adds Influence in Europe, above the line: 1 VPs.
691 pass
692 lay the_worlds_factory:china1
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
693 play foreign_trade:eu2
    European Union plays Foreign Trade.
694 export energy
695 sell 2
    European Union exports 2 energy for 10 money.
696 export food
697 sell 1
    European Union exports 1 food for 5 money.
698 import goods
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
699 import raw
700 buy 2
    European Union imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
701 play energy_titan:russia1
    Russian Federation plays Energy Titan.
702 double energy
703 export raw
704 sell 3
    Russian Federation exports 3 raw materials for 15 money.
705 export army
    Russian Federation exports 1 army for 20 money.
706 export food
    Russian Federation exports 1 food for 5 money.
707 done
708 play re_evaluate_strategy:a
    United States of America plays Re-Evaluate Strategy.
709 choose trade
    United States of America chooses: Trade.
710 export army
    United States of America exports 1 army for 20 money.
711 export services
    United States of America exports 1 services for 15 money.
712 import energy
713 buy 1
    United States of America imports 1 energy for 3 money.
714 buy 2
    United States of America imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
715 import raw
716 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    United States of America gains 1 diplomacy.
717 choose improve_relations
    United States of America chooses: Improve Relations.
718 improve venezuela
    United States of America pays 2 diplomacy.
    Venezuela becomes an ally of United States of America.
    Mexico lies open.
719 play quantitative_easing:a
    People's Republic of China plays Quantitative Easing.
    People's Republic of China gains 10 money.
720 invest philippines
    People's Republic of China exhausts Philippines.
    People's Republic of China invests 15 money in Philippines.
721 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 3 VPs.
722 play explore_alternatives:a
    European Union plays Explore Alternatives.
    European Union draws 2 hidden cards.
723 play return_on_investment:a
    European Union plays Return on Investment.
    European Union gains 12 money.
724 play activation_of_allies:a
    Russian Federation plays Activation of Allies.
725 ready armenia
    Russian Federation readies Armenia.
726 ready serbia
    Russian Federation readies Serbia.
727 engage south_asia
728 pay
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
729 temporary
    Russian Federation adds Influence in South Asia, below the line: 2 VPs.
    United States of America's investments return 12 money.
730 done
    People's Republic of China's investments return 6 money.
    European Union's investments return 8 money.
731 discard_token europe
    European Union gives up an Engage token in Europe for 15 money.
    Russian Federation's investments return 2 money.
732 done
733 no
734 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation and People's Republic of China threaten United States of America in Middle East - North Africa: -4 VPs.
    People's Republic of China threatens European Union in Middle East - North Africa: -2 VPs.
    European Union threatens Russian Federation in Europe: -2 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    People's Republic of China threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    Africa: 6 VPs for United States of America, 2 for cubes and 4 for place 2.
    Africa: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 3.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 2 Regions only: -5 VPs.
    Money, place 1: 5 VPs for Russian Federation.
    Money, place 3: 1 VPs for European Union.
    Money, place 2: 3 VPs for United States of America.
    Most armies on the map, place 1: 6 VPs for European Union.
    Most armies on the map, place 2: 3 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for United States of America.
end cd49a4abc57f32b2
    United States of America has the most VPs when the last round is over: 41.
