{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["eu", "russia"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": true, "then_requires_previous_step": true, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 137, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back eu_nato
3 hand second
4 give_back ru_arms_export
    European Union keeps EU Expansion and Central European Bank and begins with 7 VPs.
    Russian Federation keeps Cyber Attacks and Private Military Corporations and begins with 5 VPs.
5 place 2
    Russian Federation takes place 2.
6 place 4
    European Union takes place 4.
    Next: Auto-Influence 5 and Auto-Influence 11.
    Round 1.
hash 1 9b09d341f799a911
7 order
    Russian Federation uses the Executive Order.
8 lay foreign_military_presence:russia1
    Russian Federation puts a hidden card face down.
9 choose produce
    Russian Federation chooses: Produce.
10 produce army
11 make 2
    Russian Federation produces 2 army.
12 produce energy
    Russian Federation produces 5 energy.
13 produce food
    Russian Federation produces 2 food.
14 play new_allies:eu1
    European Union plays New Allies.
15 improve ukraine
16 exhaust norway_eu
    European Union exhausts Norway.
17 pay
    European Union pays 1 diplomacy.
    Ukraine becomes an ally of European Union.
    Moldova lies open.
18 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
19 done
20 import goods
21 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    Russian Federation gains 1 diplomacy.
22 asset eu_central_bank
    European Union uses Central European Bank.
23 lay foreign_trade:eu1
    European Union puts a hidden card face down.
    European Union gains 20 money.
24 growth diplomatic_initiative
25 swap 0
    European Union gets Diplomatic Initiative for 2 VPs.
26 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
27 play soft_power:eu1
    European Union plays Soft Power.
28 engage europe
29 exhaust eu_member_states
    European Union exhausts EU Member States.
30 pay
    European Union pays 2 diplomacy.
    European Union engages in Europe.
31 permanent
    European Union adds Influence in Europe, above the line: 1 VP.
32 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
33 choose produce
    Russian Federation chooses: Produce.
34 produce goods
35 make 1
    Russian Federation produces 1 consumer goods.
36 produce diplomacy
37 make 0
38 produce army
39 make 0
40 play growth_strategy:eu1
    European Union plays Growth Strategy.
41 choose produce
    European Union chooses: Produce.
42 produce energy
    European Union produces 1 energy.
43 produce diplomacy
44 make 4
    European Union produces 4 diplomacy.
45 produce food
    European Union produces 3 food.
    Russian Federation reveals New Allies and New Allies: 4 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
46 exhaust india_russia
    Russian Federation exhausts India.
47 exhaust syria_russia
    Russian Federation exhausts Syria.
48 buy peacekeeping_mandate:a
    Russian Federation buys Peacekeeping Mandate for 7 Research.
    Strategic Reinforcements lies open in the market.
49 exhaust armenia_russia
    Russian Federation exhausts Armenia.
50 done
    European Union reveals Military Reinforcements and Growth Strategy: 6 Research.
    European Union gains 3 money.
    European Union gains 2 money.
51 buy re_examine_agreement:b
    European Union buys Re-Examine Agreement for 5 Research.
    Convincing Arguments lies open in the market.
52 exhaust ukraine
    European Union exhausts Ukraine.
53 refresh
    European Union refreshes the market.
    Regional Summit leaves the market.
    Quantitative Easing lies open in the market.
    Quantitative Easing leaves the market.
    Trade Opportunity lies open in the market.
    Assign New Diplomats leaves the market.
    Activation of Allies lies open in the market.
54 exhaust nigeria_eu
    European Union exhausts Nigeria.
55 exhaust canada_eu
    European Union exhausts Canada.
56 buy trade_opportunity:b
    European Union buys Trade Opportunity for 3 Research.
    Prosperous Times lies open in the market.
57 done
    Power Play leaves the market.
    Initiate Restructuring lies open in the market.
    Strategic Reinforcements leaves the market.
    Dominant Power lies open in the market.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    People's Republic of China adds Influence in Africa, above the line: 0 VPs.
    United States of America adds Influence in Africa, above the line: 0 VPs.
    People's Republic of China adds Influence in Americas, above the line: 0 VPs.
    Next: Auto-Influence 10 and Auto-Influence 2.
58 done
59 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
60 no
    United States of America threatens Russian Federation in Europe: -2 VPs.
    Round 2.
    Russian Federation draws 6 hidden cards.
    European Union draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Afghanistan, Chile, Syria, Niger, Bangladesh and South Korea.
hash 2 73e2711ac19a9d22
61 place 2
    Russian Federation takes place 2.
62 place 4
    European Union takes place 4.
    Russian Federation produces 5 energy.
    4 energy of Russian Federation found no place: 12 money instead.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
63 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
64 done
65 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
66 make 1
    Russian Federation produces 1 diplomacy.
67 focus diplomatic
    European Union chooses Diplomatic Focus.
68 ready norway_eu
    European Union readies Norway.
69 ready ukraine
    European Union readies Ukraine.
70 ready eu_member_states
    European Union readies EU Member States.
71 ready nigeria_eu
    European Union readies Nigeria.
72 done
73 raise diplomacy
    European Union's production of diplomacy goes up to 5.
74 make 5
    European Union produces 5 diplomacy.
75 asset ru_private_military
    Russian Federation uses Private Military Corporations.
76 lay military_reinforcements:russia1
    Russian Federation puts a hidden card face down.
77 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
78 improve afghanistan
79 swap 1
    European Union pays 3 money.
    Afghanistan becomes an ally of European Union.
    Tajikistan lies open.
80 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
81 choose growth
    Russian Federation chooses: Get a Growth Card.
82 growth diplomatic_initiative
    Russian Federation gets Diplomatic Initiative for 2 VPs.
83 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
84 invest jordan_eu
    European Union exhausts Jordan.
    European Union invests 10 money in Jordan.
85 temporary
    European Union adds Influence in Middle East - North Africa, below the line: 5 VPs.
86 play energy_titan:russia1
    Russian Federation plays Energy Titan.
87 double raw
88 export army
    Russian Federation exports 1 army for 20 money.
89 export energy
90 sell 2
    Russian Federation exports 2 energy for 10 money.
91 done
92 done
93 play trade_opportunity:b
    European Union plays Trade Opportunity.
94 export goods
    European Union exports 1 consumer goods for 15 money.
95 order
    European Union uses the Executive Order.
96 lay new_allies:eu2
    European Union puts a hidden card face down.
97 choose improve_relations
    European Union chooses: Improve Relations.
98 improve bangladesh
    European Union pays 2 diplomacy.
    Bangladesh becomes an ally of European Union.
    Bhutan lies open.
99 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation exhausts Belarus.
    Russian Federation builds a Base in Belarus with 1 army for 10 money.
100 permanent
    Russian Federation adds Influence in Europe, above the line: 1 VP.
    Russian Federation gains 1 army.
101 play re_examine_agreement:b
    European Union plays Re-Examine Agreement.
    Russian Federation reveals Peacekeeping Mandate and Diplomatic Engagement: 6 Research.
    Russian Federation gains 1 diplomacy.
    Russian Federation gains 1 diplomacy.
102 buy initiate_restructuring:a
    Russian Federation buys Initiate Restructuring for 4 Research.
    Assign New Diplomats lies open in the market.
103 done
    European Union reveals Foreign Trade: 1 Research.
    European Union gains 3 money.
104 exhaust ukraine
    European Union exhausts Ukraine.
105 exhaust eu_member_states
    European Union exhausts EU Member States.
106 exhaust norway_eu
    European Union exhausts Norway.
107 refresh
    European Union refreshes the market.
    Convincing Arguments leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Quantitative Easing leaves the market.
    New Agenda lies open in the market.
    Activation of Allies leaves the market.
    Industrial Policy lies open in the market.
108 buy dominant_power:b
    European Union buys Dominant Power for 4 Research.
    Dominant Power lies open in the market.
109 done
    Prosperous Times leaves the market.
    Cultural Exchange lies open in the market.
    Assign New Diplomats leaves the market.
    Ensure Peace in the Region lies open in the market.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    People's Republic of China adds Influence in Central Asia, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    United States of America trades with Russian Federation: 10 money.
    People's Republic of China adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of People's Republic of China appears in Middle East - North Africa.
    Next: Auto-Influence 18 and Auto-Influence 12.
    European Union's investments return 2 money.
110 discard_token europe
    European Union gives up an Engage token in Europe for 15 money.
111 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
    United States of America and People's Republic of China threaten Russian Federation in Middle East - North Africa: -4 VPs.
    Russian Federation threatens European Union in Europe: -2 VPs.
    People's Republic of China threatens European Union in Middle East - North Africa: -2 VPs.
    Round 3.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    New Countries: Belarus, Azerbaijan, Argentina, Jordan, Ethiopia, Maldives and Cambodia.
hash 3 53609612409a0c18
112 place 4
    Russian Federation takes place 4.
113 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    2 food of European Union found no place: 6 money instead.
    Russian Federation produces 5 energy.
    3 energy of Russian Federation found no place: 9 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
114 focus diplomatic
    European Union chooses Diplomatic Focus.
115 ready ukraine
    European Union readies Ukraine.
116 ready norway_eu
    European Union readies Norway.
117 ready eu_member_states
    European Union readies EU Member States.
118 ready jordan_eu
    European Union readies Jordan.
119 ready canada_eu
    European Union readies Canada.
120 make 4
    European Union produces 4 diplomacy.
    1 diplomacy of European Union found no place: 0 money instead.
121 focus domestic
    Russian Federation chooses Domestic Focus.
122 ready armenia_russia
    Russian Federation readies Armenia.
123 done
124 raise diplomacy
    Russian Federation's production of diplomacy goes up to 5.
125 make 1
    Russian Federation produces 1 consumer goods.
126 make 1
    Russian Federation produces 1 services.
127 play trade_opportunity:b
    European Union plays Trade Opportunity.
128 export raw
    European Union exports 1 raw materials for 5 money.
129 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
130 base canada_eu
131 send 2
    European Union exhausts Canada.
    European Union builds a Base in Canada with 2 armies for 15 money.
    European Union adds Influence in Americas, below the line: 4 VPs.
132 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
133 done
134 play new_allies:eu1
    European Union plays New Allies.
135 improve chile
    European Union pays 2 diplomacy.
    Chile becomes an ally of European Union.
    Cuba lies open.
136 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
137 export raw
138 sell 2
    Russian Federation exports 2 raw materials for 10 money.
139 done
140 import goods
141 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
142 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
143 import services
144 buy 1
    Russian Federation imports 1 services for 10 money.
145 buy 0
146 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    Russian Federation gains 1 diplomacy.
147 play dominant_power:b
    European Union plays Dominant Power.
148 engage europe
149 pay
    European Union pays 3 diplomacy.
    European Union engages in Europe.
150 temporary
    European Union adds Influence in Europe, below the line: 5 VPs.
151 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
152 choose produce
    Russian Federation chooses: Produce.
153 produce goods
154 make 1
    Russian Federation produces 1 consumer goods.
155 produce energy
    Russian Federation produces 5 energy.
    2 energy of Russian Federation found no place: 6 money instead.
156 produce food
    Russian Federation produces 2 food.
157 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
158 engage europe
159 exhaust eu_member_states
    European Union exhausts EU Member States.
160 exhaust norway_eu
    European Union exhausts Norway.
    European Union engages in Europe.
161 temporary
    European Union adds Influence in Europe, below the line: 4 VPs.
162 play initiate_restructuring:a
    Russian Federation plays Initiate Restructuring.
    Russian Federation draws a hidden card.
163 trash foreign_direct_investment:russia1
    Foreign Direct Investment of Russian Federation leaves the game.
164 play peacekeeping_mandate:a
    Russian Federation plays Peacekeeping Mandate.
165 army europe
166 to mena
    Russian Federation moves an army from Europe to Middle East - North Africa.
167 army board
168 to central_asia
    Russian Federation moves an army to Central Asia.
169 engage mena
    Russian Federation pays 5 diplomacy.
    Russian Federation engages in Middle East - North Africa.
170 temporary
    Russian Federation adds Influence in Middle East - North Africa, below the line: 4 VPs.
    European Union reveals Re-Examine Agreement: 4 Research.
    European Union gains 6 money.
171 exhaust afghanistan
    European Union exhausts Afghanistan.
172 buy dominant_power:a
    European Union buys Dominant Power for 4 Research.
    Debt Relief lies open in the market.
173 exhaust nigeria_eu
    European Union exhausts Nigeria.
174 done
    Russian Federation reveals Energy Titan: 3 Research.
    Russian Federation gains 5 money.
175 buy cultural_exchange:a
    Russian Federation buys Cultural Exchange for 3 Research.
    Steady Partnership lies open in the market.
176 exhaust armenia_russia
    Russian Federation exhausts Armenia.
    Re-Evaluate Strategy leaves the market.
    Tap into New Markets lies open in the market.
    New Agenda leaves the market.
    Successful Negotiations lies open in the market.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    People's Republic of China adds Influence in Africa, below the line: 0 VPs.
    1 army of People's Republic of China appears in Africa.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    People's Republic of China adds Influence in Americas, below the line: 0 VPs.
    Next: Auto-Influence 17 and Auto-Influence 3.
    European Union's investments return 2 money.
177 discard_token europe
    European Union gives up an Engage token in Europe for 15 money.
178 discard_token europe
    European Union gives up an Engage token in Europe for 15 money.
179 done
180 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
    Russian Federation and People's Republic of China threaten European Union in Middle East - North Africa: -4 VPs.
    People's Republic of China threatens European Union in Africa: -2 VPs.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    Middle East - North Africa: 9 VPs for European Union, 2 for cubes and 7 for place 2.
    Middle East - North Africa: 3 VPs for Russian Federation, 1 for cubes and 2 for place 4.
    Africa: 3 VPs for European Union, 1 for cubes and 2 for place 3.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    Russian Federation's sphere of influence holds in Central Asia and Middle East - North Africa: 4 VPs.
    Money, place 1: 5 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for European Union.
    Round 4.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Albania, Mongolia, Venezuela, United Arab Emirates, Djibouti, Pakistan and Indonesia.
hash 4 cad3489df4711a6c
181 place 3
    Russian Federation takes place 3.
182 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    3 food of European Union found no place: 9 money instead.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
183 focus military
    European Union chooses Military Focus.
184 ready nigeria_eu
    European Union readies Nigeria.
185 ready canada_eu
    European Union readies Canada.
186 ready eu_member_states
    European Union readies EU Member States.
187 ready afghanistan
    European Union readies Afghanistan.
188 raise army
    European Union's production of army goes up to 3.
189 make 3
    European Union produces 3 army.
190 focus military
    Russian Federation chooses Military Focus.
191 ready india_russia
    Russian Federation readies India.
192 ready syria_russia
    Russian Federation readies Syria.
193 done
194 raise army
    Russian Federation's production of army goes up to 3.
195 make 1
    Russian Federation produces 1 army.
196 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
197 improve argentina
198 pay
199 swap 1
    European Union pays 3 money.
    European Union pays 1 diplomacy.
    Argentina becomes an ally of European Union.
    Cuba lies open.
200 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
    Russian Federation exhausts Syria.
    Russian Federation builds a Base in Syria with 1 army for 10 money.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 3 VPs.
201 play growth_strategy:eu2
    European Union plays Growth Strategy.
202 choose produce
    European Union chooses: Produce.
203 produce services
204 make 3
    European Union produces 3 services.
    European Union's Commerce cards lie face up again.
205 produce food
    European Union produces 3 food.
206 produce raw
    European Union produces 1 raw materials.
207 play new_allies:russia2
    Russian Federation plays New Allies.
208 improve mongolia
    Russian Federation pays 1 diplomacy.
    Mongolia becomes an ally of Russian Federation.
    Kyrgyzstan lies open.
209 play dominant_power:a
    European Union plays Dominant Power.
210 engage africa
211 pay
    European Union pays 3 diplomacy.
    European Union engages in Africa.
    European Union adds Influence in Africa, below the line: 2 VPs.
212 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
213 export army
    Russian Federation exports 1 army for 20 money.
214 done
215 import goods
216 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
217 buy 0
218 import services
219 buy 1
    Russian Federation imports 1 services for 10 money.
220 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
221 buy 0
    Russian Federation gains 1 diplomacy.
222 play foreign_trade:eu1
    European Union plays Foreign Trade.
223 export services
    European Union exports 1 services for 15 money.
224 export energy
225 sell 1
    European Union exports 1 energy for 5 money.
226 import food
    European Union imports 1 food for 3 money.
227 import raw
228 buy 2
    European Union imports 2 raw materials for 6 money.
229 buy 3
    European Union imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
230 play cultural_exchange:a
    Russian Federation plays Cultural Exchange.
231 done
    European Union reveals New Allies and Military Reinforcements: 2 Research.
    European Union gains 3 money.
    European Union gains 3 money.
232 exhaust ukraine
    European Union exhausts Ukraine.
233 exhaust bangladesh
    European Union exhausts Bangladesh.
234 exhaust nigeria_eu
    European Union exhausts Nigeria.
235 buy debt_relief:a
    European Union buys Debt Relief for 5 Research.
    New Agenda lies open in the market.
236 done
    Russian Federation reveals Diplomatic Engagement and Military Reinforcements: 3 Research.
    Russian Federation gains 1 diplomacy.
    Russian Federation gains 3 money.
237 done
    Industrial Policy leaves the market.
    Strengthen Alliance lies open in the market.
    Ensure Peace in the Region leaves the market.
    Diplomatic Trip lies open in the market.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    People's Republic of China adds Influence in Central Asia, above the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    United States of America adds Influence in Americas, below the line: 0 VPs.
    People's Republic of China adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    Next: Auto-Influence 13 and Auto-Influence 8.
    European Union's investments return 2 money.
238 done
239 discard_token mena
    Russian Federation gives up an Engage token in Middle East - North Africa for 5 money.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    Round 5.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Norway, Georgia, Brazil, Israel, Sudan, Nepal and Thailand.
hash 5 253f3f4cad00f95f
240 place 4
    Russian Federation takes place 4.
241 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    1 food of European Union found no place: 3 money instead.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    2 raw materials of Russian Federation found no place: 6 money instead.
    Russian Federation produces 2 food.
242 focus diplomatic
    European Union chooses Diplomatic Focus.
243 ready norway_eu
    European Union readies Norway.
244 ready bangladesh
    European Union readies Bangladesh.
245 ready nigeria_eu
    European Union readies Nigeria.
246 ready ukraine
    European Union readies Ukraine.
247 make 4
    European Union produces 4 diplomacy.
248 focus military
    Russian Federation chooses Military Focus.
249 ready belarus_russia
    Russian Federation readies Belarus.
250 ready armenia_russia
    Russian Federation readies Armenia.
251 ready syria_russia
    Russian Federation readies Syria.
252 raise army
    Russian Federation's production of army goes up to 4.
253 make 2
    Russian Federation produces 2 army.
254 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
255 invest afghanistan
    European Union exhausts Afghanistan.
    European Union invests 10 money in Afghanistan.
    European Union adds Influence in Central Asia, below the line: 4 VPs.
256 asset ru_cyber_attacks
    Russian Federation uses Cyber Attacks.
257 lay military_re_equipment:russia1
    Russian Federation puts a hidden card face down.
258 region europe
    Russian Federation names Europe.
    Russian Federation pays 1 services.
259 play soft_power:eu1
    European Union plays Soft Power.
260 engage south_asia
261 pay
    European Union pays 2 diplomacy.
    European Union engages in South Asia.
262 temporary
    European Union adds Influence in South Asia, below the line: 4 VPs.
263 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
264 engage south_asia
    Russian Federation exhausts India.
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
265 permanent
    Russian Federation adds Influence in South Asia, above the line: 1 VP.
266 play growth_strategy:eu1
    European Union plays Growth Strategy.
267 choose produce
    European Union chooses: Produce.
268 produce goods
269 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
270 produce raw
    European Union produces 1 raw materials.
271 produce food
    European Union produces 3 food.
    3 food of European Union found no place: 9 money instead.
272 play new_allies:russia1
    Russian Federation plays New Allies.
273 improve djibouti
    Russian Federation pays 1 diplomacy.
    Djibouti becomes an ally of Russian Federation.
    Ethiopia lies open.
274 asset eu_expansion
    European Union uses EU Expansion.
275 lay debt_relief:a
    European Union puts a hidden card face down.
276 improve albania
277 exhaust norway_eu
    European Union exhausts Norway.
    Albania becomes an ally of European Union.
    Belarus lies open.
278 yes
    European Union pays 2 diplomacy.
    European Union adds Influence in Europe, above the line: 1 VP.
279 play new_allies:russia2
    Russian Federation plays New Allies.
280 improve kyrgyzstan
281 exhaust mongolia
    Russian Federation exhausts Mongolia.
    Kyrgyzstan becomes an ally of Russian Federation.
    Azerbaijan lies open.
    European Union reveals Foreign Trade and Foreign Trade: 2 Research.
    European Union gains 3 money.
    European Union gains 3 money.
282 exhaust argentina
    European Union exhausts Argentina.
283 exhaust jordan_eu
    European Union exhausts Jordan.
284 buy strengthen_alliance:b
    European Union buys Strengthen Alliance for 4 Research.
    Key Economic Partner lies open in the market.
285 exhaust bangladesh
    European Union exhausts Bangladesh.
286 exhaust albania
    European Union exhausts Albania.
287 exhaust chile
    European Union exhausts Chile.
288 exhaust nigeria_eu
    European Union exhausts Nigeria.
289 buy successful_negotiations:a
    European Union buys Successful Negotiations for 4 Research.
    Power Play lies open in the market.
290 exhaust eu_member_states
    European Union exhausts EU Member States.
291 buy new_agenda:b
    European Union buys New Agenda for 5 Research.
    Well-Laid Plans lies open in the market.
292 exhaust ukraine
    European Union exhausts Ukraine.
293 exhaust canada_eu
    European Union exhausts Canada.
294 refresh
    European Union refreshes the market.
    Steady Partnership leaves the market.
    Initiate Restructuring lies open in the market.
    Tap into New Markets leaves the market.
    Minimize Bureaucracy lies open in the market.
    Diplomatic Trip leaves the market.
    Covert Military Operation lies open in the market.
295 refresh
    European Union refreshes the market.
    Key Economic Partner leaves the market.
    Explore Alternatives lies open in the market.
    Power Play leaves the market.
    Prosperous Times lies open in the market.
    Well-Laid Plans leaves the market.
    Re-Examine Agreement lies open in the market.
    Russian Federation reveals Initiate Restructuring and Peacekeeping Mandate: 8 Research.
    Russian Federation gains 4 money.
    Russian Federation gains 1 diplomacy.
296 exhaust kyrgyzstan
    Russian Federation exhausts Kyrgyzstan.
297 buy explore_alternatives:a
    Russian Federation buys Explore Alternatives for 6 Research.
    Explore Alternatives lies open in the market.
298 exhaust belarus_russia
    Russian Federation exhausts Belarus.
299 exhaust djibouti
    Russian Federation exhausts Djibouti.
300 buy minimize_bureaucracy:b
    Russian Federation buys Minimize Bureaucracy for 4 Research.
    Trade Opportunity lies open in the market.
301 exhaust armenia_russia
    Russian Federation exhausts Armenia.
302 refresh
    Russian Federation refreshes the market.
    Initiate Restructuring leaves the market.
    Think Tank lies open in the market.
    Covert Military Operation leaves the market.
    Joint Venture lies open in the market.
    Prosperous Times leaves the market.
    Improve Logistics lies open in the market.
303 exhaust syria_russia
    Russian Federation exhausts Syria.
    Re-Examine Agreement leaves the market.
    Global Presence lies open in the market.
    Explore Alternatives leaves the market.
    Global Presence lies open in the market.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    United States of America trades with European Union: 10 money.
    People's Republic of China adds Influence in South Asia, below the line: 0 VPs.
    United States of America adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    Next: Auto-Influence 20 and Auto-Influence 14.
    European Union's investments return 4 money.
304 done
305 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
    Russian Federation and People's Republic of China threaten European Union in Middle East - North Africa: -4 VPs.
306 yes
    European Union gives up an Engage token in Africa for 1 Defense.
    Round 6.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Switzerland, Turkmenistan, Ecuador, Turkey, Nigeria, Myanmar and New Zealand.
hash 6 12851b8b1548d036
307 place 4
    Russian Federation takes place 4.
308 place 3
    European Union takes place 3.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    3 food of European Union found no place: 9 money instead.
    Russian Federation produces 5 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    2 raw materials of Russian Federation found no place: 6 money instead.
    Russian Federation produces 2 food.
309 focus diplomatic
    European Union chooses Diplomatic Focus.
310 ready chile
    European Union readies Chile.
311 ready argentina
    European Union readies Argentina.
312 ready norway_eu
    European Union readies Norway.
313 ready eu_member_states
    European Union readies EU Member States.
314 ready jordan_eu
    European Union readies Jordan.
315 ready ukraine
    European Union readies Ukraine.
316 make 3
    European Union produces 3 diplomacy.
317 focus domestic
    Russian Federation chooses Domestic Focus.
318 ready mongolia
    Russian Federation readies Mongolia.
319 ready syria_russia
    Russian Federation readies Syria.
320 raise energy
    Russian Federation's production of energy goes up to 6.
    Russian Federation gains 1 energy.
    1 energy of Russian Federation found no place: 3 money instead.
321 make 0
322 make 1
    Russian Federation produces 1 services.
323 play successful_negotiations:a
    European Union plays Successful Negotiations.
324 ready albania
    European Union readies Albania.
325 search south_asia
    European Union searches South Asia.
326 improve bhutan
    European Union pays 1 diplomacy.
    Bhutan becomes an ally of European Union.
    India lies open.
    Pakistan lies open.
327 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
328 export army
    Russian Federation exports 1 army for 20 money.
329 export food
    Russian Federation exports 1 food for 5 money.
330 export goods
331 sell 2
    Russian Federation exports 2 consumer goods for 30 money.
332 import services
333 buy 1
    Russian Federation imports 1 services for 10 money.
334 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
335 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    Russian Federation gains 1 diplomacy.
336 play new_allies:eu2
    European Union plays New Allies.
337 improve pakistan
338 exhaust bhutan
    European Union exhausts Bhutan.
    European Union pays 2 diplomacy.
    Pakistan becomes an ally of European Union.
    Maldives lies open.
339 play explore_alternatives:a
    Russian Federation plays Explore Alternatives.
    Russian Federation draws 2 hidden cards.
340 play cultural_exchange:a
    Russian Federation plays Cultural Exchange.
341 ready djibouti
    Russian Federation readies Djibouti.
342 ready kyrgyzstan
    Russian Federation readies Kyrgyzstan.
    Russian Federation gains 2 diplomacy.
343 play new_agenda:b
    European Union plays New Agenda.
    European Union draws 3 hidden cards.
344 yes
345 discard trade_opportunity:b
    European Union discards Trade Opportunity.
346 discard new_allies:eu1
    European Union discards New Allies.
347 play dominant_power:a
    European Union plays Dominant Power.
348 engage americas
    European Union engages in Americas.
    European Union adds Influence in Americas, below the line: 1 VP.
349 play energy_titan:russia1
    Russian Federation plays Energy Titan.
350 double energy
351 export raw
352 sell 1
    Russian Federation exports 1 raw materials for 5 money.
353 done
354 import services
355 buy 0
356 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
357 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
358 done
    Russian Federation gains 1 diplomacy.
359 play strengthen_alliance:b
    European Union plays Strengthen Alliance.
360 base jordan_eu
    European Union exhausts Jordan.
    European Union builds a Base in Jordan with 1 army for 10 money.
    A cube of European Union is pushed out of Middle East - North Africa.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
361 play minimize_bureaucracy:b
    Russian Federation plays Minimize Bureaucracy.
    Minimize Bureaucracy of Russian Federation leaves the game.
362 take global_presence:a
    Ensure Peace in the Region lies open in the market.
    Russian Federation takes Global Presence from the market and plays it.
363 make 1
    Russian Federation produces 1 army.
364 army mena
365 to central_asia
    Russian Federation moves an army from Middle East - North Africa to Central Asia.
366 army central_asia
367 to europe
    Russian Federation moves an army from Central Asia to Europe.
368 done
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    United States of America adds Influence in Central Asia, below the line: 0 VPs.
    1 army of United States of America appears in Central Asia.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    European Union's investments return 4 money.
369 discard_token south_asia
    European Union gives up an Engage token in South Asia for 15 money.
370 discard_token americas
    European Union gives up an Engage token in Americas for 15 money.
    Russian Federation threatens European Union in Europe: -2 VPs.
    People's Republic of China threatens European Union in Africa: -2 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    United States of America threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe: 14 VPs for European Union, 5 for cubes and 9 for place 1.
    Europe: 5 VPs for Russian Federation, 2 for cubes and 3 for place 3.
    Central Asia: 1 VP for European Union, 1 for cubes and 0 for place 4.
    Central Asia: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    Americas: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    Middle East - North Africa: 6 VPs for European Union, 2 for cubes and 4 for place 3.
    Middle East - North Africa: 6 VPs for Russian Federation, 2 for cubes and 4 for place 3.
    Africa: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    South Asia: 1 VP for European Union, 1 for cubes and 0 for place 4.
    South Asia: 1 VP for Russian Federation, 1 for cubes and 0 for place 4.
    Russian Federation's sphere of influence holds in Europe: 2 VPs.
    Money, place 1: 5 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for European Union.
end 763767f638be7e8a
    European Union has the most VPs when the last round is over: 95.
