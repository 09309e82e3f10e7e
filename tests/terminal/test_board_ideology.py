"""Ideology in the terminal: everything is shown and fits a screen, deeds have their prices, nothing leaks."""

import os
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.core.agenda import Ask
from game.core.contract import Action, Decision, Setup
from game.core.files.journal import YOU, start
from game.core.language.words import words
from game.terminal.boards import board
from game.terminal.boards import ideology as letters
from game.terminal.why import Why
from game.testing.laws import trial
from game.titles import conversation, rules_of
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.rules import Develop, DiscardDown
from game.titles.ideology.state import State
from tests.chairs import shown_to
from tests.games import begun
from tests.terminal.sittings import asks, playing, told

SAID = words("ideology")
seated = partial(begun, "ideology")
SEATS = (2, 3, 5)
"""The numbers of seats for which test_boards prints every position."""
TYPED = "tactics|why extend Military to Korea|rules duel|korea|pass|go on|military|why buy Propaganda|deflect|stop"
"""Random input, in addition to what is typed in every title."""


def most_rows(view: Any) -> int:
    """Return the most rows a position may take."""
    return 24 + len(view.levels)


@pytest.fixture(autouse=True)
def _without_waiting_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", lambda descriptor: None)


def test_opening_position_is_printed(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy", seed=4)
    asked = playing(recorded, asks("develop"))
    view = recorded.table.view(asked.seat)
    named = [SAID.name(faction) for faction in view.factions]
    paper = "\n".join(letters.lines(view, asked.seat, SAID, named))
    assert "[Development]" in paper
    assert " Iran            3  YOU     Fu3 +3              Fu3 +3              Fu3 +3" in paper
    assert " Russia          3  Co      Co3 +3              Co5 +1              Co4 +2" in paper
    assert "Hand of " in paper


def test_action_is_listed_with_its_price(tmp_path: Path) -> None:
    for seed in range(1, 30):
        recorded = seated(tmp_path, YOU, "easy", seed=seed)
        asked = playing(recorded, asks("spread"), seed)
        said = [SAID.say(letters.option(recorded.table.view(0), 0, each), 0, ("a", "b")) for each in asked.options]
        if any("2 cards, one lost for distance" in text for text in said):
            return
    raise AssertionError("nothing was ever far away")


def test_region_can_be_chosen_by_name(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy", seed=2)
    asked = playing(recorded, asks("spread"))
    (wanted,) = asked.options[:-1]
    told(recorded, SAID.name(wanted.noun))
    assert wanted in [answer.action for answer in recorded.table.answers if answer.seat == 0]


def test_why_explains_regions_advancements_and_areas(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, "easy", seed=2)
    asked = playing(recorded, asks("spread"))
    why = Why(shown_to(asked.seat, recorded), board("ideology"))
    far, bought, home = (
        " ".join(why.sentences(text, asked))
        for text in ("extend Military to New Zealand", "buy Weapons of Mass Destruction", "pass")
    )
    assert "(ID-" in far
    assert "(ID-" in bought
    assert "allowed" in home


def test_wish_never_shows_behind_the_curtain(tmp_path: Path) -> None:
    recorded = seated(tmp_path, YOU, YOU)
    playing(recorded, asks("wish"))
    first = recorded.table.decision
    assert first is not None
    paper = told(recorded, "", "1", "")
    _, second = paper.split("Pass the keyboard to ", 2)[1:]
    hand = f"Hand of {SAID.name(recorded.table.state.factions[first.seat])}"
    assert hand not in second
    assert recorded.table.state.sealed[first.seat] == ("peace",)


def test_noun_maps_to_the_verb_of_its_question() -> None:
    under = trial("ideology", 2, 1)
    view = under.table.view(0)

    def meant(question: type[Ask[State]], noun: str) -> Action:
        return conversation("ideology").meant(view, Decision(0, question.kind, (), verbs=question.verbs), noun)

    assert meant(Develop, "propaganda") == Action("buy", "propaganda")
    assert meant(Develop, "iran").verb.startswith("place_")
    assert meant(DiscardDown, "military") == Action("discard", "military")
    assert meant(ChooseTarget, "communism") == Action("against", "communism")


def test_posters_and_prices_follow_the_house_options(tmp_path: Path) -> None:
    options = {
        "ideology_deal": "chosen",
        "fundamentalism_start": "patriotism",
        "fundamentalism_strength": "none",
        "fundamentalism_weakness": "none",
        "imperialism_weakness": "colonial_unrest",
        "attractive_culture": "per_turn",
        "advancement_supply": "unlimited",
    }
    recorded = start(
        tmp_path, rules_of("ideology"), Setup("standard", ("",) * 2, options, 3), (YOU, YOU), ("A", "B")
    )
    posters = letters.notes(recorded.table.view(0), 0, SAID, ("A", "B"))
    assert "Islamic Fundamentalism begins in Iran with Patriotism." in posters
    assert any("Colonial Unrest: In small regions" in text for text in posters)
    assert any("Each turn one card of a Cultural attack is repelled free of charge." in text for text in posters)
    asked = playing(recorded, asks("develop"))
    while not (bought := [action for action in asked.options if action.verb == "buy"]):
        recorded.play(asked.options[-1])
        asked = playing(recorded, asks("develop"))
    told_of = letters.option(recorded.table.view(asked.seat), asked.seat, bought[0])
    assert "left" not in SAID.say(told_of, asked.seat, ("A", "B"))
