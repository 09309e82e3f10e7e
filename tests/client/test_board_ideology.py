"""The board of Ideology: where things are, what is written, what may be touched, at every type size."""

from collections import Counter
from collections.abc import Mapping
from random import Random

import pytest
from pygame import FRect as Rect

from game.client.boards.ideology.board import IdeologyBoard
from game.client.boards.ideology.duel import DISC
from game.client.boards.ideology.feed import newest
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.map import SPENDING, answers
from game.client.boards.ideology.menu import deed_lines
from game.client.kit.settings import INSTANT
from game.client.match.scene import Match
from game.client.table.messages import Show
from game.client.table.spots import frame
from game.core.content.languages import languages, use_language
from game.core.contract import Action, Decision, Event, Seat
from game.core.views import refresh
from game.play.answers import Give
from game.play.eyes import Shot
from game.titles import conversation
from game.titles.ideology import events as told
from game.titles.ideology import telling
from game.titles.ideology.faces import AREAS, NEIGHBOURS, REGIONS
from game.titles.ideology.knowledge import would_win
from game.titles.ideology.state import State, influence, survey
from tests.client.driver import Driver
from tests.client.matches import (
    BoardMatches,
    against_bots,
    asks,
    at_once,
    begun_at,
    driven,
    glances,
    go_on,
    mine,
    of_the_board,
    reach,
)
from tests.sure import such, sure

SCALES = [0.75, 1.0, 1.25, 1.5, 2.0, 2.5]
SIZES = [(1280, 720), (1000, 700), (1600, 720), (1920, 1080)]
LABELS = [("board.deck", "board.spent", "board.advancements_1")]
"""The texts of the labels over the tray's piles."""
KINDS = dict.fromkeys(("trade", "develop", "spread", "fight", "defend", "speak", "wish"), 2)
"""The questions at which test_boards checks every guarantee, with the turn they are taken from."""
WINDOWED = ("spread", "defend", "wish")
"""The questions checked in windows of all SIZES."""
OVERLAID = ("develop", "spread")
"""The questions for the overlay test (test_overlays)."""
DRAGGED = ()
"""The questions answered by dragging, for the hit tests (test_hitting)."""


def some(rng: Random, asked: Decision) -> Action:
    """Return a random answer of a player who saves cards for Conflicts and starts them."""
    options = asked.options
    match asked.kind:
        case "trade":
            return options[-1]
        case "develop" if rng.random() < 0.6:
            return options[-1]
        case "fight" if len(options) > 1:
            return rng.choice(options[:-1])
        case "defend":
            return options[0]
        case "wish" if rng.random() < 0.4:
            return options[-1]
        case _:
            return rng.choice(options)


TABLE = BoardMatches("ideology", 5, range(1, 40), some)
laid_out, found, at_question = TABLE.laid_out, TABLE.found, TABLE.at_question


def view_of(match: Match) -> State:
    """Return the view that is shown."""
    view: State = match.stage.view
    return view


def offered(driver: Driver) -> list[str]:
    """Return the nodes that answer the current question or lead to an answer."""
    kinds = ("deed:", "target:", "stance:", "way:")
    named = [node.id for node in driver.app.nodes() if node.id.startswith(kinds) and not node.reason]
    return named + [
        node.id for node in driver.app.nodes() if "possible" in node.state and node.message is not None
    ]


def test_whole_game_can_be_played_by_clicking_offered_options() -> None:
    match = laid_out(3, seats=2, level="short")
    driver, rng = Driver(match), Random(5)
    at_once(match)
    for _ in range(900):
        driver.doze(0.05)
        if match.sitting.table.result is not None or match.sitting.table.state.turn > 3:
            break
        if match.sitting.mine() is not None and match.stage.idle:
            driver.doze(0.3)
            if ways := offered(driver):  # none if the only answer is given automatically
                driver.click(rng.choice(ways))
            assert match.overlays.refused is None
    assert match.sitting.table.state.turn > 3
    assert not [label for label in driver.labels() if "⟨" in label]
    assert not [line.text for line in match.sight.log.told if "⟨" in line.text]
    assert not [text for text in match.sight.log.said.values() if "⟨" in text]


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0, 2.5])
def test_two_seats_find_room_and_show_their_global_influence(text_scale: float) -> None:
    match, _ = found("wish", 2, 1)
    driver = Driver(match, text_scale=text_scale).doze(1.0)
    assert of_the_board(driver) == []
    plaques = [node.rect for node in driver.app.nodes() if node.id.startswith("seat:")]
    assert len(plaques) == 2
    written = driver.written()
    for seat, plaque in enumerate(plaques):
        held = str(influence(match.sitting.view, seat))
        assert any(each.text.partition("/")[0] == held for each in written if plaque.contains(each.rect)), (
            text_scale
        )


@pytest.mark.parametrize("seed", range(6))
def test_sixteen_plates_fit_and_never_move(seed: int, questions: Mapping[str, Match]) -> None:
    spots = Spots(frame(1280, 720, 1.0), 0)
    order = Random(seed).sample(REGIONS, 20)
    view = view_of(questions["spread"]).copy()
    before: dict[str, object] = {}
    for count in range(1, 21):
        view.levels = dict.fromkeys(order[:count], 1)
        plates = spots.plates(view)
        assert before.items() <= plates.items()
        before = dict(plates)
    rects = [plate.rect for plate in plates.values()]
    assert not [one for number, one in enumerate(rects) if one.collidelist(rects[number + 1 :]) >= 0]
    assert not any(plate.brief for plate in list(plates.values())[:16])


def spots_of(rect: Rect) -> list[tuple[float, float]]:
    """Return the corners of a rectangle, just inside, and its centre."""
    inner = rect.inflate(-2, -2)
    return [inner.topleft, inner.topright, inner.bottomleft, inner.bottomright, inner.center]


@pytest.mark.parametrize("kind", ["trade", "develop", "spread", "fight"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_plate_takes_clicks_before_the_dots_under_it(
    kind: str, text_scale: float, questions: Mapping[str, Match]
) -> None:
    match = questions[kind]
    driver = Driver(match, text_scale=text_scale).doze(0.5).look()
    board = such(IdeologyBoard, match.board)
    for region, plate in board.at.plates(view_of(match)).items():
        for x, y in spots_of(plate.rect):
            if not board.at.board.collidepoint(x, y):
                continue
            found = sure(driver.app.ui.tree.at(x, y))
            if found.id.startswith("noun:"):
                assert found.id == f"noun:{region}", (x, y)


def test_uppermost_of_overlapping_plates_is_meant(questions: Mapping[str, Match]) -> None:
    match = questions["fight"]
    driver = Driver(match)
    view = view_of(match).copy()
    order = [*view.levels, *(region for region in REGIONS if region not in view.levels)]
    view.levels = dict.fromkeys(order, 1)
    nobody = ((0,) * len(view.factions),) * 3
    view.cards = {region: view.cards.get(region, nobody) for region in order}
    match.stage.show(view)
    driver.app.draw()
    board = such(IdeologyBoard, match.board)
    painted = {node.id: number for number, node in enumerate(driver.app.nodes())}
    rects = {region: plate.rect for region, plate in board.at.plates(view).items()}
    for region, rect in rects.items():
        for x, y in spots_of(rect):
            there = [each for each in rects if rects[each].collidepoint(x, y)]
            found = driver.app.ui.tree.at(x, y)
            if found is not None and found.id.startswith("noun:") and there:
                assert found.id == max((f"noun:{each}" for each in there), key=lambda name: painted[name]), region
    match.stage.show(match.sitting.view)


def test_card_is_picked_up_and_put_somewhere() -> None:
    match, driver = found("spread", turn=2)
    board = such(IdeologyBoard, match.board)
    verb, region = next(action for action in match.sitting.table.state.options if action.verb.startswith("extend"))
    area = verb.rpartition("_")[2]
    held = view_of(match).hands[0].count(area)
    driver.click(f"noun:{area}").wait(0.2)
    assert board.holding == area
    driver.hover(f"noun:{region}").wait(0.2).click(f"noun:{region}").wait(0.2)
    assert match.sitting.table.state.hands[0].count(area) < held


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("kind", ["spread", "fight"])
def test_map_shows_how_many_cards_a_distant_region_costs(kind: str, text_scale: float) -> None:
    """A touch on a distant region used to spend two cards; only the rail told, and only of the one pointed at."""

    def dear(match: Match, asked: Decision) -> bool:
        return asks(kind)(match, asked) and bool(priced(match.sitting.view, asked))

    match = begun_at([against_bots("ideology", seats=3, level="")], dear)
    driver = Driver(match, text_scale=text_scale).wait(0.6)
    asked = mine(match)
    action, (least, most) = next(iter(priced(match.sitting.view, asked).items()))
    driver.app.send(Show(f"hold:{telling.area_in(action.verb)}"))
    driver.wait(0.5)
    said = f"{least} to {most} cards" if most > least else f"{most} cards"
    assert said in driver.texts()
    assert driver.audit() == []


def priced(view: State, asked: Decision) -> dict[Action, tuple[int, int]]:
    """Return what takes more than one card, and how many."""
    spending = [each for each in asked.options if each.verb.startswith(SPENDING)]
    costs = {each: telling.cost(view, asked.seat, each) for each in spending}
    return {each: cost for each, cost in costs.items() if cost[1] > 1}


def test_dragged_card_says_its_use_and_is_played_where_dropped() -> None:
    match, driver = found("spread", turn=2)
    verb, region = next(action for action in match.sitting.table.state.options if action.verb.startswith("extend"))
    area = verb.rpartition("_")[2]
    held = view_of(match).hands[0].count(area)
    card, goal = (driver.spot(driver.node(f"noun:{noun}")) for noun in (area, region))
    driver.lift(card, goal)
    carried = sure(match.picture(driver.app.ui).carried)
    assert (carried.noun, carried.verb) == (area, verb)
    assert "Extend" in match.sight.log.said.values()
    driver.drag(card, goal).wait(0.3)
    assert match.sitting.table.state.hands[0].count(area) < held


def test_every_hand_card_can_be_enlarged() -> None:
    match, driver = found("trade", turn=2)
    hand = [node for node in driver.app.nodes() if node.role == "card"]
    assert len(hand) == len(view_of(match).hands[0]) > 1
    assert all(match.board.closer(node.id) in AREAS for node in hand)


def test_dropping_a_card_on_an_illegal_region_says_why() -> None:
    match, driver = found("spread", turn=2)
    area = next(action.verb for action in match.sitting.table.state.options if action.noun).rpartition("_")[2]
    home = next(region for region, owner in view_of(match).owner.items() if owner == 0)
    driver.drag(*(driver.spot(driver.node(f"noun:{noun}")) for noun in (area, home))).wait(0.3)
    assert sure(match.overlays.refused).rule.startswith("ID-")


@pytest.mark.parametrize("kind", ["trade", "discard"])
def test_giving_a_card_away_needs_a_second_click(kind: str) -> None:
    match, driver = found(kind, 2)
    area, before = match.sitting.table.state.options[0].noun, len(match.sitting.table.answers)
    driver.click(f"noun:{area}").wait(0.3)
    assert len(match.sitting.table.answers) == before
    driver.click(f"noun:{area}").wait(0.3)
    assert len(match.sitting.table.answers) > before


@pytest.mark.parametrize("text_scale", [1.5, 2.0, 2.5])
def test_prompt_sentence_fits_beside_its_buttons(text_scale: float, questions: Mapping[str, Match]) -> None:
    for kind, match in questions.items():
        driver = Driver(match, text_scale=text_scale).doze(1.0)
        assert driver.audit() == [], kind


def test_region_menu_lists_its_actions_and_digits_choose_them() -> None:
    match, driver = found("spread", turn=2)
    region = next(iter(match.sitting.now.uses))
    driver.click(f"noun:{region}").wait(0.3)
    deeds = [node for node in driver.app.nodes() if node.id.startswith("deed:")]
    assert len(deeds) == len(match.sitting.now.uses[region])
    before = len(match.sitting.table.answers)
    driver.key("1").wait(0.2)
    assert len(match.sitting.table.answers) > before


def test_escape_closes_the_menu_without_acting() -> None:
    match, driver = found("spread", turn=2)
    driver.click(f"noun:{next(iter(match.sitting.now.uses))}").wait(0.3)
    before = len(match.sitting.table.answers)
    driver.key("esc").wait(0.3)
    assert not [node for node in driver.app.nodes() if node.id.startswith("deed:")]
    assert len(match.sitting.table.answers) == before
    assert driver.scene is match


def test_region_menu_stays_open_while_more_can_be_developed_there() -> None:
    """A card of each kind in one region, the most common move, used to take six clicks."""

    def several(match: Match, asked: Decision) -> bool:
        return asks("develop", 2)(match, asked) and max(Counter(each.noun for each in asked.options).values()) > 2

    match = begun_at((laid_out(seed) for seed in range(1, 9)), several, some)
    driver, seat = driven(match).wait(0.6), mine(match).seat
    region = max(match.sitting.now.uses, key=lambda region: len(match.sitting.now.uses[region]))
    driver.click(f"noun:{region}").wait(0.3)
    where = driver.node("menu").rect.topleft
    before, done = match.sitting.table.answered, 0
    while [node for node in driver.app.nodes() if node.id.startswith("deed:")]:
        assert driver.node("menu").rect.topleft == where
        driver.key("1").wait(0.3).settle()
        done += 1
    given = match.sitting.table.answers[before : before + done]
    assert [(each.seat, each.action.noun) for each in given] == [(seat, region)] * done
    assert done > 2
    assert region not in match.sitting.now.uses


def test_no_menu_stays_open_after_another_seats_action() -> None:
    match, driver = found("spread", turn=2)
    driver.click(f"noun:{next(iter(match.sitting.now.uses))}").wait(0.3)
    driver.key("1").wait(0.3)
    reach(match, driver, lambda match, asked: asked.kind == "spread")
    assert not [node for node in driver.wait(0.3).app.nodes() if node.id.startswith("deed:")]


def test_action_can_be_taken_by_keys_alone() -> None:
    match, driver = found("spread", turn=2)
    before = len(match.sitting.table.answers)
    driver.key("tab").wait(0.2).key("enter").wait(0.4)
    assert such(IdeologyBoard, match.board).chosen
    driver.key("esc").wait(0.4)
    assert driver.app.ui.focus == f"noun:{such(IdeologyBoard, match.board).looked_at}"
    driver.key("enter").wait(0.4).key("enter").wait(0.4)
    assert len(match.sitting.table.answers) > before


def test_clicking_a_region_that_is_not_offered_says_why() -> None:
    match, driver = found("develop", turn=2)
    other = next(region for region in view_of(match).levels if region not in match.sitting.now.uses)
    driver.click(f"noun:{other}").wait(0.3)
    assert sure(match.overlays.refused).rule.startswith("ID-")


def test_an_attack_is_deflected_with_a_card_of_the_hand() -> None:
    match, driver = found("defend", turn=1)
    asked = mine(match)
    driver.click("noun:" + ("military", "economic", "cultural")[sure(view_of(match).duel).area]).wait(0.2)
    assert len(match.sitting.table.answers) > 0
    assert match.sitting.decision != asked


def test_the_sheet_of_stances_can_be_put_aside(questions: Mapping[str, Match]) -> None:
    match = questions["wish"]
    driver = Driver(match).doze(0.5)
    assert [node for node in driver.app.nodes() if node.id.startswith("stance:")]
    driver.key("z").wait(0.2)
    assert not [node for node in driver.app.nodes() if node.id.startswith("stance:")]
    driver.key("z").wait(0.2)


def test_stance_sheet_reopens_when_wishes_are_asked_for() -> None:
    """People who looked at the map before going on used to seal wishes they hadn't seen."""
    match, driver = found("speak", turn=2)
    driver.key("z").wait(0.2)
    reach(match, driver, asks("wish"))
    assert [node for node in driver.app.nodes() if node.role == "sheet"]


def test_picked_up_card_does_not_cover_its_map() -> None:
    match, driver = found("develop", turn=1)
    card = next(node for node in driver.app.nodes() if node.id.startswith("noun:hand:") and node.enabled)
    driver.click(card.id).wait(1.5)
    assert such(IdeologyBoard, match.board).holding
    assert match.overlays.closer.calm == such(IdeologyBoard, match.board).holding


def test_stance_stays_disabled_after_a_call_and_says_why() -> None:
    match, driver = found("speak")
    asked = sure(match.turns.open_question)
    call = next(action for action in asked.options if action.verb == "call_for_peace")
    driver.click(f"stance:{call.noun}:peace").wait(1.0)
    assert match.sitting.table.answers[-1].action == call
    after = {node.id: node for node in driver.app.nodes()}
    for stance in ("peace", "neutral", "war"):
        button = after[f"stance:{call.noun}:{stance}"]
        assert not button.enabled
        assert "You have said" in button.reason


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.5])
def test_prompt_keeps_its_buttons_without_the_stance_sheet(
    text_scale: float, questions: Mapping[str, Match]
) -> None:
    for kind, ways in (("speak", 1), ("wish", 1)):
        match = questions[kind]
        driver = Driver(match, text_scale=text_scale).doze(0.5).key("z").wait(0.3)
        assert not match.offered.unseen
        assert len([node for node in driver.app.nodes() if node.id.startswith("way:")]) == ways
        other = next(node for node in driver.app.nodes() if "possible" in node.state)
        driver.click(other.id).wait(0.3)
        assert [node for node in driver.app.nodes() if node.id.startswith("stance:")]


def test_region_menu_states_effects_beside_prices() -> None:
    for kind, verb, key in (("develop", "place", "level"), ("spread", "extend", "becomes")):
        match, driver = found(kind, turn=2)
        region = next(action.noun for action in match.sitting.table.state.options if action.verb.startswith(verb))
        driver.click(f"noun:{region}").wait(0.3)
        picture = match.picture(driver.app.ui)
        for action in answers(picture, region, ""):
            said = " ".join(deed_lines(picture, action))
            assert not action.verb.startswith(verb) or key in said, said
            assert "⟨" not in said


def test_ideologies_are_chosen_from_five_posters() -> None:
    match, driver = found("take_ideology", options={"ideology_deal": "chosen"})
    assert len([node for node in driver.app.nodes() if node.role == "poster"]) == 5
    driver.click("Communism").wait(0.3)
    assert match.sitting.table.state.factions[0] == "communism"


def test_two_people_never_see_each_others_hand_or_wish() -> None:
    view: State
    for view, seat in glances(laid_out(2, seats=3, people=2), 90):
        for other in view.seats:
            assert other == seat or set(view.hands[other]) | set(view.sealed[other]) <= {"?"}


def contested() -> tuple[Match, Driver, str]:
    """Return a match in which two rivals and the person at the screen have Cultural cards in the same region."""
    match, driver = found("fight", turn=2)
    state: State = match.sitting.table.state
    region = next(iter(state.cards))
    nobody = (0,) * len(state.factions)
    state.cards = {**state.cards, region: (nobody, nobody, (0, *(1 for _ in nobody[1:])))}
    state.hands = (("cultural",) * 4, *state.hands[1:])
    survey(state)
    refresh(state)
    match.stage.show(match.sitting.view)
    return match, driver.wait(0.3), region


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.5])
def test_target_menu_of_an_attack_lists_every_target(text_scale: float) -> None:
    match, _, region = contested()
    match.answering.do(Action("attack_cultural", region))
    driver = Driver(match, text_scale=text_scale).doze(0.5)
    targets = [node for node in driver.app.nodes() if node.id.startswith("target:")]
    assert len(targets) == 4
    assert of_the_board(driver) == []
    driver.click(targets[1].id).wait(0.3)
    assert any(isinstance(beat.event, told.ConflictDeclared) for beat in match.sitting.table.beats())


def test_target_menu_covers_no_plate() -> None:
    """No region can be chosen then, so none was kept free: it lay on half of a neighbour's plate."""
    match = begun_at([against_bots("ideology", seats=3, level="")], asks("choose_target"))
    menu, board = Driver(match).doze(0.5).node("menu").rect, such(IdeologyBoard, match.board)
    assert [region for region, rect in board.menu_rects.items() if rect.colliderect(menu)] == []


@pytest.mark.parametrize("text_scale", SCALES)
def test_menus_and_drawers_cut_no_text(text_scale: float) -> None:
    match, _, region = contested()
    driver = Driver(match, text_scale=text_scale)
    match.on(Show(f"region:{region}"))
    driver.wait(0.4)
    assert of_the_board(driver) == []
    assert [node for node in driver.app.nodes() if node.id.startswith("deed:")]
    match.on(Show(f"region:{region}"))
    for tab in ("Region", "Ahead", "Stances") if text_scale > 1.4 else ():
        driver.click(tab).wait(0.4)
        assert of_the_board(driver) == [], tab
        driver.key("esc").wait(0.2)


def test_menu_states_the_price_of_a_conflict() -> None:
    match, driver, region = contested()
    driver.click(f"noun:{region}").wait(0.3)
    picture = match.picture(driver.app.ui)
    (deed,) = [each for each in answers(picture, region, "") if each.verb == "attack_cultural"]
    prices = deed_lines(picture, deed)
    assert len(prices) == 4
    assert "⟨" not in "".join(prices)


def test_escape_puts_down_a_held_card() -> None:
    match, driver = found("develop", turn=2)
    board = such(IdeologyBoard, match.board)
    driver.click(f"noun:{view_of(match).hands[0][0]}").wait(0.2)
    assert board.holding
    asked = mine(match)
    assert board.draft(view_of(match), asked, match.sitting.words).sentence
    driver.key("esc").wait(0.2)
    assert not board.holding
    assert driver.scene is match


@pytest.mark.parametrize("kind", ["develop", "spread", "fight"])
def test_useless_card_says_why_in_its_own_phase(kind: str) -> None:
    match, driver = found(kind, turn=2)
    match.settings.auto_pass = False
    state: State = match.sitting.table.state
    full = tuple((9,) * len(state.factions) for _ in range(3))
    state.cards = dict.fromkeys(state.cards, full)
    state.stances = tuple(("peace",) * len(state.factions) for _ in state.factions)
    me = match.sitting.reader
    state.hands = tuple(("military",) * 3 if seat == me else hand for seat, hand in enumerate(state.hands))
    survey(state)
    refresh(state)
    match.stage.show(match.sitting.view)
    driver.wait(0.3)
    driver.app.draw()
    driver.click("noun:military").wait(0.3)
    assert "Military" in sure(match.overlays.refused).reason
    assert "Phase" not in sure(match.overlays.refused).reason


def test_consecutive_passes_share_one_log_line() -> None:
    match, driver = found("spread", turn=2)
    board = such(IdeologyBoard, match.board)
    at_once(match)
    lines = ""
    for _ in range(60):
        picture = match.picture(driver.app.ui)
        lines = " ".join(item.text for item in newest(picture, board.passes))
        asked = match.sitting.mine()
        if " pass." in lines or asked is None:
            break
        match.answering.do(asked.options[-1])
        driver.doze(0.4)
    assert " pass." in lines
    assert len(board.passes.known) > 1


def test_no_question_is_put_if_only_the_last_action_could_be_undone() -> None:
    match, _ = found("spread", turn=2)
    board, seat = match.board, match.sitting.reader
    assert isinstance(board, IdeologyBoard)
    assert seat is not None
    back, away = Action("withdraw_military", "cuba"), Action("withdraw_military", "japan")
    done = [
        told.TurnBegan(2),
        told.InfluenceExtended(seat, "cuba", "military", 0),
    ]
    asked = Decision(seat, "spread", (back, Action("pass")))
    idle = conversation("ideology").idle
    assert idle(view_of(match), asked, done) == Action("pass")
    assert idle(view_of(match), asked._replace(options=(back, away, Action("pass"))), done) is None
    assert idle(view_of(match), asked, done[:1]) is None


@pytest.mark.parametrize(
    ("since", "again"),
    [
        ((), False),
        ((told.InfluenceExtended(1, "iraq", "cultural", 0),), False),
        ((told.InfluenceExtended(1, "australia", "cultural", 0),), True),
        ((told.InfluenceWithdrawn(1, "australia", "cultural", None),), True),
    ],
)
def test_passed_withdrawal_is_asked_again_only_after_others_act_there(
    since: tuple[Event, ...], again: bool
) -> None:
    """With a card abroad and none to place, a person used to pass four times in one phase."""
    view = against_bots("ideology", seats=3).sitting.view
    options = (Action("withdraw_economic", "australia"), Action("pass"))
    idle = conversation("ideology").idle
    passed = [told.TurnBegan(4), told.Passed(0, "foreign"), *since]
    assert (idle(view, Decision(0, "spread", options), passed) is None) == again
    assert idle(view, Decision(1, "spread", options), passed) is None, "who hasn't passed is asked"
    more = (Action("extend_cultural", "iraq"), *options)
    assert idle(view, Decision(0, "spread", more), passed) is None
    assert idle(view, Decision(0, "spread", options), [told.Passed(0, "foreign"), told.TurnBegan(5)]) is None


@pytest.mark.parametrize("language", languages())
def test_duel_banner_cuts_no_text_and_clears_its_symbol(language: str) -> None:
    """ "2 cards in…" was shown in half a band while the rest was empty, and a long name ran into the sign."""
    use_language(language)
    match = at_question("defend", 1, seats=3)
    driver = Driver(match, (1000, 700)).wait(0.6).settle()
    fought = sure(view_of(match).duel).region
    head = such(IdeologyBoard, match.board).at.strip(view_of(match), fought).head
    told = [each for each in driver.written() if each.panel == "duel" and head.contains(each.rect)]
    assert len(told) == 4
    assert not [each.text for each in told if "…" in each.text]
    radius = head.h * DISC
    sign = Rect(head.centerx - radius, head.top, 2 * radius, head.h)
    assert [each.text for each in told if each.rect.colliderect(sign)] == []


@pytest.mark.parametrize("size", SIZES)
def test_duel_banner_leaves_its_region_visible(size: tuple[int, int], questions: Mapping[str, Match]) -> None:
    scale = min(size[0] / 1280, size[1] / 720)
    spots = Spots(frame(size[0] / scale, size[1] / scale, 1.0), 0)
    view = view_of(questions["spread"]).copy()
    hidden = 0.0
    for region in REGIONS:
        view.levels = {region: 1}
        rect, plate = spots.strip(view, region).rect, spots.plates(view)[region].rect
        assert not rect.collidepoint(spots.ground.centre(region)), region
        both = rect.clip(plate)
        hidden = max(hidden, both.w * both.h / (plate.w * plate.h))
    assert hidden < 0.5


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.5])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_text_is_cut_for_a_spectator(text_scale: float, seats: int) -> None:
    match, rng = laid_out(4, seats, people=0), Random(3)
    for _ in range(400):
        asked = match.sitting.decision
        if asked is None or (match.sitting.table.state.turn > 2 and asked.kind == "wish"):
            break
        match.sitting.recorded.play(some(rng, asked))
    match.sight.log.retell()
    match.stage.show(match.sitting.view)
    driver = Driver(match, text_scale=text_scale)
    assert of_the_board(driver) == []


def turn_end(view: State) -> list[Event]:
    """Return the events that may be told at the end of a turn."""
    regions = list(view.levels)
    return [
        told.WishesOpened(0, 2, "peace", "war", "war"),
        told.StanceChanged(0, 2, "peace", "war"),
        told.WishesOpened(1, 3, "peace", "peace", "peace"),
        *[told.LevelChanged(seat, region, 4, 3) for seat, region in zip(view.seats, regions, strict=False)],
        told.RegionFreed(1, regions[0], 2),
        told.RegionWon(0, regions[-1], 1),
        told.TurnOrderSet(tuple(view.order), view.factions, tuple(0 for _ in view.seats)),
        told.TurnEnded(2, 5),
    ]


@pytest.mark.parametrize("text_scale", SCALES)
def test_no_text_is_cut_at_the_end_of_a_turn(text_scale: float) -> None:
    match, _ = found("wish", turn=2)
    view = view_of(match).copy()
    view.agenda, view.options = view.agenda[:0], ()
    driver = Driver(match, text_scale=text_scale)
    for number, event in enumerate(turn_end(view)):
        view.phase = "diplomacy" if number < 3 else "assessment"
        match.stage.show(view)
        match.stage.enqueue([Shot(view.copy(), event, 10_000 + number)])
        driver.app.step([], 0.01)
        if match.stage.event is None:  # the pause before a stroke
            driver.app.step([], 0.3)
        assert match.stage.event == event
        assert of_the_board(driver) == [], event
        match.stage.finish()


def test_one_click_seals_all_wishes() -> None:
    match, driver = found("wish", turn=2)
    before, view = len(match.sitting.table.answers), view_of(match)
    others = [faction for seat, faction in enumerate(view.factions) if seat]
    driver.click(f"stance:{others[-1]}:peace").wait(0.2).click(f"stance:{others[0]}:neutral").wait(0.2)
    assert len(match.sitting.table.answers) == before
    driver.key("enter").wait(0.6)
    given = [answer.action for answer in match.sitting.table.answers[before:] if answer.seat == 0]
    assert [action.noun for action in given] == others
    assert (given[0].verb, given[-1].verb) == ("neutral", "peace")


def test_sealed_wish_can_be_taken_back_and_rewritten() -> None:
    match, _ = found("wish", turn=2)
    asked = match.sitting.mine()
    board = such(IdeologyBoard, match.board)
    assert asked is not None
    view = view_of(match).copy()
    board.switch("seal")
    assert board.settled(view, asked) is not None
    view.sealed = (("peace",), *view.sealed[1:])
    assert board.settled(view, asked) is not None
    view.sealed = ((), *view.sealed[1:])
    assert board.settled(view, asked) is None
    assert board.settled(view, asked) is None


def test_a_guided_game_begins_with_the_goal() -> None:
    match, _ = found("trade")
    match.settings.begin_guide("ideology")
    driver = Driver(match, settings=match.settings)
    driver.app.draw()
    first = driver.node("guide").label
    assert "Global Influence" in first
    driver.key("g").wait(0.2)
    driver.app.draw()
    assert driver.node("guide").label != first


def test_held_card_that_cannot_attack_is_refused_even_if_another_could() -> None:
    match, driver, region = contested()
    state: State = match.sitting.table.state
    state.hands = (("military", "cultural", "cultural"), *state.hands[1:])
    refresh(state)
    match.stage.show(match.sitting.view)
    driver.app.draw()
    driver.app.send(Show("hold:military"))
    driver.wait(0.3).click(f"noun:{region}").wait(0.3)
    assert "ID-CON" in sure(match.overlays.refused).rule
    assert sure(match.sitting.decision).kind == "fight"


def test_passing_repeats_until_more_is_at_stake() -> None:
    match, _ = found("spread", turn=2)
    asked, board = match.sitting.mine(), match.board
    assert asked is not None
    assert isinstance(board, IdeologyBoard)
    before = sure(conversation("ideology").repeat(view_of(match), asked))
    assert before.action == Action("pass")
    view = view_of(match).copy()
    view.advancements = tuple((*held[:-1], view.level.victory) for held in view.advancements)
    assert before.stakes < sure(conversation("ideology").repeat(view, asked)).stakes
    assert conversation("ideology").repeat(view, asked._replace(kind="develop")) is None


def test_only_the_first_of_several_with_enough_influence_would_win() -> None:
    view: State = laid_out(seats=3).sitting.view.copy()

    def holding(*weapons: int, tactics: int = 0) -> tuple[Seat, ...]:
        view.advancements = tuple(
            (tactics * (seat == 1), 0, 0, 0, 0, 0, held) for seat, held in enumerate(weapons)
        )
        return would_win(view)

    assert holding(8, 8, 8) == ()
    assert holding(9, 10, 8) == (1,)
    assert holding(9, 10, 10) == (1, 2)
    assert telling.winning(view)[0].key == "board.would_share"
    assert holding(9, 10, 10, tactics=1) == (1,)
    assert telling.winning(view)[0].key == "board.would_win_points"


def _within_reach(state: State, seat: Seat) -> dict[str, tuple[object, ...]]:
    """Return, from the map alone, what rivals have in regions that a seat holds, borders or has cards in."""
    own = {region for region, owner in state.owner.items() if owner == seat}
    near = own | {other for region in own for other in NEIGHBOURS[region]}
    here = {region for region, areas in state.cards.items() if any(cards[seat] for cards in areas)}
    return {
        region: (
            state.levels[region],
            state.owner.get(region),
            *[cards[other] for cards in state.cards[region] for other in state.seats if other != seat],
        )
        for region in state.cards
        if region in near | here
    }


def test_auto_pass_stops_when_a_rival_changes_anything_within_reach() -> None:
    """A standing pass lasts for whole phases, but never past a change within reach, in any turn."""
    returned = stood = 0
    for seed in range(1, 9):
        match, rng = laid_out(seed, seats=4), Random(seed)
        sitting, seat = match.sitting, match.sitting.reader or 0
        reach: dict[str, tuple[object, ...]] | None = None
        for _ in range(1500):
            asked = sitting.decision
            if asked is None or sitting.table.state.turn > 5:
                break
            now = _within_reach(sitting.table.state, seat)
            stands = match.turns.standing.answer(sitting.table, seat) if asked.seat == seat else None
            if stands is not None:
                assert reach == now, "nothing has changed within reach"
                stood += 1
            elif asked.seat == seat:
                returned += reach is not None and reach != now
                wished = match.turns.standing.on_offer(sitting.table, seat)
                match.turns.standing.wished, reach = ({}, None) if wished is None else ({seat: wished}, now)
                stands = wished.action if wished is not None else None
            sitting.recorded.play(stands or some(rng, asked))
    assert returned > 2
    assert stood > 5


@pytest.mark.parametrize("speed", [1.0, INSTANT])
def test_placement_can_be_undone_until_another_seat_answers(speed: float) -> None:
    match, driver = found("develop", turn=2)
    match.settings.speed, before = speed, match.sitting.table.digest
    placed = next(option for option in match.sitting.table.state.options if option.noun)
    match.on(Give(placed))
    driver.wait(0.6)
    assert match.sitting.table.digest != before
    assert match.drafts.can_undo(), match.drafts.why_no_undo()
    driver.key("u").wait(0.3)
    assert match.sitting.table.digest == before
    match.on(Give(placed))
    driver.wait(0.6)
    match.on(Give(Action("done")))
    driver.wait(9)
    assert match.sitting.table.answers[-1].seat != 0
    assert match.drafts.why_no_undo().endswith("has answered since.")


def test_opening_wishes_survives_stray_clicks_and_can_be_replayed_by_key() -> None:
    match = against_bots("ideology", 2, seats=4)
    driver = Driver(match).doze(0.3)
    match.turns.grace = 0.0
    until_wishes_open(match, driver)
    first = match.stage.event
    driver.click_at(500, 300)
    assert match.sight.reads_out, "a click goes on by one"
    assert match.stage.event != first
    driver.key("space").wait(0.1)
    assert not match.sight.reads_out, "and this key opens all"
    told_before = [each.text for each in match.sight.log.told]
    driver.key("a").wait(0.1)
    assert match.sight.again
    assert match.sight.reads_out
    assert [each.text for each in match.sight.log.told] == told_before


def until_wishes_open(match: Match, driver: Driver) -> None:
    """Play on with everybody's last answers until wishes are being opened."""
    for _ in range(4000):
        driver.doze(0.05)
        if match.sight.reads_out:
            return
        go_on(match)
        asked = match.sitting.mine()
        if asked is not None and match.stage.idle:
            match.on(Give(asked.options[-1]))
    raise AssertionError("nobody opened a wish")


def test_nothing_is_forecast_before_a_region_is_in_play() -> None:
    """Before the first turn it used to say that every region stays as it is."""
    match, driver = found("take_ideology", 2)
    told = match.picture(driver.app.ui).say("board.if_nothing").upper()
    assert told not in driver.texts()
    match, driver = found("develop", 2)
    assert told in driver.texts()


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("language", languages())
def test_poster_shows_all_abilities_of_an_ideology(language: str, text_scale: float) -> None:
    """In large type the weaknesses of two used to be cut off, although their pictures had room to spare."""
    use_language(language)
    match = at_question("take_ideology", seats=2)
    posters = {action.noun for action in mine(match).options}
    written = Driver(match, text_scale=text_scale).wait(0.6).written()
    told = [each.text for each in written if each.panel in posters]
    assert told
    assert [text for text in told if "…" in text] == []
