{"format": 1, "title": "world_order", "rules": 1, "level": "first_game", "factions": ["usa", "russia"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": false}, "seed": 83, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 give_back us_nato
2 give_back ru_new_energy_markets
    The USA keeps Main UN Funding Contributor and Arms Export and begins with 6 VPs.
    Russia keeps Cyber Attacks and Arms Export and begins with 8 VPs.
    The USA takes place 1.
    Russia takes place 2.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 392e5dc9f9aa5d73
3 play growth_strategy:usa1
    The USA plays Growth Strategy.
4 choose growth
    The USA chooses: Get a Growth Card.
5 growth industrial_development
    The USA gets Industrial Development: 1 VP.
6 raise services
    The USA's production of services goes up to 5.
7 raise raw
    The USA's production of raw materials goes up to 3.
8 play foreign_military_presence:russia1
    Russia plays Foreign Military Presence.
9 base syria_russia
    Russia exhausts Syria.
    Russia builds a Base in Syria with 1 army for 10 money.
10 permanent
    Russia adds permanent Influence in the Middle East - North Africa: 1 VP.
11 play foreign_trade:usa1
    The USA plays Foreign Trade.
12 export energy
    The USA exports 1 energy for 5 money.
13 export goods
    The USA exports 1 consumer good for 15 money.
14 import services
    The USA imports 1 service from the EU for 10 money.
15 import raw
16 buy 3
    The USA imports 3 raw materials from Russia for 9 money.
    One of Russia's Commerce cards is turned face down.
    The USA gains 1 diplomacy.
17 play foreign_direct_investment:russia1
    Russia plays Foreign Direct Investment.
18 invest belarus_russia
    Russia exhausts Belarus.
    Russia invests 10 money in Belarus.
19 permanent
    Russia adds permanent Influence in Europe: 1 VP.
20 asset us_arms_export
    The USA uses Arms Export.
21 lay new_allies:usa1
    The USA puts a hidden card face down.
    The USA pays 2 armies.
    The USA gains 20 money.
22 region south_asia
    The USA names South Asia.
23 permanent
    The USA adds permanent Influence in South Asia: 1 VP.
24 asset ru_cyber_attacks
    Russia uses Cyber Attacks.
25 lay growth_strategy:russia1
    Russia puts a hidden card face down.
26 region east_asia_pacific
    Russia names East Asia - Pacific.
    Russia pays 1 service.
27 permanent
    Russia adds permanent Influence in East Asia - Pacific: 1 VP.
28 play military_pact:usa1
    The USA plays Military Pact.
29 base iraq_usa
    The USA exhausts Iraq.
    The USA builds a Base in Iraq with 1 army for 10 money.
30 temporary
    The USA adds temporary Influence in the Middle East - North Africa: 5 VPs.
    The USA gains 1 diplomacy.
31 play military_reinforcements:russia1
    Russia plays Military Reinforcements.
    Russia gains 1 army.
    The USA reveals New Allies and Foreign Direct Investment: 5 Research.
    The USA gains 9 money.
32 buy well_laid_plans:a
    The USA buys Well-Laid Plans for 4 Research.
    Key Economic Partner lies open in the market.
33 done
    Russia reveals New Allies and Energy Titan: 4 Research.
    Russia gains 8 money.
34 exhaust india_russia
    Russia exhausts India.
35 buy optimization_program:b
    Russia buys Optimization Program for 5 Research.
    Establish Trade Routes lies open in the market.
36 exhaust armenia_russia
    Russia exhausts Armenia.
37 done
    Improve Logistics leaves the market.
    Covert Military Operation lies open in the market.
    Power Play leaves the market.
    Assign New Diplomats lies open in the market.
    The EU adds permanent Influence in the Middle East - North Africa: 0 VPs.
    China adds permanent Influence in the Americas: 0 VPs.
    One of the USA's Commerce cards is turned face down.
    China trades with the USA: 10 money.
    The EU adds permanent Influence in Africa: 0 VPs.
    China adds permanent Influence in South Asia: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Russia's investments return 2 money.
38 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
    Round 2.
    The USA draws 6 hidden cards.
    Russia draws 6 hidden cards.
    New Countries: Albania, Uzbekistan, Ecuador, Iran, Equatorial Guinea, Bangladesh and South Korea.
hash 2 5b8bfdb4b1d84b72
39 place 2
    Russia takes place 2.
40 place 4
    The USA takes place 4.
    Russia produces 5 energy.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
    The USA produces 3 energy.
    The USA produces 3 raw materials.
    The USA produces 3 food.
41 focus diplomatic
    Russia chooses Diplomatic Focus.
42 ready syria_russia
    Russia readies Syria.
43 ready india_russia
    Russia readies India.
44 ready armenia_russia
    Russia readies Armenia.
45 ready belarus_russia
    Russia readies Belarus.
46 raise diplomacy
    Russia's production of diplomacy goes up to 4.
47 make 2
    Russia produces 2 diplomacy.
48 focus domestic
    The USA chooses Domestic Focus.
49 ready iraq_usa
    The USA readies Iraq.
50 raise raw
    The USA's production of raw materials goes up to 4.
    The USA gains 1 raw material.
51 make 1
    The USA produces 1 consumer good.
52 make 3
    The USA produces 3 services.
    The USA's Commerce cards lie face up again.
53 play diplomatic_engagement:russia1
    Russia plays Diplomatic Engagement.
54 engage europe
55 exhaust belarus_russia
    Russia exhausts Belarus.
    Russia pays 2 diplomacy.
    Russia engages in Europe.
56 temporary
    Russia adds temporary Influence in Europe: 5 VPs.
57 play foreign_military_presence:usa1
    The USA plays Foreign Military Presence.
58 asset ru_arms_export
    Russia uses Arms Export.
59 lay foreign_trade:russia1
    Russia puts a hidden card face down.
    Russia pays 2 armies.
    Russia gains 20 money.
60 region central_asia
    Russia names Central Asia.
61 temporary
    Russia adds temporary Influence in Central Asia: 4 VPs.
62 play growth_strategy:usa2
    The USA plays Growth Strategy.
63 choose growth
    The USA chooses: Get a Growth Card.
64 growth knowledge_transfer
    The USA gets Knowledge Transfer: 4 VPs.
65 play growth_strategy:russia2
    Russia plays Growth Strategy.
    Russia chooses: Produce.
66 produce diplomacy
67 make 0
68 produce food
    Russia produces 2 food.
69 produce services
70 make 1
    Russia produces 1 service.
71 play well_laid_plans:a
    The USA plays Well-Laid Plans.
    The USA draws a hidden card.
72 play optimization_program:b
    Russia plays Optimization Program.
73 produce goods
74 make 1
    Russia produces 1 consumer good.
75 growth industrial_development
    Russia gets Industrial Development: 1 VP.
76 raise energy
    Russia's production of energy goes up to 6.
77 raise food
    Russia's production of food goes up to 3.
78 order
    The USA uses the Executive Order.
79 lay new_allies:usa3
    The USA puts a hidden card face down.
80 choose produce
    The USA chooses: Produce.
81 produce energy
    The USA produces 3 energy.
82 produce services
83 make 3
    The USA produces 3 services.
84 produce food
    The USA produces 3 food.
    Russia reveals Foreign Trade and New Allies: 2 Research.
    Russia gains 6 money.
85 refresh
    Russia refreshes the market.
    Re-Evaluate Strategy leaves the market.
    Initiate Restructuring lies open in the market.
    Tap into New Markets leaves the market.
    Successful Negotiations lies open in the market.
    Key Economic Partner leaves the market.
    Explore Alternatives lies open in the market.
86 exhaust syria_russia
    Russia exhausts Syria.
87 exhaust armenia_russia
    Russia exhausts Armenia.
88 refresh
    Russia refreshes the market.
    Establish Trade Routes leaves the market.
    Global Presence lies open in the market.
    Covert Military Operation leaves the market.
    Convincing Arguments lies open in the market.
    Assign New Diplomats leaves the market.
    Dominant Power lies open in the market.
89 done
90 use knowledge_transfer
    The USA uses Knowledge Transfer.
91 draw 1
    The USA's discard pile becomes a deck of 6 cards.
    The USA draws a hidden card.
92 discard foreign_trade:usa1
    The USA discards Foreign Trade.
    The USA reveals Military Reinforcements, Diplomatic Engagement and Global Currency: 6 Research.
    The USA gains 8 money.
    The USA gains 1 diplomacy.
93 exhaust mexico_usa
    The USA exhausts Mexico.
94 refresh
    The USA refreshes the market.
    Initiate Restructuring leaves the market.
    Prosperous Times lies open in the market.
    Successful Negotiations leaves the market.
    Boost Production lies open in the market.
    Explore Alternatives leaves the market.
    Covert Military Operation lies open in the market.
95 buy global_presence:b
    The USA buys Global Presence for 5 Research.
    Explore Alternatives lies open in the market.
96 exhaust iraq_usa
    The USA exhausts Iraq.
97 refresh
    The USA refreshes the market.
    Convincing Arguments leaves the market.
    Build New Embassy lies open in the market.
    Dominant Power leaves the market.
    Diplomatic Trip lies open in the market.
    Prosperous Times leaves the market.
    Ensure Peace in the Region lies open in the market.
98 exhaust iceland_usa
    The USA exhausts Iceland.
99 exhaust japan_usa
    The USA exhausts Japan.
100 buy build_new_embassy:b
    The USA buys Build New Embassy for 3 Research.
    Boost Production lies open in the market.
    Boost Production leaves the market.
    Trade Opportunity lies open in the market.
    Covert Military Operation leaves the market.
    New Agenda lies open in the market.
    The EU adds temporary Influence in South Asia: 0 VPs.
    China adds permanent Influence in Central Asia: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    The EU adds permanent Influence in the Americas: 0 VPs.
    China adds permanent Influence in Africa: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Russia's investments return 2 money.
101 done
102 no
    Round 3.
    Russia's discard pile becomes a deck of 12 cards.
    Russia draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Norway, Kyrgyzstan, Argentina, Qatar, Djibouti, Sri Lanka and Cambodia.
hash 3 237fc88d5ecf6273
103 place 1
    The USA takes place 1.
104 place 3
    Russia takes place 3.
    The USA produces 3 energy.
    The USA produces 4 raw materials.
    2 raw materials of the USA found no place: 6 money instead.
    The USA produces 3 food.
    Russia produces 6 energy.
    4 energy of Russia found no place: 12 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    1 raw material of Russia found no place: 3 money instead.
    Russia produces 3 food.
105 focus military
    The USA chooses Military Focus.
106 ready iraq_usa
    The USA readies Iraq.
107 done
108 raise army
    The USA's production of armies goes up to 4.
109 make 3
    The USA produces 3 armies.
110 focus military
    Russia chooses Military Focus.
111 ready syria_russia
    Russia readies Syria.
112 ready belarus_russia
    Russia readies Belarus.
113 raise army
    Russia's production of armies goes up to 3.
114 make 1
    Russia produces 1 army.
115 asset us_main_un_funding
    The USA uses Main UN Funding Contributor.
116 lay military_pact:usa1
    The USA puts a hidden card face down.
117 times 2
    The USA pays 20 money.
    The USA gains 6 diplomacy.
    2 diplomacy of the USA found no place: 0 money instead.
118 engage east_asia_pacific
    The USA pays 5 diplomacy.
    The USA engages in East Asia - Pacific.
119 permanent
    The USA adds permanent Influence in East Asia - Pacific: 1 VP.
120 play new_allies:russia2
    Russia plays New Allies.
121 improve argentina
    Russia pays 2 diplomacy.
    Russia wins Argentina as an ally.
    Venezuela lies open.
122 use knowledge_transfer
    The USA uses Knowledge Transfer.
    The USA draws a hidden card.
123 discard foreign_direct_investment:usa1
    The USA discards Foreign Direct Investment.
124 play growth_strategy:usa1
    The USA plays Growth Strategy.
125 choose growth
    The USA chooses: Get a Growth Card.
126 growth diplomatic_opening
    The USA gets Diplomatic Opening: 5 VPs.
127 play foreign_trade:russia2
    Russia plays Foreign Trade.
128 export army
    Russia exports 1 army for 20 money.
129 done
130 import services
131 buy 1
    Russia imports 1 service for 10 money.
132 buy 1
    Russia imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
133 buy 1
    Russia imports 1 service from the EU for 10 money.
134 import goods
135 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
136 buy 1
    Russia imports 1 consumer good from China for 10 money.
    Russia gains 1 diplomacy.
137 play global_presence:b
    The USA plays Global Presence.
138 make 3
    The USA produces 3 armies.
139 army board
140 to europe
    The USA moves an army to Europe.
141 done
142 play optimization_program:b
    Russia plays Optimization Program.
143 produce raw
    Russia produces 4 raw materials.
    3 raw materials of Russia found no place: 9 money instead.
    Russia gets Reduced Bureaucracy: 3 VPs.
144 play build_new_embassy:b
    The USA plays Build New Embassy.
145 improve uzbekistan
    The USA wins Uzbekistan as an ally.
    Afghanistan lies open.
146 improve ecuador
    The USA uses Diplomatic Opening.
    The USA pays 3 diplomacy.
    The USA wins Ecuador as an ally.
    Honduras lies open.
147 use reduced_bureaucracy
    Russia uses Reduced Bureaucracy.
    Russia draws a hidden card.
148 trash diplomatic_engagement:russia1
    Russia's Diplomatic Engagement leaves the game.
149 order
    Russia uses the Executive Order.
150 lay military_reinforcements:russia1
    Russia puts a hidden card face down.
151 choose engage
    Russia chooses: Engage.
152 engage americas
    Russia exhausts Argentina.
    Russia pays 2 diplomacy.
    Russia engages in the Americas.
    Russia adds temporary Influence in the Americas: 4 VPs.
    The USA reveals New Allies and New Allies: 2 Research.
    The USA gains 6 money.
153 done
    Russia reveals Military Re-Equipment and Foreign Military Presence: 6 Research.
    Russia gains 9 money.
154 buy explore_alternatives:b
    Russia buys Explore Alternatives for 6 Research.
    Minimize Bureaucracy lies open in the market.
155 exhaust india_russia
    Russia exhausts India.
156 refresh
    Russia refreshes the market.
    Diplomatic Trip leaves the market.
    Military Exercises lies open in the market.
    Ensure Peace in the Region leaves the market.
    Activation of Allies lies open in the market.
    Boost Production leaves the market.
    Ensure Peace in the Region lies open in the market.
157 exhaust belarus_russia
    Russia exhausts Belarus.
158 exhaust syria_russia
    Russia exhausts Syria.
159 refresh
    Russia refreshes the market.
    Trade Opportunity leaves the market.
    Trade Opportunity lies open in the market.
    New Agenda leaves the market.
    Dominant Power lies open in the market.
    Minimize Bureaucracy leaves the market.
    New Agenda lies open in the market.
    Military Exercises leaves the market.
    Strengthen Alliance lies open in the market.
    Activation of Allies leaves the market.
    Initiate Restructuring lies open in the market.
    The EU adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the EU in the Middle East - North Africa.
    China adds temporary Influence in South Asia: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    The EU adds temporary Influence in the Americas: 0 VPs.
    China adds permanent Influence in Europe: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
160 discard_token east_asia_pacific
    The USA gives up an Engage token in East Asia - Pacific for 5 money.
    Russia's investments return 2 money.
161 done
162 no
163 no
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    The Americas: 1 VP for the USA, 1 for cubes and 0 for place 4.
    The Americas: 1 VP for Russia, 1 for cubes and 0 for place 4.
    The Middle East - North Africa: 9 VPs for the USA, 2 for cubes and 7 for place 2.
    The Middle East - North Africa: 5 VPs for Russia, 1 for cubes and 4 for place 3.
    South Asia: 1 VP for the USA, 1 for cubes and 0 for place 4.
    East Asia - Pacific does not score: a permanent slot is free.
    The USA leads in 1 Region only: -8 VPs.
    Russia's sphere of influence holds in the Middle East - North Africa: 2 VPs.
    Money, place 1: 5 VPs for the USA.
    Most armies on the map, place 1: 6 VPs for the USA.
    Most allied Countries, place 1: 7 VPs for the USA.
    Round 4.
    The USA's discard pile becomes a deck of 15 cards.
    The USA draws 6 hidden cards.
    Russia draws 6 hidden cards.
    New Countries: Switzerland, Turkmenistan, Brazil, Algeria, Ethiopia, Bhutan and Thailand.
hash 4 82132586cc43d086
164 place 4
    Russia takes place 4.
165 place 3
    The USA takes place 3.
    The USA produces 3 energy.
    The USA produces 4 raw materials.
    The USA produces 3 food.
    Russia produces 6 energy.
    6 energy of Russia found no place: 18 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    4 raw materials of Russia found no place: 12 money instead.
    Russia produces 3 food.
166 use knowledge_transfer
    The USA uses Knowledge Transfer.
167 draw 1
    The USA draws a hidden card.
168 discard diplomatic_engagement:usa1
    The USA discards Diplomatic Engagement.
169 focus domestic
    The USA chooses Domestic Focus.
170 ready iceland_usa
    The USA readies Iceland.
171 raise army
    The USA's production of armies goes up to 5.
172 make 1
    The USA produces 1 consumer good.
173 make 3
    The USA produces 3 services.
    The USA's Commerce cards lie face up again.
174 focus domestic
    Russia chooses Domestic Focus.
175 ready argentina
    Russia readies Argentina.
176 raise raw
    Russia's production of raw materials goes up to 5.
    Russia gains 1 raw material.
    1 raw material of Russia found no place: 3 money instead.
177 make 1
    Russia produces 1 consumer good.
178 make 1
    Russia produces 1 service.
179 play growth_strategy:usa1
    The USA plays Growth Strategy.
180 choose growth
    The USA chooses: Get a Growth Card.
    The USA gets Strategic Advantage: 7 VPs.
181 play well_laid_plans:a
    The USA plays Well-Laid Plans.
    The USA draws a hidden card.
    The USA exhausts Iceland.
    The USA builds a Base in Iceland with 1 army for 10 money.
182 temporary
    The USA adds temporary Influence in Europe: 4 VPs.
183 use reduced_bureaucracy
    Russia uses Reduced Bureaucracy.
    Russia draws a hidden card.
184 trash new_allies:russia1
    Russia's New Allies leaves the game.
185 play foreign_direct_investment:russia1
    Russia plays Foreign Direct Investment.
    Russia exhausts Argentina.
    Russia invests 15 money in Argentina.
    Russia adds temporary Influence in the Americas: 2 VPs.
186 play global_presence:b
    The USA plays Global Presence.
187 army europe
188 to east_asia_pacific
    The USA moves an army from Europe to East Asia - Pacific.
189 army mena
190 to europe
    The USA moves an army from the Middle East - North Africa to Europe.
191 army europe
192 to mena
    The USA moves an army from Europe to the Middle East - North Africa.
193 play foreign_trade:russia1
    Russia plays Foreign Trade.
194 export raw
195 sell 2
    Russia exports 2 raw materials for 10 money.
196 export goods
197 sell 2
    Russia exports 2 consumer goods for 30 money.
198 export energy
199 sell 2
    Russia exports 2 energy for 10 money.
200 import food
    Russia imports 1 food for 3 money.
201 import services
202 buy 0
203 buy 1
    Russia imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
204 buy 1
    Russia imports 1 service from the EU for 10 money.
    Russia gains 1 diplomacy.
205 play new_allies:usa2
    The USA plays New Allies.
206 improve kyrgyzstan
    The USA exhausts Uzbekistan.
    The USA wins Kyrgyzstan as an ally.
    Afghanistan lies open.
207 play growth_strategy:russia2
    Russia plays Growth Strategy.
208 choose growth
    Russia chooses: Get a Growth Card.
    Russia gets Tactical Flexibility: 6 VPs.
    Russia's discard pile becomes a deck of 6 cards.
    Russia draws a hidden card.
209 play military_pact:usa1
    The USA plays Military Pact.
    The USA gains 1 diplomacy.
210 play foreign_military_presence:russia1
    Russia plays Foreign Military Presence.
    The USA reveals Global Currency and New Allies: 4 Research.
    The USA gains 8 money.
211 buy strengthen_alliance:b
    The USA buys Strengthen Alliance for 4 Research.
    Re-Examine Agreement lies open in the market.
212 exhaust iraq_usa
    The USA exhausts Iraq.
213 done
    Russia reveals Explore Alternatives, Energy Titan and Growth Strategy: 10 Research.
    Russia gains 15 money.
214 buy dominant_power:a
    Russia buys Dominant Power for 4 Research.
    Optimization Program lies open in the market.
215 buy ensure_peace_in_the_region:b
    Russia buys Ensure Peace in the Region for 4 Research.
    Power Play lies open in the market.
216 refresh
    Russia refreshes the market.
    Trade Opportunity leaves the market.
    Key Economic Partner lies open in the market.
    New Agenda leaves the market.
    New Strategic Partner lies open in the market.
    Initiate Restructuring leaves the market.
    Re-Examine Agreement lies open in the market.
    Re-Examine Agreement leaves the market.
    Economic Expansion lies open in the market.
    Optimization Program leaves the market.
    Establish Trade Routes lies open in the market.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the EU in the Middle East - North Africa.
    China adds permanent Influence in East Asia - Pacific: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    The EU adds temporary Influence in Africa: 0 VPs.
    China adds temporary Influence in East Asia - Pacific: 0 VPs.
    1 new army for China in East Asia - Pacific.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Russia's investments return 6 money.
217 discard_token americas
    Russia gives up an Engage token in the Americas for 5 money.
218 discard_token europe
    Russia gives up an Engage token in Europe for 5 money.
219 yes
    Russia's Prosperity goes up to 1: 3 VPs and 5 money.
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    Russia suffers THREAT from the EU in the Middle East - North Africa: -2 VPs.
    Round 5.
    The USA draws 6 hidden cards.
    Russia draws 7 hidden cards.
    New Countries: Bosnia-Herzegovina, Georgia, Mexico, Syria, the Central African Republic, Pakistan and Singapore.
hash 5 03e8028a210edf3e
220 place 4
    Russia takes place 4.
221 place 2
    The USA takes place 2.
    The USA produces 3 energy.
    The USA produces 4 raw materials.
    1 raw material of the USA found no place: 3 money instead.
    The USA produces 3 food.
    Russia produces 6 energy.
    2 energy of Russia found no place: 6 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 5 raw materials.
    2 raw materials of Russia found no place: 6 money instead.
    Russia produces 3 food.
    3 food of Russia found no place: 9 money instead.
222 use knowledge_transfer
    The USA uses Knowledge Transfer.
223 draw 2
    The USA draws 2 hidden cards.
224 discard foreign_direct_investment:usa1
    The USA discards Foreign Direct Investment.
225 discard build_new_embassy:b
    The USA discards Build New Embassy.
226 focus military
    The USA chooses Military Focus.
227 done
228 make 1
    The USA produces 1 army.
229 focus diplomatic
    Russia chooses Diplomatic Focus.
230 ready india_russia
    Russia readies India.
231 ready belarus_russia
    Russia readies Belarus.
232 ready syria_russia
    Russia readies Syria.
233 ready argentina
    Russia readies Argentina.
234 raise diplomacy
    Russia's production of diplomacy goes up to 5.
235 make 1
    Russia produces 1 diplomacy.
236 play growth_strategy:usa2
    The USA plays Growth Strategy.
    The USA chooses: Produce.
237 produce food
    The USA produces 3 food.
238 done
239 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
240 army mena
241 to europe
    The USA moves an army from the Middle East - North Africa to Europe.
242 army europe
243 to mena
    The USA moves an army from Europe to the Middle East - North Africa.
244 play new_allies:russia2
    Russia plays New Allies.
245 improve bosnia_herzegovina
246 pay
    Russia pays 1 diplomacy.
    Russia wins Bosnia-Herzegovina as an ally.
    Ukraine lies open.
247 play foreign_trade:usa1
    The USA plays Foreign Trade.
248 export food
    The USA exports 1 food for 5 money.
249 export army
    The USA exports 1 army for 20 money.
250 import goods
251 buy 0
252 buy 1
    The USA imports 1 consumer good from the EU for 10 money.
253 buy 0
254 import energy
255 buy 1
    The USA imports 1 energy for 3 money.
256 buy 2
    The USA imports 2 energy from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
257 play optimization_program:b
    Russia plays Optimization Program.
258 produce services
259 make 1
    Russia produces 1 service.
260 play new_allies:usa1
    The USA plays New Allies.
261 improve central_african_republic
    The USA pays 1 diplomacy.
    The USA wins the Central African Republic as an ally.
    Sudan lies open.
262 play dominant_power:a
    Russia plays Dominant Power.
263 engage south_asia
    Russia exhausts India.
    Russia engages in South Asia.
    Russia adds temporary Influence in South Asia: 2 VPs.
264 play strengthen_alliance:b
    The USA plays Strengthen Alliance.
265 play military_reinforcements:russia1
    Russia plays Military Reinforcements.
    Russia gains 1 army.
266 army mena
267 to europe
    Russia moves an army from the Middle East - North Africa to Europe.
268 army board
269 to mena
    Russia moves an army to the Middle East - North Africa.
    The USA reveals Foreign Military Presence: 3 Research.
    The USA gains 4 money.
270 exhaust ecuador
    The USA exhausts Ecuador.
271 buy establish_trade_routes:b
    The USA buys Establish Trade Routes for 3 Research.
    Quantitative Easing lies open in the market.
272 refresh
    The USA refreshes the market.
    Power Play leaves the market.
    New Strategic Partner lies open in the market.
    Key Economic Partner leaves the market.
    Prosperous Times lies open in the market.
    New Strategic Partner leaves the market.
    Steady Partnership lies open in the market.
273 exhaust kyrgyzstan
    The USA exhausts Kyrgyzstan.
274 done
275 use reduced_bureaucracy
    Russia uses Reduced Bureaucracy.
    Russia's discard pile becomes a deck of 7 cards.
    Russia draws a hidden card.
276 trash growth_strategy:russia2
    Russia's Growth Strategy leaves the game.
    Russia reveals Ensure Peace in the Region, Military Re-Equipment and Foreign Trade: 7 Research.
    Russia gains 1 diplomacy.
    Russia gains 8 money.
277 exhaust argentina
    Russia exhausts Argentina.
278 exhaust belarus_russia
    Russia exhausts Belarus.
279 exhaust syria_russia
    Russia exhausts Syria.
280 buy steady_partnership:a
    Russia buys Steady Partnership for 4 Research.
    Military Exercises lies open in the market.
281 buy quantitative_easing:a
    Russia buys Quantitative Easing for 4 Research.
    Assign New Diplomats lies open in the market.
282 refresh
    Russia refreshes the market.
    Re-Examine Agreement leaves the market.
    Diplomatic Trip lies open in the market.
    Economic Expansion leaves the market.
    Steady Partnership lies open in the market.
    New Strategic Partner leaves the market.
    Economic Expansion lies open in the market.
283 exhaust bosnia_herzegovina
    Russia exhausts Bosnia-Herzegovina.
284 done
    Prosperous Times leaves the market.
    Tap into New Markets lies open in the market.
    Military Exercises leaves the market.
    Convincing Arguments lies open in the market.
    The EU adds permanent Influence in Europe: 0 VPs.
    China adds temporary Influence in East Asia - Pacific: 0 VPs.
    1 new army for China in East Asia - Pacific.
    The EU adds temporary Influence in East Asia - Pacific: 0 VPs.
    1 new army for the EU in East Asia - Pacific.
    China adds temporary Influence in South Asia: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Russia's investments return 6 money.
285 discard_token south_asia
    Russia gives up an Engage token in South Asia for 5 money.
286 no
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    Russia suffers THREAT from the USA and the EU in the Middle East - North Africa: -4 VPs.
    Round 6.
    The USA's discard pile becomes a deck of 16 cards.
    The USA draws 6 hidden cards.
    Russia draws 7 hidden cards.
    New Countries: Moldova, Armenia, El Salvador, Libya, Kenya, Nepal and New Zealand.
hash 6 7431f9aa23ee6433
287 place 3
    Russia takes place 3.
288 place 1
    The USA takes place 1.
    The USA produces 3 energy.
    2 energy of the USA found no place: 6 money instead.
    The USA produces 4 raw materials.
    3 raw materials of the USA found no place: 9 money instead.
    The USA produces 3 food.
    Russia produces 6 energy.
    5 energy of Russia found no place: 15 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 5 raw materials.
    5 raw materials of Russia found no place: 15 money instead.
    Russia produces 3 food.
    2 food of Russia found no place: 6 money instead.
289 use knowledge_transfer
    The USA uses Knowledge Transfer.
    The USA draws a hidden card.
290 discard military_reinforcements:usa1
    The USA discards Military Reinforcements.
291 focus diplomatic
    The USA chooses Diplomatic Focus.
292 ready uzbekistan
    The USA readies Uzbekistan.
293 ready iraq_usa
    The USA readies Iraq.
294 ready iceland_usa
    The USA readies Iceland.
295 ready kyrgyzstan
    The USA readies Kyrgyzstan.
296 raise diplomacy
    The USA's production of diplomacy goes up to 5.
297 make 1
    The USA produces 1 diplomacy.
298 use reduced_bureaucracy
    Russia uses Reduced Bureaucracy.
    Russia draws a hidden card.
299 trash growth_strategy:russia1
    Russia's Growth Strategy leaves the game.
300 focus domestic
    Russia chooses Domestic Focus.
301 ready india_russia
    Russia readies India.
302 raise services
    Russia's production of services goes up to 2.
303 make 1
    Russia produces 1 consumer good.
304 make 2
    Russia produces 2 services.
305 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
306 engage africa
307 pay
    The USA pays 1 diplomacy.
    The USA engages in Africa.
    The USA adds temporary Influence in Africa: 2 VPs.
308 play well_laid_plans:a
    The USA plays Well-Laid Plans.
    The USA draws a hidden card.
309 play foreign_trade:russia1
    Russia plays Foreign Trade.
310 export raw
311 sell 2
    Russia exports 2 raw materials for 10 money.
312 export goods
313 sell 2
    Russia exports 2 consumer goods for 30 money.
314 done
315 import food
    Russia imports 1 food for 3 money.
316 import services
317 buy 1
    Russia imports 1 service for 10 money.
318 buy 1
    Russia imports 1 service from the USA for 10 money.
319 buy 1
    Russia imports 1 service from the EU for 10 money.
    Russia gains 1 diplomacy.
320 play strengthen_alliance:b
    The USA plays Strengthen Alliance.
321 base iceland_usa
    The USA exhausts Iceland.
    The USA builds a Base in Iceland with 1 army for 10 money.
322 permanent
    The USA adds permanent Influence in Europe: 1 VP.
323 play explore_alternatives:b
    Russia plays Explore Alternatives.
    Russia's discard pile becomes a deck of 7 cards.
    Russia draws 2 hidden cards.
324 play steady_partnership:a
    Russia plays Steady Partnership.
    Russia exhausts India.
    Russia invests 15 money in India.
    The EU's cube is pushed out of South Asia.
    Russia adds temporary Influence in South Asia: 0 VPs.
325 play growth_strategy:usa1
    The USA plays Growth Strategy.
    The USA chooses: Produce.
326 produce goods
327 make 3
    The USA produces 3 consumer goods.
328 produce services
329 make 4
    The USA produces 4 services.
    The USA's Commerce cards lie face up again.
330 produce diplomacy
331 make 5
    The USA produces 5 diplomacy.
332 play dominant_power:a
    Russia plays Dominant Power.
333 play foreign_military_presence:usa1
    The USA plays Foreign Military Presence.
334 play optimization_program:b
    Russia plays Optimization Program.
335 produce food
    Russia produces 3 food.
    2 food of Russia found no place: 6 money instead.
    Russia gets Regional Resilience: 8 VPs.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
    One of the USA's Commerce cards is turned face down.
    The EU trades with the USA: 10 money.
    China adds temporary Influence in East Asia - Pacific: 0 VPs.
    1 new army for China in East Asia - Pacific.
    The EU adds temporary Influence in Europe: 0 VPs.
    1 new army for the EU in Europe.
    China adds temporary Influence in the Americas: 0 VPs.
336 done
    Russia's investments return 10 money.
337 no
    The USA suffers THREAT from China in East Asia - Pacific: -2 VPs.
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    Russia suffers THREAT from the EU in the Middle East - North Africa: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 12 VPs for the USA, 3 for cubes and 9 for place 1.
    Europe: 6 VPs for Russia, 3 for cubes and 3 for place 3.
    Central Asia does not score: a permanent slot is free.
    The Americas: 1 VP for the USA, 1 for cubes and 0 for place 4.
    The Americas: 4 VPs for Russia, 2 for cubes and 2 for place 3.
    The Middle East - North Africa: 9 VPs for the USA, 2 for cubes and 7 for place 2.
    The Middle East - North Africa: 5 VPs for Russia, 1 for cubes and 4 for place 3.
    Africa: 3 VPs for the USA, 1 for cubes and 2 for place 3.
    South Asia: 1 VP for the USA, 1 for cubes and 0 for place 4.
    South Asia: 7 VPs for Russia, 2 for cubes and 5 for place 2.
    East Asia - Pacific: 8 VPs for the USA, 2 for cubes and 6 for place 2.
    East Asia - Pacific: 1 VP for Russia, 1 for cubes and 0 for place 4.
    The USA leads in 1 Region only: -8 VPs.
    Money, place 1: 5 VPs for Russia.
    Most armies on the map, place 1: 6 VPs for the USA.
    Most allied Countries, place 1: 7 VPs for the USA.
end 81ac73e6b3dcf7e9
    The USA has the most VPs when the last round is over: 97.
