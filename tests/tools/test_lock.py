"""Build inputs are pinned file by file, and whatever a build passes on comes with its licence."""

import re
import tomllib
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from game import licences
from game.command_line import main
from game.licences import gathered, needed, plain, texts
from tools import build_demo, lock

WORKFLOW = lock.ROOT / ".github" / "workflows" / "programs.yml"
PIN = re.compile(
    r"(?P<name>\S+)==(?P<version>\S+)( ; (?P<where>[^\\]*\S))?(?P<sums>( \\\n    --hash=sha256:[0-9a-f]{64})+)"
)


def pins(text: str) -> dict[str, list[str]]:
    """Return the versions of each package in a locked file. Raises ValueError unless all have hashes."""
    found: dict[str, list[str]] = {}
    for pin in PIN.finditer(text):
        found.setdefault(pin["name"], []).append(pin["version"])
    left = PIN.sub("", text)
    if stray := [line for line in left.splitlines() if line and not line.startswith("#")]:
        raise ValueError(f"this pins nothing: {stray[0]}")
    return found


LOCKED = pins(lock.LOCKED.read_text(encoding="utf-8"))


@pytest.mark.parametrize("line", lock.wanted())
def test_build_requirements_are_pinned_to_versions_that_fit(line: str) -> None:
    wanted = Requirement(line)
    versions = LOCKED[canonicalize_name(wanted.name)]
    assert [each for each in versions if not wanted.specifier.contains(each)] == []


def test_dependencies_of_the_game_are_pinned_to_the_last_package() -> None:
    assert {plain(each.name) for each in needed(lock.runtime())} <= LOCKED.keys()


@pytest.mark.parametrize(
    "wrong", ["numpy>=1.26", "numpy==2.4.6", "numpy==2.4.6 \\\n    --hash=md5:00", "-e .", "--index-url x"]
)
def test_line_without_a_pin_is_found(wrong: str) -> None:
    with pytest.raises(ValueError, match="pins nothing"):
        pins(f"# a comment\n{wrong}\n")


def test_executable_is_built_from_pinned_files_only() -> None:
    job = WORKFLOW.read_text(encoding="utf-8")
    before, made, _ = job.partition("python -m tools.release --programs")
    assert made
    assert re.findall(r"pip install .*", before) == ["pip install --require-hashes -r tools/locked.txt"]


def test_every_dependency_brings_its_licence() -> None:
    packages = needed(lock.runtime())
    assert {plain(each.name) for each in packages} >= set(map(plain, lock.runtime()))
    told = gathered(packages)
    for each in packages:
        assert f"\n{each.name} {each.version}\n" in told
    for terms in (
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "Version 2.1, February 1999",
        "GNU GENERAL PUBLIC LICENSE",
        "SIL OPEN FONT LICENSE",
        "Redistributions in binary form",
        "Permission is hereby granted",
    ):
        assert terms.casefold() in told.casefold(), terms


def test_a_package_without_a_licence_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    fontpkg = distribution("fontpkg")
    assert "Permission is hereby granted" in gathered([fontpkg])
    monkeypatch.setattr(licences, "root", lambda kind: Path("/nowhere"))
    with pytest.raises(licences.NoText, match="fontpkg"):
        gathered([fontpkg])


def test_executable_leaves_out_unneeded_packages() -> None:
    left = set(build_demo.left_out())
    assert {"numpy", "pytest", "hypothesis", "mypy"} <= left
    assert left.isdisjoint({"game", "ai", "pygame", "pytmx", "platformdirs", "fontpkg", "websockets", "segno"})
    assert "*left_out()" in build_demo.SPEC.read_text(encoding="utf-8")


def test_executable_includes_the_licences_of_its_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_demo, "distribution", lambda name: distribution("pytest"))
    carried = build_demo.licences(tmp_path)
    monkeypatch.setattr(licences, "root", lambda kind: tmp_path)
    assert main(["licences"]) == 0
    told = capsys.readouterr().out
    assert told == f"{carried.read_text(encoding='utf-8')}\n" == f"{texts()}\n"
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in told
    assert (lock.ROOT / "LICENSE").read_text(encoding="utf-8") in told
    spec = build_demo.SPEC.read_text(encoding="utf-8")
    assert 'datas.append((str(licences(Path(workpath))), "game/assets"))' in spec


def test_contents_of_the_executable_come_with_the_extra_that_makes_it() -> None:
    asked = tomllib.loads((lock.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(lock.runtime()) <= {*asked["dependencies"], *asked["optional-dependencies"]["demo"]}


def test_overton_lists_its_own_licences_and_not_those_kept_for_others(tmp_path: Path) -> None:
    """A wheel carries the GPL's text for another package, and the licence of the phones' font twice."""
    named, own = "overton-1.dist-info/METADATA", "overton-1.dist-info/licenses"
    files = {
        named: "Metadata-Version: 2.4\nName: overton\nVersion: 1\n",
        f"{own}/LICENSE": "MIT License",
        f"{own}/game/pocket/page/OFL.txt": "SIL Open Font License",
        "game/pocket/page/OFL.txt": "SIL Open Font License",
        "game/assets/licences/GPL-3.0.txt": "GNU GENERAL PUBLIC LICENSE",
    }
    for name, text in {**files, "overton-1.dist-info/RECORD": "".join(f"{name},,\n" for name in files)}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    told = gathered([Distribution.at(tmp_path / "overton-1.dist-info")])
    assert [told.count(text) for text in ("MIT License", "SIL Open", "GNU GENERAL")] == [1, 1, 0]


def test_fonts_lie_beside_their_licence() -> None:
    folders = {path.parent for path in (lock.ROOT / "game").rglob("*.woff2")}
    asked = tomllib.loads((lock.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for folder in folders:
        assert "Reserved Font Name" in (folder / "OFL.txt").read_text("utf-8")
        assert (folder / "OFL.txt").relative_to(lock.ROOT).as_posix() in asked["license-files"]
    assert folders
