"""A designer's mistakes are found when the title is opened, in one sentence with folder, file and key."""

import json
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import pytest

from game.core.content.loading import ContentError, OneOf, Within, by_id, load, load_all, read
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]

DOOR = '''
import json, random, re, sys
from pathlib import Path
import game.titles as titles
from game.core.content import box, loading as content
from game.core.language import words


def door(title):
    """Open a title as if for the first time."""
    for cached in (content.read, box.box_in, box.level_in, box.flaw, titles.flaw, words.words_in):
        cached.cache_clear()
    for name in [name for name in sys.modules if name.startswith(f"game.titles.{title}")]:
        del sys.modules[name]
    return titles.flaw(title)


def damaged(text, rng):
    """Break one thing in a text."""
    lines = text.split("\\n")
    at = rng.randrange(len(lines))
    match rng.randrange(8):
        case 0:
            del lines[at]
        case 1:
            lines.insert(at, lines[rng.randrange(len(lines))])
        case 2:
            wild = rng.choice(["-1", "1000000000", "1e400", "nan", "true", '"x"', "1" * 5000])
            lines[at] = re.sub(r"\\b\\d+\\b", wild, lines[at])
        case 3:
            word = rng.choice(['"frob"', '""', "7", "[]", "{}", '"\\\\u0000"'])
            lines[at] = re.sub(r'"\\w+"', lambda _: word, lines[at])
        case 4:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
        case 5:
            lines[at] = lines[at] + rng.choice(["=", "\\x00", "\\x1b[31m", "[" * 5000, '"""', "\\ufeff", "é"])
        case 6:
            lines = lines[:at]
        case 7:
            blocks = "\\n".join(lines).split("\\n\\n")
            blocks.insert(rng.randrange(len(blocks)), rng.choice(blocks))
            lines = "\\n\\n".join(blocks).split("\\n")
    return "\\n".join(lines)


levels, job = Path("levels"), json.loads(sys.argv[1])
for path, old, new in job["wanted"]:
    file = levels / path
    text = file.read_text()
    assert old in text, (path, old)
    file.write_text(text.replace(old, new, 1))
    print(json.dumps(door(path.partition("/")[0])))
    file.write_text(text)
rng = random.Random(job["seed"])
files = [path for path in sorted(levels.glob("*/*.toml")) if path.parent.name != "room"]
for number in range(job["broken"]):
    file = rng.choice(files)
    text = file.read_text()
    file.write_text(damaged(text, rng))
    print(json.dumps(door(file.parent.name)))
    file.write_text(text)
'''


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the rules and their content that may be broken."""
    folder = tmp_path_factory.mktemp("workshop")
    for part in ("game/core", "game/titles", "levels"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", "*.png", "*.tmx"))
    for module in ("__init__.py", "pure.py"):
        shutil.copy(ROOT / "game" / module, folder / "game")
    return folder


def told(workshop: Path, *wanted: tuple[str, str, str], broken: int = 0, seed: int = 1) -> list[str]:
    """Break the content in each given way, one at a time, and return the messages."""
    job = json.dumps({"wanted": wanted, "broken": broken, "seed": seed})
    done = subprocess.run(
        [sys.executable, "-c", DOOR, job], cwd=workshop, capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.returncode == 0, done.stderr[-2_000:]
    return [str(json.loads(row)) for row in done.stdout.splitlines()]


BROKEN = [
    # text in the file, its replacement, and what the message names
    (
        ("espionage/standard.toml", "hand_size = 5", "hand_size = -1"),
        ("espionage/standard.toml", "hand_size", "1 to 12"),
    ),
    (
        ("espionage/standard.toml", "hand_size = 5", f"hand_size = {10**9}"),
        ("espionage/standard.toml", "hand_size"),
    ),
    (("espionage/standard.toml", "plays = 2", f"plays = {'1' * 5_000}"), ("espionage/standard.toml",)),
    (("espionage/shortened.toml", "ussr = 7", "ussr = 0"), ("espionage/shortened.toml", "tracks.ussr")),
    (
        ("espionage/cards.toml", 'id = "deport"', 'id = "blockade"'),
        ("espionage/cards.toml, special_action", "twice"),
    ),
    (("espionage/cards.toml", 'id = "deport"', 'id = "report"'), ("espionage/cards.toml", "deport")),
    (("espionage/cards.toml", 'timing = ["own"]', 'timing = ["never"]'), ("special_action", "timing", "never")),
    (("espionage/cards.toml", 'action = "rebel_forces"', 'action = "rebels"'), ("espionage/cards.toml", "rebels")),
    (("espionage/box.toml", 'name = "1955"', "name = "), ("espionage/box.toml", "line")),
    (("espionage/box.toml", 'id = "red"', 'id = "blue"'), ("espionage/box.toml, faction", "twice")),
    (("manifesto/box.toml", "minutes = [45, 150]", "minutes = []"), ("minutes", "least")),
    (("espionage/box.toml", 'dot = "disc"', 'dot = "dsc"'), ("espionage/box.toml", "dsc")),
    (("espionage/box.toml", 'light = "#', 'light = "blue'), ("light", "colour")),
    (("espionage/box.toml", '"long_war"', '"endless"'), ("espionage/endless.toml", "cannot be read")),
    (("espionage/box.toml", "[credits]", "x = " + "[" * 3_000), ("espionage/box.toml",)),
    (("ideology/cards.toml", 'weakness = "isolationism"', 'weakness = "ennui"'), ("ideology/cards.toml", "ennui")),
    (("ideology/cards.toml", 'area = "military", extra', 'area = "moral", extra'), ("rule", "tax", "moral")),
    (("ideology/cold_war.toml", 'regions = ["egypt"]', 'regions = ["narnia"]'), ("Cold War", "narnia")),
    (("ideology/map.toml", 'id = "canada"', 'id = "cuba"'), ("ideology/map.toml, region", "twice")),
    (
        ("manifesto/cards.toml", 'result = "Z"', 'result = "Q"'),
        ("manifesto/cards.toml, conflict_card", "result", "Q"),
    ),
    (("manifesto/cards.toml", "copies = 2", "copies = 90"), ("manifesto/cards.toml", "copies", "1 to 4")),
    (("manifesto/between_wars.toml", "rounds = 13", "rounds = 0"), ("manifesto/between_wars.toml", "rounds")),
    (("manifesto/map.toml", 'id = "russia"', 'id = "prussia"'), ("manifesto", "russia")),
    (
        ("world_order/cards.toml", 'id = "soft_power"', 'id = "hard_power"'),
        ("world_order/cards.toml", "soft_power"),
    ),
    (("world_order/cards.toml", 'id = "energy_summit"', 'id = "soft_power"'), ("world_order/cards.toml", "twice")),
    (("world_order/cards.toml", 'id = "us_navy"', 'id = "us_army"'), ("world_order/cards.toml", "us_army")),
    (
        ("world_order/cards.toml", 'id = "space_program"', 'id = "moon"'),
        ("world_order/cards.toml, growth", "moon"),
    ),
    (("world_order/standard.toml", "scoring = [3, 6]", "scoring = [3, 9]"), ("Standard", "1 to 6")),
    (
        ("world_order/map.toml", 'region = "europe", value = 1', 'region = "evropa", value = 1'),
        ("map.toml", "evropa"),
    ),
    (
        ("world_order/map.toml", "value = 1, invest = 10", "value = 1, invest = -10"),
        ("map.toml", "invest", "0 to 999"),
    ),
    (("world_order/powers.toml", '[[power]]\nid = "usa"', '[[power]]\nid = "uk"'), ("powers.toml", "usa")),
    (("world_order/cards.toml", "auto = [", "otto = ["), ("world_order/cards.toml", "'auto' is missing")),
]


def test_every_mistake_of_a_designer_is_one_sentence_on_loading(workshop: Path) -> None:
    said = told(workshop, *[change for change, _ in BROKEN])
    for (change, names), sentence in zip(BROKEN, said, strict=True):
        for name in names:
            assert name in sentence, (change, sentence)
        assert "\n" not in sentence
        assert len(sentence) < 400, sentence


@pytest.mark.parametrize(
    ("seed", "broken"), [(1, 25), *(pytest.param(seed, 250, marks=pytest.mark.long) for seed in range(2, 8))]
)
def test_broken_content_never_raises_at_the_door(workshop: Path, seed: int, broken: int) -> None:
    said = told(workshop, broken=broken, seed=seed)
    assert len(said) == broken
    assert sum(bool(sentence) for sentence in said) > broken // 8, "or nothing was broken"
    assert all("\n" not in sentence and len(sentence) < 400 for sentence in said), said


def test_broken_box_closes_no_other(workshop: Path) -> None:
    [sentence] = told(workshop, ("ideology/box.toml", "name =", "name"))
    assert sentence.startswith("ideology/box.toml: ")
    assert told(workshop, ("espionage/standard.toml", "plays", "plays")) == [""]


@dataclass(frozen=True)
class Face:
    id: str
    count: int = 1
    side: Annotated[str, OneOf("left", "right")] = "left"
    rows: tuple["Face", ...] = ()
    year: Annotated[int, Within(1900, 2100)] = 1955


@pytest.mark.parametrize(
    ("table", "flaw"),
    [
        ({"id": "a", "count": -1}, "here, count: a number from 0 to 999 was expected, not -1"),
        ({"id": "a", "count": True}, "here, count: int was expected, not True"),
        (
            {"id": "a", "count": 10**5_000},
            "here, count: a number from 0 to 999 was expected, not a number without end",
        ),
        ({"id": "a", "side": "up"}, "here, side: 'up' is unknown; known are left, right"),
        ({"id": "a", "year": 3000}, "here, year: a number from 1900 to 2100 was expected, not 3000"),
        ({"id": "a", "rows": [{"id": "b"}, {"id": "b"}]}, "here, rows: the id 'b' is there twice"),
        ({"id": "a", "sides": 1}, "here: there is no key 'sides'"),
        ({"id": ["x" * 10_000]}, "here, id: str was expected, not ['xxx"),
        ({}, "here: the key 'id' is missing"),
    ],
)
def test_possible_values_of_a_field_are_declared_beside_it(table: dict[str, object], flaw: str) -> None:
    with pytest.raises(ContentError) as told:
        load(Face, table, "here")
    assert str(told.value).startswith(flaw)
    assert len(str(told.value)) < 200


def test_duplicate_ids_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there: the id 'a' is there twice"):
        load_all(Face, [{"id": "a"}, {"id": "a"}], "there")
    with pytest.raises(ContentError, match="there: the id 'a' is there twice"):
        by_id("there", [Face("a")], [Face("a")])
    file = tmp_path / "box.toml"
    file.write_text("a = 1")
    with pytest.raises(ContentError, match=rf"{tmp_path.name}/box\.toml: the key 'b' is missing"):
        read(file)["b"]
