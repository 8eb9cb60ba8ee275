"""What the saved games of every game of the house have in common.

Every game has its own autosave in the state folder, rewritten after each step; a game saved by name
is in the data folder. Both are plain records. How the table was set up is in the record too, in a
field ``table`` that other readers of records ignore, so that one atomic write keeps both.

A saved game may come from anybody, and may lie anywhere; a mark in it says whether somebody played
it here or elsewhere. The mark is made of the players' names by a key that never leaves this home:
nobody else can make it, and it tells nobody else which games come from the same home.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import Enum, unique
from pathlib import Path
from types import GenericAlias
from typing import Any, Final, Generic, Protocol, Self, TypeVar

import msgspec

from advisor.messages.computers import Strength
from kingsroad_tui.files.locations import folders
from kingsroad_tui.files.private import write_beside, write_private, write_saved
from kingsroad_tui.files.typed_files import save_path
from kingsroad_tui.library import ownership
from kingsroad_tui.library.game_format import format_of
from kingsroad_tui.library.seats import Seat, SeatKind, Setup, check_computer, new_seed
from kingsroad_tui.statistics.kept import Occasion
from kingsroad_tui.words.errors import words_of
from tabletop import json_fields
from tabletop.errors import LocatedError, fit
from tabletop.files import read_limited, safe_file_name
from tabletop.game_lines import source_name
from tabletop.game_sets import is_without_file
from tabletop.pasted import code_format
from tabletop.proved_records import with_proof
from tabletop.records import located, read_record
from tabletop.say import Clause, Say
from tabletop.sealed_phases import GameProof
from tabletop.shown import MAX_REASON

_KEY_BYTES: Final = 32
_MARK_BYTES: Final = 12
_KEYS: Final[dict[Path, bytes]] = {}
"""The keys read or made by this process, by their files."""


def own_mark(players: Iterable[str]) -> str | None:
    """The mark of a game of these players that is played here.

    The first one makes the key; None where no key can be kept.
    """
    path = _key_file()
    if _key(path) is None:
        with contextlib.suppress(OSError):
            write_private(path, secrets.token_bytes(_KEY_BYTES), replace=False)
    return _mark(_key(path), players)


def is_own_mark(mark: str, players: Iterable[str]) -> bool:
    """Whether a game of these players got this mark here."""
    return mark == _mark(_key(_key_file()), players)


def _key_file() -> Path:
    return folders().data / "home.key"


def _key(path: Path) -> bytes | None:
    """The key in a file; None where there is none."""
    if path not in _KEYS:
        with contextlib.suppress(OSError, ValueError):
            key = read_limited(path, _KEY_BYTES)
            if len(key) == _KEY_BYTES:
                _KEYS[path] = key
    return _KEYS.get(path)


def _mark(key: bytes | None, players: Iterable[str]) -> str | None:
    if key is None:
        return None
    facts = "\n".join(players).encode(errors="surrogatepass")
    return hashlib.blake2b(facts, key=key, digest_size=_MARK_BYTES).hexdigest()


MAX_AUTOSAVES: Final = 30
"""Beyond this number, the oldest autosaves of finished games are removed."""


class PlayedGame(Protocol):
    """A game of any kind, as far as its file needs to know it."""

    @property
    def players(self) -> Sequence[str]:
        """The names of its players, in seat order."""

    @property
    def finished(self) -> bool:
        """Whether it is over."""

    def as_public(self) -> Self:
        """The game without what is secret in it."""


StructT = TypeVar("StructT", bound=msgspec.Struct)
GameT = TypeVar("GameT", bound=PlayedGame)


class _WithVersion(msgspec.Struct):
    version: int | None = None


@dataclass(frozen=True)
class Saved(Generic[GameT]):
    """A game, the file it was read from if any, and how its table was set up if that is known."""

    path: Path | None
    game: GameT
    setup: Setup | None


class WrittenTable(msgspec.Struct, frozen=True, kw_only=True):
    """The field ``table`` of a saved game as it is written; a game adds who sits there.

    Attributes:
        seed, hints, elsewhere, mark, occasion, undone, helped: as of a `Setup`; ``elsewhere`` is
            whether nobody has played it where it was saved.
        saved: when that was.
        home: the mark of where somebody has played it; None where none was made.
    """

    seed: int = 0
    hints: bool = True
    elsewhere: bool = False
    mark: int = 0
    saved: ownership.Stamp = 0
    home: str | None = None
    occasion: Occasion = Occasion()
    undone: bool = False
    helped: bool = False


TableT = TypeVar("TableT", bound=WrittenTable)


@dataclass(frozen=True)
class TableForm(Generic[GameT, TableT]):
    """How a game writes in the field ``table`` who sits there, and what else is its own.

    Attributes:
        kind: what the field holds.
        setup_of: who sits there, as the field says, with all else of its own in a setup.
        written: the fields of its own for a game and a setup; in an autosave, as the last argument
            says, with what nobody but its owner may see.
        opened: the game with what only an autosave holds of it. Raises LocatedError, as of that
            file.
        order: of its fields those that are written first; the rest follow in that of the kind.
    """

    kind: type[TableT]
    setup_of: Callable[[TableT], Setup]
    written: Callable[[GameT, Setup, bool], Mapping[str, object]]
    opened: Callable[[GameT, TableT, Path], GameT] = lambda game, *_: game
    order: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class ListedFile:
    """A file in the list of games.

    Attributes:
        rounds: the number of rounds played, or of the one that the game has come to.
        when: when it was last saved.
        autosave: whether it is an autosave rather than a game saved by name.
        running: whether it is being played, here or elsewhere.
        problem: why the file is no game; empty for a game. Not fit to be shown.
        note: what somebody has noted on the game; empty for nothing.
        players: the names of those who play, where the file says that.
    """

    path: Path
    rounds: int
    when: datetime
    autosave: bool
    running: bool = False
    problem: str = ""
    note: str = ""
    players: Sequence[str] = ()


@unique
class SaveProblem(Enum):
    """Why an autosave cannot be used."""

    DAMAGED = "damaged"
    """Its content is no usable record; it was renamed."""
    NEWER = "newer"
    """A newer version of the program wrote it; it was left alone."""
    UNREADABLE = "unreadable"
    """The file cannot be read; it was left alone."""


@dataclass(frozen=True, slots=True)
class UnusableSave:
    """An autosave that cannot be used: what is wrong with it, and its file's name now."""

    problem: SaveProblem
    why: str
    name: str


def seats_form(strengths: Mapping[str, Strength]) -> TableForm[Any, Any]:
    """How a game writes who sits there whose players sit around a table; by these strengths."""

    def check(seat: Seat) -> None:
        if seat.computer or seat.kind is SeatKind.COMPUTER:
            check_computer(seat.computer, strengths)

    written = msgspec.defstruct(
        "WrittenSeat", [], bases=(Seat,), namespace={"__post_init__": check}, frozen=True
    )
    kind = msgspec.defstruct(
        "Table",
        [("seats", GenericAlias(tuple, (written, ...)))],
        bases=(WrittenTable,),
        frozen=True,
    )
    return TableForm(
        kind=kind,
        setup_of=lambda table: Setup(
            tuple(Seat(*msgspec.structs.astuple(seat)) for seat in table.seats)
        ),
        written=lambda _, setup, __: {"seats": setup.seats},
    )


class _NoRecord(Protocol):
    def __call__(self, source: Clause, why: Clause, *, where: Clause = "") -> LocatedError:
        """Of a file, why it is none, and where in it that is."""


def _no_record(source: Clause, why: Clause, *, where: Clause = "") -> LocatedError:
    return LocatedError(where, fit(why, MAX_REASON), source=source)


def _of_people(game: PlayedGame) -> Setup:
    return Setup(tuple(Seat(colour=seat) for seat in range(len(game.players))), elsewhere=True)


@dataclass(frozen=True)
class SavedGames(Generic[GameT]):
    """The saved games of one game of the house.

    Attributes:
        said: what its records say they are.
        version: the newest one of its records.
        folder_of: finds that of its autosaves.
        decode_game: gives the game in a file, whatever it says of its table; raises LocatedError.
        encode_game: the record of a game, as an autosave has it.
        data: what its records hold.
        form: what their field ``table`` holds.
        from_code: a game that starts from the position of a code, raising LocatedError; None where
            positions have none.
        unusable: makes the error of a file that is no record.
        setup_for: a table for a game that does not say how it was set up.
        public: what is public of a game, to compare.
    """

    said: str
    version: int
    folder_of: Callable[[], Path]
    decode_game: Callable[[bytes, Clause], GameT]
    encode_game: Callable[[GameT], bytes]
    data: type[msgspec.Struct]
    form: TableForm[GameT, Any]
    from_code: Callable[[str], GameT] | None = None
    unusable: _NoRecord = _no_record
    setup_for: Callable[[GameT], Setup] = _of_people
    public: Callable[[GameT], object] = lambda game: game.as_public()

    @property
    def folder(self) -> Path:
        """The folder of its autosaves."""
        return self.folder_of()

    def decode(self, path: Path, content: bytes) -> Saved[GameT]:
        """The game in a file with this content, and its table. Raises LocatedError.

        A program is never started because a file says so: its seat becomes a person's, except in
        the app's own autosaves.
        """
        game = self.decode_game(content, source_name(path))
        table = self._table_in(path, content)
        if table is None:
            return Saved(path, game, None)
        setup = self.form.setup_of(table)
        if len(setup.seats) != len(game.players):
            raise self.unusable(str(path), "must have one seat for each player", where="table")
        autosave, elsewhere = self.is_autosave(path), self.is_elsewhere(path, game.players, table)
        setup = msgspec.structs.replace(
            setup,
            seed=table.seed,
            hints=table.hints,
            elsewhere=elsewhere,
            mark=table.mark,
            occasion=table.occasion if autosave and not elsewhere else Occasion(),
            undone=table.undone,
            helped=table.helped,
        )
        if not autosave:
            return Saved(path, game, setup.without_programs())
        return Saved(path, self.form.opened(game, table, path), setup)

    def encode(
        self, game: GameT, setup: Setup, saved: int | None = None, *, own: bool = True
    ) -> bytes:
        """What a file holds that is saved at this moment (None: now); ``own`` is whether it is one
        of its owner's only."""
        form = self.form
        table = form.kind(
            **form.written(game, setup, own),
            seed=setup.seed,
            hints=setup.hints,
            elsewhere=setup.elsewhere,
            mark=setup.mark,
            saved=ownership.next_stamp() if saved is None else saved,
            home=None if setup.elsewhere else own_mark(game.players),
            occasion=setup.occasion,
            undone=setup.undone,
            helped=setup.helped,
        )
        return with_table(self.encode_game(game), table, form.order)

    def encode_named(self, game: GameT, setup: Setup, proof: GameProof | None = None) -> bytes:
        """The record of a game saved by name, with its proof where it has one.

        People may give it to others: who plays is in it, but nothing that a secret or the
        computers' next choices follow from.
        """
        given = msgspec.structs.replace(setup, seed=new_seed(), occasion=Occasion())
        content = self.encode(game, given, own=False)
        return with_proof(content, proof) if proof else content

    def write_named(
        self,
        path: Path,
        game: GameT,
        setup: Setup,
        proof: GameProof | None = None,
        *,
        replace: bool = True,
    ) -> None:
        """Writes a game saved by name.

        Raises:
            FileExistsError: something is there already, and may not be replaced.
            OSError: it cannot be written.
        """
        write_saved(path, self.encode_named(game, setup, proof), replace=replace)

    def save_with_proof(self, game: GameT, setup: Setup, proof: GameProof) -> Path:
        """Keeps a game that was played apart among the saved ones, under the players' names;
        answers the file. Raises OSError."""
        content = self.encode_named(game, setup, proof)
        return write_beside(folders().data / suggested_name(game.players), content)

    def report_path(self, record: Path | None, game: GameT) -> Path:
        """The page of a game's report: beside a game that somebody saved, else where saves lie.

        Nobody looks for a page where an autosave lies.
        """
        if record is None or self.is_autosave(record):
            record = save_path(suggested_name(game.players))
        return record.with_suffix(".html")

    def read(self, path: Path) -> Saved[GameT]:
        """Reads a record, and how its table was set up if it says so; or the code of a position.

        A game in the results of a tournament has no file that it could be saved to.

        Raises:
            LocatedError: the file cannot be read or is no usable record.
        """
        if self.from_code is not None and code_format(str(path)) == self.said:
            return Saved(None, self.from_code(str(path)), None)
        saved = self.decode(path, self.content(path))
        return replace(saved, path=None) if is_without_file(path) else saved

    def content(self, path: Path) -> bytes:
        """The content of a file. Raises the game's own LocatedError where it cannot be read."""
        try:
            return read_record(path)
        except LocatedError as error:
            raise self.unusable(source_name(path), error.why) from None

    def with_others(self, written: bytes, before: bytes) -> bytes:
        """What is to be written to a file, with all that is in it from others: notes, and the
        fields of other programs and of newer versions."""
        table, old = (json_fields.field_of(content, "table") for content in (written, before))
        if table and old:
            written = json_fields.with_field(
                written, "table", json_fields.with_rest_of(table, old, self.form.kind)
            )
        return json_fields.with_fields(
            written, json_fields.other_fields(before, self.data, "table", "together")
        )

    def _table_in(self, path: Path, content: bytes) -> WrittenTable | None:
        """What a file with this content says of its table, None for nothing. Raises the game's own
        LocatedError."""
        kind: type[WrittenTable] = self.form.kind
        try:
            return usable_table(json_fields.field_of(content, "table") or b"null", kind)
        except LocatedError as error:
            raise self.unusable(str(path), error.why, where=error.where) from None

    def is_of_another_game(self, path: Path) -> bool:
        """Whether a file says that it is a game, but not of this one."""
        said = format_of(path)
        return said.endswith("-game") and said != self.said

    def is_autosave(self, path: Path | None) -> bool:
        """Whether a file lies where autosaves do."""
        return path is not None and path.parent == self.folder

    def is_elsewhere(self, path: Path, players: Iterable[str], table: WrittenTable) -> bool:
        """Whether nobody has played a game here, as its file says.

        Of one without a mark, from before there were marks, nobody knows: it is taken for one's own
        where one's own games lie.
        """
        if table.elsewhere or table.home is None:
            own = path.parent in (folders().data, self.folder)
            return table.elsewhere or not own
        return not is_own_mark(table.home, players)

    def new_autosave(self) -> Path:
        """A new file name for the autosave of a game."""
        return ownership.new_file(self.folder)

    def files(self) -> Iterator[tuple[Path, bool]]:
        """The files among which saved games lie, and whether each is an autosave."""
        for folder, autosave in ((folders().data, False), (self.folder, True)):
            for path in ownership.json_files(folder):
                yield path, autosave

    def last_unfinished(self) -> tuple[Saved[GameT] | None, list[UnusableSave]]:
        """The game to continue, which may run elsewhere, and the autosaves not to be used.

        A damaged autosave is set aside under another name, never deleted.
        """
        unusable: list[UnusableSave] = []
        for path in ownership.newest(self.folder):
            saved = self._read_autosave(path)
            if isinstance(saved, UnusableSave):
                unusable.append(saved)
            elif saved is not None and not saved.game.finished:
                return saved, unusable
        return None, unusable

    def _read_autosave(self, path: Path) -> Saved[GameT] | UnusableSave | None:
        """An autosave, or why it cannot be used; None where it is gone, or a link to nothing."""
        try:
            content = self.content(path)
        except LocatedError as error:
            if not os.path.exists(path):  # noqa: PTH110 - it alone answers for every path
                return None
            return UnusableSave(SaveProblem.UNREADABLE, words_of(error.detail), path.name)
        try:
            return self.decode(path, content)
        except LocatedError as error:
            if (_version(content) or self.version) > self.version:
                return UnusableSave(SaveProblem.NEWER, words_of(error.detail), path.name)
            if ownership.is_held(path):
                return None  # its program is about to write it again
            return UnusableSave(
                SaveProblem.DAMAGED, words_of(error.detail), ownership.set_aside(path).name
            )

    def prune_autosaves(self) -> None:
        """Removes the oldest autosaves of finished games beyond the number kept."""
        for path in ownership.newest(self.folder)[MAX_AUTOSAVES:]:
            with contextlib.suppress(LocatedError, OSError):
                if self.read(path).game.finished and (lock := ownership.hold(path)):
                    path.unlink(missing_ok=True)
                    lock.release()


def usable_table(written: bytes, kind: type[StructT]) -> StructT | None:
    """What the field ``table`` of a saved game says, as far as it can be used; None for nothing.

    Raises LocatedError where it does not say what a table cannot be without.
    """
    try:
        with contextlib.suppress(msgspec.DecodeError, UnicodeError):
            return msgspec.json.decode(written, type=kind | None)
        return msgspec.convert(
            json_fields.usable_part(json_fields.read_fields(written), kind), kind
        )
    except msgspec.ValidationError as error:
        problem = located(error)
        where = f"table.{problem.where}" if problem.where else "table"
        raise LocatedError(where, problem.why) from None
    except (msgspec.DecodeError, UnicodeError):
        raise LocatedError("table", Say("tabletop-encoding-unknown")) from None


def with_table(record: bytes, table: msgspec.Struct, order: Sequence[str] = ()) -> bytes:
    """A record, as the rules of its game write it, with the field ``table`` before the others; of
    the fields in it those of ``order`` come first."""
    names = dict.fromkeys((*order, *table.__struct_fields__))
    fields = {name: getattr(table, name) for name in names}
    return b'{\n  "table": ' + msgspec.json.encode(fields) + b"," + record[1:]


def suggested_name(players: Iterable[str]) -> str:
    """A file name from the players' names and the date."""
    return f"{name_stem(players)}-{datetime.now():%Y-%m-%d}.json"


def name_stem(players: Iterable[str]) -> str:
    """The names of the players, as a file name may have them."""
    names = "-".join(
        "".join(char for char in name if char.isalnum() or char == "_")[:12] for name in players
    )
    return safe_file_name(names.strip("-")) or "game"


def _version(content: bytes) -> int | None:
    """The version that a record says it is of; None where it says nothing."""
    try:
        return msgspec.json.decode(content, type=_WithVersion).version
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
