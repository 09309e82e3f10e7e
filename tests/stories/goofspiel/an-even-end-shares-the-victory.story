{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 37, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 df887dd36a5d025f
1 bid 11
2 bid 10
    The bids are opened: 11 against 10.
    Red takes the 11.
    The prize is 12.
hash 2 4f452da08f154c7e
3 bid 2
4 bid 11
    The bids are opened: 2 against 11.
    Black takes the 12.
    The prize is 10.
hash 3 68f7ad0036b62245
5 bid 13
6 bid 13
    The bids are opened: 13 against 13.
    Equal bids: nobody takes the 10.
    The prize is 2.
hash 4 a7804b02d8272a7b
7 bid 10
8 bid 1
    The bids are opened: 10 against 1.
    Red takes the 2.
    The prize is 3.
hash 5 aec59e667a398ec2
9 bid 7
10 bid 9
    The bids are opened: 7 against 9.
    Black takes the 3.
    The prize is 4.
hash 6 d04f1096df50433e
11 bid 3
12 bid 12
    The bids are opened: 3 against 12.
    Black takes the 4.
    The prize is 6.
hash 7 cfb8ab8bd466a1c8
13 bid 8
14 bid 8
    The bids are opened: 8 against 8.
    Equal bids: nobody takes the 6.
    The prize is 1.
hash 8 84ea9bace0749344
15 bid 5
16 bid 5
    The bids are opened: 5 against 5.
    Equal bids: nobody takes the 1.
    The prize is 7.
hash 9 bd9943169a2b15fd
17 bid 9
18 bid 6
    The bids are opened: 9 against 6.
    Red takes the 7.
    The prize is 9.
hash 10 80ebb8b5f76e0435
19 bid 4
20 bid 2
    The bids are opened: 4 against 2.
    Red takes the 9.
    The prize is 5.
hash 11 9e1887bd84033d02
21 bid 1
22 bid 4
    The bids are opened: 1 against 4.
    Black takes the 5.
    The prize is 13.
hash 12 eda02b2e3cc85729
23 bid 6
24 bid 7
    The bids are opened: 6 against 7.
    Black takes the 13.
    The prize is 8.
    The bids are opened: 12 against 3.
    Red takes the 8.
hash 13 5bb5cf690e8d44ba
end 5bb5cf690e8d44ba
    Both have 37 points and share the victory.
