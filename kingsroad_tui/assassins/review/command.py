"""``kingsroad analyse``: judges the phases of games, one or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import click

from kingsroad_tui.shell import errors
from kingsroad_tui.shell.command_options import seconds_option
from kingsroad_tui.shell.game_commands import ToJudge, part
from kingsroad_tui.shell.place import Later
from tabletop.game_lines import is_line
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from advisor.messages.assassins_review import AssassinsReview, PhaseReview
    from assassins.games import AssassinsGame
    from kingsroad_tui.report.markdown import ReviewPages

Reviewed = Literal["king", "people", "both"]


_PAGES: Final[Later[ReviewPages[AssassinsGame, AssassinsReview]]] = Later(
    "kingsroad_tui.assassins.report.sections:REPORT"
)


@part(
    phrase("assassins-command-analyse"),
    click.option(
        "--side",
        type=click.Choice(["both", "king", "people"]),
        default="both",
        show_default=True,
        help=phrase("assassins-command-analyse.side"),
    ),
    seconds_option(phrase("assassins-command-analyse.seconds")),
)
def analyse(
    file: str, *, side: Reviewed, seconds: float | None
) -> ToJudge[PhaseReview, AssassinsReview]:
    """Judges every phase of a game by what could be known then."""
    from advisor.messages.assassins_review import summed_up
    from kingsroad_tui.assassins.library.saves import open_assassins_source
    from kingsroad_tui.assassins.review.judged import phase_lines
    from kingsroad_tui.assassins.review.summary import review_summary, title_lines

    game = open_assassins_source(file)

    def told(judged: Sequence[PhaseReview]) -> str:
        return "\n".join(phase_lines(judged[-1], game))

    def sum_up(judged: Sequence[PhaseReview], took: float) -> AssassinsReview:
        whole = len(judged) == len(game.phases)
        return summed_up(judged, took, complete=whole, finished=game.finished)

    return ToJudge(
        game=game,
        say_title=lambda: errors.print_sentences("\n".join(title_lines(game))),
        steps=_phases(game, side, seconds),
        length=len(game.phases),
        noun="phases",
        told=told,
        sum_up=sum_up,
        pages=_PAGES.load,
        summary=lambda review: review_summary(review, game),
        keep=partial(_keep_mistakes, Path(file)),
    )


def _keep_mistakes(file: Path, review: AssassinsReview) -> None:
    """Takes the mistakes of an own game into the training book."""
    from assassins.actions import Side
    from kingsroad_tui.assassins.practice.training import TRAINING
    from kingsroad_tui.library.saving_words import book_not_kept

    own = None if is_line(file) else TRAINING.own_at(file)
    if own is None:
        return
    side = Side.at(own.seat)
    if not all(one.judged for one in review.phases if one.side == side):
        return
    try:
        TRAINING.keep_mistakes(own, review.phases)
    except OSError as error:
        errors.print_error(book_not_kept(error))


def _phases(game: AssassinsGame, side: Reviewed, seconds: float | None) -> Iterator[PhaseReview]:
    """The phases as they are judged; errors of the solver become those of the command."""
    with errors.solver_failures():
        with errors.ended_by_interrupt():
            from advisor.assassins.review import review_phases, sides_of
            from advisor.core.cancellation import Stop
        yield from review_phases(game, sides_of(side, game), Stop(seconds))
