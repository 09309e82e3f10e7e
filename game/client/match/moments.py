"""Moments of a game to play on from, in words."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.cards import TurningPoint
from game.client.requests import AskForPractice, ChooseWhoPlaysOn, Moment
from game.core.content.box import box
from game.core.eyes import all_may_be_seen
from game.core.language.words import say, words
from game.play.sitting import Sitting, Unmarked


def moment(sitting: Sitting, answer: int) -> Moment:
    """Return the moment before an answer, counted from 0: its turn, and who was asked."""
    turn, actors = sitting.game.turn(sitting.eyes.before(answer)), sitting.eyes.actors
    key = "branch.moment" if turn else "branch.moment_early"
    told = say(key, turn_name=box(sitting.title).turn_name, turn=turn, answer=answer + 1)
    asked = actors[answer] if answer < len(actors) else sitting.now.seat
    if asked is None:
        return Moment(answer, told)
    return Moment(answer, say("branch.moment_of", moment=told, side=sitting.names[asked]))


def to_play_on(sitting: Sitting, answer: int, again: object) -> AskForPractice | ChooseWhoPlaysOn:
    """Return the request to play on from before an answer.

    What came later is known by then, so a game that counts has to become practice first; if that's agreed,
    `again` is sent once more.
    """
    if not all_may_be_seen(sitting.recorded):
        return AskForPractice(again, say("branch.ask"), say("pause.practice"))
    return ChooseWhoPlaysOn(sitting.recorded, (moment(sitting, answer),))


def agreed(sitting: Sitting) -> object:
    """Return what a person agreed to see once it may be shown, or the sheet that refuses it."""
    now = sitting.agreed()
    if not isinstance(now, Unmarked):
        return now
    return AskForPractice(None, say("hidden.unmarked", why=words("room").say(now.trouble)))


def turned(turning: Sequence[TurningPoint]) -> tuple[Moment, ...]:
    """Return a game's turning points, and its opening."""
    return (*(Moment(point.answer, point.text) for point in turning), Moment(0, say("branch.opening")))
