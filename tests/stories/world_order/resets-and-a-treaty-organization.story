{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "russia"], "options": {"executive_orders": false, "commerce_cards_by_player_count": false, "vp_floor_at_zero": true, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": true, "optional_market_pack": false}, "seed": 59, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back us_main_un_funding
3 hand second
4 give_back ru_cyber_attacks
    The USA keeps R&D Champion and US Navy and begins with 3 VPs.
    Russia keeps Collective Security Treaty Organization and Arms Export and begins with 9 VPs.
5 place 4
    The USA takes place 4.
6 place 3
    Russia takes place 3.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    Round 1.
hash 1 f6e7f2e06b69d7fc
7 asset ru_csto
    Russia uses Collective Security Treaty Organization.
8 lay growth_strategy:russia1
    Russia puts a hidden card face down.
    Russia pays 1 diplomacy.
9 done
    Russia adds permanent Influence in Central Asia: 1 VP.
10 play foreign_trade:usa1
    The USA plays Foreign Trade.
11 export goods
    The USA exports 1 consumer good for 15 money.
12 export army
    The USA exports 1 army for 20 money.
13 import services
    The USA imports 1 service from the EU for 10 money.
14 import raw
15 buy 2
    The USA imports 2 raw materials from Russia for 6 money.
    One of Russia's Commerce cards is turned face down.
16 play foreign_trade:russia1
    Russia plays Foreign Trade.
17 done
18 done
19 asset us_navy
    The USA uses US Navy.
20 lay global_currency:usa1
    The USA puts a hidden card face down.
21 region mena
    The USA names the Middle East - North Africa.
22 region east_asia_pacific
    The USA names East Asia - Pacific.
    The USA moves an army to the Middle East - North Africa.
    The USA moves an army to the Middle East - North Africa.
23 permanent
    The USA adds permanent Influence in the Middle East - North Africa: 1 VP.
24 play diplomatic_engagement:russia1
    Russia plays Diplomatic Engagement.
25 engage south_asia
    Russia exhausts India.
    Russia pays 2 diplomacy.
    Russia engages in South Asia.
26 temporary
    Russia adds temporary Influence in South Asia: 4 VPs.
27 asset us_rd_champion
    The USA uses R&D Champion.
28 lay growth_strategy:usa2
    The USA puts a hidden card face down.
29 produce energy
    The USA produces 3 energy.
30 produce services
31 make 3
    The USA produces 3 services.
32 growth diplomatic_initiative
    The USA gets Diplomatic Initiative: 2 VPs.
33 play growth_strategy:russia2
    Russia plays Growth Strategy.
34 choose growth
    Russia chooses: Get a Growth Card.
    Russia gets Industrial Development: 1 VP.
35 raise energy
    Russia's production of energy goes up to 6.
36 raise goods
    Russia's production of consumer goods goes up to 2.
37 play military_pact:usa1
    The USA plays Military Pact.
    The USA gains 1 diplomacy.
    Russia reveals Military Reinforcements and Foreign Direct Investment: 5 Research.
    Russia gains 9 money.
38 exhaust belarus_russia
    Russia exhausts Belarus.
39 refresh
    Russia refreshes the market.
    Successful Negotiations leaves the market.
    Quantitative Easing lies open in the market.
    Explore Alternatives leaves the market.
    Prosperous Times lies open in the market.
    New Strategic Partner leaves the market.
    Minimize Bureaucracy lies open in the market.
40 buy quantitative_easing:a
    Russia buys Quantitative Easing for 4 Research.
    Strengthen Alliance lies open in the market.
41 exhaust syria_russia
    Russia exhausts Syria.
42 done
    The USA reveals New Allies and New Allies: 4 Research.
    The USA gains 6 money.
43 exhaust iceland_usa
    The USA exhausts Iceland.
44 buy prosperous_times:a
    The USA buys Prosperous Times for 5 Research.
    Build New Embassy lies open in the market.
45 exhaust mexico_usa
    The USA exhausts Mexico.
46 done
    Tap into New Markets leaves the market.
    New Agenda lies open in the market.
    Economic Expansion leaves the market.
    Re-Examine Agreement lies open in the market.
    The EU adds permanent Influence in the Middle East - North Africa: 0 VPs.
    1 new army for the EU in the Middle East - North Africa.
    China adds permanent Influence in South Asia: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    The EU adds permanent Influence in Central Asia: 0 VPs.
    1 new army for the EU in Central Asia.
    China adds permanent Influence in South Asia: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    China trades with Russia: 10 money.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
47 discard_token south_asia
    Russia gives up an Engage token in South Asia for 5 money.
48 no
    Russia suffers THREAT from the EU in Central Asia: -2 VPs.
    Russia suffers THREAT from the USA and the EU in the Middle East - North Africa: -4 VPs.
    Round 2.
    Russia draws 6 hidden cards.
    The USA draws 6 hidden cards.
    New Countries: Croatia, Kazakhstan, Chile, Israel, Burkina Faso, Sri Lanka and the Philippines.
hash 2 89859dab98362f9d
49 place 3
    The USA takes place 3.
50 place 2
    Russia takes place 2.
    Russia produces 6 energy.
    1 energy of Russia found no place: 3 money instead.
    Russia's Commerce cards lie face up again.
    Russia produces 4 raw materials.
    Russia produces 2 food.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
51 focus diplomatic
    Russia chooses Diplomatic Focus.
52 ready india_russia
    Russia readies India.
53 done
54 raise diplomacy
    Russia's production of diplomacy goes up to 4.
55 make 2
    Russia produces 2 diplomacy.
56 focus domestic
    The USA chooses Domestic Focus.
57 ready mexico_usa
    The USA readies Mexico.
58 ready iceland_usa
    The USA readies Iceland.
59 raise goods
    The USA's production of consumer goods goes up to 4.
60 make 3
    The USA produces 3 consumer goods.
61 make 2
    The USA produces 2 services.
62 play military_re_equipment:russia1
    Russia plays Military Re-Equipment.
    Russia exhausts Armenia.
    Russia builds a Base in Armenia with 1 army for 10 money.
    Russia adds temporary Influence in Central Asia: 4 VPs.
    Russia gains 1 army.
63 play military_reinforcements:usa1
    The USA plays Military Reinforcements.
    The USA gains 1 army.
64 army mena
65 to east_asia_pacific
    The USA moves an army from the Middle East - North Africa to East Asia - Pacific.
66 army board
67 to europe
    The USA moves an army to Europe.
68 asset ru_arms_export
    Russia uses Arms Export.
69 lay energy_titan:russia1
    Russia puts a hidden card face down.
    Russia pays 2 armies.
    Russia gains 20 money.
70 region americas
    Russia names the Americas.
71 permanent
    Russia adds permanent Influence in the Americas: 1 VP.
72 play foreign_direct_investment:usa1
    The USA plays Foreign Direct Investment.
73 invest mexico_usa
    The USA exhausts Mexico.
    The USA invests 15 money in Mexico.
74 permanent
    The USA adds permanent Influence in the Americas: 1 VP.
75 play new_allies:russia2
    Russia plays New Allies.
76 improve croatia
    Russia pays 1 diplomacy.
    Russia wins Croatia as an ally.
    Belarus lies open.
77 play diplomatic_engagement:usa1
    The USA plays Diplomatic Engagement.
78 engage europe
    The USA exhausts Iceland.
    The USA pays 4 diplomacy.
    The USA engages in Europe.
79 temporary
    The USA adds temporary Influence in Europe: 5 VPs.
80 play new_allies:russia1
    Russia plays New Allies.
81 improve djibouti
    Russia pays 1 diplomacy.
    Russia wins Djibouti as an ally.
    Nigeria lies open.
82 play growth_strategy:usa1
    The USA plays Growth Strategy.
    The USA chooses: Produce.
83 produce services
84 make 1
    The USA produces 1 service.
85 produce energy
    The USA produces 3 energy.
86 produce food
    The USA produces 3 food.
    Russia reveals Quantitative Easing and Foreign Military Presence: 6 Research.
    Russia gains 10 money.
87 exhaust india_russia
    Russia exhausts India.
88 exhaust djibouti
    Russia exhausts Djibouti.
89 buy new_agenda:a
    Russia buys New Agenda for 5 Research.
    Improve Logistics lies open in the market.
90 exhaust croatia
    Russia exhausts Croatia.
91 buy re_examine_agreement:a
    Russia buys Re-Examine Agreement for 5 Research.
    Assign New Diplomats lies open in the market.
    The USA reveals Prosperous Times and Foreign Military Presence: 9 Research.
    The USA gains 10 money.
92 buy assign_new_diplomats:b
    The USA buys Assign New Diplomats for 5 Research.
    Quantitative Easing lies open in the market.
93 exhaust iraq_usa
    The USA exhausts Iraq.
94 refresh
    The USA refreshes the market.
    Minimize Bureaucracy leaves the market.
    Ensure Peace in the Region lies open in the market.
    Strengthen Alliance leaves the market.
    Initiate Restructuring lies open in the market.
    Build New Embassy leaves the market.
    Ensure Peace in the Region lies open in the market.
95 exhaust japan_usa
    The USA exhausts Japan.
96 buy assign_new_diplomats:a
    The USA buys Assign New Diplomats for 5 Research.
    Power Play lies open in the market.
    Improve Logistics leaves the market.
    Convincing Arguments lies open in the market.
    Quantitative Easing leaves the market.
    Covert Military Operation lies open in the market.
    The EU adds permanent Influence in Europe: 0 VPs.
    China adds temporary Influence in Central Asia: 0 VPs.
    1 new army for China in Central Asia.
    The EU adds permanent Influence in Africa: 0 VPs.
    China adds temporary Influence in South Asia: 0 VPs.
    Two Auto-Influence cards lie open: they say where a power without player acts next.
    The USA's investments return 4 money.
97 discard_token europe
    The USA gives up an Engage token in Europe for 5 money.
98 yes
    The USA's Prosperity goes up to 1: 2 VPs and 10 money.
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    Russia suffers THREAT from the USA and the EU in the Middle East - North Africa: -4 VPs.
    Round 3.
    Russia's discard pile becomes a deck of 12 cards.
    Russia draws 6 hidden cards.
    The USA's discard pile becomes a deck of 12 cards.
    The USA draws 6 hidden cards.
    New Countries: Ukraine, Tajikistan, Colombia, the United Arab Emirates, Niger, Bangladesh and Indonesia.
hash 3 dd7aad23162ac465
99 place 4
    Russia takes place 4.
100 place 1
    The USA takes place 1.
    The USA produces 3 energy.
    The USA produces 2 raw materials.
    The USA produces 3 food.
    Russia produces 6 energy.
    6 energy of Russia found no place: 18 money instead.
    Russia produces 4 raw materials.
    2 raw materials of Russia found no place: 6 money instead.
    Russia produces 2 food.
101 focus military
    The USA chooses Military Focus.
102 ready iceland_usa
    The USA readies Iceland.
103 ready mexico_usa
    The USA readies Mexico.
104 ready japan_usa
    The USA readies Japan.
105 raise army
    The USA's production of armies goes up to 4.
106 make 0
107 focus diplomatic
    Russia chooses Diplomatic Focus.
108 ready croatia
    Russia readies Croatia.
109 ready djibouti
    Russia readies Djibouti.
110 ready belarus_russia
    Russia readies Belarus.
111 ready armenia_russia
    Russia readies Armenia.
112 raise diplomacy
    Russia's production of diplomacy goes up to 5.
113 make 2
    Russia produces 2 diplomacy.
114 play new_allies:usa3
    The USA plays New Allies.
115 improve colombia
    The USA exhausts Mexico.
    The USA wins Colombia as an ally.
    Brazil lies open.
116 play re_examine_agreement:a
    Russia plays Re-Examine Agreement.
117 reset central_asia:1
    Russia's cube in Central Asia goes to the end of the row.
    Russia draws a hidden card.
118 play new_agenda:a
    Russia plays New Agenda.
    Russia draws 3 hidden cards.
119 yes
120 discard growth_strategy:russia2
    Russia discards Growth Strategy.
121 discard military_re_equipment:russia1
    Russia discards Military Re-Equipment.
122 play quantitative_easing:a
    Russia plays Quantitative Easing.
    Russia gains 10 money.
123 invest armenia_russia
    Russia exhausts Armenia.
    Russia invests 10 money in Armenia.
    Russia adds temporary Influence in Central Asia: 2 VPs.
124 play new_allies:usa2
    The USA plays New Allies.
125 improve chile
    The USA exhausts Colombia.
    The USA wins Chile as an ally.
    Argentina lies open.
126 play diplomatic_engagement:russia1
    Russia plays Diplomatic Engagement.
127 engage africa
128 pay
    Russia pays 1 diplomacy.
    Russia engages in Africa.
129 temporary
    Russia adds temporary Influence in Africa: 3 VPs.
130 play assign_new_diplomats:a
    The USA plays Assign New Diplomats.
131 improve philippines
    The USA exhausts Japan.
    The USA wins the Philippines as an ally.
    Laos lies open.
132 improve laos
    The USA exhausts the Philippines.
    The USA wins Laos as an ally.
    Japan lies open.
133 play foreign_trade:russia2
    Russia plays Foreign Trade.
134 export raw
135 sell 2
    Russia exports 2 raw materials for 10 money.
136 export energy
137 sell 2
    Russia exports 2 energy for 10 money.
138 done
139 import goods
140 buy 1
    Russia imports 1 consumer good from the EU for 10 money.
141 buy 1
    Russia imports 1 consumer good from China for 10 money.
142 import services
143 buy 1
    Russia imports 1 service for 10 money.
144 buy 1
    Russia imports 1 service from the USA for 10 money.
    One of the USA's Commerce cards is turned face down.
145 buy 1
    Russia imports 1 service from the EU for 10 money.
    Russia gains 1 diplomacy.
146 play growth_strategy:usa1
    The USA plays Growth Strategy.
147 choose produce
    The USA chooses: Produce.
148 produce services
149 make 4
    The USA produces 4 services.
    4 services of the USA found no place: 40 money instead.
    The USA's Commerce cards lie face up again.
150 produce energy
    The USA produces 3 energy.
151 produce army
152 make 1
    The USA produces 1 army.
153 play new_allies:russia2
    Russia plays New Allies.
154 improve argentina
    Russia pays 2 diplomacy.
    Russia wins Argentina as an ally.
    Venezuela lies open.
    The EU adds permanent Influence in Europe: 0 VPs.
    One of Russia's Commerce cards is turned face down.
    The EU trades with Russia: 10 money.
    China adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for China in East Asia - Pacific.
    The EU adds permanent Influence in the Middle East - North Africa: 0 VPs.
    One of the USA's Commerce cards is turned face down.
    The EU trades with the USA: 10 money.
    China adds permanent Influence in East Asia - Pacific: 0 VPs.
    1 new army for China in East Asia - Pacific.
    The USA's investments return 4 money.
    Russia's investments return 2 money.
155 discard_token africa
    Russia gives up an Engage token in Africa for 5 money.
156 yes
    The USA's Prosperity goes up to 2: 3 VPs and 15 money.
157 yes
    Russia's Prosperity goes up to 1: 3 VPs and 5 money.
    Russia suffers THREAT from the USA in Europe: -2 VPs.
    Russia suffers THREAT from the USA and the EU in the Middle East - North Africa: -4 VPs.
    Scoring: the Regions, then special abilities, then Majority tokens.
    Europe does not score: a permanent slot is free.
    Central Asia: 12 VPs for Russia, 4 for cubes and 8 for place 1.
    The Americas: 9 VPs for the USA, 2 for cubes and 7 for place 1.
    The Americas: 5 VPs for Russia, 1 for cubes and 4 for place 2.
    The Middle East - North Africa: 9 VPs for the USA, 2 for cubes and 7 for place 2.
    Africa does not score: a permanent slot is free.
    South Asia: 3 VPs for Russia, 1 for cubes and 2 for place 3.
    East Asia - Pacific does not score: a permanent slot is free.
    The USA leads in 1 Region only: -8 VPs.
    Russia's sphere of influence holds in Central Asia: 2 VPs.
    Money, place 1: 5 VPs for the USA.
    Most armies on the map, place 1: 6 VPs for the USA.
    Most allied Countries, place 1: 7 VPs for the USA.
end 3541280b546bb114
    The USA has the most VPs when the last round is over: 45.
