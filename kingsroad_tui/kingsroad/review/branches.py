"""Branches of a game that is studied: what would have come of another choice. No Textual.

A branch is the game up to a moment, with one player's choice changed and everybody else's as it
was played there. Where the game stands nobody else has chosen; there the others play what is given,
such as their likeliest cards. From a branch one can branch again, and always go back.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.kingsroad.review.game_cursor import GameCursor, Moment


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
