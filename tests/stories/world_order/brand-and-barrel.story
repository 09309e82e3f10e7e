{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["eu", "russia"], "options": {"executive_orders": false, "commerce_cards_by_player_count": false, "vp_floor_at_zero": false, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": false, "optional_market_pack": false}, "seed": 129, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand second
2 give_back eu_brand_europe
3 hand first
4 give_back ru_csto
    European Union keeps EU Expansion and Central European Bank and begins with 7 VPs.
    Russian Federation keeps New Energy Markets and Arms Export and begins with 6 VPs.
5 place 4
    Russian Federation takes place 4.
6 place 3
    European Union takes place 3.
    Next: Auto-Influence 1 and Auto-Influence 14.
    Round 1.
hash 1 647f0c6777dce253
7 play soft_power:eu1
    European Union plays Soft Power.
8 engage americas
9 pay
    European Union pays 4 diplomacy.
    European Union engages in Americas.
10 permanent
    European Union adds Influence in Americas, above the line: 1 VPs.
11 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
12 export energy
13 sell 2
    Russian Federation exports 2 energy for 10 money.
14 export army
    Russian Federation exports 1 army for 20 money.
15 done
16 import goods
17 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
18 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
19 import services
20 buy 0
21 buy 0
    Russian Federation imports 1 services from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    Russian Federation gains 1 diplomacy.
22 play foreign_trade:eu2
    European Union plays Foreign Trade.
23 export food
24 sell 1
    European Union exports 1 food for 5 money.
25 done
26 import raw
27 buy 2
    European Union imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
28 import energy
29 buy 0
30 buy 3
    European Union imports 3 energy from Russian Federation for 9 money.
    A Commerce card of Russian Federation is turned face down.
    European Union gains 1 diplomacy.
31 play foreign_direct_investment:russia1
    Russian Federation plays Foreign Direct Investment.
32 invest syria_russia
    Russian Federation exhausts Syria.
    Russian Federation invests 10 money in Syria.
33 permanent
    Russian Federation adds Influence in Middle East - North Africa, above the line: 1 VPs.
34 play humanitarian_aid:eu1
    European Union plays Humanitarian Aid.
35 improve jordan
36 pay
37 swap 1
    European Union pays 3 money.
    European Union deepens relations with Jordan.
    Algeria lies open.
38 permanent
    European Union adds Influence in Middle East - North Africa, above the line: 1 VPs.
39 play military_reinforcements:russia1
    Russian Federation plays Military Reinforcements.
    Russian Federation gains 1 army.
40 army board
41 to mena
    Russian Federation moves an army to Middle East - North Africa.
42 army board
43 to central_asia
    Russian Federation moves an army to Central Asia.
44 play foreign_military_presence:eu1
    European Union plays Foreign Military Presence.
45 base eu_member_states
46 send 2
    European Union exhausts EU Member States.
    European Union builds a Base in EU Member States with 2 armies for 15 money.
47 temporary
    European Union adds Influence in Europe, below the line: 5 VPs.
48 play energy_titan:russia1
    Russian Federation plays Energy Titan.
49 double raw
50 export energy
51 sell 2
    Russian Federation exports 2 energy for 10 money.
52 export raw
53 sell 3
    Russian Federation exports 3 raw materials for 15 money.
54 import goods
55 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
56 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
57 import services
58 buy 0
59 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    Russian Federation gains 1 diplomacy.
    European Union reveals Growth Strategy and Diplomatic Engagement: 7 Research.
    European Union gains 2 money.
    European Union gains 1 diplomacy.
60 exhaust jordan
    European Union exhausts Jordan.
61 buy initiate_restructuring:a
    European Union buys Initiate Restructuring for 4 Research.
    Steady Partnership lies open in the market.
62 buy steady_partnership:a
    European Union buys Steady Partnership for 4 Research.
    Economic Expansion lies open in the market.
63 exhaust nigeria_eu
    European Union exhausts Nigeria.
64 exhaust norway_eu
    European Union exhausts Norway.
65 refresh
    European Union refreshes the market.
    Assign New Diplomats leaves the market.
    Improve Logistics lies open in the market.
    New Agenda leaves the market.
    Re-Evaluate Strategy lies open in the market.
    Tap into New Markets leaves the market.
    Diplomatic Trip lies open in the market.
66 done
    Russian Federation reveals Military Re-Equipment and Growth Strategy: 8 Research.
    Russian Federation gains 5 money.
    Russian Federation gains 2 money.
67 buy economic_expansion:a
    Russian Federation buys Economic Expansion for 7 Research.
    Strengthen Alliance lies open in the market.
68 exhaust belarus_russia
    Russian Federation exhausts Belarus.
69 refresh
    Russian Federation refreshes the market.
    Prosperous Times leaves the market.
    Dominant Power lies open in the market.
    Return on Investment leaves the market.
    Optimization Program lies open in the market.
    Improve Logistics leaves the market.
    Minimize Bureaucracy lies open in the market.
70 exhaust india_russia
    Russian Federation exhausts India.
71 exhaust armenia_russia
    Russian Federation exhausts Armenia.
72 refresh
    Russian Federation refreshes the market.
    Re-Evaluate Strategy leaves the market.
    Trade Opportunity lies open in the market.
    Diplomatic Trip leaves the market.
    Key Economic Partner lies open in the market.
    Strengthen Alliance leaves the market.
    Economic Expansion lies open in the market.
    Dominant Power leaves the market.
    Prosperous Times lies open in the market.
    Optimization Program leaves the market.
    Tap into New Markets lies open in the market.
    United States of America adds Influence in Americas, above the line: 0 VPs.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    United States of America adds Influence in Central Asia, above the line: 0 VPs.
    1 army of United States of America appears in Central Asia.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    Next: Auto-Influence 19 and Auto-Influence 20.
73 discard_token americas
    European Union gives up an Engage token in Americas for 5 money.
    Russian Federation's investments return 2 money.
74 yes
    European Union's Prosperity goes up to 1: 2 VPs and 10 money.
75 no
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    European Union threatens Russian Federation in Europe: -2 VPs.
    Round 2.
    European Union draws 6 hidden cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Switzerland, Mongolia, Venezuela, United Arab Emirates, Central African Republic, Maldives and New Zealand.
hash 2 7b6c287ad56a8897
76 place 2
    Russian Federation takes place 2.
77 place 1
    European Union takes place 1.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
    Russian Federation produces 5 energy.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
78 focus domestic
    European Union chooses Domestic Focus.
79 ready norway_eu
    European Union readies Norway.
80 ready eu_member_states
    European Union readies EU Member States.
81 raise services
    European Union's production of services goes up to 5.
82 make 3
    European Union produces 3 consumer goods.
    European Union's Commerce cards lie face up again.
83 make 1
    European Union produces 1 services.
84 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
85 done
86 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
87 make 1
    Russian Federation produces 1 diplomacy.
88 play steady_partnership:a
    European Union plays Steady Partnership.
89 invest eu_member_states
    European Union exhausts EU Member States.
    European Union invests 15 money in EU Member States.
90 temporary
    European Union adds Influence in Europe, below the line: 4 VPs.
91 play economic_expansion:a
    Russian Federation plays Economic Expansion.
92 export raw
93 sell 1
    Russian Federation exports 1 raw materials for 5 money.
94 export energy
95 sell 2
    Russian Federation exports 2 energy for 10 money.
96 import services
97 buy 1
    Russian Federation imports 1 services for 10 money.
98 buy 0
99 buy 0
100 import goods
101 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
    A Commerce card of European Union is turned face down.
    Russian Federation gains 1 diplomacy.
102 play foreign_direct_investment:eu1
    European Union plays Foreign Direct Investment.
103 invest canada_eu
    European Union exhausts Canada.
    European Union invests 15 money in Canada.
    European Union adds Influence in Americas, below the line: 4 VPs.
104 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
105 choose produce
    Russian Federation chooses: Produce.
106 produce army
107 make 2
    Russian Federation produces 2 army.
108 produce raw
    Russian Federation produces 4 raw materials.
109 produce food
    Russian Federation produces 2 food.
110 play growth_strategy:eu1
    European Union plays Growth Strategy.
111 choose growth
    European Union chooses: Get a Growth Card.
112 growth diplomatic_initiative
    European Union gets Diplomatic Initiative for 2 VPs.
113 asset ru_arms_export
    Russian Federation uses Arms Export.
114 lay foreign_trade:russia2
    Russian Federation puts a hidden card face down.
    Russian Federation pays 2 army.
    Russian Federation gains 20 money.
115 region east_asia_pacific
    Russian Federation names East Asia - Pacific.
116 temporary
    Russian Federation adds Influence in East Asia - Pacific, below the line: 4 VPs.
117 asset eu_central_bank
    European Union uses Central European Bank.
118 lay new_allies:eu1
    European Union puts a hidden card face down.
    European Union gains 20 money.
119 growth knowledge_transfer
120 swap 0
    European Union gets Knowledge Transfer for 4 VPs.
    European Union draws a hidden card.
121 discard foreign_trade:eu1
    European Union discards Foreign Trade.
122 play foreign_military_presence:russia1
    Russian Federation plays Foreign Military Presence.
123 use knowledge_transfer
    European Union uses Knowledge Transfer.
    European Union draws a hidden card.
124 discard new_allies:eu2
    European Union discards New Allies.
    European Union reveals Initiate Restructuring and Military Reinforcements: 7 Research.
    European Union gains 4 money.
    European Union gains 3 money.
125 buy tap_into_new_markets:b
    European Union buys Tap into New Markets for 7 Research.
    Strengthen Alliance lies open in the market.
126 exhaust norway_eu
    European Union exhausts Norway.
    Russian Federation reveals Diplomatic Engagement and New Allies: 3 Research.
    Russian Federation gains 1 diplomacy.
    Russian Federation gains 3 money.
127 buy trade_opportunity:b
    Russian Federation buys Trade Opportunity for 3 Research.
    Global Presence lies open in the market.
    Minimize Bureaucracy leaves the market.
    Explore Alternatives lies open in the market.
    Key Economic Partner leaves the market.
    Quantitative Easing lies open in the market.
    United States of America adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    People's Republic of China adds Influence in Europe, above the line: 0 VPs.
    A Commerce card of European Union is turned face down.
    People's Republic of China trades with European Union: 10 money.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    People's Republic of China adds Influence in Central Asia, above the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    Next: Auto-Influence 18 and Auto-Influence 17.
    European Union's investments return 8 money.
    Russian Federation's investments return 2 money.
128 yes
    European Union's Prosperity goes up to 2: 4 VPs and 15 money.
129 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    Russian Federation threatens European Union in Middle East - North Africa: -2 VPs.
    European Union threatens Russian Federation in Europe: -2 VPs.
    Round 3.
    European Union's discard pile becomes a deck of 14 cards.
    European Union draws 6 hidden cards.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    New Countries: Iceland, Tajikistan, Chile, Turkey, Niger, India and Thailand.
hash 3 945258c427849f58
130 place 2
    Russian Federation takes place 2.
131 place 3
    European Union takes place 3.
    Russian Federation produces 5 energy.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    European Union produces 1 energy.
    European Union produces 1 raw materials.
    European Union produces 3 food.
132 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
133 ready belarus_russia
    Russian Federation readies Belarus.
134 done
135 raise diplomacy
    Russian Federation's production of diplomacy goes up to 5.
136 make 5
    Russian Federation produces 5 diplomacy.
    3 diplomacy of Russian Federation found no place: 0 money instead.
137 focus military
    European Union chooses Military Focus.
138 ready jordan
    European Union readies Jordan.
139 ready nigeria_eu
    European Union readies Nigeria.
140 ready eu_member_states
    European Union readies EU Member States.
141 done
142 raise army
    European Union's production of army goes up to 3.
143 make 1
    European Union produces 1 army.
144 play energy_titan:russia1
    Russian Federation plays Energy Titan.
145 double energy
146 export energy
147 sell 4
    Russian Federation exports 4 energy for 20 money.
148 export raw
149 sell 2
    Russian Federation exports 2 raw materials for 10 money.
150 import goods
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
151 import services
152 buy 1
    Russian Federation imports 1 services for 10 money.
153 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
154 play initiate_restructuring:a
    European Union plays Initiate Restructuring.
    European Union draws a hidden card.
155 trash new_allies:eu2
    New Allies of European Union leaves the game.
156 play soft_power:eu1
    European Union plays Soft Power.
157 play new_allies:russia2
    Russian Federation plays New Allies.
158 improve chile
    Russian Federation pays 2 diplomacy.
    Chile becomes an ally of Russian Federation.
    El Salvador lies open.
159 play diplomatic_engagement:eu1
    European Union plays Diplomatic Engagement.
160 play trade_opportunity:b
    Russian Federation plays Trade Opportunity.
161 export raw
162 sell 2
    Russian Federation exports 2 raw materials for 10 money.
163 play growth_strategy:russia1
    Russian Federation plays Growth Strategy.
164 choose growth
    Russian Federation chooses: Get a Growth Card.
165 growth diplomatic_initiative
    Russian Federation gets Diplomatic Initiative for 2 VPs.
166 play growth_strategy:eu2
    European Union plays Growth Strategy.
    European Union chooses: Produce.
167 produce services
168 make 0
169 produce army
170 make 1
    European Union produces 1 army.
171 done
172 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation gains 1 army.
173 play tap_into_new_markets:b
    European Union plays Tap into New Markets.
174 improve niger
    European Union exhausts Nigeria.
    Niger becomes an ally of European Union.
    Mali lies open.
175 choose invest
    European Union chooses: Invest.
    European Union exhausts Niger.
    European Union invests 10 money in Niger.
176 temporary
    European Union adds Influence in Africa, below the line: 3 VPs.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    People's Republic of China adds Influence in Africa, above the line: 0 VPs.
    1 army of People's Republic of China appears in Africa.
    United States of America adds Influence in East Asia - Pacific, below the line: 0 VPs.
    1 army of United States of America appears in East Asia - Pacific.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    Russian Federation's investments return 2 money.
    European Union's investments return 10 money.
177 yes
    Russian Federation's Prosperity goes up to 2: 4 VPs and 10 money.
    European Union threatens Russian Federation in Europe: -2 VPs.
    People's Republic of China threatens Russian Federation in Central Asia: -2 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    Americas: 6 VPs for European Union, 2 for cubes and 4 for place 2.
    Middle East - North Africa does not score: a permanent slot is free.
    Africa does not score: a permanent slot is free.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    Russian Federation's sphere of influence holds in Middle East - North Africa: 2 VPs.
    Money, place 1: 5 VPs for European Union.
    Most allied Countries, place 1: 7 VPs for European Union.
    European Union did not use 1 Asset: 2 VPs.
    Russian Federation did not use 1 Asset: 2 VPs.
end 55194a77cf1e1369
    European Union has the most VPs when the last round is over: 53.
