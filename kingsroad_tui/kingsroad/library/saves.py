"""Saved games of King's Road: autosaves, games saved by name, their branches and how they went.

What people name on a command line or in "open" is a saved game, a position code or a player.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from advisor.messages.computers import ONE_ROUND, STRENGTHS
from kingsroad import records
from kingsroad.games import Game
from kingsroad.notation import find_position, looks_like_code
from kingsroad.position import Position
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.files.private import write_saved
from kingsroad_tui.library import saved_games
from kingsroad_tui.library.library import ListedGame
from kingsroad_tui.library.ownership import date_of, is_held, moment_of
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.notes.kept import read_notes
from kingsroad_tui.shell.errors import Unusable
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError
from tabletop.game_lines import source_name
from tabletop.names import seats_named
from tabletop.records import STANDARD_INPUT, read_record, read_standard_input, text_of_code
from tabletop.say import Clause
from tabletop.shown import quoted
from tabletop.words.voice import phrase


def open_source(source: str) -> Game:
    """The game named by a file, a position code, or ``-`` for either on standard input.

    A code becomes a game that starts from its position, its players called Player 1, Player 2, ….

    Raises:
        Unusable: it cannot be read; says what, where and why.
    """
    named: Clause
    try:
        if looks_like_code(source):
            return from_position(find_position(source))
        if source == "-":
            content, named = read_standard_input(), STANDARD_INPUT
        else:
            content, named = read_record(Path(source)), source_name(Path(source))
        if looks_like_code(text := text_of_code(content)):
            return from_position(find_position(text))
        return records.decode_game(content, named)
    except LocatedError as error:
        raise Unusable(words_of(error)) from None


def from_position(position: Position) -> Game:
    """A game that starts from a position, with plain names for the players."""
    names = tuple(f"Player {seat + 1}" for seat in position.seats)
    return Game(names, position.variant, position.board, start=position)


def before_round(game: Game, number: int | None) -> Game:
    """The game as it stood before round ``number`` (None: as it stands).

    Raises:
        Unusable: the game has no such round.
    """
    if number is None:
        return game
    first = game.first.round
    last = first + len(game.rounds)
    if not first <= number <= last:
        raise Unusable(
            phrase("kingsroad-library-no-such-round", round=number, first=first, last=last)
        )
    if number == last:
        return replace(game, pending=None)
    return game.take_back(last - number)


def find_player(game: Game, text: str) -> int:
    """The seat of the player with a name or, where nobody is called that, with a number from 0.

    Seats are counted as in the JSON of every command.

    Raises:
        Unusable: there is no such player, or the name can mean several.
    """
    found = seats_named(game.players, text)
    if len(found) == 1:
        return found[0]
    if found:
        those = ", ".join(f"{quoted(game.players[seat])} ({seat})" for seat in found)
        raise Unusable(phrase("kingsroad-library-alike", name=quoted(text, 60), players=those))
    if text.isascii() and text.isdigit() and len(text) < 3 and int(text) < len(game.players):
        return int(text)
    known = ", ".join(f"{name} ({seat})" for seat, name in enumerate(game.players))
    raise Unusable(phrase("kingsroad-library-no-such-player", name=quoted(text, 60), players=known))


DEFAULT_COMPUTER: Final = ONE_ROUND
"""The computer player at a seat that nothing else is chosen for."""


class _Listed(records.GameData):
    """A record as the list of games reads it; a table that cannot be read is left out."""

    table: msgspec.Raw = msgspec.Raw(b"null")


SavedGame: TypeAlias = saved_games.Saved[Game]
"""A saved game of King's Road."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecentGame(saved_games.ListedFile):
    """A file in the list of recent games; its rounds are not replayed for the list.

    Attributes:
        seats: who played, where the file says so and somebody played here; else empty.
        steps: a number for how it began and one for every round; games that began alike have
            the same ones up to where they part.
    """

    players: tuple[str, ...] = ()
    seats: tuple[Seat, ...] = ()
    steps: tuple[int, ...] = ()


def _setup_for(game: Game) -> Setup:
    """The same for the same game, however often and from wherever it is opened."""
    digest = hashlib.blake2b(records.encode_game(game.as_public()), digest_size=4).digest()
    setup = setup_for(game, int.from_bytes(digest, "big") >> 1)
    return msgspec.structs.replace(setup, elsewhere=True)


def setup_for(game: Game, seed: int = 0) -> Setup:
    """A table for a game that does not say how it was set up: the first player is a person."""
    person, *others = range(len(game.players))
    return Setup(
        (
            Seat(colour=person),
            *(Seat(SeatKind.COMPUTER, DEFAULT_COMPUTER, colour=seat) for seat in others),
        ),
        seed,
    )


def setup_of_people(game: Game) -> Setup:
    """The table of a game that was played by people at a real one, and followed here."""
    return Setup(tuple(Seat(colour=seat) for seat in range(len(game.players))), elsewhere=True)


SAVES: Final = saved_games.SavedGames(
    said=records.FORMAT,
    version=records.VERSION,
    folder_of=autosave_folder,
    decode_game=records.decode_game,
    encode_game=records.encode_game,
    from_code=lambda code: from_position(find_position(code)),
    unusable=records.RecordError,
    data=records.GameData,
    form=saved_games.seats_form(STRENGTHS),
    setup_for=_setup_for,
)

read_table = SAVES.read
last_unfinished = SAVES.last_unfinished
new_autosave = SAVES.new_autosave
prune_autosaves = SAVES.prune_autosaves
save_by_name = SAVES.write_named


def write_table(path: Path, game: Game, setup: Setup, saved: int | None = None) -> None:
    """Writes a game with its table, saved at a moment (None: now). Raises OSError."""
    write_saved(path, SAVES.encode(game, setup, saved))


def recent_games(limit: int = 10) -> list[RecentGame]:
    """The games saved or played last, newest first; unreadable files are left out."""
    return [game for game in all_games() if not game.problem][:limit]


def all_games() -> list[RecentGame]:
    """Every file among the saved games and the autosaves, newest first; each is read once.

    Saved games of other games are left out.
    """
    found = [_listed(path, autosave) for path, autosave in SAVES.files()]
    found = [
        row for row in found if not row[1].problem or not SAVES.is_of_another_game(row[1].path)
    ]
    found.sort(key=lambda row: (row[0], row[1].path), reverse=True)
    return [game for _, game in found]


def _listed(path: Path, autosave: bool) -> tuple[int, RecentGame]:
    """When a file was saved, and its line in the list; never raises."""
    try:
        content = read_record(path)
        data = msgspec.json.decode(content, type=_Listed)
    except (LocatedError, msgspec.DecodeError, UnicodeError, RecursionError) as error:
        problem = words_of(error.detail) if isinstance(error, LocatedError) else _why_unusable(path)
        moment = moment_of(path)
        return moment, RecentGame(path, 0, date_of(moment), autosave, problem=problem)
    table = None
    with contextlib.suppress(LocatedError, RecursionError):
        table = saved_games.usable_table(bytes(data.table), SAVES.form.kind)
    moment = moment_of(path, table.saved if table else 0)
    played_here = (
        table
        and len(table.seats) == len(data.players)
        and not SAVES.is_elsewhere(path, data.players, table)
    )
    began = (
        data.players,
        data.variant,
        data.board,
        data.start,
        table and (table.mark or table.seed),
    )
    return moment, RecentGame(
        path,
        len(data.rounds),
        date_of(moment),
        autosave,
        is_held(path),
        note=read_notes(content).game if b'"notes"' in content else "",
        players=tuple(data.players),
        seats=SAVES.form.setup_of(table).seats if table and played_here else (),
        steps=tuple(hash(msgspec.json.encode(step)) for step in (began, *data.rounds)),
    )


def _why_unusable(path: Path) -> str:
    """Why a file that cannot be listed is no game, as the person who opens it is told."""
    try:
        records.read_game(path)
    except records.RecordError as error:
        return words_of(error.detail)
    return phrase("kingsroad-library-unreadable")


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went.

    Attributes:
        scores: everybody's, at the beginning and after every round.
        winners: their seats, never one that forfeited; empty while the game goes on.
    """

    scores: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]


def with_branches(games: Iterable[RecentGame]) -> list[ListedGame[RecentGame]]:
    """The games in their order, each with its branches under it.

    Games are branches of each other when they began alike and have at least one round in common;
    the one with the most rounds stands for them all.
    """
    listed: list[ListedGame[RecentGame]] = []
    for family in _families(games):
        longest = max(family, key=lambda game: game.rounds)
        listed.append(ListedGame(longest))
        listed += [
            ListedGame(game, _rounds_in_common(game, longest))
            for game in family
            if game is not longest
        ]
    return listed


def _families(games: Iterable[RecentGame]) -> Iterable[list[RecentGame]]:
    """The games in their order, each together with its branches and copies."""
    families: dict[object, list[RecentGame]] = {}
    for game in games:
        alike = game.steps[:2] if game.rounds else game.path
        families.setdefault(alike, []).append(game)
    return families.values()


def course_of(game: RecentGame) -> Course | None:
    """How a game went, by replaying it; None where its file is no game that can be replayed."""
    try:
        saved = read_table(game.path)
    except records.RecordError:
        return None
    played = saved.game
    scores = (played.first.scores, *(report.after.scores for report in played.reports))
    return Course(scores, _winners(saved) if played.finished else ())


def _winners(saved: SavedGame) -> tuple[int, ...]:
    """The best of those who did not forfeit; of all where everybody did."""
    forfeited = saved.setup.forfeited if saved.setup else {}
    for seats in saved.game.position.ranking:
        if winners := tuple(seat for seat in seats if seat not in forfeited):
            return winners
    return saved.game.position.winners


def result_order(game: RecentGame, course: Course | None) -> tuple[int, int]:
    """Sorts games by their result, as the only person at the table sees it.

    Games won come first, the highest lead at the top; then those lost and those of nobody or of
    several people; then games not finished, the longest at the top; then what is no game.
    """
    if game.problem or course is None:
        return (3, 0)
    if not course.winners:
        return (2, -game.rounds)
    people = [at for at, seat in enumerate(game.seats) if seat.kind is SeatKind.PERSON]
    if len(people) != 1:
        return (1, 0)
    (me,) = people
    *_, last = course.scores
    lead = last[me] - max(score for seat, score in enumerate(last) if seat != me)
    return (0 if me in course.winners else 1, -lead)


def _rounds_in_common(one: RecentGame, other: RecentGame) -> int:
    pairs = zip(one.steps, other.steps, strict=False)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs)) - 1


def counted_games(games: Iterable[RecentGame]) -> Iterator[tuple[RecentGame, Course]]:
    """The finished games among these that were played here, and how they went.

    Of a game with its branches and copies only the one counts that was finished first. Two games
    of the same players alike to the end are one game, too, whatever their files say.
    """
    counted: set[object] = set()
    for family in _families(games):
        for game in sorted(family, key=lambda game: game.when):
            course = course_of(game) if game.seats else None
            if course is not None and course.winners:
                whole = game.players, game.steps[1:]
                if whole not in counted:
                    counted.add(whole)
                    yield game, course
                break
