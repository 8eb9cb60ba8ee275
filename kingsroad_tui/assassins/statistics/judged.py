"""What the review of a game of King & Assassins says of one side, in a few figures."""

from __future__ import annotations

from collections.abc import Sequence

from advisor.messages.assassins_review import PhaseReview
from assassins.actions import Side
from kingsroad_tui.assassins.practice.exercises import phase_kind
from kingsroad_tui.assassins.statistics.results import GAME
from kingsroad_tui.statistics.judged import JudgedFigures, kind_figures


def assassins_judged_figures(
    mark: str, phases: Sequence[PhaseReview], side: Side
) -> JudgedFigures | None:
    """The figures of a side, by what its phases lost; None where none of them is judged.

    A phase in which something certain was missed is of that kind, every other one of its side's.
    """
    own = [one for one in phases if one.side == side.value and one.loss is not None]
    if not own:
        return None
    lost = [
        (phase_kind(one).value if one.missed_something else side.value, one.loss or 0.0)
        for one in own
    ]
    luck = sum(one.card + one.arrest for one in own)
    return JudgedFigures(game=GAME, mark=mark, luck=luck, kinds=kind_figures(lost))
