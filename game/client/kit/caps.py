"""Key caps: the key for a command, painted beside it."""

from pygame import FRect as Rect

from game.client.kit import pads, theme
from game.client.kit.page import Page
from game.client.kit.theme import Color


def key_cap(
    ui: Page,
    x: float,
    y: float,
    key: str,
    *,
    color: Color = theme.MUTE,
    align: str = "left",
    line: Color | None = None,
) -> Rect:
    """Paint a key cap centred on y and return the rectangle it covers."""
    return cap_of(ui, x, y, ui.cap(key), color=color, align=align, line=line, of_pad=bool(ui.pad))


def cap_of(
    ui: Page,
    x: float,
    y: float,
    word: str,
    *,
    color: Color = theme.MUTE,
    align: str = "left",
    line: Color | None = None,
    of_pad: bool = False,
) -> Rect:
    """Paint a cap with a label, round if it's a pad's button; paint nothing if the label is empty."""
    wide, high = _word_size(ui, word)
    left = x - {"left": 0.0, "center": 0.5, "right": 1.0}[align] * wide
    rect = Rect(left, y - high / 2, wide, high)
    if word:
        ui.canvas.rect(rect, None, radius=high / 2 if of_pad else 4, border=line or color)
        _sign(ui, rect.centerx, y, word, color)
    return rect


def cap_size(ui: Page, key: str) -> tuple[float, float]:
    """Return a key cap's width and height; the width is 0 if the pad in use has no such button."""
    return _word_size(ui, ui.cap(key))


def _word_size(ui: Page, word: str) -> tuple[float, float]:
    wide, high = _sign_width(ui, word), 18 * ui.text_scale
    return max(high, wide + 10 * ui.text_scale) if wide else 0.0, high


def cap_width(ui: Page, key: str) -> float:
    """Return the width of the label on a key cap, without the cap."""
    return _sign_width(ui, ui.cap(key))


def _sign_width(ui: Page, word: str) -> float:
    if word in pads.SHAPES:
        return theme.SMALL.size * ui.text_scale
    return ui.canvas.measure(word, theme.SMALL.strong)[0]


def cap_sign(ui: Page, x: float, y: float, key: str, color: Color) -> None:
    """Paint the label of a key cap around a point: a word, or the symbol of a pad's button."""
    _sign(ui, x, y, ui.cap(key), color)


def _sign(ui: Page, x: float, y: float, word: str, color: Color) -> None:
    if word in pads.SHAPES:
        ui.canvas.dot(pads.SHAPES[word], x, y, theme.SMALL.size * ui.text_scale / 3, color)
    else:
        ui.canvas.text(x, y, word, theme.SMALL.strong, color=color, align="center", valign="middle")
