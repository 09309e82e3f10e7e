"""Who can answer when: ES-SEQ (for chains see test_counters)."""

import pytest

from game.core.contract import UNSEEN
from tests.titles.espionage.war_room import Side, WarRoom


def kinds(table: WarRoom) -> list[str]:
    """Return the names of the events since the table was set up."""
    return [type(event).__name__ for event in table.events]


def test_es_seq_01_the_events_of_a_turn_come_in_order() -> None:
    table = WarRoom(
        blue={"hand": "safe_house poland:2 military_transport mercenary:1"},
        red={"hand": "ussr:2"},
        blockaded={"france": 5},
    )
    table.acts("blue", "safe_house")
    table.does("red", "let_pass")
    table.sends("blue", "poland:2", "poland")
    table.does("red", "let_pass")
    assert table.asked == ("blue", "spare_moment")
    table.flies("blue", "poland")
    table.does("red", "let_pass")
    table.does("blue", "go_on", "stay")
    assert table.asked == ("red", "late_window")
    table.does("red", "let_pass")
    after_the_plays = kinds(table)[kinds(table).index("SpyMoved") :]
    assert after_the_plays == [
        *("SpyMoved", "CardsDrawn", "CardsDrawn", "SpyStayed"),
        *("BlockadeEnded", "TurnBegan"),
    ]


def test_es_seq_01_card_plays_continue_while_a_card_is_held() -> None:
    table = WarRoom(blue={"hand": "france:4"}, plays=2)
    table.sends("blue", "france:4", "france")
    assert table.asked == ("blue", "move_spy")


def test_es_seq_02_a_play_is_spent_at_its_announcement() -> None:
    table = WarRoom(blue={"hand": "france:4 mercenary:1"}, red={"spy": "france", "hand": "usa:4"})
    table.does("blue", "influence france:4", "place france")
    assert table.state.plays == 2
    table.does("blue", "announce")
    assert table.state.plays == 1
    table.blocks("red", "usa:4")
    assert table.state.plays == 1


def test_es_seq_02_free_moves_cost_no_play_and_stopping_spends_all() -> None:
    table = WarRoom(
        blue={"hand": "military_transport poland:3 mercenary:1", "gadgets": "advanced_transport"},
        must_play_if_able=False,
    )
    table.flies("blue", "france")
    table.does("blue", "gadget_move poland:3")
    assert table.state.plays == 2
    table.does("blue", "stop")
    assert table.state.plays == 0
    assert table.changed == {"blue spy": "poland"}


def test_es_seq_03_targets_are_picked_in_secret_and_announced_together() -> None:
    table = WarRoom(blue={"hand": "coordinated_assault usa:3"}, red={"hand": "ussr:4"})
    table.does("blue", "act coordinated_assault", "aim france", "aim poland")
    assert table.events == []
    assert table.hand("blue") == ("usa:2b", "usa:3a")
    assert "usa:2b" not in repr(table.seen_by("red"))
    table.does("blue", "announce")
    assert table.told == ["Blue plays Coordinated Assault with U.S.A. 2: France and Poland."]
    assert table.state.discard == ("usa:2b",)
    table.does("red", "let_pass")
    assert table.changed == {"france": 1, "poland": 1}


def test_es_seq_03_a_research_has_no_effect_while_it_can_be_countered() -> None:
    table = WarRoom(blue={"hand": "gadget_research mercenary:1"}, red={"hand": "ussr:4"})
    table.acts("blue", "gadget_research", "improved_resources")
    assert table.state.gadgets[0] == {"improved_resources": "france:3c"}
    assert "GadgetGained" not in kinds(table)
    table.does("red", "let_pass")
    assert kinds(table)[-1] == "GadgetGained"


def test_es_seq_04_the_window_then_the_effect_then_the_victory_check() -> None:
    table = WarRoom(
        blue={"hand": "france:4 usa:2", "secured": "hungary great_britain", "ahead": {"france": 4}},
        red={"hand": "ussr:4"},
    )
    table.sends("blue", "france:4", "france")
    assert (table.asked, table.changed) == (("red", "answer_influence"), {})
    table.does("red", "let_pass")
    order = ["InfluenceAnnounced", "PassLet", "MarkerMoved", "CountrySecured", "GameWon"]
    assert kinds(table) == order


def test_es_seq_05_transport_may_precede_a_block_at_the_new_place() -> None:
    table = WarRoom(blue={"hand": "france:4 usa:2"}, red={"hand": "military_transport france:3"}, plays=1)
    table.sends("blue", "france:4", "france")
    assert table.refuses("red", "block france:3") == "ES-BLOCK-01"
    table.flies("red", "france")
    assert table.asks == ("red", {"block france:3a", "let_pass"})  # 3 and 1 for the spy
    table.blocks("red", "france:3a")
    assert table.changed == {"red spy": "france"}


def test_es_seq_05_a_spy_that_leaves_ends_its_presence() -> None:
    table = WarRoom(
        blue={"hand": "france:2 usa:2"}, red={"spy": "france", "hand": "military_transport usa:4"}, plays=1
    )
    table.sends("blue", "france:2", "france")
    assert table.offers("red", "block usa:4")
    table.flies("red", "usa")
    assert table.asks == ("red", {"let_pass"})
    table.does("red", "let_pass")
    assert table.changed == {"red spy": "usa", "france": 2}


def test_es_seq_05_a_finished_block_cannot_be_answered() -> None:
    table = WarRoom(
        blue={"hand": "france:2 rebel_forces military_transport"}, red={"spy": "france", "hand": "usa:4 ussr:4"}
    )
    table.sends("blue", "france:2", "france")
    table.blocks("red", "usa:4")
    assert table.asked == ("blue", "play_card")
    assert table.changed == {}


@pytest.mark.parametrize(
    ("red", "options", "asked"),
    [
        ({"hand": "ussr:4"}, {}, True),
        ({"hand": ""}, {}, False),
        ({"hand": "ussr:4", "detained": 6}, {}, False),
        ({"hand": "ussr:4", "detained": 6, "spy": "france"}, {}, True),
        ({"hand": "ussr:4", "detained": 6, "home": "france"}, {}, True),
        ({"hand": "ussr:4"}, {"transport_before_block": False}, False),
        ({"hand": "ussr:4", "spy": "france"}, {"transport_before_block": False}, True),
    ],
)
def test_es_seq_09_open_facts_decide_which_seat_is_asked_about_influence(
    red: Side, options: dict[str, bool], asked: bool
) -> None:
    table = WarRoom(blue={"hand": "france:2 usa:2"}, red=red, **options)  # type: ignore[arg-type]  # options by name
    table.sends("blue", "france:2", "france")
    assert (table.asked == ("red", "answer_influence")) == asked
    if asked:
        table.does("red", "let_pass")
    assert table.marker("france", "blue") == 2 - (red.get("home") == "france")


@pytest.mark.parametrize(("hand", "asked"), [("mercenary:2", True), ("", False)])
def test_es_seq_09_any_card_suffices_to_be_asked_about_a_special_action(hand: str, asked: bool) -> None:
    table = WarRoom(blue={"hand": "deport usa:2"}, red={"hand": hand, "detained": 9})
    table.acts("blue", "deport")
    assert (table.asked == ("red", "answer_special")) == asked
    if asked:
        table.does("red", "let_pass")


@pytest.mark.parametrize(
    ("hand", "plays", "asked"),
    [("deport mercenary:1", 2, True), ("deport mercenary:1", 1, False), ("deport", 2, False)],
)
def test_es_seq_09_an_answer_needs_a_card_and_a_play_to_be_asked_about(hand: str, plays: int, asked: bool) -> None:
    table = WarRoom(blue={"hand": hand}, red={"hand": "rebel_forces"}, plays=plays)
    table.acts("blue", "deport")
    table.does("red", "counter rebel_forces")
    assert (table.asked == ("blue", "riposte")) == asked
    if asked:
        table.does("blue", "let_pass")


@pytest.mark.parametrize("detained", [0, 6])
def test_es_seq_09_the_spare_moment_and_late_window_need_a_free_spy(detained: int) -> None:
    table = WarRoom(
        blue={"hand": "france:2 mercenary:1", "detained": detained},
        red={"hand": "mercenary:2", "detained": detained},
        plays=1,
    )
    table.sends("blue", "france:2", "france")
    if not detained:
        table.does("red", "let_pass")
        assert table.asked == ("blue", "spare_moment")
        table.does("blue", "go_on", "stay")
        assert table.asked == ("red", "late_window")
        table.does("red", "let_pass")
    assert table.state.turn == 6


def test_es_seq_09_the_question_does_not_depend_on_the_hand() -> None:
    armed, harmless = (
        WarRoom(blue={"hand": "deport usa:2"}, red={"hand": hand}) for hand in ("rebel_forces", "mercenary:1")
    )
    armed.acts("blue", "deport")
    harmless.acts("blue", "deport")
    assert armed.seen_by("blue").agenda == harmless.seen_by("blue").agenda
    assert armed.seen_by("blue").options == harmless.seen_by("blue").options == ()
    armed.does("red", "let_pass")
    harmless.does("red", "let_pass")


def test_es_seq_10_influence_is_assembled_card_by_card() -> None:
    table = WarRoom(blue={"spy": "france", "hand": "france:2 france:3 mercenary:1 poland:3"})
    table.does("blue", "influence france:2", "place france")
    assert table.asks == ("blue", {"add france:3a", "add mercenary:1a", "announce"})
    table.does("blue", "add france:3")
    assert table.asks == ("blue", {"add mercenary:1a", "announce"})
    table.does("blue", "add mercenary:1", "announce")
    assert table.changed == {"france": 6}


def test_es_seq_10_a_play_begun_with_a_mercenary_takes_mercenaries_only() -> None:
    table = WarRoom(blue={"spy": "france", "hand": "france:2 mercenary:1 mercenary:2 poland:3"})
    table.does("blue", "influence mercenary:1", "place france")
    assert table.asks == ("blue", {"add mercenary:2a", "announce"})
    assert table.refuses("blue", "add france:2") == "ES-SEQ-10"
    table.does("blue", "announce")
    assert table.changed == {"france": 1}


@pytest.mark.parametrize(
    ("first", "second", "target", "spy"),
    [
        ("france", "poland", "france", "france"),
        ("poland", "france", "france", "france"),
        ("france", "france", "usa", "france"),
        ("usa", "usa", "usa", "france"),
    ],
)
def test_es_seq_10_a_second_country_card_must_match_card_target_and_spy(
    first: str, second: str, target: str, spy: str
) -> None:
    table = WarRoom(blue={"home": "usa", "spy": spy, "hand": f"{first}:3 {second}:3 hungary:2"})
    table.does("blue", f"influence {first}:3", f"place {target}")
    assert table.asks == ("blue", {"announce"})
    table.does("blue", "announce")


def test_es_seq_11_a_first_blocking_card_commits_and_more_may_be_added() -> None:
    table = WarRoom(blue={"hand": "france:3 usa:2"}, red={"spy": "france", "hand": "usa:3 usa:4 mercenary:1"})
    table.sends("blue", "france:3", "france")
    table.does("red", "block mercenary:1")
    assert table.asks == ("red", {"block usa:3a", "block usa:4a"})
    table.does("red", "block usa:4")
    assert table.asks == ("red", {"block usa:3a", "done"})
    table.does("red", "done")
    assert table.hand("red") == ("usa:3a",)


def test_es_seq_11_blocking_cards_are_shown_together() -> None:
    table = WarRoom(blue={"hand": "france:3 usa:2"}, red={"spy": "france", "hand": "usa:2 usa:4 mercenary:1"})
    table.sends("blue", "france:3", "france")
    before = table.seen_by("blue")
    table.does("red", "block usa:4")
    assert table.seen_by("blue") == before
    assert table.seen_by("blue").hands[1] == (UNSEEN,) * 3
    table.does("red", "done")
    assert table.state.discard[-1] == "usa:4a"


def test_es_seq_12_the_order_of_several_choices_makes_no_difference() -> None:
    there, back = (WarRoom(blue={"hand": "coordinated_attack france:2 mercenary:1 mercenary:2"}) for _ in "12")
    there.acts("blue", "coordinated_attack", "france", "poland")
    back.acts("blue", "coordinated_attack", "poland", "france")
    there.sends("blue", "france:2 mercenary:1 mercenary:2", "france")
    back.sends("blue", "france:2 mercenary:2 mercenary:1", "france")
    assert there.changed == back.changed == {"france": 6, "poland": 1}
    assert there.hand("blue") == back.hand("blue")


def test_es_seq_12_the_order_of_a_blocks_cards_makes_no_difference() -> None:
    there, back = (
        WarRoom(blue={"hand": "france:4 usa:2"}, red={"spy": "france", "hand": "usa:3 mercenary:2 ussr:4"})
        for _ in "12"
    )
    for table, cards in ((there, "usa:3 mercenary:2"), (back, "mercenary:2 usa:3")):
        table.sends("blue", "france:4", "france")
        table.blocks("red", cards)
    assert there.changed == back.changed == {}
    assert there.hand("red") == back.hand("red") == ("ussr:4a",)
