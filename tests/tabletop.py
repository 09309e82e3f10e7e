"""A small language for rule tests: who does what, who is asked what, what is refused and why.

An answer is written as in a save, "verb noun". A noun may be shortened to whatever its title accepts
(`Tabletop.fits`), so that a story says "counter rebel_forces" without naming the copy of the card.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar

from game.core import agenda, asking
from game.core.agenda import Ask, Position
from game.core.content.languages import ENGLISH
from game.core.contract import Action, Decision, Emit, Event, Game, Line, Seat, option
from game.core.language.words import words
from game.core.piles import Pile
from game.core.table import check
from game.testing.laws import openings, rule_ids
from game.titles import rules_of

P = ParamSpec("P")
S = TypeVar("S", bound=Position)


GAMES, EACH, FIRST = 24, 24, 8
"""Games that a walk takes; the positions it keeps of each kind of question, and those of them that come first."""


@cache
def positions(name: str, each: int = EACH) -> list[tuple[Any, Decision]]:
    """Return positions of every kind of question, from seeded games with random tables, options and levels.

    Half of the answers are those whose verb has been given least often, so that rare questions come up, too.
    """
    game = rules_of(name)
    seen = Counter[str]()
    given = Counter[str]()
    fewest, most = game.SEATS
    found = []
    for seed in range(GAMES):
        rng = Random(seed)
        state: Any = game.new(openings(name, fewest + seed % (min(most, 6) - fewest + 1), seed))
        while (asked := agenda.decision(state)) is not None:
            if seen[asked.kind] < FIRST or (seen[asked.kind] < each and rng.random() < 0.3):
                seen[asked.kind] += 1
                found.append((state.copy(), asked))
            least = min(given[action.verb] for action in asked.options)
            rare = [action for action in asked.options if given[action.verb] == least]
            action = rng.choice(rare if rng.random() < 0.5 else asked.options)
            given[action.verb] += 1
            agenda.advance(state, action)
    return found


def offered(name: str) -> list[Action]:
    """Return every answer on offer at some position."""
    return sorted({action for _, asked in positions(name) for action in asked.options})


@dataclass(frozen=True, slots=True)
class Recess(Ask[Any]):
    """The question after a story's step; a story that ends here sees nothing of what would follow."""

    kind: ClassVar[str] = "recess"
    by_itself: ClassVar[bool] = False

    def options(self, state: Any) -> tuple[Action, ...]:
        """Return the only option."""
        return (option("go_on"),)

    def answer(self, state: Any, action: Action, emit: Emit) -> None:
        """Do nothing."""


class Tabletop(Generic[S]):
    """A game in progress, with a name for every seat."""

    tables: ClassVar[list["Tabletop[Any]"]] = []
    """The tables that the current story has set up."""

    def __init__(self, game: Game[S], state: S, seats: tuple[str, ...]) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.events: list[Event] = []
        """The events since the table was set up."""

    def is_set_up(self) -> None:
        """Note how the table lies; once the story is over, it has to be settled."""
        self.opening = self.board
        self.tables.append(self)

    @property
    def board(self) -> Mapping[str, Any]:
        """Everything on the table, fact by fact."""
        raise NotImplementedError  # a title knows its facts

    @property
    def changed(self) -> dict[str, Any]:
        """What has changed on the board since the table was set up."""
        return {fact: now for fact, now in self.board.items() if now != self.opening.get(fact)}

    def settled(self) -> None:
        """Check that a story ends with nothing pending and nothing lost."""
        raise NotImplementedError  # a title knows what may be pending

    def happened(self, kind: type[Event]) -> list[Any]:
        """Return the events of a kind since the table was set up."""
        return [event for event in self.events if type(event) is kind]

    def seen_by(self, who: str | None) -> S:
        """Return a seat's view (None: the public view)."""
        return self.game.view(self.state, None if who is None else self.seats.index(who))

    def does(self, who: str, *answers: str) -> None:
        """Have a seat answer one question after the other; each must be its own, and the answer on offer.

        Checks that no thing appears or disappears on the way.
        """
        things = self.game.things(self.state)
        for text in answers:
            asked = agenda.decision(self.state)
            assert asked is not None, f"{who} answers {text!r}, but the game is over"
            assert self.seats[asked.seat] == who, f"{who} answers {text!r}, but {self.seats[asked.seat]} is asked"
            action = self.meant(text, asked.options)
            check(self.state, action)
            agenda.advance(self.state, action, self._hear)
        assert self.game.things(self.state) == things, "no thing appears or disappears"

    def _hear(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        self.events.append(event(*args, **kwargs))

    def meant(self, text: str, options: tuple[Action, ...]) -> Action:
        """Return the option that a shortened answer means, or the answer itself if there is none."""
        said = Action.parse(text)
        if said in options:
            return said
        meant = [option for option in options if option.verb == said.verb and self.fits(said.noun, option.noun)]
        return meant[0] if meant else said

    def fits(self, word: str, noun: str) -> bool:
        """Return True if a word of a story means the id `noun`."""
        return word == noun

    @property
    def asks(self) -> tuple[str, set[str]]:
        """Who is asked, and every answer on offer."""
        asked = agenda.decision(self.state)
        return (self.seats[asked.seat], set(map(str, asked.options))) if asked else ("nobody", set())

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked, and the kind of question."""
        asked = agenda.decision(self.state)
        return (self.seats[asked.seat], asked.kind) if asked else ("nobody", "")

    def offers(self, who: str, text: str) -> bool:
        """Return True if a seat is asked now and may give this answer."""
        asked = agenda.decision(self.state)
        if asked is None or self.seats[asked.seat] != who:
            return False
        return self.meant(text, asked.options) in asked.options

    def refuses(self, who: str, text: str) -> str:
        """Return the rule that forbids an answer, after checking that the refusal is a whole sentence."""
        return self._refused(who, text)[0]

    def why(self, who: str, text: str) -> str:
        """Return the sentence that refuses an answer."""
        return self._refused(who, text)[1]

    def _refused(self, who: str, text: str) -> tuple[str, str]:
        assert not self.offers(who, text), f"{text!r} is on offer"
        seat = self.seats.index(who)
        reason = asking.why_not(self.state, seat, self.held(seat, text))
        sentence = words(self.game.NAME).say(reason.line, seat, self.seats)
        assert "⟨" not in sentence, sentence
        return reason.rule, sentence

    @property
    def question(self) -> str:
        """The sentence that asks, as the seat that is asked reads it."""
        asked = agenda.decision(self.state)
        seat = asked.seat if asked else None
        return words(self.game.NAME).say(asking.prompt(self.state), seat, self.seats)

    def held(self, seat: int, text: str) -> Action:
        """Return the action that a seat means by an answer that isn't on offer."""
        return Action.parse(text)

    @property
    def told(self) -> list[str]:
        """The log since the table was set up, for a reader who doesn't play."""
        told = words(self.game.NAME)
        sentences = [told.tell(event.seen_by(None), None, self.seats) for event in self.events]
        return [sentence for sentence in sentences if sentence]


def say_why(title: str, state: Position, seat: Seat, action: Action, seats: tuple[str, ...] = ()) -> str:
    """Return the sentence that refuses an answer, after checking that its rule is written down."""
    reason = asking.why_not(state, seat, action)
    assert reason.rule in _rules(title), f"{reason.rule} is no rule ({action} at {agenda.decision(state)})"
    return _sentence(title, reason.line, seat, seats or tuple(f"Seat {number}" for number in range(10)))


@cache
def _rules(title: str) -> frozenset[str]:
    return frozenset(rule_ids(title))


@cache
def _sentence(title: str, said: Line, reader: Seat, seats: tuple[str, ...]) -> str:
    """Fill in a sentence once, however many positions it is said in."""
    return words(title, ENGLISH).say(said, reader, seats)


class Stock:
    """The cards of a game before they are dealt; `means` says whether a word of a story is a card."""

    def __init__(self, cards: Pile, means: Callable[[str, str], bool]) -> None:
        self.left, self.means = cards, means

    def take(self, wanted: str) -> Pile:
        """Take the first copies of the wanted cards, in that order."""
        taken = []
        for word in wanted.split():
            taken.append(next(card for card in self.left if self.means(word, card)))
            self.left = tuple([other for other in self.left if other != taken[-1]])
        return tuple(taken)
