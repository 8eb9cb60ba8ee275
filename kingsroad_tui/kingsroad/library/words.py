"""Saved games in lists and messages: one line for each."""

from __future__ import annotations

from datetime import datetime

from rich.cells import cell_len

from advisor.messages.computers import PERSON
from kingsroad_tui.kingsroad.library.saves import Course, RecentGame
from kingsroad_tui.library.saved_games import name_stem
from kingsroad_tui.library.seats import SeatKind
from kingsroad_tui.library.words import game_spans, words_to_find
from kingsroad_tui.notes.words import noted
from kingsroad_tui.shell.errors import one_line
from kingsroad_tui.words.lists import count, listed
from tabletop.shown import shown
from tabletop.words.voice import phrase

_MAX_NAMES = 250

WHAT_TO_TYPE = "type to find a game; or a file, or a code (KR1:...)"

_MAX_REASON = 160
"""How many characters of a reason are shown; it may quote anything that a file holds."""


def length_words(game: RecentGame) -> str:
    """How far a game has come."""
    return count(game.rounds, "round") if game.rounds else phrase("kingsroad-library-length-words")


def result_words(game: RecentGame, course: Course | None, room: int = _MAX_NAMES) -> str:
    """How a game ended or stands, as far as that is known; without a course, how far it is.

    Where one person played alone, it is said to that person. Of several forms, the longest for
    which there is room.
    """
    if game.problem:
        return shown(one_line(game.problem), _MAX_REASON)
    if game.running:
        return phrase("kingsroad-library-result-words")
    if course is None:
        return length_words(game)
    if not course.winners and not game.rounds:
        return phrase("kingsroad-library-result-words-2")
    forms = [shown(form, _MAX_NAMES) for form in _results(game, course)]
    return next((form for form in forms if cell_len(form) <= room), forms[-1])


def _results(game: RecentGame, course: Course) -> list[str]:
    """How a game ended or how far it is, from the longest form to the shortest."""
    if not course.winners:
        return [f"round {game.rounds + 1}, not finished", f"round {game.rounds + 1}"]
    scores = course.scores[-1]
    people = [at for at, seat in enumerate(game.seats) if seat.kind is SeatKind.PERSON]
    won = f"{listed(called(game)[seat] for seat in course.winners)} won"
    whole = f"{won} with {scores[course.winners[0]]}"
    if len(people) != 1:
        return [whole, won]
    (me,) = people
    if me in course.winners:
        won = "you won" if len(course.winners) == 1 else "you shared the victory"
        return [f"{won} with {scores[me]} points", f"{won} with {scores[me]}", won]
    return [f"you lost, {whole}", f"you lost, {won}", "you lost"]


def library_heading(when: int, names: int, curve: int) -> str:
    """What stands over the columns of the list; the arguments are their widths."""
    return phrase(
        "kingsroad-library-library-heading",
        ljust="When".ljust(when),
        ljust_2="Players".ljust(names),
        ljust_3="Score".ljust(curve),
    )


def about_words(game: RecentGame, course: Course | None, shared: int | None) -> str:
    """Everything of the game that is highlighted: its file, everybody's points, how it ended.

    ``shared`` are the rounds that a branch has in common with its game.
    """
    name = "" if game.autosave else f"{game.path.stem}: "
    if game.problem:
        return shown(f"{game.path.name} {one_line(game.problem)}", _MAX_NAMES)
    if course is None:
        return shown(f"{name}{listed(called(game))}, {length_words(game)}", _MAX_NAMES)
    pairs = zip(called(game), course.scores[-1], strict=True)
    standing = listed(f"{player} {points}" for player, points in pairs)
    branch = "" if shared is None else _shared_words(game, shared)
    said = shown(f"{name}{standing}. {_ending(game, course)}.{branch}", _MAX_NAMES)
    return noted(said, game.note)


def _ending(game: RecentGame, course: Course) -> str:
    if course.winners:
        names = [called(game)[seat] for seat in course.winners]
        won = listed(["You" if names[0] == "you" else names[0], *names[1:]])
        return phrase("kingsroad-library-ending", won=won, length_words=length_words(game))
    if game.running:
        return phrase("kingsroad-library-ending-2")
    return (
        phrase("kingsroad-library-ending-3", length_words=length_words(game))
        if game.rounds
        else phrase("kingsroad-library-ending-4")
    )


def branch_words(game: RecentGame, shared: int) -> str:
    """A branch below its game, which has the same players.

    It is called by its name, or else by the round in which it leaves the game.
    """
    if not game.autosave:
        return shown(game.path.stem, _MAX_NAMES)
    return (
        f"from round {shared + 1}"
        if shared < game.rounds
        else phrase("kingsroad-library-branch-words", shared=shared)
    )


def _shared_words(game: RecentGame, shared: int) -> str:
    """What a branch has in common with the game it is listed under."""
    if shared < game.rounds:
        return f" Differs from round {shared + 1} on from the game it is listed under."
    return f" It is the game it is listed under, up to round {shared}."


def name_words(game: RecentGame) -> str:
    """The players; for a game saved by a name of its own that too, and for a file that is no game.

    The name that a game is offered to be saved by says no more than the players do.
    """
    players = player_words(game)
    plain = game.autosave or game.path.stem.startswith(name_stem(game.players))
    name = "" if plain and players else game.path.stem
    return shown(": ".join(part for part in (name, players) if part), _MAX_NAMES)


def player_words(game: RecentGame) -> str:
    """Who plays; nothing for a file that is no game."""
    return listed(called(game)) if game.players else ""


def called(game: RecentGame) -> tuple[str, ...]:
    """The players as the reader the list calls them: "you" for a single person without a name
    of their own."""
    people = [at for at, seat in enumerate(game.seats) if seat.kind is SeatKind.PERSON]
    unnamed = len(people) == 1 and game.players[people[0]] in PERSON.names
    you = "You" if 0 in people else "you"
    return tuple(
        you if unnamed and at in people else player for at, player in enumerate(game.players)
    )


def library_words(game: RecentGame, now: datetime) -> str:
    """Everything that a search among the games may find, as searches compare it."""
    return words_to_find(game, name_words(game), result_words(game, None), now)


def recent_game_spans(
    game: RecentGame, course: Course | None = None
) -> tuple[tuple[str, str], ...]:
    """A game in a list, as text and style."""
    result = result_words(game, course, _SHORT_RESULT)
    return game_spans(game, result, _SHORT_RESULT, listed(called(game)))


_SHORT_RESULT = 12
"""Cells for how a game ended, before its players."""
