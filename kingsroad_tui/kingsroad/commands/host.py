"""``kingsroad host``: a table for friends who are elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

if TYPE_CHECKING:
    from kingsroad_tui.common.together.kinds import SealedKind
    from kingsroad_tui.common.together.room_files import KeptHost
    from kingsroad_tui.kingsroad.together.sealed_game import SealedRounds

GAME: Final = "kingsroad"
NUMBER: Final = 0
"""How tables that are kept, and invitations, name the game."""


@click.command()
@click.option("--name", help="Your name at the table.")
@click.option(
    "--seats", type=click.IntRange(2, 5), default=2, show_default=True, help="How many play."
)
@click.option("--computers", type=click.IntRange(0, 4), default=0, help="How many are computers.")
@click.option(
    "--listen",
    "address",
    metavar="ADDRESS",
    help="Where others can reach the table: 0.0.0.0 is everybody in your network. "
    "As it comes, only this computer can.",
)
@click.option("--port", type=click.IntRange(0, 65535), help="The port; as it comes, any.")
@click.option("--via", metavar="RELAY", help="By a relay, where nobody can reach this computer.")
@click.option("--limit", type=click.IntRange(10, 3600), help="Seconds for each choice.")
@click.option("--no-hints", is_flag=True, help="Nobody may ask for hints.")
@click.option("--permanent-nobles", is_flag=True, help="Play the variant.")
@click.option(
    "--board",
    "board_file",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="A board file (TOML).",
)
@click.option("--resume", is_flag=True, help="Take up the table that was open last.")
def command(
    *,
    name: str | None,
    seats: int,
    computers: int,
    address: str | None,
    port: int | None,
    via: str | None,
    limit: int | None,
    no_hints: bool,
    permanent_nobles: bool,
    board_file: Path | None,
    resume: bool,
) -> None:
    """Open a table for friends who are elsewhere, line by line.

    Prints an invitation for them: they join with it from their own terminal. Nobody sees a choice
    before everyone has chosen, you included.
    """
    import asyncio

    from kingsroad_tui.common.errors import Unusable, event_loop_interrupts
    from kingsroad_tui.common.text import together as words
    from kingsroad_tui.common.together.asked_name import asked_name
    from kingsroad_tui.common.together.hosting import new_host
    from kingsroad_tui.common.together.relay_named import relay_address
    from kingsroad_tui.common.together.room_files import last_host

    if resume:
        found = last_host()
        if found is None:
            raise Unusable(words.NO_TABLE_KEPT)
        kept = found[1]
        if kept.game != GAME:
            raise Unusable(words.OTHER_GAME_KEPT)
    else:
        if computers >= seats:
            raise Unusable(words.TOO_MANY_COMPUTERS)
        options = _options(permanent_nobles=permanent_nobles, board_file=board_file)
        kept = new_host(GAME, options, asked_name(name), seats, hints=not no_hints, limit=limit)
    # A table that is taken up may move.
    kept.address = kept.address if address is None else address
    kept.port = kept.port if port is None else port
    kept.via = kept.via if via is None else relay_address(via)
    event_loop_interrupts()
    asyncio.run(_host(kept, computers))


def _options(*, permanent_nobles: bool, board_file: Path | None) -> dict[str, str]:
    """How the game is played, as the table keeps it."""
    import msgspec

    from kingsroad.board import BoardData, BoardError, read_board
    from kingsroad_tui.common.errors import Unusable

    options = {"variant": "permanent-nobles"} if permanent_nobles else {}
    if board_file is not None:
        try:
            board = read_board(board_file)
        except BoardError as error:
            raise Unusable(str(error)) from None
        options["board"] = msgspec.json.encode(BoardData.of(board)).decode()
    return options


def _kind(options: dict[str, str]) -> SealedKind[SealedRounds]:
    """The game that a table keeps. Raises ValueError where it cannot be played."""
    import msgspec

    from kingsroad.board import BoardData
    from kingsroad.position import Variant
    from kingsroad_tui.kingsroad.together.kind import sealed_kind

    board = options.get("board")
    return sealed_kind(
        Variant(options.get("variant", Variant.STANDARD)),
        msgspec.json.decode(board, type=BoardData).board() if board else None,
    )


async def _host(kept: KeptHost, computers: int) -> None:
    from contextlib import AsyncExitStack

    from kingsroad_tui.common.errors import CommandError, Unusable
    from kingsroad_tui.common.line_io import say
    from kingsroad_tui.common.solver.client import Solver
    from kingsroad_tui.common.storage.locations import folders
    from kingsroad_tui.common.text import together as words
    from kingsroad_tui.common.together.addresses import reachable_at
    from kingsroad_tui.common.together.hosting import NoRelay, TableOpen, open_table
    from kingsroad_tui.common.together.line_input import LineInput
    from kingsroad_tui.kingsroad.line_apart import ApartLines
    from kingsroad_tui.kingsroad.together.seats import computer_names

    async with AsyncExitStack() as opened:
        try:
            table_open = open_table(kept, _kind(kept.options), NUMBER)
            session, table = await opened.enter_async_context(table_open)
        except OSError as error:
            why = error.strerror or str(error)
            raise CommandError(words.cannot_listen(kept.address, kept.port, why)) from None
        except NoRelay:
            raise CommandError(words.no_relay(kept.via)) from None
        except TableOpen:
            raise CommandError(words.TABLE_OPEN) from None
        except ValueError:
            raise Unusable(words.TABLE_UNUSABLE) from None
        solver = Solver(log=folders().state / "solver.log")
        opened.push_async_callback(solver.close)
        chairs = table.kept.chairs
        for at, name in zip(range(computers), computer_names(chairs), strict=False):
            table.seat_computer(len(chairs) - 1 - at, name)
        if kept.via:
            say(words.VIA_RELAY)
        else:
            say(*words.listening_lines(kept.address, kept.port, reachable_at(kept.address)))
        say(*words.invitation_lines(session.invitation, "kingsroad join"))
        if kept.table.limit is not None:
            say(words.limit_sentence(kept.table.limit))
        say(words.TYPE_HELP)
        await ApartLines(session, solver, LineInput()).run()
    say(words.STILL_SAVED.format(command="kingsroad host --resume"))
