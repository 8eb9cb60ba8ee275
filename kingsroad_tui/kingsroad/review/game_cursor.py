"""Moving through a game to study it: every moment at which somebody chose. No Textual.

A moment is the time before the first choices of a round or, where a Witch was revealed, before the
second ones; the last moment is where the game stands. Only what was public then is shown of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from advisor.messages.review import Mistake, Outlook, RoundReview, StepReview, mistakes
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.position import Position
from kingsroad.rounds import RoundReport


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of choice: the rounds played before, and whether the choices are second ones."""

    played: int
    second: bool = False


@dataclass(frozen=True)
class GameCursor:
    """A game and the moment of it that is looked at.

    Attributes:
        game: the public part of it; running or finished.
        at: the index of the moment in `moments`.
    """

    game: Game
    at: int = 0

    @classmethod
    def of(cls, game: Game) -> GameCursor:
        """A cursor at the beginning of a finished game, else where the game stands."""
        cursor = cls(game.as_public())
        return cursor if game.finished else cursor.moved(len(cursor.moments))

    @classmethod
    def at_end(cls, game: Game) -> GameCursor:
        """A cursor where the game stands or has ended."""
        cursor = cls(game.as_public())
        return cursor.moved(len(cursor.moments))

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Every moment, in order; the last one is where the game stands."""
        found = []
        for played, report in enumerate(self.game.reports):
            found.append(Moment(played))
            if any(again is not None for again in report.reselections):
                found.append(Moment(played, second=True))
        found.append(Moment(len(self.game.rounds)))
        if self.game.pending is not None:
            found.append(Moment(len(self.game.rounds), second=True))
        return tuple(found)

    @property
    def at_last(self) -> bool:
        """Whether the last moment is looked at: where the game stands or has ended."""
        return self.at == len(self.moments) - 1

    @property
    def moment(self) -> Moment:
        """The moment looked at."""
        return self.moments[self.at]

    def moved(self, steps: int) -> GameCursor:
        """A number of moments on (back where negative), no further than the ends."""
        return replace(self, at=min(max(self.at + steps, 0), len(self.moments) - 1))

    def moved_to(self, moment: Moment) -> GameCursor:
        """At a moment of the game."""
        return replace(self, at=self.moments.index(moment))

    @cached_property
    def game_then(self) -> Game:
        """The game as it stood at this moment; a round that was revealed is pending in it."""
        moment = self.moment
        game = self.game.take_back(len(self.game.rounds) - moment.played)
        if not moment.second:
            return game
        if moment.played == len(self.game.rounds):
            return self.game
        return game.reveal(self.game.rounds[moment.played].selections)

    @property
    def position(self) -> Position:
        """What lies on the board at this moment."""
        return self.game_then.table_position

    @property
    def choosers(self) -> tuple[int, ...]:
        """The seats that choose at this moment; none when the game is over."""
        return self.game_then.to_choose

    @property
    def chosen(self) -> Mapping[int, Selection]:
        """What was chosen then, by seat, as revealed; empty where the game stands."""
        moment = self.moment
        if moment.played == len(self.game.rounds):
            revealed = self.game.revealed
            if revealed is None or moment.second:
                return {}
            return dict(enumerate(revealed.selections))
        report = self.game.reports[moment.played]
        if not moment.second:
            return dict(enumerate(report.selections))
        return {seat: s for seat, s in enumerate(report.reselections) if s is not None}

    @property
    def report(self) -> RoundReport | None:
        """What happened in the round of this moment; None where it is not played to its end."""
        played = self.moment.played
        return self.game.reports[played] if played < len(self.game.reports) else None

    # -------------------------------------------------------------------------- the review

    def step_review(self, judged: Sequence[RoundReview]) -> StepReview | None:
        """The review of the choices made at this moment, None where it has not come so far."""
        moment = self.moment
        if moment.played >= len(judged):
            return None
        steps = judged[moment.played].steps
        return next((step for step in steps if step.second == moment.second), None)

    def stands(self, judged: Sequence[RoundReview]) -> Sequence[Outlook]:
        """How everybody stood at this moment; nothing where that is not judged yet."""
        moment = self.moment
        if moment.played == len(judged):
            return judged[-1].after if judged else ()
        if moment.played > len(judged):
            return ()
        return judged[moment.played].steps[-1 if moment.second else 0].before

    def at_mistake(self, mistake: Mistake) -> GameCursor:
        """At the moment of a mistake."""
        return self.moved_to(Moment(mistake.round - self.game.first.round, mistake.second))

    def next_mistake(
        self,
        judged: Sequence[RoundReview],
        *,
        back: bool = False,
        here: bool = False,
        player: int | None = None,
    ) -> tuple[GameCursor, Mistake] | None:
        """The next mistake in the order of the game (or the one before), and its moment.

        Of one seat or of all; of several mistakes at one moment, the largest; with ``here``, one at
        this moment too. None where there is no further one.
        """
        found = [(self.at_mistake(m), m) for m in mistakes(judged, player)]
        way = -1 if back else 1
        ahead = [f for f in found if way * (f[0].at - self.at) > (-1 if here else 0)]
        if not ahead:
            return None
        nearest = max(f[0].at for f in ahead) if back else min(f[0].at for f in ahead)
        return next(f for f in ahead if f[0].at == nearest)
