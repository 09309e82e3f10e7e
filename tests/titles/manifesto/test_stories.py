"""The golden stories of Manifesto cover every card, every kind of event and both ways to win."""

from game.titles.manifesto import events as happened
from game.titles.manifesto.faces import CARD, CONFLICT, INFLUENCE
from tests.stories.told import every, stories


def test_stories_play_every_conflict_card_and_bid_every_influence_card() -> None:
    played = every("manifesto", happened.ConflictDeclared, happened.WarDeclared, happened.PeaceOffered)
    assert {CARD[event.card].id for event in played} == {face.id for face in CONFLICT.values()}
    bid = {CARD[card].id for event in every("manifesto", happened.NoteOpened) for card in event.cards}
    assert bid | {"industrial_buildup"} == {face.id for face in INFLUENCE.values()}
    assert every("manifesto", happened.IndustryBuilt)


def test_stories_show_conflict_cards_succeeding_and_failing() -> None:
    won = {CARD[event.card].id for event in every("manifesto", happened.ConflictWon)}
    assert len(won) == 26
    assert len({CARD[event.card].id for event in every("manifesto", happened.ConflictLost)}) >= 20


def test_stories_end_the_game_in_both_ways() -> None:
    assert {event.how for event in every("manifesto", happened.GameWon)} == {"regions", "bid"}


def test_stories_cover_every_level_and_ruling() -> None:
    setups = [each.setup for each in stories("manifesto")]
    assert {setup.level for setup in setups} == {"standard", "short", "between_wars"}
    assert {len(setup.factions) for setup in setups} >= {2, 3, 4, 5, 6, 10}
    for option in setups[0].options:
        assert len({setup.options[option] for setup in setups}) >= 2, option
