{"format": 1, "title": "espionage", "rules": 1, "level": "standard", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 3174, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home ussr
    Red's home is the U.S.S.R.
2 choose_home usa
    Blue's home is the U.S.A.
    Turn 1: Red's move.
hash 1 2b7f0188621ea127
3 influence usa:3b
4 place ussr
5 announce
    Red sends 2 influence to the U.S.S.R. with U.S.A. 3.
6 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 2 steps to Red.
7 go_on
    Red draws a hidden card.
8 move_spy hungary
    Red's spy goes to Hungary.
9 let_pass
    Turn 2: Blue's move.
hash 2 52aeb32115920f1a
10 influence usa:3c
11 add usa:2a
12 announce
    Blue sends 5 influence to the U.S.A. with U.S.A. 3 and U.S.A. 2.
13 let_pass
    Red lets it pass.
    The U.S.A. moves 5 steps to Blue.
14 act france:3a
15 aim usa
16 aim poland
    Blue plays Coordinated Attack with France 3: the U.S.A. and Poland.
17 let_pass
    Red lets it pass.
    The U.S.A. moves 1 step to Blue.
    Poland moves 1 step to Blue.
18 go_on
    Blue draws 3 hidden cards.
19 move_spy great_britain
    Blue's spy goes to Great Britain.
20 let_pass
    Turn 3: Red's move.
hash 3 5176c68a172e5658
21 act great_britain:3c
    Red plays Strategic Resupply with Great Britain 3.
22 counter poland:2c
    Blue counters Strategic Resupply with Rebel Forces (Poland 2).
23 let_pass
    Red lets it pass.
    Red's Strategic Resupply comes to nothing.
24 act usa:3a
25 aim advanced_transport
    Red plays Gadget Research with U.S.A. 3: Advanced Transport.
26 let_pass
    Blue lets it pass.
    Red has Advanced Transport.
27 gadget_move poland:4a
    Red discards Poland 4: the spy goes to Poland.
28 go_on
    Red draws 3 hidden cards.
29 move_spy ussr
    Red's spy goes to the U.S.S.R.
30 let_pass
    Turn 4: Blue's move.
hash 4 873d55d94366e3be
31 influence usa:2b
32 place usa
33 announce
    Blue sends 2 influence to the U.S.A. with U.S.A. 2.
34 let_pass
    Red lets it pass.
    The U.S.A. moves 2 steps to Blue.
    Blue has secured the U.S.A.!
35 influence poland:3b
36 place poland
37 announce
    Blue sends 3 influence to Poland with Poland 3.
38 let_pass
    Red lets it pass.
    Poland moves 3 steps to Blue.
39 go_on
    Blue draws 3 hidden cards.
40 move_spy france
    Blue's spy goes to France.
41 let_pass
    Turn 5: Red's move.
hash 5 5cea2df0a72f9a4a
42 influence hungary:3b
43 place ussr
44 add mercenary:1d
45 announce
    Red sends 4 influence to the U.S.S.R. with Hungary 3 and Mercenary 1.
46 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 4 steps to Red.
47 gadget_move poland:3a
    Red discards Poland 3: the spy goes to Poland.
48 act poland:2b
    Red plays Supply Drop with Poland 2.
49 transport poland:2a
50 go poland
    Blue plays Military Transport with Poland 2: Poland.
    Blue's spy goes to Poland.
51 let_pass
    Blue lets it pass.
    Red draws 3 extra cards after the refill.
52 go_on
    Red draws 4 hidden cards.
    Red draws 3 hidden cards.
53 move_spy great_britain
    Red's spy goes to Great Britain.
54 let_pass
    Turn 6: Blue's move.
hash 6 6d222e31aaeebf95
55 act france:3c
56 aim improved_resources
    Blue plays Gadget Research with France 3: Improved Resources.
57 let_pass
    Red lets it pass.
    Blue has Improved Resources.
58 act hungary:2c
59 aim poland
    Blue plays Revolution with Hungary 2: Poland.
60 let_pass
    Red lets it pass.
    Poland moves 2 steps to Blue.
61 go_on
    Blue draws 4 hidden cards.
62 move_spy france
    Blue's spy goes to France.
63 let_pass
    Turn 7: Red's move.
hash 7 335fd01e3fecad3c
64 act great_britain:3b
    Red plays Safe House with Great Britain 3.
65 transport hungary:2a
66 go poland
    Blue plays Military Transport with Hungary 2: Poland.
67 let_pass
    Red lets it pass.
    Blue's spy goes to Poland.
68 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
69 act usa:4b
    Red plays Gadget Buster with U.S.A. 4: Improved Resources.
70 let_pass
    Blue lets it pass.
    Blue loses Improved Resources.
71 gadget_move ussr:2a
    Red discards U.S.S.R. 2: the spy goes to the U.S.S.R.
72 go_on
    Red draws 2 hidden cards.
73 move_spy great_britain
    Red's spy goes to Great Britain.
74 let_pass
    Turn 8: Blue's move.
hash 8 64bf87b12b56bbbd
75 act hungary:3c
    Blue plays Strategic Resupply with Hungary 3.
76 let_pass
    Red lets it pass.
    Blue discards the whole hand: Mercenary 1, U.S.S.R. 3, Great Britain 4 and France 4.
    Blue draws 5 hidden cards.
77 influence hungary:2b
78 place poland
79 announce
    Blue sends 2 influence to Poland with Hungary 2.
80 let_pass
    Red lets it pass.
    Poland moves 1 step to Blue.
    Blue has secured Poland!
81 go_on
    Blue draws a hidden card.
82 move_spy hungary
    Blue's spy goes to Hungary.
83 let_pass
    Turn 9: Red's move.
hash 9 b3ba6e30777b7b6c
84 act ussr:3a
    Red plays Gadget Research with U.S.S.R. 3: Improved Resources.
85 let_pass
    Blue lets it pass.
    Red has Improved Resources.
86 influence france:2b
87 place ussr
88 announce
    Red sends 1 influence to the U.S.S.R. with France 2.
89 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 1 step to Red.
90 gadget_move ussr:4b
    Red discards U.S.S.R. 4: the spy goes to the U.S.S.R.
91 go_on
    Red draws 2 hidden cards.
92 move_spy poland
    Red's spy goes to Poland.
93 let_pass
    Turn 10: Blue's move.
hash 10 707f4238a2be9e7e
94 act france:4b
    Blue plays Detain with France 4.
95 transport france:2a
96 go france
    Red plays Military Transport with France 2: France.
97 let_pass
    Blue lets it pass.
    Red's spy goes to France.
98 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 12.
99 influence usa:4a
100 add mercenary:1a
101 add mercenary:2a
102 announce
    Blue sends 6 influence to Hungary with U.S.A. 4, Mercenary 1 and Mercenary 2.
    Hungary moves 6 steps to Blue.
103 go_on
    Blue draws 4 hidden cards.
104 stay
    Blue's spy stays in Hungary.
    Turn 11: Red's move.
hash 11 ec9c3ad1bd65076e
105 act hungary:4a
    Red plays Detain with Hungary 4.
106 let_pass
    Blue lets it pass.
    Blue's spy is detained until the end of turn 13.
107 act hungary:3a
    Red plays Deport with Hungary 3.
108 let_pass
    Blue lets it pass.
    Deport changes nothing for Blue's spy.
    Red draws 3 hidden cards.
    Turn 12: Blue's move.
hash 12 0de6d1a78df3e284
109 influence mercenary:2b
110 place hungary
111 announce
    Blue sends 2 influence to Hungary with Mercenary 2.
    Hungary moves 2 steps to Blue.
    Blue has secured Hungary!
    Blue wins the war: Poland, Hungary and the U.S.A.
end 43c2a02f4bcbe339
    Blue wins with Poland, Hungary and the U.S.A. secured.
