{"format": 1, "title": "ideology", "rules": 2, "level": "cold_war", "factions": ["", ""], "options": {"ideology_deal": "chosen", "open_talk": false, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "whole_region", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "none", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 13, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 play_as fascism
2 play_as communism
    Fascism plays Fascism, from Germany, with Tactics.
    Communism plays Communism, from Russia, with Industry.
    Turn 1.
    Fascism draws 5 hidden cards.
    Communism draws 5 hidden cards.
hash 1 78339028d00637c9
3 trade economic
    Fascism trades one Economic card.
4 done
    Fascism draws a hidden card.
5 done
6 place_economic spain
    Fascism places Economic influence in Spain.
7 done
8 place_military poland
    Communism places Military influence in Poland.
9 done
    The Philippines, level 1, are open to all.
10 extend_military philippines
    Fascism extends Military influence to the Philippines.
11 extend_economic philippines
    Communism extends Economic influence to the Philippines.
12 pass
13 pass
14 attack_cultural poland
    Fascism opens a Cultural Conflict against Communism in Poland, paying 1 card besides the attack card.
    Fascism attacks in Poland with Cultural card number 1.
15 let_stand
    Fascism's Cultural card takes the place of one of Communism's cards in Poland.
16 attack_economic germany
    Communism opens an Economic Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Economic card number 1.
    Communism's Economic card takes the place of one of Fascism's cards in Germany.
17 attack_economic germany
    Communism opens an Economic Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Economic card number 1.
    Communism's Economic card takes the place of one of Fascism's cards in Germany.
18 war communism
19 war fascism
    Fascism wished war with Communism; Communism's wish was war.
    Fascism is at war with Communism now.
    Turn 1 is over; the highest Global Influence is 5.
    Turn 2.
    Fascism draws 5 hidden cards.
    Communism draws 5 hidden cards.
hash 2 b64ac839e6d18343
20 done
21 done
22 place_economic germany
    Fascism places Economic influence in Germany.
23 buy industry
    Fascism buys Industry.
24 place_military germany
    Fascism places Military influence in Germany.
25 done
26 done
    China, level 2, is open to all.
27 pass
28 pass
29 fire philippines
    Fascism fires a Weapon of Mass Destruction at Communism in the Philippines.
    Fascism loses 1 Military card in the Philippines.
    Communism loses 1 Economic card in the Philippines.
30 attack_cultural poland
    Communism opens a Cultural Conflict against Fascism in Poland, paying 0 cards besides the attack card.
    Communism attacks in Poland with Cultural card number 1.
31 let_stand
    Communism's Cultural card takes the place of one of Fascism's cards in Poland.
32 attack_military poland
    Fascism opens a Military Conflict against Communism in Poland, paying 0 cards besides the attack card.
    Fascism attacks in Poland with Military card number 1.
33 deflect
    Communism deflects it with 2 Military cards.
    Fascism stops in Poland.
34 attack_cultural germany
    Communism opens a Cultural Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Cultural card number 1.
    Communism's Cultural card takes the place of one of Fascism's cards in Germany.
35 fire spain
    Communism fires a Weapon of Mass Destruction at Fascism in Spain.
    Fascism loses 1 Military card in Spain.
    Fascism loses 2 Economic cards in Spain.
    Fascism loses 1 Cultural card in Spain.
36 attack_cultural germany
    Communism opens a Cultural Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Cultural card number 1.
    Communism's Cultural card takes the place of one of Fascism's cards in Germany.
37 war communism
38 war fascism
    Fascism wished war with Communism; Communism's wish was war.
    Fascism has no majority in Spain any more: it is Independent.
    The new turn order: Communism and Fascism.
    Turn 2 is over; the highest Global Influence is 4.
    Turn 3.
    Communism draws 4 hidden cards.
    Fascism draws 3 hidden cards.
hash 3 1e5993877632654c
39 trade cultural
    Communism trades one Cultural card.
40 trade cultural
    Communism trades one Cultural card.
41 done
    Communism draws 2 hidden cards.
42 done
43 done
44 buy technological_supremacy
    Fascism buys Technological Supremacy for Tactics and Industry, which go back.
45 done
    France, level 2, is open to all.
46 pass
47 pass
48 attack_military germany
    Communism opens a Military Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Military card number 1.
49 deflect
    Fascism deflects it with 1 Military card.
50 stop
    Communism stops in Germany.
51 pass
52 attack_cultural germany
    Communism opens a Cultural Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Cultural card number 1.
53 let_stand
    Communism's Cultural card takes the place of one of Fascism's cards in Germany.
54 pass
55 attack_economic germany
    Communism opens an Economic Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Economic card number 1.
56 deflect
    Fascism deflects it with 1 Economic card.
57 stop
    Communism stops in Germany.
58 pass
59 pass
60 war fascism
61 war communism
    Fascism wished war with Communism; Communism's wish was war.
62 lift_military russia
    Communism exchanges one Military card in Russia for one Cultural card.
    Turn 3 is over; the highest Global Influence is 4.
    Turn 4.
    Communism draws 3 hidden cards.
    Fascism draws 2 hidden cards.
hash 4 531d46f357688120
63 done
64 done
65 place_cultural poland
    Communism places Cultural influence in Poland.
66 done
67 buy industry
    Fascism buys Industry.
68 done
    Mexico, level 1, is open to all.
69 pass
70 pass
71 attack_military germany
    Communism opens a Military Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Military card number 1.
72 deflect
    Fascism deflects it with 1 Military card.
73 press
    Communism attacks in Germany with Military card number 2.
    Communism's Military card takes the place of one of Fascism's cards in Germany.
74 attack_economic germany
    Communism opens an Economic Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Economic card number 1.
    Communism's Economic card takes the place of one of Fascism's cards in Germany.
75 war fascism
76 war communism
    Fascism wished war with Communism; Communism's wish was war.
    Russia is at level 2 now; it was 3.
    Fascism has no majority in Germany any more: it is Independent.
    Germany, level 3, comes under Communism's control.
    Turn 4 is over; the highest Global Influence is 6.
    Turn 5.
    Communism draws 6 hidden cards.
hash 5 c69b8f22872da328
77 done
78 done
    Australia, level 2, is open to all.
79 pass
80 withdraw_military germany
    Fascism takes Military influence back from Germany.
81 pass
82 pass
83 attack_military germany
    Communism opens a Military Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Military card number 1.
    Communism's Military card takes the place of one of Fascism's cards in Germany.
84 attack_military germany
    Communism opens a Military Conflict against Fascism in Germany, paying 0 cards besides the attack card.
    Communism attacks in Germany with Military card number 1.
    Communism's Military card takes the place of one of Fascism's cards in Germany.
85 pass
86 war fascism
87 war communism
    Fascism wished war with Communism; Communism's wish was war.
88 lift_military germany
    Communism exchanges one Military card in Germany for one Cultural card.
89 lift_cultural germany
    Communism exchanges one Cultural card in Germany for one Military card.
90 done
    Turn 5 is over; the highest Global Influence is 6.
    Turn 6.
    Communism draws 2 hidden cards.
hash 6 68ec4846ca3d8d69
91 trade military
    Communism trades one Military card.
92 done
    Communism draws a hidden card.
93 done
    Algeria, level 1, is open to all.
94 pass
95 withdraw_economic germany
    Fascism takes Economic influence back from Germany.
96 pass
97 war fascism
98 war communism
    Fascism wished war with Communism; Communism's wish was war.
99 lift_military germany
100 lay cultural
    Communism exchanges one Military card in Germany for one Cultural card.
101 lift_economic russia
102 lay cultural
    Communism exchanges one Economic card in Russia for one Cultural card.
103 lift_military germany
104 lay economic
    Communism exchanges one Military card in Germany for one Economic card.
105 lift_military germany
106 lay cultural
    Communism exchanges one Military card in Germany for one Cultural card.
107 lift_cultural russia
108 lay economic
    Communism exchanges one Cultural card in Russia for one Economic card.
109 lift_cultural germany
    Communism exchanges one Cultural card in Germany for one Military card.
    Turn 6 is over; the highest Global Influence is 6.
    Turn 7.
hash 7 aa376ad3921356b8
110 trade military
    Communism trades one Military card.
111 done
    Communism draws a hidden card.
112 buy tactics
    Communism buys Tactics.
113 done
    Saudi Arabia, level 2, is open to all.
114 pass
115 war fascism
116 war communism
    Fascism wished war with Communism; Communism's wish was war.
    Germany is at level 1 now; it was 3.
117 lift_cultural germany
118 lay economic
    Communism exchanges one Cultural card in Germany for one Economic card.
119 lift_economic germany
120 lay military
    Communism exchanges one Economic card in Germany for one Military card.
121 done
    Turn 7 is over; the highest Global Influence is 4.
    Turn 8.
hash 8 f6f2302dff2a7701
122 done
123 done
    Canada, level 1, is open to all.
124 pass
125 war fascism
126 war communism
    Fascism wished war with Communism; Communism's wish was war.
    Germany is at level 2 now; it was 1.
127 lift_economic germany
    Communism exchanges one Economic card in Germany for one Cultural card.
128 lift_cultural poland
    Communism exchanges one Cultural card in Poland for one Economic card.
129 lift_economic poland
    Communism exchanges one Economic card in Poland for one Cultural card.
130 lift_military russia
    Communism exchanges one Military card in Russia for one Cultural card.
    Turn 8 is over; the highest Global Influence is 5.
    Turn 9.
    Communism draws a hidden card.
hash 9 13c88f27fbd5525c
131 trade military
    Communism trades one Military card.
132 done
    Communism draws a hidden card.
133 done
    Central Africa, level 1, is open to all.
134 pass
135 war fascism
136 war communism
    Fascism wished war with Communism; Communism's wish was war.
    Russia is at level 1 now; it was 2.
137 lift_military poland
138 lay cultural
    Communism exchanges one Military card in Poland for one Cultural card.
139 lift_military germany
    Communism exchanges one Military card in Germany for one Economic card.
140 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Economic card.
141 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Economic card.
142 done
    Turn 9 is over; the highest Global Influence is 4.
    Turn 10.
hash 10 e90ff0120425f4ca
143 discard economic
    Communism has too many cards and discards Economic.
144 done
145 done
    Korea, level 1, is open to all.
146 pass
147 war fascism
148 war communism
    Fascism wished war with Communism; Communism's wish was war.
    Germany is at level 1 now; it was 2.
149 done
    Turn 10 is over; the highest Global Influence is 3.
    Turn 11.
hash 11 4284cba4b12f3d0c
150 discard military
    Communism has too many cards and discards Military.
151 done
152 done
    Venezuela, level 1, is open to all.
153 extend_cultural philippines
    Communism extends Cultural influence to the Philippines.
154 pass
155 war fascism
156 peace communism
    Fascism wished peace with Communism; Communism's wish was war.
157 lift_cultural germany
    Communism exchanges one Cultural card in Germany for one Military card.
    Turn 11 is over; the highest Global Influence is 3.
    Turn 12.
    Communism's discard pile is shuffled: 18 cards form the new deck.
    Communism draws 2 hidden cards.
hash 12 88de06fc8471a95e
158 trade economic
    Communism trades one Economic card.
159 trade military
    Communism trades one Military card.
160 done
    Communism draws 2 hidden cards.
161 place_military russia
    Communism places Military influence in Russia.
162 buy technological_supremacy
    Communism buys Technological Supremacy for Tactics and Industry, which go back.
163 done
    Argentina, level 1, is open to all.
164 extend_cultural argentina
    Communism extends Cultural influence to Argentina.
165 pass
166 war fascism
167 war communism
    Fascism wished war with Communism; Communism's wish was war.
    Russia is at level 2 now; it was 1.
    Germany is at level 2 now; it was 1.
    Turn 12 is over; the highest Global Influence is 5.
    Turn 13.
    Communism draws 5 hidden cards.
hash 13 04b9e82e38109735
168 done
169 done
    Southeast Asia, level 1, is open to all.
170 extend_military algeria
    Communism extends Military influence to Algeria.
171 extend_military spain
    Communism extends Military influence to Spain.
172 pass
173 war fascism
174 neutral communism
    Fascism wished neutrality with Communism; Communism's wish was war.
175 lift_cultural russia
176 lay military
    Communism exchanges one Cultural card in Russia for one Military card.
177 done
    Turn 13 is over; the highest Global Influence is 5.
    Turn 14.
    Communism draws 2 hidden cards.
hash 14 15bbdc260ac013a2
178 done
179 place_cultural russia
    Communism places Cultural influence in Russia.
180 place_military germany
    Communism places Military influence in Germany.
181 done
    Brazil, level 2, is open to all.
182 extend_economic argentina
    Communism extends Economic influence to Argentina.
183 extend_cultural france
    Communism extends Cultural influence to France.
184 pass
185 peace fascism
186 war communism
    Fascism wished war with Communism; Communism's wish was peace.
    Russia is at level 3 now; it was 2.
    Germany is at level 3 now; it was 2.
    Turn 14 is over; the highest Global Influence is 7.
    Turn 15.
    Communism draws 7 hidden cards.
hash 15 e25da0ef1cd04e63
187 trade military
    Communism trades one Military card.
188 done
    Communism draws a hidden card.
189 place_military germany
    Communism places Military influence in Germany.
190 place_cultural germany
    Communism places Cultural influence in Germany.
191 place_military poland
    Communism places Military influence in Poland.
192 place_economic poland
    Communism places Economic influence in Poland.
193 done
    India, level 2, is open to all.
194 extend_military philippines
    Communism extends Military influence to the Philippines.
195 extend_economic france
    Communism extends Economic influence to France.
196 extend_cultural france
    Communism extends Cultural influence to France.
197 pass
198 peace fascism
199 neutral communism
    Fascism wished neutrality with Communism; Communism's wish was peace.
    Fascism is neutral with Communism now.
    Poland is at level 2 now; it was 1.
    Germany is at level 4 now; it was 3.
    Turn 15 is over; the highest Global Influence is 9.
    The war of ideas is over: Communism, with a Global Influence of 9.
end 72cd845167074d89
    Communism wins after the last turn, with a Global Influence of 9.
