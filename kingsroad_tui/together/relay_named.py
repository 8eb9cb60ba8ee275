"""The relay that a command names."""

from __future__ import annotations

from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.together import words
from kingsroad_tui.together.invitation import RelayAddress


def relay_address(text: str) -> str:
    """The address of a relay. Raises Unusable."""
    try:
        return str(RelayAddress.parse(text))
    except ValueError:
        raise Unusable(words.no_relay_address(text)) from None
