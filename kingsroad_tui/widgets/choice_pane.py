"""What to say of one player's choice at one moment of a game: candidates, and what was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.reactive import reactive

from advisor.messages.protocol import Advice, AdviseRequest
from kingsroad.cards import Selection
from kingsroad_tui.text.figures import percent, signed
from kingsroad_tui.text.hints import (
    VALUE_HEADINGS,
    assumption_sentences,
    candidate_row,
    candidates_shown,
    certainty_sentence,
    find_candidate,
    likely_sentences,
    reason_sentences,
)
from kingsroad_tui.text.playouts import played_out_words, second_opinion_sentences
from kingsroad_tui.text.review import BELIEF_WORDS
from kingsroad_tui.widgets.solver_pane import ConsultingPane

_ROOMY = 37
"""From this width on there is room for what games say of each candidate."""


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


class StudyPane(ConsultingPane):
    """The answer for one player at one moment, refined in place.

    Reactives:
        question: whose choice, and what was played; None where nobody has anything to choose.
    """

    question: reactive[Question | None] = reactive[Question | None](None, init=False)

    def ask(self, question: Question | None, request: AdviseRequest | None) -> None:
        """Shows a moment; asks the solver about it where there is a request.

        The answers to an older question are dropped.
        """
        self.question = question
        self.consult(request)

    def watch_question(self) -> None:
        """Shows another question, or more of the same."""
        self.write()

    def lines(self) -> list[Content]:
        """The moment, the candidates and the reasons."""
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
        lines += _table(advice, question.chosen, self.size.width >= _ROOMY)
        lines += map(Content, second_opinion_sentences(advice))
        lines += [
            Content.styled(sentence, "italic")
            for sentence in assumption_sentences(advice, self.names)
        ]
        lines.append(Content.styled(_standing(advice), "bold"))
        lines += map(Content, reason_sentences(advice, self.board))
        lines.append(Content.styled(f"Belief: {BELIEF_WORDS[advice.belief]}.", "$text-muted"))
        lines += map(Content, likely_sentences(advice, self.names))
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


def _table(advice: Advice, chosen: Selection | None, room: bool) -> list[Content]:
    """The best candidates, and what was played below them where it is none of those.

    Where there is room, beside each what games with it say.
    """
    games = "games" if advice.second_opinion else ""
    head = ("", "mix", VALUE_HEADINGS[advice.goal], "loss", "pts", games)
    lines = [Content.styled(_cells(head, room), "$text-muted")]
    played = find_candidate(advice, chosen) if chosen is not None else None
    shown = candidates_shown(advice)
    if played is not None and played not in shown:
        shown.append(played)
    for candidate in shown:
        row = (*candidate_row(candidate, advice.goal), played_out_words(candidate, advice.goal))
        if chosen is not None and candidate is played:
            # The same play by the cards that were chosen, in their order.
            lines.append(Content.styled(f">{_cells((chosen.code, *row[1:]), room)}", "bold"))
        else:
            lines.append(Content(f" {_cells(row, room)}"))
    lines[0] = Content(" ") + lines[0]
    return lines


def _cells(row: Sequence[str], room: bool) -> str:
    cards, share, value, loss, points, games = row
    cells = f"{cards:<4}{share:>5}{value:>6}{loss:>5}{points:>7}"
    return f"{cells}{games:>9}".rstrip() if room else cells
