"""``replay``: plays saved games through the rules and says what happened."""

from __future__ import annotations

import click

from kingsroad_tui.common.command_options import json_option
from kingsroad_tui.common.errors import each_game, print_json, print_sentences, print_text
from kingsroad_tui.common.game_description import GameDescription


def command_of(game: GameDescription) -> click.Command:
    """The command for a game."""
    part = game.commands().replay

    @click.argument("files", nargs=-1, required=True, metavar="FILE...")
    @json_option("One JSON object per file, one a line.")
    def replay(files: tuple[str, ...], *, as_json: bool) -> int:
        def replay_one(number: int, file: str) -> bool:
            answer = part.do(file)
            if as_json:
                print_json(answer.data())
            else:
                title, _, rest = answer.text().partition("\n")
                print_text(("\n" if number else "") + title)  # a file's name is one word
                print_sentences(rest)
            return True

        return each_game(files, replay_one)

    return part.command(replay)
