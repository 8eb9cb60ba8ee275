"""What a clear decision of King's Road turns on: where the best choice and the next one differ."""

from __future__ import annotations

from typing import Final

import numpy as np

from advisor.kingsroad.equilibrium.mixed_strategies import draw
from advisor.messages.exercises import KingsroadKind
from advisor.messages.skill import DecisionKind
from advisor.workshop.puzzles.kingsroad_proof import ClearChoice
from kingsroad.board import king_path

_DRAWN: Final = 256
"""Choices of the others by which it is seen how likely this round ends the game."""

_OFTEN: Final = 0.5
"""From this chance on that the round ends the game, the end is what a decision is about."""

_DEPENDS: Final = 0.25
"""Where the chance differs by so much, whether the game ends depends on the choice."""


def kind_of(clear: ClearChoice) -> KingsroadKind:
    """What a decision turns on, from its best choice and the best of the others."""
    stage = clear.analysis.stage
    plays = stage.plays[0].candidates
    best, second = plays[clear.best], plays[clear.second]
    turned = DecisionKind.of(second.selection.codes, best.selection.codes)
    if turned is DecisionKind.WITCH:
        return KingsroadKind.WITCH
    if turned is DecisionKind.DRAGON:
        return KingsroadKind.DRAGON
    here = king_path(stage.position.king, 1 + stage.dragons + best.dragon)
    differ = {n for n in range(1, 9) if best.placed[n - 1] != second.placed[n - 1]}
    ends, would_end = (_chance_of_end(clear, action) for action in (clear.best, clear.second))
    if abs(ends - would_end) >= _DEPENDS:
        return KingsroadKind.ENDING
    if ends >= _OFTEN:
        return KingsroadKind.ENDING if differ & set(here) else KingsroadKind.FINAL_SCORING
    if turned is DecisionKind.KNIGHT:
        return KingsroadKind.KNIGHT
    return KingsroadKind.CONTESTED if differ & set(here) else KingsroadKind.PREPARING


def _chance_of_end(clear: ClearChoice, action: int) -> float:
    """How likely the round ends the game after an own action, against people."""
    analysis = clear.analysis
    chosen = draw([belief.mix for belief in analysis.beliefs], _DRAWN, 0)
    chosen[:, 0] = action
    after, _ = analysis.stage.after(chosen)
    return float(np.mean(after.finished))
