"""A match of any title: asks, shows what became true, lets things be taken back, keeps the record."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pygame import FRect as Rect

from ai.players import Choice
from game.client.boards import board
from game.client.kit import theme
from game.client.kit.focus import Node
from game.client.kit.messages import Dropped, Inspect, Key, Pointer, Refused, Resumed, Wheel
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop, Push, Redraw, Replace
from game.client.kit.settings import INSTANT, Settings
from game.client.kit.sheets import refusal_stands
from game.client.kit.sound import Sound
from game.client.kit.widgets import Tab, Tool, Ui, Way
from game.client.match.cards import CurtainCard, PauseCard, PauseSeat
from game.client.match.chairs import Thinkers, Worker
from game.client.match.drafts import Drafts
from game.client.match.dragging import Dragging
from game.client.match.eyes import all_may_be_seen, played, shows_hidden
from game.client.match.guide import learnt, lesson, topic
from game.client.match.overlays import Slips, log_drawer, look_closer
from game.client.match.pace import faster, speed_icon, speed_name
from game.client.match.party import Party, begin
from game.client.match.prompt import Prompt, question, really, turn_over, which_use
from game.client.match.reach import Barred, Meant, Reaching, TakenUp
from game.client.match.reasons import last_act
from game.client.match.requests import (
    Agreed,
    AskForPractice,
    AskToPause,
    GiveToBot,
    LeaveMatch,
    LiftCurtain,
    Lifted,
    OpenSettings,
    Play,
    ReadRules,
    Restart,
    ShowResult,
    Sit,
    unmarked,
)
from game.client.match.result import result_card, session_of
from game.client.match.session import LEVELS, Session
from game.client.match.standing import Standing
from game.client.table.answers import Do, DoEach, Note, Sure
from game.client.table.board import Board
from game.client.table.messages import LookBack, Piece, Reach, Show
from game.client.table.picture import Picture, Sitting
from game.client.table.sides import faction_of
from game.client.table.spots import Frame, frame
from game.client.table.stage import Shot, Stage
from game.core.agenda import why_not
from game.core.box import box
from game.core.contract import Action, Reason, Seat
from game.core.journal import Recorded
from game.core.words import words

WINDOW = 3.0  # seconds a window stays open at least when several people share the screen
PACE = 0.5  # seconds a question stands before a bot's answer is shown, so that its thinking tells nothing
GRACE = 0.8  # seconds for which a person's own deed can be taken back before a bot answers it, at every speed
REST = 1.0  # seconds from the last deed to the result
BRIEFLY = 1.6  # seconds the pace is named after it was changed
BRIEF = 1.8  # text scale from which the bar has room for the uses of a thing only
UNDATED = -1.0


class Match:
    """A game at this screen. `game` is a session to begin, or a record to go on with."""

    opaque = True

    def __init__(
        self,
        game: Session | Recorded[Any],
        settings: Settings | None = None,
        thinkers: Thinkers | None = None,
        sound: Sound | None = None,
    ) -> None:
        title = game.title if isinstance(game, Session) else game.header.title
        self.board: Board[Any] = board(title)
        self.thinkers = thinkers or Worker(title)
        self.party = begin(game, self.thinkers, self.board) if isinstance(game, Session) else self._go_on(game)
        self.settings = settings or Settings()
        self.sound = sound or Sound(self.settings)
        self.known_settings = settings is not None
        self.frame: Frame = frame(1280, 720, 1.0)
        self.fitted: tuple[Frame, Seat, float] | None = None
        self.near: Seat = 0
        """Whose side of the table is near while nobody in particular looks."""
        self._fit(self.frame, 1.0)
        self.stage: Stage[Any] = Stage(
            self.board.lay_out, self.party.view, self.board.lasts, self._begun, self.board.staged
        )
        self.reaching = Reaching(self.party, self.board)
        self.series: tuple[Action, ...] = ()
        """Answers that were given with one touch and are still to be given."""
        self.drafts = Drafts(self.party)
        self.dragging = Dragging(self.party, self.reaching)
        self.refused: Refused | None = None
        self.early: tuple[str, int] | None = None
        """A key struck while something moved that meant nothing then, and the question that was to come."""
        self.keyed_for = -1
        self.keyed: dict[str, object] = {}
        """What the letters and digits of the last picture mean."""
        self.notes: dict[Action, Note] = {}
        """What could be written into a draft in the last picture."""
        self.sheet = ""
        self.due: dict[Seat, str] = {}
        """The sheets that open by themselves for each person when they are asked next."""
        self.opened: set[tuple[Seat, str]] = set()
        """Those that have."""
        self.drawer = self.drawer_opened = False
        self.explained: tuple[str, tuple[str, ...]] | None = None
        self.ghost: tuple[Any, int, str] | None = None
        self.inspected = ""
        self.held_to_look = False
        """Whether what is looked at closely is held down: letting go ends it."""
        self.calm = ""
        """What was touched last or lay there when the question was put, while the pointer still rests on it."""
        self.newly_asked = False
        self.resting: tuple[float, float] | None = None
        """Where the pointer lay when the question was put: nothing is enlarged until it moves."""
        self.slips = Slips()
        self.unseen: tuple[str, ...] = ()
        """What is on offer though the board does not show it."""
        self.strip: tuple[Shot[Any], ...] = ()
        self.stepping = False
        self.notice = ""
        self.told_trouble: tuple[str, ...] = ()
        self.focus_wanted = False
        self.paced_at = -BRIEFLY - 1
        """When the pace was changed last: it is named for a moment."""
        self.stood = 0.0
        """Seconds the present question has stood while nothing moved."""
        self.question = -1
        self.silent: tuple[object, bool] | None = None
        """Whether a question answers itself, and the position it was found out for: every picture asks."""
        self.confirming = False
        """Whether whoever looks has come to the end of a turn and is still to say so."""
        self.held: list[Shot[Any]] = []
        """What is shown as soon as the turn has been ended in so many words."""
        self.fresh = True
        """Whether nobody has answered by hand yet: a speed kept from another game is named until then."""
        self.grace = GRACE
        self.touched = -1
        """The number of the last answer that was given by hand, not by a rule of its own."""
        self.standing = Standing(self.board)
        self.over = False
        self.party.retell()
        if isinstance(self.thinkers, Worker) and len(self.party.people) < len(self.party.chairs):
            self.thinkers.warm_up()

    def _go_on(self, recorded: Recorded[Any]) -> Party:
        return Party(recorded, self.thinkers, self.board)

    # --- what moves ---

    @property
    def animating(self) -> bool:
        """Whether the picture changes by itself."""
        return self.stage.animating or self.board.moving(self.stage.clock) or self._window_left() > 0

    def _begun(self, shot: Shot[Any], before: Any) -> None:
        """Something is being shown: write it down, let it be heard."""
        self.board.begun(shot, before, self.stage.clock, still=self.settings.reduce_motion)
        if shot.event is None:
            return
        self.party.note(shot)
        if (sheet := self.board.opens(shot.event)) and self.settings.speed < INSTANT:
            self.due = dict.fromkeys(self.party.people, sheet)
        sound = self.board.sound(shot.event, self.party.audience)
        if sound and self.settings.speed < INSTANT:
            self.sound.play(sound)

    def _window_left(self) -> float:
        """Share of the least time for which the present window still stands open."""
        asked = self.party.mine()
        if asked is None or not asked.window or len(self.party.people) < 2 or not self.stage.idle:
            return 0.0
        return max(0.0, 1 - self.stood / WINDOW)

    # --- time ---

    def tick(self, seconds: float) -> Next:
        """Let the stage move, bots think, and whoever is asked answer."""
        self.stepping = self.stepping and not self.stage.idle
        self.stage.speed, self.stage.steps = self.settings.speed, self.settings.step_beats or self.stepping
        self.stage.still = self.settings.reduce_motion
        self.stage.tick(seconds)
        self.thinkers.tick()
        self._watch_for_trouble()
        if not self.stage.idle or self.ghost is not None:
            self.stood = 0.0
            self._think_ahead()
            return None
        self.stood += seconds
        if self.party.table.result is not None:
            return self._end() if self.stood > REST and not self.over else None
        return self._asked()

    def _think_ahead(self) -> None:
        """Let a bot think while its question is not on the stage yet."""
        asked = self.party.decision
        if asked is not None and not self.party.is_person(asked.seat):
            self.party.ask()

    def _asked(self) -> Next:
        """Put the present question to whoever is to answer it, and do what was answered."""
        self._new_question()
        if self.confirming:
            self._think_ahead()
            return None
        person = self.party.next_person()
        if person is not None:
            stands = self.standing.answer(self.party.table, person)
            if stands is None:
                return self._change_of_audience(person)
            if self.stood >= PACE:  # it needs no look at the hand, so no curtain falls for it
                self.party.give(stands)
        self._open_what_is_due()
        if self.early is not None and self.keyed_for == self.question:
            (key, number), self.early = self.early, None
            if number == self.question and self.party.mine() is not None and key in self.keyed:
                return self.on(self.keyed[key])
        self.party.ask()
        choice = self.party.answer()
        if choice is not None:
            return self._play(choice) if self._in_time() else None
        if self.party.mine() is None:
            self.reaching.then = ""
        if self.reaching.then:
            return self._go_on_to()
        if (foreseen := self.drafts.foreseen()) is not None:
            self.drafts.ahead.remove(foreseen)
            self.party.give(foreseen)
            return None
        given, passing = self._settled(), self._passing()
        if given is not None:
            return self._do(given)
        if self.series:
            return self._go_on_with_series()
        if passing is not None:
            self.drafts.passed.add(len(self.party.table.answers))
            self.party.give(passing)
        else:
            self._repeat()
        return None

    def _open_what_is_due(self) -> None:
        """Open the sheet that something told meanwhile was a reason for, once for everybody."""
        asked = self.party.mine()
        sheet = self.due.pop(asked.seat, "") if asked is not None else ""
        if asked is not None and sheet and (asked.seat, sheet) not in self.opened:
            self.opened.add((asked.seat, sheet))
            self.sheet, self.drawer = sheet, False

    def _settled(self) -> Action | None:
        """The answer to the present question that was put together on the board."""
        asked = self.party.mine()
        given = self.board.settled(self.party.view, asked) if asked is not None else None
        return given if asked is not None and given in asked.options else None

    def _go_on_with_series(self) -> Next:
        """Give the next of several answers that were given with one touch; what is no more on offer ends them."""
        asked, action = self.party.mine(), self.series[0]
        self.series = self.series[1:]
        if asked is None or action not in asked.options:
            self.series = ()
            return None
        self.drafts.joined.add(len(self.party.table.answers))
        return self._do(action)

    def _repeat(self) -> None:
        """Give an answer once more that was to be given until something changes."""
        asked = self.party.mine()
        stands = self.standing.answer(self.party.table, asked.seat) if asked is not None else None
        if stands is not None and self.stood >= PACE:
            self.party.give(stands)

    def _repeat_from_now(self) -> None:
        """Answer as always, and go on answering so until something changes."""
        asked = self.party.mine()
        wished = self.standing.on_offer(self.party.table, asked.seat) if asked is not None else None
        if asked is not None and wished is not None:
            self._do(wished.action)
            self.standing.wished[asked.seat] = wished

    def _new_question(self) -> None:
        number = len(self.party.table.answers)
        if number != self.question:
            self.question, self.stood, self.focus_wanted, self.newly_asked = number, 0.0, True, True
            self.refused = None
            self.reaching.lay_down()
            self.confirming = self._to_confirm()

    def _to_confirm(self) -> bool:
        """Whether a turn is to be ended in so many words, at every speed."""
        party, asked, number = self.party, self.party.decision, len(self.party.table.answers) - 1
        if number < 0 or asked is None or asked.seat == party.audience:
            return False
        seat, given = party.table.answers[number]
        if seat != party.audience or not party.is_person(seat):
            return False
        return self.board.confirms(party.table.state_before(number), given, asked)

    def _in_time(self) -> bool:
        """Whether the answer may be shown: a bot's after a while that is always the same."""
        asked = self.party.decision
        if asked is None or self.party.is_person(asked.seat) or self.party.goes_on():
            return True
        if (
            self.stood < self.grace
            and self.touched == len(self.party.table.answers) - 1
            and self.drafts.can_undo()
        ):
            return False
        return self.stood * max(1.0, min(self.settings.speed, 64.0)) >= PACE

    def _passing(self) -> Action | None:
        """The answer that is given by itself once it has been announced for a moment."""
        return self._given_anyway() if self.stood >= PACE else None

    def _given_anyway(self) -> Action | None:
        """Alone, a question without a choice passes by itself; among people that would tell what is not held."""
        alone = len(self.party.people) == 1
        return self.drafts.passing() if self.settings.auto_pass and alone else None

    def _puts_nothing(self) -> bool:
        """Whether the present question answers itself: then it is not put, and nothing is explained about it."""
        party, asked = self.party, self.party.mine()
        if asked is None or self.confirming:
            return False
        wished = asked.seat in self.standing.wished
        key = (id(party.table.state), asked.seat, self.settings.auto_pass, wished, len(party.told))
        if self.silent is None or self.silent[0] != key:
            given = self._given_anyway() or (wished and self.standing.answer(party.table, asked.seat))
            self.silent = (key, bool(given))
        return self.silent[1]

    def _play(self, choice: Choice) -> Next:
        shots = self.party.play(choice)
        if self.party.opened or not self._to_confirm():
            shots = self._before_everybody(shots)
        self.stage.play(self._of_this_phase(shots))
        self.explained = None
        self.reaching.lay_down()
        return Redraw()

    def _before_everybody(self, shots: list[Shot[Any]]) -> list[Shot[Any]]:
        """What is still to be shown; as everybody may know it where whoever looks has laid the hand down."""
        if not self.party.lays_down():
            return shots
        table, count = self.party.table, max(0, len(shots) - 1)  # the last one is the table as it is then
        beats, last = table.beats(), len(table.answers) - 1
        first = len(beats) - count
        shown = count < len(table.beats(last))
        earlier = beats[first - 1].state if shown else table.state_before(last)
        before = earlier if count else table.state
        self.near = self._below()
        self.party.look(None, first)
        self.strip, self.inspected = (), ""
        self._refit()
        self.stage.show(self.party.game.view(before, None))
        self.board.finish()
        return [*self.party.shots(beats[first:], first), Shot(self.party.view)]

    def _of_this_phase(self, shots: list[Shot[Any]]) -> list[Shot[Any]]:
        """What is shown before a turn is ended in so many words; what a later phase brings waits until then."""
        first = len(shots)
        if self._to_confirm():
            phase = self.party.table.state_before(len(self.party.table.answers) - 1).phase
            first = next((number for number, shot in enumerate(shots) if shot.view.phase != phase), first)
        self.held = shots[first:]
        return shots[:first]

    def _watch_for_trouble(self) -> None:
        """Say once what is wrong with the disk or with a worker; the game goes on."""
        told = (self.party.recorded.moved, self.party.trouble)
        said = [words("room").say(each) for each in told if each is not None]
        said += [say("match.worker", name=self.party.names[seat]) for seat in self.thinkers.lost]
        if tuple(said) != self.told_trouble:
            self.told_trouble = tuple(said)
            self.notice = said[-1] if said else ""

    def _end(self) -> Next:
        """Go on to the result when the last deed has settled."""
        self.over = True
        return self._result()

    def _result(self) -> Next:
        return Replace(ShowResult(result_card(self.party)))

    # --- who looks ---

    def _change_of_audience(self, person: Seat) -> Next:
        """Let the curtain fall before somebody else looks; they look when it begins to rise."""
        party = self.party
        side = faction_of(party.title, party.faction(person))
        card = CurtainCard(
            party.title,
            party.faction(person),
            side.symbol if side else "",
            party.names[person],
            party.sitter(person),
            party.waiting(person),
            self.board.note(party.table.view(None), party.words),
        )
        return Push(LiftCurtain(card, lambda: self._look(person)))

    def _look(self, person: Seat) -> None:
        """Show the game to a person; nothing that somebody else reached for or struck is done for them."""
        self.early, self.reaching.then, self.series = None, "", ()
        self.drafts.ahead.clear()
        self.party.look(person)
        self.strip = tuple(shot for shot in self.party.missed() if shot.event and self.party.tell(shot.event))
        self._refit()
        self.stage.show(self.party.view)
        self.board.finish()

    def _step_through(self) -> None:
        """Show what was missed once more, one thing at a time."""
        missed, self.strip = self.party.missed(), ()
        if not missed:
            return
        first = missed[0].number
        before = self.party.table.beats()[first - 1].state if first else self.party.table.state_before(0)
        self.stage.show(self.party.game.view(before, self.party.audience))
        self.party.told[:] = [told for told in self.party.told if told.number < first]
        self.stepping = self.stage.steps = True
        self.stage.play([*missed, Shot(self.party.view)])

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the match."""
        self._meet(ui)
        if self.refused is not None and self.refused.at == UNDATED:
            self.refused = replace(self.refused, at=ui.time)
        self._fit(frame(ui.width, ui.height, ui.text_scale), ui.canvas.scale)
        picture = self._picture(ui)
        ui.backdrop()
        self.board.paint(picture)
        self._bar(ui)
        self._prompt(ui)
        self._notes(ui, picture)

    def _meet(self, ui: Ui) -> None:
        """Take over the player's settings with the first picture."""
        if not self.known_settings:
            self.settings, self.known_settings = ui.settings, True
            self.sound.settings = ui.settings

    def _fit(self, room: Frame, scale: float) -> None:
        wanted = (room, self._below(), scale)
        if wanted != self.fitted:
            self.frame, self.fitted = room, wanted
            self.board.fit(room, self._below(), scale)
            if hasattr(self, "stage"):
                self.stage.relay()
                self.board.finish()

    def _refit(self) -> None:
        if self.fitted is not None:
            self._fit(self.fitted[0], self.fitted[2])

    def _below(self) -> Seat:
        return self.near if self.party.audience is None else self.party.audience

    def _picture(self, ui: Ui) -> Picture:
        party, live = self.party, self.ghost is None
        view = self.stage.view if self.ghost is None else self.ghost[0]
        asking = live and self.stage.idle and not self._puts_nothing()
        refused = self.refused if self.refused is not None and refusal_stands(ui, self.refused) else None
        carried = self.dragging.carried(ui, self.stage.view)
        dragged = carried is not None and carried.away == 1
        picked, verb = self.reaching.picked, self.reaching.verb
        if carried is not None and dragged:
            picked, verb = carried.noun, carried.verb
        return Picture(
            ui,
            self.frame,
            view,
            self.stage.things() if live else Stage(self.board.lay_out, view).things(),
            party.audience,
            self._below(),
            self.stage.clock,
            self.stage.event if live else None,
            self.stage.elapsed,
            party.mine() if asking else None,
            self._sitting(),
            party.words,
            party.told,
            picked,
            refused,
            uses=party.uses() if asking else {},
            live=live,
            picked_verb=verb,
            said=party.said,
            carried=carried,
            ahead=tuple(self.drafts.ahead),
            floor=self._slip(ui, refused).top if refused is not None else self._foot(ui),
            taken=self.slips.taken,
        )

    def _sitting(self) -> Sitting:
        party = self.party
        who = tuple(
            say("match.you") if seat == party.audience else party.sitter(seat) for seat in party.table.seats
        )
        asked = self.party.decision
        waits = asked is None or self.party.is_person(asked.seat) or self.confirming or not self.stage.idle
        return Sitting(self.party.names, who, None if waits or asked is None else asked.seat)

    def _bar(self, ui: Ui) -> None:
        title, view = self.party.title, self.stage.view if self.ghost is None else self.ghost[0]
        phases, now = self.board.phases(view, self.party.words)
        ui.top_bar(
            box(title).name,
            face=box(title).face,
            color=self._tint(),
            note=self._note(view),
            phases=phases,
            now=now,
            tools=self._tools(),
        )

    def _note(self, view: Any) -> str:
        """Where the game stands; in practice the largest type has room for that word only."""
        if self.party.practice and self.frame.text_scale > BRIEF:
            return say("match.practice")
        return self.party.noted(self.board.note(view, self.party.words))

    def _tint(self) -> theme.Color:
        """The title's name is written in the colour of whoever looks."""
        seat = self._below()
        return theme.shade(self.party.shade(seat)).light if self.party.faction(seat) else theme.TEXT

    def _tools(self) -> list[Tool]:
        tools = [
            Tool("undo", "U", say("match.undo"), "undo", self.drafts.why_no_undo()),
            Tool(speed_icon(self.settings), "F", say(f"match.speed_{speed_name(self.settings)}"), "faster"),
            Tool("question", "E", say("match.why_last"), "why"),
            Tool("list", "L", say("match.log"), "log"),
            Tool("rules", "F1", say("match.rules"), "rules"),
            Tool("gear", "F10", say("match.settings"), "settings"),
        ]
        if self.party.people:
            return tools
        both = say("match.hide_hands" if self.party.all_open else "match.show_hands")
        return [Tool("eye", "H", both, "hands"), *tools[1:]]

    # --- the prompt ---

    def _prompt(self, ui: Ui) -> None:
        if ui.live:  # under another scene nothing is registered, and the bar stays as it was
            shown = {node.id for node in ui.nodes}
            self.unseen = tuple(noun for noun in self.party.uses() if f"noun:{noun}" not in shown)
            self.dragging.seen(ui.nodes)
            self.keyed = {node.key.split("|")[-1]: node.message for node in ui.nodes if node.key and node.enabled}
            self.keyed_for = self.question if self.stage.idle else -1
            notes = [node.message for node in ui.nodes if isinstance(node.message, Note)]
            self.notes = {note.action: note for note in notes}
        asked = self._words(self.unseen)
        if self.paced_at == UNDATED:
            self.paced_at = ui.time
        if self.fresh and self.settings.speed != 1.0 and not self.settings.step_beats and not asked.second:
            kept = say(f"match.speed_{speed_name(self.settings)}")
            asked = replace(asked, second=say("match.speed_kept", speed=kept))
        if ui.time - self.paced_at < BRIEFLY and not asked.second:
            asked = replace(asked, second=say(f"match.speed_{speed_name(self.settings)}"))
            ui.wake_in(BRIEFLY - (ui.time - self.paced_at) + 0.01)
        left = self._window_left()
        if left > 0 and not asked.second:
            asked = replace(asked, second=say("match.window"))
        rect = self.frame.prompt
        ui.prompt_bar(rect, asked.sentence, asked.second, tab=self._tab(asked.seat), ways=asked.ways)
        if left > 0:
            ui.canvas.rect((rect.left, rect.top - 4, rect.w * left, 4), theme.WHITE)
        self._focus(ui, asked.ways)

    def _tab(self, seat: Seat | None) -> Tab | None:
        if seat is None:
            return None
        side = faction_of(self.party.title, self.party.faction(seat))
        return Tab(side.symbol if side else "person", self.party.names[seat], self.party.shade(seat))

    def _words(self, unseen: Sequence[str]) -> Prompt:
        """What the prompt bar says now; things on offer that the board does not show become buttons."""
        party, asked = self.party, self.party.decision
        seat = asked.seat if asked is not None else None
        if self.ghost is not None:
            back = Way(say("match.now"), "now", "Esc", main=True)
            again = (Way(say("match.from_here"), "from_here", "G"),) if party.practice else ()
            return Prompt(say("match.looking_back"), self.ghost[2], None, (*again, back))
        if not self.stage.idle:
            return self._showing()
        if party.table.result is not None:
            told = party.words.say(party.table.result.line, party.audience, party.names)
            return Prompt(told, "", None, (Way(say("match.result"), "result", "Enter", main=True),))
        if self.confirming:
            return turn_over(self.drafts)
        if party.mine() is None:
            return Prompt(say("match.thinking", name=party.names[seat or 0]), "", seat)
        if self._puts_nothing():
            return Prompt(say("match.passed_for_you"), "", seat)
        if self.reaching.asking is not None:
            return really(party, self.reaching.asking)
        if self.reaching.picked in party.uses():
            brief = self.frame.text_scale > BRIEF
            return which_use(party, self.reaching.picked, self.reaching.verb, brief=brief)
        return question(self.drafts, unseen)

    def _showing(self) -> Prompt:
        """The sentence of the event that is on the stage, by whoever caused it."""
        event = self.stage.event
        told, seat = self.party.telling(event)
        if self.stage.waiting:
            return Prompt(told, "", seat, (Way(say("match.next"), "skip", "Space", main=True),))
        return Prompt(told, "", seat, (Way(say("match.skip"), "skip", "Space"),) if event is not None else ())

    # --- notes over the board ---

    def _notes(self, ui: Ui, picture: Picture) -> None:
        """Everything that lies over the board: what was missed, what is wrong, the log, a sheet, why not."""
        top, before = self.board.notes_top(self.frame), self.slips.taken
        if self.strip and self.ghost is None:
            told = " ".join(self.party.tell(shot.event) for shot in self.strip[-4:] if shot.event)
            step = Way(say("match.step_through"), "step_through", "Q")
            self.slips.paper(ui, self.frame, top, "strip", (told,), say("match.since"), (step,))
        elif self.notice:
            self.slips.paper(ui, self.frame, top, "notice", (self.notice,))
        elif self.explained is not None:
            self.slips.paper(ui, self.frame, top, "why", self.explained[1], self.explained[0])
        else:
            self.slips.strip = None
        told = self._lesson()
        if told:
            self.slips.guide(ui, self.frame, top, told, self.question)
        else:
            self.slips.note, self.slips.low = None, True
        self.slips.settle(ui, before)
        if self.drawer:
            head = self.party.noted(say("match.log"))
            log_drawer(ui, self.frame, self.party.told, head, newest=self.drawer_opened)
            self.drawer_opened = False
        if self.sheet:
            self.board.sheet(picture, self.sheet)
        held = bool(self.inspected) and ui.tree.pressed == self.inspected
        if self.held_to_look and not held:
            self.inspected = ""
        self.held_to_look = held
        if self.newly_asked:
            self.newly_asked, self.resting = False, ui.pointer
        if ui.pointer == self.resting:
            self.calm = self.board.closer(ui.hover or "")
        if self.calm and self.board.closer(ui.hover or "") != self.calm:
            self.calm = ""
        look_closer(ui, self.board, picture, self.inspected, self.calm)
        self._why_not(ui)

    def _why_not(self, ui: Ui) -> None:
        """Lay the reason why something cannot be done over everything, just above the prompt."""
        if self.refused is not None:
            ui.refusal(self.refused, self._slip(ui, self.refused))

    def _lesson(self) -> str:
        """What the guide says to the present question."""
        asked, about = self.party.mine(), self._topic()
        if asked is None or not about:
            return ""
        return lesson(self.settings, self.party.title, asked._replace(kind=about), self.party.names)

    def _topic(self) -> str:
        """What the guide speaks of now."""
        asked = self.party.mine() if self.stage.idle and self.ghost is None else None
        if asked is None or self._puts_nothing() or self.party.title not in self.settings.guided:
            return ""
        more = self.board.topics(self.party.view, asked, self.reaching.picked)
        return topic(self.settings, self.party.title, asked, more)

    def _learnt(self) -> None:
        """The guide need not say this again."""
        about = self._topic()
        if about:
            learnt(self.settings, self.party.title, about)

    def _foot(self, ui: Ui) -> float:
        """The y down to which the board is free: the prompt, or the guide's note above it."""
        told = self._lesson()
        foot = self.frame.prompt.top
        return min(foot, self.slips.foot(ui, self.frame, told))

    def _slip(self, ui: Ui, refused: Refused) -> Rect:
        """Where a reason lies."""
        main = self.frame.main
        wide = min(560.0 * max(1.0, ui.text_scale), main.w - 32)
        rule = ui.canvas.measure(refused.rule, theme.NOTE)[0] + 12 if refused.rule else 0
        high = ui.canvas.measure(refused.reason, theme.BODY.strong, width=wide - 34 - rule)[1] + 22
        return Rect(main.centerx - wide / 2, self._foot(ui) - 10 - high, wide, high)

    def _focus(self, ui: Ui, ways: Sequence[Way]) -> None:
        """A question begins at the button that Enter names, else at its first answer.

        The focus goes there at once for those who play by keys, and with the first key for everybody else.
        """
        if not self.stage.idle or not ui.live:
            return
        asking = self.party.mine() is not None or self.confirming
        wanted = self._first_answer(ui, ways) if asking else ""
        ui.begin_at(wanted)
        if not self.focus_wanted:
            return
        self.focus_wanted = False
        if wanted:
            ui.tree.forget()
            if ui.keys_last:
                ui.focus_on(wanted)

    def _first_answer(self, ui: Ui, ways: Sequence[Way]) -> str:
        """The node a question begins at."""
        main = (way.id for way in ways if way.main)
        offered = (node.id for node in sorted(ui.nodes, key=_order) if "possible" in node.state)
        named = (way.id for way in ways if isinstance(way.message, Do | Sure))
        return next(iter((*main, *offered, *named)), "")

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Do what was touched."""
        match message:
            case Reach(noun, verb):
                return self._reach(noun, verb)
            case Piece():
                return self._take(message)
            case Do(action):
                return self._do(action)
            case DoEach(actions):
                self.series = actions[1:]
                return self._do(actions[0])
            case Sure(action):
                self.reaching.lay_down()
                self.reaching.asking, self.focus_wanted = action, True
            case Note():
                self._note_down(message)
            case Show(sheet):
                self._show(sheet)
            case LookBack(number):
                self._look_back(number)
            case LeaveMatch() | GiveToBot() | Sit() | Restart() | Lifted():
                return self._from_below(message)
            case Agreed(wanted):
                return self._as_practice(wanted)
            case Refused():
                self.refused = message
            case Dropped():
                return self._drop(message)
            case Inspect(node):
                self.inspected = "" if self.inspected == node else node
            case Key(name):
                return self._key(name)
            case Pointer(_, _, "press"):
                self.inspected = self.sheet = ""
                self._skip()
            case Pointer() | Wheel():
                return None
            case Resumed():
                return Redraw()
            case str():
                return self._tool(message)
        return None

    def _show(self, sheet: str) -> None:
        """Open a sheet over the board or close it again; some names change the board itself."""
        if self.board.switch(sheet):
            self.fitted = None
        else:
            self.sheet = "" if self.sheet == sheet else sheet

    def _tool(self, name: str) -> Next:
        match name:
            case "undo":
                self._undo()
            case "skip":
                self._skip()
            case "step_through":
                self._step_through()
            case "got_it":
                self._learnt()
                self.newly_asked = True
            case "repeat":
                self._repeat_from_now()
            case "end_turn":
                self.confirming, self.touched = False, -1
                self.stage.play(self._before_everybody(self.held))
                self.held = []
            case "put_back":
                self.reaching.lay_down()
            case "faster":
                faster(self.settings)
                self.paced_at = UNDATED
            case "why":
                self._explain()
            case "log":
                self.drawer, self.drawer_opened = not self.drawer, True
            case "now":
                self.ghost = None
            case "from_here" if self.ghost is not None:
                self._go_on_from(self.ghost[1])
            case "dismiss":
                self.strip, self.notice, self.explained = (), "", None
            case "hands":
                return self._show_hands()
            case "rules":
                return self._rules(self.refused.rule if self.refused is not None else "")
            case "result":
                return self._result()
            case "settings":
                return Push(OpenSettings())
        return None

    def _show_hands(self) -> Next:
        """Show all hands where only bots play, or hide them again; who has played themselves is asked first."""
        if not self.party.all_open and not all_may_be_seen(self.party.recorded):
            return Push(AskForPractice("hands", say("hidden.show")))
        self.party.all_open = not self.party.all_open
        self.party.retell()
        self.stage.show(self.party.view)
        return None

    def _as_practice(self, wanted: object) -> Next:
        """Do what shows a hidden hand, once the record is marked."""
        self.party.recorded.mark_as_practice()
        trouble = self.party.trouble
        return self.on(wanted) if trouble is None else Push(unmarked(words("room").say(trouble)))

    def _key(self, name: str) -> Next:
        self.inspected = ""
        if self._skip():
            self.early = (name, len(self.party.table.answers)) if len(name) == 1 else None
            return None
        match name:
            case "esc" if self.sheet or self.drawer:
                return self._escape()
            case "esc" | "bksp" if self.reaching.picked or self.reaching.asking:
                self.reaching.lay_down()
            case "esc" if self.drafts.drafting:
                self._undo()
            case "esc":
                return self._escape()
            case "enter" | "space" if self.sheet:
                self.sheet = ""
            case "e":
                self._explain()
            case "r":
                self._show("list")
            case "ctrl+z":
                self._undo()
            case "ctrl+y" | "ctrl+shift+z":
                self.stage.play(self.drafts.redo())
        return None

    def _escape(self) -> Next:
        if self.sheet:
            self.sheet = ""
        elif self.drawer:
            self.drawer = False
        else:
            return self._pause()
        return None

    def _pause(self) -> Next:
        party = self.party
        seats = tuple(
            PauseSeat(
                party.names[seat],
                party.faction(seat),
                party.recorded.header.names[seat],
                party.recorded.chairs[seat],
                self._warning(seat),
            )
            for seat in party.table.seats
        )
        return Push(AskToPause(PauseCard(party.title, seats, party.practice)))

    def _warning(self, seat: Seat) -> str:
        """What a person is told before they take a chair."""
        if not shows_hidden(self.party.recorded, seat):
            return ""
        return say("hidden.take") if played(self.party.recorded) else say("hidden.take_watched")

    def _from_below(self, message: object) -> Next:
        """What the curtain and the pause sheet have to say."""
        match message:
            case LeaveMatch():
                return Pop()
            case GiveToBot():
                person = self.party.next_person()
                if person is not None:
                    self._sit(person, LEVELS[len(LEVELS) // 2])
            case Sit(seat, chair):
                self._sit(seat, chair)
            case Restart():
                return self._restart()
            case Lifted():
                self.focus_wanted = True
        return None

    def _sit(self, seat: Seat, chair: str) -> None:
        self.party.sit(seat, chair)
        self.strip, self.ghost, self.inspected = (), None, ""
        self.party.retell()
        self._refit()
        self.stage.show(self.party.view)
        self.board.finish()
        self.question = -1

    def _restart(self) -> Next:
        return Replace(Play(session_of(self.party).dealt_anew()))

    def _skip(self) -> bool:
        """Finish what moves; whether anything did."""
        if self.stage.idle:
            return False
        if self.stage.steps:
            self.stage.step()
        else:
            self.stage.finish()
        self.board.finish()
        return True

    def _reach(self, noun: str, verb: str) -> Next:
        """Somebody reaches for a thing."""
        self.calm = noun
        if self._skip() or self.ghost is not None:
            return None
        return self._meant(self.reaching.reach(self.stage.view, noun, verb))

    def _meant(self, meant: Meant) -> Next:
        """Do what was meant: answer, take up, think better of an earlier answer, or say why not."""
        match meant:
            case Do(action):
                return self._do(action)
            case TakenUp():
                self.strip, self.focus_wanted = (), True
                self.sound.play("tick")
            case Barred(_, wanted, None) if wanted in self.notes:
                self._note_down(self.notes[wanted])
            case Barred(noun, wanted, None):
                if not self._think_better(wanted):
                    self._refuse(noun, wanted)
            case Barred(noun, wanted, world):
                self._refuse(noun, wanted, world)
        return None

    def _think_better(self, wanted: Action) -> bool:
        """Put what is reached for in the place of what was chosen earlier in this draft, if it was on offer."""
        if not self.drafts.think_better(wanted):
            return False
        self.sound.play("tick")
        self._draft_changed()
        return True

    def _take(self, piece: Piece) -> Next:
        """Somebody takes hold of a piece."""
        if self._skip() or self.ghost is not None:
            return None
        return self._meant(self.reaching.take(piece))

    def _note_down(self, note: Note) -> None:
        """Write something into the draft or strike it out, and show the draft as it is then."""
        if self._skip() or self.ghost is not None or not self.drafts.note_down(note.action, beside=note.beside):
            return
        self.strip, self.refused = (), None
        self._learnt()
        self.sound.play("tick")
        self._draft_changed()

    def _drop(self, dropped: Dropped) -> Next:
        """Something was dragged onto something; over the tray, whoever lets go has thought better of it."""
        self.inspected = ""
        pair = self.dragging.let_go(dropped, self.frame.tray)
        if pair is None or self._skip() or self.ghost is not None:
            return None
        self.calm = pair[0].noun
        meant = self.dragging.meant(self.stage.view, *pair)
        if isinstance(meant, Barred):  # a drop means what it says: no earlier answer is changed by it
            self._refuse(meant.noun, meant.action, meant.world)
            return None
        return self._meant(meant)

    def _go_on_to(self) -> Next:
        """Reach for what was reached for before its question was put."""
        return self._meant(self.reaching.go_on(self.stage.view))

    def _refuse(self, noun: str, action: Action, world: Any = None) -> None:
        """Say why an answer cannot be given, now or in a position that a drop would have led to."""
        seat = self.party.audience
        asked = self.party.decision
        if seat is None or asked is None:
            return
        self.sound.play("refuse")
        if self.confirming:
            self.refused = Refused(f"noun:{noun}", turn_over(self.drafts).sentence, "", UNDATED)
            return
        position = self.party.table.state if world is None else world
        reason: Reason = why_not(position, seat, action)
        told = self.party.words.say(reason.line, seat, self.party.names)
        self.refused = Refused(f"noun:{noun}", told, reason.rule, UNDATED)

    def _do(self, action: Action) -> Next:
        asked = self.party.mine()
        if asked is None or self._window_left() > 0:
            return None
        if action not in asked.options:
            self._think_better(action)
            return None
        self.strip, self.refused = (), None
        self._learnt()
        learnt(self.settings, self.party.title, asked.kind)
        self.sound.play("confirm")
        self.standing.wished.pop(asked.seat, None)
        self.touched, self.fresh = len(self.party.table.answers), False
        self.party.give(action)
        return None

    def _undo(self) -> None:
        self.standing.wished.clear()
        self.series = ()
        if self.drafts.undo():
            self._draft_changed()

    def _draft_changed(self) -> None:
        """Show the table as it is after answers were taken back."""
        self.held = []
        self.stage.show(self.stage.view)
        self.stage.play([Shot(self.party.view)])
        self.explained = None
        self.question = -1

    def _look_back(self, number: int) -> None:
        """Show a moment of the past."""
        beats = self.party.table.beats()
        if 0 <= number < len(beats):
            event, view = self.party.shown(beats[number])
            self.stage.finish()
            self.ghost = (view, number, self.party.tell(event))
            self.drawer = False

    def _go_on_from(self, number: int) -> None:
        """In practice: play on from the answer that brought about a moment of the past."""
        self.ghost = None
        self.drafts.rewind_to(number)
        self.stage.show(self.party.view)
        self.board.finish()
        self.question = -1

    def _explain(self) -> None:
        """Say why the last bot did what it did, or the bot of the moment that is looked at."""
        beat = self._moment()
        found = last_act(self.party, beat)
        if found is None:
            self.explained = (say("match.why_nobody" if beat is None else "match.why_not_bot"), ())
            return
        _, deed, reasons = found
        self.explained = (say("match.why", told=deed), (words("room").say(reasons[0]),))

    def _moment(self) -> int | None:
        """The beat that is looked at: one of the past, or the one being shown; None for how things stand."""
        if self.ghost is not None:
            return self.ghost[1]
        if self.stage.idle or not self.party.told:
            return None
        return self.party.told[-1].number

    def _rules(self, rule: str) -> Next:
        return Push(ReadRules(self.party.title, rule))

    def closing(self) -> None:
        """Let the workers go; the record is already on disk."""
        self.party.call_off()
        self.thinkers.close()


def _order(node: Node) -> float:
    return node.order
