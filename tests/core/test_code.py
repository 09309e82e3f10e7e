"""A game as a line of text: it survives the round trip, and a broken one is refused in a sentence."""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.core.contract import Action, line
from game.core.files import code as codes
from game.core.files.code import BEGINNING, LONGEST, LONGEST_HEADER, code, is_code, read_code
from game.core.files.journal import Recorded, start
from game.titles import SHELF, rules_of, setup
from tests.games import play_on
from tests.sure import sure


def played(name: str, seed: int, folder: Path, answers: int = 400) -> Recorded[Any]:
    laid = setup(name, seed=seed)
    seats = len(laid.factions)
    recorded = start(
        folder, rules_of(name), laid, ("you", *["fair"] * (seats - 1)), ("Ada", *["Bot"] * (seats - 1))
    )
    return play_on(recorded, answers, seed)


@pytest.mark.parametrize("name", SHELF)
def test_game_survives_the_round_trip_through_its_code(name: str, tmp_path: Path) -> None:
    recorded = played(name, 5, tmp_path)
    written = code(recorded)
    found = read_code(f"  {written[:40]}\n{written[40:]} ", rules_of)
    assert found.trouble is None
    assert found.recorded is not None
    assert found.recorded.table.answers == recorded.table.answers
    assert found.recorded.table.digest == recorded.table.digest
    assert found.recorded.chairs == recorded.chairs
    assert found.recorded.header.names == ("you", *["fair"] * (len(recorded.chairs) - 1)), "names stay at home"
    assert code(found.recorded) == written
    assert is_code(written)


def test_game_without_answers_survives_the_round_trip_too(tmp_path: Path) -> None:
    found = read_code(code(played("espionage", 5, tmp_path, 0)), rules_of)
    assert sure(found.recorded).table.answers == []


def test_code_of_a_short_game_has_under_700_letters(tmp_path: Path) -> None:
    written = code(played("espionage", 5, tmp_path))
    assert len(written) < 700
    assert b"hinted" not in opened(written)[0]


def test_code_keeps_resignations_and_practice(tmp_path: Path) -> None:
    recorded = played("ideology", 3, tmp_path, 30)
    recorded.mark_as_practice()
    recorded.resign(0, "fair")
    found = sure(read_code(code(recorded), rules_of).recorded)
    assert found.practice
    assert found.table.answers[-1].action == Action("resign", recorded.table.answers[-1].action.noun)
    assert found.table.result == recorded.table.result is not None


def test_code_keeps_answers_after_a_resignation(tmp_path: Path) -> None:
    laid = setup("ideology", 4, seed=3)
    recorded = play_on(start(tmp_path, rules_of("ideology"), laid, ("you", "fair", "fair", "fair")), 30, 3)
    recorded.resign(0, "fair")
    play_on(recorded, len(recorded.table.answers) + 10, 4)
    assert sure(read_code(code(recorded), rules_of).recorded).table.answers == recorded.table.answers


def test_code_keeps_hints_so_that_they_cannot_be_shed(tmp_path: Path) -> None:
    recorded = played("ideology", 3, tmp_path, 30)
    before = code(recorded)
    first, second = (given.action for given in recorded.table.answers[:2])
    recorded.hint(first, number=1)
    recorded.hint(first, number=2)
    assert first != second
    found = sure(read_code(code(recorded), rules_of).recorded)
    assert (found.hinted, found.taken) == (recorded.hinted, recorded.taken) == ((1, 2), (1,))
    assert code(found) == code(recorded) != before


@pytest.mark.parametrize(
    "wrong", [{"hinted": 3}, {"hinted": [0]}, {"hinted": ["1"]}, {"hinted": [1], "taken": {}}]
)
def test_forged_hints_are_refused_in_one_sentence(tmp_path: Path, wrong: dict[str, Any]) -> None:
    head, number = opened(code(played("espionage", 5, tmp_path, 3)))
    told = zlib.compress(json.dumps({**json.loads(head), **wrong}).encode())
    found = read_code(forged("", told, number), rules_of)
    assert sure(found.trouble).key == "code.broken"


def test_an_answer_after_the_end_is_refused_in_one_sentence(tmp_path: Path) -> None:
    over = played("espionage", 5, tmp_path)
    assert over.table.result is not None
    head, number = opened(code(over))
    told = zlib.compress(json.dumps({**json.loads(head), "answers": over.table.answered + 1}).encode())
    found = read_code(forged("", told, number), rules_of)
    assert found.trouble is not None
    assert found.trouble == line("code.nonsense", answer=over.table.answered + 1)


def test_wrong_letter_anywhere_is_reported_in_one_sentence(tmp_path: Path) -> None:
    written, rng = code(played("espionage", 8, tmp_path, 60)), Random(4)
    for _ in range(150):
        place = rng.randrange(len(BEGINNING), len(written) - 1)
        other = rng.choice([each for each in "ABCXYZabcxyz019-_" if each != written[place]])
        found = read_code(written[:place] + other + written[place + 1 :], rules_of)
        assert found.recorded is None
        assert len(found.sentences()) == 1
    for cut in range(0, len(written), 7):
        assert read_code(written[:cut], rules_of).recorded is None


@pytest.mark.parametrize(
    "text", ["", "OV1-", "OV1-A", "OV1-AAAA", "OV2-abc", "hello", "OV1-" + "A" * 50_000, "OV1-\x00", "OV1-ÄÖ"]
)
def test_other_file_than_a_game_is_refused_in_one_sentence(text: str) -> None:
    assert len(read_code(text, rules_of).sentences()) == 1


def test_text_is_within_the_size_limit_of_a_code_or_not_a_code(tmp_path: Path) -> None:
    told = [read_code(BEGINNING + "A" * (LONGEST + more - len(BEGINNING)), rules_of).trouble for more in (0, 1)]
    assert [each.key for each in told if each is not None] == ["code.broken", "code.no_code"]


def test_code_is_within_its_size_limit_or_broken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorded = played("espionage", 8, tmp_path, 60)
    recorded.hint(recorded.table.answers[-1].action, number=60)
    head, number = opened(code(recorded))
    for more in (0, 1):
        long = zlib.compress(head.rjust(LONGEST_HEADER + more))
        assert (read_code(forged("", long, number), rules_of).trouble is None) is (more == 0)
        monkeypatch.setattr(codes, "MOST_ANSWERS", 60 - more)
        assert (read_code(code(recorded), rules_of).trouble is None) is (more == 0)


def opened(written: str) -> tuple[bytes, bytes]:
    """Return the header and the encoded answers of a code."""
    found = urlsafe_b64decode(written[4:] + "=" * (-len(written[4:]) % 4))
    size = int.from_bytes(found[:2], "big")
    return zlib.decompress(found[2 : 2 + size]), found[2 + size : -4]


def forged(written: str, head: bytes, number: bytes = b"") -> str:
    """Return a code with other content and a matching checksum."""
    inside = len(head).to_bytes(2, "big") + head + number
    return BEGINNING + urlsafe_b64encode(inside + zlib.crc32(inside).to_bytes(4, "big")).rstrip(b"=").decode()


def test_a_forged_text_is_refused_in_one_sentence(tmp_path: Path) -> None:
    written = code(played("espionage", 8, tmp_path, 60))
    head, number = opened(written)
    assert read_code(forged(written, zlib.compress(head), number), rules_of).trouble is None, (
        "the forger can forge"
    )
    for old, new in (
        (b'"espionage"', b'"chess"'),
        (b'"answers":60', b'"answers":10'),
        (b'"answers":60', b'"answers":"many"'),
        (b'"answers":60', b'"answers":99999999'),
        (b'"resigned":[]', b'"resigned":[[3,"resign 9"]]'),
        (b'"resigned":[]', b'"resigned":[7]'),
        (b'"resigned":[]', b'"resigned":7'),
        (b'"resigned":[]', b'"resigned":[[60,"0"]]'),
        (b'"resigned":[]', b'"resigned":[[-1,"0"]]'),
        (b'"rules":', b'"rules":9'),
        (b'"level":"standard"', b'"level":"nowhere"'),
        (b'"practice":false', b'"practice":3'),
        (b'"seed":', b'"seed":"x","s":'),
    ):
        assert old in head, old
        broken = read_code(forged(written, zlib.compress(head.replace(old, new)), number), rules_of)
        assert broken.recorded is None, new
        assert len(broken.sentences()) == 1
    for squeezed in (
        b"",
        b"nonsense",
        zlib.compress(b"[1]"),
        zlib.compress(b"[" * 9000),
        zlib.compress(b"x" * 10**7),
    ):
        assert len(read_code(forged(written, squeezed, number), rules_of).sentences()) == 1
