"""``kingsroad analyse``: judges the phases of games, one or several."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import click

from kingsroad_tui.assassins.words.commands import REVIEWED_SIDE
from kingsroad_tui.report.asked import AskedReport, report_options, with_progress
from kingsroad_tui.shell.command_options import seconds_option
from kingsroad_tui.shell.errors import (
    each_game,
    ended_by_interrupt,
    print_error,
    print_sentences,
    print_text,
    solver_failures,
)
from tabletop.game_lines import is_line

if TYPE_CHECKING:
    from advisor.messages.assassins_review import AssassinsReview, PhaseReview
    from assassins.games import AssassinsGame

Reviewed = Literal["king", "people", "both"]


@click.command()
@report_options
@click.option(
    "--side",
    type=click.Choice(["both", "king", "people"]),
    default="both",
    show_default=True,
    help=REVIEWED_SIDE,
)
@seconds_option("Judge the phases of a game that fit into about this time.")
def command(
    files: tuple[str, ...],
    *,
    as_json: bool,
    markdown: bool,
    out: str | None,
    force: bool,
    side: Reviewed,
    seconds: float | None,
) -> int:
    """Judge every phase of saved games, or of the games in a tournament's results, by what could
    be known then.

    The king's side is judged by what everybody could know, the people's by that and their secret.
    A bad file is reported and the others go on; the exit code is then 2. Ctrl+C puts out what is
    judged.
    """
    asked = AskedReport.of(files, as_json=as_json, markdown=markdown, out=out, force=force)

    def analyse(number: int, file: str) -> bool:
        if number and asked.in_words:
            print_text()
        return _analyse(number, file, asked, side, seconds)

    return each_game(files, analyse)


def _analyse(
    number: int, file: str, asked: AskedReport, side: Reviewed, seconds: float | None
) -> bool:
    """Judges one file and writes the result; returns False after Ctrl+C."""
    from kingsroad_tui.assassins.library.sources import open_assassins_source
    from kingsroad_tui.assassins.report.sections import REPORT
    from kingsroad_tui.assassins.review.summary import review_summary, title_lines
    from kingsroad_tui.notes.kept import notes_of

    game = open_assassins_source(file)
    if asked.in_words:
        print_sentences("\n".join(title_lines(game)))
    phases = with_progress(
        _phases(game, side, seconds), file, len(game.phases), hidden=asked.in_words
    )
    notes = notes_of(Path(file))
    review, interrupted = _judged(game, phases, told=asked.in_words)
    asked.put_out(
        number,
        file,
        data=lambda: review,
        markdown=partial(REPORT.markdown, game, review, notes),
        html=partial(REPORT.html, game, review, notes),
        words=partial(review_summary, review, game),
    )
    if review.complete and not is_line(Path(file)):
        _keep_mistakes(Path(file), review)
    if asked.in_words:
        print_text(f"{review.program}, {review.seconds:.1f} s.")
    return not interrupted


def _keep_mistakes(file: Path, review: AssassinsReview) -> None:
    """Takes the mistakes of an own game into the training book."""
    from kingsroad_tui.assassins.practice.training import keep_assassins_mistakes, own_town
    from kingsroad_tui.library.saving_words import book_not_kept

    own = own_town(file)
    judged = own is not None and all(one.judged for one in review.phases if one.side == own.side)
    if own is None or not judged:
        return
    try:
        keep_assassins_mistakes(own, review.phases)
    except OSError as error:
        print_error(book_not_kept(error))


def _phases(game: AssassinsGame, side: Reviewed, seconds: float | None) -> Iterator[PhaseReview]:
    """The phases as they are judged; errors of the solver become those of the command."""
    with solver_failures():
        with ended_by_interrupt():
            from advisor.assassins.review import review_phases, sides_of
            from advisor.core.cancellation import Stop
        yield from review_phases(game, sides_of(side, game), Stop(seconds))


def _judged(
    game: AssassinsGame, phases: Iterator[PhaseReview], *, told: bool
) -> tuple[AssassinsReview, bool]:
    """The review of the phases judged, and whether Ctrl+C ended it; ``told``: as they come."""
    from time import perf_counter

    from kingsroad_tui.assassins.review.judged import phase_lines, tells_of_card

    with ended_by_interrupt():
        from advisor.assassins.review import sum_up

    start, interrupted = perf_counter(), False
    judged: list[PhaseReview] = []
    try:
        for one in phases:
            judged.append(one)
            if told and (lines := phase_lines(one, game, card=tells_of_card(one, judged))):
                print_sentences("\n".join(lines))
    except KeyboardInterrupt:
        interrupted = True
    complete = len(judged) == len(game.phases)
    if not complete:
        what = "interrupted" if interrupted else "time ran out"
        print_error(f"{what} after {len(judged)} of {len(game.phases)} phases")
    return sum_up(game, judged, perf_counter() - start, complete=complete), interrupted
