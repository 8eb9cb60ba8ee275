"""The play screen and the end of a game that has no screens of its own: its board and a list."""

from __future__ import annotations

from asyncio import CancelledError, Event, Future, get_running_loop
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Final

from textual import getters, on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.widgets.option_list import Option

from advisor.messages.computers import RANDOM
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.curtain.keyboard import Keyboard
from kingsroad_tui.curtain.words import CurtainWords, all_have_chosen, leaving_question, passing_to
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.keys.registry import TABLE_KEYS, bindings, shown
from kingsroad_tui.library.save_game import SaveGameDialog, save_dialog
from kingsroad_tui.library.seats import new_seed
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.play.apart import ChoosingApart
from kingsroad_tui.play.board import BoardOfGame
from kingsroad_tui.play.plain_game import PlainGame, PlainTable, RandomPlayer
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.host import GAME
from kingsroad_tui.shell.house_screen import HouseScreen, answer
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.log import LogText
from kingsroad_tui.widgets.plain import PlainButton, PlainOptionList, PlainStatic
from kingsroad_tui.words.lists import begun, labelled
from tabletop.game import Player, SeatView, play
from tabletop.say import Say
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.asking import InOnesPlace
    from kingsroad_tui.together.at_table import EndAtTable
    from kingsroad_tui.together.place import OwnPlace

PLAIN_PLAY_KEYS: Final = bindings(
    "plain",
    shown("enter", "forward"),
    shown("s", "save", says="save-game"),
    shown("q", "leave", says="leave-game"),
)

PLAIN_END_KEYS: Final = bindings(
    "plain_end",
    shown("g", "again", says="same-table"),
    shown("s", "save", says="save-game"),
    shown("q", "leave", says="leave-game"),
)


class PlainTableScreen(HouseScreen[None]):
    """A screen with such a game at a table, which is saved as it goes on."""

    KEEPS_WORK = True
    CSS_PATH = sheet("plain_play")

    def __init__(self, table: PlainTable[Any, Any]) -> None:
        super().__init__()
        self.table = table
        self.plain = table.plain
        self.word = table.plain.word

    def leave_table(self) -> None:
        self.table.leave()

    @property
    def unsaved(self) -> str:
        """Why the game is not saved, in a sentence; empty where it is."""
        return self.table.unsaved()

    def save_dialog(self) -> SaveGameDialog:
        """Asks for a name to save the game by."""
        return save_dialog(self.plain.saves, *self.table.named(), self.table.where())

    def action_save(self) -> None:
        self.app.push_screen(self.save_dialog())

    def action_leave(self) -> None:
        self.app.go("back")


class PlainPlayScreen(PlainTableScreen):
    """One table, from where it stands to the end of the game."""

    BINDINGS: ClassVar[list[BindingType]] = PLAIN_PLAY_KEYS
    AUTO_FOCUS = ""

    choices = getters.query_one("#choices", PlainOptionList)

    def __init__(self, table: PlainTable[Any, Any], *, place: OwnPlace | None = None) -> None:
        """The game of a table; ``place`` is one's own at a table with people elsewhere."""
        super().__init__(table)
        self.seat: int | None = None
        """The person who chooses here now; None while nobody does."""

        self.apart: PlainApart | None = None
        if place is not None:
            self.apart = PlainApart(self, place, RANDOM)
            self.sit_at(self.apart)
        self._choice: Future[Any]
        """What that person chooses."""

        self._offered: Sequence[Any] = ()
        self._seen = Event()
        self._seen.set()
        """Whether everybody has seen what was chosen."""

    def compose(self) -> ComposeResult:
        yield PlainStatic(id="status")
        yield self.plain.board()
        yield LogText(id="told", can_focus=False)
        yield PlainStatic(id="said")
        yield PlainStatic(id="question")
        yield PlainOptionList(id="choices", compact=True)
        if self.apart is not None:
            yield PlainStatic(id="no-table")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self._play()

    def on_unmount(self) -> None:
        self.leave_table()

    # ------------------------------------------------------------------ how the game goes on

    @work(exclusive=True, group=GAME)
    async def _play(self) -> None:
        """Plays from where the game stands to its end."""
        self.keyboard: Keyboard[Any, Any] = Keyboard(self, self.table.setup.people)
        await self.uncovered()
        self.wait()
        setup, apart = self.table.setup, self.apart
        computer: Player[Any, Any] = RandomPlayer(setup if apart is None else apart.computers)
        if apart is None:
            players = [self.keyboard if seat.person else computer for seat in setup.seats]
        else:
            players = apart.players(self.keyboard, [computer] * len(setup.seats))
        await play(self.table.game, players, self)
        place = None if apart is None else apart.place
        self.app.go("end", self.word, table=self.table, place=place)

    def chose(self, seat: int) -> None:
        """Shows that somebody has chosen; of people elsewhere that was heard when they sealed."""
        if self.apart is None:
            self.show_who_has_chosen()

    def changed(self, game: Any) -> None:
        """Saves what has been played."""
        self.table.changed(game)

    async def saw(self, before: Any, game: Any) -> None:
        """Shows what has been played; several people at one terminal see it together."""
        self.wait()
        if self.table.setup.hot_seat:
            self._seen.clear()
            self.query_one("#question", PlainStatic).update(phrase("play-go-on"))
            await self._seen.wait()
        await self.uncovered()

    async def let_choose(self, view: SeatView[Any], before: Any) -> Any:
        """Lets a person choose at this terminal."""
        if self.apart is not None:
            self.apart.own = None
        self.seat = view.seat
        self._offered = view.game.choices(view.seat)
        self._show(view.game)
        self.choices.set_options([Option(view.game.encode(choice)) for choice in self._offered])
        self.choices.highlighted = self._offered.index(before) if before is not None else 0
        self.choices.focus()
        self._choice = get_running_loop().create_future()
        try:
            chosen = await self._choice
        except CancelledError:  # a computer plays, or the screen is left
            if self.is_mounted and self.query("#choices"):
                self.wait()
            raise
        if self.apart is not None:
            self.apart.own = chosen
        self.wait()
        return chosen

    async def pass_to(self, view: SeatView[Any], last: int | None) -> bool:
        """Hangs the curtain before somebody chooses."""
        self.wait()
        name, again = self.table.game.players[view.seat], self._called(last)
        return await self._hang(
            lambda: replace(passing_to(name), status=self._standing, again=again)
        )

    async def call_all(self, last: int) -> bool:
        """Hangs the curtain before all may look again."""
        self.wait()
        again = self._called(last)
        return await self._hang(lambda: all_have_chosen(self._standing, again))

    async def _hang(self, curtain: Callable[[], CurtainWords]) -> bool:
        return await self.app.push_screen_wait(CurtainScreen(curtain))

    def _called(self, seat: int | None) -> str:
        return "" if seat is None else self.table.game.players[seat]

    # ------------------------------------------------------------------------- what is shown

    @property
    def _standing(self) -> str:
        return self.plain.standing(self.table.game)

    def wait(self) -> None:
        """Nobody chooses at this terminal now: nothing that is one person's alone is shown."""
        self.seat, self._offered = None, ()
        self.choices.clear_options()
        self.set_focus(None)
        self._show(self.table.game)

    def _show(self, game: Any) -> None:
        self.query_one(BoardOfGame).show(game, self.seat)
        self.query_one("#status", PlainStatic).update(self._standing)
        self.query_one(LogText).show_entries(
            self.plain.log(self.table.game), phrase("play-nothing-yet")
        )
        self.query_one("#question", PlainStatic).update(self._question(game))
        self.show_who_has_chosen()

    def _question(self, game: Any) -> str:
        if self.seat is None:
            return phrase("play-others-think") if self.apart is None else self.apart.waiting_note
        question = self.plain.question(game, self.seat)
        if self.table.setup.hot_seat:
            return phrase("play-turn-of", name=game.players[self.seat], question=question)
        return begun(question)

    def show_who_has_chosen(self) -> None:
        """Who has chosen already, though not what."""
        if self.apart is None:
            self.show_said([])
        elif self.seat is None:
            self.query_one("#question", PlainStatic).update(self._question(self.table.game))

    def show_said(self, said: Sequence[str]) -> None:
        """Who has chosen, and what else there is to say of those at the table."""
        names = self.table.game.players
        who = tuple(names[seat] for seat in self._have_chosen)
        chosen = phrase("play-have-chosen", names=who, count=len(who)) if who else ""
        self.query_one("#said", PlainStatic).update(" ".join(filter(None, [chosen, *said])))

    @property
    def _have_chosen(self) -> Sequence[int]:
        turn, mirror = self.table.game.turn, self.table.mirror
        if mirror is None or turn is None:
            return self.keyboard.chosen
        waiting = mirror.waiting(turn)
        return [seat for seat in turn.seats if seat not in waiting] if waiting else ()

    # ------------------------------------------------------------------------------- choosing

    @on(PlainOptionList.OptionSelected, "#choices")
    def _selected(self, event: PlainOptionList.OptionSelected) -> None:
        self._choose(event.option_index)

    def action_forward(self) -> None:
        """Chooses what is highlighted; goes on from what was shown to all."""
        if not self._seen.is_set():
            self._seen.set()
        elif (highlighted := self.choices.highlighted) is not None:
            self._choose(highlighted)

    def _choose(self, at: int) -> None:
        stopped = self.apart is not None and self.apart.stopped
        if self.seat is not None and at < len(self._offered) and not stopped:
            self.app.spend("forward")
            answer(self._choice, self._offered[at])

    # --------------------------------------------------------------------------------- leaving

    def before_leaving(self) -> str | None:
        """Saves the game once more, in case that failed before; returns what to ask, or None."""
        if self.apart is not None:
            return self.closing_question()
        self.table.save()
        chosen = [self.table.game.players[seat] for seat in self.keyboard.chosen]
        return leaving_question(chosen) if chosen and self.table.setup.hot_seat else None


class PlainApart(ChoosingApart[Any, Any]):
    """The same of a game that has no screens of its own."""

    _screen: PlainPlayScreen

    def __init__(self, screen: PlainPlayScreen, place: OwnPlace, computer: str) -> None:
        super().__init__(screen, place, screen.table, computer, screen.show_who_has_chosen)
        self._screen = screen

    def words_of(self, choice: Any) -> str:
        return str(self._table.game.encode(choice))

    def show(self, said: Mapping[int, tuple[str, str]], notes: Sequence[str]) -> None:
        names = self._table.game.players
        seats = [labelled(names[seat], state) for seat, (state, _) in said.items()]
        self._screen.show_said([*seats, *notes[:1]])

    def said_instead(self, one: InOnesPlace) -> str:
        return one.sentence(one.choice)


class PlainEndScreen(PlainTableScreen):
    """A finished game: how it has ended, what has happened, and what to do now."""

    BINDINGS: ClassVar[list[BindingType]] = PLAIN_END_KEYS
    AUTO_FOCUS = "#told"

    def __init__(self, table: PlainTable[Any, Any], *, place: OwnPlace | None = None) -> None:
        """The end of a table's game; ``place`` as for the play screen."""
        super().__init__(table)
        self._apart: EndAtTable | None = None
        if place is not None:
            from kingsroad_tui.together.at_table import EndAtTable
            from kingsroad_tui.together.mirror import keep_with_proof

            save = partial(keep_with_proof, self.plain.saves, table)
            self._apart = EndAtTable(self, place, save, self._show_next)
            self.sit_at(self._apart, TABLE_KEYS)

    def compose(self) -> ComposeResult:
        yield PlainStatic(self.plain.outcome(self.table.game), id="status")
        yield self.plain.board()
        yield LogText(id="told")
        if self._apart is not None:
            beside = self._apart.beside_the_game(closed=self.app.closed)
            yield PlainStatic("\n".join(beside), id="beside")
        yield PlainStatic(self._next_words(), id="question")
        with Horizontal(id="buttons"):
            again = (
                phrase("together-at-table-play-again")
                if self._apart is None
                else phrase("together-at-table-another")
            )
            yield PlainButton(again, id="again", compact=True)
            yield PlainButton(Say("play-save"), id="save", compact=True)
            yield PlainButton(Say("play-leave"), id="leave", compact=True)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one(BoardOfGame).show(self.table.game, None)
        self.query_one(LogText).show_entries(self.plain.log(self.table.game))
        self.settle(wholly=True)

    def on_unmount(self) -> None:
        self.leave_table()

    def _next_words(self) -> str:
        return phrase("play-next-words") if self._apart is None else self._apart.next_words()

    def _show_next(self) -> None:
        self.query_one("#question", PlainStatic).update(self._next_words())

    @property
    def withheld(self) -> Mapping[str, str]:
        return {} if self._apart is None else self._apart.withheld

    @on(PlainButton.Pressed, "#again")
    def action_again(self) -> None:
        """Another game at the same table."""
        if self._apart is not None:
            self._apart.want_another()
            return
        seed = new_seed()
        game = self.plain.new(self.table.game.players, seed)
        self.app.go("start", self.word, game=game, setup=self.table.setup.for_another(seed))

    @on(PlainButton.Pressed, "#save")
    def action_save(self) -> None:
        super().action_save()

    @on(PlainButton.Pressed, "#leave")
    def action_leave(self) -> None:
        super().action_leave()

    def before_leaving(self) -> str | None:
        """Saves the game once more where that failed before; asks a host who closes the table."""
        if self.table.unsaved():
            self.table.save()
        return self.closing_question()


def show_rules(app: Going, plain: PlainGame[Any, Any]) -> None:
    """The rules of the game."""
    app.push_screen(RulesScreen(plain.sections))
