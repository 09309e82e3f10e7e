{"format": 1, "title": "espionage", "rules": 1, "level": "long_war", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": false, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": false, "mercenary_only_multi": false, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 200}, "seed": 2, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home poland
    Red's home is Poland.
2 choose_home usa
    Blue's home is the U.S.A.
    Turn 1: Red's move.
hash 1 672c58746906dab5
3 influence france:4b
4 place france
5 add mercenary:1b
6 announce
    Red sends 5 influence to France with France 4 and Mercenary 1.
    France moves 5 steps to Red.
7 go_on
    Red draws 2 hidden cards.
8 stay
    Red's spy stays in Poland.
9 let_pass
    Turn 2: Blue's move.
hash 2 6e4372c8d8ebc7f7
10 act france:4a
11 aim poland
    Blue plays Blockade with France 4: Poland.
12 let_pass
    Red lets it pass.
    Poland is blockaded until the end of turn 4.
13 influence ussr:2a
14 place ussr
15 announce
    Blue sends 2 influence to the U.S.S.R. with U.S.S.R. 2.
    The U.S.S.R. moves 2 steps to Blue.
16 go_on
    Blue draws 2 hidden cards.
17 move_spy ussr
    Blue's spy goes to the U.S.S.R.
18 let_pass
    Turn 3: Red's move.
hash 3 1ca46734711dc224
19 influence france:2b
20 announce
    Red sends 2 influence to France with France 2.
    France moves 2 steps to Red.
21 act usa:2a
    Red plays Supply Drop with U.S.A. 2.
22 counter hungary:2b
    Blue counters Supply Drop with Rebel Forces (Hungary 2).
    Red's Supply Drop comes to nothing.
23 transport poland:2a
24 go ussr
    Red plays Military Transport with Poland 2: the U.S.S.R.
25 let_pass
    Blue lets it pass.
    Red's spy goes to the U.S.S.R.
26 go_on
    Red draws 3 hidden cards.
27 stay
    Red's spy stays in the U.S.S.R.
28 let_pass
    Turn 4: Blue's move.
hash 4 cb88cbca505d520c
29 influence usa:2b
30 place ussr
31 announce
    Blue sends 1 influence to the U.S.S.R. with U.S.A. 2.
32 let_pass
    Red lets it pass.
    The U.S.S.R. moves 1 step to Blue.
33 influence usa:4b
34 place usa
35 announce
    Blue sends 4 influence to the U.S.A. with U.S.A. 4.
    The U.S.A. moves 4 steps to Blue.
36 go_on
    Blue draws 3 hidden cards.
37 move_spy great_britain
    Blue's spy goes to Great Britain.
38 let_pass
    The blockade of Poland is over.
    Turn 5: Red's move.
hash 5 bd4f3c4b155a7d05
39 influence ussr:4a
40 place poland
41 announce
    Red sends 4 influence to Poland with U.S.S.R. 4.
    Poland moves 4 steps to Red.
42 influence poland:3b
43 place poland
44 add mercenary:1a
45 announce
    Red sends 4 influence to Poland with Poland 3 and Mercenary 1.
    Poland moves 3 steps to Red.
    Red has secured Poland!
46 go_on
    Red draws 3 hidden cards.
47 stay
    Red's spy stays in the U.S.S.R.
48 let_pass
    Turn 6: Blue's move.
hash 6 8e26445f9da30a1f
49 influence france:2a
50 place great_britain
51 announce
    Blue sends 2 influence to Great Britain with France 2.
    Great Britain moves 2 steps to Blue.
52 influence hungary:2c
53 place usa
54 announce
    Blue sends 1 influence to the U.S.A. with Hungary 2.
    The U.S.A. moves 1 step to Blue.
55 go_on
    Blue draws 2 hidden cards.
56 move_spy ussr
    Blue's spy goes to the U.S.S.R.
57 let_pass
    Turn 7: Red's move.
hash 7 a858dd4fc3fc66ef
58 act ussr:2b
59 aim france
60 aim usa
61 aim great_britain
    Red plays Coordinated Assault with U.S.S.R. 2: France, the U.S.A. and Great Britain.
62 let_pass
    Blue lets it pass.
    France moves 1 step to Red.
    Red has secured France!
    The U.S.A. moves 1 step to Red.
    Great Britain moves 1 step to Red.
63 influence hungary:4a
64 place hungary
65 announce
    Red sends 4 influence to Hungary with Hungary 4.
    Hungary moves 4 steps to Red.
66 go_on
    Red draws 2 hidden cards.
67 stay
    Red's spy stays in the U.S.S.R.
68 let_pass
    Turn 8: Blue's move.
hash 8 732edb3d67418262
69 act poland:4a
70 aim france
    Blue plays Blockade with Poland 4: France.
71 let_pass
    Red lets it pass.
    France is blockaded until the end of turn 10.
72 transport great_britain:2a
73 go poland
    Blue plays Military Transport with Great Britain 2: Poland.
74 let_pass
    Red lets it pass.
    Blue's spy goes to Poland.
75 influence ussr:3b
76 place ussr
77 announce
    Blue sends 3 influence to the U.S.S.R. with U.S.S.R. 3.
78 block hungary:3c
79 done
    Red blocks the U.S.S.R.: 3 against 3, with Hungary 3.
80 go_on
    Blue draws 3 hidden cards.
81 stay
    Blue's spy stays in Poland.
82 let_pass
    Turn 9: Red's move.
hash 9 12bbd89caf63deb8
83 influence great_britain:4b
84 place great_britain
85 announce
    Red sends 4 influence to Great Britain with Great Britain 4.
    Great Britain moves 4 steps to Red.
86 influence ussr:3a
87 add ussr:2c
88 add mercenary:1c
89 announce
    Red sends 6 influence to the U.S.S.R. with U.S.S.R. 3, U.S.S.R. 2 and Mercenary 1.
    The U.S.S.R. moves 6 steps to Red.
    Red draws 5 hidden cards.
90 move_spy usa
    Red's spy goes to the U.S.A.
91 let_pass
    Turn 10: Blue's move.
hash 10 7beec3c709898c34
92 influence france:3b
93 announce
    Blue sends 3 influence to the U.S.A. with France 3.
94 block usa:3b
95 done
    Red blocks the U.S.A.: 4 against 3, with U.S.A. 3.
96 act usa:2c
    Blue plays Pilfer Accounts with U.S.A. 2.
97 let_pass
    Red lets it pass.
98 keep mercenary:2b
99 keep mercenary:2a
    Red discards Mercenary 1 and Great Britain 2.
100 go_on
    Blue draws 2 hidden cards.
101 stay
    Blue's spy stays in Poland.
102 let_pass
    The blockade of France is over.
    Turn 11: Red's move.
hash 11 004a5a55c89aab3e
103 influence mercenary:2b
104 place hungary
105 announce
    Red sends 2 influence to Hungary with Mercenary 2.
    Hungary moves 2 steps to Red.
106 place hungary
107 announce
    Red sends 2 influence to Hungary with Mercenary 2.
    Hungary moves 2 steps to Red.
    Red draws 5 hidden cards.
108 move_spy hungary
    Red's spy goes to Hungary.
109 let_pass
    Turn 12: Blue's move.
hash 12 e8901fc0c78763e4
110 influence poland:3a
111 announce
    Blue sends 2 influence to the U.S.A. with Poland 3.
    The U.S.A. moves 2 steps to Blue.
112 influence france:3a
113 announce
    Blue sends 3 influence to the U.S.A. with France 3.
    The U.S.A. moves 3 steps to Blue.
    Blue has secured the U.S.A.!
114 go_on
    Blue draws 2 hidden cards.
115 move_spy usa
    Blue's spy goes to the U.S.A.
116 let_pass
    Turn 13: Red's move.
hash 13 aca234b42de4e231
117 influence hungary:3a
118 announce
    Red sends 4 influence to Hungary with Hungary 3.
    Hungary moves 1 step to Red.
    Red has secured Hungary!
    Red wins the war: Poland, Hungary and France.
end 0445088fad5905ef
    Red wins with Poland, Hungary and France secured.
