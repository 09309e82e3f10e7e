"""The golden stories of World Order cover every card, every kind of event and several endings."""

from game.core.content.box import box
from game.titles.world_order import events as happened
from game.titles.world_order.faces import ASSET, GROWTH, KIND, kind_of
from tests.stories.told import every, stories


def test_stories_use_every_card() -> None:
    played = {kind_of(event.card) for event in every("world_order", happened.CardPlayed, happened.CardTaken)}
    assert played == set(KIND)
    assert {event.asset for event in every("world_order", happened.AssetUsed)} == set(ASSET)
    assert {event.growth for event in every("world_order", happened.GrowthTaken)} == set(GROWTH)


def test_stories_are_decided_in_more_than_one_way() -> None:
    assert {each.table.result.line.key for each in stories("world_order") if each.table.result} >= {
        "result.vp",
        "result.firsts",
    }


def test_stories_cover_every_level_ruling_and_number_of_seats() -> None:
    setups = [each.setup for each in stories("world_order")]
    assert {setup.level for setup in setups} == {"standard", "first_game", "short", "executive_orders"}
    assert {len(setup.factions) for setup in setups} == {2, 3, 4}
    for option in box("world_order").option:
        assert len({setup.options.get(option.id, option.values[0]) for setup in setups}) == 2, option.id
