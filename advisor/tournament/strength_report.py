"""How strong the advisor is: the lines of the README, played and printed by one command.

    python -m advisor.tournament.strength_report FOLDER [--games 1000] [--jobs 2] [--only TEXT]
        [--earlier WEIGHTS.npz] [--responder WEIGHTS.npz]

Every game is kept in the folder, so that a run that was stopped goes on, with more games if wanted.
``--earlier`` adds a match against the advisor with other weights, ``--responder`` one against a
rival whose weights were trained to beat it (``kingsroad train --against``).
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

from advisor.messages.computers import ADVISOR, LEVEL_2, ONE_ROUND, RULE_OF_THUMB, STRENGTHS
from advisor.messages.protocol import RequestError
from advisor.players.computers import INFORMED, RESPONDER
from advisor.selfplay.calibration import Calibration, calibrations, self_play
from advisor.selfplay.matches import stage_policy
from advisor.selfplay.stage_games import EFFORTS
from advisor.tournament.results_file import Plan, TournamentError, read_results
from advisor.tournament.runner import play
from advisor.tournament.standings import GameResult, standing
from advisor.values.evaluation import best_valuer
from kingsroad.position import Variant

NARROW: Final = 0.03
"""A line is played until its luck-adjusted interval is no wider than this to either side."""

MOST_GAMES: Final = 1000
"""A line is played no longer than this, rotations counted."""

_FEWEST_TABLES: Final = 30
_SEED: Final = 2017
_POSITIONS_A_GAME: Final = 12


@dataclass(frozen=True, slots=True)
class Line:
    """One player at tables with others.

    Attributes:
        player: whose share of the victories is measured.
        others: who sits there as well.
        demanded: what the interval's lower end should reach, if anything.
        allowed: what its upper end should not pass, if anything.
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
        """What the line is called."""
        count = f"{len(self.others)} × " if len(self.others) > 1 else ""
        return f"{_short(self.player)} against {count}{_short(self.others[0])}"

    @property
    def wanted(self) -> str:
        """What is demanded or allowed, in words."""
        if self.allowed:
            return f"≤ {self.allowed:.0%}"
        return f"≥ {self.demanded:.0%}" if self.demanded else ""


def _short(name: str) -> str:
    """A player's name without the folder of its weights."""
    player, at, weights = name.partition("@")
    return f"{player}{at}{Path(weights).name}"


def lines(earlier: Sequence[Path] = (), responder: Path | None = None) -> Iterator[Line]:
    """All lines, the advisor's first, then each computer player against the one below it."""
    yield Line(ADVISOR, (RULE_OF_THUMB,), demanded=0.92)
    yield Line(ADVISOR, (ONE_ROUND,), demanded=0.85)
    yield Line(ADVISOR, (f"{ADVISOR}@closed-form",), demanded=0.65)
    for weights in earlier:
        yield Line(ADVISOR, (f"{ADVISOR}@{weights}",), demanded=0.47)
    if responder:
        yield Line(f"{RESPONDER}@{responder}", (ADVISOR,), allowed=0.55)
    yield Line(INFORMED, (ADVISOR,))
    yield Line(ADVISOR, (LEVEL_2,) * 2, demanded=1.6 / 3)
    yield Line(ADVISOR, (LEVEL_2,) * 3, demanded=0.45)
    yield Line(ADVISOR, (LEVEL_2,) * 4, demanded=1.6 / 5)
    yield Line(ADVISOR, (RULE_OF_THUMB,) * 2)
    yield Line(ADVISOR, (RULE_OF_THUMB,) * 3, demanded=0.70)
    yield Line(ADVISOR, (RULE_OF_THUMB,) * 4)
    for weaker, stronger in pairwise(STRENGTHS):
        yield Line(stronger, (weaker,), demanded=0.5)


def measure(line: Line, folder: Path, games: int, jobs: int = 1) -> list[GameResult]:
    """Plays a line until it has so many games or a narrow interval.

    Returns all its games, those too that lay in the folder already.
    """
    plan = Plan(
        players=[line.player, *line.others],
        seats=line.seats,
        tables=-(-MOST_GAMES // line.seats),
        seed=_SEED,
    )
    file = folder / f"{line.name.replace(' ', '-')}.jsonl"
    played = read_results(file, plan)
    if not _enough(line, played, games):
        played = []
        for table in play(plan, file, jobs=jobs):
            played += table
            if _enough(line, played, games):
                break
    return played


def _enough(line: Line, played: Sequence[GameResult], games: int) -> bool:
    if len(played) >= games:
        return True
    if len(played) < _FEWEST_TABLES * line.seats:
        return False
    share = standing(line.player, played).luck_adjusted
    return max(share.high - share.value, share.value - share.low) <= NARROW


def calibrate(players: int, positions: int) -> list[Calibration]:
    """The calibration of the values in use on games of their own, and of the baselines."""
    valuer = best_valuer(players, Variant.STANDARD)
    policy = stage_policy(valuer, EFFORTS[players])
    results = self_play(
        policy, players=players, games=positions // _POSITIONS_A_GAME, seed=_SEED, explore=0.02
    )
    return calibrations(results, valuer)


def main() -> None:
    """Prints the lines as a Markdown table, each as soon as it is measured.

    Ends with exit code 2 and one line where a file of results cannot be used.
    """
    try:
        _print_lines()
    except (TournamentError, RequestError, OSError) as error:
        print(error, file=sys.stderr)
        raise SystemExit(2) from None


def _print_lines() -> None:
    parser = argparse.ArgumentParser(description="Play and print the lines of the README.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=MOST_GAMES, help="of a line; 0 plays none")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", default="", help="only lines whose name holds this")
    parser.add_argument("--earlier", type=Path, action="append", default=[], help="weights")
    parser.add_argument("--responder", type=Path, help="weights")
    options = parser.parse_args()
    print("| line | games | won | luck-adjusted, 95 % | fair | wanted | margin | a move |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|")
    for line in lines(options.earlier, options.responder):
        if options.only not in line.name:
            continue
        played = measure(line, options.folder, options.games, options.jobs)
        if not played:
            continue
        row = standing(line.player, played)
        share = row.luck_adjusted
        print(
            f"| {line.name} | {len(played)} | {row.share.value:.1%} "
            f"| {share.value:.1%} ({share.low:.1%} – {share.high:.1%}) "
            f"| {1 / line.seats:.0%} | {line.wanted} "
            f"| {row.margin.value:+.1f} | {row.seconds:.2f} s |",
            flush=True,
        )
    judged = [players for players in (2, 4) if options.only in f"{players} players"]
    if judged:
        print("\n| calibration | positions | error | Brier | log loss |\n|---|--:|--:|--:|--:|")
    for players in judged:
        for found in calibrate(players, 6000):
            print(
                f"| {found.name} ({players} players) | {found.positions} | {found.error:.3f} "
                f"| {found.brier:.3f} | {found.log_loss:.3f} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
