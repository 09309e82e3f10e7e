"""The golden stories of Ideology cover every event, area, Ideology, option and ending."""

from game.core.content.box import box
from game.titles.ideology import events as happened
from game.titles.ideology.faces import ADVANCEMENTS, AREAS, IDEOLOGY
from tests.stories.told import every, stories


def test_stories_show_every_ideology_fighting_in_every_area() -> None:
    fought = {
        (table.state.factions[event.seat], event.area)
        for _, table, events in stories("ideology")
        for event in events
        if isinstance(event, happened.ConflictDeclared)
    }
    assert fought == {(ideology, area) for ideology in IDEOLOGY for area in AREAS}


def test_stories_show_conflicts_at_every_price_won_and_lost() -> None:
    assert {event.price for event in every("ideology", happened.ConflictDeclared)} >= {0, 1, 2, 3}
    assert {event.cards for event in every("ideology", happened.AttackDeflected)} == {1, 2}
    assert every("ideology", happened.AttackRepelled)
    assert every("ideology", happened.ConflictStopped)


def test_stories_show_every_advancement_bought_and_weapons_fired() -> None:
    assert {event.advancement for event in every("ideology", happened.AdvancementBought)} == set(ADVANCEMENTS)
    assert every("ideology", happened.WeaponFired)


def test_stories_end_the_game_in_all_ways() -> None:
    ends = {(event.how, event.limit) for event in every("ideology", happened.GameWon)}
    assert ends == {(how, limit) for how in ("influence", "points", "shared") for limit in (True, False)}


def test_stories_cover_every_level_seat_count_and_ruling() -> None:
    setups = [each.setup for each in stories("ideology")]
    assert {setup.level for setup in setups} == set(box("ideology").levels)
    assert {len(setup.factions) for setup in setups} == {2, 3, 4, 5}
    for choice in box("ideology").option:
        assert {setup.options.get(choice.id, choice.values[0]) for setup in setups} == set(choice.values), (
            choice.id
        )
