"""People at one screen: what can be answered from the open table, and how often the screen is handed over."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.client import requests as wanted
from game.client.cards import CurtainCard
from game.client.kit.messages import Key
from game.client.kit.scene import Pop, Push
from game.client.kit.settings import Settings
from game.client.match import handover
from game.client.match.controls import Control
from game.client.match.prompt import question
from game.client.match.scene import Match
from game.client.scenes.setup.choices import Choices
from game.client.scenes.setup.page import SetUp
from game.client.scenes.setup.seats import EditSeat
from game.client.scenes.sheets.curtain import Band, Curtain, Lift
from game.client.scenes.sheets.pause import Pause
from game.core import contract
from game.core.content.box import box
from game.core.language.words import say
from game.core.views import Draft
from game.titles import on_show, rules_of
from tests.client.driver import Driver
from tests.client.matches import at_once, laid_out
from tests.client.twins import another_world
from tests.conftest import Sampled
from tests.sure import such, sure
from tools.lab import couch


def asked_in_turn(
    match: Match, most: int = 400, seed: int = 1
) -> Iterator[tuple[contract.Seat, wanted.LiftCurtain]]:
    """Play at random, stopping whenever the screen is handed over; some answer unseen."""
    rng, sitting = Random(seed), match.sitting
    at_once(match)
    for _ in range(most):
        follows = match.tick(5.0)
        asked = sitting.decision
        if asked is None:
            return
        if isinstance(follows, Push) and isinstance(follows.request, wanted.LiftCurtain):
            curtain = follows.request
            yield asked.seat, curtain
            if curtain.card.ways and rng.random() < 0.5:
                way = rng.choice(curtain.card.ways)
                match.on(such(Pop, way.message).message)
            elif curtain.lifting is not None:
                curtain.lifting()
        elif match.turns.confirming:
            match.on(Control.END_TURN)
        elif sitting.mine() is not None and match.stage.idle:
            match.answering.do(rng.choice(asked.options))


def at_a_band(kind: str, seed: int = 5) -> tuple[Match, Driver]:
    """Return a match for two at one screen, at a question of a kind that the open table offers."""
    match = laid_out(seed, ("you", "you"))
    driver, rng = Driver(match), Random(1)
    at_once(match)
    for _ in range(400):
        driver.doze(0.2)
        asked = match.sitting.decision
        if isinstance(driver.scene, Curtain) and asked is not None:
            if asked.kind == kind:
                assert isinstance(driver.scene, Band)
                driver.doze(1.4)
                return match, driver
            driver.key("space").doze(0.6)
        elif asked is not None and match.sitting.mine() is not None and match.stage.idle:
            match.turns.stood = 5.0
            match.answering.do(rng.choice(asked.options))
    raise AssertionError(f"nobody was asked {kind}")


def test_reaction_can_be_passed_from_the_open_table() -> None:
    match, driver = at_a_band("answer_influence")
    table, asked = match.sitting.table, match.sitting.decision
    assert asked is not None
    number = len(table.answers)
    assert {"Let it pass", "Open my hand first (hold)"} <= set(driver.labels())
    assert not driver.at(Band).opaque, "the table lies in sight"
    assert driver.audit() == []
    driver.click("Let it pass")
    assert str(table.answers[number].action) == "let_pass"
    assert table.answers[number].seat == asked.seat
    assert match.sitting.reader is None


def test_answer_at_the_open_table_can_be_undone_until_the_next_hand() -> None:
    """A slip there used to be final, though nobody had answered since and no dice had fallen."""
    match, driver = at_a_band("answer_influence")
    seat, number = sure(match.sitting.decision).seat, match.sitting.table.answered
    driver.click("Let it pass").doze(2.0)
    assert isinstance(driver.scene, Curtain)
    assert match.sitting.table.answered == number + 1
    driver.key("u").doze(2.0)
    assert match.sitting.table.answered == number
    assert such(Band, driver.scene).card.seat == seat, "they are asked again"
    driver.click("Let it pass").doze(2.0).key("space").doze(1.5)
    assert match.sitting.reader is not None
    driver.key("u").doze(1.0)
    assert match.sitting.table.answered == number + 1, "the next hand has opened"


def test_a_letter_before_the_buttons_are_shown_is_not_told_to_open_the_hand() -> None:
    """N was told to, and the button named N then stood beside what it had been told."""
    _, driver = at_a_band("answer_influence")
    band = such(Band, driver.scene)
    for hangs in (False, True):
        band.hangs = hangs
        band.on(Key("n"))
        assert (band.refused is not None) == hangs


def test_enabled_tools_on_the_open_table_work() -> None:
    """They used to be painted as if they worked, but did nothing."""
    match, driver = at_a_band("answer_influence")
    band = driver.scene
    tools = {node.key: node for node in driver.app.nodes() if node.role == "tool"}
    assert {key for key, node in tools.items() if not node.reason} == {"f1", "f10"}
    painted = {node.label: node.reason for node in driver.app.ui.beneath if node.role == "tool"}
    assert painted == {node.label: node.reason for node in tools.values()}
    for key in ("l", "f", "z"):
        driver.key("home").key(key)
        assert say("curtain.tool") in driver.labels(), key
        assert driver.audit() == []
    for key in ("f1", "f10"):
        driver.key(key).wait(0.3)
        assert driver.scene is not band
        driver.key("esc").wait(0.3)
        assert driver.scene is band
    assert match.sitting.reader is None


@pytest.mark.parametrize("text_scale", [1.0, 2.5])
def test_key_behind_the_curtain_says_that_it_waits(text_scale: float) -> None:
    match = laid_out(5, ("you", "you"))
    driver, rng = Driver(match, text_scale=text_scale), Random(1)
    at_once(match)
    for _ in range(400):
        driver.doze(0.2)
        if isinstance(driver.scene, Curtain) and driver.scene.hides:
            break
        asked = match.sitting.mine()
        if asked is not None and match.stage.idle:
            match.turns.stood = 5.0
            match.answering.do(rng.choice(asked.options))
    curtain = driver.wait(1.4).scene
    speed, bare = match.settings.speed, {node.id for node in driver.app.nodes()}
    for key in ("f", "l", "h", "k", "1"):
        driver.key("home").wait(0.1).key(key).wait(0.1)
        assert driver.scene is curtain
        assert {node.id for node in driver.app.nodes()} == bare | {"refusal"}, key
        assert say("curtain.tool") in driver.labels()
        assert driver.audit() == []
    assert match.settings.speed == speed


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.5])
def test_reason_a_key_waits_is_shown_clear_of_the_curtains_buttons(text_scale: float) -> None:
    """It used to be half under the button."""
    cloth = Curtain(CurtainCard("espionage", "red", "spy", "Red", "A", waiting="War"))
    driver = Driver(cloth, text_scale=text_scale).wait(1.4).key("f").wait(0.1)
    told = driver.node("refusal").rect
    assert [
        name for name in ("lift", "pause.title", "curtain.bot") if driver.node(name).rect.colliderect(told)
    ] == []
    assert driver.app.ui.rect.contains(told)


@pytest.mark.parametrize("practice", [False, True])
def test_undo_leaves_another_persons_answers_for_later(practice: bool) -> None:
    """One person's correction used to drop the other's "Sit this round out, openly"."""
    match = laid_out(5, ("you", "you"))
    seat, curtain = next((seat, each) for seat, each in asked_in_turn(match) if each.lifting is not None)
    sure(curtain.lifting)()
    assert match.sitting.reader == seat
    if practice:
        match.sitting.recorded.mark_as_practice()
    standing = match.turns.standing
    standing.held = {seat: (), 1 - seat: ()}
    match.answering.undo()
    assert list(standing.held) == ([] if practice else [1 - seat])


def test_message_for_one_person_is_gone_for_the_next() -> None:
    """ "Keep holding until the button has filled." used to stay over the next person's table."""
    _match, driver = at_a_band("answer_influence")
    page, asked = driver.app.ui, driver.app.ui.asked
    assert asked is not None
    page.tell("Keep holding.")
    driver.app.draw()
    assert page.aloud.get("machine") == "Keep holding."
    page.told_to = replace(asked, seat=1 - asked.seat)
    driver.app.draw()
    assert "machine" not in page.aloud


def test_opening_ones_hand_first_leaves_the_question_unchanged() -> None:
    match, driver = at_a_band("answer_influence")
    asked, number = match.sitting.decision, len(match.sitting.table.answers)
    assert asked is not None
    driver.key("enter").wait(1)
    assert driver.scene is match
    assert match.sitting.reader == asked.seat
    assert match.sitting.decision == asked
    assert len(match.sitting.table.answers) == number


def test_escape_at_the_open_table_opens_the_pause_and_returns() -> None:
    match, driver = at_a_band("answer_influence")
    driver.key("esc").wait(0.4)
    assert isinstance(driver.scene, Pause)
    driver.key("esc").wait(0.8)
    assert isinstance(driver.scene, Band)
    assert match.sitting.reader is None


@pytest.mark.parametrize("name", on_show())
def test_key_means_the_same_at_the_open_table_and_with_an_open_hand(name: str, long_run: bool) -> None:
    """At the open table Y used to buy one card, but with the hand two, since B gave the seat to a bot."""
    match = laid_out(2, ("you",) * rules_of(name).SEATS[0], title=name)
    for _, curtain in asked_in_turn(match, 400 if long_run else 100):
        at_table = {way.label: way.key for way in curtain.card.ways}
        assert not {"Esc", "Space"} & set(at_table.values()), "the curtain's own keys"
        sure(curtain.lifting)()
        if match.sitting.mine() is None:
            continue
        drafts = match.turns.drafts
        at_hand = {way.label: way.key for way in question(drafts, match.board, ()).ways}
        for label in at_table.keys() & at_hand.keys():
            assert at_hand[label].removeprefix("Enter|") == at_table[label], label


@pytest.mark.parametrize("scale", [0.75, 1.0, 1.5, 2.0, 2.5])
def test_band_cuts_no_text_at_any_type_size(scale: float, sampled: Sampled) -> None:
    for name in sampled(on_show(), 2):
        people = ("you",) * rules_of(name).SEATS[0]
        match = laid_out(3, people, title=name)
        met = set[str]()
        rng = Random(1)
        at_once(match)
        driver = Driver(match, text_scale=scale)
        for _ in range(120):
            driver.doze(0.3)
            asked = match.sitting.decision
            if asked is None or len(met) == 3:
                break
            if isinstance(driver.scene, Band) and asked.kind not in met:
                met.add(asked.kind)
                driver.doze(0.6)
                assert [found for found in driver.audit() if "'band'" in found] == [], f"{name}, {asked.kind}"
                assert driver.missed() == []
                assert all(driver.app.ui.rect.contains(node.rect) for node in driver.app.nodes())
            if isinstance(driver.scene, Curtain):
                ways = driver.scene.card.ways
                driver.app.send(rng.choice(ways).message if ways else Lift())
            elif match.sitting.mine() is not None and match.stage.idle:
                match.answering.do(rng.choice(asked.options))
        assert met, name


@pytest.mark.parametrize("name", on_show())
def test_offers_of_the_open_table_are_the_same_in_every_world(name: str, long_run: bool) -> None:
    """The open table must not reveal a hand, neither by what it asks nor by what it omits."""
    people = max(2, rules_of(name).SEATS[0])
    match = laid_out(3, ("you",) * people, title=name)
    rng = Random(3)
    seen = 0
    for seat, curtain in asked_in_turn(match):
        sitting = match.sitting
        table, here = sitting.table, sitting.table.state
        for _ in range(3):
            twin = another_world(table, here, None, rng)
            there, table.state = table.state, twin
            try:
                card = handover.card(match.sight.log, seat)
            finally:
                table.state = there
            assert card == curtain.card
        assert sitting.reader is None
        seen += 1
        if seen == (60 if long_run else 20):
            break
    assert seen >= 20


@pytest.mark.parametrize("name", on_show())
def test_curtain_falls_only_before_another_hand_opens(name: str) -> None:
    people = max(2, rules_of(name).SEATS[0])
    match, cloths, bands = laid_out(4, ("you",) * people, title=name), 0, 0
    keys: dict[str, set[str]] = {}
    for seat, curtain in asked_in_turn(match):
        for way in curtain.card.short_of_room:
            keys.setdefault(way.label, set()).add(way.key)
        cloths, bands = cloths + curtain.card.cloth, bands + (not curtain.card.cloth)
        assert not (curtain.card.cloth and seat == match.sitting.eyes.holder), "they have just looked"
        assert not (curtain.card.cloth and curtain.card.ways), "they need not look"
        if cloths + bands == 60:
            break
    assert bands
    assert all(len(every) == 1 for every in keys.values()), f"a key that ends a question changes: {keys}"
    assert {"Go on", "Pass"} & keys.keys() <= {label for label, every in keys.items() if "" not in every}


def test_draft_begun_unseen_is_not_answered_from_the_table() -> None:
    """A saved game may stop in the middle of a deed, which the options must not reveal."""
    match = laid_out(5, ("you", "you"))
    for _ in asked_in_turn(match, 60):
        pass
    sitting = match.sitting
    state, rng = sitting.table.state, Random(2)
    while not isinstance(sitting.table.state.agenda[-1], Draft):
        sitting.recorded.play(rng.choice(sitting.table.state.options))
    state = sitting.table.state
    sitting.eyes.reader = None
    unseen = next(action for action in sitting.table.state_before(0).options if action not in state.options)
    follows = such(Push, match.on(wanted.AnswerUnseen(unseen)))
    assert such(wanted.LiftCurtain, follows.request).card.cloth
    assert not such(wanted.LiftCurtain, follows.request).card.ways
    assert sitting.table.state is state


def test_in_1955_the_screen_is_handed_over_a_third_as_often() -> None:
    evening = couch.spend("espionage", 2, 1)
    assert 3 * sum(evening.hand_overs.values()) <= sum(evening.before.values()), evening


def test_only_secrets_and_plays_hand_over_when_everybody_passes() -> None:
    evening = couch.spend("ideology", 2, 1, couch.QUIET, 250)
    assert 3 * sum(evening.hand_overs.values()) <= sum(evening.before.values()), evening
    assert evening.sealed == sum(evening.hand_overs.values()), evening


@pytest.mark.parametrize("name", on_show())
def test_no_hand_over_is_needed_for_public_knowledge(name: str, long_run: bool) -> None:
    evening = couch.spend(name, max(2, rules_of(name).SEATS[0]), 2, "random", 250 if long_run else 80)
    assert sum(evening.from_table.values())
    assert not +evening.known, evening.known


# --- who sits where ---


@pytest.mark.parametrize("name", on_show())
def test_seating_is_remembered_for_the_next_game(name: str, tmp_path: Path) -> None:
    settings, most = Settings(), rules_of(name).SEATS[1]
    scene = SetUp(name, settings)
    scene.choices.seat_anew(most)
    if scene.choices.seats[0].faction:
        scene.choices.change_side(0)
    last = scene.choices.seats[-1]
    scene.on(EditSeat(most - 1, replace(last, person=True, name="Noor")))
    scene.choices.seats[1] = replace(scene.choices.seats[1], person=most == 2, level="hard")
    wanted_seats = list(scene.choices.seats)
    scene.on("start")
    settings.save(tmp_path / "settings.json")
    again = Choices.usual(name, Settings.load(tmp_path / "settings.json")[0])
    assert [(seat.faction, seat.person) for seat in again.seats] == [
        (seat.faction, seat.person) for seat in wanted_seats
    ]
    assert [seat.level for seat in again.seats if not seat.person] == [
        seat.level for seat in wanted_seats if not seat.person
    ]
    assert again.seats[-1].name == "Noor"
    assert again.trouble() == ""
    watched = Choices.usual(name, settings, watch=True)
    assert not watched.people


@pytest.mark.parametrize("name", on_show())
def test_newcomer_meets_two_or_three_rivals_if_enough_seats(name: str) -> None:
    """A new table of Ideology used to have four, for up to 150 minutes."""
    rivals = len([seat for seat in Choices.usual(name, Settings()).seats if not seat.person])
    assert min(2, box(name).seats[1] - 1) <= rivals <= 3


@pytest.mark.parametrize("row", ["nobody blue", "you green", "you red", ""])
def test_unplayable_table_is_forgotten(row: str) -> None:
    fresh = Choices.usual("espionage", Settings())
    settings = Settings(tables={"espionage 0": "you red", "espionage 1": row})
    assert Choices.usual("espionage", settings).seats == fresh.seats


def test_own_bot_is_in_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.py").write_text("def answer(view, options):\n    return options[0]\n")
    (tmp_path / "other.py").write_text("print('no bot')\n")
    monkeypatch.setenv("OVERTON_BOTS", str(tmp_path))
    settings = Settings()
    driver = Driver(SetUp("espionage", settings))
    scene = driver.at(SetUp)
    driver.wait().click("Level of the bot").wait()
    assert "mine.py" in driver.labels()
    assert "other.py" not in driver.labels()
    scene.on(EditSeat(1, replace(scene.choices.seats[1], level="mine.py")))
    session = scene.choices.session()
    assert session.chairs[1] == "mine.py"
    assert session.names[1].startswith("mine")
    scene.choices.keep(settings)
    assert Choices.usual("espionage", settings).seats[1].level == "mine.py"
    (tmp_path / "mine.py").unlink()
    assert Choices.usual("espionage", settings).seats[1].level != "mine.py"


@pytest.mark.parametrize("name", on_show())
def test_homemade_bot_with_a_space_in_its_name_is_remembered(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my bot.py").write_text("def answer(view, options):\n    return options[0]\n")
    monkeypatch.setenv("OVERTON_BOTS", str(tmp_path))
    settings = Settings()
    choices = Choices.usual(name, settings)
    choices.seats[1] = replace(choices.seats[1], level="my bot.py")
    choices.keep(settings)
    assert Choices.usual(name, settings).seats == choices.seats


def at_the_open_table(text_scale: float = 1.0) -> Driver:
    """Return Manifesto's first question to the first person, asked from the open table."""
    driver = Driver(laid_out(3, ("you", "you"), title="manifesto"), text_scale=text_scale)
    while not isinstance(driver.scene, Band):
        driver.doze(0.3)
    return driver.wait(2.0)


def test_name_sweeps_over_the_table_only_once_per_question() -> None:
    """It used to be shown again after Esc."""
    _, driver = at_a_band("answer_influence")
    assert driver.at(Band).card.fresh
    driver.key("esc").wait(0.5).key("esc").wait(0.5)
    assert isinstance(driver.scene, Band)
    assert not driver.at(Band).card.fresh


def test_regions_on_the_open_table_can_be_clicked() -> None:
    driver = at_the_open_table()
    match = such(Match, driver.app.scenes[0])
    assert not [node for node in driver.app.nodes() if node.id.startswith("unseen:")], "the map is all it takes"
    driver.hover("Russia").wait(0.3)
    assert driver.node("Russia").id == "noun:russia"
    driver.click("Russia").wait(0.3)
    assert [str(answer.action) for answer in match.sitting.table.answers[:1]] == ["take russia"]
    assert match.sitting.reader is None, "nobody's hand was opened by it"


def test_where_the_paper_hides_regions_the_hand_is_opened_instead() -> None:
    driver = at_the_open_table(2.5)
    assert "Russia" not in driver.labels()
    assert "Open my hand (hold)" in driver.labels()
