"""The tray of World Order: the hand, the four turns, allies and market, and all moving cards."""

from dataclasses import replace
from functools import partial

from pygame import FRect as Rect

from game.client.boards.world_order import cards
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.track import track
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.theme import CORNER, GAP, NEAR, SLIM, TIGHT
from game.client.table.hand import InHand, box, hand_card, in_order, lay
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.things import Seen
from game.client.table.tray import ground
from game.play.answers import Reach
from game.titles.world_order.faces import COUNTRY, FACE
from game.titles.world_order.state import TURNS, Ally, State

CHIP, SIGN, WAY = 24.0, 10.0, 27.0  # the height in px of an ally's chip, of an icon on it, and of a sheet's button
LARGEST = 1.9  # the most that large type enlarges such a button
WAYS = (("score", "T"), ("account", "V"))
"""The buttons for the score and the rounds' accounts, with their keys."""


def tray(picture: Picture, at: Spots, ahead: tuple[int, ...], *, aside: bool) -> None:
    """Paint the parts of the tray that don't move; `ahead` are the VPs after a scoring now.

    `aside` is True if the sheet of answers is folded; in large type, the button to unfold it is here.
    """
    ground(picture, [at.side.left, *([] if at.large else [at.allies.left - NEAR])])
    if at.large:
        _ways(picture, at, aside=aside)
    else:
        _turns(picture, at)
        _allies(picture, at)
        _market(picture, at)
    track(picture, at, ahead)


def _turns(picture: Picture, at: Spots) -> None:
    """Paint the four places for a round's cards, with the backs of those that are face down."""
    view: State = picture.view
    canvas, seat = picture.ui.canvas, at.below
    front = len(view.front[seat]) if view.phase != "research" else 0
    laid = len(view.laid[seat])
    for number in range(TURNS):
        slot = at.turn_slot(number)
        canvas.rect(slot, None, radius=SLIM, border=theme.LINE2)
        if front <= number < front + laid:
            cards.PRINTED.lay(picture, f"back:{view.powers[seat]}", slot)
        elif number >= front:
            canvas.text(
                *slot.center, str(number + 1), theme.SMALL, color=theme.DIM, align="center", valign="middle"
            )


def _allies(picture: Picture, at: Spots) -> None:
    """Paint a chip for as many allies as fit; the label opens a sheet of all of them."""
    view: State = picture.view
    ui, canvas = picture.ui, picture.ui.canvas
    allies = list(view.allies[at.below].items())
    column = Column(canvas, boxes.cut(at.allies, top=GAP, bottom=at.market.h + NEAR + TIGHT))
    said = picture.say("board.allies_head", ready=sum(ally.ready for _, ally in allies), count=len(allies))
    with canvas.panel(boxes.inset(at.allies, -TIGHT), "allies"):
        head = column.label(said)
    tip = picture.say("board.allies_tip")
    ui.node("allies", head, "button", said, Show("allies"), key="J", tip=tip, sound="tick")
    column.gap(TIGHT)
    high = at.wide(CHIP)
    most = 2 * max(1, int((column.rest.h + SLIM) / (high + SLIM)))
    shown = allies if len(allies) <= most else allies[: most - 1]
    for number, (card, ally) in enumerate(shown):
        _chip(picture, boxes.cell(column.rest, 2, number, high, SLIM), card, ally)
    if len(shown) < len(allies):
        more = picture.say("board.more", count=len(allies) - len(shown))
        box = boxes.cell(column.rest, 2, most - 1, high, SLIM)
        ui.button("allies:more", box, more, Show("allies"), words=theme.NOTE)


def _chip(picture: Picture, rect: Rect, card: str, ally: Ally) -> None:
    """Paint an ally with its tokens: on paper if it is ready, an outline if it is exhausted."""
    ui, canvas = picture.ui, picture.ui.canvas
    name, state = picture.name(card), ("ready",) if ally.ready else ("exhausted",)
    look = ui.node(f"ally:{card}", rect, "country", name, Reach(card), focusable=False, sound="", state=state)
    edge = theme.WHITE if picture.lit(card) or look.hover else theme.SLOT
    canvas.rect(rect, theme.BRIEF if ally.ready else None, radius=CORNER, border=edge)
    row = Row(canvas, boxes.inset(rect, TIGHT, 0), theme.SMALL.strong)
    row.gap = SLIM * canvas.growth
    ink = theme.INK if ally.ready else theme.MUTE
    with canvas.panel(rect, f"board.ally_{state[0]}"):
        row.text(str(COUNTRY[card].value), theme.BODY.strong, color=ink, end=True)
        for icon, count in (("bars", ally.fdi), ("flag", ally.bases)):
            if count:
                row.icon(icon, color=ink, end=True, side=SIGN * canvas.growth)
        row.text(cards.fitting(canvas, picture.words, card, row.rest.w, row.role), color=ink, shrink=True)


def _ways(picture: Picture, at: Spots, *, aside: bool) -> None:
    """Paint the buttons for market, score, accounts and allies, for large type."""
    ui, canvas = picture.ui, picture.ui.canvas
    column = Column(canvas, boxes.inset(at.market, 0, GAP))
    ways = (*((("show", "Z"),) if aside else ()), ("market", "M"), *WAYS, ("allies", "J"))
    high = min(WAY * min(at.type, LARGEST), boxes.rows(column.room, len(ways), TIGHT)[0].h)
    for name, key in ways:
        if (place := column.take(high)) is not None:
            node, sheet = ("sheet:show", "hide") if name == "show" else (name, name)
            ui.button(node, place, picture.say(f"board.{name}"), Show(sheet), key=key, words=theme.NOTE)
        column.bottom += TIGHT


def _market(picture: Picture, at: Spots) -> None:
    """Paint the market button, and the sizes of deck and discard pile, which open the spent cards."""
    view: State = picture.view
    ui, canvas, seat = picture.ui, picture.ui.canvas, at.below
    left, area = boxes.columns(at.market, 2, NEAR)
    ui.button("market", left, picture.say("board.market"), Show("market"), key="M", words=theme.NOTE)
    said = picture.say("board.deck", deck=len(view.decks[seat]), spent=len(view.discards[seat]))
    ui.node("discards", area, "pile", said, Show("discards"), focusable=False, tip=picture.say("board.deck_tip"))
    with canvas.panel(boxes.inset(area, -TIGHT), "deck"):
        Row(canvas, area, theme.SMALL).text(said, pale=True, shrink=True)


# --- moving things ---


def things(picture: Picture) -> None:
    """Paint all things, lowest first."""
    lay(picture.things, partial(_card, picture), partial(_hand, picture))


def _card(picture: Picture, seen: Seen) -> None:
    """Paint a card that isn't in the near hand: in its turn's place, or flying."""
    cards.PRINTED.fly(picture, seen)
    if seen.thing in FACE and not seen.moving:
        name = picture.name(seen.thing)
        picture.ui.node(f"look:{seen.thing}", box(seen.place), "card", name, focusable=False)


def _hand(picture: Picture, hand: list[Seen]) -> None:
    keyed = any(picture.lit(seen.thing) for seen in hand)
    for index, seen in in_order(picture, hand):
        card, twin = seen.thing, offered(picture, seen.thing)
        told = InHand.of(picture, card, index, keyed=keyed)
        if twin and twin != card:
            told = replace(told, message=Reach(twin), barred=False)
        rect = hand_card(picture, seen, cards.PRINTED, told)
        if told.picked:
            picture.ui.framed(rect)


def offered(picture: Picture, card: str) -> str:
    """Return the copy of a card that is on offer, since one copy represents all, or "" if none is."""
    if picture.lit(card):
        return card
    kind = card.partition(":")[0]
    return next((noun for noun in picture.uses if noun.partition(":")[0] == kind and ":" in noun), "")
