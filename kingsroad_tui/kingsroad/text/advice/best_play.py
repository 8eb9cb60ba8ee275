"""What is said of perfect play, beside what people usually choose."""

from __future__ import annotations

from typing import Final

from advisor.messages.goals import BeliefKind
from advisor.messages.protocol import Advice
from kingsroad_tui.kingsroad.text.advice.worth import top_value

_LOST: Final = 0.005
"""A chance to win that is shown as none or next to none."""

_LEFT_BY_PEOPLE: Final = 0.05
"""Below this chance against people, nobody has to be reminded that the game is nearly lost."""


def lost_sentences(advice: Advice) -> list[str]:
    """That no choice wins against perfect play, where people leave a chance all the same."""
    if advice.belief is BeliefKind.EQUILIBRIUM or advice.win_best_play is None:
        return []
    # The seat's own as well: what is assumed about the own choice may leave few candidates.
    known = [c.win_best_play for c in advice.candidates if c.win_best_play is not None]
    best = max([*known, advice.win_best_play[advice.player]])
    if best > _LOST or top_value(advice) < _LEFT_BY_PEOPLE:
        return []
    return ["Against perfect play it is lost; you win only if somebody makes a mistake."]
