"""The ladder and where one stands: its rungs and matches, and the rating.

The ladder is best of three against each computer player, from the weakest up. Where one stands
follows from the results alone: nothing else is kept. A game that is shared counts half for both;
where three games leave it level, another one decides.

The rating says how strong somebody plays, with how sure that is. It is that of Weng and Lin's
Plackett-Luce model ("A Bayesian approximation method for online ranking", JMLR 12, 2011), by
openskill, over games against computer players. What these are worth is measured once and stands
still; only the person's rating moves. The scale is that of chess: 400 points are odds of ten to
one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from typing import TYPE_CHECKING, Final

from advisor.messages.computers import Strength
from kingsroad_tui.statistics.kept import KeptResult, Occasion
from tabletop.say import Say
from tabletop.words.voice import english, said

if TYPE_CHECKING:
    from openskill.models import PlackettLuce


_TO_WIN: Final = 2.0
"""Games that win a match, where nobody else has as many."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match against one strength.

    Attributes:
        rung: the name of the strength.
        number: from 1, among the matches against it.
        games: of each game in order, the person's share of the victory.
    """

    rung: str
    number: int
    games: tuple[float, ...] = ()

    @property
    def score(self) -> tuple[float, float]:
        """The person's games, and the other's."""
        return sum(self.games), len(self.games) - sum(self.games)

    @property
    def over(self) -> bool:
        """Whether it is decided."""
        mine, theirs = self.score
        return max(mine, theirs) >= _TO_WIN and mine != theirs

    @property
    def won(self) -> bool:
        """Whether the person has won it."""
        mine, theirs = self.score
        return self.over and mine > theirs

    @property
    def next_game(self) -> Occasion:
        """What its next game is played for."""
        return Occasion(rung=self.rung, match=self.number, number=len(self.games) + 1)


@dataclass(frozen=True, slots=True)
class Ladder:
    """Where one stands.

    Attributes:
        rungs: the names of the strengths, weakest first.
        decided: the matches that are over, in the order of the rungs.
        match: the match being played, or the next one.
    """

    rungs: tuple[str, ...]
    decided: tuple[Match, ...]
    match: Match

    @property
    def climbed(self) -> int:
        """How many rungs lie below: those won, one after the other."""
        won = {match.rung for match in self.decided if match.won}
        return next((at for at, rung in enumerate(self.rungs) if rung not in won), len(self.rungs))

    @property
    def at_the_top(self) -> bool:
        """Whether every match there is has been won once."""
        return self.climbed == len(self.rungs)

    def won_and_lost(self, rung: str) -> tuple[int, int]:
        """The matches won and lost against a strength."""
        here = [match.won for match in self.decided if match.rung == rung]
        return sum(here), len(here) - sum(here)


def ladder_of(results: Iterable[KeptResult], rungs: Sequence[str]) -> Ladder:
    """Where one stands after these results, of which a game counts by the first one."""
    played: dict[tuple[str, int], dict[int, float]] = {}
    for result in results:
        occasion = result.occasion
        if occasion.rung in rungs and result.me is not None:
            games = played.setdefault((occasion.rung, occasion.match), {})
            games.setdefault(occasion.number, share_of(result))
    decided: list[Match] = []
    left: dict[str, Match] = {}
    for rung in rungs:
        for number in sorted(number for one, number in played if one == rung):
            match = _match(rung, number, played[rung, number])
            if match.over:
                decided.append(match)
            else:
                left.setdefault(rung, match)
    ladder = Ladder(tuple(rungs), tuple(decided), Match(rungs[0], 1))
    rung = rungs[min(ladder.climbed, len(rungs) - 1)]
    numbers = [match.number for match in decided if match.rung == rung]
    now = left.get(rung) or Match(rung, max(numbers, default=0) + 1)
    return Ladder(ladder.rungs, ladder.decided, now)


def _match(rung: str, number: int, games: dict[int, float]) -> Match:
    """A match as far as its games follow each other; what comes after its end counts no more."""
    match = Match(rung, number)
    while not match.over and (share := games.get(len(match.games) + 1)) is not None:
        match = Match(rung, number, (*match.games, share))
    return match


def match_after(results: Iterable[KeptResult], result: KeptResult) -> Match:
    """The match that a game of the ladder belongs to, as it stood after that game."""
    occasion = result.occasion
    games = {
        one.occasion.number: share_of(one)
        for one in reversed([*results, result])
        if (one.occasion.rung, one.occasion.match) == (occasion.rung, occasion.match)
        and one.occasion.number <= occasion.number
    }
    return _match(occasion.rung, occasion.match, games)


def share_of(result: KeptResult) -> float:
    """The share of the victory that the one person has."""
    winners = [at for at, seat in enumerate(result.seats) if seat.won]
    return (result.me in winners) / max(1, len(winners))


def by_lot(occasion: Occasion, of: int) -> int:
    """A lot from 0 that a game of the ladder draws: the same whenever it is asked for."""
    facts = f"ladder/{occasion.rung}/{occasion.match}/{occasion.number}"
    return int.from_bytes(hashlib.blake2b(facts.encode(), digest_size=8).digest(), "big") % of


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


@dataclass(frozen=True, slots=True)
class Rungs:
    """The ladder of one game.

    Attributes:
        game: the word for the game.
        name: of the game, as people read it.
        strengths: by name, the computer players, weakest first: the rungs.
        titles: what one is called before the first rung, and after each.
        anchors: what the computer players are worth.
        beside: by name, what the figure of a computer player leaves out: how it fares against one
            of the same figure.
    """

    game: str
    name: str
    strengths: Mapping[str, Strength]
    titles: tuple[Say, ...]
    anchors: Anchors
    beside: Mapping[str, Say] = field(default_factory=dict)

    def title(self, climbed: int) -> str:
        """What one is called who has climbed so many rungs."""
        return said(self.title_after(climbed))

    def title_after(self, climbed: int) -> Say:
        """The same, for a message."""
        return self.titles[min(climbed, len(self.titles) - 1)]

    def fares(self, name: str) -> str:
        """What the figure of a computer player leaves out, in a sentence; empty for nothing."""
        return said(self.beside[name]) if name in self.beside else ""

    def place(self, results: Sequence[KeptResult]) -> LadderPlace:
        """Where one stands after these results, oldest first."""
        after = list(ratings_after(results, self.anchors).values())
        return LadderPlace(
            self, ladder_of(results, list(self.strengths)), after[-1] if after else None
        )


@dataclass(frozen=True, slots=True)
class LadderPlace:
    """Where one stands.

    Attributes:
        rungs: the ladder of the game.
        ladder: how far one has climbed.
        rating: how strong one plays; None before a game that counts.
    """

    rungs: Rungs
    ladder: Ladder
    rating: Rating | None

    def data(self) -> dict[str, object]:
        """All of it for JSON."""
        ladder, rating = self.ladder, self.rating
        return {
            "game": self.rungs.game,
            "title": english(self.rungs.title_after(self.ladder.climbed)),
            "climbed": ladder.climbed,
            "rungs": [
                {
                    "strength": name,
                    "rating": self.rungs.anchors.ratings[name],
                    "won": ladder.won_and_lost(name)[0],
                    "lost": ladder.won_and_lost(name)[1],
                }
                for name in ladder.rungs
            ],
            "match": {
                "strength": ladder.match.rung,
                "number": ladder.match.number,
                "games": list(ladder.match.games),
            },
            "rating": rating
            and {
                "value": round(rating.value),
                "low": round(rating.low),
                "high": round(rating.high),
                "games": rating.games,
            },
        }

    @property
    def title(self) -> str:
        """What one is called now."""
        return self.rungs.title(self.ladder.climbed)


@dataclass(frozen=True, slots=True)
class AfterGame:
    """What a finished game has changed.

    Attributes:
        rungs: the ladder of the game.
        result: of the game.
        before: the rating before it; None where there was none.
        after: the rating after it; None where it does not count for one.
        match: of a game of the ladder, its match, as it stands.
        risen: whether that match has led a rung higher than one ever was.
        climbed: how many rungs one has climbed now.
    """

    rungs: Rungs
    result: KeptResult
    before: Rating | None
    after: Rating | None
    match: Match | None
    risen: bool
    climbed: int


def after_game(results: Sequence[KeptResult], mark: str, rungs: Rungs) -> AfterGame | None:
    """What the game with this mark has changed; None where its result is not kept."""
    at = next((at for at, one in enumerate(results) if one.mark == mark), None)
    if at is None:
        return None
    result, earlier = results[at], results[:at]
    ratings = ratings_after(results[: at + 1], rungs.anchors)
    after = ratings.pop(mark, None)
    before = list(ratings.values())[-1] if ratings else None
    names = list(rungs.strengths)
    climbed = ladder_of(results[: at + 1], names).climbed
    match = match_after(earlier, result) if result.occasion.rung in names else None
    risen = match is not None and climbed > ladder_of(earlier, names).climbed
    return AfterGame(rungs, result, before, after, match, risen, climbed)
