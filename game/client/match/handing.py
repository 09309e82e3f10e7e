"""Hands the screen over: the curtain, and the answers that need no look at a hand."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from game.client.kit.scene import Pop
from game.client.kit.widgets import Way
from game.client.match.cards import CurtainCard, curtain_card
from game.client.match.log import Log
from game.client.match.prompt import KeyLetters
from game.client.match.requests import AnswerUnseen, LiftCurtain
from game.client.match.sight import Sight
from game.core.contract import Action, Seat
from game.play.curtain import answers_without_a_look
from game.play.sitting import Sitting

TAKEN = "B"
"""The curtain's key that gives the seat to a bot."""


def curtain(sight: Sight, seat: Seat, look: Callable[[Seat], None], *, unseen: bool = True) -> LiftCurtain:
    """Return the request for the curtain before a person, and hide the open hand.

    With `unseen` they may answer without a look at their hand."""
    sight.lay_down()
    log = sight.log
    return LiftCurtain(card(log, seat) if unseen else curtain_card(log, seat), partial(look, seat))


def card(log: Log, seat: Seat) -> CurtainCard:
    """Return the curtain's card, with nothing but public facts.

    It covers the table only where another person has to take the screen.
    """
    sitting = log.sitting
    letters, unseen = KeyLetters(log.board.KEYS + TAKEN), answers_without_a_look(sitting)
    every = {
        action: _way(sitting, action, letters) for action in sorted(unseen, key=lambda action: bool(action.noun))
    }
    ways, bare = tuple(every[action] for action in unseen), tuple(every[a] for a in unseen if not a.noun)
    cloth = not ways and seat != sitting.eyes.holder
    return replace(curtain_card(log, seat), ways=ways, short_of_room=bare, cloth=cloth)


def _way(sitting: Sitting, action: Action, letters: KeyLetters) -> Way:
    label = sitting.called(action)
    return Way(label, Pop(AnswerUnseen(action)), letters.first(label), id=f"unseen:{action}")
