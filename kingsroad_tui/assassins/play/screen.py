"""The play screen: the secret choice, then phase after phase to the end of the game.

Actions can also be typed in notation, or pasted.
"""

from __future__ import annotations

from asyncio import CancelledError, Event, Future, get_running_loop
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Paste

from assassins.games import ASSASSINS, AssassinsChoice, AssassinsGame
from assassins.rounds import PhaseReport
from assassins.running import RunningPhase
from assassins.secret import Secret
from kingsroad_tui.assassins import places
from kingsroad_tui.assassins.hints.hinting import TownHints
from kingsroad_tui.assassins.keys import ASSASSINS_PLAY_KEYS
from kingsroad_tui.assassins.play import narration, prompts
from kingsroad_tui.assassins.play.acting_view import ActingView
from kingsroad_tui.assassins.play.action_story import ActionStory
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.coach import Coach
from kingsroad_tui.assassins.play.computer_players import AssassinsSeatPlayers
from kingsroad_tui.assassins.play.handing_over import giving_back, passing_to_people, side_alone
from kingsroad_tui.assassins.play.log import MAX_TYPED, AssassinsLogDialog, TypedActions
from kingsroad_tui.assassins.play.screens import ActingPart, AssassinsTableScreen, OfferedKey
from kingsroad_tui.assassins.play.secret_choice import SecretPicker, SharedSecret
from kingsroad_tui.assassins.play.story import AssassinsStory
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.play.typed_actions import knight_numbers_before
from kingsroad_tui.assassins.rivals.remarks import said_by_phase
from kingsroad_tui.assassins.rivals.talking import TownTalk
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.keys.registry import keys_on
from kingsroad_tui.rivals.widgets import RivalsDialog
from kingsroad_tui.shell.host import GAME
from kingsroad_tui.shell.house_screen import answer
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainStatic
from tabletop.game import SeatView, play
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.assassins.together.play import TownApart
    from kingsroad_tui.together.place import OwnPlace


_END = "end"
"""Typed in place of actions, it ends the phase."""


class TypedLine(ActingPart):
    """A line in which actions are typed."""

    def __init__(self, screen: AssassinsTableScreen) -> None:
        """``screen`` has a `TypedActions`."""
        self._screen = screen

    @property
    def _line(self) -> TypedActions:
        return self._screen.query_one(TypedActions)

    @property
    def is_open(self) -> bool:
        """Whether somebody types."""
        return self._screen.has_class("typing")

    def offered(self, offers: dict[str, OfferedKey]) -> dict[str, OfferedKey]:
        """While somebody types, only what ends that."""
        if not self.is_open:
            return offers
        return {
            "submit": OfferedKey(phrase("assassins-key-do-it")),
            "let_go": OfferedKey(phrase("assassins-key-stop-typing")),
            "next_pawn(1)": OfferedKey(""),
        }

    def open(self) -> None:
        """Lets somebody type who acts."""
        if self._screen.view.acts:
            self._line.open()

    def let_go(self) -> bool:
        if self.is_open:
            self._line.close()
            return True
        return False

    def do(self, text: str) -> None:
        """Does what was typed, or pasted."""
        text = text[:MAX_TYPED].strip()
        if text == _END and self._screen.view.acts:
            self._screen.ask_to_end()
        else:
            self._screen.do_typed(text)


class AssassinsPlayScreen(AssassinsTableScreen):
    """One table, from where it stands to the end of the game: the people at it play here, as a
    `Player`, and what all do is shown here, as to a `Watcher`."""

    KEEPS_WORK = True
    CSS_PATH = "../styles/play.tcss"
    AUTO_FOCUS = ""
    HELP = "town-play"
    BINDINGS: ClassVar[list[BindingType]] = ASSASSINS_PLAY_KEYS

    story = getters.query_one(AssassinsStory)

    def __init__(self, table: AssassinsTable, *, place: OwnPlace | None = None) -> None:
        """The game of a table.

        Args:
            table: the table; a mirror where its players are apart.
            place: one's place at a table with somebody elsewhere; None at one of one's own.
        """
        super().__init__()
        self.table = table
        self.sharing = SharedSecret(self)
        self.telling = ActionStory(self, self._story_over)
        self.hints = TownHints(self, seen=self.sharing.seen, say_moment=self._say_moment)
        self.secret = SecretPicker(self, self.hints, self._secret_chosen, seen=self.sharing.seen)
        self.sharing.of(self.hints, self.secret)
        self.typing = TypedLine(self)
        self.parts = (self.sharing, self.telling, self.secret, self.hints, self.typing)
        self.talk = TownTalk(self, table)
        self.coach = Coach(self, table)
        self.apart: TownApart | None = None
        if place is not None:
            from kingsroad_tui.assassins.together.play import TownApart

            self.apart = TownApart(self, place, table, self._is_absorbed)
            self.sit_at(self.apart)
        self._chosen: Future[Secret]
        """What a person at this terminal chooses."""

        self._phase: Future[None]
        """The phase in which a person at this terminal acts, until it is over."""

        self._story_seen = Event()
        """Whether the story of the last phase is over."""

        self._enter_is_late = False
        """Whether a story has ended by itself: an Enter now may have been meant for it."""

    def _say_moment(self) -> None:
        self.secret.say_moment()

    def on_shown_anew(self) -> None:
        if not self._is_absorbed():
            self._say_moment()
            self.hints.show_anew()

    def _is_absorbed(self) -> bool:
        """Whether a story is told, or the assassins are chosen."""
        return self.story.telling or self.secret.choice is not None

    def compose(self) -> ComposeResult:
        yield ActingView(self.table, id="view")
        yield TypedActions(id="typed")
        yield AssassinsStory(id="story")
        yield Footer(show_command_palette=False)
        if self.apart is not None:
            yield PlainStatic(id="no-table")

    def on_mount(self) -> None:
        self._others = AssassinsSeatPlayers(self.app.solver, self.table.setup)
        self.view.ask_first = self.coach.ask_first
        self.coach.begin()
        self._play()

    def on_unmount(self) -> None:
        self._others.close()
        self.coach.end()
        self.leave_table()

    # ---------------------------------------------------------------- how the game goes on

    @work(exclusive=True, group=GAME)
    async def _play(self) -> None:
        """Plays from where the game stands to its end."""
        await self.uncovered()
        await self.talk.begin()
        self.rest()
        apart, others = self.apart, self._others
        if apart is not None:
            others.end(await apart.play_game(self, self))
        else:
            others.end(await play(self.table.game, others.players(self), self, self.table.deal))
        if apart is not None and apart.lie:
            apart.show_lie()
        else:
            place = None if apart is None else apart.place
            self.app.go("end", places.GAME, table=self.table, place=place)

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        """Lets a person choose the assassins, or act."""
        if view.turn.phase == ASSASSINS:
            return await self.choose_secret(view)
        phase = RunningPhase(self.table.game, self.changed)
        await self.play_phase(phase)
        return phase.choice

    async def choose_secret(self, view: SeatView[AssassinsGame]) -> Secret:
        """Lets a person choose; where two share the screen, while the other one looks away."""
        await self.uncovered()
        if self.table.setup.hot_seat:
            words = partial(passing_to_people, view.game.players, chosen=False)
            await self.app.push_screen_wait(CurtainScreen(words))
        self.secret.begin()
        self._chosen = get_running_loop().create_future()
        return await self._chosen

    def _secret_chosen(self, secret: Secret) -> None:
        self.app.spend("forward")
        answer(self._chosen, secret)

    async def play_phase(self, phase: RunningPhase) -> None:
        """Lets a person act."""
        if self.apart is None:
            await self._play_phase(phase)
            return
        self.apart.begin_phase(phase)
        try:
            if not (phase.asks or phase.view.game.finished):
                await self._play_phase(phase)
        except CancelledError:  # a computer plays, or the screen is left
            if self.is_mounted and self.query("#view"):
                self.rest()
            raise
        self.apart.end_phase()

    async def _play_phase(self, phase: RunningPhase) -> None:
        await self.uncovered()
        game = phase.view.game
        side = game.position.side
        self._phase = get_running_loop().create_future()
        prompt = prompts.phase_prompt(game, side, side_alone(self.table.setup), keys_on(self))
        self.view.let_act(phase, prompt)
        self.hints.first()
        await self._phase

    def ask_to_end(self) -> None:
        if self.hints.is_followed:  # it was said that this ends the phase
            self.end_phase()
        elif self.coach.warns:
            self.coach.ask_before_end(self.end_phase, super().ask_to_end)
        else:
            super().ask_to_end()

    def end_phase(self) -> None:
        self.view.rest()
        self._phase_over()

    @on(ActingView.PhaseOver)
    def _phase_over(self) -> None:
        self._enter_is_late = False
        self.app.spend("forward")
        answer(self._phase, None)

    def chose(self, seat: int) -> None:
        """Takes no notice: who chooses does it alone."""

    def changed(self, game: AssassinsGame) -> None:
        """Keeps what has been done."""
        self.table.changed(game)
        if self.apart is not None:
            self.apart.keep_draft(game)

    async def saw(self, before: AssassinsGame, game: AssassinsGame) -> None:
        """Shows what others have done, and how the game ended, to people who like to watch. With
        somebody elsewhere nothing is told under a screen that covers it."""
        if self.apart is None:
            await self._show(before, game)
            return
        self.apart.say_sealed(before, game)
        if not before.chosen or game.phase_since(before) is not None:
            await self.uncovered()
            await self._show(before, game)
            self.apart.played = False  # the next phase may be played by a computer, unasked here
        self.apart.say_asked(before, game)

    async def _show(self, before: AssassinsGame, game: AssassinsGame) -> None:
        phase = game.phase_since(before)
        hidden = phrase("assassins-hand-over-all-hidden") if self.sharing.peeking else ""
        self.sharing.peeking = False
        self.sharing.mark()
        self.hints.clear()
        for seat, why in self.table.note_forfeits(self._others.forfeits).items():
            self.notify(
                phrase("assassins-forfeits", name=game.players[seat], why=why),
                timeout=12,
            )
        if phase is not None:
            self.coach.begin()
            self.talk.hear(game, phase)
        if phase is None:
            hidden = phrase("assassins-hand-over-chosen")
        elif self.app.settings.story and (scenes := self._scenes(game, phase)):
            self._story_seen.clear()
            self.telling.tell(
                self.talk.with_time_to_hear(scenes),
                knight_numbers_before(game, len(game.phases) - 1),
            )
            await self._story_seen.wait()
        await self.uncovered()
        self.rest()
        if hidden and self.table.setup.hot_seat and not game.finished:
            words = partial(giving_back, game.players, self.table.side, hidden)
            await self.app.push_screen_wait(CurtainScreen(words))

    def _scenes(
        self, game: AssassinsGame, phase: PhaseReport
    ) -> tuple[narration.AssassinsScene, ...]:
        """What is told of a phase: all that others did; of a person's only how it ended the game,
        by the last scene, or by all that was done at once."""
        at = len(game.phases) - 1
        scenes = narration.narrate_phase(phase, game.players, knight_numbers_before(game, at))
        if not self.has_done(phase):
            return narration.told_to_people(scenes, self.view.own)
        if not game.finished:
            return ()
        return narration.closing_scenes(
            scenes, len(phase.actions) - len(self.telling.unseen(at, phase.actions))
        )

    def has_done(self, phase: PhaseReport) -> bool:
        """Whether a person at this terminal has acted in a phase, and so knows it."""
        if self.apart is not None and not self.apart.played:
            return False
        return phase.side.seat in self.table.setup.people

    def _story_over(self, by_itself: bool) -> None:
        self._enter_is_late = by_itself
        self._story_seen.set()

    def rest(self) -> None:
        """Nobody acts at this terminal now."""
        self.remove_class("telling")
        self.secret.choice = None
        self.refresh_bindings()
        table = self.table
        self.telling.unseen(len(table.game.phases), table.game.running)
        self.sharing.mark()
        self.hints.clear()
        self.talk.hush()
        self.view.rest()
        if not (table.game.finished or table.side.seat in table.setup.people):
            self.view.say(self.waiting_note)
        if self.apart is not None:
            self.apart.say_what_is_waited_for()

    @property
    def waiting_note(self) -> str:
        """What is said while nobody acts at this terminal."""
        thinks = phrase(
            "assassins-thinking",
            name=self.table.game.players.of(self.table.side),
        )
        return thinks if self.apart is None else self.apart.waiting_note(thinks)

    # ------------------------------------------------------------------------ what is typed

    def action_forward(self) -> None:
        """Does what is shown; ends the phase; in a story, goes on."""
        if self.story.telling:
            self.story.forward()
        elif self.secret.choice is not None:
            self.secret.finish()
        elif self.view.shows_action:
            self.view.do_shown()
        elif self._enter_is_late and self.view.untouched:
            self._enter_is_late = False
            self.view.say(with_keys(phrase("assassins-your-turn-now"), keys_on(self)))
        elif self.view.acts:
            self.ask_to_end()

    @on(AssassinsBoard.SquareClicked)
    def _story_clicked(self) -> None:
        """A click while a story is told goes on with it."""
        if self.story.telling:
            self.story.forward()

    def action_log(self) -> None:
        """What has happened; not while it is still being told."""
        if not self.story.telling:
            said = said_by_phase(self.table.talk)
            self.app.push_screen(AssassinsLogDialog(self.table.game, said))

    @on(AssassinsStory.SceneShown)
    def _let_speak(self, event: AssassinsStory.SceneShown) -> None:
        if not self.telling.tells_own:
            self.talk.show_scene(event.scene)
        self.telling.show_scene(event)

    @on(AssassinsStory.Ended)
    def _story_ended(self, event: AssassinsStory.Ended) -> None:
        self.telling.end(event)

    @on(TypedActions.Entered)
    def _typed_entered(self, event: TypedActions.Entered) -> None:
        self.typing.do(event.text)

    @on(Paste)
    def _pasted(self, event: Paste) -> None:
        self.typing.do(event.text)

    def unknown_key(self) -> None:
        """Says which keys there are, where one was typed that means nothing."""
        if self.view.acts:
            keys = phrase(f"assassins-no-key-{self.table.side.value}")
        elif self.secret.choice is not None:
            keys = phrase("assassins-no-letter")
        else:
            return
        self.view.say(with_keys(keys, keys_on(self)), refused=True)

    def help_now(self) -> list[tuple[str, str]]:
        return self.secret.help_now()

    def action_assume(self) -> None:
        """Asks what is to be taken for granted; the hints are for that case."""
        self.hints.assume()

    def action_peek(self) -> None:
        """Shows the people's three cards to their player alone, or hides them."""
        self.sharing.peek()

    def action_type(self) -> None:
        self.typing.open()

    def action_talk(self) -> None:
        """Has the rivals keep quiet, or talk again."""
        self.talk.toggle()

    def action_rivals(self) -> None:
        """Who sits here, and how they play."""
        self.app.push_screen(RivalsDialog(self.talk.rivals))

    def action_look_back(self) -> None:
        if self.view.acts if self.apart is None else self.apart.may_look_back:
            super().action_look_back()

    # ------------------------------------------------------------------------ the whole game

    def leave_table(self) -> None:
        self.table.leave()

    def before_leaving(self) -> str | None:
        if self.apart is None:
            self.table.save()  # once more, in case that failed before
        return self.closing_question()
