"""The board of 1955: two edges, six columns with their tracks, the markers and spies, and what flashes by."""

from pygame import FRect as Rect

from game.client.boards.espionage import cards
from game.client.boards.espionage.cards import TITLE, seat_shade
from game.client.boards.espionage.layout import Spots, country_of, deeds
from game.client.kit import theme
from game.client.kit.canvas import Canvas
from game.client.kit.theme import ease
from game.client.table.messages import Piece
from game.client.table.picture import Picture
from game.client.table.stage import Seen
from game.client.world.light import LitMap
from game.core.contract import Seat
from game.titles.espionage import events as told
from game.titles.espionage.answers import AnswerInfluence
from game.titles.espionage.cards import targets_for
from game.titles.espionage.faces import ACTION, CARD, COUNTRIES
from game.titles.espionage.rules import AddCards, PlaceInfluence, TakeAim, influence_targets, influence_total
from game.titles.espionage.state import Influence, State, faction, holder, progress, secured

WORDS = 1.3
"""The text scale from which progress under the names is written in few words."""
SET_DOWN = 160.0  # ms in which a stamp comes down


# --- the edges ---


def edges(picture: Picture, at: Spots) -> None:
    """Paint who sits at which end, what they hold, and what would win."""
    for seat in (0, 1):
        near = seat == at.below
        rect = at.bottom_edge() if near else at.top_edge()
        shade = theme.shade(seat_shade(picture.view, seat)) if faction(picture.view, seat) else None
        picture.ui.canvas.rect(rect, shade.deep if shade else theme.GLASS2)
        if rect.h > 10:
            _edge_words(picture, seat, rect, near)


def _edge_words(picture: Picture, seat: Seat, rect: Rect, near: bool) -> None:
    canvas, mine = picture.ui.canvas, seat == picture.audience
    who = picture.say("board.you" if mine else "board.near_side" if near else "board.other_side")
    text = f"{picture.sitting.names[seat]}: {who}".upper()
    with canvas.panel(rect, f"edge {seat}"):
        left = canvas.text(rect.left + 14, rect.centery, text, theme.POSTER.spaced, valign="middle").right
        facts = _edge_facts(picture, seat, near)
        while facts and canvas.measure(" · ".join(facts), theme.NOTE)[0] > rect.right - left - 40:
            facts.pop(0)
        canvas.text(rect.right - 16, rect.centery, " · ".join(facts), theme.NOTE, align="right", valign="middle")


def _edge_facts(picture: Picture, seat: Seat, near: bool) -> list[str]:
    view: State = picture.view
    held, home = len(secured(view, seat)), view.homes[1 - seat]
    facts = [
        picture.say("board.stars", seat=seat),
        picture.say("board.secured" if held else "board.none_secured", count=held),
    ]
    return [*facts, picture.say("board.to_win", country=home)] if near and home else facts


# --- the columns ---


def columns(picture: Picture, at: Spots, lit: LitMap) -> None:
    """Paint the six countries over their dots."""
    for country in COUNTRIES:
        _column(picture, at, country, lit)


def _column(picture: Picture, at: Spots, country: str, lit: LitMap) -> None:
    rect, words = at.column(country), standing(picture, country)
    ring, rank = rect.inflate(-6, -6), 100 + COUNTRIES.index(country)
    name = picture.name(country)
    look = picture.touch(country, rect, "country", name, state=(words,), ring=ring, rank=rank)
    if look.hover and open_to(picture, country):
        lit.draw_rim(picture.ui.canvas.surface, (0, 0), country)
    _heading(picture, at, country, words)
    _track(picture, at, country, look.hover or picture.held(country))


def open_to(picture: Picture, country: str) -> bool:
    """Whether a country can be chosen now, or with the card that is picked."""
    if picture.lit(country):
        return True
    view: State = picture.view
    card, seat = picture.picked, picture.audience
    if card not in CARD or seat is None:
        return False
    if picture.picked_verb == "influence":
        return country in influence_targets(view, seat, card)
    return picture.picked_verb == "act" and country in targets_for(view, seat, CARD[card].action)


def standing(picture: Picture, country: str, *, brief: bool = False) -> str:
    """How a country stands, in words; in few where type is large."""
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


def _heading(picture: Picture, at: Spots, country: str, words: str) -> None:
    """Name, colour, standing, and a blockade with its end."""
    canvas, view, t, rect = picture.ui.canvas, picture.view, at.type, at.column(country)
    with canvas.panel(rect, country):
        name, size = picture.name(country).upper(), 24.0
        while canvas.measure(name, theme.POSTER.at(size))[0] > rect.w - 10 and size > 12:
            size -= 1
        canvas.text(rect.left + 8, rect.top + 13 * t, name, theme.POSTER.at(size), valign="middle")
        canvas.rect((rect.left + 8, rect.top + 26 * t, 26, 2), cards.shade_of(country).light)
        if at.frame.text_scale > WORDS:
            words = standing(picture, country, brief=True)
        strong, size = holder(view, country) is not None, 13.5
        color, weight = (theme.TEXT, 500) if strong else (theme.MUTE, 400)
        while canvas.measure(words, theme.BODY.at(size).weighing(weight))[0] > rect.w - 10 and size > 9:
            size -= 0.5
        y = rect.top + 38 * t
        used = canvas.text(
            rect.left + 8, y, words, theme.BODY.at(size).weighing(weight), valign="middle", color=color
        ).w
        if country in view.blockades:
            blockade(picture, at, country, rect, used)


def blockade(picture: Picture, at: Spots, country: str, rect: Rect, used: float) -> None:
    """A lock and the end of a blockade: beside the words when there is room, else beside the name."""
    canvas, t = picture.ui.canvas, at.type
    text = picture.say("board.until", turn=picture.view.blockades[country])
    wide = canvas.measure(text, theme.SMALL.strong)[0] + 16 * t + 12
    left = rect.right - wide - 1
    y = rect.top + (37 * t if left >= rect.left + used + 12 else 12 * t)
    box = Rect(left, y - 9 * t, wide, 18 * t)
    canvas.rect(box, theme.SEA, radius=4, border=theme.TEXT)
    canvas.icon("lock", box.left + 5 + 6 * t, box.centery, 12 * t, theme.TEXT)
    canvas.text(box.left + 9 + 12 * t, box.centery, text, theme.SMALL.strong, valign="middle")


# --- the tracks ---


def _capsule(at: Spots, view: State, country: str) -> Rect:
    """The outline of a whole track."""
    half = view.level.tracks[country] * at.step(view) + 13
    return Rect(at.track(country) - 14, at.middle - half, 28, 2 * half)


def _track(picture: Picture, at: Spots, country: str, held: bool) -> None:
    canvas, view = picture.ui.canvas, picture.view
    x, y, step, length = at.track(country), at.middle, at.step(view), view.level.tracks[country]
    around, chosen = _capsule(at, view, country), country in aimed(view)
    if chosen or open_to(picture, country):
        strong = chosen or held
        if strong:
            canvas.glow(around, theme.WHITE, radius=14, blur=6, alpha=90)
        canvas.rect(around, None, radius=14, border=theme.WHITE, border_width=2 if strong else 1)
    whole = Rect(x - 9, y - length * step - 9, 18, 2 * length * step + 18)
    canvas.baked((TITLE, "track", length, step), whole, lambda c: _beads(c, x, y, length, step))
    for seat in (0, 1):
        canvas.icon("star5", x, y + at.way(seat) * length * step, 15, star_color(view, seat))
    now, then = progress(view, at.below, country), goal(picture, at, country, held)
    if then is not None and then != now:
        canvas.line(x, y + now * step, x, y + then * step, theme.WHITE, 2)
        ghost(canvas, x, y + then * step)


def star_color(view: State, seat: Seat) -> theme.Color:
    """The colour of a seat's stars."""
    return theme.shade(seat_shade(view, seat)).light if faction(view, seat) else theme.MUTE


def ghost(canvas: Canvas, x: float, y: float) -> None:
    """A ring where a marker would go."""
    canvas.circle(x, y, 7.5, theme.SEA)
    canvas.ring(x, y, 7.5, theme.WHITE, 2)


def _beads(canvas: Canvas, x: float, y: float, length: int, step: float) -> None:
    """The steps of a track, threaded on a dark line."""
    canvas.line(x, y - length * step, x, y + length * step, theme.SEA, 9)
    canvas.line(x, y - length * step, x, y + length * step, theme.LINE, 1)
    for number in range(-length + 1, length):
        canvas.circle(x, y + number * step, 2.6, theme.MUTE)
    canvas.circle(x, y, 5.2, theme.SEA)
    canvas.ring(x, y, 5.2, theme.MUTE, 1.4)


def goal(picture: Picture, at: Spots, country: str, held: bool) -> int | None:
    """Where a marker would stand, counted towards whoever sits below; None when nothing would move it.

    `held` is whether the country is under the pointer or focused.
    """
    meant = _meant(picture, country, held and open_to(picture, country))
    if meant is None:
        return None
    seat, steps = meant
    length = picture.view.level.tracks[country]
    then = progress(picture.view, at.below, country) + at.way(seat) * steps
    return int(max(-length, min(length, then)))


def _meant(picture: Picture, country: str, held: bool) -> tuple[Seat, int] | None:
    """Who would move a marker, and by how many steps."""
    view: State = picture.view
    match view.agenda[-1] if view.agenda else None:
        case AddCards(seat, target, used) if target == country:
            return seat, influence_total(view, seat, country, used)
        case PlaceInfluence(seat, card) if held:
            return seat, influence_total(view, seat, country, (card,))
        case TakeAim(seat, card, targets) if country in targets or held:
            return seat, ACTION[CARD[card].action].steps
    if held and picture.picked_verb == "influence" and picture.audience is not None:
        return picture.audience, influence_total(view, picture.audience, country, (picture.picked,))
    waiting = deeds(view)
    match waiting[0] if waiting else None:
        case Influence(seat, _, target, total) if target == country:
            return seat, total
    return None


def aimed(view: State) -> tuple[str, ...]:
    """The countries that what is being put together, or what waits, is aimed at."""
    match view.agenda[-1] if view.agenda else None:
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
    """A marker: pale with a dark heart; that of a home in its owner's colour with a house."""
    canvas, view, place = picture.ui.canvas, picture.view, seen.place
    canvas.circle(place.x, place.y, 10.5, theme.TABLE)
    if country not in view.homes:
        canvas.ring(place.x, place.y, 10.5, theme.TEXT, 2)
        return
    shade = theme.shade(seat_shade(view, view.homes.index(country)))
    canvas.circle(place.x, place.y, 9.5, shade.light)
    canvas.icon("home", place.x, place.y, 12, theme.TABLE)


def spy(picture: Picture, seen: Seen, seat: Seat) -> None:
    """The plaque of a spy: whose it is, and whether it is held; one's own can be dragged while it may move."""
    canvas, place, view = picture.ui.canvas, seen.place, picture.view
    rect = Rect(place.x - place.w / 2, place.y - place.h / 2, place.w, place.h)
    _plaque(picture, rect, seat)
    if view.detained[seat]:
        canvas.icon("handcuffs", rect.right + 12, rect.centery, 16, theme.TEXT)
    tip, verb = picture.say("board.spy_tip", seat=seat, country=view.spies[seat]), spy_verb(picture)
    message, more = None, ""
    if verb and seat == picture.audience:
        message, more = Piece(seen.thing, verb), picture.say("board.spy_drag")
        held = picture.picked == seen.thing
        canvas.rect(
            rect.inflate(6, 6), None, radius=rect.h / 2 + 3, border=theme.WHITE, border_width=2 if held else 1
        )
    picture.ui.node(
        seen.thing, rect, "spy", tip, message, tip=f"{tip} {more}" if more else tip, focusable=False, sound=""
    )


def spy_verb(picture: Picture) -> str:
    """The verb by which whoever looks may move their spy now; nothing while they may not."""
    kind = picture.decision.kind if picture.decision is not None else ""
    return {"move_spy": "move_spy", "send_spy": "go"}.get(kind, "")


def spy_in_hand(picture: Picture, thing: str) -> None:
    """The plaque of a spy beside the pointer that drags it."""
    home = next((seen.place for seen in picture.things if seen.thing == thing), None)
    if home is not None:
        rect = picture.beside_pointer(home.w, home.h)
        around = Rect(0, 0, home.w, home.h)
        around.center = rect.center
        picture.ui.canvas.shadow(around, radius=around.h / 2, alpha=200)
        _plaque(picture, around, int(thing.partition(":")[2]))


def _plaque(picture: Picture, rect: Rect, seat: Seat) -> None:
    """A spy: its sign in the colour of its side, and whose it is."""
    canvas, view = picture.ui.canvas, picture.view
    shade = theme.shade(seat_shade(view, seat)) if faction(view, seat) else theme.NOBODY
    radius, k = rect.h / 2, rect.h / 24
    canvas.rect(rect, theme.SEA, radius=radius, border=shade.light, border_width=1.4)
    canvas.circle(rect.left + radius, rect.centery, radius - 2.5, shade.light)
    canvas.icon("spy", rect.left + radius, rect.centery, rect.h * 0.58, theme.SEA)
    text = picture.say("board.spy_you") if seat == picture.audience else picture.sitting.names[seat]
    room = rect.w - rect.h - 6
    size = 13.0 * k
    while canvas.measure(text, theme.BODY.at(size), scaled=False)[0] > room and size > 8:
        size -= 0.5
    canvas.text(
        rect.left + rect.h + 3,
        rect.centery,
        text,
        theme.BODY.at(size),
        valign="middle",
        scaled=False,
        width=room,
        fit=True,
    )


def spy_goal(picture: Picture) -> str:
    """The country that is looked at while the spy of whoever looks may go there; nothing when none is."""
    if not spy_verb(picture):
        return ""
    return next((country for country in COUNTRIES if picture.lit(country) and picture.held(country)), "")


def spy_ghost(picture: Picture, at: Spots) -> None:
    """A ring where the spy would stand."""
    country, seat = spy_goal(picture), picture.audience
    if country and seat is not None:
        rect = at.spy(seat, country)
        picture.ui.canvas.rect(rect, (*theme.SEA, 150), radius=rect.h / 2, border=theme.WHITE, border_width=2)
        picture.ui.canvas.icon("spy", rect.left + rect.h / 2, rect.centery, rect.h * 0.58, theme.WHITE)


# --- what flashes by ---


def flourish(picture: Picture, at: Spots) -> None:
    """Paint what an event adds for a moment."""
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
    """A rubber stamp, set down hard."""
    canvas, main = picture.ui.canvas, at.frame.main
    share = 1.0 if picture.ui.reduce_motion else ease.out_cubic(picture.elapsed / SET_DOWN)
    wide, high = canvas.measure(text.upper(), theme.POSTER.at(30))
    x = at.track(country) if country else main.centerx
    x = min(max(x, main.left + wide / 2 + 24), main.right - wide / 2 - 24)
    rect = Rect(x - wide / 2 - 14, at.middle - high / 2 - 4, wide + 28, high + 8)
    canvas.shadow(rect, alpha=round(160 * share))
    canvas.rect(rect, theme.PAPER, radius=3)
    canvas.rect(rect.inflate(-6, -6), None, radius=2, border=theme.INK, border_width=2)
    size = 30 if share > 0.98 else round(30 * (1.6 - 0.6 * share))
    canvas.text(
        x, rect.centery, text.upper(), theme.POSTER.at(size), color=theme.INK, align="center", valign="middle"
    )


def _gain(picture: Picture, country: str, steps: int) -> None:
    """The number of steps beside a marker that moves."""
    seen = next((seen for seen in picture.things if seen.thing == f"marker:{country}"), None)
    if seen is not None:
        x, y = seen.place.x + 16, seen.place.y
        picture.ui.canvas.text(x, y, f"+{steps}", theme.HEAD, color=theme.WHITE, valign="middle")
