"""A round up to the initiative: MA-RND, MA-PROD, MA-DRAW, MA-INIT, MA-SEQ, and the rulings about them."""

from typing import Any

import pytest

from game.core import agenda
from game.core.contract import Action, line
from game.core.language.words import words
from game.titles import conversation
from game.titles.manifesto.events import (
    CardsDrawn,
    InitiativeWon,
    ItsGained,
    OrderChosen,
    PhaseSkipped,
    PileReshuffled,
    RoundBegan,
    RoundEnded,
    TieRolled,
)
from game.titles.manifesto.rules import BuyCard
from tests.titles.manifesto.congress import Congress, opening


def test_ma_rnd_01_the_six_phases_of_a_round_come_in_order() -> None:
    table = Congress("end", dice="1 1", anna={"regions": "germany"}, omar={"regions": "china"})
    phases = []
    while table.state.round == 9:
        phases += [table.state.phase] * (table.state.phase not in phases)
        who, offered = table.asks
        table.does(
            who,
            next(text for text in ("stop", "first", "pass", "bid 0", "seal") if text in offered),
        )
    assert phases == ["draw", "initiative", "peace", "war", "conflict"]
    assert len(table.happened(ItsGained)) == 4


def test_ma_rnd_02_seats_are_fixed_but_the_order_of_a_phase_changes() -> None:
    table = Congress(
        "peace phase", winner="omar", anna={"hand": "purge"}, omar={"hand": "purge"}, carl={"hand": "alliance"}
    )
    table.does("omar", "first")
    assert table.order() == "omar carl anna"
    assert table.asked == ("omar", "play_peace")
    assert table.refuses("anna", "pass") == "MA-RND-02"
    table.does("omar", "pass")
    table.does("carl", "pass")
    table.does("anna", "pass")


def test_ma_prod_01_production_is_a_die_plus_the_influence_of_all_regions() -> None:
    table = Congress(
        "production", dice="4 1", anna={"regions": "north_america central_america", "its": 2}, omar={}
    )
    assert (table.its("anna"), table.its("omar")) == (2 + 4 + 3 + 1, 1)


def test_ma_draw_01_one_card_is_drawn_and_more_cost_three_its_each() -> None:
    table = Congress("draw", anna={"its": 7}, omar={"its": 2})
    assert len(table.hand("anna")) == 1
    table.does("anna", "buy", "buy")
    assert (table.its("anna"), len(table.hand("anna"))) == (1, 3)
    assert len(table.hand("omar")) == 1
    assert table.asked != ("omar", "buy_card")


def test_ma_draw_02_the_hand_is_discarded_down_to_seven() -> None:
    hand = "alliance purge treaty rebellion civil_war revolution manifesto"
    table = Congress("draw", on_deck="espionage", anna={"hand": hand}, omar={})
    assert table.asked == ("anna", "discard")
    assert table.refuses("anna", "stop") == "MA-DRAW-02"
    assert table.question == "A hand holds 7 cards at most: discard 1."
    table.does("anna", "discard purge")
    assert (len(table.hand("anna")), table.pile()) == (7, {"purge"})


def test_ma_init_01_the_highest_bid_wins_the_initiative() -> None:
    table = Congress(
        "initiative", anna={"its": 2, "regions": "china"}, omar={"its": 3, "regions": "japan"}, carl={"its": 1}
    )
    table.bid(anna="1", omar="2")
    assert [event.seat for event in table.happened(InitiativeWon)] == [1]


def test_ma_init_01_the_winner_chooses_first_or_last_only() -> None:
    table = Congress("conflict phase", winner="omar", anna={"hand": "purge"}, omar={"hand": "purge"})
    assert table.asks == ("omar", {"first", "last"})
    assert table.refuses("omar", "stop") == "MA-INIT-01"
    table.does("omar", "last")
    table.does("anna", "stop")
    table.does("omar", "stop")


def test_ma_init_02_espionage_adds_two() -> None:
    table = Congress("initiative", anna={"its": 1, "hand": "espionage"}, omar={"its": 3})
    table.bid(anna="1 espionage", omar="3")
    assert [(event.seat, event.value) for event in table.happened(InitiativeWon)] == [(0, 4)]


def test_ma_seq_01_starts_are_taken_one_by_one_and_then_its_are_rolled() -> None:
    table = opening("a", "b", "c")
    order = []
    while table.asked[1] == "take_region":
        order += [table.asked[0]] * (table.asked[0] not in order)
        assert table.state.its == (0, 0, 0)
        table.does(table.asked[0], sorted(table.asks[1])[0])
    assert sorted(order) == ["a", "b", "c"]
    assert all(table.state.its)


def test_ma_seq_02_production_asks_no_question() -> None:
    table = Congress("production", anna={"its": 9, "hand": "purge"}, omar={"its": 9})
    assert table.asked == ("anna", "recess")


def test_ma_seq_03_a_seat_draws_buys_and_discards_before_the_next() -> None:
    hand = "alliance purge treaty rebellion civil_war revolution manifesto"
    table = Congress("draw", winner="omar", anna={"its": 3}, omar={"its": 3, "hand": hand})
    assert table.asked == ("omar", "buy_card")
    assert table.hand("anna") == ()
    table.does("omar", "buy", "discard alliance", "discard purge")
    assert table.asked == ("anna", "buy_card")
    assert table.refuses("anna", "play alliance:a") == "MA-GEN-05"
    table.does("anna", "stop")


def test_ma_seq_04_each_seat_writes_one_note_before_the_winner_is_found() -> None:
    table = Congress("initiative", anna={"its": 1}, omar={"its": 1}, carl={"its": 1})
    assert table.asked == ("anna", "name_sum")
    table.bid(anna="0", omar="0", carl="1")
    assert [event.order for event in table.happened(InitiativeWon)] == [(0, 1)]


def test_ma_seq_09_the_question_does_not_depend_on_the_hand() -> None:
    for hand in ("treaty", "purge"):
        table = Congress("peace", anna={"hand": hand}, omar={})
        assert table.asked == ("anna", "play_peace")
        table.does("anna", "pass")
    empty = Congress("peace", anna={}, omar={"hand": "purge"})
    assert empty.asks == ("omar", {"pass"})
    empty.does("omar", "pass")


def test_ma_seq_09_a_question_reveals_nothing_about_a_hand() -> None:
    for phase, kind in (("peace", "play_peace"), ("war", "start_war"), ("conflict", "play_conflict")):
        sides: Any = {"anna": {"regions": "china"}, "omar": {"regions": "japan"}}
        seen = []
        for hand in ("treaty world_war alliance", "purge purge espionage"):
            sides["anna"]["hand"] = hand
            table = Congress(phase, **sides)
            assert table.asked == ("anna", kind)
            seen.append((table.seen_by("omar").agenda, table.seen_by("omar").options))
            table.passes()
        assert seen[0] == seen[1]


def test_ma_amb_06_drawing_goes_clockwise_from_the_last_winner() -> None:
    table = Congress("draw", winner="omar", anna={}, omar={}, carl={})
    assert [event.seat for event in table.happened(CardsDrawn)] == [1, 2, 0]


def test_ma_draw_02_several_cards_are_offered_at_once_up_to_the_hand_limit() -> None:
    conflicts = ["alliance", "purge", "rebellion", "civil_war", "revolution", "treaty"]
    for held, offered in ((3, 3), (4, 2), (5, 1), (6, 0)):
        table = Congress("draw", winner="omar", anna={}, omar={"its": 9, "hand": " ".join(conflicts[:held])})
        asked, talk = agenda.decision(table.state), conversation("manifesto")
        assert asked is not None
        words_of = [each.words for each in talk.at_once(table.state, asked) if each.words is not None]
        assert sum(each.key == "board.buy_several" for each in words_of) == offered
        prompt = words("manifesto").say(BuyCard(asked.seat).prompt(table.state))
        assert ("you would discard 1" in prompt) is (offered == 0), prompt
        assert talk.called(table.state, Action("stop")) == line("board.buy_nothing")
        table.does("omar", "stop")


def test_ma_amb_07_a_bought_card_is_seen_before_the_next_is_bought() -> None:
    table = Congress("draw", on_deck="purge alliance treaty", anna={"its": 6}, omar={})
    assert table.hand("anna") == ("purge",)
    table.does("anna", "buy")
    assert table.hand("anna") == ("purge", "alliance")
    table.does("anna", "stop")


def test_ma_amb_07_a_full_hand_does_not_prevent_drawing() -> None:
    hand = "alliance purge treaty rebellion civil_war revolution manifesto"
    table = Congress("draw", anna={"its": 3, "hand": hand}, omar={})
    table.does("anna", "buy")
    assert len(table.hand("anna")) == 9
    table.does("anna", "discard alliance", "discard purge")


def test_ma_amb_08_the_hand_limit_counts_only_at_the_end_of_the_draw() -> None:
    hand = "alliance purge treaty rebellion civil_war revolution manifesto diplomacy"
    table = Congress("peace", anna={"hand": hand}, omar={})
    assert table.asked == ("anna", "play_peace")
    table.does("anna", "pass")


def test_ma_amb_09_the_other_seats_follow_clockwise() -> None:
    for place, order in (("first", "omar carl anna"), ("last", "carl anna omar")):
        table = Congress("conflict phase", winner="omar", anna={}, omar={"hand": "purge"}, carl={})
        table.does("omar", place)
        assert table.order() == order
        table.does("omar", "stop")


def test_ma_amb_09_the_others_follow_by_their_bids_by_house_option() -> None:
    table = Congress(
        "initiative",
        options={"initiative_order": "by_bid"},
        dice="2 5",
        anna={"its": 9},
        omar={"its": 9},
        carl={"its": 9},
        dora={"its": 9},
    )
    table.bid(anna="1", omar="3", carl="1", dora="2")
    assert [event.order for event in table.happened(InitiativeWon)] == [(3, 2, 0)]


def test_ma_amb_10_the_winner_chooses_at_the_beginning_of_each_phase() -> None:
    table = Congress("end", anna={"regions": "china"}, omar={"regions": "japan"})
    table.passes()
    assert [event.phase for event in table.happened(OrderChosen)] == ["peace", "war", "conflict"]


def test_ma_amb_11_all_tied_seats_roll_and_the_best_roll_again() -> None:
    table = Congress("initiative", dice="5 3 5 2 6", anna={"its": 1}, omar={"its": 1}, carl={"its": 1})
    table.bid()
    assert [event.seats for event in table.happened(TieRolled)] == [(0, 1, 2), (0, 2)]
    assert [event.seat for event in table.happened(InitiativeWon)] == [2]


def test_ma_amb_11_all_seats_tie_if_none_can_bid() -> None:
    table = Congress("initiative", dice="1 4", anna={}, omar={})
    assert [event.seat for event in table.happened(InitiativeWon)] == [1]


def test_ma_amb_31_discards_form_a_new_deck_when_a_card_is_needed() -> None:
    table = Congress("draw", rest_on_pile=True, anna={}, omar={})
    assert [event.count for event in table.happened(PileReshuffled)] == [89]
    assert (len(table.state.deck), table.state.discard) == (87, ())


def test_ma_amb_31_with_no_cards_left_none_are_drawn_or_bought() -> None:
    table = Congress("peace", anna={"its": 9, "hand": "purge"}, omar={})
    state = table.state
    state.hands, state.deck = (state.hands[0], state.deck), ()
    table.does("anna", "pass")
    table.does("omar", "pass")
    table.does("anna", "go_on")
    assert not table.happened(CardsDrawn)
    assert table.asked == ("omar", "discard")
    table.tables.clear()


def test_ma_amb_37_passing_is_always_allowed() -> None:
    for phase, answer in (("peace", "pass"), ("war", "pass"), ("conflict", "stop")):
        table = Congress(
            phase,
            anna={"hand": "treaty world_war alliance", "regions": "germany"},
            omar={"regions": "japan"},
        )
        table.does("anna", answer)
        assert table.changed == {}


def test_ma_amb_38_money_hand_sizes_and_discards_are_public() -> None:
    table = Congress(anna={"hand": "alliance purge", "its": 7}, omar={"its": 1}, pile="revolution treaty")
    seen = table.seen_by(None)
    assert seen.its == (7, 1)
    assert list(map(len, seen.hands)) == [2, 0]
    assert seen.discard == ("revolution:a", "treaty:a")


@pytest.mark.parametrize(("number", "year"), [(1, 1900), (8, 1935), (20, 1995)])
def test_round_starts_in_its_year(number: int, year: int) -> None:
    table = Congress("end", number=number - 1, anna={}, omar={})
    assert [(event.number, event.year, event.until) for event in table.happened(RoundBegan)] == [
        (number, year, year + 5)
    ]
    assert [event.year for event in table.happened(RoundEnded)] == [year]


def test_skipping_the_war_phase_without_two_powers_is_announced() -> None:
    table = Congress("war phase", anna={"regions": "china", "hand": "world_war"}, omar={"regions": "india"})
    assert [event.phase for event in table.happened(PhaseSkipped)] == ["war"]
