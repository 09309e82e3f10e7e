{"format": 1, "title": "espionage", "rules": 1, "level": "standard", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home poland
    Red's home is Poland.
2 choose_home usa
    Blue's home is the U.S.A.
    Turn 1: Red's move.
hash 1 bf68393061757b5a
3 influence poland:4a
4 add poland:3a
5 announce
    Red sends 7 influence to Poland with Poland 4 and Poland 3.
6 let_pass
    Blue lets it pass.
    Poland moves 6 steps to Red.
    Red has secured Poland!
7 transport france:2a
8 go usa
    Red plays Military Transport with France 2: the U.S.A.
9 let_pass
    Blue lets it pass.
    Red's spy goes to the U.S.A.
10 go_on
    Red draws 3 hidden cards.
11 move_spy hungary
    Red's spy goes to Hungary.
12 let_pass
    Turn 2: Blue's move.
hash 2 58b622e2a125dfb0
13 influence usa:3b
14 announce
    Blue sends 4 influence to the U.S.A. with U.S.A. 3.
15 let_pass
    Red lets it pass.
    The U.S.A. moves 4 steps to Blue.
16 influence great_britain:4b
17 place great_britain
18 add mercenary:1d
19 announce
    Blue sends 5 influence to Great Britain with Great Britain 4 and Mercenary 1.
20 let_pass
    Red lets it pass.
    Great Britain moves 5 steps to Blue.
21 go_on
    Blue draws 3 hidden cards.
22 move_spy ussr
    Blue's spy goes to the U.S.S.R.
23 let_pass
    Turn 3: Red's move.
hash 3 fe67c370d4d7fab0
24 influence ussr:4b
25 place hungary
26 announce
    Red sends 4 influence to Hungary with U.S.S.R. 4.
27 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
28 influence hungary:3b
29 add hungary:2c
30 announce
    Red sends 5 influence to Hungary with Hungary 3 and Hungary 2.
31 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
    Red has secured Hungary!
32 go_on
    Red draws 3 hidden cards.
33 move_spy usa
    Red's spy goes to the U.S.A.
34 let_pass
    Turn 4: Blue's move.
hash 4 dce110fe8eb08c1c
35 influence great_britain:2c
36 place great_britain
37 add mercenary:1a
38 announce
    Blue sends 3 influence to Great Britain with Great Britain 2 and Mercenary 1.
39 let_pass
    Red lets it pass.
    Great Britain moves 3 steps to Blue.
    Blue has secured Great Britain!
40 act france:3b
    Blue plays Safe House with France 3.
41 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
42 go_on
    Blue draws 3 hidden cards.
    Blue draws 2 hidden cards.
43 move_spy great_britain
    Blue's spy goes to Great Britain.
44 let_pass
    Turn 5: Red's move.
hash 5 87e4b76f43c84fb5
45 influence usa:4b
46 add usa:4a
47 announce
    Red sends 8 influence to the U.S.A. with U.S.A. 4 and U.S.A. 4.
48 block mercenary:2a
49 block great_britain:2b
50 block france:4a
51 block usa:2b
52 block mercenary:2b
53 done
    Blue blocks the U.S.A.: 12 against 8, with Mercenary 2, Great Britain 2, France 4, U.S.A. 2 and Mercenary 2.
54 influence usa:3a
55 announce
    Red sends 4 influence to the U.S.A. with U.S.A. 3.
56 let_pass
    Blue lets it pass.
    The U.S.A. moves 4 steps to Red.
57 go_on
    Red draws 3 hidden cards.
58 move_spy ussr
    Red's spy goes to the U.S.S.R.
59 let_pass
    Turn 6: Blue's move.
hash 6 e69c958fce981348
60 act ussr:2b
61 aim ussr
62 announce
    Blue plays Coordinated Assault with U.S.S.R. 2: the U.S.S.R.
63 let_pass
    Red lets it pass.
    The U.S.S.R. moves 1 step to Blue.
64 influence ussr:3c
65 place ussr
66 announce
    Blue sends 3 influence to the U.S.S.R. with U.S.S.R. 3.
67 block poland:3b
68 done
    Red blocks the U.S.S.R.: 3 against 3, with Poland 3.
    Blue draws 5 hidden cards.
69 stay
    Blue's spy stays in Great Britain.
70 let_pass
    Turn 7: Red's move.
hash 7 1a0c3592fc7b0a3a
71 influence ussr:4a
72 announce
    Red sends 5 influence to the U.S.S.R. with U.S.S.R. 4.
73 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 5 steps to Red.
74 influence hungary:4b
75 announce
    Red sends 4 influence to the U.S.S.R. with Hungary 4.
76 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 4 steps to Red.
77 go_on
    Red draws 3 hidden cards.
78 stay
    Red's spy stays in the U.S.S.R.
79 let_pass
    Turn 8: Blue's move.
hash 8 03183a4c7954f785
80 influence france:2c
81 place usa
82 add mercenary:1b
83 add mercenary:1c
84 announce
    Blue sends 4 influence to the U.S.A. with France 2, Mercenary 1 and Mercenary 1.
85 let_pass
    Red lets it pass.
    The U.S.A. moves 4 steps to Blue.
86 influence great_britain:4a
87 announce
    Blue sends 4 influence to the U.S.A. with Great Britain 4.
88 transport poland:2a
89 go usa
    Red plays Military Transport with Poland 2: the U.S.A.
    Red's spy goes to the U.S.A.
90 block great_britain:3b
91 block great_britain:3c
92 done
    Red blocks the U.S.A.: 6 against 4, with Great Britain 3 and Great Britain 3.
93 go_on
    Blue draws 4 hidden cards.
94 move_spy ussr
    Blue's spy goes to the U.S.S.R.
95 let_pass
    Turn 9: Red's move.
hash 9 49b3fdf5142fa5fc
96 act ussr:3b
97 aim ussr
98 aim usa
    Red plays Coordinated Attack with U.S.S.R. 3: the U.S.S.R. and the U.S.A.
99 counter hungary:2b
    Blue counters Coordinated Attack with Rebel Forces (Hungary 2).
100 let_pass
    Red lets it pass.
    Red's Coordinated Attack comes to nothing.
101 influence ussr:2c
102 place ussr
103 announce
    Red sends 2 influence to the U.S.S.R. with U.S.S.R. 2.
104 transport hungary:2a
105 go hungary
    Blue plays Military Transport with Hungary 2: Hungary.
    Blue's spy goes to Hungary.
106 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 1 step to Red.
    Red has secured the U.S.S.R.!
    Red wins the war: Poland, Hungary and the U.S.S.R.
end 5a8cd3cd292d06a7
    Red wins with Poland, Hungary and the U.S.S.R. secured.
