"""World Order as text: the Regions in rows, the powers in columns, allies, market and hand as sentences."""

from collections.abc import Iterator, Mapping, Sequence
from textwrap import wrap

from game.core.asking import on_top
from game.core.contract import Action, Event, Field, Line, Seat
from game.core.language.words import Words
from game.terminal.letters import Teller, cut, open_hands
from game.titles.world_order import telling
from game.titles.world_order.account import named, whole
from game.titles.world_order.faces import (
    ASSET,
    AUTO,
    COUNTRY,
    FACE,
    FOCUSES,
    GROWTH,
    LOCAL,
    POWER,
    POWERS,
    REGION,
    REGIONS,
    RESOURCES,
    kind_of,
)
from game.titles.world_order.influence import PlaceInfluence
from game.titles.world_order.knowledge import scoring_now, threats_now
from game.titles.world_order.state import State, open_countries
from game.titles.world_order.telling import Note, says, short
from game.titles.world_order.telling import option as option

WIDTH = 99
LETTER: Mapping[str, str] = {"usa": "U", "eu": "E", "russia": "R", "china": "C", LOCAL: "L"}
"""The letter of each power's cubes in a row."""
REGION_WIDTH, NAME_WIDTH = 19, 15


# --- what every board provides ---


def lines(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Return the table as `seat` sees it."""
    tell = Teller(words, seat, seats)
    rows = [*head(view, tell), "", *_regions(view, tell), "", *_powers(view, tell)]
    texts = [] if seat is None else list(mine(view, seat, tell))
    for text in filter(None, (*texts, *_market(view, tell), score_now(view, tell))):
        rows += wrap(text, WIDTH, subsequent_indent="  ")
    return [*rows, *open_hands(view, tell, _card)]


def hand(view: State, seat: Seat) -> Sequence[str]:
    """Return the cards a seat holds."""
    return view.hands[seat]


def copies(noun: str) -> Sequence[str]:
    """Return the cards of a kind; everything else means itself."""
    known = (REGION, COUNTRY, FACE, ASSET, GROWTH, AUTO, POWERS, RESOURCES, FOCUSES)
    if any(noun in those for those in known):
        return (noun,)
    if ":" in noun and noun.partition(":")[0] in REGION:
        return (noun,)
    return tuple(card for card in FACE if kind_of(card) == noun)


def about(action: Action) -> Line | None:
    """Return what a card says, or what a Country has."""
    return says(action.noun)


def sources(events: Sequence[Event], view: State, words: Words) -> list[str]:
    """Return where everybody's VPs came from, with a row per source and a column per power."""
    sums = whole(events, view.powers, view.rulings.vp_floor_at_zero)
    wide = max(len(words.say(named(one))) for one in sums) + 2
    head = " " * wide + "".join([f"{short(words, power):>9}" for power in view.powers])
    rows = [f"{words.say(named(one)):<{wide}}" + "".join([f"{vp or '-':>9}" for vp in one.vps]) for one in sums]
    return [head, *rows]


def notes(view: State, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
    """Return what is worth knowing before answering the question: prices in full, and what a card says."""
    tell, top = Teller(words, seat, seats), on_top(view)
    told = [_note(each, tell) for each in telling.notes(view, seat)]
    return [*told, *([_region(view, top.region, tell)] if isinstance(top, PlaceInfluence) else [])]


def _note(note: Note, tell: Teller) -> str:
    text = " ".join(map(tell, note.lines))
    return f"{tell(note.head)}: {text}".replace("*", "")


# --- the round ---


def head(view: State, tell: Teller) -> Iterator[str]:
    """Yield the round, phase and turn, then the turn order."""
    if view.phase == "end":
        yield tell.row("over")
        return
    if not view.round:
        yield tell.row("starts")
        return
    phase = tell.say(f"phase.{view.phase}")
    turn: Field = view.turn if view.phase == "action" else ""
    scores = tell.row("scores") if view.round in view.level.scoring else ""
    now = tell.row("round", number=view.round, rounds=view.level.rounds, phase=phase, turn=turn)
    yield f"{now} {scores}".rstrip()
    yield tell.row("order", names=tuple(cut(short(tell.words, view.powers[seat]), 12) for seat in view.order))


# --- the Regions ---


def _regions(view: State, tell: Teller) -> Iterator[str]:
    """Yield a row for each Region."""
    yield tell.row("regions")
    for region in REGIONS:
        yield _region(view, region, tell)


def _region(view: State, region: str, tell: Teller) -> str:
    """Return a Region's row: cubes and the VPs of free slots, armies, Engage tokens, open Countries."""
    face = REGION[region]
    fixed = len(face.begins)
    above = _row(view.permanent[region], (0,) * fixed + face.permanent)
    below = _row(view.temporary[region], face.temporary)
    armies = " ".join(f"{LETTER[power]}{count}" for power, count in view.armies[region].items() if count) or "-"
    tokens = "".join(LETTER[view.powers[seat]].lower() * view.tokens[seat].get(region, 0) for seat in view.seats)
    cards = ", ".join(
        f"{cut(tell.words.name(card), 13)} {COUNTRY[card].value}" for card in open_countries(view, region)
    )
    name = cut(short(tell.words, region), REGION_WIDTH)
    row = f" {name:<{REGION_WIDTH}} {face.engage}  {above:<16}{below:<12}{armies:<12}{tokens:<4}{cards}"
    return cut(row.rstrip(), WIDTH)


def _row(cubes: Sequence[str], worth: Sequence[int]) -> str:
    """Return a row of slots: a letter for each cube, a number for each free slot."""
    return " ".join([*(LETTER[power] for power in cubes), *(str(vp) for vp in worth[len(cubes) :])])


# --- the powers ---


def _powers(view: State, tell: Teller) -> Iterator[str]:
    """Yield a row for each power with a player, and one line for those without."""
    yield tell.row("powers")
    for seat in view.seats:
        yield _power(view, seat, tell)
    rest = [short(tell.words, power) for power in POWERS if power not in view.powers]
    if rest:
        yield f" {tell.row('absent', names=tuple(rest))}"


def _power(view: State, seat: Seat, tell: Teller) -> str:
    you = f" ({tell.words.shared['whom']})" if seat == tell.reader else ""
    name = cut(short(tell.words, view.powers[seat]), NAME_WIDTH - len(you)) + you
    stock = "".join(f"{view.stock[seat][what]:>5}" for what in RESOURCES)
    allies = view.allies[seat]
    ready = sum(ally.ready for ally in allies.values())
    focus = tell.words.name(view.focus[seat])
    return (
        f" {name:<{NAME_WIDTH}}{view.vp[seat]:>4}{view.money[seat]:>6}{stock}{len(view.hands[seat]):>6}"
        f"{f'{ready}/{len(allies)}':>8}  {focus}"
    )


def mine(view: State, seat: Seat, tell: Teller) -> Iterator[str]:
    """Yield production, tracks, Assets, allies, and the Regions in which the seat is threatened."""
    board = POWER[view.powers[seat]]
    made = ", ".join(
        f"{tell.words.name(what)} {view.production[seat][what]}/{board.most[what]}" for what in RESOURCES
    )
    yield tell.row("production", list=made)
    assets = [asset for asset in view.assets[seat] if asset not in view.used[seat]]
    yield tell.row(
        "tracks",
        prosperity=view.prosperity[seat],
        growth=view.growth[seat] or "",
        assets=tuple(assets) or "",
        commerce=view.commerce[seat],
    )
    for key, ready in (("ready", True), ("exhausted", False)):
        named = [_ally(view, seat, card, tell) for card, ally in view.allies[seat].items() if ally.ready == ready]
        if named:
            yield tell.row(key, list=", ".join(named))
    danger = [f"{short(tell.words, one.region)} {one.vp}" for one in threats_now(view, seat)]
    if danger:
        yield tell.row("threat", list=", ".join(danger))


def _ally(view: State, seat: Seat, card: str, tell: Teller) -> str:
    """Return an ally with its value and its tokens."""
    ally = view.allies[seat][card]
    tokens = tell.part("invested") * bool(ally.fdi) + tell.part("base") * bool(ally.bases)
    return f"{tell.words.name(card)} {COUNTRY[card].value}{f' ({tokens.strip()})' if tokens else ''}"


def _market(view: State, tell: Teller) -> Iterator[str]:
    """Yield the market's open cards with their prices."""
    if view.row:
        yield tell.row("market", list=", ".join(f"{tell.words.name(card)} {FACE[card].cost}" for card in view.row))


def score_now(view: State, tell: Teller) -> str:
    """Return what the Regions would bring every player if they scored now."""
    if not view.round or view.phase == "end":
        return ""
    regions = [one.vps for one in scoring_now(view) if one.source == "regions"]
    totals = zip(view.powers, map(sum, zip(*regions, strict=True)), strict=True)
    return tell.row("score_now", list=", ".join(f"{short(tell.words, power)} {total}" for power, total in totals))


# --- the hand ---


def _card(card: str, tell: Teller) -> str:
    """Return a card: its name, its types, what it gains in Research, and what it says."""
    types = "/".join(tell.words.name(kind)[:3] for kind in FACE[card].types)
    text = tell.say(f"card.{kind_of(card)}")
    gains = ", ".join(f"+{count} {tell.words.counted(what, count)}" for what, count in FACE[card].bonus.items())
    return cut(f"{tell.words.name(card):<26}{types:<8}{FACE[card].research}  {gains:<13}{text}", WIDTH - 2)
