"""A match of any title: asks, shows what became true, lets things be taken back, keeps the record."""

from typing import Any

from ai.players import Choice
from game.client.boards import board
from game.client.kit import theme
from game.client.kit.messages import Dropped, Inspect, Key, Pointer, Refused, Resumed
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace, Request
from game.client.kit.settings import INSTANT, Settings
from game.client.kit.sound import Sound
from game.client.kit.widgets import Ui
from game.client.match import bar, prompt, tools
from game.client.match import requests as wanted
from game.client.match.cards import curtain_card, pause_card
from game.client.match.chairs import Bots, Worker
from game.client.match.drafts import Drafts
from game.client.match.dragging import Dragging
from game.client.match.eyes import all_may_be_seen
from game.client.match.guide import Guide, learnt
from game.client.match.offered import Offered
from game.client.match.overlays import UNDATED, Overlays
from game.client.match.pace import PaceNamed, faster
from game.client.match.party import Party, begin
from game.client.match.reach import Barred, Meant, Reaching, TakenUp
from game.client.match.result import result_card, session_of
from game.client.match.session import LEVELS, Session
from game.client.match.sight import OPENING, Sight
from game.client.match.standing import Standing
from game.client.match.turns import Came, End, HandOver, Step, Touched, Turns
from game.client.table.answers import Do, DoEach, Note, Sure
from game.client.table.board import Board
from game.client.table.messages import LookBack, Piece, Reach, Show, ShowLog
from game.client.table.picture import Picture, Sitting
from game.client.table.spots import frame
from game.client.table.stage import Shot, Stage
from game.core.agenda import why_not
from game.core.contract import Action, Seat
from game.core.journal import Recorded
from game.core.words import words

Answering = Reach | Piece | Dropped | Meant | DoEach | Sure | Note | tools.Undo | tools.PutBack
"""What is done with the present question."""
Seeing = Show | ShowLog | LookBack | Refused | Inspect | tools.Seeing
"""What somebody wants to look at, or no longer."""


class Match:
    """A game at this screen. `game` is a session to begin, or a record to go on with."""

    opaque = True

    def __init__(
        self,
        game: Session | Recorded[Any],
        settings: Settings | None = None,
        bots: Bots | None = None,
        sound: Sound | None = None,
    ) -> None:
        title = game.title if isinstance(game, Session) else game.header.title
        self.settings = settings or Settings()
        self.sound = sound or Sound(self.settings)
        self.board: Board[Any] = board(title)
        self.board.fit(OPENING, 0, 1.0)
        bots = bots or Worker(title)
        self.party = begin(game, bots, self.board) if isinstance(game, Session) else Party(game, bots, self.board)
        self.stage: Stage[Any] = Stage(
            self.board.lay_out, self.party.view, self.board.lasts, self._begun, self.board.staged
        )
        self.sight = Sight(self.party, self.board, self.stage)
        self.overlays = Overlays(self.party, self.board)
        self.offered = Offered()
        self.drafts = Drafts(self.party)
        self.reaching = Reaching(self.party, self.board)
        self.dragging = Dragging(self.party, self.reaching)
        self.turns = Turns(
            self.drafts,
            self.reaching,
            self.overlays,
            self.offered,
            self.sight,
            self.settings,
            Standing(self.board),
        )
        self.guide = Guide(self.party, self.reaching, self.settings)
        self.pace = PaceNamed()
        self.party.retell()
        if isinstance(bots, Worker) and len(self.party.people) < len(self.party.chairs):
            bots.warm_up()

    # --- what moves ---

    @property
    def animating(self) -> bool:
        """Whether the picture changes by itself."""
        return self.stage.animating or self.board.moving(self.stage.clock) or self.turns.window_left() > 0

    def _begun(self, shot: Shot[Any], before: Any) -> None:
        """Something is being shown: write it down, let it be heard."""
        self.board.begun(shot, before, self.stage.clock, still=self.settings.reduce_motion)
        if shot.event is None:
            return
        self.party.note(shot)
        if self.settings.speed < INSTANT:
            self.overlays.make_due(shot.event)
            if sound := self.board.sound(shot.event, self.party.audience):
                self.sound.play(sound)

    def tick(self, seconds: float) -> Next:
        """Let the stage move, bots think, and whoever is asked answer."""
        stage, sight = self.stage, self.sight
        sight.stepping = sight.stepping and not stage.idle
        stage.speed, stage.steps = self.settings.speed, self.settings.step_beats or sight.stepping
        stage.still = self.settings.reduce_motion
        stage.tick(seconds)
        self.party.bots.tick()
        self.overlays.watch_for_trouble()
        if not sight.at_rest:
            self.turns.wait()
            return None
        self.turns.stood += seconds
        return self._follow(self.turns.next())

    def _follow(self, step: Step) -> Next:
        """Do what the rules of turn taking have found."""
        match step:
            case Touched(message):
                return self.on(message)
            case Came(choice):
                return self._play(choice)
            case HandOver(person):
                return Push(wanted.LiftCurtain(curtain_card(self.party, person), lambda: self._look(person)))
            case End():
                return self._result()
        return None

    def _play(self, choice: Choice) -> Next:
        shots = self.party.play(choice)
        if self.party.opened or not self.turns.to_confirm():
            shots = self._before_everybody(shots)
        self.sight.play(shots, ends=self.turns.to_confirm())
        self.overlays.explained = None
        self.reaching.lay_down()
        return Redraw()

    def _before_everybody(self, shots: list[Shot[Any]]) -> list[Shot[Any]]:
        """What is still to be shown; as everybody may know it where whoever looks has laid the hand down."""
        if not self.party.lays_down():
            return shots
        self.overlays.changed_hands()
        return self.sight.before_everybody(shots)

    def _result(self) -> Next:
        return Replace(wanted.ShowResult(result_card(self.party)))

    # --- who looks ---

    def _look(self, person: Seat) -> None:
        """Show the game to a person; nothing that somebody else reached for or struck is done for them."""
        self.turns.forget()
        self.party.look(person)
        self.overlays.changed_hands(self.party.missed())
        self.sight.show(self.party.view)

    def _sit(self, seat: Seat, chair: str) -> None:
        self.party.sit(seat, chair)
        self.overlays.changed_hands()
        self._anew()

    def _anew(self) -> None:
        """Show the present from the beginning, and put its question once more."""
        self.sight.past, self.turns.question = None, -1
        self.party.retell()
        self.sight.show(self.party.view)

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the match."""
        self.sight.fit(frame(ui.width, ui.height, ui.text_scale), ui.canvas.scale)
        picture = self._picture(ui)
        ui.backdrop()
        self.board.paint(picture)
        bar.paint(ui, self.party, self.sight.view, self.sight.below, bar.tools(self.drafts, self.settings))
        self._prompt(ui)
        self.overlays.paint(ui, picture, self.guide.lesson(self.turns.put), self.turns.question)

    def _picture(self, ui: Ui) -> Picture:
        party, sight, put = self.party, self.sight, self.turns.put
        live, carried = sight.past is None, self.dragging.carried(ui, self.stage.view)
        picked, verb = self.reaching.picked, self.reaching.verb
        if carried is not None and carried.away == 1:
            picked, verb = carried.noun, carried.verb
        return Picture(
            ui, sight.frame, sight.view, sight.things(), party.audience, sight.below, self.stage.clock,
            self.stage.event if live else None, self.stage.elapsed, put, self._sitting(), party.words, party.told,
            picked, self.overlays.reason(ui), party.uses() if put is not None else {},
            live=live, picked_verb=verb, said=party.said, carried=carried, ahead=tuple(self.drafts.ahead),
            floor=self.overlays.floor(ui, sight.frame, self.guide.lesson(put)), taken=self.overlays.slips.taken,
        )  # fmt: skip

    def _sitting(self) -> Sitting:
        party = self.party
        who = (say("match.you") if seat == party.audience else party.sitter(seat) for seat in party.table.seats)
        return Sitting(party.names, tuple(who), self.turns.thinking)

    def _prompt(self, ui: Ui) -> None:
        if ui.live:  # under another scene nothing is registered, and the bar stays as it was
            self.offered.seen(ui.nodes, self.party.uses(), self.turns.question if self.stage.idle else -1)
            self.dragging.seen(ui.nodes)
        asked, rect, left = self._words(), self.sight.frame.prompt, self.turns.window_left()
        second = asked.second or self.pace.told(ui, self.settings) or (say("match.window") if left > 0 else "")
        ui.prompt_bar(rect, asked.sentence, second, tab=prompt.tab(self.party, asked.seat), ways=asked.ways)
        if left > 0:
            ui.canvas.rect((rect.left, rect.top - 4, rect.w * left, 4), theme.WHITE)
        if ui.live and self.stage.idle:
            asking = self.party.mine() is not None or self.turns.confirming
            self.offered.focus(ui, asked.ways, asking=asking)

    def _words(self) -> prompt.Prompt:
        """What the prompt bar says now; things on offer that the board does not show become buttons."""
        party, asked, result = self.party, self.party.decision, self.party.table.result
        seat = asked.seat if asked is not None else None
        if self.sight.past is not None:
            return prompt.looking_back(party, self.sight.past)
        if not self.stage.idle:
            return prompt.showing(party, self.stage)
        if result is not None:
            return prompt.over(party, result)
        if self.turns.confirming:
            return prompt.turn_over(self.drafts)
        if party.mine() is None:
            return prompt.Prompt(say("match.thinking", name=party.names[seat or 0]), "", seat)
        if self.turns.answers_itself:
            return prompt.Prompt(say("match.passed_for_you"), "", seat)
        if self.reaching.asking is not None:
            return prompt.really(party, self.reaching.asking)
        if self.reaching.picked in party.uses():
            brief = self.sight.frame.text_scale > bar.BRIEF
            return prompt.which_use(party, self.reaching.picked, self.reaching.verb, brief=brief)
        return prompt.question(self.drafts, self.offered.unseen)

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Do what was touched."""
        if isinstance(message, Answering):
            self._answer(message)
        elif isinstance(message, Seeing):
            self._see(message)
        else:
            return self._go(message)
        return None

    def _answer(self, message: Answering) -> None:
        """Do something with the present question."""
        match message:
            case Reach(noun, verb):
                self.overlays.closer.calm = noun
                if self._counts():
                    self._mean(self.reaching.reach(self.stage.view, noun, verb))
            case Piece() if self._counts():
                self._mean(self.reaching.take(message))
            case Dropped():
                self._drop(message)
            case Do() | TakenUp() | Barred():
                self._mean(message)
            case DoEach((action, *later)):
                self.turns.series = tuple(later)
                self._do(action)
            case Sure(action):
                self.reaching.lay_down()
                self.reaching.asking, self.offered.unfocused = action, True
            case Note():
                self._note_down(message)
            case tools.Undo():
                self._undo()
            case tools.PutBack():
                self.reaching.lay_down()

    def _see(self, message: Seeing) -> None:
        """Open something to be looked at, or close it."""
        over, sight = self.overlays, self.sight
        match message:
            case Show(sheet) if self.board.switch(sheet):
                sight.fitted = None
            case Show(sheet):
                over.show(sheet)
            case ShowLog():
                over.show_log()
            case LookBack(number):
                over.drawer = not sight.look_back(number) and over.drawer
            case Refused():
                over.refused = message
            case Inspect(node):
                over.closer.look(node)
            case tools.BackToNow():
                sight.past = None
            case tools.Explain():
                over.explain(sight.moment())
            case tools.Dismiss():
                over.dismiss()
            case tools.GotIt():
                self.guide.learnt(self.turns.put)
                over.closer.newly_asked = True

    def _go(self, message: object) -> Next:
        """Go on with the game, or leave it for another scene."""
        match message:
            case Key(name):
                return self._key(name)
            case Pointer(_, _, "press"):
                self.overlays.touched_nothing()
                self.sight.skip()
            case tools.Skip():
                self.sight.skip()
            case tools.StepThrough():
                self.overlays.strip = ()
                self.sight.step_through()
            case tools.Faster():
                faster(self.settings)
                self.pace.new = True
            case tools.EndTurn():
                self._end_turn()
            case tools.KeepAnswering():
                self._keep_answering()
            case tools.GoOnFromHere() if self.sight.past is not None:
                self.drafts.rewind_to(self.sight.past.number)
                self._anew()
            case tools.ShowHands():
                return self._show_hands()
            case tools.SeeRules():
                refused = self.overlays.refused
                return Push(wanted.ReadRules(self.party.title, refused.rule if refused is not None else ""))
            case tools.SeeResult():
                return self._result()
            case Request():
                return Push(message)
            case _:
                return self._from_above(message)
        return None

    def _from_above(self, message: object) -> Next:
        """Do what the scene above has to say: curtain, pause, or the question before a hand is shown."""
        match message:
            case Resumed():
                return Redraw()
            case wanted.Lifted():
                self.offered.unfocused = True
            case wanted.OpenPause():
                return Push(wanted.AskToPause(pause_card(self.party)))
            case wanted.LeaveMatch():
                return Pop()
            case wanted.GiveToBot() if (person := self.party.next_person()) is not None:
                self._sit(person, LEVELS[len(LEVELS) // 2])
            case wanted.Sit(seat, chair):
                self._sit(seat, chair)
            case wanted.Restart():
                return Replace(wanted.Play(session_of(self.party).dealt_anew()))
            case wanted.Agreed(asked):
                return self._as_practice(asked)
        return None

    def _key(self, name: str) -> Next:
        self.overlays.closer.asked = ""
        if self.sight.skip():
            self.turns.early = (name, len(self.party.table.answers)) if len(name) == 1 else None
            return None
        match name:
            case "esc" if self.overlays.open:
                self.overlays.close_top()
            case "esc" | "bksp" if self.reaching.picked or self.reaching.asking:
                self.reaching.lay_down()
            case "esc" if self.drafts.drafting:
                self._undo()
            case "esc":
                return self.on(wanted.OpenPause())
            case "enter" | "space" if self.overlays.sheet:
                self.overlays.close_top()
            case "e":
                self._see(tools.Explain())
            case "r":
                self._see(Show("list"))
            case "ctrl+z":
                self._undo()
            case "ctrl+y" | "ctrl+shift+z":
                self.stage.play(self.drafts.redo())
        return None

    # --- what is answered ---

    def _counts(self) -> bool:
        """Whether a touch counts: not where it only brings to rest what moves, and not in the past."""
        return not self.sight.skip() and self.sight.past is None

    def _mean(self, meant: Meant) -> None:
        """Do what was meant: answer, take up, think better of an earlier answer, or say why not."""
        match meant:
            case Do(action):
                self._do(action)
            case TakenUp():
                self.overlays.strip, self.offered.unfocused = (), True
                self.sound.play("tick")
            case Barred(_, action, None) if action in self.offered.notes:
                self._note_down(self.offered.notes[action])
            case Barred(_, action, world):
                if world is not None or not self._think_better(action):
                    self._refuse(meant)

    def _do(self, action: Action) -> None:
        asked = self.party.mine()
        if asked is None or self.turns.window_left() > 0:
            return
        if action not in asked.options:
            self._think_better(action)
            return
        self.overlays.answered()
        self.guide.learnt(self.turns.put)
        learnt(self.settings, self.party.title, asked.kind)
        self.sound.play("confirm")
        self.turns.answered(asked.seat)
        self.pace.kept = False
        self.party.give(action)

    def _drop(self, dropped: Dropped) -> None:
        """Something was dragged onto something."""
        self.overlays.closer.asked = ""
        pair = self.dragging.let_go(dropped, self.sight.frame.tray)
        if pair is None or not self._counts():
            return
        self.overlays.closer.calm = pair[0].noun
        meant = self.dragging.meant(self.stage.view, *pair)
        if isinstance(meant, Barred):  # a drop means what it says: no earlier answer is changed by it
            self._refuse(meant)
        else:
            self._mean(meant)

    def _refuse(self, barred: Barred) -> None:
        """Say why an answer cannot be given, now or in a position that a drop would have led to."""
        party, seat = self.party, self.party.audience
        if seat is None or party.decision is None:
            return
        self.sound.play("refuse")
        told, rule = prompt.turn_over(self.drafts).sentence, ""
        if not self.turns.confirming:
            reason = why_not(party.table.state if barred.world is None else barred.world, seat, barred.action)
            told, rule = party.words.say(reason.line, seat, party.names), reason.rule
        self.overlays.refused = Refused(f"noun:{barred.noun}", told, rule, UNDATED)

    def _note_down(self, note: Note) -> None:
        """Write something into the draft or strike it out, and show the draft as it is then."""
        if self._counts() and self.drafts.note_down(note.action, beside=note.beside):
            self.overlays.answered()
            self.guide.learnt(self.turns.put)
            self.sound.play("tick")
            self._draft_changed()

    def _think_better(self, action: Action) -> bool:
        """Put what is reached for in the place of what was chosen earlier in this draft, if it was on offer."""
        if not self.drafts.think_better(action):
            return False
        self.sound.play("tick")
        self._draft_changed()
        return True

    def _undo(self) -> None:
        self.turns.standing.wished.clear()
        self.turns.series = ()
        if self.drafts.undo():
            self._draft_changed()

    def _draft_changed(self) -> None:
        """Show the table as it is after answers were taken back."""
        self.sight.changed()
        self.overlays.explained = None
        self.turns.question = -1

    def _keep_answering(self) -> None:
        """Answer as always, and go on answering so until something changes."""
        asked = self.party.mine()
        wished = self.turns.standing.on_offer(self.party.table, asked.seat) if asked is not None else None
        if asked is not None and wished is not None:
            self._do(wished.action)
            self.turns.standing.wished[asked.seat] = wished

    def _end_turn(self) -> None:
        self.turns.confirming, self.turns.touched = False, -1
        held, self.sight.held = self.sight.held, []
        self.stage.play(self._before_everybody(held))

    # --- what is hidden ---

    def _show_hands(self) -> Next:
        """Show all hands where only bots play, or hide them again; who has played themselves is asked first."""
        if not self.party.all_open and not all_may_be_seen(self.party.recorded):
            return Push(wanted.AskForPractice(tools.ShowHands(), say("hidden.show")))
        self.party.all_open = not self.party.all_open
        self.party.retell()
        self.stage.show(self.party.view)
        return None

    def _as_practice(self, asked: object) -> Next:
        """Do what shows a hidden hand, once the record is marked."""
        self.party.recorded.mark_as_practice()
        trouble = self.party.trouble
        return self.on(asked) if trouble is None else Push(wanted.unmarked(words("room").say(trouble)))

    def closing(self) -> None:
        """Let the workers go; the record is already on disk."""
        self.party.call_off()
        self.party.bots.close()
