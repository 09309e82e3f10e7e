"""What Ideology tells of prices and prospects: every sentence is there, with all that it asks for."""

import pytest

from game.core.contract import Line
from game.core.words import words
from game.titles.ideology import telling
from game.titles.ideology.faces import ADVANCEMENTS, AREAS
from game.titles.ideology.state import State
from tools.laws import GAP, trial

SAID = words("ideology")


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_can_be_said_of_every_position(seats: int) -> None:
    under = trial("ideology", seats, 5)
    told = set[Line]()
    for _ in range(500):
        asked = under.table.decision
        if asked is None:
            break
        view: State = under.table.view(asked.seat)
        told.update(telling.notes(view, asked.seat))
        for action in asked.options:
            told.add(telling.option(view, asked.seat, action))
            told.update(telling.leads_to(view, asked.seat, action))
        told.update(
            line for noun in (*view.levels, *ADVANCEMENTS, *AREAS) for line in telling.about(view, 0, noun)
        )
        told.update(line for seat in view.seats for line in telling.of_seat(view, seat, asked.seat))
        told.update(line for other in view.seats[1:] for line in telling.between(view, 0, other))
        told.update(line for seat in view.seats for line in telling.called_for(view, seat))
        told.update(telling.winning(view))
        under.recorded.play(under.rng.choice(asked.options))
    said = {SAID.say(line, 0, [f"Player {seat}" for seat in range(seats)]) for line in told}
    assert not {text for text in said if GAP in text or not text or "  " in text}
    assert seats == 2 or {"board.leads_to", "priced.attack"} <= {line.key for line in told}
