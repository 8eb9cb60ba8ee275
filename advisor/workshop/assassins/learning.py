"""What self-play of King & Assassins teaches: suspicion, values, and the choice of the three.

Suspicion is what is to be made of what was seen: the weights of a `Suspicion`, from games played.
Values are chances to win, learnt from moments with their features and who won in the end.

The choice of the three assassins is a matrix game, filled by what self-play shows. The people
choose a trio; the king's side whom to suspect from the start: one of the townsfolk, or nobody. What
a trio is worth against a suspicion is told by few figures, as single ones are seen too seldom: what
each of its members is worth, what it costs to be suspected, and what it brings that another is.
GLOP finds the lot that does best against the suspicion that is worst for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from advisor.assassins.belief import (
    EVEN,
    MEMBERS,
    SIGNS,
    TRIOS,
    Suspicion,
    TrioBelief,
    belief_alike,
    evidence_of,
    possible_trios,
    signs_of,
)
from advisor.assassins.values.features import (
    Geometry,
    features,
    features_for_people,
    joined,
    moments_of,
    survives,
)
from advisor.assassins.values.network import MEMBERS as NETWORK_MEMBERS
from advisor.assassins.values.network import SecretMix
from advisor.core.arrays import Bools, Floats, Indices, Ints, Singles
from advisor.kingsroad.equilibrium.linear_programs import capped_maximin
from advisor.learning.descent import Learner, backward, forward
from advisor.learning.layers import Layers, fresh_weights
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.town import TOWNSFOLK

_NEWTON_STEPS: Final = 12
"""Newton's steps; the loss is convex, and a few are enough."""

_RIDGE: Final = 1e-3
_MOST: Final = 4.0
"""The largest weight: somebody who never did a thing in some hundred games may do it once."""

_TRUSTED: Final = tuple(share / 20 for share in range(1, 11))
"""The shares of distrust that are tried."""

_BINS: Final = 10


@dataclass(frozen=True, slots=True)
class Suspects:
    """n moments after phases of the people's side, each with its game's trio.

    Attributes:
        signs: what speaks for each trio; shape (n, 220, 11).
        possible: which trios are; shape (n, 220).
        truth: the place of the right one; shape (n,).
        round: when; shape (n,).
        known: who was revealed or is out of the game: nobody asks about them; shape (n, 12).
    """

    signs: Floats
    possible: Bools
    truth: Indices
    round: Indices
    known: Bools

    def at(self, some: Indices | Bools) -> Suspects:
        """Some of the moments."""
        return Suspects(
            self.signs[some],
            self.possible[some],
            self.truth[some],
            self.round[some],
            self.known[some],
        )


def suspects_in(games: Sequence[AssassinsGame], rounds: Sequence[int] | None = None) -> Suspects:
    """The moments after the people's phases of finished games whose secret is known.

    Args:
        games: as played.
        rounds: those after which is looked; None for all that the game went on after.
    """
    signs, possible, truth, when, known = [], [], [], [], []
    for game in games:
        assert game.secret is not None
        total = np.zeros((len(TRIOS), len(SIGNS)))
        for phase in game.phases:
            if phase.side is not Side.PEOPLE or phase.after.over:
                continue
            total = total + signs_of(evidence_of(phase))
            if rounds is not None and phase.round not in rounds:
                continue
            position = phase.after
            signs.append(total.astype(np.float32))
            possible.append(possible_trios(position))
            truth.append(TRIOS.index(game.secret.assassins))
            when.append(phase.round)
            known.append([n in position.revealed or n in position.gone for n in range(TOWNSFOLK)])
    return Suspects(
        np.array(signs), np.array(possible), np.array(truth), np.array(when), np.array(known)
    )


def learnt_suspicion(suspects: Suspects, held_out: Suspects) -> Suspicion:
    """The weights of maximum likelihood, and the share of distrust that is best on other games."""
    weights = np.zeros(len(SIGNS))
    for _ in range(_NEWTON_STEPS):
        slope = -_RIDGE * len(suspects.truth) * weights
        curve = _RIDGE * len(suspects.truth) * np.eye(len(SIGNS))
        for at in range(0, len(suspects.truth), 500):
            part = suspects.at(np.arange(at, min(at + 500, len(suspects.truth))))
            shares = chances(part, weights)
            mean = np.einsum("ns,nsf->nf", shares, part.signs)
            slope += (part.signs[np.arange(len(mean)), part.truth] - mean).sum(axis=0)
            spread = np.einsum("ns,nsf,nsg->fg", shares, part.signs, part.signs, optimize=True)
            curve += spread - mean.T @ mean
        weights = np.clip(weights + np.linalg.solve(curve, slope), -_MOST, _MOST)
    losses = [log_loss(held_out, Suspicion(weights, share)) for share in _TRUSTED]
    return Suspicion(weights, _TRUSTED[int(np.argmin(losses))])


def chances(suspects: Suspects, weights: Floats, distrust: float = 0.0) -> Floats:
    """The beliefs at these moments; shape (n, 220)."""
    logits = np.where(suspects.possible, suspects.signs @ weights, -np.inf)
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    alike = suspects.possible / suspects.possible.sum(axis=1, keepdims=True)
    shares: Floats = powers / powers.sum(axis=1, keepdims=True)
    believed: Floats = (1 - distrust) * shares + distrust * alike
    return believed


def log_loss(suspects: Suspects, suspicion: Suspicion) -> float:
    """The mean of minus the logarithm of the chance of the right trio."""
    shares = chances(suspects, suspicion.weights, suspicion.distrust)
    return float(-np.log(shares[np.arange(len(shares)), suspects.truth]).mean())


def pawn_error(suspects: Suspects, suspicion: Suspicion) -> float:
    """The expected calibration error of the chances of hidden townsfolk on the board."""
    shares = chances(suspects, suspicion.weights, suspicion.distrust)
    hidden = ~suspects.known
    return calibration_error((shares @ MEMBERS)[hidden], MEMBERS[suspects.truth][hidden])


def calibration_error(said: Floats, right: Floats | Bools) -> float:
    """The expected calibration error of chances, in ten equal bins; shapes (n,)."""
    bins = np.minimum((said * _BINS).astype(int), _BINS - 1)
    return float(
        sum(
            abs(said[bins == one].mean() - right[bins == one].mean()) * (bins == one).mean()
            for one in np.unique(bins)
        )
    )


HIDDEN: Final = (16, 8)
RATE: Final = 3e-3
STEPS: Final = 1_500
BATCH: Final = 512
_DECAY: Final = 2e-3
"""How much weights are pulled to 0: there are few games, and they say much by chance."""


@dataclass(frozen=True, slots=True)
class PositionSamples:
    """n moments of games played to their end.

    Attributes:
        king: the king's side's features, [f, n].
        people: the people's side's features, [g, n].
        won: whether the king's side has won; shape (n,).
        game: the number of each moment's game; shape (n,).
    """

    king: Singles
    people: Singles
    won: Floats
    game: Indices

    def at(self, some: Indices) -> PositionSamples:
        """Some of the moments."""
        return PositionSamples(
            self.king[:, some], self.people[:, some], self.won[some], self.game[some]
        )


def samples_in(games: Sequence[AssassinsGame], suspicion: Suspicion) -> PositionSamples:
    """The ends of all phases of finished games whose secret is known."""
    positions: list[AssassinsPosition] = []
    public, own, won, number = [], [], list[bool](), list[int]()
    for index, game in enumerate(games):
        assert game.secret is not None and game.result is not None
        known = belief_alike([game.secret.assassins])
        for position, belief in _moments(game, suspicion):
            positions.append(position)
            public.append(belief)
            own.append(known)
            won.append(game.result.winner is Side.KING)
            number.append(index)
    seen = Geometry(joined([moments_of([position]) for position in positions]))
    which = np.arange(len(positions))
    return PositionSamples(
        features(seen, public, which),
        features_for_people(seen, public, own, which),
        np.array(won, dtype=np.float64),
        np.array(number),
    )


def _moments(
    game: AssassinsGame, suspicion: Suspicion
) -> Iterator[tuple[AssassinsPosition, TrioBelief]]:
    """The end of each phase that does not end the game, and what may be believed then."""
    signs = np.zeros((len(TRIOS), len(SIGNS)))
    for phase in game.phases:
        if phase.after.over:
            return
        possible = possible_trios(phase.after)
        if phase.side is Side.KING:
            end = phase.actions[-1].after if phase.actions else phase.before
        else:
            end = phase.after
            signs = signs + signs_of(evidence_of(phase))
        yield end, suspicion.belief(signs, possible)


def learnt_networks(
    x: Singles,
    won: Floats,
    game: Indices,
    seed: int,
    *,
    hidden: tuple[int, int] = HIDDEN,
    steps: int = STEPS,
) -> tuple[Layers, ...]:
    """The networks of a side.

    Args:
        x: features, [f, n].
        won: whether the king's side has won; shape (n,).
        game: the moments' games; shape (n,). Each network learns from games drawn anew.
        seed: of all that is drawn.
        hidden: the sizes of the hidden layers.
        steps: of descent.
    """
    found = []
    for member in range(NETWORK_MEMBERS):
        rng = np.random.default_rng((seed, member))
        lives = survives(x)
        weight = rng.poisson(1, size=game.max() + 1)[game].astype(np.float64)
        network = Layers(*fresh_weights(len(x), hidden, 1, rng))
        learner = Learner(network, RATE, steps, 1)
        for _ in range(steps):
            some = rng.integers(len(won), size=BATCH)
            passed = forward(learner.network, x[:, some])
            said = 1 / (1 + np.exp(-passed.out[0]))
            # The slope of the log loss of what is said times the chance to live on.
            lost = lives[some] * said * (1 - said) / np.maximum(1 - lives[some] * said, 1e-6)
            slope = np.where(won[some] > 0, said - 1, lost) * weight[some] / BATCH
            outer = slope[None].astype(np.float32)
            slopes = backward(learner.network, passed, outer)
            for number in (0, 2, 4):
                slopes[number] += _DECAY * learner.network.parameters[number]
            learner.descend(np.zeros(1), slopes)
        found.append(learner.smooth())
    return tuple(found)


NOBODY: Final = -1
"""That nobody is suspected from the start, where it is told by a number."""

_MOST_CHANCE: Final = 0.025
"""No trio is drawn more often: what is learnt of single ones is not certain enough for more."""

_SPREAD: Final = 0.3
"""How far a figure is from 0, in logits, before anything was seen (standard deviation)."""

_SECRET_STEPS: Final = 20
"""Newton's; the loss is convex, and a few are enough."""


def learnt_secret(games: Sequence[AssassinsGame], suspected: Sequence[int]) -> SecretMix:
    """The lot by which to choose.

    What it is worth is told by games that it has not learnt from: half of them say how to choose,
    the other half what that brings, and the other way round.

    Args:
        games: finished, their secrets known.
        suspected: by game, whom the king's side suspected from the start, or `NOBODY`.
    """
    seen = np.array(suspected)
    trios: Ints = np.array([TRIOS.index(_trio(game)) for game in games])
    held: Bools = np.array([_held(game) for game in games])
    halves = [
        people_chances_of_choices(trios[half::2], seen[half::2], held[half::2]) for half in (0, 1)
    ]
    chance, even = np.mean(
        [
            [(lot @ theirs).min() for lot in (capped_maximin(ours, _MOST_CHANCE), EVEN)]
            for ours, theirs in (halves, halves[::-1])
        ],
        axis=0,
    ).tolist()
    worth = people_chances_of_choices(trios, seen, held)
    return SecretMix(capped_maximin(worth, _MOST_CHANCE), chance, even)


def people_chances_of_choices(trios: Ints, suspected: Ints, held: Bools) -> Floats:
    """The people's side's chances to win by its trio against each suspicion.

    Args:
        trios: by game, the place of the trio; shape (n,).
        suspected: who was suspected, or `NOBODY`; shape (n,).
        held: whether the people have won; shape (n,).

    Returns:
        Shape (220, 13): nobody is suspected, or one of the twelve.
    """
    figures = _figures(trios, suspected)
    prior = np.full(figures.shape[1], _SPREAD**-2)
    prior[0] = 0  # how often the people win at all is not pulled to one half
    weights = np.zeros(figures.shape[1])
    for _ in range(_SECRET_STEPS):
        said = _sigmoid(figures @ weights)
        slope = figures.T @ (held - said) - prior * weights
        curve = (figures.T * (said * (1 - said))) @ figures + np.diag(prior)
        weights = weights + np.linalg.solve(curve, slope)
    every = np.arange(len(TRIOS))
    return np.stack(
        [
            _sigmoid(_figures(every, np.full(len(every), suspect)) @ weights)
            for suspect in range(NOBODY, TOWNSFOLK)
        ],
        axis=1,
    )


def _figures(trios: Ints, suspected: Ints) -> Floats:
    """By column: 1, each of the townsfolk (less the mean), a member is suspected, another is."""
    members = MEMBERS[trios]
    found = members[np.arange(len(trios)), suspected] & (suspected != NOBODY)
    missed = (suspected != NOBODY) & ~found
    shares = members - MEMBERS.mean(axis=0)
    return np.column_stack([np.ones(len(trios)), shares, found, missed])


def _sigmoid(logits: Floats) -> Floats:
    found: Floats = 1 / (1 + np.exp(-logits))
    return found


def _trio(game: AssassinsGame) -> frozenset[int]:
    assert game.secret is not None
    return game.secret.assassins


def _held(game: AssassinsGame) -> bool:
    return game.result is not None and game.result.winner is Side.PEOPLE
