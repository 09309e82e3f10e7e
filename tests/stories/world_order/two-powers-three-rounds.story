{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "china"], "options": {"executive_orders": true, "commerce_cards_by_player_count": true, "vp_floor_at_zero": true, "then_requires_previous_step": true, "us_navy_ignores_base": true, "strategic_reinforcements_in_market": false, "optional_market_pack": true}, "seed": 16, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back us_arms_export
3 hand first
4 give_back cn_sco
    The USA keeps Main UN Funding Contributor and NATO and begins with 5 VPs.
    China keeps BRICS and Rapid Industrialization and begins with 4 VPs.
5 place 2
    China takes place 2.
6 place 3
    The USA takes place 3.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 59142882d6a4ba35
7 play military_reinforcements:china1
    China plays Military Reinforcements.
    China gains 1 army.
8 army board
9 to central_asia
    China moves an army to Central Asia.
10 army board
11 to south_asia
    China moves an army to South Asia.
12 play foreign_trade:usa1
    The USA plays Foreign Trade.
13 export goods
    The USA exports 1 consumer good for 15 money.
14 export energy
    The USA exports 1 energy for 5 money.
15 import services
    The USA imports 1 service from the EU for 10 money.
16 done
17 play diplomatic_engagement:china1
    China plays Diplomatic Engagement.
18 engage south_asia
    China exhausts Pakistan.
    China pays 2 diplomacy.
    China engages in South Asia.
19 temporary
    China adds temporary Influence in South Asia: 4 VPs.
20 play growth_strategy:usa2
    The USA plays Growth Strategy.
21 choose growth
    The USA chooses: Get a Growth Card.
22 growth industrial_development
    The USA gets Industrial Development: 1 VP.
23 raise services
    The USA's production of services goes up to 5.
24 raise raw
    The USA's production of raw materials goes up to 3.
25 play growth_strategy:china2
    China plays Growth Strategy.
26 choose growth
    China chooses: Get a Growth Card.
27 growth industrial_development
    China gets Industrial Development: 1 VP.
28 raise diplomacy
    China's production of diplomacy goes up to 4.
29 raise food
    China's production of food goes up to 4.
30 play new_allies:usa2
    The USA plays New Allies.
31 improve sudan
    The USA pays 2 diplomacy.
    The USA wins Sudan as an ally.
    The Central African Republic lies open.
32 order
    China uses the Executive Order.
33 lay new_allies:china1
    China puts a hidden card face down.
34 choose improve_relations
    China chooses: Improve Relations.
35 improve north_korea
    China exhausts Laos.
    China pays 1 diplomacy.
    China wins North Korea as an ally.
    New Zealand lies open.
36 asset us_nato
    The USA uses NATO.
37 lay diplomatic_engagement:usa1
    The USA puts a hidden card face down.
38 region mena
    The USA names the Middle East - North Africa.
    The USA moves an army to the Middle East - North Africa.
    The USA moves an army to the Middle East - North Africa.
    The USA adds permanent Influence in the Middle East - North Africa: 1 VP.
    The USA gains 2 diplomacy.
    China reveals Foreign Trade and Foreign Direct Investment: 5 Research.
    China gains 9 money.
39 buy prosperous_times:b
    China buys Prosperous Times for 5 Research.
    Rapid Deployment lies open in the market.
40 exhaust south_africa_china
    China exhausts South Africa.
41 exhaust tajikistan_china
    China exhausts Tajikistan.
42 exhaust north_korea
    China exhausts North Korea.
43 buy ensure_peace_in_the_region:a
    China buys Ensure Peace in the Region for 4 Research.
    Energy Summit lies open in the market.
    The USA reveals Global Currency and Military Reinforcements: 4 Research.
    The USA gains 8 money.
44 exhaust mexico_usa
    The USA exhausts Mexico.
45 exhaust japan_usa
    The USA exhausts Japan.
46 buy energy_summit:a
    The USA buys Energy Summit for 4 Research.
    Improve Logistics lies open in the market.
47 exhaust sudan
    The USA exhausts Sudan.
48 buy debt_relief:a
    The USA buys Debt Relief for 5 Research.
    Strengthen Alliance lies open in the market.
49 done
    Return on Investment leaves the market.
    Ensure Peace in the Region lies open in the market.
    Industrial Policy leaves the market.
    Boost Production lies open in the market.
    The EU adds permanent Influence in the Americas: 0 VPs.
    One of the USA's Commerce cards is turned face down.
    The EU trades with the USA: 10 money.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    The EU adds permanent Influence in Africa: 0 VPs.
    Russia adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for Russia in the Middle East - North Africa.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
50 discard_token south_asia
    China gives up an Engage token in South Asia for 5 money.
51 yes
    China's Prosperity goes up to 1: 3 VPs and 5 money.
52 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
    Round 2.
    China draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Albania, Kazakhstan, Brazil, Qatar, Niger, Myanmar and Thailand.
hash 2 db215aed776b98d3
53 place 3
    The USA takes place 3.
54 place 2
    China takes place 2.
    China produces 1 energy.
    China produces 3 raw materials.
    China produces 4 food.
    The USA produces 3 energy.
    The USA produces 3 raw materials.
    The USA produces 3 food.
55 focus domestic
    China chooses Domestic Focus.
56 ready south_africa_china
    China readies South Africa.
57 tracks 1
58 raise food
    China's production of food goes up to 5.
    China gains 1 food.
59 make 1
    China produces 1 consumer good.
60 make 1
    China produces 1 service.
61 focus diplomatic
    The USA chooses Diplomatic Focus.
62 ready mexico_usa
    The USA readies Mexico.
63 ready japan_usa
    The USA readies Japan.
64 ready sudan
    The USA readies Sudan.
65 none
66 make 4
    The USA produces 4 diplomacy.
67 play foreign_trade:china1
    China plays Foreign Trade.
68 export army
    China exports 1 army for 20 money.
69 export goods
70 sell 2
    China exports 2 consumer goods for 30 money.
71 import energy
72 buy 2
    China imports 2 energy from Russia for 6 money.
73 import raw
74 buy 1
    China imports 1 raw material for 3 money.
75 buy 3
    China imports 3 raw materials from Russia for 9 money.
76 import services
77 buy 1
    China imports 1 service from the USA for 10 money.
78 buy 1
    China imports 1 service from the EU for 10 money.
    China gains 1 diplomacy.
79 play growth_strategy:usa1
    The USA plays Growth Strategy.
80 choose growth
    The USA chooses: Get a Growth Card.
81 growth knowledge_transfer
    The USA gets Knowledge Transfer: 4 VPs.
82 play prosperous_times:b
    China plays Prosperous Times.
83 make 1
    China produces 1 consumer good.
84 choose prosperity
    China chooses: Increase Prosperity.
    China's Prosperity goes up to 2: 4 VPs and 10 money.
85 play military_pact:usa1
    The USA plays Military Pact.
86 base iraq_usa
    The USA exhausts Iraq.
    The USA builds a Base in Iraq with 1 army for 10 money.
    The USA adds temporary Influence in the Middle East - North Africa: 5 VPs.
    The USA gains 1 diplomacy.
87 play ensure_peace_in_the_region:a
    China plays Ensure Peace in the Region.
88 engage africa
    China exhausts South Africa.
    China pays 1 diplomacy.
    China engages in Africa.
89 permanent
    China adds permanent Influence in Africa: 1 VP.
90 play debt_relief:a
    The USA plays Debt Relief.
91 yes
    The USA pays 10 money.
    The USA gains 3 diplomacy.
    1 diplomacy of the USA found no place: 0 money instead.
92 improve central_african_republic
93 exhaust sudan
    The USA exhausts Sudan.
    The USA wins the Central African Republic as an ally.
    Djibouti lies open.
94 play growth_strategy:china1
    China plays Growth Strategy.
95 choose growth
    China chooses: Get a Growth Card.
    China gets Reduced Bureaucracy: 3 VPs.
96 play new_allies:usa1
    The USA plays New Allies.
97 improve niger
98 pay
    The USA pays 1 diplomacy.
    The USA wins Niger as an ally.
    Burkina Faso lies open.
99 use reduced_bureaucracy
    China uses Reduced Bureaucracy.
    China draws a hidden card.
100 trash the_worlds_factory:china1
    China's The World's Factory leaves the game.
    China reveals Economic Diplomacy and New Allies: 5 Research.
    China gains 10 money.
101 buy strengthen_alliance:b
    China buys Strengthen Alliance for 4 Research.
    Steady Partnership lies open in the market.
102 use knowledge_transfer
    The USA uses Knowledge Transfer.
103 draw 1
    The USA draws a hidden card.
104 discard energy_summit:a
    The USA discards Energy Summit.
    The USA reveals Foreign Military Presence and Foreign Direct Investment: 5 Research.
    The USA gains 10 money.
105 refresh
    The USA refreshes the market.
    New Agenda leaves the market.
    Explore Alternatives lies open in the market.
    Rapid Deployment leaves the market.
    Tap into New Markets lies open in the market.
    Improve Logistics leaves the market.
    Improve Logistics lies open in the market.
106 exhaust niger
    The USA exhausts Niger.
107 buy ensure_peace_in_the_region:b
    The USA buys Ensure Peace in the Region for 4 Research.
    Global Presence lies open in the market.
108 exhaust central_african_republic
    The USA exhausts the Central African Republic.
109 exhaust mexico_usa
    The USA exhausts Mexico.
110 exhaust iceland_usa
    The USA exhausts Iceland.
111 buy steady_partnership:a
    The USA buys Steady Partnership for 4 Research.
    Regional Summit lies open in the market.
112 exhaust japan_usa
    The USA exhausts Japan.
113 done
    Boost Production leaves the market.
    Convincing Arguments lies open in the market.
    Explore Alternatives leaves the market.
    Optimization Program lies open in the market.
    The EU adds temporary Influence in the Middle East - North Africa: 0 VPs.
    Russia adds permanent Influence in Europe: 0 VPs.
    1 new army for Russia in Europe.
    The EU adds permanent Influence in Europe: 0 VPs.
    Russia adds temporary Influence in Africa: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
114 done
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    Round 3.
    China's discard pile becomes a deck of 12 cards.
    China draws 6 hidden cards.
    The USA's discard pile becomes a deck of 13 cards.
    The USA draws 6 hidden cards.
    New Countries: Ukraine, Armenia, Cuba, Turkey, Angola, India and South Korea.
hash 3 f2c9a2a1f0f4daa3
115 place 4
    The USA takes place 4.
116 place 1
    China takes place 1.
    China produces 1 energy.
    China produces 3 raw materials.
    1 raw material of China found no place: 3 money instead.
    China produces 5 food.
    2 food of China found no place: 6 money instead.
    The USA produces 3 energy.
    The USA produces 3 raw materials.
    The USA produces 3 food.
117 focus military
    China chooses Military Focus.
118 ready south_africa_china
    China readies South Africa.
119 ready pakistan_china
    China readies Pakistan.
120 raise army
    China's production of armies goes up to 3.
121 make 1
    China produces 1 army.
122 focus domestic
    The USA chooses Domestic Focus.
123 done
124 raise raw
    The USA's production of raw materials goes up to 4.
    The USA gains 1 raw material.
125 make 2
    The USA produces 2 consumer goods.
126 make 4
    The USA produces 4 services.
    The USA's Commerce cards lie face up again.
127 play growth_strategy:china2
    China plays Growth Strategy.
    China chooses: Produce.
128 produce services
129 make 1
    China produces 1 service.
130 produce goods
131 make 0
132 produce diplomacy
133 make 4
    China produces 4 diplomacy.
134 play debt_relief:a
    The USA plays Debt Relief.
135 yes
    The USA pays 10 money.
    The USA gains 3 diplomacy.
    2 diplomacy of the USA found no place: 0 money instead.
136 improve turkey
    The USA pays 3 diplomacy.
    The USA wins Turkey as an ally.
    Algeria lies open.
137 asset cn_rapid_industrialization
    China uses Rapid Industrialization.
138 lay prosperous_times:b
    China puts a hidden card face down.
139 choose increase_two
    China chooses: 10 money: raise two productions.
    China pays 10 money.
140 raise goods
    China's production of consumer goods goes up to 5.
141 raise energy
    China's production of energy goes up to 2.
    China gains 3 VPs.
142 asset cn_brics
    China uses BRICS.
143 lay foreign_military_presence:china1
    China puts a hidden card face down.
144 play new_allies:usa3
    The USA plays New Allies.
145 improve armenia
    The USA pays 1 diplomacy.
    The USA wins Armenia as an ally.
    Tajikistan lies open.
146 play new_allies:china2
    China plays New Allies.
147 improve india
148 pay
    China pays 3 diplomacy.
    China wins India as an ally.
    Bangladesh lies open.
149 play ensure_peace_in_the_region:b
    The USA plays Ensure Peace in the Region.
150 engage americas
    The USA pays 3 diplomacy.
    The USA engages in the Americas.
151 temporary
    The USA adds temporary Influence in the Americas: 4 VPs.
152 play strengthen_alliance:b
    China plays Strengthen Alliance.
    China exhausts Pakistan.
    China builds a Base in Pakistan with 1 army for 10 money.
153 temporary
    China adds temporary Influence in South Asia: 3 VPs.
154 play steady_partnership:a
    The USA plays Steady Partnership.
    The USA exhausts Armenia.
    The USA invests 10 money in Armenia.
155 temporary
    The USA adds temporary Influence in Central Asia: 4 VPs.
    The EU adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for the EU in East Asia - Pacific.
    Russia adds permanent Influence in Europe: 0 VPs.
    One of China's Commerce cards is turned face down.
    Russia trades with China: 10 money.
    The EU adds permanent Influence in Europe: 0 VPs.
    1 new army for the EU in Europe.
    Russia adds permanent Influence in Central Asia: 0 VPs.
    1 new army for Russia in Central Asia.
156 discard_token africa
    China gives up an Engage token in Africa for 5 money.
    The USA's investments return 2 money.
157 done
    The USA suffers THREAT from Russia in Europe: -2 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe: 4 VPs for the USA, 1 for cubes and 3 for place 3.
    Central Asia does not score: a permanent slot is free.
    The Americas do not score: a permanent slot is free.
    The Middle East - North Africa: 13 VPs for the USA, 3 for cubes and 10 for place 1.
    Africa: 3 VPs for China, 1 for cubes and 2 for place 3.
    South Asia does not score: a permanent slot is free.
    East Asia - Pacific does not score: a permanent slot is free.
    The USA leads in 3 Regions only: -2 VPs.
    Money, place 1: 5 VPs for China.
    Most allied Countries, place 1: 7 VPs for the USA.
    The USA did not use 1 Asset: 2 VPs.
    The USA did not use the Executive Order: 3 VPs.
end 4e627076997a8db5
    The USA has the most VPs when the last round is over: 49.
