"""A person's own mistakes come back: which, when, how they are re-dealt, and what counts as right."""

from dataclasses import replace
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

from ai.coach import practice
from ai.coach.advice import adviser
from ai.coach.practice import Anew
from ai.coach.review import Grade, Review, ReviewedQuestion, dice, judge
from game import folders
from game.core import agenda
from game.core.contract import Action, line
from game.core.exercise import exercise, exercises
from game.core.files.journal import YOU, Recorded, start
from game.machine import mistakes
from game.machine.mistakes import KNOWN, LADDER, PARKED, OwnMoment
from game.play.retry import (
    Retry,
    RetryStage,
    Tried,
    Unusable,
    at_once,
    dealing,
    laid_out,
    lesson_about,
    own_turn,
    position,
    reason_told,
    refuted_told,
    try_told,
    unaided_told,
)
from game.titles import having, rules_of
from tests import practised
from tests.games import asked_at
from tests.sure import sure

DAY = date(2026, 3, 1)


@pytest.fixture(scope="module")
def game() -> Recorded[Any]:
    """Return a finished game of 1955 in which an easy bot played the person's seat."""
    return practised.game()


@pytest.fixture(scope="module")
def reviewed(game: Recorded[Any]) -> Review:
    return practised.review()


def test_worst_moments_of_a_game_are_kept_once_with_some_fine_ones(game: Recorded[Any], reviewed: Review) -> None:
    found = mistakes.learn_from(game, reviewed, DAY)
    assert found.trouble is None
    bad = [each for each in found.moments if not each.fine]
    assert 1 <= len(bad) <= practice.WORST
    assert any(each.fine for each in found.moments)
    assert all(each.lost >= 0.03 for each in bad)
    assert all(reviewed.judged[each.number].seat == 0 for each in found.moments)
    mistakes.learn_from(game, reviewed, DAY)
    assert mistakes.kept().moments == found.moments
    lost = [each for each in found.points("espionage") if each.lost]
    assert lost == found.points("espionage")
    assert len(lost) == sum([reviewed.counts[0][of] for of in (Grade.SLIP, Grade.MISTAKE, Grade.ADVISED)])


def test_review_of_bots_or_of_an_unfinished_game_teaches_nothing(game: Recorded[Any], reviewed: Review) -> None:
    of = start(None, rules_of("espionage"), game.header.setup, (YOU, "hard"))
    assert mistakes.learn_from(of, reviewed, DAY).moments == []
    assert not folders.mistakes().exists()


def _moment(fine: bool = False, **other: Any) -> OwnMoment:
    told: dict[str, Any] = {"game": "0" * 12, "title": "espionage", "day": "2026-03-01", "code": "", "seat": 0}
    told |= {"number": 3, "kind": "move_spy", "motif": "spy", "given": "stay", "best": "move_spy usa"}
    told |= {"lost": 0.0 if fine else 0.2, "due": DAY.isoformat()}
    return OwnMoment(**{**told, **other})


def test_a_moment_comes_back_after_1_3_7_and_21_days() -> None:
    moment = _moment()
    day = DAY
    waited = list[int]()
    assert moment.answered(False, day) == _moment(missed=1, due="2026-03-02")
    for _ in LADDER:
        after = moment.answered(True, day)
        if after is None:
            break
        waited.append((date.fromisoformat(after.due) - day).days)
        moment, day = after, date.fromisoformat(after.due)
    assert waited == [3, 7, 21]
    assert moment.known
    assert moment.right == KNOWN
    assert moment.answered(True, day) is None
    again = sure(moment.answered(False, day))
    assert (again.right, again.due) == (0, (day + timedelta(days=1)).isoformat())


def test_right_answer_before_its_day_changes_nothing() -> None:
    """A moment tried again minutes later by its subject went from 3 days to 7."""
    after = sure(_moment().answered(True, DAY))
    assert after.answered(True, DAY) == after
    assert sure(after.answered(False, DAY)).missed == 1
    known = _moment(right=KNOWN, due="2026-03-05")
    assert known.answered(True, DAY) == known


def test_six_misses_park_a_moment_and_one_right_answer_ends_a_fine_one() -> None:
    moment = _moment()
    for _ in range(PARKED):
        moment = sure(moment.answered(False, DAY))
    assert moment.parked
    assert mistakes.Mistakes([moment]).due(DAY + timedelta(days=90)) == []
    assert _moment(fine=True).answered(True, DAY) is None


def test_due_moments_depend_on_the_day_and_include_fine_ones() -> None:
    every = [_moment(number=n) for n in range(3)] + [
        _moment(fine=True, number=9),
        _moment(number=5, due="2026-03-05"),
    ]
    found = mistakes.Mistakes(every)
    assert [each.number for each in found.due(DAY)] == [0, 9, 1, 2]
    assert [each.number for each in found.due(date(2026, 3, 5))][-1] == 5
    assert found.due(DAY, "ideology") == []
    alone = mistakes.Mistakes([_moment(number=1), *(_moment(fine=True, number=each) for each in (8, 9))])
    assert [each.number for each in alone.due(DAY)] == [1, 8], "or whether it matters would be no question"
    assert {each.number for each in found.due(DAY, motif="spy")} == {0, 1, 2, 5, 9}


def test_motif_is_not_taken_for_the_group_of_its_name() -> None:
    """“Where to push” brought back every card play, because “push” is also what these are called."""
    pushed, attack = _moment(number=1, kind="play_card", motif="push"), _moment(number=2, kind="play_card")
    found = mistakes.Mistakes([pushed, attack])
    of = mistakes.subjects(found)
    assert found.due(DAY, motif=mistakes.meant(of, "where to push")) == [pushed]
    assert found.due(DAY, motif=mistakes.meant(of, "Card plays")) == [pushed, attack]
    assert found.due(DAY, motif="push") == [pushed, attack]


def test_due_moments_are_counted_at_once() -> None:
    """It used to say "1 moment is due" and "1 of 1", and then another one was due."""
    found = mistakes.Mistakes([_moment(fine=True, number=number) for number in (3, 7)])
    assert [each.number for each in found.due(DAY)] == [3, 7]


@pytest.fixture
def retry(game: Recorded[Any], reviewed: Review) -> Retry:
    """Return the first moment with a wrong answer, as in the game."""
    found = mistakes.learn_from(game, reviewed, DAY)
    moment = next(each for each in found.moments if not each.fine)
    return laid_out(moment, position(moment))


def test_first_repetition_is_the_exact_position_of_the_game(retry: Retry, game: Recorded[Any]) -> None:
    number = retry.moment.number
    assert retry.dealt.anew is Anew.NOTHING
    assert dealing(retry.moment, retry.recorded) is None
    assert retry.recorded.table.state == game.table.state_before(number)
    assert retry.recorded.journal.path is None


def test_try_is_graded_like_in_the_review(retry: Retry, reviewed: Review) -> None:
    retry.says(True)
    best = reviewed.judged[retry.moment.number].best.deed
    right = at_once(sure(retry.asks(best)))
    assert right.grade is Grade.GOOD
    wrong = sure(retry.asks(reviewed.judged[retry.moment.number].played.deed))
    tried = at_once(wrong)
    assert tried.grade in (*practice.BAD, Grade.UNJUDGED)
    retry.take(Tried(tried.deed, Grade.MISTAKE, 0.1, None, tried.judged))
    going_on = retry.stage
    retry.take(right)
    assert (going_on, retry.stage) == (RetryStage.MOVE, RetryStage.OVER)
    assert (retry.found, retry.right, retry.counts) == (True, False, True)


def test_unjudged_answer_counts_as_nothing(retry: Retry) -> None:
    retry.says(True)
    for _ in range(3):
        retry.take(Tried((Action("stay"),), Grade.UNJUDGED, 0.0))
    assert (retry.stage, retry.counts) == (RetryStage.MOVE, False)


def test_refutation_is_legal_and_consistent_with_the_view(game: Recorded[Any], reviewed: Review) -> None:
    against = None
    for moment in mistakes.learn_from(game, reviewed, DAY).moments:
        retry = laid_out(moment, position(moment))
        given = retry.gives_up()
        against = practice.refuted(given.questions, Random(1))
        if against is not None:
            break
    assert against is not None
    assert len(against.answers) > len(given.questions), "somebody replies"
    table, seat = retry.recorded.table, retry.moment.seat
    assert 1 <= against.deals <= against.of
    assert table.game.view(against.world, seat) == table.game.view(table.state, seat)
    world = against.world.copy()
    for action in against.answers:
        asked = asked_at(world)
        assert action in asked.options
        agenda.advance(world, action)


def test_mistake_without_a_reply_is_not_refuted(retry: Retry, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lesson said “In 10 of 10 deals the others begin like this:”, and nothing followed."""
    given = retry.gives_up().questions
    deed = tuple(each.given for each in given)
    monkeypatch.setattr(practice, "_played_on", lambda *_: (deed, None))
    assert practice.refuted(given, Random(1)) is None


def test_others_who_only_let_it_pass_refute_nothing(retry: Retry, monkeypatch: pytest.MonkeyPatch) -> None:
    """“The others begin like this”, and then only “Red lets it pass” and a card that was drawn by chance."""
    given = retry.gives_up().questions
    deed = tuple(each.given for each in given)
    monkeypatch.setattr(practice, "_played_on", lambda *_: ((*deed, Action("let_pass")), None))
    monkeypatch.setattr(practice, "_after", lambda world, _: world)
    assert practice.refuted(given, Random(1)) is None


def told_of(retry: Retry) -> list[str]:
    """Return the reason as a face tells it, with deeds and reasons by their ids."""
    return reason_told(retry, lambda deed: " ".join(map(str, deed)), lambda told: told.key)


def over(retry: Retry, *tries: Tried) -> Retry:
    retry.tries, retry.stage = [*tries], RetryStage.OVER
    return retry


def test_nothing_is_held_against_an_answer_that_counts_as_good(retry: Retry, reviewed: Review) -> None:
    """“Nothing is lost by that”, and then what goes wrong otherwise."""
    judged = reviewed.judged[retry.moment.number]
    best = judged.best._replace(reasons=(line("coach.fades"),))
    other = judged._replace(best=best, played=best, given=Action("stay"))
    good = Tried((Action("stay"),), Grade.GOOD, 0.0, None, (other,))
    told = told_of(over(retry, good))
    assert told[0].startswith("About as good, and what the search would choose: ")
    assert "coach.fades" not in told
    own = other._replace(given=best.action)
    told = told_of(over(retry, Tried(best.deed, Grade.GOOD, 0.0, None, (own,))))
    assert told[:3] == ["The search would choose that too.", "Compared with its second choice:", "coach.fades"]


def test_same_cards_in_another_order_are_the_same_answer(retry: Retry, reviewed: Review) -> None:
    """“The search finds this best”, and then one's own cards, joined in another order."""
    judged = reviewed.judged[retry.moment.number]
    cards = tuple(Action("add", each) for each in ("usa:3a", "mercenary:2a"))
    best = judged._replace(best=judged.best._replace(deed=cards), given=Action("stay"))
    turned = Tried((cards[1], cards[0]), Grade.GOOD, 0.0, None, (best,))
    assert told_of(over(retry, turned))[0] == "The search would choose that too."
    other = Tried((cards[0],), Grade.GOOD, 0.0, None, (best,))
    assert told_of(over(retry, other))[0].startswith("About as good")


def test_reason_names_what_it_compares_and_says_if_it_knows_none(retry: Retry, reviewed: Review) -> None:
    judged = reviewed.judged[retry.moment.number]
    assert judged.lost
    judged = judged._replace(best=judged.best._replace(reasons=()))
    wrong = Tried((judged.given,), Grade.MISTAKE, 0.1, None, (judged,))
    better, compared, unnamed, played = told_of(over(retry, wrong, wrong))
    assert better.startswith("Better: ")
    assert compared == f"Compared with {judged.given}:"
    assert unnamed == "coach.unnamed"
    assert played.startswith("In the game you lost ")


def test_late_try_counts_as_missed_only_where_something_is_counted(retry: Retry, reviewed: Review) -> None:
    judged = reviewed.judged[retry.moment.number]
    wrong = Tried((judged.given,), Grade.MISTAKE, 0.1, None, (judged,))
    right = Tried(judged.best.deed, Grade.GOOD, 0.0, None, ())
    assert "it counts as missed" in try_told(over(retry, wrong, right), right)
    turn = sure(own_turn("espionage", exercises("espionage")[0]))
    assert "counts" not in try_told(over(turn, wrong, right), right)


def test_turn_after_a_lesson_says_that_a_bot_has_played_on() -> None:
    """The cards that a bot had played for the pupil were gone without a word."""
    here, later = (sure(own_turn("espionage", exercise("espionage", name))) for name in ("home", "first"))
    assert (here.played_on, later.played_on) == (0, 10)
    assert "A bot has played on" in unaided_told(later)
    assert "A bot has played on" not in unaided_told(here)


def test_refutation_is_called_one_trial_game() -> None:
    told = refuted_told(practice.Refuted(None, (), 4, 10))
    assert told.startswith("One of 10 trial games")
    assert "the same in 4 of them" in told


def test_recurring_moment_is_dealt_again_with_the_same_best_answer(retry: Retry) -> None:
    after = sure(retry.moment.answered(False, DAY))
    request = sure(dealing(after, retry.recorded))
    dealt = at_once(request)
    game, seat = rules_of("espionage"), after.seat
    asked = asked_at(dealt.world)
    assert (asked.seat, asked.kind) == (seat, after.kind)
    assert dealt.anew is not Anew.NOTHING
    assert dealt.world != request.state
    assert at_once(request) == dealt
    again = laid_out(after, position(after), dealt)
    assert again.recorded.table.state == dealt.world
    if dealt.anew is Anew.HAND:
        view, of = game.view(dealt.world, seat), after.sought
        assert view != game.view(request.state, seat)
        question = ReviewedQuestion("espionage", 2, of.number, view, asked, of.given)
        judged = judge(question, dice(of.number), budget=adviser("espionage").budget)
        assert judged.best.action == of.best
        assert of.lost / 2 <= practice.lost(judged, "espionage", 2) <= 2 * of.lost


def test_a_moment_of_other_rules_is_refused_in_one_sentence(retry: Retry) -> None:
    with pytest.raises(Unusable, match=r"\.$"):
        position(replace(retry.moment, code="OV1-nonsense"))
    with pytest.raises(Unusable, match=r"\.$"):
        position(replace(retry.moment, best="move_spy nowhere"))


def test_best_answer_counts_as_right_even_if_unjudged(retry: Retry) -> None:
    retry.says(True)
    other = Tried((Action("stay"),), Grade.UNJUDGED, 0.0)
    assert retry.take(other).grade is Grade.UNJUDGED
    assert retry.tries == []
    found = retry.take(Tried((Action.parse(retry.moment.best),), Grade.UNJUDGED, 0.0))
    assert found.right
    assert (retry.stage, retry.right) == (RetryStage.OVER, True)


@pytest.mark.parametrize("name", having("lessons"))
def test_a_lesson_ends_with_a_turn_that_names_no_answer(name: str) -> None:
    found = {of.id: own_turn(name, of) for of in exercises(name)}
    turns = [each for each in found.values() if each is not None]
    assert len(turns) >= 4, "only where the game ends with the lesson there is none"
    for retry in turns:
        asked = asked_at(retry.recorded.table.state)
        assert asked.seat == retry.moment.seat
        assert len(asked.options) >= practice.CHOICE
        assert (retry.stage, retry.unaided, retry.moment.fine) == (RetryStage.MOVE, True, False)
    again = own_turn(name, exercises(name)[0])
    first = found[exercises(name)[0].id]
    assert (again and again.dealt) == (first and first.dealt)


def test_mistake_links_to_the_first_lesson_about_its_question() -> None:
    assert lesson_about("espionage", "choose_home") == "home"
    assert lesson_about("espionage", "move_spy") == "first"
    assert lesson_about("espionage", "answer_special") == "answers"
    assert lesson_about("espionage", "no such question") == ""
    assert lesson_about("espionage", "add_cards", "pair") == "pair", "a motif's own lesson comes first"
