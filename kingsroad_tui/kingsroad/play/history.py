"""The history: a table with a row for every round, the newest on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual import getters
from textual.app import ComposeResult
from textual.containers import VerticalScroll

from advisor.messages.protocol import Choice, ChoiceReason
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.drawing.spans_content import spans_content
from kingsroad_tui.kingsroad.drawing.history_table import PresentRound, history_rows
from kingsroad_tui.kingsroad.help import words as help_texts
from kingsroad_tui.kingsroad.play.history_words import no_round_words
from kingsroad_tui.rivals.computer_words import new_reasons, reason_words
from kingsroad_tui.rivals.words import quoted_line
from kingsroad_tui.shell.host import Host
from kingsroad_tui.widgets.plain import PlainStatic


class History(VerticalScroll):
    """What everybody gained in each round, what was played last, and why computers played it."""

    HELP = help_texts.HISTORY

    app = getters.app(Host)

    def __init__(self, colours: Sequence[int], *, id: str | None = None) -> None:
        """``colours`` has each seat's player colour."""
        super().__init__(id=id)
        self._colours = colours
        self._reports: tuple[RoundReport, ...] = ()
        self._revealed: Revealed | None = None
        self._reasons: dict[int, Choice] = {}
        self._said: tuple[tuple[int, str], ...] = ()
        self._first_said: dict[tuple[int, ChoiceReason], int] = {}
        self._first_round = 1
        self._present: PresentRound | None = None
        self._rows = 0

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="rounds")

    def show(
        self,
        reports: Sequence[RoundReport],
        reasons: Mapping[int, Choice],
        revealed: Revealed | None = None,
        *,
        said: Sequence[tuple[int, str]] = (),
        first_round: int = 1,
    ) -> None:
        """Shows the rounds played, and what the present one has revealed before second choices.

        ``reasons`` say why computers played as they did in the last round, by seat; each is
        shown below the first round that it is true of, since later rounds repeat it; ``said`` is
        what was said in the last round, and by whom;
        ``first_round`` is the round that the game was begun with.
        """
        self._first_round = first_round
        self._present = None
        self._reports = tuple(reports)
        self._revealed = revealed
        self._said = tuple(said)
        self._reasons = {}
        if reports and revealed is None:
            self._reasons = new_reasons(reasons, reports[-1].before.round, self._first_said)
        self._write()
        self.scroll_home(animate=False)

    def show_present(self, present: PresentRound) -> None:
        """Shows the round being revealed as far as it has been told."""
        if present != self._present:
            self._present = present
            self._write()

    def _write(self) -> None:
        width = self.scrollable_content_region.width
        if not width:
            return
        reasons = {seat: reason_words(choice) for seat, choice in self._reasons.items()}
        rows = list(
            history_rows(
                self._reports,
                self._present or self._revealed,
                reasons,
                said=[(seat, quoted_line(line)) for seat, line in self._said],
                colours=self._colours,
                width=width,
                glyphs=self.app.glyphs,
            )
        )
        if not self._reports and self._revealed is None and self._present is None:
            rows.append([(no_round_words(self._first_round), "quiet")])
        # While a round is revealed only its row changes: then nothing is laid out anew.
        layout = self._present is None or len(rows) != self._rows
        self._rows = len(rows)
        self.query_one("#rounds", PlainStatic).update(spans_content(rows), layout=layout)

    on_glyphs_changed = on_resize = _write
