"""One player's choice at one moment of a game: the candidates, and what was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content
from textual.reactive import reactive

from advisor.messages.protocol import Advice, AdviseRequest
from kingsroad.cards import Selection
from kingsroad_tui.drawing.player_badge import player_badge
from kingsroad_tui.text.figures import percent, signed
from kingsroad_tui.text.hints import (
    VALUE_HEADINGS,
    assumption_sentences,
    bound_sentences,
    candidate_row,
    candidates_shown,
    certainty_sentence,
    find_candidate,
    likely_sentences,
    reason_sentences,
)
from kingsroad_tui.text.playouts import played_out_words, second_opinion_sentences
from kingsroad_tui.text.review import BELIEF_WORDS
from kingsroad_tui.widgets.solver_pane import SolverPane

_ROOMY = 37
"""From this width on there is room for what games say of each candidate."""


@dataclass(frozen=True, slots=True)
class ExaminedChoice:
    """The choice that is looked at, and what is known of it.

    Attributes:
        title: the player's name, or what there is to say where nobody chooses.
        colour: the player colour (0 to 4) of the badge before the title, or None for no badge.
        lead: words before the badge.
        chosen: what was played then, or None where nothing was yet.
        verdict: what the review says of it, or nothing.
        hidden: whether the answer is kept back, for trying again.
    """

    title: str
    colour: int | None = None
    lead: str = ""
    chosen: Selection | None = None
    verdict: str = ""
    hidden: bool = False


class ChoicePane(SolverPane):
    """The choice of one player at one moment, with the solver's answer, refined in place.

    Reactives:
        examined: the choice; None before there is one.
    """

    examined: reactive[ExaminedChoice | None] = reactive[ExaminedChoice | None](None, init=False)

    def examine(self, choice: ExaminedChoice, request: AdviseRequest | None) -> None:
        """Shows a choice; asks the solver about it where there is a request."""
        self.examined = choice
        self.request_advice(request)

    def watch_examined(self) -> None:
        self.write()

    def lines(self) -> list[Content]:
        """The player, the candidates and the reasons."""
        choice, advice = self.examined, self.advice
        if choice is None:
            return []
        lines = [self._heading(choice)]
        if self.trouble:
            lines.append(Content.styled(self.trouble, "$text-warning"))
        if choice.hidden:
            return [*lines, Content("What would you play? Press t to try; u shows the answer.")]
        if choice.verdict:
            lines.append(Content(choice.verdict))
        if advice is None:
            return lines
        lines += _table(advice, choice.chosen, self.size.width >= _ROOMY)
        lines += map(Content, second_opinion_sentences(advice))
        lines += [
            Content.styled(sentence, "italic")
            for sentence in assumption_sentences(advice, self.names)
        ]
        lines.append(Content.styled(_standing(advice), "bold"))
        lines += map(Content, reason_sentences(advice, self.board))
        lines.append(Content.styled(f"Belief: {BELIEF_WORDS[advice.belief]}.", "$text-muted"))
        lines += map(Content, likely_sentences(advice, self.names))
        muted = [*bound_sentences(advice), certainty_sentence(advice)]
        lines += [Content.styled(sentence, "$text-muted") for sentence in muted]
        return lines

    def _heading(self, choice: ExaminedChoice) -> Content:
        glyphs = self.app.glyphs
        badge = "" if choice.colour is None else player_badge(choice.colour, glyphs) + " "
        thinking = f" {glyphs.ellipsis}" if self.thinking else ""
        title = Content.styled(choice.title, "bold")
        return Content.assemble(choice.lead, badge, title, (thinking, "$text-muted"))


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
