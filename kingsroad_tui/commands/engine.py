"""``kingsroad engine``: the solver process, for other programs too."""

from __future__ import annotations

import click


@click.command()
@click.option("--long-lines", is_flag=True, help="Answer in lines of any length, with all details.")
def command(*, long_lines: bool) -> None:
    """Answer requests as JSON lines, from standard input to standard output.

    Every request and every answer is one JSON object on one line. docs/engine.md describes them,
    docs/schemas has every field.
    """
    from advisor.engine import main

    main(long_lines=long_lines)
