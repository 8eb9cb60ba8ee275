"""Apps at a table in real terminals, killed without a word: what was sealed is there again."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.kingsroad_tui.commands.test_together import Terminal as Lines
from tests.kingsroad_tui.commands.test_together import invitation_of
from tests.support.app.processes import Terminal, in_terminal

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills by a signal")

SECONDS = 60.0


@contextmanager
def app(home: Path, *arguments: str) -> Iterator[Terminal]:
    """The app in a terminal, with a home of its own; killed in the end."""
    environment = {**os.environ, "KINGSROAD_HOME": str(home), "TERM": "xterm-256color"}
    command = [sys.executable, "-m", "kingsroad_tui", *arguments]
    with in_terminal(command, environment) as terminal:
        yield terminal
        terminal.process.send_signal(signal.SIGKILL)
        terminal.process.wait(10)


def sees(terminal: Terminal, words: bytes) -> bool:
    """Whether these words come up on the screen."""
    return terminal.read_until(lambda shown: words in shown, SECONDS)


def test_a_guest_killed_after_sealing_comes_back_to_seat_and_choice(tmp_path: Path) -> None:
    """The host plays line by line; the guest's app is killed, and started with nothing but join."""
    host = Lines(tmp_path / "ann", "host", "--name", "Ann")
    line = invitation_of(host)
    with app(tmp_path / "bob", "join", line, "--name", "Bob") as guest:
        assert sees(guest, b"Choose three cards"), guest.shown[-2000:]
        for key in b"123\r":
            guest.send(bytes((key,)))
        assert sees(guest, b"stays sealed"), guest.shown[-2000:]
        host.until("Bob has chosen")
    host.until("Bob is away")
    with app(tmp_path / "bob", "join") as guest:
        assert sees(guest, b"stays sealed"), guest.shown[-2000:]
        host.until("Bob is back")
        host.type("456")
        host.until("Bob plays 1")
        told = b"Everyone has chosen", b"Cards on the table", b"Choose three cards"
        assert guest.read_until(lambda shown: any(words in shown for words in told), SECONDS)
    assert host.end() == 0
