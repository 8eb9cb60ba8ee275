"""King's Road's own part of playing together."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click

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


def _read(*, permanent_nobles: bool, board_file: Path | None) -> dict[str, str]:
    options = {"variant": "permanent-nobles"} if permanent_nobles else {}
    return options | _typed({_BOARD: str(board_file or "")})


def _typed(typed: Mapping[str, str]) -> dict[str, str]:
    """The board of a file. Raises OptionProblem."""
    import msgspec

    from kingsroad.board import BoardData, BoardError, read_board
    from kingsroad_tui.files.typed_files import named_file

    if not typed[_BOARD]:
        return {}
    try:
        board = read_board(named_file(typed[_BOARD]))
    except BoardError as error:
        raise OptionProblem(_BOARD, words_of(error)) from None
    return {_BOARD: msgspec.json.encode(BoardData.of(board)).decode()}


def _kind(options: Mapping[str, str]) -> SealedKind[Any]:
    import msgspec

    from kingsroad.board import BoardData
    from kingsroad.position import Variant
    from kingsroad_tui.kingsroad.together.table import sealed_kind

    board = options.get(_BOARD)
    return sealed_kind(
        Variant(options.get("variant", Variant.STANDARD)),
        msgspec.json.decode(board, type=BoardData).board() if board else None,
    )


TOGETHER: Final = GameTogether(
    name="King's Road",
    number=0,
    seats=(2, 5),
    options=(
        click.option(
            "--permanent-nobles",
            is_flag=True,
            help=phrase("kingsroad-command-host.permanent-nobles"),
        ),
        board_option(phrase("kingsroad-command-host.board")),
    ),
    read=_read,
    asks=(
        AskedOption(
            "variant",
            Say("kingsroad-form-rules"),
            (
                ("", Say("kingsroad-form-rules-standard")),
                ("permanent-nobles", Say("kingsroad-form-rules-permanent-nobles")),
            ),
        ),
    ),
    types=(TypedOption(_BOARD, Say("kingsroad-form-board"), Say("kingsroad-form-board-hint")),),
    typed=_typed,
    kind=_kind,
    computer=Later("kingsroad_tui.kingsroad.together.table:COMPUTER").load,
    by_lines=Later("kingsroad_tui.kingsroad.lines.apart:KingsroadApart").load,
    closed=ClosedPart(
        keys=(
            "end.again",
            "end.code",
            "end.leave",
            "end.share",
            "play.aim",
            "play.assume",
            "play.back",
            "play.card.*",
            "play.code",
            "play.experts",
            "play.forward",
            "play.hint",
            "play.leave",
            "play.log",
            "play.look_*",
            "play.pick",
            "play.reorder",
            "play.skip",
            "play.view",
        ),
        places=("end",),
        screens=("DoubtDialog", "GameLogDialog", "OpponentsDialog"),
    ),
)
