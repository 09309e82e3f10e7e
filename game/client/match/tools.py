"""What the tools of a match and the ways of its prompt mean when they are touched."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Undo:
    """Take the last answer back."""


@dataclass(frozen=True, slots=True)
class PutBack:
    """Lay down what was taken up."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """End a turn in so many words."""


@dataclass(frozen=True, slots=True)
class KeepAnswering:
    """Answer as always, and go on so until something changes."""


@dataclass(frozen=True, slots=True)
class Skip:
    """Finish what moves."""


@dataclass(frozen=True, slots=True)
class StepThrough:
    """Show what was missed once more, one thing at a time."""


@dataclass(frozen=True, slots=True)
class BackToNow:
    """Look at the present again."""


@dataclass(frozen=True, slots=True)
class GoOnFromHere:
    """Play on from the moment that is looked at: practice."""


@dataclass(frozen=True, slots=True)
class Faster:
    """Let the table move at the next speed."""


@dataclass(frozen=True, slots=True)
class Explain:
    """Say why a bot did that."""


@dataclass(frozen=True, slots=True)
class ShowHands:
    """Show every hand, or hide them again."""


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Take away the strip of paper."""


@dataclass(frozen=True, slots=True)
class GotIt:
    """The guide need not say this again."""


@dataclass(frozen=True, slots=True)
class SeeRules:
    """Open the rules, at the clause of a reason that is read."""


@dataclass(frozen=True, slots=True)
class SeeResult:
    """Go to the result."""


Seeing = BackToNow | Explain | Dismiss | GotIt
"""What changes only what is looked at."""
