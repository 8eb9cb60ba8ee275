"""The small boards of a report: a phase as it began, as it was played, and a better turn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element, tostring

from advisor.messages.assassins_review import PhaseReview
from assassins.games import AssassinsGame
from assassins.playthroughs import draw
from assassins.position import AssassinsPosition
from assassins.town import COLUMNS, SIZE, SQUARES
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.play.typed_actions import followed, knight_numbers_before
from kingsroad_tui.assassins.words.turns import reports_of
from kingsroad_tui.report.svg import WIDTH, add, add_text, new_svg, number
from tabletop.words.voice import phrase

_CELL: Final = 22
_EDGE: Final = 18
_HEAD: Final = 20
_DAGGER: Final = "†"
_BOARD: Final = WIDTH / 3


@dataclass(frozen=True, slots=True)
class PicturedBoard:
    """One board.

    Attributes:
        title: what it shows.
        position: who stands where.
        numbers: the knights' numbers by square.
        moved: squares of pawns that have moved, or been removed from.
        assassins: the townsfolk (0 to 11) who are, once the game is over.
    """

    title: str
    position: AssassinsPosition
    numbers: Mapping[int, int]
    moved: frozenset[int]
    assassins: frozenset[int] = frozenset()


def boards_of(
    one: PhaseReview, better: Iterable[str], game: AssassinsGame
) -> tuple[PicturedBoard, ...]:
    """The boards of a judged phase; the last one after a better turn."""
    phase, numbers = game.phases[one.number], knight_numbers_before(game, one.number)
    known = game.secret.assassins if game.finished and game.secret else frozenset[int]()
    found = [
        PicturedBoard(
            phrase("assassins-report-as-it-stood"), phase.before, numbers, frozenset(), known
        )
    ]
    for title, actions in (
        (phrase("assassins-report-as-played"), one.actions),
        (phrase("assassins-report-better"), better),
    ):
        reports = reports_of(phase.before, actions)
        end = reports[-1].after if reports else phase.before
        found.append(
            PicturedBoard(
                title, end, followed(numbers, reports), _changed(phase.before, end), known
            )
        )
    return tuple(found)


def _changed(before: AssassinsPosition, end: AssassinsPosition) -> frozenset[int]:
    """The squares on which somebody else stands afterwards, or nobody any more."""
    was, now = before.occupants(), end.occupants()
    return frozenset(square for square in SQUARES if was[square] != now[square])


def boards_svg(boards: tuple[PicturedBoard, ...]) -> str:
    """The boards beside one another, as SVG."""
    height = _HEAD + _EDGE + _CELL * SIZE + 6
    svg = new_svg(
        phrase("assassins-report-boards-title", boards=tuple(board.title for board in boards)),
        height,
    )
    for place, board in enumerate(boards):
        _draw(svg, board, place * _BOARD)
    return tostring(svg, encoding="unicode")


def boards_text(boards: tuple[PicturedBoard, ...]) -> str:
    """The boards below one another, as text: the first and the last, for what lies between is told
    in the actions."""
    return "\n\n".join(
        f"{board.title}\n{draw(board.position)}" for board in (boards[0], boards[-1])
    )


def _draw(svg: Element, board: PicturedBoard, left: float) -> None:
    add_text(svg, "name", left + _EDGE, 13, board.title)
    for place in range(SIZE):
        middle = _EDGE + _CELL * place + _CELL / 2
        add_text(svg, "tick", left + middle, _HEAD + 12, COLUMNS[place], anchor="middle")
        row = _HEAD + middle + 4
        add_text(svg, "tick", left + _EDGE - 4, row, str(place + 1), anchor="end")
    position = board.position
    pawns = _pawns(board)
    for square in SQUARES:
        row, column = divmod(square, SIZE)
        x, y = left + _EDGE + _CELL * column, float(_HEAD + _EDGE + _CELL * row)
        kind = "marked" if position.town.roofs[square] else "blank"
        size = {"width": str(_CELL), "height": str(_CELL)}
        add(svg, "rect", f"{kind} square", {"x": number(x), "y": number(y), **size})
        if square in position.town.gate_squares:
            add_text(svg, "tick", x + 3, y + 9, "⌂")
        if square in board.moved:
            add(svg, "rect", "ring", {"x": number(x + 1.5), "y": number(y + 1.5)} | _inner())
        if square in pawns:
            css, letter = pawns[square]
            add_text(svg, css, x + _CELL / 2, y + _CELL / 2 + 4, letter, anchor="middle")


def _inner() -> dict[str, str]:
    return {"width": str(_CELL - 3), "height": str(_CELL - 3), "rx": "4"}


def _pawns(board: PicturedBoard) -> dict[int, tuple[str, str]]:
    """By square, the class and the sign of who stands there."""
    position = board.position
    pawns = {at: ("pawn knight", str(board.numbers.get(at, "N"))) for at in position.knights}
    for who, at in enumerate(position.townsfolk):
        if at is not None:
            known = who in position.revealed
            sign = f"{PAWNS[who]}{_DAGGER}" if who in board.assassins else PAWNS[who]
            pawns[at] = ("pawn assassin" if known else "pawn", sign)
    if position.king is not None:
        pawns[position.king] = ("pawn king", "♔")
    return pawns
