"""The signs of the town, in Unicode and in ASCII; each is one cell wide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from assassins.town import LETTERS, Direction

PAWNS: Final = LETTERS.upper()
"""The letters of the townsfolk as people see them: capitals, as small ones name the columns."""

Edges = dict[frozenset[Direction], str]
"""What is drawn where a roof ends in these directions."""


@dataclass(frozen=True, slots=True)
class AssassinsSigns:
    """One set of signs.

    Attributes:
        king: the king.
        revealed: around a revealed assassin's letter.
        own: behind the letter of a hidden assassin, for the people's side alone.
        plan: before the sign of a pawn, where a hint would have it go.
        chosen: around the pawn that is to act.
        moved: around a pawn that has moved or would move.
        cursor: around the square the cursor is on.
        street: in the middle of an empty street square.
        roof: the pattern of roofs.
        edges: the outline of roofs, by the directions in which the roof ends.
        halves: whether there are halves and quarters of a cell to draw pawns with.
        gate_level, gate_upright: a gate, seen from the street in front of it.
        arrows: ways to go.
        strike, arrest: what a knight or an assassin can do to the pawn on a square.
        push: before how many were pushed.
        full, spent: an action point, and one that is gone.
        heart, wound: the king's life, and a wound.
    """

    king: str
    revealed: str
    own: str
    plan: str
    chosen: tuple[str, str]
    moved: tuple[str, str]
    cursor: tuple[str, str]
    street: str
    roof: str
    edges: Edges
    halves: bool
    gate_level: str
    gate_upright: str
    arrows: dict[Direction, str]
    strike: str
    arrest: str
    full: str
    spent: str
    heart: str
    wound: str
    push: str


_N, _E, _S, _W = Direction.NORTH, Direction.EAST, Direction.SOUTH, Direction.WEST


def _edges(level: str, below: str, left: str, right: str, corners: str) -> Edges:
    return {
        frozenset({_N}): level,
        frozenset({_S}): below,
        frozenset({_W}): left,
        frozenset({_E}): right,
        frozenset({_N, _W}): corners[0],
        frozenset({_N, _E}): corners[1],
        frozenset({_S, _W}): corners[2],
        frozenset({_S, _E}): corners[3],
    }


UNICODE: Final = AssassinsSigns(
    king="♚",
    revealed="†",
    own="†",
    plan="»",
    chosen=("▸", "◂"),
    moved=("‹", "›"),
    cursor=("[", "]"),
    street="·",
    roof="░",
    edges=_edges("▀", "▄", "▌", "▐", "▛▜▙▟"),
    halves=True,
    gate_level="═",
    gate_upright="║",
    arrows={_N: "↑", _E: "→", _S: "↓", _W: "←"},
    strike="×",
    arrest="#",
    full="▰",
    spent="▱",
    heart="♥",
    wound="×",
    push="→",
)

ASCII: Final = AssassinsSigns(
    king="@",
    revealed="!",
    own="*",
    plan="~",
    chosen=(">", "<"),
    moved=("{", "}"),
    cursor=("[", "]"),
    street=".",
    roof="^",
    edges=_edges("-", "_", "|", "|", "++++"),
    halves=False,
    gate_level="=",
    gate_upright="H",
    arrows={_N: "^", _E: ">", _S: "v", _W: "<"},
    strike="x",
    arrest="#",
    full="o",
    spent=".",
    heart="o",
    wound="x",
    push=">",
)


def assassins_signs(name: str) -> AssassinsSigns:
    """The set that settings call ``unicode`` or ``ascii``."""
    return ASCII if name == "ascii" else UNICODE
