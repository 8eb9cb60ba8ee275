"""Ends the processes that programs leave behind, whatever they did to get away.

Killing a process group misses a child that began a session of its own. On Linux a process can
adopt its orphaned descendants (`prctl(2)`, PR_SET_CHILD_SUBREAPER), so all of them are found below
it in ``/proc``. Elsewhere nothing is found, and the process group is what can be reached.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

FAMILY: Final = "KINGSROAD_FAMILY"
"""The environment variable by which a program's descendants are known after their parent ended."""

_PROC: Final = Path("/proc")
_PR_SET_CHILD_SUBREAPER: Final = 36
_PATIENCE: Final = 3.0
"""Seconds after which processes that cannot be killed, or start others faster, are given up."""
_TABLES_WITHOUT: Final = 2
"""Tables of processes in a row that must show nobody left."""

_self_ending: set[int] = set()


class _Process(NamedTuple):
    parent: int
    ended: bool


@cache
def adopt_orphans() -> bool:
    """Makes this process the parent of its descendants when theirs ends; whether it could be had.

    Processes started from this one do not inherit that.
    """
    if sys.platform != "linux":
        return False
    try:
        return bool(ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0) == 0)
    except (OSError, AttributeError):
        return False


def leave_running(pid: int) -> None:
    """Exempts a helper from `kill_descendants`: one that tidies up when this process has ended."""
    _self_ending.add(pid)


def kill_descendants() -> None:
    """Kills every process below this one."""
    _kill_all(lambda table: _below(os.getpid(), table) - _self_ending)


def kill_tree(pid: int) -> None:
    """Kills a child of this process that has not been waited for, and every process below it."""
    _kill_all(lambda table: {pid} | _below(pid, table))
    with contextlib.suppress(OSError):  # where there is no table of processes
        os.kill(pid, getattr(signal, "SIGKILL", signal.SIGTERM))


def kill_family(pid: int, mark: str) -> None:
    """Kills a child of this process, its process group and whatever descends from it.

    Args:
        pid: the child, which leads a process group. It is left to its owner to be waited for.
        mark: its value of the environment variable `FAMILY`, unique to it.
    """
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(pid, signal.SIGKILL)
        else:
            os.kill(pid, signal.SIGTERM)
    entry = f"{FAMILY}={mark}".encode()

    def family(table: Mapping[int, _Process]) -> set[int]:
        roots = {number for number in table if _has_entry(number, entry)}
        if pid in table and table[pid].parent == os.getpid():
            roots.add(pid)
        return roots.union(*(_below(root, table) for root in roots))

    for orphan in _kill_all(family) - {pid}:
        # Not ours to wait for unless it was adopted.
        with contextlib.suppress(ChildProcessError):
            os.waitpid(orphan, os.WNOHANG)


def _kill_all(choose: Callable[[Mapping[int, _Process]], set[int]]) -> set[int]:
    """Kills the processes chosen from a table until none is left alive; returns all of them.

    A table is not read in one moment: a process whose parent ends meanwhile may be read with the
    old one, which is then missing, and seem to be nobody's. It is found in the next table, so one
    without any of them is not believed at once.
    """
    killed: set[int] = set()
    end = time.monotonic() + _PATIENCE
    nobody = 0
    while True:
        table = _processes()
        chosen = choose(table)
        alive = {pid for pid in chosen if pid in table and not table[pid].ended}
        killed |= alive
        nobody = 0 if alive else nobody + 1
        if nobody == _TABLES_WITHOUT or time.monotonic() > end:
            return killed
        for pid in alive:
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.005)


def _processes() -> dict[int, _Process]:
    """All processes by their numbers (`proc(5)`); none where there is no such file system."""
    table: dict[int, _Process] = {}
    with contextlib.suppress(OSError):
        for folder in _PROC.iterdir():
            if folder.name.isdecimal():
                with contextlib.suppress(OSError):
                    # The name, in brackets, may hold anything.
                    fields = (folder / "stat").read_bytes().rpartition(b")")[2].split(None, 2)
                    table[int(folder.name)] = _Process(int(fields[1]), fields[0] in b"ZX")
    return table


def _below(root: int, table: Mapping[int, _Process]) -> set[int]:
    """The processes that descend from one."""
    children: dict[int, list[int]] = {}
    for pid, process in table.items():
        children.setdefault(process.parent, []).append(pid)
    found: set[int] = set()
    left = [root]
    while left:
        new = [pid for pid in children.get(left.pop(), ()) if pid not in found]
        found.update(new)
        left += new
    return found


def _has_entry(pid: int, entry: bytes) -> bool:
    """Whether a process was started with this entry in its environment; no if that is hidden."""
    try:
        return entry in (_PROC / str(pid) / "environ").read_bytes().split(b"\0")
    except OSError:
        return False
