{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "china"], "options": {"executive_orders": false, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": false}, "seed": 24, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand second
2 give_back us_main_un_funding
3 hand first
4 give_back cn_south_china_sea
    United States of America keeps R&D Champion and US Navy and begins with 3 VPs.
    People's Republic of China keeps BRICS and Shanghai Cooperation Organization and begins with 5 VPs.
5 place 1
    United States of America takes place 1.
6 place 4
    People's Republic of China takes place 4.
    Next: Auto-Influence 7 and Auto-Influence 1.
    Round 1.
hash 1 10360a8bcdf9a996
7 play new_allies:usa1
    United States of America plays New Allies.
8 improve djibouti
    United States of America pays 1 diplomacy.
    Djibouti becomes an ally of United States of America.
    Central African Republic lies open.
9 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
10 engage south_asia
    People's Republic of China exhausts Pakistan.
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in South Asia.
11 temporary
    People's Republic of China adds Influence in South Asia, below the line: 4 VPs.
12 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
13 invest iraq_usa
    United States of America exhausts Iraq.
    United States of America invests 10 money in Iraq.
14 temporary
    United States of America adds Influence in Middle East - North Africa, below the line: 5 VPs.
15 asset cn_sco
    People's Republic of China uses Shanghai Cooperation Organization.
16 lay growth_strategy:china2
    People's Republic of China puts a hidden card face down.
17 improve myanmar
    People's Republic of China pays 1 diplomacy.
    Myanmar becomes an ally of People's Republic of China.
    Bhutan lies open.
18 none
19 play new_allies:usa2
    United States of America plays New Allies.
20 improve jordan
    United States of America pays 1 diplomacy.
    Jordan becomes an ally of United States of America.
    Turkey lies open.
21 play foreign_military_presence:china1
    People's Republic of China plays Foreign Military Presence.
22 base myanmar
    People's Republic of China exhausts Myanmar.
    People's Republic of China builds a Base in Myanmar with 1 army for 10 money.
23 permanent
    People's Republic of China adds Influence in South Asia, above the line: 1 VPs.
24 play foreign_trade:usa1
    United States of America plays Foreign Trade.
25 export goods
    United States of America exports 1 consumer goods for 15 money.
26 export services
27 sell 2
    United States of America exports 2 services for 30 money.
28 import energy
29 buy 1
    United States of America imports 1 energy for 3 money.
30 buy 2
    United States of America imports 2 energy from Russian Federation for 6 money.
31 done
32 asset cn_brics
    People's Republic of China uses BRICS.
33 lay growth_strategy:china1
    People's Republic of China puts a hidden card face down.
    United States of America reveals Diplomatic Engagement and Growth Strategy: 7 Research.
    United States of America gains 1 diplomacy.
    United States of America gains 2 money.
34 exhaust jordan
    United States of America exhausts Jordan.
35 buy covert_military_operation:a
    United States of America buys Covert Military Operation for 6 Research.
    Trade Opportunity lies open in the market.
36 refresh
    United States of America refreshes the market.
    Minimize Bureaucracy leaves the market.
    Diplomatic Trip lies open in the market.
    Assign New Diplomats leaves the market.
    Power Play lies open in the market.
    Dominant Power leaves the market.
    Improve Logistics lies open in the market.
37 exhaust mexico_usa
    United States of America exhausts Mexico.
38 exhaust djibouti
    United States of America exhausts Djibouti.
39 exhaust japan_usa
    United States of America exhausts Japan.
40 done
    People's Republic of China reveals Foreign Direct Investment and Foreign Trade: 5 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
41 exhaust tajikistan_china
    People's Republic of China exhausts Tajikistan.
42 buy trade_opportunity:b
    People's Republic of China buys Trade Opportunity for 3 Research.
    Re-Evaluate Strategy lies open in the market.
43 exhaust laos_china
    People's Republic of China exhausts Laos.
44 done
    Military Exercises leaves the market.
    Well-Laid Plans lies open in the market.
    Boost Production leaves the market.
    Steady Partnership lies open in the market.
    European Union adds Influence in East Asia - Pacific, above the line: 0 VPs.
    A Commerce card of People's Republic of China is turned face down.
    European Union trades with People's Republic of China: 10 money.
    Russian Federation adds Influence in South Asia, above the line: 0 VPs.
    European Union adds Influence in Middle East - North Africa, above the line: 0 VPs.
    A Commerce card of United States of America is turned face down.
    European Union trades with United States of America: 10 money.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    1 army of Russian Federation appears in Europe.
    Next: Auto-Influence 12 and Auto-Influence 4.
    United States of America's investments return 2 money.
45 discard_token south_asia
    People's Republic of China gives up an Engage token in South Asia for 10 money.
46 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
47 yes
    People's Republic of China's Prosperity goes up to 1: 3 VPs and 5 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Round 2.
    United States of America draws 6 hidden cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Albania, Turkmenistan, Venezuela, Iran, Burkina Faso, India and Philippines.
hash 2 5e8b310028fe5018
48 place 1
    United States of America takes place 1.
49 place 3
    People's Republic of China takes place 3.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
50 focus military
    United States of America chooses Military Focus.
51 done
52 raise army
    United States of America's production of army goes up to 4.
53 make 3
    United States of America produces 3 army.
54 focus military
    People's Republic of China chooses Military Focus.
55 ready myanmar
    People's Republic of China readies Myanmar.
56 ready pakistan_china
    People's Republic of China readies Pakistan.
57 raise army
    People's Republic of China's production of army goes up to 3.
58 make 3
    People's Republic of China produces 3 army.
59 play global_currency:usa1
    United States of America plays Global Currency.
60 export army
    United States of America exports 1 army for 20 money.
61 export food
62 sell 2
    United States of America exports 2 food for 10 money.
63 import services
    United States of America imports 1 services from European Union for 10 money.
64 import raw
65 buy 3
    United States of America imports 3 raw materials from Russian Federation for 9 money.
    United States of America gains 10 money.
66 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
67 export goods
68 sell 1
    People's Republic of China exports 1 consumer goods for 15 money.
69 export army
    People's Republic of China exports 1 army for 20 money.
70 export energy
    People's Republic of China exports 1 energy for 5 money.
71 done
72 make 1
    People's Republic of China produces 1 consumer goods.
    People's Republic of China's Commerce cards lie face up again.
73 play growth_strategy:usa1
    United States of America plays Growth Strategy.
74 choose growth
    United States of America chooses: Get a Growth Card.
75 growth industrial_development
    United States of America gets Industrial Development for 1 VPs.
76 raise food
    United States of America's production of food goes up to 4.
77 raise goods
    United States of America's production of consumer goods goes up to 4.
78 play new_allies:china1
    People's Republic of China plays New Allies.
79 improve burkina_faso
    People's Republic of China exhausts South Africa.
    Burkina Faso becomes an ally of People's Republic of China.
    Kenya lies open.
80 asset us_navy
    United States of America uses US Navy.
81 lay foreign_military_presence:usa1
    United States of America puts a hidden card face down.
82 region east_asia_pacific
    United States of America names East Asia - Pacific.
83 region americas
    United States of America names Americas.
    United States of America moves an army to East Asia - Pacific.
    United States of America moves an army to East Asia - Pacific.
    United States of America moves an army to Americas.
    United States of America moves an army to Americas.
84 temporary
    United States of America adds Influence in East Asia - Pacific, below the line: 4 VPs.
85 permanent
    United States of America adds Influence in Americas, above the line: 1 VPs.
86 play economic_diplomacy:china1
    People's Republic of China plays Economic Diplomacy.
87 invest pakistan_china
    People's Republic of China exhausts Pakistan.
    People's Republic of China invests 15 money in Pakistan.
    People's Republic of China adds Influence in South Asia, below the line: 3 VPs.
    People's Republic of China gains 1 diplomacy.
88 play new_allies:usa3
    United States of America plays New Allies.
89 improve kyrgyzstan
    United States of America pays 1 diplomacy.
    Kyrgyzstan becomes an ally of United States of America.
    Uzbekistan lies open.
90 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
91 done
    United States of America reveals Covert Military Operation and Military Reinforcements: 4 Research.
    United States of America gains 1 army.
    United States of America gains 3 money.
92 exhaust kyrgyzstan
    United States of America exhausts Kyrgyzstan.
93 buy power_play:b
    United States of America buys Power Play for 5 Research.
    New Strategic Partner lies open in the market.
94 exhaust iceland_usa
    United States of America exhausts Iceland.
    People's Republic of China reveals Trade Opportunity and New Allies: 3 Research.
    People's Republic of China gains 6 money.
    People's Republic of China gains 3 money.
95 exhaust myanmar
    People's Republic of China exhausts Myanmar.
96 refresh
    People's Republic of China refreshes the market.
    Diplomatic Trip leaves the market.
    Assign New Diplomats lies open in the market.
    Improve Logistics leaves the market.
    Quantitative Easing lies open in the market.
    Re-Evaluate Strategy leaves the market.
    Ensure Peace in the Region lies open in the market.
97 exhaust burkina_faso
    People's Republic of China exhausts Burkina Faso.
98 refresh
    People's Republic of China refreshes the market.
    Well-Laid Plans leaves the market.
    Trade Opportunity lies open in the market.
    Steady Partnership leaves the market.
    Prosperous Times lies open in the market.
    New Strategic Partner leaves the market.
    Return on Investment lies open in the market.
    Assign New Diplomats leaves the market.
    Successful Negotiations lies open in the market.
    Quantitative Easing leaves the market.
    Improve Logistics lies open in the market.
    European Union adds Influence in Europe, above the line: 0 VPs.
    1 army of European Union appears in Europe.
    Russian Federation adds Influence in Central Asia, above the line: 0 VPs.
    1 army of Russian Federation appears in Central Asia.
    European Union adds Influence in Africa, above the line: 0 VPs.
    Russian Federation adds Influence in Americas, above the line: 0 VPs.
    1 army of Russian Federation appears in Americas.
    Next: Auto-Influence 20 and Auto-Influence 15.
    United States of America's investments return 2 money.
    People's Republic of China's investments return 4 money.
    United States of America threatens People's Republic of China in East Asia - Pacific: -2 VPs.
    Round 3.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    People's Republic of China's discard pile becomes a deck of 12 cards.
    People's Republic of China draws 6 hidden cards.
    New Countries: Croatia, Azerbaijan, Chile, Israel, Niger, Bangladesh and Singapore.
hash 3 d18b86ade28b23cc
99 place 3
    United States of America takes place 3.
100 place 4
    People's Republic of China takes place 4.
    United States of America produces 3 energy.
    2 energy of United States of America found no place: 6 money instead.
    United States of America produces 2 raw materials.
    United States of America produces 4 food.
    People's Republic of China produces 1 energy.
    People's Republic of China produces 3 raw materials.
    People's Republic of China produces 3 food.
101 focus domestic
    United States of America chooses Domestic Focus.
102 ready iraq_usa
    United States of America readies Iraq.
103 raise diplomacy
    United States of America's production of diplomacy goes up to 5.
104 make 2
    United States of America produces 2 consumer goods.
105 make 4
    United States of America produces 4 services.
    United States of America's Commerce cards lie face up again.
106 focus diplomatic
    People's Republic of China chooses Diplomatic Focus.
107 ready south_africa_china
    People's Republic of China readies South Africa.
108 ready tajikistan_china
    People's Republic of China readies Tajikistan.
109 ready laos_china
    People's Republic of China readies Laos.
110 ready burkina_faso
    People's Republic of China readies Burkina Faso.
111 raise diplomacy
    People's Republic of China's production of diplomacy goes up to 4.
112 make 3
    People's Republic of China produces 3 diplomacy.
113 play new_allies:usa2
    United States of America plays New Allies.
114 improve azerbaijan
    United States of America pays 2 diplomacy.
    Azerbaijan becomes an ally of United States of America.
    Armenia lies open.
115 play the_worlds_factory:china1
    People's Republic of China plays The World's Factory.
116 export goods
117 sell 1
    People's Republic of China exports 1 consumer goods for 15 money.
118 export services
    People's Republic of China exports 1 services for 15 money.
119 export energy
    People's Republic of China exports 1 energy for 5 money.
120 done
121 play covert_military_operation:a
    United States of America plays Covert Military Operation.
122 make 1
    United States of America produces 1 army.
    United States of America exhausts Iraq.
    United States of America builds a Base in Iraq with 1 army for 10 money.
123 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VPs.
124 play diplomatic_engagement:china1
    People's Republic of China plays Diplomatic Engagement.
125 engage east_asia_pacific
126 exhaust laos_china
    People's Republic of China exhausts Laos.
    People's Republic of China pays 2 diplomacy.
    People's Republic of China engages in East Asia - Pacific.
127 permanent
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 1 VPs.
128 play power_play:b
    United States of America plays Power Play.
129 play military_reinforcements:china1
    People's Republic of China plays Military Reinforcements.
    People's Republic of China gains 1 army.
130 army board
131 to east_asia_pacific
    People's Republic of China moves an army to East Asia - Pacific.
132 army south_asia
133 to east_asia_pacific
    People's Republic of China moves an army from South Asia to East Asia - Pacific.
134 play military_pact:usa1
    United States of America plays Military Pact.
    United States of America gains 1 diplomacy.
135 play new_allies:china1
    People's Republic of China plays New Allies.
136 improve chile
    People's Republic of China pays 2 diplomacy.
    Chile becomes an ally of People's Republic of China.
    Canada lies open.
    European Union adds Influence in Africa, above the line: 0 VPs.
    Russian Federation adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of Russian Federation appears in Middle East - North Africa.
    European Union adds Influence in Middle East - North Africa, below the line: 0 VPs.
    1 army of European Union appears in Middle East - North Africa.
    Russian Federation adds Influence in Europe, above the line: 0 VPs.
    United States of America's investments return 2 money.
    People's Republic of China's investments return 4 money.
137 discard_token east_asia_pacific
    People's Republic of China gives up an Engage token in East Asia - Pacific for 5 money.
    Russian Federation threatens United States of America in Europe: -2 VPs.
    Russian Federation threatens People's Republic of China in Central Asia: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia does not score: a permanent slot is free.
    Americas: 9 VPs for United States of America, 2 for cubes and 7 for place 1.
    Middle East - North Africa: 10 VPs for United States of America, 3 for cubes and 7 for place 2.
    South Asia: 12 VPs for People's Republic of China, 4 for cubes and 8 for place 1.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for People's Republic of China.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most allied Countries, place 1: 7 VPs for United States of America.
    United States of America did not use 1 Asset: 2 VPs.
end 06c39de4f2c00fd1
    United States of America has the most VPs when the last round is over: 45.
