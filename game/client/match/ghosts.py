"""The coach on the board: ghosts of its suggested answers, tags beside them, and danger marks."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import hypot

from pygame import FRect as Rect

from ai.coach.advice import Idea
from ai.outlook import Expected
from game.client.kit import boxes, changing, scrolling, theme
from game.client.kit.canvas import Canvas
from game.client.kit.flow import Column, Paint, height
from game.client.kit.focus import Node
from game.client.kit.places import (
    FACTS,
    ON_SHEET,
    SHEETS,
    KeepClear,
    cost,
    in_sight,
    is_way,
    lies_over,
    nearest,
    titles,
    to_keep_free,
)
from game.client.kit.theme import GAP, HAIR, NEAR, PAD, ROOM, TIGHT, ease
from game.client.kit.widgets import Ui, Way
from game.client.match.overlays import KNOWN
from game.client.match.turns import ScreenTurns
from game.client.table.acts import counted
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.reached import reached_by
from game.core.contract import Action
from game.core.language.words import say
from game.play.coaching import Coaching, first_reason, forecast, trials

GHOST = (*theme.WHITE, theme.GHOST)
DOTS = 20
"""The number of dots in a chance bar."""
CURVE, TENTHS = 64.0, 10
"""The height of a curve in px, and the number of dots in each of its columns."""
PARTS = 3
"""How many parts of a tag can be dropped one by one to save room: trial games, curve, forecast."""
ROOMY = 1.25
"""The largest text growth at which a tag has room to explain a word."""
STEP, DOT = 5.0, 1.3
"""px between the dots of an outline, and their radius."""
DISC = 10.0
"""The radius of an answer's number disc, in px."""
TAG = 232.0
"""The width of a tag, in px."""
MARK = 9.0
"""The radius of a danger mark, in px."""
PULSE, WIDER = 0.9, 28.0
"""The ring around a new threat: its duration in seconds and its growth in px."""
LARGE = 20.0
"""The height of a thing, in radii of its mark, above which the mark is on its edge instead of its corner."""
WEIGHT = 60.0
"""The cost of each px of another ghost that a tag covers."""
GUIDES = 200.0
"""The cost of each px covered of the guide's note."""
ITS_OWN = 5_000.0
"""The cost of each px covered of its own ghost: more than everything else together."""
HEADS, HEADS_HIGH = 1.0, 56.0
"""The cost of each px covered of the board's header, and the header's minimum height in px."""
NARROW, SLIMMER, BROAD = 0.6, 0.8, 1.6
"""A tag's minimum width, a narrower one to try, and its maximum, as shares of its usual width."""
FAR, LEADER, CASING = 24.0, 1.4, 4.0
"""The distance in px beyond which a tag gets a leader to its ghost; the leader's widths without and with casing.
"""
LEAST = 30.0
"""The minimum width and height of a ghost, in px."""
LINE, LONG = 3.5, 2.2
"""The height of a ghost, in radii of its number, below which it is a line; a line is this many times as wide as
high.
"""
EDGES, EDGE = 0.4, 8.0
"""The largest share of a thing that is edge, without words on it, and the width of each edge in px."""
ROMAN = ("I", "II", "III", "IV", "V")
"""Numerals for ideas; digits are the keys of answers."""


def paint(ui: Ui, picture: Picture, coach: Coaching, turns: ScreenTurns) -> None:
    """Paint the coach's thoughts over the board, unless something is moving or the past is shown."""
    if turns.overlays.sheet == KNOWN and coach.sitting.reader is not None:
        _known(ui, coach)
    if not ui.live or turns.open_question is None or not picture.live:
        return
    nodes = [node for node in ui.nodes if not node.layer]
    if any(node.layer for node in ui.nodes):
        return
    if coach.held is not None:
        _ghost(ui, nodes, coach.held.action)
    elif coach.idea is not None:
        _hints(ui, picture, coach, turns, nodes)
    elif picture.warned:
        _dangers(ui, picture, coach, turns, nodes)


# --- the hint ---


def _hints(ui: Ui, picture: Picture, coach: Coaching, turns: ScreenTurns, nodes: Sequence[Node]) -> None:
    """Paint all ideas as ghosts with tags; with large type, only the one shown."""
    alone = picture.frame.tabbed
    if coach.idea is not None and changing.quietly_since(ui, "hint", coach.idea.action) == 0:
        _bring_into_sight(ui, nodes, coach.idea.action)
    shown = [number == coach.shown or not alone for number in range(len(coach.ideas))]
    ghosts = [_ghost(ui, nodes, idea.action, drawn=drawn) for idea, drawn in zip(coach.ideas, shown, strict=True)]
    drawn = [ghost for ghost, seen in zip(ghosts, shown, strict=True) if seen and ghost is not None]
    kept = to_keep_free(nodes, ui.text_scale) + [KeepClear(ghost, WEIGHT) for ghost in drawn]
    kept += _words_of_others(picture, turns)
    tags = dict[int, Rect]()
    room = boxes.inset(picture.frame.main, GAP)
    order = sorted(range(len(ghosts)), key=lambda number: number != coach.shown)
    for number in order:
        ghost = ghosts[number]
        idea = coach.ideas[number]
        whole = number == coach.shown
        if shown[number]:
            tag = _tag(ui, coach, idea, number, whole=whole, near=ghost, room=room, kept=kept)
            if tag is None:
                continue
            kept.append(
                KeepClear(tag.inflate(2 * NEAR, 2 * NEAR), WEIGHT)
            )  # or its shadow seems to lie on the other
            tags[number] = tag
    taken = list(tags.values())
    for number, ghost in enumerate(ghosts):
        if ghost is None or not shown[number]:
            continue
        if number in tags and ghost.bottom < picture.frame.prompt.top:
            others = [other for other in (*ghosts, *tags.values()) if other not in (None, ghost, tags[number])]
            others += [each.seen for each in _spoken_of(nodes) if not ghost.contains(each.seen)]
            _leader(ui, tags[number], ghost, others)
        at = _corner(ui, picture, nodes, ghost, taken)
        taken.append(boxes.around(*at, 2 * DISC * ui.canvas.growth, 2 * DISC * ui.canvas.growth))
        _disc(ui, number, at, chosen=number == coach.shown)


def _bring_into_sight(ui: Ui, nodes: Sequence[Node], action: Action) -> None:
    """Scroll to the answer that a new hint names."""
    node = reached_by(nodes, action, scrolled=True)
    if node is not None and reached_by(nodes, action) is None:
        scrolling.reveal(ui, node)
        ui.redraw()


def _spoken_of(nodes: Sequence[Node]) -> list[Node]:
    """Return the nodes that can be pressed, except lands and sheets, and the facts written on sheets."""
    touched = [node for node in nodes if node.active and node.hit is None and node.role not in SHEETS]
    return [*touched, *(node for node in nodes if node.role == FACTS)]


def _words_of_others(picture: Picture, turns: ScreenTurns) -> list[KeepClear]:
    """Return what tags and marks mustn't cover though it can't be pressed: the guide's note, the board's head."""
    frame, note = picture.frame, turns.overlays.strips.note
    top = turns.sight.board.spare(frame).top - frame.main.top
    heads = boxes.upper(frame.main, max(top, HEADS_HIGH * max(1.0, frame.text_scale)))
    return [KeepClear(heads, HEADS), *([KeepClear(note, GUIDES)] if note is not None else [])]


def _corner(
    ui: Ui, picture: Picture, nodes: Sequence[Node], ghost: Rect, taken: Sequence[Rect] = ()
) -> tuple[float, float]:
    """Return the position of a ghost's number: on its edge where it covers least, or at one end of a line.

    `taken` holds tags and other numbers. At the corner of a line, the number would seem to belong to the line
    above; between two buttons, to the other button.
    """
    r = DISC * ui.canvas.growth
    frame = picture.frame
    if ghost.h < LINE * r and ghost.w > LONG * ghost.h:
        ends = max(r + HAIR, ghost.left - r), ghost.right + r, ghost.left + r + TIGHT
        touched = [node.seen for node in nodes if node.active and node.hit is None and node.role not in SHEETS]
        near = [rect for rect in touched if not rect.collidepoint(ghost.center)]
        free = (x for x in ends if boxes.around(x, ghost.centery, 2 * r, 2 * r).collidelist(near) < 0)
        return next(free, ends[0]), ghost.centery
    top = frame.prompt.bottom - r / 2 if ghost.bottom > frame.prompt.bottom else frame.bar.bottom
    room = boxes.inset(boxes.cut(ui.rect, top=top), r + HAIR)  # halfway between the bar's words and a card's
    others = [node for node in nodes if not in_sight(node).collidepoint(ghost.center)]
    kept = [
        *(KeepClear(each, WEIGHT) for each in titles(nodes, ui.text_scale)),
        *(KeepClear(node.seen, WEIGHT) for node in nodes if node.role == FACTS),
        *(KeepClear(each.seen) for each in others),
        *(
            KeepClear(_middle(ui, each), WEIGHT)
            for each in (ghost, *(node.seen for node in others if node.active))
        ),
        *(KeepClear(each, WEIGHT) for each in (*taken, _question(frame.prompt, nodes))),
    ]
    edges = (ghost.inflate(r, r), ghost)
    spots = [(x, y) for at in edges for x in (at.left, at.centerx, at.right) for y in (at.top, at.bottom)]
    spots += [ghost.midleft, ghost.midright]
    spots = [(min(max(x, room.left), room.right), min(max(y, room.top), room.bottom)) for x, y in spots]
    return min(spots, key=lambda spot: round(cost(boxes.around(spot[0], spot[1], 2 * r, 2 * r), kept)))


def _question(prompt: Rect, nodes: Sequence[Node]) -> Rect:
    """Return the part of the prompt with the question, left of its buttons."""
    ways = [node.rect.left for node in nodes if is_way(node) and prompt.collidepoint(node.rect.center)]
    return boxes.left(prompt, min(ways, default=prompt.right) - prompt.left)


def _middle(ui: Ui, thing: Rect) -> Rect:
    """Return the part of a thing that has words on it."""
    edges = 2 * EDGE * ui.canvas.growth
    return thing.inflate(-min(edges, EDGES * thing.w), -min(edges, EDGES * thing.h))


def _leader(ui: Ui, tag: Rect, ghost: Rect, others: Sequence[Rect]) -> None:
    """Draw a leader from a distant tag to its ghost, but never through another ghost or answer."""
    x1, y1, x2, y2 = led(tag, ghost)
    if any(other.clipline(x1, y1, x2, y2) for other in others):
        return
    if hypot(x2 - x1, y2 - y1) > FAR * ui.canvas.growth:
        _line(ui, x1, y1, x2, y2)


def _line(ui: Ui, x1: float, y1: float, x2: float, y2: float) -> None:
    """Draw a leader's line with its dark casing."""
    ui.canvas.line(x1, y1, x2, y2, theme.BLACK, CASING)
    ui.canvas.line(x1, y1, x2, y2, theme.PAPER, LEADER)


def led(tag: Rect, ghost: Rect) -> tuple[float, float, float, float]:
    """Return the ends of a leader, clear of the ghost's corners, where a neighbour's number may be."""
    clear = ghost.w / 3
    x1, x2 = _across(tag.left, tag.right, ghost.left + clear, ghost.right - clear)
    y1, y2 = _across(tag.top, tag.bottom, ghost.top, ghost.bottom)
    if tag.top <= ghost.bottom and tag.bottom >= ghost.top:
        x1, x2 = _across(tag.left, tag.right, ghost.left, ghost.right)
    return x1, y1, x2, y2


def _across(low: float, high: float, other_low: float, other_high: float) -> tuple[float, float]:
    """Return the points where two intervals are nearest: the middle of their overlap, or the facing ends."""
    if low > other_high:
        return low, other_high
    if high < other_low:
        return high, other_low
    middle = (max(low, other_low) + min(high, other_high)) / 2
    return middle, middle


def _ghost(ui: Ui, nodes: Sequence[Node], action: Action, *, drawn: bool = True) -> Rect | None:
    """Draw the ghost of an answer and return its rectangle, or None if the answer isn't visible."""
    node = reached_by(nodes, action)
    if node is None:
        return None
    area = node.seen.inflate(TIGHT, TIGHT)
    area = boxes.around(*area.center, max(LEAST, area.w), max(LEAST, area.h)).clip(ui.rect)
    for x, y in outline(area) if drawn else ():
        ui.canvas.circle(x, y, DOT * ui.canvas.growth, GHOST)
    return area


def outline(area: Rect) -> Iterator[tuple[float, float]]:
    """Yield evenly spaced points along a rectangle's edge."""
    corners = [area.topleft, area.topright, area.bottomright, area.bottomleft, area.topleft]
    for (x, y), (to_x, to_y) in pairwise(corners):
        count = max(1, round(hypot(to_x - x, to_y - y) / STEP))
        for number in range(count):
            yield x + (to_x - x) * number / count, y + (to_y - y) * number / count


def _disc(ui: Ui, number: int, at: tuple[float, float], *, chosen: bool) -> None:
    """Draw an answer's number at the corner of its ghost."""
    (x, y), r = at, DISC * ui.canvas.growth
    ui.canvas.circle(x, y, r + HAIR, theme.BLACK)
    ui.canvas.circle(x, y, r, theme.WHITE if chosen else theme.PAPER2)
    role = theme.BODY.strong if chosen else theme.SMALL.strong
    ui.canvas.text(x, y, ROMAN[number], role, color=theme.INK, align="center", valign="middle")


def _tag(
    ui: Ui,
    coach: Coaching,
    idea: Idea,
    number: int,
    *,
    whole: bool,
    near: Rect | None,
    room: Rect,
    kept: Sequence[KeepClear],
) -> Rect | None:
    """Draw a tag beside a ghost: number, deed and chance; for the idea shown, also reason and reply.

    Another idea's tag is left out if it would hide something or says only an amount, but its number stays. The
    tag of the idea shown drops its optional parts one by one instead.
    """
    told = coach.words.deed((idea.action,))
    if not whole and told.isdigit():
        return None
    free = [*kept, KeepClear(near, ITS_OWN)] if near is not None else kept
    found = list[tuple[Rect, Callable[[Column], None]]]()
    for parts in range(PARTS if whole else 0, -1, -1):
        fill: Callable[[Column], None] = partial(_words, coach, idea, number, parts=parts, whole=whole)
        found.append((_beside(ui, fill, near, room, free), fill))
        if not cost(found[-1][0], [each for each in free if each.weight >= ON_SHEET]):
            break
    area, fill = min(found, key=lambda each: round(cost(each[0], free)))
    if not whole and cost(area, [each for each in kept if each.weight >= HEADS]):
        return None
    ui.cover(f"hint:{number}", area, told)
    ui.canvas.shadow(area)
    with ui.panel(area, "paper", name=f"hint {number + 1}"):
        fill(Column(ui.canvas, boxes.inset(area, PAD, GAP), inks=theme.ON_PAPER))
    return area


def _beside(
    ui: Ui, fill: Callable[[Column], None], near: Rect | None, room: Rect, kept: Sequence[KeepClear]
) -> Rect:
    """Return a tag's rectangle, narrower or wider than usual if it would cover its ghost or what matters."""
    wide = min(room.w, TAG * ui.canvas.growth)
    beside = max(near.left - room.left, room.right - near.right) - GAP if near is not None else wide
    found = list[Rect]()
    widths = (wide, *([beside] if NARROW * wide < beside < wide else []), SLIMMER * wide)
    for wider in (*widths, min(room.w, BROAD * wide), room.w):
        high = min(room.h, height(ui.canvas, wider - 2 * PAD, fill) + 2 * GAP)
        found.append(nearest(_wanted(near, room, wider, high), room, kept))
        if not cost(found[-1], [each for each in kept if each.weight >= ON_SHEET]):
            return found[-1]
    return min(found, key=lambda area: cost(area, kept))


def _wanted(near: Rect | None, room: Rect, wide: float, high: float) -> Rect:
    """Return a tag's preferred rectangle: right of a place, above a thing in the tray, else at the bottom."""
    if near is not None and room.contains(near):
        return Rect(near.right + ROOM, near.top, wide, high)
    x = near.centerx if near is not None else room.right
    return Rect(x - wide / 2, room.bottom - high, wide, high)


def _words(coach: Coaching, idea: Idea, number: int, column: Column, *, parts: int, whole: bool) -> None:
    """Write a tag's words, with only the first `parts` of its optional parts."""
    told = f"{ROMAN[number]}  {coach.words.deed((whole and idea.deed) or (idea.action,))}"
    column.text(told, theme.BODY.strong, max_lines=None if whole else 2)
    known = coach.words.chance(idea.value)
    if known is not None:
        _bar(column, known)
    if not whole:
        return
    column.text(first_reason(coach, idea))
    if parts > 0:
        column.text(forecast(coach, idea), pale=True)
    if parts > 1:
        _curve(column, idea.expected)
    column.text(coach.words.reply(idea), pale=True)
    if parts > 2 and column.canvas.growth <= ROOMY:
        column.text(trials(coach, *idea.reasons[:1], *idea.expected.told), pale=True)


def _curve(column: Column, expected: Expected) -> None:
    """Draw each note's chance to win as a column of up to ten dots, filled for the suggested note."""
    if expected.curve is None or len(expected.curve.chances) < 2:
        return
    tenths, canvas = expected.curve.tenths, column.canvas
    column.gap()
    area = column.take(CURVE * canvas.growth)
    if area is None:
        return
    wide, high = area.w / len(tenths), area.h / TENTHS
    r = min(wide, high) / 2 - HAIR / 2
    for value, wins in enumerate(tenths):
        ink = theme.INK if value == expected.value else theme.INK2
        for step in range(wins):
            at = area.left + (value + 0.5) * wide, area.bottom - (step + 0.5) * high
            column.ink(partial(canvas.circle, *at, r, ink if value == expected.value else None, border=ink))
    row = column.row(theme.NOTE)
    for value in dict.fromkeys((0, expected.value, len(tenths) - 1)):
        x = area.left + (value + 0.5) * wide
        role = theme.NOTE.strong if value == expected.value else theme.NOTE
        y, color = row.rest.centery, theme.INK
        column.ink(partial(canvas.text, x, y, str(value), role, color=color, align="center", valign="middle"))


def _bar(column: Column, chance: float) -> None:
    """Draw a chance as twenty dots, some of them filled, and as a number."""
    row = column.row(theme.NOTE.strong)
    row.text(say("hint.chance", percent=round(100 * chance)), end=True)
    room, full = row.rest, round(DOTS * chance)
    for number in range(DOTS):
        x = room.left + (number + 0.5) * room.w / DOTS
        r = min(room.w / DOTS, room.h) / 2 - 1
        column.ink(_dot(column.canvas, x, room.centery, r, full=number < full))


def _dot(canvas: Canvas, x: float, y: float, r: float, *, full: bool) -> Paint:
    return lambda: canvas.circle(x, y, r, theme.INK if full else None, border=theme.INK)


# --- threats, and what is known ---


def _pulse(ui: Ui, at: Rect, age: float) -> None:
    """Draw a growing ring around a newly threatened thing."""
    share = age / PULSE
    if share >= 1 or ui.reduce_motion:
        return
    wider = WIDER * ease.out_cubic(share)
    edge = (*theme.PAPER, round(255 * (1 - share)))
    ui.canvas.rect(at.inflate(wider, wider), None, radius=theme.ROUND, border=edge, border_width=HAIR)
    ui.redraw()


def _known(ui: Ui, coach: Coaching) -> None:
    """Draw the sheet with the threats and the counts of unseen cards."""
    with ui.paper(KNOWN, say("danger.title"), outside=Show("")) as page:
        page.label(say("danger.threats"))
        page.gap(TIGHT)
        for told in [coach.sitting.say(danger.line) for danger in coach.words.dangers()] or [say("danger.none")]:
            page.text(told, theme.LEAD)
            page.gap(TIGHT)
        page.gap()
        sitting = coach.sitting
        asking = sitting.reader
        known = sitting.reckoning.unseen(sitting.view, asking) if asking is not None else ()
        unseen = counted(coach.sitting.say(each) for each in known)
        if unseen:
            page.label(say("danger.unseen"))
            page.gap(TIGHT)
        for told in unseen:
            page.text(told, theme.BODY)
            page.gap(HAIR)
        page.gap()
        close = Way(say("danger.close"), Show(""), "Enter|Esc|K", main=True, id="known:close")
        ui.ways_out(page.part(ui.button_height()), [close])


def _dangers(ui: Ui, picture: Picture, coach: Coaching, turns: ScreenTurns, nodes: Sequence[Node]) -> None:
    """Mark every threatened place; the mark's tooltip tells the threats."""
    told: dict[str, list[str]] = {}
    for danger in coach.words.dangers():
        if danger.place:
            told.setdefault(danger.place, []).append(coach.sitting.say(danger.line))
    r, marks = MARK * ui.canvas.growth, list[KeepClear]()
    for place, sentences in told.items():
        node = next((node for node in nodes if node.id == f"noun:{place}"), None)
        if node is None or min(node.seen.size) <= HAIR:
            continue
        at, others = node.seen, [each for each in nodes if each is not node]
        if any(lies_over(each) and each.rect.collidepoint(at.center) for each in others):
            continue  # a mark on a slate or a note would seem to be about what is written there
        large = at.h > LARGE * r
        corner = (at.right - 2 * r - TIGHT, at.centery - r) if large else (at.right - r, at.top - r)
        itself = at.inflate(-at.w / 2, -at.h / 2) if large else at  # a small one is full of numbers
        kept = [*to_keep_free(others, ui.text_scale), KeepClear(itself, WEIGHT), *marks]
        kept += _words_of_others(picture, turns)
        mark = nearest(Rect(*corner, 2 * r, 2 * r), boxes.inset(picture.frame.main, TIGHT), kept, HAIR)
        marks.append(KeepClear(mark, WEIGHT))
        ui.node(f"danger:{place}", mark, "note", sentences[0], tip="\n".join(sentences), focusable=False, sound="")
        _pulse(ui, at, ui.since(f"danger:{place}", tuple(sentences)))
        ui.canvas.circle(*mark.center, r, theme.PAPER, border=theme.INK, border_width=HAIR)
        ui.canvas.text(*mark.center, "!", theme.BODY.strong, color=theme.ALARM, align="center", valign="middle")
