"""``kingsroad assassins practise``: own mistakes that are due, and today's puzzles, by lines."""

from __future__ import annotations

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Your mistakes, one JSON object a line.")
@click.option("--judge", is_flag=True, help="First look for mistakes in games not judged yet.")
def command(*, as_json: bool, judge: bool) -> int:
    """Practise: your own mistakes that are due today, then today's puzzles.

    A mistake comes back 1, 3, 7 and 21 days after a right answer, and tomorrow after a wrong one.
    """
    if as_json:
        from kingsroad_tui.assassins.storage.training import town_book
        from kingsroad_tui.common.errors import print_json
        from kingsroad_tui.common.line_practise import card_data

        for card in card_data(town_book()):
            print_json(card)
        return 0
    from kingsroad_tui.assassins.line_practise import practise_town_plain

    return practise_town_plain(judge=judge)
