"""King & Assassins' own part of playing together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

from kingsroad_tui.assassins.places import NAME
from kingsroad_tui.assassins.together.words import lot_sentences
from kingsroad_tui.home.game_form import AskedOption, OptionProblem, TypedOption
from kingsroad_tui.shell.command_options import board_option
from kingsroad_tui.shell.place import Later
from kingsroad_tui.together.game import ClosedPart, GameTogether
from kingsroad_tui.words.errors import words_of
from tabletop.say import Say
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.ledger import SealedKind


_BOARD: Final = "board"
_KING_START: Final = "king_start"


def _read(*, side: str, board_file: Path | None, king_start: str | None) -> dict[str, str]:
    typed = {_BOARD: str(board_file or ""), _KING_START: king_start or ""}
    return {"side": side} | _typed(typed)


def _typed(typed: Mapping[str, str]) -> dict[str, str]:
    """The board of a file, and where the king starts on it. Raises OptionProblem."""
    import msgspec

    from assassins.town import SQUARE_NAMES, AssassinsData, TownError, read_town, side_a
    from kingsroad_tui.files.typed_files import named_file

    file, square = typed[_BOARD], typed[_KING_START].strip().lower()
    try:
        town = read_town(named_file(file)) if file else side_a()
    except TownError as error:
        raise OptionProblem(_BOARD, words_of(error)) from None
    squares = [SQUARE_NAMES[start.square] for start in town.kings]
    if square and square not in squares:
        raise OptionProblem(
            _KING_START, phrase("assassins-home-can-start-on", squares=tuple(squares))
        )
    if not square and len(squares) > 1:
        raise OptionProblem(
            _KING_START, phrase("assassins-home-type-one-of", squares=tuple(squares))
        )
    board = {_BOARD: msgspec.json.encode(AssassinsData.of(town)).decode()} if file else {}
    return board | ({_KING_START: square} if len(squares) > 1 else {})


def _kind(options: Mapping[str, str]) -> SealedKind[Any]:
    import msgspec

    from assassins.town import AssassinsData, parse_square
    from kingsroad_tui.assassins.together.kind import sealed_kind

    board, square = options.get(_BOARD), options.get(_KING_START)
    return sealed_kind(
        msgspec.json.decode(board, type=AssassinsData).town() if board else None,
        parse_square(square) if square else None,
    )


def _host_seat(options: Mapping[str, str]) -> int:
    from assassins.actions import Side
    from assassins.sealed import KING_SEAT, PEOPLE_SEAT

    return PEOPLE_SEAT if options.get("side") == Side.PEOPLE else KING_SEAT


TOGETHER: Final = GameTogether(
    name=NAME,
    number=1,
    seats=(2, 2),
    roles=(Say("assassins-together-role-king"), Say("assassins-together-role-people")),
    options=(
        click.option(
            "--side",
            type=click.Choice(["king", "people"]),
            default="king",
            show_default=True,
            help=phrase("assassins-command-host.side"),
        ),
        board_option(phrase("assassins-command-host.board")),
        click.option(
            "--king-start",
            metavar="SQUARE",
            help=phrase("assassins-command-host.king-start"),
        ),
    ),
    read=_read,
    asks=(
        AskedOption(
            "side",
            Say("assassins-together-side"),
            (
                ("", Say("assassins-together-kings-side")),
                ("people", Say("assassins-together-peoples-side")),
            ),
        ),
    ),
    types=(
        TypedOption(_BOARD, Say("assassins-home-board-file"), Say("assassins-home-board-hint")),
        TypedOption(
            _KING_START,
            Say("assassins-home-king-start"),
            Say("assassins-home-start-hint"),
            after=_BOARD,
        ),
    ),
    typed=_typed,
    kind=_kind,
    host_seat=_host_seat,
    computer=Later("kingsroad_tui.assassins.together.table:COMPUTER").load,
    by_lines=Later("kingsroad_tui.assassins.lines.apart:AssassinsApart").load,
    lot_sentences=lot_sentences,
    closed=ClosedPart(
        keys=(
            "town.assume",
            "town.back",
            "town.code",
            "town.down",
            "town.follow",
            "town.forward",
            "town.hint",
            "town.leave",
            "town.left",
            "town.let_go",
            "town.log",
            "town.look_back",
            "town.next",
            "town.other",
            "town.pawn.*",
            "town.peek",
            "town.previous",
            "town.right",
            "town.take",
            "town.up",
            "town_end.again",
            "town_end.leave",
            "town_end.log",
            "town_end.look_back",
            "town_end.share",
            "town_end.swap",
            "town_look_back.back",
            "town_look_back.code",
            "town_look_back.first",
            "town_look_back.hint",
            "town_look_back.last",
            "town_look_back.leave",
            "town_look_back.log",
            "town_look_back.next",
            "town_look_back.on",
            "town_look_back.previous",
            "town_table.*",
        ),
        places=("end", "look_back"),
        screens=("SupposeDialog", "AssassinsLogDialog", "AssassinsLookBackScreen"),
    ),
)
