"""The printed cards of 1955: a country's field above, a Special Action below; Mercenaries; backs; miniatures."""

from pygame import FRect as Rect
from pygame import Surface

from game.client import theme
from game.client.canvas import Canvas
from game.client.sides import shade_name
from game.core.contract import Seat, line
from game.core.words import Words
from game.titles.espionage.faces import ACTION, CARD, COUNTRY, Card
from game.titles.espionage.state import State, faction

TITLE = "espionage"
FIELD = 56 / 120  # share of a card's height that is its upper half
SLANT = 70 / 120  # the same for a Mercenary, at the lower end of its slant
DARK = theme.tone("#26231E")


def shade_of(country: str) -> theme.Shade:
    """The colours of a country."""
    return theme.shade(shade_name(TITLE, COUNTRY[country].faction))


def seat_shade(view: State, seat: Seat | None) -> str:
    """The theme's name for a seat's colour; nothing while it has none."""
    side = faction(view, seat) if seat is not None else ""
    return shade_name(TITLE, side) if side else ""


def picture(canvas: Canvas, face: str, w: float, h: float, words: Words) -> Surface:
    """The picture of a face at a size; painted once."""
    return canvas.picture(
        (TITLE, face, words.name("france")), w, h, lambda c: paint(c, face, Rect(0, 0, w, h), words)
    )


def paint(canvas: Canvas, face: str, rect: Rect, words: Words) -> None:
    """Paint a face: card:<id>, large:<id>, mini:<id>, back, back:<shade>."""
    kind, _, name = face.partition(":")
    match kind:
        case "card" | "large":
            _card(canvas, rect, CARD[name], words, long=kind == "large")
        case "mini":
            _mini(canvas, rect, CARD[name])
        case _:
            _back(canvas, rect, name)


def _rounded(canvas: Canvas, rect: Rect, color: theme.Color, top: bool) -> None:
    """Fill a rectangle whose corners are round at the top, or at the bottom."""
    radius = 5 * rect.w / 112
    with canvas.clip(rect):
        extra = 12
        whole = (
            Rect(rect.left, rect.top, rect.w, rect.h + extra)
            if top
            else Rect(rect.left, rect.top - extra, rect.w, rect.h + extra)
        )
        canvas.rect(whole, color, radius=radius)


def _card(canvas: Canvas, rect: Rect, card: Card, words: Words, long: bool) -> None:
    k = rect.w / 112  # how much larger than in a hand
    type_k = k if long else min(k, rect.h / 120)
    if not card.country:
        _mercenary(canvas, rect, card, words, long)
        return
    field = Rect(rect.left, rect.top, rect.w, rect.h * FIELD)
    _field(canvas, field, card, words, k)
    body = Rect(rect.left, field.bottom, rect.w, rect.bottom - field.bottom)
    _rounded(canvas, body, theme.PAPER, top=False)
    canvas.grain(body)
    canvas.rect((body.left, body.top, body.w, 3 * k), theme.INK)
    name = words.name(card.action)
    size = 17 * type_k
    while canvas.measure(name.upper(), size=size, face="bebas", scaled=False)[0] > rect.w - 16 * k and size > 9:
        size -= 0.5
    y = body.top + 5 * k
    canvas.text(
        body.left + 9 * k, y, name.upper(), size=size, face="bebas", color=theme.INK, scaled=False, leading=1.1
    )
    _effect(
        canvas,
        Rect(body.left + 9 * k, y + 18 * type_k, body.w - 14 * k, body.bottom - y - 18 * type_k - 3 * k),
        card.action,
        words,
        long,
        k,
    )


def _effect(canvas: Canvas, area: Rect, action: str, words: Words, long: bool, k: float) -> None:
    """The sentence of a lower half: the short one on a card in the hand, as many lines as there is room for."""
    text = words.say(line(f"card_long.{action}" if long else f"card.{action}"))
    if long:
        canvas.text(area.left, area.top, text, size=14.5, color=theme.INK, width=area.w, leading=1.2, weight=500)
        return
    leading = 1.06
    rows = max(1, int((area.h + 1) / canvas.line_height(12, leading)))
    canvas.text(
        area.left,
        area.top,
        text,
        size=12,
        color=theme.INK,
        width=area.w,
        leading=leading,
        weight=500,
        fit=True,
        max_lines=rows,
    )


def _field(canvas: Canvas, field: Rect, card: Card, words: Words, k: float) -> None:
    """The upper half: the country's colour under a beam of light, its name, and what the card is worth."""
    shade = shade_of(card.country)
    _rounded(canvas, field, shade.ink, top=True)
    with canvas.clip(field):
        beam = theme.mix(shade.ink, shade.light, 0.45)
        x, w, h = field.left, field.w, field.h
        canvas.polygon(
            [
                (x + w * 0.02, field.bottom),
                (x + w * 0.36, field.top),
                (x + w * 0.64, field.top),
                (x + w * 0.5, field.bottom),
            ],
            (*beam, 110),
        )
        lower = Rect(field.left, field.top + h * 0.3, field.w, h * 0.72)
        canvas.halftone(
            lower, (*theme.mix(shade.deep, theme.BLACK, 0.45), 255), pitch=4 * k, low=0.1 * k, high=1.75 * k
        )
    name = words.name(card.country).upper()
    value_w = 30 * k
    size = 18 * k
    while canvas.measure(name, size=size, face="bebas", scaled=False)[0] > field.w - value_w - 16 * k and size > 9:
        size -= 0.5
    canvas.text(
        field.left + 9 * k,
        field.top + 5 * k,
        name,
        size=size,
        face="bebas",
        scaled=False,
        color=theme.WHITE,
        leading=1.1,
    )
    canvas.text(
        field.left + 9 * k,
        field.bottom - 18 * k,
        words.say(line("board.influence")).lower(),
        size=12 * k,
        weight=500,
        color=theme.WHITE,
        scaled=False,
        leading=1.1,
    )
    canvas.text(
        field.right - 9 * k,
        field.centery,
        str(card.value),
        size=54 * k,
        face="bebas",
        align="right",
        valign="middle",
        color=theme.WHITE,
        scaled=False,
    )


def _mercenary(canvas: Canvas, rect: Rect, card: Card, words: Words, long: bool) -> None:
    """A Mercenary: an ink field cut off aslant, and what it adds."""
    k = rect.w / 112
    _rounded(canvas, rect, theme.PAPER, top=True)
    canvas.rect(rect, theme.PAPER, radius=5 * k)
    canvas.grain(rect)
    high, low = rect.top + rect.h * 56 / 120, rect.top + rect.h * 70 / 120
    with canvas.clip((rect.left, rect.top, rect.w, low - rect.top)):
        _rounded(canvas, Rect(rect.left, rect.top, rect.w, rect.h), DARK, top=True)
        canvas.halftone(
            Rect(rect.left, rect.top, rect.w, low - rect.top),
            theme.tone("#4A443A"),
            pitch=5 * k,
            low=0.2 * k,
            high=1.6 * k,
            toward="up",
        )
        canvas.polygon(
            [(rect.left, low), (rect.right, high), (rect.right, low + 1), (rect.left, low + 1)], theme.PAPER
        )
    name = words.say(line("board.mercenary")).upper()
    canvas.text(
        rect.left + 9 * k,
        rect.top + 5 * k,
        name,
        size=18 * k,
        face="bebas",
        scaled=False,
        color=theme.PAPER,
        leading=1.1,
    )
    canvas.text(
        rect.right - 9 * k,
        rect.top + 31 * k,
        str(card.value),
        size=52 * k,
        face="bebas",
        align="right",
        valign="middle",
        color=theme.PAPER,
        scaled=False,
    )
    area = Rect(rect.left + 9 * k, low + 2 * k, rect.w - 14 * k, rect.bottom - low - 5 * k)
    _effect(canvas, area, "mercenary", words, long, k)


def _mini(canvas: Canvas, rect: Rect, card: Card) -> None:
    """A card on a pile or lying open: country and value, and under them the sign of its action."""
    k = rect.w / 48
    radius = 3 * k
    if rect.w < 24:
        color = shade_of(card.country).ink if card.country else theme.INK
        canvas.rect(rect, color, radius=2, border=theme.PAPER2)
        return
    ground = shade_of(card.country).ink if card.country else DARK
    canvas.rect(rect, ground, radius=radius)
    with canvas.clip(rect.inflate(-2, -2)):
        dark = theme.mix(ground, theme.BLACK, 0.55)
        canvas.halftone(
            Rect(rect.left, rect.centery, rect.w, rect.h / 2), dark, pitch=4 * k, low=0.1, high=1.7 * k
        )
    label = COUNTRY[card.country].name.upper() if card.country else "MERC."
    size = 13.0 * k
    while canvas.measure(label, size=size, face="bebas", scaled=False)[0] > rect.w - 6 * k and size > 6:
        label = COUNTRY[card.country].abbr if card.country and size < 10 * k else label
        size -= 0.5
    canvas.text(
        rect.left + 4 * k,
        rect.top + 3 * k,
        label,
        size=size,
        face="bebas",
        scaled=False,
        color=theme.WHITE,
        leading=1.1,
    )
    canvas.text(
        rect.right - 5 * k,
        rect.top + rect.h * 0.52,
        str(card.value),
        size=30 * k,
        face="bebas",
        scaled=False,
        align="right",
        valign="middle",
        color=theme.WHITE,
    )
    if card.action:
        canvas.icon(ACTION[card.action].icon, rect.left + 11 * k, rect.bottom - 11 * k, 14 * k, theme.WHITE)


def _back(canvas: Canvas, rect: Rect, shade: str) -> None:
    """The back of a card; a small one on a plaque is only a slip in its owner's colour."""
    if rect.w < 24:
        color = theme.shade(shade).ink if shade else theme.INK
        canvas.rect(rect, color, radius=2)
        return
    k = rect.w / 48
    canvas.rect(rect, theme.tone("#2A2720"), radius=3 * k, border=theme.tone("#8A8271"))
    canvas.rect(rect.inflate(-7 * k, -7 * k), theme.tone("#221F1A"), radius=2 * k)
    canvas.icon("eye", rect.centerx, rect.centery, 20 * k, theme.tone("#8A8271"))
