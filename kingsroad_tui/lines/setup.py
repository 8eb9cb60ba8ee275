"""Playing by lines, of any game: setting a game up, the ladder and the day's game, practice.

A question that sets a game up has an answer in brackets, so that Enter goes on; what is seldom
wanted (a board, a seed, another game) is a word that can be typed instead of an answer.

The ladder and the day's game are said, begun and gone on with. In practice what is due of one's own
mistakes comes first, then today's puzzles.
"""

from __future__ import annotations

import asyncio
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, Literal, NoReturn, Protocol, TypeAlias, TypeVar, cast

from msgspec.structs import replace

from advisor.messages.computers import PERSON, RANDOM, Strength, character_of, names_at_table
from kingsroad_tui.files.locations import folders, tighten_own_folders
from kingsroad_tui.files.typed_files import named_file, open_path
from kingsroad_tui.help.rules_page import RulesSection, rules_as_text
from kingsroad_tui.keys.typed_letters import latin
from kingsroad_tui.ladder import daily_words as daily
from kingsroad_tui.ladder import words as ladder
from kingsroad_tui.ladder.counted import CountedGames, PlayedT
from kingsroad_tui.ladder.daily_words import game_for
from kingsroad_tui.ladder.standing import Rungs, after_game
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.saved_games import GameT
from kingsroad_tui.library.seats import MAX_SEED, Seat, SeatKind, Setup, new_seed
from kingsroad_tui.lines import line_io
from kingsroad_tui.practice import training_book
from kingsroad_tui.practice import words as practise
from kingsroad_tui.practice.own_games import OwnGame, Training
from kingsroad_tui.rivals.computer_words import rival_sentence
from kingsroad_tui.settings.stored import read_settings, write_settings
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.statistics.kept import Occasion
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.lists import labelled
from kingsroad_tui.words.refusals import program_problem, program_refusal
from tabletop.errors import LocatedError
from tabletop.game import Forfeit
from tabletop.names import name_problem, tidy_name
from tabletop.say import Say
from tabletop.words.voice import phrase, said

PROGRAM_MARK: Final = "cmd:"
"""Before the command line of a program that is to play."""

_EACH: Final = "each"
"""The answer by which every computer player is chosen on its own."""

SavedT = TypeVar("SavedT")
_MadeT = TypeVar("_MadeT")


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
        line_io.say(problem)


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
    while (answer := latin(typed := line_io.ask(question, default)).lower()) not in answers:
        if not heed(typed):
            _say_answers(answers)
    return answer


def _say_answers(answers: Iterable[str]) -> None:
    line_io.say(phrase("lines-answer-one-of", answers=", ".join(answers)))


class SetUpWords:
    """What can be typed instead of an answer while a game is set up.

    Attributes:
        seed: of the game to come.
        hints: whether people may ask for hints in it.
    """

    def __init__(
        self,
        words: Sequence[Say],
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
        self.seed = new_seed()
        self.hints = True

        def open_game(name: str) -> None:
            try:
                saved = read(open_path(name))
            except LocatedError as error:
                line_io.say(f"{words_of(error)}.")
            else:
                raise Opened(saved)

        self._words: dict[str, Callable[[str], None]] = {
            "help": lambda _: line_io.say(*line_io.word_lines(words)),
            "games": lambda _: _say_games(games()),
            "rules": lambda _: line_io.say(rules_as_text(rules())),
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
            answer = line_io.ask(question, default)
            if answer.lower() in more:
                return answer.lower()
            if answer.startswith(PROGRAM_MARK):
                if not (why := _program_problem(answer.removeprefix(PROGRAM_MARK), greet)):
                    return answer
                line_io.say(why)
            elif (found := strength_named(answer, strengths)) is not None:
                return found.name
            elif not self.heed(answer):
                numbers = [str(number) for number in range(1, len(strengths) + 1)]
                answers = [*numbers, *more, f"{PROGRAM_MARK}PROGRAM"]
                _say_answers(answers)

    def ask_for_seats(
        self,
        numbers: Sequence[int],
        usual: int,
        strengths: Mapping[str, Strength],
        computer: str,
        greet: Callable[[str], None] = lambda _: None,
    ) -> tuple[tuple[str, ...], tuple[Seat, ...]]:
        """Asks how many play, who of them are people, and who plays at the other seats.

        Args:
            numbers: how many may play.
            usual: how many usually do.
            strengths: the computer players, by name; nothing is asked where there is no choice.
            computer: the usual one.
            greet: as for `ask_for_player`.

        Returns:
            Everybody's names and seats, people first.
        """
        players = int(
            self.ask_until(phrase("lines-how-many-players"), str(usual), map(str, numbers))
        )
        counts = map(str, range(players + 1))
        people = int(self.ask_until(phrase("lines-how-many-people"), "1", counts))
        typed = {seat: line_io.ask(*_name_question(seat)) for seat in range(people)}
        if people == 1:
            keep_name(typed[0])
        computers = self._ask_for_computers(players - people, strengths, computer, greet)
        characters = [PERSON] * people + [character_of(one, strengths) for one in computers]
        seats = [Seat(colour=seat) for seat in range(people)]
        seats += [seat_of(player, people + at) for at, player in enumerate(computers)]
        return names_at_table(characters, typed), tuple(seats)

    def _ask_for_computers(
        self,
        number: int,
        strengths: Mapping[str, Strength],
        computer: str,
        greet: Callable[[str], None],
    ) -> list[str]:
        """Who plays at so many seats, as `ask_for_player` answers."""
        known = strengths_of(strengths)
        if not number or not known:
            return [computer] * number
        say_strengths(known)
        default = str([strength.name for strength in known].index(computer) + 1)
        every = self.ask_for_player(phrase("lines-how-strong"), default, known, greet, _EACH)
        if every != _EACH:
            return [every] * number
        questions = (phrase("lines-computer-player", number=at) for at in range(1, number + 1))
        return [self.ask_for_player(question, default, known, greet) for question in questions]

    def _set_seed(self, typed: str) -> None:
        if not (typed.isascii() and typed.isdigit() and int(typed[:20]) <= MAX_SEED):
            line_io.say(phrase("lines-seed-range", most=str(MAX_SEED)))
            return
        self.seed = int(typed)
        line_io.say(phrase("lines-seed-said", seed=str(self.seed)))

    def _set_hints(self, typed: str) -> None:
        wanted = line_io.which_hints(typed)
        if wanted is not None:
            self.hints = wanted
        line_io.say(phrase("lines-hints-said") if self.hints else phrase("lines-no-hints-said"))


def _name_question(seat: int) -> tuple[str, str]:
    """Asks what a person is called, and proposes it: one's own name, once it is known."""
    fallback = phrase("home-player", number=seat + 1)
    proposed = fallback if seat else own_default(fallback)
    return phrase("lines-name-of-person", number=seat + 1), proposed


def seat_of(player: str, colour: int = 0) -> Seat:
    """The seat of a player as `SetUpWords.ask_for_player` answers."""
    if player.startswith(PROGRAM_MARK):
        program = player.removeprefix(PROGRAM_MARK)
        return Seat(SeatKind.PROGRAM, program=program, colour=colour)
    return Seat(SeatKind.COMPUTER, player, colour=colour)


def set_up_until(ask_for_game: Callable[[], _MadeT], refused: type[LocatedError]) -> _MadeT:
    """A new game, asked for until the rules allow it. Raises Leave or Opened.

    Args:
        ask_for_game: asks for one; raises ``refused`` where the rules do not allow it.
        refused: as above.
    """
    line_io.say(phrase("lines-help-first"))
    while True:
        try:
            return ask_for_game()
        except TableLaid as laid:
            return cast("_MadeT", laid.table)
        except refused as error:
            line_io.say(phrase("lines-try-again", why=words_of(error.why)))


def board_named(name: str, read: Callable[[Path], BoardT]) -> BoardT | None:
    """The board in a file; says what it is called, or what is wrong with it: then there is none."""
    try:
        board = read(named_file(name))
    except LocatedError as error:
        line_io.say(f"{words_of(error)}.")
        return None
    line_io.say(phrase("lines-board-said", name=board.name))
    return board


def _say_games(games: Iterable[Iterable[tuple[str, str]]]) -> None:
    """Saved games, one a line, each given as texts and styles."""
    lines = ["".join(text for text, _ in spans) for spans in games]
    line_io.say(*(lines or [phrase("lines-no-games")]))


def say_strengths(strengths: Sequence[Strength]) -> None:
    """The computer players to choose from, a numbered line each."""
    line_io.say(
        *(
            labelled(str(number), rival_sentence(one))
            for number, one in enumerate(strengths, start=1)
        )
    )


def strengths_of(known: Mapping[str, Strength]) -> list[Strength]:
    """The computer players that people choose from, weakest first."""
    return [strength for strength in known.values() if strength.name != RANDOM]


def strength_named(answer: str, strengths: Sequence[Strength]) -> Strength | None:
    """The computer player that is meant: by number, name, strength or what it is called."""
    wanted = answer.casefold()
    for number, one in enumerate(strengths, start=1):
        called = one.name, said(one.label).casefold(), one.character.name.casefold()
        if wanted in (str(number), *called):
            return one
    return None


def _program_problem(command: str, greet: Callable[[str], None]) -> str:
    """Why a program cannot play, as a sentence; empty where it has answered."""
    if why := program_problem(command):
        return why
    line_io.say(phrase("refusals-greeting"))
    try:
        greet(command)
    except Forfeit as forfeit:
        return program_refusal(forfeit)
    return ""


def _leave(_: str) -> None:
    raise line_io.Leave


Counted: TypeAlias = Literal["ladder", "today"]
"""What a game can count for."""


@dataclass(frozen=True, slots=True)
class CountedLines(Generic[PlayedT]):
    """What plain play and commands say of games that count."""

    games: CountedGames[PlayedT]

    @property
    def rungs(self) -> Rungs:
        """The ladder of the game."""
        return self.games.rungs

    def day_rivals(self) -> list[str]:
        """Who sits at today's table beside oneself."""
        own = own_default(PERSON.name)
        game, _ = self.games.lay(self.games.day, own)
        return [name for name in game.players if name != own]

    def say_ladder(self) -> None:
        """Prints the ladder, and goes on with its next game where that is wanted.

        Raises TableLaid or Opened.
        """
        place = self.games.place()
        line_io.say(*ladder.printed(place))
        if ask_until(phrase("ladder-play-question"), "y", ("y", "n")) == "y":
            self.play_ladder()

    def play_ladder(self) -> NoReturn:
        """On with the ladder. Raises TableLaid, or Opened where a game was left."""
        occasion = self.games.place().ladder.match.next_game
        rival = self.rungs.strengths[occasion.rung].character.name
        line_io.say(phrase("ladder-game-said", number=occasion.number, name=rival))
        self._go(occasion)

    def play_day(self) -> None:
        """Today's game, or what came of it once it is over. Raises TableLaid or Opened."""
        result = self.games.day_result()
        if result is not None:
            line_io.say(phrase("ladder-daily-done"), *daily.day_lines(result, self.rungs.name))
            return
        line_io.say(phrase("ladder-daily-once"))
        self._go(self.games.day)

    def _go(self, occasion: Occasion) -> NoReturn:
        saved = game_for(self.games.saves, occasion)
        if saved is not None and not saved.game.finished:
            raise Opened(saved)
        raise TableLaid(self.games.lay(occasion, name_of_person()))

    def after(self, mark: str) -> list[str]:
        """What a game has changed: the match, the title, the rating; the day's result."""
        after = after_game(self.games.results(), mark, self.rungs)
        if after is None:
            return []
        lines = daily.day_lines(after.result, self.rungs.name) if after.result.occasion.day else []
        return [*ladder.after_sentences(after), *lines]

    def laid(self, counted: Counted) -> tuple[PlayedT, Setup]:
        """The table for a game that counts. Raises Opened where one was left, and Leave where there
        is nothing to play."""
        try:
            if counted == "ladder":
                self.play_ladder()
            self.play_day()
        except TableLaid as laid:
            return laid.table
        raise line_io.Leave


def own_default(fallback: str) -> str:
    """The name to propose: one's own, where it is known."""
    settings, _ = read_settings()
    return settings.name or fallback


def keep_name(name: str) -> None:
    """Keeps the name of the one who plays, where none is kept yet and it can be written."""
    settings, _ = read_settings()
    if settings.name or name_problem(name):
        return
    try:
        write_settings(replace(settings, name=name))
    except OSError:
        return


def name_of_person() -> str:
    """The name of the one who plays; asked once."""
    known = own_default("")
    while not known:
        name = tidy_name(line_io.ask(phrase("home-own-name-question"), PERSON.name))
        if problem := name_problem(name):
            line_io.say(phrase("home-own-name-refusal", problem=problem.said))
        else:
            keep_name(name)
            known = name
    return known


class LinePractice(ABC, Generic[training_book.ExerciseT, GameT]):
    """The exercises of one game, line by line. The wing lays them out and judges them."""

    def __init__(self, training: Training[GameT, training_book.ExerciseT, Any]) -> None:
        self.book = training.book
        self._training = training
        self._puzzles = training.puzzles()
        self.solver: Solver
        """The solver, while exercises are played."""

    @abstractmethod
    async def judge(self, game: OwnGame[GameT]) -> None:
        """Has a game judged, and its mistakes taken into the book. Raises OSError."""

    @abstractmethod
    async def play(self, run: training_book.ExerciseRun[training_book.ExerciseT]) -> None:
        """One exercise, until it is solved, shown or left out. Raises Leave."""

    def run(self, *, judge: bool) -> int:
        """Plays on standard input and output; the exit code. ``judge``: own games first."""
        signal.signal(signal.SIGINT, signal.default_int_handler)
        tighten_own_folders()
        say_settings_problem()
        asyncio.run(self._run(judge))
        return 0

    async def _run(self, judge: bool) -> None:
        self.solver = Solver(log=folders().state / "solver.log")
        try:
            unjudged = self._training.gather()
            if judge:
                for number, game in enumerate(unjudged, start=1):
                    line_io.say(f"{practise.judging_words(number, len(unjudged), '', None)}.")
                    await self.judge(game)
                unjudged = []
            await self._practise(len(unjudged))
        except OSError as error:
            line_io.say(saving.book_not_kept(error))
        except line_io.Leave:
            line_io.say(phrase("practice-left"))
        finally:
            await self.solver.close()

    async def _practise(self, unjudged: int) -> None:
        state, today = self.book.read(), self.book.today
        due = [card.exercise for card in state.due(today)]
        daily = [
            one
            for one in training_book.puzzles_of(today, self._puzzles)
            if one.id not in state.solved
        ]
        line_io.say(*practise.today_lines(len(due), len(daily), unjudged))
        if not due and not daily:
            days = state.due_days(today)
            line_io.say(
                *filter(
                    None, [phrase("practice-nothing-left"), practise.next_due_words(days, today)]
                )
            )
            return
        line_io.say(phrase("practice-plain-words"))
        for queue in (due, daily):
            for at in range(len(queue)):
                line_io.say("")
                await self.play(training_book.ExerciseRun(queue, self._puzzles, at))
        line_io.say("", phrase("practice-the-end"))

    def keep(
        self,
        sitting: training_book.Sitting,
        exercise: training_book.ExerciseT,
        event: training_book.Happened,
    ) -> str:
        """Keeps an answer; when the mistake comes back, in words. Raises OSError."""
        card: training_book.BookCard[training_book.ExerciseT] | None
        if sitting.counts(event):
            card = self.book.answer(exercise, event)
        else:
            card = self.book.read().cards.get(exercise.id)
        return practise.comes_back(card, self.book.today)


def card_data(book: training_book.TrainingBook[training_book.ExerciseT]) -> list[dict[str, object]]:
    """Every mistake in the book, for programs: its name, kind, days, and how it was answered."""
    state = book.read()
    found: list[dict[str, object]] = []
    for name, card in state.cards.items():
        score = state.score_of([card.exercise])
        found.append(
            {
                "id": name,
                "kind": card.exercise.kind.value,
                "found": card.found.isoformat(),
                "due": card.due.isoformat() if card.due else None,
                "done": card.done,
                "box": card.box,
                "right": score.right,
                "answered": score.of,
                "game": card.exercise.game,
            }
        )
    return found
