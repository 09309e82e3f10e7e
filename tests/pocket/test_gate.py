"""Codes, tokens, and tries at the word."""

from math import log2

import pytest

from game.pocket import gate
from game.pocket.gate import FIRST, FIRST_OF_ALL, MINUTE, MOST_ADDRESSES, TRIES, TRIES_OF_ALL, Gate, sealed


def test_code_has_128_bits_and_a_word_20_to_23() -> None:
    of = Gate()
    assert len(of.code) == 32
    assert int(of.code, 16) >= 0
    assert 20 <= sum(log2(len(each)) for each in gate.LETTERS) <= 23
    assert len(of.word) == len(gate.LETTERS)
    assert of.word.isalpha()


def test_word_may_be_typed_with_spaces_capitals_and_punctuation() -> None:
    of = Gate()
    assert of.has_word(f" {of.word[:3].upper()} {of.word[3:]}. ", "1", 0.0)
    assert of.has_word(of.word[:-1], "1", 0.0) is False
    assert of.has_word("", "1", 0.0) is False


def test_tries_per_minute_are_limited_per_address_and_among_past_failures() -> None:
    of = Gate()
    heard = [of.has_word("wrong", "one", 1.0) for _ in range(TRIES + 1)]
    assert heard == [False] * TRIES + [None]
    others = [of.has_word("wrong", f"other {number % 30}", 1.0) for number in range(150)]
    assert others.count(False) == 30 * FIRST + TRIES_OF_ALL - (TRIES - FIRST)
    assert of.has_word(of.word, "one", 2.0 + MINUTE)


def test_guessers_do_not_lock_out_a_first_time_guest() -> None:
    of = Gate()
    for number in range(100):
        for _ in range(TRIES):
            of.has_word("wrong", f"guesser {number % 40}", 1.0)
    assert of.has_word("wrong", "guesser 1", 1.0) is None
    assert of.has_word("wrong", "a guest", 1.0) is False
    assert of.has_word(of.word, "a guest", 1.0)


def test_many_addresses_use_bounded_memory_and_get_few_tries() -> None:
    of = Gate()
    got = sum(of.has_word("wrong", str(number), 1.0) is False for number in range(10_000))
    assert got == FIRST_OF_ALL
    assert len(of.tries.mine.by) <= MOST_ADDRESSES
    assert len(of.tries.failed) <= MOST_ADDRESSES


def test_chair_opens_only_to_its_latest_token() -> None:
    of = Gate()
    first, other = of.give(2), of.give(3)
    assert (of.seat_of(first), of.seat_of(other)) == (2, 3)
    again = of.give(2)
    assert of.seat_of(first) is None
    assert of.seat_of(again) == 2
    assert of.seat_of("") is None
    assert of.seat_of(sealed(again)) is None
    of.free(2)
    assert of.seat_of(again) is None


def test_every_secret_is_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    of, compared = Gate(), list[tuple[str, str]]()
    for seat in range(3):
        of.give(seat)

    def noted(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr(gate, "compare_digest", noted)
    of.seat_of("guess")
    of.has_code("guess")
    of.has_word("guess", "1", 0.0)
    assert len(compared) == 5
    assert {len(each) for pair in compared for each in pair} == {64}
