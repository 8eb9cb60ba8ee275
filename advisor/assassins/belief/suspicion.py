"""Beliefs: how likely each trio is, for what was seen.

The chance of a trio is how likely it is chosen, times a softmax of what speaks for it (a
conditional logit: McFadden, 1974): a weight for every kill and every wound that it could have had
and let pass, and one for each habit of its members. The weights are learnt from self-play. Somebody
may play otherwise, so a share of every belief counts all trios alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from math import log
from typing import Final, NamedTuple

import numpy as np

from advisor.assassins.belief.evidence import HABITS, PhaseEvidence, evidence_of
from advisor.assassins.belief.trios import EVEN, MEMBERS, TRIOS, TrioBelief
from advisor.core.arrays import Bools, Floats, softmax
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.rounds import PhaseReport
from assassins.secret import possible_secrets
from assassins.town import TOWNSFOLK

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


def possible_trios(game: AssassinsGame) -> Bools:
    """Which trios fit all that is public now (rules, 10.2); shape (220,)."""
    fitting = {secret.assassins for secret in possible_secrets(game.position)}
    return np.array([trio in fitting for trio in TRIOS])


def belief_of(
    game: AssassinsGame, suspicion: Suspicion, assumed: Bools | None = None
) -> TrioBelief:
    """Who the assassins may be, for somebody who knows what is public in a game.

    Args:
        game: at any moment; its secret is not looked at.
        suspicion: what is made of what was seen.
        assumed: trios that are taken to be possible, of those that are; None for all of them.
    """
    possible = possible_trios(game)
    return suspicion.belief(seen_signs(game), possible if assumed is None else possible & assumed)


def strongest_hints(
    game: AssassinsGame, suspicion: Suspicion, assumed: Bools | None = None
) -> list[Tell | None]:
    """For each of the townsfolk the one thing that has moved its chance most: what it did, or let
    pass, or how often it is chosen; None where nothing has. The arguments are `belief_of`'s.

    Each sign is left out in turn, once for whoever gave it; where none of somebody's has moved its
    chance by itself, all of a kind together.
    """
    possible = possible_trios(game)
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
