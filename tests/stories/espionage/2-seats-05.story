{"format": 1, "title": "espionage", "rules": 1, "level": "close_quarters", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": false, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": false, "block_bonus_per_card": true, "mercenary_only_multi": false, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 5, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home poland
    Red's home is Poland.
2 choose_home great_britain
    Blue's home is Great Britain.
    Turn 1: Red's move.
hash 1 1e7da74243154a22
3 influence poland:4a
4 announce
    Red sends 5 influence to Poland with Poland 4.
    Poland moves 5 steps to Red.
    Red has secured Poland!
5 go_on
    Red draws a hidden card.
6 move_spy france
    Red's spy goes to France.
7 transport poland:2a
8 go ussr
    Blue plays Military Transport with Poland 2: the U.S.S.R.
    Blue's spy goes to the U.S.S.R.
9 let_pass
    Turn 2: Blue's move.
hash 2 8f16c438575da1ff
10 influence hungary:2c
11 place great_britain
12 add mercenary:1d
13 announce
    Blue sends 2 influence to Great Britain with Hungary 2 and Mercenary 1.
    Great Britain moves 2 steps to Blue.
14 act poland:3c
15 aim advanced_transport
    Blue plays Gadget Research with Poland 3: Advanced Transport.
16 let_pass
    Red lets it pass.
    Blue has Advanced Transport.
17 go_on
    Blue draws 4 hidden cards.
18 move_spy hungary
    Blue's spy goes to Hungary.
19 let_pass
    Turn 3: Red's move.
hash 3 9ddd024d1ec01033
20 influence france:3a
21 add mercenary:2b
22 announce
    Red sends 6 influence to France with France 3 and Mercenary 2.
    France moves 6 steps to Red.
    Red has secured France!
23 influence usa:4a
24 announce
    Red sends 4 influence to the U.S.A. with U.S.A. 4.
    The U.S.A. moves 4 steps to Red.
25 go_on
    Red draws 3 hidden cards.
26 move_spy great_britain
    Red's spy goes to Great Britain.
27 let_pass
    Turn 4: Blue's move.
hash 4 2e47dda841a35e92
28 gadget_move france:4b
    Blue discards France 4: the spy goes to France.
29 act ussr:4a
30 aim poland
    Blue plays Blockade with U.S.S.R. 4: Poland.
31 let_pass
    Red lets it pass.
    Poland is blockaded until the end of turn 6.
32 transport france:2a
33 go great_britain
    Blue plays Military Transport with France 2: Great Britain.
34 let_pass
    Red lets it pass.
    Blue's spy goes to Great Britain.
35 act hungary:3b
    Blue plays Safe House with Hungary 3.
36 counter france:2c
    Red counters Safe House with Rebel Forces (France 2).
    Blue's Safe House comes to nothing.
37 go_on
    Blue draws 4 hidden cards.
38 move_spy poland
    Blue's spy goes to Poland.
39 let_pass
    Turn 5: Red's move.
hash 5 4cd8f04b33b9daab
40 influence ussr:4b
41 place ussr
42 announce
    Red sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
    The U.S.S.R. moves 4 steps to Red.
43 influence great_britain:3b
44 announce
    Red sends 4 influence to Great Britain with Great Britain 3.
45 block usa:3c
46 block usa:3b
47 done
    Blue blocks Great Britain: 6 against 4, with U.S.A. 3 and U.S.A. 3.
48 go_on
    Red draws 3 hidden cards.
49 stay
    Red's spy stays in Great Britain.
50 let_pass
    Turn 6: Blue's move.
hash 6 0742ddf2ed474e81
51 influence hungary:3a
52 place great_britain
53 announce
    Blue sends 2 influence to Great Britain with Hungary 3.
54 block usa:2b
55 done
    Red blocks Great Britain: 2 against 2, with U.S.A. 2.
56 act poland:3b
    Blue plays Safe House with Poland 3.
57 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
58 go_on
    Blue draws 4 hidden cards.
    Blue draws 2 hidden cards.
59 move_spy france
    Blue's spy goes to France.
60 let_pass
    The blockade of Poland is over.
    Turn 7: Red's move.
hash 7 850c786cbc7c98ff
61 influence usa:2c
62 place usa
63 add mercenary:1c
64 announce
    Red sends 3 influence to the U.S.A. with U.S.A. 2 and Mercenary 1.
    The U.S.A. moves 3 steps to Red.
65 influence poland:4b
66 announce
    Red sends 3 influence to Great Britain with Poland 4.
67 block mercenary:1a
68 block mercenary:1b
69 block usa:4b
70 block great_britain:3c
71 done
    Blue blocks Great Britain: 9 against 3, with Mercenary 1, Mercenary 1, U.S.A. 4 and Great Britain 3.
72 go_on
    Red draws 4 hidden cards.
73 stay
    Red's spy stays in Great Britain.
74 let_pass
    Turn 8: Blue's move.
hash 8 618e4f4dc092c48a
75 act hungary:4b
    Blue plays Paid Informant with Hungary 4.
76 let_pass
    Red lets it pass.
    Red's hand lies open until the end of turn 10: Great Britain 2, Great Britain 3, U.S.S.R. 3, U.S.S.R. 3 and U.S.S.R. 3.
77 gadget_move hungary:4a
    Blue discards Hungary 4: the spy goes to Hungary.
78 act ussr:2c
    Blue plays Pilfer Accounts with U.S.S.R. 2.
79 let_pass
    Red lets it pass.
80 keep great_britain:3a
81 keep great_britain:2a
    Red discards U.S.S.R. 3, U.S.S.R. 3 and U.S.S.R. 3.
    Blue draws 5 hidden cards.
82 move_spy usa
    Blue's spy goes to the U.S.A.
83 let_pass
    Turn 9: Red's move.
hash 9 f494062b53190ab4
84 influence great_britain:3a
85 add great_britain:2a
86 announce
    Red sends 5 influence to Great Britain with Great Britain 3 and Great Britain 2.
87 let_pass
    Blue lets it pass.
    Great Britain moves 5 steps to Red.
    Red draws France 3, Mercenary 2, Great Britain 4, France 2 and Hungary 3.
88 stay
    Red's spy stays in Great Britain.
89 let_pass
    Turn 10: Blue's move.
hash 10 baf8deb3a8b68541
90 gadget_move hungary:2a
    Blue discards Hungary 2: the spy goes to Hungary.
91 act great_britain:4a
    Blue plays Detain with Great Britain 4.
92 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 12.
93 influence ussr:2a
94 place great_britain
95 announce
    Blue sends 1 influence to Great Britain with U.S.S.R. 2.
96 block france:2b
97 done
    Red blocks Great Britain: 2 against 1, with France 2.
98 go_on
    Blue draws 3 hidden cards.
99 move_spy poland
    Blue's spy goes to Poland.
    Red's hand is hidden again.
    Turn 11: Red's move.
hash 11 c5f8226e6292dba8
100 influence mercenary:2a
101 place usa
102 announce
    Red sends 2 influence to the U.S.A. with Mercenary 2.
    The U.S.A. moves 1 step to Red.
    Red has secured the U.S.A.!
    Red wins the war: Poland, the U.S.A. and France.
end cac6524824f03e23
    Red wins with Poland, the U.S.A. and France secured.
