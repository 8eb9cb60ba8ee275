"""A story as a film: what the screen shows at each of its frames, as text."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest
from typing import Any

from textual.pilot import Pilot

from tests.support.app.acting import settle, text_of

_MOST_FRAMES = 300


async def film(pilot: Pilot[Any], on: Callable[[], bool]) -> str:
    """The first picture whole, then of every other the lines that changed, by their numbers.

    Args:
        pilot: of the app, whose screen tells a story that does not go on by itself.
        on: goes to the next frame; False where there is none.
    """
    said: list[str] = []
    before: list[str] = []
    for number in range(1, _MOST_FRAMES):
        await settle(pilot)
        lines = [line.rstrip() for line in text_of(pilot.app).splitlines()]
        changed = [
            f"{row:>2} {new or ''}".rstrip()
            for row, (old, new) in enumerate(zip_longest(before, lines), 1)
            if old != new
        ]
        if changed:
            said += [f"-- frame {number}", *changed]
        before = lines
        if not on():
            return "\n".join(said)
    raise AssertionError("the story does not end")
