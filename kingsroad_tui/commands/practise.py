"""``practise`` of a game: one's own mistakes that are due, and today's puzzles, by lines."""

from __future__ import annotations

import click

from kingsroad_tui.shell.command_options import json_option
from kingsroad_tui.shell.game_description import GameDescription


def practise_of(description: GameDescription) -> click.Command:
    """The command for a game."""
    game = description.commands()

    @click.command()
    @json_option("Your mistakes, one JSON object a line.")
    @click.option("--judge", is_flag=True, help="First look for mistakes in games not judged yet.")
    def practise(*, as_json: bool, judge: bool) -> int:
        """Practise: your own mistakes that are due today, then today's puzzles.

        A mistake comes back 1, 3, 7 and 21 days after a right answer, and tomorrow after a wrong
        one.
        """
        if not as_json:
            return game.practise_by_lines(judge)
        from kingsroad_tui.lines.practise import card_data
        from kingsroad_tui.shell.errors import print_json

        for card in card_data(game.book()):
            print_json(card)
        return 0

    return practise
