"""The coach during play: ghosts of its answers, held-back answers, threats and known facts."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from math import hypot
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from pygame import FRect as Rect

from ai.coach.advice import ENOUGH, Advice, Counsel, ExpectedReply, Idea, advise, adviser
from ai.coach.causes import share
from ai.outlook import Curve, Expected, of_trials
from ai.search.budget import Budget
from ai.search.merging import Finding
from game.client import requests as wanted
from game.client.kit import boxes
from game.client.kit.focus import Node
from game.client.kit.input import key_events
from game.client.kit.messages import UNDATED, Refused
from game.client.kit.places import PIECE, is_answer, titles
from game.client.kit.scene import Push
from game.client.kit.theme import NEAR
from game.client.match import bar, ghosts
from game.client.match.bar import beside, prompt_now
from game.client.match.controls import Control
from game.client.match.overlays import KNOWN
from game.client.match.scene import Match
from game.client.scenes.review.result import ResultScreen
from game.client.table.messages import Show
from game.client.table.reached import reached_by
from game.core.asking import on_top
from game.core.content.box import box
from game.core.content.languages import use_language
from game.core.contract import Action, Decision, Line, line
from game.core.exercise import exercises
from game.core.files.code import code, read_code
from game.core.files.journal import YOU
from game.core.identity import Identity
from game.core.language.words import say
from game.core.telling import Danger
from game.machine import ratings
from game.play import calling, coach_words, coaching
from game.play.advising import SILENT, Weighed
from game.play.answers import Give, Reach
from game.play.coaching import against, gains, lesson_about_held
from game.play.eyes import Shot
from game.play.worker import AtOnce
from game.titles import SHELF, having, on_show, rules_of
from game.titles.manifesto.bidding import sides_for
from game.titles.world_order.faces import REGIONS
from game.titles.world_order.influence import PlaceInfluence
from tests.client.driver import Driver
from tests.client.matches import (
    Pending,
    against_bots,
    asks,
    at_home,
    at_once,
    begun_at,
    found,
    mine,
    of_the_board,
    put,
)
from tests.client.pads import pad, plug_in
from tests.client.test_board_manifesto import with_purse
from tests.client.twins import twin_of
from tests.sure import such, sure

NO_CLOCK = 1e6
"""More seconds than any search takes, so that no test depends on a clock."""
SIZES = [((1280, 720), 0.75), ((1280, 720), 1.0), ((1280, 720), 1.65), ((1920, 1080), 1.0), ((1280, 720), 2.5)]


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use a separate home folder, without measured chances unless a test provides them."""
    monkeypatch.setattr(coach_words, "chance", lambda title, seats, value: None)
    monkeypatch.setattr("game.play.worker.THOUGHT", Budget(simulations=40))


def choice(match: Match, asked: Decision) -> bool:
    """Return True if the board offers a choice."""
    nouns = [action for action in asked.options if action.noun]
    return len(nouns) > 2 and match.sitting.game.turn(match.sitting.table.state) > 0


@pytest.fixture(scope="module")
def codes(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return the code of one game per title, each played up to a question with a choice."""
    with pytest.MonkeyPatch.context() as patch:
        at_home(patch, tmp_path_factory.mktemp("home"))
        matches = {
            title: against_bots(title, 3, seats=max(2, box(title).seats[0]), level="") for title in on_show()
        }
        return {title: code(begun_at([match], choice).sitting.recorded) for title, match in matches.items()}


@pytest.fixture
def records(codes: dict[str, str]) -> dict[str, Any]:
    """Return the records of those games, for tests to continue."""
    return {title: read_code(told, rules_of).recorded for title, told in codes.items()}


def at(record: Any) -> Match:
    """Return a match continued from a record, with a coach that thinks briefly and without delay."""
    match = Match(record, bots=AtOnce(coaching=True))
    match.sitting.luck, match.coach.seconds = "luck", NO_CLOCK
    return match


def copied(record: Any) -> Any:
    """Return a copy of a shared record that a test may continue."""
    return read_code(code(record), rules_of).recorded


def ready(match: Match, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Driver:
    """Return a driver for a match once its question is shown."""
    driver = Driver(match, size, text_scale)
    for _ in range(50):
        if match.turns.open_question is not None:
            return driver
        driver.doze(0.2)
    raise AssertionError("nothing is asked")


def advised(match: Match, values: dict[Action, float], visits: int = 5 * ENOUGH) -> None:
    """Give the coach's search these values for some answers."""
    ideas = [Idea(action, value, visits, (action,), None, ()) for action, value in values.items()]
    best = sorted(ideas, key=lambda idea: -idea.value)[:3]
    answers = tuple(Finding(idea.action, idea.value, idea.visits, 0.2) for idea in ideas)
    match.coach.about = (Identity(match.sitting.table.state), match.sitting.reader)
    match.coach.advice = Advice(tuple(best), 5 * visits, answers)


# --- the hint ---


@pytest.mark.parametrize("title", on_show())
def test_h_cycles_through_the_best_answers_and_enter_takes_one(title: str, records: dict[str, Any]) -> None:
    match = at(records[title])
    driver = ready(match)
    number = len(match.sitting.table.answers)
    driver.key("h").wait(0.3)
    coach = match.coach
    assert 1 <= len(coach.ideas) <= 3
    assert coach.idea == coach.ideas[0]
    assert prompt_now(match.turns, coach).sentence.startswith("I of ")
    driver.key("enter").wait(0.1)
    assert len(match.sitting.table.answers) == number, "Enter that waited for the hint takes none unread"
    driver.key("o").wait(0.1)
    assert coach.shown == 1 % len(coach.ideas)
    assert len(match.sitting.table.answers) == number, "nothing is answered by looking"
    taken = coach.ideas[coach.shown].action
    driver.wait(1.0).key("enter").wait(0.1)
    assert match.sitting.table.answers[number].action == taken


@pytest.mark.parametrize("title", on_show())
def test_asking_twice_for_a_hint_takes_the_first_idea(title: str, records: dict[str, Any]) -> None:
    """H, Enter too early, H, Enter used to play the second idea, which nobody had read."""
    match = at(copied(records[title]))
    driver, count = ready(match), len(match.sitting.table.answers)
    options = mine(match).options
    advised(match, {options[0]: 0.6, options[1]: 0.5})
    first = match.coach.ideas[0].action
    driver.key("h").wait(0.1).key("enter", "h").wait(1.0).key("enter").wait(0.1)
    assert match.sitting.table.answers[count].action == first


def test_hint_requested_during_motion_arrives_with_the_question() -> None:
    """H used to end the motion only, and Enter then gave the focused answer."""
    match, driver = found(asks("play_card", 2))
    match.sitting.bots = bots = Pending()
    match.coach.seconds, table = NO_CLOCK, match.sitting.table
    event, view = table.shown(table.beats()[-1], match.sitting.reader)
    match.stage.enqueue([Shot(view, event), Shot(match.sitting.view)])
    driver.app.step([], 0.02)
    assert match.turns.open_question is None, "something moves"
    count = len(table.answers)
    driver.strike(key_events("h"), None)
    for _ in range(3):
        driver.strike(key_events("enter"), None)
    assert match.coach.wanted
    assert len(table.answers) == count
    bots.hurry()
    driver.wait(0.2)
    assert match.coach.idea is not None


def test_escape_cancels_a_hint_requested_during_motion() -> None:
    match, driver = found(asks("play_card", 2))
    match.coach.early = mine(match).seat
    assert match.answering.key("esc") is not None
    driver.wait(0.2)
    assert not match.coach.hinting
    assert match.sitting.recorded.hints == {}


def test_early_hint_is_not_for_the_next_person() -> None:
    """It used to be shown to them unasked, and their record said that they had been advised."""
    match, _ = found(asks("play_card", 2))
    asked = mine(match)
    for reader, kept in ((asked.seat, True), (1 - asked.seat, False)):
        match.coach.early, match.coach.about = reader, None
        match.coach.tick()
        assert match.coach.hinting is kept


@pytest.mark.parametrize("title", on_show())
def test_esc_closes_a_hint_and_a_touch_answers_as_usual(title: str, records: dict[str, Any]) -> None:
    match = at(records[title])
    driver = ready(match)
    before = prompt_now(match.turns, match.coach)
    driver.key("h").wait(0.3).key("esc").wait(0.2)
    assert match.coach.idea is None
    assert driver.scene is match
    assert prompt_now(match.turns, match.coach) == before


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
@pytest.mark.parametrize("title", on_show())
def test_ghosts_and_tags_cover_neither_their_subjects_nor_words(
    title: str, size: tuple[int, int], text_scale: float, records: dict[str, Any]
) -> None:
    match = at(records[title])
    driver = ready(match, size, text_scale)
    driver.key("h").wait(0.4)
    assert match.coach.ideas
    for _ in match.coach.ideas:
        assert driver.audit() == []
        assert driver.missed() == []
        assert of_the_board(driver) == []
        assert driver.clashes() == []
        tags = [node for node in driver.app.nodes() if node.id.startswith("cover:hint:")]
        assert tags, "what is shown is said"
        for ghost in ghosts_of(match, driver):
            for tag in tags:
                assert not tag.rect.inflate(-2, -2).colliderect(ghost.inflate(-2, -2)), (tag.id, ghost)
        driver.key("o").wait(0.2)


@pytest.mark.parametrize(("size", "text_scale"), SIZES[1:3])
@pytest.mark.parametrize("title", on_show())
def test_hint_tags_do_not_cover_the_guides_note(
    title: str, size: tuple[int, int], text_scale: float, records: dict[str, Any]
) -> None:
    match = at(records[title])
    match.settings.guided, match.settings.seen = (title,), ()
    driver = ready(match, size, text_scale)
    driver.key("h").wait(0.4)
    note = match.overlays.strips.note
    if match.sight.frame.tabbed:
        assert note is None, "the guide waits where a hint needs its room"
        return
    assert note is not None
    for _ in match.coach.ideas:
        for node in driver.app.nodes():
            if node.id.startswith("cover:hint:"):
                assert not node.rect.inflate(-2, -2).colliderect(note), node.id
        driver.key("o").wait(0.2)


def own_note(match: Match, asked: Decision) -> bool:
    """Return True if a sum is named in a contest without sides to choose."""
    return asked.kind == "name_sum" and len(sides_for(match.sitting.view, asked.seat)) < 2


def helping_note(match: Match, asked: Decision) -> bool:
    """Return True if a sum is named after a side was taken."""
    return asked.kind == "name_sum" and not own_note(match, asked)


@dataclass
class HintDrawn:
    """The numbers and leader lines of a hint as they were drawn."""

    discs: dict[int, tuple[float, float, float]] = field(default_factory=dict)
    """Number → the centre and the radius of its disc."""
    leaders: list[tuple[float, ...]] = field(default_factory=list)

    def hides_of(self, driver: Driver, panel: str) -> Iterator[str]:
        """Yield what its numbers hide of the text on a panel."""
        self.discs.clear()
        self.leaders.clear()
        written = [each for each in driver.written() if each.panel == panel and each.text.strip()]
        for number, (x, y, r) in self.discs.items():
            for each in written:
                ink = each.rect.inflate(-2, -0.4 * each.rect.h)
                near = hypot(min(max(x, ink.left), ink.right) - x, min(max(y, ink.top), ink.bottom) - y)
                if near < r - 1:
                    yield f"the number {number + 1} on {each.text}"

    def hides(self, driver: Driver) -> Iterator[str]:
        """Yield what a hint hides of a note or of the seats above it."""
        yield from self.hides_of(driver, "slate")
        written = [each for each in driver.written() if each.panel == "slate" and each.text.strip()]
        tags = [node for node in driver.app.nodes() if node.id.startswith("cover:hint:")]
        seats = [node for node in driver.app.nodes() if node.id.startswith("seat:")]
        assert tags
        assert self.discs
        for tag in tags:
            yield from (f"{tag.id} on {each.text}" for each in written if _lies_on(tag.rect, each.rect))
            yield from (f"{tag.id} on {seat.id}" for seat in seats if _lies_on(tag.rect, seat.rect))
        for ends in self.leaders:
            yield from (f"a leader through {each.text}" for each in written if each.rect.clipline(*ends))
            yield from (f"a leader through {tag.id}" for tag in tags if tag.rect.inflate(-4, -4).clipline(*ends))


def _lies_on(tag: Rect, other: Rect) -> bool:
    """Return True if a tag covers text, rather than the margin around it."""
    return bool(tag.colliderect(other.inflate(-2, -0.3 * other.h)))


@pytest.fixture
def hint_drawn(monkeypatch: pytest.MonkeyPatch) -> HintDrawn:
    """Give hints long reasons, and record what is drawn of a hint besides its tags."""
    drawn, disc, line_to = HintDrawn(), ghosts._disc, ghosts._line

    def noted_disc(ui: Any, number: int, at: tuple[float, float], *, chosen: bool) -> None:
        drawn.discs[number] = (*at, ghosts.DISC * ui.canvas.growth)
        disc(ui, number, at, chosen=chosen)

    def noted_line(ui: Any, *ends: float) -> None:
        drawn.leaders.append(ends)
        line_to(ui, *ends)

    monkeypatch.setattr(ghosts, "first_reason", lambda coach, idea: "A reason of three lines. " * 4)
    monkeypatch.setattr(ghosts, "_disc", noted_disc)
    monkeypatch.setattr(ghosts, "_line", noted_line)
    return drawn


def expect_curves(match: Match, its: int) -> None:
    """Let the coach know, for every idea, how often each note wins."""
    told, advice = line("hint.wait"), match.coach.advice
    assert advice is not None
    expected = Expected((told,) * 8, Curve("own", (0.5,) * (its + 1), None), 1)
    ideas = tuple(idea._replace(expected=expected) for idea in advice.ideas)
    match.coach.advice = advice._replace(ideas=ideas)


PURSES = (1, 5, 15, 32, 60)


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("wanted", [own_note, helping_note])
def test_hint_on_a_note_covers_no_sum_or_entry(
    wanted: Any, size: tuple[int, int], text_scale: float, hint_drawn: HintDrawn, long_run: bool
) -> None:
    """With 32 ITS its numbers used to cover the sums; with 15, its tag covered the last row and the help."""
    begun = begun_at((against_bots("manifesto", seed, seats=3, level="") for seed in range(1, 9)), wanted)
    for its in range(1, 61) if long_run else PURSES:
        match = with_purse(begun, its, AtOnce(coaching=True))
        driver = ready(match, size, text_scale)
        options = mine(match).options
        for first in (0, its // 2, its - 1):
            match.coach.put_away()
            advised(match, dict.fromkeys(options[first : first + 3], 0.5))
            expect_curves(match, its)
            driver.key("h").wait(0.1)
            assert list(hint_drawn.hides(driver)) == [], (its, first)


def test_leader_line_crosses_no_other_tag(hint_drawn: HintDrawn, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the tags side by side, India's line used to run through the heading of the Middle East."""
    monkeypatch.setattr(ghosts, "first_reason", lambda coach, idea: "")
    match = begun_at([against_bots("manifesto", seats=3, level="")], asks("take_region"))
    match.sitting.bots = AtOnce(coaching=True)
    driver = ready(match)
    regions = ("middle_east", "india", "mediterranean")
    named = {action.noun: action for action in mine(match).options}
    advised(match, {named[region]: 0.35 - number / 1e4 for number, region in enumerate(regions)})
    driver.key("h").wait(0.1)
    assert list(hint_drawn.hides(driver)) == []
    assert len(hint_drawn.leaders) > 1


def test_number_of_an_answer_covers_no_caption_of_a_hand_card(hint_drawn: HintDrawn) -> None:
    """It used to cover the card's kind."""
    match = begun_at([against_bots("manifesto", seats=3, level="")], asks("play_conflict", 2))
    match.sitting.bots = AtOnce(coaching=True)
    driver = ready(match)
    cards = [action for action in mine(match).options if action.noun]
    advised(match, dict.fromkeys(cards, 0.5))
    driver.key("h").wait(0.1)
    hand = [node.rect for node in driver.app.nodes() if node.rect.top > match.sight.frame.prompt.bottom]
    assert hint_drawn.discs
    for x, y, r in hint_drawn.discs.values():
        edge = [card for card in hand if card.inflate(-2 * r, 0).colliderect(Rect(x - r / 2, y - r / 2, r, r))]
        assert edge == [], "only the corner of a card has nothing written on it"


@pytest.mark.parametrize("title", on_show())
def test_number_of_an_answer_covers_no_word_of_the_question(
    title: str, records: dict[str, Any], hint_drawn: HintDrawn, long_run: bool
) -> None:
    """Argentina is at the bottom of the map, and its number used to hide "I of III"."""
    recorded, rng = records[title], Random(title)
    kinds = Counter[str]()
    while (asked := recorded.table.decision) and len(recorded.table.answers) < (120 if long_run else 40):
        offered = [action for action in asked.options if action.noun]
        if recorded.chairs[asked.seat] == YOU and kinds[asked.kind] < 2 and len(offered) > 2:
            kinds[asked.kind] += 1
            match = at(copied(recorded))
            driver = ready(match)
            prompt = match.sight.frame.prompt
            reached = {action: reached_by(driver.app.nodes(), action) for action in offered}
            lowest = sorted(
                (
                    action
                    for action, node in reached.items()
                    if node is not None and node.seen.bottom < prompt.bottom
                ),
                key=lambda action: -sure(reached[action]).seen.bottom,
            )
            for action in lowest[: 4 if long_run else 2]:
                match.coach.put_away()
                advised(match, {action: 0.5, asked.options[0]: 0.4})
                driver.key("h").wait(0.1)
                assert list(hint_drawn.hides_of(driver, "prompt")) == [], action
                assert hint_drawn.discs
            match.closing()
        recorded.play(rng.choice(asked.options))
    assert kinds


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("title", on_show())
def test_hint_tags_keep_clear_of_each_other(title: str, size: tuple[int, int], records: dict[str, Any]) -> None:
    """Each one's shadow fell on its neighbour, as if they overlapped."""
    match = at(records[title])
    driver = ready(match, size)
    options, rng = sure(match.turns.open_question).options, Random(title)
    several = 0
    for _ in range(12):
        match.coach.put_away()
        chosen = rng.sample(options, min(3, len(options)))
        advised(match, {action: 0.5 - 0.1 * place for place, action in enumerate(chosen)})
        driver.key("h").wait(0.1)
        tags = [node.rect for node in driver.app.nodes() if node.id.startswith("cover:hint:")]
        several += len(tags) > 1
        assert not [
            one for one, other in combinations(tags, 2) if one.inflate(2 * NEAR, 2 * NEAR).colliderect(other)
        ]
    assert several


def test_a_hint_hides_nothing_of_what_the_board_says_of_a_cube() -> None:
    """The second tag lay across the note that says what each slot is worth."""
    match = begun_at([against_bots("world_order", seats=3, level="")], asks("place_influence"))
    match.sitting.bots = AtOnce(coaching=True)
    driver = ready(match)
    first = such(PlaceInfluence, on_top(match.sitting.table.state))
    for region in REGIONS:
        match.coach.put_away()
        for view in (match.sitting.table.state, match.stage.view):
            view.agenda = (*view.agenda[:-1], replace(first, region=region))
        match.sight.anew()
        driver.wait(0.3)
        advised(match, {action: 0.5 - number for number, action in enumerate(mine(match).options)})
        driver.key("h").wait(0.1)
        tags = [node.rect for node in driver.app.nodes() if node.id.startswith("cover:hint:")]
        written = [each for each in driver.written() if each.panel == "price tag"]
        assert tags
        assert written
        assert not [(region, each.text) for each in written if each.rect.collidelist(tags) >= 0]


def test_a_hint_puts_the_enlarged_card_away() -> None:
    """The card under the pointer covered its neighbour, whose number then stood on it."""
    match = begun_at([against_bots("world_order", seats=3, level="")], asks("give_back"))
    match.sitting.bots = AtOnce(coaching=True)
    driver = ready(match)
    driver.hover(f"noun:{mine(match).options[0].noun}").wait(0.6)
    assert [each for each in driver.written() if each.panel == "closer"]
    advised(match, {action: 0.5 - number for number, action in enumerate(mine(match).options)})
    driver.key("h").wait(0.6)
    assert match.coach.idea is not None
    assert not [each for each in driver.written() if each.panel == "closer"]


def test_a_hint_hides_no_spy_that_stays_where_it_is(hint_drawn: HintDrawn) -> None:
    """A spy that can't be moved now used to be covered by the first tag."""
    match = begun_at([against_bots("espionage", seats=2, level="")], asks("play_card", 2))
    match.sitting.bots = AtOnce(coaching=True)
    driver = ready(match)
    for action in sure(match.turns.open_question).options:
        match.coach.put_away()
        advised(match, {action: 0.5})
        driver.key("h").wait(0.1)
        tags = [node.rect for node in driver.app.nodes() if node.id.startswith("cover:hint:")]
        spies = [node.rect for node in driver.app.nodes() if node.role == PIECE]
        assert len(spies) == 2
        assert not [spy for spy in spies if spy.collidelist(tags) >= 0]


def test_hint_for_an_amount_repeats_its_question() -> None:
    """It used to say "I of III: 3" where the question had stood."""
    match, _ = put("world_order", "make_units")
    match.sitting.bots = AtOnce(coaching=True)
    driver = ready(match)
    question, options = match.sitting.prompt(), sure(match.turns.open_question).options
    advised(match, {action: 0.5 - 0.1 * place for place, action in enumerate(options[:2])})
    driver.key("h").wait(0.2)
    assert f"I of II: {question} {options[0].noun}" in " ".join(driver.texts())
    assert [node.id for node in driver.app.nodes() if node.id.startswith("cover:hint:")] == ["cover:hint:0"]


@pytest.mark.parametrize("title", on_show())
def test_refusal_is_not_under_a_card_of_a_hint(title: str, records: dict[str, Any]) -> None:
    """The reason why an answer can't be taken back used to be behind three hints, reading only "Your last an"."""
    match = at(records[title])
    driver = ready(match).key("h").wait(0.4)
    assert match.coach.ideas
    driver.app.send(
        Refused("tool:Undo", "A reason of a line and a half that says why this can't be. " * 2, "", UNDATED)
    )
    driver.wait(0.2)
    slip = driver.node("refusal").rect
    tags = [node for node in driver.app.nodes() if node.id.startswith("cover:hint:")]
    assert tags
    assert [tag.id for tag in tags if tag.rect.inflate(-2, -2).colliderect(slip)] == []


@pytest.mark.parametrize("kind", ["speak", "wish"])
def test_number_of_a_stance_covers_no_other_button(kind: str, hint_drawn: HintDrawn) -> None:
    """War's number used to lie half on Neutral's dark button, and the numbers of wishes on their row."""
    match = begun_at([against_bots("ideology", seats=5, level="")], asks(kind))
    match.sitting.bots = AtOnce(coaching=True)
    driver = ready(match)
    about = next(each.noun for each in mine(match).options if each.noun)
    named = [each for each in mine(match).options if each.noun == about]
    assert len(named) > 1
    advised(match, {each: 0.5 - number / 1e4 for number, each in enumerate(named)})
    driver.key("h").wait(0.1)
    nodes = [node for node in driver.app.nodes() if node.id.startswith("stance:") and node.active]
    own = [sure(reached_by(nodes, action)).id for action in named]
    assert all(each.startswith("stance:") for each in own), own
    assert hint_drawn.discs.keys() == set(range(len(named)))
    for number, (x, y, r) in hint_drawn.discs.items():
        disc = boxes.around(x, y, 2 * r, 2 * r)
        assert [node.id for node in nodes if node.rect.colliderect(disc) and node.id != own[number]] == []


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_hint_on_the_sides_of_a_note_covers_no_text(text_scale: float, hint_drawn: HintDrawn) -> None:
    match = begun_at(
        (against_bots("manifesto", seed, seats=3, level="") for seed in range(1, 6)), asks("take_side")
    )
    match.sitting.bots = AtOnce(coaching=True)
    driver = ready(match, text_scale=text_scale)
    advised(match, dict.fromkeys(mine(match).options[:3], 0.5))
    driver.key("h").wait(0.1)
    assert list(hint_drawn.hides(driver)) == []


def ghosts_of(match: Match, driver: Driver) -> list[Any]:
    """Return what the drawn ideas refer to; in large type, only the one shown."""
    coach = match.coach
    drawn = coach.ideas[coach.shown : coach.shown + 1] if match.sight.frame.tabbed else coach.ideas
    nodes = [node for node in driver.app.nodes() if not node.id.startswith("cover:")]
    reached = [reached_by(nodes, idea.action) for idea in drawn]
    return [node.seen for node in reached if node is not None]


@pytest.mark.parametrize("title", on_show())
def test_large_type_hint_tags_cover_no_option_at_any_kind_of_question(
    title: str, records: dict[str, Any], monkeypatch: pytest.MonkeyPatch, long_run: bool
) -> None:
    monkeypatch.setattr(ghosts, "first_reason", lambda coach, idea: "A reason of 3 lines. " * 4)
    recorded = records[title]
    rng = Random(title)
    kinds = set[str]()
    while (asked := recorded.table.decision) and len(recorded.table.answers) < (120 if long_run else 40):
        offered = [action for action in asked.options if action.noun]
        if recorded.chairs[asked.seat] == YOU and asked.kind not in kinds and len(offered) > 2:
            kinds.add(asked.kind)
            match = at(read_code(code(recorded), rules_of).recorded)
            driver = ready(match, *SIZES[-1])
            advised(match, dict.fromkeys((offered[0], offered[len(offered) // 2], offered[-1]), 0.5))
            for _ in match.coach.ideas:
                driver.key("h" if match.coach.idea is None else "o").wait(0.1)
                tags = [node.rect for node in driver.app.nodes() if node.id.startswith("cover:hint:")]
                for ghost, tag in product(ghosts_of(match, driver), tags):
                    assert not tag.inflate(-2, -2).colliderect(ghost.inflate(-2, -2)), (asked.kind, ghost, tag)
            match.closing()
        recorded.play(rng.choice(asked.options))
    assert kinds


@pytest.mark.parametrize("title", on_show())
def test_every_answer_with_a_noun_can_be_reached_on_the_board(title: str, records: dict[str, Any]) -> None:
    match = at(records[title])
    driver = Driver(match).wait(0.4)
    asked = mine(match)
    nodes: list[Node] = driver.app.nodes()
    lost = [action for action in asked.options if action.noun and reached_by(nodes, action) is None]
    assert lost == []


def test_picking_something_up_hides_the_hint_and_shows_its_uses() -> None:
    match, _ = found(asks("play_card", 2))
    asked = mine(match)
    advised(match, {asked.options[0]: 0.6, asked.options[1]: 0.5})
    match.coach.shown = 0
    card = next(noun for noun, verbs in match.sitting.now.uses.items() if len(verbs) > 1)
    match.on(Reach(card))
    assert match.coach.idea is None
    assert match.reaching.picked == card


def test_enter_takes_the_whole_hint_and_one_undo_takes_it_back() -> None:
    match, driver = found(asks("play_card", 2))
    asked = mine(match)
    number = len(match.sitting.table.answers)
    card = next(a for a in asked.options if a.verb == "influence")
    match.answering.do(card)
    driver.wait(0.3)
    later = mine(match)
    place = next(a for a in later.options if a.verb == "place")
    match.answering.undo()
    driver.wait(0.3)
    advised(match, {card: 0.6, asked.options[-1]: 0.5})
    assert match.coach.advice is not None
    best, *others = match.coach.advice.ideas
    match.coach.advice = match.coach.advice._replace(ideas=(best._replace(deed=(card, place)), *others))
    match.coach.shown = 0
    driver.wait(0.1)
    match.on(Control.TAKE_HINT)
    driver.wait(0.5)
    assert [each.action for each in match.sitting.table.answers[number:]][:2] == [card, place]
    match.answering.undo()
    assert len(match.sitting.table.answers) == number


def test_enter_after_a_taken_hint_gives_no_answer_the_hint_did_not_name() -> None:
    """A hint for Engage named South Asia, but a second Enter engaged in Europe, the first on the list."""
    match, driver = found(asks("play_card", 2))
    asked = mine(match)
    card = next(a for a in asked.options if a.verb == "influence")
    advised(match, {card: 0.6, asked.options[-1]: 0.5})
    assert match.coach.advice is not None
    best, *others = match.coach.advice.ideas
    match.coach.advice = match.coach.advice._replace(ideas=(best._replace(deed=(card,)), *others))
    match.coach.shown = 0
    driver.app.ui.tree.visible = True  # as for anybody who plays by keys
    driver.wait(1.0).key("enter").wait(0.5).look()
    later = mine(match)
    assert later.kind != asked.kind
    assert driver.app.ui.focus is None
    driver.key("enter", "enter").wait(0.5)
    assert mine(match) == later, "nothing was on Enter"
    driver.key("tab", "enter").wait(0.5)
    assert match.sitting.decision != later, "who chooses by keys answers as ever"


def test_reply_that_only_continues_is_not_worth_a_line() -> None:
    match, _ = found(asks("play_card", 2))
    asked = mine(match)
    idea = Idea(asked.options[0], 0.5, 99, (asked.options[0],), ExpectedReply(1, Action("pass")), ())
    assert match.coach.words.reply(idea) == ""


def test_hint_is_cancelled_by_an_answer_and_by_leaving() -> None:
    match, driver = found(asks("play_card", 2))
    asked = mine(match)
    for way in ("answer", "leave"):
        pending: Future[Advice] = Future()
        match.coach.about, match.coach.asked = (Identity(match.sitting.table.state), asked.seat), pending
        if way == "answer":
            match.on(Give(asked.options[0]))
        else:
            match.closing()
        assert pending.cancelled(), way
    driver.wait(0.1)


@pytest.mark.parametrize("title", on_show())
def test_record_notes_hints_and_whether_they_were_taken(title: str, records: dict[str, Any]) -> None:
    match = at(records[title])
    driver, recorded = ready(match), match.sitting.recorded
    number = len(match.sitting.table.answers) + 1
    asked = mine(match)
    advised(match, dict.fromkeys(asked.options[:2], 0.5))
    shown = [idea.action for idea in match.coach.ideas]
    driver.wait(0.2)
    assert number not in recorded.hinted, "what it thinks and doesn't show is no hint"
    driver.key("h").wait(0.1)
    assert recorded.hints[number] == (shown[0],)
    driver.key("o").wait(0.1)
    assert set(recorded.hints[number]) == set(shown)
    assert number not in recorded.taken
    driver.key("enter").wait(0.1)
    assert number in recorded.taken


def test_price_of_the_first_hint_is_known_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(ratings, "tables", lambda name: {2: {"easy": 843}})
    match, driver = found(asks("play_card", 2), ("you", "easy"))
    (tool,) = (tool for tool in bar.tools(match.drafts, None, match.settings) if tool.message is Control.HINT)
    assert tool.about == "With hints this game isn't rated."
    match.sitting.bots = Pending()
    driver.key("h").wait(0.1)
    assert beside(match.coach) == "The coach is thinking. With hints this game isn't rated."
    match.settings.speed = 2.0
    assert any(text.startswith("The coach is thinking") for text in driver.wait(0.1).texts()), "not the pace"
    driver.key("esc").wait(0.2)
    assert driver.scene is match
    assert not match.coach.wanted, "so there is still time to do without"
    assert match.sitting.recorded.hinted == ()
    asked = mine(match)
    advised(match, {asked.options[0]: 0.5})
    driver.wait(0.2).key("h").wait(0.1)
    (tool,) = (tool for tool in bar.tools(match.drafts, None, match.settings) if tool.message is Control.HINT)
    assert tool.about == "", "it is too late"
    assert coaching.spoils(match.coach) == ""


# --- the alert ---


@pytest.mark.parametrize("obeys", [True, False])
def test_taking_the_answer_an_alert_names_is_recorded_as_a_hint(obeys: bool) -> None:
    match, driver, worst = blunder()
    number, recorded = len(match.sitting.table.answers) + 1, match.sitting.recorded
    assert recorded.hinted == ()
    best = sure(match.coach.held).better.action
    driver.key("enter").wait(0.2)
    if obeys:
        match.answering.do(best)
    else:
        match.coach.sure = worst
        match.answering.do(worst)
    driver.wait(0.1)
    assert match.sitting.table.answers[number - 1].action == (best if obeys else worst)
    assert (recorded.hinted, recorded.taken) == (((number,), (number,)) if obeys else ((), ()))


def test_h_after_an_alert_first_shows_the_answer_it_named() -> None:
    """The alert compares answers with one other than the first idea if that one has proved better meanwhile."""
    match, driver, worst = blunder()
    coach, asked = match.coach, mine(match)
    first, other = asked.options[0], asked.options[1]
    advised(match, {first: 0.55, other: 0.54, worst: 0.3})
    coach.lead = other
    told = line("coach.unnamed")
    better, held = (
        Idea(each, value, 5 * ENOUGH, (each,), None, (told,)) for each, value in ((other, 0.5), (worst, 0.3))
    )
    coach.urged, coach.compared = other, Future()
    coach.compared.set_result((better, held))
    driver.wait(0.1).key("h").wait(0.1)
    assert coach.idea == better
    assert [each.action for each in coach.ideas] == [other, first, worst]
    assert coach.ideas[1].reasons == (), "what spoke for it spoke against another one"
    assert max(each.value for each in coach.ideas) == better.value


def test_trial_games_and_otherwise_are_explained_where_they_are_used() -> None:
    match, _ = found(asks("play_card", 2))
    often, of_note = line("a", often=share(0.5, 0.2)), line("b", fact=line("c", often=of_trials(0.5)))
    both = coaching.trials(match.coach, line("coach.better", fact=often))
    assert "Trial games" in both
    assert "Otherwise" in both
    one = coaching.trials(match.coach, of_note)
    assert "Trial games" in one
    assert "Otherwise" not in one
    assert coaching.trials(match.coach, line("coach.unnamed")) == ""


def test_alert_offers_the_matching_lesson() -> None:
    match, _, _ = blunder()
    assert lesson_about_held(match.coach) in {of.id for of in exercises(match.sitting.title)}
    opened = such(Push, match.on(Control.LESSON))
    assert opened.request == wanted.Learn(match.sitting.title, lesson_about_held(match.coach))
    match.coach.put_away()
    assert lesson_about_held(match.coach) == ""


@pytest.mark.parametrize("title", on_show())
def test_enter_gives_no_answer_while_the_coach_prepares_a_hint(title: str, records: dict[str, Any]) -> None:
    """H and Enter at once used to give the answer Enter had meant before, with a rival one step from winning."""
    bots = Pending()
    match = Match(copied(records[title]), bots=bots)
    match.coach.seconds = NO_CLOCK
    driver, count = ready(match), len(match.sitting.table.answers)
    for keys in (("enter",), ("space", "enter"), ("tab", "enter"), ("right", "enter"), ("down", "enter")):
        if match.coach.idea is None:
            driver.key("h")
        for key in keys:
            driver.key(key).wait(0.1)
        assert match.coach.wanted, keys
        assert len(match.sitting.table.answers) == count, keys
        assert not match.reaching.picked
        assert match.overlays.sheet == ""
    assert [node.key for node in driver.app.nodes() if "enter" in node.key.split("|")] == ["enter"]
    bots.hurry()
    driver.wait(0.2)
    best = sure(match.coach.idea).action
    driver.wait(1.0).key("enter").wait(0.1)
    assert match.sitting.table.answers[count].action == best


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
@pytest.mark.parametrize("title", on_show())
def test_message_while_the_coach_thinks_is_legible_at_any_size(
    title: str, size: tuple[int, int], text_scale: float, records: dict[str, Any]
) -> None:
    match = Match(copied(records[title]), bots=Pending())
    driver = ready(match, size, text_scale)
    driver.key("h").wait(0.3)
    assert match.coach.wanted
    assert (driver.audit(), driver.missed(), driver.clashes()) == ([], [], [])
    asked, match.settings.alert = match.sitting.mine(), True
    assert asked is not None
    match.sitting.recorded.hints.clear()
    match.answering.do(asked.options[0])
    driver.wait(0.3)
    assert match.coach.waiting == asked.options[0]
    assert (driver.audit(), driver.missed(), driver.clashes()) == ([], [], [])


def test_pads_first_button_gives_no_answer_while_the_coach_thinks() -> None:
    match, driver = found(asks("play_card", 2))
    match.sitting.bots = bots = Pending()
    plug_in(driver)
    count = len(match.sitting.table.answers)
    pad(driver, "lt", "a", "rb", "a", "right", "a")
    assert match.coach.wanted
    assert len(match.sitting.table.answers) == count
    assert not match.reaching.picked
    match.coach.seconds = NO_CLOCK
    bots.hurry()
    driver.wait(0.2)
    assert match.coach.idea is not None


def test_board_answer_is_accepted_while_the_coach_thinks() -> None:
    match, driver = found(asks("play_card", 2))
    match.sitting.bots = Pending()
    driver.key("h").wait(0.1)
    asked = mine(match)
    count = len(match.sitting.table.answers)
    match.on(Give(asked.options[0]))
    driver.wait(0.1)
    assert match.sitting.table.answers[count].action == asked.options[0]


@pytest.mark.parametrize("title", on_show())
def test_answer_waits_until_it_was_tried_often_enough_to_judge(title: str, records: dict[str, Any]) -> None:
    """A search tries bad answers least, so the alert used to be silent exactly where it was needed."""
    match = Match(copied(records[title]), bots=Pending())
    bots = such(Pending, match.sitting.bots)
    match.sitting.recorded.hints.clear()  # advised answers are exempt
    match.coach.seconds, match.settings.alert = NO_CLOCK, True
    ready(match)
    asked, coach = match.sitting.mine(), match.coach
    assert asked is not None
    for action in asked.options[-3:]:
        count = len(match.sitting.table.answers)
        match.answering.do(action)
        if coach.held is not None:  # it is one of those compared
            coach.put_away()
            continue
        assert coach.waiting == action
        assert prompt_now(match.turns, coach).sentence == say("hint.looking")
        for _ in range(4):
            assert len(match.sitting.table.answers) == count
            bots.hurry()
            coach.tick()
        assert sure(coach._finding(action)).visits >= ENOUGH
        assert coach.due() == action
        coach.put_away()


def test_picked_up_card_is_looked_at_before_it_is_played() -> None:
    match, driver = found(asks("play_card", 2))
    match.sitting.bots = bots = Pending()
    match.coach.seconds, match.settings.alert = NO_CLOCK, True
    driver.wait(0.1)
    bots.hurry()
    driver.wait(0.1)
    thing = next(noun for noun, verbs in match.sitting.now.uses.items() if len(verbs) > 1)
    match.on(Reach(thing))
    driver.wait(0.1)
    wish = such(Weighed, bots.wishes[-1])
    assert {action.noun for action in wish.answers} == {thing}
    bots.hurry()
    driver.wait(0.1)
    count, asked = len(match.sitting.table.answers), match.sitting.mine()
    assert asked is not None
    match.answering.do(wish.answers[0])
    assert match.coach.waiting is None, "it was looked at meanwhile"
    assert len(match.sitting.table.answers) == count


def answering() -> tuple[Match, Driver, Action, int]:
    """Return a match in which an answer waits for the coach, that answer, and how many came before it."""
    match, driver = found(asks("play_card", 2))
    match.sitting.bots = Pending()
    match.settings.alert = True
    driver.wait(0.1)
    asked, count = match.sitting.mine(), len(match.sitting.table.answers)
    assert asked is not None
    match.answering.do(asked.options[0])
    return match, driver, asked.options[0], count


def test_an_answer_does_not_wait_for_ever() -> None:
    match, driver, answer, count = answering()
    driver.wait(coaching.PAUSE - 1)
    assert len(match.sitting.table.answers) == count
    driver.wait(1.2)
    assert match.sitting.table.answers[count].action == answer


def test_held_answer_can_be_undone() -> None:
    match, driver, _, count = answering()
    driver.wait(0.2).key("enter", "esc").wait(0.2)
    assert match.coach.waiting is None
    assert len(match.sitting.table.answers) == count


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("title", on_show())
def test_offer_leaves_the_whole_question_readable(title: str, language: str, records: dict[str, Any]) -> None:
    use_language(language)
    match = Match(copied(records[title]), bots=Pending())
    driver = ready(match)
    match.coach.calling.winner, match.coach.calling.beaten = 1, 0
    driver.wait(0.5)
    shown = prompt_now(match.turns, match.coach)
    assert [way.id for way in shown.ways[:3]] == ["call:accept", "call:leave", "call:play_on"]
    assert shown.second
    bar = match.sight.frame.prompt
    written = [each for each in driver.written() if bar.contains(each.rect)]
    assert {shown.sentence, shown.second} <= {each.text for each in written}, written
    highest = {each.text: each.rect.h for each in written}
    assert highest[shown.second] >= 9


def test_prompt_says_that_a_held_answer_is_being_examined() -> None:
    match, driver, answer, count = answering()
    driver.wait(0.5)
    shown = prompt_now(match.turns, match.coach)
    assert (shown.sentence, shown.second) == (say("hint.looking"), match.coach.words.deed((answer,)))
    assert 0.7 < coaching.patience(match.coach) < 1
    other = next(noun for noun in match.sitting.now.uses if noun != answer.noun)
    match.on(Reach(other))
    driver.wait(0.1)
    assert sure(match.overlays.refused).reason == say("hint.still_looking", deed=shown.second)
    assert match.coach.waiting == answer, "the first answer isn't forgotten"
    assert not match.reaching.picked
    driver.wait(coaching.PAUSE)
    assert [each.action for each in match.sitting.table.answers[count:]][:1] == [answer]


def test_no_answer_is_held_where_others_could_infer_a_hand() -> None:
    match, _ = found(asks("play_card", 2))
    match.settings.alert = True
    asked = mine(match)
    for people, window, waits in ((1, True, True), (2, True, False), (2, False, True), (1, False, True)):
        match.coach.leave()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(type(match.sitting), "people", tuple(range(people)))
            patch.setattr(type(match.turns), "open_question", asked._replace(window=window))
            assert match.coach.stops(asked.options[0]) is waits


@pytest.mark.parametrize("title", on_show())
def test_twin_worlds_get_the_same_search_and_verdicts(title: str, records: dict[str, Any], long_run: bool) -> None:
    asked = records[title].table.decision
    twin = twin_of(records[title], asked.seat)
    number, found = len(records[title].table.answers), list[Any]()
    for table in (records[title].table, twin.table):
        counsel, view = Counsel(adviser(title, Budget(simulations=60))), table.view(asked.seat)
        held = asked.options[-2 if long_run else -1 :]
        weighed = counsel.weigh(table.game, view, asked, number, held)
        search = counsel.looked.search
        found.append((weighed, search.simulations if search is not None else 0))
    assert found[0] == found[1]


def blunder(alert: bool = True, gap: float = 0.24, visits: int = 5 * ENOUGH) -> tuple[Match, Driver, Action]:
    match, driver = found(asks("play_card", 2))
    asked = mine(match)
    match.settings.alert = alert
    best, worst = asked.options[0], asked.options[-1]
    advised(match, {best: 0.55, worst: 0.55 - gap}, visits)
    driver.wait(0.1)
    match.answering.do(worst)
    driver.wait(0.2)
    return match, driver, worst


def test_answer_that_gives_much_away_is_held_until_confirmed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(coach_words, "chance", lambda title, seats, value: value)
    match, driver, worst = blunder()
    number = len(match.sitting.table.answers)
    assert match.coach.held is not None
    asked = prompt_now(match.turns, match.coach)
    assert asked.sentence == "This drops your chance from 55% to 31%."
    assert [way.label for way in asked.ways][-2:] == ["Play it", "Take back"]
    assert driver.audit() == []
    assert driver.missed() == []
    assert driver.clashes() == []
    assert "Better: " in match.overlays.coached
    driver.key("enter").wait(0.2)
    assert match.coach.held is None
    assert len(match.sitting.table.answers) == number, "it was taken back"
    asked_again = match.sitting.mine().options[0]
    advised(match, {asked_again: 0.55, worst: 0.31})
    match.turns.series = (asked_again,)
    match.answering.do(worst)
    assert match.turns.series == (), "what was to follow falls with it"
    driver.wait(0.2).click("way:play_it").wait(0.2)
    assert match.sitting.table.answers[number].action == worst


def test_alert_without_calibrated_chances_shows_no_numbers() -> None:
    match, _, _ = blunder()
    assert match.coach.held is not None
    assert prompt_now(match.turns, match.coach).sentence == "This gives away much."
    assert not any(letter.isdigit() for letter in prompt_now(match.turns, match.coach).sentence)


@pytest.mark.parametrize("how", [{"alert": False}, {"gap": 0.09}, {"visits": ENOUGH - 1}])
def test_only_large_certain_losses_are_held_and_only_when_enabled(how: dict[str, Any]) -> None:
    match, _, worst = blunder(**how)
    assert match.coach.held is None
    assert [each.action for each in match.sitting.table.answers if each.seat == match.sitting.reader][-1] == worst


def test_alerts_are_on_in_a_guided_game() -> None:
    match, driver = found(asks("play_card", 2))
    assert not match.coach.alerts
    match.settings.guided = ("espionage",)
    assert match.coach.alerts
    driver.wait(0.1)


# --- an offer to call the game ---


def test_bots_offer_to_end_a_decided_game_and_accepting_ends_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, driver = found(asks("play_card", 2))
    me = match.sitting.reader
    monkeypatch.setattr(calling, "decided", lambda table, heuristic, bots: me)
    match.coach.about = None
    driver.wait(0.3)
    assert prompt_now(match.turns, match.coach).second.endswith("you've as good as won.")
    assert driver.audit() == []
    assert driver.clashes() == []
    driver.click("call:play_on").wait(0.2)
    assert not match.coach.calling.offered
    match.coach.about, match.coach.calling.declined = None, set()
    driver.wait(0.3).click("call:accept").wait(0.2)
    assert sure(match.sitting.table.result).shares[me or 0] == 1.0
    at_once(match)
    driver.wait(3)
    assert driver.at(ResultScreen).card.headline == "You won"


def test_offer_to_end_a_game_is_made_once_and_only_to_a_lone_person(monkeypatch: pytest.MonkeyPatch) -> None:
    match, driver = found(asks("play_card", 2))
    monkeypatch.setattr(calling, "decided", lambda table, heuristic, bots: match.sitting.reader)
    match.coach.calling.declined, match.coach.about = {match.sitting.reader or 0}, None
    driver.wait(0.2)
    assert match.coach.calling.winner is None
    both = against_bots("espionage", seats=2, people=2)
    monkeypatch.setattr(calling, "decided", lambda table, heuristic, bots: 0)
    both.sight.look(0)
    both.coach.tick()
    assert both.sitting.mine() is not None
    assert both.coach.calling.winner is None


# --- what threatens, and what is known ---


@pytest.mark.parametrize("title", having("dangers"))
def test_dangers_are_marked_on_the_board_and_listed_on_the_sheet(
    title: str, records: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = at(records[title])
    driver = Driver(match).wait(0.4)
    nodes = driver.app.nodes()
    places = [n.id.removeprefix("noun:") for n in nodes if n.id.startswith("noun:") and n.role in PLACES]
    assert places, f"the board of {title} has no node of role {', '.join(PLACES)}: where would danger be marked?"
    place = places[0]
    said = Danger(line("event.resigned", seat=1), 1, place)
    monkeypatch.setattr(coach_words.CoachWords, "dangers", lambda self: (said,))
    driver.app.draw()
    mark = driver.node(f"danger:{place}")
    assert match.sitting.names[1] in mark.tip
    assert driver.missed() == []
    assert not any(mark.rect.collidepoint(node.rect.center) for node in driver.app.nodes() if is_answer(node))
    driver.key("k").wait(0.3)
    assert match.overlays.sheet == KNOWN
    written = " ".join(driver.texts())
    assert match.coach.sitting.say(said.line) in written
    driver.key("k").wait(0.3)
    assert match.overlays.sheet == ""


PLACES = ("country", "region", "land")


@pytest.mark.parametrize(("size", "text_scale"), SIZES)
@pytest.mark.parametrize("title", SHELF)
def test_known_facts_are_legible_at_any_size(title: str, size: tuple[int, int], text_scale: float) -> None:
    match = against_bots(title, 3, seats=max(2, box(title).seats[0]), level="")
    driver = Driver(match, size, text_scale).wait(0.4)
    match.on(Show(KNOWN))
    driver.wait(0.4)
    assert driver.audit() == []
    driver.key("esc").wait(0.2)
    assert match.overlays.sheet == ""


# --- twin worlds ---


@pytest.mark.parametrize("title", on_show())
def test_twin_worlds_are_advised_in_the_same_words(title: str, records: dict[str, Any]) -> None:
    match = at(records[title])
    twin = at(twin_of(records[title], match.sitting.reader))
    assert heard(match) == heard(twin)


def heard(match: Match) -> tuple[object, ...]:
    """Return everything the coach says about the current question."""
    driver = Driver(match).wait(0.4)
    coach, sitting = match.coach, match.sitting
    asked = sure(sitting.mine())
    told = [coach.sitting.say(danger.line) for danger in coach.words.dangers()]
    told += [coach.sitting.say(each) for each in sitting.reckoning.unseen(sitting.view, asked.seat)]
    view = sitting.table.view(asked.seat)
    advice = advise(
        sitting.game, view, asked, adviser(sitting.title, Budget(simulations=40)), Random(coach_seed(match))
    )
    ideas = [
        (coach.words.deed(i.deed), [coach.sitting.say(r) for r in i.reasons], coach.words.reply(i))
        for i in advice.ideas
    ]
    driver.wait(0.1)
    return told, ideas, coach.calling.winner


def coach_seed(match: Match) -> str:
    return f"{match.sitting.luck}:coach:{len(match.sitting.table.answers)}"


def test_coach_gets_only_the_persons_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    match, driver = found(asks("play_card", 2))
    seen: list[Any] = []

    def ask(wish: object) -> Future[Advice]:
        seen.append(wish)
        return Future()

    monkeypatch.setattr(match.sitting.bots, "ask", ask)
    driver.key("h").wait(0.1)
    (wish,) = seen
    assert wish.view == match.sitting.table.view(match.sitting.reader)
    assert wish.decision == match.sitting.mine()


def test_number_of_a_slim_line_lies_beside_it() -> None:
    """The number of Arms Export used to cover R&D Champion."""
    match, driver = found(asks("play_card", 2))
    picture, ui = match.picture(driver.app.ui), driver.app.ui
    line = Rect(845, 300, 170, ghosts.LEAST)
    assert ghosts._corner(ui, picture, (), line)[1] == line.centery
    card = Rect(845, 300, 170, 120)
    assert ghosts._corner(ui, picture, (), card)[1] < card.top


def test_number_of_an_answer_covers_no_heading_and_no_other_answer() -> None:
    """It used to cover the sheet's heading, or a hand's next card."""
    match, driver = found(asks("play_card", 2))
    picture, ui = match.picture(driver.app.ui), driver.app.ui
    card, heading, other = Rect(400, 300, 100, 120), Rect(380, 260, 400, 200), Rect(290, 300, 105, 120)
    nodes = (Node("sheet", heading, "sheet", ""), Node("card", card, "card", ""), Node("other", other, "card", ""))
    spot = boxes.around(*ghosts._corner(ui, picture, nodes, card), 2 * ghosts.DISC, 2 * ghosts.DISC)
    assert not spot.colliderect(other)
    assert not any(spot.colliderect(head) for head in titles(nodes, 1.0))


def test_leader_line_ends_clear_of_the_corners_of_answers() -> None:
    ghost, tag = Rect(100, 200, 300, 60), Rect(420, 100, 200, 60)
    assert ghosts.led(tag, ghost) == (420, 160, 300, 200)
    assert ghosts.led(Rect(420, 210, 200, 40), ghost) == (420, 230, 400, 230)


def test_coach_that_could_not_search_says_so_and_retries_on_request() -> None:
    match, driver = found(choice)
    coach = match.coach
    coach.advice, coach.asked_for = SILENT, True
    assert beside(coach) == say("hint.nothing")
    coach.hint()
    assert coach.advice is None
    assert coach.wanted
    driver.doze(0.1)


def test_no_difference_is_stated_when_time_ran_out() -> None:
    match, _ = found(choice)
    first, second = match.sitting.now.options[:2]
    ideas = [Idea(each, value, 1, (each,), None, ()) for each, value in ((first, 0.9), (second, 0.1))]
    for visits, brief in ((ENOUGH - 1, True), (ENOUGH, False)):
        findings = tuple(Finding(idea.action, idea.value, visits, 0.5) for idea in ideas)
        match.coach.advice, match.coach.shown = Advice(tuple(ideas), visits, findings), 0
        assert (coaching.gains(match.coach) == say("hint.brief")) is brief


def test_alert_always_says_that_an_answer_ends_the_game() -> None:
    """“Red wins in France in 9 more of 10 trial games” used to be all that was said of letting a victory pass."""
    lost, fault = line("coach.ends_otherwise", fact=line("result.home", seat=1)), line("happens.moved", seat=1)
    block, let_pass = (Action("block"),), (Action("let_pass"),)

    def told(*reasons: Line) -> str:
        better = SimpleNamespace(deed=block, reasons=reasons)
        held = SimpleNamespace(deed=let_pass, reasons=(fault,))
        coach = SimpleNamespace(
            held=SimpleNamespace(better=better),
            reasons=(better, held),
            words=SimpleNamespace(inside=str, deed=lambda deed: deed[0].verb),
            sitting=SimpleNamespace(say=lambda each: each.key),
        )
        return against(cast(Any, coach))

    assert lost.key in told(lost)
    assert fault.key in told(lost)
    assert "happens.steps" not in told(line("happens.steps", seat=0))
    much = told(line("happens.steps", seat=0, count=5))
    assert "happens.steps" in much, "it sets both further apart"
    assert fault.key not in much


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ((0.366, 0.344), say("hint.points_second", points=3)),
        ((0.364, 0.3365), say("hint.points_second", points=2)),
        ((0.366, 0.36), say("hint.level_second")),
        ((0.366, 0.36, 0.355), say("hint.level_others")),
        ((0.366, 0.36, 0.31), say("hint.level_second")),
    ],
)
def test_difference_between_two_ideas_equals_that_of_their_chances(values: tuple[float, ...], told: str) -> None:
    """ "About 4 points better" used to stand beside 37% and 34%."""
    coach = SimpleNamespace(
        ideas=[SimpleNamespace(action=None, value=value) for value in values],
        idea=SimpleNamespace(),
        shown=0,
        _finding=lambda action: SimpleNamespace(visits=10**6),
        words=SimpleNamespace(chance=float, worth=float),
    )
    assert gains(cast(Any, coach)) == told
