"""1955 in letters: six tracks, two spies, what lasts, and the hand of whoever reads."""

from collections.abc import Sequence

from game.core.contract import UNSEEN, Action, Decision, Field, Seat, line, verb_for
from game.core.words import Words
from game.core.words import words as words_of
from game.terminal.boards.plain import sources as sources
from game.terminal.letters import Letters
from game.titles.espionage import State, telling
from game.titles.espionage.answers import AnswerInfluence
from game.titles.espionage.faces import CARD, COUNTRY
from game.titles.espionage.state import holder, progress
from game.titles.espionage.telling import about as about
from game.titles.espionage.telling import option as option

NAME_WIDTH = 14
LONGEST = 9


def lines(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Lay out the table as `seat` sees it: its own stars to the left."""
    left = seat or 0
    rows = [_heading(view, seats), "", _stars(seat, seats)]
    rows += [_track(view, country, left, words, seats) for country in COUNTRY]
    rows += [""] + [_seat(view, each, words, seats) for each in (left, 1 - left)]
    rows += [_piles(view, words)]
    return rows + _hands(view, words, seats)


def hand(view: State, seat: Seat) -> Sequence[str]:
    """List the cards a seat holds."""
    return view.hands[seat]


def copies(noun: str) -> Sequence[str]:
    """Everything has a name of its own."""
    return (noun,)


def legend() -> str:
    """Say what the signs on the tracks stand for."""
    return _say("legend")


def meant(view: State, asked: Decision, noun: str) -> Action:
    """Say what a card or a country is reached for: what the question is about."""
    sort, usual = ("country", "place") if noun in COUNTRY else ("card", "influence")
    return Action(verb_for(asked, sort, usual), noun)


def notes(view: State, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
    """Add up what is being put together or was announced; say at length what a Special Action does."""
    tell = Letters(words, seat, seats)
    rows = tell.rows(telling.notes(view, seat))
    if isinstance(view.agenda[-1] if view.agenda else None, AnswerInfluence):
        rows[-1] = f"{tell(line('board.can_you_block'))} {rows[-1]}"
    return rows


def _say(key: str, **fields: Field) -> str:
    return words_of("room").say(line(f"terminal.espionage.{key}", **fields))


def _note(key: str, **fields: Field) -> str:
    """Say a part of a row, which no sentence begins with."""
    said = _say(key, **fields)
    return said[:1].lower() + said[1:]


def _heading(view: State, seats: Sequence[str]) -> str:
    if not view.turn:
        return _say("homes")
    return _say("turn", number=view.turn, who=seats[view.active], plays=view.plays)


def _stars(reader: Seat | None, seats: Sequence[str]) -> str:
    """Say above the tracks whose stars lie on which side."""
    left = reader or 0
    mine = _say("stars" if reader is None else "your_stars", who=seats[left])
    theirs = _say("stars", who=seats[1 - left])
    return " " * (NAME_WIDTH + 1) + mine.ljust(2 * (2 * LONGEST + 1) - 1 - len(theirs)) + theirs


def _track(view: State, country: str, left: Seat, words: Words, seats: Sequence[str]) -> str:
    """Draw one track: `*` the stars, `|` the centre, `O` the marker, `@` the marker on a star."""
    length = view.level.tracks[country]
    cells = ["*"] + ["."] * (length - 1) + ["|"] + ["."] * (length - 1) + ["*"]
    at = length - progress(view, left, country)
    cells[at] = "@" if cells[at] == "*" else "O"
    margin = "  " * (LONGEST - length)
    notes = _notes(view, country, left, seats)
    return f"{words.name(country):<{NAME_WIDTH}} {margin}{' '.join(cells)}{margin}  {notes}"


def _notes(view: State, country: str, left: Seat, seats: Sequence[str]) -> str:
    """Say where a marker stands, whose home and whose spy is there, and whether it is blockaded."""
    steps = progress(view, left, country)
    ahead = left if steps > 0 else 1 - left
    notes = [_note("ahead", who=seats[ahead], steps=abs(steps)) if steps else _note("level")]
    if holder(view, country) is not None:
        notes = [_note("secured", who=seats[ahead])]
    for each in (0, 1):
        match view.homes[each] == country, view.spies[each] == country:
            case True, True:
                notes.append(_note("home_and_spy", who=seats[each]))
            case True, False:
                notes.append(_note("home", who=seats[each]))
            case False, True:
                notes.append(_note("spy", who=seats[each]))
    if country in view.blockades:
        notes.append(_note("blockaded", turn=view.blockades[country]))
    return ", ".join(notes)


def _seat(view: State, seat: Seat, words: Words, seats: Sequence[str]) -> str:
    notes = [_note("cards", count=len(view.hands[seat]))]
    notes += [words.name(gadget) for gadget in view.gadgets[seat]]
    if view.detained[seat]:
        notes.append(_note("detained", turn=view.detained[seat]))
    if view.open_hands[seat]:
        notes.append(_note("open", turn=view.open_hands[seat]))
    return f"{seats[seat]:<{NAME_WIDTH}} {', '.join(notes)}"


def _piles(view: State, words: Words) -> str:
    top = words.name(view.discard[-1]) if view.discard else words.shared["nothing"]
    return _say("piles", deck=len(view.deck), discard=len(view.discard), top=top)


def _hands(view: State, words: Words, seats: Sequence[str]) -> list[str]:
    """List every hand that lies open to the reader, a card a line with what its lower half does."""
    rows = []
    for seat in (0, 1):
        hand = view.hands[seat]
        if hand and UNSEEN not in hand:
            rows += ["", _say("hand", who=seats[seat])]
            rows += [f"  {_card(card, words)}" for card in hand]
    return rows


def _card(card: str, words: Words) -> str:
    action = CARD[card].action
    short = words.say(line(f"card.{action or 'mercenary'}"))
    name = words.name(card)
    return f"{name:<16} {words.name(action)}: {short}" if action else f"{name:<16} {short}"
