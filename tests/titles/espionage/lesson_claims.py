"""What the lessons of 1955 say can't, would or must happen, checked against the engine."""

from game.core import agenda
from game.core.contract import Action, Seat
from game.titles.espionage.answers import AnswerSpecial
from game.titles.espionage.faces import ACTION, CARD, COUNTRIES, COUNTRY
from game.titles.espionage.state import Special, State, progress, secured
from tests.laws.claims import put, quiet
from tests.laws.lessons import Checks, Scene, begun
from tests.titles.espionage.claims import (
    asked_to_block,
    blocks,
    comes,
    farthest,
    missing,
    of_country,
    present,
    sends,
    strongest,
    turn_of,
    with_action,
    with_hand,
)

BLUE, RED = 0, 1
OWN = tuple(action for action, face in ACTION.items() if "own" in face.timing)
"""The Special Actions of one's own turn."""
TRANSPORTS = with_action("military_transport")


def steps_to(scene: Scene, country: str) -> int:
    """Return the steps that the pupil's marker needs in a country."""
    return missing(scene.state, BLUE, country)


def total(scene: Scene, *answers: str) -> int:
    """Return the influence announced with these answers."""
    return int(scene.after(*answers, until="answer_influence").all_told("influence_announced")[-1].total)


def guarded(scene: Scene) -> set[str]:
    """Return the countries where the pupil can block."""
    return {country for country in COUNTRIES if present(scene.state, BLUE, country)}


def helps_only_at_home(scene: Scene) -> bool:
    return guarded(scene.after("stay")) == {"usa"} and "usa" in guarded(scene.after("move_spy great_britain"))


def hired_too_soon(scene: Scene) -> bool:
    """Return True if the Mercenary makes 6 now, but a later lesson needs it to send 6 to Great Britain."""
    later = begun("espionage", "sum", "six").state
    plain = tuple(card for card in later.hands[BLUE] if CARD[card].country)
    sent = farthest(later, BLUE, "great_britain", plain, 1)[0]
    return total(scene, "influence usa:4b", "add mercenary:1a", "announce") == 6 > sent


def answers_to(state: State, who: Seat, action: str, hand: tuple[str, ...]) -> tuple[Action, ...]:
    """Return the answers of a seat with these cards to a Special Action of the other side."""
    card = with_action(action)[0]
    deed = Special(1 - who, (card,), action)
    asked = put(with_hand(state, who, tuple(each for each in hand if each != card)), AnswerSpecial(who, deed))
    return asked.options


def no_action_is_blocked(scene: Scene) -> bool:
    return not any(
        each.verb == "block" for action in OWN for each in answers_to(scene.state, BLUE, action, tuple(CARD))
    )


def counter_or_two_markers(scene: Scene) -> bool:
    let = scene.after("let_pass", until="play_card").state
    steps = {each: progress(let, RED, each) - progress(scene.state, RED, each) for each in COUNTRIES}
    moved = {each: count for each, count in steps.items() if count}
    counter = scene.offers("counter hungary:2b") and no_action_is_blocked(scene)
    return counter and moved == {"poland": 1, "hungary": 1}


def rebels_stop_everything(scene: Scene) -> bool:
    rebels = with_action("rebel_forces")[:1]
    countered = all(
        any(each.verb == "counter" for each in answers_to(scene.state, BLUE, action, rebels)) for action in OWN
    )
    spent = {"hungary:2b", "france:3a"} <= {*scene.state.discard}
    return countered and spent and not scene.happened("marker_moved")


def what_counts_in_britain(scene: Scene) -> bool:
    able = {card for card in CARD if blocks(scene.state, BLUE, "great_britain", 1, (card,))}
    told = {card for card, face in CARD.items() if not face.country or COUNTRY[face.country].faction == "blue"}
    weak = blocks(scene.state, BLUE, "great_britain", 2, ("mercenary:1a",))
    return able == told and not weak


def what_held(scene: Scene) -> bool:
    twos = [card for card in of_country("great_britain") if CARD[card].value == 2]
    return (
        scene.happened("influence_blocked", total=3, against=2)
        and not scene.happened("marker_moved")
        and strongest(scene.state, BLUE, "great_britain", ("usa:3a",)) == 3
        and strongest(scene.state, BLUE, "great_britain", (twos[0],)) == 3
        and not blocks(scene.state, BLUE, "great_britain", 4, ("usa:3a",))
    )


def holds(scene: Scene, *cards: str) -> bool:
    return all(scene.after(f"block {card}", "done").happened("influence_blocked") for card in cards)


def only_by_transport(scene: Scene, country: str) -> bool:
    """Return True if Red can't block there with any hand, but with some hand after a Military Transport."""
    return not present(scene.state, RED, country) and comes(scene.state, RED, country, TRANSPORTS[0])


def red_let_it_pass(scene: Scene, country: str) -> bool:
    """Return True if Red, asked about a step's last play, could come by Military Transport but not block."""
    asked = begun("espionage", scene.of.id, scene.step.id).after(*scene.step.solution, until="answer_influence")
    return only_by_transport(scene, country) and asked.offers("transport *") and not asked.offers("block *")


def only_a_revolution_moves(scene: Scene, country: str) -> bool:
    """Return True if no other card that anybody can play moves a marker."""
    movers = {
        action
        for action in ACTION
        if with_action(action)
        for who in (BLUE, RED)
        if moves(scene, who, action, country)
    }
    sent = any(
        any(True for _ in sends(turn_of(scene.state, who, of_country(country), 2), who, country))
        for who in (BLUE, RED)
    )
    return movers == {"revolution"} and not sent


def moves(scene: Scene, who: Seat, action: str, country: str) -> bool:
    asked = turn_of(scene.state, who, with_action(action)[:1], 2)
    for given in [each for each in asked.options if each.verb == "act"]:
        world = asked.copy()
        for answer in (given, Action("aim", country), Action("announce")):
            if answer in world.options:
                agenda.advance(world, answer)
        if quiet(world).markers[country] != scene.state.markers[country]:
            return True
    return False


def just_enough(scene: Scene) -> bool:
    sent = scene.all_told("influence_announced")[-1]
    kept = {"great_britain:3a", "great_britain:3c"} <= {*scene.state.hands[BLUE]}
    was = steps_to(begun("espionage", "colour", "two"), "great_britain")
    return kept and sent.total == was == 2 and len(secured(scene.state, BLUE)) == 2


def too_dear(scene: Scene) -> bool:
    big = scene.after("influence great_britain:3a", "announce")
    small = scene.after("influence hungary:3a", "place great_britain", "announce")
    stars = all(each.happened("country_secured", seat=BLUE, country="great_britain") for each in (big, small))
    return (
        stars and big.happened("influence_announced", seat=BLUE, total=4) and steps_to(scene, "great_britain") == 2
    )


def assault(scene: Scene) -> bool:
    moved = {each.country for each in scene.all_told("marker_moved")}
    return (
        len(moved) == 3 and scene.state.spies[BLUE] not in moved and scene.happened("action_announced", seat=BLUE)
    )


def only_with_the_spy(scene: Scene) -> bool:
    """Return True if the Great Britain cards in hand count in France only with the spy there."""
    cards = tuple(card for card in scene.state.hands[BLUE] if CARD[card].country)
    moving = scene.after("go_on")
    reached = {
        where: farthest(moving.after(where, until="late_window").state, BLUE, "france", cards, 2)[0]
        for where in moving.options
    }
    return (
        bool(cards)
        and steps_to(scene, "france") == 6
        and {each for each in reached if reached[each]} == {"move_spy france"}
    )


def red_gains(scene: Scene) -> bool:
    own = begun("espionage", "win", "win").after("let_pass", "let_pass", "let_pass")
    state, tracks = own.state, own.state.level.tracks
    stands = [(progress(state, RED, each), tracks[each]) for each in ("hungary", "ussr")]
    stars = len(secured(state, RED)), len(secured(state, BLUE))
    only = only_by_transport(own, "france") and steps_to(scene, "france") == steps_to(own, "france") == 6
    return only and stands == [(7, 8), (6, 9)] and stars == (0, 2) and state.plays == 2


def two_plays_win(scene: Scene) -> bool:
    own = begun("espionage", "win", "win").after("let_pass", "let_pass", "let_pass")
    plain = own.after("influence great_britain:3a", "announce")
    hired = own.after("influence great_britain:3a", "add mercenary:2a", "announce")
    won = [each.after("influence great_britain:3c", "announce").state.result for each in (plain, hired)]
    sums = [each.all_told("influence_announced")[-1].total for each in (plain, hired)]
    return None not in won and sums == [3, 5] and steps_to(own, "france") == 6


def one_play_takes_both(scene: Scene) -> bool:
    """Return True if no action moves France, and a play reaches the star only with a 3 and both Mercenaries."""
    hand, need = scene.state.hands[BLUE], steps_to(scene, "france")
    hired = [card for card in hand if not CARD[card].country]
    reached = {
        left: farthest(scene.state, BLUE, "france", tuple(card for card in hand if card != left), 1)[0]
        for left in ("", *hired)
    }
    acts = [each.partition(" ")[2] for each in scene.options if each.startswith("act ")]
    idle = not any(moves(scene, BLUE, CARD[card].action, "france") for card in acts)
    return len(hired) == 2 and {left for left, steps in reached.items() if steps >= need} == {""} and idle


def no_presence_no_answer(scene: Scene) -> bool:
    """Return True if only a Military Transport can answer influence far away, and only a counter an action."""
    other, away = abroad(scene)
    still = tuple(card for card in CARD if card not in TRANSPORTS)
    plain = tuple(card for card in still if not counters(card))
    far = {each for country in away for each in asked_to_block(scene.state, other, country, 1, still).options}
    acts = {each for action in OWN for each in answers_to(scene.state, other, action, plain)}
    return bool(away) and {*map(str, far | acts)} == {"let_pass"}


def counters(card: str) -> bool:
    action = CARD[card].action
    return bool(action and ACTION[action].counters)


def abroad(scene: Scene) -> tuple[Seat, list[str]]:
    """Return the other side, and the countries that are neither its home nor where its spy is."""
    other = 1 - scene.seat
    near = (scene.state.homes[other], scene.state.spies[other])
    return other, [each for each in COUNTRIES if each not in near]


def what_blocks(scene: Scene) -> bool:
    """Return True if blocking takes a spy or home there, the right colour and the sum; a transport may help."""
    who, state = scene.seat, scene.state
    near = {state.homes[who], state.spies[who]}
    there = {each for each in COUNTRIES if present(state, who, each)}
    colours = all(
        blocks(state, who, each, 1, (card,)) == (face.faction in ("", COUNTRY[each].faction))
        for each in near
        for card, face in CARD.items()
    )
    weak = any(blocks(state, who, each, 2, ("mercenary:1a",)) for each in near)
    return (
        there == near
        and colours
        and not weak
        and any(comes(state, who, each, TRANSPORTS[0]) for each in COUNTRIES if each not in near)
    )


def a_transport_saves_it(scene: Scene) -> bool:
    """Return True if letting it pass loses the U.S.S.R., and only a transport makes a block possible."""
    lost = scene.after("let_pass").happened("country_secured", seat=1, country="ussr")
    return lost and not scene.offers("block *") and scene.after("transport *", "go ussr").offers("block ussr:3b")


CHECKS: Checks = {
    "lesson.transport.come.goal": a_transport_saves_it,
    "lesson.first.send.hired": hired_too_soon,
    "lesson.first.spy.stayed": helps_only_at_home,
    "lesson.answers.counter.goal": counter_or_two_markers,
    "lesson.answers.counter.right": rebels_stop_everything,
    "lesson.answers.block.goal": what_counts_in_britain,
    "lesson.answers.block.right": what_held,
    "lesson.answers.block.dear": lambda scene: holds(scene, "great_britain:4a", "france:4b", "usa:3a"),
    "lesson.answers.block.otherwise": lambda scene: holds(scene, "usa:3a"),
    "lesson.sum.six.right": lambda scene: red_let_it_pass(scene, "great_britain"),
    "lesson.sum.star.goal": lambda scene: steps_to(scene, "usa") == 3,
    "lesson.sum.star.right": lambda scene: only_a_revolution_moves(scene, "usa"),
    "lesson.sum.star.action": lambda scene: scene.after("act france:4b").happened("spy_detained", seat=RED),
    "lesson.colour.stay.goal": lambda scene: steps_to(scene, "great_britain") == 2,
    "lesson.colour.stay.right": lambda scene: scene.options == ("let_pass",),
    "lesson.colour.two.right": just_enough,
    "lesson.colour.two.dear": too_dear,
    "lesson.action.sum": no_action_is_blocked,
    "lesson.action.assault.right": assault,
    "lesson.action.spy.goal": only_with_the_spy,
    "lesson.action.spy.otherwise": only_with_the_spy,
    "lesson.win.red.goal": red_gains,
    "lesson.win.win.goal": two_plays_win,
    "lesson.win.win.right": lambda scene: red_let_it_pass(scene, "france"),
    "lesson.win.win.action": one_play_takes_both,
    "lesson.win.win.over": one_play_takes_both,
    "lesson.win.win.otherwise": two_plays_win,
    "puzzle.secure.sum": no_presence_no_answer,
    "puzzle.avert.sum": what_blocks,
}
PROVEN = "tests/ai/test_puzzles.py::test_proven_value_holds_in_any_world_against_any_answers"
JUDGED = "tests/ai/test_puzzles.py::test_wrong_answer_is_judged_wrong_and_explained"
HELD = {
    "puzzle.win.find.goal": PROVEN,
    "puzzle.win.find.right": PROVEN,
    "puzzle.secure.find.goal": PROVEN,
    "puzzle.secure.find.right": PROVEN,
    "puzzle.secure.find.otherwise": JUDGED,
    "puzzle.avert.find.goal": PROVEN,
    "puzzle.avert.find.right": PROVEN,
    "puzzle.hold.find.goal": PROVEN,
    "puzzle.hold.find.right": PROVEN,
}
UNCHECKED = {
    "puzzle.win.sum": "It says what to ask, and claims nothing.",
    "puzzle.hold.sum": "It says what to spend; what blocks and what counters, the lessons' checks hold.",
    "puzzle.secure.find.hint": "It says what to count, and claims nothing.",
}
