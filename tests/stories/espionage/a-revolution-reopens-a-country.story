{"format": 1, "title": "espionage", "rules": 1, "level": "shortened", "factions": ["", ""], "options": {"must_play_if_able": false, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": false, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 2611, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home ussr
    Red's home is the U.S.S.R.
2 choose_home france
    Blue's home is France.
    Turn 1: Red's move.
hash 1 0789d628873746df
3 influence great_britain:2b
4 place ussr
5 announce
    Red sends 1 influence to the U.S.S.R. with Great Britain 2.
6 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 1 step to Red.
7 transport france:2a
8 go great_britain
    Red plays Military Transport with France 2: Great Britain.
9 transport great_britain:2a
10 go hungary
    Blue plays Military Transport with Great Britain 2: Hungary.
    Blue's spy goes to Hungary.
11 counter hungary:2b
    Blue counters Military Transport with Rebel Forces (Hungary 2).
    Red's Military Transport comes to nothing.
12 go_on
    Red draws 2 hidden cards.
13 move_spy great_britain
    Red's spy goes to Great Britain.
14 let_pass
    Turn 2: Blue's move.
hash 2 32d89cfdb927c88e
15 act usa:2a
    Blue plays Supply Drop with U.S.A. 2.
16 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
17 influence great_britain:4a
18 place france
19 announce
    Blue sends 4 influence to France with Great Britain 4.
20 let_pass
    Red lets it pass.
    France moves 4 steps to Blue.
    Blue has secured France!
21 go_on
    Blue draws 4 hidden cards.
    Blue draws 3 hidden cards.
22 move_spy great_britain
    Blue's spy goes to Great Britain.
23 let_pass
    Turn 3: Red's move.
hash 3 a522abf6fd1ae296
24 act hungary:3a
    Red plays Deport with Hungary 3.
25 let_pass
    Blue lets it pass.
    Blue's spy is deported to France.
26 act great_britain:3b
    Red plays Safe House with Great Britain 3.
27 transport poland:2a
28 go usa
    Blue plays Military Transport with Poland 2: the U.S.A.
    Blue's spy goes to the U.S.A.
29 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
30 go_on
    Red draws 2 hidden cards.
    Red draws 2 hidden cards.
31 move_spy france
    Red's spy goes to France.
32 let_pass
    Turn 4: Blue's move.
hash 4 2aa4d4fd9c378604
33 act great_britain:3c
    Blue plays Strategic Resupply with Great Britain 3.
34 let_pass
    Red lets it pass.
    Blue discards the whole hand: U.S.S.R. 2, Poland 3, Great Britain 4, U.S.S.R. 2, Poland 3 and Hungary 3.
    Blue draws 5 hidden cards.
35 act hungary:4a
    Blue plays Detain with Hungary 4.
36 counter france:2c
    Red counters Detain with Rebel Forces (France 2).
    Blue's Detain comes to nothing.
37 go_on
    Blue draws a hidden card.
38 move_spy poland
    Blue's spy goes to Poland.
39 let_pass
    Turn 5: Red's move.
hash 5 c7c81eebeca49774
40 act hungary:2c
41 aim france
    Red plays Revolution with Hungary 2: France.
42 let_pass
    Blue lets it pass.
    France is open again.
    France moves 2 steps to Red.
43 act france:2b
    Red plays Supply Drop with France 2.
44 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
45 go_on
    Red draws a hidden card.
    Red draws 3 hidden cards.
46 move_spy usa
    Red's spy goes to the U.S.A.
47 let_pass
    Turn 6: Blue's move.
hash 6 45cc42d19cb88656
48 act poland:4b
    Blue plays Detain with Poland 4.
49 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 8.
50 act poland:4a
51 aim france
    Blue plays Blockade with Poland 4: France.
52 let_pass
    Red lets it pass.
    France is blockaded until the end of turn 8.
53 go_on
    Blue draws 2 hidden cards.
54 move_spy great_britain
    Blue's spy goes to Great Britain.
    Turn 7: Red's move.
hash 7 aa2b990c26391eed
55 act great_britain:2c
56 aim ussr
    Red plays Revolution with Great Britain 2: the U.S.S.R.
57 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
58 influence ussr:4a
59 place ussr
60 add mercenary:1c
61 announce
    Red sends 5 influence to the U.S.S.R. with U.S.S.R. 4 and Mercenary 1.
62 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 3 steps to Red.
    Red has secured the U.S.S.R.!
63 let_pass
    Turn 8: Blue's move.
hash 8 262894c277d8e9bf
64 influence usa:2b
65 place great_britain
66 announce
    Blue sends 2 influence to Great Britain with U.S.A. 2.
    Great Britain moves 2 steps to Blue.
67 influence france:4b
68 announce
    Blue sends 4 influence to Great Britain with France 4.
    Great Britain moves 4 steps to Blue.
    Blue has secured Great Britain!
69 go_on
    Blue draws 2 hidden cards.
70 move_spy ussr
    Blue's spy goes to the U.S.S.R.
    The blockade of France is over.
    Red's spy is free again.
    Turn 9: Red's move.
hash 9 c1eb8ae3096d41d0
71 act usa:3c
    Red plays Deport with U.S.A. 3.
72 transport hungary:2a
73 go usa
    Blue plays Military Transport with Hungary 2: the U.S.A.
74 let_pass
    Red lets it pass.
    Blue's spy goes to the U.S.A.
75 let_pass
    Blue lets it pass.
    Blue's spy is deported to France.
76 act hungary:4b
    Red plays Paid Informant with Hungary 4.
77 let_pass
    Blue lets it pass.
    Blue's hand lies open until the end of turn 11: U.S.A. 4, U.S.A. 4, France 4 and Poland 3.
78 go_on
    Red draws 2 hidden cards.
79 move_spy great_britain
    Red's spy goes to Great Britain.
80 let_pass
    Turn 10: Blue's move.
hash 10 1e4ea5385b13caeb
81 act poland:3b
    Blue plays Safe House with Poland 3.
82 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
83 influence usa:4b
84 place france
85 announce
    Blue sends 4 influence to France with U.S.A. 4.
86 let_pass
    Red lets it pass.
    France moves 2 steps to Blue.
    Blue has secured France!
87 go_on
    Blue draws Poland 2, France 3 and U.S.A. 2.
    Blue draws U.S.S.R. 3 and U.S.A. 3.
88 move_spy hungary
    Blue's spy goes to Hungary.
89 let_pass
    Turn 11: Red's move.
hash 11 527b764c69d7d590
90 act ussr:2b
91 aim usa
92 aim hungary
93 announce
    Red plays Coordinated Assault with U.S.S.R. 2: the U.S.A. and Hungary.
94 counter poland:2c
    Blue counters Coordinated Assault with Rebel Forces (Poland 2).
95 let_pass
    Red lets it pass.
    Red's Coordinated Assault comes to nothing.
96 stop
    Red plays no more cards this turn.
97 go_on
    Red draws a hidden card.
98 stay
    Red's spy stays in Great Britain.
99 let_pass
    Blue's hand is hidden again.
    Turn 12: Blue's move.
hash 12 b10651769f070c3b
100 influence france:4a
101 announce
    Blue sends 3 influence to Hungary with France 4.
102 let_pass
    Red lets it pass.
    Hungary moves 3 steps to Blue.
103 influence usa:4a
104 place hungary
105 announce
    Blue sends 3 influence to Hungary with U.S.A. 4.
106 let_pass
    Red lets it pass.
    Hungary moves 3 steps to Blue.
    Blue has secured Hungary!
    Blue wins the war: Hungary, Great Britain and France.
end e524afe5cb97822c
    Blue wins with Hungary, Great Britain and France secured.
