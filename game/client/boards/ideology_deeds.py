"""What can be done at a region, what it costs, and what the Assessment would make of it: said before the click."""

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect as Rect

from game.client import theme
from game.client.boards import Picture, Show
from game.client.boards.ideology_cards import SIGN, seat_shade, seat_symbol
from game.client.boards.ideology_layout import Spots, asked
from game.client.match_prompt import Do
from game.client.worldtable import beside
from game.core.contract import Action, Seat
from game.titles.ideology.board import Verdict, put
from game.titles.ideology.conflict import ChooseTarget
from game.titles.ideology.faces import AREAS
from game.titles.ideology.knowledge import Due, dues, forecast
from game.titles.ideology.places import BIT
from game.titles.ideology.prices import conflicts, in_hand
from game.titles.ideology.state import State, influence, majority


@dataclass(frozen=True)
class Deed:
    """One thing that can be done: its words, what it costs (*starred* is the price), what comes of it."""

    action: Action
    title: str
    price: str
    outcome: str = ""


def area_in(verb: str) -> str:
    """The area named in a verb; nothing for a verb that names none."""
    name = verb.rpartition("_")[2]
    return name if name in AREAS else ""


def answers(picture: Picture, region: str, holding: str) -> list[Action]:
    """The answers that do something at a region, with the area that is held or with any."""
    verbs = picture.uses.get(region, ())
    wanted = [verb for verb in verbs if not holding or (area_in(verb) == holding and not verb.startswith("with"))]
    return [Action(verb, region) for verb in wanted]


def deeds(picture: Picture, region: str, holding: str) -> list[Deed]:
    """What may be done at a region now, with the area that is held or with any; with prices."""
    return [_deed(picture, action) for action in answers(picture, region, holding)]


def _deed(picture: Picture, action: Action) -> Deed:
    title = picture.say(f"board.do_{action.verb}", region=action.noun)
    return Deed(action, title, _price(picture, action), _outcome(picture, action))


def _price(picture: Picture, action: Action) -> str:
    """What a deed costs, item by item; for an attack, against each who may be meant."""
    view, seat = picture.view, picture.audience
    assert seat is not None, "somebody is asked"
    kind, area = action.verb.partition("_")[0], area_in(action.verb)
    match kind:
        case "extend" | "place":
            return _cards(picture, area, dues(view, seat, action))
        case "attack":
            against = [_against(picture, seat, action, other) for other in targets(view, seat, action)]
            return "\n".join(against)
        case "withdraw":
            return picture.say("board.goes_to_pile")
        case "fire":
            return picture.say("board.spends_weapon", area=area or AREAS)
        case _:
            return ""


def targets(view: State, seat: Seat, action: Action) -> list[Seat]:
    """Against whom a Conflict may be opened at a region, in one area."""
    area, bit = AREAS.index(area_in(action.verb)), BIT[action.noun]
    found = conflicts(view, seat, in_hand(view, seat))
    return sorted({other for its, other, where in found if its == area and where & bit})


def _cards(picture: Picture, area: str, due: tuple[Due, ...]) -> str:
    extra = sum(each.cards for each in due)
    if not extra:
        return picture.say("board.one_card", area=area)
    items = tuple(picture.say("board.due", cards=each.cards, what=_what(picture, each)) for each in due)
    return picture.say("board.more_cards", cards=1 + extra, area=area, lost=extra, items=items)


def _what(picture: Picture, due: Due) -> str:
    key = f"due.{due.what}"
    return picture.say(key) if picture.words.has(key) else picture.name(due.what)


def _against(picture: Picture, seat: Seat, action: Action, other: Seat) -> str:
    """Whom a Conflict is against, and its price."""
    return f"{picture.say('board.against', seat=other)}: {_attack_price(picture, seat, action, other)}"


def _attack_price(picture: Picture, seat: Seat, action: Action, other: Seat) -> str:
    """The price of a Conflict against one seat, item by item."""
    due = dues(picture.view, seat, action, other)
    extra = sum(each.cards for each in due)
    if not extra:
        return picture.say("board.attack_plain")
    items = tuple(picture.say("board.due", cards=each.cards, what=_what(picture, each)) for each in due)
    return picture.say("board.attack_price", cards=1 + extra, lost=extra, items=items)


# --- what would come of it ---


def _outcome(picture: Picture, action: Action) -> str:
    """What the Assessment would make of the region if the deed were the last one of the turn."""
    after = _after(picture.view, picture.audience or 0, action)
    if after is None:
        return ""
    told = verdict_at(after, action.noun)
    if told is not None:
        return picture.say("board.then", told=verdict_line(picture, told))
    if verdict_at(picture.view, action.noun) is not None:
        return picture.say("board.then_nothing", region=action.noun)
    return ""


def _after(view: State, seat: Seat, action: Action) -> State | None:
    """The table with one card more or less at a region; None where that is not what a deed does."""
    kind, area = action.verb.partition("_")[0], area_in(action.verb)
    more = {"extend": 1, "place": 1, "withdraw": -1}.get(kind, 0)
    if kind == "attack":
        found = targets(view, seat, action)
        if len(found) != 1:
            return None
        (other,) = found
        after = view.copy()
        put(after, other, action.noun, AREAS.index(area), -1)
        put(after, seat, action.noun, AREAS.index(area), 1)
        return after
    if not more:
        return None
    after = view.copy()
    put(after, seat, action.noun, AREAS.index(area), more)
    return after


def verdict_at(view: State, region: str) -> Verdict | None:
    """What the Assessment would make of a region now."""
    return next((verdict for verdict in forecast(view) if verdict.region == region), None)


def verdict_line(picture: Picture, verdict: Verdict) -> str:
    """Say what the Assessment would make of a region."""
    region, before, level, loser, owner = verdict
    if owner is None:
        return picture.say("board.would_be_free", region=region, level=level)
    if loser is not None:
        return picture.say("board.would_change", region=region, seat=owner, other=loser)
    if before != level:
        return picture.say("board.would_be_level", region=region, before=before, level=level)
    return picture.say("board.would_be_won", region=region, seat=owner, level=level)


def stays(picture: Picture, region: str) -> str:
    """Say why nothing would happen at a region."""
    view: State = picture.view
    if region in view.owner:
        return picture.say("board.stays", region=region, seat=view.owner[region], level=view.levels[region])
    short = tuple(area for number, area in enumerate(AREAS) if view.room[number] & BIT[region])
    if short:
        return picture.say("board.stays_open", region=region, areas=short)
    if majority(view.cards[region]) is None:
        return picture.say("board.stays_tied", region=region)
    return picture.say("board.stays_free", region=region)


def foretold(view: State) -> dict[Seat, int]:
    """The Global Influence of everybody after an Assessment that came now."""
    after = {seat: influence(view, seat) for seat in view.seats}
    for region, before, level, loser, owner in forecast(view):
        held = view.owner.get(region)
        if held is not None:
            after[held] -= before
        if owner is not None:
            after[owner] += level
        assert loser is None or loser == held, "only who holds a region can lose it"
    return after


# --- the menu beside a region ---


def menu(picture: Picture, at: Spots, tag: Rect, region: str, keep_free: list[Rect]) -> None:
    """Paint what may be done at the chosen region: a paper menu of deeds with their prices."""
    ui = picture.ui
    offered = deeds(picture, region, "")
    if not offered:
        return
    wide = min(286 * at.type, at.board.w * 0.6)
    highs = [_high(picture, deed, wide - 52 * min(at.type, 1.6)) for deed in offered]
    head = 34 * min(at.type, 1.7)
    columns = 2 if sum(highs) + head + 14 > at.board.h and at.board.w > 2 * wide + 20 else 1
    half = -(-len(offered) // columns)
    high = head + max(sum(highs[first : first + half]) for first in range(0, len(offered), half)) + 10
    rect = beside(tag, (wide * columns, min(high, at.board.h - 4)), at.board.inflate(-8, -4), keep_free)
    ui.canvas.shadow(rect, alpha=210)
    with ui.panel(rect, "paper", name="menu"):
        ui.canvas.text(rect.left + 12, rect.top + head / 2 + 2, picture.name(region), size=17, face="russo",
                       color=theme.INK, valign="middle")  # fmt: skip
        close, word = ui.button_width(picture.say("board.close"), "Esc"), picture.say("board.close")
        place = Rect(rect.right - close - 8, rect.top + 5, close, head - 6)
        ui.button("menu:close", place, word, Show("region:"), kind="outline", key="Esc|Bksp", size=13)
        for number, (deed, tall) in enumerate(zip(offered, highs, strict=True)):
            column, row = divmod(number, half)
            top = rect.top + head + sum(highs[column * half : column * half + row])
            _row(picture, Rect(rect.left + 6 + column * wide, top, wide - 12, tall - 3), deed, number)


def _lines(deed: Deed) -> list[str]:
    return [text for text in (*deed.price.split("\n"), deed.outcome) if text]


def _high(picture: Picture, deed: Deed, wide: float) -> float:
    canvas = picture.ui.canvas
    rows = sum(canvas.rich_rows(text, wide, 13, 500) for text in _lines(deed))
    return canvas.line_height(14) + rows * canvas.line_height(13, 1.2) + 9


def _row(picture: Picture, rect: Rect, deed: Deed, number: int) -> None:
    """One deed: its sign, its words, its price, what would come of it."""
    ui, canvas = picture.ui, picture.ui.canvas
    side = 15 * min(ui.text_scale, 1.6)
    look = ui.node(f"deed:{deed.action}", rect, "deed", deed.title, Do(deed.action), key=str(number + 1),
                   paper=True, order=-1e7 + number)  # fmt: skip
    if look.hover or look.focus:
        canvas.rect(rect, theme.PAPER2, radius=4)
    sign = SIGN.get(area_in(deed.action.verb), "radiation")
    canvas.icon(sign, rect.left + 8 + side / 2, rect.top + 4 + canvas.line_height(14) / 2, side, theme.INK)
    x, y = rect.left + 16 + side, rect.top + 3
    wide = rect.right - 24 * min(ui.text_scale, 1.6) - x
    ui.key_cap(rect.right - 4, rect.top + 4 + canvas.line_height(14) / 2, str(number + 1), color=theme.INK2,
               align="right")  # fmt: skip
    canvas.text(x, y, deed.title, weight=600, color=theme.INK, width=wide, fit=True, max_lines=1)
    y += canvas.line_height(14)
    for text in _lines(deed):
        rows = canvas.rich_rows(text, wide, 13, 500)
        canvas.rich(x, y, text, width=wide, weight=500, color=theme.INK2, strong=theme.ALARM)
        y += rows * canvas.line_height(13, 1.2)


# --- whom it is against ---


def target_rows(picture: Picture) -> Iterator[tuple[Action, str, str]]:
    """Whom a Conflict or a weapon may be aimed at: the answer, its words, what it costs."""
    view: State = picture.view
    top = asked(view)
    if not isinstance(top, ChooseTarget) or picture.decision is None:
        return
    for action in picture.decision.options:
        other = view.factions.index(action.noun)
        price = ""
        if top.verb.startswith("attack"):
            price = _attack_price(picture, top.seat, Action(top.verb, top.region), other)
        yield action, picture.say("board.against", seat=other), price


def target_menu(picture: Picture, at: Spots, tag: Rect, keep_free: list[Rect]) -> None:
    """Paint against whom it may be, with prices."""
    ui, canvas, view = picture.ui, picture.ui.canvas, picture.view
    rows = list(target_rows(picture))
    wide = min(270 * at.type, at.board.w * 0.6)
    room = wide - 60 * min(at.type, 1.6)
    highs = [
        canvas.line_height(14)
        + (canvas.rich_rows(price, room, 13, 500) * canvas.line_height(13) if price else 0)
        + 10
        for _, _, price in rows
    ]
    rect = beside(tag, (wide, sum(highs) + 12), at.board.inflate(-8, -4), keep_free)
    canvas.shadow(rect, alpha=210)
    with ui.panel(rect, "paper", name="targets"):
        y = rect.top + 6
        for number, ((action, title, price), high) in enumerate(zip(rows, highs, strict=True)):
            row = Rect(rect.left + 6, y, wide - 12, high - 3)
            look = ui.node(
                f"target:{action.noun}", row, "deed", title, Do(action), key=str(number + 1), paper=True,
                order=-1e7 + number,
            )  # fmt: skip
            if look.hover or look.focus:
                canvas.rect(row, theme.PAPER2, radius=4)
            seat, side = view.factions.index(action.noun), 18 * min(ui.text_scale, 1.6)
            shade = theme.shade(seat_shade(view, seat))
            box = Rect(row.left + 6, row.top + 4, side, side)
            canvas.rect(box, shade.ink, radius=3)
            canvas.icon(seat_symbol(view, seat), box.centerx, box.centery, side * 0.7, theme.on(shade.ink))
            canvas.text(box.right + 8, row.top + 3, title, weight=600, color=theme.INK, width=room, fit=True,
                        max_lines=1)  # fmt: skip
            if price:
                canvas.rich(box.right + 8, row.top + 3 + canvas.line_height(14), price, width=room, weight=500,
                            color=theme.INK2, strong=theme.ALARM)  # fmt: skip
            ui.key_cap(row.right - 4, row.top + 4 + canvas.line_height(14) / 2, str(number + 1),
                       color=theme.INK2, align="right")  # fmt: skip
            y += high
