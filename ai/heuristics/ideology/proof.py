"""Models all hands at once for Ideology: others may hold any areas they have left, within their hand sizes."""

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

from ai.coach.proof import Answers, Case, ProofSearch, ProofWay, Unproven, after
from game.core.agenda import Ask
from game.core.contract import UNSEEN, Decision, Seat
from game.core.record import seated
from game.titles.ideology import imagine
from game.titles.ideology.faces import AREAS, STOCK
from game.titles.ideology.knowledge import foretold, laid_out, would_win
from game.titles.ideology.state import State

WIN = "win"
"""To win at the end of this turn."""
STOP = "stop"
"""To keep everybody else from winning at the end of this turn."""
DUEL = "duel"
"""To be as far ahead in Global Influence as one Conflict can achieve, if everybody passes after it."""
INFLUENCE = "influence"
"""To have as much Global Influence as possible at the end of this turn."""
PHASES = ("foreign", "conflict")
"""The phases for which something can be proven: no cards are drawn in them."""
MINE, THEIRS, SMALL = 5, 3, 4
"""The most cards in one's own hand, in all others together, and in all hands if the aim is INFLUENCE."""
NEAR = 3
"""The most Global Influence that may be missing for a win to be searched for."""
QUESTIONS = ("fight", "defend", "press")
PASSING = ("pass", "let_stand", "stop")
FAR = 99.0
"""More Global Influence than anybody can have, or be ahead."""


class IdeologyProof:
    """What can be proven about a Conflict Phase: after it, nobody can change the Assessment."""

    search = ProofSearch((("two_player", 2), ("standard", 2), ("short", 2)), 800, 8, kinds=QUESTIONS)

    def aims(self, view: State, seat: Seat) -> tuple[str, ...]:
        """Return WIN near victory, STOP if another seat would win, and INFLUENCE if very few cards are left."""
        if view.phase == "conflict" and view.agenda[-1].kind == "fight" and len(view.hands) == 2:
            return (DUEL,)
        mine = len(view.hands[seat])
        theirs = sum([len(hand) for hand in view.hands]) - len(view.hands[seat])
        if mine > MINE or theirs > THEIRS or view.phase not in PHASES or view.result is not None:
            return ()
        lost = any(winner != seat for winner in would_win(view))
        near = foretold(view)[seat] >= view.level.victory - NEAR
        found = ((WIN, near), (STOP, lost), (INFLUENCE, mine + theirs <= SMALL))
        return tuple([aim for aim, is_open in found if is_open])

    def range(self, aim: str) -> tuple[float, float]:
        """Return the range of an aim's outcomes: of a win, of Global Influence, or of a lead in it."""
        if aim == DUEL:
            return -FAR, FAR
        return (0.0, FAR) if aim == INFLUENCE else (0.0, 1.0)

    def opened(self, view: State, seat: Seat, aim: str) -> Case:
        """Let every other hand hold all areas it may have left, each as often as its size allows."""
        if view.phase not in PHASES:
            raise Unproven
        world = view.copy()
        world.hands = tuple(
            [
                hand if UNSEEN not in hand else _all_it_could_be(view, owner)
                for owner, hand in enumerate(view.hands)
            ]
        )
        left = tuple([len(hand) if owner != seat else 0 for owner, hand in enumerate(view.hands)])
        return Case(world, left, frozenset({str(len(view.hands[seat]))}))

    def worth(self, case: Case, seat: Seat, aim: str) -> float | None:
        """Return the outcome of the Assessment once all have passed, or once the Conflict is over."""
        world: State = case.world
        if aim == DUEL:
            return None if _is_fought(case, seat) else _lead(world, seat)
        if world.phase in PHASES and world.result is None:
            return None
        if aim == INFLUENCE:
            return float(foretold(world)[seat])
        winners = would_win(world)
        return float(winners == (seat,) if aim == WIN else not winners or winners == (seat,))

    def own(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield every answer."""
        for action in asked.options:
            yield ProofWay((action,), after(case, (action,)))

    def replies(self, case: Case, asked: Decision) -> Iterator[ProofWay]:
        """Yield every answer that doesn't spend more cards than the seat holds; passing comes last."""
        world, other = case.world, asked.seat
        last: list[ProofWay] = []
        for action in asked.options:
            then = after(case, (action,))
            spent = len(world.hands[other]) - len(then.world.hands[other])
            if spent > case.left[other]:
                continue
            way = ProofWay((action,), then._replace(left=seated(case.left, other, case.left[other] - spent)))
            if action.verb in PASSING:
                last.append(way)
            else:
                yield way
        yield from last

    def key(self, case: Case) -> Hashable:
        """Return the regions, the hands and whose turn it is; piles don't matter before a draw."""
        world: State = case.world
        return (
            tuple([_item_key(item) for item in world.agenda[-3:]]),
            tuple(world.cards.items()),
            tuple([tuple(sorted(hand)) for hand in world.hands]),
            world.advancements,
            world.duel,
            world.struck,
            world.repelled,
            world.at,
            world.passes,
            case.left,
        )

    def world(self, view: State, seat: Seat, end: Case, rng: Random) -> tuple[State, Answers]:
        """Put the cards shown into the other hands, and deal the rest."""
        world = imagine(view, seat, rng)
        for owner, hand in enumerate(view.hands):
            if owner == seat or UNSEEN not in hand:
                continue
            could, have = _all_it_could_be(view, owner), end.world.hands[owner]
            shown = [area for area in AREAS for _ in range(could.count(area) - have.count(area))]
            pile = [*world.hands[owner], *world.decks[owner]]
            for area in shown:
                pile.remove(area)
            rng.shuffle(pile)
            fill = len(hand) - len(shown)
            world.hands = seated(world.hands, owner, (*shown, *pile[:fill]))
            world.decks = seated(world.decks, owner, tuple(pile[fill:]))
        return world, ()


def _is_fought(case: Case, seat: Seat) -> bool:
    """Return True if the seat's Conflict isn't over, or not yet declared."""
    world: State = case.world
    if world.duel is not None:
        return True
    top = world.agenda[-1] if world.agenda and world.result is None else None
    return isinstance(top, Ask) and top.seat == seat and len(world.hands[seat]) == int(*case.seen)


def _lead(world: State, seat: Seat) -> float:
    """Return how far ahead a seat would be after an Assessment now."""
    after = foretold(world)
    return float(after[seat] - max(value for other, value in after.items() if other != seat))


def _all_it_could_be(view: State, owner: Seat) -> tuple[str, ...]:
    held = len(view.hands[owner])
    known = view.hands[owner]
    return (
        tuple(
            [
                name
                for area, name in enumerate(AREAS)
                for _ in range(
                    min(held, STOCK.of_each_area - view.discards[owner].count(name) - laid_out(view, owner, area))
                )
            ]
        )
        if UNSEEN in known
        else known
    )


def _item_key(item: Any) -> Hashable:
    return (type(item).__name__, *[getattr(item, name) for name in item.__match_args__])


RECKONING = IdeologyProof()
