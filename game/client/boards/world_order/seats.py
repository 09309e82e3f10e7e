"""The four powers above the map: points, money, allies, Focus, and how far each is with its turns."""

from pygame import FRect as Rect

from game.client.boards.world_order.cards import TITLE, power_shade, power_symbol
from game.client.boards.world_order.layout import Spots, asked
from game.client.kit import theme
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.sides import faction_of
from game.core.contract import Seat
from game.titles.world_order.faces import AUTO, RESOURCES
from game.titles.world_order.state import TURNS, State, absent
from game.titles.world_order.telling import short

CROWDED = 1.8
"""The text scale from which a plaque has one line."""


def seats(picture: Picture, at: Spots, looked_at: Seat) -> None:
    """Paint the plaque of every power; one without player says that it acts by itself."""
    view: State = picture.view
    for seat in view.seats:
        _player(picture, at, at.plaque(seat), seat, looked_at == seat)
    for place, power in enumerate(absent(view), len(view.powers)):
        _absent(picture, at, at.plaque(place), power)


def _player(picture: Picture, at: Spots, rect: Rect, seat: Seat, looked_at: bool) -> None:
    view: State = picture.view
    ui, canvas, power = picture.ui, picture.ui.canvas, view.powers[seat]
    shade, top = theme.shade(power_shade(power)), asked(view)
    to_move = _whose(picture, top.seat if top is not None else None) == seat
    label = f"{short(picture.words, power)}, {picture.sitting.who[seat]}"
    look = ui.node(
        f"seat:{seat}",
        rect,
        "seat",
        label,
        Show(f"power:{seat}"),
        tip=_tip(picture, seat),
        sound="tick",
        state=("to move",) if to_move else (),
        order=2e6 + seat,
    )
    canvas.rect(rect, theme.GLASS2 if to_move or look.hover else theme.GLASS, radius=5)
    block = _block(picture, rect, power)
    thinking = picture.sitting.thinking == seat
    y = block.top + block.h * 0.76 if picture.ui.text_scale <= CROWDED else block.centery
    if thinking:
        _thinking(picture, block, shade)
    else:
        ui.number(f"vp:{seat}", block.centerx, y, view.vp[seat], theme.LEAD.strong, align="center")
    canvas.rect(rect, None, radius=5, border=theme.TEXT if to_move else theme.LINE2 if looked_at else theme.LINE)
    with canvas.panel(rect, f"seat {seat}"):
        _words(picture, at, Rect(block.right + 8, rect.top, rect.right - block.right - 16, rect.h), seat)


def _block(picture: Picture, rect: Rect, power: str) -> Rect:
    """The block with a power's sign at the left end of its plaque."""
    canvas, shade, t = picture.ui.canvas, theme.shade(power_shade(power)), picture.ui.text_scale
    block = Rect(rect.left, rect.top, 44 * max(1.0, min(t, 1.6)), rect.h)
    with canvas.clip(block):
        canvas.rect((block.left, block.top, block.w + 8, block.h), shade.deep, radius=5)
    if t <= CROWDED or power not in picture.view.powers:
        side = min(17 * t, block.h * 0.42)
        y = block.top + block.h * (0.33 if power in picture.view.powers else 0.5)
        canvas.icon(power_symbol(power), block.centerx, y, side, shade.light)
    return block


def _whose(picture: Picture, asked_of: Seat | None) -> Seat | None:
    """Whose turn it is to look at: one's own until one has ended it, though somebody else is asked next."""
    waits = picture.decision is None and picture.event is None and picture.sitting.thinking is None
    mine = picture.audience is not None and picture.live and picture.view.phase == "action"
    return picture.audience if waits and mine and asked_of != picture.audience else asked_of


def _thinking(picture: Picture, block: Rect, shade: theme.Shade) -> None:
    ui = picture.ui
    lit = int(ui.time / 0.3) % 3
    for index in range(3):
        color = shade.light if index == lit else theme.mix(shade.deep, shade.light, 0.3)
        ui.canvas.dot(shade.dot, block.centerx + (index - 1) * 9, block.top + block.h * 0.78, 2.4, color)
    ui.wake_in(0.3 - ui.time % 0.3)


def _words(picture: Picture, at: Spots, room: Rect, seat: Seat) -> None:
    """Name, who sits there, turn pips; below money, allies, Focus."""
    view: State = picture.view
    ui, canvas, t = picture.ui, picture.ui.canvas, picture.ui.text_scale
    if t > CROWDED:
        _brief_words(picture, room, seat)
        return
    first, second = room.top + room.h * 0.29, room.top + room.h * 0.74
    right = room.right
    if t <= CROWDED:
        right = _pips(picture, room.right, first, seat) - 8
    name = canvas.text(
        room.left,
        first,
        short(picture.words, view.powers[seat]),
        theme.BODY.strong,
        valign="middle",
        width=max(20, right - room.left),
        fit=True,
        max_lines=1,
    )
    if t <= 1.15 and right - name.right > 40:
        canvas.text(
            name.right + 8,
            first,
            picture.sitting.who[seat],
            theme.SMALL,
            color=theme.MUTE,
            valign="middle",
            width=right - name.right - 10,
            fit=True,
            max_lines=1,
        )
    side = min(13 * t, 20)
    canvas.icon("dollar", room.left + side / 2, second, side, theme.MUTE)
    money = ui.number(f"money:{seat}", room.left + side + 4, second, view.money[seat], theme.BODY)
    x = max(money.right + 8, room.left + (side + 62 * t))
    canvas.icon("flag", x + side / 2, second, side, theme.MUTE)
    allies = canvas.text(x + side + 4, second, str(len(view.allies[seat])), theme.BODY.strong, valign="middle")
    if t <= 1.4 and view.round:
        canvas.text(
            room.right,
            second,
            picture.name(view.focus[seat]),
            theme.SMALL,
            color=theme.MUTE,
            align="right",
            valign="middle",
            width=room.right - allies.right - 8,
            fit=True,
            max_lines=1,
        )


def _brief_words(picture: Picture, room: Rect, seat: Seat) -> None:
    """Where type is very large: the name and the money, side by side."""
    view: State = picture.view
    canvas, y = picture.ui.canvas, room.centery
    money = canvas.text(room.right, y, str(view.money[seat]), theme.NOTE.strong, align="right", valign="middle")
    canvas.icon("dollar", money.left - 13, y, 16, theme.MUTE)
    power = view.powers[seat]
    canvas.icon(power_symbol(power), room.left + 9, y, 20, theme.shade(power_shade(power)).light)
    canvas.text(
        room.left + 25,
        y,
        short(picture.words, power),
        theme.NOTE.strong,
        valign="middle",
        width=money.left - room.left - 50,
        fit=True,
        max_lines=1,
    )


def _pips(picture: Picture, right: float, y: float, seat: Seat) -> float:
    """The four turns of a round: those that are over are filled. Gives the left end."""
    view: State = picture.view
    canvas, shade = picture.ui.canvas, theme.shade(power_shade(view.powers[seat]))
    done = TURNS if view.phase not in ("action", "preparation", "setup") else _turns_over(view, seat)
    for number in range(TURNS):
        box = Rect(right - (TURNS - number) * 11 + 1, y - 5, 9, 10)
        filled = number < done
        canvas.rect(box, shade.light if filled else None, radius=1, border=shade.light if filled else theme.LINE2)
    return right - TURNS * 11


def _turns_over(view: State, seat: Seat) -> int:
    """How many of its turns in this round a seat has begun and ended."""
    if view.phase != "action" or not view.order:
        return 0
    begun = [len(view.pile_starts[each]) if view.pile_starts else 0 for each in view.order]
    now = view.order[max((n for n, turns in enumerate(begun) if turns == view.turn), default=0)]
    return view.turn - 1 + (view.order.index(seat) < view.order.index(now))


def _tip(picture: Picture, seat: Seat) -> str:
    """What a power has, at length."""
    view: State = picture.view
    stock = ", ".join(f"{picture.name(what)} {view.stock[seat][what]}" for what in RESOURCES)
    side = faction_of(TITLE, view.powers[seat])
    return "\n".join(
        (
            f"{picture.sitting.names[seat]} ({picture.sitting.who[seat]})",
            side.about if side else "",
            picture.say(
                "board.seat_tip",
                vp=view.vp[seat],
                money=view.money[seat],
                cards=len(view.hands[seat]),
                commerce=view.commerce[seat],
            ),
            stock[:1].upper() + stock[1:] + ".",
            picture.say("board.seat_click"),
        )
    )


def coming(picture: Picture, power: str) -> str:
    """Where a power without player will add Influence at the end of the round."""
    view: State = picture.view
    rows = [AUTO[card].row(power) for card in view.auto_open]
    if not rows:
        return picture.say("board.automatic").lower()
    named = []
    for row in rows:
        name = short(picture.words, row.region)
        named.append(picture.say("board.with_army", region=name) if row.army else name)
    return picture.say("board.coming", regions=", ".join(named))


def _absent(picture: Picture, at: Spots, rect: Rect, power: str) -> None:
    """A power without player."""
    ui, canvas = picture.ui, picture.ui.canvas
    label = short(picture.words, power)
    tip = f"{picture.name(power)}\n{picture.say('board.absent_tip')}\n{coming(picture, power)}"
    ui.node(f"power:{power}", rect, "seat", label, tip=tip, focusable=False)
    canvas.rect(rect, theme.GLASS, radius=5, border=theme.LINE)
    block = _block(picture, rect, power)
    with canvas.panel(rect, f"power {power}"):
        wide = rect.right - block.right - 16
        crowded = picture.ui.text_scale > CROWDED
        y = rect.centery if crowded else rect.top + rect.h * 0.29
        canvas.text(
            block.right + 8, y, label, theme.BODY.strong, valign="middle", width=wide, fit=True, max_lines=1
        )
        if crowded:
            return
        canvas.text(
            block.right + 8,
            rect.top + rect.h * 0.74,
            coming(picture, power),
            theme.SMALL,
            color=theme.MUTE,
            valign="middle",
            width=wide,
            fit=True,
            max_lines=1,
        )
