"""``kingsroad replay``: plays saved games through the rules and says what happened."""

from __future__ import annotations

import click

from kingsroad_tui.errors import ExitCode, Unusable, print_error, print_json, print_text
from kingsroad_tui.storage.game_input import open_source
from kingsroad_tui.text.replay import replay_data, replay_text


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per file, one a line.")
def command(files: tuple[str, ...], as_json: bool) -> int:
    """Replay saved games through the rules.

    A bad file is reported and the others go on; the exit code is then 2.
    """
    worst = ExitCode.DONE
    for number, file in enumerate(files):
        try:
            game = open_source(file)
        except Unusable as error:
            print_error(error.message)
            worst = ExitCode.UNUSABLE
            continue
        if as_json:
            print_json(replay_data(file, game))
        else:
            print_text(("\n" if number else "") + replay_text(file, game))
    return worst
