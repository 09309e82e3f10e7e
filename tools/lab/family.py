"""A process's descendants, as Linux lists them in /proc."""

from pathlib import Path


def family(root: int) -> list[int]:
    """Return every process started by this one or by a descendant."""
    parents = dict[int, int]()
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue  # it has ended in the meantime
    found = [root]
    for known in found:
        found += [child for child, parent in parents.items() if parent == known]
    return found[1:]
