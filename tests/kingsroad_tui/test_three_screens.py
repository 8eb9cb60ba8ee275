"""Two terminals and a browser play a game of three to its end: by host, by join and by link."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest

from tests.kingsroad_tui.commands.test_serve import free_port
from tests.support.app.browser import opened_page
from tests.support.together.three_screens import Tmux, frames, plain, reveals, sequence

END = "Another one"
TELLING = "Enter: next"
"""Stands on the screen while a round is told."""

LIMIT = 900
APART = 5.0
"""Seconds between two reveals, at least."""


def late_by(time: float, screens: list[list[float]]) -> float:
    """How far the reveal of this time is from that on the screen where it is farthest."""
    return max(min(abs(other - time) for other in screen) for screen in screens)


PICTURES = "KINGSROAD_PICTURES"
"""The variable with a folder in which pictures of the screens are kept, if they are wanted."""


@pytest.mark.soak
async def test_two_terminals_and_a_browser_play_to_the_end(tmp_path: Path) -> None:
    folder = Path(os.environ.get(PICTURES, tmp_path / "pictures"))
    folder.mkdir(exist_ok=True)
    tmux = Tmux(tmp_path)
    try:
        ann = tmux.open("ann", 100, 34, "host", "--web", "--seats", "3", "--name", "Ann")
        shown = await ann.until("/watch/")
        (folder / "table.txt").write_text(ann.coloured())
        groups = re.findall(r"^ +((?:[0-9A-Z]{4}-)+[0-9A-Z]{4})$", shown, re.M)
        bob = tmux.open("bob", 80, 24, "join", "--name", "Bob", "-".join(groups))
        await ann.until("Bob, here")
        link = re.findall(r"http://\S+/seat/\S+", shown)[0]
        async with opened_page(link, tmp_path / "browser", free_port()) as page:
            await page.call("Network.enable")
            size = {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False}
            await page.call("Emulation.setDeviceMetricsOverride", **size)
            for letter in [*"Cid", "Enter"]:  # more than once, as the page may not be there yet
                await page.until('document.body.classList.contains("-first-byte")')
                await asyncio.sleep(0.5)
                await page.press(letter)
            await ann.until("your turn")
            await bob.until("your turn")

            async def keep(name: str) -> None:
                """Keeps a picture of the browser and one of the terminal."""
                (folder / f"{name}.txt").write_text(ann.coloured())
                await page.picture(folder / f"{name}.png")

            await keep("choosing")
            choices = {"ann": sequence(0), "bob": sequence(2), "cid": sequence(5)}
            rounds, telling = 0, False
            async with asyncio.timeout(LIMIT):
                while END not in (text := ann.text()):
                    before, telling = telling, TELLING in text
                    if telling and not before:
                        rounds += 1
                        await keep(f"reveal-{rounds}")
                    elif not telling:
                        chose = await ann.chooses(next(choices["ann"]))
                        if not chose and not await bob.chooses(next(choices["bob"])):
                            await keep(f"others-have-chosen-{rounds + 1}")
                            for key in [*["Backspace"] * 3, *next(choices["cid"]), "Enter"]:
                                await page.press(key)
                                await asyncio.sleep(0.1)
                    await asyncio.sleep(0.2 if telling else 1.5)
            await bob.until(END)
            async with asyncio.timeout(120):
                while not any(END in plain(text) for _, text in frames(page)):
                    await page.press("Enter")  # on to the end, where it tells yet
                    await asyncio.sleep(0.5)
            await keep("end")
            screens = [reveals(ann.drawn()), reveals(bob.drawn()), reveals(frames(page))]
        assert len(screens[0]) > 5
        spread = [late_by(time, screens[1:]) for time in screens[0]]
        (folder / "spread.txt").write_text(" ".join(f"{one * 1000:.0f}" for one in spread))
        assert max(spread) < APART  # each reveal is on every screen, none somewhere else
    finally:
        tmux.end()
