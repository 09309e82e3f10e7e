"""Each rule of turn taking on its own, at a minimal table without window or clock."""

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast

import pytest

from game.client.kit.settings import INSTANT, Settings
from game.client.match.controls import Control
from game.client.match.offered import Offered
from game.client.match.overlays import Overlays
from game.client.match.sight import Sight
from game.client.match.turns import REST, ScreenTurns
from game.core.contract import Action, Decision
from game.core.conversation import Repeat
from game.core.table import Answer
from game.play.answers import Give
from game.play.drafts import Drafts
from game.play.reaching import Reaching
from game.play.turns import GRACE, PACE, SEALED_PACE, WAIT, WINDOW, HandOver, Turns
from tests.client.test_reach import Goes, acts
from tests.toys.auction import Seal

ME, BOT, OTHER = 0, 1, 2
GO, STAY, PASS = acts("go cuba", "stay", "pass")
MINE = Decision(ME, "play", (GO, STAY))
WINDOWED = Decision(ME, "counter", (PASS, GO), window=True)
THEIRS = Decision(BOT, "play", (GO, STAY))


@dataclass
class Game:
    """A table that asks something, records the answer and goes no further."""

    decision: Decision | None = MINE
    people: tuple[int, ...] = (ME,)
    reader: int | None = ME
    answers: list[tuple[int, Action]] = field(default_factory=list)
    result: object = None
    repeat: Repeat | None = None
    """The action that the board would repeat."""
    settled: Action | None = None
    confirms: bool = False
    answer: Action | None = None
    """The answer given by the seat that is asked."""
    continues: bool = False
    looks_next: int | None = None
    at_rest: bool = True
    idle: bool = True
    alone_passes: Action | None = None
    """The action that passes a question without a choice."""
    ahead: list[Action] = field(default_factory=list)
    undo: bool = False
    writing: bool = False
    """True while the last answer is being written to disk."""
    whispered: bool = False
    """Whether the last answer was a pass or something similar."""
    news: tuple[str, ...] = ("news",)
    moved: bool = True
    top: object = Goes(BOT, ())
    done: list[object] = field(default_factory=list)
    """The rules' actions, in order."""

    def mine(self) -> Decision | None:
        asked = self.decision
        return asked if asked is not None and asked.seat == self.reader else None


def at(game: Game, settings: Settings | None = None) -> ScreenTurns:
    """Return turns at a table that has nothing else."""
    state = SimpleNamespace(agenda=(game.top,))
    table = SimpleNamespace(
        answers=game.answers,
        answer=lambda number: Answer(*game.answers[number]),
        answered=len(game.answers),
        state=state,
        result=game.result,
        decision=game.decision,
        seats=(ME, BOT, OTHER),
        state_before=lambda number: number,
        view=lambda seat: seat,
    )
    board = SimpleNamespace(settled=lambda view, asked: game.settled, holding="")
    conversation = SimpleNamespace(
        repeat=lambda view, asked: game.repeat,
        confirms=lambda before, given, asked: game.confirms,
        at_once=lambda view, asked: (),
        decided=lambda view, asked: None,
    )
    sitting = SimpleNamespace(
        board=board,
        conversation=conversation,
        table=table,
        seats=table.seats,
        result=game.result,
        people=game.people,
        reader=game.reader,
        decision=game.decision,
        told=[],
        view=None,
        mine=game.mine,
        is_person=lambda seat: seat in game.people,
        goes_on=lambda: game.continues,
        ask=lambda: game.done.append("ask"),
        answer=lambda: game.answer,
        give=game.done.append,
        now=SimpleNamespace(
            asked=game.decision,
            mine=game.mine(),
            next=game.looks_next,
            people=game.people,
            number=len(game.answers),
            question=len(game.answers),
        ),
        names=("Ada", "Bo", "Cy"),
        sitter=lambda seat: f"sitter {seat}",
        writing=game.writing,
    )
    drafts = SimpleNamespace(
        sitting=sitting,
        ahead=game.ahead,
        passed=set(),
        joined=set(),
        passing=lambda: game.alone_passes,
        foreseen=lambda: next(iter(game.ahead), None),
        can_undo=lambda: game.undo,
    )
    overlays = SimpleNamespace(
        asks_anew=lambda: game.done.append("cleared"),
        changed_hands=game.done.append,
        open_what_is_due=lambda: game.done.append("sheet"),
    )
    stage = SimpleNamespace(idle=game.idle, view=None, bundles=SimpleNamespace(brisk=False))
    sight = SimpleNamespace(
        board=board, at_rest=game.at_rest, stage=stage, hurrying=False, whispered=game.whispered
    )
    sight.hurry = lambda *, wanted: setattr(sight, "hurrying", wanted)
    reaching = Reaching(cast(Any, sitting), cast(Any, board))
    made = ScreenTurns(
        cast(Drafts, drafts),
        settings or Settings(),
        reaching,
        cast(Overlays, overlays),
        Offered(),
        cast(Sight, sight),
    )
    made.since = cast(Any, SimpleNamespace(news=lambda: game.news, moved=lambda: game.moved, by_hand=-1))
    made.number = len(game.answers)
    return made


# --- what is asked ---


@pytest.mark.parametrize(
    ("game", "put"),
    [
        (Game(), MINE),
        (Game(at_rest=False), None),
        (Game(writing=True), None),
        (Game(THEIRS), None),
        (Game(None), None),
        (Game(alone_passes=PASS), None),
        (Game(alone_passes=PASS, people=(ME, OTHER)), MINE),
    ],
)
def test_question_is_put_when_everything_is_at_rest(game: Game, put: object) -> None:
    assert at(game).open_question == put


def test_forced_pass_is_put_as_a_question_without_auto_pass() -> None:
    turns = at(Game(alone_passes=PASS), Settings(auto_pass=False))
    assert (turns.open_question, turns.answers_itself) == (MINE, False)


def test_nothing_happens_before_the_last_answer_is_on_disk() -> None:
    game = Game(answer=PASS, writing=True)
    assert at(game).next() is WAIT
    assert game.done == []


@pytest.mark.parametrize("held", [False, True])
def test_reading_pupil_is_not_asked_anything(held: bool) -> None:
    turns = at(Game())
    turns.lesson = cast(Any, SimpleNamespace(held=held, judge=lambda: None))
    assert turns.open_question == (None if held else MINE)
    assert turns.read_first() is (WAIT if held else None)
    assert at(Game()).read_first() is None


@pytest.mark.parametrize(
    ("wished", "offered", "stands"),
    [
        (None, None, False),
        (None, Repeat(STAY, frozenset()), False),
        (Repeat(STAY, frozenset({1})), Repeat(STAY, frozenset()), True),
        (Repeat(STAY, frozenset()), Repeat(STAY, frozenset({1})), False),
        (Repeat(STAY, frozenset()), Repeat(GO, frozenset()), False),
        (Repeat(STAY, frozenset()), None, False),
    ],
)
def test_standing_answer_repeats_until_something_changes(
    wished: Repeat | None, offered: Repeat | None, stands: bool
) -> None:
    game = Game(repeat=offered)
    turns = at(game)
    if wished is not None:
        turns.standing.wished[ME] = wished
    assert turns.answers_itself is stands
    assert turns.answers_itself is stands, "it is found out once for a position"
    turns.stood = PACE - 0.01
    turns.repeated()
    assert game.done == []
    turns.stood = PACE
    turns.repeated()
    assert game.done == ([STAY] if stands else [])
    turns.confirming = True
    assert not turns.answers_itself, "the end of a turn is to be told first"


def test_cached_decisions_are_recomputed_when_a_wish_or_setting_changes() -> None:
    turns = at(Game(alone_passes=PASS, repeat=Repeat(STAY, frozenset())))
    assert turns.answers_itself
    turns.settings.auto_pass = False
    assert not turns.answers_itself
    turns.standing.wished[ME] = Repeat(STAY, frozenset())
    assert turns.answers_itself


@pytest.mark.parametrize(
    ("game", "left"),
    [
        (Game(WINDOWED, people=(ME, OTHER)), 0.75),
        (Game(WINDOWED, people=(ME,)), 0.0),
        (Game(WINDOWED, people=(ME, OTHER), idle=False), 0.0),
        (Game(MINE, people=(ME, OTHER)), 0.0),
        (Game(THEIRS, people=(ME, OTHER)), 0.0),
    ],
)
def test_reaction_window_stays_open_longer_where_people_share_a_screen(game: Game, left: float) -> None:
    turns = at(game)
    turns.stood = WINDOW / 4
    assert turns.window_left() == left
    turns.stood = 2 * WINDOW
    assert turns.window_left() == 0.0


@pytest.mark.parametrize(
    ("game", "confirms"),
    [
        (Game(THEIRS, answers=[(ME, GO)], confirms=True), True),
        (Game(THEIRS, answers=[(ME, GO)]), False),
        (Game(THEIRS, answers=[], confirms=True), False),
        (Game(THEIRS, answers=[(BOT, GO)], confirms=True), False),
        (Game(THEIRS, answers=[(ME, GO)], confirms=True, people=()), False),
        (Game(MINE, answers=[(ME, GO)], confirms=True), False),
        (Game(None, answers=[(ME, GO)], confirms=True), False),
    ],
)
def test_end_of_ones_own_turn_is_confirmed(game: Game, confirms: bool) -> None:
    assert at(game).to_confirm() is confirms


@pytest.mark.parametrize(
    ("game", "speed", "pace"),
    [
        (Game(THEIRS), 1.0, PACE),
        (Game(THEIRS), 0.25, PACE),
        (Game(THEIRS), 4.0, PACE / 4),
        (Game(THEIRS), INSTANT, 0.0),
        (Game(THEIRS, top=Seal(BOT)), 1.0, SEALED_PACE),
        (Game(THEIRS._replace(window=True)), 1.0, SEALED_PACE),
        (Game(THEIRS, whispered=True), 1.0, SEALED_PACE),
        (Game(MINE), 1.0, 0.0),
        (Game(None), 1.0, 0.0),
        (Game(THEIRS, continues=True), 1.0, 0.0),
    ],
)
def test_bots_answer_is_shown_after_a_constant_delay(game: Game, speed: float, pace: float) -> None:
    turns = at(game, Settings(speed=speed))
    turns.stood = pace
    assert turns.in_time()
    turns.stood = max(0.0, pace - 0.001)
    assert turns.in_time() is not bool(pace)


@pytest.mark.parametrize(("undo", "touched", "waits"), [(True, 0, True), (False, 0, False), (True, -1, False)])
def test_bot_waits_while_ones_own_answer_can_still_be_undone(undo: bool, touched: int, waits: bool) -> None:
    for speed in (1.0, 2.0):
        turns = at(Game(THEIRS, answers=[(ME, GO)], undo=undo), Settings(speed=speed))
        turns.touched, turns.stood = touched, GRACE / speed - 0.01
        assert turns.in_time() is not (waits or turns.stood * speed < PACE)
        turns.stood = GRACE / speed
        assert turns.in_time()


@pytest.mark.parametrize(
    ("game", "confirming", "who", "thinking"),
    [
        (Game(THEIRS), False, ("You", "sitter 1", "sitter 2"), BOT),
        (Game(THEIRS), True, ("You", "sitter 1", "sitter 2"), None),
        (Game(THEIRS, idle=False), False, ("You", "sitter 1", "sitter 2"), None),
        (Game(MINE), False, ("You", "sitter 1", "sitter 2"), None),
        (Game(None), False, ("You", "sitter 1", "sitter 2"), None),
        (Game(THEIRS, reader=None), False, ("sitter 0", "sitter 1", "sitter 2"), BOT),
    ],
)
def test_seating_says_who_sits_where_and_whose_bot_is_thinking(
    game: Game, confirming: bool, who: tuple[str, ...], thinking: int | None
) -> None:
    turns = at(game)
    turns.confirming = confirming
    found = turns.seating()
    assert (tuple(each.capitalize() if each == "you" else each for each in found.who), found.thinking) == (
        who,
        thinking,
    )


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (Game(), [("news",)]),
        (Game(moved=False), [()]),
        (Game(THEIRS), []),
        (Game(WINDOWED), []),
        (Game(people=(ME, OTHER)), []),
        (Game(alone_passes=PASS), []),
    ],
)
def test_news_is_shown_when_the_viewer_is_asked_again(game: Game, told: list[object]) -> None:
    at(game).tell_news()
    assert game.done == told


def test_no_news_is_shown_to_a_pupil_or_at_the_end_of_a_turn() -> None:
    game = Game()
    turns = at(game)
    turns.confirming = True
    turns.tell_news()
    turns.confirming, turns.lesson = False, cast(Any, SimpleNamespace())
    turns.tell_news()
    assert game.done == []


@pytest.mark.parametrize(("game", "asked"), [(Game(THEIRS), True), (Game(MINE), False), (Game(None), False)])
def test_bot_is_asked_while_something_still_moves(game: Game, asked: bool) -> None:
    turns = at(game)
    turns.stood = 3.0
    turns.wait()
    assert (turns.stood, game.done) == (0.0, ["ask"] * asked)


def test_answer_by_hand_ends_a_standing_one_and_is_remembered() -> None:
    turns = at(Game(answers=[(ME, GO)]))
    turns.standing.wished[ME] = Repeat(STAY, frozenset())
    turns.answered(ME, GO)
    assert (turns.standing.wished, turns.touched, turns.since.by_hand, turns.fresh) == ({}, 1, 1, False)


def test_pending_input_is_dropped_when_another_person_takes_over() -> None:
    turns = at(Game(ahead=[GO]))
    turns.early = ("a", 0)
    turns.reaching.then = "cuba"
    turns.series = (GO,)
    turns.forget()
    assert not any((turns.early, turns.reaching.then, turns.series, turns.drafts.ahead))


# --- the rules ---


def test_result_follows_after_the_last_action_has_been_shown() -> None:
    turns = at(Game(None, result="won"))
    turns.stood = REST
    assert turns.the_end() is WAIT
    turns.stood = REST + 0.01
    assert turns.the_end() is Control.RESULT
    assert turns.the_end() is WAIT, "once is enough"
    assert at(Game()).the_end() is None


def test_new_question_restarts_the_clock() -> None:
    game = Game(THEIRS, answers=[(ME, GO)], confirms=True)
    turns = at(game)
    turns.number, turns.stood, turns.reaching.picked = 0, 2.0, "card"
    turns.new_question()
    assert (turns.number, turns.stood, turns.reaching.picked, turns.confirming) == (1, 0.0, "", True)
    assert turns.offered.unfocused
    assert game.done == ["cleared"]
    turns.stood, turns.reaching.picked, turns.offered.unfocused = 2.0, "card", False
    turns.new_question()
    assert (turns.stood, turns.reaching.picked, turns.offered.unfocused) == (2.0, "card", False)
    fresh = at(news := Game())
    fresh.number = -1
    fresh.new_question()
    assert news.done == ["cleared", ("news",)]


def test_bots_think_while_the_end_of_a_turn_awaits_confirmation() -> None:
    turns = at(game := Game(THEIRS))
    assert (turns.turn_to_be_ended(), game.done) == (None, [])
    turns.confirming = True
    assert (turns.turn_to_be_ended(), game.done) == (WAIT, ["ask"])


@pytest.mark.parametrize(
    ("game", "stood", "message", "done"),
    [
        (Game(), 9.0, None, []),
        (Game(looks_next=ME), 9.0, HandOver(ME), []),
        (Game(looks_next=ME, repeat=Repeat(STAY, frozenset())), PACE, None, [STAY]),
        (Game(looks_next=ME, repeat=Repeat(STAY, frozenset())), PACE - 0.01, None, []),
    ],
)
def test_next_person_gets_the_curtain_unless_their_answer_stands(
    game: Game, stood: float, message: object, done: list[object]
) -> None:
    turns = at(game)
    turns.stood = stood
    if game.repeat is not None:
        turns.standing.wished[ME] = game.repeat
    assert (turns.next_person(), game.done) == (message, done)


@pytest.mark.parametrize(
    ("game", "early", "offered", "message", "kept"),
    [
        (Game(), ("a", 0), 0, "what a means", False),
        (Game(), ("b", 0), 0, None, False),
        (Game(), ("a", 1), 0, None, False),
        (Game(THEIRS), ("a", 0), 0, None, False),
        (Game(), ("a", 0), -1, None, True),
        (Game(), None, 0, None, False),
    ],
)
def test_key_pressed_too_early_counts_for_the_coming_question(
    game: Game, early: tuple[str, int] | None, offered: int, message: object, kept: bool
) -> None:
    """The key is kept until the question's picture has been painted, and no longer."""
    turns = at(game)
    turns.early = early
    turns.offered.number = offered
    turns.offered.keys = {"a": "what a means"}
    assert turns.early_key() == message
    assert turns.early == (early if kept else None)


@pytest.mark.parametrize(
    ("game", "stood", "message"),
    [
        (Game(THEIRS), 9.0, None),
        (Game(THEIRS), 0.0, None),
        (Game(THEIRS, answer=GO), PACE, GO),
        (Game(THEIRS, answer=GO), PACE - 0.01, WAIT),
        (Game(MINE, answer=GO), 0.0, GO),
    ],
)
def test_bots_answer_is_given_once_its_time_has_come(game: Game, stood: float, message: object) -> None:
    turns = at(game)
    turns.stood = stood
    assert turns.answer_in_time() == message
    assert game.done == ["ask"]


@pytest.mark.parametrize(
    ("asked", "then", "message", "left"),
    [(MINE, "cuba", WAIT, ""), (MINE, "", None, ""), (THEIRS, "cuba", None, ""), (MINE, "iran", "gone on", "")],
)
def test_drop_continues_once_its_question_is_put(
    asked: Decision, then: str, message: object, left: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def go_on(reaching: Reaching, view: object) -> object:
        noun, reaching.then = reaching.then, ""
        return "gone on" if noun == "iran" else None

    monkeypatch.setattr(Reaching, "go_on", go_on)
    turns = at(Game(asked))
    turns.reaching.then = then
    assert (turns.reached_on(), turns.reaching.then) == (message, left)


def test_answer_written_ahead_is_given_to_its_question() -> None:
    turns = at(game := Game(ahead=[GO, STAY]))
    assert turns.given_ahead() is WAIT
    assert (game.done, game.ahead) == ([GO], [STAY])
    assert at(Game()).given_ahead() is None


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (Game(settled=GO), Give(GO)),
        (Game(settled=PASS), None),
        (Game(), None),
        (Game(THEIRS, settled=GO), None),
        (Game(None, settled=GO), None),
    ],
)
def test_choice_settled_on_the_board_is_answered(game: Game, message: object) -> None:
    assert at(game).settled_on_board() == message


@pytest.mark.parametrize(
    ("game", "series", "message", "left", "joined"),
    [
        (Game(), (), None, (), set()),
        (Game(), (GO, STAY), Give(GO), (STAY,), {0}),
        (Game(), (PASS, STAY), WAIT, (), set()),
        (Game(THEIRS), (GO, STAY), WAIT, (), set()),
    ],
)
def test_several_answers_with_one_touch_are_given_in_order(
    game: Game, series: tuple[Action, ...], message: object, left: tuple[Action, ...], joined: set[int]
) -> None:
    turns = at(game)
    turns.series = series
    assert (turns.next_of_series(), turns.series, turns.drafts.joined) == (message, left, joined)


@pytest.mark.parametrize(
    ("game", "stood", "message"),
    [
        (Game(alone_passes=PASS), PACE, WAIT),
        (Game(alone_passes=PASS), PACE - 0.01, None),
        (Game(), PACE, None),
        (Game(alone_passes=PASS, people=(ME, OTHER)), PACE, None),
    ],
)
def test_forced_question_passes_after_a_moment(game: Game, stood: float, message: object) -> None:
    turns = at(game)
    turns.stood = stood
    assert turns.no_choice() is message
    assert (game.done, turns.drafts.passed) == (([PASS], {0}) if message else ([], set()))


def test_first_rule_with_an_outcome_decides() -> None:
    assert at(game := Game(None, result="won")).next() is WAIT
    assert game.done == []
    assert at(game := Game(settled=GO)).next() == Give(GO)
    assert game.done == ["sheet", "ask"]
    assert at(Game()).next() is None


def test_window_keeps_the_order_of_a_sittings_rules() -> None:
    turns = at(Game())
    names = [rule.__name__ for rule in turns.rules]
    of_sitting = [rule.__name__ for rule in Turns.rules.__get__(turns)]
    assert [name for name in names if name in of_sitting] == of_sitting
    own = ["read_first", "the_end", "due_sheet", "early_key", "reached_on", "settled_on_board"]
    assert [name for name in names if name not in of_sitting] == own
