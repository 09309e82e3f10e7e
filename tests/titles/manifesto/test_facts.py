"""Manifesto's facts: what an act has changed, what threatens, and what may be counted."""

import re
from collections import Counter
from itertools import combinations
from random import Random

import pytest

from ai.coach.reasons import why
from ai.heuristics import heuristic
from game.core.agenda import push
from game.core.contract import Line, Result, Seat, line
from game.core.language.words import words
from game.core.telling import Danger, Fact
from game.testing.laws import trial, well_said
from game.titles.manifesto.faces import REGIONS
from game.titles.manifesto.facts import LEAST, _sums, _to_come, dangers, facts, odds, unseen
from game.titles.manifesto.rules import PlayConflict
from game.titles.manifesto.state import State
from tests.effort import effort
from tests.titles.manifesto.congress import GAME, Congress

SAID = words("manifesto")
KNOWN = heuristic("manifesto")


def told(table: Congress, lines: list[Line], reader: str | None = None) -> list[str]:
    """Return sentences for one reader, or with names only if there is no reader."""
    return [SAID.say(each, None if reader is None else table.seats.index(reader), table.seats) for each in lines]


def changed(table: Congress, before: State, who: str, reader: str | None = None) -> list[str]:
    """Return what an act has changed since, as a reader is told."""
    after, was = table.seen_by(reader), GAME.view(before, None if reader is None else table.seats.index(reader))
    return told(table, [fact.line for fact in facts(was, after, table.seats.index(who))], reader)


def threats(table: Congress, who: str, reader: str | None = None) -> list[str]:
    """Return what threatens a seat, as a reader is told."""
    return told(table, [each.line for each in dangers(table.seen_by(reader), table.seats.index(who))], reader)


def test_a_declared_card_tells_the_stake_the_surcharge_and_the_chests() -> None:
    table = Congress(
        Ann={"hand": "rebellion propaganda", "regions": "china", "its": 9},
        Bob={"hand": "alliance", "regions": "japan india", "its": 4},
    )
    before = table.state.copy()
    table.plays("Ann", "rebellion", "japan")
    assert changed(table, before, "Ann") == [
        "If it succeeds, Bob loses Japan and holds 1 against Ann's 1.",
        "Japan is a major region: aiming at it costs 3 ITS, and 6 stay to bid with.",
        "Bob has 4 ITS and 1 card to bid with, Ann 6 ITS and 1 card.",
    ]
    assert threats(table, "Bob", "Bob") == [
        "Ann's Rebellion turns Japan neutral if more is bid for it than against it: "
        "6 ITS and 1 card can go into it."
    ]
    [danger] = dangers(table.seen_by("Bob"), 1)
    assert (danger.by, danger.place) == (0, "japan")
    before = table.state.copy()
    table.bid(Ann="3", Bob="1")
    assert changed(table, before, "Ann") == [
        "Bob loses Japan, and 2 ITS every round.",
        "Ann pays 3 ITS: 3 ITS and 1 card left.",
        "Bob holds no major region now: no war by Bob or against Bob.",
        "Ann shares the lead with Bob: 1 region each.",
    ]
    table.passes()


def test_a_region_that_nobody_controls_is_won_by_nothing() -> None:
    table = Congress(Ann={"hand": "alliance", "regions": "china", "its": 5}, Bob={"hand": "treaty", "its": 4})
    before = table.state.copy()
    table.plays("Ann", "alliance", "india")
    assert changed(table, before, "Ann", "Ann") == [
        "If it succeeds, you hold 2 regions, with India, against Bob's 0.",
        "Nobody controls India: if nobody bids against it, even 0 succeeds.",
        "Bob could bid up to 4 ITS and 1 card against it.",
    ]
    before = table.state.copy()
    table.bid()
    assert changed(table, before, "Ann", "Ann") == [
        "You gain India, and 1 ITS more every round.",
        "You lead with 2 regions, 2 more than Bob.",
        "You spend nothing on it and keep 5 ITS and 0 cards.",
        "Cards that need a neighbour now reach the Middle East too.",
    ]
    table.passes()


def test_ones_own_note_is_weighed_against_what_the_other_may_bring() -> None:
    table = Congress(
        Ann={"hand": "rebellion propaganda", "regions": "china", "its": 9},
        Bob={"hand": "alliance", "regions": "india", "its": 4},
    )
    table.plays("Ann", "rebellion", "india")
    before = table.state.copy()
    assert told(table, list(odds(table.seen_by("Ann"), 0)), "Ann") == [
        "Bob has 4 ITS and 1 card, which would add 1 on average and 5 at most.",
        "5 beats the ITS of Bob; with all cards too, 5 is enough in half of the deals, 9 in nine of ten.",
        "Your best note, 13, can't be matched.",
    ]
    table.does("Ann", "bid 6")
    assert changed(table, before, "Ann", "Ann") == [
        "Your note is worth 6; 3 ITS and 1 card stay back.",
        "To beat a bid of 6, Bob would need 3 from 1 card on top of 4 ITS: possible in 20% of deals.",
    ]
    table.does("Ann", "add propaganda")
    assert changed(table, before, "Ann", "Ann") == [
        "Your note is worth 10; 3 ITS and 0 cards stay back.",
        "No note of Bob can beat or match a bid of 10: 4 ITS and 1 card.",
    ]
    assert changed(table, before, "Ann") == changed(table, before, "Ann", "Bob") == []
    table.does("Ann", "seal")
    table.does("Bob", "bid 0", "seal")
    table.passes()


def test_a_truce_says_how_long_it_binds_and_whom() -> None:
    table = Congress("peace", dice="4", Ann={"hand": "treaty", "its": 1}, Bob={"hand": "purge", "its": 1})
    before = table.state.copy()
    table.plays("Ann", "treaty", "Bob")
    assert changed(table, before, "Ann") == [
        "No military cards between Ann and Bob to the end of round 11: 4 rounds."
    ]
    assert "Truce between you and Bob to the end of round 11." in told(
        table, list(unseen(table.seen_by("Ann"), 0)), "Ann"
    )
    table.passes()


def test_who_stops_has_something_left_and_somebody_still_to_play() -> None:
    table = Congress(Ann={"hand": "alliance", "its": 5}, Bob={"hand": "purge", "its": 3})
    before = table.state.copy()
    table.does("Ann", "stop")
    assert changed(table, before, "Ann") == [
        "Ann keeps 5 ITS and 1 card; still to play: Bob.",
        "Bob has 3 ITS and 1 card.",
    ]
    table.passes()


def test_industry_tells_what_it_pays_to_the_end() -> None:
    table = Congress(Ann={"hand": "industrial_buildup", "regions": "india"}, Bob={"regions": "japan"})
    before = table.state.copy()
    table.plays("Ann", "industrial_buildup", "india")
    assert changed(table, before, "Ann") == [
        "India rises to influence 2 for good: 12 ITS more in the 12 rounds left.",
        "India is a major region now: targeting it costs 3 ITS.",
        "Ann holds a major region now: wars by Ann and against Ann become possible.",
    ]
    table.passes()


def test_a_card_is_given_up_for_a_reason() -> None:
    cards = "terrorism alliance colonialism regional_war occupation annexation incursion"
    table = Congress("draw", on_deck="purge", Ann={"hand": cards, "regions": "china"}, Bob={})
    before = table.state.copy()
    table.does("Ann", "discard terrorism")
    assert changed(table, before, "Ann") == ["Ann holds a major region, and Terrorism is not for powers."]
    assert not any("Terrorism" in fact for fact in changed(table, before, "Bob"))
    table.passes()


def test_a_war_tells_what_either_side_has_to_lose() -> None:
    table = Congress(
        "war",
        Ann={"hand": "cold_war", "regions": "china", "its": 6},
        Bob={"hand": "purge", "regions": "japan india", "its": 2},
    )
    assert threats(table, "Bob") == [
        "Ann can start a war with a war card (4 unseen): 6 ITS and 1 card, against 2 ITS."
    ]
    before = table.state.copy()
    table.plays("Ann", "cold_war", "Bob")
    assert changed(table, before, "Ann") == [
        "Ann puts 1 region at stake, Bob 2: the loser of the war loses 1 to 6.",
        "Bob has 2 ITS and 1 card to bid with, Ann 6 ITS and 0 cards.",
    ]
    assert threats(table, "Bob") == [
        "Bob may lose 1 to 6 of 2 regions by Cold War: 6 ITS and 0 cards can be bid by Ann."
    ]
    table.bid()
    table.passes()


def test_a_war_that_is_lost_says_so_and_its_danger_has_no_place_of_its_own() -> None:
    table = Congress(
        "war",
        dice="3",
        Ann={"hand": "cold_war", "regions": "china", "its": 6},
        Bob={"hand": "purge", "regions": "japan india", "its": 2},
    )
    table.plays("Ann", "cold_war", "Bob")
    before = table.state.copy()
    assert [danger.place for danger in dangers(table.seen_by("Bob"), 1)] == [""]
    table.bid(Ann="3", Bob="1")
    told_bob = changed(table, before, "Bob", "Bob")
    assert told_bob[0] == "You lose Japan and India, and 3 ITS every round."
    assert "Ann wins the war against you." in told_bob
    table.passes()


def test_a_war_that_was_lost_ends_no_danger_however_much_else_is_told() -> None:
    table = Congress(
        "war",
        dice="3",
        Ann={"hand": "cold_war", "regions": "china", "its": 6},
        Bob={"hand": "purge", "regions": "japan india", "its": 2},
    )
    table.plays("Ann", "cold_war", "Bob")
    before = table.seen_by(None)
    table.bid(Ann="3", Bob="1")
    told_all = why(heuristic("manifesto"), before, table.seen_by(None), 1)
    assert "coach.prevents" not in [each.key for each in told_all], "it has come true"
    [lost] = [fact for fact in facts(before, table.seen_by(None), 1) if fact.line.key == "fact.loses"]
    assert ("place", "") in lost.line.fields, "the largest fact says so, whatever is cut off"
    table.passes()


def test_what_a_third_side_has_bid_against_and_kept_out_is_good_for_it() -> None:
    table = Congress(
        Ann={"hand": "alliance", "regions": "china", "its": 5},
        Bob={"hand": "treaty", "its": 4},
        Cid={"hand": "treaty", "its": 4},
    )
    table.plays("Ann", "alliance", "india")
    before = table.state.copy()
    table.bid(Bob="against 1")
    found = {fact.line.key: fact.worth for fact in facts(before, table.state, 1)}
    assert found["fact.stays_neutral"] > 0
    stayed_out = {fact.line.key: fact.worth for fact in facts(before, table.state, 2)}
    assert stayed_out["fact.spends_nothing"] > 0
    table.passes()


def test_a_rich_rival_who_is_still_to_play_is_a_danger_and_a_poor_or_a_bound_one_is_not() -> None:
    table = Congress(
        order="Bob Cid Ann",
        truces={"Ann Cid": 9},
        Ann={"hand": "purge", "regions": "japan", "its": 2},
        Bob={"hand": "alliance treaty", "regions": "china", "its": 8},
        Cid={"hand": "treaty", "regions": "india", "its": 4},
    )
    [danger] = dangers(table.seen_by("Ann"), 0)
    assert told(table, [danger.line], "Ann") == [
        "Bob can attack Japan with a card that fits: 8 ITS and 2 cards, against 2 ITS."
    ]
    assert (danger.by, danger.place) == (1, "japan")
    assert threats(table, "Bob") == []
    table.passes()


def test_a_threat_has_not_ended_while_the_same_rival_can_attack_elsewhere_as_hard() -> None:
    """With the last ITS gone a richer region is named, and the first can still be attacked."""
    table = Congress(
        "conflict",
        Ann={"hand": "rebellion", "its": 10, "regions": "japan india"},
        Bob={"hand": "rebellion alliance", "its": 14, "regions": "europe"},
    )
    before, after = table.seen_by("Ann"), table.seen_by("Ann")
    after.its = (0, 14)
    assert [[each.place for each in dangers(view, 0)] for view in (before, after)] == [["india"], ["japan"]]
    assert not any(each.key == "coach.prevents" for each in why(KNOWN, before, after, 0))
    after.hands = (after.hands[0], ())
    [ended] = [each for each in why(KNOWN, before, after, 0) if each.key == "coach.prevents"]
    assert "Bob can attack India" in told(table, [ended])[0], "a rival without cards attacks nothing"


def test_what_a_rival_pays_in_the_same_contest_is_no_reason() -> None:
    table = Congress(
        Ann={"hand": "rebellion propaganda", "regions": "china", "its": 9},
        Bob={"hand": "alliance", "regions": "japan india", "its": 4},
    )
    table.plays("Ann", "rebellion", "japan")
    before = table.state.copy()
    table.bid(Ann="0", Bob="1")
    for who in ("Ann", "Bob"):
        seat = table.seats.index(who)
        paid = [fact.line for fact in facts(before, table.state, seat) if fact.line.key.startswith("fact.pays")]
        assert all(dict(each.fields)["seat"] == seat for each in paid), who


def test_in_the_last_round_the_leader_is_the_danger() -> None:
    table = Congress(number=20, Ann={"regions": "japan", "its": 2}, Bob={"regions": "china india"})
    assert threats(table, "Ann", "Ann") == ["Bob wins the century as things stand, with 2 regions to 1."]
    assert threats(table, "Bob") == []
    table.passes()


def test_in_the_last_round_a_seat_that_holds_as_much_is_a_danger_the_richest_first() -> None:
    table = Congress(
        number=20,
        Ann={"regions": "japan", "its": 2},
        Bob={"regions": "china", "its": 7},
        Cid={"regions": "india", "its": 9},
    )
    [danger] = dangers(table.seen_by("Ann"), 0)
    assert told(table, [danger.line], "Ann") == [
        "Cid holds as many regions, 1: a last bid would decide, 9 ITS and 0 cards against 2 ITS."
    ]
    assert (danger.by, danger.worth) == (2, 0.5)
    assert told(table, list(unseen(table.seen_by("Ann"), 0)), "Ann")[:2] == [
        "Bob: 7 ITS, 0 cards.",
        "Cid: 9 ITS, 0 cards.",
    ]
    table.passes()


def test_nothing_is_paid_for_a_region_that_is_won_in_the_last_round() -> None:
    for number, gain in ((19, "Ann gains India, and 1 ITS more every round."), (20, "Ann gains India.")):
        table = Congress(number=number, Ann={"hand": "alliance", "regions": "china", "its": 5}, Bob={"its": 4})
        before = table.state.copy()
        table.plays("Ann", "alliance", "india")
        table.bid()
        assert gain in changed(table, before, "Ann")
        table.passes()


def test_who_has_won_the_century_is_told_of_those_who_have_a_share_in_it() -> None:
    before = Congress(Ann={"regions": "japan"}, Bob={"regions": "china"}, Cid={}).state.copy()
    after = before.copy()
    after.result = Result((0.5, 0.5, 0.0), line("result.shared"))
    wins = [fact for fact in facts(before, after, 0) if fact.line.key == "fact.wins"]
    assert [(dict(fact.line.fields)["seat"], fact.worth) for fact in wins] == [(0, 1.0), (1, -1.0)]


def test_the_last_region_is_lost_to_a_war_and_a_war_of_others_is_no_danger() -> None:
    table = Congress(
        "war",
        Ann={"hand": "cold_war", "regions": "china", "its": 6},
        Bob={"hand": "purge", "regions": "japan", "its": 2},
        Cid={"regions": "india"},
    )
    table.plays("Ann", "cold_war", "Bob")
    assert threats(table, "Bob") == [
        "Bob may lose the last region to Cold War: 6 ITS and 0 cards can be bid by Ann."
    ]
    assert threats(table, "Cid") == []
    table.bid()
    table.passes()


def test_a_war_is_told_as_won_while_the_winner_still_names_what_is_lost() -> None:
    table = Congress(
        "war",
        dice="1",
        Ann={"hand": "cold_war", "regions": "china", "its": 6},
        Bob={"hand": "purge", "regions": "japan india", "its": 2},
        Cid={"regions": "middle_east"},
    )
    table.plays("Ann", "cold_war", "Bob")
    before, seen = table.state.copy(), table.seen_by(None)
    table.bid(Ann="3", Bob="1")
    assert changed(table, before, "Bob", "Bob")[0] == "Ann wins the war: 1 of your 2 regions will turn neutral."
    worth = [
        sum(fact.worth for fact in facts(before, table.state, seat) if fact.line.key == "fact.war_won")
        for seat in table.state.seats
    ]
    assert worth[0] >= worth[2] > 0.0 > worth[1]
    told_all = why(heuristic("manifesto"), seen, table.seen_by(None), 1)
    assert "coach.prevents" not in [each.key for each in told_all], "it has come true"
    before = table.state.copy()
    table.does("Ann", "name japan")
    named = changed(table, before, "Bob", "Bob")
    assert named[0] == "You lose Japan, and 2 ITS every round."
    assert "Ann wins the war against you." in named
    assert "fact.war_won" not in {fact.line.key for fact in facts(before, table.state, 0)}
    table.passes()


def test_who_plays_before_a_seat_is_who_may_still_attack_it() -> None:
    table = Congress(Ann={}, Bob={}, Cid={})
    state = table.state.copy()
    for order, to_come in (
        ((0, 1, 2), [1, 2]),
        ((1, 0, 2), [1]),
        ((1, 2), [1, 2]),
        ((1, 2, 0), [1, 2]),
        ((), []),
    ):
        state.agenda = ()
        push(state, *[PlayConflict(seat) for seat in order])
        assert _to_come(state, 0) == to_come
    table.passes()


@pytest.mark.parametrize("drawn", [0, 1, 2, 3, 5])
def test_the_chances_of_a_sum_are_those_that_counting_every_hand_gives(drawn: int) -> None:
    counts = ((0, 2), (1, 1), (3, 2))
    cards = [value for value, copies in counts for _ in range(copies)]
    every = Counter(sum(hand) for hand in combinations(cards, drawn))
    chances = {value: count / every.total() for value, count in sorted(every.items())}
    assert _sums(counts, drawn) == pytest.approx(chances)


# Laws


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_told_in_a_game_is_well_said_and_the_same_in_every_twin_world(seats: int) -> None:
    under, keys, spent, asked_for = trial("manifesto", seats, 5), set[str](), 0, 0
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
        assert all(each.place in ("", *REGIONS) and each.by != asked.seat for each in threatening)
        assert found == sorted(found, key=lambda fact: -abs(fact.worth))
        assert len(found) <= 6
        assert not found or abs(found[0].worth) >= LEAST
        assert len({(each.line.key, each.by, each.place) for each in threatening}) == len(threatening)
        twins = [_twin(view, reader, under.rng.randrange(1000)) for view in views]
        assert (found, threatening) == _told_in(twins, reader, asked.seat)
    assert spent / asked_for < 600, "calls for a question"
    assert {"fact.gains", "fact.loses", "fact.price", "danger.turned", "unseen.pool"} <= keys


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
