"""The outlines of the pawns, where there are halves and quarters of a cell to draw them with.

The king wears a crown, which lies below him when he has fallen; a knight is a shield, the people
are round, a revealed assassin is as pointed as a blade: so they are told apart by shape as well as
by colour and sign.
"""

from __future__ import annotations

from typing import NamedTuple


class Outline(NamedTuple):
    """The first and the last row of a pawn; between them it is solid."""

    top: str
    bottom: str


def outline(kind: str, wide: int) -> Outline:
    """How a kind of pawn begins and ends that is so many columns wide: an even number, or three,
    where there are two rows and so no first one."""
    inner = wide - 2
    side = wide // 2 - 2  # between the middle and the corner
    round_ = Outline(f"▗{'▄' * inner}▖", f"▝{'▀' * inner}▘")
    match kind:
        case "king":
            return Outline(f"▙{'▄' * side}▟" * 2, "▀" * wide)
        case "fallen":
            return Outline("▄" * wide, f"▛{'▀' * side}▜" * 2)
        case "knight":
            point = f"▝{'█' * inner}▘" if side <= 0 else f"▀▜{'█' * (inner - 2)}▛▀"
            return Outline("▄" * wide, point)
        case "assassin" if wide % 2 == 0:
            return Outline(f"▗{'▄' * side}▟▙{'▄' * side}▖", f"▝{'▀' * side}▜▛{'▀' * side}▘")
        case _:
            return round_
