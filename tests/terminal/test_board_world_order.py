"""World Order in the terminal: everything is shown and fits a screen, answers have their prices."""

from functools import partial
from pathlib import Path
from typing import Any

from game.core.contract import Action
from game.core.files.journal import YOU
from game.core.language.words import words
from game.terminal.boards import world_order as letters
from game.testing.laws import trial
from game.titles.world_order.faces import COUNTRY, FACE, REGIONS, kind_of
from tests.games import begun, play_on, questions
from tests.terminal.sittings import asks, playing, told

SAID = words("world_order")
seated = partial(begun, "world_order")
SEATS = (2, 3, 4)
"""The numbers of seats for which test_boards prints every position."""
TYPED = "why Europe|rules engage|why with energy|India|done|pay|legend|play Foreign Trade|energy|none"
"""Random input, in addition to what is typed in every title."""


def most_rows(view: Any) -> int:
    """Return the most rows a position may take."""
    return 44


def test_no_two_options_of_a_question_read_the_same() -> None:
    under = trial("world_order", 4, 8)
    named = [SAID.name(under.game.faction(under.state, seat)) for seat in under.table.seats]
    for asked in questions(under.recorded, under.rng, 500):
        view = under.table.view(asked.seat)
        said = [SAID.say(letters.option(view, asked.seat, action), asked.seat, named) for action in asked.options]
        alike = {(verb, noun.partition(":")[0] if noun in FACE else noun) for verb, noun in asked.options}
        assert len(set(said)) == len(alike), said


def test_a_region_shows_both_rows_and_its_open_countries(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy", "easy", "easy")
    view = recorded.table.view(0)
    rows = letters.lines(view, 0, SAID, ["a", "b", "c", "d"])
    europe = next(row for row in rows if row.startswith(" Europe"))
    assert "E U R " in europe
    assert any(SAID.name(card)[:10] in europe for card in COUNTRY if COUNTRY[card].region == "europe")
    assert sum(row.startswith(tuple(f" {SAID.name(region)[:6]}" for region in REGIONS)) for row in rows) >= 6


def test_options_show_their_prices(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy", seed=4)
    playing(recorded, asks("choose_country"))
    asked = recorded.table.decision
    assert asked is not None
    view = recorded.table.view(0)
    said = [SAID.say(letters.option(view, 0, action), 0, ["a", "b"]) for action in asked.options]
    assert any("diplomacy" in text for text in said)


def test_kind_of_card_covers_its_copies() -> None:
    card = next(iter(FACE))
    assert card in letters.copies(kind_of(card))
    assert letters.copies("europe") == ("europe",)
    assert letters.copies("africa:2") == ("africa:2",)


def test_card_can_be_played_by_name(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy", seed=6)
    playing(recorded, asks("take_turn"))
    card = next(action.noun for action in recorded.table.state.options if action.verb == "play")
    told(recorded, f"play {SAID.name(card)}")
    assert any(answer.action == Action("play", card) for answer in recorded.table.answers)


def test_end_shows_where_each_seats_vps_came_from(tmp_path: Path) -> None:
    recorded = seated(tmp_path, "random", "random", "random")
    play_on(recorded)
    text = told(recorded)
    assert "Influence placed" in text
    total = text[text.index("Influence placed") :].splitlines()
    row = next(line for line in total if line.startswith("VPs "))
    assert [int(number) for number in row.split()[1:]] == list(recorded.table.state.vp)
