"""Plays: which answers belong to one move, as read off the agenda, and which of them are judged together."""

from random import Random
from typing import Any

import pytest

from ai.coach.plays import deed, plays, stretches
from ai.coach.review import asked, judge, moment, of_seats, review
from ai.heuristics import STUDIED, heuristic
from ai.players import GreedyPlayer
from ai.search.budget import Budget
from game.core import agenda
from game.core.resigning import Resigning
from game.core.table import Table
from game.titles import rules_of, setup
from tests.games import asked_at

FEW = Budget(simulations=12)


def game_of(title: str, seats: int, answers: int = 300, seed: int = 3) -> Table[Any]:
    """Return the beginning of a game between players that look one deed ahead."""
    table = Table(rules_of(title), setup(title, seats, seed=seed))
    who = GreedyPlayer(heuristic(title), 1)
    while (decision := table.decision) is not None and table.answered < answers:
        rng = Random(table.answered)
        table.play(who.choose(table.game, table.view(decision.seat), decision, rng).action)
    return table


@pytest.mark.parametrize("title", STUDIED)
def test_every_answer_is_in_one_play_and_every_choice_is_judged_once(title: str) -> None:
    table = game_of(title, 2, 120)
    every = plays(table)
    assert [number for play in every for number in range(play.first, play.end)] == list(range(table.answered))
    assert all(table.answers[play.first].seat == play.seat for play in every)
    chosen = [n for n in range(table.answered) if len(table.state_before(n).options) > 1]
    assert [number for each in stretches(table) for number in each.numbers] == chosen


@pytest.mark.parametrize("title", STUDIED)
def test_answers_judged_together_are_of_one_seat_and_foreseeable(title: str) -> None:
    """Whatever is hidden, the seat could have given the same answers one after another."""
    table = game_of(title, 2, 120)
    for each in stretches(table):
        first = each.numbers[0]
        state = table.state_before(first)
        for number in range(3):
            world = table.game.imagine(table.game.view(state, each.seat), each.seat, Random(f"other {number}"))
            for action in deed(table, first)[:-1]:
                decision = asked_at(world)
                assert decision.seat == each.seat
                assert action in decision.options
                agenda.advance(world, action)


def test_a_card_its_country_and_the_block_are_one_play() -> None:
    table = game_of("espionage", 2)
    blocked = [
        play
        for play in plays(table)
        if table.answers[play.first].action.verb == "influence"
        and any(table.answers[n].action.verb == "block" for n in range(play.first, play.end))
    ]
    assert blocked
    for play in blocked:
        given = table.answers[play.first : play.end]
        assert given[1].action.verb in ("place", "add", "announce"), "a card of one country names it"
        assert {each.seat for each in given} == {0, 1}
        within = [n for n in asked(table) if play.first <= n < play.end]
        assert play.seat == 1 or of_seats(table, within, (0,))


def test_turn_of_world_order_has_few_plays_of_many_clicks() -> None:
    table = game_of("world_order", 4)
    choices = [n for n in range(table.answered) if len(table.state_before(n).options) > 1]
    assert len(plays(table)) < len(choices) / 2
    assert len(asked(table)) < len(choices) / 2


def test_note_is_a_separate_decision() -> None:
    table = game_of("manifesto", 3, 150)
    kinds = [getattr(agenda.decision(table.state_before(number)), "kind", "") for number in range(table.answered)]
    begun = {play.first for play in plays(table)}
    notes = [
        n
        for n, kind in enumerate(kinds)
        if kind == "name_sum" and table.answers[n - 1].seat != table.answers[n].seat
    ]
    assert notes
    assert set(notes) <= begun
    together = [each.numbers for each in stretches(table)]
    for number, kind in enumerate(kinds):
        if kind == "name_sum":
            assert not any(
                number in each and kinds[each[0]] in ("play_conflict", "choose_target") for each in together
            )


def test_resignation_ends_no_play_and_is_not_judged() -> None:
    table = game_of("espionage", 2, 30)
    before = plays(table)
    table.play(Resigning((1,)).action())
    assert plays(table) == before
    assert max(asked(table)) < table.answered - 1


def test_review_lists_a_play_once_for_every_deciding_seat() -> None:
    table = game_of("espionage", 2, 60)
    judged = {number: judge(moment(table, number), Random(number), budget=FEW) for number in asked(table)}
    told = review(table, judged)
    assert [each.number for every in told.plays for each in every.judged] != []
    assert sorted(each.number for every in told.plays for each in every.judged) == sorted(judged)
    assert len({(every.play, every.seat) for every in told.plays}) == len(told.plays)
    assert any(every.seat != every.play.seat for every in told.plays)


def test_same_answers_give_the_same_plays() -> None:
    short, longer = game_of("ideology", 3, 60), game_of("ideology", 3, 90)
    assert plays(longer)[: len(plays(short)) - 1] == plays(short)[:-1]
