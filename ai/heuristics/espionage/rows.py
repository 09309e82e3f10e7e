"""The raw facts of a position of 1955 that a learned evaluation adds up, as numbers of rows.

They take the point of view of the side whose turn it is: "mine" is that seat's, "theirs" the other's. Hands and
markers seldom change during a search, so their rows are worked out once per hand and per position of the markers.
"""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import NamedTuple

from ai.facts import Facts
from game.core.contract import UNSEEN, Seat
from game.titles.espionage.faces import CARD, COUNTRY, GADGET
from game.titles.espionage.state import State

FARTHEST = 18
"""More missing steps than this count as equal."""
MOST = 15
"""Larger totals of cards count as equal."""
LESS = 4
"""Surpluses of steps above this count as equal."""
REACHES = 16
"""Rows for the steps still missing once all cards of a country are played."""
FEWEST = REACHES - LESS - 1
"""This many missing steps and more aren't told apart."""
KINDS: Mapping[str, int] = {"choose_home": 1, "play_card": 2, "move_spy": 3, "keep": 4}
"""Questions between deeds; every other one is 0."""

TRACKS = tuple(dict.fromkeys([country.track for country in COUNTRY.values()]))
COLOURS = tuple(dict.fromkeys([country.faction for country in COUNTRY.values()]))
LANDS = len(COLOURS) * len(TRACKS)
"""The number of countries as a side sees them."""
NOWHERE = LANDS
PLACES: Mapping[str, Mapping[str, int]] = {
    colour: {
        **{
            country: TRACKS.index(face.track) + (0 if face.faction == colour else len(TRACKS))
            for country, face in COUNTRY.items()
        },
        "": NOWHERE,
    }
    for colour in COLOURS
}
"""A side's colour → its number for every country: the board and the cards of one colour mirror the other's."""


def _number_cards() -> Mapping[str, Mapping[str, int]]:
    """Number the Country Cards as a side sees them; Mercenaries are added up instead."""
    numbers: dict[tuple[int, int, str], int] = {}
    found: dict[str, dict[str, int]] = {colour: {} for colour in COLOURS}
    for colour in COLOURS:
        for card, face in CARD.items():
            if face.country:
                sort = PLACES[colour][face.country], face.value, face.action
                found[colour][card] = numbers.setdefault(sort, len(numbers))
    return found


CARDS = _number_cards()
"""A side's colour → its number for every Country Card, from 0."""
_CARDS = 1 + max(CARDS[COLOURS[0]].values())
FACES: Mapping[str, Mapping[str, tuple[int, int, int, str]]] = {
    colour: {
        **{
            card: (CARDS[colour].get(card, -1), PLACES[colour][face.country], face.value, face.faction)
            for card, face in CARD.items()
        }
    }
    for colour in COLOURS
}
"""A side's colour → every card's number (-1 for Mercenaries), place, value and colour."""

_widths = {
    "cards": 2 * _CARDS,
    "hired": 2 * (MOST + 1),
    "marker": LANDS * (FARTHEST + 1),
    "nearest": 6 * (FARTHEST + 1),
    "homes": 2 * (LANDS + 1),
    "spies": 2 * (LANDS + 1),
    "siege": 2 * (FARTHEST + 1),
    "reach": 2 * LANDS * REACHES,
    "storm": 2 * REACHES,
    "shield": 4 * (MOST + 1),
    "spot": 2 * (FARTHEST + 1),
    "blockade": LANDS,
    "size": 2 * 11,
    "gadget": 2 * len(GADGET),
    "held": 4,
    "plays": 4,
    "extra": 3,
    "kind": len(KINDS) + 1,
}
STARTS: Mapping[str, int] = {name: sum(list(_widths.values())[:place]) for place, name in enumerate(_widths)}
"""The first row of every group."""
COUNT = sum(_widths.values())

CARD_ROWS, HIRED = STARTS["cards"], STARTS["hired"]
MARKER, NEAREST, HOMES, SPIES = STARTS["marker"], STARTS["nearest"], STARTS["homes"], STARTS["spies"]
SIEGE, REACH, STORM, SHIELD = STARTS["siege"], STARTS["reach"], STARTS["storm"], STARTS["shield"]
SPOT, BLOCKADE, SIZE, GADGETS = STARTS["spot"], STARTS["blockade"], STARTS["size"], STARTS["gadget"]
HELD, PLAYS, EXTRA, KIND = STARTS["held"], STARTS["plays"], STARTS["extra"], STARTS["kind"]
GADGET_NUMBER: Mapping[str, int] = {gadget: number for number, gadget in enumerate(GADGET)}


class HandRows(NamedTuple):
    """What a hand adds."""

    rows: list[int]
    values: list[int]
    """The sum of its cards' values for every country, as the side whose turn it is numbers them."""
    hired: int
    """The values of its Mercenaries."""
    shields: Mapping[str, int]
    """Colour → what it could block with there."""


def _of_hand(colour: str, side: int, hand: Sequence[str]) -> HandRows:
    """Return what a hand adds on the turn of the side with `colour`; `side` is 1 for the other side's hand."""
    faces = FACES[colour]
    rows = list[int]()
    values = [0] * (LANDS + 1)
    hired = 0
    shields = dict.fromkeys(COLOURS, 0)
    for card in hand:
        number, place, value, whose = faces[card]
        if number >= 0:
            rows.append(CARD_ROWS + _CARDS * side + number)
        values[place] += value
        if whose:
            shields[whose] += value
        else:
            hired += value
    size = len(hand)
    rows.append(HIRED + (MOST + 1) * side + (hired if hired < MOST else MOST))
    rows.append(SIZE + 11 * side + (size if size < 10 else 10))
    return HandRows(rows, values, hired, {each: shields[each] + hired for each in COLOURS})


class MarkerRows(NamedTuple):
    """What the markers add for the side whose turn it is, by its colour."""

    rows: list[int]
    missing: tuple[list[int], list[int]]
    """The steps missing to this side's and the other's star in every country, as this side numbers them."""


def _of_markers(markers: Mapping[str, int], tracks: Mapping[str, int], seat: Seat, colour: str) -> MarkerRows:
    sign, width = 1 - 2 * seat, FARTHEST + 1
    mine, theirs = [0] * LANDS, [0] * LANDS
    for country, length in tracks.items():
        mine[PLACES[colour][country]] = length - markers[country] * sign
        theirs[PLACES[colour][country]] = length + markers[country] * sign
    rows = [MARKER + width * place + min(steps, FARTHEST) for place, steps in enumerate(mine)]
    rows += [NEAREST + width * rank + min(steps, FARTHEST) for rank, steps in enumerate(sorted(mine)[:3])]
    rows += [NEAREST + width * (3 + rank) + min(steps, FARTHEST) for rank, steps in enumerate(sorted(theirs)[:3])]
    return MarkerRows(rows, (mine, theirs))


_held: Mapping[str, tuple[Facts, Facts]] = {
    colour: (Facts(partial(_of_hand, colour, 0)), Facts(partial(_of_hand, colour, 1))) for colour in COLOURS
}
"""The colour of the side whose turn it is → the facts about its own hands and about the other side's."""
_lies: dict[tuple[int, Seat, str], tuple[object, object, MarkerRows]] = {}
"""Id of markers, seat and colour → the markers, the level, and the rows."""
FULL = 1 << 12


def _lie(view: State, seat: Seat, colour: str) -> MarkerRows:
    key = id(view.markers), seat, colour
    found = _lies.get(key)
    if found is not None and found[1] is view.level:
        return found[2]
    if len(_lies) >= FULL:
        _lies.clear()
    made = _of_markers(view.markers, view.level.tracks, seat, colour)
    _lies[key] = view.markers, view.level, made
    return made


def mover(view: State) -> Seat:
    """Return the seat whose point of view the rows take."""
    return view.active


def rows(view: State) -> list[int]:
    """Return the numbers of the rows that hold, for the seat whose turn it is; none if cards are unseen."""
    if UNSEEN in view.hands[0] or UNSEEN in view.hands[1]:
        return []
    me = view.active
    home = view.homes[me]
    colour = COUNTRY[home].faction if home else COLOURS[0]
    mine: HandRows = _held[colour][0](view.hands[me])
    theirs: HandRows = _held[colour][1](view.hands[1 - me])
    lie, places = _lie(view, me, colour), PLACES[colour]
    found = mine.rows + theirs.rows + lie.rows
    _of_side(view, me, mine, theirs, places, lie.missing[0], 0, found)
    _of_side(view, 1 - me, theirs, mine, places, lie.missing[1], 1, found)
    for country in view.blockades:
        found.append(BLOCKADE + places[country])
    found.append(PLAYS + min(view.plays, 3))
    found.append(EXTRA + min(view.extra, 2))
    found.append(KIND + (KINDS.get(view.agenda[-1].kind, 0) if view.agenda else 0))
    return found


def _of_side(
    view: State,
    seat: Seat,
    hand: HandRows,
    other: HandRows,
    places: Mapping[str, int],
    missing: list[int],
    side: int,
    found: list[int],
) -> None:
    """Add the rows of one side's home, spy and hand; `side` is 0 for the seat whose turn it is."""
    home, spy, goal = places[view.homes[seat]], places[view.spies[seat]], places[view.homes[1 - seat]]
    found.append(HOMES + (LANDS + 1) * side + home)
    found.append(SPIES + (LANDS + 1) * side + spy)
    values, start = hand.values, REACH + LANDS * REACHES * side + LESS
    for place in range(LANDS):
        left = missing[place] - values[place]
        if left < -LESS:
            left = -LESS
        elif left > FEWEST:
            left = FEWEST
        found.append(start + left)
        start += REACHES
    if goal != NOWHERE:
        steps = missing[goal]
        found.append(SIEGE + (FARTHEST + 1) * side + (steps if steps < FARTHEST else FARTHEST))
        left = steps - values[goal] - hand.hired - (2 if spy == goal else 0)
        found.append(STORM + REACHES * side + LESS + max(-LESS, min(left, FEWEST)))
        shield = other.shields[COUNTRY[view.homes[1 - seat]].faction]
        found.append(SHIELD + (MOST + 1) * side + (shield if shield < MOST else MOST))
    if spy != NOWHERE:
        steps = missing[spy]
        found.append(SPOT + (FARTHEST + 1) * side + (steps if steps < FARTHEST else FARTHEST))
        shield = hand.shields[COUNTRY[view.spies[seat]].faction]
        found.append(SHIELD + (MOST + 1) * (2 + side) + (shield if shield < MOST else MOST))
    for gadget in view.gadgets[seat]:
        found.append(GADGETS + len(GADGET) * side + GADGET_NUMBER[gadget])
    if view.detained[seat]:
        found.append(HELD + side)
    if view.open_hands[seat]:
        found.append(HELD + 2 + side)


def parts(view: State) -> tuple[object, ...]:
    """Return what the rows depend on; an equal string that is another object only costs time."""
    lie = view.markers, view.hands, view.spies, view.homes, view.blockades, view.gadgets, view.level, view.agenda
    return *lie, view.detained, view.open_hands, view.active, view.plays, view.extra
