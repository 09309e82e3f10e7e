{"format": 1, "title": "espionage", "rules": 1, "level": "shortened", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": false, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 2921, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home usa
    Blue's home is the U.S.A.
2 choose_home ussr
    Red's home is the U.S.S.R.
    Turn 1: Blue's move.
hash 1 560a32b9583f8cb7
3 act ussr:2c
    Blue plays Pilfer Accounts with U.S.S.R. 2.
4 let_pass
    Red lets it pass.
5 keep poland:3a
6 keep poland:3b
    Red discards Hungary 4, U.S.S.R. 4 and U.S.S.R. 4.
7 go_on
    Blue draws a hidden card.
8 move_spy poland
    Blue's spy goes to Poland.
9 let_pass
    Turn 2: Red's move.
hash 2 db7fb33d4c8da2ad
10 influence poland:3a
11 place ussr
12 announce
    Red sends 3 influence to the U.S.S.R. with Poland 3.
13 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 3 steps to Red.
14 influence poland:3b
15 place ussr
16 announce
    Red sends 3 influence to the U.S.S.R. with Poland 3.
17 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 3 steps to Red.
    Red has secured the U.S.S.R.!
    Red draws 5 hidden cards.
18 move_spy france
    Red's spy goes to France.
19 let_pass
    Turn 3: Blue's move.
hash 3 527234e3e78f5ba4
20 act poland:3c
21 aim advanced_transport
    Blue plays Gadget Research with Poland 3: Advanced Transport.
22 transport poland:2a
23 go usa
    Red plays Military Transport with Poland 2: the U.S.A.
24 counter france:2c
    Blue counters Military Transport with Rebel Forces (France 2).
25 let_pass
    Red lets it pass.
    Red's Military Transport comes to nothing.
26 transport france:2a
27 go poland
    Red plays Military Transport with France 2: Poland.
    Red's spy goes to Poland.
28 let_pass
    Red lets it pass.
    Blue has Advanced Transport.
29 gadget_move ussr:2b
    Blue discards U.S.S.R. 2: the spy goes to the U.S.S.R.
30 go_on
    Blue draws 3 hidden cards.
31 move_spy usa
    Blue's spy goes to the U.S.A.
32 let_pass
    Turn 4: Red's move.
hash 4 9deff2d03a6e07da
33 influence france:3a
34 place poland
35 announce
    Red sends 2 influence to Poland with France 3.
36 let_pass
    Blue lets it pass.
    Poland moves 2 steps to Red.
37 act france:4a
38 aim ussr
    Red plays Blockade with France 4: the U.S.S.R.
39 let_pass
    Blue lets it pass.
    The U.S.S.R. is blockaded until the end of turn 6.
40 go_on
    Red draws 4 hidden cards.
41 move_spy ussr
    Red's spy goes to the U.S.S.R.
42 let_pass
    Turn 5: Blue's move.
hash 5 177ddafd97be1bfd
43 influence mercenary:1a
44 place usa
45 announce
    Blue sends 1 influence to the U.S.A. with Mercenary 1.
46 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
47 gadget_move great_britain:4a
    Blue discards Great Britain 4: the spy goes to Great Britain.
48 influence usa:2c
49 place usa
50 add mercenary:2a
51 announce
    Blue sends 4 influence to the U.S.A. with U.S.A. 2 and Mercenary 2.
52 let_pass
    Red lets it pass.
    The U.S.A. moves 4 steps to Blue.
53 go_on
    Blue draws 4 hidden cards.
54 move_spy hungary
    Blue's spy goes to Hungary.
55 let_pass
    Turn 6: Red's move.
hash 6 a6013177625ca5b9
56 act usa:3a
57 aim advanced_transport
    Red plays Gadget Research with U.S.A. 3: Advanced Transport.
58 counter poland:2c
    Blue counters Gadget Research with Rebel Forces (Poland 2).
59 let_pass
    Red lets it pass.
    Red's Gadget Research comes to nothing.
60 act hungary:3c
    Red plays Strategic Resupply with Hungary 3.
61 let_pass
    Blue lets it pass.
    Red discards the whole hand: U.S.A. 4, U.S.A. 4 and U.S.A. 2.
    Red draws 5 hidden cards.
62 go_on
63 move_spy poland
    Red's spy goes to Poland.
64 let_pass
    The blockade of the U.S.S.R. is over.
    Turn 7: Blue's move.
hash 7 8cec55e13a8367f6
65 gadget_move great_britain:3c
    Blue discards Great Britain 3: the spy goes to Great Britain.
66 influence france:2b
67 place usa
68 announce
    Blue sends 2 influence to the U.S.A. with France 2.
69 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
    Blue has secured the U.S.A.!
70 act usa:3c
    Blue plays Deport with U.S.A. 3.
71 counter great_britain:2b
    Red counters Deport with Rebel Forces (Great Britain 2).
    Blue's Deport comes to nothing.
72 go_on
    Blue draws 4 hidden cards.
73 move_spy poland
    Blue's spy goes to Poland.
74 let_pass
    Turn 8: Red's move.
hash 8 647cc27610c7dd56
75 act ussr:3b
76 aim poland
77 aim great_britain
    Red plays Coordinated Attack with U.S.S.R. 3: Poland and Great Britain.
78 let_pass
    Blue lets it pass.
    Poland moves 1 step to Red.
    Great Britain moves 1 step to Red.
79 influence usa:2a
80 announce
    Red sends 1 influence to Poland with U.S.A. 2.
81 block hungary:2c
82 block ussr:3c
83 block poland:4b
84 done
    Blue blocks Poland: 10 against 1, with Hungary 2, U.S.S.R. 3 and Poland 4.
85 go_on
    Red draws 3 hidden cards.
86 move_spy ussr
    Red's spy goes to the U.S.S.R.
87 let_pass
    Turn 9: Blue's move.
hash 9 c5ddd2c8b4ec98c2
88 act france:3b
    Blue plays Safe House with France 3.
89 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
90 gadget_move great_britain:2c
    Blue discards Great Britain 2: the spy goes to Great Britain.
    Blue draws 5 hidden cards.
    Blue draws 2 hidden cards.
91 move_spy france
    Blue's spy goes to France.
92 let_pass
    Turn 10: Red's move.
hash 10 f15920d8a21b1fb3
93 influence great_britain:4b
94 add mercenary:1b
95 announce
    Red sends 5 influence to Great Britain with Great Britain 4 and Mercenary 1.
96 let_pass
    Blue lets it pass.
    Great Britain moves 5 steps to Red.
    Red has secured Great Britain!
97 act france:4b
    Red plays Detain with France 4.
98 let_pass
    Blue lets it pass.
    Blue's spy is detained until the end of turn 12.
99 go_on
    Red draws 3 hidden cards.
100 move_spy hungary
    Red's spy goes to Hungary.
    Turn 11: Blue's move.
hash 11 e5ab7d0672aad746
101 act hungary:4a
    Blue plays Detain with Hungary 4.
102 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 13.
103 influence mercenary:2b
104 place france
105 announce
    Blue sends 2 influence to France with Mercenary 2.
    France moves 2 steps to Blue.
    Turn 12: Red's move.
hash 12 7485b0b99f3513df
106 influence great_britain:2a
107 announce
    Red sends 1 influence to Hungary with Great Britain 2.
    Hungary moves 1 step to Red.
108 act ussr:2a
    Red plays Supply Drop with U.S.S.R. 2.
109 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
    Red draws 2 hidden cards.
    Red draws 3 hidden cards.
    Blue's spy is free again.
    Turn 13: Blue's move.
hash 13 993ec84a0a02469b
110 gadget_move france:3c
111 go ussr
    Blue discards France 3: the spy goes to the U.S.S.R.
112 act hungary:3b
    Blue plays Safe House with Hungary 3.
113 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
114 act poland:4a
115 aim ussr
    Blue plays Blockade with Poland 4: the U.S.S.R.
116 let_pass
    Red lets it pass.
    The U.S.S.R. is blockaded until the end of turn 15.
117 go_on
    The discard pile is shuffled: 43 cards form the new deck.
    Blue draws 3 hidden cards.
    Blue draws 2 hidden cards.
118 move_spy hungary
    Blue's spy goes to Hungary.
    Red's spy is free again.
    Turn 14: Red's move.
hash 14 54fd63ce4e876daa
119 influence poland:2b
120 place poland
121 announce
    Red sends 2 influence to Poland with Poland 2.
122 let_pass
    Blue lets it pass.
    Poland moves 2 steps to Red.
    Red has secured Poland!
    Red wins the war: Poland, the U.S.S.R. and Great Britain.
end 04ce18990aec5be7
    Red wins with Poland, the U.S.S.R. and Great Britain secured.
