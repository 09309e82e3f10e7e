"""Places for strips and the guide's note over the board: clear of answers and of each other."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client.kit import starred, theme
from game.client.kit.boxes import inset, lower
from game.client.kit.places import KeepClear, cost, nearest, to_keep_free
from game.client.kit.theme import PAD
from game.client.kit.widgets import Ui, Way
from game.client.match.press import Press
from game.client.table.board import Spare
from game.client.table.spots import Frame
from game.core.language.words import say

WIDTHS = (760.0, 560.0, 420.0, 400.0, 360.0)
"""Widths of the guide's note in px, the best first."""
WORDS, EDGE = 46.0, 4.0
"""px from the left edge of the guide's note to its words, and px it keeps from a margin's edges."""
OVER = 50.0
"""The cost of each px of another overlay that is covered."""


@dataclass
class StripPlaces:
    """The places of the strip and the guide's note: clear of answers, sheets and each other.

    Both keep their place while they cover no answer and no sheet's heading.
    """

    strip: Rect | None = None
    note: Rect | None = None
    noted: int = -1
    """The number of the question the note was placed for."""
    low: bool = True
    """Whether the note lies just above the prompt, so that the board ends above it."""
    aside: bool = False
    """Whether the note lies beside the board."""

    @property
    def taken(self) -> tuple[Rect, ...]:
        """Return the places a board's own overlays have to avoid."""
        return tuple(rect for rect in (self.strip, self.note) if rect is not None)

    def foot(self, ui: Ui, frame: Frame, text: str) -> float:
        """Return the y above which the board is clear of strip and note."""
        return self._size(ui, frame, text, WIDTHS[0]).top if text and self.low else self._ground(frame)

    def _ground(self, frame: Frame) -> float:
        """Return the y of the note's bottom: the top of the prompt, or of a strip right above it."""
        low = self.strip is not None and self.strip.bottom > frame.prompt.top - self.strip.h
        return self.strip.top if self.strip is not None and low else frame.prompt.top

    def settle(self, ui: Ui, before: tuple[Rect, ...]) -> None:
        """Repaint if something has moved, because the board's own overlays avoid it."""
        if self.taken != before:
            ui.redraw()

    def paper(
        self,
        ui: Ui,
        frame: Frame,
        spare: Spare,
        name: str,
        told: str,
        head: str = "",
        ways: Sequence[Way] = (),
        close: Way | None = None,
    ) -> None:
        """Paint a strip in the room for notes, with its buttons at the right; Esc closes it.

        It's as high as its text needs, so that one line leaves country names visible.
        """
        canvas, t, main = ui.canvas, ui.text_scale, frame.main
        ways = (*ways, close or Way(say("match.close"), Press.DISMISS, "Esc"))
        room = main.w - 36 - sum(ui.button_width(way.label, way.key) + 8 for way in ways)
        text = "  ".join(filter(None, (f"*{head}*" if head else "", told)))
        rows = starred.rows(canvas, text, room, theme.BODY)
        high = max(rows * canvas.line_height(theme.BODY) + 8, 34 * t)
        area = self.lie(ui, Rect(main.left, spare.top, main.w, high), frame, spare)
        ui.cover(name, area, text.replace("*", ""))
        with ui.panel(area, "paper", name=name, radius=0):
            y = area.centery - rows * canvas.line_height(theme.BODY) / 2
            starred.write(
                canvas, main.left + 16, y, text, theme.BODY, width=room, color=theme.INK, strong=theme.INK
            )
        right, tall = area.right - 10, min(28 * t, high - 4)
        for way in reversed(ways):
            button = ui.button_width(way.label, way.key)
            rect = (right - button, area.centery - tall / 2, button, tall)
            ui.button(f"{name}:{way.label}", rect, way.label, way.message, kind="outline", key=way.key)
            right -= button + 8

    def lie(self, ui: Ui, wanted: Rect, frame: Frame, spare: Spare) -> Rect:
        """Return a strip's place near where it's wanted: clear of answers, unchanged if still good."""
        if ui.live:
            self.strip = self._strip_place(ui, wanted, frame, spare)
        return Rect(self.strip or wanted)

    def _strip_place(self, ui: Ui, wanted: Rect, frame: Frame, spare: Spare) -> Rect:
        keep = to_keep_free(ui.nodes, ui.text_scale)
        if self.strip is not None and self.strip.size == wanted.size and not cost(self.strip, grave(keep)):
            return self.strip
        room = Rect(frame.main.left, spare.top, frame.main.w, frame.main.bottom - spare.top)
        best = wanted if spare.strip is None else wanted.move(0, spare.strip - wanted.top)
        return nearest(best, room, keep)

    def guide(
        self, ui: Ui, frame: Frame, top: float, text: str, question: int, margin: Rect | None = None
    ) -> None:
        """Paint the guide's note where it covers nothing it's about.

        It prefers the `margin` beside the board if it fits.
        """
        if not text:
            self.note, self.low, self.aside = None, True, False
        elif ui.live and not self._beside(ui, text, margin):
            self._place(ui, frame, top, text, question)
        if self.note is not None:
            _coach(ui, text, self.note, tall=self.aside)

    def _beside(self, ui: Ui, text: str, margin: Rect | None) -> bool:
        """Paint the note at the foot of the margin; returns whether it fits."""
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
            self.low = True  # the board ends above the note in the next picture, and is judged by that
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
        """Return the note's place at a width: as high as its text, just above the prompt or a strip."""
        button = ui.button_width(say("guide.got_it"), "G")
        wide = min(frame.main.w - 24, max(wide * max(1.0, ui.text_scale), button + 240))
        rows = starred.rows(ui.canvas, text, wide - button - 66, theme.BODY)
        high = max(rows * ui.canvas.line_height(theme.BODY) + 18, 44 * ui.text_scale)
        return Rect(frame.main.centerx - wide / 2, self._ground(frame) - 6 - high, wide, high)


def grave(keep: Sequence[KeepClear]) -> list[KeepClear]:
    """Return the parts nothing may cover if there's any other place."""
    return [each for each in keep if each.weight >= OVER]


def _tall(ui: Ui, text: str, wide: float) -> float:
    """Return the height of a narrow note, with its button below the words."""
    rows = starred.rows(ui.canvas, text, wide - WORDS - PAD, theme.BODY)
    return rows * ui.canvas.line_height(theme.BODY) + 28 * ui.text_scale + 3 * PAD


def _coach(ui: Ui, text: str, area: Rect, *, tall: bool = False) -> None:
    """Paint the guide's note with its button, which lies below the words if the note is tall."""
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
    ui.button("guide:got_it", rect, label, Press.GOT_IT, kind="outline", key="G")
