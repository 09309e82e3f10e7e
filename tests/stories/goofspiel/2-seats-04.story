{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 4, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 1abd19ce6c4b048d
1 bid 6
2 bid 8
    The bids are opened: 6 against 8.
    Black takes the 5.
    The prize is 8.
hash 2 135353046c9d3dc6
3 bid 11
4 bid 3
    The bids are opened: 11 against 3.
    Red takes the 8.
    The prize is 7.
hash 3 80c95b2ce3c32f78
5 bid 4
6 bid 9
    The bids are opened: 4 against 9.
    Black takes the 7.
    The prize is 9.
hash 4 060abb9ff2aace1a
7 bid 7
8 bid 4
    The bids are opened: 7 against 4.
    Red takes the 9.
    The prize is 13.
hash 5 31a7d777793e538e
9 bid 10
10 bid 7
    The bids are opened: 10 against 7.
    Red takes the 13.
    The prize is 6.
hash 6 f911f57ca371475c
11 bid 8
12 bid 2
    The bids are opened: 8 against 2.
    Red takes the 6.
    The prize is 4.
hash 7 f91ab4781771cac2
13 bid 9
14 bid 6
    The bids are opened: 9 against 6.
    Red takes the 4.
    The prize is 2.
hash 8 dfcd479fb1352fb6
15 bid 12
16 bid 1
    The bids are opened: 12 against 1.
    Red takes the 2.
    The prize is 1.
hash 9 1e6bfd9708774fc8
17 bid 1
18 bid 12
    The bids are opened: 1 against 12.
    Black takes the 1.
    The prize is 3.
hash 10 bf5f54f1ba2b45f7
19 bid 3
20 bid 10
    The bids are opened: 3 against 10.
    Black takes the 3.
    The prize is 11.
hash 11 455fd463cfa0b659
21 bid 5
22 bid 5
    The bids are opened: 5 against 5.
    Equal bids: nobody takes the 11.
    The prize is 10.
hash 12 50b75b7915276cb6
23 bid 13
24 bid 11
    The bids are opened: 13 against 11.
    Red takes the 10.
    The prize is 12.
    The bids are opened: 2 against 13.
    Black takes the 12.
hash 13 a4ffe81ffe8f0c4b
end a4ffe81ffe8f0c4b
    Red wins with 52 points to Black's 28.
