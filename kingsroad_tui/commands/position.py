"""``kingsroad position``: prints the one-line code of a position."""

from __future__ import annotations

import click


@click.command()
@click.argument("file", metavar="FILE|CODE|-")
@click.option(
    "--round", "number", type=int, metavar="N", help="The position before round N, not the last."
)
def command(file: str, number: int | None) -> None:
    """Print the code of a position, for pasting elsewhere.

    Every command that takes a saved game takes such a code as well.
    """
    from kingsroad.notation import print_position
    from kingsroad_tui.common.errors import print_text
    from kingsroad_tui.kingsroad.storage.game_input import before_round, open_source

    print_text(print_position(before_round(open_source(file), number).position))
