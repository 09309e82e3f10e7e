"""Judges what is answered to a puzzle: right as long as it comes to what is proven, whatever others hold."""

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any, ParamSpec

from ai.coach.proof import Case, Proof, retold
from game.core.contract import Action, Event, Line, line, plain
from game.core.exercise import DONE, GOING, OTHERWISE, Exercise, Outcome, Step, Verdict
from game.core.language.words import event_name, words
from game.core.table import Table

P = ParamSpec("P")

MOST = 24_000
"""Positions that are looked at when an answer is judged."""
TOLD = 6
"""Sentences of a refutation."""
PLAYED_OUT = ("win", "secure", "influence", "avert")
"""Aims that are gone on with until they are reached; of others one deed is asked for."""


def aim_of(of: Exercise) -> str:
    """What is aimed at in a puzzle: the last part of the name of its sentences."""
    return of.says.rpartition(".")[2]


def is_live(of: Exercise) -> bool:
    """Whether its answers are judged by a proof that is made while it is played; else the file knows them."""
    return bool(of.fill.get("live", 1))


def proven(table: Table[Any], of: Exercise, number: int, most: int = MOST) -> Proof:
    """Prove what the answers to the question before answer `number` come to; raises Unproven."""
    view = table.game.view(table.state_before(number), of.seat)
    return Proof(table.game, view, of.seat, aim_of(of), most, float(of.fill["worth"]))


@lru_cache(maxsize=64)
def _kept(of: str, answers: tuple[str, ...]) -> list[Proof]:
    """Where the proof of a position is kept, so that a deed of several answers is proven once."""
    return []


def _proof(table: Table[Any], of: Exercise, number: int) -> Proof:
    kept = _kept(of.id, tuple([str(each.action) for each in table.answers[:number]]))
    if not kept:
        kept.append(proven(table, of, number))
    return kept[0]


def judge(table: Table[Any], of: Exercise, step: Step, first: int) -> Verdict:
    """Say what has become of a puzzle that began with answer number `first`."""
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
    reached = _reached(table, of, first)
    if reached is None:
        return GOING
    return DONE if reached == 1 else OTHERWISE


def _reached(table: Table[Any], of: Exercise, first: int) -> float | None:
    """Say what has become of the aim on the table; None while that is open."""
    proof = _proof(table, of, first)
    return proof.settled(proof.start._replace(world=table.state))


def _after(proof: Proof, case: Case, action: Action) -> Case:
    return next(way.after for way in proof.own(case) if way.deed[0] == action)


def _as_written(table: Table[Any], of: Exercise, step: Step, given: list[str]) -> Verdict:
    """Judge the first answer by what the file says, and say what it comes to."""
    if not given:
        return GOING
    if given[0] in step.goal.answers:
        return DONE
    return Verdict(Outcome.OTHERWISE, "otherwise", (line(f"{of.says}.next", **_numbers(of)),))


def _numbers(of: Exercise) -> dict[str, Any]:
    return {name: of.fill[name] for name in ("worth", "next")}


def _refuted(proof: Proof, table: Table[Any], of: Exercise, begun: int, number: int) -> tuple[Line, ...]:
    """Tell a world in which the answers from number `begun` to `number` come to less."""
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
    """The sentence of an event; in a world that is only thought of, everything may be told."""
    return Line(f"event.{event_name(type(event))}", tuple(plain(event).items()))
