{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 1, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 f91b8a557df4dd50
1 bid 3
2 bid 4
    The bids are opened: 3 against 4.
    Black takes the 11.
    The prize is 12.
hash 2 8bd5f69ae0d146c5
3 bid 8
4 bid 9
    The bids are opened: 8 against 9.
    Black takes the 12.
    The prize is 4.
hash 3 54e9031db4c45bdd
5 bid 7
6 bid 6
    The bids are opened: 7 against 6.
    Red takes the 4.
    The prize is 9.
hash 4 8c174f18d2533882
7 bid 5
8 bid 13
    The bids are opened: 5 against 13.
    Black takes the 9.
    The prize is 13.
hash 5 c356a69cb9a056a9
9 bid 2
10 bid 8
    The bids are opened: 2 against 8.
    Black takes the 13.
    The prize is 2.
hash 6 4ad3599a2d8d6c35
11 bid 10
12 bid 3
    The bids are opened: 10 against 3.
    Red takes the 2.
    The prize is 3.
hash 7 dfc320572a3318e2
13 bid 11
14 bid 2
    The bids are opened: 11 against 2.
    Red takes the 3.
    The prize is 10.
hash 8 56a7900bc63d7189
15 bid 6
16 bid 11
    The bids are opened: 6 against 11.
    Black takes the 10.
    The prize is 5.
hash 9 6eec06eaa36b4130
17 bid 9
18 bid 10
    The bids are opened: 9 against 10.
    Black takes the 5.
    The prize is 1.
hash 10 14d34ec7f0748656
19 bid 1
20 bid 7
    The bids are opened: 1 against 7.
    Black takes the 1.
    The prize is 8.
hash 11 c44e14787c49a316
21 bid 4
22 bid 1
    The bids are opened: 4 against 1.
    Red takes the 8.
    The prize is 6.
hash 12 b5c975e9c30ee4d4
23 bid 12
24 bid 12
    The bids are opened: 12 against 12.
    Equal bids: nobody takes the 6.
    The prize is 7.
    The bids are opened: 13 against 5.
    Red takes the 7.
hash 13 44f63606442add05
end 44f63606442add05
    Black wins with 61 points to Red's 24.
