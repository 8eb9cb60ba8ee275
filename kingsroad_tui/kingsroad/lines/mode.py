"""The game in plain text, line by line: for screen readers, dumb terminals and pipes.

Nothing is drawn and nothing is overwritten, but for what another person must not see; every line is
a sentence. Input is read by lines; its end leaves the game, which is saved.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from pathlib import Path

from advisor.messages.protocol import ChoiceReason
from kingsroad.board import Board
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import Game
from kingsroad.rounds import Outcome, Revealed
from kingsroad_tui.kingsroad.library.open_table import TABLES, new_table
from kingsroad_tui.kingsroad.lines.hints import LineHints
from kingsroad_tui.kingsroad.lines.new_game import COUNTED_LINES, set_up
from kingsroad_tui.kingsroad.lines.table import TableWords
from kingsroad_tui.kingsroad.lines.talk import LineTalk
from kingsroad_tui.kingsroad.lines.words import (
    AT_THE_END,
    CHOOSE_AGAIN,
    TYPE_HELP,
    again_sentence,
    is_shown_back,
    read_as,
)
from kingsroad_tui.kingsroad.play.handing_over import passing_words, revealing_words
from kingsroad_tui.kingsroad.play.keyboard import Keyboard
from kingsroad_tui.kingsroad.play.narration import narrate_reveal, narrate_round
from kingsroad_tui.kingsroad.play.outcome_words import decided_sentences, outcome_sentence
from kingsroad_tui.kingsroad.play.prompts import near_end_forms, refusal, status_line
from kingsroad_tui.kingsroad.play.seat_players import SeatPlayers
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.kingsroad.play.table import Phase, Table, another_game
from kingsroad_tui.kingsroad.results import mark_of
from kingsroad_tui.kingsroad.words.game import game_title
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.lines.counted import Counted
from kingsroad_tui.lines.line_io import Leave, ask, ask_command, clear, hand_over, say
from kingsroad_tui.lines.session import LineSession, left
from kingsroad_tui.lines.setup import MAX_SEED, Opened, TableLaid
from kingsroad_tui.lines.words import UNKNOWN_WORD
from kingsroad_tui.rivals.computer_words import new_reasons, reason_words
from kingsroad_tui.solver.client import Solver
from tabletop.game import SeatView, play


def play_plain(
    board: Board | None = None, file: Path | None = None, counted: Counted | None = None
) -> int:
    """Plays on standard input and output, on with ``file`` if there is one; the exit code.

    ``counted``: play a game that counts instead.

    Raises:
        Unusable: the file is no usable record.
    """
    return LineSession(
        "King's Road",
        TABLES,
        new_table,
        (lambda: set_up(board)) if counted is None else partial(COUNTED_LINES.laid, counted),
        lambda game: f"Continue {game_title(game)}, round {game.position.round}, y or n",
        lambda table, solver: _PlainTable(table, solver).play(),
    ).run(file, at_once=counted is not None)


# ------------------------------------------------------------------------------ the table


class _SteppedInTime(Exception):
    """A round was taken back or brought back: the game is played on from there."""


class _PlainTable:
    """One game, played by lines."""

    def __init__(self, table: Table, solver: Solver) -> None:
        self._players = SeatPlayers(solver, lambda: table.setup)
        self._keyboard = Keyboard(self, table.setup.people)
        self._table = table
        self._typed = ""
        """The first line of the player choosing, where it was typed with the keyboard's handing
        on."""

        self._hints = LineHints(table, solver)
        self._talk = LineTalk(table)
        self._words = TableWords(table, self._hints, self._talk)
        self._narrated: Revealed | None = None
        self._first_said: dict[tuple[int, ChoiceReason], int] = {}

    async def play(self) -> Table | None:
        """Plays to the end of the game; answers the table for another one, where that is wanted."""
        table = self._table
        say(TYPE_HELP, "")
        try:
            while True:
                await self._play_on()
                self._players.end(table.game)
                self._say_outcome()
                again = await self._after_the_end()
                if table.phase is Phase.FINISHED:
                    return again
        except Leave:
            raise left(table, self._words.save) from None
        finally:
            self._players.close()
            table.leave()

    def _say_outcome(self) -> None:
        table = self._table
        forfeits, names = table.setup.forfeited, names_at(table)
        outcome = outcome_sentence(table.game, forfeits, names)
        say("", outcome, *decided_sentences(table.game, forfeits, names))
        self._talk.over()
        say(*COUNTED_LINES.after(mark_of(table.game, table.setup)))

    async def _after_the_end(self) -> Table | None:
        """What can be done with a finished game; leaves at Enter, or where a round is undone."""
        self._words.seat = None
        while self._table.phase is Phase.FINISHED:
            line = ask(AT_THE_END)
            if not line:
                return None
            if line.lower() == CHOOSE_AGAIN:
                return self._same_table()
            if not await self._words.heed(line):
                say(UNKNOWN_WORD)
        return None

    def _same_table(self) -> Table:
        """A new game of the same players by the same rules; of the ladder, its next one."""
        if self._table.setup.occasion.rung:
            try:
                COUNTED_LINES.play_ladder()
            except TableLaid as laid:
                return new_table(*laid.table, say)
            except Opened as opened:
                return TABLES.of(opened.saved, say)
        return new_table(*another_game(self._table, secrets.randbelow(MAX_SEED)), say)

    async def _play_on(self) -> None:
        """Plays to the end of the game, from wherever somebody steps to in it."""
        table = self._table
        while table.phase is not Phase.FINISHED:
            self._say_status()
            self._keyboard = Keyboard(self, table.setup.people)
            with suppress(_SteppedInTime):
                await play(table.game, self._players.players(lambda _: self._keyboard), self)

    def _say_status(self) -> None:
        position, second = self._table.position, self._table.phase is Phase.SECOND_CHOICE
        near_end = () if second else near_end_forms(position, names_at(self._table))[:1]
        say(status_line(position, second=second) + ".", *near_end)

    def chose(self, seat: int) -> None:
        """Takes no notice: the player to choose now is asked by name."""

    def changed(self, game: Game) -> None:
        """Saves what has been played."""
        self._table.played(game, self._players.forfeits)

    async def saw(self, before: Game, game: Game) -> None:
        """Says what has been played."""
        say("")
        self._narrate(game.outcome)
        if not game.finished:
            self._say_status()

    def _narrate(self, outcome: Outcome) -> None:
        """Says what happened, and why computer players chose as they did."""
        names = names_at(self._table)
        self._talk.before(outcome, seen=self._narrated is not None)
        if isinstance(outcome, Revealed):
            self._narrated = outcome
            for step in narrate_reveal(outcome, names):
                say(*step.sentences)
        else:
            out = self._table.setup.forfeited
            steps = narrate_round(outcome, names, seen=self._narrated, out=out)
            # Who has won, the last step of a game, is said by the outcome below.
            for step in steps[:-1] if outcome.final else steps:
                say(*step.sentences)
            self._narrated = None
            number = outcome.before.round
            reasons = new_reasons(self._players.reasons(number), number, self._first_said)
            for seat, choice in sorted(reasons.items()):
                say(f"{names[seat]} {reason_words(choice)}.")
        self._talk.after()
        say("")

    async def pass_to(self, view: SeatView[Game], last: int | None) -> bool:
        """Hands the keyboard over; False where ``last`` wants to choose again."""
        words = passing_words(self._table, view.seat, last, self._keyboard.chosen)
        again = f" {again_sentence(words.again)}" if words.again else ""
        call = f"{words.call}{again}"
        # Before the first one to choose stands how the last round went: nothing secret.
        self._typed = hand_over(words.headline, call, words.button, hide=last is not None)
        return last is None or self._typed.lower() != CHOOSE_AGAIN

    async def call_all(self, last: int) -> bool:
        """Calls everybody to look, what was typed being out of sight."""
        clear()
        say(revealing_words(self._table, last).call)
        return True

    async def let_choose(self, view: SeatView[Game], before: Selection | None) -> Selection:
        """The cards of one person. Raises _SteppedInTime where a round was taken back instead."""
        table, seat = self._table, view.seat
        name = table.game.players[seat]
        question = f"{name}, your cards" if table.setup.hot_seat else "Your cards"
        self._words.seat = seat
        await self._hints.begin(seat)
        game, shown_back = table.game, ""
        while True:
            word = self._typed or ask_command(question, secret=table.setup.hot_seat)
            self._typed = ""
            if not word and table.hand(seat).size:
                continue
            if await self._words.heed(word):
                if table.game is not game:
                    self._narrated = None
                    raise _SteppedInTime
                continue
            selection = self._read(word or "-", seat)
            if selection is not None and is_shown_back(word, shown_back):
                shown_back = word
                say(read_as(word, selection, table.game.board))
                continue
            if selection is not None and await self._hints.is_meant(seat, selection):
                return selection

    def _read(self, word: str, seat: int) -> Selection | None:
        """The cards that were typed; None, and why, where they cannot be played."""
        hand = self._table.hand(seat)
        try:
            return SelectionBuilder(hand).typed(word).selection()
        except Refused as refused:
            say(refusal(refused, hand))
        except IllegalSelection as error:
            say(f"{error}.")
        return None
