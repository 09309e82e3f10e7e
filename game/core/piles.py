"""Piles of cards as tuples of ids: removing cards, and dealing the ones that a view hides."""

from collections.abc import Iterable, Iterator
from random import Random

from game.core.contract import UNSEEN

Pile = tuple[str, ...]


def without(pile: Pile, card: str) -> Pile:
    """Return the pile without one copy of `card`; raises ValueError if it has none."""
    where = pile.index(card)
    return pile[:where] + pile[where + 1 :]


def face_down(pile: Pile) -> Pile:
    """Return a pile of the same size with every card face down."""
    return (UNSEEN,) * len(pile)


def unknown(every: Iterable[str], *seen: Iterable[str]) -> list[str]:
    """Return the cards of `every` that aren't face up in `seen`, in the order of `every`."""
    known: dict[str, int] = {}
    for pile in seen:
        for card in pile:
            known[card] = known.get(card, 0) + 1
    missing = []
    for card in every:
        left = known.get(card, 0)
        if left:
            known[card] = left - 1
        else:
            missing.append(card)
    return missing


def dealt(cards: list[str], rng: Random) -> Iterator[str]:
    """Yield the cards one by one in random order, shuffling the list in place.

    The order is that of `rng.shuffle`, written out here so that it can be compiled.
    """
    for last in range(len(cards) - 1, 0, -1):
        bits = (last + 1).bit_length()
        other = rng.getrandbits(bits)
        while other > last:
            other = rng.getrandbits(bits)
        cards[last], cards[other] = cards[other], cards[last]
    return iter(cards)


def turned_up(pile: Pile, cards: Iterator[str]) -> Pile:
    """Return a pile with each face-down card replaced by the next of `cards`."""
    return tuple([next(cards) if card == UNSEEN else card for card in pile])
