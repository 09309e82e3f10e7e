"""Manifesto as text: the century, the world by continents, the powers, the current contest, and the hand."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from game.core.contract import Action, Line, Seat, line
from game.core.language.words import Words
from game.terminal.boards.plain import sources as sources
from game.terminal.letters import Teller, cut, open_hands
from game.titles.manifesto import FACTIONS, telling
from game.titles.manifesto.bidding import OWN, worth
from game.titles.manifesto.faces import BID_CARDS, BUILDUPS, CARD, CONFLICT, INFLUENCE, REGION
from game.titles.manifesto.state import Bid, Conflict, Contest, LastBid, State, War, is_major, year
from game.titles.manifesto.telling import option as option

WIDTH = 99
COLUMNS = (("europe",), ("asia_pacific",), ("americas", "africa"))
CONTINENT = {
    "europe": [
        "united_kingdom",
        "west_europe",
        "germany",
        "scandinavia",
        "east_europe",
        "balkans",
        "mediterranean",
    ],
    "asia_pacific": [
        "russia",
        "middle_east",
        "india",
        "china",
        "japan",
        "south_east_asia",
        "pacific_islands",
        "australia",
    ],
    "americas": ["north_america", "central_america", "south_america"],
    "africa": ["north_africa", "south_africa"],
}
"""The regions under each heading; this is layout, not a rule."""
REGION_WIDTH, OWNER_WIDTH, POWER_WIDTH = 15, 12, 21
ONE_COLUMN = 5
"""The most powers that are listed in one column; more take two."""
PHASES = ("production", "draw", "initiative", "peace", "war", "conflict")


def lines(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Return the table as `seat` sees it."""
    tell = Teller(words, seat, seats)
    rows = [_century(view, tell), _phases(view, tell), "", *_world(view, tell), "", *_powers(view, tell)]
    rows += [row for text in (_truces(view, tell), *contest(view, tell)) for row in wrap(text, WIDTH)]
    return [*rows, piles(view, tell), *open_hands(view, tell, _card)]


def hand(view: State, seat: Seat) -> Sequence[str]:
    """Return the cards a seat holds."""
    return view.hands[seat]


def copies(noun: str) -> Sequence[str]:
    """Return the cards of a kind; a region, a power or a card means itself."""
    if noun in REGION or noun in FACTIONS or noun in CARD:
        return (noun,)
    return tuple(card for card, face in CARD.items() if face.id == noun)


def about(action: Action) -> Line | None:
    """Return what a card does, or which places belong to a region."""
    if action.noun in CARD:
        return telling.text(action.noun)
    if action.noun in REGION:
        return line("terminal.extent", noun=action.noun, extent=REGION[action.noun].extent)
    return None


def notes(view: State, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
    """Return what a card does before it is aimed, what a note is for, and its value item by item."""
    return Teller(words, seat, seats).rows(telling.notes(view, seat))


# --- the century -----------------------------------------------------------------------------------------


def _century(view: State, tell: Teller) -> str:
    """Draw the century, with one sign per round and `>` for the current one."""
    rounds = view.level.rounds
    done = rounds if view.phase == "end" else max(view.round - 1, 0)
    ribbon = ("=" * done + ">" + "." * rounds)[:rounds]
    ends = f"{year(view, 1)} {ribbon} {year(view, rounds + 1)}"
    if view.phase == "end":
        return f"{ends}  {tell.row('over')}"
    if not view.round:
        return f"{ends}  {tell.row('starts')}"
    return f"{ends}  {tell(telling.when(view))}"


def _phases(view: State, tell: Teller) -> str:
    """Return the phases of a round in order, with the current one in brackets, and who has the initiative."""
    named = [tell.say(f"phase.{phase}") for phase in PHASES]
    at = [f"[{name}]" if phase == view.phase else name for phase, name in zip(PHASES, named, strict=True)]
    leads = view.round and view.phase in PHASES[3:]
    return "  ".join(at) + (f"   {tell.row('initiative', who=tell.listed(view.first))}" if leads else "")


# --- the world -------------------------------------------------------------------------------------------


def _world(view: State, tell: Teller) -> Iterator[str]:
    """Yield the continents, side by side."""
    columns = [[row for name in column for row in _continent(view, name, tell)] for column in COLUMNS]
    cell = 1 + REGION_WIDTH + 4 + OWNER_WIDTH + 1
    for cells in zip_longest(*columns, fillvalue=""):
        yield "".join(text.ljust(cell) for text in cells).rstrip()


def _continent(view: State, name: str, tell: Teller) -> list[str]:
    return [f" {tell.row(name).upper()}", *[_region(view, region, tell) for region in CONTINENT[name]]]


def _region(view: State, region: str, tell: Teller) -> str:
    """Return a region: `+` if it touches the reader's own, its influence, `*` if it is major, and its owner."""
    mine = view.held[tell.reader] if tell.reader is not None else ()
    near = tell.reader is not None and region in view.reach[tell.reader] and region not in mine
    star = "*" if is_major(view, region) else " "
    name = f"{'+' if near else ' '}{tell.name(region):<{REGION_WIDTH}}"
    return f"{name} {view.influence[region]}{star} {_owner(view, region, tell)}"


def _owner(view: State, region: str, tell: Teller) -> str:
    """Return the owner; for a region that has just become neutral, its last owner in brackets."""
    if region in view.owner:
        return cut(_capitals(tell, view.owner[region]), OWNER_WIDTH)
    if region in view.lost:
        return f"({cut(tell.listed(view.lost[region]), OWNER_WIDTH - 2)})"
    return "-"


def _capitals(tell: Teller, seat: Seat) -> str:
    """Return a seat's name, in capitals if it is the reader's own, so that it stands out."""
    return tell.listed(seat).upper() if seat == tell.reader else tell.seats[seat]


# --- the powers ------------------------------------------------------------------------------------------


def _powers(view: State, tell: Teller) -> Iterator[str]:
    """Yield what every seat has, in two columns if there are more than five."""
    cells = [_power(view, seat, tell) for seat in view.seats]
    if len(cells) <= ONE_COLUMN:
        yield from (tell.row("powers").ljust(len(cells[0])), *cells)
        return
    half = (len(cells) + 1) // 2
    head = tell.row("powers")
    for left, right in zip_longest([head, *cells[:half]], [head, *cells[half:]], fillvalue=""):
        yield f"{left:<{POWER_WIDTH + 29}}{right}"


def _power(view: State, seat: Seat, tell: Teller) -> str:
    place = str(view.order.index(seat) + 1) if view.round and seat in view.order else ""
    you = f" ({tell.listed(seat)})" if seat == tell.reader else ""
    name = cut(tell.seats[seat], POWER_WIDTH - len(you)) + you
    figures = f"{len(view.held[seat]):>8}{view.strength[seat]:>6}{view.its[seat]:>5}{len(view.hands[seat]):>6}"
    return f"{place:>2} {name:<{POWER_WIDTH}}{figures}"


def _truces(view: State, tell: Teller) -> str:
    if not view.truces:
        return ""
    bound = []
    for both, until in view.truces.items():
        one, other = sorted(both, key=lambda seat: seat == tell.reader)  # “you” never begins part of a row
        bound.append(tell(telling.truce(one, other, until)))
    return tell.row("truces", list="; ".join(bound))


def piles(view: State, tell: Teller) -> str:
    """Return the line about the piles."""
    top = tell.name(view.discard[-1]) if view.discard else tell.words.shared["nothing"]
    return tell.row("piles", deck=len(view.deck), discard=len(view.discard), top=top)


# --- the contest ---------------------------------------------------------------------------------------------


def contest(view: State, tell: Teller) -> list[str]:
    """Return the current contest, and who has written a note."""
    match view.contest:
        case Conflict(card, active, region, defender):
            against = tell.whom(defender) if defender is not None else ""
            played = {"who": tell.whom(active), "region": region, "other": against}
            return [tell.row("conflict", card=card, **_type(card), **played), _notes(view, tell)]
        case War(card, axis, allies):
            camps = {"who": tell.whom(axis), "other": tell.whom(allies)}
            return [tell.row("war", card=card, **_type(card), **camps), _notes(view, tell)]
        case LastBid(leaders):
            return [tell.row("last_bid", who=tuple(tell.seats[seat] for seat in leaders)), _notes(view, tell)]
        case None:
            return []
        case _:
            return [_notes(view, tell)]


def _type(card: str) -> dict[str, str]:
    return {"scope": CONFLICT[card].scope, "domain": CONFLICT[card].domain}


def _notes(view: State, tell: Teller) -> str:
    """Return who has sealed a note, who is writing one and who will; or the content of the open ones."""
    if view.contest is not None and any(view.opened):
        notes = [_open_note(view.contest, seat, bid, tell) for seat, bid in enumerate(view.opened) if bid]
        return tell.row("opened", list="; ".join(notes))
    writers, steps = telling.writers(view), ("sealed", "writing", "waiting")
    named = {step: ", ".join(tell.listed(seat) for seat, at in writers if at == step) for step in steps}
    parts = [tell.part(step, who=who) for step, who in named.items() if who]
    return tell.row("notes", list="; ".join(parts)) if parts else ""


def _open_note(contest: Contest, seat: Seat, bid: Bid, tell: Teller) -> str:
    if bid.side == "abstain":
        return f"{tell.listed(seat)}: {tell.part('out')}"
    stands = "" if bid.side == OWN else f" {tell.name(bid.side)}"
    return f"{tell.listed(seat)}: {worth(contest, bid)}{stands}"


# --- the hand --------------------------------------------------------------------------------------------


def _card(card: str, tell: Teller) -> str:
    """Return a card: its name, its type, its phase or what it adds, and its short text."""
    return f"{tell.name(card):<21}{kind(card, tell):<19}{tell.say(f'card.{CARD[card].id}')}"


def kind(card: str, tell: Teller) -> str:
    """Return what a card is for."""
    if card in BID_CARDS:
        return tell.part("influence", value=INFLUENCE[card].influence)
    if card in BUILDUPS:
        return tell.part("buildup")
    phase = CONFLICT[card].phase
    return tell.part("kind", **_type(card)) if phase == "conflict" else tell.part("phase", phase=phase)
