"""``kingsroad assassins statistics``: one's own games against each strength."""

from __future__ import annotations

import click

from kingsroad_tui.shell.command_options import json_option, progress_options


@click.command()
@progress_options
@json_option("One JSON object for each row, a line.")
def command(*, by: str | None, as_csv: bool, as_json: bool) -> None:
    """Count your finished games against each strength of computer player, on either side.

    With --by, say how you are getting on instead.
    """
    from kingsroad_tui.assassins.ladder.words import RUNGS
    from kingsroad_tui.assassins.statistics.counts import FinishedTown, assassins_tallies
    from kingsroad_tui.assassins.statistics.kept import all_assassins_results
    from kingsroad_tui.assassins.statistics.words import assassins_tally_lines
    from kingsroad_tui.ladder.words import rating_lines
    from kingsroad_tui.shell.errors import print_json, print_sentences

    if by or as_csv:
        from kingsroad_tui.assassins.statistics.progress import assassins_progress
        from kingsroad_tui.assassins.statistics.progress_words import KINDS, opponent_words
        from kingsroad_tui.statistics.printed import print_progress

        print_progress(assassins_progress(), by, opponent_words, KINDS, csv=as_csv, json=as_json)
        return
    results = all_assassins_results()
    tallies = assassins_tallies(FinishedTown.of_all(results))
    if as_json:
        for tally in tallies:
            print_json(tally)
    else:
        lines = [*assassins_tally_lines(tallies), "", *rating_lines(results, RUNGS)]
        print_sentences("\n".join(lines))
