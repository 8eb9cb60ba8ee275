"""The list of mistakes of a game, largest first; choosing one goes there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import on
from textual.content import Content
from textual.widgets.option_list import Option

from advisor.messages.goals import Goal
from advisor.messages.review import Mistake, RoundReview, mistakes
from kingsroad_tui.host import WidgetMessage
from kingsroad_tui.text.review import mistake_line
from kingsroad_tui.widgets.plain import PlainOptionList


class MistakeList(PlainOptionList):
    """Shows the mistakes in the rounds judged so far."""

    @dataclass
    class MistakeChosen(WidgetMessage["MistakeList"]):
        """A mistake was chosen."""

        mistake: Mistake

    BORDER_TITLE = "Mistakes"

    def __init__(self, names: Sequence[str], *, id: str | None = None) -> None:
        super().__init__(id=id, compact=True)
        self._names = names
        self._found: list[Mistake] = []

    def show(self, judged: Sequence[RoundReview], goal: Goal) -> None:
        """Lists the mistakes of these rounds."""
        self._found = mistakes(judged)
        self.clear_options()
        self.add_options([Option(Content(mistake_line(m, self._names, goal))) for m in self._found])

    @on(PlainOptionList.OptionSelected)
    def _selected(self, event: PlainOptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.MistakeChosen(self, self._found[event.option_index]))
