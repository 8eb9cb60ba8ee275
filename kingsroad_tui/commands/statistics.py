"""``statistics`` of a game: one's own games against each strength, and how one is getting on."""

from __future__ import annotations

import click

from kingsroad_tui.shell.command_options import json_option, progress_options
from kingsroad_tui.shell.errors import print_json, print_sentences, print_text
from kingsroad_tui.shell.game_description import GameDescription


def statistics_of(description: GameDescription) -> click.Command:
    """The command for a game."""

    @click.command()
    @progress_options
    @json_option("One JSON object for each strength, or each row, a line.")
    def statistics(*, by: str | None, as_csv: bool, as_json: bool) -> None:
        """Count your finished games against each strength of computer player.

        With --by, say how you are getting on instead.
        """
        from kingsroad_tui.ladder.words import rating_lines
        from kingsroad_tui.statistics.progress import BY
        from kingsroad_tui.statistics.progress_words import (
            progress_csv,
            progress_data,
            progress_text,
        )

        game = description.commands().statistics()
        if as_csv:
            print_text(progress_csv(game.progress(), (by,) if by else BY))
        elif by and as_json:
            for row in progress_data(game.progress(), by):
                print_json(row)
        elif by:
            print_text(progress_text(game.progress(), by, game.opponent, game.kinds))
        elif as_json:
            for tally in game.tallies(game.results()):
                print_json(tally)
        else:
            results = game.results()
            lines = [*game.lines(results), "", *rating_lines(results, game.rungs)]
            print_sentences("\n".join(lines))

    return statistics
