"""The match scene, the same for every title.

How a click becomes an answer: a node sends `Reach` → `Reaching` finds the answer (`Give`) → `Sitting.give` stores
it → in the next frame `Turns.answer_in_time` returns it as a `Choice` → `Sitting.play` records it and returns
shots → `Sight.show_shots` puts them on the stage.
"""

from typing import Any

from ai.levels import STAND_IN
from ai.players import Choice
from game.client import requests as wanted
from game.client.kit.messages import Covered, Inspect, Key, Pointer, Refused, Resumed
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, Request
from game.client.match import handover
from game.client.match.controls import Control
from game.client.match.handover import session_of, take_agreed, to_play_on
from game.client.match.looking import LookingMatch
from game.client.match.news import Recall
from game.client.table.messages import LookBack, Reveal, Show, ShowLog
from game.core.contract import Seat
from game.core.language.words import say
from game.play.coaching import lesson_about_held
from game.play.eyes import Shot
from game.play.turns import HandOver


class Match(LookingMatch):
    """The events of a match: time passes, people and bots answer, and scenes above send messages."""

    def tick(self, seconds: float) -> Next:
        """Advance animations, bots and the rules of turns."""
        self.sight.tick(seconds, self.settings)
        self._sounds()
        self.sitting.tick()
        self.overlays.watch_for_trouble()
        thought = self.coach.tick(seconds)
        self.overlays.listen(self.coach)
        heard = self.overlays.remark.tick(seconds, at_rest=self.sight.at_rest)
        if (practice := take_agreed(self.sitting)) is not None:
            return self.on(practice) or Redraw()
        if (elsewhere := self._elsewhere()) is not None:
            return elsewhere
        if not self.sight.at_rest:
            self.turns.wait()
            return self.on(self.turns.answer_ahead()) or (Redraw() if heard else None)
        self.turns.stood += seconds
        self.answering.early_hint()
        return self.on(self.answering.due() or self.turns.next()) or (Redraw() if thought or heard else None)

    def serve(self) -> None:
        """Let phones keep writing and reading while a curtain or a sheet covers the table."""
        self.sitting.recorded.see_marks_elsewhere()
        self.turns.hands.tick(at_rest=self.stage.idle, covered=True)

    def _elsewhere(self) -> Next:
        """Handle messages from people on phones, invite phones, and ask who may have a chair."""
        hands = self.turns.hands
        if self.invites:
            self.invites = False
            return Push(wanted.InvitePhones(self.sitting))
        if hands.tick(at_rest=self.stage.idle):
            self._chairs_changed()
            return Redraw()
        if hands.knock is not None and self.sight.at_rest:
            return Push(wanted.AskForChair(hands.knock, self.sitting.names[hands.knock.seat]))
        return Redraw() if hands.news() else None

    def _hands_elsewhere(self, message: wanted.FromAbove) -> Next:
        """Invite phones, take over connected ones, or decide about a chair."""
        hands = self.turns.hands
        match message:
            case wanted.OpenPhones():
                return Push(wanted.InvitePhones(self.sitting, hands.phones))
            case wanted.GiveChair(knock, yes) if hands.phones is not None:
                hands.phones.decide(knock, yes=yes)
            case wanted.HandsElsewhere(phones):
                hands.pass_to(phones)
                if self.sitting.reader in hands.seats():
                    self.answering.hide_hand()
                self._anew()
        return None

    def _play(self, choice: Choice) -> Next:
        shots = self.sitting.play(choice)
        if self.sitting.opened or not self.turns.to_confirm():
            shots = self._before_everybody(shots)
        self.sight.show_shots(shots, ends=self.turns.to_confirm())
        self.overlays.moves_on()
        self.reaching.put_down()
        self.turns.think_ahead()
        return Redraw()

    def _before_everybody(self, shots: list[Shot[Any]]) -> list[Shot[Any]]:
        """Return the remaining shots in the form everybody may see, once the hand is hidden."""
        if not self.sitting.hides_hand:
            return shots
        self.overlays.close_all()
        return self.sight.before_everybody(shots)

    # --- who looks ---

    def _answer_unseen(self, person: Seat, given: wanted.AnswerUnseen) -> Next:
        """Answer for a person without showing their hand; they must end what they began unseen first."""
        if given.holds is not None:
            self.turns.standing.hold(person, given.holds)
        if given.action not in self.sitting.now.options:
            if given.holds is not None and given.holds.instead:  # it gave itself; what comes next is unaffected
                return None
            return Push(handover.curtain_request(self.sight, person, self._look, unseen=False))
        self.turns.answered(person, given.action)
        self.sitting.cancel_question()
        return self._play(Choice(given.action))

    def _look(self, person: Seat) -> None:
        """Show the game to a person, and drop what the last person had begun."""
        self.turns.forget()
        self.sight.look(person)
        self.overlays.close_all(self.turns.since.news())
        self.sight.show(self.sitting.view)

    def _covered(self) -> None:
        """Hide the hand under another scene, if several people share the screen."""
        if self.sitting.reader is None or len(self.sitting.people) < 2:
            return
        if self.turns.confirming:
            self._end_turn()
        self.answering.hide_hand()

    def _end_turn(self) -> None:
        self.turns.end_turn()
        self.stage.enqueue(self._before_everybody(self.sight.take_held_back()))

    def _sit(self, seat: Seat, chair: str) -> None:
        self.sitting.sit(seat, chair)
        self._chairs_changed()

    def _chairs_changed(self) -> None:
        self.turns.standing.forget()
        self.overlays.changed_hands()
        self._anew()

    def _anew(self) -> None:
        """Show the current position again, and ask its question again."""
        self.turns.ask_again()
        self.sight.anew(present=True, keep_held_back=self.turns.to_confirm())

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Handle a message from a node, or one that `Turns` has found."""
        match message:
            case Control():
                return self._press(message)
            case Key(name):
                return self.on(self.answering.key(name))
            case Pointer(_, _, "press") if not self.sight.revealing:
                self.overlays.touched_nothing()
                self.sight.skip()
            case Show() | ShowLog() | LookBack() | Refused() | Inspect():
                self.overlays.see(message, self.sight)
            case Recall() | Reveal():
                self._again(message)
            case Choice():
                return self._play(message)
            case HandOver(person):
                return Push(handover.curtain_request(self.sight, person, self._look))
            case Request():
                return Push(message)
            case Covered():
                self._covered()
            case Resumed():
                return self._resumed()
            case wanted.FromAbove():
                return self._from_above(message)
            case _:
                self.answering.on(message)
        return None

    def _press(self, press: Control) -> Next:
        """Handle a tool or a button of the prompt."""
        match press:
            case Control.REDO:
                self.stage.enqueue(self.drafts.redo())
            case Control.SKIP:
                self.sight.skip()
            case Control.END_TURN:
                self._end_turn()
            case Control.GO_ON_FROM_HERE if self.sight.past is not None:
                answer = self.sitting.eyes.answer_of(self.sight.past.number) + 1
                return Push(to_play_on(self.sitting, answer, press))
            case Control.SHOW_HANDS:
                return self._show_hands()
            case Control.KEEP_WARM | Control.OTHER_BOT | Control.PLAY_HERE:
                self.turns.hands.settle(press)
                self._anew()
            case Control.LESSON if lesson_about_held(self.coach):
                return Push(wanted.Learn(self.sitting.title, lesson_about_held(self.coach)))
            case Control.LEAVE_SEAT if self.coach.calling.beaten is not None:
                self.coach.calling.leave_seat()
                self._chairs_changed()
            case Control.RESULT:
                return Replace(handover.result_request(self.sight.log))
            case _ if not self._look_at(press):
                self.answering.on(press)
        return None

    def _from_above(self, message: wanted.FromAbove) -> Next:
        """Handle the answer of a scene above: the curtain, the pause, the question about practice."""
        match message:
            case wanted.Lifted():
                self.offered.refocus()
            case wanted.AnswerUnseen() if (person := self.sitting.now.next) is not None:
                return self._answer_unseen(person, message)
            case wanted.OpenPause():
                return Push(wanted.AskToPause(handover.pause_card(self.sitting)))
            case wanted.LeaveMatch():
                return Pop()
            case wanted.GiveToBot() if (person := self.sitting.now.next) is not None:
                self._sit(person, STAND_IN)
            case wanted.Sit(seat, chair):
                self._sit(seat, chair)
            case wanted.Resign(seat):
                self.sitting.resign(seat)
                self._chairs_changed()
            case wanted.Restart():
                return Replace(wanted.Play(session_of(self.sitting).dealt_anew()))
            case wanted.BecomePractice():
                self._anew()
            case wanted.PlayFrom():
                return Replace(wanted.branch(self.sitting.recorded, message))
            case wanted.Agreed(asked):
                self.sitting.agree(asked)
                return self.on(take_agreed(self.sitting))
            case _:
                return self._hands_elsewhere(message)
        return None

    def _show_hands(self) -> Next:
        """Show or hide all hands; ask first if that makes the game practice."""
        if not self.sitting.eyes.open_all():
            return Push(wanted.ask_for_practice(self.sitting.recorded, Control.SHOW_HANDS, say("hidden.show")))
        self.sight.anew()
        return None

    def closing(self) -> None:
        """Stop the bots, and wait for the disk."""
        self.turns.hands.close()
        self.coach.leave()
        self.sitting.leave()
