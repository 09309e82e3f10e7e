"""The parts of a match, and how they are painted."""

from dataclasses import replace
from typing import Any

from game.client.boards import board
from game.client.kit import changing, pads, theme
from game.client.kit.settings import INSTANT, Settings
from game.client.kit.sound import Sound
from game.client.kit.widgets import Ui
from game.client.match import bar, ghosts, prompt
from game.client.match.answering import Answering, keys_without_buttons
from game.client.match.bar import beside, prompt_now
from game.client.match.lesson import Guide
from game.client.match.offered import Dragging, Offered
from game.client.match.overlays import Overlays
from game.client.match.sight import Sight
from game.client.match.turns import ScreenTurns
from game.client.table.board import Board, moving
from game.client.table.cues import cues
from game.client.table.picture import Picture
from game.client.table.spots import frame
from game.core.files.journal import Recorded
from game.core.language.words import say
from game.play.coaching import Coaching, patience
from game.play.drafts import Drafts
from game.play.eyes import Shot
from game.play.reaching import Reaching
from game.play.session import Session
from game.play.sitting import open_sitting
from game.play.worker import BotExecutor, Worker

LISTENS = 0.03  # seconds between checks for messages from phones


def _listen() -> None:
    """Paint nothing; waking up is enough."""


class PaintedMatch:
    """A game at this screen: a new session, or a record to continue. It may begin by inviting phones."""

    opaque = True

    def __init__(
        self,
        game: Session | Recorded[Any],
        settings: Settings | None = None,
        bots: BotExecutor | None = None,
        sound: Sound | None = None,
        visitor: bool = False,
        invites: bool = False,
    ) -> None:
        title = game.title if isinstance(game, Session) else game.header.title
        self.invites = invites
        self.settings = settings or Settings()
        self.sound = sound or Sound(self.settings)
        self.board: Board[Any] = board(title)
        self.sitting = open_sitting(game, bots or Worker(title))
        self.sight = Sight(self.sitting, self.board, self._begun)
        self.stage = self.sight.stage
        self.overlays = Overlays(self.sitting, self.board)
        self.offered = Offered(visitor=visitor)
        self.drafts = drafts = Drafts(self.sitting)
        self.reaching = Reaching(self.sitting, self.board)
        self.dragging = Dragging(self.sitting, self.reaching)
        self.turns = ScreenTurns(drafts, self.settings, self.reaching, self.overlays, self.offered, self.sight)
        self.guide = self._guide()
        self.coach = Coaching(self.sitting, self.turns, self.settings, self.turns.standing)
        self.answering = Answering(self.turns, self.dragging, self.guide, self.coach, self.sound)
        self.sight.log.retell()
        if isinstance(self.sitting.bots, Worker) and len(self.sitting.people) < len(self.sitting.seats):
            self.sitting.bots.warm_up()
        self.coach.warm_up()

    def _guide(self) -> Guide:
        """Return the guide of this match."""
        return Guide(self.sitting, self.reaching, self.settings)

    @property
    def animating(self) -> bool:
        moves = self.stage.animating or moving(self.board, self.stage.clock) or self.turns.window_left() > 0
        return moves or self.sitting.writing

    def _begun(self, shot: Shot[Any], before: Any) -> None:
        """Log an event when it begins to be shown, and play its sound."""
        self.board.begun(shot, before, self.stage.clock, still=self.settings.reduce_motion)
        if shot.event is None:
            return
        self.sight.note(shot)
        self.overlays.closer.rest()
        if self.settings.speed < INSTANT:
            self.overlays.make_due(shot.event)
            if sound := cues(self.sitting.title).heard(shot.event, self.sitting.reader):
                self.sound.play(sound)

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        whole, told = frame(ui.width, ui.height, ui.text_scale), self._lesson()
        self.sight.fit(self.overlays.above_note(ui, whole, told), ui.canvas.scale)
        picture = self.picture(ui)
        ui.reader, ui.below = self.sitting.reader, self.sight.below
        asked = self.sitting.decision
        ui.listens = ui.live and asked is not None and not self.sitting.is_person(asked.seat)
        changing.appears(ui, (self.sitting.reader, self.sight.shown))
        ui.backdrop()
        self.board.paint(picture)
        between = not ui.live and self.sitting.reader is None and len(self.sitting.people) > 1
        visitor, refused = self.offered.visitor, self.overlays.refused
        tools = bar.tools(self.drafts, refused, self.settings, visitor=visitor, between=between)
        bar.paint(ui, self.sight.log, self.sight.view, self.sight.below, tools)
        self._prompt(ui)
        self.overlays.paint(ui, picture, self.sight.log, self._lesson(), self.turns.number)
        ghosts.paint(ui, picture, self.coach, self.turns)
        if self.turns.hands.phones is not None and ui.stirring is None:
            ui.stir((0, 0, 1, 1), LISTENS, _listen)

    def picture(self, ui: Ui) -> Picture:
        sitting, sight, put, since = self.sitting, self.sight, self.turns.open_question, self.turns.since
        live = sight.past is None
        carried = self.dragging.carried(ui, self.stage.view, asked=put is not None)
        picked, verb = self.reaching.picked, self.reaching.verb
        if carried is not None and carried.away == 1:
            picked, verb = carried.noun, carried.verb
        return replace(
            sight.picture(ui, self.turns.seating()), event=self.stage.event if live else None, decision=put,
            picked=picked, refused=self.overlays.reason(ui), uses=sitting.now.uses if put is not None else {},
            live=live, picked_verb=verb, carried=carried, ahead=tuple(self.drafts.ahead),
            floor=self.overlays.floor(ui, sight.frame, self._lesson()), taken=self.overlays.strips.taken,
            warned=self.coach.words.warning() if put is not None else "", foot=self.overlays.foot(),
            since=since.first, trails=since.trails(self.overlays.recalled),
            open=sitting.now.open if sight.at_rest else (), ended=self.turns.confirming and sight.at_rest,
            called=sitting.now.next is not None and sight.at_rest,
        )  # fmt: skip

    def _lesson(self) -> str:
        """Return the guide's note; with large type it is hidden while a hint is shown."""
        waits = self.coach.idea is not None and self.sight.frame.tabbed
        return "" if waits else self.guide.lesson(self.turns.open_question)

    def _prompt(self, ui: Ui) -> None:
        if ui.live:  # under another scene no node is registered, so the old ones are kept
            self.offered.seen(ui.nodes, self.sitting.now.uses, self.turns.number if self.stage.idle else -1)
            self.dragging.seen(ui.nodes)
        ui.also(keys_without_buttons(self.board))
        people, mine = self.sitting.people, self.sitting.mine()
        if mine is not None:
            ui.asks(pads.Asked(mine.seat, self.sitting.sitter(mine.seat), people))
        asked = prompt_now(self.turns, self.coach)
        rect = self.sight.frame.prompt
        left = self.turns.window_left()
        pace = self.turns.pace.told(ui, self.settings, kept=self.turns.fresh)
        told = beside(self.coach)
        coached = (told, pace) if self.coach.wanted else (pace, told)
        second = next(filter(None, (asked.second, *coached, say("match.window") if left > 0 else "")), "")
        ui.prompt_bar(rect, asked.sentence, second, tab=prompt.tab(self.sitting, asked.seat), ways=asked.ways)
        if self.coach.waiting is not None:
            left = patience(self.coach)
            ui.redraw()
        if left > 0:
            ui.canvas.rect((rect.left, rect.top - 4, rect.w * left, 4), theme.WHITE)
        if ui.live and self.stage.idle:
            asking = self.sitting.mine() is not None or self.turns.confirming
            hinted = self.turns.hinted and self.turns.open_question is not None
            self.offered.focus(ui, asked.ways, asking=asking, kept=self.coach.thinks, hinted=hinted)
