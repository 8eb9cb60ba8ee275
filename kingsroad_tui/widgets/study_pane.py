"""What to say of one player's choice at one moment of a game: candidates, and what was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
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
from kingsroad.cards import Selection
from kingsroad_tui.hint_words import (
    candidate_row,
    candidates_shown,
    certainty_sentence,
    find_candidate,
    likely_sentences,
    percent,
    reason_sentences,
    signed,
)
from kingsroad_tui.review_words import BELIEF_WORDS

if TYPE_CHECKING:
    from kingsroad_tui.app import KingsRoad


@dataclass(frozen=True, slots=True)
class Question:
    """Whose choice is looked at, and what is known of it.

    Attributes:
        title: the player and the moment.
        chosen: what was played then, or None where nothing was yet.
        verdict: what the review says of it, or nothing.
        hidden: whether the answer is kept back, for trying again.
    """

    title: Content
    chosen: Selection | None = None
    verdict: str = ""
    hidden: bool = False


class StudyPane(VerticalScroll):
    """The answer for one player at one moment, refined in place.

    Reactives:
        question: whose choice, and what was played; None where nobody has anything to choose.
        advice: the answer so far, or None while there is none.
        thinking: whether a better answer is on its way.
        trouble: why there is no advice, or nothing.
    """

    class Updated(Message):
        """There is a new answer, or a better one."""

    app: KingsRoad

    question: reactive[Question | None] = reactive[Question | None](None, init=False)
    advice: reactive[Advice | None] = reactive[Advice | None](None, init=False)
    thinking: reactive[bool] = reactive(False, init=False)
    trouble: reactive[str] = reactive("", init=False)

    def __init__(self, board: Board, names: tuple[str, ...], *, id: str | None = None) -> None:  # noqa: A002
        super().__init__(id=id)
        self._board = board
        self._names = names

    def compose(self) -> ComposeResult:
        """The text."""
        yield Static(id="study-text")

    def ask(self, question: Question | None, request: AdviseRequest | None) -> None:
        """Shows a moment; asks the solver about it where there is a request.

        The answers to an older question are dropped.
        """
        self.workers.cancel_node(self)
        self.advice = None
        self.trouble = ""
        self.question = question
        self.thinking = request is not None
        if request is not None:
            self._consult(request)
        self._write()

    @work(exclusive=True)
    async def _consult(self, request: AdviseRequest) -> None:
        async for answer in self.app.solver.ask(request):
            if get_current_worker().is_cancelled:
                return
            if isinstance(answer, Advice):
                self.advice = answer
                self.post_message(self.Updated())
            elif isinstance(answer, Failure):
                self.trouble = f"No analysis: {answer.message}."
        self.thinking = False

    def watch_question(self) -> None:
        """Shows another question, or more of the same."""
        self._write()

    def watch_advice(self) -> None:
        """Shows the new answer in the old one's place."""
        self._write()

    def watch_thinking(self) -> None:
        """Shows or takes away the progress sign."""
        self._write()

    def watch_trouble(self) -> None:
        """Says what is wrong."""
        self._write()

    def _write(self) -> None:
        self.query_one("#study-text", Static).update(Content("\n").join(self._lines()))

    def _lines(self) -> list[Content]:
        question, advice = self.question, self.advice
        if question is None:
            return []
        sign = Content.styled(" …", "$text-muted") if self.thinking else Content("")
        lines = [question.title + sign]
        if self.trouble:
            lines.append(Content.styled(self.trouble, "$text-warning"))
        if question.hidden:
            return [*lines, Content("What would you play? Press t to try; u shows the answer.")]
        if question.verdict:
            lines.append(Content(question.verdict))
        if advice is None:
            return lines
        lines += _table(advice, question.chosen)
        lines += [Content.styled(f"If {text}", "italic") for text in advice.assumptions]
        lines.append(Content.styled(_standing(advice), "bold"))
        lines += map(Content, reason_sentences(advice, self._board))
        lines.append(Content.styled(f"Belief: {BELIEF_WORDS[advice.belief]}.", "$text-muted"))
        lines += map(Content, likely_sentences(advice, self._names))
        lines.append(Content.styled(certainty_sentence(advice), "$text-muted"))
        return lines


def _standing(advice: Advice) -> str:
    seat = advice.player
    parts = []
    if advice.win:
        parts.append(f"chance to win {percent(advice.win[seat])}")
    if advice.margin:
        parts.append(f"margin {signed(advice.margin[seat])}")
    return ", ".join(parts).capitalize() + "."


def _table(advice: Advice, chosen: Selection | None) -> list[Content]:
    """The best candidates, and what was played below them where it is none of those."""
    unit = "win" if advice.goal is Goal.WIN else advice.goal.value[:5]
    lines = [Content.styled(_cells(("", "mix", unit, "loss", "pts")), "$text-muted")]
    played = find_candidate(advice, chosen) if chosen is not None else None
    shown = candidates_shown(advice)
    if played is not None and played not in shown:
        shown.append(played)
    for candidate in shown:
        row = candidate_row(candidate, advice.goal)
        if chosen is not None and candidate is played:
            # The same play by the cards that were chosen, in their order.
            lines.append(Content.styled(f">{_cells((chosen.code, *row[1:]))}", "bold"))
        else:
            lines.append(Content(f" {_cells(row)}"))
    lines[0] = Content(" ") + lines[0]
    return lines


def _cells(row: Sequence[str]) -> str:
    cards, share, value, loss, points = row
    return f"{cards:<4}{share:>5}{value:>6}{loss:>5}{points:>7}"
