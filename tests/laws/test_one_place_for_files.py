"""Only `game/core/files/disk.py` makes, changes and deletes files, and it loses nothing that we didn't write."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HERE = ROOT / "game" / "core" / "files" / "disk.py"
FILES = [path for folder in ("game", "ai") for path in sorted((ROOT / folder).rglob("*.py")) if path != HERE]
DEEDS = frozenset({
    "chmod", "chown", "copy2", "copyfile", "copytree", "hardlink_to", "lchmod", "linkat",
    "makedirs", "mkdir", "mkdtemp", "mkfifo", "mkstemp", "NamedTemporaryFile", "rename", "renames",
    "rmdir", "rmtree", "symlink", "symlink_to", "truncate", "unlink", "write_bytes", "write_text",
})  # fmt: skip
"""Functions and methods that can only make, change or delete files."""
BELONGING = ("open", "replace", "remove", "link", "touch", "copy", "move", "save", "savez")
"""Functions and methods that do so depending on their module or arguments."""
NAMED = re.compile(rf"\b({'|'.join((*sorted(DEEDS), *BELONGING))})\(")
MODES = frozenset("wax+")


def deeds(source: str) -> Iterator[tuple[int, str]]:
    """Yield a module's file operations with their lines."""
    for node in ast.walk(ast.parse(source)) if NAMED.search(source) else ():  # parsing takes long
        if isinstance(node, ast.Call) and (deed := _deed(node)):
            yield node.lineno, deed


def _deed(call: ast.Call) -> str:
    of = call.func.value if isinstance(call.func, ast.Attribute) else None
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    module = of.id if isinstance(of, ast.Name) else ""
    given = [*call.args, *(each.value for each in call.keywords)]
    said = {each.value for each in given if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    writes = any(set(each) & MODES and set(each) <= set("rwaxbt+") for each in said)
    match name:
        case "open" if module == "os":
            looks = [ast.unparse(each) for each in call.args]
            return "" if looks[0] == "os.devnull" or looks[1:] == ["os.O_RDONLY"] else "os.open"
        case "open":
            return "open" if writes else ""
        case "replace" | "remove" | "link" if module == "os":
            return f"os.{name}"
        case "replace" if of is not None:  # a path's replace takes one argument, a string's two
            return "replace" if len(call.args) == 1 and not call.keywords else ""
        case "touch" if of is not None:  # a picture's has many
            return (
                "touch"
                if len(call.args) < 2 and {each.arg for each in call.keywords} <= {"mode", "exist_ok"}
                else ""
            )
        case "copy" | "move":
            return f"shutil.{name}" if module == "shutil" else ""
        case "save" if of is not None and ast.unparse(of) == "pygame.image":  # in memory it also gets a name
            return "image.save" if len(call.args) < 3 else ""
        case "save" | "savez":
            return f"{module}.{name}" if module in ("np", "numpy") else ""
        case _:
            return name if name in DEEDS else ""


def test_no_other_module_makes_changes_or_deletes_a_file() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {deed}"
        for path in FILES
        for number, deed in deeds(path.read_text("utf-8"))
    ]
    assert not found, "this writes or deletes by itself, which is for game.core.files.disk"


@pytest.mark.parametrize(
    "source",
    [
        "path.write_text('x')", "path.unlink(missing_ok=True)", "open(path, 'w')", "path.open('ab+', buffering=0)",
        "os.replace(a, b)", "draft.replace(path)", "shutil.rmtree(folder)", "os.open(path, os.O_CREAT)",
        "path.touch()", "path.touch(exist_ok=False)", "Path(mkdtemp())", "open(file=path, mode='r+b')",
        "folder.mkdir(parents=True)", "shutil.move(a, b)", "np.save(path, array)", "os.remove(path)",
        "pygame.image.save(sheet, path)", "os.link(a, b)",
    ],
)  # fmt: skip
def test_every_kind_of_file_change_is_detected(source: str) -> None:
    assert list(deeds(source))


@pytest.mark.parametrize(
    "source",
    [
        "path.open('rb')",
        "open(path)",
        "text.replace('a', 'b')",
        "replace(header, rules=1)",
        "table.copy()",
        "os.open(os.devnull, os.O_WRONLY)",
        "os.open(folder, os.O_RDONLY)",
        "picture.touch(noun, rect, 'card', name)",
        "pygame.image.save(sheet, memory, 'x.png')",
        "words.link(a)",
        "self.open(path, found)",
        "ratings.save()",
    ],
)
def test_other_calls_are_not_taken_for_file_changes(source: str) -> None:
    assert not list(deeds(source))
