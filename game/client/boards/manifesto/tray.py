"""The tray of Manifesto: the hand, deck and spent cards, what is yours, and every card wherever it flies."""

from pygame import FRect as Rect

from game.client.boards.manifesto import cards
from game.client.boards.manifesto.cards import seat_shade, seat_symbol
from game.client.boards.manifesto.layout import RAISED, Spots, drafted, note_of
from game.client.kit import theme
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.stage import Seen
from game.core.contract import UNSEEN
from game.titles.manifesto.bidding import NameSum
from game.titles.manifesto.faces import CARD
from game.titles.manifesto.state import HAND_LIMIT, State

LIFT = 8.0  # px a card rises under the pointer
NO_CARDS = ("take_region", "buy_card", "first_or_last", "consent", "name_loss")
"""Questions that no card of the hand answers: all of it is there to be read."""
DIMMED = (*theme.TABLE, 95)


def tray(picture: Picture, at: Spots) -> None:
    """Paint what lies below the prompt and does not move."""
    canvas, area = picture.ui.canvas, at.frame.tray
    view: State = picture.view
    canvas.gradient(area, theme.mix(theme.TABLE, theme.GLASS, 0.7), theme.TABLE)
    canvas.line(at.piles, area.top + 12, at.piles, area.bottom - 12, theme.LINE)
    if not at.large:
        _piles(picture, at)
        canvas.line(at.yours - 8, area.top + 12, at.yours - 8, area.bottom - 12, theme.LINE)
    _yours(picture, at)
    if picture.audience is None and UNSEEN in view.hands[at.below]:
        words = picture.say("board.hidden_hands")
        canvas.text(at.hand.left, area.centery, words, color=theme.DIM, valign="middle", width=at.hand.w)


def _piles(picture: Picture, at: Spots) -> None:
    view: State = picture.view
    _pile(picture, at, at.deck(), "board.deck", len(view.deck), "back")
    _pile(picture, at, at.spent(), "board.spent", len(view.discard), "")
    (x, y), (wide, high) = at.spent(), at.pile
    name = picture.say("board.spent_of", count=len(view.discard))
    picture.ui.node(
        "spent", (x - wide / 2, y - high / 2, wide, high), "pile", name, Show("spent"), key="D",
        tip=picture.say("board.spent_tip"),
    )  # fmt: skip


def _pile(picture: Picture, at: Spots, middle: tuple[float, float], label: str, count: int, face: str) -> None:
    canvas, (x, y), (wide, high) = picture.ui.canvas, middle, at.pile
    words = picture.say(label).upper()
    canvas.text(
        x, y - high / 2 - 5, words, theme.SMALL.strong.spaced, color=theme.DIM, align="center", valign="bottom"
    )
    if not count:
        canvas.rect((x - wide / 2, y - high / 2, wide, high), None, radius=3, border=theme.SLOT)
    elif face:
        canvas.blit(cards.picture(canvas, face, wide, high, picture.words), x - wide / 2, y - high / 2)
    canvas.text(x, y + high / 2 + 3, str(count), theme.BODY.tight, align="center")


def _yours(picture: Picture, at: Spots) -> None:
    """What whoever sits here has: money large, regions, influence, hand; where type is large, the piles too."""
    view: State = picture.view
    ui, canvas, area, seat = picture.ui, picture.ui.canvas, at.frame.tray, at.below
    x, y = at.yours, area.top + 10
    room = Rect(x, area.top, area.right - x, area.h)
    if not at.large:
        y = _whose(picture, x, y, area.right - x - 6)
    with canvas.panel(room, "yours"):
        middle = y + canvas.line_height(theme.TITLE) / 2
        ui.number("its", x, middle, view.its[seat], theme.TITLE)
        canvas.text(
            room.right - 10, middle, picture.say("board.its"), color=theme.MUTE, align="right", valign="middle"
        )
        y += canvas.line_height(theme.TITLE) + 4
        lines = [
            (picture.say("board.regions", count=len(view.held[seat])), theme.TEXT, 600),
            (picture.say("board.influence", count=view.strength[seat]), theme.MUTE, 400),
            (picture.say("board.hand", count=len(view.hands[seat]), limit=HAND_LIMIT), theme.MUTE, 400),
        ]
        for text, color, weight in lines:
            if y + canvas.line_height(theme.NOTE.tight) > area.bottom:
                break
            y = canvas.text(
                x, y, text, theme.NOTE.weighing(weight).tight, color=color, width=room.w - 4, fit=True, max_lines=1
            ).bottom
    if at.large:
        picture.ui.node(
            "spent", room, "pile", picture.say("board.spent_of", count=len(view.discard)), Show("spent"), key="D",
            tip=picture.say("board.piles_tip", deck=len(view.deck), count=len(view.discard)),
        )  # fmt: skip


def carried(picture: Picture, at: Spots) -> None:
    """Paint a card of the hand that is being dragged somewhere beside the pointer, or flies home."""
    card = picture.carried.noun if picture.carried is not None else ""
    if card in CARD:
        picture.carry(cards.picture(picture.ui.canvas, f"card:{card}", *at.card, picture.words), *at.card)


def _whose(picture: Picture, x: float, y: float, wide: float) -> float:
    """Whose possessions these are: one's own, or, while others are watched, the seat's that is named."""
    canvas, view, seat = picture.ui.canvas, picture.view, picture.below
    if picture.audience is not None:
        return picture.ui.label(x, y, picture.say("board.yours").upper()).bottom + 2
    side = 13.0 * min(1.6, picture.ui.text_scale)
    line = canvas.line_height(theme.SMALL.tight)
    canvas.icon(
        seat_symbol(view, seat), x + side / 2, y + line / 2, side, theme.shade(seat_shade(view, seat)).light
    )
    return (
        canvas.text(
            x + side + 4,
            y,
            picture.sitting.names[seat],
            theme.SMALL.strong.tight,
            fit=True,
            width=wide - side - 4,
            max_lines=1,
        ).bottom
        + 2
    )


# --- everything that can move ---


def things(picture: Picture, at: Spots, *, played: bool) -> None:
    """Paint everything that can move, lowest first; of the spent cards the top two are enough.

    `played` is false while a slate lies over the card that is being bid on.
    """
    pile = [seen for seen in picture.things if seen.place.zone == "spent" and not seen.moving]
    covered = {seen.thing for seen in pile[:-2]}
    shown = [seen for seen in picture.things if seen.thing not in covered and not _tucked_away(seen, at)]
    shown = [seen for seen in shown if played or seen.place.zone != "played" or seen.moving]
    hand = [seen for seen in shown if _in_hand(seen, at)]
    flying = [seen for seen in shown if seen.moving and seen not in hand]
    for seen in shown:
        if seen not in hand and seen not in flying:
            _card(picture, at, seen)
    _hand(picture, at, hand)
    for seen in flying:
        _card(picture, at, seen)


def _in_hand(seen: Seen, at: Spots) -> bool:
    """Whether a card lies in the hand below; one that only rises or sinks there can be touched all the while."""
    place = seen.place
    if not (place.zone.startswith("hand:") and place.face.startswith("card:")):
        return False
    return not seen.moving or (
        abs(place.y - at.hand.centery) <= RAISED + 1 and at.hand.collidepoint(place.x, place.y)
    )


def _tucked_away(seen: Seen, at: Spots) -> bool:
    """Cards behind a plaque are only seen while they come and go; so are piles that are only told of."""
    if seen.moving:
        return False
    return seen.place.face == "slip" or (at.large and seen.place.zone in ("spent", "deck"))


def _card(picture: Picture, at: Spots, seen: Seen) -> None:
    """A card that is not in the hand below: on a pile, on its target, or in the air."""
    canvas, place = picture.ui.canvas, seen.place
    rect = Rect(place.x - place.w / 2, place.y - place.h / 2, place.w, place.h)
    if place.zone == "played" and not seen.moving:
        canvas.shadow(rect, alpha=200)
    size = _size(place.face, place.w, place.h, at)
    surface = cards.picture(canvas, place.face, *size, picture.words)
    picture.fly(seen, surface, place.w / size[0])
    if place.zone == "played" and not seen.moving:
        picture.ui.node(f"seen:{seen.thing}", rect, "card", picture.name(seen.thing), focusable=False)


def _size(face: str, w: float, h: float, at: Spots) -> tuple[float, float]:
    """The size at which a face is printed once; it is scaled while it flies."""
    match face.partition(":")[0]:
        case "card":
            return at.card
        case "mini" | "back":
            return at.pile
        case _:
            return round(w), round(h)


def _hand(picture: Picture, at: Spots, hand: list[Seen]) -> None:
    """The hand, the card that is looked at last so that it lies on top."""
    hand.sort(key=lambda seen: seen.place.x)
    keyed = not isinstance(note_of(picture.view, picture.audience), NameSum)
    for index, seen in sorted(enumerate(hand), key=lambda pair: picture.held(pair[1].thing)):
        _hand_card(picture, seen, index, str(index + 1) if keyed and index < 9 else "")


def _hand_card(picture: Picture, seen: Seen, index: int, key: str) -> None:
    ui, place, card = picture.ui, seen.place, seen.thing
    used, picked = card in drafted(picture.view), card == picture.picked
    asked = picture.decision is not None and picture.decision.kind not in NO_CARDS
    lift = ui.eased(f"lift:{card}", LIFT if (picture.held(card) or picked) and not used else 0.0)
    rect = Rect(place.x - place.w / 2, place.y - place.h / 2 - lift, place.w, place.h)
    below = Rect(rect.left, rect.top, rect.w, rect.h + lift + 6)
    state = ("in use",) if used else ()
    label = picture.name(card)
    picture.touch(card, below, "card", label, key=key, ring=rect, rank=index, state=state)
    ui.canvas.shadow(rect, alpha=170)
    ui.canvas.blit(cards.picture(ui.canvas, place.face, place.w, place.h, picture.words), rect.left, rect.top)
    if asked and not (picture.lit(card) or used):
        ui.canvas.rect(rect, DIMMED, radius=3)
    if used or picked:
        ui.canvas.rect(rect.inflate(4, 4), None, radius=5, border=theme.WHITE, border_width=2)
