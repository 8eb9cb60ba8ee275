"""What the analysis shows of a moment: map, choice, mistakes, and the chances over the game."""

from __future__ import annotations

from collections.abc import Sequence

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from advisor.messages.protocol import Review
from advisor.messages.reasons import find_candidate
from advisor.messages.review import Mistake, RoundReview, deciding, mistakes
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.drawing.canvas import width_of
from kingsroad_tui.drawing.line_chart import Flag
from kingsroad_tui.drawing.player_badge import player_badge
from kingsroad_tui.host import Host
from kingsroad_tui.session.game_cursor import GameCursor
from kingsroad_tui.session.own_mistakes import is_good
from kingsroad_tui.solver.review_job import ReviewJob
from kingsroad_tui.text.turning import flag_words
from kingsroad_tui.widgets.chance_chart import ChanceChart
from kingsroad_tui.widgets.choice_pane import ChoicePane
from kingsroad_tui.widgets.kingdom import Kingdom
from kingsroad_tui.widgets.mistakes import MistakeList
from kingsroad_tui.widgets.plain import PlainStatic


class AnalysisView(Vertical):
    """Shows what it is given; it neither moves nor asks."""

    app = getters.app(Host)
    kingdom = getters.query_one(Kingdom)
    pane = getters.query_one(ChoicePane)
    mistakes = getters.query_one(MistakeList)
    chart = getters.query_one(ChanceChart)

    def __init__(
        self,
        game: Game,
        names: tuple[str, ...],
        colours: tuple[int, ...],
        *,
        id: str | None = None,
    ) -> None:
        """``names`` may address whoever reads; ``colours`` has each seat's player colour."""
        super().__init__(id=id)
        self._game = game
        self._names = names
        self._colours = colours
        self._heat_shown = False
        self._reviewed: Sequence[RoundReview] = ()
        self._review: Review | None = None
        self._status: Sequence[str] = ()
        self._seat = 0
        self._chosen: Selection | None = None
        self._hidden = False
        self._at_end = False

    def compose(self) -> ComposeResult:
        game = self._game
        yield PlainStatic(id="status")
        with Horizontal(id="middle"):
            yield Kingdom(id="kingdom")
            with Vertical(id="side"):
                yield ChoicePane(game.board, self._names, self._colours, id="study")
                yield MistakeList(self._names, id="mistakes")
        yield PlainStatic(id="accuracies")
        yield ChanceChart(self._colours, game.first.round, id="chart")

    def on_mount(self) -> None:
        self.kingdom.names = self._names
        self.kingdom.colours = self._colours
        self.chart.rounds = len(self._game.rounds)
        if not self.chart.rounds:
            self.chart.display = self.mistakes.display = False

    def show_status(self, parts: Sequence[str]) -> None:
        """The line at the top: of the parts, those that fit; the first two are always there."""
        glyphs = self.app.glyphs
        self._status = parts
        room = self.size.width - 2
        line = " · ".join(parts[:2])
        for part in parts[2:]:
            if width_of(f"{line} · {part}") <= room:
                line = f"{line} · {part}"
        self.query_one("#status", PlainStatic).update(Content(glyphs.spelled(line)))

    def show_moment(self, cursor: GameCursor, seat: int) -> None:
        """The board at a moment, and where that is in the game."""
        self.kingdom.position = cursor.position
        self.kingdom.heat = None
        self._at_end = not cursor.choosers
        self._show_accuracies()
        self.chart.at = cursor.moment.played
        self.chart.seat = seat

    def show_chosen(self, seat: int, chosen: Selection | None, *, hidden: bool) -> None:
        """The markers that a player placed then; beside them, once known, a better choice's.

        ``hidden`` keeps both back.
        """
        self._seat, self._chosen, self._hidden = seat, chosen, hidden
        self.kingdom.preview = (seat, chosen.placed()) if chosen and not hidden else None
        self._show_best()

    def show_review(self, job: ReviewJob) -> None:
        """The chances, the mistakes and the turning points in the rounds reviewed so far."""
        rounds, goal = job.rounds, job.settings.goal
        self.chart.chances = [
            [*(reviewed.before[seat].win for reviewed in rounds), rounds[-1].after[seat].win]
            for seat in range(len(self._game.players))
        ]
        self.mistakes.show(rounds, goal)
        self._reviewed = rounds
        self._review = job.review
        self._flag_rounds()
        self._show_accuracies()

    def on_glyphs_changed(self) -> None:
        self._flag_rounds()
        self._show_accuracies()
        self.show_status(self._status)

    def on_resize(self) -> None:
        self.show_status(self._status)

    def _flag_rounds(self) -> None:
        """Marks the worst mistake of every round below the chart, and the turning points."""
        first, rounds, glyphs = self._game.first.round, self._reviewed, self.app.glyphs
        worst: dict[int, Mistake] = {}
        for mistake in mistakes(rounds):
            worst.setdefault(mistake.round, mistake)
        flags = []
        for number, mistake in worst.items():
            colour = self._colours[mistake.choice.player]
            text = flag_words(glyphs.players[colour], mistake)
            flags.append(Flag(number - first, text, colour))
        self.chart.flags = tuple(flags)
        self.chart.turning = tuple(number - first for number in deciding(rounds))

    def _show_accuracies(self) -> None:
        """How well everybody played, in a line above the chart."""
        review, line = self._review, self.query_one("#accuracies", PlainStatic)
        known = review is not None and all(p.accuracy is not None for p in review.players)
        known = known and not self._at_end  # there it stands beside the map
        line.set_class(known, "-known")
        if review is None or not known:
            return
        parts = [Content.styled("Accuracy", "$text-muted")]
        for player in review.players:
            parts += [Content("   "), player_badge(self._colours[player.player], self.app.glyphs)]
            parts += [Content(f" {self._names[player.player]} ")]
            parts += [Content.styled(f"{player.accuracy:.0f}", "bold")]
        line.update(Content("").join(parts))

    def toggle_heat(self) -> bool:
        """Shows or hides where the opponents' markers are likely; whether they are shown now."""
        self._heat_shown = not self._heat_shown
        self._show_heat()
        return self._heat_shown

    @on(ChoicePane.AdviceChanged)
    def _advised(self) -> None:
        self._show_heat()
        self._show_best()

    def _show_heat(self) -> None:
        advice = self.pane.advice
        if advice is not None:
            likely = [opponent.markers for opponent in advice.opponents if opponent.markers]
            heat = tuple(map(sum, zip(*likely, strict=True)))
            self.kingdom.heat = heat if self._heat_shown and any(heat) else None

    def _show_best(self) -> None:
        """Draws the best choice, unless what was played is as good."""
        advice = self.pane.advice
        best = None
        if advice is not None and not self._hidden and advice.player == self._seat:
            played = self._chosen and find_candidate(advice.candidates, self._chosen)
            if not (played and is_good(played, advice.goal)):
                best = (self._seat, Selection.of(advice.recommended).placed())
        self.kingdom.best = best
