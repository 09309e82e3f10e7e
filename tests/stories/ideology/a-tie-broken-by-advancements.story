{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", "", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "whole_region", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "none", "fundamentalism_weakness": "trade_embargo"}, "seed": 3, "date": "", "chairs": ["Seat 0", "Seat 1", "Seat 2"], "names": ["Seat 0", "Seat 1", "Seat 2"]}
hash 1 0b7897501cb84994
1 done
2 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
3 trade military
    Fascism trades one Military card.
    Fascism draws a hidden card.
4 done
5 place_economic united_states
    Capitalism places Economic influence in United States.
6 done
7 place_economic germany
    Fascism places Economic influence in Germany.
8 done
    Israel, level 2, is open to all.
9 extend_economic israel
    Imperialism extends Economic influence to Israel.
10 extend_economic israel
    Capitalism extends Economic influence to Israel.
11 pass
12 pass
13 pass
14 attack_economic israel
    Capitalism opens an Economic Conflict against Imperialism in Israel, paying 0 cards besides the attack card.
    Capitalism attacks in Israel with Economic card number 1.
15 let_stand
    Capitalism's Economic card takes the place of one of Imperialism's cards in Israel.
16 attack_economic israel
    Fascism opens an Economic Conflict against Capitalism in Israel, paying 1 card besides the attack card.
    Fascism attacks in Israel with Economic card number 1.
    Fascism's Economic card takes the place of one of Capitalism's cards in Israel.
17 done
18 call_for_peace fascism
    Capitalism calls for peace with Fascism.
19 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
20 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
21 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
22 war capitalism
23 war fascism
24 peace imperialism
25 peace fascism
26 peace capitalism
27 war imperialism
    Capitalism and Imperialism are at war now.
    Capitalism and Fascism are at peace now.
    Imperialism and Fascism are at war now.
    Turn 1 is over; the highest Global Influence is 3.
    Turn 2.
    Imperialism draws 2 hidden cards.
    Capitalism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 2 b2f49730032bfa12
28 trade military
    Imperialism trades one Military card.
    Imperialism draws a hidden card.
29 done
30 trade economic
    Fascism trades one Economic card.
31 done
    Fascism draws a hidden card.
32 done
33 place_military united_states
    Capitalism places Military influence in United States.
34 done
35 place_military germany
    Fascism places Military influence in Germany.
36 done
    Sweden, level 1, is open to all.
37 extend_military sweden
    Imperialism extends Military influence to Sweden.
38 extend_military israel
    Capitalism extends Military influence to Israel.
39 pass
40 pass
41 pass
42 pass
43 attack_military sweden
    Fascism opens a Military Conflict against Imperialism in Sweden, paying 0 cards besides the attack card.
    Fascism attacks in Sweden with Military card number 1.
44 let_stand
    Fascism's Military card takes the place of one of Imperialism's cards in Sweden.
45 pass
46 call_for_war fascism
    Imperialism calls for war with Fascism.
47 done
48 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
49 call_for_peace fascism
    Capitalism calls for peace with Fascism.
50 call_for_war capitalism
    Fascism calls for war with Capitalism.
51 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
52 war capitalism
53 war fascism
54 peace imperialism
55 peace fascism
56 peace capitalism
57 war imperialism
    Turn 2 is over; the highest Global Influence is 3.
    Turn 3.
    Imperialism draws a hidden card.
    Capitalism draws 3 hidden cards.
    Fascism draws 2 hidden cards.
hash 3 5ef9e4d7f303c999
58 trade military
    Imperialism trades one Military card.
    Imperialism draws a hidden card.
59 done
60 done
61 done
62 done
63 done
    Iceland, level 1, is open to all.
64 pass
65 extend_economic sweden
    Capitalism extends Economic influence to Sweden.
66 pass
67 extend_cultural sweden
    Imperialism extends Cultural influence to Sweden.
68 extend_economic iceland
    Capitalism extends Economic influence to Iceland.
69 extend_military iceland
    Fascism extends Military influence to Iceland.
70 pass
71 pass
72 pass
73 pass
74 pass
75 done
76 call_for_peace fascism
    Capitalism calls for peace with Fascism.
77 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
78 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
79 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
80 war capitalism
81 war fascism
82 peace imperialism
83 peace fascism
84 neutral capitalism
85 peace imperialism
    Capitalism and Fascism are neutral now.
    Turn 3 is over; the highest Global Influence is 3.
    Turn 4.
    Imperialism draws a hidden card.
    Capitalism draws 2 hidden cards.
    Fascism draws 2 hidden cards.
hash 4 6b3151a65223cba0
86 done
87 done
88 done
89 done
90 place_cultural united_states
    Capitalism places Cultural influence in United States.
91 place_military united_states
    Capitalism places Military influence in United States.
92 done
93 place_military germany
    Fascism places Military influence in Germany.
94 place_cultural germany
    Fascism places Cultural influence in Germany.
95 done
    Central America, level 1, is open to all.
96 withdraw_cultural sweden
    Imperialism takes Cultural influence back from Sweden.
97 pass
98 withdraw_economic israel
    Fascism takes Economic influence back from Israel.
99 pass
100 pass
101 pass
102 attack_cultural germany
    Imperialism opens a Cultural Conflict against Fascism in Germany, paying 1 card besides the attack card.
    Imperialism attacks in Germany with Cultural card number 1.
103 let_stand
    Imperialism's Cultural card takes the place of one of Fascism's cards in Germany.
104 pass
105 pass
106 pass
107 done
108 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
109 call_for_peace fascism
    Capitalism calls for peace with Fascism.
110 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
111 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
112 peace capitalism
113 war fascism
114 peace imperialism
115 peace fascism
116 neutral capitalism
117 war imperialism
    Capitalism and Imperialism are at peace now.
    United States is at level 4 now; it was 3.
    Germany is at level 4 now; it was 3.
    The new turn order: Capitalism, Fascism and Imperialism.
    Turn 4 is over; the highest Global Influence is 4.
    Turn 5.
    Capitalism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
    Imperialism draws 2 hidden cards.
hash 5 ec3a997224c43d9f
118 done
119 trade military
    Fascism trades one Military card.
120 done
    Fascism draws a hidden card.
121 trade military
    Imperialism trades one Military card.
122 done
    Imperialism draws a hidden card.
123 place_economic united_states
    Capitalism places Economic influence in United States.
124 done
125 place_economic germany
    Fascism places Economic influence in Germany.
126 place_cultural germany
    Fascism places Cultural influence in Germany.
127 place_economic germany
    Fascism places Economic influence in Germany.
128 done
129 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
130 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
131 done
    Mongolia, level 1, is open to all.
132 extend_military israel
    Capitalism extends Military influence to Israel.
133 pass
134 pass
135 pass
136 pass
137 pass
138 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
139 call_for_peace fascism
    Capitalism calls for peace with Fascism.
140 done
141 done
142 peace imperialism
143 peace fascism
144 war capitalism
145 war imperialism
146 war capitalism
147 war fascism
    Capitalism and Imperialism are at war now.
    Capitalism and Fascism are at war now.
    Germany is at level 5 now; it was 4.
    The new turn order: Fascism, Capitalism and Imperialism.
    Turn 5 is over; the highest Global Influence is 5.
    Turn 6.
    Fascism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
    Imperialism draws 2 hidden cards.
hash 6 bb29e42af6879f56
148 done
149 done
150 done
151 place_cultural germany
    Fascism places Cultural influence in Germany.
152 place_military germany
    Fascism places Military influence in Germany.
153 done
154 place_cultural united_states
    Capitalism places Cultural influence in United States.
155 place_cultural united_states
    Capitalism places Cultural influence in United States.
156 place_military united_states
    Capitalism places Military influence in United States.
157 done
158 done
    Australia, level 2, is open to all.
159 extend_cultural sweden
    Fascism extends Cultural influence to Sweden.
160 withdraw_economic sweden
    Capitalism takes Economic influence back from Sweden.
161 extend_cultural central_america
    Imperialism extends Cultural influence to Central America.
162 extend_economic sweden
    Fascism extends Economic influence to Sweden.
163 pass
164 pass
165 pass
166 pass
167 attack_economic iceland
    Imperialism opens an Economic Conflict against Capitalism in Iceland, paying 0 cards besides the attack card.
    Imperialism attacks in Iceland with Economic card number 1.
168 let_stand
    Imperialism's Economic card takes the place of one of Capitalism's cards in Iceland.
169 pass
170 pass
171 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
172 call_for_war capitalism
    Fascism calls for war with Capitalism.
173 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
174 done
175 call_for_neutrality fascism
    Imperialism calls for neutrality with Fascism.
176 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
177 neutral capitalism
178 neutral imperialism
179 peace imperialism
180 peace fascism
181 war capitalism
182 war fascism
    Capitalism and Fascism are neutral now.
    United States is at level 5 now; it was 4.
    Germany is at level 6 now; it was 5.
    Sweden, level 1, comes under Fascism's control.
    Turn 6 is over; the highest Global Influence is 7.
    Turn 7.
    Fascism draws 6 hidden cards.
    Capitalism draws 4 hidden cards.
    Imperialism draws 2 hidden cards.
hash 7 6ab5341e3bd9c6b7
183 trade cultural
    Fascism trades one Cultural card.
184 done
    Fascism draws a hidden card.
185 done
186 trade military
    Imperialism trades one Military card.
187 trade economic
    Imperialism trades one Economic card.
188 done
    Imperialism draws 2 hidden cards.
189 place_economic sweden
    Fascism places Economic influence in Sweden.
190 place_cultural sweden
    Fascism places Cultural influence in Sweden.
191 done
192 place_economic united_states
    Capitalism places Economic influence in United States.
193 done
194 done
    Mexico, level 2, is open to all.
195 extend_cultural iceland
    Fascism extends Cultural influence to Iceland.
196 extend_economic israel
    Capitalism extends Economic influence to Israel.
197 pass
198 extend_military central_america
    Fascism extends Military influence to Central America.
199 extend_cultural israel
    Capitalism extends Cultural influence to Israel.
200 pass
201 extend_economic central_america
    Fascism extends Economic influence to Central America.
202 extend_military mexico
    Capitalism extends Military influence to Mexico.
203 extend_military mexico
    Imperialism extends Military influence to Mexico.
204 pass
205 pass
206 withdraw_economic iceland
    Imperialism takes Economic influence back from Iceland.
207 pass
208 pass
209 pass
210 attack_cultural sweden
    Imperialism opens a Cultural Conflict against Fascism in Sweden, paying 0 cards besides the attack card.
    Imperialism attacks in Sweden with Cultural card number 1.
    Imperialism's Cultural card takes the place of one of Fascism's cards in Sweden.
211 call_for_neutrality capitalism
    Fascism calls for neutrality with Capitalism.
212 done
213 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
214 done
215 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
216 done
217 war capitalism
218 war imperialism
219 peace imperialism
220 neutral fascism
221 war capitalism
222 war fascism
    Capitalism and Fascism are at war now.
    United States is at level 6 now; it was 5.
    Central America, level 1, comes under Fascism's control.
    Turn 7 is over; the highest Global Influence is 8.
    Turn 8.
    Fascism draws 8 hidden cards.
    Capitalism draws 6 hidden cards.
    Imperialism draws 3 hidden cards.
hash 8 db024fc025e54970
223 done
224 done
225 trade economic
    Imperialism trades one Economic card.
226 done
    Imperialism draws a hidden card.
227 place_military sweden
    Fascism places Military influence in Sweden.
228 place_military central_america
    Fascism places Military influence in Central America.
229 place_economic central_america
    Fascism places Economic influence in Central America.
230 place_cultural central_america
    Fascism places Cultural influence in Central America.
231 done
232 done
233 done
    South Africa, level 2, is open to all.
234 extend_cultural mexico
    Fascism extends Cultural influence to Mexico.
235 extend_cultural israel
    Capitalism extends Cultural influence to Israel.
236 pass
237 extend_cultural mexico
    Fascism extends Cultural influence to Mexico.
238 extend_economic mexico
    Capitalism extends Economic influence to Mexico.
239 extend_economic mexico
    Imperialism extends Economic influence to Mexico.
240 withdraw_cultural mexico
    Fascism takes Cultural influence back from Mexico.
241 extend_economic mongolia
    Capitalism extends Economic influence to Mongolia.
242 withdraw_cultural sweden
    Imperialism takes Cultural influence back from Sweden.
243 withdraw_cultural mexico
    Fascism takes Cultural influence back from Mexico.
244 extend_military mongolia
    Capitalism extends Military influence to Mongolia.
245 withdraw_economic mexico
    Imperialism takes Economic influence back from Mexico.
246 extend_economic iceland
    Fascism extends Economic influence to Iceland.
247 pass
248 pass
249 extend_cultural mexico
    Fascism extends Cultural influence to Mexico.
250 pass
251 pass
252 withdraw_military iceland
    Fascism takes Military influence back from Iceland.
253 pass
254 extend_cultural mongolia
    Imperialism extends Cultural influence to Mongolia.
255 withdraw_cultural mexico
    Fascism takes Cultural influence back from Mexico.
256 pass
257 pass
258 pass
259 call_for_peace capitalism
    Fascism calls for peace with Capitalism.
260 call_for_peace imperialism
    Fascism calls for peace with Imperialism.
261 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
262 done
263 done
264 war capitalism
265 war imperialism
266 peace imperialism
267 war fascism
268 war capitalism
269 war fascism
    Central America is at level 2 now; it was 1.
    Israel, level 2, comes under Capitalism's control.
    Mongolia, level 1, comes under Capitalism's control.
    Turn 8 is over; the highest Global Influence is 9.
    The war of ideas is over: Capitalism, with a Global Influence of 9.
end e848de4832c77d46
    Capitalism wins: the Global Influence of 9 is shared, and 2 Advancement points decide.
