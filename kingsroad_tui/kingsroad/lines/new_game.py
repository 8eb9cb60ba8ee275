"""A new game of King's Road, set up by a few questions."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from advisor.kingsroad.players.programs import greet_program
from advisor.messages.computers import PERSON, STRENGTHS, Strength, names_at_table
from kingsroad.board import Board, kingdom, read_board
from kingsroad.games import Game, GameError, begin_game
from kingsroad.position import PLAYERS, Variant
from kingsroad_tui.kingsroad.help.rules_page import rules
from kingsroad_tui.kingsroad.home import new_game_words as words
from kingsroad_tui.kingsroad.ladder.counted_tables import counted_table
from kingsroad_tui.kingsroad.ladder.words import RUNGS
from kingsroad_tui.kingsroad.library.saves import (
    DEFAULT_COMPUTER,
    SAVES,
    read_table,
    recent_games,
)
from kingsroad_tui.kingsroad.library.words import recent_game_spans
from kingsroad_tui.kingsroad.lines.words import SET_UP_WORDS
from kingsroad_tui.kingsroad.results import all_results
from kingsroad_tui.kingsroad.statistics import own_lines
from kingsroad_tui.ladder.words import rating_lines
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.lines.counted import CountedLines, keep_name, own_default
from kingsroad_tui.lines.line_io import ask, say
from kingsroad_tui.lines.setup import (
    MAX_SEED,
    PROGRAM_MARK,
    SetUpWords,
    board_named,
    character_named,
    say_strengths,
    set_up_until,
    strengths_of,
)

COUNTED_LINES: Final = CountedLines(
    RUNGS,
    all_results,
    SAVES,
    lambda occasion, name: counted_table(occasion, name, secrets.randbelow(MAX_SEED)),
)
"""The ladder and the day's game."""

_EACH = "each"
"""The answer by which every computer player is chosen on its own."""


def set_up(board: Board | None) -> tuple[Game, Setup]:
    """A new game. Raises Leave, or Opened where a saved one is asked for instead."""
    return set_up_until(_NewGame(board).ask, GameError)


class _NewGame:
    """The questions, and what has been answered so far."""

    def __init__(self, board: Board | None) -> None:
        self._board = board
        self._words = SetUpWords(
            SET_UP_WORDS,
            lambda: map(recent_game_spans, recent_games()),
            rules,
            read_table,
            board=self._read_board,
            statistics=lambda _: say_statistics(),
            ladder=lambda _: COUNTED_LINES.say_ladder(),
            today=lambda _: COUNTED_LINES.play_day(),
        )
        self._strengths: Sequence[Strength] = strengths_of(STRENGTHS)

    def ask(self) -> tuple[Game, Setup]:
        """Asks for a game. Raises GameError where the names cannot be used."""
        ask_until = self._words.ask_until
        players = int(ask_until(words.HOW_MANY_PLAYERS, "3", map(str, PLAYERS)))
        counts = map(str, range(players + 1))
        people = int(ask_until(words.HOW_MANY_PEOPLE, "1", counts))
        typed = {
            seat: ask(words.name_of_person(seat + 1), _proposed(seat)) for seat in range(people)
        }
        if people == 1:
            keep_name(typed[0])
        computers = self._computers(players - people)
        characters = [PERSON] * people + [character_named(one, STRENGTHS) for one in computers]
        permanent = ask_until(words.PERMANENT_NOBLES, "n", ("y", "n")) == "y"
        seats = [Seat(colour=seat) for seat in range(people)]
        seats += [_seat(player, people + at) for at, player in enumerate(computers)]
        names = names_at_table(characters, typed)
        variant = Variant.PERMANENT_NOBLES if permanent else Variant.STANDARD
        game = begin_game(names, variant, self._board or kingdom())
        return game, Setup(tuple(seats), self._words.seed, self._words.hints)

    def _computers(self, number: int) -> list[str]:
        """Who plays at the seats that no person has, as `SetUpWords.ask_for_player` answers."""
        if not number:
            return []
        say_strengths(self._strengths)
        names = [strength.name for strength in self._strengths]
        default = str(names.index(DEFAULT_COMPUTER) + 1)
        every = self._words.ask_for_player(
            words.HOW_STRONG,
            default,
            self._strengths,
            greet_program,
            _EACH,
        )
        if every != _EACH:
            return [every] * number
        return [
            self._words.ask_for_player(
                words.computer_player(at), default, self._strengths, greet_program
            )
            for at in range(1, number + 1)
        ]

    def _read_board(self, name: str) -> None:
        self._board = board_named(name, read_board) or self._board


def say_statistics() -> None:
    """One's own games against each strength."""
    results = all_results()
    say(*own_lines(results), *rating_lines(results, RUNGS))


def _proposed(seat: int) -> str:
    """The name that is proposed for a person: one's own, once it is known."""
    fallback = f"Player {seat + 1}"
    return fallback if seat else own_default(fallback)


def _seat(player: str, colour: int) -> Seat:
    if player.startswith(PROGRAM_MARK):
        program = player.removeprefix(PROGRAM_MARK)
        return Seat(SeatKind.PROGRAM, program=program, colour=colour)
    return Seat(SeatKind.COMPUTER, player, colour=colour)
