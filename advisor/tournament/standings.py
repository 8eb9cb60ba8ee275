"""The standings of a tournament: win shares and margins with intervals clustered by table.

The rotations of one table share their seeds and players, so they are not independent trials. The
tables' means are, and the intervals are made of these.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

import msgspec

from advisor.messages.intervals import MIN_TRIALS, TrialMean, estimated_mean, estimated_share
from advisor.messages.results import GameResult

__all__ = [
    "GameResult",
    "Standing",
    "mean_estimate",
    "rank_players",
    "share_estimate",
    "standing_of",
]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one player; means of fewer than `MIN_TRIALS` tables have no interval.

    Attributes:
        player: the name.
        games: the number of seats played.
        share: of the victory; a shared victory counts by its share.
        luck_adjusted: the share minus the luck, which has the same mean.
        fair: the share among equals.
        margin: own points minus the best opponent's.
        forfeits: games forfeited.
        seconds: the mean time of a choice.
    """

    player: str
    games: int
    share: TrialMean
    luck_adjusted: TrialMean
    fair: float
    margin: TrialMean
    forfeits: int
    seconds: float


@dataclass(frozen=True, slots=True)
class _SeatResult:
    share: float
    luck: float
    margin: float
    fair: float
    forfeit: bool
    seconds: float


def rank_players(results: Sequence[GameResult]) -> list[Standing]:
    """The standings of all players, best share over the fair one first, ties by name."""
    names = {name for result in results for name in result.players}
    standings = [standing_of(name, results) for name in names]
    return sorted(standings, key=lambda one: (one.fair - one.share.value, one.player))


def standing_of(name: str, results: Sequence[GameResult]) -> Standing:
    """One player's standing. Raises ValueError for a player in none of the games."""
    tables: dict[int, list[_SeatResult]] = {}
    for result in results:
        for seat, player in enumerate(result.players):
            if player == name:
                tables.setdefault(result.table, []).append(_seat_result(result, seat))
    seats = [seat for table in tables.values() for seat in table]
    shares = [mean(seat.share for seat in table) for table in tables.values()]
    luck_adjusted = [mean(seat.share - seat.luck for seat in table) for table in tables.values()]
    margins = [mean(seat.margin for seat in table) for table in tables.values()]
    return Standing(
        player=name,
        games=len(seats),
        share=share_estimate(shares),
        luck_adjusted=adjusted_share_estimate(luck_adjusted),
        fair=mean(seat.fair for seat in seats),
        margin=mean_estimate(margins),
        forfeits=sum(seat.forfeit for seat in seats),
        seconds=mean(seat.seconds for seat in seats),
    )


def _seat_result(result: GameResult, seat: int) -> _SeatResult:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return _SeatResult(
        share=result.shares[seat],
        luck=result.luck[seat],
        margin=result.scores[seat] - max(others),
        fair=1 / len(result.players),
        forfeit=str(seat) in result.forfeits,
        seconds=result.seconds[seat],
    )


def mean_estimate(values: Sequence[float]) -> TrialMean:
    """The mean of independent values with its 95 % interval; none of fewer than `MIN_TRIALS`."""
    count = len(values)
    if count < MIN_TRIALS:
        return TrialMean(mean(values), None, None)
    return TrialMean.of(estimated_mean(mean(values), _error(values), count), count)


def share_estimate(values: Sequence[float]) -> TrialMean:
    """The same of independent shares (0 to 1), whose interval has a width even where all agree."""
    count = len(values)
    error = _error(values) if count >= MIN_TRIALS else 0.0
    return TrialMean.of(estimated_share(mean(values), error, count), count)


def adjusted_share_estimate(values: Sequence[float]) -> TrialMean:
    """The same of shares less their luck, each of which may lie outside 0 to 1."""
    centre, count = min(1.0, max(0.0, mean(values))), len(values)
    if centre in (0.0, 1.0):  # cut off there, which says nothing of how far off it may be
        return TrialMean.of(estimated_share(centre, 0.0, count), count)
    found = mean_estimate(values).interval
    if found is None:
        return TrialMean(centre, None, None)
    return TrialMean(centre, max(0.0, found.low), min(1.0, found.high))


def _error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))
