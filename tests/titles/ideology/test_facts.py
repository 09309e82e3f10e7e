"""Ideology's facts: an act's effects, threats and what is unseen, in worked positions and by laws over games."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ai.heuristics import heuristic
from ai.search.deeds import draw
from game.core import agenda
from game.core.contract import Seat
from game.core.language.words import words
from game.testing.laws import well_said
from game.titles import setup
from game.titles.ideology.board import assessment, put
from game.titles.ideology.dangers import dangers, fate_of
from game.titles.ideology.faces import AREAS
from game.titles.ideology.facts import facts, unseen
from game.titles.ideology.knowledge import foretold
from game.titles.ideology.state import State, influence, survey
from tests.titles.ideology.summit import GAME, SHORT, Summit

SAID = words("ideology")


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> None:
    """Allow stories here to end with a question, because they look at positions in mid-game."""


def names(state: State) -> list[str]:
    """Return every seat's Ideology as its name."""
    return [SAID.name(faction) for faction in state.factions]


def told(table: Summit, *answers: str, reader: str | None = None) -> list[str]:
    """Return what is told of these answers of the seat asked."""
    before, who = table.state.copy(), table.asked[0]
    eyes = None if reader is None else table.seats.index(reader)
    table.does(who, *answers)
    found = facts(GAME.view(before, eyes), GAME.view(table.state, eyes), table.seats.index(who))
    return [SAID.say(fact.line, eyes, names(before)) for fact in found]


def warned(table: Summit, who: str, reader: str | None = None) -> list[str]:
    """Return the dangers for a seat as a reader sees them."""
    eyes = None if reader is None else table.seats.index(reader)
    found = dangers(GAME.view(table.state, eyes), table.seats.index(who))
    return [SAID.say(danger.line, eyes, names(table.state)) for danger in found]


# --- the Foreign Phase


def test_a_card_abroad_says_who_leads_and_what_is_left() -> None:
    table = Summit("foreign", com={"hand": "2m"}, imp={"hand": "2c"}, regions={"mongolia": ""})
    assert told(table, "extend_military mongolia") == [
        "In Mongolia, level 1, Communism's 1 card stands alone; 2 more would fill it."
    ]
    assert told(table, "extend_cultural mongolia")[-1] == (
        "In Mongolia, level 1, Imperialism and Communism have 1 card each; 1 more would fill it."
    )


def test_the_card_that_fills_a_region_says_what_it_brings() -> None:
    table = Summit("foreign", com={"hand": "2c"}, fas={}, regions={"mongolia": "com 1/1/0"})
    assert told(table, "extend_cultural mongolia", reader="com") == [
        "Mongolia, level 1, would come under your control at the next Assessment.",
        "Your Global Influence would be 4 after the next Assessment, not 3; 12 wins.",
    ]


def test_distance_is_named_as_the_price() -> None:
    table = Summit("foreign", fas={"hand": "3m"}, com={}, regions={"indonesia": ""})
    assert "Indonesia is distant: it costs 2 cards and leaves 1 in hand." in told(
        table, "extend_military indonesia"
    )


def test_a_region_that_would_open_others_names_them() -> None:
    regions = {"poland": "fas 2/2/1", "ukraine": "", "mongolia": ""}
    table = Summit("foreign", fas={"hand": "1c"}, com={}, regions=regions)
    assert "Poland would make Ukraine adjacent to you." in told(table, "extend_cultural poland", reader="fas")


def test_a_card_taken_back_lowers_another() -> None:
    regions = {"poland": "fas:1 fas 1/1/0 com 0/0/1", "ukraine": ""}
    table = Summit("foreign", com={"hand": "1m"}, fas={}, regions=regions, order="com fas")
    assert (
        "By taking Cultural back from Poland in a Foreign Phase, Communism could lower it to level 1."
        not in warned(table, "fas")
    )
    regions = {"poland": "fas:2 fas 2/2/1 com 0/0/1"}
    table = Summit("foreign", com={"hand": "1m"}, fas={}, regions=regions, order="com fas")
    assert (
        "By taking Cultural back from Poland in a Foreign Phase, Communism could lower it to level 1."
        in warned(table, "fas")
    )
    assert told(table, "withdraw_cultural poland")[:2] == [
        "Poland would be at level 1 instead of 2 after the next Assessment.",
        "Fascism's Global Influence would be 4 after the next Assessment, not 5; 12 wins.",
    ]


def test_passing_keeps_cards() -> None:
    table = Summit("foreign", com={"hand": "2m"}, fas={}, regions={"mongolia": ""})
    assert told(table, "pass") == ["No card is spent: 2 stay in hand."]


# --- the Development Phase


def test_development_says_what_is_missing_and_what_it_reaches() -> None:
    table = Summit("development", com={"hand": "1m 1e 1c"}, fas={})
    assert told(table, "place_military russia") == [
        "Russia then needs 2 more cards for level 4: Economic and Cultural."
    ]
    assert told(table, "place_economic russia") == ["Russia then needs 1 more card for level 4: Cultural."]
    assert told(table, "place_cultural russia")[:2] == [
        "Russia would be at level 4 instead of 3 after the next Assessment.",
        "Communism's Global Influence would be 4 after the next Assessment, not 3; 12 wins.",
    ]


def test_costs_of_empire_are_named() -> None:
    table = Summit("development", imp={"hand": "3m"}, fas={}, regions={"mongolia": "imp:1 imp 1/1/1"})
    assert "Costs of Empire makes it 2 cards in Mongolia, and 1 is left in hand." in told(
        table, "place_military mongolia"
    )


@pytest.mark.parametrize(
    ("advancements", "answer", "said"),
    [
        ("", "buy tactics", "Tactics makes Military attacks on Communism dearer for Capitalism."),
        ("tactics industry", "buy technological_supremacy", "Communism's Military cards pay no distance any more"),
        (
            "tactics industry",
            "buy technological_supremacy",
            "One Tactics goes back, and Military attacks on Communism are a card cheaper for Capitalism.",
        ),
        (
            "technological_supremacy innovation propaganda",
            "buy weapons_of_mass_destruction",
            "Communism's weapon counts 1: Global Influence 4 of 12.",
        ),
    ],
)
def test_an_advancement_says_what_it_does(advancements: str, answer: str, said: str) -> None:
    table = Summit("development", com={"hand": "2m", "advancements": advancements}, cap={"advancements": ""})
    assert any(sentence.startswith(said) for sentence in told(table, answer))


# --- the Conflict Phase

FRAGILE = {"mongolia": "fas:1 fas 1/1/0 com 0/0/1"}


def test_an_attack_says_what_it_would_break_and_how_it_may_be_answered() -> None:
    table = Summit("conflict", com={"hand": "2e"}, fas={"hand": "1e"}, regions=FRAGILE)
    assert warned(table, "fas", "fas") == [
        "Communism could break your majority in Mongolia by an Economic Conflict for 1 card. "
        "1 Economic card in hand could deflect it.",
    ]
    said = told(table, "attack_economic mongolia")
    assert said[0] == "Unless deflected, Mongolia would go to Communism instead of Fascism at the next Assessment."
    assert said[-1] == "Fascism's hand of 1 card may deflect it with Economic."
    assert told(table, "deflect") == [
        "This saves Fascism's majority in Mongolia from Communism's Economic attack.",
        "It costs the whole hand, 1 card.",
    ]
    assert told(table, "stop") == ["1 card was spent in Mongolia for nothing."]


def test_an_attack_that_is_let_stand_tells_what_is_lost() -> None:
    table = Summit("conflict", com={"hand": "2e"}, fas={"hand": "1e"}, regions=FRAGILE)
    table.does("com", "attack_economic mongolia")
    assert told(table, "let_stand", reader="fas")[0] == (
        "Mongolia would go to Communism instead of you at the next Assessment."
    )


def test_what_stances_forbid_is_no_danger() -> None:
    table = Summit(
        "conflict",
        com={"hand": "2e 2m"},
        fas={"hand": "1e"},
        regions={"mongolia": "fas:1 fas 1/1/0 com 0/0/1"},
        stances={"com fas": "peace"},
    )
    assert warned(table, "fas") == []


def test_who_is_about_to_win_is_the_worst_danger() -> None:
    regions = {"india": "com:4 com 4/4/4", "china": "com:4 com 4/4/4", "mongolia": "com 1/1/1"}
    table = Summit("conflict", com={}, fas={"hand": "1c"}, regions=regions)
    assert (
        warned(table, "fas")[0] == "Communism's Global Influence would be 12 after an Assessment now, and 12 wins."
    )


def test_an_exchange_says_what_the_next_level_needs() -> None:
    table = Summit("assessment", com={"hand": "1c"}, fas={}, regions={"mongolia": "com:1 com 2/1/0"})
    assert told(table, "lift_military mongolia")[0] == (
        "Mongolia then needs 3 more cards for level 2: Military, Economic and Cultural."
    )


def test_an_assessment_that_has_come_is_told_as_done() -> None:
    table = Summit("assessment", com={}, fas={}, regions={"mongolia": "com 1/1/1"})
    before = table.state.copy()
    before.owner, before.levels = {"russia": 0, "germany": 1}, {**before.levels, "mongolia": 1}
    survey(before)
    found = facts(GAME.view(before, None), GAME.view(table.state, None), 0)
    assert [SAID.say(fact.line, 0, names(before)) for fact in found][:2] == [
        "Mongolia, level 1, comes under your control.",
        "Your Global Influence goes from 3 to 4; 12 wins.",
    ]


# --- Diplomacy


def test_a_wish_tells_its_own_seat_what_it_can_come_to_and_nobody_else() -> None:
    for reader, said in (("com", ["It is war with Fascism, whatever is wished on the other side."]), (None, [])):
        table = Summit("diplomacy", com={}, fas={}, options={"open_talk": False})
        assert told(table, "war fas", reader=reader) == said


def test_a_new_stance_tells_which_attacks_it_opens() -> None:
    table = Summit("diplomacy", com={}, fas={}, options={"open_talk": False})
    table.does("com", "war fas")
    assert told(table, "peace com") == ["War with Communism opens Military attacks."]


def test_what_is_called_for_is_explained() -> None:
    table = Summit("diplomacy", com={}, fas={})
    assert told(table, "call_for_peace fas") == [
        "Peace with Fascism would leave only Cultural attacks; now it is neutrality, and calling binds nobody."
    ]


def test_a_power_that_exports_its_revolution_may_attack_in_all_areas_when_neutral() -> None:
    table = Summit("diplomacy", com={}, isl={}, stances={"com isl": "peace"})
    assert told(table, "call_for_neutrality isl") == [
        "Neutrality with Islamic Fundamentalism would allow Military, Economic and Cultural attacks; "
        "now it is peace, and calling binds nobody."
    ]


def test_saying_nothing_says_what_stays() -> None:
    table = Summit("diplomacy", com={}, fas={})
    assert told(table, "done") == ["Nothing is called: it stays at neutrality with Fascism if both sides wish it."]


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        ("call_for_peace com", "Peace with Communism would leave only Cultural attacks; now it is neutrality, "),
        ("done", "Nothing is called: it stays at neutrality with Communism if both sides wish it."),
    ],
)
def test_the_last_caller_is_told_the_stance_before_the_wishes_are_opened(answer: str, sentence: str) -> None:
    regions = {"mongolia": "com:1 com 2/2/1", "korea": ""}
    table = Summit("diplomacy", com={}, fas={}, order="com fas", regions=regions)
    table.does("com", "done")
    before = table.state.copy()
    table.does("fas", answer)
    table.does("com", "peace fas")
    table.does("fas", "peace com")
    assert table.state.stances[0][1] == "peace"
    table.state.turn = before.turn  # as it is while an Assessment still asks
    found = facts(before, table.state, 1)
    assert any(SAID.say(fact.line, None, names(before)).startswith(sentence) for fact in found)


def test_a_card_picked_up_that_leaves_more_to_do_speaks_against_it() -> None:
    table = Summit("assessment", com={}, fas={}, regions={"mongolia": "com:1 com 2/2/1"})
    before, after = table.state.copy(), table.state.copy()
    put(after, 0, "mongolia", 0, -1)
    put(after, 0, "mongolia", 1, 1)
    [fact] = [fact for fact in facts(before, after, 0) if fact.line.key == "fact.needs_more"]
    assert SAID.say(fact.line, None, names(before)) == (
        "Mongolia then needs 2 more cards for level 2, not 1: Military and Cultural."
    )
    assert fact.worth < 0


def test_that_a_rival_is_near_the_goal_speaks_for_war_with_it_as_well() -> None:
    regions = {"india": "fas:4 fas 4/4/4", "china": "fas:4 fas 4/4/4"}
    table = Summit("diplomacy", com={}, fas={}, regions=regions, order="com fas")
    before = table.state.copy()
    table.does("com", "call_for_war fas")
    worths = {fact.line.key: fact.worth for fact in facts(before, table.state, 0)}
    assert worths["fact.near_goal"] > 0


def test_a_trade_counts_the_new_cards() -> None:
    table = Summit("trading", com={"hand": "2m"}, fas={}, regions={"mongolia": "com:1 com 1/1/1"})
    assert told(table, "trade military")[0] == "1 Military is traded for 1 new card."


def test_a_trade_says_what_the_hand_lacks_and_how_much_of_it_the_deck_has() -> None:
    home = {"mongolia": "com:1 com 1/1/1"}
    spare = Summit("trading", com={"hand": "1m 2c"}, fas={}, regions=home)
    deck = len(spare.state.decks[0])
    first = told(spare, "trade cultural", reader="com")[0]
    assert first.startswith("1 Cultural makes way for 1 new card: the hand has no Economic card, and ")
    assert first.endswith(f" of the {deck} in the deck are of that kind.")
    only = Summit("trading", com={"hand": "1m 2c"}, fas={}, regions=home)
    assert (
        told(only, "trade military", reader="com")[0]
        == "1 Military is traded for 1 new card; 2 Cultural stay in hand."
    )


def test_a_card_above_what_the_next_level_needs_raises_nothing() -> None:
    table = Summit("development", com={"hand": "2m"}, fas={}, regions={"russia": "com:3 com 4/3/3"})
    assert told(table, "place_military russia")[:1] == [
        "Russia needs Economic and Cultural for level 4: this card raises nothing yet."
    ]


def test_all_who_are_even_at_a_region_are_named() -> None:
    regions = {"italy": "imp 0/1/0 fas 0/0/1"}
    table = Summit("foreign", com={"hand": "2m"}, imp={}, fas={}, regions=regions, order="com imp fas")
    assert any(
        "Communism, Imperialism and Fascism have 1 card each" in each
        for each in told(table, "extend_military italy")
    )


def test_not_to_trade_is_not_to_keep_from_spending() -> None:
    table = Summit("trading", com={"hand": "2m"}, fas={}, regions={"mongolia": "com:1 com 1/1/1"})
    assert told(table, "done") == ["No card is traded: the 2 in hand stay as they are."]


def test_a_rival_who_reads_of_its_own_attack_is_you() -> None:
    table = Summit(
        "conflict",
        com={"hand": "2e 2m"},
        fas={"hand": "1e"},
        regions={"mongolia": "fas:1 fas 1/1/0 com 0/0/1"},
        stances={"com fas": "war"},
    )
    found = dangers(GAME.view(table.state, 0), 1)
    told = [SAID.say(danger.line, 0, names(table.state)) for danger in found]
    assert told, "there is an attack to be feared"
    assert all("of you" not in each for each in told)
    assert any(each.startswith("You could break Fascism's majority in Mongolia by ") for each in told)


# --- what is unseen


def test_hidden_cards_are_counted_area_by_area() -> None:
    table = Summit("foreign", com={"hand": "1m 2e"}, fas={"hand": "2m"}, coming="china korea mexico")
    assert [SAID.say(each, 0, names(table.state)) for each in unseen(table.seen_by("com"), 0)][:2] == [
        "Fascism holds 2 cards; in hand and deck there are 12 Military, 12 Economic and 12 Cultural.",
        "Your deck of 33 cards holds 11 Military, 10 Economic and 12 Cultural.",
    ]


# --- laws over games of chance


JUDGE = heuristic("ideology")


def positions(seats: int, seed: int, count: int = 400) -> Iterator[tuple[State, State, Seat]]:
    """Yield the answers of a sensible game: the table before and after each, and the seat."""
    state, rng = GAME.new(setup("ideology", seats, seed=seed)), Random(seed)
    for _ in range(count):
        asked = agenda.decision(state)
        if asked is None:
            return
        before, state = state, state.copy()
        prior = JUDGE.prior(GAME.view(before, asked.seat), asked)
        agenda.advance(state, draw(asked.options, prior, rng))
        yield before, state, asked.seat


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_fact_danger_and_count_is_a_whole_sentence(seats: int) -> None:
    past = list(positions(seats, seats))
    for number, (_, after, seat) in enumerate(past):
        before = past[max(0, number - number % 4)][0]  # one answer, or a few in a row
        for reader in (None, seat, (seat + 1) % seats):
            views = GAME.view(before, reader), GAME.view(after, reader)
            lines = [fact.line for fact in facts(*views, seat)]
            lines += [danger.line for danger in dangers(views[1], seat)] + list(unseen(views[1], seat))
            for said in (SAID.say(line, reader, [SHORT["com"].title()] * seats) for line in lines):
                assert well_said(said), said
                assert not said[0].islower(), said
                assert said.endswith("."), said


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_a_reader_cannot_tell_apart_give_the_same_words(seats: int) -> None:
    rng = Random(7)
    for before, after, seat in list(positions(seats, 7))[::5]:
        for reader in (seat, (seat + 1) % seats):
            views = GAME.view(before, reader), GAME.view(after, reader)
            again = [GAME.view(GAME.imagine(view, reader, rng), reader) for view in views]
            assert facts(*views, seat) == facts(again[0], again[1], seat)
            assert dangers(views[1], seat) == dangers(again[1], seat)
            assert unseen(views[1], seat) == unseen(again[1], seat)


@pytest.mark.parametrize("seats", [2, 5])
def test_the_fate_of_a_region_is_what_an_assessment_makes_of_it(seats: int) -> None:
    for _, after, _ in positions(seats, 11):
        verdicts = {verdict.region: (verdict.owner, verdict.level) for verdict in assessment(after)}
        for region, level in after.levels.items():
            assert fate_of(after, region) == verdicts.get(region, (after.owner.get(region), level)), region


def test_an_attack_that_is_feared_would_break_a_majority() -> None:
    met = 0
    for seed in range(4):
        for _, after, seat in positions(4, seed):
            for danger in dangers(GAME.view(after, seat), seat):
                if danger.line.key == "danger.attack":
                    met += 1
                    then, fields = after.copy(), dict[str, Any](danger.line.fields)
                    area = AREAS.index(fields["area"])
                    put(then, seat, danger.place, area, -1)
                    put(then, danger.by, danger.place, area, 1)
                    assert fate_of(after, danger.place)[0] == seat != fate_of(then, danger.place)[0]
                    assert fields["cards"] <= max(len(after.hands[danger.by]), influence(after, danger.by))
    assert met > 20


def test_a_foretold_influence_is_the_one_that_is_told() -> None:
    for before, after, seat in positions(3, 5):
        now = foretold(after)
        for fact in facts(GAME.view(before, None), GAME.view(after, None), seat):
            fields = dict[str, Any](fact.line.fields)
            if fact.line.key == "fact.would_have":
                assert fields["count"] == now[fields["who"]] != fields["before"]
