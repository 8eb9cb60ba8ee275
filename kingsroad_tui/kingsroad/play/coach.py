"""The coach: what a round's choices cost, what was luck, and which choices deserve a question.

Figures from the account of the game, and from the advisor's candidates as long as that does not
have the round; words are made of them elsewhere. No Textual.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from advisor.messages.advice import Candidate, Codes, Split
from advisor.messages.review import RoundReview, decided_by
from advisor.messages.verdicts import Goal, Label, Severity
from kingsroad_tui.words.figures import shown_decisions, shown_value


def is_doubtful(candidate: Candidate, goal: Goal) -> bool:
    """Whether to ask before this choice: it is called something against these players."""
    return candidate.severity(goal) not in (Severity.GOOD, Severity.GAMBLE)


@dataclass(frozen=True, slots=True)
class RoundVerdict:
    """What the choices of a round cost one player, and what was luck.

    Attributes:
        goal: the goal, in whose unit the figures are.
        before: the value with the best choice, before the first of them.
        costs: what each of the choices gave up, two in a round with an own Witch; nothing where
            that cannot be told from the best.
        better: the choice that was best where one of the two was worse; None where both were good,
            or both were worse.
        is_gamble: whether that one is a gamble.
        luck: what came of the round, in all; None as long as that is not known.
        loss_best_play: what the choices gave up against perfect play; None where not known.
        split: what it hung on how much worse the choice was; None where both were good, or nothing
            single says it.
    """

    goal: Goal
    before: float
    costs: tuple[float, ...]
    better: Codes | None = None
    is_gamble: bool = False
    luck: float | None = None
    loss_best_play: float | None = None
    split: Split | None = None

    @property
    def loss(self) -> float:
        """What the choices gave up together."""
        return sum(self.costs)

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
        first: RoundVerdict | None = None,
    ) -> Self:
        """After a choice, of which ``best`` was the best; ``first`` is the verdict on the first
        choice of the same round."""
        loss = candidate.loss if candidate.loss > candidate.loss_error else 0.0
        found = cls(
            goal,
            best.value + best.loss,
            (loss,),
            best.selection if loss else None,
            best.severity(goal) is Severity.GAMBLE,
            loss_best_play=candidate.loss_best_play,
            split=candidate.split if loss and candidate.split and candidate.split.decides else None,
        )
        return found if first is None or first.goal is not goal else found._after(first)

    @classmethod
    def kept(
        cls, played: RoundReview, seat: int, goal: Goal, following: float | None
    ) -> Self | None:
        """A seat's choices of a round as its account has them; None where it has none, or no
        values (of points).

        ``following`` is the value before the next decision; None where it is not known yet.
        """
        decisions = shown_decisions(decided_by([played], seat, goal, following), goal)
        if goal is Goal.POINTS or not decisions:
            return None
        found = None
        choices = [made for step in played.steps if (made := step.choice(seat)) is not None]
        for one, choice in zip(decisions, choices, strict=True):
            lost = cls(
                goal,
                one.before,
                (one.cost,),
                choice.best[0] if one.cost else None,
                choice.best_is_gamble,
                loss_best_play=choice.loss_best_play,
                split=choice.why.split if choice.why is not None else None,
            )
            found = lost if found is None else lost._after(found)
        came = sum(one.came for one in decisions)
        return found and replace(found, luck=None if following is None else came)

    def _after(self, first: RoundVerdict) -> Self:
        """The verdict on a second choice, with that on the first of the round."""
        one_of_two = not (self.better and first.better)
        known = self.loss_best_play is not None and first.loss_best_play is not None
        told = self if self.better else first
        return replace(
            self,
            before=first.before,
            costs=first.costs + self.costs,
            better=told.better if one_of_two else None,
            is_gamble=told.is_gamble,
            loss_best_play=(first.loss_best_play or 0.0) + (self.loss_best_play or 0.0)
            if known
            else None,
            split=told.split if one_of_two else None,
        )

    def with_luck(self, following: float | None, goal: Goal) -> Self:
        """With the luck that shows in the value before the next decision, as it is shown.

        It is that of the account, from the first choice of the round on. None where the points of
        one round would be compared with those of the next.
        """
        if goal is not self.goal or goal is Goal.POINTS or following is None:
            return self
        costs = sum(shown_value(cost, goal) for cost in self.costs)
        left = shown_value(self.before, goal) - costs
        return replace(self, luck=shown_value(following, goal) - left)
