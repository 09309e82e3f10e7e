"""How players answer Manifesto: sides are named after the player they support, and Enter seals a note."""

from collections.abc import Iterator
from typing import ClassVar

from game.core.contract import Action, Decision, Line, Seat, line
from game.core.conversation import Conversation, LastingAnswer
from game.titles.manifesto import telling
from game.titles.manifesto.state import CARD_PRICE, HAND_LIMIT, Initiative, State


class Manifesto(Conversation[State]):
    """How players answer Manifesto's questions."""

    declines: ClassVar = frozenset(("stop", "abstain", "pass", "refuse"))

    def meant(self, view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return the action meant by picking a card, region, seat or sum."""
        return telling.meant(view, asked, noun)

    def called(self, view: State, action: Action) -> Line | None:
        """Name a side after the player it supports, as the scoreboard does, and `stop` after what it stops."""
        if action.verb == "stop":
            return telling.stopping(view)
        return telling.side(view, action.verb) if action.verb != "abstain" else None

    def harmless(self, view: State, action: Action) -> bool:
        """Return True for sealing a note, which gives nothing away: nobody can read it before all are opened."""
        return action.verb == "seal"

    def at_once(self, view: State, asked: Decision) -> tuple[LastingAnswer, ...]:
        """Offer one order for all phases, passing in peace and war, buying several cards, an empty note or idling.

        A seat that idles for the rest of the round is still asked for notes if it's attacked, and about treaties.
        """
        match asked.kind:
            case "first_or_last":
                offered = view.phase == "peace"
                order = [
                    LastingAnswer(
                        Action(verb),
                        ("order", view.round),
                        verb,
                        line(f"board.{verb}_always") if offered else None,
                    )
                    for verb in ("first", "last")
                ]
                passes = [LastingAnswer(Action("first"), ("pass", view.round))] if view.phase == "war" else []
                return (*order, *passes, _nothing(view, asked))
            case "play_peace" | "start_war":
                words = line("board.pass_both") if asked.kind == "play_peace" else None
                return LastingAnswer(Action("pass"), ("pass", view.round), words=words), _nothing(view, asked)
            case "play_conflict" | "take_side":
                return (_nothing(view, asked),)
            case "buy_card":
                return (*_buying(view, asked.seat), _nothing(view, asked))
            case "name_sum" | "add_cards":
                until = ("note", view.round, view.contest, len(view.discard), len(view.removed))
                one = [
                    LastingAnswer(action, until, "nothing", words, instead=words is not None)
                    for action, words in ((Action("bid", "0"), line("board.bid_nothing")), (Action("seal"), None))
                ]
                return (*one, *([_nothing(view, asked)] if isinstance(view.contest, Initiative) else []))
            case _:
                return ()

    def decided(self, view: State, asked: Decision) -> Action | None:
        """Answer for a seat without money or cards: everybody can see that it has nothing to bid."""
        if view.its[asked.seat] or view.hands[asked.seat]:
            return None
        return NOTHING[asked.kind] if asked.kind in ("take_side", "name_sum", "add_cards") else None


NOTHING = {
    "buy_card": Action("stop"),
    "name_sum": Action("bid", "0"),
    "add_cards": Action("seal"),
    "play_peace": Action("pass"),
    "start_war": Action("pass"),
    "take_side": Action("abstain"),
    "play_conflict": Action("stop"),
    "first_or_last": Action("first"),
}
"""Question → the answer of a seat that does nothing."""
OFFERED = ("buy_card", "play_peace")
"""The questions at which an idle round is offered."""


def _nothing(view: State, asked: Decision) -> LastingAnswer:
    """Return the answer of a seat that does nothing for the rest of the round."""
    words = line("board.nothing") if asked.kind in OFFERED else None
    tip, until = line("board.nothing_tip"), ("nothing", view.round)
    return LastingAnswer(NOTHING[asked.kind], until, "round", words, tip=tip, openly=True)


def _buying(view: State, seat: Seat) -> Iterator[LastingAnswer]:
    """Yield an answer for every number of cards that a seat can still afford, after which it stops.

    Numbers are only offered up to the hand limit: cards for which others must be discarded are bought one at a
    time.
    """
    its, room = view.its[seat], HAND_LIMIT - len(view.hands[seat])
    for count in range(its // CARD_PRICE + 1):
        offered = 1 <= count <= min(SEVERAL, room)
        words = line("board.buy_several", count=count) if offered else None
        action, instead = Action("buy") if count else Action("stop"), offered and count == 1
        yield LastingAnswer(action, ("buy", view.round), f"to {its - count * CARD_PRICE}", words, instead)


SEVERAL = 5
"""The most cards that can be bought with a single answer."""

CONVERSATION = Manifesto()
