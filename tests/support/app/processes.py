"""Processes that tests start: which are left of them, and a terminal for one."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from fcntl import ioctl
from pathlib import Path
from struct import pack
from termios import TIOCSCTTY, TIOCSWINSZ

import pytest

from tests.support.paths import ROOT

MARK = "KINGSROAD_TEST_MARK"
"""An environment variable that everything a test starts inherits."""

needs_proc = pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs /proc")


def marked(mark: str) -> dict[int, str]:
    """The living processes whose environment has a mark: their numbers and command lines."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            ended = (folder / "stat").read_bytes().rpartition(b")")[2].split()[0] in b"ZX"
            entries = (folder / "environ").read_bytes().split(b"\0")
            if not ended and f"{MARK}={mark}".encode() in entries:
                line = (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode()
                found[int(folder.name)] = line
    return found


def wait_for(condition: Callable[[], object], seconds: float) -> bool:
    """Whether a condition comes true within some time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def catches(pid: int, number: int) -> bool:
    """Whether a process has a handler of its own for a signal; taken for granted without /proc."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return True
    masks = dict(line.split(":\t", 1) for line in status.read_text().splitlines() if ":\t" in line)
    return bool(int(masks["SigCgt"], 16) >> (number - 1) & 1)


class Terminal:
    """The other end of a terminal that a program runs in."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process = process
        self.end = end
        self.shown = b""

    def read_until(self, done: Callable[[bytes], object], seconds: float) -> bool:
        """Reads what the program shows until that is enough; whether it was."""
        limit = time.monotonic() + seconds
        while not done(self.shown):
            if time.monotonic() > limit:
                return False
            if select.select([self.end], [], [], 0.05)[0]:
                try:
                    self.shown += os.read(self.end, 65_536)
                except OSError:  # the program has let go of the terminal
                    return bool(done(self.shown))
        return True

    def send(self, data: bytes) -> None:
        """Types something; nothing where the program has let go of the terminal."""
        with contextlib.suppress(OSError):
            os.write(self.end, data)

    def ends(self, seconds: float) -> bool:
        """Whether the program ends within some time; what it shows meanwhile is read."""
        if self.read_until(lambda _: self.process.poll() is not None, seconds):
            return True
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1.0)
        return self.process.poll() is not None

    def left_behind(self) -> str:
        """What stands in the terminal after the app has put away its screen."""
        self.read_until(lambda _: False, 0.1)
        behind = self.shown.rpartition(b"\x1b[?1049l")[2]
        return re.sub(rb"\x1b\[[?\d;]*[a-zA-Z]", b"", behind).decode(errors="replace").strip()

    def hang_up(self) -> None:
        """Closes the terminal, as closing its window does."""
        os.close(self.end)
        self.end = -1


@contextmanager
def in_terminal(command: Sequence[str], environment: Mapping[str, str]) -> Iterator[Terminal]:
    """Runs a program in a terminal of 100 by 30 cells that is its controlling one."""
    end, inner = pty.openpty()
    ioctl(inner, TIOCSWINSZ, pack("HHHH", 30, 100, 0, 0))
    process = subprocess.Popen(
        list(command),
        cwd=ROOT,
        stdin=inner,
        stdout=inner,
        stderr=inner,
        env=environment,
        start_new_session=True,
        preexec_fn=_take_terminal,  # noqa: PLW1509 - one system call, before any thread
    )
    os.close(inner)
    terminal = Terminal(process, end)
    try:
        yield terminal
    finally:
        process.kill()
        process.wait()
        if terminal.end >= 0:
            os.close(terminal.end)


def _take_terminal() -> None:
    ioctl(0, TIOCSCTTY, 0)
