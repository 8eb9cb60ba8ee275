"""``kingsroad statistics``: one's own games against each strength."""

from __future__ import annotations

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object for each strength, a line.")
def command(*, as_json: bool) -> None:
    """Count your finished games against each strength of computer player."""
    from kingsroad_tui.common.errors import print_json, print_sentences
    from kingsroad_tui.kingsroad.session.statistics import analysed, tallies
    from kingsroad_tui.kingsroad.storage.library import finished_games
    from kingsroad_tui.kingsroad.storage.saves import all_games
    from kingsroad_tui.kingsroad.text.statistics import tally_lines

    games = list(finished_games(all_games()))
    if as_json:
        for tally in tallies(games):
            print_json(tally)
    else:
        print_sentences("\n".join(tally_lines(tallies(games), analysed(games))))
