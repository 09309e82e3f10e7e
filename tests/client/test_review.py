"""The review of a finished game: judged in the background, saved beside the record, with branches from it."""

import re
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from ai.coach.advice import ENOUGH, Idea
from ai.coach.notebook import SUFFIX
from ai.coach.review import JUDGED, STAKE, Grade, Judged, _luck
from ai.search.budget import Budget, never
from game import folders
from game.client.cards import ChronicleEntry, ResultCard
from game.client.kit.canvas import Canvas
from game.client.kit.scene import Push
from game.client.kit.settings import Settings
from game.client.match.scene import Match
from game.client.requests import LearnFromGame
from game.client.scenes.review import review_graph
from game.client.scenes.review.chronicle import turn_told
from game.client.scenes.review.page import PARTS, Goto, ReviewPage
from game.client.scenes.review.play_list import signed
from game.client.scenes.review.replay import Replay
from game.client.scenes.review.result import ResultScreen
from game.client.scenes.review.work import Desk, Judging
from game.client.scenes.setup.play_on import PlayOnSheet, chairs_on
from game.client.scenes.shelf.saves import Saves
from game.core.contract import Action
from game.core.files import journal
from game.core.files.journal import Recorded
from game.core.language.words import say
from game.core.resigning import Resigning
from game.play.session import YOU, Session
from game.play.worker import Bots, Worker
from game.titles import on_show, rules_of, setup
from tests.client.driver import Driver
from tests.client.matches import at_home
from tests.conftest import Sampled
from tests.games import loaded, path_of, play_on
from tests.patience import awaited
from tests.sure import such, sure
from tools import story

"""Seconds a worker may take on a busy machine."""
MANY = 60
"""The fewest answers in a game worth reviewing."""
QUICK = Budget(simulations=4)
SCALES = (0.75, 1.0, 1.25, 1.65, 2.5)
SIZES = ((1280, 720), (1920, 1080), (900, 600))


class Judge:
    """A judge in this process that judges one answer per tick, or none while it `sleeps`."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Judging, Future[Judged | None]]] = []
        self.judged: list[int] = []
        self.sleeps = self.closed = False
        self.fails: set[int] = set()

    def ask(self, question: Judging) -> "Future[Judged | None]":
        self.waiting.append((question, Future()))
        return self.waiting[-1][1]

    def tick(self) -> None:
        while self.waiting and not self.sleeps:
            question, future = self.waiting.pop(0)
            if future.set_running_or_notify_cancel():
                number = question.moment.number
                self.judged.append(number)
                future.set_result(None if number in self.fails else question.think(never, Bots()))

    def close(self) -> None:
        self.closed = True


def finished(name: str = "goofspiel", chairs: tuple[str, ...] = (YOU, "fair")) -> Recorded[Any]:
    """Return a finished game with random answers."""
    return play_on(
        journal.start(folders.saves(), rules_of(name), setup(name, len(chairs), seed=5), chairs), seed=5
    )


def told(name: str) -> Recorded[Any]:
    """Return a title's first long finished story, or its longest, with a person in the first seat."""
    every = [story.read(path) for path in story.stories(name)]
    for opening, answers in sorted(every, key=lambda read: -min(MANY, len(read[1]))):
        chairs = (YOU,) + ("fair",) * (len(opening.factions) - 1)
        recorded = journal.start(folders.saves(), rules_of(name), opening, chairs)
        for action in answers:
            recorded.play(action)
        if recorded.table.result is not None:
            return recorded
    raise AssertionError("no story of it is told to the end")


def reviewed(recorded: Recorded[Any], judge: Judge | None = None, answer: int = 0) -> ReviewPage:
    return ReviewPage(recorded, Desk(recorded, judge or Judge(), QUICK), answer)


def worked_out(page: ReviewPage) -> ReviewPage:
    for _ in range(2 * len(page.numbers)):
        page.tick(0.1)
    assert page.desk.done == len(page.numbers)
    return page


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ReviewPage]:
    """Return a completed review, to be inspected but not changed."""
    with pytest.MonkeyPatch.context() as patch:
        at_home(patch, tmp_path_factory.mktemp("reviewed"))
        patch.setattr("ai.coach.review.ENOUGH", 1)  # so quick a review tries everything too rarely to say anything
        patch.setattr("ai.coach.review.DOUBT", 0.0)
        patch.setattr("ai.coach.review.SLIP", 0.002)  # both sides of the story play well
        yield worked_out(reviewed(told("espionage")))


# --- the work behind it ---


def test_answers_are_judged_one_by_one_and_the_page_shows_the_progress() -> None:
    page = reviewed(finished())
    driver, count = Driver(page), len(page.numbers)
    assert page.desk.done < count
    assert any(f"{page.desk.done} of {count}" in a.text for a in driver.written())
    worked_out(page)
    driver.app.draw()
    assert any("All answers looked at" in text for text in driver.texts())
    assert not any(node.key == "Space" for node in driver.app.nodes()), "there is nothing left to stop"


def test_answer_being_looked_at_is_judged_first() -> None:
    judge = Judge()
    page = reviewed(finished(), judge, answer=9)
    page.tick(0.1)
    page.tick(0.1)
    assert judge.judged == [9, page.numbers[0]]


def test_the_answers_of_people_are_judged_before_those_of_bots() -> None:
    judge = Judge()
    page = worked_out(reviewed(finished(), judge))
    answers = page.sitting.table.answers
    own = [number for number in page.numbers if answers[number].seat == 0]
    assert judge.judged == [*own, *(number for number in page.numbers if number not in own)]


def test_judging_can_be_stopped_and_resumed() -> None:
    judge = Judge()
    page = reviewed(finished(), judge)
    driver = Driver(page).key("space")
    done = page.desk.done
    driver.wait(0.5)
    assert page.desk.done == done < len(page.numbers)
    judge.sleeps = True
    driver.key("space").wait(0.1)
    assert page.desk.asked is not None
    driver.key("space")
    assert page.desk.asked is None, "what was being judged is called off"
    judge.sleeps = False
    driver.key("space")
    worked_out(page)


def test_finished_judgements_are_available_at_once_next_time() -> None:
    recorded, judge = finished(), Judge()
    page = reviewed(recorded, judge)
    for _ in range(7):
        page.tick(0.1)
    page.closing()
    assert judge.closed
    again = reviewed(loaded(recorded))
    assert again.desk.done == page.desk.done == 7
    worked_out(again)
    last = Judge()
    assert reviewed(loaded(recorded), last).desk.done == len(page.numbers)
    assert last.judged == []


@pytest.mark.parametrize("torn", [b"", b"nonsense\n", None])
def test_torn_review_resumes_with_its_intact_lines(torn: bytes | None) -> None:
    recorded = finished()
    worked_out(reviewed(recorded)).closing()
    beside = path_of(recorded).with_suffix(SUFFIX)
    beside.write_bytes(beside.read_bytes()[:-40] if torn is None else torn)
    again = reviewed(loaded(recorded))
    assert again.desk.done == (len(again.numbers) - 1 if torn is None else 0)
    worked_out(again)


def test_unjudgeable_answer_is_skipped_and_says_so() -> None:
    judge = Judge()
    page = reviewed(finished(), judge)
    judge.fails.add(page.numbers[3])
    worked_out(page)
    page.on(Goto(3))
    driver = Driver(page)
    assert any("couldn't be looked at" in text for text in driver.texts())


def test_worker_judges_while_pictures_continue_and_stops_on_leaving() -> None:
    recorded = finished()
    worker = Worker("goofspiel", beside=0)
    page = ReviewPage(recorded, Desk(recorded, worker, QUICK))
    driver = Driver(page)
    awaited(lambda: driver.doze(0.05) and page.desk.done >= 2, "two judgements")
    page.closing()
    assert worker._process is None


# --- the position shown ---


def test_left_and_right_step_through_answers_and_down_finds_a_mistake(page: ReviewPage) -> None:
    page.on(Goto(0))
    driver = Driver(page).key("right", "right")
    assert page.at == 2
    driver.key("left")
    assert page.at == 1
    driver.key("down")
    wrong = [
        p
        for p, n in enumerate(page.numbers)
        if page.words.grade(page.desk.found.judged[n]) in (Grade.SLIP, Grade.MISTAKE)
    ]
    assert page.at == next(place for place in wrong if place > 1)
    first = page.at
    driver.key("down", "up")
    assert page.at == first
    page.on(Goto(0))
    driver.key("left")
    assert page.at == 0


def test_card_in_the_tray_jumps_to_its_moment(page: ReviewPage) -> None:
    page.on(Goto(0))
    driver, number = Driver(page), page.desk.found.mistakes[page.whose][0]
    driver.click("review:card0")
    assert page.number == number
    page.on(Goto(0))
    page.part = "people"
    Driver(page, text_scale=2.0).click("review:card0")
    assert (page.number, page.part) == (number, "answer"), "where there is room for one part only, it is read"


def test_every_play_is_a_line_and_o_lists_those_of_the_others(page: ReviewPage) -> None:
    driver, table = Driver(page), page.sitting.table
    page.list.others = False

    def listed() -> set[int]:
        driver.wait(0.1)
        found = [node for node in driver.app.nodes() if node.id.startswith("play:")]
        return {page.numbers[int(node.id.removeprefix("play:"))] for node in found}

    own = {number for number in page.numbers if table.answers[number].seat == page.whose}
    assert listed() == own
    driver.key("o")
    assert listed() == set(page.numbers) - own
    driver.key("o").wait(0.1)
    seen = [
        node
        for node in driver.app.nodes()
        if node.id.startswith("play:") and node.clip and node.clip.contains(node.rect)
    ]
    driver.click(seen[-1].label)
    assert f"play:{page.at}" == seen[-1].id


def test_a_list_sums_up_what_was_lost_and_the_luck(page: ReviewPage) -> None:
    judged = [each for each in page.desk.found.judged.values() if each.seat == page.whose]
    lost, came = [page.words.lost(each) for each in judged], [page.words.came(each) for each in judged]
    assert min(lost) == 0.0 < max(lost)
    assert [chance is None for chance in came] == [each.luck is None for each in judged]
    luck = round(100 * sum(chance or 0.0 for chance in came))
    assert luck
    assert f"Lost {round(100 * sum(lost))}, luck {signed(luck)}" in Driver(page).texts()
    assert (signed(3), signed(-2), signed(0)) == ("+3", "\N{MINUS SIGN}2", "0")


def begun(count: int | None = None) -> tuple[journal.Recorded[Any], Any]:
    """Return the start of a game, or all of it, with even judgements of all answers."""
    opening, answers = story.read(story.stories("espionage")[0])
    recorded = journal.start(folders.saves(), rules_of("espionage"), opening, (YOU, "fair"))
    for action in answers[:count]:
        recorded.play(action)
    best = SimpleNamespace(value=0.5)
    every = enumerate(recorded.table.answers)
    return recorded, {
        number: SimpleNamespace(number=number, seat=given.seat, unsure=False, value=0.5, best=best)
        for number, given in every
    }


def test_luck_is_unknown_until_the_next_choice_is_judged() -> None:
    """Halfway through, a quiet move of the spy used to read "-60", the sum of what followed until the end."""
    recorded, judged = begun()
    table = recorded.table
    assert table.result is not None
    whole = _luck(table, judged)
    assert {abs(found) for found in whole.values() if found} == {0.5}
    half = {number: each for number, each in judged.items() if number < table.answered // 2}
    assert not any(_luck(table, half).values())
    assert {0.0, None} == set(_luck(table, half).values())


def test_effect_of_a_resignation_is_nobodys_luck() -> None:
    """A game without a mistake used to read "luck -53" once it was resigned."""
    recorded, judged = begun(12)
    table = recorded.table
    recorded.play(Resigning((0,)).action())
    assert table.result is not None
    assert {found for found in _luck(table, judged).values() if found is not None} == {0.0}


@pytest.mark.parametrize("title", on_show())
def test_review_says_you_only_for_the_persons_own_seat(title: str, long_run: bool) -> None:
    """A review of a bot's answer used to call the bot "Blue: you", and the reader "the other side"."""
    recorded = told(title)
    names = tuple(f"Player {seat + 1}" for seat in recorded.table.seats)  # a chair is called "you" by default
    recorded.header = replace(recorded.header, names=names)
    count = recorded.table.answered
    yours = say("review.who", name=Replay(recorded, Settings(mute=True)).sitting.names[0], sitter="you")
    labels = (say("match.you"), yours)  # which only say whose seat it is
    for seat in (0, 1):
        stood, spoken = Replay(recorded, Settings(mute=True), count // 2), set[str]()
        stood.see(str(seat))
        driver = Driver(stood)
        for answer in range(0, count, count // (6 if long_run else 3)):
            stood.seek(answer)
            texts = [re.sub("“.*?”", "", text) for text in driver.wait(0.1).texts()]  # but a card's own words
            texts = [text for text in texts if text.split(" · ")[0] not in labels]
            spoken |= {text for text in texts if re.search(r"\byou\b", text, re.IGNORECASE)}
        assert bool(spoken) == (seat == 0), spoken


def test_review_opens_at_the_persons_own_first_play(page: ReviewPage) -> None:
    recorded = page.sitting.recorded
    own = [number for number in page.numbers if recorded.table.answers[number].seat == page.whose]
    assert reviewed(recorded).number == own[0]
    later = page.numbers[-1]
    assert reviewed(recorded, answer=later).number == later


def test_a_review_that_is_done_does_not_say_yet(page: ReviewPage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page.desk, "found", page.desk.found._replace(mistakes={}, best={}))
    told = [each.text for each in Driver(page).written()]
    assert say("review.nothing") in told
    assert say("review.nothing_yet") not in told


def test_clicking_the_graph_jumps_to_that_answer(page: ReviewPage) -> None:
    page.on(Goto(0))
    driver = Driver(page)
    area = driver.node("review:graph").rect
    driver.click_at(area.right - 1, area.centery)
    assert page.at == len(page.numbers) - 1
    driver.wait(0.5).click_at(area.left + 1, area.centery)
    assert page.at == 0


def test_tray_shows_the_chosen_seat(page: ReviewPage) -> None:
    Driver(page).click("review:whose").wait(0.3).click("review:whose:1")
    assert page.whose == 1
    page.whose = 0


def test_chances_have_numbers_only_where_they_are_calibrated(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = page.desk.found.judged[page.desk.found.mistakes[page.whose][0]]
    monkeypatch.setattr("ai.coach.advice.calibrated", lambda title, seats: False)
    shown = reviewed_again(page)
    shown.on(Goto(page.numbers.index(found.number)))
    assert not any("%" in a.text for a in Driver(shown).written())
    monkeypatch.setattr("ai.coach.advice.calibrated", lambda title, seats: True)
    monkeypatch.setattr("ai.coach.advice.chance", lambda title, seats, value: value)
    shown = reviewed_again(page)
    shown.on(Goto(page.numbers.index(found.number)))
    texts = [a.text for a in Driver(shown).written() if "%" in a.text]
    assert "100%" in texts
    staked = [each for each in page.desk.found.judged.values() if each.seat == page.whose and each.stake >= STAKE]
    assert any(f"at stake in {len(staked)} answer" in text for text in texts), "one slip may weigh a third"
    assert any("dropped the chance" in text for text in texts)


def test_too_rarely_tried_answer_is_unsure_and_nothing_is_called_better(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = page.desk.found.mistakes[page.whose][0]
    monkeypatch.setattr("ai.coach.review.ENOUGH", 10**6)
    shown = reviewed_again(page)
    shown.on(Goto(page.numbers.index(number)))
    texts = [each.text for each in Driver(shown).written()]
    assert say("review.unsure") in texts
    assert say("review.better").upper() not in [text.upper() for text in texts]


def test_button_has_the_name_it_had_at_the_table(page: ReviewPage) -> None:
    """The review used to say "Announce" instead of the table's "Send 4", even after a longer deed."""
    answers = enumerate(page.sitting.table.answers)
    number = next(number for number, given in answers if given.action.verb == "announce")
    country = page.sitting.table.state_before(number).agenda[-1].country
    assert page.words.deed((Action("announce"),), number).startswith("Send ")
    deed = (Action("place", country), Action("announce"))
    assert page.words.deed(deed, number) == page.words.deed(deed[:1], number)


def reviewed_again(page: ReviewPage) -> ReviewPage:
    return ReviewPage(page.sitting.recorded, page.desk)


@pytest.mark.parametrize("scale", SCALES)
def test_no_text_is_cut_and_every_node_can_be_hit_at_every_size(page: ReviewPage, scale: float) -> None:
    for size in SIZES if scale in (1.0, 1.65) else SIZES[:1]:
        for part in PARTS if scale > 1.4 else PARTS[:1]:
            page.part = part
            driver = Driver(page, size, scale)
            assert driver.audit() == [], (size, part)
            assert driver.missed() == [], (size, part)
            assert not any("⟨" in text for text in [*driver.labels(), *(a.text for a in driver.written())])


@pytest.mark.parametrize("name", on_show())
def test_every_title_can_be_reviewed(name: str, sampled: Sampled) -> None:
    page = reviewed(told(name))
    page.desk.running = True
    for _ in range(3):
        page.tick(0.1)
    page.desk.running = False
    for place in sampled((0, 1, len(page.numbers) // 2, len(page.numbers) - 1), 4):
        page.on(Goto(place))
        driver = Driver(page)
        assert driver.audit() == [], page.number
        assert driver.missed() == [], page.number
        assert not any("⟨" in text for text in driver.texts())


# --- opening and leaving the page ---


def test_review_opens_from_the_result_and_escape_returns() -> None:
    recorded = finished()
    session = Session("goofspiel", recorded.header.setup, recorded.header.chairs, recorded.header.names)
    driver = Driver(
        ResultScreen(ResultCard("goofspiel", session, "Red wins", "Why not.", record=recorded), Settings())
    )
    driver.key("y")
    assert isinstance(driver.scene, ReviewPage)
    driver.key("esc")
    assert isinstance(driver.scene, ResultScreen)


@pytest.mark.parametrize("scale", [1.0, 1.65, 2.5])
def test_every_way_on_from_a_result_is_offered_at_any_type_size(scale: float) -> None:
    recorded = finished()
    session = Session("goofspiel", recorded.header.setup, recorded.header.chairs, recorded.header.names)
    entry = ChronicleEntry(1, "Red takes the 11.", "", 0)
    card = ResultCard("goofspiel", session, "Red wins", "Why not.", record=recorded, chronicle=(entry,))
    driver = Driver(ResultScreen(replace(card, account=(("prizes", ()),)), Settings()), text_scale=scale)
    keys = {key for node in driver.app.nodes() for key in node.key.split("|")}
    assert keys >= {"enter", "v", "r", "y", "c", "esc"}
    assert driver.audit() == []


def test_the_review_opens_from_the_saves() -> None:
    finished()
    driver = Driver(Saves()).key("y")
    assert isinstance(driver.scene, ReviewPage)


def test_discarding_a_game_discards_its_review() -> None:
    recorded = finished()
    worked_out(reviewed(recorded)).closing()
    assert {path.suffix for path in folders.saves().iterdir()} == {journal.SUFFIX, SUFFIX}
    Driver(Saves()).key("del").wait(0.5).key("del")
    assert list(folders.saves().iterdir()) == []


def test_review_opens_at_the_replays_moment_and_links_to_the_board() -> None:
    recorded = finished()
    driver = Driver(Replay(recorded, Settings(), 8)).key("y")
    assert driver.at(ReviewPage).number >= 8
    number = driver.at(ReviewPage).number
    driver.key("b")
    assert number <= driver.at(Replay).at <= number + 1
    assert not any(node.key == "e" for node in driver.app.nodes()), "the review lies below"
    driver.key("esc")
    assert isinstance(driver.scene, ReviewPage)


def test_unfinished_game_says_why_it_cannot_be_reviewed() -> None:
    recorded = journal.start(folders.saves(), rules_of("goofspiel"), setup("goofspiel", seed=5), (YOU, "fair"))
    recorded.play(sure(recorded.table.decision).options[0])
    driver = Driver(Replay(recorded, Settings()))
    node = driver.node("Review")
    assert node.reason == "This game isn't over, and that would show hidden hands: finish it first."
    driver.key("y")
    assert isinstance(driver.scene, Replay)
    saves = Driver(Saves())
    assert "take:review" not in [node.id for node in saves.app.nodes()]


def test_playing_on_from_a_review_starts_a_practice_game_there() -> None:
    recorded = finished()
    page = worked_out(reviewed(recorded))
    driver = Driver(page).key("right", "right", "right", "p")
    assert isinstance(driver.scene, PlayOnSheet)
    driver.key("enter")
    match = driver.at(Match)
    branch = match.sitting.recorded
    assert branch.practice
    assert branch.table.answers == recorded.table.answers[: page.number]
    assert branch.journal.path != recorded.journal.path
    again = loaded(branch)
    assert again.practice
    assert again.table.answers == branch.table.answers
    match.closing()


def test_a_game_that_was_resigned_is_reviewed_without_the_resignation() -> None:
    recorded = journal.start(folders.saves(), rules_of("goofspiel"), setup("goofspiel", seed=5), (YOU, "fair"))
    for _ in range(6):
        recorded.play(sure(recorded.table.decision).options[0])
    recorded.play(Resigning((0,)).action())
    page = worked_out(reviewed(recorded))
    assert page.numbers == tuple(range(6))
    assert Driver(page).audit() == []


def test_person_sits_down_to_play_on_after_bots() -> None:
    page = reviewed(finished(chairs=("fair", "greedy")))
    page.on(Goto(3))
    seat = page.sitting.table.answers[page.number].seat
    chairs = chairs_on(page.sitting.recorded, page.number)
    assert chairs[seat] == YOU
    assert chairs[1 - seat] == page.sitting.recorded.chairs[1 - seat]


@pytest.mark.paints
def test_mark_lies_where_a_card_is_used_not_where_it_came_from(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "Great Britain 3: Safe House" used to mark Great Britain as the better place."""
    marked, answers = list[tuple[str, str]](), page.sitting.table.answers
    monkeypatch.setattr(
        "game.client.boards.espionage.board.tagged", lambda canvas, lit, corner, tags, rect: marked.extend(tags)
    )
    begun = [
        n for n in page.numbers if answers[n].action.verb == "influence" and answers[n + 1].action.verb == "place"
    ]
    number = next(n for n in begun if not answers[n].action.noun.startswith(answers[n + 1].action.noun))
    before, page.at, page.part = page.at, page.numbers.index(number), "board"
    Driver(page, text_scale=2.0)
    page.at, page.part = before, PARTS[0]
    nouns = [noun for noun, _ in marked]
    assert answers[number + 1].action.noun in nouns
    assert not [noun for noun in nouns if ":" in noun]


def judged_like(page: ReviewPage, number: int, tries: int, lost: float, *, hinted: bool = False) -> ReviewPage:
    """Return the page with one answer tried `tries` times and losing `lost`."""
    recorded = page.sitting.recorded
    given = recorded.table.answers[number].action
    here, there = (
        Idea(each, value, tries, (each,), None, ())
        for each, value in ((given, 0.6 - lost), (recorded.table.state_before(number).options[-1], 0.6))
    )
    if hinted:
        recorded.hint(given, number=number + 1)
    shares = (0.6, 0.4)
    seat = recorded.table.answers[number].seat
    judged = Judged(number, seat, given, there, here, here.value, here.value, shares, shares)
    shown = reviewed(recorded)
    shown.desk.running = False
    shown.desk.kept.judged[number] = judged
    shown.desk.sum_up()
    shown.whose = seat
    shown.on(Goto(shown.numbers.index(number)))
    return shown


@pytest.mark.parametrize(
    ("tries", "hinted", "sentence", "counted"),
    [
        (6, False, "review.unsure", "0 good, 0 slips, 0 mistakes, 1 not judged"),
        (400, True, "review.told_advised", "0 good, 0 slips, 0 mistakes, 1 advised by the coach"),
        (400, False, "", "0 good, 0 slips, 1 mistake"),
    ],
)
def test_unjudged_and_advised_answers_are_named_and_nobodys_mistake(
    tries: int, hinted: bool, sentence: str, counted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ai.coach.review.ENOUGH", ENOUGH)
    page = reviewed(finished())
    shown = judged_like(page, page.numbers[2], tries, 0.27, hinted=hinted)
    texts = [each.text for each in Driver(shown).written()]
    assert not sentence or say(sentence) in texts
    assert counted in " ".join(texts)
    assert bool(shown.desk.found.mistakes[shown.whose]) is not bool(sentence)
    assert Driver(shown).audit() == []


def test_review_leads_to_the_persons_own_worst_moments(page: ReviewPage) -> None:
    opened = such(Push, page.on(next(way.message for way in page._learning())))
    assert opened.request == LearnFromGame(page.sitting.recorded)


def test_text_and_board_marks_are_about_the_same_play(page: ReviewPage) -> None:
    """The map used to say "Played" on the U.S.S.R. while the text explained Great Britain."""
    shown = reviewed_again(page)
    for number in page.numbers[:40]:
        shown.on(Goto(page.numbers.index(number)))
        deed = page.desk.found.judged[number].played.deed
        tagged = [noun for noun, word in shown._tags() if word == say("review.played")]
        assert set(tagged) == {each.noun for each in deed}


def test_the_steps_through_mistakes_are_named_and_stay_where_they_are(page: ReviewPage) -> None:
    """Two of four arrows used to say nothing until they were pointed at."""
    places = set[tuple[float, ...]]()
    for at in (0, 9, len(page.numbers) - 1):
        page.at = at
        driver = Driver(page)
        assert say("review.mistakes") in driver.texts()
        places.add(tuple(driver.node("review:mistake").rect))
    assert len(page.numbers) > 10, "a digit more"
    assert len(places) == 1


def test_review_says_when_it_shows_only_the_largest_mistakes(
    page: ReviewPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It used to say "4 mistakes" beside three."""
    numbers, whose = page.numbers[:3], page.whose
    found = page.desk.found._replace(mistakes={whose: numbers}, counts={whose: {Grade.MISTAKE: 4}})
    monkeypatch.setattr(page.desk, "found", found)
    assert page._how_well().endswith("; the 3 largest are shown.")
    monkeypatch.setattr(page.desk, "found", found._replace(counts={whose: {Grade.MISTAKE: 3}}))
    assert "largest" not in page._how_well()


def test_every_grade_has_a_mark_of_its_own() -> None:
    canvases = {grade: Canvas(pygame.Surface((40, 40))) for grade in (*JUDGED, Grade.UNJUDGED)}
    for grade, canvas in canvases.items():
        review_graph.mark(canvas, grade, 20, 20, 8)
    assert len({pygame.image.tobytes(canvas.surface, "RGB") for canvas in canvases.values()}) == len(canvases)


@pytest.mark.paints
@pytest.mark.parametrize("grade", JUDGED)
def test_no_grade_mark_has_a_sides_colour(grade: Grade) -> None:
    """A mistake used to be a red diamond, like Red's points."""
    canvas = Canvas(pygame.Surface((40, 40)))
    review_graph.mark(canvas, grade, 20, 20, 8)
    for x, y in ((18, 20), (22, 20), (20, 12)):
        seen = canvas.surface.get_at((x, y))
        assert max(seen.r, seen.g, seen.b) - min(seen.r, seen.g, seen.b) < 30, (x, y, seen)


def test_turn_numbers_below_a_graph_are_evenly_spaced() -> None:
    """A review used to be numbered 0 2 3 4 5 6 7 8 10, with whatever fitted beside the last one."""
    turns = list(enumerate((0.0, 8.0, 30.0, 60.0, 90.0, 120.0)))
    told = review_graph.told_turns
    assert [turn for turn, _ in told(turns, lambda turn: 5.0)] == [0, 1, 2, 3, 4, 5]
    assert [turn for turn, _ in told(turns, lambda turn: 20.0)] == [1, 2, 3, 4, 5], "the set-up makes way"
    assert [turn for turn, _ in told(turns, lambda turn: 29.0)] == [0, 2, 4]
    assert told(turns, lambda turn: 500.0) == [(5, 120.0)]


def test_no_turn_is_numbered_0() -> None:
    for title in on_show():
        assert "0" not in turn_told(title, 0)
        assert "1" in turn_told(title, 1)
