"""Many stage games at once, solved roughly: the players of training and tournaments.

A stage game is one round whose payoff is the value of the position it leaves. Where the advisor
solves one of them exactly, this room solves hundreds together: a sample of every player's plays,
the values of all their combinations, and regret matching+ on those. The Witch is one more play: her
payoff is that of the best answer to what the others play, less what it costs to be without her.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

import numpy as np

from advisor.batch.games import Games, RoundChoices, play
from advisor.batch.tables import KINGS_PATH
from advisor.core.arrays import Bools, Indices, Int8, Singles
from advisor.selfplay.batched_regret_matching import expected, match_regrets, replies
from advisor.values.evaluation import evaluate
from advisor.values.valuer import Valuer
from kingsroad.cards import Selection
from kingsroad.legal import WITCH_KIND, distinct_selections

MARGIN_WEIGHT: Final = 0.004
"""What a point of margin counts beside the chance to win, so that a won game is still played."""

_PULL: Final = np.array((1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2), np.float32)
"""How much likelier a play is to be looked at for a marker in a region this many steps ahead."""


class AllPlays(NamedTuple):
    """The distinct plays without the Witch, of all eight kinds of hand (size + 4 with a Dragon).

    ``placed`` [8, total] and ``dragon`` [total] say what each does, ``selections`` [total] has one
    that does it. ``row`` [8, most] numbers a kind's plays, filled up with its first one; ``size``
    [8] says how many it has.
    """

    placed: Int8
    dragon: Bools
    selections: tuple[Selection, ...]
    row: Indices
    size: Indices


@cache
def all_plays() -> AllPlays:
    """The table of all plays."""
    kinds = [distinct_selections(kind) for kind in range(WITCH_KIND)]
    count = np.array([len(kind) for kind in kinds])
    every = tuple(selection for kind in kinds for selection in kind)
    row = np.zeros((8, count.max()), np.intp)
    for kind, first in enumerate(np.cumsum(count) - count):
        row[kind] = first
        row[kind, : count[kind]] += np.arange(count[kind])
    return AllPlays(
        placed=np.array([selection.placed() for selection in every], np.int8).T.copy(),
        dragon=np.array([selection.has_dragon for selection in every]),
        selections=every,
        row=row,
        size=count,
    )


@dataclass(frozen=True, slots=True)
class Effort:
    """How thoroughly to look at a stage game.

    Attributes:
        first: plays a player drawn for a first, small game.
        kept: how many of them stay, those played most.
        screened: plays a player then tried against the mixes of that game.
        profiles: on so many draws of what the others play.
        added: how many of those tried join the kept ones, those that do best.
        rounds: rounds of regret matching.
    """

    first: int
    kept: int
    screened: int
    profiles: int
    added: int
    rounds: int = 100


EFFORTS: Final = {
    2: Effort(first=16, kept=8, screened=80, profiles=4, added=12),
    3: Effort(first=5, kept=3, screened=24, profiles=5, added=3),
    4: Effort(first=4, kept=2, screened=20, profiles=4, added=2),
    5: Effort(first=3, kept=1, screened=14, profiles=4, added=2),
}
"""By number of players: what training spends."""


@dataclass(frozen=True, slots=True)
class SolvedBatch:
    """Solved stage games of n positions, p players and k plays each; the last play is the Witch.

    Attributes:
        rows: [n, p, k - 1], the plays as rows of `all_plays`.
        mixes: [n, p, k], the average mixes of regret matching+.
        plain: [n, p, k - 1], the mixes of the same game without Witches.
        payoffs: p arrays [n, k, …, k], for each player the payoff of every combination.
        win, margin: [n, p], what the position is worth when the mixes are played.
    """

    rows: Indices
    mixes: Singles
    plain: Singles
    payoffs: tuple[Singles, ...]
    win: Singles
    margin: Singles


def solve(games: Games, valuer: Valuer, effort: Effort, rng: np.random.Generator) -> SolvedBatch:
    """Solves the stage games of n positions, none of which is finished."""
    rows = _promising(games, valuer, effort, rng)
    values = _values(games, valuer, rows)
    payoff = _weighed(*values)
    plain = match_regrets(payoff, effort.rounds)
    full = _full(payoff, plain, _witch_cost(games, valuer, rows, rng))
    mixes = match_regrets(full, effort.rounds, ~games.witch.T)
    return _stage(rows, full, values, plain, mixes)


def best_replies(
    games: Games, valuer: Valuer, theirs: SolvedBatch, fixed: Bools, rng: np.random.Generator
) -> SolvedBatch:
    """The same stage games when some know the others' mixes and answer with their best play.

    ``fixed`` [n, p] marks the seats that keep the mixes of ``theirs``; all others reply to those.
    What plays are worth, ``valuer`` says.
    """
    values = _values(games, valuer, theirs.rows)
    plain, mixes = (part.transpose(1, 0, 2) for part in (theirs.plain, theirs.mixes))
    full = _full(_weighed(*values), plain, _witch_cost(games, valuer, theirs.rows, rng))
    mixes = np.where(fixed.T[:, :, None], mixes, replies(full, mixes, ~games.witch.T))
    return _stage(theirs.rows, full, values, plain, mixes)


def _stage(
    rows: Indices, full: Singles, values: tuple[Singles, Singles], plain: Singles, mixes: Singles
) -> SolvedBatch:
    """The stage games with these mixes, what they are worth being found from the ``values``."""
    win, margin = values
    payoff = _weighed(win, margin)
    gain = [
        expected(full[seat], mixes) - expected(payoff[seat], plain) for seat in range(len(mixes))
    ]
    return SolvedBatch(
        rows=rows,
        mixes=mixes.transpose(1, 0, 2),
        plain=plain.transpose(1, 0, 2),
        payoffs=tuple(full),
        win=np.clip(np.stack([expected(w, plain) for w in win]) + np.stack(gain), 0, 1).T,
        margin=np.stack([expected(m, plain) for m in margin]).T,
    )


def choices(games: Games, stage: SolvedBatch, rng: np.random.Generator) -> RoundChoices:
    """Draws everybody's choice from the mixes; who draws a Witch answers the others' plays."""
    players, count = games.num_players, stage.rows.shape[2]
    picked = _draw(stage.mixes, rng)
    witch = picked == count
    several = witch.sum(axis=1) > 1
    if several.any():
        again = _draw(stage.plain, rng)
        picked[several] = np.where(witch, again, picked)[several]
    for seat in range(players):
        alone = np.flatnonzero(witch[:, seat] & ~several)
        if len(alone):
            cell: list[Indices | slice] = [alone, *picked[alone].T]
            cell[1 + seat] = slice(count)
            picked[alone, seat] = stage.payoffs[seat][tuple(cell)].argmax(axis=1)
    rows = np.take_along_axis(stage.rows, picked[:, :, None], axis=2)[:, :, 0]
    table = all_plays()
    placed = table.placed[:, rows.T].transpose(2, 1, 0)
    return RoundChoices(placed, table.dragon[rows.T].T, witch)


def answers(games: Games, chosen: RoundChoices, valuer: Valuer) -> RoundChoices:
    """The choices with every Witch's second one made anew: the best answer to what the others play.

    Of several Witches each takes the others' second choices to be the ones given.
    """
    table = all_plays()
    placed, dragon = chosen.placed.copy(), chosen.dragon.copy()
    for seat in range(games.num_players):
        rows = np.flatnonzero(chosen.witch[:, seat])
        if not len(rows):
            continue
        some = games.take(rows)
        plays = table.row[some.hand_kinds[:, seat]]
        game = np.repeat(np.arange(len(rows)), plays.shape[1])
        tried, spent = chosen.placed[rows[game]], chosen.dragon[rows[game]]
        tried[:, seat], spent[:, seat] = (
            table.placed[:, plays.ravel()].T,
            table.dragon[plays.ravel()],
        )
        after, _ = play(some.take(game), tried, spent, chosen.witch[rows[game]])
        values = evaluate(after, valuer)
        worth = values.win[:, seat] + MARGIN_WEIGHT * values.margin[:, seat]
        best = plays[np.arange(len(rows)), worth.reshape(plays.shape).argmax(axis=1)]
        placed[rows, seat], dragon[rows, seat] = table.placed[:, best].T, table.dragon[best]
    return RoundChoices(placed, dragon, chosen.witch)


def _draw(mixes: Singles, rng: np.random.Generator) -> Indices:
    """[n, p]: one play each, drawn from mixes [n, p, k]."""
    edges = mixes.cumsum(axis=2)
    chance = rng.random(mixes.shape[:2], np.float32)[:, :, None] * edges[:, :, -1:]
    return np.asarray(np.minimum((edges <= chance).sum(axis=2), mixes.shape[2] - 1), np.intp)


def _sample(games: Games, count: int, rng: np.random.Generator) -> Indices:
    """[n, p, count]: different plays of every hand, likelier where the King comes soon."""
    table = all_plays()
    kind = games.hand_kinds
    lean = _leanings()[games.king[:, None], kind]
    chance = lean + rng.gumbel(size=lean.shape).astype(np.float32)
    order = np.argpartition(chance, -count, axis=2)[:, :, -count:]
    # A hand with fewer plays has some of them twice, which does no harm.
    order %= np.minimum(table.size[kind], table.row.shape[1])[:, :, None]
    return np.asarray(np.take_along_axis(table.row[kind], order, axis=2))


@cache
def _leanings() -> Singles:
    """[9, 8, most]: by the King's region and kind of hand, the weight of each play as a log."""
    table = all_plays()
    lean = np.full((9, *table.row.shape), -1e9, np.float32)
    pull = np.zeros((9, 8), np.float32)
    for king in range(1, 9):
        pull[king, KINGS_PATH[king]] = _PULL
    for kind in range(8):
        count = table.size[kind]
        rows = table.row[kind, :count]
        lean[:, kind, :count] = pull @ table.placed[:, rows] + 0.5 * table.dragon[rows]
    return lean


def _values(games: Games, valuer: Valuer, rows: Indices) -> tuple[Singles, Singles]:
    """[p, n, k, …, k]: chances to win and margins after every combination of plays [n, p, k]."""
    n, players, count = rows.shape
    shape = (n, *(count,) * players)
    game, *picked = np.indices(shape).reshape(players + 1, -1)
    values = evaluate(_after(games, rows, game, np.array(picked)), valuer)
    win, margin = (part.T.astype(np.float32) for part in (values.win, values.margin))
    return win.reshape(players, *shape), margin.reshape(players, *shape)


def _weighed(win: Singles, margin: Singles) -> Singles:
    """The payoff of chances to win and margins."""
    return np.asarray(win + np.float32(MARGIN_WEIGHT) * margin)


def _promising(games: Games, valuer: Valuer, effort: Effort, rng: np.random.Generator) -> Indices:
    """[n, p, kept + added]: the plays that a first small game plays most, and answers to it."""
    rows = _sample(games, effort.first, rng)
    n, players, _ = rows.shape
    mixes = match_regrets(_weighed(*_values(games, valuer, rows)), effort.rounds // 2)
    mixes = mixes.transpose(1, 0, 2)
    tried = _sample(games, effort.screened, rng)
    shape = (n, players, effort.screened, effort.profiles)
    game, seat, own, profile = np.indices(shape).reshape(4, -1)
    drawn = np.stack([_draw(mixes, rng) for _ in range(effort.profiles)], axis=-1)
    # The plays tried stand behind those drawn from.
    picked = drawn[game, :, profile].T.copy()
    picked[seat, np.arange(len(seat))] = rows.shape[2] + own
    every = np.concatenate([rows, tried], axis=2)
    values = evaluate(_after(games, every, game, picked), valuer)
    payoff = _weighed(values.win.astype(np.float32), values.margin.astype(np.float32))
    score = payoff[np.arange(len(seat)), seat].reshape(shape).mean(axis=3)
    kept = np.argpartition(mixes, -effort.kept, axis=2)[:, :, -effort.kept :]
    best = np.argpartition(score, -effort.added, axis=2)[:, :, -effort.added :]
    return np.concatenate(
        [np.take_along_axis(rows, kept, axis=2), np.take_along_axis(tried, best, axis=2)], axis=2
    )


def _after(
    games: Games,
    rows: Indices,
    game: Indices,
    picked: Indices,
    witch: Bools | None = None,
) -> Games:
    """The positions after combinations of plays: ``game`` [m] and each player's play [p, m]."""
    table = all_plays()
    chosen = rows.transpose(1, 0, 2)[np.arange(games.num_players)[:, None], game, picked]
    return play(games.take(game), table.placed[:, chosen].T, table.dragon[chosen].T, witch)[0]


def _witch_cost(
    games: Games, valuer: Valuer, rows: Indices, rng: np.random.Generator, samples: int = 6
) -> Singles:
    """[p, p, n]: for whose Witch is spent, what everybody's payoff falls by, on average."""
    n, players, count = rows.shape
    game = np.repeat(np.arange(n), samples)
    picked = rng.integers(count, size=(players, n * samples))
    kept = evaluate(_after(games, rows, game, picked), valuer)
    cost = np.zeros((players, players, n), np.float32)
    for seat in range(players):
        spent = np.zeros((len(game), players), np.bool_)
        spent[:, seat] = True
        gone = evaluate(_after(games, rows, game, picked, spent), valuer)
        fall = kept.win - gone.win + MARGIN_WEIGHT * (kept.margin - gone.margin)
        cost[seat] = fall.reshape(n, samples, players).mean(axis=1).T
    return cost


def _full(payoff: Singles, plain: Singles, cost: Singles) -> Singles:
    """[p, n, k + 1, …]: the payoffs with a Witch as everybody's last play.

    Where several play her at once, the game is taken to be worth what the ``plain`` mixes bring.
    """
    players = len(payoff)
    worth = np.stack([expected(payoff[seat], plain) for seat in range(players)])
    count = payoff.shape[-1]
    n = payoff.shape[1]
    full = np.empty((players, n, *(count + 1,) * players), np.float32)
    full[:] = worth.reshape(players, n, *(1,) * players)
    inner = (slice(None), slice(None), *(slice(count),) * players)
    full[inner] = payoff
    for seat in range(players):
        axis = 1 + seat
        best = np.expand_dims(payoff[seat].argmax(axis=axis), axis)
        fall = cost[seat].reshape(players, n, *(1,) * players)
        answered = np.take_along_axis(payoff, best[None], axis=axis + 1) - fall
        cells = list(inner)
        cells[1 + axis] = slice(count, count + 1)
        full[tuple(cells)] = answered
    return full
