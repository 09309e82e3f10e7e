"""The curtain between two people at one screen: it draws only what everybody may know."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.say import say
from game.client.kit.scene import Next, Pop
from game.client.kit.sound import Sound
from game.client.kit.theme import MS, ease
from game.client.kit.widgets import Ui
from game.client.match.cards import CurtainCard
from game.client.match.requests import GiveToBot, Lifted, OpenPause
from game.client.scenes.covers import face_of
from game.client.table.sides import shade_name
from game.core.box import box

ROW = 8.6  # px from one row of dots to the next


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
        whole = Rect(0, 0, ui.width, ui.height)
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
        edge = math.ceil(low / ROW) * ROW
        with canvas.clip((0, 0, whole.w, edge)):
            canvas.baked("pleats", whole, lambda c: _cloth(c, whole))
        for index in range(int(whole.w / 10) + 1):
            canvas.dot("disc", index * 10 + 5.0, edge, 3.0, theme.LINE2)

    def _foot(self, ui: Ui) -> Rect:
        canvas = ui.canvas
        high = max(68.0, canvas.line_height(theme.LEAD) + 34)
        foot = Rect(0, ui.height - high, ui.width, high)
        canvas.rect(foot, theme.GLASS)
        canvas.line(0, foot.top, foot.right, foot.top, theme.LINE)
        right, tall = foot.right - 24, high - 34
        ways = (("curtain.bot", GiveToBot(), "B"), ("pause.title", OpenPause(), "Esc"))
        for key_of_words, message, key in ways:
            words = say(key_of_words)
            wide = ui.button_width(words, key)
            ui.button(
                key_of_words, (right - wide, foot.centery - tall / 2, wide, tall), words, Pop(message), key=key
            )
            right -= wide + 12
        told = say("curtain.open_facts")
        if canvas.measure(told)[0] < right - 40:
            canvas.text(24, foot.centery, told, color=theme.MUTE, valign="middle")
        return foot

    def _call(self, ui: Ui, area: Rect) -> None:
        """Paint the mark of the next seat, whose turn it is, and the button in the middle."""
        canvas, card = ui.canvas, self.card
        heading = say("curtain.next", side=card.side)
        words = self._words(ui)
        high = max(56.0, canvas.line_height(theme.HEAD) + 24)
        below = canvas.line_height(theme.BODY.at(44)) + sum(size for _, size, _ in words) + high + 36
        size = min(300.0, area.h - below - 24)
        y = area.top + max(8.0, (area.h - below - size) / 2)
        if size > 70:
            self._mark(canvas, Rect(area.centerx - size / 2, y, size, size))
            y += size + 10
        y = (
            canvas.text(
                area.centerx,
                y,
                heading,
                theme.BODY.at(44).set_in(face_of(card.title)).strong.tight,
                align="center",
            ).bottom
            + 4
        )
        for text, tall, color in words:
            canvas.text(
                area.centerx,
                y,
                text,
                theme.BODY.at(18 if color == theme.TEXT else 15),
                color=color,
                align="center",
                width=area.w - 120,
            )
            y += tall
        label = say("curtain.lift")
        wide = max(344.0, ui.button_width(label, "Space", "", 19) + 40)
        rect = Rect(area.centerx - wide / 2, y + 14, wide, high)
        ui.button("lift", rect, label, Lift(), kind="paper", key="Space|Enter", size=19, sound="")
        ui.focus_on("lift")

    def _words(self, ui: Ui) -> list[tuple[str, float, theme.Color]]:
        card, width = self.card, ui.width - 120
        lines: list[tuple[str, float, theme.Color]] = [(say("curtain.take", name=card.name), 18, theme.TEXT)]
        if card.waiting:
            lines.append((say("curtain.waiting", what=card.waiting), 15, theme.MUTE))
        return [
            (text, ui.canvas.measure(text, theme.BODY.at(size), width=width)[1] + 6, color)
            for text, size, color in lines
        ]

    def _mark(self, canvas: Canvas, rect: Rect) -> None:
        """Paint the seat's symbol in its own dots, lit from behind."""
        shade = theme.shade(shade_name(self.card.title, self.card.faction))
        symbol, around = self.card.symbol or "person", rect.inflate(90, 90)

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
    canvas.gradient(Rect(0, whole.h * 0.5, whole.w, whole.h * 0.5), (*theme.SEA, 0), (*theme.SEA, 170))
