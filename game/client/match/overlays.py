"""Things shown over the board for a while: news, notices, sheets, the log as a drawer, reasons."""

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from typing import Any

from pygame import FRect as Rect

from game.client.kit import scrolling, theme
from game.client.kit.focus import Node
from game.client.kit.messages import UNDATED, Inspect, Refused
from game.client.kit.places import KeepClear, cost, nearest, titles, to_keep_free
from game.client.kit.sheets import LogItem, refusal_stands
from game.client.kit.theme import MS, NEAR
from game.client.kit.widgets import Ui
from game.client.match.news import News, StripPlaces, grave, paint_strip
from game.client.match.remark_slip import RemarkSlip
from game.client.match.sight import Log, Sight, noted
from game.client.table.board import Board, Spare
from game.client.table.messages import LogLine, LookBack, Show, ShowLog
from game.client.table.picture import Picture
from game.client.table.spots import Frame
from game.client.table.worldboard import WorldBoard
from game.core.contract import Event, Seat
from game.core.language.words import say, words
from game.play.coaching import Coaching, against
from game.play.explaining import last_act
from game.play.sitting import Sitting
from game.titles import conversation


@dataclass
class Closer:
    """The enlarged thing, and the thing that stays small because it was just pressed."""

    board: Board[Any]
    asked: str = ""
    """The node that was asked about."""
    held: bool = False
    """True if it's enlarged only while it's held down."""
    calm: str = ""
    """The node under the pointer at the last press or question; enlarged, it would cover the answer."""
    newly_asked: bool = False
    resting: tuple[float, float] | None = None
    """The pointer's position at the last question; nothing is enlarged until it moves."""

    def look(self, node: str) -> None:
        """Enlarge a node, or shrink it again."""
        self.asked = "" if self.asked == node else node

    def shrink(self) -> None:
        self.asked = ""

    def rest(self) -> None:
        """Enlarge nothing more until the pointer moves."""
        self.newly_asked = True

    def leave_small(self, noun: str) -> None:
        """Keep a thing small because it was just pressed, until the pointer leaves it."""
        self.calm = noun

    def paint(self, ui: Ui, picture: Picture) -> None:
        """Paint the enlarged thing."""
        self._let_go(ui)
        self._calm_down(ui)
        if ui.dragged:
            return
        node = ui.tree.node(self.asked) if self.asked else self._hovered(ui)
        if node is None or not (thing := self.board.closer(node.id)):
            self._explain(ui, picture, node)
            return
        if not self.asked and not ui.shift and thing == self.calm:
            return
        self.board.inspect(picture, node)
        if self.asked:
            with ui.above() if node.layer else nullcontext():
                back, words = Inspect(self.asked), say("match.close")
                ui.node("closer", (0, 0, 0, 0), "note", words, back, key="Esc", focusable=False)

    def _explain(self, ui: Ui, picture: Picture, node: Node | None) -> None:
        """Explain in words something that was asked about and can't be enlarged."""
        if node is None or not self.asked:
            return
        lines = conversation(picture.title).explains(picture.view, picture.below, node.id.removeprefix("noun:"))
        told = "\n".join(picture.tells(each) for each in lines).replace("*", "") or node.tip
        if told:
            place = node.rect
            above = place.top - NEAR if place.centery > ui.height / 2 else None
            keep = [KeepClear(each, 3.0) for each in (place, *titles(ui.tree.nodes, ui.text_scale))]
            ui.tooltip(place.left, place.bottom + NEAR, told, above=above, keep=keep)
            ui.reads("refusal", told)

    def _let_go(self, ui: Ui) -> None:
        held = bool(self.asked) and ui.tree.pressed == self.asked
        if self.held and not held:
            self.shrink()
        self.held = held

    def _calm_down(self, ui: Ui) -> None:
        if self.newly_asked:
            self.newly_asked, self.resting = False, ui.pointer
        under = self.board.closer(ui.tree.hovered or "")
        if ui.pointer == self.resting:
            self.calm = under
        elif self.calm != under:
            self.calm = ""

    def _hovered(self, ui: Ui) -> Node | None:
        """Return the node hovered for long enough; with Shift, the node under the pointer or in focus."""
        name = ui.tree.hovered or (ui.focus if ui.shift and ui.keys_last else None) or ""
        thing = self.board.closer(name)
        wait = MS["tip"] / 1000 - ui.since("closer", thing)
        if not thing:
            return None
        if wait > 0 and not ui.shift:
            ui.wake_in(wait)
            return None
        return ui.tree.node(name)


KNOWN = "known"
"""The name of the sheet with all known facts, which is the same in every title."""


@dataclass
class Overlays:
    """The overlays of a match, and which of them are open."""

    sitting: Sitting
    board: Board[Any]
    closer: Closer = field(init=False)
    strips: StripPlaces = field(default_factory=StripPlaces)
    remark: RemarkSlip = field(init=False)
    news: tuple[News, ...] = ()
    """What others have done since the reader's last turn, as long as that strip is shown."""
    recalled: str = ""
    """The side whose trail alone is shown; "" for all sides."""
    notice: str = ""
    """A problem with the disk or a bot."""
    explained: tuple[str, str] | None = None
    """A bot's act, and the reasons for it."""
    refused: Refused | None = None
    sheet: str = ""
    drawer: bool = False
    """True if the log is open."""
    newest: bool = False
    """True if the log was just opened, so that its end is shown."""
    due: dict[Seat, str] = field(default_factory=dict)
    """The sheet to open for each person at their next question."""
    opened: set[tuple[Seat, str]] = field(default_factory=set)
    """The sheets opened that way, by person."""
    coached: str = ""
    """The coach's objection to the answer it is holding back."""
    trouble: tuple[str, ...] = ()
    """The problems told already."""

    def __post_init__(self) -> None:
        self.closer, self.remark = Closer(self.board), RemarkSlip(self.sitting)

    # --- opening and closing ---

    @property
    def open(self) -> bool:
        """True if Esc has something to close."""
        return bool(self.sheet) or self.drawer

    def close_top(self) -> None:
        """Close the topmost overlay."""
        if self.sheet:
            self.sheet = ""
        else:
            self.drawer = False

    def see(self, message: Show | ShowLog | LookBack | Refused | Inspect, sight: Sight) -> None:
        """Open something to be looked at, or close it."""
        match message:
            case Show(sheet) if self.board.switch(sheet):
                sight.fitted = None
                self.closer.rest()
            case Show(sheet) if sheet != KNOWN or self.sitting.reader is not None:
                self.sheet = "" if self.sheet == sheet else sheet
            case ShowLog():
                self.drawer, self.newest = not self.drawer, True
            case LookBack(number):
                self.drawer = not sight.look_back(number) and self.drawer
            case Refused():
                self.refused = message
            case Inspect(node):
                self.closer.look(node)

    def close_all(self, news: Sequence[News] = ()) -> None:
        """Close everything, since it may be for one person only, and show the next person the news they missed."""
        self.changed_hands(news)
        self.sheet, self.drawer, self.coached = "", False, ""
        self.refused = self.explained = None

    def touched_nothing(self) -> None:
        """Close what a press elsewhere closes."""
        self.closer.shrink()
        self.sheet = ""

    def dismiss(self) -> None:
        """Remove the strip."""
        if not (self.notice or self.explained):
            self.put_news_away()
        self.notice, self.explained = "", None

    def refuse(self, node: str, told: str, rule: str = "") -> None:
        """Say at a node why an answer isn't possible."""
        self.refused = Refused(node, told, rule, UNDATED)

    def asks_anew(self) -> None:
        """Put away what belonged to the last question."""
        self.refused = None
        self.closer.rest()

    def moves_on(self) -> None:
        """Put away the explanation, which was about an earlier position."""
        self.explained = None

    def answered(self) -> None:
        """Remove what an answer, or the choice of one, has settled."""
        self.put_news_away()
        self.refused = None

    def put_news_away(self) -> None:
        """Hide the news strip."""
        self.news, self.recalled = (), ""

    def recall(self, side: str) -> str:
        """Show only one side's trail, or all again; return the side, or "" for all."""
        self.recalled = "" if self.recalled == side else side
        return self.recalled

    def changed_hands(self, news: Sequence[News] = ()) -> None:
        """Put away what the last reader saw, and show another reader the news they missed."""
        self.put_news_away()
        self.news = tuple(news)
        self.closer.shrink()
        self.closer.rest()

    def make_due(self, event: Event) -> None:
        """Queue the sheet of an event, to be opened at each person's next question."""
        if sheet := self.board.emphasis(event).opens:
            self.due = dict.fromkeys(self.sitting.people, sheet)

    def open_what_is_due(self) -> None:
        """Open a queued sheet, once per person."""
        asked = self.sitting.mine()
        sheet = self.due.pop(asked.seat, "") if asked is not None else ""
        if asked is not None and sheet and (asked.seat, sheet) not in self.opened:
            self.opened.add((asked.seat, sheet))
            self.sheet, self.drawer = sheet, False

    def watch_for_trouble(self) -> None:
        """Show a problem with the disk or a bot, once."""
        sitting = self.sitting
        told = (sitting.recorded.moved, sitting.trouble)
        said = [words("room").say(each) for each in told if each is not None]
        said += [say("match.worker", name=sitting.names[seat]) for seat in sitting.bots.lost]
        said += [say("match.no_worker")] if sitting.bots.gone else []
        said += [words("room").say(each) for each in sitting.homemade.told]
        if tuple(said) != self.trouble:
            self.trouble = tuple(said)
            self.notice = said[-1] if said else ""

    def listen(self, coach: Coaching) -> None:
        """Take over the coach's objection, if it holds an answer back."""
        self.coached = against(coach) if coach.held is not None else ""

    def explain(self, beat: int | None) -> None:
        """Explain the last bot's act, or the bot's act at a given beat."""
        found = last_act(self.sitting, beat)
        if found is None:
            sitting, key = self.sitting, "why_nobody" if beat is None else "why_not_bot"
            alone = beat is None and len(sitting.people) == len(sitting.seats)
            self.explained = (say("match.why_no_bots" if alone else f"match.{key}"), "")
        else:
            _, deed, reasons = found
            said = [self.sitting.say(reason) for reason in reasons]
            self.explained = (say("match.why", told=deed), " ".join(dict.fromkeys(said)))

    # --- the picture ---

    def reason(self, ui: Ui) -> Refused | None:
        """Return the refusal or objection to show now, or None; a new refusal is dated by its first frame."""
        if self.coached:
            return Refused("coach", self.coached, at=ui.time)
        if self.refused is not None and self.refused.at == UNDATED:
            self.refused = replace(self.refused, at=ui.time)
        return self.refused if self.refused is not None and refusal_stands(ui, self.refused) else None

    def above_note(self, ui: Ui, frame: Frame, lesson: str) -> Frame:
        """Return the frame above the guide's note if type is large.

        A map isn't cut: only the centres of lands matter, and the note finds room beside them.
        """
        if not (lesson and frame.tabbed) or isinstance(self.board, WorldBoard):
            return frame
        left, top, wide, high = frame.main
        clear = self.strips.foot(ui, frame, lesson) - top
        return replace(frame, main=Rect(left, top, wide, max(0.0, min(high, clear))))

    def floor(self, ui: Ui, frame: Frame, lesson: str) -> float:
        """Return the y where the free part of the board ends: at the prompt, the guide's note or a reason."""
        reason, foot = self.reason(ui), min(frame.prompt.top, self.strips.foot(ui, frame, lesson))
        return self._slip(ui, frame, reason, foot).top if reason is not None else foot

    def foot(self) -> float:
        """Return the y of the guide's note if it's on the rail, else infinity."""
        return self.strips.note.top - NEAR if self.strips.aside and self.strips.note is not None else float("inf")

    def _slip(self, ui: Ui, frame: Frame, refused: Refused, foot: float) -> Rect:
        """Return the rectangle of a reason, above the prompt or the guide's note."""
        main = frame.main
        wide = min(560.0 * max(1.0, ui.text_scale), main.w - 32)
        rule = ui.canvas.measure(refused.rule, theme.NOTE)[0] + 12 if refused.rule else 0
        high = ui.canvas.measure(refused.reason, theme.BODY.strong, width=wide - 34 - rule)[1] + 22
        return Rect(main.centerx - wide / 2, foot - 10 - high, wide, high)

    def paint(self, ui: Ui, picture: Picture, log: Log, lesson: str, question: int) -> None:
        """Paint all overlays, with the reason on top."""
        frame, before = picture.frame, self.strips.taken
        spare = self.board.spare(frame)
        self._paper(ui, picture, spare)
        self.strips.guide(ui, frame, spare.top, lesson, question, spare.beside)
        self.strips.settle(ui, before)
        if not self.open:
            self.remark.paint(ui, frame, spare.top, self.strips.taken)
        if self.drawer:
            log_drawer(ui, frame, log.told, noted(self.sitting, say("match.log")), newest=self.newest)
            self.newest = False
        if self.sheet and self.sheet != KNOWN:
            self.board.sheet(picture, self.sheet)
        self.closer.paint(ui, picture)
        if (reason := self.reason(ui)) is not None:
            foot = min(frame.prompt.top, self.strips.foot(ui, frame, lesson))
            ui.refusal(reason, beside_answers(ui, self._slip(ui, frame, reason, foot), frame.main, spare.top))

    def _paper(self, ui: Ui, picture: Picture, spare: Spare) -> None:
        """Paint one strip: a problem, else an explanation, else the news."""
        if self.notice:
            self.strips.paper(ui, picture.frame, spare, "notice", self.notice)
        elif self.explained is not None:
            self.strips.paper(ui, picture.frame, spare, "why", self.explained[1], self.explained[0])
        elif self.news and picture.live:
            paint_strip(ui, self.strips, picture.frame, spare, self.news, self.recalled)
        else:
            self.strips.hide()


def beside_answers(ui: Ui, slip: Rect, main: Rect, top: float) -> Rect:
    """Return the rectangle of a reason: unchanged, or moved nearby if it would cover an answer."""
    keep = to_keep_free(ui.nodes, ui.text_scale)
    if not cost(slip, grave(keep)):
        return slip
    return nearest(slip, Rect(main.left, top, main.w, slip.bottom - top), keep)


def log_drawer(ui: Ui, frame: Frame, told: Sequence[LogLine], head: str = "", *, newest: bool = False) -> None:
    """Draw the whole log line by line in place of the rail; `newest` scrolls to its end.

    With type too large for a rail it covers the board, but not the answers.
    """
    wide = min(420 * max(1.0, ui.text_scale), ui.width - 40) if frame.tabbed else frame.rail.w
    top = frame.bar.bottom + 1
    area = Rect(ui.width - wide, top, wide, (frame.prompt.top if frame.tabbed else frame.tray.bottom) - top)
    ui.cover("log", area, head or say("match.log"))
    with ui.panel(area, "glass", name="log"):
        ui.close_cross("log", area.right - 12, area.top + 8, ShowLog())
        ui.label(area.left + 20, area.top + 16, (head or say("match.log")).upper())
        top = area.top + 24 + ui.canvas.line_height(theme.SMALL)
        if newest:
            scrolling.scroll_to_end(ui, "drawer")
        shown = [each for each in told if not each.forced or each is told[-1]]
        items = [LogItem(each.text, each.faction, LookBack(each.number)) for each in shown]
        ui.log_list("drawer", (area.left + 16, top, wide - 28, area.bottom - top - 12), items, scrolling=True)
