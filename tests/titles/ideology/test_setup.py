"""Setting up: factions, homes, decks, Advancements, turn order, levels, and two players."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core import agenda, asking
from game.core.content.box import box, level
from game.core.content.even import pairings
from game.core.contract import Action, Setup
from game.core.record import digest
from game.titles import ideology
from game.titles.ideology.faces import (
    ADVANCEMENT,
    ADVANCEMENTS,
    IDEOLOGY,
    IN_ORDER,
    LINKS,
    NEIGHBOURS,
    PAIR,
    REGION,
    REGIONS,
    RULE,
    STANCES,
)
from game.titles.ideology.levels import level as level_file
from game.titles.ideology.state import State, influence, supply, trading_influence
from tests.games import asked_at
from tests.titles.ideology.summit import GAME, SHORT, Summit, cards_of, every_card, opening, short

FIVE = ("imp", "cap", "fas", "com", "isl")


def dealt(seats: int, seed: int = 1, **options: str) -> tuple[str, ...]:
    return GAME.new(Setup("standard", ("",) * seats, options, seed)).factions


@pytest.mark.parametrize("seats", range(2, 6))
def test_id_gen_01_two_to_five_seats_each_play_one_ideology(seats: int) -> None:
    factions = dealt(seats)
    assert len(set(factions)) == seats
    assert set(factions) <= set(ideology.FACTIONS) == set(IDEOLOGY)


@pytest.mark.parametrize("factions", [("",), ("",) * 6, ("fascism", "fascism"), ("fascism", "monarchy")])
def test_id_gen_01_other_seatings_are_refused_in_a_sentence(factions: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"^(In )?Ideology .*\.$"):
        GAME.new(Setup("standard", factions, {}, 1))


def test_id_set_01_ideologies_are_dealt_at_random() -> None:
    deals = Counter(dealt(3, seed) for seed in range(300))
    assert len(deals) > 55
    assert {faction for deal in deals for faction in deal} == set(IDEOLOGY)


def test_id_set_01_and_id_amb_71_ideologies_can_be_chosen_in_seating_order() -> None:
    table = opening("", "", "", ideology_deal="chosen")
    assert table.asks == ("seat0", {f"play_as {faction}" for faction in IN_ORDER})
    table.does("seat0", "play_as communism")
    assert table.refuses("seat1", "play_as communism") == "ID-SET-01"
    assert table.why("seat1", "play_as communism") == "Communism is taken."
    assert table.why("seat1", "play_as nobody") == "First choose an Ideology that nobody plays yet."
    table.does("seat1", "play_as fascism")
    table.does("seat2", "play_as capitalism")
    assert table.state.factions == ("communism", "fascism", "capitalism")
    assert [table.seats[seat] for seat in table.state.order] == ["seat2", "seat1", "seat0"]


def test_id_amb_71_a_pair_the_rulebook_does_not_list_can_be_chosen() -> None:
    table = opening("", "", ideology_deal="chosen")
    table.does("seat0", "play_as communism")
    asked = asking.prompt(table.state)
    assert dict(asked.fields) == {"first": "communism", "second": "fascism"}
    table.does("seat1", "play_as capitalism")
    assert table.state.factions == ("communism", "capitalism")


@pytest.mark.parametrize("name", FIVE)
def test_id_set_02_home_starts_at_level_3_with_three_cards_of_each_area(name: str) -> None:
    """T-SET-1: everybody starts with a Global Influence of 3."""
    state = opening(*FIVE).state
    seat = FIVE.index(name)
    home = IDEOLOGY[SHORT[name]].home
    assert (state.owner[home], state.levels[home]) == (seat, 3)
    assert [area[seat] for area in state.cards[home]] == [3, 3, 3]
    assert influence(state, seat) == 3


def test_id_set_03_the_deck_holds_the_other_36_cards() -> None:
    state = opening("com", "fas").state
    assert [short(deck + hand) for deck, hand in zip(state.decks, state.hands, strict=True)] == ["12m 12e 12c"] * 2
    assert state.decks[0] != state.decks[1]


@pytest.mark.parametrize("seats", range(2, 6))
def test_id_set_04_the_region_deck_holds_all_other_regions(seats: int) -> None:
    """D-SET-1: 43 minus the number of players."""
    state = opening(*FIVE[:seats]).state
    in_play = set(state.levels)
    assert len(state.region_deck) + len(in_play) == 43
    assert len(state.owner) == seats
    assert set(state.region_deck) | in_play == set(REGIONS)
    absent = {IDEOLOGY[SHORT[name]].home for name in FIVE[seats:]}
    assert absent <= set(state.region_deck) | in_play


STARTS = {
    "imp": "patriotism",
    "cap": "innovation",
    "fas": "tactics",
    "com": "industry",
    "isl": "propaganda",
}


def test_id_set_05_and_id_amb_37_first_advancements_come_from_the_piles() -> None:
    state = opening(*FIVE).state
    for seat, name in enumerate(FIVE):
        assert state.advancements[seat][ADVANCEMENTS.index(STARTS[name])] == 1
        assert sum(state.advancements[seat]) == 1
    for number, advancement in enumerate(ADVANCEMENTS):
        taken = advancement in STARTS.values()
        assert supply(state, number) == ADVANCEMENT[advancement].count - taken


def test_id_amb_72_first_advancements_of_absent_ideologies_stay() -> None:
    state = opening("com", "fas").state
    assert supply(state, ADVANCEMENTS.index("patriotism")) == 15
    assert supply(state, ADVANCEMENTS.index("tactics")) == 14


def test_id_set_06_the_first_turn_order_is_fixed_by_ideology() -> None:
    everybody = opening("isl", "com", "fas", "cap", "imp")
    assert [everybody.seats[seat] for seat in everybody.state.order] == ["imp", "cap", "fas", "com", "isl"]
    three = opening("isl", "imp", "fas")
    assert [three.seats[seat] for seat in three.state.order] == ["imp", "fas", "isl"]


def test_id_set_07_all_stances_start_neutral() -> None:
    stances = opening(*FIVE).state.stances
    assert {stance for mine in stances for stance in mine} == {"", "neutral"}


def test_id_set_08_hands_are_drawn_before_any_region_is_open() -> None:
    """The first question already belongs to the Trading phase: hands are drawn, but no region has come up yet."""
    table = opening("com", "fas")
    assert table.asked == ("fas", "trade")
    assert len(table.state.levels) == 2
    assert [len(hand) for hand in table.state.hands] == [3, 3]


def test_id_set_08_a_duel_and_cold_war_start_with_their_own_setups() -> None:
    duel = opening("com", "fas", level="two_player").state
    assert len(duel.levels) == 5
    cold = opening(*FIVE, level="cold_war").state
    assert [influence(cold, seat) for seat in cold.seats] == [5] * 5
    assert (cold.stances[1][3], cold.stances[0][2], cold.stances[0][1]) == ("war", "war", "peace")
    assert cold.level.victory == 14
    assert [trading_influence(cold, seat) for seat in cold.seats] == [2] * 5
    for table in (duel, cold):
        assert cards_of(table) == every_card(len(table.factions))


def test_id_two_01_the_second_seat_gets_the_partner_of_the_first() -> None:
    """T-TWO-1: all five pairs."""
    assert PAIR == {
        "capitalism": "fundamentalism",
        "communism": "fascism",
        "fascism": "imperialism",
        "imperialism": "capitalism",
        "fundamentalism": "communism",
    }
    for seed in range(60):
        first, second = dealt(2, seed)
        assert PAIR[first] == second


def test_id_two_02_there_are_five_pairs_each_in_one_order() -> None:
    pairs = {dealt(2, seed) for seed in range(120)}
    assert len(pairs) == len({frozenset(pair) for pair in pairs}) == 5
    for first, second in pairs:
        state = opening(first, second).state
        assert [state.factions[seat] for seat in state.order] == [
            name for name in IN_ORDER if name in (first, second)
        ]


@pytest.mark.parametrize("factions", [("fascism", ""), ("", "imperialism")])
def test_id_two_01_a_fixed_seat_gets_its_match(factions: tuple[str, str]) -> None:
    assert GAME.new(Setup("standard", factions, {}, 4)).factions == ("fascism", "imperialism")


def test_id_amb_74_missing_rules_can_be_replaced_or_left_out() -> None:
    def powers(**options: Any) -> list[frozenset[str]]:
        return list(opening(*FIVE, **options).state.powers)

    assert powers()[0] == {"global_colonization", "costs_of_empire"}
    assert powers(imperialism_weakness="colonial_unrest")[0] == {"global_colonization", "colonial_unrest"}
    assert powers(imperialism_weakness="none")[0] == {"global_colonization"}
    assert powers(fascism_weakness="none")[2] == {"lightning_strike"}
    assert powers(fundamentalism_strength="none", fundamentalism_weakness="none")[4] == frozenset()
    holds = opening(*FIVE, fundamentalism_start="patriotism").state.advancements[4]
    assert holds[ADVANCEMENTS.index("patriotism")] == 1


# What's printed


def test_map_matches_the_sources_and_the_reconstruction() -> None:
    levels = Counter(region.level for region in REGION.values())
    assert levels == {1: 26, 2: 12, 3: 5}
    assert len(LINKS.certain) + len(LINKS.reconstructed) == 70
    assert all(region in NEIGHBOURS[other] for region in REGIONS for other in NEIGHBOURS[region])
    assert {IDEOLOGY[faction].home for faction in IDEOLOGY} == {r.id for r in REGION.values() if r.level == 3}


def test_map_has_four_certain_links_and_two_certain_gaps() -> None:
    assert {"australia", "southeast_asia"} <= set(NEIGHBOURS["indonesia"])
    assert {"russia", "iran"} <= set(NEIGHBOURS["central_asia"])
    assert "great_britain" not in NEIGHBOURS["central_asia"]
    assert "germany" not in NEIGHBOURS["indonesia"]


def test_map_is_connected() -> None:
    reached, edge = {"iran"}, ["iran"]
    while edge:
        fresh = [other for other in NEIGHBOURS[edge.pop()] if other not in reached]
        reached |= set(fresh)
        edge += fresh
    assert reached == set(REGIONS)


def test_every_printed_fact_states_its_certainty() -> None:
    sure = {"certain", "strong", "reported", "reconstructed"}
    told = [source for region in REGION.values() for source in (region.name_source, region.level_source)]
    told += [rule.source for rule in RULE.values()]
    told += [source for card in ADVANCEMENT.values() for source in (card.source, card.count_source)]
    told += [source for card in IDEOLOGY.values() for source in (card.home_source, card.start_source)]
    assert set(told) <= sure
    assert sum(card.count for card in ADVANCEMENT.values()) == 85
    assert Counter(region.name_source for region in REGION.values())["reconstructed"] == 25


def test_map_plan_contains_the_same_regions() -> None:
    plan = Path(__file__).parents[3] / "tools" / "worldmap" / "plans" / "ideology.toml"
    drawn = tomllib.loads(plan.read_text("utf-8"))["region"]
    assert {region["id"]: region["name"] for region in drawn} == {name: REGION[name].name for name in REGIONS}


@pytest.mark.parametrize("name", box("ideology").levels)
@pytest.mark.parametrize("seats", range(2, 6))
def test_every_level_can_be_played_with_every_number_of_seats(name: str, seats: int) -> None:
    state, rng = GAME.new(Setup(name, ("",) * seats, {}, seats)), Random(seats)
    assert level("ideology", name).summary
    for _ in range(150):
        asked = asked_at(state)
        agenda.advance(state, rng.choice(asked.options))
    assert cards_of(state) == every_card(seats)


def test_blocs_and_pacts_of_levels_name_existing_things() -> None:
    cold = level_file("cold_war")
    held = [region for bloc in cold.bloc for region in bloc.regions]
    assert len(set(held)) == len(held)
    assert set(held) <= set(REGIONS) - {IDEOLOGY[faction].home for faction in IDEOLOGY}
    assert {bloc.ideology for bloc in cold.bloc} == set(IDEOLOGY)
    assert {name for bloc in cold.bloc for name in bloc.advancements} <= set(ADVANCEMENT)
    assert {name for pact in cold.stance for name in pact.between} <= set(IDEOLOGY)
    assert {pact.stance for pact in cold.stance} <= set(STANCES)


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ValueError, match="no level"):
        GAME.new(Setup("cards", ("", ""), {}, 1))


def test_table_in_a_test_is_set_up_as_described() -> None:
    table = Summit("development", com={"hand": "2m"}, fas={})
    assert table.at("russia") == "com:3 com 3/3/3"
    assert table.hand("com") == "2m"
    table.passes()


# Evening out two sides

UNEVEN = next(each for each in pairings("ideology") if each.more)
"""A pair whose weaker side starts with extra cards."""


def met(how: str, seats: tuple[str, ...] = (UNEVEN.stronger, UNEVEN.weaker)) -> State:
    return GAME.new(Setup("standard", seats, {"even_sides": how}, 7))


def on_home(state: State, ideology: str) -> int:
    areas = state.cards[IDEOLOGY[ideology].home]
    return sum(sum(area) for area in areas)


def test_id_amb_75_the_weaker_ideology_of_two_starts_with_extra_cards() -> None:
    printed, evened = met("printed"), met("measured")
    assert on_home(evened, UNEVEN.weaker) == on_home(printed, UNEVEN.weaker) + UNEVEN.more
    assert on_home(evened, UNEVEN.stronger) == on_home(printed, UNEVEN.stronger)
    weaker = evened.factions.index(UNEVEN.weaker)
    every = len(evened.decks[weaker]) + len(evened.hands[weaker]) + on_home(evened, UNEVEN.weaker)
    assert every == 45, "they come from its own deck"


def test_id_amb_75_a_game_without_the_option_is_unchanged() -> None:
    unnamed = GAME.new(Setup("standard", (UNEVEN.stronger, UNEVEN.weaker), {}, 7))
    assert digest(unnamed) == digest(met("printed"))
    two = (UNEVEN.stronger, UNEVEN.weaker)
    three = (*two, next(each for each in IN_ORDER if each not in two))
    assert digest(met("measured", three)) == digest(met("printed", three)), "it is for two"


def test_id_amb_75_one_player_names_the_number_and_the_other_a_side() -> None:
    state = met("named")
    stays = state.copy()
    agenda.advance(stays, Action("more", "2"))
    agenda.advance(stays, Action("play_as", UNEVEN.weaker))
    assert stays.factions == (UNEVEN.stronger, UNEVEN.weaker), "they keep their own"
    asked = asked_at(state)
    assert (asked.seat, asked.kind) == (0, "name_more")
    assert str(asking.why_not(state, 0, Action("more", "7")).rule) == "ID-AMB-75"
    agenda.advance(state, Action("more", "2"))
    asked = asked_at(state)
    assert (asked.seat, asked.kind, len(asked.options)) == (1, "pick_side", 2)
    agenda.advance(state, Action("play_as", UNEVEN.stronger))
    assert state.factions == (UNEVEN.weaker, UNEVEN.stronger), "the sides are swapped"
    assert on_home(state, UNEVEN.weaker) == on_home(met("printed"), UNEVEN.weaker) + 2
