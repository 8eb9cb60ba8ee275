"""The advice: hints in steps, refined in place as better answers come."""

from __future__ import annotations

from textual.content import Content
from textual.reactive import reactive

from advisor.messages.goals import Goal
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest
from advisor.messages.reasons import find_candidate
from kingsroad.board import Board
from kingsroad.cards import Card, Selection
from kingsroad.records import GameData
from kingsroad_tui.drawing.win_bar import win_bar
from kingsroad_tui.session.coach import RoundVerdict
from kingsroad_tui.session.table import Table
from kingsroad_tui.text.details import detail_sentences
from kingsroad_tui.text.hints import (
    COMPARED,
    LOOK_SIGNS,
    HintStep,
    best_sentences,
    bound_sentences,
    compared_lines,
    doubt,
    interval_sentences,
    live_sentences,
    live_verdict,
    look_sentences,
    progress_words,
    regions_to_look_at,
    settings_sentence,
    standing_sentences,
    what_if_sentence,
)
from kingsroad_tui.text.reasons import Seated, evidence_sentences, reason_sentences
from kingsroad_tui.widgets.solver_pane import SolverPane

_STEPS = {
    HintStep.LOOK: "h: how you stand",
    HintStep.STANDING: "h: what to play",
    HintStep.BEST: "h: compare choices",
    HintStep.COMPARE: "h: for experts",
    HintStep.DETAILS: "h: close the hint",
}
_READ_ON = "h: read on"
"""In place of the step, while some of the text is out of sight."""

_LIVE = (HintStep.BEST, HintStep.COMPARE)
"""The steps at which the cards chosen so far are judged."""


class HintPane(SolverPane):
    """Says as much as the step allows.

    Reactives:
        step: how much to say.
        chosen: the cards chosen so far, which are judged live.
    """

    HELP = (
        "The advice. Every press of the hint key says more: where to look, how you stand, the best "
        "choice and why, how others compare, and details for experts. While you choose, your "
        "cards are judged as well."
    )

    step: reactive[HintStep] = reactive(HintStep.OFF, init=False)

    chosen: reactive[tuple[Card, ...]] = reactive[tuple[Card, ...]]((), init=False, repaint=False)

    def __init__(self, board: Board, names: tuple[str, ...], *, id: str | None = None) -> None:
        super().__init__(board, names, id=id)
        self.assumptions: list[str] = []
        self._unassuming: Advice | None = None
        """The last advice without assumptions about the same choice."""

        self._table: Seated | None = None
        """What the advice is about."""

        self._colours: tuple[int, ...] = ()
        """Each seat's player colour."""

    def ask(self, table: Table, seat: int) -> None:
        """Asks what this seat should play; the request holds nothing but what is public."""
        if self.advice is not None and not self.advice.assumptions:
            self._unassuming = self.advice
        self._table = Seated(table.game.table_position, self.names, seat)
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
        """Goes to the next step, from the last one to none; asks where nothing was asked yet.

        What is out of sight is shown first.
        """
        if self.step and self.scroll_offset.y < self.max_scroll_y:
            self.scroll_page_down(animate=False)
            return
        self.step = HintStep((self.step + 1) % len(HintStep))
        if self.advice is None and not self.thinking:
            self.ask(table, seat)

    def assume(self, assumptions: list[str], table: Table, seat: int) -> None:
        """Asks again under these assumptions, and says at least what to play."""
        self.assumptions = assumptions
        self.step = max(self.step, HintStep.BEST)
        self.ask(table, seat)

    def forget(self) -> None:
        """Asks, assumes and shows nothing any more."""
        self.assumptions = []
        self._unassuming = None
        self.chosen = ()
        self.request_advice(None)
        self.step = HintStep.OFF

    @property
    def regions(self) -> tuple[int, ...]:
        """The regions that the hint points at."""
        if self.advice is None or self.step is HintStep.OFF:
            return ()
        return regions_to_look_at(self.advice)

    def doubt(self, selection: Selection) -> str | None:
        """The question to ask before a selection that gives much away, or None."""
        if self.advice is None or self._table is None:
            return None
        return doubt(self.advice, selection, self._table)

    def verdict(self, selection: Selection, first: RoundVerdict | None) -> RoundVerdict | None:
        """What a choice costs; ``first`` is the verdict on the first choice of the same round.

        None without advice, or with advice that rests on assumptions.
        """
        advice = self.advice
        if advice is None or advice.assumptions:
            return None
        candidate = find_candidate(advice.candidates, selection)
        return None if candidate is None else RoundVerdict.of(candidate, advice.goal, first)

    def with_luck(self, verdict: RoundVerdict) -> RoundVerdict:
        """A verdict on the last round with the luck that the advice of this one shows, if any."""
        advice = self.advice
        if advice is None or advice.assumptions:
            return verdict
        stands = {
            Goal.WIN: advice.win[advice.player],
            Goal.MARGIN: advice.margin[advice.player],
        }
        return verdict.with_luck(stands.get(advice.goal), advice.goal)

    def watch_step(self) -> None:
        self.write()
        self.scroll_home(animate=False)

    def on_mount(self) -> None:
        """Says in the heading that there is more to read, as soon as that is known."""
        for measure in ("virtual_size", "scroll_y", "size"):
            self.watch(self, measure, self.write, init=False)

    def watch_chosen(self) -> None:
        if self.step in _LIVE:
            self.write()

    def lines(self) -> list[Content]:
        """The hint at its step."""
        sign = f"  thinking {self.app.glyphs.ellipsis}" if self.thinking else ""
        title = Content.assemble(("Hint", "bold $accent"), (sign, "$text-muted"))
        lines = [title]
        if self.trouble:
            lines.append(Content.styled(self.trouble, "$text-warning"))
        advice, table, step = self.advice, self._table, self.step
        if advice is None or table is None or step is HintStep.OFF:
            return lines
        said, muted = self._said(advice, table), "$text-muted"
        width = self.scrollable_content_region.width
        key = Content.styled(self._key_words(step), muted)
        apart = width - title.cell_length - key.cell_length
        if apart > 1:
            lines[0] = Content.assemble(title, " " * apart, key)
        if step is HintStep.STANDING and advice.goal is Goal.WIN:
            lines.append(win_bar(advice.win, self._colours, width))
        if step in _LIVE:
            valued = step is HintStep.BEST
            best, *also = best_sentences(advice, self.board, valued=valued)
            why = said[:1] if valued else []  # in words first, and then in figures
            del said[: len(why)]
            lines += [Content.styled(best, "bold"), *map(self._plain, why), *map(self._plain, also)]
            verdict = live_verdict(advice, self.chosen, table)
            if verdict:
                lines.append(Content.styled(verdict, "bold $accent"))
            live = live_sentences(advice, self.chosen, table)
            lines += [Content.styled(self.app.glyphs.spelled(s), "$accent") for s in live]
            if advice.assumptions and self._unassuming is not None:
                words = what_if_sentence(self._unassuming, advice, self.names, self.board)
                lines.append(Content.styled(self.app.glyphs.spelled(words), "italic"))
        if step is HintStep.COMPARE:
            lines += self._compared(advice)
        lines += map(self._plain, said)
        if step >= HintStep.STANDING:
            words = settings_sentence(advice, self.names, self.board)
            lines.append(Content.styled(self.app.glyphs.spelled(words), muted))
        return lines if apart > 1 else [*lines, key]

    def _plain(self, sentence: str) -> Content:
        return Content(self.app.glyphs.spelled(sentence))

    def _compared(self, advice: Advice) -> list[Content]:
        """Choices and what each brings, two lines for each."""
        lines = [Content.styled(COMPARED[advice.goal], "$text-muted")]
        for cards, worth in compared_lines(advice, self.board):
            lines.append(Content.styled(cards, "bold"))
            lines.append(Content(f"  {self.app.glyphs.spelled(worth)}"))
        return lines

    def _key_words(self, step: HintStep) -> str:
        """What the next press of the hint key does; as wide while there is more to read."""
        words = _STEPS[step]
        unread = self.scroll_offset.y < self.max_scroll_y
        return _READ_ON.rjust(len(words)) if unread else words

    def _said(self, advice: Advice, table: Seated) -> list[str]:
        """What the step adds, in sentences and rows."""
        match self.step:
            case HintStep.LOOK:
                signs = [LOOK_SIGNS] if regions_to_look_at(advice) else []
                return [*look_sentences(advice, table), *signs]
            case HintStep.STANDING:
                return standing_sentences(advice, self.names)
            case HintStep.BEST:
                return reason_sentences(advice, table)
            case HintStep.COMPARE:
                return [
                    *interval_sentences(advice),
                    *bound_sentences(advice),
                    *evidence_sentences(advice, table),
                ]
            case HintStep.DETAILS:
                return [*detail_sentences(advice, table), f"{progress_words(advice)}."]
        return []
