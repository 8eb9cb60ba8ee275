"""The advisor beside a person who chooses: hints, and what the last choice has cost."""

from __future__ import annotations

from advisor.messages.protocol import Review
from advisor.messages.review import RoundReview
from advisor.messages.verdicts import Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.hints.pages import Page
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.outlook_words import verdict_at_once, verdict_sentence
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.review.judging import GameJudging
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
        self._seat: int | None = None
        self._judging: GameJudging[Game, RoundReview, Review] | None = None
        self._goal = Goal.WIN
        """What the rounds of the game are judged by, behind it."""

    @property
    def _pane(self) -> HintPane:
        return self._screen.query_one(HintPane)

    @property
    def warns(self) -> bool:
        """Whether a choice that gives much away is asked about: it is one person's setting, so at
        a keyboard that several share nobody is asked."""
        return self._screen.app.settings.warn and not self._table.setup.hot_seat

    def begin(self, seat: int) -> None:
        """Somebody is to choose: says how the last round was, and asks at once where an answer is
        wanted in any case."""
        self._seat = seat
        self.show_verdict()
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
        self._seat = None
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

    def hear(self, judging: GameJudging[Game, RoundReview, Review], goal: Goal) -> None:
        """The rounds of the game are judged behind it, for what everybody plays for."""
        self._judging, self._goal = judging, goal
        judging.listeners[:] = [self.show_verdict]

    def judge(self, selection: Selection) -> None:
        """A choice is made: what it costs is kept, where that is wanted."""
        first = self.verdict if self._table.phase is Phase.SECOND_CHOICE else None
        self.verdict = self._pane.verdict(selection, first) if self._judges else None

    @property
    def _judges(self) -> bool:
        """Whether the verdict on a round is wanted: one person's setting, as `warns`."""
        setup = self._table.setup
        return self._screen.app.settings.verdict and setup.hints and not setup.hot_seat

    def show_verdict(self, _: str = "") -> None:
        """Says what the last round's choice cost, and with new advice what was luck in it.

        That is what the game keeps of the round as soon as it is judged, and until then what the
        hint said.
        """
        if not (self._screen.is_mounted and self._screen.query(HintPane)):
            return
        if not self._judges or self._table.phase is not Phase.CHOOSING:
            return
        verdict, game = self._kept() or self._by_hint(), self._table.game
        if verdict is not None:
            self._screen.choosing.now.verdict = verdict_sentence(verdict, game.players, game.board)

    def _by_hint(self) -> RoundVerdict | None:
        verdict = self.verdict
        if verdict is None:
            return None
        return verdict.with_luck(self._pane.value_by(verdict.goal), verdict.goal)

    def _kept(self) -> RoundVerdict | None:
        """The verdict by what is judged of the last round; None where it is not."""
        seat, rounds = self._seat, self._table.game.rounds
        steps = self._judging.steps if self._judging is not None else []
        if seat is None or not rounds or len(steps) != len(rounds):
            return None
        following = self._pane.value_by(self._goal)
        return RoundVerdict.kept(steps[-1], seat, self._goal, following)

    @property
    def verdict_at_once(self) -> str:
        """What the choice cost, as the round ends: luck is known only when the next one begins."""
        return verdict_at_once(self.verdict) if self.verdict else ""
