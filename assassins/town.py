"""The town as a board: its squares, streets, roofs and gates, the starting squares, and the cards.

A town has 10 × 10 squares, column a to j from west to east, row 1 to 10 from north to south. A
square is a number from 0 (a1) to 99 (j10), row by row, so j10 is (9, 9) and number 99.

A board may have several squares for the king to start on, and may leave cards of the box out. It is
data (decision 18): TOML in a file of one's own, the same content in JSON inside a record. Side A of
the printed board is built in. The layout of side B is in no public source, so none is shipped; an
owner of a copy can enter it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from importlib import resources
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from assassins.cards import CARDS, MOST_AP, RoundCard, sorted_deck
from tabletop.board_files import decode_board, read_board_file
from tabletop.errors import LocatedError, UnusableValue
from tabletop.names import name_problem, text_problem
from tabletop.say import Say
from tabletop.shown import quoted

SIZE: Final = 10
"""Squares along one edge of the board."""

SQUARES: Final = range(SIZE * SIZE)
"""All squares, a1 to j10, row by row."""

COLUMNS: Final = "abcdefghij"

SQUARE_NAMES: Final = tuple(f"{COLUMNS[square % SIZE]}{square // SIZE + 1}" for square in SQUARES)
"""The name of each square, such as ``j10``."""

_BY_NAME: Final = {name: square for square, name in enumerate(SQUARE_NAMES)}


class Direction(StrEnum):
    """The four ways to go; nothing is ever diagonal (rules, 3.4)."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


_STEPS: Final = {
    Direction.NORTH: (-1, 0),
    Direction.EAST: (0, 1),
    Direction.SOUTH: (1, 0),
    Direction.WEST: (0, -1),
}


def parse_square(name: str) -> int:
    """The square with this name. Raises UnusableValue if there is none.

    >>> parse_square("j10")
    99
    """
    try:
        return _BY_NAME[name]
    except KeyError:
        raise UnusableValue(Say("assassins-no-square", name=quoted(name))) from None


def neighbour(square: int, direction: Direction) -> int | None:
    """The next square in a direction, or None beyond the edge."""
    rows, columns = _STEPS[direction]
    row, column = square // SIZE + rows, square % SIZE + columns
    return row * SIZE + column if row in range(SIZE) and column in range(SIZE) else None


def squares_apart(one: int, other: int) -> int:
    """How many squares lie between two, along the rows and columns, whatever stands there."""
    return abs(one // SIZE - other // SIZE) + abs(one % SIZE - other % SIZE)


def _ray(square: int, direction: Direction) -> tuple[int, ...]:
    ahead = neighbour(square, direction)
    return () if ahead is None else (ahead, *_ray(ahead, direction))


RAYS: Final = tuple(
    tuple(ray for direction in Direction if (ray := _ray(square, direction))) for square in SQUARES
)
"""For each square and each direction that does not leave the board: the squares up to the edge,
nearest first."""

NEIGHBOURS: Final = tuple(tuple(ray[0] for ray in rays) for rays in RAYS)
"""The squares beside each square: all that share an edge with it, whatever their height and
whichever house they belong to (decision 1)."""


_MAX_SOURCE_LENGTH: Final = 200
"""The most characters that may say where a board comes from."""

TOWNSFOLK: Final = 12
"""The townsfolk of a game; three of them are assassins."""

GUARDS_APART: Final = 2
"""The knights that start away from the king."""

GUARDS_NEAR: Final = 5
"""The knights that start near the king."""

KNIGHTS: Final = GUARDS_APART + GUARDS_NEAR
"""The knights of a game."""

LETTERS: Final = "abcdefghijkl"
"""The townsfolk's letters, in the order of the board's start squares."""

NAMES: Final = (
    "apple seller",
    "blacksmith",
    "butcher",
    "carpenter",
    "courtesan",
    "farmer",
    "fishwife",
    "monk",
    "plum seller",
    "shepherd",
    "squire",
    "witch hunter",
)
"""The townsfolk's names, from the public course programs; a to l in this order. Who stands where is
drawn at random at a table; since all are alike, here each keeps a start square (decision 3)."""

ROOF: Final = "R"
STREET: Final = "G"


class TownError(LocatedError):
    """A board that cannot be used.

    Attributes:
        where: the field, as board files call it.
        why: the reason, a clause.
    """


class Gate(NamedTuple):
    """A way into the castle: the edge of a street square in one direction (rules, 3.6)."""

    square: int
    direction: Direction


class KingStart(NamedTuple):
    """A square where the king may start, and the five knights near him then."""

    square: int
    knights: tuple[int, ...]


@dataclass(frozen=True)
class Town:
    """A board with its cards.

    Attributes:
        name: 1 to 40 characters.
        source: where the board comes from, up to 200 characters or none.
        rows: ten rows from north to south, each ten letters from west to east, ``R`` for a roof
            and ``G`` for a street.
        townsfolk: the twelve squares where the townsfolk start, in the order of their letters.
        guards_apart: the two squares of the knights that start away from the king.
        gates: one or more.
        kings: one or more squares where the king may start.
        cards: the fifteen cards of the box.
        left_out: those of them that are not used on this board.

    Raises:
        TownError: something in it does not fit the rules; says where and why.
    """

    name: str
    source: str
    rows: tuple[str, ...]
    townsfolk: tuple[int, ...]
    guards_apart: tuple[int, ...]
    gates: tuple[Gate, ...]
    kings: tuple[KingStart, ...]
    cards: tuple[RoundCard, ...]
    left_out: tuple[RoundCard, ...] = ()

    def __post_init__(self) -> None:
        for where, why in _problems(self):
            raise TownError(where, why)

    def __hash__(self) -> int:
        return hash((self.name, self.rows))

    @cached_property
    def roofs(self) -> tuple[bool, ...]:
        """For each square, whether it is a roof; it is a street otherwise (rules, 3.2)."""
        return tuple(letter == ROOF for row in self.rows for letter in row)

    @cached_property
    def gate_squares(self) -> frozenset[int]:
        """The street squares that have a gate. To all but the king's exit they are ordinary squares
        (decision 2)."""
        return frozenset(gate.square for gate in self.gates)

    @cached_property
    def kinds(self) -> tuple[RoundCard, ...]:
        """The different cards in use, in the order in which the board lists them first."""
        used = _used(self)
        return tuple(kind for kind in dict.fromkeys(self.cards) if kind in used)

    @cached_property
    def deck(self) -> tuple[RoundCard, ...]:
        """The cards in use, by kind: one for each round of a game."""
        return sorted_deck(tuple(_used(self).elements()), self.kinds)

    def king_start(self, square: int | None) -> KingStart:
        """Where the king starts; ``square`` may be None on a board that leaves no choice.

        Raises:
            TownError: the king does not start there, or there is a choice to make.
        """
        if square is None and len(self.kings) == 1:
            return self.kings[0]
        for start in self.kings:
            if start.square == square:
                return start
        squares = tuple(SQUARE_NAMES[start.square] for start in self.kings)
        raise TownError("king_start", Say("assassins-board-king-starts", squares=squares))


def _used(town: Town) -> Counter[RoundCard]:
    return Counter(town.cards) - Counter(town.left_out)


def _problems(town: Town) -> Iterator[tuple[str, Say]]:
    """Where something does not fit the rules, and why."""
    if name_wrong := name_problem(town.name):
        yield "name", name_wrong.said
    if problem := text_problem(town.source, _MAX_SOURCE_LENGTH):
        yield "source", problem
    if len(town.rows) != SIZE:
        yield "rows", Say("assassins-board-rows", wanted=SIZE, found=len(town.rows))
    for number, row in enumerate(town.rows):
        if len(row) != SIZE or set(row) - {ROOF, STREET}:
            yield (
                f"rows[{number}]",
                Say("assassins-board-row", size=SIZE, roof=ROOF, street=STREET, found=quoted(row)),
            )
    yield from _square_problems(town)
    yield from _gate_problems(town)
    yield from _card_problems(town)


def _square_problems(town: Town) -> Iterator[tuple[str, Say]]:
    """The start squares: as many as there are pawns, none marked twice, the king on a street."""
    groups = [
        ("townsfolk", town.townsfolk, TOWNSFOLK),
        ("guards_apart", town.guards_apart, GUARDS_APART),
    ]
    for number, start in enumerate(town.kings):
        groups.append((f"kings[{number}].square", (start.square,), 1))
        groups.append((f"kings[{number}].knights", start.knights, GUARDS_NEAR))
    if not town.kings:
        yield "kings", Say("assassins-board-king-square")
    marked: set[int] = set()
    for where, squares, count in groups:
        if len(squares) != count:
            yield where, Say("assassins-board-squares", wanted=count, found=len(squares))
        for square in squares:
            if square not in SQUARES:
                yield where, Say("assassins-no-square-number", number=str(square))
            if square in marked:
                yield where, Say("assassins-board-marked-twice", square=SQUARE_NAMES[square])
            marked.add(square)
    for number, start in enumerate(town.kings):
        if town.roofs[start.square]:
            yield f"kings[{number}].square", _no_street(start.square)


def _gate_problems(town: Town) -> Iterator[tuple[str, Say]]:
    if not town.gates:
        yield "gates", Say("assassins-board-no-gates")
    for number, gate in enumerate(town.gates):
        if gate in town.gates[:number]:
            yield f"gates[{number}]", Say("assassins-board-gate-twice")
        if gate.square not in SQUARES:
            yield (
                f"gates[{number}].square",
                Say("assassins-no-square-number", number=str(gate.square)),
            )
        if town.roofs[gate.square]:
            yield f"gates[{number}].square", _no_street(gate.square)
        behind = neighbour(gate.square, gate.direction)
        if behind is not None and not town.roofs[behind]:
            yield (
                f"gates[{number}].direction",
                Say("assassins-board-behind-gate", square=SQUARE_NAMES[behind]),
            )


def _no_street(square: int) -> Say:
    return Say("assassins-board-no-street", square=SQUARE_NAMES[square])


def _card_problems(town: Town) -> Iterator[tuple[str, Say]]:
    if len(town.cards) != CARDS:
        yield "cards.all", Say("assassins-board-cards", wanted=CARDS, found=len(town.cards))
    for number, card in enumerate(town.cards):
        if not all(0 <= ap <= MOST_AP for ap in (card.king, card.knights, card.people)):
            yield f"cards.all[{number}]", Say("assassins-board-points", most=MOST_AP)
    for number, card in enumerate(town.left_out):
        if town.left_out[: number + 1].count(card) > town.cards.count(card):
            yield f"cards.left_out[{number}]", Say("assassins-board-left-out")
    if len(town.left_out) == len(town.cards):
        yield "cards.left_out", Say("assassins-board-no-cards")


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
    except UnusableValue as error:
        raise TownError(where, error.why) from None


def _squares(where: str, names: list[str]) -> tuple[int, ...]:
    return tuple(_square(f"{where}[{number}]", name) for number, name in enumerate(names))


def _direction(where: str, name: str) -> Direction:
    try:
        return Direction(name)
    except ValueError:
        raise TownError(
            f"{where}.direction",
            Say("assassins-code-none-of", known=", ".join(Direction), found=quoted(name)),
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
        TownError: it cannot be read or is no board; the file is its ``source``.
    """
    try:
        return parse_town(read_board_file(path))
    except LocatedError as error:
        raise TownError(error.where, error.why, source=str(path)) from None


@cache
def side_a() -> Town:
    """Side A of the printed board."""
    return parse_town(resources.files("assassins").joinpath("boards/side_a.toml").read_bytes())
