"""A title without its own page on phones."""

from game.core.language.words import words
from game.pocket.boards import Telling, plain
from game.titles import rules_of, setup


def test_table_shows_public_facts_of_rivals_and_no_hidden_ones() -> None:
    game = rules_of("goofspiel")
    state = game.new(setup("goofspiel", seed=1))
    state.sealed = ("", "7")
    rows = plain.rows(game.view(state, 0), 0, Telling(words("goofspiel"), 0, ("Red", "Black")))
    assert rows[0] == ("In hand", ", ".join(map(str, range(1, 14))))
    name, held = rows[-1]
    assert name == "Black"
    assert held.startswith("In hand 1, 2, 3")
    assert held.endswith("; Points 0")
    assert "Bid 7" not in held
