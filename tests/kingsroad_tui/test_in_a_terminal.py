"""The app in a real terminal: it outlives what it is sent, and leaves without a word."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from textual.events import Key

from tests.support.app.every_screen import make_every_app
from tests.support.app.processes import Terminal, in_terminal
from tests.support.app.random_input import send_anything, send_no_text
from tests.support.soak import sampled

APP = [sys.executable, "-m", "kingsroad_tui"]


@contextmanager
def app_in_terminal(*command: str, term: str = "xterm-256color") -> Iterator[Terminal]:
    with in_terminal(command or APP, {**os.environ, "TERM": term}) as terminal:
        assert terminal.read_until(lambda shown: b"New game" in shown, 60.0), terminal.shown
        yield terminal


def crash_log() -> str:
    path = Path(os.environ["KINGSROAD_HOME"]) / "state" / "crash.log"
    return path.read_text() if path.exists() else ""


# ------------------------------------------------------------------ bytes that are no text

STORMS = [
    (0, ""),
    (1, "k"),
    *(pytest.param(seed, "k" * (seed % 2), marks=pytest.mark.soak) for seed in range(2, 30)),
]


@pytest.mark.parametrize(("seed", "first"), STORMS)
def test_the_app_outlives_whatever_bytes_come_and_quits_by_its_key(seed: int, first: str) -> None:
    """King's Road and King & Assassins; what was begun by chance is left first."""
    dice = Random(seed)
    with app_in_terminal() as terminal:
        terminal.send(first.encode())
        send_no_text(terminal, dice, 12)
        assert not terminal.ends(0.2)
        if seed >= 2:
            send_anything(terminal, dice, 60)
        # Among it may be keys that leave: what comes after them is for the terminal, be it Ctrl+C.
        has_left = b"\x1b[?1049l" in terminal.shown
        leave(terminal, b"q")
        assert terminal.process.returncode == 0 or has_left
        assert not {"kingsroad:", "Traceback", "Error"} & set(terminal.left_behind().split())
    assert crash_log() == ""


def leave(terminal: Terminal, key: bytes) -> None:
    """Closes what may be open, and leaves, again and again until the app has ended."""
    for _ in range(40):
        terminal.send(b"\x1b")
        terminal.ends(0.25)
        terminal.send(key)
        if terminal.ends(0.25):
            return
        terminal.send(b"y")  # a question that came by chance
        if terminal.ends(0.25):
            return
    raise AssertionError(terminal.shown[-500:])


# --------------------------------------------------------- leaving while something opens

OPENING = ("n", "k", "r", "l", "e", "f", "s", "a", "o", "?", "\x07", "\r", "z", "p", "h", "0", "6")
LEAVINGS = [
    *range(2),
    *(pytest.param(seed, marks=pytest.mark.soak) for seed in range(2, 200)),
]


@pytest.mark.parametrize("seed", LEAVINGS)
def test_leaving_while_something_opens_says_nothing(seed: int) -> None:
    """Keys and Ctrl+Q in one write, at any moment of either game."""
    dice = Random(seed)
    with app_in_terminal() as terminal:
        terminal.send(b"k" * (seed % 2))
        for _ in range(dice.randint(0, 3)):
            terminal.send(dice.choice(OPENING).encode())
            terminal.read_until(lambda _: False, dice.choice((0.0, 0.1, 0.4)))
        burst = "".join(dice.choice(OPENING) for _ in range(dice.randint(1, 4)))
        terminal.send(f"{burst}\x11".encode())
        if not terminal.ends(1.0):
            leave(terminal, b"\x11")
        assert terminal.process.returncode == 0
        assert "kingsroad" not in terminal.left_behind() and "rror" not in terminal.left_behind()
    assert crash_log() == ""


@pytest.mark.parametrize("keys", sampled(["k", "lz", "kn", "n"], "lz", "kn"))
async def test_whoever_leaves_while_something_opens_has_left(
    keys: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The same without a terminal, at several moments of the opening."""
    for moment in (3, 6, 9):
        app = make_every_app()
        async with app.run_test(size=(100, 30)) as pilot:
            await pilot.pause()
            for key in keys:
                app.post_message(Key(key, key))
            for _ in range(moment):
                await asyncio.sleep(0)
            app.exit()
        assert app.return_code == 0
        assert capsys.readouterr().err == "" and crash_log() == ""


# -------------------------------------------------------------------- a terminal that cannot


@pytest.mark.parametrize(
    ("term", "command"),
    [
        ("dumb", []),
        ("", ["assassins"]),
        pytest.param(None, ["learn"], marks=pytest.mark.soak),
        pytest.param("dumb", ["assassins", "learn"], marks=pytest.mark.soak),
    ],
)
def test_a_terminal_that_can_only_show_lines_is_told_of_plain_play(
    term: str | None, command: list[str]
) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "TERM"}
    if term is not None:
        environment["TERM"] = term
    with in_terminal([*APP, *command], environment) as terminal:
        assert terminal.ends(60.0)
        assert terminal.process.returncode == 2
        assert terminal.shown.count(b"\n") == 1 and b"`--plain`" in terminal.shown
        assert b"\x1b" not in terminal.shown


# ------------------------------------------------------------------------- crashes of threads

IN_A_THREAD = """
import sys, threading
from kingsroad_tui import __main__, app
def fail():
    raise ValueError("a thread\\nfailed")
app.KingsRoad.on_ready = lambda self: threading.Thread(target=fail).start()
sys.argv = ["kingsroad"]
__main__.main()
"""
IN_A_TASK = """
import asyncio, sys
from kingsroad_tui import __main__, app
async def fail():
    raise ValueError("a thread failed")
def start(self):
    asyncio.create_task(fail())
app.KingsRoad.on_ready = start
sys.argv = ["kingsroad"]
__main__.main()
"""
BY_THE_KEYBOARD = """
import sys
from kingsroad_tui import __main__
from kingsroad_tui.drivers import terminal
def fail(self, data):
    raise ValueError("a thread failed")
terminal.Listener.feed = fail
sys.argv = ["kingsroad"]
__main__.main()
"""


@pytest.mark.parametrize(
    "program", [IN_A_THREAD, IN_A_TASK, BY_THE_KEYBOARD], ids=["thread", "task", "keyboard"]
)
def test_the_crash_of_a_thread_or_task_ends_the_app_with_one_line(program: str) -> None:
    with in_terminal(
        [sys.executable, "-c", program], {**os.environ, "TERM": "xterm-256color"}
    ) as terminal:
        terminal.send(b"x")
        assert terminal.ends(60.0)
        assert terminal.process.returncode == 1
        said = terminal.left_behind()
    assert said.startswith("kingsroad: the app failed (ValueError: a thread failed).")
    assert said.endswith("crash.log.") and "\n" not in said
    assert "Traceback" in crash_log() and "ValueError: a thread" in crash_log()
