"""What a game says of its ladder, and where one stands after the results that are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from advisor.messages.computers import Strength
from kingsroad_tui.ladder.ladder import Ladder, Match, ladder_of, match_after
from kingsroad_tui.ladder.rating import Anchors, Rating, ratings_after
from kingsroad_tui.statistics.kept import KeptResult


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
    titles: tuple[str, ...]
    anchors: Anchors
    beside: Mapping[str, str] = field(default_factory=dict)

    def title(self, climbed: int) -> str:
        """What one is called who has climbed so many rungs."""
        return self.titles[min(climbed, len(self.titles) - 1)]

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
            "title": self.title,
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
