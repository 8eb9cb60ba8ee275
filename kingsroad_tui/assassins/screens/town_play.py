"""The play screen: the secret choice, then phase after phase to the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Paste

from assassins.actions import ActionKind, Side
from assassins.records import TownGameData
from assassins.rounds import PhaseReport
from kingsroad_tui.assassins.keys import TOWN_PLAY_KEYS
from kingsroad_tui.assassins.navigation import ShowTownEnd
from kingsroad_tui.assassins.screens.town_log import TownLogDialog
from kingsroad_tui.assassins.session.knights import (
    Numbers,
    knight_numbers,
    knight_numbers_before,
)
from kingsroad_tui.assassins.session.table import TownTable, Waiting
from kingsroad_tui.assassins.text import handing_over, hints, prompts
from kingsroad_tui.assassins.text.handing_over import giving_back, passing_to_people
from kingsroad_tui.assassins.text.hints import TownHintStep
from kingsroad_tui.assassins.text.narration import closing_scenes, narrate_phase
from kingsroad_tui.assassins.widgets.acting_view import ActingView
from kingsroad_tui.assassins.widgets.telling import TellingScreen
from kingsroad_tui.assassins.widgets.town_board import TownBoard
from kingsroad_tui.assassins.widgets.town_screens import OfferedKey, OfTable
from kingsroad_tui.assassins.widgets.town_story import TownStory
from kingsroad_tui.dialogs.curtain import CurtainScreen
from kingsroad_tui.host import TableScreen
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import Field

_MAX_TYPED = 400
_END = "end"
"""Typed in place of actions, it ends the phase."""


class TownPlayScreen(OfTable, TellingScreen, TableScreen):
    """One table, from where it stands to the end of the game."""

    CSS_PATH = "../styles/town_play.tcss"
    AUTO_FOCUS = ""
    HELP = (
        "Choose a pawn by its number or letter, by Tab, by a click, or with the cursor and Space. "
        "Then an arrow or a click lets it go. A push, an arrest, a kill, a strike and the way out "
        "are shown first: the same arrow again, or Enter, does it. Backspace takes back what was "
        "done in this phase, unless a secret became known by it. Enter ends the phase. From a roof "
        "one strikes, kills and arrests down in the street too; from a street nobody up at a roof."
    )
    BINDINGS: ClassVar[list[BindingType]] = TOWN_PLAY_KEYS

    typed = getters.query_one("#typed", Field)

    def __init__(self, table: TownTable) -> None:
        super().__init__()
        self.table = table
        self._peeking = False
        """Whether one of two people at this terminal looks at the people's cards."""

        self._enter_is_late = False
        """Whether a story has ended by itself: an Enter now may have been meant for it."""

    def compose(self) -> ComposeResult:
        yield ActingView(self.table, id="view")
        typed = Field(
            placeholder=prompts.TYPE_ACTIONS,
            id="typed",
            compact=True,
            max_length=_MAX_TYPED,
        )
        typed.can_focus = False  # until somebody wants to type
        yield typed
        yield TownStory(id="story")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.go_on()

    # ----------------------------------------------------------------- whose turn it is

    def next_turn(self) -> None:
        """Whatever comes next: the end, a computer player's phase, a person's."""
        self.remove_class("telling")
        self.choice = None
        self.refresh_bindings()
        table = self.table
        self.unseen(len(table.game.phases), table.game.running)
        self._mark()
        self._clear_hint()
        self.view.rest()
        if table.waiting is Waiting.NOTHING:
            self.computers.programs.end(table.game)
            self.app.post_message(ShowTownEnd(table))
        elif not table.person_acts:
            self.view.say(prompts.thinking_words(table.game.players.of(table.side)))
            self._let_computer_play()
        elif table.waiting is Waiting.SECRET:
            self._behind_curtain(self.begin_choice)
        else:
            self.view.let_act(prompts.phase_prompt(table.game, table.side, table.setup.alone))
            self.hint_step = self._first_hint
            self.hint_anew()

    @property
    def _first_hint(self) -> TownHintStep:
        """What is said at the beginning of a phase: what is always wanted, or of a hint that was
        open its first page, as what to play is asked for; nothing that another one asked for."""
        wanted = self.app.settings.hint_step if self.table.setup.hints else TownHintStep.OFF
        open_one = 0 if self.table.setup.hot_seat else min(self.hint_step, TownHintStep.CLOCK)
        return TownHintStep(max(open_one, min(wanted, TownHintStep.WAYS)))

    def _clear_hint(self) -> None:
        """A hint about what is over stands beside nothing else."""
        self.workers.cancel_group(self, "hint")
        self.view.show_hint(hints.NO_HINT)

    @work(exclusive=True, group="computer")
    async def _let_computer_play(self) -> None:
        table = self.table
        turn, numbers = table.turn(), knight_numbers(table.game)
        if table.waiting is Waiting.SECRET:
            if table.game.rounds:
                table.draw_secret()
            else:
                secret = await self.computers.choose_secret(turn)
                if self.is_attached:
                    table.choose_secret(secret)
                    self._tell_forfeits()
            if self.is_attached:
                self.go_on()
            return
        actions = await self.computers.play_phase(turn)
        if self.is_attached:
            self._tell_forfeits()
            self._tell_phase(table.play_phase(actions), numbers)

    def _tell_forfeits(self) -> None:
        """Says that a program gave no usable answer, and who plays in its place."""
        for side, why in self.table.note_forfeits(self.computers.programs.forfeits):
            self.notify(prompts.forfeit_words(self.table.game.players.of(side), why), timeout=12)

    def on_unmount(self) -> None:
        self.computers.programs.close()

    def _tell_phase(self, phase: PhaseReport, numbers: Numbers) -> None:
        """Tells the story of a phase of the other side; then the game goes on."""
        if self.app.settings.story:
            self.tell(narrate_phase(phase, self.table.game.players, numbers), numbers)
        else:
            self.go_on()

    def _tell_end(self) -> None:
        """Tells whoever ended the game how: the last scene, or all that was done at once."""
        if not self.app.settings.story:
            self.go_on()
            return
        game, at = self.table.game, len(self.table.game.phases) - 1
        phase, numbers = game.phases[at], knight_numbers_before(game, at)
        seen = len(phase.actions) - len(self.unseen(at, phase.actions))
        self.tell(closing_scenes(narrate_phase(phase, game.players, numbers), seen), numbers)

    def story_over(self, *, by_itself: bool) -> None:
        self._enter_is_late = by_itself
        self.go_on()

    def _behind_curtain(
        self, then: Callable[[], None], *, optional: bool = False, to_reveal: bool = False
    ) -> None:
        """Goes on when the people's player is alone with the screen, where two people share it.

        ``optional`` where the game also goes on without; ``to_reveal``: whether it is about one
        of the assassins, who is revealed then.
        """
        if not self.table.setup.hot_seat:
            then()
            return
        self.view.say("")
        game = self.table.game
        chosen = game.secret is not None
        words = passing_to_people(
            game.players, chosen=chosen, optional=optional, to_reveal=to_reveal
        )

        def go_on(alone: bool | None) -> None:
            if alone:
                then()

        self.app.push_screen(CurtainScreen(words), go_on)

    def _call_back(self, why: str) -> None:
        """Where two people share the screen, calls the one who looked away: the game goes on."""
        table = self.table
        if table.setup.hot_seat and table.waiting is Waiting.ACTIONS:
            words = giving_back(table.game.players, table.side, why)
            self.app.push_screen(CurtainScreen(words))

    # ------------------------------------------------------------------ what is secret

    @property
    def _own(self) -> frozenset[int]:
        """The assassins that are marked: for the people's player alone."""
        table = self.table
        if self.choice is not None:
            return self.choice
        secret = table.game.secret
        alone = table.setup.persons == (Side.PEOPLE,)
        return secret.assassins if secret is not None and (alone or self._peeking) else frozenset()

    @property
    def _hidden(self) -> bool:
        """Whether who the assassins are is hidden from a person who acts for the people, as the
        other one looks at the same screen."""
        table = self.table
        shared = table.setup.hot_seat and self.view.acts and table.side is Side.PEOPLE
        return shared and not self._peeking

    def _mark(self) -> None:
        """Who may be told what is secret, and is told it."""
        self.view.own = self._own
        self.view.secret_hidden = self.table.setup.hot_seat and not self._peeking

    def _show(self) -> None:
        """The game as it stands; what is secret only for whom it is."""
        self._mark()
        self.view.refresh_game()
        self.refresh_bindings()

    def offers(self) -> Mapping[str, OfferedKey]:
        offers = dict(super().offers())
        setup = self.table.setup
        if not (setup.hints and (self.view.acts or self.choice is not None)):
            offers["hint"] = OfferedKey("")
        if not (setup.hot_seat and self.table.side is Side.PEOPLE and self.view.acts):
            offers["peek"] = OfferedKey("")  # there are no cards, or they are marked on the board
        elif self._peeking:
            offers["peek"] = OfferedKey(prompts.HIDE)
        return offers

    def secret_chosen(self) -> None:
        self.go_on()
        self._call_back(handing_over.CHOSEN)

    def seen(self) -> TownGameData:
        alone = not self.table.setup.hot_seat
        return self.table.seen_by(self.table.side, with_secret=alone or self._peeking)

    def action_peek(self) -> None:
        """Shows the people's three cards to their player alone, or hides them."""
        setup = self.table.setup
        if Side.PEOPLE not in setup.persons or not self.view.acts:
            self.view.say(prompts.NOT_YOURS, refused=True)
        elif not setup.hot_seat:
            self.view.say(self._own_words())
        elif self.table.side is not Side.PEOPLE:
            self.view.say(prompts.NOT_YOURS, refused=True)
        elif self._peeking:
            self._peek(False)
            self.view.say(handing_over.HIDDEN)
        else:
            self._behind_curtain(self._peek_first, optional=True)

    def _peek_first(self, then: Callable[[], None] = lambda: None) -> None:
        """Shows who the assassins are, and only then does something that depends on it."""
        self._peek(True)
        self.view.say(self._own_words(hide=True))
        then()

    def _own_words(self, *, hide: bool = False) -> str:
        """Those of the people's assassins who are still there."""
        return prompts.own_words(self._own.difference(self.table.position.gone), hide=hide)

    def _peek(self, peeking: bool) -> None:
        """Shows or hides all that is secret: marks, hints, and a reveal that is only shown."""
        self._peeking = peeking
        if self.view.shows_action:
            self.view.let_go()
        self._show()
        self.hint_anew()

    @on(ActingView.Changed)
    def _hide_the_others(self) -> None:
        """Once an assassin is revealed for all to see, those who are not are hidden again."""
        running = self.table.game.running
        revealed = bool(running) and running[-1].action.kind is ActionKind.REVEAL
        if self._peeking and revealed:
            self._peek(False)
            self.view.say(f"{self.view.said} {handing_over.OTHERS_HIDDEN}", blow=True)

    # -------------------------------------------------------------------------- acting

    @on(TownBoard.SquareClicked)
    def _story_clicked(self) -> None:
        """A click while a story is told goes on with it."""
        if self.story.telling:
            self.story.forward()

    def action_other(self) -> None:
        """Whether somebody can be revealed is secret, too."""
        if self._hidden and self.view.could_reveal:
            reveal = partial(self._peek_first, super().action_other)
            self._behind_curtain(reveal, optional=True, to_reveal=True)
        else:
            super().action_other()

    def action_let_go(self) -> None:
        if self.has_class("typing"):
            self._close_typed()
        else:
            super().action_let_go()

    def action_forward(self) -> None:
        """Does what is shown; ends the phase; in a story, goes on."""
        if self.story.telling:
            self.story.forward()
        elif self.choice is not None:
            self.finish_choice()
        elif self.view.shows_action:
            self.view.do_shown()
        elif self._enter_is_late and self.view.untouched:
            self._enter_is_late = False
            self.view.say(prompts.STORY_OVER)
        elif self.view.acts:
            self.ask_to_end()

    def end_phase(self) -> None:
        self._enter_is_late = False
        self.table.end_phase()
        self._phase_over()

    @on(ActingView.GameEnded)
    def _phase_over(self) -> None:
        peeked = self._peeking
        self._peeking = False
        self._mark()
        self._clear_hint()
        game = self.table.game
        if game.result is None:
            self.go_on()
            if peeked:
                self._call_back(handing_over.ALL_HIDDEN)
        else:  # what ended it is shown to whoever did it, too
            self._tell_end()

    def action_log(self) -> None:
        """What has happened; not while it is still being told."""
        if not self.story.telling:
            self.app.push_screen(TownLogDialog(self.table.game))

    def action_look_back(self) -> None:
        if self.view.acts:
            super().action_look_back()

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
            self.ask_to_end()
        elif self._hidden and prompts.reveals(text):
            typed = partial(self.view.do_typed, text)
            self._behind_curtain(partial(self._peek_first, typed), optional=True, to_reveal=True)
        else:
            self.view.do_typed(text)

    # ------------------------------------------------------------------- the whole game

    def leave_table(self) -> None:
        self.table.leave()

    def before_leaving(self) -> str | None:
        self.table.save()  # once more, in case that failed before
        return None
