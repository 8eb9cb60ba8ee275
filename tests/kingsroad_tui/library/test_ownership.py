"""Locks of games: one holder at a time, and none that outlives its process."""

from __future__ import annotations

import errno
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import BinaryIO

import msgspec
import pytest

from kingsroad_tui.library import ownership
from kingsroad_tui.library.ownership import hold, is_held, lock_path
from tests.support.paths import ROOT

HOLDER = """
import sys, time
from pathlib import Path
from kingsroad_tui.library.ownership import hold
assert hold(Path(sys.argv[1])) is not None
print("held", flush=True)
time.sleep(60)
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.json"


@pytest.fixture
def no_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder, as on some networks, that knows no locks."""

    def refuse(_: BinaryIO) -> None:
        raise OSError(errno.ENOLCK, "no locks available")

    monkeypatch.setattr(ownership, "lock_file", refuse)


def write_lock(game: Path, host: str, pid: int, *, seconds_ago: float = 0.0) -> None:
    """A lock file that somebody wrote a while ago."""
    path = lock_path(game)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode({"host": host, "pid": pid, "token": "x"}))
    then = path.stat().st_mtime - seconds_ago
    os.utime(path, (then, then))


def this_host() -> str:
    return socket.gethostname()


def dead_pid() -> int:
    """The number of a process that has ended."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


def test_one_holder_at_a_time(game: Path) -> None:
    assert not is_held(game)
    lock = hold(game)
    assert lock is not None
    assert is_held(game) and hold(game) is None
    lock.release()
    lock.release()
    assert not is_held(game) and not lock_path(game).exists()
    again = hold(game)
    assert again is not None
    again.release()


def test_a_killed_process_holds_nothing(game: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(game)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    assert is_held(game) and hold(game) is None
    process.kill()
    process.communicate()
    assert not is_held(game)
    lock = hold(game)
    assert lock is not None
    lock.release()


def test_a_lock_of_another_computer_counts_while_it_is_renewed(game: Path) -> None:
    write_lock(game, "elsewhere", 1, seconds_ago=ownership.EXPIRED / 2)
    assert is_held(game) and hold(game) is None
    write_lock(game, "elsewhere", 1, seconds_ago=ownership.EXPIRED * 2)
    assert not is_held(game)
    lock = hold(game)
    assert lock is not None
    lock.release()


def test_a_holder_renews_its_lock(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "RENEWED", 0.01)
    lock = hold(game)
    assert lock is not None
    os.utime(lock_path(game), (0, 0))
    lock._released.wait(0.5)
    assert lock_path(game).stat().st_mtime > 0
    lock.release()


@pytest.mark.usefixtures("no_locks")
def test_without_locks_one_holder_at_a_time(game: Path) -> None:
    lock = hold(game)
    assert lock is not None
    assert is_held(game) and hold(game) is None
    lock.release()
    assert not is_held(game)


@pytest.mark.usefixtures("no_locks")
def test_without_locks_a_dead_process_holds_nothing(game: Path) -> None:
    write_lock(game, this_host(), dead_pid())
    assert not is_held(game)
    lock = hold(game)
    assert lock is not None
    lock.release()


@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"[" * 900, b'{"host": 3}'])
def test_a_damaged_lock_file_locks_nobody_out(game: Path, content: bytes) -> None:
    lock_path(game).parent.mkdir()
    lock_path(game).write_bytes(content)
    assert not is_held(game)
    lock = hold(game)
    assert lock is not None
    lock.release()
