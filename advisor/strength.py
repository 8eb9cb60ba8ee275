"""How strong the advisor is: the lines of the README, played and printed by one command.

    python -m advisor.strength FOLDER [--games 1000] [--jobs 2]

Every game is kept in the folder, so that a run that was stopped goes on.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Final

from advisor.calibration import Calibration, calibrations, self_play
from advisor.evaluation import best_valuer
from advisor.matches import stage_policy
from advisor.sampled_stages import EFFORTS
from advisor.standings import GameResult, Standing, standings
from advisor.strengths import ADVISOR, LEVEL_2, ONE_ROUND, RULE_OF_THUMB, STRENGTHS
from advisor.tournament import Plan, play
from kingsroad.position import Variant

NARROW: Final = 0.03
"""A line is played until its interval is no wider than this to either side."""

_FEWEST_TABLES: Final = 30
_SEED: Final = 2017
_POSITIONS_A_GAME: Final = 12


@dataclass(frozen=True, slots=True)
class Line:
    """One player at tables with others: which, and what share of the victories is demanded."""

    player: str
    others: tuple[str, ...]
    demanded: float | None = None

    @property
    def seats(self) -> int:
        """Players at a table."""
        return 1 + len(self.others)

    @property
    def name(self) -> str:
        """What the line is called."""
        count = f"{len(self.others)} × " if len(self.others) > 1 else ""
        return f"{self.player} against {count}{self.others[0]}"


def _ladder() -> Iterator[Line]:
    for weaker, stronger in pairwise(STRENGTHS):
        yield Line(stronger, (weaker,), 0.5)


LINES: Final = (
    Line(ADVISOR, (RULE_OF_THUMB,), 0.92),
    Line(ADVISOR, (ONE_ROUND,), 0.85),
    Line(ADVISOR, (f"{ADVISOR}@closed-form",), 0.65),
    Line(ADVISOR, (LEVEL_2,) * 2, 1.6 / 3),
    Line(ADVISOR, (LEVEL_2,) * 3, 0.45),
    Line(ADVISOR, (RULE_OF_THUMB,) * 3, 0.70),
    Line(ADVISOR, (LEVEL_2,) * 4, 1.6 / 5),
    *_ladder(),
)


def measure(line: Line, folder: Path, games: int, jobs: int = 1) -> tuple[Standing, int]:
    """Plays a line until it has so many games or a narrow interval; returns how the player did.

    The second number is how many games were played.
    """
    plan = Plan(
        players=[line.player, *line.others],
        seats=line.seats,
        tables=-(-games // line.seats),
        seed=_SEED,
    )
    file = folder / f"{line.name.replace(' ', '-')}.jsonl"
    played: list[GameResult] = []
    for table in play(plan, file, jobs=jobs):
        played += table
        found = next(row for row in standings(played) if row.player == line.player)
        width = max(found.share.high - found.share.value, found.share.value - found.share.low)
        if len(played) >= _FEWEST_TABLES * line.seats and width <= NARROW:
            break
    return found, len(played)


def calibrate(players: int, positions: int) -> list[Calibration]:
    """The calibration of the values in use on games of their own, and of the baselines."""
    valuer = best_valuer(players, Variant.STANDARD)
    policy = stage_policy(valuer, EFFORTS[players])
    results = self_play(
        policy, players=players, games=positions // _POSITIONS_A_GAME, seed=_SEED, explore=0.02
    )
    return calibrations(results, valuer)


def main() -> None:
    """Prints the lines as a Markdown table, each as soon as it is measured."""
    parser = argparse.ArgumentParser(description="Play and print the lines of the README.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    print("| line | games | victories | 95 % interval | fair | demanded | margin | a move |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for line in LINES:
        row, count = measure(line, options.folder, options.games, options.jobs)
        demanded = f"{line.demanded:.0%}" if line.demanded else ""
        print(
            f"| {line.name} | {count} | {row.share.value:.1%} "
            f"| {row.share.low:.1%} – {row.share.high:.1%} | {1 / line.seats:.0%} | {demanded} "
            f"| {row.margin.value:+.1f} | {row.seconds:.2f} s |",
            flush=True,
        )
    print("\n| calibration | positions | error | Brier | log loss |\n|---|--:|--:|--:|--:|")
    for players in (2, 4):
        for found in calibrate(players, 6000):
            print(
                f"| {found.name} ({players} players) | {found.positions} | {found.error:.3f} "
                f"| {found.brier:.3f} | {found.log_loss:.3f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
