"""What a phone is sent: everything its page shows, built from its seat's own sight and from what all may know."""

import json
from functools import cache
from typing import Any

from game.core.content.box import Faction, box, turn_name
from game.core.contract import Action, Decision, Seat
from game.core.language.words import say
from game.play.showing import Showing
from game.pocket.boards import PocketBoard, Telling, board
from game.pocket.public import Public
from game.pocket.seats import PhoneSeat

LOG = 14
"""The sentences of the log."""
NOBODY = ("#8795A1", "#5A5446", "#2E3B48")
"""The shades of a seat without a faction."""


def picture(phone: PhoneSeat, public: Public) -> str:
    """Return a phone's picture as JSON, in the language that is spoken now."""
    sight, seat = phone.sight, phone.seat
    names = sight.names
    tell, own = Telling(sight.words, seat, names, phone.sentences), board(sight.title)
    view, asked = phone.view, phone.asked
    every = [seat_shown(sight, each, names[each], public.called.get(each, "")) for each in sight.seats]
    said: dict[str, Any] = {
        "title": sight.title,
        "game": box(sight.title).name,
        "when": f"{turn_name(sight.title)} {sight.turn}".strip() if sight.turn else "",
        "me": {"seat": seat, **every[seat]},
        "seats": [{**every[each], "at": public.states.get(each, "")} for each in sight.seats],
        "q": _question(phone, asked, own, tell),
        "foot": public.foot,
        "log": _log(phone),
        "rows": own.rows(view, seat, tell),
        "own": own.own(view, seat, asked, tell),
    }
    if sight.result is not None:
        said["over"] = tell(sight.result.line)
    return json.dumps(said, ensure_ascii=False, separators=(",", ":"))


def seat_shown(showing: Showing, seat: Seat, name: str, called: str) -> dict[str, Any]:
    """Return who sits in a seat, with the colours and the symbol of the faction."""
    side = _sides(showing.title).get(showing.faction(seat))
    shades = (side.light, side.ink, side.deep) if side is not None else NOBODY
    symbol = side.symbol if side is not None else "person"
    return {"name": name, "who": called or showing.sitter(seat), "c": shades, "s": symbol}


@cache
def _sides(title: str) -> dict[str, Faction]:
    return {side.id: side for side in box(title).faction}


def _question(phone: PhoneSeat, asked: Decision | None, own: PocketBoard, tell: Telling) -> dict[str, Any] | None:
    """Return the question with its answers; what it may take back while it waits; None for neither."""
    if asked is None and not phone.handed:
        return None  # whether an answer can still be taken back would tell that a rival has begun a secret deed
    said: dict[str, Any] = {"n": phone.number, "undo": phone.can_undo(), "sealed": phone.sheet is not None}
    if asked is None:
        return {**said, "handed": True}
    face, view = phone.face, phone.view
    said["prompt"] = face.prompt()
    said["kind"] = asked.kind
    said["window"] = asked.window
    said["notes"] = [row for row in tell.rows(own.notes(view, phone.seat)) if row]
    said["o"] = [_option(face, view, action, own, tell) for action in asked.options]
    said["sure"] = [str(each) for each in asked.options if not face.conversation.sure(view, each)]
    if phone.sheet is not None:
        said["ends"] = [str(each) for each in asked.options if phone.sheet.ends(each)]
    if why := "" if said["undo"] or phone.sheet is not None else phone.drafts.why_no_undo():
        said["stands"] = why
    return said


def _option(face: Showing, view: Any, action: Action, own: PocketBoard, tell: Telling) -> list[str]:
    short, told = face.called(action), tell(own.option(view, tell.reader, action))
    return [str(action), short, told if told != short else ""]


def _log(phone: PhoneSeat) -> list[str]:
    """Return the last sentences, as the seat may know them."""
    beats, told = phone.sight.table.beats(), list[str]()
    for number in range(len(beats) - 1, -1, -1):
        if sentence := phone.tell(number, beats[number].event):
            told.append(sentence)
        if len(told) == LOG:
            break
    return told[::-1]


def what_it_did(phone: PhoneSeat, first: int) -> list[str]:
    """Return at most three sentences on what a bot did in a chair since beat number `first`."""
    sight = phone.sight
    own = [beat.event for beat in sight.table.beats()[first:] if getattr(beat.event, "seat", None) == phone.seat]
    told = [sentence for event in own if (sentence := sight.tell(event.seen_by(phone.seat)))]
    return told[-3:] or [say("pocket.did_nothing")]
