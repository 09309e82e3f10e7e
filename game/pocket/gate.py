"""Who may come in: the code of a table, the tokens of its chairs, and how often the short word may be tried."""

from collections import deque
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from game import luck
from game.core.contract import Seat

_CONSONANTS, _VOWELS = "bdfglmnprstvz", "aeiou"
LETTERS = (_CONSONANTS, _VOWELS) * 3 + (_CONSONANTS,)
"""What each letter of the short word is drawn from: it can be said aloud, and no two letters look alike."""
TRIES, TRIES_OF_ALL, MINUTE = 5, 20, 60.0
"""Tries at the word in a minute: from one address, and from all that have failed before."""
FIRST, FIRST_OF_ALL = 2, 200
"""Tries of an address that has hardly failed, and of all those in a minute: guessing locks no newcomer out."""
MOST_ADDRESSES = 1_000
KNOCKS = 6
"""Times in a minute that the people at the screen are asked for a chair from one address."""


def secret() -> str:
    """Return 128 random bits in hex digits, for a QR code or a chair."""
    return luck.word()


def short_word() -> str:
    """Return a word to be typed, of about 21 bits."""
    return "".join(letters[luck.below(len(letters))] for letters in LETTERS)


def sealed(token: str) -> str:
    """Return what is kept of a token: it can be checked by it, but not made from it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def _make_room(address: str, known: dict[str, Any]) -> None:
    """Forget the address that came first if a new one would be too many."""
    if address not in known and len(known) >= MOST_ADDRESSES:
        del known[next(iter(known))]


@dataclass
class Allowance:
    """How often something may be done in a minute."""

    most: int
    done: deque[float] = field(default_factory=deque)

    def allows(self, now: float) -> bool:
        """Return whether it may be done at `now`, in seconds."""
        while self.done and self.done[0] <= now - MINUTE:
            self.done.popleft()
        return len(self.done) < self.most


@dataclass
class Allowances:
    """How often each address may do something in a minute."""

    most: int
    by: dict[str, Allowance] = field(default_factory=dict)

    def may(self, address: str, now: float) -> bool:
        """Count it; returns False if that is once too often."""
        _make_room(address, self.by)
        own = self.by.setdefault(address, Allowance(self.most))
        if not own.allows(now):
            return False
        own.done.append(now)
        return True


@dataclass
class Tries:
    """Tries at the word. A newcomer doesn't share a limit with those who guess."""

    mine: Allowances = field(default_factory=lambda: Allowances(TRIES))
    newcomers: Allowance = field(default_factory=lambda: Allowance(FIRST_OF_ALL))
    guessers: Allowance = field(default_factory=lambda: Allowance(TRIES_OF_ALL))
    failed: dict[str, int] = field(default_factory=dict)
    """How often each address has been wrong."""

    def may(self, address: str, now: float) -> bool:
        """Count one more try; returns False if that is one too many."""
        shared = self.newcomers if self.failed.get(address, 0) < FIRST else self.guessers
        if not shared.allows(now) or not self.mine.may(address, now):
            return False
        shared.done.append(now)
        return True

    def fail(self, address: str) -> None:
        """Note that an address was wrong."""
        _make_room(address, self.failed)
        self.failed[address] = self.failed.get(address, 0) + 1


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
    knocks: Allowances = field(default_factory=lambda: Allowances(KNOCKS))

    def has_code(self, said: str) -> bool:
        """Return whether this is the code, in a time that tells nothing about it."""
        return compare_digest(sealed(said), sealed(self.code))

    def has_word(self, said: str, address: str, now: float) -> bool | None:
        """Return whether this is the word; None if it has been tried too often."""
        if not self.tries.may(address, now):
            return None
        heard = "".join(each for each in said.casefold() if each.isalpha())
        right = compare_digest(sealed(heard), sealed(self.word))
        if not right:
            self.tries.fail(address)
        return right

    def seat_of(self, token: str) -> Seat | None:
        """Return the chair a token opens; every chair is compared, so that the time tells nothing."""
        said, found = sealed(token), None
        for seat, kept in self.chairs.items():
            if compare_digest(said, kept):
                found = seat
        return found

    def give(self, seat: Seat) -> str:
        """Return a new token for a chair; the old one is void."""
        token = secret()
        self.chairs[seat] = sealed(token)
        return token

    def free(self, seat: Seat) -> None:
        """Let a chair belong to no phone."""
        self.chairs.pop(seat, None)
