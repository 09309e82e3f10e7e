"""What can be counted in World Order: others' means, unseen cards, and what follows from them."""

from collections.abc import Iterator, Sequence

from game.core.contract import UNSEEN, Field, Line, Seat, line
from game.titles.world_order.account import named
from game.titles.world_order.aftermath import CheckRegion, Threats
from game.titles.world_order.faces import AUTO, COUNTRY, kind_of
from game.titles.world_order.knowledge import scoring_now
from game.titles.world_order.state import State, absent


def projected(view: State) -> list[int]:
    """Return every seat's VPs if the next scoring happened now."""
    over = view.phase == "aftermath" and not any(isinstance(item, Threats | CheckRegion) for item in view.agenda)
    coming = [one for one in scoring_now(view) if one.source != "threat" or not over]
    return [view.vp[seat] + sum([one.vps[seat] for one in coming]) for seat in view.seats]


def unseen(view: State, seat: Seat) -> Sequence[Line]:
    """Return what a player could work out: rivals' means, the next scoring, cubes sure to come, their own deck."""
    if not view.round:
        return ()
    return [
        *_next_scoring(view, seat),
        *[_means(view, other) for other in view.seats if other != seat],
        *_auto(view),
        *_own_deck(view, seat),
    ]


def _next_scoring(view: State, seat: Seat) -> Iterator[Line]:
    """Describe when the next scoring is, and what it would bring if it happened now."""
    coming = [number for number in view.level.scoring if number >= view.round]
    if coming:
        totals = projected(view)
        brings = tuple(
            [line("unseen.brings", seat=other, vp=totals[other] - view.vp[other]) for other in view.seats]
        )
        yield line("unseen.scoring", round=coming[0], brings=brings)
        best = max([one for one in scoring_now(view) if one.source != "threat"], key=lambda one: one.vps[seat])
        if best.vps[seat] > 0:
            yield line("unseen.best_source", seat=seat, source=named(best), vp=best.vps[seat])


def _means(view: State, seat: Seat) -> Line:
    """Describe a rival's means to act."""
    ready = sum([COUNTRY[card].value for card, ally in view.allies[seat].items() if ally.ready])
    told: dict[str, Field] = {"seat": seat, "money": view.money[seat], "ready": ready}
    told |= {"diplomacy": view.stock[seat]["diplomacy"], "army": view.stock[seat]["army"]}
    return line("unseen.means", **told, cards=len(view.hands[seat]))


def _auto(view: State) -> Iterator[Line]:
    """Describe what the open Auto-Influence cards will add at the end of the round."""
    if view.phase not in ("preparation", "action"):
        return
    for card in view.auto_open:
        cubes = tuple(
            [line("unseen.cube_of", power=power, region=AUTO[card].row(power).region) for power in absent(view)]
        )
        yield line("unseen.auto", cubes=cubes)


def _own_deck(view: State, seat: Seat) -> Iterator[Line]:
    """List the seat's own cards that are still to come, if the reader can see its hand."""
    if UNSEEN in view.hands[seat] or UNSEEN in view.laid[seat]:
        return
    seen = {*view.hands[seat], *view.laid[seat], *view.discards[seat], *view.front[seat]}
    kinds = sorted([kind_of(card) for card in view.owned[seat] if card not in seen])
    copies = {kind: kinds.count(kind) for kind in kinds}
    if copies:
        cards = tuple(
            [line("unseen.copies", card=kind, count=count if count > 1 else "") for kind, count in copies.items()]
        )
        yield line("unseen.deck", seat=seat, count=len(kinds), cards=cards)
