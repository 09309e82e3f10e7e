{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["russia", "china", "eu"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": true, "optional_market_pack": true}, "seed": 157, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand second
2 give_back ru_csto
3 hand first
4 give_back cn_sco
5 hand first
6 give_back eu_brand_europe
    Russian Federation keeps Cyber Attacks and Arms Export and begins with 8 VPs.
    People's Republic of China keeps Rapid Industrialization and BRICS and begins with 4 VPs.
    European Union keeps EU Expansion and EU Neighborhood Policy and begins with 6 VPs.
7 place 1
    People's Republic of China takes place 1.
8 place 2
    European Union takes place 2.
9 place 3
    Russian Federation takes place 3.
    Next: Auto-Influence 3 and Auto-Influence 13.
    Round 1.
hash 1 2bb8824811a0cc93
10 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
11 choose produce
    People's Republic of China chooses: Produce.
12 produce army
13 make 1
    People's Republic of China produces 1 army.
14 produce food
    People's Republic of China produces 3 food.
15 produce raw
    People's Republic of China produces 3 raw materials.
16 play new_allies:eu2
    European Union plays New Allies.
17 improve armenia
    European Union pays 1 diplomacy.
    Armenia becomes an ally of European Union.
    Uzbekistan lies open.
18 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
19 export energy
20 sell 2
    Russian Federation exports 2 energy for 10 money.
21 export army
    Russian Federation exports 1 army for 20 money.
22 done
23 import goods
24 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
25 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
26 import services
27 buy 1
    Russian Federation imports 1 services for 10 money.
28 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    Russian Federation gains 1 diplomacy.
29 asset cn_brics
    People's Republic of China uses BRICS.
30 lay new_allies:china2
    People's Republic of China puts a hidden card face down.
    People's Republic of China pays 30 money.
31 region south_asia
    People's Republic of China names South Asia.
32 region africa
    People's Republic of China names Africa.
33 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VP.
34 temporary
    People's Republic of China adds Influence in Africa, below the line: 3 VPs.
35 yes
    Russian Federation pays 5 money.
    Russian Federation accepts for 5 money.
36 temporary
    Russian Federation adds Influence in Americas, below the line: 4 VPs.
37 play growth_strategy:eu1
    European Union plays Growth Strategy.
38 choose growth
    European Union chooses: Get a Growth Card.
39 growth diplomatic_initiative
    European Union gets Diplomatic Initiative for 2 VPs.
40 order
    Russian Federation uses the Executive Order.
41 lay diplomatic_engagement:russia1
    Russian Federation puts a hidden card face down.
42 choose growth
    Russian Federation chooses: Get a Growth Card.
    Russian Federation gets Diplomatic Initiative for 2 VPs.
43 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
44 export goods
45 sell 3
    People's Republic of China exports 3 consumer goods for 45 money.
46 export energy
    People's Republic of China exports 1 energy for 5 money.
47 done
48 import services
49 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
50 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
51 import raw
52 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China gains 1 diplomacy.
53 play growth_strategy:eu2
    European Union plays Growth Strategy.
54 choose growth
    European Union chooses: Get a Growth Card.
55 growth reduced_bureaucracy
    European Union gets Reduced Bureaucracy for 3 VPs.
56 play new_allies:russia1
    Russian Federation plays New Allies.
57 improve honduras
    Russian Federation pays 1 diplomacy.
    Honduras becomes an ally of Russian Federation.
    Mexico lies open.
58 order
    People's Republic of China uses the Executive Order.
59 lay military_reinforcements:china1
    People's Republic of China puts a hidden card face down.
60 choose build_base
    People's Republic of China chooses: Build a Base.
61 base tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China builds a Base in Tajikistan with 1 army for 10 money.
62 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
63 asset eu_expansion
    European Union uses EU Expansion.
64 lay foreign_trade:eu2
    European Union puts a hidden card face down.
65 exhaust eu_member_states
    European Union exhausts EU Member States.
    Serbia becomes an ally of European Union.
    Iceland lies open.
66 yes
    European Union pays 2 diplomacy.
    European Union adds Influence in Europe, above the line: 1 VP.
67 play energy_titan:russia1
    Russian Federation plays Energy Titan.
68 double raw
69 export energy
70 sell 2
    Russian Federation exports 2 energy for 10 money.
71 done
72 import services
73 buy 1
    Russian Federation imports 1 services for 10 money.
    People's Republic of China reveals Foreign Direct Investment and Foreign Trade: 5 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
74 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
75 buy dominant_power:b
    People's Republic of China buys Dominant Power for 4 Research.
    Re-Examine Agreement lies open in the market.
76 refresh
    People's Republic of China refreshes the market.
    Boost Production leaves the market.
    Successful Negotiations lies open in the market.
    Economic Expansion leaves the market.
    Strategic Reinforcements lies open in the market.
    Covert Military Operation leaves the market.
    Steady Partnership lies open in the market.
77 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
78 done
    European Union reveals Diplomatic Engagement and Foreign Military Presence: 7 Research.
    European Union gains 1 diplomacy.
    European Union gains 4 money.
79 exhaust armenia
    European Union exhausts Armenia.
80 exhaust norway_eu
    European Union exhausts Norway.
81 buy re_examine_agreement:b
    European Union buys Re-Examine Agreement for 5 Research.
    Re-Evaluate Strategy lies open in the market.
82 buy successful_negotiations:a
    European Union buys Successful Negotiations for 4 Research.
    Ensure Peace in the Region lies open in the market.
83 exhaust nigeria_eu
    European Union exhausts Nigeria.
84 exhaust serbia
    European Union exhausts Serbia.
85 done
    Russian Federation reveals Foreign Military Presence and Foreign Trade: 6 Research.
    Russian Federation gains 4 money.
    Russian Federation gains 3 money.
86 buy ensure_peace_in_the_region:b
    Russian Federation buys Ensure Peace in the Region for 4 Research.
    Economic Expansion lies open in the market.
87 exhaust india_russia
    Russian Federation exhausts India.
88 exhaust honduras
    Russian Federation exhausts Honduras.
89 exhaust syria_russia
    Russian Federation exhausts Syria.
90 buy re_evaluate_strategy:b
    Russian Federation buys Re-Evaluate Strategy for 6 Research.
    Quantitative Easing lies open in the market.
91 exhaust belarus_russia
    Russian Federation exhausts Belarus.
92 done
    Build New Embassy leaves the market.
    Well-Laid Plans lies open in the market.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    Next: Auto-Influence 9 and Auto-Influence 2.
93 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
94 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Kyrgyzstan, El Salvador, United Arab Emirates, Sudan, Nepal and Japan.
hash 2 5d291dc0296b4748
95 place 2
    People's Republic of China takes place 2.
96 place 3
    European Union takes place 3.
97 place 1
    Russian Federation takes place 1.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
98 focus military
    Russian Federation chooses Military Focus.
99 ready india_russia
    Russian Federation readies India.
100 done
101 raise army
    Russian Federation's production of army goes up to 3.
102 make 3
    Russian Federation produces 3 army.
103 focus domestic
    People's Republic of China chooses Domestic Focus.
104 ready tajikistan_china
    People's Republic of China readies Tajikistan.
105 tracks 1
106 raise food
    People's Republic of China's production of food goes up to 4.
    People's Republic of China gains 1 food.
107 make 1
    People's Republic of China produces 1 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
108 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
109 trash soft_power:eu1
    Soft Power of European Union leaves the game.
110 focus military
    European Union chooses Military Focus.
111 ready nigeria_eu
    European Union readies Nigeria.
112 ready armenia
    European Union readies Armenia.
113 done
114 raise army
    European Union's production of army goes up to 3.
115 make 2
    European Union produces 2 army.
116 play re_evaluate_strategy:b
    Russian Federation plays Re-Evaluate Strategy.
117 choose improve_relations
    Russian Federation chooses: Improve Relations.
118 improve bosnia_herzegovina
    Russian Federation pays 1 diplomacy.
    Bosnia-Herzegovina becomes an ally of Russian Federation.
    Moldova lies open.
119 choose move
    Russian Federation chooses: Move.
120 army board
121 to mena
    Russian Federation moves an army to Middle East - North Africa.
122 army board
123 to mena
    Russian Federation moves an army to Middle East - North Africa.
124 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
125 done
126 import goods
127 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
128 done
129 play re_examine_agreement:b
    European Union plays Re-Examine Agreement.
    A cube of European Union in Africa goes to the end of the row.
    European Union draws a hidden card.
130 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
131 invest nigeria_eu
    European Union exhausts Nigeria.
    European Union invests 10 money in Nigeria.
132 temporary
    European Union adds Influence in Africa, below the line: 2 VPs.
133 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
134 play new_allies:china1
    People's Republic of China plays New Allies.
135 improve singapore
136 exhaust laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China pays 1 diplomacy.
    Singapore becomes an ally of People's Republic of China.
    New Zealand lies open.
137 play foreign_trade:eu1
    European Union plays Foreign Trade.
138 export army
    European Union exports 1 army for 20 money.
139 export food
140 sell 2
    European Union exports 2 food for 10 money.
141 import raw
142 buy 2
    European Union imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
143 import energy
144 buy 1
    European Union imports 1 energy for 3 money.
145 buy 3
    European Union imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
146 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
147 invest india_russia
    Russian Federation exhausts India.
    Russian Federation invests 15 money in India.
148 temporary
    Russian Federation adds Influence in South Asia, below the line: 4 VPs.
149 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
150 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
151 army board
152 to europe
    European Union moves an army to Europe.
153 army board
154 to europe
    European Union moves an army to Europe.
155 play new_allies:russia2
    Russian Federation plays New Allies.
156 improve iceland
157 exhaust bosnia_herzegovina
    Russian Federation exhausts Bosnia-Herzegovina.
    Iceland becomes an ally of Russian Federation.
    Belarus lies open.
158 play dominant_power:b
    People's Republic of China plays Dominant Power.
159 engage africa
    People's Republic of China pays 3 diplomacy.
    People's Republic of China engages in Africa.
160 temporary
    People's Republic of China adds Influence in Africa, below the line: 1 VP.
161 asset eu_neighborhood_policy
    European Union uses EU Neighborhood Policy.
162 lay successful_negotiations:a
    European Union puts a hidden card face down.
    Russian Federation reveals Ensure Peace in the Region and Military Re-Equipment: 6 Research.
    Russian Federation gains 1 diplomacy.
    Russian Federation gains 5 money.
163 buy strategic_reinforcements:a
    Russian Federation buys Strategic Reinforcements for 3 Research.
    Key Economic Partner lies open in the market.
164 exhaust iceland
    Russian Federation exhausts Iceland.
165 buy quantitative_easing:a
    Russian Federation buys Quantitative Easing for 4 Research.
    Global Presence lies open in the market.
166 exhaust armenia_russia
    Russian Federation exhausts Armenia.
    People's Republic of China reveals Economic Diplomacy and Growth Strategy: 7 Research.
    People's Republic of China gains 7 money.
    People's Republic of China gains 2 money.
167 buy quantitative_easing:b
    People's Republic of China buys Quantitative Easing for 4 Research.
    Well-Laid Plans lies open in the market.
168 done
    European Union reveals New Allies and Humanitarian Aid: 3 Research.
    European Union gains 3 money.
    European Union gains 3 money.
169 exhaust jordan_eu
    European Union exhausts Jordan.
170 refresh
    European Union refreshes the market.
    Steady Partnership leaves the market.
    Power Play lies open in the market.
    Economic Expansion leaves the market.
    Minimize Bureaucracy lies open in the market.
    Well-Laid Plans leaves the market.
    Steady Partnership lies open in the market.
171 exhaust armenia
    European Union exhausts Armenia.
172 exhaust canada_eu
    European Union exhausts Canada.
173 buy well_laid_plans:b
    European Union buys Well-Laid Plans for 4 Research.
    Optimization Program lies open in the market.
    Key Economic Partner leaves the market.
    Return on Investment lies open in the market.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    United States of America trades with Russian Federation: 10 money.
    Next: Auto-Influence 10 and Auto-Influence 15.
    Russian Federation's investments return 4 money.
174 discard_token africa
    People's Republic of China gives up an Engage token in Africa for 5 money.
    European Union's investments return 2 money.
175 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
    European Union threatens Russian Federation in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Round 3.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 13 cards.
    European Union draws 6 hidden cards.
    New Countries: Ukraine, Georgia, Venezuela, Syria, Kenya, Bangladesh and Indonesia.
hash 3 0246e95341b566b8
176 place 2
    European Union takes place 2.
177 place 3
    People's Republic of China takes place 3.
178 place 1
    Russian Federation takes place 1.
    Russian Federation produces 5 energy.
    1 energy of Russian Federation found no place: 3 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 4 food.
    3 food of People's Republic of China found no place: 9 money instead.
179 focus domestic
    Russian Federation chooses Domestic Focus.
180 ready syria_russia
    Russian Federation readies Syria.
181 ready honduras
    Russian Federation readies Honduras.
182 raise raw
    Russian Federation's production of raw materials goes up to 5.
    Russian Federation gains 1 raw materials.
183 make 0
184 make 1
    Russian Federation produces 1 services.
185 focus diplomatic
    European Union chooses Diplomatic Focus.
186 ready norway_eu
    European Union readies Norway.
187 done
188 none
189 make 3
    European Union produces 3 diplomacy.
190 focus military
    People's Republic of China chooses Military Focus.
191 ready laos_china
    People's Republic of China readies Laos.
192 ready pakistan_china
    People's Republic of China readies Pakistan.
193 raise army
    People's Republic of China's production of army goes up to 3.
194 make 3
    People's Republic of China produces 3 army.
195 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
196 choose growth
    Russian Federation chooses: Get a Growth Card.
197 growth knowledge_transfer
    Russian Federation gets Knowledge Transfer for 4 VPs.
198 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
199 trash foreign_direct_investment:eu1
    Foreign Direct Investment of European Union leaves the game.
200 play growth_strategy:eu1
    European Union plays Growth Strategy.
    European Union chooses: Produce.
201 produce food
    European Union produces 3 food.
202 produce services
203 make 2
    European Union produces 2 services.
    European Union's Commerce cards lie face up again.
204 produce goods
205 make 3
    European Union produces 3 consumer goods.
206 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
207 invest tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
208 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 3 VPs.
209 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
    Russian Federation draws a hidden card.
210 discard foreign_military_presence:russia1
    Russian Federation discards Foreign Military Presence.
211 asset ru_cyber_attacks
    Russian Federation uses Cyber Attacks.
212 lay new_allies:russia1
    Russian Federation puts a hidden card face down.
213 region east_asia_pacific
    Russian Federation names East Asia - Pacific.
    Russian Federation pays 1 services.
214 permanent
    Russian Federation adds Influence in East Asia - Pacific, above the line: 1 VP.
215 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
216 improve venezuela
217 swap 1
    European Union pays 3 money.
    European Union pays 1 diplomacy.
    Venezuela becomes an ally of European Union.
    Cuba lies open.
218 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
219 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
220 produce food
    Russian Federation produces 2 food.
221 produce raw
    Russian Federation produces 5 raw materials.
    5 raw materials of Russian Federation found no place: 15 money instead.
222 produce army
223 make 2
    Russian Federation produces 2 army.
224 play foreign_trade:eu2
    European Union plays Foreign Trade.
225 export services
226 sell 2
    European Union exports 2 services for 30 money.
227 export food
228 sell 2
    European Union exports 2 food for 10 money.
229 import goods
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
230 import energy
231 buy 1
    European Union imports 1 energy for 3 money.
232 buy 2
    European Union imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
233 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
234 export energy
    People's Republic of China exports 1 energy for 5 money.
235 export goods
    People's Republic of China exports 1 consumer goods for 15 money.
236 done
237 import raw
238 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
239 import services
240 buy 1
    People's Republic of China imports 1 services for 10 money.
241 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
242 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
243 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation exhausts Syria.
    Russian Federation builds a Base in Syria with 1 army for 10 money.
244 permanent
    Russian Federation adds Influence in Middle East - North Africa, above the line: 1 VP.
    Russian Federation gains 1 army.
245 order
    European Union uses the Executive Order.
246 lay growth_strategy:eu2
    European Union puts a hidden card face down.
247 choose engage
    European Union chooses: Engage.
248 engage africa
    European Union pays 1 diplomacy.
    European Union engages in Africa.
249 permanent
    European Union adds Influence in Africa, above the line: 1 VP.
250 play quantitative_easing:b
    People's Republic of China plays Quantitative Easing.
    People's Republic of China gains 10 money.
251 invest laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China invests 10 money in Laos.
252 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
    Russian Federation reveals Quantitative Easing and Strategic Reinforcements: 8 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 6 money.
253 done
    European Union reveals Well-Laid Plans and Foreign Trade: 4 Research.
    European Union gains 6 money.
    European Union gains 3 money.
254 exhaust norway_eu
    European Union exhausts Norway.
255 buy global_presence:a
    European Union buys Global Presence for 5 Research.
    Global Presence lies open in the market.
256 exhaust venezuela
    European Union exhausts Venezuela.
257 done
    People's Republic of China reveals Foreign Military Presence and Dominant Power: 6 Research.
    People's Republic of China gains 4 money.
    People's Republic of China gains 1 diplomacy.
258 buy minimize_bureaucracy:a
    People's Republic of China buys Minimize Bureaucracy for 4 Research.
    New Strategic Partner lies open in the market.
259 refresh
    People's Republic of China refreshes the market.
    Power Play leaves the market.
    Prosperous Times lies open in the market.
    Steady Partnership leaves the market.
    Trade Opportunity lies open in the market.
    Optimization Program leaves the market.
    Strengthen Alliance lies open in the market.
260 exhaust singapore
    People's Republic of China exhausts Singapore.
261 done
    Return on Investment leaves the market.
    Industrial Policy lies open in the market.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    United States of America adds Influence in South Asia, above the line: 0 VPs.
    1 army of United States of America appears in South Asia.
    Next: Auto-Influence 17 and Auto-Influence 18.
    Russian Federation's investments return 4 money.
    European Union's investments return 2 money.
262 discard_token africa
    European Union gives up an Engage token in Africa for 5 money.
    People's Republic of China's investments return 4 money.
263 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
    European Union threatens Russian Federation in Europe: -2 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas: 5 VPs for Russian Federation, 1 for cubes and 4 for place 2.
    Middle East - North Africa: 8 VPs for Russian Federation, 1 for cubes and 7 for place 2.
    Middle East - North Africa: 3 VPs for European Union, 1 for cubes and 2 for place 4.
    Africa does not score: a permanent slot is free.
    South Asia: 1 VP for Russian Federation, 1 for cubes and 0 for place 4.
    South Asia: 10 VPs for People's Republic of China, 2 for cubes and 8 for place 1.
    East Asia - Pacific does not score: a permanent slot is free.
    Russian Federation's sphere of influence holds in Middle East - North Africa: 2 VPs.
    Money, place 2: 3 VPs for Russian Federation.
    Money, place 3: 1 VP for People's Republic of China.
    Money, place 1: 5 VPs for European Union.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most armies on the map, place 3: 1 VP for People's Republic of China.
    Most armies on the map, place 2: 3 VPs for European Union.
    Most allied Countries, place 2: 4 VPs for Russian Federation.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
    Round 4.
    Russian Federation draws 6 hidden cards.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Switzerland, Turkmenistan, Canada, Saudi Arabia, Angola, Pakistan and South Korea.
hash 4 b62b166e12abc3a9
264 place 1
    European Union takes place 1.
265 place 4
    People's Republic of China takes place 4.
266 place 2
    Russian Federation takes place 2.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    Russian Federation produces 5 energy.
    4 energy of Russian Federation found no place: 12 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 5 raw materials.
    3 raw materials of Russian Federation found no place: 9 money instead.
    Russian Federation produces 2 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 4 food.
    1 food of People's Republic of China found no place: 3 money instead.
267 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
268 trash global_presence:a
    Global Presence of European Union leaves the game.
269 focus diplomatic
    European Union chooses Diplomatic Focus.
270 ready canada_eu
    European Union readies Canada.
271 ready serbia
    European Union readies Serbia.
272 ready jordan_eu
    European Union readies Jordan.
273 ready armenia
    European Union readies Armenia.
274 ready venezuela
    European Union readies Venezuela.
275 ready norway_eu
    European Union readies Norway.
276 raise diplomacy
    European Union's production of diplomacy goes up to 5.
277 make 5
    European Union produces 5 diplomacy.
278 focus military
    Russian Federation chooses Military Focus.
279 ready syria_russia
    Russian Federation readies Syria.
280 ready belarus_russia
    Russian Federation readies Belarus.
281 ready india_russia
    Russian Federation readies India.
282 raise army
    Russian Federation's production of army goes up to 4.
283 make 4
    Russian Federation produces 4 army.
284 focus domestic
    People's Republic of China chooses Domestic Focus.
285 ready tajikistan_china
    People's Republic of China readies Tajikistan.
286 tracks 1
287 raise energy
    People's Republic of China's production of energy goes up to 2.
    People's Republic of China gains 1 energy.
288 make 2
    People's Republic of China produces 2 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
289 play successful_negotiations:a
    European Union plays Successful Negotiations.
290 ready nigeria_eu
    European Union readies Nigeria.
291 search south_asia
    European Union searches South Asia.
292 improve sri_lanka
    European Union pays 1 diplomacy.
    Sri Lanka becomes an ally of European Union.
    Bangladesh lies open.
    Nepal lies open.
293 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
294 army mena
295 to central_asia
    Russian Federation moves an army from Middle East - North Africa to Central Asia.
296 army mena
297 to europe
    Russian Federation moves an army from Middle East - North Africa to Europe.
298 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
299 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Industrial Development for 1 VP.
300 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
301 raise services
    People's Republic of China's production of services goes up to 2.
302 play new_allies:eu1
    European Union plays New Allies.
303 improve nepal
304 pay
    European Union pays 1 diplomacy.
    Nepal becomes an ally of European Union.
    India lies open.
305 play new_allies:russia2
    Russian Federation plays New Allies.
306 improve kenya
    Russian Federation pays 1 diplomacy.
    Kenya becomes an ally of Russian Federation.
    Sudan lies open.
307 play new_allies:china2
    People's Republic of China plays New Allies.
308 improve india
    People's Republic of China exhausts Pakistan.
    People's Republic of China pays 1 diplomacy.
    India becomes an ally of People's Republic of China.
    Bhutan lies open.
309 play new_allies:eu2
    European Union plays New Allies.
310 improve switzerland
311 exhaust norway_eu
    European Union exhausts Norway.
312 exhaust serbia
    European Union exhausts Serbia.
    European Union pays 1 diplomacy.
    Switzerland becomes an ally of European Union.
    Croatia lies open.
313 asset ru_arms_export
    Russian Federation uses Arms Export.
314 lay energy_titan:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation pays 2 army.
    Russian Federation gains 20 money.
315 region south_asia
    Russian Federation names South Asia.
    Russian Federation adds Influence in South Asia, below the line: 3 VPs.
316 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
317 export army
    People's Republic of China exports 1 army for 20 money.
318 export raw
    People's Republic of China exports 1 raw materials for 5 money.
319 export goods
320 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
321 import services
322 buy 1
    People's Republic of China imports 1 services for 10 money.
323 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
324 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
325 import energy
326 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China gains 1 diplomacy.
327 play re_examine_agreement:b
    European Union plays Re-Examine Agreement.
328 reset africa:3
    A cube of European Union in Africa goes to the end of the row.
    European Union draws a hidden card.
329 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
330 base canada_eu
331 send 2
    European Union exhausts Canada.
    European Union builds a Base in Canada with 2 armies for 15 money.
    European Union adds Influence in Americas, below the line: 3 VPs.
332 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
333 draw 1
    Russian Federation draws a hidden card.
334 discard diplomatic_engagement:russia1
    Russian Federation discards Diplomatic Engagement.
335 play re_evaluate_strategy:b
    Russian Federation plays Re-Evaluate Strategy.
336 choose move
    Russian Federation chooses: Move.
337 army central_asia
338 to europe
    Russian Federation moves an army from Central Asia to Europe.
339 army board
340 to europe
    Russian Federation moves an army to Europe.
341 choose trade
    Russian Federation chooses: Trade.
342 export energy
343 sell 3
    Russian Federation exports 3 energy for 15 money.
344 export raw
345 sell 2
    Russian Federation exports 2 raw materials for 10 money.
346 export services
    Russian Federation exports 1 services for 15 money.
347 import goods
348 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
349 buy 0
    Russian Federation gains 1 diplomacy.
350 play new_allies:china1
    People's Republic of China plays New Allies.
351 improve bhutan
352 exhaust india
    People's Republic of China exhausts India.
    Bhutan becomes an ally of People's Republic of China.
    Pakistan lies open.
    European Union reveals Diplomatic Engagement and Military Reinforcements: 3 Research.
    European Union gains 1 diplomacy.
    European Union gains 3 money.
353 exhaust armenia
    European Union exhausts Armenia.
354 exhaust sri_lanka
    European Union exhausts Sri Lanka.
355 refresh
    European Union refreshes the market.
    Global Presence leaves the market.
    Optimization Program lies open in the market.
    New Strategic Partner leaves the market.
    Initiate Restructuring lies open in the market.
    Prosperous Times leaves the market.
    Dominant Power lies open in the market.
356 refresh
    European Union refreshes the market.
    Trade Opportunity leaves the market.
    Establish Trade Routes lies open in the market.
    Strengthen Alliance leaves the market.
    Peacekeeping Mandate lies open in the market.
    Industrial Policy leaves the market.
    Explore Alternatives lies open in the market.
357 exhaust jordan_eu
    European Union exhausts Jordan.
358 exhaust venezuela
    European Union exhausts Venezuela.
359 exhaust nepal
    European Union exhausts Nepal.
360 done
    Russian Federation reveals Foreign Trade and Foreign Trade: 2 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
361 refresh
    Russian Federation refreshes the market.
    Optimization Program leaves the market.
    Establish Trade Routes lies open in the market.
    Initiate Restructuring leaves the market.
    Power Play lies open in the market.
    Dominant Power leaves the market.
    Military Exercises lies open in the market.
362 exhaust syria_russia
    Russian Federation exhausts Syria.
363 exhaust belarus_russia
    Russian Federation exhausts Belarus.
364 refresh
    Russian Federation refreshes the market.
    Establish Trade Routes leaves the market.
    Activation of Allies lies open in the market.
    Peacekeeping Mandate leaves the market.
    Assign New Diplomats lies open in the market.
    Explore Alternatives leaves the market.
    Explore Alternatives lies open in the market.
365 exhaust kenya
    Russian Federation exhausts Kenya.
366 exhaust india_russia
    Russian Federation exhausts India.
367 buy military_exercises:b
    Russian Federation buys Military Exercises for 3 Research.
    Permanent Mission lies open in the market.
368 exhaust honduras
    Russian Federation exhausts Honduras.
    People's Republic of China reveals Minimize Bureaucracy and The World's Factory: 7 Research.
    People's Republic of China gains 4 money.
    People's Republic of China gains 5 money.
369 exhaust bhutan
    People's Republic of China exhausts Bhutan.
370 buy explore_alternatives:a
    People's Republic of China buys Explore Alternatives for 6 Research.
    Trade Opportunity lies open in the market.
371 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
372 refresh
    People's Republic of China refreshes the market.
    Establish Trade Routes leaves the market.
    Joint Venture lies open in the market.
    Power Play leaves the market.
    Debt Relief lies open in the market.
    Activation of Allies leaves the market.
    Strengthen Alliance lies open in the market.
    Assign New Diplomats leaves the market.
    Think Tank lies open in the market.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    Next: Auto-Influence 12 and Auto-Influence 5.
    European Union's investments return 2 money.
    Russian Federation's investments return 4 money.
    People's Republic of China's investments return 4 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    United States of America threatens People's Republic of China in South Asia: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Round 5.
    European Union's discard pile becomes a deck of 13 cards.
    European Union draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 14 cards.
    Russian Federation draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Norway, Kazakhstan, Chile, Qatar, Ethiopia, Myanmar and Vietnam.
hash 5 fe1658dcfa09c188
373 place 4
    People's Republic of China takes place 4.
374 place 2
    European Union takes place 2.
375 place 3
    Russian Federation takes place 3.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    Russian Federation produces 5 energy.
    2 energy of Russian Federation found no place: 6 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 5 raw materials.
    Russian Federation produces 2 food.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 4 food.
    4 food of People's Republic of China found no place: 12 money instead.
376 focus military
    European Union chooses Military Focus.
377 ready jordan_eu
    European Union readies Jordan.
378 ready serbia
    European Union readies Serbia.
379 ready nepal
    European Union readies Nepal.
380 ready eu_member_states
    European Union readies EU Member States.
381 raise army
    European Union's production of army goes up to 4.
382 make 1
    European Union produces 1 army.
383 focus military
    Russian Federation chooses Military Focus.
384 ready india_russia
    Russian Federation readies India.
385 ready honduras
    Russian Federation readies Honduras.
386 ready armenia_russia
    Russian Federation readies Armenia.
387 raise army
    Russian Federation's production of army goes up to 5.
388 make 1
    Russian Federation produces 1 army.
389 focus military
    People's Republic of China chooses Military Focus.
390 ready south_africa_china
    People's Republic of China readies South Africa.
391 ready india
    People's Republic of China readies India.
392 raise army
    People's Republic of China's production of army goes up to 4.
393 make 2
    People's Republic of China produces 2 army.
394 play new_allies:eu2
    European Union plays New Allies.
395 improve croatia
396 exhaust serbia
    European Union exhausts Serbia.
    Croatia becomes an ally of European Union.
    Ukraine lies open.
397 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation exhausts Armenia.
    Russian Federation builds a Base in Armenia with 1 army for 10 money.
398 temporary
    Russian Federation adds Influence in Central Asia, below the line: 2 VPs.
    Russian Federation gains 1 army.
399 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
400 army board
401 to east_asia_pacific
    People's Republic of China moves an army to East Asia - Pacific.
402 army central_asia
403 to east_asia_pacific
    People's Republic of China moves an army from Central Asia to East Asia - Pacific.
404 play foreign_trade:eu2
    European Union plays Foreign Trade.
405 done
406 import energy
407 buy 2
    European Union imports 2 energy for 6 money.
408 buy 2
    European Union imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    1 energy of European Union found no place: 3 money instead.
409 import goods
410 buy 0
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    European Union gains 1 diplomacy.
411 play new_allies:russia1
    Russian Federation plays New Allies.
412 improve turkmenistan
    Russian Federation pays 1 diplomacy.
    Turkmenistan becomes an ally of Russian Federation.
    Georgia lies open.
413 asset cn_rapid_industrialization
    People's Republic of China uses Rapid Industrialization.
414 lay minimize_bureaucracy:a
    People's Republic of China puts a hidden card face down.
415 choose increase_two
    People's Republic of China chooses: 10 money: raise two productions.
    People's Republic of China pays 10 money.
416 raise raw
    People's Republic of China's production of raw materials goes up to 4.
417 raise services
    People's Republic of China's production of services goes up to 3.
    People's Republic of China gains 3 VP.
418 play explore_alternatives:a
    People's Republic of China plays Explore Alternatives.
    People's Republic of China draws 2 hidden cards.
419 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
420 choose growth
    People's Republic of China chooses: Get a Growth Card.
421 growth knowledge_transfer
    People's Republic of China gets Knowledge Transfer for 4 VPs.
422 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
423 trash diplomatic_engagement:eu1
    Diplomatic Engagement of European Union leaves the game.
424 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
425 base nepal
    European Union exhausts Nepal.
    European Union builds a Base in Nepal with 1 army for 10 money.
    European Union adds Influence in South Asia, below the line: 2 VPs.
426 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
427 invest turkmenistan
    Russian Federation exhausts Turkmenistan.
    Russian Federation invests 10 money in Turkmenistan.
428 permanent
    Russian Federation adds Influence in Central Asia, above the line: 1 VP.
429 pass
430 lay foreign_direct_investment:china1
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
431 play growth_strategy:eu1
    European Union plays Growth Strategy.
    European Union chooses: Produce.
432 produce energy
    European Union produces 1 energy.
    1 energy of European Union found no place: 3 money instead.
433 produce food
    European Union produces 3 food.
    2 food of European Union found no place: 6 money instead.
434 produce army
435 make 0
436 play military_exercises:b
    Russian Federation plays Military Exercises.
437 army europe
438 to mena
    Russian Federation moves an army from Europe to Middle East - North Africa.
439 army central_asia
440 to mena
    Russian Federation moves an army from Central Asia to Middle East - North Africa.
441 army mena
442 to europe
    Russian Federation moves an army from Middle East - North Africa to Europe.
443 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
444 none
    European Union reveals Humanitarian Aid and Growth Strategy: 5 Research.
    European Union gains 3 money.
    European Union gains 2 money.
445 exhaust eu_member_states
    European Union exhausts EU Member States.
446 buy joint_venture:a
    European Union buys Joint Venture for 6 Research.
    Rapid Deployment lies open in the market.
447 exhaust croatia
    European Union exhausts Croatia.
448 exhaust switzerland
    European Union exhausts Switzerland.
449 buy think_tank:a
    European Union buys Think Tank for 3 Research.
    New Strategic Partner lies open in the market.
450 refresh
    European Union refreshes the market.
    Permanent Mission leaves the market.
    Diplomatic Trip lies open in the market.
    Trade Opportunity leaves the market.
    Successful Negotiations lies open in the market.
    Debt Relief leaves the market.
    Supply Chain Deal lies open in the market.
451 exhaust jordan_eu
    European Union exhausts Jordan.
452 exhaust nigeria_eu
    European Union exhausts Nigeria.
453 refresh
    European Union refreshes the market.
    Strengthen Alliance leaves the market.
    Cultural Exchange lies open in the market.
    Rapid Deployment leaves the market.
    Energy Summit lies open in the market.
    New Strategic Partner leaves the market.
    Military Exercises lies open in the market.
454 use knowledge_transfer
    Russian Federation uses Knowledge Transfer.
455 draw 2
    Russian Federation draws 2 hidden cards.
456 discard quantitative_easing:a
    Russian Federation discards Quantitative Easing.
457 discard energy_titan:russia1
    Russian Federation discards Energy Titan.
    Russian Federation reveals Ensure Peace in the Region and Foreign Trade: 4 Research.
    Russian Federation gains 1 diplomacy.
    Russian Federation gains 3 money.
458 buy energy_summit:a
    Russian Federation buys Energy Summit for 4 Research.
    Re-Examine Agreement lies open in the market.
459 exhaust india_russia
    Russian Federation exhausts India.
460 exhaust honduras
    Russian Federation exhausts Honduras.
461 buy cultural_exchange:a
    Russian Federation buys Cultural Exchange for 3 Research.
    Activation of Allies lies open in the market.
462 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
463 draw 3
    People's Republic of China draws 3 hidden cards.
464 discard economic_diplomacy:china1
    People's Republic of China discards Economic Diplomacy.
465 discard foreign_trade:china1
    People's Republic of China discards Foreign Trade.
466 discard the_worlds_factory:china1
    People's Republic of China discards The World's Factory.
    People's Republic of China reveals Quantitative Easing and Dominant Power: 6 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 1 diplomacy.
467 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
468 buy diplomatic_trip:a
    People's Republic of China buys Diplomatic Trip for 7 Research.
    Return on Investment lies open in the market.
469 done
    Successful Negotiations leaves the market.
    New Agenda lies open in the market.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    United States of America trades with People's Republic of China: 10 money.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Next: Auto-Influence 8 and Auto-Influence 16.
    European Union's investments return 2 money.
    Russian Federation's investments return 6 money.
    People's Republic of China's investments return 4 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    European Union threatens People's Republic of China in South Asia: -2 VPs.
    Round 6.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Albania, Tajikistan, Ecuador, Turkey, Burkina Faso, Maldives and Thailand.
hash 6 e969b7c9f390cacf
470 place 4
    European Union takes place 4.
471 place 1
    People's Republic of China takes place 1.
472 place 2
    Russian Federation takes place 2.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 4 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 4 food.
    2 food of People's Republic of China found no place: 6 money instead.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 5 raw materials.
    3 raw materials of Russian Federation found no place: 9 money instead.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    1 energy of European Union found no place: 3 money instead.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    3 food of European Union found no place: 9 money instead.
473 focus military
    People's Republic of China chooses Military Focus.
474 ready bhutan
    People's Republic of China readies Bhutan.
475 ready tajikistan_china
    People's Republic of China readies Tajikistan.
476 raise army
    People's Republic of China's production of army goes up to 5.
477 make 5
    People's Republic of China produces 5 army.
478 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
479 ready belarus_russia
    Russian Federation readies Belarus.
480 ready syria_russia
    Russian Federation readies Syria.
481 ready india_russia
    Russian Federation readies India.
482 done
483 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
484 make 4
    Russian Federation produces 4 diplomacy.
485 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
486 trash re_examine_agreement:b
    Re-Examine Agreement of European Union leaves the game.
487 focus domestic
    European Union chooses Domestic Focus.
488 ready croatia
    European Union readies Croatia.
489 ready switzerland
    European Union readies Switzerland.
490 ready armenia
    European Union readies Armenia.
491 raise army
    European Union's production of army goes up to 5.
492 make 2
    European Union produces 2 consumer goods.
    European Union's Commerce cards lie face up again.
493 make 4
    European Union produces 4 services.
494 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
495 choose produce
    People's Republic of China chooses: Produce.
496 produce energy
    People's Republic of China produces 2 energy.
497 produce diplomacy
498 make 2
    People's Republic of China produces 2 diplomacy.
499 produce goods
500 make 3
    People's Republic of China produces 3 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
501 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
502 export food
503 sell 1
    Russian Federation exports 1 food for 5 money.
504 export army
    Russian Federation exports 1 army for 20 money.
505 export energy
506 sell 3
    Russian Federation exports 3 energy for 15 money.
507 import services
508 buy 0
509 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
510 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
511 import goods
512 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
513 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation gains 1 diplomacy.
514 play joint_venture:a
    European Union plays Joint Venture.
515 produce diplomacy
516 make 4
    European Union produces 4 diplomacy.
    2 diplomacy of European Union found no place: 0 money instead.
517 produce energy
    European Union produces 1 energy.
518 invest switzerland
    European Union exhausts Switzerland.
    European Union invests 20 money in Switzerland.
519 temporary
    European Union adds Influence in Europe, below the line: 5 VPs.
520 play new_allies:china1
    People's Republic of China plays New Allies.
521 improve qatar
    People's Republic of China pays 2 diplomacy.
    Qatar becomes an ally of People's Republic of China.
    Saudi Arabia lies open.
522 play cultural_exchange:a
    Russian Federation plays Cultural Exchange.
523 ready honduras
    Russian Federation readies Honduras.
524 ready turkmenistan
    Russian Federation readies Turkmenistan.
    Russian Federation gains 2 diplomacy.
525 play new_allies:eu1
    European Union plays New Allies.
526 improve vietnam
    European Union pays 2 diplomacy.
    Vietnam becomes an ally of European Union.
    South Korea lies open.
527 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
528 draw 2
    People's Republic of China's discard pile becomes a deck of 11 cards.
    People's Republic of China draws 2 hidden cards.
529 discard new_allies:china2
    People's Republic of China discards New Allies.
530 discard foreign_military_presence:china1
    People's Republic of China discards Foreign Military Presence.
531 play diplomatic_trip:a
    People's Republic of China plays Diplomatic Trip.
532 improve albania
    People's Republic of China pays 1 diplomacy.
    Albania becomes an ally of People's Republic of China.
    Ukraine lies open.
533 play energy_summit:a
    Russian Federation plays Energy Summit.
    Russian Federation gains 2 energy.
534 done
535 done
536 play foreign_trade:eu1
    European Union plays Foreign Trade.
537 export food
538 sell 3
    European Union exports 3 food for 15 money.
539 export services
540 sell 2
    European Union exports 2 services for 30 money.
541 import raw
542 buy 2
    European Union imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
543 import goods
544 buy 3
    European Union imports 3 consumer goods for 30 money.
545 buy 1
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
    European Union gains 1 diplomacy.
546 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
547 invest bhutan
    People's Republic of China exhausts Bhutan.
    People's Republic of China invests 10 money in Bhutan.
    People's Republic of China adds Influence in South Asia, below the line: 1 VP.
548 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
549 produce raw
    Russian Federation produces 5 raw materials.
    5 raw materials of Russian Federation found no place: 15 money instead.
    Russian Federation's Commerce cards lie face up again.
550 produce food
    Russian Federation produces 2 food.
551 produce services
552 make 0
553 play think_tank:a
    European Union plays Think Tank.
    European Union's discard pile becomes a deck of 6 cards.
    European Union draws 2 hidden cards.
554 discard foreign_military_presence:eu1
    European Union discards Foreign Military Presence.
    European Union gains 1 services.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    United States of America trades with Russian Federation: 10 money.
    People's Republic of China's investments return 6 money.
    Russian Federation's investments return 6 money.
    European Union's investments return 8 money.
555 no
556 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
557 no
    United States of America threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    Americas: 5 VPs for European Union, 1 for cubes and 4 for place 2.
    Middle East - North Africa: 8 VPs for Russian Federation, 1 for cubes and 7 for place 2.
    Middle East - North Africa: 3 VPs for European Union, 1 for cubes and 2 for place 4.
    Africa does not score: a permanent slot is free.
    South Asia: 7 VPs for Russian Federation, 2 for cubes and 5 for place 2.
    South Asia: 11 VPs for People's Republic of China, 3 for cubes and 8 for place 1.
    South Asia: 1 VP for European Union, 1 for cubes and 0 for place 4.
    East Asia - Pacific: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    East Asia - Pacific: 8 VPs for People's Republic of China, 2 for cubes and 6 for place 2.
    Russian Federation's sphere of influence holds in Europe: 2 VPs.
    People's Republic of China's investments reach 3 Regions: 2 VPs.
    Money, place 1: 5 VPs for Russian Federation.
    Money, place 2: 3 VPs for People's Republic of China.
    Money, place 3: 1 VP for European Union.
    Most armies on the map, place 2: 3 VPs for Russian Federation.
    Most armies on the map, place 3: 1 VP for People's Republic of China.
    Most armies on the map, place 2: 3 VPs for European Union.
    Most allied Countries, place 3: 2 VPs for Russian Federation.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
end c4da7293e4aad92e
    Russian Federation has the most VPs when the last round is over: 89.
