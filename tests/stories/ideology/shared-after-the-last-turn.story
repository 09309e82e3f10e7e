{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", ""], "options": {"ideology_deal": "random", "open_talk": false, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 14, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 b24ef32df66abed5
1 done
2 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
3 done
4 done
    Italy, level 2, is open to all.
5 pass
6 pass
7 attack_economic united_states
    Imperialism opens an Economic Conflict against Capitalism in the United States, paying 1 card besides the attack card.
    Imperialism attacks in the United States with Economic card number 1.
8 let_stand
    Imperialism's Economic card takes the place of one of Capitalism's cards in the United States.
9 pass
10 war capitalism
11 peace imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was peace.
    Imperialism is at war with Capitalism now.
    Turn 1 is over; the highest Global Influence is 3.
    Turn 2.
    Imperialism draws 2 hidden cards.
hash 2 05ba8c22a798887f
12 done
13 done
14 done
15 done
    Spain, level 1, is open to all.
16 withdraw_economic united_states
    Imperialism takes Economic influence back from the United States.
17 pass
18 pass
19 attack_military united_states
    Imperialism opens a Military Conflict against Capitalism in the United States, paying 1 card besides the attack card.
    Imperialism attacks in the United States with Military card number 1.
20 deflect
    Capitalism deflects it with 1 Military card.
21 stop
    Imperialism stops in the United States.
22 pass
23 war capitalism
24 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    The United States is at level 2 now; it was 3.
    Turn 2 is over; the highest Global Influence is 3.
    Turn 3.
    Imperialism draws 2 hidden cards.
hash 3 ece99316d30d56c9
25 done
26 done
27 place_military great_britain
    Imperialism places Military influence in Great Britain.
28 done
29 done
    Central America, level 1, is open to all.
30 pass
31 pass
32 pass
33 pass
34 war capitalism
35 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Turn 3 is over; the highest Global Influence is 3.
    Turn 4.
    Imperialism draws a hidden card.
hash 4 e8785cde4dba427a
36 done
37 trade cultural
    Capitalism trades one Cultural card.
    Capitalism draws a hidden card.
38 done
39 done
    Russia, level 3, is open to all.
40 extend_cultural spain
    Imperialism extends Cultural influence to Spain.
41 extend_economic russia
    Capitalism extends Economic influence to Russia.
42 pass
43 pass
44 pass
45 pass
46 war capitalism
47 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Turn 4 is over; the highest Global Influence is 3.
    Turn 5.
    Imperialism draws a hidden card.
    Capitalism draws a hidden card.
hash 5 e5023012b94e4484
48 done
49 done
50 buy patriotism
    Imperialism buys Patriotism.
51 done
52 place_military united_states
    Capitalism places Military influence in the United States.
53 done
    Israel, level 2, is open to all.
54 pass
55 pass
56 pass
57 war capitalism
58 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Turn 5 is over; the highest Global Influence is 3.
    Turn 6.
    Imperialism draws 2 hidden cards.
    Capitalism draws a hidden card.
hash 6 2bc2cd05599b996c
59 done
60 trade military
    Capitalism trades one Military card.
61 done
    Capitalism draws a hidden card.
62 buy tactics
    Imperialism buys Tactics.
63 done
64 done
    Central Asia, level 1, is open to all.
65 pass
66 pass
67 pass
68 peace capitalism
69 war imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was war.
    Turn 6 is over; the highest Global Influence is 3.
    Turn 7.
    Imperialism draws 2 hidden cards.
hash 7 f61a3bfec1161e1c
70 done
71 trade cultural
    Capitalism trades one Cultural card.
72 done
    Capitalism draws a hidden card.
73 done
74 done
    South Africa, level 2, is open to all.
75 pass
76 pass
77 pass
78 pass
79 war capitalism
80 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Turn 7 is over; the highest Global Influence is 3.
    Turn 8.
hash 8 61fa475b02e39f5a
81 done
82 done
83 done
84 place_cultural united_states
    Capitalism places Cultural influence in the United States.
85 place_military united_states
    Capitalism places Military influence in the United States.
    The Philippines, level 1, are open to all.
86 extend_cultural philippines
    Imperialism extends Cultural influence to the Philippines.
87 withdraw_economic russia
    Capitalism takes Economic influence back from Russia.
88 pass
89 pass
90 war capitalism
91 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Turn 8 is over; the highest Global Influence is 3.
    Turn 9.
    Imperialism draws a hidden card.
    Capitalism draws 2 hidden cards.
hash 9 957fd45c61c6bee2
92 done
93 done
94 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
95 done
96 done
    Venezuela, level 1, is open to all.
97 extend_economic central_america
    Imperialism extends Economic influence to Central America.
98 extend_cultural venezuela
    Capitalism extends Cultural influence to Venezuela.
99 withdraw_cultural spain
    Imperialism takes Cultural influence back from Spain.
100 pass
101 extend_cultural central_asia
    Imperialism extends Cultural influence to Central Asia.
102 pass
103 withdraw_cultural philippines
    Imperialism takes Cultural influence back from the Philippines.
104 pass
105 pass
106 neutral capitalism
107 war imperialism
    Imperialism wished neutrality with Capitalism; Capitalism's wish was war.
    Turn 9 is over; the highest Global Influence is 3.
    Turn 10.
    Imperialism draws 3 hidden cards.
    Capitalism draws 2 hidden cards.
hash 10 c4d2a6ce021db811
108 done
109 trade economic
    Capitalism trades one Economic card.
110 trade military
    Capitalism trades one Military card.
    Capitalism draws 2 hidden cards.
111 done
112 done
    Poland, level 2, is open to all.
113 extend_military russia
    Imperialism extends Military influence to Russia.
114 extend_economic poland
    Capitalism extends Economic influence to Poland.
115 pass
116 pass
117 pass
118 war capitalism
119 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Turn 10 is over; the highest Global Influence is 3.
    Turn 11.
    Imperialism draws 2 hidden cards.
    Capitalism draws a hidden card.
hash 11 8c00ad7687cb63ab
120 done
121 done
122 done
123 done
    Peru, level 1, is open to all.
124 pass
125 pass
126 pass
127 pass
128 war capitalism
129 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Turn 11 is over; the highest Global Influence is 3.
    Turn 12.
hash 12 b7ffc66a8227bc62
130 done
131 done
132 done
133 done
    Egypt, level 1, is open to all.
134 pass
135 pass
136 pass
137 pass
138 war capitalism
139 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Turn 12 is over; the highest Global Influence is 3.
    Turn 13.
hash 13 e8e920370bd7c71b
140 done
141 done
142 done
143 done
    Brazil, level 2, is open to all.
144 extend_economic spain
    Imperialism extends Economic influence to Spain.
145 withdraw_cultural venezuela
    Capitalism takes Cultural influence back from Venezuela.
146 pass
147 pass
148 pass
149 pass
150 war capitalism
151 neutral imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was neutrality.
    Turn 13 is over; the highest Global Influence is 3.
    Turn 14.
    Imperialism draws a hidden card.
hash 14 35db9cd72432b84a
152 done
153 trade cultural
    Capitalism trades one Cultural card.
154 trade military
    Capitalism trades one Military card.
    Capitalism draws 2 hidden cards.
155 done
156 place_economic united_states
    Capitalism places Economic influence in the United States.
157 done
    China, level 2, is open to all.
158 pass
159 pass
160 pass
161 pass
162 war capitalism
163 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    The United States is at level 3 now; it was 2.
    Turn 14 is over; the highest Global Influence is 3.
    Turn 15.
    Capitalism draws 2 hidden cards.
hash 15 8e60b69446d3c32d
164 done
165 trade military
    Capitalism trades one Military card.
166 done
    Capitalism draws a hidden card.
167 done
168 buy tactics
    Capitalism buys Tactics.
169 done
    Australia, level 2, is open to all.
170 extend_military egypt
    Imperialism extends Military influence to Egypt.
171 pass
172 extend_cultural philippines
    Imperialism extends Cultural influence to the Philippines.
173 pass
174 pass
175 pass
176 war capitalism
177 war imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Turn 15 is over; the highest Global Influence is 3.
    The war of ideas is over: Imperialism and Capitalism, with a Global Influence of 3.
end 7439c9a5618fb7bc
    Imperialism and Capitalism share control of the world after the last turn, with a Global Influence of 3 each.
