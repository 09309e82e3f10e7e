"""1955's sums as shown next to the board: what counts, the total, and what follows."""

from game.core.contract import Action
from game.core.language.words import words
from game.core.telling import Sum
from game.titles.espionage.conversation import CONVERSATION
from game.titles.espionage.faces import GADGET
from game.titles.espionage.rules import TakeAim
from game.titles.espionage.state import Influence
from game.titles.espionage.telling import (
    block,
    gadget_beside,
    gadgets,
    influence,
    is_pending,
    notes,
    own_block,
    spy_there,
)
from tests.sure import sure
from tests.titles.espionage.war_room import SEATS, WarRoom

SAID = words("espionage")


def blocked(*cards: str) -> tuple[list[str], int, str]:
    """Return the items, total and consequence of a block by Red, whose spy is in France, against 4 influence."""
    table = WarRoom(blue={"hand": "france:4 usa:2"}, red={"spy": "france", "hand": " ".join(cards)})
    held = table.hand("red")
    found: Sum = block(table.state, 1, Influence(0, table.hand("blue")[:1], "france", 4), held)
    return [SAID.say(told, 1, SEATS) for told, _ in found.items], found.total, SAID.say(found.after, 1, SEATS)


def test_block_counts_the_spy_and_states_whether_it_holds() -> None:
    items, total, after = blocked("france:3")
    assert (len(items), total, after) == (2, 4, "It holds against 4.")
    assert items[1] == "The spy is in France"


def test_block_of_another_colour_counts_only_its_cards() -> None:
    items, total, after = blocked("usa:2")
    assert (len(items), total, after) == (1, 2, "2 short of 4.")


def test_pair_says_that_the_spy_adds_nothing() -> None:
    table = WarRoom(blue={"spy": "france", "hand": "france:4 france:3 usa:2"})
    hand = table.hand("blue")
    one, two = (influence(table.state, 0, "france", hand[:count]) for count in (1, 2))
    assert [worth for _, worth in one.items] == [4, 1]
    assert [worth for _, worth in two.items] == [4, 3, 0]
    assert SAID.say(two.items[2][0], 0, SEATS) == "Two cards: nothing for the spy"


def test_possible_blockers_mention_the_spys_bonus_only_where_it_applies() -> None:
    table = WarRoom(blue={"hand": "usa:2"}, red={"spy": "france", "hand": "usa:2 france:3 mercenary:1"})

    def could(country: str, against: int) -> str:
        deed = Influence(0, table.hand("blue")[:1], country, against)
        return SAID.say(own_block(table.state, 1, deed), 1, SEATS)

    assert could("france", 2) == "Yes: with your spy there, U.S.A. 2, France 3 and Mercenary 1 count 7 against 2."
    assert could("france", 9).startswith(
        "No: even with your spy there, U.S.A. 2, France 3 and Mercenary 1 count 7"
    )
    assert could("ussr", 1) == "Yes: Mercenary 1 counts 1 against 1."


def test_spy_at_a_country_with_a_fixed_marker_says_why_it_can_do_nothing() -> None:
    table = WarRoom(blue={"hand": "france:4", "secured": "france"}, blockaded={"poland": 8})
    for country, told in (("france", "secured by you"), ("poland", "until the end of turn 8")):
        found = spy_there(table.state, 0, country)
        assert (found.items, found.total) == ((), 0)
        assert told in SAID.say(found.after, 0, SEATS)


def test_another_seats_card_is_quoted() -> None:
    """ "Towards you" on Red's card means Red."""
    table = WarRoom(turn="red", red={"hand": "coordinated_attack usa:2"}, blue={"hand": "rebel_forces"})
    table.does("red", "act coordinated_attack", "aim poland", "aim hungary")
    (told,) = notes(table.state, 0)
    assert not isinstance(told, Sum)
    assert SAID.say(told, 0, SEATS).startswith("The card says to red: “Up to two different markers")
    table.does("blue", "let_pass")


def test_only_cards_that_target_gadgets_list_gadgets() -> None:
    table = WarRoom(blue={"hand": "gadget_research usa:2"})
    table.does("blue", "act gadget_research")
    aim = table.state.agenda[-1]
    assert isinstance(aim, TakeAim)
    assert gadgets(table.state, aim) == [gadget for gadget in GADGET if table.offers("blue", f"aim {gadget}")]
    assert gadgets(table.state, aim)
    table.does("blue", str(next(iter(aim.options(table.state)))))
    table.settled()


def test_gadget_is_not_shown_as_owned_while_its_research_can_be_countered() -> None:
    table = WarRoom(blue={"hand": "gadget_research gadget_research"}, red={"hand": "rebel_forces"}, plays=2)
    table.does("blue", "act gadget_research", "aim improved_resources")
    assert table.asked[0] == "red"
    assert is_pending(table.state, 0, "improved_resources")
    table.does("red", "let_pass")
    assert not is_pending(table.state, 0, "improved_resources")
    assert gadget_beside(table.state, 0, "improved_resources").key == "board.gadget_beside"
    table.settled()


def test_blockading_the_own_home_asks_for_confirmation_and_no_other_country_does() -> None:
    """A click on the card's lower half and one's own home was meant as influence there."""
    table = WarRoom(blue={"hand": "blockade"})
    table.does("blue", "act blockade")
    home = table.state.homes[0]
    asked = [option.noun for option in table.state.options if not CONVERSATION.sure(table.state, option)]
    assert asked == [home]
    told = CONVERSATION.called(table.state, Action("aim", home))
    assert SAID.say(sure(told), 0, SEATS).endswith(", for yourself too")
    table.does("blue", f"aim {home}")
