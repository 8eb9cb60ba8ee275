"""One player's choice at one moment of a game: the candidates, and what was played.

The pane can have the solver think longer about the choice it shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from textual import work
from textual.content import Content
from textual.reactive import reactive
from textual.worker import get_current_worker

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate, standing
from advisor.messages.protocol import Advice, AdviseRequest, Failure, Review, Thinking, ThinkRequest
from advisor.messages.review import ChoiceReview, Thought
from advisor.messages.verdicts import Goal, Severity
from kingsroad.board import Board
from kingsroad_tui.drawing.canvas import fit
from kingsroad_tui.drawing.one_line import win_bar
from kingsroad_tui.drawing.player_badge import player_badge
from kingsroad_tui.drawing.spans_content import spans_content
from kingsroad_tui.kingsroad.hints import hints, reasons
from kingsroad_tui.kingsroad.hints.aims import bar_remark
from kingsroad_tui.kingsroad.hints.best_play import (
    best_play_figure,
    best_play_stands,
    chances_to_draw,
    shows_best_play,
)
from kingsroad_tui.kingsroad.hints.details import detail_sentences, interval_sentences
from kingsroad_tui.kingsroad.hints.solver_pane import SolverPane
from kingsroad_tui.kingsroad.hints.worse import assumed_sentence, worse_sentences, yours_sentences
from kingsroad_tui.kingsroad.hints.worth import MAX_COMPARED, candidates_in_order, shown_advice
from kingsroad_tui.kingsroad.review.game_story import ExaminedChoice, GameStory
from kingsroad_tui.kingsroad.review.skill import accuracy_table, shown_skills
from kingsroad_tui.kingsroad.review.thinking import (
    thought_heading,
    thought_lines,
    thought_verdict,
)
from kingsroad_tui.kingsroad.review.words import (
    answer_hidden,
    as_judged,
    is_the_one,
    settings_sentence,
)
from kingsroad_tui.kingsroad.words.game import column_words
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.kingsroad.words.people import named_all, seat_spoken_to
from kingsroad_tui.shell.host import WidgetMessage
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.words.figures import signs_legend
from tabletop.words.voice import phrase, said

_LONGER: Final = "longer"
"""The group of the worker that asks the solver."""


_VERDICT_STYLES: Final[dict[Severity | None, str]] = {
    Severity.GOOD: "$text-success",
    Severity.INACCURACY: "$text-warning",
    Severity.MISTAKE: "bold $text-warning",
    Severity.BLUNDER: "bold $text-error",
    Severity.GAMBLE: "$text-warning",
    Severity.MISSED_CHANCE: "$text-warning",
}
"""How the verdict on a choice looks; the words say the same without colour."""


_MOST_OF_A_MOMENT: Final = 2
"""So many sentences of one that is to be learnt from: what was better, and why."""


class ChoicePane(SolverPane):
    """The choice of one player at one moment, with the solver's answer, refined in place, and what
    thinking longer finds as it comes; another question to the solver ends that.

    Reactives:
        thought: what thinking longer has found so far, or None.
        thinks_longer: whether more is to come.
        examined: the choice; None before there is one.
        detailed: whether the details for experts are shown.
        most: how many choices are listed at most, beside what was played.
    """

    @dataclass
    class ThoughtOver(WidgetMessage["ChoicePane"]):
        """Thinking has come to its end, or was stopped: what it found."""

        thought: Thought

    thought: reactive[Thought | None] = reactive[Thought | None](None, init=False)
    thinks_longer: reactive[bool] = reactive(False, init=False)
    examined: reactive[ExaminedChoice | None] = reactive[ExaminedChoice | None](None, init=False)
    detailed: reactive[bool] = reactive(False, init=False)
    most: reactive[int] = reactive(MAX_COMPARED, init=False)

    def __init__(
        self,
        board: Board,
        names: tuple[str, ...],
        colours: tuple[int, ...] = (0, 1, 2, 3, 4),
        *,
        id: str | None = None,
    ) -> None:
        """``names`` may address the reader."""
        super().__init__(board, named_all(names), id=id)
        self._called = names
        self._colours = colours[: len(names)]
        self._read_from = 0.0
        """Where the words were read before the details were shown."""

        self._unassuming: Advice | None = None
        """The last advice about the choice before anything was assumed."""

    def examine(self, choice: ExaminedChoice, request: AdviseRequest | None) -> None:
        """Shows a choice; asks the solver about it where there is a request."""
        before = self.advice
        assumes = request is not None and bool(request.settings.assumptions)
        if not assumes:
            self._unassuming = None
        elif before is not None and not before.assumptions:
            self._unassuming = before
        self.border_title = (
            phrase("kingsroad-review-story-title")
            if choice.position is None
            else phrase("kingsroad-review-choice-title")
        )
        self.thinks_longer = False
        self.thought = choice.thought
        self.examined = choice
        self.request_advice(request)

    def think_longer(self, request: ThinkRequest) -> None:
        """Has the solver think about the choice shown."""
        self.thought = None
        self.thinks_longer = True
        self._receive_thoughts(request)

    def stop_thinking(self) -> None:
        """Ends it with what was found so far."""
        self.workers.cancel_group(self, _LONGER)
        self._end()

    @work(group=_LONGER, exclusive=True)
    async def _receive_thoughts(self, request: ThinkRequest) -> None:
        async for answer in self.app.solver.ask(request):
            if get_current_worker().is_cancelled:
                return
            if isinstance(answer, Failure):
                self.trouble = phrase("kingsroad-thinking-no-thought", why=answer.message)
            elif isinstance(answer, Thinking):
                self.thought = answer.thought
        self._end()

    def _end(self) -> None:
        self.thinks_longer = False
        if self.thought is not None:
            self.post_message(self.ThoughtOver(self, self.thought))

    watch_examined = watch_most = watch_thought = watch_thinks_longer = SolverPane.write

    def watch_detailed(self, detailed: bool) -> None:
        """Shows what appears below the rest, and afterwards what was seen before."""
        if detailed:
            self._read_from = self.scroll_y
            place = float(self.query_one(PlainStatic).size.height)
        else:
            place = self._read_from
        self.write()
        self.call_after_refresh(self.scroll_to, y=place, animate=False)

    def shown_advice(self) -> Advice | None:
        """The advice as people are shown it; None before there is any."""
        return None if self.advice is None else shown_advice(self.advice)

    def lines(self) -> list[Content]:
        """The player, the verdict, the best choice with its reasons, and how others compare."""
        choice, advice = self.examined, self.advice
        if choice is None:
            return []
        if advice is not None and choice.judged is not None:
            advice = as_judged(advice, choice.judged)
        lines = self._overview(choice)
        if choice.hidden:
            return [*lines, Content(answer_hidden())]
        return [*lines, *self._verdict(choice, advice), *self._answer(choice, advice)]

    def _overview(self, choice: ExaminedChoice) -> list[Content]:
        """The player and how the game stands; of a whole game, how it went and how all played."""
        lines = [self._heading(choice)]
        if choice.story is not None:
            lines = self._story(choice.story, lines)
        elif self._barred:
            you = seat_spoken_to(self._called)
            lines.append(win_bar(self._stands, self._colours, self._width, you))
        if choice.review is not None and self.detailed:
            lines += self._figures(choice.review)
        elif choice.review is not None:
            more = phrase("kingsroad-review-figures", key=key("analysis.details"))
            lines += self.spelled([more], "$text-muted")
        if self.trouble:
            lines.append(Content.styled(self.trouble, "$text-warning"))
        return lines

    def _story(self, story: GameStory, won: list[Content]) -> list[Content]:
        """What kind of game it was, and first what to learn from it; then how it went."""
        if not story.headline:
            return [*won, *self.spelled(story.sentences)]
        style = "bold $text-success" if story.won else "bold $primary"
        lines = [Content.styled(story.headline.upper(), style), *won]
        lines += self.spelled([story.next_step], "bold $accent")
        if story.moments:
            heading = phrase("kingsroad-review-moments", count=len(story.moments))
            lines += self.spelled([heading], "bold")
        for moment in story.moments:
            lines += self.spelled([moment.title], _VERDICT_STYLES[moment.mistake.choice.severity])
            lines += self.spelled([" ".join(moment.sentences[:_MOST_OF_A_MOMENT])])
        return [
            *lines,
            *self.spelled([story.next_step], "bold $accent"),
            *self.spelled(story.sentences),
        ]

    def _figures(self, review: Review) -> list[Content]:
        """How everybody played, for those who open it."""
        width, glyphs = max(self._width, 28), self.app.glyphs
        return [
            spans_content(accuracy_table(review, self._called, self._colours, glyphs, width)),
            *self.spelled([signs_legend()], "$text-muted"),
            *self.spelled(shown_skills(review, self._called)),
            *self.spelled([settings_sentence(review.settings)], "$text-muted"),
        ]

    def _verdict(self, choice: ExaminedChoice, advice: Advice | None) -> list[Content]:
        """What is assumed, and the verdict on what was played."""
        assuming = advice if advice is not None and advice.assumptions else None
        lines = []
        if assuming is not None and self._unassuming is not None:
            words = hints.what_if_sentence(self._unassuming, assuming, self.names, self.board)
            lines += self.spelled(
                [
                    words,
                    phrase("kingsroad-hints-aims-way-out-of-what-if", key=key("analysis.assume")),
                ],
                "$accent",
            )
        if not choice.verdict:
            return lines
        if assuming is None or choice.position is None:
            style = _VERDICT_STYLES.get(choice.severity, "")
            return [*lines, *self.spelled([choice.verdict], style)]
        # The verdict is on the game as it was; here it is what the choice costs in this case.
        table = reasons.SeatContext(choice.position, self.names, assuming.player)
        cards = choice.chosen
        said = None if cards is None else assumed_sentence(assuming, cards, table)
        return [*lines, *self.spelled([said] if said else [], "bold")]

    def _answer(self, choice: ExaminedChoice, advice: Advice | None) -> list[Content]:
        """What the solver has found so far, or that it thinks."""
        if advice is None:
            thinking = Content.styled(
                self.app.glyphs.spelled(phrase("kingsroad-thinking-now")), "$text-muted"
            )
            return [thinking] if self.thinking else []
        if choice.position is None:
            return []
        if self.thinking and not advice.final:
            weighing = hints.weighing_sentence(advice, self.board)
            return self.spelled([weighing, hints.progress_words(advice)], "$text-muted")
        table = reasons.SeatContext(choice.position, self.names, advice.player)
        advice = shown_advice(advice)
        # In few columns those of the choices say what the best is worth; of what was played the
        # verdict does.
        played = choice.judged is not None and is_the_one(choice.judged)
        valued = self._width >= _POINTS_FROM and not played
        best, *also = hints.best_sentences(advice, self.board, valued=valued)
        return [
            *self.spelled([best], "bold"),
            *self._choices(choice, advice, table),
            *self.spelled(_tried(advice, choice, table), "$accent"),
            *self.spelled([*also, *reasons.reason_sentences(advice, table)]),
            *self._certainty(advice, table),
        ]

    def _choices(
        self, choice: ExaminedChoice, advice: Advice, table: reasons.SeatContext
    ) -> list[Content]:
        """The choices in columns, in view at every size; what else there is may scroll."""
        lines = []
        good = choice.severity is Severity.GOOD
        if choice.chosen is not None and not good:
            lines += self.spelled(worse_sentences(advice, choice.chosen, table))
        for row, style in _rows(advice, choice, self._width, self.most):
            lines += self.spelled([row], style)
        lines += self._thought_lines(choice.judged, choice.goal)
        if choice.chosen is not None and choice.severity is not None and not good:
            lines += self.spelled([phrase("kingsroad-review-map-legend")], "$text-muted")
        return lines

    def _thought_lines(self, judged: ChoiceReview | None, goal: Goal) -> list[Content]:
        """What was found, and what it makes of the choice ``judged`` once it is over."""
        thought = self.thought
        if thought is None:
            waiting = (
                [phrase("kingsroad-thinking-thought-waits", key=key("analysis.think"))]
                if self.thinks_longer
                else []
            )
            return self.spelled(waiting, "$text-muted")
        lines = self.spelled([thought_heading(thought, running=self.thinks_longer)], "bold")
        lines += self.spelled(thought_lines(thought, goal))
        if judged is not None and not self.thinks_longer:
            verdict = thought_verdict(judged, thought, goal)
            lines += self.spelled([said(verdict.part("begins"))] if verdict else [], "$accent")
        return lines

    def spelled(self, sentences: Sequence[str], style: str = "") -> list[Content]:
        """Sentences in the signs in use."""
        return [Content.styled(self.app.glyphs.spelled(one), style) for one in sentences]

    def _certainty(self, advice: Advice, table: reasons.SeatContext) -> list[Content]:
        """How everybody stands, what the figures rest on, and the details for experts."""
        stands = best_play_stands if self._barred else hints.stand_lines
        known = [
            hints.settings_sentence(advice, self.names, self.board),
            hints.progress_words(advice),
        ]
        return [
            *self.spelled(stands(advice, self.names)),
            *self.spelled([*interval_sentences(advice), *hints.bound_sentences(advice)]),
            *self.spelled(reasons.evidence_sentences(advice, table)),
            *self.spelled(known, "$text-muted"),
            *self.spelled(detail_sentences(advice, table) if self.detailed else ()),
        ]

    def _heading(self, choice: ExaminedChoice) -> Content:
        glyphs = self.app.glyphs
        badge = "" if choice.colour is None else player_badge(choice.colour, glyphs) + " "
        thinking = f" {glyphs.ellipsis}" if self.thinking else ""
        title = Content.styled(choice.title, "bold")
        lead = Content.assemble(choice.lead, badge, title)
        # What the bar below is about; not in a second line.
        forced = self._stands != self._usual
        remark = (
            phrase("kingsroad-hints-best-play-perfect-play")
            if forced
            else bar_remark(choice.belief)
        )
        room = self._barred and lead.cell_length + len(remark) + 2 <= self._width
        said = f"{remark if room else ''}{thinking}"
        return Content.assemble(lead, (said, "$text-muted"))

    @property
    def _stands(self) -> Sequence[float]:
        """Everybody's chance to win, where the aim is that and it is known; a forced result as
        what it is."""
        choice, advice = self.examined, self.advice
        best_play: Sequence[float] | None = advice.win_best_play if advice is not None else None
        if best_play is None and choice is not None:
            best_play = choice.stands_best_play
        return chances_to_draw(self._usual, best_play) if self._usual else ()

    @property
    def _usual(self) -> Sequence[float]:
        """The same as the belief supposes."""
        choice, advice = self.examined, self.advice
        if choice is None or choice.goal is not Goal.WIN:
            return ()
        # Of a round that is judged the figures of the chart, which no longer change.
        settled = choice.stands and not (advice and advice.assumptions)
        return choice.stands if settled or advice is None else advice.win

    @property
    def _barred(self) -> bool:
        """Whether these stand in a bar; before the first layout there is no width for one."""
        return bool(self._stands) and self._width > 0

    @property
    def _width(self) -> int:
        return self.content_region.width - self.styles.scrollbar_size_vertical


def _tried(advice: Advice, choice: ExaminedChoice, table: reasons.SeatContext) -> list[str]:
    """What the cards tried in place of those played are worth."""
    if choice.tried is None:
        return []
    stands = standing(advice.candidates, reasons.hand_of(advice, table), choice.tried.cards)
    return [] if stands is None else yours_sentences(advice, stands, table)


_CARDS: Final = 17
"""Cells for a choice: enough for three cards, one of them a word."""

_POINTS_FROM: Final = 40
"""From this width on there is room for all columns, but for that of perfect play."""

_PERFECT: Final = 8
"""Cells for that one."""

_PERFECT_FROM: Final = 36
"""From this width on there is room for that one, rather than for the points."""


def _rows(advice: Advice, choice: ExaminedChoice, width: int, most: int) -> list[tuple[str, str]]:
    """The best candidates in columns, each with its style; what was played or tried is marked, with
    its rank where it is none of them.

    These stand directly below the best, where they are in view, however many there are.
    """
    marked = [
        (find_candidate(advice.candidates, cards), cards, sign, style)
        for cards, sign, style in ((choice.chosen, ">", "bold"), (choice.tried, "*", "$accent"))
        if cards is not None
    ]
    best, *others = candidates_in_order(advice)[:most]
    shown: list[Candidate] = []
    for candidate in (best, *(mark[0] for mark in marked), *others):
        if candidate is not None and candidate not in shown:
            shown.append(candidate)
    shown[1:] = sorted(shown[1:], key=lambda candidate: candidate.loss)
    perfect = shows_best_play(advice)
    columns = (advice.goal, "costs", "round")
    head = (_legend(choice), *(phrase(f"kingsroad-hint-column-{one}") for one in columns))
    heading = phrase("kingsroad-hint-column-perfect") if perfect else ""
    lines = [(_cells(head, width, heading), "$text-muted")]
    for candidate in shown:
        rank = 1 + sum(other.loss < candidate.loss for other in advice.candidates)
        if rank > len(shown):
            count = len(advice.candidates)
            lines.append((phrase("kingsroad-review-rank", rank=rank, count=count), "$text-muted"))
        figures = hints.candidate_figures(candidate, advice)
        # What was played is the same play as a candidate, by its own cards in their order.
        at = next((mark for mark in marked if mark[0] == candidate), None)
        sign, style = (at[2], at[3]) if at is not None else (" ", "")
        codes = at[1].as_revealed().codes if at is not None else candidate.selection
        row = (f"{sign}{column_words(codes)}", *figures)
        lines.append((_cells(row, width, best_play_figure(candidate) if perfect else ""), style))
    return lines


def _legend(choice: ExaminedChoice) -> str:
    """What the signs before the choices mean, above their column."""
    if choice.tried is not None:
        return (
            phrase("kingsroad-review-played-tried-legend")
            if choice.chosen is not None
            else phrase("kingsroad-review-tried-legend")
        )
    return phrase("kingsroad-review-played-legend") if choice.chosen is not None else ""


def _cells(row: Sequence[str], width: int, perfect: str) -> str:
    """``perfect`` is the chance against perfect play, where that is shown."""
    cards, value, cost, points = row
    beside = f"{perfect:>{_PERFECT}}" if perfect and width >= _PERFECT_FROM else ""
    room = _POINTS_FROM + len(beside)
    spread = f"{points:>7}" if width >= room else ""
    return f"{fit(cards, _CARDS):<{_CARDS}}{value:>5}{beside}{cost:>6}{spread}"
