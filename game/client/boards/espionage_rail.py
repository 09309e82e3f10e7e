"""The right side of 1955: who sits there, the running sum of what is being played, and the teletype."""

from collections.abc import Sequence

from pygame import FRect as Rect

from game.client import theme
from game.client.boards import LookBack, Picture, Show
from game.client.boards import espionage_cards as cards
from game.client.boards.espionage_cards import seat_shade
from game.client.boards.espionage_layout import Spots, deeds, drafting, opened_row
from game.client.sides import shade_name
from game.client.widgets import LogItem
from game.core.contract import Seat
from game.core.piles import Pile
from game.titles.espionage.answers import AddToBlock, AnswerInfluence, block_total
from game.titles.espionage.faces import CARD, COUNTRY
from game.titles.espionage.rules import AddCards, PlaceInfluence, influence_account
from game.titles.espionage.state import (
    Counter,
    Influence,
    Special,
    State,
    faction,
    present,
    progress,
    spy_is_free,
    usable_for_block,
)

TITLE = "espionage"


def rail(picture: Picture, at: Spots) -> None:
    """Paint the rail: everything at once, or the tabs that open it where type is large."""
    canvas, area = picture.ui.canvas, at.frame.rail
    canvas.rect(area, theme.TABLE)
    canvas.line(area.left, area.top, area.left, area.bottom, theme.LINE)
    if at.frame.tabbed:
        _tabs(picture, at)
        return
    y = _plaques(picture, at)
    y = _account(picture, at, y)
    y = _could_block(picture, at, y)
    _teletype(picture, at, y)


def _tabs(picture: Picture, at: Spots) -> None:
    canvas = picture.ui.canvas
    tabs = (
        ("board.sides", "people", Show("sides")),
        ("board.sum", "ledger", Show("sum")),
        ("board.teletype", "list", "log"),
    )
    for number, (label, icon, message) in enumerate(tabs):
        rect, word = at.tab(number), picture.say(label)
        look = picture.ui.node(f"tab:{icon}", rect, "tab", word, message)
        canvas.rect(rect, theme.GLASS2, radius=5, border=theme.MUTE if look.hover else theme.LINE2)
        canvas.icon(icon, rect.centerx, rect.top + rect.h * 0.38, min(26.0, rect.h * 0.4), theme.TEXT)
        size = 13.0
        while canvas.measure(word, size=size, weight=500)[0] > rect.w - 4 and size > 5:
            size -= 0.5
        canvas.text(
            rect.centerx, rect.bottom - rect.h * 0.2, word, size=size, weight=500, align="center", valign="middle"
        )


def drawer(picture: Picture, at: Spots, name: str) -> None:
    """Paint one part of the rail over the board: the sides, or the running sum."""
    room = at.rail()
    with picture.ui.panel(room.inflate(18, 18), "glass", name=name):
        match name:
            case "sides":
                y = _plaques(picture, at)
                _open_cards(picture, at)
            case _:
                y = _account(picture, at, room.top)
                y = _could_block(picture, at, y)
                if y == room.top:
                    picture.ui.canvas.text(
                        room.left, y, picture.say("board.no_sum"), width=room.w, color=theme.MUTE
                    )


def _plaques(picture: Picture, at: Spots) -> float:
    """Both sides; the y under them."""
    opened = opened_row(picture.view, at.below)
    for seat in (0, 1):
        _plaque(picture, at, seat, at.plaque(seat, opened))
    return at.plaque(at.below, opened).bottom + 8


def _open_cards(picture: Picture, at: Spots) -> None:
    """The hand opposite while it lies open; beside the rail it consists of things that can move."""
    view: State = picture.view
    if not opened_row(view, at.below):
        return
    row, hand = at.open_hand(), view.hands[1 - at.below]
    wide = min(48.0, (row.w - 4 * len(hand)) / max(1, len(hand)))
    for index, card in enumerate(hand):
        rect = Rect(row.left + index * (wide + 4), row.top, wide, min(row.h, wide * 66 / 48))
        canvas = picture.ui.canvas
        canvas.blit(cards.picture(canvas, f"mini:{card}", rect.w, rect.h, picture.words), rect.left, rect.top)
        picture.ui.node(f"seen:{card}", rect, "card", picture.name(card), focusable=False)


def _plaque(picture: Picture, at: Spots, seat: Seat, rect: Rect) -> None:
    canvas, view, t = picture.ui.canvas, picture.view, at.type
    side = faction(view, seat)
    shade = theme.shade(shade_name(TITLE, side)) if side else theme.NOBODY
    to_move = bool(view.turn) and view.active == seat
    canvas.rect(rect, theme.GLASS2 if to_move else theme.GLASS, radius=5)
    block = Rect(rect.left, rect.top, 58 * t, rect.h)
    with canvas.clip(block):
        canvas.rect((block.left, block.top, block.w + 8, block.h), shade.deep, radius=5)
    canvas.icon("spy", block.centerx, block.top + rect.h * 0.42, 36 * t, shade.light)
    if picture.sitting.thinking == seat:
        lit = int(picture.ui.time / 0.3) % 3
        for index in range(3):
            color = shade.light if index == lit else theme.mix(shade.deep, shade.light, 0.35)
            canvas.dot(shade.dot, block.centerx + (index - 1) * 10, block.bottom - 15 * t, 2.6, color)
        picture.ui.wake_in(0.15)
    else:
        label = picture.name(side).upper() if side else "?"
        canvas.text(
            block.centerx, block.bottom - 15 * t, label, size=17, face="bebas", align="center", valign="middle"
        )
    canvas.rect(rect, None, radius=5, border=theme.TEXT if to_move else theme.LINE)
    with canvas.panel(rect, f"plaque {seat}"):
        _plaque_words(
            picture, view, seat, Rect(block.right + 12, rect.top, rect.right - block.right - 20, rect.h), t
        )
    who = picture.sitting.who[seat]
    picture.ui.node(f"seat:{seat}", rect, "seat", who, tip=_plaque_tip(picture, view, seat, who), focusable=False)


def _plaque_words(picture: Picture, view: State, seat: Seat, area: Rect, t: float) -> None:
    canvas = picture.ui.canvas
    canvas.text(
        area.left,
        area.top + 16 * t,
        picture.sitting.who[seat],
        weight=600,
        valign="middle",
        width=area.w - 36 * t,
        fit=True,
    )
    x = area.left
    places = [(icon, name) for icon, name in (("home", view.homes[seat]), ("spy", view.spies[seat])) if name]
    wide = sum(canvas.measure(picture.name(name), size=13)[0] + 17 * t + 10 for _, name in places)
    for icon, country in places:
        if country:
            canvas.icon(icon, x + 7 * t, area.top + 35 * t, 13 * t, theme.MUTE)
            text = picture.name(country) if wide <= area.w + 10 else COUNTRY[country].abbr
            x = (
                canvas.text(x + 17 * t, area.top + 35 * t, text, size=13, color=theme.MUTE, valign="middle").right
                + 10
            )
    hand = len(view.hands[seat])
    if hand:
        canvas.text(
            area.right,
            area.top + 57 * t,
            picture.say("board.cards", count=hand),
            size=13,
            color=theme.MUTE,
            align="right",
            valign="middle",
        )
    notes = [picture.name(gadget) for gadget in view.gadgets[seat]]
    if view.detained[seat]:
        notes.append(picture.say("board.detained", turn=view.detained[seat]))
    if view.open_hands[seat]:
        notes.append(picture.say("board.open_hand", turn=view.open_hands[seat]))
    text = " · ".join(notes) or picture.say("board.no_gadget")
    left = area.left + 17 * t * len(view.gadgets[seat])
    canvas.text(
        left,
        area.top + 78 * t,
        text,
        size=12,
        color=theme.TEXT if notes else theme.DIM,
        valign="middle",
        width=area.right - left,
        fit=True,
    )


def _plaque_tip(picture: Picture, view: State, seat: Seat, who: str) -> str:
    lines = [f"{picture.name(gadget)}: {picture.say(f'gadget.{gadget}')}" for gadget in view.gadgets[seat]]
    if view.detained[seat]:
        lines.append(picture.say("board.detained_tip", turn=view.detained[seat]))
    if view.open_hands[seat]:
        lines.append(picture.say("board.open_hand_tip", turn=view.open_hands[seat]))
    return "\n".join([who, " ".join(lines)]) if lines else ""


# --- the running sum ---


Item = tuple[str, int]


def _account(picture: Picture, at: Spots, y: float) -> float:
    """What is being put together or was announced: a sum, or what a Special Action does; the y under it."""
    waiting = deeds(picture.view)
    if drafting(picture.view) is None and waiting and isinstance(waiting[-1], Special | Counter):
        return _announced(picture, at, waiting[-1], y)
    return _running_sum(picture, at, y)


def _announced(picture: Picture, at: Spots, deed: Special | Counter, y: float) -> float:
    """What a Special Action that waits will do, at length, and at what it is aimed; the y under it."""
    canvas, t, room = picture.ui.canvas, at.type, at.rail()
    head = picture.say("board.plays", seat=deed.seat, action=deed.action).upper()
    text = picture.say(f"card_long.{deed.action}")
    aim = picture.say("board.aimed_at", targets=deed.targets) if isinstance(deed, Special) and deed.targets else ""
    if isinstance(deed, Counter):
        aim = picture.say("board.against", against=deed.against)
    wide = room.w - 30
    size = 19.0
    while canvas.measure(head, size=size, face="bebas")[0] > wide and size > 10:
        size -= 1
    body = canvas.measure(text, size=13.5, width=wide)[1]
    tail = canvas.measure(aim, size=14, weight=600, width=wide)[1] + 4 if aim else 0
    rect = Rect(room.left - 2, y, room.w + 5, 40 * t + body + tail + 10)
    with picture.ui.panel(rect, "paper", name="announced"):
        canvas.rect((rect.left, rect.top, 5, rect.h), theme.shade(seat_shade(picture.view, deed.seat)).ink)
        left = rect.left + 16
        canvas.text(left, rect.top + 20 * t, head, size=size, face="bebas", color=theme.INK, valign="middle")
        top = rect.top + 36 * t
        if aim:
            top = canvas.text(left, top, aim, size=14, weight=600, color=theme.INK, width=wide).bottom + 4
        canvas.text(left, top, text, size=13.5, color=theme.INK2, width=wide, weight=500)
    return rect.bottom + 10


def _running_sum(picture: Picture, at: Spots, y: float) -> float:
    """The sum of what is being put together, or of what was announced; the y under it."""
    found = _sum(picture)
    if found is None:
        return y
    title, items, result, after, seat = found
    canvas, t, room = picture.ui.canvas, at.type, at.rail()
    shade = theme.shade(shade_name(TITLE, faction(picture.view, seat)))
    rows = [(text, worth, canvas.measure(text, size=13.5, width=room.w - 60)[1]) for text, worth in items]
    tail = canvas.measure(after, size=13.5, width=room.w - 34)[1] if after else 0
    high = 38 * t + sum(row[2] + 1 for row in rows) + 34 * t + tail + 13
    rect = Rect(room.left - 2, y, room.w + 5, high)
    with picture.ui.panel(rect, "paper", name="account"):
        canvas.rect((rect.left, rect.top, 5, rect.h), shade.ink)
        left, right = rect.left + 16, rect.right - 12
        size = 19.0
        while canvas.measure(title.upper(), size=size, face="bebas")[0] > right - left and size > 10:
            size -= 1
        canvas.text(
            left, rect.top + 20 * t, title.upper(), size=size, face="bebas", color=theme.INK, valign="middle"
        )
        line_y = rect.top + 35 * t
        for text, worth, row_high in rows:
            canvas.text(left, line_y, text, size=13.5, color=theme.INK2, width=room.w - 60, weight=500)
            shown = f"{worth}" if worth >= 0 else f"−{-worth}"
            canvas.text(right, line_y, shown, size=14, weight=600, color=theme.INK, align="right")
            line_y += row_high + 1
        canvas.line(left, line_y + 2, right, line_y + 2, theme.INK)
        canvas.text(left, line_y + 19 * t, result[0], size=14.5, weight=600, color=theme.INK, valign="middle")
        canvas.text(
            right,
            line_y + 18 * t,
            str(result[1]),
            size=28,
            face="bebas",
            color=theme.INK,
            align="right",
            valign="middle",
        )
        if after:
            canvas.text(left, line_y + 32 * t, after, size=13.5, color=theme.INK2, width=room.w - 34, weight=500)
    return rect.bottom + 10


def _sum(picture: Picture) -> tuple[str, list[Item], tuple[str, int], str, Seat] | None:
    """Title, items, result and consequence of the sum that matters now."""
    view: State = picture.view
    match drafting(view):
        case AddCards(seat, country, cards):
            return _influence(picture, view, seat, country, cards)
        case PlaceInfluence(seat, card):
            goal = next((c for c in view.level.tracks if picture.held(c) and picture.lit(c)), "")
            return _influence(picture, view, seat, goal, (card,)) if goal else None
        case AddToBlock(seat, deed, cards):
            return _block(picture, view, seat, deed, cards)
        case _:
            waiting = deeds(view)
            if waiting and isinstance(waiting[0], Influence):
                deed = waiting[0]
                return _influence(picture, view, deed.seat, deed.country, deed.cards, deed.total)
            return None


def _influence(
    picture: Picture, view: State, seat: Seat, country: str, cards: Pile, announced: int | None = None
) -> tuple[str, list[Item], tuple[str, int], str, Seat]:
    account = influence_account(view, seat, country, cards)
    total = sum(worth for _, _, worth in account)
    items: list[Item] = []
    flags = [card for card in cards if CARD[card].country]
    for why, card, worth in account:
        if why == "card":
            items.append((picture.name(card), worth))
        else:
            items.append((picture.say(f"board.item_{why}", country=country), worth))
    if announced is not None and announced != total:
        items, total = [(picture.name(card), CARD[card].value) for card in cards], announced
    elif (
        len(flags) == 1 and CARD[flags[0]].country != country and not any(why == "colour" for why, _, _ in account)
    ):
        items.append((picture.say("board.item_same_colour"), 0))
    length, now = view.level.tracks[country], progress(view, seat, country)
    then = min(length, now + total)
    after = picture.say(
        "board.becomes", before=_stands(picture, now, length, seat), after=_stands(picture, then, length, seat)
    )
    if then == length:
        after = picture.say("board.would_secure", country=country)
    return (
        picture.say("board.influence_on", country=country),
        items,
        (picture.say("board.moves_to", seat=seat), total),
        after,
        seat,
    )


def _stands(picture: Picture, steps: int, length: int, seat: Seat) -> str:
    if steps >= 0:
        return picture.say("board.of", steps=steps, length=length)
    return picture.say("board.of_other", steps=-steps, length=length, seat=1 - seat)


def _block(
    picture: Picture, view: State, seat: Seat, deed: Influence, cards: Pile
) -> tuple[str, list[Item], tuple[str, int], str, Seat]:
    items = [(picture.name(card), CARD[card].value) for card in cards]
    total = block_total(view, seat, deed.country, cards)
    bonus = total - sum(worth for _, worth in items)
    if bonus:
        items.append((picture.say("board.item_block_spy", country=deed.country), bonus))
    key = "board.block_holds" if total >= deed.total else "board.block_lacks"
    after = picture.say(key, against=deed.total, lack=deed.total - total)
    return (
        picture.say("board.block_in", country=deed.country),
        items,
        (picture.say("board.counts"), total),
        after,
        seat,
    )


# --- who could block ---


def _could_block(picture: Picture, at: Spots, y: float) -> float:
    """Who could block what is being put together or was announced, and with what; the y under it."""
    view: State = picture.view
    match view.agenda[-1] if view.agenda else None:
        case AddCards() as top:
            head, text = _their_block(picture, view, 1 - top.seat, top.country)
        case AnswerInfluence(seat, deed) if seat == picture.audience:
            head, text = _own_block(picture, view, seat, deed)
        case _:
            return y
    canvas, room = picture.ui.canvas, at.rail()
    picture.ui.label(room.left + 6, y, head.upper())
    covered = canvas.text(room.left + 6, y + 16 * at.type, text, size=13.5, width=room.w - 12)
    canvas.line(room.left + 6, covered.bottom + 8, room.right, covered.bottom + 8, theme.LINE)
    return covered.bottom + 18


def _own_block(picture: Picture, view: State, seat: Seat, deed: Influence) -> tuple[str, str]:
    """Whether whoever looks can hold what is announced: sums only what is on offer."""
    head = picture.say("board.can_you_block")
    if not present(view, seat, deed.country):
        return head, picture.say("board.you_not_there", country=deed.country)
    usable = tuple(card for card in view.hands[seat] if usable_for_block(deed.country, card))
    if not usable:
        return head, picture.say("board.you_no_cards", country=deed.country)
    most = block_total(view, seat, deed.country, usable)
    key = "board.you_can" if most >= deed.total else "board.you_too_weak"
    return head, picture.say(key, cards=usable, most=most, against=deed.total)


def _their_block(picture: Picture, view: State, other: Seat, country: str) -> tuple[str, str]:
    return picture.say("board.can_block", seat=other), _blockers(picture, view, other, country)


def _blockers(picture: Picture, view: State, other: Seat, country: str) -> str:
    if not view.hands[other]:
        return picture.say("board.block_no_cards", seat=other)
    if view.homes[other] == country:
        return picture.say("board.block_home", seat=other, country=country)
    if present(view, other, country):
        return picture.say("board.block_spy", seat=other, country=country)
    if view.rulings.transport_before_block and spy_is_free(view, other):
        return picture.say("board.block_transport", seat=other, country=country)
    return picture.say("board.block_never", seat=other, country=country)


# --- teletype ---


def _teletype(picture: Picture, at: Spots, y: float) -> None:
    room, t = at.rail(), at.type
    picture.ui.label(room.left + 6, y, picture.say("board.teletype").upper())
    items = _lines(picture)
    top = y + 18 * t
    picture.ui.log_list("teletype", (room.left + 4, top, room.w - 8, room.bottom - top), items)


def _lines(picture: Picture) -> Sequence[LogItem]:
    return [LogItem(told.text, told.faction, LookBack(told.number)) for told in picture.told[-14:]]
