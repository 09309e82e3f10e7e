"""What covers a match: the curtain, with the answers that need no look at a hand, and the pause sheet."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from ai.levels import seat_names
from game.client.cards import CurtainCard, PauseCard, PauseSeat, Resigns
from game.client.kit.scene import Pop
from game.client.kit.widgets import Way
from game.client.match.log import Log
from game.client.match.prompt import KeyLetters
from game.client.match.sight import Sight
from game.client.requests import AnswerUnseen, LiftCurtain
from game.client.table.sides import faction_of
from game.core.contract import Action, Seat
from game.core.eyes import played, shows_hidden
from game.core.language.words import say
from game.play import curtain
from game.play.sitting import Sitting

TAKEN = "B"
"""The curtain's key that gives the seat to a bot."""


def curtain_request(sight: Sight, seat: Seat, look: Callable[[Seat], None], *, unseen: bool = True) -> LiftCurtain:
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
    letters, unseen = KeyLetters(log.board.KEYS + TAKEN), curtain.answers_without_a_look(sitting)
    every = {
        action: _way(sitting, action, letters) for action in sorted(unseen, key=lambda action: bool(action.noun))
    }
    named = Counter(action.noun for action in unseen)
    places = {action.noun: way for action, way in every.items() if action.noun and named[action.noun] == 1}
    ways, bare = tuple(every[action] for action in unseen), tuple(every[a] for a in unseen if not a.noun)
    cloth = not ways and seat != sitting.eyes.holder
    return replace(curtain_card(log, seat), ways=ways, short_of_room=bare, places=places, cloth=cloth)


def _way(sitting: Sitting, action: Action, letters: KeyLetters) -> Way:
    label = sitting.called(action)
    return Way(label, Pop(AnswerUnseen(action)), letters.first(label), id=f"unseen:{action}")


def curtain_card(log: Log, seat: Seat) -> CurtainCard:
    """Return the curtain before a person."""
    sitting = log.sitting
    faction, note = sitting.faction(seat), log.board.heading(sitting.eyes.public, sitting.words).note
    side = faction_of(sitting.title, faction)
    symbol, waiting = side.symbol if side else "", curtain.waiting(sitting, seat)
    return CurtainCard(
        sitting.title,
        faction,
        symbol,
        sitting.names[seat],
        sitting.sitter(seat),
        waiting,
        note,
        seat=seat,
        people=sitting.people,
        fresh=curtain.last_person(sitting) != seat,
    )


def pause_card(sitting: Sitting) -> PauseCard:
    """Return the pause sheet's card."""
    names, chairs = seat_names(sitting.recorded.header), sitting.recorded.chairs
    seats = tuple(
        PauseSeat(sitting.names[seat], sitting.faction(seat), names[seat], chairs[seat], _warning(sitting, seat))
        for seat in sitting.seats
    )
    return PauseCard(sitting.title, seats, sitting.practice, _resigns(sitting), sitting.decision is not None)


def _resigns(sitting: Sitting) -> Resigns | None:
    """Return the reader's way to resign; nobody resigns for another person at the screen."""
    seat = sitting.reader
    if seat is None or sitting.decision is None or not sitting.is_person(seat):
        return None
    return Resigns(seat, sitting.resigning(seat))


def _warning(sitting: Sitting, seat: Seat) -> str:
    """Return what a person is told before they take a chair."""
    if not shows_hidden(sitting.recorded, seat):
        return ""
    return say("hidden.take") if played(sitting.recorded) else say("hidden.take_watched")
