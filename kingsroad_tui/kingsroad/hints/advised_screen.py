"""What the play screen shows to the player choosing: the cards so far, hints, what they cost."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import replace

from textual import getters, on
from textual.binding import ActiveBinding
from textual.events import Paste

from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.kingsroad.hints.hints import HintStep
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.play.choosing import ChoosingScreen
from kingsroad_tui.kingsroad.play.coach import RoundVerdict
from kingsroad_tui.kingsroad.play.coach_words import verdict_at_once, verdict_sentence
from kingsroad_tui.kingsroad.play.play_help import CLOSE_HINT
from kingsroad_tui.kingsroad.play.prompts import no_such_card
from kingsroad_tui.kingsroad.play.selection_builder import SelectionBuilder
from kingsroad_tui.kingsroad.play.table import Phase, Table
from kingsroad_tui.kingsroad.words import notices


class AdvisedScreen(ChoosingScreen):
    """A screen at which a person chooses, with the advisor beside it.

    Attributes:
        table: the game that is played.
        seat: the person who chooses here now; None while nobody does.
        verdict: what the choices of the present round cost, where the coach is wanted.
    """

    table: Table
    seat: int | None = None
    verdict: RoundVerdict | None = None
    awaits_answer: bool = False
    """Whether the cards chosen are to be played as soon as the warning before them is known."""

    hints = getters.query_one(HintPane)

    def change_choice(self, step: Callable[[SelectionBuilder], SelectionBuilder]) -> None:
        self.awaits_answer = False
        self.choosing.change(step)
        self.show_choice()

    def show_choice(self) -> None:
        """What the cards chosen so far would do, on the map and in the hint."""
        if self.seat is not None and self.choosing.builder is not None:
            self.view.show_choice(self.seat, self.choosing.builder)
            self.hints.chosen = self.choosing.builder.cards

    def unknown_key(self) -> None:
        if self.choosing.builder is not None:
            self.choosing.hand.note = no_such_card(keys_on(self))

    def action_hide_aim(self) -> None:
        self.choosing.toggle_aim()

    @on(Paste)
    def _paste(self, event: Paste) -> None:
        """A pasted code such as 16K chooses its cards."""
        self.change_choice(lambda builder: builder.typed(event.text.strip()))

    def show_better(self) -> None:
        """Instead of playing what gives much away."""
        self.table.note_hint()
        self.hints.show_best()
        self.show_open_hint()

    def action_hint(self) -> None:
        """Each press says more; the last one closes the hints."""
        if not self.table.setup.hints:
            self.notify(notices.NO_HINTS)
            return
        if self.seat is None:
            self.notify(notices.HINTS_NOT_NOW)
            return
        self.table.note_hint()
        self.hints.say_more(self.table, self.seat)
        self.show_open_hint()

    def action_experts(self) -> None:
        """The figures behind the hint, for people who know the theory; again for the hint."""
        if self.seat is not None and self.table.setup.hints:
            self.table.note_hint()
            self.hints.turn_to_experts(self.table, self.seat)
            self.show_open_hint()

    def show_open_hint(self) -> None:
        """Shows the hint as far as it is open, or that it is closed."""
        self.set_class(self.hints.step is not HintStep.OFF, "advising")
        self.refresh_bindings()
        self._show_hint()

    @property
    def _hint_open(self) -> bool:
        """Whether somebody who chooses has a hint before them."""
        return self.hints.step is not HintStep.OFF and self.has_class("advising")

    def action_skip(self) -> None:
        """Closes an open hint, which costs nothing; else drops all cards, or ends the story."""
        if self._hint_open:
            self.hints.step = HintStep.OFF
            self.show_open_hint()
        else:
            super().action_skip()

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """While a hint is open the footer says what closes it."""
        active = super().active_bindings
        if self.is_mounted and self._hint_open and (closing := active.get("escape")):
            binding = replace(closing.binding, show=True, description=CLOSE_HINT)
            return {**active, "escape": closing._replace(binding=binding)}
        return active

    @on(HintPane.AdviceChanged)
    def _show_hint(self) -> None:
        """Points at the regions of the hint on the map; now the luck of the last round is known."""
        self.view.point_at(self.hints.regions)
        self.show_verdict()
        if self.awaits_answer and not self.hints.weighing:
            self.awaits_answer = False
            self.action_forward()

    @abstractmethod
    def action_forward(self) -> None:
        """Plays the cards chosen."""

    def show_verdict(self) -> None:
        """Says what the last round's choice cost, and with new advice what was luck in it."""
        if self.verdict is not None and self.table.phase is Phase.CHOOSING:
            verdict = self.hints.with_luck(self.verdict)
            self.choosing.now.verdict = verdict_sentence(
                verdict, self.table.game.players, self.table.game.board
            )

    @property
    def verdict_at_once(self) -> str:
        """What the choice cost, as the round ends: luck is known only when the next one begins."""
        return verdict_at_once(self.verdict) if self.verdict else ""

    def action_view(self) -> None:
        """History or advice beside the map; in 60 columns the history or the map."""
        self.toggle_class("looking" if self.has_class("-narrow") else "advising")
        self.refresh_bindings()
