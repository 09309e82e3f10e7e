"""What can be counted in Manifesto: others' money and cards, unseen cards, and what follows from them."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb

from game.core.asking import on_top
from game.core.contract import UNSEEN, Field, Line, Seat, line
from game.core.piles import unknown
from game.titles.manifesto.bidding import Note, bidders
from game.titles.manifesto.faces import BID_CARDS, BUILDUPS, CARD, CONFLICT, INFLUENCE, deck
from game.titles.manifesto.state import Conflict, Contest, Initiative, LastBid, State, War


def purse(view: State, seat: Seat) -> int:
    """Return the most that a seat can bid, roughly: each card counts as 1."""
    return view.its[seat] + len(view.hands[seat])


def _cards(count: int) -> Line:
    return line("unseen.held", count=count)


def _percent(share: float) -> int:
    """Round a probability to a whole percentage, but never to 0 or 100."""
    return max(1, min(99, round(100 * share)))


def unseen_cards(view: State) -> list[str]:
    """Return all cards that the reader of a view can't locate."""
    contest = view.contest
    laid_out = (contest.card,) if isinstance(contest, Conflict | War) else ()
    return unknown(deck(view.rulings.deck), *view.hands, view.discard, view.removed, laid_out)


def _adds(contest: Contest, card: str) -> int:
    """Return what a card adds to a note; 0 if it can't go into one."""
    if card not in BID_CARDS:
        return 0
    face = INFLUENCE[card]
    return face.influence + (face.bonus if face.letter in contest.letters else 0)


def _brings(view: State, contest: Contest, seat: Seat) -> dict[int, float]:
    """Return the distribution of what a seat's whole hand adds, with all deals of unseen cards equally likely."""
    hand = view.hands[seat]
    known = sum([_adds(contest, card) for card in hand if card != UNSEEN])
    hidden = hand.count(UNSEEN)
    if not hidden:
        return {known: 1.0}
    counts: dict[int, int] = {}
    for card in unseen_cards(view):
        value = _adds(contest, card)
        counts[value] = counts.get(value, 0) + 1
    shares = _sums(tuple(sorted(counts.items())), hidden)
    return {known + value: share for value, share in shares.items()}


@lru_cache(maxsize=256)
def _sums(counts: tuple[tuple[int, int], ...], drawn: int) -> dict[int, float]:
    """Return the probability of each sum of `drawn` cards; `counts` holds (value, number of cards) pairs."""
    ways: dict[tuple[int, int], int] = {(0, 0): 1}
    for value, copies in counts:
        found: dict[tuple[int, int], int] = {}
        for (taken, reached), count in ways.items():
            for more in range(min(copies, drawn - taken) + 1):
                spot = taken + more, reached + more * value
                found[spot] = found.get(spot, 0) + count * comb(copies, more)
        ways = found
    every = sum([count for (taken, _), count in ways.items() if taken == drawn])
    return {reached: count / every for (taken, reached), count in sorted(ways.items()) if taken == drawn}


def _opponents(view: State, seat: Seat, side: str = "") -> list[Seat]:
    """Return the opponents that a note is sure to have: the other side's leader, or the strongest rival bidder."""
    match view.contest:
        case Conflict(active=one, defender=other) | War(axis=one, allies=other):
            if seat == one or side in ("for", "axis"):
                return [] if other is None else [other]
            return [one] if seat == other or side in ("against", "allies") else []
        case Initiative() | LastBid():
            able = [other for other in bidders(view, seat) if other != seat]
            return sorted(able, key=lambda other: -purse(view, other))[:1]
        case _:
            return []


def odds(view: State, seat: Seat) -> Sequence[Line]:
    """Return what it takes to outbid a note's opponents, as far as their hands and money are known."""
    contest = view.contest
    if contest is None or not isinstance(on_top(view), Note):
        return ()
    return [told for other in _opponents(view, seat) for told in _odds_against(view, contest, seat, other)]


def _odds_against(view: State, contest: Contest, seat: Seat, other: Seat) -> Iterator[Line]:
    its = view.its[other]
    cards = len(view.hands[other])
    brings = _brings(view, contest, other)
    told: dict[str, Field] = {"other": other, "its": its, "cards": _cards(cards)}
    most = its + max(brings)
    if its == most:
        yield line("unseen.most", **told, sure=most + 1)
    else:
        mean = sum([value * share for value, share in brings.items()])
        yield line("unseen.brings", **told, mean=round(mean), most=max(brings))
        yield line(
            "unseen.takes",
            other=other,
            money=its + 1,
            half=_enough(its, brings, 0.5),
            often=_enough(its, brings, 0.9),
            sure=most + 1,
        )
    if UNSEEN not in view.hands[seat]:
        best = view.its[seat] + sum([_adds(contest, card) for card in view.hands[seat]])
        chance = sum([share for value, share in brings.items() if its + value < best])
        key = "sure" if best > most else "never" if best <= its + min(brings) else "best"
        yield line(f"unseen.best_{key}", seat=seat, best=best, other=other, chance=_percent(chance))


def _enough(its: int, brings: dict[int, float], share: float) -> int:
    """Return the smallest note that beats whatever a rival can bid in at least `share` of the deals."""
    reached = 0.0
    for value, part in brings.items():
        reached += part
        if reached >= share - 1e-9:
            return its + value + 1
    return its + max(brings) + 1


def means(view: State, other: Seat) -> dict[str, Field]:
    """Return a seat's money and number of cards, as fields of a sentence."""
    return {"its": view.its[other], "cards": _cards(len(view.hands[other]))}


def unseen(view: State, seat: Seat) -> Sequence[Line]:
    """Return what a player could work out: what it takes to outbid others, their means, and unseen cards."""
    return [
        *odds(view, seat),
        *[line("unseen.chest", seat=other, **means(view, other)) for other in view.seats if other != seat],
        *_pool(view),
        *[
            line("unseen.truce", seat=one, other=other, until=until)
            for (one, other), until in view.truces.items()
            if seat in (one, other)
        ],
    ]


def _pool(view: State) -> Iterator[Line]:
    """Count the unseen cards by kind."""
    cards = unseen_cards(view)
    if not cards:
        return
    faces = [CONFLICT[card] for card in cards if card in CONFLICT]
    values = [INFLUENCE[card].influence for card in cards if card in BID_CARDS]
    yield line(
        "unseen.pool",
        count=len(cards),
        deck=len(view.deck),
        takes=sum([face.result == "C" for face in faces]),
        turns=sum([face.result == "B" for face in faces]),
        wars=sum([face.phase == "war" for face in faces]),
        peace=sum([face.phase == "peace" for face in faces]),
        bids=len(values),
        builds=len(set(cards) & BUILDUPS) or "",
    )
    strong = {CARD[card].id: card for card in cards if card in BID_CARDS and INFLUENCE[card].influence >= STRONG}
    if strong:
        counted = tuple(
            [line("unseen.copies", card=card, count=_copies(cards, kind)) for kind, card in strong.items()]
        )
        yield line("unseen.strong", cards=counted)


STRONG = 4
"""Unseen cards with at least this much influence are listed by name."""


def _copies(cards: Sequence[str], kind: str) -> int:
    return sum([CARD[card].id == kind for card in cards])
