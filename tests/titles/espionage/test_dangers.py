"""Threats and unseen cards in 1955, in worked positions and as laws over whole games."""

from random import Random
from typing import cast

import pytest

from ai.heuristics import heuristic
from ai.search.deeds import draw
from game.core import agenda
from game.core.contract import Game, Line, Seat, line
from game.core.language.words import words
from game.testing.laws import well_said
from game.titles import rules_of, setup
from game.titles.espionage.counting import unseen
from game.titles.espionage.dangers import BLOWS, Blow, dangers, takes
from game.titles.espionage.state import State
from tests.titles.espionage.war_room import SEATS, Side, WarRoom

GAME: Game[State] = cast(Game[State], rules_of("espionage"))
SAID = words("espionage")
NAMES = ("Blue", "Red")


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> None:
    """Let stories here end with a question, because they look at positions in mid-game."""


def warned(table: WarRoom, who: str, reader: str | None = None) -> dict[str, str]:
    """Return the dangers for a seat as a reader sees them, by place."""
    eyes = None if reader is None else SEATS.index(reader)
    found = dangers(GAME.view(table.state, eyes), SEATS.index(who))
    return {danger.place: SAID.say(danger.line, eyes, NAMES) for danger in reversed(found)}


def test_home_one_card_from_falling_is_the_danger() -> None:
    table = WarRoom({"hand": "usa:2"}, {"hand": "poland:2 poland:3", "ahead": {"usa": 7}})
    assert warned(table, "blue", "blue")["usa"] == (
        "Your home U.S.A. is 2 steps from Red's star: any U.S.A. card could win next turn. "
        "A block there could count 3."
    )


def test_two_cards_with_the_spys_bonus_are_a_danger() -> None:
    """A home that Hard once lost this way: five steps off, with the other spy in it and its own elsewhere."""
    table = WarRoom(
        {"home": "france", "spy": "poland", "hand": "poland:2"},
        {"spy": "france", "hand": "usa:2 usa:3 usa:4 poland:3 hungary:2", "ahead": {"france": 2}},
    )
    assert warned(table, "blue")["france"] == (
        "Blue's home France is 5 steps from Red's star: a France 4, with Red's spy there, could win next turn. "
        "At home a block is possible."
    )


def test_third_country_is_a_danger_with_the_distance_of_the_own_spy() -> None:
    table = WarRoom(
        {"hand": "usa:2"}, {"secured": "poland hungary", "ahead": {"france": 4}, "hand": "usa:2 usa:3 usa:4"}
    )
    found = warned(table, "blue")
    assert found["france"] == (
        "France is 3 steps from Red's star: a France card of 3 or more could win next turn. "
        "Only a Military Transport could bring Blue's spy from the U.S.A. to block."
    )
    assert warned(table, "blue", "blue")["france"].endswith("From the U.S.A., your spy can't block there.")


def test_securing_two_countries_in_one_turn_is_a_danger() -> None:
    ahead = {"france": 5, "poland": 5}
    table = WarRoom({"hand": "usa:2"}, {"secured": "hungary", "ahead": ahead, "hand": "usa:2 usa:3"})
    assert "Poland and France are one card each from Red's stars: both at once would win next turn." in [
        SAID.say(danger.line, 0, NAMES) for danger in dangers(table.seen_by("blue"), 0)
    ]


def test_danger_starts_with_its_countrys_article() -> None:
    red: Side = {"home": "poland", "hand": "poland:2 poland:3", "ahead": {"ussr": 7}}
    table = WarRoom({"home": "usa", "hand": "france:2"}, red)
    assert warned(table, "blue", "blue")["ussr"].startswith(
        "The U.S.S.R. is 2 steps from Red's star: any U.S.S.R. card"
    )


def test_nearer_of_two_countries_comes_first() -> None:
    """The warning of two cards on a home seven steps off used to hide the country that needed only one."""
    blue: Side = {"home": "great_britain", "hand": "france:2", "ahead": {"great_britain": 1}}
    red: Side = {"home": "poland", "spy": "poland", "hand": "poland:2 poland:3", "ahead": {"poland": 1, "ussr": 7}}
    table = WarRoom(blue, red)
    found = dangers(table.seen_by("blue"), 0)
    assert {danger.place for danger in found} >= {"poland", "ussr"}
    assert found[0].place == "ussr"


def test_danger_ruled_out_by_a_blockade_an_empty_or_an_open_hand_is_not_one() -> None:
    red: Side = {"hand": "poland:2", "ahead": {"usa": 7}}
    assert warned(WarRoom({"hand": "usa:2"}, red), "blue")
    assert not warned(WarRoom({"hand": "usa:2"}, red, blockaded={"usa": 6}), "blue")
    assert not warned(WarRoom({"hand": "usa:2"}, {**red, "hand": ""}), "blue")
    assert not warned(WarRoom({"hand": "usa:2"}, {**red, "open_hand": 6}), "blue")


def test_danger_remains_while_its_removal_may_still_be_blocked() -> None:
    table = WarRoom({"hand": "usa:4"}, {"hand": "usa:3 poland:2", "spy": "usa", "ahead": {"usa": 7}})
    assert "usa" in warned(table, "blue")
    table.sends("blue", "usa:4", "usa")
    assert "usa" in warned(table, "blue"), "it is only announced"


def test_unseen_cards_are_counted() -> None:
    table = WarRoom({"hand": "rebel_forces usa:2"}, {"hand": "poland:2 poland:3"}, pile="mercenary:1 hungary:2")
    assert [SAID.say(each, 0, NAMES) for each in unseen(table.seen_by("blue"), 0)] == [
        "Red holds 2 cards; 48 are in the deck.",
        "50 cards unseen: 8 × Poland, 7 × Hungary, 8 × U.S.S.R., 7 × U.S.A., 8 × Great Britain and 7 × France; "
        "5 × Mercenary.",
        "Unseen among them: 3 × Rebel Forces, 3 × Military Transport and 2 × Revolution.",
    ]


def as_one_would(seed: int) -> list[tuple[State, Seat]]:
    """Return a sensible game as its tables and the seats that were asked."""
    state = GAME.new(setup("espionage", seed=seed))
    rng = Random(seed)
    judge = heuristic("espionage")
    found: list[tuple[State, Seat]] = []
    while (asked := agenda.decision(state)) is not None and len(found) < 600:
        found.append((state, asked.seat))
        prior = judge.prior(GAME.view(state, asked.seat), asked)
        state = state.copy()
        agenda.advance(state, draw(asked.options, prior, rng))
    return [*found, (state, 0)]


def wins(told: Line) -> bool:
    """Return True if a danger ends the game."""
    return told.key != "danger.blow" or dict(told.fields)["stake"] == line("danger.win")


def test_turn_that_ended_a_game_was_warned_of() -> None:
    ends = warned = 0
    for seed in range(16):
        past = as_one_would(seed)
        last, _ = past[-1]
        if last.result is None or 1.0 not in last.result.shares:
            continue
        loser = last.result.shares.index(0.0)
        begins = next(state for state, _ in reversed(past[:-1]) if state.turn < last.turn)
        ends += 1
        warned += any(wins(danger.line) for danger in dangers(GAME.view(begins, loser), loser))
    assert ends > 8
    assert warned >= 0.8 * ends, (warned, ends)


def test_every_kind_of_attack_has_its_words() -> None:
    table = WarRoom(red={"spy": "france"}).state
    for blow in BLOWS[3]:
        for country in ("france", "poland"):
            said = SAID.say(takes(table, 1, country, 3, blow), None, NAMES)
            assert well_said(said), (blow, said)
    said = SAID.say(takes(table, 1, "france", 9, Blow(2, 0, 1)), None, NAMES)
    assert said == "Two France cards and a Mercenary, with Red's spy there,"


def test_blockade_ending_before_the_opponents_turn_does_not_help() -> None:
    red: Side = {"ahead": {"usa": 6}, "hand": "usa:4 mercenary:2", "spy": "usa"}
    assert "usa" in warned(WarRoom({"hand": "usa:2"}, red, blockaded={"usa": 5}), "blue")
    assert "usa" not in warned(WarRoom({"hand": "usa:2"}, red, blockaded={"usa": 6}), "blue")
