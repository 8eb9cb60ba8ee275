"""Whatever people press, click and resize."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from textual.pilot import OutOfBounds, Pilot

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
