"""The agenda's knowledge of questions: their names, who may know about them, and why an answer is refused."""

from dataclasses import dataclass, field
from typing import Any, ClassVar

from ai.search.deeds import Hidden, hidden
from game.core.agenda import Ask, Position, advance, decision, push, settle
from game.core.asking import verb_for, why_not
from game.core.contract import Action, Emit, Reason, Seat, because, option
from game.core.views import Draft, Sealed, seen_by


@dataclass(kw_only=True)
class Table(Position):
    rule_of_end: ClassVar[str] = "TT-END-01"
    rule_of_turns: ClassVar[str] = "TT-TURN-01"

    said: tuple[str, ...] = field(default=())

    def barred(self, seat: Seat, action: Action) -> Reason | None:
        return because("TT-CARD-01", "not_in_hand") if action.noun == "lost" else None


@dataclass(frozen=True, slots=True)
class PlainQuestion(Ask[Table]):
    rule = "TT-PLAIN-01"
    verbs = (("card", "play"),)

    def options(self, state: Table) -> tuple[Action, ...]:
        return option("yes"), option("no")

    def answer(self, state: Table, action: Action, emit: Emit) -> None:
        state.said += (f"{self.kind} {action}",)


@dataclass(frozen=True, slots=True)
class OldName(PlainQuestion):
    kind = "new_name"


@dataclass(frozen=True, slots=True)
class Sketch(Draft[Table]):
    rule = "TT-DRAFT-01"

    def options(self, state: Table) -> tuple[Action, ...]:
        return option("more"), option("done")


@dataclass(frozen=True, slots=True)
class Letter(Sealed[Table]):
    rule = "TT-LETTER-01"
    rule_of_seals = "TT-SEAL-01"

    written: int = 0

    def begun(self, state: Table) -> "Letter":
        return Letter(self.seat)

    def options(self, state: Table) -> tuple[Action, ...]:
        return option("a"), option("b")


def asking(*items: Ask[Any]) -> Table:
    state = Table()
    push(state, *items)
    settle(state)
    return state


def test_question_kind_is_its_class_name_unless_stated() -> None:
    assert PlainQuestion.kind == "plain_question"
    assert OldName.kind == "new_name"


def test_question_refuses_by_its_own_rule_and_the_table_by_another() -> None:
    state = asking(PlainQuestion(0), OldName(1))
    dance = option("dance")
    assert why_not(state, 0, dance) == because("TT-PLAIN-01", "plain_question")
    assert why_not(state, 0, option("play", "lost")) == because("TT-CARD-01", "not_in_hand")
    assert why_not(state, 1, dance) == because("TT-TURN-01", "not_your_decision", other=0)
    advance(state, option("yes"))
    advance(state, option("no"))
    assert state.said == ("plain_question yes", "new_name no")
    assert why_not(state, 0, dance) == because("TT-END-01", "game_over")


def test_decision_maps_a_clicked_noun_to_its_verb() -> None:
    asked = decision(asking(PlainQuestion(0)))
    assert verb_for(asked, "card", "look_at") == "play"
    assert verb_for(asked, "region", "look_at") == "look_at"
    assert verb_for(None, "card", "look_at") == "look_at"


def test_others_see_no_draft_but_see_which_seats_are_sealing() -> None:
    state = asking(Sketch(0), PlainQuestion(0))
    assert hidden(state) == Hidden.DRAFT
    assert seen_by(state, 0).agenda == state.agenda
    assert seen_by(state, 1).agenda == (PlainQuestion(0),)
    assert seen_by(state, None).options == ()
    state = asking(Letter(0, 2), Letter(1))
    assert hidden(state) == Hidden.SEALED
    assert seen_by(state, 0).agenda == state.agenda
    assert seen_by(state, 1).agenda == (Letter(1), Letter(0))
    assert seen_by(state, 1).options == ()
    assert why_not(state, 1, option("a")) == because("TT-SEAL-01", "sealing", other=0)


def test_a_plain_question_is_not_hidden() -> None:
    assert hidden(asking(PlainQuestion(0))) == Hidden.NO
    assert hidden(Table()) == Hidden.NO
