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
    Capitalism places Economic influence in United States.
9 place_cultural united_states
    Capitalism places Cultural influence in United States.
10 place_military united_states
    Capitalism places Military influence in United States.
11 place_economic korea
    Capitalism places Economic influence in Korea.
12 place_military united_states
    Capitalism places Military influence in United States.
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
    Great Britain is at level 4 now; it was 3.
    United States is at level 4 now; it was 3.
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
    Capitalism places Economic influence in United States.
29 place_cultural korea
    Capitalism places Cultural influence in Korea.
30 place_cultural united_states
    Capitalism places Cultural influence in United States.
31 place_military korea
    Capitalism places Military influence in Korea.
32 place_economic united_states
    Capitalism places Economic influence in United States.
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
    Imperialism and Capitalism are neutral now.
    Great Britain is at level 6 now; it was 4.
    United States is at level 5 now; it was 4.
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
    Capitalism places Military influence in United States.
45 place_cultural united_states
    Capitalism places Cultural influence in United States.
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
    United States is at level 6 now; it was 5.
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
    Poland, level 1, is open to all.
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
84 attack_economic iraq
    Capitalism opens an Economic Conflict against Imperialism in Iraq, paying 0 cards besides the attack card.
    Capitalism attacks in Iraq with Economic card number 1.
85 let_stand
    Capitalism's Economic card takes the place of one of Imperialism's cards in Iraq.
86 attack_cultural spain
    Imperialism opens a Cultural Conflict against Capitalism in Spain, paying 0 cards besides the attack card.
    Imperialism attacks in Spain with Cultural card number 1.
87 repel
    Capitalism's culture repels it without a card.
88 stop
    Imperialism stops in Spain.
89 pass
90 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
91 call_for_neutrality imperialism
    Capitalism calls for neutrality with Imperialism.
92 peace capitalism
93 peace imperialism
    Imperialism and Capitalism are at peace now.
    Spain, level 1, comes under Capitalism's control.
    Turn 4 is over; the highest Global Influence is 10.
    Turn 5.
    Imperialism's discard pile is shuffled: 7 cards form the new deck.
    Imperialism draws 9 hidden cards.
    Capitalism's discard pile is shuffled: 14 cards form the new deck.
    Capitalism draws 10 hidden cards.
hash 5 10b9a3d044f5c8e1
94 done
95 trade military
    Capitalism trades one Military card.
96 done
    Capitalism draws a hidden card.
97 place_economic egypt
    Imperialism places Economic influence in Egypt.
98 place_military iraq
    Imperialism places Military influence in Iraq.
99 place_cultural iraq
    Imperialism places Cultural influence in Iraq.
100 done
101 place_military spain
    Capitalism places Military influence in Spain.
102 buy propaganda
    Capitalism buys Propaganda for Tactics and Patriotism, which go back.
103 place_economic spain
    Capitalism places Economic influence in Spain.
104 place_cultural spain
    Capitalism places Cultural influence in Spain.
105 buy industry
    Capitalism buys Industry.
106 buy patriotism
    Capitalism buys Patriotism.
107 buy innovation
    Capitalism buys Innovation for Industry and Patriotism, which go back.
108 done
    Australia, level 2, is open to all.
109 extend_economic poland
    Imperialism extends Economic influence to Poland.
110 withdraw_economic iraq
    Capitalism takes Economic influence back from Iraq.
111 extend_military australia
    Imperialism extends Military influence to Australia.
112 extend_economic australia
    Capitalism extends Economic influence to Australia.
113 pass
114 extend_economic australia
    Capitalism extends Economic influence to Australia.
115 pass
116 pass
117 pass
118 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
119 done
120 peace capitalism
121 neutral imperialism
    Imperialism and Capitalism are neutral now.
    Egypt is at level 2 now; it was 1.
    Spain is at level 2 now; it was 1.
    Poland, level 1, comes under Imperialism's control.
    Turn 5 is over; the highest Global Influence is 12.
    Turn 6.
    Imperialism's discard pile is shuffled: 4 cards form the new deck.
    Imperialism draws 9 hidden cards.
    Capitalism's discard pile is shuffled: 6 cards form the new deck.
    Capitalism draws 10 hidden cards.
hash 6 4faf003c581b3085
122 done
123 done
124 place_economic iraq
    Imperialism places Economic influence in Iraq.
125 place_economic iraq
    Imperialism places Economic influence in Iraq.
126 done
127 buy patriotism
    Capitalism buys Patriotism.
128 buy tactics
    Capitalism buys Tactics.
129 buy technological_supremacy
    Capitalism buys Technological Supremacy for Tactics and Industry, which go back.
130 done
    Pakistan, level 1, is open to all.
131 extend_cultural pakistan
    Imperialism extends Cultural influence to Pakistan.
132 extend_military australia
    Capitalism extends Military influence to Australia.
133 extend_military pakistan
    Imperialism extends Military influence to Pakistan.
134 extend_cultural australia
    Capitalism extends Cultural influence to Australia.
135 extend_economic pakistan
    Imperialism extends Economic influence to Pakistan.
136 extend_cultural australia
    Capitalism extends Cultural influence to Australia.
137 withdraw_military australia
    Imperialism takes Military influence back from Australia.
138 extend_military australia
    Capitalism extends Military influence to Australia.
139 pass
140 pass
141 pass
142 attack_economic poland
    Capitalism opens an Economic Conflict against Imperialism in Poland, paying 0 cards besides the attack card.
    Capitalism attacks in Poland with Economic card number 1.
143 let_stand
    Capitalism's Economic card takes the place of one of Imperialism's cards in Poland.
144 pass
145 attack_cultural central_africa
    Capitalism opens a Cultural Conflict against Imperialism in Central Africa, paying 0 cards besides the attack card.
    Capitalism attacks in Central Africa with Cultural card number 1.
146 deflect
    Imperialism deflects it with 1 Cultural card.
147 stop
    Capitalism stops in Central Africa.
148 pass
149 pass
150 done
151 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
152 neutral capitalism
153 neutral imperialism
    Iraq is at level 2 now; it was 1.
    Pakistan, level 1, comes under Imperialism's control.
    Australia, level 2, comes under Capitalism's control.
    Turn 6 is over; the highest Global Influence is 14.
    The war of ideas is over: Imperialism, with a Global Influence of 14.
end fe073fdf52ecaf09
    Imperialism wins with a Global Influence of 14.
