"""A game of King's Road at a table whose players are apart, line by line."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from kingsroad.cards import NOTHING, Selection
from kingsroad.games import Game
from kingsroad_tui.keys.typed_letters import latin
from kingsroad_tui.kingsroad.library.saves import DEFAULT_COMPUTER, SAVES
from kingsroad_tui.kingsroad.lines.mode import KingsroadPlay, RoundsTold, TypedCards
from kingsroad_tui.kingsroad.lines.words import COMMANDS_APART
from kingsroad_tui.kingsroad.play.round_line import instead_sentence
from kingsroad_tui.kingsroad.play.table import SeatPlayers
from kingsroad_tui.kingsroad.together.table import mirrored_table
from kingsroad_tui.lines.apart import say_kept
from kingsroad_tui.lines.line_io import say
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.together.asking import InOnesPlace, apart_players
from kingsroad_tui.together.mirror import computers_at, keep_with_proof
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.session import Session
from tabletop.game import SeatView, play
from tabletop.say import Say
from tabletop.words.voice import phrase


class KingsroadApart:
    """One game at the table: the ordinary play by lines, and what is the table's own in it.

    Attributes:
        words: as `GameLines` has them.
    """

    words: Sequence[Say] = COMMANDS_APART

    def __init__(self, solver: Solver, session: Session) -> None:
        """The game that has begun at the table."""
        self._session = session
        self._solver = solver
        self._table = mirrored_table(session)
        self._told = RoundsTold(self._table, lambda table: table.game.players)
        self._play = KingsroadPlay(self._table, solver)
        self._play.seat = session.guest.own_seat
        self._cards: TypedCards | None = None
        self._choice: asyncio.Future[Selection] | None = None

    async def play(self) -> None:
        """Plays it to its end; see `GameLines`."""
        table, guest = self._table, self._session.guest
        say("", phrase("together-begins", names=tuple(table.game.players)))
        self._told.status(with_end=False)
        if self._play.seat is not None and guest.has_sealed(self._play.seat):
            say(phrase("together-still-sealed"))
        setup = computers_at(table.setup, DEFAULT_COMPUTER)
        computers = SeatPlayers(self._solver, lambda: setup)
        players = apart_players(self._session, self, computers.players(lambda _: self))
        try:
            await play(table.game, players, self)
        finally:
            computers.close()
        self._play.seat = None
        self._told.end()
        say_kept(partial(keep_with_proof, SAVES, table))

    # ------------------------------------------------------------------------------- what is typed

    async def heed(self, line: str) -> bool:
        """Does what a line asks for; see `GameLines`."""
        ledger = self._session.guest.ledger
        match line.partition(" ")[0]:
            case "rivals" | "talk":
                say(phrase("lines-unknown-word"))
            case "undo" | "redo":
                say(phrase("together-no-undo"))
            case "analyse" if ledger is not None and ledger.turn is not None:
                say(phrase("kingsroad-commands-no-analysis-yet"))
            case _:
                return await self._play.heed(line)
        return True

    def take(self, line: str) -> None:
        """Takes what was typed for the cards of a choice, where one is to be made."""
        word = latin(line)
        cards, choice = self._cards, self._choice
        if cards is None or choice is None or choice.done():
            why = SaidAtTable(self._session.guest).why_nothing_to_choose
            say(why() if _looks_like_cards(word) else phrase("lines-unknown-word"))
        elif (selection := cards.read(word)) is not None:
            choice.set_result(selection)

    async def choose(self, view: SeatView[Game]) -> Selection:
        """What one types for a choice; nothing can be typed where no card can be chosen."""
        if not view.game.hand(view.seat).size:
            return NOTHING
        self._cards = TypedCards(self._table, view.seat)
        self._choice = asyncio.get_running_loop().create_future()
        say(phrase("together-choose-now"))
        try:
            return await self._choice
        finally:
            self._cards, self._choice = None, None

    def said_instead(self, one: InOnesPlace) -> str:
        """What was chosen in one's own place; see `GameLines`."""
        return instead_sentence(one, self._table.game.board)

    # --------------------------------------------------------------------------------- the watcher

    def chose(self, seat: int) -> None:
        """Takes no notice: that somebody has chosen was said when they sealed it."""

    def changed(self, game: Game) -> None:
        """Follows the game."""
        self._table.played(game, {})

    async def saw(self, before: Game, game: Game) -> None:
        """Says what has been played."""
        say("")
        self._told.go_on(game.outcome)
        say("")
        if not game.finished:
            self._told.status()


def _looks_like_cards(word: str) -> bool:
    return word == "-" or set(word.upper()) <= set("12345678KDW ")
