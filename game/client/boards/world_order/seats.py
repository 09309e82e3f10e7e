"""The plaques of the four powers above the map: VPs, money, allies, Focus, and turns taken."""

from functools import partial

from pygame import FRect as Rect

from game.client.boards.world_order.cards import TITLE, power_shade, power_symbol
from game.client.boards.world_order.layout import BRIEF, Spots
from game.client.kit import boxes, theme
from game.client.kit.flow import Row
from game.client.kit.theme import GAP, HAIR, NEAR, TIGHT, WIDE
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.seats import seat_ground, seat_tip
from game.client.table.sides import faction_of
from game.core.asking import on_top
from game.core.contract import Seat
from game.titles.world_order.faces import AUTO, RESOURCES
from game.titles.world_order.state import TURNS, State, absent
from game.titles.world_order.telling import short

CROWDED = 1.8
"""The text scale from which a plaque has only one line."""
BADGE, SIGN, LARGEST = 44.0, 17.0, 1.6  # px of a plaque's badge and its symbol; the most the badge grows
LARGE_SIGN, UPPER, LOWER = 0.42, 0.33, 0.76  # shares of the badge: its symbol at most, and the y of symbol and VPs
PIP, MONEY = 9.0, 75.0  # px of a pip, and of the room for money
LATE = 2e6  # the first position of plaques in the Tab order


SHOWS = (
    "allies", "commerce", "focus", "hands", "money", "order", "phase", "pile_starts", "powers", "round", "stock",
    "turn", "vp",
)  # fmt: skip
"""The fields of a position that a plaque is painted from, apart from whose turn it is."""


def seats(picture: Picture, at: Spots, looked_at: Seat) -> None:
    """Paint all powers' plaques; one without a player announces what it will do."""
    view: State = picture.view
    top = on_top(view)
    moves = _whose(picture, top.seat if top is not None else None)
    for seat in view.seats:
        rect, look = at.plaque(seat), (looked_at == seat, moves == seat)
        picture.resting(
            f"seat {seat}", rect, partial(_player, rect=rect, seat=seat, look=look), rect, *look, shows=SHOWS
        )
    for place, power in enumerate(absent(view), len(view.powers)):
        rect = at.plaque(place)
        picture.resting(
            f"seat {place}", rect, partial(_absent, rect=rect, power=power), rect, shows=("auto_open", "powers")
        )


def _player(picture: Picture, rect: Rect, seat: Seat, look: tuple[bool, bool]) -> None:
    """Paint the plaque of a power with a player; `look` says if it is looked at, and if it is to move."""
    view: State = picture.view
    ui, canvas, power = picture.ui, picture.ui.canvas, view.powers[seat]
    shade, (looked_at, to_move) = theme.shade(power_shade(power)), look
    label = f"{short(picture.words, power)}, {picture.seating.who[seat]}"
    state = ("to move",) if to_move else ()
    name = f"seat:{seat}"
    board = Show(f"power:{seat}")
    tip = _tip(picture, seat)
    order = LATE + seat
    ui.node(name, rect, "seat", label, board, tip=tip, sound="tick", state=state, order=order)
    seat_ground(picture, rect, to_move=to_move, looked_at=looked_at)
    block = _block(picture, rect, power)
    y = block.top + block.h * LOWER if not crowded(picture) else block.centery
    if picture.thinking == seat:
        ui.thinking(block.centerx, y, shade)
    else:
        ui.number(f"vp:{seat}", block.centerx, y, view.vp[seat], theme.LEAD.strong, align="center")
    with canvas.panel(rect, f"seat {seat}"):
        _words(picture, _words_room(rect, block), seat)


def crowded(picture: Picture) -> bool:
    """Return whether type is so large that a plaque has only one line."""
    return picture.ui.text_scale > CROWDED


def _block(picture: Picture, rect: Rect, power: str) -> Rect:
    """Paint the badge with a power's symbol at the left end of its plaque, and return its rectangle."""
    ui = picture.ui
    shade = theme.shade(power_shade(power))
    played = power in picture.view.powers
    block = ui.badge(boxes.inset(rect, 1), BADGE * min(ui.canvas.growth, LARGEST), shade)
    if not (crowded(picture) and played):
        side = min(SIGN * ui.text_scale, block.h * LARGE_SIGN)
        y = block.top + block.h * (UPPER if played else 0.5)
        ui.canvas.icon(power_symbol(power), block.centerx, y, side, shade.light)
    return block


def _words_room(rect: Rect, block: Rect) -> Rect:
    """Return the room for a plaque's text, to the right of its badge."""
    return boxes.cut(rect, left=block.w + GAP, top=TIGHT, right=GAP, bottom=TIGHT)


def _whose(picture: Picture, asked_of: Seat | None) -> Seat | None:
    """Return the seat to show as moving: the reader until they have ended their turn, else the seat asked."""
    waits = picture.decision is None and picture.event is None and picture.thinking is None
    mine = picture.reader is not None and picture.live and picture.view.phase == "action"
    return picture.reader if waits and mine and asked_of != picture.reader else asked_of


def _words(picture: Picture, room: Rect, seat: Seat) -> None:
    """Write a power's name, player and turn pips, with money, allies and Focus below."""
    view: State = picture.view
    canvas = picture.ui.canvas
    if crowded(picture):
        _brief_words(picture, room, seat)
        return
    upper, lower = boxes.rows(room, 2, 0)
    first = Row(canvas, upper, theme.BODY.strong)
    if (pips := first.take(TURNS * (PIP + HAIR), end=True)) is not None:
        _pips(picture, boxes.around(*pips.center, pips.w, PIP), seat)
    if seat in view.order:  # just chosen: a rank by VPs here was mistaken for it
        first.text(_place(picture, _turn_place(view, seat)), theme.SMALL.strong, end=True)
    first.text(short(picture.words, view.powers[seat]))
    if picture.ui.text_scale <= BRIEF:
        first.text(picture.seating.who[seat], theme.SMALL, pale=True)
    second = Row(canvas, lower, theme.BODY)
    second.icon("dollar", color=theme.MUTE)
    money = picture.ui.number(f"money:{seat}", second.left, lower.centery, view.money[seat], theme.BODY)
    second.left = max(money.right + GAP, room.left + MONEY * canvas.growth)
    second.icon("flag", color=theme.MUTE)
    second.text(str(len(view.allies[seat])), theme.BODY.strong)
    focus = picture.name(view.focus[seat])
    fits = canvas.measure(focus, theme.SMALL)[0] <= second.rest.w
    if not picture.frame.tabbed and view.round and fits:
        second.text(focus, theme.SMALL, pale=True, end=True)


def _brief_words(picture: Picture, room: Rect, seat: Seat) -> None:
    """Write a power's symbol, name and money in large type, with its turns along the lower edge."""
    view: State = picture.view
    power, row = view.powers[seat], Row(picture.ui.canvas, room, theme.NOTE.strong)
    row.text(str(view.money[seat]), end=True)
    row.gap = NEAR
    row.icon("dollar", color=theme.MUTE, end=True, side=WIDE)
    row.icon(power_symbol(power), color=theme.shade(power_shade(power)).light, side=SIGN)
    row.text(short(picture.words, power))
    _pips(picture, boxes.lower(room, TIGHT), seat)


def _pips(picture: Picture, room: Rect, seat: Seat) -> None:
    """Paint the four turns of a round; those taken are filled."""
    view: State = picture.view
    canvas, shade = picture.ui.canvas, theme.shade(power_shade(view.powers[seat]))
    done = TURNS if view.phase not in ("action", "preparation", "setup") else _turns_over(view, seat)
    for number, pip in enumerate(boxes.columns(room, TURNS, HAIR)):
        filled = number < done
        canvas.rect(pip, shade.light if filled else None, radius=1, border=shade.light if filled else theme.LINE2)


def _place(picture: Picture, number: int) -> str:
    return picture.say(f"board.place_{number}")


def _turn_place(view: State, seat: Seat) -> int:
    """Return a seat's place in the turn order, from 1."""
    return view.order.index(seat) + 1


def _turns_over(view: State, seat: Seat) -> int:
    """Return how many of its turns in this round a seat has completed."""
    if view.phase != "action" or not view.order:
        return 0
    begun = [len(view.pile_starts[each]) if view.pile_starts else 0 for each in view.order]
    now = view.order[max((n for n, turns in enumerate(begun) if turns == view.turn), default=0)]
    return view.turn - 1 + (view.order.index(seat) < view.order.index(now))


def _tip(picture: Picture, seat: Seat) -> str:
    """Return a power's tip, listing everything it has."""
    view: State = picture.view
    stock = ", ".join(f"{picture.name(what)} {view.stock[seat][what]}" for what in RESOURCES)
    side = faction_of(TITLE, view.powers[seat])
    return seat_tip(
        picture,
        seat,
        (
            side.about if side else "",
            picture.say("board.moves", place=_place(picture, _turn_place(view, seat)))
            if seat in view.order
            else "",
            picture.say("board.rank", place=_place(picture, 1 + sum(vp > view.vp[seat] for vp in view.vp))),
            picture.say(
                "board.seat_tip",
                vp=view.vp[seat],
                money=view.money[seat],
                cards=len(view.hands[seat]),
                commerce=view.commerce[seat],
            ),
            stock[:1].upper() + stock[1:] + ".",
            picture.say("board.seat_click"),
        ),
    )


def coming(picture: Picture, power: str, *, brief: bool = False) -> str:
    """Return where a power without a player will add Influence at the end of the round, `brief` with codes."""
    view: State = picture.view
    rows = [AUTO[card].row(power) for card in view.auto_open]
    if not rows:
        return picture.say("board.automatic").lower()
    named = []
    for row in rows:
        name = picture.say(f"board.code_{row.region}") if brief else short(picture.words, row.region)
        named.append(picture.say("board.with_army", region=name) if row.army else name)
    return picture.say("board.coming", regions=", ".join(named))


def _absent(picture: Picture, rect: Rect, power: str) -> None:
    """Paint the plaque of a power without a player."""
    ui, canvas = picture.ui, picture.ui.canvas
    label, next_ = short(picture.words, power), coming(picture, power)
    tip = f"{picture.name(power)}\n{picture.say('board.absent_tip')}\n{next_}"
    ui.node(f"power:{power}", rect, "seat", label, tip=tip, focusable=False)
    seat_ground(picture, rect, to_move=False)
    lines = boxes.rows(_words_room(rect, _block(picture, rect, power)), 1 if crowded(picture) else 2, 0)
    with canvas.panel(rect, f"power {power}"):
        Row(canvas, lines[0], theme.BODY.strong).text(label)
        if len(lines) > 1:
            brief = canvas.measure(next_, theme.SMALL)[0] > lines[1].w
            Row(canvas, lines[1], theme.SMALL).text(
                coming(picture, power, brief=True) if brief else next_, pale=True
            )
