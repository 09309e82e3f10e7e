{"format": 1, "title": "goofspiel", "rules": 1, "level": "standard", "factions": ["red", "black"], "options": {}, "seed": 5, "date": "", "chairs": ["Seat 0", "Seat 1"], "names": ["Seat 0", "Seat 1"]}
hash 1 0611d2238567ae9b
1 bid 10
2 bid 7
    The bids are opened: 10 against 7.
    Red takes the 6.
    The prize is 10.
hash 2 bfe196cff840e8fe
3 bid 13
4 bid 3
    The bids are opened: 13 against 3.
    Red takes the 10.
    The prize is 5.
hash 3 8472cb4ed0ed07ec
5 bid 6
6 bid 9
    The bids are opened: 6 against 9.
    Black takes the 5.
    The prize is 7.
hash 4 2963b7280f15c480
7 bid 12
8 bid 1
    The bids are opened: 12 against 1.
    Red takes the 7.
    The prize is 3.
hash 5 b44cefcf1ea76c00
9 bid 11
10 bid 4
    The bids are opened: 11 against 4.
    Red takes the 3.
    The prize is 9.
hash 6 4adcb83435655ce0
11 bid 5
12 bid 12
    The bids are opened: 5 against 12.
    Black takes the 9.
    The prize is 13.
hash 7 dfef478e03c29f2d
13 bid 2
14 bid 10
    The bids are opened: 2 against 10.
    Black takes the 13.
    The prize is 11.
hash 8 b9ca219518b66914
15 bid 3
16 bid 8
    The bids are opened: 3 against 8.
    Black takes the 11.
    The prize is 2.
hash 9 aa97b7c944a80d0c
17 bid 1
18 bid 6
    The bids are opened: 1 against 6.
    Black takes the 2.
    The prize is 1.
hash 10 29e09faa71567cf8
19 bid 9
20 bid 5
    The bids are opened: 9 against 5.
    Red takes the 1.
    The prize is 4.
hash 11 10616f1889028109
21 bid 8
22 bid 11
    The bids are opened: 8 against 11.
    Black takes the 4.
    The prize is 8.
hash 12 6e7548e4fc5a0ac2
23 bid 4
24 bid 13
    The bids are opened: 4 against 13.
    Black takes the 8.
    The prize is 12.
    The bids are opened: 7 against 2.
    Red takes the 12.
hash 13 e9724cc5516ce228
end e9724cc5516ce228
    Black wins with 52 points to Red's 39.
