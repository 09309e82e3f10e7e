"""Turns presses and keys into answers, drafts and undo."""

from dataclasses import dataclass, field
from typing import Any

from game.client.kit.messages import Dropped
from game.client.kit.sound import Sound
from game.client.match.controls import Control
from game.client.match.lesson import Guide
from game.client.match.offered import Dragging
from game.client.match.overlays import KNOWN, Overlays
from game.client.match.prompt import turn_over
from game.client.match.sight import Sight
from game.client.match.turns import ScreenTurns
from game.client.requests import OpenPause
from game.client.table.board import Board
from game.client.table.messages import Show
from game.core.contract import Action
from game.core.language.words import say
from game.play.answers import Confirm, Give, GiveEach, GiveForAll, NoteDown, Piece, Reach, Seal
from game.play.coaching import Coaching
from game.play.drafts import Drafts
from game.play.reaching import Barred, Meant, Reaching, TakenUp
from game.play.sitting import Sitting
from game.play.turns import WAIT, Wait

KEYS: dict[str, object] = {
    "esc": OpenPause(),
    "ctrl+q": OpenPause(),
    "e": Control.EXPLAIN,
    "r": Show("list"),
    "ctrl+z": Control.UNDO,
    "ctrl+y": Control.REDO,
    "ctrl+u": Control.UNDO_TURN,
    "ctrl+shift+z": Control.REDO,
    "k": Show(KNOWN),
    "f": Control.FASTER,
    "a": Control.REVEAL_AGAIN,
    "x": Control.TO_MY_TURN,
}
ANSWERS = (Reach, Piece, Dropped, Give, GiveEach, GiveForAll, Confirm, NoteDown, Seal)
"""The messages that give an answer, or begin to."""
KEY_WORDS = {
    "esc": "pause.title",
    "ctrl+q": "pause.title",
    "e": "match.why_last",
    "r": "settings.key.list",
    "ctrl+y": "settings.key.redo",
    "ctrl+u": "settings.key.undo_turn",
    "k": "danger.title",
    "f": "match.faster",
    "x": "match.to_my_turn",
}
"""Labels of these keys in the list of commands."""


def keys_without_buttons(board: Board[Any]) -> dict[str, str]:
    """Return the keys that have no button, with their labels, for the list of commands."""
    own = {"a": "match.reveal_again"} if board.REVEALS else {}
    return {key: say(name) for key, name in (KEY_WORDS | own).items()}


@dataclass
class Answering:
    """The reader's input: answers, picked-up things, drags, notes and undo."""

    turns: ScreenTurns
    dragging: Dragging
    guide: Guide
    coach: Coaching
    sound: Sound
    sitting: Sitting = field(init=False)
    drafts: Drafts = field(init=False)
    reaching: Reaching = field(init=False)
    overlays: Overlays = field(init=False)
    sight: Sight = field(init=False)

    def __post_init__(self) -> None:
        self.sitting, self.drafts, self.reaching = self.turns.sitting, self.turns.drafts, self.turns.reaching
        self.overlays, self.sight = self.turns.overlays, self.turns.sight

    def on(self, message: object) -> None:
        """Handle a message about the current question."""
        if self.coach.waiting is not None and isinstance(message, ANSWERS):
            self._still_looking(self.coach.waiting)
            return
        match message:
            case Reach(noun, verb):
                self.overlays.closer.leave_small(noun)
                if self._skip_or_accept():
                    self._mean(self.reaching.reach(self.sight.stage.view, noun, verb))
            case Piece() if self._skip_or_accept():
                self._mean(self.reaching.take(message))
            case Dropped():
                self._drop(message)
            case Give() | TakenUp() | Barred():
                self._mean(message)
            case GiveForAll(given) if (asked := self.sitting.mine()) is not None:
                self.turns.standing.mean(asked.seat, given)
                self.do(given.action)
            case GiveEach((action, *later)):
                self.turns.series = tuple(later)
                self.do(action)
            case Confirm(action):
                self.coach.put_away()
                self.reaching.confirm(action)
                self.turns.offered.refocus()
            case NoteDown():
                self._note_down(message)
            case Seal(action) if self._skip_or_accept() and self.drafts.note_down(action):
                self._draft_changed("tick")
                if (seal := self.drafts.seal) is not None:
                    self.do(seal)
            case Control.UNDO:
                self.undo()
            case Control.UNDO_TURN:
                self._undo_turn()
            case Control.PUT_BACK:
                self.reaching.put_down()
            case Control.KEEP_ANSWERING:
                self._keep_answering()
            case Control():
                self._coach_button(message)

    def _still_looking(self, waiting: Action) -> None:
        """Say why a press does nothing: it can't be known whether it meant this question or the next one."""
        told = say("hint.still_looking", deed=self.coach.words.deed((waiting,)))
        self.sound.play("refuse")
        self.overlays.refuse("prompt", told)

    def _skip_or_accept(self) -> bool:
        """Finish a running animation. Return True if there was none and the current position is shown.

        A press never skips the opening of sealed answers.
        """
        return not (self.sight.revealing or self.sight.skip()) and self.sight.past is None

    def _mean(self, meant: Meant) -> None:
        """Answer, pick something up, change an earlier answer, or say why none of that is possible."""
        notes = self.turns.offered.notes
        match meant:
            case Give(action):
                self.do(action)
            case TakenUp():
                self.coach.put_away()
                self.overlays.answered()
                self.turns.offered.refocus()
                self.sound.play("tick")
            case Barred(_, action, None) if action in notes:
                self._note_down(notes[action])
            case Barred(_, action, world):
                if world is not None or not self._think_better(action):
                    self._refuse(meant)

    def do(self, action: Action) -> None:
        """Give an answer, which `Turns.answer_in_time` will pick up, or replace an earlier answer of the draft
        with it.
        """
        asked = self.sitting.now.mine
        if asked is None or self.turns.window_left() > 0:
            return
        if action not in asked.options:
            self._think_better(action)
            return
        if self.coach.stops(action):
            if self.coach.held is not None:
                self.turns.drop_series()
                self.turns.offered.refocus()
                self.sound.play("refuse")
            return
        self.coach.answered(action)
        self.overlays.answered()
        self.guide.learnt(asked)
        self.guide.knows(asked.kind)
        self.sound.play("confirm")
        self.turns.answered(asked.seat, action)
        self.sitting.give(action)

    def early_hint(self) -> None:
        """Ask for the hint that was wanted while something moved, once its question is there."""
        if self.coach.early is not None and self.turns.open_question is not None:
            self._coach_button(Control.HINT)

    def due(self) -> Give | Wait | None:
        """Return an answer that the coach has checked, WAIT while it is checking one, or None."""
        action = self.coach.due()
        if action is not None:
            return Give(action)
        return None if self.coach.waiting is None else WAIT

    def _keep_answering(self) -> None:
        """Give the same answer each time until something changes."""
        asked, standing = self.sitting.mine(), self.turns.standing
        wished = self.turns.on_offer()
        if asked is not None and wished is not None:
            standing.mean(asked.seat, wished)
            self.do(wished.action)

    def _drop(self, dropped: Dropped) -> None:
        """Handle a drop."""
        self.overlays.closer.shrink()
        pair = self.dragging.let_go(dropped, self.sight.frame.tray)
        if pair is None or not self._skip_or_accept():
            return
        self.overlays.closer.leave_small(pair[0].noun)
        meant = self.dragging.meant(self.sight.stage.view, *pair)
        if isinstance(meant, Barred):  # a drop means just what it says: it never changes an earlier answer
            self._refuse(meant)
        else:
            self._mean(meant)

    def _refuse(self, barred: Barred) -> None:
        """Show why an answer isn't possible, now or in the position a drop would have led to."""
        sitting, seat = self.sitting, self.sitting.reader
        if seat is None or sitting.decision is None:
            return
        self.sound.play("refuse")
        told, rule = turn_over(self.drafts).sentence, ""
        if not self.turns.confirming:
            reason = sitting.why_not(barred.action, barred.world)
            told, rule = sitting.words.say(reason.line, seat, sitting.names), reason.rule
        self.overlays.refuse(f"noun:{barred.noun}", told, rule)

    def _coach_button(self, button: Control) -> None:
        """Handle one of the coach's buttons."""
        coach, idea, held = self.coach, self.coach.idea, self.coach.held
        match button:
            case Control.HINT if self.sight.past is None:
                self._skip_or_accept()  # asked for while something moves, it's about what is asked then
                coach.hint()
                self.overlays.put_news_away()
                self.overlays.closer.rest()  # or the card under the pointer lies over what is advised
                self.turns.offered.refocus()
            case Control.NEXT_HINT:
                coach.another()
                self.turns.offered.refocus()
            case Control.TAKE_HINT if idea is not None:
                self.on(GiveEach(coach.take()))
                self.turns.hinted = True
            case Control.CLOSE_HINT | Control.TAKE_BACK:
                coach.put_away()
                self.reaching.put_down()
            case Control.PLAY_IT if held is not None:
                coach.sure = held.action
                self.do(held.action)
            case Control.CALL if coach.calling.winner is not None:
                coach.calling.accept()
                self._draft_changed()
            case Control.PLAY_ON:
                coach.calling.play_on()

    def hide_hand(self) -> None:
        """Hide the open hand, and drop anything picked up or requested from the coach."""
        self.turns.forget()
        self.reaching.put_down()
        self.coach.leave()
        self.overlays.close_all()
        self.dragging.homing = None
        self.sight.hide_hand()

    def key(self, name: str) -> object:
        """Return the message of a key that has no button; None if it skipped, closed or put down something."""
        self.overlays.closer.shrink()
        if name == "ctrl+q":  # nobody presses it to skip an animation
            return KEYS[name]
        if name == "esc" and self.coach.early is not None:
            self.coach.put_away()
        if self.sight.skip() or self.sitting.writing:
            self.turns.early = (name, self.sitting.now.number) if len(name) == 1 else None
            return None
        match name:
            case "esc" if self.overlays.open:
                self.overlays.close_top()
            case "enter" | "space" if self.overlays.sheet:
                self.overlays.close_top()
            case "esc" | "bksp" if self.reaching.picked or self.reaching.unconfirmed:
                self.reaching.put_down()
            case "esc" if self.drafts.drafting:
                self.undo()
            case _:
                return KEYS.get(name)
        return None

    # --- the draft ---

    def _note_down(self, note: NoteDown) -> None:
        """Add an entry to the draft."""
        if self._skip_or_accept() and self.drafts.note_down(note.action, beside=note.beside):
            self.overlays.answered()
            self.guide.learnt(self.turns.open_question)
            self._draft_changed("tick")

    def _think_better(self, action: Action) -> bool:
        """Replace an earlier answer of this draft if the new one was on offer then; return True if it was
        replaced.
        """
        changed = self.drafts.think_better(action)
        if changed:
            self._draft_changed("tick")
        return changed

    def undo(self) -> None:
        """Undo the reader's last answer, and cancel their standing answers and series."""
        self._forget_later()
        if self.drafts.undo():
            self._draft_changed()

    def _undo_turn(self) -> None:
        """Undo the reader's whole turn."""
        self.reaching.put_down()
        self._forget_later()
        if self.drafts.undo_turn():
            self._draft_changed()

    def _forget_later(self) -> None:
        """Drop what would be answered later; others' standing answers stay, unless practice may undo them too."""
        practice, taker = self.sitting.practice, self.drafts.taker
        if practice or taker is not None:
            self.turns.standing.forget(None if practice else taker)
        self.turns.drop_series()

    def _draft_changed(self, sound: str = "") -> None:
        """Show the table after a change to the draft."""
        if sound:
            self.sound.play(sound)
        self.sight.changed()
        self.overlays.moves_on()
        self.reaching.lose_goal()
        self.turns.ask_again()
