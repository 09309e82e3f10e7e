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
    Capitalism places Economic influence in United States.
5 place_military united_states
    Capitalism places Military influence in United States.
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
    Sweden, level 1, is open to all.
13 pass
14 extend_economic sweden
    Fascism extends Economic influence to Sweden.
15 pass
16 pass
17 call_for_peace fascism
    Capitalism calls for peace with Fascism.
18 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
19 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
20 call_for_war capitalism
    Fascism calls for war with Capitalism.
21 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
22 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
23 peace fascism
24 peace fundamentalism
25 war capitalism
26 war fundamentalism
27 peace capitalism
28 peace fascism
    Capitalism and Fascism are at war now.
    Capitalism and Islamic Fundamentalism are at peace now.
    Fascism and Islamic Fundamentalism are at war now.
    Turn 1 is over; the highest Global Influence is 3.
    Turn 2.
    Capitalism draws 2 hidden cards.
    Fascism draws 3 hidden cards.
    Islamic Fundamentalism draws 2 hidden cards.
hash 2 08c3bc69b199ee62
29 done
30 done
31 trade military
    Islamic Fundamentalism trades one Military card.
    Islamic Fundamentalism draws a hidden card.
32 place_cultural united_states
    Capitalism places Cultural influence in United States.
33 place_economic united_states
    Capitalism places Economic influence in United States.
34 done
35 done
36 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
37 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
38 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
    Iraq, level 1, is open to all.
39 pass
40 extend_military sweden
    Fascism extends Military influence to Sweden.
41 pass
42 pass
43 attack_economic iran
    Fascism opens an Economic Conflict against Islamic Fundamentalism in Iran, paying 1 card besides the attack card.
    Fascism attacks in Iran with Economic card number 1.
    Fascism's Economic card takes the place of one of Islamic Fundamentalism's cards in Iran.
44 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
45 call_for_peace fascism
    Capitalism calls for peace with Fascism.
46 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
47 done
48 done
49 peace fascism
50 peace fundamentalism
51 neutral capitalism
52 neutral fundamentalism
53 peace capitalism
54 peace fascism
    Capitalism and Fascism are neutral now.
    Fascism and Islamic Fundamentalism are neutral now.
    United States is at level 4 now; it was 3.
    Iran is at level 4 now; it was 3.
    The new turn order: Capitalism, Islamic Fundamentalism and Fascism.
    Turn 2 is over; the highest Global Influence is 4.
    Turn 3.
    Capitalism draws 3 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 3 hidden cards.
hash 3 bbc9b49afddb3d76
55 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
56 done
57 trade economic
    Fascism trades one Economic card.
58 done
    Fascism draws a hidden card.
59 place_military united_states
    Capitalism places Military influence in United States.
60 done
61 done
62 place_cultural germany
    Fascism places Cultural influence in Germany.
63 done
    Algeria, level 1, is open to all.
64 extend_economic algeria
    Capitalism extends Economic influence to Algeria.
65 extend_military iraq
    Islamic Fundamentalism extends Military influence to Iraq.
66 withdraw_economic iran
    Fascism takes Economic influence back from Iran.
67 extend_economic iraq
    Capitalism extends Economic influence to Iraq.
68 pass
69 pass
70 pass
71 attack_economic sweden
    Islamic Fundamentalism opens an Economic Conflict against Fascism in Sweden, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Sweden with Economic card number 1.
72 deflect
    Fascism deflects it with 1 Economic card.
73 stop
    Islamic Fundamentalism stops in Sweden.
74 call_for_peace fascism
    Capitalism calls for peace with Fascism.
75 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
76 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
77 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
78 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
79 call_for_neutrality fundamentalism
    Fascism calls for neutrality with Islamic Fundamentalism.
80 peace fascism
81 peace fundamentalism
82 peace capitalism
83 peace fascism
84 peace capitalism
85 peace fundamentalism
    Capitalism and Fascism are at peace now.
    Fascism and Islamic Fundamentalism are at peace now.
    Germany is at level 4 now; it was 3.
    Turn 3 is over; the highest Global Influence is 4.
    Turn 4.
    Capitalism draws 3 hidden cards.
    Islamic Fundamentalism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 4 f9b02f1a67c773cf
86 done
87 done
88 done
89 place_cultural united_states
    Capitalism places Cultural influence in United States.
90 place_economic united_states
    Capitalism places Economic influence in United States.
91 place_cultural united_states
    Capitalism places Cultural influence in United States.
92 place_military united_states
    Capitalism places Military influence in United States.
93 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
94 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
95 done
96 buy patriotism
    Fascism buys Patriotism.
97 buy propaganda
    Fascism buys Propaganda for Tactics and Patriotism, which go back.
98 place_economic germany
    Fascism places Economic influence in Germany.
99 place_military germany
    Fascism places Military influence in Germany.
    New Zealand, level 1, is open to all.
100 pass
101 extend_cultural iraq
    Islamic Fundamentalism extends Cultural influence to Iraq.
102 pass
103 withdraw_economic iraq
    Capitalism takes Economic influence back from Iraq.
104 pass
105 pass
106 pass
107 call_for_peace fascism
    Capitalism calls for peace with Fascism.
108 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
109 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
110 call_for_peace capitalism
    Islamic Fundamentalism calls for peace with Capitalism.
111 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
112 done
113 peace fascism
114 peace fundamentalism
115 peace capitalism
116 peace fascism
117 peace capitalism
118 neutral fundamentalism
    Fascism and Islamic Fundamentalism are neutral now.
    United States is at level 6 now; it was 4.
    Iran is at level 5 now; it was 4.
    Turn 4 is over; the highest Global Influence is 6.
    Turn 5.
    Capitalism draws 6 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
    Fascism draws 4 hidden cards.
hash 5 8f9c607483a465b6
119 done
120 done
121 trade military
    Fascism trades one Military card.
122 trade military
    Fascism trades one Military card.
    Fascism draws 2 hidden cards.
123 done
124 place_military iran
    Islamic Fundamentalism places Military influence in Iran.
125 place_economic iran
    Islamic Fundamentalism places Economic influence in Iran.
126 done
127 place_military germany
    Fascism places Military influence in Germany.
128 place_cultural germany
    Fascism places Cultural influence in Germany.
129 done
    Italy, level 2, is open to all.
130 extend_cultural algeria
    Capitalism extends Cultural influence to Algeria.
131 extend_military new_zealand
    Islamic Fundamentalism extends Military influence to New Zealand.
132 extend_cultural sweden
    Fascism extends Cultural influence to Sweden.
133 extend_military algeria
    Capitalism extends Military influence to Algeria.
134 pass
135 pass
136 pass
137 pass
138 call_for_peace fascism
    Capitalism calls for peace with Fascism.
139 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
140 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
141 done
142 call_for_war capitalism
    Fascism calls for war with Capitalism.
143 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
144 peace fascism
145 peace fundamentalism
146 war capitalism
147 peace fascism
148 war capitalism
149 peace fundamentalism
    Capitalism and Fascism are at war now.
    Capitalism and Islamic Fundamentalism are at war now.
    Fascism and Islamic Fundamentalism are at peace now.
    Germany is at level 5 now; it was 4.
    Sweden, level 1, comes under Fascism's control.
    Algeria, level 1, comes under Capitalism's control.
    The new turn order: Capitalism, Fascism and Islamic Fundamentalism.
    Turn 5 is over; the highest Global Influence is 7.
    Turn 6.
    Capitalism draws 5 hidden cards.
    Fascism draws 5 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
hash 6 31fbb68a4895a656
150 done
151 trade cultural
    Fascism trades one Cultural card.
152 done
    Fascism draws a hidden card.
153 done
154 place_cultural algeria
    Capitalism places Cultural influence in Algeria.
155 place_military algeria
    Capitalism places Military influence in Algeria.
156 place_economic algeria
    Capitalism places Economic influence in Algeria.
157 done
158 place_economic germany
    Fascism places Economic influence in Germany.
159 place_economic sweden
    Fascism places Economic influence in Sweden.
160 place_cultural germany
    Fascism places Cultural influence in Germany.
161 place_military sweden
    Fascism places Military influence in Sweden.
162 done
163 place_cultural iran
    Islamic Fundamentalism places Cultural influence in Iran.
164 done
    Spain, level 1, is open to all.
165 extend_military spain
    Capitalism extends Military influence to Spain.
166 extend_economic italy
    Fascism extends Economic influence to Italy.
167 extend_cultural new_zealand
    Islamic Fundamentalism extends Cultural influence to New Zealand.
168 extend_cultural spain
    Capitalism extends Cultural influence to Spain.
169 extend_military italy
    Fascism extends Military influence to Italy.
170 extend_cultural italy
    Islamic Fundamentalism extends Cultural influence to Italy.
171 extend_cultural italy
    Capitalism extends Cultural influence to Italy.
172 pass
173 extend_military italy
    Islamic Fundamentalism extends Military influence to Italy.
174 pass
175 withdraw_economic italy
    Fascism takes Economic influence back from Italy.
176 pass
177 pass
178 pass
179 pass
180 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
181 done
182 done
183 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
184 done
185 neutral fascism
186 peace fundamentalism
187 neutral capitalism
188 neutral fundamentalism
189 war capitalism
190 peace fascism
    Capitalism and Fascism are neutral now.
    Fascism and Islamic Fundamentalism are neutral now.
    Germany is at level 6 now; it was 5.
    Iran is at level 6 now; it was 5.
    Algeria is at level 2 now; it was 1.
    Turn 6 is over; the highest Global Influence is 8.
    Turn 7.
    Capitalism draws 7 hidden cards.
    Fascism draws 7 hidden cards.
    Islamic Fundamentalism draws 6 hidden cards.
hash 7 c919d5903c32f796
191 done
192 trade military
    Fascism trades one Military card.
193 trade cultural
    Fascism trades one Cultural card.
194 trade economic
    Fascism trades one Economic card.
    Fascism's discard pile is shuffled: 14 cards form the new deck.
    Fascism draws 3 hidden cards.
195 done
196 done
197 place_cultural sweden
    Fascism places Cultural influence in Sweden.
198 buy tactics
    Fascism buys Tactics.
199 buy patriotism
    Fascism buys Patriotism.
200 buy propaganda
    Fascism buys Propaganda for Tactics and Patriotism, which go back.
201 done
202 done
    Poland, level 2, is open to all.
203 extend_economic spain
    Capitalism extends Economic influence to Spain.
204 extend_military poland
    Fascism extends Military influence to Poland.
205 extend_economic iraq
    Islamic Fundamentalism extends Economic influence to Iraq.
206 extend_economic italy
    Capitalism extends Economic influence to Italy.
207 withdraw_military italy
    Fascism takes Military influence back from Italy.
208 extend_military italy
    Islamic Fundamentalism extends Military influence to Italy.
209 extend_economic italy
    Capitalism extends Economic influence to Italy.
210 pass
211 extend_cultural poland
    Islamic Fundamentalism extends Cultural influence to Poland.
212 pass
213 extend_economic poland
    Fascism extends Economic influence to Poland.
214 withdraw_cultural poland
    Islamic Fundamentalism takes Cultural influence back from Poland.
215 pass
216 pass
217 pass
218 attack_military italy
    Capitalism opens a Military Conflict against Islamic Fundamentalism in Italy, paying 1 card besides the attack card.
    Capitalism attacks in Italy with Military card number 1.
219 let_stand
    Capitalism's Military card takes the place of one of Islamic Fundamentalism's cards in Italy.
220 attack_cultural italy
    Islamic Fundamentalism opens a Cultural Conflict against Capitalism in Italy, paying 1 card besides the attack card.
    Islamic Fundamentalism attacks in Italy with Cultural card number 1.
221 repel
    Capitalism's culture repels it without a card.
    Islamic Fundamentalism stops in Italy.
222 attack_cultural new_zealand
    Capitalism opens a Cultural Conflict against Islamic Fundamentalism in New Zealand, paying 1 card besides the attack card.
    Capitalism attacks in New Zealand with Cultural card number 1.
    Capitalism's Cultural card takes the place of one of Islamic Fundamentalism's cards in New Zealand.
223 pass
224 call_for_peace fundamentalism
    Capitalism calls for peace with Islamic Fundamentalism.
225 done
226 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
227 call_for_war fundamentalism
    Fascism calls for war with Islamic Fundamentalism.
228 call_for_peace fascism
    Islamic Fundamentalism calls for peace with Fascism.
229 done
230 neutral fascism
231 peace fundamentalism
232 war capitalism
233 peace fundamentalism
234 war capitalism
235 peace fascism
    Capitalism and Fascism are at war now.
    Fascism and Islamic Fundamentalism are at peace now.
    Sweden is at level 2 now; it was 1.
    Spain, level 1, comes under Capitalism's control.
    Italy, level 2, comes under Capitalism's control.
    Iraq, level 1, comes under Islamic Fundamentalism's control.
    Turn 7 is over; the highest Global Influence is 11.
    The war of ideas is over: Capitalism, with a Global Influence of 11.
end 02114787578038be
    Capitalism wins with a Global Influence of 11.
