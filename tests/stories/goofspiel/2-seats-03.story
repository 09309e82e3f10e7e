{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 3, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 9ec16ea03629f402
1 bid 4
2 bid 4
    The bids are opened: 4 against 4.
    Equal bids: nobody takes the 5.
    The prize is 11.
hash 2 d9fdd6e74b807d1c
3 bid 1
4 bid 7
    The bids are opened: 1 against 7.
    Black takes the 11.
    The prize is 6.
hash 3 0829d497129a28d3
5 bid 2
6 bid 13
    The bids are opened: 2 against 13.
    Black takes the 6.
    The prize is 10.
hash 4 212ef5440ca90d05
7 bid 3
8 bid 12
    The bids are opened: 3 against 12.
    Black takes the 10.
    The prize is 9.
hash 5 f281f0d6994b9b6a
9 bid 10
10 bid 2
    The bids are opened: 10 against 2.
    Red takes the 9.
    The prize is 13.
hash 6 67761fb650b0ef7c
11 bid 9
12 bid 11
    The bids are opened: 9 against 11.
    Black takes the 13.
    The prize is 1.
hash 7 b72f7c61dfc9e188
13 bid 5
14 bid 1
    The bids are opened: 5 against 1.
    Red takes the 1.
    The prize is 7.
hash 8 46f4f4aed2ff0789
15 bid 6
16 bid 5
    The bids are opened: 6 against 5.
    Red takes the 7.
    The prize is 12.
hash 9 d7aa6d311c455491
17 bid 7
18 bid 8
    The bids are opened: 7 against 8.
    Black takes the 12.
    The prize is 8.
hash 10 ab5d145efb3eef23
19 bid 12
20 bid 3
    The bids are opened: 12 against 3.
    Red takes the 8.
    The prize is 2.
hash 11 12587a7a211a5856
21 bid 11
22 bid 6
    The bids are opened: 11 against 6.
    Red takes the 2.
    The prize is 3.
hash 12 681a73492b5e6d93
23 bid 8
24 bid 9
    The bids are opened: 8 against 9.
    Black takes the 3.
    The prize is 4.
    The bids are opened: 13 against 10.
    Red takes the 4.
hash 13 be7cbf2ff2e4ab14
end be7cbf2ff2e4ab14
    Black wins with 55 points to Red's 31.
