"""The real board as it lay before an answer, with the hand of the seat that gave it, painted small."""

from typing import Any

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.settings import Settings
from game.client.kit.widgets import Ui
from game.client.scenes.review.replay import Replay, may_see
from game.client.table.spots import Frame
from game.core.contract import Seat
from game.core.files.journal import Recorded

WIDE, HIGH, TRAY = 1024.0, 600.0, 140.0
"""The logical size of the table that is painted, and the height of its tray."""


class StoodBoard:
    """Pictures of a record's positions, each as its own seat saw it; the last one is kept."""

    def __init__(self, recorded: Recorded[Any]) -> None:
        self.recorded = recorded
        self.replay: Replay | None = None
        self.kept: tuple[object, Surface] | None = None

    def shows(self, seat: Seat) -> bool:
        """Return whether the hand of a seat may be seen."""
        return may_see(self.recorded, str(seat))

    def paint(self, ui: Ui, room: Rect, number: int, seat: Seat) -> Rect:
        """Paint the position before an answer at the top of `room`; returns the place it takes."""
        wide = min(room.w, room.h * WIDE / HIGH)
        area = Rect(room.left, room.top, wide, wide * HIGH / WIDE)
        scale = ui.canvas.scale * area.w / WIDE
        key = (number, seat, round(scale, 4))
        if self.kept is None or self.kept[0] != key:
            self.kept = key, self._picture(number, seat, scale)
        ui.canvas.blit(self.kept[1], area.left, area.top)
        ui.canvas.rect(area, None, border=theme.LINE)
        return area

    def _picture(self, number: int, seat: Seat, scale: float) -> Surface:
        """Return the table without what belongs to a match: no bar, prompt or rail."""
        replay = self.replay = self.replay or Replay(self.recorded, Settings(mute=True, reduce_motion=True))
        replay.playing = False
        replay.see(str(seat))
        replay.seek(number)
        surface = Surface((round(WIDE * scale), round(HIGH * scale)))
        ui, canvas, rect = Ui(replay.settings), Canvas(surface, scale, 1.0), Rect(0, 0, WIDE, HIGH)
        ui.begin(canvas, rect)
        ui.live = False
        replay.sight.fit(_frame(rect), scale)
        ui.backdrop()
        replay.board.paint(replay.picture(ui))
        ui.end()
        return surface


def _frame(rect: Rect) -> Frame:
    """Lay out a table: board and hand over the full width, everything else outside."""
    outside = rect.move(rect.w * 2, 0)
    tray = boxes.lower(rect, TRAY)
    main = boxes.cut(rect, bottom=TRAY)
    return Frame(boxes.upper(outside, 1), main, boxes.upper(outside, 1), tray, outside, 1.0)
