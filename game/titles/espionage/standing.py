"""How each part of a 1955 position stands: markers, spies, hands, gadgets."""

from collections.abc import Mapping, Sequence

from game.core.asking import on_top
from game.core.contract import Line, Seat, line
from game.core.seats import UNSEEN
from game.core.telling import Aspect
from game.titles.espionage.answers import AnswerInfluence
from game.titles.espionage.faces import COUNTRIES
from game.titles.espionage.state import State, holder, present, progress

NEAR = 6
"""The number of steps from a star within which a spy's location is worth a sentence."""
MADE_BY = ("influence_announced", "influence_blocked", "action_countered", "gadget_gained")
"""The events that change how many cards a seat has."""


def aspects(state: State, seat: Seat) -> Mapping[str, Aspect]:
    """Return every aspect of a position by name, from the point of view of `seat`."""
    found = {f"secured {country}": _secured(state, country) for country in COUNTRIES}
    found |= {country: _steps(state, seat, country) for country in COUNTRIES}
    for who in (0, 1):
        hand, spy = line("stands.hand_more", seat=who), line("stands.spy", seat=who, country=state.spies[who])
        found[f"hand {who}"] = Aspect(hand, len(state.hands[who]), (("hands", who),), MADE_BY)
        found[f"spy {who}"] = Aspect(spy, None, (("spies", who),), shown=True)
        slots, kept = (("gadgets", who),), frozenset(state.gadgets[who])
        found[f"gadgets {who}"] = Aspect(_gadgets(state, who), None, slots, shown=True, places=kept)
    return found


def _steps(state: State, seat: Seat, country: str) -> Aspect:
    """Return a country's progress towards the seat's star, and the wording if it's nearer to the other star."""
    slots, goal = (("markers", country),), state.level.tracks[country]
    told, other_way = (_nearer(state, who, country) for who in (seat, 1 - seat))
    return Aspect(told, progress(state, seat, country), slots, goal=goal, other_way=other_way)


def _nearer(state: State, seat: Seat, country: str) -> Line:
    """Say that a country is nearer to a seat's star and, for a home, whose it is and whether securing it wins."""
    owner = next((who for who in (0, 1) if state.homes[who] == country), None)
    home = line("stands.home", owner=owner) if owner is not None else ""
    wins = line("stands.wins") if owner == 1 - seat else ""
    return line("stands.steps_more", country=country, seat=seat, home=home, wins=wins)


def _secured(state: State, country: str) -> Aspect:
    """Return which side has secured a country."""
    owner = holder(state, country)
    told = line("stands.country_open", country=country)
    if owner is not None:
        told = line("stands.country_secured", country=country, seat=owner)
    return Aspect(told, None, (("markers", country),))


def posts(before: State, after: State, seat: Seat) -> Sequence[Line]:
    """Say what a seat's spy is for where it went or stayed: a block if the opponent is nearer, else any card.

    Return () at home, where the seat could do both without the spy. Of a seat with unknown cards that let
    influence pass, say that it had no spy there.
    """
    place, other = after.spies[seat], 1 - seat
    top = on_top(before)
    if (
        isinstance(top, AnswerInfluence)
        and not present(before, seat, top.deed.country)
        and _is_hidden(before, seat)
    ):
        return (line("post.absent", seat=seat),) if place == before.spies[seat] else ()
    moved = place != before.spies[seat] or (top is not None and top.kind in ("move_spy", "answer_influence"))
    if not moved or not place or place == after.homes[seat] or holder(after, place) is not None:
        return ()
    mine, theirs = (after.level.tracks[place] - progress(after, who, place) for who in (seat, other))
    if min(mine, theirs) > NEAR:
        return ()
    key = "post.blocks" if theirs < mine else "post.plays"
    return (line(key, seat=seat, other=other, country=place, missing=min(mine, theirs)),)


def _is_hidden(state: State, seat: Seat) -> bool:
    """Return True if none of a seat's cards is known."""
    return all(card == UNSEEN for card in state.hands[seat])


def _gadgets(state: State, seat: Seat) -> Line:
    """Return what the gadgets that a seat has are for: their names say no more than the answer that takes one."""
    match tuple(state.gadgets[seat]):
        case ():
            return line("stands.no_gadget", seat=seat)
        case (gadget,):
            return line(f"stands.{gadget}", seat=seat, gadget=gadget)
        case _:
            return line("stands.both_gadgets", seat=seat)
