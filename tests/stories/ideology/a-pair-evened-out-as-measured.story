{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["imperialism", "capitalism"], "options": {"even_sides": "measured"}, "seed": 11, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 28f7b3ec5eaf1380
1 trade economic
    Imperialism trades one Economic card.
    Imperialism draws a hidden card.
2 done
3 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
4 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
5 done
6 place_military united_states
    Capitalism places Military influence in the United States.
7 place_cultural united_states
    Capitalism places Cultural influence in the United States.
8 done
    Venezuela, level 1, is open to all.
9 extend_economic venezuela
    Imperialism extends Economic influence to Venezuela.
10 pass
11 attack_economic venezuela
    Capitalism opens an Economic Conflict against Imperialism in Venezuela, paying 0 cards besides the attack card.
    Capitalism attacks in Venezuela with Economic card number 1.
    Capitalism's Economic card takes the place of one of Imperialism's cards in Venezuela.
12 done
13 done
14 war capitalism
15 peace imperialism
    Imperialism wished war with Capitalism; Capitalism's wish was peace.
    Imperialism is at war with Capitalism now.
    The United States is at level 4 now; it was 3.
    The new turn order: Capitalism and Imperialism.
    Turn 1 is over; the highest Global Influence is 4.
    Turn 2.
    Capitalism draws 4 hidden cards.
    Imperialism draws 3 hidden cards.
hash 2 5eab5d6cb2189c3c
16 done
17 done
18 place_military united_states
    Capitalism places Military influence in the United States.
19 place_economic united_states
    Capitalism places Economic influence in the United States.
20 place_cultural united_states
    Capitalism places Cultural influence in the United States.
21 done
22 place_military great_britain
    Imperialism places Military influence in Great Britain.
23 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
24 done
    Pakistan, level 1, is open to all.
25 pass
26 extend_cultural venezuela
    Imperialism extends Cultural influence to Venezuela.
27 pass
28 pass
29 pass
30 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
31 done
32 peace imperialism
33 peace capitalism
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Imperialism is at peace with Capitalism now.
    Great Britain is at level 4 now; it was 3.
    The United States is at level 5 now; it was 4.
    Turn 2 is over; the highest Global Influence is 5.
    Turn 3.
    Capitalism draws 4 hidden cards.
    Imperialism draws 4 hidden cards.
hash 3 c6a763c011a384fb
34 done
35 done
36 place_military united_states
    Capitalism places Military influence in the United States.
37 place_economic united_states
    Capitalism places Economic influence in the United States.
38 place_cultural united_states
    Capitalism places Cultural influence in the United States.
39 done
40 place_military great_britain
    Imperialism places Military influence in Great Britain.
41 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
42 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
43 done
    Korea, level 1, is open to all.
44 extend_cultural pakistan
    Capitalism extends Cultural influence to Pakistan.
45 extend_cultural korea
    Imperialism extends Cultural influence to Korea.
46 pass
47 pass
48 done
49 call_for_war capitalism
    Imperialism calls for war with Capitalism.
50 peace imperialism
51 war capitalism
    Imperialism wished war with Capitalism; Capitalism's wish was peace.
    Imperialism is at war with Capitalism now.
    Great Britain is at level 5 now; it was 4.
    The United States is at level 6 now; it was 5.
    Turn 3 is over; the highest Global Influence is 6.
    Turn 4.
    Capitalism draws 6 hidden cards.
    Imperialism draws 5 hidden cards.
hash 4 fd05aa41b99d63c5
52 trade military
    Capitalism trades one Military card.
53 trade military
    Capitalism trades one Military card.
54 done
    Capitalism draws 2 hidden cards.
55 done
56 done
57 place_military great_britain
    Imperialism places Military influence in Great Britain.
58 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
59 done
    Argentina, level 1, is open to all.
60 extend_military venezuela
    Capitalism extends Military influence to Venezuela.
61 extend_economic korea
    Imperialism extends Economic influence to Korea.
62 extend_cultural argentina
    Capitalism extends Cultural influence to Argentina.
63 withdraw_cultural venezuela
    Imperialism takes Cultural influence back from Venezuela.
64 extend_cultural venezuela
    Capitalism extends Cultural influence to Venezuela.
65 pass
66 pass
67 pass
68 done
69 done
70 war imperialism
71 war capitalism
    Imperialism wished war with Capitalism; Capitalism's wish was war.
    Great Britain is at level 6 now; it was 5.
    Venezuela, level 1, comes under Capitalism's control.
    Turn 4 is over; the highest Global Influence is 7.
    Turn 5.
    Capitalism draws 7 hidden cards.
    Imperialism draws 4 hidden cards.
hash 5 32b23429a77d4110
72 done
73 done
74 place_military venezuela
    Capitalism places Military influence in Venezuela.
75 place_economic venezuela
    Capitalism places Economic influence in Venezuela.
76 place_cultural venezuela
    Capitalism places Cultural influence in Venezuela.
77 done
78 done
    Cuba, level 1, is open to all.
79 extend_economic argentina
    Capitalism extends Economic influence to Argentina.
80 extend_military korea
    Imperialism extends Military influence to Korea.
81 extend_military argentina
    Capitalism extends Military influence to Argentina.
82 extend_military pakistan
    Imperialism extends Military influence to Pakistan.
83 extend_economic pakistan
    Capitalism extends Economic influence to Pakistan.
84 withdraw_military pakistan
    Imperialism takes Military influence back from Pakistan.
85 pass
86 extend_economic cuba
    Imperialism extends Economic influence to Cuba.
87 pass
88 extend_cultural cuba
    Imperialism extends Cultural influence to Cuba.
89 pass
90 pass
91 attack_cultural pakistan
    Imperialism opens a Cultural Conflict against Capitalism in Pakistan, paying 1 card besides the attack card.
    Imperialism attacks in Pakistan with Cultural card number 1.
92 repel
    Capitalism's culture repels it without a card.
    Imperialism stops in Pakistan.
93 done
94 done
95 neutral imperialism
96 war capitalism
    Imperialism wished war with Capitalism; Capitalism's wish was neutrality.
    Venezuela is at level 2 now; it was 1.
    Argentina, level 1, comes under Capitalism's control.
    Korea, level 1, comes under Imperialism's control.
    Turn 5 is over; the highest Global Influence is 9.
    The war of ideas is over: Capitalism, with a Global Influence of 9.
end e8b0fac955aee828
    Capitalism wins with a Global Influence of 9.
