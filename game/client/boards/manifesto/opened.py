"""Opening the notes of Manifesto on the slate: two rival bars that rise, or one level rising under all bars."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin

from pygame import FRect as Rect

from game.client.boards.manifesto.cards import letter, seat_shade, seat_symbol
from game.client.boards.manifesto.layout import Spots
from game.client.boards.manifesto.reveal import (
    DRUM,
    OUTCOMES,
    TURNS,
    Unsealing,
    opened,
    opening,
    rolls,
    sides,
    total,
)
from game.client.boards.manifesto.slate import FIGURE, HEADLINE, ON_SLATE, chalk, headline, side_word, wooden
from game.client.boards.manifesto.stories import stories
from game.client.kit import boxes, charts, theme
from game.client.kit.flow import Column
from game.client.kit.theme import CHART, GAP, HAIR, NEAR, PAD, REVEAL, ROOM, SLIM, TIGHT, ease
from game.client.table.picture import Picture
from game.core.contract import Event, Seat
from game.titles.manifesto import events as told
from game.titles.manifesto import telling
from game.titles.manifesto.bidding import worth
from game.titles.manifesto.state import Bid, State, War

ENVELOPE = CHART["letter"], CHART["tall"]
VERDICT, SUM = theme.HAND.times(CHART["verdict"]), theme.HAND.times(CHART["sum"])
NUMBERS = theme.HAND.times(CHART["figure"])


@dataclass(frozen=True)
class Slip:
    """A note as a slip of a bar: its seat, its bid, and its worth in points."""

    seat: Seat
    bid: Bid
    worth: float


def opened_notes(picture: Picture, at: Spots) -> None:
    """Paint the slate on which the notes are opened, and the outcome."""
    canvas, rect = picture.ui.canvas, at.slate()
    now = opening(picture.event, picture.view)
    with canvas.panel(rect, "opened notes"):
        column = Column(canvas, wooden(picture, rect), inks=ON_SLATE)
        pile = _pile(picture, at, column.room, now)
        head = Column(canvas, boxes.cut(column.room, right=pile), inks=ON_SLATE)
        head.text(picture.tells(headline(picture).title), chalk(picture, HEADLINE), max_lines=1, shrink=True)
        verdict = (
            ""
            if not isinstance(picture.event, OUTCOMES) or rolls(picture.event, picture.elapsed)
            else told_below(picture)
        )
        if at.type < CHART["large"] or verdict:
            role = VERDICT if verdict and at.type < CHART["large"] else theme.BODY
            shown = verdict or picture.tells(headline(picture).under)
            role = canvas.shrunk(shown, role, head.room.w, role.size * CHART["full"])
            head.text(shown, role.tight, pale=not verdict, max_lines=1)
        room = boxes.cut(column.room, top=max(0, head.bottom - column.room.top) + NEAR)
        if sides(picture.view.contest):
            _against(picture, room, now)
        else:
            _level(picture, room, now)


def _elapsed(picture: Picture) -> float:
    """Return the ms since the current event began; infinity with reduced motion, so that everything is over."""
    return float("inf") if picture.ui.reduce_motion else picture.elapsed


def _share(picture: Picture, now: Unsealing | None, begins: float, lasts: float) -> float:
    """Return the progress of a motion of the current event, 0 to 1."""
    if now is None:
        return 1.0
    return max(0.0, min(1.0, (_elapsed(picture) - begins) / lasts))


def named(picture: Picture, now: Unsealing | None) -> bool:
    """Return whether the note being opened shows whose it is."""
    return now is None or picture.elapsed >= now.named


# --- the pile of what is still shut ---


def _pile(picture: Picture, at: Spots, room: Rect, now: Unsealing | None) -> float:
    """Paint the shut envelopes at the top right, and the seats that stay out; return the px they take."""
    canvas, view = picture.ui.canvas, picture.view
    shut = [seat for seat, bid in enumerate(view.sealed) if bid is not None]
    early = now is not None and picture.elapsed < now.begins
    if early and now is not None:
        shut.append(now.seat)  # nothing is open before the drum roll ends
    wide, high = ENVELOPE[0] * canvas.growth, ENVELOPE[1] * canvas.growth
    right = room.right
    for number, seat in enumerate(shut):
        home = Rect(right - wide - CHART["piled"] * number, room.top, wide, high)
        _envelope(picture, at, home, seat, early)
    taken = wide + CHART["piled"] * max(0, len(shut) - 1) + PAD if shut else 0.0
    if shut:
        words, low = picture.say("board.shut", count=len(shut)), room.top + high + HAIR
        canvas.text(right, low, words, theme.SMALL, color=theme.CHALK2, align="right")
        taken = max(taken, canvas.measure(words, theme.SMALL)[0] + PAD)
    out = [seat for seat, bid in opened(view).items() if bid.side == "abstain"]
    if early and now is not None:
        out = [seat for seat in out if seat != now.seat]
    return taken + _staying_out(picture, boxes.cut(room, right=taken), out)


def _envelope(picture: Picture, at: Spots, home: Rect, seat: Seat, early: bool) -> None:
    """Paint a shut envelope on its way from its seat to the pile, where it no longer shows whose it is."""
    canvas, view = picture.ui.canvas, picture.view
    shade = theme.shade(seat_shade(view, seat))
    if not early or picture.ui.reduce_motion:
        charts.envelope(canvas, home)
        return
    share = ease.out_cubic(min(1.0, picture.elapsed / REVEAL["flight"]))
    if share < 1.0:
        start = at.seat(seat, len(view.factions)).center
        x = start[0] + (home.centerx - start[0]) * share
        y = start[1] + (home.centery - start[1]) * share
        letter(canvas, boxes.around(x, y, *home.size), seat_symbol(view, seat), shade, "sealed")
        return
    beat = picture.elapsed / DRUM * REVEAL["hits"] % 1
    charts.envelope(canvas, home.move(sin(beat * REVEAL["hits"] * 2 * pi) * CHART["shakes"] * (1 - beat), 0))


def _staying_out(picture: Picture, room: Rect, out: Sequence[Seat]) -> float:
    """Paint the symbols of the seats that stay out; return the px they take."""
    if not out:
        return 0.0
    canvas, view, words = picture.ui.canvas, picture.view, picture.say("board.out")
    side = CHART["sign"] * canvas.growth
    wide = max(canvas.measure(words, theme.SMALL)[0], (side + TIGHT) * len(out)) + PAD
    for number, seat in enumerate(out):
        x = room.right - wide / 2 + (number - (len(out) - 1) / 2) * (side + TIGHT)
        canvas.icon(
            seat_symbol(view, seat), x, room.top + side / 2, side, theme.shade(seat_shade(view, seat)).light
        )
    canvas.text(
        room.right - wide / 2, room.top + side + HAIR, words, theme.SMALL, color=theme.CHALK2, align="center"
    )
    return wide


# --- side against side ---


def _against(picture: Picture, room: Rect, now: Unsealing | None) -> None:
    """Paint two bars of slips with an axis between them."""
    canvas, view = picture.ui.canvas, picture.view
    base = room.bottom - CHART["legend"] * canvas.growth
    top = room.top + canvas.line_height(chalk(picture, SUM))
    named_sides = sides(view.contest)
    most = max(1, *(total(view, side) for side in named_sides))
    point = min(CHART["point"] * canvas.growth, max(1.0, base - top) / most)
    canvas.line(room.left + ROOM, base, room.right - ROOM, base, theme.CHALK2)
    charts.axis(canvas, room.centerx, base, top, point)
    wide = min(CHART["bar"] * canvas.growth, room.w * CHART["share"])
    edge = room.w * CHART["side"]
    for side, x in zip(named_sides, (room.left + edge, room.right - edge), strict=True):
        bar = Rect(x - wide / 2, top, wide, base - top)
        high = _slips(picture, bar, side, point, now)
        _sum(picture, bar, side, base - high, now)
        _legend(picture, Rect(x - edge + GAP, base + TIGHT, 2 * (edge - GAP), room.bottom - base - TIGHT), side)
    _dice(picture, room, top)


def _bars(picture: Picture, side: str, now: Unsealing | None) -> list[Slip]:
    """Return a side's slips that are open so far, from the bottom up."""
    view: State = picture.view
    assert view.contest is not None, "notes belong to a contest"
    early = now is not None and picture.elapsed < now.begins
    return [
        Slip(seat, bid, worth(view.contest, bid))
        for seat, bid in opened(view).items()
        if bid.side == side and not (early and now is not None and seat == now.seat)
    ]


def _slips(picture: Picture, bar: Rect, side: str, point: float, now: Unsealing | None) -> float:
    """Paint a side's slips stacked on each other; return their height."""
    canvas, high, bars = picture.ui.canvas, 0.0, _bars(picture, side, now)
    least = canvas.line_height(theme.SMALL.tight) + HAIR
    if sum(max(least, each.worth * point) for each in bars) > bar.h:
        least = min(least, bar.h / max(1, len(bars)))
    for each in bars:
        tall = min(max(least, each.worth * point), bar.h - high)
        if not each.worth:  # nothing to stack: only whose note it is, written as large as elsewhere
            tall = min(max(tall, canvas.line_height(theme.BODY) + HAIR), bar.h - high)
        rect, fresh = Rect(bar.left, bar.bottom - high - tall, bar.w, tall - HAIR), None
        if now is not None and each.seat == now.seat:
            fresh = now
            rect = _coming(picture, rect, now)
        _slip(picture, rect, each, fresh)
        high += tall if fresh is None or fresh.last else rect.h
    return high


def _coming(picture: Picture, rect: Rect, now: Unsealing) -> Rect:
    """Return where a slip currently is while it grows from below or, if it's the last, falls."""
    share = _share(picture, now, now.begins, now.grows)
    if now.last:
        return rect.move(0, -CHART["drops"] * (1 - share * share))
    grown = max(1.0, rect.h * ease.out_cubic(share))
    return Rect(rect.left, rect.bottom - grown, rect.w, grown)


def _slip(picture: Picture, rect: Rect, bar: Slip, fresh: Unsealing | None) -> None:
    """Paint a slip: its owner once known, and its worth; a `fresh` one is being opened."""
    canvas, shade = picture.ui.canvas, theme.shade(seat_shade(picture.view, bar.seat))
    known, turned = fresh is None or named(picture, fresh), 1.0
    if fresh is not None and fresh.held and known:
        turned = _share(picture, fresh, fresh.named, TURNS)
    ink = shade.ink if known and 2 * turned >= 1 else theme.PAPER2
    squeezed = boxes.around(*rect.center, rect.w, max(HAIR, rect.h * abs(cos(turned * pi))))
    if bar.worth:
        canvas.rect(
            squeezed,
            ink,
            radius=HAIR,
            border=theme.CHALK if fresh is not None or ink == theme.shade("black").ink else None,
        )
    if fresh is not None:
        canvas.rect(squeezed.inflate(NEAR, NEAR), None, radius=SLIM, border=theme.WHITE, border_width=2)
    if squeezed.h + 2 < canvas.line_height(theme.SMALL.tight):
        return
    role = theme.BODY.strong if rect.h >= canvas.line_height(theme.BODY) else theme.SMALL.strong.tight
    color, inner = theme.on(ink) if bar.worth else theme.CHALK, boxes.inset(squeezed, GAP, 0)
    sum_of = _account(bar)
    figure = canvas.shrunk(sum_of, NUMBERS, inner.w / 2, CHART["least"], high=inner.h)
    canvas.text(*inner.midright, sum_of, figure, color=color, align="right", valign="middle")
    left = inner.left
    if known and 2 * turned >= 1:
        side = min(CHART["sign"] * canvas.growth, squeezed.h - HAIR)
        canvas.icon(seat_symbol(picture.view, bar.seat), left + side / 2, inner.centery, side, color)
        name, left = picture.seating.names[bar.seat], left + side + GAP
    else:
        name = "?"
    room = inner.right - left - canvas.measure(sum_of, figure)[0] - GAP
    canvas.text(left, inner.centery, name, role, color=color, valign="middle", width=room, fit=True, shrink=True)


def _account(bar: Slip) -> str:
    """Return a note's contents: "3", or "3 + 2 = 5" with cards."""
    more = round(bar.worth) - bar.bid.its
    return f"{bar.bid.its} + {more} = {round(bar.worth)}" if bar.bid.cards else str(bar.bid.its)


def _sum(picture: Picture, bar: Rect, side: str, y: float, now: Unsealing | None) -> None:
    """Write a side's sum above its bar; it counts up as the slip grows."""
    view: State = picture.view
    if not _bars(picture, side, now):
        return
    value = float(total(view, side))
    if now is not None and (bid := view.opened[now.seat]) is not None and bid.side == side:
        before = total(view, side, without=now.seat)
        value = before + (value - before) * _share(picture, now, now.begins, now.grows)
    role = chalk(picture, SUM)
    high = picture.ui.canvas.line_height(role)
    picture.ui.canvas.text(
        bar.centerx, max(bar.top - high, y - high), str(round(value)), role, color=theme.CHALK, align="center"
    )


def _legend(picture: Picture, room: Rect, side: str) -> None:
    """Write the side's name under its bar, highlighted in chalk if it has won, and what it means."""
    canvas, title = picture.ui.canvas, side_word(picture, side)
    column = Column(canvas, room, inks=ON_SLATE)
    won = won_by(picture.view, picture.event) == side
    role = canvas.shrunk(title, theme.LEAD.strong, room.w, CHART["least"])
    if won:
        wide = canvas.measure(title, role)[0] + 2 * GAP
        canvas.rect((room.centerx - wide / 2, room.top, wide, canvas.line_height(role)), theme.CHALK, radius=SLIM)
    column.text(title, role, color=theme.INK if won else theme.CHALK, align="center", max_lines=1)
    what = telling.meant_for(picture.view, side)
    if what is not None and column.rest.h >= canvas.line_height(theme.SMALL.tight) - HAIR:
        column.text(picture.tells(what), theme.SMALL.tight, pale=True, align="center", max_lines=1)


# --- one level under all ---


def _level(picture: Picture, room: Rect, now: Unsealing | None) -> None:
    """Paint a bar for each writer; the level rises under all, leaving lower bids behind."""
    canvas, view = picture.ui.canvas, picture.view
    open_notes = opened(view)
    every = sorted({*open_notes, *(seat for seat, bid in enumerate(view.sealed) if bid is not None)})
    values = {seat: worth(view.contest, bid) for seat, bid in open_notes.items()}
    low = canvas.line_height(theme.SMALL) + CHART["point"] * canvas.growth
    base, top = room.bottom - low, room.top + canvas.line_height(chalk(picture, FIGURE))
    level = _water(picture, values, now)
    point = min(CHART["level"] * canvas.growth, max(1.0, base - top) / max(1.0, level, *values.values()))
    canvas.line(room.left + PAD, base, room.right - PAD, base, theme.CHALK2)
    step = (room.w - 2 * PAD) / max(1, len(every))
    wide = min(CHART["wide"] * canvas.growth, max(min(CHART["narrow"], step - NEAR), step * CHART["full"]))
    for number, seat in enumerate(every):
        x = room.left + PAD + step * (2 * number + 1) / 2
        known = seat in values and not (now is not None and seat == now.seat and not named(picture, now))
        height = (values[seat] if known else level) * point
        _column(
            picture,
            Rect(x - wide / 2, base - height, wide, height),
            seat,
            values.get(seat) if known else None,
            now,
        )
        _whose(picture, Rect(x - step / 2, base + TIGHT, step, low - TIGHT), seat)
    _thrown(picture, room, every, step)


def _water(picture: Picture, values: dict[Seat, int], now: Unsealing | None) -> float:
    """Return the height of the level, in points."""
    if now is None:
        return float(max(values.values(), default=0))
    before = max((value for seat, value in values.items() if seat != now.seat), default=0)
    share = _share(picture, now, now.begins, now.grows)
    return before + (max(before, values.get(now.seat, 0)) - before) * share


def _column(picture: Picture, rect: Rect, seat: Seat, value: int | None, now: Unsealing | None) -> None:
    """Paint one writer's bar with its figure, or with a shut envelope on it."""
    canvas, shade = picture.ui.canvas, theme.shade(seat_shade(picture.view, seat))
    dark = shade.ink == theme.shade("black").ink
    canvas.rect(rect, shade.ink, radius=HAIR, border=theme.CHALK if dark and rect.h else None)
    best = won_by(picture.view, picture.event) == seat or seat in tied(picture.event)
    fresh = now is not None and now.last and seat == now.seat and value is not None
    role = chalk(picture, FIGURE)
    high = canvas.line_height(role)
    if value is None:
        wide = min(ENVELOPE[0] * canvas.growth, rect.w)
        tall = wide * ENVELOPE[1] / ENVELOPE[0]
        box = boxes.around(rect.centerx, rect.top - tall / 2 - NEAR, wide, tall)
        letter(canvas, box, seat_symbol(picture.view, seat), shade, "sealed")
        return
    color = theme.CHALK if best or fresh else theme.CHALK2
    canvas.text(rect.centerx, rect.top - high, str(value), role, color=color, align="center")
    if best or fresh:
        ring = Rect(rect.left, rect.top - high, rect.w, rect.h + high).inflate(GAP, GAP)
        canvas.rect(ring, None, radius=SLIM, border=theme.WHITE, border_width=2)


def _whose(picture: Picture, room: Rect, seat: Seat) -> None:
    """Write whose bar it is."""
    canvas, shade = picture.ui.canvas, theme.shade(seat_shade(picture.view, seat))
    side = min(CHART["sign"] * canvas.growth, room.w)
    canvas.icon(seat_symbol(picture.view, seat), room.centerx, room.top + side / 2 + HAIR, side, shade.light)
    name = picture.seating.names[seat]
    if canvas.measure(name, theme.SMALL)[0] <= room.w - HAIR:
        canvas.text(
            room.centerx, room.top + side + TIGHT, name, theme.SMALL.tight, color=theme.CHALK2, align="center"
        )


# --- dice ---


def dice_of(picture: Picture) -> tuple[int, ...]:
    """Return the dice on the slate; those of a tie stay until the next question."""
    event = picture.event
    if isinstance(event, told.TieRolled):
        return event.dice
    equal = isinstance(event, told.ConflictWon | told.ConflictLost) and event.value == event.against
    newest = stories(picture)[:1]
    return newest[0].dice if equal and newest else ()


def _dice(picture: Picture, room: Rect, top: float) -> None:
    """Paint the dice of a tie, one beside each sum, or the die that says how much a war costs."""
    event, side = picture.event, CHART["die"]
    if isinstance(event, told.WarWon):
        winner = won_by(picture.view, event)
        x = (room.left if winner == "allies" else room.right) + room.w * CHART["side"] * (
            1 if winner == "allies" else -1
        )
        _die(picture, x, max(top + side / 2, room.centery - side / 2), event.die, side, rolls=True)
        return
    for value, x in zip(dice_of(picture), (room.centerx - side + PAD, room.centerx + side - PAD), strict=False):
        _die(picture, x, top + side / 2, value, side, rolls=isinstance(event, told.TieRolled))


def _thrown(picture: Picture, room: Rect, every: Sequence[Seat], step: float) -> None:
    """Paint the dice of those tied for the initiative above their bars; they stay while the outcome is told."""
    event = picture.event
    newest = stories(picture)[:1]
    side = min(CHART["die"], step - NEAR)
    rolls = isinstance(event, told.TieRolled)
    lying = newest[0].rolled if newest and isinstance(event, told.InitiativeWon | told.GameWon) else ()
    for seat, value in zip(event.seats, event.dice, strict=False) if isinstance(event, told.TieRolled) else lying:
        if seat in every:
            x = room.left + PAD + step * (2 * every.index(seat) + 1) / 2
            _die(picture, x, room.centery, value, side, rolls=rolls)


def _die(picture: Picture, x: float, y: float, value: int, side: float, *, rolls: bool) -> None:
    rolling = min(1.0, _elapsed(picture) / DRUM) if rolls else 1.0
    picture.ui.die(x, y, value, side=side, rolling=rolling)


def tied(event: Event | None) -> tuple[Seat, ...]:
    """Return the tied seats that roll dice."""
    return event.seats if isinstance(event, told.TieRolled) else ()


def won_by(view: State, event: Event | None) -> str | Seat | None:
    """Return the winning side, or the winning seat if each bids for itself; None for any other event."""
    match event, view.contest:
        case [told.ConflictWon(), _]:
            return "for"
        case [told.ConflictLost(), _]:
            return "against"
        case [told.WarWon(seat=seat), War(axis=axis)]:
            return "axis" if seat == axis else "allies"
        case ((told.InitiativeWon(seat=seat) | told.GameWon(seat=seat)), _):
            return seat
        case _:
            return None


# --- the outcome ---


def told_below(picture: Picture) -> str:
    """Return the sentence for the current event, or "" while notes are being opened."""
    view, event = picture.view, picture.event
    if event is None or isinstance(event, told.NoteOpened):
        return ""
    text = _settled(picture, event) or picture.words.tell(event, picture.reader, picture.seating.names)
    then = telling.consequence(view, event)
    return f"{text} {picture.tells(then)}" if then else text


def _settled(picture: Picture, event: Event) -> str:
    """Return how a tied conflict was settled, with its dice, or "" for any other event."""
    if not isinstance(event, told.ConflictWon | told.ConflictLost) or event.value != event.against:
        return ""
    newest = stories(picture)[:1]
    said = telling.outcome(event, newest[0].dice if newest else ())
    return picture.tells(said) if said else ""
