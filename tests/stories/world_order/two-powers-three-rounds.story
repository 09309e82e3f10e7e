{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "china"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": true, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 16, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back us_arms_export
3 hand first
4 give_back cn_sco
    United States of America keeps Main UN Funding Contributor and NATO and begins with 5 VPs.
    People's Republic of China keeps BRICS and Rapid Industrialization and begins with 4 VPs.
5 place 2
    People's Republic of China takes place 2.
6 place 3
    United States of America takes place 3.
    Next: Auto-Influence 19 and Auto-Influence 20.
    Round 1.
hash 1 ec352ce4e6bbb017
7 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
8 army board
9 to central_asia
    People's Republic of China moves an army to Central Asia.
10 army board
11 to south_asia
    People's Republic of China moves an army to South Asia.
12 play foreign_trade:usa1
    United States of America plays Foreign Trade.
13 export goods
    United States of America exports 1 consumer goods for 15 money.
14 export energy
    United States of America exports 1 energy for 5 money.
15 import services
    United States of America imports 1 services from European Union for 10 money.
16 done
17 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
18 engage south_asia
    People's Republic of China exhausts Pakistan.
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in South Asia.
19 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
20 play growth_strategy:usa2
    United States of America plays Growth Strategy.
21 choose growth
    United States of America chooses: Get a Growth Card.
22 growth industrial_development
    United States of America gets Industrial Development for 1 VP.
23 raise services
    United States of America's production of services goes up to 5.
24 raise raw
    United States of America's production of raw materials goes up to 3.
25 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
26 choose growth
    People's Republic of China chooses: Get a Growth Card.
27 growth industrial_development
    People's Republic of China gets Industrial Development for 1 VP.
28 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
29 raise food
    People's Republic of China's production of food goes up to 4.
30 play new_allies:usa2
    United States of America plays New Allies.
31 improve sudan
    United States of America pays 2 diplomacy.
    Sudan becomes an ally of United States of America.
    Central African Republic lies open.
32 order
    People's Republic of China uses the Executive Order.
33 lay new_allies:china1
    People's Republic of China puts a hidden card face down.
34 choose improve_relations
    People's Republic of China chooses: Improve Relations.
35 improve north_korea
    People's Republic of China exhausts Laos.
    People's Republic of China pays 1 diplomacy.
    North Korea becomes an ally of People's Republic of China.
    New Zealand lies open.
36 asset us_nato
    United States of America uses NATO.
37 lay diplomatic_engagement:usa1
    United States of America puts a hidden card face down.
38 region mena
    United States of America names Middle East - North Africa.
    United States of America moves an army to Middle East - North Africa.
    United States of America moves an army to Middle East - North Africa.
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VP.
    United States of America gains 2 diplomacy.
    People's Republic of China reveals Foreign Trade and Foreign Direct Investment: 5 Research.
    People's Republic of China gains 3 money.
    People's Republic of China gains 6 money.
39 buy prosperous_times:b
    People's Republic of China buys Prosperous Times for 5 Research.
    Rapid Deployment lies open in the market.
40 exhaust south_africa_china
    People's Republic of China exhausts South Africa.
41 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
42 exhaust north_korea
    People's Republic of China exhausts North Korea.
43 buy ensure_peace_in_the_region:a
    People's Republic of China buys Ensure Peace in the Region for 4 Research.
    Energy Summit lies open in the market.
    United States of America reveals Global Currency and Military Reinforcements: 4 Research.
    United States of America gains 5 money.
    United States of America gains 3 money.
44 exhaust mexico_usa
    United States of America exhausts Mexico.
45 exhaust japan_usa
    United States of America exhausts Japan.
46 buy energy_summit:a
    United States of America buys Energy Summit for 4 Research.
    Improve Logistics lies open in the market.
47 exhaust sudan
    United States of America exhausts Sudan.
48 buy debt_relief:a
    United States of America buys Debt Relief for 5 Research.
    Strengthen Alliance lies open in the market.
49 done
    Return on Investment leaves the market.
    Ensure Peace in the Region lies open in the market.
    Industrial Policy leaves the market.
    Boost Production lies open in the market.
    European Union adds Influence in Americas, above the line: 0 VPs.
    A Commerce card of United States of America is turned face down.
    European Union trades with United States of America: 10 money.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    European Union adds Influence in Africa, above the line: 0 VPs.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    Next: Auto-Influence 11 and Auto-Influence 17.
50 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 5 money.
51 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
52 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    Round 2.
    People's Republic of China draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Albania, Kazakhstan, Brazil, Qatar, Niger, Myanmar and Thailand.
hash 2 09bb9127fa11660e
53 place 3
    United States of America takes place 3.
54 place 2
    People's Republic of China takes place 2.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 4 food.
    United States of America produces 3 energy.
    United States of America produces 3 raw materials.
    United States of America produces 3 food.
55 focus domestic
    People's Republic of China chooses Domestic Focus.
56 ready south_africa_china
    People's Republic of China readies South Africa.
57 tracks 1
58 raise food
    People's Republic of China's production of food goes up to 5.
    People's Republic of China gains 1 food.
59 make 1
    People's Republic of China produces 1 consumer goods.
60 make 1
    People's Republic of China produces 1 services.
61 focus diplomatic
    United States of America chooses Diplomatic Focus.
62 ready mexico_usa
    United States of America readies Mexico.
63 ready japan_usa
    United States of America readies Japan.
64 ready sudan
    United States of America readies Sudan.
65 none
66 make 4
    United States of America produces 4 diplomacy.
67 play foreign_trade:china1
    People's Republic of China plays Foreign Trade.
68 export army
    People's Republic of China exports 1 army for 20 money.
69 export goods
70 sell 2
    People's Republic of China exports 2 consumer goods for 30 money.
71 import energy
72 buy 2
    People's Republic of China imports 2 energy from Russian Federation for 6 money.
73 import raw
74 buy 1
    People's Republic of China imports 1 raw materials for 3 money.
75 buy 3
    People's Republic of China imports 3 raw materials from Russian Federation for 9 money.
76 import services
77 buy 1
    People's Republic of China imports 1 services from United States of America for 10 money.
78 buy 1
    People's Republic of China imports 1 services from European Union for 10 money.
    People's Republic of China gains 1 diplomacy.
79 play growth_strategy:usa1
    United States of America plays Growth Strategy.
80 choose growth
    United States of America chooses: Get a Growth Card.
81 growth knowledge_transfer
    United States of America gets Knowledge Transfer for 4 VPs.
82 play prosperous_times:b
    People's Republic of China plays Prosperous Times.
83 make 1
    People's Republic of China produces 1 consumer goods.
84 choose prosperity
    People's Republic of China chooses: Increase Prosperity.
    People's Republic of China's Prosperity goes up to 2: 4 VPs and 10 money.
85 play military_pact:usa1
    United States of America plays Military Pact.
86 base iraq_usa
    United States of America exhausts Iraq.
    United States of America builds a Base in Iraq with 1 army for 10 money.
    United States of America adds Influence in Middle East - North Africa, below the line: 5 VPs.
    United States of America gains 1 diplomacy.
87 play ensure_peace_in_the_region:a
    People's Republic of China plays Ensure Peace in the Region.
88 engage africa
    People's Republic of China exhausts South Africa.
    People's Republic of China pays 1 diplomacy.
    People's Republic of China engages in Africa.
89 permanent
    People's Republic of China adds Influence in Africa, above the line: 1 VP.
90 play debt_relief:a
    United States of America plays Debt Relief.
91 yes
    United States of America pays 10 money.
    United States of America gains 3 diplomacy.
    1 diplomacy of United States of America found no place: 0 money instead.
92 improve central_african_republic
93 exhaust sudan
    United States of America exhausts Sudan.
    Central African Republic becomes an ally of United States of America.
    Djibouti lies open.
94 play growth_strategy:china1
    People's Republic of China plays Growth Strategy.
95 choose growth
    People's Republic of China chooses: Get a Growth Card.
    People's Republic of China gets Reduced Bureaucracy for 3 VPs.
96 play new_allies:usa1
    United States of America plays New Allies.
97 improve niger
98 pay
    United States of America pays 1 diplomacy.
    Niger becomes an ally of United States of America.
    Burkina Faso lies open.
99 use reduced_bureaucracy
    People's Republic of China uses Reduced Bureaucracy.
    People's Republic of China draws a hidden card.
100 trash the_worlds_factory:china1
    The World's Factory of People's Republic of China leaves the game.
    People's Republic of China reveals Economic Diplomacy and New Allies: 5 Research.
    People's Republic of China gains 7 money.
    People's Republic of China gains 3 money.
101 buy strengthen_alliance:b
    People's Republic of China buys Strengthen Alliance for 4 Research.
    Steady Partnership lies open in the market.
102 use knowledge_transfer
    United States of America uses Knowledge Transfer.
103 draw 1
    United States of America draws a hidden card.
104 discard energy_summit:a
    United States of America discards Energy Summit.
    United States of America reveals Foreign Military Presence and Foreign Direct Investment: 5 Research.
    United States of America gains 4 money.
    United States of America gains 6 money.
105 refresh
    United States of America refreshes the market.
    New Agenda leaves the market.
    Explore Alternatives lies open in the market.
    Rapid Deployment leaves the market.
    Tap into New Markets lies open in the market.
    Improve Logistics leaves the market.
    Improve Logistics lies open in the market.
106 exhaust niger
    United States of America exhausts Niger.
107 buy ensure_peace_in_the_region:b
    United States of America buys Ensure Peace in the Region for 4 Research.
    Global Presence lies open in the market.
108 exhaust central_african_republic
    United States of America exhausts Central African Republic.
109 exhaust mexico_usa
    United States of America exhausts Mexico.
110 exhaust iceland_usa
    United States of America exhausts Iceland.
111 buy steady_partnership:a
    United States of America buys Steady Partnership for 4 Research.
    Regional Summit lies open in the market.
112 exhaust japan_usa
    United States of America exhausts Japan.
113 done
    Boost Production leaves the market.
    Convincing Arguments lies open in the market.
    Explore Alternatives leaves the market.
    Optimization Program lies open in the market.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    European Union adds Influence in Europe, above the line: 0 VPs.
    Russian Federation adds Influence in Africa, below the line: 0 VPs.
    Next: Auto-Influence 13 and Auto-Influence 12.
114 done
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Round 3.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 13 cards.
    United States of America draws 6 hidden cards.
    New Countries: Ukraine, Armenia, Cuba, Turkey, Angola, India and South Korea.
hash 3 baf4bde19244e752
115 place 4
    United States of America takes place 4.
116 place 1
    People's Republic of China takes place 1.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    1 raw materials of People's Republic of China found no place: 3 money instead.
    People's Republic of China produces 5 food.
    2 food of People's Republic of China found no place: 6 money instead.
    United States of America produces 3 energy.
    United States of America produces 3 raw materials.
    United States of America produces 3 food.
117 focus military
    People's Republic of China chooses Military Focus.
118 ready south_africa_china
    People's Republic of China readies South Africa.
119 ready pakistan_china
    People's Republic of China readies Pakistan.
120 raise army
    People's Republic of China's production of army goes up to 3.
121 make 1
    People's Republic of China produces 1 army.
122 focus domestic
    United States of America chooses Domestic Focus.
123 done
124 raise raw
    United States of America's production of raw materials goes up to 4.
    United States of America gains 1 raw materials.
125 make 2
    United States of America produces 2 consumer goods.
126 make 4
    United States of America produces 4 services.
    United States of America's Commerce cards lie face up again.
127 play growth_strategy:china2
    People's Republic of China plays Growth Strategy.
    People's Republic of China chooses: Produce.
128 produce services
129 make 1
    People's Republic of China produces 1 services.
130 produce goods
131 make 0
132 produce diplomacy
133 make 4
    People's Republic of China produces 4 diplomacy.
134 play debt_relief:a
    United States of America plays Debt Relief.
135 yes
    United States of America pays 10 money.
    United States of America gains 3 diplomacy.
    2 diplomacy of United States of America found no place: 0 money instead.
136 improve turkey
    United States of America pays 3 diplomacy.
    Turkey becomes an ally of United States of America.
    Algeria lies open.
137 asset cn_rapid_industrialization
    People's Republic of China uses Rapid Industrialization.
138 lay prosperous_times:b
    People's Republic of China puts a hidden card face down.
139 choose increase_two
    People's Republic of China chooses: 10 money: raise two productions.
    People's Republic of China pays 10 money.
140 raise goods
    People's Republic of China's production of consumer goods goes up to 5.
141 raise energy
    People's Republic of China's production of energy goes up to 2.
    People's Republic of China gains 3 VP.
142 asset cn_brics
    People's Republic of China uses BRICS.
143 lay foreign_military_presence:china1
    People's Republic of China puts a hidden card face down.
144 play new_allies:usa3
    United States of America plays New Allies.
145 improve armenia
    United States of America pays 1 diplomacy.
    Armenia becomes an ally of United States of America.
    Tajikistan lies open.
146 play new_allies:china2
    People's Republic of China plays New Allies.
147 improve india
148 pay
    People's Republic of China pays 3 diplomacy.
    India becomes an ally of People's Republic of China.
    Bangladesh lies open.
149 play ensure_peace_in_the_region:b
    United States of America plays Ensure Peace in the Region.
150 engage americas
    United States of America pays 3 diplomacy.
    United States of America engages in Americas.
151 temporary
    United States of America adds Influence in Americas, below the line: 4 VPs.
152 play strengthen_alliance:b
    People's Republic of China plays Strengthen Alliance.
    People's Republic of China exhausts Pakistan.
    People's Republic of China builds a Base in Pakistan with 1 army for 10 money.
153 temporary
    People's Republic of China adds Influence in South Asia, below the line: 3 VPs.
154 play steady_partnership:a
    United States of America plays Steady Partnership.
    United States of America exhausts Armenia.
    United States of America invests 10 money in Armenia.
155 temporary
    United States of America adds Influence in Central Asia, below the line: 4 VPs.
    European Union adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of European Union appears in East Asia - Pacific.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    Russian Federation trades with People's Republic of China: 10 money.
    European Union adds Influence in Europe, above the line: 0 VPs.
    1 army of European Union appears in Europe.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
156 discard_token africa
    People's Republic of China gives up an Engage token in Africa for 5 money.
    United States of America's investments return 2 money.
157 done
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Scoring.
    Europe: 4 VPs for United States of America, 1 for cubes and 3 for place 3.
    Central Asia does not score: a permanent slot is free.
    Americas does not score: a permanent slot is free.
    Middle East - North Africa: 13 VPs for United States of America, 3 for cubes and 10 for place 1.
    Africa: 3 VPs for People's Republic of China, 1 for cubes and 2 for place 3.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for People's Republic of China.
    Most allied Countries, place 1: 7 VPs for United States of America.
    United States of America did not use 1 Asset: 2 VPs.
    United States of America did not use the Executive Order: 3 VPs.
end 8c6be40edd9a05e4
    United States of America has the most VPs when the last round is over: 49.
