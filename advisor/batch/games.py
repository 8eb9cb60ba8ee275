"""Thousands of games at once in NumPy arrays, by the same rules as `kingsroad`.

What one game of `kingsroad` does in objects, `Games` does for n games in arrays. The arrays are in
Fortran order, so that one number of all games lies together in memory and a rule is a handful of
vector operations whatever n is. Tests play the two against each other move for move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from advisor.core.arrays import Bits, Bools, Floats, Indices, Int8, Int16, Int32
from kingsroad.board import REGIONS, Board, king_path
from kingsroad.cards import MAX_CARDS
from kingsroad.chains import chain_table
from kingsroad.legal import DRAGON_KIND
from kingsroad.position import GOAL, MARKERS, Position, Variant

BIT: Final[Bits] = np.array([1 << index for index in range(8)], np.uint8)
WAY: Final[Int8] = np.array(
    [[0] * 8, *([region - 1 for region in king_path(king, 8)] for king in REGIONS)], np.int8
)
"""Row: the King's region (from 1); column: steps ahead; value: the region's index (from 0)."""

CHAINS: Final[Int8] = np.bitwise_count(np.array(chain_table())).astype(np.int8)
"""[256, 8]: for a set of Nobles as bits, the size of the chain through each region, or 0."""


@dataclass(frozen=True, slots=True)
class Games:
    """n games with the same board, variant and number of players p.

    Attributes:
        board: the board in use.
        variant: the rules for Nobles.
        rounds: [n] int32, the round about to be played, from 1.
        king: [n] int8, the region the King stands in, 1 to 8.
        scores: [n, p] int16.
        markers: [n, p, 8] int8, in regions 1 to 8; a Noble is not a marker.
        nobles: [n, p] uint8, bit r - 1 set where the player has a Noble in region r.
        dragon, witch: [n, p] bool, still in the player's hand.
    """

    board: Board
    variant: Variant
    rounds: Int32
    king: Int8
    scores: Int16
    markers: Int8
    nobles: Bits
    dragon: Bools
    witch: Bools

    def __len__(self) -> int:
        return len(self.king)

    @property
    def players(self) -> int:
        """The number of players, 2 to 5."""
        return len(self.scores.T)

    @property
    def noble_map(self) -> Bools:
        """[n, p, 8]: where each player has a Noble."""
        held: Bools = np.not_equal(self.nobles.T & BIT[:, None, None], 0)
        return held.transpose(2, 1, 0)

    @property
    def in_hand(self) -> Int8:
        """[n, p]: markers in hand, 0 to 19."""
        used = np.bitwise_count(self.nobles).view(np.int8)
        for region in range(8):
            used = used + self.markers[:, :, region]
        return np.asarray(MARKERS - used, np.int8)

    @property
    def hand_kinds(self) -> Int8:
        """[n, p]: the kind of each hand, its Witch left aside, as `hand_kind` numbers it."""
        return np.asarray(
            np.minimum(self.in_hand, MAX_CARDS) + self.dragon * np.int8(DRAGON_KIND), np.int8
        )

    @property
    def finished(self) -> Bools:
        """[n]: whether the game is over."""
        over: Bools = np.greater_equal(self.scores.max(axis=1), GOAL)
        return over

    def take(self, rows: Indices | Bools | slice) -> Games:
        """Some of the games, by number, by mask or by slice."""
        if isinstance(rows, np.ndarray) and rows.dtype == np.bool_:
            rows = np.asarray(np.flatnonzero(rows))
        return replace(
            self,
            rounds=self.rounds[rows],
            king=self.king[rows],
            scores=self.scores.T[:, rows].T,
            markers=self.markers.T[:, :, rows].T,
            nobles=self.nobles.T[:, rows].T,
            dragon=self.dragon.T[:, rows].T,
            witch=self.witch.T[:, rows].T,
        )

    def seats_reordered(self, order: Sequence[int]) -> Games:
        """The same games with seat ``order[i]`` renumbered as seat ``i``."""
        seats = np.asarray(order)
        return replace(
            self,
            scores=self.scores.T[seats].T,
            markers=self.markers.T[:, seats].T,
            nobles=self.nobles.T[seats].T,
            dragon=self.dragon.T[seats].T,
            witch=self.witch.T[seats].T,
        )

    def shares(self) -> Floats:
        """[n, p]: each player's share of the victory if the game ended as it stands.

        Most points, then most Nobles, then shared (rules, section 4). Each row sums to 1.
        """
        rank = self.scores.T.astype(np.int32) * 16 + np.bitwise_count(self.nobles.T)
        best = rank == rank.max(axis=0)
        return np.asarray((best / best.sum(axis=0)).T)

    def position(self, row: int) -> Position:
        """One game as a position of `kingsroad`."""
        held = self.noble_map[row]
        return Position(
            board=self.board,
            variant=self.variant,
            round=int(self.rounds[row]),
            king=int(self.king[row]),
            scores=tuple(self.scores[row].tolist()),
            in_hand=tuple(self.in_hand[row].tolist()),
            markers=tuple(map(tuple, self.markers[row].tolist())),
            nobles=tuple(tuple(np.flatnonzero(held[:, r]).tolist()) for r in range(8)),
            dragon=tuple(self.dragon[row].tolist()),
            witch=tuple(self.witch[row].tolist()),
        )


def games_of(positions: Sequence[Position]) -> Games:
    """The games that stand at these positions (at least one; same board, variant and players).

    Raises:
        ValueError: they do not go together.
    """
    first = positions[0]
    kind = (first.board, first.variant, first.num_players)
    if any((p.board, p.variant, p.num_players) != kind for p in positions):
        raise ValueError("the positions have different boards, variants or numbers of players")
    nobles = [
        [sum(1 << r for r in range(8) if seat in p.nobles[r]) for seat in p.seats]
        for p in positions
    ]
    return Games(
        board=first.board,
        variant=first.variant,
        rounds=np.array([p.round for p in positions], np.int32),
        king=np.array([p.king for p in positions], np.int8),
        scores=np.array([p.scores for p in positions], np.int16, order="F"),
        markers=np.array([p.markers for p in positions], np.int8, order="F"),
        nobles=np.array(nobles, np.uint8, order="F"),
        dragon=np.array([p.dragon for p in positions], np.bool_, order="F"),
        witch=np.array([p.witch for p in positions], np.bool_, order="F"),
    )


def repeat(position: Position, count: int) -> Games:
    """``count`` games at one position. Costs next to nothing: the arrays are views of one game."""
    one = games_of([position])
    spread = (np.broadcast_to(v, (count, *v.shape[1:])) for v in _arrays(one))
    return Games(one.board, one.variant, *spread)


def join(parts: Sequence[Games]) -> Games:
    """Several batches (at least one; same board, variant and players) as one."""
    columns = zip(*map(_arrays, parts), strict=True)
    joined = (np.concatenate([c.T for c in column], axis=-1).T for column in columns)
    return Games(parts[0].board, parts[0].variant, *joined)


def play(
    games: Games, placed: Int8, dragon: Bools, witch: Bools | None = None
) -> tuple[Games, Int16]:
    """Plays a round in every game (rules, 3.2 to 3.4, and section 4 where it ends the game).

    Args:
        games: none of them finished.
        placed: [n, p, 8], the markers placed this round, those of a second choice included. The
            caller answers for their being legal.
        dragon: [n, p], who reveals a Dragon, second choices included.
        witch: [n, p], who reveals a Witch; None where nobody does.

    Returns:
        The games afterwards, and [n, p] the points of the round without the final scoring (which
        the scores afterwards hold).
    """
    markers = games.markers.T + placed.T
    nobles = games.nobles.T.copy()
    points = np.zeros((games.players, len(games)), np.int16)
    dragons = dragon.sum(axis=1, dtype=np.int8)
    lands = WAY[games.king]
    same = _only(games.king)
    rows: Indices | slice = slice(None)
    for step in range(1 + int(dragons.max(initial=0))):
        if step:
            rows = np.flatnonzero(dragons >= step)
        region = lands[rows, step] if same is None else int(WAY[same, step])
        points[:, rows] += _score(games, markers, nobles, region, rows)

    scores = games.scores.T + points
    over = np.flatnonzero(scores.max(axis=0) >= GOAL)
    if len(over):
        rest = np.arange(8) > dragons[over, None]
        scores[:, over] += _final_points(
            games, markers[:, :, over], nobles[:, over], lands[over], rest
        )
    return replace(
        games,
        rounds=games.rounds + np.int32(1),
        king=np.asarray(lands[np.arange(len(games)), (dragons + 1) % 8] + 1, np.int8),
        scores=scores.T,
        markers=markers.T,
        nobles=nobles.T,
        dragon=(games.dragon.T & ~dragon.T).T,
        witch=games.witch if witch is None else (games.witch.T & ~witch.T).T,
    ), points.T


class RoundChoices(NamedTuple):
    """What everyone does in a round, as `play` wants it."""

    placed: Int8
    dragon: Bools
    witch: Bools


def mixed(mask: Bools, one: RoundChoices, other: RoundChoices) -> RoundChoices:
    """The choices of ``one`` where the mask [n, p] says so, else those of ``other``."""
    return RoundChoices(
        np.where(mask[:, :, None], one.placed, other.placed),
        np.where(mask, one.dragon, other.dragon),
        np.where(mask, one.witch, other.witch),
    )


def _arrays(games: Games) -> tuple[NDArray[Any], ...]:
    return (
        games.rounds,
        games.king,
        games.scores,
        games.markers,
        games.nobles,
        games.dragon,
        games.witch,
    )


def _only(values: Int8) -> int | None:
    """The value that all have, or None."""
    return int(values[0]) if len(values) and (values == values[0]).all() else None


def _score(
    games: Games, markers: Int8, nobles: Bits, region: Int8 | int, rows: Indices | slice
) -> Int16:
    """Scores one region in some games; ``markers`` [8, p, n] and ``nobles`` [p, n] change.

    ``region`` is the index of the region, the same everywhere or one for each of these games.
    Returns [p, k], the points of these games.
    """
    if isinstance(region, int):
        plane = markers[region]
        present = plane[:, rows].copy()
        plane[:, rows] = 0
    else:
        seats = np.arange(games.players)[:, None]
        cells = (region, seats, np.arange(len(games))[rows])
        present = markers[cells]
        markers[cells] = 0
    bit = BIT[region]
    held = nobles[:, rows]
    place = places(present + (held & bit != 0))
    # The only player with a place 1 of their own is the one with the most influence alone.
    alone = place == 1
    crown = alone * bit
    if games.variant is Variant.STANDARD:
        held = np.where(alone.any(axis=0), held & ~bit, held) | crown
    else:
        held = held | crown
    nobles[:, rows] = held
    width = games.players + 1
    where = np.multiply(region, width, dtype=np.intp) + place
    points = paid_table(games.board, games.players).reshape(-1).take(where)
    bonus = CHAINS.reshape(-1).take(held * np.intp(8) + region)
    return np.asarray(points + bonus, np.int16)


def places(influence: Int8) -> Int8:
    """[p, …]: per player, how many have at least as much influence; 0 for those with none."""
    place = np.zeros_like(influence)
    for other in influence:
        place += other >= influence
    place *= influence > 0
    return place


@cache
def paid_table(board: Board, players: int) -> Int8:
    """[8, p + 1]: the points in each region for the places 0 (takes no part) to p."""
    table = np.zeros((8, players + 1), np.int8)
    for region in REGIONS:
        paid = board.paid(region, players)
        table[region - 1, 1 : 1 + len(paid)] = paid
    return table


def _final_points(games: Games, markers: Int8, nobles: Bits, lands: Int8, rest: Bools) -> Int16:
    """[p, k]: the final scoring of games that end (rules, section 4).

    ``lands`` [k, 8] are the regions from where the King stood, ``rest`` [k, 8] which of these
    are still to be scored.
    """
    unscored = np.zeros(rest.shape, np.bool_)
    np.put_along_axis(unscored, lands.astype(np.intp), rest, axis=1)
    points = np.zeros(nobles.shape, np.int16)
    paid = paid_table(games.board, games.players)
    for region in range(8):
        place = places(markers[region] + (nobles & BIT[region] != 0))
        points += paid[region].take(place) * unscored[:, region]
    return points
