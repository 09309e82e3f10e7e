"""The tray of Ideology: the hand by area, the piles, the seven Advancements, and flying cards."""

from functools import partial

from pygame import FRect as Rect

from game.client.boards.ideology import cards
from game.client.boards.ideology.cards import PRINTED
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.map import SPENDING
from game.client.kit import boxes, theme
from game.client.kit.flow import Column, Row
from game.client.kit.theme import HAIR, PAD, SLIM, TIGHT
from game.client.table.hand import InHand, hand_card, in_hand, in_order, lay
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.client.table.things import Seen
from game.client.table.tray import ground, pile
from game.core.asking import verb_for
from game.core.contract import UNSEEN, Action
from game.play.answers import Give, Piece, Reach
from game.titles.ideology import events as told
from game.titles.ideology import telling
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS, AREAS
from game.titles.ideology.knowledge import copies_left

HOLDING = ("develop", "spread", "fight")
"""Questions answered by picking up an area and putting it somewhere."""
HEADLINES = (told.RegionWon, told.RegionFreed, told.LevelChanged, told.StanceChanged, told.WeaponFired)
"""Events that spectators shouldn't miss."""
ANSWERED = ("trade", "discard", "lay_instead")
"""Questions answered with a hand card."""
FRAMED = 0.68
"""The size of the icon of an Advancement returned as a price, relative to its frame."""


def tray(picture: Picture, at: Spots) -> None:
    """Paint the parts of the tray that don't move."""
    canvas, bought = picture.ui.canvas, at.bought
    ground(picture, [] if at.large else [at.piles, bought.left - PAD / 2])
    hand = picture.view.hands[at.below]
    if picture.reader is None and (not hand or UNSEEN in hand):
        _headlines(picture, at)
    if not at.large:
        _deck(picture, at.deck())
        _spent(picture, at.spent())
        for level, room in enumerate(boxes.columns(bought, 2, TIGHT), 1):
            Column(canvas, room).label(picture.say(f"board.advancements_{level}"))
    for number, advancement in enumerate(ADVANCEMENTS):
        _advancement(picture, at, number, advancement)


def _headlines(picture: Picture, at: Spots) -> None:
    """Print the latest important events for spectators, in the room for the hand."""
    column = Column(picture.ui.canvas, at.hand)
    column.text(picture.say("board.hidden_hands"), pale=True, max_lines=1)
    heads = [each for each in picture.told[-200:] if isinstance(each.event, HEADLINES)]
    rows = int(column.rest.h / column.canvas.line_height(theme.BODY.tight))
    for each in heads[-rows:] if rows else ():
        row = column.row(theme.BODY.tight)
        row.bullet(theme.shade(each.faction))
        row.text(each.text)


# --- deck and spent cards ---


def _deck(picture: Picture, rect: Rect) -> None:
    canvas, view, seat = picture.ui.canvas, picture.view, picture.below
    canvas.rect(rect, None, radius=SLIM, border=theme.SLOT)
    chosen = bool(view.factions[seat])
    back = PRINTED.face(picture, f"back:{seat}", rect.size) if chosen else None
    pile(picture, rect, picture.say("board.deck"), len(view.decks[seat]), back)


def _spent(picture: Picture, rect: Rect) -> None:
    """Paint the discard pile, which is public: the number of cards in each area."""
    canvas, spent = picture.ui.canvas, picture.view.discards[picture.below]
    pile(picture, rect, picture.say("board.spent"), len(spent))
    canvas.rect(rect, theme.TABLE, radius=SLIM, border=theme.LINE2)
    for area, room in zip(AREAS, boxes.rows(boxes.inset(rect, TIGHT, 0), len(AREAS), 0), strict=True):
        row = Row(canvas, room, theme.BODY)
        row.icon(cards.SIGN[area], color=theme.MUTE)
        row.text(str(spent.count(area)), end=True)
    tip, label = telling.by_area(spent), picture.say("board.spent_of", count=len(spent))
    picture.ui.node("spent", rect, "pile", label, focusable=False, tip=picture.say("board.spent_tip", **tip))


# --- Advancements ---


def _advancement(picture: Picture, at: Spots, number: int, advancement: str) -> None:
    """Paint the field of an Advancement: its price, name, how many are held, and how many are left."""
    view, canvas, rect = picture.view, picture.ui.canvas, at.advancement(number)
    held, left = view.advancements[at.below][number], copies_left(view, number)
    tip = "" if picture.picked == advancement else _tip(picture, at, advancement)
    state = (f"x{held}",) if held else ()
    name = picture.name(advancement)
    look = picture.touch(advancement, rect, "advancement", name, rank=200 + number, tip=tip, state=state)
    ground = theme.GLASS2 if held or look.hover else theme.GLASS
    canvas.rect(rect, ground, radius=TIGHT, border=theme.TEXT if held else theme.LINE2)
    if picture.lit(advancement):
        picture.ui.framed(rect, strong=look.hover)
    color = theme.TEXT if held else theme.MUTE
    with canvas.panel(rect, advancement):
        if at.large:
            _tile(picture, rect, advancement, held, color)
            return
        row = Row(canvas, boxes.inset(rect, TIGHT, 0), theme.SMALL.strong)
        for sign in cards.signs(advancement):
            _price_sign(row, sign, advancement, color)
        row.text("" if left is None else str(left), theme.SMALL, pale=True, end=True)
        row.text(picture.say("board.times", count=held) if held > 1 else "", end=True)
        row.text(picture.say(f"board.short_{advancement}"), color=color)


def _price_sign(row: Row, sign: str, advancement: str, color: theme.Color) -> None:
    """Paint an icon of a price: bare for a card, framed for an Advancement to be returned."""
    side = row.canvas.line_height(theme.SMALL) - SLIM
    part = row.take(side)
    if part is None:
        return
    if not ADVANCEMENT[advancement].parts or ADVANCEMENT[advancement].fires:
        row.canvas.icon(sign, *part.center, side, color)
        return
    row.canvas.rect(boxes.around(*part.center, side, side), None, radius=SLIM, border=color)
    row.canvas.icon(sign, *part.center, side * FRAMED, color)


def _tile(picture: Picture, rect: Rect, advancement: str, held: int, color: theme.Color) -> None:
    """Paint the field of an Advancement in large type: only icons, and how many are held."""
    upper, lower = boxes.rows(boxes.inset(rect, HAIR), 2, 0)
    marks = cards.signs(advancement)
    side = min(upper.h * 0.8, upper.w / (len(marks) + 1))
    for mark, box in zip(
        marks, boxes.columns(boxes.around(*upper.center, side * len(marks), side), len(marks), 0), strict=True
    ):
        picture.ui.canvas.icon(mark, *box.center, side, color)
    text = str(held) if held else "–"
    picture.ui.canvas.centred(lower, text, theme.NOTE.strong, color=color)


def _tip(picture: Picture, at: Spots, advancement: str) -> str:
    """Return an Advancement's tip: its effect, its price, how many are left, and who holds it."""
    lines = telling.about(picture.view, at.below, advancement)
    return "\n".join([picture.name(advancement), *(picture.tells(each).replace("*", "") for each in lines)])


# --- moving things ---


def things(picture: Picture, at: Spots, holding: str) -> None:
    """Paint the hand and all moving cards; other cards are painted on piles and plates."""
    shown = [seen for seen in picture.things if seen.moving or in_hand(seen)]
    lay(shown, partial(PRINTED.fly, picture, at=at), partial(_hand, picture, holding))
    carried = picture.carried
    if carried is not None and carried.noun in AREAS:
        verb = carried.verb.partition("_")[0]
        use = picture.say(f"use.{verb}") if verb and carried.away == 1 else ""
        PRINTED.carry(picture, f"card:{at.below}:{carried.noun}", at.card, use, TIGHT)


def _hand(picture: Picture, holding: str, hand: list[Seen]) -> None:
    """Paint the hand; an area's first card represents all of that area, since they are alike.

    Cards don't get number keys that an open menu already uses.
    """
    keys = dict[str, str]()
    for seen in sorted(hand, key=lambda seen: seen.place.x):
        if _area(seen) not in keys:
            keys[_area(seen)] = picture.ui.free(str(len(keys) + 1))
    for index, seen in in_order(picture, hand):
        card = _in_words(picture, seen, holding, keys[_area(seen)], 100 + index)
        rect = hand_card(picture, seen, PRINTED, card)
        if card.picked:
            picture.ui.framed(rect)


def _area(seen: Seen) -> str:
    return seen.thing.split(":")[2]


def _in_words(picture: Picture, seen: Seen, holding: str, key: str, rank: float) -> InHand:
    area, first = _area(seen), seen.thing.endswith(":0")
    held = first and holding == area
    return InHand(
        area if first else seen.thing,
        picture.name(area),
        key="" if not first else f"{key}|Esc".lstrip("|") if held else key,
        rank=rank,
        message=_meaning(picture, area) or Reach(area),
        drag=_piece(picture, area),
        picked=held,
        barred=not _useful(picture, area),
        copy=not first,
        state=("held",) if held else (),
    )


def _meaning(picture: Picture, area: str) -> object:
    """Return the message sent by touching a card: to pick up its area, or to deflect; None to reach for it."""
    asked = picture.decision
    if asked is None or not _useful(picture, area):
        return None
    if asked.kind in HOLDING:
        return Show(f"hold:{area}")
    answer = Action({"defend": "deflect"}.get(asked.kind, asked.kind))
    return Give(answer) if answer in asked.options and picture.view.duel is not None else None


def _piece(picture: Picture, area: str) -> Piece | None:
    """Return the piece dragged from a card to a region, or None."""
    asked = picture.decision
    if asked is None or asked.kind not in HOLDING or not _useful(picture, area):
        return None
    return Piece(area, f"{verb_for(asked, 'region', '')}_{area}")


def _useful(picture: Picture, area: str) -> bool:
    """Return whether a card of an area can be used for the current question."""
    asked, view = picture.decision, picture.view
    if asked is None:
        return not picture.ended
    if asked.kind in ANSWERED:
        return picture.lit(area)
    if asked.kind in HOLDING:
        return any(verb.endswith(f"_{area}") and verb.startswith(SPENDING) for verb, _ in asked.options)
    return view.duel is None or AREAS[view.duel.area] == area
