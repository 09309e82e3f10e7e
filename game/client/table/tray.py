"""The tray below the prompt: its background, lines between its parts, and piles."""

from collections.abc import Iterable

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import theme
from game.client.kit.theme import PAD, SLIM, TIGHT
from game.client.table.picture import Picture
from game.core.contract import UNSEEN


def ground(picture: Picture, lines: Iterable[float] = ()) -> None:
    """Paint the background of the tray, with a vertical line at each x in `lines`, between its parts."""
    canvas, area = picture.ui.canvas, picture.frame.tray
    canvas.gradient(area, theme.mix(theme.TABLE, theme.GLASS, 0.7), theme.TABLE)
    for x in lines:
        canvas.line(x, area.top + PAD, x, area.bottom - PAD, theme.LINE)


def unseen_hand(picture: Picture, room: Rect) -> None:
    """Tell spectators, in the room for the hand, that hands are hidden."""
    if picture.reader is not None or UNSEEN not in picture.view.hands[picture.below]:
        return
    words = picture.say("board.hidden_hands")
    picture.ui.canvas.text(room.left, room.centery, words, color=theme.DIM, valign="middle", width=room.w)


def pile(picture: Picture, rect: Rect, label: str, count: int, top: Surface | None = None) -> None:
    """Paint a pile: its label, its top card (or an outline if it is empty), and its count.

    Without `top` its cards are things, which are painted elsewhere.
    """
    canvas = picture.ui.canvas
    words, room = label.upper(), rect.w + 2 * PAD * canvas.growth
    wide = canvas.measure(words, theme.LABEL)[0]
    if wide <= room:
        x = min(rect.centerx, picture.frame.tray.right - wide / 2 - TIGHT)
        canvas.text(x, rect.top - TIGHT, words, theme.LABEL, color=theme.DIM, align="center", valign="bottom")
    if not count:
        canvas.rect(rect, None, radius=SLIM, border=theme.SLOT)
    elif top is not None:
        canvas.blit(top, rect.left, rect.top)
    canvas.text(rect.centerx, rect.bottom + TIGHT, str(count), theme.BODY.tight, align="center")
