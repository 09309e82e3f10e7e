"""World Order in the terminal: everything is shown, fits a screen, prices stand beside answers."""

import random
from functools import partial
from pathlib import Path

import pytest

from game.core.content.box import box
from game.core.contract import UNSEEN, Action
from game.core.files.journal import YOU, load
from game.core.language.words import words
from game.terminal.boards import world_order as letters
from game.testing.laws import GAP, trial
from game.titles import rules_of
from game.titles.world_order.faces import COUNTRY, FACE, REGIONS, kind_of
from tests.terminal.sittings import asks, begun, played_out, playing, told

SAID = words("world_order")
seated = partial(begun, "world_order")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_told_to_everybody_and_fits_a_hundred_columns(seats: int) -> None:
    under = trial("world_order", seats, 3)
    named = [SAID.name(under.game.faction(under.state, seat)) for seat in under.table.seats]
    for count in range(900):
        asked = under.table.decision
        if asked is None:
            break
        view = under.table.view(asked.seat)
        said = [SAID.say(letters.option(view, asked.seat, action), asked.seat, named) for action in asked.options]
        assert all(said)
        said += [SAID.say(long) for action in asked.options if (long := letters.about(action))]
        notes = letters.notes(view, asked.seat, SAID, named)
        for reader in (None, asked.seat, (asked.seat + 1) % seats) if count % 5 == 0 else ():
            rows = letters.lines(under.table.view(reader), reader, SAID, named)
            assert max(map(len, rows)) < 100
            assert len(rows) <= 44
            assert UNSEEN not in "".join(rows)
            said += rows
        assert GAP not in "".join((*said, *notes)), (said, notes)
        under.recorded.play(under.rng.choice(asked.options))


def test_the_same_answer_is_never_told_twice() -> None:
    under = trial("world_order", 4, 8)
    named = [SAID.name(under.game.faction(under.state, seat)) for seat in under.table.seats]
    for _ in range(500):
        asked = under.table.decision
        if asked is None:
            break
        view = under.table.view(asked.seat)
        said = [SAID.say(letters.option(view, asked.seat, action), asked.seat, named) for action in asked.options]
        alike = {(verb, noun.partition(":")[0] if noun in FACE else noun) for verb, noun in asked.options}
        assert len(set(said)) == len(alike), said
        under.recorded.play(under.rng.choice(asked.options))


def test_a_region_shows_both_rows_and_its_open_countries(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy", "easy", "easy")
    view = recorded.table.view(0)
    rows = letters.lines(view, 0, SAID, ["a", "b", "c", "d"])
    europe = next(row for row in rows if row.startswith(" Europe"))
    assert "E U R " in europe
    assert any(SAID.name(card)[:10] in europe for card in COUNTRY if COUNTRY[card].region == "europe")
    assert sum(row.startswith(tuple(f" {SAID.name(region)[:6]}" for region in REGIONS)) for row in rows) >= 6


def test_prices_stand_beside_what_is_chosen(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy", seed=4)
    playing(recorded, asks("choose_country"))
    asked = recorded.table.decision
    assert asked is not None
    view = recorded.table.view(0)
    said = [SAID.say(letters.option(view, 0, action), 0, ["a", "b"]) for action in asked.options]
    assert any("diplomacy" in text for text in said)


def test_a_kind_stands_for_its_copies() -> None:
    card = next(iter(FACE))
    assert card in letters.copies(kind_of(card))
    assert letters.copies("europe") == ("europe",)
    assert letters.copies("africa:2") == ("africa:2",)


def test_a_card_is_played_by_its_name(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy", seed=6)
    playing(recorded, asks("take_turn"))
    card = next(action.noun for action in recorded.table.state.options if action.verb == "play")
    told(recorded, f"play {SAID.name(card)}")
    assert any(answer.action == Action("play", card) for answer in recorded.table.answers)


def test_random_keys_never_break_it_and_everything_is_saved(tmp_path: Path) -> None:
    rng = random.Random(5)
    typed = ["1", "2", "3", "0", "", "?1", "why", "why 7", "why Europe", "why play Foreign Trade", "undo", "redo"]
    typed += ["log 3", "board", "rules engage", "help", "99", "why with energy", "India", "done", "pay", "pass"]
    typed += ["legend", "why engage in Africa", "play Foreign Trade", "energy", "above", "below", "none"]
    recorded = seated(tmp_path, YOU, "random", "random", level="short")
    paper = told(recorded, *(rng.choice(typed) for _ in range(400)))
    assert GAP not in paper
    assert len(recorded.table.answers) > 60
    assert recorded.journal.path is not None
    loaded = load(recorded.journal.path, rules_of)
    assert loaded.recorded is not None
    assert loaded.recorded.table.digest == recorded.table.digest


def test_bots_play_every_level_of_the_box_to_the_end(tmp_path: Path) -> None:
    for seats, level in zip((4, 2, 3, 2), box("world_order").levels, strict=True):
        recorded = seated(tmp_path, *("random",) * seats, level=level)
        paper = told(recorded)
        assert "VPs" in paper
        assert GAP not in paper
        assert recorded.over


def test_the_end_says_where_everybodys_vps_came_from(tmp_path: Path) -> None:
    recorded = seated(tmp_path, "random", "random", "random")
    played_out(recorded)
    text = told(recorded)
    assert "Influence placed" in text
    total = text[text.index("Influence placed") :].splitlines()
    row = next(line for line in total if line.startswith("VPs "))
    assert [int(number) for number in row.split()[1:]] == list(recorded.table.state.vp)
