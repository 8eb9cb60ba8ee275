"""Tables for new and saved games, each with the file that the running game is saved in."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from kingsroad_tui.library.ownership import HeldElsewhere, HeldFile
from kingsroad_tui.library.proofs import proved_content
from kingsroad_tui.library.saved_games import GameT, Saved, SavedGames
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.notes.kept import NOTES
from kingsroad_tui.review.judging import GameJudging
from kingsroad_tui.rivals.remarks import Talk
from kingsroad_tui.shell.errors import one_line
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError
from tabletop.game import Turn
from tabletop.json_fields import field_of
from tabletop.records import read_record
from tabletop.sealed_phases import GameProof
from tabletop.words.voice import phrase

Complain = Callable[[str], None]
"""Receives one sentence for the person whenever a game cannot be saved where it was."""


class GameFile(HeldFile, Generic[GameT]):
    """A held file that knows its game.

    Attributes:
        known: the game that was last read from the file or written to it; None for none.
        unsaved: why it could not be saved last, in a sentence; empty where it was.
    """

    def __init__(
        self,
        saves: SavedGames[GameT],
        path: Path | None = None,
        another: Callable[[], Path] | None = None,
        known: GameT | None = None,
    ) -> None:
        """A file that need not be there yet.

        Args:
            saves: the saved games it belongs to.
            path: the file (None: a new autosave).
            another: names a new one to go on in (None: a new autosave).
            known: the game it holds.
        """
        super().__init__(path or saves.new_autosave(), another or saves.new_autosave, saves.folder)
        self._saves = saves
        self.known = known
        self.unsaved = ""
        self._before = b"{}"

    def write(self, game: GameT, setup: Setup) -> bool:
        """Saves a game; whether it had to be in another file than before. Raises OSError."""
        saves = self._saves
        before = self._content()
        moved = self.put(lambda saved: saves.with_others(saves.encode(game, setup, saved), before))
        self._before = before
        self.known = game
        return moved

    def _content(self) -> bytes:
        """What the file holds; what it held before, where notes that were in it are gone."""
        try:
            content = read_record(self.path)
            gone = field_of(content, NOTES) is None and field_of(self._before, NOTES) is not None
        except (LocatedError, msgspec.DecodeError, UnicodeError, RecursionError):
            return self._before
        return self._before if gone else content

    def save(self, game: GameT, setup: Setup, complain: Complain) -> None:
        """Saves a game; says so where it cannot be, or must be in another file."""
        folder = self.path.parent
        self.unsaved = ""
        try:
            if self.write(game, setup):
                complain(phrase("library-elsewhere", name=self.path.name))
        except OSError as error:
            why = words_of(error)
            self.unsaved = one_line(phrase("library-unsaved", folder=str(folder), why=why))
            complain(self.unsaved)

    def holds_what_is_known(self) -> bool:
        """Whether the file is gone, or holds the game that is known."""
        if not os.path.lexists(self.path):
            return True
        saves = self._saves
        try:
            written = saves.decode_game(saves.content(self.path), str(self.path))
        except LocatedError:
            return False
        return self.known is not None and saves.public(written) == saves.public(self.known)


@dataclass(frozen=True, slots=True)
class Mirror(Generic[GameT]):
    """What a table shows that is one of several, whose players are apart: another one keeps the
    game.

    Attributes:
        game: answers it as far as everybody knows it.
        proof: answers what proves that.
        waiting: answers the seats that have yet to choose in a turn; none in another than the one
            that the game has come to.
    """

    game: Callable[[], GameT]
    proof: Callable[[], GameProof]
    waiting: Callable[[Turn | None], tuple[int, ...]]


class SavedTable(Generic[GameT]):
    """A game being played at one terminal, and saved as it goes on.

    Attributes:
        game: everything that is known of it.
        setup: who plays, and the seed.
        where: answers the file that the game is saved in now; None where it is in none.
        kept: whether the game is saved as it goes on. One that was only opened is kept from the
            first thing on that a person does.
        unsaved: answers why the game is not saved, in a sentence; empty where it is.
        talk: what rivals say; None before the game is played here.
        mirror: what it shows where others sit at tables of their own; None where all sit here.
        judging: what is known of how well the game was played; None before somebody asks.
    """

    talk: Talk | None = None
    judging: GameJudging[GameT, Any, Any] | None = None

    def __init__(
        self,
        game: GameT,
        setup: Setup,
        save: Callable[[GameT, Setup], None] = lambda *_: None,
        release: Callable[[], None] = lambda: None,
        mirror: Mirror[GameT] | None = None,
    ) -> None:
        """Takes up a game where it stands, which may be in the middle of it.

        Args:
            game: as in the attributes.
            setup: as in the attributes.
            save: saves the game.
            release: called when the table is left, to let others have the game.
            mirror: as in the attributes.

        Raises ValueError where the setup has not a seat for every player.
        """
        if len(setup.seats) != len(game.players):
            raise ValueError("there must be one seat for each player")
        self.game = game
        self.setup = setup.marked()
        self.where: Callable[[], Path | None] = lambda: None
        self.kept = True
        self.unsaved: Callable[[], str] = lambda: ""
        self.mirror = mirror
        self._save = save
        self._release = release

    def save(self) -> None:
        """Saves the game as it stands, if it is kept."""
        if self.kept:
            self._save(self.game, self.setup)

    def take_on(self, game: GameT, *, by_person: bool) -> None:
        """Takes the game on, and saves it.

        From the first thing on that a person does at this table it is one played here.
        """
        if by_person:
            self.kept = True
            self.setup = msgspec.structs.replace(self.setup, elsewhere=False)
        self.game = game
        self.save()

    def note_hint(self) -> None:
        """Somebody has looked at a hint."""
        if not self.setup.helped:
            self.setup = msgspec.structs.replace(self.setup, helped=True)

    def note_forfeits(self, forfeits: Mapping[int, str]) -> dict[int, str]:
        """Programs gave no usable answer: from here on the rule of thumb plays for them.

        Returns:
            The seats of those that are news, and why they forfeited.
        """
        known = self.setup.forfeited
        news = {seat: why for seat, why in forfeits.items() if seat not in known}
        if news:
            self.setup = self.setup.with_forfeits(news)
            self.save()
        return news

    def named(self) -> tuple[GameT, Setup, GameProof | None]:
        """What is saved of it under a name: the game, who plays, and where these are apart, what is
        open by now, with what proves it."""
        if self.mirror is not None:
            return self.mirror.game(), self.setup, self.mirror.proof()
        return self.game, self.setup, None

    @property
    def proved(self) -> bool:
        """Whether the game has a proof, here or in its file."""
        return self.named()[2] is not None or proved_content(self.where()) is not None

    def leave(self) -> None:
        """Lets others go on with the game; if it is saved here again, it is this table's again."""
        self._release()


TableT = TypeVar("TableT", bound=SavedTable[Any])


class GameTables(Generic[GameT, TableT]):
    """How tables of one game of the house are made.

    Attributes:
        saves: where its games are kept.
    """

    def __init__(
        self,
        saves: SavedGames[GameT],
        table: Callable[[GameT, Setup, Callable[[GameT, Setup], None], Callable[[], None]], TableT],
        ended: Callable[[GameT, Setup, Complain], None] = lambda *_: None,
    ) -> None:
        """Of these saved games.

        Args:
            saves: where they are kept.
            table: makes a table of a game, who plays it, what saves it, and what releases its file.
            ended: called with every finished game that is saved.
        """
        self.saves = saves
        self._ended = ended
        self._table = table

    def new(
        self, game: GameT, setup: Setup, complain: Complain, *, tentative: bool = False
    ) -> TableT:
        """A table for a new game, with an autosave of its own.

        One that is ``tentative`` is not kept before somebody has played on.
        """
        table = self._in_file(game, setup, GameFile(self.saves), complain)
        table.kept = not tentative
        table.save()
        return table

    def of(self, saved: Saved[GameT], complain: Complain) -> TableT:
        """A table for a saved game; one of an autosave goes on in that file, as it is now.

        Any other is only looked at, and leaves nothing, until somebody plays on: then it has an
        autosave of its own.

        Raises:
            HeldElsewhere: the game is being played already; `copy` of it can be gone on with.
        """
        if not self.saves.is_autosave(saved.path):
            setup = (saved.setup or self.saves.setup_for(saved.game)).not_counting()
            table = self._in_file(saved.game, setup, GameFile(self.saves), complain, saved.path)
            table.kept = False
            return table
        file = GameFile(self.saves, saved.path)
        if not file.hold():
            raise HeldElsewhere
        saved = self._as_it_is_now(saved)
        file.known = saved.game
        setup = saved.setup or self.saves.setup_for(saved.game)
        table = self._in_file(saved.game, setup, file, complain)
        if not saved.game.finished:  # else nobody plays on, and it was saved when it ended
            table.save()
        return table

    def copy(self, saved: Saved[GameT]) -> Saved[GameT]:
        """The same game as its file says now, to go on with in a file of its own."""
        return replace(self._as_it_is_now(saved), path=None)

    def _as_it_is_now(self, saved: Saved[GameT]) -> Saved[GameT]:
        """A game read again; as it was where its file is gone or spoilt since."""
        if saved.path is None:
            return saved
        try:
            return self.saves.read(saved.path)
        except LocatedError:
            return saved

    def _in_file(
        self,
        game: GameT,
        setup: Setup,
        file: GameFile[GameT],
        complain: Complain,
        source: Path | None = None,
    ) -> TableT:
        """A table whose game is saved in ``file``; before it is kept, it lies in ``source``."""

        def keep(game: GameT, setup: Setup) -> None:
            file.save(game, setup, complain)
            if game.finished:
                self._ended(game, setup, complain)

        table = self._table(game, setup, keep, file.release)
        table.where = lambda: file.path if table.kept else source
        table.unsaved = lambda: file.unsaved
        return table
