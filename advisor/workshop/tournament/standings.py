"""The standings of a tournament of either game: shares and margins, intervals by its batches.

The games of one batch (the rotations of a table, the two of a match) share their seeds and players,
so they are not independent trials. The batches' means are, and the intervals are made of these.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import TypeVar

import msgspec

from advisor.messages.intervals import MIN_TRIALS, TrialMean, estimated_mean, estimated_share
from advisor.messages.plans import AssassinsGameResult, GameResult, Result
from assassins.actions import Side

_R = TypeVar("_R", bound=Result)
_Seat = TypeVar("_Seat")

__all__ = [
    "AssassinsStanding",
    "GameResult",
    "Standing",
    "mean_estimate",
    "rank_assassins_players",
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


class AssassinsStanding(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one player.

    Attributes:
        player: the name.
        games: how many it played, on either side.
        share: of games won; the interval takes a match as one trial; there is none of
            fewer than `MIN_TRIALS` matches.
        king, people: the same of its games on that side; None where it had none.
        forfeits: games forfeited.
        seconds: the mean time of a choice.
    """

    player: str
    games: int
    share: TrialMean
    king: TrialMean | None
    people: TrialMean | None
    forfeits: int
    seconds: float


def rank_players(results: Sequence[GameResult]) -> list[Standing]:
    """The standings of all players, best share over the fair one first, ties by name."""
    names = {name for result in results for name in result.players}
    standings = [standing_of(name, results) for name in names]
    return sorted(standings, key=lambda one: (one.fair - one.share.value, one.player))


def standing_of(name: str, results: Sequence[GameResult]) -> Standing:
    """One player's standing. Raises ValueError for a player in none of the games."""
    played = [
        (result, seat)
        for result in results
        for seat, player in enumerate(result.players)
        if player == name
    ]
    return Standing(
        player=name,
        games=len(played),
        share=share_estimate(_means(played, lambda game, seat: game.shares[seat])),
        luck_adjusted=adjusted_share_estimate(
            _means(played, lambda game, seat: game.shares[seat] - game.luck[seat])
        ),
        fair=mean(1 / len(game.players) for game, _ in played),
        margin=mean_estimate(_means(played, _margin)),
        forfeits=sum(str(seat) in game.forfeits for game, seat in played),
        seconds=mean(game.seconds[seat] for game, seat in played),
    )


def rank_assassins_players(results: Sequence[AssassinsGameResult]) -> list[AssassinsStanding]:
    """The standings of all players, best share first, ties by name."""
    names = {name for result in results for name in result.players.values()}
    standings = [_assassins_standing(name, results) for name in names]
    return sorted(standings, key=lambda one: (-one.share.value, one.player))


def _assassins_standing(name: str, results: Sequence[AssassinsGameResult]) -> AssassinsStanding:
    played = [
        (result, side) for result in results for side in Side if result.players[side.value] == name
    ]

    def share(*sides: Side) -> TrialMean | None:
        on_these = [one for one in played if one[1] in sides]
        return share_estimate(_means(on_these, AssassinsGameResult.share)) if on_these else None

    return AssassinsStanding(
        player=name,
        games=len(played),
        share=share_estimate(_means(played, AssassinsGameResult.share)),
        king=share(Side.KING),
        people=share(Side.PEOPLE),
        forfeits=sum(side.value in result.forfeits for result, side in played),
        seconds=mean(result.seconds[side.value] for result, side in played),
    )


def _means(
    played: Sequence[tuple[_R, _Seat]], measure: Callable[[_R, _Seat], float]
) -> list[float]:
    """What a player's games measure, by batch the mean: the games of one are no trials apart."""
    batches: dict[int, list[float]] = {}
    for result, seat in played:
        batches.setdefault(result.place[0], []).append(measure(result, seat))
    return [mean(values) for values in batches.values()]


def _margin(game: GameResult, seat: int) -> float:
    """Own points minus the best opponent's."""
    return game.scores[seat] - max(
        score for other, score in enumerate(game.scores) if other != seat
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
