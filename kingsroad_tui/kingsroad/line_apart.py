"""A table whose players are apart, line by line: who comes and goes, and the games played there."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

from kingsroad.cards import NOTHING, IllegalSelection, Selection
from kingsroad.games import Game
from kingsroad.players import Outcome, Player, SeatView, play
from kingsroad.rounds import Revealed
from kingsroad_tui.common.line_io import Leave, say
from kingsroad_tui.common.solver.client import Solver
from kingsroad_tui.common.text import together as words
from kingsroad_tui.common.together.guest_events import Breaking, Refusing, TableClosed
from kingsroad_tui.common.together.host_table import HostTable
from kingsroad_tui.common.together.joining import Reached
from kingsroad_tui.common.together.ledger import NotAllowed
from kingsroad_tui.common.together.line_input import LineInput
from kingsroad_tui.common.together.messages import Gesture, WhyRefused
from kingsroad_tui.common.together.said_at_table import SaidAtTable
from kingsroad_tui.common.together.session import Heard, Session
from kingsroad_tui.common.typed_letters import latin
from kingsroad_tui.kingsroad.line_hints import LineHints
from kingsroad_tui.kingsroad.line_table import TableWords
from kingsroad_tui.kingsroad.line_talk import LineTalk
from kingsroad_tui.kingsroad.session.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.kingsroad.solver.seat_players import SeatPlayers
from kingsroad_tui.kingsroad.text.line_mode import COMMANDS, UNKNOWN_WORD, help_lines
from kingsroad_tui.kingsroad.text.notices import NO_ANALYSIS_YET
from kingsroad_tui.kingsroad.text.outcome import decided_sentences, outcome_sentence
from kingsroad_tui.kingsroad.text.play.narration import narrate_reveal, narrate_round
from kingsroad_tui.kingsroad.text.play.prompts import near_end_forms, refusal, status_line
from kingsroad_tui.kingsroad.together.mirrored import (
    all_computers,
    apart_players,
    mirrored_table,
)
from kingsroad_tui.kingsroad.together.seats import fill_with_computers
from kingsroad_tui.kingsroad.together.storage import save_with_proof
from tabletop.names import seats_named
from tabletop.sealed_phases import check_code

VERIFY: Final = "kingsroad verify"

_NOT_HERE: Final = ("undo", "redo", "rivals", "talk")
_FOR_GOOD: Final = frozenset(
    {
        WhyRefused.OTHER_VERSION,
        WhyRefused.WRONG_SECRET,
        WhyRefused.FULL,
        WhyRefused.NAME_TAKEN,
        WhyRefused.NAME_UNUSABLE,
    }
)
"""Why a table lets nobody in, however often they ask."""

_SIGNS: Final = {
    "well": Gesture.WELL_PLAYED,
    "ouch": Gesture.OUCH,
    "moment": Gesture.ONE_MOMENT,
}


class ApartLines:
    """One's own place at a table, in lines that are read while others play."""

    def __init__(self, session: Session, solver: Solver, lines: LineInput) -> None:
        """At a table that one is on no way to yet."""
        self._session = session
        self._solver = solver
        self._lines = lines
        self._talk = SaidAtTable(session.guest)
        self._words: TableWords | None = None
        self._view: SeatView | None = None
        self._choice: asyncio.Future[Selection] | None = None
        self._ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._refused = False
        session.heard = self._hear

    async def run(self) -> bool:
        """Goes to the table, and plays there until one leaves or the host ends it.

        Returns:
            Whether one was let in.
        """
        self._session.connect()
        doing = self._play_games(), self._read_lines(), self._talk.say_who_is_away(self._is_host)
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
            self._session.guest.leave()
        return not self._refused

    @property
    def _is_host(self) -> bool:
        return self._session.table is not None

    # -------------------------------------------------------------------------- what is heard of

    def _hear(self, heard: Heard) -> None:
        say(*self._talk.sentences(heard))
        news = self._session.guest.news
        outside = news is None or news.you is None
        refused = isinstance(heard, Refusing) and heard.why in _FOR_GOOD and outside
        self._refused = self._refused or refused or heard is Reached.OTHER_TABLE
        over = self._refused or isinstance(heard, Breaking | TableClosed)
        if over and not self._ended.done():
            self._ended.set_result(None)

    # ------------------------------------------------------------------------------- what is typed

    async def _read_lines(self) -> None:
        while True:
            line = await self._lines.line()
            if line and not await self._heed(line):
                self._take_cards(latin(line))

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
                say(words.code_sentence(check_code(guest.ledger.history)))
            case "again" if guest.ledger is not None and guest.ledger.turn is None:
                guest.again()
                say(words.WAITING_FOR_AGAIN)
            case "undo" | "redo":
                say(words.NO_UNDO)
            case "rivals" | "talk":
                say(UNKNOWN_WORD)
            case "analyse" if guest.ledger is not None and guest.ledger.turn is not None:
                say(NO_ANALYSIS_YET)
            case "help" | "?":
                self._say_help()
            case "invite" | "start" | "computer" | "free":
                self._host(word, rest)
            case _ if word in _SIGNS:
                guest.sign(_SIGNS[word])
            case _ if self._words is not None:
                rest = rest if word == "save" else latin(rest)  # a name stays as it was typed
                return await self._words.heed(word + blank + rest)
            case _:
                return False
        return True

    def _say_help(self) -> None:
        own = words.HOST_WORDS if self._session.table is not None else ()
        say(*help_lines((*words.WORDS, *own)))
        if self._words is not None:
            say(*help_lines(tuple(pair for pair in COMMANDS if pair[0] not in _NOT_HERE)))

    def _host(self, word: str, rest: str) -> None:
        """What only the host can do."""
        table = self._session.table
        if table is None:
            say(words.ONLY_HOST)
            return
        if word == "invite":
            say(self._session.invitation)
            return
        if word == "start":
            if not fill_with_computers(table):
                say(words.NO_FREE_SEAT)
            return
        seats = seats_named([chair.name for chair in table.kept.chairs], rest.strip())
        if len(seats) != 1 or not rest.strip():
            say(words.WHO_IS_MEANT)
        elif word == "free":
            self._free_seat(table, seats[0])
        else:
            self._let_computer_play(table, seats[0])

    def _free_seat(self, table: HostTable, seat: int) -> None:
        try:
            table.free_seat(seat)
        except ValueError:
            say(words.NOT_FREED)

    def _let_computer_play(self, table: HostTable, seat: int) -> None:
        news = self._session.guest.news
        if news is not None and news.seats[seat].here:
            say(words.NOT_AWAY.format(name=news.seats[seat].name))
            return
        try:
            table.stand_in(seat)
        except (NotAllowed, ValueError):
            say(words.NEED_NO_TURN)

    def _take_cards(self, word: str) -> None:
        """Takes what was typed for the cards of a choice, where one is to be made."""
        view, choice = self._view, self._choice
        if view is None or choice is None or choice.done():
            say(words.NEED_NO_TURN if self._looks_like_cards(word) else UNKNOWN_WORD)
            return
        try:
            choice.set_result(SelectionBuilder(view.hand).typed(word).selection())
        except Refused as refused:
            say(refusal(refused, view.hand))
        except IllegalSelection as error:
            say(f"{error}.")

    def _looks_like_cards(self, word: str) -> bool:
        return word == "-" or set(word.upper()) <= set("12345678KDW ")

    # -------------------------------------------------------------------------------- the games

    async def _play_games(self) -> None:
        number = 0
        while True:
            guest = self._session.guest
            while guest.ledger is None or guest.number == number or not guest.caught_up:
                await self._session.changed()
            number = guest.number
            await self._play(_Game(self._session, self._solver, self))

    async def _play(self, game: _Game) -> None:
        table = game.table
        hints = LineHints(table, self._solver)
        self._words = TableWords(table, hints, LineTalk(table))
        self._words.seat = game.own
        say("", words.begins(table.game.players))
        say(status_line(table.position, second=table.game.pending is not None) + ".")
        if game.own is not None and self._session.guest.has_sealed(game.own):
            say(words.STILL_SEALED)
        try:
            await play(table.game, game.players(), game)
            self._words.seat = None
            game.end()
        finally:
            game.close()

    async def let_choose(self, view: SeatView) -> Selection:
        """What one types for a choice; nothing can be typed where no card can be chosen."""
        if not view.hand.size:
            return NOTHING
        self._view = view
        self._choice = asyncio.get_running_loop().create_future()
        say(words.CHOOSE_NOW)
        try:
            return await self._choice
        finally:
            self._view, self._choice = None, None


class _Game:
    """One game at the table: its watcher and its players."""

    def __init__(self, session: Session, solver: Solver, lines: ApartLines) -> None:
        self._session = session
        self._lines = lines
        self._narrated: Revealed | None = None
        self.own = session.guest.own_seat
        self.table = mirrored_table(session)
        self._computers = SeatPlayers(solver, lambda: all_computers(self.table))

    def players(self) -> Sequence[Player]:
        """Those of all seats."""
        return apart_players(self._session, self._computers, lambda _: _Person(self._lines))

    def chose(self, seat: int) -> None:
        """Takes no notice: that somebody has chosen was said when they sealed it."""

    async def saw(self, game: Game, outcome: Outcome) -> None:
        """Says what has been played."""
        table = self.table
        table.played(game, {})
        names = table.game.players
        say("")
        if isinstance(outcome, Revealed):
            self._narrated = outcome
            for step in narrate_reveal(outcome, names):
                say(*step.sentences)
        else:
            steps = narrate_round(outcome, names, seen=self._narrated)
            for step in steps[:-1] if outcome.final else steps:
                say(*step.sentences)
            self._narrated = None
        say("")
        if not game.finished:
            near = () if game.pending else near_end_forms(table.position, names)[:1]
            say(status_line(table.position, second=game.pending is not None) + ".", *near)

    def end(self) -> None:
        """Says how the game has ended, and keeps it."""
        game, names = self.table.game, self.table.game.players
        say("", outcome_sentence(game, {}, names), *decided_sentences(game, {}, names))
        ledger = self._session.guest.ledger
        assert ledger is not None
        try:
            path = save_with_proof(game, self.table.setup, ledger.proof)
        except OSError as error:
            say(words.not_saved(error.strerror or str(error)))
        else:
            say(*words.saved(str(path), VERIFY))
        say(words.code_sentence(check_code(ledger.history)), words.AT_THE_END)

    def close(self) -> None:
        """Asks no computer any more."""
        self._computers.close()


class _Person:
    """Whoever types here."""

    def __init__(self, lines: ApartLines) -> None:
        self._lines = lines

    async def choose(self, view: SeatView) -> Selection:
        return await self._lines.let_choose(view)

    async def saw(self, outcome: Outcome) -> None:
        """The watcher says it."""
