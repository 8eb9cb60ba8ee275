"""Somebody who tries every key and every command at a seat in a browser; run as a program.

The table is somebody else's; the invitation stands in the environment, as for the app itself.
Prints what was seen as one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import os
import string
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from kingsroad.legal import legal_selections
from kingsroad_tui.closed_app import ClosedApp
from kingsroad_tui.home.own_name import OwnNameDialog
from kingsroad_tui.keys.key_words import split_keys
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.settings.screen import SettingsScreen
from kingsroad_tui.shell.fence import Fence
from kingsroad_tui.shell.house_screen import screens_at_table
from kingsroad_tui.shell.place import Way
from kingsroad_tui.solver.client import SOLVER
from kingsroad_tui.together.browser_seats import INVITATION
from tests.support.app.acting import text_of
from tests.support.app.idle import idle_by_the_loop
from tests.support.paths import ROOT

SIZE = 100, 34
SECRET = "KINGSROAD_TEST_SECRET"
"""The variable with the path of a file of the host's, which nobody here may read."""

_WAY_OUT = frozenset({"q", "Q", "ctrl+q", "escape", "ctrl+c", "f1"})
"""Keys that leave; tried at the end."""

_opened: list[str] = []


def watch_files() -> None:
    """Notes every file that is opened, and every folder that is read."""

    def note(event: str, given: tuple[Any, ...]) -> None:
        if event in ("open", "os.listdir", "os.scandir") and isinstance(given[0], str | bytes):
            _opened.append(os.path.realpath(os.fsdecode(given[0])))

    sys.addaudithook(note)


class Walk:
    """Tries everything in an app.

    Attributes:
        seen: the names of all screens that were shown.
    """

    def __init__(self, app: ClosedApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot
        self.seen: set[str] = set()

    async def until(self, condition: Callable[[], bool]) -> None:
        for _ in range(3000):
            if condition():
                return
            await asyncio.sleep(0.02)
        raise AssertionError(f"{self.app.screen_stack}\n{text_of(self.app)}")

    def look(self) -> None:
        self.seen |= {type(screen).__name__ for screen in self.app.screen_stack[1:]}

    async def back(self) -> None:
        """Back to the screen of the table."""
        for _ in range(9):
            if self.app.screen in screens_at_table(self.app) and len(self.app.screen_stack) == 2:
                return
            await self.pilot.press("escape")
            await self.pilot.pause()
        raise AssertionError(self.app.screen_stack)

    async def keys(self) -> None:
        """Presses every key that does anything anywhere in the app, and then some."""
        bound = {key for row in self.app.key_registry.rows for key in split_keys(row.keys)}
        plain = {*string.ascii_letters, *string.digits}
        control = {f"ctrl+{letter}" for letter in string.ascii_lowercase}
        numbered = {f"f{number}" for number in range(1, 13)}
        for key in sorted((bound | plain | control | numbered) - _WAY_OUT):
            if self.is_over:
                return
            await self.pilot.press(key)
            await self.pilot.pause()
            self.look()
            if len(self.app.screen_stack) > 2:
                await self.back()

    @property
    def is_over(self) -> bool:
        return not isinstance(self.app.screen_stack[1], self.at)

    at: type[Any] = object
    """The screen that is tried now."""

    async def commands(self) -> list[str]:
        """Runs every command of the palette but the way out."""
        titles = []
        for command in list(self.app.get_system_commands(self.app.screen)):
            titles.append(command.title)
            if command.title not in ("Quit", "Leave"):
                command.callback()
                await self.pilot.pause()
                await asyncio.sleep(0.05)
                self.look()
                await self.back()
        return titles

    async def ways(self, secret: Path) -> None:
        """Asks for what no key asks for; the screen stays."""
        ways: list[Way] = [
            Way("settings"),
            Way("file", path=secret),
            Way("together"),
            Way("enter", "kingsroad", saved=secret),
            Way("ladder", "kingsroad"),
            Way("today", "assassins"),
            Way("open", "kingsroad"),
            Way("new", "kingsroad"),
            Way("statistics", "kingsroad"),
            Way("open", "assassins"),
        ]
        stack = list(self.app.screen_stack)
        for way in ways:
            self.app.go_to(way)
            await self.pilot.pause()
        self.app.push_screen(SettingsScreen())
        await self.pilot.pause()
        assert self.app.screen_stack == stack
        assert len(self.app.refusals) == len(ways) + 1
        self.app.refusals.clear()


async def play_on(walk: Walk) -> None:
    """Chooses whenever it has to, to the end of the game."""
    while not isinstance(walk.app.screen, EndScreen):
        screen = walk.app.screen
        if isinstance(screen, PlayScreen) and screen.seat is not None:
            choice = legal_selections(screen.table.hand(screen.seat))[0]
            screen.change_choice(lambda builder, code=choice.code: builder.typed(code))  # type: ignore[misc]
            screen.action_forward()
        if len(walk.app.screen_stack) > 2:
            await walk.back()
        await asyncio.sleep(0.02)


async def main() -> None:
    """Walks from the name to the end of a game."""
    own, secret = Path(os.environ["KINGSROAD_HOME"]), Path(os.environ[SECRET])
    invitation = os.environ.pop(INVITATION)
    tempfile.tempdir = str(own)
    app = ClosedApp(invitation)
    fence = Fence(own, [SOLVER])
    fence.put_up()
    watch_files()
    titles: dict[str, list[str]] = {}
    async with app.run_test(size=SIZE) as pilot:
        walk = Walk(app, pilot)
        await walk.until(lambda: isinstance(app.screen, OwnNameDialog))
        walk.look()
        await pilot.press(*"Bea", "enter")
        await walk.until(lambda: app.screen in screens_at_table(app))
        Walk.at = type(app.screen)
        await walk.keys()
        print("waiting", file=sys.__stdout__, flush=True)  # Textual takes what is printed
        await walk.until(lambda: isinstance(app.screen, PlayScreen))
        await walk.until(lambda: getattr(app.screen, "seat", None) is not None)
        Walk.at = PlayScreen
        titles["play"] = await walk.commands()
        await walk.ways(secret)
        await walk.keys()
        await play_on(walk)
        Walk.at = EndScreen
        titles["end"] = await walk.commands()
        await walk.keys()
        shown = "\n".join(
            "".join(segment.text for segment in line)
            for line in app.screen._compositor.render_strips()
        )
        await pilot.press("q")
        await pilot.pause()
    refused = list(fence.refused)
    attempts: list[Callable[[], object]] = [
        secret.read_bytes,
        lambda: list(secret.parent.iterdir()),
        lambda: os.system("true"),
        lambda: subprocess.run(["true"], check=False),
        lambda: (ROOT / "left_by_a_stranger").write_text(""),
    ]
    for attempt in attempts:
        try:
            attempt()
        except PermissionError:
            continue
        raise AssertionError(attempt)
    seen = {
        "screens": sorted(walk.seen),
        "titles": titles,
        "refusals": app.refusals,
        "refused": refused,
        "opened": sorted(set(_opened)),
        "end": shown,
        "left": not app.is_running,
    }
    print(json.dumps(seen))


if __name__ == "__main__":
    with idle_by_the_loop():
        asyncio.run(main())
