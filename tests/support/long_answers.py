"""A handler whose first answer fits no line that readers take."""

from __future__ import annotations

from collections.abc import Iterator

from advisor.core.cancellation import Stop
from advisor.messages.intervals import Estimate
from advisor.messages.protocol import AdviseRequest, Answer, Choice, ChoiceReason, Thinking
from advisor.messages.review import Thought, ThoughtChoice


def answer(request: AdviseRequest, stop: Stop) -> Iterator[Answer]:
    """A long answer that is not the last, and a short one that is."""
    choices = [ThoughtChoice(["1", "6", "K"], Estimate(0.0, 0.0, 0.0))] * 2_000
    thought = Thought(games=1, choices=choices, settled=False, seconds=0.0)
    yield Thinking(id=request.id, thought=thought, final=False)
    yield Choice(id=request.id, player=0, computer="", selection=[], reason=ChoiceReason.ANYTHING)
