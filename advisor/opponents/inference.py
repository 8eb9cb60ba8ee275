"""What the rounds played tell of the players: how far each of them thinks.

After each reveal the weights of the types (see `advisor.opponents.beliefs`) are updated by Bayes'
rule; a second choice after a Witch tells something, too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import numpy as np

from advisor.core.arrays import softmax
from advisor.core.cancellation import Stop
from advisor.equilibrium.stage_game import Floats, MixedStrategy, StageGame
from advisor.messages.goals import Goal
from advisor.opponents.beliefs import PRIOR, TYPES, Weights
from advisor.opponents.common_knowledge import CommonKnowledge, common_knowledge
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.rounds import RoundReport, reveal

_TREMBLE: Final = 0.05
"""How much of an equilibrium type's play is taken to be level 0, in judging what was played."""


def learn(game: Game, goal: Goal, stop: Stop) -> list[Weights]:
    """Per seat, the weights of the types after all rounds of a game: Bayes' rule from the prior.

    Uses only what was revealed: of a Witch's selection the Witch, and what was chosen after her.
    """
    logs = prior(len(game.players))
    for report in game.reports:
        logs += _evidence_of(report, goal, stop)
    return weights_of(logs)


def prior(players: int) -> Floats:
    """[seats, types]: the logarithm of every type's chance before anything is known."""
    return np.tile(np.log(PRIOR), (players, 1))


def weights_of(logs: Floats) -> list[Weights]:
    """Per seat, the weights of the types: `prior` and all `evidence` added up, as chances."""
    return [tuple(row) for row in softmax(logs).tolist()]


def evidence(
    stage: StageGame,
    chosen: Mapping[int, Selection],
    levels: list[list[MixedStrategy]],
    equilibrium: Sequence[MixedStrategy],
) -> Floats:
    """[seats, types]: the logarithm of the chance that a player of this type plays what was chosen.

    0 for those who had nothing to choose. ``levels`` is what `play_of_levels` says of the stage,
    ``equilibrium`` the mixes of one.
    """
    logs = np.zeros((len(stage.seats), len(TYPES)))
    for seat, selection in chosen.items():
        row = stage.row(seat, selection)
        trembling = (1 - _TREMBLE) * equilibrium[seat] + _TREMBLE * levels[0][seat]
        logs[seat] = np.log([*(level[seat][row] for level in levels), trembling[row]])
    return logs


def _evidence_of(report: RoundReport, goal: Goal, stop: Stop) -> Floats:
    """The `evidence` of a past round, first and second choices."""
    known = common_knowledge(report.before, goal, None, stop)
    logs = _rough_evidence(known, dict(enumerate(report.selections)))
    again = {
        seat: selection
        for seat, selection in enumerate(report.reselections)
        if selection is not None
    }
    if again:
        revealed = reveal(report.before, report.selections)
        logs += _rough_evidence(common_knowledge(revealed.after, goal, revealed, stop), again)
    return logs


def _rough_evidence(known: CommonKnowledge, chosen: Mapping[int, Selection]) -> Floats:
    return evidence(known.stage, chosen, known.levels(), known.rough())
