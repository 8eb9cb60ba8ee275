"""Boards as files: TOML for a board of one's own, the same content in JSON inside a record.

Boards are data (decision 18). Side A of the printed board is built in. The layout of side B is in
no public source, so none is shipped; an owner of a copy can enter it.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from assassins.cards import RoundCard
from assassins.squares import SQUARE_NAMES, Direction, parse_square
from assassins.town import Gate, KingStart, Town, TownError
from tabletop.board_files import decode_board, read_board_file
from tabletop.errors import LocatedError
from tabletop.shown import quoted


class GateData(msgspec.Struct):
    """A gate as files hold it."""

    square: str
    direction: str


class KingStartData(msgspec.Struct):
    """A start square of the king as files hold it."""

    square: str
    knights: list[str]


class CardsData(msgspec.Struct):
    """The cards as files hold them: king AP, knights' AP, shackles, people's AP."""

    all: list[tuple[int, int, bool, int]]
    left_out: list[tuple[int, int, bool, int]] = []


class AssassinsData(msgspec.Struct):
    """A board as files hold it (JSON in a record, TOML in a board file)."""

    name: str
    rows: list[str]
    townsfolk: list[str]
    guards_apart: list[str]
    gates: list[GateData]
    kings: list[KingStartData]
    cards: CardsData
    source: str = ""

    def town(self) -> Town:
        """The board itself. Raises TownError where it breaks a rule."""
        return Town(
            name=self.name,
            source=self.source,
            rows=tuple(self.rows),
            townsfolk=_squares("townsfolk", self.townsfolk),
            guards_apart=_squares("guards_apart", self.guards_apart),
            gates=tuple(
                Gate(_square(f"{where}.square", gate.square), _direction(where, gate.direction))
                for where, gate in ((f"gates[{n}]", gate) for n, gate in enumerate(self.gates))
            ),
            kings=tuple(
                KingStart(
                    _square(f"kings[{number}].square", start.square),
                    _squares(f"kings[{number}].knights", start.knights),
                )
                for number, start in enumerate(self.kings)
            ),
            cards=tuple(RoundCard(*card) for card in self.cards.all),
            left_out=tuple(RoundCard(*card) for card in self.cards.left_out),
        )

    @classmethod
    def of(cls, town: Town) -> AssassinsData:
        """The data of a board."""
        return cls(
            name=town.name,
            source=town.source,
            rows=list(town.rows),
            townsfolk=[SQUARE_NAMES[square] for square in town.townsfolk],
            guards_apart=[SQUARE_NAMES[square] for square in town.guards_apart],
            gates=[GateData(SQUARE_NAMES[g.square], g.direction.value) for g in town.gates],
            kings=[
                KingStartData(
                    SQUARE_NAMES[start.square], [SQUARE_NAMES[square] for square in start.knights]
                )
                for start in town.kings
            ],
            cards=CardsData(list(town.cards), list(town.left_out)),
        )


def _square(where: str, name: str) -> int:
    try:
        return parse_square(name)
    except ValueError as error:
        raise TownError(where, str(error)) from None


def _squares(where: str, names: list[str]) -> tuple[int, ...]:
    return tuple(_square(f"{where}[{number}]", name) for number, name in enumerate(names))


def _direction(where: str, name: str) -> Direction:
    try:
        return Direction(name)
    except ValueError:
        raise TownError(
            f"{where}.direction", f"must be {', '.join(Direction)}, not {quoted(name)}"
        ) from None


def parse_town(text: str | bytes) -> Town:
    """Reads a board from TOML text of at most 64 kB. Raises TownError with place and reason."""
    try:
        data = decode_board(text, AssassinsData)
    except LocatedError as error:
        raise TownError(error.where or "board", error.why) from None
    return data.town()


def read_town(path: Path) -> Town:
    """Reads a board file (TOML, at most 64 kB).

    Raises:
        TownError: it cannot be read or is no board; ``where`` starts with the file's name.
    """
    try:
        return parse_town(read_board_file(path))
    except LocatedError as error:
        where = f"{path}: {error.where}" if error.where else str(path)
        raise TownError(where, error.why) from None


@cache
def side_a() -> Town:
    """Side A of the printed board."""
    return parse_town(resources.files("assassins").joinpath("boards/side_a.toml").read_bytes())
