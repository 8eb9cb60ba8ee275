"""Statistics with a direction, as the command of a game prints them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kingsroad_tui.shell.errors import print_json, print_text
from kingsroad_tui.statistics.progress import BY, PlayerProgress
from kingsroad_tui.statistics.progress_words import progress_csv, progress_data, progress_text


def print_progress(
    progress: PlayerProgress,
    by: str | None,
    opponent: Callable[[str], str],
    kinds: Mapping[str, str],
    *,
    csv: bool,
    json: bool,
) -> None:
    """Prints the rows by one thing, as a table or as JSON lines; or as CSV, by all where ``by`` is
    None."""
    if csv:
        print_text(progress_csv(progress, (by,) if by else BY))
    elif json:
        for row in progress_data(progress, by or BY[0]):
            print_json(row)
    else:
        print_text(progress_text(progress, by or BY[0], opponent, kinds))
