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
    Islamic Fundamentalism and Communism are at war now.
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
    United States, level 3, is open to all.
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
    Sweden, level 1, is open to all.
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
    Russia is at level 4 now; it was 3.
    Turn 5 is over; the highest Global Influence is 4.
    Turn 6.
    Communism draws 4 hidden cards.
    Islamic Fundamentalism draws a hidden card.
hash 6 e00eba877881d886
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
    Islamic Fundamentalism and Communism are at peace now.
    Russia is at level 5 now; it was 4.
    Mongolia, level 1, comes under Communism's control.
105 done
    Turn 6 is over; the highest Global Influence is 6.
    Turn 7.
    Communism draws 4 hidden cards.
    Islamic Fundamentalism draws a hidden card.
hash 7 0b4def1d1194c343
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
    Islamic Fundamentalism and Communism are at war now.
    Mongolia is at level 2 now; it was 1.
    Sweden, level 1, comes under Communism's control.
126 lift_military sweden
    Communism exchanges one Military card in Sweden for one Economic card.
    Turn 7 is over; the highest Global Influence is 8.
    Turn 8.
    Communism draws 7 hidden cards.
    Islamic Fundamentalism draws a hidden card.
hash 8 4e4294904f8c92d4
127 trade economic
    Communism trades one Economic card.
128 done
    Communism draws a hidden card.
129 trade economic
    Islamic Fundamentalism trades one Economic card.
    Islamic Fundamentalism draws a hidden card.
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
136 extend_military poland
    Communism extends Military influence to Poland.
137 withdraw_military france
    Islamic Fundamentalism takes Military influence back from France.
138 pass
139 withdraw_cultural france
    Islamic Fundamentalism takes Cultural influence back from France.
140 pass
141 pass
142 pass
143 pass
144 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
145 done
146 peace fundamentalism
147 war communism
    Russia is at level 6 now; it was 5.
148 done
    Turn 8 is over; the highest Global Influence is 9.
    Turn 9.
    Communism's discard pile is shuffled: 12 cards form the new deck.
    Communism draws 7 hidden cards.
hash 9 61f66ef3af7fe30a
149 trade military
    Communism trades one Military card.
150 trade military
    Communism trades one Military card.
151 trade cultural
    Communism trades one Cultural card.
152 trade economic
    Communism trades one Economic card.
153 trade military
    Communism trades one Military card.
    Communism draws 5 hidden cards.
154 done
155 done
156 done
    Korea, level 1, is open to all.
157 extend_economic poland
    Communism extends Economic influence to Poland.
158 withdraw_cultural france
    Islamic Fundamentalism takes Cultural influence back from France.
159 extend_economic iran
    Communism extends Economic influence to Iran.
160 pass
161 extend_military peru
    Communism extends Military influence to Peru.
162 pass
163 extend_cultural peru
    Communism extends Cultural influence to Peru.
164 withdraw_cultural poland
    Islamic Fundamentalism takes Cultural influence back from Poland.
165 pass
166 pass
167 pass
168 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
169 done
170 peace fundamentalism
171 war communism
    Iran, level 1, comes under Communism's control.
172 lift_economic iran
    Communism exchanges one Economic card in Iran for one Cultural card.
    Turn 9 is over; the highest Global Influence is 10.
    Turn 10.
    Communism's discard pile is shuffled: 9 cards form the new deck.
    Communism draws 9 hidden cards.
hash 10 d21b4ee3e0ccb7c0
173 trade military
    Communism trades one Military card.
174 trade economic
    Communism trades one Economic card.
175 trade cultural
    Communism trades one Cultural card.
176 trade military
    Communism trades one Military card.
177 trade economic
    Communism trades one Economic card.
178 trade military
    Communism trades one Military card.
    Communism's discard pile is shuffled: 6 cards form the new deck.
    Communism draws 6 hidden cards.
179 trade economic
    Islamic Fundamentalism trades one Economic card.
    Islamic Fundamentalism draws a hidden card.
180 done
181 done
    Mexico, level 2, is open to all.
182 extend_economic peru
    Communism extends Economic influence to Peru.
183 pass
184 extend_cultural poland
    Communism extends Cultural influence to Poland.
185 pass
186 extend_military korea
    Communism extends Military influence to Korea.
187 pass
188 extend_economic korea
    Communism extends Economic influence to Korea.
189 pass
190 pass
191 attack_military pakistan
    Communism opens a Military Conflict against Islamic Fundamentalism in Pakistan, paying 0 cards besides the attack card.
    Communism attacks in Pakistan with Military card number 1.
192 deflect
    Islamic Fundamentalism deflects it with 1 Military card.
193 stop
    Communism stops in Pakistan.
194 attack_cultural pakistan
    Communism opens a Cultural Conflict against Islamic Fundamentalism in Pakistan, paying 0 cards besides the attack card.
    Communism attacks in Pakistan with Cultural card number 1.
    Communism's Cultural card takes the place of one of Islamic Fundamentalism's cards in Pakistan.
195 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
196 done
197 peace fundamentalism
198 war communism
    Peru, level 1, comes under Communism's control.
    Poland, level 1, comes under Communism's control.
    Turn 10 is over; the highest Global Influence is 12.
    Turn 11.
    Communism's discard pile is shuffled: 5 cards form the new deck.
    Communism draws 6 hidden cards.
    Islamic Fundamentalism draws a hidden card.
hash 11 5f59bd18d338f9b1
199 done
200 trade cultural
    Islamic Fundamentalism trades one Cultural card.
    Islamic Fundamentalism draws a hidden card.
201 place_military peru
    Communism places Military influence in Peru.
202 place_cultural peru
    Communism places Cultural influence in Peru.
203 place_economic peru
    Communism places Economic influence in Peru.
204 place_military poland
    Communism places Military influence in Poland.
205 place_economic poland
    Communism places Economic influence in Poland.
206 done
207 done
    India, level 2, is open to all.
208 pass
209 pass
210 attack_military pakistan
    Communism opens a Military Conflict against Islamic Fundamentalism in Pakistan, paying 0 cards besides the attack card.
    Communism attacks in Pakistan with Military card number 1.
211 let_stand
    Communism's Military card takes the place of one of Islamic Fundamentalism's cards in Pakistan.
212 attack_cultural iran
    Islamic Fundamentalism opens a Cultural Conflict against Communism in Iran, paying 0 cards besides the attack card.
    Islamic Fundamentalism attacks in Iran with Cultural card number 1.
    Islamic Fundamentalism's Cultural card takes the place of one of Communism's cards in Iran.
213 call_for_peace fundamentalism
    Communism calls for peace with Islamic Fundamentalism.
214 call_for_peace communism
    Islamic Fundamentalism calls for peace with Communism.
215 peace fundamentalism
216 war communism
    Peru is at level 2 now; it was 1.
    Islamic Fundamentalism has no majority in Pakistan any more: it is Independent.
    Pakistan, level 1, comes under Communism's control.
    Turn 11 is over; the highest Global Influence is 14.
    The war of ideas is over: Communism, with a Global Influence of 14.
end a9758f9607975829
    Communism wins with a Global Influence of 14.
