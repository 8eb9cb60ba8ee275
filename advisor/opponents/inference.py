"""How far each player thinks ahead, judged by the rounds played.

After each reveal the weights of the types (`advisor.opponents.level_k`) are updated by Bayes' rule,
and once more by the second choice after a Witch.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

import numpy as np

from advisor.core.arrays import Floats, softmax
from advisor.core.cancellation import OutOfTime, Stop
from advisor.equilibrium.mixed_strategies import MixedStrategy
from advisor.equilibrium.stage_game import StageGame
from advisor.messages.goals import Goal
from advisor.opponents.common_knowledge import CommonKnowledge, common_knowledge
from advisor.opponents.level_k import PRIOR, TYPES, Weights
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.rounds import RoundReport, reveal

_TREMBLE: Final = 0.05
"""The share of level 0 in the play of an equilibrium type.

An equilibrium gives most plays no probability at all: without it one of these would rule the type
out for good.
"""


def learn(game: Game, goal: Goal, stop: Stop, order: Sequence[int] | None = None) -> list[Weights]:
    """By seat, the weights of the types after all rounds of a game: Bayes' rule from the prior.

    With ``order``, seat ``order[i]`` is renumbered as seat ``i`` first: players who are alike so
    far are told apart by their seats alone.

    Uses only what was revealed: of a Witch's selection the Witch, and what was chosen after her.
    Looks at the latest round first; where time runs out, the earlier ones are left out.

    Raises:
        Cancelled: ``stop`` was cancelled.
    """
    order = order or range(len(game.players))
    latest_first: list[Floats] = []
    with suppress(OutOfTime):
        for report in reversed(game.reports):
            stop.check()
            latest_first.append(_evidence_of(report, order, goal, stop))
    return posterior(sum(reversed(latest_first), start=prior(len(game.players))))


def prior(players: int) -> Floats:
    """[seats, types]: the logarithm of every type's probability before any round is played."""
    return np.tile(np.log(PRIOR), (players, 1))


def posterior(log_weights: Floats) -> list[Weights]:
    """By seat, the weights of the types, from `prior` and all `evidence` added up."""
    return [tuple(weights) for weights in softmax(log_weights).tolist()]


def evidence(
    stage: StageGame,
    chosen: Mapping[int, Selection],
    levels: Sequence[Sequence[MixedStrategy]],
    equilibrium: Sequence[MixedStrategy],
) -> Floats:
    """[seats, types]: the log-likelihood of a player's choice if the player is of this type.

    0 for players who had nothing to choose.

    Args:
        stage: the stage game.
        chosen: by seat, the selections.
        levels: the mixes of `play_of_levels`.
        equilibrium: by seat, the mixes of an equilibrium.
    """
    logs = np.zeros((len(stage.seats), len(TYPES)))
    for seat, selection in chosen.items():
        action = stage.action_of(seat, selection)
        trembling = (1 - _TREMBLE) * equilibrium[seat] + _TREMBLE * levels[0][seat]
        logs[seat] = np.log([*(level[seat][action] for level in levels), trembling[action]])
    return logs


def _evidence_of(report: RoundReport, order: Sequence[int], goal: Goal, stop: Stop) -> Floats:
    """The `evidence` of a past round, first and second choices, the seats renumbered."""
    before = report.before.seats_reordered(order)
    selections = [report.selections[old] for old in order]
    known = common_knowledge(before, goal, None, stop)
    logs = _approximate_evidence(known, dict(enumerate(selections)))
    again = {
        seat: selection
        for seat, old in enumerate(order)
        if (selection := report.reselections[old]) is not None
    }
    if again:
        revealed = reveal(before, selections)
        known = common_knowledge(revealed.after, goal, revealed, stop)
        logs += _approximate_evidence(known, again)
    return logs


def _approximate_evidence(known: CommonKnowledge, chosen: Mapping[int, Selection]) -> Floats:
    return evidence(known.stage, chosen, known.levels(), known.approximate_mixes())
