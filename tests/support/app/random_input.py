"""Whatever people press, click and resize."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

from textual.app import App
from textual.events import Key
from textual.pilot import OutOfBounds, Pilot

from kingsroad_tui.files.locations import folders
from tests.support.app.processes import Terminal

NO_TEXT = (
    b"\xff",
    b"\xe9",
    b"\xc3",
    b"\x1b[M \xff\xff",
    b"\x1b[M#\xc3\xa9",
    b"\x1b[99999999999u",
)
"""What no terminal sends as text: odd bytes, old reports of the mouse, impossible sequences."""


def press_at_once(app: App[Any], *keys: str) -> None:
    """Sends keys as one piece: none is answered before the last one is there."""
    for name in keys:
        character = name if len(name) == 1 else {"space": " ", "enter": "\r"}.get(name)
        key = Key(name, character)
        key.set_sender(app)
        app.post_message(key)


def stands(app: App[Any]) -> None:
    """Asserts that the app goes on, and has written down no crash."""
    assert app._exception is None
    assert app.is_running
    assert app.return_code in (0, None)
    assert not (folders().state / "crash.log").exists()


async def storm(pilot: Pilot[None], dice: Random, keys: Sequence[str], count: int) -> None:
    """So many keys, in bursts of which the next one does not wait for an answer.

    Often one of them comes twice: an impatient finger, or a key that is held.
    """
    while count > 0:
        burst = [dice.choice(keys) for _ in range(dice.randint(1, 6))]
        burst = [key for key in burst for _ in range(dice.choice((1, 1, 2, 3)))]
        press_at_once(pilot.app, *burst)
        count -= len(burst)
        if dice.random() < 0.6:
            await pilot.pause()
        else:
            await asyncio.sleep(dice.choice((0, 0, 0.001)))
    await pilot.pause()


async def press_anything(pilot: Pilot[None], dice: Random, keys: Sequence[str], steps: int) -> None:
    """So many keys, clicks and changes of the terminal's size; at the end it has 80 by 24."""
    app = pilot.app
    for _ in range(steps):
        if not app.is_running:
            break
        what = dice.random()
        if what < 0.87:
            await pilot.press(dice.choice(keys))
        elif what < 0.96:
            width, height = app.size
            try:
                await pilot.click(offset=(dice.randrange(width), dice.randrange(height)))
            except OutOfBounds:
                continue
        else:
            await pilot.resize_terminal(dice.randint(1, 220), dice.randint(1, 70))
    await pilot.resize_terminal(80, 24)
    await pilot.pause()


def assert_saves_are_games(folder: Path, read: Callable[[Path], object]) -> None:
    """That nothing but games lies in a folder of autosaves; ``read`` raises for anything else."""
    for path in folder.glob("*.json*"):
        assert path.suffix == ".json"
        read(path)


def send_no_text(terminal: Terminal, dice: Random, pieces: int) -> None:
    """So many pieces that are no key and no click; what is drawn meanwhile is read."""
    for _ in range(pieces):
        terminal.send(dice.choice(NO_TEXT))
        terminal.send(bytes(dice.randrange(0xF8, 256) for _ in range(dice.randint(1, 40))))
        terminal.read_until(lambda _: False, dice.choice((0.0, 0.02, 0.1)))


def send_anything(terminal: Terminal, dice: Random, pieces: int) -> None:
    """So many pieces of random bytes; what is drawn meanwhile is read."""
    for _ in range(pieces):
        lowest = dice.choice((0, 128))
        terminal.send(bytes(dice.randrange(lowest, 256) for _ in range(dice.randint(1, 60))))
        terminal.read_until(lambda _: False, dice.choice((0.0, 0.02, 0.1)))
