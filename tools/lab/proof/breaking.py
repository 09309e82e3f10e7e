"""Corrupts files as disks, editors and other programs do: bytes, lines, and content with valid checksums."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

from game.core.files.checksummed import ChecksummedFile, checksum

WILD = ("", '"', "{", "null", "1e999", "-1", "\\u0000", "\\ud800", "\\u001b[31m", "x" * 100, "9" * 400)
"""Values that a file may contain instead of a number or a name."""
VALUES = (
    "null", "true", "false", "[]", "{}", '""', "-1", "0", "1", "2.5", "-0.0", "1e999", "-1e999", "NaN", "Infinity",
    "9" * 30, "9" * 400, "9" * 5000, "1e308", '"x"', '"\\u0000\\u001b[31m\\u202e"', '"\\ud800"', f'"{"x" * 900}"',
    "[" * 3000 + "]" * 3000, "[" * 200_000, '{"a":' * 3000 + "1" + "}" * 3000, "[[]]", '["a", 1]', "[null]",
    '{"you": {"you": "you"}}', '["you"]', '"NaN"', '"1e999"', '"2026-13-45"',
)  # fmt: skip
"""JSON values of unexpected types and sizes."""
_HOLE = "fill me in"


def mangled(whole: bytes, rng: Random) -> bytes:
    """Corrupt the raw bytes."""
    at = rng.randrange(len(whole) + 1)
    match rng.randrange(11):
        case 0:
            return whole[:at]
        case 1:
            return whole[at:]
        case 2:
            return whole[:at] + bytes([rng.randrange(256) for _ in range(rng.randrange(1, 9))]) + whole[at + 1 :]
        case 3:
            return (
                whole[:at] + rng.choice((b"\xff\xfe", b"\xc3\x28", b"\xed\xa0\x80", b"\xef\xbb\xbf")) + whole[at:]
            )
        case 4:
            return rng.choice(
                (b"", b"\n", b"\x00" * len(whole), b"\xef\xbb\xbf" + whole, b"\x00", b"null", b"[]", b"{}")
            )
        case 5:
            return whole.decode("utf-8", "replace").encode(rng.choice(("utf-16", "utf-16-le", "utf-32", "utf-7")))
        case 6:
            return whole * rng.randrange(2, 4)
        case 7:
            return whole[:at] + b"\x00" * rng.randrange(1, 600) + whole[at + 600 :]
        case 8:
            return whole.replace(b"\n", rng.choice((b"\r\n", b"\r", b"\n\n")))
        case 9:
            return _lines_mixed(whole, rng)
        case _:
            flipped = bytearray(whole or b"x")
            for _ in range(rng.randrange(1, 4)):
                flipped[rng.randrange(len(flipped))] ^= 1 << rng.randrange(8)
            return bytes(flipped)


def _lines_mixed(whole: bytes, rng: Random) -> bytes:
    """Duplicate, swap or drop lines."""
    lines = whole.split(b"\n")
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            lines.insert(one, lines[other])
        case 1:
            lines[one], lines[other] = lines[other], lines[one]
        case _:
            del lines[one]
    return b"\n".join(lines)


def resealed(whole: bytes, rng: Random) -> bytes:
    """Corrupt a record's content and renew its checksums, as if done on purpose or by a faulty program."""
    lines = [row.rpartition(" #")[0] for row in whole.decode().splitlines()]
    for _ in range(rng.randrange(1, 4)):
        at = rng.randrange(len(lines))
        match rng.randrange(7):
            case 0:
                said = [
                    "undo",
                    "rewind 0",
                    "rewind 3",
                    "end x",
                    "hash 9 x",
                    "chair 0 7",
                    "",
                    "\x1b[2J",
                    "practice",
                ]
                lines[at] = rng.choice(
                    [*said, "1 resign 1 fair", "1 resign", f"hash {'9' * 500} x", 'chair 0 "hard"']
                )
            case 1:
                lines.insert(at, rng.choice(lines))
            case 2 if len(lines) > 1:
                del lines[at]
            case 3:
                lines[at] = lines[at].replace(rng.choice("0123456789aeiou"), rng.choice("059_az:\x00\t\x9b"), 1)
            case 4:
                lines[0] = lines[0].replace(rng.choice(['"', "[", ":", "1", "random"]), rng.choice(WILD), 1)
            case 5 if (head := _read(lines[0])) is not None:
                lines[0] = reworded(head, rng)
            case _:
                lines[at] += rng.choice([" ", " 1", " x" * 500, "\x1b[31m"])
    writer = ChecksummedFile()
    for content in lines or [""]:
        writer.add(content.encode("utf-8", "replace").decode())
    return b"".join(writer.lines)


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def broken_record(whole: bytes, rng: Random) -> bytes:
    """Corrupt a record: either its raw bytes, or its content with valid checksums."""
    return (mangled if rng.random() < 0.4 else resealed)(whole, rng)


def reworded(value: Any, rng: Random, times: int = 1) -> str:
    """Return a value as JSON with something unexpected in one place."""
    text = json.dumps(value)
    for _ in range(times):
        try:
            text = _filled(json.loads(text), rng)
        except (ValueError, RecursionError):
            break
    return text


def _filled(value: Any, rng: Random) -> str:
    wild = rng.choice(VALUES)
    if rng.random() < 0.05 or not isinstance(value, dict | list):
        return wild
    changed, parent = value, value
    while isinstance(parent, dict | list) and parent:
        key = rng.choice(list(parent)) if isinstance(parent, dict) else rng.randrange(len(parent))
        below: Any = parent[key]
        if isinstance(below, dict | list) and below and rng.random() < 0.8:
            parent = below
            continue
        match rng.randrange(8):
            case 0:
                del parent[key]
            case 1 if isinstance(parent, dict):
                parent[rng.choice(("unknown", "", "\x1b[31m", "x" * 300, "1"))] = parent.pop(key)
            case 2 if isinstance(parent, list):
                parent.append(below)
            case _:
                parent[key] = _HOLE
        break
    return json.dumps(changed).replace(f'"{_HOLE}"', wild)


def broken_json(whole: bytes, rng: Random) -> bytes:
    """Corrupt a JSON file: either its bytes or its content."""
    if rng.random() < 0.35:
        return mangled(whole, rng)
    return reworded(json.loads(whole), rng, rng.choice((1, 1, 2, 4))).encode("utf-8", "surrogatepass")


def broken_lines(whole: bytes, rng: Random) -> bytes:
    """Corrupt a file of checksummed lines: either its bytes, or a line's content with a valid checksum."""
    if rng.random() < 0.3:
        return mangled(whole, rng)
    lines = whole.decode().splitlines()
    at = rng.randrange(len(lines))
    content = reworded(json.loads(lines[at].rpartition(" #")[0]), rng, rng.choice((1, 1, 2)))
    lines[at] = f"{content} #{checksum('', content.encode('utf-8', 'replace').decode())}"
    return "\n".join([*lines, ""]).encode("utf-8", "replace")


def broken_toml(whole: bytes, rng: Random) -> bytes:
    """Corrupt a file that a designer edits."""
    if rng.random() < 0.25:
        return mangled(whole, rng)
    lines = whole.decode().split("\n")
    at = rng.randrange(len(lines))
    match rng.randrange(7):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[rng.randrange(len(lines))])
        case 2:
            wild = rng.choice(
                ["-1", "1000000000", "1e400", "nan", "inf", "true", '"x"', "1" * 5000, "1" * 400, "0.5"]
            )
            lines[at] = re.sub(r"\b\d+\b", wild, lines[at])
        case 3:
            word = rng.choice(
                ['"frob"', '""', "7", "[]", "{}", '"\\u0000"', "1979-05-27", '"{0}"', '"{seat:"', '"[a|b]"']
            )
            lines[at] = re.sub(r'"[^"]*"', lambda _: word, lines[at], count=rng.choice((0, 1)))
        case 4:
            lines[at] = lines[at] + rng.choice(
                ["=", "\x00", "\x1b[31m", "[" * 5000, '"""', "\ufeff", "é", "{", "|"]
            )
        case 5:
            blocks = "\n".join(lines).split("\n\n")
            blocks.insert(rng.randrange(len(blocks)), rng.choice(blocks))
            lines = "\n\n".join(blocks).split("\n")
        case _:
            lines[at] = lines[at].replace(
                *rng.choice((("[", ""), ("]", ""), ("{", "{{"), ("=", ":"), ('"', ""), ("|", "")))
            )
    return "\n".join(lines).encode("utf-8", "surrogatepass")


Breaks = Callable[[bytes, Random], bytes]
