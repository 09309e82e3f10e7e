"""The printed cards of Manifesto: cuttings from a newspaper, with a headline and one plain sentence."""

from functools import partial

from pygame import FRect as Rect

from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column
from game.client.kit.theme import GAP, HAIR, NEAR, ON_PAPER, PAD, SLIM, TIGHT, Type
from game.client.table import sides
from game.client.table.faces import Printed
from game.core.contract import line
from game.core.language.words import Words
from game.titles.manifesto.faces import CARD, ConflictCard, InfluenceCard

TITLE = "manifesto"
HEADLINE, CLOSER = theme.PRESS.times(17 / 16), 1.5
"""The type of a card's headline, and its enlargement on an enlarged card."""
CLOSE = HEADLINE.times(CLOSER)
LEAST = 9.0  # px of the smallest headline
LONG = theme.BODY.led(1.25)
RULE = theme.mix(theme.NEWS, theme.INK2, 0.6)
SHADED = 0.3  # the shaded share of an influence card
DISC, DISC_LARGE = 19.0, 48.0  # the radius of the disc with a card's influence, in the hand and enlarged
GROWS, LOW = 1.4, 1.2  # the most it grows with type; the largest text scale with text at the foot beside it
NARROW = 40.0  # the least px of room for text beside it
MINI_W = 48.0
TARGETS = {"opponent_region": "O", "neutral_region": "N", "ideology": "D"}


seat_shade = partial(sides.seat_shade, TITLE)
seat_symbol = partial(sides.seat_symbol, TITLE)


def kind_of(card: str) -> str:
    """Return the id of a card's kind, which keys its sentences."""
    return CARD[card].id


def code(card: ConflictCard) -> str:
    """Return a card's short form for experienced players: target, result and type."""
    target = TARGETS[card.target] + ("+" if card.adjacent else "") + ("-" if card.just_lost else "")
    return f"{target}·{card.result}·{card.scope}{card.domain}"


def legend(card: str, words: Words) -> list[tuple[str, str]]:
    """Return the meaning of each sign in a card's short form; influence cards have none."""
    face = CARD[card]
    if not isinstance(face, ConflictCard):
        return []
    mark, kind = ("+", "near") if face.adjacent else ("-", "lost") if face.just_lost else ("", "any")
    target = TARGETS[face.target]
    found = [(target + mark, f"board.code_{target}_{kind}"), (face.result, f"board.code_{face.result}")]
    signs = [(sign, words.say(line(key)).lower()) for sign, key in found]
    return [*signs, *((letter, words.name(f"{letter}.type")) for letter in (face.scope, face.domain))]


def paint(canvas: Canvas, face: str, rect: Rect, words: Words) -> None:
    """Paint a face: card:<id>, large:<id>, mini:<id>, back."""
    kind, _, name = face.partition(":")
    match kind:
        case "card" | "large":
            _card(canvas, rect, name, words, long=kind == "large")
        case "mini":
            _mini(canvas, rect, name, words)
        case _:
            _back(canvas, rect)


PRINTED = Printed(TITLE, paint)


def kind_word(card: str, words: Words) -> str:
    """Return the word above the headline: the phase a card is played in, or that it is for bids."""
    face = CARD[card]
    key = face.phase if isinstance(face, ConflictCard) else "influence"
    return words.say(line(f"board.kind_{key}")).lower()


def _card(canvas: Canvas, rect: Rect, card: str, words: Words, *, long: bool) -> None:
    """Paint a whole card; `long` prints the full effect."""
    face = CARD[card]
    k = 2.0 if long else 1.0
    role = theme.BODY if long else theme.SMALL
    canvas.rect(rect, theme.NEWS, radius=SLIM * k)
    ornaments.grain(canvas, rect)
    adds = face.influence if isinstance(face, InfluenceCard) else 0
    if adds:
        low = boxes.lower(rect, rect.h * SHADED)
        with canvas.clip(low.inflate(-2, 0)):
            ornaments.halftone(
                canvas, low, theme.mix(theme.NEWS, theme.INK2, 0.45), pitch=TIGHT * k, low=0.1, high=1.5 * k
            )
    area = boxes.cut(rect, left=GAP * k, top=HAIR * k, right=GAP * k, bottom=PAD if long else 0)
    column = Column(canvas, area, inks=ON_PAPER)
    _kind_row(column, card, words, role.tight)
    double_rule(column)
    _headline(column, words.name(card), HEADLINE.times(CLOSER) if long else HEADLINE)
    if isinstance(face, ConflictCard):
        column.rule(RULE, px=HAIR * k / canvas.growth)
    else:
        column.gap(HAIR * k / canvas.growth)
    room = column.rest
    if adds:
        room = _influence(canvas, room, adds, long=long)
    text, led = (f"card_long.{face.id}", LONG) if long else (f"card.{face.id}", theme.SMALL.tight)
    if room.w >= NARROW:
        column, said = Column(canvas, room, inks=ON_PAPER), words.say(line(text))
        if adds and not long:  # a long word beside the disc would be cut off
            led = canvas.shrunk(_longest(canvas, said, led), led, room.w)
        if not long:  # in large type a card has room for fewer words
            led = canvas.shrunk(said, led, room.w, led.size / canvas.growth, high=room.h)
        column.text(said, led)
    if long:
        _legend(canvas, column.rest, legend(card, words))


def _kind_row(column: Column, card: str, words: Words, role: Type) -> None:
    """Write when a card is played and, on the right, its short form if all of it fits."""
    row, face = column.row(role), CARD[card]
    row.text(kind_word(card, words), pale=True)
    if isinstance(face, ConflictCard) and column.canvas.measure(code(face), role.strong)[0] <= row.rest.w:
        row.text(code(face), role.strong, end=True)


def double_rule(column: Column) -> None:
    """Paint a double rule, as below a newspaper's masthead."""
    part = column.take(NEAR)
    for y in (part.top + 1, part.top + TIGHT) if part is not None else ():
        column.canvas.line(column.room.left, y, column.room.right, y, column.inks.text)


def _headline(column: Column, text: str, role: Type) -> None:
    """Write the headline on at most two lines, shrunk until it fits."""
    canvas, role = column.canvas, role.tight
    fits = canvas.shrunk(text, role, column.room.w, LEAST, high=2 * canvas.line_height(role))
    column.text(text, canvas.shrunk(_longest(canvas, text, fits), fits, column.room.w), max_lines=2)


def _longest(canvas: Canvas, text: str, role: Type) -> str:
    """Return a text's longest word, since words can't be broken."""
    return max(text.split(), key=lambda word: canvas.measure(word, role)[0])


def _influence(canvas: Canvas, room: Rect, adds: int, *, long: bool) -> Rect:
    """Paint what a card adds on a disc at the lower right, and return the room left for the text."""
    radius = DISC_LARGE if long else DISC * min(canvas.growth, GROWS)
    _disc(canvas, room.right - radius, room.bottom - radius - HAIR, radius, adds)
    if long:
        return room
    lines = 2 * canvas.line_height(theme.SMALL.tight) + SLIM
    return boxes.cut(room if canvas.growth > LOW else boxes.lower(room, min(room.h, lines)), right=2 * radius)


def _legend(canvas: Canvas, room: Rect, signs: list[tuple[str, str]]) -> None:
    """Write the meaning of a card's short form at its foot if all of it fits."""
    high = canvas.line_height(theme.NOTE.tight) * len(signs) + 2 * TIGHT * canvas.growth
    if not signs or high > room.h:
        return
    column = Column(canvas, boxes.lower(room, high), inks=ON_PAPER)
    column.rule(RULE)
    wide = max(canvas.measure(sign, theme.NOTE.strong)[0] for sign, _ in signs) + GAP
    for sign, said in signs:
        short, full = column.row(theme.NOTE.tight).split((wide, room.w - wide))
        short.text(sign, theme.NOTE.strong.tight)
        full.text(said, pale=True, shrink=True)


def _disc(canvas: Canvas, x: float, y: float, r: float, value: int) -> None:
    canvas.circle(x, y, r, theme.INK)
    role = theme.PRESS.times(r / theme.PRESS.size)
    canvas.text(x, y, f"+{value}", role, color=theme.NEWS, align="center", valign="middle", scaled=False)


def _mini(canvas: Canvas, rect: Rect, card: str, words: Words) -> None:
    """Paint a small card: its headline below a rule."""
    k = rect.w / MINI_W
    face = CARD[card]
    text = words.name(card)
    canvas.rect(rect, theme.NEWS, radius=HAIR * k, border=theme.PAPER2)
    room = boxes.inset(rect, TIGHT * k, NEAR * k)
    canvas.line(*room.topleft, *room.topright, theme.INK)
    longest = max(text.split(), key=len)
    role = theme.PRESS.times(k * theme.SMALL.size / theme.PRESS.size)
    role = canvas.shrunk(longest, role, room.w, scaled=False).tight
    canvas.text(room.left, room.top + TIGHT * k, text, role, color=theme.INK, width=room.w, scaled=False)
    if isinstance(face, InfluenceCard) and face.influence:
        r = GAP * k
        _disc(canvas, rect.right - SLIM * k - r, rect.bottom - SLIM * k - r, r, face.influence)


def _back(canvas: Canvas, rect: Rect) -> None:
    """Paint the back of a card: a large M in frames."""
    k = rect.w / MINI_W
    canvas.rect(rect, theme.PAPER2, radius=SLIM * k)
    canvas.rect(boxes.inset(rect, SLIM * k), theme.JET, radius=HAIR * k)
    role = theme.PRESS.times(k * theme.BANNER.size / theme.PRESS.size)
    canvas.text(*rect.center, "M", role, color=theme.PAPER, align="center", valign="middle", scaled=False)


def letter(canvas: Canvas, rect: Rect, symbol: str, shade: theme.Shade, state: str) -> None:
    """Paint a note as all players see it: a sealed envelope, or an outline until it is sealed."""
    if state == "sealed":
        canvas.rect(rect, theme.PAPER2, radius=2)
        ornaments.grain(canvas, rect)
        fold = theme.mix(theme.PAPER2, theme.INK2, 0.45)
        middle = rect.top + rect.h * 0.55
        canvas.line(rect.left + 1, rect.top + 1, rect.centerx, middle, fold)
        canvas.line(rect.right - 1, rect.top + 1, rect.centerx, middle, fold)
        canvas.circle(rect.centerx, rect.centery + 1, rect.h * 0.32, shade.ink)
        canvas.icon(symbol, rect.centerx, rect.centery + 1, rect.h * 0.4, theme.on(shade.ink))
        return
    edge = theme.WHITE if state == "writing" else theme.CHALK2
    canvas.rect(rect, None, radius=2, border=edge, border_width=2 if state == "writing" else 1)
    canvas.icon(symbol, rect.centerx, rect.centery, rect.h * 0.5, shade.light)
