{"format": 1, "title": "world_order", "rules": 1, "level": "standard", "factions": ["usa", "china"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": true, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": true, "optional_market_pack": true}, "seed": 80, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back us_rd_champion
3 hand second
4 give_back cn_south_china_sea
    United States of America keeps Main UN Funding Contributor and NATO and begins with 5 VPs.
    People's Republic of China keeps Belt & Road Initiative and Shanghai Cooperation Organization and begins with 4 VPs.
5 place 2
    People's Republic of China takes place 2.
6 place 3
    United States of America takes place 3.
    Next: Auto-Influence 3 and Auto-Influence 5.
    Round 1.
hash 1 231a06038ba719b4
7 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
8 export energy
    People's Republic of China exports 1 energy for 5 money.
9 done
10 done
11 order
    United States of America uses the Executive Order.
12 lay military_reinforcements:usa1
    United States of America puts a hidden card face down.
13 choose improve_relations
    United States of America chooses: Improve Relations.
14 improve kyrgyzstan
    United States of America pays 1 diplomacy.
    Kyrgyzstan becomes an ally of United States of America.
    Kazakhstan lies open.
15 order
    People's Republic of China uses the Executive Order.
16 lay foreign_direct_investment:china1
    People's Republic of China puts a hidden card face down.
17 choose engage
    People's Republic of China chooses: Engage.
18 engage africa
19 pay
    People's Republic of China pays 3 diplomacy.
    People's Republic of China engages in Africa.
20 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VP.
21 play growth_strategy:usa2
    United States of America plays Growth Strategy.
22 choose growth
    United States of America chooses: Get a Growth Card.
23 growth diplomatic_initiative
    United States of America gets Diplomatic Initiative for 2 VPs.
24 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
25 play new_allies:usa2
    United States of America plays New Allies.
26 improve iceland
27 exhaust iceland_usa
    United States of America exhausts Iceland.
    United States of America deepens relations with Iceland.
    Albania lies open.
28 play new_allies:china2
    People's Republic of China plays New Allies.
29 improve armenia
    People's Republic of China exhausts Tajikistan.
    Armenia becomes an ally of People's Republic of China.
    Uzbekistan lies open.
30 play military_pact:usa1
    United States of America plays Military Pact.
31 base japan_usa
32 send 2
    United States of America exhausts Japan.
    United States of America builds a Base in Japan with 2 armies for 15 money.
33 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 4 VPs.
    United States of America gains 1 diplomacy.
    People's Republic of China reveals New Allies and The World's Factory: 4 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 5 money.
34 buy quantitative_easing:a
    People's Republic of China buys Quantitative Easing for 4 Research.
    Re-Evaluate Strategy lies open in the market.
35 exhaust armenia
    People's Republic of China exhausts Armenia.
36 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
37 exhaust laos_china
    People's Republic of China exhausts Laos.
38 refresh
    People's Republic of China refreshes the market.
    Global Presence leaves the market.
    Improve Logistics lies open in the market.
    Industrial Policy leaves the market.
    Global Presence lies open in the market.
    Explore Alternatives leaves the market.
    Re-Examine Agreement lies open in the market.
39 done
    United States of America reveals Diplomatic Engagement and Foreign Military Presence: 7 Research.
    United States of America gains 1 diplomacy.
    United States of America gains 4 money.
40 buy initiate_restructuring:a
    United States of America buys Initiate Restructuring for 4 Research.
    Strengthen Alliance lies open in the market.
41 exhaust iraq_usa
    United States of America exhausts Iraq.
42 exhaust iceland
    United States of America exhausts Iceland.
43 exhaust mexico_usa
    United States of America exhausts Mexico.
44 buy global_presence:b
    United States of America buys Global Presence for 5 Research.
    Trade Opportunity lies open in the market.
45 exhaust kyrgyzstan
    United States of America exhausts Kyrgyzstan.
46 buy think_tank:a
    United States of America buys Think Tank for 3 Research.
    Key Economic Partner lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Optimization Program lies open in the market.
    Improve Logistics leaves the market.
    Steady Partnership lies open in the market.
    European Union adds Influence in Central Asia, above the line: 0 VPs.
    1 army of European Union appears in Central Asia.
    Russian Federation adds Influence in Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Africa.
    European Union adds Influence in Americas, above the line: 0 VPs.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Next: Auto-Influence 17 and Auto-Influence 13.
47 discard_token africa
    People's Republic of China gives up an Engage token in Africa for 5 money.
48 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
49 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    European Union threatens People's Republic of China in Central Asia: -2 VPs.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Norway, Mongolia, El Salvador, Egypt, Djibouti, Maldives and Cambodia.
hash 2 30af131d860142e1
50 place 1
    People's Republic of China takes place 1.
51 place 2
    United States of America takes place 2.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
52 focus domestic
    People's Republic of China chooses Domestic Focus.
53 ready tajikistan_china
    People's Republic of China readies Tajikistan.
54 tracks 0
55 make 1
    People's Republic of China produces 1 consumer goods.
56 focus military
    United States of America chooses Military Focus.
57 ready iceland
    United States of America readies Iceland.
58 ready kyrgyzstan
    United States of America readies Kyrgyzstan.
59 done
60 raise army
    United States of America's production of army goes up to 4.
61 make 3
    United States of America produces 3 army.
62 play quantitative_easing:a
    People's Republic of China plays Quantitative Easing.
    People's Republic of China gains 10 money.
63 invest pakistan_china
    People's Republic of China exhausts Pakistan.
    People's Republic of China invests 15 money in Pakistan.
64 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
65 play new_allies:usa3
    United States of America plays New Allies.
66 improve niger
    United States of America pays 1 diplomacy.
    Niger becomes an ally of United States of America.
    Mali lies open.
67 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
    People's Republic of China exhausts Tajikistan.
    People's Republic of China builds a Base in Tajikistan with 1 army for 10 money.
68 permanent
    People's Republic of China adds Influence in Central Asia, above the line: 1 VP.
69 play initiate_restructuring:a
    United States of America plays Initiate Restructuring.
    United States of America draws a hidden card.
70 trash foreign_trade:usa1
    Foreign Trade of United States of America leaves the game.
71 play global_presence:b
    United States of America plays Global Presence.
72 make 1
    United States of America produces 1 army.
73 army east_asia_pacific
74 to americas
    United States of America moves an army from East Asia - Pacific to Americas.
75 done
76 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
77 export army
    People's Republic of China exports 1 army for 20 money.
78 done
79 import goods
80 buy 1
    People's Republic of China imports 1 consumer goods for 10 money.
81 buy 1
    People's Republic of China imports 1 consumer goods from European Union for 10 money.
82 import raw
83 buy 2
    People's Republic of China imports 2 raw materials from Russian Federation for 6 money.
84 import services
85 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
86 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    People's Republic of China gains 1 diplomacy.
87 play think_tank:a
    United States of America plays Think Tank.
    United States of America draws 2 hidden cards.
88 discard global_currency:usa1
    United States of America discards Global Currency.
    United States of America gains 1 services.
89 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
90 lay growth_strategy:china1
    People's Republic of China puts a hidden card face down.
91 improve mongolia
    People's Republic of China pays 1 diplomacy.
    Mongolia becomes an ally of People's Republic of China.
    Tajikistan lies open.
92 play growth_strategy:usa1
    United States of America plays Growth Strategy.
93 choose growth
    United States of America chooses: Get a Growth Card.
94 growth reduced_bureaucracy
    United States of America gets Reduced Bureaucracy for 3 VPs.
    People's Republic of China reveals Military Reinforcements and Growth Strategy: 6 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 2 money.
95 buy key_economic_partner:a
    People's Republic of China buys Key Economic Partner for 4 Research.
    Build New Embassy lies open in the market.
96 exhaust mongolia
    People's Republic of China exhausts Mongolia.
97 buy build_new_embassy:b
    People's Republic of China buys Build New Embassy for 3 Research.
    Return on Investment lies open in the market.
98 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America's discard pile becomes a deck of 7 cards.
    United States of America draws a hidden card.
99 trash diplomatic_engagement:usa1
    Diplomatic Engagement of United States of America leaves the game.
    United States of America reveals New Allies and Foreign Direct Investment: 3 Research.
    United States of America gains 3 money.
    United States of America gains 6 money.
100 buy trade_opportunity:b
    United States of America buys Trade Opportunity for 3 Research.
    Diplomatic Trip lies open in the market.
101 exhaust niger
    United States of America exhausts Niger.
102 exhaust kyrgyzstan
    United States of America exhausts Kyrgyzstan.
103 done
    Re-Examine Agreement leaves the market.
    Minimize Bureaucracy lies open in the market.
    Strengthen Alliance leaves the market.
    Key Economic Partner lies open in the market.
    European Union adds Influence in Europe, above the line: 0 VPs.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    European Union adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of European Union appears in East Asia - Pacific.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    Next: Auto-Influence 18 and Auto-Influence 4.
    People's Republic of China's investments return 4 money.
104 yes
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
    United States of America and European Union threaten People's Republic of China in East Asia - Pacific: -4 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Belarus, Turkmenistan, Argentina, Iran, Equatorial Guinea, Bhutan and South Korea.
hash 3 0c7940893ea6923c
105 place 2
    People's Republic of China takes place 2.
106 place 4
    United States of America takes place 4.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
107 focus military
    People's Republic of China chooses Military Focus.
108 ready mongolia
    People's Republic of China readies Mongolia.
109 ready tajikistan_china
    People's Republic of China readies Tajikistan.
110 none
111 make 1
    People's Republic of China produces 1 army.
112 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
113 trash global_currency:usa1
    Global Currency of United States of America leaves the game.
114 focus domestic
    United States of America chooses Domestic Focus.
115 ready kyrgyzstan
    United States of America readies Kyrgyzstan.
116 ready niger
    United States of America readies Niger.
117 raise army
    United States of America's production of army goes up to 5.
118 make 2
    United States of America produces 2 consumer goods.
119 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
120 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
121 army board
122 to south_asia
    People's Republic of China moves an army to South Asia.
123 done
124 play new_allies:usa2
    United States of America plays New Allies.
125 improve argentina
    United States of America pays 2 diplomacy.
    Argentina becomes an ally of United States of America.
    Venezuela lies open.
126 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
127 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
128 base niger
    United States of America exhausts Niger.
    United States of America builds a Base in Niger with 1 army for 10 money.
    United States of America adds Influence in Africa, below the line: 2 VPs.
129 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
130 choose produce
    People's Republic of China chooses: Produce.
131 produce goods
132 make 1
    People's Republic of China produces 1 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
133 produce energy
    People's Republic of China produces 1 energy.
134 produce diplomacy
135 make 0
136 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
137 army americas
138 to europe
    United States of America moves an army from Americas to Europe.
139 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
140 invest mongolia
    People's Republic of China exhausts Mongolia.
    People's Republic of China invests 10 money in Mongolia.
    People's Republic of China adds Influence in Central Asia, below the line: 4 VPs.
    People's Republic of China gains 1 diplomacy.
141 play military_pact:usa1
    United States of America plays Military Pact.
    People's Republic of China reveals Build New Embassy and Key Economic Partner: 6 Research.
    People's Republic of China gains 4 money.
    People's Republic of China gains 6 money.
142 buy return_on_investment:a
    People's Republic of China buys Return on Investment for 4 Research.
    Boost Production lies open in the market.
143 done
    United States of America reveals Trade Opportunity and Growth Strategy: 7 Research.
    United States of America gains 6 money.
    United States of America gains 2 money.
144 exhaust argentina
    United States of America exhausts Argentina.
145 buy minimize_bureaucracy:a
    United States of America buys Minimize Bureaucracy for 4 Research.
    New Strategic Partner lies open in the market.
146 exhaust kyrgyzstan
    United States of America exhausts Kyrgyzstan.
147 done
    Optimization Program leaves the market.
    Initiate Restructuring lies open in the market.
    Steady Partnership leaves the market.
    Covert Military Operation lies open in the market.
    European Union adds Influence in Central Asia, below the line: 0 VPs.
    Russian Federation adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    European Union adds Influence in Africa, below the line: 0 VPs.
    Russian Federation adds Influence in Americas, above the line: 0 VPs.
    1 army of Russian Federation appears in Americas.
    Next: Auto-Influence 20 and Auto-Influence 2.
    People's Republic of China's investments return 6 money.
148 no
    Russian Federation threatens United States of America in Americas: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 6 VPs for People's Republic of China, 2 for cubes and 4 for place 2.
    Americas: 3 VPs for United States of America, 1 for cubes and 2 for place 3.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa: 3 VPs for United States of America, 1 for cubes and 2 for place 3.
    Africa: 1 VP for People's Republic of China, 1 for cubes and 0 for place 4.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for People's Republic of China.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most allied Countries, place 1: 7 VPs for United States of America.
    Round 4.
    People's Republic of China draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 13 cards.
    United States of America draws 6 hidden cards.
    New Countries: Ukraine, Afghanistan, Cuba, Turkey, Central African Republic, Nepal and Vietnam.
hash 4 37e16ddd217954ef
149 place 3
    People's Republic of China takes place 3.
150 place 4
    United States of America takes place 4.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 3 food.
    1 food of People's Republic of China found no place: 3 money instead.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
151 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
152 ready laos_china
    People's Republic of China readies Laos.
153 ready south_africa_china
    People's Republic of China readies South Africa.
154 ready mongolia
    People's Republic of China readies Mongolia.
155 ready pakistan_china
    People's Republic of China readies Pakistan.
156 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
157 make 2
    People's Republic of China produces 2 diplomacy.
158 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
159 trash new_allies:usa3
    New Allies of United States of America leaves the game.
160 focus military
    United States of America chooses Military Focus.
161 ready iraq_usa
    United States of America readies Iraq.
162 ready japan_usa
    United States of America readies Japan.
163 ready mexico_usa
    United States of America readies Mexico.
164 make 2
    United States of America produces 2 army.
165 play new_allies:china1
    People's Republic of China plays New Allies.
166 improve afghanistan
167 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
    Afghanistan becomes an ally of People's Republic of China.
    Georgia lies open.
168 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
169 invest iraq_usa
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
170 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VP.
171 play return_on_investment:a
    People's Republic of China plays Return on Investment.
    People's Republic of China gains 8 money.
172 invest afghanistan
    People's Republic of China exhausts Afghanistan.
    People's Republic of China invests 10 money in Afghanistan.
    People's Republic of China adds Influence in Central Asia, below the line: 2 VPs.
173 play trade_opportunity:b
    United States of America plays Trade Opportunity.
174 export goods
175 sell 2
    United States of America exports 2 consumer goods for 30 money.
176 play minimize_bureaucracy:a
    United States of America plays Minimize Bureaucracy.
    Minimize Bureaucracy of United States of America leaves the game.
177 take boost_production:a
    Return on Investment lies open in the market.
    United States of America takes Boost Production from the market and plays it.
178 resource food
    United States of America's production of food goes up to 4.
    United States of America produces 4 food.
179 play foreign_military_presence:usa1
    United States of America plays Foreign Military Presence.
    United States of America exhausts Iceland.
    United States of America builds a Base in Iceland with 1 army for 10 money.
180 temporary
    United States of America adds Influence in Europe, below the line: 5 VPs.
181 play new_allies:china2
    People's Republic of China plays New Allies.
182 improve vietnam
183 exhaust laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China pays 1 diplomacy.
    Vietnam becomes an ally of People's Republic of China.
    New Zealand lies open.
184 asset us_main_un_funding
    United States of America uses Main UN Funding Contributor.
185 lay initiate_restructuring:a
    United States of America puts a hidden card face down.
186 times 0
187 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
188 export army
    People's Republic of China exports 1 army for 20 money.
189 export food
    People's Republic of China exports 1 food for 5 money.
190 export goods
191 sell 3
    People's Republic of China exports 3 consumer goods for 45 money.
192 import raw
193 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
    3 raw materials of People's Republic of China found no place: 9 money instead.
194 import energy
195 buy 3
    People's Republic of China imports 3 energy from Russian Federation for 9 money.
196 done
197 asset us_nato
    United States of America uses NATO.
    United States of America puts a hidden card face down.
198 region central_asia
    United States of America names Central Asia.
199 army east_asia_pacific
    United States of America moves an army from East Asia - Pacific to Central Asia.
200 army board
    United States of America moves an army to Central Asia.
    United States of America adds Influence in Central Asia, above the line: 0 VPs.
    United States of America gains 2 diplomacy.
    People's Republic of China reveals The World's Factory and Foreign Direct Investment: 3 Research.
    People's Republic of China gains 5 money.
    People's Republic of China gains 6 money.
201 exhaust mongolia
    People's Republic of China exhausts Mongolia.
202 buy return_on_investment:b
    People's Republic of China buys Return on Investment for 4 Research.
    New Agenda lies open in the market.
203 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
204 exhaust pakistan_china
    People's Republic of China exhausts Pakistan.
205 exhaust vietnam
    People's Republic of China exhausts Vietnam.
206 refresh
    People's Republic of China refreshes the market.
    Diplomatic Trip leaves the market.
    Power Play lies open in the market.
    Key Economic Partner leaves the market.
    Power Play lies open in the market.
    New Strategic Partner leaves the market.
    Tap into New Markets lies open in the market.
207 refresh
    People's Republic of China refreshes the market.
    Initiate Restructuring leaves the market.
    Assign New Diplomats lies open in the market.
    Covert Military Operation leaves the market.
    Minimize Bureaucracy lies open in the market.
    New Agenda leaves the market.
    Well-Laid Plans lies open in the market.
    United States of America reveals nothing: 0 Research.
208 done
    Power Play leaves the market.
    Activation of Allies lies open in the market.
    Power Play leaves the market.
    Permanent Mission lies open in the market.
    A cube of European Union is pushed out of Africa.
    European Union adds Influence in Africa, below the line: 0 VPs.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    European Union adds Influence in Europe, above the line: 0 VPs.
    1 army of European Union appears in Europe.
    Russian Federation adds Influence in Central Asia, below the line: 0 VPs.
    A Commerce card of United States of America is turned face down.
    Russian Federation trades with United States of America: 10 money.
    Next: Auto-Influence 19 and Auto-Influence 7.
    People's Republic of China's investments return 8 money.
    United States of America's investments return 2 money.
    United States of America threatens People's Republic of China in Central Asia: -2 VPs.
    European Union threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Round 5.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Bosnia-Herzegovina, Azerbaijan, Colombia, Algeria, Sudan, Bangladesh and Indonesia.
hash 5 e006cb272641d6c5
209 place 3
    People's Republic of China takes place 3.
210 place 1
    United States of America takes place 1.
    United States of America produces 3 energy.
    1 energy of United States of America found no place: 3 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    2 food of United States of America found no place: 6 money instead.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    3 raw materials of People's Republic of China found no place: 9 money instead.
    People's Republic of China produces 3 food.
    2 food of People's Republic of China found no place: 6 money instead.
211 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America draws a hidden card.
212 trash new_allies:usa2
    New Allies of United States of America leaves the game.
213 focus domestic
    United States of America chooses Domestic Focus.
214 ready kyrgyzstan
    United States of America readies Kyrgyzstan.
215 done
216 raise goods
    United States of America's production of consumer goods goes up to 4.
217 make 2
    United States of America produces 2 consumer goods.
218 make 2
    United States of America produces 2 services.
    United States of America's Commerce cards lie face up again.
219 focus domestic
    People's Republic of China chooses Domestic Focus.
220 ready south_africa_china
    People's Republic of China readies South Africa.
221 tracks 2
222 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
223 raise raw
    People's Republic of China's production of raw materials goes up to 4.
    People's Republic of China gains 1 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
224 make 4
    People's Republic of China produces 4 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
225 make 1
    People's Republic of China produces 1 services.
226 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
227 army europe
228 to east_asia_pacific
    United States of America moves an army from Europe to East Asia - Pacific.
229 army europe
230 to mena
    United States of America moves an army from Europe to Middle East - North Africa.
231 play return_on_investment:b
    People's Republic of China plays Return on Investment.
    People's Republic of China gains 12 money.
    People's Republic of China exhausts South Africa.
    People's Republic of China invests 10 money in South Africa.
    A cube of Russian Federation is pushed out of Africa.
    People's Republic of China adds Influence in Africa, below the line: 0 VPs.
232 play think_tank:a
    United States of America plays Think Tank.
    United States of America's discard pile becomes a deck of 6 cards.
    United States of America draws 2 hidden cards.
233 discard growth_strategy:usa2
    United States of America discards Growth Strategy.
    United States of America gains 1 services.
234 play foreign_trade:china2
    People's Republic of China plays Foreign Trade.
235 export goods
236 sell 4
    People's Republic of China exports 4 consumer goods for 60 money.
237 export raw
238 sell 1
    People's Republic of China exports 1 raw materials for 5 money.
239 done
240 import services
241 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
242 buy 0
243 import energy
244 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
    People's Republic of China gains 1 diplomacy.
245 play growth_strategy:usa1
    United States of America plays Growth Strategy.
246 choose produce
    United States of America chooses: Produce.
247 produce raw
    United States of America produces 2 raw materials.
248 produce goods
249 make 1
    United States of America produces 1 consumer goods.
250 produce food
    United States of America produces 4 food.
    2 food of United States of America found no place: 6 money instead.
251 asset cn_belt_and_road
    People's Republic of China uses Belt & Road Initiative.
252 lay quantitative_easing:a
    People's Republic of China puts a hidden card face down.
253 play global_presence:b
    United States of America plays Global Presence.
254 make 0
255 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
256 choose growth
    People's Republic of China chooses: Get a Growth Card.
257 growth industrial_development
    People's Republic of China gets Industrial Development for 1 VP.
258 raise energy
    People's Republic of China's production of energy goes up to 2.
259 raise army
    People's Republic of China's production of army goes up to 3.
    United States of America reveals Military Pact, Boost Production and New Allies: 10 Research.
    United States of America gains 5 money.
    United States of America gains 8 money.
    United States of America gains 3 money.
260 buy tap_into_new_markets:b
    United States of America buys Tap into New Markets for 7 Research.
    Economic Expansion lies open in the market.
261 exhaust japan_usa
    United States of America exhausts Japan.
262 buy activation_of_allies:b
    United States of America buys Activation of Allies for 5 Research.
    Peacekeeping Mandate lies open in the market.
263 exhaust kyrgyzstan
    United States of America exhausts Kyrgyzstan.
264 exhaust mexico_usa
    United States of America exhausts Mexico.
265 refresh
    United States of America refreshes the market.
    Assign New Diplomats leaves the market.
    Covert Military Operation lies open in the market.
    Minimize Bureaucracy leaves the market.
    Regional Summit lies open in the market.
    Well-Laid Plans leaves the market.
    Successful Negotiations lies open in the market.
    People's Republic of China reveals Diplomatic Engagement and Foreign Direct Investment: 6 Research.
    People's Republic of China gains 1 diplomacy.
    People's Republic of China gains 6 money.
266 buy successful_negotiations:b
    People's Republic of China buys Successful Negotiations for 4 Research.
    Rapid Deployment lies open in the market.
267 refresh
    People's Republic of China refreshes the market.
    Permanent Mission leaves the market.
    Economic Expansion lies open in the market.
    Economic Expansion leaves the market.
    Establish Trade Routes lies open in the market.
    Peacekeeping Mandate leaves the market.
    Cultural Exchange lies open in the market.
    Covert Military Operation leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Regional Summit leaves the market.
    Strengthen Alliance lies open in the market.
    European Union adds Influence in Americas, below the line: 0 VPs.
    Russian Federation adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    European Union adds Influence in East Asia - Pacific, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    European Union trades with People's Republic of China: 10 money.
    Russian Federation adds Influence in South Asia, above the line: 0 VPs.
    Next: Auto-Influence 8 and Auto-Influence 11.
    United States of America's investments return 2 money.
    People's Republic of China's investments return 10 money.
268 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
    Russian Federation threatens United States of America in Americas: -2 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    United States of America threatens People's Republic of China in Central Asia: -2 VPs.
    United States of America and European Union threaten People's Republic of China in East Asia - Pacific: -4 VPs.
    Round 6.
    United States of America draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Serbia, Turkmenistan, Ecuador, Saudi Arabia, Angola, Myanmar and Singapore.
hash 6 4084e511117dff2b
269 place 1
    People's Republic of China takes place 1.
270 place 2
    United States of America takes place 2.
    People's Republic of China produces 2 energy.
    People's Republic of China produces 4 raw materials.
    People's Republic of China produces 3 food.
    2 food of People's Republic of China found no place: 6 money instead.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    4 food of United States of America found no place: 12 money instead.
271 focus domestic
    People's Republic of China chooses Domestic Focus.
272 ready pakistan_china
    People's Republic of China readies Pakistan.
273 tracks 2
274 raise services
    People's Republic of China's production of services goes up to 2.
275 raise army
    People's Republic of China's production of army goes up to 4.
276 make 4
    People's Republic of China produces 4 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
277 make 1
    People's Republic of China produces 1 services.
278 focus military
    United States of America chooses Military Focus.
279 ready kyrgyzstan
    United States of America readies Kyrgyzstan.
280 ready iceland
    United States of America readies Iceland.
281 ready japan_usa
    United States of America readies Japan.
282 make 1
    United States of America produces 1 army.
283 play successful_negotiations:b
    People's Republic of China plays Successful Negotiations.
284 ready laos_china
    People's Republic of China readies Laos.
285 search east_asia_pacific
    People's Republic of China searches East Asia - Pacific.
286 improve thailand
287 pay
    People's Republic of China pays 2 diplomacy.
    Thailand becomes an ally of People's Republic of China.
    Japan lies open.
    Singapore lies open.
288 play tap_into_new_markets:b
    United States of America plays Tap into New Markets.
289 improve singapore
290 pay
    United States of America pays 2 diplomacy.
    Singapore becomes an ally of United States of America.
    South Korea lies open.
291 choose invest
    United States of America chooses: Invest.
    United States of America exhausts Singapore.
    United States of America invests 15 money in Singapore.
292 permanent
    United States of America adds Influence in East Asia - Pacific, above the line: 1 VP.
293 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
294 choose produce
    People's Republic of China chooses: Produce.
295 produce energy
    People's Republic of China produces 2 energy.
296 produce goods
297 make 2
    People's Republic of China produces 2 consumer goods.
298 produce food
    People's Republic of China produces 3 food.
    2 food of People's Republic of China found no place: 6 money instead.
299 use reduced_bureaucracy
    United States of America uses Reduced Bureaucracy.
    United States of America's discard pile becomes a deck of 8 cards.
    United States of America draws a hidden card.
300 trash foreign_military_presence:usa1
    Foreign Military Presence of United States of America leaves the game.
301 play activation_of_allies:b
    United States of America plays Activation of Allies.
302 ready mexico_usa
    United States of America readies Mexico.
303 ready iraq_usa
    United States of America readies Iraq.
304 play new_allies:china1
    People's Republic of China plays New Allies.
305 improve azerbaijan
    People's Republic of China pays 2 diplomacy.
    Azerbaijan becomes an ally of People's Republic of China.
    Turkmenistan lies open.
306 play trade_opportunity:b
    United States of America plays Trade Opportunity.
307 export army
    United States of America exports 1 army for 20 money.
308 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
309 invest mexico_usa
    United States of America exhausts Mexico.
    United States of America invests 15 money in Mexico.
    United States of America adds Influence in Americas, below the line: 3 VPs.
310 play key_economic_partner:a
    People's Republic of China plays Key Economic Partner.
311 ready laos_china
    People's Republic of China invests 10 money in Laos.
    People's Republic of China adds Influence in East Asia - Pacific, below the line: 3 VPs.
312 play growth_strategy:usa1
    United States of America plays Growth Strategy.
313 choose produce
    United States of America chooses: Produce.
314 produce diplomacy
315 make 3
    United States of America produces 3 diplomacy.
316 produce food
    United States of America produces 4 food.
    3 food of United States of America found no place: 9 money instead.
317 produce goods
318 make 1
    United States of America produces 1 consumer goods.
    European Union adds Influence in Europe, above the line: 0 VPs.
    1 army of European Union appears in Europe.
    A cube of United States of America is pushed out of Africa.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    Russian Federation adds Influence in Europe, below the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    People's Republic of China's investments return 12 money.
    United States of America's investments return 10 money.
319 no
    United States of America threatens People's Republic of China in Central Asia: -2 VPs.
    United States of America and European Union threaten People's Republic of China in East Asia - Pacific: -4 VPs.
    Russian Federation threatens United States of America in Middle East - North Africa: -2 VPs.
    Scoring.
    Europe: 5 VPs for United States of America, 2 for cubes and 3 for place 3.
    Central Asia: 1 VP for United States of America, 1 for cubes and 0 for place 4.
    Central Asia: 11 VPs for People's Republic of China, 3 for cubes and 8 for place 1.
    Americas: 6 VPs for United States of America, 2 for cubes and 4 for place 2.
    Middle East - North Africa: 9 VPs for United States of America, 2 for cubes and 7 for place 2.
    Africa: 4 VPs for People's Republic of China, 2 for cubes and 2 for place 3.
    South Asia: 10 VPs for People's Republic of China, 2 for cubes and 8 for place 1.
    East Asia - Pacific: 12 VPs for United States of America, 3 for cubes and 9 for place 1.
    East Asia - Pacific: 4 VPs for People's Republic of China, 2 for cubes and 2 for place 3.
    United States of America leads in 2 Regions only: -5 VPs.
    People's Republic of China's investments reach 4 Regions: 3 VPs.
    Money, place 1: 5 VPs for People's Republic of China.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most allied Countries, place 1: 7 VPs for People's Republic of China.
end 9938de383d9cbcc6
    United States of America has the most VPs when the last round is over: 68.
