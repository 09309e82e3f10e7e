{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", "", ""], "options": {"ideology_deal": "random", "open_talk": false, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 66, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
hash 1 2f462eb0179d1199
1 done
2 done
3 trade military
    Islamic Fundamentalism trades one Military card.
    Islamic Fundamentalism draws a hidden card.
4 place_military great_britain
    Imperialism places Military influence in Great Britain.
5 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
6 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
7 place_economic united_states
    Capitalism places Economic influence in the United States.
8 place_military united_states
    Capitalism places Military influence in the United States.
9 place_cultural united_states
    Capitalism places Cultural influence in the United States.
10 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
11 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
12 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
    Iraq, level 1, is open to all.
13 peace fundamentalism
14 peace capitalism
15 peace fundamentalism
16 peace imperialism
17 peace capitalism
18 peace imperialism
    Islamic Fundamentalism wished peace with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism is at peace with Capitalism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was peace.
    Islamic Fundamentalism is at peace with Imperialism now.
    Capitalism wished peace with Imperialism; Imperialism's wish was peace.
    Capitalism is at peace with Imperialism now.
    Iran is at level 4 now; it was 3.
    The United States is at level 4 now; it was 3.
    Great Britain is at level 4 now; it was 3.
    Turn 1 is over; the highest Global Influence is 4.
    Turn 2.
    Imperialism draws 4 hidden cards.
    Capitalism draws 4 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
hash 2 e603b3a43d59adf7
19 trade military
    Imperialism trades one Military card.
    Imperialism draws a hidden card.
20 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
21 trade cultural
    Islamic Fundamentalism trades one Cultural card.
    Islamic Fundamentalism draws a hidden card.
22 place_military great_britain
    Imperialism places Military influence in Great Britain.
23 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
24 done
25 place_cultural united_states
    Capitalism places Cultural influence in the United States.
26 place_military united_states
    Capitalism places Military influence in the United States.
27 place_economic united_states
    Capitalism places Economic influence in the United States.
28 done
29 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
30 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
31 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
32 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
    Argentina, level 1, is open to all.
33 extend_military argentina
    Imperialism extends Military influence to Argentina.
34 extend_economic argentina
    Capitalism extends Economic influence to Argentina.
35 extend_economic iraq
    Imperialism extends Economic influence to Iraq.
36 pass
37 withdraw_economic iraq
    Imperialism takes Economic influence back from Iraq.
38 pass
39 withdraw_military argentina
    Imperialism takes Military influence back from Argentina.
40 pass
41 peace fundamentalism
42 peace capitalism
43 peace fundamentalism
44 peace imperialism
45 peace capitalism
46 peace imperialism
    Islamic Fundamentalism wished peace with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was peace.
    Capitalism wished peace with Imperialism; Imperialism's wish was peace.
    Iran is at level 5 now; it was 4.
    The United States is at level 5 now; it was 4.
    The new turn order: Capitalism, Islamic Fundamentalism and Imperialism.
    Turn 2 is over; the highest Global Influence is 5.
    Turn 3.
    Capitalism draws 5 hidden cards.
    Islamic Fundamentalism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
hash 3 1bcfdd6be3fc1538
47 done
48 trade military
    Islamic Fundamentalism trades one Military card.
    Islamic Fundamentalism draws a hidden card.
49 trade cultural
    Imperialism trades one Cultural card.
    Imperialism draws a hidden card.
50 place_economic united_states
    Capitalism places Economic influence in the United States.
51 place_cultural united_states
    Capitalism places Cultural influence in the United States.
52 place_military united_states
    Capitalism places Military influence in the United States.
53 done
54 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
55 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
56 done
57 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
58 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
59 done
    Central Asia, level 1, is open to all.
60 extend_economic central_asia
    Capitalism extends Economic influence to Central Asia.
61 extend_military central_asia
    Islamic Fundamentalism extends Military influence to Central Asia.
62 extend_economic iraq
    Imperialism extends Economic influence to Iraq.
63 pass
64 extend_cultural central_asia
    Islamic Fundamentalism extends Cultural influence to Central Asia.
65 pass
66 withdraw_economic central_asia
    Capitalism takes Economic influence back from Central Asia.
67 extend_economic central_asia
    Islamic Fundamentalism extends Economic influence to Central Asia.
68 pass
69 pass
70 pass
71 peace fundamentalism
72 peace imperialism
73 peace capitalism
74 peace imperialism
75 neutral fundamentalism
76 peace capitalism
    Islamic Fundamentalism wished peace with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was neutrality.
    Islamic Fundamentalism is neutral with Imperialism now.
    Capitalism wished peace with Imperialism; Imperialism's wish was peace.
    Iran is at level 6 now; it was 5.
    The United States is at level 6 now; it was 5.
    Great Britain is at level 5 now; it was 4.
    Central Asia, level 1, comes under Islamic Fundamentalism's control.
    The new turn order: Islamic Fundamentalism, Capitalism and Imperialism.
    Turn 3 is over; the highest Global Influence is 7.
    Turn 4.
    Islamic Fundamentalism draws 7 hidden cards.
    Capitalism draws 5 hidden cards.
    Imperialism draws 4 hidden cards.
hash 4 b38308c2de14457b
77 done
78 done
79 done
80 place_military central_asia
    Islamic Fundamentalism places Military influence in Central Asia.
81 place_economic central_asia
    Islamic Fundamentalism places Economic influence in Central Asia.
82 place_cultural central_asia
    Islamic Fundamentalism places Cultural influence in Central Asia.
83 done
84 done
85 done
    Egypt, level 1, is open to all.
86 extend_cultural iraq
    Islamic Fundamentalism extends Cultural influence to Iraq.
87 extend_cultural argentina
    Capitalism extends Cultural influence to Argentina.
88 extend_military iraq
    Imperialism extends Military influence to Iraq.
89 extend_cultural egypt
    Islamic Fundamentalism extends Cultural influence to Egypt.
90 extend_economic egypt
    Capitalism extends Economic influence to Egypt.
91 extend_military egypt
    Imperialism extends Military influence to Egypt.
92 withdraw_cultural iraq
    Islamic Fundamentalism takes Cultural influence back from Iraq.
93 pass
94 extend_cultural iraq
    Imperialism extends Cultural influence to Iraq.
95 pass
96 pass
97 pass
98 pass
99 pass
100 pass
101 neutral capitalism
102 peace imperialism
103 neutral fundamentalism
104 peace imperialism
105 war fundamentalism
106 neutral capitalism
    Islamic Fundamentalism wished neutrality with Capitalism; Capitalism's wish was neutrality.
    Islamic Fundamentalism is neutral with Capitalism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was war.
    Islamic Fundamentalism is at war with Imperialism now.
    Capitalism wished peace with Imperialism; Imperialism's wish was neutrality.
    Capitalism is neutral with Imperialism now.
    Central Asia is at level 2 now; it was 1.
    Iraq, level 1, comes under Imperialism's control.
    Turn 4 is over; the highest Global Influence is 8.
    Turn 5.
    Islamic Fundamentalism draws 6 hidden cards.
    Capitalism draws 3 hidden cards.
    Imperialism draws 4 hidden cards.
hash 5 cba3986774f95b7e
107 done
108 done
109 done
110 done
111 done
112 done
    Ukraine, level 1, is open to all.
113 extend_cultural ukraine
    Islamic Fundamentalism extends Cultural influence to Ukraine.
114 extend_military argentina
    Capitalism extends Military influence to Argentina.
115 extend_economic ukraine
    Imperialism extends Economic influence to Ukraine.
116 extend_military ukraine
    Islamic Fundamentalism extends Military influence to Ukraine.
117 pass
118 withdraw_economic ukraine
    Imperialism takes Economic influence back from Ukraine.
119 extend_economic ukraine
    Islamic Fundamentalism extends Economic influence to Ukraine.
120 pass
121 pass
122 pass
123 attack_economic egypt
    Islamic Fundamentalism opens an Economic Conflict against Capitalism in Egypt, paying 2 cards besides the attack card.
    Islamic Fundamentalism attacks in Egypt with Economic card number 1.
124 deflect
    Capitalism deflects it with 1 Economic card.
    Islamic Fundamentalism stops in Egypt.
125 attack_cultural egypt
    Capitalism opens a Cultural Conflict against Islamic Fundamentalism in Egypt, paying 1 card besides the attack card.
    Capitalism attacks in Egypt with Cultural card number 1.
    Capitalism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Egypt.
126 attack_cultural egypt
    Imperialism opens a Cultural Conflict against Capitalism in Egypt, paying 1 card besides the attack card.
    Imperialism attacks in Egypt with Cultural card number 1.
127 repel
    Capitalism's culture repels it without a card.
128 stop
    Imperialism stops in Egypt.
129 attack_economic ukraine
    Capitalism opens an Economic Conflict against Islamic Fundamentalism in Ukraine, paying 0 cards besides the attack card.
    Capitalism attacks in Ukraine with Economic card number 1.
    Capitalism's Economic card takes the place of one of Islamic Fundamentalism's cards in Ukraine.
130 attack_military ukraine
    Imperialism opens a Military Conflict against Islamic Fundamentalism in Ukraine, paying 1 card besides the attack card.
    Imperialism attacks in Ukraine with Military card number 1.
    Imperialism's Military card takes the place of one of Islamic Fundamentalism's cards in Ukraine.
131 attack_economic iran
    Imperialism opens an Economic Conflict against Islamic Fundamentalism in Iran, paying 0 cards besides the attack card.
    Imperialism attacks in Iran with Economic card number 1.
    Imperialism's Economic card takes the place of one of Islamic Fundamentalism's cards in Iran.
132 neutral capitalism
133 neutral imperialism
134 neutral fundamentalism
135 peace imperialism
136 war fundamentalism
137 peace capitalism
    Islamic Fundamentalism wished neutrality with Capitalism; Capitalism's wish was neutrality.
    Islamic Fundamentalism wished neutrality with Imperialism; Imperialism's wish was war.
    Capitalism wished peace with Imperialism; Imperialism's wish was peace.
    Capitalism is at peace with Imperialism now.
    Argentina, level 1, comes under Capitalism's control.
    Egypt, level 1, comes under Capitalism's control.
    Turn 5 is over; the highest Global Influence is 8.
    Turn 6.
    Islamic Fundamentalism's discard pile is shuffled: 13 cards form the new deck.
    Islamic Fundamentalism draws 8 hidden cards.
    Capitalism draws 8 hidden cards.
    Imperialism draws 6 hidden cards.
hash 6 52803d58d6da6032
138 done
139 done
140 done
141 done
142 place_cultural egypt
    Capitalism places Cultural influence in Egypt.
143 place_economic egypt
    Capitalism places Economic influence in Egypt.
144 place_military egypt
    Capitalism places Military influence in Egypt.
145 place_cultural argentina
    Capitalism places Cultural influence in Argentina.
146 place_economic argentina
    Capitalism places Economic influence in Argentina.
147 done
148 place_military great_britain
    Imperialism places Military influence in Great Britain.
149 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
150 done
    Italy, level 2, is open to all.
151 extend_cultural italy
    Islamic Fundamentalism extends Cultural influence to Italy.
152 extend_economic italy
    Capitalism extends Economic influence to Italy.
153 withdraw_military egypt
    Imperialism takes Military influence back from Egypt.
154 extend_cultural italy
    Islamic Fundamentalism extends Cultural influence to Italy.
155 pass
156 extend_economic italy
    Imperialism extends Economic influence to Italy.
157 extend_military italy
    Islamic Fundamentalism extends Military influence to Italy.
158 withdraw_economic italy
    Capitalism takes Economic influence back from Italy.
159 withdraw_economic iran
    Imperialism takes Economic influence back from Iran.
160 extend_economic italy
    Islamic Fundamentalism extends Economic influence to Italy.
161 pass
162 withdraw_economic italy
    Imperialism takes Economic influence back from Italy.
163 pass
164 pass
165 pass
166 attack_military iraq
    Islamic Fundamentalism opens a Military Conflict against Imperialism in Iraq, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Iraq with Military card number 1.
167 let_stand
    Islamic Fundamentalism's Military card takes the place of one of Imperialism's cards in Iraq.
168 attack_cultural ukraine
    Capitalism opens a Cultural Conflict against Islamic Fundamentalism in Ukraine, paying 1 card besides the attack card.
    Capitalism attacks in Ukraine with Cultural card number 1.
169 deflect
    Islamic Fundamentalism deflects it with 1 Cultural card.
    Capitalism stops in Ukraine.
170 attack_cultural ukraine
    Imperialism opens a Cultural Conflict against Islamic Fundamentalism in Ukraine, paying 1 card besides the attack card.
    Imperialism attacks in Ukraine with Cultural card number 1.
    Imperialism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Ukraine.
171 war capitalism
172 peace imperialism
173 neutral fundamentalism
174 peace imperialism
175 war fundamentalism
176 war capitalism
    Islamic Fundamentalism wished war with Capitalism; Capitalism's wish was neutrality.
    Islamic Fundamentalism is at war with Capitalism now.
    Islamic Fundamentalism wished peace with Imperialism; Imperialism's wish was war.
    Capitalism wished peace with Imperialism; Imperialism's wish was war.
    Capitalism is at war with Imperialism now.
    Iran is at level 5 now; it was 6.
    Great Britain is at level 6 now; it was 5.
    Ukraine, level 1, comes under Imperialism's control.
    The new turn order: Capitalism, Imperialism and Islamic Fundamentalism.
    Turn 6 is over; the highest Global Influence is 8.
    Turn 7.
    Capitalism's discard pile is shuffled: 9 cards form the new deck.
    Capitalism draws 8 hidden cards.
    Imperialism draws 8 hidden cards.
    Islamic Fundamentalism draws 7 hidden cards.
hash 7 0cb59936b7ed86cc
177 done
178 done
179 done
180 place_military egypt
    Capitalism places Military influence in Egypt.
181 place_military argentina
    Capitalism places Military influence in Argentina.
182 done
183 place_economic iraq
    Imperialism places Economic influence in Iraq.
184 place_military ukraine
    Imperialism places Military influence in Ukraine.
185 place_cultural iraq
    Imperialism places Cultural influence in Iraq.
186 done
187 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
188 done
    South Africa, level 2, is open to all.
189 extend_economic south_africa
    Capitalism extends Economic influence to South Africa.
190 pass
191 extend_economic italy
    Islamic Fundamentalism extends Economic influence to Italy.
192 extend_military south_africa
    Capitalism extends Military influence to South Africa.
193 pass
194 extend_military italy
    Islamic Fundamentalism extends Military influence to Italy.
195 extend_military south_africa
    Capitalism extends Military influence to South Africa.
196 pass
197 pass
198 pass
199 pass
200 attack_economic ukraine
    Imperialism opens an Economic Conflict against Capitalism in Ukraine, paying 0 cards besides the attack card.
    Imperialism attacks in Ukraine with Economic card number 1.
201 let_stand
    Imperialism's Economic card takes the place of one of Capitalism's cards in Ukraine.
202 pass
203 pass
204 attack_cultural iran
    Imperialism opens a Cultural Conflict against Islamic Fundamentalism in Iran, paying 0 cards besides the attack card.
    Imperialism attacks in Iran with Cultural card number 1.
205 let_stand
    Imperialism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Iran.
206 pass
207 pass
208 peace fundamentalism
209 war imperialism
210 peace fundamentalism
211 war capitalism
212 war capitalism
213 war imperialism
    Islamic Fundamentalism wished war with Capitalism; Capitalism's wish was peace.
    Islamic Fundamentalism wished war with Imperialism; Imperialism's wish was peace.
    Capitalism wished war with Imperialism; Imperialism's wish was war.
    Iran is at level 6 now; it was 5.
    Argentina is at level 2 now; it was 1.
    Egypt is at level 2 now; it was 1.
    Italy, level 2, comes under Islamic Fundamentalism's control.
    The new turn order: Capitalism, Islamic Fundamentalism and Imperialism.
    Turn 7 is over; the highest Global Influence is 10.
    The war of ideas is over: Islamic Fundamentalism and Capitalism, with a Global Influence of 10.
end bdb4e3332409b0f3
    Islamic Fundamentalism and Capitalism share control of the world, with a Global Influence of 10 each.
