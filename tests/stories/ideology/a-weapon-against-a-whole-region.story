{"format": 1, "title": "ideology", "rules": 2, "level": "cold_war", "factions": ["", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "victim_region", "attractive_culture": "per_turn", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "none", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 5, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 3a46e6c39fb228cc
1 trade cultural
    Communism trades one Cultural card.
2 done
    Communism draws a hidden card.
3 done
4 done
5 buy patriotism
    Islamic Fundamentalism buys Patriotism.
6 done
    West Africa, level 1, is open to all.
7 pass
8 pass
9 attack_economic pakistan
    Communism opens an Economic Conflict against Islamic Fundamentalism in Pakistan, paying 2 cards besides the attack card.
    Communism attacks in Pakistan with Economic card number 1.
10 let_stand
    Communism's Economic card takes the place of one of Islamic Fundamentalism's cards in Pakistan.
11 attack_military russia
    Islamic Fundamentalism opens a Military Conflict against Communism in Russia, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Russia with Military card number 1.
12 deflect
    Communism deflects it with 1 Military card.
13 press
    Islamic Fundamentalism attacks in Russia with Military card number 2.
14 deflect
    Communism deflects it with 1 Military card.
    Islamic Fundamentalism stops in Russia.
15 done
16 done
17 peace fundamentalism
18 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
    Islamic Fundamentalism is at war with Communism now.
    Turn 1 is over; the highest Global Influence is 5.
    Turn 2.
    Communism draws 5 hidden cards.
    Islamic Fundamentalism draws 5 hidden cards.
hash 2 eb74b466ff124f21
19 done
20 done
21 place_economic russia
    Communism places Economic influence in Russia.
22 done
23 done
    The Balkans, level 1, are open to all.
24 pass
25 extend_economic balkans
    Islamic Fundamentalism extends Economic influence to the Balkans.
26 pass
27 pass
28 fire iran
    Communism fires a Weapon of Mass Destruction at Islamic Fundamentalism in Iran.
    Islamic Fundamentalism loses 3 Military cards in Iran.
    Islamic Fundamentalism loses 3 Economic cards in Iran.
    Islamic Fundamentalism loses 3 Cultural cards in Iran.
29 fire poland
    Islamic Fundamentalism fires a Weapon of Mass Destruction at Communism in Poland.
    Communism loses 1 Military card in Poland.
    Communism loses 1 Economic card in Poland.
    Communism loses 1 Cultural card in Poland.
30 attack_military pakistan
    Communism opens a Military Conflict against Islamic Fundamentalism in Pakistan, paying 1 card besides the attack card.
    Communism attacks in Pakistan with Military card number 1.
31 let_stand
    Communism's Military card takes the place of one of Islamic Fundamentalism's cards in Pakistan.
32 attack_military pakistan
    Islamic Fundamentalism opens a Military Conflict against Communism in Pakistan, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Pakistan with Military card number 1.
33 deflect
    Communism deflects it with 1 Military card.
34 stop
    Islamic Fundamentalism stops in Pakistan.
35 attack_economic balkans
    Communism opens an Economic Conflict against Islamic Fundamentalism in the Balkans, paying 0 cards besides the attack card.
    Communism attacks in the Balkans with Economic card number 1.
36 deflect
    Islamic Fundamentalism deflects it with 1 Economic card.
    Communism stops in the Balkans.
37 attack_cultural russia
    Islamic Fundamentalism opens a Cultural Conflict against Communism in Russia, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Russia with Cultural card number 1.
    Islamic Fundamentalism's Cultural card takes the place of one of Communism's cards in Russia.
38 done
39 done
40 war fundamentalism
41 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Iran is at level 1 now; it was 3.
    Islamic Fundamentalism has no majority in Iran any more: it is Independent.
    Islamic Fundamentalism has no majority in Pakistan any more: it is Independent.
    Communism has no majority in Poland any more: it is Independent.
    Pakistan, level 1, comes under Communism's control.
    Turn 2 is over; the highest Global Influence is 4.
    Turn 3.
    Communism draws 4 hidden cards.
hash 3 1ee8a61c400aa7fd
42 done
43 done
    Brazil, level 2, is open to all.
44 pass
45 withdraw_cultural russia
    Islamic Fundamentalism takes Cultural influence back from Russia.
46 pass
47 pass
48 attack_cultural pakistan
    Communism opens a Cultural Conflict against Islamic Fundamentalism in Pakistan, paying 1 card besides the attack card.
    Communism attacks in Pakistan with Cultural card number 1.
    Communism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Pakistan.
49 done
50 done
51 war fundamentalism
52 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Russia is at level 2 now; it was 3.
53 done
    Turn 3 is over; the highest Global Influence is 3.
    Turn 4.
    Communism draws a hidden card.
hash 4 648eda45c5de8296
54 done
55 place_military pakistan
    Communism places Military influence in Pakistan.
56 done
    New Zealand, level 1, is open to all.
57 pass
58 withdraw_economic balkans
    Islamic Fundamentalism takes Economic influence back from the Balkans.
59 extend_cultural west_africa
    Communism extends Cultural influence to West Africa.
60 pass
61 done
62 done
63 war fundamentalism
64 peace communism
    Islamic Fundamentalism wished peace with Communism; Communism's wish was war.
    Turn 4 is over; the highest Global Influence is 3.
    Turn 5.
    Communism draws 3 hidden cards.
hash 5 977a9f10610200b1
65 trade cultural
    Communism trades one Cultural card.
66 done
    Communism draws a hidden card.
67 buy tactics
    Communism buys Tactics.
68 done
    Central America, level 1, is open to all.
69 extend_cultural iran
    Communism extends Cultural influence to Iran.
70 pass
71 done
72 call_for_neutrality communism
    Islamic Fundamentalism calls for neutrality with Communism.
73 war fundamentalism
74 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Turn 5 is over; the highest Global Influence is 3.
    Turn 6.
    Communism draws 3 hidden cards.
hash 6 b77d4dfb5dd3d347
75 done
76 done
    Egypt, level 1, is open to all.
77 extend_economic iran
    Communism extends Economic influence to Iran.
78 pass
79 done
80 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
81 neutral fundamentalism
82 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was neutrality.
83 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Economic card.
84 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Economic card.
    Turn 6 is over; the highest Global Influence is 3.
    Turn 7.
    Communism draws a hidden card.
hash 7 c4cc8baf09980512
85 done
86 place_cultural pakistan
    Communism places Cultural influence in Pakistan.
87 done
    Iraq, level 1, is open to all.
88 withdraw_cultural west_africa
    Communism takes Cultural influence back from West Africa.
89 pass
90 done
91 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
92 war fundamentalism
93 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Russia is at level 1 now; it was 2.
94 done
    Turn 7 is over; the highest Global Influence is 2.
    Turn 8.
hash 8 d3b01ea38ce0d3f5
95 done
96 done
    India, level 2, is open to all.
97 withdraw_cultural iran
    Communism takes Cultural influence back from Iran.
98 extend_cultural india
    Communism extends Cultural influence to India.
99 pass
100 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
101 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
102 war fundamentalism
103 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
104 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
    Turn 8 is over; the highest Global Influence is 2.
    Turn 9.
    Communism draws a hidden card.
hash 9 9ef4137b3514a507
105 trade economic
    Communism trades one Economic card.
106 trade military
    Communism trades one Military card.
    Communism draws 2 hidden cards.
107 done
    Japan, level 2, is open to all.
108 pass
109 done
110 done
111 war fundamentalism
112 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
113 lift_military pakistan
    Communism exchanges one Military card in Pakistan for one Economic card.
114 lift_military russia
    Communism exchanges one Military card in Russia for one Cultural card.
    Turn 9 is over; the highest Global Influence is 2.
    Turn 10.
hash 10 a364a6a3f450d839
115 done
116 done
    Cuba, level 1, is open to all.
117 extend_military cuba
    Communism extends Military influence to Cuba.
118 pass
119 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
120 call_for_neutrality communism
    Islamic Fundamentalism calls for neutrality with Communism.
121 war fundamentalism
122 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Turn 10 is over; the highest Global Influence is 2.
    Turn 11.
    Communism draws 2 hidden cards.
hash 11 56bf98b15e93b430
123 done
124 done
    Venezuela, level 1, is open to all.
125 withdraw_economic iran
    Communism takes Economic influence back from Iran.
126 pass
127 done
128 done
129 war fundamentalism
130 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
131 lift_economic russia
    Communism exchanges one Economic card in Russia for one Cultural card.
132 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
    Turn 11 is over; the highest Global Influence is 2.
    Turn 12.
hash 12 b9ce4cf6e7111812
133 trade economic
    Communism trades one Economic card.
134 done
    Communism draws a hidden card.
135 done
    Ukraine, level 1, is open to all.
136 extend_cultural iran
    Communism extends Cultural influence to Iran.
137 pass
138 done
139 done
140 war fundamentalism
141 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Russia is at level 2 now; it was 1.
142 lift_cultural pakistan
    Communism exchanges one Cultural card in Pakistan for one Military card.
    Turn 12 is over; the highest Global Influence is 3.
    Turn 13.
    Communism draws 2 hidden cards.
hash 13 9dc3f794620005b7
143 trade military
    Communism trades one Military card.
144 done
    Communism's discard pile is shuffled: 25 cards form the new deck.
    Communism draws a hidden card.
145 done
    Algeria, level 1, is open to all.
146 pass
147 call_for_war fundamentalism
    Communism calls for war with Islamic Fundamentalism.
148 done
149 war fundamentalism
150 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
151 lift_economic pakistan
    Communism exchanges one Economic card in Pakistan for one Cultural card.
152 lift_economic russia
    Communism exchanges one Economic card in Russia for one Cultural card.
153 lift_military pakistan
    Communism exchanges one Military card in Pakistan for one Economic card.
    Turn 13 is over; the highest Global Influence is 3.
    Turn 14.
hash 14 ab1a7a6e549fe11b
154 done
155 done
    Mongolia, level 1, is open to all.
156 pass
157 done
158 call_for_neutrality communism
    Islamic Fundamentalism calls for neutrality with Communism.
159 war fundamentalism
160 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
161 lift_cultural russia
162 lay economic
    Communism exchanges one Cultural card in Russia for one Economic card.
163 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
164 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
    Turn 14 is over; the highest Global Influence is 3.
    Turn 15.
hash 15 16a14255df44923d
165 done
166 done
    Spain, level 1, is open to all.
167 extend_economic india
    Communism extends Economic influence to India.
168 pass
169 done
170 done
171 war fundamentalism
172 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
173 lift_military russia
    Communism exchanges one Military card in Russia for one Cultural card.
174 lift_economic pakistan
    Communism exchanges one Economic card in Pakistan for one Military card.
    Turn 15 is over; the highest Global Influence is 3.
    The war of ideas is over: Communism, with a Global Influence of 3.
end f0c357147ffae35c
    Communism wins after the last turn, with a Global Influence of 3.
