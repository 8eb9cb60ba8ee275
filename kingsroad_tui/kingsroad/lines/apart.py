"""A game of King's Road at a table whose players are apart, line by line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from kingsroad.cards import NOTHING, IllegalSelection, Selection
from kingsroad.games import Game
from kingsroad.rounds import Revealed
from kingsroad_tui.files.locations import folders
from kingsroad_tui.keys.typed_letters import latin
from kingsroad_tui.kingsroad.library.saves import SAVES
from kingsroad_tui.kingsroad.lines.mode import KingsroadPlay
from kingsroad_tui.kingsroad.lines.words import COMMANDS, is_shown_back, read_as
from kingsroad_tui.kingsroad.play.narration import narrate_reveal, narrate_round
from kingsroad_tui.kingsroad.play.outcome_words import decided_sentences, outcome_sentence
from kingsroad_tui.kingsroad.play.prompts import near_end_forms, refusal, status_line
from kingsroad_tui.kingsroad.play.round_line import instead_sentence
from kingsroad_tui.kingsroad.play.seat_players import SeatPlayers
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.kingsroad.together.play import MirroredTable, apart_players
from kingsroad_tui.kingsroad.words.commands import NO_ANALYSIS_YET
from kingsroad_tui.lines.line_io import UNKNOWN_WORD, say
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.together import words
from kingsroad_tui.together.in_ones_place import InOnesPlace
from kingsroad_tui.together.place import SaidAtTable
from kingsroad_tui.together.session import Session
from tabletop.game import SeatView, play

VERIFY: Final = "kingsroad verify"

_NOT_HERE: Final = ("undo", "redo", "rivals", "talk")


@asynccontextmanager
async def road_apart() -> AsyncIterator[Callable[[Session], KingsroadApart]]:
    """What begins games by lines, with a solver for their hints and computers."""
    solver = Solver(log=folders().state / "solver.log")
    try:
        yield partial(KingsroadApart, solver)
    finally:
        await solver.close()


class KingsroadApart:
    """One game at the table: its watcher, and where one's own choices are typed.

    Attributes:
        words: as `GameLines` has them.
    """

    words: Sequence[tuple[str, str]] = tuple(pair for pair in COMMANDS if pair[0] not in _NOT_HERE)

    def __init__(self, solver: Solver, session: Session) -> None:
        """The game that has begun at the table."""
        self._session = session
        self._solver = solver
        self._narrated: Revealed | None = None
        self._view: SeatView[Game] | None = None
        self._choice: asyncio.Future[Selection] | None = None
        self._shown_back = ""
        """What was typed last and shown back."""

        self._own = session.guest.own_seat
        self._table = MirroredTable(session)
        self._words = KingsroadPlay(self._table, solver)
        self._words.seat = self._own

    async def play(self) -> None:
        """Plays it to its end; see `GameLines`."""
        table = self._table
        say("", words.begins(table.game.players))
        say(status_line(table.position, second=table.game.pending is not None) + ".")
        if self._own is not None and self._session.guest.has_sealed(self._own):
            say(words.STILL_SEALED)
        computers = SeatPlayers(self._solver, lambda: table.computers_setup)
        players = apart_players(self._session, computers, lambda _: self)
        try:
            await play(table.game, players, self)
        finally:
            computers.close()
        self._words.seat = None
        self._end()

    # ------------------------------------------------------------------------------- what is typed

    async def heed(self, line: str) -> bool:
        """Does what a line asks for; see `GameLines`."""
        ledger = self._session.guest.ledger
        match line.partition(" ")[0]:
            case "rivals" | "talk":
                say(UNKNOWN_WORD)
            case "undo" | "redo":
                say(words.NO_UNDO)
            case "analyse" if ledger is not None and ledger.turn is not None:
                say(NO_ANALYSIS_YET)
            case _:
                return await self._words.heed(line)
        return True

    def take(self, line: str) -> None:
        """Takes what was typed for the cards of a choice, where one is to be made."""
        word = latin(line)
        view, choice = self._view, self._choice
        if view is None or choice is None or choice.done():
            why = SaidAtTable(self._session.guest).why_nothing_to_choose
            say(why() if _looks_like_cards(word) else UNKNOWN_WORD)
            return
        try:
            hand = view.game.hand(view.seat)
            selection = SelectionBuilder(hand).typed(word).selection()
        except Refused as refused:
            say(refusal(refused, hand))
        except IllegalSelection as error:
            say(f"{error}.")
        else:
            if is_shown_back(word, self._shown_back):
                self._shown_back = word
                say(read_as(word, selection, self._table.game.board))
            else:
                choice.set_result(selection)

    async def choose(self, view: SeatView[Game]) -> Selection:
        """What one types for a choice; nothing can be typed where no card can be chosen."""
        if not view.game.hand(view.seat).size:
            return NOTHING
        self._view, self._shown_back = view, ""
        self._choice = asyncio.get_running_loop().create_future()
        say(words.CHOOSE_NOW)
        try:
            return await self._choice
        finally:
            self._view, self._choice = None, None

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
        table, outcome = self._table, game.outcome
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

    def _end(self) -> None:
        """Says how the game has ended, and keeps it."""
        game, names = self._table.game, self._table.game.players
        say("", outcome_sentence(game, {}, names), *decided_sentences(game, {}, names))
        ledger = self._session.guest.ledger
        assert ledger is not None
        try:
            path = SAVES.save_with_proof(game, self._table.setup, ledger.proof)
        except OSError as error:
            say(words.not_saved(error.strerror or str(error)))
        else:
            say(*words.saved(str(path), VERIFY))


def _looks_like_cards(word: str) -> bool:
    return word == "-" or set(word.upper()) <= set("12345678KDW ")
