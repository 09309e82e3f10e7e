"""What a coach of Ideology says can, would or must happen, checked against the engine."""

from collections.abc import Iterator
from dataclasses import replace

from game.core import agenda
from game.core.contract import Action, Line, Seat
from game.titles.ideology.conflict import Defend, Fight
from game.titles.ideology.faces import AREAS
from game.titles.ideology.rules import AssessmentPhase, EndTurn, Spread
from game.titles.ideology.state import ALL, State, capacity, influence, strength
from tests.laws.claims import Checker, Said, Walk, fields_of, finished, put, quiet, told
from tests.titles.ideology.summit import GAME, Seated, Summit

PLENTY = 9
"""The number of cards of each area in a hand that can afford anything."""
Fate = tuple[Seat | None, int]


def assessed(state: State) -> State:
    return finished(state, AssessmentPhase())


def fate(state: State, region: str) -> Fate:
    """Return a region's owner and level after an Assessment now."""
    after = assessed(state)
    return after.owner.get(region), after.levels[region]


def with_hand(state: State, who: Seat, *cards: str) -> State:
    world = state.copy()
    world.duel = None
    world.hands = tuple(cards if seat == who else hand for seat, hand in enumerate(state.hands))
    return world


def rich(state: State, who: Seat) -> State:
    return with_hand(state, who, *[area for area in AREAS for _ in range(PLENTY)])


# What an Assessment would change


def winner(state: State) -> list[Seat]:
    """Return who would win if the turn ended now."""
    world = assessed(state)
    if max(influence(world, seat) for seat in world.seats) < world.level.victory:
        return []
    over = finished(world, EndTurn())
    return [seat for seat in state.seats if over.result is not None and over.result.shares[seat]]


def goal(said: Said) -> bool:
    by, state = said["by"], said.after
    count = influence(assessed(state), by)
    told = said["tail"].key.removeprefix("danger.")
    stands = "nearly" if count == state.level.victory - 1 else "wins" if by in winner(state) else "outdone"
    return bool(count == said["count"] and count >= state.level.victory - 1 and told == stands)


def assessed_away(said: Said) -> bool:
    now = fate(said.after, said["region"])
    if said.line.key == "danger.lost":
        return bool(now[0] != said["seat"])
    return now == (said["seat"], said["level"]) and said.after.levels[said["region"]] == said["before"]


# Advancements and stances


# Conflicts


def fought(state: State, by: Seat, seat: Seat, region: str, area: str, cards: int) -> Iterator[State]:
    """Yield the table after an attack with these cards has been announced, and after it has succeeded."""
    world = put(with_hand(state, by, *(area,) * cards), Fight(by))
    attack = Action(f"attack_{area}", region)
    if attack not in world.options:
        return
    agenda.advance(world, attack)
    against = Action("against", state.factions[seat])
    if against in world.options:
        agenda.advance(world, against)
    elif world.duel is None and strength(world.cards[region], seat) == strength(state.cards[region], seat):
        return
    if world.duel is None or world.duel.target == seat:
        yield world
        yield quiet(world)


def can_break(said: Said) -> bool:
    """Return True if an attack with no more cards than said costs a seat its majority, if none is deflected."""
    by, seat, region = said["by"], said["seat"], said["region"]
    state = said.after
    if fate(state, region)[0] != seat:
        return False
    held = max(len(state.hands[by]), 0 if state.phase in HAND else influence(state, by))
    known = said.reader == by and state.phase in HAND and state.phase != "trading"
    return said["cards"] <= held and any(
        fate(then, region)[0] != seat
        for area in AREAS
        if not known or state.hands[by].count(area) >= said["cards"]
        for then in fought(state, by, seat, region, area, said["cards"])
    )


HAND = ("trading", "development", "foreign", "conflict")
"""The phases in which this turn's hand can still be used."""


def attack(said: Said) -> bool:
    by, seat, region = said["by"], said["seat"], said["region"]
    stands = list(fought(said.after, by, seat, region, said["area"], said["cards"]))
    repels = bool(stands) and Action("repel") in stands[0].options
    least = said["cards"] - repels
    dearer = not list(fought(said.after, by, seat, region, said["area"], least - 1))
    if repels:
        agenda.advance(stands[0], Action("repel"))
        agenda.advance(stands[0], Action("press"))
        stands.append(quiet(stands[0]))
    return can_break(said) and dearer and bool(stands) and fate(stands[-1], region)[0] != seat


def shield(said: Said) -> bool | None:
    """Return True if a hand can deflect the threat as described; None if there's no such attack."""
    danger = fields_of(said.first)
    by, seat, region, area, cards = (danger[name] for name in ("by", "seat", "region", "area", "cards"))
    if said.line.key == "danger.later":
        return said.after.phase not in HAND
    stands = [*fought(said.after, by, seat, region, area, cards)]
    if not stands:
        return None
    top = agenda.asked(stands[0])
    verbs = {action.verb for action in stands[0].options} if isinstance(top, Defend) else set[str]()
    match said.line.key:
        case "danger.deflects":
            return "deflect" in verbs and said.after.hands[seat].count(area) == said["count"]
        case "danger.may_deflect":
            return isinstance(top, Defend) and len(said.after.hands[seat]) == said["held"]
        case _:
            return "deflect" not in verbs


def weapon(said: Said) -> bool:
    """Return True if a weapon fired there costs a seat its majority."""
    by, region, area = said["by"], said["region"], said["area"]
    world = put(said.after, Fight(by))
    shots = [
        action for action in world.options if action.noun == region and action.verb in ("fire", f"fire_{area}")
    ]
    for shot in shots:
        then = world.copy()
        agenda.advance(then, shot)
        against = Action("against", said.after.factions[said["seat"]])
        if against in then.options:
            agenda.advance(then, against)
        gone = then.cards[region][AREAS.index(area)][said["seat"]] == 0
        if gone and fate(then, region)[0] != said["seat"] == fate(said.after, region)[0]:
            return True
    return False


def taken_back(said: Said) -> bool:
    world, back = said.after, Action(f"withdraw_{said['area']}", said["region"])
    while back in (asked := put(world, Spread(said["by"]))).options:
        agenda.advance(asked, back)
        world = asked
    return bool(fate(world, said["region"])[1] == said["level"] < fate(said.after, said["region"])[1])


def can_overtake(said: Said) -> bool:
    """Return True if there's room for that many more cards, one by one, and they put a rival ahead."""
    by, region, seat = said["by"], said["region"], said["seat"]
    world = rich(said.after, by)
    for _ in range(said["cards"]):
        asked = put(world, Spread(by))
        extend = [action for action in asked.options if action.noun == region and action.verb.startswith("extend")]
        if not extend:
            return False
        agenda.advance(asked, extend[0])
        world = asked
    return strength(world.cards[region], by) > strength(world.cards[region], seat)


def overtaken(said: Said) -> bool:
    state, region = said.after, said["region"]
    free = sum(max(0, capacity(state, region) - sum(state.cards[region][area])) for area in ALL)
    fewer = replace(said, line=_with(said.line, cards=said["cards"] - 1))
    return can_overtake(said) and not can_overtake(fewer) and free == said["free"]


def _with(told: Line, **fields: int) -> Line:
    return Line(told.key, tuple({**dict(told.fields), **fields}.items()))


CLAIMS: dict[str, Checker] = {
    "danger.goal": goal,
    "danger.lost": assessed_away,
    "danger.falls": assessed_away,
    "danger.attack": attack,
    **{
        f"danger.{key}": shield
        for key in ("may_deflect", "deflects", "deflects_not", "no_cards", "too_few", "later")
    },
    "danger.weapon": weapon,
    "danger.taken_back": taken_back,
    "danger.overtaken": overtaken,
}
UNCHECKED = {"danger.outdone": "a part of danger.goal, and checked with it"}
WALKS = tuple(Walk("ideology", seats, seed, moments) for seats, seed, moments in ((5, 1004, 150), (2, 117, 120)))
"""Games that together reach every claim that the tables below don't; long runs walk many more."""


def directed() -> Iterator[Said]:
    """Yield claims at tables that games rarely reach."""
    mongolia, war = {"mongolia": "com:1 com 2/1/1 fas 0/1/1"}, {"com fas": "war"}
    weapon = "weapons_of_mass_destruction"
    for mine, theirs in (
        (Seated(hand="1m"), Seated(hand="1e", advancements=weapon)),
        (Seated(), Seated(hand="4m")),
    ):
        table = Summit("conflict", com=mine, fas=theirs, regions=mongolia, stances=war)
        yield from told(GAME, table.state, 0)
        Summit.tables.remove(table)
