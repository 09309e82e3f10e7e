"""Peace and war: MA-PEACE, MA-WAR, and the rulings about them."""

import pytest

from game.core import asking
from game.core.contract import option
from game.titles.manifesto.events import NoteOpened, PeaceRefused, RegionNamed, TieRolled, TruceEnded, WarWon
from tests.titles.manifesto.congress import Congress

# Peace


def test_ma_peace_01_a_peace_card_makes_a_truce_with_one_opponent() -> None:
    table = Congress("peace", dice="3", anna={"hand": "treaty purge"}, omar={}, carl={})
    assert table.refuses("anna", "play purge") == "MA-PEACE-01"
    assert table.why("anna", "play purge").startswith("Purge is no peace card")
    assert table.why("anna", "stop") == "Play a peace card, or pass."
    table.does("anna", "play treaty")
    assert table.asks == ("anna", {"partner communism", "partner fascism"})
    assert table.refuses("anna", "partner anna") == "MA-PEACE-01"
    table.does("anna", "partner carl")
    assert table.truce("anna", "carl") == 10
    assert table.pile() == {"treaty"}


def test_ma_peace_02_truce_partners_play_no_military_cards_at_each_other() -> None:
    table = Congress(
        truces={"anna omar": 8},
        anna={"hand": "rebellion depression", "its": 9},
        omar={"regions": "india", "hand": "rebellion"},
    )
    assert table.refuses("anna", "play rebellion") == "MA-AMB-18"
    assert table.offers("anna", "play depression")
    table.does("anna", "stop")
    assert table.refuses("omar", "play rebellion") == "MA-CON-08"
    table.does("omar", "stop")


def test_ma_peace_02_truce_partners_do_not_bid_against_each_other() -> None:
    table = Congress(
        truces={"anna carl": 8},
        anna={"hand": "rebellion", "its": 2},
        omar={"regions": "india", "its": 2},
        carl={"its": 5},
    )
    table.plays("anna", "rebellion", "india")
    table.bid(anna="2", omar="2", carl="for 1")
    assert table.changed == {"india": ""}


def test_ma_amb_16_a_peace_card_works_at_once_on_anybody() -> None:
    table = Congress("peace", dice="2", anna={"hand": "treaty trade_agreements"}, omar={})
    table.plays("anna", "treaty", "omar")
    assert table.truce("anna", "omar") == 9
    assert table.asked == ("anna", "recess")


def test_ma_amb_16_an_option_lets_the_target_refuse_peace() -> None:
    table = Congress(
        "peace", options={"peace_needs_consent": True}, dice="2", anna={"hand": "treaty"}, omar={"hand": "treaty"}
    )
    table.plays("anna", "treaty", "omar")
    assert table.refuses("omar", "pass") == "MA-AMB-16"
    table.does("omar", "refuse")
    assert (table.truce("anna", "omar"), table.pile()) == (0, {"treaty"})
    assert [event.seat for event in table.happened(PeaceRefused)] == [0]
    table.plays("omar", "treaty", "anna")
    table.does("anna", "accept")
    assert table.truce("anna", "omar") == 9


@pytest.mark.parametrize(("counts", "die", "until"), [(True, 1, 8), (True, 6, 13), (False, 1, 9), (False, 6, 14)])
def test_ma_amb_17_a_truce_lasts_as_long_as_the_die_shows(counts: bool, die: int, until: int) -> None:
    table = Congress(
        "peace",
        options={"truce_counts_current_round": counts},
        dice=str(die),
        anna={"hand": "treaty"},
        omar={},
    )
    table.plays("anna", "treaty", "omar")
    assert table.truce("anna", "omar") == until


def test_ma_amb_17_the_later_of_two_truce_ends_counts() -> None:
    table = Congress("peace", truces={"anna omar": 12}, dice="2", anna={"hand": "treaty"}, omar={})
    table.plays("anna", "treaty", "omar")
    assert table.truce("anna", "omar") == 12


def test_ma_amb_17_a_truce_ends_with_its_last_round() -> None:
    table = Congress("conflict", truces={"anna omar": 8, "anna carl": 9}, anna={}, omar={}, carl={})
    assert table.truce("anna", "omar") == 8
    table.does("anna", "go_on")
    assert (table.truce("anna", "omar"), table.truce("anna", "carl")) == (0, 9)
    assert [(event.seat, event.other) for event in table.happened(TruceEnded)] == [(0, 1)]


def test_ma_amb_18_outsiders_under_a_truce_may_take_different_sides() -> None:
    table = Congress(
        truces={"carl dora": 9},
        anna={"hand": "rebellion", "its": 2},
        omar={"regions": "india", "its": 2},
        carl={"its": 3},
        dora={"its": 3},
    )
    table.plays("anna", "rebellion", "india")
    table.bid(anna="1", omar="1", carl="for 3", dora="against 2")
    assert table.changed == {"india": ""}


def test_ma_amb_18_a_truce_partner_of_both_sides_stays_out() -> None:
    table = Congress(
        truces={"anna carl": 9, "omar carl": 9},
        anna={"hand": "rebellion", "its": 2},
        omar={"regions": "india", "its": 1},
        carl={"its": 3},
    )
    table.plays("anna", "rebellion", "india")
    table.bid(anna="2", omar="1")
    assert len(table.happened(NoteOpened)) == 2


def test_ma_amb_18_in_other_conflicts_partners_may_oppose_each_other() -> None:
    table = Congress(
        truces={"anna carl": 9},
        anna={"hand": "depression", "its": 2},
        omar={"regions": "india", "its": 1},
        carl={"its": 3},
    )
    table.plays("anna", "depression", "india")
    table.bid(anna="2", omar="0", carl="against 3")
    assert table.changed == {}


def test_ma_amb_19_a_truce_forbids_world_war_but_not_cold_war() -> None:
    table = Congress(
        "war",
        truces={"anna omar": 9},
        anna={"regions": "germany", "hand": "world_war cold_war", "its": 1},
        omar={"regions": "china"},
    )
    assert table.refuses("anna", "play world_war") == "MA-AMB-19"
    table.plays("anna", "cold_war", "omar")
    table.bid(anna="1")
    assert table.changed == {"china": ""}


def test_ma_amb_19_a_truce_also_binds_helpers() -> None:
    table = Congress(
        "war",
        truces={"anna carl": 9},
        anna={"regions": "germany", "hand": "world_war", "its": 1},
        omar={"regions": "china", "its": 1},
        carl={"its": 5},
    )
    table.plays("anna", "world_war", "omar")
    table.writes("anna", "1")
    table.writes("omar", "0")
    assert table.asks == ("carl", {"axis", "abstain"})
    assert table.refuses("carl", "allies") == "MA-AMB-18"
    table.bid(carl="out")


def test_ma_amb_43_each_seat_plays_one_card_and_may_be_chosen_by_several() -> None:
    table = Congress(
        "peace", dice="2 5", anna={"hand": "treaty trade_agreements"}, omar={"hand": "treaty"}, carl={}
    )
    table.plays("anna", "treaty", "carl")
    assert table.asked == ("omar", "play_peace")
    table.plays("omar", "treaty", "carl")
    assert (table.truce("anna", "carl"), table.truce("omar", "carl")) == (9, 12)
    assert table.asked == ("anna", "recess")


def test_ma_seq_05_every_holder_is_asked_once_and_the_die_rolls_at_once() -> None:
    table = Congress(
        "peace phase", dice="4", winner="anna", anna={"hand": "purge"}, omar={"hand": "treaty treaty"}, carl={}
    )
    table.does("anna", "last")
    table.plays("omar", "treaty", "carl")
    assert table.truce("omar", "carl") == 11
    assert table.asked == ("anna", "play_peace")
    table.does("anna", "pass")


# War


def test_ma_war_01_only_powers_wage_war() -> None:
    table = Congress(
        "war",
        anna={"regions": "germany", "hand": "world_war alliance", "its": 1},
        omar={"regions": "china"},
        carl={"regions": "india", "hand": "world_war"},
    )
    assert table.refuses("anna", "play alliance") == "MA-WAR-01"
    table.does("anna", "play world_war")
    assert table.asks == ("anna", {"enemy communism"})
    table.does("anna", "enemy omar")
    assert table.asked == ("anna", "name_sum")
    table.bid(anna="1")
    assert table.changed == {"china": ""}


def test_ma_war_02_starter_and_target_lead_their_sides_and_bid() -> None:
    table = Congress(
        "war",
        anna={"regions": "germany", "hand": "world_war", "its": 3},
        omar={"regions": "china", "its": 4},
    )
    table.plays("anna", "world_war", "omar")
    table.bid(anna="3", omar="4")
    assert [event.side for event in table.happened(NoteOpened)] == ["axis", "allies"]
    assert table.changed == {"germany": ""}


def test_ma_war_03_other_seats_may_help_a_side() -> None:
    table = Congress(
        "war",
        anna={"regions": "germany", "hand": "world_war", "its": 3},
        omar={"regions": "china", "its": 4},
        carl={"its": 2},
    )
    table.plays("anna", "world_war", "omar")
    table.bid(anna="3", omar="4", carl="axis 2")
    assert table.changed == {"china": ""}


def test_ma_war_04_the_loser_gives_up_as_many_regions_as_the_die_shows() -> None:
    table = Congress(
        "war",
        anna={"regions": "germany", "hand": "world_war", "its": 3},
        omar={"regions": "china japan india balkans"},
    )
    table.plays("anna", "world_war", "omar")
    table.dice(2)
    table.bid(anna="1")
    assert table.refuses("anna", "name germany") == "MA-WAR-05"
    table.does("anna", "name china", "name balkans")
    assert table.changed == {"china": "", "balkans": ""}
    assert [event.die for event in table.happened(WarWon)] == [2]


def test_ma_war_05_regions_are_named_one_by_one_and_lost_together() -> None:
    table = Congress(
        "war",
        anna={"regions": "germany", "hand": "cold_war", "its": 3},
        omar={"regions": "china japan india balkans", "its": 2},
        carl={"regions": "russia", "its": 2},
    )
    table.plays("anna", "cold_war", "omar")
    table.dice(3)
    table.bid(anna="3", carl="allies 1")
    table.does("anna", "name china")
    assert table.refuses("anna", "name russia") == "MA-WAR-05"
    assert table.refuses("anna", "name china") == "MA-WAR-05"
    assert table.changed == {}
    table.does("anna", "name japan", "name india")
    assert table.changed == {"china": "", "japan": "", "india": ""}
    assert len(table.happened(RegionNamed)) == 3


def test_ma_amb_13_on_a_tie_the_leaders_of_a_war_roll() -> None:
    table = Congress(
        "war", anna={"regions": "germany", "hand": "cold_war", "its": 1}, omar={"regions": "china", "its": 1}
    )
    table.plays("anna", "cold_war", "omar")
    table.dice(2, 5, 6)
    table.bid(anna="1", omar="1")
    assert [event.dice for event in table.happened(TieRolled)] == [(2, 5)]
    assert table.changed == {"germany": ""}


def test_ma_amb_20_only_the_leader_of_the_losing_side_loses_regions() -> None:
    table = Congress(
        "war",
        anna={"regions": "germany", "hand": "cold_war", "its": 9},
        omar={"regions": "china", "its": 2},
        carl={"regions": "russia india", "its": 2},
    )
    table.plays("anna", "cold_war", "omar")
    table.dice(3)
    table.bid(anna="9", carl="allies 1")
    assert table.changed == {"china": ""}


def test_ma_amb_20_the_whole_losing_side_loses_by_house_option() -> None:
    table = Congress(
        "war",
        options={"war_losses": "whole_side"},
        anna={"regions": "germany", "hand": "cold_war", "its": 9},
        omar={"regions": "china", "its": 2},
        carl={"regions": "russia india", "its": 2},
        dora={"regions": "japan", "its": 2},
    )
    table.plays("anna", "cold_war", "omar")
    table.dice(2)
    table.bid(anna="9", carl="allies 1", dora="allies 0")
    assert table.asks == ("anna", {"name china", "name russia", "name india"})
    assert asking.prompt(table.state).key == "prompt.name_loss_side"
    assert asking.why_not(table.state, 0, option("name", "japan")).line.key == "reason.not_at_stake_side"
    assert asking.why_not(table.state, 0, option("pass")).line.key == "reason.name_losses_side"
    table.does("anna", "name russia", "name india")
    assert table.changed == {"russia": "", "india": ""}


def test_ma_amb_21_all_regions_are_lost_if_the_die_shows_more() -> None:
    table = Congress(
        "war", anna={"regions": "germany", "hand": "cold_war", "its": 9}, omar={"regions": "china india"}
    )
    table.plays("anna", "cold_war", "omar")
    table.dice(6)
    table.bid(anna="1")
    assert table.changed == {"china": "", "india": ""}


@pytest.mark.parametrize("die", [2, 3, 6])
def test_ma_war_05_nothing_is_asked_if_the_die_shows_at_least_all_regions(die: int) -> None:
    table = Congress(
        "war", anna={"regions": "germany", "hand": "cold_war", "its": 9}, omar={"regions": "china india"}
    )
    table.plays("anna", "cold_war", "omar")
    table.dice(die)
    table.bid(anna="1")
    assert table.changed == {"china": "", "india": ""}
    assert not table.happened(RegionNamed)


def test_ma_amb_22_a_seat_without_a_major_region_can_only_help_in_a_war() -> None:
    table = Congress(
        "war",
        anna={"regions": "germany", "hand": "cold_war", "its": 1},
        omar={"regions": "china", "its": 3},
        carl={"regions": "india", "hand": "world_war", "its": 3},
    )
    table.plays("anna", "cold_war", "omar")
    table.bid(anna="1", omar="0", carl="axis 1")
    assert table.asked != ("carl", "start_war")
    assert table.changed == {"china": ""}


def test_ma_amb_22_a_seat_without_a_major_region_is_not_an_enemy() -> None:
    table = Congress(
        "war",
        anna={"regions": "germany", "hand": "cold_war", "its": 1},
        omar={"regions": "china"},
        carl={"regions": "india"},
        dora={"regions": "japan"},
    )
    table.does("anna", "play cold_war")
    assert table.refuses("anna", "enemy carl") == "MA-AMB-22"
    table.does("anna", "enemy dora")
    table.bid(anna="1")
    assert table.changed == {"japan": ""}


def test_ma_amb_23_a_war_has_no_surcharge_and_may_repeat_its_target() -> None:
    table = Congress(
        "war",
        dice="1",
        anna={"regions": "germany", "hand": "cold_war cold_war"},
        omar={"regions": "china japan russia"},
        carl={"regions": "united_kingdom", "hand": "world_war", "its": 1},
    )
    table.plays("anna", "cold_war", "omar")
    table.dice(6, 1, 1)
    table.bid()
    assert table.its("anna") == 0
    table.does("anna", "name china")
    assert table.asked == ("carl", "start_war")
    table.plays("carl", "world_war", "omar")
    table.dice(1)
    table.bid(carl="1")
    table.does("carl", "name japan")
    assert table.changed == {"china": "", "japan": ""}


def test_ma_seq_06_the_war_phase_is_skipped_without_two_powers() -> None:
    table = Congress("war phase", anna={"regions": "germany", "hand": "world_war"}, omar={"regions": "india"})
    assert table.asked == ("anna", "recess")


def test_ma_seq_06_a_seat_that_lost_its_power_meanwhile_is_not_asked() -> None:
    table = Congress(
        "war",
        anna={"regions": "germany", "hand": "cold_war", "its": 1},
        omar={"regions": "china", "hand": "world_war"},
    )
    table.plays("anna", "cold_war", "omar")
    table.bid(anna="1")
    assert table.asked == ("anna", "recess")


def test_ma_amb_46_losses_before_the_turn_no_longer_count() -> None:
    table = Congress(
        "conflict",
        order="anna omar",
        anna={"regions": "germany", "hand": "depression", "its": 9},
        omar={"regions": "china", "hand": "superpower_operation insurgency", "its": 9},
    )
    table.plays("anna", "depression", "china")
    table.bid(anna="1")
    assert table.refuses("omar", "play superpower_operation") == "MA-CON-07"
    assert table.offers("omar", "play insurgency")
    table.does("omar", "stop")
