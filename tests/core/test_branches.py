"""A game's branches are found through their records, wherever the files are."""

from pathlib import Path
from typing import Any

import pytest

from game.core.files.branches import family
from game.core.files.checksummed import checksum
from game.core.files.code import code, read_code
from game.core.files.journal import Header, Parent, Recorded, Saved, branched, load, saves, start
from game.core.resigning import Resigning
from game.titles import rules_of, setup
from tests.games import path_of
from tests.sure import sure


def game(folder: Path, answers: int = 6) -> Recorded[Any]:
    recorded = start(
        folder, rules_of("goofspiel"), setup("goofspiel", seed=4), ("you", "fair"), ("Ada", "Fair bot")
    )
    return go_on(recorded, answers)


def go_on(recorded: Recorded[Any], answers: int) -> Recorded[Any]:
    for _ in range(answers):
        recorded.play(sure(recorded.table.decision).options[-1])
    return recorded


def tree(folder: Path, recorded: Recorded[Any]) -> list[tuple[int, int | None]]:
    return [(limb.at, limb.above) for limb in family(saves(folder)[0], recorded.header.id)]


def test_tree_lists_each_game_before_its_branches_and_later_ones_first(tmp_path: Path) -> None:
    root = game(tmp_path)
    early = branched(tmp_path, root, 2, ("you", "fair"))
    late = go_on(branched(tmp_path, root, 4, ("you", "hard")), 3)
    twig = branched(tmp_path, late, 5, ("you", "you"))
    (tmp_path / "unreadable.journal").write_bytes(b"")
    for each in (root, early, late, twig):
        assert tree(tmp_path, each) == [(0, None), (4, 0), (5, 1), (2, 0)]


def kept(monkeypatch: pytest.MonkeyPatch, **parents: tuple[str, int]) -> list[Saved]:
    """Return saves whose dates are their ids, each with its parent and the answer where it was branched off."""
    monkeypatch.setattr(Header, "id", property(lambda header: header.date))
    of = setup("goofspiel", seed=4)
    return [
        Saved(Path(name), Header("goofspiel", 1, of, name, (), (), parent=Parent(*parent) if parent[0] else None))
        for name, parent in parents.items()
    ]


def test_branches_at_the_same_answer_are_sorted_by_age(monkeypatch: pytest.MonkeyPatch) -> None:
    found = family(kept(monkeypatch, old=("", 0), year3=("old", 4), year1=("old", 4), year2=("old", 5)), "year1")
    assert [str(limb.saved.path) for limb in found] == ["old", "year2", "year1", "year3"]


def test_records_forged_as_each_others_parents_still_make_a_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    found = family(kept(monkeypatch, a=("c", 1), b=("a", 2), c=("b", 3), d=("a", 4)), "d")
    assert [(str(limb.saved.path), limb.at, limb.above) for limb in found] == [
        ("b", 0, None),
        ("c", 3, 0),
        ("a", 1, 1),
        ("d", 4, 2),
    ]


def test_first_of_two_copies_of_a_record_counts(tmp_path: Path) -> None:
    root = game(tmp_path)
    (tmp_path / "copy.journal").write_bytes(path_of(root).read_bytes())
    saved = saves(tmp_path)[0]
    for each in (saved, saved[::-1]):
        assert [limb.saved.path for limb in family(each, root.header.id)] == [each[0].path]


def test_renamed_files_keep_the_tree_and_a_lost_parent_leaves_an_orphan(tmp_path: Path) -> None:
    root = game(tmp_path)
    branch = go_on(branched(tmp_path, root, 3, ("you", "fair")), 1)
    twig = branched(tmp_path, branch, 4, ("you", "fair"))
    path_of(root).rename(tmp_path / "quite another name.journal")
    assert tree(tmp_path, twig) == [(0, None), (3, 0), (4, 1)]
    (tmp_path / "quite another name.journal").unlink()
    limbs = family(saves(tmp_path)[0], twig.header.id)
    assert [limb.orphan for limb in limbs] == [True, False]
    assert tree(tmp_path, root) == []


def test_game_keeps_its_id_across_loading_and_branches_get_their_own(tmp_path: Path) -> None:
    root = game(tmp_path)
    branch = branched(tmp_path, root, 3, ("you", "fair"))
    for each in (root, branch, branched(tmp_path, root, 0, ("you", "fair"))):
        again = load(path_of(each), rules_of).recorded
        assert again is not None
        assert again.header.id == each.header.id
        assert again.header.parent == each.header.parent
    assert root.header.id != branch.header.id != branched(tmp_path, root, 3, ("you", "easy")).header.id


def test_game_sent_as_text_names_no_other_game_of_its_sender(tmp_path: Path) -> None:
    branch = branched(tmp_path, game(tmp_path), 3, ("you", "fair"))
    sent = sure(read_code(code(branch), rules_of).recorded)
    assert sent.header.parent is None
    assert sent.practice


def test_chair_given_up_before_the_branch_goes_to_the_chosen_player(tmp_path: Path) -> None:
    root = game(tmp_path, 2)
    root.play(Resigning((0,), "fair").action())
    go_on(root, 2)
    branch = branched(tmp_path, root, 4, ("you", "easy"))
    assert branch.chairs == ["you", "easy"]
    assert sure(load(path_of(branch), rules_of).recorded).chairs == ["you", "easy"]


def test_senseless_branch_is_reported(tmp_path: Path) -> None:
    branch = branched(tmp_path, game(tmp_path), 3, ("you", "fair"))
    forged = path_of(branch).read_text().splitlines()[0].rpartition(" #")[0]
    assert branch.header.parent is not None
    game_named = f'"{branch.header.parent.game}"'
    for named, wrong in ((game_named, '"../../etc"'), (game_named, '"ABC"'), (game_named, "7"), ("3}", "-1}")):
        assert named in forged
        content = forged.replace(named, wrong)
        path = tmp_path / "forged.journal"
        path.write_text(f"{content} #{checksum('', content)}\n")
        assert load(path, rules_of).recorded is None
