"""The host's own guest, at the table in its own process."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from kingsroad_tui.common.together.guest import Guest
from kingsroad_tui.common.together.host_table import HostTable
from kingsroad_tui.common.together.secret import LOCAL


class LocalConnection:
    """Both ways between a table and a guest; a frame arrives after what is going on now is over."""

    def __init__(self, table: HostTable, guest: Guest) -> None:
        """Connects them."""
        self._guest = guest
        self._loop = asyncio.get_running_loop()
        self._closed = False
        visitor = table.connect(self, LOCAL, host=True)
        guest.connected(lambda frame: self._later(lambda: table.receive(visitor, frame)), LOCAL)

    def send(self, frame: str) -> None:
        """Brings a frame of the table to the guest."""
        self._later(lambda: self._guest.receive(frame))

    def close(self) -> None:
        """Ends it."""
        self._closed = True

    def _later(self, deliver: Callable[[], None]) -> None:
        self._loop.call_soon(lambda: None if self._closed else deliver())
