"""The printed cards of 1955: a country's field above, a Special Action below; Mercenaries; backs; miniatures."""

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.table.sides import shade_name
from game.core.contract import Seat, line
from game.core.words import Words
from game.titles.espionage.faces import ACTION, CARD, COUNTRY, Card
from game.titles.espionage.state import State, faction

TITLE = "espionage"
FIELD = 56 / 120  # share of a card's height that is its upper half
SLANT = 70 / 120  # the same for a Mercenary, at the lower end of its slant
TIGHT = 1.06
LARGEST = 2.4
DARK = theme.tone("#26231E")
SPECKS = theme.tone("#4A443A")


def shade_of(country: str) -> theme.Shade:
    """The colours of a country."""
    return theme.shade(shade_name(TITLE, COUNTRY[country].faction))


def seat_shade(view: State, seat: Seat | None) -> str:
    """The theme's name for a seat's colour; nothing while it has none."""
    side = faction(view, seat) if seat is not None else ""
    return shade_name(TITLE, side) if side else ""


def special(card: str) -> str:
    """The verb of a card's Special Action: a Military Transport costs no card play and has its own."""
    return "transport" if CARD[card].action == "military_transport" else "act"


def picture(canvas: Canvas, face: str, w: float, h: float, words: Words) -> Surface:
    """The picture of a face at a size; painted once."""
    return canvas.picture(
        (TITLE, face, words.name("france")), w, h, lambda c: paint(c, face, Rect(0, 0, w, h), words)
    )


def paint(canvas: Canvas, face: str, rect: Rect, words: Words) -> None:
    """Paint a face: card:<id>, slim:<id> (its value at the left), large:<id>, mini:<id>, back, back:<shade>."""
    kind, _, name = face.partition(":")
    match kind:
        case "card" | "large" | "slim":
            _card(canvas, rect, CARD[name], words, long=kind == "large", slim=kind == "slim")
        case "mini":
            _mini(canvas, rect, CARD[name], words)
        case _:
            _back(canvas, rect, name)


def _rounded(canvas: Canvas, rect: Rect, color: theme.Color, *, top: bool) -> None:
    """Fill a rectangle whose corners are round at the top, or at the bottom."""
    beyond = Rect(rect.left, rect.top - (0 if top else 12), rect.w, rect.h + 12)
    with canvas.clip(rect):
        canvas.rect(beyond, color, radius=5 * rect.w / 112)


def _poster(
    canvas: Canvas, x: float, y: float, text: str, size: float, color: theme.Color, room: float = 0.0
) -> None:
    """A line of display type from its left end, smaller where it does not fit into `room`."""
    while room and canvas.measure(text, theme.POSTER.at(size), scaled=False)[0] > room and size > 6:
        size -= 0.5
    canvas.text(x, y, text, theme.POSTER.at(size).tight, color=color, scaled=False)


def _value(canvas: Canvas, x: float, y: float, value: int, size: float, color: theme.Color) -> None:
    """A number from its right end and its middle."""
    text = str(value)
    canvas.text(x, y, text, theme.POSTER.at(size), align="right", valign="middle", color=color, scaled=False)


def magnified(wide: float) -> float:
    """How much larger than in a hand a card is that is looked at closely; a wide one is for its text."""
    return min(wide / 112, LARGEST)


def _card(canvas: Canvas, rect: Rect, card: Card, words: Words, *, long: bool, slim: bool) -> None:
    """A whole card. `long` prints the effect at length, for looking closer; `slim` the value at the left."""
    if not card.country:
        _mercenary(canvas, rect, card, words, long=long, slim=slim)
        return
    k = magnified(rect.w) if long else rect.w / 112  # how much larger than in a hand
    type_k = k if long else min(k, rect.h / 120)
    field = Rect(rect.left, rect.top, rect.w, min(rect.h, k * 120) * FIELD)
    _field(canvas, field, card, words, k, slim=slim)
    body = Rect(rect.left, field.bottom, rect.w, rect.bottom - field.bottom)
    _rounded(canvas, body, theme.PAPER, top=False)
    canvas.grain(body)
    canvas.rect((body.left, body.top, body.w, 3 * k), theme.INK)
    left, y = body.left + 9 * k, body.top + 5 * k
    _poster(canvas, left, y, words.name(card.action).upper(), 17 * type_k, theme.INK, rect.w - 16 * k)
    y += 18 * type_k
    _effect(canvas, Rect(left, y, body.w - 14 * k, body.bottom - y - 3 * k), card.action, words, long=long)


def _effect(canvas: Canvas, area: Rect, action: str, words: Words, *, long: bool) -> None:
    """The sentence of a lower half: at length, or the short one in as many lines as there is room for."""
    x, y, wide = area.left, area.top, area.w
    if long:
        text = words.say(line(f"card_long.{action}"))
        canvas.text(x, y, text, theme.BODY.tight, color=theme.INK, width=wide)
        return
    text = words.say(line(f"card.{action}"))
    size = _fitting(canvas, text, area)
    if size:
        canvas.text(x, y, text, theme.BODY.at(size).led(TIGHT), color=theme.INK, width=wide)


def _fitting(canvas: Canvas, text: str, area: Rect) -> float:
    """The size at which a text goes into its room whole, down to what can just be read; 0 when it does not."""
    least = min(11.0, 12 / canvas.text_scale)
    size = 12.0
    while size >= least:
        if canvas.measure(text, theme.BODY.at(size).led(TIGHT), width=area.w)[1] <= area.h + 2:
            return size
        size -= 0.25
    return 0.0


def _field(canvas: Canvas, field: Rect, card: Card, words: Words, k: float, *, slim: bool) -> None:
    """The upper half: the country's colour under a beam of light, its name, and what the card is worth."""
    shade, x, w, h = shade_of(card.country), field.left, field.w, field.h
    _rounded(canvas, field, shade.ink, top=True)
    with canvas.clip(field):
        beam = [(0.02, field.bottom), (0.36, field.top), (0.64, field.top), (0.5, field.bottom)]
        canvas.polygon([(x + w * share, y) for share, y in beam], (*theme.mix(shade.ink, shade.light, 0.45), 110))
        dark = theme.mix(shade.deep, theme.BLACK, 0.45)
        lower = Rect(x, field.top + h * 0.3, w, h * 0.72)
        canvas.halftone(lower, dark, pitch=4 * k, low=0.1 * k, high=1.75 * k)
    name = words.name(card.country).upper()
    _poster(canvas, x + 9 * k, field.top + 5 * k, name, 18 * k, theme.WHITE, w - 46 * k)
    if slim:
        low = min(k, h / (120 * FIELD))
        _poster(canvas, x + 9 * k, field.top + 21 * low, str(card.value), 34 * low, theme.WHITE)
        return
    text, y = words.say(line("board.influence")).lower(), field.bottom - 18 * k
    canvas.text(x + 9 * k, y, text, theme.BODY.at(12 * k).tight, color=theme.WHITE, scaled=False)
    _value(canvas, field.right - 9 * k, field.centery, card.value, 54 * k, theme.WHITE)


def _mercenary(canvas: Canvas, rect: Rect, card: Card, words: Words, *, long: bool, slim: bool) -> None:
    """A Mercenary: an ink field cut off aslant, and what it adds."""
    k = magnified(rect.w) if long else rect.w / 112
    canvas.rect(rect, theme.PAPER, radius=5 * k)
    canvas.grain(rect)
    tall = min(rect.h, k * 120)
    high, low = rect.top + tall * FIELD, rect.top + tall * SLANT
    field = Rect(rect.left, rect.top, rect.w, low - rect.top)
    with canvas.clip(field):
        _rounded(canvas, rect, DARK, top=True)
        canvas.halftone(field, SPECKS, pitch=5 * k, low=0.2 * k, high=1.6 * k, toward="up")
        corner = [(rect.left, low), (rect.right, high), (rect.right, low + 1), (rect.left, low + 1)]
        canvas.polygon(corner, theme.PAPER)
    name = words.say(line("board.mercenary")).upper()
    _poster(canvas, rect.left + 9 * k, rect.top + 5 * k, name, 18 * k, theme.PAPER)
    if slim:
        small = min(k, rect.h / 120)
        _poster(canvas, rect.left + 9 * k, rect.top + 21 * small, str(card.value), 34 * small, theme.PAPER)
    else:
        _value(canvas, rect.right - 9 * k, rect.top + 31 * k, card.value, 52 * k, theme.PAPER)
    area = Rect(rect.left + 9 * k, low + 2 * k, rect.w - 14 * k, rect.bottom - low - 5 * k)
    _effect(canvas, area, "mercenary", words, long=long)


def _mini(canvas: Canvas, rect: Rect, card: Card, words: Words) -> None:
    """A card on a pile or lying open: country and value, and under them the sign of its action."""
    ground = shade_of(card.country).ink if card.country else DARK
    if rect.w < 24:
        canvas.rect(rect, ground, radius=2, border=theme.PAPER2)
        return
    k = rect.w / 48
    canvas.rect(rect, ground, radius=3 * k)
    with canvas.clip(rect.inflate(-2, -2)):
        lower = Rect(rect.left, rect.centery, rect.w, rect.h / 2)
        canvas.halftone(lower, theme.mix(ground, theme.BLACK, 0.55), pitch=4 * k, low=0.1, high=1.7 * k)
    _poster(canvas, rect.left + 4 * k, rect.top + 3 * k, _mini_name(canvas, card, words, k), 13 * k, theme.WHITE)
    _value(canvas, rect.right - 5 * k, rect.top + rect.h * 0.52, card.value, 30 * k, theme.WHITE)
    if card.action:
        canvas.icon(ACTION[card.action].icon, rect.left + 11 * k, rect.bottom - 11 * k, 14 * k, theme.WHITE)


def _mini_name(canvas: Canvas, card: Card, words: Words, k: float) -> str:
    """The name of a country, or its two letters where there is no room for it."""
    if not card.country:
        return words.say(line("board.mercenary_short")).upper()
    name = words.name(card.country).upper()
    fits = canvas.measure(name, theme.POSTER.at(13 * k), scaled=False)[0] <= 42 * k
    return name if fits else COUNTRY[card.country].abbr


def _back(canvas: Canvas, rect: Rect, shade: str) -> None:
    """The back of a card; a small one on a plaque is only a slip in its owner's colour."""
    if rect.w < 24:
        color = theme.shade(shade).ink if shade else theme.SLOT
        canvas.rect(rect, color, radius=2)
        return
    k = rect.w / 48
    canvas.rect(rect, theme.tone("#2A2720"), radius=3 * k, border=theme.tone("#8A8271"))
    canvas.rect(rect.inflate(-7 * k, -7 * k), theme.tone("#221F1A"), radius=2 * k)
    canvas.icon("eye", rect.centerx, rect.centery, 20 * k, theme.tone("#8A8271"))
