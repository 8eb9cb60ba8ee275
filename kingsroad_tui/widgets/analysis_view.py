"""What the analysis shows of a moment: map, choice, mistakes, and the chances over the game."""

from __future__ import annotations

from collections.abc import Sequence

from textual import getters, on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content

from advisor.messages.goals import Goal
from advisor.messages.review import Outlook, RoundReview
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.drawing.player_badge import player_badge
from kingsroad_tui.host import Host
from kingsroad_tui.session.game_cursor import GameCursor, Moment
from kingsroad_tui.text.figures import percents
from kingsroad_tui.widgets.chance_chart import ChanceChart
from kingsroad_tui.widgets.choice_pane import ChoicePane
from kingsroad_tui.widgets.kingdom import Kingdom
from kingsroad_tui.widgets.mistakes import MistakeList
from kingsroad_tui.widgets.plain import PlainStatic


def _stands(rounds: Sequence[RoundReview], moment: Moment) -> Sequence[Outlook]:
    """How everybody stood at a moment; nothing where that is not judged yet."""
    if moment.played == len(rounds):
        return rounds[-1].after if rounds else ()
    if moment.played > len(rounds):
        return ()
    steps = rounds[moment.played].steps
    return steps[-1 if moment.second else 0].before


class AnalysisView(Vertical):
    """Shows what it is given; it neither moves nor asks."""

    app = getters.app(Host)
    kingdom = getters.query_one(Kingdom)
    pane = getters.query_one(ChoicePane)
    mistakes = getters.query_one(MistakeList)
    chart = getters.query_one(ChanceChart)

    def __init__(self, game: Game, colours: tuple[int, ...], *, id: str | None = None) -> None:
        """``colours`` has each seat's player colour."""
        super().__init__(id=id)
        self._game = game
        self._colours = colours
        self._heat_shown = True
        self._reviewed: Sequence[RoundReview] = ()
        self._moment = Moment(0)

    def compose(self) -> ComposeResult:
        game = self._game
        yield PlainStatic(id="status")
        with Horizontal(id="middle"):
            yield Kingdom(id="kingdom")
            with Vertical(id="side"):
                yield ChoicePane(game.board, game.players, id="study")
                yield MistakeList(game.players, id="mistakes")
        yield PlainStatic(id="stands")
        yield ChanceChart(self._colours, game.first.round, id="chart")

    def on_mount(self) -> None:
        self.kingdom.names = self._game.players
        self.kingdom.colours = self._colours
        self.chart.rounds = len(self._game.rounds)
        if not self.chart.rounds:
            self.chart.display = self.mistakes.display = False

    def show_status(self, parts: Sequence[str]) -> None:
        """The line at the top."""
        self.query_one("#status", PlainStatic).update(Content(" · ".join(parts)))

    def show_moment(
        self, cursor: GameCursor, seat: int, reviewed: Sequence[RoundReview] = ()
    ) -> None:
        """The board at a moment, and where that is in the game.

        ``reviewed`` are the rounds reviewed so far of the branch looked at.
        """
        self.kingdom.position = cursor.position
        self.kingdom.heat = None
        self.chart.at = cursor.moment.played
        self.chart.seat = seat
        self._moment, self._reviewed = cursor.moment, reviewed
        self._show_stands()

    def show_chosen(self, seat: int, chosen: Selection | None) -> None:
        """The markers that a player placed then; None to show none."""
        self.kingdom.preview = (seat, chosen.placed()) if chosen else None

    def show_review(
        self, rounds: Sequence[RoundReview], goal: Goal, shared: Sequence[RoundReview]
    ) -> None:
        """The chances and the mistakes in the rounds reviewed so far, at least one.

        ``shared`` are those of them that belong to the branch looked at.
        """
        self.chart.chances = [
            [*(reviewed.before[seat].win for reviewed in rounds), rounds[-1].after[seat].win]
            for seat in range(len(self._game.players))
        ]
        self.mistakes.show(rounds, goal)
        self._reviewed = shared
        self._show_stands()

    def on_glyphs_changed(self) -> None:
        self._show_stands()

    def _show_stands(self) -> None:
        """The chances at the moment shown, in figures above the chart."""
        stands = _stands(self._reviewed, self._moment)
        line = self.query_one("#stands", PlainStatic)
        line.set_class(bool(stands), "-known")
        if not stands:
            return
        parts = [Content.styled("Chances then", "$text-muted")]
        shown = percents([outlook.win for outlook in stands])
        for name, colour, chance in zip(self._game.players, self._colours, shown, strict=True):
            parts += [Content("   "), player_badge(colour, self.app.glyphs)]
            parts += [Content(f" {name} "), Content.styled(chance, "bold")]
        line.update(Content("").join(parts))

    def toggle_heat(self) -> None:
        """Shows or hides where the opponents' markers are likely."""
        self._heat_shown = not self._heat_shown
        self._show_heat()

    @on(ChoicePane.AdviceChanged)
    def _show_heat(self) -> None:
        advice = self.pane.advice
        if advice is not None:
            likely = [opponent.markers for opponent in advice.opponents if opponent.markers]
            heat = tuple(map(sum, zip(*likely, strict=True)))
            self.kingdom.heat = heat if self._heat_shown and heat else None
