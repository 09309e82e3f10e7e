"""The parts of a position of Manifesto, for comparing positions: regions, money, hands, truces."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from game.core.asking import on_top
from game.core.contract import Line, Seat, line
from game.core.telling import Aspect
from game.titles.manifesto.faces import CONFLICT, INFLUENCE, REGIONS
from game.titles.manifesto.rules import Discard, FirstOrLast
from game.titles.manifesto.state import HAND_LIMIT, Conflict, State, War, in_truce

SMALL = 2
"""The most that an influence card may add to a bid to be called small."""
MADE_BY = (
    "region_gained",
    "region_lost",
    "conflict_declared",
    "conflict_lost",
    "war_declared",
    "war_won",
    "industry_built",
)
"""The events that change a seat's money or number of cards."""


def aspects(state: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return every aspect of a position by name, as `seat` sees it."""
    found = dict[str, Aspect]()
    for region in REGIONS:
        owner = state.owner.get(region)
        told = line("stands.neutral", region=region)
        if owner is not None:
            told = line("stands.region", region=region, seat=owner)
        found[region] = Aspect(told, None, (("owner", region), ("influence", region)))
    for who in state.seats:
        held, theirs = line("stands.regions_more", seat=who), state.held[who]
        slots = tuple([(field, region) for field in ("owner", "influence") for region in theirs])
        found[f"regions {who}"] = Aspect(held, len(theirs), slots, ("region_gained", "region_lost"))
        its, hand = line("stands.its_more", seat=who), line("stands.hand_more", seat=who)
        found[f"its {who}"] = Aspect(its, state.its[who], (("its", who),), MADE_BY)
        found[f"hand {who}"] = Aspect(hand, len(state.hands[who]), (("hands", who),), MADE_BY)
    for one, two in combinations(state.seats, 2):
        key = "stands.truce" if in_truce(state, one, two) else "stands.no_truce"
        found[f"truce {one} {two}"] = Aspect(line(key, seat=one, other=two), None, (("truces", (one, two)),))
    return found


def posts(before: State, after: State, seat: Seat) -> Sequence[Line]:
    """Return what a card that a seat has just played gains if its bid wins, or why it discarded a card.

    For going last in the last conflict phase, say that nobody plays after it.
    """
    match after.contest:
        case Conflict(card=card, active=active, region=region) if active == seat:
            key = "turns" if CONFLICT[card].result == "B" else "takes"
            told = line(f"post.{key}", seat=seat, region=region)
        case War(axis=axis, allies=allies) if axis == seat:
            told = line("post.war", seat=seat, other=allies)
        case _:
            asked = on_top(before)
            over = len(before.hands[seat]) - HAND_LIMIT
            if isinstance(asked, FirstOrLast) and before.round == before.level.rounds:
                last = before.phase == "conflict" and after.order[-1:] == (seat,)
                return (line("post.last_word", seat=seat),) if last else ()
            if not isinstance(asked, Discard):
                return ()
            return (line("post.over", limit=HAND_LIMIT, count=over), *_of_little_use(before, after, seat))
    return (told,) if before.contest != after.contest else ()


def _of_little_use(before: State, after: State, seat: Seat) -> Iterator[Line]:
    """Yield why the card that a seat has discarded was of little use to it. MA-MAP-02"""
    for card in (Counter(after.discard) - Counter(before.discard)).elements():
        if card in INFLUENCE and INFLUENCE[card].influence <= SMALL:
            yield line("post.small", card=card, count=INFLUENCE[card].influence)
        needs = CONFLICT[card].requires if card in CONFLICT else ""
        if needs and (needs == "major") != (before.majors[seat] > 0):
            key = "powers_only" if needs == "major" else "no_powers"
            yield line(f"post.{key}", seat=seat, card=card)
