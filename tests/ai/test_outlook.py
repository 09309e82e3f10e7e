"""What sealed answers may bring: curves of Manifesto's notes, forecasts of Ideology's wishes."""

from random import Random
from typing import Any

import pytest

from ai.coach.advice import Idea, _as_level, advise, adviser, expecting
from ai.coach.causes import share
from ai.heuristics import heuristic
from ai.heuristics.manifesto import _note as note
from ai.heuristics.manifesto.evaluate import turn_left
from ai.levels import player
from ai.outlook import Curve, Foreseen, of_trials
from ai.search.budget import Budget
from game.core.contract import Action, Decision, line
from game.core.table import Table
from game.titles import rules_of, setup
from tests.games import asked_at
from tests.titles.manifesto.congress import Congress


def asked(title: str, seats: int, kind: str, turn: int = 0) -> tuple[Table[Any], Decision]:
    """Return a game between bots at a question of this kind with several options."""
    game = rules_of(title)
    table, bot = Table(game, setup(title, seats, seed=3)), player("greedy", title)
    while (decision := table.decision) is not None:
        if decision.kind == kind and len(decision.options) > 2 and game.turn(table.state) >= turn:
            return table, decision
        view = table.view(decision.seat)
        table.play(bot.choose(game, view, decision, Random(table.answered)).action)
    raise AssertionError("it was never asked")


def foreseen(title: str, view: Any, decision: Decision) -> Foreseen:
    """Return what a seat can foresee."""
    return heuristic(title).foresee(view, decision, Random("outlook"))


def curve(table: Congress, card: str, on: str) -> Curve:
    """Play a card and return its player's curve."""
    table.plays(table.asked[0], card, on)
    [found] = foreseen("manifesto", table.seen_by(table.asked[0]), asked_at(table.state)).curves
    table.bid()
    table.passes()
    return found


def test_note_wins_surely_only_beyond_the_others_means() -> None:
    found = curve(
        Congress(Ann={"hand": "incursion", "its": 6, "regions": "china"}, Bob={"its": 2, "regions": "india"}),
        "incursion",
        "india",
    )
    assert len(found.chances) == 7, "from 0 to all of its money"
    assert found.chances[3:] == (1.0,) * 4
    assert found.chances[0] < 1
    assert found.price is not None
    assert found.price <= 3


def test_no_price_of_winning_is_given_if_out_of_reach_in_some_games() -> None:
    found = curve(
        Congress(Ann={"hand": "incursion", "its": 1, "regions": "china"}, Bob={"its": 9, "regions": "india"}),
        "incursion",
        "india",
    )
    assert 0 < found.chances[-1] < 1, "some of the games can be won"
    assert found.price is None


def test_neutral_region_without_rival_bids_is_won_by_a_bid_of_zero() -> None:
    found = curve(
        Congress(Ann={"hand": "power_vacuum", "its": 2, "regions": "china"}, Bob={}), "power_vacuum", "india"
    )
    assert found.chances == (1.0,) * 3
    assert found.price == 0


@pytest.mark.parametrize("kind", ["name_sum", "take_side"])
def test_more_money_never_wins_less_and_twin_worlds_give_the_same_curves(kind: str) -> None:
    table, decision = asked("manifesto", 3, kind, turn=3)
    view = table.view(decision.seat)
    twin = table.game.view(table.game.imagine(view, decision.seat, Random(8)), decision.seat)
    found = foreseen("manifesto", view, decision)
    assert found == foreseen("manifesto", twin, decision)
    assert len(found.curves) == (2 if kind == "take_side" else 1)
    for each in found.curves:
        assert list(each.chances) == sorted(each.chances)
        assert all(0 <= chance <= 1 for chance in each.chances)
        assert [wins for _, wins in each.steps()] == sorted(set(each.tenths))


def test_hint_for_a_note_states_its_chance_and_the_price_of_winning() -> None:
    table, decision = asked("manifesto", 3, "name_sum", turn=3)
    few = adviser("manifesto", Budget(simulations=40))
    found = advise(table.game, table.view(decision.seat), decision, few, Random(1))
    first = found.ideas[0]
    assert first.expected.curve in found.outlook.curves
    told, *more = first.expected.told
    assert told.key in ("outlook.note", "outlook.nothing")
    assert {each.key for each in more} <= {"coach.dear", "coach.dear_level", "coach.enough"}
    assert dict(told.fields)["value"] == first.expected.value


def test_others_likely_wishes_add_up_and_the_harsher_wish_decides() -> None:
    table, decision = asked("ideology", 3, "wish", turn=2)
    view = table.view(decision.seat)
    twin = table.game.view(table.game.imagine(view, decision.seat, Random(8)), decision.seat)
    found = foreseen("ideology", view, decision)
    assert found == foreseen("ideology", twin, decision)
    assert len(found.forecasts) == 2
    for each in found.forecasts:
        assert sum(each.theirs.values()) == pytest.approx(1)
        assert each.brings["war"]["war"] == pytest.approx(1)
        assert each.brings["peace"] == each.theirs
        assert each.brings["neutral"]["peace"] == 0
    few = adviser("ideology", Budget(simulations=40))
    told = advise(table.game, view, decision, few, Random(1)).ideas[0].expected.told
    assert [each.key for each in told] == ["outlook.wish"]


@pytest.mark.parametrize(("kind", "more"), [("take_side", []), ("name_sum", ["coach.enough"])])
def test_only_a_question_of_the_sum_says_that_more_is_not_worth_it(kind: str, more: list[str]) -> None:
    """“More isn't worth it here” stood beside a side, where a larger sum was worth 4 to 16 points."""
    table, decision = asked("manifesto", 3, kind, turn=3)
    view = table.view(decision.seat)
    side = Action("for") if kind == "take_side" else Action(view.agenda[-1].side)
    deed = (side, Action("bid", "1")) if kind == "take_side" else (Action("bid", "1"),)
    idea = Idea(deed[0], 0.6, 64, deed, None, ())
    rising = Foreseen(curves=(Curve(side.verb, (0.2, 0.5, 0.96), 1.2),))
    (alone,) = expecting([idea], view, rising, heuristic("manifesto"))
    assert [each.key for each in alone.expected.told] == ["outlook.note", *more]


def test_likelier_but_less_valuable_note_is_called_dear() -> None:
    table, decision = asked("manifesto", 3, "name_sum", turn=3)
    view = table.view(decision.seat)
    rising = Curve(view.agenda[-1].side, (0.2, 0.5, 0.96), 1.2)

    def noted(curve: Curve, *notes: tuple[int, float]) -> tuple[Idea, ...]:
        ideas = [
            Idea(Action("bid", str(its)), value, 64, (Action("bid", str(its)),), None, ()) for its, value in notes
        ]
        return expecting(ideas, view, Foreseen(curves=(curve,)), heuristic("manifesto"))

    def told(curve: Curve, *notes: tuple[int, float]) -> list[str]:
        return [each.key for each in noted(curve, *notes)[0].expected.told]

    assert told(rising, (0, 0.6), (2, 0.5)) == ["outlook.nothing", "coach.dear"]
    assert told(rising, (0, 0.6), (2, 0.6)) == ["outlook.nothing", "coach.dear_level"], (
        "2 was second, and unexplained"
    )
    assert told(rising, (1, 0.6), (2, 0.5)) == ["outlook.note", "coach.dear"]
    assert told(rising, (2, 0.6), (0, 0.5)) == ["outlook.note"]
    assert told(rising, (1, 0.6), (0, 0.5)) == ["outlook.note", "coach.enough"], "a note of 2 wins in 9 of 10"
    level, _ = noted(rising, (0, 0.6), (2, 0.59))
    assert [each.key for each in _as_level(level).expected.told] == ["outlook.nothing", "coach.dear_level"]
    doubted = level._replace(reasons=(line("coach.fades"),))
    assert _as_level(doubted).reasons == (), "that the second is about as good says it"
    sure = rising._replace(chances=(1.0, 1.0, 1.0))
    assert told(sure, (0, 0.6), (2, 0.5)) == ["outlook.nothing"], "it wins as often"
    first, second = noted(rising, (0, 0.6), (2, 0.5))
    assert [dict(each.expected.told[0].fields)["price"] for each in (first, second)] == [1, ""], "said once"
    assert rising.tenths == (2, 5, 9), "not ten, as long as it can fail"


def test_expectation_of_a_wish_is_not_a_reason_for_it() -> None:
    """“Fascism will probably wish for war” made up a fifth of all reasons in Ideology."""
    table, decision = asked("ideology", 2, "wish", turn=2)
    view = table.view(decision.seat)
    found = foreseen("ideology", view, decision)
    ideas = [Idea(each, 0.5, 64, (each,), None, ()) for each in decision.options]
    told = expecting(ideas, view, found, heuristic("ideology"))
    assert len({each.expected.told for each in told}) > 1
    assert all(each.reasons == () for each in told)


def test_an_open_question_has_no_outlook() -> None:
    table, decision = asked("ideology", 2, "spread")
    view = table.view(decision.seat)
    assert foreseen("ideology", view, decision) == Foreseen()
    assert foreseen("espionage", view, decision) == Foreseen()


def test_not_everything_is_staked_in_the_last_round_while_play_continues() -> None:
    """In worlds imagined without the agenda, every seat seemed to have its last chance."""
    game, bot = rules_of("manifesto"), player("greedy", "manifesto")
    table, stakes = Table(game, setup("manifesto", 4, level="short", seed=3)), list[bool]()
    while (decision := table.decision) is not None:
        view = table.view(decision.seat)
        for seat in view.seats if decision.kind == "name_sum" and view.round == view.level.rounds else ():
            if seat != decision.seat and turn_left(view, seat) and view.its[seat] > 4:
                rng = Random(f"{table.answered} {seat}")
                written = note(game.imagine(view, decision.seat, rng), seat, rng)
                stakes += [written.its == view.its[seat]] if written is not None else []
        table.play(bot.choose(game, view, decision, Random(table.answered)).action)
    assert len(stakes) > 5
    assert sum(stakes) < len(stakes) / 2


def test_staying_out_has_the_same_chance_as_a_bid_of_zero() -> None:
    table, decision = asked("manifesto", 3, "take_side", turn=3)
    view = table.view(decision.seat)
    found = foreseen("manifesto", view, decision)
    first = found.curves[0]
    [told] = heuristic("manifesto").expects(view, found, (Action("abstain"),)).told
    assert told.key == f"outlook.stay_{first.side}"
    assert dict(told.fields)["often"] == of_trials(first.chances[0])


def test_outcome_decided_by_a_note_has_one_figure() -> None:
    """“Fascism fails in Germany in 7 of 10 trial games” was shown above “a note of 4 wins in 9 of 10”."""
    table, decision = asked("manifesto", 3, "take_side", turn=3)
    view, known = table.view(decision.seat), heuristic("manifesto")
    region, active = view.contest.region, view.contest.active
    of_it = line("happens.conflict_lost", seat=active, region=region, often=share(0.7, 0.2))
    besides = line("happens.region_lost", seat=active, region="a region elsewhere", often=share(0.7, 0.2))
    reasons = (of_it, besides, line("coach.against", fact=of_it))
    idea = Idea(Action("against"), 0.5, 9, (Action("against"),), None, reasons)
    [kept] = expecting((idea,), view, foreseen("manifesto", view, decision), known)
    assert kept.reasons == (besides,)
