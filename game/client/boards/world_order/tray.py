"""The tray of World Order: the hand, the four turns, allies, market; and every card wherever it flies."""

from pygame import FRect as Rect

from game.client.boards.world_order import cards
from game.client.boards.world_order.layout import Spots
from game.client.boards.world_order.track import track
from game.client.kit import theme
from game.client.table.messages import Reach, Show
from game.client.table.picture import Picture
from game.client.table.stage import Seen
from game.titles.world_order.faces import COUNTRY, FACE
from game.titles.world_order.state import TURNS, Ally, State

LIFT = 9.0  # px a card rises under the pointer
DIMMED = (*theme.TABLE, 95)


def tray(picture: Picture, at: Spots, ahead: tuple[int, ...]) -> None:
    """Paint what lies below the prompt and does not move; `ahead` is what a scoring now would make of the VPs."""
    canvas, area = picture.ui.canvas, at.frame.tray
    canvas.gradient(area, theme.mix(theme.TABLE, theme.GLASS, 0.7), theme.TABLE)
    canvas.line(at.side.left, area.top + 12, at.side.left, area.bottom - 12, theme.LINE)
    if not at.large:
        _turns(picture, at)
        canvas.line(at.allies.left - 6, area.top + 12, at.allies.left - 6, area.bottom - 12, theme.LINE)
        _allies(picture, at)
        canvas.line(at.market.left - 4, area.top + 12, at.market.left - 4, area.bottom - 12, theme.LINE)
    _market(picture, at)
    track(picture, at, ahead)


def _turns(picture: Picture, at: Spots) -> None:
    """Four places for the cards of the round; what lies face down shows its back."""
    view: State = picture.view
    canvas, seat = picture.ui.canvas, at.below
    picture.ui.label(at.turn_slot(0).left, at.side.top + 9, picture.say("board.turns"))
    front = len(view.front[seat]) if view.phase != "research" else 0
    laid = len(view.laid[seat])
    for number in range(TURNS):
        slot = at.turn_slot(number)
        canvas.rect(slot, None, radius=3, border=theme.LINE2)
        if front <= number < front + laid:
            face = f"back:{view.powers[seat]}"
            canvas.blit(cards.picture(canvas, face, slot.w, slot.h, picture.words), slot.left, slot.top)
        elif number >= front:
            canvas.text(
                slot.centerx,
                slot.centery,
                str(number + 1),
                theme.BODY,
                color=theme.DIM,
                align="center",
                valign="middle",
            )


def _allies(picture: Picture, at: Spots) -> None:
    """A chip for every ally as far as they fit; the label opens all of them."""
    view: State = picture.view
    ui, canvas, room = picture.ui, picture.ui.canvas, at.allies
    allies = list(view.allies[at.below].items())
    ready = sum(ally.ready for _, ally in allies)
    head = Rect(room.left, room.top + 5, room.w, 8 + canvas.line_height(theme.SMALL))
    said = picture.say("board.allies_head", ready=ready, count=len(allies))
    look = ui.node(
        "allies", head, "button", said, Show("allies"), key="J", tip=picture.say("board.allies_tip"), sound="tick"
    )
    with canvas.panel(head.inflate(4, 4), "allies"):
        canvas.text(
            room.left,
            head.top + 4,
            said.upper(),
            theme.SMALL.strong.spaced,
            width=room.w,
            fit=True,
            max_lines=1,
            color=theme.TEXT if look.hover else theme.DIM,
        )
    top = head.bottom + 4
    high = 24 * (1 + 0.8 * (at.type - 1))
    rows = max(1, int((room.bottom - 8 - top + 3) / (high + 3)))
    most = rows * 2
    shown = allies if len(allies) <= most else allies[: most - 1]
    wide = (room.w - 5) / 2
    for number, (card, ally) in enumerate(shown):
        box = Rect(room.left + number % 2 * (wide + 5), top + number // 2 * (high + 3), wide, high)
        _chip(picture, box, card, ally)
    if len(shown) < len(allies):
        number = len(shown)
        box = Rect(room.left + number % 2 * (wide + 5), top + number // 2 * (high + 3), wide, high)
        ui.button(
            "allies:more",
            box,
            picture.say("board.more", count=len(allies) - number),
            Show("allies"),
            words=theme.NOTE,
        )


def _chip(picture: Picture, box: Rect, card: str, ally: Ally) -> None:
    """An ally: paper while it is ready, an outline when it is exhausted, with its tokens."""
    ui, canvas = picture.ui, picture.ui.canvas
    key = "board.ally_ready" if ally.ready else "board.ally_exhausted"
    look = ui.node(
        f"ally:{card}",
        box,
        "country",
        picture.name(card),
        Reach(card),
        focusable=False,
        sound="",
        state=("ready",) if ally.ready else ("exhausted",),
    )
    ground = theme.BRIEF if ally.ready else None
    canvas.rect(box, ground, radius=4, border=theme.WHITE if picture.lit(card) or look.hover else theme.SLOT)
    ink = theme.INK if ally.ready else theme.MUTE
    x = (
        canvas.text(
            box.right - 7,
            box.centery,
            str(COUNTRY[card].value),
            theme.BODY.strong,
            color=ink,
            align="right",
            valign="middle",
        ).left
        - 3
    )
    for icon, count in (("bars", ally.fdi), ("flag", ally.bases)):
        if count:
            canvas.icon(icon, x - 7, box.centery, 12, ink)
            x -= 15
    with canvas.panel(box, key):
        canvas.text(
            box.left + 7,
            box.centery,
            cards.fitting(canvas, picture.words, card, x - box.left - 10, size=12, weight=600),
            theme.SMALL.strong,
            color=ink,
            valign="middle",
            width=x - box.left - 10,
            fit=True,
            max_lines=1,
        )


def _market(picture: Picture, at: Spots) -> None:
    """The ways to the market, to the score as it stands, to the rounds gone by, and what is left to draw."""
    view: State = picture.view
    ui, canvas, room = picture.ui, picture.ui.canvas, at.market
    y = room.top + 9
    high = 27 * (at.type if not at.large else min(at.type, 1.9))
    if at.large:
        ways = (("market", "M"), ("score", "T"), ("account", "V"), ("allies", "J"))
        high = min(high, (room.bottom - y) / len(ways) - 5)
        for name, key in ways:
            place = (room.left, y, room.w, high)
            ui.button(name, place, picture.say(f"board.{name}"), Show(name), key=key, words=theme.NOTE)
            y += high + 5
        return
    for name, key in (("market", "M"), ("score", "T"), ("account", "V")):
        tip = picture.say(f"board.{name}_tip") if name != "market" else ""
        label, place = picture.say(f"board.{name}"), (room.left, y, room.w, high)
        ui.button(name, place, label, Show(name), key=key, words=theme.NOTE, tip=tip)
        y += high + 5
    seat = at.below
    said = picture.say("board.deck", deck=len(view.decks[seat]), spent=len(view.discards[seat]))
    area = Rect(room.left, y, room.w, room.bottom - y - 4)
    ui.node("discards", area, "pile", said, Show("discards"), focusable=False, tip=picture.say("board.deck_tip"))
    with canvas.panel(area.inflate(4, 4), "deck"):
        rows = max(1, int(area.h / canvas.line_height(theme.SMALL.tight)))
        canvas.text(
            room.left, y, said, theme.SMALL.tight, color=theme.MUTE, width=room.w, fit=True, max_lines=rows
        )


# --- everything that can move ---


def things(picture: Picture) -> None:
    """Paint everything that can move, lowest first."""
    shown = [seen for seen in picture.things if not _tucked_away(seen)]
    hand = [seen for seen in shown if _in_hand(seen)]
    flying = [seen for seen in shown if seen.moving]
    for seen in shown:
        if seen not in hand and seen not in flying:
            _card(picture, seen)
    _hand(picture, hand)
    for seen in flying:
        _card(picture, seen)


def _in_hand(seen: Seen) -> bool:
    place = seen.place
    return place.zone.startswith("hand:") and place.face.startswith("card:") and not seen.moving


def _tucked_away(seen: Seen) -> bool:
    """Cards behind a plaque are only seen while they come and go."""
    return not seen.moving and seen.place.face == "slip"


def _card(picture: Picture, seen: Seen) -> None:
    """A card that is not in the hand below: in its turn's place, or in the air."""
    canvas, place = picture.ui.canvas, seen.place
    rect = Rect(place.x - place.w / 2, place.y - place.h / 2, place.w, place.h)
    size = round(place.w), round(place.h)
    surface = cards.picture(canvas, place.face, *size, picture.words)
    picture.fly(seen, surface, place.w / size[0])
    if seen.thing in FACE and not seen.moving:
        picture.ui.node(f"look:{seen.thing}", rect, "card", picture.name(seen.thing), focusable=False)


def _hand(picture: Picture, hand: list[Seen]) -> None:
    """The hand, the card that is looked at last so that it lies on top."""
    hand.sort(key=lambda seen: seen.place.x)
    keyed = any(picture.lit(seen.thing) for seen in hand)
    for index, seen in sorted(enumerate(hand), key=lambda pair: picture.held(pair[1].thing)):
        _hand_card(picture, seen, index, str(index + 1) if keyed and index < 9 else "")


def offered(picture: Picture, card: str) -> str:
    """The copy of a card that is on offer: copies are alike, and one of them stands for all."""
    if picture.lit(card):
        return card
    kind = card.partition(":")[0]
    return next((noun for noun in picture.uses if noun.partition(":")[0] == kind and ":" in noun), "")


def _hand_card(picture: Picture, seen: Seen, index: int, key: str) -> None:
    ui, place, card = picture.ui, seen.place, seen.thing
    picked = card == picture.picked
    lift = ui.eased(f"lift:{card}", LIFT if picture.held(card) or picked else 0.0)
    rect = Rect(place.x - place.w / 2, place.y - place.h / 2 - lift, place.w, place.h)
    below = Rect(rect.left, rect.top, rect.w, rect.h + lift + 6)
    twin = offered(picture, card)
    more = {"message": Reach(twin)} if twin and twin != card else {}
    picture.touch(card, below, "card", picture.name(card), key=key, ring=rect, rank=index, **more)
    ui.canvas.shadow(rect, alpha=170)
    ui.canvas.blit(cards.picture(ui.canvas, place.face, place.w, place.h, picture.words), rect.left, rect.top)
    if not twin and picture.decision is not None:
        ui.canvas.rect(rect, DIMMED, radius=5)
    if picked:
        ui.canvas.rect(rect.inflate(4, 4), None, radius=6, border=theme.WHITE, border_width=2)


def carried(picture: Picture, at: Spots) -> None:
    """Paint a card of the hand that is being dragged somewhere beside the pointer, or flies home."""
    card = picture.carried.noun if picture.carried is not None else ""
    if card in FACE:
        picture.carry(cards.picture(picture.ui.canvas, f"card:{card}", *at.card, picture.words), *at.card)
