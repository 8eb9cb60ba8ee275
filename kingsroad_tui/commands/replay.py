"""``kingsroad replay``: plays saved games through the rules and says what happened."""

from __future__ import annotations

import click

from kingsroad_tui.errors import ExitCode, Unusable, print_error
from kingsroad_tui.storage.game_input import open_source
from kingsroad_tui.text.replay import replay_json, replay_text


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per file, one a line.")
def command(files: tuple[str, ...], as_json: bool) -> int:
    """Replay saved games through the rules.

    A bad file is reported and the others go on; the exit code is then 2.
    """
    worst = ExitCode.DONE
    report = replay_json if as_json else replay_text
    for number, file in enumerate(files):
        try:
            game = open_source(file)
        except Unusable as error:
            print_error(error.message)
            worst = ExitCode.UNUSABLE
            continue
        click.echo(("\n" if number and not as_json else "") + report(file, game))
    return worst
