{"format": 1, "title": "ideology", "rules": 2, "level": "standard", "factions": ["", ""], "options": {"ideology_deal": "chosen", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "victim_region", "attractive_culture": "per_turn", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 30, "imperialism_weakness": "none", "fascism_weakness": "none", "fundamentalism_start": "patriotism", "fundamentalism_strength": "none", "fundamentalism_weakness": "trade_embargo"}, "seed": 56, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 play_as imperialism
2 play_as capitalism
    Imperialism plays Imperialism, from Great Britain, with Patriotism.
    Capitalism plays Capitalism, from the United States, with Innovation.
    Turn 1.
    Imperialism draws 3 hidden cards.
    Capitalism draws 3 hidden cards.
hash 1 f7fd815897c8a4ad
3 trade economic
    Imperialism trades one Economic card.
    Imperialism draws a hidden card.
4 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
5 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
6 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
7 done
8 place_economic united_states
    Capitalism places Economic influence in the United States.
9 place_military united_states
    Capitalism places Military influence in the United States.
10 place_cultural united_states
    Capitalism places Cultural influence in the United States.
    South Africa, level 2, is open to all.
11 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
12 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
13 peace capitalism
14 peace imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Imperialism is at peace with Capitalism now.
    The United States is at level 4 now; it was 3.
    The new turn order: Capitalism and Imperialism.
    Turn 1 is over; the highest Global Influence is 4.
    Turn 2.
    Capitalism draws 4 hidden cards.
    Imperialism draws 2 hidden cards.
hash 2 5983402ad8a83972
15 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
16 trade economic
    Imperialism trades one Economic card.
    Imperialism draws a hidden card.
17 place_cultural united_states
    Capitalism places Cultural influence in the United States.
18 place_economic united_states
    Capitalism places Economic influence in the United States.
19 place_military united_states
    Capitalism places Military influence in the United States.
20 done
21 buy industry
    Imperialism buys Industry.
22 buy innovation
    Imperialism buys Innovation for Industry and Patriotism, which go back.
23 done
    Egypt, level 1, is open to all.
24 extend_economic egypt
    Capitalism extends Economic influence to Egypt.
25 extend_cultural egypt
    Imperialism extends Cultural influence to Egypt.
26 pass
27 pass
28 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
29 done
30 peace imperialism
31 peace capitalism
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    The United States is at level 5 now; it was 4.
    Turn 2 is over; the highest Global Influence is 5.
    Turn 3.
    Capitalism draws 5 hidden cards.
    Imperialism draws 3 hidden cards.
hash 3 ab1096e071057c60
32 done
33 done
34 place_economic united_states
    Capitalism places Economic influence in the United States.
35 place_cultural united_states
    Capitalism places Cultural influence in the United States.
36 place_military united_states
    Capitalism places Military influence in the United States.
37 done
38 place_military great_britain
    Imperialism places Military influence in Great Britain.
39 place_military great_britain
    Imperialism places Military influence in Great Britain.
40 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
    Venezuela, level 1, is open to all.
41 pass
42 pass
43 pass
44 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
45 done
46 peace imperialism
47 neutral capitalism
    Imperialism wished neutrality with Capitalism; Capitalism's wish was peace.
    Imperialism is neutral with Capitalism now.
    Great Britain is at level 4 now; it was 3.
    The United States is at level 6 now; it was 5.
    Turn 3 is over; the highest Global Influence is 6.
    Turn 4.
    Capitalism draws 4 hidden cards.
    Imperialism draws 4 hidden cards.
hash 4 0f0a65bb4bb0f413
48 done
49 done
50 done
51 done
    Iraq, level 1, is open to all.
52 extend_military egypt
    Capitalism extends Military influence to Egypt.
53 withdraw_cultural egypt
    Imperialism takes Cultural influence back from Egypt.
54 extend_cultural egypt
    Capitalism extends Cultural influence to Egypt.
55 extend_economic iraq
    Imperialism extends Economic influence to Iraq.
56 extend_economic venezuela
    Capitalism extends Economic influence to Venezuela.
57 extend_military iraq
    Imperialism extends Military influence to Iraq.
58 pass
59 extend_military venezuela
    Imperialism extends Military influence to Venezuela.
60 pass
61 pass
62 pass
63 pass
64 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
65 done
66 peace imperialism
67 neutral capitalism
    Imperialism wished neutrality with Capitalism; Capitalism's wish was peace.
    Egypt, level 1, comes under Capitalism's control.
    Turn 4 is over; the highest Global Influence is 7.
    Turn 5.
    Capitalism draws 6 hidden cards.
    Imperialism draws 3 hidden cards.
hash 5 d1f9acbe90fb5515
68 done
69 done
70 place_economic egypt
    Capitalism places Economic influence in Egypt.
71 place_military egypt
    Capitalism places Military influence in Egypt.
72 place_cultural egypt
    Capitalism places Cultural influence in Egypt.
73 done
74 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
75 done
    Germany, level 3, is open to all.
76 extend_economic south_africa
    Capitalism extends Economic influence to South Africa.
77 extend_cultural venezuela
    Imperialism extends Cultural influence to Venezuela.
78 withdraw_economic venezuela
    Capitalism takes Economic influence back from Venezuela.
79 pass
80 extend_military south_africa
    Capitalism extends Military influence to South Africa.
81 pass
82 pass
83 pass
84 pass
85 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
86 done
87 peace imperialism
88 war capitalism
    Imperialism wished war with Capitalism; Capitalism's wish was peace.
    Imperialism is at war with Capitalism now.
    Great Britain is at level 5 now; it was 4.
    Egypt is at level 2 now; it was 1.
    Turn 5 is over; the highest Global Influence is 8.
    Turn 6.
    Capitalism draws 7 hidden cards.
    Imperialism draws 3 hidden cards.
hash 6 d2a8dae54a8941f3
89 done
90 done
91 done
92 done
    Central Africa, level 1, is open to all.
93 extend_economic south_africa
    Capitalism extends Economic influence to South Africa.
94 extend_economic venezuela
    Imperialism extends Economic influence to Venezuela.
95 extend_military south_africa
    Capitalism extends Military influence to South Africa.
96 extend_military central_africa
    Imperialism extends Military influence to Central Africa.
97 extend_cultural south_africa
    Capitalism extends Cultural influence to South Africa.
98 pass
99 pass
100 attack_military iraq
    Capitalism opens a Military Conflict against Imperialism in Iraq, paying 1 card besides the attack card.
    Capitalism attacks in Iraq with Military card number 1.
101 deflect
    Imperialism deflects it with 1 Military card.
102 stop
    Capitalism stops in Iraq.
103 attack_military south_africa
    Imperialism opens a Military Conflict against Capitalism in South Africa, paying 1 card besides the attack card.
    Imperialism attacks in South Africa with Military card number 1.
104 let_stand
    Imperialism's Military card takes the place of one of Capitalism's cards in South Africa.
105 pass
106 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
107 done
108 peace imperialism
109 war capitalism
    Imperialism wished war with Capitalism; Capitalism's wish was peace.
    Venezuela, level 1, comes under Imperialism's control.
    Turn 6 is over; the highest Global Influence is 8.
    Turn 7.
    Capitalism's discard pile is shuffled: 11 cards form the new deck.
    Capitalism draws 7 hidden cards.
    Imperialism draws 6 hidden cards.
hash 7 5c3c7e75e3abc958
110 done
111 done
112 done
113 done
    West Africa, level 1, is open to all.
114 extend_cultural south_africa
    Capitalism extends Cultural influence to South Africa.
115 withdraw_military south_africa
    Imperialism takes Military influence back from South Africa.
116 extend_economic central_africa
    Capitalism extends Economic influence to Central Africa.
117 extend_cultural central_africa
    Imperialism extends Cultural influence to Central Africa.
118 withdraw_economic central_africa
    Capitalism takes Economic influence back from Central Africa.
119 extend_cultural iraq
    Imperialism extends Cultural influence to Iraq.
120 extend_economic west_africa
    Capitalism extends Economic influence to West Africa.
121 extend_economic central_africa
    Imperialism extends Economic influence to Central Africa.
122 extend_cultural west_africa
    Capitalism extends Cultural influence to West Africa.
123 pass
124 extend_economic germany
    Capitalism extends Economic influence to Germany.
125 pass
126 pass
127 pass
128 attack_military south_africa
    Imperialism opens a Military Conflict against Capitalism in South Africa, paying 1 card besides the attack card.
    Imperialism attacks in South Africa with Military card number 1.
129 deflect
    Capitalism deflects it with 1 Military card.
130 stop
    Imperialism stops in South Africa.
131 pass
132 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
133 done
134 peace imperialism
135 neutral capitalism
    Imperialism wished neutrality with Capitalism; Capitalism's wish was peace.
    Imperialism is neutral with Capitalism now.
    Iraq, level 1, comes under Imperialism's control.
    Central Africa, level 1, comes under Imperialism's control.
    Turn 7 is over; the highest Global Influence is 8.
    Turn 8.
    Capitalism draws 8 hidden cards.
    Imperialism draws 7 hidden cards.
hash 8 1656d29ec8a14e59
136 done
137 done
138 done
139 place_economic iraq
    Imperialism places Economic influence in Iraq.
140 place_cultural venezuela
    Imperialism places Cultural influence in Venezuela.
141 place_economic venezuela
    Imperialism places Economic influence in Venezuela.
142 done
    Central America, level 1, is open to all.
143 extend_military south_africa
    Capitalism extends Military influence to South Africa.
144 extend_economic central_america
    Imperialism extends Economic influence to Central America.
145 extend_military west_africa
    Capitalism extends Military influence to West Africa.
146 extend_cultural central_america
    Imperialism extends Cultural influence to Central America.
147 extend_economic germany
    Capitalism extends Economic influence to Germany.
148 pass
149 extend_economic germany
    Capitalism extends Economic influence to Germany.
150 extend_cultural germany
    Imperialism extends Cultural influence to Germany.
151 extend_cultural germany
    Capitalism extends Cultural influence to Germany.
152 pass
153 pass
154 pass
155 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
156 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
157 peace imperialism
158 peace capitalism
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Imperialism is at peace with Capitalism now.
    West Africa, level 1, comes under Capitalism's control.
    South Africa, level 2, comes under Capitalism's control.
    Turn 8 is over; the highest Global Influence is 11.
    Turn 9.
    Capitalism's discard pile is shuffled: 7 cards form the new deck.
    Capitalism draws 8 hidden cards.
    Imperialism's discard pile is shuffled: 11 cards form the new deck.
    Imperialism draws 7 hidden cards.
hash 9 54a1262ab53da68a
159 done
160 done
161 place_military west_africa
    Capitalism places Military influence in West Africa.
162 place_cultural south_africa
    Capitalism places Cultural influence in South Africa.
163 place_cultural west_africa
    Capitalism places Cultural influence in West Africa.
164 place_economic west_africa
    Capitalism places Economic influence in West Africa.
165 place_military south_africa
    Capitalism places Military influence in South Africa.
166 done
167 place_military venezuela
    Imperialism places Military influence in Venezuela.
168 place_military central_africa
    Imperialism places Military influence in Central Africa.
169 place_cultural central_africa
    Imperialism places Cultural influence in Central Africa.
170 place_economic central_africa
    Imperialism places Economic influence in Central Africa.
171 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
172 place_military great_britain
    Imperialism places Military influence in Great Britain.
173 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
174 place_military iraq
    Imperialism places Military influence in Iraq.
    Peru, level 1, is open to all.
175 extend_military germany
    Capitalism extends Military influence to Germany.
176 withdraw_cultural germany
    Imperialism takes Cultural influence back from Germany.
177 pass
178 pass
179 attack_cultural central_africa
    Capitalism opens a Cultural Conflict against Imperialism in Central Africa, paying 0 cards besides the attack card.
    Capitalism attacks in Central Africa with Cultural card number 1.
    Capitalism's Cultural card takes the place of one of Imperialism's cards in Central Africa.
180 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
181 done
182 peace imperialism
183 war capitalism
    Imperialism wished war with Capitalism; Capitalism's wish was peace.
    Imperialism is at war with Capitalism now.
    Great Britain is at level 6 now; it was 5.
    Venezuela is at level 2 now; it was 1.
    Central Africa is at level 2 now; it was 1.
    West Africa is at level 2 now; it was 1.
    Turn 9 is over; the highest Global Influence is 12.
    The war of ideas is over: Capitalism, with a Global Influence of 12.
end cce8bc83d196f10d
    Capitalism wins with a Global Influence of 12.
