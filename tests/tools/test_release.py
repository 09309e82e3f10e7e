"""What a release contains: checksums, the bill of materials, the page."""

import json
import re
import zipfile
from hashlib import sha256
from importlib.metadata import distribution
from pathlib import Path

import pytest

from game.licences import needed
from game.version import NEXT
from tools import release

ROOT = Path(__file__).parents[2]
LONGEST = 3000
"""The most characters on a release's page."""
CHANGELOG = (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_checksums_match_the_files(tmp_path: Path) -> None:
    (tmp_path / "a.zip").write_bytes(b"one")
    (tmp_path / release.SUMS).write_text("old")
    assert list(release.sums(tmp_path)) == [f"{sha256(b'one').hexdigest()}  a.zip"]


def test_bill_of_materials_names_every_package_and_library(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    for name in ("libSDL2-2.0.so.0", "base.pyd", "SDL2.dll", "words.toml"):
        (tmp_path / "lib" / name).write_bytes(name.encode())
    bill = release.sbom(needed(["pytmx"]), tmp_path)
    named = {each["name"]: each for each in bill["components"]}
    assert {"PyTMX", "CPython", "lib/libSDL2-2.0.so.0", "lib/base.pyd", "lib/SDL2.dll"} <= named.keys()
    assert "lib/words.toml" not in named
    assert named["lib/base.pyd"]["hashes"][0]["content"] == sha256(b"base.pyd").hexdigest()
    assert named["PyTMX"]["purl"] == f"pkg:pypi/pytmx@{distribution('pytmx').version}"
    assert len({each["bom-ref"] for each in bill["components"]}) == len(bill["components"])
    json.dumps(bill)


def test_bill_of_materials_states_every_licence() -> None:
    bill = release.sbom(needed(["pygame-ce", "platformdirs", "pytmx", "numpy"]))
    assert [each["name"] for each in bill["components"] if "licenses" not in each] == []


@pytest.mark.parametrize("named", [NEXT, f"{NEXT}.dev12+g1a2b3c4"])
def test_release_page_explains_how_to_play_before_what_is_new(named: str) -> None:
    page = release.page(CHANGELOG, named)
    assert page.startswith(f"# Overton {named}")
    assert page.index("SHA256SUMS") < page.index("## What is new") < page.index("**Hands on phones**")
    assert "## 0.1.0" not in page
    assert "](docs/" not in page, "on a release's page such a link leads nowhere"
    assert len(page) < LONGEST, "nobody reads a whole changelog before a download"


def test_version_without_a_summary_gets_no_page() -> None:
    with pytest.raises(ValueError, match="In short"):
        release.page("## 0.3.0\n\nFor players\n\n- Much.\n", "0.3.0")


def test_zip_contains_the_program_with_its_licences(tmp_path: Path) -> None:
    inside = tmp_path / "overton" / "_internal" / "game" / "assets"
    inside.mkdir(parents=True)
    (inside / "licences.txt").write_text("all of them")
    (tmp_path / "overton" / "overton").write_bytes(b"run")
    packed = release.zipped(tmp_path / "overton", tmp_path / "it.zip")
    names = zipfile.ZipFile(packed).namelist()
    assert {"overton/overton", "overton/LICENSE.txt", "overton/LICENCES.txt"} <= set(names)


def test_workflows_have_read_permission_only_unless_a_job_says_why() -> None:
    for path in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        text = path.read_text("utf-8")
        head, _, jobs = text.partition("\njobs:\n")
        assert "permissions:\n  contents: read\n" in head, path.name
        assert ": write" not in head, path.name
        assert "concurrency:" in head or "workflow_call:" in head, path.name
        assert text.count("actions/checkout@") == text.count("persist-credentials: false"), path.name
        for line in jobs.splitlines():
            assert "${{ inputs." not in line, f"{path.name}: an input may hold a command"


def test_workflows_name_only_tests_that_exist() -> None:
    for path in sorted((ROOT / ".github" / "workflows").glob("*.yml")):
        named = re.findall(r"\btests/[\w/.]+", path.read_text("utf-8"))
        assert [each for each in named if not (ROOT / each).exists()] == [], path.name
