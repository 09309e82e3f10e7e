"""World Order's facts: what an act has changed, what threatens a seat, and what may be counted."""

import re
from collections.abc import Iterable
from random import Random

import pytest

from game.core import agenda
from game.core.contract import Line, Seat, line
from game.core.language.words import words
from game.core.telling import Danger, Fact
from game.testing.laws import trial, well_said
from game.titles import setup
from game.titles.world_order.faces import POWER, REGIONS
from game.titles.world_order.facts import LEAST, dangers, facts, unseen
from game.titles.world_order.state import State
from tests.effort import effort
from tests.titles.world_order.summit import GAME, Summit

SAID = words("world_order")


def told(table: Summit, lines: Iterable[Line], reader: str | None = None) -> list[str]:
    """Return sentences for one reader; powers go by their names."""
    names = [SAID.name(power) for power in table.seats]
    return [SAID.say(each, None if reader is None else table.seats.index(reader), names) for each in lines]


def changed(table: Summit, before: State, who: str, reader: str | None = None) -> list[str]:
    """Return what an act has changed since, as a reader is told."""
    was = GAME.view(before, None if reader is None else table.seats.index(reader))
    return told(table, [fact.line for fact in facts(was, table.seen_by(reader), table.seats.index(who))], reader)


def threats(table: Summit, who: str, reader: str | None = None) -> list[str]:
    """Return what threatens a seat, as a reader is told."""
    return told(table, [each.line for each in dangers(table.seen_by(reader), table.seats.index(who))], reader)


def test_a_cube_tells_vps_now_vps_at_the_scoring_and_what_it_costs_others() -> None:
    table = Summit(
        usa={"hand": "diplomatic_engagement", "stock": {"diplomacy": 5}, "allies": "mexico_usa"},
        china={},
        cubes={"americas": "usa china local"},
    )
    before = table.state.copy()
    table.plays("usa", "diplomatic_engagement", "pay")
    assert changed(table, before, "usa", "china") == [
        "At the next scoring, the Americas bring the USA 6 VPs more.",
        "The USA gains 4 VPs now in the Americas: 4 in all.",
        "The USA pays 4 diplomacy, leaving 1 diplomacy.",
        "The USA leads in the Americas with 2 cubes, against your 1.",
        "The USA's Engage token in the Americas is good for 5 money or 1 Defense when the round ends.",
        "The USA passes you with 4 VPs.",
    ]


def test_what_comes_by_itself_between_phases_is_nobodys_doing() -> None:
    table = Summit(usa={}, china={}, cubes={"americas": "usa china local"})
    before, after = table.state.copy(), table.state.copy()
    before.phase, after.phase = "research", "aftermath"
    after.permanent = {**after.permanent, "americas": (*after.permanent["americas"], "russia")}
    after.vp = (after.vp[0], after.vp[1] - 2)
    assert [fact.line.key for fact in facts(before, after, 0)] == []
    before.phase = after.phase = "action"
    assert "fact.loses_vp" in [fact.line.key for fact in facts(before, after, 0)], "unlike in the midst of turns"
    while not table.is_over:
        table.does(table.asked[0], "pass")


def test_the_last_permanent_slot_makes_a_region_score() -> None:
    table = Summit(
        usa={"hand": "diplomatic_engagement", "stock": {"diplomacy": 5}, "allies": "mexico_usa"},
        china={},
        cubes={"americas": "usa china"},
    )
    before = table.state.copy()
    table.plays("usa", "diplomatic_engagement", "pay", "permanent")
    assert (
        "All permanent slots of the Americas are filled, so it scores; VPs at the next scoring: USA 9 and China 5."
        in changed(table, before, "usa")
    )


def test_prosperity_tells_all_its_vps_whatever_threat_costs_in_the_same_breath() -> None:
    table = Summit(
        "prosperity",
        usa={"stock": {"goods": 9}, "prosperity": 1, "vp": 9},
        china={},
        armies={"americas": "china"},
    )
    before = table.state.copy()
    table.does("usa", "yes")
    found = changed(table, before, "usa")
    assert any(each.startswith("The USA's Prosperity reaches space 2 of 5, for ") for each in found), found
    gained = {space.vp for space in POWER["usa"].prosperity[1:2]}
    assert any(f"for {vp} VP" in each for each in found for vp in gained), found
    assert not any("gains" in each and "in all" in each for each in found), found


def test_a_power_has_its_article_where_a_region_costs_it_something() -> None:
    costs = (line("fact.vps_of", seat=1, vp=3), line("fact.vps_of", seat=0, vp=1))
    for key in ("region_costs", "region_costs_once", "region_more", "region_more_once"):
        said = line(f"fact.{key}", seat=2, region="africa", vp=2, costs=costs, gains=(), free=2)
        assert "the EU 3 VPs and the USA 1 VP" in SAID.say(said, None, ["USA", "EU", "China"]), key


def test_armies_tell_whose_threat_ends_and_whose_begins() -> None:
    table = Summit(
        usa={"hand": "military_reinforcements", "money": 20, "stock": {"army": 2}},
        china={"focus": "domestic"},
        armies={"east_asia_pacific": "china"},
    )
    assert threats(table, "usa", "usa") == [
        "THREAT from China costs you 2 VPs in East Asia - Pacific when the round ends. 1 more army prevents it."
    ]
    [danger] = dangers(table.seen_by("usa"), 0)
    assert (danger.by, danger.place) == (1, "east_asia_pacific")
    before = table.state.copy()
    table.plays("usa", "military_reinforcements")
    for _ in range(2):
        table.does("usa", "army board", "to east_asia_pacific")
    found = changed(table, before, "usa")
    assert "The USA no longer suffers THREAT in East Asia - Pacific: 2 VPs saved when the round ends." in found
    assert "China suffers THREAT from the USA in East Asia - Pacific: 2 VPs lost when the round ends." in found
    assert "The USA has 2 armies in East Asia - Pacific now, against China's 1 army." in found
    assert threats(table, "usa") == []


def test_a_new_ally_tells_its_value_and_what_it_buys() -> None:
    table = Summit(
        usa={"hand": "new_allies", "stock": {"diplomacy": 4}, "allies": "iceland_usa"},
        china={},
        lying="canada",
    )
    before = table.state.copy()
    table.plays("usa", "new_allies", "improve canada")
    while table.asked[1] == "spend_diplomacy":
        table.does("usa", "pay")
    assert changed(table, before, "usa") == [
        "The USA wins Canada, value 3, the first ally in the Americas: Engage is open there.",
        "The USA pays 3 diplomacy, leaving 1 diplomacy.",
        "Through Canada, 2 consumer goods and 1 service more can be exported in a Trade.",
    ]


def test_a_rival_who_can_engage_first_is_a_danger_to_a_lead() -> None:
    table = Summit(
        "actions",
        usa={"hand": "new_allies", "allies": "mexico_usa"},
        china={"hand": "new_allies", "stock": {"diplomacy": 4}, "allies": "cuba"},
        cubes={"americas": "usa china local"},
        armies={"americas": "usa"},
    )
    [danger] = [each for each in dangers(table.seen_by("usa"), 0) if each.line.key.startswith("danger.cube")]
    assert told(table, [danger.line], "usa") == [
        "With a card to Engage, China can add a cube in the Americas, for 4 of the 5 diplomacy within reach: "
        "3 VPs less for you at the next scoring."
    ]
    assert (danger.by, danger.place) == (1, "americas")
    while not table.is_over:
        table.does(table.asked[0], "pass")


# Laws


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_told_in_a_game_is_well_said_and_the_same_in_every_twin_world(seats: int) -> None:
    under, keys, spent, asked_for = trial("world_order", seats, 5), set[str](), 0, 0
    named = [SAID.name(under.game.faction(under.state, seat)) for seat in under.table.seats]
    for _ in range(700):
        asked = under.table.decision
        if asked is None:
            break
        before = under.state
        under.recorded.play(under.rng.choice(asked.options))
        reader = under.rng.choice([None, *under.table.seats])
        views = under.game.view(before, reader), under.game.view(under.state, reader)
        with effort() as told:
            found, threatening = list(facts(*views, asked.seat)), list(dangers(views[1], asked.seat))
        spent, asked_for = spent + told.calls, asked_for + 1
        lines = [fact.line for fact in found] + [danger.line for danger in threatening]
        lines += unseen(views[1], asked.seat)
        keys |= {each.key for each in lines}
        for each in lines:
            said = SAID.say(each, reader, named)
            assert well_said(said), said
        assert all(each.place in ("", *REGIONS) and each.by in under.table.seats for each in threatening)
        assert found == sorted(found, key=lambda fact: -abs(fact.worth))
        assert len(found) <= 6
        assert not found or abs(found[0].worth) >= LEAST
        assert len({(each.line.key, each.by, each.place) for each in threatening}) == len(threatening)
        twins = [_twin(view, reader, under.rng.randrange(1000)) for view in views]
        assert (found, threatening) == _told_in(twins, reader, asked.seat)
    assert spent / asked_for < 4_000, "calls for a question"
    assert {"fact.gains_vp", "fact.pays", "danger.threat", "unseen.means"} <= keys


def _twin(view: State, reader: Seat | None, seed: int) -> State:
    """Return another world in which a reader sees the same."""
    rng, world = Random(seed), view
    for eyes in view.seats if reader is None else (reader,):
        world = GAME.imagine(GAME.view(world, eyes), eyes, rng)
    return world


def _told_in(worlds: list[State], reader: Seat | None, seat: Seat) -> tuple[list[Fact], list[Danger]]:
    before, after = [GAME.view(world, reader) for world in worlds]
    return list(facts(before, after, seat)), list(dangers(after, seat))


def test_a_seat_is_the_subject_of_its_sentence_or_nothing_begins_with_a_capital_you() -> None:
    """`:who` says "You" to its own reader, so it can only begin a sentence."""
    for key, template in SAID.templates.items():
        if key.startswith(("fact.", "danger.", "unseen.")):
            assert not re.search(r".\{\w+:who\}", template), key


def test_an_asset_tells_what_it_is_used_for() -> None:
    state = GAME.new(setup("world_order", 2, "standard", seed=0))
    while not any(action.verb == "asset" for action in state.options):
        agenda.advance(state, state.options[0])
    asked = agenda.decision(state)
    assert asked is not None
    for action in asked.options:
        if action.verb == "asset":
            after = state.copy()
            agenda.advance(after, action)
            keys = {fact.line.key for fact in facts(state, after, asked.seat) if fact.worth > 0}
            assert keys & {"fact.possible", "fact.does"}, action


def test_a_pile_tells_what_only_it_can_do_and_nothing_of_assets() -> None:
    state = GAME.new(setup("world_order", 2, "standard", seed=0))
    before = GAME.view(state, 0)
    agenda.advance(state, state.options[0])
    asset = next(action for action in state.options if action.verb == "give_back")
    agenda.advance(state, asset)
    told_of = [SAID.say(fact.line, 0, ("USA", "China")) for fact in facts(before, GAME.view(state, 0), 0)]
    assert told_of == ["Of the two piles only this one has Trade, Move and Engage."]


@pytest.mark.parametrize(
    ("deck", "counted"),
    [
        ("", []),
        ("foreign_trade", ["1 card still to come from the USA's deck: Foreign Trade."]),
        (
            "military_pact foreign_trade",
            ["2 cards still to come from the USA's deck: Foreign Trade and Military Pact."],
        ),
    ],
)
def test_what_is_still_to_come_of_ones_own_deck_is_counted_by_nobody_else(deck: str, counted: list[str]) -> None:
    table = Summit(usa={"hand": "new_allies", "deck": deck, "no_more": True}, china={})
    mine, theirs = (
        told(table, [each for each in unseen(GAME.view(table.state, reader), 0) if each.key == "unseen.deck"])
        for reader in (0, 1)
    )
    assert mine == counted
    assert theirs == []
    table.does("usa", "pass")
