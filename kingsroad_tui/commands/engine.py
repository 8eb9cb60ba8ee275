"""``kingsroad engine``: the solver process, for other programs too."""

from __future__ import annotations

import click


@click.command()
def command() -> None:
    """Answer requests as JSON lines, from standard input to standard output.

    Every request and every answer is one JSON object on one line. docs/engine.md describes them,
    docs/schemas has every field.
    """
    from advisor.engine import main

    main()
