{"format": 1, "title": "ideology", "rules": 2, "level": "cold_war", "factions": ["", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "whole_region", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 60, "imperialism_weakness": "colonial_unrest", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 82, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 cbc41514bbd51875
1 done
2 done
3 place_military poland
    Communism places Military influence in Poland.
4 place_economic poland
    Communism places Economic influence in Poland.
5 place_cultural poland
    Communism places Cultural influence in Poland.
6 place_economic russia
    Communism places Economic influence in Russia.
7 done
8 done
    France, level 2, is open to all.
9 extend_economic france
    Islamic Fundamentalism extends Economic influence to France.
10 extend_cultural france
    Islamic Fundamentalism extends Cultural influence to France.
11 extend_cultural france
    Islamic Fundamentalism extends Cultural influence to France.
12 pass
13 pass
14 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
15 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
16 peace fundamentalism
17 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
    Islamic Fundamentalism is at war with Communism now.
    Poland is at level 2 now; it was 1.
18 done
    Turn 1 is over; the highest Global Influence is 6.
    Turn 2.
    Communism draws 5 hidden cards.
    Islamic Fundamentalism draws 4 hidden cards.
hash 2 3925f5cbd5a1bdd4
19 done
20 done
21 place_cultural russia
    Communism places Cultural influence in Russia.
22 place_military russia
    Communism places Military influence in Russia.
23 place_economic russia
    Communism places Economic influence in Russia.
24 place_military russia
    Communism places Military influence in Russia.
25 done
26 done
    The United States, level 3, is open to all.
27 pass
28 extend_military france
    Islamic Fundamentalism extends Military influence to France.
29 pass
30 pass
31 fire iran
    Communism fires a Weapon of Mass Destruction at Islamic Fundamentalism in Iran.
    Islamic Fundamentalism loses 3 Military cards in Iran.
    Islamic Fundamentalism loses 3 Economic cards in Iran.
    Islamic Fundamentalism loses 3 Cultural cards in Iran.
32 fire poland
    Islamic Fundamentalism fires a Weapon of Mass Destruction at Communism in Poland.
    Communism loses 2 Military cards in Poland.
    Communism loses 2 Economic cards in Poland.
    Communism loses 2 Cultural cards in Poland.
33 pass
34 attack_cultural russia
    Islamic Fundamentalism opens a Cultural Conflict against Communism in Russia, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Russia with Cultural card number 1.
35 let_stand
    Islamic Fundamentalism's Cultural card takes the place of one of Communism's cards in Russia.
36 pass
37 pass
38 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
39 call_for_war communism
    Islamic Fundamentalism calls for war with Communism.
40 peace fundamentalism
41 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
    Iran is at level 1 now; it was 3.
    Russia is at level 4 now; it was 3.
    Poland is at level 1 now; it was 2.
    Islamic Fundamentalism has no majority in Iran any more: it is Independent.
    Communism has no majority in Poland any more: it is Independent.
42 done
    Turn 2 is over; the highest Global Influence is 4.
    Turn 3.
hash 3 19560a24f1c995a3
43 discard military
    Islamic Fundamentalism has too many cards and discards Military.
    Communism draws 2 hidden cards.
44 trade economic
    Communism trades one Economic card.
    Communism draws a hidden card.
45 done
46 done
47 done
    Mongolia, level 1, is open to all.
48 extend_economic mongolia
    Communism extends Economic influence to Mongolia.
49 pass
50 extend_military mongolia
    Communism extends Military influence to Mongolia.
51 withdraw_economic france
    Islamic Fundamentalism takes Economic influence back from France.
52 pass
53 withdraw_cultural russia
    Islamic Fundamentalism takes Cultural influence back from Russia.
54 pass
55 pass
56 pass
57 pass
58 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
59 done
60 peace fundamentalism
61 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
    Russia is at level 3 now; it was 4.
62 done
    Turn 3 is over; the highest Global Influence is 3.
    Turn 4.
    Communism draws a hidden card.
hash 4 a6ad97343da827d9
63 done
64 done
65 done
66 done
    Peru, level 1, is open to all.
67 extend_military iran
    Communism extends Military influence to Iran.
68 pass
69 pass
70 pass
71 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
72 done
73 peace fundamentalism
74 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
75 done
    Turn 4 is over; the highest Global Influence is 3.
    Turn 5.
    Communism draws 2 hidden cards.
hash 5 71600d011f9e011f
76 done
77 done
78 place_cultural russia
    Communism places Cultural influence in Russia.
79 done
80 done
    Sweden, level 2, is open to all.
81 extend_military sweden
    Communism extends Military influence to Sweden.
82 pass
83 extend_economic sweden
    Communism extends Economic influence to Sweden.
84 extend_economic iran
    Islamic Fundamentalism extends Economic influence to Iran.
85 pass
86 pass
87 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
88 done
89 peace fundamentalism
90 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
    Russia is at level 4 now; it was 3.
    Turn 5 is over; the highest Global Influence is 4.
    Turn 6.
    Communism draws 4 hidden cards.
    Islamic Fundamentalism draws a hidden card.
hash 6 2309ca1c2beac9f0
91 done
92 done
93 place_cultural russia
    Communism places Cultural influence in Russia.
94 done
95 done
    South Africa, level 2, is open to all.
96 extend_cultural mongolia
    Communism extends Cultural influence to Mongolia.
97 extend_cultural poland
    Islamic Fundamentalism extends Cultural influence to Poland.
98 pass
99 pass
100 pass
101 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
102 done
103 peace fundamentalism
104 peace communism
    Islamic Fundamentalism wished peace with Communism; Communism's wish was peace.
    Islamic Fundamentalism is at peace with Communism now.
    Russia is at level 5 now; it was 4.
    Mongolia, level 1, comes under Communism's control.
105 done
    Turn 6 is over; the highest Global Influence is 6.
    Turn 7.
    Communism draws 4 hidden cards.
    Islamic Fundamentalism draws a hidden card.
hash 7 abe77ae380073430
106 done
107 done
108 place_economic russia
    Communism places Economic influence in Russia.
109 place_economic mongolia
    Communism places Economic influence in Mongolia.
110 place_cultural mongolia
    Communism places Cultural influence in Mongolia.
111 place_military mongolia
    Communism places Military influence in Mongolia.
112 done
113 done
    Japan, level 2, is open to all.
114 extend_cultural sweden
    Communism extends Cultural influence to Sweden.
115 extend_cultural japan
    Islamic Fundamentalism extends Cultural influence to Japan.
116 pass
117 withdraw_cultural japan
    Islamic Fundamentalism takes Cultural influence back from Japan.
118 pass
119 withdraw_economic iran
    Islamic Fundamentalism takes Economic influence back from Iran.
120 pass
121 pass
122 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
123 done
124 peace fundamentalism
125 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
    Islamic Fundamentalism is at war with Communism now.
    Mongolia is at level 2 now; it was 1.
126 done
    Turn 7 is over; the highest Global Influence is 7.
    Turn 8.
    Communism draws 6 hidden cards.
    Islamic Fundamentalism draws a hidden card.
hash 8 d5a6f4bc79c8fe67
127 trade economic
    Communism trades one Economic card.
128 done
    Communism draws a hidden card.
129 done
130 place_military russia
    Communism places Military influence in Russia.
131 place_cultural russia
    Communism places Cultural influence in Russia.
132 done
133 done
    Israel, level 2, is open to all.
134 extend_cultural iran
    Communism extends Cultural influence to Iran.
135 pass
136 pass
137 pass
138 pass
139 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
140 done
141 peace fundamentalism
142 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
    Russia is at level 6 now; it was 5.
143 done
    Turn 8 is over; the highest Global Influence is 8.
    Turn 9.
    Communism's discard pile is shuffled: 11 cards form the new deck.
    Communism draws 5 hidden cards.
hash 9 d3f36fa501e4ac35
144 trade military
    Communism trades one Military card.
145 trade military
    Communism trades one Military card.
146 trade cultural
    Communism trades one Cultural card.
147 trade economic
    Communism trades one Economic card.
    Communism draws 4 hidden cards.
148 done
149 done
150 done
    Korea, level 1, is open to all.
151 extend_economic poland
    Communism extends Economic influence to Poland.
152 withdraw_cultural france
    Islamic Fundamentalism takes Cultural influence back from France.
153 pass
154 pass
155 pass
156 pass
157 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
158 done
159 peace fundamentalism
160 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
161 done
    Turn 9 is over; the highest Global Influence is 8.
    Turn 10.
    Communism draws 2 hidden cards.
hash 10 fab33c537af7fb01
162 trade military
    Communism trades one Military card.
163 trade economic
    Communism trades one Economic card.
164 trade cultural
    Communism trades one Cultural card.
165 trade military
    Communism trades one Military card.
166 trade economic
    Communism trades one Economic card.
    Communism's discard pile is shuffled: 10 cards form the new deck.
    Communism draws 5 hidden cards.
167 trade economic
    Islamic Fundamentalism trades one Economic card.
    Islamic Fundamentalism draws a hidden card.
168 done
169 done
    Mexico, level 1, is open to all.
170 pass
171 pass
172 pass
173 pass
174 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
175 done
176 peace fundamentalism
177 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
178 done
    Turn 10 is over; the highest Global Influence is 8.
    Turn 11.
hash 11 89a60bbad4c85bd7
179 trade cultural
    Communism trades one Cultural card.
180 done
    Communism draws a hidden card.
181 done
182 done
183 done
    India, level 2, is open to all.
184 pass
185 pass
186 attack_military pakistan
    Communism opens a Military Conflict against Islamic Fundamentalism in Pakistan, paying 1 card besides the attack card.
    Communism attacks in Pakistan with Military card number 1.
187 let_stand
    Communism's Military card takes the place of one of Islamic Fundamentalism's cards in Pakistan.
188 pass
189 attack_cultural pakistan
    Communism opens a Cultural Conflict against Islamic Fundamentalism in Pakistan, paying 1 card besides the attack card.
    Communism attacks in Pakistan with Cultural card number 1.
190 let_stand
    Communism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Pakistan.
191 pass
192 attack_military france
    Communism opens a Military Conflict against Islamic Fundamentalism in France, paying 1 card besides the attack card.
    Communism attacks in France with Military card number 1.
193 let_stand
    Communism's Military card takes the place of one of Islamic Fundamentalism's cards in France.
194 pass
195 pass
196 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
197 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
198 peace fundamentalism
199 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was peace.
    Islamic Fundamentalism has no majority in Pakistan any more: it is Independent.
    Pakistan, level 1, comes under Communism's control.
200 done
    Turn 11 is over; the highest Global Influence is 9.
    Turn 12.
hash 12 035b25b315e6e9fd
201 discard economic
    Islamic Fundamentalism has too many cards and discards Economic.
    Communism's discard pile is shuffled: 4 cards form the new deck.
    Communism draws 7 hidden cards.
202 trade economic
    Communism trades one Economic card.
203 trade economic
    Communism trades one Economic card.
204 done
    Communism draws 2 hidden cards.
205 place_military pakistan
    Communism places Military influence in Pakistan.
206 place_economic pakistan
    Communism places Economic influence in Pakistan.
207 place_cultural pakistan
    Communism places Cultural influence in Pakistan.
208 done
    Central America, level 1, is open to all.
209 extend_military sweden
    Communism extends Military influence to Sweden.
210 withdraw_economic pakistan
    Islamic Fundamentalism takes Economic influence back from Pakistan.
211 extend_economic iran
    Communism extends Economic influence to Iran.
212 pass
213 extend_economic sweden
    Communism extends Economic influence to Sweden.
214 pass
215 extend_cultural sweden
    Communism extends Cultural influence to Sweden.
216 pass
217 withdraw_military france
    Communism takes Military influence back from France.
218 pass
219 withdraw_economic poland
    Communism takes Economic influence back from Poland.
220 pass
221 extend_cultural india
    Communism extends Cultural influence to India.
222 pass
223 withdraw_cultural india
    Communism takes Cultural influence back from India.
224 pass
225 extend_cultural india
    Communism extends Cultural influence to India.
226 pass
227 withdraw_cultural india
    Communism takes Cultural influence back from India.
228 pass
229 pass
230 done
231 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
232 war fundamentalism
233 peace communism
    Islamic Fundamentalism wished peace with Communism; Communism's wish was war.
    Sweden, level 2, comes under Communism's control.
    Iran, level 1, comes under Communism's control.
    Turn 12 is over; the highest Global Influence is 12.
    Turn 13.
    Communism's discard pile is shuffled: 6 cards form the new deck.
    Communism draws 7 hidden cards.
hash 13 d950341d65e956bf
234 done
235 place_economic pakistan
    Communism places Economic influence in Pakistan.
236 place_military iran
    Communism places Military influence in Iran.
237 place_economic iran
    Communism places Economic influence in Iran.
238 place_cultural iran
    Communism places Cultural influence in Iran.
239 done
    Spain, level 1, is open to all.
240 extend_military india
    Communism extends Military influence to India.
241 pass
242 withdraw_military india
    Communism takes Military influence back from India.
243 pass
244 extend_economic india
    Communism extends Economic influence to India.
245 pass
246 withdraw_economic india
    Communism takes Economic influence back from India.
247 pass
248 extend_cultural india
    Communism extends Cultural influence to India.
249 pass
250 withdraw_cultural india
    Communism takes Cultural influence back from India.
251 pass
252 done
253 done
254 war fundamentalism
255 war communism
    Islamic Fundamentalism wished war with Communism; Communism's wish was war.
    Pakistan is at level 2 now; it was 1.
    Iran is at level 2 now; it was 1.
    Turn 13 is over; the highest Global Influence is 14.
    The war of ideas is over: Communism, with a Global Influence of 14.
end dab0e2f86ee4f944
    Communism wins with a Global Influence of 14.
