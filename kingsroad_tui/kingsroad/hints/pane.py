"""The hint beside the map: its pages, refined in place as better answers come."""

from __future__ import annotations

from textual.content import Content
from textual.reactive import reactive

from advisor.messages.choices import find_candidate
from advisor.messages.protocol import Advice
from advisor.messages.verdicts import Goal
from kingsroad.board import Board
from kingsroad.cards import Card, Selection
from kingsroad_tui.hints.page_view import PageView, page_view, waiting_view
from kingsroad_tui.hints.pages import HintLine, HintPages, Page, Reading
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.kingsroad.hints import hints
from kingsroad_tui.kingsroad.hints.reasons import SeatContext
from kingsroad_tui.kingsroad.hints.solver_pane import SolverPane
from kingsroad_tui.kingsroad.hints.worse import doubt, live_sentences, live_verdict
from kingsroad_tui.kingsroad.hints.worth import shown_advice
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.words.keys import key
from tabletop.words.voice import phrase


class HintPane(SolverPane):
    """Shows the page that one reads.

    Reactives:
        reading: where one reads.
        chosen: the cards chosen so far, which have their rank among the choices.
    """

    HELP = "hint"

    reading: reactive[Reading] = reactive(Reading(), init=False)

    chosen: reactive[tuple[Card, ...]] = reactive[tuple[Card, ...]]((), init=False, repaint=False)

    def __init__(self, board: Board, names: tuple[str, ...], *, id: str | None = None) -> None:
        super().__init__(board, names, id=id)
        self.assumptions: list[str] = []
        self._unassuming: Advice | None = None
        """The last advice without assumptions about the same choice."""

        self._table: SeatContext | None = None
        """What the advice is about."""

    @property
    def page(self) -> Page:
        """The page that is shown."""
        return self.reading.page

    def ask(self, table: Table, seat: int) -> None:
        """Asks what this seat should play; the request holds nothing but what is public."""
        if self.settled is not None and not self.settled.assumptions:
            self._unassuming = self.settled
        self._table = hints.seat_context(table, seat)
        number, settings = self.app.solver.fresh_id(), self.app.settings
        self.request_advice(hints.advice_request(number, table, seat, settings, self.assumptions))

    def say_more(self, table: Table, seat: int) -> None:
        """Goes to the next page, from the last one to none; asks where nothing was asked yet.

        While there is no answer yet, the first page waits for it.
        """
        if not (self.page and self.thinking and self.advice is None):
            view = self._view()
            self._turn(self.reading.next(view.parts if view else 1), table, seat)

    def turn_to_experts(self, table: Table, seat: int) -> None:
        """Shows the figures for experts, or the page before them again."""
        self._turn(self.reading.turned(), table, seat)

    def _turn(self, reading: Reading, table: Table, seat: int) -> None:
        self.reading = reading
        if self.advice is None and not self.thinking:
            self.ask(table, seat)

    def assume(self, assumptions: list[str], table: Table, seat: int) -> None:
        """Asks again under these assumptions, and says at least what to play."""
        self.assumptions = assumptions
        self.open(max(self.page, Page.CHOICE))
        self.ask(table, seat)

    def open(self, page: Page) -> None:
        """Opens a page, or closes the hint."""
        self.reading = Reading(page)

    def forget(self) -> None:
        """Asks, assumes and shows nothing any more."""
        self.assumptions = []
        self._unassuming = None
        self.chosen = ()
        self.request_advice(None)
        self.reading = Reading()

    @property
    def regions(self) -> tuple[int, ...]:
        """The regions that the hint points at."""
        advice = self.settled
        return () if advice is None or not self.page else hints.regions_to_look_at(advice)

    @property
    def settled(self) -> Advice | None:
        """The advice as people are told it, once no better answer follows: only then is anything
        called best or bad, so that nothing is taken back."""
        advice = self.advice
        return shown_advice(advice) if advice is not None and advice.final else None

    @property
    def weighing(self) -> bool:
        """Whether the answer by which choices are judged is still on its way."""
        return self.thinking and self.settled is None

    def doubt(self, selection: Selection) -> str | None:
        """The question to ask before a selection that gives much away, or None."""
        if self.settled is None or self._table is None:
            return None
        return doubt(self.settled, selection, self._table)

    def verdict(self, selection: Selection, first: RoundVerdict | None) -> RoundVerdict | None:
        """What a choice costs; ``first`` is the verdict on the first choice of the same round.

        None without advice, or with advice that rests on assumptions.
        """
        advice = self.settled
        if advice is None or advice.assumptions:
            return None
        candidate = find_candidate(advice.candidates, selection)
        best = hints.best_candidate(advice)
        if candidate is None or best is None:
            return None
        return RoundVerdict.of(candidate, advice.goal, best, first)

    def value_by(self, goal: Goal) -> float | None:
        """What the best choice is worth now; None where that is not known, or by another goal."""
        advice = self.settled
        if advice is None or advice.assumptions or advice.goal is not goal:
            return None
        return max(candidate.value for candidate in advice.candidates)

    def judged(self) -> str:
        """What the cards chosen so far are worth, in a line, once it is told what to play."""
        advice, table = self.settled, self._table
        if advice is None or table is None or self.page < Page.CHOICE:
            return ""
        verdict = live_verdict(advice, self.chosen, table)
        said = live_sentences(advice, self.chosen, table)
        return " ".join(filter(None, (verdict, *said[:1])))

    def told_of(self, region: int) -> str:
        """What an open hint says of a marker in a region; nothing where none is open."""
        advice = self.settled
        if advice is None or not self.page:
            return ""
        return hints.region_sentence(advice, self.board, region)

    watch_reading = watch_chosen = SolverPane.write

    def lines(self) -> list[Content]:
        """The heading, and the page of the hint that is shown."""
        view = self._view()
        if view is not None:
            return view.lines
        said = []
        if self.trouble:
            said = [HintLine(self.trouble, "alarm")]
        elif not (self.page or self.thinking):
            said = [HintLine(phrase("kingsroad-hint-how-to-ask", key=key("play.hint")), "quiet")]
        return waiting_view(self.app.glyphs, said, thinking=self.thinking)

    def _view(self) -> PageView | None:
        """The page that is shown; None where there is none."""
        advice, table = self.advice, self._table
        if self.trouble or advice is None or table is None or not self.page:
            return None
        size = self.scrollable_content_region.size
        pages = self._pages(shown_advice(advice), table, size.width)
        done = hints.weighed_so_far(advice) / hints.WEIGHING_STEPS
        return page_view(
            pages,
            self.reading,
            (size.width, size.height),
            keys_on(self.screen),
            self.app.glyphs,
            thinking=self.thinking,
            done=done,
        )

    def _pages(self, advice: Advice, table: SeatContext, width: int) -> HintPages:
        """What the game says, and what of it is about this screen: what the map shows, and what an
        assumption has changed."""
        pages = hints.pages_of(advice, table, self.chosen, width)
        if not advice.final:
            return pages
        if self.screen.has_class("-narrow"):
            covered = phrase("kingsroad-hint-map-covered", key=key("play.skip"))
            pages = pages._replace(look=(*pages.look, HintLine(covered)))
        elif hints.regions_to_look_at(advice):
            signs = HintLine(phrase("kingsroad-hint-signs"), spare=True)
            pages = pages._replace(look=(*pages.look, signs))
        if advice.assumptions and self._unassuming is not None:
            before = shown_advice(self._unassuming)
            case = hints.what_if_sentence(before, advice, self.names, self.board)
            pages = pages._replace(choice=(HintLine(case, "case"), *pages.choice))
        return pages
