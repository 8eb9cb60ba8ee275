"""The people's three cards, face up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kingsroad_tui.assassins.look.signs import assassins_signs
from kingsroad_tui.look.glyphs import Glyphs

_INNER: Final = 14


def card_rows(cards: Sequence[tuple[str, str, str]], glyphs: Glyphs) -> list[str]:
    """Cards side by side as lines of text: each with letter, name and fate; none for none."""
    if not cards:
        return []
    frame, revealed = glyphs.plain, assassins_signs(glyphs.name).revealed
    left_top, right_top, left_bottom, right_bottom = frame.corners
    widest = max(
        max(len(f"{letter} {name}"), len(f"{revealed} {fate}")) for letter, name, fate in cards
    )
    inner = max(_INNER, widest)
    faces = [
        (
            f"{left_top}{frame.top * inner}{right_top}",
            f"{frame.left}{f'{letter} {name}'.center(inner)}{frame.right}",
            f"{frame.left}{f'{revealed} {fate}'.center(inner)}{frame.right}",
            f"{left_bottom}{frame.bottom * inner}{right_bottom}",
        )
        for letter, name, fate in cards
    ]
    return ["  ".join(row) for row in zip(*faces, strict=True)]
