"""The people's three cards, face up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.assassins.look.signs import assassins_signs
from kingsroad_tui.look.glyphs import Glyphs

_WIDTH: Final = 16
_INNER: Final = _WIDTH - 2


def card_rows(cards: Sequence[tuple[str, str, str]], glyphs: Glyphs) -> list[str]:
    """Cards side by side as lines of text: each with letter, name and fate; none for none."""
    if not cards:
        return []
    frame, revealed = glyphs.plain, assassins_signs(glyphs.name).revealed
    left_top, right_top, left_bottom, right_bottom = frame.corners
    faces = [
        (
            f"{left_top}{frame.top * _INNER}{right_top}",
            f"{frame.left}{f'{letter} {name}':^{_INNER}}{frame.right}",
            f"{frame.left}{f'{revealed} {fate}':^{_INNER}}{frame.right}",
            f"{left_bottom}{frame.bottom * _INNER}{right_bottom}",
        )
        for letter, name, fate in cards
    ]
    return ["  ".join(row) for row in zip(*faces, strict=True)]
