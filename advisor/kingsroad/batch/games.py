"""Thousands of games at once in NumPy arrays, by the same rules as `kingsroad`.

`Games` holds n positions as arrays, and `play` plays a round in all of them, with the rules in
lookup tables. The arrays are in Fortran order, so that one number of all games lies together in
memory and a rule takes a handful of vector operations whatever n is. Tests compare them with
`kingsroad` move for move.

Random play has every legal selection equally likely, Witches included.
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
from kingsroad.legal import DRAGON_KIND, HAND_KINDS, WITCH_KIND, legal_selections
from kingsroad.position import GOAL, MARKERS, Position, Variant
from kingsroad.scoring import chain_table

REGION_BITS: Final[Bits] = np.array([1 << index for index in range(8)], np.uint8)
"""[8]: by index of a region, its bit in a set of regions."""

KINGS_PATH: Final[Int8] = np.array(
    [[0] * 8, *([region - 1 for region in king_path(king, 8)] for king in REGIONS)], np.int8
)
"""[9, 8]: by the King's region (from 1) and steps ahead, the index (from 0) of the region there."""


CHAIN_LENGTHS: Final[Int8] = np.bitwise_count(np.array(chain_table())).astype(np.int8)
"""[256, 8]: by a player's set of Nobles as bits, the regions in the chain through each region.

0 where the player has no Noble (rules, 3.3.5).
"""


@cache
def paid_table(board: Board, players: int) -> Int8:
    """[8, p + 1]: the points in each region for the places 0 (no influence) to p."""
    table = np.zeros((8, players + 1), np.int8)
    for region in REGIONS:
        paid = board.paid(region, players)
        table[region - 1, 1 : 1 + len(paid)] = paid
    return table


@dataclass(frozen=True, slots=True)
class Games:
    """n games with the same board, variant and number of players p.

    Attributes:
        board: the board in use.
        variant: the rules for Nobles.
        rounds: [n] int32, the round about to be played, from 1.
        king: [n] int8, the region where the King stands, 1 to 8.
        scores: [n, p] int16.
        markers: [n, p, 8] int8, in regions 1 to 8; a Noble is not a marker.
        nobles: [n, p] uint8, bit r - 1 set where the player has a Noble in region r.
        dragon, witch: [n, p] bool, whether the card is still in the player's hand.
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
    def num_players(self) -> int:
        """The number of players, 2 to 5."""
        return len(self.scores.T)

    @property
    def noble_map(self) -> Bools:
        """[n, p, 8]: whether each player has a Noble in each region."""
        held: Bools = np.not_equal(self.nobles.T & REGION_BITS[:, None, None], 0)
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

    def take(self, which: Indices | Bools | slice) -> Games:
        """Some of the games, by index, mask or slice."""
        if isinstance(which, np.ndarray) and which.dtype == np.bool_:
            which = np.asarray(np.flatnonzero(which))
        return replace(
            self,
            rounds=self.rounds[which],
            king=self.king[which],
            scores=self.scores.T[:, which].T,
            markers=self.markers.T[:, :, which].T,
            nobles=self.nobles.T[:, which].T,
            dragon=self.dragon.T[:, which].T,
            witch=self.witch.T[:, which].T,
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

    def position(self, index: int) -> Position:
        """One game as a position of `kingsroad`."""
        held = self.noble_map[index]
        return Position(
            board=self.board,
            variant=self.variant,
            round=int(self.rounds[index]),
            king=int(self.king[index]),
            scores=tuple(self.scores[index].tolist()),
            in_hand=tuple(self.in_hand[index].tolist()),
            markers=tuple(map(tuple, self.markers[index].tolist())),
            nobles=tuple(tuple(np.flatnonzero(held[:, r]).tolist()) for r in range(8)),
            dragon=tuple(self.dragon[index].tolist()),
            witch=tuple(self.witch[index].tolist()),
        )


def games_of(positions: Sequence[Position]) -> Games:
    """Games at these positions (at least one).

    Raises:
        ValueError: their boards, variants or numbers of players differ.
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
    """``count`` games at one position, at almost no cost: the arrays are views of one game."""
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
        placed: [n, p, 8], the markers placed this round, second choices included. Whether that is
            legal is not checked.
        dragon: [n, p], whether a player reveals a Dragon, second choices included.
        witch: [n, p], whether a player reveals a Witch; None where nobody does.

    Returns:
        The games afterwards, and the points of the round, [n, p], without the final scoring, which
        the scores afterwards include.
    """
    markers = games.markers.T + placed.T
    nobles = games.nobles.T.copy()
    points = np.zeros((games.num_players, len(games)), np.int16)
    dragons = dragon.sum(axis=1, dtype=np.int8)
    path = KINGS_PATH[games.king]
    same_king = _common_value(games.king)
    scored: Indices | slice = slice(None)
    for step in range(1 + int(dragons.max(initial=0))):
        if step:
            scored = np.flatnonzero(dragons >= step)
        region = path[scored, step] if same_king is None else int(KINGS_PATH[same_king, step])
        points[:, scored] += _score(games, markers, nobles, region, scored)

    scores = games.scores.T + points
    over = np.flatnonzero(scores.max(axis=0) >= GOAL)
    if len(over):
        left = np.arange(8) > dragons[over, None]
        scores[:, over] += _final_points(
            games, markers[:, :, over], nobles[:, over], path[over], left
        )
    return replace(
        games,
        rounds=games.rounds + np.int32(1),
        king=np.asarray(path[np.arange(len(games)), (dragons + 1) % 8] + 1, np.int8),
        scores=scores.T,
        markers=markers.T,
        nobles=nobles.T,
        dragon=(games.dragon.T & ~dragon.T).T,
        witch=games.witch if witch is None else (games.witch.T & ~witch.T).T,
    ), points.T


class RoundChoices(NamedTuple):
    """The choices of all players for a round, as the arguments of `play`."""

    placed: Int8
    dragon: Bools
    witch: Bools

    def take(self, which: Indices) -> RoundChoices:
        """The choices in some of the games, by index."""
        return RoundChoices(self.placed[which], self.dragon[which], self.witch[which])


def mixed(mask: Bools, one: RoundChoices, other: RoundChoices) -> RoundChoices:
    """The choices of ``one`` where the mask [n, p] is set, else those of ``other``."""
    return RoundChoices(
        np.where(mask[:, :, None], one.placed, other.placed),
        np.where(mask, one.dragon, other.dragon),
        np.where(mask, one.witch, other.witch),
    )


def reveal(games: Games, chosen: RoundChoices) -> tuple[Games, Indices]:
    """The games after the reveal, before the second choices of the players who show a Witch.

    The other plays have taken effect, but no region is scored yet.

    Returns:
        The games, and how many Dragons lie open in each, [n].
    """
    placed = chosen.placed.T * ~chosen.witch.T
    dragon = chosen.dragon.T & ~chosen.witch.T
    after = replace(
        games,
        markers=(games.markers.T + placed).T,
        dragon=(games.dragon.T & ~dragon).T,
        witch=(games.witch.T & ~chosen.witch.T).T,
    )
    return after, np.asarray(dragon.sum(axis=0), np.intp)


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


def _common_value(values: Int8) -> int | None:
    """The value shared by all entries, or None."""
    return int(values[0]) if len(values) and (values == values[0]).all() else None


def _score(
    games: Games, markers: Int8, nobles: Bits, region: Int8 | int, scored: Indices | slice
) -> Int16:
    """Scores one region in k of the games (rules, 3.3), and returns their points, [p, k].

    Args:
        games: before the round.
        markers: [8, p, n], changed in place.
        nobles: [p, n], changed in place.
        region: the index of the region, one for all or one for each of the k games.
        scored: which games.
    """
    if isinstance(region, int):
        plane = markers[region]
        present = plane[:, scored].copy()
        plane[:, scored] = 0
    else:
        seats = np.arange(games.num_players)[:, None]
        cells = (region, seats, np.arange(len(games))[scored])
        present = markers[cells]
        markers[cells] = 0
    bit = REGION_BITS[region]
    held = nobles[:, scored]
    place = places(present + (held & bit != 0))
    # Place 1 is taken only by a player who alone has the most influence.
    alone = place == 1
    crown = alone * bit
    if games.variant is Variant.STANDARD:
        held = np.where(alone.any(axis=0), held & ~bit, held) | crown
    else:
        held = held | crown
    nobles[:, scored] = held
    width = games.num_players + 1
    where = np.multiply(region, width, dtype=np.intp) + place
    points = paid_table(games.board, games.num_players).reshape(-1).take(where)
    bonus = CHAIN_LENGTHS.reshape(-1).take(held * np.intp(8) + region)
    return np.asarray(points + bonus, np.int16)


def places(influence: Int8) -> Int8:
    """[p, …]: per player, how many have at least as much influence; 0 without influence."""
    place = np.zeros_like(influence)
    for other in influence:
        place += other >= influence
    place *= influence > 0
    return place


def _final_points(games: Games, markers: Int8, nobles: Bits, path: Int8, left: Bools) -> Int16:
    """[p, k]: the final scoring of k games that end (rules, section 4).

    ``path`` [k, 8] has the indices of the regions along the King's path from where he stood,
    ``left`` [k, 8] whether each of them is still to be scored.
    """
    unscored = np.zeros(left.shape, np.bool_)
    np.put_along_axis(unscored, path.astype(np.intp), left, axis=1)
    points = np.zeros(nobles.shape, np.int16)
    paid = paid_table(games.board, games.num_players)
    for region in range(8):
        place = places(markers[region] + (nobles & REGION_BITS[region] != 0))
        points += paid[region].take(place) * unscored[:, region]
    return points


def random_choices(games: Games, rng: np.random.Generator) -> RoundChoices:
    """A choice for every player of every game, each legal selection equally likely.

    After a Witch the second choice is drawn from the rest of the hand, whatever the others play.
    """
    table = _drawing_table()
    hand = games.hand_kinds.T
    drawn = table.draw(hand + games.witch.T * np.int8(WITCH_KIND), rng)
    witch = table.witch[drawn]
    if witch.any():
        drawn[witch] = table.draw(hand[witch], rng)
    placed = table.placed.take(drawn).view(np.int8).reshape(*drawn.shape, 8)
    return RoundChoices(placed.transpose(1, 0, 2), table.dragon[drawn].T, witch.T)


class _DrawingTable(NamedTuple):
    """The selections of all kinds of hand, one kind after the other.

    `hand_kind` numbers the kinds. ``first`` and ``size`` [16] say where a kind's selections lie;
    ``placed`` holds eight bytes in one number.
    """

    first: Int32
    size: Int32
    placed: NDArray[np.uint64]
    dragon: Bools
    witch: Bools

    def draw(self, kind: Int8, rng: np.random.Generator) -> Int32:
        """A random selection of each of these kinds of hand."""
        chance = rng.random(kind.shape, np.float32)
        count = self.size[kind]
        # A float32 just under 1 may round up to the count itself.
        picked = np.minimum((chance * count).astype(np.int32), count - 1)
        return np.asarray(self.first[kind] + picked, np.int32)


@cache
def _drawing_table() -> _DrawingTable:
    kinds = [legal_selections(hand) for hand in HAND_KINDS]
    count = np.array([len(kind) for kind in kinds], np.int32)
    every = [selection for kind in kinds for selection in kind]
    return _DrawingTable(
        first=np.asarray(np.cumsum(count) - count, np.int32),
        size=count,
        placed=np.array([s.placed() for s in every], np.int8).view(np.uint64)[:, 0],
        dragon=np.array([s.has_dragon and not s.has_witch for s in every], np.bool_),
        witch=np.array([s.has_witch for s in every], np.bool_),
    )
