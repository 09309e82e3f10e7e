"""The printed cards of Manifesto: cuttings from a newspaper, with a headline and one plain sentence."""

from pygame import FRect as Rect
from pygame import Surface

from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.table.sides import faction_of, shade_name
from game.core.contract import Seat, line
from game.core.words import Words
from game.titles.manifesto.faces import CARD, ConflictCard, InfluenceCard
from game.titles.manifesto.state import State

TITLE = "manifesto"
BACK = theme.tone("#1A1917")
TARGETS = {"opponent_region": "O", "neutral_region": "N", "ideology": "D"}


def seat_shade(view: State, seat: Seat | None) -> str:
    """The theme's name for a seat's colour; nothing for nobody."""
    return shade_name(TITLE, view.factions[seat]) if seat is not None else ""


def seat_symbol(view: State, seat: Seat) -> str:
    """The icon of a seat's ideology."""
    side = faction_of(TITLE, view.factions[seat])
    return side.symbol if side else "person"


def kind_of(card: str) -> str:
    """The id of the kind a card is a copy of: the key of its sentences."""
    return CARD[card].id


def code(card: ConflictCard) -> str:
    """What those know by heart who know the game: target, result, type."""
    target = TARGETS[card.target] + ("+" if card.adjacent else "") + ("-" if card.just_lost else "")
    return f"{target}·{card.result}·{card.scope}{card.domain}"


def legend(card: str, words: Words) -> list[tuple[str, str]]:
    """What every sign of a card's short form stands for; an influence card has none."""
    face = CARD[card]
    if not isinstance(face, ConflictCard):
        return []
    mark, kind = ("+", "near") if face.adjacent else ("-", "lost") if face.just_lost else ("", "any")
    target = TARGETS[face.target]
    found = [(target + mark, f"board.code_{target}_{kind}"), (face.result, f"board.code_{face.result}")]
    signs = [(sign, words.say(line(key)).lower()) for sign, key in found]
    return [*signs, *((letter, words.name(f"{letter}.type")) for letter in (face.scope, face.domain))]


def picture(canvas: Canvas, face: str, w: float, h: float, words: Words) -> Surface:
    """The picture of a face at a size; painted once."""
    return canvas.picture(
        (TITLE, face, words.name("russia")), w, h, lambda c: paint(c, face, Rect(0, 0, w, h), words)
    )


def paint(canvas: Canvas, face: str, rect: Rect, words: Words) -> None:
    """Paint a face: card:<id>, large:<id>, mini:<id>, back, slip."""
    kind, _, name = face.partition(":")
    match kind:
        case "card":
            _card(canvas, rect, name, words, 1.0)
        case "large":
            _card(canvas, rect, name, words, 2.0)
        case "mini":
            _mini(canvas, rect, name, words)
        case "slip":
            canvas.rect(rect, theme.PAPER2, radius=2, border=theme.INK)
        case _:
            _back(canvas, rect)


def kind_word(card: str, words: Words) -> str:
    """The word over the headline: in which phase, or that it is for bids."""
    face = CARD[card]
    key = face.phase if isinstance(face, ConflictCard) else "influence"
    return words.say(line(f"board.kind_{key}")).lower()


def _card(canvas: Canvas, rect: Rect, card: str, words: Words, k: float) -> None:
    """A whole card; `k` is how much larger than in a hand its type is, at length from 2 on."""
    face, long = CARD[card], k > 1.5
    canvas.rect(rect, theme.NEWS, radius=3 * k)
    canvas.grain(rect)
    if isinstance(face, InfluenceCard) and face.influence:
        low = Rect(rect.left, rect.bottom - rect.h * 0.3, rect.w, rect.h * 0.3)
        with canvas.clip(low.inflate(-2, 0)):
            canvas.halftone(low, theme.mix(theme.NEWS, theme.INK2, 0.45), pitch=4 * k, low=0.1, high=1.5 * k)
    size = 12.0 if not long else 14.0
    left, right, y = rect.left + 8 * k, rect.right - 8 * k, rect.top + 3 * k
    top = canvas.text(left, y, kind_word(card, words), theme.BODY.at(size).tight, color=theme.INK2)
    if isinstance(face, ConflictCard):
        mark = code(face)
        room = canvas.measure(mark, theme.BODY.at(size).strong)[0]
        if top.right + room + 6 <= right:
            canvas.text(right, y, mark, theme.BODY.at(size).strong.tight, color=theme.INK, align="right")
    y = top.bottom + 1 * k
    for gap in (0.0, 2.5):
        canvas.line(left, y + gap, right, y + gap, theme.INK)
    area = Rect(left, y + 6 * k, right - left, rect.bottom - y - 10 * k)
    _article(canvas, area, card, words, k)


def _article(canvas: Canvas, area: Rect, card: str, words: Words, k: float) -> None:
    face, kind = CARD[card], kind_of(card)
    below = _headline(canvas, area, words.name(card), k)
    y = below + 2 * k
    if isinstance(face, ConflictCard):
        canvas.line(area.left, y, area.right, y, theme.mix(theme.NEWS, theme.INK2, 0.6))
    y += 4 * k
    if k > 1.5:
        text, size, leading = words.say(line(f"card_long.{kind}")), 14.0, 1.25
    else:
        text, size, leading = words.say(line(f"card.{kind}")), 12.0, 1.2
    wide = area.w
    if isinstance(face, InfluenceCard) and face.influence:
        radius = 19 * k * min(1.4, max(1.0, canvas.text_scale)) if k == 1 else 24 * k
        wide = area.w - (2 * radius if k == 1 else 0)
        _disc(canvas, area.right - radius, area.bottom - radius + 1, radius, face.influence)
        if k == 1 and canvas.text_scale <= 1.2:
            y = max(y, area.bottom - 2.2 * canvas.line_height(theme.SMALL.led(leading)))
        if wide < 40:
            return
    rows = max(1, int((area.bottom - y + 4) / canvas.line_height(theme.BODY.at(size).led(leading))))
    y = canvas.text(
        area.left, y, text, theme.BODY.at(size).led(leading), color=theme.INK, width=wide, fit=True, max_lines=rows
    ).bottom
    if k > 1.5:
        _legend(canvas, Rect(area.left, y, area.w, area.bottom - y), legend(card, words))


def _legend(canvas: Canvas, room: Rect, signs: list[tuple[str, str]]) -> None:
    """The short form of a card spelled out at its foot, as much of it as there is room for."""
    step, wide = (
        canvas.line_height(theme.NOTE.tight),
        max((canvas.measure(sign, theme.NOTE)[0] for sign, _ in signs), default=0),
    )
    high = step * len(signs) + 8
    if not signs or high > room.h:
        return
    y = room.bottom - high
    canvas.line(room.left, y, room.right, y, theme.mix(theme.NEWS, theme.INK2, 0.6))
    y += 6
    for sign, said in signs:
        canvas.text(room.left, y, sign, theme.NOTE.strong.tight, color=theme.INK)
        canvas.text(
            room.left + wide + 10,
            y,
            said,
            theme.NOTE.tight,
            color=theme.INK2,
            fit=True,
            max_lines=1,
            width=room.w - wide - 10,
        )
        y += step


def _headline(canvas: Canvas, area: Rect, text: str, k: float) -> float:
    """The headline, smaller until its longest word fits; returns where it ends."""
    size, longest = 17.0 * (1.0 if k == 1 else 1.5), max(text.split(), key=len)
    while size > 9 and canvas.measure(longest, theme.PRESS.at(size))[0] > area.w:
        size -= 0.5
    return canvas.text(
        area.left, area.top, text, theme.PRESS.at(size).tight, color=theme.INK, width=area.w, fit=True, max_lines=2
    ).bottom


def _disc(canvas: Canvas, x: float, y: float, r: float, value: int) -> None:
    canvas.circle(x, y, r, theme.INK)
    size = r * 1.05
    canvas.text(
        x, y, f"+{value}", theme.PRESS.at(size), color=theme.NEWS, align="center", valign="middle", scaled=False
    )


def _mini(canvas: Canvas, rect: Rect, card: str, words: Words) -> None:
    """A card on a pile: its headline between two rules."""
    k = rect.w / 48
    canvas.rect(rect, theme.NEWS, radius=2 * k, border=theme.PAPER2)
    canvas.line(rect.left + 4 * k, rect.top + 6 * k, rect.right - 4 * k, rect.top + 6 * k, theme.INK)
    size, text = 12.0 * k, words.name(card)
    longest = max(text.split(), key=len)
    while size > 5 and canvas.measure(longest, theme.PRESS.at(size), scaled=False)[0] > rect.w - 8 * k:
        size -= 0.5
    canvas.text(
        rect.left + 4 * k,
        rect.top + 10 * k,
        text,
        theme.PRESS.at(size).tight,
        color=theme.INK,
        width=rect.w - 8 * k,
        scaled=False,
    )
    face = CARD[card]
    if isinstance(face, InfluenceCard) and face.influence:
        _disc(canvas, rect.right - 11 * k, rect.bottom - 11 * k, 8 * k, face.influence)


def _back(canvas: Canvas, rect: Rect) -> None:
    """The back of a card: a great M between frames."""
    k = rect.w / 48
    canvas.rect(rect, theme.PAPER2, radius=3 * k)
    canvas.rect(rect.inflate(-6 * k, -6 * k), BACK, radius=2 * k)
    canvas.text(
        rect.centerx,
        rect.centery,
        "M",
        theme.PRESS.at(26 * k),
        color=theme.PAPER,
        align="center",
        valign="middle",
        scaled=False,
    )


def letter(canvas: Canvas, rect: Rect, symbol: str, shade: theme.Shade, state: str) -> None:
    """A note as everybody sees it: a sealed envelope, an outline while it is written or waits."""
    if state == "sealed":
        canvas.rect(rect, theme.PAPER2, radius=2)
        canvas.grain(rect)
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
