"""``kingsroad statistics``: one's own games against each strength."""

from __future__ import annotations

import click

from kingsroad_tui.shell.command_options import json_option, progress_options


@click.command()
@progress_options
@json_option("One JSON object for each strength, or each row, a line.")
def command(*, by: str | None, as_csv: bool, as_json: bool) -> None:
    """Count your finished games against each strength of computer player.

    With --by, say how you are getting on instead.
    """
    from kingsroad_tui.kingsroad.ladder.words import RUNGS
    from kingsroad_tui.kingsroad.library.library import finished_games
    from kingsroad_tui.kingsroad.library.saves import all_games
    from kingsroad_tui.kingsroad.statistics.counts import FinishedGame, analysed, tallies
    from kingsroad_tui.kingsroad.statistics.kept import all_results
    from kingsroad_tui.kingsroad.statistics.words import tally_lines
    from kingsroad_tui.ladder.words import rating_lines
    from kingsroad_tui.shell.errors import print_json, print_sentences

    if by or as_csv:
        from kingsroad_tui.kingsroad.statistics.progress import road_progress
        from kingsroad_tui.kingsroad.statistics.progress_words import KINDS, opponent_words
        from kingsroad_tui.statistics.printed import print_progress

        print_progress(road_progress(), by, opponent_words, KINDS, csv=as_csv, json=as_json)
        return
    results = all_results()
    counted = tallies(map(FinishedGame.of, results))
    if as_json:
        for tally in counted:
            print_json(tally)
    else:
        lines = [*tally_lines(counted, analysed(finished_games(all_games()))), ""]
        print_sentences("\n".join([*lines, *rating_lines(results, RUNGS)]))
