{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["russia", "china", "eu"], "options": {"executive_orders": false, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": false, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": true, "optional_market_pack": true}, "seed": 29, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
1 hand second
2 give_back ru_cyber_attacks
3 hand second
4 give_back cn_rapid_industrialization
5 hand second
6 give_back eu_brand_europe
    Russian Federation keeps Collective Security Treaty Organization and Private Military Corporations and begins with 6 VPs.
    People's Republic of China keeps Shanghai Cooperation Organization and Belt & Road Initiative and begins with 4 VPs.
    European Union keeps Central European Bank and EU Expansion and begins with 7 VPs.
7 place 2
    People's Republic of China takes place 2.
8 place 4
    Russian Federation takes place 4.
9 place 1
    European Union takes place 1.
    Next: Auto-Influence 17 and Auto-Influence 6.
    Round 1.
hash 1 f68f9f66e9bf0904
10 play soft_power:eu1
    European Union plays Soft Power.
11 engage europe
12 exhaust eu_member_states
    European Union exhausts EU Member States.
13 pay
    European Union pays 2 diplomacy.
    European Union engages in Europe.
14 permanent
    European Union adds Influence in Europe, above the line: 1 VPs.
15 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
16 base pakistan_china
17 send 2
    People's Republic of China exhausts Pakistan.
    People's Republic of China builds a Base in Pakistan with 2 armies for 15 money.
18 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
19 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
20 army board
21 to central_asia
    Russian Federation moves an army to Central Asia.
22 done
23 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
24 invest norway_eu
    European Union exhausts Norway.
    European Union invests 10 money in Norway.
25 temporary
    European Union adds Influence in Europe, below the line: 5 VPs.
26 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
    People's Republic of China gains 1 diplomacy.
27 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
28 engage central_asia
    Russian Federation exhausts Armenia.
    Russian Federation pays 3 diplomacy.
    Russian Federation engages in Central Asia.
29 permanent
    Russian Federation adds Influence in Central Asia, above the line: 1 VPs.
30 play foreign_trade:eu2
    European Union plays Foreign Trade.
31 export army
    European Union exports 1 army for 20 money.
32 export food
33 sell 2
    European Union exports 2 food for 10 money.
34 import goods
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
35 import services
    European Union imports 1 services from United States of America for 10 money.
    European Union gains 1 diplomacy.
36 play new_allies:china1
    People's Republic of China plays New Allies.
37 improve mali
38 pay
    People's Republic of China pays 1 diplomacy.
    Mali becomes an ally of People's Republic of China.
    Kenya lies open.
39 play new_allies:russia1
    Russian Federation plays New Allies.
40 none
41 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
42 improve serbia
43 swap 0
    European Union pays 1 diplomacy.
    Serbia becomes an ally of European Union.
    Albania lies open.
44 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
45 export goods
46 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
47 export energy
    People's Republic of China exports 1 energy for 5 money.
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
53 asset ru_csto
    Russian Federation uses Collective Security Treaty Organization.
54 lay energy_titan:russia1
    Russian Federation puts a hidden card face down.
    European Union reveals Growth Strategy and New Allies: 6 Research.
    European Union gains 2 money.
    European Union gains 3 money.
55 done
    People's Republic of China reveals Foreign Direct Investment and Military Reinforcements: 5 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
56 exhaust laos_china
    People's Republic of China exhausts Laos.
57 done
    Russian Federation reveals New Allies and Foreign Trade: 4 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 3 money.
58 buy build_new_embassy:a
    Russian Federation buys Build New Embassy for 3 Research.
    Supply Chain Deal lies open in the market.
59 exhaust belarus_russia
    Russian Federation exhausts Belarus.
60 done
    Quantitative Easing leaves the market.
    Economic Expansion lies open in the market.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    Next: Auto-Influence 11 and Auto-Influence 3.
    European Union's investments return 2 money.
61 discard_token europe
    European Union gives up an Engage token in Europe for 15 money.
62 done
63 no
64 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    Round 2.
    European Union draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Croatia, Tajikistan, Chile, Iran, South Africa, Myanmar and Vietnam.
hash 2 2ec054abad7e931a
65 place 1
    People's Republic of China takes place 1.
66 place 4
    Russian Federation takes place 4.
67 place 3
    European Union takes place 3.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
68 focus military
    People's Republic of China chooses Military Focus.
69 ready pakistan_china
    People's Republic of China readies Pakistan.
70 done
71 raise army
    People's Republic of China's production of army goes up to 3.
72 make 0
73 focus diplomatic
    European Union chooses Diplomatic Focus.
74 done
75 none
76 make 3
    European Union produces 3 diplomacy.
77 focus domestic
    Russian Federation chooses Domestic Focus.
78 ready belarus_russia
    Russian Federation readies Belarus.
79 raise goods
    Russian Federation's production of consumer goods goes up to 2.
80 make 1
    Russian Federation produces 1 consumer goods.
81 make 0
82 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
83 choose growth
    People's Republic of China chooses: Get a Growth Card.
84 growth industrial_development
    People's Republic of China gets Industrial Development for 1 VPs.
85 raise energy
    People's Republic of China's production of energy goes up to 2.
86 raise raw
    People's Republic of China's production of raw materials goes up to 4.
87 play growth_strategy:eu2
    European Union plays Growth Strategy.
88 choose produce
    European Union chooses: Produce.
89 produce army
90 make 1
    European Union produces 1 army.
91 produce goods
92 make 1
    European Union produces 1 consumer goods.
    European Union's Commerce cards lie face up again.
93 produce raw
    European Union produces 1 raw materials.
94 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
95 invest india_russia
    Russian Federation exhausts India.
    Russian Federation invests 15 money in India.
96 temporary
    Russian Federation adds Influence in South Asia, below the line: 4 VPs.
97 play new_allies:china2
    People's Republic of China plays New Allies.
98 improve pakistan
99 pay
    People's Republic of China pays 3 diplomacy.
    People's Republic of China deepens relations with Pakistan.
    Bangladesh lies open.
100 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
101 play military_reinforcements:eu1
    European Union plays Military Reinforcements.
    European Union gains 1 army.
102 done
103 play build_new_embassy:a
    Russian Federation plays Build New Embassy.
104 improve tajikistan
    Tajikistan becomes an ally of Russian Federation.
    Afghanistan lies open.
105 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
106 choose produce
    People's Republic of China chooses: Produce.
107 produce food
    People's Republic of China produces 3 food.
108 produce diplomacy
109 make 2
    People's Republic of China produces 2 diplomacy.
110 produce raw
    People's Republic of China produces 4 raw materials.
    2 raw materials of People's Republic of China found no place: 6 money instead.
111 play foreign_trade:eu1
    European Union plays Foreign Trade.
112 export raw
    European Union exports 1 raw materials for 5 money.
113 export army
    European Union exports 1 army for 20 money.
114 import goods
    European Union imports 1 consumer goods from People's Republic of China for 10 money.
    A Commerce card of People's Republic of China is turned face down.
115 import energy
116 buy 1
    European Union imports 1 energy for 3 money.
117 buy 2
    European Union imports 2 energy from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
118 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
119 pass
120 lay foreign_trade:china2
    People's Republic of China puts a hidden card face down.
    People's Republic of China passes and takes 10 money.
121 asset eu_expansion
    European Union uses EU Expansion.
122 lay foreign_military_presence:eu1
    European Union puts a hidden card face down.
123 improve croatia
124 exhaust serbia
    European Union exhausts Serbia.
    Croatia becomes an ally of European Union.
    Bosnia-Herzegovina lies open.
125 yes
    European Union pays 2 diplomacy.
    European Union adds Influence in Europe, above the line: 1 VPs.
126 asset ru_private_military
    Russian Federation uses Private Military Corporations.
127 lay growth_strategy:russia1
    Russian Federation puts a hidden card face down.
    People's Republic of China reveals The World's Factory and Diplomatic Engagement: 3 Research.
    People's Republic of China gains 5 money.
    People's Republic of China gains 1 diplomacy.
128 exhaust mali
    People's Republic of China exhausts Mali.
129 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
130 buy minimize_bureaucracy:b
    People's Republic of China buys Minimize Bureaucracy for 4 Research.
    Explore Alternatives lies open in the market.
131 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
132 exhaust pakistan
    People's Republic of China exhausts Pakistan.
133 buy supply_chain_deal:a
    People's Republic of China buys Supply Chain Deal for 4 Research.
    New Agenda lies open in the market.
    European Union reveals Diplomatic Engagement and New Allies: 3 Research.
    European Union gains 1 diplomacy.
    European Union gains 3 money.
134 exhaust jordan_eu
    European Union exhausts Jordan.
135 done
    Russian Federation reveals Growth Strategy and Foreign Trade: 6 Research.
    Russian Federation gains 2 money.
    Russian Federation gains 3 money.
136 buy trade_opportunity:b
    Russian Federation buys Trade Opportunity for 3 Research.
    Re-Evaluate Strategy lies open in the market.
137 exhaust belarus_russia
    Russian Federation exhausts Belarus.
138 refresh
    Russian Federation refreshes the market.
    Joint Venture leaves the market.
    Re-Examine Agreement lies open in the market.
    Re-Examine Agreement leaves the market.
    Quantitative Easing lies open in the market.
    Economic Expansion leaves the market.
    Initiate Restructuring lies open in the market.
139 exhaust syria_russia
    Russian Federation exhausts Syria.
140 exhaust tajikistan
    Russian Federation exhausts Tajikistan.
141 buy initiate_restructuring:a
    Russian Federation buys Initiate Restructuring for 4 Research.
    Peacekeeping Mandate lies open in the market.
    Explore Alternatives leaves the market.
    Improve Logistics lies open in the market.
    United States of America adds Influence in Africa, above the line: 0 VPs.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    Next: Auto-Influence 7 and Auto-Influence 9.
    European Union's investments return 2 money.
    Russian Federation's investments return 4 money.
142 discard_token central_asia
    Russian Federation gives up an Engage token in Central Asia for 10 money.
143 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
144 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    European Union's discard pile becomes a deck of 12 cards.
    European Union draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Iceland, Azerbaijan, Canada, Jordan, Niger, Nepal and Cambodia.
hash 3 eae90032517bebca
145 place 1
    People's Republic of China takes place 1.
146 place 2
    Russian Federation takes place 2.
147 place 4
    European Union takes place 4.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 4 raw materials.
    4 raw materials of People's Republic of China found no place: 12 money instead.
    People's Republic of China produces 3 food.
    2 food of People's Republic of China found no place: 6 money instead.
    Russian Federation produces 5 energy.
    4 energy of Russian Federation found no place: 12 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    1 raw materials of Russian Federation found no place: 3 money instead.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
148 focus domestic
    People's Republic of China chooses Domestic Focus.
149 ready laos_china
    People's Republic of China readies Laos.
150 tracks 2
151 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
152 raise food
    People's Republic of China's production of food goes up to 4.
    People's Republic of China gains 1 food.
    1 food of People's Republic of China found no place: 3 money instead.
153 make 3
    People's Republic of China produces 3 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
154 focus domestic
    Russian Federation chooses Domestic Focus.
155 ready armenia_russia
    Russian Federation readies Armenia.
156 raise food
    Russian Federation's production of food goes up to 3.
    Russian Federation gains 1 food.
157 make 1
    Russian Federation produces 1 consumer goods.
158 make 1
    Russian Federation produces 1 services.
159 focus military
    European Union chooses Military Focus.
160 ready serbia
    European Union readies Serbia.
161 done
162 raise army
    European Union's production of army goes up to 3.
163 make 1
    European Union produces 1 army.
164 asset cn_belt_and_road
    People's Republic of China uses Belt & Road Initiative.
165 lay foreign_trade:china2
    People's Republic of China puts a hidden card face down.
    People's Republic of China exhausts Laos.
    People's Republic of China invests 10 money in Laos.
166 temporary
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 4 VPs.
167 play trade_opportunity:b
    Russian Federation plays Trade Opportunity.
168 export energy
169 sell 2
    Russian Federation exports 2 energy for 10 money.
170 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
171 choose produce
    Russian Federation chooses: Produce.
172 produce food
    Russian Federation produces 3 food.
173 produce diplomacy
174 make 3
    Russian Federation produces 3 diplomacy.
175 produce raw
    Russian Federation produces 4 raw materials.
    3 raw materials of Russian Federation found no place: 9 money instead.
176 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
177 improve nepal
178 swap 1
    European Union pays 3 money.
    Nepal becomes an ally of European Union.
    Sri Lanka lies open.
179 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
180 choose produce
    People's Republic of China chooses: Produce.
181 produce raw
    People's Republic of China produces 4 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
182 produce diplomacy
183 make 2
    People's Republic of China produces 2 diplomacy.
184 produce army
185 make 1
    People's Republic of China produces 1 army.
186 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
    Russian Federation exhausts Armenia.
    Russian Federation invests 10 money in Armenia.
187 permanent
    Russian Federation adds Influence in Central Asia, above the line: 1 VPs.
188 asset eu_central_bank
    European Union uses Central European Bank.
189 lay new_allies:eu2
    European Union puts a hidden card face down.
    European Union gains 20 money.
190 growth industrial_development
191 swap 0
    European Union gets Industrial Development for 1 VPs.
192 raise raw
    European Union's production of raw materials goes up to 2.
193 raise army
    European Union's production of army goes up to 4.
194 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
195 army south_asia
196 to central_asia
    People's Republic of China moves an army from South Asia to Central Asia.
197 army board
198 to south_asia
    People's Republic of China moves an army to South Asia.
199 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation gains 1 army.
200 play growth_strategy:eu2
    European Union plays Growth Strategy.
201 choose growth
    European Union chooses: Get a Growth Card.
202 growth knowledge_transfer
    European Union gets Knowledge Transfer for 4 VPs.
203 draw 2
    European Union draws 2 hidden cards.
204 discard new_allies:eu1
    European Union discards New Allies.
205 discard foreign_trade:eu1
    European Union discards Foreign Trade.
206 play minimize_bureaucracy:b
    People's Republic of China plays Minimize Bureaucracy.
    Minimize Bureaucracy of People's Republic of China leaves the game.
207 take new_agenda:a
    Successful Negotiations lies open in the market.
    People's Republic of China takes New Agenda from the market and plays it.
    People's Republic of China draws 3 hidden cards.
208 yes
209 discard foreign_direct_investment:china1
    People's Republic of China discards Foreign Direct Investment.
210 discard growth_strategy:china2
    People's Republic of China discards Growth Strategy.
211 play new_allies:china2
    People's Republic of China plays New Allies.
212 improve sri_lanka
    People's Republic of China pays 1 diplomacy.
    Sri Lanka becomes an ally of People's Republic of China.
    India lies open.
213 play initiate_restructuring:a
    Russian Federation plays Initiate Restructuring.
    Russian Federation draws a hidden card.
214 trash new_allies:russia2
    New Allies of Russian Federation leaves the game.
    Russian Federation plays Diplomatic Engagement.
215 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
216 invest nigeria_eu
    European Union exhausts Nigeria.
    European Union invests 10 money in Nigeria.
217 temporary
    European Union adds Influence in Africa, below the line: 3 VPs.
    United States of America adds Influence in Europe, above the line: 0 VPs.
    1 army of United States of America appears in Europe.
    United States of America adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of United States of America appears in Middle East - North Africa.
    People's Republic of China's investments return 2 money.
    Russian Federation's investments return 6 money.
    European Union's investments return 4 money.
218 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
219 no
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    United States of America threatens Russian Federation in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe: 4 VPs for Russian Federation, 1 for cubes and 3 for place 3.
    Europe: 13 VPs for European Union, 4 for cubes and 9 for place 1.
    Central Asia: 11 VPs for Russian Federation, 3 for cubes and 8 for place 1.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa does not score: a permanent slot is free.
    South Asia: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    South Asia: 11 VPs for People's Republic of China, 3 for cubes and 8 for place 1.
    East Asia - Pacific does not score: a permanent slot is free.
    Russian Federation's sphere of influence holds in Central Asia: 2 VPs.
    Money, place 2: 3 VPs for Russian Federation.
    Money, place 3: 1 VPs for People's Republic of China.
    Money, place 1: 5 VPs for European Union.
    Most armies on the map, place 2: 3 VPs for Russian Federation.
    Most armies on the map, place 1: 6 VPs for People's Republic of China.
    Most allied Countries, place 3: 2 VPs for Russian Federation.
    Most allied Countries, place 2: 4 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for European Union.
    People's Republic of China did not use 1 Asset: 2 VPs.
end a77fce7574fdeb3e
    European Union has the most VPs when the last round is over: 49.
