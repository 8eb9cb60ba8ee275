"""A game that has no screens of its own in plain text, also at a table whose players are apart."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any

from advisor.messages.computers import RANDOM
from kingsroad_tui.curtain.keyboard import Keyboard
from kingsroad_tui.curtain.words import all_have_chosen, passing_to
from kingsroad_tui.help.rules_page import RulesSection
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.library.words import played_spans
from kingsroad_tui.lines.apart import say_kept
from kingsroad_tui.lines.line_io import ask_command, clear, hand_over, say, word_lines
from kingsroad_tui.lines.session import LineGame, LinePlay, Word
from kingsroad_tui.lines.setup import SetUpWords, set_up_until
from kingsroad_tui.play import words
from kingsroad_tui.play.plain_game import COMPUTERS, PlainGame, PlainTable, RandomPlayer
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.together.asking import InOnesPlace, apart_players
from kingsroad_tui.together.mirror import computers_at, keep_with_proof
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.session import Session
from tabletop.errors import LocatedError
from tabletop.game import SeatView, play
from tabletop.say import Say
from tabletop.words.voice import phrase

_Plain = PlainGame[Any, Any]
_Table = PlainTable[Any, Any]


def lines_of(plain: _Plain) -> LineGame[Any, _Table]:
    """The game in plain text."""

    def question(game: Any) -> str:
        return phrase("play-continue-question", game=plain.title(game))

    def set_up(_: object) -> tuple[Any, Setup]:
        return set_up_until(lambda: _ask_for_game(plain), LocatedError)

    return LineGame(
        title=plain.name,
        tables=plain.tables,
        set_up=set_up,
        question=question,
        at=PlainLines,
    )


def _ask_for_game(plain: _Plain) -> tuple[Any, Setup]:
    """A new game, people first. Raises LocatedError where the names cannot be used."""
    typed = SetUpWords(
        words.SET_UP_WORDS,
        lambda: map(played_spans, plain.games(10)),
        plain.sections,
        plain.saves.read,
    )
    fewest, most = plain.seats
    numbers = range(fewest, most + 1)
    names, seats = typed.ask_for_seats(numbers, fewest, COMPUTERS, RANDOM)
    return plain.new(names, typed.seed), Setup(seats, typed.seed)


class PlainLines(LinePlay[Any, _Table]):
    """One game, played by lines."""

    type_help = Say("play-type-help")
    at_the_end = Say("play-at-the-end")

    def __init__(self, table: _Table, _: Solver) -> None:
        super().__init__(table)
        self._plain = table.plain
        self.saved_games = table.plain.saves
        self._typed = ""
        """The first line of the player choosing, where it was typed with the keyboard's handing
        on."""

    def words(self) -> dict[str, Word]:
        every = super().words()
        own = {"log": lambda _: say(*self._log())}
        return {word: every[word] for word in ("help", "?", "rules", "share", "save", "quit")} | own

    def _log(self) -> list[str]:
        return self._plain.log_lines(self.table.game) or [phrase("play-nothing-yet")]

    def close(self) -> None:
        """There is nobody to be sent away."""

    def another(self, seed: int) -> _Table:
        table = self.table
        game = self._plain.new(table.game.players, seed)
        return self._plain.tables.new(game, table.setup.for_another(seed), say)

    def help_lines(self) -> list[str]:
        return word_lines(words.COMMANDS)

    def rules(self) -> tuple[RulesSection, ...]:
        return self._plain.sections()

    def code(self) -> str:
        return ""

    def say_outcome(self) -> None:
        say("", self._plain.outcome(self.table.game))

    # --------------------------------------------------------------------------- the game

    async def play_on(self) -> None:
        """Plays to the end of the game."""
        table = self.table
        computer = RandomPlayer(table.setup)
        self._keyboard: Keyboard[Any, Any] = Keyboard(self, table.setup.people)
        players = [self._keyboard if seat.person else computer for seat in table.setup.seats]
        await play(table.game, players, self)

    def chose(self, seat: int) -> None:
        """Takes no notice: the player to choose now is asked by name."""

    def changed(self, game: Any) -> None:
        """Saves what has been played."""
        self.table.changed(game)

    async def saw(self, before: Any, game: Any) -> None:
        """Says what has been played."""
        say("", self._plain.told(before, game), "")

    async def pass_to(self, view: SeatView[Any], last: int | None) -> bool:
        """Hands the keyboard over; False where ``last`` wants to choose again."""
        passing = passing_to(view.game.players[view.seat])
        again = (
            ""
            if last is None
            else phrase(
                "play-again-sentence", name=view.game.players[last], word=words.CHOOSE_AGAIN
            )
        )
        call = f"{passing.call} {again}".rstrip()
        self._typed = hand_over(passing.headline, call, passing.button, hide=last is not None)
        return last is None or self._typed.lower() != words.CHOOSE_AGAIN

    async def call_all(self, last: int) -> bool:
        """Calls everybody to look, what was typed being out of sight."""
        clear()
        say(all_have_chosen("", "").call)
        return True

    async def let_choose(self, view: SeatView[Any], before: Any) -> Any:
        """What one person types for a choice."""
        hot_seat = self.table.setup.hot_seat
        question = self._plain.question(view.game, view.seat)
        if hot_seat:
            question = phrase("play-turn-of", name=view.game.players[view.seat], question=question)
        say(self._plain.standing(view.game))
        while True:
            typed, self._typed = self._typed or ask_command(question, secret=hot_seat), ""
            if not typed or await self.heed(typed):
                continue
            if (choice := self._plain.choice_in(view, typed)) is not None:
                return choice
            say(_can_choose(view))


def _can_choose(view: SeatView[Any]) -> str:
    return words.can_choose(map(view.game.encode, view.game.choices(view.seat)))


class PlainApartLines:
    """One game at a table whose players are apart, by lines.

    Attributes:
        words: as `GameLines` has them.
    """

    words: Sequence[Say] = words.COMMANDS

    def __init__(self, plain: _Plain, solver: Solver, session: Session) -> None:
        """The game that has begun at the table."""
        self._session = session
        self._plain = plain
        self._table = plain.mirrored(session)
        self._lines = PlainLines(self._table, solver)
        self._view: SeatView[Any] | None = None
        self._choice: asyncio.Future[Any] | None = None

    async def play(self) -> None:
        """Plays it to its end; see `GameLines`."""
        table, guest = self._table, self._session.guest
        say(
            "",
            phrase("together-begins", names=tuple(table.game.players)),
            self._plain.standing(table.game),
        )
        if guest.own_seat is not None and guest.has_sealed(guest.own_seat):
            say(phrase("together-still-sealed"))
        computer = RandomPlayer(computers_at(table.setup, RANDOM))
        players = apart_players(self._session, self, [computer] * len(table.setup.seats))
        await play(table.game, players, self)
        say("", self._plain.outcome(table.game))
        say_kept(partial(keep_with_proof, self._plain.saves, table))

    # ------------------------------------------------------------------------------- what is typed

    async def heed(self, line: str) -> bool:
        """Does what a line asks for; see `GameLines`."""
        return await self._lines.heed(line)

    def take(self, line: str) -> None:
        """Takes what was typed for a choice, where one is to be made."""
        if self._view is None or self._choice is None or self._choice.done():
            say(SaidAtTable(self._session.guest).why_nothing_to_choose())
        elif (choice := self._plain.choice_in(self._view, line)) is not None:
            self._choice.set_result(choice)
        else:
            say(_can_choose(self._view))

    async def choose(self, view: SeatView[Any]) -> Any:
        """What one types for a choice."""
        self._view = view
        self._choice = asyncio.get_running_loop().create_future()
        say(self._plain.standing(view.game), self._plain.question(view.game, view.seat))
        try:
            return await self._choice
        finally:
            self._view, self._choice = None, None

    def said_instead(self, one: InOnesPlace) -> str:
        """What was chosen in one's own place; see `GameLines`."""
        return one.sentence(one.choice)

    # --------------------------------------------------------------------------------- the watcher

    def chose(self, seat: int) -> None:
        """Takes no notice: that somebody has chosen was said when they sealed it."""

    def changed(self, game: Any) -> None:
        """Follows the game."""
        self._table.game = game

    async def saw(self, before: Any, game: Any) -> None:
        """Says what has been played."""
        say("", self._plain.told(before, game), "")
