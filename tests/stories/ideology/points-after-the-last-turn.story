{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", ""], "options": {"ideology_deal": "random", "open_talk": false, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 49, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 f62c2445ceb0373b
1 done
2 done
3 done
4 done
    The Balkans, level 1, are open to all.
5 pass
6 extend_military balkans
    Communism extends Military influence to the Balkans.
7 pass
8 pass
9 pass
10 war communism
11 war fascism
    Communism wished war with Fascism; Fascism's wish was war.
    Communism is at war with Fascism now.
12 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Economic card.
    Turn 1 is over; the highest Global Influence is 3.
    Turn 2.
    Communism draws 2 hidden cards.
hash 2 babace7c122f9e4f
13 done
14 done
15 place_economic germany
    Fascism places Economic influence in Germany.
16 done
17 done
    Egypt, level 1, is open to all.
18 extend_cultural egypt
    Fascism extends Cultural influence to Egypt.
19 pass
20 pass
21 attack_cultural germany
    Communism opens a Cultural Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Communism attacks in Germany with Cultural card number 1.
    Communism's Cultural card takes the place of one of Fascism's cards in Germany.
22 war communism
23 war fascism
    Communism wished war with Fascism; Fascism's wish was war.
    Russia is at level 2 now; it was 3.
24 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
    Turn 2 is over; the highest Global Influence is 3.
    Turn 3.
    Fascism draws 3 hidden cards.
    Communism draws a hidden card.
hash 3 fac2d2fca4ef81fe
25 done
26 trade economic
    Communism trades one Economic card.
27 done
    Communism draws a hidden card.
28 place_military germany
    Fascism places Military influence in Germany.
29 done
30 done
    Peru, level 1, is open to all.
31 pass
32 pass
33 pass
34 attack_cultural germany
    Communism opens a Cultural Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Communism attacks in Germany with Cultural card number 1.
35 deflect
    Fascism deflects it with 1 Cultural card.
    Communism stops in Germany.
36 war communism
37 peace fascism
    Communism wished peace with Fascism; Fascism's wish was war.
    Turn 3 is over; the highest Global Influence is 3.
    Turn 4.
    Fascism draws 2 hidden cards.
    Communism draws 2 hidden cards.
hash 4 5c093133917bc36a
38 done
39 done
40 done
41 done
    Poland, level 2, is open to all.
42 pass
43 withdraw_cultural germany
    Communism takes Cultural influence back from Germany.
44 pass
45 pass
46 attack_military russia
    Fascism opens a Military Conflict against Communism in Russia, paying 1 card besides the attack card.
    Fascism attacks in Russia with Military card number 1.
47 let_stand
    Fascism's Military card takes the place of one of Communism's cards in Russia.
48 pass
49 war communism
50 war fascism
    Communism wished war with Fascism; Fascism's wish was war.
    Germany is at level 2 now; it was 3.
51 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
52 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
    Turn 4 is over; the highest Global Influence is 2.
    Turn 5.
    Fascism draws a hidden card.
hash 5 01a9640d475368e2
53 done
54 done
55 done
56 done
    Southeast Asia, level 1, is open to all.
57 extend_cultural peru
    Fascism extends Cultural influence to Peru.
58 pass
59 pass
60 pass
61 war communism
62 war fascism
    Communism wished war with Fascism; Fascism's wish was war.
63 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
64 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
    Turn 5 is over; the highest Global Influence is 2.
    Turn 6.
    Fascism draws 2 hidden cards.
hash 6 fe18e85302513ca4
65 done
66 done
67 place_military germany
    Fascism places Military influence in Germany.
68 place_economic germany
    Fascism places Economic influence in Germany.
69 place_economic russia
    Communism places Economic influence in Russia.
70 place_military russia
    Communism places Military influence in Russia.
    West Africa, level 1, is open to all.
71 pass
72 withdraw_military balkans
    Communism takes Military influence back from the Balkans.
73 pass
74 war communism
75 war fascism
    Communism wished war with Fascism; Fascism's wish was war.
    Turn 6 is over; the highest Global Influence is 2.
    Turn 7.
    Fascism draws 2 hidden cards.
    Communism draws 2 hidden cards.
hash 7 4cea8104cb06a2dd
76 done
77 trade economic
    Communism trades one Economic card.
    Communism draws a hidden card.
78 place_economic germany
    Fascism places Economic influence in Germany.
79 done
80 done
    The United States, level 3, is open to all.
81 withdraw_cultural peru
    Fascism takes Cultural influence back from Peru.
82 pass
83 withdraw_cultural egypt
    Fascism takes Cultural influence back from Egypt.
84 pass
85 extend_economic poland
    Fascism extends Economic influence to Poland.
86 pass
87 pass
88 pass
89 war communism
90 war fascism
    Communism wished war with Fascism; Fascism's wish was war.
91 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
92 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
    Turn 7 is over; the highest Global Influence is 2.
    Turn 8.
    Fascism draws 2 hidden cards.
hash 8 6cacb8de60b2c046
93 done
94 trade economic
    Communism trades one Economic card.
    Communism draws a hidden card.
95 done
96 done
    Cuba, level 1, is open to all.
97 pass
98 pass
99 pass
100 attack_military russia
    Communism opens a Military Conflict against Fascism in Russia, paying 1 card besides the attack card.
    Communism attacks in Russia with Military card number 1.
101 let_stand
    Communism's Military card takes the place of one of Fascism's cards in Russia.
102 pass
103 war communism
104 war fascism
    Communism wished war with Fascism; Fascism's wish was war.
    Turn 8 is over; the highest Global Influence is 2.
    Turn 9.
    Communism draws 2 hidden cards.
hash 9 b7f85fc78f665cec
105 done
106 trade cultural
    Communism trades one Cultural card.
    Communism draws a hidden card.
107 done
108 done
    Indonesia, level 1, is open to all.
109 withdraw_economic poland
    Fascism takes Economic influence back from Poland.
110 pass
111 pass
112 pass
113 pass
114 war communism
115 peace fascism
    Communism wished peace with Fascism; Fascism's wish was war.
116 lift_economic russia
    Communism exchanges one Economic card in Russia for one Cultural card.
117 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
    Turn 9 is over; the highest Global Influence is 2.
    Turn 10.
hash 10 158643c1ea2d4794
118 trade economic
    Fascism trades one Economic card.
    Fascism draws a hidden card.
119 trade military
    Communism trades one Military card.
    Communism draws a hidden card.
120 done
121 done
    Italy, level 2, is open to all.
122 pass
123 pass
124 pass
125 pass
126 war communism
127 war fascism
    Communism wished war with Fascism; Fascism's wish was war.
    Russia is at level 3 now; it was 2.
128 lift_economic russia
    Communism exchanges one Economic card in Russia for one Cultural card.
129 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Economic card.
    The new turn order: Communism and Fascism.
    Turn 10 is over; the highest Global Influence is 3.
    Turn 11.
    Communism draws a hidden card.
hash 11 5a1441f3aa5e20b8
130 done
131 done
132 done
133 done
    New Zealand, level 1, is open to all.
134 pass
135 extend_cultural new_zealand
    Fascism extends Cultural influence to New Zealand.
136 pass
137 pass
138 pass
139 war fascism
140 war communism
    Communism wished war with Fascism; Fascism's wish was war.
141 lift_economic russia
    Communism exchanges one Economic card in Russia for one Cultural card.
142 lift_military russia
    Communism exchanges one Military card in Russia for one Economic card.
143 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Economic card.
    Turn 11 is over; the highest Global Influence is 3.
    Turn 12.
    Fascism draws 2 hidden cards.
hash 12 e9633e9ca90ed847
144 trade cultural
    Communism trades one Cultural card.
    Communism draws a hidden card.
145 done
146 place_military russia
    Communism places Military influence in Russia.
147 buy industry
    Communism buys Industry.
148 place_cultural germany
    Fascism places Cultural influence in Germany.
149 done
    The Philippines, level 1, are open to all.
150 pass
151 war fascism
152 war communism
    Communism wished war with Fascism; Fascism's wish was war.
    Germany is at level 3 now; it was 2.
    Turn 12 is over; the highest Global Influence is 3.
    Turn 13.
    Communism draws 3 hidden cards.
    Fascism draws 2 hidden cards.
hash 13 dcb2da89d0ef6d33
153 done
154 trade economic
    Fascism trades one Economic card.
155 done
    Fascism draws a hidden card.
156 place_economic russia
    Communism places Economic influence in Russia.
157 done
158 done
    Algeria, level 1, is open to all.
159 pass
160 pass
161 pass
162 pass
163 war fascism
164 war communism
    Communism wished war with Fascism; Fascism's wish was war.
165 lift_military russia
    Communism exchanges one Military card in Russia for one Cultural card.
166 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
    Turn 13 is over; the highest Global Influence is 3.
    Turn 14.
    Communism draws a hidden card.
hash 14 98cb0ed6d01119ac
167 done
168 done
169 done
170 done
    Saudi Arabia, level 2, is open to all.
171 pass
172 extend_economic egypt
    Fascism extends Economic influence to Egypt.
173 pass
174 pass
175 pass
176 war fascism
177 war communism
    Communism wished war with Fascism; Fascism's wish was war.
    Russia is at level 4 now; it was 3.
178 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
179 lift_economic russia
    Communism exchanges one Economic card in Russia for one Military card.
180 done
    Turn 14 is over; the highest Global Influence is 4.
    Turn 15.
    Communism draws a hidden card.
    Fascism draws 2 hidden cards.
hash 15 8e0888be9dd3aa6d
181 done
182 done
183 done
184 done
    Canada, level 1, is open to all.
185 extend_economic southeast_asia
    Communism extends Economic influence to Southeast Asia.
186 pass
187 pass
188 pass
189 pass
190 war fascism
191 war communism
    Communism wished war with Fascism; Fascism's wish was war.
    Russia is at level 3 now; it was 4.
192 lift_economic russia
    Communism exchanges one Economic card in Russia for one Cultural card.
193 lift_cultural russia
    Communism exchanges one Cultural card in Russia for one Economic card.
    Turn 15 is over; the highest Global Influence is 3.
    The war of ideas is over: Communism, with a Global Influence of 3.
end 49fd19bf28797f95
    Communism wins after the last turn: the Global Influence of 3 is shared, and 2 Advancement points decide.
