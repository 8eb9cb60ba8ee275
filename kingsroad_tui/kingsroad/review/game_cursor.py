"""Moving through a game to study it, moment by moment and from branch to branch. No Textual.

A moment is the time before the first choices of a round or, where a Witch was revealed, before the
second ones, so that somebody chose at each; the last moment is where the game stands. Only what was
public then is shown of it.

A branch is what would have come of another choice: the game up to a moment, with one player's
choice changed and everybody else's as it was played there. Where the game stands nobody else has
chosen; there the others play what is given, such as their likeliest cards. From a branch one can
branch again, and always go back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, partial

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


@dataclass(frozen=True)
class Branch:
    """A game in the tree.

    Attributes:
        game: the game with the changed choice as its last one.
        parent: the number of the branch it leaves, or None for the game itself.
        moment: where it leaves that.
        seat: whose choice is changed, or None for the game itself.
        selection: what is chosen instead, or None for the game itself.
    """

    game: Game
    parent: int | None = None
    moment: Moment = field(default_factory=partial(Moment, 0))
    seat: int | None = None
    selection: Selection | None = None

    @property
    def round(self) -> int:
        """The number of the round in which it leaves its parent."""
        return self.game.first.round + self.moment.played


@dataclass(frozen=True)
class BranchTree:
    """A game, its branches, and the one that is looked at.

    Attributes:
        branches: the game itself, then its branches in the order they were made.
        at: the number of the one looked at.
    """

    branches: tuple[Branch, ...]
    at: int = 0

    @classmethod
    def of(cls, game: Game) -> BranchTree:
        """A tree of the game alone."""
        return cls((Branch(game.as_public()),))

    @property
    def now(self) -> Branch:
        """The branch looked at."""
        return self.branches[self.at]

    @property
    def game(self) -> Game:
        """The game itself, whichever branch is looked at."""
        return self.branches[0].game

    @property
    def shared_rounds(self) -> int:
        """How many rounds of the branch looked at are those of the game itself."""
        return self.rounds_shared_by(self.at)

    def rounds_shared_by(self, number: int) -> int:
        """How many rounds of a branch are those of the game itself."""
        branch = self.branches[number]
        pairs = zip(branch.game.rounds, self.branches[0].game.rounds, strict=False)
        count = 0
        for own, original in pairs:
            if own != original:
                break
            count += 1
        return count

    def tried(
        self,
        cursor: GameCursor,
        seat: int,
        selection: Selection,
        others: Mapping[int, Selection] | None = None,
    ) -> BranchTree:
        """The tree with a branch in which this seat chooses otherwise, which is looked at then.

        Args:
            cursor: the moment of the choice, in the game of the branch looked at.
            seat: whose choice it is.
            selection: what it chooses; legal for its hand then.
            others: what the others choose where the game does not say it.

        A choice tried before at the same moment leads to the branch that there is already.

        Raises:
            KeyError: nobody says what another player chooses.
            GameError: a choice is not legal.
        """
        game = _changed(cursor, seat, selection.as_revealed(), others or {})
        branch = Branch(game, self.at, cursor.moment, seat, selection.as_revealed())
        if branch in self.branches:
            return replace(self, at=self.branches.index(branch))
        return BranchTree((*self.branches, branch), len(self.branches))

    def back(self) -> BranchTree:
        """At the branch that this one leaves; the game itself stays where it is."""
        return self if self.now.parent is None else replace(self, at=self.now.parent)

    def gone_to(self, number: int) -> BranchTree:
        """At this branch."""
        return replace(self, at=number)

    def in_order(self) -> Iterator[tuple[int, int]]:
        """Number and depth of every branch, each below the one it leaves."""

        def below(number: int, depth: int) -> Iterator[tuple[int, int]]:
            yield number, depth
            for child, branch in enumerate(self.branches):
                if branch.parent == number:
                    yield from below(child, depth + 1)

        return below(0, 0)


def _changed(
    cursor: GameCursor, seat: int, selection: Selection, others: Mapping[int, Selection]
) -> Game:
    """The game after a moment at which one seat chose otherwise."""
    then, played = cursor.game_then, cursor.chosen

    def choice(chooser: int) -> Selection:
        if chooser == seat:
            return selection
        return played[chooser] if chooser in played else others[chooser]

    choosers = then.to_choose
    if then.pending is not None:
        return then.choose_again(
            tuple(choice(s) if s in choosers else None for s in then.position.seats)
        )
    game = then.choose([choice(chooser) for chooser in choosers])
    again = _second_choices(cursor, game, seat)
    return game if again is None else game.choose_again(again)


def _second_choices(
    cursor: GameCursor, game: Game, seat: int
) -> tuple[Selection | None, ...] | None:
    """The second choices of a round as they were made, or None where they are still open."""
    if game.pending is None or seat in game.to_choose:
        return None
    played = cursor.moment.played
    if played >= len(cursor.game.reports):
        return None
    made = cursor.game.reports[played].reselections
    again = tuple(made[s] if s in game.to_choose else None for s in game.position.seats)
    return again if all(again[s] is not None for s in game.to_choose) else None
