"""Many stage games solved roughly at once, for training and for matches in the array engine.

A stage game is one round whose payoff is the value of the position it leaves. The advisor solves
one of them closely; here hundreds are solved together: a sample of every player's plays, the values
of all their combinations, and regret matching+ on those. The Witch is one more action: her payoff
is that of the best response to the others' plays, less the cost of having spent her.

As games in normal form they are all of one shape. Payoffs are arrays [p, n, k, …, k]: for each of p
players, in n games, the payoff of every combination of k actions each. Mixes are [p, n, k].
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Final

import msgspec
import numpy as np

from advisor.core.arrays import Bools, Indices, Reals, Singles
from advisor.kingsroad.batch.games import KINGS_PATH, Games, RoundChoices, play
from advisor.kingsroad.batch.play_sums import all_plays
from advisor.kingsroad.playing_on.learnt_policy import play_chances
from advisor.kingsroad.values.evaluation import evaluate
from advisor.kingsroad.values.policy_network import PolicyNetwork
from advisor.kingsroad.values.valuer import Valuer


def match_regrets(payoff: Singles, rounds: int, barred: Bools | None = None) -> Singles:
    """The average mixes of regret matching+ (Tammelin, 2014).

    Args:
        payoff: the games.
        rounds: the number of iterations.
        barred: [p, n], whether a player may not use the last action.
    """
    players, n, count = payoff.shape[:3]
    allowed = np.ones((players, n, count), np.float32)
    if barred is not None:
        allowed[barred, -1] = 0
    even = allowed / allowed.sum(axis=2, keepdims=True)
    tables = [_table(payoff, seat) for seat in range(players)]
    regret = np.zeros_like(allowed)
    total = np.zeros_like(allowed)
    mixes = even.copy()
    for iteration in range(1, rounds + 1):
        for seat, table in enumerate(tables):
            gain = _against(table, mixes, seat)
            gain -= (gain * mixes[seat]).sum(axis=1, keepdims=True)
            regret[seat] = np.maximum(regret[seat] + gain, 0) * allowed[seat]
            weight = regret[seat].sum(axis=1, keepdims=True)
            mixes[seat] = np.where(weight > 0, regret[seat] / np.maximum(weight, 1e-12), even[seat])
        total += iteration * mixes
    return np.asarray(total / total.sum(axis=2, keepdims=True))


def best_responses(payoff: Singles, mixes: Singles, barred: Bools) -> Singles:
    """Each player's best response to the others' mixes, as mixes; ``barred`` as above."""
    best = np.zeros_like(mixes)
    for seat in range(len(mixes)):
        gain = _against(_table(payoff, seat), mixes, seat)
        gain[barred[seat], -1] = -np.inf
        np.put_along_axis(best[seat], gain.argmax(axis=1)[:, None], 1, axis=1)
    return best


def _table(payoff: Singles, seat: int) -> Singles:
    """[n, k, k ** (p - 1)]: a player's payoffs, by own action and combination of the others'."""
    n, count = payoff.shape[1:3]
    return np.ascontiguousarray(np.moveaxis(payoff[seat], 1 + seat, 1)).reshape(n, count, -1)


def _against(table: Singles, mixes: Singles, seat: int) -> Singles:
    """[n, k]: the expected payoff of each own action against the others' mixes."""
    others = _joint(np.delete(mixes, seat, axis=0))
    return np.asarray((table @ others[:, :, None])[:, :, 0])


def _joint(mixes: Singles) -> Singles:
    """[n, k ** p]: the chance of every combination of actions under mixes [p, n, k]."""
    joint: Singles = mixes[0]
    for mix in mixes[1:]:
        joint = (joint[:, :, None] * mix[:, None, :]).reshape(len(mix), -1)
    return joint


def expected_payoffs(payoff: Singles, mixes: Singles) -> Singles:
    """[n]: the expected payoff [n, k, …, k] of mixes [p, n, k]."""
    return np.asarray((payoff.reshape(len(payoff), -1) * _joint(mixes)).sum(axis=1))


MARGIN_WEIGHT: Final = 0.004
"""The weight of a point of margin beside the chance to win, so that decided games are played on."""

_PULL: Final = np.array((1.0, 0.8, 0.6, 0.5, 0.4, 0.3, 0.25, 0.2), np.float32)
"""How much a marker in a region this many steps ahead adds to the log weight of a play."""


_ANY_PLAY: Final = 0.15
"""The chance that any play is proposed instead of the policy's, so that none is forgotten."""


_Plays = Annotated[int, msgspec.Meta(ge=1, le=1_000)]


@dataclass(frozen=True, slots=True)
class Effort:
    """How thoroughly a stage game is solved.

    Attributes:
        first: plays drawn for each player for a first, small game.
        kept: how many of them are kept, those most likely in its solution.
        screened: plays for each player then tried against that solution.
        profiles: how many draws from it they are tried against.
        added: how many of the screened plays join the kept ones, the best.
        rounds: iterations of regret matching.
    """

    first: _Plays
    kept: _Plays
    screened: _Plays
    profiles: _Plays
    added: _Plays
    rounds: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 100

    @property
    def actions(self) -> int:
        """The most actions of a player in a stage game: plays, and the Witch."""
        return self.kept + self.added + 1


EFFORTS: Final = {
    2: Effort(first=16, kept=8, screened=80, profiles=4, added=12),
    3: Effort(first=5, kept=3, screened=24, profiles=5, added=3),
    4: Effort(first=4, kept=2, screened=20, profiles=4, added=2),
    5: Effort(first=3, kept=1, screened=14, profiles=4, added=2),
}
"""By number of players, what training uses."""


@dataclass(frozen=True, slots=True)
class SolvedBatch:
    """Solved stage games of n positions, p players and k actions each; the last is the Witch.

    Attributes:
        actions: [n, p, k - 1], the other actions as indices into `all_plays`.
        mixes: [n, p, k], the average strategies of regret matching+.
        plain: [n, p, k - 1], those of the same games without Witches.
        payoffs: per player, the payoff of every combination of actions, [n, k, …, k].
        win, margin: [n, p], the value of the position when the mixes are played.
    """

    actions: Indices
    mixes: Singles
    plain: Singles
    payoffs: tuple[Singles, ...]
    win: Singles
    margin: Singles


def solve(
    games: Games,
    valuer: Valuer,
    effort: Effort,
    rng: np.random.Generator,
    policy: PolicyNetwork | None = None,
) -> SolvedBatch:
    """Solves the stage games of n positions, none of which is finished.

    Args:
        games: the positions.
        valuer: values the positions left behind.
        effort: how thoroughly.
        rng: draws the plays looked at.
        policy: proposes them; None for a fixed leaning towards the regions the King reaches next.
    """
    leaning = _fixed_leaning(games) if policy is None else _learnt_leaning(games, policy)
    actions = _promising(games, valuer, effort, rng, leaning)
    values = _values(games, valuer, actions)
    payoff = _payoff(*values)
    plain = match_regrets(payoff, effort.rounds)
    full = _with_witch(payoff, plain, _witch_cost(games, valuer, actions, rng))
    mixes = match_regrets(full, effort.rounds, ~games.witch.T)
    return _solved(actions, full, values, plain, mixes)


def respond(
    games: Games, valuer: Valuer, solved: SolvedBatch, fixed: Bools, rng: np.random.Generator
) -> SolvedBatch:
    """The same stage games where some players respond best to the mixes of the others.

    Args:
        games: the positions.
        valuer: values them for the players who respond.
        solved: the games with the mixes responded to.
        fixed: [n, p], whether a player keeps the mix of ``solved``; all others respond.
        rng: draws the samples for the cost of a Witch.
    """
    values = _values(games, valuer, solved.actions)
    plain, mixes = (part.transpose(1, 0, 2) for part in (solved.plain, solved.mixes))
    full = _with_witch(_payoff(*values), plain, _witch_cost(games, valuer, solved.actions, rng))
    responses = best_responses(full, mixes, ~games.witch.T)
    mixes = np.where(fixed.T[:, :, None], mixes, responses)
    return _solved(solved.actions, full, values, plain, mixes)


def _solved(
    actions: Indices,
    full: Singles,
    values: tuple[Singles, Singles],
    plain: Singles,
    mixes: Singles,
) -> SolvedBatch:
    """The stage games with these mixes; ``values`` give what the positions are worth."""
    win, margin = values
    payoff = _payoff(win, margin)
    gain = [
        expected_payoffs(full[seat], mixes) - expected_payoffs(payoff[seat], plain)
        for seat in range(len(mixes))
    ]
    plain_win = np.stack([expected_payoffs(w, plain) for w in win])
    return SolvedBatch(
        actions=actions,
        mixes=mixes.transpose(1, 0, 2),
        plain=plain.transpose(1, 0, 2),
        payoffs=tuple(full),
        win=np.clip(plain_win + np.stack(gain), 0, 1).T,
        margin=np.stack([expected_payoffs(m, plain) for m in margin]).T,
    )


def choices(games: Games, solved: SolvedBatch, rng: np.random.Generator) -> RoundChoices:
    """Draws all choices from the mixes; a Witch's second choice is a best response to the rest."""
    players, count = games.num_players, solved.actions.shape[2]
    picked = _draw(solved.mixes, rng)
    witch = picked == count
    several = witch.sum(axis=1) > 1
    if several.any():
        again = _draw(solved.plain, rng)
        picked[several] = np.where(witch, again, picked)[several]
    for seat in range(players):
        alone = np.flatnonzero(witch[:, seat] & ~several)
        if len(alone):
            cell: list[Indices | slice] = [alone, *picked[alone].T]
            cell[1 + seat] = slice(count)
            picked[alone, seat] = solved.payoffs[seat][tuple(cell)].argmax(axis=1)
    plays = np.take_along_axis(solved.actions, picked[:, :, None], axis=2)[:, :, 0]
    table = all_plays()
    placed = table.placed[:, plays.T].transpose(2, 1, 0)
    return RoundChoices(placed, table.dragon[plays.T].T, witch)


def best_second_choices(games: Games, chosen: RoundChoices, valuer: Valuer) -> RoundChoices:
    """The choices with every second choice replaced by a best response to the others' plays.

    With several Witches each responds to the second choices given for the others.
    """
    table = all_plays()
    placed, dragon = chosen.placed.copy(), chosen.dragon.copy()
    for seat in range(games.num_players):
        which = np.flatnonzero(chosen.witch[:, seat])
        if not len(which):
            continue
        shown = chosen.take(which)
        plays, payoff = second_payoffs(games.take(which), shown, valuer, seat)
        best = plays[np.arange(len(which)), payoff.argmax(axis=1)]
        placed[which, seat], dragon[which, seat] = table.placed[:, best].T, table.dragon[best]
    return RoundChoices(placed, dragon, chosen.witch)


def second_payoffs(
    games: Games, chosen: RoundChoices, valuer: Valuer, seat: int
) -> tuple[Indices, Singles]:
    """What each second choice of a seat brings it against the others' choices, n games.

    Returns:
        The plays, as indices into `all_plays`, and their payoffs, [n, k] each.
    """
    table = all_plays()
    plays = table.by_kind[games.hand_kinds[:, seat]]
    game = np.repeat(np.arange(len(games)), plays.shape[1])
    tried, spent = chosen.placed[game], chosen.dragon[game]
    tried[:, seat] = table.placed[:, plays.ravel()].T
    spent[:, seat] = table.dragon[plays.ravel()]
    after, _ = play(games.take(game), tried, spent, chosen.witch[game])
    values = evaluate(after, valuer)
    payoff = _payoff(values.win[:, seat], values.margin[:, seat]).astype(np.float32)
    return plays, payoff.reshape(plays.shape)


def _draw(mixes: Singles, rng: np.random.Generator) -> Indices:
    """[n, p]: one action each, drawn from mixes [n, p, k]."""
    edges = mixes.cumsum(axis=2)
    chance = rng.random(mixes.shape[:2], np.float32)[:, :, None] * edges[:, :, -1:]
    return np.asarray(np.minimum((edges <= chance).sum(axis=2), mixes.shape[2] - 1), np.intp)


def _sample(games: Games, count: int, rng: np.random.Generator, leaning: Singles) -> Indices:
    """[n, p, count]: different plays of every hand, by the ``leaning`` [n, p, k] to each."""
    table = all_plays()
    kind = games.hand_kinds
    # The largest sums with Gumbel noise are a sample without replacement (the Gumbel-top-k trick).
    keys = leaning + rng.gumbel(size=leaning.shape).astype(np.float32)
    order = np.argpartition(keys, -count, axis=2)[:, :, -count:]
    # A hand with fewer plays has some of them twice; that does no harm.
    order %= np.minimum(table.sizes[kind], table.by_kind.shape[1])[:, :, None]
    return np.asarray(np.take_along_axis(table.by_kind[kind], order, axis=2))


def _fixed_leaning(games: Games) -> Singles:
    """[n, p, k]: the log weight of every play of every hand, higher where the King comes soon."""
    return np.asarray(_log_weights()[games.king[:, None], games.hand_kinds])


def _learnt_leaning(games: Games, policy: PolicyNetwork) -> Singles:
    """[n, p, k]: the log of the chance of every play by a policy, and by chance alone."""
    sizes = all_plays().sizes[games.hand_kinds][:, :, None]
    chances = play_chances(games, policy)
    chances *= 1 - _ANY_PLAY
    chances += np.where(np.arange(chances.shape[2]) < sizes, _ANY_PLAY / sizes, 0)
    return np.asarray(np.log(np.maximum(chances, 1e-30)))


@cache
def _log_weights() -> Singles:
    """[9, 8, k]: by the King's region and kind of hand, the log weight of each play."""
    table = all_plays()
    weights = np.full((9, *table.by_kind.shape), -1e9, np.float32)
    pull = np.zeros((9, 8), np.float32)
    for king in range(1, 9):
        pull[king, KINGS_PATH[king]] = _PULL
    for kind in range(8):
        count = table.sizes[kind]
        plays = table.by_kind[kind, :count]
        weights[:, kind, :count] = pull @ table.placed[:, plays] + 0.5 * table.dragon[plays]
    return weights


def _values(games: Games, valuer: Valuer, actions: Indices) -> tuple[Singles, Singles]:
    """[p, n, k, …, k]: chances to win and margins after all combinations of actions [n, p, k]."""
    n, players, count = actions.shape
    shape = (n, *(count,) * players)
    game, *picked = np.indices(shape).reshape(players + 1, -1)
    values = evaluate(_after(games, actions, game, np.array(picked)), valuer)
    win, margin = (part.T.astype(np.float32) for part in (values.win, values.margin))
    return win.reshape(players, *shape), margin.reshape(players, *shape)


def _payoff(win: Reals, margin: Reals) -> Reals:
    """The payoff of chances to win and margins, of any shape."""
    payoff: Reals = win + np.float32(MARGIN_WEIGHT) * margin
    return payoff


def _promising(
    games: Games, valuer: Valuer, effort: Effort, rng: np.random.Generator, leaning: Singles
) -> Indices:
    """[n, p, kept + added]: the likeliest plays of a first small game, and responses to it."""
    actions = _sample(games, effort.first, rng, leaning)
    n, players, _ = actions.shape
    mixes = match_regrets(_payoff(*_values(games, valuer, actions)), effort.rounds // 2)
    mixes = mixes.transpose(1, 0, 2)
    tried = _sample(games, effort.screened, rng, leaning)
    shape = (n, players, effort.screened, effort.profiles)
    game, seat, own, profile = np.indices(shape).reshape(4, -1)
    drawn = np.stack([_draw(mixes, rng) for _ in range(effort.profiles)], axis=-1)
    # The screened plays come after those of the first game.
    picked = drawn[game, :, profile].T.copy()
    picked[seat, np.arange(len(seat))] = actions.shape[2] + own
    every = np.concatenate([actions, tried], axis=2)
    values = evaluate(_after(games, every, game, picked), valuer)
    payoff = _payoff(values.win.astype(np.float32), values.margin.astype(np.float32))
    means = payoff[np.arange(len(seat)), seat].reshape(shape).mean(axis=3)
    kept = np.argpartition(mixes, -effort.kept, axis=2)[:, :, -effort.kept :]
    best = np.argpartition(means, -effort.added, axis=2)[:, :, -effort.added :]
    return np.concatenate(
        [np.take_along_axis(actions, kept, axis=2), np.take_along_axis(tried, best, axis=2)], axis=2
    )


def _after(
    games: Games,
    actions: Indices,
    game: Indices,
    picked: Indices,
    witch: Bools | None = None,
) -> Games:
    """The positions after m combinations of actions.

    Args:
        games: the positions before.
        actions: [n, p, k], as indices into `all_plays`.
        game: [m], which of the positions.
        picked: [p, m], which action of each player.
        witch: [m, p], whether a player spends a Witch as well.
    """
    table = all_plays()
    chosen = actions.transpose(1, 0, 2)[np.arange(games.num_players)[:, None], game, picked]
    return play(games.take(game), table.placed[:, chosen].T, table.dragon[chosen].T, witch)[0]


def _witch_cost(
    games: Games, valuer: Valuer, actions: Indices, rng: np.random.Generator, samples: int = 6
) -> Singles:
    """[p, p, n]: by whose Witch is spent, the mean fall of each player's payoff."""
    n, players, count = actions.shape
    game = np.repeat(np.arange(n), samples)
    picked = rng.integers(count, size=(players, n * samples))
    before = evaluate(_after(games, actions, game, picked), valuer)
    cost = np.zeros((players, players, n), np.float32)
    for seat in range(players):
        spent = np.zeros((len(game), players), np.bool_)
        spent[:, seat] = True
        without = evaluate(_after(games, actions, game, picked, spent), valuer)
        fall = before.win - without.win + MARGIN_WEIGHT * (before.margin - without.margin)
        cost[seat] = fall.reshape(n, samples, players).mean(axis=1).T
    return cost


def _with_witch(payoff: Singles, plain: Singles, cost: Singles) -> Singles:
    """[p, n, k + 1, …]: the payoffs with the Witch as every player's last action.

    Where several reveal her at once, the payoff is taken to be that of the ``plain`` mixes.
    """
    players = len(payoff)
    worth = np.stack([expected_payoffs(payoff[seat], plain) for seat in range(players)])
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
