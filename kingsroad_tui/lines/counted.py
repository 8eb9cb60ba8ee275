"""The ladder and the day's game by lines: said, begun and gone on with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, NoReturn, TypeAlias, TypeVar

from msgspec.structs import replace

from advisor.messages.computers import PERSON
from kingsroad_tui.home import own_name_words as own_name
from kingsroad_tui.ladder import daily_words as daily
from kingsroad_tui.ladder import words as ladder
from kingsroad_tui.ladder.daily import DayDraw, result_of_day, today
from kingsroad_tui.ladder.found import game_for
from kingsroad_tui.ladder.standing import LadderPlace, Rungs, after_game
from kingsroad_tui.library.saved_games import PlayedGame, SavedGames
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.lines.line_io import Leave, ask, say
from kingsroad_tui.lines.setup import Opened, TableLaid, ask_until
from kingsroad_tui.settings.stored import read_settings, write_settings
from kingsroad_tui.statistics.kept import KeptResult, Occasion
from tabletop.names import name_problem, tidy_name

_GameT = TypeVar("_GameT", bound=PlayedGame)


Counted: TypeAlias = Literal["ladder", "today"]
"""What a game can count for."""


@dataclass(frozen=True, slots=True)
class CountedLines(Generic[_GameT]):
    """What plain play and commands say of games that count.

    Attributes:
        rungs: the ladder of the game.
        results: reads all that is kept, oldest first.
        saves: the saved games.
        lay: the game and the setup for something that counts, with the name of the person.
    """

    rungs: Rungs
    results: Callable[[], Sequence[KeptResult]]
    saves: SavedGames[_GameT]
    lay: Callable[[Occasion, str], tuple[_GameT, Setup]]

    def place(self) -> LadderPlace:
        """Where one stands."""
        return self.rungs.place(self.results())

    @property
    def day(self) -> Occasion:
        """What today's game is played for."""
        return DayDraw.of(self.rungs.game, today()).occasion

    def day_result(self) -> KeptResult | None:
        """How today's game ended; None before."""
        return result_of_day(self.results(), self.day.day)

    def day_rivals(self) -> list[str]:
        """Who sits at today's table beside oneself."""
        own = own_default(PERSON.name)
        game, _ = self.lay(self.day, own)
        return [name for name in game.players if name != own]

    def say_ladder(self) -> None:
        """Prints the ladder, and goes on with its next game where that is wanted.

        Raises TableLaid or Opened.
        """
        place = self.place()
        say(*ladder.printed(place))
        if ask_until(ladder.PLAY_QUESTION, "y", ("y", "n")) == "y":
            self.play_ladder()

    def play_ladder(self) -> NoReturn:
        """On with the ladder. Raises TableLaid, or Opened where a game was left."""
        occasion = self.place().ladder.match.next_game
        rival = self.rungs.strengths[occasion.rung].character.name
        say(ladder.game_said(occasion.number, rival))
        self._go(occasion)

    def play_day(self) -> None:
        """Today's game, or what came of it once it is over. Raises TableLaid or Opened."""
        result = self.day_result()
        if result is not None:
            say(daily.DONE, *daily.day_lines(result, self.rungs.name))
            return
        say(daily.ONCE)
        self._go(self.day)

    def _go(self, occasion: Occasion) -> NoReturn:
        saved = game_for(self.saves, occasion)
        if saved is not None and not saved.game.finished:
            raise Opened(saved)
        raise TableLaid(self.lay(occasion, name_of_person()))

    def after(self, mark: str) -> list[str]:
        """What a game has changed: the match, the title, the rating; the day's result."""
        after = after_game(self.results(), mark, self.rungs)
        if after is None:
            return []
        lines = daily.day_lines(after.result, self.rungs.name) if after.result.occasion.day else []
        return [*ladder.after_sentences(after), *lines]

    def laid(self, counted: Counted) -> tuple[_GameT, Setup]:
        """The table for a game that counts. Raises Opened where one was left, and Leave where there
        is nothing to play."""
        try:
            if counted == "ladder":
                self.play_ladder()
            self.play_day()
        except TableLaid as laid:
            return laid.table
        raise Leave


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
        name = tidy_name(ask(own_name.QUESTION, PERSON.name))
        if problem := name_problem(name):
            say(own_name.refusal(problem))
        else:
            keep_name(name)
            known = name
    return known
