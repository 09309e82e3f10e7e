"""Conflict, influence cards and the end: MA-CON, MA-INF, MA-END, and the rulings about them."""

from typing import Any

import pytest

from game.titles.manifesto.cards import targets_for
from game.titles.manifesto.events import ConflictsEnded, GameWon, LeadShared, NoteOpened, RegionLost, SurchargePaid
from game.titles.manifesto.faces import REGIONS
from tests.titles.manifesto.congress import Congress

FREE = set(REGIONS) - {"germany", "balkans", "india"}


def test_ma_con_01_any_number_of_conflict_cards_may_be_played() -> None:
    table = Congress(anna={"hand": "alliance colonialism purge"}, omar={"hand": "treaty"})
    assert table.refuses("anna", "play purge") == "MA-AMB-26"
    table.plays("anna", "alliance", "india")
    table.bid(omar="out")
    table.plays("anna", "colonialism", "australia")
    table.bid(omar="out")
    assert table.changed == {"india": "anna", "australia": "anna"}
    table.does("anna", "stop")
    table.does("omar", "stop")


def test_ma_con_01_peace_and_war_cards_cannot_be_played() -> None:
    table = Congress(anna={"hand": "treaty world_war", "regions": "china"}, omar={"regions": "japan"})
    assert table.refuses("anna", "play treaty") == "MA-CON-01"
    assert table.refuses("anna", "play world_war") == "MA-CON-01"
    table.does("anna", "stop")


def test_ma_con_02_a_major_region_costs_three_its() -> None:
    table = Congress(anna={"hand": "rebellion", "its": 3}, omar={"regions": "germany"})
    table.dice(6, 1)
    table.plays("anna", "rebellion", "germany")
    assert [event.its for event in table.happened(SurchargePaid)] == [3]
    assert table.its("anna") == 0
    assert table.changed == {"germany": ""}


def test_ma_con_02_a_minor_region_costs_nothing() -> None:
    table = Congress(anna={"hand": "rebellion", "its": 3}, omar={"regions": "india"})
    table.plays("anna", "rebellion", "india")
    assert table.its("anna") == 3
    table.bid(anna="1")
    assert table.changed == {"india": ""}


def test_ma_con_03_each_card_is_settled_before_the_next() -> None:
    table = Congress(anna={"hand": "alliance colonialism", "its": 1}, omar={"its": 1})
    table.plays("anna", "alliance", "india")
    assert table.refuses("anna", "play colonialism") == "MA-BID-08"
    table.bid(omar="against 1")
    assert table.asked == ("anna", "play_conflict")
    table.does("anna", "stop")


def test_ma_con_04_all_others_may_bid_for_or_against() -> None:
    table = Congress(anna={"hand": "alliance", "its": 1}, omar={"its": 5}, carl={"its": 5}, dora={"its": 5})
    table.plays("anna", "alliance", "india")
    table.bid(anna="1", omar="against 4", carl="for 2", dora="for 2")
    assert table.changed == {"india": "anna"}


@pytest.mark.parametrize(("against", "changed"), [("0", {"india": ""}), ("2", {})])
def test_ma_con_05_a_lost_conflict_changes_nothing_and_a_won_one_frees(against: str, changed: Any) -> None:
    table = Congress(anna={"hand": "rebellion", "its": 1}, omar={"regions": "india", "its": 2})
    table.plays("anna", "rebellion", "india")
    table.bid(anna="1", omar=against)
    assert table.changed == changed


@pytest.mark.parametrize(
    ("card", "targets"),
    [
        ("rebellion", {"balkans", "india"}),
        ("incursion", {"balkans"}),
        ("alliance", FREE),
        ("occupation", {"west_europe", "east_europe", "scandinavia", "mediterranean"}),
        ("purge", {"australia"}),
        ("industrial_buildup", {"germany"}),
    ],
)
def test_ma_con_06_every_card_has_its_kind_of_target(card: str, targets: set[str]) -> None:
    table = Congress(
        anna={"hand": card, "regions": "germany", "lost": "australia", "its": 3}, omar={"regions": "balkans india"}
    )
    assert set(targets_for(table.state, 0, f"{card}:a")) == targets
    table.does("anna", "stop")


def test_ma_con_07_cards_for_seats_with_a_major_region() -> None:
    sides: Any = {"omar": {"regions": "india", "its": 1}}
    weak = Congress(anna={"regions": "middle_east", "hand": "superpower_operation"}, **sides)
    assert weak.refuses("anna", "play superpower_operation") == "MA-CON-07"
    strong = Congress(anna={"regions": "germany", "hand": "superpower_operation"}, **sides)
    assert strong.offers("anna", "play superpower_operation")


def test_ma_con_07_cards_for_seats_without_a_major_region() -> None:
    sides: Any = {"omar": {"regions": "india", "its": 1}}
    strong = Congress(anna={"regions": "germany", "hand": "insurgency terrorism"}, **sides)
    assert strong.refuses("anna", "play insurgency") == "MA-CON-07"
    assert strong.refuses("anna", "play terrorism") == "MA-CON-07"
    weak = Congress(anna={"regions": "middle_east", "hand": "insurgency"}, **sides)
    assert weak.offers("anna", "play insurgency")


def test_ma_con_08_a_card_without_a_legal_target_cannot_be_played() -> None:
    table = Congress(anna={"hand": "rebellion depression", "its": 2}, omar={"regions": "germany china"})
    assert table.refuses("anna", "play rebellion") == "MA-CON-02"
    table.does("anna", "stop")
    nobody = Congress(anna={"hand": "rebellion"}, omar={})
    assert nobody.refuses("anna", "play rebellion") == "MA-CON-08"


def test_ma_inf_01_influence_cards_are_only_added_to_bids() -> None:
    table = Congress(anna={"hand": "propaganda", "its": 1}, omar={})
    assert table.refuses("anna", "play propaganda") == "MA-INF-01"


def test_ma_inf_02_industrial_buildup_permanently_raises_a_region() -> None:
    table = Congress(anna={"hand": "industrial_buildup", "regions": "india"}, omar={})
    table.does("anna", "play industrial_buildup")
    assert table.question == "Industrial Buildup: choose the region whose influence rises by 1."
    table.does("anna", "target india")
    assert table.changed == {"influence of india": 2}
    assert table.state.strength == (2, 0)


def test_ma_amb_15_on_an_own_region_without_bid_or_surcharge() -> None:
    table = Congress(
        anna={"hand": "industrial_buildup industrial_buildup", "regions": "india", "its": 5},
        omar={"regions": "china", "its": 5},
    )
    table.plays("anna", "industrial_buildup", "india")
    assert table.asked == ("anna", "play_conflict")
    table.plays("anna", "industrial_buildup", "india")
    assert table.changed == {"influence of india": 3}
    assert (table.its("anna"), table.state.majors) == (5, (1, 1))
    assert table.pile() == {"industrial_buildup"}


def test_ma_amb_15_buildup_is_never_part_of_a_bid_and_needs_a_region() -> None:
    table = Congress(anna={"hand": "industrial_buildup alliance", "its": 1}, omar={})
    assert table.refuses("anna", "play industrial_buildup") == "MA-AMB-15"
    table.plays("anna", "alliance", "india")
    table.does("anna", "bid 1")
    assert table.refuses("anna", "add industrial_buildup") == "MA-AMB-15"
    table.does("anna", "seal", "play industrial_buildup", "target india")
    assert table.changed == {"india": "anna", "influence of india": 2}


def test_ma_amb_15_any_region_by_house_option() -> None:
    table = Congress(
        options={"industrial_buildup": "any_region"},
        anna={"hand": "industrial_buildup"},
        omar={"regions": "china"},
    )
    table.does("anna", "play industrial_buildup")
    assert len(table.asks[1]) == 20
    table.does("anna", "target china")
    assert table.changed == {"influence of china": 3}


def test_ma_amb_15_the_card_leaves_the_game_by_house_option() -> None:
    table = Congress(
        options={"industrial_buildup": "removed_after_use"},
        anna={"hand": "industrial_buildup", "regions": "india balkans"},
        omar={},
    )
    table.does("anna", "play industrial_buildup")
    assert table.refuses("anna", "target china") == "MA-AMB-15"
    table.does("anna", "target balkans")
    assert (table.pile(), table.state.removed) == (set(), ("industrial_buildup:a",))


def test_ma_amb_24_the_surcharge_applies_to_neutral_regions_without_refund() -> None:
    table = Congress(anna={"hand": "alliance", "its": 5}, omar={"its": 5})
    table.plays("anna", "alliance", "germany")
    table.bid(anna="1", omar="against 2")
    assert (table.its("anna"), table.changed) == (1, {})


def test_ma_amb_24_built_up_influence_counts() -> None:
    table = Congress(built="india", anna={"hand": "alliance purge", "its": 2}, omar={})
    table.does("anna", "play alliance")
    assert table.refuses("anna", "target india") == "MA-CON-02"
    table.does("anna", "target balkans", "bid 0", "seal", "stop")


def test_ma_amb_25_a_just_won_region_counts_for_the_next_card() -> None:
    table = Congress(anna={"hand": "alliance occupation", "its": 0}, omar={})
    assert table.refuses("anna", "play occupation") == "MA-AMB-27"
    table.plays("anna", "alliance", "india")
    table.bid()
    table.plays("anna", "occupation", "middle_east")
    table.bid()
    assert table.changed == {"india": "anna", "middle_east": "anna"}


def test_ma_amb_25_the_same_region_may_be_attacked_again() -> None:
    table = Congress(anna={"hand": "rebellion civil_war", "its": 2}, omar={"regions": "india", "its": 2})
    table.plays("anna", "rebellion", "india")
    table.bid(anna="0", omar="2")
    table.plays("anna", "civil_war", "india")
    table.bid(anna="2")
    assert table.changed == {"india": ""}


def test_ma_amb_26_regions_lost_since_the_last_conflict_turn() -> None:
    table = Congress(
        order="anna omar",
        anna={"hand": "rebellion", "its": 1},
        omar={"regions": "india", "hand": "purge"},
    )
    table.plays("anna", "rebellion", "india")
    table.bid(anna="1", omar="")
    assert table.asked == ("omar", "play_conflict")
    table.plays("omar", "purge", "india")
    table.bid(anna="out")
    assert table.changed == {}


def test_ma_amb_26_the_claim_lapses_when_the_conflict_turn_ends() -> None:
    table = Congress(anna={"hand": "purge", "lost": "india"}, omar={})
    table.does("anna", "stop")
    assert table.state.lost == {}


def test_ma_amb_26_the_claim_of_a_seat_without_cards_lapses_too() -> None:
    table = Congress(anna={"lost": "india"}, omar={"hand": "purge", "lost": "balkans"})
    assert table.state.lost == {"balkans": 1}
    table.does("omar", "stop")


def test_ma_amb_26_a_claim_ends_when_somebody_gains_the_region() -> None:
    table = Congress(
        anna={"hand": "alliance", "its": 1}, omar={"hand": "purge", "lost": "india"}, order="anna omar"
    )
    table.plays("anna", "alliance", "india")
    table.bid(anna="1", omar="out")
    assert table.state.lost == {}
    assert table.refuses("omar", "play purge") == "MA-AMB-26"
    table.does("omar", "stop")


def test_ma_amb_26_regions_lost_in_this_round_count_by_house_option() -> None:
    table = Congress(options={"just_lost_window": "same_round"}, anna={"hand": "purge", "lost": "india"}, omar={})
    table.does("anna", "stop")
    assert table.state.lost == {"india": 0}
    table.does("anna", "go_on")
    assert table.state.lost == {}


def test_ma_amb_27_the_target_does_not_count_as_its_own_neighbour() -> None:
    table = Congress(anna={"regions": "china", "hand": "occupation"}, omar={"regions": "japan"})
    table.does("anna", "play occupation")
    assert table.refuses("anna", "target balkans") == "MA-AMB-27"
    table.does("anna", "target india")
    table.bid()
    assert table.changed == {"india": "anna"}


def test_ma_amb_28_a_seat_without_a_region_plays_on() -> None:
    hand = "alliance purge insurgency terrorism incursion superpower_operation"
    table = Congress(anna={"hand": hand, "lost": "balkans"}, omar={"regions": "india"})
    assert table.asks[1] == {"play alliance:a", "play purge:a", "play insurgency:a", "play terrorism:a", "stop"}
    table.does("anna", "stop")


def test_ma_amb_29_major_regions_are_checked_when_the_card_is_played() -> None:
    table = Congress(anna={"hand": "alliance superpower_operation", "its": 5}, omar={"regions": "india"})
    assert table.refuses("anna", "play superpower_operation") == "MA-CON-07"
    table.plays("anna", "alliance", "germany")
    table.bid()
    table.plays("anna", "superpower_operation", "india")
    table.bid(anna="1")
    assert table.changed == {"germany": "anna", "india": ""}


def test_ma_amb_36_incursion_takes_a_region_directly() -> None:
    table = Congress(anna={"regions": "germany", "hand": "incursion", "its": 1}, omar={"regions": "balkans"})
    table.plays("anna", "incursion", "balkans")
    table.bid(anna="1")
    assert table.changed == {"balkans": "anna"}
    assert table.state.lost == {}


def test_ma_amb_45_built_up_influence_stays_with_the_region() -> None:
    table = Congress(
        built="balkans", anna={"regions": "germany", "hand": "incursion", "its": 4}, omar={"regions": "balkans"}
    )
    table.plays("anna", "incursion", "balkans")
    table.bid(anna="1")
    assert table.state.strength == (4, 0)
    assert table.state.influence["balkans"] == 2


def test_ma_seq_07_card_and_target_are_declared_then_paid_then_resolved() -> None:
    table = Congress(anna={"hand": "rebellion", "its": 4}, omar={"regions": "germany india", "its": 1})
    table.does("anna", "play rebellion")
    assert table.seen_by("omar").agenda[-1] == table.seen_by(None).agenda[-1]
    assert table.seen_by("omar").agenda == table.state.agenda[:-1]
    table.does("anna", "target germany")
    assert table.state.contest is not None
    assert (table.hand("anna"), table.pile(), table.its("anna")) == ((), set(), 1)
    table.bid(anna="1", omar="0")
    assert table.pile() == {"rebellion"}
    assert [event.seat for event in table.happened(ConflictsEnded)] == [0, 1]


def test_ma_seq_08_after_the_last_round_the_regions_are_counted() -> None:
    table = Congress(number=20, anna={"regions": "india balkans"}, omar={"regions": "china"})
    table.does("anna", "go_on")
    assert table.winner == "anna"


def test_ma_end_01_the_most_regions_win() -> None:
    table = Congress("end", number=20, anna={"regions": "russia"}, omar={"regions": "india balkans"})
    assert table.winner == "omar"


def test_ma_end_02_a_shared_lead_is_settled_by_a_bid() -> None:
    table = Congress(
        "end",
        number=20,
        anna={"regions": "russia", "its": 3},
        omar={"regions": "india", "its": 4},
        carl={"its": 9},
    )
    assert [event.seats for event in table.happened(LeadShared)] == [(0, 1)]
    table.bid(anna="3", omar="4")
    assert table.winner == "omar"
    assert len(table.happened(NoteOpened)) == 2


def test_ma_end_03_the_game_ends_only_after_the_last_round() -> None:
    table = Congress("end", number=19, anna={"regions": "russia india"}, omar={})
    assert (table.winner, table.state.round) == ("", 20)
    table.passes()
    assert table.winner == "anna"
    assert table.refuses("omar", "stop") == "MA-END-03"


def test_ma_amb_33_only_leaders_bid_even_with_no_regions() -> None:
    table = Congress("end", number=20, dice="3 6", anna={"its": 2}, omar={"its": 2, "hand": "espionage"})
    table.bid(anna="1", omar="0 espionage")
    assert table.winner == "omar"


def test_ma_amb_33_bonuses_do_not_count() -> None:
    table = Congress("end", number=20, anna={"its": 2}, omar={"hand": "espionage"})
    table.bid(anna="2", omar="espionage")
    assert table.winner == "anna"


def test_ma_con_07_the_refusal_names_the_seats_own_regions() -> None:
    sides: Any = {"omar": {"regions": "india", "its": 1}}
    weak = Congress(anna={"regions": "middle_east", "hand": "superpower_operation"}, **sides)
    assert weak.why("anna", "play superpower_operation").endswith("and you control none.")
    strong = Congress(anna={"regions": "germany", "hand": "insurgency"}, **sides)
    assert strong.why("anna", "play insurgency").endswith("and you control one.")
    assert targets_for(strong.state, 0, strong.state.hands[0][0]) == []


def test_ma_con_05_a_region_turning_neutral_is_announced() -> None:
    table = Congress(dice="6", anna={"hand": "rebellion", "its": 5}, omar={"regions": "india"})
    table.plays("anna", "rebellion", "india")
    table.bid(anna="5")
    assert [(lost.seat, lost.region) for lost in table.happened(RegionLost)] == [(1, "india")]


def test_ma_amb_33_the_end_names_the_losing_bids() -> None:
    table = Congress("end", number=20, anna={"its": 5}, omar={"its": 2}, carl={"its": 3})
    table.bid(anna="4", omar="1", carl="3")
    (won,) = table.happened(GameWon)
    assert (won.seat, won.how, won.value, won.rivals) == (0, "bid", 4, (3, 1))
