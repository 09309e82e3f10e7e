{"format": 1, "title": "ideology", "rules": 2, "level": "short", "factions": ["", ""], "options": {"ideology_deal": "random", "open_talk": true, "conflict_requires_presence": false, "waiver_scope": "both", "wmd_scope": "one_area", "attractive_culture": "per_conflict", "totalitarianism": "any", "advancement_supply": "limited", "turn_limit": 0, "imperialism_weakness": "costs_of_empire", "fascism_weakness": "chauvinism", "fundamentalism_start": "propaganda", "fundamentalism_strength": "exported_revolution", "fundamentalism_weakness": "trade_embargo"}, "seed": 21, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 b779397e51bea539
1 done
2 trade economic
    Capitalism trades one Economic card.
    Capitalism draws a hidden card.
3 place_military great_britain
    Imperialism places Military influence in Great Britain.
4 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
5 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
6 place_military united_states
    Capitalism places Military influence in the United States.
7 place_cultural united_states
    Capitalism places Cultural influence in the United States.
8 done
    Turkey, level 1, is open to all.
9 pass
10 pass
11 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
12 call_for_peace imperialism
    Capitalism calls for peace with Imperialism.
13 peace capitalism
14 peace imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was peace.
    Imperialism is at peace with Capitalism now.
    Great Britain is at level 4 now; it was 3.
    Turn 1 is over; the highest Global Influence is 4.
    Turn 2.
    Imperialism draws 4 hidden cards.
    Capitalism draws 2 hidden cards.
hash 2 2d5a24cf74c7fb41
15 trade cultural
    Imperialism trades one Cultural card.
    Imperialism draws a hidden card.
16 trade military
    Capitalism trades one Military card.
    Capitalism draws a hidden card.
17 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
18 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
19 done
20 place_economic united_states
    Capitalism places Economic influence in the United States.
21 place_military united_states
    Capitalism places Military influence in the United States.
22 done
    Southeast Asia, level 1, is open to all.
23 extend_economic turkey
    Imperialism extends Economic influence to Turkey.
24 pass
25 extend_cultural turkey
    Imperialism extends Cultural influence to Turkey.
26 pass
27 pass
28 done
29 done
30 peace capitalism
31 neutral imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    Imperialism is neutral with Capitalism now.
    The United States is at level 4 now; it was 3.
    Turn 2 is over; the highest Global Influence is 4.
    Turn 3.
    Imperialism draws 4 hidden cards.
    Capitalism draws 3 hidden cards.
hash 3 ae6bd2fb34f5933f
32 done
33 done
34 place_military great_britain
    Imperialism places Military influence in Great Britain.
35 place_economic great_britain
    Imperialism places Economic influence in Great Britain.
36 place_cultural great_britain
    Imperialism places Cultural influence in Great Britain.
37 done
38 place_cultural united_states
    Capitalism places Cultural influence in the United States.
39 place_economic united_states
    Capitalism places Economic influence in the United States.
40 place_military united_states
    Capitalism places Military influence in the United States.
41 done
    Central Africa, level 1, is open to all.
42 extend_economic central_africa
    Imperialism extends Economic influence to Central Africa.
43 pass
44 pass
45 pass
46 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
47 call_for_neutrality imperialism
    Capitalism calls for neutrality with Imperialism.
48 peace capitalism
49 neutral imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    Great Britain is at level 5 now; it was 4.
    The United States is at level 5 now; it was 4.
    Turn 3 is over; the highest Global Influence is 5.
    Turn 4.
    Imperialism draws 5 hidden cards.
    Capitalism draws 4 hidden cards.
hash 4 83fb85402d2fd066
50 done
51 done
52 place_military great_britain
    Imperialism places Military influence in Great Britain.
53 done
54 place_cultural united_states
    Capitalism places Cultural influence in the United States.
55 place_economic united_states
    Capitalism places Economic influence in the United States.
56 done
    Iraq, level 1, is open to all.
57 extend_economic southeast_asia
    Imperialism extends Economic influence to Southeast Asia.
58 extend_economic iraq
    Capitalism extends Economic influence to Iraq.
59 extend_military central_africa
    Imperialism extends Military influence to Central Africa.
60 pass
61 extend_cultural southeast_asia
    Imperialism extends Cultural influence to Southeast Asia.
62 pass
63 extend_cultural central_africa
    Imperialism extends Cultural influence to Central Africa.
64 pass
65 pass
66 pass
67 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
68 done
69 peace capitalism
70 neutral imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    Great Britain is at level 6 now; it was 5.
    The United States is at level 6 now; it was 5.
    Central Africa, level 1, comes under Imperialism's control.
    Turn 4 is over; the highest Global Influence is 7.
    Turn 5.
    Imperialism draws 7 hidden cards.
    Capitalism draws 4 hidden cards.
hash 5 5f46e5cdd6bd2c10
71 done
72 done
73 done
74 done
    South Africa, level 2, is open to all.
75 extend_military turkey
    Imperialism extends Military influence to Turkey.
76 extend_military iraq
    Capitalism extends Military influence to Iraq.
77 extend_military southeast_asia
    Imperialism extends Military influence to Southeast Asia.
78 extend_cultural iraq
    Capitalism extends Cultural influence to Iraq.
79 extend_military south_africa
    Imperialism extends Military influence to South Africa.
80 extend_economic south_africa
    Capitalism extends Economic influence to South Africa.
81 extend_economic south_africa
    Imperialism extends Economic influence to South Africa.
82 pass
83 extend_cultural south_africa
    Imperialism extends Cultural influence to South Africa.
84 pass
85 extend_cultural south_africa
    Imperialism extends Cultural influence to South Africa.
86 withdraw_economic south_africa
    Capitalism takes Economic influence back from South Africa.
87 extend_economic south_africa
    Imperialism extends Economic influence to South Africa.
88 pass
89 pass
90 attack_economic turkey
    Capitalism opens an Economic Conflict against Imperialism in Turkey, paying 0 cards besides the attack card.
    Capitalism attacks in Turkey with Economic card number 1.
    Capitalism's Economic card takes the place of one of Imperialism's cards in Turkey.
91 call_for_peace capitalism
    Imperialism calls for peace with Capitalism.
92 done
93 peace capitalism
94 neutral imperialism
    Imperialism wished peace with Capitalism; Capitalism's wish was neutrality.
    Turkey, level 1, comes under Imperialism's control.
    Iraq, level 1, comes under Capitalism's control.
    Southeast Asia, level 1, comes under Imperialism's control.
    Turn 5 is over; the highest Global Influence is 9.
    The war of ideas is over: Imperialism, with a Global Influence of 9.
end 5cff25b641898a53
    Imperialism wins with a Global Influence of 9.
