"""What a review of King's Road says of one person, in a few figures."""

from __future__ import annotations

from advisor.messages.goals import Goal
from advisor.messages.protocol import Review
from advisor.messages.review import decisions
from kingsroad_tui.kingsroad.statistics.results import GAME
from kingsroad_tui.statistics.judged import JudgedFigures, kind_figures


def judged_figures(mark: str, review: Review, seat: int) -> JudgedFigures | None:
    """The figures of a seat, by what its choices surely lost; None where the review is not of a
    whole game, or judges by something else than the chance to win."""
    if not review.complete or review.settings.goal is not Goal.WIN:
        return None
    player = next((one for one in review.players if one.player == seat), None)
    if player is None:
        return None
    lost = [(one.kind.value, one.lost) for one in decisions(review.rounds, seat)]
    return JudgedFigures(
        game=GAME, mark=mark, luck=player.account.luck.win, kinds=kind_figures(lost)
    )
