"""What reaching for a thing means: an answer, something taken up, or a wish that cannot be granted."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from game.client.table.answers import Do
from game.client.table.board import Board
from game.client.table.messages import Piece, Reach
from game.core.agenda import Ask, decision, push
from game.core.contract import Action, Decision, ignore
from game.core.views import drop
from game.play.sitting import Sitting


@dataclass(frozen=True, slots=True)
class TakenUp:
    """A thing was taken up: what it is for, or where it goes, is said next."""


@dataclass(frozen=True, slots=True)
class Barred:
    """Nothing on offer; `action` is what reaching for the thing would have meant.

    Of a drop, `world` is the position it would have led to, in which that cannot be done.
    """

    noun: str
    action: Action
    world: Any = None


Meant = Do | TakenUp | Barred | None


@dataclass
class Reaching:
    """What the viewer has taken up, and what is meant when they reach for the next thing."""

    sitting: Sitting
    board: Board[Any]
    picked: str = ""
    verb: str = ""
    """What was taken up, and the use that is meant by it."""
    asking: Action | None = None
    """The answer about nothing that is asked for twice, once it was touched."""
    then: str = ""
    """What was reached for with a thing taken up: to be reached for again when its question is put."""

    def lay_down(self) -> None:
        """Take nothing up any more."""
        self.picked = self.verb = ""
        self.asking = None

    def sure_verbs(self, view: Any, noun: str) -> list[str]:
        """What a thing may be used for that one touch may settle."""
        verbs = self.sitting.uses().get(noun, ())
        return [verb for verb in verbs if self._sure(view, Action(verb, noun))]

    def carried(self, view: Any, thing: Reach) -> tuple[str, str] | None:
        """What is being dragged somewhere, and what it would be used for; nothing that cannot be used."""
        verbs = self.sitting.uses().get(thing.noun, ())
        if thing.verb:
            return (thing.noun, thing.verb) if thing.verb in verbs else None
        return (thing.noun, (*self.sure_verbs(view, thing.noun), *verbs)[0]) if verbs else None

    def take(self, piece: Piece) -> Meant:
        """Somebody takes hold of a piece, or puts it down again."""
        self.picked, self.verb = ("", "") if self.picked == piece.noun else (piece.noun, piece.verb)
        return TakenUp()

    def reach(self, view: Any, noun: str, verb: str = "") -> Meant:
        """Somebody reaches for a thing: the one thing it can be for is meant, or it is taken up."""
        verbs = self.sitting.uses().get(noun, ())
        if not verbs or (verb and verb not in verbs):
            return self._beyond(view, noun, Action(verb, noun) if verb and verbs else None)
        if self.picked == noun and verb in ("", self.verb):
            return Do(Action(self.verb, noun))
        meant = verb or verbs[0]
        if (verb or len(verbs) == 1) and self._sure(view, Action(meant, noun)):
            return Do(Action(meant, noun))
        self.picked, self.verb = noun, meant
        return TakenUp()

    def _beyond(self, view: Any, noun: str, use: Action | None) -> Meant:
        """What is not on offer: with a thing taken up it is meant for what follows."""
        asked, picked = self.sitting.mine(), Action(self.verb, self.picked)
        if use is None and self.picked and (self._sure(view, picked) or not self._foreseen(picked, noun)):
            self.then = noun
            return Do(picked)
        wanted = use or self._meant(view, asked, noun)
        if asked is None or wanted not in asked.options:
            return Barred(noun, wanted)
        return Do(wanted) if wanted.noun else TakenUp()  # it is chosen already: only its button sends it

    def drop(self, view: Any, thing: Reach | Piece, goal: Reach) -> Meant:
        """Something was dragged onto something: it is used there, or it is said why it cannot be."""
        if isinstance(thing, Piece):
            return self._lead(thing, goal)
        carried = self.carried(view, thing)
        if carried is None:
            verb = thing.verb or self._meant(view, self.sitting.mine(), thing.noun).verb
            return Barred(thing.noun, Action(verb, thing.noun))
        noun, verb = carried
        barred, sure = (
            self._foreseen(Action(verb, noun), goal.noun),
            self._sure(view, Action(verb, noun)),
        )
        if barred is not None and (sure or barred.world is not None):
            return barred
        if not sure:
            self.picked, self.verb = noun, verb
            return TakenUp()
        self.then = goal.noun
        return Do(Action(verb, noun))

    def _lead(self, piece: Piece, goal: Reach) -> Meant:
        """A piece goes where it is dropped, if it may."""
        asked, wanted = self.sitting.mine(), Action(piece.verb, goal.noun)
        return Do(wanted) if asked is not None and wanted in asked.options else Barred(goal.noun, wanted)

    def _foreseen(self, action: Action, goal: str) -> Barred | None:
        """Why an answer cannot lead to a goal; None when it can.

        It is the first question after the answer that says why, even if it would have answered itself.
        """
        seat, game = self.sitting.audience, self.sitting.game
        assert seat is not None, "only the viewer drops anything"
        barred: Barred | None = None
        for world in questions_after(self.sitting, action):
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
        """Reach for what was reached for before its question was put, unless that is settled already."""
        noun, self.then = self.then, ""
        asked = self.sitting.mine()
        meant = self._meant(view, asked, noun)
        settled = asked is not None and (meant in asked.options or not meant.noun)
        return None if settled and noun not in self.sitting.uses() else self.reach(view, noun)


def questions_after(sitting: Sitting, action: Action) -> Iterator[Any]:
    """Positions with the questions that follow an answer of the viewer, as long as each answers itself.

    They lie in a world imagined from what the viewer knows, so that nothing hidden shows.
    """
    seat = sitting.audience
    assert seat is not None, "only asked for the viewer"
    world = sitting.game.imagine(sitting.table.view(seat), seat, Random(0))
    asked = world.agenda[-1]
    while isinstance(asked, Ask):
        drop(world)
        world.options = ()
        asked.answer(world, action, ignore)
        asked = _next_question(world)
        if asked is None or asked.seat != seat:
            return
        yield world.copy()
        if len(world.options) > 1 or not asked.by_itself:
            return
        action = world.options[0]


def _next_question(world: Any) -> Ask[Any] | None:
    """Do what needs nobody, up to a question that has an answer; it is put even if it would answer itself."""
    while world.agenda and world.result is None:
        top = world.agenda[-1]
        drop(world)
        if isinstance(top, Ask):
            options = top.options(world)
            if options:
                push(world, top)
                world.options = options
                return top
        else:
            top.run(world, ignore)
    return None
