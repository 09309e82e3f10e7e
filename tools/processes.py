"""What Linux reveals about processes in /proc; other systems have no such folder."""

import os
from pathlib import Path

PROC = Path("/proc")


def family(root: int) -> list[int]:
    """Return every process started by this one or by a descendant."""
    parents = {int(each.name): _fields(int(each.name))[1:2] for each in PROC.iterdir() if each.name.isdigit()}
    found = [root]
    for known in found:
        found += [child for child, parent in parents.items() if parent == [str(known)]]
    return found[1:]


def memory(process: int) -> float:
    """Return the memory of a process in MB; 0 if it has ended."""
    try:
        status = (PROC / str(process) / "status").read_text()
    except OSError:
        return 0.0
    sizes = [line.split()[1] for line in status.splitlines() if line.startswith("VmRSS:")]
    return int(sizes[0]) / 1024 if sizes else 0.0


def used(process: int) -> float:
    """Return the seconds of processor time that a process has used."""
    return sum(map(int, _fields(process)[11:13])) / os.sysconf("SC_CLK_TCK")


def _fields(process: int) -> list[str]:
    """Return the fields of a process's `stat` after its name; [] if it has ended."""
    try:
        return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []
