"""``analyse`` of every game: judges played games, one or several."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter
from typing import Any

import click

from kingsroad_tui.report.asked import AskedReport, report_options, with_progress
from kingsroad_tui.shell.errors import each_game, print_error, print_sentences, print_text
from kingsroad_tui.shell.game_commands import AnyReview, ToJudge
from kingsroad_tui.shell.game_description import GameDescription
from tabletop.words.voice import phrase


def analyse_of(game: GameDescription) -> click.Command | None:
    """The command for a game; None where nothing of it is judged."""
    part = game.commands().analyse
    if part is None:
        return None

    def analyse(
        files: tuple[str, ...],
        *,
        as_json: bool,
        markdown: bool,
        out: str | None,
        force: bool,
        **own: Any,
    ) -> int:
        asked = AskedReport.of(files, as_json=as_json, markdown=markdown, out=out, force=force)

        def analyse_one(number: int, file: str) -> bool:
            if number and asked.in_words:
                print_text()
            return _analyse(part.do(file, **own), number, file, asked)

        return each_game(files, analyse_one)

    run = analyse
    for option in reversed(part.options):
        run = option(run)
    return click.command(help=part.help)(report_options(run))


def _analyse(one: ToJudge[Any, Any], number: int, file: str, asked: AskedReport) -> bool:
    """Judges one game and writes the result; returns False after Ctrl+C."""
    from kingsroad_tui.notes.kept import notes_of

    if asked.in_words:
        one.say_title()
    review, interrupted = None, False
    if stored := one.stored():
        review, said = stored
        if asked.in_words:
            print_sentences("\n".join(said))
    if review is None:
        steps = with_progress(one.steps, file, one.length, hidden=asked.in_words)
        review, interrupted = _judged(one, steps, told=asked.in_words)
    if one.further is not None and not interrupted:
        review, stored = one.further(review), None
    game, notes, pages = one.game, notes_of(Path(file)), one.pages
    asked.put_out(
        number,
        file,
        data=lambda: review,
        markdown=lambda: pages().markdown(game, review, notes),
        html=lambda: pages().html(game, review, notes),
        words=lambda: one.summary(review),
    )
    if asked.in_words:
        print_text(f"{review.program}, {review.seconds:.1f} s.")
    if review.complete and not stored:
        one.keep(review)
    return not interrupted


def _judged(one: ToJudge[Any, Any], steps: Iterator[Any], *, told: bool) -> tuple[AnyReview, bool]:
    """The review of the steps judged, and whether Ctrl+C ended it; ``told``: as they come."""
    start, interrupted = perf_counter(), False
    judged: list[Any] = []
    try:
        for step in steps:
            judged.append(step)
            if told and (said := one.told(judged)):
                print_sentences(said)
    except KeyboardInterrupt:
        interrupted = True
    if len(judged) < one.length:
        print_error(
            phrase(
                "cli-stopped",
                interrupted=interrupted,
                done=len(judged),
                of=one.length,
                what=one.noun,
            )
        )
    return one.sum_up(judged, perf_counter() - start), interrupted
