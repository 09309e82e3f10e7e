"""Manifesto in letters: the century, the world by continents, the powers, what is bid for, and the hand."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from game.core.contract import UNSEEN, Action, Decision, Field, Line, Seat, line, verb_for
from game.core.words import Words
from game.terminal.boards.manifesto_sums import sums
from game.terminal.boards.manifesto_telling import Teller, cut, part, said, type_of, typed
from game.terminal.boards.plain import sources as sources
from game.titles.manifesto import FACTIONS
from game.titles.manifesto.bidding import OWN, Note, account, worth
from game.titles.manifesto.faces import BID_CARDS, BUILDUPS, CARD, CONFLICT, INFLUENCE, REGION
from game.titles.manifesto.rules import ChooseTarget
from game.titles.manifesto.state import SURCHARGE, Conflict, LastBid, State, War, is_major, touching, year

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
"""Which regions stand under which heading: a layout, not a rule."""
REGION_WIDTH, OWNER_WIDTH, POWER_WIDTH = 15, 12, 21
ONE_COLUMN = 5
"""With more powers than this their table stands in two columns."""
PHASES = ("production", "draw", "initiative", "peace", "war", "conflict")


def lines(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Lay out the table as `seat` sees it."""
    tell = Teller(words, seat, seats)
    rows = [_century(view), _phases(view, tell), "", *_world(view, tell), "", *_powers(view, tell)]
    rows += [row for text in (_truces(view, tell), *_contest(view, tell)) for row in wrap(text, WIDTH)]
    return [*rows, _piles(view, words), *_hands(view, tell)]


def option(view: State, seat: Seat, action: Action) -> Line:
    """Say an option: a region with its worth and owner, a power with what it has, a card with what it adds."""
    top = view.agenda[-1] if view.agenda else None
    match action.verb, top:
        case ("take", _):
            near = touching(view, action.noun)
            return line("terminal.take", noun=action.noun, influence=view.influence[action.noun], near=near)
        case ("target", ChooseTarget(_, card)):
            return _target(view, seat, card, action.noun)
        case ("name", _):
            owner = view.owner[action.noun]
            return line("terminal.name", noun=action.noun, influence=view.influence[action.noun], owner=owner)
        case ("add", _) if view.contest and action.noun in INFLUENCE:
            [(_, value, more)] = account(view.contest, (action.noun,))
            return line("terminal.add", noun=action.noun, value=value + more)
        case ("partner" | "enemy", _):
            return _power_line(view, view.factions.index(action.noun))
    return line(f"option.{action.verb}", noun=action.noun)


def _target(view: State, seat: Seat, card: str, region: str) -> Line:
    cost: Field = SURCHARGE if card not in BUILDUPS and is_major(view, region) else ""
    owner: Field = view.owner.get(region, "")
    key = "terminal.target_neutral" if owner == "" else "terminal.target"
    return line(key, noun=region, influence=view.influence[region], owner=owner, cost=cost)


def _power_line(view: State, other: Seat) -> Line:
    return line(
        "terminal.power",
        noun=view.factions[other],
        regions=len(view.held[other]),
        its=view.its[other],
        cards=len(view.hands[other]),
    )


def hand(view: State, seat: Seat) -> Sequence[str]:
    """List the cards a seat holds."""
    return view.hands[seat]


def copies(noun: str) -> Sequence[str]:
    """List the cards of a kind; a region, a power or a card stands for itself."""
    if noun in REGION or noun in FACTIONS or noun in CARD:
        return (noun,)
    return tuple(card for card, face in CARD.items() if face.id == noun)


def about(action: Action) -> Line | None:
    """Say what a card does, or what belongs to a region."""
    if action.noun in CARD:
        return line(f"card_long.{CARD[action.noun].id}")
    if action.noun in REGION:
        return line("terminal.extent", noun=action.noun, extent=REGION[action.noun].extent)
    return None


def legend() -> str:
    """Say what the signs of the layout stand for."""
    return said("legend")


def meant(view: State, asked: Decision, noun: str) -> Action:
    """Say what a region, a card or a power is reached for: what the question is about."""
    if noun in REGION:
        return Action(verb_for(asked, "region", "target"), noun)
    if noun in FACTIONS:
        return Action(verb_for(asked, "faction", "partner"), noun)
    return Action(verb_for(asked, "card", "play"), noun)


def notes(view: State, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
    """Say what a card does before it is aimed, what a note is for, and what it comes to item by item."""
    return sums(view, seat, Teller(words, seat, seats))


# --- the century -----------------------------------------------------------------------------------------


def _century(view: State) -> str:
    """Draw the century: a sign a round, the present one as `>`."""
    rounds = view.level.rounds
    done = rounds if view.phase == "end" else max(view.round - 1, 0)
    ribbon = ("=" * done + ">" + "." * rounds)[:rounds]
    ends = f"{year(view, 1)} {ribbon} {year(view, rounds + 1)}"
    if view.phase == "end":
        return f"{ends}  {said('over')}"
    if not view.round:
        return f"{ends}  {said('starts')}"
    first, last = year(view, view.round), year(view, view.round + 1)
    return f"{ends}  {said('round', number=view.round, rounds=rounds, year=first, until=last)}"


def _phases(view: State, tell: Teller) -> str:
    """Name the phases of a round in their order, the present one in brackets, and who leads."""
    named = [tell(f"phase.{phase}") for phase in PHASES]
    at = [f"[{name}]" if phase == view.phase else name for phase, name in zip(PHASES, named, strict=True)]
    leads = view.round and view.phase in PHASES[3:]
    return "  ".join(at) + (f"   {said('initiative', who=tell.whom(view.first))}" if leads else "")


# --- the world -------------------------------------------------------------------------------------------


def _world(view: State, tell: Teller) -> Iterator[str]:
    """Set the continents side by side."""
    columns = [[row for name in column for row in _continent(view, name, tell)] for column in COLUMNS]
    cell = 1 + REGION_WIDTH + 4 + OWNER_WIDTH + 1
    for cells in zip_longest(*columns, fillvalue=""):
        yield "".join(text.ljust(cell) for text in cells).rstrip()


def _continent(view: State, name: str, tell: Teller) -> list[str]:
    return [f" {said(name).upper()}", *[_region(view, region, tell) for region in CONTINENT[name]]]


def _region(view: State, region: str, tell: Teller) -> str:
    """Write a region: `+` if it touches the reader's own, its influence, `*` if it is major, and its owner."""
    mine = view.held[tell.reader] if tell.reader is not None else ()
    near = tell.reader is not None and region in view.reach[tell.reader] and region not in mine
    star = "*" if is_major(view, region) else " "
    name = f"{'+' if near else ' '}{tell.words.name(region):<{REGION_WIDTH}}"
    return f"{name} {view.influence[region]}{star} {_owner(view, region, tell)}"


def _owner(view: State, region: str, tell: Teller) -> str:
    """Name the owner; in brackets who has just lost what is neutral now."""
    if region in view.owner:
        return cut(_capitals(tell, view.owner[region]), OWNER_WIDTH)
    if region in view.lost:
        return f"({cut(tell.whom(view.lost[region]), OWNER_WIDTH - 2)})"
    return "-"


def _capitals(tell: Teller, seat: Seat) -> str:
    """Name a seat so that the reader's own is found at a glance."""
    return tell.whom(seat).upper() if seat == tell.reader else tell.seats[seat]


# --- the powers ------------------------------------------------------------------------------------------


def _powers(view: State, tell: Teller) -> Iterator[str]:
    """List what every seat has; more than five of them in two columns."""
    cells = [_power(view, seat, tell) for seat in view.seats]
    if len(cells) <= ONE_COLUMN:
        yield from (said("powers").ljust(len(cells[0])), *cells)
        return
    half = (len(cells) + 1) // 2
    head = said("powers")
    for left, right in zip_longest([head, *cells[:half]], [head, *cells[half:]], fillvalue=""):
        yield f"{left:<{POWER_WIDTH + 29}}{right}"


def _power(view: State, seat: Seat, tell: Teller) -> str:
    place = str(view.order.index(seat) + 1) if view.round and seat in view.order else ""
    you = f" ({tell.whom(seat)})" if seat == tell.reader else ""
    name = cut(tell.seats[seat], POWER_WIDTH - len(you)) + you
    figures = f"{len(view.held[seat]):>8}{view.strength[seat]:>6}{view.its[seat]:>5}{len(view.hands[seat]):>6}"
    return f"{place:>2} {name:<{POWER_WIDTH}}{figures}"


def _truces(view: State, tell: Teller) -> str:
    if not view.truces:
        return ""
    bound = []
    for both, until in view.truces.items():
        one, other = sorted(both, key=lambda seat: seat == tell.reader)  # “you” never begins a part of a row
        bound.append(said("truce", one=tell.whom(one), other=tell.whom(other), until=until))
    return said("truces", list="; ".join(bound))


def _piles(view: State, words: Words) -> str:
    top = words.name(view.discard[-1]) if view.discard else words.shared["nothing"]
    return said("piles", deck=len(view.deck), discard=len(view.discard), top=top)


# --- what is bid for -------------------------------------------------------------------------------------


def _contest(view: State, tell: Teller) -> list[str]:
    """Say what is bid for, and how far the notes are."""
    rows = []
    match view.contest:
        case Conflict(card, active, region, defender):
            against = tell.whom(defender) if defender is not None else ""
            on = tell.words.name(region)
            rows = [said("conflict", card=typed(card, tell), who=tell.whom(active), region=on, other=against)]
        case War(card, axis, allies):
            rows = [said("war", card=typed(card, tell), who=tell.whom(axis), other=tell.whom(allies))]
        case LastBid(leaders):
            rows = [said("last_bid", who=tuple(tell.seats[seat] for seat in leaders))]
        case None:
            return []
    return [*rows, _notes(view, tell)]


def _notes(view: State, tell: Teller) -> str:
    """Say who has sealed a note, who writes one and who will; or what the open ones say."""
    if any(note is not None for note in view.opened):
        return said(
            "opened", list="; ".join(_open_note(view, seat, tell) for seat in view.seats if view.opened[seat])
        )
    asked = [item.seat for item in reversed(view.agenda) if isinstance(item, Note)]
    sealed = [seat for seat in view.seats if view.sealed[seat] is not None]
    steps = (("sealed", sealed), ("writing", asked[:1]), ("to_write", asked[1:]))
    parts = [part(key, who=", ".join(tell.whom(seat) for seat in which)) for key, which in steps if which]
    return said("notes", list="; ".join(parts)) if parts else ""


def _open_note(view: State, seat: Seat, tell: Teller) -> str:
    bid = view.opened[seat]
    assert view.contest is not None, "a note is for something"
    assert bid is not None, "only open notes are told"
    if bid.side == "abstain":
        return f"{tell.whom(seat)}: {part('out')}"
    if bid.side == OWN:
        return f"{tell.whom(seat)}: {worth(view.contest, bid)}"
    return f"{tell.whom(seat)}: {worth(view.contest, bid)} {tell.words.name(bid.side)}"


# --- the hand --------------------------------------------------------------------------------------------


def _hands(view: State, tell: Teller) -> Iterator[str]:
    """List every hand that lies open to the reader, a card a line with what it does."""
    for seat in view.seats:
        cards = view.hands[seat]
        if cards and UNSEEN not in cards:
            yield from ("", said("hand", who=tell.seats[seat]))
            yield from (f"  {_card(card, tell)}" for card in cards)


def _card(card: str, tell: Teller) -> str:
    """Write a card: its name, its type, its phase or what it adds, and its short text."""
    return f"{tell.words.name(card):<21}{_kind(card, tell):<19}{tell(f'card.{CARD[card].id}')}"


def _kind(card: str, tell: Teller) -> str:
    if card in BID_CARDS:
        return part("influence", value=INFLUENCE[card].influence)
    if card in BUILDUPS:
        return part("buildup")
    phase = CONFLICT[card].phase
    return type_of(card, tell) if phase == "conflict" else part("phase", phase=tell(f"phase.{phase}").lower())
