"""How players answer 1955: picking a card plays it for its influence, and Special Actions need confirmation."""

from typing import ClassVar

from game.core.asking import on_top, verb_for
from game.core.contract import Action, Decision, Line, line
from game.core.conversation import Conversation
from game.titles.espionage.answers import AddToBlock
from game.titles.espionage.cards import AIMED, targets_for
from game.titles.espionage.faces import CARD
from game.titles.espionage.rules import AddCards, TakeAim, influence_total
from game.titles.espionage.state import State


class Espionage(Conversation[State]):
    """The conversation of 1955."""

    declines: ClassVar = frozenset(("stop", "let_pass", "go_on", "stay"))

    def meant(self, view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return the action meant by picking a card or a country.

        Picking the announcement's country sends it.
        """
        match on_top(view):
            case AddCards(_, country, _) if noun == country:
                return Action("announce")
            case AddToBlock(_, deed, _) if noun == deed.country:
                return Action("done")
        sort, usual = ("card", "influence") if noun in CARD else ("country", "place")
        return Action(verb_for(asked, sort, usual), noun)

    def called(self, view: State, action: Action) -> Line | None:
        """Return a line on how much influence an announcement sends, or on a Blockade of the seat's own home."""
        match on_top(view), action.verb:
            case [AddCards(seat, country, used), "announce"]:
                return line("board.send", total=influence_total(view, seat, country, used))
            case _ if _blockades_own(view, action):
                return line("board.blockade_own", country=action.noun)
            case _:
                return None

    def sure(self, view: State, action: Action) -> bool:
        """Return False for counters and for Special Actions without a choice of targets, which are public at once.

        Return False also for a Blockade of the seat's own home, which may have been meant as influence there.
        """
        match action:
            case Action("act", card):
                targets = targets_for(view, view.agenda[-1].seat, CARD[card].action)
                return CARD[card].action in AIMED and len(targets) > 1
            case Action("counter", _):
                return False
            case _:
                return not _blockades_own(view, action)

    def harmless(self, view: State, action: Action) -> bool:
        """Return True for leaving the spy where it is or going on without moving it, which reveals nothing."""
        return action.verb in ("stay", "go_on")

    def instead(self, view: State, given: Action) -> tuple[Action, ...]:
        """Offer the Special Action of a card that was picked for influence."""
        wanted = given.verb == "influence" and given.noun in CARD and CARD[given.noun].action
        return (Action(special(given.noun), given.noun),) if wanted else ()


def _blockades_own(view: State, action: Action) -> bool:
    match on_top(view):
        case TakeAim(seat, card):
            return CARD[card].action == "blockade" and action == Action("aim", view.homes[seat])
        case _:
            return False


def special(card: str) -> str:
    """Return the verb for a card's Special Action. A Military Transport has its own, as it costs no card play."""
    return "transport" if CARD[card].action == "military_transport" else "act"


CONVERSATION = Espionage()
