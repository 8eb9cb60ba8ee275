"""``kingsroad analyse``: judges played games, one or several."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from kingsroad_tui.common.command_options import (
    belief_option,
    force_option,
    goal_option,
    seconds_option,
    think_option,
)
from kingsroad_tui.common.errors import (
    Unusable,
    as_utf8,
    each_game,
    ended_by_interrupt,
    one_line,
    print_error,
    print_json,
    print_sentences,
    print_text,
    solver_failures,
)
from kingsroad_tui.kingsroad.text import refusals
from kingsroad_tui.kingsroad.text.command_words import THINK_OF_GAME
from tabletop.game_sets import game_names

if TYPE_CHECKING:
    from advisor.messages.protocol import AdviceSettings, Review
    from advisor.messages.review import RoundReview
    from kingsroad.games import Game


@click.command()
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per file, one a line.")
@click.option("--markdown", is_flag=True, help="The report as Markdown.")
@click.option(
    "--html",
    "out",
    metavar="OUT",
    help="Write the report as one page: a file, `-` for standard output, or a folder.",
)
@force_option
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
    from advisor.messages.goals import BeliefKind, Goal
    from advisor.messages.protocol import AdviceSettings
    from kingsroad_tui.common.report.pages import Pages

    wanted = {"json": as_json, "markdown": markdown, "html": out is not None}
    forms = [form for form, asked in wanted.items() if asked]
    if len(forms) > 1:
        raise Unusable(f"choose one of {' and '.join(f'--{form}' for form in forms)}")
    form = forms[0] if forms else None
    settings = AdviceSettings(goal=Goal(goal), belief=BeliefKind(belief))
    names = [name for file in files for name in game_names(file)]
    pages = Pages.of(out, names, force=force) if out is not None else None

    def analyse(number: int, file: str) -> bool:
        if number and form is None:
            print_text()
        put_out = partial(pages.write, number) if pages else None
        return _analyse(file, form, put_out, settings, again=again, seconds=seconds, think=think)

    return each_game(files, analyse)


def _analyse(
    file: str,
    form: str | None,
    write_page: Callable[[str], None] | None,
    settings: AdviceSettings,
    *,
    again: bool,
    seconds: float | None,
    think: float | None,
) -> bool:
    """Judges one file and writes the result; returns False after Ctrl+C."""
    from kingsroad_tui.kingsroad.storage.game_input import open_source
    from kingsroad_tui.kingsroad.text.analysis.review import round_sentence

    game = open_source(file)
    record = Path(file) if file != "-" and Path(file).is_file() else None
    in_words = form is None
    names = _names(record, game)
    if in_words:
        _say_title(game, names)

    review, interrupted = None, False
    if not again and record is not None:
        review = _stored(record, game, settings)
    stored = review is not None
    if review is None:
        rounds = _rounds(game, settings, seconds)
        rounds = _with_progress(rounds, file, len(game.rounds), hidden=in_words)
        review, interrupted = _judged(game, settings, rounds, names if in_words else None)
    elif in_words:
        for played in review.rounds:
            print_sentences(round_sentence(played, names, settings.goal))
    if think is not None and not interrupted:
        review, stored = _thought_longer(game, review, think), False
    _put_out(file, game, review, form, write_page, names)
    if record is not None and review.rounds and review.complete and not stored:
        _keep(record, game, review)
    return not interrupted


def _rounds(game: Game, settings: AdviceSettings, seconds: float | None) -> Iterator[RoundReview]:
    """The rounds as they are judged; errors of the solver become those of the command."""
    from advisor.analysis.review import review_rounds
    from advisor.core.cancellation import Stop

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
        from advisor.analysis.review import sum_up
    from kingsroad_tui.kingsroad.text.analysis.review import round_sentence

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

    from advisor.messages.review import remarkable
    from advisor.messages.thoughts import KeptThought

    with ended_by_interrupt():
        from advisor.analysis.review import choices_of
        from advisor.analysis.thinking import think
        from advisor.core.cancellation import Stop

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


def _with_progress(
    rounds: Iterator[RoundReview], file: str, total: int, *, hidden: bool
) -> Iterator[RoundReview]:
    """The rounds, with a progress bar on standard error if that is a terminal."""
    with click.progressbar(
        rounds,
        length=total,
        label=one_line(Path(file).name)[:30],
        file=sys.stderr,
        hidden=hidden or not sys.stderr.isatty(),
    ) as bar:
        yield from bar


def _names(record: Path | None, game: Game) -> Sequence[str]:
    """What the players are called: a person who played alone, and here, is "You", as in the app."""
    from kingsroad.records import RecordError
    from kingsroad_tui.kingsroad.storage.saves import read_table
    from kingsroad_tui.kingsroad.text.people import names_in

    try:
        saved = read_table(record) if record is not None else None
    except RecordError:
        return game.players
    return names_in(game, saved.setup if saved is not None else None)


def _put_out(
    file: str,
    game: Game,
    review: Review,
    form: str | None,
    write_page: Callable[[str], None] | None,
    names: Sequence[str],
) -> None:
    from kingsroad_tui.kingsroad.report.html import html_report
    from kingsroad_tui.kingsroad.report.markdown import markdown_report

    if write_page is not None:
        write_page(html_report(game, review))
    elif form == "json":
        print_json({"file": as_utf8(file), "review": review})
    elif form == "markdown":
        print_text(markdown_report(game, review))
    else:
        _say_sum(game, review, names)


def _say_title(game: Game, names: Sequence[str]) -> None:
    """The players, and how it ended."""
    from kingsroad_tui.kingsroad.text.analysis.review_summary import ended_sentence
    from kingsroad_tui.kingsroad.text.game import game_title
    from kingsroad_tui.kingsroad.text.people import named_all

    print_text(game_title(game, named_all(names)))
    if game.finished:
        print_sentences(ended_sentence(game, names))


def _say_sum(game: Game, review: Review, names: Sequence[str]) -> None:
    from kingsroad_tui.kingsroad.text.analysis.review_summary import review_summary

    print_sentences(review_summary(review, names))
    print_text(f"{review.program}, {review.seconds:.1f} s.")


def _stored(record: Path, game: Game, settings: AdviceSettings) -> Review | None:
    from kingsroad_tui.kingsroad.storage.review_cache import load_review, made_with

    review = load_review(record, game)
    if review is None or not made_with(review, settings):
        return None
    print_error(refusals.kept_beside(record))
    return review


def _keep(record: Path, game: Game, review: Review) -> None:
    from kingsroad_tui.kingsroad.storage.review_cache import store_review

    try:
        store_review(record, game, review)
    except OSError as error:
        print_error(refusals.not_kept(error))
