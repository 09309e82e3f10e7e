{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 8, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 f044ef46058822d9
1 bid 4
2 bid 6
    The bids are opened: 4 against 6.
    Black takes the 5.
    The prize is 1.
hash 2 5ec7761e78cd1dc9
3 bid 10
4 bid 1
    The bids are opened: 10 against 1.
    Red takes the 1.
    The prize is 6.
hash 3 57f401b7d60ef9f9
5 bid 11
6 bid 5
    The bids are opened: 11 against 5.
    Red takes the 6.
    The prize is 9.
hash 4 b4144bd06e68f936
7 bid 5
8 bid 9
    The bids are opened: 5 against 9.
    Black takes the 9.
    The prize is 3.
hash 5 bdba1249616bda3f
9 bid 13
10 bid 12
    The bids are opened: 13 against 12.
    Red takes the 3.
    The prize is 13.
hash 6 3b05894d2cc8cedc
11 bid 1
12 bid 7
    The bids are opened: 1 against 7.
    Black takes the 13.
    The prize is 4.
hash 7 8db92d4f21b33414
13 bid 7
14 bid 3
    The bids are opened: 7 against 3.
    Red takes the 4.
    The prize is 2.
hash 8 7ee3c29a3fa73720
15 bid 8
16 bid 2
    The bids are opened: 8 against 2.
    Red takes the 2.
    The prize is 11.
hash 9 d40f432cbd4a058c
17 bid 6
18 bid 11
    The bids are opened: 6 against 11.
    Black takes the 11.
    The prize is 7.
hash 10 de30f7100bce7997
19 bid 2
20 bid 8
    The bids are opened: 2 against 8.
    Black takes the 7.
    The prize is 8.
hash 11 71f7ac979f7615b5
21 bid 3
22 bid 4
    The bids are opened: 3 against 4.
    Black takes the 8.
    The prize is 10.
hash 12 4dd1f4c49c5e1138
23 bid 12
24 bid 13
    The bids are opened: 12 against 13.
    Black takes the 10.
    The prize is 12.
    The bids are opened: 9 against 10.
    Black takes the 12.
hash 13 8adf353048b7a87b
end 8adf353048b7a87b
    Black wins with 75 points to Red's 16.
