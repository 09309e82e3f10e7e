"""The sheet of stances of Ideology, on which players speak openly and then wish in secret."""

from collections.abc import Mapping

from pygame import FRect as Rect

from game.client.boards.ideology.cards import mark
from game.client.boards.ideology.layout import Spots
from game.client.boards.ideology.news import OPENED, opened_block, this_turn
from game.client.boards.ideology.wheel import wheel
from game.client.boards.ideology.wishes import Wishes
from game.client.kit import boxes, theme
from game.client.kit.flow import Column
from game.client.kit.theme import GAP, NEAR, PAD, ROOM, TIGHT, WIDE
from game.client.table.messages import Show
from game.client.table.picture import Picture
from game.core.asking import on_top
from game.core.contract import Action, Seat
from game.play.answers import Give
from game.titles.ideology import events as told
from game.titles.ideology import telling
from game.titles.ideology.diplomacy import CALL, WISH, Wish, allowed
from game.titles.ideology.faces import STANCES
from game.titles.ideology.state import State

BRIEF = 1.9
"""The text scale from which the sheet shows only what is asked."""
LARGEST = 1.6
"""The most that large type enlarges a button."""
BUTTON, CHOICE = 28.0, 118.0
"""The height in px of a button, and the width of a stance's button."""
ROW = 84.0
"""The height in px of a row at the usual text size."""


def talking(picture: Picture) -> bool:
    """Return whether the sheet of stances is open over the map."""
    view: State = picture.view
    return view.phase == "diplomacy" and view.result is None


def sheet(picture: Picture, at: Spots, wishes: Wishes, *, hidden: bool) -> None:
    """Paint the sheet: the wheel on the left, and a row for every other seat on the right."""
    ui, rect = picture.ui, at.sheet(len(picture.view.factions) - 1)
    if hidden:
        _hide(picture, at, boxes.upper(boxes.cut(at.board, top=NEAR, right=GAP), BUTTON), "board.show", "paper")
        _seats_instead(picture, at)
        return
    rect.h = min(rect.bottom, picture.floor - NEAR) - rect.top
    with ui.panel(rect, "paper", name="talk"):
        ui.node("talk", rect, "sheet", picture.say("board.stances"), focusable=False)
        room = boxes.inset(rect, WIDE, PAD)
        place = _hide(picture, at, room, "board.hide", "outline")
        opening = isinstance(picture.event, OPENED)
        head, under = _heads(picture)
        top = Column(ui.canvas, boxes.cut(room, right=place.w + GAP), inks=theme.ON_PAPER)
        top.text(head, theme.SLOGAN if at.large else theme.CRY, max_lines=1, shrink=True)
        if at.type < BRIEF:
            top.text(under, pale=True, max_lines=2)
        body = boxes.cut(room, top=max(top.bottom, place.bottom) + NEAR - room.top)
        if not at.large:
            left = boxes.left(body, min(body.h, body.w / 2))
            wheel(picture, left, paper=True)
            body = boxes.cut(body, left=left.w + WIDE)
        if opening:
            _opened(picture, at, body)
        else:
            _rows(picture, at, body, wishes)


def _hide(picture: Picture, at: Spots, room: Rect, key: str, kind: str) -> Rect:
    """Paint the button that folds or unfolds the sheet in the corner of a room, and return its rectangle."""
    ui, word = picture.ui, picture.say(key)
    wide, high = ui.button_width(word, "Z"), BUTTON * min(at.type, LARGEST)
    place = Rect(room.right - wide, room.top, wide, high)
    ui.button("talk:hide", place, word, Show("hide"), kind=kind, key="Z")
    return place


def _opened(picture: Picture, at: Spots, room: Rect) -> None:
    """Paint the pair being opened, with the changes so far below it."""
    column = Column(picture.ui.canvas, room, inks=theme.ON_PAPER)
    opened_block(picture, at, column)
    changes = [each for each in this_turn(picture.told, (told.StanceChanged,)) if each.event != picture.event]
    rows = int(column.rest.h / column.canvas.line_height(theme.BODY)) - 2
    if rows <= 0 or not changes:
        return
    column.gap(ROOM)
    column.label(picture.say("board.opened_before"))
    for change in changes[-rows:]:
        column.text(change.text, theme.BODY, pale=True, max_lines=1)


def _seats_instead(picture: Picture, at: Spots) -> None:
    """Make the plaques stand in for the rows of the folded sheet: touching one unfolds it."""
    view: State = picture.view
    for seat in view.seats:
        if picture.lit(view.factions[seat]):
            rect, name = at.seat(seat, len(view.factions)), picture.seating.names[seat]
            picture.touch(view.factions[seat], rect, "seat", name, rank=seat, message=Show("hide"))


def _heads(picture: Picture) -> tuple[str, str]:
    """Return the heading, and the instruction below it."""
    if isinstance(picture.event, OPENED):
        return picture.say("board.opening_wishes"), picture.say("board.opening_how")
    kind = picture.decision.kind if picture.decision else ""
    if kind in ("speak", "wish"):
        return picture.say(f"board.{kind}"), picture.say(f"board.{kind}_how")
    return picture.say("board.stances"), picture.say("board.talk_how")


# --- the rows ---


def _rows(picture: Picture, at: Spots, room: Rect, wishes: Wishes) -> None:
    """Paint a row for every other seat or, in very large type, only for those asked about."""
    view, canvas = picture.view, picture.ui.canvas
    others = [seat for seat in view.seats if seat != picture.reader]
    if not at.large:
        high = min(room.h / max(1, len(others)), ROW * at.type)
        for number, other in enumerate(others):
            _row(picture, at, Rect(room.left, room.top + number * high, room.w, high), other, wishes)
        return
    if at.type >= BRIEF:
        others = [seat for seat in others if _offered(picture, seat)] or others
    words = canvas.line_height(theme.BODY.tight) + canvas.line_height(theme.NOTE.tight)
    high = words + (PAD if at.type >= BRIEF else 2 * ROOM * at.type)
    with picture.ui.scroll("talk", room, high * len(others)) as top:
        for number, other in enumerate(others):
            _row(picture, at, Rect(room.left, top + number * high, room.w - WIDE, high), other, wishes)


def _row(picture: Picture, at: Spots, row: Rect, other: Seat, wishes: Wishes) -> None:
    """Paint another seat's row: its name, stances, calls, and three buttons if it is asked about."""
    view, canvas, t = picture.view, picture.ui.canvas, min(at.type, LARGEST)
    label = picture.seating.names[other]
    faction = view.factions[other]
    offered = _offered(picture, other)
    spoken = _spoken(picture, other)
    canvas.line(row.left, row.bottom, row.right, row.bottom, theme.mix(theme.PAPER, theme.INK2, 0.4))
    inner = boxes.cut(row, top=TIGHT, bottom=TIGHT)
    if picture.lit(faction):
        picture.touch(faction, inner, "row", label, message=None, focusable=False)
    side = min(ROOM * t, inner.h)
    mark(canvas, view, other, Rect(inner.left, inner.top, side, side))
    words = boxes.cut(inner, left=side + GAP)
    wide, high = min(CHOICE * t, words.w / 3), BUTTON * t
    beside = bool(offered or spoken) and (at.type >= BRIEF or (inner.h < 2 * high and not at.large))
    place = boxes.lower(words, high)
    if beside:
        place = boxes.right(boxes.upper(words, min(high, words.h)), 3 * wide)
        words = boxes.cut(words, right=place.w + GAP)
    column = Column(canvas, words, inks=theme.ON_PAPER)
    column.text(label, theme.BODY.strong.tight, max_lines=1)
    rows = 1 if picture.reader is not None or at.large else 2
    column.text(_standing(picture, other), theme.NOTE.tight, pale=True, max_lines=rows)
    if offered or spoken:
        for stance, button in zip(STANCES, boxes.columns(boxes.left(place, 3 * wide), 3), strict=True):
            if spoken:
                _closed(picture, button, other, stance, chosen=stance == spoken)
            else:
                _choice(picture, button, other, stance, offered.get(stance), wishes)


def _standing(picture: Picture, other: Seat) -> str:
    """Return the stance with a seat and what each side has called for; for spectators, everything the seat has
    called for.
    """
    view, mine = picture.view, picture.reader
    if mine is not None:
        return " · ".join(map(picture.tells, telling.between(view, mine, other)))
    parts = [picture.tells(each) for each in telling.called_for(view, other)]
    return "; ".join([*parts[:1], *(part[:1].lower() + part[1:] for part in parts[1:])])


def _to_wish(view: State, mine: Seat, other: Seat) -> Mapping[str, Action]:
    """Map each stance to the answer that wishes for it with another seat; {} if that wish is sealed."""
    if other - (other > mine) < len(view.sealed[mine]):
        return {}
    return {stance: Action(WISH[stance].verb, view.factions[other]) for stance in allowed(view, mine, other)}


def _offered(picture: Picture, other: Seat) -> Mapping[str, Action]:
    """Map each stance to the answer that wishes or calls for it."""
    asked_of = picture.decision
    if asked_of is None or asked_of.kind not in ("speak", "wish"):
        return {}
    if asked_of.kind == "wish":
        return _to_wish(picture.view, asked_of.seat, other)
    faction = picture.view.factions[other]
    options = [action for action in asked_of.options if action.noun == faction]
    verbs = {call.verb: stance for stance, call in CALL.items()} | {stance: stance for stance in STANCES}
    return {verbs[action.verb]: action for action in options}


def _spoken(picture: Picture, other: Seat) -> str:
    """Return the stance that the speaking seat has already called for with another, or ""."""
    asked_of = picture.decision
    return picture.view.spoken[asked_of.seat][other] if asked_of is not None and asked_of.kind == "speak" else ""


def _closed(picture: Picture, rect: Rect, other: Seat, stance: str, *, chosen: bool) -> None:
    """Paint a stance that can no longer be called for; the one that was called for stays dark."""
    name = f"stance:{picture.view.factions[other]}:{stance}"
    word = picture.say(f"board.choose_{stance}")
    reason = picture.say("reason.spoken_already", other=other)
    kind = "ink" if chosen else "outline"
    picture.ui.button(name, rect, word, None, kind=kind, reason=reason, rule="ID-DIP-06", words=theme.BODY)


def _choice(picture: Picture, rect: Rect, other: Seat, stance: str, action: Action | None, wishes: Wishes) -> None:
    view, mine = picture.view, picture.reader
    assert mine is not None, "the reader is asked"
    wishing = isinstance(on_top(view), Wish)
    now = (wishes.stance(view, mine, other) if wishing else view.stances[mine][other]) == stance
    message = Show(f"wish:{other}:{stance}", action) if wishing else Give(action) if action else None
    reason, rule = ("", "") if action else (picture.say("reason.isolationism", other=other), "ID-DIP-04")
    name, word = f"stance:{view.factions[other]}:{stance}", picture.say(f"board.choose_{stance}")
    kind = "ink" if now else "outline"
    touched = message if action else None
    picture.ui.button(name, rect, word, touched, kind=kind, reason=reason, rule=rule, words=theme.BODY)
