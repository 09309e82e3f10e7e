{"format": 1, "title": "espionage", "rules": 1, "level": "standard", "factions": ["", ""], "options": {"must_play_if_able": true, "transport_before_block": true, "counter_chain": "rebel_forces", "blockade_stops_revolution": true, "detain_stops_deport": true, "block_bonus_per_card": true, "mercenary_only_multi": true, "reshuffle_when": "on_draw_from_empty", "turn_cap_player_turns": 200}, "seed": 8, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 choose_home great_britain
    Blue's home is Great Britain.
2 choose_home ussr
    Red's home is the U.S.S.R.
    Turn 1: Blue's move.
hash 1 b2aca58fb9ad4325
3 influence great_britain:4b
4 add great_britain:2c
5 announce
    Blue sends 6 influence to Great Britain with Great Britain 4 and Great Britain 2.
6 transport france:2a
7 go hungary
    Red plays Military Transport with France 2: Hungary.
    Red's spy goes to Hungary.
8 let_pass
    Red lets it pass.
    Great Britain moves 6 steps to Blue.
9 go_on
    Blue draws 2 hidden cards.
10 move_spy poland
    Blue's spy goes to Poland.
11 let_pass
    Turn 2: Red's move.
hash 2 20e9a859bd2b593c
12 influence usa:4a
13 place ussr
14 announce
    Red sends 3 influence to the U.S.S.R. with U.S.A. 4.
15 let_pass
    Blue lets it pass.
    The U.S.S.R. moves 3 steps to Red.
16 influence poland:3b
17 place hungary
18 announce
    Red sends 3 influence to Hungary with Poland 3.
19 let_pass
    Blue lets it pass.
    Hungary moves 3 steps to Red.
20 go_on
    Red draws 3 hidden cards.
21 stay
    Red's spy stays in Hungary.
22 let_pass
    Turn 3: Blue's move.
hash 3 5b203f2e83409f4f
23 influence poland:4b
24 place poland
25 add poland:3a
26 announce
    Blue sends 7 influence to Poland with Poland 4 and Poland 3.
27 let_pass
    Red lets it pass.
    Poland moves 7 steps to Blue.
    Blue has secured Poland!
28 influence usa:2c
29 place great_britain
30 announce
    Blue sends 2 influence to Great Britain with U.S.A. 2.
31 let_pass
    Red lets it pass.
    Great Britain moves 1 step to Blue.
    Blue has secured Great Britain!
32 go_on
    Blue draws 3 hidden cards.
33 move_spy france
    Blue's spy goes to France.
34 let_pass
    Turn 4: Red's move.
hash 4 2f6b16a45579e2c2
35 influence great_britain:2a
36 place hungary
37 announce
    Red sends 1 influence to Hungary with Great Britain 2.
38 let_pass
    Blue lets it pass.
    Hungary moves 1 step to Red.
39 influence ussr:4a
40 place hungary
41 add mercenary:1c
42 add mercenary:2a
43 announce
    Red sends 7 influence to Hungary with U.S.S.R. 4, Mercenary 1 and Mercenary 2.
44 let_pass
    Blue lets it pass.
    Hungary moves 4 steps to Red.
    Red has secured Hungary!
45 go_on
    Red draws 4 hidden cards.
46 move_spy great_britain
    Red's spy goes to Great Britain.
47 let_pass
    Turn 5: Blue's move.
hash 5 dbf3db4181b8ca99
48 influence great_britain:4a
49 add mercenary:2b
50 announce
    Blue sends 6 influence to France with Great Britain 4 and Mercenary 2.
51 let_pass
    Red lets it pass.
    France moves 6 steps to Blue.
52 influence great_britain:2b
53 announce
    Blue sends 2 influence to France with Great Britain 2.
54 let_pass
    Red lets it pass.
    France moves 1 step to Blue.
    Blue has secured France!
    Blue wins the war: Poland, Great Britain and France.
end 8f070cc9486cfd15
    Blue wins with Poland, Great Britain and France secured.
