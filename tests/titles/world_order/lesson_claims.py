"""What the lessons of World Order say can't, would or must happen, checked against the engine."""

from ai.coach.proof import Proof
from game.core import agenda
from game.core.record import seated
from game.titles.world_order.aftermath import Scoring
from game.titles.world_order.events import RegionScored
from game.titles.world_order.faces import COUNTRY, REGIONS
from game.titles.world_order.state import free_slots
from tests.laws.claims import finished
from tests.laws.lessons import Checks, Scene, begun
from tests.sure import sure

USA = 0
GOODS = ("done", "import goods", "buy 1", "buy 1", "buy 1")


def money(scene: Scene) -> int:
    return int(scene.state.money[USA])


def gained(scene: Scene, *answers: str) -> int:
    """Return the VPs that the pupil gains with these answers, before anybody else acts."""
    return int(scene.after(*answers, until="spend_research").state.vp[USA] - scene.state.vp[USA])


def iraq_spares_one(scene: Scene) -> bool:
    at = begun("world_order", "ally", "ally").after("play new_allies:usa1", "improve saudi_arabia")
    ways = at.after("pay"), at.after("exhaust iraq_usa")
    left = [each.state.stock[USA]["diplomacy"] for each in ways]
    same = {COUNTRY[each].region for each in ("saudi_arabia", "iraq_usa")}
    return left[1] - left[0] == 1 and len(same) == 1 and scene.happened("country_allied", cost=3)


def investments_bring_cubes(scene: Scene) -> bool:
    """Return True if every investment on offer places a cube in its Region."""
    asked = begun("world_order", "invest", "invest").after("play foreign_direct_investment:usa1")
    placed = [
        (each, asked.after(each, "temporary", until="take_turn").all_told("influence_added"))
        for each in asked.options
    ]
    again = begun("world_order", "research", "stop").after("done").all_told("returns_gained")
    returns = {each.money for each in again if each.seat == USA}
    return returns == {2 * COUNTRY["iraq_usa"].value} and all(
        [each.region for each in cubes] == [COUNTRY[country.split()[1]].region] for country, cubes in placed
    )


def a_base_would_stand(scene: Scene) -> bool:
    built = [scene.after("base iraq_usa"), scene.after("base japan_usa", "send 1")]
    stand = all(each.happened("base_built", seat=USA) for each in built)
    return stand and len(scene.options) == 3 and COUNTRY["iceland_usa"].region == "europe"


def one_more_type(scene: Scene) -> bool:
    sold = scene.after("export goods", "sell 1")
    return not any(each.startswith("export") for each in sold.options) and money(scene.after(*GOODS)) == 25


def drawn_next_round(scene: Scene) -> bool:
    card = "prosperous_times:b"
    later = begun("world_order", "aftermath", "focus").state
    top = scene.state.decks[USA][0] == card and card in later.hands[USA]
    return top and all(
        research(scene.after(each)) > research(scene) == 1 for each in scene.options if each.startswith("exhaust")
    )


def research(scene: Scene) -> int:
    """Return the Research that the pupil can still spend."""
    return int(str(dict(sure(agenda.asked(scene.state)).prompt(scene.state).fields)["research"]))


def only_full_regions_score(scene: Scene) -> bool:
    scored = begun("world_order", "scoring", "score").after("done", "yes")
    told = [each for each in scored.told if isinstance(each, RegionScored)]
    left_out = {each.region for each in scored.all_told("region_not_scored")}
    free = {each for each in REGIONS if free_slots(scored.state, each)}
    return left_out == free and len(told) > 3 and all(each.vp == each.cubes + each.bonus for each in told)


def temporary_brings_four(scene: Scene) -> bool:
    """Return True if the Americas score with either slot, and the EU fills the permanent one."""
    at = (
        scene
        if scene.offers("temporary")
        else begun("world_order", "scoring", "cube").after("*investment:b", "*mexico_usa")
    )
    both = [gained(at, slot) for slot in ("permanent", "temporary")]
    ends = [scored_after(at, slot) for slot in ("permanent", "temporary")]
    scored = [each.happened("region_scored", region="americas", seat=USA) for each in ends]
    by_eu = ends[1].happened("influence_added", power="eu", region="americas", slot="permanent")
    return both == [1, 4] and all(scored) and by_eu


def scored_after(scene: Scene, *answers: str) -> Scene:
    return scene.after(*answers, "done", "yes", others=("done", "no"))


def africa_could_score(scene: Scene) -> bool:
    """Return True if Africa scores with a permanent cube there and China in the other slot, but not otherwise."""
    ends = [scored_after(scene, "invest nigeria", slot) for slot in ("permanent", "temporary")]
    by_china = [
        each.happened("influence_added", power="china", region="africa", slot="permanent") for each in ends
    ]
    return all(by_china) and [each.happened("region_scored", region="africa") for each in ends] == [True, False]


def prosperity_brings_four(scene: Scene) -> bool:
    risen = scene.after("done", "yes")
    return risen.happened("prosperity_increased", seat=USA, vp=4) and risen.happened("scoring_began")


def scored_as_told(scene: Scene) -> bool:
    return (
        scene.happened("region_scored", seat=USA, region="americas", cubes=3, place=1, bonus=7, vp=10)
        and scene.happened("region_scored", seat=USA, region="mena", cubes=1, place=4, bonus=2)
        and scene.happened("status_lost", seat=USA, regions=1, vp=-8)
        and scene.happened("majority_scored", seat=USA, token="allies", vp=7)
    )


def final(scene: Scene, seat: int, **more: int) -> tuple[int, ...]:
    """Return everybody's VPs after the last scoring if a seat had these extra amounts."""
    world = scene.state.copy()
    world.order = tuple(world.seats)
    world.money = seated(world.money, seat, world.money[seat] + more.pop("money", 0))
    world.stock = seated(
        world.stock,
        seat,
        {**world.stock[seat], **{each: world.stock[seat][each] + count for each, count in more.items()}},
    )
    return tuple(finished(world, Scoring(True)).vp)


def only_vps_count(scene: Scene) -> bool:
    """Return True if goods bring nothing in the last scoring, while having the most money does."""
    seats = scene.state.seats
    plain = final(scene, USA)
    goods = [final(scene, seat, goods=3, energy=3, services=3) for seat in seats]
    richer = [final(scene, seat, money=500)[seat] for seat in seats]
    poorer = [min(final(scene, other, money=500)[seat] for other in seats if other != seat) for seat in seats]
    return all(each == plain for each in goods) and all(
        more > less for more, less in zip(richer, poorer, strict=True)
    )


def no_more_than_next(scene: Scene) -> bool:
    """Return True if no inferior answer leads to more than the puzzle says."""
    view, fill = scene.game.view(scene.state, scene.seat), scene.of.fill
    worths = {str(each): worth for each, worth in Proof(scene.game, view, scene.seat, "points").answers().items()}
    best = {worths.pop(answer) for answer in scene.step.goal.answers}
    return best == {fill["worth"]} and max(worths.values()) == fill["next"]


CHECKS: Checks = {
    "lesson.ally.ally.right": iraq_spares_one,
    "lesson.invest.invest.right": investments_bring_cubes,
    "lesson.base.base.elsewhere": a_base_would_stand,
    "lesson.trade.buy.goal": one_more_type,
    "lesson.research.card.right": drawn_next_round,
    "lesson.research.stop.otherwise": lambda scene: research(scene) == 1 and not scene.offers("buy *"),
    "lesson.scoring.sum": only_full_regions_score,
    "lesson.scoring.cube.elsewhere": africa_could_score,
    "lesson.scoring.cube.goal": temporary_brings_four,
    "lesson.scoring.cube.right": temporary_brings_four,
    "lesson.scoring.cube.permanent": temporary_brings_four,
    "lesson.scoring.score.goal": prosperity_brings_four,
    "lesson.scoring.score.right": scored_as_told,
    "puzzle.points.sum": only_vps_count,
    "puzzle.points.next": no_more_than_next,
}
HELD: dict[str, str] = {}
UNCHECKED: dict[str, str] = {}
