"""A match's messages at the moment they appear: results, reveals, automatic answers, past moments."""

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from ai.coach.past_acts import Act
from ai.players import Choice
from game import folders
from game.client.boards import board
from game.client.boards.world_order.board import WorldOrderBoard
from game.client.boards.world_order.seats import _turns_over
from game.client.kit.settings import INSTANT, Settings
from game.client.match.bar import prompt_now
from game.client.match.controls import speed_name
from game.client.match.handover import chronicle, result_card
from game.client.match.prompt import last_told
from game.client.match.sight import Log
from game.core.content.box import box
from game.core.content.loading import root
from game.core.contract import Action, Line
from game.core.files.journal import start
from game.core.language.words import Words, say, words
from game.core.reckoning import Reckoning
from game.core.table import Table
from game.play.drafts import Drafts
from game.play.ending import turns_begun
from game.play.explaining import _deed, _told, last_act
from game.play.eyes import Shot
from game.play.sitting import Sitting
from game.play.worker import AtOnce
from game.testing.laws import FLAW, well_said
from game.titles import SHELF, on_show, reckoning, rules_of
from game.titles.ideology import events as ideology_told
from game.titles.world_order import events as world_told
from tests.client.matches import against_bots, asks, driven, found
from tests.laws.sources import questions
from tests.sure import sure
from tools import story


def replayed(name: str, told: str, people: tuple[int, ...]) -> tuple[Log, list[Action]]:
    """Return a golden story about to be played with people in some seats, and its answers."""
    setup, answers = story.read(story.STORIES / name / f"{told}.story")
    seats = range(len(setup.factions))
    chairs = tuple("you" if seat in people else "fair" for seat in seats)
    names = tuple(f"Side {'ABCDEFGHIJ'[seat]}" for seat in seats)
    recorded = start(folders.saves(), rules_of(name), setup, chairs, names)
    return Log(Sitting(recorded, AtOnce()), board(name)), answers


def played(name: str, told: str, people: tuple[int, ...]) -> Log:
    """Return the log of that story played to the end."""
    log, answers = replayed(name, told, people)
    for answer in answers:
        log.sitting.recorded.play(answer)
    return log


def won(name: str) -> str:
    """Return the name of a title's story with a sole winner."""
    for path in story.stories(name):
        result = played(name, path.stem, ()).sitting.table.result
        if result is not None and 1 in result.shares:
            return path.stem
    raise AssertionError("nobody ever wins")


@pytest.mark.parametrize("name", on_show())
def test_result_addresses_the_person(name: str) -> None:
    told = won(name)
    shares = sure(played(name, told, ()).sitting.table.result)
    for seat, share in enumerate(shares.shares):
        card = result_card(played(name, told, (seat,)))
        assert card.headline == ("You won" if share == 1 else "You lost")
        assert card.why.startswith(("Turn ", "Round "))
        assert well_said(card.why), card.why
        if reckoning(name).nearly is not Reckoning().nearly:
            assert share or "you" in card.why.lower(), f"{card.why} says how near it was"
    watched = result_card(played(name, told, ()))
    assert watched.headline.endswith(" wins")
    assert "You" not in watched.why


def test_seat_nowhere_near_a_star_does_not_read_about_one() -> None:
    """A game resigned in its first turn used to end with "France was 7 steps from your star"."""
    opening, _ = story.read(story.stories("espionage")[0])
    begun = Table(rules_of("espionage"), opening)
    for seat in begun.seats:
        assert reckoning("espionage").nearly(begun.state, seat) is None


def test_loser_of_1955_reads_how_close_they_came() -> None:
    told = "won-by-three-countries-with-a-revolution"
    result = sure(played("espionage", told, ()).sitting.table.result)
    card = result_card(played("espionage", told, (result.shares.index(0.0),)))
    assert " from your star." in card.why
    assert " wins with " in card.why


def test_chronicle_and_the_result_state_the_deciding_bids() -> None:
    log = played("manifesto", "a-shared-lead-bid-for", ())
    lines = [entry.text for entry in chronicle(log, turns_begun(log.sitting))]
    assert any("by a last bid of " in text for text in lines)
    assert any("shared lead" in text for text in lines)
    bids = next(text for text in lines if "by a last bid of " in text).partition("by a last bid of ")[2]
    assert bids in f"{result_card(log).why}", "the same numbers"


def test_log_does_not_anticipate_a_public_reveal() -> None:
    """What is opened enters the log when it is shown: once, and not before the envelopes are open."""
    log, answers = replayed("manifesto", "the-whole-century", (0, 1))
    sitting, opened = log.sitting, 0
    for answer in answers[:160]:
        asked, first = sitting.decision, len(sitting.table.beats())
        assert asked is not None
        sitting.eyes.look(asked.seat)
        log.retell()
        shots = sitting.play(Choice(answer))
        if sitting.opened:
            sitting.eyes.look(None)
            log.retell(first)
            shots = sitting.eyes.shots(first)
            opened += 1
            assert all(told.number < first for told in log.told)
        for shot in shots:
            log.note(shot)
        numbers = [told.number for told in log.told]
        assert len(set(numbers)) == len(numbers), "each sentence once"
    assert opened > 3


def test_while_a_pair_of_wishes_opens_the_bar_describes_that_pair() -> None:
    log = played("ideology", "a-war-to-the-last-card", ())
    sitting = log.sitting
    event = ideology_told.WishesOpened(0, 1, "peace", "war", "war")
    log.note(Shot(sitting.view, event, 10_000))
    told = last_told(log)
    assert (
        told.sentence
        == f"{sitting.names[0]} wished peace with {sitting.names[1]}; {sitting.names[1]}'s wish was war."
    )
    assert told.seat == 0


def test_question_that_answers_itself_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    match, driver = found(asks("play_card", 2))
    monkeypatch.setattr(match.drafts, "passing", lambda: match.sitting.table.state.options[0])
    match.settings.auto_pass, match.settings.guided = True, ("espionage",)
    match.turns._silent = None
    match.turns.stood = 0.0
    assert prompt_now(match.turns, match.coach).second == "Nothing new to play: passed for you."
    assert prompt_now(match.turns, match.coach).sentence == match.sight.log.told[-1].text, "what was told stays"
    assert prompt_now(match.turns, match.coach).ways == ()
    assert match.guide.lesson(match.turns.open_question) == ""
    picture = match.picture(driver.app.ui)
    assert picture.decision is None
    assert not picture.uses


def test_turn_ends_when_the_next_one_begins_even_while_something_moves() -> None:
    sitting = played("world_order", "four-powers-three-rounds", ()).sitting
    seen = 0
    for beat in sitting.table.beats():
        match beat.event:
            case world_told.CardPlayed(seat=seat) | world_told.ArmyMoved(seat=seat):
                state = beat.state
                if state.phase == "action" and state.pile_starts:
                    assert _turns_over(state, seat) == len(state.pile_starts[seat]) - 1
                    seen += 1
    assert seen > 40


def test_turn_summary_is_empty_at_the_start_and_when_looking_back() -> None:
    shown = WorldOrderBoard()
    shown.begun_with = {3: (0, ({"vp": 6},))}
    lines = [SimpleNamespace(number=5)]
    for kind, live in (("take_turn", True), ("play_more", False)):
        picture = SimpleNamespace(decision=SimpleNamespace(kind=kind), live=live, told=lines, below=0)
        assert shown._plan(cast(Any, picture)) is None


def test_why_key_explains_the_bot_of_the_viewed_moment() -> None:
    match = against_bots("manifesto", 1, seats=4, level="short")
    for seat in range(4):
        match.sitting.sit(seat, "fair")
    sitting, rng = match.sitting, Random(4)
    while len(sitting.table.answers) < 120 and sitting.decision is not None:
        asked = sitting.decision
        sitting.ask()
        choice = sitting.answer()
        sitting.play(choice if choice is not None else Choice(rng.choice(asked.options)))
    explained = set()
    for beat in range(len(sitting.table.beats())):
        found = last_act(sitting, beat)
        before = sitting.table.state_before(sitting.eyes.answer_of(beat))
        assert found is None or sitting.table.game.turn(before) > 0, "what starts were taken is plain to see"
        if found is not None:
            assert "ITS." not in found[1], "a die is no deed"
            assert found[0] == sitting.table.answers[sitting.eyes.answer_of(beat)].seat
            explained.add(found[0])
    assert len(explained) > 1


def test_explained_action_names_its_card_and_latest_effect() -> None:
    events = [
        world_told.CardPlayed(0, "military_pact:usa1"),
        world_told.BaseBuilt(0, "iraq", 1, 10),
        world_told.Gained(0, "diplomacy", 1),
    ]

    def deed(first: int, done: int) -> str:
        eyes = SimpleNamespace(shots_of=lambda number: [SimpleNamespace(event=events[number])])
        sitting: Any = SimpleNamespace(title="world_order", eyes=eyes, tell=lambda event: type(event).__name__)
        return _deed(sitting, [0, 0, 0], Act(first, done, done))

    assert deed(0, 3) == "CardPlayed BaseBuilt"
    assert deed(1, 3) == "BaseBuilt"
    assert deed(2, 3) == "Gained"


def test_no_sentence_contains_a_known_riddle() -> None:
    every = [text for name in (*SHELF, "room") for text in words(name).templates.values()]
    for riddle in ("no loss to wait", "Behind nobody", "The largest step", "Put back", "hoever", "himself", "} %"):
        assert not [text for text in every if riddle in text], riddle


@pytest.mark.parametrize("name", SHELF)
def test_rules_name_options_by_their_labels(name: str) -> None:
    text = (root() / name / "rules.en.md").read_text("utf-8")
    assert [option.id for option in box(name).option if "_" in option.id and option.id in text] == []
    assert "`" not in text


def test_gains_are_not_starred_like_prices() -> None:
    """A note's *starred* words have an alarm colour, which marks a price."""
    said = words("world_order").templates
    for key in ("exhaust_brings", "keeps", "now_places", "now_nothing", "ally_brings", "invest_brings"):
        assert "*" not in said[f"board.{key}"], key


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every sentence produced while a test runs."""
    made, say = list[str](), Words.say

    def listening(self: Words, what: Line, *more: Any) -> str:
        made.append(say(self, what, *more))
        return made[-1]

    monkeypatch.setattr(Words, "say", listening)
    return made


@pytest.mark.parametrize("name", SHELF)
def test_no_sentence_shows_signs_of_assembly(name: str, heard: list[str], long_run: bool) -> None:
    """This covers everything that is painted: no "-1 more", no "1 VPs", no double spaces, no raw keys."""
    match = against_bots(name, 5, seats=box(name).seats[0])
    driver = driven(match)
    rng = Random(5)
    asked_so_far = set[str]()
    match.settings.speed = INSTANT
    for _ in range(160 if long_run else 60):
        driver.doze(0.1)
        asked = match.sitting.mine()
        if asked is not None and match.stage.idle and driver.scene is match:
            asked_so_far.add(asked.kind)
            match.answering.do(rng.choice(asked.options))
    assert len(asked_so_far) >= min(3, len(questions(name)))
    assert [text for text in dict.fromkeys(heard) if FLAW.search(text)] == []


def test_forced_answer_cannot_be_taken_back_after_continuing() -> None:
    """Take back was enabled after Continue, and undid a pass that was then repeated automatically."""
    sitting = played("espionage", "won-by-three-countries-with-a-revolution", (0, 1)).sitting
    again = Sitting(sitting.recorded, AtOnce())
    single = {
        number
        for number in range(len(sitting.table.answers))
        if len(sitting.table.state_before(number).options) == 1
    }
    assert single
    assert Drafts(again).passed == single


@pytest.mark.parametrize(
    ("speed", "named"), [(0.3, "0_25"), (0.5, "0_5"), (1.2, "1"), (3.0, "4"), (7.0, "4"), (INSTANT, "instant")]
)
def test_intermediate_speed_is_named_after_the_nearest(speed: float, named: str) -> None:
    assert speed_name(Settings(speed=speed)) == named
    assert "⟨" not in say(f"match.speed_{named}")


def test_influence_cube_is_explained_by_its_own_event() -> None:
    """An act used to be explained by an ally, not by the cube that it was for."""
    shots = [SimpleNamespace(event=world_told.InfluenceAdded("eu", "europe", "temporary", 5))]
    sitting = cast(
        Any,
        SimpleNamespace(
            title="world_order",
            eyes=SimpleNamespace(shots_of=lambda number: shots),
            tell=lambda event: type(event).__name__,
        ),
    )
    assert [text for _, text in _told(sitting, 2, 0)] == ["InfluenceAdded"]
