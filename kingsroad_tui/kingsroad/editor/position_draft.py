"""The position editor's state: a position being set up, legal or not, and why not. No Textual.

A draft is frozen; every change makes a new one. It may be impossible for a while (nobody sets up a
table in a legal order); `problems` then says where and why. Markers in hand are never typed: they
are what remains of 19.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum, unique

from kingsroad.board import REGIONS, Board, kingdom
from kingsroad.notation import print_position
from kingsroad.position import (
    GOAL,
    MARKERS,
    MAX_ROUNDS,
    MAX_SCORE,
    PLAYERS,
    Position,
    Variant,
    starting_position,
    with_item,
)


@unique
class DraftProblemKind(StrEnum):
    """What makes a position impossible."""

    TOO_MANY_MARKERS = "too many markers"
    TOO_MANY_NOBLES = "too many Nobles"


@dataclass(frozen=True, slots=True)
class DraftProblem:
    """Something that makes a position impossible, and where.

    Attributes:
        kind: what it is.
        count: the markers and Nobles of a player, or the Nobles in a region.
        seat: the player with too many markers, else None.
        region: the region (1 to 8) with too many Nobles, else None.
    """

    kind: DraftProblemKind
    count: int
    seat: int | None = None
    region: int | None = None


@dataclass(frozen=True, slots=True)
class PositionDraft:
    """A position being set up; the fields are those of `Position`, unchecked.

    Attributes:
        board, variant, round, king, scores, markers, dragon, witch: as a position has them.
        nobles: for each region (1 to 8) the seats with a Noble there.
    """

    board: Board
    variant: Variant
    round: int
    king: int
    scores: tuple[int, ...]
    markers: tuple[tuple[int, ...], ...]
    nobles: tuple[frozenset[int], ...]
    dragon: tuple[bool, ...]
    witch: tuple[bool, ...]

    @classmethod
    def of(cls, position: Position) -> PositionDraft:
        """The draft of a position, to be changed."""
        return cls(
            board=position.board,
            variant=position.variant,
            round=position.round,
            king=position.king,
            scores=position.scores,
            markers=position.markers,
            nobles=tuple(frozenset(seats) for seats in position.nobles),
            dragon=position.dragon,
            witch=position.witch,
        )

    @classmethod
    def empty(cls, players: int = 2, board: Board | None = None) -> PositionDraft:
        """The beginning of a game of 2 to 5 players."""
        return cls.of(starting_position(players, board=board or kingdom()))

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.scores)

    @property
    def seats(self) -> range:
        """The seats, from 0."""
        return range(len(self.scores))

    def in_hand(self, seat: int) -> int:
        """What remains of a player's 19 markers; below 0 where too many lie on the board."""
        return MARKERS - sum(self.markers[seat]) - sum(seat in seats for seats in self.nobles)

    # ------------------------------------------------------------------------- changes

    def with_score(self, seat: int, score: int) -> PositionDraft:
        """A score, held within 0 to 999."""
        return replace(self, scores=with_item(self.scores, seat, _within(score, 0, MAX_SCORE)))

    def with_markers(self, seat: int, region: int, count: int) -> PositionDraft:
        """The number of a player's markers in a region, held within 0 to 19."""
        row = with_item(self.markers[seat], region - 1, _within(count, 0, MARKERS))
        return replace(self, markers=with_item(self.markers, seat, row))

    def with_noble(self, seat: int, region: int) -> PositionDraft:
        """A Noble put in a region, or taken away where this player's stands there.

        As in the game it sends another's Noble away, except with permanent Nobles.
        """
        there = self.nobles[region - 1]
        if seat in there:
            now = there - {seat}
        elif self.variant is Variant.STANDARD:
            now = frozenset({seat})
        else:
            now = there | {seat}
        return replace(self, nobles=with_item(self.nobles, region - 1, now))

    def with_king(self, region: int) -> PositionDraft:
        """The King in another region."""
        return replace(self, king=region)

    def with_round(self, number: int) -> PositionDraft:
        """Another number for the round about to be played, held within what a position allows."""
        return replace(self, round=_within(number, 1, MAX_ROUNDS))

    def with_dragon(self, seat: int) -> PositionDraft:
        """A Dragon spent, or back in the hand."""
        return replace(self, dragon=with_item(self.dragon, seat, not self.dragon[seat]))

    def with_witch(self, seat: int) -> PositionDraft:
        """A Witch spent, or back in the hand."""
        return replace(self, witch=with_item(self.witch, seat, not self.witch[seat]))

    def with_variant(self, variant: Variant) -> PositionDraft:
        """Other rules for Nobles; those that may not share a region become a problem."""
        return replace(self, variant=variant)

    def with_players(self, players: int) -> PositionDraft:
        """More players, with nothing on the board yet, or fewer: the last ones leave."""
        players = _within(players, PLAYERS[0], PLAYERS[-1])
        more = max(0, players - self.players)
        return replace(
            self,
            scores=(self.scores + (0,) * more)[:players],
            markers=(self.markers + ((0,) * len(REGIONS),) * more)[:players],
            nobles=tuple(frozenset(s for s in seats if s < players) for seats in self.nobles),
            dragon=(self.dragon + (True,) * more)[:players],
            witch=(self.witch + (True,) * more)[:players],
        )

    # ------------------------------------------------------------------------- judging

    @property
    def problems(self) -> tuple[DraftProblem, ...]:
        """Everything that makes the position impossible, players first."""
        return (*self._too_many_markers(), *self._too_many_nobles())

    @property
    def position(self) -> Position | None:
        """The position set up, or None while it is impossible."""
        if self.problems:
            return None
        return Position(
            board=self.board,
            variant=self.variant,
            round=self.round,
            king=self.king,
            scores=self.scores,
            in_hand=tuple(self.in_hand(seat) for seat in self.seats),
            markers=self.markers,
            nobles=tuple(tuple(sorted(seats)) for seats in self.nobles),
            dragon=self.dragon,
            witch=self.witch,
        )

    @property
    def code(self) -> str | None:
        """The code of the position, or None while it is impossible."""
        position = self.position
        return None if position is None else print_position(position)

    @property
    def over(self) -> bool:
        """Whether a player has the points that end the game, so that nothing can be advised."""
        return max(self.scores) >= GOAL

    def _too_many_markers(self) -> Iterable[DraftProblem]:
        for seat in self.seats:
            if (missing := -self.in_hand(seat)) > 0:
                yield DraftProblem(DraftProblemKind.TOO_MANY_MARKERS, MARKERS + missing, seat=seat)

    def _too_many_nobles(self) -> Iterable[DraftProblem]:
        if self.variant is Variant.PERMANENT_NOBLES:
            return
        for region, seats in zip(REGIONS, self.nobles, strict=True):
            if len(seats) > 1:
                yield DraftProblem(DraftProblemKind.TOO_MANY_NOBLES, len(seats), region=region)


def _within(number: int, least: int, most: int) -> int:
    return min(max(number, least), most)
