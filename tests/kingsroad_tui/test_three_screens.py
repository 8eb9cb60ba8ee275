"""Terminals and a browser play games to their end: by host, by join and by link."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest

from kingsroad_tui.cli import run
from tabletop.words.voice import phrase
from tests.kingsroad_tui.commands.test_serve import free_port
from tests.support.app.browser import Page, opened_page
from tests.support.together.three_screens import Screen, Tmux, frames, plain, reveals, sequence

END = "Another one"
TELLING = "Enter: faster"
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


class AssassinsOnScreens:
    """A game of King & Assassins of Ann in a terminal, whose the table is, and Bob in a browser."""

    def __init__(self, ann: Screen, page: Page, folder: Path) -> None:
        self.ann = ann
        self._page = page
        self._folder = folder

    async def keep(self, name: str) -> None:
        """Keeps a picture of both."""
        (self._folder / f"{name}.txt").write_text(self.ann.coloured())
        await self._page.picture(self._folder / f"{name}.png")

    async def by_browser(self, *keys: str) -> None:
        for key in keys:
            await self._page.press(key)
            await asyncio.sleep(0.3)

    async def by_terminal(self, *keys: str) -> None:
        for key in keys:
            self.ann.press(key)
            await asyncio.sleep(0.3)

    async def goes_on(self) -> None:
        """Whoever is to act ends the phase, and whoever is told something hears it."""
        text = self.ann.text()
        if TELLING in text or "Your turn" in text:
            await self.by_terminal("Enter", "y")
        elif "Bob is thinking" in text:
            await self.by_browser("Enter", "y")
        await asyncio.sleep(0.5)

    async def until_round(self, number: int) -> None:
        async with asyncio.timeout(LIMIT):
            while not re.search(
                rf"Round +{number} of 15 · (the king|you play the king)", self.ann.text()
            ):
                await self.goes_on()

    async def loaded_again(self) -> None:
        await self._page.call("Page.reload")
        await self._page.until('document.body.classList.contains("-first-byte")')
        await asyncio.sleep(3)


@pytest.mark.soak
@pytest.mark.parametrize(("side", "size"), [("king", (80, 24)), ("people", (120, 36))])
async def test_a_terminal_and_a_browser_play_the_town(
    tmp_path: Path, side: str, size: tuple[int, int]
) -> None:
    """Each side once as the browser's. The page is loaded again in the middle of the game, the
    host is killed and takes the table up again; in the end the sides are swapped."""
    folder = Path(os.environ.get(PICTURES, tmp_path / "pictures")) / side
    folder.mkdir(exist_ok=True, parents=True)
    tmux = Tmux(tmp_path)
    try:
        options = "--web", "--name", "Ann", "--side", side
        ann = tmux.open("ann", *size, "assassins", "host", *options)
        link = re.findall(r"http://\S+/seat/\S+", await ann.until("/watch/"))[0]
        async with opened_page(link, tmp_path / "browser", free_port()) as page:
            await page.call("Network.enable")
            shown = {"width": 1280, "height": 800, "deviceScaleFactor": 1, "mobile": False}
            await page.call("Emulation.setDeviceMetricsOverride", **shown)
            await page.until('document.body.classList.contains("-first-byte")')
            await asyncio.sleep(3)
            town = AssassinsOnScreens(ann, page, folder)
            await town.by_browser(*"Bob", "Enter")
            await ann.until("three assassins, in secret")
            await asyncio.sleep(2)
            await town.keep("choosing")
            await (town.by_browser if side == "king" else town.by_terminal)("a", "d", "k", "Enter")
            await town.until_round(2)
            await town.keep("round-2")
            await town.loaded_again()
            await town.until_round(3)
            await town.keep("loaded-again")
            ann.kill()
            town.ann = ann = tmux.open("again", *size, "host", "--resume", home_of="ann")
            await ann.until("Round +3 of 15")
            await town.loaded_again()
            await ann.until("Your turn|Bob is thinking")
            await town.keep("resumed")
            async with asyncio.timeout(LIMIT):
                while phrase("assassins-together-swap") not in ann.text():
                    await town.goes_on()
            await town.by_browser("Enter", "Enter", "Enter")  # on to the end, if it is told yet
            await asyncio.sleep(3)  # for a moment the end takes no key
            await town.keep("end")
            (saved,) = (tmux.home("ann") / "kingsroad" / "data").glob("*.json")
            assert run(["verify", str(saved)]) == 0
            await town.by_terminal("g")
            await town.by_browser("g")
            other = "You play" if side == "king" else "Bob chooses"
            await ann.until(f"{other}.* three assassins, in secret")
            await asyncio.sleep(3)  # until all of it is drawn
            await town.keep("swapped")
    finally:
        tmux.end()
