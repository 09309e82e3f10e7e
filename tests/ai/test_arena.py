"""The arena measures fairly: same deals, every seat, and equal shares for equal players."""

import pytest

from tools.lab.arena import Bout, bouts, main, play, wilson


def test_equal_players_get_exactly_their_fair_share() -> None:
    shares = [0.0, 0.0]
    for bout in bouts("tests.toys.auction", "standard", ("greedy", "greedy"), 12, 1, seconds=None, simulations=0):
        for entrant, share in enumerate(play(bout).shares):
            shares[entrant] += share
    assert shares == [6.0, 6.0]


def test_every_deal_is_played_once_in_every_seat() -> None:
    every = list(bouts("tests.toys.auction", "standard", ("a", "b", "c"), 7, 1, seconds=None, simulations=0))
    assert len(every) == 9
    assert [bout.names for bout in every[:3]] == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert len({bout.seed for bout in every[:3]}) == 1
    assert len({bout.seed for bout in every}) == 3


def test_shares_are_returned_by_entrant_not_by_seat() -> None:
    straight = Bout("tests.toys.auction", "standard", ("random", "random"), (0, 1), 5, None, 0)
    turned = straight._replace(seats=(1, 0))
    assert play(straight).shares == play(turned).shares[::-1]


def test_players_can_be_named_as_in_version_0_1() -> None:
    old = Bout("tests.toys.auction", "standard", ("drifter", "thinker"), (0, 1), 5, None, 20)
    assert play(old).shares == play(old._replace(names=("random", "mcts"))).shares


def test_interval_is_wilsons_score_interval() -> None:
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.490, abs=1e-3)
    assert high == pytest.approx(0.943, abs=1e-3)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["nonsense", "--seats", "greedy,greedy"], "nonsense"),
        (["tests.toys.auction", "--seats", "greedy"], "2 to 4 seats"),
        (["tests.toys.auction", "--seats", "greedy,genius"], "no player called 'genius'"),
        (["tests.toys.auction", "--seats", "greedy,greedy", "--games", "0"], "at least 1"),
        (["tests.toys.auction", "--seats", "greedy,greedy", "--time", "-1"], "positive"),
    ],
)
def test_senseless_arguments_get_one_sentence(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(given) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1
