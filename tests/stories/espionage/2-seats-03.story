{"format": 1, "title": "espionage", "rules": 1, "level": "close_quarters", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": false, "reshuffle_when": "on_last_card_drawn", "turn_cap_player_turns": 200}, "seed": 3, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home ussr
    Red's home is the U.S.S.R.
2 choose_home france
    Blue's home is France.
    Turn 1: Red's move.
hash 1 675ffc0cc3c0553b
3 influence ussr:4a
4 add ussr:3a
5 add mercenary:1a
6 announce
    Red sends 8 influence to the U.S.S.R. with U.S.S.R. 4, U.S.S.R. 3 and Mercenary 1.
7 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 7 steps to Red.
    Red has secured the U.S.S.R.!
8 go_on
    Red draws 3 hidden cards.
9 move_spy poland
    Red's spy goes to Poland.
10 let_pass
    Turn 2: Blue's move.
hash 2 401ee3b3e8133dd1
11 influence ussr:3b
12 announce
    Blue sends 2 influence to France with U.S.S.R. 3.
13 let_pass
    Red lets it pass.
    France moves 2 steps to Blue.
14 influence hungary:4b
15 place france
16 announce
    Blue sends 3 influence to France with Hungary 4.
17 transport poland:2a
18 go france
    Red plays Military Transport with Poland 2: France.
    Red's spy goes to France.
19 block great_britain:3a
20 done
    Red blocks France: 3 against 3, with Great Britain 3.
21 go_on
    Blue draws 2 hidden cards.
22 move_spy hungary
    Blue's spy goes to Hungary.
23 let_pass
    Turn 3: Red's move.
hash 3 84a488cb6896cd50
24 influence hungary:4a
25 place hungary
26 announce
    Red sends 4 influence to Hungary with Hungary 4.
27 block hungary:3a
28 done
    Blue blocks Hungary: 4 against 4, with Hungary 3.
29 act poland:2b
    Red plays Supply Drop with Poland 2.
30 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
31 go_on
    Red draws 4 hidden cards.
    Red draws 3 hidden cards.
32 move_spy poland
    Red's spy goes to Poland.
33 let_pass
    Turn 4: Blue's move.
hash 4 1bf5bbe8e654cdae
34 influence usa:4b
35 place france
36 announce
    Blue sends 4 influence to France with U.S.A. 4.
37 let_pass
    Red lets it pass.
    France moves 3 steps to Blue.
    Blue has secured France!
38 influence ussr:2c
39 announce
    Blue sends 2 influence to Hungary with U.S.S.R. 2.
40 let_pass
    Red lets it pass.
    Hungary moves 2 steps to Blue.
41 go_on
    Blue draws 3 hidden cards.
42 move_spy great_britain
    Blue's spy goes to Great Britain.
43 let_pass
    Turn 5: Red's move.
hash 5 8cf289d8afb13786
44 influence poland:3b
45 add poland:3c
46 announce
    Red sends 6 influence to Poland with Poland 3 and Poland 3.
47 transport france:2a
48 go usa
    Blue plays Military Transport with France 2: the U.S.A.
49 let_pass
    Red lets it pass.
    Blue's spy goes to the U.S.A.
50 let_pass
    Blue lets it pass.
    Poland moves 6 steps to Red.
    Red has secured Poland!
51 influence great_britain:4b
52 add mercenary:1c
53 announce
    Red sends 5 influence to Great Britain with Great Britain 4 and Mercenary 1.
54 let_pass
    Blue lets it pass.
    Great Britain moves 5 steps to Red.
55 go_on
    Red draws a hidden card.
56 move_spy hungary
    Red's spy goes to Hungary.
57 let_pass
    Turn 6: Blue's move.
hash 6 e99fa46aaf065b18
58 influence hungary:3b
59 place hungary
60 announce
    Blue sends 3 influence to Hungary with Hungary 3.
61 block hungary:2b
62 done
    Red blocks Hungary: 3 against 3, with Hungary 2.
63 influence usa:3c
64 add usa:2c
65 add mercenary:1d
66 announce
    Blue sends 6 influence to the U.S.A. with U.S.A. 3, U.S.A. 2 and Mercenary 1.
67 transport great_britain:2a
68 go usa
    Red plays Military Transport with Great Britain 2: the U.S.A.
    Red's spy goes to the U.S.A.
69 block usa:2b
70 block france:3a
71 done
    Red blocks the U.S.A.: 6 against 6, with U.S.A. 2 and France 3.
    Blue draws 5 hidden cards.
72 move_spy ussr
    Blue's spy goes to the U.S.S.R.
73 let_pass
    Turn 7: Red's move.
hash 7 30746cdc0b8da126
74 announce
    Red sends 1 influence to the U.S.A. with Poland 2.
75 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
    Red draws 5 hidden cards.
76 move_spy hungary
    Red's spy goes to Hungary.
77 let_pass
    Turn 8: Blue's move.
hash 8 87c7aa5a3c1d038f
78 influence hungary:2a
79 announce
    Blue sends 2 influence to Hungary with Hungary 2.
80 block mercenary:2a
81 done
    Red blocks Hungary: 2 against 2, with Mercenary 2.
82 act france:2b
    Blue plays Supply Drop with France 2.
83 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
84 go_on
    Blue draws 2 hidden cards.
    Blue draws 3 hidden cards.
85 move_spy poland
    Blue's spy goes to Poland.
86 let_pass
    Turn 9: Red's move.
hash 9 33f3be4d32fc7892
87 influence ussr:4b
88 announce
    Red sends 4 influence to Hungary with U.S.S.R. 4.
89 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
90 influence poland:4b
91 announce
    Red sends 4 influence to Hungary with Poland 4.
92 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
93 go_on
    Red draws 3 hidden cards.
94 stay
    Red's spy stays in Hungary.
95 let_pass
    Turn 10: Blue's move.
hash 10 60df1eb656326db2
96 influence great_britain:2c
97 announce
    Blue sends 2 influence to Great Britain with Great Britain 2.
98 let_pass
    Red lets it pass.
    Great Britain moves 2 steps to Blue.
99 act ussr:3c
    Blue plays Deport with U.S.S.R. 3.
100 let_pass
    Red lets it pass.
    Red's spy is deported to the U.S.S.R.
101 go_on
102 move_spy great_britain
    Blue's spy goes to Great Britain.
103 let_pass
    Turn 11: Red's move.
hash 11 d5340997a2c00d6f
104 influence hungary:3c
105 announce
    Red sends 3 influence to Hungary with Hungary 3.
106 let_pass
    Blue lets it pass.
    Hungary moves 1 step to Red.
    Red has secured Hungary!
    Red wins the war: Poland, Hungary and the U.S.S.R.
end 4dfd8d95a13d73d2
    Red wins with Poland, Hungary and the U.S.S.R. secured.
