"""Ideology as text: the regions in play with their piles, the powers, stances, the next Assessment, the hand."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from textwrap import wrap

from game.core.contract import UNSEEN, Action, Field, Line, Seat, line
from game.core.language.words import Words
from game.terminal.boards.plain import sources as sources
from game.terminal.letters import Teller, cut
from game.titles.ideology import FACTIONS, telling
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS, AREAS, NEIGHBOURS, REGION
from game.titles.ideology.state import State, capacity, influence, points
from game.titles.ideology.telling import option as option

WIDTH = 99
REGION_WIDTH, PILE_WIDTH, POWER_WIDTH = 15, 20, 23
MOST_EMPTY = 4
"""The most Independent Regions without cards that get a row each; if there are more, they share a line."""


def lines(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Return the table as `seat` sees it."""
    tell = Teller(words, seat, seats)
    rows = [turn(view, tell), *([_phases(view, tell)] if view.turn else [])]
    if view.levels:
        rows += ["", *_world(view, tell), "", *_powers(view, tell)]
        rows += [row for text in (_stances(view, tell), ahead(view, tell)) for row in wrap(text, WIDTH)]
    return [*rows, *_hands(view, tell)]


def hand(view: State, seat: Seat) -> Sequence[str]:
    """Return the cards a seat holds, by area."""
    return view.hands[seat]


def copies(noun: str) -> Sequence[str]:
    """Return the id itself if it's a region, an Ideology, an Advancement or an area, and nothing otherwise."""
    return (noun,) if noun in REGION or noun in FACTIONS or noun in ADVANCEMENT or noun in AREAS else ()


def about(action: Action) -> Line | None:
    """Return what an Advancement or a card is for, or which regions a region is next to."""
    if action.noun in ADVANCEMENT or action.noun in AREAS:
        return line(f"card_long.{action.noun}")
    if action.noun in REGION:
        return line("terminal.next_to", noun=action.noun, near=NEIGHBOURS[action.noun])
    return None


def notes(view: State, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
    """Return where a duel's answers lead, who has made which call, or how the free Ideologies begin."""
    rows = Teller(words, seat, seats).rows(telling.notes(view, seat))
    return [" ".join(rows)] if view.phase == "diplomacy" and rows else rows


# --- the turn --------------------------------------------------------------------------------------------


def turn(view: State, tell: Teller) -> str:
    """Return the line that names the turn and the points needed to win."""
    if view.phase == "end":
        return tell.row("over")
    if not view.turn:
        return tell.row("starts")
    return tell.row("turn", number=view.turn, victory=view.level.victory, open=len(view.levels))


def _phases(view: State, tell: Teller) -> str:
    """Return the phases of a turn in order, with the current one in brackets."""
    named = [tell.say(f"phase.{phase}") for phase in telling.PHASES]
    at = [f"[{name}]" if phase == view.phase else name for phase, name in zip(telling.PHASES, named, strict=True)]
    return "  ".join(at)


# --- the world -------------------------------------------------------------------------------------------


def _world(view: State, tell: Teller) -> Iterator[str]:
    """Yield the regions in play: the reader's own, other seats', and the Independent ones."""
    areas = "".join(tell.name(area).ljust(PILE_WIDTH) for area in AREAS)
    yield f" {tell.row('regions'):<{REGION_WIDTH + 12}}{areas}".rstrip()
    empty = [region for region, areas in view.cards.items() if region not in view.owner and not _cards_at(areas)]
    apart = empty if len(empty) > MOST_EMPTY else []
    for region in telling.order(view, tell.reader):
        if region not in apart:
            yield _region(view, region, tell)
    if apart:
        named = tuple(f"{tell.name(region)} {view.levels[region]}" for region in apart)
        yield from wrap(tell.row("empty", list=", ".join(named)), WIDTH)


def _cards_at(areas: tuple[tuple[int, ...], ...]) -> int:
    return sum(sum(area) for area in areas)


def _region(view: State, region: str, tell: Teller) -> str:
    """Return a region: `+` if it is next to the reader's own, its level, its controller, its three piles."""
    near = tell.reader is not None and any(view.owner.get(other) == tell.reader for other in NEIGHBOURS[region])
    mark = "+" if near and view.owner.get(region) != tell.reader else " "
    owner = view.owner.get(region)
    whose = tell.row("you") if owner is not None and owner == tell.reader else _code(view, owner, tell)
    piles = "".join(_pile(view, region, area, tell).ljust(PILE_WIDTH) for area in range(len(AREAS)))
    name = cut(tell.name(region), REGION_WIDTH)
    return f"{mark}{name:<{REGION_WIDTH}} {view.levels[region]}  {whose:<8}{piles}".rstrip()


def _pile(view: State, region: str, area: int, tell: Teller) -> str:
    """Return an area: the number of cards by owner, and how many more fit."""
    of_seats = view.cards[region][area]
    held = [f"{_code(view, seat, tell)}{count}" for seat, count in enumerate(of_seats) if count]
    room = capacity(view, region) - sum(of_seats)
    return " ".join([*held, *([f"+{room}"] if room > 0 else [])]) or "-"


def _code(view: State, seat: Seat | None, tell: Teller) -> str:
    """Return a power's two letters, or a dash for nobody."""
    return tell.row(f"code_{view.factions[seat]}") if seat is not None else "-"


# --- the powers ------------------------------------------------------------------------------------------


def _powers(view: State, tell: Teller) -> Iterator[str]:
    """Yield what every seat has, in turn order."""
    yield tell.row("powers")
    for place, seat in enumerate(view.order, 1):
        you = f" ({tell.listed(seat)})" if seat == tell.reader else ""
        name = cut(tell.seats[seat], POWER_WIDTH - len(you)) + you
        figures = f"{influence(view, seat):>6}{len(view.hands[seat]):>6}{len(view.decks[seat]):>6}"
        held = zip(ADVANCEMENTS, view.advancements[seat], strict=True)
        bought = ", ".join(tell.name(each) + (f" x{count}" if count > 1 else "") for each, count in held if count)
        head = f"{place:>2} {_code(view, seat, tell)} {name:<{POWER_WIDTH}}{figures}{points(view, seat):>8}  "
        rows = wrap(bought, WIDTH - len(head)) or [""]
        yield (head + rows[0]).rstrip()
        yield from (" " * len(head) + row for row in rows[1:])


def _stances(view: State, tell: Teller) -> str:
    """Return the pairs that are at war or at peace."""
    found: dict[str, list[str]] = {"war": [], "peace": []}
    for one, other in combinations(view.seats, 2):
        stance = view.stances[one][other]
        if stance in found:
            found[stance].append(f"{_code(view, one, tell)}-{_code(view, other, tell)}")
    parts = [tell.row(stance, list=", ".join(pairs)) for stance, pairs in found.items() if pairs]
    return " ".join(parts) or tell.row("all_neutral")


def ahead(view: State, tell: Teller) -> str:
    """Return what the Assessment would do now."""
    told = tell.rows(telling.changes(view))
    return tell.row("ahead", list=" ".join(told)) if told and view.phase != "end" else ""


# --- the hand --------------------------------------------------------------------------------------------


def _hands(view: State, tell: Teller) -> Iterator[str]:
    """Yield the cards of every hand the reader can see, counted by area, with its discard pile."""
    for seat in view.seats:
        cards = view.hands[seat]
        if cards and UNSEEN not in cards:
            fields: dict[str, Field] = {"who": tell.seats[seat], "cards": counted(cards, tell)}
            yield ""
            yield from wrap(tell.row("hand", **fields, spent=counted(view.discards[seat], tell)), WIDTH)


def counted(cards: Sequence[str], tell: Teller) -> str:
    """Return the number of cards in each area."""
    held = [f"{cards.count(area)} {tell.name(area)}" for area in AREAS if area in cards]
    return ", ".join(held) or str(tell.words.shared["nothing"])
