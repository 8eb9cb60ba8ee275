"""The address of a relay: one word, with the beginning of its certificate's fingerprint."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from kingsroad_tui.together.invitation import FINGERPRINT_BYTES
from tabletop.pasted import tidied

_FORM: Final = re.compile(
    r"(\[[0-9a-fA-F:]+\]|(?<![\w.-])[A-Za-z0-9.-]+):(\d{1,5})/([0-9a-fA-F]+)(?!\w)"
)


@dataclass(frozen=True, slots=True)
class RelayAddress:
    """Where a relay is.

    Attributes:
        host: an address, or a name.
        port: its port.
        fingerprint: the beginning of that of its certificate; empty for any: a guest knows the
            host, and need not know the relay.
    """

    host: str
    port: int
    fingerprint: bytes

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}/{self.fingerprint.hex()}"

    @classmethod
    def parse(cls, text: str) -> RelayAddress:
        """The address in a word, or in a text as it was sent. Raises ValueError."""
        found = _FORM.search(tidied(text))
        if found is None or len(found[3]) != 2 * FINGERPRINT_BYTES or int(found[2]) > 65535:
            raise ValueError("no address of a relay")
        return cls(found[1].strip("[]"), int(found[2]), bytes.fromhex(found[3]))
