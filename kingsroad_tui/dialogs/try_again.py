"""Try again: a choice of the game made once more, with map and hand, the answer kept back."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import BindingType

from advisor.messages.advice import Candidate
from advisor.messages.protocol import Advice, AdviceSettings
from advisor.messages.reasons import standing
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad_tui.screen_keys import TRY_KEYS
from kingsroad_tui.session.own_mistakes import is_good
from kingsroad_tui.session.table import Setup
from kingsroad_tui.text.reasons import hand_of, yours_sentences
from kingsroad_tui.text.try_again import AGAIN, FOUND, IDEA, TASK
from kingsroad_tui.widgets.judging_screen import JudgingScreen
from kingsroad_tui.widgets.lesson_panel import LessonWords


class TryAgainScreen(JudgingScreen):
    """One choice, judged as often as one likes; what was tried last is left in `tried`."""

    HELP = (
        "Choose again what was chosen here: by keys, or by clicks on cards and regions. Enter says "
        "what the cards are worth; whatever you tried last is kept as a branch of the game."
    )
    BINDINGS: ClassVar[list[BindingType]] = TRY_KEYS

    def __init__(
        self, then: Game, setup: Setup, seat: int, settings: AdviceSettings, heading: str
    ) -> None:
        """``then`` is the game as it stood; ``heading`` says which choice it is, and whose."""
        super().__init__(then, setup, seat)
        self._settings = settings
        self._heading = heading
        self._found = False
        self.tried: tuple[Selection, Advice] | None = None
        """The cards tried last and how they were judged; None before there are any."""

    def on_mount(self) -> None:
        self.lay_out(self._game)

    @property
    def advice_settings(self) -> AdviceSettings:
        return self._settings

    def say(self, answer: str = "") -> None:
        self._found = False
        self.panel.words = LessonWords(self._heading, IDEA, TASK, answer)

    def action_forward(self) -> None:
        """Judges the cards; where they were found good, leads back."""
        if self._found:
            self.action_leave()
        else:
            self.judge_choice()

    def judged(self, selection: Selection, candidate: Candidate, advice: Advice) -> None:
        self.tried = selection, advice
        stands = standing(advice.candidates, hand_of(advice, self.seated), selection.cards)
        worth = yours_sentences(advice, stands, self.seated) if stands is not None else []
        good = is_good(candidate, advice.goal)
        self.say(" ".join([*worth, FOUND if good else AGAIN]))
        self._found = good
