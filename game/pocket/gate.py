"""Who may come in: a table's code, its chairs' tokens, and how often the short word may be tried."""

from collections import deque
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest
from typing import Any

from game import luck
from game.core.contract import Seat

_CONSONANTS, _VOWELS = "bdfglmnprstvz", "aeiou"
LETTERS = (_CONSONANTS, _VOWELS) * 3 + (_CONSONANTS,)
"""What each letter of the short word is drawn from; it can be said aloud, and no two letters look alike."""
TRIES, TRIES_OF_ALL, MINUTE = 5, 20, 60.0
"""Tries at the word per minute: from one address, and from all addresses that have failed before."""
FIRST, FIRST_OF_ALL = 2, 200
"""The failures before an address counts as guessing, and the tries per minute of all others.

This way guessing never locks out newcomers.
"""
MOST_ADDRESSES = 1_000
KNOCKS = 6
"""Requests per minute that one address may put to the people at the screen."""


def secret() -> str:
    """Return 128 random bits in hex digits, for a QR code or a chair."""
    return luck.word()


def short_word() -> str:
    """Return a word for typing, with about 21 bits."""
    return "".join(letters[luck.below(len(letters))] for letters in LETTERS)


def sealed(token: str) -> str:
    """Return the part of a token that is stored: it can verify the token, but not recreate it."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def _make_room(address: str, known: dict[str, Any]) -> None:
    """Drop the oldest address if a new one would be too many."""
    if address not in known and len(known) >= MOST_ADDRESSES:
        del known[next(iter(known))]


@dataclass
class Allowance:
    """A limit on how often something may be done in a minute."""

    most: int
    done: deque[float] = field(default_factory=deque)

    def allows(self, now: float) -> bool:
        """Return True if it may be done at `now`, in seconds."""
        while self.done and self.done[0] <= now - MINUTE:
            self.done.popleft()
        return len(self.done) < self.most


@dataclass
class Allowances:
    """A limit on how often each address may do something in a minute."""

    most: int
    by: dict[str, Allowance] = field(default_factory=dict)

    def may(self, address: str, now: float) -> bool:
        """Count it; return False if that is once too often."""
        _make_room(address, self.by)
        own = self.by.setdefault(address, Allowance(self.most))
        if not own.allows(now):
            return False
        own.done.append(now)
        return True


@dataclass
class Tries:
    """The tries at the word. Newcomers don't share a limit with those who guess."""

    mine: Allowances = field(default_factory=lambda: Allowances(TRIES))
    newcomers: Allowance = field(default_factory=lambda: Allowance(FIRST_OF_ALL))
    guessers: Allowance = field(default_factory=lambda: Allowance(TRIES_OF_ALL))
    failed: dict[str, int] = field(default_factory=dict)
    """How often each address was wrong."""

    def may(self, address: str, now: float) -> bool:
        """Count one more try; return False if that is one too many."""
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
    """The secrets that open a table and each of its chairs."""

    code: str = field(default_factory=secret)
    """The secret in the QR code, which gets a free chair."""
    word: str = field(default_factory=short_word)
    """What people type instead; the people at the screen then have to agree."""
    chairs: dict[Seat, str] = field(default_factory=dict)
    """The sealed token of each chair that belongs to a phone."""
    tries: Tries = field(default_factory=Tries)
    knocks: Allowances = field(default_factory=lambda: Allowances(KNOCKS))

    def has_code(self, said: str) -> bool:
        """Return True if this is the code, in a time that reveals nothing about it."""
        return compare_digest(sealed(said), sealed(self.code))

    def has_word(self, said: str, address: str, now: float) -> bool | None:
        """Return True if this is the word; None if it has been tried too often."""
        if not self.tries.may(address, now):
            return None
        heard = "".join(each for each in said.casefold() if each.isalpha())
        right = compare_digest(sealed(heard), sealed(self.word))
        if not right:
            self.tries.fail(address)
        return right

    def seat_of(self, token: str) -> Seat | None:
        """Return the chair a token opens; every chair is compared, so that the time reveals nothing."""
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
        """Take a chair from its phone."""
        self.chairs.pop(seat, None)
