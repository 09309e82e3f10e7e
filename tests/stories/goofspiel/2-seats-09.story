{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 9, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 873976a321922f18
1 bid 4
2 bid 7
    The bids are opened: 4 against 7.
    Black takes the 4.
    The prize is 9.
hash 2 d47e57ac47a73e9b
3 bid 12
4 bid 12
    The bids are opened: 12 against 12.
    Equal bids: nobody takes the 9.
    The prize is 3.
hash 3 dbec07a31f465a32
5 bid 11
6 bid 1
    The bids are opened: 11 against 1.
    Red takes the 3.
    The prize is 12.
hash 4 ed84b6b8375c65c7
7 bid 2
8 bid 2
    The bids are opened: 2 against 2.
    Equal bids: nobody takes the 12.
    The prize is 7.
hash 5 279217c6ef9696c5
9 bid 7
10 bid 10
    The bids are opened: 7 against 10.
    Black takes the 7.
    The prize is 5.
hash 6 e284adcd519a7822
11 bid 6
12 bid 3
    The bids are opened: 6 against 3.
    Red takes the 5.
    The prize is 10.
hash 7 8289d62ff64f37d9
13 bid 13
14 bid 13
    The bids are opened: 13 against 13.
    Equal bids: nobody takes the 10.
    The prize is 8.
hash 8 9463b779d239768f
15 bid 3
16 bid 5
    The bids are opened: 3 against 5.
    Black takes the 8.
    The prize is 13.
hash 9 f2890242aa63de97
17 bid 8
18 bid 6
    The bids are opened: 8 against 6.
    Red takes the 13.
    The prize is 6.
hash 10 d03aeb80c23864bd
19 bid 10
20 bid 4
    The bids are opened: 10 against 4.
    Red takes the 6.
    The prize is 11.
hash 11 31f47950a0f36834
21 bid 9
22 bid 9
    The bids are opened: 9 against 9.
    Equal bids: nobody takes the 11.
    The prize is 1.
hash 12 483a21f316661434
23 bid 5
24 bid 11
    The bids are opened: 5 against 11.
    Black takes the 1.
    The prize is 2.
    The bids are opened: 1 against 8.
    Black takes the 2.
hash 13 02104a66814656f0
end 02104a66814656f0
    Red wins with 27 points to 22.
