"""What a coach of 1955 says can, can't or would happen, checked against the engine."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from game.core import agenda
from game.core.contract import Action, Line, Seat
from game.core.piles import unknown
from game.titles.espionage.answers import AnswerInfluence, AnswerSpecial, Resolve
from game.titles.espionage.faces import ACTION, CARD
from game.titles.espionage.rules import AddCards, PlayCard
from game.titles.espionage.state import Influence, Special, State, progress, secured
from tests.laws.claims import Checker, Said, Walk, fields_of, put, quiet, told
from tests.titles.espionage.war_room import GAME, WarRoom

Cards = tuple[str, ...]


def with_hand(state: State, who: Seat, cards: Iterable[str]) -> State:
    world = state.copy()
    world.hands = tuple(tuple(cards) if seat == who else hand for seat, hand in enumerate(state.hands))
    return world


def of_country(country: str) -> Cards:
    return tuple(card for card, face in CARD.items() if face.country == country)


def with_action(action: str) -> Cards:
    return tuple(card for card, face in CARD.items() if face.action == action)


def missing(state: State, who: Seat, country: str) -> int:
    return state.level.tracks[country] - progress(state, who, country)


# What a seat can play


def turn_of(state: State, who: Seat, cards: Iterable[str], plays: int) -> State:
    """Return a table at a seat's turn, with these plays and cards, and no cards for the other to answer with."""
    world = with_hand(with_hand(state, who, cards), 1 - who, ())
    world.active, world.plays, world.gadget_moves = who, plays, 0
    return put(world, PlayCard(who))


def farthest(state: State, who: Seat, country: str, cards: Cards, plays: int) -> tuple[int, State]:
    """Return the most steps that influence alone makes in a country with these cards, and the table afterwards."""
    best, seen = (0, state), set[tuple[int, Cards]]()
    begun = progress(state, who, country)

    def search(world: State, left: int) -> None:
        nonlocal best
        steps = progress(world, who, country) - begun
        if steps > best[0]:
            best = steps, world
        hand = world.hands[who]
        if not left or not hand or world.result or (left, hand) in seen:
            return
        seen.add((left, hand))
        asked = turn_of(world, who, hand, left)
        for sent in sends(asked, who, country):
            search(sent, left - 1)

    search(turn_of(state, who, cards, plays), plays)
    return best


def sends(asked: State, who: Seat, country: str) -> Iterator[State]:
    """Yield the table after each Influence Action possible in a country; single options answer themselves."""
    top = agenda.asked(asked)
    if isinstance(top, AddCards):
        yield from announced(asked, country)
        return
    for action in asked.options:
        if action.verb == "influence" or action == Action("place", country):
            world = asked.copy()
            agenda.advance(world, action)
            yield from sends(world, who, country)


def announced(world: State, country: str) -> Iterator[State]:
    top = agenda.asked(world)
    if not isinstance(top, AddCards) or top.country != country:
        return
    for action in world.options:
        then = world.copy()
        agenda.advance(then, action)
        if action.verb == "announce":
            yield quiet(then)
        elif not top.cards or action.noun > top.cards[-1] or len(top.cards) == 1:
            yield from announced(then, country)


def plays_of(state: State, who: Seat) -> int:
    return state.plays if state.active == who and state.plays else state.level.plays


# Blocks


def asked_to_block(state: State, who: Seat, country: str, total: int, cards: Iterable[str]) -> State:
    """Return a table on which influence with this total is announced against a seat with these cards."""
    deed = Influence(1 - who, (), country, total)
    return put(with_hand(state, who, cards), AnswerInfluence(who, deed), Resolve(deed))


def blocks(state: State, who: Seat, country: str, total: int, cards: Iterable[str]) -> bool:
    asked = asked_to_block(state, who, country, total, cards)
    return any(action.verb == "block" for action in asked.options)


def present(state: State, who: Seat, country: str) -> bool:
    """Return True if a seat holding every card could block in a country without moving its spy."""
    return blocks(state, who, country, 1, of_country(country))


def strongest(state: State, who: Seat, country: str, cards: Cards) -> int:
    """Return the largest influence that a seat can block with these cards."""
    return max([total for total in range(1, 40) if blocks(state, who, country, total, cards)], default=0)


def comes(state: State, who: Seat, country: str, card: str) -> bool:
    """Return True if a Military Transport brings a spy to a country where it can then block."""
    asked = asked_to_block(state, who, country, 1, (card, *of_country(country)))
    go = Action("transport", card)
    if go not in asked.options:
        return False
    agenda.advance(asked, go)
    if Action("go", country) not in asked.options:
        return False
    agenda.advance(asked, Action("go", country))
    return any(action.verb == "block" for action in quiet_but_block(asked).options)


def quiet_but_block(state: State) -> State:
    world = state.copy()
    while not isinstance(top := agenda.asked(world), AnswerInfluence) and top is not None and top.passing:
        agenda.advance(world, top.passing)
    return world


def country_of(said: Said) -> str:
    fields = {**fields_of(said.outer[-1] if said.outer else said.line), **fields_of(said.line)}
    return str(fields["country"] if "country" in fields else fields_of(fields["place"])["country"])


# Homes


# Dangers


def hands_of(said: Said, what: Line, country: str, by: Seat) -> Iterator[Cards]:
    """Yield the strongest hands, among cards the reader can't see, that match the cards a blow is said to take."""
    view = said.game.view(said.after, said.reader)
    if what.key == "danger.with_spy":
        yield from hands_of(said, fields_of(what)["what"], country, by)
        return
    beside = [card for gadgets in view.gadgets for card in gadgets.values()]
    seen = tuple(card for card in view.hands[by] if card in CARD)
    cards = seen or tuple(unknown(CARD, *view.hands, view.discard, beside))
    worth = sorted(cards, key=lambda card: -CARD[card].value)
    own = [card for card in worth if CARD[card].country == country]
    hired = [card for card in worth if not CARD[card].country]
    others = [card for card in worth if CARD[card].country not in ("", country)]
    match what.key.removeprefix("danger."):
        case "any":
            yield tuple(own[-1:])
        case "least" | "highest":
            least = int(str(fields_of(what)["least"]))
            yield tuple([card for card in own if CARD[card].value == least][:1] or own[:1])
        case _:
            counts = {"own": 0, "cards": 0, "hired": 0}
            for part in fields_of(what)["parts"]:
                name, _, count = part.key.removeprefix("danger.").rpartition("_")
                counts[name] = int(count)
            alike = dict[tuple[str, int], list[str]]()
            for card in others:
                alike.setdefault((CARD[card].country, CARD[card].value), []).append(card)
            faces = [card for cards in alike.values() for card in cards[: counts["cards"]]]
            mixed = [
                (*own[:some], *theirs)
                for some in range(counts["cards"] + 1)
                for theirs in combinations(faces, counts["cards"] - some)
            ]
            for flags in mixed if counts["cards"] else [tuple(own[: counts["own"]])]:
                yield (*flags, *hired[: counts["hired"]])


def can_blow(said: Said) -> bool:
    """Return True if the cards of a blow would secure the country."""
    by = said["by"]
    country = country_of(said)
    state = said.after
    if country in secured(state, by) or country in secured(state, 1 - by):
        return False
    free = state.copy()
    turn = state.turn + (state.active != by)
    free.blockades = {each: until for each, until in state.blockades.items() if until >= turn}
    plays = plays_of(state, by)
    held = max(len(state.hands[by]), 0)
    return any(
        len(cards) <= held and farthest(free, by, country, cards, plays)[0] >= missing(state, by, country)
        for cards in hands_of(said, said["takes"], country, by)
    )


def blow(said: Said) -> bool:
    by = said["by"]
    country = country_of(said)
    state = said.after
    plays = plays_of(state, by)
    wins = said["stake"].key == "danger.win"
    free = state.copy()
    turn = state.turn + (state.active != by)
    free.blockades = {each: until for each, until in state.blockades.items() if until >= turn}
    ends = [farthest(free, by, country, cards, plays)[1] for cards in hands_of(said, said["takes"], country, by)]
    reached = [then for then in ends if country in secured(then, by)]
    here = said["takes"].key != "danger.with_spy" or state.spies[by] == country
    count = wins or len(secured(state, by)) + 1 == int(said["stake"].key[-1])
    return (
        can_blow(said)
        and missing(state, by, country) == said["missing"]
        and here
        and count
        and any((then.result is not None) == wins for then in reached)
    )


def both(said: Said) -> bool:
    """Return True if one card for each of two countries secures both in one turn, which wins the game."""
    by, state = said["by"], said.after
    world, plays = state, plays_of(state, by)
    world = state.copy()
    world.blockades = {}
    for country in said["countries"]:
        cards = max(((card,) for card in CARD), key=lambda one: farthest(world, by, country, one, 1)[0])
        steps, world = farthest(world, by, country, cards, 1)
        if steps < 1 or (country not in secured(world, by)):
            return False
    return plays >= 2 and world.result is not None


def unblockable(said: Said) -> bool:
    """Return True if each of the actions wins in the country and can't be blocked there."""
    by = said["by"]
    country = country_of(said)
    state = said.after
    for action in said["actions"]:
        deed = Special(by, with_action(action)[:1], action, (country,))
        world = with_hand(state, 1 - by, (*of_country(country), *with_action("military_transport")))
        world.active, world.blockades = by, {}
        asked = put(world, AnswerSpecial(1 - by, deed), Resolve(deed))
        if any(each.verb == "block" for each in asked.options) or not ACTION[action].steps:
            return False
        won = quiet(asked).result
        if won is None or won.shares[by] != 1:
            return False
    return True


def shield(said: Said) -> bool:
    """Return True if a seat can block a threatened blow as described."""
    seat = said["seat"]
    country = country_of(said)
    state = said.after
    hand, transport = state.hands[seat], with_action("military_transport")
    here = present(state, seat, country)
    match said.line.key.removeprefix("danger."):
        case "no_cards":
            return not hand
        case "spy_by_transport":
            return not here and all(comes(state, seat, country, card) for card in said["cards"])
        case "spy_far":
            return not here and comes(state, seat, country, transport[0])
        case "spy_held":
            return not here and not comes(state, seat, country, transport[0])
        case "spy_away":
            return not here and not any(comes(state, seat, country, card) for card in transport if card in hand)
        case "may_home" | "may_spy":
            return here
        case "shield":
            return here and strongest(state, seat, country, hand) == said["most"]
        case _:
            return here and strongest(state, seat, country, hand) == 0


SHIELDS = (
    *("no_cards", "spy_by_transport", "spy_held", "spy_far", "spy_away"),
    *("may_home", "may_spy", "shield", "no_shield"),
)
CLAIMS: dict[str, Checker] = {
    "danger.blow": blow,
    "danger.both": both,
    "danger.unblockable": unblockable,
    **{f"danger.{key}": shield for key in SHIELDS},
}
UNCHECKED: dict[str, str] = {}
WALKS = tuple(Walk("espionage", 2, seed, 50) for seed in (102, 1033))
"""Games that together reach every claim that the tables below don't; long runs walk many more."""


def directed() -> Iterator[Said]:
    """Yield claims at tables that games rarely reach."""
    pair = WarRoom(
        red={"secured": "hungary", "ahead": {"france": 6, "poland": 6}, "hand": "france:2 poland:2 usa:2"}
    )
    empty = WarRoom(blue={}, red={"spy": "france", "hand": "france:4 france:3", "ahead": {"france": 5}})
    for table in (pair, empty):
        yield from told(GAME, table.state, 0)
        WarRoom.tables.remove(table)
