"""``kingsroad assassins train``: learns by self-play what positions are worth, whom to suspect."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kingsroad_tui.common.command_options import OutputFile, force_option
from kingsroad_tui.common.errors import (
    Unusable,
    check_free,
    ended_by_interrupt,
    print_note,
    print_text,
)

if TYPE_CHECKING:
    from advisor.assassins.selfplay.calibration import TownCalibration
    from advisor.assassins.selfplay.training import TownRun

_GAMES_BETWEEN_SAVES = 25


@click.command()
@click.argument("checkpoint", type=OutputFile())
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=1, show_default=True)
@click.option(
    "--games",
    type=click.IntRange(1, 100_000),
    default=1_000,
    show_default=True,
    help="Games in all, those of an earlier run included.",
)
@click.option(
    "--every",
    type=click.IntRange(1, 100_000),
    metavar="GAMES",
    help="Learn after so many games, in a new run.  [default: 200]",
)
@click.option("--weights", type=OutputFile(), help="Write the weights here at the end.")
@force_option
def command(
    checkpoint: Path, seed: int, games: int, every: int | None, weights: Path | None, *, force: bool
) -> None:
    """Learn by self-play what positions are worth, and whom to suspect.

    CHECKPOINT holds the whole run. Where the file is there already, the run goes on from it with
    its own settings. Ctrl+C stops the run; what was played since the last save is played again.
    Every time it has learnt, it says how good the values are on games kept out of learning.
    """
    with ended_by_interrupt():
        from advisor.assassins.selfplay.training import (
            TownRun,
            TownTrainingSettings,
            load_run,
            save_weights,
        )
        from advisor.learning.layers import WeightsError

    check_free("--weights", weights, force=force)
    try:
        if checkpoint.exists():
            run = load_run(checkpoint)
        else:
            given: dict[str, Any] = {} if every is None else {"every": every}
            run = TownRun(TownTrainingSettings(seed=seed, **given))
    except WeightsError as error:
        raise Unusable(str(error)) from None
    _play(run, checkpoint, games)
    if weights:
        if not run.judges:
            raise Unusable(f"{checkpoint}: has learnt nothing yet")
        save_weights(run, weights)


def _play(run: TownRun, checkpoint: Path, games: int) -> None:
    """Plays up to this many games, and learns when it is time and at the end."""
    from advisor.assassins.selfplay.training import save_run

    if len(run.records) >= games:
        print_note(f"{checkpoint}: has {len(run.records)} games already, so none is played")
    while len(run.records) < games:
        run.play()
        last = len(run.records) == games
        if run.due or last:
            _report(len(run.records), run.learn())
        if last or run.due or len(run.records) % _GAMES_BETWEEN_SAVES == 0:
            save_run(run, checkpoint)


def _report(games: int, found: TownCalibration) -> None:
    """How good the values are on the games held out."""
    print_text(f"{games} games; judged by {found.games} that were kept out of learning:")
    for side, values in (("king", found.king), ("people", found.people)):
        print_text(
            f"  chance to win, {side}: log loss {values.log_loss:.3f} (the mean: "
            f"{values.mean_loss:.3f}), calibration error {values.error:.3f}, "
            f"{values.moments} moments"
        )
    for belief in found.beliefs:
        print_text(
            f"  trios after round {belief.round}: log loss {belief.log_loss:.3f} (alike: "
            f"{belief.alike_loss:.3f}), calibration error of a pawn {belief.pawn_error:.3f}, "
            f"{belief.games} games"
        )
