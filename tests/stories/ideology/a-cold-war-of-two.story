{"format": 1, "title": "ideology", "rules": 2, "level": "cold_war", "factions": ["", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "whole_region", "attractive_culture": "per_conflict", "totalitarianism": "one", "advancement_supply": "limited", "turn_limit": 15, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 21, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 72f5275580a51d5b
1 done
2 done
3 place_military great_britain
    Imperialism places Military influence in Great Britain.
4 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
5 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
6 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
7 done
8 place_economic united_states
    Capitalism places Economic influence in the United States.
9 place_cultural united_states
    Capitalism places Cultural influence in the United States.
10 place_military united_states
    Capitalism places Military influence in the United States.
11 place_economic korea
    Capitalism places Economic influence in Korea.
12 place_military united_states
    Capitalism places Military influence in the United States.
    Iraq, level 1, is open to all.
13 extend_economic iraq
    Imperialism extends Economic influence to Iraq.
14 pass
15 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
16 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
17 peace capitalism
18 peace imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Great Britain is at level 4 now; it was 3.
    The United States is at level 4 now; it was 3.
    Turn 1 is over; the highest Global Influence is 6.
    Turn 2.
    Imperialism draws 6 hidden cards.
    Capitalism draws 6 hidden cards.
hash 2 b33f26f7cbaadab3
19 done
20 trade military
    Capitalism trades one Military card.
21 trade cultural
    Capitalism trades one Cultural card.
    Capitalism draws 2 hidden cards.
22 place_military great_britain
    Imperialism places Military influence in Great Britain.
23 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
24 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
25 place_military great_britain
    Imperialism places Military influence in Great Britain.
26 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
27 done
28 place_economic united_states
    Capitalism places Economic influence in the United States.
29 place_cultural korea
    Capitalism places Cultural influence in Korea.
30 place_cultural united_states
    Capitalism places Cultural influence in the United States.
31 place_military korea
    Capitalism places Military influence in Korea.
32 place_economic united_states
    Capitalism places Economic influence in the United States.
33 done
    Central Africa, level 1, is open to all.
34 extend_economic central_africa
    Imperialism extends Economic influence to Central Africa.
35 pass
36 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
37 call_for_neutrality imperialism
    Capitalism calls for neutrality with Imperialism.
38 peace capitalism
39 neutral imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    Imperialism is neutral with Capitalism now.
    Great Britain is at level 6 now; it was 4.
    The United States is at level 5 now; it was 4.
    Korea is at level 2 now; it was 1.
    Turn 2 is over; the highest Global Influence is 8.
    Turn 3.
    Imperialism draws 8 hidden cards.
    Capitalism draws 7 hidden cards.
hash 3 a77a284c3238ad8b
40 done
41 trade cultural
    Capitalism trades one Cultural card.
42 trade military
    Capitalism trades one Military card.
    Capitalism draws 2 hidden cards.
43 done
44 place_military united_states
    Capitalism places Military influence in the United States.
45 place_cultural united_states
    Capitalism places Cultural influence in the United States.
46 done
    Spain, level 1, is open to all.
47 extend_military central_africa
    Imperialism extends Military influence to Central Africa.
48 extend_military spain
    Capitalism extends Military influence to Spain.
49 extend_cultural iraq
    Imperialism extends Cultural influence to Iraq.
50 extend_economic spain
    Capitalism extends Economic influence to Spain.
51 extend_cultural central_africa
    Imperialism extends Cultural influence to Central Africa.
52 pass
53 extend_military iraq
    Imperialism extends Military influence to Iraq.
54 pass
55 pass
56 attack_economic spain
    Imperialism opens an Economic Conflict against Capitalism in Spain, paying 0 cards besides the attack card.
    Imperialism attacks in Spain with Economic card number 1.
57 deflect
    Capitalism deflects it with 1 Economic card.
58 stop
    Imperialism stops in Spain.
59 attack_economic egypt
    Capitalism opens an Economic Conflict against Imperialism in Egypt, paying 0 cards besides the attack card.
    Capitalism attacks in Egypt with Economic card number 1.
60 let_stand
    Capitalism's Economic card takes the place of one of Imperialism's cards in Egypt.
61 pass
62 pass
63 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
64 done
65 peace capitalism
66 neutral imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    The United States is at level 6 now; it was 5.
    Iraq, level 1, comes under Imperialism's control.
    Central Africa, level 1, comes under Imperialism's control.
    Turn 3 is over; the highest Global Influence is 10.
    Turn 4.
    Imperialism draws 7 hidden cards.
    Capitalism draws 8 hidden cards.
hash 4 3e4a48190538b344
67 done
68 done
69 place_military egypt
    Imperialism places Military influence in Egypt.
70 place_economic egypt
    Imperialism places Economic influence in Egypt.
71 place_cultural egypt
    Imperialism places Cultural influence in Egypt.
72 done
73 buy industry
    Capitalism buys Industry.
74 buy patriotism
    Capitalism buys Patriotism.
75 buy tactics
    Capitalism buys Tactics.
76 done
    Poland, level 2, is open to all.
77 extend_military poland
    Imperialism extends Military influence to Poland.
78 extend_cultural spain
    Capitalism extends Cultural influence to Spain.
79 extend_cultural poland
    Imperialism extends Cultural influence to Poland.
80 withdraw_economic egypt
    Capitalism takes Economic influence back from Egypt.
81 pass
82 pass
83 pass
84 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
85 done
86 peace capitalism
87 peace imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Imperialism is at peace with Capitalism now.
    Spain, level 1, comes under Capitalism's control.
    Turn 4 is over; the highest Global Influence is 10.
    Turn 5.
    Imperialism's discard pile is shuffled: 7 cards form the new deck.
    Imperialism draws 10 hidden cards.
    Capitalism's discard pile is shuffled: 14 cards form the new deck.
    Capitalism draws 9 hidden cards.
hash 5 3f4a636e29f92010
88 done
89 trade economic
    Capitalism trades one Economic card.
90 trade economic
    Capitalism trades one Economic card.
91 trade economic
    Capitalism trades one Economic card.
    Capitalism draws 3 hidden cards.
92 place_economic egypt
    Imperialism places Economic influence in Egypt.
93 done
94 buy technological_supremacy
    Capitalism buys Technological Supremacy for Tactics and Industry, which go back.
95 place_military spain
    Capitalism places Military influence in Spain.
96 place_economic spain
    Capitalism places Economic influence in Spain.
97 place_cultural spain
    Capitalism places Cultural influence in Spain.
98 done
    Australia, level 2, is open to all.
99 pass
100 extend_military poland
    Capitalism extends Military influence to Poland.
101 extend_economic poland
    Imperialism extends Economic influence to Poland.
102 extend_military australia
    Capitalism extends Military influence to Australia.
103 extend_cultural poland
    Imperialism extends Cultural influence to Poland.
104 extend_military australia
    Capitalism extends Military influence to Australia.
105 pass
106 extend_economic australia
    Capitalism extends Economic influence to Australia.
107 pass
108 extend_economic australia
    Capitalism extends Economic influence to Australia.
109 pass
110 extend_cultural australia
    Capitalism extends Cultural influence to Australia.
111 pass
112 pass
113 attack_cultural spain
    Imperialism opens a Cultural Conflict against Capitalism in Spain, paying 0 cards besides the attack card.
    Imperialism attacks in Spain with Cultural card number 1.
114 repel
    Capitalism's culture repels it without a card.
115 stop
    Imperialism stops in Spain.
116 pass
117 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
118 call_for_neutrality imperialism
    Capitalism calls for neutrality with Imperialism.
119 peace capitalism
120 peace imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Egypt is at level 2 now; it was 1.
    Spain is at level 2 now; it was 1.
    Turn 5 is over; the highest Global Influence is 11.
    Turn 6.
    Imperialism's discard pile is shuffled: 4 cards form the new deck.
    Imperialism draws 8 hidden cards.
    Capitalism's discard pile is shuffled: 4 cards form the new deck.
    Capitalism draws 9 hidden cards.
hash 6 ea7324e00d4d68ff
121 done
122 trade military
    Capitalism trades one Military card.
123 done
    Capitalism's discard pile is shuffled: 1 card forms the new deck.
    Capitalism draws a hidden card.
124 place_military iraq
    Imperialism places Military influence in Iraq.
125 place_cultural iraq
    Imperialism places Cultural influence in Iraq.
126 done
127 buy industry
    Capitalism buys Industry.
128 buy patriotism
    Capitalism buys Patriotism.
129 buy innovation
    Capitalism buys Innovation for Industry and Patriotism, which go back.
130 done
    Pakistan, level 1, is open to all.
131 extend_economic poland
    Imperialism extends Economic influence to Poland.
132 pass
133 pass
134 pass
135 pass
136 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
137 done
138 peace capitalism
139 neutral imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    Imperialism is neutral with Capitalism now.
    Poland, level 2, comes under Imperialism's control.
    Turn 6 is over; the highest Global Influence is 13.
    Turn 7.
    Imperialism's discard pile is shuffled: 3 cards form the new deck.
    Imperialism draws 3 hidden cards.
    Capitalism's discard pile is shuffled: 4 cards form the new deck.
    Capitalism draws 4 hidden cards.
hash 7 70c3ae51853b6947
140 done
141 done
142 place_economic iraq
    Imperialism places Economic influence in Iraq.
143 done
144 buy patriotism
    Capitalism buys Patriotism.
145 buy tactics
    Capitalism buys Tactics.
146 done
    Central Asia, level 1, is open to all.
147 extend_cultural pakistan
    Imperialism extends Cultural influence to Pakistan.
148 extend_cultural australia
    Capitalism extends Cultural influence to Australia.
149 extend_economic pakistan
    Imperialism extends Economic influence to Pakistan.
150 withdraw_military australia
    Capitalism takes Military influence back from Australia.
151 extend_military australia
    Imperialism extends Military influence to Australia.
152 pass
153 pass
154 pass
155 attack_economic poland
    Capitalism opens an Economic Conflict against Imperialism in Poland, paying 0 cards besides the attack card.
    Capitalism attacks in Poland with Economic card number 1.
156 let_stand
    Capitalism's Economic card takes the place of one of Imperialism's cards in Poland.
157 pass
158 pass
159 done
160 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
161 neutral capitalism
162 neutral imperialism
    Imperialism wished neutrality with Capitalism; Capitalism's wish was neutrality.
    Iraq is at level 2 now; it was 1.
    Australia, level 2, comes under Capitalism's control.
    Turn 7 is over; the highest Global Influence is 14.
    The war of ideas is over: Imperialism, with a Global Influence of 14.
end 223676119c938c1c
    Imperialism wins with a Global Influence of 14.
