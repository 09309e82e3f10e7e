"""What lies over a match for a while: strips of paper, and the log as a drawer."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client import theme
from game.client.boards import Frame, LookBack, Told
from game.client.say import say
from game.client.widgets import LogItem, Ui, Way


def paper(ui: Ui, frame: Frame, name: str, lines: Sequence[str], head: str = "", ways: Sequence[Way] = ()) -> None:
    """Lay a strip of paper over the top of the board, with its ways out at the right; Esc closes it."""
    main, canvas, t = frame.main, ui.canvas, ui.text_scale
    ways = (*ways, Way(say("match.close"), "dismiss", "Esc"))
    wide = main.w - 32
    room = wide - 44 - sum(ui.button_width(way.label, way.key) + 8 for way in ways)
    texts = [(text, 600 if text == head else 400) for text in (*filter(None, (head,)), *lines)]
    tall = sum(canvas.measure(text, weight=weight, width=room)[1] for text, weight in texts)
    with ui.panel((main.left + 16, main.top + 12, wide, max(tall, 28 * t) + 20), "paper", name=name):
        y = main.top + 22
        for text, weight in texts:
            y = canvas.text(main.left + 32, y, text, color=theme.INK, weight=weight, width=room).bottom
    right = main.left + wide + 4
    for way in reversed(ways):
        button = ui.button_width(way.label, way.key)
        rect = (right - button, main.top + 20, button, 28 * t)
        ui.button(f"{name}:{way.label}", rect, way.label, way.message, kind="outline", key=way.key)
        right -= button + 8


def log_drawer(ui: Ui, frame: Frame, told: Sequence[Told]) -> None:
    """The whole log at the right; a click on a line shows its moment."""
    wide = min(420 * max(1.0, ui.text_scale), ui.width - 40)
    top = frame.bar.bottom + 1
    area = Rect(ui.width - wide, top, wide, frame.tray.bottom - top)
    with ui.panel(area, "glass", name="log"):
        ui.label(area.left + 20, area.top + 16, say("match.log").upper())
        top = area.top + 24 + ui.canvas.line_height(12)
        items = [LogItem(line.text, line.faction, LookBack(line.number)) for line in told]
        ui.log_list("drawer", (area.left + 16, top, wide - 28, area.bottom - top - 12), items, scrolling=True)
