"""How strong somebody plays, with how sure that is: a rating over games against computer players.

The rating is that of Weng and Lin's Plackett-Luce model ("A Bayesian approximation method for
online ranking", JMLR 12, 2011), by openskill. What computer players are worth is measured once and
stands still; only the person's rating moves. The scale is that of chess: 400 points are odds of ten
to one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from kingsroad_tui.statistics.kept import KeptResult

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

_SCALE: Final = 400 / log(10)
"""Points in which the odds grow by a factor of e."""

_BEGINNER: Final = 1200.0
_UNKNOWN: Final = 350.0
"""Where everybody begins, and how far off that may be (a standard deviation)."""

_DRIFT: Final = 6.0
"""How much somebody changes from game to game (a standard deviation): people learn."""

_SURE: Final = 1.96
"""Standard deviations on either side within which 95 % lie."""

_STILL: Final = 1e-6


@dataclass(frozen=True, slots=True)
class Anchors:
    """What computer players are worth.

    Attributes:
        ratings: by the name of their strength.
        sides: what the side at each seat is worth beside them, where sides are unequal.
        chance: by the number of players, how much more chance decides than between two: in so many
            times the points the odds are as high.
    """

    ratings: Mapping[str, float]
    sides: tuple[float, ...] = ()
    chance: Mapping[int, float] = field(default_factory=dict)

    def at(self, seat: int, strength: str) -> float:
        """What a computer player at a seat is worth."""
        return self.ratings[strength] + self.side(seat)

    def side(self, seat: int) -> float:
        """What the seat itself is worth."""
        return self.sides[seat] if seat < len(self.sides) else 0.0


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong somebody plays.

    Attributes:
        value: in points.
        error: the half width of the interval that holds the true value 19 times in 20.
        games: how many it rests on.
    """

    value: float
    error: float
    games: int

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.value - self.error

    @property
    def high(self) -> float:
        """The upper end of the interval."""
        return self.value + self.error


def ratings_after(results: Iterable[KeptResult], anchors: Anchors) -> dict[str, Rating]:
    """The rating after each game that counts, by the game's mark, in the order of the games."""
    after: dict[str, Rating] = {}
    models: dict[int, PlackettLuce] = {}
    mean, deviation = _BEGINNER, _UNKNOWN
    for result in results:
        if not _counts(result, anchors):
            continue
        seats = len(result.seats)
        if seats not in models:
            models[seats] = _model(seats, anchors.chance.get(seats, 1.0))
        mean, deviation = _rated(models[seats], mean, deviation, result, anchors)
        after[result.mark] = Rating(mean, _SURE * deviation, len(after) + 1)
    return after


def rating_of(results: Iterable[KeptResult], anchors: Anchors) -> Rating | None:
    """The rating now; None where no game counts yet."""
    after = list(ratings_after(results, anchors).values())
    return after[-1] if after else None


def _counts(result: KeptResult, anchors: Anchors) -> bool:
    others = (seat.computer for at, seat in enumerate(result.seats) if at != result.me)
    return result.rated and all(computer in anchors.ratings for computer in others)


def _model(seats: int, chance: float) -> PlackettLuce:
    """Of a table with so many seats: odds between two players depend on ``chance``, as in
    `Anchors`, and not on how many others sit there."""
    from openskill.models import PlackettLuce

    # Without the usual damping (gamma) the deviation falls as fast as the games tell.
    return PlackettLuce(
        beta=chance * _SCALE / sqrt(seats), tau=_DRIFT, gamma=_undamped, limit_sigma=False
    )


def _undamped(*_: object) -> float:
    return 1.0


def _rated(
    model: PlackettLuce, mean: float, deviation: float, result: KeptResult, anchors: Anchors
) -> tuple[float, float]:
    """The rating and its deviation after a game.

    Who shares a place counts as half before and half behind those who share it.
    """
    me = result.me
    assert me is not None
    places = [seat.place for seat in result.seats]
    tied = sum(place == places[me] for place in places) > 1
    found = []
    for shift in (-1, 1) if tied else (0,):
        teams = [
            [
                model.create_rating([mean + anchors.side(me), deviation])
                if at == me
                else model.create_rating([anchors.at(at, seat.computer), _STILL])
            ]
            for at, seat in enumerate(result.seats)
        ]
        ranks = [2.0 * place + shift * (at == me) for at, place in enumerate(places)]
        ((now,),) = (team for at, team in enumerate(model.rate(teams, ranks)) if at == me)
        found.append((now.mu - anchors.side(me), now.sigma))
    return _mean([one for one, _ in found]), _mean([one for _, one in found])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
