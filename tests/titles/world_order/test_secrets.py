"""Hidden information doesn't change what a power sees or is offered; imagined worlds are possible: WO-GEN-13."""

from random import Random

from game.core.contract import UNSEEN, Action, Setup
from game.core.table import Table
from game.titles.world_order.board import draw
from game.titles.world_order.state import State
from tests.titles.world_order.summit import GAME, Summit


def test_wo_gen_13_and_wo_amb_69_hands_decks_and_laid_cards_are_hidden() -> None:
    table = Summit(usa={"hand": "new_allies foreign_trade military_pact"}, china={"hand": "new_allies"})
    table.does("usa", "pass", "lay foreign_trade")
    own, other, everybody = table.seen_by("usa"), table.seen_by("china"), table.seen_by(None)
    assert own.hands[0] == table.state.hands[0]
    assert own.laid[0] == ("foreign_trade:usa1",)
    assert set(own.decks[0]) == {UNSEEN}
    assert other.hands[0] == (UNSEEN, UNSEEN)
    assert other.laid[0] == (UNSEEN,)
    assert everybody.hands == ((UNSEEN,) * 2, (UNSEEN,))
    assert set(own.market) == set(own.auto) == {UNSEEN}
    assert own.row == table.state.row
    assert own.chance == 0


def test_wo_amb_69_left_decks_are_hidden_until_they_have_been_right_decks() -> None:
    table = Summit("returns", usa={}, china={}, left={"africa": "mali niger kenya"}, right={"africa": "sudan"})
    assert table.seen_by("usa").left["africa"] == ("mali", UNSEEN, UNSEEN)
    assert table.seen_by("usa").right["africa"] == ("sudan",)
    table.state.charted = frozenset({"africa"})
    assert table.seen_by("usa").left["africa"] == ("mali", "niger", "kenya")


def test_wo_amb_69_bought_cards_on_the_deck_are_known_until_drawn() -> None:
    table = Summit("research", usa={"hand": "growth_strategy foreign_trade", "allies": "canada"})
    card = min((text for text in table.asks[1] if text.startswith("buy")), key=len)
    table.does("usa", card)
    assert table.seen_by("china").decks[0][0] == card.removeprefix("buy ")
    while not table.is_over:
        table.does(table.asked[0], "done")


def test_hand_is_imagined_among_all_unplaced_cards_of_its_power() -> None:
    table = Summit("turn", usa={"hand": "new_allies"}, china={"hand": "new_allies", "discard": "foreign_trade"})
    view, rng = table.seen_by("usa"), Random(2)
    worlds = [GAME.imagine(view, 0, rng) for _ in range(400)]
    assert {world.hands[0] for world in worlds} == {("new_allies:usa1",)}
    seen = {card for world in worlds for card in world.hands[1]}
    assert seen == set(table.state.owned[1]) - {"foreign_trade:china1"}
    table.does("usa", "pass")


def test_turn_can_be_undone_until_something_hidden_is_revealed() -> None:
    table = game()
    table.play(option_of(table, "play new_allies"))
    table.play(option_of(table, "improve"))
    while table.decision and table.decision.kind == "spend_diplomacy":
        assert table.can_undo(0)
        table.play(option_of(table, "pay"))
    assert not table.can_undo(0)
    table = game()
    table.play(option_of(table, "pass"))
    table.play(table.decision.options[0])  # type: ignore[union-attr]
    assert table.can_undo(0)


def game() -> Table[State]:
    """Start a two-player game with the recommended hands, in which the USA goes first."""
    for seed in range(50):
        table: Table[State] = Table(GAME, Setup("first_game", ("usa", "china"), {}, seed))
        while table.decision and table.decision.kind == "give_back":
            table.play(table.decision.options[0])
        if table.decision and table.decision.seat == 0:
            return table
    raise AssertionError("the USA begin in some game")


def option_of(table: Table[State], text: str) -> Action:
    """Return the option that starts with these words."""
    assert table.decision is not None
    return next(action for action in table.decision.options if str(action).startswith(text))


def test_wo_amb_69_a_bought_card_is_no_longer_known_once_drawn() -> None:
    for drawn, known in ((1, 1), (2, 0), (3, 0)):
        table = Summit("returns", usa={"deck": "power_play new_agenda new_allies foreign_trade"})
        table.state.bought = (2, 0)
        draw(table.state, 0, drawn, table._hear)
        assert table.state.bought == (known, 0)
        assert [card for card in table.seen_by("china").decks[0] if card != UNSEEN] == (
            list(table.state.decks[0][:known])
        )


def test_drawing_from_nothing_is_not_announced() -> None:
    table = Summit("returns", usa={"no_more": True})
    assert draw(table.state, 0, 2, table._hear) == 0
    assert table.events == []
