"""What everybody may know about the next person while a curtain hides the game."""

from random import Random

from game.core import agenda, asking
from game.core.contract import Action, Seat
from game.core.views import unseen_answers
from game.play.showing import Showing


def waiting(showing: Showing, seat: Seat) -> str:
    """Return what a person is asked, as the seat next to them sees it, since nobody else knows of a draft."""
    beside, game = (seat + 1) % len(showing.seats), showing.game
    world = game.imagine(showing.table.view(beside), beside, Random(0))
    asked = agenda.decision(world)
    if asked is None or asked.seat != seat:
        return ""
    return showing.words.say(asking.prompt(world), seat, showing.names)


def answers_without_a_look(showing: Showing) -> tuple[Action, ...]:
    """Return the answers that the next person may give without looking at their hand."""
    return unseen_answers(showing.table.view(None))


def last_person(showing: Showing) -> Seat | None:
    """Return the person who answered last; None if nobody has."""
    return next((given.seat for given in reversed(showing.table.answers) if showing.is_person(given.seat)), None)
