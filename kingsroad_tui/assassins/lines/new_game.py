"""A new game of King & Assassins, set up by a few questions."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from advisor.assassins.programs import greet_assassins_program
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import Strength, names_at_table
from assassins.actions import Side
from assassins.games import AssassinsGame, AssassinsGameError, Opponents, begin_game
from assassins.squares import SQUARE_NAMES
from assassins.town import Town
from assassins.town_files import read_town, side_a
from kingsroad_tui.assassins.help.rulebook import assassins_rules
from kingsroad_tui.assassins.home import new_game_words as words
from kingsroad_tui.assassins.ladder.counted_tables import counted_assassins
from kingsroad_tui.assassins.ladder.words import RUNGS
from kingsroad_tui.assassins.library.saves import (
    ASSASSINS_SAVES,
    read_assassins_table,
    recent_towns,
)
from kingsroad_tui.assassins.library.words import recent_assassins_spans
from kingsroad_tui.assassins.lines.words import SET_UP_WORDS, START_SAID
from kingsroad_tui.assassins.results import all_assassins_results
from kingsroad_tui.home.usual_table import own_character
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.lines.counted import CountedLines, keep_name, own_default
from kingsroad_tui.lines.line_io import ask, say
from kingsroad_tui.lines.setup import (
    MAX_SEED,
    PROGRAM_MARK,
    SetUpWords,
    board_named,
    say_strengths,
    set_up_until,
    strengths_of,
)

COUNTED_LINES: Final = CountedLines(
    RUNGS,
    all_assassins_results,
    ASSASSINS_SAVES,
    lambda occasion, name: counted_assassins(occasion, name, secrets.randbelow(MAX_SEED)),
)
"""The ladder and the day's game."""

_SIDES: Final = {
    "king": (True, False),
    "people": (False, True),
    "both": (True, True),
    "none": (False, False),
}
"""By the answer, whether a person plays the king's side and the people's."""

_NAMED: Final = ("the king's side", "the people's side")


def set_up_assassins() -> tuple[AssassinsGame, Setup]:
    """A new game. Raises Leave, or Opened where a saved one is asked for instead."""
    return set_up_until(_NewTown().ask, AssassinsGameError)


class _NewTown:
    """The questions, and what has been answered so far."""

    def __init__(self) -> None:
        self._town = side_a()
        self._start: int | None = None
        self._words = SetUpWords(
            SET_UP_WORDS,
            lambda: map(recent_assassins_spans, recent_towns()),
            assassins_rules,
            read_assassins_table,
            board=self._read_board,
            start=self._set_start,
            ladder=lambda _: COUNTED_LINES.say_ladder(),
            today=lambda _: COUNTED_LINES.play_day(),
        )
        self._strengths: Sequence[Strength] = strengths_of(ASSASSINS_STRENGTHS)

    def ask(self) -> tuple[AssassinsGame, Setup]:
        """Asks for a game. Raises AssassinsGameError for one that the rules do not allow."""
        king, people = self._seats()
        alone = king.person != people.person
        defaults = names_at_table(
            [
                own_character(own_default(""))
                if seat.person and alone
                else seat.character(ASSASSINS_STRENGTHS)
                for seat in (king, people)
            ]
        )
        names = [ask(words.name_of(who), name) for who, name in zip(_NAMED, defaults, strict=True)]
        if alone:
            keep_name(names[0 if king.person else 1])
        game = begin_game(Opponents(*names), self._town, self._ask_for_start())
        return game, Setup((king, people), self._words.seed, self._words.hints)

    def _seats(self) -> tuple[Seat, Seat]:
        persons = _SIDES[self._words.ask_until(words.YOUR_SIDE, "king", _SIDES)]
        if not all(persons):
            say_strengths(self._strengths)
        king, people = (
            Seat() if person else self._computer(side, name)
            for person, side, name in zip(persons, Side, _NAMED, strict=True)
        )
        return king, people

    def _computer(self, side: Side, name: str) -> Seat:
        """The computer player or program of a side; the strongest where nothing is said."""
        default = str(len(self._strengths))

        def greet(command: str) -> None:
            greet_assassins_program(command, side)

        question = words.who_plays(name)
        player = self._words.ask_for_player(question, default, self._strengths, greet)
        if player.startswith(PROGRAM_MARK):
            return Seat(SeatKind.PROGRAM, program=player.removeprefix(PROGRAM_MARK))
        return Seat(SeatKind.COMPUTER, player)

    def _ask_for_start(self) -> int | None:
        """Where the king starts; asked where the board has several squares for it."""
        squares = _starts(self._town)
        if self._start is None and len(squares) > 1:
            chosen = self._words.ask_until(words.KING_STARTS_ON, squares[0], squares)
            return SQUARE_NAMES.index(chosen)
        return self._start

    def _set_start(self, square: str) -> None:
        squares = _starts(self._town)
        if square.lower() not in squares:
            say(words.can_start_on(squares))
            return
        self._start = SQUARE_NAMES.index(square.lower())
        say(START_SAID.format(square=square.lower()))

    def _read_board(self, name: str) -> None:
        if (town := board_named(name, read_town)) is not None:
            self._town, self._start = town, None


def _starts(town: Town) -> list[str]:
    return [SQUARE_NAMES[start.square] for start in town.kings]
