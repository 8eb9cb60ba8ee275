"""The ladder: best of three against each computer player, from the weakest up.

Where one stands follows from the results alone: nothing else is kept. A game that is shared counts
half for both; where three games leave it level, another one decides.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from kingsroad_tui.statistics.kept import KeptResult, Occasion

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
