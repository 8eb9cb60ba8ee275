"""First screens, lists of games, and autosaves that cannot be used, in words for any game."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import Final

from kingsroad_tui.library.library import PlayedFile
from kingsroad_tui.library.saved_games import ListedFile, SaveProblem, UnusableSave
from kingsroad_tui.notes.words import noted
from kingsroad_tui.shell.errors import one_line
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import listed, month
from tabletop.searching import search_form
from tabletop.shown import beginning, shown
from tabletop.words.voice import phrase, said

_QUIET: Final = "$text-muted"
_MAX_NAMES: Final = 250
_HOW_FAR: Final = 13
"""Cells for how far a game is, before its players."""


def game_spans(
    game: ListedFile, result: str, room: int, players: str
) -> tuple[tuple[str, str], ...]:
    """A game in a list, as text and style: when, how it ended or how far it is, by whom, its name.

    ``room`` is that of the result, in cells; the end of a long line may be cut.
    """
    name = "" if game.autosave else f", {game.path.stem}"
    return (
        (f"{when_words(game.when, datetime.now()):<11}  ", _QUIET),
        (f"{shown(result, _MAX_NAMES).ljust(room)}  ", ""),
        (shown(f"{players}{name}", _MAX_NAMES), _QUIET),
    )


def played_spans(game: PlayedFile) -> tuple[tuple[str, str], ...]:
    """A game in a list that says no more of it than how far it is and who plays, likewise."""
    return game_spans(game, how_far(game), _HOW_FAR, listed(game.players))


def how_far(game: PlayedFile) -> str:
    """How far a game is."""
    if game.running:
        return phrase("library-being-played")
    if game.finished:
        return phrase("library-finished")
    return phrase("library-rounds", rounds=game.rounds)


def file_name(game: ListedFile) -> str:
    """What a game is called: its name if it has one, and who plays."""
    name = "" if game.autosave else f"{game.path.stem}: "
    return shown(f"{name}{listed(game.players)}", _MAX_NAMES)


def about_file(game: ListedFile) -> str:
    """The same, with what is noted on it."""
    return noted(file_name(game), game.note)


def words_to_find(game: ListedFile, name: str, result: str, now: datetime) -> str:
    """Everything that a search among the games may find, as searches compare it."""
    day = f"{game.when:%Y-%m-%d} {said(month(game.when.month))}"
    return search_form(" ".join((name, when_words(game.when, now), result, day, game.note)))


def when_words(when: datetime, now: datetime) -> str:
    """A date as people say it, seen from now: the time today, else the day; 11 characters fit."""
    days = (now.date() - when.date()).days
    if days == 0:
        return phrase("dates-today-at", time=f"{when:%H:%M}")
    if days == 1:
        return phrase("dates-yesterday")
    day, in_month = when.day, month(when.month)
    if when.year == now.year:
        return phrase("dates-short", day=day, month=in_month)
    return phrase("dates-short-year", day=day, month=in_month, year=str(when.year))


def deleted_words(there: Path, keys: str) -> str:
    """That a game was deleted, and by which keys it is put back."""
    return phrase("library-deleted", keys=keys, folder=str(there.parent))


def not_deleted_words(error: Exception) -> str:
    """Why a game was not deleted."""
    return phrase("library-not-deleted", why=_why(error))


def not_restored_words(error: Exception) -> str:
    """Why a deleted game was not put back."""
    return phrase("library-not-restored", why=_why(error))


def _why(error: Exception) -> str:
    return one_line(words_of(error))


_MAX_REASON = 160
"""How many characters of a reason are shown; it may quote anything that a file holds."""


def unusable_save_sentences(unusable: UnusableSave) -> str:
    """Why an autosave cannot be continued, and what became of it."""
    name, why = one_line(unusable.name), beginning(one_line(unusable.why), _MAX_REASON)
    match unusable.problem:
        case SaveProblem.DAMAGED:
            return phrase("library-damaged-save", why=why, name=name)
        case SaveProblem.NEWER:
            return phrase("library-newer-save", name=name)
        case SaveProblem.UNREADABLE:
            return phrase("library-unreadable-save", name=name, why=why)
