"""The play screen: the secret choice, then phase after phase to the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Paste

from assassins.actions import Side
from assassins.games import TownGameError
from assassins.legal import legal_actions
from assassins.position import Ending
from assassins.prices import ASSASSINS
from assassins.rounds import PhaseReport
from assassins.secret import Secret
from assassins.town import LETTERS
from kingsroad_tui.assassins.computer_players import TownComputers
from kingsroad_tui.assassins.keys import PLAY_KEYS
from kingsroad_tui.assassins.navigation import ShowTownEnd
from kingsroad_tui.assassins.session.knights import (
    Numbers,
    knight_numbers,
    knight_numbers_before,
)
from kingsroad_tui.assassins.session.table import TownTable, Waiting
from kingsroad_tui.assassins.text import hints, prompts
from kingsroad_tui.assassins.text.hints import TownHintStep
from kingsroad_tui.assassins.text.narration import narrate_phase
from kingsroad_tui.assassins.widgets.acting_view import ActingView
from kingsroad_tui.assassins.widgets.town_board import TownBoard
from kingsroad_tui.assassins.widgets.town_screens import ActingScreen, OfferedKey, OfTable
from kingsroad_tui.assassins.widgets.town_story import TownStory
from kingsroad_tui.dialogs.confirm import ConfirmDialog
from kingsroad_tui.dialogs.curtain import CurtainScreen
from kingsroad_tui.host import TableScreen
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import Field

_MAX_TYPED = 400
_END = "end"
"""Typed in place of actions, it ends the phase."""


class TownPlayScreen(OfTable, ActingScreen, TableScreen):
    """One table, from where it stands to the end of the game."""

    CSS_PATH = "../styles/town_play.tcss"
    AUTO_FOCUS = ""
    HELP = (
        "Choose a pawn by its number or letter, by Tab, by a click, or with the cursor and Space. "
        "Then an arrow or a click lets it go. A push, an arrest, a kill, a strike and the way out "
        "are shown first: the same arrow again, or Enter, does it. Backspace takes back what was "
        "done in this phase, unless a secret became known by it. Enter ends the phase."
    )
    BINDINGS: ClassVar[list[BindingType]] = PLAY_KEYS

    story = getters.query_one(TownStory)
    typed = getters.query_one("#typed", Field)

    def __init__(self, table: TownTable) -> None:
        super().__init__()
        self.table = table
        self._choice: frozenset[int] | None = None
        """The assassins chosen so far, during the secret choice."""

        self._hint_step = TownHintStep.OFF
        self._peeking = False
        """Whether one of two people at this terminal looks at the people's cards."""

        self._told_from: Numbers = {}

    def compose(self) -> ComposeResult:
        yield ActingView(self.table, id="view")
        typed = Field(
            placeholder="actions, such as Na4-a3 Na3>b3; end ends the phase",
            id="typed",
            compact=True,
            max_length=_MAX_TYPED,
        )
        typed.can_focus = False  # until somebody wants to type
        yield typed
        yield TownStory(id="story")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._computers = TownComputers(self.app.solver)
        if self.table.setup.hints:
            self._hint_step = TownHintStep(min(self.app.settings.hint_step, TownHintStep.WAYS))
        self.go_on()

    # ----------------------------------------------------------------- whose turn it is

    def next_turn(self) -> None:
        """Whatever comes next: the end, a computer player's phase, a person's."""
        self.remove_class("telling")
        self._choice = None
        self.refresh_bindings()
        table = self.table
        self.workers.cancel_group(self, "hint")
        self.view.own = self._own
        self.view.show_hint(hints.NO_HINT)
        self.view.rest()
        if table.waiting is Waiting.NOTHING:
            self._computers.programs.end(table.game)
            self.app.post_message(ShowTownEnd(table))
        elif not table.person_acts:
            self.view.say(prompts.thinking_words(table.game.players.of(table.side)))
            self._let_computer_play()
        elif table.waiting is Waiting.SECRET:
            self._behind_curtain(self._begin_choice)
        else:
            self.view.let_act(prompts.phase_prompt(table.game, table.side))
            self._hint()

    @work(exclusive=True, group="computer")
    async def _let_computer_play(self) -> None:
        table = self.table
        turn, numbers = table.turn(), knight_numbers(table.game)
        if table.waiting is Waiting.SECRET:
            if table.game.rounds:
                table.draw_secret()
            else:
                secret = await self._computers.choose_secret(turn)
                if self.is_attached:
                    table.choose_secret(secret)
                    self._tell_forfeits()
            if self.is_attached:
                self.go_on()
            return
        actions = await self._computers.play_phase(turn)
        if self.is_attached:
            self._tell_forfeits()
            self._tell(table.play_phase(actions), numbers)

    def _tell_forfeits(self) -> None:
        """Says that a program gave no usable answer, and who plays in its place."""
        for side, why in self.table.note_forfeits(self._computers.programs.forfeits):
            self.notify(prompts.forfeit_words(self.table.game.players.of(side), why), timeout=12)

    def on_unmount(self) -> None:
        self._computers.programs.close()

    def _tell(self, phase: PhaseReport, numbers: Numbers, *, last: bool = False) -> None:
        """Tells the story of a phase, or only its last scene; then the game goes on."""
        if not self.app.settings.story:
            self.go_on()
            return
        self._told_from = numbers
        self.add_class("telling")
        scenes, settings = narrate_phase(phase, self.table.game.players, numbers), self.app.settings
        self.story.tell(scenes[-1:] if last else scenes, settings.beat, by_hand=settings.by_hand)

    @on(TownStory.SceneShown)
    def _scene_shown(self, event: TownStory.SceneShown) -> None:
        game = self.table.game
        self.view.show_scene(game, event.scene, event.place, self._told_from, self._own)

    @on(TownStory.Ended)
    def _story_ended(self) -> None:
        self.go_on()

    def _behind_curtain(self, then: Callable[[], None]) -> None:
        """Goes on when the people's player is alone with the screen, where two people share it."""
        if not self.table.setup.hot_seat:
            then()
            return
        self.view.say("")
        curtain = CurtainScreen.before(self.table.game.players.people)
        self.app.push_screen(curtain, lambda _: then())

    # ------------------------------------------------------------------ what is secret

    @property
    def _own(self) -> frozenset[int]:
        """The assassins that are marked: for the people's player alone."""
        table = self.table
        if self._choice is not None:
            return self._choice
        secret = table.game.secret
        alone = table.setup.persons == (Side.PEOPLE,)
        return secret.assassins if secret is not None and (alone or self._peeking) else frozenset()

    def _show(self) -> None:
        """The game as it stands; what is secret only for whom it is."""
        self.view.own = self._own
        self.view.refresh_game()
        self.refresh_bindings()

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        setup = self.table.setup
        if not (setup.hints and self.view.acts):
            offers["hint"] = OfferedKey("")
        if not (setup.hot_seat and self.table.side is Side.PEOPLE and self.view.acts):
            offers["peek"] = OfferedKey("")  # there are no cards, or they are marked on the board
        if self._choice is not None:
            offers["pawn('a')"] = OfferedKey(prompts.CHOOSE, f"{LETTERS[0]}-{LETTERS[-1]}")
            complete = len(self._choice) == ASSASSINS
            offers["forward"] = OfferedKey(prompts.TAKE_THREE if complete else "")
        return offers

    def _begin_choice(self) -> None:
        self._choice = self.table.position.revealed
        self._show()
        self.view.say(prompts.CHOOSE_SECRET)

    def _toggle_choice(self, number: int) -> None:
        assert self._choice is not None
        if problem := prompts.choice_problem(self._choice, number, self.table.position):
            self.view.say(problem, refused=True)
            return
        self._choice ^= {number}
        self._show()
        self.view.say(prompts.choice_prompt(self._choice))

    def _finish_choice(self) -> None:
        assert self._choice is not None
        if len(self._choice) < ASSASSINS:
            self.view.say(prompts.choice_prompt(self._choice), refused=True)
            return
        try:
            self.table.choose_secret(Secret(self._choice))
        except TownGameError:
            self.view.say(prompts.CHOICE_DOES_NOT_FIT, refused=True)
            return
        self.go_on()

    def action_peek(self) -> None:
        """Shows the people's three cards to their player alone, or hides them."""
        setup = self.table.setup
        if Side.PEOPLE not in setup.persons or not self.view.acts:
            self.view.say(prompts.NO_CARDS, refused=True)
        elif not setup.hot_seat:
            self.view.say(prompts.own_words(self._own))
        elif self._peeking or self.table.side is not Side.PEOPLE:
            self._peeking = False
            self._show()
            self.view.say(prompts.CARDS_HIDDEN)
        else:
            self._behind_curtain(self._peek)

    def _peek(self) -> None:
        self._peeking = True
        self._hint()
        self._show()
        self.view.say(prompts.own_words(self._own))

    # -------------------------------------------------------------------------- acting

    def action_pawn(self, key: str) -> None:
        if self._choice is None:
            super().action_pawn(key)
        elif key in LETTERS:
            self._toggle_choice(LETTERS.index(key))

    @on(TownBoard.SquareClicked)
    def _square_clicked(self, event: TownBoard.SquareClicked) -> None:
        """A click that nobody acts by: it goes on with a story, or chooses an assassin."""
        if self.story.telling:
            self.story.forward()
        elif self._choice is not None and event.square in self.table.position.townsfolk:
            self._toggle_choice(self.table.position.townsfolk.index(event.square))

    def action_let_go(self) -> None:
        if self.story.telling:
            self.story.skip()
        elif self.has_class("typing"):
            self._close_typed()
        else:
            super().action_let_go()

    def action_back(self) -> None:
        """Takes back the last action; in a story, goes back a step."""
        if self.story.telling:
            self.story.back()
        else:
            super().action_back()

    def action_forward(self) -> None:
        """Does what is shown; ends the phase; in a story, goes on."""
        if self.story.telling:
            self.story.forward()
        elif self._choice is not None:
            self._finish_choice()
        elif self.view.shows_action:
            self.view.do_shown()
        elif self.view.acts:
            self._ask_to_end()

    def _ask_to_end(self) -> None:
        position = self.table.position
        question = prompts.unspent_question(position) if legal_actions(position) else None
        if question is None:
            self._end_phase()
        else:
            self.app.push_screen(
                ConfirmDialog(question, "End the phase", "Keep playing"),
                lambda sure: self._end_phase() if sure else None,
            )

    def _end_phase(self) -> None:
        self.table.end_phase()
        self._phase_over()

    @on(ActingView.GameEnded)
    def _phase_over(self) -> None:
        self._peeking = False
        game = self.table.game
        if game.result is None or game.result.by is Ending.TIME:
            self.go_on()
        else:  # the blow that ended it is shown to whoever dealt it, too
            at = len(game.phases) - 1
            self._tell(game.phases[at], knight_numbers_before(game, at), last=True)

    def action_type(self) -> None:
        if self.view.acts:
            self.add_class("typing")
            self.typed.can_focus = True
            self.typed.focus()

    def _close_typed(self) -> None:
        self.remove_class("typing")
        self.typed.value = ""
        self.typed.can_focus = False

    @on(Field.Submitted, "#typed")
    def _typed_entered(self) -> None:
        text = self.typed.value.strip()
        self._close_typed()
        self._do_typed(text)

    @on(Paste)
    def _paste(self, event: Paste) -> None:
        self._do_typed(event.text[:_MAX_TYPED].strip())

    def _do_typed(self, text: str) -> None:
        if text == _END and self.view.acts:
            self._ask_to_end()
        else:
            self.view.do_typed(text)

    # --------------------------------------------------------------------------- hints

    def action_hint(self) -> None:
        """Each press says more; the last one closes the hint."""
        if not self.table.setup.hints:
            self.view.say(hints.NO_HINTS, refused=True)
        elif not self.view.acts:
            self.notify(hints.NOT_NOW)
        else:
            self._hint_step = self._hint_step.next
            self._hint()

    @on(ActingView.Changed)
    def _hint(self) -> None:
        """A hint for the moment as it is now, where one is wanted."""
        self.workers.cancel_group(self, "hint")
        if self._hint_step is TownHintStep.OFF:
            self.view.show_hint(hints.NO_HINT)
        elif self.view.acts:
            self.view.show_hint(hints.THINKING_HINT)
            self._ask_for_hint()

    @work(exclusive=True, group="hint")
    async def _ask_for_hint(self) -> None:
        table, step = self.table, self._hint_step
        alone = not table.setup.hot_seat
        record = table.seen_by(table.side, with_secret=alone or self._peeking)
        async for advice in self._computers.advise(record, table.side):
            if advice is None:
                self.view.show_hint(hints.LOST_HINT)
                return
            self.view.show_hint(hints.hint_of(advice, table.game, step))
            if step < TownHintStep.WAYS:
                return  # whoever leaves the loop spares the solver the rest

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """The key that does the hint is there while one says what to play."""
        del parameters
        return action != "follow" or (self.is_mounted and bool(self.view.hint.planned))

    def action_follow(self) -> None:
        self.view.do_planned()

    # ------------------------------------------------------------------- the whole game

    def leave_table(self) -> None:
        self.table.leave()

    def before_leaving(self) -> str | None:
        self.table.save()  # once more, in case that failed before; nothing is lost by leaving
        return None
