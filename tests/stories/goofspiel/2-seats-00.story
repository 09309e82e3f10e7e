{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 0, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 c133bd8311f27f37
1 bid 11
2 bid 8
    The bids are opened: 11 against 8.
    Red takes the 11.
    The prize is 6.
hash 2 e1a044a7c0217015
3 bid 2
4 bid 12
    The bids are opened: 2 against 12.
    Black takes the 6.
    The prize is 12.
hash 3 ec186705f7b200f4
5 bid 3
6 bid 13
    The bids are opened: 3 against 13.
    Black takes the 12.
    The prize is 8.
hash 4 dc6b5ca8d55ee91e
7 bid 10
8 bid 4
    The bids are opened: 10 against 4.
    Red takes the 8.
    The prize is 3.
hash 5 c50edb60958ac86c
9 bid 8
10 bid 1
    The bids are opened: 8 against 1.
    Red takes the 3.
    The prize is 9.
hash 6 d604d76dd783713c
11 bid 5
12 bid 2
    The bids are opened: 5 against 2.
    Red takes the 9.
    The prize is 1.
hash 7 4b7e48b33ad45b96
13 bid 1
14 bid 5
    The bids are opened: 1 against 5.
    Black takes the 1.
    The prize is 7.
hash 8 b8b60f97c5392e58
15 bid 7
16 bid 3
    The bids are opened: 7 against 3.
    Red takes the 7.
    The prize is 13.
hash 9 3a574782135e5ba2
17 bid 13
18 bid 11
    The bids are opened: 13 against 11.
    Red takes the 13.
    The prize is 2.
hash 10 d68168745fdb68b6
19 bid 4
20 bid 7
    The bids are opened: 4 against 7.
    Black takes the 2.
    The prize is 4.
hash 11 bb932d7c4ff8f133
21 bid 9
22 bid 10
    The bids are opened: 9 against 10.
    Black takes the 4.
    The prize is 10.
hash 12 c0343f2658d56b3f
23 bid 6
24 bid 9
    The bids are opened: 6 against 9.
    Black takes the 10.
    The prize is 5.
    The bids are opened: 12 against 6.
    Red takes the 5.
hash 13 a091466f9cb2913c
end a091466f9cb2913c
    Red wins with 56 points to Black's 35.
