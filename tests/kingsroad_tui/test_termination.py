"""Signals and crashes: nothing goes on running, and the terminal can be used afterwards."""

from __future__ import annotations

import os
import random
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from kingsroad_tui.files.locations import folders
from tests.support.app.processes import MARK, Terminal, in_terminal, marked, needs_proc, wait_for
from tests.support.paths import ROOT
from tests.support.soak import sampled

SIGNALS = [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]

ESCAPING = """
import json, os, subprocess, sys
sleep = ["sleep", "600"]
subprocess.Popen(sleep, start_new_session=True)
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        os.execvpe(sleep[0], sleep, {"PATH": os.environ["PATH"], MARK: os.environ[MARK]})
    os._exit(0)
os.wait()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "end":
        break
    hand = message["position"]["in_hand"][message["player"]]
    print(json.dumps({"id": message["id"], "selection": list("123")[:hand]}), flush=True)
"""
"""A program with a child in a session of its own, and one that is nobody's child any more."""


def escaping_program(folder: Path) -> str:
    file = folder / "escaping.py"
    file.write_text(f"MARK = {MARK!r}\n{ESCAPING}")
    return f"cmd:'{sys.executable}' '{file}'"


def kingsroad(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "kingsroad_tui", *arguments]


@contextmanager
def running(mark: str, *arguments: str) -> Iterator[subprocess.Popen[bytes]]:
    """A command whose processes bear a mark; its input and output are pipes."""
    process = subprocess.Popen(
        kingsroad(*arguments),
        cwd=ROOT,
        env={**os.environ, MARK: mark},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        yield process
    finally:
        process.kill()
        for left in marked(mark):
            with suppress(ProcessLookupError):
                os.kill(left, signal.SIGKILL)
        process.communicate()


def assert_nothing_left(mark: str) -> None:
    assert wait_for(lambda: not marked(mark), 30.0), marked(mark)


def end_tournament(folder: Path, number: signal.Signals, seconds: float) -> None:
    """Interrupts a tournament some time after its first program has children."""
    mark = secrets.token_hex(8)
    players = [escaping_program(folder), "rule-of-thumb"]
    with running(mark, "tournament", *players, "--tables", "5000", "--jobs", "2") as process:
        assert wait_for(lambda: any("sleep" in line for line in marked(mark).values()), 60.0)
        time.sleep(seconds)
        assert process.poll() is None
        process.send_signal(number)
        assert_nothing_left(mark)
        _, errors = process.communicate()
    assert process.returncode == (130 if number == signal.SIGINT else 128 + number)
    assert errors.strip() == b""  # an empty line ends that of a ^C


@needs_proc
@pytest.mark.parametrize("number", sampled(SIGNALS, signal.SIGTERM))
def test_a_tournament_leaves_no_process(tmp_path: Path, number: signal.Signals) -> None:
    end_tournament(tmp_path, number, random.Random(number).random())


@needs_proc
@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_a_tournament_leaves_no_process_at_any_moment(tmp_path: Path, seed: int) -> None:
    end_tournament(tmp_path, SIGNALS[seed % 3], 3 * random.Random(seed).random())


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
@pytest.mark.parametrize("command", [("engine",), ("play", "--plain")])
def test_other_commands_end_at_once(number: signal.Signals, command: tuple[str, ...]) -> None:
    mark = secrets.token_hex(8)
    with running(mark, *command) as process:
        assert process.stdout is not None
        assert process.stdout.read(1)
        process.send_signal(number)
        assert_nothing_left(mark)
        assert process.wait() == 128 + number
        assert process.stderr is not None
        assert process.stderr.read() == b""


def assert_usable(terminal: Terminal) -> None:
    """The program has left the alternate screen, shows the cursor and takes no mouse any more."""
    terminal.read_until(lambda shown: False, 5.0)  # or until nobody has the terminal any more
    shown = terminal.shown
    for switched_on, switched_off in [
        (b"\x1b[?1049h", b"\x1b[?1049l"),
        (b"\x1b[?25l", b"\x1b[?25h"),
        (b"\x1b[?1000h", b"\x1b[?1000l"),
        (b"\x1b[?2004h", b"\x1b[?2004l"),
    ]:
        assert 0 <= shown.rfind(switched_on) < shown.rfind(switched_off), shown[-300:]


@contextmanager
def app_in_terminal(mark: str, *command: str) -> Iterator[Terminal]:
    environment = {**os.environ, MARK: mark, "TERM": "xterm-256color"}
    with in_terminal(command or kingsroad(), environment) as terminal:
        assert terminal.read_until(lambda shown: b"New game" in shown, 30.0), terminal.shown
        yield terminal


@needs_proc
@pytest.mark.parametrize("number", sampled(SIGNALS, signal.SIGHUP, signal.SIGINT))
def test_a_signal_leaves_the_terminal_usable(number: signal.Signals) -> None:
    mark = secrets.token_hex(8)
    with app_in_terminal(mark) as terminal:
        terminal.process.send_signal(number)
        assert_usable(terminal)
        assert_nothing_left(mark)
        assert terminal.process.wait() == (0 if number == signal.SIGINT else 128 + number)


@needs_proc
@pytest.mark.parametrize("hang_up_first", sampled([True, False], False))
def test_a_closed_terminal_ends_the_app(*, hang_up_first: bool) -> None:
    """With nothing to complain of, be it that it is told so as well: that is no crash."""
    mark = secrets.token_hex(8)
    with app_in_terminal(mark) as terminal:
        if hang_up_first:
            terminal.process.send_signal(signal.SIGHUP)
        terminal.hang_up()
        assert_nothing_left(mark)
    assert not (folders().state / "crash.log").exists()


TABLE = """
import sys
from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.kingsroad.library.open_table import new_table
program, sys.argv = sys.argv[1], ["kingsroad"]
def play(self):
    seats = (
        Seat(),
        Seat(SeatKind.PROGRAM, program=program.removeprefix("cmd:"), colour=1),
        Seat(SeatKind.COMPUTER, "level-1", colour=2),
    )
    table = new_table(Game(("Ann", "Bob", "Eve")), Setup(seats), print)
    self.go("play", "kingsroad", table=table)
KingsRoad.action_help = play
from kingsroad_tui.__main__ import main
main()
"""
"""The app, which opens a table with a program and a computer player when help is asked for."""


@needs_proc
@pytest.mark.parametrize("number", sampled([signal.SIGTERM, signal.SIGHUP], signal.SIGTERM))
def test_a_signal_in_a_game_ends_its_programs_and_the_solver(
    tmp_path: Path, number: signal.Signals
) -> None:
    mark = secrets.token_hex(8)
    command = [sys.executable, "-c", TABLE, escaping_program(tmp_path)]
    with app_in_terminal(mark, *command) as terminal:
        os.write(terminal.end, b"?")
        assert terminal.read_until(lambda shown: b"Bob" in shown, 10.0)
        for key in (b"1", b"2", b"3", b"\r"):
            os.write(terminal.end, key)
            terminal.read_until(lambda shown: False, 0.3)
        started = wait_for(
            lambda: sum("sleep" in line for line in marked(mark).values()) == 2, 20.0
        )
        assert started, marked(mark)
        assert any("advisor.engine" in line for line in marked(mark).values())
        terminal.process.send_signal(number)
        assert_usable(terminal)
        assert_nothing_left(mark)


CRASHES = {
    "an error": "raise RuntimeError('a bug')",
    "no memory": "raise MemoryError",
    "the end of the interpreter": "raise SystemExit(1)",
    "no end": "import time; time.sleep(600)",
}


@needs_proc
@pytest.mark.parametrize("what", sampled(CRASHES, "an error", "no end"))
def test_a_crash_leaves_the_terminal_usable(what: str) -> None:
    """Of the app, while it handles a message; where that never ends, it is sent SIGTERM."""
    script = f"""
import sys
from kingsroad_tui.app import KingsRoad
def fail(self):
    {CRASHES[what]}
KingsRoad.action_help = lambda self: fail(self)
sys.argv = ["kingsroad"]
from kingsroad_tui.__main__ import main
main()
"""
    mark = secrets.token_hex(8)
    with app_in_terminal(mark, sys.executable, "-c", script) as terminal:
        os.write(terminal.end, b"?")
        if what == "no end":
            time.sleep(0.5)
            terminal.process.send_signal(signal.SIGTERM)
        assert terminal.read_until(lambda shown: b"\x1b[?1049l" in shown, 10.0)
        assert_usable(terminal)
        assert_nothing_left(mark)
