"""What a tournament's games say: win shares and margins with intervals clustered by table.

The rotations of one table share their seeds and players, so they are no independent trials. A
table's mean is; intervals are made of those.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev

import msgspec

from advisor.messages.intervals import Estimate, estimated_mean, estimated_share


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """One finished game of a tournament; everything per seat is in seat order.

    Attributes:
        table, rotation: which of the plan's games it was.
        players: the players' names.
        scores, nobles: points and Nobles on the board at the end.
        shares: of the victory, summing to 1; who forfeited has none.
        luck: how much of these was owed to what the players drew (see `advisor.tournament.luck`).
        rounds: how many were played.
        capped: whether the cap on rounds ended it; points, then Nobles, then judged it.
        forfeits: the reason, for every seat (as text) whose program forfeited.
        seconds: the mean time of a choice.
    """

    table: int
    rotation: int
    players: list[str]
    scores: list[int]
    nobles: list[int]
    shares: list[float]
    luck: list[float]
    rounds: int
    capped: bool
    forfeits: dict[str, str]
    seconds: list[float]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one player did.

    Attributes:
        player: the name.
        games: games played, a seat each.
        share: of the victory; a shared victory counts by its share.
        luck_adjusted: the same less the luck of what was drawn, which has the same mean.
        fair: the share that equals would have.
        margin: own points minus the best opponent's.
        forfeits: games forfeited.
        seconds: the mean time of a choice.
    """

    player: str
    games: int
    share: Estimate
    luck_adjusted: Estimate
    fair: float
    margin: Estimate
    forfeits: int
    seconds: float


@dataclass(frozen=True, slots=True)
class _Seat:
    share: float
    luck: float
    margin: float
    fair: float
    forfeit: bool
    seconds: float


def standings(results: Sequence[GameResult]) -> list[Standing]:
    """Every player's standing, best share (over the fair one) first, ties by name."""
    names = sorted({name for result in results for name in result.players})
    rows = [standing(name, results) for name in names]
    return sorted(rows, key=lambda row: (row.fair - row.share.value, row.player))


def standing(name: str, results: Sequence[GameResult]) -> Standing:
    """One player's standing. Raises ValueError if the player was in none of the games."""
    tables: dict[int, list[_Seat]] = {}
    for result in results:
        for seat, player in enumerate(result.players):
            if player == name:
                tables.setdefault(result.table, []).append(_seat(result, seat))
    seats = [seat for rows in tables.values() for seat in rows]
    shares = [mean(seat.share for seat in rows) for rows in tables.values()]
    luck_adjusted = [mean(seat.share - seat.luck for seat in rows) for rows in tables.values()]
    margins = [mean(seat.margin for seat in rows) for rows in tables.values()]
    return Standing(
        player=name,
        games=len(seats),
        share=share_estimate(shares),
        luck_adjusted=_within(mean_estimate(luck_adjusted)),
        fair=mean(seat.fair for seat in seats),
        margin=mean_estimate(margins),
        forfeits=sum(seat.forfeit for seat in seats),
        seconds=mean(seat.seconds for seat in seats),
    )


def _seat(result: GameResult, seat: int) -> _Seat:
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return _Seat(
        share=result.shares[seat],
        luck=result.luck[seat],
        margin=result.scores[seat] - max(others),
        fair=1 / len(result.players),
        forfeit=str(seat) in result.forfeits,
        seconds=result.seconds[seat],
    )


def mean_estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values with its 95 % interval, infinite for a single one."""
    if len(values) < 2:
        return estimated_mean(mean(values), float("inf"))
    return estimated_mean(mean(values), _error(values), len(values))


def share_estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent shares (0 to 1) with its 95 % interval."""
    error = _error(values) if len(values) > 1 else 0.0
    return estimated_share(mean(values), error, len(values))


def _within(share: Estimate) -> Estimate:
    """An estimate of a share, which is not below 0 nor above 1."""
    return Estimate(*(min(1.0, max(0.0, x)) for x in (share.value, share.low, share.high)))


def _error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))
