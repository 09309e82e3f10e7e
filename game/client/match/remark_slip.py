"""The words of a rival at the table: a slip of paper with a face, shown for some seconds, clear of all answers."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from pygame import FRect as Rect

from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.places import KeepClear, cost, nearest, to_keep_free
from game.client.kit.portraits import photograph
from game.client.kit.theme import GAP, NEAR, PAD
from game.client.kit.widgets import Ui
from game.client.match.news import OVER, grave
from game.client.table.spots import Frame
from game.play.remarks import Remark, Remarks
from game.play.showing import Showing

FACE, WIDE = 72.0, 200.0
"""The side of the face and the maximum width of the words, in px at the usual text size."""
STAYS, EACH = 2.5, 0.07
"""Seconds that a remark is shown, and more for each letter."""
WAITS = 12.0
"""Seconds that a remark waits for a free place."""
SPARED = 0.06
"""The largest share of the slip that may cover things to be pressed; if it would be more, nothing is shown."""
LARGE = 1.6
"""The most that the face grows with the text size."""


@dataclass
class RemarkSlip:
    """What the rival says, as long as it's shown."""

    showing: Showing
    remarks: Remarks = field(init=False)
    said: Remark | None = None
    left: float = 0.0
    """Seconds for which it will still be shown."""
    waits: float = 0.0
    """Seconds until it's given up, shown or not."""
    place: Rect | None = None
    """Where it is, or None while there's no room for it."""

    def __post_init__(self) -> None:
        self.remarks = Remarks(self.showing)

    def tick(self, seconds: float, *, at_rest: bool) -> bool:
        """Count down, and listen while the table is at rest; return True if the picture changes."""
        before, self.waits = self.said, self.waits - seconds
        if self.place is not None:
            self.left -= seconds
        if min(self.left, self.waits) <= 0:
            self.said = None
        if at_rest and (heard := self.remarks.heard()) is not None and heard.words:
            self.said = heard
            self.left = STAYS + EACH * len(heard.words)
            self.place = None
            self.waits = self.left + WAITS
        return self.said is not before

    def paint(self, ui: Ui, frame: Frame, top: float, taken: Sequence[Rect]) -> None:
        """Paint the slip beside its seat, or anywhere it covers no answer."""
        said = self.said
        if said is None or (area := self._lie(ui, said, frame, top, taken)) is None:
            return
        canvas, side = ui.canvas, _face_side(ui)
        canvas.shadow(area, alpha=170)
        with ui.panel(area, "paper", name="remark"):
            face = Rect(area.left + NEAR, area.centery - side / 2, side, side)
            photograph(canvas, face, said.portrait, theme.PAPER, said.mood)
            lines = Column(
                canvas, boxes.cut(area, left=side + NEAR + GAP, top=NEAR, right=GAP), inks=theme.ON_PAPER
            )
            lines.text(said.who, theme.SMALL, pale=True, max_lines=1)
            lines.text(f"“{said.words}”", theme.BODY.strong.tight)
        ui.node("remark", area, "note", f"{said.who}: {said.words}", focusable=False)
        ui.wake_in(max(0.0, self.left))

    def _lie(self, ui: Ui, said: Remark, frame: Frame, top: float, taken: Sequence[Rect]) -> Rect | None:
        """Return the slip's rectangle near its seat, clear of everything to be answered; None without room."""
        keep = [*to_keep_free(ui.nodes, ui.text_scale), *(KeepClear(rect, OVER) for rect in taken)]
        slip = _slip(ui, said)
        if self.place is not None and self.place.size == slip.size and not cost(self.place, grave(keep)):
            return self.place
        main, seat = frame.main, ui.tree.node(f"seat:{said.seat}")
        room = Rect(main.left + PAD, top + NEAR, main.w - 2 * PAD, main.bottom - top - 2 * NEAR)
        corner = room.right - slip.w, room.top
        if seat is not None and seat.rect.left >= main.right:
            corner = main.right - PAD - slip.w, seat.rect.top
        elif seat is not None:
            corner = min(seat.rect.left, room.right - slip.w), seat.rect.bottom + NEAR
        found = nearest(Rect(*corner, *slip.size).clamp(room), room, keep)
        self.place = found if cost(found, keep) <= SPARED * found.w * found.h else None
        return self.place


def _face_side(ui: Ui) -> float:
    return FACE * min(LARGE, ui.canvas.growth)


def _slip(ui: Ui, said: Remark) -> Rect:
    """Return a slip as narrow and as high as its words need, not yet positioned."""
    canvas, side = ui.canvas, _face_side(ui)
    role, quote = theme.BODY.strong.tight, f"“{said.words}”"
    wide = min(WIDE * canvas.growth, canvas.measure(quote, role)[0] + NEAR)
    wide = max(wide, canvas.measure(said.who, theme.SMALL)[0])
    high = canvas.line_height(theme.SMALL) + canvas.measure(quote, role, width=wide)[1] + NEAR
    return Rect(0, 0, side + wide + NEAR + 2 * GAP, max(side, high) + 2 * NEAR)
