"""The host's own guest, at the table in its own process, and the schemas of what a table says.

JSON schemas of the frames between a table and its guests, and of what is said to a relay, are
generated from the types themselves::

    python -m kingsroad_tui.together.local docs/schemas/together

writes one file a schema into the folder.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.invitation import LOCAL
from kingsroad_tui.together.messages import FromTable, NotStored, ToTable
from kingsroad_tui.together.relay import FromRelay, ToRelay
from kingsroad_tui.words.errors import words_of
from tabletop.sealed_phases import GameProof

if TYPE_CHECKING:
    from kingsroad_tui.together.session import Session


_PAUSE: Final = 1.0
"""Seconds before the next connection, where something could not be kept."""


class LocalConnection:
    """Both ways between a table and a guest; a frame arrives after what is going on now is over.

    Where nothing can be kept, as on a full disk, what a frame says has not happened: the connection
    ends, as it does for every guest, and there is another one, on which it is said again.
    """

    def __init__(self, table: HostTable, session: Session, *, told: bool = False) -> None:
        """Connects them; ``told`` is whether it was said already that nothing can be kept."""
        self._table = table
        self._session = session
        self._told = told
        self._loop = asyncio.get_running_loop()
        self._closed = False
        guest = session.guest
        self._visitor = table.connect(self, LOCAL, host=True)
        guest.connected(
            lambda frame: self._later(lambda: table.receive(self._visitor, frame)), LOCAL
        )

    def send(self, frame: str) -> None:
        """Brings a frame of the table to the guest."""
        self._later(lambda: self._session.guest.receive(frame))

    def close(self) -> None:
        """Ends it."""
        self._closed = True

    def _later(self, deliver: Callable[[], None]) -> None:
        self._loop.call_soon(self._deliver, deliver)

    def _deliver(self, deliver: Callable[[], None]) -> None:
        if self._closed:
            return
        try:
            deliver()
        except OSError as error:
            self._cut(error)
        else:
            self._told = self._told and not self._session.guest.caught_up

    def _cut(self, error: OSError) -> None:
        self.close()
        self._table.disconnect(self._visitor)
        self._session.guest.lost()
        if not self._told:
            self._session.tell(NotStored(words_of(error)))
        self._loop.call_later(_PAUSE, self._again)

    def _again(self) -> None:
        if not self._table.closed:
            LocalConnection(self._table, self._session, told=True)


SCHEMAS_TOGETHER: Final[dict[str, Any]] = {
    "to-table": ToTable,
    "from-table": FromTable,
    "to-relay": ToRelay,
    "from-relay": FromRelay,
    "proof": GameProof,
}
"""By the name of the file, the type that its schema describes."""

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def together_schema(name: str) -> str:
    """The schema of this name as indented JSON."""
    schema = {"$schema": _DIALECT, **msgspec.json.schema(SCHEMAS_TOGETHER[name])}
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


if __name__ == "__main__":
    for written in SCHEMAS_TOGETHER:
        path = Path(sys.argv[1]) / f"{written}.json"
        path.write_text(together_schema(written), encoding="utf-8")
