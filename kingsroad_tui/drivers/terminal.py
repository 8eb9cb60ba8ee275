"""The driver for terminals of POSIX systems."""

from __future__ import annotations

import os
from functools import partial
from selectors import EVENT_READ, SelectSelector
from typing import Final

from textual.drivers.linux_driver import LinuxDriver
from textual.geometry import Size

from kingsroad_tui.drivers.listening import Listener, bounded

_PATIENCE: Final = 0.1
"""Seconds to wait for input before looking whether the app has ended."""

_HUNG_UP: Final = 129
"""The exit code of whom SIGHUP ends."""


class TerminalDriver(LinuxDriver):
    """Textual's; whatever bytes come, it goes on listening."""

    def _get_terminal_size(self) -> tuple[int, int]:
        columns, rows = bounded(Size(*super()._get_terminal_size()))
        return columns, rows

    def _run_input_thread(self) -> None:
        """Textual would show a traceback of what goes wrong here; ours is told like any other."""
        self.run_input_thread()

    def run_input_thread(self) -> None:
        """Sends on keys and clicks until the app ends."""
        listener = Listener(self._debug)
        with SelectSelector() as selector:
            selector.register(self.fileno, EVENT_READ)
            while not self.exit_event.is_set():
                if selector.select(_PATIENCE):
                    data = self._read()
                    if not data:  # the terminal is gone
                        self._app.call_later(partial(self._app.exit, return_code=_HUNG_UP))
                        return
                    for message in listener.feed(data):
                        self.process_message(message)
                for message in listener.tick():
                    self.process_message(message)

    def _read(self) -> bytes:
        try:
            return os.read(self.fileno, 4096)
        except OSError:
            return b""
