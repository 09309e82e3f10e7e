{"format": 1, "title": "world_order", "rules": 1, "level": "executive_orders", "factions": ["usa", "russia"], "options": {"executive_orders": true, "commerce_cards_by_player_count": false, "vp_floor_at_zero": true, "then_requires_previous_step": true, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": true, "optional_market_pack": true}, "seed": 67, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back us_arms_export
3 hand second
4 give_back ru_new_energy_markets
    United States of America keeps R&D Champion and Main UN Funding Contributor and begins with 4 VPs.
    Russian Federation keeps Arms Export and Private Military Corporations and begins with 5 VPs.
5 place 4
    United States of America takes place 4.
6 place 2
    Russian Federation takes place 2.
    Next: Auto-Influence 8 and Auto-Influence 2.
    Round 1.
hash 1 c723c0725a290890
7 asset ru_arms_export
    Russian Federation uses Arms Export.
8 lay foreign_direct_investment:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation pays 2 army.
    Russian Federation gains 20 money.
9 region central_asia
    Russian Federation names Central Asia.
10 permanent
    Russian Federation adds Influence in Central Asia, above the line: 1 VPs.
11 play growth_strategy:usa2
    United States of America plays Growth Strategy.
12 choose growth
    United States of America chooses: Get a Growth Card.
13 growth industrial_development
    United States of America gets Industrial Development for 1 VPs.
14 raise energy
    United States of America's production of energy goes up to 4.
15 raise raw
    United States of America's production of raw materials goes up to 3.
16 play new_allies:russia2
    Russian Federation plays New Allies.
17 improve turkey
18 pay
    Russian Federation pays 3 diplomacy.
    Turkey becomes an ally of Russian Federation.
    Egypt lies open.
19 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
20 base japan_usa
21 send 2
    United States of America exhausts Japan.
    United States of America builds a Base in Japan with 2 armies for 15 money.
22 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 4 VPs.
23 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
24 army board
25 to central_asia
    Russian Federation moves an army to Central Asia.
26 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
27 engage americas
28 pay
    United States of America pays 4 diplomacy.
    United States of America engages in Americas.
29 temporary
    United States of America adds Influence in Americas, below the line: 4 VPs.
30 asset ru_private_military
    Russian Federation uses Private Military Corporations.
31 lay growth_strategy:russia2
    Russian Federation puts a hidden card face down.
    Russian Federation pays 20 money.
32 region mena
    Russian Federation names Middle East - North Africa.
    1 army of Russian Federation appears in Middle East - North Africa.
33 permanent
    Russian Federation adds Influence in Middle East - North Africa, above the line: 1 VPs.
34 asset us_rd_champion
    United States of America uses R&D Champion.
35 lay military_pact:usa1
    United States of America puts a hidden card face down.
36 produce diplomacy
37 make 0
38 produce army
39 make 1
    United States of America produces 1 army.
    Russian Federation reveals Foreign Trade and Foreign Trade: 4 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
40 buy dominant_power:b
    Russian Federation buys Dominant Power for 4 Research.
    Prosperous Times lies open in the market.
41 exhaust india_russia
    Russian Federation exhausts India.
42 exhaust turkey
    Russian Federation exhausts Turkey.
43 exhaust belarus_russia
    Russian Federation exhausts Belarus.
44 exhaust armenia_russia
    Russian Federation exhausts Armenia.
45 buy trade_opportunity:b
    Russian Federation buys Trade Opportunity for 3 Research.
    Tap into New Markets lies open in the market.
46 refresh
    Russian Federation refreshes the market.
    Convincing Arguments leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Covert Military Operation leaves the market.
    Power Play lies open in the market.
    Economic Expansion leaves the market.
    Strengthen Alliance lies open in the market.
47 refresh
    Russian Federation refreshes the market.
    Explore Alternatives leaves the market.
    Assign New Diplomats lies open in the market.
    Prosperous Times leaves the market.
    Global Presence lies open in the market.
    Tap into New Markets leaves the market.
    Minimize Bureaucracy lies open in the market.
48 done
    United States of America reveals New Allies and New Allies: 4 Research.
    United States of America gains 3 money.
    United States of America gains 3 money.
49 exhaust iceland_usa
    United States of America exhausts Iceland.
50 buy global_presence:b
    United States of America buys Global Presence for 5 Research.
    Key Economic Partner lies open in the market.
51 exhaust iraq_usa
    United States of America exhausts Iraq.
52 exhaust mexico_usa
    United States of America exhausts Mexico.
53 done
    Re-Evaluate Strategy leaves the market.
    Military Exercises lies open in the market.
    Power Play leaves the market.
    Power Play lies open in the market.
    European Union adds Influence in Europe, above the line: 0 VPs.
    1 army of European Union appears in Europe.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    European Union adds Influence in Europe, above the line: 0 VPs.
    1 army of European Union appears in Europe.
    People's Republic of China adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of People's Republic of China appears in Middle East - North Africa.
    Next: Auto-Influence 7 and Auto-Influence 1.
54 done
55 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    European Union threatens Russian Federation in Europe: -2 VPs.
    Russian Federation and People's Republic of China threaten United States of America in Middle East - North Africa: -4 VPs.
    Round 2.
    Russian Federation draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Croatia, Georgia, Colombia, Syria, Kenya, India and Singapore.
hash 2 ee33ba33876400f7
56 place 3
    Russian Federation takes place 3.
57 place 4
    United States of America takes place 4.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    United States of America produces 4 energy.
    United States of America produces 3 raw materials.
    United States of America produces 3 food.
58 focus domestic
    Russian Federation chooses Domestic Focus.
59 done
60 raise food
    Russian Federation's production of food goes up to 3.
    Russian Federation gains 1 food.
61 make 1
    Russian Federation produces 1 consumer goods.
62 make 1
    Russian Federation produces 1 services.
63 focus military
    United States of America chooses Military Focus.
64 ready iceland_usa
    United States of America readies Iceland.
65 ready iraq_usa
    United States of America readies Iraq.
66 raise army
    United States of America's production of army goes up to 4.
67 make 2
    United States of America produces 2 army.
68 play new_allies:russia1
    Russian Federation plays New Allies.
69 play foreign_trade:usa1
    United States of America plays Foreign Trade.
70 export food
    United States of America exports 1 food for 5 money.
71 export goods
    United States of America exports 1 consumer goods for 15 money.
72 import services
    United States of America imports 1 services from European Union for 10 money.
73 import raw
74 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    United States of America gains 1 diplomacy.
75 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
76 play growth_strategy:usa1
    United States of America plays Growth Strategy.
77 choose produce
    United States of America chooses: Produce.
78 produce energy
    United States of America produces 4 energy.
    1 energy of United States of America found no place: 3 money instead.
79 produce diplomacy
80 make 3
    United States of America produces 3 diplomacy.
81 produce raw
    United States of America produces 3 raw materials.
82 play dominant_power:b
    Russian Federation plays Dominant Power.
83 asset us_main_un_funding
    United States of America uses Main UN Funding Contributor.
84 lay military_reinforcements:usa1
    United States of America puts a hidden card face down.
85 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
86 order
    United States of America uses the Executive Order.
87 lay foreign_direct_investment:usa1
    United States of America puts a hidden card face down.
88 choose improve_relations
    United States of America chooses: Improve Relations.
89 improve south_africa
    United States of America pays 3 diplomacy.
    South Africa becomes an ally of United States of America.
    Angola lies open.
    Russian Federation reveals Trade Opportunity and Energy Titan: 5 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 5 money.
90 buy assign_new_diplomats:a
    Russian Federation buys Assign New Diplomats for 5 Research.
    Prosperous Times lies open in the market.
91 done
    United States of America reveals Global Presence and Global Currency: 3 Research.
    United States of America gains 1 army.
    United States of America gains 5 money.
92 exhaust iraq_usa
    United States of America exhausts Iraq.
93 exhaust iceland_usa
    United States of America exhausts Iceland.
94 buy prosperous_times:a
    United States of America buys Prosperous Times for 5 Research.
    Trade Opportunity lies open in the market.
95 exhaust south_africa
    United States of America exhausts South Africa.
96 buy trade_opportunity:a
    United States of America buys Trade Opportunity for 3 Research.
    Global Presence lies open in the market.
    Strengthen Alliance leaves the market.
    Build New Embassy lies open in the market.
    Minimize Bureaucracy leaves the market.
    Re-Examine Agreement lies open in the market.
    European Union adds Influence in East Asia - Pacific, above the line: 0 VPs.
    People's Republic of China adds Influence in Central Asia, above the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    European Union adds Influence in Middle East - North Africa, above the line: 0 VPs.
    A Commerce card of United States of America is turned face down.
    European Union trades with United States of America: 10 money.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    Next: Auto-Influence 17 and Auto-Influence 14.
97 discard_token americas
    United States of America gives up an Engage token in Americas for 5 money.
98 no
    European Union threatens Russian Federation in Europe: -2 VPs.
    Round 3.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    New Countries: Serbia, Armenia, Brazil, Qatar, Sudan, Myanmar and Thailand.
hash 3 04eaba1f71d964db
99 place 4
    Russian Federation takes place 4.
100 place 3
    United States of America takes place 3.
    United States of America produces 4 energy.
    4 energy of United States of America found no place: 12 money instead.
    United States of America produces 3 raw materials.
    1 raw materials of United States of America found no place: 3 money instead.
    United States of America produces 3 food.
    Russian Federation produces 5 energy.
    3 energy of Russian Federation found no place: 9 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    1 raw materials of Russian Federation found no place: 3 money instead.
    Russian Federation produces 3 food.
101 focus diplomatic
    United States of America chooses Diplomatic Focus.
102 done
103 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
104 make 4
    United States of America produces 4 diplomacy.
105 focus military
    Russian Federation chooses Military Focus.
106 ready turkey
    Russian Federation readies Turkey.
107 ready belarus_russia
    Russian Federation readies Belarus.
108 raise army
    Russian Federation's production of army goes up to 3.
109 make 3
    Russian Federation produces 3 army.
110 play new_allies:usa1
    United States of America plays New Allies.
111 improve brazil
    United States of America pays 3 diplomacy.
    Brazil becomes an ally of United States of America.
    El Salvador lies open.
112 order
    Russian Federation uses the Executive Order.
113 lay assign_new_diplomats:a
    Russian Federation puts a hidden card face down.
114 choose growth
    Russian Federation chooses: Get a Growth Card.
    Russian Federation gets Industrial Development for 1 VPs.
115 raise raw
    Russian Federation's production of raw materials goes up to 5.
116 raise energy
    Russian Federation's production of energy goes up to 6.
117 play trade_opportunity:a
    United States of America plays Trade Opportunity.
118 export food
    United States of America exports 1 food for 5 money.
119 play prosperous_times:a
    United States of America plays Prosperous Times.
120 make 2
    United States of America produces 2 consumer goods.
121 choose play_another
    United States of America chooses: Play another card.
122 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
123 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
124 base syria_russia
    Russian Federation exhausts Syria.
    Russian Federation builds a Base in Syria with 1 army for 10 money.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 5 VPs.
125 play new_allies:usa3
    United States of America plays New Allies.
126 improve sudan
    United States of America pays 2 diplomacy.
    Sudan becomes an ally of United States of America.
    Burkina Faso lies open.
127 play energy_titan:russia1
    Russian Federation plays Energy Titan.
128 double raw
129 done
130 import goods
131 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
132 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
133 play new_allies:usa2
    United States of America plays New Allies.
134 improve kenya
    United States of America exhausts Sudan.
    Kenya becomes an ally of United States of America.
    Angola lies open.
135 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
    Russian Federation chooses: Produce.
136 produce energy
    Russian Federation produces 6 energy.
    6 energy of Russian Federation found no place: 18 money instead.
137 produce services
138 make 1
    Russian Federation produces 1 services.
139 produce raw
    Russian Federation produces 5 raw materials.
    2 raw materials of Russian Federation found no place: 6 money instead.
    United States of America reveals nothing: 0 Research.
140 exhaust brazil
    United States of America exhausts Brazil.
141 exhaust kenya
    United States of America exhausts Kenya.
142 buy key_economic_partner:b
    United States of America buys Key Economic Partner for 4 Research.
    Joint Venture lies open in the market.
    Russian Federation reveals Military Re-Equipment and Growth Strategy: 6 Research.
    Russian Federation gains 5 money.
    Russian Federation gains 2 money.
143 buy joint_venture:a
    Russian Federation buys Joint Venture for 6 Research.
    New Strategic Partner lies open in the market.
144 exhaust turkey
    Russian Federation exhausts Turkey.
145 buy build_new_embassy:b
    Russian Federation buys Build New Embassy for 3 Research.
    Steady Partnership lies open in the market.
146 exhaust belarus_russia
    Russian Federation exhausts Belarus.
    Military Exercises leaves the market.
    Explore Alternatives lies open in the market.
    Power Play leaves the market.
    Optimization Program lies open in the market.
    European Union adds Influence in Europe, above the line: 0 VPs.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    European Union adds Influence in Europe, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    European Union trades with Russian Federation: 10 money.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    Next: Auto-Influence 13 and Auto-Influence 11.
147 no
    Russian Federation and People's Republic of China threaten United States of America in Middle East - North Africa: -4 VPs.
    European Union threatens Russian Federation in Europe: -2 VPs.
    Scoring.
    Europe: 4 VPs for United States of America, 1 for cubes and 3 for place 3.
    Europe: 4 VPs for Russian Federation, 1 for cubes and 3 for place 3.
    Central Asia: 6 VPs for Russian Federation, 2 for cubes and 4 for place 2.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa: 1 VPs for United States of America, 1 for cubes and 0 for place 5.
    Middle East - North Africa: 12 VPs for Russian Federation, 2 for cubes and 10 for place 1.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 8 VPs for United States of America, 2 for cubes and 6 for place 2.
    United States of America leads in 1 Region only: -8 VPs.
    Russian Federation's sphere of influence holds in Middle East - North Africa: 2 VPs.
    Money, place 1: 5 VPs for Russian Federation.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most allied Countries, place 1: 7 VPs for United States of America.
    Round 4.
    United States of America draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Albania, Kazakhstan, Mexico, Saudi Arabia, Ethiopia, Bangladesh and Indonesia.
hash 4 a692227db43977b6
148 place 4
    United States of America takes place 4.
149 place 1
    Russian Federation takes place 1.
    Russian Federation produces 6 energy.
    5 energy of Russian Federation found no place: 15 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 5 raw materials.
    5 raw materials of Russian Federation found no place: 15 money instead.
    Russian Federation produces 3 food.
    United States of America produces 4 energy.
    2 energy of United States of America found no place: 6 money instead.
    United States of America produces 3 raw materials.
    1 raw materials of United States of America found no place: 3 money instead.
    United States of America produces 3 food.
150 focus domestic
    Russian Federation chooses Domestic Focus.
151 ready india_russia
    Russian Federation readies India.
152 raise services
    Russian Federation's production of services goes up to 2.
153 make 1
    Russian Federation produces 1 consumer goods.
154 make 1
    Russian Federation produces 1 services.
155 focus military
    United States of America chooses Military Focus.
156 ready japan_usa
    United States of America readies Japan.
157 ready brazil
    United States of America readies Brazil.
158 raise army
    United States of America's production of army goes up to 5.
159 make 3
    United States of America produces 3 army.
160 play new_allies:russia1
    Russian Federation plays New Allies.
161 improve myanmar
    Russian Federation exhausts India.
    Myanmar becomes an ally of Russian Federation.
    India lies open.
162 play key_economic_partner:b
    United States of America plays Key Economic Partner.
163 ready south_africa
    United States of America readies South Africa.
    United States of America invests 20 money in South Africa.
164 permanent
    United States of America adds Influence in Africa, above the line: 1 VPs.
165 play build_new_embassy:b
    Russian Federation plays Build New Embassy.
166 improve albania
    Albania becomes an ally of Russian Federation.
    Bosnia-Herzegovina lies open.
167 play growth_strategy:usa1
    United States of America plays Growth Strategy.
    United States of America chooses: Produce.
168 produce goods
169 make 2
    United States of America produces 2 consumer goods.
170 produce energy
    United States of America produces 4 energy.
    2 energy of United States of America found no place: 6 money instead.
171 produce army
172 make 3
    United States of America produces 3 army.
173 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
174 play global_currency:usa1
    United States of America plays Global Currency.
175 export energy
176 sell 3
    United States of America exports 3 energy for 15 money.
177 export food
    United States of America exports 1 food for 5 money.
178 import goods
179 buy 1
    United States of America imports 1 consumer goods for 10 money.
180 buy 1
    United States of America imports 1 consumer goods from European Union for 10 money.
181 buy 1
    United States of America imports 1 consumer goods from People's Republic of China for 10 money.
182 import raw
183 buy 1
    United States of America imports 1 raw materials for 3 money.
    United States of America gains 10 money.
184 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
185 export army
    Russian Federation exports 1 army for 20 money.
186 export energy
187 sell 2
    Russian Federation exports 2 energy for 10 money.
188 export food
    Russian Federation exports 1 food for 5 money.
189 import services
190 buy 3
    Russian Federation imports 3 services for 30 money.
191 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
192 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
193 import goods
194 buy 0
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    Russian Federation gains 1 diplomacy.
195 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
196 army east_asia_pacific
197 to mena
    United States of America moves an army from East Asia - Pacific to Middle East - North Africa.
198 army east_asia_pacific
199 to americas
    United States of America moves an army from East Asia - Pacific to Americas.
    Russian Federation reveals Joint Venture and Foreign Trade: 7 Research.
    Russian Federation gains 8 money.
    Russian Federation gains 3 money.
200 buy new_strategic_partner:b
    Russian Federation buys New Strategic Partner for 7 Research.
    New Strategic Partner lies open in the market.
201 exhaust albania
    Russian Federation exhausts Albania.
202 exhaust myanmar
    Russian Federation exhausts Myanmar.
203 refresh
    Russian Federation refreshes the market.
    Global Presence leaves the market.
    Improve Logistics lies open in the market.
    Re-Examine Agreement leaves the market.
    Re-Examine Agreement lies open in the market.
    Steady Partnership leaves the market.
    Optimization Program lies open in the market.
    United States of America reveals Diplomatic Engagement and Military Pact: 5 Research.
    United States of America gains 1 diplomacy.
    United States of America gains 5 money.
204 buy optimization_program:b
    United States of America buys Optimization Program for 5 Research.
    Ensure Peace in the Region lies open in the market.
205 exhaust brazil
    United States of America exhausts Brazil.
206 done
    Explore Alternatives leaves the market.
    Steady Partnership lies open in the market.
    New Strategic Partner leaves the market.
    Think Tank lies open in the market.
    European Union adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of European Union appears in East Asia - Pacific.
    People's Republic of China adds Influence in South Asia, above the line: 0 VPs.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    European Union trades with Russian Federation: 10 money.
    People's Republic of China adds Influence in Americas, above the line: 0 VPs.
    Next: Auto-Influence 16 and Auto-Influence 20.
    United States of America's investments return 6 money.
207 no
208 no
    European Union threatens Russian Federation in Europe: -2 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    Round 5.
    Russian Federation draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    New Countries: Iceland, Afghanistan, Chile, Iraq, Equatorial Guinea, Pakistan and South Korea.
hash 5 423fce375f10fa59
209 place 1
    United States of America takes place 1.
210 place 3
    Russian Federation takes place 3.
    United States of America produces 4 energy.
    1 energy of United States of America found no place: 3 money instead.
    United States of America produces 3 raw materials.
    United States of America produces 3 food.
    Russian Federation produces 6 energy.
    2 energy of Russian Federation found no place: 6 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 5 raw materials.
    4 raw materials of Russian Federation found no place: 12 money instead.
    Russian Federation produces 3 food.
211 focus diplomatic
    United States of America chooses Diplomatic Focus.
212 ready iraq_usa
    United States of America readies Iraq.
213 ready sudan
    United States of America readies Sudan.
214 ready iceland_usa
    United States of America readies Iceland.
215 ready mexico_usa
    United States of America readies Mexico.
216 make 5
    United States of America produces 5 diplomacy.
217 focus military
    Russian Federation chooses Military Focus.
218 ready turkey
    Russian Federation readies Turkey.
219 ready myanmar
    Russian Federation readies Myanmar.
220 none
221 make 1
    Russian Federation produces 1 army.
222 play growth_strategy:usa2
    United States of America plays Growth Strategy.
223 choose produce
    United States of America chooses: Produce.
224 produce food
    United States of America produces 3 food.
225 produce diplomacy
226 make 2
    United States of America produces 2 diplomacy.
227 produce raw
    United States of America produces 3 raw materials.
228 play new_allies:russia2
    Russian Federation plays New Allies.
229 improve afghanistan
    Russian Federation pays 1 diplomacy.
    Afghanistan becomes an ally of Russian Federation.
    Kyrgyzstan lies open.
230 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
231 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
232 invest afghanistan
    Russian Federation exhausts Afghanistan.
    Russian Federation invests 10 money in Afghanistan.
    Russian Federation adds Influence in Central Asia, below the line: 3 VPs.
233 play optimization_program:b
    United States of America plays Optimization Program.
234 produce food
    United States of America produces 3 food.
    United States of America gets Knowledge Transfer for 4 VPs.
235 draw 3
    United States of America draws 3 hidden cards.
236 discard new_allies:usa1
    United States of America discards New Allies.
237 discard global_presence:b
    United States of America discards Global Presence.
238 discard key_economic_partner:b
    United States of America discards Key Economic Partner.
239 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
240 army central_asia
241 to europe
    Russian Federation moves an army from Central Asia to Europe.
242 army mena
243 to europe
    Russian Federation moves an army from Middle East - North Africa to Europe.
244 use knowledge_transfer
    United States of America uses Knowledge Transfer.
245 draw 3
    United States of America draws 3 hidden cards.
246 discard foreign_trade:usa1
    United States of America discards Foreign Trade.
247 discard military_reinforcements:usa1
    United States of America discards Military Reinforcements.
248 discard global_currency:usa1
    United States of America discards Global Currency.
249 play growth_strategy:usa1
    United States of America plays Growth Strategy.
    United States of America chooses: Produce.
250 produce raw
    United States of America produces 3 raw materials.
    2 raw materials of United States of America found no place: 6 money instead.
251 produce diplomacy
252 make 2
    United States of America produces 2 diplomacy.
253 produce energy
    United States of America produces 4 energy.
    4 energy of United States of America found no place: 12 money instead.
254 play trade_opportunity:b
    Russian Federation plays Trade Opportunity.
255 export energy
256 sell 3
    Russian Federation exports 3 energy for 15 money.
257 play new_strategic_partner:b
    Russian Federation plays New Strategic Partner.
258 improve saudi_arabia
    Russian Federation exhausts Turkey.
    Saudi Arabia becomes an ally of Russian Federation.
    Qatar lies open.
    Russian Federation chooses: Move.
259 army board
    Russian Federation moves an army to Middle East - North Africa.
260 done
    United States of America reveals New Allies and Foreign Military Presence: 4 Research.
    United States of America gains 3 money.
    United States of America gains 4 money.
261 buy think_tank:a
    United States of America buys Think Tank for 3 Research.
    Boost Production lies open in the market.
262 exhaust iraq_usa
    United States of America exhausts Iraq.
263 exhaust south_africa
    United States of America exhausts South Africa.
264 buy steady_partnership:a
    United States of America buys Steady Partnership for 4 Research.
    Well-Laid Plans lies open in the market.
265 exhaust mexico_usa
    United States of America exhausts Mexico.
266 refresh
    United States of America refreshes the market.
    Improve Logistics leaves the market.
    Return on Investment lies open in the market.
    Re-Examine Agreement leaves the market.
    Initiate Restructuring lies open in the market.
    Optimization Program leaves the market.
    Successful Negotiations lies open in the market.
267 exhaust sudan
    United States of America exhausts Sudan.
268 refresh
    United States of America refreshes the market.
    Ensure Peace in the Region leaves the market.
    Permanent Mission lies open in the market.
    Boost Production leaves the market.
    Return on Investment lies open in the market.
    Well-Laid Plans leaves the market.
    Debt Relief lies open in the market.
269 exhaust iceland_usa
    United States of America exhausts Iceland.
270 exhaust japan_usa
    United States of America exhausts Japan.
271 refresh
    United States of America refreshes the market.
    Return on Investment leaves the market.
    Strategic Reinforcements lies open in the market.
    Initiate Restructuring leaves the market.
    Improve Logistics lies open in the market.
    Successful Negotiations leaves the market.
    Activation of Allies lies open in the market.
272 done
    Russian Federation reveals Dominant Power: 3 Research.
    Russian Federation gains 1 diplomacy.
273 buy strategic_reinforcements:a
    Russian Federation buys Strategic Reinforcements for 3 Research.
    New Agenda lies open in the market.
274 exhaust saudi_arabia
    Russian Federation exhausts Saudi Arabia.
275 refresh
    Russian Federation refreshes the market.
    Permanent Mission leaves the market.
    Energy Summit lies open in the market.
    Return on Investment leaves the market.
    Establish Trade Routes lies open in the market.
    Debt Relief leaves the market.
    Supply Chain Deal lies open in the market.
276 done
    Improve Logistics leaves the market.
    Peacekeeping Mandate lies open in the market.
    Activation of Allies leaves the market.
    Cultural Exchange lies open in the market.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of European Union appears in Middle East - North Africa.
    People's Republic of China adds Influence in Africa, above the line: 0 VPs.
    1 army of People's Republic of China appears in Africa.
    European Union adds Influence in Africa, below the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    European Union trades with Russian Federation: 10 money.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    Next: Auto-Influence 4 and Auto-Influence 3.
    United States of America's investments return 6 money.
    Russian Federation's investments return 2 money.
277 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
278 no
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    Round 6.
    United States of America draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 18 cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Norway, Uzbekistan, Venezuela, Iran, Nigeria, Nepal and Cambodia.
hash 6 6ff9c8b706d8bbc9
279 place 1
    United States of America takes place 1.
280 place 2
    Russian Federation takes place 2.
    United States of America produces 4 energy.
    4 energy of United States of America found no place: 12 money instead.
    United States of America produces 3 raw materials.
    3 raw materials of United States of America found no place: 9 money instead.
    United States of America produces 3 food.
    2 food of United States of America found no place: 6 money instead.
    Russian Federation produces 6 energy.
    3 energy of Russian Federation found no place: 9 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 5 raw materials.
    4 raw materials of Russian Federation found no place: 12 money instead.
    Russian Federation produces 3 food.
281 focus diplomatic
    United States of America chooses Diplomatic Focus.
282 ready south_africa
    United States of America readies South Africa.
283 ready mexico_usa
    United States of America readies Mexico.
284 ready japan_usa
    United States of America readies Japan.
285 ready iraq_usa
    United States of America readies Iraq.
286 make 3
    United States of America produces 3 diplomacy.
    2 diplomacy of United States of America found no place: 0 money instead.
287 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
288 ready armenia_russia
    Russian Federation readies Armenia.
289 ready saudi_arabia
    Russian Federation readies Saudi Arabia.
290 ready syria_russia
    Russian Federation readies Syria.
291 ready belarus_russia
    Russian Federation readies Belarus.
292 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
293 make 2
    Russian Federation produces 2 diplomacy.
294 play think_tank:a
    United States of America plays Think Tank.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 2 hidden cards.
295 discard military_pact:usa1
    United States of America discards Military Pact.
    United States of America gains 1 services.
296 play build_new_embassy:b
    Russian Federation plays Build New Embassy.
297 improve venezuela
    Russian Federation pays 1 diplomacy.
    Venezuela becomes an ally of Russian Federation.
    Ecuador lies open.
298 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
299 engage east_asia_pacific
300 pay
    United States of America pays 3 diplomacy.
    United States of America engages in East Asia - Pacific.
    United States of America adds Influence in East Asia - Pacific, below the line: 1 VPs.
301 play joint_venture:a
    Russian Federation plays Joint Venture.
302 produce diplomacy
303 make 2
    Russian Federation produces 2 diplomacy.
304 produce services
305 make 2
    Russian Federation produces 2 services.
306 invest belarus_russia
    Russian Federation exhausts Belarus.
    Russian Federation invests 10 money in Belarus.
    Russian Federation adds Influence in Europe, below the line: 5 VPs.
307 use knowledge_transfer
    United States of America uses Knowledge Transfer.
308 draw 3
    United States of America draws 3 hidden cards.
309 discard military_reinforcements:usa1
    United States of America discards Military Reinforcements.
310 discard foreign_direct_investment:usa1
    United States of America discards Foreign Direct Investment.
311 discard prosperous_times:a
    United States of America discards Prosperous Times.
312 play trade_opportunity:a
    United States of America plays Trade Opportunity.
313 export goods
314 sell 3
    United States of America exports 3 consumer goods for 45 money.
315 play steady_partnership:a
    United States of America plays Steady Partnership.
316 invest mexico_usa
    United States of America exhausts Mexico.
    United States of America invests 15 money in Mexico.
317 temporary
    United States of America adds Influence in Americas, below the line: 3 VPs.
318 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
319 base venezuela
320 send 2
    Russian Federation exhausts Venezuela.
    Russian Federation builds a Base in Venezuela with 2 armies for 15 money.
321 temporary
    Russian Federation adds Influence in Americas, below the line: 2 VPs.
    Russian Federation gains 1 army.
322 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
    United States of America exhausts Iraq.
    United States of America builds a Base in Iraq with 1 army for 10 money.
    United States of America adds Influence in Middle East - North Africa, below the line: 2 VPs.
323 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
324 export army
    Russian Federation exports 1 army for 20 money.
325 export services
326 sell 3
    Russian Federation exports 3 services for 45 money.
327 export raw
328 sell 2
    Russian Federation exports 2 raw materials for 10 money.
329 import energy
330 buy 2
    Russian Federation imports 2 energy for 6 money.
331 import goods
332 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
333 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
    European Union adds Influence in Africa, below the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    European Union trades with Russian Federation: 10 money.
    A cube of United States of America is pushed out of East Asia - Pacific.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    European Union adds Influence in Central Asia, below the line: 0 VPs.
    1 army of European Union appears in Central Asia.
    People's Republic of China adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    United States of America's investments return 10 money.
334 done
    Russian Federation's investments return 4 money.
335 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens United States of America in Americas: -2 VPs.
336 no
    People's Republic of China threatens United States of America in East Asia - Pacific: -2 VPs.
    European Union and People's Republic of China threaten Russian Federation in Central Asia: -4 VPs.
    Scoring.
    Europe: 4 VPs for United States of America, 1 for cubes and 3 for place 3.
    Europe: 8 VPs for Russian Federation, 2 for cubes and 6 for place 2.
    Central Asia: 7 VPs for Russian Federation, 3 for cubes and 4 for place 2.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa: 6 VPs for United States of America, 2 for cubes and 4 for place 3.
    Middle East - North Africa: 6 VPs for Russian Federation, 2 for cubes and 4 for place 3.
    Africa: 3 VPs for United States of America, 1 for cubes and 2 for place 3.
    East Asia - Pacific: 4 VPs for United States of America, 2 for cubes and 2 for place 3.
    United States of America leads in 1 Region only: -8 VPs.
    Russian Federation's sphere of influence holds in Europe and Middle East - North Africa: 4 VPs.
    Money, place 1: 5 VPs for Russian Federation.
    Most armies on the map, place 1: 6 VPs for Russian Federation.
    Most allied Countries, place 1: 7 VPs for Russian Federation.
end 05378da976fce223
    Russian Federation has the most VPs when the last round is over: 88.
