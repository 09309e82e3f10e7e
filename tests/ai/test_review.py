"""The review of a game: every answer is judged by what its seat could know, one question at a time, and saved."""

from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ai.coach.advice import ENOUGH, Counsel, Idea, adviser, dice, ideas, look
from ai.coach.notebook import SUFFIX, ReviewFile, discard, open_to, why_not, work_out
from ai.coach.review import (
    SLIP,
    Grade,
    Judged,
    ReviewedQuestion,
    accuracy,
    advised,
    asked,
    grade,
    judge,
    made,
    moment,
    of_seats,
    review,
)
from ai.heuristics import STUDIED, heuristic
from ai.players import GreedyPlayer
from ai.search.budget import Budget
from game.core.contract import Action, line
from game.core.files.journal import YOU, Recorded, start
from game.core.files.whole import SPOILT
from game.titles import rules_of, setup
from tests.conftest import Sampled
from tests.games import loaded, path_of, play_on

FEW = Budget(simulations=8)
ANSWERS = 24


def game_of(title: str, folder: Path, answers: int = ANSWERS, chairs: tuple[str, ...] = ("fair", "fair")) -> Path:
    """Record a random game."""
    return path_of(play_on(start(folder, rules_of(title), setup(title, seed=5), chairs), answers, 5))


@pytest.fixture(name="path")
def _path(tmp_path: Path) -> Path:
    return game_of("espionage", tmp_path)


def test_review_is_repeatable_and_tells_its_progress(path: Path) -> None:
    heard: list[tuple[int, int]] = []
    recorded = loaded(path)
    first = work_out(recorded, ReviewFile(recorded, FEW), (0, 1), FEW, progress=lambda *far: heard.append(far))
    count = len(asked(recorded.table))
    assert heard == [(done, count) for done in range(count + 1)]
    assert set(first.judged) == set(asked(recorded.table))
    path.with_suffix(SUFFIX).unlink()
    assert work_out(recorded, ReviewFile(recorded, FEW), (0, 1), FEW) == first


def test_stopped_review_resumes_where_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = loaded(path)
    whole = work_out(recorded, ReviewFile(recorded, FEW), (0, 1), FEW)
    path.with_suffix(SUFFIX).unlink()
    kept = ReviewFile(recorded, FEW)
    partly = work_out(recorded, kept, (0, 1), FEW, cancelled=lambda: len(kept.judged) >= 5)
    assert len(partly.judged) == 5
    again = ReviewFile(loaded(path), FEW)
    assert list(again.judged) == list(partly.judged)
    judged: list[int] = []

    def listening(of: ReviewedQuestion, *rest: Any) -> Judged:
        judged.append(of.number)
        return judge(of, *rest)

    monkeypatch.setattr("ai.coach.notebook.judge", listening)
    assert work_out(recorded, again, (0, 1), FEW) == whole
    assert judged == [number for number in asked(recorded.table) if number not in partly.judged]


def one_more(recorded: Recorded[Any], budget: Budget = FEW) -> bytes:
    """Judge what hasn't been judged yet, and return the resulting file's content."""
    kept = ReviewFile(recorded, budget)
    work_out(recorded, kept, (0,), budget)
    assert kept.trouble is None
    assert kept.file.path is not None
    return kept.file.path.read_bytes()


def contents(folder: Path) -> list[bytes]:
    return [each.read_bytes() for each in folder.iterdir() if each.is_file()]


def test_torn_notebook_resumes_with_its_intact_lines_and_is_kept(path: Path) -> None:
    recorded = loaded(path)
    written = one_more(recorded)
    beside, count = path.with_suffix(SUFFIX), written.count(b"\n") - 1
    for damaged in (written[:-9], written[: len(written) // 2], written[:-9] + b"nonsense\n"):
        beside.write_bytes(damaged)
        assert 0 < len(ReviewFile(recorded, FEW).judged) < count
        assert one_more(recorded) == written
        assert damaged in contents(path.parent)


def test_notebook_of_another_game_or_of_nobody_is_left_alone(path: Path, tmp_path: Path) -> None:
    recorded = loaded(path)
    other = one_more(loaded(game_of("espionage", tmp_path / "other", ANSWERS + 3)))
    for foreign in (other, b"My notes.\n", b"\xff\x00", b""):
        path.with_suffix(SUFFIX).write_bytes(foreign)
        assert not ReviewFile(recorded, FEW).judged
        written = one_more(recorded)
        assert path.with_suffix(SUFFIX).read_bytes() == foreign
        assert ReviewFile(recorded, FEW).judged, "it is found again under its other name"
        assert written in contents(path.parent)
        path.with_name(f"{path.stem}-2{SUFFIX}").unlink()


def test_shorter_review_takes_nothing_from_a_longer_one(path: Path) -> None:
    recorded, longer = loaded(path), Budget(simulations=17)
    written = one_more(recorded, longer)
    assert not ReviewFile(recorded, FEW).judged, "another budget judges otherwise"
    one_more(recorded)
    assert path.with_suffix(SUFFIX).read_bytes() == written
    assert (
        len(ReviewFile(recorded, longer).judged)
        == len(ReviewFile(recorded, FEW).judged)
        == written.count(b"\n") - 1
    )


def test_record_named_like_a_review_is_reviewed_and_stays(path: Path) -> None:
    called = path.with_suffix(SUFFIX)
    whole = path.read_bytes()
    path.rename(called)
    one_more(loaded(called))
    assert called.read_bytes() == whole
    assert len(contents(called.parent)) == 2


def test_game_that_takes_another_course_keeps_earlier_judgements(path: Path) -> None:
    recorded = loaded(path)
    one_more(recorded)
    before = [number for number in ReviewFile(recorded, FEW).judged if number < 12]
    recorded.rewind(12)
    recorded.play(recorded.table.decision.options[-1])  # type: ignore[union-attr]  # the game continues
    assert list(ReviewFile(recorded, FEW).judged) == before


def test_discarding_a_record_discards_its_reviews_and_nothing_else(path: Path, tmp_path: Path) -> None:
    recorded = loaded(path)
    for budget in (FEW, Budget(simulations=17)):
        one_more(recorded, budget)
    torn = path.with_suffix(SUFFIX)
    torn.write_bytes(torn.read_bytes()[:-40] + b"nonsense\n")
    one_more(recorded)
    assert torn.with_name(f"{torn.name}{SPOILT}").exists()
    notes, second = path.with_name(f"{path.stem}-7{SUFFIX}"), path.with_name(f"{path.stem}-2.journal")
    notes.write_text("2 deadbeef are my notes")
    second.write_bytes(game_of("espionage", tmp_path / "other", ANSWERS + 3).read_bytes())
    theirs = ReviewFile(loaded(second), FEW)
    work_out(loaded(second), theirs, (0,), FEW)
    assert theirs.file.path is not None
    discard(path)
    here = {each.name for each in path.parent.iterdir() if each.is_file()}
    assert here == {notes.name, second.name, theirs.file.path.name}


def test_resumed_game_keeps_its_judgements(path: Path) -> None:
    recorded = loaded(path)
    known = dict(work_out(recorded, ReviewFile(recorded, FEW), (0, 1), FEW).judged)
    assert recorded.table.decision is not None
    recorded.play(recorded.table.decision.options[0])
    assert list(ReviewFile(recorded, FEW).judged) == list(known)


def test_a_blunder_is_found_and_named(tmp_path: Path) -> None:
    """Fair bots play, but once a seat gives the worst possible answer to an important question."""
    game = rules_of("espionage")
    rng = Random(5)
    many = Budget(simulations=60)
    recorded = start(tmp_path, game, setup("espionage", seed=5), ("fair", "fair"))
    who, planted = GreedyPlayer(heuristic("espionage")), -1
    for number in count():
        decision = recorded.table.decision
        if decision is None or 0 <= planted < number - 5:
            break
        view = recorded.table.view(decision.seat)
        action = who.choose(game, view, decision, rng).action
        if planted < 0 and number > 10 and len(decision.options) > 1:
            looked = look(game, view, decision, adviser("espionage", many), rng, also=decision.options)
            ranked = sorted(looked.answers, key=lambda each: each.mean)
            if ranked[-1].mean - ranked[0].mean > 0.3:
                action, planted = ranked[0].action, number
        recorded.play(action)
    blunder = judge(moment(recorded.table, planted), dice(planted))
    told = review(recorded.table, {planted: blunder})
    assert told.mistakes == {blunder.seat: (planted,)}
    assert told.counts[blunder.seat][Grade.MISTAKE] == 1
    assert blunder.lost > 0.05
    assert blunder.played.action == blunder.given != blunder.best.action


def idea(value: float) -> Idea:
    return Idea(Action("go"), value, 400, (Action("go"),), None, ())


def judgement(best: float, given: float, **other: Any) -> Judged:
    shares = (best, 1 - best)
    made = Judged(0, 0, Action("go"), idea(best), idea(given), given, min(best, given), shares, shares)
    return made._replace(**other)


def test_noise_and_decided_positions_count_as_no_loss() -> None:
    assert judgement(0.5, 0.495).lost == 0
    assert judgement(0.5, 0.4).lost == pytest.approx(0.1)
    assert judgement(0.995, 0.975).lost == 0
    assert judgement(0.985, 0.5).lost == pytest.approx(0.485), "a win that was let go is a mistake"
    assert judgement(0.02, 0.0).lost == 0


def test_answer_tried_too_seldom_is_not_held_against_its_player() -> None:
    """On a busy machine a second allowed few tries, and three against three called a good card a mistake."""
    better = idea(0.72)._replace(action=Action("other"))
    for few in (better._replace(visits=3), better._replace(visits=ENOUGH - 1)):
        doubtful = judgement(0.72, 0.5)._replace(best=few)
        assert doubtful.unsure
        assert grade(doubtful, "toy", 2) is Grade.UNJUDGED
        assert doubtful.lost == doubtful.stake == doubtful.found == 0
        assert accuracy([doubtful]) is None
    sure = judgement(0.72, 0.5)._replace(best=better._replace(visits=ENOUGH))
    assert not sure.unsure
    assert sure.lost == pytest.approx(0.22)


def test_accuracy_falls_with_losses_and_easy_questions_count_little() -> None:
    assert accuracy([]) is None
    assert accuracy([judgement(0.5, 0.497)]) is None, "nothing was at stake"
    right = judgement(0.6, 0.6, plausible=0.4)
    wrong = judgement(0.6, 0.4)
    assert accuracy([right]) == pytest.approx(100)
    assert accuracy([wrong]) == pytest.approx(17.5, abs=0.1)
    easy = judgement(0.6, 0.6, plausible=0.57)
    kept = accuracy([wrong, easy])
    assert kept is not None
    assert kept < 35


def test_best_found_moves_are_the_least_natural() -> None:
    assert judgement(0.6, 0.6, natural=0.5).found == pytest.approx(0.1)
    assert judgement(0.6, 0.5, natural=0.5).found == 0, "it was not the best"


def test_hands_stay_hidden_from_reviews_while_people_play(tmp_path: Path) -> None:
    cases: dict[tuple[str, ...], tuple[int, ...]] = {
        ("fair", "fair"): (0, 1),
        (YOU, "fair"): (0,),
        ("fair", YOU): (1,),
        (YOU, YOU): (),
    }
    for number, (chairs, seats) in enumerate(cases.items()):
        folder = tmp_path / str(number)
        recorded = loaded(game_of("espionage", folder, 6, chairs))
        assert open_to(recorded) == seats
        assert (why_not(recorded, (0, 1)) is None) == (seats == (0, 1))
        recorded.take_over(0, "fair")
        assert open_to(recorded) == seats, "who has ever played may have seen a hand"


@pytest.mark.parametrize(("tries", "away", "counts"), [(64, 0.03, False), (200, 0.03, True), (64, 0.05, True)])
def test_a_small_loss_counts_only_after_many_tries(tries: int, away: float, counts: bool) -> None:
    """A player took the coach's first hint, and the review called it a slip of 3%."""
    made = judgement(0.74, 0.74 - away)
    made = made._replace(best=made.best._replace(visits=tries), played=made.played._replace(visits=tries))
    assert made.lost == (pytest.approx(away) if counts else 0)


TRIES, GAPS = (0, 1, 8, ENOUGH - 1, ENOUGH, 100, 400), [number / 100 for number in range(21)]


@pytest.mark.parametrize("tries", TRIES)
def test_no_answer_is_called_good_while_it_may_have_lost_something(tries: int) -> None:
    """A busy machine once made six tries, found a loss of 27 points, and said "good"."""
    for gap in GAPS:
        made = judgement(0.6, 0.6 - gap)
        made = made._replace(best=made.best._replace(visits=tries), played=made.played._replace(visits=tries))
        known = grade(made, "toy", 2)
        assert not (known is Grade.GOOD and (tries < ENOUGH or gap > SLIP + 1e-9)), (tries, gap)
        assert not (known in (Grade.SLIP, Grade.MISTAKE) and (tries < ENOUGH or gap < made.doubt)), (tries, gap)


@pytest.mark.parametrize(
    "simulations", [16, 300, *[pytest.param(each, marks=pytest.mark.long) for each in (60, 140)]]
)
def test_every_answer_gets_a_grade_and_fewer_tries_judge_fewer(
    simulations: int, path: Path, long_run: bool
) -> None:
    recorded, budget = loaded(path), Budget(simulations=simulations)
    numbers = asked(recorded.table)[: 8 if long_run else 6]
    judged = {number: judge(moment(recorded.table, number), dice(number), budget=budget) for number in numbers}
    told = review(recorded.table, judged)
    assert sum(sum(counts.values()) for counts in told.counts.values()) == len(numbers)
    unjudged = [each for each in judged.values() if grade(each, "espionage", 2) is Grade.UNJUDGED]
    assert not any(each.played.reasons or each.best.reasons for each in unjudged), "a reason for what isn't known"
    if simulations < ENOUGH:
        assert len(unjudged) == len(numbers)
        assert set(told.accuracy.values()) == {None}
        assert not told.turning
    if simulations == 300:
        assert len(unjudged) <= 1
    shown = {*told.turning, *(n for of in (told.mistakes, told.best) for every in of.values() for n in every)}
    assert not shown & {each.number for each in unjudged}
    assert not {point.answers for point in told.graph[1:]} & {
        each.number for each in unjudged if each.number - 1 not in judged
    }


def test_graph_of_a_partial_review_uses_only_judged_seats(tmp_path: Path) -> None:
    table = loaded(game_of("espionage", tmp_path, answers=1000)).table
    assert table.result is not None
    values = {0: 0.3, 1: 0.4}
    every = {
        number: judgement(value, value)._replace(
            number=number, seat=seat, before=seat_share(seat, value), after=seat_share(seat, value)
        )
        for number in asked(table)
        for seat in [table.answers[number].seat]
        for value in [values[seat]]
    }
    own = {number: each for number, each in every.items() if each.seat == 0}
    first = next(number for number, each in every.items() if each.seat == 1)
    begun = review(table, {**own, first: every[first]}).graph
    assert begun[-1] == (len(table.answers), table.result.shares)
    assert {point.shares[0] for point in begun if point.answers > max(own)} == {0.3, table.result.shares[0]}
    assert review(table, {first: every[first]}).graph[-1].answers == first + 1, "how it went on isn't judged"
    assert {round(point.shares[0], 6) for point in review(table, every).graph[3:-1]} == {0.45}


def seat_share(seat: int, value: float) -> tuple[float, float]:
    """Return the shares of two seats if one of them has this value."""
    return (value, 1 - value) if seat == 0 else (1 - value, value)


def test_forced_pass_is_nobodys_best_answer() -> None:
    found = judgement(0.6, 0.6, natural=0.5, obvious=True)
    assert found.found == pytest.approx(0.1)
    assert found._replace(forced=True).found == 0
    assert found._replace(advised=True).found == 0, "it was the coach who found it"


def test_coachs_advice_is_not_a_mistake_of_the_person(tmp_path: Path) -> None:
    recorded = loaded(game_of("espionage", tmp_path, chairs=(YOU, "fair")))
    number = of_seats(recorded.table, asked(recorded.table), (0,))[0]
    given = recorded.table.answers[number].action
    lost = judgement(0.6, 0.4, plausible=0.4)._replace(number=number, given=given)
    told = review(recorded.table, {number: lost}, advised(recorded))
    assert told.mistakes == {0: (number,)}
    recorded.hint(given, number=number + 1)
    told = review(recorded.table, {number: lost}, advised(recorded))
    assert told.mistakes == {0: ()}
    assert told.misled == {0: (number,)}
    assert told.counts[0][Grade.ADVISED] == 1
    assert told.accuracy == {0: None}
    assert told.judged[number].advised


@pytest.mark.parametrize("title", STUDIED)
def test_review_agrees_with_the_first_hint_at_the_same_moment(
    title: str, tmp_path: Path, sampled: Sampled
) -> None:
    recorded = loaded(game_of(title, tmp_path, 40))
    for number in sampled(asked(recorded.table)[::9], 4):
        of = moment(recorded.table, number)
        hint = Counsel(adviser(title)).advise(recorded.table.game, of.view, of.decision, number)
        given = hint.ideas[0].action
        judged = judge(of._replace(given=given, made=()), dice(number))
        assert judged.best.action == given
        assert judged.lost == 0


def test_explanation_is_about_the_play_that_was_made(path: Path) -> None:
    """A card was sent to the U.S.S.R., but the review explained its effect on Great Britain."""
    table = loaded(path).table
    drafted = [n for n in asked(table) if len(made(table, n)) > 1]
    assert drafted
    for number in drafted[:4]:
        seat, deed = table.answers[number].seat, made(table, number)
        assert deed == tuple(each.action for each in table.answers[number : number + len(deed)])
        assert {each.seat for each in table.answers[number : number + len(deed)]} == {seat}
        judged = judge(moment(table, number), dice(number), budget=FEW)
        assert judged.played.deed == deed


def test_a_play_that_nothing_beats_is_not_called_better_for_no_known_reason(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """ "No better answer was found. The search finds it better" was told of one and the same play."""
    unnamed = line("coach.unnamed")

    def thought(*of: Any) -> tuple[Idea, ...]:
        return tuple(each._replace(reasons=(unnamed,)) for each in ideas(*of))

    monkeypatch.setattr("ai.coach.review.ideas", thought)
    table = loaded(path).table
    enough = Budget(simulations=4 * ENOUGH)
    judged = [judge(moment(table, number), dice(number), budget=enough) for number in asked(table)[:8]]
    kept = [each for each in judged if each.played == each.best and not each.unsure]
    assert kept
    assert not [each for each in kept if unnamed in each.played.reasons]


def test_nothing_is_judged_if_time_is_up_too_soon(path: Path) -> None:
    recorded, no_time = loaded(path), Budget(simulations=300, each=1e-9)
    for number in asked(recorded.table)[:6]:
        judged = judge(moment(recorded.table, number), dice(number), budget=no_time)
        assert grade(judged, "espionage", 2) is Grade.UNJUDGED


def test_turning_point_is_an_answer_with_a_significant_change(path: Path) -> None:
    """ "7% to 11%" was once reported as one: the turn had changed much, but no single answer had."""
    table = loaded(path).table
    first, second, third = asked(table)[:3]
    seats = [table.answers[number].seat for number in (first, second, third)]

    def stood(number: int, seat: int, before: float, after: float, tries: int) -> Judged:
        each = Idea(table.answers[number].action, after, tries, (), None, ())
        shares = [(value, 1 - value) if seat == 0 else (1 - value, value) for value in (before, after)]
        given = table.answers[number].action
        return Judged(number, seat, given, each, each, after, after, shares[0], shares[1])

    def turning(*values: float, tries: int = 400) -> tuple[int, ...]:
        numbered = zip((first, second, third), seats, values, strict=True)
        return review(table, {n: stood(n, seat, value, value, tries) for n, seat, value in numbered}).turning

    flip = [1.0 if seat == seats[0] else -1.0 for seat in seats]
    level = [0.5, 0.5, 0.5]
    assert turning(*level) == ()
    jumped = [0.5 + 0.4 * side * (place > 0) for place, side in enumerate(flip)]
    assert turning(*jumped) != ()
    assert turning(*jumped, tries=ENOUGH - 1) == (), "nothing of it was judged"
