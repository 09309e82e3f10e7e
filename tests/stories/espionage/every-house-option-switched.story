{"format": 1, "title": "espionage", "rules": 1, "level": "shortened", "factions": ["", ""], "options": {"must_play_if_able": false, "transport_before_block": false, "counter_chain": "none", "blockade_stops_revolution": false, "detain_stops_deport": false, "block_bonus_per_card": false, "mercenary_only_multi": false, "reshuffle_when": "on_last_card_drawn", "turn_cap_player_turns": 200}, "seed": 33, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home great_britain
    Blue's home is Great Britain.
2 choose_home poland
    Red's home is Poland.
    Turn 1: Blue's move.
hash 1 6e657a0b9bb7f459
3 act great_britain:4a
    Blue plays Detain with Great Britain 4.
4 counter great_britain:2b
    Red counters Detain with Rebel Forces (Great Britain 2).
    Blue's Detain comes to nothing.
5 go_on
    Blue draws a hidden card.
6 stay
    Blue's spy stays in Great Britain.
7 let_pass
    Turn 2: Red's move.
hash 2 2593c78519bf4509
8 act hungary:3a
    Red plays Deport with Hungary 3.
9 let_pass
    Blue lets it pass.
    Deport changes nothing for Blue's spy.
10 transport france:2a
11 go great_britain
    Red plays Military Transport with France 2: Great Britain.
12 let_pass
    Blue lets it pass.
    Red's spy goes to Great Britain.
13 act great_britain:3a
    Red plays Deport with Great Britain 3.
14 let_pass
    Blue lets it pass.
    Deport changes nothing for Blue's spy.
15 go_on
    Red draws 4 hidden cards.
16 move_spy france
    Red's spy goes to France.
17 transport poland:2a
18 go poland
    Blue plays Military Transport with Poland 2: Poland.
    Blue's spy goes to Poland.
19 let_pass
    Turn 3: Blue's move.
hash 3 57004cbabf6e3a70
20 act usa:3b
21 aim great_britain
22 aim hungary
    Blue plays Coordinated Attack with U.S.A. 3: Great Britain and Hungary.
23 let_pass
    Red lets it pass.
    Great Britain moves 1 step to Blue.
    Hungary moves 1 step to Blue.
24 act usa:4a
25 aim great_britain
    Blue plays Blockade with U.S.A. 4: Great Britain.
26 let_pass
    Red lets it pass.
    Great Britain is blockaded until the end of turn 5.
27 go_on
    Blue draws 3 hidden cards.
28 move_spy usa
    Blue's spy goes to the U.S.A.
29 let_pass
    Turn 4: Red's move.
hash 4 96c4c892a13760c6
30 act poland:3c
31 aim advanced_transport
    Red plays Gadget Research with Poland 3: Advanced Transport.
32 let_pass
    Blue lets it pass.
    Red has Advanced Transport.
33 gadget_move usa:2a
    Red discards U.S.A. 2: the spy goes to the U.S.A.
34 influence france:3b
35 place poland
36 announce
    Red sends 2 influence to Poland with France 3.
    Poland moves 2 steps to Red.
37 go_on
    Red draws 3 hidden cards.
38 stay
    Red's spy stays in the U.S.A.
39 transport hungary:2a
40 go france
    Blue plays Military Transport with Hungary 2: France.
    Blue's spy goes to France.
41 let_pass
    Turn 5: Blue's move.
hash 5 0338e795dc350553
42 influence france:3a
43 announce
    Blue sends 4 influence to France with France 3.
    France moves 4 steps to Blue.
44 act hungary:4b
    Blue plays Paid Informant with Hungary 4.
45 let_pass
    Red lets it pass.
    Red's hand lies open until the end of turn 7: U.S.S.R. 3, Mercenary 1, Mercenary 1, U.S.S.R. 3 and Poland 4.
46 go_on
    Blue draws 3 hidden cards.
47 move_spy usa
    Blue's spy goes to the U.S.A.
48 let_pass
    The blockade of Great Britain is over.
    Turn 6: Red's move.
hash 6 3720e00f339abfa8
49 gadget_move ussr:3b
    Red discards U.S.S.R. 3: the spy goes to the U.S.S.R.
50 act poland:4b
    Red plays Detain with Poland 4.
51 let_pass
    Blue lets it pass.
    Blue's spy is detained until the end of turn 8.
52 act ussr:3c
    Red plays Deport with U.S.S.R. 3.
53 let_pass
    Blue lets it pass.
    Blue's spy is deported to Great Britain.
54 go_on
    Red draws France 4, Poland 3 and U.S.S.R. 2.
55 move_spy hungary
    Red's spy goes to Hungary.
    Turn 7: Blue's move.
hash 7 f4810f7fdb323cb4
56 act usa:4b
    Blue plays Gadget Buster with U.S.A. 4: Advanced Transport.
57 let_pass
    Red lets it pass.
    Red loses Advanced Transport.
58 act great_britain:3c
    Blue plays Strategic Resupply with Great Britain 3.
59 let_pass
    Red lets it pass.
    Blue discards the whole hand: Hungary 4, Great Britain 2 and Great Britain 4.
    Blue draws 5 hidden cards.
60 let_pass
    Red's hand is hidden again.
    Turn 8: Red's move.
hash 8 a1a79feb1d24d5da
61 influence ussr:2b
62 place poland
63 announce
    Red sends 2 influence to Poland with U.S.S.R. 2.
    Poland moves 2 steps to Red.
    Red has secured Poland!
64 influence mercenary:1c
65 place great_britain
66 announce
    Red sends 1 influence to Great Britain with Mercenary 1.
67 block great_britain:2c
68 block france:2b
69 block mercenary:1d
70 done
    Blue blocks Great Britain: 6 against 1, with Great Britain 2, France 2 and Mercenary 1.
71 go_on
    Red draws 2 hidden cards.
72 move_spy poland
    Red's spy goes to Poland.
    Blue's spy is free again.
    Turn 9: Blue's move.
hash 9 97a950610f5a36cc
73 act poland:4a
74 aim poland
    Blue plays Blockade with Poland 4: Poland.
75 let_pass
    Red lets it pass.
    Poland is blockaded until the end of turn 11.
76 influence poland:3a
77 announce
    Blue sends 2 influence to Great Britain with Poland 3.
    Great Britain moves 2 steps to Blue.
    Blue draws 5 hidden cards.
78 move_spy ussr
    Blue's spy goes to the U.S.S.R.
79 let_pass
    Turn 10: Red's move.
hash 10 a455c7cc9cea5582
80 act ussr:2a
    Red plays Supply Drop with U.S.S.R. 2.
81 counter france:2c
    Blue counters Supply Drop with Rebel Forces (France 2).
    Red's Supply Drop comes to nothing.
82 stop
    Red plays no more cards this turn.
83 go_on
    Red draws a hidden card.
84 move_spy hungary
    Red's spy goes to Hungary.
85 let_pass
    Turn 11: Blue's move.
hash 11 284296bbc82c1625
86 act usa:3a
87 aim advanced_transport
    Blue plays Gadget Research with U.S.A. 3: Advanced Transport.
88 let_pass
    Red lets it pass.
    Blue has Advanced Transport.
89 act france:4b
    Blue plays Detain with France 4.
90 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 13.
91 gadget_move hungary:2b
    Blue discards Hungary 2: the spy goes to Hungary.
92 go_on
    Blue draws 4 hidden cards.
93 move_spy ussr
    Blue's spy goes to the U.S.S.R.
    The blockade of Poland is over.
    Turn 12: Red's move.
hash 12 0c769529512fafed
94 stop
    Red plays no more cards this turn.
95 let_pass
    Turn 13: Blue's move.
hash 13 3fcbae2d2e00f7d1
96 influence usa:2c
97 place great_britain
98 announce
    Blue sends 2 influence to Great Britain with U.S.A. 2.
    Great Britain moves 2 steps to Blue.
    Blue has secured Great Britain!
99 gadget_move hungary:2c
    Blue discards Hungary 2: the spy goes to Hungary.
100 act usa:2b
101 aim france
102 aim hungary
103 announce
    Blue plays Coordinated Assault with U.S.A. 2: France and Hungary.
104 let_pass
    Red lets it pass.
    France moves 1 step to Blue.
    Blue has secured France!
    Hungary moves 1 step to Blue.
105 go_on
    Blue draws 3 hidden cards.
106 move_spy usa
    Blue's spy goes to the U.S.A.
    Red's spy is free again.
    Turn 14: Red's move.
hash 14 1336d7c7b6fc9c58
107 act france:4a
108 aim great_britain
    Red plays Blockade with France 4: Great Britain.
109 let_pass
    Blue lets it pass.
    Great Britain is blockaded until the end of turn 16.
110 act poland:3b
    Red plays Safe House with Poland 3.
111 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
112 go_on
    Red draws 2 hidden cards.
    Red draws 2 hidden cards.
113 move_spy great_britain
    Red's spy goes to Great Britain.
114 let_pass
    Turn 15: Blue's move.
hash 15 2ffccd102416906b
115 influence france:3c
116 add mercenary:1b
117 announce
    Blue sends 4 influence to the U.S.A. with France 3 and Mercenary 1.
    The U.S.A. moves 4 steps to Blue.
118 gadget_move ussr:4a
    Blue discards U.S.S.R. 4: the spy goes to the U.S.S.R.
119 influence hungary:3c
120 place hungary
121 announce
    Blue sends 3 influence to Hungary with Hungary 3.
    Hungary moves 3 steps to Blue.
122 go_on
    Blue draws 3 hidden cards.
    The discard pile is shuffled: 42 cards form the new deck.
    Blue draws a hidden card.
123 move_spy france
    Blue's spy goes to France.
124 let_pass
    Turn 16: Red's move.
hash 16 1205db35f6b150c1
125 influence ussr:2c
126 announce
    Red sends 2 influence to the U.S.S.R. with U.S.S.R. 2.
    The U.S.S.R. moves 2 steps to Red.
127 act usa:3c
    Red plays Deport with U.S.A. 3.
128 counter poland:2c
    Blue counters Deport with Rebel Forces (Poland 2).
    Red's Deport comes to nothing.
129 go_on
130 move_spy ussr
    Red's spy goes to the U.S.S.R.
131 let_pass
    The blockade of Great Britain is over.
    Turn 17: Blue's move.
hash 17 a92f8d2d2a341733
132 act ussr:3a
    Blue plays Gadget Research with U.S.S.R. 3: Improved Resources.
133 let_pass
    Red lets it pass.
    Blue has Improved Resources.
134 gadget_move ussr:4b
    Blue discards U.S.S.R. 4: the spy goes to the U.S.S.R.
135 influence mercenary:1c
136 place hungary
137 announce
    Blue sends 1 influence to Hungary with Mercenary 1.
    Hungary moves 1 step to Blue.
    Blue has secured Hungary!
    Blue wins the war: Hungary, Great Britain and France.
end 8c2a674dea7cc174
    Blue wins with Hungary, Great Britain and France secured.
