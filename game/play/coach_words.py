"""The coach's words: answers, threats and chances as sentences for the reader of a sitting."""

from dataclasses import dataclass, field

from ai.coach.advice import Idea, chance
from ai.coach.calibration import worth
from ai.heuristics import heuristic
from game.core.contract import Action, line
from game.core.identity import Identity
from game.core.language.words import say
from game.core.telling import Danger
from game.play.showing import Showing
from game.play.standing import StandingAnswers


@dataclass
class CoachWords:
    """Puts what a coach knows into words, never more than the reader may know."""

    showing: Showing
    standing: StandingAnswers | None = None
    """What people at this screen have said they will answer."""
    _dangers: tuple[object, tuple[Danger, ...]] = field(default=(None, ()), repr=False)

    def chance(self, value: float) -> float | None:
        """Return the calibrated winning chance of a value; None if there is no calibration."""
        return chance(self.showing.title, len(self.showing.table.seats), value)

    def worth(self, value: float) -> float:
        """Return the winning chance of a value, or the value itself without a calibration."""
        return worth(self.showing.title, len(self.showing.table.seats), value)

    def deed(self, actions: tuple[Action, ...]) -> str:
        """Return the words for a series of answers, leaving out one that only ends the series."""
        named = [each for number, each in enumerate(actions) if each.noun or not number]
        options = (line(f"option.{verb}", noun=noun) for verb, noun in named)
        first, *later = dict.fromkeys(map(self.showing.say, options))
        if not named[0].noun:
            first = self.showing.called(named[0])
        return say("hint.then").join([first, *map(self.inside, later)])

    def inside(self, told: str) -> str:
        """Return an answer's words for use inside a sentence. Names keep their capital."""
        named = any(told.startswith(name) for name in self.showing.words.names.values())
        return told if named else told[:1].lower() + told[1:]

    def reply(self, idea: Idea) -> str:
        """Say what another seat may reply; empty if unknown or trivial."""
        if idea.reply is None or not idea.reply.action.noun:
            return ""
        deed = self.inside(self.deed((idea.reply.action,)))
        if deed == self.showing.words.name(idea.reply.action.noun):
            return ""  # a name alone doesn't say what is done there
        return say("hint.reply", name=self.showing.names[idea.reply.seat], deed=deed)

    def dangers(self) -> tuple[Danger, ...]:
        """Return the threats to the reader before their next question, worst first.

        What a seat has openly said that it won't do is no threat.
        """
        showing, seat = self.showing, self.showing.reader
        if seat is None or showing.decision is None:
            return ()
        about = (Identity(showing.table.state), seat)
        if self._dangers[0] != about:
            found = heuristic(showing.title).dangers(showing.table.view(seat), seat)
            self._dangers = (about, tuple(found))
        said = self.standing
        return tuple([each for each in self._dangers[1] if said is None or not said.forgoes(showing.table, each)])

    def warning(self) -> str:
        """Return the worst threat as a sentence; empty if there is none."""
        return next((self.showing.say(danger.line) for danger in self.dangers()), "")
