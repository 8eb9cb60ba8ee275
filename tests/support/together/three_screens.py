"""Two terminals (in tmux) and a browser (Chromium) at one table, as people sit at them."""

from __future__ import annotations

import asyncio
import base64
import os
import re
import secrets
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.support.app.browser import Page

_ESCAPES = re.compile(r"\x1b(?:\[[0-9;?<>=:]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|.)")
_STAMP = """
import os, sys, time
with open(sys.argv[1], "ab", buffering=0) as kept:
    while data := os.read(0, 65536):
        kept.write(b"%.6f %d\\n" % (time.monotonic(), len(data)) + data)
"""
"""Keeps what a terminal is sent, with the time of each piece."""

_BINARY = 2

CARDS = "Cards on the table"
"""What a reveal begins with, on every screen."""


def plain(drawn: str) -> str:
    """What is drawn, without how."""
    return _ESCAPES.sub("", drawn)


class Tmux:
    """Terminals in tmux, at a socket of their own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._socket = f"kingsroad-{secrets.token_hex(4)}"

    def call(self, *words: str) -> str:
        done = subprocess.run(
            ["tmux", "-L", self._socket, *words], capture_output=True, text=True, check=True
        )
        return done.stdout

    def open(self, name: str, width: int, height: int, *command: str, home_of: str = "") -> Screen:
        """A terminal in which ``kingsroad`` runs, with a home of its own, or that of an earlier
        one."""
        home, kept = self.home(home_of or name), self._folder / f"{name}.drawn"
        home.mkdir(exist_ok=bool(home_of))
        given = {"HOME": str(home), "KINGSROAD_HOME": str(home / "kingsroad")}
        environment = [f"{key}={value}" for key, value in given.items()]
        program = [
            "env",
            "-u",
            "COLUMNS",
            "-u",
            "LINES",
            *environment,
            sys.executable,
            "-m",
            "kingsroad_tui",
            *command,
        ]
        size = ["-x", str(width), "-y", str(height)]
        self.call("new-session", "-d", "-s", name, *size, shlex.join(program))
        self.call("resize-window", "-t", name, *size)  # and as large it stays, whatever others are
        stamp = self._folder / "stamp.py"  # a file, as tmux puts the time in place of signs
        stamp.write_text(_STAMP)
        self.call("pipe-pane", "-t", name, shlex.join([sys.executable, str(stamp), str(kept)]))
        return Screen(self, name, kept)

    def home(self, name: str) -> Path:
        """Where the one of this name is at home."""
        return self._folder / f"home-{name}"

    def end(self) -> None:
        """Ends all of them, with what runs there."""
        subprocess.run(["tmux", "-L", self._socket, "kill-server"], check=False)


class Screen:
    """One of them."""

    def __init__(self, tmux: Tmux, name: str, kept: Path) -> None:
        self._tmux = tmux
        self._name = name
        self._kept = kept

    def text(self) -> str:
        """What it shows."""
        return self._tmux.call("capture-pane", "-p", "-t", self._name)

    def coloured(self) -> str:
        """The same, with its colours."""
        return self._tmux.call("capture-pane", "-p", "-e", "-t", self._name)

    def press(self, *keys: str) -> None:
        self._tmux.call("send-keys", "-t", self._name, *keys)

    def kill(self) -> None:
        """Kills what runs there, and all that it has started."""
        pids = [int(self._tmux.call("display-message", "-p", "-t", self._name, "#{pane_pid}"))]
        for pid in pids:  # which grows
            for file in Path(f"/proc/{pid}/task").glob("*/children"):
                pids += map(int, file.read_text().split())
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    async def chooses(self, cards: str) -> bool:
        """Chooses cards, in place of what lies there, if it is this one's turn; whether it was."""
        if "your turn" not in self.text():
            return False
        for key in [*["BSpace"] * 3, *cards, "Enter"]:
            self.press(key)
            await asyncio.sleep(0.1)
        return True

    async def until(self, words: str, seconds: float = 60) -> str:
        """Waits until it shows something (a pattern); what it shows."""
        for _ in range(int(seconds / 0.05)):
            if re.search(words, text := self.text()):
                return text
            await asyncio.sleep(0.05)
        raise AssertionError(f"{words!r} is not shown:\n{self.text()}")

    def drawn(self) -> Iterator[tuple[float, str]]:
        """What it was sent, piece by piece, with the times."""
        data = self._kept.read_bytes()
        at = 0
        while at < len(data):
            end = data.index(b"\n", at)
            time, size = data[at:end].split()
            at = end + 1 + int(size)
            yield float(time), data[end + 1 : at].decode("utf-8", "replace")


def frames(page: Page) -> Iterator[tuple[float, str]]:
    """What the page was sent by its socket, with the times by the same clock."""
    for event in page.told:
        if event.get("method") == "Network.webSocketFrameReceived":
            facts: dict[str, Any] = event["params"]
            if facts["response"]["opcode"] == _BINARY:  # the others are no drawing
                content = base64.b64decode(facts["response"]["payloadData"])
                yield float(facts["timestamp"]), content.decode("utf-8", "replace")


def reveals(drawn: Iterator[tuple[float, str]], apart: float = 2.0) -> list[float]:
    """When each reveal began on a screen; one is never within ``apart`` seconds of another."""
    found: list[float] = []
    for time, text in drawn:
        if CARDS in plain(text) and (not found or time - found[-1] > apart):
            found.append(time)
    return found


def sequence(seed: int) -> Iterator[str]:
    """Three region cards for each choice, without end."""
    number = seed
    while True:
        yield "".join(str((number + step) % 8 + 1) for step in (0, 3, 6))
        number += 1


def found_tmux() -> bool:
    """Whether there is tmux."""
    return any(Path(folder, "tmux").exists() for folder in os.get_exec_path())
