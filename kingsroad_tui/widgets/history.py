"""The history: every round played, the newest on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from advisor.protocol import Choice
from kingsroad.rounds import RoundReport
from kingsroad_tui.computer_words import reason_words

_NOTHING = "No round has been played yet."


class History(VerticalScroll):
    """What everybody played and gained in each round, and why computers played it last."""

    def __init__(self, tokens: Sequence[Content], *, id: str | None = None) -> None:  # noqa: A002
        """``tokens``: letter and sign of each player, in seat order."""
        super().__init__(id=id)
        self._tokens = tokens

    def compose(self) -> ComposeResult:
        """The text."""
        yield Static(_NOTHING, id="rounds")

    def show(self, reports: Sequence[RoundReport], reasons: Mapping[int, Choice]) -> None:
        """Writes the rounds; ``reasons`` are those of the last one, by seat."""
        blocks = [
            _round(report, self._tokens, reasons if report is reports[-1] else {})
            for report in reversed(reports)
        ]
        self.query_one("#rounds", Static).update(Content("\n").join(blocks) or Content(_NOTHING))
        self.scroll_home(animate=False)


def _round(
    report: RoundReport, tokens: Sequence[Content], reasons: Mapping[int, Choice]
) -> Content:
    scored = " ".join(str(score.region) for score in report.scored)
    lines = [Content.styled(f"Round {report.before.round}: {scored} scored", "$text-muted")]
    for seat, token in enumerate(tokens):
        played = report.selections[seat].code
        again = report.reselections[seat]
        cards = f"{played}>{again.code}" if again is not None else played
        figures = f" {cards:<6} {report.gained[seat]:>+3}  {report.after.scores[seat]:>3}"
        lines.append(Content.assemble(" ", token, figures))
        if seat in reasons:
            lines.append(Content.styled(f"    {reason_words(reasons[seat])}", "$text-muted"))
    return Content("\n").join(lines)
