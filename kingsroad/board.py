"""The board: eight regions on a loop, the roads between them, and the banners (rules, section 1).

The loop and the roads belong to the game and never change. The banners are data: the built-in
ones lie in ``boards/kingdom.toml``, and a player may give a board file of their own.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Annotated, Final

import msgspec

from kingsroad.files import open_file

REGIONS: Final = (1, 2, 3, 4, 5, 6, 7, 8)
"""The region numbers, in the order every array and tuple of eight uses."""

LOOP: Final = (1, 6, 4, 7, 3, 5, 2, 8)
"""The King's way, clockwise; after the last region comes the first again."""

ROADS: Final = frozenset(
    {frozenset((a, b)) for a, b in zip(LOOP, LOOP[1:] + LOOP[:1], strict=True)}
    | {frozenset((1, 3))}
)
"""The nine roads. The King never takes the one between 3 and 1; chains of Nobles do."""

NEIGHBOURS: Final[Mapping[int, tuple[int, ...]]] = {
    region: tuple(
        sorted(other for other in REGIONS if other != region and {region, other} in ROADS)
    )
    for region in REGIONS
}
"""The regions joined to each region by a road, ascending."""

MAX_LABEL_LENGTH: Final = 40
"""The most characters a player's or a region's name may have."""

MAX_SOURCE_LENGTH: Final = 200
"""The most characters that may say where a banner comes from."""

_NEXT: Final = dict(zip(LOOP, LOOP[1:] + LOOP[:1], strict=True))
_MAX_FILE_BYTES: Final = 1_000_000


class BoardError(ValueError):
    """A board that cannot be used; the message says where in it and why."""


def label_problem(text: str) -> str | None:
    """Why ``text`` cannot name a player or a region, or None if it can.

    A label has 1 to 40 characters, is not blank and holds no control characters (line breaks and
    lone surrogates, which no file can hold, count as such). Anything else is legal.
    """
    if not text.strip():
        return "is blank"
    return _text_problem(text, MAX_LABEL_LENGTH)


def _text_problem(text: str, longest: int) -> str | None:
    if len(text) > longest:
        return f"is longer than {longest} characters"
    if any(unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"} for char in text):
        return "holds a control character"
    return None


@dataclass(frozen=True, slots=True)
class Region:
    """One region of the kingdom.

    ``number`` is 1 to 8, ``banner`` the points for first, second, third and perhaps fourth place
    (3 or 4 numbers, 0 to 99, never rising), ``source`` says where the banner's values come from
    (up to 200 characters, or nothing).
    """

    number: int
    name: str
    banner: tuple[int, ...]
    source: str

    def __post_init__(self) -> None:
        if self.number not in REGIONS:
            raise BoardError(f"region {self.number}: the regions are numbered 1 to 8")
        if problem := label_problem(self.name):
            raise BoardError(f"region {self.number}: its name {problem}")
        if len(self.banner) not in (3, 4):
            raise BoardError(f"region {self.number}: a banner has 3 or 4 places")
        if not all(0 <= points <= 99 for points in self.banner):
            raise BoardError(f"region {self.number}: a banner's points are 0 to 99")
        if list(self.banner) != sorted(self.banner, reverse=True):
            raise BoardError(f"region {self.number}: a banner's points never rise")
        if problem := _text_problem(self.source, MAX_SOURCE_LENGTH):
            raise BoardError(f"region {self.number}: its source {problem}")


@dataclass(frozen=True, slots=True)
class Board:
    """A named set of eight regions, ordered by their number.

    Raises:
        BoardError: a region is missing or there twice, or a name cannot be used.
    """

    name: str
    regions: tuple[Region, ...]

    def __post_init__(self) -> None:
        if problem := label_problem(self.name):
            raise BoardError(f"name: {problem}")
        if tuple(region.number for region in self.regions) != REGIONS:
            raise BoardError("regions: each of 1 to 8 must be there exactly once")

    def region(self, number: int) -> Region:
        """The region with this number (1 to 8)."""
        return self.regions[number - 1]

    def paid(self, number: int, num_players: int) -> tuple[int, ...]:
        """The points for the places that are paid in a region, the first place first.

        One place fewer than there are players is paid, at most those on the banner (rules, 3.3.2).

        >>> kingdom().paid(8, num_players=3)
        (8, 6)
        """
        return self.regions[number - 1].banner[: num_players - 1]


def next_region(region: int, steps: int = 1) -> int:
    """The region ``steps`` (0 or more) further along the King's way."""
    for _ in range(steps % len(LOOP)):
        region = _NEXT[region]
    return region


def king_path(region: int, count: int) -> tuple[int, ...]:
    """The ``count`` regions from ``region`` on along the King's way, itself included."""
    return tuple(next_region(region, step) for step in range(count))


class BoardData(msgspec.Struct):
    """A board as files hold it (JSON in a record, TOML in a board file)."""

    name: str
    regions: Annotated[list[RegionData], msgspec.Meta(min_length=8, max_length=8)]

    def board(self) -> Board:
        """The board itself. Raises BoardError where it breaks a rule."""
        rows = sorted(self.regions, key=lambda row: row.region)
        return Board(
            self.name,
            tuple(Region(row.region, row.name, tuple(row.banner), row.source) for row in rows),
        )

    @classmethod
    def of(cls, board: Board) -> BoardData:
        """The data of a board."""
        return cls(
            board.name,
            [RegionData(r.number, r.name, list(r.banner), r.source) for r in board.regions],
        )


class RegionData(msgspec.Struct):
    """One region as files hold it."""

    region: int
    name: str
    banner: list[int]
    source: str


def parse_board(text: str | bytes) -> Board:
    """Reads a board from TOML text. Raises BoardError with the place and the reason."""
    try:
        return msgspec.toml.decode(text, type=BoardData).board()
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BoardError(" ".join(str(error).split())) from None


def read_board(path: Path) -> Board:
    """Reads a board file (TOML, at most 1 MB).

    Raises:
        BoardError: it cannot be read or is no board; the message starts with the file's name.
    """
    try:
        with open_file(path) as file:
            content = file.read(_MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BoardError(f"{path}: {reason}") from None
    if len(content) > _MAX_FILE_BYTES:
        raise BoardError(f"{path}: larger than a board can be (1 MB)")
    try:
        return parse_board(content)
    except BoardError as error:
        raise BoardError(f"{path}: {error}") from None


@cache
def kingdom() -> Board:
    """The built-in board."""
    return parse_board(resources.files("kingsroad").joinpath("boards/kingdom.toml").read_bytes())
