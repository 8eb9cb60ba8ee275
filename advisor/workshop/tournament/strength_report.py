"""Measures the strength of the computer players; prints a table of matches.

    python -m advisor.workshop.tournament.strength_report FOLDER [--games 1000] [--jobs 2]
        [--only TEXT]
        [--earlier WEIGHTS.npz] [--responder WEIGHTS.npz]

Every game is kept in the folder, so a later run goes on from there. ``--earlier`` adds a match
against the advisor with other weights, ``--responder`` one against a rival whose weights were
trained to beat it (``kingsroad train --against``).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from advisor.core.threads import use_one_thread

if __name__ == "__main__":
    use_one_thread()

from advisor.kingsroad.players.computers import INFORMED, RESPONDER
from advisor.kingsroad.playing_on.stage_games import EFFORTS
from advisor.kingsroad.values.evaluation import best_valuer
from advisor.messages.computers import ADVISOR, LEVEL_2, ONE_ROUND, RULE_OF_THUMB, STRENGTHS
from advisor.messages.intervals import TrialMean, percent_in_tenths
from advisor.messages.plans import TournamentPlan
from advisor.messages.protocol import RequestError
from advisor.workshop.kingsroad.calibration import Calibration, calibrations, self_play
from advisor.workshop.kingsroad.matches import stage_policy
from advisor.workshop.tournament.kingsroad_games import play_table
from advisor.workshop.tournament.results_file import play_batches, read_results
from advisor.workshop.tournament.runner import TournamentError
from advisor.workshop.tournament.standings import GameResult, standing_of
from kingsroad.position import Variant, starting_position
from tabletop.shown import shown

MAX_HALF_WIDTH: Final = 0.03
"""A match goes on until half the width of its luck-adjusted interval is at most this."""

MAX_GAMES: Final = 1000
"""The most games of a match, rotations counted."""

_MIN_TABLES: Final = 30
_SEED: Final = 2017
_POSITIONS_A_GAME: Final = 12


@dataclass(frozen=True, slots=True)
class Matchup:
    """One player at tables with others.

    Attributes:
        player: the one whose share of the victories is measured.
        others: the other players at the table.
        demanded: the share that the interval's lower end should reach, if any.
        allowed: the share that its upper end should not pass, if any.
    """

    player: str
    others: tuple[str, ...]
    demanded: float | None = None
    allowed: float | None = None

    @property
    def seats(self) -> int:
        """Players at a table."""
        return 1 + len(self.others)

    @property
    def name(self) -> str:
        """For the table, such as ``advisor against 2 × level-2``."""
        count = f"{len(self.others)} × " if len(self.others) > 1 else ""
        return f"{_short(self.player)} against {count}{_short(self.others[0])}"

    @property
    def wanted(self) -> str:
        """What is demanded or allowed, such as ``≥ 85%``."""
        if self.allowed:
            return f"≤ {self.allowed:.0%}"
        return f"≥ {self.demanded:.0%}" if self.demanded else ""


def _short(name: str) -> str:
    """A player's name without the folder of its weights."""
    player, at, weights = name.partition("@")
    return f"{player}{at}{Path(weights).name}"


def matchups(earlier: Sequence[Path] = (), responder: Path | None = None) -> Iterator[Matchup]:
    """All matches, the advisor's first, then each computer player against the next weaker one."""
    yield Matchup(ADVISOR, (RULE_OF_THUMB,), demanded=0.92)
    yield Matchup(ADVISOR, (ONE_ROUND,), demanded=0.85)
    yield Matchup(ADVISOR, (f"{ADVISOR}@closed-form",), demanded=0.65)
    for weights in earlier:
        yield Matchup(ADVISOR, (f"{ADVISOR}@{weights}",), demanded=0.47)
    if responder:
        yield Matchup(f"{RESPONDER}@{responder}", (ADVISOR,), allowed=0.55)
    yield Matchup(INFORMED, (ADVISOR,), allowed=0.58)
    yield Matchup(ADVISOR, (LEVEL_2,) * 2, demanded=1.6 / 3)
    yield Matchup(ADVISOR, (LEVEL_2,) * 3, demanded=0.45)
    yield Matchup(ADVISOR, (LEVEL_2,) * 4, demanded=1.6 / 5)
    yield Matchup(ADVISOR, (RULE_OF_THUMB,) * 2)
    yield Matchup(ADVISOR, (RULE_OF_THUMB,) * 3, demanded=0.70)
    yield Matchup(ADVISOR, (RULE_OF_THUMB,) * 4)
    for weaker, stronger in pairwise(STRENGTHS):
        yield Matchup(stronger, (weaker,), demanded=0.5)


def measure(matchup: Matchup, folder: Path, games: int, jobs: int = 1) -> list[GameResult]:
    """Plays a match until it has this many games or a narrow interval.

    Returns all its games, also those that were in the folder already.
    """
    plan = TournamentPlan(
        players=[matchup.player, *matchup.others],
        seats=matchup.seats,
        tables=-(-MAX_GAMES // matchup.seats),
        seed=_SEED,
    )
    file = folder / f"{matchup.name.replace(' ', '-')}.jsonl"
    played = read_results(file, plan)
    if not _enough(matchup, played, games):
        played = []
        for table in play_batches(plan, play_table, file, jobs=jobs):
            played += table
            if _enough(matchup, played, games):
                break
    return played


def _enough(matchup: Matchup, played: Sequence[GameResult], games: int) -> bool:
    if len(played) >= games:
        return True
    if len(played) < _MIN_TABLES * matchup.seats:
        return False
    share = standing_of(matchup.player, played).luck_adjusted.interval
    if share is None:
        return False
    return max(share.high - share.value, share.value - share.low) <= MAX_HALF_WIDTH


def calibrate(players: int, positions: int) -> list[Calibration]:
    """The calibration of the values in use on games of their own, and of the baselines."""
    valuer = best_valuer(players, Variant.STANDARD)
    policy = stage_policy(valuer, EFFORTS[players])
    start, games = starting_position(players), positions // _POSITIONS_A_GAME
    results = self_play(policy, start, games=games, seed=_SEED, explore=0.02)
    return calibrations(results, valuer)


def main() -> None:
    """Prints the matches as a Markdown table, each as soon as it is measured.

    Ends with exit code 2 and one line where a file of results cannot be used.
    """
    options = _options()
    try:
        _print_matchups(options)
        _print_calibrations(options.only)
    except (TournamentError, RequestError, OSError) as error:
        print(shown(str(error), 500), file=sys.stderr)
        raise SystemExit(2) from None


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the strength of the computer players.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=MAX_GAMES, help="of a match; 0 plays none")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", default="", help="only matches with this in their name")
    parser.add_argument("--earlier", type=Path, action="append", default=[], help="weights")
    parser.add_argument("--responder", type=Path, help="weights")
    return parser.parse_args()


def _print_matchups(options: argparse.Namespace) -> None:
    print("| match | games | won | luck-adjusted, 95 % | fair | wanted | margin | a move |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for matchup in matchups(options.earlier, options.responder):
        if options.only not in matchup.name:
            continue
        played = measure(matchup, options.folder, options.games, options.jobs)
        if not played:
            continue
        standing = standing_of(matchup.player, played)
        share = standing.luck_adjusted
        print(
            f"| {matchup.name} | {len(played)} | {percent_in_tenths(standing.share.value)} "
            f"| {_with_interval(share)} "
            f"| {1 / matchup.seats:.0%} | {matchup.wanted} "
            f"| {standing.margin.value:+.1f} | {standing.seconds:.2f} s |",
            flush=True,
        )


def _with_interval(share: TrialMean) -> str:
    """A share with its interval, if there is one."""
    value, interval = percent_in_tenths(share.value), share.interval
    if interval is None:
        return value
    ends = (percent_in_tenths(end) for end in (interval.low, interval.high))
    return f"{value} ({' – '.join(ends)})"


def _print_calibrations(only: str) -> None:
    judged = [players for players in (2, 4) if only in f"{players} players"]
    if judged:
        print("\n| calibration | positions | error | slope | Brier | log loss |")
        print("|---|--:|--:|--:|--:|--:|")
    for players in judged:
        for found in calibrate(players, 6000):
            print(
                f"| {found.name} ({players} players) | {found.positions} | {found.error:.3f} "
                f"| {_slope(found)} | {found.brier:.3f} | {found.log_loss:.3f} |",
                flush=True,
            )


def _slope(found: Calibration) -> str:
    """The calibration slope with its interval, or a dash."""
    slope = found.slope
    return f"{slope.value:.3f} ± {slope.half_width:.3f}" if slope else "–"


if __name__ == "__main__":
    main()
