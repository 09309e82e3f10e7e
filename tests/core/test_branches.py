"""The branches of a game are found through their records, wherever the files are."""

from pathlib import Path
from typing import Any

from game.core.files.branches import family
from game.core.files.checksummed import seal
from game.core.files.code import code, read_code
from game.core.files.journal import Recorded, branched, load, saves, start
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


def test_a_tree_has_each_game_before_its_branches_and_the_later_branch_first(tmp_path: Path) -> None:
    root = game(tmp_path)
    early = branched(tmp_path, root, 2, ("you", "fair"))
    late = go_on(branched(tmp_path, root, 4, ("you", "hard")), 3)
    twig = branched(tmp_path, late, 5, ("you", "you"))
    for each in (root, early, late, twig):
        assert tree(tmp_path, each) == [(0, None), (4, 0), (5, 1), (2, 0)]


def test_files_may_be_renamed_and_a_lost_parent_leaves_an_orphan(tmp_path: Path) -> None:
    root = game(tmp_path)
    branch = go_on(branched(tmp_path, root, 3, ("you", "fair")), 1)
    twig = branched(tmp_path, branch, 4, ("you", "fair"))
    path_of(root).rename(tmp_path / "quite another name.journal")
    assert tree(tmp_path, twig) == [(0, None), (3, 0), (4, 1)]
    (tmp_path / "quite another name.journal").unlink()
    limbs = family(saves(tmp_path)[0], twig.header.id)
    assert [limb.orphan for limb in limbs] == [True, False]
    assert tree(tmp_path, root) == []


def test_a_game_keeps_its_id_when_it_is_loaded_and_shares_it_with_no_branch(tmp_path: Path) -> None:
    root = game(tmp_path)
    branch = branched(tmp_path, root, 3, ("you", "fair"))
    for each in (root, branch):
        again = sure(load(path_of(each), rules_of).recorded)
        assert again.header.id == each.header.id
        assert again.header.parent == each.header.parent
    assert root.header.id != branch.header.id != branched(tmp_path, root, 3, ("you", "easy")).header.id


def test_a_game_sent_as_text_names_no_game_of_its_sender(tmp_path: Path) -> None:
    branch = branched(tmp_path, game(tmp_path), 3, ("you", "fair"))
    sent = sure(read_code(code(branch), rules_of).recorded)
    assert sent.header.parent is None
    assert sent.practice


def test_a_chair_given_up_before_the_branch_is_taken_by_who_was_chosen(tmp_path: Path) -> None:
    root = game(tmp_path, 2)
    root.play(Resigning((0,), "fair").action())
    go_on(root, 2)
    branch = branched(tmp_path, root, 4, ("you", "easy"))
    assert branch.chairs == ["you", "easy"]
    assert sure(load(path_of(branch), rules_of).recorded).chairs == ["you", "easy"]


def test_a_branch_of_nothing_sensible_is_told(tmp_path: Path) -> None:
    branch = branched(tmp_path, game(tmp_path), 3, ("you", "fair"))
    forged = path_of(branch).read_text().splitlines()[0].rpartition(" #")[0]
    for wrong in ('"../../etc"', '"ABC"', "7"):
        content = forged.replace(f'"{sure(branch.header.parent).game}"', wrong)
        path = tmp_path / "forged.journal"
        path.write_text(f"{content} #{seal('', content)}\n")
        assert load(path, rules_of).recorded is None
