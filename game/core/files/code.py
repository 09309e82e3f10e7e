"""A game as one line of text to copy and paste: "OV1-" and letters.

It contains the record's header (without the players' names and a branch's parent), compressed; all answers as one
large number in mixed radix, each as its index among the options; and a checksum. Pasted text is as untrusted as a
file.
"""

import binascii
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.core.contract import Action, line
from game.core.files.journal import Fault, Loaded, Recorded, Shelf, header_line, laid_out, read_header
from game.core.resigning import RESIGN
from game.core.table import Table

BEGINNING = "OV1-"
LONGEST, LONGEST_HEADER, MOST_ANSWERS = 40_000, 10_000, 10_000
_LETTERS = re.compile(r"OV1-([A-Za-z0-9_-]+)")


def is_code(text: str) -> bool:
    """Return True if a text looks like a game code."""
    return text.lstrip().startswith(BEGINNING)


def code(recorded: Recorded[Any]) -> str:
    """Encode a game as text, without the players' names."""
    header, answers = recorded.header, recorded.table.answers
    table = Table(recorded.table.game, header.setup)
    number = 0
    weight = 1
    resigned = {}
    for place, given in enumerate(answers):
        if given.action.verb == RESIGN:
            resigned[place] = given.action.noun
        else:
            options = table.state.options
            number += weight * options.index(given.action)
            weight *= len(options)
        table.play(given.action)
    head = json.loads(header_line(replace(header, names=header.chairs, parent=None)))
    head |= {"answers": len(answers), "resigned": list(resigned.items()), "practice": recorded.practice}
    head |= {"hinted": recorded.hinted, "taken": recorded.taken} if recorded.hints else {}
    return _written(head, number)


def _written(head: Mapping[str, Any], number: int) -> str:
    """Encode a header and the answers' number as text."""
    squeezed = zlib.compress(json.dumps(head, separators=(",", ":")).encode(), 9)
    inside = len(squeezed).to_bytes(2, "big") + squeezed + number.to_bytes((number.bit_length() + 7) // 8, "big")
    checked = inside + zlib.crc32(inside).to_bytes(4, "big")
    return BEGINNING + urlsafe_b64encode(checked).rstrip(b"=").decode()


def read_code(text: str, shelf: Shelf) -> Loaded:
    """Replay the game encoded in a text. Errors are reported in the result, never raised."""
    try:
        head, number = _opened(text)
        count, practice, resigned = _counts(head)
        hinted = _hints(head)
        header = read_header(json.dumps(head))
        recorded = laid_out(header, shelf)
        if header.rules != recorded.header.rules:
            raise Fault(line("code.other_rules", was=header.rules, now=recorded.header.rules))
        for place in range(count):
            number = _answer(recorded, number, resigned.get(place))
        if number or len(resigned) != len([place for place in resigned if 0 <= place < count]):
            raise Fault(line("code.broken"))
    except Fault as fault:
        return Loaded(None, fault.told, fault.reason)
    if practice:
        recorded.mark_as_practice()
    for about, taken in hinted.items():
        given = recorded.table.answers[about - 1 : about] if taken else []
        recorded.hints[about] = tuple(each.action for each in given)
    return Loaded(recorded)


def _opened(text: str) -> tuple[dict[str, Any], int]:
    """Decode a code into its header and the answers' number. Raises Fault, also if the checksum is wrong."""
    written = _LETTERS.fullmatch("".join(text.split())) if len(text) <= LONGEST else None
    if written is None:
        raise Fault(line("code.no_code"))
    try:
        found = urlsafe_b64decode(written[1] + "=" * (-len(written[1]) % 4))
    except binascii.Error as error:
        raise Fault(line("code.broken")) from error
    inside, size = found[:-4], int.from_bytes(found[:2], "big")
    if zlib.crc32(inside).to_bytes(4, "big") != found[-4:]:
        raise Fault(line("code.broken"))
    try:
        head = json.loads(zlib.decompressobj().decompress(inside[2 : 2 + size], LONGEST_HEADER))
    except (zlib.error, ValueError, RecursionError) as error:
        raise Fault(line("code.broken")) from error
    if not isinstance(head, dict):
        raise Fault(line("code.broken"))
    return head, int.from_bytes(inside[2 + size :], "big")


def _counts(head: dict[str, Any]) -> tuple[int, bool, dict[int, str]]:
    """Pop the keys that only a code's header has: the number of answers, practice, resignations by position."""
    count, practice, resigned = (head.pop(key, None) for key in ("answers", "practice", "resigned"))
    pairs: list[Any] = resigned if isinstance(resigned, list) else [None]
    fit = all(isinstance(pair, list) and list(map(type, pair)) == [int, str] for pair in pairs)
    if type(count) is not int or not 0 <= count <= MOST_ANSWERS or type(practice) is not bool or not fit:
        raise Fault(line("code.broken"))
    return count, practice, dict(pairs)


def _hints(head: dict[str, Any]) -> dict[int, bool]:
    """Pop the hints from a header: the number of each answer that had one, and True if the hint was followed."""
    hinted, taken = head.pop("hinted", []), head.pop("taken", [])
    numbers = [*hinted, *taken] if isinstance(hinted, list) and isinstance(taken, list) else [None]
    if not all(type(number) is int and 0 < number <= MOST_ANSWERS for number in numbers):
        raise Fault(line("code.broken"))
    return {number: number in taken for number in hinted}


def _answer(recorded: Recorded[Any], number: int, resigns: str | None) -> int:
    """Play the next answer, and return the number that encodes the remaining ones. Raises Fault."""
    options = recorded.table.state.options
    try:
        if resigns is None:
            number, place = divmod(number, len(options))
            recorded.play(options[place])
        else:
            recorded.play(Action(RESIGN, resigns))
    except Exception as error:  # pasted text may come from anywhere: any error counts as a fault of the text
        raise Fault(line("code.nonsense", answer=recorded.table.answered + 1)) from error
    return number
