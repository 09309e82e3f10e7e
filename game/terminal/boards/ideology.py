"""Ideology in letters: the regions in play with their piles, the powers, stances, what lies ahead, the hand."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from textwrap import wrap

from game.core.contract import UNSEEN, Action, Decision, Field, Line, Seat, line, verb_for
from game.core.words import Words
from game.terminal.boards.ideology_telling import code, deed_line, said, verdict_line
from game.terminal.boards.plain import sources as sources
from game.terminal.teller import Teller, cut
from game.titles.ideology import FACTIONS
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS, AREAS, IDEOLOGY, NEIGHBOURS, REGION
from game.titles.ideology.knowledge import forecast, reading
from game.titles.ideology.prices import cards_to_deflect
from game.titles.ideology.state import State, capacity, influence, points, powers_of, start_of, strength

WIDTH = 99
REGION_WIDTH, PILE_WIDTH, POWER_WIDTH = 15, 20, 23
PHASES = ("resource", "trading", "development", "foreign", "conflict", "diplomacy", "assessment", "turn_order")
MOST_EMPTY = 4
"""With more Independent Regions without a card than this they stand in a line together."""


def lines(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Lay out the table as `seat` sees it."""
    tell = Teller(words, seat, seats)
    rows = [_turn(view, tell), *([_phases(view, tell)] if view.turn else [])]
    if view.levels:
        rows += ["", *_world(view, tell), "", *_powers(view, tell)]
        rows += [row for text in (_stances(view, tell), _ahead(view, tell)) for row in wrap(text, WIDTH)]
    return [*rows, *_hands(view, tell)]


def option(view: State, seat: Seat, action: Action) -> Line:
    """Say an option with its price: what lies on a card of the hand, and why."""
    return deed_line(view, seat, action) or line(f"option.{action.verb}", noun=action.noun)


def hand(view: State, seat: Seat) -> Sequence[str]:
    """List the cards a seat holds, by area."""
    return view.hands[seat]


def copies(noun: str) -> Sequence[str]:
    """A region, an Ideology, an Advancement or an area stands for itself; other words for nothing."""
    return (noun,) if noun in REGION or noun in FACTIONS or noun in ADVANCEMENT or noun in AREAS else ()


def about(action: Action) -> Line | None:
    """Say what an Advancement or a card is for, or what a region is next to."""
    if action.noun in ADVANCEMENT or action.noun in AREAS:
        return line(f"card_long.{action.noun}")
    if action.noun in REGION:
        return line("terminal.next_to", noun=action.noun, near=NEIGHBOURS[action.noun])
    return None


def legend() -> str:
    """Say what the signs of the layout stand for."""
    return said("legend")


def meant(view: State, asked: Decision, noun: str) -> Action:
    """Say what a region, an area, an Advancement or a power is reached for: what the question is about."""
    if noun in AREAS:
        word = verb_for(asked, "region", "")
        return Action(f"{word}_{noun}" if word else verb_for(asked, "card", "trade"), noun)
    if noun in ADVANCEMENT:
        return Action("buy", noun)
    if noun in REGION:
        area = next((area for area in AREAS if area in view.hands[asked.seat]), AREAS[0])
        return Action(f"{verb_for(asked, 'region', 'extend')}_{area}", noun)
    return Action(verb_for(asked, "faction", "against"), noun)


def notes(view: State, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
    """Say what is at stake in a duel, and who has called for what before wishes are sealed."""
    tell = Teller(words, seat, seats)
    top = view.agenda[-1] if view.agenda else None
    match getattr(top, "kind", ""):
        case "defend":
            return [_at_stake(view, tell)]
        case "press":
            return [_going_on(view, tell)]
        case "speak" | "wish":
            return _calls(view, tell)
        case "take_ideology":
            return [_poster(view, each, tell) for each in FACTIONS if each not in view.factions]
        case _:
            return []


def _poster(view: State, ideology: str, tell: Teller) -> str:
    """Say where an Ideology begins, and its strength and weakness as this table plays them."""
    card, rulings = IDEOLOGY[ideology], view.rulings
    powers = sorted(powers_of(ideology, rulings), key=lambda power: power != card.strength)
    return tell(
        "terminal.poster",
        ideology=ideology,
        home=card.home,
        advancement=start_of(ideology, rulings),
        powers=" ".join(
            [f"{tell.words.name(power)}: {tell(f'card.{reading(rulings, power)}')}" for power in powers]
        ),
    )


# --- the turn --------------------------------------------------------------------------------------------


def _turn(view: State, tell: Teller) -> str:
    if view.phase == "end":
        return said("over")
    if not view.turn:
        return said("starts")
    return said("turn", number=view.turn, victory=view.level.victory, open=len(view.levels))


def _phases(view: State, tell: Teller) -> str:
    """Name the phases of a turn in their order, the present one in brackets."""
    named = [tell(f"phase.{phase}") for phase in PHASES]
    at = [f"[{name}]" if phase == view.phase else name for phase, name in zip(PHASES, named, strict=True)]
    return "  ".join(at)


# --- the world -------------------------------------------------------------------------------------------


def _world(view: State, tell: Teller) -> Iterator[str]:
    """List the regions in play: the reader's own, those of others, the Independent ones."""
    areas = "".join(tell.words.name(area).ljust(PILE_WIDTH) for area in AREAS)
    yield f" {said('regions'):<{REGION_WIDTH + 12}}{areas}".rstrip()
    empty = [region for region, areas in view.cards.items() if region not in view.owner and not _cards_at(areas)]
    apart = empty if len(empty) > MOST_EMPTY else []
    for region in sorted(view.levels, key=lambda region: _rank(view, region, tell.reader)):
        if region not in apart:
            yield _region(view, region, tell)
    if apart:
        named = tuple(f"{tell.words.name(region)} {view.levels[region]}" for region in apart)
        yield from wrap(said("empty", list=", ".join(named)), WIDTH)


def _cards_at(areas: tuple[tuple[int, ...], ...]) -> int:
    return sum(sum(area) for area in areas)


def _rank(view: State, region: str, reader: Seat | None) -> tuple[int, int]:
    owner = view.owner.get(region)
    if owner is None:
        return (2, 0)
    return (0, 0) if owner == reader else (1, owner)


def _region(view: State, region: str, tell: Teller) -> str:
    """Write a region: `+` if it is next to the reader's own, its level, its controller, its three piles."""
    near = tell.reader is not None and any(view.owner.get(other) == tell.reader for other in NEIGHBOURS[region])
    mark = "+" if near and view.owner.get(region) != tell.reader else " "
    owner = view.owner.get(region)
    whose = said("you") if owner is not None and owner == tell.reader else code(view, owner)
    piles = "".join(_pile(view, region, area).ljust(PILE_WIDTH) for area in range(len(AREAS)))
    name = cut(tell.words.name(region), REGION_WIDTH)
    return f"{mark}{name:<{REGION_WIDTH}} {view.levels[region]}  {whose:<8}{piles}".rstrip()


def _pile(view: State, region: str, area: int) -> str:
    """Write an area: how many cards of whom, and how many more have room."""
    of_seats = view.cards[region][area]
    held = [f"{code(view, seat)}{count}" for seat, count in enumerate(of_seats) if count]
    room = capacity(view, region) - sum(of_seats)
    return " ".join([*held, *([f"+{room}"] if room > 0 else [])]) or "-"


# --- the powers ------------------------------------------------------------------------------------------


def _powers(view: State, tell: Teller) -> Iterator[str]:
    """List what every seat has, in the turn order."""
    yield said("powers")
    for place, seat in enumerate(view.order, 1):
        you = f" ({tell.whom(seat)})" if seat == tell.reader else ""
        name = cut(tell.seats[seat], POWER_WIDTH - len(you)) + you
        figures = f"{influence(view, seat):>6}{len(view.hands[seat]):>6}{len(view.decks[seat]):>6}"
        held = zip(ADVANCEMENTS, view.advancements[seat], strict=True)
        bought = ", ".join(
            tell.words.name(each) + (f" x{count}" if count > 1 else "") for each, count in held if count
        )
        head = f"{place:>2} {code(view, seat)} {name:<{POWER_WIDTH}}{figures}{points(view, seat):>8}  "
        rows = wrap(bought, WIDTH - len(head)) or [""]
        yield (head + rows[0]).rstrip()
        yield from (" " * len(head) + row for row in rows[1:])


def _stances(view: State, tell: Teller) -> str:
    """Name the pairs that are not neutral."""
    found: dict[str, list[str]] = {"war": [], "peace": []}
    for one, other in combinations(view.seats, 2):
        stance = view.stances[one][other]
        if stance in found:
            found[stance].append(f"{code(view, one)}-{code(view, other)}")
    parts = [said(stance, list=", ".join(pairs)) for stance, pairs in found.items() if pairs]
    return " ".join(parts) or said("all_neutral")


def _ahead(view: State, tell: Teller) -> str:
    """Say what the Assessment would do if it came now."""
    told = [verdict_line(verdict, tell) for verdict in forecast(view)]
    return said("ahead", list=" ".join(told)) if told and view.phase != "end" else ""


# --- duels and wishes ------------------------------------------------------------------------------------


def _at_stake(view: State, tell: Teller) -> str:
    duel = view.duel
    assert duel is not None, "a Conflict is being fought"
    areas, cards = view.cards[duel.region], cards_to_deflect(view, duel.target)
    return tell(
        "terminal.at_stake",
        region=duel.region,
        seat=duel.target,
        other=duel.aggressor,
        mine=strength(areas, duel.target) - 1,
        theirs=strength(areas, duel.aggressor) + 1,
        cards=cards,
        held=len(view.hands[duel.aggressor]),
    )


def _going_on(view: State, tell: Teller) -> str:
    duel = view.duel
    assert duel is not None, "a Conflict is being fought"
    held = len(view.hands[duel.target])
    return tell("terminal.going_on", number=duel.played, seat=duel.target, cards=held)


def _calls(view: State, tell: Teller) -> list[str]:
    """Say openly what was called for."""
    calls = [
        tell("event.stance_called_for", seat=seat, other=other, stance=stance)
        for seat in view.seats
        for other, stance in enumerate(view.spoken[seat])
        if stance
    ]
    return [" ".join(calls)] if calls else []


# --- the hand --------------------------------------------------------------------------------------------


def _hands(view: State, tell: Teller) -> Iterator[str]:
    """Count every hand that lies open to the reader, and its discard pile."""
    for seat in view.seats:
        cards = view.hands[seat]
        if cards and UNSEEN not in cards:
            fields: dict[str, Field] = {"who": tell.seats[seat], "cards": _count(cards, tell)}
            yield ""
            yield from wrap(said("hand", **fields, spent=_count(view.discards[seat], tell)), WIDTH)


def _count(cards: Sequence[str], tell: Teller) -> str:
    held = [f"{cards.count(area)} {tell.words.name(area)}" for area in AREAS if area in cards]
    return ", ".join(held) or str(tell.words.shared["nothing"])
