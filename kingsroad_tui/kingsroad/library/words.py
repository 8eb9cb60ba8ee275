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
from tabletop.say import Say
from tabletop.shown import shown
from tabletop.words.voice import phrase, said

_MAX_NAMES = 250

_MAX_REASON = 160
"""How many characters of a reason are shown; it may quote anything that a file holds."""


def length_words(game: RecentGame) -> str:
    """How far a game has come."""
    return phrase("kingsroad-library-rounds", rounds=game.rounds)


def result_words(game: RecentGame, course: Course | None, room: int = _MAX_NAMES) -> str:
    """How a game ended or stands, as far as that is known; without a course, how far it is.

    Where one person played alone, it is said to that person. Of several forms, the longest for
    which there is room.
    """
    if game.problem:
        return shown(one_line(game.problem), _MAX_REASON)
    if game.running:
        return phrase("kingsroad-library-running")
    if course is None:
        return length_words(game)
    if not course.winners and not game.rounds:
        return phrase("kingsroad-library-not-begun")
    forms = [shown(form, _MAX_NAMES) for form in _results(game, course)]
    return next((form for form in forms if cell_len(form) <= room), forms[-1])


def _results(game: RecentGame, course: Course) -> list[str]:
    """How a game ended or how far it is, from the longest form to the shortest."""
    if not course.winners:
        return [
            phrase("kingsroad-library-unfinished", round=game.rounds + 1),
            phrase("kingsroad-library-unfinished.short", round=game.rounds + 1),
        ]
    points = course.scores[-1][course.winners[0]]
    people = [at for at, seat in enumerate(game.seats) if seat.kind is SeatKind.PERSON]
    if len(people) == 1 and people[0] in course.winners:
        shared = len(course.winners) > 1
        forms = (
            phrase("kingsroad-library-you-won", shared=shared, points=points),
            phrase("kingsroad-library-you-won.short", shared=shared, points=points),
            phrase("kingsroad-library-you-won.shortest", shared=shared),
        )
        return [*forms]
    who = tuple(called(game)[seat] for seat in course.winners)
    won = Say("kingsroad-library-won", who=who)
    with_points = Say("kingsroad-library-won-with", who=who, points=points)
    if len(people) != 1:
        return [said(with_points), said(won)]
    lost = [phrase("kingsroad-library-you-lost", won=form) for form in (with_points, won)]
    return [*lost, phrase("kingsroad-library-you-lost.short")]


def library_heading(when: int, names: int, curve: int) -> str:
    """What stands over the columns of the list; the arguments are their widths."""
    columns = (
        (phrase("kingsroad-library-when"), when),
        (phrase("kingsroad-library-players"), names),
        (phrase("kingsroad-library-score"), curve),
    )
    padded = "".join(title.ljust(width) for title, width in columns)
    return padded + phrase("kingsroad-library-how-it-ended")


def about_words(game: RecentGame, course: Course | None, shared: int | None) -> str:
    """Everything of the game that is highlighted: its file, everybody's points, how it ended.

    ``shared`` are the rounds that a branch has in common with its game.
    """
    name = "" if game.autosave else f"{game.path.stem}: "
    if game.problem:
        return shown(f"{game.path.name} {one_line(game.problem)}", _MAX_NAMES)
    if course is None:
        return shown(f"{name}{_names(called(game))}, {length_words(game)}", _MAX_NAMES)
    pairs = zip(called(game), course.scores[-1], strict=True)
    standing = _names(tuple(f"{player} {points}" for player, points in pairs))
    branch = "" if shared is None else f" {_shared_words(game, shared)}"
    told = shown(f"{name}{standing}. {_ending(game, course)}{branch}", _MAX_NAMES)
    return noted(told, game.note)


def _ending(game: RecentGame, course: Course) -> str:
    if course.winners:
        who = tuple(called(game, first=course.winners[0])[seat] for seat in course.winners)
        return phrase("kingsroad-library-ended", who=who, length=length_words(game))
    if game.running:
        return phrase("kingsroad-library-running-now")
    if not game.rounds:
        return phrase("kingsroad-library-not-begun-yet")
    return phrase("kingsroad-library-so-far", length=length_words(game))


def branch_words(game: RecentGame, shared: int) -> str:
    """A branch below its game, which has the same players.

    It is called by its name, or else by the round in which it leaves the game.
    """
    if not game.autosave:
        return shown(game.path.stem, _MAX_NAMES)
    if shared < game.rounds:
        return phrase("kingsroad-library-branch", round=shared + 1)
    return phrase("kingsroad-library-copy", round=shared)


def _shared_words(game: RecentGame, shared: int) -> str:
    """What a branch has in common with the game it is listed under."""
    if shared < game.rounds:
        return phrase("kingsroad-library-differs", round=shared + 1)
    return phrase("kingsroad-library-same", round=shared)


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
    return _names(called(game)) if game.players else ""


def _names(names: tuple[str, ...]) -> str:
    return phrase("kingsroad-who", who=names)


def called(game: RecentGame, *, first: int = 0) -> tuple[str, ...]:
    """The players as the reader the list calls them: "you" for a single person without a name
    of their own.

    ``first`` is the seat that is named first.
    """
    people = [at for at, seat in enumerate(game.seats) if seat.kind is SeatKind.PERSON]
    if len(people) != 1 or game.players[people[0]] not in PERSON.names:
        return tuple(game.players)
    (me,) = people
    you = phrase("kingsroad-you") if me == first else phrase("kingsroad-who", who="you")
    return (*game.players[:me], you, *game.players[me + 1 :])


def library_words(game: RecentGame, now: datetime) -> str:
    """Everything that a search among the games may find, as searches compare it."""
    return words_to_find(game, name_words(game), result_words(game, None), now)


def recent_game_spans(
    game: RecentGame, course: Course | None = None
) -> tuple[tuple[str, str], ...]:
    """A game in a list, as text and style."""
    result = result_words(game, course, _SHORT_RESULT)
    return game_spans(game, result, _SHORT_RESULT, _names(called(game)))


_SHORT_RESULT = 12
"""Cells for how a game ended, before its players."""
