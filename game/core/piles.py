"""Piles of cards as tuples of ids: taking from them, and dealing what a view leaves face down."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from game.core.contract import UNSEEN

Pile = tuple[str, ...]


def without(pile: Pile, card: str) -> Pile:
    """Give the pile with one copy of `card` taken out; raises ValueError when it is not there."""
    where = pile.index(card)
    return pile[:where] + pile[where + 1 :]


def face_down(pile: Pile) -> Pile:
    """Turn every card of a pile over."""
    return (UNSEEN,) * len(pile)


def unknown(every: Iterable[str], *seen: Iterable[str]) -> list[str]:
    """List the cards of `every` that lie face up nowhere in `seen`, in the order of `every`."""
    known = Counter(card for pile in seen for card in pile)
    missing = []
    for card in every:
        if known[card]:
            known[card] -= 1
        else:
            missing.append(card)
    return missing


def dealt(cards: list[str], rng: Random) -> Iterator[str]:
    """Give the cards one by one in a random order."""
    rng.shuffle(cards)
    return iter(cards)


def turned_up(pile: Pile, cards: Iterator[str]) -> Pile:
    """Replace every face-down card of a pile by the next of `cards`."""
    return tuple([next(cards) if card == UNSEEN else card for card in pile])
