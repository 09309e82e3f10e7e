{"format": 1, "title": "espionage", "rules": 1, "level": "duel_of_bots", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": false, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 200}, "seed": 1, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home poland
    Red's home is Poland.
2 choose_home france
    Blue's home is France.
    Turn 1: Red's move.
hash 1 5e14a2d067fae619
3 influence usa:4b
4 place poland
5 add mercenary:1a
6 announce
    Red sends 4 influence to Poland with U.S.A. 4 and Mercenary 1.
    Poland moves 4 steps to Red.
7 go_on
    Red draws 2 hidden cards.
8 move_spy france
    Red's spy goes to France.
9 let_pass
    Turn 2: Blue's move.
hash 2 84091dc37db90364
10 influence hungary:3a
11 place france
12 add mercenary:2b
13 announce
    Blue sends 4 influence to France with Hungary 3 and Mercenary 2.
14 block great_britain:3a
15 block usa:2c
16 done
    Red blocks France: 5 against 4, with Great Britain 3 and U.S.A. 2.
17 influence france:3a
18 announce
    Blue sends 4 influence to France with France 3.
19 block usa:2b
20 block usa:3a
21 done
    Red blocks France: 5 against 4, with U.S.A. 2 and U.S.A. 3.
22 go_on
    Blue draws 3 hidden cards.
23 move_spy hungary
    Blue's spy goes to Hungary.
24 let_pass
    Turn 3: Red's move.
hash 3 a807ee0e43af0c1c
25 place france
26 announce
    Red sends 3 influence to France with France 2.
27 let_pass
    Blue lets it pass.
    France moves 3 steps to Red.
    Red draws 5 hidden cards.
28 move_spy hungary
    Red's spy goes to Hungary.
29 let_pass
    Turn 4: Blue's move.
hash 4 05568f635cc7c95f
30 influence hungary:3b
31 place hungary
32 announce
    Blue sends 4 influence to Hungary with Hungary 3.
33 block poland:2a
34 block poland:4b
35 done
    Red blocks Hungary: 6 against 4, with Poland 2 and Poland 4.
36 act hungary:4a
    Blue plays Detain with Hungary 4.
37 let_pass
    Red lets it pass.
    Red's spy is detained until the end of turn 6.
38 go_on
    Blue draws 2 hidden cards.
39 move_spy great_britain
    Blue's spy goes to Great Britain.
    Turn 5: Red's move.
hash 5 ceadcf3a8e55f719
40 influence hungary:2a
41 place hungary
42 announce
    Red sends 3 influence to Hungary with Hungary 2.
    Hungary moves 3 steps to Red.
43 influence france:4a
44 place poland
45 add mercenary:1d
46 announce
    Red sends 4 influence to Poland with France 4 and Mercenary 1.
    Poland moves 2 steps to Red.
    Red has secured Poland!
    Red draws 5 hidden cards.
47 transport great_britain:2a
48 go poland
    Blue plays Military Transport with Great Britain 2: Poland.
    Blue's spy goes to Poland.
49 let_pass
    Turn 6: Blue's move.
hash 6 98a3af4d40d33a8c
50 influence mercenary:2a
51 place ussr
52 add mercenary:1b
53 announce
    Blue sends 3 influence to the U.S.S.R. with Mercenary 2 and Mercenary 1.
    The U.S.S.R. moves 3 steps to Blue.
54 act ussr:2a
    Blue plays Supply Drop with U.S.S.R. 2.
55 let_pass
    Red lets it pass.
    Blue draws 3 extra cards after the refill.
56 go_on
    Blue draws 4 hidden cards.
    Blue draws 3 hidden cards.
57 stay
    Blue's spy stays in Poland.
    Red's spy is free again.
    Turn 7: Red's move.
hash 7 e6cffdea7e88e62c
58 influence great_britain:4b
59 place hungary
60 announce
    Red sends 3 influence to Hungary with Great Britain 4.
    Hungary moves 3 steps to Red.
61 influence ussr:4b
62 place ussr
63 announce
    Red sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
    The U.S.S.R. moves 4 steps to Red.
64 go_on
    Red draws 2 hidden cards.
65 stay
    Red's spy stays in Hungary.
66 transport france:2a
67 go france
    Blue plays Military Transport with France 2: France.
    Blue's spy goes to France.
68 let_pass
    Turn 8: Blue's move.
hash 8 ce3887575cdf5581
69 act france:3b
    Blue plays Safe House with France 3.
70 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
71 influence ussr:4a
72 place ussr
73 announce
    Blue sends 4 influence to the U.S.S.R. with U.S.S.R. 4.
    The U.S.S.R. moves 4 steps to Blue.
74 go_on
    Blue draws 2 hidden cards.
75 move_spy hungary
    Blue's spy goes to Hungary.
76 let_pass
    Turn 9: Red's move.
hash 9 6046dba6aff449eb
77 act ussr:2c
    Red plays Pilfer Accounts with U.S.S.R. 2.
78 let_pass
    Blue lets it pass.
79 keep great_britain:3b
80 keep hungary:4b
    Blue discards U.S.A. 4, Great Britain 2, U.S.S.R. 3, Hungary 2 and Poland 3.
81 influence usa:3c
82 place hungary
83 announce
    Red sends 2 influence to Hungary with U.S.A. 3.
84 block hungary:4b
85 done
    Blue blocks Hungary: 5 against 2, with Hungary 4.
86 go_on
    Red draws 2 hidden cards.
87 move_spy poland
    Red's spy goes to Poland.
88 let_pass
    Turn 10: Blue's move.
hash 10 ea9c84820b50da26
89 act great_britain:3b
    Blue plays Safe House with Great Britain 3.
90 let_pass
    Red lets it pass.
    Blue draws 2 extra cards after the refill.
    Blue draws 5 hidden cards.
    Blue draws 2 hidden cards.
91 move_spy france
    Blue's spy goes to France.
92 let_pass
    Turn 11: Red's move.
hash 11 a562bbcfd0a548cc
93 act ussr:2b
94 aim great_britain
95 aim ussr
96 aim usa
    Red plays Coordinated Assault with U.S.S.R. 2: Great Britain, the U.S.S.R. and the U.S.A.
97 let_pass
    Blue lets it pass.
    Great Britain moves 1 step to Red.
    The U.S.S.R. moves 1 step to Red.
    The U.S.A. moves 1 step to Red.
98 influence great_britain:4a
99 add mercenary:1c
100 announce
    Red sends 5 influence to Great Britain with Great Britain 4 and Mercenary 1.
    Great Britain moves 5 steps to Red.
101 go_on
    Red draws 3 hidden cards.
102 move_spy france
    Red's spy goes to France.
103 let_pass
    Turn 12: Blue's move.
hash 12 fc1724c58875a5f8
104 act great_britain:3c
    Blue plays Strategic Resupply with Great Britain 3.
105 counter great_britain:2b
    Red counters Strategic Resupply with Rebel Forces (Great Britain 2).
106 counter poland:2c
    Blue counters Rebel Forces with Rebel Forces (Poland 2).
107 let_pass
    Red lets it pass.
    Red's Rebel Forces comes to nothing.
108 let_pass
    Red lets it pass.
    Blue discards the whole hand: Poland 4, U.S.A. 3, U.S.S.R. 3, U.S.S.R. 3 and Hungary 2.
    Blue draws 4 hidden cards.
    The discard pile is shuffled: 46 cards form the new deck.
    Blue draws a hidden card.
109 go_on
110 move_spy poland
    Blue's spy goes to Poland.
111 let_pass
    Turn 13: Red's move.
hash 13 e7459e67fb97009a
112 influence france:4b
113 announce
    Red sends 5 influence to France with France 4.
114 let_pass
    Blue lets it pass.
    France moves 5 steps to Red.
    Red has secured France!
    Red wins the war: France.
end f8080c11fceb27b4
    Red wins by securing Blue's home, France.
