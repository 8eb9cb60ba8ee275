"""The history: every round played, the newest on top."""

from __future__ import annotations

from collections.abc import Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.reactive import reactive
from textual.widgets import Static

from kingsroad.rounds import RoundReport


class History(VerticalScroll):
    """What everybody played and gained in each round.

    Reactives:
        reports: the rounds played, oldest first.
        tokens: letter and glyph of each player, in seat order.
    """

    reports: reactive[Sequence[RoundReport]] = reactive[Sequence[RoundReport]]((), init=False)
    tokens: reactive[Sequence[Content]] = reactive[Sequence[Content]](())

    def compose(self) -> ComposeResult:
        """The text."""
        yield Static("No round has been played yet.", id="rounds")

    def watch_reports(self, reports: Sequence[RoundReport]) -> None:
        """Writes the rounds anew."""
        blocks = [_round(report, self.tokens) for report in reversed(reports)]
        text = Content("\n").join(blocks) if blocks else Content("No round has been played yet.")
        self.query_one("#rounds", Static).update(text)
        self.scroll_home(animate=False)


def _round(report: RoundReport, tokens: Sequence[Content]) -> Content:
    scored = " ".join(str(score.region) for score in report.scored)
    lines = [Content.styled(f"Round {report.before.round}: {scored} scored", "$text-muted")]
    for seat, token in enumerate(tokens):
        played = report.selections[seat].code
        again = report.reselections[seat]
        cards = f"{played}>{again.code}" if again is not None else played
        lines.append(
            Content.assemble(
                " ", token, f" {cards:<6} {report.gained[seat]:>+3}  {report.after.scores[seat]:>3}"
            )
        )
    return Content("\n").join(lines)
