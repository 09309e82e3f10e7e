"""Strips over the board: their positions, the guide's note, and news since the reader's last answer."""

from collections.abc import Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from functools import cached_property
from itertools import groupby

from pygame import FRect as Rect

from game.client.kit import boxes, starred, theme
from game.client.kit.boxes import inset, lower
from game.client.kit.canvas import Canvas
from game.client.kit.focus import Node
from game.client.kit.messages import Turning
from game.client.kit.places import (
    COVER,
    FACTS,
    SHEETS,
    KeepClear,
    answers,
    cost,
    is_answer,
    nearest,
    to_keep_free,
)
from game.client.kit.theme import GAP, NEAR, PAD, TIGHT, WIDE, Type
from game.client.kit.widgets import Ui, Way
from game.client.match.controls import Control
from game.client.match.sight import Sight, shade
from game.client.table.acts import Streak, counted, merged, unstopped
from game.client.table.board import Spare
from game.client.table.messages import LogLine
from game.client.table.sides import faction_of
from game.client.table.spots import Frame
from game.client.table.trails import MOST, OPENS, Trail
from game.core.language.words import say, sentence_case, words
from game.play.drafts import Drafts
from game.play.sitting import Sitting

WIDTHS = (760.0, 560.0, 420.0, 400.0, 360.0)
"""Widths to try for the guide's note in px, the best first."""
WORDS, EDGE = 46.0, 4.0
"""px from the left edge of the guide's note to its words, and from the note to the edges of a margin."""
HIDES = 0.3
"""The share of an answer that news may cover before it counts as hidden."""
OVER = 50.0
"""The cost of each px that is covered of another overlay."""


@dataclass
class StripPlaces:
    """The positions of the strip and the guide's note, clear of answers, sheets and each other.

    Both stay put as long as they cover no answer and no sheet's header.
    """

    strip: Rect | None = None
    note: Rect | None = None
    noted: int = -1
    """The number of the question that the note was placed for."""
    low: bool = True
    """True if the note is just above the prompt; the board then ends above the note."""
    aside: bool = False
    """True if the note is beside the board."""

    @property
    def taken(self) -> tuple[Rect, ...]:
        """The rectangles that a board's own overlays have to avoid."""
        return tuple(rect for rect in (self.strip, self.note) if rect is not None)

    def foot(self, ui: Ui, frame: Frame, text: str) -> float:
        """Return the y above which the board is clear of the note."""
        return self._size(ui, frame, text, WIDTHS[0]).top if text and self.low else self._ground(frame)

    def _ground(self, frame: Frame) -> float:
        """Return the y of the note's bottom edge: the top of the prompt, or of a strip right above it."""
        low = self.strip is not None and self.strip.bottom > frame.prompt.top - self.strip.h
        return self.strip.top if self.strip is not None and low else frame.prompt.top

    def settle(self, ui: Ui, before: tuple[Rect, ...]) -> None:
        """Repaint if strip or note has moved, because the board's own overlays avoid them."""
        if self.taken != before:
            ui.redraw()

    def paper(self, ui: Ui, frame: Frame, spare: Spare, name: str, told: str, head: str = "") -> None:
        """Paint a strip in the room for notes, with a button at the right; Esc closes it.

        It's as high as its text needs, so that a strip of one line leaves country names visible.
        """
        canvas, t, main, close = ui.canvas, ui.text_scale, frame.main, say("match.close")
        wide = ui.button_width(close, "Esc")
        room = main.w - 36 - (wide + 8)
        text = "  ".join(filter(None, (f"*{head}*" if head else "", told)))
        rows = starred.rows(canvas, text, room, theme.BODY)
        high = max(rows * canvas.line_height(theme.BODY) + 8, 34 * t)
        area = self.lie(ui, Rect(main.left, spare.top, main.w, high), frame, spare)
        ui.cover(name, area, text.replace("*", ""))
        with _paper(ui, area, main, name):
            y = area.centery - rows * canvas.line_height(theme.BODY) / 2
            starred.write(
                canvas, main.left + 16, y, text, theme.BODY, width=room, color=theme.INK, strong=theme.INK
            )
        tall = min(28 * t, high - 4)
        rect = (area.right - 10 - wide, area.centery - tall / 2, wide, tall)
        ui.button(f"{name}:{close}", rect, close, Control.DISMISS, kind="outline", key="Esc")

    def hide(self) -> None:
        """Show no strip, which leaves its room to others."""
        self.strip = None

    def lie(self, ui: Ui, wanted: Rect, frame: Frame, spare: Spare) -> Rect:
        """Return a strip's rectangle near where it's wanted, clear of answers; it stays where it was if that is
        still good.
        """
        if ui.live:
            self.strip = self._strip_place(ui, wanted, frame, spare)
        return Rect(self.strip or wanted)

    def _strip_place(self, ui: Ui, wanted: Rect, frame: Frame, spare: Spare) -> Rect:
        end, foot = spare.strip, frame.main.bottom - TIGHT
        best = wanted
        if end is not None:
            best, foot = wanted.move(0, min(end.top, end.bottom - wanted.h) - wanted.top), end.bottom
        if wanted.h <= spare.clears:
            return best
        keep = to_keep_free(ui.nodes, ui.text_scale)
        stays = self.strip is not None and self.strip.size == wanted.size
        if stays and self.strip is not None and not cost(self.strip, keep):
            return self.strip
        room = Rect(frame.main.left, spare.top, frame.main.w, foot - spare.top)
        # try the ends first: in the middle it would divide a map and leave no room for menus
        ends = (best, Rect(best.left, room.bottom - best.h, *best.size))
        if free := next((end for end in ends if not cost(end, keep)), None):
            return free
        if stays and self.strip is not None and not cost(self.strip, grave(keep)):
            return self.strip
        return nearest(best, room, keep)

    def guide(
        self, ui: Ui, frame: Frame, top: float, text: str, question: int, margin: Rect | None = None
    ) -> None:
        """Paint the guide's note where it doesn't cover what it's about.

        The `margin` beside the board is preferred if the note fits there.
        """
        if not text:
            self.note, self.low, self.aside = None, True, False
        elif ui.live and not self._beside(ui, text, margin):
            self._place(ui, frame, top, text, question)
        if self.note is not None:
            _coach(ui, text, self.note, tall=self.aside)

    def _beside(self, ui: Ui, text: str, margin: Rect | None) -> bool:
        """Place the note at the bottom of the margin; return True if it fits."""
        high = _tall(ui, text, margin.w - 2 * EDGE) if margin is not None else 0.0
        fits = margin is not None and high + 2 * EDGE <= margin.h
        if margin is not None and fits:
            self.note, self.low = lower(inset(margin, EDGE), high), False
        elif self.aside:
            self.note, self.low = None, True
        self.aside = fits
        return fits

    def _place(self, ui: Ui, frame: Frame, top: float, text: str, question: int) -> None:
        keep = [*to_keep_free(ui.nodes, ui.text_scale)]
        keep += [KeepClear(self.strip, OVER)] if self.strip is not None else []
        first = self._size(ui, frame, text, WIDTHS[0])
        stays = self.noted == question and self.note is not None
        good = stays and self.note is not None and not cost(self.note, grave(keep))
        if good and (not self.low or self.note == first):
            return
        if not stays and frame.tabbed:
            self.low = True  # the next picture's board ends above the note, and that picture decides
        elif not stays or self.low:
            self.low = not cost(first, grave(keep))
        self.noted = question
        if self.low:
            self.note = first
            return
        room = Rect(frame.main.left + 8, top + 6, frame.main.w - 16, frame.prompt.top - top - 12)
        found = [nearest(self._size(ui, frame, text, wide), room, keep) for wide in WIDTHS]
        self.note = min(found, key=lambda rect: (round(cost(rect, grave(keep))), round(cost(rect, keep))))

    def _size(self, ui: Ui, frame: Frame, text: str, wide: float) -> Rect:
        """Return the note's rectangle at a given width: as high as its text, just above the prompt or a strip."""
        button = ui.button_width(say("guide.got_it"), "G")
        wide = min(frame.main.w - 24, max(wide * max(1.0, ui.text_scale), button + 240))
        rows = starred.rows(ui.canvas, text, wide - button - 66, theme.BODY)
        high = max(rows * ui.canvas.line_height(theme.BODY) + 18, 44 * ui.text_scale)
        return Rect(frame.main.centerx - wide / 2, self._ground(frame) - 6 - high, wide, high)


def _paper(ui: Ui, area: Rect, main: Rect, name: str) -> AbstractContextManager[None]:
    """Paint a strip's paper; its shadow doesn't fall on the prompt below the board."""
    with ui.canvas.clip(main):
        return ui.panel(area, "paper", name=name, radius=0)


def grave(keep: Sequence[KeepClear]) -> list[KeepClear]:
    """Return the areas that mustn't be covered if there's any other position."""
    return [each for each in keep if each.weight >= OVER]


def _tall(ui: Ui, text: str, wide: float) -> float:
    """Return the height of a narrow note, whose button is below its words."""
    rows = starred.rows(ui.canvas, text, wide - WORDS - PAD, theme.BODY)
    return rows * ui.canvas.line_height(theme.BODY) + 28 * ui.text_scale + 3 * PAD


def _coach(ui: Ui, text: str, area: Rect, *, tall: bool = False) -> None:
    """Paint the guide's note with its button, which is below the words if the note is tall."""
    canvas, t = ui.canvas, ui.text_scale
    label = say("guide.got_it")
    button = ui.button_width(label, "G")
    wide = area.w - WORDS - PAD - (0 if tall else button + 8)
    canvas.shadow(area, alpha=200)
    with ui.panel(area, "brief", name="guide"):
        canvas.rect((area.left, area.top, 6, area.h), theme.INK)
        canvas.icon("question", area.left + 26, area.top + 26 if tall else area.centery, 20, theme.INK)
        rows = starred.rows(canvas, text, wide, theme.BODY)
        y = area.top + PAD if tall else area.centery - rows * canvas.line_height(theme.BODY) / 2
        starred.write(
            canvas, area.left + WORDS, y, text, theme.BODY, width=wide, color=theme.INK, strong=theme.INK
        )
    ui.node("guide", area, "note", text.replace("*", ""), focusable=False)
    middle = area.bottom - PAD - 14 * t if tall else area.centery
    rect = (area.right - button - 10, middle - 14 * t, button, 28 * t)
    ui.button("guide:got_it", rect, label, Control.GOT_IT, kind="outline", key="G")


LINES = 3
"""The most lines in a chip."""
ABREAST = 3
"""The most chips in a row, so that their words have room at the usual text size."""
BLOCK = 24.0
"""The width in px of the block with a side's symbol."""
TOLD = 3
"""The most lines of text about the chosen side."""
LEAST = 60.0
"""The px of room for words below which a chip shows only its symbol."""
WATCHED = 8
"""The number of events shown as trails to spectators."""


def _tells_of(name: str, sentence: str) -> bool:
    """Return True if a name is a sentence's whole subject, rather than the first of two joined by “and”."""
    said, (word, _, rest) = words("room"), sentence.removeprefix(name).partition(" ")
    return sentence.startswith(name) and word != said.grammar.link("and", said.shared["and"], rest)


@dataclass(frozen=True)
class News:
    """One side's acts, with its name and symbol. Every frame asks for its sentences again, so they are kept."""

    side: str
    """The side's shade, which identifies it in the log."""
    name: str
    subject: str
    """The side's name as the beginning of a sentence."""
    symbol: str
    act: Streak

    @cached_property
    def clauses(self) -> list[str]:
        """The acts as clauses of one sentence, which repeats the side's name only after another subject."""
        return self._clauses([*self._named(), *self._others()])

    @cached_property
    def least(self) -> int:
        """The number of clauses a chip must have room for: those that are always told, or else the first one."""
        return len(self._clauses(self._named())) or 1

    @cached_property
    def text(self) -> str:
        """Everything important about the acts, starting with what is always told."""
        return " ".join([*self._named(), *self._others()])

    def _clauses(self, sentences: Sequence[str]) -> list[str]:
        name, clauses = f"{self.subject} " if self.subject else "", list[str]()
        for own, run in groupby(sentences, lambda told: _tells_of(name, told)):
            first, *others = merged([unstopped(each.removeprefix(name) if own else each) for each in run])
            clauses += [f"{name}{first}" if own else first, *others]
        return clauses

    def _named(self) -> list[str]:
        """Return the sentences that are always told, the most important first."""
        named = sorted([told for told in self.act.atoms if told.named], key=lambda told: -told.weight)
        return counted(told.text for told in named)

    def _others(self) -> list[str]:
        """Return the other important sentences from the headline on; if there is only the headline, its steps."""
        atoms = self.act.atoms[self.act.atoms.index(self.act.head) :]
        others = [told for told in atoms if (told.matters or told is self.act.head) and not told.named]
        steps = len(others) == 1 and not any(told.named for told in atoms)
        return counted(told.text for told in (atoms if steps else others))


@dataclass(frozen=True, slots=True)
class Recall(Turning):
    """Show only one side's trail, or all trails again."""

    side: str


@dataclass
class RecentNews:
    """The part of the log that is news to the reader."""

    drafts: Drafts
    sight: Sight
    by_hand: int = -1
    """The number of the last answer a person gave by hand; rules may have answered for them since."""
    _found: tuple[object, int] = field(default=(None, 0), repr=False)

    @property
    def first(self) -> int:
        """The first beat that is news: after the reader's last answer, or after they looked away."""
        sitting = self.drafts.sitting
        about = (sitting.now.number, sitting.reader, len(self.sight.log.told), self.by_hand)
        if self._found[0] != about:
            self._found = (about, self._first())
        return self._found[1]

    def _first(self) -> int:
        sitting, last = self.drafts.sitting, self._last()
        if not sitting.people:
            return self.sight.log.told[-WATCHED].number if len(self.sight.log.told) >= WATCHED else 0
        looked = sitting.eyes.beats_seen.get(sitting.reader, 0) if sitting.reader is not None else 0
        return looked if last < 0 else max(looked, sitting.eyes.beats_before(last))

    def _last(self) -> int:
        """Return the number of the last answer that the reader gave themselves; -1 if there is none.

        If nobody in particular is looking, every answer counts: leaving out forced ones would give a hand away.
        """
        sitting = self.drafts.sitting
        passed = self.drafts.passed if sitting.reader is not None else set[int]()
        whose = sitting.people if sitting.reader is None else (sitting.reader,)
        own = [n for n, seat in enumerate(sitting.eyes.actors) if seat in whose and n not in passed]
        return self.by_hand if self.by_hand in own else max(own, default=-1)

    def told(self) -> list[LogLine]:
        """Return the log lines that are news."""
        first = self.first
        newest = self.sight.log.told[-4 * MOST :]
        return [told for told in newest if told.number >= first]

    def trails(self, side: str = "") -> list[Trail]:
        """Return the trails on the board, the current one as fresh; for a given side, all of its trails as fresh.

        The event in the bar keeps its trail even if it's older than the last answer.
        """
        if self.sight.past is not None:
            return []
        now = self.sight.log.headline()
        view, since = self.sight.view, self.told()
        every = since if now is None or now in since else [now, *since]
        news = [told for told in every if told.event is not None and side in ("", told.faction)]
        return [trail(self.sight, told, view, fresh=bool(side) or told is now) for told in news[-MOST:]]

    def news(self) -> list[News]:
        """Return each side's news in order of their first acts, except sides without a headline.

        What the reader did is no news to them, but consequences that are always told are.
        """
        sitting, sides = self.drafts.sitting, dict[str, list[LogLine]]()
        mine = shade(sitting, sitting.reader) if sitting.reader is not None else ""
        for told in self.told():
            named = told.named and told.number > self.first
            if told.faction and told.news and (told.faction != mine or named):
                sides.setdefault(told.faction, []).append(told)
        names = {shade(sitting, seat): sitting.names[seat] for seat in sitting.seats}
        return [
            self._news(side, names.get(side, ""), atoms)
            for side, atoms in sides.items()
            if any(told.matters for told in atoms)
        ]

    def moved(self) -> bool:
        """Return True if others have acted since then, rather than only reacted to the reader."""
        return self.drafts.sitting.eyes.others_moved(max(self._last(), 0))

    def _news(self, side: str, name: str, atoms: list[LogLine]) -> News:
        subject = sentence_case(self.drafts.sitting.words.in_sentence(name))
        return News(side, name, subject, self._symbol(side), Streak(tuple(atoms)))

    def _symbol(self, side: str) -> str:
        """Return the symbol of a side with a seat here; events about other sides have a symbol of their own."""
        sitting = self.drafts.sitting
        faction = next((sitting.faction(seat) for seat in sitting.seats if shade(sitting, seat) == side), side)
        known = faction_of(sitting.title, faction)
        return known.symbol if known is not None else ""


def lately(sight: Sight) -> list[Trail]:
    """Return the trails of the last events for spectators, the current one as fresh."""
    now = sight.log.headline()
    events = [told for told in sight.log.told[-WATCHED:] if told.event is not None]
    return [trail(sight, told, sight.view, fresh=told is now) for told in events]


def trail(sight: Sight, told: LogLine, view: object, *, fresh: bool) -> Trail:
    """Return the trail for a log line."""
    stage = sight.stage
    assert told.event is not None, "a trail is left by an event"
    running = stage.shot is not None and stage.shot.number == told.number
    elapsed = stage.elapsed if running else OPENS
    return Trail(told, sight.board.trace(told.event, view), _symbol(sight.sitting, told), fresh, elapsed)


def _symbol(sitting: Sitting, told: LogLine) -> str:
    """Return the symbol of the seat or power that an event is about, or ""."""
    seat = getattr(told.event, "seat", None)
    faction = sitting.faction(seat) if isinstance(seat, int) else getattr(told.event, "power", "")
    side = faction_of(sitting.title, faction) if isinstance(faction, str) and faction else None
    return side.symbol if side is not None else ""


# --- the strip ---


def paint_strip(
    ui: Ui, strips: StripPlaces, frame: Frame, spare: Spare, news: Sequence[News], recalled: str
) -> None:
    """Paint the strip in the room for notes: a chip per side, and the chosen side's acts.

    Choosing a chip doesn't move the others. If the strip would hide an answer or the words on a sheet, it isn't
    shown; the log has everything.
    """
    canvas, main = ui.canvas, frame.main
    said = next((each.text for each in news if each.side == recalled), "")
    room = main.w - 2 * WIDE
    told = min(canvas.measure(said, theme.BODY, width=room)[1], TOLD * canvas.line_height(theme.BODY))
    rows = told + NEAR if said else 0.0
    free = _free(ui, boxes.inset(main, PAD, 0), news)
    across, high = _grid(ui, free.w, news)
    tall = max(boxes.grid_height(len(news), across, high, NEAR), ui.button_height())
    lies = strips.lie(ui, Rect(main.left, spare.top, main.w, tall + 2 * TIGHT), frame, spare)
    if lies.h > spare.clears and _hides(ui, lies):
        strips.hide()
        return
    up = rows if lies.bottom + rows > frame.prompt.top else 0.0
    area = Rect(lies.left, lies.top - up, lies.w, lies.h + rows)
    ui.cover("strip", area, " ".join(each.text for each in news))
    with _paper(ui, area, main, "strip"):
        line = boxes.inset(lies, PAD, TIGHT)
        _ways(ui, line)
        if line.left < free.left:
            canvas.text(*line.midleft, say("match.since"), theme.BODY.strong, color=theme.INK, valign="middle")
        top = line.centery - boxes.grid_height(len(news), across, high, NEAR) / 2
        place = Rect(free.left, top, free.w, line.h)
        rects = [boxes.cell(place, across, number, high, NEAR) for number in range(len(news))]
        fitted = [_told(canvas, each, _words(ui, rect)) for each, rect in zip(news, rects, strict=True)]
        role = min((found for _, found in fitted), key=lambda found: found.size)
        for each, (words, _), rect in zip(news, fitted, rects, strict=True):
            _chip(ui, rect, each, words, role, chosen=each.side == recalled)
        if said:
            y = area.top + NEAR if up else lies.bottom
            canvas.text(
                area.left + WIDE, y, said, theme.BODY, color=theme.INK, width=room, max_lines=TOLD, fit=True
            )


def _hides(ui: Ui, strip: Rect) -> bool:
    """Return True if a strip would hide an answer, the name of a land on offer, or part of a sheet or menu."""
    written = [node.rect for node in ui.nodes if _is_read(node)]
    covered = cost(strip, map(KeepClear, written)) > 0
    return covered or any(cost(strip, [KeepClear(each)]) > HIDES * each.w * each.h for each in answers(ui.nodes))


def _is_read(node: Node) -> bool:
    """Return True if the question is about what is written on a node."""
    if node.role in (*SHEETS, FACTS):
        return not node.id.startswith(COVER)
    return node.hit is not None and is_answer(node)


def _buttons() -> tuple[Way, ...]:
    """Return the buttons at the right end, from right to left.

    Esc opens the pause instead of closing the strip, because the next answer removes it anyway.
    """
    step = Way(say("match.step_through"), Control.STEP_THROUGH, "Q")
    return Way(say("match.close"), Control.DISMISS), step


def _ways(ui: Ui, line: Rect) -> None:
    """Paint the buttons at the right end of a line."""
    right, high = line.right, min(line.h, ui.button_height())
    for way in _buttons():
        wide = ui.button_width(way.label, way.key)
        rect = Rect(right - wide, line.centery - high / 2, wide, high)
        ui.button(f"strip:{way.label}", rect, way.label, way.message, kind="outline", key=way.key)
        right -= wide + GAP


def _free(ui: Ui, line: Rect, news: Sequence[News]) -> Rect:
    """Return the part of a line for the chips: beside the buttons, and the heading unless it costs a line."""
    free = boxes.cut(line, right=sum(ui.button_width(way.label, way.key) + GAP for way in _buttons()))
    beside = boxes.cut(free, left=ui.canvas.measure(say("match.since"), theme.BODY.strong)[0] + PAD)
    needed = min(len(news), ABREAST) * (2 * LEAST + BLOCK) * ui.canvas.growth
    if beside.w < needed or _grid(ui, free.w, news)[1] < _grid(ui, beside.w, news)[1]:
        return free
    return beside


def _grid(ui: Ui, wide: float, news: Sequence[News]) -> tuple[int, float]:
    """Return how many chips are in a row, and their height: as many lines as the sentences that are always told
    need.
    """
    canvas, count = ui.canvas, len(news)
    rows = -(-count // ABREAST)
    across = -(-count // rows)
    words = _words(ui, Rect(0, 0, (wide - NEAR * (across - 1)) / across, 0)).w
    line = canvas.line_height(theme.NOTE.tight)
    needed = [
        canvas.measure(joined(each.clauses[: each.least]), theme.NOTE.tight, width=words)[1] / line
        for each in news
    ]
    lines = max(2 if rows == 1 else 1, min(LINES, round(max(needed)))) if words > LEAST * canvas.growth else 2
    return across, lines * line + NEAR


def _chip(ui: Ui, rect: Rect, news: News, said: str, role: Type, *, chosen: bool) -> None:
    """Paint a side's chip; pressing it shows the side's trail."""
    shade, canvas = theme.shade(news.side), ui.canvas
    name, label = f"news:{news.side}", f"{news.name}: {news.text}"
    tip, state = "" if chosen else f"{news.name}\n{news.text}", ("chosen",) if chosen else ()
    recall = Recall(news.side)
    look = ui.node(name, rect, "chip", label, recall, state=state, tip=tip, paper=True, sound="tick")
    edge = theme.INK if chosen or look.hover else theme.INK2
    canvas.rect(rect, theme.PAPER2, radius=theme.CORNER, border=edge, border_width=2 if chosen else 1)
    block = _block(ui, rect)
    canvas.rect(block, shade.deep, radius=theme.CORNER)
    canvas.icon(news.symbol or "person", *block.center, min(block.w, block.h) * 0.8, shade.light)
    words = _words(ui, rect)
    if words.w < LEAST * canvas.growth:
        return
    most = max(1, int(rect.h / canvas.line_height(role)))
    with canvas.panel(rect, name):
        canvas.text(
            *words.midleft, said, role, color=theme.INK, valign="middle", width=words.w, max_lines=most, fit=True
        )


def joined(clauses: Sequence[str]) -> str:
    """Join clauses into sentences; a clause that begins with a capital starts a new one."""
    told = clauses[0]
    for clause in clauses[1:]:
        told = f"{told}; {clause}" if clause[:1].islower() else f"{told.removesuffix('.')}. {clause}"
    return f"{told.removesuffix('.')}."


def _told(canvas: Canvas, news: News, room: Rect) -> tuple[str, Type]:
    """Return as many clauses of a side's news as fit, and their type.

    The first is set smaller if necessary, but never smaller than notes at the usual text size.
    """
    role = theme.NOTE.tight
    for count in range(len(news.clauses), 0, -1):
        if canvas.measure(joined(news.clauses[:count]), role, width=room.w)[1] <= room.h:
            return joined(news.clauses[:count]), role
    least = role.size / max(1.0, canvas.growth)
    return joined(news.clauses[:1]), canvas.shrunk(joined(news.clauses[:1]), role, room.w, least, high=room.h)


def _block(ui: Ui, rect: Rect) -> Rect:
    """Return the rectangle of a chip's symbol."""
    return boxes.left(rect, min(rect.w, BLOCK * ui.text_scale))


def _words(ui: Ui, rect: Rect) -> Rect:
    """Return the rectangle of a chip's words."""
    return boxes.cut(rect, left=_block(ui, rect).w + NEAR, right=TIGHT)
