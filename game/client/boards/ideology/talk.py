"""The sheets of Ideology: the wheel of stances on which all wish in secret, and the choice of an Ideology."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import cos, dist, pi, sin

from pygame import FRect as Rect

from game.client.boards.ideology.cards import TITLE, seat_shade, seat_symbol
from game.client.boards.ideology.layout import Spots, asked
from game.client.boards.ideology.news import OPENED, changed_so_far, opened_block, opened_pair, opened_wishes
from game.client.boards.ideology.wishes import Wishes
from game.client.kit import theme
from game.client.table.answers import Do
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.sides import faction_of, shade_name
from game.client.world.dots import Point
from game.core.contract import Action, Seat
from game.titles.ideology import telling
from game.titles.ideology.diplomacy import CALL, WISH, Wish, allowed
from game.titles.ideology.faces import STANCES
from game.titles.ideology.state import State

BRIEF = 1.9
"""The text scale from which only what is asked is on the sheet."""
LETTERS = {"peace": "P", "neutral": "N", "war": "W"}


def talking(picture: Picture) -> bool:
    """Whether the sheet of stances lies over the map."""
    view: State = picture.view
    return view.phase == "diplomacy" and view.result is None


def sheet(picture: Picture, at: Spots, wishes: Wishes, *, hidden: bool) -> None:
    """Paint the sheet: the wheel at the left, a row for everybody else at the right."""
    ui, rect = picture.ui, at.sheet(len(picture.view.factions) - 1)
    word = picture.say("board.show" if hidden else "board.hide")
    if hidden:
        wide, high = ui.button_width(word, "H") + 8, 30 * min(at.type, 1.6)
        ui.button("talk:hide", (rect.right - wide, at.board.top + 6, wide, high), word, Show("hide"), kind="paper",
                  key="H")  # fmt: skip
        _seats_instead(picture, at)
        return
    with ui.panel(rect, "paper", name="talk", radius=5):
        ui.node("talk", rect, "sheet", picture.say("board.stances"), focusable=False)
        wide, high = ui.button_width(word, "H"), 28 * min(at.type, 1.6)
        place = Rect(rect.right - wide - 12, rect.top + 10, wide, high)
        ui.button("talk:hide", place, word, Show("hide"), kind="outline", key="H")
        head = ui.canvas.text(
            rect.left + 18,
            rect.top + 12,
            _heading(picture),
            theme.SLOGAN.at(20 if not at.large else 15),
            color=theme.INK,
            width=place.left - rect.left - 30,
            fit=True,
            max_lines=1,
        )
        y = head.bottom + 6
        if at.type < BRIEF:
            y = _explained(picture, rect, head.bottom)
        room = Rect(rect.left + 18, y, rect.w - 36, rect.bottom - y - 12)
        opening = isinstance(picture.event, OPENED)
        left = 0.0 if at.large else min(room.h, room.w * (0.5 if opening else 0.42))
        if left:
            wheel(picture, Rect(room.left, room.top, left, room.h), paper=True)
        beside = Rect(room.left + left + (18 if left else 0), room.top, room.w - left - 18, room.h)
        if opening:
            _opened(picture, at, beside)
        else:
            _rows(picture, at, beside, wishes)


def _opened(picture: Picture, at: Spots, room: Rect) -> None:
    """The pair that is being opened, and under it what has changed so far."""
    canvas, high = picture.ui.canvas, min(room.h, 164 * min(at.type, 1.6))
    opened_block(picture, at, Rect(room.left, room.top, room.w, high))
    y = room.top + high + 6
    for text in changed_so_far(picture)[-7:]:
        if y + canvas.line_height(theme.BODY) > room.bottom:
            break
        y = canvas.text(
            room.left, y, text, theme.BODY, color=theme.INK2, width=room.w, fit=True, max_lines=1
        ).bottom


def _seats_instead(picture: Picture, at: Spots) -> None:
    """While the sheet is put aside the plaques stand for its rows: whoever reaches for a seat gets it back."""
    view: State = picture.view
    for seat in view.seats:
        if picture.lit(view.factions[seat]):
            rect, name = at.seat(seat, len(view.factions)), picture.sitting.names[seat]
            picture.touch(view.factions[seat], rect, "seat", name, rank=seat, message=Show("hide"))


def _explained(picture: Picture, rect: Rect, y: float) -> float:
    """A line or two under the heading; returns where they end."""
    text, wide = _under(picture), rect.w - 36
    under = picture.ui.canvas.text(
        rect.left + 18, y, text, theme.NOTE, color=theme.INK2, width=wide, fit=True, max_lines=2
    )
    return under.bottom + 6


def _heading(picture: Picture) -> str:
    if isinstance(picture.event, OPENED):
        return picture.say("board.opening_wishes")
    kind = picture.decision.kind if picture.decision else ""
    key = {"speak": "board.speak", "wish": "board.wish"}.get(kind, "board.stances")
    return picture.say(key)


def _under(picture: Picture) -> str:
    """What is to be done."""
    kind = picture.decision.kind if picture.decision else ""
    if isinstance(picture.event, OPENED):
        return picture.say("board.opening_how")
    key = {"speak": "board.speak_how", "wish": "board.wish_how"}.get(kind, "board.talk_how")
    return picture.say(key)


# --- the wheel ---


def spokes(seats: int, room: Rect, margin: float) -> list[Point]:
    """Where everybody sits on the wheel, the first at the top."""
    radius = min(room.w, room.h) / 2 - margin
    start = -pi / 2 if seats > 2 else pi
    return [
        (
            room.centerx + radius * cos(start + 2 * pi * n / seats),
            room.centery + radius * sin(start + 2 * pi * n / seats),
        )
        for n in range(seats)
    ]


def wheel(picture: Picture, room: Rect, *, paper: bool) -> None:
    """Everybody in a ring, a line for every pair: heavy in war, double in peace, thin when neutral."""
    view: State = picture.view
    canvas, count = picture.ui.canvas, len(view.factions)
    side = min(34.0, room.w * 0.14) * min(picture.ui.text_scale, 1.3)
    points = spokes(count, room, side * 0.7 + 4)
    ink, pale = (theme.INK, theme.mix(theme.PAPER, theme.INK2, 0.55)) if paper else (theme.TEXT, theme.LINE2)
    ground = theme.PAPER if paper else theme.GLASS
    shown = opened_pair(picture)
    if shown is not None:
        _spotlight(picture, points[shown[0]], points[shown[1]], side)
    slips = _words(picture, points[shown[0]], points[shown[1]]) if shown is not None else []
    free = [box.inflate(24, 24) for _, _, box in slips]
    for one, other in combinations(view.seats, 2):
        stance = view.stances[one][other]
        color = ink if stance != "neutral" or (one, other) == shown else pale
        _edge(picture, points[one], points[other], stance, color, ground)
    for one, other in combinations(view.seats, 2):
        if count <= 5 and (one, other) != shown:
            _badge(picture, points, (one, other), view.stances[one][other], ink, ground, paper, free)
    for stance, size, box in slips:
        _word(picture, stance, size, box)
    for seat, (x, y) in enumerate(points):
        shade = theme.shade(seat_shade(view, seat))
        box = Rect(x - side / 2, y - side / 2, side, side)
        canvas.rect(box, shade.ink, radius=6, border=ink if seat == picture.audience else None, border_width=2)
        canvas.icon(seat_symbol(view, seat), x, y, side * 0.62, theme.on(shade.ink))
        if _is_sealed(view, seat):
            _envelope(picture, box)
        picture.ui.node(f"wheel:{seat}", box, "seat", picture.sitting.names[seat], focusable=False,
                        tip=_stances_of(picture, seat))  # fmt: skip


def _spotlight(picture: Picture, one: Point, other: Point, wide: float) -> None:
    """A broad pale band under the line that is being opened."""
    picture.ui.canvas.polyline([one, other], theme.WHITE, wide * 0.9)


def _words(picture: Picture, one: Point, other: Point) -> list[tuple[str, float, Rect]]:
    """What stands on the line, its size and place: the wish of either side, or in the middle what holds."""
    pair, wishes = opened_pair(picture), opened_wishes(picture)
    assert pair is not None, "a pair is opened"
    found = [(wishes[0], 14.0, 0.3), (wishes[1], 14.0, 0.7)]
    if not wishes[0]:
        found = [(picture.view.stances[pair[0]][pair[1]], 17.0, 0.5)]
    return [(stance, size, _slip(picture, one, other, stance, size, share)) for stance, size, share in found]


def _slip(picture: Picture, one: Point, other: Point, stance: str, size: float, share: float) -> Rect:
    text = picture.say(f"board.choose_{stance}")
    wide, high = picture.ui.canvas.measure(text, theme.BODY.at(size).strong)
    box = Rect(0, 0, wide + 14, high + 6)
    box.center = (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)
    return box


def _word(picture: Picture, stance: str, size: float, box: Rect) -> None:
    """A stance in a word on a slip: dark for war, doubly edged for peace."""
    canvas, dark = picture.ui.canvas, stance == "war"
    canvas.rect(box, theme.INK if dark else theme.PAPER, radius=5, border=theme.INK, border_width=2)
    if stance == "peace":
        canvas.rect(box.inflate(6, 6), None, radius=7, border=theme.INK)
    text = picture.say(f"board.choose_{stance}")
    canvas.text(
        *box.center,
        text,
        theme.BODY.at(size).strong,
        color=theme.PAPER if dark else theme.INK,
        align="center",
        valign="middle",
    )


def _is_sealed(view: State, seat: Seat) -> bool:
    """Whether a seat has sealed all its wishes."""
    return view.phase == "diplomacy" and len(view.sealed[seat]) == len(view.factions) - 1


def _envelope(picture: Picture, box: Rect) -> None:
    """A sealed envelope at the corner of whoever has wished."""
    side = box.w * 0.5
    rect = Rect(box.right - side * 0.5, box.bottom - side * 0.55, side, side * 0.72)
    canvas = picture.ui.canvas
    canvas.rect(rect, theme.WHITE, radius=1, border=theme.INK)
    fold = (rect.centerx, rect.top + rect.h * 0.6)
    canvas.polyline([rect.topleft, fold, rect.topright], theme.INK, 1.2)


def _stances_of(picture: Picture, seat: Seat) -> str:
    told = telling.stances(picture.view, seat)
    return "\n".join([picture.sitting.names[seat], *map(picture.tells, told)])


def _edge(picture: Picture, one: Point, other: Point, stance: str, ink: theme.Color, ground: theme.Color) -> None:
    canvas = picture.ui.canvas
    match stance:
        case "war":
            canvas.polyline([one, other], ink, 4.5)
        case "peace":
            canvas.polyline([one, other], ink, 5.0)
            canvas.polyline([one, other], ground, 2.4)
        case _:
            canvas.polyline([one, other], ink, 1.2)


def _badge(
    picture: Picture,
    points: list[Point],
    pair: tuple[Seat, Seat],
    stance: str,
    ink: theme.Color,
    ground: theme.Color,
    paper: bool,
    free: Sequence[Rect],
) -> None:
    """The letter of a stance on its line, and at both ends what was called for openly; nothing where words are."""
    view: State = picture.view
    canvas, (one, other) = picture.ui.canvas, pair
    (x, y), (u, v) = points[one], points[other]
    share = 0.34 if len(points) == 4 and other - one == 2 else 0.5
    middle = (x + (u - x) * share, y + (v - y) * share)
    size = 9.0 * min(picture.ui.text_scale, 1.5)
    if any(box.collidepoint(middle) for box in free):
        return
    if stance == "war":
        canvas.circle(*middle, size, ink)
        color = ground
    else:
        canvas.circle(*middle, size, ground, border=ink if stance == "peace" else None)
        color = ink if stance == "peace" else (theme.INK2 if paper else theme.MUTE)
    letter = 12 * min(picture.ui.text_scale, 1.5)
    canvas.text(
        *middle,
        picture.say(f"board.letter_{stance}"),
        theme.BODY.at(letter).strong,
        scaled=False,
        color=color,
        align="center",
        valign="middle",
    )
    long = dist((x, y), (u, v))
    for seat, towards, (near, far) in ((one, other, ((x, y), (u, v))), (other, one, ((u, v), (x, y)))):
        said = view.spoken[seat][towards] if view.phase == "diplomacy" else ""
        if said:
            part = min(0.3, 34 / max(long, 1.0))
            spot = near[0] + (far[0] - near[0]) * part, near[1] + (far[1] - near[1]) * part
            if any(box.collidepoint(spot) for box in free):
                continue
            canvas.circle(*spot, size * 0.9, theme.PAPER2 if paper else theme.GLASS2, border=ink)
            canvas.text(
                *spot,
                picture.say(f"board.letter_{said}"),
                theme.BODY.at(letter).strong,
                scaled=False,
                color=theme.INK if paper else theme.TEXT,
                align="center",
                valign="middle",
            )


# --- the rows ---


def _rows(picture: Picture, at: Spots, room: Rect, wishes: Wishes) -> None:
    view: State = picture.view
    mine = picture.audience
    others = [seat for seat in view.seats if seat != mine]
    if at.large:
        _scrolling(picture, at, room, mine, others, wishes)
        return
    step = min(room.h / max(1, len(others)), 84 * at.type)
    for number, other in enumerate(others):
        row = Rect(room.left, room.top + number * step, room.w, step - 6)
        _row(picture, at, row, mine, other, wishes)


def _scrolling(
    picture: Picture, at: Spots, room: Rect, mine: Seat | None, others: list[Seat], wishes: Wishes
) -> None:  # fmt: skip
    """Where type is large: in turn whoever is asked about, as high as the words are."""
    asked_about = [seat for seat in others if _offered(picture, seat)]
    shown = asked_about if at.type >= BRIEF and asked_about else others
    canvas = picture.ui.canvas
    step = (
        canvas.line_height(theme.BODY.tight)
        + canvas.line_height(theme.NOTE.tight)
        + (14 if at.type >= BRIEF else 48 * at.type)
    )
    with picture.ui.scroll("talk", room, step * len(shown)) as top:
        for number, other in enumerate(shown):
            row = Rect(room.left, top + number * step, room.w - 16, step - 6)
            _row(picture, at, row, mine, other, wishes)


def _row(picture: Picture, at: Spots, row: Rect, mine: Seat | None, other: Seat, wishes: Wishes) -> None:
    """Somebody else: who, how things stand, what was said, and three choices when they are asked for."""
    view: State = picture.view
    canvas, t = picture.ui.canvas, min(at.type, 1.8)
    offered = _offered(picture, other)
    faction, shade = view.factions[other], theme.shade(seat_shade(view, other))
    canvas.line(row.left, row.bottom + 3, row.right, row.bottom + 3, theme.mix(theme.PAPER, theme.INK2, 0.4))
    label = picture.sitting.names[other]
    if picture.lit(faction):
        picture.touch(faction, row, "row", label, message=None, focusable=False)
    side = min(26 * t, row.h * 0.6)
    box = Rect(row.left, row.top + 4, side, side)
    canvas.rect(box, shade.ink, radius=4)
    canvas.icon(seat_symbol(view, other), box.centerx, box.centery, side * 0.64, theme.on(shade.ink))
    compact = at.type >= BRIEF or (row.h < 62 * t and not at.large)
    wide = min(118.0 * t, (row.w - side) / 3.4)
    buttons = row.right - 3 * wide if compact and offered else row.right
    x = box.right + 8
    name = canvas.text(
        x,
        row.top + 2,
        label,
        theme.BODY.strong.tight,
        color=theme.INK,
        width=buttons - x - 4,
        fit=True,
        max_lines=1,
    )
    rows = 1 if mine is not None or at.large else 2
    canvas.text(
        x,
        name.bottom,
        _standing(picture, mine, other),
        theme.NOTE.tight,
        color=theme.INK2,
        width=buttons - x - 4,
        fit=True,
        max_lines=rows,
    )
    if not offered:
        return
    top = row.top + 2 if compact else row.bottom - 30 * t
    high = min(28 * t, row.bottom - top)
    for place, stance in enumerate(STANCES):
        rect = Rect((buttons if compact else x) + place * wide, top, wide - 6, high)
        _choice(picture, rect, other, stance, offered.get(stance), wishes)


def _standing(picture: Picture, mine: Seat | None, other: Seat) -> str:
    """The stance with somebody, what it has called for, and what was wished so far."""
    view: State = picture.view
    if mine is None:
        return _called_for(picture, other)
    return " · ".join(map(picture.tells, telling.between(view, mine, other)))


def _called_for(picture: Picture, seat: Seat) -> str:
    """What a seat has called for openly, for whoever watches: stance by stance."""
    parts = [picture.tells(each) for each in telling.called_for(picture.view, seat)]
    return "; ".join([*parts[:1], *(part[:1].lower() + part[1:] for part in parts[1:])])


def _to_wish(view: State, mine: Seat, other: Seat) -> Mapping[str, Action]:
    """Stance → the answer that wishes it with somebody, whoever is asked about now; sealed ones are settled."""
    if other - (other > mine) < len(view.sealed[mine]):
        return {}
    return {stance: Action(WISH[stance].verb, view.factions[other]) for stance in allowed(view, mine, other)}


def _offered(picture: Picture, other: Seat) -> Mapping[str, Action]:
    """Stance → the answer that wishes it, or calls for it."""
    asked_of = picture.decision
    if asked_of is None or asked_of.kind not in ("speak", "wish"):
        return {}
    if asked_of.kind == "wish":
        return _to_wish(picture.view, asked_of.seat, other)
    faction = picture.view.factions[other]
    options = [action for action in asked_of.options if action.noun == faction]
    verbs = {call.verb: stance for stance, call in CALL.items()} | {stance: stance for stance in STANCES}
    return {verbs[action.verb]: action for action in options}


def _choice(
    picture: Picture, rect: Rect, other: Seat, stance: str, action: Action | None, wishes: Wishes
) -> None:  # fmt: skip
    view: State = picture.view
    mine = picture.audience
    assert mine is not None, "somebody is asked"
    wishing = isinstance(asked(view), Wish)
    now = (wishes.stance(view, mine, other) if wishing else view.stances[mine][other]) == stance
    message = Show(f"wish:{other}:{stance}") if wishing else Do(action) if action else None
    word = picture.say(f"board.choose_{stance}")
    reason, rule = "", ""
    if action is None:
        reason, rule = picture.say("reason.isolationism", other=other), "ID-DIP-04"
    keyed = len(view.factions) == 2 and picture.ui.text_scale < BRIEF
    key = LETTERS[stance] if keyed and action is not None else ""
    picture.ui.button(
        f"stance:{view.factions[other]}:{stance}", rect, word, message if action else None,
        kind="ink" if now else "outline", key=key, reason=reason, rule=rule, size=14, chosen=False,
    )  # fmt: skip


# --- the choice of an Ideology ---


def choosing(picture: Picture, at: Spots) -> None:
    """Paint the five Ideologies as posters: their home, their strength and their weakness."""
    ui, rect = picture.ui, at.sheet()
    offered = list(picture.decision.options) if picture.decision else []
    names = [action.noun for action in offered]
    wide = (rect.w + 8) / max(1, len(names))
    for number, ideology in enumerate(names):
        place = Rect(rect.left + number * wide, rect.top, wide - 8, rect.h)
        _poster(picture, at, place, ideology, number)
    if not names:
        ui.canvas.text(
            rect.centerx,
            rect.centery,
            picture.say("board.choosing"),
            theme.LEAD,
            color=theme.MUTE,
            align="center",
            valign="middle",
        )


def _poster(picture: Picture, at: Spots, rect: Rect, ideology: str, number: int) -> None:
    ui, canvas = picture.ui, picture.ui.canvas
    side, shade = faction_of(TITLE, ideology), theme.shade(shade_name(TITLE, ideology))
    look = picture.touch(ideology, rect, "poster", picture.name(ideology), rank=number, key=str(number + 1),
                         message=Do(Action("play_as", ideology)), tip=_about(picture, ideology))  # fmt: skip
    canvas.shadow(rect, alpha=190)
    with ui.panel(rect, "paper", name=ideology, radius=5):
        low = rect.top + rect.h * 0.42
        with canvas.clip(rect):
            canvas.polygon([rect.topleft, rect.topright, (rect.right, low - 24), (rect.left, low)], shade.ink)
            canvas.polyline([(rect.left, low + 6), (rect.right, low - 18)], theme.INK, 3)
        radius = min(rect.w * 0.28, rect.h * 0.15)
        canvas.circle(
            rect.centerx, rect.top + rect.h * 0.19, radius, theme.PAPER, border=theme.INK, border_width=3
        )
        canvas.icon(
            side.symbol if side else "person", rect.centerx, rect.top + rect.h * 0.19, radius * 1.1, theme.INK
        )
        name, size = picture.name(ideology), 17.0
        longest = max(name.split(), key=len)
        while size > 8 and canvas.measure(longest, theme.SLOGAN.at(size))[0] > rect.w - 16:
            size -= 0.5
        head = canvas.text(
            rect.left + 10,
            low + 10,
            name,
            theme.SLOGAN.at(size).tight,
            color=theme.INK,
            width=rect.w - 16,
            fit=True,
            max_lines=2,
        )
        y = head.bottom + 4
        rows = max(1, int((rect.bottom - y - 6) / canvas.line_height(theme.NOTE.tight)))
        canvas.text(
            rect.left + 10,
            y,
            _about(picture, ideology, brief=True),
            theme.NOTE.tight,
            color=theme.INK2,
            width=rect.w - 18,
            fit=True,
            max_lines=rows,
        )
    if look.hover or picture.held(ideology):
        canvas.rect(rect.inflate(6, 6), None, radius=8, border=theme.WHITE, border_width=2)


def _about(picture: Picture, ideology: str, *, brief: bool = False) -> str:
    """Where an Ideology begins, and its strength and weakness as this table plays them."""
    told = [picture.tells(each) for each in telling.start(picture.view, ideology)]
    return " ".join(told) if brief else "\n".join([picture.name(ideology), *told])
