"""What Ideology says about prices and prospects: every sentence exists and gets all its fields."""

import pytest

from game.core.contract import Action, Decision, Line
from game.core.language.words import words
from game.testing.laws import GAP, trial
from game.titles.ideology import telling
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, IDEOLOGY, REGIONS
from game.titles.ideology.knowledge import foretold
from game.titles.ideology.state import State
from tests.games import questions

SAID = words("ideology")


@pytest.mark.parametrize("seats", [2, 5])
def test_every_position_can_be_described(seats: int) -> None:
    under = trial("ideology", seats, 5)
    told = set[Line]()
    for asked in questions(under.recorded, under.rng, 500):
        view: State = under.table.view(asked.seat)
        told.update(telling.notes(view, asked.seat))
        for action in asked.options:
            told.add(telling.option(view, asked.seat, action))
            told.update(telling.leads_to(view, asked.seat, action))
        told.update(
            line for noun in (*view.levels, *ADVANCEMENTS, *AREAS) for line in telling.about(view, 0, noun)
        )
        told.update(
            line for seat in view.seats for line in telling.of_seat(view, seat, asked.seat, foretold(view))
        )
        told.update(line for other in view.seats[1:] for line in telling.between(view, 0, other))
        told.update(line for seat in view.seats for line in telling.called_for(view, seat))
        told.update(telling.winning(view))
    said = {SAID.say(line, 0, [f"Player {seat}" for seat in range(seats)]) for line in told}
    assert not {text for text in said if GAP in text or not text or "  " in text}
    assert seats == 2 or {"board.leads_to", "priced.attack"} <= {line.key for line in told}


@pytest.mark.parametrize("seats", [2, 3])
def test_thing_has_a_description_and_an_absent_one_has_none(seats: int) -> None:
    view: State = trial("ideology", seats, 3).table.state
    for region in REGIONS:
        keys = [told.key for told in telling.about(view, 0, region)]
        assert keys[0] == "board.next_to"
        assert len(keys) == 1 + (region in view.levels), "in play it says what will become of it"
    for seat, faction in enumerate(view.factions):
        assert telling.about(view, 0, faction) == tuple(telling.of_seat(view, seat, 0, foretold(view))) != ()
    for noun in ("nowhere", *(each for each in IDEOLOGY if each not in view.factions)):
        assert telling.about(view, 0, noun) == ()


def test_reaching_for_a_thing_while_nobody_is_asked() -> None:
    view: State = trial("ideology", 2, 3).table.state
    assert telling.meant(view, None, REGIONS[0]) == Action(f"extend_{AREAS[0]}", REGIONS[0])
    assert telling.meant(view, None, REGIONS[0], AREAS[2]) == Action(f"extend_{AREAS[2]}", REGIONS[0])
    assert telling.meant(view, None, AREAS[1]) == Action("trade", AREAS[1])
    assert telling.meant(view, None, ADVANCEMENTS[0]) == Action("buy", ADVANCEMENTS[0])
    assert telling.meant(view, None, view.factions[1]) == Action("against", view.factions[1])


@pytest.mark.parametrize("area", AREAS)
def test_region_is_reached_for_with_a_held_area(area: str) -> None:
    view: State = trial("ideology", 2, 3).table.state.copy()
    view.hands = ((area, AREAS[-1]), (AREAS[0],))
    assert telling.meant(view, Decision(0, "spread", ()), REGIONS[0]) == Action(f"extend_{area}", REGIONS[0])
    view.hands = ((), ())
    assert telling.meant(view, Decision(0, "spread", ()), REGIONS[0]).verb == f"extend_{AREAS[0]}"
