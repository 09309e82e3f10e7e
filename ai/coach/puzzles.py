"""Judges answers to a puzzle: they are right as long as they keep the proven value, whatever others hold."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, ParamSpec

from ai.coach.proof import Case, Proof, reckoning, retold
from game.core.contract import Action, Event, Line, line, plain
from game.core.exercise import DONE, GOING, OTHERWISE, Exercise, Outcome, Step, Verdict
from game.core.language.words import event_name, words
from game.core.table import Table

P = ParamSpec("P")

MOST = 24_000
"""The maximum number of positions searched to judge an answer."""
TOLD = 6
"""The maximum number of sentences in a refutation."""
PLAYED_OUT = ("win", "secure", "influence", "avert", "hold", "stop", "duel", "regions")
"""Aims for which play continues until they are reached; for other aims, one deed is enough."""


def aim_of(of: Exercise) -> str:
    """Return the aim of a puzzle: the last part of its sentences' key."""
    return of.says.rpartition(".")[2]


def is_live(of: Exercise) -> bool:
    """Return True if answers are judged by a proof during play; False if by the file and the final result."""
    return bool(of.fill.get("live", 1))


def proven(table: Table[Any], of: Exercise, number: int) -> Proof:
    """Return the proof for the question before answer `number`; raises Unproven."""
    view = table.game.view(table.state_before(number), of.seat)
    return Proof(table.game, view, of.seat, aim_of(of), MOST, float(of.fill["worth"]))


@lru_cache(maxsize=64)
def _kept(of: str, answers: tuple[str, ...]) -> list[Proof]:
    """Cache for the proof of a position, so that a deed of several answers is proven only once."""
    return []


def _proof(table: Table[Any], of: Exercise, number: int) -> Proof:
    kept = _kept(of.id, tuple([str(each.action) for each in table.answers[:number]]))
    if not kept:
        kept.append(proven(table, of, number))
    return kept[0]


def judge(table: Table[Any], of: Exercise, step: Step, first: int) -> Verdict:
    """Return the verdict on a puzzle that began with answer number `first`, as far as it has been played."""
    given = table.answers[first:]
    if not is_live(of):
        return _as_written(table, of, step, [str(each.action) for each in given if each.seat == of.seat])
    proof, case = None, None
    for number, (seat, action) in enumerate(given, first):
        if seat != of.seat:
            proof = case = None
            continue
        if proof is None or case is None:
            proof = _proof(table, of, number)
            begun, case = number, proof.start
        after = _after(proof, case, action)
        if proof.worth(after) < proof.most:
            return Verdict(Outcome.OTHERWISE, "otherwise", _refuted(proof, table, of, begun, number))
        case = after
        if aim_of(of) not in PLAYED_OUT and (proof.settled(case) is not None or not proof.goes_on(case)):
            return DONE
        if not proof.goes_on(case):
            proof = case = None  # on the table, a seat that has nothing to answer with isn't asked
    reached = _reached(table, of, first)
    if reached is None:
        return GOING
    return DONE if reached == 1 else OTHERWISE


def _reached(table: Table[Any], of: Exercise, first: int) -> float | None:
    """Return 1 if the aim was reached on the table, 0 if it was missed, None while that is open."""
    proof = _proof(table, of, first)
    return proof.settled(proof.start._replace(world=table.state))


def _after(proof: Proof, case: Case, action: Action) -> Case:
    return next(way.after for way in proof.own(case) if way.deed[0] == action)


def _as_written(table: Table[Any], of: Exercise, step: Step, given: list[str]) -> Verdict:
    """Judge the first answer by the file, saying what the next best is worth, and the rest by the result."""
    if not given:
        return GOING
    if given[0] not in step.goal.answers:
        return Verdict(Outcome.OTHERWISE, "otherwise", (line(f"{of.says}.next", next=of.fill["next"]),))
    ways = reckoning(table.game.NAME)
    assert ways is not None, "a title with puzzles has a model"
    reached = ways.worth(Case(table.state, ()), of.seat, aim_of(of))
    if reached is None:
        return GOING
    if reached >= of.fill["worth"]:
        return DONE
    return Verdict(Outcome.OTHERWISE, "otherwise", (line(f"{of.says}.less", worth=_plain(reached)),))


def _refuted(proof: Proof, table: Table[Any], of: Exercise, begun: int, number: int) -> tuple[Line, ...]:
    """Return sentences about a world in which the answers from `begun` to `number` are worth less."""
    answers = [each.action for each in table.answers[begun : number + 1]]
    refutation = proof.refutation(answers, Random(of.id))
    if refutation is None:
        return ()
    happened: list[Event] = []

    def emit(event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        happened.append(event(*args, **kwargs))

    retold(refutation, emit)
    said = words(table.game.NAME)
    told = [_told(event) for event in happened]
    heard = [each for each in told if said.template(each.key)]
    least, most = proof.ways.range(aim_of(of))
    if refutation.worth > least:
        less = line(f"{of.says}.less", worth=_plain(refutation.worth))
        return (less,) if most == 1 else (less, *heard[:TOLD])
    return (line(f"{of.says}.refuted"), *heard[:TOLD])


def _plain(worth: float) -> int | str:
    return int(worth) if worth == int(worth) else str(worth)


def _told(event: Event) -> Line:
    """Return the sentence for an event; in an imagined world, nothing needs to be hidden."""
    return Line(f"event.{event_name(type(event))}", tuple(plain(event).items()))
