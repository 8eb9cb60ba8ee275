"""Setting a game up by lines: questions that also take a word about something else.

Each question has an answer in brackets, so that Enter goes on; what is seldom wanted (a board, a
seed, another game) is a word that can be typed instead of an answer.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, Protocol, TypeVar, cast

from advisor.messages.computers import RANDOM, Character, Strength, character_of
from kingsroad_tui.files.typed_files import named_file, open_path
from kingsroad_tui.help.rules_page import RulesSection, rules_as_text
from kingsroad_tui.keys.typed_letters import latin
from kingsroad_tui.lines.line_io import Leave, ask, say
from kingsroad_tui.lines.words import (
    ANSWER_ONE_OF,
    BOARD_SAID,
    HELP_FIRST,
    HINTS_SAID,
    NO_GAMES,
    NO_HINTS_SAID,
    SEED_RANGE,
    SEED_SAID,
    TRY_AGAIN,
    which_hints,
    word_lines,
)
from kingsroad_tui.rivals.computer_words import strength_sentence
from kingsroad_tui.settings.stored import read_settings
from kingsroad_tui.words.refusals import GREETING, program_problem, program_refusal
from tabletop.errors import LocatedError
from tabletop.game import Forfeit

MAX_SEED: Final = 2**31 - 1
PROGRAM_MARK: Final = "cmd:"
"""Before the command line of a program that is to play."""

SavedT = TypeVar("SavedT")
GameT = TypeVar("GameT")


class Named(Protocol):
    """A board, as far as its name goes."""

    @property
    def name(self) -> str:
        """What it is called."""


BoardT = TypeVar("BoardT", bound=Named)


class Opened(Exception, Generic[SavedT]):
    """A saved game is wanted instead of a new one."""

    def __init__(self, saved: SavedT) -> None:
        super().__init__()
        self.saved = saved


class TableLaid(Exception):
    """A table is laid already, instead of one that is asked for.

    Attributes:
        table: the game and its setup.
    """

    def __init__(self, table: tuple[Any, Any]) -> None:
        super().__init__()
        self.table = table


def say_settings_problem() -> None:
    """Says what of the settings cannot be used, if anything."""
    _, problem = read_settings()
    if problem:
        say(problem)


def ask_until(
    question: str,
    default: str,
    allowed: Iterable[str],
    heed: Callable[[str], bool] = lambda _: False,
) -> str:
    """Asks until one of the allowed answers is given.

    ``heed`` does what a line asks for that is no answer, where it can, and says whether it did.
    """
    answers = list(allowed)
    while (answer := latin(typed := ask(question, default)).lower()) not in answers:
        if not heed(typed):
            say(ANSWER_ONE_OF.format(answers=", ".join(answers)))
    return answer


class SetUpWords:
    """What can be typed instead of an answer while a game is set up.

    Attributes:
        seed: of the game to come.
        hints: whether people may ask for hints in it.
    """

    def __init__(
        self,
        words: tuple[tuple[str, str], ...],
        games: Callable[[], Iterable[Iterable[tuple[str, str]]]],
        rules: Callable[[], tuple[RulesSection, ...]],
        read: Callable[[Path], SavedT],
        **more: Callable[[str], None],
    ) -> None:
        """What each word does.

        Args:
            words: what can be typed, and what for.
            games: the last games, each given as texts and styles.
            rules: those of the game.
            read: reads a saved game of this kind. Raises LocatedError.
            more: words of one game alone; each gets the rest of its line.
        """
        self.seed = secrets.randbelow(MAX_SEED)
        self.hints = True

        def open_game(name: str) -> None:
            try:
                saved = read(open_path(name))
            except LocatedError as error:
                say(f"{error}.")
            else:
                raise Opened(saved)

        self._words: dict[str, Callable[[str], None]] = {
            "help": lambda _: say(*word_lines(words)),
            "games": lambda _: _say_games(games()),
            "rules": lambda _: say(rules_as_text(rules())),
            "seed": self._set_seed,
            "hints": self._set_hints,
            "open": open_game,
            "quit": _leave,
            **more,
        }

    def __contains__(self, word: object) -> bool:
        return word in self._words

    def heed(self, line: str) -> bool:
        """Does what a line asks for; False where it begins with no such word. Raises Leave."""
        word, _, rest = line.partition(" ")
        do = self._words.get(word.lower())
        if do is not None:
            do(rest.strip())
        return do is not None

    def ask_until(self, question: str, default: str, allowed: Iterable[str]) -> str:
        """Asks until one of the allowed answers is given; words are heeded on the way."""
        return ask_until(question, default, allowed, self.heed)

    def ask_for_player(
        self,
        question: str,
        default: str,
        strengths: Sequence[Strength],
        greet: Callable[[str], None],
        *more: str,
    ) -> str:
        """Asks who is to play: a strength's name, ``cmd:`` with a program, or one of ``more``.

        ``greet`` starts a program by its command line for a moment, to see whether it can play.
        Raises Forfeit.
        """
        while True:
            answer = ask(question, default)
            if answer.lower() in more:
                return answer.lower()
            if answer.startswith(PROGRAM_MARK):
                if not (why := _program_problem(answer.removeprefix(PROGRAM_MARK), greet)):
                    return answer
                say(why)
            elif (found := strength_named(answer, strengths)) is not None:
                return found.name
            elif not self.heed(answer):
                numbers = [str(number) for number in range(1, len(strengths) + 1)]
                answers = [*numbers, *more, f"{PROGRAM_MARK}PROGRAM"]
                say(ANSWER_ONE_OF.format(answers=", ".join(answers)))

    def _set_seed(self, typed: str) -> None:
        if not (typed.isascii() and typed.isdigit() and int(typed[:20]) <= MAX_SEED):
            say(SEED_RANGE.format(most=MAX_SEED))
            return
        self.seed = int(typed)
        say(SEED_SAID.format(seed=self.seed))

    def _set_hints(self, typed: str) -> None:
        wanted = which_hints(typed)
        if wanted is not None:
            self.hints = wanted
        say(HINTS_SAID if self.hints else NO_HINTS_SAID)


def set_up_until(ask_for_game: Callable[[], GameT], refused: type[LocatedError]) -> GameT:
    """A new game, asked for until the rules allow it. Raises Leave or Opened.

    Args:
        ask_for_game: asks for one; raises ``refused`` where the rules do not allow it.
        refused: as above.
    """
    say(HELP_FIRST)
    while True:
        try:
            return ask_for_game()
        except TableLaid as laid:
            return cast("GameT", laid.table)
        except refused as error:
            say(TRY_AGAIN.format(why=error))


def board_named(name: str, read: Callable[[Path], BoardT]) -> BoardT | None:
    """The board in a file; says what it is called, or what is wrong with it: then there is none."""
    try:
        board = read(named_file(name))
    except LocatedError as error:
        say(f"{error}.")
        return None
    say(BOARD_SAID.format(name=board.name))
    return board


def _say_games(games: Iterable[Iterable[tuple[str, str]]]) -> None:
    """Saved games, one a line, each given as texts and styles."""
    lines = ["".join(text for text, _ in spans) for spans in games]
    say(*(lines or [NO_GAMES]))


def say_strengths(strengths: Sequence[Strength]) -> None:
    """The computer players to choose from, a numbered line each."""
    say(*(f"{number}: {strength_sentence(one)}" for number, one in enumerate(strengths, start=1)))


def strengths_of(known: Mapping[str, Strength]) -> list[Strength]:
    """The computer players that people choose from, weakest first."""
    return [strength for strength in known.values() if strength.name != RANDOM]


def strength_named(answer: str, strengths: Sequence[Strength]) -> Strength | None:
    """The computer player that is meant: by number, name, strength or what it is called."""
    wanted = answer.casefold()
    for number, one in enumerate(strengths, start=1):
        if wanted in (str(number), one.name, one.label.casefold(), one.character.name.casefold()):
            return one
    return None


def character_named(player: str, known: Mapping[str, Strength]) -> Character:
    """Who sits there for a player as `SetUpWords.ask_for_player` answers."""
    return character_of(player, known)


def _program_problem(command: str, greet: Callable[[str], None]) -> str:
    """Why a program cannot play, as a sentence; empty where it has answered."""
    if why := program_problem(command):
        return why
    say(GREETING)
    try:
        greet(command)
    except Forfeit as forfeit:
        return program_refusal(forfeit.why)
    return ""


def _leave(_: str) -> None:
    raise Leave
