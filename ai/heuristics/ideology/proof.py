"""How Ideology reckons with every hand at once: others hold any areas they have left, as many as they can."""

from collections.abc import Hashable, Iterator
from random import Random
from typing import Any

from ai.coach.proof import Answers, Case, Search, Unproven, Way, after
from game.core.contract import UNSEEN, Decision, Seat
from game.core.record import seated
from game.titles.ideology import imagine
from game.titles.ideology.faces import AREAS, STOCK
from game.titles.ideology.knowledge import foretold, laid_out, would_win
from game.titles.ideology.state import State

WIN = "win"
"""To win at the end of this turn."""
INFLUENCE = "influence"
"""To have as much Global Influence as can be at the end of this turn."""
PHASES = ("foreign", "conflict")
"""What is proven of: nothing is drawn in them."""
MINE, THEIRS = 6, 4
"""Cards in hands with which everything that can be played can be looked through."""
PASSING = ("pass", "let_stand", "stop")


class Ideology:
    """What can be proven of a Conflict Phase: after it nobody can change what the Assessment finds."""

    search = Search((("two_player", 2), ("standard", 2), ("short", 2)), 2_500)

    def aims(self, view: State, seat: Seat) -> tuple[str, ...]:
        """A win or influence, where few cards are left to be played."""
        if view.phase not in PHASES or view.duel is not None or view.result is not None:
            return ()
        theirs = sum([len(hand) for owner, hand in enumerate(view.hands) if owner != seat])
        return (WIN, INFLUENCE) if len(view.hands[seat]) <= MINE and theirs <= THEIRS else ()

    def range(self, aim: str) -> tuple[float, float]:
        """Won or not; or levels and weapons."""
        return (0.0, 1.0) if aim == WIN else (0.0, 99.0)

    def opened(self, view: State, seat: Seat, aim: str) -> Case:
        """Let every other hand hold whatever areas are left of it, as often as it has cards."""
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
        return Case(world, left)

    def worth(self, case: Case, seat: Seat, aim: str) -> float | None:
        """What the Assessment will find, once all have passed."""
        world: State = case.world
        if world.phase in PHASES and world.result is None:
            return None
        return float(would_win(world) == (seat,)) if aim == WIN else float(foretold(world)[seat])

    def own(self, case: Case, asked: Decision) -> Iterator[Way]:
        """Every answer there is."""
        for action in asked.options:
            yield Way((action,), after(case, (action,)))

    def replies(self, case: Case, asked: Decision) -> Iterator[Way]:
        """Every answer that does not take more cards than are held; a seat without any lets be."""
        world, other = case.world, asked.seat
        last: list[Way] = []
        for action in asked.options:
            then = after(case, (action,))
            spent = len(world.hands[other]) - len(then.world.hands[other])
            if spent > case.left[other]:
                continue
            way = Way((action,), then._replace(left=seated(case.left, other, case.left[other] - spent)))
            if action.verb in PASSING:
                last.append(way)
            else:
                yield way
        yield from last

    def key(self, case: Case) -> Hashable:
        """What lies at the regions, the hands and whose turn it is; piles make no difference before a draw."""
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
        """Put what was shown into the other hands, and deal the rest."""
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


def _all_it_could_be(view: State, owner: Seat) -> tuple[str, ...]:
    held = len(view.hands[owner])
    known = view.hands[owner]
    return (
        tuple(
            [
                name
                for area, name in enumerate(AREAS)
                for _ in range(
                    min(
                        held,
                        STOCK.of_each_area - view.discards[owner].count(name) - laid_out(view, owner, area),
                    )
                )
            ]
        )
        if UNSEEN in known
        else known
    )


def _item_key(item: Any) -> Hashable:
    return (type(item).__name__, *[getattr(item, name) for name in item.__match_args__])


RECKONING = Ideology()
