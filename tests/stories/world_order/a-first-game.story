{"format": 1, "title": "world_order", "rules": 1, "level": "first_game", "factions": ["china", "eu"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": true, "then_requires_previous_step": true, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": true, "optional_market_pack": true}, "seed": 98, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 give_back cn_south_china_sea
2 give_back eu_central_bank
    People's Republic of China keeps Shanghai Cooperation Organization and Belt & Road Initiative and begins with 4 VPs.
    European Union keeps EU Expansion and EU Neighborhood Policy and begins with 6 VPs.
    People's Republic of China takes place 1.
    European Union takes place 2.
    Next: Auto-Influence 3 and Auto-Influence 7.
    Round 1.
hash 1 acb14e6752bc4723
3 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
4 export goods
5 sell 3
    People's Republic of China exports 3 consumer goods for 45 money.
6 export army
    People's Republic of China exports 1 army for 20 money.
7 export energy
    People's Republic of China exports 1 energy for 5 money.
8 import raw
9 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
10 import services
11 buy 0
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
12 order
    European Union uses the Executive Order.
13 lay military_reinforcements:eu1
    European Union puts a hidden card face down.
14 choose trade
    European Union chooses: Trade.
15 export food
16 sell 2
    European Union exports 2 food for 10 money.
17 export services
    European Union exports 1 services for 15 money.
18 import raw
19 buy 2
    European Union imports 2 raw materials from Russian Federation for 6 money.
20 import energy
21 buy 1
    European Union imports 1 energy for 3 money.
22 buy 3
    European Union imports 3 energy from Russian Federation for 9 money.
23 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
24 invest tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
25 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
    People's Republic of China gains 1 diplomacy.
26 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
27 invest jordan_eu
    European Union exhausts Jordan.
    European Union invests 10 money in Jordan.
28 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 5 VPs.
29 play new_allies:china1
    People's Republic of China plays New Allies.
30 improve syria
    People's Republic of China pays 2 diplomacy.
    Syria becomes an ally of People's Republic of China.
    Saudi Arabia lies open.
31 play growth_strategy:eu1
    European Union plays Growth Strategy.
32 choose produce
    European Union chooses: Produce.
33 produce diplomacy
34 make 3
    European Union produces 3 diplomacy.
35 produce energy
    European Union produces 1 energy.
36 produce army
37 make 1
    European Union produces 1 army.
38 asset cn_belt_and_road
    People's Republic of China uses Belt & Road Initiative.
39 lay growth_strategy:china1
    People's Republic of China puts a hidden card face down.
40 invest syria
    People's Republic of China exhausts Syria.
    People's Republic of China invests 15 money in Syria.
41 permanent
    People's Republic of China adds Influence in Middle East - North Africa, above the line: 1 VPs.
42 invest south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 20 money in South Africa.
43 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VPs.
44 play new_allies:eu1
    European Union plays New Allies.
45 improve pakistan
    European Union pays 3 diplomacy.
    Pakistan becomes an ally of European Union.
    Sri Lanka lies open.
    People's Republic of China reveals Diplomatic Engagement and Military Reinforcements: 5 Research.
    People's Republic of China gains 1 diplomacy.
    People's Republic of China gains 3 money.
46 done
    European Union reveals Foreign Trade and Soft Power: 5 Research.
    European Union gains 3 money.
    European Union gains 1 diplomacy.
47 exhaust pakistan
    European Union exhausts Pakistan.
48 exhaust canada_eu
    European Union exhausts Canada.
49 buy optimization_program:a
    European Union buys Optimization Program for 5 Research.
    Steady Partnership lies open in the market.
50 buy power_play:a
    European Union buys Power Play for 5 Research.
    Military Exercises lies open in the market.
51 exhaust eu_member_states
    European Union exhausts EU Member States.
52 refresh
    European Union refreshes the market.
    Permanent Mission leaves the market.
    Strategic Reinforcements lies open in the market.
    Assign New Diplomats leaves the market.
    Quantitative Easing lies open in the market.
    Economic Expansion leaves the market.
    Peacekeeping Mandate lies open in the market.
53 exhaust norway_eu
    European Union exhausts Norway.
54 exhaust nigeria_eu
    European Union exhausts Nigeria.
55 refresh
    European Union refreshes the market.
    Trade Opportunity leaves the market.
    Diplomatic Trip lies open in the market.
    Steady Partnership leaves the market.
    Build New Embassy lies open in the market.
    Military Exercises leaves the market.
    Power Play lies open in the market.
    Strategic Reinforcements leaves the market.
    Tap into New Markets lies open in the market.
    Quantitative Easing leaves the market.
    Global Presence lies open in the market.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    Russian Federation adds Influence in Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Africa.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Russian Federation adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    Next: Auto-Influence 11 and Auto-Influence 9.
    People's Republic of China's investments return 8 money.
    European Union's investments return 2 money.
56 no
    Russian Federation threatens European Union in Africa: -2 VPs.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Iceland, Uzbekistan, Venezuela, Israel, Ethiopia, Bangladesh and North Korea.
hash 2 919cc3a12b5164fa
57 place 3
    European Union takes place 3.
58 place 1
    People's Republic of China takes place 1.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
59 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
60 ready south_africa_china
    People's Republic of China readies South Africa.
61 done
62 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
63 make 4
    People's Republic of China produces 4 diplomacy.
64 focus diplomatic
    European Union chooses Diplomatic Focus.
65 ready norway_eu
    European Union readies Norway.
66 ready eu_member_states
    European Union readies EU Member States.
67 ready pakistan
    European Union readies Pakistan.
68 ready jordan_eu
    European Union readies Jordan.
69 ready canada_eu
    European Union readies Canada.
70 raise diplomacy
    European Union's production of diplomacy goes up to 5.
71 make 3
    European Union produces 3 diplomacy.
72 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
73 choose produce
    People's Republic of China chooses: Produce.
74 produce services
75 make 0
76 produce army
77 make 2
    People's Republic of China produces 2 army.
78 produce diplomacy
79 make 4
    People's Republic of China produces 4 diplomacy.
    2 diplomacy of People's Republic of China found no place: 0 money instead.
80 play power_play:a
    European Union plays Power Play.
81 base norway_eu
    European Union exhausts Norway.
    European Union builds a Base in Norway with 1 army for 10 money.
82 temporary
    European Union adds Influence in Europe, below the line: 5 VPs.
83 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
84 asset eu_neighborhood_policy
    European Union uses EU Neighborhood Policy.
85 lay humanitarian_aid:eu1
    European Union puts a hidden card face down.
86 engage mena
87 exhaust jordan_eu
    European Union exhausts Jordan.
    European Union pays 3 diplomacy.
    European Union engages in Middle East - North Africa.
88 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 4 VPs.
89 yes
    European Union pays 10 money.
90 engage europe
91 exhaust eu_member_states
    European Union exhausts EU Member States.
    European Union pays 1 diplomacy.
    European Union engages in Europe.
92 permanent
    European Union adds Influence in Europe, above the line: 1 VPs.
93 play new_allies:china2
    People's Republic of China plays New Allies.
94 improve north_korea
95 exhaust laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China pays 1 diplomacy.
    North Korea becomes an ally of People's Republic of China.
    South Korea lies open.
96 play optimization_program:a
    European Union plays Optimization Program.
97 produce army
98 make 2
    European Union produces 2 army.
    European Union gets Diplomatic Initiative for 2 VPs.
99 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
100 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
101 engage europe
    European Union pays 3 diplomacy.
    European Union engages in Europe.
102 temporary
    European Union adds Influence in Europe, below the line: 4 VPs.
    People's Republic of China reveals Foreign Trade and The World's Factory: 2 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 5 money.
103 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
104 exhaust north_korea
    People's Republic of China exhausts North Korea.
105 buy power_play:b
    People's Republic of China buys Power Play for 5 Research.
    Successful Negotiations lies open in the market.
106 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
107 refresh
    People's Republic of China refreshes the market.
    Peacekeeping Mandate leaves the market.
    Strengthen Alliance lies open in the market.
    Diplomatic Trip leaves the market.
    Boost Production lies open in the market.
    Build New Embassy leaves the market.
    Return on Investment lies open in the market.
    European Union reveals Foreign Military Presence and Growth Strategy: 6 Research.
    European Union gains 4 money.
    European Union gains 2 money.
108 done
    Tap into New Markets leaves the market.
    Ensure Peace in the Region lies open in the market.
    Global Presence leaves the market.
    Dominant Power lies open in the market.
    United States of America adds Influence in Africa, below the line: 0 VPs.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    Next: Auto-Influence 10 and Auto-Influence 8.
    People's Republic of China's investments return 8 money.
    European Union's investments return 2 money.
109 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
110 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
111 discard_token mena
    European Union gives up an Engage token in Middle East - North Africa for 5 money.
112 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Russian Federation threatens European Union in Africa: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Albania, Afghanistan, Peru, Iraq, Angola, India and Australia.
hash 3 0d56b49c704945a1
113 place 4
    People's Republic of China takes place 4.
114 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
115 focus domestic
    European Union chooses Domestic Focus.
116 ready jordan_eu
    European Union readies Jordan.
117 ready nigeria_eu
    European Union readies Nigeria.
118 ready eu_member_states
    European Union readies EU Member States.
119 raise raw
    European Union's production of raw materials goes up to 2.
    European Union gains 1 raw materials.
120 make 0
121 make 3
    European Union produces 3 services.
    European Union's Commerce cards lie face up again.
122 focus domestic
    People's Republic of China chooses Domestic Focus.
123 ready tajikistan_china
    People's Republic of China readies Tajikistan.
124 tracks 2
125 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 5.
126 raise energy
    People's Republic of China's production of energy goes up to 2.
    People's Republic of China gains 1 energy.
127 make 3
    People's Republic of China produces 3 consumer goods.
128 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
129 base eu_member_states
130 send 2
    European Union exhausts EU Member States.
    European Union builds a Base in EU Member States with 2 armies for 15 money.
131 permanent
    European Union adds Influence in Europe, above the line: 1 VPs.
132 play new_allies:china1
    People's Republic of China plays New Allies.
133 improve afghanistan
134 pay
    People's Republic of China pays 1 diplomacy.
    Afghanistan becomes an ally of People's Republic of China.
    Kyrgyzstan lies open.
135 play foreign_trade:eu2
    European Union plays Foreign Trade.
136 export food
    European Union exports 1 food for 5 money.
137 done
138 import raw
139 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
140 import services
    European Union imports 1 services from United States of America for 10 money.
141 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
142 asset eu_expansion
    European Union uses EU Expansion.
143 lay new_allies:eu2
    European Union puts a hidden card face down.
144 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
145 engage central_asia
146 pay
    People's Republic of China pays 4 diplomacy.
    People's Republic of China engages in Central Asia.
147 temporary
    People's Republic of China adds Influence in Central Asia, below the line: 3 VPs.
148 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
149 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
    European Union reveals Humanitarian Aid and Growth Strategy: 7 Research.
    European Union gains 3 money.
    European Union gains 2 money.
150 buy dominant_power:b
    European Union buys Dominant Power for 4 Research.
    Think Tank lies open in the market.
151 buy think_tank:a
    European Union buys Think Tank for 3 Research.
    Regional Summit lies open in the market.
152 exhaust jordan_eu
    European Union exhausts Jordan.
153 done
    People's Republic of China reveals Power Play and Growth Strategy: 7 Research.
    People's Republic of China gains 1 army.
    People's Republic of China gains 2 money.
154 buy ensure_peace_in_the_region:b
    People's Republic of China buys Ensure Peace in the Region for 4 Research.
    Convincing Arguments lies open in the market.
155 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
156 done
    Successful Negotiations leaves the market.
    Explore Alternatives lies open in the market.
    Strengthen Alliance leaves the market.
    Trade Opportunity lies open in the market.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Russian Federation adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of Russian Federation appears in East Asia - Pacific.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    Next: Auto-Influence 18 and Auto-Influence 1.
    European Union's investments return 2 money.
    People's Republic of China's investments return 8 money.
157 discard_token central_asia
    People's Republic of China gives up an Engage token in Central Asia for 10 money.
158 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
    Russian Federation threatens European Union in Africa: -2 VPs.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Russian Federation threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Scoring.
    Europe: 14 VPs for European Union, 5 for cubes and 9 for place 1.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 4.
    Middle East - North Africa: 10 VPs for European Union, 3 for cubes and 7 for place 2.
    Africa: 1 VPs for People's Republic of China, 1 for cubes and 0 for place 4.
    Africa: 1 VPs for European Union, 1 for cubes and 0 for place 4.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Money, place 1: 5 VPs for People's Republic of China.
    Most armies on the map, place 1: 6 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for People's Republic of China.
    Round 4.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Belarus, Mongolia, Chile, Libya, Central African Republic, Bhutan and Indonesia.
hash 4 cb4d2507750ec9be
159 place 3
    People's Republic of China takes place 3.
160 place 4
    European Union takes place 4.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 2 raw materials.
    European Union produces 3 food.
161 focus military
    People's Republic of China chooses Military Focus.
162 ready north_korea
    People's Republic of China readies North Korea.
163 ready laos_china
    People's Republic of China readies Laos.
164 none
165 make 2
    People's Republic of China produces 2 army.
166 focus diplomatic
    European Union chooses Diplomatic Focus.
167 ready norway_eu
    European Union readies Norway.
168 ready jordan_eu
    European Union readies Jordan.
169 ready eu_member_states
    European Union readies EU Member States.
170 make 3
    European Union produces 3 diplomacy.
171 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
172 export army
    People's Republic of China exports 1 army for 20 money.
173 export energy
174 sell 2
    People's Republic of China exports 2 energy for 10 money.
175 export food
    People's Republic of China exports 1 food for 5 money.
176 import raw
177 buy 0
178 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    1 raw materials of People's Republic of China found no place: 3 money instead.
179 import services
180 buy 1
    People's Republic of China imports 1 services for 10 money.
181 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
182 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
183 import goods
184 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
185 buy 1
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    People's Republic of China gains 1 diplomacy.
186 play think_tank:a
    European Union plays Think Tank.
    European Union draws 2 hidden cards.
187 discard foreign_trade:eu1
    European Union discards Foreign Trade.
    European Union gains 1 services.
188 order
    People's Republic of China uses the Executive Order.
189 lay ensure_peace_in_the_region:b
    People's Republic of China puts a hidden card face down.
190 choose move
    People's Republic of China chooses: Move.
    People's Republic of China gains 1 army.
191 army board
192 to central_asia
    People's Republic of China moves an army to Central Asia.
193 army board
194 to east_asia_pacific
    People's Republic of China moves an army to East Asia - Pacific.
195 play power_play:a
    European Union plays Power Play.
196 base jordan_eu
    European Union exhausts Jordan.
    European Union builds a Base in Jordan with 1 army for 10 money.
197 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 2 VPs.
198 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
199 army board
200 to east_asia_pacific
    People's Republic of China moves an army to East Asia - Pacific.
201 army central_asia
202 to south_asia
    People's Republic of China moves an army from Central Asia to South Asia.
203 play dominant_power:b
    European Union plays Dominant Power.
204 engage europe
    European Union engages in Europe.
    European Union adds Influence in Europe, below the line: 3 VPs.
205 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
206 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Diplomatic Initiative for 2 VPs.
207 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
208 army europe
209 to africa
    European Union moves an army from Europe to Africa.
210 army mena
211 to europe
    European Union moves an army from Middle East - North Africa to Europe.
    People's Republic of China reveals New Allies and Foreign Trade: 2 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 3 money.
212 exhaust north_korea
    People's Republic of China exhausts North Korea.
213 buy return_on_investment:a
    People's Republic of China buys Return on Investment for 4 Research.
    Dominant Power lies open in the market.
214 exhaust laos_china
    People's Republic of China exhausts Laos.
215 exhaust afghanistan
    People's Republic of China exhausts Afghanistan.
216 refresh
    People's Republic of China refreshes the market.
    Boost Production leaves the market.
    Boost Production lies open in the market.
    Regional Summit leaves the market.
    Re-Examine Agreement lies open in the market.
    Convincing Arguments leaves the market.
    Cultural Exchange lies open in the market.
    European Union reveals Optimization Program, Soft Power and Foreign Direct Investment: 8 Research.
    European Union gains 6 money.
    European Union gains 1 diplomacy.
    European Union gains 6 money.
217 exhaust eu_member_states
    European Union exhausts EU Member States.
218 buy explore_alternatives:b
    European Union buys Explore Alternatives for 6 Research.
    Energy Summit lies open in the market.
219 buy cultural_exchange:a
    European Union buys Cultural Exchange for 3 Research.
    Prosperous Times lies open in the market.
220 exhaust pakistan
    European Union exhausts Pakistan.
221 exhaust canada_eu
    European Union exhausts Canada.
222 buy trade_opportunity:b
    European Union buys Trade Opportunity for 3 Research.
    Successful Negotiations lies open in the market.
223 done
    Dominant Power leaves the market.
    Convincing Arguments lies open in the market.
    Boost Production leaves the market.
    Steady Partnership lies open in the market.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    Russian Federation adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Next: Auto-Influence 2 and Auto-Influence 4.
    People's Republic of China's investments return 8 money.
    European Union's investments return 2 money.
224 done
225 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    Round 5.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 14 cards.
    European Union draws 6 hidden cards.
    New Countries: Moldova, Turkmenistan, El Salvador, Turkey, Burkina Faso, Nepal and Japan.
hash 5 6afb694cd79a0a4f
226 place 4
    People's Republic of China takes place 4.
227 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 2 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
228 focus domestic
    European Union chooses Domestic Focus.
229 ready eu_member_states
    European Union readies EU Member States.
230 ready pakistan
    European Union readies Pakistan.
231 ready jordan_eu
    European Union readies Jordan.
232 raise army
    European Union's production of army goes up to 3.
233 make 3
    European Union produces 3 consumer goods.
    European Union's Commerce cards lie face up again.
234 make 3
    European Union produces 3 services.
235 focus military
    People's Republic of China chooses Military Focus.
236 ready north_korea
    People's Republic of China readies North Korea.
237 ready syria
    People's Republic of China readies Syria.
238 ready pakistan_china
    People's Republic of China readies Pakistan.
239 raise army
    People's Republic of China's production of army goes up to 3.
240 make 3
    People's Republic of China produces 3 army.
241 play growth_strategy:eu1
    European Union plays Growth Strategy.
242 choose produce
    European Union chooses: Produce.
243 produce energy
    European Union produces 1 energy.
244 produce services
245 make 2
    European Union produces 2 services.
    2 services of European Union found no place: 20 money instead.
246 produce food
    European Union produces 3 food.
247 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
248 choose produce
    People's Republic of China chooses: Produce.
249 produce services
250 make 1
    People's Republic of China produces 1 services.
251 produce raw
    People's Republic of China produces 3 raw materials.
252 produce army
253 make 0
254 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
255 invest norway_eu
    European Union exhausts Norway.
    European Union invests 10 money in Norway.
    A cube of European Union is pushed out of Europe.
    European Union adds Influence in Europe, below the line: 0 VPs.
256 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
257 export energy
    People's Republic of China exports 1 energy for 5 money.
258 export food
    People's Republic of China exports 1 food for 5 money.
259 done
260 import services
261 buy 0
262 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
263 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
264 import goods
265 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
266 buy 1
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
267 import raw
268 buy 1
    People's Republic of China imports 1 raw materials for 3 money.
    1 raw materials of People's Republic of China found no place: 3 money instead.
269 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China gains 1 diplomacy.
270 play new_allies:eu1
    European Union plays New Allies.
271 improve libya
272 exhaust jordan_eu
    European Union exhausts Jordan.
    European Union pays 1 diplomacy.
    Libya becomes an ally of European Union.
    Iraq lies open.
273 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
274 play trade_opportunity:b
    European Union plays Trade Opportunity.
275 export food
276 sell 4
    European Union exports 4 food for 20 money.
277 play cultural_exchange:a
    European Union plays Cultural Exchange.
278 ready canada_eu
    European Union readies Canada.
279 ready norway_eu
    European Union readies Norway.
    European Union gains 2 diplomacy.
280 play return_on_investment:a
    People's Republic of China plays Return on Investment.
    People's Republic of China gains 12 money.
281 invest north_korea
    People's Republic of China exhausts North Korea.
    People's Republic of China invests 15 money in North Korea.
282 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
    European Union reveals Explore Alternatives: 6 Research.
    European Union gains 8 money.
283 exhaust pakistan
    European Union exhausts Pakistan.
284 buy convincing_arguments:b
    European Union buys Convincing Arguments for 4 Research.
    Key Economic Partner lies open in the market.
285 buy prosperous_times:a
    European Union buys Prosperous Times for 5 Research.
    Return on Investment lies open in the market.
286 exhaust norway_eu
    European Union exhausts Norway.
287 exhaust eu_member_states
    European Union exhausts EU Member States.
288 exhaust nigeria_eu
    European Union exhausts Nigeria.
289 buy energy_summit:a
    European Union buys Energy Summit for 4 Research.
    New Strategic Partner lies open in the market.
290 exhaust libya
    European Union exhausts Libya.
291 refresh
    European Union refreshes the market.
    Re-Examine Agreement leaves the market.
    Activation of Allies lies open in the market.
    Successful Negotiations leaves the market.
    Tap into New Markets lies open in the market.
    Steady Partnership leaves the market.
    Re-Evaluate Strategy lies open in the market.
292 exhaust canada_eu
    European Union exhausts Canada.
293 refresh
    European Union refreshes the market.
    Key Economic Partner leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Return on Investment leaves the market.
    Establish Trade Routes lies open in the market.
    New Strategic Partner leaves the market.
    Establish Trade Routes lies open in the market.
    People's Republic of China reveals Foreign Military Presence and New Allies: 4 Research.
    People's Republic of China gains 4 money.
    People's Republic of China gains 3 money.
294 buy establish_trade_routes:a
    People's Republic of China buys Establish Trade Routes for 3 Research.
    Initiate Restructuring lies open in the market.
295 exhaust syria
    People's Republic of China exhausts Syria.
296 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
297 buy initiate_restructuring:b
    People's Republic of China buys Initiate Restructuring for 4 Research.
    Re-Examine Agreement lies open in the market.
    Activation of Allies leaves the market.
    New Strategic Partner lies open in the market.
    Tap into New Markets leaves the market.
    Improve Logistics lies open in the market.
    United States of America adds Influence in Americas, below the line: 0 VPs.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    A cube of European Union is pushed out of Europe.
    United States of America adds Influence in Europe, below the line: 0 VPs.
    Russian Federation adds Influence in Americas, below the line: 0 VPs.
    1 army of Russian Federation appears in Americas.
    Next: Auto-Influence 15 and Auto-Influence 6.
    European Union's investments return 4 money.
298 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
    People's Republic of China's investments return 12 money.
299 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
    Round 6.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Switzerland, Armenia, Mexico, Qatar, South Africa, Maldives and Thailand.
hash 6 980de25d51b75073
300 place 3
    People's Republic of China takes place 3.
301 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 2 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
302 focus military
    European Union chooses Military Focus.
303 ready libya
    European Union readies Libya.
304 ready jordan_eu
    European Union readies Jordan.
305 ready nigeria_eu
    European Union readies Nigeria.
306 ready eu_member_states
    European Union readies EU Member States.
307 raise army
    European Union's production of army goes up to 4.
308 make 1
    European Union produces 1 army.
309 focus domestic
    People's Republic of China chooses Domestic Focus.
310 ready north_korea
    People's Republic of China readies North Korea.
311 ready syria
    People's Republic of China readies Syria.
312 tracks 1
313 raise army
    People's Republic of China's production of army goes up to 4.
314 make 1
    People's Republic of China produces 1 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
315 make 1
    People's Republic of China produces 1 services.
316 play soft_power:eu1
    European Union plays Soft Power.
317 engage europe
318 pay
    European Union pays 4 diplomacy.
    European Union engages in Europe.
    A cube of European Union is pushed out of Europe.
    European Union adds Influence in Europe, below the line: 0 VPs.
319 play initiate_restructuring:b
    People's Republic of China plays Initiate Restructuring.
    People's Republic of China draws a hidden card.
320 trash establish_trade_routes:a
    Establish Trade Routes of People's Republic of China leaves the game.
321 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
322 engage east_asia_pacific
323 exhaust north_korea
    People's Republic of China exhausts North Korea.
    People's Republic of China pays 3 diplomacy.
    People's Republic of China engages in East Asia - Pacific.
324 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
325 play convincing_arguments:b
    European Union plays Convincing Arguments.
    European Union gains 2 diplomacy.
326 choose engage
    European Union chooses: Engage.
327 engage africa
328 pay
    European Union pays 3 diplomacy.
    European Union engages in Africa.
    European Union adds Influence in Africa, below the line: 1 VPs.
329 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
330 export food
    People's Republic of China exports 1 food for 5 money.
331 export goods
332 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
333 export raw
    People's Republic of China exports 1 raw materials for 5 money.
334 import services
335 buy 1
    People's Republic of China imports 1 services for 10 money.
336 buy 0
337 buy 0
338 import energy
339 buy 1
    People's Republic of China imports 1 energy from Russian Federation for 3 money.
340 play growth_strategy:eu2
    European Union plays Growth Strategy.
341 choose produce
    European Union chooses: Produce.
342 produce raw
    European Union produces 2 raw materials.
343 produce diplomacy
344 make 2
    European Union produces 2 diplomacy.
345 produce goods
346 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
347 play ensure_peace_in_the_region:b
    People's Republic of China plays Ensure Peace in the Region.
348 engage central_asia
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in Central Asia.
    People's Republic of China adds Influence in Central Asia, below the line: 2 VPs.
349 play prosperous_times:a
    European Union plays Prosperous Times.
350 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
351 lay growth_strategy:china2
    People's Republic of China puts a hidden card face down.
352 improve qatar
    People's Republic of China exhausts Syria.
    Qatar becomes an ally of People's Republic of China.
    Jordan lies open.
353 choose invest
    People's Republic of China chooses: Invest.
    People's Republic of China exhausts Qatar.
    People's Republic of China invests 15 money in Qatar.
    People's Republic of China adds Influence in Middle East - North Africa, below the line: 1 VPs.
    United States of America adds Influence in South Asia, below the line: 0 VPs.
    1 army of United States of America appears in South Asia.
    A cube of Russian Federation is pushed out of Europe.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    A cube of European Union is pushed out of Europe.
    United States of America adds Influence in Europe, below the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    Russian Federation trades with European Union: 10 money.
    European Union's investments return 4 money.
354 discard_token africa
    European Union gives up an Engage token in Africa for 5 money.
355 discard_token europe
    European Union gives up an Engage token in Europe for 10 money.
    People's Republic of China's investments return 16 money.
356 discard_token east_asia_pacific
    People's Republic of China gives up an Engage token in East Asia - Pacific for 10 money.
357 done
358 yes
    People's Republic of China gives up an Engage token in Central Asia for 2 Defense.
    Scoring.
    Europe: 13 VPs for European Union, 4 for cubes and 9 for place 1.
    Central Asia: 7 VPs for People's Republic of China, 3 for cubes and 4 for place 2.
    Middle East - North Africa: 6 VPs for People's Republic of China, 2 for cubes and 4 for place 3.
    Middle East - North Africa: 11 VPs for European Union, 4 for cubes and 7 for place 2.
    Africa: 1 VPs for People's Republic of China, 1 for cubes and 0 for place 4.
    Africa: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    South Asia: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 3.
    East Asia - Pacific: 12 VPs for People's Republic of China, 3 for cubes and 9 for place 1.
    People's Republic of China's investments reach 4 Regions: 3 VPs.
    Money, place 1: 5 VPs for European Union.
    Most armies on the map, place 1: 6 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for People's Republic of China.
end 360c5196f28071f6
    European Union has the most VPs when the last round is over: 106.
