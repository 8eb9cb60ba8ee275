"""``kingsroad assassins train``: learns by self-play what positions are worth, whom to suspect."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kingsroad_tui.assassins.words.commands import calibration_lines
from kingsroad_tui.shell import errors
from kingsroad_tui.shell.command_options import OutputFile, force_option
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from advisor.workshop.assassins.training import AssassinsRun


@click.command(help=phrase("assassins-command-train"))
@click.argument("checkpoint", type=OutputFile())
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=1, show_default=True)
@click.option(
    "--games",
    type=click.IntRange(1, 100_000),
    default=1_000,
    show_default=True,
    help=phrase("assassins-command-train.games"),
)
@click.option(
    "--every",
    type=click.IntRange(1, 100_000),
    metavar="GAMES",
    help=phrase("assassins-command-train.every"),
)
@click.option("--weights", type=OutputFile(), help=phrase("assassins-command-train.weights"))
@force_option
def command(
    checkpoint: Path, seed: int, games: int, every: int | None, weights: Path | None, *, force: bool
) -> None:
    """Plays, learns, and writes what was learnt."""
    with errors.ended_by_interrupt():
        from advisor.learning.layers import WeightsError
        from advisor.workshop.assassins.training import (
            AssassinsRun,
            AssassinsTrainingSettings,
            load_run,
            save_weights,
        )

    errors.check_free("--weights", weights, force=force)
    try:
        if checkpoint.exists():
            run = load_run(checkpoint)
        else:
            given: dict[str, Any] = {} if every is None else {"every": every}
            run = AssassinsRun(AssassinsTrainingSettings(seed=seed, **given))
    except WeightsError as error:
        raise errors.Unusable(words_of(error)) from None
    _play(run, checkpoint, games)
    if weights:
        if not run.judges:
            raise errors.Unusable(f"{checkpoint}: {phrase('assassins-commands-nothing-learnt')}")
        save_weights(run, weights)


def _play(run: AssassinsRun, checkpoint: Path, games: int) -> None:
    """Plays up to this many games, and learns when it is time and at the end."""
    from advisor.workshop.assassins.training import TOGETHER, save_run

    if len(run.records) >= games:
        errors.print_note(
            f"{checkpoint}: {phrase('assassins-commands-enough-games', games=len(run.records))}"
        )
    while len(run.records) < games:
        run.play(min(TOGETHER, games - len(run.records)))
        last = len(run.records) == games
        if run.due or last:
            for line in calibration_lines(len(run.records), run.learn()):
                errors.print_text(line)
        save_run(run, checkpoint)
