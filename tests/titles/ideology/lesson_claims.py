"""What the lessons of Ideology say can't, would or must happen, checked against the engine."""

from collections import Counter
from itertools import permutations, product

from game.core import agenda
from game.core.contract import Seat
from game.core.record import seated
from game.titles.ideology.conflict import Fight
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, REGION, STANCES
from game.titles.ideology.rules import DevelopmentPhase, EndTurn
from game.titles.ideology.state import State, capacity, influence, strength
from tests.laws.claims import finished, put
from tests.laws.lessons import Checks, Scene, begun
from tests.titles.ideology.claims import assessed, fate, rich

MINE, THEIRS = 0, 1
HARSHNESS = {"peace": 0, "neutral": 1, "war": 2}


def held(scene: Scene, seat: Seat = MINE) -> Counter[str]:
    return Counter(scene.state.hands[seat])


def spent(scene: Scene, *answers: str, others: tuple[str, ...] = ()) -> Counter[str]:
    """Return the cards that leave the pupil's hand with these answers."""
    return held(scene) - held(scene.after(*answers, others=others, until="defend"))


def stance(scene: Scene) -> str:
    return str(scene.state.stances[MINE][THEIRS])


def areas_fought(state: State, who: Seat, how: str) -> set[str]:
    """Return the areas in which a seat with cards of every area can open a Conflict at a stance."""
    world = rich(state, who)
    world.stances = seated(world.stances, who, seated(world.stances[who], 1 - who, how))
    world.stances = seated(world.stances, 1 - who, seated(world.stances[1 - who], who, how))
    asked = put(world, Fight(who))
    return {each.verb.removeprefix("attack_") for each in asked.options if each.verb.startswith("attack_")}


def everywhere(state: State) -> State:
    """Return a table on which both sides have a card of each area in each other's home."""
    world = state.copy()
    both = {
        region: tuple(tuple(max(1, each) for each in area) for area in areas)
        for region, areas in state.cards.items()
    }
    world.cards = both
    return world


def stances_open_areas(scene: Scene) -> bool:
    fought = [areas_fought(everywhere(scene.state), THEIRS, how) for how in STANCES]
    return stance(begun("ideology", "diplomacy", "call")) == "neutral" and fought == [
        {"cultural"},
        {"cultural", "economic"},
        {*AREAS},
    ]


def home_can_grow(scene: Scene) -> bool:
    """Return True if three cards would either raise Great Britain to 4 or fill Central America."""
    home = [f"place_{area} great_britain" for area in AREAS]
    grown = scene.after(*home)
    own = {each.split()[1] for each in scene.options if each.startswith("place_")}
    abroad = begun("ideology", "region", "first")
    full = abroad.after(*[f"extend_{area} central_america" for area in AREAS], others=("pass",))
    return (
        own == {"great_britain"}
        and fate(grown.state, "great_britain") == (MINE, 4)
        and (fate(full.state, "central_america")[0] == MINE)
    )


def the_card_is_needed_abroad(scene: Scene) -> bool:
    """Return True if each of the three cards, once placed at home, is missing in Central America."""
    return all(
        not scene.after(f"place_{area} great_britain", "done").offers(f"extend_{area} central_america")
        and scene.after("done").offers(f"extend_{area} central_america")
        for area in AREAS
    )


def passing_wins_nothing(scene: Scene) -> bool:
    end = scene.after("pass", others=("pass",), until="fight")
    mine = {region for region, owner in assessed(end.state).owner.items() if owner == MINE}
    return mine == {"great_britain"} and sum(held(scene).values()) == 3


def any_card_begins(scene: Scene) -> bool:
    """Return True if Central America comes under control in whatever order the three cards are placed."""
    ways = ([f"extend_{area} central_america" for area in way] for way in permutations(AREAS))
    ends = [scene.after(*way, others=("pass",)) for way in ways]
    return all(fate(end.state, "central_america") == (MINE, 1) for end in ends)


def comes_under_control(scene: Scene) -> bool:
    state = scene.state
    mine, theirs = (strength(state.cards["central_america"], seat) for seat in (MINE, THEIRS))
    return (
        fate(state, "central_america")[0] == MINE
        and (mine, theirs) == (3, 0)
        and (strength(state.cards["mexico"], THEIRS) == 2 and len(state.hands[THEIRS]) == 1)
    )


def the_harsher_wish_holds(scene: Scene) -> bool:
    """Return True if each pair of wishes results in the harsher one, whatever was called for."""
    calling = begun("ideology", "diplomacy", "call")
    opened = [
        end.all_told("wishes_opened")[-1]
        for call, wish in product(calling.options, STANCES)
        for end in calling.after(call).ends(f"{wish} capitalism", until="trade")
    ]
    return len(opened) > 9 and all(
        each.stance == max(each.wish, each.answer, key=HARSHNESS.__getitem__) for each in opened
    )


def a_call_costs_nothing(scene: Scene) -> bool:
    return scene.offers("done") and not any(spent(scene, call) for call in scene.options)


def outcomes(scene: Scene, wish: str) -> set[str]:
    """Return the stances that a wish can result in."""
    return {end.all_told("wishes_opened")[-1].stance for end in scene.ends(f"{wish} capitalism", until="trade")}


def war_opens_military(scene: Scene) -> bool:
    at = scene if scene.offers("war capitalism") else scene.after("done")
    world = at.after("war capitalism").state
    return outcomes(at, "war") == {"war"} and "military" in areas_fought(
        everywhere(world), THEIRS, stance(at.after("war capitalism"))
    )


def neutral_stays(scene: Scene) -> bool:
    return stance(scene) == "neutral" and outcomes(scene, "neutral") == {"neutral"}


def mexico_lies_open(scene: Scene) -> bool:
    counts = [area[THEIRS] for area in scene.state.cards["mexico"]]
    return (
        counts == [1, 1, 0]
        and not any(area[MINE] for area in scene.state.cards["mexico"])
        and (held(scene) == Counter(cultural=2, economic=2))
    )


def theirs_for_now(scene: Scene) -> bool:
    cards = scene.state.cards["mexico"]
    return (strength(cards, MINE), strength(cards, THEIRS)) == (1, 2) and fate(scene.state, "mexico")[0] == THEIRS


def every_card_is_needed(scene: Scene) -> bool:
    """Return True if Mexico, with Capitalism striking back, is won only if no card is spent elsewhere."""
    developing = begun("ideology", "duel", "enter").after("done")
    extending = developing.after("done")
    placed = [(each, "done") for each in developing.options if each != "done"]
    spread = [("done", each) for each in extending.options if each.startswith("extend") and "mexico" not in each]
    wasted = [takes_mexico(developing, *answers) for answers in (*placed, *spread)]
    return takes_mexico(developing, "done") and bool(placed) and bool(spread) and not any(wasted)


def takes_mexico(scene: Scene, *begun_with: str) -> bool:
    """Return True if Mexico falls to a pupil who continues as in the lesson, as far as the cards allow."""
    strikes = ("attack_cultural mexico", "deflect", "let_stand", "stop", "pass", "done")
    lesson = ("extend_cultural mexico", "pass", "attack_economic mexico", "press", "deflect")
    for answer in (*begun_with, *lesson):
        if not scene.offers(answer):
            return False
        scene = scene.after(answer, others=strikes)
    return fate(scene.state, "mexico")[0] == MINE


def distance_costs_a_card(scene: Scene) -> bool:
    far, near = (spent(scene, f"attack_economic {region}")["economic"] for region in ("united_states", "mexico"))
    return far == near + 1 == 2 and theirs_for_now(scene)


def press_costs_one_card(scene: Scene) -> bool:
    """Return True if another attack costs just its card, and only another card of its area deflects it."""
    cost = held(scene) - held(scene.after("press", until="defend"))
    deflecting = set()
    for area in AREAS:
        world = scene.state.copy()
        world.hands = seated(world.hands, THEIRS, (area,))
        if scene.on(world).after("press", until="defend").offers("deflect"):
            deflecting.add(area)
    return cost == Counter(economic=1) and deflecting == {"economic"}


def stopping_wastes_it(scene: Scene) -> bool:
    stopped = scene.after("stop")
    return stopped.state.cards["mexico"] == scene.state.cards["mexico"] and scene.offers("press")


def peace_keeps_mexico(scene: Scene) -> bool:
    state = scene.state
    peace = scene.after("done", "peace capitalism")
    return (
        fate(state, "mexico")[0] == MINE
        and stance(peace) == "peace"
        and (
            "economic" not in areas_fought(everywhere(peace.state), THEIRS, "peace")
            and "economic" in areas_fought(everywhere(state), THEIRS, "neutral")
        )
    )


def war_with_one_card_left(scene: Scene) -> bool:
    return war_opens_military(scene) and len(scene.state.hands[MINE]) == 1


def hand_of_all_areas(scene: Scene) -> bool:
    return scene.state.turn == 3 and set(held(scene)) == {*AREAS}


def grown_but_not_yet(scene: Scene) -> bool:
    cards = scene.state.cards["great_britain"]
    was = begun("ideology", "count", "grow").state
    asked = put(rich(scene.state, MINE), DevelopmentPhase())
    for _ in range(20):
        place = next((each for each in asked.options if each.noun == "great_britain"), None)
        if place is None:
            break
        agenda.advance(asked, place)
    printed = REGION["great_britain"].level
    return (
        [area[MINE] for area in cards] == [4, 4, 4]
        and [area[MINE] for area in was.cards["great_britain"]] == [3, 3, 3]
        and scene.state.levels["great_britain"] == 3
        and [area[MINE] for area in asked.cards["great_britain"]] == [6, 6, 6]
        and capacity(scene.state, "great_britain") == 2 * printed == 6
    )


def an_advancement_takes_two(scene: Scene) -> bool:
    paid = [(each, spent(scene, each)) for each in scene.options if each.startswith("buy")]
    at_home = [spent(scene, f"place_{area} great_britain") for area in AREAS]
    return (
        bool(paid)
        and all(sum(cards.values()) == 2 and len(cards) == 1 for _, cards in paid)
        and ([sum(cards.values()) for cards in at_home] == [1, 1, 1])
    )


def weakest_area_counts(scene: Scene) -> bool:
    developing = begun("ideology", "count", "grow").after("done")
    alone = [fate(developing.after(f"place_{area} great_britain").state, "great_britain")[1] for area in AREAS]
    return (
        influence(scene.state, MINE) == 6 == scene.state.level.victory // 2
        and alone == [3, 3, 3]
        and (scene.state.levels["great_britain"] == 4)
    )


def small_ones_are_safer_at_peace(scene: Scene) -> bool:
    """Return True if peace allows only Cultural cards against the small regions, and war allows all cards."""
    opened = []
    for wish in ("peace", "war"):
        world = scene.after(f"{wish} capitalism", others=("peace imperialism",)).state
        asked = put(rich(world, THEIRS), Fight(THEIRS))
        opened.append({each.verb for each in asked.options if each.noun in ("central_america", "mexico")})
    return opened == [{"attack_cultural"}, {f"attack_{area}" for area in AREAS}]


def nine_and_one_cultural(scene: Scene) -> bool:
    state = scene.state
    own = {region for region, owner in state.owner.items() if owner == MINE}
    return (
        influence(assessed(state), MINE) == 9 == state.level.victory
        and {"iceland", "venezuela", "turkey", "great_britain"} <= own
        and held(scene)["cultural"] == 1
        and stance(scene) == "peace"
        and areas_fought(everywhere(state), THEIRS, "peace") == {"cultural"}
    )


def small_ones_cost_double(scene: Scene) -> bool:
    place = [each for each in scene.options if each.startswith("place_") and not each.endswith("great_britain")]
    double = all(sum(spent(scene, each).values()) == 2 for each in place)
    idle = all(
        fate(scene.after(each).state, each.split()[1])[1] == scene.state.levels[each.split()[1]] for each in place
    )
    return bool(place) and double and idle and two_make_six(scene)


def two_make_six(scene: Scene) -> bool:
    grown = scene.after("place_economic great_britain", "place_cultural great_britain")
    return fate(grown.state, "great_britain") == (MINE, 6) and fate(scene.state, "great_britain") == (MINE, 5)


def advancements_bring_none(scene: Scene) -> bool:
    was = influence(assessed(scene.state), MINE)
    bought = [scene.after(each) for each in scene.options if each.startswith("buy")]
    return (
        bool(bought)
        and all(influence(assessed(each.state), MINE) == was for each in bought)
        and two_make_six(scene)
    )


def cannot_press(scene: Scene) -> bool:
    """Return True if the attack took 3 Cultural cards and left none to continue with."""
    attack = scene.all_told("conflict_declared")[-1]
    deflected = begun("ideology", "victory", "guard").after("pass", "pass").ends("deflect", until="press")
    asked = [each.options for each in deflected]
    return attack.price == 2 and asked == [("stop",)] and "cultural" not in held(scene, THEIRS)


def nothing_can_happen(scene: Scene) -> bool:
    """Return True if the pupil wins, whatever Capitalism holds and does."""
    ends = [end for world in scene.worlds(6) for end in world.ends("pass", "done", "peace capitalism")]
    return bool(ends) and all(end.state.result is not None and end.state.result.shares[MINE] == 1 for end in ends)


def the_higher_wins_then_points(scene: Scene) -> bool:
    """Return True if the higher of two with 9 or more wins, and Advancement points break ties."""

    def result(mine: int, theirs: int, ahead: Seat) -> tuple[float, ...]:
        world = scene.state.copy()
        world.owner = {"great_britain": MINE, "united_states": THEIRS}
        world.levels = {**world.levels, "great_britain": mine, "united_states": theirs}
        plain = tuple(int(name == "patriotism") for name in ADVANCEMENTS)
        world.advancements = seated(((0,) * len(ADVANCEMENTS),) * 2, ahead, plain)
        over = finished(world, EndTurn()).result
        return over.shares if over else ()

    goal = scene.state.level.victory
    higher = [result(goal + 1, goal, THEIRS), result(goal, goal + 1, MINE)]
    equal = [result(goal, goal, MINE), result(goal, goal, THEIRS)]
    return goal == 9 and higher == equal == [(1.0, 0.0), (0.0, 1.0)]


def split_wins_neither(scene: Scene) -> bool:
    """Return True if the two remaining cards, if placed elsewhere, win no region at all."""
    regions = {each.split()[1] for each in scene.options if each.startswith("extend_")}
    away = regions - {"central_america"}
    ends = [
        scene.after(first, second, others=("pass",))
        for first in (f"extend_economic {each}" for each in away if scene.offers(f"extend_economic {each}"))
        for second in scene.after(first).options
        if second.startswith("extend_cultural")
    ]
    won = [{each for each, owner in assessed(end.state).owner.items() if owner == MINE} for end in ends]
    return bool(ends) and all(each == {"great_britain"} for each in won)


CHECKS: Checks = {
    "lesson.hand.trade.economic": lambda scene: held(scene) == Counter(cultural=2, economic=1),
    "lesson.hand.develop.goal": home_can_grow,
    "lesson.hand.develop.place": the_card_is_needed_abroad,
    "lesson.region.first.passed": passing_wins_nothing,
    "lesson.region.first.otherwise": any_card_begins,
    "lesson.region.full.goal": lambda scene: (
        not held(scene.after("extend_economic *america", "extend_cultural *america"))
    ),
    "lesson.region.full.right": comes_under_control,
    "lesson.region.full.elsewhere": split_wins_neither,
    "lesson.diplomacy.sum": the_harsher_wish_holds,
    "lesson.diplomacy.call.goal": stances_open_areas,
    "lesson.diplomacy.call.war": lambda scene: not held(scene),
    "lesson.diplomacy.call.silent": a_call_costs_nothing,
    "lesson.diplomacy.wish.war": war_opens_military,
    "lesson.diplomacy.wish.neutral": neutral_stays,
    "lesson.duel.enter.goal": mexico_lies_open,
    "lesson.duel.enter.right": theirs_for_now,
    "lesson.duel.enter.place": every_card_is_needed,
    "lesson.duel.enter.elsewhere": every_card_is_needed,
    "lesson.duel.attack.elsewhere": distance_costs_a_card,
    "lesson.duel.press.goal": press_costs_one_card,
    "lesson.duel.press.stop": stopping_wastes_it,
    "lesson.count.peace.goal": peace_keeps_mexico,
    "lesson.count.peace.war": war_with_one_card_left,
    "lesson.count.grow.goal": hand_of_all_areas,
    "lesson.count.grow.right": grown_but_not_yet,
    "lesson.count.grow.trade": hand_of_all_areas,
    "lesson.count.grow.buy": an_advancement_takes_two,
    "lesson.count.level.right": weakest_area_counts,
    "lesson.count.level.war": small_ones_are_safer_at_peace,
    "lesson.victory.build.right": nine_and_one_cultural,
    "lesson.victory.build.small": small_ones_cost_double,
    "lesson.victory.build.buy": advancements_bring_none,
    "lesson.victory.guard.right": cannot_press,
    "lesson.victory.win.goal": nothing_can_happen,
    "lesson.victory.win.right": the_higher_wins_then_points,
}
PROVEN = "tests/ai/test_puzzles.py::test_proven_value_holds_in_any_world_against_any_answers"
JUDGED = "tests/ai/test_puzzles.py::test_wrong_answer_is_judged_wrong_and_explained"
HELD: dict[str, str] = {
    "puzzle.influence.title": PROVEN,
    "puzzle.influence.find.goal": PROVEN,
    "puzzle.influence.find.right": PROVEN,
    "puzzle.influence.refuted": JUDGED,
    "puzzle.duel.find.goal": PROVEN,
    "puzzle.duel.find.right": PROVEN,
    "puzzle.duel.less": JUDGED,
    "puzzle.stop.find.goal": PROVEN,
    "puzzle.stop.find.right": PROVEN,
    "puzzle.win.find.goal": PROVEN,
    "puzzle.win.find.right": PROVEN,
    "puzzle.win.sum": PROVEN,
}
UNCHECKED: dict[str, str] = {
    "puzzle.influence.sum": "It says what to do first, and the proofs of the puzzles hold what it says.",
    "puzzle.stop.find.hint": "It says what to ask, and claims nothing.",
    "puzzle.influence.find.hint": "It says what to count and what to ask, and claims nothing.",
}
