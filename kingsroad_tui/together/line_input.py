"""Lines that are typed while something else goes on."""

from __future__ import annotations

import asyncio
import sys
from threading import Thread

from kingsroad_tui.lines.line_io import Leave


class LineInput:
    """Standard input, line by line, read beside the event loop.

    The thread that reads ends with the process: nothing can wake it up earlier.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        Thread(target=self._read, daemon=True).start()

    async def line(self) -> str:
        """The next line. Raises Leave at the end of the input."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            raise Leave
        return line.removeprefix("\ufeff").strip()  # a file begins with a mark

    def _read(self) -> None:
        try:
            while line := sys.stdin.readline():
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)
        except (OSError, ValueError, RuntimeError):  # closed, or the loop has ended
            pass
