"""Plays Goofspiel by what lies on the table: it bids what the prize is worth, or the next higher card."""

from game.bots import seat_of


def answer(view, options):
    prize = int(view.prize)
    hand = sorted(int(card) for card in view.hands[seat_of(view)])
    bid = next((card for card in hand if card >= prize), hand[0])
    return f"bid {bid}"
