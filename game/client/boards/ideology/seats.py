"""The seats of Ideology above the map: Global Influence on its track, hand size, stance, place in the order."""

from pygame import FRect as Rect

from game.client.boards.ideology.cards import seat_shade, seat_symbol
from game.client.boards.ideology.layout import COMPACT, Spots, asked
from game.client.kit import theme
from game.client.kit.widgets import Counter, Plaque
from game.client.table.picture import Picture
from game.core.contract import Seat
from game.titles.ideology import telling
from game.titles.ideology.knowledge import foretold, would_win
from game.titles.ideology.state import State, influence

CROWDED = 1.8
"""The text scale from which Global Influence stands beside the symbol, not under it."""
ONE_LINE = 2.2
"""The text scale from which influence and cards have one line together."""
PIP = 7.0
STANCE = {"war": "strong", "peace": "mild", "neutral": "plain"}


def seats(picture: Picture, at: Spots) -> None:
    """Paint every seat; one that can be chosen is framed in white."""
    view: State = picture.view
    after = foretold(view) if view.levels else dict.fromkeys(view.seats, 0)
    winners = would_win(view) if view.levels else ()
    for seat in view.seats:
        rect = at.seat(seat, len(view.factions))
        _plaque(picture, at, rect, seat, after[seat], wins=seat in winners)
        if rect.w < COMPACT * at.type:
            _numbers(picture, rect, seat)
        _choice(picture, rect, seat)


def _plaque(picture: Picture, at: Spots, rect: Rect, seat: Seat, after: int, *, wins: bool) -> None:
    view: State = picture.view
    small = rect.w < COMPACT * picture.ui.text_scale
    held, most = influence(view, seat), view.level.victory
    corner, kind = _corner(picture, seat)
    top = asked(view)
    wide = rect.w > (104 + PIP * most) and picture.ui.text_scale <= 1.15
    plaque = Plaque(
        symbol=seat_symbol(view, seat),
        faction=seat_shade(view, seat),
        name="" if small else _name(picture, rect, picture.sitting.names[seat], corner),
        who="" if small else _who(picture, seat),
        number="" if picture.ui.text_scale > CROWDED else str(held),
        counters=() if small else (Counter(str(len(view.hands[seat])), icon="cards"),),
        corner="" if small else corner,
        corner_kind=kind,
        to_move=top is not None and top.seat == seat,
        thinking=picture.sitting.thinking == seat,
        pips=min(held, most) if wide and not small else 0,
        pips_of=most if wide and not small else 0,
    )
    picture.ui.seat_plaque(f"seat:{seat}", rect, plaque, tip=_tip(picture, seat))
    if plaque.corner and STANCE.get(_stance(picture, seat)) == "mild":
        _frame(picture, rect, corner)
    if wide and not small:
        _track(picture, rect, seat, held, after)
    if wins:
        _warning(picture, rect)


def _name(picture: Picture, rect: Rect, name: str, corner: str) -> str:
    """A name, without its first words where they have no room."""
    canvas = picture.ui.canvas
    room = rect.w - 40 * picture.ui.text_scale - 34 - canvas.measure(corner, theme.NOTE)[0]
    words = name.split()
    while len(words) > 1 and canvas.measure(" ".join(words), theme.BODY.strong)[0] > room:
        words = words[1:]
    return " ".join(words)


def _who(picture: Picture, seat: Seat) -> str:
    """Who sits there, its place in the turn order, and whether it has passed in the round that is played."""
    view: State = picture.view
    place = picture.say(f"board.place_{view.order.index(seat) + 1}")
    parts = [picture.sitting.who[seat], picture.say("board.passed") if seat in passed(view) else place]
    return " · ".join(parts)


def passed(view: State) -> tuple[Seat, ...]:
    """Who has passed since something was last done, in a phase that goes round; whoever is asked now has not."""
    if view.phase not in ("foreign", "conflict") or view.result is not None:
        return ()
    top, count = asked(view), len(view.order)
    since = [view.order[(view.at - 1 - back) % count] for back in range(min(view.passes, count))]
    return tuple(seat for seat in since if top is None or seat != top.seat)


def _stance(picture: Picture, seat: Seat) -> str:
    """The stance of a seat towards whoever looks."""
    mine = picture.audience
    return "" if mine is None or seat == mine else str(picture.view.stances[mine][seat])


def _corner(picture: Picture, seat: Seat) -> tuple[str, str]:
    """The stance towards whoever looks; war on paper, the others plain."""
    stance = _stance(picture, seat)
    if not stance:
        return "", "plain"
    return picture.say(f"board.stance_{stance}"), "strong" if STANCE[stance] == "strong" else "plain"


def _frame(picture: Picture, rect: Rect, corner: str) -> None:
    """A tight outline around the word of a mild stance, so that the longest name keeps its room."""
    canvas = picture.ui.canvas
    wide, high = canvas.measure(corner, theme.NOTE)
    box = Rect(rect.right - 6 - wide, rect.top + rect.h * 0.25 - high / 2, wide, high)
    canvas.rect(box.inflate(6, 0), None, radius=4, border=theme.TEXT)


def _track(picture: Picture, rect: Rect, seat: Seat, held: int, after: int) -> None:
    """Over the track: what the Assessment would add, outlined, or take away, hollow."""
    view: State = picture.view
    canvas, most = picture.ui.canvas, view.level.victory
    left = rect.left + 40 * picture.ui.text_scale + 8
    y = rect.top + rect.h * 0.78 + 0.5
    shade = theme.shade(seat_shade(view, seat))
    for pip in range(min(held, after), min(max(held, after), most)):
        box = Rect(left + pip * PIP, y, 5, 5)
        if after < held:
            canvas.rect(box, theme.GLASS, radius=1)
        canvas.rect(box, None, radius=1, border=shade.light)


def _warning(picture: Picture, rect: Rect) -> None:
    """A bar of paper along the lower edge of whoever would win with the next Assessment."""
    canvas = picture.ui.canvas
    canvas.rect((rect.left, rect.bottom - 3, rect.w, 3), theme.WHITE)
    canvas.rect(rect, None, radius=5, border=theme.WHITE, border_width=2)


def _tip(picture: Picture, seat: Seat) -> str:
    """What a seat is at length: influence now and soon, its two rules, its Advancements, its stances."""
    view: State = picture.view
    told = telling.of_seat(view, seat, picture.below)
    who = f"{picture.sitting.names[seat]} ({picture.sitting.who[seat]})"
    return "\n".join([who, *map(picture.tells, told)])


def _numbers(picture: Picture, rect: Rect, seat: Seat) -> None:
    """Where there is no room for a name: influence and cards beside the symbol."""
    view: State = picture.view
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    left = rect.left + 40 * t + 6
    if left + 26 * t > rect.right:
        return
    if t > ONE_LINE:
        _one_line(picture, rect, left, seat)
        return
    y = rect.top + rect.h * 0.3
    if t > CROWDED:
        canvas.text(left, y, f"{influence(view, seat)}/{view.level.victory}", theme.BODY.strong, valign="middle")
    else:
        corner, _ = _corner(picture, seat)
        canvas.text(
            left,
            y,
            corner,
            theme.NOTE,
            color=theme.MUTE,
            valign="middle",
            width=rect.right - left - 4,
            fit=True,
            max_lines=1,
        )
    _hand(picture, rect.left + 40 * t + 6, rect.top + rect.h * 0.74, seat)


def _one_line(picture: Picture, rect: Rect, left: float, seat: Seat) -> None:
    """Where type is largest: influence and cards side by side."""
    canvas, held = picture.ui.canvas, str(influence(picture.view, seat))
    first = canvas.text(left, rect.centery, held, theme.BODY.strong, valign="middle")
    if first.right + 34 * picture.ui.text_scale < rect.right:
        _hand(picture, first.right + 10, rect.centery, seat)


def _hand(picture: Picture, x: float, y: float, seat: Seat) -> None:
    canvas, t = picture.ui.canvas, picture.ui.text_scale
    canvas.icon("cards", x + 6 * t, y, 12 * t, theme.MUTE)
    canvas.text(x + 15 * t, y, str(len(picture.view.hands[seat])), theme.NOTE.strong, valign="middle")


def _choice(picture: Picture, rect: Rect, seat: Seat) -> None:
    """Make a seat touchable while it can be aimed at."""
    view: State = picture.view
    faction = view.factions[seat]
    asked_of = picture.decision
    if asked_of is None or asked_of.kind != "choose_target" or not picture.lit(faction):
        return
    look = picture.touch(faction, rect, "seat", picture.name(faction), rank=seat)
    bold = look.hover or picture.held(faction)
    picture.ui.canvas.rect(rect.inflate(4, 4), None, radius=7, border=theme.WHITE, border_width=2 if bold else 1)
