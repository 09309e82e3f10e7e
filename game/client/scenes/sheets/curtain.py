"""The curtain between two people at one screen, and the band on the open table, which shows only public facts."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from pygame import FRect as Rect

from game.client.cards import CurtainCard
from game.client.kit import boxes, changing, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Row
from game.client.kit.messages import UNDATED, Key, Refused, Resumed
from game.client.kit.pads import Asked
from game.client.kit.scene import Next, Pop, Push
from game.client.kit.sheets import prompt_tab, tab_width
from game.client.kit.sound import Sound
from game.client.kit.theme import GAP, MS, NEAR, PAD, ROOM, WIDE, Point, ease
from game.client.kit.widgets import Tab, Ui, Way
from game.client.requests import Agreed, AskIfSure, GiveToBot, Lifted, OpenPause, OpenSettings, ReadRules
from game.client.scenes.shelf.covers import face_of
from game.client.table.sides import shade_name
from game.client.table.spots import Frame, frame
from game.core.content.box import box
from game.core.content.languages import current_language
from game.core.language.words import say

PLEAT = 8.6  # px between rows of dots
FRINGE = 10  # px between the dots of its lower edge
MARK, LEAST_MARK, LEAST_RING = 350.0, 70.0, 130.0  # px of the next seat's symbol with its ring
HIGHEST = 0.5  # the largest share of the window that the band on the open table may cover
LIFT, WIDEST_LIFT = 56.0, 344.0  # px of the button that lifts the curtain
HOLD = MS["hold"] / 1000
"""Seconds that the button has to be held; a tap does nothing."""
DOTS, AROUND, BLOOM = 84, 0.62, 0.45
"""The ring around the symbol: number of dots, radius as a share of the symbol's size, a white dot's bloom."""
STRIP = 150.0  # height in px of the strip that names the next person
SLIDES = 0.2  # the share of its time that it takes to slide in, and to slide out


@dataclass(frozen=True, slots=True)
class Lift:
    """Message: the next person is ready."""


class Curtain:
    """Falls, waits for the next person, and rises. `lifting` is called before it starts to rise."""

    hides = True

    def __init__(
        self, card: CurtainCard, sound: Sound | None = None, lifting: Callable[[], None] | None = None
    ) -> None:
        self.card, self.sound, self.lifting = card, sound, lifting
        self.hangs = self.opaque = False  # at rest; opaque only if made of cloth
        self.fallen = 0.0  # ms since it began to fall
        self.risen = -1.0  # ms since it began to rise; -1 before that
        self.refused: Refused | None = None
        self.language = current_language()

    @property
    def animating(self) -> bool:
        return not self.hangs

    # --- drawing ---

    def draw(self, ui: Ui) -> None:
        """Paint the curtain as far as it is down, with its content once it is fully down."""
        self._asks(ui)
        if ui.reduce_motion:
            self._rest(self.risen < 0)
        whole = ui.rect
        if not self.hangs:
            if not ui.reduce_motion:
                self._hanging(ui.canvas, whole)
            return
        ui.canvas.baked("pleats", whole, lambda c: _cloth(c, whole))
        bar = ui.top_bar(box(self.card.title).name, face=face_of(self.card.title), note=self.card.note)
        foot = self._foot(ui)
        self._call(ui, Rect(0, bar.bottom, ui.width, foot.top - bar.bottom))
        self._refuse(ui, Rect(ROOM, bar.bottom + GAP, ui.width - 2 * ROOM, ui.button_height()))

    def _asks(self, ui: Ui) -> None:
        """Let only the next person's pad take over the screen."""
        ui.asks(Asked(self.card.seat, self.card.name, self.card.people, taking=True))

    def _hanging(self, canvas: Canvas, whole: Rect) -> None:
        rising = self.risen >= 0
        share = ease.in_out_sine(self.risen / MS["curtain_up"] if rising else self.fallen / MS["curtain_down"])
        low = whole.h * (1 - share if rising else share)
        edge = math.ceil(low / PLEAT) * PLEAT
        with canvas.clip((0, 0, whole.w, edge)):
            canvas.baked("pleats", whole, lambda c: _cloth(c, whole))
        for index in range(int(whole.w / FRINGE) + 1):
            canvas.dot("disc", (index + 0.5) * FRINGE, edge, theme.SLIM, theme.LINE2)

    def _foot(self, ui: Ui) -> Rect:
        canvas = ui.canvas
        high = ui.button_height() + 2 * WIDE
        foot = boxes.lower(ui.rect, high)
        canvas.rect(foot, theme.GLASS)
        canvas.line(0, foot.top, foot.right, foot.top, theme.LINE)
        row = Row(canvas, boxes.inset(foot, ROOM, WIDE), theme.BODY)
        row.gap = PAD
        for way in self._out():
            place = row.take(ui.button_width(way.label, way.key), end=True)
            if place is not None:
                ui.button(way.id, place, way.label, way.message, key=way.key)
        if canvas.measure(say("curtain.open_facts"))[0] < row.rest.w:
            row.text(say("curtain.open_facts"), pale=True)
        return foot

    def _out(self) -> list[Way]:
        """Return the ways out; letting a bot take over asks first, because its answers can't be taken back."""
        words = say("curtain.bot")
        told = say("curtain.bot_ask", name=self.card.name)
        bot = Push(AskIfSure(GiveToBot(), told, words, say("curtain.bot_sure")))
        return [
            Way(words, bot, "Ctrl+B", id="curtain.bot"),
            Way(say("pause.title"), Pop(OpenPause()), "Esc", id="pause.title"),
        ]

    def _refuse(self, ui: Ui, place: Rect) -> None:
        """Show the reason why something has to wait, at the left end of a rectangle."""
        if self.refused is not None and self.refused.at == UNDATED:
            self.refused = replace(self.refused, at=ui.time)
        ui.refusal(self.refused, boxes.left(place, min(WIDEST_LIFT * ui.canvas.growth, place.w)))

    def _call(self, ui: Ui, area: Rect) -> None:
        """Paint the next seat's symbol, whose turn it is, and the button, all centred."""
        canvas, card = ui.canvas, self.card
        lines = [
            (say("curtain.next", side=card.side), theme.DISPLAY.set_in(face_of(card.title)).tight, theme.TEXT)
        ]
        lines.append((say("curtain.take", name=card.name), theme.HEAD.weighing(400), theme.TEXT))
        if card.waiting:
            lines.append((say("curtain.waiting", what=card.waiting), theme.LEAD, theme.MUTE))
        ui.reads("prompt", *(text for text, _, _ in lines))
        room = boxes.inset(area, 2 * ROOM, GAP)
        high, words = max(LIFT, canvas.line_height(theme.HEAD) + ROOM), theme.HEAD
        below = sum(canvas.measure(text, role, width=room.w)[1] + NEAR for text, role, _ in lines) + high + WIDE
        size = min(MARK, room.h - below - GAP)
        column = Column(canvas, boxes.cut(room, top=max(0, (room.h - below - max(0, size)) / 2)))
        if size > LEAST_MARK:
            ringed = size / (2 * AROUND + 0.06) if size >= LEAST_RING else size
            self._mark(ui, boxes.around(room.centerx, column.part(size).centery, ringed, ringed))
            column.bottom += GAP
        for text, role, color in lines:
            column.text(text, role, color=color, align="center")
            column.bottom += NEAR
        wide = max(WIDEST_LIFT, ui.button_width(say("curtain.lift"), "Space", "", words) + 2 * ROOM)
        rect = Rect(room.centerx - wide / 2, column.bottom + GAP, wide, high)
        label = say("curtain.lift")
        ui.button("lift", rect, label, Lift(), kind="paper", key="Space|Enter", words=words, sound="", hold=HOLD)
        ui.focus_on("lift")

    def _mark(self, ui: Ui, rect: Rect) -> None:
        """Paint the seat's symbol in its own dots, with a glow, in a ring that fills during the hold."""
        canvas, size = ui.canvas, rect.w
        shade = theme.shade(shade_name(self.card.title, self.card.faction))
        symbol, around = self.card.symbol or "person", rect.inflate(rect.w * 0.3, rect.h * 0.3)

        def paint(c: Canvas) -> None:
            for step in range(10, 0, -1):
                c.circle(rect.centerx, rect.centery, rect.w * 0.07 * step, (*shade.light, 5))
            ornaments.dot_symbol(
                c, rect.centerx, rect.centery, symbol, rect.w, shade.light, shade.dot, pitch=rect.w / 36
            )

        canvas.baked(("mark", symbol, self.card.faction), around, paint)
        if size * 2 * AROUND < LEAST_RING:
            return
        full, spots = changing.held(ui, "lift", HOLD), _ring(rect.center, rect.w * AROUND)
        if ui.reduce_motion:
            full = int(full * 4) / 4
        lit = round(full * DOTS)
        ornaments.dots(canvas, shade.dot, spots[lit:], theme.SLIM, theme.LINE2)
        ornaments.dots(canvas, shade.dot, spots[:lit], 2 * theme.SLIM, theme.WHITE, bloom=BLOOM)

    # --- messages ---

    def on(self, message: object) -> Next:
        match message:
            case Lift() if self.risen < 0:
                self._lift()
            case Pop() | Push():
                return message
            case Agreed(wanted):
                return Pop(wanted)
            case Refused():
                self.refused = message
            case Key(name) if len(name) == 1 and self.hangs:  # before that no button is shown
                self.refused = Refused("lift", say("curtain.tool"), at=UNDATED)
            case Resumed() if self.language != current_language():
                return Pop()  # the card is in the previous language, so a new one is made
        return None

    def _lift(self) -> None:
        if self.lifting is not None:
            self.lifting()  # while it is still fully down
        self.risen = 0.0
        self._rest(False)
        if self.sound is not None:
            self.sound.play("curtain")

    def _rest(self, hangs: bool) -> None:
        """Set whether it is fully down and at rest."""
        self.hangs, self.opaque = hangs, hangs and self.hides

    @property
    def falls(self) -> float:
        """The ms from the start until it is fully down."""
        return MS["curtain_down"]

    def tick(self, seconds: float) -> Next:
        """Fall, or rise and then pop the scene."""
        if self.risen < 0:
            self.fallen += seconds * 1000
            self._rest(self.hangs or self.fallen >= self.falls)
            return None
        self.risen += seconds * 1000
        return Pop(Lifted()) if self.risen >= MS["curtain_up"] else None

    def closing(self) -> None:
        """Do nothing; it holds no resources."""


def _ring(middle: Point, radius: float) -> list[Point]:
    """Return the positions of a ring's dots, clockwise from the top."""
    turns = (2 * math.pi * number / DOTS for number in range(DOTS))
    return [(middle[0] + radius * math.sin(turn), middle[1] - radius * math.cos(turn)) for turn in turns]


class Band(Curtain):
    """A band of paper over the open table: who is asked, what, and what they can answer without their hand."""

    hides = False

    def draw(self, ui: Ui) -> None:
        """Paint the band, blank while it moves and with its content once it is at rest."""
        self._asks(ui)
        if self.card.fresh and self.risen < 0 and self.fallen < MS["sweep"]:
            self._sweep(ui)
            return
        if ui.reduce_motion:
            self._rest(self.risen < 0)
        place = frame(ui.width, ui.height, ui.text_scale)
        shown = self._shown(ui)
        paper, how, lines = self._laid_out(ui, place, shown)
        if any(node.rect.bottom > paper.top for node in ui.beneath if node.id in shown):
            shown = {}
            paper, how, lines = self._laid_out(ui, place, shown)
        if self.hangs:
            ready = ui.settled("band", self.card)
            self._offer(ui, shown, ready)
            self._tools(ui)
            head = self._asked(ui, place, paper, how)
            row, room = ui.button_height() + PAD, boxes.inset(paper, WIDE, 0)
            for number, ways in enumerate(lines):
                top = paper.bottom - row if ways == lines[-1] else paper.top + head + number * row
                ui.ways_out(Rect(room.left, top, room.w, row - PAD), ways, ready)
            above = boxes.around(
                paper.centerx, paper.top - ui.button_height(), paper.w - 2 * WIDE, ui.button_height()
            )
            wide = min(above.w, WIDEST_LIFT * ui.canvas.growth)
            self._refuse(ui, boxes.around(*above.center, wide, above.h))
            ui.focus_on("lift")
        elif not ui.reduce_motion:
            rising = self.risen >= 0
            gone = self.risen / MS["curtain_up"] if rising else (self.falls - self.fallen) / MS["curtain_down"]
            ui.canvas.rect(paper.move(0, paper.h * ease.in_out_sine(min(1.0, max(0.0, gone)))), theme.PAPER)

    @property
    def falls(self) -> float:
        """The ms until it is at rest, with extra time to announce a different person."""
        return MS["curtain_down"] + (MS["sweep"] if self.card.fresh else 0)

    def _sweep(self, ui: Ui) -> None:
        """Paint a strip with the next person's name across the table, in their colour."""
        canvas, card, part = ui.canvas, self.card, self.fallen / MS["sweep"]
        away = 0.0 if ui.reduce_motion else ease.in_out_sine(max(1 - part / SLIDES, (part - 1) / SLIDES + 1))
        shade, whole = theme.shade(shade_name(card.title, card.faction)), ui.rect
        strip = boxes.around(*whole.center, whole.w, STRIP * canvas.growth)
        strip = strip.move((-1 if part < SLIDES else 1) * away * whole.w, 0)
        ui.reads("prompt", say("curtain.next", side=card.side), card.name)
        canvas.rect(strip, shade.deep)
        canvas.rect(boxes.upper(strip, theme.NEAR), shade.light)
        canvas.rect(boxes.lower(strip, theme.NEAR), shade.light)
        lines = [(card.side, theme.DISPLAY.set_in(face_of(card.title)).tight)]
        lines += [(card.name, theme.HEAD)] if card.name != card.side else []
        room = boxes.inset(strip, ROOM, 0)
        high = sum(canvas.measure(text, role, width=room.w)[1] for text, role in lines)
        column = Column(canvas, boxes.cut(room, top=max(0.0, (strip.h - high) / 2)))
        for text, role in lines:
            column.text(text, role, color=theme.WHITE, align="center")

    def _laid_out(self, ui: Ui, place: Frame, shown: Mapping[str, Way]) -> tuple[Rect, str, list[list[Way]]]:
        """Return the paper, the key of how to answer, and lines of buttons for what the table doesn't offer."""
        row, wide = ui.button_height() + PAD, place.main.w - 2 * WIDE
        others = [way for way in self.card.ways if way not in shown.values()]
        for ways in (others, self.card.short_of_room):
            how = "curtain.touch" if shown else "curtain.from_table" if ways else "curtain.again"
            head, lines = self._asked(ui, place, None, how), self._lines(ui, wide, ways, how)
            if head + len(lines) * row <= ui.height * HIGHEST:
                break
        high = max(ui.height - place.prompt.top, head + len(lines) * row)
        return Rect(place.main.left, ui.height - high, place.main.w, high), how, lines

    def _shown(self, ui: Ui) -> dict[str, Way]:
        """Return the answers that can be given by pressing something on the table, by node id."""
        there = {node.id for node in ui.beneath if not node.layer}
        return {name: way for noun, way in self.card.places.items() if (name := f"noun:{noun}") in there}

    @staticmethod
    def _offer(ui: Ui, shown: Mapping[str, Way], ready: float) -> None:
        """Make the things on the table that are answers pressable; the table frames them."""
        offered = [(node, shown[node.id]) for node in ui.beneath if node.id in shown]
        ui.nodes += [replace(node, label=way.label, message=way.message, ready_at=ready) for node, way in offered]

    def _tools(self, ui: Ui) -> None:
        """Make the table's tools pressable: public ones and undo work, others say why they have to wait."""
        opens = {ReadRules: ReadRules(self.card.title), OpenSettings: OpenSettings()}
        for node in ui.beneath:
            if node.role == "tool" and (node.reason or node.message is not None):
                request = opens.get(type(node.message))
                message = Push(request) if request is not None else None if node.reason else Pop(node.message)
                ui.nodes.append(replace(node, message=message))

    def _asked(self, ui: Ui, place: Frame, paper: Rect | None, how: str) -> float:
        """Paint whose question it is, what is asked and how to answer; return the height.

        Without `paper` it is only measured. A long question goes below the strip with its seat.
        """
        canvas = ui.canvas
        card = self.card
        strip = boxes.upper(paper or place.main, place.prompt.h)
        asked = card.waiting or say("curtain.next", side=card.side)
        tab = Tab(card.symbol or "person", card.side, shade_name(card.title, card.faction))
        left = strip.left + tab_width(ui, tab)
        short = canvas.measure(asked, theme.LEAD.strong)[0] <= strip.right - WIDE - left
        told = [] if short else [(asked, theme.LEAD.strong, False)]
        told.append((say(how, name=card.name), theme.BODY, True))
        wide = strip.w - 2 * WIDE
        if paper is not None:
            ui.reads("prompt", *([asked] if short else []), *(text for text, _, _ in told))
            canvas.shadow(paper)
            with ui.panel(paper, "paper", name="band"):
                prompt_tab(ui, strip, tab)
                if short:
                    canvas.text(left, strip.centery, asked, theme.LEAD.strong, color=theme.INK, valign="middle")
                below = boxes.cut(boxes.inset(paper, WIDE, 0), top=strip.h + NEAR)
                column = Column(canvas, below, inks=theme.ON_PAPER)
                for text, role, pale in told:
                    column.text(text, role, pale=pale)
        return strip.h + sum(canvas.measure(text, role, width=wide)[1] for text, role, _ in told) + NEAR + PAD

    def _lines(self, ui: Ui, wide: float, ways: Sequence[Way], how: str) -> list[list[Way]]:
        """Return the lines of buttons: first the answers and the look at the hand, then the others."""
        words = say("curtain.look" if how == "curtain.again" else "curtain.look_first")
        look = Way(words, Lift(), "Space|Enter", main=True, id="lift", hold=HOLD)
        answers = [*ways, look]
        return [line for each in (answers, self._out()) for line in _broken(ui, each, wide)]


def _broken(ui: Ui, ways: Sequence[Way], wide: float) -> list[list[Way]]:
    """Break buttons into lines that fit a width."""
    widths = [ui.button_width(way.label, way.key) for way in ways]
    return [[ways[number] for number in line] for line in boxes.lines(widths, wide, PAD)]


def _cloth(canvas: Canvas, whole: Rect) -> None:
    ornaments.pleats(canvas, whole)
    canvas.gradient(boxes.lower(whole, whole.h / 2), (*theme.SEA, 0), (*theme.SEA, 170))
