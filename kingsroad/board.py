"""The board: eight regions on a loop, the roads between them, and the banners (rules, section 1).

The loop and the roads belong to the game and never change. The banners are data: the built-in
ones are in ``boards/kingdom.toml``, and players may load board files of their own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import msgspec

from kingsroad.errors import RulesError
from tabletop.board_files import decode_board, read_board_file
from tabletop.errors import LocatedError
from tabletop.names import name_problem, text_problem
from tabletop.say import Say

REGIONS: Final = (1, 2, 3, 4, 5, 6, 7, 8)
"""The region numbers, in the order every array and tuple of eight uses."""

LOOP: Final = (1, 6, 4, 7, 3, 5, 2, 8)
"""The King's path around the board, clockwise; after the last region comes the first again."""

ROADS: Final = frozenset(
    {frozenset((a, b)) for a, b in zip(LOOP, LOOP[1:] + LOOP[:1], strict=True)}
    | {frozenset((1, 3))}
)
"""The nine roads. The one between 3 and 1 counts for chains of Nobles only, not for the King."""

NEIGHBOURS: Final[Mapping[int, tuple[int, ...]]] = {
    region: tuple(
        sorted(other for other in REGIONS if other != region and {region, other} in ROADS)
    )
    for region in REGIONS
}
"""The regions joined to each region by a road, ascending."""

MAX_SOURCE_LENGTH: Final = 200
"""The most characters a banner's source may have."""

_NEXT: Final = dict(zip(LOOP, LOOP[1:] + LOOP[:1], strict=True))


class BoardError(RulesError):
    """A board that cannot be used."""


@dataclass(frozen=True, slots=True)
class Region:
    """One region of the kingdom.

    Attributes:
        number: 1 to 8.
        name: as `name_problem` allows it.
        banner: the points for each place: 3 or 4 numbers, 0 to 99, never rising.
        source: where the banner's values come from, up to 200 characters; may be empty.

    Raises:
        BoardError: one of these is not so.
    """

    number: int
    name: str
    banner: tuple[int, ...]
    source: str

    def __post_init__(self) -> None:
        if why := self._problem():
            raise BoardError(
                Say("kingsroad-board-region", region=self.number), why, region=self.number
            )

    def _problem(self) -> Say | None:
        if self.number not in REGIONS:
            return Say("kingsroad-board-number")
        if problem := name_problem(self.name):
            return problem.said
        if len(self.banner) not in (3, 4):
            return Say("kingsroad-board-places")
        if not all(0 <= points <= 99 for points in self.banner):
            return Say("kingsroad-board-points")
        if list(self.banner) != sorted(self.banner, reverse=True):
            return Say("kingsroad-board-rising")
        wrong = text_problem(self.source, MAX_SOURCE_LENGTH)
        return Say("kingsroad-board-source", problem=wrong) if wrong else None


@dataclass(frozen=True, slots=True)
class Board:
    """A named set of eight regions, ordered by their number.

    Raises:
        BoardError: a region is missing or there twice, or a name cannot be used.
    """

    name: str
    regions: tuple[Region, ...]

    def __post_init__(self) -> None:
        if problem := name_problem(self.name):
            raise BoardError("name", problem.said)
        if tuple(region.number for region in self.regions) != REGIONS:
            raise BoardError("regions", Say("kingsroad-board-regions"))

    def __repr__(self) -> str:
        if self == kingdom():
            return "kingdom()"
        return f"Board(name={self.name!r}, regions={self.regions!r})"

    def region(self, number: int) -> Region:
        """The region numbered 1 to 8."""
        return self.regions[number - 1]

    def paid(self, number: int, num_players: int) -> tuple[int, ...]:
        """The points for the places that are paid in a region, the first place first.

        One place fewer than there are players is paid, and never more than the banner has (rules,
        3.3.2).

        >>> kingdom().paid(8, num_players=3)
        (8, 6)
        """
        return self.regions[number - 1].banner[: num_players - 1]


def next_region(region: int, steps: int = 1) -> int:
    """The region ``steps`` (0 or more) further along the King's path.

    >>> next_region(8), next_region(8, steps=2)
    (1, 6)
    """
    for _ in range(steps % len(LOOP)):
        region = _NEXT[region]
    return region


def king_path(region: int, count: int) -> tuple[int, ...]:
    """The first ``count`` regions of the King's path from ``region`` on, itself included.

    >>> king_path(5, 4)
    (5, 2, 8, 1)
    """
    return tuple(next_region(region, step) for step in range(count))


class BoardData(msgspec.Struct):
    """A board in a file: JSON in a record, TOML in a board file."""

    name: str
    regions: Annotated[list[RegionData], msgspec.Meta(min_length=8, max_length=8)]

    def board(self) -> Board:
        """The board of this data. Raises BoardError where it breaks a rule."""
        rows = sorted(self.regions, key=lambda row: row.region)
        return Board(
            self.name,
            tuple(Region(row.region, row.name, tuple(row.banner), row.source) for row in rows),
        )

    @classmethod
    def of(cls, board: Board) -> BoardData:
        """The data to write for a board."""
        return cls(
            board.name,
            [RegionData(r.number, r.name, list(r.banner), r.source) for r in board.regions],
        )


class RegionData(msgspec.Struct):
    """A region in a file."""

    region: int
    name: str
    banner: list[int]
    source: str


def parse_board(text: str | bytes) -> Board:
    """Reads a board from TOML text of at most 64 kB.

    Raises:
        BoardError: the text is no board.
    """
    try:
        data = decode_board(text, BoardData)
    except LocatedError as error:
        raise BoardError(error.where, error.why) from None
    return data.board()


def read_board(path: Path) -> Board:
    """Reads a board file (TOML, at most 64 kB).

    Raises:
        BoardError: it cannot be read or is no board; the file is its ``source``.
    """
    try:
        return parse_board(read_board_file(path))
    except LocatedError as error:
        region = error.region if isinstance(error, BoardError) else None
        raise BoardError(error.where, error.why, source=str(path), region=region) from None


@cache
def kingdom() -> Board:
    """The built-in board."""
    return parse_board(resources.files("kingsroad").joinpath("boards/kingdom.toml").read_bytes())
