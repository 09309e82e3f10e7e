"""Who may come in: the code of a table, the tokens of its chairs, and how often the short word may be tried."""

from collections import deque
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest
from math import log2

from game import luck
from game.core.contract import Seat

_CONSONANTS, _VOWELS = "bdfglmnprstvz", "aeiou"
LETTERS = (_CONSONANTS, _VOWELS) * 3 + (_CONSONANTS,)
"""What each letter of the short word is drawn from: it can be said aloud, and no two letters look alike."""
BITS = sum(log2(len(each)) for each in LETTERS)
"""How much there is to guess."""
TRIES, TRIES_OF_ALL, MINUTE = 5, 20, 60.0
"""Tries at the word in a minute: from one address, and from all together."""
MOST_ADDRESSES = 200


def secret() -> str:
    """Return 128 random bits in hex digits, for a QR code or a chair."""
    return luck.word()


def short_word() -> str:
    """Return a word to be typed, of about 21 bits."""
    return "".join(letters[luck.below(len(letters))] for letters in LETTERS)


def sealed(token: str) -> str:
    """Return what is kept of a token: it can be checked by it, but not made from it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


@dataclass
class Tries:
    """How often something may be tried in a minute, by each address and by all."""

    by: dict[str, deque[float]] = field(default_factory=dict)
    every: deque[float] = field(default_factory=deque)

    def may(self, address: str, now: float) -> bool:
        """Count one more try at `now`, in seconds; returns False if that is one too many."""
        if address not in self.by and len(self.by) >= MOST_ADDRESSES:
            self.by.clear()  # the limit of all together still holds
        mine = self.by.setdefault(address, deque())
        for tried in (mine, self.every):
            while tried and tried[0] <= now - MINUTE:
                tried.popleft()
        if len(mine) >= TRIES or len(self.every) >= TRIES_OF_ALL:
            return False
        mine.append(now)
        self.every.append(now)
        return True


@dataclass
class Gate:
    """What opens a table, and each of its chairs."""

    code: str = field(default_factory=secret)
    """What the QR code holds: it gives a free chair."""
    word: str = field(default_factory=short_word)
    """What is typed instead; the people at the screen have to say yes to it."""
    chairs: dict[Seat, str] = field(default_factory=dict)
    """The sealed token of each chair that belongs to a phone."""
    tries: Tries = field(default_factory=Tries)

    def has_code(self, said: str) -> bool:
        """Return whether this is the code, in a time that tells nothing about it."""
        return compare_digest(sealed(said), sealed(self.code))

    def has_word(self, said: str, address: str, now: float) -> bool | None:
        """Return whether this is the word; None if it has been tried too often."""
        if not self.tries.may(address, now):
            return None
        heard = "".join(each for each in said.casefold() if each.isalpha())
        return compare_digest(sealed(heard), sealed(self.word))

    def seat_of(self, token: str) -> Seat | None:
        """Return the chair a token opens; every chair is compared, so that the time tells nothing."""
        said, found = sealed(token), None
        for seat, kept in self.chairs.items():
            if compare_digest(said, kept):
                found = seat
        return found

    def give(self, seat: Seat) -> str:
        """Return a new token for a chair; the old one opens nothing any more."""
        token = secret()
        self.chairs[seat] = sealed(token)
        return token

    def free(self, seat: Seat) -> None:
        """Let a chair belong to no phone."""
        self.chairs.pop(seat, None)
