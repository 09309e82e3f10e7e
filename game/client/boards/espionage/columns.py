"""The main area of 1955: two edges, six columns with tracks, markers and spies, and brief stamps for events."""

from functools import partial

from pygame import FRect as Rect

from game.client.boards.espionage import cards
from game.client.boards.espionage.cards import TITLE, seat_shade
from game.client.boards.espionage.layout import SPY, Spots, country_of, deeds
from game.client.kit import boxes, ornaments, theme
from game.client.kit.canvas import SMALLEST, Canvas
from game.client.kit.flow import Column, Row
from game.client.kit.theme import CORNER, GAP, HAIR, NEAR, PAD, ROOM, SLIM, TIGHT, WIDE, ease
from game.client.kit.widgets import Look
from game.client.table.hand import box
from game.client.table.marks import mark, won
from game.client.table.picture import Picture
from game.client.table.things import Seen
from game.client.world.light import LitMap
from game.core.asking import on_top
from game.core.contract import Seat
from game.play.answers import Piece
from game.titles.espionage import events as told
from game.titles.espionage.answers import AnswerInfluence
from game.titles.espionage.cards import targets_for
from game.titles.espionage.faces import ACTION, CARD, COUNTRIES
from game.titles.espionage.rules import AddCards, PlaceInfluence, TakeAim, influence_targets, influence_total
from game.titles.espionage.state import Influence, State, faction, holder, progress, secured

WORDS = 1.3
"""The text scale from which progress below the names is abbreviated."""
READABLE = 0.77  # the least share of its usual size at which a spy's name is written
SET_DOWN = 160.0  # ms that a stamp takes to land
RAISED, SETTLED = 1.6, 0.98  # its size at first, and when it overshoots, relative to the final one
WON = (told.CountrySecured,)
"""The events after which a country keeps a mark."""
FIRST = 100  # countries come after the cards in Tab order
BEAD, FINE = 2.6, 1.4  # px: a track bead's radius, and the line width of a fine ring


# --- the edges ---


def edges(picture: Picture, at: Spots) -> None:
    """Paint both edges: who sits there, what they have secured, and what they need to win."""
    for seat in (0, 1):
        near = seat == at.below
        rect = at.bottom_edge() if near else at.top_edge()
        shade = theme.shade(seat_shade(picture.view, seat)) if faction(picture.view, seat) else None
        picture.ui.canvas.rect(rect, shade.deep if shade else theme.GLASS2)
        if rect.h > NEAR:
            _edge_words(picture, seat, rect, near)


def _edge_words(picture: Picture, seat: Seat, rect: Rect, near: bool) -> None:
    canvas, mine = picture.ui.canvas, seat == picture.reader
    who = picture.say("board.you" if mine else "board.near_side" if near else "board.other_side")
    text = (f"{picture.seating.names[seat]}: {who}" if faction(picture.view, seat) else who).upper()
    with canvas.panel(rect, f"edge {seat}"):
        row = Row(canvas, boxes.inset(rect, PAD, 0), theme.POSTER.spaced)
        row.text(text)
        facts = _edge_facts(picture, seat, near)
        while facts and canvas.measure(" · ".join(facts), theme.NOTE)[0] > row.rest.w - ROOM:
            facts.pop(0)
        row.text(" · ".join(facts), theme.NOTE, end=True)


def _edge_facts(picture: Picture, seat: Seat, near: bool) -> list[str]:
    view: State = picture.view
    held, home = len(secured(view, seat)), view.homes[1 - seat]
    facts = [
        picture.say("board.stars", seat=seat),
        picture.say("board.secured" if held else "board.none_secured", count=held),
    ]
    if near and home:
        alone = home if home not in secured(view, 1 - seat) else ""
        facts.append(picture.say("board.to_win", country=alone))
    return facts


# --- the columns ---


def columns(picture: Picture, at: Spots, lit: LitMap) -> None:
    """Paint the six countries over their dots, and a flag at the star of a recently secured one."""
    flags = won(picture, WON, told.TurnBegan)
    for country in COUNTRIES:
        _column(picture, at, country, lit)
        owner = holder(picture.view, country)
        if owner is not None and country in flags:
            star = at.on_track(picture.view, country, at.way(owner) * picture.view.level.tracks[country])
            mark(picture, boxes.around(*star, ROOM, ROOM), flags[country])


def _column(picture: Picture, at: Spots, country: str, lit: LitMap) -> None:
    canvas, rect, view = picture.ui.canvas, at.column(country), picture.view
    look, held = touch(picture, country, rect)
    if look.hover and open_to(picture, country):
        lit.draw_rim(canvas.surface, (0, 0), country)
    heading(picture, at, country, boxes.cut(rect, left=GAP))
    chosen = country in aimed(view)
    if chosen or open_to(picture, country):
        around = at.along(view, country).inflate(2 * PAD, 2 * PAD)
        if chosen or held:
            ornaments.glow(canvas, around, theme.WHITE, radius=PAD, alpha=90)
        canvas.rect(around, None, radius=PAD, border=theme.WHITE, border_width=2 if chosen or held else 1)
    track(picture, at, country, held)


def touch(picture: Picture, country: str, rect: Rect) -> tuple[Look, bool]:
    """Make a country touchable; return its look, and whether it is under the pointer or focused."""
    state, rank = (standing(picture, country),), FIRST + COUNTRIES.index(country)
    ring = boxes.inset(rect, SLIM)
    look = picture.touch(country, rect, "country", picture.name(country), state=state, ring=ring, rank=rank)
    return look, look.hover or picture.pointed_at(country)


def open_to(picture: Picture, country: str) -> bool:
    """Return whether a country can be chosen, either now or with the picked card."""
    if picture.lit(country):
        return True
    view: State = picture.view
    card, seat = picture.picked, picture.reader
    if card not in CARD or seat is None:
        return False
    if picture.picked_verb == "influence":
        return country in influence_targets(view, seat, card)
    return picture.picked_verb == "act" and country in targets_for(view, seat, CARD[card].action)


def standing(picture: Picture, country: str, *, brief: bool = False) -> str:
    """Return the progress in a country in words, abbreviated if `brief`."""
    view: State = picture.view
    length, owner = view.level.tracks[country], holder(view, country)
    if owner is not None:
        return picture.say("board.secured_by", seat=owner)
    marker = progress(view, 0, country)
    if not marker:
        return picture.say("board.centre_brief" if brief else "board.centre", length=length)
    return picture.say(
        "board.steps_brief" if brief else "board.steps",
        steps=abs(marker),
        length=length,
        seat=0 if marker > 0 else 1,
    )


def heading(picture: Picture, at: Spots, country: str, room: Rect, free: float = 0) -> None:
    """Paint a country's name, colour, progress if there is room, and blockade.

    The name leaves `free` px on its right, and room for the blockade's sign if it doesn't fit beside the progress.
    """
    canvas, view, name = picture.ui.canvas, picture.view, picture.name(country).upper()
    strong = holder(view, country) is not None
    role = theme.NOTE.weighing(500) if strong else theme.NOTE
    words = standing(picture, country, brief=at.frame.text_scale > WORDS and not at.listed)
    if country in view.blockades and canvas.measure(words, role)[0] + _locked(picture, country) + GAP > room.w:
        free = max(free, _locked(picture, country) + NEAR)
    with canvas.panel(at.column(country), country):
        column = Column(canvas, room)
        high, least = room.h - canvas.line_height(role) - TIGHT, theme.BANNER.size * SMALLEST
        poster = canvas.shrunk(name, theme.BANNER.led(1), room.w - free, least, high=high)
        with column.inset(0, free / canvas.growth) as narrow:
            narrow.text(name, poster, shrink=True)
        rule = column.take(TIGHT)
        if rule is not None:
            canvas.rect((rule.left, rule.centery, ROOM, HAIR), cards.shade_of(country).light)
        said = column.text(words, role, pale=not strong, shrink=True)
        if country in view.blockades:
            used = canvas.measure(words, role)[0] if said.h else room.w
            _blockade(picture, country, room, used, said)


def _locked(picture: Picture, country: str) -> float:
    """Return the width of a blockade's sign."""
    canvas, text = picture.ui.canvas, picture.say("board.until", turn=picture.view.blockades[country])
    return canvas.measure(text, theme.SMALL.strong)[0] + canvas.line_height(theme.SMALL) + 2 * NEAR


def _blockade(picture: Picture, country: str, room: Rect, used: float, words: Rect) -> None:
    """Paint a lock and the turn a blockade ends: beside the words if there is room, else beside the name."""
    canvas, text = picture.ui.canvas, picture.say("board.until", turn=picture.view.blockades[country])
    line = canvas.line_height(theme.SMALL)
    wide = _locked(picture, country)
    beside = used + wide + GAP <= room.w
    box = boxes.right(boxes.upper(room, line), wide).move(
        0, words.centery - line / 2 - room.top if beside else TIGHT
    )
    canvas.rect(box, theme.SEA, radius=SLIM, border=theme.TEXT)
    row = Row(canvas, boxes.inset(box, TIGHT, 0), theme.SMALL.strong)
    row.icon("lock")
    row.text(text)


# --- the tracks ---


def track(picture: Picture, at: Spots, country: str, held: bool) -> None:
    """Paint a track: a bead for each step, stars at its ends, and where the marker would go."""
    canvas = picture.ui.canvas
    view = picture.view
    length = picture.view.level.tracks[country]
    spot = partial(at.on_track, view, country)

    def beads(canvas: Canvas) -> None:
        for color, wide in ((theme.SEA, PAD), (theme.LINE, 1)):
            canvas.line(*spot(-length), *spot(length), color, wide)
        for number in range(1 - length, length):
            canvas.circle(*spot(number), BEAD, theme.MUTE)
        canvas.circle(*spot(0), CORNER, theme.SEA)
        canvas.ring(*spot(0), CORNER, theme.MUTE, FINE)

    whole = at.along(view, country).inflate(2 * NEAR, 2 * NEAR)
    canvas.baked((TITLE, "track", length, whole.size), whole, beads)
    for seat in (0, 1):
        canvas.icon("star5", *spot(at.way(seat) * length), WIDE, star_color(view, seat))
    now, then = progress(view, at.below, country), goal(picture, at, country, held)
    if then is not None and then != now:
        canvas.line(*spot(now), *spot(then), theme.WHITE, 2)
        canvas.circle(*spot(then), GAP, theme.SEA)
        canvas.ring(*spot(then), GAP, theme.WHITE, 2)


def star_color(view: State, seat: Seat) -> theme.Color:
    """Return the colour of a seat's stars."""
    return theme.shade(seat_shade(view, seat)).light if faction(view, seat) else theme.MUTE


def goal(picture: Picture, at: Spots, country: str, held: bool) -> int | None:
    """Return where a marker would go, counted towards the near side; None if nothing would move it.

    `held` is True if the country is under the pointer or focused.
    """
    meant = _meant(picture, country, held and open_to(picture, country))
    if meant is None:
        return None
    seat, steps = meant
    length = picture.view.level.tracks[country]
    then = progress(picture.view, at.below, country) + at.way(seat) * steps
    return int(max(-length, min(length, then)))


def _meant(picture: Picture, country: str, held: bool) -> tuple[Seat, int] | None:
    """Return the seat that would move a marker, and by how many steps, or None if none would."""
    view: State = picture.view
    match on_top(view):
        case AddCards(seat, target, used) if target == country:
            return seat, influence_total(view, seat, country, used)
        case PlaceInfluence(seat, card) if held:
            return seat, influence_total(view, seat, country, (card,))
        case TakeAim(seat, card, targets) if country in targets or held:
            return seat, ACTION[CARD[card].action].steps
    if held and picture.picked_verb == "influence" and picture.reader is not None:
        return picture.reader, influence_total(view, picture.reader, country, (picture.picked,))
    waiting = deeds(view)
    match waiting[0] if waiting else None:
        case Influence(seat, _, target, total) if target == country:
            return seat, total
    return None


def aimed(view: State) -> tuple[str, ...]:
    """Return the countries targeted by the draft or by what was announced."""
    match on_top(view):
        case AddCards(_, country, _):
            return (country,)
        case TakeAim(_, _, targets):
            return targets
        case AnswerInfluence(_, deed):
            return (deed.country,)
        case _:
            return tuple(country for deed in deeds(view)[:1] if (country := country_of(deed)))


# --- markers and spies ---


def marker(picture: Picture, seen: Seen, country: str) -> None:
    """Paint a marker: a pale ring or, in a home country, a house in its owner's colour."""
    canvas, view, x, y = picture.ui.canvas, picture.view, seen.place.x, seen.place.y
    radius = seen.place.w / 2
    canvas.circle(x, y, radius, theme.TABLE)
    if country not in view.homes:
        canvas.ring(x, y, radius, theme.TEXT, 2)
        return
    shade = theme.shade(seat_shade(view, view.homes.index(country)))
    canvas.circle(x, y, radius - 1, shade.light)
    canvas.icon("home", x, y, PAD, theme.TABLE)


def spy(picture: Picture, seen: Seen, seat: Seat) -> None:
    """Paint a spy's plaque and any handcuffs; the reader's own can be dragged while it may move."""
    view, rect = picture.view, box(seen.place)
    painted = _plaque(picture, rect, seat)
    if view.detained[seat]:
        picture.ui.canvas.icon("handcuffs", painted.right + PAD, rect.centery, WIDE, theme.TEXT)
    tip, verb = picture.say("board.spy_tip", seat=seat, country=view.spies[seat]), spy_verb(picture)
    message, more = None, ""
    if verb and seat == picture.reader:
        message, more = Piece(seen.thing, verb), picture.say("board.spy_drag")
        picture.ui.framed(rect, strong=picture.picked == seen.thing, radius=rect.h)
    full = f"{tip} {more}" if more else tip
    picture.ui.node(seen.thing, rect, "spy", tip, message, tip=full, focusable=False, sound="")


def spy_verb(picture: Picture) -> str:
    """Return the verb that moves the reader's spy now, or "" if it may not move."""
    kind = picture.decision.kind if picture.decision is not None else ""
    return {"move_spy": "move_spy", "send_spy": "go"}.get(kind, "")


def spy_in_hand(picture: Picture, thing: str) -> None:
    """Paint the plaque of a dragged spy beside the pointer."""
    home = next((seen.place for seen in picture.things if seen.thing == thing), None)
    if home is not None:
        around = boxes.around(*picture.beside_pointer(home.w, home.h).center, home.w, home.h)
        picture.ui.canvas.shadow(around, radius=around.h / 2, alpha=200)
        _plaque(picture, around, int(thing.partition(":")[2]))


def _plaque(picture: Picture, rect: Rect, seat: Seat) -> Rect:
    """Paint a spy's icon in its side's colour, and its owner's name if it can be read; return the plaque."""
    canvas, view, radius = picture.ui.canvas, picture.view, rect.h / 2
    shade = theme.shade(seat_shade(view, seat)) if faction(view, seat) else theme.NOBODY
    text = picture.say("board.spy_you") if seat == picture.reader else picture.seating.names[seat]
    if spy_role(canvas, rect, text) is None:
        rect = boxes.left(rect, rect.h)
    canvas.rect(rect, theme.SEA, radius=radius, border=shade.light, border_width=FINE)
    canvas.circle(rect.left + radius, rect.centery, radius - HAIR, shade.light)
    canvas.icon(cards.spy_sign(view, seat), rect.left + radius, rect.centery, rect.h * cards.SIGN, theme.SEA)
    _spy_words(canvas, rect, text)
    return rect


def spy_goal(picture: Picture) -> str:
    """Return the country under the pointer if the reader's spy may go there, else ""."""
    if not spy_verb(picture):
        return ""
    return next((country for country in COUNTRIES if picture.lit(country) and picture.pointed_at(country)), "")


def spy_ghost(picture: Picture, at: Spots) -> None:
    """Paint the outline of the spy's plaque where it would go."""
    country, seat = spy_goal(picture), picture.reader
    if country and seat is not None:
        canvas, rect = picture.ui.canvas, at.spy(seat, country)
        canvas.rect(rect, (*theme.SEA, 150), radius=rect.h / 2, border=theme.WHITE, border_width=2)
        sign = cards.spy_sign(picture.view, seat)
        canvas.icon(sign, rect.left + rect.h / 2, rect.centery, rect.h * cards.SIGN, theme.WHITE)
        _spy_words(canvas, rect, picture.say("board.spy_you"))


def spy_role(canvas: Canvas, rect: Rect, text: str) -> theme.Type | None:
    """Return the type in which a spy's name fits its plaque; None if it would be too small to read."""
    usual, room = theme.NOTE.times(rect.h / SPY[1]), rect.w - rect.h - 2 * SLIM
    role = canvas.shrunk(text, usual, room, scaled=False)
    return role if role.size >= READABLE * canvas.text_scale * theme.NOTE.size else None


def _spy_words(canvas: Canvas, rect: Rect, text: str) -> None:
    if role := spy_role(canvas, rect, text):
        canvas.text(rect.left + rect.h + SLIM, rect.centery, text, role, valign="middle", scaled=False)


# --- events ---


def flourish(picture: Picture, at: Spots) -> None:
    """Paint a stamp or a number while an event is shown."""
    match picture.event:
        case told.InfluenceBlocked(country=country, total=total, against=against):
            _stamp(picture, at, country, picture.say("board.blocked", total=total, against=against))
        case told.ActionCountered():
            _stamp(picture, at, "", picture.say("board.negated"))
        case told.CountrySecured(country=country):
            _stamp(picture, at, country, picture.say("board.secured_stamp"))
        case told.MarkerMoved(country=country, steps=steps) if steps:
            _gain(picture, country, steps)


def _stamp(picture: Picture, at: Spots, country: str, text: str) -> None:
    """Paint a rubber stamp slamming down."""
    canvas, words = picture.ui.canvas, text.upper()
    share = 1.0 if picture.ui.reduce_motion else ease.out_cubic(picture.elapsed / SET_DOWN)
    wide, high = canvas.measure(words, theme.STAMP)
    x = at.track(country) if country else at.frame.main.centerx
    rect = boxes.around(x, at.middle, wide + ROOM, high + GAP)
    rect = boxes.kept_in(rect, boxes.inset(at.frame.main, GAP))
    canvas.shadow(rect, alpha=round(160 * share))
    canvas.rect(rect, theme.PAPER, radius=SLIM)
    canvas.rect(boxes.inset(rect, SLIM), None, radius=HAIR, border=theme.INK, border_width=2)
    role = theme.STAMP if share > SETTLED else theme.STAMP.times(RAISED + (1 - RAISED) * share)
    canvas.text(*rect.center, words, role, color=theme.INK, align="center", valign="middle")


def _gain(picture: Picture, country: str, steps: int) -> None:
    """Paint the number of steps beside a moving marker."""
    seen = next((seen for seen in picture.things if seen.thing == f"marker:{country}"), None)
    if seen is not None:
        x, y = seen.place.x + WIDE, seen.place.y
        picture.ui.canvas.text(x, y, f"+{steps}", theme.HEAD, color=theme.WHITE, valign="middle")
