"""The inputs of the networks: small whole numbers, one view of the board for each player.

In a view the regions come in the order in which the King will score them, the player's own numbers
come first, and the opponents' are sorted, so that renumbering the seats renumbers the views and
changes nothing in them. The banners are among the numbers, so that other boards work as well.

There are two kinds of views. Policies, and values learnt before there were others, see `PLAIN`
ones; `LEADS` adds what takes a network of this size much of its width to find out: how far ahead
each region stands, what it would bring if it were scored now, and steps of scores and hands.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from itertools import combinations, pairwise
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from advisor.core.arrays import Bools, Indices, Int8, Int32
from advisor.kingsroad.batch.games import (
    CHAIN_LENGTHS,
    KINGS_PATH,
    REGION_BITS,
    Games,
    paid_table,
    places,
)
from advisor.learning.layers import ViewPart
from kingsroad.cards import MAX_CARDS
from kingsroad.legal import DRAGON_KIND
from kingsroad.position import GOAL, Variant

Whole = TypeVar("Whole", Int8, Int32)

MAX_LISTED: Final = 3
"""At most this many opponents have their influence in a region listed one by one."""

_FEW_KEYS: Final = 8
"""With at most this many possible columns for each actual one, a table beats sorting."""

_MAX_KEYS: Final = 2**62

_MOST: Final = 127
"""The largest number of a view."""

_LATE_SCORES: Final = (GOAL - 12, GOAL - 6)
"""Scores beyond which another point means something else than before."""


_LEADS: Final = (-3, -2, -1, 0, 1, 2, 3)
"""A lead of three markers is out of reach of one play, one of two can be caught up with."""

_SCORE_STEPS: Final = (6, 12, 18, 22, 26, 29, 32, 34, 36, 38)
_HAND_STEPS: Final = (1, 2, 3, 5, 8)
"""Scores and hands from which on another point or marker means something else than before."""


class ViewKind(IntEnum):
    """What a view holds; the number is the version of files with weights for such views."""

    PLAIN = 1
    LEADS = 2


def feature_count(players: int, kind: ViewKind = ViewKind.PLAIN) -> int:
    """The length of a view, by number of players (2 to 5)."""
    rest = 4 * players + 2 * (1 + len(_LATE_SCORES)) + 1 + 8
    if kind is ViewKind.LEADS:
        rest += players * (len(_SCORE_STEPS) + len(_HAND_STEPS))
    return 8 * _region_count(players, kind) + rest


def _region_count(players: int, kind: ViewKind = ViewKind.PLAIN) -> int:
    """How many of the numbers describe one region."""
    count = 8 + 2 * min(players - 1, MAX_LISTED)
    return count + len(_LEADS) + 4 if kind is ViewKind.LEADS else count


def shared_rows(players: int) -> Indices:
    """Where each number of a `PLAIN` view stands in a view with more in it."""
    plain, region = (_region_count(players, kind) for kind in (ViewKind.PLAIN, ViewKind.LEADS))
    inside = np.arange(plain)
    inside[plain - min(players - 1, MAX_LISTED) :] += region - plain  # the banner comes last
    regions = (np.arange(8)[:, None] * region + inside).ravel()
    rest = feature_count(players) - 8 * plain
    return np.concatenate([regions, 8 * region + np.arange(rest)])


def views(games: Games, kind: ViewKind = ViewKind.PLAIN) -> Int8:
    """[features, p, n]: every player's view of every game."""
    players = games.num_players
    table = np.empty((feature_count(players, kind), players, len(games)), np.int8)
    path = KINGS_PATH[games.king]
    same_king = bool(len(games)) and bool((games.king == games.king[0]).all())
    row = 0
    for ahead in range(8):
        region = int(path[0, ahead]) if same_king else path[:, ahead].astype(np.intp)
        row = _region(table, row, games, region, kind)
    _players(table, row, games, kind)
    return table


def parts(games: Games, kind: ViewKind = ViewKind.PLAIN) -> Iterator[ViewPart]:
    """The `views` split into parts that many games share.

    Games that follow from one position differ little: in a region only by the few markers placed
    there. So each part has few distinct combinations, and the network computes each of them once.
    """
    players, count = games.num_players, _region_count(games.num_players, kind)
    _, held = _distinct((games.king, *games.nobles.T))
    path = KINGS_PATH[games.king]
    same_king = bool((games.king == games.king[0]).all())
    ahead = [int(path[0, at]) if same_king else path[:, at].astype(np.intp) for at in range(8)]
    found = [_distinct((held, *_present(games, region))) for region in ahead]
    firsts = [first for first, _ in found]
    regions = [
        np.full(len(first), region) if isinstance(region, int) else region[first]
        for region, first in zip(ahead, firsts, strict=True)
    ]
    # All regions at once: each has few combinations, and calls cost more than they work.
    every = np.concatenate(firsts)
    table = np.empty((count, players, len(every)), np.int8)
    _region(table, 0, games.take(every), np.concatenate(regions), kind)
    ends = np.cumsum([len(first) for first in firsts])
    for at, (_, which) in enumerate(found):
        columns = slice(ends[at] - len(firsts[at]), ends[at])
        yield ViewPart(slice(at * count, (at + 1) * count), table[:, :, columns], which)
    first, which = _distinct(
        (held, *games.scores.T, *games.in_hand.T, *games.dragon.T, *games.witch.T)
    )
    rest = slice(8 * count, feature_count(players, kind))
    table = np.empty((rest.stop - rest.start, players, len(first)), np.int8)
    _players(table, 0, games.take(first), kind)
    yield ViewPart(rest, table, which)


def _present(games: Games, region: int | Indices) -> Int8:
    """[p, n]: the markers in a region, the same_king in all games or one for each."""
    markers = games.markers.T
    if isinstance(region, int):
        return np.asarray(markers[region])
    return markers[region, np.arange(games.num_players)[:, None], np.arange(len(games))]


def _distinct(lines: Iterable[NDArray[np.bool_ | np.integer[Any]]]) -> tuple[Indices, Indices]:
    """Finds the k distinct ones among n columns, whose numbers are given line by line.

    Returns the index of one column of each kind, [k], and the kind of each column, [n].
    """
    keys, space = np.zeros(1, np.int64), 1
    for line in lines:
        low = int(line.min())
        span = int(line.max()) - low + 1
        if span == 1:
            continue
        if space * span > _MAX_KEYS:
            keys = np.unique(keys, return_inverse=True)[1]
            space = int(keys.max()) + 1
        if space == 1:
            keys = line.astype(np.int64)
        else:
            keys *= span
            keys += line
        if low:
            keys -= low
        space *= span
    keys = np.broadcast_to(keys, line.shape)
    if space > _FEW_KEYS * len(keys):
        _, first, which = np.unique(keys, return_index=True, return_inverse=True)
        return first, which
    last = np.full(space, -1)
    last[keys] = np.arange(len(keys))
    used = np.flatnonzero(last >= 0)
    number = np.empty(space, np.intp)
    number[used] = np.arange(len(used))
    return last[used], number[keys]


def _region(table: Int8, row: int, games: Games, region: int | Indices, kind: ViewKind) -> int:
    """Writes a region's numbers from ``row`` on; returns the first row after them."""
    players, nobles = games.num_players, games.nobles.T
    listed = min(players - 1, MAX_LISTED)
    paid = paid_table(games.board, players)
    present = _present(games, region)
    bit = REGION_BITS[region]
    owned = (nobles & bit != 0).view(np.int8)
    influence = present + owned
    chain = CHAIN_LENGTHS.reshape(-1).take((nobles | bit) * np.intp(8) + region)
    width = paid.shape[1]
    points = paid.reshape(-1).take(np.multiply(region, width, dtype=np.intp) + places(influence))
    standing = chain * owned
    lines: list[Int8] = [influence, owned, chain, standing, points]
    lines += [_best_other(line) for line in (chain * (influence > 0), standing, points)]
    others = _others(influence)
    lines += others[:listed]
    if kind is ViewKind.LEADS:
        lead = influence - others[0]
        brings = points + _chain_now(games, region, owned, chain, lead)
        prize = (np.maximum(lead, 0).clip(max=3) * (paid[region, 1] + chain).astype(np.int16)).clip(
            max=_MOST
        )
        lines += _lead_flags(lead, influence)
        for line in (brings, prize.astype(np.int8)):
            lines += [line, _best_other(line)]
    for line in lines:
        table[row] = line
        row += 1
    for place in range(1, listed + 1):
        table[row] = paid[region, place]
        row += 1
    return row


def _lead_flags(lead: Int8, influence: Int8) -> list[Int8]:
    """[p, n] each: how far ahead of the best other a player stands; none where nobody stands."""
    near = lead.clip(_LEADS[0], _LEADS[-1])
    flags = [near == step for step in _LEADS]
    flags[_LEADS.index(0)] &= influence > 0
    return [flag.view(np.int8) for flag in flags]


def _chain_now(games: Games, region: int | Indices, owned: Int8, chain: Int8, lead: Int8) -> Int8:
    """[p, n]: the chain that a region would pay if it were scored now (rules, 3.3)."""
    alone = lead > 0
    stays = owned > 0
    if games.variant is Variant.STANDARD:
        stays = stays & ~alone.any(axis=0)
    return np.asarray(chain * (alone | stays))


def _players(table: Int8, row: int, games: Games, kind: ViewKind) -> None:
    """Writes the numbers that belong to no region from ``row`` on."""
    scores = np.minimum(games.scores.T, 100).astype(np.int8)
    parts = (scores, games.in_hand.T, games.dragon.T, games.witch.T)
    # One number for all four keeps what belongs to one opponent together while sorting.
    packed = scores.astype(np.int32)
    for part in parts[1:]:
        packed = packed * 32 + part
    for own in (packed, *_others(packed)):
        table[row] = own >> 15
        table[row + 1] = own >> 10 & 31
        table[row + 2] = own >> 5 & 31
        table[row + 3] = own & 31
        row += 4
    best = scores.max(axis=0)
    for line in (scores, np.broadcast_to(best, scores.shape)):
        for late in _LATE_SCORES:
            table[row] = np.maximum(line - np.int8(late), 0)
            row += 1
    table[row] = best
    table[row + 1] = _best_other(scores)
    table[row + 2] = np.bitwise_count(games.nobles.T)
    row += 3
    for region in range(1, 9):
        table[row] = games.king == region
        row += 1
    if kind is ViewKind.LEADS:
        for own in (packed, *_others(packed)):
            for step in _SCORE_STEPS:
                table[row] = own >> 15 >= step
                row += 1
            for step in _HAND_STEPS:
                table[row] = (own >> 10 & 31) >= step
                row += 1


def own_hand(views: Int8, players: int) -> tuple[Int8, Int8, Int8, Int8]:
    """[m] each: the own score, markers in hand, Dragon and Witch in m `PLAIN` views."""
    row = 8 * _region_count(players)
    return views[row], views[row + 1], views[row + 2], views[row + 3]


def hands_in_views(views: Int8, players: int) -> tuple[Indices, Bools, Indices]:
    """[m] each: what m `PLAIN` views [features, m] say of the own hand, and the King's region.

    Returns its kind as `Games.hand_kinds` numbers them, whether the Witch is in it, and the region
    (from 1).
    """
    _, in_hand, dragon, witch = own_hand(views, players)
    king = views[-8:].argmax(axis=0) + 1
    kind = np.minimum(in_hand, MAX_CARDS) + dragon * np.int8(DRAGON_KIND)
    return kind.astype(np.intp), witch > 0, king


def _best_other(line: Whole) -> Whole:
    """[p, n]: per player, the largest number among the others."""
    return _others(line)[0]


def _others(line: Whole) -> list[Whole]:
    """[p, n] each: per player, the largest, second largest, … number among the others."""
    if len(line) == 2:
        return [line[::-1]]
    order = list(line)
    for high, low in combinations(range(len(order)), 2):
        order[high], order[low] = (
            np.maximum(order[high], order[low]),
            np.minimum(order[high], order[low]),
        )
    # Removing the player's own number from the sorted ones moves up all that do not exceed it.
    return [np.where(more > line, more, less) for more, less in pairwise(order)]
