{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "china", "eu", "russia"], "options": {"executive_orders": false, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": false}, "seed": 6, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"], "names": ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]}
1 hand second
2 give_back us_arms_export
3 hand first
4 give_back cn_belt_and_road
5 hand first
6 give_back eu_central_bank
7 hand first
8 give_back ru_arms_export
    United States of America keeps R&D Champion and Main UN Funding Contributor and begins with 4 VPs.
    People's Republic of China keeps Expansion in the South China Sea and Rapid Industrialization and begins with 7 VPs.
    European Union keeps EU Expansion and EU Neighborhood Policy and begins with 6 VPs.
    Russian Federation keeps Cyber Attacks and Private Military Corporations and begins with 5 VPs.
9 place 2
    United States of America takes place 2.
10 place 4
    Russian Federation takes place 4.
11 place 1
    European Union takes place 1.
    People's Republic of China takes place 3.
    Round 1.
hash 1 cf1df95307caf4a8
12 asset eu_expansion
    European Union uses EU Expansion.
13 lay growth_strategy:eu1
    European Union puts a hidden card face down.
14 exhaust eu_member_states
    European Union exhausts EU Member States.
    Moldova becomes an ally of European Union.
    Albania lies open.
15 yes
    European Union pays 2 diplomacy.
    European Union adds Influence in Europe, above the line: 1 VP.
16 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
17 army board
18 to mena
    United States of America moves an army to Middle East - North Africa.
19 done
20 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
21 done
22 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
23 engage south_asia
    Russian Federation exhausts India.
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
24 permanent
    Russian Federation adds Influence in South Asia, above the line: 1 VP.
25 play foreign_trade:eu1
    European Union plays Foreign Trade.
26 export food
27 sell 3
    European Union exports 3 food for 15 money.
28 export goods
    European Union exports 1 consumer goods for 15 money.
29 import energy
30 buy 0
31 buy 3
    European Union imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
32 import raw
33 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
34 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
35 engage europe
    United States of America exhausts Iceland.
    United States of America pays 4 diplomacy.
    United States of America engages in Europe.
36 temporary
    United States of America adds Influence in Europe, below the line: 5 VPs.
37 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
38 engage south_asia
    People's Republic of China exhausts Pakistan.
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in South Asia.
39 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
40 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
41 invest armenia_russia
    Russian Federation exhausts Armenia.
    Russian Federation invests 10 money in Armenia.
42 temporary
    Russian Federation adds Influence in Central Asia, below the line: 4 VPs.
43 asset eu_neighborhood_policy
    European Union uses EU Neighborhood Policy.
44 lay soft_power:eu1
    European Union puts a hidden card face down.
45 engage europe
46 exhaust norway_eu
    European Union exhausts Norway.
    European Union exhausts Moldova.
    European Union pays 3 diplomacy.
    European Union engages in Europe.
47 temporary
    European Union adds Influence in Europe, below the line: 4 VPs.
48 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
49 base iraq_usa
    United States of America exhausts Iraq.
    United States of America builds a Base in Iraq with 1 army for 10 money.
50 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VP.
51 asset cn_rapid_industrialization
    People's Republic of China uses Rapid Industrialization.
52 lay foreign_direct_investment:china1
    People's Republic of China puts a hidden card face down.
53 choose increase_two
    People's Republic of China chooses: 10 money: raise two productions.
    People's Republic of China pays 10 money.
54 raise services
    People's Republic of China's production of services goes up to 2.
55 raise raw
    People's Republic of China's production of raw materials goes up to 4.
    People's Republic of China gains 3 VP.
56 play new_allies:china1
    People's Republic of China plays New Allies.
57 improve kenya
58 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
    Kenya becomes an ally of People's Republic of China.
    South Africa lies open.
59 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
60 base syria_russia
    Russian Federation exhausts Syria.
    Russian Federation builds a Base in Syria with 1 army for 10 money.
61 temporary
    Russian Federation adds Influence in Middle East - North Africa, below the line: 5 VPs.
    Russian Federation gains 1 army.
62 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
63 improve bhutan
    European Union pays 3 money.
    Bhutan becomes an ally of European Union.
    Maldives lies open.
64 play global_currency:usa1
    United States of America plays Global Currency.
65 export energy
    United States of America exports 1 energy for 5 money.
66 export goods
    United States of America exports 1 consumer goods for 15 money.
67 import services
    United States of America imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
68 import raw
69 buy 2
    United States of America imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
70 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
71 base laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China builds a Base in Laos with 1 army for 10 money.
72 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
73 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
    Russian Federation exhausts Belarus.
    Russian Federation builds a Base in Belarus with 1 army for 10 money.
74 permanent
    Russian Federation adds Influence in Europe, above the line: 1 VP.
    European Union reveals New Allies and New Allies: 4 Research.
    European Union gains 3 money.
    European Union gains 3 money.
75 exhaust nigeria_eu
    European Union exhausts Nigeria.
76 buy optimization_program:b
    European Union buys Optimization Program for 5 Research.
    Prosperous Times lies open in the market.
77 done
    United States of America reveals New Allies and Foreign Direct Investment: 5 Research.
    United States of America gains 3 money.
    United States of America gains 6 money.
78 buy military_exercises:b
    United States of America buys Military Exercises for 3 Research.
    Successful Negotiations lies open in the market.
79 done
    People's Republic of China reveals New Allies: 3 Research.
    People's Republic of China gains 3 money.
80 done
    Russian Federation reveals Foreign Trade and Growth Strategy: 6 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 2 money.
81 buy covert_military_operation:a
    Russian Federation buys Covert Military Operation for 6 Research.
    Build New Embassy lies open in the market.
82 done
83 discard_token europe
    United States of America gives up an Engage token in Europe for 5 money.
84 done
    Russian Federation's investments return 2 money.
85 done
86 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
87 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
88 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
89 yes
    European Union gives up an Engage token in Europe for 3 Defense.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    United States of America threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Round 2.
    European Union draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Kazakhstan, Canada, Iran, Ethiopia, Bangladesh and Singapore.
hash 2 a5a671324c883872
90 place 1
    United States of America takes place 1.
91 place 4
    European Union takes place 4.
92 place 2
    Russian Federation takes place 2.
    People's Republic of China takes place 3.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 4 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
93 focus diplomatic
    United States of America chooses Diplomatic Focus.
94 ready iraq_usa
    United States of America readies Iraq.
95 ready iceland_usa
    United States of America readies Iceland.
96 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
97 make 2
    United States of America produces 2 diplomacy.
98 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
99 ready armenia_russia
    Russian Federation readies Armenia.
100 ready belarus_russia
    Russian Federation readies Belarus.
101 ready india_russia
    Russian Federation readies India.
102 done
103 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
104 make 2
    Russian Federation produces 2 diplomacy.
105 focus military
    People's Republic of China chooses Military Focus.
106 ready pakistan_china
    People's Republic of China readies Pakistan.
107 ready south_africa_china
    People's Republic of China readies South Africa.
108 raise army
    People's Republic of China's production of army goes up to 3.
109 make 2
    People's Republic of China produces 2 army.
110 focus domestic
    European Union chooses Domestic Focus.
111 ready nigeria_eu
    European Union readies Nigeria.
112 ready eu_member_states
    European Union readies EU Member States.
113 raise diplomacy
    European Union's production of diplomacy goes up to 5.
114 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
115 make 3
    European Union produces 3 services.
116 asset us_main_un_funding
    United States of America uses Main UN Funding Contributor.
117 lay growth_strategy:usa1
    United States of America puts a hidden card face down.
118 times 1
    United States of America pays 10 money.
    United States of America gains 3 diplomacy.
119 engage africa
    United States of America pays 1 diplomacy.
    United States of America engages in Africa.
120 permanent
    United States of America adds Influence in Africa, above the line: 1 VP.
121 play energy_titan:russia1
    Russian Federation plays Energy Titan.
122 double energy
123 export army
    Russian Federation exports 1 army for 20 money.
124 done
125 import goods
126 buy 0
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
127 import services
128 buy 0
129 buy 0
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    Russian Federation gains 1 diplomacy.
130 asset cn_south_china_sea
    People's Republic of China uses Expansion in the South China Sea.
131 lay the_worlds_factory:china1
    People's Republic of China puts a hidden card face down.
    People's Republic of China moves an army to East Asia - Pacific.
132 done
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VP.
133 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
134 base eu_member_states
135 send 2
    European Union exhausts EU Member States.
    European Union builds a Base in EU Member States with 2 armies for 15 money.
136 permanent
    European Union adds Influence in Europe, above the line: 1 VP.
137 play new_allies:usa3
    United States of America plays New Allies.
138 improve vietnam
139 pay
    United States of America pays 2 diplomacy.
    Vietnam becomes an ally of United States of America.
    Philippines lies open.
140 play new_allies:russia2
    Russian Federation plays New Allies.
141 improve bangladesh
142 pay
    Russian Federation pays 2 diplomacy.
    Bangladesh becomes an ally of Russian Federation.
    India lies open.
143 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
144 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Diplomatic Initiative for 2 VPs.
145 play optimization_program:b
    European Union plays Optimization Program.
146 produce raw
    European Union produces 1 raw materials.
    European Union gets Industrial Development for 1 VP.
147 raise energy
    European Union's production of energy goes up to 2.
148 raise services
    European Union's production of services goes up to 5.
149 play new_allies:usa1
    United States of America plays New Allies.
150 improve albania
151 pay
    United States of America pays 1 diplomacy.
    Albania becomes an ally of United States of America.
    Belarus lies open.
152 play covert_military_operation:a
    Russian Federation plays Covert Military Operation.
153 make 1
    Russian Federation produces 1 army.
154 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
155 produce goods
156 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
157 produce diplomacy
158 make 2
    People's Republic of China produces 2 diplomacy.
159 produce energy
    People's Republic of China produces 1 energy.
160 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
161 play military_exercises:b
    United States of America plays Military Exercises.
162 army mena
163 to east_asia_pacific
    United States of America moves an army from Middle East - North Africa to East Asia - Pacific.
164 done
165 asset ru_private_military
    Russian Federation uses Private Military Corporations.
166 lay new_allies:russia1
    Russian Federation puts a hidden card face down.
167 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China gains 1 diplomacy.
168 play growth_strategy:eu2
    European Union plays Growth Strategy.
169 choose growth
    European Union chooses: Get a Growth Card.
    European Union gets Reduced Bureaucracy for 3 VPs.
    United States of America reveals Foreign Trade and Military Pact: 4 Research.
    United States of America gains 3 money.
    United States of America gains 5 money.
170 exhaust albania
    United States of America exhausts Albania.
171 exhaust vietnam
    United States of America exhausts Vietnam.
172 buy quantitative_easing:a
    United States of America buys Quantitative Easing for 4 Research.
    Minimize Bureaucracy lies open in the market.
173 exhaust mexico_usa
    United States of America exhausts Mexico.
174 buy prosperous_times:a
    United States of America buys Prosperous Times for 5 Research.
    New Strategic Partner lies open in the market.
175 exhaust iceland_usa
    United States of America exhausts Iceland.
176 exhaust iraq_usa
    United States of America exhausts Iraq.
177 refresh
    United States of America refreshes the market.
    Economic Expansion leaves the market.
    Improve Logistics lies open in the market.
    Steady Partnership leaves the market.
    Trade Opportunity lies open in the market.
    Successful Negotiations leaves the market.
    Explore Alternatives lies open in the market.
178 done
    Russian Federation reveals Military Reinforcements and Foreign Trade: 2 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
179 done
    People's Republic of China reveals Foreign Trade and Foreign Trade: 2 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 3 money.
180 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
181 done
182 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
183 trash foreign_trade:eu2
    Foreign Trade of European Union leaves the game.
    European Union reveals Military Reinforcements and Foreign Direct Investment: 5 Research.
    European Union gains 3 money.
    European Union gains 6 money.
184 buy minimize_bureaucracy:b
    European Union buys Minimize Bureaucracy for 4 Research.
    Re-Examine Agreement lies open in the market.
185 done
186 discard_token africa
    United States of America gives up an Engage token in Africa for 0 money.
    Russian Federation's investments return 2 money.
187 done
188 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 5 money.
189 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
190 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    European Union threatens Russian Federation in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Round 3.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Iceland, Turkmenistan, Peru, Iraq, Djibouti, Nepal and Thailand.
hash 3 b8effdb1bee574f4
191 place 3
    United States of America takes place 3.
192 place 2
    European Union takes place 2.
193 place 1
    Russian Federation takes place 1.
    People's Republic of China takes place 4.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation produces 4 raw materials.
    1 raw materials of Russian Federation found no place: 3 money instead.
    Russian Federation produces 2 food.
    European Union produces 2 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 4 raw materials.
    People's Republic of China produces 3 food.
194 focus domestic
    Russian Federation chooses Domestic Focus.
195 ready syria_russia
    Russian Federation readies Syria.
196 raise energy
    Russian Federation's production of energy goes up to 6.
    Russian Federation gains 1 energy.
    1 energy of Russian Federation found no place: 3 money instead.
197 make 1
    Russian Federation produces 1 consumer goods.
198 make 1
    Russian Federation produces 1 services.
199 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
200 trash new_allies:eu2
    New Allies of European Union leaves the game.
201 focus diplomatic
    European Union chooses Diplomatic Focus.
202 ready norway_eu
    European Union readies Norway.
203 ready moldova
    European Union readies Moldova.
204 ready eu_member_states
    European Union readies EU Member States.
205 make 4
    European Union produces 4 diplomacy.
206 focus diplomatic
    United States of America chooses Diplomatic Focus.
207 ready mexico_usa
    United States of America readies Mexico.
208 ready iceland_usa
    United States of America readies Iceland.
209 ready iraq_usa
    United States of America readies Iraq.
210 ready albania
    United States of America readies Albania.
211 make 1
    United States of America produces 1 diplomacy.
212 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
213 ready south_africa_china
    People's Republic of China readies South Africa.
214 ready laos_china
    People's Republic of China readies Laos.
215 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
216 make 3
    People's Republic of China produces 3 diplomacy.
217 play energy_titan:russia1
    Russian Federation plays Energy Titan.
218 double energy
219 export energy
220 sell 4
    Russian Federation exports 4 energy for 20 money.
221 done
222 import services
223 buy 0
224 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
225 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
226 import goods
227 buy 1
    Russian Federation imports 1 consumer goods for 10 money.
228 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
229 buy 0
    Russian Federation gains 1 diplomacy.
230 play soft_power:eu1
    European Union plays Soft Power.
231 engage americas
232 exhaust canada_eu
    European Union exhausts Canada.
    European Union engages in Americas.
233 permanent
    European Union adds Influence in Americas, above the line: 1 VP.
234 pass
235 lay growth_strategy:usa2
    United States of America puts a hidden card face down.
    United States of America passes and takes 10 money.
236 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
237 produce diplomacy
238 make 2
    People's Republic of China produces 2 diplomacy.
239 produce army
240 make 2
    People's Republic of China produces 2 army.
241 produce goods
242 make 2
    People's Republic of China produces 2 consumer goods.
243 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation exhausts Armenia.
    Russian Federation builds a Base in Armenia with 1 army for 10 money.
244 temporary
    Russian Federation adds Influence in Central Asia, below the line: 3 VPs.
    Russian Federation gains 1 army.
245 play optimization_program:b
    European Union plays Optimization Program.
246 produce energy
    European Union produces 2 energy.
247 growth tactical_flexibility
    European Union gets Tactical Flexibility for 6 VPs.
    European Union draws a hidden card.
248 play global_currency:usa1
    United States of America plays Global Currency.
249 export services
250 sell 2
    United States of America exports 2 services for 30 money.
251 export energy
    United States of America exports 1 energy for 5 money.
252 import raw
253 buy 1
    United States of America imports 1 raw materials from Russian Federation for 3 money.
    A Commerce card of Russian Federation is turned face down.
254 import goods
255 buy 2
    United States of America imports 2 consumer goods for 20 money.
256 buy 1
    United States of America imports 1 consumer goods from European Union for 10 money.
257 buy 1
    United States of America imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    United States of America gains 1 diplomacy.
    United States of America gains 10 money.
258 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
259 engage africa
260 exhaust kenya
    People's Republic of China exhausts Kenya.
    People's Republic of China engages in Africa.
261 temporary
    People's Republic of China adds Influence in Africa, below the line: 3 VPs.
262 asset ru_cyber_attacks
    Russian Federation uses Cyber Attacks.
263 lay growth_strategy:russia2
    Russian Federation puts a hidden card face down.
264 region africa
    Russian Federation names Africa.
    Russian Federation pays 1 services.
265 permanent
    Russian Federation adds Influence in Africa, above the line: 1 VP.
266 play minimize_bureaucracy:b
    European Union plays Minimize Bureaucracy.
    Minimize Bureaucracy of European Union leaves the game.
267 take build_new_embassy:a
    Establish Trade Routes lies open in the market.
    European Union takes Build New Embassy from the market and plays it.
268 improve iceland
    Iceland becomes an ally of European Union.
    Switzerland lies open.
269 asset us_rd_champion
    United States of America uses R&D Champion.
270 lay diplomatic_engagement:usa1
    United States of America puts a hidden card face down.
271 produce diplomacy
272 make 5
    United States of America produces 5 diplomacy.
273 produce services
274 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
275 growth industrial_development
    United States of America gets Industrial Development for 1 VP.
276 raise raw
    United States of America's production of raw materials goes up to 3.
277 raise army
    United States of America's production of army goes up to 4.
278 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
279 export army
    People's Republic of China exports 1 army for 20 money.
280 export goods
281 sell 3
    People's Republic of China exports 3 consumer goods for 45 money.
282 import energy
283 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
284 import services
285 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
286 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
287 import raw
288 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China gains 1 diplomacy.
289 make 1
    People's Republic of China produces 1 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
290 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
291 army board
292 to central_asia
    Russian Federation moves an army to Central Asia.
293 army board
294 to mena
    Russian Federation moves an army to Middle East - North Africa.
295 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
296 invest iceland
    European Union exhausts Iceland.
    European Union invests 10 money in Iceland.
297 temporary
    European Union adds Influence in Europe, below the line: 3 VPs.
298 play quantitative_easing:a
    United States of America plays Quantitative Easing.
    United States of America gains 10 money.
299 invest albania
    United States of America exhausts Albania.
    United States of America invests 10 money in Albania.
300 permanent
    United States of America adds Influence in Europe, above the line: 1 VP.
301 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
302 army board
303 to central_asia
    People's Republic of China moves an army to Central Asia.
304 army board
305 to east_asia_pacific
    People's Republic of China moves an army to East Asia - Pacific.
    Russian Federation's investments return 2 money.
306 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 10 money.
    European Union's investments return 2 money.
307 discard_token americas
    European Union gives up an Engage token in Americas for 5 money.
    United States of America's investments return 2 money.
308 discard_token africa
    People's Republic of China gives up an Engage token in Africa for 10 money.
309 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
310 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
    European Union threatens Russian Federation in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Scoring.
    Europe: 9 VPs for United States of America, 3 for cubes and 6 for place 2.
    Europe: 14 VPs for European Union, 5 for cubes and 9 for place 1.
    Europe: 5 VPs for Russian Federation, 2 for cubes and 3 for place 3.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa: 1 VP for United States of America, 1 for cubes and 0 for place 4.
    Africa: 1 VP for People's Republic of China, 1 for cubes and 0 for place 4.
    Africa: 1 VP for European Union, 1 for cubes and 0 for place 4.
    Africa: 1 VP for Russian Federation, 1 for cubes and 0 for place 4.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 3 Regions only: -2 VPs.
    Russian Federation's sphere of influence holds in Central Asia and Middle East - North Africa: 4 VPs.
    Money, place 1: 5 VPs for United States of America.
    Money, place 3: 1 VP for People's Republic of China.
    Money, place 2: 3 VPs for European Union.
    Most armies on the map, place 2: 3 VPs for People's Republic of China.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most allied Countries, place 2: 4 VPs for United States of America.
    Most allied Countries, place 1: 7 VPs for European Union.
end c1184c4df4760291
    European Union has the most VPs when the last round is over: 47.
