"""``kingsroad replay``: plays saved games through the rules and says what happened."""

from __future__ import annotations

import click

from kingsroad_tui.common.errors import each_game, print_json, print_sentences, print_text
from kingsroad_tui.kingsroad.storage.game_input import open_source
from kingsroad_tui.kingsroad.text.replay import replay_data, replay_text


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per file, one a line.")
def command(files: tuple[str, ...], as_json: bool) -> int:
    """Replay saved games, or the games in a tournament's results, through the rules.

    A bad file is reported and the others go on; the exit code is then 2.
    """

    def replay(number: int, file: str) -> bool:
        game = open_source(file)
        if as_json:
            print_json(replay_data(file, game))
        else:
            title, _, told = replay_text(file, game).partition("\n")
            print_text(("\n" if number else "") + title)  # a file's name is one word
            print_sentences(told)
        return True

    return each_game(files, replay)
