"""The advice: hints in steps, refined in place as better answers come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual import work
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.reactive import reactive
from textual.widgets import Static
from textual.worker import get_current_worker

from advisor.protocol import Advice, AdviseRequest, Failure, Goal
from kingsroad.board import Board
from kingsroad_tui.glyphs import glyphs_of
from kingsroad_tui.hint_words import (
    HintStep,
    candidate_rows,
    certainty_sentence,
    hint_sentences,
    likely_sentences,
    mix_sentence,
    reason_sentences,
)

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad

_ROOMY = 36
"""From this width on a step's hint stands below those before it; else it takes their place."""

_STEPS = {
    HintStep.LOOK: "h: how the round stands",
    HintStep.STANDING: "h: what to play",
    HintStep.MIX: "h: why",
    HintStep.REASONS: "h: close the hints",
}


class AdvicePane(VerticalScroll):
    """Says as much as the step allows.

    Reactives:
        advice: the answer so far, or None while there is none.
        step: how much to say.
        thinking: whether a better answer is on its way.
        trouble: why there is no advice, or nothing.
    """

    HELP = (
        "The advice. Every press of the hint key says more: where to look, how the round stands, "
        "the best cards with their share of the mix, what each gives up and the least and most "
        "points it can bring, and the reasons."
    )

    class Updated(Message):
        """There is a new answer, or a better one."""

    app: KingsRoad

    advice: reactive[Advice | None] = reactive[Advice | None](None, init=False)
    step: reactive[HintStep] = reactive(HintStep.OFF, init=False)
    thinking: reactive[bool] = reactive(False, init=False)
    trouble: reactive[str] = reactive("", init=False)

    def __init__(self, board: Board, names: tuple[str, ...], *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._board = board
        self._names = names

    def consult(self, request: AdviseRequest) -> None:
        """Asks the solver; the answers to an older question are dropped."""
        self.advice = None
        self.trouble = ""
        self.thinking = True
        self._consult(request)

    def forget(self) -> None:
        """Nothing is asked any more, and nothing shown."""
        self.workers.cancel_node(self)
        self.advice = None
        self.thinking = False
        self.trouble = ""
        self.step = HintStep.OFF

    @work(exclusive=True)
    async def _consult(self, request: AdviseRequest) -> None:
        async for answer in self.app.solver.ask(request):
            if get_current_worker().is_cancelled:
                return
            if isinstance(answer, Advice):
                self.advice = answer
                self.post_message(self.Updated())
            elif isinstance(answer, Failure):
                self.trouble = f"No hint: {answer.message}."
        self.thinking = False

    def compose(self) -> ComposeResult:
        """The text."""
        yield Static(id="hint")

    def watch_advice(self) -> None:
        """Shows the new answer in the old one's place."""
        self._write()

    def watch_step(self) -> None:
        """Says more, or nothing."""
        self._write()

    def watch_thinking(self) -> None:
        """Shows or takes away the progress sign."""
        self._write()

    def watch_trouble(self) -> None:
        """Says what is wrong."""
        self._write()

    def on_resize(self) -> None:
        """Other words fit another width."""
        self._write()

    def _write(self) -> None:
        self.query_one("#hint", Static).update(Content("\n").join(self._lines()))

    def _lines(self) -> list[Content]:
        sign = f"  thinking {glyphs_of(self.app).ellipsis}" if self.thinking else ""
        lines = [Content.assemble(("Hint", "bold $accent"), (sign, "$text-muted"))]
        if self.trouble:
            lines.append(Content.styled(self.trouble, "$text-warning"))
        advice = self.advice
        if advice is None or self.step is HintStep.OFF:
            return lines
        room = self.size.width >= _ROOMY
        if room or self.step <= HintStep.STANDING:
            lines += map(Content, hint_sentences(advice, self.step, self._board))
        lines += [Content.styled(f"If {text}", "italic") for text in advice.assumptions]
        if self.step is HintStep.MIX or (room and self.step > HintStep.MIX):
            lines.append(Content.styled(mix_sentence(advice, self._board), "bold"))
            lines += _table(candidate_rows(advice), advice.goal)
        if self.step is HintStep.REASONS:
            lines += map(Content, reason_sentences(advice, self._board))
            lines += map(Content, likely_sentences(advice, self._names))
            lines.append(Content.styled(certainty_sentence(advice), "$text-muted"))
        lines.append(Content.styled(_STEPS[self.step], "$text-muted"))
        return lines


def _table(rows: Sequence[tuple[str, str, str, str, str]], goal: Goal) -> list[Content]:
    head = ("", "mix", "win" if goal is Goal.WIN else goal.value[:5], "loss", "pts")
    return [
        Content.styled(_cells(row), "$text-muted" if number == 0 else "")
        for number, row in enumerate([head, *rows])
    ]


def _cells(row: tuple[str, str, str, str, str]) -> str:
    cards, share, value, loss, points = row
    return f"{cards:<4}{share:>4}{value:>5}{loss:>5}{points:>7}"
