"""The match scene, the same for every title."""

from typing import Any

from ai.players import Choice
from game.client.boards import board
from game.client.kit import changing, theme
from game.client.kit.messages import Covered, Inspect, Key, Pointer, Refused, Resumed
from game.client.kit.pads import Asked
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, Request
from game.client.kit.settings import INSTANT, Settings
from game.client.kit.sound import Sound
from game.client.kit.widgets import Ui
from game.client.match import bar, ghosts, handing, keys, prompt
from game.client.match import requests as wanted
from game.client.match.answering import Answering
from game.client.match.cards import pause_card
from game.client.match.dragging import Dragging
from game.client.match.guide import Guide
from game.client.match.moments import agreed, to_play_on
from game.client.match.offered import Offered
from game.client.match.overlays import Overlays
from game.client.match.pace import faster
from game.client.match.press import Press
from game.client.match.recap import Recall
from game.client.match.result import result_card, session_of
from game.client.match.saying import beside, said_now
from game.client.match.sight import Sight
from game.client.match.turns import ScreenTurns
from game.client.table.board import Board, moving
from game.client.table.cues import cues
from game.client.table.messages import LookBack, Show, ShowLog
from game.client.table.picture import Picture
from game.client.table.spots import frame
from game.core.contract import Action, Seat
from game.core.files.journal import Recorded
from game.core.language.words import say
from game.play.chairs import BotExecutor, Worker
from game.play.coaching import Coaching
from game.play.drafts import Drafts
from game.play.eyes import Shot
from game.play.reaching import Reaching
from game.play.session import LEVELS, Session
from game.play.sitting import sat_down
from game.play.turns import HandOver


class Match:
    """A game at this screen; `game` is a session to begin, or a record to continue."""

    opaque = True

    def __init__(
        self,
        game: Session | Recorded[Any],
        settings: Settings | None = None,
        bots: BotExecutor | None = None,
        sound: Sound | None = None,
        visitor: bool = False,
    ) -> None:
        title = game.title if isinstance(game, Session) else game.header.title
        self.settings = settings or Settings()
        self.sound = sound or Sound(self.settings)
        self.board: Board[Any] = board(title)
        self.sitting = sat_down(game, bots or Worker(title))
        self.sight = Sight(self.sitting, self.board, self._begun)
        self.stage = self.sight.stage
        self.overlays = Overlays(self.sitting, self.board)
        self.offered = Offered(visitor=visitor)
        self.drafts = drafts = Drafts(self.sitting)
        self.reaching = Reaching(self.sitting, self.board)
        self.dragging = Dragging(self.sitting, self.reaching)
        self.turns = ScreenTurns(drafts, self.settings, self.reaching, self.overlays, self.offered, self.sight)
        self.guide = Guide(self.sitting, self.reaching, self.settings)
        self.coach = Coaching(self.sitting, self.turns, self._coached)
        self.answering = Answering(self.turns, self.dragging, self.guide, self.coach, self.sound)
        self.sight.log.retell()
        if isinstance(self.sitting.bots, Worker) and len(self.sitting.people) < len(self.sitting.chairs):
            self.sitting.bots.warm_up()

    def _coached(self) -> bool:
        """Return whether the coach speaks unasked: if the settings say so, and in guided games."""
        return self.settings.alert or self.sitting.title in self.settings.guided

    # --- what moves ---

    @property
    def animating(self) -> bool:
        """Whether the picture changes by itself."""
        moves = self.stage.animating or moving(self.board, self.stage.clock) or self.turns.window_left() > 0
        return moves or self.sitting.writing

    def _begun(self, shot: Shot[Any], before: Any) -> None:
        """Log an event as it begins to show, and play its sound."""
        self.board.begun(shot, before, self.stage.clock, still=self.settings.reduce_motion)
        if shot.event is None:
            return
        self.sight.note(shot)
        self.overlays.closer.newly_asked = True
        if self.settings.speed < INSTANT:
            self.overlays.make_due(shot.event)
            if sound := cues(self.sitting.title).heard(shot.event, self.sitting.audience):
                self.sound.play(sound)

    def tick(self, seconds: float) -> Next:
        """Advance animations, bots and the rules of turns."""
        stage, sight = self.stage, self.sight
        sight.stepping, sight.again = (each and not stage.idle for each in (sight.stepping, sight.again))
        stage.speed, stage.steps = self.settings.speed, self.settings.step_beats or sight.stepping
        stage.still = self.settings.reduce_motion
        stage.tick(seconds)
        self.sitting.bots.tick()
        self.overlays.watch_for_trouble()
        thought = self.coach.tick(seconds)
        self.overlays.listen(self.coach)
        if (practice := agreed(self.sitting)) is not None:
            return self.on(practice) or Redraw()
        if not sight.at_rest:
            self.turns.wait()
            return None
        self.turns.stood += seconds
        return self.on(self.answering.due() or self.turns.next()) or (Redraw() if thought else None)

    def _play(self, choice: Choice) -> Next:
        shots = self.sitting.play(choice)
        if self.sitting.opened or not self.turns.to_confirm():
            shots = self._before_everybody(shots)
        self.sight.play(shots, ends=self.turns.to_confirm())
        self.overlays.explained = None
        self.reaching.lay_down()
        return Redraw()

    def _before_everybody(self, shots: list[Shot[Any]]) -> list[Shot[Any]]:
        """Return the remaining shots, as everybody may know them once the hand is laid down."""
        if not self.sitting.lays_down:
            return shots
        self.overlays.changed_hands()
        return self.sight.before_everybody(shots)

    # --- who looks ---

    def _answer_unseen(self, person: Seat, action: Action) -> Next:
        """Answer for a person without a look at their hand; they must end what they began unseen first."""
        if action not in self.sitting.now.options:
            return Push(handing.curtain(self.sight, person, self._look, unseen=False))
        self.turns.answered(person)
        self.sitting.call_off()
        return self._play(Choice(action))

    def _look(self, person: Seat) -> None:
        """Show the game to a person, and drop what the last one had begun."""
        self.turns.forget()
        self.sight.look(person)
        self.overlays.changed_hands(self.turns.since.news())
        self.sight.show(self.sitting.view)

    def _covered(self) -> None:
        """Hide the hand under another scene, if several people share the screen."""
        if self.sitting.audience is None or len(self.sitting.people) < 2:
            return
        if self.turns.confirming:
            self._end_turn()
        self.answering.lay_down()

    def _end_turn(self) -> None:
        self.turns.end_turn()
        self.stage.play(self._before_everybody(self.sight.take_held()))

    def _sit(self, seat: Seat, chair: str) -> None:
        self.sitting.sit(seat, chair)
        self.overlays.changed_hands()
        self._anew()

    def _anew(self) -> None:
        """Show the present position afresh, and put its question again."""
        self.turns.question = -1
        self.sight.anew()

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the match."""
        whole, told = frame(ui.width, ui.height, ui.text_scale), self._lesson()
        self.sight.fit(self.overlays.above_note(ui, whole, told), ui.canvas.scale)
        picture = self.picture(ui)
        ui.reader, ui.below = self.sitting.audience, self.sight.below
        changing.appears(ui, (self.sitting.audience, self.sight.shown))
        ui.backdrop()
        self.board.paint(picture)
        tools = bar.tools(self.drafts, self.overlays.refused, self.settings, visitor=self.offered.visitor)
        bar.paint(ui, self.sight.log, self.sight.view, self.sight.below, tools)
        self._prompt(ui)
        self.overlays.paint(ui, picture, self.sight.log, self._lesson(), self.turns.question)
        ghosts.paint(ui, picture, self.coach, self.turns)

    def picture(self, ui: Ui) -> Picture:
        """Return all that the board needs to paint this moment."""
        sitting, sight, put, since = self.sitting, self.sight, self.turns.put, self.turns.since
        live, carried = sight.past is None, self.dragging.carried(ui, self.stage.view, asked=put is not None)
        picked, verb = self.reaching.picked, self.reaching.verb
        if carried is not None and carried.away == 1:
            picked, verb = carried.noun, carried.verb
        return Picture(
            ui, sight.frame, sight.view, sight.things(), sitting.audience, sight.below, self.stage.clock,
            self.stage.event if live else None, self.stage.elapsed, put, self.turns.seating(), sitting.words,
            sight.log.told, picked, self.overlays.reason(ui), sitting.uses() if put is not None else {},
            live=live, picked_verb=verb, said=sight.log.said, carried=carried, ahead=tuple(self.drafts.ahead),
            floor=self.overlays.floor(ui, sight.frame, self._lesson()), taken=self.overlays.slips.taken,
            warned=self.coach.words.warning() if put is not None else "", foot=self.overlays.foot(),
            title=sitting.title, since=since.first, trails=since.trails(self.overlays.recalled),
        )  # fmt: skip

    def _lesson(self) -> str:
        """Return the guide's note; where type is large it waits while a hint is shown."""
        waits = self.coach.idea is not None and self.sight.frame.tabbed
        return "" if waits else self.guide.lesson(self.turns.put)

    def _prompt(self, ui: Ui) -> None:
        if ui.live:  # under another scene nothing is registered, and the bar stays as it was
            self.offered.seen(ui.nodes, self.sitting.uses(), self.turns.question if self.stage.idle else -1)
            self.dragging.seen(ui.nodes)
        ui.also(keys.told())
        people, mine = self.sitting.people, self.sitting.mine()
        if mine is not None:
            ui.asks(Asked(mine.seat, self.sitting.sitter(mine.seat), people))
        asked, rect, left = said_now(self.turns, self.coach), self.sight.frame.prompt, self.turns.window_left()
        pace = self.turns.pace.told(ui, self.settings, kept=self.turns.fresh)
        second = asked.second or pace or beside(self.coach) or (say("match.window") if left > 0 else "")
        ui.prompt_bar(rect, asked.sentence, second, tab=prompt.tab(self.sitting, asked.seat), ways=asked.ways)
        if left > 0:
            ui.canvas.rect((rect.left, rect.top - 4, rect.w * left, 4), theme.WHITE)
        if ui.live and self.stage.idle:
            asking = self.sitting.mine() is not None or self.turns.confirming
            self.offered.focus(ui, asked.ways, asking=asking, kept=self.coach.thinks)

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Handle a touch, or what the rules of turns have found."""
        match message:
            case Press():
                return self._press(message)
            case Key(name):
                return self.on(self.answering.key(name))
            case Pointer(_, _, "press"):
                self.overlays.touched_nothing()
                self.sight.skip()
            case Show() | ShowLog() | LookBack() | Refused() | Inspect():
                self.overlays.see(message, self.sight)
            case Recall(side):
                self.sight.show_again(self.overlays.recall(side), self.turns.since.first)
            case Choice():
                return self._play(message)
            case HandOver(person):
                return Push(handing.curtain(self.sight, person, self._look))
            case Request():
                return Push(message)
            case Covered():
                self._covered()
            case Resumed():
                self.sight.log.retranslate()
                return Redraw()
            case wanted.FromAbove():
                return self._from_above(message)
            case _:
                self.answering.on(message)
        return None

    def _press(self, press: Press) -> Next:
        """Handle a tool or a button of the prompt."""
        match press:
            case Press.REDO:
                self.stage.play(self.drafts.redo())
            case Press.SKIP:
                self.sight.skip()
            case Press.END_TURN:
                self._end_turn()
            case Press.GO_ON_FROM_HERE if self.sight.past is not None:
                answer = self.sitting.eyes.answer_of(self.sight.past.number) + 1
                return Push(to_play_on(self.sitting, answer, press))
            case Press.SHOW_HANDS:
                return self._show_hands()
            case Press.RESULT:
                return Replace(wanted.ShowResult(result_card(self.sight.log)))
            case _:
                self._look_at(press)
                self.answering.on(press)
        return None

    def _look_at(self, press: Press) -> None:
        """Change what is shown, and how fast."""
        match press:
            case Press.STEP_THROUGH:
                self.overlays.put_news_away()
                self.sight.step_through(self.turns.since.first)
            case Press.NOW:
                self.sight.past = None
            case Press.FASTER:
                faster(self.settings)
                self.turns.pace.new = True
            case Press.EXPLAIN:
                self.overlays.explain(self.sight.moment())
            case Press.DISMISS:
                self.overlays.dismiss()
            case Press.GOT_IT:
                self.guide.learnt(self.turns.put)
                self.overlays.closer.newly_asked = True

    def _from_above(self, message: wanted.FromAbove) -> Next:
        """Handle the answer of a scene above: the curtain, the pause, the question before practice."""
        match message:
            case wanted.Lifted():
                self.offered.unfocused = True
            case wanted.AnswerUnseen(action) if (person := self.sitting.now.next) is not None:
                return self._answer_unseen(person, action)
            case wanted.OpenPause():
                return Push(wanted.AskToPause(pause_card(self.sitting)))
            case wanted.LeaveMatch():
                return Pop()
            case wanted.GiveToBot() if (person := self.sitting.now.next) is not None:
                self._sit(person, LEVELS[len(LEVELS) // 2])
            case wanted.Sit(seat, chair):
                self._sit(seat, chair)
            case wanted.Resign(seat):
                self.sitting.resign(seat)
                self.overlays.changed_hands()
                self._anew()
            case wanted.Restart():
                return Replace(wanted.Play(session_of(self.sitting).dealt_anew()))
            case wanted.BecomePractice():
                self._anew()
            case wanted.PlayFrom():
                return Replace(wanted.branch(self.sitting.recorded, message))
            case wanted.Agreed(asked):
                self.sitting.agree(asked)
                return self.on(agreed(self.sitting))
        return None

    def _show_hands(self) -> Next:
        """Show or hide all hands; asks first where that makes the game practice."""
        if not self.sitting.eyes.open_all():
            return Push(wanted.AskForPractice(Press.SHOW_HANDS, say("hidden.show")))
        self.sight.log.retell()
        self.stage.show(self.sitting.view)
        return None

    def closing(self) -> None:
        """Stop the bots, and wait for the disk."""
        self.coach.leave()
        self.sitting.leave()
