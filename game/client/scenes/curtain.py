"""The curtain between two people at one screen: it draws only what everybody may know."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Row
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop
from game.client.kit.sound import Sound
from game.client.kit.theme import GAP, MS, NEAR, PAD, ROOM, WIDE, ease
from game.client.kit.widgets import Ui
from game.client.match.cards import CurtainCard
from game.client.match.requests import GiveToBot, Lifted, OpenPause
from game.client.scenes.covers import face_of
from game.client.table.sides import shade_name
from game.core.box import box

PLEAT = 8.6  # px from one row of dots to the next
FRINGE = 10  # px from one dot of its lower edge to the next
MARK, LEAST_MARK = 300.0, 70.0  # px of the sign of the next seat; a smaller one is left out
LIFT, WIDEST_LIFT = 56.0, 344.0  # px of the button that lifts it


@dataclass(frozen=True, slots=True)
class Lift:
    """Message: the next person is there."""


class Curtain:
    """Falls, waits for the next person, rises. `lifting` is called when it begins to rise, still unseen."""

    def __init__(
        self, card: CurtainCard, sound: Sound | None = None, lifting: Callable[[], None] | None = None
    ) -> None:
        self.card, self.sound, self.lifting = card, sound, lifting
        self.opaque = False  # whether it hangs all the way, so that nothing of the board can be seen
        self.fallen = 0.0  # ms since it began to fall
        self.risen = -1.0  # ms since it began to rise; below 0: it has not

    @property
    def animating(self) -> bool:
        """Whether it falls or rises."""
        return not self.opaque

    # --- the picture ---

    def draw(self, ui: Ui) -> None:
        """Paint the pleats as far as they hang, and the card when they hang all the way."""
        if ui.reduce_motion:
            self.opaque = self.risen < 0
        whole = ui.rect
        if not self.opaque:
            if not ui.reduce_motion:
                self._hanging(ui.canvas, whole)
            return
        ui.canvas.baked("pleats", whole, lambda c: _cloth(c, whole))
        bar = ui.top_bar(box(self.card.title).name, face=face_of(self.card.title), note=self.card.note)
        foot = self._foot(ui)
        self._call(ui, Rect(0, bar.bottom, ui.width, foot.top - bar.bottom))

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
        for key_of_words, message, key in (
            ("curtain.bot", GiveToBot(), "B"),
            ("pause.title", OpenPause(), "Esc"),
        ):
            words = say(key_of_words)
            place = row.take(ui.button_width(words, key), end=True)
            if place is not None:
                ui.button(key_of_words, place, words, Pop(message), key=key)
        if canvas.measure(say("curtain.open_facts"))[0] < row.rest.w:
            row.text(say("curtain.open_facts"), pale=True)
        return foot

    def _call(self, ui: Ui, area: Rect) -> None:
        """Paint the mark of the next seat, whose turn it is, and the button in the middle."""
        canvas, card = ui.canvas, self.card
        lines = [
            (say("curtain.next", side=card.side), theme.DISPLAY.set_in(face_of(card.title)).tight, theme.TEXT)
        ]
        lines.append((say("curtain.take", name=card.name), theme.HEAD.weighing(400), theme.TEXT))
        if card.waiting:
            lines.append((say("curtain.waiting", what=card.waiting), theme.LEAD, theme.MUTE))
        room = boxes.inset(area, 2 * ROOM, GAP)
        high, words = max(LIFT, canvas.line_height(theme.HEAD) + ROOM), theme.HEAD
        below = sum(canvas.measure(text, role, width=room.w)[1] + NEAR for text, role, _ in lines) + high + WIDE
        size = min(MARK, room.h - below - GAP)
        column = Column(canvas, boxes.cut(room, top=max(0, (room.h - below - max(0, size)) / 2)))
        if size > LEAST_MARK:
            self._mark(canvas, boxes.around(room.centerx, column.part(size).centery, size, size))
            column.bottom += GAP
        for text, role, color in lines:
            column.text(text, role, color=color, align="center")
            column.bottom += NEAR
        wide = max(WIDEST_LIFT, ui.button_width(say("curtain.lift"), "Space", "", words) + 2 * ROOM)
        rect = Rect(room.centerx - wide / 2, column.bottom + GAP, wide, high)
        ui.button(
            "lift", rect, say("curtain.lift"), Lift(), kind="paper", key="Space|Enter", words=words, sound=""
        )
        ui.focus_on("lift")

    def _mark(self, canvas: Canvas, rect: Rect) -> None:
        """Paint the seat's symbol in its own dots, lit from behind."""
        shade = theme.shade(shade_name(self.card.title, self.card.faction))
        symbol, around = self.card.symbol or "person", rect.inflate(rect.w * 0.3, rect.h * 0.3)

        def paint(c: Canvas) -> None:
            for step in range(10, 0, -1):
                c.circle(rect.centerx, rect.centery, rect.w * 0.07 * step, (*shade.light, 5))
            ornaments.dot_symbol(
                c, rect.centerx, rect.centery, symbol, rect.w, shade.light, shade.dot, pitch=rect.w / 36
            )

        canvas.baked(("mark", symbol, self.card.faction), around, paint)

    # --- what happens ---

    def on(self, message: object) -> Next:
        """Lift it, or say to the scene below what was chosen instead."""
        match message:
            case Lift() if self.risen < 0:
                self._lift()
            case Pop():
                return message
        return None

    def _lift(self) -> None:
        if self.lifting is not None:
            self.lifting()  # while it still hangs all the way
        self.risen, self.opaque = 0.0, False
        if self.sound is not None:
            self.sound.play("curtain")

    def tick(self, seconds: float) -> Next:
        """Fall, or rise and be gone."""
        if self.risen < 0:
            self.fallen += seconds * 1000
            self.opaque = self.opaque or self.fallen >= MS["curtain_down"]
            return None
        self.risen += seconds * 1000
        return Pop(Lifted()) if self.risen >= MS["curtain_up"] else None

    def closing(self) -> None:
        """Nothing is held."""


def _cloth(canvas: Canvas, whole: Rect) -> None:
    ornaments.pleats(canvas, whole)
    canvas.gradient(boxes.lower(whole, whole.h / 2), (*theme.SEA, 0), (*theme.SEA, 170))
