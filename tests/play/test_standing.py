"""Answers that also hold for later questions, and answers that public facts have decided."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.core.contract import Action, line
from game.core.conversation import Repeat
from game.core.identity import Identity
from game.core.table import Table
from game.core.telling import Danger
from game.core.views import unseen_answers
from game.play.coach_words import CoachWords
from game.play.standing import StandingAnswers
from game.titles import conversation, rules_of, setup
from game.titles.manifesto.state import Conflict, War
from tests.chairs import shown_to, unkept
from tests.sure import sure


@pytest.fixture(scope="module")
def asked() -> dict[str, Table[Any]]:
    """Return a table of three for each kind of question, at the first one in a random game."""
    found: dict[str, Table[Any]] = {}
    table, rng = Table(rules_of("manifesto"), setup("manifesto", 3, seed=4)), Random(4)
    while table.decision is not None and len(found) < 12:
        if table.decision.kind not in found:
            found[table.decision.kind] = played_to(table)
        table.play(rng.choice(table.decision.options))
    return found


def played_to(table: Table[Any]) -> Table[Any]:
    """Return another table at the same question."""
    other = Table(table.game, table.setup)
    for given in table.answers:
        other.play(given.action)
    return other


def passing(table: Table[Any], until: str) -> Iterator[str]:
    """Pass, or go first, until a question of a kind; yield the kinds on the way."""
    while table.decision is not None and table.decision.kind != until:
        yield table.decision.kind
        verbs = {action.verb: action for action in table.decision.options}
        table.play(verbs.get("pass") or verbs.get("stop") or table.decision.options[0])


def test_standing_order_applies_to_all_phases_of_a_round(asked: dict[str, Table[Any]]) -> None:
    table, standing = played_to(asked["first_or_last"]), StandingAnswers(conversation("manifesto"))
    winner = sure(table.decision).seat
    first, last, _ = standing.at_once(table)
    assert standing.answer(table, winner) is None, "nobody has said anything yet"
    standing.hold(winner, last)
    assert standing.answer(table, winner) == last.action == Action("last")
    table.play(last.action)
    assert "play_peace" in list(passing(table, "first_or_last"))
    assert standing.answer(table, winner) == Action("last"), "in war too"
    assert standing.at_once(table)[:2] != (first, last), "where it's only fulfilled, it isn't offered again"


def test_answer_stands_only_once_it_is_confirmed(asked: dict[str, Table[Any]]) -> None:
    """The coach's objection to "nothing this round" used to be skipped, and the round was lost."""
    table, standing = played_to(asked["first_or_last"]), StandingAnswers(conversation("manifesto"))
    winner = sure(table.decision).seat
    first, last, _ = standing.at_once(table)
    for seat, action in ((winner, first.action), (winner + 1, last.action)):
        standing.mean(winner, last)
        assert standing.answer(table, winner) is None
        standing.given(seat, action)
        standing.given(winner, last.action)
        assert standing.answer(table, winner) is None, "something else was given after all"
    standing.mean(winner, last)
    standing.given(winner, last.action)
    assert standing.answer(table, winner) == last.action


def test_one_seats_standing_answers_are_dropped_without_the_others(asked: dict[str, Table[Any]]) -> None:
    table, standing = played_to(asked["first_or_last"]), StandingAnswers(conversation("manifesto"))
    _, last, _ = standing.at_once(table)
    for seat in (0, 1):
        standing.hold(seat, last)
    standing.forget(0)
    assert [standing.any_of(seat) for seat in (0, 1)] == [False, True]
    standing.forget()
    assert not standing.any_of(1)


def test_pass_in_peace_and_war_is_asked_again_in_the_next_round(asked: dict[str, Table[Any]]) -> None:
    table, standing = played_to(asked["play_peace"]), StandingAnswers(conversation("manifesto"))
    assert table.decision is not None
    seat, (both, *_) = table.decision.seat, standing.at_once(table)
    standing.hold(seat, both)
    assert standing.answer(table, seat) == Action("pass")
    table.play(Action("pass"))
    number = table.state.round
    while table.decision is not None and (table.state.round == number or table.decision.kind != "play_peace"):
        if table.decision.kind == "start_war" and table.decision.seat == seat:
            assert standing.answer(table, seat) == Action("pass")
        table.play(table.decision.options[-1])
    while table.decision is not None and table.decision.seat != seat:
        table.play(Action("pass"))
    assert standing.answer(table, seat) is None


def test_passing_in_peace_and_war_also_answers_the_order_in_war(asked: dict[str, Table[Any]]) -> None:
    table, standing = played_to(asked["first_or_last"]), StandingAnswers(conversation("manifesto"))
    winner = sure(table.decision).seat
    table.play(Action("last"))
    while sure(table.decision).seat != winner:
        table.play(Action("pass"))
    standing.hold(winner, standing.at_once(table)[0])
    assert standing.answer(table, winner) == Action("pass")
    table.state.majors = (1, 1, 1)  # three powers, so that a war is possible
    while sure(table.decision).kind != "first_or_last":
        table.play(Action("pass"))
    assert (table.state.phase, standing.answer(table, winner)) == ("war", Action("first"))


@pytest.mark.parametrize("first", ["buy_card", "play_peace"])
def test_nothing_this_round_is_said_once_and_still_asks_about_defence(
    asked: dict[str, Table[Any]], first: str
) -> None:
    """Two people used to be handed the screen ten times in a round in which neither did anything."""
    table, standing = played_to(asked[first]), StandingAnswers(conversation("manifesto"))
    seat, number = sure(table.decision).seat, table.state.round
    rng = Random(1)
    (nothing,) = [each for each in standing.at_once(table) if each.words == line("board.nothing")]
    standing.hold(seat, nothing)
    spared, defended = set[str](), 0
    while (put := table.decision) is not None and table.state.round == number:
        answer = standing.answer(table, seat) if put.seat == seat else None
        contested = isinstance(table.state.contest, Conflict | War)
        if put.seat == seat and put.kind in ("name_sum", "add_cards") and contested:
            assert answer is None, "it's attacked"
            defended += 1
        elif put.seat == seat:
            assert answer is not None, put.kind
            assert answer.verb in ("stop", "pass", "abstain", "bid", "seal", "first")
            assert answer.noun in ("", "0")
            spared.add(put.kind)
        table.play(answer or rng.choice(put.options))
    assert len(spared) > 2
    while table.decision is not None and table.decision.seat != seat:
        table.play(table.decision.options[-1])
    assert standing.answer(table, seat) is None, "the next round is asked about anew"


def test_asking_for_a_repeated_answer_keeps_it_but_expiring_drops_it() -> None:
    """The property `answers_itself` used to drop it when a picture was painted."""
    table, rng = Table(rules_of("ideology"), setup("ideology", 3, seed=4)), Random(4)
    standing = StandingAnswers(conversation("ideology"))
    while (put := table.decision) is not None and standing.on_offer(table, put.seat) is None:
        table.play(rng.choice(put.options))
    seat = sure(put).seat
    wished = sure(standing.on_offer(table, seat))
    standing.wished[seat] = Repeat(wished.action, wished.stakes - {next(iter(wished.stakes))})
    assert standing.answer(table, seat) is None, "more is at stake"
    assert standing.any_of(seat)
    standing.expire(table, seat)
    assert not standing.any_of(seat)
    standing.wished[seat] = wished
    standing.expire(table, seat)
    assert standing.answer(table, seat) == wished.action


def test_warnings_omit_actions_a_seat_has_openly_forgone(asked: dict[str, Table[Any]]) -> None:
    """The newspaper used to warn of a war by a seat that had said it does nothing this round."""
    table, standing = played_to(asked["play_peace"]), StandingAnswers(conversation("manifesto"))
    seat = sure(table.decision).seat
    both, nothing = standing.at_once(table)
    war, attack = (Danger(line("danger"), seat, "", begins) for begins in ("start_war", "play_conflict"))
    begun = war._replace(begins="")
    standing.hold(seat, both)
    assert not standing.forgoes(table, war), "nobody knows that they will pass in war"
    standing.hold(seat, nothing)
    assert [standing.forgoes(table, each) for each in (war, attack, begun)] == [True, True, False]
    assert not standing.forgoes(table, war._replace(by=seat + 1))
    reader = (seat + 1) % 3
    words = CoachWords(shown_to(reader, unkept("a", table)), standing)
    words._dangers = ((Identity(table.state), reader), (war, begun))
    assert words.dangers() == (begun,)
    table.state.round += 1
    assert not standing.forgoes(table, war), "only this round was said"


def test_one_answer_buys_several_cards(asked: dict[str, Table[Any]]) -> None:
    table, standing = played_to(asked["buy_card"]), StandingAnswers(conversation("manifesto"))
    assert table.decision is not None
    seat, its = table.decision.seat, table.state.its[table.decision.seat]
    offered = {each.words: each for each in standing.at_once(table) if each.words is not None}
    assert [each.instead for each in offered.values()][:2] == [True, False], "one card, and then stop"
    standing.hold(seat, offered[line("board.buy_several", count=2)])
    given = list[Action]()
    while table.decision is not None and (table.decision.kind, table.decision.seat) == ("buy_card", seat):
        answer = standing.answer(table, seat)
        assert answer is not None, "it holds until the last card is bought, and then stops"
        given.append(answer)
        table.play(answer)
    assert given == [Action("buy"), Action("buy"), Action("stop")][: 2 + (its >= 9)]
    assert table.state.its[seat] == its - 6
    other = table.decision
    assert other is not None
    assert other.kind == "buy_card"
    assert standing.answer(table, other.seat) is None


def test_only_staying_out_and_a_bid_of_zero_may_be_answered_unseen(
    asked: dict[str, Table[Any]],
) -> None:
    assert unseen_answers(asked["take_side"].view(None)) == (Action("abstain"),)
    assert unseen_answers(asked["name_sum"].view(None)) == (Action("bid", "0"),)


def test_standing_bid_of_zero_adds_no_card_and_holds_for_one_note(asked: dict[str, Table[Any]]) -> None:
    table, standing = played_to(asked["name_sum"]), StandingAnswers(conversation("manifesto"))
    assert table.decision is not None
    seat, contest = table.decision.seat, table.state.contest
    nothing = next(each for each in standing.at_once(table) if each.words == line("board.bid_nothing"))
    assert nothing.instead, "half a note is never given from the open table"
    standing.hold(seat, nothing)
    given, later = list[Action](), 0
    while table.decision is not None and later < 3:
        answer = standing.answer(table, seat)
        if table.decision.seat == seat and table.decision.kind in ("name_sum", "add_cards"):
            if table.state.contest == contest:
                assert answer is not None
                given.append(answer)
            else:
                assert answer is None, "another contest asks anew"
                later += 1
        table.play(answer or table.decision.options[0])
    assert given == [Action("bid", "0"), Action("seal")]
    assert later == 3


def test_seat_with_nothing_to_bid_stays_out_automatically(asked: dict[str, Table[Any]]) -> None:
    table, standing = played_to(asked["take_side"]), StandingAnswers(conversation("manifesto"))
    seat, state = sure(table.decision).seat, table.state
    assert standing.answer(table, seat) is None
    state.hands = tuple(() if each == seat else hand for each, hand in enumerate(state.hands))
    state.its = tuple(0 if each == seat else its for each, its in enumerate(state.its))
    assert standing.answer(table, seat) == Action("abstain")
