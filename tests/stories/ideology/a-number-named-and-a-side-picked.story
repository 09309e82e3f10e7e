{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["fascism", "imperialism"], "options": {"even_sides": "named"}, "seed": 11, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 more 2
2 play_as fascism
    Imperialism plays Imperialism, from Great Britain, with Patriotism.
    Fascism plays Fascism, from Germany, with Tactics.
    Fascism begins with 2 cards more, laid in Germany, to even the sides out.
    Turn 1.
    Imperialism draws 3 hidden cards.
    Fascism draws 3 hidden cards.
hash 1 7ec1e2f9ab62080c
3 trade economic
    Imperialism trades one Economic card.
    Imperialism draws a hidden card.
4 done
5 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
6 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
7 done
8 place_military germany
    Fascism places Military influence in Germany.
9 place_cultural germany
    Fascism places Cultural influence in Germany.
10 done
    Pakistan, level 1, is open to all.
11 extend_economic pakistan
    Imperialism extends Economic influence to Pakistan.
12 pass
13 done
14 done
15 peace fascism
16 peace imperialism
    Imperialism wished peace with Fascism; Fascism's wish was peace.
    Imperialism is at peace with Fascism now.
    Germany is at level 4 now; it was 3.
    The new turn order: Fascism and Imperialism.
    Turn 1 is over; the highest Global Influence is 4.
    Turn 2.
    Fascism draws 3 hidden cards.
    Imperialism draws 3 hidden cards.
hash 2 6ae7d0159d0f39a5
17 done
18 done
19 place_military germany
    Fascism places Military influence in Germany.
20 done
21 place_military great_britain
    Imperialism places Military influence in Great Britain.
22 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
23 done
    Iceland, level 1, is open to all.
24 extend_cultural pakistan
    Fascism extends Cultural influence to Pakistan.
25 extend_cultural iceland
    Imperialism extends Cultural influence to Iceland.
26 pass
27 pass
28 done
29 done
30 war imperialism
31 peace fascism
    Imperialism wished peace with Fascism; Fascism's wish was war.
    Imperialism is at war with Fascism now.
    Great Britain is at level 4 now; it was 3.
    Turn 2 is over; the highest Global Influence is 4.
    Turn 3.
    Fascism draws 3 hidden cards.
    Imperialism draws 4 hidden cards.
hash 3 f8953bf0bed653b5
32 done
33 done
34 place_economic germany
    Fascism places Economic influence in Germany.
35 place_military germany
    Fascism places Military influence in Germany.
36 place_cultural germany
    Fascism places Cultural influence in Germany.
37 done
38 place_military great_britain
    Imperialism places Military influence in Great Britain.
39 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
40 done
    Saudi Arabia, level 2, is open to all.
41 pass
42 extend_economic iceland
    Imperialism extends Economic influence to Iceland.
43 pass
44 pass
45 done
46 call_for_peace fascism
    Imperialism calls for peace with Fascism.
47 neutral imperialism
48 peace fascism
    Imperialism wished peace with Fascism; Fascism's wish was neutrality.
    Imperialism is neutral with Fascism now.
    Great Britain is at level 5 now; it was 4.
    Germany is at level 5 now; it was 4.
    Turn 3 is over; the highest Global Influence is 5.
    Turn 4.
    Fascism draws 4 hidden cards.
    Imperialism draws 4 hidden cards.
hash 4 6fc99138aab1e26d
49 trade military
    Fascism trades one Military card.
50 done
    Fascism draws a hidden card.
51 trade cultural
    Imperialism trades one Cultural card.
52 done
    Imperialism draws a hidden card.
53 place_economic germany
    Fascism places Economic influence in Germany.
54 done
55 place_military great_britain
    Imperialism places Military influence in Great Britain.
56 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
57 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
58 done
    Central America, level 1, is open to all.
59 extend_military pakistan
    Fascism extends Military influence to Pakistan.
60 extend_cultural central_america
    Imperialism extends Cultural influence to Central America.
61 pass
62 withdraw_economic pakistan
    Imperialism takes Economic influence back from Pakistan.
63 pass
64 pass
65 pass
66 done
67 call_for_peace fascism
    Imperialism calls for peace with Fascism.
68 neutral imperialism
69 peace fascism
    Imperialism wished peace with Fascism; Fascism's wish was neutrality.
    Great Britain is at level 6 now; it was 5.
    Germany is at level 6 now; it was 5.
    Turn 4 is over; the highest Global Influence is 6.
    Turn 5.
    Fascism draws 4 hidden cards.
    Imperialism draws 5 hidden cards.
hash 5 a8137603649fc5e6
70 done
71 done
72 done
73 done
    Peru, level 1, is open to all.
74 extend_economic pakistan
    Fascism extends Economic influence to Pakistan.
75 extend_military central_america
    Imperialism extends Military influence to Central America.
76 extend_military peru
    Fascism extends Military influence to Peru.
77 extend_military iceland
    Imperialism extends Military influence to Iceland.
78 extend_cultural peru
    Fascism extends Cultural influence to Peru.
79 extend_economic central_america
    Imperialism extends Economic influence to Central America.
80 pass
81 extend_cultural saudi_arabia
    Imperialism extends Cultural influence to Saudi Arabia.
82 pass
83 pass
84 call_for_war imperialism
    Fascism calls for war with Imperialism.
85 done
86 war imperialism
87 war fascism
    Imperialism wished war with Fascism; Fascism's wish was war.
    Imperialism is at war with Fascism now.
    Central America, level 1, comes under Imperialism's control.
    Iceland, level 1, comes under Imperialism's control.
    Pakistan, level 1, comes under Fascism's control.
    The new turn order: Imperialism and Fascism.
    Turn 5 is over; the highest Global Influence is 8.
    Turn 6.
    Imperialism draws 7 hidden cards.
    Fascism draws 7 hidden cards.
hash 6 52cd4bc2989981ab
88 done
89 done
90 place_military central_america
    Imperialism places Military influence in Central America.
91 place_military iceland
    Imperialism places Military influence in Iceland.
92 done
93 place_military pakistan
    Fascism places Military influence in Pakistan.
94 place_economic pakistan
    Fascism places Economic influence in Pakistan.
95 place_cultural pakistan
    Fascism places Cultural influence in Pakistan.
96 done
    The Philippines, level 1, are open to all.
97 extend_economic philippines
    Imperialism extends Economic influence to the Philippines.
98 extend_military philippines
    Fascism extends Military influence to the Philippines.
99 extend_cultural philippines
    Imperialism extends Cultural influence to the Philippines.
100 withdraw_military philippines
    Fascism takes Military influence back from the Philippines.
101 pass
102 pass
103 pass
104 pass
105 call_for_peace fascism
    Imperialism calls for peace with Fascism.
106 call_for_neutrality imperialism
    Fascism calls for neutrality with Imperialism.
107 peace fascism
108 neutral imperialism
    Imperialism wished peace with Fascism; Fascism's wish was neutrality.
    Imperialism is neutral with Fascism now.
    Pakistan is at level 2 now; it was 1.
    Turn 6 is over; the highest Global Influence is 8.
    Turn 7.
    Imperialism draws 6 hidden cards.
    Fascism draws 6 hidden cards.
hash 7 3e5f96478aa357f6
109 trade military
    Imperialism trades one Military card.
110 trade economic
    Imperialism trades one Economic card.
111 trade military
    Imperialism trades one Military card.
112 done
    Imperialism's discard pile is shuffled: 9 cards form the new deck.
    Imperialism draws 3 hidden cards.
113 trade cultural
    Fascism trades one Cultural card.
114 done
    Fascism draws a hidden card.
115 place_economic central_america
    Imperialism places Economic influence in Central America.
116 place_cultural central_america
    Imperialism places Cultural influence in Central America.
117 done
118 buy industry
    Fascism buys Industry.
119 buy technological_supremacy
    Fascism buys Technological Supremacy for Tactics and Industry, which go back.
120 done
    West Africa, level 1, is open to all.
121 extend_military philippines
    Imperialism extends Military influence to the Philippines.
122 extend_economic peru
    Fascism extends Economic influence to Peru.
123 extend_military west_africa
    Imperialism extends Military influence to West Africa.
124 extend_cultural west_africa
    Fascism extends Cultural influence to West Africa.
125 extend_economic west_africa
    Imperialism extends Economic influence to West Africa.
126 withdraw_cultural west_africa
    Fascism takes Cultural influence back from West Africa.
127 extend_cultural west_africa
    Imperialism extends Cultural influence to West Africa.
128 extend_military saudi_arabia
    Fascism extends Military influence to Saudi Arabia.
129 pass
130 pass
131 done
132 call_for_war imperialism
    Fascism calls for war with Imperialism.
133 neutral fascism
134 war imperialism
    Imperialism wished neutrality with Fascism; Fascism's wish was war.
    Imperialism is at war with Fascism now.
    Central America is at level 2 now; it was 1.
    Peru, level 1, comes under Fascism's control.
    West Africa, level 1, comes under Imperialism's control.
    The Philippines, level 1, come under Imperialism's control.
    Turn 7 is over; the highest Global Influence is 11.
    The war of ideas is over: Imperialism, with a Global Influence of 11.
end b0cd93b7751cf88b
    Imperialism wins with a Global Influence of 11.
