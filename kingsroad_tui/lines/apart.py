"""A table whose players are apart, line by line: what is typed there while something else goes
on, who comes and goes, and one game after another.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Final

from kingsroad_tui.files.locations import folders
from kingsroad_tui.keys.typed_letters import latin
from kingsroad_tui.lines.line_io import WITH_NAME, Leave, ask, say, word_lines
from kingsroad_tui.shell.errors import CommandError, Unusable
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.together.asking import InOnesPlaceNews
from kingsroad_tui.together.game import GameLines, GameTogether
from kingsroad_tui.together.host_table import HostTable
from kingsroad_tui.together.hosting import seat_computers
from kingsroad_tui.together.invitation import RelayAddress
from kingsroad_tui.together.messages import (
    OF_THE_NAME,
    Breaking,
    Gesture,
    Refusing,
    TableClosed,
    WhyRefused,
)
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.session import Heard, Session
from kingsroad_tui.together.witness import why_not_stood_in
from kingsroad_tui.words.errors import words_of
from tabletop.names import name_problem, seats_named, tidy_name
from tabletop.say import Say
from tabletop.sealed_phases import check_code
from tabletop.words.voice import phrase


class LineInput:
    """Standard input, line by line, read beside the event loop.

    The thread that reads ends with the process: nothing can wake it up earlier.
    """

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        Thread(target=self._read, daemon=True).start()

    async def line(self) -> str:
        """The next line. Raises Leave at the end of the input."""
        line = await self._lines.get()
        if line is None:
            self._lines.put_nowait(None)
            raise Leave
        return line.removeprefix("\ufeff").strip()  # a file begins with a mark

    def _read(self) -> None:
        try:
            while line := sys.stdin.readline():
                self._loop.call_soon_threadsafe(self._lines.put_nowait, line)
            self._loop.call_soon_threadsafe(self._lines.put_nowait, None)
        except (OSError, ValueError, RuntimeError):  # closed, or the loop has ended
            pass


def asked_name(name: str | None) -> str:
    """The name at the table, asked for where it is not given, until it can be used.

    Raises CommandError where there is none, and Unusable where the one given cannot be.
    """
    while True:
        try:
            tidied = tidy_name(
                name or ask(phrase("together-what-name"), phrase("together-somebody"))
            )
        except Leave:
            raise CommandError(phrase("together-no-name")) from None
        problem = name_problem(tidied)
        if not problem:
            return tidied
        if name:
            raise Unusable(phrase("home-own-name-refusal", problem=problem.said))
        say(phrase("home-own-name-refusal", problem=problem.said))


async def name_among(lines: LineInput) -> str | None:
    """Another name, the next of these lines that is one; None where there are no more of them, or
    one asks to leave."""
    try:
        while True:
            say(phrase("together-another-name"))
            typed = tidy_name(await lines.line())
            if typed.lower() == "quit":
                return None
            problem = name_problem(typed)
            if not problem:
                return typed
            say(phrase("home-own-name-refusal", problem=problem.said))
    except Leave:
        return None


def relay_address(text: str) -> str:
    """The address of a relay. Raises Unusable."""
    try:
        return str(RelayAddress.parse(text))
    except ValueError:
        raise Unusable(RelayAddress.why_not(text)) from None


WORDS: Final = tuple(
    Say(f"together-word-{word}") for word in ("who", "well", "ouch", "moment", "check", "again")
)
"""What can be typed at a table with others, besides the words of the game."""

HOST_WORDS: Final = tuple(
    Say(f"together-word-{word}") for word in ("invite", "start", "free", "computer")
)
"""What its host can type besides."""

_SIGNS: Final = {
    "well": Gesture.WELL_PLAYED,
    "ouch": Gesture.OUCH,
    "moment": Gesture.ONE_MOMENT,
}


def say_kept(save: Callable[[], Path]) -> None:
    """Keeps a game that is over with its proof, and says in which file, or why not.

    ``save`` answers the file. Raises OSError.
    """
    try:
        path = save()
    except OSError as error:
        say(phrase("together-not-saved", why=words_of(error)))
    else:
        command = f"kingsroad verify {path}"
        say(phrase("together-saved", file=str(path)), phrase("together-check-it", command=command))


class ApartLines:
    """One's own place at a table, in lines that are read while others play.

    Attributes:
        wants_name: whether one was not let in by this name, and may be by another one.
    """

    def __init__(
        self,
        session: Session,
        lines: LineInput,
        part: GameTogether,
    ) -> None:
        """At a table that one is on no way to yet.

        Args:
            session: one's guest at it.
            lines: what is typed.
            part: the game's own part of playing together.
        """
        self._session = session
        self._lines = lines
        self._part = part
        self._solver = Solver(log=folders().state / "solver.log")
        self._talk = SaidAtTable(session.guest)
        self._in_ones_place = InOnesPlaceNews(session)
        self._game: GameLines | None = None
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._refused = False
        self.wants_name = False
        session.heard = self._hear

    async def run(self) -> bool:
        """Goes to the table, and plays there until one leaves or the host ends it.

        Returns:
            Whether one was let in.
        """
        self._session.connect()
        is_host = self._session.table is not None
        doing = self._play_games(), self._read_lines(), self._talk.say_who_is_away(is_host)
        work = [asyncio.ensure_future(one) for one in doing]
        try:
            await asyncio.wait([*work, self._ended], return_when=asyncio.FIRST_COMPLETED)
            for task in work:
                if task.done():
                    task.result()
        except Leave:
            pass
        finally:
            for task in work:
                task.cancel()
            await asyncio.gather(*work, return_exceptions=True)
            self._ended.cancel()  # the connection that ends now is not lost
            self._session.guest.leave()
            await self._solver.close()
        return not self._refused

    def _hear(self, heard: Heard) -> None:
        if self._ended.done():
            return  # one is on the way out, whatever becomes of the connection
        say(*self._talk.sentences(heard))
        self._say_what_was_chosen_instead()
        if isinstance(heard, Refusing) and heard.why is WhyRefused.FULL:
            say(phrase("together-full-by-command"))
        self._refused = self._session.is_refused(heard)
        self.wants_name = isinstance(heard, Refusing) and heard.why in OF_THE_NAME
        over = self._refused or isinstance(heard, Breaking | TableClosed)
        if over and not self._ended.done():
            self._ended.set_result(None)

    def _say_what_was_chosen_instead(self) -> None:
        if self._game is not None:
            said = map(self._game.said_instead, self._in_ones_place.news())
            say(*(sentence for sentence in said if sentence))

    async def _play_games(self) -> None:
        number = 0
        while True:
            guest = self._session.guest
            while guest.ledger is None or guest.number == number or not guest.caught_up:
                await self._session.changed()
            number = guest.number
            self._game = self._part.by_lines()(self._solver, self._session)
            self._say_what_was_chosen_instead()
            await self._game.play()
            say(
                phrase("together-code-sentence", code=check_code(guest.ledger.history)),
                phrase("together-at-the-end"),
            )

    # ------------------------------------------------------------------------------- what is typed

    async def _read_lines(self) -> None:
        while True:
            line = await self._lines.line()
            if not line or await self._heed(line):
                continue
            if self._game is not None:
                self._game.take(line)
            else:
                say(phrase("lines-unknown-word"))

    async def _heed(self, line: str) -> bool:
        """Does what a line asks for; False where it begins with no word of the table."""
        typed, blank, rest = line.partition(" ")
        word = latin(typed).lower()
        guest = self._session.guest
        match word:
            case "quit":
                raise Leave
            case "who":
                say(*self._talk.who_lines())
            case "check" if guest.ledger is not None:
                say(phrase("together-code-sentence", code=check_code(guest.ledger.history)))
            case "again" if guest.ledger is not None and guest.ledger.turn is None:
                if self._session.attempt(guest.again):
                    say(phrase("together-waiting-for-again"))
            case "help" | "?":
                self._say_help()
            case "invite" | "start" | "computer" | "free":
                self._session.attempt(lambda: self._host(word, rest))
            case _ if word in _SIGNS:
                guest.sign(_SIGNS[word])
            case _ if self._game is not None:
                rest = rest if word == WITH_NAME else latin(rest)  # a name stays as it was typed
                return await self._game.heed(word + blank + rest)
            case _:
                return False
        return True

    def _say_help(self) -> None:
        own = HOST_WORDS if self._session.table is not None else ()
        say(*word_lines((*WORDS, *own)))
        if self._game is not None:
            say(*word_lines(self._game.words))

    # ------------------------------------------------------------------- what only the host can do

    def _host(self, word: str, rest: str) -> None:
        table = self._session.table
        if table is None:
            say(phrase("together-only-host"))
            return
        if word == "invite":
            links = self._session.links
            say(self._session.invitation, *(links.lines() if links is not None else ()))
            return
        if word == "start":
            if not seat_computers(table, self._part.computer()):
                say(phrase("together-no-free-seat"))
            return
        seats = seats_named([chair.name for chair in table.kept.chairs], rest.strip())
        if len(seats) != 1 or not rest.strip():
            say(phrase("together-who-is-meant"))
        elif word == "free":
            self._free_seat(table, seats[0])
        else:
            self._let_computer_play(table, seats[0])

    def _free_seat(self, table: HostTable, seat: int) -> None:
        try:
            table.free_seat(seat)
        except ValueError:
            say(phrase("together-not-freed"))

    def _let_computer_play(self, table: HostTable, seat: int) -> None:
        news = self._session.guest.news
        if news is not None and news.seats[seat].here:
            say(phrase("together-not-away", name=news.seats[seat].name))
            return
        try:
            table.stand_in(seat)
        except ValueError as error:
            say(why_not_stood_in(error))
