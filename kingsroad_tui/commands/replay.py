"""``kingsroad replay``: plays saved games through the rules and tells what happened."""

from __future__ import annotations

import click

from kingsroad_tui.failures import UNUSABLE


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per file, one a line.")
def command(files: tuple[str, ...], as_json: bool) -> int:
    """Replay saved games through the rules.

    A bad file is reported and the others go on; the exit code is then 2.
    """
    from kingsroad_tui.failures import Unusable
    from kingsroad_tui.replaying import replay_json, replay_text
    from kingsroad_tui.sources import open_source

    worst = 0
    for number, file in enumerate(files):
        try:
            game = open_source(file)
        except Unusable as error:
            click.echo(f"kingsroad: {error.one_line}", err=True)
            worst = UNUSABLE
            continue
        if as_json:
            click.echo(replay_json(file, game))
        else:
            click.echo(("\n" if number else "") + replay_text(file, game))
    return worst
