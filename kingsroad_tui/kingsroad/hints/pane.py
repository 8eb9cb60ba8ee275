"""The advice: hints in steps, refined in place as better answers come."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.reactive import reactive

from advisor.messages.choices import find_candidate
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest
from advisor.messages.verdicts import Goal
from kingsroad.board import Board
from kingsroad.cards import Card, Selection
from kingsroad.records import GameData
from kingsroad_tui.drawing.one_line import win_bar
from kingsroad_tui.kingsroad.hints import hints, reasons
from kingsroad_tui.kingsroad.hints.aims import worked_out_sentence
from kingsroad_tui.kingsroad.hints.best_play import beside_forced_win, chances_to_draw
from kingsroad_tui.kingsroad.hints.solver_pane import SolverPane
from kingsroad_tui.kingsroad.hints.worse import doubt, live_sentences, live_verdict
from kingsroad_tui.kingsroad.hints.worth import shown_advice
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.widgets.pages import hanging, paged, with_what_fits
from tabletop.words.voice import phrase

_ROUND = (hints.HintStep.LOOK, hints.HintStep.STANDING, hints.HintStep.BEST, hints.HintStep.COMPARE)
"""The steps that the hint key goes through; the figures for experts have a key of their own."""

_ROWS = 3
"""So many choices are compared even where they take another page."""

_BAR = 12
"""Cells of the bar that shows how far a choice has been thought about."""

_LIVE = (hints.HintStep.BEST, hints.HintStep.COMPARE)
"""The steps at which the cards chosen so far are judged."""


class HintPane(SolverPane):
    """Says as much as the step allows.

    Reactives:
        step: how much to say.
        chosen: the cards chosen so far, which are judged live.
    """

    HELP = "hint"

    step: reactive[hints.HintStep] = reactive(hints.HintStep.OFF, init=False)

    chosen: reactive[tuple[Card, ...]] = reactive[tuple[Card, ...]]((), init=False, repaint=False)

    def __init__(self, board: Board, names: tuple[str, ...], *, id: str | None = None) -> None:
        super().__init__(board, names, id=id)
        self.assumptions: list[str] = []
        self._unassuming: Advice | None = None
        """The last advice without assumptions about the same choice."""

        self._part = 0
        """Which page of the step is shown, from 0, where it takes more than one."""

        self._before = hints.HintStep.LOOK
        """The step to come back to from the figures for experts."""

        self._table: reasons.SeatContext | None = None
        """What the advice is about."""

        self._colours: tuple[int, ...] = ()
        """Each seat's player colour."""

    def ask(self, table: Table, seat: int) -> None:
        """Asks what this seat should play; the request holds nothing but what is public."""
        if self._settled is not None and not self._settled.assumptions:
            self._unassuming = self._settled
        self._table = reasons.SeatContext(table.game.table_position, self.names, seat)
        self._colours = tuple(chair.colour for chair in table.setup.seats)
        settings = self.app.settings
        self.request_advice(
            AdviseRequest(
                id=self.app.solver.fresh_id(),
                game=GameData.of(table.game.as_public()),
                player=seat,
                settings=AdviceSettings(
                    belief=settings.belief,
                    goal=settings.goal,
                    assumptions=list(self.assumptions),
                    seed=table.setup.seed,
                ),
            )
        )

    def say_more(self, table: Table, seat: int) -> None:
        """Goes to the next page, from the last one to none; asks where nothing was asked yet.

        While there is no answer yet, the first page waits for it.
        """
        if self.step and self.thinking and self.advice is None:
            return
        if self._part + 1 < len(self._pages(self.step)):
            self._part += 1
            self.write()
            return
        last = self.step in (_ROUND[-1], hints.HintStep.DETAILS)
        self.step = hints.HintStep.OFF if last else hints.HintStep(self.step + 1)
        if self.advice is None and not self.thinking:
            self.ask(table, seat)

    def turn_to_experts(self, table: Table, seat: int) -> None:
        """Shows the figures for experts, or the page before them again."""
        if self.step is hints.HintStep.DETAILS:
            self.step = self._before
            return
        self._before = self.step or hints.HintStep.LOOK
        self.step = hints.HintStep.DETAILS
        if self.advice is None and not self.thinking:
            self.ask(table, seat)

    def assume(self, assumptions: list[str], table: Table, seat: int) -> None:
        """Asks again under these assumptions, and says at least what to play."""
        self.assumptions = assumptions
        self.step = max(self.step, hints.HintStep.BEST)
        self._part = 0
        self.ask(table, seat)

    def show_best(self) -> None:
        """Turns to the best choice, where the advice is known."""
        self.step = hints.HintStep.BEST

    def forget(self) -> None:
        """Asks, assumes and shows nothing any more."""
        self.assumptions = []
        self._unassuming = None
        self.chosen = ()
        self.request_advice(None)
        self.step = hints.HintStep.OFF

    @property
    def regions(self) -> tuple[int, ...]:
        """The regions that the hint points at."""
        if self.step is hints.HintStep.OFF:
            return ()
        advice = self._settled
        return () if advice is None else hints.regions_to_look_at(advice)

    @property
    def _shown(self) -> Advice | None:
        """The advice as people are told it; None without any."""
        if self.advice is None or self._table is None:
            return None
        return shown_advice(self.advice)

    @property
    def _settled(self) -> Advice | None:
        """The same once no better answer follows: only then is anything called best or bad, so
        that nothing is taken back."""
        advice = self._shown
        return advice if advice is not None and advice.final else None

    @property
    def weighing(self) -> bool:
        """Whether the answer by which choices are judged is still on its way."""
        return self.thinking and self._settled is None

    def doubt(self, selection: Selection) -> str | None:
        """The question to ask before a selection that gives much away, or None."""
        if self._settled is None or self._table is None:
            return None
        return doubt(self._settled, selection, self._table)

    def verdict(self, selection: Selection, first: RoundVerdict | None) -> RoundVerdict | None:
        """What a choice costs; ``first`` is the verdict on the first choice of the same round.

        None without advice, or with advice that rests on assumptions.
        """
        advice = self._settled
        if advice is None or advice.assumptions:
            return None
        candidate = find_candidate(advice.candidates, selection)
        best = hints.best_candidate(advice)
        if candidate is None or best is None:
            return None
        return RoundVerdict.of(candidate, advice.goal, best, first)

    def with_luck(self, verdict: RoundVerdict) -> RoundVerdict:
        """A verdict on the last round with the luck that the advice of this one shows, if any."""
        advice = self._settled
        if advice is None or advice.assumptions:
            return verdict
        best = hints.best_candidate(advice)
        return verdict.with_luck(None if best is None else best.value, advice.goal)

    def watch_step(self) -> None:
        self._part = 0
        self.write()

    def watch_chosen(self) -> None:
        if self.step in _LIVE:
            self._part = 0  # where the cards are judged
            self.write()

    def lines(self) -> list[Content]:
        """The heading, and the page of the hint that is shown."""
        if self.trouble or self._shown is None or not self.step:
            thinking = f"  thinking {self.app.glyphs.ellipsis}" if self.thinking else ""
            title = Content.assemble(("Hint", "bold $accent"), (thinking, "$text-muted"))
            said = [Content.styled(self.trouble, "$text-warning")] if self.trouble else []
            if not (said or self.step or self.thinking):
                said = [self._muted(phrase("kingsroad-hints-how-to-ask", key=key("play.hint")))]
            return [title, *said]
        pages = self._pages(self.step)
        self._part = min(self._part, len(pages) - 1)
        return [*self._heading(self._shown, pages), *pages[self._part]]

    def _heading(self, advice: Advice, pages: list[list[Content]]) -> list[Content]:
        """Which page this is, under which assumptions, and what the next press shows."""
        if self.step is hints.HintStep.DETAILS:
            number, total, name = self._part + 1, len(pages), "For experts"
        else:
            counts = {step: len(self._pages(step)) for step in _ROUND}
            before = sum(counts[step] for step in _ROUND if step < self.step)
            number, total, name = before + self._part + 1, sum(counts.values()), "Hint"
        words = hints.hint_heading(name, number, total, advice, self.names)
        thinking = f" {self.app.glyphs.ellipsis}" if self.thinking else ""
        title = Content.assemble((words, "bold $accent"), (thinking, "$text-muted"))
        last = self._part + 1 == len(pages)
        key = Content.styled(hints.next_page_words(self.step, last=last), "$text-muted")
        apart = self._width - title.cell_length - key.cell_length
        if apart > 0:
            return [Content.assemble(title, " " * apart, key)]
        return [*title.wrap(max(1, self._width)), key]

    @property
    def _width(self) -> int:
        return self.scrollable_content_region.width

    def _pages(self, step: hints.HintStep) -> list[list[Content]]:
        """The pages of a step; one without anything where there is no advice."""
        advice, table = self._shown, self._table
        if advice is None or table is None or not step:
            return [[]]
        height = self.scrollable_content_region.height - self._heading_height(advice)
        said, more, last = self._paragraphs(step, advice, table)
        return paged(with_what_fits(said, more, self._width, height, last), self._width, height)

    def _heading_height(self, advice: Advice) -> int:
        """The lines that the heading takes at most."""
        width = self._width
        if width < 1:
            return 1
        words = hints.hint_heading("For experts", 9, 9, advice, self.names)
        rows = len(Content(words).wrap(width))
        key = max(
            len(hints.next_page_words(step, last=True))
            for step in (*_ROUND, hints.HintStep.DETAILS)
        )
        short = hints.hint_heading("Hint", 9, 9, advice, self.names)
        return rows if len(short) + key < width else rows + 1

    def _paragraphs(
        self, step: hints.HintStep, advice: Advice, table: reasons.SeatContext
    ) -> tuple[list[Content], list[Content], list[Content]]:
        """What a step says, in sentences and rows: first, then if there is room, and last."""
        if not advice.final and step is not hints.HintStep.DETAILS:
            return (
                [Content(self._spelled(hints.weighing_sentence(advice, self.board)))],
                [self._bar],
                [],
            )
        settings = hints.settings_sentence(advice, self.names, self.board)
        match step:
            case hints.HintStep.LOOK:
                covered = self.screen.has_class("-narrow")
                signs = (
                    phrase("kingsroad-hints-map-covered", key=key("play.skip"))
                    if covered
                    else phrase("kingsroad-hints-look-signs")
                )
                marked = [signs] if covered or hints.regions_to_look_at(advice) else []
                said = self._all_plain(hints.look_sentences(advice, table))
                return said, self._all_plain(marked), []
            case hints.HintStep.STANDING:
                bar = advice.goal is Goal.WIN and self._width > 0
                chances = chances_to_draw(advice.win, advice.win_best_play)
                bars = [win_bar(chances, self._colours, self._width, advice.player)] if bar else []
                usual = hints.standing_sentences(advice, self.names)
                said = self._all_plain(beside_forced_win(usual, advice, self.names))
                worked_out = self._muted(worked_out_sentence(advice.goal, advice.belief))
                more = self._all_plain(reasons.evidence_sentences(advice, table))
                return [*bars, *said], more, [worked_out]
            case hints.HintStep.BEST:
                best, *also = hints.best_sentences(advice, self.board)
                worth, also = self._all_plain(also[:1]), also[1:]
                why = self._all_plain(reasons.reason_sentences(advice, table))
                assumed, judged = self._assumed(advice, table), self._judged(advice, table)
                # What is as good stands on the next page as well.
                return (
                    [*assumed, self._bold(best), *worth, *judged],
                    self._all_plain(also),
                    why,
                )
            case hints.HintStep.COMPARE:
                caption, *rows = self._compared(advice)
                bounds = self._all_plain(hints.bound_sentences(advice))
                said = [*self._judged(advice, table), caption, *rows[:_ROWS]]
                return said, rows[_ROWS:], bounds
            case _:
                figures = hints.detail_sentences(advice, table)
                sure = [*hints.interval_sentences(advice), f"{hints.progress_words(advice)}."]
                return [*self._all_plain([*figures, *sure]), self._muted(settings)], [], []

    @property
    def _bar(self) -> Content:
        """How far the choice has been thought about."""
        done, signs = hints.weighed_so_far(self.advice), self.app.glyphs.bar
        full = done * _BAR // hints.WEIGHING_STEPS
        return Content.styled(signs[0] * full + signs[1] * (_BAR - full), "$accent")

    def _muted(self, sentence: str) -> Content:
        return Content.styled(self._spelled(sentence), "$text-muted")

    def _bold(self, sentence: str) -> Content:
        return Content.styled(self._spelled(sentence), "bold")

    def _all_plain(self, sentences: Sequence[str]) -> list[Content]:
        return [Content(self._spelled(sentence)) for sentence in sentences]

    def _judged(self, advice: Advice, table: reasons.SeatContext) -> list[Content]:
        """What the cards chosen so far are worth."""
        verdict = live_verdict(advice, self.chosen, table)
        said = live_sentences(advice, self.chosen, table)
        return [
            *([Content.styled(verdict, "bold $accent")] if verdict else []),
            *(Content.styled(self._spelled(sentence), "$accent") for sentence in said),
        ]

    def _assumed(self, advice: Advice, table: reasons.SeatContext) -> list[Content]:
        """How the assumptions in force change the advice."""
        if not advice.assumptions or self._unassuming is None:
            return []
        before = shown_advice(self._unassuming)
        words = hints.what_if_sentence(before, advice, self.names, self.board)
        return [Content.styled(self._spelled(words), "italic")]

    def _spelled(self, sentence: str) -> str:
        return self.app.glyphs.spelled(sentence)

    def _compared(self, advice: Advice) -> list[Content]:
        """Choices and what each brings, a paragraph for each."""
        lines = [Content.styled(hints.COMPARED[advice.goal], "$text-muted")]
        for cards, worth in hints.compared_lines(advice, self.board, self._width or None):
            brings = hanging(self._spelled(worth), self._width)
            lines.append(Content.assemble((cards, "bold"), *(f"\n{line}" for line in brings)))
        return lines
