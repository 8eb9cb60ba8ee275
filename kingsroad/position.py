"""Positions: everything public before a round (rules, sections 2 and 7), checked when made."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, unique
from typing import Final, TypeVar

import msgspec

from kingsroad.board import REGIONS, Board, kingdom
from kingsroad.cards import Hand
from kingsroad.errors import RulesError, player_at
from tabletop.say import Say

MARKERS: Final = 19
"""The markers each player can place; the twentieth marks the score (rules, section 2)."""

GOAL: Final = 40
"""The points that end the game, once somebody has them at the end of a round."""

MAX_SCORE: Final = 999
"""The highest score a position may have."""

MAX_ROUNDS: Final = 999_999
"""The highest number a round may have."""

PLAYERS: Final = (2, 3, 4, 5)
"""The numbers of players the game is for."""

_T = TypeVar("_T")


@unique
class Variant(StrEnum):
    """The rules for Nobles (rules, section 5)."""

    STANDARD = "standard"
    PERMANENT_NOBLES = "permanent-nobles"

    __repr__ = Enum.__str__


@unique
class TieBreak(StrEnum):
    """What decided the victory (rules, section 4)."""

    POINTS = "points"
    NOBLES = "nobles"
    SHARED = "shared"

    __repr__ = Enum.__str__


class PositionError(RulesError):
    """An impossible position; ``where`` is the field that is wrong, as saved games name it."""


@dataclass(frozen=True, slots=True)
class Position:
    """The public state before a round, or at the end of the game.

    Every tuple per player is in seat order; every tuple of eight is for regions 1 to 8.

    Attributes:
        board: the board in use.
        variant: the rules for Nobles.
        round: the round about to be played, from 1 (in a finished game: rounds played + 1).
        king: the region the King stands in, 1 to 8.
        scores: points per player, 0 or more; scores go past 40 without limit (here: 999).
        in_hand: markers in hand per player, 0 to 19.
        markers: per player, the markers in each region; a Noble is not a marker.
        nobles: for each region, the seats that have a Noble there, ascending; at most one seat
            except with permanent Nobles.
        dragon: per player, whether the Dragon is still in the hand.
        witch: per player, whether the Witch is still in the hand.

    Raises:
        PositionError: the position is impossible.

    >>> start = starting_position(3)
    >>> start.king, start.in_hand, start.finished
    (1, (19, 19, 19), False)
    """

    board: Board
    variant: Variant
    round: int
    king: int
    scores: tuple[int, ...]
    in_hand: tuple[int, ...]
    markers: tuple[tuple[int, ...], ...]
    nobles: tuple[tuple[int, ...], ...]
    dragon: tuple[bool, ...]
    witch: tuple[bool, ...]

    def __post_init__(self) -> None:
        _check(self)

    @property
    def num_players(self) -> int:
        """The number of players, 2 to 5."""
        return len(self.scores)

    @property
    def seats(self) -> range:
        """The seats, from 0."""
        return range(len(self.scores))

    @property
    def finished(self) -> bool:
        """Whether the game is over: a player has 40 points or more."""
        return max(self.scores) >= GOAL

    @property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """The seats from first to last, by points, then Nobles; equal ones share an entry."""
        keys = [(self.scores[seat], self.noble_count(seat)) for seat in self.seats]
        return tuple(
            tuple(seat for seat in self.seats if keys[seat] == key)
            for key in sorted(set(keys), reverse=True)
        )

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners' seats, ascending; empty while the game goes on (rules, section 4)."""
        return self.ranking[0] if self.finished else ()

    @property
    def tie_break(self) -> TieBreak | None:
        """What decided the victory, or None while the game goes on."""
        if not self.finished:
            return None
        if len(self.winners) > 1:
            return TieBreak.SHARED
        best = max(self.scores)
        return TieBreak.NOBLES if self.scores.count(best) > 1 else TieBreak.POINTS

    def noble_count(self, seat: int) -> int:
        """The number of Nobles a player has on the board."""
        return sum(seat in seats for seats in self.nobles)

    def has_noble(self, seat: int, region: int) -> bool:
        """Whether a player has a Noble in a region (1 to 8)."""
        return seat in self.nobles[region - 1]

    def influence(self, seat: int, region: int) -> int:
        """A player's influence in a region: markers, plus one for a Noble there (rules, 3.3.1)."""
        return self.markers[seat][region - 1] + self.has_noble(seat, region)

    def hand(self, seat: int, *, second: bool = False) -> Hand:
        """The hand a player chooses from; ``second`` for the choice after a Witch."""
        return Hand(self.in_hand[seat], self.dragon[seat], self.witch[seat], second)

    def facts(self, seat: int) -> tuple[object, ...]:
        """All that the position holds about a seat; equal for interchangeable seats."""
        return (
            self.scores[seat],
            self.in_hand[seat],
            self.markers[seat],
            tuple(seat in seats for seats in self.nobles),
            (self.dragon[seat], self.witch[seat]),
        )

    def seats_reordered(self, order: Sequence[int]) -> Position:
        """The same position with seat ``order[i]`` renumbered as seat ``i``."""
        new_seat = {old: new for new, old in enumerate(order)}
        return replace(
            self,
            scores=tuple(self.scores[old] for old in order),
            in_hand=tuple(self.in_hand[old] for old in order),
            markers=tuple(self.markers[old] for old in order),
            nobles=tuple(tuple(sorted(new_seat[s] for s in seats)) for seats in self.nobles),
            dragon=tuple(self.dragon[old] for old in order),
            witch=tuple(self.witch[old] for old in order),
        )


def starting_position(
    num_players: int, variant: Variant = Variant.STANDARD, board: Board | None = None
) -> Position:
    """The set-up of a game of 2 to 5 players (rules, section 2), on the built-in board by default.

    Raises:
        PositionError: there are not 2 to 5 players.
    """
    return Position(
        board=board or kingdom(),
        variant=variant,
        round=1,
        king=1,
        scores=(0,) * num_players,
        in_hand=(MARKERS,) * num_players,
        markers=((0,) * len(REGIONS),) * num_players,
        nobles=((),) * len(REGIONS),
        dragon=(True,) * num_players,
        witch=(True,) * num_players,
    )


def with_item(values: tuple[_T, ...], index: int, item: _T) -> tuple[_T, ...]:
    """A tuple with one item replaced.

    >>> with_item((0, 0, 0), 1, 5)
    (0, 5, 0)
    """
    return (*values[:index], item, *values[index + 1 :])


def _check(p: Position) -> None:
    """Raises PositionError for the first thing about a position that is impossible."""
    players = len(p.scores)
    if players not in PLAYERS:
        raise PositionError("scores", Say("kingsroad-player-count", count=players))
    for field in ("in_hand", "markers", "dragon", "witch"):
        if len(getattr(p, field)) != players:
            raise PositionError(field, Say("kingsroad-position-entries", players=players))
    if len(p.nobles) != len(REGIONS):
        raise PositionError("nobles", Say("kingsroad-position-regions"))
    if not 1 <= p.round <= MAX_ROUNDS:
        raise PositionError(
            "round", Say("kingsroad-position-round", most=MAX_ROUNDS, found=p.round)
        )
    if p.king not in REGIONS:
        raise PositionError("king", Say("kingsroad-position-king", found=p.king))
    for seat, score in enumerate(p.scores):
        if not 0 <= score <= MAX_SCORE:
            who = player_at(seat)
            why = Say("kingsroad-position-score", who=who, most=MAX_SCORE, found=score)
            raise PositionError("scores", why, seat=seat)
    nobles = [0] * players
    for region, seats in zip(REGIONS, p.nobles, strict=True):
        if not seats:
            continue
        if any(not 0 <= seat < players for seat in seats):
            why = Say("kingsroad-position-noble-of-nobody", region=region)
            raise PositionError("nobles", why, region=region)
        if list(seats) != sorted(set(seats)):
            why = Say("kingsroad-position-noble-order", region=region)
            raise PositionError("nobles", why, region=region)
        if len(seats) > 1 and p.variant is Variant.STANDARD:
            why = Say("kingsroad-position-nobles", region=region, count=len(seats))
            raise PositionError("nobles", why, region=region)
        for seat in seats:
            nobles[seat] += 1
    for seat in range(players):
        if len(p.markers[seat]) != len(REGIONS):
            why = Say("kingsroad-position-markers", who=player_at(seat))
            raise PositionError("markers", why, seat=seat)
        if min(p.markers[seat]) < 0:
            raise PositionError("markers", _negative(seat), seat=seat)
        if p.in_hand[seat] < 0:
            raise PositionError("in_hand", _negative(seat), seat=seat)
        total = p.in_hand[seat] + sum(p.markers[seat]) + nobles[seat]
        if total != MARKERS:
            who = player_at(seat)
            why = Say("kingsroad-position-all-markers", who=who, count=total, wanted=MARKERS)
            raise PositionError("markers", why, seat=seat)


def _negative(seat: int) -> Say:
    return Say("kingsroad-position-negative", who=player_at(seat))


class PositionData(msgspec.Struct):
    """A position in files and messages, which hold the board and the variant beside it."""

    round: int
    king: int
    scores: list[int]
    in_hand: list[int]
    markers: list[list[int]]
    nobles: list[list[int]]
    dragon: list[bool]
    witch: list[bool]
    finished: bool | None = None
    winners: list[int] | None = None

    @classmethod
    def of(cls, position: Position) -> PositionData:
        """The data to write for a position."""
        return cls(
            round=position.round,
            king=position.king,
            scores=list(position.scores),
            in_hand=list(position.in_hand),
            markers=[list(row) for row in position.markers],
            nobles=[list(seats) for seats in position.nobles],
            dragon=list(position.dragon),
            witch=list(position.witch),
            finished=position.finished,
            winners=list(position.winners),
        )

    def position(self, variant: Variant, board: Board) -> Position:
        """The position of this data.

        Raises:
            PositionError: it is impossible, or its end contradicts its scores.
        """
        position = Position(
            board=board,
            variant=variant,
            round=self.round,
            king=self.king,
            scores=tuple(self.scores),
            in_hand=tuple(self.in_hand),
            markers=tuple(tuple(row) for row in self.markers),
            nobles=tuple(tuple(seats) for seats in self.nobles),
            dragon=tuple(self.dragon),
            witch=tuple(self.witch),
        )
        if self.finished not in (None, position.finished):
            raise PositionError("finished", Say("kingsroad-position-finished"))
        if self.winners is not None and tuple(self.winners) != position.winners:
            raise PositionError("winners", Say("kingsroad-position-winners"))
        return position
