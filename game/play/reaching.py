"""What reaching for a thing means: an answer, picking something up, or a wish that can't be granted."""

from dataclasses import dataclass
from typing import Any, Protocol

from game.core.agenda import decision
from game.core.contract import Action, Decision
from game.play.ahead import questions_after
from game.play.answers import Give, Piece, Reach
from game.play.sitting import Sitting


class Holds(Protocol):
    """A face that can hold things the sitting knows nothing about."""

    holding: str
    """The name of the held thing; "" for nothing."""


@dataclass(frozen=True, slots=True)
class TakenUp:
    """A thing was picked up; its use or goal comes next."""


@dataclass(frozen=True, slots=True)
class Barred:
    """A wish that isn't on offer; `action` is what was meant.

    After a drop, `world` is the later position in which it isn't possible.
    """

    noun: str
    action: Action
    world: Any = None


Meant = Give | TakenUp | Barred | None


@dataclass
class Reaching:
    """What the reader has picked up, and what they mean by reaching for the next thing."""

    sitting: Sitting
    board: Holds
    picked: str = ""
    verb: str = ""
    """What the picked-up thing is to be used for."""
    unconfirmed: Action | None = None
    """An answer without a thing that was touched once and needs a second touch."""
    then: str = ""
    """The goal to reach for again when its question comes; it was reached for with a thing picked up."""

    def put_down(self) -> None:
        """Put down whatever was picked up."""
        self.picked = self.verb = ""
        self.unconfirmed = None

    def confirm(self, action: Action) -> None:
        """Put everything down, and wait for an answer's second touch."""
        self.put_down()
        self.unconfirmed = action

    def lose_goal(self) -> None:
        """Forget the goal that was reached for."""
        self.then = ""

    def sure_verbs(self, view: Any, noun: str) -> list[str]:
        """Return the uses of a thing that need no second touch."""
        verbs = self.sitting.now.uses.get(noun, ())
        return [verb for verb in verbs if self._sure(view, Action(verb, noun))]

    def carried(self, view: Any, thing: Reach) -> tuple[str, str] | None:
        """Return a dragged thing and its use as (noun, verb); None if it can't be used."""
        verbs = self.sitting.now.uses.get(thing.noun, ())
        if thing.verb:
            return (thing.noun, thing.verb) if thing.verb in verbs else None
        return (thing.noun, (*self.sure_verbs(view, thing.noun), *verbs)[0]) if verbs else None

    def take(self, piece: Piece) -> Meant:
        """Pick a piece up, or put it down again."""
        self.picked, self.verb = ("", "") if self.picked == piece.noun else (piece.noun, piece.verb)
        return TakenUp()

    def reach(self, view: Any, noun: str, verb: str = "") -> Meant:
        """Reach for a thing: return the answer that is its only use, or pick it up."""
        verbs = self.sitting.now.uses.get(noun, ())
        if not verbs or (verb and verb not in verbs):
            return self._beyond(view, noun, Action(verb, noun) if verb and verbs else None)
        if self.picked == noun and verb in ("", self.verb):
            return Give(Action(self.verb, noun))
        meant = verb or verbs[0]
        if (verb or len(verbs) == 1) and self._sure(view, Action(meant, noun)):
            return Give(Action(meant, noun))
        self.picked, self.verb = noun, meant
        return TakenUp()

    def _beyond(self, view: Any, noun: str, use: Action | None) -> Meant:
        """Reach for something not on offer, often the goal of what was picked up, and remember that goal."""
        asked, picked = self.sitting.mine(), Action(self.verb, self.picked)
        if use is None and self.picked and (self._sure(view, picked) or not self._foreseen(picked, noun)):
            self.then = noun
            return Give(picked)
        wanted = use or self._meant(view, asked, noun)
        if asked is None or wanted not in asked.options:
            first = None if asked is None or use else self.sitting.conversation.towards(view, asked, noun)
            if first is None:
                return Barred(noun, wanted)
            self.then = noun
            return Give(first)
        return Give(wanted) if wanted.noun else TakenUp()  # it's already chosen; only its button sends it

    def drop(self, view: Any, thing: Reach | Piece, goal: Reach) -> Meant:
        """Drop one thing on another: return the answer, or pick the thing up; Barred if it can't be used there."""
        if isinstance(thing, Piece):
            return self._lead(thing, goal)
        carried = self.carried(view, thing)
        if carried is None and self._waits(thing.noun):
            return self.reach(view, goal.noun)
        if carried is None:
            verb = thing.verb or self._meant(view, self.sitting.mine(), thing.noun).verb
            return Barred(thing.noun, Action(verb, thing.noun))
        noun, verb = carried
        barred = self._foreseen(Action(verb, noun), goal.noun)
        sure = self._sure(view, Action(verb, noun))
        if barred is not None and (sure or barred.world is not None):
            return barred
        if not sure:
            self.picked, self.verb = noun, verb
            return TakenUp()
        self.then = goal.noun
        return Give(Action(verb, noun))

    def _waits(self, noun: str) -> bool:
        """Return True if a thing was the reader's last answer, so that the current question is about its goal."""
        answers = self.sitting.table.answers
        return bool(answers) and answers[-1].seat == self.sitting.reader and answers[-1].action.noun == noun

    def _lead(self, piece: Piece, goal: Reach) -> Meant:
        """Return what dropping a piece on a goal means."""
        asked, wanted = self.sitting.mine(), Action(piece.verb, goal.noun)
        return Give(wanted) if asked is not None and wanted in asked.options else Barred(goal.noun, wanted)

    def _foreseen(self, action: Action, goal: str) -> Barred | None:
        """Return why an answer can't lead to a goal; None if it can.

        The first question after the answer gives the reason, even if that question would have answered itself.
        """
        seat, game = self.sitting.reader, self.sitting.game
        assert seat is not None, "only the reader drops anything"
        barred: Barred | None = None
        for world in questions_after(game, self.sitting.table.view(seat), seat, action):
            asked = decision(world)
            wanted = self._meant(game.view(world, seat), asked, goal)
            options = asked.options if asked is not None else ()
            if not wanted.noun or any(option.noun == goal for option in options):
                return None
            barred = barred or Barred(goal, wanted, world)
        return barred or Barred(goal, self._meant(self.sitting.view, self.sitting.mine(), goal))

    def _sure(self, view: Any, action: Action) -> bool:
        return self.sitting.conversation.sure(view, action)

    def _meant(self, view: Any, asked: Decision | None, noun: str) -> Action:
        return self.sitting.conversation.meant(view, asked, noun, self.board.holding)

    def go_on(self, view: Any) -> Meant:
        """Reach once more for a drag's goal, now that its question is asked; None if it's already settled."""
        noun, self.then = self.then, ""
        asked = self.sitting.mine()
        meant = self._meant(view, asked, noun)
        settled = asked is not None and (meant in asked.options or not meant.noun)
        return None if settled and noun not in self.sitting.now.uses else self.reach(view, noun)
