"""A pane that has the solver think longer about the choice it shows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual import work
from textual.content import Content
from textual.reactive import reactive
from textual.worker import get_current_worker

from advisor.messages.protocol import Failure, Thinking, ThinkRequest
from advisor.messages.review import ChoiceReview, Thought
from advisor.messages.verdicts import Goal
from kingsroad_tui.kingsroad.hints.solver_pane import SolverPane
from kingsroad_tui.kingsroad.review.thinking import (
    no_thought,
    thought_heading,
    thought_lines,
    thought_sentence,
    thought_waits,
)
from kingsroad_tui.shell.host import WidgetMessage

_LONGER: Final = "longer"
"""The group of the worker that asks the solver."""


class ThinkingPane(SolverPane):
    """Shows what thinking longer finds as it comes; another question to the solver ends it.

    Reactives:
        thought: what was found so far, or None.
        thinks_longer: whether more is to come.
    """

    @dataclass
    class ThoughtOver(WidgetMessage["ThinkingPane"]):
        """Thinking has come to its end, or was stopped: what it found."""

        thought: Thought

    thought: reactive[Thought | None] = reactive[Thought | None](None, init=False)
    thinks_longer: reactive[bool] = reactive(False, init=False)

    def show_thought(self, thought: Thought | None) -> None:
        """Shows what was found before."""
        self.thinks_longer = False
        self.thought = thought

    def think_longer(self, request: ThinkRequest) -> None:
        """Has the solver think about the choice shown."""
        self.thought = None
        self.thinks_longer = True
        self._receive_thoughts(request)

    def stop_thinking(self) -> None:
        """Ends it with what was found so far."""
        self.workers.cancel_group(self, _LONGER)
        self._end()

    @work(group=_LONGER, exclusive=True)
    async def _receive_thoughts(self, request: ThinkRequest) -> None:
        async for answer in self.app.solver.ask(request):
            if get_current_worker().is_cancelled:
                return
            if isinstance(answer, Failure):
                self.trouble = no_thought(answer.message)
            elif isinstance(answer, Thinking):
                self.thought = answer.thought
        self._end()

    def _end(self) -> None:
        self.thinks_longer = False
        if self.thought is not None:
            self.post_message(self.ThoughtOver(self, self.thought))

    watch_thought = watch_thinks_longer = SolverPane.write

    def thought_lines(self, judged: ChoiceReview | None, goal: Goal) -> list[Content]:
        """What was found, and what it makes of the choice ``judged`` once it is over."""
        thought = self.thought
        if thought is None:
            waiting = [thought_waits()] if self.thinks_longer else []
            return self.spelled(waiting, "$text-muted")
        lines = self.spelled([thought_heading(thought, running=self.thinks_longer)], "bold")
        lines += self.spelled(thought_lines(thought, goal))
        if judged is not None and not self.thinks_longer:
            verdict = thought_sentence(judged, thought, goal)
            lines += self.spelled([verdict] if verdict else [], "$accent")
        return lines

    def spelled(self, sentences: Sequence[str], style: str = "") -> list[Content]:
        """Sentences in the signs in use."""
        return [Content.styled(self.app.glyphs.spelled(one), style) for one in sentences]
