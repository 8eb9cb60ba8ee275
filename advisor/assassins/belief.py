"""Beliefs about who the assassins are: the 220 trios, what phases tell of them, how likely each is.

A belief gives each trio a chance, and thereby says something of any group of the townsfolk.

What the people did not do in a phase is exact: under a trio that could have killed the king, or
wounded him, they let that pass. How they moved is told by a few figures for each of the townsfolk;
what these are worth is learnt (`Suspicion`).

The chance of a trio, for what was seen, is how likely it is chosen, times a softmax of what speaks
for it (a conditional logit: McFadden, 1974): a weight for every kill and every wound that it could
have had and let pass, and one for each habit of its members. The weights are learnt from self-play.
Somebody may play otherwise, so a share of every belief counts all trios alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from itertools import combinations
from math import log
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.clock import on_the_way
from advisor.assassins.danger import Able, Triple, mask_of
from advisor.assassins.ground import UNREACHABLE, ground_of
from advisor.assassins.strikes import Strikes
from advisor.core.arrays import Bools, Floats, Ints, softmax
from assassins.actions import ASSASSINS, FATAL_WOUNDS, WOUND, Side
from assassins.games import AssassinsGame
from assassins.position import AssassinsPosition
from assassins.rounds import PhaseReport
from assassins.secret import possible_secrets
from assassins.town import NEIGHBOURS, SQUARES, TOWNSFOLK, Town

TRIOS: Final[tuple[Triple, ...]] = tuple(map(frozenset, combinations(range(TOWNSFOLK), ASSASSINS)))
"""All of them, in the order of their letters."""

MASKS: Final[Ints] = np.array([mask_of(trio) for trio in TRIOS], dtype=np.int64)
"""They as sets of bits; shape (220,)."""

MEMBERS: Final[Bools] = (MASKS[:, None] >> np.arange(TOWNSFOLK) & 1).astype(np.bool_)
"""Who is in them; shape (220, 12)."""


@dataclass(frozen=True)
class TrioBelief:
    """A chance for each trio.

    Attributes:
        weights: in the order of `TRIOS`, 0 for those that are not possible; they sum to 1.
            Shape (220,).
    """

    weights: Floats

    @cached_property
    def chances(self) -> Floats:
        """For each of the townsfolk, the chance that it is one of the assassins; shape (12,)."""
        return np.asarray(self.weights @ MEMBERS)

    @cached_property
    def touched(self) -> Floats:
        """For each set of townsfolk (as bits), the chance that one of them is one; (4096,)."""
        size = 1 << TOWNSFOLK
        within = np.zeros(size)
        within[MASKS] = self.weights
        # Sums over subsets, one bit after the other.
        for bit in range(TOWNSFOLK):
            halves = within.reshape(-1, 2, 1 << bit)
            halves[:, 1] += halves[:, 0]
        return np.asarray(1 - within[::-1])

    @cached_property
    def entropy(self) -> float:
        """How open it is who they are: 0 where that is known, 1 where all trios are alike."""
        some = self.weights[self.weights > 0]
        return float(-(some * np.log(some)).sum() / np.log(len(TRIOS)))

    def chance_of(self, trios: Bools) -> float:
        """The chance of some trios, as flags in the order of `TRIOS`."""
        return float(self.weights @ trios)


def chance_struck(belief: TrioBelief, strikes: Strikes, ap: int) -> float:
    """The chance that somebody who can strike after spending at most ``ap`` points is an assassin:
    of every trio, by how much it is suspected."""
    able = Able.of(strikes, ap)
    if not able.helped:
        return float(belief.touched[mask_of(able.alone)])
    flags = [
        weight > 0 and able.strikes_with(trio)
        for trio, weight in zip(TRIOS, belief.weights.tolist(), strict=True)
    ]
    return belief.chance_of(np.array(flags))


def belief_alike(trios: Iterable[Triple]) -> TrioBelief:
    """Some trios, one at least, each as likely as any other."""
    weights = flags_of(trios).astype(np.float64)
    return TrioBelief(weights / weights.sum())


@lru_cache(maxsize=len(TRIOS))
def belief_in(trio: Triple) -> TrioBelief:
    """That of somebody who knows the trio."""
    return belief_alike([trio])


def flags_of(trios: Iterable[Triple]) -> Bools:
    """Which of `TRIOS` these are; shape (220,)."""
    some = set(trios)
    return np.array([trio in some for trio in TRIOS])


EVEN: Final[Floats] = np.full(len(TRIOS), 1 / len(TRIOS))
"""All trios alike, as weights; shape (220,)."""

_SUSPECTED: Final = 3.0
"""By how much the odds of one of the townsfolk rise for somebody who suspects it from the start: at
first from 1 in 3 to even."""


def suspecting(weights: Floats, number: int | None) -> Floats:
    """The weights of somebody who suspects one of the townsfolk before anything was seen, or
    nobody: both of shape (220,), summing to 1."""
    if number is None:
        return weights
    suspected = weights * np.where(MEMBERS[:, number], _SUSPECTED, 1.0)
    shares: Floats = suspected / suspected.sum()
    return shares


HABITS: Final = (
    "moved",
    "nearer",
    "farther",
    "in reach",
    "stays in reach",
    "away from knights",
    "beside a knight",
    "onto a roof",
    "in the way",
)
"""How one of the townsfolk has moved, by the columns of `PhaseEvidence.habits`."""

_STRIKES: Final = 3
"""AP from which on somebody is in reach: a wound is possible with the dearest cards."""

_STEPS: Final = 3
_ESCAPE: Final = 4
"""Squares between a knight and one of the townsfolk that he hardly gets to in a phase."""


@dataclass(frozen=True, slots=True)
class PhaseEvidence:
    """What one phase tells.

    Attributes:
        killed: under which trios the king could have been killed and was not; shape (220,).
        wounded: under which he could have been wounded, not killed, and was not; shape (220,).
        habits: for each of the townsfolk who is hidden still, how it moved; (12, `HABITS`).
    """

    killed: Bools
    wounded: Bools
    habits: Floats


@lru_cache(maxsize=512)
def evidence_of(report: PhaseReport) -> PhaseEvidence:
    """What a phase of the people's side tells, once it is over; nothing where the game is."""
    end = report.actions[-1].after if report.actions else report.before
    return evidence_at(report.before, end)


def evidence_at(before: AssassinsPosition, end: AssassinsPosition) -> PhaseEvidence:
    """What a phase of the people's side would tell.

    Args:
        before: at its beginning.
        end: after its actions, the phase not ended yet or the game over.
    """
    none = np.zeros(len(TRIOS), dtype=np.bool_)
    if end.over or before.king is None:
        return PhaseEvidence(none, none, np.zeros((TOWNSFOLK, len(HABITS))))
    killed, wounded = _missed(before)
    struck = end.wounds > before.wounds
    return PhaseEvidence(killed, none if struck else wounded, _habits(before, end))


@lru_cache(maxsize=512)
def _missed(before: AssassinsPosition) -> tuple[Bools, Bools]:
    """Under which trios the king can be killed in a phase, and under which wounded only."""
    ap = before.people_ap
    strikes = Strikes(before)
    killed = _within(strikes, ap - WOUND * (FATAL_WOUNDS - before.wounds))
    return killed, _within(strikes, ap - WOUND) & ~killed


def _within(strikes: Strikes, ap: int) -> Bools:
    """Under which trios somebody can strike after at most so many AP; shape (220,)."""
    if ap < 0:
        return np.zeros(len(TRIOS), dtype=np.bool_)
    near = {n for n, least in enumerate(strikes.least) if least is not None and least <= ap}
    helped = {n for n, least in strikes.together.items() if least <= ap} - near
    return np.array(
        [
            not trio.isdisjoint(near)
            or (not trio.isdisjoint(helped) and strikes.of(trio, ap) is not None)
            for trio in TRIOS
        ]
    )


def _habits(before: AssassinsPosition, end: AssassinsPosition) -> Floats:
    assert before.king is not None
    steps, way = _about(before.town, before.king)
    habits = np.zeros((TOWNSFOLK, len(HABITS)))
    for number, (was, now) in enumerate(zip(before.townsfolk, end.townsfolk, strict=True)):
        if was is None or now is None or number in end.revealed:
            continue
        moved = was != now
        gain = max(-_STEPS, min(_STEPS, steps[was] - steps[now])) if moved else 0
        danger, safer = _hunter(before, was), _hunter(end, now)
        habits[number] = (
            moved,
            max(0, gain) / _STEPS,
            max(0, -gain) / _STEPS,
            moved and steps[now] <= _STRIKES,
            not moved and steps[was] <= _STRIKES,
            moved and danger < _ESCAPE and safer > danger,
            safer <= 1,
            moved and before.town.roofs[now] and not before.town.roofs[was],
            moved and now in way,
        )
    return habits


@lru_cache(maxsize=512)
def _about(town: Town, king: int) -> tuple[list[int], set[int]]:
    """For each square, steps to where the king can be struck; and the squares on his ways."""
    ground = ground_of(town)
    ring = [s for s in NEIGHBOURS[king] if king in ground.reach[s]]
    steps = [min((ground.apart[s][r] for r in ring), default=UNREACHABLE) for s in SQUARES]
    return steps, {s for gate in town.gate_squares for s in on_the_way(town, king, gate)}


def _hunter(position: AssassinsPosition, square: int) -> int:
    """Squares to the nearest knight."""
    away = ground_of(position.town).away[square]
    return min((away[knight] for knight in position.knights), default=len(SQUARES))


SIGNS = ("killed", "wounded", *HABITS)
"""What speaks for or against a trio."""

CHOSEN = ("seldom chosen", "often chosen")
"""What somebody's chance hangs on before anything was seen."""


@dataclass(frozen=True, slots=True)
class Suspicion:
    """What each of `SIGNS` is worth, and how far all of that is trusted.

    Attributes:
        weights: logits, in the order of `SIGNS`; shape (11,).
        distrust: the share of a belief that counts all possible trios alike, 0 to 1.
        prior: how likely each trio is chosen; above 0, summing to 1; shape (220,).
    """

    weights: Floats
    distrust: float
    prior: Floats = field(default_factory=lambda: EVEN)

    def belief(self, signs: Floats, possible: Bools) -> TrioBelief:
        """The belief for what speaks for each trio.

        Args:
            signs: sums over what was seen; shape (220, 11).
            possible: which trios are, one at least; shape (220,).
        """
        logits = np.where(possible, np.log(self.prior) + signs @ self.weights, -np.inf)
        alike = possible / possible.sum()
        return TrioBelief((1 - self.distrust) * softmax(logits) + self.distrust * alike)


ALIKE = Suspicion(np.zeros(len(SIGNS)), 1.0)
"""All possible trios are as likely as one another, whatever was seen."""


_LEAST_MOVE: Final = 0.1
"""What moves a chance by no more, in logits, is not worth a word: 2 points of 25, less near 100."""

_NEARLY: Final = 1e-6
"""How near chances may come to 0 and 1 where their logits are compared."""


class Tell(NamedTuple):
    """What of all that is known has moved the chance of one of the townsfolk most.

    Attributes:
        sign: one of `SIGNS`, or of `CHOSEN` where it is how often people choose it.
        round: when; None for one of `CHOSEN`, and where it was so in several rounds.
        chance: its chance.
        without: its chance, had that not been seen.
    """

    sign: str
    round: int | None
    chance: float
    without: float

    @property
    def move(self) -> float:
        """By how much it has moved the chance, in logits: somebody who is nearly sure to be one has
        given that away by several things. Sums of floats may differ in their last bits."""
        return round(abs(_logit(self.chance) - _logit(self.without)), 6)


def _logit(chance: float) -> float:
    inner = min(1 - _NEARLY, max(_NEARLY, chance))
    return log(inner / (1 - inner))


def signs_of(evidence: PhaseEvidence) -> Floats:
    """What one phase adds to what speaks for each trio; shape (220, 11)."""
    missed = np.stack([evidence.killed, evidence.wounded], axis=1)
    return np.concatenate([missed, MEMBERS @ evidence.habits], axis=1)


def seen_signs(game: AssassinsGame) -> Floats:
    """What speaks for each trio after all phases played; shape (220, 11)."""
    total = np.zeros((len(TRIOS), len(SIGNS)))
    for report in people_phases(game):
        total += signs_of(evidence_of(report))
    return total


def people_phases(game: AssassinsGame) -> Sequence[PhaseReport]:
    """The phases of the people's side played to their end."""
    return [phase for phase in game.phases if phase.side is Side.PEOPLE]


def possible_trios(position: AssassinsPosition) -> Bools:
    """Which trios fit all that is public now (rules, 10.2); shape (220,)."""
    return flags_of(secret.assassins for secret in possible_secrets(position))


def belief_of(
    game: AssassinsGame, suspicion: Suspicion, assumed: Bools | None = None
) -> TrioBelief:
    """Who the assassins may be, for somebody who knows what is public in a game.

    Args:
        game: at any moment; its secret is not looked at.
        suspicion: what is made of what was seen.
        assumed: trios that are taken to be possible, of those that are; None for all of them.
    """
    possible = possible_trios(game.position)
    return suspicion.belief(seen_signs(game), possible if assumed is None else possible & assumed)


def beliefs_after(
    game: AssassinsGame,
    suspicion: Suspicion,
    before: AssassinsPosition,
    ends: Iterable[AssassinsPosition],
) -> list[TrioBelief]:
    """Who the assassins may be for somebody who has seen a phase of the people's side, by how it
    ends; not over, nor the game.

    Args:
        game: in that phase, or in the king's before it; its secret is not looked at.
        suspicion: what is made of what was seen.
        before: at the beginning of the phase.
        ends: after its actions.
    """
    signs, possible = seen_signs(game), possible_trios(game.position)
    return [
        suspicion.belief(
            signs + signs_of(evidence_at(before, end)),
            possible & np.array([end.revealed <= trio for trio in TRIOS]),
        )
        for end in ends
    ]


def strongest_hints(
    game: AssassinsGame, suspicion: Suspicion, assumed: Bools | None = None
) -> list[Tell | None]:
    """For each of the townsfolk the one thing that has moved its chance most: what it did, or let
    pass, or how often it is chosen; None where nothing has. The arguments are `belief_of`'s.

    Each sign is left out in turn, once for whoever gave it; where none of somebody's has moved its
    chance by itself, all of a kind together.
    """
    possible = possible_trios(game.position)
    possible = possible if assumed is None else possible & assumed
    total = seen_signs(game)
    chances = suspicion.belief(total, possible).chances
    unchosen = replace(suspicion, prior=EVEN).belief(total, possible).chances
    best: list[Tell | None] = []
    for chance, without in zip(chances.tolist(), unchosen.tolist(), strict=True):
        hint = Tell(CHOSEN[chance > without], None, chance, without)
        best.append(hint if hint.move > _LEAST_MOVE else None)

    def note(number: int, column: int, sign: Floats, when: int | None) -> None:
        other = total.copy()
        other[:, column] -= sign
        without = float(suspicion.belief(other, possible).chances[number])
        hint = Tell(SIGNS[column], when, float(chances[number]), without)
        if hint.move > (known.move if (known := best[number]) else _LEAST_MOVE):
            best[number] = hint

    together: dict[tuple[int, int], list[Floats]] = {}
    for report in people_phases(game):
        for number, column, sign in _own_signs(evidence_of(report)):
            together.setdefault((number, column), []).append(sign)
            note(number, column, sign, report.round)
    unmoved = {number for number, hint in enumerate(best) if hint is None}
    for (number, column), signs in together.items():
        if number in unmoved and len(signs) > 1:
            note(number, column, np.sum(signs, axis=0), None)
    return best


def _own_signs(evidence: PhaseEvidence) -> Iterator[tuple[int, int, Floats]]:
    """What each of the townsfolk did in a phase: who, which of `SIGNS`, what it adds for each trio.

    Somebody has let a strike pass who could have dealt it under every trio that it is in.
    """
    harmed = evidence.killed | evidence.wounded
    for column, missed, could in (
        (0, evidence.killed, evidence.killed),
        (1, evidence.wounded, harmed),
    ):
        for number in range(TOWNSFOLK):
            its = MEMBERS[:, number]
            if could[its].all() and missed[its].any():
                yield number, column, missed.astype(np.float64)
    for number, column in np.argwhere(evidence.habits).tolist():
        yield number, 2 + column, MEMBERS[:, number] * evidence.habits[number, column]
