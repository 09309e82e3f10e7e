{"format": 1, "title": "espionage", "rules": 1, "level": "standard", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 0}, "seed": 2130, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home poland
    Red's home is Poland.
2 choose_home france
    Blue's home is France.
    Turn 1: Red's move.
hash 1 a0f67f7adc697756
3 act usa:3b
4 aim poland
5 aim usa
    Red plays Coordinated Attack with U.S.A. 3: Poland and the U.S.A.
6 transport france:2a
7 go usa
    Blue plays Military Transport with France 2: the U.S.A.
    Blue's spy goes to the U.S.A.
8 let_pass
    Blue lets it pass.
    Poland moves 1 step to Red.
    The U.S.A. moves 1 step to Red.
9 go_on
    Red draws a hidden card.
10 move_spy great_britain
    Red's spy goes to Great Britain.
11 let_pass
    Turn 2: Blue's move.
hash 2 b305f325d2c870e0
12 act hungary:2c
13 aim france
    Blue plays Revolution with Hungary 2: France.
14 let_pass
    Red lets it pass.
    France moves 2 steps to Blue.
15 influence france:4a
16 place france
17 announce
    Blue sends 4 influence to France with France 4.
18 let_pass
    Red lets it pass.
    France moves 4 steps to Blue.
    Blue has secured France!
19 go_on
    Blue draws 3 hidden cards.
20 move_spy ussr
    Blue's spy goes to the U.S.S.R.
21 let_pass
    Turn 3: Red's move.
hash 3 fa3f98275e793613
22 act great_britain:4b
    Red plays Paid Informant with Great Britain 4.
23 let_pass
    Blue lets it pass.
    Blue's hand lies open until the end of turn 5: Hungary 4, Poland 3, France 3, Hungary 4 and France 3.
24 act france:4b
    Red plays Detain with France 4.
25 let_pass
    Blue lets it pass.
    Blue's spy is detained until the end of turn 5.
26 go_on
    Red draws 2 hidden cards.
27 move_spy france
    Red's spy goes to France.
    Turn 4: Blue's move.
hash 4 97a151331a464676
28 act hungary:4a
    Blue plays Detain with Hungary 4.
29 counter hungary:2b
    Red counters Detain with Rebel Forces (Hungary 2).
30 let_pass
    Blue lets it pass.
    Blue's Detain comes to nothing.
31 act france:3a
32 aim ussr
33 aim great_britain
    Blue plays Coordinated Attack with France 3: the U.S.S.R. and Great Britain.
34 let_pass
    Red lets it pass.
    The U.S.S.R. moves 1 step to Blue.
    Great Britain moves 1 step to Blue.
    Blue draws Poland 2 and U.S.A. 4.
35 let_pass
    Turn 5: Red's move.
hash 5 068ee00be683327d
36 act france:3c
37 aim improved_resources
    Red plays Gadget Research with France 3: Improved Resources.
38 let_pass
    Blue lets it pass.
    Red has Improved Resources.
39 act hungary:3a
    Red plays Deport with Hungary 3.
40 let_pass
    Blue lets it pass.
    Deport changes nothing for Blue's spy.
41 go_on
    Red draws 4 hidden cards.
42 move_spy ussr
    Red's spy goes to the U.S.S.R.
    Blue's spy is free again.
    Blue's hand is hidden again.
    Turn 6: Blue's move.
hash 6 0704d423c18529b1
43 transport poland:2a
44 go poland
    Blue plays Military Transport with Poland 2: Poland.
45 let_pass
    Red lets it pass.
    Blue's spy goes to Poland.
46 influence hungary:4b
47 place hungary
48 announce
    Blue sends 4 influence to Hungary with Hungary 4.
49 let_pass
    Red lets it pass.
    Hungary moves 4 steps to Blue.
50 act usa:4a
51 aim france
    Blue plays Blockade with U.S.A. 4: France.
52 let_pass
    Red lets it pass.
    France is blockaded until the end of turn 8.
53 go_on
    Blue draws 3 hidden cards.
54 move_spy great_britain
    Blue's spy goes to Great Britain.
55 let_pass
    Turn 7: Red's move.
hash 7 8189f8f0b5bdafd0
56 act hungary:3c
    Red plays Strategic Resupply with Hungary 3.
57 let_pass
    Blue lets it pass.
    Red discards the whole hand: U.S.S.R. 2, U.S.A. 2, Poland 4, U.S.S.R. 3 and Mercenary 1.
    Red draws 6 hidden cards.
58 transport great_britain:2a
59 go hungary
    Red plays Military Transport with Great Britain 2: Hungary.
60 let_pass
    Blue lets it pass.
    Red's spy goes to Hungary.
61 act usa:2b
62 aim poland
63 aim usa
64 announce
    Red plays Coordinated Assault with U.S.A. 2: Poland and the U.S.A.
65 let_pass
    Blue lets it pass.
    Poland moves 1 step to Red.
    The U.S.A. moves 1 step to Red.
66 go_on
    Red draws 2 hidden cards.
67 move_spy ussr
    Red's spy goes to the U.S.S.R.
68 let_pass
    Turn 8: Blue's move.
hash 8 acc8b983e5f55117
69 influence ussr:3b
70 place great_britain
71 announce
    Blue sends 2 influence to Great Britain with U.S.S.R. 3.
72 let_pass
    Red lets it pass.
    Great Britain moves 2 steps to Blue.
73 influence great_britain:4a
74 announce
    Blue sends 5 influence to Great Britain with Great Britain 4.
75 let_pass
    Red lets it pass.
    Great Britain moves 5 steps to Blue.
    Blue has secured Great Britain!
76 go_on
    Blue draws 2 hidden cards.
77 move_spy usa
    Blue's spy goes to the U.S.A.
78 let_pass
    The blockade of France is over.
    Turn 9: Red's move.
hash 9 8b8d016e9b10795f
79 act great_britain:3a
    Red plays Deport with Great Britain 3.
80 let_pass
    Blue lets it pass.
    Blue's spy is deported to France.
81 act great_britain:3b
    Red plays Safe House with Great Britain 3.
82 let_pass
    Blue lets it pass.
    Red draws 2 extra cards after the refill.
83 go_on
    Red draws 2 hidden cards.
    Red draws 2 hidden cards.
84 move_spy great_britain
    Red's spy goes to Great Britain.
85 let_pass
    Turn 10: Blue's move.
hash 10 434eb208d140b009
86 act ussr:3a
87 aim advanced_transport
    Blue plays Gadget Research with U.S.S.R. 3: Advanced Transport.
88 let_pass
    Red lets it pass.
    Blue has Advanced Transport.
89 act ussr:4b
    Blue plays Gadget Buster with U.S.S.R. 4: Improved Resources.
90 counter france:2c
    Red counters Gadget Buster with Rebel Forces (France 2).
    Blue's Gadget Buster comes to nothing.
91 go_on
    Blue draws 2 hidden cards.
92 move_spy hungary
    Blue's spy goes to Hungary.
93 let_pass
    Turn 11: Red's move.
hash 11 68669ab91bdfc01c
94 act usa:4b
    Red plays Gadget Buster with U.S.A. 4: Advanced Transport.
95 let_pass
    Blue lets it pass.
    Blue loses Advanced Transport.
96 influence mercenary:1b
97 place poland
98 add mercenary:2a
99 add mercenary:1d
100 announce
    Red sends 4 influence to Poland with Mercenary 1, Mercenary 2 and Mercenary 1.
101 let_pass
    Blue lets it pass.
    Poland moves 4 steps to Red.
    Red has secured Poland!
102 go_on
    Red draws 3 hidden cards.
103 stay
    Red's spy stays in Great Britain.
104 let_pass
    Turn 12: Blue's move.
hash 12 7fb8156827072a02
105 influence hungary:3b
106 add mercenary:1c
107 announce
    Blue sends 5 influence to Hungary with Hungary 3 and Mercenary 1.
108 let_pass
    Red lets it pass.
    Hungary moves 4 steps to Blue.
    Blue has secured Hungary!
    Blue wins the war: Hungary, Great Britain and France.
end b91a60af21272acc
    Blue wins with Hungary, Great Britain and France secured.
