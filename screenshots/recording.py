"""A short recording of the app as one animated SVG: a hint, a choice, a round revealed and scored.

Each frame is a picture as `pictures` draws it; a style sheet shows one after the other, so that the
file needs no script and plays wherever SVG pictures are shown. Equal frames in a row become one.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from pictures import DARK, own_font, settle, table, visit

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.shell.place import Way

if TYPE_CHECKING:
    from textual.pilot import Pilot

SIZE: Final = (80, 24)
STEPS: Final[tuple[tuple[str, float], ...]] = (
    ("", 1.5),
    ("h", 2.0),
    ("h", 2.5),
    ("7", 0.8),
    ("4", 0.8),
    ("K", 1.5),
    *((("enter", 1.6),) * 9),
)
"""The key pressed before each frame, and how many seconds the frame stays."""

_VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


async def _frames(pilot: Pilot[None]) -> list[tuple[str, float]]:
    frames: list[tuple[str, float]] = []
    await visit(pilot, Way("resume", "kingsroad", saved=table(3, 4)))
    for key, seconds in STEPS:
        if key:
            await pilot.press(key)
            await settle(pilot)
        svg = own_font(pilot.app.export_screenshot(title="King's Road", simplify=True))
        if frames and _same(frames[-1][0], svg):
            frames[-1] = (svg, frames[-1][1] + seconds)
        else:
            frames.append((svg, seconds))
    return frames


def _same(one: str, other: str) -> bool:
    """Whether two pictures differ in nothing but the ids that they are given."""
    return re.sub(r"terminal-\d+", "", one) == re.sub(r"terminal-\d+", "", other)


def animated(frames: Sequence[tuple[str, float]]) -> str:
    """One picture that shows frames (SVG, seconds) one after the other, for ever."""
    total = sum(seconds for _, seconds in frames)
    found = _VIEW_BOX.search(frames[0][0])
    assert found is not None
    width, height = found.groups()
    rules, pictures, start = [], [], 0.0
    for number, (svg, seconds) in enumerate(frames):
        begins, ends = (100 * start / total, 100 * (start + seconds) / total)
        rules.append(
            f"@keyframes f{number} {{ 0%, {begins:.3f}% {{ visibility: hidden }} "
            f"{begins:.3f}%, {ends:.3f}% {{ visibility: visible }} "
            f"{ends:.3f}%, 100% {{ visibility: hidden }} }}\n"
            f"#f{number} {{ animation: f{number} {total:g}s step-end infinite }}"
        )
        hidden = "" if number == 0 else ' visibility="hidden"'
        pictures.append(f'<g id="f{number}"{hidden}>{svg}</g>')
        start += seconds
    sheet, shown = "\n".join(rules), "".join(pictures)
    return (
        f'<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">\n'
        f"<style>\n{sheet}\n</style>\n{shown}\n</svg>\n"
    )


async def record() -> str:
    """Plays the scene and returns the animated picture."""
    app = KingsRoad()
    app.animation_level = "none"
    app.settings = DARK
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        frames = await _frames(pilot)
    return animated(frames)


def recording() -> str:
    """The recording as SVG."""
    return asyncio.run(record())
