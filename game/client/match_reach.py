"""What reaching for a thing means: an answer, something taken up, or a wish that cannot be granted."""

from dataclasses import dataclass
from typing import Any

from game.client.boards import Board, Reach
from game.client.match_model import Party
from game.client.match_prompt import Do
from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class TakenUp:
    """A thing was taken up: what it is for, or where it goes, is said next."""


@dataclass(frozen=True, slots=True)
class Barred:
    """Nothing on offer; `action` is what reaching for the thing would have meant."""

    noun: str
    action: Action


Meant = Do | TakenUp | Barred | None


@dataclass
class Reaching:
    """What whoever looks has taken up, and what is meant when they reach for the next thing."""

    party: Party
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
        verbs = self.party.uses().get(noun, ())
        return [verb for verb in verbs if self.board.sure(view, Action(verb, noun))]

    def carried(self, view: Any, thing: Reach) -> tuple[str, str] | None:
        """What is being dragged somewhere, and what it would be used for; nothing that cannot be used."""
        verbs = self.sure_verbs(view, thing.noun)
        return (thing.noun, thing.verb if thing.verb in verbs else verbs[0]) if verbs else None

    def reach(self, view: Any, noun: str, verb: str = "") -> Meant:
        """Somebody reaches for a thing: the one thing it can be for is meant, or it is taken up."""
        verbs = self.party.uses().get(noun, ())
        if not verbs or (verb and verb not in verbs):
            return self._beyond(view, noun, Action(verb, noun) if verb and verbs else None)
        if self.picked == noun and verb in ("", self.verb):
            return Do(Action(self.verb, noun))
        if len(verbs) == 1 and self.board.sure(view, Action(verbs[0], noun)):
            return Do(Action(verbs[0], noun))
        self.picked, self.verb = noun, verb or verbs[0]
        return TakenUp()

    def _beyond(self, view: Any, noun: str, use: Action | None) -> Meant:
        """What is not on offer: with a thing taken up it is meant for what follows."""
        asked, picked = self.party.mine(), Action(self.verb, self.picked)
        if use is None and self.picked and self.board.sure(view, picked):
            self.then = noun
            return Do(picked)
        wanted = use or self.board.meant(view, asked, noun)
        return Do(wanted) if asked is not None and wanted in asked.options else Barred(noun, wanted)

    def drop(self, view: Any, thing: Reach, goal: Reach) -> Meant:
        """Something was dragged onto something: it is chosen, and then that."""
        carried = self.carried(view, thing)
        if carried is None:
            return self.reach(view, thing.noun, thing.verb)
        self.then = goal.noun
        noun, verb = carried
        return Do(Action(verb, noun))

    def go_on(self, view: Any) -> Meant:
        """Reach for what was reached for before its question was put, unless that is settled already."""
        noun, self.then = self.then, ""
        asked = self.party.mine()
        settled = asked is not None and self.board.meant(view, asked, noun) in asked.options
        return None if settled and noun not in self.party.uses() else self.reach(view, noun)
