{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 7, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 8300fc347aa48ccc
1 bid 3
2 bid 9
    The bids are opened: 3 against 9.
    Black takes the 2.
    The prize is 4.
hash 2 180d15383e903ce2
3 bid 8
4 bid 6
    The bids are opened: 8 against 6.
    Red takes the 4.
    The prize is 8.
hash 3 ae1246862a20c40b
5 bid 2
6 bid 3
    The bids are opened: 2 against 3.
    Black takes the 8.
    The prize is 9.
hash 4 d53a9e14096d5eb3
7 bid 11
8 bid 4
    The bids are opened: 11 against 4.
    Red takes the 9.
    The prize is 3.
hash 5 447fd447a4f57d6c
9 bid 13
10 bid 13
    The bids are opened: 13 against 13.
    Equal bids: nobody takes the 3.
    The prize is 13.
hash 6 11bd515a1fe21c26
11 bid 12
12 bid 2
    The bids are opened: 12 against 2.
    Red takes the 13.
    The prize is 1.
hash 7 f6963d5581250433
13 bid 6
14 bid 11
    The bids are opened: 6 against 11.
    Black takes the 1.
    The prize is 11.
hash 8 9c64f1b647b0206f
15 bid 9
16 bid 12
    The bids are opened: 9 against 12.
    Black takes the 11.
    The prize is 5.
hash 9 e831b42568ab9557
17 bid 10
18 bid 5
    The bids are opened: 10 against 5.
    Red takes the 5.
    The prize is 6.
hash 10 bd1b7da8bc05c22d
19 bid 5
20 bid 8
    The bids are opened: 5 against 8.
    Black takes the 6.
    The prize is 10.
hash 11 9281210d19c525a7
21 bid 7
22 bid 7
    The bids are opened: 7 against 7.
    Equal bids: nobody takes the 10.
    The prize is 7.
hash 12 d559189e3ca95c9f
23 bid 4
24 bid 10
    The bids are opened: 4 against 10.
    Black takes the 7.
    The prize is 12.
    The bids are opened: 1 against 1.
    Equal bids: nobody takes the 12.
hash 13 cd64606d1b18f900
end cd64606d1b18f900
    Black wins with 35 points to Red's 31.
