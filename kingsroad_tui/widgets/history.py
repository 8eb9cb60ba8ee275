"""The history: every round played, the newest on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from advisor.messages.protocol import Choice
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.text.computers import reason_words

_NARROW = 22
_NOTHING = "No round has been played yet."


class History(VerticalScroll):
    """What everybody played and gained in each round, and why computers played it last."""

    HELP = (
        "The history, the last round first: the regions scored, everybody's cards, the points "
        "gained and the points then. After a Witch, > stands before the second choice."
    )

    def __init__(self, tokens: Sequence[Content], *, id: str | None = None) -> None:
        """``tokens``: letter and sign of each player, in seat order."""
        super().__init__(id=id)
        self._tokens = tokens
        self._reports: tuple[RoundReport, ...] = ()
        self._revealed: Revealed | None = None
        self._reasons: dict[int, Choice] = {}

    def compose(self) -> ComposeResult:
        """The text."""
        yield Static(_NOTHING, id="rounds")

    def show(
        self,
        reports: Sequence[RoundReport],
        reasons: Mapping[int, Choice],
        revealed: Revealed | None = None,
    ) -> None:
        """Takes the rounds played, and what is revealed of the present one before second choices.

        ``reasons`` are those of the last round, by seat.
        """
        self._reports = tuple(reports)
        self._revealed = revealed
        self._reasons = dict(reasons)
        self._write()
        self.scroll_home(animate=False)

    def on_resize(self) -> None:
        """Other words fit another width."""
        self._write()

    def _write(self) -> None:
        narrow = self.size.width < _NARROW
        blocks = [
            _round(report, self._tokens, {} if number else self._reasons, narrow=narrow)
            for number, report in enumerate(reversed(self._reports))
        ]
        if self._revealed is not None:
            blocks.insert(0, _revealed(self._revealed, self._tokens))
        self.query_one("#rounds", Static).update(Content("\n").join(blocks) or Content(_NOTHING))


def _revealed(revealed: Revealed, tokens: Sequence[Content]) -> Content:
    lines = [Content.styled(f"Round {revealed.before.round}: revealed", "$text-muted")]
    for token, selection in zip(tokens, revealed.selections, strict=True):
        lines.append(Content.assemble(" ", token, f" {selection.code}"))
    return Content("\n").join(lines)


def _round(
    report: RoundReport,
    tokens: Sequence[Content],
    reasons: Mapping[int, Choice],
    *,
    narrow: bool,
) -> Content:
    scored = " ".join(str(score.region) for score in report.scored)
    words = "" if narrow else " scored"
    lines = [Content.styled(f"Round {report.before.round}: {scored}{words}", "$text-muted")]
    indent = "" if narrow else " "
    for seat, token in enumerate(tokens):
        played = report.selections[seat].code
        again = report.reselections[seat]
        cards = f"{played}>{again.code}" if again is not None else played
        figures = f" {cards:<5}{report.gained[seat]:>+3}{indent}{report.after.scores[seat]:>4}"
        lines.append(Content.assemble(indent, token, figures))
        if seat in reasons:
            lines.append(Content.styled(f"{indent}  {reason_words(reasons[seat])}", "$text-muted"))
    return Content("\n").join(lines)
