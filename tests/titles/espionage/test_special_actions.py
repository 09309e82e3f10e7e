"""The fifteen Special Actions and what they cost: ES-SA, ES-ACT, and the rulings about them."""

import pytest

from game.core.contract import UNSEEN
from game.titles.espionage.faces import ACTION, CARD, COUNTRIES
from tests.titles.espionage.war_room import WarRoom

ALWAYS = ("blockade", "deport", "detain", "paid_informant", "pilfer_accounts", "safe_house", "supply_drop")
"""Actions that are legal even if they change nothing, and that leave the hand alone."""


@pytest.mark.parametrize("action", [action for action in ACTION if action != "rebel_forces"])
def test_es_sa_01_a_special_action_costs_a_card_play_but_transport_is_free(action: str) -> None:
    table = WarRoom(blue={"hand": f"{action} mercenary:1 mercenary:1"}, red={"gadgets": "advanced_transport"})
    if action == "military_transport":
        table.flies("blue", "france")
    else:
        table.acts("blue", action, *(["advanced_transport"] if "gadget" in action else ["france"]))
    assert table.state.plays == (2 if action == "military_transport" else 1)


@pytest.mark.parametrize(
    "action", [*ALWAYS, "gadget_research", "gadget_buster", "revolution", "strategic_resupply"]
)
def test_es_sa_02_own_turn_actions_cannot_answer(action: str) -> None:
    table = WarRoom(blue={"hand": "coordinated_attack mercenary:1"}, red={"hand": action})
    table.acts("blue", "coordinated_attack", "france")
    assert table.asks == ("red", {"let_pass"})
    assert table.refuses("red", f"counter {action}") == "ES-CTR-02"
    table.does("red", "let_pass")
    assert table.changed == {"france": 1}


def test_es_sa_02_rebel_forces_cannot_be_played_alone() -> None:
    table = WarRoom(blue={"hand": "rebel_forces mercenary:1"})
    assert table.refuses("blue", "act rebel_forces") == "ES-CTR-02"
    assert table.offers("blue", "influence rebel_forces")


@pytest.mark.parametrize(("answer", "verb"), [("military_transport", "transport"), ("rebel_forces", "counter")])
def test_es_sa_02_a_card_played_in_the_opponents_turn_costs_no_play(answer: str, verb: str) -> None:
    table = WarRoom(blue={"hand": "deport mercenary:1"}, red={"hand": f"{answer} ussr:4"})
    table.acts("blue", "deport")
    table.does("red", f"{verb} {answer}", *(["go france"] if verb == "transport" else []))
    assert table.state.plays == 1
    while table.asked[1] in ("riposte", "answer_special"):
        table.does(table.asked[0], "let_pass")
    assert table.state.plays == 1


# Blockade


def test_es_act_blockade_neither_player_moves_the_marker() -> None:
    table = WarRoom(blue={"hand": "blockade mercenary:1 mercenary:1"}, red={"hand": "mercenary:2 ussr:3"})
    table.acts("blue", "blockade", "france")
    table.does("red", "let_pass")
    table.does("blue", "influence mercenary:1a")
    assert table.refuses("blue", "place france") == "ES-ACT-BLOCKADE"
    table.does("blue", "place poland", "announce")
    table.next_turn()
    table.does("red", "influence mercenary:2a")
    assert table.refuses("red", "place france") == "ES-ACT-BLOCKADE"
    table.does("red", "place hungary", "announce", *[])
    table.does("blue", "let_pass")
    assert table.changed == {"blockade of france": 7, "poland": 1, "hungary": -2}


@pytest.mark.parametrize("country", COUNTRIES)
def test_es_act_blockade_may_name_any_country(country: str) -> None:
    table = WarRoom(blue={"hand": "blockade mercenary:1", "secured": "france"}, blockaded={"hungary": 6})
    table.acts("blue", "blockade", country)
    assert table.changed == {f"blockade of {country}": 7}


@pytest.mark.parametrize("action", ["coordinated_attack", "coordinated_assault"])
def test_es_act_blockade_holds_against_coordinated_cards(action: str) -> None:
    table = WarRoom(blue={"hand": f"{action} mercenary:1"}, blockaded={"france": 6})
    table.does("blue", f"act {action}")
    assert table.refuses("blue", "aim france") == "ES-ACT-BLOCKADE"
    table.does("blue", "aim poland", "announce")
    assert table.changed == {"poland": 1}


# Coordinated Assault and Coordinated Attack


@pytest.mark.parametrize("targets", ["france", "france poland", "france poland ussr"])
def test_es_act_assault_moves_up_to_three_markers_one_step(targets: str) -> None:
    table = WarRoom(blue={"hand": "coordinated_assault mercenary:1"})
    table.acts("blue", "coordinated_assault", *targets.split())
    assert table.changed == {country: 0 if country == "ussr" else 1 for country in targets.split()}


def test_es_act_assault_leaves_secured_countries_alone() -> None:
    table = WarRoom(
        blue={"hand": "coordinated_assault mercenary:1", "secured": "france"}, red={"secured": "poland"}
    )
    table.does("blue", "act coordinated_assault")
    assert table.asks == ("blue", {"aim hungary", "aim ussr", "aim usa", "aim great_britain"})
    assert table.refuses("blue", "aim poland") == "ES-SEC-01"
    table.does("blue", "aim usa", "announce")
    assert table.changed == {"usa": 2}


@pytest.mark.parametrize("waiting", ["coordinated_assault", "coordinated_attack"])
def test_es_act_assault_counters_either_coordinated_card(waiting: str) -> None:
    table = WarRoom(blue={"hand": f"{waiting} mercenary:1"}, red={"hand": "coordinated_assault ussr:4"})
    table.acts("blue", waiting, "france")
    table.does("red", "counter coordinated_assault")
    table.does("blue", "let_pass")
    assert table.changed == {}


@pytest.mark.parametrize("targets", ["france", "france poland"])
def test_es_act_attack_moves_up_to_two_markers_one_step(targets: str) -> None:
    table = WarRoom(blue={"hand": "coordinated_attack mercenary:1"})
    table.acts("blue", "coordinated_attack", *targets.split())
    assert table.changed == dict.fromkeys(targets.split(), 1)


def test_es_act_attack_counters_an_attack_but_not_an_assault() -> None:
    attack, assault = (
        WarRoom(blue={"hand": f"{waiting} mercenary:1"}, red={"hand": "coordinated_attack"})
        for waiting in ("coordinated_attack", "coordinated_assault")
    )
    attack.acts("blue", "coordinated_attack", "france")
    attack.does("red", "counter coordinated_attack")
    attack.does("blue", "let_pass")
    assert attack.changed == {}
    assault.acts("blue", "coordinated_assault", "france")
    assert assault.refuses("red", "counter coordinated_attack") == "ES-CTR-02"
    assault.does("red", "let_pass")
    assert assault.changed == {"france": 1}


# The opponent's spy


def test_es_act_deport_sends_the_opposing_spy_home() -> None:
    table = WarRoom(blue={"hand": "deport mercenary:1"}, red={"home": "poland", "spy": "usa"})
    table.acts("blue", "deport")
    assert table.changed == {"red spy": "poland"}


def test_es_act_deport_of_a_spy_at_home_has_no_effect() -> None:
    table = WarRoom(blue={"hand": "deport mercenary:1"}, red={"home": "poland"})
    table.acts("blue", "deport")
    assert table.changed == {}
    assert table.state.discard == ("great_britain:3a",)
    assert table.state.plays == 1


def test_es_act_detain_holds_the_opposing_spy_against_every_move() -> None:
    table = WarRoom(
        blue={"hand": "detain mercenary:1"},
        red={"spy": "france", "hand": "military_transport poland:4", "gadgets": "advanced_transport"},
    )
    table.acts("blue", "detain")
    table.does("red", "let_pass")
    assert table.changed == {"red detained": 7}
    table.next_turn()
    for way in ("transport military_transport", "gadget_move poland:4"):
        assert table.refuses("red", way) == "ES-ACT-DETAIN"
    table.next_turn()
    assert table.spy("red") == "france"
    assert table.asked == ("blue", "play_card")


def test_es_act_detain_prevents_transport_as_an_answer() -> None:
    table = WarRoom(
        blue={"hand": "deport france:4 usa:2"},
        red={"spy": "france", "hand": "military_transport ussr:4", "detained": 6},
    )
    table.acts("blue", "deport")
    assert table.asks == ("red", {"let_pass"})
    assert table.refuses("red", "transport military_transport") == "ES-ACT-DETAIN"
    table.does("red", "let_pass")
    table.sends("blue", "france:4", "france")
    assert table.asks == ("red", {"let_pass"})
    table.does("red", "let_pass")
    assert table.changed == {"france": 4}


def test_es_act_detain_leaves_no_spare_moment_and_no_spy_move() -> None:
    table = WarRoom(blue={"hand": "poland:2 usa:2", "detained": 6}, plays=1)
    table.sends("blue", "poland:2", "poland")
    assert table.asked == ("red", "move_spy")  # Red has no card to play
    assert table.changed == {"poland": 2}


# Gadgets: see test_gadgets


def test_es_act_research_puts_the_card_beside_a_missing_gadget() -> None:
    table = WarRoom(blue={"hand": "gadget_research mercenary:1", "gadgets": "advanced_transport"})
    table.acts("blue", "gadget_research")  # only one gadget is left to choose
    assert table.changed == {"blue gadgets": {"advanced_transport", "improved_resources"}}


def test_es_act_research_is_forbidden_with_both_gadgets() -> None:
    both = "advanced_transport improved_resources"
    table = WarRoom(blue={"hand": "gadget_research mercenary:1", "gadgets": both})
    assert table.refuses("blue", "act gadget_research") == "ES-GAD-01"


def test_es_act_buster_takes_the_chosen_gadget() -> None:
    table = WarRoom(
        blue={"hand": "gadget_buster mercenary:1"}, red={"gadgets": "advanced_transport improved_resources"}
    )
    card = table.state.gadgets[1]["improved_resources"]
    table.acts("blue", "gadget_buster", "improved_resources")
    assert table.changed == {"red gadgets": {"advanced_transport"}}
    assert table.state.discard[-1] == card


def test_es_act_buster_needs_a_rival_gadget() -> None:
    table = WarRoom(blue={"hand": "gadget_buster mercenary:1", "gadgets": "advanced_transport"})
    assert table.refuses("blue", "act gadget_buster") == "ES-ACT-BUSTER"


# Military Transport


def test_es_act_transport_moves_the_spy_for_free_in_the_own_turn() -> None:
    table = WarRoom(blue={"spy": "usa", "hand": "military_transport mercenary:1"})
    table.does("blue", "transport military_transport")
    assert table.asks == ("blue", {f"go {country}" for country in COUNTRIES if country != "usa"})
    table.does("blue", "go poland")
    assert table.changed == {"blue spy": "poland"}
    assert table.state.plays == 2


def test_es_act_transport_answers_influence_actions_and_special_actions() -> None:
    influence, action = (
        WarRoom(blue={"hand": "deport france:2"}, red={"hand": "military_transport"}) for _ in "12"
    )
    influence.sends("blue", "france:2", "france")
    influence.flies("red", "usa")
    influence.does("blue", "let_pass")
    assert influence.changed == {"red spy": "usa", "france": 2}
    action.acts("blue", "deport")
    action.flies("red", "usa")
    action.does("blue", "let_pass")
    assert action.changed == {}  # it was deported from there
    assert [type(event).__name__ for event in action.events][-2:] == ["SpyMoved", "SpyDeported"]


def test_es_act_transport_can_be_played_at_the_end_of_the_opponents_turn() -> None:
    table = WarRoom(blue={"hand": "france:2"}, red={"hand": "military_transport ussr:2"})
    table.goes_on(until="late_window")
    table.flies("red", "usa")
    assert table.changed == {"red spy": "usa"}
    assert table.asked == ("red", "late_window")


def test_es_act_transport_cannot_move_a_detained_spy() -> None:
    table = WarRoom(blue={"hand": "military_transport mercenary:1", "detained": 6}, red={"hand": "ussr:2"})
    assert table.refuses("blue", "transport military_transport") == "ES-ACT-DETAIN"


# Cards in the hand


def test_es_act_informant_opens_the_hand_until_the_next_own_turn_ends() -> None:
    table = WarRoom(blue={"hand": "paid_informant mercenary:1"}, red={"hand": "ussr:2 poland:3"})
    table.acts("blue", "paid_informant")
    table.does("red", "let_pass")
    assert table.changed == {"red open": 7}
    assert table.seen_by("blue").hands[1] == table.hand("red")
    table.next_turn()
    table.next_turn()
    assert table.seen_by("blue").hands[1] == table.hand("red")
    table.next_turn()
    assert table.state.turn == 8
    assert set(table.seen_by("blue").hands[1]) == {UNSEEN}


def test_es_act_informant_leaves_the_own_hand_hidden() -> None:
    table = WarRoom(blue={"hand": "paid_informant mercenary:1"}, red={"hand": "ussr:2"})
    table.acts("blue", "paid_informant")
    table.does("red", "let_pass")
    assert table.seen_by("red").hands[0] == (UNSEEN,)


def test_es_act_pilfer_leaves_two_cards_of_the_victims_choice() -> None:
    table = WarRoom(blue={"hand": "pilfer_accounts mercenary:1"}, red={"hand": "ussr:2 poland:3 usa:4 france:2"})
    table.acts("blue", "pilfer_accounts")
    table.does("red", "let_pass", "keep poland:3")
    assert table.asks == ("red", {"keep ussr:2a", "keep usa:4a", "keep france:2a"})
    table.does("red", "keep usa:4")
    assert table.hand("red") == ("poland:3a", "usa:4a")
    assert table.state.discard == ("usa:2c", "ussr:2a", "france:2a")


def test_es_act_pilfer_shows_only_the_lost_cards() -> None:
    table = WarRoom(blue={"hand": "pilfer_accounts mercenary:1"}, red={"hand": "ussr:2 poland:3 usa:4"})
    table.acts("blue", "pilfer_accounts")
    table.does("red", "let_pass", "keep poland:3")
    assert table.seen_by("blue").hands[1] == (UNSEEN,) * 3
    assert "poland:3a" not in repr(table.seen_by("blue").agenda)
    table.does("red", "keep usa:4")
    assert table.told[-1] == "Red discards U.S.S.R. 2."


@pytest.mark.parametrize("hand", ["", "ussr:2", "ussr:2 usa:4"])
def test_es_act_pilfer_takes_nothing_from_two_cards_or_fewer(hand: str) -> None:
    table = WarRoom(blue={"hand": "pilfer_accounts mercenary:1"}, red={"hand": hand})
    table.acts("blue", "pilfer_accounts")
    if hand:
        table.does("red", "let_pass")
    assert len(table.hand("red")) == len(hand.split())
    assert table.asked[0] == "blue"


# Rebel Forces


@pytest.mark.parametrize("action", [*ALWAYS, "military_transport", "revolution", "coordinated_assault"])
def test_es_act_rebel_counters_any_special_action_for_free(action: str) -> None:
    table = WarRoom(blue={"hand": f"{action} mercenary:1"}, red={"spy": "usa", "hand": "rebel_forces usa:4 usa:3"})
    if action == "military_transport":
        table.flies("blue", "france")
    else:
        table.acts("blue", action, "france")
    table.does("red", "counter rebel_forces")
    table.does("blue", "let_pass")
    assert table.changed == {}
    assert table.state.extra == 0
    assert len(table.hand("red")) == 2


def test_es_act_rebel_costs_a_card_play_in_the_own_turn() -> None:
    table = WarRoom(blue={"hand": "deport rebel_forces mercenary:1"}, red={"hand": "rebel_forces ussr:4"})
    table.state.plays = 2
    table.acts("blue", "deport")
    table.does("red", "counter rebel_forces")
    assert table.state.plays == 1
    table.does("blue", "counter rebel_forces")
    assert table.state.plays == 0
    table.does("red", "let_pass", "let_pass")


def test_es_act_rebel_does_nothing_against_influence() -> None:
    table = WarRoom(blue={"hand": "france:2 mercenary:1"}, red={"spy": "usa", "hand": "rebel_forces"})
    table.sends("blue", "france:2", "france")
    assert table.asks == ("red", {"let_pass"})
    assert table.refuses("red", "counter rebel_forces") == "ES-ACT-REBEL"
    table.does("red", "let_pass")
    assert table.changed == {"france": 2}


# Revolution


def test_es_act_revolution_moves_any_marker_two_steps() -> None:
    table = WarRoom(blue={"hand": "revolution mercenary:1"}, red={"ahead": {"poland": 3}})
    table.acts("blue", "revolution", "poland")
    assert table.changed == {"poland": -1}


def test_es_act_revolution_reopens_a_country_the_opponent_has_secured() -> None:
    table = WarRoom(blue={"hand": "revolution mercenary:1"}, red={"secured": "poland"})
    table.acts("blue", "revolution", "poland")
    assert table.changed == {"poland": -5}
    assert table.secured("red") == set()
    assert "Poland is open again." in table.told


def test_es_act_revolution_is_forbidden_in_own_or_blockaded_countries() -> None:
    table = WarRoom(blue={"hand": "revolution mercenary:1", "secured": "poland"}, blockaded={"france": 6})
    table.does("blue", "act revolution")
    assert table.asks == ("blue", {"aim hungary", "aim ussr", "aim usa", "aim great_britain"})
    table.does("blue", "aim hungary")
    assert table.changed == {"hungary": 2}


def test_es_act_revolution_says_why_a_country_is_not_a_target() -> None:
    table = WarRoom(blue={"hand": "revolution mercenary:1", "secured": "poland"}, blockaded={"france": 6})
    table.does("blue", "act revolution")
    blockaded, own = table.refuses("blue", "aim france"), table.refuses("blue", "aim poland")
    table.does("blue", "aim hungary")
    assert blockaded == "ES-ACT-BLOCKADE"
    assert own in ("ES-ACT-REVOLUTION", "ES-AMB-22")


# Drawing cards


@pytest.mark.parametrize(("card", "extra"), [("safe_house", 2), ("supply_drop", 3)])
def test_es_act_safe_and_drop_draw_after_the_refill_beyond_the_hand_size(card: str, extra: int) -> None:
    table = WarRoom(blue={"hand": f"{card} mercenary:1"})
    table.acts("blue", card)
    assert table.hand("blue") == ("mercenary:1a",)
    table.goes_on(until="move_spy")
    drawn = [len(event.cards) for event in table.events if type(event).__name__ == "CardsDrawn"]  # type: ignore[attr-defined]  # recognised by its name
    assert drawn == [4, extra]
    assert len(table.hand("blue")) == 5 + extra


def test_es_act_safe_draws_two_for_this_turn_only() -> None:
    table = WarRoom(blue={"hand": "safe_house mercenary:1"}, red={"hand": "ussr:4"})
    table.acts("blue", "safe_house")
    table.does("red", "let_pass")
    table.next_turn()
    assert len(table.hand("blue")) == 7
    table.next_turn()
    assert len(table.hand("red")) == 5


def test_es_act_drop_draws_three_even_with_a_full_hand() -> None:
    hand = "supply_drop mercenary:1 mercenary:1 mercenary:1 mercenary:1 mercenary:2"
    table = WarRoom(blue={"hand": hand})
    table.acts("blue", "supply_drop")
    table.goes_on(until="move_spy")
    assert len(table.hand("blue")) == 8


def test_es_act_resupply_changes_the_whole_hand_at_once() -> None:
    table = WarRoom(
        blue={"hand": "strategic_resupply mercenary:1 poland:2"},
        red={"hand": "ussr:4"},
        deck="usa:4 usa:3 usa:2 ussr:2 ussr:3",
    )
    table.acts("blue", "strategic_resupply")
    table.does("red", "let_pass")
    assert table.hand("blue") == ("usa:4a", "usa:3a", "usa:2a", "ussr:2a", "ussr:3a")
    assert table.state.discard == ("great_britain:3c", "mercenary:1a", "poland:2a")
    assert table.asked == ("blue", "play_card")


def test_es_act_resupply_draws_six_with_improved_resources() -> None:
    table = WarRoom(blue={"hand": "strategic_resupply mercenary:1", "gadgets": "improved_resources"})
    table.acts("blue", "strategic_resupply")
    assert len(table.hand("blue")) == 6


# Rulings


@pytest.mark.parametrize("action", [*ALWAYS, "strategic_resupply"])
def test_es_amb_14_some_actions_may_change_nothing(action: str) -> None:
    table = WarRoom(blue={"hand": f"{action} mercenary:1"}, red={"detained": 9})
    assert table.offers("blue", f"act {action}")


def test_es_amb_14_some_actions_need_a_target() -> None:
    everywhere = dict.fromkeys(COUNTRIES, 9)
    hand = "gadget_research gadget_buster coordinated_attack coordinated_assault revolution military_transport"
    table = WarRoom(
        blue={
            "hand": f"{hand} rebel_forces safe_house detain",
            "gadgets": "improved_resources advanced_transport",
            "detained": 6,
        },
        blockaded=everywhere,
    )
    assert table.asks == ("blue", {"act france:3b", "act france:4b"})
    for card, rule in {
        "gadget_research": "ES-GAD-01",
        "gadget_buster": "ES-ACT-BUSTER",
        "coordinated_attack": "ES-AMB-14",
        "coordinated_assault": "ES-AMB-14",
        "revolution": "ES-ACT-REVOLUTION",
        "rebel_forces": "ES-CTR-02",
    }.items():
        assert table.refuses("blue", f"act {card}") == rule
    assert table.refuses("blue", "transport military_transport") == "ES-ACT-DETAIN"


def test_es_amb_21_a_countered_extra_card_action_is_lost() -> None:
    table = WarRoom(blue={"hand": "supply_drop mercenary:1"}, red={"hand": "rebel_forces"})
    table.acts("blue", "supply_drop")
    table.does("red", "counter rebel_forces")
    table.does("blue", "let_pass")
    assert table.state.discard == ("france:2b", "france:2c")
    table.goes_on(until="move_spy")
    assert len(table.hand("blue")) == 5


def test_es_amb_21_a_countered_gadget_research_goes_to_the_pile() -> None:
    table = WarRoom(blue={"hand": "gadget_research mercenary:1"}, red={"hand": "rebel_forces"})
    table.acts("blue", "gadget_research", "advanced_transport")
    table.does("red", "counter rebel_forces")
    table.does("blue", "let_pass")
    assert table.changed == {}
    assert set(table.state.discard) == {"france:3c", "france:2c"}


def test_es_amb_22_revolution_can_secure_and_win() -> None:
    table = WarRoom(blue={"hand": "revolution mercenary:1", "ahead": {"poland": 5}, "secured": "france usa"})
    table.acts("blue", "revolution", "poland")
    assert table.secured("blue") == {"france", "usa", "poland"}
    assert table.winner == "blue"


def test_es_amb_22_revolution_can_move_either_home() -> None:
    table = WarRoom(blue={"hand": "revolution revolution"}, red={"home": "poland"})
    table.acts("blue", "revolution", "usa")
    table.acts("blue", "revolution", "poland")
    assert table.changed == {"usa": 3, "poland": 1}


@pytest.mark.parametrize(("country", "length"), [("france", 7), ("hungary", 8), ("ussr", 9)])
def test_es_amb_23_revolution_counts_from_the_opponents_star(country: str, length: int) -> None:
    table = WarRoom(blue={"home": "great_britain", "hand": "revolution mercenary:1"}, red={"secured": country})
    table.acts("blue", "revolution", country)
    assert table.marker(country, "red") == length - 2


def test_es_amb_28_cards_drawn_under_an_open_hand_are_shown() -> None:
    table = WarRoom(red={"hand": "ussr:2 ussr:3", "open_hand": 7}, blue={"hand": "france:2"}, turn="red", number=6)
    table.sends("red", "ussr:2", "ussr")
    table.does("blue", "let_pass")
    table.goes_on(until="move_spy")
    drawn = table.hand("red")[1:]
    assert table.seen_by("blue").hands[1] == table.hand("red")
    assert UNSEEN not in table.events[-1].seen_by(0).cards  # type: ignore[attr-defined]  # CardsDrawn
    assert len(drawn) == 4


def test_es_amb_32_transport_must_move_but_the_spy_move_may_stay() -> None:
    table = WarRoom(blue={"spy": "france", "hand": "military_transport mercenary:1"})
    table.does("blue", "transport military_transport")
    assert table.refuses("blue", "go france") == "ES-ACT-TRANSPORT"
    table.does("blue", "go usa")
    table.goes_on(until="move_spy")
    assert table.offers("blue", "stay")


def test_es_amb_33_both_spies_may_be_in_one_secured_or_blockaded_country() -> None:
    table = WarRoom(blue={"hand": "military_transport mercenary:1"}, red={"spy": "poland", "secured": "poland"})
    table.state.blockades = {"poland": 6}
    table.flies("blue", "poland")
    assert (table.spy("blue"), table.spy("red")) == ("poland", "poland")


def test_es_amb_34_extra_cards_add_up() -> None:
    table = WarRoom(blue={"hand": "safe_house supply_drop mercenary:1"})
    table.acts("blue", "safe_house")
    table.acts("blue", "supply_drop")
    table.goes_on(until="move_spy")
    assert len(table.hand("blue")) == 5 + 2 + 3


def test_es_amb_35_all_markers_are_named_before_they_move() -> None:
    table = WarRoom(blue={"hand": "coordinated_assault mercenary:1"}, red={"hand": "ussr:4"})
    table.does("blue", "act coordinated_assault")
    assert not table.offers("blue", "announce")
    table.does("blue", "aim france")
    assert table.refuses("blue", "aim france") == "ES-AMB-35"
    table.does("blue", "aim poland", "announce")
    assert table.changed == {}
    table.does("red", "let_pass")
    assert table.changed == {"france": 1, "poland": 1}


def test_es_amb_36_blockade_protects_a_secured_country_from_revolution() -> None:
    table = WarRoom(blue={"hand": "blockade mercenary:1", "secured": "france"}, red={"hand": "revolution ussr:4"})
    table.acts("blue", "blockade", "france")
    table.does("red", "let_pass")
    table.next_turn()
    table.does("red", "act revolution")
    assert table.refuses("red", "aim france") == "ES-ACT-BLOCKADE"
    table.does("red", "aim poland")
    table.does("blue", "let_pass")
    assert table.secured("blue") == {"france"}


def test_es_amb_36_a_second_blockade_extends_the_first() -> None:
    table = WarRoom(blue={"hand": "blockade mercenary:1"}, blockaded={"france": 6})
    table.acts("blue", "blockade", "france")
    assert table.changed == {"blockade of france": 7}


def test_deck_contains_every_action_in_its_stated_number() -> None:
    for action in ACTION.values():
        assert sum(card.action == action.id for card in CARD.values()) == action.copies, action.id
