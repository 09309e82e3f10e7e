{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 6, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 617f23712f68932a
1 bid 5
2 bid 3
    The bids are opened: 5 against 3.
    Red takes the 3.
    The prize is 10.
hash 2 ee605527b572dced
3 bid 8
4 bid 11
    The bids are opened: 8 against 11.
    Black takes the 10.
    The prize is 9.
hash 3 d4217e6aa80a9ab6
5 bid 6
6 bid 10
    The bids are opened: 6 against 10.
    Black takes the 9.
    The prize is 12.
hash 4 26ce86b0e9d97ee3
7 bid 11
8 bid 2
    The bids are opened: 11 against 2.
    Red takes the 12.
    The prize is 2.
hash 5 bcfcc817495b60e2
9 bid 4
10 bid 4
    The bids are opened: 4 against 4.
    Equal bids: nobody takes the 2.
    The prize is 7.
hash 6 31bbec4b4278f2d0
11 bid 12
12 bid 6
    The bids are opened: 12 against 6.
    Red takes the 7.
    The prize is 1.
hash 7 2be09c6491ff833d
13 bid 9
14 bid 1
    The bids are opened: 9 against 1.
    Red takes the 1.
    The prize is 6.
hash 8 c1274e1bd53d4133
15 bid 2
16 bid 7
    The bids are opened: 2 against 7.
    Black takes the 6.
    The prize is 4.
hash 9 d9b50842290af996
17 bid 10
18 bid 13
    The bids are opened: 10 against 13.
    Black takes the 4.
    The prize is 13.
hash 10 ef186f80779adb90
19 bid 7
20 bid 12
    The bids are opened: 7 against 12.
    Black takes the 13.
    The prize is 5.
hash 11 2ee6f57e68c23f78
21 bid 1
22 bid 9
    The bids are opened: 1 against 9.
    Black takes the 5.
    The prize is 11.
hash 12 4f6441810ab82ffc
23 bid 3
24 bid 5
    The bids are opened: 3 against 5.
    Black takes the 11.
    The prize is 8.
    The bids are opened: 13 against 8.
    Red takes the 8.
hash 13 d78c4e65c34b318d
end d78c4e65c34b318d
    Black wins with 58 points to Red's 31.
