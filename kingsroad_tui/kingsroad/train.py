"""``kingsroad train``: learns by self-play what positions are worth."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kingsroad_tui.kingsroad.words import commands as words
from kingsroad_tui.shell.command_options import OutputFile, force_option
from kingsroad_tui.shell.errors import (
    CommandError,
    Unusable,
    check_free,
    ended_by_interrupt,
    print_note,
    print_text,
)
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from advisor.kingsroad.values.network import Network
    from advisor.kingsroad.values.valuer import Valuer
    from advisor.workshop.kingsroad.calibration import SelfPlayGames
    from advisor.workshop.kingsroad.matches import Policy
    from advisor.workshop.kingsroad.training import Run
    from kingsroad.position import Variant

_ROUNDS_BETWEEN_SAVES = 50


@click.command(help=phrase("kingsroad-command-train"))
@click.argument("checkpoint", type=OutputFile())
@click.option("--players", type=click.IntRange(2, 5), default=2, show_default=True)
@click.option(
    "--permanent-nobles", is_flag=True, help=phrase("kingsroad-command-train.permanent-nobles")
)
@click.option(
    "--begin-with",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help=phrase("kingsroad-command-train.begin-with"),
)
@click.option(
    "--against",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help=phrase("kingsroad-command-train.against"),
)
@click.option(
    "--rate",
    type=click.FloatRange(0, 1, min_open=True),
    help=phrase("kingsroad-command-train.rate"),
)
@click.option(
    "--cooling",
    type=click.IntRange(1, 10**9),
    metavar="STEPS",
    help=phrase("kingsroad-command-train.cooling"),
)
@click.option(
    "--trace",
    type=click.FloatRange(0, 1),
    help=phrase("kingsroad-command-train.trace"),
)
@click.option(
    "--width",
    type=click.IntRange(1, 1024),
    help=phrase("kingsroad-command-train.width"),
)
@click.option(
    "--begin-policy-with",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help=phrase("kingsroad-command-train.begin-policy-with"),
)
@click.option("--seed", type=click.IntRange(0, 2**63 - 1), default=1, show_default=True)
@click.option(
    "--rounds",
    type=click.IntRange(1),
    default=20_000,
    show_default=True,
    help=phrase("kingsroad-command-train.rounds"),
)
@click.option(
    "--weights",
    type=OutputFile(),
    help=phrase("kingsroad-command-train.weights"),
)
@click.option(
    "--policy",
    type=OutputFile(),
    help=phrase("kingsroad-command-train.policy"),
)
@force_option
@click.option("--compare", type=click.IntRange(2), help=phrase("kingsroad-command-train.compare"))
@click.option(
    "--calibrate", type=click.IntRange(1), help=phrase("kingsroad-command-train.calibrate")
)
@click.option(
    "--calibrate-strongest",
    type=click.IntRange(1),
    metavar="GAMES",
    help=phrase("kingsroad-command-train.calibrate-strongest"),
)
@click.option(
    "--jobs",
    type=click.IntRange(1),
    default=1,
    show_default=True,
    help=phrase("kingsroad-command-train.jobs"),
)
@click.option("--scheduler", metavar="tcp://…", help=phrase("kingsroad-command-train.scheduler"))
def command(
    checkpoint: Path,
    players: int,
    permanent_nobles: bool,
    begin_with: Path | None,
    against: Path | None,
    rate: float | None,
    cooling: int | None,
    trace: float | None,
    width: int | None,
    begin_policy_with: Path | None,
    seed: int,
    rounds: int,
    weights: Path | None,
    policy: Path | None,
    force: bool,
    compare: int | None,
    calibrate: int | None,
    calibrate_strongest: int | None,
    jobs: int,
    scheduler: str | None,
) -> None:
    """Learn by self-play what positions are worth."""
    with ended_by_interrupt():
        from advisor.core.parallel import SpreadError
        from advisor.learning.layers import WeightsError
        from advisor.workshop.kingsroad.checkpoints import (
            CheckpointError,
            load_run,
            save_policy,
            save_weights,
        )
    from kingsroad.position import Variant

    check_free("--weights", weights, force=force)
    check_free("--policy", policy, force=force)
    variant = Variant.PERMANENT_NOBLES if permanent_nobles else Variant.STANDARD
    try:
        if checkpoint.exists():
            run = load_run(checkpoint)
        else:
            pace = {"rate": rate, "cooling": cooling, "trace": trace}
            given: dict[str, Any] = {
                name: value for name, value in pace.items() if value is not None
            }
            if width:
                given["hidden"] = (width, 32)
            run = _new_run(players, variant, seed, begin_with, against, begin_policy_with, given)
        _learn(run, checkpoint, rounds, jobs, scheduler)
        if weights:
            save_weights(run, weights)
        if policy:
            if run.policy is None:
                raise Unusable(phrase("kingsroad-commands-no-policy", checkpoint=str(checkpoint)))
            save_policy(run.policy, run.settings, policy)
    except (CheckpointError, WeightsError) as error:
        raise Unusable(words_of(error)) from None
    except SpreadError as error:
        raise CommandError(words_of(error)) from None
    if compare:
        _compare(run, compare)
    if calibrate:
        _calibrate(run, calibrate)
    if calibrate_strongest:
        _calibrate_strongest(run, calibrate_strongest, jobs, scheduler)


def _new_run(
    players: int,
    variant: Variant,
    seed: int,
    begin_with: Path | None,
    against: Path | None,
    policy: Path | None,
    pace: dict[str, Any],
) -> Run:
    """A run that has not begun; ``pace`` are settings of learning that are not the defaults.

    Raises WeightsError for weights that cannot be used.
    """
    from advisor.kingsroad.values.network import read_weights
    from advisor.kingsroad.values.policy_network import read_policy
    from advisor.workshop.kingsroad.settings import POLICY_HIDDEN, TrainingSettings
    from advisor.workshop.kingsroad.training import Run

    settings = TrainingSettings(
        players=players,
        variant=variant,
        seed=seed,
        initial_weights=begin_with.name if begin_with else "",
        against=against.name if against else "",
        policy_hidden=POLICY_HIDDEN,
        initial_policy=policy.name if policy else "",
        **pace,
    )
    return Run(
        settings,
        read_weights(begin_with, players) if begin_with else None,
        read_weights(against, players) if against else None,
        read_policy(policy, players) if policy else None,
    )


def _learn(run: Run, checkpoint: Path, rounds: int, jobs: int, scheduler: str | None) -> None:
    """Plays and learns up to this many rounds, saving and reporting on the way."""
    from advisor.workshop.kingsroad.checkpoints import save_run

    if run.played >= rounds:
        print_note(
            phrase("kingsroad-commands-all-played", checkpoint=str(checkpoint), rounds=run.played)
        )
    while run.played < rounds:
        saves = run.played // _ROUNDS_BETWEEN_SAVES
        run.iterate(rounds, jobs=jobs, scheduler=scheduler)
        if run.played // _ROUNDS_BETWEEN_SAVES > saves or run.played >= rounds:
            save_run(run, checkpoint)
            _report(run)


def _report(run: Run) -> None:
    learner, length = run.policy_learner, run.rounds / max(1, run.finished)
    policy = learner.losses[0] if learner else None
    log_loss, squared = run.learner.losses
    print_note(words.progress((run.played, run.finished, length), log_loss, squared, policy))


def _quick_player(run: Run, valuer: Valuer) -> Policy:
    """Who looks at the plays that the run's policy proposes, where it has learnt one."""
    from advisor.workshop.kingsroad.matches import stage_policy

    return stage_policy(valuer, run.settings.efforts, run.policy)


def _compare(run: Run, tables: int) -> None:
    """Plays the weights against the closed form, with the same policy proposing to both."""
    from advisor.kingsroad.values.closed_form import CLOSED_FORMS
    from advisor.messages.intervals import TrialMean
    from advisor.workshop.kingsroad.matches import match
    from kingsroad_tui.words.figures import share_figure

    settings = run.settings
    score = match(
        _quick_player(run, run.network),
        _quick_player(run, CLOSED_FORMS[settings.players]),
        players=settings.players,
        tables=tables,
        seed=settings.seed,
        variant=settings.variant,
    )
    share = share_figure(TrialMean.of(score.share, tables)).rstrip()
    print_text(words.against_closed_form(share, score.fair, score.margin, score.rounds))


def _calibrate(run: Run, games: int) -> None:
    """Predicted chances to win against the results of quick games with another seed."""
    from advisor.workshop.kingsroad.calibration import self_play
    from kingsroad.position import starting_position

    settings, player = run.settings, _quick_player(run, run.network)
    start = starting_position(settings.players, settings.variant)
    results = self_play(player, start, games=games, seed=settings.seed + 1)
    _print_calibration(results, run.network, phrase("kingsroad-commands-quick-positions"))


def _calibrate_strongest(run: Run, games: int, jobs: int, scheduler: str | None) -> None:
    """The same on games of the strongest computer player, which uses these weights."""
    with ended_by_interrupt():
        from advisor.core.parallel import SpreadError
        from advisor.workshop.tournament.full_strength import full_strength_games
    from kingsroad.position import starting_position

    settings = run.settings
    start = starting_position(settings.players, settings.variant)
    try:
        results = full_strength_games(
            run.network,
            start,
            games=games,
            seed=settings.seed + 1,
            jobs=jobs,
            scheduler=scheduler,
        )
    except (SpreadError, ValueError) as error:
        raise CommandError(words_of(error)) from None
    _print_calibration(results, run.network, phrase("kingsroad-commands-strongest-positions"))


def _print_calibration(results: SelfPlayGames, network: Network, of_what: str) -> None:
    from advisor.workshop.kingsroad.calibration import calibrations
    from kingsroad_tui.words.tables import TextTable

    judged = calibrations(results, network)
    scores = TextTable(
        (
            f"{judged[0].positions} {of_what}",
            *(
                phrase(f"kingsroad-train-column-{name}")
                for name in ("brier", "log-loss", "error", "slope")
            ),
        ),
        tuple(
            (
                found.name,
                f"{found.brier:.3f}",
                f"{found.log_loss:.3f}",
                f"{found.error:.3f}",
                f"{found.slope.value:.3f} ± {found.slope.half_width:.3f}" if found.slope else "–",
            )
            for found in judged
        ),
        frozenset({1, 2, 3, 4}),
    )
    bins = TextTable(
        tuple(
            phrase(f"kingsroad-train-column-{name}")
            for name in ("predicted", "positions", "mean", "won")
        ),
        tuple(
            (
                f"{row.low:>4.0%} – {row.high:>4.0%}",
                str(row.count),
                f"{row.predicted:.1%}",
                f"{row.won:.1%}",
            )
            for row in judged[0].bins
        ),
        frozenset({1, 2, 3}),
    )
    for line in (*scores.aligned_lines(), *bins.aligned_lines()):
        print_text(line)
