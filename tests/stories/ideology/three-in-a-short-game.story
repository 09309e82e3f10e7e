{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", "", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "foreign", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "none", "fundamentalism_start": "propaganda", "fundamentalism_strength": "none", "fundamentalism_weakness": "none"}, "seed": 25, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
hash 1 390bd09d9c2b5aad
1 trade military
    Capitalism trades one Military card.
    Capitalism draws a hidden card.
2 trade cultural
    Fascism trades one Cultural card.
    Fascism draws a hidden card.
3 trade economic
    Islamic Fundamentalism trades one Economic card.
    Islamic Fundamentalism draws a hidden card.
4 place_economic united_states
    Capitalism places Economic influence in the United States.
5 place_military united_states
    Capitalism places Military influence in the United States.
6 done
7 place_economic germany
    Fascism places Economic influence in Germany.
8 place_military germany
    Fascism places Military influence in Germany.
9 done
10 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
11 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
12 done
    Sweden, level 2, is open to all.
13 pass
14 extend_economic sweden
    Fascism extends Economic influence to Sweden.
15 pass
16 pass
17 pass
18 call_for_peace fascism
    Capitalism calls for peace with Fascism.
19 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
20 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
21 call_for_war capitalism
    Fascism calls for war with Capitalism.
22 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
23 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
24 peace fascism
25 peace fundamentalism
26 war capitalism
27 war fundamentalism
28 peace capitalism
29 peace fascism
    Capitalism wished peace with Fascism; Fascism's wish was war.
    Capitalism is at war with Fascism now.
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Capitalism is at peace with Islamic Fundamentalism now.
    Fascism wished war with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism is at war with Islamic Fundamentalism now.
    Turn 1 is over; the highest Global Influence is 3.
    Turn 2.
    Capitalism draws 2 hidden cards.
    Fascism draws 3 hidden cards.
    Islamic Fundamentalism draws 2 hidden cards.
hash 2 a667e1584be30f2c
30 done
31 done
32 trade military
    Islamic Fundamentalism trades one Military card.
    Islamic Fundamentalism draws a hidden card.
33 place_cultural united_states
    Capitalism places Cultural influence in the United States.
34 place_economic united_states
    Capitalism places Economic influence in the United States.
35 done
36 done
37 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
38 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
39 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
    Iraq, level 1, is open to all.
40 pass
41 extend_military sweden
    Fascism extends Military influence to Sweden.
42 pass
43 pass
44 attack_economic iran
    Fascism opens an Economic Conflict against Islamic Fundamentalism in Iran, paying 1 card besides the attack card.
    Fascism attacks in Iran with Economic card number 1.
    Fascism's Economic card takes the place of one of Islamic Fundamentalism's cards in Iran.
45 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
46 call_for_peace fascism
    Capitalism calls for peace with Fascism.
47 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
48 done
49 done
50 peace fascism
51 peace fundamentalism
52 neutral capitalism
53 neutral fundamentalism
54 peace capitalism
55 peace fascism
    Capitalism wished peace with Fascism; Fascism's wish was neutrality.
    Capitalism is neutral with Fascism now.
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism is neutral with Islamic Fundamentalism now.
    The United States is at level 4 now; it was 3.
    Iran is at level 4 now; it was 3.
    The new turn order: Capitalism, Islamic Fundamentalism and Fascism.
    Turn 2 is over; the highest Global Influence is 4.
    Turn 3.
    Capitalism draws 3 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 3 hidden cards.
hash 3 15939960593602b8
56 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
57 done
58 trade economic
    Fascism trades one Economic card.
59 done
    Fascism draws a hidden card.
60 place_military united_states
    Capitalism places Military influence in the United States.
61 done
62 done
63 place_cultural germany
    Fascism places Cultural influence in Germany.
64 done
    Algeria, level 1, is open to all.
65 extend_economic algeria
    Capitalism extends Economic influence to Algeria.
66 extend_military iraq
    Islamic Fundamentalism extends Military influence to Iraq.
67 withdraw_economic iran
    Fascism takes Economic influence back from Iran.
68 extend_economic iraq
    Capitalism extends Economic influence to Iraq.
69 pass
70 pass
71 pass
72 attack_economic sweden
    Islamic Fundamentalism opens an Economic Conflict against Fascism in Sweden, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Sweden with Economic card number 1.
73 deflect
    Fascism deflects it with 1 Economic card.
74 stop
    Islamic Fundamentalism stops in Sweden.
75 call_for_peace fascism
    Capitalism calls for peace with Fascism.
76 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
77 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
78 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
79 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
80 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
81 peace fascism
82 peace fundamentalism
83 peace capitalism
84 peace fascism
85 peace capitalism
86 peace fundamentalism
    Capitalism wished peace with Fascism; Fascism's wish was peace.
    Capitalism is at peace with Fascism now.
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism is at peace with Islamic Fundamentalism now.
    Germany is at level 4 now; it was 3.
    Turn 3 is over; the highest Global Influence is 4.
    Turn 4.
    Capitalism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 4 54331bc8d737ce8b
87 done
88 done
89 done
90 place_cultural united_states
    Capitalism places Cultural influence in the United States.
91 place_economic united_states
    Capitalism places Economic influence in the United States.
92 place_cultural united_states
    Capitalism places Cultural influence in the United States.
93 place_military united_states
    Capitalism places Military influence in the United States.
94 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
95 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
96 done
97 buy patriotism
    Fascism buys Patriotism.
98 buy propaganda
    Fascism buys Propaganda for Tactics and Patriotism, which go back.
99 place_economic germany
    Fascism places Economic influence in Germany.
100 place_military germany
    Fascism places Military influence in Germany.
    New Zealand, level 1, is open to all.
101 pass
102 extend_cultural iraq
    Islamic Fundamentalism extends Cultural influence to Iraq.
103 pass
104 withdraw_economic iraq
    Capitalism takes Economic influence back from Iraq.
105 pass
106 pass
107 pass
108 call_for_peace fascism
    Capitalism calls for peace with Fascism.
109 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
110 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
111 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
112 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
113 done
114 peace fascism
115 peace fundamentalism
116 peace capitalism
117 peace fascism
118 peace capitalism
119 neutral fundamentalism
    Capitalism wished peace with Fascism; Fascism's wish was peace.
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism wished neutrality with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism is neutral with Islamic Fundamentalism now.
    The United States is at level 6 now; it was 4.
    Iran is at level 5 now; it was 4.
    Turn 4 is over; the highest Global Influence is 6.
    Turn 5.
    Capitalism draws 6 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
hash 5 3d3fc3bf8b2266d5
120 done
121 done
122 trade military
    Fascism trades one Military card.
123 trade military
    Fascism trades one Military card.
    Fascism draws 2 hidden cards.
124 done
125 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
126 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
127 done
128 place_military germany
    Fascism places Military influence in Germany.
129 place_cultural germany
    Fascism places Cultural influence in Germany.
130 done
    Italy, level 2, is open to all.
131 extend_cultural algeria
    Capitalism extends Cultural influence to Algeria.
132 extend_military new_zealand
    Islamic Fundamentalism extends Military influence to New Zealand.
133 extend_cultural sweden
    Fascism extends Cultural influence to Sweden.
134 extend_military algeria
    Capitalism extends Military influence to Algeria.
135 pass
136 pass
137 pass
138 pass
139 call_for_peace fascism
    Capitalism calls for peace with Fascism.
140 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
141 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
142 done
143 call_for_war capitalism
    Fascism calls for war with Capitalism.
144 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
145 peace fascism
146 peace fundamentalism
147 war capitalism
148 peace fascism
149 war capitalism
150 peace fundamentalism
    Capitalism wished peace with Fascism; Fascism's wish was war.
    Capitalism is at war with Fascism now.
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Capitalism is at war with Islamic Fundamentalism now.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Fascism is at peace with Islamic Fundamentalism now.
    Germany is at level 5 now; it was 4.
    Algeria, level 1, comes under Capitalism's control.
    Turn 5 is over; the highest Global Influence is 7.
    Turn 6.
    Capitalism draws 5 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
hash 6 49473751627ef823
151 done
152 trade cultural
    Islamic Fundamentalism trades one Cultural card.
153 done
    Islamic Fundamentalism draws a hidden card.
154 done
155 place_cultural algeria
    Capitalism places Cultural influence in Algeria.
156 place_military algeria
    Capitalism places Military influence in Algeria.
157 place_economic algeria
    Capitalism places Economic influence in Algeria.
158 done
159 done
160 done
    Spain, level 1, is open to all.
161 extend_military spain
    Capitalism extends Military influence to Spain.
162 extend_cultural new_zealand
    Islamic Fundamentalism extends Cultural influence to New Zealand.
163 extend_cultural spain
    Fascism extends Cultural influence to Spain.
164 extend_military italy
    Capitalism extends Military influence to Italy.
165 extend_cultural italy
    Islamic Fundamentalism extends Cultural influence to Italy.
166 extend_cultural italy
    Fascism extends Cultural influence to Italy.
167 pass
168 extend_military italy
    Islamic Fundamentalism extends Military influence to Italy.
169 pass
170 pass
171 pass
172 pass
173 pass
174 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
175 done
176 done
177 done
178 neutral fascism
179 peace fundamentalism
180 neutral capitalism
181 peace fascism
182 war capitalism
183 peace fundamentalism
    Capitalism wished neutrality with Fascism; Fascism's wish was war.
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was neutrality.
    Capitalism is neutral with Islamic Fundamentalism now.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Algeria is at level 2 now; it was 1.
    Turn 6 is over; the highest Global Influence is 8.
    Turn 7.
    Capitalism draws 6 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 2 hidden cards.
hash 7 3b880255f43796bc
184 done
185 trade military
    Islamic Fundamentalism trades one Military card.
186 trade cultural
    Islamic Fundamentalism trades one Cultural card.
187 done
    Islamic Fundamentalism draws 2 hidden cards.
188 done
189 buy patriotism
    Capitalism buys Patriotism.
190 done
191 done
192 place_economic germany
    Fascism places Economic influence in Germany.
193 done
    Poland, level 2, is open to all.
194 extend_economic spain
    Capitalism extends Economic influence to Spain.
195 extend_economic iraq
    Islamic Fundamentalism extends Economic influence to Iraq.
196 extend_economic italy
    Fascism extends Economic influence to Italy.
197 withdraw_military italy
    Capitalism takes Military influence back from Italy.
198 pass
199 pass
200 extend_economic poland
    Capitalism extends Economic influence to Poland.
201 pass
202 pass
203 pass
204 attack_cultural italy
205 against fascism
    Capitalism opens a Cultural Conflict against Fascism in Italy, paying 0 cards besides the attack card.
    Capitalism attacks in Italy with Cultural card number 1.
206 let_stand
    Capitalism's Cultural card takes the place of one of Fascism's cards in Italy.
207 pass
208 attack_military spain
    Fascism opens a Military Conflict against Capitalism in Spain, paying 1 card besides the attack card.
    Fascism attacks in Spain with Military card number 1.
209 let_stand
    Fascism's Military card takes the place of one of Capitalism's cards in Spain.
210 attack_military spain
    Capitalism opens a Military Conflict against Fascism in Spain, paying 0 cards besides the attack card.
    Capitalism attacks in Spain with Military card number 1.
211 let_stand
    Capitalism's Military card takes the place of one of Fascism's cards in Spain.
212 attack_cultural sweden
    Islamic Fundamentalism opens a Cultural Conflict against Fascism in Sweden, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Sweden with Cultural card number 1.
213 let_stand
    Islamic Fundamentalism's Cultural card takes the place of one of Fascism's cards in Sweden.
214 attack_economic poland
    Fascism opens an Economic Conflict against Capitalism in Poland, paying 0 cards besides the attack card.
    Fascism attacks in Poland with Economic card number 1.
215 deflect
    Capitalism deflects it with 1 Economic card.
    Fascism stops in Poland.
216 attack_cultural italy
    Capitalism opens a Cultural Conflict against Islamic Fundamentalism in Italy, paying 0 cards besides the attack card.
    Capitalism attacks in Italy with Cultural card number 1.
217 deflect
    Islamic Fundamentalism deflects it with 1 Cultural card.
    Capitalism stops in Italy.
218 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
219 done
220 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
221 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
222 done
223 neutral fascism
224 peace fundamentalism
225 war capitalism
226 peace fascism
227 war capitalism
228 peace fundamentalism
    Capitalism wished neutrality with Fascism; Fascism's wish was war.
    Capitalism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was war.
    Capitalism is at war with Islamic Fundamentalism now.
    Fascism wished peace with Islamic Fundamentalism; Islamic Fundamentalism's wish was peace.
    Spain, level 1, comes under Capitalism's control.
    Iraq, level 1, comes under Islamic Fundamentalism's control.
    Turn 7 is over; the highest Global Influence is 9.
    The war of ideas is over: Capitalism, with a Global Influence of 9.
end b845a5ac97048577
    Capitalism wins with a Global Influence of 9.
