"""How far each player thinks ahead, judged by the rounds played.

After each reveal the weights of the types (`advisor.kingsroad.opponents.level_k`) are updated by
Bayes' rule, and once more by the second choice after a Witch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import exp
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, Indices, softmax
from advisor.core.cancellation import OutOfTime, Stop
from advisor.kingsroad.equilibrium.mixed_strategies import MixedStrategy
from advisor.kingsroad.equilibrium.stage_game import StageGame
from advisor.kingsroad.opponents.common_knowledge import CommonKnowledge, common_knowledge
from advisor.kingsroad.opponents.level_k import PRIOR, TYPES, Weights
from advisor.messages.advice import Evidence
from advisor.messages.goals import Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.rounds import RoundReport, reveal

_TREMBLE: Final = 0.05
"""The share of level 0 in the play of an equilibrium type.

An equilibrium gives most plays no probability at all: without it one of these would rule the type
out for good.
"""

_FITTING: Final = exp(-1.0)
"""A choice fits a type if the type makes it at least this often for each time it makes its
likeliest one: with logit errors, if it is worth nearly as much (0.01 of the chance to win)."""


@dataclass(frozen=True)
class Findings:
    """What the rounds looked at say about every player.

    Attributes:
        logs: [seats, types], the log-likelihoods added up.
        fitting: [seats, types], the choices that are among the likeliest of a type.
        choices: [seats], the choices looked at.
    """

    logs: Floats
    fitting: Indices
    choices: Indices

    @classmethod
    def none(cls, players: int) -> Findings:
        """Before any round."""
        shape = (players, len(TYPES))
        return cls(np.zeros(shape), np.zeros(shape, np.intp), np.zeros(players, np.intp))

    def __add__(self, other: Findings) -> Findings:
        return Findings(
            self.logs + other.logs, self.fitting + other.fitting, self.choices + other.choices
        )

    def weights(self) -> list[Weights]:
        """By seat, the weights of the types: Bayes' rule from the prior."""
        return [tuple(weights) for weights in softmax(np.log(PRIOR) + self.logs).tolist()]

    def evidence(self, seat: int) -> Evidence | None:
        """What the choices of a seat say, in counts; None where there are none."""
        if not self.choices[seat]:
            return None
        likeliest = int(np.argmax(self.weights()[seat]))
        return Evidence(
            type=TYPES[likeliest],
            fitting=int(self.fitting[seat, likeliest]),
            choices=int(self.choices[seat]),
        )


def learn(game: Game, goal: Goal, stop: Stop, order: Sequence[int] | None = None) -> Findings:
    """What all rounds of a game say about every player, by seat; as `findings_by_round`."""
    return in_all(findings_by_round(game, goal, stop, order), len(game.players))


def in_all(found: Sequence[Findings], players: int) -> Findings:
    """What several rounds say together."""
    return sum(found, start=Findings.none(players))


def findings_by_round(
    game: Game, goal: Goal, stop: Stop, order: Sequence[int] | None = None
) -> list[Findings]:
    """What each round of a game says about every player, by seat; in the order of play.

    With ``order``, seat ``order[i]`` is renumbered as seat ``i`` first: players who are alike so
    far are told apart by their seats alone.

    Uses only what was revealed: of a Witch's selection the Witch, and what was chosen after her.
    Looks at the latest round first; where time runs out, the earlier ones are left out.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    order = order or range(len(game.players))
    latest_first: list[Findings] = []
    with suppress(OutOfTime):
        for report in reversed(game.reports):
            stop.check()
            latest_first.append(_findings_of(report, order, goal, stop))
    return latest_first[::-1]


def findings(
    stage: StageGame,
    chosen: Mapping[int, Selection],
    levels: Sequence[Sequence[MixedStrategy]],
    equilibrium: Sequence[MixedStrategy],
) -> Findings:
    """What the choices of a round say; nothing about players who had nothing to choose.

    Args:
        stage: the stage game.
        chosen: by seat, the selections.
        levels: the mixes of `play_of_levels`.
        equilibrium: by seat, the mixes of an equilibrium.
    """
    found = Findings.none(len(stage.seats))
    for seat, selection in chosen.items():
        action = stage.action_of(seat, selection)
        trembling = (1 - _TREMBLE) * equilibrium[seat] + _TREMBLE * levels[0][seat]
        mixes = [*(level[seat] for level in levels), trembling]
        chances = np.array([mix[action] for mix in mixes])
        found.logs[seat] = np.log(chances)
        if stage.sizes[seat] > 1:
            found.fitting[seat] = chances >= _FITTING * np.array([mix.max() for mix in mixes])
            found.choices[seat] = 1
    return found


def _findings_of(report: RoundReport, order: Sequence[int], goal: Goal, stop: Stop) -> Findings:
    """The `findings` of a past round, first and second choices, the seats renumbered."""
    before = report.before.seats_reordered(order)
    selections = [report.selections[old] for old in order]
    known = common_knowledge(before, goal, None, stop)
    found = _approximate_findings(known, dict(enumerate(selections)))
    again = {
        seat: selection
        for seat, old in enumerate(order)
        if (selection := report.reselections[old]) is not None
    }
    if again:
        revealed = reveal(before, selections)
        known = common_knowledge(revealed.after, goal, revealed, stop)
        found += _approximate_findings(known, again)
    return found


def _approximate_findings(known: CommonKnowledge, chosen: Mapping[int, Selection]) -> Findings:
    return findings(known.stage, chosen, known.levels(), known.approximate_mixes())
