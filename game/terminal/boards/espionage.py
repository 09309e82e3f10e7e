"""1955 as text: six tracks, two spies, lasting effects, and the reader's hand."""

from collections.abc import Sequence

from game.core.asking import on_top
from game.core.contract import Seat
from game.core.language.words import Words
from game.terminal.boards.plain import sources as sources
from game.terminal.letters import Teller, open_hands
from game.titles.espionage import State, telling
from game.titles.espionage.answers import AnswerInfluence
from game.titles.espionage.faces import CARD, COUNTRY
from game.titles.espionage.state import holder, progress
from game.titles.espionage.telling import about as about
from game.titles.espionage.telling import option as option

NAME_WIDTH = 14
LONGEST = 9


def lines(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Return the table as `seat` sees it: its own stars to the left."""
    tell, left = Teller(words, seat, seats), seat or 0
    rows = [heading(view, tell), "", _stars(tell)]
    rows += [_track(view, country, left, tell) for country in COUNTRY]
    rows += [""] + [_seat(view, each, tell) for each in (left, 1 - left)]
    rows += [piles(view, tell)]
    return [*rows, *open_hands(view, tell, _card)]


def hand(view: State, seat: Seat) -> Sequence[str]:
    """Return the cards a seat holds."""
    return view.hands[seat]


def copies(noun: str) -> Sequence[str]:
    """Return the id itself, since every thing has a name of its own."""
    return (noun,)


def notes(view: State, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
    """Return the total of what is being combined or was announced, and the full text of a Special Action."""
    tell = Teller(words, seat, seats)
    rows = tell.rows(telling.notes(view, seat))
    if isinstance(on_top(view), AnswerInfluence):
        rows[-1] = f"{tell.say('board.can_you_block')} {rows[-1]}"
    return rows


def heading(view: State, tell: Teller) -> str:
    """Return the line that names the turn, or says that homes are being chosen."""
    if not view.turn:
        return tell.row("homes")
    return tell.row("turn", number=view.turn, who=tell.seats[view.active], plays=view.plays)


def _stars(tell: Teller) -> str:
    """Return the line above the tracks that names the owner of the stars on each side."""
    left = tell.reader or 0
    mine = tell.row("stars" if tell.reader is None else "your_stars", who=tell.seats[left])
    theirs = tell.row("stars", who=tell.seats[1 - left])
    return " " * (NAME_WIDTH + 1) + mine.ljust(2 * (2 * LONGEST + 1) - 1 - len(theirs)) + theirs


def _track(view: State, country: str, left: Seat, tell: Teller) -> str:
    """Draw one track: `*` for the stars, `|` for the centre, `O` for the marker, `@` for the marker on a star."""
    length = view.level.tracks[country]
    cells = ["*"] + ["."] * (length - 1) + ["|"] + ["."] * (length - 1) + ["*"]
    at = length - progress(view, left, country)
    cells[at] = "@" if cells[at] == "*" else "O"
    margin = "  " * (LONGEST - length)
    notes = ", ".join(standing(view, country, left, tell))
    return f"{tell.name(country):<{NAME_WIDTH}} {margin}{' '.join(cells)}{margin}  {notes}"


def standing(view: State, country: str, left: Seat, tell: Teller) -> list[str]:
    """Return where a marker is, whose home and whose spy is there, and whether the country is blockaded."""
    steps = progress(view, left, country)
    ahead = left if steps > 0 else 1 - left
    notes = [tell.part("ahead", who=tell.seats[ahead], steps=abs(steps)) if steps else tell.part("level")]
    if holder(view, country) is not None:
        notes = [tell.part("secured", who=tell.seats[ahead])]
    for each in (0, 1):
        match view.homes[each] == country, view.spies[each] == country:
            case True, True:
                notes.append(tell.part("home_and_spy", who=tell.seats[each]))
            case True, False:
                notes.append(tell.part("home", who=tell.seats[each]))
            case False, True:
                notes.append(tell.part("spy", who=tell.seats[each]))
    if country in view.blockades:
        notes.append(tell.part("blockaded", turn=view.blockades[country]))
    return notes


def _seat(view: State, seat: Seat, tell: Teller) -> str:
    notes = [tell.part("cards", count=len(view.hands[seat]))]
    notes += [tell(telling.gadget_beside(view, seat, gadget)) for gadget in view.gadgets[seat]]
    if view.detained[seat]:
        notes.append(tell.part("detained", turn=view.detained[seat]))
    if view.open_hands[seat]:
        notes.append(tell.part("open", turn=view.open_hands[seat]))
    return f"{tell.seats[seat]:<{NAME_WIDTH}} {', '.join(notes)}"


def piles(view: State, tell: Teller) -> str:
    """Return the line about the piles."""
    top = tell.name(view.discard[-1]) if view.discard else tell.words.shared["nothing"]
    return tell.row("piles", deck=len(view.deck), discard=len(view.discard), top=top)


def _card(card: str, tell: Teller) -> str:
    action = CARD[card].action
    short = tell.say(f"card.{action or 'mercenary'}")
    name = tell.name(card)
    return f"{name:<16} {tell.name(action)}: {short}" if action else f"{name:<16} {short}"
