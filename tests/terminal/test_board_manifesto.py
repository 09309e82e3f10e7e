"""Manifesto in the terminal: everything is shown and fits a screen, sums come before notes, nothing leaks."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import Action
from game.core.files.journal import YOU
from game.core.language.words import words
from game.core.table import Table
from game.terminal.boards import board
from game.terminal.boards import manifesto as letters
from game.terminal.console import Console
from game.terminal.why import Why
from game.titles import setup
from game.titles.manifesto.faces import REGIONS
from game.titles.manifesto.state import Conflict
from tests.chairs import shown_to, unkept
from tests.games import asked_at, begun
from tests.terminal.sittings import playing, told
from tests.titles.manifesto.congress import Congress

SAID = words("manifesto")
seated = partial(begun, "manifesto")
SEATS = (2, 5, 10)
"""The numbers of seats for which test_boards prints every position."""
TYPED = "why alliance|why play Limited War on Japan|rules bid|india|why first|play limited war|diplomacy|why draw"
"""Random input, in addition to what is typed in every title."""


def most_rows(view: Any) -> int:
    """Return the most rows a position may take."""
    return 40


def rows_of(table: Congress, who: str | None) -> list[str]:
    seat = None if who is None else table.seats.index(who)
    return letters.lines(table.seen_by(who), seat, SAID, table.seats)


def sums(table: Congress) -> list[str]:
    asked = asked_at(table.state)
    return letters.notes(table.game.view(table.state, asked.seat), asked.seat, SAID, table.seats)


def options(table: Congress) -> list[str]:
    asked = asked_at(table.state)
    return [SAID.say(letters.option(table.state, asked.seat, a), asked.seat, table.seats) for a in asked.options]


def test_every_region_belongs_to_one_continent() -> None:
    placed = [region for column in letters.COLUMNS for name in column for region in letters.CONTINENT[name]]
    assert sorted(placed) == sorted(REGIONS)


def test_map_names_each_owner_and_each_recent_loser() -> None:
    table = Congress(Ann={"regions": "germany", "lost": "balkans", "hand": "alliance"}, Bob={"regions": "japan"})
    paper = "\n".join(rows_of(table, "Ann"))
    assert "Germany         2* YOU" in paper
    assert "+Scandinavia     1  -" in paper
    assert "Japan           2* Bob" in paper
    assert "+Balkans         1  (you)" in paper
    assert "Hand of Ann:" in paper
    assert "external political Neutral region" in paper
    assert "Balkans         1  (Ann)" in "\n".join(rows_of(table, None))
    table.passes()


def test_note_shows_its_running_total_before_sealing() -> None:
    table = Congress(
        Ann={"regions": "germany", "hand": "rebellion propaganda", "its": 6},
        Bob={"regions": "japan", "hand": "diplomacy", "its": 2},
    )
    table.plays("Ann", "rebellion", "japan")
    before = " ".join(sums(table))
    assert "Bob: 2 ITS, 1 card, bids against it" in before
    assert "Your cards could add up to 4: Propaganda 4." in before
    table.does("Ann", "bid 2")
    assert options(table) == ["Add Propaganda: +4", "Seal the note"]
    table.does("Ann", "add propaganda")
    rows = [" ".join(row.split()) for row in sums(table)]
    assert rows[0] == "Your note on your Rebellion in Japan:"
    assert rows[1:5] == ["ITS 2", "Propaganda +2", "internal bonus +2", "= Your note 6"]
    assert rows[5] == "1 ITS stays with you."
    table.does("Ann", "seal")
    assert sums(table)[0].startswith("The card says to Ann: “Internal and military. If you win")
    assert any("sealed by Ann; being written by you" in row for row in rows_of(table, "Bob"))
    assert "Propaganda" not in " ".join(rows_of(table, "Bob"))
    table.bid()
    table.passes()


def test_target_shows_its_price() -> None:
    table = Congress(Ann={"hand": "rebellion", "its": 3}, Bob={"regions": "japan india"})
    table.does("Ann", "play rebellion")
    assert options(table) == ["Japan: influence 2, Bob, costs 3 ITS", "India: influence 1, Bob"]
    table.does("Ann", "target india")
    table.bid()
    table.passes()


def test_opened_notes_are_shown_while_the_winner_of_a_war_names_its_losses() -> None:
    table = Congress(
        "war",
        Ann={"regions": "russia", "hand": "world_war", "its": 4},
        Bob={"regions": "germany india china australia japan scandinavia balkans", "its": 2},
        Cy={"its": 1},
    )
    table.plays("Ann", "world_war", "Bob")
    table.bid(Ann="3", Bob="1", Cy="out")
    assert "Notes, open: Ann: 3 for the axis; you: 1 for the allies; Cy: stays out." in rows_of(table, "Bob")
    while table.asked[1] == "name_loss":
        table.does("Ann", table.state.options[0].noun and str(table.state.options[0]))
    table.passes()


def test_sum_is_typed_as_a_plain_number(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy")
    playing(recorded, lambda asked: asked.kind == "name_sum" and len(asked.options) > 3)
    asked = asked_at(recorded.table.state)
    most = len(asked.options) - 1
    paper = told(recorded, f"{most + 1}", f"why {most + 1}", f"why bid {most}", "2")
    assert f"      0-{most} ITS" in paper
    assert f"“{most + 1}” isn't among the answers" in paper
    assert f"bid a whole number from 0 to {most}. (MA-BID-02)" in " ".join(paper.split())
    assert f"That is allowed: it is answer {most}." in paper
    mine = [answer.action for answer in recorded.table.answers if answer.seat == 0]
    assert Action("bid", "2") in mine


def test_region_can_be_taken_by_name(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, YOU)
    told(recorded, "", "Japan")
    assert str(recorded.table.answers[0].action) == "take japan"


def whys(table: Congress, *texts: str) -> Iterator[str]:
    played = Table(table.game, setup("manifesto", seats=len(table.seats)))
    played.state = table.state
    asked = asked_at(table.state)
    why = Why(shown_to(asked.seat, unkept("manifesto", played)), board("manifesto"))
    for text in texts:
        yield " ".join(why.sentences(text, asked))


def test_why_explains_kinds_of_cards_regions_and_powers() -> None:
    table = Congress(
        Ann={"regions": "germany", "hand": "rebellion:b trade_war diplomacy", "its": 1},
        Bob={"regions": "japan india"},
    )
    typed = (
        "rebellion,play diplomacy,play Rebellion on Japan,Alliance,India,first,take India,bid 5,attack Communism"
    )
    by_name, card, far, absent, *others = whys(table, *typed.split(","))
    assert by_name.startswith("That is allowed: it is answer ")
    assert "(MA-INF-01)" in card
    assert "(MA-CON-02)" in far
    assert "Alliance is not in your hand." in absent
    assert set(others) == {"First choose a card, or stop. (MA-CON-01)"}
    table.passes()


def test_note_never_shows_behind_the_curtain(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, YOU)
    playing(recorded, lambda asked: asked.kind == "name_sum" and len(asked.options) > 3)
    asked = asked_at(recorded.table.state)
    held = SAID.name(recorded.table.state.hands[asked.seat][0])
    paper = told(recorded, "", "3", "seal the note", "")
    _, first, second = paper.split("Pass the keyboard to ")
    assert f"\n  {held}" in first
    assert f"\n  {held:<21}" not in second
    assert "bids 3" not in second


def test_conflict_on_a_neutral_region_says_when_a_bid_of_zero_suffices() -> None:
    table = Congress(Ann={"hand": "alliance", "its": 2}, Bob={"its": 1})
    table.plays("Ann", "alliance", "india")
    assert isinstance(table.state.contest, Conflict)
    assert "if nothing is bid against it, even 0 succeeds" in " ".join(sums(table))
    table.bid()
    table.passes()


def test_small_screen_repeats_events_below_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = seated(tmp_path, "easy", YOU)
    playing(recorded, lambda asked: asked.kind == "play_conflict")
    above, below = told(recorded).split("\nHand of ")
    rows = above.splitlines()
    last = rows[next(number for number, row in enumerate(rows) if row.startswith("1900 ")) - 2]
    assert last.startswith("  ")
    assert last not in below
    monkeypatch.setattr(Console, "height", 20)
    assert last in told(recorded).split("\nHand of ")[1]


def test_shared_lead_is_announced_and_its_bids_add_no_bonus() -> None:
    table = Congress(
        "end",
        number=20,
        Ann={"regions": "germany", "hand": "diplomacy", "its": 2},
        Bob={"regions": "japan", "its": 1},
        Cy={"its": 4},
    )
    assert "The lead is shared: Ann and Bob bid for the century." in rows_of(table, "Cy")
    assert sums(table) == ["Bob: 1 ITS, 0 cards, bids too", "Your cards could add up to 2: Diplomacy 2."]
    table.bid()
    assert rows_of(table, None)[0].endswith("The century is over.")


def test_full_hand_is_warned_before_buying() -> None:
    seven = "rebellion revolution alliance diplomacy propaganda insurgency"
    table = Congress("draw", Ann={"hand": seven, "its": 4}, Bob={})
    assert sums(table) == ["You hold 7 cards. At the end of your draw you keep 7."]
    table.passes()
