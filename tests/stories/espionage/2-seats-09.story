{"format": 1, "title": "espionage", "rules": 1, "level": "long_war", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "none", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 9, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home poland
    Red's home is Poland.
2 choose_home usa
    Blue's home is the U.S.A.
    Turn 1: Red's move.
hash 1 8c95d9bc39a75eb8
3 influence poland:4a
4 add poland:4b
5 announce
    Red sends 8 influence to Poland with Poland 4 and Poland 4.
6 let_pass
    Blue lets it pass.
    Poland moves 7 steps to Red.
    Red has secured Poland!
7 go_on
    Red draws 2 hidden cards.
8 move_spy hungary
    Red's spy goes to Hungary.
9 let_pass
    Turn 2: Blue's move.
hash 2 70f781cd273e6756
10 act ussr:3a
11 aim improved_resources
    Blue plays Gadget Research with U.S.S.R. 3: Improved Resources.
12 let_pass
    Red lets it pass.
    Blue has Improved Resources.
13 influence usa:4a
14 add usa:2c
15 announce
    Blue sends 6 influence to the U.S.A. with U.S.A. 4 and U.S.A. 2.
16 let_pass
    Red lets it pass.
    The U.S.A. moves 6 steps to Blue.
17 go_on
    Blue draws 4 hidden cards.
18 move_spy hungary
    Blue's spy goes to Hungary.
19 let_pass
    Turn 3: Red's move.
hash 3 b3842f5abcb3419c
20 influence usa:3b
21 place usa
22 announce
    Red sends 3 influence to the U.S.A. with U.S.A. 3.
23 block usa:2b
24 block usa:2a
25 block france:2c
26 done
    Blue blocks the U.S.A.: 6 against 3, with U.S.A. 2, U.S.A. 2 and France 2.
27 influence hungary:3c
28 add hungary:2c
29 announce
    Red sends 5 influence to Hungary with Hungary 3 and Hungary 2.
30 block poland:2c
31 block hungary:2b
32 done
    Blue blocks Hungary: 5 against 5, with Poland 2 and Hungary 2.
33 go_on
    Red draws 3 hidden cards.
34 move_spy usa
    Red's spy goes to the U.S.A.
35 let_pass
    Turn 4: Blue's move.
hash 4 e4aca46b635cbc17
36 influence france:3c
37 place france
38 announce
    Blue sends 3 influence to France with France 3.
39 let_pass
    Red lets it pass.
    France moves 3 steps to Blue.
    Blue draws 6 hidden cards.
40 move_spy france
    Blue's spy goes to France.
41 let_pass
    Turn 5: Red's move.
hash 5 50cf43d80a1c50b8
42 influence hungary:4b
43 place hungary
44 announce
    Red sends 4 influence to Hungary with Hungary 4.
45 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
46 act ussr:2a
    Red plays Supply Drop with U.S.S.R. 2.
47 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
48 go_on
    Red draws 2 hidden cards.
    Red draws 3 hidden cards.
49 move_spy great_britain
    Red's spy goes to Great Britain.
50 let_pass
    Turn 6: Blue's move.
hash 6 bfa9245d17a90248
51 influence france:4a
52 place france
53 announce
    Blue sends 5 influence to France with France 4.
54 transport poland:2a
55 go france
    Red plays Military Transport with Poland 2: France.
    Red's spy goes to France.
56 block great_britain:3c
57 block great_britain:2c
58 done
    Red blocks France: 5 against 5, with Great Britain 3 and Great Britain 2.
59 influence france:2b
60 place france
61 announce
    Blue sends 3 influence to France with France 2.
62 block great_britain:4a
63 done
    Red blocks France: 4 against 3, with Great Britain 4.
64 go_on
    Blue draws 2 hidden cards.
65 move_spy ussr
    Blue's spy goes to the U.S.S.R.
66 let_pass
    Turn 7: Red's move.
hash 7 274b531a4a279961
67 act ussr:2b
68 aim usa
69 aim hungary
70 aim france
    Red plays Coordinated Assault with U.S.S.R. 2: the U.S.A., Hungary and France.
71 let_pass
    Blue lets it pass.
    The U.S.A. moves 1 step to Red.
    Hungary moves 1 step to Red.
    France moves 1 step to Red.
72 influence france:3b
73 announce
    Red sends 4 influence to France with France 3.
74 transport hungary:2a
75 go poland
    Blue plays Military Transport with Hungary 2: Poland.
    Blue's spy goes to Poland.
76 let_pass
    Blue lets it pass.
    France moves 4 steps to Red.
77 transport great_britain:2a
78 go usa
    Red plays Military Transport with Great Britain 2: the U.S.A.
79 let_pass
    Blue lets it pass.
    Red's spy goes to the U.S.A.
80 go_on
    Red draws 4 hidden cards.
81 stay
    Red's spy stays in the U.S.A.
82 let_pass
    Turn 8: Blue's move.
hash 8 e992c6f4a6cd1bbf
83 act poland:3b
    Blue plays Safe House with Poland 3.
84 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
85 influence mercenary:1a
86 place usa
87 add mercenary:2a
88 add mercenary:1c
89 announce
    Blue sends 4 influence to the U.S.A. with Mercenary 1, Mercenary 2 and Mercenary 1.
90 block usa:3a
91 done
    Red blocks the U.S.A.: 4 against 4, with U.S.A. 3.
92 go_on
    Blue draws 5 hidden cards.
    Blue draws 2 hidden cards.
93 stay
    Blue's spy stays in Poland.
94 let_pass
    Turn 9: Red's move.
hash 9 b86469a4f5965611
95 influence ussr:2c
96 place ussr
97 add mercenary:2b
98 add mercenary:1b
99 announce
    Red sends 5 influence to the U.S.S.R. with U.S.S.R. 2, Mercenary 2 and Mercenary 1.
100 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 5 steps to Red.
101 place usa
102 announce
    Red sends 2 influence to the U.S.A. with Great Britain 2.
103 block great_britain:3b
104 done
    Blue blocks the U.S.A.: 3 against 2, with Great Britain 3.
    Red draws 5 hidden cards.
105 move_spy hungary
    Red's spy goes to Hungary.
106 let_pass
    Turn 10: Blue's move.
hash 10 81a082d8b19284aa
107 act great_britain:3a
    Blue plays Deport with Great Britain 3.
108 let_pass
    Red lets it pass.
    Red's spy is deported to Poland.
109 influence usa:4b
110 announce
    Blue sends 4 influence to the U.S.A. with U.S.A. 4.
111 let_pass
    Red lets it pass.
    The U.S.A. moves 4 steps to Blue.
    Blue has secured the U.S.A.!
112 go_on
    Blue draws a hidden card.
113 move_spy hungary
    Blue's spy goes to Hungary.
114 let_pass
    Turn 11: Red's move.
hash 11 cdbbafabc2b28872
115 influence ussr:4a
116 announce
    Red sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
117 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 4 steps to Red.
118 act poland:3c
119 aim improved_resources
    Red plays Gadget Research with Poland 3: Improved Resources.
120 let_pass
    Blue lets it pass.
    Red has Improved Resources.
121 transport france:2a
122 go hungary
    Red plays Military Transport with France 2: Hungary.
123 let_pass
    Blue lets it pass.
    Red's spy goes to Hungary.
124 go_on
    Red draws 4 hidden cards.
125 stay
    Red's spy stays in Hungary.
126 let_pass
    Turn 12: Blue's move.
hash 12 6349f0339e831a5e
127 act ussr:3c
    Blue plays Deport with U.S.S.R. 3.
128 let_pass
    Red lets it pass.
    Red's spy is deported to Poland.
129 influence ussr:4b
130 place ussr
131 announce
    Blue sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
132 let_pass
    Red lets it pass.
    The U.S.S.R. moves 4 steps to Blue.
133 go_on
    Blue draws a hidden card.
    The discard pile is shuffled: 41 cards form the new deck.
    Blue draws a hidden card.
134 move_spy usa
    Blue's spy goes to the U.S.A.
135 let_pass
    Turn 13: Red's move.
hash 13 f4791aa6b0088088
136 influence hungary:4a
137 announce
    Red sends 4 influence to Hungary with Hungary 4.
138 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
    Red has secured Hungary!
139 influence france:4b
140 add mercenary:1d
141 announce
    Red sends 5 influence to France with France 4 and Mercenary 1.
142 let_pass
    Blue lets it pass.
    France moves 5 steps to Red.
143 go_on
    Red draws 3 hidden cards.
144 move_spy france
    Red's spy goes to France.
145 let_pass
    Turn 14: Blue's move.
hash 14 10a46d055bc89056
146 act usa:3c
    Blue plays Deport with U.S.A. 3.
147 let_pass
    Red lets it pass.
    Red's spy is deported to Poland.
148 act hungary:3b
    Blue plays Safe House with Hungary 3.
149 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
150 go_on
    Blue draws 2 hidden cards.
    Blue draws 2 hidden cards.
151 move_spy great_britain
    Blue's spy goes to Great Britain.
152 let_pass
    Turn 15: Red's move.
hash 15 0266003c68b6d2cb
153 influence france:2b
154 announce
    Red sends 2 influence to France with France 2.
155 let_pass
    Blue lets it pass.
    France moves 1 step to Red.
    Red has secured France!
    Red wins the war: Poland, Hungary and France.
end d91e45ff401b0bc0
    Red wins with Poland, Hungary and France secured.
