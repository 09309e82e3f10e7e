"""Puzzles are proven whatever is hidden, and a legal world refutes every wrong answer."""

from random import Random
from typing import Any

import pytest

from ai.coach.proof import Proof, reckoning, retold
from ai.coach.puzzles import aim_of, is_live, judge, proven
from game.core import agenda
from game.core.contract import Action
from game.core.exercise import PUZZLE, Exercise, Outcome, exercises, laid, reply
from game.core.language.words import words
from game.core.table import Table
from game.play.exercise import Learning
from game.titles import having, rules_of
from game.titles.espionage.state import State, secured
from game.titles.manifesto.state import State as ManifestoState
from tests.games import asked_at
from tests.sure import sure

SOME = 2
"""How many puzzles of each title are proven in a plain run; a long run proves all of them."""
SOME_TURNS = 8
SMALL = 400
"""The maximum number of positions for a proof that is repeated many times."""
PUZZLED = having("puzzles")


def chosen(name: str, seed: int, everything: bool, most: int = 10**9) -> list[Exercise]:
    """Return some of a title's puzzles, or all of them."""
    every = [of for of in exercises(name, PUZZLE) if of.fill["positions"] <= most]
    return every if everything else Random(seed).sample(every, min(SOME, len(every)))


def begun(name: str, of: Exercise) -> tuple[Table[Any], Proof]:
    """Return a puzzle's position and its proof."""
    table = laid(name, of, rules_of, PUZZLE)
    return table, proven(table, of, len(table.answers))


@pytest.mark.parametrize("name", PUZZLED)
def test_puzzle_has_one_best_answer_whatever_is_hidden_in_it(name: str, run_seed: int, long_run: bool) -> None:
    most = 10**9 if long_run else 1_500
    for of in chosen(name, run_seed, long_run, most):
        _, proof = begun(name, of)
        answers = proof.answers()
        assert proof.worth() == 1, of.id
        best = {str(action) for action, worth in answers.items() if worth == 1}
        assert of.step[0].solution[0] in best, of.id
        assert best < set(map(str, answers)), of.id


@pytest.mark.parametrize("name", PUZZLED)
def test_wrong_answer_is_refuted_in_an_indistinguishable_world(name: str, run_seed: int, long_run: bool) -> None:
    for of in chosen(name, run_seed, long_run, SMALL):
        table, proof = begun(name, of)
        wrong = [action for action, worth in proof.answers().items() if worth < proof.worth()]
        if not wrong:  # all first answers are right if two plays work in either order
            continue
        refutation = sure(proof.refutation([Random(run_seed).choice(wrong)], Random(run_seed)))
        assert table.game.view(refutation.world, of.seat) == proof.view, of.id
        end = retold(refutation)
        assert end != refutation.world
        if end.result is not None and aim_of(of) == "win":
            assert end.result.shares[of.seat] < 1, of.id


@pytest.mark.parametrize("name", PUZZLED)
def test_proven_value_holds_in_any_world_against_any_answers(name: str, run_seed: int, long_run: bool) -> None:
    ways = sure(reckoning(name))
    for of in chosen(name, run_seed, long_run, SMALL):
        table, proof = begun(name, of)
        if aim_of(of) == "take":  # settled by what could be bid: see below
            continue
        rng = Random(run_seed)
        for _ in range(3):
            world, start = table.game.imagine(proof.view, of.seat, rng), proof.start
            while (worth := ways.worth(start._replace(world=world), of.seat, aim_of(of))) is None:
                asked = asked_at(world)
                action = rng.choice(asked.options)
                if asked.seat == of.seat:
                    seen = Proof(
                        table.game, table.game.view(world, of.seat), of.seat, aim_of(of), target=of.fill["worth"]
                    )
                    values = seen.answers()
                    action = max(values, key=lambda each: values[each])
                    assert values[action] == 1, of.id
                agenda.advance(world, action)
            assert worth >= of.fill["worth"], of.id


def test_unstoppable_gain_comes_in_any_world(run_seed: int, long_run: bool) -> None:
    every = [of for of in exercises("manifesto", PUZZLE) if aim_of(of) == "take"]
    for of in every if long_run else Random(run_seed).sample(every, SOME):
        table, proof = begun("manifesto", of)
        before, rng = table.state.held[of.seat], Random(run_seed)
        for _ in range(5):
            world, answers = table.game.imagine(proof.view, of.seat, rng), list(of.step[0].solution)
            while answers:  # the last answer seals the note, so the card is settled once all have
                asked = asked_at(world)
                mine = asked.seat == of.seat
                agenda.advance(world, Action.parse(answers.pop(0)) if mine else asked.options[-1])
            while world.contest is not None:
                asked = asked_at(world)
                agenda.advance(world, asked.options[rng.choice((0, -1, -1))])
            gained = [region for region in world.held[of.seat] if region not in before]
            assert [world.influence[region] for region in gained] == [of.fill["worth"]], of.id


@pytest.mark.parametrize("name", PUZZLED)
def test_every_solution_is_judged_right_step_by_step(name: str) -> None:
    """It judges before the others answer, because their replies may raise something new or end the game."""
    for of in exercises(name, PUZZLE):
        learning = Learning.named(name, of.id, PUZZLE)
        table, solution = learning.table, list(of.step[0].solution)
        while not learning.held:
            asked = table.decision
            assert asked is not None, of.id
            mine = asked.seat == of.seat
            table.play(Action.parse(solution.pop(0)) if mine else reply(learning.step, asked))
            learning.judge()
        assert (learning.verdict.outcome, solution) == (Outcome.DONE, []), of.id


@pytest.mark.parametrize("name", PUZZLED)
def test_wrong_answer_is_judged_wrong_and_explained(name: str, run_seed: int) -> None:
    (of,) = chosen(name, run_seed, False, SMALL)[:1]
    table = laid(name, of, rules_of, PUZZLE)
    first, step = len(table.answers), of.step[0]
    assert judge(table, of, step, first).outcome is Outcome.GOING
    bad = _wrong(table, of)
    assert bad is not None or is_live(of), "only of two plays in any order both may begin"
    if bad is not None:
        table.play(bad)
        verdict = judge(table, of, step, first)
        assert verdict.outcome is Outcome.OTHERWISE
        said = [words(name).say(each, of.seat) for each in verdict.told]
        assert said
        assert not any("⟨" in each for each in said), said


def _wrong(table: Table[Any], of: Exercise) -> Action | None:
    if not is_live(of):
        found: Action = next(a for a in table.state.options if str(a) not in of.step[0].goal.answers)
        return found
    answers = proven(table, of, len(table.answers)).answers()
    return next((action for action, worth in answers.items() if worth < 1), None)


def test_title_has_twenty_to_thirty_puzzles_with_unique_ids() -> None:
    assert all(20 <= len(exercises(name, PUZZLE)) <= 30 for name in PUZZLED)
    assert len({of.id for name in PUZZLED for of in exercises(name, PUZZLE)}) == sum(
        len(exercises(name, PUZZLE)) for name in PUZZLED
    )


def test_refutation_holds_every_card_only_once(run_seed: int) -> None:
    of = Random(run_seed).choice([of for of in exercises("manifesto", PUZZLE) if aim_of(of) == "take"])
    table, ways = laid("manifesto", of, rules_of, PUZZLE), reckoning("manifesto")
    assert ways is not None
    for answer in of.step[0].solution[:-1]:
        table.play(Action.parse(answer))
    view = table.view(of.seat)
    assert view.contest is not None
    world, _ = ways.world(view, of.seat, ways.opened(view, of.seat, "take"), Random(run_seed))
    assert isinstance(world, ManifestoState)
    piles = (*world.hands, world.deck, world.discard, world.removed, (view.contest.card,))
    cards = [card for pile in piles for card in pile]
    assert sorted(cards) == sorted(set(cards))


@pytest.mark.parametrize("name", PUZZLED)
def test_puzzles_of_a_title_cover_at_least_five_themes(name: str) -> None:
    every = exercises(name, PUZZLE)
    about = {Learning.named(name, of.id, PUZZLE).about for of in every}
    assert len(about - {""}) >= min(5, len(every) // 4), about


def test_every_right_answer_holds_the_country_and_a_wrong_one_loses_it(run_seed: int) -> None:
    every = [of for of in exercises("espionage", PUZZLE) if aim_of(of) == "hold"]
    for of in Random(run_seed).sample(every, min(SOME, len(every))):
        table, proof = begun("espionage", of)
        wrong = next(deed for deed, worth in proof.deeds().items() if not worth)
        before, after = table.state, retold(sure(proof.refutation(wrong, Random(1))))
        assert isinstance(after, State)
        assert set(secured(after, 1 - of.seat)) > set(secured(before, 1 - of.seat)), of.id


def test_last_turn_is_judged_by_the_vps_at_its_end() -> None:
    """Only the first answer is in a list; the rest counts by the VPs it leads to."""
    short = 0
    for of in exercises("world_order", PUZZLE)[:SOME_TURNS]:
        table = laid("world_order", of, rules_of, PUZZLE)
        first, step = len(table.answers), of.step[0]
        assert len(step.solution) > 1, of.id
        table.play(Action.parse(step.solution[0]))
        assert judge(table, of, step, first).outcome is Outcome.GOING
        while (asked := table.decision) is not None:
            table.play(asked.options[-1] if asked.seat == of.seat else reply(step, asked))
        verdict = judge(table, of, step, first)
        done = table.state.vp[of.seat] >= of.fill["worth"]
        assert verdict.outcome is (Outcome.DONE if done else Outcome.OTHERWISE)
        assert done or verdict.told[0].key == "puzzle.points.less"
        short += not done
    assert short, "none of them was played badly"


def test_third_hint_shows_the_solution() -> None:
    of = exercises("espionage", PUZZLE)[0]
    learning = Learning.named("espionage", of.id, PUZZLE)
    told = set[str]()
    for learning.hints in (1, 2, 3):
        told.add(learning.hint)
    assert len(told) == 3
    assert learning.way in learning.hint


def test_exactly_one_deed_averts_a_loss() -> None:
    """Every other answer lets the other seat win at once, in a world indistinguishable from this one."""
    every = [of for of in exercises("espionage", PUZZLE) if aim_of(of) == "avert"]
    assert len(every) >= 3
    for of in every:
        table, proof = begun("espionage", of)
        deeds = proof.deeds()
        assert [worth for worth in deeds.values() if worth] == [1.0], of.id
        for deed in [deed for deed, worth in deeds.items() if not worth]:
            refutation = sure(proof.refutation(deed, Random(1)))
            assert table.game.view(refutation.world, of.seat) == proof.view
            assert sure(retold(refutation).result).shares[1 - of.seat] == 1, (of.id, deed)
