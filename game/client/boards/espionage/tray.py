"""The tray of 1955: the hand, deck and discard pile, and all moving things."""

from dataclasses import replace
from functools import partial

from pygame import FRect as Rect

from game.client.boards.espionage import cards
from game.client.boards.espionage.cards import PRINTED
from game.client.boards.espionage.columns import marker, spy, spy_in_hand
from game.client.boards.espionage.layout import Spots, drafted, drafting, lying
from game.client.kit import theme
from game.client.kit.flow import Column
from game.client.kit.theme import CORNER, PAD, ROOM, TIGHT
from game.client.table.hand import InHand, box, hand_card, in_hand, in_order, lay, top_two
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.things import Seen
from game.client.table.tray import ground, pile, unseen_hand
from game.play.answers import Reach
from game.titles.espionage.answers import AddToBlock, SendSpy
from game.titles.espionage.conversation import special
from game.titles.espionage.faces import CARD
from game.titles.espionage.rules import AddCards, PlaceInfluence, TakeAim
from game.titles.espionage.state import State

BARRED = (*theme.PAPER, 150)
GADGET_MOVE = "gadget_move"
WHOLE = {"add", "keep", "counter"}
"""Verbs that use a whole card rather than one of its halves."""


def tray(picture: Picture, at: Spots) -> None:
    """Paint the parts of the tray that don't move."""
    view: State = picture.view
    deck, spent = at.deck(), at.discard()
    ground(picture, [at.piles])
    back = PRINTED.face(picture, "back", deck.size)
    pile(picture, deck, picture.say("board.deck"), len(view.deck), back)
    count = len(lying(view))
    pile(picture, spent, picture.say("board.discard"), count)
    label, tip = picture.say("board.discard_of", count=count), picture.say("board.discard_tip")
    picture.ui.node("discard", spent, "pile", label, Show("discard"), key="D", tip=tip)
    _why_not(picture, at)
    unseen_hand(picture, at.hand)


def _why_not(picture: Picture, at: Spots) -> None:
    """Explain why the other cards of the hand can't be added."""
    view: State = picture.view
    area = at.beside(len(view.hands[at.below]))
    top = drafting(view)
    if area.w < cards.CARD_W * at.type or not isinstance(top, AddCards) or picture.decision is None:
        return
    others = [card for card in view.hands[top.seat] if card not in top.cards and not picture.lit(card)]
    if not others:
        return
    canvas = picture.ui.canvas
    canvas.line(area.left - PAD, area.top, area.left - PAD, area.bottom, theme.LINE)
    with canvas.panel(area, "why not"):
        column = Column(canvas, area)
        column.label(picture.say("board.why_not"))
        column.text(picture.say("board.why_no_more", cards=tuple(others)), max_lines=4)
        column.text("ES-COMB-01", theme.NOTE.strong, pale=True)


# --- moving things ---


def things(picture: Picture, at: Spots) -> None:
    """Paint all things, lowest first; of the discard pile only the top two."""
    shown = [seen for seen in top_two(picture.things, "discard") if not _tucked_away(seen, at)]
    lay(shown, partial(_thing, picture, at), partial(_hand, picture))


def _tucked_away(seen: Seen, at: Spots) -> bool:
    """Return whether a thing is hidden behind a tab: with large type, things on a plaque show only in motion."""
    own = seen.place.zone.startswith(("hand:", "gadget:")) and not in_hand(seen)
    return at.frame.tabbed and not seen.moving and own


def _thing(picture: Picture, at: Spots, seen: Seen) -> None:
    kind, _, name = seen.thing.partition(":")
    match kind:
        case "marker":
            marker(picture, seen, name)
        case "spy":
            spy(picture, seen, int(name))
        case _:
            _card(picture, at, seen)


def _card(picture: Picture, at: Spots, seen: Seen) -> None:
    """Paint a card that isn't in the near hand: on a pile, beside a gadget, played, or flying."""
    place = seen.place
    rect = box(place)
    if place.zone == "played" and not seen.moving:
        picture.ui.canvas.shadow(rect, alpha=200)
        picture.ui.above_ring.append(rect)
    PRINTED.fly(picture, seen, at)
    open_to_all = place.zone == "played" or place.zone.startswith(("hand:", "gadget:"))
    if open_to_all and not seen.moving and not place.hidden:
        picture.ui.node(f"seen:{seen.thing}", rect, "card", picture.name(seen.thing), focusable=False)


def carried(picture: Picture, at: Spots) -> None:
    """Paint the card or spy being dragged, and what the card would be used for."""
    held = picture.carried
    if held is None:
        return
    if held.noun not in CARD:
        spy_in_hand(picture, held.noun)
        return
    use = picture.say(f"use.{held.verb}", noun=held.noun) if held.away == 1 else ""
    PRINTED.carry(picture, f"card:{held.noun}", at.card, use)


# --- the hand ---


def _hand(picture: Picture, hand: list[Seen]) -> None:
    for index, seen in in_order(picture, hand):
        card = seen.thing
        used, action = card in drafted(picture.view), CARD[card].action
        told = InHand.of(picture, card, index, used=used)
        if action:
            told = replace(told, label=f"{told.label}: {picture.name(action)}")
        rect = hand_card(picture, seen, PRINTED, told)
        framed = in_use(picture.view, card, rect) if used else _half_meant(picture, card, rect)
        if framed is not None:
            picture.ui.canvas.rect(framed, None, radius=CORNER, border=theme.WHITE, border_width=2)


def halves(rect: Rect) -> tuple[Rect, Rect]:
    """Return the upper and the lower half of a card."""
    upper = Rect(rect.left, rect.top, rect.w, min(rect.h, rect.w * cards.CARD_H / cards.CARD_W) * cards.FIELD)
    return upper, Rect(rect.left, upper.bottom, rect.w, rect.bottom - upper.bottom)


def in_use(view: State, card: str, rect: Rect) -> Rect:
    """Return the part of a card that the draft uses: its value, its Special Action, or all of it."""
    upper, lower = halves(rect)
    match drafting(view):
        case AddCards() | PlaceInfluence() | AddToBlock() if CARD[card].country:
            return upper
        case TakeAim() | SendSpy():
            return lower
        case _:
            return rect


def _half_meant(picture: Picture, card: str, rect: Rect) -> Rect | None:
    """Make a card's halves touchable if it is played by halves; return the half pointed at or picked, if any."""
    upper, lower = halves(rect)
    uses, second = picture.uses.get(card, ()), special(card)
    first = next((verb for verb in uses if verb not in (second, GADGET_MOVE)), "influence")
    if not CARD[card].action or not {first, second} & set(uses) or set(uses) & WHOLE:
        return None if picture.picked != card else lower if picture.picked_verb != "influence" else upper
    for verb, half in ((first, upper), (second, lower)):
        if verb not in uses:
            picture.ui.canvas.rect(half, BARRED, radius=CORNER)
    meant = _touched_halves(picture, card, (first, second), (upper, lower))
    if GADGET_MOVE in uses:
        _gadget_move(picture, card, rect)
    return meant


def _gadget_move(picture: Picture, card: str, rect: Rect) -> None:
    """Paint a seal on the corner of a card that can also be discarded to move the spy."""
    side = ROOM * picture.ui.canvas.growth
    seal = Rect(rect.right - side - TIGHT, rect.top + TIGHT, side, side)
    words = picture.say(f"use.{GADGET_MOVE}", noun=card)
    label, message = f"{picture.name(card)}, {words}", Reach(card, GADGET_MOVE)
    name = f"half:{card}:{GADGET_MOVE}"
    look = picture.ui.node(name, seal, "half", label, message, focusable=False, sound="", tip=words)
    picture.ui.canvas.circle(*seal.center, side / 2, theme.INK, border=theme.WHITE if look.hover else theme.PAPER2)
    sign = cards.spy_sign(picture.view, picture.reader)
    picture.ui.canvas.icon(sign, *seal.center, side * cards.SIGN, theme.PAPER)


def _touched_halves(picture: Picture, card: str, verbs: tuple[str, str], parts: tuple[Rect, Rect]) -> Rect | None:
    """Make each half of a card touchable for its verb; return the half meant, or None."""
    meant = None
    for verb, half in zip(verbs, parts, strict=True):
        label = f"{picture.name(card)}, {picture.say(f'use.{verb}', noun=card)}"
        name = f"half:{card}:{verb}"
        look = picture.ui.node(name, half, "half", label, Reach(card, verb), focusable=False, sound="")
        if (picture.picked, picture.picked_verb) == (card, verb) or (look.hover and not picture.picked):
            meant = half
    return meant
