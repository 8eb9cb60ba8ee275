"""Playing the batches of a tournament, of either game, that have no results yet."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

from advisor.core.parallel import spread
from advisor.messages.results import GamesPlan, Result
from advisor.workshop.tournament.results_file import opened_results

_R = TypeVar("_R", bound=Result)


def play_batches(
    plan: GamesPlan[_R],
    play_batch: Callable[[tuple[Any, int]], list[_R]],
    results: Path | None = None,
    *,
    jobs: int = 1,
    scheduler: str | None = None,
    report: Callable[[str], None] | None = None,
    before: Callable[[], None] | None = None,
) -> Generator[list[_R], None, None]:
    """Plays the batches of a plan that have no results yet; yields the results of each.

    Whole games are in the file alone.

    Closed before the last, it gives the file back.

    Args:
        plan: the games to play.
        play_batch: a function of a module that plays a batch, from the plan and its number.
        results: a file for the games as they come. Batches that are in it already are yielded from
            it, not played again.
        jobs, scheduler: as in `advisor.core.parallel.spread`.
        report: receives sentences: about lines of the file that cannot be read, and about workers
            that died.
        before: called before the first game, if any is to be played; raises what speaks against it.

    Raises:
        TournamentError: the file is of another plan or no results file, another run has it, or it
            cannot be opened.
        OSError: it cannot be written.
        SpreadError: the work could not be spread.
    """
    with ExitStack() as stack:
        file = stack.enter_context(opened_results(results, plan)) if results else None
        if file and file.notice and report:
            report(file.notice)
        played = file.played if file else {}
        yield from played.values()
        left = [(plan, number) for number in range(plan.batches) if number not in played]
        if left and before:
            before()
        for games in spread(play_batch, left, jobs=jobs, scheduler=scheduler, report=report):
            if file:
                file.add(games)
            yield [game.without_record() for game in games]
