"""Goofspiel clause by clause: the table, the deed, the difference."""

from random import Random

from game.core.agenda import push, settle
from game.core.contract import UNSEEN
from game.titles import goofspiel, setup
from game.titles.goofspiel.events import BidsOpened, PrizeDiscarded, PrizeTurned, PrizeWon
from game.titles.goofspiel.rules import CARDS, Round, State
from tests.sure import sure
from tests.tabletop import Tabletop


class Duel(Tabletop[State]):
    """Two players in mid-game, with the remaining prizes in a known order."""

    def __init__(self, *prizes: str, red: tuple[str, ...] = CARDS, black: tuple[str, ...] = CARDS) -> None:
        state = State(factions=goofspiel.FACTIONS, hands=(red, black), prizes=prizes)
        push(state, Round())
        settle(state)
        super().__init__(goofspiel, state, ("red", "black"))


def test_go_set_01_both_hold_a_suit_and_a_third_is_shuffled() -> None:
    state = goofspiel.new(setup("goofspiel", seed=1))
    assert state.hands == (CARDS, CARDS)
    assert sorted((state.prize, *state.prizes), key=int) == list(CARDS)
    assert state.prizes != goofspiel.new(setup("goofspiel", seed=2)).prizes


def test_go_set_01_either_suit_can_be_chosen() -> None:
    state = goofspiel.new(setup("goofspiel", factions=("black", "red")))
    assert [goofspiel.faction(state, seat) for seat in (0, 1)] == ["black", "red"]


def test_go_set_02_a_bid_and_the_next_prizes_are_hidden() -> None:
    table = Duel("9", "4", "2")
    table.does("red", "bid 7")
    assert goofspiel.view(table.state, 1).sealed == (UNSEEN, "")
    assert goofspiel.view(table.state, 0).sealed == ("7", "")
    assert goofspiel.view(table.state, None).prizes == (UNSEEN, UNSEEN)


def test_go_set_02_imagining_a_bid_imagines_any_card_in_hand() -> None:
    table = Duel("9", "4", red=("7", "8"), black=("1", "2"))
    table.does("red", "bid 7")
    view, rng = goofspiel.view(table.state, 1), Random(1)
    assert {goofspiel.imagine(view, 1, rng).sealed[0] for _ in range(20)} == {"7", "8"}


def test_go_round_01_a_prize_is_turned_up_and_both_bid_for_it() -> None:
    table = Duel("9", "4")
    assert table.state.prize == "9"
    table.does("red", "bid 7")
    table.does("black", "bid 3")
    assert (table.state.prize, table.state.round) == ("4", 2)
    assert table.events[-1] == PrizeTurned("4")
    assert table.asked == ("red", "bid")


def test_go_bid_01_a_hand_card_must_be_bid() -> None:
    table = Duel("9", "4", red=("3", "5"))
    assert table.asks == ("red", {"bid 3", "bid 5"})
    assert table.refuses("red", "pass") == "GO-BID-01"
    assert table.refuses("black", "bid 3") == "GO-BID-01"


def test_go_bid_02_a_card_is_bid_once() -> None:
    table = Duel("9", "4")
    table.does("red", "bid 7")
    table.does("black", "bid 8")
    assert table.refuses("red", "bid 7") == "GO-BID-02"
    assert ["7" in table.state.hands[0], "8" in table.state.hands[1]] == [False, False]


def test_go_win_01_the_higher_bid_takes_the_prize() -> None:
    table = Duel("9", "4")
    table.does("red", "bid 7")
    table.does("black", "bid 10")
    assert table.events[:2] == [BidsOpened("7", "10"), PrizeWon(1, "9")]
    assert table.state.won == ((), ("9",))


def test_go_win_01_equal_bids_throw_the_prize_away() -> None:
    table = Duel("9", "4")
    table.does("red", "bid 7")
    table.does("black", "bid 7")
    assert table.events[1] == PrizeDiscarded("9")
    assert (table.state.won, table.state.discard) == (((), ()), ("9",))


def test_go_end_01_the_last_bids_are_automatic_and_the_higher_sum_wins() -> None:
    table = Duel("9", "4", red=("1", "7"), black=("2", "6"))
    table.does("red", "bid 7")
    table.does("black", "bid 6")
    assert table.state.scores == (9, 4)
    assert sure(table.state.result).shares == (1, 0)
    assert table.refuses("red", "bid 1") == "GO-END-01"


def test_go_end_01_equal_sums_share_the_victory() -> None:
    table = Duel("4", "4", red=("1", "7"), black=("2", "6"))
    table.does("red", "bid 7")
    table.does("black", "bid 6")
    assert sure(table.state.result).shares == (0.5, 0.5)
