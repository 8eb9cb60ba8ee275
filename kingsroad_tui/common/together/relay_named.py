"""The relay that a command names."""

from __future__ import annotations

from kingsroad_tui.common.errors import Unusable
from kingsroad_tui.common.text import together as words
from kingsroad_tui.common.together.relay_address import RelayAddress


def relay_address(text: str | None) -> str:
    """The address of a relay, empty for none. Raises Unusable."""
    if text is None:
        return ""
    try:
        return str(RelayAddress.parse(text))
    except ValueError:
        raise Unusable(words.no_relay_address(text)) from None
