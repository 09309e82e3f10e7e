"""The tray of Ideology: the hand by area, deck and spent cards, the seven Advancements, and cards that fly."""

from pygame import FRect as Rect

from game.client.boards.ideology import cards
from game.client.boards.ideology.layout import Spots
from game.client.kit import theme
from game.client.table.answers import Do
from game.client.table.messages import Reach, Show
from game.client.table.picture import Picture
from game.client.table.stage import Seen
from game.core.contract import UNSEEN, Action
from game.titles.ideology import events as told
from game.titles.ideology import telling
from game.titles.ideology.faces import ADVANCEMENT, ADVANCEMENTS, AREAS
from game.titles.ideology.knowledge import copies_left
from game.titles.ideology.state import State

LIFT = 8.0  # px a card rises under the pointer
DIMMED = (*theme.TABLE, 95)
HOLDING = ("develop", "spread", "fight")
"""Questions in which an area is taken up first and then put somewhere."""
HEADLINES = (told.RegionWon, told.RegionFreed, told.LevelChanged, told.StanceChanged, told.WeaponFired)
"""Events that somebody who watches had better not miss."""
ANSWERED = ("trade", "discard", "lay_instead")
"""Questions that a card of the hand answers."""


def tray(picture: Picture, at: Spots) -> None:
    """Paint what lies below the prompt and does not move."""
    canvas, area = picture.ui.canvas, at.frame.tray
    view: State = picture.view
    canvas.gradient(area, theme.mix(theme.TABLE, theme.GLASS, 0.7), theme.TABLE)
    hand = view.hands[at.below]
    if picture.audience is None and (not hand or UNSEEN in hand):
        _headlines(picture, at)
    if not at.large:
        canvas.line(at.piles, area.top + 12, at.piles, area.bottom - 12, theme.LINE)
        canvas.line(at.bought.left - 9, area.top + 12, at.bought.left - 9, area.bottom - 12, theme.LINE)
        _piles(picture, at)
        for level, x in ((1, at.bought.left), (2, at.bought.left + at.bought.w / 2)):
            words = picture.say(f"board.advancements_{level}").upper()
            canvas.text(
                x,
                area.top + 8,
                words,
                theme.SMALL.strong.spaced,
                color=theme.DIM,
                width=at.bought.w / 2 - 4,
                fit=True,
                max_lines=1,
            )
    for number, advancement in enumerate(ADVANCEMENTS):
        _advancement(picture, at, number, advancement)


def _headlines(picture: Picture, at: Spots) -> None:
    """What has happened of late that changes something, for whoever watches without seeing a hand."""
    canvas, room = picture.ui.canvas, at.hand
    words = picture.say("board.hidden_hands")
    y = (
        canvas.text(
            room.left, room.top - 6, words, theme.NOTE, color=theme.MUTE, width=room.w, fit=True, max_lines=1
        ).bottom
        + 2
    )
    rows = max(0, int((at.frame.tray.bottom - 4 - y) / canvas.line_height(theme.BODY.tight)))
    heads = [each for each in picture.told[-200:] if isinstance(each.event, HEADLINES)]
    for each in heads[-rows:] if rows else ():
        canvas.dot("disc", room.left + 4, y + canvas.line_height(theme.BODY.tight) / 2, 3.0, _tint(each.faction))
        y = canvas.text(
            room.left + 14, y, each.text, theme.BODY.tight, width=room.w - 14, fit=True, max_lines=1
        ).bottom


def _tint(shade: str) -> theme.Color:
    return theme.shade(shade).light if shade else theme.MUTE


# --- deck and spent cards ---


def _piles(picture: Picture, at: Spots) -> None:
    view: State = picture.view
    seat, canvas = at.below, picture.ui.canvas
    (x, y), (wide, high) = at.deck(), at.pile
    _head(picture, x, y - high / 2, "board.deck")
    deck = len(view.decks[seat])
    if deck and view.factions[seat]:
        back = cards.picture(canvas, f"back:{seat}", wide, high, view, picture.words)
        canvas.blit(back, x - wide / 2, y - high / 2)
    else:
        canvas.rect((x - wide / 2, y - high / 2, wide, high), None, radius=4, border=theme.SLOT)
    canvas.text(x, y + high / 2 + 3, str(deck), theme.BODY.tight, align="center")
    _spent(picture, at)


def _head(picture: Picture, x: float, y: float, key: str) -> None:
    picture.ui.canvas.text(
        x,
        y - 5,
        picture.say(key).upper(),
        theme.SMALL.strong.spaced,
        color=theme.DIM,
        align="center",
        valign="bottom",
    )


def _spent(picture: Picture, at: Spots) -> None:
    """The discard pile, which is open: how many of each area."""
    view: State = picture.view
    canvas, pile = picture.ui.canvas, view.discards[at.below]
    (x, y), (wide, high) = at.spent(), at.pile
    _head(picture, x, y - high / 2, "board.spent")
    box = Rect(x - wide / 2, y - high / 2, wide, high)
    canvas.rect(box, None, radius=4, border=theme.LINE2)
    for row, area in enumerate(AREAS):
        middle = box.top + high * (row + 0.5) / 3
        canvas.icon(cards.SIGN[area], box.left + wide * 0.28, middle, 13 * at.type, theme.MUTE)
        canvas.text(
            box.right - wide * 0.2, middle, str(pile.count(area)), theme.BODY, align="right", valign="middle"
        )
    canvas.text(x, box.bottom + 3, str(len(pile)), theme.BODY.tight, align="center")
    picture.ui.node(
        "spent", box, "pile", picture.say("board.spent_of", count=len(pile)), focusable=False,
        tip=picture.say("board.spent_tip", **telling.by_area(pile)),
    )  # fmt: skip


# --- Advancements ---


def _advancement(picture: Picture, at: Spots, number: int, advancement: str) -> None:
    """A field: what it is made of, its name, how many are held, how many are left."""
    view: State = picture.view
    ui, canvas, rect = picture.ui, picture.ui.canvas, at.advancement(number)
    held, left = view.advancements[at.below][number], copies_left(view, number)
    lit = picture.lit(advancement)
    tip = "" if picture.picked == advancement else _tip(picture, at, advancement)
    look = picture.touch(
        advancement, rect, "advancement", picture.name(advancement), rank=200 + number, tip=tip,
        state=(f"x{held}",) if held else (),
    )  # fmt: skip
    ground = theme.GLASS2 if held or look.hover else theme.GLASS
    canvas.rect(rect, ground, radius=4, border=theme.TEXT if held else theme.LINE2)
    if lit:
        canvas.rect(rect.inflate(4, 4), None, radius=6, border=theme.WHITE, border_width=2 if look.hover else 1)
    color = theme.TEXT if held else theme.MUTE
    if at.large:
        _tile(picture, rect, advancement, held, color)
        return
    x, side = rect.left + 7, min(12 * ui.text_scale, rect.h - 6)
    for sign in cards.signs(advancement):
        _price_sign(picture, Rect(x, rect.centery - side / 2, side, side), sign, advancement, color)
        x += side + 4
    x = max(x, rect.left + 7 + 2 * (side + 4)) + 2
    count = picture.say("board.times", count=held) if held > 1 else ""
    right = canvas.text(
        rect.right - 6,
        rect.centery,
        "" if left is None else str(left),
        theme.SMALL,
        color=theme.MUTE,
        align="right",
        valign="middle",
    ).left
    if count:
        right = canvas.text(
            right - 8, rect.centery, count, theme.SMALL.strong, align="right", valign="middle"
        ).left
    with canvas.panel(rect, advancement):
        canvas.text(
            x,
            rect.centery,
            picture.say(f"board.short_{advancement}"),
            theme.SMALL.strong,
            color=color,
            valign="middle",
            width=right - x - 4,
            fit=True,
            max_lines=1,
        )


def _price_sign(picture: Picture, box: Rect, sign: str, advancement: str, color: theme.Color) -> None:
    """A card of an area by its bare sign; an Advancement that goes back by the same sign in a frame."""
    canvas = picture.ui.canvas
    if not ADVANCEMENT[advancement].parts or ADVANCEMENT[advancement].fires:
        canvas.icon(sign, box.centerx, box.centery, box.w, color)
        return
    canvas.rect(box.inflate(2, 2), None, radius=3, border=color)
    canvas.icon(sign, box.centerx, box.centery, box.w * 0.68, color)


def _tile(picture: Picture, rect: Rect, advancement: str, held: int, color: theme.Color) -> None:
    """Where type is large only signs have room, and how many are held."""
    canvas, marks = picture.ui.canvas, cards.signs(advancement)
    side = min(rect.h * 0.42, rect.w / (len(marks) + 1.2))
    x = rect.centerx - side * (len(marks) - 1) * 0.55
    for number, sign in enumerate(marks):
        canvas.icon(sign, x + number * side * 1.1, rect.top + rect.h * 0.34, side, color)
    canvas.text(
        rect.centerx,
        rect.bottom - rect.h * 0.24,
        str(held) if held else "–",
        theme.NOTE.strong,
        color=color,
        align="center",
        valign="middle",
    )


def _tip(picture: Picture, at: Spots, advancement: str) -> str:
    """Name, what it does, what it costs, how many are left, and who holds it."""
    told = telling.about(picture.view, at.below, advancement)
    return "\n".join([picture.name(advancement), *(picture.tells(each).replace("*", "") for each in told)])


# --- everything that can move ---


def things(picture: Picture, at: Spots, holding: str) -> None:
    """Paint the hand, and every card that is on its way; what lies elsewhere is painted where it lies."""
    hand = [seen for seen in picture.things if seen.place.zone.startswith("hand:") and not seen.moving]
    _hand(picture, at, hand, holding)
    for seen in picture.things:
        if seen.moving:
            _flying(picture, at, seen)


def _flying(picture: Picture, at: Spots, seen: Seen) -> None:
    """A card in the air: printed once at its full size, and scaled."""
    place, canvas = seen.place, picture.ui.canvas
    face = place.face
    size = at.card if face.startswith("card:") else at.pile
    if face.startswith(("slot:", "slip")):
        size = (round(place.w), round(place.h))
    surface = cards.picture(canvas, face, *size, picture.view, picture.words)
    picture.fly(seen, surface, place.w / size[0])


def _hand(picture: Picture, at: Spots, hand: list[Seen], holding: str) -> None:
    """The hand; the first card of an area stands for all of them, since they are alike."""
    hand.sort(key=lambda seen: seen.place.x)
    known: set[str] = set()
    for index, seen in enumerate(hand):
        area = seen.thing.split(":")[2]
        _hand_card(picture, at, seen, area, holding, "" if area in known else str(len(known) + 1), index)
        known.add(area)


def _hand_card(
    picture: Picture, at: Spots, seen: Seen, area: str, holding: str, key: str, index: int
) -> None:  # fmt: skip
    """One card: the first of its area is the thing that is reached for, the others are as good."""
    ui, place = picture.ui, seen.place
    name = f"noun:{area}" if key else f"card:{seen.thing}"
    hovered = ui.hover == name or (ui.keys_last and ui.focus == name)
    lift = ui.eased(f"lift:{seen.thing}", LIFT if hovered or (holding == area and bool(key)) else 0.0)
    rect = Rect(place.x - place.w / 2, place.y - place.h / 2 - lift, place.w, place.h)
    below = Rect(rect.left, rect.top, rect.w, rect.h + lift + 6)
    label, message = picture.name(area), _meaning(picture, area)
    if key:
        more = {} if message is None else {"message": message}
        state = ("held",) if holding == area else ()
        key = f"{key}|Esc" if state else key
        picture.touch(area, below, "card", label, key=key, ring=rect, rank=100 + index, state=state, **more)
    else:
        ui.node(name, below, "card", label, message or Reach(area), focusable=False, sound="")
    ui.canvas.shadow(rect, alpha=170)
    face = cards.picture(ui.canvas, place.face, place.w, place.h, picture.view, picture.words)
    ui.canvas.blit(face, rect.left, rect.top)
    if picture.decision is not None and not _useful(picture, area):
        ui.canvas.rect(rect, DIMMED, radius=5)
    if holding == area and key:
        ui.canvas.rect(rect.inflate(4, 4), None, radius=7, border=theme.WHITE, border_width=2)


def _meaning(picture: Picture, area: str) -> object:
    """What touching a card means beyond reaching for it: to take its area up, or to deflect with it."""
    asked = picture.decision
    if asked is None:
        return None
    if asked.kind in HOLDING and _useful(picture, area):
        return Show(f"hold:{area}")
    duel = picture.view.duel
    if asked.kind == "defend" and duel is not None and AREAS[duel.area] == area:
        deflect = Action("deflect")
        return Do(deflect) if deflect in asked.options else None
    if asked.kind == "press" and duel is not None and AREAS[duel.area] == area:
        press = Action("press")
        return Do(press) if press in asked.options else None
    return None


def _useful(picture: Picture, area: str) -> bool:
    """Whether a card of an area can be used for the present question."""
    asked = picture.decision
    if asked is None:
        return True
    if asked.kind in ANSWERED:
        return picture.lit(area)
    if asked.kind in HOLDING:
        return any(verb.endswith(f"_{area}") and _spends(verb) for verb, _ in asked.options)
    duel = picture.view.duel
    return duel is None or AREAS[duel.area] == area


def _spends(verb: str) -> bool:
    """Whether a deed needs a card of the hand."""
    return verb.partition("_")[0] in ("place", "extend", "attack")
