"""The golden stories of 1955 cover every action, every response and every ending."""

from game.titles.espionage import events as happened
from game.titles.espionage.faces import ACTION, GADGET
from tests.stories.told import every, stories


def test_stories_show_every_special_action_taking_effect_and_countered() -> None:
    announced = [event.action for event in every("espionage", happened.ActionAnnounced, happened.CounterAnnounced)]
    countered = [event.action for event in every("espionage", happened.ActionCountered)]
    for action in ACTION:
        assert announced.count(action) > countered.count(action) > 0, action


def test_stories_end_the_game_in_every_way() -> None:
    assert {event.how for event in every("espionage", happened.GameWon)} >= {"countries", "home"}
    assert every("espionage", happened.GameDrawn)


def test_stories_contain_a_chain_of_three_counters() -> None:
    longest = 0
    for _, _, events in stories("espionage"):
        chain = 0
        for event in events:
            chain += isinstance(event, happened.CounterAnnounced)
            chain *= isinstance(event, happened.CounterAnnounced)
            longest = max(longest, chain)
    assert longest >= 3


def test_stories_show_every_gadget_gained_and_lost() -> None:
    assert {event.gadget for event in every("espionage", happened.GadgetGained)} == set(GADGET)
    assert {event.gadget for event in every("espionage", happened.GadgetLost)} == set(GADGET)


def test_stories_show_cards_drawn_into_an_open_hand() -> None:
    assert any(event.open for event in every("espionage", happened.CardsDrawn))


def test_stories_cover_several_boards_and_every_ruling() -> None:
    setups = [each.setup for each in stories("espionage")]
    assert {setup.level for setup in setups} >= {"standard", "shortened", "close_quarters"}
    for option in setups[0].options:
        assert len({setup.options[option] for setup in setups}) == 2, option
