{"format": 1, "title": "world_order", "rules": 1, "level": "short", "factions": ["usa", "russia"], "options": {"executive_orders": false, "commerce_cards_by_player_count": false, "vp_floor_at_zero": true, "then_requires_previous_step": false, "us_navy_ignores_base": false, "strategic_reinforcements_in_market": true, "optional_market_pack": false}, "seed": 59, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 hand first
2 give_back us_main_un_funding
3 hand second
4 give_back ru_cyber_attacks
    United States of America keeps R&D Champion and US Navy and begins with 3 VPs.
    Russian Federation keeps Collective Security Treaty Organization and Arms Export and begins with 9 VPs.
5 place 4
    United States of America takes place 4.
6 place 3
    Russian Federation takes place 3.
    Next: Auto-Influence 6 and Auto-Influence 3.
    Round 1.
hash 1 9e3909b2aa8511ad
7 asset ru_csto
    Russian Federation uses Collective Security Treaty Organization.
8 lay growth_strategy:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation pays 1 diplomacy.
9 done
    Russian Federation adds Influence in Central Asia, above the line: 1 VP.
10 play foreign_trade:usa1
    United States of America plays Foreign Trade.
11 export goods
    United States of America exports 1 consumer goods for 15 money.
12 export army
    United States of America exports 1 army for 20 money.
13 import services
    United States of America imports 1 services from European Union for 10 money.
14 import raw
15 buy 2
    United States of America imports 2 raw materials from Russian Federation for 6 money.
    A Commerce card of Russian Federation is turned face down.
16 play foreign_trade:russia1
    Russian Federation plays Foreign Trade.
17 done
18 done
19 asset us_navy
    United States of America uses US Navy.
20 lay global_currency:usa1
    United States of America puts a hidden card face down.
21 region mena
    United States of America names Middle East - North Africa.
22 region east_asia_pacific
    United States of America names East Asia - Pacific.
    United States of America moves an army to Middle East - North Africa.
    United States of America moves an army to Middle East - North Africa.
23 permanent
    United States of America adds Influence in Middle East - North Africa, above the line: 1 VP.
24 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
25 engage south_asia
    Russian Federation exhausts India.
    Russian Federation pays 2 diplomacy.
    Russian Federation engages in South Asia.
26 temporary
    Russian Federation adds Influence in South Asia, below the line: 4 VPs.
27 asset us_rd_champion
    United States of America uses R&D Champion.
28 lay growth_strategy:usa2
    United States of America puts a hidden card face down.
29 produce energy
    United States of America produces 3 energy.
30 produce services
31 make 3
    United States of America produces 3 services.
32 growth diplomatic_initiative
    United States of America gets Diplomatic Initiative for 2 VPs.
33 play growth_strategy:russia2
    Russian Federation plays Growth Strategy.
34 choose growth
    Russian Federation chooses: Get a Growth Card.
    Russian Federation gets Industrial Development for 1 VP.
35 raise energy
    Russian Federation's production of energy goes up to 6.
36 raise goods
    Russian Federation's production of consumer goods goes up to 2.
37 play military_pact:usa1
    United States of America plays Military Pact.
    United States of America gains 1 diplomacy.
    Russian Federation reveals Military Reinforcements and Foreign Direct Investment: 5 Research.
    Russian Federation gains 3 money.
    Russian Federation gains 6 money.
38 exhaust belarus_russia
    Russian Federation exhausts Belarus.
39 refresh
    Russian Federation refreshes the market.
    Successful Negotiations leaves the market.
    Quantitative Easing lies open in the market.
    Explore Alternatives leaves the market.
    Prosperous Times lies open in the market.
    New Strategic Partner leaves the market.
    Minimize Bureaucracy lies open in the market.
40 buy quantitative_easing:a
    Russian Federation buys Quantitative Easing for 4 Research.
    Strengthen Alliance lies open in the market.
41 exhaust syria_russia
    Russian Federation exhausts Syria.
42 done
    United States of America reveals New Allies and New Allies: 4 Research.
    United States of America gains 3 money.
    United States of America gains 3 money.
43 exhaust iceland_usa
    United States of America exhausts Iceland.
44 buy prosperous_times:a
    United States of America buys Prosperous Times for 5 Research.
    Build New Embassy lies open in the market.
45 exhaust mexico_usa
    United States of America exhausts Mexico.
46 done
    Tap into New Markets leaves the market.
    New Agenda lies open in the market.
    Economic Expansion leaves the market.
    Re-Examine Agreement lies open in the market.
    European Union adds Influence in Middle East - North Africa, above the line: 0 VPs.
    1 army of European Union appears in Middle East - North Africa.
    People's Republic of China adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    European Union adds Influence in Central Asia, above the line: 0 VPs.
    1 army of European Union appears in Central Asia.
    People's Republic of China adds Influence in South Asia, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    People's Republic of China trades with Russian Federation: 10 money.
    Next: Auto-Influence 17 and Auto-Influence 9.
47 discard_token south_asia
    Russian Federation gives up an Engage token in South Asia for 5 money.
48 no
    European Union threatens Russian Federation in Central Asia: -2 VPs.
    United States of America and European Union threaten Russian Federation in Middle East - North Africa: -4 VPs.
    Round 2.
    Russian Federation draws 6 hidden cards.
    United States of America draws 6 hidden cards.
    New Countries: Croatia, Kazakhstan, Chile, Israel, Burkina Faso, Sri Lanka and Philippines.
hash 2 602eb021a82fff9f
49 place 3
    United States of America takes place 3.
50 place 2
    Russian Federation takes place 2.
    Russian Federation produces 6 energy.
    1 energy of Russian Federation found no place: 3 money instead.
    Russian Federation's Commerce cards lie face up again.
    Russian Federation produces 4 raw materials.
    Russian Federation produces 2 food.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
51 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
52 ready india_russia
    Russian Federation readies India.
53 done
54 raise diplomacy
    Russian Federation's production of diplomacy goes up to 4.
55 make 2
    Russian Federation produces 2 diplomacy.
56 focus domestic
    United States of America chooses Domestic Focus.
57 ready mexico_usa
    United States of America readies Mexico.
58 ready iceland_usa
    United States of America readies Iceland.
59 raise goods
    United States of America's production of consumer goods goes up to 4.
60 make 3
    United States of America produces 3 consumer goods.
61 make 2
    United States of America produces 2 services.
62 play military_re_equipment:russia1
    Russian Federation plays Military Re-Equipment.
    Russian Federation exhausts Armenia.
    Russian Federation builds a Base in Armenia with 1 army for 10 money.
    Russian Federation adds Influence in Central Asia, below the line: 4 VPs.
    Russian Federation gains 1 army.
63 play military_reinforcements:usa1
    United States of America plays Military Reinforcements.
    United States of America gains 1 army.
64 army mena
65 to east_asia_pacific
    United States of America moves an army from Middle East - North Africa to East Asia - Pacific.
66 army board
67 to europe
    United States of America moves an army to Europe.
68 asset ru_arms_export
    Russian Federation uses Arms Export.
69 lay energy_titan:russia1
    Russian Federation puts a hidden card face down.
    Russian Federation pays 2 army.
    Russian Federation gains 20 money.
70 region americas
    Russian Federation names Americas.
71 permanent
    Russian Federation adds Influence in Americas, above the line: 1 VP.
72 play foreign_direct_investment:usa1
    United States of America plays Foreign Direct Investment.
73 invest mexico_usa
    United States of America exhausts Mexico.
    United States of America invests 15 money in Mexico.
74 permanent
    United States of America adds Influence in Americas, above the line: 1 VP.
75 play new_allies:russia2
    Russian Federation plays New Allies.
76 improve croatia
    Russian Federation pays 1 diplomacy.
    Croatia becomes an ally of Russian Federation.
    Belarus lies open.
77 play diplomatic_engagement:usa1
    United States of America plays Diplomatic Engagement.
78 engage europe
    United States of America exhausts Iceland.
    United States of America pays 4 diplomacy.
    United States of America engages in Europe.
79 temporary
    United States of America adds Influence in Europe, below the line: 5 VPs.
80 play new_allies:russia1
    Russian Federation plays New Allies.
81 improve djibouti
    Russian Federation pays 1 diplomacy.
    Djibouti becomes an ally of Russian Federation.
    Nigeria lies open.
82 play growth_strategy:usa1
    United States of America plays Growth Strategy.
    United States of America chooses: Produce.
83 produce services
84 make 1
    United States of America produces 1 services.
85 produce energy
    United States of America produces 3 energy.
86 produce food
    United States of America produces 3 food.
    Russian Federation reveals Quantitative Easing and Foreign Military Presence: 6 Research.
    Russian Federation gains 6 money.
    Russian Federation gains 4 money.
87 exhaust india_russia
    Russian Federation exhausts India.
88 exhaust djibouti
    Russian Federation exhausts Djibouti.
89 buy new_agenda:a
    Russian Federation buys New Agenda for 5 Research.
    Improve Logistics lies open in the market.
90 exhaust croatia
    Russian Federation exhausts Croatia.
91 buy re_examine_agreement:a
    Russian Federation buys Re-Examine Agreement for 5 Research.
    Assign New Diplomats lies open in the market.
    United States of America reveals Prosperous Times and Foreign Military Presence: 9 Research.
    United States of America gains 6 money.
    United States of America gains 4 money.
92 buy assign_new_diplomats:b
    United States of America buys Assign New Diplomats for 5 Research.
    Quantitative Easing lies open in the market.
93 exhaust iraq_usa
    United States of America exhausts Iraq.
94 refresh
    United States of America refreshes the market.
    Minimize Bureaucracy leaves the market.
    Ensure Peace in the Region lies open in the market.
    Strengthen Alliance leaves the market.
    Initiate Restructuring lies open in the market.
    Build New Embassy leaves the market.
    Ensure Peace in the Region lies open in the market.
95 exhaust japan_usa
    United States of America exhausts Japan.
96 buy assign_new_diplomats:a
    United States of America buys Assign New Diplomats for 5 Research.
    Power Play lies open in the market.
    Improve Logistics leaves the market.
    Convincing Arguments lies open in the market.
    Quantitative Easing leaves the market.
    Covert Military Operation lies open in the market.
    European Union adds Influence in Europe, above the line: 0 VPs.
    People's Republic of China adds Influence in Central Asia, below the line: 0 VPs.
    1 army of People's Republic of China appears in Central Asia.
    European Union adds Influence in Africa, above the line: 0 VPs.
    People's Republic of China adds Influence in South Asia, below the line: 0 VPs.
    Next: Auto-Influence 14 and Auto-Influence 1.
    United States of America's investments return 4 money.
97 discard_token europe
    United States of America gives up an Engage token in Europe for 5 money.
98 yes
    United States of America's Prosperity goes up to 1: 2 VPs and 10 money.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    United States of America and European Union threaten Russian Federation in Middle East - North Africa: -4 VPs.
    Round 3.
    Russian Federation's discard pile becomes a deck of 12 cards.
    Russian Federation draws 6 hidden cards.
    United States of America's discard pile becomes a deck of 12 cards.
    United States of America draws 6 hidden cards.
    New Countries: Ukraine, Tajikistan, Colombia, United Arab Emirates, Niger, Bangladesh and Indonesia.
hash 3 3331561adedf7fe4
99 place 4
    Russian Federation takes place 4.
100 place 1
    United States of America takes place 1.
    United States of America produces 3 energy.
    United States of America produces 2 raw materials.
    United States of America produces 3 food.
    Russian Federation produces 6 energy.
    6 energy of Russian Federation found no place: 18 money instead.
    Russian Federation produces 4 raw materials.
    2 raw materials of Russian Federation found no place: 6 money instead.
    Russian Federation produces 2 food.
101 focus military
    United States of America chooses Military Focus.
102 ready iceland_usa
    United States of America readies Iceland.
103 ready mexico_usa
    United States of America readies Mexico.
104 ready japan_usa
    United States of America readies Japan.
105 raise army
    United States of America's production of army goes up to 4.
106 make 0
107 focus diplomatic
    Russian Federation chooses Diplomatic Focus.
108 ready croatia
    Russian Federation readies Croatia.
109 ready djibouti
    Russian Federation readies Djibouti.
110 ready belarus_russia
    Russian Federation readies Belarus.
111 ready armenia_russia
    Russian Federation readies Armenia.
112 raise diplomacy
    Russian Federation's production of diplomacy goes up to 5.
113 make 2
    Russian Federation produces 2 diplomacy.
114 play new_allies:usa3
    United States of America plays New Allies.
115 improve colombia
    United States of America exhausts Mexico.
    Colombia becomes an ally of United States of America.
    Brazil lies open.
116 play re_examine_agreement:a
    Russian Federation plays Re-Examine Agreement.
117 reset central_asia:1
    A cube of Russian Federation in Central Asia goes to the end of the row.
    Russian Federation draws a hidden card.
118 play new_agenda:a
    Russian Federation plays New Agenda.
    Russian Federation draws 3 hidden cards.
119 yes
120 discard growth_strategy:russia2
    Russian Federation discards Growth Strategy.
121 discard military_re_equipment:russia1
    Russian Federation discards Military Re-Equipment.
122 play quantitative_easing:a
    Russian Federation plays Quantitative Easing.
    Russian Federation gains 10 money.
123 invest armenia_russia
    Russian Federation exhausts Armenia.
    Russian Federation invests 10 money in Armenia.
    Russian Federation adds Influence in Central Asia, below the line: 2 VPs.
124 play new_allies:usa2
    United States of America plays New Allies.
125 improve chile
    United States of America exhausts Colombia.
    Chile becomes an ally of United States of America.
    Argentina lies open.
126 play diplomatic_engagement:russia1
    Russian Federation plays Diplomatic Engagement.
127 engage africa
128 pay
    Russian Federation pays 1 diplomacy.
    Russian Federation engages in Africa.
129 temporary
    Russian Federation adds Influence in Africa, below the line: 3 VPs.
130 play assign_new_diplomats:a
    United States of America plays Assign New Diplomats.
131 improve philippines
    United States of America exhausts Japan.
    Philippines becomes an ally of United States of America.
    Laos lies open.
132 improve laos
    United States of America exhausts Philippines.
    Laos becomes an ally of United States of America.
    Japan lies open.
133 play foreign_trade:russia2
    Russian Federation plays Foreign Trade.
134 export raw
135 sell 2
    Russian Federation exports 2 raw materials for 10 money.
136 export energy
137 sell 2
    Russian Federation exports 2 energy for 10 money.
138 done
139 import goods
140 buy 1
    Russian Federation imports 1 consumer goods from European Union for 10 money.
141 buy 1
    Russian Federation imports 1 consumer goods from People's Republic of China for 10 money.
142 import services
143 buy 1
    Russian Federation imports 1 services for 10 money.
144 buy 1
    Russian Federation imports 1 services from United States of America for 10 money.
    A Commerce card of United States of America is turned face down.
145 buy 1
    Russian Federation imports 1 services from European Union for 10 money.
    Russian Federation gains 1 diplomacy.
146 play growth_strategy:usa1
    United States of America plays Growth Strategy.
147 choose produce
    United States of America chooses: Produce.
148 produce services
149 make 4
    United States of America produces 4 services.
    4 services of United States of America found no place: 40 money instead.
    United States of America's Commerce cards lie face up again.
150 produce energy
    United States of America produces 3 energy.
151 produce army
152 make 1
    United States of America produces 1 army.
153 play new_allies:russia2
    Russian Federation plays New Allies.
154 improve argentina
    Russian Federation pays 2 diplomacy.
    Argentina becomes an ally of Russian Federation.
    Venezuela lies open.
    European Union adds Influence in Europe, above the line: 0 VPs.
    A Commerce card of Russian Federation is turned face down.
    European Union trades with Russian Federation: 10 money.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    European Union adds Influence in Middle East - North Africa, above the line: 0 VPs.
    A Commerce card of United States of America is turned face down.
    European Union trades with United States of America: 10 money.
    People's Republic of China adds Influence in East Asia - Pacific, above the line: 0 VPs.
    1 army of People's Republic of China appears in East Asia - Pacific.
    United States of America's investments return 4 money.
    Russian Federation's investments return 2 money.
155 discard_token africa
    Russian Federation gives up an Engage token in Africa for 5 money.
156 yes
    United States of America's Prosperity goes up to 2: 3 VPs and 15 money.
157 yes
    Russian Federation's Prosperity goes up to 1: 3 VPs and 5 money.
    United States of America threatens Russian Federation in Europe: -2 VPs.
    United States of America and European Union threaten Russian Federation in Middle East - North Africa: -4 VPs.
    Scoring.
    Europe does not score: a permanent slot is free.
    Central Asia: 12 VPs for Russian Federation, 4 for cubes and 8 for place 1.
    Americas: 9 VPs for United States of America, 2 for cubes and 7 for place 1.
    Americas: 5 VPs for Russian Federation, 1 for cubes and 4 for place 2.
    Middle East - North Africa: 9 VPs for United States of America, 2 for cubes and 7 for place 2.
    Africa does not score: a permanent slot is free.
    South Asia: 3 VPs for Russian Federation, 1 for cubes and 2 for place 3.
    East Asia - Pacific does not score: a permanent slot is free.
    United States of America leads in 1 Region only: -8 VPs.
    Russian Federation's sphere of influence holds in Central Asia: 2 VPs.
    Money, place 1: 5 VPs for United States of America.
    Most armies on the map, place 1: 6 VPs for United States of America.
    Most allied Countries, place 1: 7 VPs for United States of America.
end b9d11d6cac201848
    United States of America has the most VPs when the last round is over: 45.
