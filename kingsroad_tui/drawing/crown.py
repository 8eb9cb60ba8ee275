"""The winner's crown."""

from __future__ import annotations

from typing import Final

from kingsroad_tui.look.glyphs import Glyphs

_CROWN: Final = ("▄  ▄  ▄", "██▄█▄██", "▀▀▀▀▀▀▀")
_CROWN_IN_ASCII: Final = ("o  o  o", "|\\/|\\/|", "|_____|")


def crown(glyphs: Glyphs) -> str:
    """A crown of three lines, all equally long."""
    return "\n".join(_CROWN if glyphs.name == "unicode" else _CROWN_IN_ASCII)
