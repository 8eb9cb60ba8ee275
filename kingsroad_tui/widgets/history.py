"""The history: every round played, the newest on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content

from advisor.messages.protocol import Choice
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.drawing.player_badge import player_badge
from kingsroad_tui.host import Host
from kingsroad_tui.text.computers import reason_words
from kingsroad_tui.widgets.plain import PlainStatic

_NARROW = 22
_NOTHING = "No round has been played yet."


class History(VerticalScroll):
    """What everybody played and gained in each round, and why computers played it last."""

    HELP = (
        "The history, the last round first: the regions scored, everybody's cards, the points "
        "gained and the points then. After a Witch, > stands before the second choice."
    )

    app = getters.app(Host)

    def __init__(self, colours: Sequence[int], *, id: str | None = None) -> None:
        """``colours`` has each seat's player colour."""
        super().__init__(id=id)
        self._colours = colours
        self._reports: tuple[RoundReport, ...] = ()
        self._revealed: Revealed | None = None
        self._reasons: dict[int, Choice] = {}

    def compose(self) -> ComposeResult:
        yield PlainStatic(_NOTHING, id="rounds")

    def on_glyphs_changed(self) -> None:
        self._write()

    def show(
        self,
        reports: Sequence[RoundReport],
        reasons: Mapping[int, Choice],
        revealed: Revealed | None = None,
    ) -> None:
        """Shows the rounds played, and what the present one has revealed before second choices.

        ``reasons`` say why computers played as they did in the last round, by seat.
        """
        self._reports = tuple(reports)
        self._revealed = revealed
        self._reasons = dict(reasons)
        self._write()
        self.scroll_home(animate=False)

    def on_resize(self) -> None:
        self._write()

    def _write(self) -> None:
        narrow = self.size.width < _NARROW
        badges = [player_badge(colour, self.app.glyphs) for colour in self._colours]
        blocks = [
            _round(report, badges, {} if number else self._reasons, narrow=narrow)
            for number, report in enumerate(reversed(self._reports))
        ]
        if self._revealed is not None:
            blocks.insert(0, _revealed(self._revealed, badges))
        self.query_one("#rounds", PlainStatic).update(
            Content("\n").join(blocks) or Content(_NOTHING)
        )


def _revealed(revealed: Revealed, badges: Sequence[Content]) -> Content:
    lines = [Content.styled(f"Round {revealed.before.round}: revealed", "$text-muted")]
    for badge, selection in zip(badges, revealed.selections, strict=True):
        lines.append(Content.assemble(" ", badge, f" {selection.code}"))
    return Content("\n").join(lines)


def _round(
    report: RoundReport,
    badges: Sequence[Content],
    reasons: Mapping[int, Choice],
    *,
    narrow: bool,
) -> Content:
    scored = " ".join(str(score.region) for score in report.scored)
    words = "" if narrow else " scored"
    lines = [Content.styled(f"Round {report.before.round}: {scored}{words}", "$text-muted")]
    indent = "" if narrow else " "
    for seat, badge in enumerate(badges):
        played = report.selections[seat].code
        again = report.reselections[seat]
        cards = f"{played}>{again.code}" if again is not None else played
        figures = f" {cards:<5}{report.gained[seat]:>+3}{indent}{report.after.scores[seat]:>4}"
        lines.append(Content.assemble(indent, badge, figures))
        if seat in reasons:
            lines.append(Content.styled(f"{indent}  {reason_words(reasons[seat])}", "$text-muted"))
    return Content("\n").join(lines)
