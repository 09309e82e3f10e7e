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
hash 1 65bdeff9bec0fc07
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
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
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
    European Union draws a hidden card.
56 trash foreign_trade:eu2
    Foreign Trade of European Union leaves the game.
57 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
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
64 lay diplomatic_engagement:eu1
    European Union puts a hidden card face down.
65 exhaust eu_member_states
    European Union exhausts EU Member States.
    Serbia becomes an ally of European Union.
    Iceland lies open.
66 yes
    European Union pays 2 diplomacy.
    European Union adds Influence in Europe, above the line: 1 VPs.
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
    European Union reveals Foreign Military Presence and New Allies: 6 Research.
    European Union gains 4 money.
    European Union gains 3 money.
79 exhaust armenia
    European Union exhausts Armenia.
80 exhaust norway_eu
    European Union exhausts Norway.
81 buy re_examine_agreement:b
    European Union buys Re-Examine Agreement for 5 Research.
    Re-Evaluate Strategy lies open in the market.
82 buy build_new_embassy:a
    European Union buys Build New Embassy for 3 Research.
    Ensure Peace in the Region lies open in the market.
83 exhaust nigeria_eu
    European Union exhausts Nigeria.
84 exhaust serbia
    European Union exhausts Serbia.
85 done
    Russian Federation reveals New Allies and Foreign Trade: 4 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
86 buy ensure_peace_in_the_region:b
    Russian Federation buys Ensure Peace in the Region for 4 Research.
    Economic Expansion lies open in the market.
87 exhaust syria_russia
    Russian Federation exhausts Syria.
88 done
    Quantitative Easing leaves the market.
    Quantitative Easing lies open in the market.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    Next: Auto-Influence 9 and Auto-Influence 2.
89 no
90 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Kyrgyzstan, Mexico, United Arab Emirates, Sudan, Nepal and Japan.
hash 2 cf0769d75004deb2
91 place 1
    People's Republic of China takes place 1.
92 place 4
    European Union takes place 4.
93 place 3
    Russian Federation takes place 3.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
94 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
95 ready pakistan_china
    People's Republic of China readies Pakistan.
96 ready south_africa_china
    People's Republic of China readies South Africa.
97 ready tajikistan_china
    People's Republic of China readies Tajikistan.
98 none
99 make 2
    People's Republic of China produces 2 diplomacy.
100 focus military
    Russian Federation chooses Military Focus.
101 ready syria_russia
    Russian Federation readies Syria.
102 raise army
    Russian Federation's production of army goes up to 3.
103 make 2
    Russian Federation produces 2 army.
104 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
105 trash re_examine_agreement:b
    Re-Examine Agreement of European Union leaves the game.
106 focus diplomatic
    European Union chooses Diplomatic Focus.
107 ready nigeria_eu
    European Union readies Nigeria.
108 ready serbia
    European Union readies Serbia.
109 ready eu_member_states
    European Union readies EU Member States.
110 ready armenia
    European Union readies Armenia.
111 ready norway_eu
    European Union readies Norway.
112 raise diplomacy
    European Union's production of diplomacy goes up to 5.
113 make 5
    European Union produces 5 diplomacy.
114 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
115 base pakistan_china
116 send 1
    People's Republic of China exhausts Pakistan.
    People's Republic of China builds a Base in Pakistan with 1 army for 10 money.
117 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
118 play ensure_peace_in_the_region:b
    Russian Federation plays Ensure Peace in the Region.
119 engage south_asia
120 exhaust india_russia
    Russian Federation exhausts India.
    Russian Federation pays 1 diplomacy.
    Russian Federation engages in South Asia.
    Russian Federation adds Influence in South Asia, below the line: 4 VPs.
121 order
    European Union uses the Executive Order.
122 lay military_reinforcements:eu1
    European Union puts a hidden card face down.
123 choose build_base
    European Union chooses: Build a Base.
124 base norway_eu
    European Union exhausts Norway.
    European Union builds a Base in Norway with 1 army for 10 money.
125 temporary
    European Union adds Influence in Europe, below the line: 5 VPs.
126 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China gains 1 diplomacy.
127 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
128 choose produce
    Russian Federation chooses: Produce.
129 produce raw
    Russian Federation produces 4 raw materials.
130 produce services
131 make 1
    Russian Federation produces 1 services.
132 produce army
133 make 1
    Russian Federation produces 1 army.
134 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
135 improve singapore
136 swap 1
    European Union pays 3 money.
    European Union pays 1 diplomacy.
    Singapore becomes an ally of European Union.
    New Zealand lies open.
137 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
138 export army
    People's Republic of China exports 1 army for 20 money.
139 export energy
    People's Republic of China exports 1 energy for 5 money.
140 done
141 import goods
142 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
143 buy 0
144 import raw
145 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    3 raw materials of People's Republic of China found no place: 9 money instead.
146 import services
147 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
148 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    People's Republic of China gains 1 diplomacy.
149 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
150 army board
151 to europe
    Russian Federation moves an army to Europe.
152 army board
153 to mena
    Russian Federation moves an army to Middle East - North Africa.
154 play build_new_embassy:a
    European Union plays Build New Embassy.
155 improve honduras
    Honduras becomes an ally of European Union.
    Brazil lies open.
156 play dominant_power:b
    People's Republic of China plays Dominant Power.
157 engage central_asia
158 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China engages in Central Asia.
159 permanent
    People's Republic of China adds Influence in Central Asia, above the line: 1 VPs.
160 asset ru_arms_export
    Russian Federation uses Arms Export.
161 lay foreign_direct_investment:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation pays 2 army.
    Russian Federation gains 20 money.
162 region americas
    Russian Federation names Americas.
163 permanent
    Russian Federation adds Influence in Americas, above the line: 1 VPs.
164 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
165 invest armenia
    European Union exhausts Armenia.
    European Union invests 10 money in Armenia.
166 permanent
    European Union adds Influence in Central Asia, above the line: 1 VPs.
    People's Republic of China reveals Growth Strategy and New Allies: 4 Research.
    People's Republic of China gains 2 money.
    People's Republic of China gains 3 money.
167 buy strategic_reinforcements:a
    People's Republic of China buys Strategic Reinforcements for 3 Research.
    Well-Laid Plans lies open in the market.
168 done
    Russian Federation reveals New Allies and Military Re-Equipment: 4 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 5 money.
169 exhaust belarus_russia
    Russian Federation exhausts Belarus.
170 refresh
    Russian Federation refreshes the market.
    Successful Negotiations leaves the market.
    Key Economic Partner lies open in the market.
    Steady Partnership leaves the market.
    Global Presence lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Well-Laid Plans lies open in the market.
171 exhaust syria_russia
    Russian Federation exhausts Syria.
172 exhaust armenia_russia
    Russian Federation exhausts Armenia.
173 buy key_economic_partner:a
    Russian Federation buys Key Economic Partner for 4 Research.
    Power Play lies open in the market.
    European Union reveals Soft Power and Foreign Trade: 3 Research.
    European Union gains 1 diplomacy.
    European Union gains 3 money.
174 exhaust eu_member_states
    European Union exhausts EU Member States.
175 buy quantitative_easing:b
    European Union buys Quantitative Easing for 4 Research.
    Minimize Bureaucracy lies open in the market.
176 exhaust nigeria_eu
    European Union exhausts Nigeria.
177 exhaust serbia
    European Union exhausts Serbia.
178 exhaust canada_eu
    European Union exhausts Canada.
179 buy power_play:a
    European Union buys Power Play for 5 Research.
    Steady Partnership lies open in the market.
180 exhaust singapore
    European Union exhausts Singapore.
181 exhaust honduras
    European Union exhausts Honduras.
182 refresh
    European Union refreshes the market.
    Economic Expansion leaves the market.
    Optimization Program lies open in the market.
    Well-Laid Plans leaves the market.
    Return on Investment lies open in the market.
    Global Presence leaves the market.
    Global Presence lies open in the market.
183 exhaust jordan_eu
    European Union exhausts Jordan.
184 refresh
    European Union refreshes the market.
    Well-Laid Plans leaves the market.
    New Strategic Partner lies open in the market.
    Minimize Bureaucracy leaves the market.
    Prosperous Times lies open in the market.
    Steady Partnership leaves the market.
    Trade Opportunity lies open in the market.
    Optimization Program leaves the market.
    Strengthen Alliance lies open in the market.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    United States of America adds Influence in Americas, below the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    United States of America trades with Russian Federation: 10 money.
    Next: Auto-Influence 10 and Auto-Influence 15.
185 discard_token central_asia
    People's Republic of China gives up an Engage token in Central Asia for 5 money.
186 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
    European Union's investments return 2 money.
187 no
188 no
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Moldova, Georgia, El Salvador, Syria, Kenya, Bangladesh and Indonesia.
hash 3 f4107a8f21c80a9c
189 place 3
    People's Republic of China takes place 3.
190 place 4
    European Union takes place 4.
191 place 2
    Russian Federation takes place 2.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    3 raw materials of Russian Federation found no place: 9 money instead.
    Russian Federation produces 2 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
    1 food of People's Republic of China found no place: 3 money instead.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
192 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
193 ready belarus_russia
    Russian Federation readies Belarus.
194 ready india_russia
    Russian Federation readies India.
195 ready armenia_russia
    Russian Federation readies Armenia.
196 ready syria_russia
    Russian Federation readies Syria.
197 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
198 make 4
    Russian Federation produces 4 diplomacy.
199 focus military
    People's Republic of China chooses Military Focus.
200 ready tajikistan_china
    People's Republic of China readies Tajikistan.
201 ready pakistan_china
    People's Republic of China readies Pakistan.
202 raise army
    People's Republic of China's production of army goes up to 3.
203 make 2
    People's Republic of China produces 2 army.
204 focus military
    European Union chooses Military Focus.
205 ready singapore
    European Union readies Singapore.
206 ready eu_member_states
    European Union readies EU Member States.
207 ready nigeria_eu
    European Union readies Nigeria.
208 ready serbia
    European Union readies Serbia.
209 none
210 make 2
    European Union produces 2 army.
211 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
212 invest india_russia
    Russian Federation exhausts India.
    Russian Federation invests 15 money in India.
    Russian Federation adds Influence in South Asia, below the line: 3 VPs.
213 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
214 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Industrial Development for 1 VPs.
215 raise raw
    People's Republic of China's production of raw materials goes up to 4.
216 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
217 play soft_power:eu1
    European Union plays Soft Power.
218 engage central_asia
    European Union pays 3 diplomacy.
    European Union engages in Central Asia.
    European Union adds Influence in Central Asia, below the line: 3 VPs.
219 play ensure_peace_in_the_region:b
    Russian Federation plays Ensure Peace in the Region.
220 engage central_asia
221 exhaust armenia_russia
    Russian Federation exhausts Armenia.
    Russian Federation engages in Central Asia.
    Russian Federation adds Influence in Central Asia, below the line: 2 VPs.
222 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
223 export energy
    People's Republic of China exports 1 energy for 5 money.
224 export goods
225 sell 1
    People's Republic of China exports 1 consumer goods for 15 money.
226 done
227 done
228 play quantitative_easing:b
    European Union plays Quantitative Easing.
    European Union gains 10 money.
229 invest singapore
    European Union exhausts Singapore.
    European Union invests 15 money in Singapore.
230 permanent
    European Union adds Influence in East Asia - Pacific, above the line: 1 VPs.
231 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
232 choose growth
    Russian Federation chooses: Get a Growth Card.
233 growth reduced_bureaucracy
    Russian Federation gets Reduced Bureaucracy for 3 VPs.
    Russian Federation draws a hidden card.
234 trash military_reinforcements:russia1
    Military Reinforcements of Russian Federation leaves the game.
235 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
236 engage east_asia_pacific
237 exhaust laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China pays 4 diplomacy.
    People's Republic of China engages in East Asia - Pacific.
238 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
239 play growth_strategy:eu2
    European Union plays Growth Strategy.
    European Union chooses: Produce.
240 produce services
241 make 2
    European Union produces 2 services.
    European Union's Commerce cards lie face up again.
242 produce food
    European Union produces 3 food.
243 produce army
244 make 1
    European Union produces 1 army.
245 use reduced_bureaucracy
    Russian Federation uses Reduced Bureaucracy.
    Russian Federation draws a hidden card.
246 trash new_allies:russia1
    New Allies of Russian Federation leaves the game.
247 play key_economic_partner:a
    Russian Federation plays Key Economic Partner.
248 ready india_russia
    Russian Federation readies India.
249 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
250 invest south_africa_china
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
251 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VPs.
252 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
253 trash diplomatic_engagement:eu1
    Diplomatic Engagement of European Union leaves the game.
254 play build_new_embassy:a
    European Union plays Build New Embassy.
255 improve bangladesh
    European Union pays 1 diplomacy.
    Bangladesh becomes an ally of European Union.
    Pakistan lies open.
    Russian Federation reveals Military Re-Equipment and Energy Titan: 4 Research.
    Russian Federation gains 5 money.
    Russian Federation gains 5 money.
256 buy return_on_investment:a
    Russian Federation buys Return on Investment for 4 Research.
    Industrial Policy lies open in the market.
257 done
    People's Republic of China reveals Strategic Reinforcements and New Allies: 4 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
258 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
259 buy industrial_policy:a
    People's Republic of China buys Industrial Policy for 5 Research.
    Optimization Program lies open in the market.
260 done
    European Union reveals Power Play and Growth Strategy: 5 Research.
    European Union gains 1 army.
    European Union gains 2 money.
261 done
    Global Presence leaves the market.
    Initiate Restructuring lies open in the market.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    United States of America adds Influence in South Asia, below the line: 0 VPs.
    1 army of United States of America appears in South Asia.
    Next: Auto-Influence 17 and Auto-Influence 18.
    Russian Federation's investments return 4 money.
262 discard_token central_asia
    Russian Federation gives up an Engage token in Central Asia for 5 money.
    People's Republic of China's investments return 2 money.
263 discard_token east_asia_pacific
    People's Republic of China gives up an Engage token in East Asia - Pacific for 5 money.
    European Union's investments return 6 money.
264 discard_token central_asia
    European Union gives up an Engage token in Central Asia for 5 money.
265 no
    European Union threatens Russian Federation in Europe: -2 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    United States of America threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 4 VPs for Russian Federation, 2 for cubes and 2 for place 3.
    Central Asia: 10 VPs for People's Republic of China, 2 for cubes and 8 for place 1.
    Central Asia: 4 VPs for European Union, 2 for cubes and 2 for place 3.
    Americas: 6 VPs for Russian Federation, 2 for cubes and 4 for place 2.
    Middle East - North Africa: 5 VPs for European Union, 1 for cubes and 4 for place 3.
    Africa does not score: a permanent slot is free.
    South Asia: 7 VPs for Russian Federation, 2 for cubes and 5 for place 2.
    South Asia: 11 VPs for People's Republic of China, 3 for cubes and 8 for place 1.
    East Asia - Pacific does not score: a permanent slot is free.
    Russian Federation's sphere of influence holds in Europe: 2 VPs.
    Money, place 1: 5 VPs for Russian Federation.
    Money, place 2: 3 VPs for People's Republic of China.
    Money, place 3: 1 VPs for European Union.
    Most armies on the map, place 2: 3 VPs for Russian Federation.
    Most armies on the map, place 2: 3 VPs for People's Republic of China.
    Most armies on the map, place 3: 1 VPs for European Union.
    Most allied Countries, place 3: 2 VPs for Russian Federation.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
    Round 4.
    Russian Federation draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Ukraine, Turkmenistan, Venezuela, Saudi Arabia, Angola, Maldives and South Korea.
hash 4 0d349beae31106fd
266 place 2
    European Union takes place 2.
267 place 3
    People's Republic of China takes place 3.
268 place 1
    Russian Federation takes place 1.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation produces 4 raw materials.
    4 raw materials of Russian Federation found no place: 12 money instead.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 4 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
    People's Republic of China produces 3 food.
    1 food of People's Republic of China found no place: 3 money instead.
269 use reduced_bureaucracy
    Russian Federation uses Reduced Bureaucracy.
    Russian Federation draws a hidden card.
270 trash foreign_trade:russia2
    Foreign Trade of Russian Federation leaves the game.
271 focus military
    Russian Federation chooses Military Focus.
272 ready armenia_russia
    Russian Federation readies Armenia.
273 raise army
    Russian Federation's production of army goes up to 4.
274 make 4
    Russian Federation produces 4 army.
275 focus domestic
    European Union chooses Domestic Focus.
276 ready jordan_eu
    European Union readies Jordan.
277 done
278 raise food
    European Union's production of food goes up to 4.
    European Union gains 1 food.
    1 food of European Union found no place: 3 money instead.
279 make 1
    European Union produces 1 consumer goods.
280 make 0
281 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
282 ready laos_china
    People's Republic of China readies Laos.
283 done
284 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
285 make 3
    People's Republic of China produces 3 diplomacy.
286 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
287 produce energy
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
288 produce diplomacy
289 make 4
    Russian Federation produces 4 diplomacy.
290 produce raw
    Russian Federation produces 4 raw materials.
291 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
292 army board
293 to mena
    European Union moves an army to Middle East - North Africa.
294 army europe
295 to africa
    European Union moves an army from Europe to Africa.
296 play dominant_power:b
    People's Republic of China plays Dominant Power.
297 engage central_asia
298 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China engages in Central Asia.
    People's Republic of China adds Influence in Central Asia, below the line: 1 VPs.
299 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
300 base armenia_russia
    Russian Federation exhausts Armenia.
    Russian Federation builds a Base in Armenia with 1 army for 10 money.
    A cube of People's Republic of China is pushed out of Central Asia.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
301 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
302 play industrial_policy:a
    People's Republic of China plays Industrial Policy.
303 raise army
    People's Republic of China's production of army goes up to 4.
304 produce services
305 make 1
    People's Republic of China produces 1 services.
306 produce diplomacy
307 make 2
    People's Republic of China produces 2 diplomacy.
308 play new_allies:russia2
    Russian Federation plays New Allies.
309 improve el_salvador
    Russian Federation pays 1 diplomacy.
    El Salvador becomes an ally of Russian Federation.
    Mexico lies open.
310 play new_allies:eu1
    European Union plays New Allies.
311 improve ukraine
312 exhaust eu_member_states
    European Union exhausts EU Member States.
    Ukraine becomes an ally of European Union.
    Switzerland lies open.
313 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China exhausts Laos.
    People's Republic of China invests 10 money in Laos.
314 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 3 VPs.
    People's Republic of China gains 1 diplomacy.
315 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
316 engage americas
317 exhaust el_salvador
    Russian Federation exhausts El Salvador.
    Russian Federation pays 3 diplomacy.
    Russian Federation engages in Americas.
    Russian Federation adds Influence in Americas, below the line: 2 VPs.
318 asset eu_neighborhood_policy
    European Union uses EU Neighborhood Policy.
319 lay new_allies:eu2
    European Union puts a hidden card face down.
320 play new_allies:china2
    People's Republic of China plays New Allies.
321 improve maldives
    People's Republic of China pays 1 diplomacy.
    Maldives becomes an ally of People's Republic of China.
    Myanmar lies open.
    Russian Federation reveals Return on Investment and Foreign Trade: 4 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 3 money.
322 buy strengthen_alliance:b
    Russian Federation buys Strengthen Alliance for 4 Research.
    Dominant Power lies open in the market.
323 exhaust india_russia
    Russian Federation exhausts India.
324 exhaust belarus_russia
    Russian Federation exhausts Belarus.
325 buy trade_opportunity:b
    Russian Federation buys Trade Opportunity for 3 Research.
    Establish Trade Routes lies open in the market.
326 done
327 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
328 trash humanitarian_aid:eu1
    Humanitarian Aid of European Union leaves the game.
    European Union reveals Foreign Trade and Foreign Direct Investment: 5 Research.
    European Union gains 3 money.
    European Union gains 6 money.
329 refresh
    European Union refreshes the market.
    New Strategic Partner leaves the market.
    Peacekeeping Mandate lies open in the market.
    Prosperous Times leaves the market.
    Explore Alternatives lies open in the market.
    Optimization Program leaves the market.
    Establish Trade Routes lies open in the market.
330 buy establish_trade_routes:b
    European Union buys Establish Trade Routes for 3 Research.
    Power Play lies open in the market.
331 exhaust nigeria_eu
    European Union exhausts Nigeria.
332 exhaust bangladesh
    European Union exhausts Bangladesh.
333 buy establish_trade_routes:a
    European Union buys Establish Trade Routes for 3 Research.
    Military Exercises lies open in the market.
334 exhaust ukraine
    European Union exhausts Ukraine.
335 done
    People's Republic of China reveals Foreign Trade and Military Reinforcements: 2 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 3 money.
336 done
    Initiate Restructuring leaves the market.
    Activation of Allies lies open in the market.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    Next: Auto-Influence 12 and Auto-Influence 5.
    Russian Federation's investments return 4 money.
337 discard_token americas
    Russian Federation gives up an Engage token in Americas for 5 money.
    European Union's investments return 6 money.
    People's Republic of China's investments return 4 money.
338 discard_token central_asia
    People's Republic of China gives up an Engage token in Central Asia for 5 money.
339 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Round 5.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Croatia, Kazakhstan, Cuba, Qatar, Ethiopia, Bhutan and Vietnam.
hash 5 48b3ddbb364e03a1
340 place 1
    European Union takes place 1.
341 place 4
    People's Republic of China takes place 4.
342 place 2
    Russian Federation takes place 2.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    4 food of European Union found no place: 12 money instead.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation produces 4 raw materials.
    4 raw materials of Russian Federation found no place: 12 money instead.
    Russian Federation produces 2 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 4 raw materials.
    4 raw materials of People's Republic of China found no place: 12 money instead.
    People's Republic of China produces 3 food.
    2 food of People's Republic of China found no place: 6 money instead.
343 use reduced_bureaucracy
    European Union uses Reduced Bureaucracy.
    European Union draws a hidden card.
344 trash establish_trade_routes:a
    Establish Trade Routes of European Union leaves the game.
345 focus military
    European Union chooses Military Focus.
346 ready armenia
    European Union readies Armenia.
347 ready honduras
    European Union readies Honduras.
348 ready singapore
    European Union readies Singapore.
349 ready norway_eu
    European Union readies Norway.
350 raise army
    European Union's production of army goes up to 3.
351 make 1
    European Union produces 1 army.
352 focus domestic
    Russian Federation chooses Domestic Focus.
353 ready india_russia
    Russian Federation readies India.
354 ready el_salvador
    Russian Federation readies El Salvador.
355 raise goods
    Russian Federation's production of consumer goods goes up to 2.
356 make 1
    Russian Federation produces 1 consumer goods.
357 make 0
358 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
359 ready pakistan_china
    People's Republic of China readies Pakistan.
360 done
361 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 5.
362 make 3
    People's Republic of China produces 3 diplomacy.
    2 diplomacy of People's Republic of China found no place: 0 money instead.
363 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
364 invest norway_eu
    European Union exhausts Norway.
    European Union invests 10 money in Norway.
365 temporary
    European Union adds Influence in Europe, below the line: 4 VPs.
366 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
367 invest syria_russia
    Russian Federation exhausts Syria.
    Russian Federation invests 10 money in Syria.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 5 VPs.
368 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
369 choose produce
    People's Republic of China chooses: Produce.
370 produce raw
    People's Republic of China produces 4 raw materials.
    4 raw materials of People's Republic of China found no place: 12 money instead.
371 produce goods
372 make 1
    People's Republic of China produces 1 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
373 produce army
374 make 3
    People's Republic of China produces 3 army.
375 play growth_strategy:eu2
    European Union plays Growth Strategy.
    European Union chooses: Produce.
376 produce raw
    European Union produces 1 raw materials.
377 produce food
    European Union produces 4 food.
    3 food of European Union found no place: 9 money instead.
378 produce services
379 make 2
    European Union produces 2 services.
380 play key_economic_partner:a
    Russian Federation plays Key Economic Partner.
381 ready belarus_russia
    Russian Federation readies Belarus.
    Russian Federation invests 10 money in Belarus.
382 permanent
    Russian Federation adds Influence in Europe, above the line: 1 VPs.
383 play foreign_direct_investment:china1
    People's Republic of China plays Foreign Direct Investment.
384 invest pakistan_china
    People's Republic of China exhausts Pakistan.
    People's Republic of China invests 15 money in Pakistan.
    People's Republic of China adds Influence in South Asia, below the line: 1 VPs.
385 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
386 army board
387 to mena
    European Union moves an army to Middle East - North Africa.
388 army mena
389 to africa
    European Union moves an army from Middle East - North Africa to Africa.
390 play trade_opportunity:b
    Russian Federation plays Trade Opportunity.
391 export army
    Russian Federation exports 1 army for 20 money.
392 play strengthen_alliance:b
    Russian Federation plays Strengthen Alliance.
    Russian Federation exhausts Belarus.
    Russian Federation builds a Base in Belarus with 1 army for 10 money.
393 permanent
    Russian Federation adds Influence in Europe, above the line: 1 VPs.
394 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
395 play establish_trade_routes:b
    European Union plays Establish Trade Routes.
396 region central_asia
    European Union names Central Asia.
397 export raw
    European Union exports 1 raw materials for 5 money.
398 export food
399 sell 3
    European Union exports 3 food for 15 money.
400 import goods
401 buy 1
    European Union imports 1 consumer goods for 10 money.
402 buy 1
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
403 import services
404 buy 1
    European Union imports 1 services for 10 money.
405 buy 1
    European Union imports 1 services from United States of America for 10 money.
    European Union gains 1 diplomacy.
    A cube of European Union in Central Asia goes to the end of the row.
406 play ensure_peace_in_the_region:b
    Russian Federation plays Ensure Peace in the Region.
407 engage south_asia
408 exhaust india_russia
    Russian Federation exhausts India.
    Russian Federation pays 1 diplomacy.
    Russian Federation engages in South Asia.
    A cube of Russian Federation is pushed out of South Asia.
    Russian Federation adds Influence in South Asia, below the line: 0 VPs.
409 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
410 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Knowledge Transfer for 4 VPs.
    People's Republic of China draws a hidden card.
411 discard military_reinforcements:china1
    People's Republic of China discards Military Reinforcements.
    European Union reveals Soft Power and Foreign Trade: 3 Research.
    European Union gains 1 diplomacy.
    European Union gains 3 money.
412 refresh
    European Union refreshes the market.
    Dominant Power leaves the market.
    Assign New Diplomats lies open in the market.
    Peacekeeping Mandate leaves the market.
    Explore Alternatives lies open in the market.
    Explore Alternatives leaves the market.
    Permanent Mission lies open in the market.
413 done
414 use reduced_bureaucracy
    Russian Federation uses Reduced Bureaucracy.
    Russian Federation draws a hidden card.
415 trash return_on_investment:a
    Return on Investment of Russian Federation leaves the game.
    Russian Federation reveals Foreign Military Presence: 5 Research.
    Russian Federation gains 4 money.
416 buy assign_new_diplomats:a
    Russian Federation buys Assign New Diplomats for 5 Research.
    Trade Opportunity lies open in the market.
417 exhaust el_salvador
    Russian Federation exhausts El Salvador.
418 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
    People's Republic of China draws a hidden card.
419 discard foreign_trade:china2
    People's Republic of China discards Foreign Trade.
    People's Republic of China reveals Strategic Reinforcements and New Allies: 4 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
420 buy military_exercises:b
    People's Republic of China buys Military Exercises for 3 Research.
    Joint Venture lies open in the market.
421 exhaust maldives
    People's Republic of China exhausts Maldives.
422 done
    Power Play leaves the market.
    Debt Relief lies open in the market.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    United States of America trades with People's Republic of China: 10 money.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Next: Auto-Influence 8 and Auto-Influence 16.
    European Union's investments return 8 money.
    Russian Federation's investments return 8 money.
423 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
    People's Republic of China's investments return 8 money.
424 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
425 no
    Russian Federation threatens European Union in Europe: -2 VPs.
    United States of America and European Union threaten Russian Federation in Middle East - North Africa: -4 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Round 6.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Norway, Tajikistan, Canada, Turkey, Burkina Faso, Pakistan and Thailand.
hash 6 3ddf108f40d44ad2
426 place 2
    European Union takes place 2.
427 place 4
    People's Republic of China takes place 4.
428 place 1
    Russian Federation takes place 1.
    Russian Federation produces 5 energy.
    4 energy of Russian Federation found no place: 12 money instead.
    Russian Federation produces 4 raw materials.
    3 raw materials of Russian Federation found no place: 9 money instead.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 4 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 4 raw materials.
    People's Republic of China produces 3 food.
429 use reduced_bureaucracy
    Russian Federation uses Reduced Bureaucracy.
    Russian Federation draws a hidden card.
430 trash military_re_equipment:russia1
    Military Re-Equipment of Russian Federation leaves the game.
431 focus domestic
    Russian Federation chooses Domestic Focus.
432 ready belarus_russia
    Russian Federation readies Belarus.
433 ready syria_russia
    Russian Federation readies Syria.
434 raise diplomacy
    Russian Federation's production of diplomacy goes up to 5.
435 make 1
    Russian Federation produces 1 consumer goods.
436 make 0
437 focus diplomatic
    European Union chooses Diplomatic Focus.
438 ready eu_member_states
    European Union readies EU Member States.
439 ready nigeria_eu
    European Union readies Nigeria.
440 ready ukraine
    European Union readies Ukraine.
441 ready bangladesh
    European Union readies Bangladesh.
442 ready norway_eu
    European Union readies Norway.
443 ready canada_eu
    European Union readies Canada.
444 make 5
    European Union produces 5 diplomacy.
445 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
446 ready laos_china
    People's Republic of China readies Laos.
447 ready maldives
    People's Republic of China readies Maldives.
448 ready tajikistan_china
    People's Republic of China readies Tajikistan.
449 ready south_africa_china
    People's Republic of China readies South Africa.
450 make 1
    People's Republic of China produces 1 diplomacy.
451 play assign_new_diplomats:a
    Russian Federation plays Assign New Diplomats.
452 improve ethiopia
    Russian Federation pays 2 diplomacy.
    Ethiopia becomes an ally of Russian Federation.
    Angola lies open.
453 improve croatia
454 pay
    Russian Federation pays 1 diplomacy.
    Croatia becomes an ally of Russian Federation.
    Switzerland lies open.
455 play new_allies:eu1
    European Union plays New Allies.
456 improve qatar
457 pay
    European Union pays 2 diplomacy.
    Qatar becomes an ally of European Union.
    Saudi Arabia lies open.
458 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
459 invest tajikistan_china
    People's Republic of China exhausts Tajikistan.
    People's Republic of China invests 10 money in Tajikistan.
    A cube of Russian Federation is pushed out of Central Asia.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    People's Republic of China gains 1 diplomacy.
    1 diplomacy of People's Republic of China found no place: 0 money instead.
460 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
461 produce food
    Russian Federation produces 2 food.
462 produce energy
    Russian Federation produces 5 energy.
    4 energy of Russian Federation found no place: 12 money instead.
463 done
464 play growth_strategy:eu1
    European Union plays Growth Strategy.
465 choose growth
    European Union chooses: Get a Growth Card.
466 growth diplomatic_opening
    European Union gets Diplomatic Opening for 5 VPs.
467 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
468 engage south_asia
469 pay
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in South Asia.
    A cube of Russian Federation is pushed out of South Asia.
    People's Republic of China adds Influence in South Asia, below the line: 0 VPs.
470 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
471 produce energy
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
472 produce goods
473 make 2
    Russian Federation produces 2 consumer goods.
474 produce army
475 make 4
    Russian Federation produces 4 army.
476 play new_allies:eu2
    European Union plays New Allies.
477 improve vietnam
478 pay
    European Union pays 2 diplomacy.
    Vietnam becomes an ally of European Union.
    South Korea lies open.
479 improve norway
    European Union uses Diplomatic Opening.
480 exhaust norway_eu
    European Union exhausts Norway.
481 exhaust eu_member_states
    European Union exhausts EU Member States.
    European Union pays 1 diplomacy.
    European Union deepens relations with Norway.
    Albania lies open.
482 use knowledge_transfer
    People's Republic of China uses Knowledge Transfer.
    People's Republic of China draws a hidden card.
483 discard the_worlds_factory:china1
    People's Republic of China discards The World's Factory.
484 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
485 export army
    People's Republic of China exports 1 army for 20 money.
486 export energy
    People's Republic of China exports 1 energy for 5 money.
487 export goods
488 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
489 done
490 play energy_titan:russia1
    Russian Federation plays Energy Titan.
491 double raw
492 export services
    Russian Federation exports 1 services for 15 money.
493 export food
494 sell 2
    Russian Federation exports 2 food for 10 money.
495 export army
    Russian Federation exports 1 army for 20 money.
496 import goods
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    Russian Federation gains 1 diplomacy.
497 play power_play:a
    European Union plays Power Play.
498 base jordan_eu
    European Union exhausts Jordan.
    European Union builds a Base in Jordan with 1 army for 10 money.
499 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 3 VPs.
500 play industrial_policy:a
    People's Republic of China plays Industrial Policy.
501 raise army
    People's Republic of China's production of army goes up to 5.
502 produce diplomacy
503 make 2
    People's Republic of China produces 2 diplomacy.
504 produce army
505 make 1
    People's Republic of China produces 1 army.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    United States of America trades with Russian Federation: 10 money.
    Russian Federation's investments return 8 money.
    European Union's investments return 10 money.
    People's Republic of China's investments return 10 money.
506 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 10 money.
507 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
    United States of America and European Union threaten Russian Federation in Middle East - North Africa: -4 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Scoring.
    Europe: 9 VPs for Russian Federation, 3 for cubes and 6 for place 2.
    Europe: 13 VPs for European Union, 4 for cubes and 9 for place 1.
    Central Asia: 6 VPs for Russian Federation, 2 for cubes and 4 for place 2.
    Central Asia: 11 VPs for People's Republic of China, 3 for cubes and 8 for place 1.
    Central Asia: 4 VPs for European Union, 2 for cubes and 2 for place 3.
    Americas: 7 VPs for Russian Federation, 3 for cubes and 4 for place 2.
    Middle East - North Africa: 5 VPs for Russian Federation, 1 for cubes and 4 for place 3.
    Middle East - North Africa: 9 VPs for European Union, 2 for cubes and 7 for place 2.
    Africa does not score: a permanent slot is free.
    South Asia: 1 VPs for Russian Federation, 1 for cubes and 0 for place 4.
    South Asia: 13 VPs for People's Republic of China, 5 for cubes and 8 for place 1.
    East Asia - Pacific: 9 VPs for People's Republic of China, 3 for cubes and 6 for place 2.
    East Asia - Pacific: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    Russian Federation's sphere of influence holds in Europe and Central Asia: 4 VPs.
    People's Republic of China's investments reach 4 Regions: 3 VPs.
    Money, place 1: 5 VPs for Russian Federation.
    Money, place 2: 3 VPs for People's Republic of China.
    Money, place 3: 1 VPs for European Union.
    Most armies on the map, place 2: 3 VPs for Russian Federation.
    Most armies on the map, place 3: 1 VPs for People's Republic of China.
    Most armies on the map, place 2: 3 VPs for European Union.
    Most allied Countries, place 2: 4 VPs for Russian Federation.
    Most allied Countries, place 3: 2 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
    Russian Federation did not use 1 Asset: 2 VPs.
    People's Republic of China did not use 1 Asset: 2 VPs.
end 48d70e58c329e21b
    Russian Federation has the most VPs when the last round is over: 102.
