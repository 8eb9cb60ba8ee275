"""``kingsroad assassins statistics``: one's own games against each strength."""

from __future__ import annotations

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON object for each row, a line.")
def command(*, as_json: bool) -> None:
    """Count your finished games against each strength of computer player, on either side."""
    from kingsroad_tui.assassins.session.statistics import town_tallies
    from kingsroad_tui.assassins.storage.saves import all_towns, finished_towns
    from kingsroad_tui.assassins.text.statistics import town_tally_lines
    from kingsroad_tui.common.errors import print_json, print_sentences

    tallies = town_tallies(finished_towns(all_towns()))
    if as_json:
        for tally in tallies:
            print_json(tally)
    else:
        print_sentences("\n".join(town_tally_lines(tallies)))
