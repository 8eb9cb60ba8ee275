"""The coach: what a round's choice cost, what was luck, and which choices deserve a question.

Pure figures from the advisor's candidates; words are made of them elsewhere. No Textual.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from advisor.messages.advice import Candidate, Split
from advisor.messages.verdicts import Goal, Label, Severity


def is_doubtful(candidate: Candidate, goal: Goal) -> bool:
    """Whether to ask before this choice: it is called something against these players."""
    return candidate.severity(goal) not in (Severity.GOOD, Severity.GAMBLE)


@dataclass(frozen=True, slots=True)
class RoundVerdict:
    """What the choices of a round cost one player, and what was luck.

    Attributes:
        goal: the goal, in whose unit the figures are.
        loss: what the choices gave up, both of them in a round with a Witch; nothing where that
            cannot be told from the best.
        better: the choice that was best where one of the two was worse; None where both were good,
            or both were worse.
        value: with the last choice.
        last_loss: what the last choice alone gave up.
        luck: what came since then; None as long as that is not known.
        loss_best_play: what the choices gave up against perfect play; None where not known.
        split: what it hung on how much worse the choice was; None where both were good, or nothing
            single says it.
    """

    goal: Goal
    loss: float
    value: float
    better: Candidate | None = None
    luck: float | None = None
    loss_best_play: float | None = None
    split: Split | None = None
    last_loss: float = 0.0

    @property
    def label(self) -> Label:
        """What the choices of the round together are called."""
        return Label.of(self.loss, self.goal, self.loss_best_play)

    @classmethod
    def of(
        cls,
        candidate: Candidate,
        goal: Goal,
        best: Candidate,
        before: RoundVerdict | None = None,
    ) -> RoundVerdict:
        """After a choice, of which ``best`` was the best.

        ``before`` is the verdict on the first choice of the same round.
        """
        loss = candidate.loss if candidate.loss > candidate.loss_error else 0.0
        value = best.value + best.loss - loss
        better = best if loss else None
        split = candidate.split if loss and candidate.split and candidate.split.decides else None
        lost = candidate.loss_best_play
        found = cls(goal, loss, value, better, None, lost, split, loss)
        if before is None or before.goal is not goal:
            return found
        one_of_two = not (better and before.better)
        known = lost is not None and before.loss_best_play is not None
        return replace(
            found,
            loss=before.loss + loss,
            better=(better or before.better) if one_of_two else None,
            loss_best_play=(before.loss_best_play or 0.0) + (lost or 0.0) if known else None,
            split=(split or before.split) if one_of_two else None,
        )

    def with_luck(self, best: Candidate | None, goal: Goal) -> RoundVerdict:
        """With the luck that shows in what the best choice is worth next time.

        It is that of the account, as it is shown, and so goes by the best in truth, which the one
        advised may be a little below. None where the points of one round would be compared with
        those of the next.
        """
        if goal is not self.goal or goal is Goal.POINTS or best is None:
            return self
        digits = 2 if goal is Goal.WIN else 1
        own = round(self.value + self.last_loss, digits) - round(self.last_loss, digits)
        return replace(self, luck=round(best.value + best.loss, digits) - own)
