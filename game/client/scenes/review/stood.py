"""The real board before an answer, with the hand of the seat that gave it, painted small."""

from typing import Any

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import boxes, theme
from game.client.kit.canvas import Canvas
from game.client.kit.settings import Settings
from game.client.kit.widgets import Ui
from game.client.scenes.review.replay import Replay, may_see
from game.client.table.spots import Frame, frame
from game.core.contract import Seat
from game.core.files.journal import Recorded


class StoodBoard:
    """Pictures of a record's positions, each as its own seat saw it; the last one is cached."""

    def __init__(self, recorded: Recorded[Any]) -> None:
        self.recorded = recorded
        self.replay: Replay | None = None
        self.kept: tuple[object, Surface] | None = None

    def shows(self, seat: Seat) -> bool:
        """Return True if a seat's hand may be seen."""
        return may_see(self.recorded, str(seat))

    def shape(self, ui: Ui) -> float:
        """Return the picture's width as a share of its height."""
        table = _table(ui)
        return table.tray.w / table.tray.bottom

    def paint(self, ui: Ui, room: Rect, number: int, seat: Seat) -> None:
        """Paint the position before an answer at the top of `room`."""
        table, shape = _table(ui), self.shape(ui)
        wide = min(room.w, room.h * shape)
        area = Rect(room.left, room.top, wide, wide / shape)
        scale = ui.canvas.scale * area.w / table.tray.w
        key = (number, seat, tuple(area), ui.canvas.scale)
        if self.kept is None or self.kept[0] != key:
            self.kept = key, self._picture(number, seat, table, scale)
        ui.canvas.blit(self.kept[1], area.left, area.top)
        ui.canvas.rect(area, None, border=theme.LINE)

    def _picture(self, number: int, seat: Seat, table: Frame, scale: float) -> Surface:
        """Return a picture of the table without a match's bar, prompt and rail."""
        replay = self.replay = self.replay or Replay(self.recorded, Settings(mute=True, reduce_motion=True))
        replay.playing = False
        replay.see(str(seat))
        replay.seek(number)
        rect = Rect(0, 0, table.tray.w, table.tray.bottom)
        surface = Surface((round(rect.w * scale), round(rect.h * scale)))
        ui, canvas = Ui(replay.settings), Canvas(surface, scale, 1.0)
        ui.begin(canvas, rect)
        ui.live = False
        replay.sight.fit(table, scale)
        ui.backdrop()
        replay.board.paint(replay.picture(ui))
        ui.end()
        return surface


def _table(ui: Ui) -> Frame:
    """Lay out board and hand as in a match in this window, with everything else outside the picture."""
    usual = frame(ui.width, ui.height, 1.0)
    main = Rect(0, 0, usual.main.w, usual.main.h)
    tray = Rect(0, main.bottom, main.w, usual.tray.h)
    outside = main.move(2 * main.w, 0)
    return Frame(boxes.upper(outside, 1), main, boxes.upper(outside, 1), tray, outside, 1.0)
