"""Any title without its own board can be played in the terminal too."""

import inspect
from pathlib import Path

import pytest

from game.core.contract import Decision, option
from game.core.language.words import words
from game.terminal.answers import are_numbers, at, span
from game.terminal.boards import TextBoard, board, plain
from game.testing.laws import GAP, openings, well_said
from game.titles import SHELF, rules_of, setup
from tests.games import asked_at, begun
from tests.terminal.sittings import told

USUAL: TextBoard = plain
"""Lets mypy check that the plain board implements the whole TextBoard protocol."""
WANTED = [
    name for name, member in vars(TextBoard).items() if inspect.isfunction(member) and not name.startswith("_")
]


@pytest.mark.parametrize("name", SHELF)
def test_board_has_every_function_that_the_room_calls(name: str) -> None:
    """No lookup has a default any more, so a misspelt function is a missing one."""
    own = board(name)
    for wanted in WANTED:
        asked = list(inspect.signature(getattr(plain, wanted)).parameters)
        assert list(inspect.signature(getattr(own, wanted)).parameters) == asked, wanted


def test_numeric_question_shows_exactly_the_numbers_on_offer() -> None:
    left = [number for number in range(1, 14) if number != 5]
    asked = Decision(0, "bid", tuple(option("bid", str(number)) for number in left))
    assert span(asked).noun == "1-4, 6-13"
    assert span(asked._replace(options=asked.options[3:5])).noun == "4, 6"
    assert span(asked._replace(options=asked.options[:1])).noun == "1"


def test_numbers_of_two_verbs_are_chosen_by_their_place_in_the_list() -> None:
    options = (option("keep", "3"), option("sell", "3"))
    asked = Decision(0, "trade", options)
    assert not are_numbers(asked)
    assert at(asked, "2") == options[1]


def test_number_not_on_offer_is_answered_with_the_possible_ones(tmp_path: Path) -> None:
    paper = told(begun("goofspiel", tmp_path, "you", "random"), "5", "5", "quit")
    assert "“5” isn't among the answers. You can type a number of these: Bid 1-4, 6-13." in paper


def test_goofspiel_can_be_played_to_its_end_on_the_plain_board_by_text(tmp_path: Path) -> None:
    typed = ["board", "help", "5", "why 5", "?6", "hint", "log", *map(str, (13, 12, 11, 10, 9, 8, 7, 6, 4, 3, 2))]
    recorded = begun("goofspiel", tmp_path, "you", "random")
    paper = told(recorded, *typed)
    assert "Bid 1-4, 6-13" in paper
    assert "In hand: 1, 2, 3, 4, 6" in paper
    assert "(GO-BID-02)" in paper
    assert recorded.over
    assert any("points" in row for row in paper.rpartition("> 2\n")[2].splitlines())
    assert GAP not in paper


def test_the_help_fits_the_width_of_the_terminal(tmp_path: Path) -> None:
    rows = told(begun("goofspiel", tmp_path, "you", "random"), "help", "quit").splitlines()
    rewind = next(number for number, row in enumerate(rows) if row.startswith("  rewind"))
    assert len(rows[rewind]) < 90
    assert rows[rewind + 1].startswith(" " * 16), "what goes on stays in its column"


@pytest.mark.parametrize("name", SHELF)
def test_the_plain_board_can_say_the_opening_and_the_end_of_every_title(name: str) -> None:
    game, said = rules_of(name), words(name)
    state = game.new(openings(name, game.SEATS[0], 0))
    seats = [f"Seat {letter}" for letter, _ in zip("ABCDEFGHIJ", setup(name).factions, strict=False)]
    asked = asked_at(state)
    view = game.view(state, asked.seat)
    rows = plain.lines(view, asked.seat, said, seats)
    assert rows.index(seats[asked.seat]) < max(rows.index(seat) for seat in seats)
    assert GAP not in "\n".join(rows)
    for action in asked.options:
        assert well_said(said.say(plain.option(view, asked.seat, action), asked.seat, seats))
