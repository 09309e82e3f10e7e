"""Threats and counts are whole sentences, and tell a seat what it may know and no more."""

import re
from random import Random

import pytest

from ai.heuristics import STUDIED, heuristic
from game.core.content.box import box
from game.core.contract import Line
from game.core.language.words import words
from game.testing.laws import well_said
from game.titles import reckoning, rules_of, setup
from tests.games import questions


@pytest.mark.parametrize("seats", ["fewest", "most"])
@pytest.mark.parametrize("title", STUDIED)
def test_warnings_are_well_formed_and_the_same_in_every_twin_world(title: str, seats: str) -> None:
    game = rules_of(title)
    rng = Random(5)
    said = words(title)
    fewest, most = box(title).seats
    names = [f"Seat {seat}" for seat in range(most)]
    state = game.new(setup(title, fewest if seats == "fewest" else min(most, 5), seed=5))
    for number, asked in enumerate(questions(state, rng, 160)):
        if number % 8 == 0:
            view, seat = game.view(state, asked.seat), asked.seat
            twin = game.view(game.imagine(view, seat, rng), seat)
            assert told(title, view, seat) == told(title, twin, seat)
            for reader, lines in (
                (seat, told(title, view, seat)),
                (None, told(title, game.view(state, None), seat)),
            ):
                for sentence in (said.say(each, reader, names) for each in lines):
                    assert well_said(sentence), sentence
                    assert sentence.endswith(".")
                    assert not sentence[0].islower()


def told(title: str, view: object, seat: int) -> list[Line]:
    """Return what threatens a seat and what it can count."""
    known = [each.line for each in heuristic(title).dangers(view, seat)]
    return [*known, *reckoning(title).unseen(view, seat)]


@pytest.mark.parametrize("title", STUDIED)
def test_you_appears_only_at_the_start_of_a_sentence(title: str) -> None:
    """`:who` says "You" to its own reader."""
    for key, template in words(title).templates.items():
        if key.startswith(("danger.", "unseen.")):
            assert not re.search(r".\{\w+:who\}", template), key
