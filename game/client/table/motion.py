"""Motion as the difference between two layouts, so that no animation is written by hand.

A board gives every thing's place in a view. A thing whose place differs in the next view moves there: it slides
within its row, flies between piles, walks along a track, and turns over if its face changes (`things.py`).
"""

import math
from collections.abc import Iterator
from dataclasses import replace

from game.client.kit.theme import MS
from game.client.table.things import Layout, Place, Transit

SLIDE = 240.0  # ms of a slide within a row
QUIET = 120.0  # ms of a change without an event, such as raising a card
MOST_IN_FLIGHT = 12


def moves(before: Layout, after: Layout, *, quiet: bool = False, still: bool = False) -> Iterator[Transit]:
    """Yield the transitions from one layout to the next, by layer and from left to right.

    If `quiet`, only the question changed and all things slide at once. If `still`, the player wants reduced motion
    and things fade in and out in place.
    """
    flights, pairs = 0, _pairs(before, after)
    for thing, start, end in pairs if still else sorted(pairs, key=_turn_to_go):
        move = _fade(thing, start, end, MS["reduced"]) if still else _move(thing, start, end, before, after, quiet)
        if move.manner == "fly":
            flights += 1
            if flights > MOST_IN_FLIGHT:
                continue
            move = replace(move, begins=(flights - 1) * MS["flight_gap"])
        yield move


Pair = tuple[str, Place | None, Place | None]
"""A thing, its old place and its new one; a place is None while the thing isn't on the table."""


def _pairs(before: Layout, after: Layout) -> Iterator[Pair]:
    """Yield every thing whose place changes."""
    gone = [thing for thing in before if thing not in after and not thing.startswith("@")]
    for thing in (thing for thing in after if thing not in before and not thing.startswith("@")):
        partner = next((old for old in gone if _becomes(before[old], after[thing])), None)
        if partner is not None:
            gone.remove(partner)
        yield thing, before[partner] if partner is not None else None, after[thing]
    for thing in gone:
        yield thing, before[thing], None
    for thing, place in after.items():
        if thing in before and before[thing] != place and not thing.startswith("@"):
            yield thing, before[thing], place


def _becomes(old: Place, new: Place) -> bool:
    """Return whether the appearing thing may be the leaving one: of the same kin, and face down or in its row."""
    return bool(old.kin) and old.kin == new.kin and (old.hidden or (new.hidden and old.zone == new.zone))


def _turn_to_go(pair: Pair) -> tuple[int, float]:
    place = _place(pair[1], pair[2])
    return place.layer, place.x


def _place(start: Place | None, end: Place | None) -> Place:
    place = end or start
    assert place is not None, "a pair has at least one end"
    return place


def _move(
    thing: str, start: Place | None, end: Place | None, before: Layout, after: Layout, quiet: bool
) -> Transit:
    anchor = f"@{_place(start, end).kin}"
    first, last = start or after.get(anchor) or before.get(anchor), end or after.get(anchor)
    if first is None or last is None or (quiet and not (start and end)):
        return _fade(thing, start, end, MS["slot"])
    if last.pace:
        steps = math.dist((first.x, first.y), (last.x, last.y)) * last.pace
        return Transit(thing, first, last, "walk", QUIET if quiet else max(steps, 1.0))
    if quiet or first.zone == last.zone:
        return Transit(thing, first, last, "slide", QUIET if quiet else SLIDE)
    return Transit(thing, first, last, "fly", MS["flight"])


def _fade(thing: str, start: Place | None, end: Place | None, lasts: float) -> Transit:
    """Return a fade: the thing appears at its new place or vanishes from its old one."""
    place = _place(start, end)
    return Transit(thing, place, place, "vanish" if end is None else "appear", lasts)
