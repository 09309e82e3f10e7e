{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["usa", "china", "eu", "russia"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": true, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 22, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 hand second
2 give_back us_arms_export
3 hand first
4 give_back cn_south_china_sea
5 hand first
6 give_back eu_brand_europe
7 hand second
8 give_back ru_new_energy_markets
    United States of America keeps R&D Champion and Main UN Funding Contributor and begins with 4 VPs.
    People's Republic of China keeps Belt & Road Initiative and Shanghai Cooperation Organization and begins with 4 VPs.
    European Union keeps EU Expansion and Central European Bank and begins with 7 VPs.
    Russian Federation keeps Cyber Attacks and Arms Export and begins with 8 VPs.
9 place 4
    People's Republic of China takes place 4.
10 place 1
    United States of America takes place 1.
11 place 3
    European Union takes place 3.
    Russian Federation takes place 2.
    Round 1.
hash 1 bd8f49bf1b1a278d
12 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
13 invest iraq_usa
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
14 temporary
    United States of America adds Influence in Middle East - North Africa, below the line: 5 VPs.
15 asset ru_cyber_attacks
    Russian Federation uses Cyber Attacks.
16 lay energy_titan:russia1
    Russian Federation puts a hidden card face down.
17 region africa
    Russian Federation names Africa.
    Russian Federation pays 1 services.
18 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
19 done
20 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
21 choose growth
    People's Republic of China chooses: Get a Growth Card.
22 growth industrial_development
    People's Republic of China gets Industrial Development for 1 VPs.
23 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
24 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
25 order
    United States of America uses the Executive Order.
26 lay military_reinforcements:usa1
    United States of America puts a hidden card face down.
27 choose produce
    United States of America chooses: Produce.
28 produce services
29 make 3
    United States of America produces 3 services.
30 produce food
    United States of America produces 3 food.
31 produce raw
    United States of America produces 2 raw materials.
32 order
    Russian Federation uses the Executive Order.
33 lay foreign_trade:russia2
    Russian Federation puts a hidden card face down.
34 choose build_base
    Russian Federation chooses: Build a Base.
35 base syria_russia
    Russian Federation exhausts Syria.
    Russian Federation builds a Base in Syria with 1 army for 10 money.
36 temporary
    Russian Federation adds Influence in Middle East - North Africa, below the line: 4 VPs.
37 play foreign_trade:eu1
    European Union plays Foreign Trade.
38 export food
39 sell 2
    European Union exports 2 food for 10 money.
40 export services
    European Union exports 1 services for 15 money.
41 import energy
42 buy 1
    European Union imports 1 energy for 3 money.
43 buy 0
44 done
45 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
46 invest laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China invests 10 money in Laos.
47 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
48 asset us_rd_champion
    United States of America uses R&D Champion.
49 lay foreign_trade:usa1
    United States of America puts a hidden card face down.
50 produce raw
    United States of America produces 2 raw materials.
51 produce food
    United States of America produces 3 food.
52 growth diplomatic_initiative
    United States of America gets Diplomatic Initiative for 2 VPs.
53 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
54 engage south_asia
    Russian Federation exhausts India.
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
55 temporary
    Russian Federation adds Influence in South Asia, below the line: 4 VPs.
56 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
57 improve kenya
58 pay
59 swap 0
    European Union pays 1 diplomacy.
    Kenya becomes an ally of European Union.
    Nigeria lies open.
60 pass
61 lay foreign_trade:china2
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
62 play new_allies:usa3
    United States of America plays New Allies.
63 improve honduras
64 pay
    United States of America pays 1 diplomacy.
    Honduras becomes an ally of United States of America.
    Chile lies open.
65 asset ru_arms_export
    Russian Federation uses Arms Export.
66 lay foreign_direct_investment:russia1
    Russian Federation puts a hidden card face down.
67 asset eu_expansion
    European Union uses EU Expansion.
68 lay growth_strategy:eu2
    European Union puts a hidden card face down.
69 improve bosnia_herzegovina
70 exhaust norway_eu
    European Union exhausts Norway.
    Bosnia-Herzegovina becomes an ally of European Union.
    Moldova lies open.
71 yes
    European Union pays 2 diplomacy.
    European Union adds Influence in Europe, above the line: 1 VPs.
72 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
73 engage central_asia
    People's Republic of China exhausts Tajikistan.
    People's Republic of China pays 3 diplomacy.
    People's Republic of China engages in Central Asia.
74 permanent
    People's Republic of China adds Influence in Central Asia, above the line: 1 VPs.
    United States of America reveals Foreign Military Presence and Growth Strategy: 8 Research.
    United States of America gains 4 money.
    United States of America gains 2 money.
75 buy diplomatic_trip:a
    United States of America buys Diplomatic Trip for 7 Research.
    Rapid Deployment lies open in the market.
76 exhaust iceland_usa
    United States of America exhausts Iceland.
77 exhaust mexico_usa
    United States of America exhausts Mexico.
78 exhaust honduras
    United States of America exhausts Honduras.
79 buy initiate_restructuring:b
    United States of America buys Initiate Restructuring for 4 Research.
    Optimization Program lies open in the market.
80 exhaust japan_usa
    United States of America exhausts Japan.
81 refresh
    United States of America refreshes the market.
    Explore Alternatives leaves the market.
    Permanent Mission lies open in the market.
    Trade Opportunity leaves the market.
    Trade Opportunity lies open in the market.
    Supply Chain Deal leaves the market.
    Covert Military Operation lies open in the market.
    Russian Federation reveals Military Re-Equipment and New Allies: 6 Research.
    Russian Federation gains 5 money.
    Russian Federation gains 3 money.
82 buy covert_military_operation:a
    Russian Federation buys Covert Military Operation for 6 Research.
    Establish Trade Routes lies open in the market.
83 exhaust belarus_russia
    Russian Federation exhausts Belarus.
84 done
    European Union reveals Foreign Trade and Growth Strategy: 6 Research.
    European Union gains 3 money.
    European Union gains 2 money.
85 exhaust bosnia_herzegovina
    European Union exhausts Bosnia-Herzegovina.
86 buy assign_new_diplomats:a
    European Union buys Assign New Diplomats for 5 Research.
    Global Presence lies open in the market.
87 exhaust kenya
    European Union exhausts Kenya.
88 exhaust canada_eu
    European Union exhausts Canada.
89 refresh
    European Union refreshes the market.
    Rapid Deployment leaves the market.
    New Strategic Partner lies open in the market.
    Optimization Program leaves the market.
    Strategic Reinforcements lies open in the market.
    Permanent Mission leaves the market.
    Return on Investment lies open in the market.
90 exhaust jordan_eu
    European Union exhausts Jordan.
91 done
    People's Republic of China reveals Military Reinforcements and New Allies: 4 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 3 money.
92 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
93 buy establish_trade_routes:a
    People's Republic of China buys Establish Trade Routes for 3 Research.
    Improve Logistics lies open in the market.
94 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
95 buy trade_opportunity:a
    People's Republic of China buys Trade Opportunity for 3 Research.
    Quantitative Easing lies open in the market.
    United States of America's investments return 2 money.
96 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
    People's Republic of China's investments return 2 money.
97 done
98 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
99 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
100 no
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Round 2.
    United States of America draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Albania, Georgia, Colombia, Israel, Sudan, Nepal and Laos.
hash 2 e0b5307c9b0e209b
101 place 1
    People's Republic of China takes place 1.
102 place 3
    European Union takes place 3.
103 place 4
    United States of America takes place 4.
    Russian Federation takes place 2.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    Russian Federation produces 5 energy.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
104 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
105 ready south_africa_china
    People's Republic of China readies South Africa.
106 ready tajikistan_china
    People's Republic of China readies Tajikistan.
107 ready pakistan_china
    People's Republic of China readies Pakistan.
108 ready laos_china
    People's Republic of China readies Laos.
109 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 5.
110 make 4
    People's Republic of China produces 4 diplomacy.
111 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
112 ready belarus_russia
    Russian Federation readies Belarus.
113 ready syria_russia
    Russian Federation readies Syria.
114 ready india_russia
    Russian Federation readies India.
115 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
116 make 2
    Russian Federation produces 2 diplomacy.
117 focus domestic
    European Union chooses Domestic Focus.
118 ready norway_eu
    European Union readies Norway.
119 ready kenya
    European Union readies Kenya.
120 raise raw
    European Union's production of raw materials goes up to 2.
    European Union gains 1 raw materials.
121 make 2
    European Union produces 2 consumer goods.
122 make 1
    European Union produces 1 services.
123 focus military
    United States of America chooses Military Focus.
124 ready honduras
    United States of America readies Honduras.
125 ready iceland_usa
    United States of America readies Iceland.
126 ready iraq_usa
    United States of America readies Iraq.
127 raise army
    United States of America's production of army goes up to 4.
128 make 1
    United States of America produces 1 army.
129 play establish_trade_routes:a
    People's Republic of China plays Establish Trade Routes.
130 region mena
    People's Republic of China names Middle East - North Africa.
131 export energy
132 sell 2
    People's Republic of China exports 2 energy for 10 money.
133 export raw
134 sell 2
    People's Republic of China exports 2 raw materials for 10 money.
135 export goods
136 sell 3
    People's Republic of China exports 3 consumer goods for 45 money.
137 import services
138 buy 0
139 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
140 buy 0
    People's Republic of China gains 1 diplomacy.
141 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
142 army mena
143 to europe
    Russian Federation moves an army from Middle East - North Africa to Europe.
144 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
145 engage africa
146 exhaust nigeria_eu
    European Union exhausts Nigeria.
    European Union exhausts Kenya.
    European Union pays 1 diplomacy.
    European Union engages in Africa.
147 permanent
    European Union adds Influence in Africa, above the line: 1 VPs.
148 play initiate_restructuring:b
    United States of America plays Initiate Restructuring.
    United States of America draws a hidden card.
149 trash military_reinforcements:usa1
    Military Reinforcements of United States of America leaves the game.
150 play diplomatic_trip:a
    United States of America plays Diplomatic Trip.
151 improve sudan
    United States of America pays 2 diplomacy.
    Sudan becomes an ally of United States of America.
    Angola lies open.
152 order
    People's Republic of China uses the Executive Order.
153 lay foreign_military_presence:china1
    People's Republic of China puts a hidden card face down.
154 choose engage
    People's Republic of China chooses: Engage.
155 engage south_asia
156 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
    People's Republic of China engages in South Asia.
157 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
158 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
159 produce army
160 make 0
161 produce food
    Russian Federation produces 2 food.
162 produce goods
163 make 0
164 asset eu_central_bank
    European Union uses Central European Bank.
165 lay foreign_direct_investment:eu1
    European Union puts a hidden card face down.
    European Union gains 20 money.
166 swap 1
    European Union gets Industrial Development for 1 VPs.
167 raise food
    European Union's production of food goes up to 4.
168 raise army
    European Union's production of army goes up to 3.
169 play global_currency:usa1
    United States of America plays Global Currency.
170 export energy
    United States of America exports 1 energy for 5 money.
171 export army
    United States of America exports 1 army for 20 money.
172 import raw
173 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
174 import services
    United States of America imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
175 asset cn_belt_and_road
    People's Republic of China uses Belt & Road Initiative.
176 lay new_allies:china2
    People's Republic of China puts a hidden card face down.
177 invest tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
178 permanent
    People's Republic of China adds Influence in Central Asia, above the line: 1 VPs.
179 invest south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 20 money in South Africa.
180 temporary
    People's Republic of China adds Influence in Africa, below the line: 3 VPs.
181 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
182 produce food
    Russian Federation produces 2 food.
183 produce diplomacy
184 make 1
    Russian Federation produces 1 diplomacy.
185 produce energy
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation's Commerce cards lie face up again.
186 play assign_new_diplomats:a
    European Union plays Assign New Diplomats.
187 improve albania
188 exhaust norway_eu
    European Union exhausts Norway.
    Albania becomes an ally of European Union.
    Serbia lies open.
189 improve moldova
190 exhaust albania
    European Union exhausts Albania.
    Moldova becomes an ally of European Union.
    Ukraine lies open.
191 play growth_strategy:usa1
    United States of America plays Growth Strategy.
192 choose produce
    United States of America chooses: Produce.
193 produce army
194 make 3
    United States of America produces 3 army.
195 produce goods
196 make 2
    United States of America produces 2 consumer goods.
197 produce energy
    United States of America produces 3 energy.
198 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
199 lay foreign_trade:china1
    People's Republic of China puts a hidden card face down.
200 improve laos
201 pay
    People's Republic of China pays 1 diplomacy.
    People's Republic of China deepens relations with Laos.
    New Zealand lies open.
202 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
203 choose build_base
    People's Republic of China chooses: Build a Base.
    People's Republic of China exhausts Laos.
    People's Republic of China builds a Base in Laos with 1 army for 10 money.
204 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
205 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
206 done
207 done
208 play soft_power:eu1
    European Union plays Soft Power.
209 play military_pact:usa1
    United States of America plays Military Pact.
210 base honduras
    United States of America exhausts Honduras.
    United States of America builds a Base in Honduras with 1 army for 10 money.
211 permanent
    United States of America adds Influence in Americas, above the line: 1 VPs.
    United States of America gains 1 diplomacy.
    People's Republic of China reveals Trade Opportunity and Economic Diplomacy: 4 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 7 money.
212 done
    Russian Federation reveals Covert Military Operation and New Allies: 4 Research.
    Russian Federation gains 1 army.
    Russian Federation gains 3 money.
213 exhaust india_russia
    Russian Federation exhausts India.
214 exhaust belarus_russia
    Russian Federation exhausts Belarus.
215 exhaust syria_russia
    Russian Federation exhausts Syria.
216 refresh
    Russian Federation refreshes the market.
    Global Presence leaves the market.
    Strengthen Alliance lies open in the market.
    New Strategic Partner leaves the market.
    Well-Laid Plans lies open in the market.
    Strategic Reinforcements leaves the market.
    Successful Negotiations lies open in the market.
217 buy return_on_investment:a
    Russian Federation buys Return on Investment for 4 Research.
    Re-Evaluate Strategy lies open in the market.
218 exhaust armenia_russia
    Russian Federation exhausts Armenia.
219 refresh
    Russian Federation refreshes the market.
    Improve Logistics leaves the market.
    Economic Expansion lies open in the market.
    Quantitative Easing leaves the market.
    Minimize Bureaucracy lies open in the market.
    Strengthen Alliance leaves the market.
    New Agenda lies open in the market.
    European Union reveals New Allies and New Allies: 4 Research.
    European Union gains 3 money.
    European Union gains 3 money.
220 buy successful_negotiations:a
    European Union buys Successful Negotiations for 4 Research.
    Re-Examine Agreement lies open in the market.
221 exhaust eu_member_states
    European Union exhausts EU Member States.
222 done
    United States of America reveals New Allies and Diplomatic Engagement: 3 Research.
    United States of America gains 3 money.
    United States of America gains 1 diplomacy.
223 exhaust iceland_usa
    United States of America exhausts Iceland.
224 buy minimize_bureaucracy:a
    United States of America buys Minimize Bureaucracy for 4 Research.
    Peacekeeping Mandate lies open in the market.
225 exhaust iraq_usa
    United States of America exhausts Iraq.
226 exhaust sudan
    United States of America exhausts Sudan.
227 refresh
    United States of America refreshes the market.
    Well-Laid Plans leaves the market.
    New Agenda lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Prosperous Times lies open in the market.
    Economic Expansion leaves the market.
    Optimization Program lies open in the market.
    People's Republic of China's investments return 6 money.
228 discard_token central_asia
    People's Republic of China gives up an Engage token in Central Asia for 5 money.
229 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 5 money.
230 discard_token africa
    European Union gives up an Engage token in Africa for 10 money.
    United States of America's investments return 2 money.
231 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
232 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    New Countries: Switzerland, Tajikistan, El Salvador, Jordan, Mali, Pakistan and Singapore.
hash 3 c360c2446941623d
233 place 4
    European Union takes place 4.
234 place 1
    People's Republic of China takes place 1.
235 place 3
    United States of America takes place 3.
    Russian Federation takes place 2.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation produces 4 raw materials.
    2 raw materials of Russian Federation found no place: 6 money instead.
    Russian Federation produces 2 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    European Union produces 1 energy.
    European Union produces 2 raw materials.
    European Union produces 4 food.
236 focus military
    People's Republic of China chooses Military Focus.
237 done
238 raise army
    People's Republic of China's production of army goes up to 3.
239 make 0
240 focus military
    Russian Federation chooses Military Focus.
241 ready syria_russia
    Russian Federation readies Syria.
242 ready belarus_russia
    Russian Federation readies Belarus.
243 raise army
    Russian Federation's production of army goes up to 3.
244 make 2
    Russian Federation produces 2 army.
245 focus domestic
    United States of America chooses Domestic Focus.
246 ready iceland_usa
    United States of America readies Iceland.
247 ready japan_usa
    United States of America readies Japan.
248 none
249 make 3
    United States of America produces 3 consumer goods.
250 make 1
    United States of America produces 1 services.
    United States of America's Commerce cards lie face up again.
251 focus diplomatic
    European Union chooses Diplomatic Focus.
252 ready bosnia_herzegovina
    European Union readies Bosnia-Herzegovina.
253 ready nigeria_eu
    European Union readies Nigeria.
254 ready norway_eu
    European Union readies Norway.
255 ready jordan_eu
    European Union readies Jordan.
256 ready eu_member_states
    European Union readies EU Member States.
257 none
258 make 3
    European Union produces 3 diplomacy.
259 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
260 export army
    People's Republic of China exports 1 army for 20 money.
261 export goods
    People's Republic of China exports 1 consumer goods for 15 money.
262 export energy
    People's Republic of China exports 1 energy for 5 money.
263 import services
264 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
265 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
266 import raw
267 buy 1
    People's Republic of China imports 1 raw materials from Russian Federation for 3 money.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China gains 1 diplomacy.
268 play return_on_investment:a
    Russian Federation plays Return on Investment.
269 invest belarus_russia
    Russian Federation exhausts Belarus.
    Russian Federation invests 10 money in Belarus.
270 permanent
    Russian Federation adds Influence in Europe, above the line: 1 VPs.
271 play foreign_trade:usa1
    United States of America plays Foreign Trade.
272 export energy
    United States of America exports 1 energy for 5 money.
273 export food
274 sell 3
    United States of America exports 3 food for 15 money.
275 import services
    United States of America imports 1 services from European Union for 10 money.
276 import raw
277 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    United States of America gains 1 diplomacy.
278 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
279 invest jordan_eu
    European Union exhausts Jordan.
    European Union invests 10 money in Jordan.
280 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VPs.
281 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
282 play energy_titan:russia1
    Russian Federation plays Energy Titan.
283 double energy
284 export raw
285 sell 2
    Russian Federation exports 2 raw materials for 10 money.
286 export energy
287 sell 3
    Russian Federation exports 3 energy for 15 money.
288 done
289 import services
290 buy 1
    Russian Federation imports 1 services for 10 money.
291 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
292 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
293 done
    Russian Federation gains 1 diplomacy.
294 play new_allies:usa2
    United States of America plays New Allies.
295 improve israel
    United States of America pays 3 diplomacy.
    Israel becomes an ally of United States of America.
    Qatar lies open.
296 play new_allies:eu2
    European Union plays New Allies.
297 improve mali
298 pay
    European Union pays 1 diplomacy.
    Mali becomes an ally of European Union.
    Ethiopia lies open.
299 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
300 choose produce
    People's Republic of China chooses: Produce.
301 produce raw
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
302 produce army
303 make 2
    People's Republic of China produces 2 army.
304 done
305 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
306 play military_pact:usa1
    United States of America plays Military Pact.
307 base japan_usa
308 send 1
    United States of America exhausts Japan.
    United States of America builds a Base in Japan with 1 army for 10 money.
    United States of America adds Influence in East Asia - Pacific, below the line: 4 VPs.
    United States of America gains 1 diplomacy.
309 play foreign_trade:eu2
    European Union plays Foreign Trade.
310 export services
    European Union exports 1 services for 15 money.
311 export energy
    European Union exports 1 energy for 5 money.
312 import raw
313 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
314 import goods
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    European Union gains 1 diplomacy.
315 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
316 engage south_asia
    People's Republic of China pays 4 diplomacy.
    People's Republic of China engages in South Asia.
317 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
318 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
319 play initiate_restructuring:b
    United States of America plays Initiate Restructuring.
    United States of America draws a hidden card.
320 trash foreign_direct_investment:usa1
    Foreign Direct Investment of United States of America leaves the game.
321 play minimize_bureaucracy:a
    United States of America plays Minimize Bureaucracy.
    Minimize Bureaucracy of United States of America leaves the game.
322 take optimization_program:b
    Boost Production lies open in the market.
    United States of America takes Optimization Program from the market and plays it.
323 produce goods
324 make 1
    United States of America produces 1 consumer goods.
325 growth reduced_bureaucracy
    United States of America gets Reduced Bureaucracy for 3 VPs.
    United States of America draws a hidden card.
326 trash growth_strategy:usa2
    Growth Strategy of United States of America leaves the game.
327 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
328 base norway_eu
    European Union exhausts Norway.
    European Union builds a Base in Norway with 1 army for 10 money.
329 permanent
    European Union adds Influence in Europe, above the line: 1 VPs.
    People's Republic of China reveals The World's Factory and Trade Opportunity: 3 Research.
    People's Republic of China gains 5 money.
    People's Republic of China gains 6 money.
330 refresh
    People's Republic of China refreshes the market.
    New Agenda leaves the market.
    Activation of Allies lies open in the market.
    Re-Examine Agreement leaves the market.
    Diplomatic Trip lies open in the market.
    Peacekeeping Mandate leaves the market.
    Dominant Power lies open in the market.
    Russian Federation reveals Foreign Trade and Diplomatic Engagement: 3 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 1 diplomacy.
331 exhaust syria_russia
    Russian Federation exhausts Syria.
332 buy dominant_power:a
    Russian Federation buys Dominant Power for 4 Research.
    Ensure Peace in the Region lies open in the market.
333 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
334 trash diplomatic_engagement:usa1
    Diplomatic Engagement of United States of America leaves the game.
    United States of America reveals New Allies: 3 Research.
    United States of America gains 3 money.
335 exhaust iceland_usa
    United States of America exhausts Iceland.
336 refresh
    United States of America refreshes the market.
    New Agenda leaves the market.
    Explore Alternatives lies open in the market.
    Prosperous Times leaves the market.
    Military Exercises lies open in the market.
    Boost Production leaves the market.
    Assign New Diplomats lies open in the market.
337 exhaust israel
    United States of America exhausts Israel.
338 buy activation_of_allies:b
    United States of America buys Activation of Allies for 5 Research.
    Return on Investment lies open in the market.
    European Union reveals Successful Negotiations and Growth Strategy: 6 Research.
    European Union gains 1 diplomacy.
    European Union gains 2 money.
339 exhaust nigeria_eu
    European Union exhausts Nigeria.
340 buy military_exercises:a
    European Union buys Military Exercises for 3 Research.
    Debt Relief lies open in the market.
341 buy ensure_peace_in_the_region:b
    European Union buys Ensure Peace in the Region for 4 Research.
    Military Exercises lies open in the market.
342 exhaust mali
    European Union exhausts Mali.
343 exhaust eu_member_states
    European Union exhausts EU Member States.
344 buy military_exercises:b
    European Union buys Military Exercises for 3 Research.
    Quantitative Easing lies open in the market.
345 exhaust bosnia_herzegovina
    European Union exhausts Bosnia-Herzegovina.
346 done
    People's Republic of China's investments return 6 money.
347 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 5 money.
    Russian Federation's investments return 2 money.
    United States of America's investments return 2 money.
    European Union's investments return 2 money.
348 no
    Russian Federation threatens United States of America in Europe: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 10 VPs for People's Republic of China, 2 for cubes and 8 for place 1.
    Central Asia: 5 VPs for Russian Federation, 1 for cubes and 4 for place 2.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa does not score: a permanent slot is free.
    South Asia: 11 VPs for People's Republic of China, 3 for cubes and 8 for place 1.
    South Asia: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    East Asia - Pacific: 8 VPs for United States of America, 2 for cubes and 6 for place 2.
    East Asia - Pacific: 13 VPs for People's Republic of China, 4 for cubes and 9 for place 1.
    United States of America leads in 2 Regions only: -5 VPs.
    Russian Federation's sphere of influence holds in Europe: 2 VPs.
    Money, place 3: 1 VPs for United States of America.
    Money, place 2: 3 VPs for People's Republic of China.
    Money, place 1: 5 VPs for European Union.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most allied Countries, place 2: 4 VPs for United States of America.
    Most allied Countries, place 1: 7 VPs for European Union.
    Round 4.
    People's Republic of China draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Croatia, Azerbaijan, Brazil, Algeria, Burkina Faso, Sri Lanka and Cambodia.
hash 4 04a6fad67053f028
349 place 3
    European Union takes place 3.
350 place 2
    Russian Federation takes place 2.
351 place 1
    United States of America takes place 1.
    People's Republic of China takes place 4.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    Russian Federation produces 5 energy.
    2 energy of Russian Federation found no place: 6 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 2 raw materials.
    European Union produces 4 food.
    1 food of European Union found no place: 3 money instead.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
352 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America's discard pile becomes a deck of 6 cards.
    United States of America draws a hidden card.
353 trash diplomatic_trip:a
    Diplomatic Trip of United States of America leaves the game.
354 focus military
    United States of America chooses Military Focus.
355 ready mexico_usa
    United States of America readies Mexico.
356 ready iceland_usa
    United States of America readies Iceland.
357 ready iraq_usa
    United States of America readies Iraq.
358 raise army
    United States of America's production of army goes up to 5.
359 make 2
    United States of America produces 2 army.
360 focus military
    Russian Federation chooses Military Focus.
361 done
362 raise army
    Russian Federation's production of army goes up to 4.
363 make 4
    Russian Federation produces 4 army.
364 focus military
    European Union chooses Military Focus.
365 ready kenya
    European Union readies Kenya.
366 ready canada_eu
    European Union readies Canada.
367 done
368 none
369 make 2
    European Union produces 2 army.
370 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
371 ready south_africa_china
    People's Republic of China readies South Africa.
372 ready laos
    People's Republic of China readies Laos.
373 done
374 make 3
    People's Republic of China produces 3 diplomacy.
375 play growth_strategy:usa1
    United States of America plays Growth Strategy.
376 choose produce
    United States of America chooses: Produce.
377 produce diplomacy
378 make 2
    United States of America produces 2 diplomacy.
379 produce raw
    United States of America produces 2 raw materials.
380 produce services
381 make 0
382 play new_allies:russia2
    Russian Federation plays New Allies.
383 improve brazil
    Russian Federation pays 3 diplomacy.
    Brazil becomes an ally of Russian Federation.
    Cuba lies open.
384 play assign_new_diplomats:a
    European Union plays Assign New Diplomats.
385 improve algeria
    European Union pays 2 diplomacy.
    Algeria becomes an ally of European Union.
    Saudi Arabia lies open.
386 improve azerbaijan
    European Union pays 2 diplomacy.
    Azerbaijan becomes an ally of European Union.
    Mongolia lies open.
387 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
388 play activation_of_allies:b
    United States of America plays Activation of Allies.
389 ready honduras
    United States of America readies Honduras.
390 ready israel
    United States of America readies Israel.
391 engage africa
    United States of America pays 3 diplomacy.
    United States of America engages in Africa.
392 temporary
    United States of America adds Influence in Africa, below the line: 2 VPs.
393 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
394 choose produce
    Russian Federation chooses: Produce.
395 produce diplomacy
396 make 3
    Russian Federation produces 3 diplomacy.
397 produce energy
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
398 produce goods
399 make 1
    Russian Federation produces 1 consumer goods.
400 play military_exercises:b
    European Union plays Military Exercises.
401 army board
402 to europe
    European Union moves an army to Europe.
403 done
404 play establish_trade_routes:a
    People's Republic of China plays Establish Trade Routes.
405 region east_asia_pacific
    People's Republic of China names East Asia - Pacific.
406 export raw
    People's Republic of China exports 1 raw materials for 5 money.
407 export energy
    People's Republic of China exports 1 energy for 5 money.
408 done
409 import services
410 buy 1
    People's Republic of China imports 1 services for 10 money.
411 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
412 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
413 import goods
414 buy 0
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
    People's Republic of China gains 1 diplomacy.
415 play global_currency:usa1
    United States of America plays Global Currency.
416 export raw
417 sell 2
    United States of America exports 2 raw materials for 10 money.
418 export services
419 sell 2
    United States of America exports 2 services for 30 money.
420 import energy
421 buy 1
    United States of America imports 1 energy for 3 money.
422 buy 2
    United States of America imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
423 import goods
424 buy 0
    United States of America imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
425 play covert_military_operation:a
    Russian Federation plays Covert Military Operation.
426 make 2
    Russian Federation produces 2 army.
427 order
    European Union uses the Executive Order.
428 lay military_exercises:a
    European Union puts a hidden card face down.
429 choose invest
    European Union chooses: Invest.
430 invest algeria
    European Union exhausts Algeria.
    European Union invests 15 money in Algeria.
431 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VPs.
432 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
433 play new_allies:usa1
    United States of America plays New Allies.
434 improve tajikistan
    United States of America pays 1 diplomacy.
    Tajikistan becomes an ally of United States of America.
    Georgia lies open.
435 play dominant_power:a
    Russian Federation plays Dominant Power.
436 engage mena
    Russian Federation pays 6 diplomacy.
    Russian Federation engages in Middle East - North Africa.
437 permanent
    Russian Federation adds Influence in Middle East - North Africa, above the line: 1 VPs.
438 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
439 army board
440 to europe
    European Union moves an army to Europe.
441 army board
442 to mena
    European Union moves an army to Middle East - North Africa.
443 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
444 export goods
    People's Republic of China exports 1 consumer goods for 15 money.
445 export army
    People's Republic of China exports 1 army for 20 money.
446 import energy
447 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
448 done
    United States of America reveals Foreign Military Presence and New Allies: 4 Research.
    United States of America gains 4 money.
    United States of America gains 3 money.
449 exhaust tajikistan
    United States of America exhausts Tajikistan.
450 buy return_on_investment:b
    United States of America buys Return on Investment for 4 Research.
    Cultural Exchange lies open in the market.
451 exhaust iceland_usa
    United States of America exhausts Iceland.
452 exhaust mexico_usa
    United States of America exhausts Mexico.
453 exhaust iraq_usa
    United States of America exhausts Iraq.
454 buy cultural_exchange:a
    United States of America buys Cultural Exchange for 3 Research.
    Prosperous Times lies open in the market.
455 exhaust honduras
    United States of America exhausts Honduras.
456 exhaust israel
    United States of America exhausts Israel.
457 buy prosperous_times:b
    United States of America buys Prosperous Times for 5 Research.
    Initiate Restructuring lies open in the market.
    Russian Federation reveals Military Reinforcements and New Allies: 2 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
458 exhaust brazil
    Russian Federation exhausts Brazil.
459 buy assign_new_diplomats:b
    Russian Federation buys Assign New Diplomats for 5 Research.
    Energy Summit lies open in the market.
    European Union reveals Ensure Peace in the Region and Foreign Trade: 4 Research.
    European Union gains 1 diplomacy.
    European Union gains 3 money.
460 exhaust moldova
    European Union exhausts Moldova.
461 buy debt_relief:a
    European Union buys Debt Relief for 5 Research.
    Convincing Arguments lies open in the market.
462 exhaust kenya
    European Union exhausts Kenya.
463 exhaust azerbaijan
    European Union exhausts Azerbaijan.
464 refresh
    European Union refreshes the market.
    Diplomatic Trip leaves the market.
    Strengthen Alliance lies open in the market.
    Explore Alternatives leaves the market.
    Convincing Arguments lies open in the market.
    Quantitative Easing leaves the market.
    Economic Expansion lies open in the market.
465 exhaust canada_eu
    European Union exhausts Canada.
466 refresh
    European Union refreshes the market.
    Initiate Restructuring leaves the market.
    Activation of Allies lies open in the market.
    Energy Summit leaves the market.
    Steady Partnership lies open in the market.
    Convincing Arguments leaves the market.
    Covert Military Operation lies open in the market.
    People's Republic of China reveals New Allies and Growth Strategy: 4 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 2 money.
467 buy convincing_arguments:b
    People's Republic of China buys Convincing Arguments for 4 Research.
    Tap into New Markets lies open in the market.
468 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
469 exhaust laos
    People's Republic of China exhausts Laos.
470 refresh
    People's Republic of China refreshes the market.
    Strengthen Alliance leaves the market.
    Minimize Bureaucracy lies open in the market.
    Economic Expansion leaves the market.
    Successful Negotiations lies open in the market.
    Activation of Allies leaves the market.
    Regional Summit lies open in the market.
    United States of America's investments return 2 money.
471 discard_token africa
    United States of America gives up an Engage token in Africa for 5 money.
    Russian Federation's investments return 2 money.
472 discard_token mena
    Russian Federation gives up an Engage token in Middle East - North Africa for 5 money.
    European Union's investments return 6 money.
    People's Republic of China's investments return 6 money.
473 yes
    United States of America's Prosperity goes up to 3: 4 VPs and 20 money.
474 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    European Union threatens Russian Federation in Europe: -2 VPs.
    European Union threatens Russian Federation in Middle East - North Africa: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Round 5.
    United States of America draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    European Union draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Norway, Uzbekistan, Mexico, Iraq, Niger, Myanmar and Thailand.
hash 5 df67e4435bdc71db
475 place 1
    European Union takes place 1.
476 place 2
    Russian Federation takes place 2.
477 place 4
    United States of America takes place 4.
    People's Republic of China takes place 3.
    European Union produces 1 energy.
    European Union produces 2 raw materials.
    European Union produces 4 food.
    2 food of European Union found no place: 6 money instead.
    Russian Federation produces 5 energy.
    4 energy of Russian Federation found no place: 12 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 food.
    3 food of People's Republic of China found no place: 9 money instead.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
478 focus military
    European Union chooses Military Focus.
479 ready moldova
    European Union readies Moldova.
480 ready kenya
    European Union readies Kenya.
481 ready albania
    European Union readies Albania.
482 raise army
    European Union's production of army goes up to 4.
483 make 2
    European Union produces 2 army.
484 focus military
    Russian Federation chooses Military Focus.
485 ready syria_russia
    Russian Federation readies Syria.
486 ready belarus_russia
    Russian Federation readies Belarus.
487 raise army
    Russian Federation's production of army goes up to 5.
488 make 5
    Russian Federation produces 5 army.
489 focus domestic
    People's Republic of China chooses Domestic Focus.
490 ready south_africa_china
    People's Republic of China readies South Africa.
491 tracks 2
492 raise army
    People's Republic of China's production of army goes up to 4.
493 raise raw
    People's Republic of China's production of raw materials goes up to 4.
    People's Republic of China gains 1 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
494 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
495 make 1
    People's Republic of China produces 1 services.
496 focus domestic
    United States of America chooses Domestic Focus.
497 ready iraq_usa
    United States of America readies Iraq.
498 ready sudan
    United States of America readies Sudan.
499 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
500 make 3
    United States of America produces 3 consumer goods.
501 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
502 play soft_power:eu1
    European Union plays Soft Power.
503 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
504 export energy
505 sell 2
    Russian Federation exports 2 energy for 10 money.
506 export services
    Russian Federation exports 1 services for 15 money.
507 done
508 import food
509 buy 1
    Russian Federation imports 1 food for 3 money.
510 done
511 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
512 asset us_main_un_funding
    United States of America uses Main UN Funding Contributor.
513 lay return_on_investment:b
    United States of America puts a hidden card face down.
514 times 2
    United States of America pays 20 money.
    United States of America gains 6 diplomacy.
515 engage south_asia
    United States of America pays 4 diplomacy.
    United States of America engages in South Asia.
    United States of America adds Influence in South Asia, below the line: 3 VPs.
516 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
517 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
    Russian Federation exhausts Syria.
    Russian Federation invests 10 money in Syria.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 3 VPs.
518 pass
519 lay growth_strategy:china2
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
520 play cultural_exchange:a
    United States of America plays Cultural Exchange.
521 ready mexico_usa
    United States of America readies Mexico.
522 ready iceland_usa
    United States of America readies Iceland.
    United States of America gains 2 diplomacy.
523 play new_allies:eu1
    European Union plays New Allies.
524 improve sri_lanka
    European Union pays 1 diplomacy.
    Sri Lanka becomes an ally of European Union.
    Pakistan lies open.
525 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
526 choose produce
    Russian Federation chooses: Produce.
527 produce diplomacy
528 make 1
    Russian Federation produces 1 diplomacy.
529 produce food
    Russian Federation produces 2 food.
530 produce goods
531 make 1
    Russian Federation produces 1 consumer goods.
532 play new_allies:china1
    People's Republic of China plays New Allies.
533 improve cambodia
    People's Republic of China pays 1 diplomacy.
    Cambodia becomes an ally of People's Republic of China.
    Singapore lies open.
534 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
535 trash initiate_restructuring:b
    Initiate Restructuring of United States of America leaves the game.
536 play optimization_program:b
    United States of America plays Optimization Program.
537 produce goods
538 make 3
    United States of America produces 3 consumer goods.
539 growth diplomatic_opening
    United States of America gets Diplomatic Opening for 5 VPs.
540 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
541 improve cuba
    European Union pays 3 money.
    Cuba becomes an ally of European Union.
    El Salvador lies open.
542 play energy_titan:russia1
    Russian Federation plays Energy Titan.
543 double raw
544 export army
    Russian Federation exports 1 army for 20 money.
545 export services
    Russian Federation exports 1 services for 15 money.
546 export goods
    Russian Federation exports 1 consumer goods for 15 money.
547 done
548 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
    People's Republic of China exhausts Cambodia.
    People's Republic of China builds a Base in Cambodia with 1 army for 10 money.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 3 VPs.
549 play foreign_trade:usa1
    United States of America plays Foreign Trade.
550 export army
    United States of America exports 1 army for 20 money.
551 export services
552 sell 2
    United States of America exports 2 services for 30 money.
553 import goods
554 buy 1
    United States of America imports 1 consumer goods for 10 money.
555 buy 1
    United States of America imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
556 import energy
557 buy 2
    United States of America imports 2 energy for 6 money.
558 buy 2
    United States of America imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    United States of America gains 1 diplomacy.
    European Union reveals Debt Relief and Growth Strategy: 6 Research.
    European Union gains 6 money.
    European Union gains 2 money.
559 buy steady_partnership:a
    European Union buys Steady Partnership for 4 Research.
    Industrial Policy lies open in the market.
560 exhaust cuba
    European Union exhausts Cuba.
561 exhaust albania
    European Union exhausts Albania.
562 exhaust kenya
    European Union exhausts Kenya.
563 buy industrial_policy:a
    European Union buys Industrial Policy for 5 Research.
    Global Presence lies open in the market.
564 exhaust moldova
    European Union exhausts Moldova.
565 exhaust sri_lanka
    European Union exhausts Sri Lanka.
566 refresh
    European Union refreshes the market.
    Covert Military Operation leaves the market.
    Tap into New Markets lies open in the market.
    Tap into New Markets leaves the market.
    Build New Embassy lies open in the market.
    Minimize Bureaucracy leaves the market.
    Steady Partnership lies open in the market.
    Russian Federation reveals Assign New Diplomats and New Allies: 5 Research.
    Russian Federation gains 1 diplomacy.
    Russian Federation gains 3 money.
567 buy regional_summit:a
    Russian Federation buys Regional Summit for 5 Research.
    Build New Embassy lies open in the market.
568 exhaust belarus_russia
    Russian Federation exhausts Belarus.
    People's Republic of China reveals Convincing Arguments and Military Reinforcements: 6 Research.
    People's Republic of China gains 1 diplomacy.
    People's Republic of China gains 3 money.
569 buy build_new_embassy:a
    People's Republic of China buys Build New Embassy for 3 Research.
    Dominant Power lies open in the market.
570 buy build_new_embassy:b
    People's Republic of China buys Build New Embassy for 3 Research.
    Power Play lies open in the market.
571 done
    United States of America reveals Prosperous Times and Military Pact: 9 Research.
    United States of America gains 6 money.
    United States of America gains 5 money.
572 done
    European Union's investments return 6 money.
    Russian Federation's investments return 4 money.
    People's Republic of China's investments return 6 money.
    United States of America's investments return 2 money.
573 done
574 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
575 yes
    United States of America's Prosperity goes up to 4: 5 VPs and 30 money.
    European Union threatens Russian Federation in Europe: -2 VPs.
    European Union threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Round 6.
    European Union's discard pile becomes a deck of 18 cards.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    New Countries: Iceland, Armenia, Ecuador, Syria, South Africa, Bangladesh and Japan.
hash 6 50e3d399a0779a6a
576 place 4
    European Union takes place 4.
577 place 1
    Russian Federation takes place 1.
578 place 2
    United States of America takes place 2.
    People's Republic of China takes place 3.
    Russian Federation produces 5 energy.
    2 energy of Russian Federation found no place: 6 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 4 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 food.
    2 food of People's Republic of China found no place: 6 money instead.
    European Union produces 1 energy.
    European Union produces 2 raw materials.
    European Union produces 4 food.
    2 food of European Union found no place: 6 money instead.
579 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
580 ready brazil
    Russian Federation readies Brazil.
581 ready armenia_russia
    Russian Federation readies Armenia.
582 ready india_russia
    Russian Federation readies India.
583 ready belarus_russia
    Russian Federation readies Belarus.
584 none
585 make 4
    Russian Federation produces 4 diplomacy.
586 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
587 trash global_currency:usa1
    Global Currency of United States of America leaves the game.
588 focus military
    United States of America chooses Military Focus.
589 ready japan_usa
    United States of America readies Japan.
590 ready israel
    United States of America readies Israel.
591 ready tajikistan
    United States of America readies Tajikistan.
592 make 4
    United States of America produces 4 army.
593 focus domestic
    People's Republic of China chooses Domestic Focus.
594 ready laos
    People's Republic of China readies Laos.
595 tracks 1
596 raise energy
    People's Republic of China's production of energy goes up to 2.
    People's Republic of China gains 1 energy.
597 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
598 focus military
    European Union chooses Military Focus.
599 ready albania
    European Union readies Albania.
600 ready eu_member_states
    European Union readies EU Member States.
601 ready jordan_eu
    European Union readies Jordan.
602 raise army
    European Union's production of army goes up to 5.
603 make 3
    European Union produces 3 army.
604 play dominant_power:a
    Russian Federation plays Dominant Power.
605 engage central_asia
606 exhaust armenia_russia
    Russian Federation exhausts Armenia.
    Russian Federation pays 1 diplomacy.
    Russian Federation engages in Central Asia.
    Russian Federation adds Influence in Central Asia, below the line: 4 VPs.
607 play military_pact:usa1
    United States of America plays Military Pact.
608 base israel
609 send 3
    United States of America exhausts Israel.
    United States of America builds a Base in Israel with 3 armies for 20 money.
    United States of America adds Influence in Middle East - North Africa, below the line: 2 VPs.
    United States of America gains 1 diplomacy.
610 play trade_opportunity:a
    People's Republic of China plays Trade Opportunity.
611 done
612 import goods
    People's Republic of China imports 1 consumer goods for 10 money.
613 play build_new_embassy:b
    People's Republic of China plays Build New Embassy.
614 improve mexico
    People's Republic of China pays 2 diplomacy.
    Mexico becomes an ally of People's Republic of China.
    El Salvador lies open.
615 play growth_strategy:eu2
    European Union plays Growth Strategy.
    European Union chooses: Produce.
616 produce diplomacy
617 make 3
    European Union produces 3 diplomacy.
618 produce energy
    European Union produces 1 energy.
619 produce goods
620 make 3
    European Union produces 3 consumer goods.
    European Union's Commerce cards lie face up again.
621 play covert_military_operation:a
    Russian Federation plays Covert Military Operation.
622 make 4
    Russian Federation produces 4 army.
    Russian Federation exhausts Belarus.
    Russian Federation builds a Base in Belarus with 1 army for 10 money.
623 permanent
    Russian Federation adds Influence in Europe, above the line: 1 VPs.
624 play new_allies:usa2
    United States of America plays New Allies.
625 improve iraq
626 pay
    United States of America pays 2 diplomacy.
    United States of America deepens relations with Iraq.
    Saudi Arabia lies open.
    United States of America adds Influence in Middle East - North Africa, below the line: 1 VPs.
627 improve norway
    United States of America uses Diplomatic Opening.
628 pay
    United States of America pays 3 diplomacy.
    Norway becomes an ally of United States of America.
    Croatia lies open.
629 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
630 export raw
    People's Republic of China exports 1 raw materials for 5 money.
631 export goods
632 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
633 export services
    People's Republic of China exports 1 services for 15 money.
634 import energy
635 buy 2
    People's Republic of China imports 2 energy for 6 money.
636 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
637 play soft_power:eu1
    European Union plays Soft Power.
638 engage africa
    European Union pays 3 diplomacy.
    European Union engages in Africa.
639 temporary
    European Union adds Influence in Africa, below the line: 1 VPs.
640 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
641 play return_on_investment:b
    United States of America plays Return on Investment.
    United States of America gains 4 money.
642 invest norway
    United States of America exhausts Norway.
    United States of America invests 15 money in Norway.
    United States of America adds Influence in Europe, below the line: 5 VPs.
643 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
644 export goods
    People's Republic of China exports 1 consumer goods for 15 money.
645 done
646 import services
647 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
648 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
649 import energy
650 buy 2
    People's Republic of China imports 2 energy for 6 money.
651 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
652 import raw
653 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China gains 1 diplomacy.
654 play military_exercises:b
    European Union plays Military Exercises.
655 army europe
656 to africa
    European Union moves an army from Europe to Africa.
657 done
658 reset africa:1
    A cube of European Union in Africa goes to the end of the row.
659 play regional_summit:a
    Russian Federation plays Regional Summit.
660 engage mena
    Russian Federation pays 3 diplomacy.
    Russian Federation engages in Middle East - North Africa.
    A cube of United States of America is pushed out of Middle East - North Africa.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
661 reset mena:2
    A cube of Russian Federation in Middle East - North Africa goes to the end of the row.
662 play optimization_program:b
    United States of America plays Optimization Program.
663 produce services
664 make 4
    United States of America produces 4 services.
    United States of America's Commerce cards lie face up again.
    United States of America gets Strategic Advantage for 7 VPs.
665 play establish_trade_routes:a
    People's Republic of China plays Establish Trade Routes.
666 region central_asia
    People's Republic of China names Central Asia.
667 export raw
668 sell 1
    People's Republic of China exports 1 raw materials for 5 money.
669 done
670 import energy
671 buy 2
    People's Republic of China imports 2 energy for 6 money.
    1 energy of People's Republic of China found no place: 3 money instead.
672 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
    3 energy of People's Republic of China found no place: 9 money instead.
673 import services
674 buy 0
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
675 import goods
676 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
677 buy 1
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
    People's Republic of China gains 1 diplomacy.
678 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
679 army europe
680 to mena
    European Union moves an army from Europe to Middle East - North Africa.
681 army mena
682 to africa
    European Union moves an army from Middle East - North Africa to Africa.
    Russian Federation's investments return 4 money.
683 discard_token mena
    Russian Federation gives up an Engage token in Middle East - North Africa for 5 money.
684 done
    United States of America's investments return 8 money.
685 done
    People's Republic of China's investments return 6 money.
    European Union's investments return 6 money.
686 discard_token africa
    European Union gives up an Engage token in Africa for 15 money.
    United States of America and European Union threaten Russian Federation in Middle East - North Africa: -4 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Scoring.
    Europe: 5 VPs for United States of America, 2 for cubes and 3 for place 3.
    Europe: 9 VPs for European Union, 3 for cubes and 6 for place 2.
    Europe: 12 VPs for Russian Federation, 3 for cubes and 9 for place 1.
    Central Asia: 6 VPs for People's Republic of China, 2 for cubes and 4 for place 2.
    Central Asia: 6 VPs for Russian Federation, 2 for cubes and 4 for place 2.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa: 10 VPs for United States of America, 3 for cubes and 7 for place 2.
    Middle East - North Africa: 7 VPs for European Union, 3 for cubes and 4 for place 3.
    Middle East - North Africa: 14 VPs for Russian Federation, 4 for cubes and 10 for place 1.
    Africa does not score: a permanent slot is free.
    South Asia: 1 VPs for United States of America, 1 for cubes and 0 for place 4.
    South Asia: 11 VPs for People's Republic of China, 3 for cubes and 8 for place 1.
    South Asia: 1 VPs for Russian Federation, 1 for cubes and 0 for place 4.
    East Asia - Pacific: 8 VPs for United States of America, 2 for cubes and 6 for place 2.
    East Asia - Pacific: 14 VPs for People's Republic of China, 5 for cubes and 9 for place 1.
    United States of America leads in 1 Region only: -8 VPs.
    People's Republic of China's investments reach 3 Regions: 2 VPs.
    Russian Federation's sphere of influence holds in Europe: 2 VPs.
    Money, place 3: 1 VPs for United States of America.
    Money, place 2: 3 VPs for European Union.
    Money, place 1: 5 VPs for Russian Federation.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most armies on the map, place 2: 3 VPs for European Union.
    Most allied Countries, place 2: 4 VPs for United States of America.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
end ed5e330d1d538758
    People's Republic of China has the most VPs when the last round is over: 91.
