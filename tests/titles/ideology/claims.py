"""What a coach of Ideology says can, would or needs to be, played on the engine."""

from collections.abc import Iterator

from game.core import agenda
from game.core.contract import Action, Line, Seat
from game.titles.ideology.board import put as lay
from game.titles.ideology.conflict import Defend, Fight
from game.titles.ideology.diplomacy import OpenWishes
from game.titles.ideology.faces import AREAS, WAIVES
from game.titles.ideology.prices import extending_distance
from game.titles.ideology.rules import AssessmentPhase, EndTurn, Spread
from game.titles.ideology.state import ALL, State, capacity, influence, strength
from tests.laws.claims import Checker, Claims, Said, Walk, ended, fields_of, finished, put, quiet, told
from tests.titles.ideology.summit import GAME, Summit

PLENTY = 9
"""Cards of each area in a hand that lacks nothing."""
Fate = tuple[Seat | None, int]


def assessed(state: State) -> State:
    return finished(state, AssessmentPhase())


def fate(state: State, region: str) -> Fate:
    """Return a region's owner and level if an Assessment came now."""
    after = assessed(state)
    return after.owner.get(region), after.levels[region]


def with_hand(state: State, who: Seat, *cards: str) -> State:
    world = state.copy()
    world.duel = None
    world.hands = tuple(cards if seat == who else hand for seat, hand in enumerate(state.hands))
    return world


def rich(state: State, who: Seat) -> State:
    return with_hand(state, who, *[area for area in AREAS for _ in range(PLENTY)])


# What an Assessment would bring


def becomes(said: Said) -> bool:
    """Return True if a region would come to what is said, and would not have before."""
    region, key = said["region"], said.line.key.removeprefix("fact.")
    was, now = fate(said.before, region), fate(said.after, region)
    fields = fields_of(said.line)
    who, other = fields.get("who"), fields.get("other")
    match key:
        case "would_be_level":
            return was == (now[0], said["before"]) and now[1] == said["level"]
        case "would_be_lost" | "would_not_come":
            return was[0] == who and now[0] is None
        case "would_stay":
            return was[0] is None and now[0] == who == said.after.owner.get(region)
        case "would_come":
            return was[0] is None and now == (who, said["level"])
        case _:
            return (was[0], now[0]) == (other, who)


def would_reach(said: Said) -> bool:
    """Return True if nothing said to come near is far any more."""
    after = assessed(said.after)
    now = assessed(said.before)
    return all(
        region in after.levels
        and not any(extending_distance(after, said["who"], region, area) for area in ALL)
        and said["region"] in now.levels
        for region in said["regions"]
    )


def fill(state: State, who: Seat, region: str, level: int, most: int) -> int:
    """Return the cards needed until every area of a region has at least `level`, the lowest area first."""
    world = state.copy()
    for count in range(most + 9):
        areas = [sum(world.cards[region][area]) for area in ALL]
        if min(areas) >= level:
            return count
        lay(world, who, region, areas.index(min(areas)), 1)
    return -1


def needs(said: Said) -> bool:
    region, level, state = said["region"], said["level"], said.after
    owner = state.owner[region]
    world, short = state.copy(), set[str]()
    for area in ALL:
        for _ in range(max(0, level - sum(world.cards[region][area]))):
            assert sum(world.cards[region][area]) < capacity(world, region), said.line
            short.add(AREAS[area])
            lay(world, owner, region, area, 1)
    reached = fate(world, region)[1] == level
    left = fields_of(said.line).get("left")
    enough = left is None or fill(state, owner, region, level, left) == left
    return reached and enough and short == set(said["areas"]) and fate(state, region)[1] < level


def needs_more(said: Said) -> bool:
    was = fill(said.before, said.seat, said["region"], said["level"], said["was"])
    return needs(said) and was == said["was"] < said["left"]


def idle(said: Said) -> bool:
    return needs(said) and fate(said.before, said["region"]) == fate(said.after, said["region"])


def claim(said: Said) -> bool:
    region, state, who = said["region"], said.after, said["who"]
    return bool(said["left"] == fill(state, who, region, state.levels[region], said["left"]) > 0)


def would_have(said: Said) -> bool:
    was, now = assessed(said.before), assessed(said.after)
    had = fields_of(said.line)["before"]
    who, wins, won = said["who"], winner(said.after), winner(said.before)
    told = {"would_have": True, "would_win": who in wins, "would_not_win": who in won and who not in wins}
    return (
        influence(now, who) == said["count"]
        and (had == "" or influence(was, who) == had)
        and told[said.line.key.removeprefix("fact.")]
    )


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
    wins = said["tail"].key == "danger.wins"
    return count == said["count"] and (by in winner(state) if wins else count == state.level.victory - 1)


def can_win(said: Said) -> bool:
    by, state = said["by"], said.after
    return by in winner(state) or influence(assessed(state), by) == state.level.victory - 1


def near_goal(said: Said) -> bool:
    return bool(influence(assessed(said.before), said["other"]) == said["count"])


def assessed_away(said: Said) -> bool:
    now = fate(said.after, said["region"])
    if said.line.key == "danger.lost":
        return bool(now[0] != said["seat"])
    return now == (said["seat"], said["level"]) and said.after.levels[said["region"]] == said["before"]


def inside(said: Said) -> bool:
    """Return True if what an Assessment would take is still taken."""
    what: Line = said["what"]
    return said.after.owner.get(fields_of(what)["region"]) == fields_of(what)["seat"] and (
        fate(said.after, str(fields_of(what)["region"]))
        != (fields_of(what)["seat"], said.after.levels[str(fields_of(what)["region"])])
    )


# Advancements and stances


def waives(said: Said) -> bool:
    area = AREAS.index(said["area"])
    state = said.after
    return not any(extending_distance(state, said["who"], region, area) for region in state.levels)


def attacks(state: State, seat: Seat, other: Seat) -> set[str]:
    """Return the areas in which a seat that lacks nothing can attack another somewhere."""
    world, found = put(rich(state, seat), Fight(seat)), set[str]()
    for action in world.options:
        if not action.verb.startswith("attack_"):
            continue
        then = world.copy()
        agenda.advance(then, action)
        against = {each.noun for each in then.options if each.verb == "against"}
        lost = strength(then.cards[action.noun], other) < strength(state.cards[action.noun], other)
        if state.factions[other] in against or lost or (then.duel is not None and then.duel.target == other):
            found.add(action.verb.removeprefix("attack_"))
    return found


def calls(said: Said) -> bool:
    seat, other, state = said.seat, said["other"], said.before
    stance = said.line.key.removeprefix("fact.calls_")
    world = state.copy()
    world.stances = tuple(
        tuple(stance if {one, two} == {seat, other} else now for two, now in enumerate(row))
        for one, row in enumerate(state.stances)
    )
    both = [
        {AREAS[area] for area in ALL if any(cards[area][who] for cards in state.cards.values())}
        for who in (seat, other)
    ]
    allowed = set(AREAS) if stance == "war" else set(said["areas"])
    found = attacks(world, seat, other) | attacks(world, other, seat)
    return found <= allowed and allowed & both[0] & both[1] <= found and said["now"] == state.stances[seat][other]


def stays(said: Said) -> bool:
    """Return True if two seats that both wish for the present stance keep it."""
    world, other, seat = said.before.copy(), said["other"], said.seat
    stance = said["stance"]
    world.sealed = tuple(
        tuple("peace" if {one, two} != {seat, other} else stance for two in world.seats if two != one)
        for one in world.seats
    )
    return bool(finished(world, OpenWishes()).stances[seat][other] == stance == said.before.stances[seat][other])


def says_nothing(said: Said) -> bool:
    return bool(said.before.spoken[said.seat] == said.after.spoken[said.seat])


def wish_peace(said: Said) -> bool:
    def held(theirs: str) -> str:
        world, other, seat = said.before.copy(), said["other"], said.seat
        world.sealed = tuple(
            tuple(theirs if one == other else "peace" for two in world.seats if two != one) for one in world.seats
        )
        return str(finished(world, OpenWishes()).stances[seat][other])

    return held("peace") == "peace" and "peace" not in (held("neutral"), held("war"))


# Conflicts


def may_deflect(said: Said) -> bool:
    """Return True if some hand of that many cards, and no other, can deflect the card in question."""
    other, state = said["other"], said.after
    top = agenda.asked(state)
    world = state.copy()
    world.hands = tuple(
        (said["area"],) * len(hand) if seat == other else hand for seat, hand in enumerate(state.hands)
    )
    held = len(state.hands[other]) == said["count"]
    return held and isinstance(top, Defend) and "deflect" in {action.verb for action in top.options(world)}


def only_culture(said: Said) -> bool:
    return {action.verb for action in said.after.options} == {"repel", "let_stand"}


def for_nothing(said: Said) -> bool:
    return bool(said.before.cards[said["region"]] == said.after.cards[said["region"]])


def fought(state: State, by: Seat, seat: Seat, region: str, area: str, cards: int) -> Iterator[State]:
    """Yield the table after an attack with these cards was announced, and after it succeeded."""
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
    """Return True if an attack with no more cards, none deflected, costs a seat its majority."""
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
"""Phases in which this turn's hand can still be used."""


def attack(said: Said) -> bool:
    by, seat, region = said["by"], said["seat"], said["region"]
    stands = list(fought(said.after, by, seat, region, said["area"], said["cards"]))
    dearer = not list(fought(said.after, by, seat, region, said["area"], said["cards"] - 1))
    return can_break(said) and dearer and bool(stands) and fate(stands[-1], region)[0] != seat


def shield(said: Said) -> bool | None:
    """Return True if a hand can deflect the threat as described."""
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
    """Return True if that many more cards, one after the other, fit and put a rival ahead."""
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
    fewer = Said(
        said.game, said.before, said.after, said.seat, said.reader, _with(said.line, cards=said["cards"] - 1)
    )
    return can_overtake(said) and not can_overtake(fewer) and free == said["free"]


def _with(told: Line, **fields: int) -> Line:
    return Line(told.key, tuple({**dict(told.fields), **fields}.items()))


CAN: Claims = {
    "danger.goal": can_win,
    "danger.assessed": inside,
    "danger.attack": can_break,
    "danger.weapon": weapon,
    "danger.taken_back": taken_back,
    "danger.overtaken": can_overtake,
}
BECOMES: tuple[str, ...] = ("be_level", "be_lost", "stay", "come", "not_come", "change")
CLAIMS: dict[str, Checker] = {
    "coach.prevents": ended(CAN),
    **{f"fact.would_{key}": becomes for key in BECOMES},
    **{f"fact.would_{key}": would_have for key in ("have", "win", "not_win")},
    **{f"fact.claim_{key}": claim for key in ("alone", "leads", "ties", "behind")},
    "fact.would_reach": would_reach,
    "fact.needs": needs,
    "fact.needs_more": needs_more,
    "fact.idle": idle,
    "fact.near_goal": near_goal,
    "fact.waives": waives,
    "fact.waives_foreign": waives,
    **{f"fact.calls_{key}": calls for key in ("war", "neutral", "peace")},
    "fact.calls_again": stays,
    "fact.stance_with": stays,
    "fact.silent": says_nothing,
    "fact.silent_rest": says_nothing,
    "fact.wish_peace": wish_peace,
    "fact.may_deflect": may_deflect,
    "fact.only_culture": only_culture,
    "fact.stops": for_nothing,
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
UNCHECKED: dict[str, str] = {}
WALKS = tuple(
    Walk("ideology", seats, seed, moments)
    for seats, seed, moments in ((2, 100, 80), (3, 1002, 120), (5, 1002, 150), (5, 102, 120), (2, 117, 120))
)
"""Games that together cover nearly every claim."""


def directed() -> Iterator[Said]:
    """Yield claims at tables that games rarely reach."""
    armed = Summit(
        "conflict",
        com={"hand": "1m"},
        fas={"hand": "1e", "advancements": "weapons_of_mass_destruction"},
        regions={"mongolia": "com:1 com 2/1/1 fas 0/1/1"},
        stances={"com fas": "war"},
    )
    yield from told(GAME, armed.state, armed.state, 0)
    free = Summit("development", com={"hand": "9m 9e 9c"}, fas={}, options={"waiver_scope": "foreign"})
    before = free.state.copy()
    for area in range(3):
        after = before.copy()
        own = [*before.advancements[0]]
        own[WAIVES[area]] += 1
        after.advancements = (tuple(own), *before.advancements[1:])
        yield from told(GAME, before, after, 0)
    held = Summit("foreign", com={"hand": "1m"}, fas={}, regions={"mongolia": "com:1 com 1/1/0 fas 0/0/1"})
    tied = held.state.copy()
    lay(tied, 0, "mongolia", 0, -1)
    yield from told(GAME, held.state, tied, 0)
    yield from told(GAME, tied, held.state, 0)
    for table in (armed, free, held):
        Summit.laid.remove(table)
