"""The advisor beside a person who chooses: hints, and what the last choice has cost."""

from __future__ import annotations

from kingsroad.cards import Selection
from kingsroad_tui.hints.pages import Page
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.outlook_words import verdict_at_once, verdict_sentence
from kingsroad_tui.kingsroad.play.table import Phase, Table
from tabletop.words.voice import phrase

_ADVISING = "advising"
"""The class of a screen that shows advice in place of the history."""


class RoundAdvisor:
    """What the play screen has of the advisor.

    Attributes:
        verdict: what the choices of the present round cost, where the coach is wanted.
    """

    verdict: RoundVerdict | None = None

    def __init__(self, screen: ChoosingScreen, table: Table) -> None:
        """``screen`` has a `HintPane`, and shows the game of the table."""
        self._screen = screen
        self._table = table

    @property
    def _pane(self) -> HintPane:
        return self._screen.query_one(HintPane)

    @property
    def warns(self) -> bool:
        """Whether a choice that gives much away is asked about: it is one person's setting, so at
        a keyboard that several share nobody is asked."""
        return self._screen.app.settings.warn and not self._table.setup.hot_seat

    def begin(self, seat: int) -> None:
        """Somebody is to choose: asks at once where an answer is wanted in any case."""
        settings, setup = self._screen.app.settings, self._table.setup
        page = Page(settings.hint_step)
        if page and setup.hints:
            self._table.note_hint()
        if setup.hints and (page or self.warns or settings.verdict):
            self._pane.open(page)
            self._screen.set_class(page > Page.OFF, _ADVISING)
            self._screen.refresh_bindings()
            self._pane.ask(self._table, seat)

    def end(self) -> None:
        """Nobody chooses any more: no hint stays on the screen."""
        self._pane.forget()
        self._screen.remove_class(_ADVISING)

    def show_better(self) -> None:
        """Instead of playing what gives much away."""
        self._table.note_hint()
        self._pane.open(Page.CHOICE)
        self.show()

    def say_more(self, seat: int | None) -> None:
        """Each time a page more; the last one closes the hints."""
        if not self._table.setup.hints:
            self._screen.notify(phrase("kingsroad-no-hints"))
        elif seat is None:
            self._screen.notify(phrase("kingsroad-commands-hints-not-now"))
        else:
            self._table.note_hint()
            self._pane.say_more(self._table, seat)
            self.show()

    def turn_to_experts(self, seat: int | None) -> None:
        """The figures behind the hint, for people who know the theory; again for the hint."""
        if seat is not None and self._table.setup.hints:
            self._table.note_hint()
            self._pane.turn_to_experts(self._table, seat)
            self.show()

    def assume(self, assumptions: list[str], seat: int) -> None:
        """The hint for the case that others play so."""
        self._pane.assume(assumptions, self._table, seat)
        self.show()

    def show(self) -> None:
        """Shows the hint as far as it is open, or that it is closed."""
        self._screen.set_class(bool(self._pane.page), _ADVISING)
        self._screen.refresh_bindings()
        self.point()

    @property
    def is_open(self) -> bool:
        """Whether somebody who chooses has a hint before them."""
        return bool(self._pane.page) and self._screen.has_class(_ADVISING)

    def close(self) -> None:
        """Closes an open hint."""
        self._pane.open(Page.OFF)
        self.show()

    def point(self) -> None:
        """Points at the regions of the hint on the map; now the luck of the last round is known."""
        pane = self._pane
        self._screen.view.point_at(pane.regions)
        self._screen.choosing.show_hint(pane.told_of, pane.judged())
        self.show_verdict()

    def judge(self, selection: Selection) -> None:
        """A choice is made: what it costs is kept, where that is wanted."""
        first = self.verdict if self._table.phase is Phase.SECOND_CHOICE else None
        wanted = self._screen.app.settings.verdict and not self._table.setup.hot_seat
        self.verdict = self._pane.verdict(selection, first) if wanted else None

    def show_verdict(self) -> None:
        """Says what the last round's choice cost, and with new advice what was luck in it."""
        if self.verdict is not None and self._table.phase is Phase.CHOOSING:
            verdict, game = self._pane.with_luck(self.verdict), self._table.game
            self._screen.choosing.now.verdict = verdict_sentence(verdict, game.players, game.board)

    @property
    def verdict_at_once(self) -> str:
        """What the choice cost, as the round ends: luck is known only when the next one begins."""
        return verdict_at_once(self.verdict) if self.verdict else ""
