"""What touching a thing means, case by case, at a minimal table without a window."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, ClassVar, cast

import pytest
from pygame import FRect as Rect

from game.client.kit.focus import Node
from game.client.table.board import Board
from game.client.table.reached import reached_by
from game.core.agenda import Ask, push
from game.core.agenda import Do as Deed
from game.core.contract import Action, Decision, Emit, Result, Setup
from game.core.frozen import frozen
from game.core.table import Answer, Table
from game.play import reaching as reach
from game.play.ahead import questions_after
from game.play.answers import Confirm, Give, GiveEach, NoteDown, Piece, Reach
from game.play.reaching import Barred, Meant, Reaching, TakenUp
from game.play.sitting import Sitting
from tests.core.test_table import AUCTION

VIEW = object()
"""A placeholder for a view."""


def acts(*written: str) -> tuple[Action, ...]:
    return tuple(Action.parse(each) for each in written)


@dataclass
class Offer:
    """A sitting with one question or none, and a board that is sure of some answers."""

    options: tuple[Action, ...] | None
    certain: tuple[Action, ...]
    other: Action
    """What touching anything that isn't on offer means."""
    reader: int = 0
    view: object = VIEW
    worlds: tuple[Any, ...] = ()
    game: object = None
    table: Any = field(default_factory=lambda: SimpleNamespace(view=lambda seat: VIEW, answers=[]))
    holding: str = ""

    def mine(self) -> Decision | None:
        return None if self.options is None else Decision(0, "play", self.options)

    @property
    def now(self) -> "Offer":
        return self

    @property
    def uses(self) -> dict[str, tuple[str, ...]]:
        nouns = {noun for _, noun in self.options or () if noun}
        return {noun: tuple(verb for verb, other in self.options or () if other == noun) for noun in nouns}

    def sure(self, view: object, action: Action) -> bool:
        assert view is VIEW
        return action in self.certain

    @property
    def conversation(self) -> "Offer":
        return self

    def meant(self, view: object, asked: Decision | None, noun: str, held: str = "") -> Action:
        return self.other if self.other.noun in ("", noun) else Action("look", noun)

    def towards(self, view: object, asked: Decision, goal: str) -> None:
        """Return None: no answer leads to anything else."""


def reaching(*options: str, sure: str = "", other: str = "look nothing", asked: bool = True) -> Reaching:
    offer = Offer(acts(*options) if asked else None, acts(*filter(None, sure.split(", "))), Action.parse(other))
    return Reaching(cast(Sitting, offer), cast(Board[Any], offer))


ONE = ("use card",)
TWO = ("use card", "trade card", "pass")


def taken_up(at: Reaching) -> tuple[str, str]:
    return at.picked, at.verb


@pytest.mark.parametrize(
    ("options", "sure", "touches", "meant", "picked"),
    [
        (ONE, "use card", [("card", "")], Give(Action("use", "card")), ("", "")),
        (ONE, "", [("card", "")], TakenUp(), ("card", "use")),
        (ONE, "", [("card", "")] * 2, Give(Action("use", "card")), ("card", "use")),
        (ONE, "", [("card", ""), ("card", "use")], Give(Action("use", "card")), ("card", "use")),
        (TWO, "use card, trade card", [("card", "")], TakenUp(), ("card", "use")),
        (TWO, "use card, trade card", [("card", "trade")], Give(Action("trade", "card")), ("", "")),
        (TWO, "use card", [("card", "trade")], TakenUp(), ("card", "trade")),
        (TWO, "use card", [("card", "trade"), ("card", "")], Give(Action("trade", "card")), ("card", "trade")),
        (TWO, "", [("card", "trade"), ("card", "use")], TakenUp(), ("card", "use")),
        (TWO, "", [("card", "buy")], Barred("card", Action("buy", "card")), ("", "")),
        (TWO, "", [("land", "")], Barred("land", Action("look", "land")), ("", "")),
        (TWO, "", [("land", "buy")], Barred("land", Action("look", "land")), ("", "")),
        (TWO, "", [("card", ""), ("land", "")], Barred("land", Action("look", "land")), ("card", "use")),
    ],
)
def test_click_gives_picks_up_or_bars_by_the_options(
    options: tuple[str, ...],
    sure: str,
    touches: list[tuple[str, str]],
    meant: Meant,
    picked: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(reach, "questions_after", lambda *about: iter(()))
    at = reaching(*options, sure=sure)
    for noun, verb in touches[:-1]:
        at.reach(VIEW, noun, verb)
    assert at.reach(VIEW, *touches[-1]) == meant
    assert taken_up(at) == picked


def test_picked_up_thing_is_used_on_the_next_click() -> None:
    at = reaching(*TWO, sure="use card")
    at.reach(VIEW, "card")
    assert at.reach(VIEW, "land") == Give(Action("use", "card"))
    assert at.then == "land"
    at.reach(VIEW, "card", "buy")
    assert at.then == "land", "a use that isn't on offer is refused, whatever is taken up"
    at.put_down()
    assert (taken_up(at), at.unconfirmed) == (("", ""), None)


def test_answer_without_a_noun_is_never_given_by_clicking_a_thing() -> None:
    """The country is already chosen and sending can't be undone, so only the button sends."""
    assert reaching("announce", "use card", other="announce").reach(VIEW, "land") == TakenUp()
    assert reaching("use card", other="announce").reach(VIEW, "land") == Barred("land", Action("announce"))
    nobody = reaching(other="announce", asked=False)
    assert nobody.reach(VIEW, "land") == Barred("land", Action("announce"))


def test_piece_can_be_picked_up_and_put_down() -> None:
    at = reaching()
    assert at.take(Piece("spy", "move")) == TakenUp()
    assert taken_up(at) == ("spy", "move")
    at.take(Piece("ship", "sail"))
    assert taken_up(at) == ("ship", "sail")
    at.take(Piece("ship", "sail"))
    assert taken_up(at) == ("", "")


@pytest.mark.parametrize(
    ("options", "sure", "thing", "carried"),
    [
        (TWO, "", Reach("card"), ("card", "use")),
        (TWO, "trade card", Reach("card"), ("card", "trade")),
        (TWO, "use card, trade card", Reach("card"), ("card", "use")),
        (TWO, "use card", Reach("card", "trade"), ("card", "trade")),
        (TWO, "", Reach("card", "buy"), None),
        (TWO, "", Reach("land"), None),
    ],
)
def test_dragged_thing_is_used_for_its_only_certain_purpose(
    options: tuple[str, ...], sure: str, thing: Reach, carried: tuple[str, str] | None
) -> None:
    assert reaching(*options, sure=sure).carried(VIEW, thing) == carried


# --- dropped on something ---


def test_piece_can_be_dropped_only_where_it_may_go() -> None:
    at = reaching("move cuba")
    assert at.drop(VIEW, Piece("spy", "move"), Reach("cuba")) == Give(Action("move", "cuba"))
    assert at.drop(VIEW, Piece("spy", "move"), Reach("iran")) == Barred("iran", Action("move", "iran"))
    nobody = reaching(asked=False)
    assert nobody.drop(VIEW, Piece("spy", "move"), Reach("cuba")) == Barred("cuba", Action("move", "cuba"))


def test_unusable_thing_names_the_action_it_was_meant_for() -> None:
    at = reaching(*TWO)
    assert at.drop(VIEW, Reach("land"), Reach("cuba")) == Barred("land", Action("look", "land"))
    assert at.drop(VIEW, Reach("card", "buy"), Reach("cuba")) == Barred("card", Action("buy", "card"))


def test_played_card_dropped_on_its_goal_chooses_that_goal() -> None:
    at = reaching("aim cuba", sure="aim cuba")
    at.sitting.table.answers.append(Answer(0, Action("use", "card")))
    assert at.drop(VIEW, Reach("card"), Reach("cuba")) == Give(Action("aim", "cuba"))
    assert at.drop(VIEW, Reach("other"), Reach("cuba")) == Barred("other", Action("look", "other"))
    at.sitting.table.answers.append(Answer(1, Action("use", "card")))
    assert at.drop(VIEW, Reach("card"), Reach("cuba")) == Barred("card", Action("look", "card")), "another's card"


@dataclass
class World:
    """A position after the answer, with or without a question."""

    offered: tuple[Action, ...] | None


@dataclass
class Rules:
    """A game without hidden information."""

    def view(self, world: World, seat: int) -> World:
        return world


CAN = World(acts("go cuba", "go iran"))
CANNOT = World(acts("go iran"))
ENDS = World(None)


@pytest.mark.parametrize("sure", ["use card", ""])
@pytest.mark.parametrize(
    ("worlds", "other", "barred"),
    [
        ((CAN,), "go cuba", None),
        ((CANNOT,), "go cuba", Barred("cuba", Action("go", "cuba"), CANNOT)),
        ((CANNOT, ENDS), "go cuba", Barred("cuba", Action("go", "cuba"), CANNOT)),
        ((CANNOT, CAN), "go cuba", None),
        ((ENDS,), "go cuba", Barred("cuba", Action("go", "cuba"), ENDS)),
        ((CANNOT,), "announce", None),
        ((), "go cuba", Barred("cuba", Action("go", "cuba"))),
    ],
)
def test_drop_continues_if_one_of_the_next_questions_is_about_the_goal(
    worlds: tuple[World, ...], other: str, barred: Barred | None, sure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first question says why it can't; if no question follows, the card may still be picked up."""

    def asked(world: World) -> Decision | None:
        return None if world.offered is None else Decision(0, "go", world.offered)

    monkeypatch.setattr(reach, "questions_after", lambda *about: iter(worlds))
    monkeypatch.setattr(reach, "decision", asked)
    at = reaching(*TWO, sure=sure, other=other)
    cast(Any, at.sitting).game = Rules()
    meant = at.drop(VIEW, Reach("card", "use"), Reach("cuba"))
    if barred is not None and (sure or barred.world):
        assert meant == barred
        assert (at.then, at.picked) == ("", "")
    elif sure:
        assert meant == Give(Action("use", "card"))
        assert (at.then, at.picked) == ("cuba", "")
    else:
        assert meant == TakenUp()
        assert (at.then, at.picked, at.verb) == ("", "card", "use")


@pytest.mark.parametrize(
    ("options", "other", "meant"),
    [
        (("go cuba",), "go cuba", Give(Action("go", "cuba"))),
        (("stay",), "go cuba", Barred("cuba", Action("go", "cuba"))),
        (("announce",), "announce", None),
        (("stay",), "announce", None),
        (("look cuba",), "announce", Give(Action("look", "cuba"))),
    ],
)
def test_early_click_is_applied_when_its_question_is_put(
    options: tuple[str, ...], other: str, meant: Meant
) -> None:
    at = reaching(*options, sure="go cuba, look cuba", other=other)
    at.then = "cuba"
    assert at.go_on(VIEW) == meant
    assert at.then == ""


def test_nothing_is_given_while_nobody_is_asked() -> None:
    at = reaching(other="announce", asked=False)
    at.then = "cuba"
    assert at.go_on(VIEW) == Barred("cuba", Action("announce"))


# --- the questions that follow ---


@frozen
class Goes(Ask[Any]):
    """A choice of places, each of which leads to the next place's question."""

    places: tuple[str, ...]
    after: tuple[Any, ...] = ()

    def options(self, state: Any) -> tuple[Action, ...]:
        return tuple(Action("go", place) for place in self.places)

    def answer(self, state: Any, action: Action, emit: Emit) -> None:
        push(state, *self.after)


@frozen
class Asked(Goes):
    """The same, but asked even if there is only one answer."""

    by_itself: ClassVar[bool] = False


@frozen
class Ends(Deed[Any]):
    """The end of the game."""

    def run(self, state: Any, emit: Emit) -> None:
        state.result = Result((1.0, 0.0), state.result)


@frozen
class Pays(Deed[Any]):
    """A deed that asks nobody anything."""

    def run(self, state: Any, emit: Emit) -> None:
        state.round += 1


HERE, THERE = ("here",), ("here", "there")


@pytest.mark.parametrize(
    ("after", "met"),
    [
        ((Goes(0, THERE),), [2]),
        ((Goes(0, HERE), Goes(0, THERE)), [1, 2]),
        ((Pays(), Goes(0, HERE), Pays(), Goes(0, HERE)), [1, 1]),
        ((Goes(0, HERE, (Goes(0, THERE),)), Goes(0, HERE)), [1, 2]),
        ((Asked(0, HERE), Goes(0, THERE)), [1]),
        ((Goes(0, ()), Goes(0, THERE)), [2]),
        ((Goes(1, THERE), Goes(0, THERE)), []),
        ((Goes(0, HERE), Goes(1, THERE)), [1]),
        ((Ends(), Goes(0, THERE)), []),
        ((), []),
    ],
)
def test_questions_are_followed_as_long_as_each_has_one_answer(after: tuple[Any, ...], met: list[int]) -> None:
    table: Table[Any] = Table(AUCTION, Setup("standard", ("oak", "elm"), {}, 1))
    table.state.agenda = ()
    push(table.state, Goes(0, THERE, after))
    table.state.options = table.state.agenda[-1].options(table.state)
    before = table.digest
    worlds = list(questions_after(AUCTION, table.view(0), 0, Action("go", "there")))
    assert [len(world.options) for world in worlds] == met
    assert [world.agenda[-1].options(world) for world in worlds] == [world.options for world in worlds]
    assert table.digest == before, "it is thought through in another world"


@dataclass
class Seen:
    """A sitting watched by one seat."""

    table: Table[Any]
    game: Any = field(default=AUCTION)
    reader: int = 0


# --- the thing that an answer is reached by ---


def node(name: str, message: object = None, *, clip: Rect | None = None, wide: float = 40) -> Node:
    return Node(name, Rect(10, 10, wide, 30), "button", name, message, clip=clip)


@pytest.mark.parametrize("message", [Give, Confirm, NoteDown, lambda action: GiveEach((action, Action("then")))])
def test_answer_is_reached_by_the_node_that_gives_it(message: Callable[[Action], object]) -> None:
    given = Action("use", "card")
    nodes = [node("noun:card"), node("a", message(Action("use", "other"))), node("b", message(given)), node("c")]
    assert named(reached_by(nodes, given)) == "b"
    assert named(reached_by(nodes, Action("use", "third"))) == ""


def named(found: Node | None) -> str:
    return found.id if found is not None else ""


@pytest.mark.parametrize(
    ("nodes", "reached"),
    [
        ([node("x", Reach("card")), node("noun:card"), node("y", Reach("card", "use"))], "y"),
        ([node("x", Reach("card")), node("noun:card"), node("y", Reach("card", "trade"))], "noun:card"),
        ([node("x", Reach("land")), node("y", Reach("card"))], "y"),
        ([node("x", Reach("land")), node("y", GiveEach((Action("then"), Action("use", "card"))))], ""),
        ([node("noun:card", clip=Rect(0, 0, 20, 100)), node("x", Reach("card"))], "x"),
        ([node("noun:card", clip=Rect(0, 0, 31, 100)), node("x", Reach("card"))], "noun:card"),
        ([node("noun:card", wide=2), node("x", Reach("card"))], "x"),
        ([node("noun:card", wide=2.5), node("x", Reach("card"))], "noun:card"),
    ],
)
def test_else_an_answer_is_reached_by_its_noun_if_visible(nodes: Iterable[Node], reached: str) -> None:
    assert named(reached_by(nodes, Action("use", "card"))) == reached


def test_answer_without_a_noun_is_reached_only_by_its_button() -> None:
    nodes = [node("noun:"), node("x", Reach("")), node("y", Reach("", ""))]
    assert reached_by(nodes, Action("pass")) is None
    assert named(reached_by([*nodes, node("z", Give(Action("pass")))], Action("pass"))) == "z"


def test_nodes_visible_area_is_clipped() -> None:
    assert node("a").seen == Rect(10, 10, 40, 30)
    assert node("a", clip=Rect(0, 0, 20, 20)).seen == Rect(10, 10, 10, 10)
