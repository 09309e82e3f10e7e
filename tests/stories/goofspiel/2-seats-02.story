{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 2, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 8290b3b65ba06b11
1 bid 1
2 bid 2
    The bids are opened: 1 against 2.
    Black takes the 7.
    The prize is 13.
hash 2 d621d796998398cf
3 bid 9
4 bid 11
    The bids are opened: 9 against 11.
    Black takes the 13.
    The prize is 1.
hash 3 a1eb32c2e0e6a506
5 bid 4
6 bid 5
    The bids are opened: 4 against 5.
    Black takes the 1.
    The prize is 9.
hash 4 126f6a5bb6f9cfc6
7 bid 12
8 bid 8
    The bids are opened: 12 against 8.
    Red takes the 9.
    The prize is 3.
hash 5 169fba30ca99d289
9 bid 13
10 bid 12
    The bids are opened: 13 against 12.
    Red takes the 3.
    The prize is 12.
hash 6 5c11f2c73c609c13
11 bid 3
12 bid 1
    The bids are opened: 3 against 1.
    Red takes the 12.
    The prize is 4.
hash 7 302463f6f6a1eeb7
13 bid 8
14 bid 3
    The bids are opened: 8 against 3.
    Red takes the 4.
    The prize is 2.
hash 8 6ea2eebbbff3cbcd
15 bid 6
16 bid 7
    The bids are opened: 6 against 7.
    Black takes the 2.
    The prize is 8.
hash 9 68f1930392b3caf9
17 bid 7
18 bid 4
    The bids are opened: 7 against 4.
    Red takes the 8.
    The prize is 10.
hash 10 d35ebcd46d3658bd
19 bid 5
20 bid 13
    The bids are opened: 5 against 13.
    Black takes the 10.
    The prize is 6.
hash 11 339da85bbd28f3ce
21 bid 2
22 bid 10
    The bids are opened: 2 against 10.
    Black takes the 6.
    The prize is 5.
hash 12 2ef07fa5ef40ec56
23 bid 10
24 bid 6
    The bids are opened: 10 against 6.
    Red takes the 5.
    The prize is 11.
    The bids are opened: 11 against 9.
    Red takes the 11.
hash 13 13491e3a346fae7f
end 13491e3a346fae7f
    Red wins with 52 points to Black's 39.
