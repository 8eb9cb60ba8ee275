"""Plain play of any game, line by line, from its first line to its last."""

from __future__ import annotations

import asyncio
import inspect
import signal
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, NoReturn, TypeAlias

import msgspec

from advisor.messages.computers import Strength
from kingsroad_tui.files.locations import folders, tighten_own_folders
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.help.rules_page import RulesSection, rules_as_text
from kingsroad_tui.keys.key_words import key
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.game_tables import GameTables, SavedTable, TableT
from kingsroad_tui.library.ownership import HeldElsewhere
from kingsroad_tui.library.saved_games import GameT, Saved, SavedGames
from kingsroad_tui.library.saving_words import settings_not_kept
from kingsroad_tui.library.seats import Setup, new_seed
from kingsroad_tui.library.words import unusable_save_sentences
from kingsroad_tui.lines import setup
from kingsroad_tui.lines.line_io import Leave, ask, say
from kingsroad_tui.rivals import remarks
from kingsroad_tui.rivals.cast import Cast, lines_at
from kingsroad_tui.rivals.computer_words import rival_sentence
from kingsroad_tui.settings.stored import read_settings, write_settings
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError
from tabletop.game_lines import print_line
from tabletop.say import Say
from tabletop.words.voice import phrase, said

Word: TypeAlias = Callable[[str], "Awaitable[None] | bool | None"]
"""What a word does that can be typed; it gets the rest of its line."""

AGAIN: Final = "again"
"""What is typed at the end for another game."""


class LinePlay(ABC, Generic[GameT, TableT]):
    """One game at a table, played by lines, and the words that can be typed at it.

    Attributes:
        type_help: said first.
        at_the_end: asked where the game has ended.
        saved_games: those of the game.
        strengths: the computer players, by name.
        table: the table.
    """

    type_help: ClassVar[Say]
    at_the_end: ClassVar[Say]
    saved_games: SavedGames[Any]
    strengths: ClassVar[Mapping[str, Strength]] = {}

    def __init__(self, table: TableT) -> None:
        """Nothing is asked or said yet."""
        self.table = table

    # ---------------------------------------------------------------------- what each game gives

    @abstractmethod
    async def play_on(self) -> None:
        """Plays to the end of the game from where it stands. Raises Leave."""

    @abstractmethod
    def say_outcome(self) -> None:
        """Says how it has ended."""

    @abstractmethod
    def close(self) -> None:
        """Asks no computer any more."""

    @abstractmethod
    def another(self, seed: int) -> TableT:
        """The table of another game of the same players."""

    def next_game(self, word: str) -> TableT | None:
        """The table of what else can be played next, by a word typed at the end."""
        del word
        return None

    @abstractmethod
    def help_lines(self) -> list[str]:
        """What can be typed now, a line each."""

    @abstractmethod
    def rules(self) -> tuple[RulesSection, ...]:
        """Those of the game."""

    @abstractmethod
    def code(self) -> str:
        """The code of the position."""

    def result(self) -> list[str]:
        """What the game has changed: the ladder, the rating, the day's result."""
        return []

    # --------------------------------------------------------------------- what can be typed

    def words(self) -> dict[str, Word]:
        """What can be typed now, and what it does; a game has more."""
        return {
            "help": lambda _: say(*self.help_lines()),
            "?": lambda _: say(*self.help_lines()),
            "rules": lambda _: say(rules_as_text(self.rules())),
            "code": lambda _: say(self.code()),
            "share": lambda _: say_line(self.table, self.saved_games),
            "rivals": lambda _: self.say_rivals(),
            "talk": lambda _: toggle_talk(),
            "save": self.save,
            "quit": lambda _: leave(),
        }

    async def heed(self, line: str) -> bool:
        """Does what a line asks for; False where it begins with no such word. Raises Leave."""
        word, _, rest = line.partition(" ")
        do = self.words().get(word.lower())
        if do is None:
            return False
        done = do(rest.strip())
        if inspect.isawaitable(done):
            await done
        return True

    def save(self, name: str) -> bool:
        """Saves the game by a name; says so, or why not, and whether it did."""
        return save_by_lines(name, self.table, self.saved_games)

    def say_rivals(self) -> None:
        """Who plays for the computer, by name, and how."""
        names, computers = self.table.game.players, self.table.setup.computers
        lines = [
            rival_sentence(self.strengths[strength], names[seat])
            for seat, strength in computers.items()
        ]
        say(*(lines or [phrase("rivals-remarks-no-rivals")]))

    # ------------------------------------------------------------------------- from game to game

    async def play(self, lines: LineGame[GameT, TableT]) -> TableT | None:
        """Plays to the end of the game; answers the table for another one, where that is wanted."""
        say(said(self.type_help), "")
        try:
            while True:
                await self.play_on()
                self.say_outcome()
                another = await self._after_the_end(lines)
                if self.table.game.finished:
                    return another
        except Leave:
            raise left(self.table, self.save) from None
        finally:
            self.close()
            self.table.leave()

    async def _after_the_end(self, lines: LineGame[GameT, TableT]) -> TableT | None:
        """What can be done with a finished game; leaves at Enter, or where a round is undone."""
        while self.table.game.finished and (line := ask(said(self.at_the_end))):
            again = line.lower() == AGAIN
            table = self._again(lines) if again else self.next_game(line.lower())
            if table is not None:
                return table
            if not again and not await self.heed(line):
                say(phrase("lines-unknown-word"))
        return None

    def _again(self, lines: LineGame[GameT, TableT]) -> TableT | None:
        """A new game of the same players; of the ladder, its next one. None where that one runs
        elsewhere, and is not to be a copy."""
        if lines.counted is not None and self.table.setup.occasion.rung:
            try:
                lines.counted.play_ladder()
            except setup.TableLaid as laid:
                return lines.tables.new(*laid.table, say)
            except setup.Opened as opened:
                return lines.open(opened.saved)
        return self.another(new_seed())


@dataclass(frozen=True, slots=True, kw_only=True)
class LineGame(Generic[GameT, TableT]):
    """A game in plain text.

    Attributes:
        title: what is said first.
        tables: makes its tables.
        set_up: asks for a new game on a board (or None); raises `Opened` where a saved one is asked
            for instead.
        question: asks, with ``y or n``, whether to go on with a game.
        at: plays one game at a table with a solver beside it.
        counted: its ladder and the day's game; None where there are none.
    """

    title: str
    tables: GameTables[GameT, TableT]
    set_up: Callable[[Any], tuple[GameT, Setup]]
    question: Callable[[GameT], str]
    at: Callable[[TableT, Solver], LinePlay[GameT, TableT]]
    counted: setup.CountedLines[Any] | None = None

    def play(self, board: Any = None, file: Path | None = None) -> int:
        """Plays on standard input and output, on with ``file`` if there is one; the exit code.

        ``board`` is that of new games; None for the game's own.

        Raises:
            Unusable: the file is no usable record.
        """
        try:
            saved = self.tables.saves.read(file) if file else None
        except LocatedError as error:
            raise Unusable(words_of(error)) from None
        asyncio.run(self._play(saved, partial(self.set_up, board)))
        return 0

    def play_counted(self, counted: setup.Counted) -> int:
        """Plays a game that counts, without asking for one that was left; the exit code."""
        assert self.counted is not None
        asyncio.run(self._play(None, partial(self.counted.laid, counted), at_once=True))
        return 0

    async def _play(
        self,
        saved: Saved[GameT] | None,
        set_up: Callable[[], tuple[GameT, Setup]],
        *,
        at_once: bool = False,
    ) -> None:
        """Plays until nobody wants another game, or somebody leaves or ends the input."""
        # Reading a line blocks, so Ctrl+C must end it at once and not wait for the event loop.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        tighten_own_folders()
        solver = Solver(log=folders().state / "solver.log")
        try:
            table: TableT | None = self._table(saved, set_up, at_once=at_once)
            while table is not None:
                table = await self.at(table, solver).play(self)
        except Leave as left:
            say(phrase("app-goodbye", saved=not left.unsaved, problem=left.unsaved))
        finally:
            await solver.close()

    def _table(
        self,
        saved: Saved[GameT] | None,
        set_up: Callable[[], tuple[GameT, Setup]],
        *,
        at_once: bool,
    ) -> TableT:
        """The game asked for or to continue, or a copy where it runs elsewhere; else a new one.

        Another one can be asked for where it is not to be a copy.
        """
        say(phrase("app-plain-text", title=self.title, enter=key("fixed.enter")))
        setup.say_settings_problem()
        if not at_once:
            saved = saved or self._to_continue()
        while True:
            if saved is None:
                try:
                    return self.tables.new(*set_up(), say)
                except setup.Opened as opened:
                    saved = opened.saved
            if (table := self.open(saved)) is not None:
                return table
            saved = None

    def open(self, saved: Saved[GameT]) -> TableT | None:
        """The table of a saved game, or of a copy where it runs elsewhere; None where that is not
        wanted."""
        try:
            return self.tables.of(saved, say)
        except HeldElsewhere:
            say(phrase("app-played-elsewhere"))
        if setup.ask_until(phrase("app-go-on-with-copy-question"), "n", ("y", "n")) == "y":
            return self.tables.of(self.tables.copy(saved), say)
        return None

    def _to_continue(self) -> Saved[GameT] | None:
        """The unfinished game, where there is one and it is wanted."""
        saved, unusable = self.tables.saves.last_unfinished()
        say(*map(unusable_save_sentences, unusable))
        if saved is None:
            return None
        return saved if setup.ask_until(self.question(saved.game), "y", ("y", "n")) == "y" else None


def left(table: SavedTable[Any], save: Callable[[str], bool]) -> Leave:
    """How a table is left: what could not be saved may be saved in another place.

    ``save`` saves the game by a name; it says what comes of it, and answers whether it did.
    """
    if table.unsaved():
        table.save()
    with suppress(Leave):  # nobody is there any more to answer
        while table.unsaved():
            name = ask(phrase("app-another-place", enter=key("fixed.enter")))
            if not name:
                break
            if save(name):
                return Leave()
    return Leave(table.unsaved())


def save_by_lines(name: str, table: SavedTable[GameT], saves: SavedGames[GameT]) -> bool:
    """Saves a game by a name that was typed; says so, or why not, and whether it did."""
    game, setup, proof = table.named()
    try:
        path = save_path(name)
        saves.write_named(path, game, setup, proof, replace=False)
    except FileExistsError:
        say(saving.is_there(path))
    except (OSError, ValueError) as error:
        say(saving.not_saved(error))
    else:
        say(phrase("library-saving-saved-in", path=str(path)))
        return True
    return False


def say_line(table: SavedTable[GameT], saves: SavedGames[GameT]) -> None:
    """The whole game in one line, without what is secret, and that its proof is not in it where it
    has one."""
    record = saves.encode_game(table.game.as_public())
    say(print_line(record), *([phrase("app-line-without-proof")] if table.proved else []))


def leave() -> NoReturn:
    """Raises Leave."""
    raise Leave


class LineTalk(ABC):
    """The rivals of one table, by lines; a game says when they may speak.

    Attributes:
        cast: the computer players of the game.
        table: the table.
        talk: what is said at it.
    """

    cast: ClassVar[Cast]

    def __init__(self, table: SavedTable[Any]) -> None:
        setup = table.setup
        self.table = table
        self.talk = remarks.Talk(
            lines_at(self.cast, setup),
            setup.mark,
            remarks.Heard(remarks.heard_lines()),
            remarks.keep_heard,
        )

    @abstractmethod
    def last_word(self) -> remarks.Spoken | None:
        """What is said at the end of the game."""

    def say(self, spoken: remarks.Spoken | None) -> None:
        """Says a remark, if there is one."""
        if spoken is not None:
            say(remarks.said_sentence(self.table.game.players[spoken.speaker], spoken.line))

    def over(self) -> None:
        """Says what is said at the end of a game that was played here."""
        if self.table.game.finished and self.table.kept and talk_wanted():
            self.say(self.last_word())


def talk_wanted() -> bool:
    """Whether rivals talk, as the settings say now."""
    settings, _ = read_settings()
    return settings.talk


def toggle_talk() -> None:
    """Has the rivals keep quiet, or talk again; kept as in the app."""
    settings, _ = read_settings()
    try:
        write_settings(msgspec.structs.replace(settings, talk=not settings.talk))
    except OSError as error:
        say(settings_not_kept(error))
    else:
        say(
            phrase("rivals-remarks-talk-off") if settings.talk else phrase("rivals-remarks-talk-on")
        )
