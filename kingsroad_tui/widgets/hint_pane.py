"""The advice: hints in steps, refined in place as better answers come."""

from __future__ import annotations

from textual.content import Content
from textual.reactive import reactive

from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad.records import GameData
from kingsroad_tui.session.table import Table
from kingsroad_tui.text.hints import (
    VALUE_HEADINGS,
    HintStep,
    assumption_sentences,
    bound_sentences,
    candidate_row,
    candidates_shown,
    certainty_sentence,
    doubt,
    hint_sentences,
    likely_sentences,
    mix_sentence,
    reason_sentences,
    regions_to_look_at,
)
from kingsroad_tui.text.playouts import played_out_words, second_opinion_sentences
from kingsroad_tui.widgets.solver_pane import SolverPane

_ROOMY = 36
"""From this width on a step's hint stands below those before it; else it takes their place."""

_STEPS = {
    HintStep.LOOK: "h: how the round stands",
    HintStep.STANDING: "h: what to play",
    HintStep.MIX: "h: why",
    HintStep.REASONS: "h: close the hints",
}


class HintPane(SolverPane):
    """Says as much as the step allows.

    Reactives:
        step: how much to say.
    """

    HELP = (
        "The advice. Every press of the hint key says more: where to look, how the round stands, "
        "the best cards with their share of the mix, what each gives up and the least and most "
        "points it can bring, and the reasons."
    )

    step: reactive[HintStep] = reactive(HintStep.OFF, init=False)

    def __init__(self, board: Board, names: tuple[str, ...], *, id: str | None = None) -> None:
        super().__init__(board, names, id=id)
        self.assumptions: list[str] = []

    def ask(self, table: Table, seat: int) -> None:
        """Asks what this seat should play; the request holds nothing but what is public."""
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
        """Goes to the next step, from the last one to none; asks where nothing was asked yet."""
        self.step = HintStep((self.step + 1) % len(HintStep))
        if self.advice is None and not self.thinking:
            self.ask(table, seat)

    def assume(self, assumptions: list[str], table: Table, seat: int) -> None:
        """Asks again under these assumptions, and says at least what to play."""
        self.assumptions = assumptions
        self.step = max(self.step, HintStep.MIX)
        self.ask(table, seat)

    def forget(self) -> None:
        """Asks, assumes and shows nothing any more."""
        self.assumptions = []
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
        return doubt(self.advice, selection, self.board) if self.advice else None

    def watch_step(self) -> None:
        self.write()

    def lines(self) -> list[Content]:
        """The hint at its step."""
        sign = f"  thinking {self.app.glyphs.ellipsis}" if self.thinking else ""
        lines = [Content.assemble(("Hint", "bold $accent"), (sign, "$text-muted"))]
        if self.trouble:
            lines.append(Content.styled(self.trouble, "$text-warning"))
        advice = self.advice
        if advice is None or self.step is HintStep.OFF:
            return lines
        room = self.size.width >= _ROOMY
        if room or self.step <= HintStep.STANDING:
            lines += map(Content, hint_sentences(advice, self.step, self.board))
        lines += [
            Content.styled(sentence, "italic")
            for sentence in assumption_sentences(advice, self.names)
        ]
        if self.step is HintStep.MIX or (room and self.step > HintStep.MIX):
            lines.append(Content.styled(mix_sentence(advice, self.board), "bold"))
            lines += _table(advice, room)
            lines += map(Content, second_opinion_sentences(advice))
        if self.step is HintStep.REASONS:
            lines += map(Content, reason_sentences(advice, self.board))
            lines += map(Content, likely_sentences(advice, self.names))
            muted = [*bound_sentences(advice), certainty_sentence(advice)]
            lines += [Content.styled(sentence, "$text-muted") for sentence in muted]
        lines.append(Content.styled(_STEPS[self.step], "$text-muted"))
        return lines


def _table(advice: Advice, room: bool) -> list[Content]:
    """The candidates, and where there is room what games with them say."""
    goal = advice.goal
    rows = [
        ("", "mix", VALUE_HEADINGS[goal], "loss", "pts", "games" if advice.second_opinion else "")
    ]
    rows += [(*candidate_row(c, goal), played_out_words(c, goal)) for c in candidates_shown(advice)]
    return [
        Content.styled(_cells(row, room), "$text-muted" if number == 0 else "")
        for number, row in enumerate(rows)
    ]


def _cells(row: tuple[str, str, str, str, str, str], room: bool) -> str:
    cards, share, value, loss, points, games = row
    cells = f"{cards:<4}{share:>4}{value:>5}{loss:>5}{points:>7}"
    return f"{cells}{games:>9}".rstrip() if room else cells
