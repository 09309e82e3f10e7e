"""The sums of 1955 as they are shown beside the board: what counts, what it comes to, and what follows."""

from game.core.telling import Sum
from game.core.words import words
from game.titles.espionage.faces import GADGET
from game.titles.espionage.rules import TakeAim
from game.titles.espionage.state import Influence
from game.titles.espionage.telling import block, gadgets
from tests.titles.espionage.war_room import SEATS, WarRoom

SAID = words("espionage")


def blocked(*cards: str) -> tuple[list[str], int, str]:
    """Add up a block of Red's, whose spy is in France, against four: its items, its total and what follows."""
    table = WarRoom(blue={"hand": "france:4 usa:2"}, red={"spy": "france", "hand": " ".join(cards)})
    held = table.hand("red")
    found: Sum = block(table.state, 1, Influence(0, table.hand("blue")[:1], "france", 4), held)
    return [SAID.say(told, 1, SEATS) for told, _ in found.items], found.total, SAID.say(found.after, 1, SEATS)


def test_a_block_counts_the_spy_and_says_whether_it_holds() -> None:
    items, total, after = blocked("france:3")
    assert (len(items), total, after) == (2, 4, "It holds against 4.")
    assert items[1] == "The spy is in France"


def test_a_block_without_the_colour_of_the_country_counts_its_cards_alone() -> None:
    items, total, after = blocked("usa:2")
    assert (len(items), total, after) == (1, 2, "2 short of 4.")


def test_only_gadgets_are_told_of_a_card_that_aims_at_them() -> None:
    table = WarRoom(blue={"hand": "gadget_research usa:2"})
    table.does("blue", "act gadget_research")
    aim = table.state.agenda[-1]
    assert isinstance(aim, TakeAim)
    assert gadgets(table.state, aim) == [gadget for gadget in GADGET if table.offers("blue", f"aim {gadget}")]
    assert gadgets(table.state, aim)
    table.does("blue", str(next(iter(aim.options(table.state)))))
    table.settled()
