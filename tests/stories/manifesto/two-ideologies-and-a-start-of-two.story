{"format": 1, "title": "manifesto", "rules": 1, "level": "short", "factions": ["democracy", "communism"], "options": {"deck": "table_89", "initiative_order": "clockwise_from_winner", "unopposed_neutral_succeeds": true, "war_losses": "leader_only", "truce_counts_current_round": true, "just_lost_window": "since_own_last_conflict_turn", "industrial_buildup": "own_conflict_turn_own_region", "peace_needs_consent": false, "sea_adjacency": true, "more_sea_lanes": false}, "seed": 3, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
1 take united_kingdom
    Democracy begins in the United Kingdom.
2 two_cards
    Democracy draws 2 hidden cards.
3 take middle_east
    Communism begins in the Middle East.
4 take north_africa
    Communism begins in North Africa.
5 take south_africa
    Communism begins in South Africa.
    Democracy begins with 1 ITS.
    Communism begins with 2 ITS.
    Round 1: 1950 to 1955.
    Democracy gains 5 ITS: 3 by the die, 2 from regions.
    Communism gains 6 ITS: 3 by the die, 3 from regions.
    Democracy draws a hidden card.
hash 1 c2cd7990414018e4
6 stop
    Communism draws a hidden card.
7 stop
8 bid 4
9 add league_of_nations:a
10 seal
11 bid 2
12 seal
    Communism bids 2.
    Democracy bids 6: 4 ITS with League of Nations.
    Democracy has the initiative with 6.
13 first
    Democracy goes first in the peace phase.
14 pass
15 pass
    No war: it takes two powers, seats that hold a major region.
16 last
    Democracy goes last in the conflict phase.
17 play rebellion:a
18 target united_kingdom
    Communism plays Rebellion on Democracy's United Kingdom.
    Communism pays 3 ITS, since the United Kingdom is a major region.
19 bid 3
20 seal
21 bid 2
22 seal
    Democracy bids 2 against it.
    Communism bids 3 for it.
    Rebellion succeeds in the United Kingdom, 3 to 2.
    Democracy loses the United Kingdom: it turns neutral.
23 play police_action:a
24 target balkans
    Communism plays Police Action on the Balkans.
25 seal
26 abstain
    Democracy stays out.
    Communism bids 0 for it.
    Police Action succeeds in the Balkans, 0 to 0.
    The Balkans come under Communism's control.
27 play annexation:b
28 target india
    Communism plays Annexation on India.
29 abstain
    Democracy stays out.
    Annexation succeeds in India, 0 to 0.
    India comes under Communism's control.
30 stop
    1955: round 1 is over.
    Round 2: 1955 to 1960.
    Democracy gains 2 ITS: 2 by the die, 0 from regions.
    Communism gains 7 ITS: 2 by the die, 5 from regions.
    Democracy draws a hidden card.
    Communism draws a hidden card.
hash 2 3031d1552b9a13dc
31 stop
32 bid 2
33 add foreign_aid:b
34 seal
35 bid 4
36 add propaganda:b
37 seal
    Democracy bids 4: 2 ITS with Foreign Aid.
    Communism bids 6: 4 ITS with Propaganda.
    Communism has the initiative with 6.
38 first
    Communism goes first in the peace phase.
39 pass
    No war: it takes two powers, seats that hold a major region.
40 first
    Communism goes first in the conflict phase.
41 play economic_collapse:b
42 target india
    Democracy plays Economic Collapse on Communism's India.
43 seal
44 bid 3
45 seal
    Democracy bids 0 for it.
    Communism bids 3 against it.
    Economic Collapse fails in India, 0 to 3.
46 stop
    1960: round 2 is over.
    Round 3: 1960 to 1965.
    Democracy gains 1 ITS: 1 by the die, 0 from regions.
    Communism gains 11 ITS: 6 by the die, 5 from regions.
    Communism draws a hidden card.
hash 3 8ed41e08ee3ecf78
47 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
48 stop
    Democracy draws a hidden card.
49 bid 3
50 seal
51 bid 1
52 seal
    Democracy bids 1.
    Communism bids 3.
    Communism has the initiative with 3.
53 last
    Communism goes last in the peace phase.
54 pass
55 pass
    No war: it takes two powers, seats that hold a major region.
56 first
    Communism goes first in the conflict phase.
57 stop
58 stop
    1965: round 3 is over.
    Round 4: 1965 to 1970.
    Democracy gains 1 ITS: 1 by the die, 0 from regions.
    Communism gains 9 ITS: 4 by the die, 5 from regions.
    Communism draws a hidden card.
hash 4 740ca67c5a973bd5
59 stop
    Democracy draws a hidden card.
60 bid 1
61 seal
62 bid 1
63 add national_will:b
64 seal
    Communism bids 1.
    Democracy bids 5: 1 ITS with National Will.
    Democracy has the initiative with 5.
65 last
    Democracy goes last in the peace phase.
66 pass
67 pass
    No war: it takes two powers, seats that hold a major region.
68 last
    Democracy goes last in the conflict phase.
69 play occupation:a
70 target south_east_asia
    Communism plays Occupation on South East Asia.
71 bid 4
72 seal
73 against
74 seal
    Democracy bids 0 against it.
    Communism bids 4 for it.
    Occupation succeeds in South East Asia, 4 to 0.
    South East Asia comes under Communism's control.
75 stop
76 play terrorism:b
77 target balkans
    Democracy plays Terrorism on Communism's Balkans.
78 seal
79 bid 0
80 seal
    Democracy bids 0 for it.
    Communism bids 0 against it.
    A tie: the dice decide, 4 and 3.
    Terrorism succeeds in the Balkans, 0 to 0.
    Communism loses the Balkans: they turn neutral.
81 stop
    1970: round 4 is over.
    Round 5: 1970 to 1975.
    Democracy gains 5 ITS: 5 by the die, 0 from regions.
    Communism gains 9 ITS: 4 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 5 2a729c943d146e3b
82 stop
    Communism draws a hidden card.
83 stop
84 bid 5
85 seal
86 bid 5
87 seal
    Democracy bids 5.
    Communism bids 5.
    A tie: the dice decide, 6 and 2.
    Democracy has the initiative with 5.
88 first
    Democracy goes first in the peace phase.
89 pass
90 pass
    No war: it takes two powers, seats that hold a major region.
91 last
    Democracy goes last in the conflict phase.
92 stop
93 play terrorism:a
94 target middle_east
    Democracy plays Terrorism on Communism's Middle East.
95 seal
96 bid 2
97 seal
    Democracy bids 0 for it.
    Communism bids 2 against it.
    Terrorism fails in the Middle East, 0 to 2.
98 stop
    1975: round 5 is over.
    Round 6: 1975 to 1980.
    Democracy gains 3 ITS: 3 by the die, 0 from regions.
    Communism gains 10 ITS: 5 by the die, 5 from regions.
    Democracy draws a hidden card.
hash 6 0c54a714b96a0d36
99 stop
    Communism draws a hidden card.
100 stop
101 bid 1
102 seal
103 bid 3
104 seal
    Democracy bids 1.
    Communism bids 3.
    Communism has the initiative with 3.
105 first
    Communism goes first in the peace phase.
106 pass
107 pass
    No war: it takes two powers, seats that hold a major region.
108 last
    Communism goes last in the conflict phase.
109 play coup_detat:b
110 target middle_east
    Democracy plays Coup d'état on Communism's Middle East.
111 bid 2
112 seal
113 bid 5
114 seal
    Democracy bids 2 for it.
    Communism bids 5 against it.
    Coup d'état fails in the Middle East, 2 to 5.
115 stop
116 stop
    1980: round 6 is over.
    Round 7: 1980 to 1985.
    Democracy gains 4 ITS: 4 by the die, 0 from regions.
    Communism gains 8 ITS: 3 by the die, 5 from regions.
    Communism draws a hidden card.
hash 7 ab858aae370e1495
117 stop
    Democracy draws a hidden card.
118 stop
119 bid 2
120 seal
121 bid 2
122 seal
    Democracy bids 2.
    Communism bids 2.
    A tie: the dice decide, 3 and 6.
    Communism has the initiative with 2.
123 last
    Communism goes last in the peace phase.
124 pass
125 pass
    No war: it takes two powers, seats that hold a major region.
126 first
    Communism goes first in the conflict phase.
127 stop
128 play regional_war:b
129 target south_america
    Democracy plays Regional War on South America.
130 bid 2
131 seal
132 abstain
    Communism stays out.
    Democracy bids 2 for it.
    Regional War succeeds in South America, 2 to 0.
    South America comes under Democracy's control.
133 stop
    1985: round 7 is over.
    Round 8: 1985 to 1990.
    Democracy gains 7 ITS: 6 by the die, 1 from regions.
    Communism gains 7 ITS: 2 by the die, 5 from regions.
    Communism draws a hidden card.
hash 8 7817debbc74d8d1a
134 stop
    Democracy draws a hidden card.
135 stop
136 bid 4
137 seal
138 bid 3
139 seal
    Democracy bids 3.
    Communism bids 4.
    Communism has the initiative with 4.
140 last
    Communism goes last in the peace phase.
141 pass
142 pass
    No war: it takes two powers, seats that hold a major region.
143 first
    Communism goes first in the conflict phase.
144 play military_coup:a
145 target south_america
    Communism plays Military Coup on Democracy's South America.
146 bid 2
147 add propaganda:a
148 seal
149 bid 3
150 seal
    Democracy bids 3 against it.
    Communism bids 6 for it: 2 ITS with Propaganda.
    Military Coup succeeds in South America, 6 to 3.
    Democracy loses South America: it turns neutral.
151 stop
152 stop
    1990: round 8 is over.
    Round 9: 1990 to 1995.
    Democracy gains 3 ITS: 3 by the die, 0 from regions.
    Communism gains 10 ITS: 5 by the die, 5 from regions.
    Communism draws a hidden card.
hash 9 e4eb09cb1cc138c2
153 buy
    Communism buys a card for 3 ITS.
    Communism draws a hidden card.
154 stop
    Democracy draws a hidden card.
155 stop
156 bid 2
157 seal
158 bid 3
159 seal
    Communism bids 2.
    Democracy bids 3.
    Democracy has the initiative with 3.
160 first
    Democracy goes first in the peace phase.
161 pass
162 pass
    No war: it takes two powers, seats that hold a major region.
163 first
    Democracy goes first in the conflict phase.
164 stop
165 play colonialism:a
166 target china
    Communism plays Colonialism on China.
    Communism pays 3 ITS, since China is a major region.
167 bid 2
168 seal
169 abstain
    Democracy stays out.
    Communism bids 2 for it.
    Colonialism succeeds in China, 2 to 0.
    China comes under Communism's control.
170 play cultural_revolution:a
171 target russia
    Communism plays Cultural Revolution on Russia.
    Communism pays 3 ITS, since Russia is a major region.
172 bid 3
173 add appeasement:a
174 seal
175 for
176 bid 1
177 seal
    Communism bids 6 for it: 3 ITS with Appeasement.
    Democracy bids 1 for it.
    Cultural Revolution succeeds in Russia, 7 to 0.
    Russia comes under Communism's control.
178 stop
    1995: round 9 is over.
    Round 10: 1995 to 2000.
    Democracy gains 5 ITS: 5 by the die, 0 from regions.
    Communism gains 15 ITS: 5 by the die, 10 from regions.
    Democracy draws a hidden card.
hash 10 a92540e41c6b17b8
179 stop
    Communism draws a hidden card.
180 stop
181 bid 4
182 seal
183 bid 1
184 seal
    Communism bids 1.
    Democracy bids 4.
    Democracy has the initiative with 4.
185 first
    Democracy goes first in the peace phase.
186 pass
187 pass
    No war: it takes two powers, seats that hold a major region.
188 last
    Democracy goes last in the conflict phase.
189 stop
190 stop
    2000: round 10 is over.
    Communism wins the century with 7 regions.
end e72d54eb49c2fb8a
    Communism controls the most regions when the century ends: 7.
