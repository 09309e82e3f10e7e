"""What Manifesto says about a position: every line can be filled in, and prices are those actually paid."""

from collections.abc import Iterator

import pytest

from game.core.asking import on_top
from game.core.contract import Action, Line, Seat, line
from game.core.language.words import words
from game.core.telling import Sum
from game.testing.laws import GAP, trial
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import sides_for
from game.titles.manifesto.faces import CARD, REGIONS
from game.titles.manifesto.rules import ChooseTarget
from game.titles.manifesto.state import State, War
from tests.games import questions
from tests.titles.manifesto.congress import Congress

SAID = words("manifesto")


def said(view: State, seat: Seat) -> Iterator[Line]:
    """Yield everything that a seat could be told now."""
    for told in telling.notes(view, seat):
        yield from (told.head, told.result, told.after, *dict(told.items)) if isinstance(told, Sum) else (told,)
    for noun in (*REGIONS, *view.factions, *view.hands[seat]):
        yield from telling.about(view, seat, noun) if noun in CARD or noun not in ("", "?") else ()
    question = on_top(view)
    for action in question.options(view) if question is not None and question.seat == seat else ():
        yield telling.option(view, seat, action)
        if isinstance(question, ChooseTarget):
            yield from telling.deed(view, seat, question.card, action.noun)
    if (headline := telling.headline(view)) is not None:
        yield from filter(None, headline)
        yield from telling.facts(view, seat)
        yield from telling.could_add(view, seat)
        yield from (telling.rival(view, other) for other in telling.rivals(view, seat))
        yield from filter(None, (telling.side(view, name) for name in telling.sides(view, seat)))
        if isinstance(view.contest, War):
            yield from (telling.camp_help(view, name) for name in ("axis", "allies"))


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_describable_has_its_words(seats: int) -> None:
    under, keys = trial("manifesto", seats, 3), set[str]()
    named = [SAID.name(under.game.faction(under.state, seat)) for seat in under.table.seats]
    for asked in questions(under.recorded, under.rng, 500):
        told = list(said(under.table.view(asked.seat), asked.seat))
        keys |= {each.key for each in told}
        assert GAP not in "".join(SAID.say(each, asked.seat, named) for each in told)
    assert {"board.price", "board.rival", "board.your_cards", "board.item_its"} <= keys


def test_price_shown_beside_a_target_is_the_price_paid() -> None:
    table = Congress(Ann={"hand": "rebellion", "its": 5}, Bob={"regions": "japan", "its": 2})
    table.does("Ann", "play rebellion")
    card = table.state.hands[0][0]
    assert telling.price(table.state, card, "japan") == 3
    told = telling.deed(table.state, 0, card, "japan")
    assert line("board.price", price=3) in told
    assert line("board.know_best", best=2, its=2, cards="") in told
    table.does("Ann", "target japan")
    assert table.state.its[0] == 2
    table.bid()
    table.passes()


def test_industry_is_free_and_states_its_effect_on_a_region() -> None:
    table = Congress(Ann={"hand": "industrial_buildup", "regions": "japan", "its": 1}, Bob={})
    table.does("Ann", "play industrial_buildup")
    card = table.state.hands[0][0]
    assert telling.option(table.state, 0, Action("target", "japan")) == line(
        "board.region_of", noun="japan", influence=2, cost="", owner=0
    )
    assert telling.deed(table.state, 0, card, "japan") == (line("board.would_build", before=2, after=3),)
    table.does("Ann", "target japan")
    assert table.state.influence["japan"] == 3
    table.passes()


def test_truce_that_bars_a_side_is_shown_for_a_rival() -> None:
    table = Congress(
        Ann={"hand": "rebellion", "its": 3},
        Bob={"regions": "india", "its": 2},
        Cy={"its": 2},
        truces={"Ann Cy": 9},
    )
    table.plays("Ann", "rebellion", "india")
    assert sides_for(table.state, 2) == ("for", "abstain")
    assert telling.stance(table.state, 2) == line("board.know_not", other=0)
    assert telling.stance(table.state, 1) == line("board.know_against")
    assert telling.writers(table.state) == [(0, "writing"), (1, "waiting"), (2, "waiting")]
    table.bid()
    table.passes()
