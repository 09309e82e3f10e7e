"""1955's facts: an act's effects, threats and what is unseen, in worked positions and by laws over games."""

from collections.abc import Iterator
from random import Random
from typing import Any, cast

import pytest

from ai.heuristics import heuristic
from ai.heuristics.espionage.blow import most_steps
from ai.search.deeds import draw
from game.core import agenda
from game.core.contract import Game, Seat
from game.core.language.words import words
from game.testing.laws import well_said
from game.titles import rules_of, setup
from game.titles.espionage.dangers import BLOWS, Blow, strongest, takes
from game.titles.espionage.faces import CARD, COUNTRY, Card
from game.titles.espionage.facts import dangers, facts, unseen
from game.titles.espionage.state import State, progress
from tests.titles.espionage.war_room import SEATS, Side, WarRoom

GAME: Game[State] = cast(Game[State], rules_of("espionage"))
SAID = words("espionage")
NAMES = ("Blue", "Red")


@pytest.fixture(autouse=True)
def nothing_is_left_pending() -> None:
    """Allow stories here to end with a question, because they look at positions in mid-game."""


def told(table: WarRoom, before: State, who: str, reader: str | None = None) -> list[str]:
    """Return what a reader is told of a seat's acts since `before`."""
    eyes = None if reader is None else SEATS.index(reader)
    found = facts(GAME.view(before, eyes), GAME.view(table.state, eyes), SEATS.index(who))
    return [SAID.say(fact.line, eyes, NAMES) for fact in found]


def warned(table: WarRoom, who: str, reader: str | None = None) -> dict[str, str]:
    """Return the dangers for a seat as a reader sees them, by place."""
    eyes = None if reader is None else SEATS.index(reader)
    found = dangers(GAME.view(table.state, eyes), SEATS.index(who))
    return {danger.place: SAID.say(danger.line, eyes, NAMES) for danger in reversed(found)}


def sent(cards: str, to: str, blue: Side | None = None, red: Side | None = None, **lies: Any) -> list[str]:
    """Return what everybody is told when Blue sends influence."""
    table = WarRoom({"hand": f"{cards} mercenary:1", **(blue or {})}, {"hand": "poland:2", **(red or {})}, **lies)
    before = table.state
    table.state = before.copy()
    table.sends("blue", cards, to)
    return told(table, before, "blue")


# --- influence


def test_a_push_says_how_near_it_comes() -> None:
    assert sent("france:4", "france", red={"hand": ""}) == ["France moves 4 steps and is 3 from Blue's star."]


def test_an_action_that_is_not_used_is_named() -> None:
    assert "France 4 is used for its number, not for Blockade." in sent("france:4", "france")


def test_a_push_that_may_be_blocked_says_so() -> None:
    assert sent("france:3", "france", red={"spy": "france"}) == [
        "Unless blocked, France moves 3 steps and is 4 from Blue's star."
    ]


def test_only_a_transport_could_still_block() -> None:
    assert sent("france:3", "france") == [
        "Unless blocked, France moves 3 steps and is 4 from Blue's star.",
        "Only a Military Transport could bring Red's spy from the U.S.S.R. to block in France.",
    ]


def test_nobody_can_block_where_the_spy_is_held() -> None:
    assert sent("france:3", "france", red={"detained": 6}) == ["France moves 3 steps and is 4 from Blue's star."]


def test_the_second_country_is_counted_and_many_cards_are_a_price() -> None:
    told = sent("france:4 france:3", "france", {"spy": "france", "secured": "hungary"}, {"hand": ""})
    assert told[:2] == [
        "France is secured, Blue's second country: one more wins.",
        "It costs 2 cards and leaves 1.",
    ]


def test_a_home_that_is_near_wins_at_once() -> None:
    told = sent("ussr:4", "ussr", {"ahead": {"ussr": 2}}, {"spy": "france"})
    assert (
        told[0]
        == "Unless blocked, Red's home U.S.S.R. moves 4 steps and is 3 from Blue's star, where it wins at once."
    )


def test_a_lead_shrinks_goes_and_turns() -> None:
    for ahead, said in [
        (5, "Red's lead in France shrinks from 5 steps to 2."),
        (3, "Red's lead of 3 steps in France is gone."),
        (1, "Red's lead of 1 step in France becomes Blue's lead of 2."),
    ]:
        assert said in sent("france:3", "france", red={"ahead": {"france": ahead}, "hand": ""})


def test_a_third_country_wins() -> None:
    told = sent("france:4", "france", {"secured": "hungary poland", "ahead": {"france": 4}}, {"hand": ""})
    assert told[0] == "This wins the game for Blue: Poland, Hungary and France are secured."


# --- answers


def test_a_block_says_what_it_stops_and_what_it_costs() -> None:
    table = WarRoom({"hand": "france:4 usa:2"}, {"spy": "france", "hand": "usa:3 france:2 poland:4"})
    table.sends("blue", "france:4", "france")
    before = table.state.copy()
    table.blocks("red", "usa:3 france:2")
    assert told(table, before, "red") == [
        "This stops 4 steps in France, which would be 3 from Blue's star.",
        "It costs 2 cards and leaves 1.",
    ]


def test_a_block_that_saves_the_game_says_so_first() -> None:
    table = WarRoom(
        {"hand": "ussr:4 usa:2", "ahead": {"ussr": 5}}, {"spy": "france", "hand": "poland:4 hungary:2"}
    )
    table.sends("blue", "ussr:4", "ussr")
    before = table.state.copy()
    table.blocks("red", "poland:4")
    assert told(table, before, "red", "red")[0] == (
        "This stops 4 steps in your home U.S.S.R., which would win the game for Blue."
    )


def test_no_block_was_possible_only_where_no_transport_could_have_brought_the_spy() -> None:
    table = WarRoom({"hand": "france:4 usa:2"}, {"spy": "poland", "hand": "usa:3 france:2"})
    table.sends("blue", "france:4", "france")
    before = table.state.copy()
    table.does("red", "let_pass")
    assert told(table, before, "red") == [
        "France moves 4 steps and is 3 from Blue's star.",
        "Only a Military Transport could have brought Red's spy from Poland to France.",
        "No card is spent: 2 stay in hand.",
    ]
    assert not [said for said in told(table, before, "red", "red") if said.startswith("No block")], "it holds one"
    bare = WarRoom({"hand": "france:4 usa:2"}, {"spy": "poland", "hand": "usa:4"})
    bare.sends("blue", "france:4", "france")
    before = bare.state.copy()
    bare.does("red", "let_pass")
    assert "No block was possible: your spy is in Poland." in told(bare, before, "red", "red")


def test_a_hand_that_is_seen_says_that_it_was_too_weak() -> None:
    table = WarRoom({"hand": "france:4 usa:2"}, {"spy": "france", "hand": "usa:2 poland:4"})
    table.sends("blue", "france:4", "france")
    before = table.state.copy()
    table.does("red", "let_pass")
    assert "No block was possible: the cards held count 2 there against 4." in told(table, before, "red", "red")
    assert not [said for said in told(table, before, "red") if said.startswith("No block")]


def test_a_counter_says_what_comes_to_nothing() -> None:
    table = WarRoom({"hand": "coordinated_attack usa:2"}, {"hand": "rebel_forces poland:4"})
    table.acts("blue", "coordinated_attack", "france", "hungary")
    before = table.state.copy()
    table.does("red", "counter rebel_forces")
    assert told(table, before, "red")[0] == (
        "Unless Rebel Forces answer it, Blue's Coordinated Attack comes to nothing: "
        "France and Hungary stay as before."
    )


# --- special actions, spies and gadgets


@pytest.mark.parametrize(
    ("card", "targets", "said"),
    [
        ("blockade", ("france",), "France can't move until the end of turn 7, 2 steps from Red's star."),
        ("paid_informant", (), "Red's hand of 1 card lies open until the end of turn 7."),
        ("gadget_research", ("improved_resources",), "Blue's hand is refilled to 6 cards from now on."),
        ("detain", (), "Red's spy is held in the U.S.S.R. until the end of turn 7."),
        ("supply_drop", (), "3 extra cards come after the refill, which makes 8 in Blue's hand."),
        ("revolution", ("france",), "Red's lead in France shrinks from 5 steps to 3."),
    ],
)
def test_a_special_action_says_what_it_would_do(card: str, targets: tuple[str, ...], said: str) -> None:
    table = WarRoom({"hand": f"{card} usa:2"}, {"hand": "poland:4", "ahead": {"france": 5}})
    before = table.state
    table.state = before.copy()
    table.acts("blue", card, *targets)
    assert f"Unless countered, {said}" in told(table, before, "blue")


def test_a_spy_says_what_it_guards_and_what_it_leaves() -> None:
    table = WarRoom({"spy": "hungary"}, {"ahead": {"france": 4, "hungary": 5}, "hand": "usa:2"})
    table.lapses()
    before = table.state.copy()
    table.does("blue", "move_spy france")
    assert told(table, before, "blue") == [
        "Blue's spy can block in France, 3 steps from Red's star.",
        "Blue's spy no longer guards Hungary, 3 steps from Red's star.",
    ]


def test_the_own_hand_says_how_much_a_spy_can_do() -> None:
    deck = "france:4 france:3 usa:3 poland:2 hungary:2"
    table = WarRoom({"spy": "hungary", "ahead": {"france": 1}}, {"ahead": {"ussr": 2}}, deck=deck)
    table.lapses()
    before = table.state.copy()
    table.does("blue", "move_spy france")
    assert told(table, before, "blue", "blue") == [
        "With your spy in France, the cards held are enough to secure it: up to 10 steps, 6 needed."
    ]


def test_a_home_says_how_long_its_track_is() -> None:
    state = GAME.new(setup("espionage", seed=5))
    seat = agenda.decision(state).seat  # type: ignore[union-attr]
    after = state.copy()
    agenda.advance(after, agenda.decision(state).options[-1])  # type: ignore[union-attr]
    found = facts(GAME.view(state, None), GAME.view(after, None), seat)
    assert [SAID.say(fact.line, seat, NAMES) for fact in found] == [
        "No track is shorter than that of France: it takes only 8 steps to secure it against you."
    ]


# --- dangers


def test_one_card_away_from_home_is_the_end() -> None:
    table = WarRoom({"hand": "usa:2"}, {"hand": "poland:2 poland:3", "ahead": {"usa": 7}})
    assert warned(table, "blue", "blue")["usa"] == (
        "Your home U.S.A. is 2 steps from Red's star: any U.S.A. card could win next turn. "
        "A block there could count 3."
    )


def test_a_blow_of_two_cards_with_the_spy_there() -> None:
    """Hard lost its home like this: five steps off, the other spy in it, and its own elsewhere."""
    table = WarRoom(
        {"home": "france", "spy": "poland", "hand": "poland:2"},
        {"spy": "france", "hand": "usa:2 usa:3 usa:4 poland:3 hungary:2", "ahead": {"france": 2}},
    )
    assert warned(table, "blue")["france"] == (
        "Blue's home France is 5 steps from Red's star: a France 4, with Red's spy there, could win next turn. "
        "At home a block is possible."
    )


def test_the_third_country_and_how_far_off_the_own_spy_is() -> None:
    table = WarRoom(
        {"hand": "usa:2"}, {"secured": "poland hungary", "ahead": {"france": 4}, "hand": "usa:2 usa:3 usa:4"}
    )
    found = warned(table, "blue")
    assert found["france"] == (
        "France is 3 steps from Red's star: a France card of 3 or more could win next turn. "
        "Only a Military Transport could bring Blue's spy from the U.S.A. to block."
    )
    assert warned(table, "blue", "blue")["france"].endswith("From the U.S.A., your spy can't block there.")


def test_two_countries_in_one_turn() -> None:
    ahead = {"france": 5, "poland": 5}
    table = WarRoom({"hand": "usa:2"}, {"secured": "hungary", "ahead": ahead, "hand": "usa:2 usa:3"})
    assert "Poland and France are one card each from Red's stars: both at once would win next turn." in [
        SAID.say(danger.line, 0, NAMES) for danger in dangers(table.seen_by("blue"), 0)
    ]


def test_a_danger_begins_with_the_article_of_its_country() -> None:
    red: Side = {"home": "poland", "hand": "poland:2 poland:3", "ahead": {"ussr": 7}}
    table = WarRoom({"home": "usa", "hand": "france:2"}, red)
    assert warned(table, "blue", "blue")["ussr"].startswith(
        "The U.S.S.R. is 2 steps from Red's star: any U.S.S.R. card"
    )


def test_of_two_countries_the_nearer_one_is_the_danger() -> None:
    """A warning of two cards on a home seven steps off hid the one card that a country needed."""
    blue: Side = {"home": "great_britain", "hand": "france:2", "ahead": {"great_britain": 1}}
    red: Side = {"home": "poland", "spy": "poland", "hand": "poland:2 poland:3", "ahead": {"poland": 1, "ussr": 7}}
    table = WarRoom(blue, red)
    found = dangers(table.seen_by("blue"), 0)
    assert {danger.place for danger in found} >= {"poland", "ussr"}
    assert found[0].place == "ussr"


def test_what_a_blockade_an_empty_hand_or_an_open_one_rules_out_is_no_danger() -> None:
    red: Side = {"hand": "poland:2", "ahead": {"usa": 7}}
    assert warned(WarRoom({"hand": "usa:2"}, red), "blue")
    assert not warned(WarRoom({"hand": "usa:2"}, red, blockaded={"usa": 6}), "blue")
    assert not warned(WarRoom({"hand": "usa:2"}, {**red, "hand": ""}), "blue")
    assert not warned(WarRoom({"hand": "usa:2"}, {**red, "open_hand": 6}), "blue")


def test_a_threat_stands_while_what_would_end_it_may_still_be_blocked() -> None:
    table = WarRoom({"hand": "usa:4"}, {"hand": "usa:3 poland:2", "spy": "usa", "ahead": {"usa": 7}})
    assert "usa" in warned(table, "blue")
    table.sends("blue", "usa:4", "usa")
    assert "usa" in warned(table, "blue"), "it is only announced"


def test_a_danger_is_the_same_one_whatever_its_numbers() -> None:
    """It ends when it is averted, not when cards are seen, something else is secured, or it comes true."""
    red: Side = {"hand": "poland:2 poland:3", "ahead": {"usa": 6}}
    first = dangers(WarRoom({"hand": "usa:2"}, red).seen_by(None), 0)
    later = dangers(WarRoom({"hand": "usa:2"}, {**red, "secured": "france"}, pile="usa:4 usa:3").seen_by(None), 0)
    assert [(each.line.key, each.place) for each in first] == [(each.line.key, each.place) for each in later]
    table = WarRoom({"hand": "ussr:4 usa:2", "ahead": {"ussr": 6}}, {"spy": "france", "hand": "poland:4"})
    assert warned(table, "red")
    table.sends("blue", "ussr:4", "ussr")
    assert not warned(table, "red")


def test_what_was_stopped_is_told_of_the_act_that_came_to_nothing() -> None:
    table = WarRoom({"hand": "france:4 usa:2"}, {"spy": "france", "hand": "usa:3 france:2 poland:4"})
    before = table.state.copy()
    table.sends("blue", "france:4", "france")
    table.blocks("red", "usa:3 france:2")
    assert told(table, before, "blue") == ["Red spent 2 cards to stop this."]


def test_a_spy_that_came_to_block_is_counted_with_what_stopped_an_act() -> None:
    table = WarRoom({"hand": "france:2b usa:2"}, {"hand": "great_britain:2a france:3 poland:4"})
    before = table.state.copy()
    table.sends("blue", "france:2b", "france")
    table.flies("red", "france")
    table.does("blue", "let_pass")
    table.blocks("red", "france:3")
    assert "Red spent 2 cards to stop this." in told(table, before, "blue")


def test_a_spy_that_flies_in_the_spare_moment_is_not_said_to_wait() -> None:
    for answers, waits in ((("go_on",), True), (("transport military_transport", "go france"), False)):
        table = WarRoom({"hand": "military_transport usa:2"}, {})
        table.state.plays = 0
        table.goes_on("spare_moment")
        before = table.state.copy()
        table.does("blue", *answers)
        said = "Blue's spy still moves at the end of the turn, for no card."
        assert (said in told(table, before, "blue")) == waits


# --- what is unseen


def test_unseen_cards_are_counted() -> None:
    table = WarRoom({"hand": "rebel_forces usa:2"}, {"hand": "poland:2 poland:3"}, pile="mercenary:1 hungary:2")
    assert [SAID.say(each, 0, NAMES) for each in unseen(table.seen_by("blue"), 0)] == [
        "Red holds 2 cards; 48 are in the deck.",
        "50 cards unseen: 8 × Poland, 7 × Hungary, 8 × U.S.S.R., 7 × U.S.A., 8 × Great Britain and 7 × France; "
        "5 × Mercenary.",
        "Unseen among them: 3 × Rebel Forces, 3 × Military Transport and 2 × Revolution.",
    ]


# --- laws over games of chance


def positions(seed: int) -> list[tuple[State, State, Seat]]:
    """Return every answer of a game: the table before and after it, and the seat."""
    state, rng = GAME.new(setup("espionage", seed=seed)), Random(seed)
    found: list[tuple[State, State, Seat]] = []
    while (asked := agenda.decision(state)) is not None and len(found) < 300:
        before = state
        state = before.copy()
        agenda.advance(state, rng.choice(asked.options))
        found.append((before, state, asked.seat))
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_fact_danger_and_count_is_a_whole_sentence(seed: int) -> None:
    past = positions(seed)
    for reader in (None, 0, 1):
        for number, (_, after, seat) in enumerate(past):
            before = past[max(0, number - number % 4)][0]  # one answer, or a few in a row
            views = GAME.view(before, reader), GAME.view(after, reader)
            lines = [fact.line for fact in facts(*views, seat)]
            lines += [danger.line for danger in dangers(views[1], seat)] + list(unseen(views[1], seat))
            for said in (SAID.say(line, reader, NAMES) for line in lines):
                assert well_said(said), said
                assert not said[0].islower(), said
                assert said.endswith(".")


def test_worlds_a_reader_cannot_tell_apart_give_the_same_words() -> None:
    rng = Random(7)
    for before, after, seat in positions(7)[::3]:
        for reader in (0, 1):
            views = GAME.view(before, reader), GAME.view(after, reader)
            worlds = [GAME.imagine(view, reader, rng) for view in views]
            again = [GAME.view(world, reader) for world in worlds]
            assert facts(*views, seat) == facts(again[0], again[1], seat)
            assert dangers(views[1], seat) == dangers(again[1], seat)
            assert unseen(views[1], seat) == unseen(again[1], seat)


def test_nothing_is_told_of_nothing() -> None:
    for _, after, seat in positions(4)[::5]:
        view = GAME.view(after, None)
        assert [SAID.say(fact.line, None, NAMES) for fact in facts(view, view, seat) if fact.worth > 0.02] == []


def test_the_most_steps_of_a_hand_are_what_the_search_counts() -> None:
    rng = Random(2)
    for before, _, seat in positions(2)[::4]:
        hand = tuple(rng.sample(sorted(CARD), 5))
        for country in before.level.tracks:
            counted = most_steps(before, seat, country, [CARD[card] for card in hand], 2)
            if counted:  # Mercenaries alone aren't counted there
                assert strongest(before, seat, country, hand, 2) == counted, (hand, country)


def as_one_would(seed: int) -> list[tuple[State, Seat]]:
    """Return a sensible game: the tables, and who was asked."""
    state, rng, judge = GAME.new(setup("espionage", seed=seed)), Random(seed), heuristic("espionage")
    found: list[tuple[State, Seat]] = []
    while (asked := agenda.decision(state)) is not None and len(found) < 600:
        found.append((state, asked.seat))
        prior = judge.prior(GAME.view(state, asked.seat), asked)
        state = state.copy()
        agenda.advance(state, draw(asked.options, prior, rng))
    return [*found, (state, 0)]


def hands_for(country: str, among: list[str], held: int) -> Iterator[list[Card]]:
    """Yield hands of the highest cards for a country: some of its own, some Mercenaries, and others."""
    high = sorted([CARD[card] for card in among], key=lambda card: -card.value)
    own, hired = [card for card in high if card.country == country], [card for card in high if not card.country]
    off = [card for card in high if card.country and card.country != country]
    off.sort(key=lambda card: (card.faction != COUNTRY[country].faction) - card.value)
    for mine in range(held + 1):
        for more in range(held - mine + 1):
            yield own[:mine] + hired[:more] + off[: held - mine - more]


def test_a_blow_that_is_feared_can_be_struck() -> None:
    met = 0
    for seed in range(6):
        for state, seat in as_one_would(seed)[::3]:
            view = GAME.view(state, seat)
            by, unknown = 1 - seat, [card for card in CARD if card not in (*view.hands[seat], *view.discard)]
            plays = view.plays if view.active == by else view.level.plays
            for danger in dangers(view, seat):
                if danger.line.key == "danger.blow":
                    met += 1
                    hands = hands_for(danger.place, unknown, len(view.hands[by]))
                    missing = view.level.tracks[danger.place] - progress(view, by, danger.place)
                    most = max(most_steps(view, by, danger.place, hand, plays) for hand in hands)
                    assert most >= missing, danger
    assert met > 100


def test_the_turn_that_ends_a_game_was_feared() -> None:
    ends = warned = 0
    for seed in range(16):
        past = as_one_would(seed)
        last, _ = past[-1]
        if last.result is None or 1.0 not in last.result.shares:
            continue
        loser = last.result.shares.index(0.0)
        begins = next(state for state, _ in reversed(past[:-1]) if state.turn < last.turn)
        ends += 1
        warned += any(danger.worth == 1 for danger in dangers(GAME.view(begins, loser), loser))
    assert ends > 8
    assert warned >= 0.8 * ends, (warned, ends)


def test_every_sort_of_blow_has_its_words() -> None:
    table = WarRoom(red={"spy": "france"}).state
    for blow in BLOWS[3]:
        for country in ("france", "poland"):
            said = SAID.say(takes(table, 1, country, 3, blow), None, NAMES)
            assert well_said(said), (blow, said)
    said = SAID.say(takes(table, 1, "france", 9, Blow(2, 0, 1)), None, NAMES)
    assert said == "Two France cards and a Mercenary, with Red's spy there,"


# --- what planted faults once got away with


def test_letting_a_special_action_pass_says_that_no_card_is_spent() -> None:
    table = WarRoom({"hand": "coordinated_attack usa:2"}, {"hand": "rebel_forces poland:4"})
    table.acts("blue", "coordinated_attack", "france", "hungary")
    before = table.state.copy()
    table.does("red", "let_pass")
    assert "No card is spent: 2 stay in hand." in told(table, before, "red")


@pytest.mark.parametrize(("plays", "said"), [(2, "2 card plays lapse."), (1, "1 card play lapses.")])
def test_stopping_says_how_many_plays_lapse(plays: int, said: str) -> None:
    table = WarRoom({"hand": "usa:2 france:2"}, plays=plays, must_play_if_able=False)
    before = table.state.copy()
    table.does("blue", "stop")
    assert said in told(table, before, "blue")


def held(**ahead: int) -> list[tuple[str, float]]:
    """Return what everybody is told, and its worth to Blue, when Red's spy is held at home."""
    table = WarRoom({"hand": "detain usa:2", "ahead": ahead}, {"hand": "poland:4"})
    before = table.state.copy()
    table.acts("blue", "detain")
    return [
        (SAID.say(fact.line, None, NAMES), fact.worth)
        for fact in facts(GAME.view(before, None), GAME.view(table.state, None), 0)
        if "held in" in SAID.say(fact.line, None, NAMES)
    ]


def test_a_spy_that_is_held_where_it_can_block_is_missed_elsewhere() -> None:
    ((said, near),) = held(ussr=5, poland=4)
    assert said.endswith("can't block Poland, 3 steps from Blue's star.")
    ((_, far),) = held()
    assert 0 < far < 0.05
    assert near > far


def test_a_blockade_that_ends_before_the_others_turn_is_no_help() -> None:
    red: Side = {"ahead": {"usa": 6}, "hand": "usa:4 mercenary:2", "spy": "usa"}
    assert "usa" in warned(WarRoom({"hand": "usa:2"}, red, blockaded={"usa": 5}), "blue")
    assert "usa" not in warned(WarRoom({"hand": "usa:2"}, red, blockaded={"usa": 6}), "blue")


def test_a_home_that_is_won_is_the_others() -> None:
    table = WarRoom({"hand": "mercenary:1"}, {"hand": "usa:4 usa:2", "ahead": {"usa": 5}}, turn="red")
    before = table.state.copy()
    table.sends("red", "usa:4", "usa")
    table.does("blue", "let_pass")
    assert "This wins the game for Red: the U.S.A. is Blue's home." in told(table, before, "red")


def test_a_single_card_that_stopped_an_act_is_counted() -> None:
    table = WarRoom({"hand": "detain usa:2"}, {"hand": "rebel_forces poland:4"})
    before = table.state.copy()
    table.acts("blue", "detain")
    table.does("red", "counter rebel_forces")
    table.goes_on("play_card")
    assert "Red spent 1 card to stop this." in told(table, before, "blue")
