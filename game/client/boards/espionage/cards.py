"""The printed cards of 1955: a country above and a Special Action below, Mercenaries, backs and small cards."""

from functools import partial

from pygame import FRect as Rect

from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.theme import CORNER, HAIR, PAD, ROOM, SLIM, TIGHT, WIDE, Color, Type
from game.client.table import sides
from game.client.table.faces import Printed
from game.client.table.spots import READABLE
from game.core.contract import line
from game.core.language.words import Words
from game.titles.espionage.faces import ACTION, CARD, COUNTRY, Card
from game.titles.espionage.state import State

TITLE = "espionage"
FIELD = 56 / 120  # the upper half's share of a card's height
SLANT = 70 / 120  # the same for a Mercenary, at the lower end of its slanted edge
CARD_W, CARD_H = 112.0, 120.0  # px of a card in the hand; everything on a card is measured at this size
MINI_W = 48.0  # the width of a small card in px
MARGIN = 9.0  # px of margin inside a card's edge
LARGEST = 2.4  # the largest magnification of a card; any further width goes to its text
SIGN = 0.62  # the size of an icon relative to its seal
EFFECT = theme.SMALL.led(1.06)
LEAST = 11.0  # px of the smallest readable type for an effect


seat_shade = partial(sides.seat_shade, TITLE)
spy_sign = partial(sides.seat_symbol, TITLE, nobody="spy", otherwise="spy")
"""Return the icon of a seat's spy; each side has its own, so that the two differ by more than colour."""


def shade_of(country: str) -> theme.Shade:
    """Return a country's shade, which is that of its faction."""
    return theme.shade(sides.shade_name(TITLE, COUNTRY[country].faction))


def paint(canvas: Canvas, face: str, rect: Rect, words: Words) -> None:
    """Paint a face: card:<id>, slim:<id> (its value on the left), large:<id>, mini:<id>, back, back:<shade>."""
    kind, _, name = face.partition(":")
    match kind:
        case "card" | "large" | "slim":
            _card(canvas, rect, CARD[name], words, long=kind == "large", slim=kind == "slim")
        case "mini":
            _mini(canvas, rect, CARD[name], words)
        case _:
            _back(canvas, rect, name)


def _rounded(canvas: Canvas, rect: Rect, color: theme.Color, *, top: bool) -> None:
    """Fill a rectangle with rounded corners at the top or at the bottom."""
    beyond = Rect(rect.left, rect.top - (0 if top else PAD), rect.w, rect.h + PAD)
    with canvas.clip(rect):
        canvas.rect(beyond, color, radius=CORNER * rect.w / CARD_W)


def _poster(canvas: Canvas, x: float, y: float, text: str, role: Type, color: Color, room: float) -> None:
    """Write a line of display type from its left end, shrunk to fit into `room`."""
    canvas.text(x, y, text, role.tight, color=color, width=room, shrink=True, scaled=False)


def _value(canvas: Canvas, x: float, y: float, value: int, role: Type, color: Color) -> None:
    """Write a number, right-aligned and vertically centred."""
    canvas.text(x, y, str(value), role, align="right", valign="middle", color=color, scaled=False)


def magnified(wide: float) -> float:
    """Return an enlarged card's magnification; any further width goes to its text."""
    return min(wide / CARD_W, LARGEST)


def large_height(canvas: Canvas, card: Card, text: str, wide: float) -> float:
    """Return the height of an enlarged card; a long effect makes it taller."""
    k, share = magnified(wide), FIELD if card.country else SLANT
    words = canvas.measure(text, theme.BODY.tight, width=wide - 2 * MARGIN * k)[1]
    return max(CARD_H * k, k * (CARD_H * share + 2 * ROOM) + words)


def _card(canvas: Canvas, rect: Rect, card: Card, words: Words, *, long: bool, slim: bool) -> None:
    """Paint a whole card; `long` prints the full effect, `slim` the value on the left."""
    if not card.country:
        _mercenary(canvas, rect, card, words, long=long, slim=slim)
        return
    k = magnified(rect.w) if long else rect.w / CARD_W  # how much larger than in the hand
    type_k = k if long else min(k, rect.h / CARD_H)
    field = boxes.upper(rect, min(rect.h, k * CARD_H) * FIELD)
    _field(canvas, field, card, words, k, slim=slim)
    body = boxes.cut(rect, top=field.h)
    _rounded(canvas, body, theme.PAPER, top=False)
    ornaments.grain(canvas, body)
    canvas.rect(boxes.upper(body, SLIM * k), theme.INK)
    area = boxes.cut(body, left=MARGIN * k, top=CORNER * k, right=CORNER * k, bottom=SLIM * k)
    name = theme.POSTER.times(type_k)
    _poster(canvas, area.left, area.top, words.name(card.action).upper(), name, theme.INK, area.w)
    _effect(canvas, boxes.cut(area, top=name.size), card.action, words, long=long)


def _effect(canvas: Canvas, area: Rect, action: str, words: Words, *, long: bool) -> None:
    """Write the effect of a lower half: the full one if `long`, else the short one if all of it fits."""
    if long:
        text = words.say(line(f"card_long.{action}"))
        canvas.text(*area.topleft, text, theme.BODY.tight, color=theme.INK, width=area.w)
        return
    text, least = words.say(line(f"card.{action}")), min(LEAST, EFFECT.size / canvas.text_scale)
    role = canvas.shrunk(text, EFFECT, area.w, least, high=area.h + HAIR)
    if canvas.measure(text, role, width=area.w)[1] <= area.h + HAIR:
        canvas.text(*area.topleft, text, role, color=theme.INK, width=area.w)


def _field(canvas: Canvas, field: Rect, card: Card, words: Words, k: float, *, slim: bool) -> None:
    """Paint the upper half: the country's colour under a beam of light, its name, and the card's value."""
    shade, x, w, h = shade_of(card.country), field.left, field.w, field.h
    _rounded(canvas, field, shade.ink, top=True)
    with canvas.clip(field):
        beam = [(0.02, field.bottom), (0.36, field.top), (0.64, field.top), (0.5, field.bottom)]
        canvas.polygon([(x + w * share, y) for share, y in beam], (*theme.mix(shade.ink, shade.light, 0.45), 110))
        dark = theme.mix(shade.deep, theme.BLACK, 0.45)
        lower = boxes.cut(field, top=h * 0.3)
        ornaments.halftone(canvas, lower, dark, pitch=TIGHT * k, low=0.1 * k, high=1.75 * k)
    inner, name = boxes.inset(field, MARGIN * k, CORNER * k), words.name(card.country).upper()
    worth = theme.FIGURE.times(k)
    room = inner.w if slim else inner.w - worth.size / 2
    _poster(canvas, *inner.topleft, name, theme.POSTER.times(k), theme.WHITE, room)
    if slim:
        _slim_value(canvas, field, card, k, min(k, h / (CARD_H * FIELD)), theme.WHITE)
        return
    text = words.say(line("board.influence")).lower()
    canvas.text(*inner.bottomleft, text, theme.SMALL.times(k), color=theme.WHITE, valign="bottom", scaled=False)
    _value(canvas, inner.right, field.centery, card.value, worth, theme.WHITE)


def _slim_value(canvas: Canvas, rect: Rect, card: Card, k: float, low: float, color: Color) -> None:
    """Write a card's value below its name, because only the left edges of overlapping cards show."""
    top = rect.top + (CORNER + WIDE) * low
    _poster(canvas, rect.left + MARGIN * k, top, str(card.value), theme.STAMP.times(low), color, rect.w)


def _mercenary(canvas: Canvas, rect: Rect, card: Card, words: Words, *, long: bool, slim: bool) -> None:
    """Paint a Mercenary: a dark field with a slanted lower edge, and what it adds."""
    k = magnified(rect.w) if long else rect.w / CARD_W
    canvas.rect(rect, theme.PAPER, radius=CORNER * k)
    ornaments.grain(canvas, rect)
    tall = min(rect.h, k * CARD_H)
    high, low = rect.top + tall * FIELD, rect.top + tall * SLANT
    field = boxes.upper(rect, low - rect.top)
    with canvas.clip(field):
        _rounded(canvas, rect, theme.SOOT, top=True)
        ornaments.halftone(canvas, field, theme.ASH, pitch=CORNER * k, low=0.2 * k, high=1.6 * k, toward="up")
        corner = [(rect.left, low), (rect.right, high), (rect.right, low + 1), (rect.left, low + 1)]
        canvas.polygon(corner, theme.PAPER)
    inner = boxes.inset(field, MARGIN * k, CORNER * k)
    name = words.say(line("board.mercenary")).upper()
    _poster(canvas, *inner.topleft, name, theme.POSTER.times(k), theme.PAPER, inner.w)
    if slim:
        _slim_value(canvas, rect, card, k, min(k, rect.h / CARD_H), theme.PAPER)
    else:
        _value(canvas, inner.right, rect.top + tall * FIELD / 2, card.value, theme.FIGURE.times(k), theme.PAPER)
    area = boxes.cut(rect, left=MARGIN * k, top=field.h + HAIR * k, right=CORNER * k, bottom=SLIM * k)
    _effect(canvas, area, "mercenary", words, long=long)


def _mini(canvas: Canvas, rect: Rect, card: Card, words: Words) -> None:
    """Paint a small card: country and value, and the icon of its action below."""
    ground = shade_of(card.country).ink if card.country else theme.SOOT
    if rect.w < READABLE:
        canvas.rect(rect, ground, radius=HAIR, border=theme.PAPER2)
        return
    k = rect.w / MINI_W
    canvas.rect(rect, ground, radius=SLIM * k)
    with canvas.clip(rect.inflate(-2, -2)):
        half = boxes.lower(rect, rect.h / 2)
        ornaments.halftone(
            canvas, half, theme.mix(ground, theme.BLACK, 0.55), pitch=TIGHT * k, low=0.1, high=1.7 * k
        )
    inner = boxes.inset(rect, TIGHT * k)
    role = theme.NOTE.set_in("bebas").times(k)
    _poster(canvas, *inner.topleft, _mini_name(canvas, card, words, role, inner.w), role, theme.WHITE, inner.w)
    _value(canvas, inner.right, rect.centery, card.value, theme.STAMP.times(k), theme.WHITE)
    if card.action:
        side = role.size
        sign = boxes.around(inner.left + side / 2, inner.bottom - side / 2, side, side)
        canvas.icon(ACTION[card.action].icon, *sign.center, side, theme.WHITE)


def _mini_name(canvas: Canvas, card: Card, words: Words, role: Type, room: float) -> str:
    """Return the name of a card's country, or its two letters if the name doesn't fit."""
    if not card.country:
        return words.say(line("board.mercenary_short")).upper()
    name = words.name(card.country).upper()
    return name if canvas.measure(name, role, scaled=False)[0] <= room else COUNTRY[card.country].abbr


def _back(canvas: Canvas, rect: Rect, shade: str) -> None:
    """Paint the back of a card; a small one on a plaque is only a slip in its owner's colour."""
    if rect.w < READABLE:
        canvas.rect(rect, theme.shade(shade).ink if shade else theme.SLOT, radius=HAIR)
        return
    k = rect.w / MINI_W
    canvas.rect(rect, theme.COAL, radius=SLIM * k, border=theme.BRASS)
    canvas.rect(boxes.inset(rect, TIGHT * k), theme.TAR, radius=HAIR * k)
    canvas.icon("eye", *rect.center, ROOM * k, theme.BRASS)


def _named(view: State, face: str) -> str:
    """Return a face with the seat of a card back replaced by its side's shade; other faces are unchanged."""
    return f"back:{seat_shade(view, int(face[5:]))}" if face.startswith("back:") else face


PRINTED = Printed(TITLE, paint, _named)
