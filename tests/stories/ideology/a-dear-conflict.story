{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "one", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "none"}, "seed": 40, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 cd5b66b959b419e6
1 done
2 done
3 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
4 done
5 done
    Central Asia, level 1, is open to all.
6 pass
7 extend_economic central_asia
    Fascism extends Economic influence to Central Asia.
8 pass
9 withdraw_economic central_asia
    Fascism takes Economic influence back from Central Asia.
10 pass
11 pass
12 done
13 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
14 war fascism
15 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Fascism is at war with Imperialism now.
    Turn 1 is over; the highest Global Influence is 3.
    Turn 2.
    Imperialism draws a hidden card.
    Fascism draws 2 hidden cards.
hash 2 0ee186ed9a122362
16 done
17 done
18 buy industry
    Imperialism buys Industry.
19 done
20 place_cultural germany
    Fascism places Cultural influence in Germany.
21 done
    Iraq, level 1, is open to all.
22 pass
23 pass
24 pass
25 done
26 done
27 neutral fascism
28 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was neutrality.
    Turn 2 is over; the highest Global Influence is 3.
    Turn 3.
    Imperialism draws 2 hidden cards.
    Fascism draws a hidden card.
hash 3 b5d60cb7c5a7c306
29 done
30 trade economic
    Fascism trades one Economic card.
    Fascism draws a hidden card.
31 done
32 done
    South Africa, level 2, is open to all.
33 pass
34 pass
35 attack_cultural germany
    Imperialism opens a Cultural Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Cultural card number 1.
36 deflect
    Fascism deflects it with 1 Cultural card.
37 stop
    Imperialism stops in Germany.
38 pass
39 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
40 done
41 war fascism
42 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 3 is over; the highest Global Influence is 3.
    Turn 4.
    Imperialism draws 2 hidden cards.
    Fascism draws a hidden card.
hash 4 a0a9a803f537ebbf
43 done
44 done
45 done
46 buy patriotism
    Fascism buys Patriotism.
47 done
    The Balkans, level 1, are open to all.
48 extend_cultural balkans
    Imperialism extends Cultural influence to the Balkans.
49 extend_military balkans
    Imperialism extends Military influence to the Balkans.
50 pass
51 call_for_war fascism
    Imperialism calls for war with Fascism.
52 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
53 war fascism
54 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 4 is over; the highest Global Influence is 3.
    Turn 5.
    Imperialism draws 2 hidden cards.
    Fascism draws 2 hidden cards.
hash 5 21c0de15ef0ac007
55 done
56 done
57 done
58 done
    Iran, level 3, is open to all.
59 pass
60 pass
61 attack_economic germany
    Imperialism opens an Economic Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Economic card number 1.
62 let_stand
    Imperialism's Economic card takes the place of one of Fascism's cards in Germany.
63 attack_military balkans
    Fascism opens a Military Conflict against Imperialism in the Balkans, paying 1 card besides the attack card.
    Fascism attacks in the Balkans with Military card number 1.
    Fascism's Military card takes the place of one of Imperialism's cards in the Balkans.
64 call_for_peace fascism
    Imperialism calls for peace with Fascism.
65 done
66 war fascism
67 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 5 is over; the highest Global Influence is 3.
    Turn 6.
    Imperialism draws 2 hidden cards.
    Fascism draws 2 hidden cards.
hash 6 d2f43faf2176465e
68 trade cultural
    Imperialism trades one Cultural card.
69 trade cultural
    Imperialism trades one Cultural card.
70 done
    Imperialism draws 2 hidden cards.
71 done
72 done
73 done
    The Philippines, level 1, are open to all.
74 extend_economic iraq
    Imperialism extends Economic influence to Iraq.
75 extend_military central_asia
    Fascism extends Military influence to Central Asia.
76 pass
77 pass
78 pass
79 done
80 done
81 war fascism
82 neutral imperialism
    Fascism wished neutrality with Imperialism; Imperialism's wish was war.
    Turn 6 is over; the highest Global Influence is 3.
    Turn 7.
    Imperialism draws a hidden card.
    Fascism draws 2 hidden cards.
hash 7 78dab0e1d7ccc4ba
83 done
84 trade economic
    Fascism trades one Economic card.
85 done
    Fascism draws a hidden card.
86 done
87 place_economic germany
    Fascism places Economic influence in Germany.
88 done
    Pakistan, level 1, is open to all.
89 pass
90 pass
91 pass
92 pass
93 done
94 done
95 war fascism
96 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 7 is over; the highest Global Influence is 3.
    Turn 8.
    Fascism draws a hidden card.
hash 8 5e02f923ed44535a
97 done
98 done
99 done
100 done
    Iceland, level 1, is open to all.
101 pass
102 pass
103 pass
104 attack_cultural great_britain
    Fascism opens a Cultural Conflict against Imperialism in Great Britain, paying 2 cards besides the attack card.
    Fascism attacks in Great Britain with Cultural card number 1.
105 deflect
    Imperialism deflects it with 1 Cultural card.
    Fascism stops in Great Britain.
106 pass
107 call_for_peace fascism
    Imperialism calls for peace with Fascism.
108 done
109 war fascism
110 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 8 is over; the highest Global Influence is 3.
    Turn 9.
    Imperialism draws a hidden card.
    Fascism draws 3 hidden cards.
hash 9 39df25b4772b1824
111 trade military
    Imperialism trades one Military card.
112 done
    Imperialism draws a hidden card.
113 done
114 place_military great_britain
    Imperialism places Military influence in Great Britain.
115 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
116 done
117 buy tactics
    Fascism buys Tactics.
118 buy propaganda
    Fascism buys Propaganda for Tactics and Patriotism, which go back.
119 place_cultural germany
    Fascism places Cultural influence in Germany.
    Poland, level 2, is open to all.
120 pass
121 withdraw_military central_asia
    Fascism takes Military influence back from Central Asia.
122 pass
123 pass
124 done
125 done
126 war fascism
127 peace imperialism
    Fascism wished peace with Imperialism; Imperialism's wish was war.
    Great Britain is at level 4 now; it was 3.
    Turn 9 is over; the highest Global Influence is 4.
    Turn 10.
    Imperialism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 10 3b7464d062365e9e
128 done
129 done
130 done
131 done
    Australia, level 2, is open to all.
132 pass
133 pass
134 attack_cultural germany
    Imperialism opens a Cultural Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Cultural card number 1.
135 deflect
    Fascism deflects it with 1 Cultural card.
136 press
    Imperialism attacks in Germany with Cultural card number 2.
137 let_stand
    Imperialism's Cultural card takes the place of one of Fascism's cards in Germany.
138 pass
139 done
140 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
141 war fascism
142 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 10 is over; the highest Global Influence is 4.
    Turn 11.
    Imperialism draws 3 hidden cards.
    Fascism draws a hidden card.
hash 11 7ea1fa8c18855b53
143 trade military
    Imperialism trades one Military card.
144 done
    Imperialism draws a hidden card.
145 done
146 done
147 buy tactics
    Fascism buys Tactics.
148 done
    Brazil, level 2, is open to all.
149 pass
150 extend_economic poland
    Fascism extends Economic influence to Poland.
151 pass
152 pass
153 attack_economic poland
    Imperialism opens an Economic Conflict against Fascism in Poland, paying 1 card besides the attack card.
    Imperialism attacks in Poland with Economic card number 1.
    Imperialism's Economic card takes the place of one of Fascism's cards in Poland.
154 pass
155 done
156 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
157 war fascism
158 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 11 is over; the highest Global Influence is 4.
    Turn 12.
    Imperialism draws 2 hidden cards.
    Fascism draws 3 hidden cards.
hash 12 5cb46e39cb2bd37b
159 done
160 trade military
    Fascism trades one Military card.
161 done
    Fascism draws a hidden card.
162 done
163 done
    Egypt, level 1, is open to all.
164 pass
165 pass
166 pass
167 attack_economic germany
    Fascism opens an Economic Conflict against Imperialism in Germany, paying 1 card besides the attack card.
    Fascism attacks in Germany with Economic card number 1.
168 let_stand
    Fascism's Economic card takes the place of one of Imperialism's cards in Germany.
169 attack_military balkans
    Imperialism opens a Military Conflict against Fascism in the Balkans, paying 3 cards besides the attack card.
    Imperialism attacks in the Balkans with Military card number 1.
170 deflect
    Fascism deflects it with 1 Military card.
    Imperialism stops in the Balkans.
171 call_for_peace fascism
    Imperialism calls for peace with Fascism.
172 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
173 war fascism
174 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 12 is over; the highest Global Influence is 4.
    Turn 13.
    Imperialism draws 4 hidden cards.
    Fascism draws 3 hidden cards.
hash 13 272cae8e7ac93a7a
175 trade military
    Imperialism trades one Military card.
176 done
    Imperialism draws a hidden card.
177 done
178 done
179 done
    Turkey, level 1, is open to all.
180 pass
181 extend_cultural central_asia
    Fascism extends Cultural influence to Central Asia.
182 pass
183 pass
184 attack_economic germany
    Imperialism opens an Economic Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Economic card number 1.
185 deflect
    Fascism deflects it with 1 Economic card.
186 stop
    Imperialism stops in Germany.
187 pass
188 done
189 done
190 war fascism
191 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 13 is over; the highest Global Influence is 4.
    Turn 14.
    Imperialism draws 2 hidden cards.
    Fascism draws 2 hidden cards.
hash 14 e37f0693794b38f9
192 done
193 done
194 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
195 done
196 done
    India, level 2, is open to all.
197 pass
198 pass
199 pass
200 pass
201 done
202 call_for_war imperialism
    Fascism calls for war with Imperialism.
203 war fascism
204 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 14 is over; the highest Global Influence is 4.
    Turn 15.
    Imperialism draws a hidden card.
hash 15 f91ce386bac0c02c
205 done
206 trade economic
    Fascism trades one Economic card.
207 done
    Fascism draws a hidden card.
208 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
209 done
210 done
    Canada, level 1, is open to all.
211 extend_military egypt
    Imperialism extends Military influence to Egypt.
212 extend_cultural poland
    Fascism extends Cultural influence to Poland.
213 extend_cultural egypt
    Imperialism extends Cultural influence to Egypt.
214 extend_military iran
    Fascism extends Military influence to Iran.
215 pass
216 pass
217 done
218 done
219 war fascism
220 war imperialism
    Fascism wished war with Imperialism; Imperialism's wish was war.
    Turn 15 is over; the highest Global Influence is 4.
    The war of ideas is over: Imperialism, with a Global Influence of 4.
end 357856f66a64f29f
    Imperialism wins after the last turn, with a Global Influence of 4.
