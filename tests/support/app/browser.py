"""A headless Chromium that a test drives, by its DevTools protocol, on this machine alone."""

from __future__ import annotations

import asyncio
import base64
import json
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp

HOST = "127.0.0.1"
_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_MOST_TRIES = 600
_ARROWS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
_KEYS = _ARROWS | {"Backspace": 8, "Enter": 13}


def found_chromium() -> str:
    """The browser's path."""
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    assert found is not None, "there is no Chromium; `make soak` installs it"
    return found


class Page:
    """A page in which keys are pressed.

    Attributes:
        told: what the browser has told unasked, once it was asked to.
    """

    def __init__(self, wire: aiohttp.ClientWebSocketResponse) -> None:
        self.told: list[dict[str, Any]] = []
        self._wire = wire
        self._asked = 0

    async def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Asks the browser, and waits for its answer."""
        self._asked += 1
        await self._wire.send_json({"id": self._asked, "method": method, "params": parameters})
        while True:
            answer = json.loads((await self._wire.receive(timeout=60)).data)
            if answer.get("id") == self._asked:
                return dict(answer.get("result", {}))
            self.told.append(answer)

    async def evaluate(self, script: str) -> Any:
        """The value of an expression in the page."""
        return (await self.call("Runtime.evaluate", expression=script))["result"].get("value")

    async def until(self, script: str) -> None:
        """Waits until an expression is true in the page."""
        for _ in range(_MOST_TRIES):
            if await self.evaluate(script):
                return
            await asyncio.sleep(0.2)
        raise AssertionError(f"never true: {script}")

    async def press(self, key: str, *, control: bool = False) -> None:
        """Presses and lets go a letter, a digit, Enter, Backspace or an arrow."""
        number = _KEYS.get(key) or ord(key.upper())
        typed = {} if key in _KEYS or control else {"text": key}
        facts = {"key": key, "windowsVirtualKeyCode": number, "modifiers": 2 if control else 0}
        await self.call("Input.dispatchKeyEvent", type="keyDown", **facts, **typed)
        await self.call("Input.dispatchKeyEvent", type="keyUp", **facts)

    async def picture(self, path: Path) -> None:
        """Takes a picture of what the page shows (PNG)."""
        taken = await self.call("Page.captureScreenshot", format="png")
        path.write_bytes(base64.b64decode(taken["data"]))


@asynccontextmanager
async def opened_page(address: str, folder: Path, port: int) -> AsyncIterator[Page]:
    """A page in a browser of its own, whose DevTools listen at a free port."""
    command = [found_chromium(), "--headless=new", "--no-sandbox", "--disable-gpu"]
    options = [f"--remote-debugging-port={port}", f"--user-data-dir={folder}", "about:blank"]
    browser = subprocess.Popen(
        [*command, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        async with aiohttp.ClientSession() as session:
            wire = await session.ws_connect(
                await _first_tab(session, browser, port), max_msg_size=0
            )
            page = Page(wire)
            await page.call("Page.navigate", url=address)
            yield page
            await wire.close()
    finally:
        browser.terminate()
        browser.wait()


async def _first_tab(
    session: aiohttp.ClientSession, browser: subprocess.Popen[bytes], port: int
) -> str:
    while True:
        assert browser.poll() is None
        try:
            async with session.get(f"http://{HOST}:{port}/json") as answer:
                tabs = [tab for tab in await answer.json() if tab["type"] == "page"]
        except aiohttp.ClientConnectionError:
            tabs = []
        if tabs:
            return str(tabs[0]["webSocketDebuggerUrl"])
        await asyncio.sleep(0.2)
