"""``kingsroad analyse``: judges played games, one or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kingsroad_tui.kingsroad.words import commands as refusals
from kingsroad_tui.kingsroad.words.commands import THINK_OF_GAME
from kingsroad_tui.report.asked import AskedReport, report_options, with_progress
from kingsroad_tui.shell.command_options import (
    belief_option,
    goal_option,
    seconds_option,
    think_option,
)
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
    from advisor.messages.protocol import AdviceSettings, Review
    from advisor.messages.review import RoundReview
    from kingsroad.games import Game


@click.command()
@report_options
@goal_option(("win", "margin"), "What a choice is judged by.")
@belief_option("How opponents are assumed to play.")
@click.option("--again", is_flag=True, help="Judge anew where an analysis lies beside the game.")
@seconds_option("Judge the rounds of a game that fit into about this time.")
@think_option(THINK_OF_GAME)
def command(
    files: tuple[str, ...],
    *,
    as_json: bool,
    markdown: bool,
    out: str | None,
    force: bool,
    goal: str,
    belief: str,
    again: bool,
    seconds: float | None,
    think: float | None,
) -> int:
    """Judge every choice of saved games, or of the games in a tournament's results, by what could
    be known then.

    An analysis is kept beside its game, and shown at once the next time. A bad file is reported
    and the others go on; the exit code is then 2. Ctrl+C keeps what is done.
    """
    from advisor.messages.protocol import AdviceSettings
    from advisor.messages.verdicts import BeliefKind, Goal

    asked = AskedReport.of(files, as_json=as_json, markdown=markdown, out=out, force=force)
    settings = AdviceSettings(goal=Goal(goal), belief=BeliefKind(belief))

    def analyse(number: int, file: str) -> bool:
        if number and asked.in_words:
            print_text()
        return _analyse(number, file, asked, settings, again=again, seconds=seconds, think=think)

    return each_game(files, analyse)


def _analyse(
    number: int,
    file: str,
    asked: AskedReport,
    settings: AdviceSettings,
    *,
    again: bool,
    seconds: float | None,
    think: float | None,
) -> bool:
    """Judges one file and writes the result; returns False after Ctrl+C."""
    from kingsroad_tui.kingsroad.library.game_input import open_source
    from kingsroad_tui.kingsroad.review.words import round_sentence

    game = open_source(file)
    record = _own_file(file)
    in_words = asked.in_words
    names = _names(record, game)
    if in_words:
        _say_title(game, names)

    review, interrupted = None, False
    if not again and record is not None:
        review = _stored(record, game, settings)
    stored = review is not None
    if review is None:
        rounds = _rounds(game, settings, seconds)
        rounds = with_progress(rounds, file, len(game.rounds), hidden=in_words)
        review, interrupted = _judged(game, settings, rounds, names if in_words else None)
    elif in_words:
        for played in review.rounds:
            print_sentences(round_sentence(played, names, settings.goal))
    if think is not None and not interrupted:
        review, stored = _thought_longer(game, review, think), False
    _put_out(number, file, game, review, asked, names)
    if record is not None and review.rounds and review.complete and not stored:
        _keep(record, game, review)
    return not interrupted


def _rounds(game: Game, settings: AdviceSettings, seconds: float | None) -> Iterator[RoundReview]:
    """The rounds as they are judged; errors of the solver become those of the command."""
    from advisor.core.cancellation import Stop
    from advisor.kingsroad.analysis.review import review_rounds

    with solver_failures():
        yield from review_rounds(game, settings, Stop(seconds))


def _judged(
    game: Game,
    settings: AdviceSettings,
    rounds: Iterator[RoundReview],
    names: Sequence[str] | None,
) -> tuple[Review, bool]:
    """The review of the rounds judged, and whether Ctrl+C ended it; with names, it is told."""
    from time import perf_counter

    with ended_by_interrupt():
        from advisor.kingsroad.analysis.review import sum_up
    from kingsroad_tui.kingsroad.review.words import round_sentence

    start = perf_counter()
    judged: list[RoundReview] = []
    interrupted = False
    try:
        for reviewed in rounds:
            judged.append(reviewed)
            if names is not None:
                print_sentences(round_sentence(reviewed, names, settings.goal))
    except KeyboardInterrupt:
        interrupted = True
    if len(judged) < len(game.rounds):
        what = "interrupted" if interrupted else "time ran out"
        print_error(f"{what} after {len(judged)} of {len(game.rounds)} rounds")
    return sum_up(game, judged, settings, perf_counter() - start), interrupted


def _thought_longer(game: Game, review: Review, seconds: float) -> Review:
    """The review with what thinking longer finds of its remarkable choices, worst first.

    They share the time: what one does not need the others have.
    """
    from time import perf_counter

    from msgspec.structs import replace

    from advisor.messages.review import KeptThought, remarkable

    with ended_by_interrupt():
        from advisor.core.cancellation import Stop
        from advisor.kingsroad.analysis.playouts import think
        from advisor.kingsroad.analysis.review import choices_of

    end, public = perf_counter() + seconds, game.as_public()
    found, kept = remarkable(review.rounds), []
    for place, one in enumerate(found):
        share = (end - perf_counter()) / (len(found) - place)
        if share <= 0:
            break
        made = choices_of(public, one.round - game.first.round)
        at, choice = made[1 if one.second else 0][0], one.choice
        with solver_failures(), ended_by_interrupt():
            stop = Stop(share)
            thoughts = think(at, choice.player, review.settings, stop, [choice.selection])
            *_, last = [None, *thoughts]
        if last is not None:
            kept.append(KeptThought(one.round, one.second, choice.player, last))
    return replace(review, thoughts=kept)


def _own_file(name: str) -> Path | None:
    """The file that a game has alone, beside which its analysis is kept; None where it has none."""
    path = Path(name)
    own = name != "-" and not is_line(path) and path.is_file()
    return path if own else None


def _names(record: Path | None, game: Game) -> Sequence[str]:
    """What the players are called: a person who played alone, and here, is "You", as in the app."""
    from kingsroad.records import RecordError
    from kingsroad_tui.kingsroad.library.saves import read_table
    from kingsroad_tui.kingsroad.words.people import names_in

    try:
        saved = read_table(record) if record is not None else None
    except RecordError:
        return game.players
    return names_in(game, saved.setup if saved is not None else None)


def _put_out(
    number: int, file: str, game: Game, review: Review, asked: AskedReport, names: Sequence[str]
) -> None:
    from kingsroad_tui.kingsroad.report.sections import REPORT
    from kingsroad_tui.kingsroad.review.game_story import review_summary
    from kingsroad_tui.notes.kept import notes_of

    notes = notes_of(Path(file))
    asked.put_out(
        number,
        file,
        data=lambda: review,
        markdown=lambda: REPORT.markdown(game, review, notes),
        html=lambda: REPORT.html(game, review, notes),
        words=lambda: review_summary(review, names),
    )
    if asked.in_words:
        print_text(f"{review.program}, {review.seconds:.1f} s.")


def _say_title(game: Game, names: Sequence[str]) -> None:
    """The players, and how it ended."""
    from kingsroad_tui.kingsroad.review.game_story import ended_sentence
    from kingsroad_tui.kingsroad.words.game import game_title
    from kingsroad_tui.kingsroad.words.people import named_all

    print_text(game_title(game, named_all(names)))
    if game.finished:
        print_sentences(ended_sentence(game, names))


def _stored(record: Path, game: Game, settings: AdviceSettings) -> Review | None:
    from kingsroad_tui.kingsroad.review.review_cache import load_review, made_with

    review = load_review(record, game)
    if review is None or not made_with(review, settings):
        return None
    print_error(refusals.kept_beside(record))
    return review


def _keep(record: Path, game: Game, review: Review) -> None:
    from kingsroad_tui.kingsroad.practice.training import keep_review

    try:
        keep_review(record, game, review)
    except OSError as error:
        print_error(refusals.not_kept(error))
