"""The game in plain text, line by line: for screen readers, dumb terminals and pipes.

Nothing is drawn and nothing is overwritten, but for what another person must not see; every line is
a sentence. A new game is set up by a few questions. Input is read by lines; its end leaves the
game, which is saved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from advisor.kingsroad.players.programs import greet_program
from advisor.messages.computers import STRENGTHS
from advisor.messages.protocol import ChoiceReason
from kingsroad.board import Board, kingdom, read_board
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import Game, GameError, begin_game
from kingsroad.notation import print_position
from kingsroad.position import PLAYERS, Variant
from kingsroad.rounds import Outcome, Revealed
from kingsroad_tui.curtain.keyboard import Keyboard
from kingsroad_tui.help.rules_page import RulesSection, rules_of
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.ladder import LADDER, RUNGS
from kingsroad_tui.kingsroad.library import saves
from kingsroad_tui.kingsroad.library.words import recent_game_spans
from kingsroad_tui.kingsroad.lines.hints import LineHints
from kingsroad_tui.kingsroad.lines.words import (
    CHOOSE_AGAIN,
    COMMANDS,
    END_COMMANDS,
    SET_UP_WORDS,
    again_sentence,
    continue_question,
    hand_lines,
    is_shown_back,
    player_lines,
    read_as,
    region_lines,
    score_lines,
)
from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.kingsroad.play import prompts
from kingsroad_tui.kingsroad.play.game_log import present_entry, round_entry
from kingsroad_tui.kingsroad.play.narration import narrate_reveal, narrate_round, no_round_words
from kingsroad_tui.kingsroad.play.outcome_words import decided_sentences, outcome_sentence
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.kingsroad.play.table import Phase, SeatPlayers, Table, another_game
from kingsroad_tui.kingsroad.results import all_results, mark_of
from kingsroad_tui.kingsroad.rivals import remarks
from kingsroad_tui.kingsroad.rivals.remarks import CAST
from kingsroad_tui.kingsroad.statistics import own_lines
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.ladder.words import rating_lines
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.lines.line_io import ask_command, clear, hand_over, say, word_lines
from kingsroad_tui.lines.session import LineGame, LinePlay, LineTalk, Word, talk_wanted
from kingsroad_tui.lines.setup import (
    CountedLines,
    SetUpWords,
    board_named,
    set_up_until,
)
from kingsroad_tui.rivals.computer_words import new_reasons, reason_words
from kingsroad_tui.rivals.remarks import Spoken, said_by_round
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.words.errors import words_of
from kingsroad_tui.words.refusals import undo_refusal
from tabletop.game import SeatView, play
from tabletop.say import Say
from tabletop.words.voice import phrase

COUNTED_LINES: Final = CountedLines(LADDER)
"""The ladder and the day's game."""


def set_up(board: Board | None) -> tuple[Game, Setup]:
    """A new game. Raises Leave, or Opened where a saved one is asked for instead."""
    return set_up_until(_NewGame(board).ask, GameError)


class _NewGame:
    """The questions, and what has been answered so far."""

    def __init__(self, board: Board | None) -> None:
        self._board = board
        self._words = SetUpWords(
            SET_UP_WORDS,
            lambda: map(recent_game_spans, saves.recent_games()),
            partial(rules_of, GAME),
            saves.read_table,
            board=self._read_board,
            statistics=lambda _: say_statistics(),
            ladder=lambda _: COUNTED_LINES.say_ladder(),
            today=lambda _: COUNTED_LINES.play_day(),
        )

    def ask(self) -> tuple[Game, Setup]:
        """Asks for a game. Raises GameError where the names cannot be used."""
        names, seats = self._words.ask_for_seats(
            PLAYERS, 3, STRENGTHS, saves.DEFAULT_COMPUTER, greet_program
        )
        permanent = (
            self._words.ask_until(phrase("kingsroad-home-permanent-nobles"), "n", ("y", "n")) == "y"
        )
        variant = Variant.PERMANENT_NOBLES if permanent else Variant.STANDARD
        game = begin_game(names, variant, self._board or kingdom())
        return game, Setup(seats, self._words.seed, self._words.hints)

    def _read_board(self, name: str) -> None:
        self._board = board_named(name, read_board) or self._board


def say_statistics() -> None:
    """One's own games against each strength."""
    results = all_results()
    say(*own_lines(results), *rating_lines(results, RUNGS))


class _SteppedInTime(Exception):
    """A round was taken back or brought back: the game is played on from there."""


class KingsroadPlay(LinePlay[Game, Table]):
    """One game, played by lines.

    Attributes:
        seat: the seat that chooses; None where the game is over.
    """

    type_help = Say("kingsroad-lines-type-help")
    at_the_end = Say("kingsroad-lines-at-the-end")
    saved_games = saves.SAVES
    strengths = STRENGTHS

    def __init__(self, table: Table, solver: Solver) -> None:
        super().__init__(table)
        self.seat: int | None = None
        self._players = SeatPlayers(solver, lambda: table.setup)
        self._keyboard = Keyboard(self, table.setup.people)
        self._typed = ""
        """The first line of the player choosing, where it was typed with the keyboard's handing
        on."""

        self._hints = LineHints(table, solver)
        self._talk = RoadLineTalk(table)
        self._told = RoundsTold(table)
        self._first_said: dict[tuple[int, ChoiceReason], int] = {}

    def close(self) -> None:
        self._players.close()

    def another(self, seed: int) -> Table:
        return TABLES.new(*another_game(self.table, seed), say)

    def say_outcome(self) -> None:
        self._told.end()
        self._talk.over()
        say(*self.result())

    # ---------------------------------------------------------------------- what can be typed

    def help_lines(self) -> list[str]:
        return word_lines(COMMANDS if self.seat is not None else END_COMMANDS)

    def rules(self) -> tuple[RulesSection, ...]:
        return rules_of(GAME)

    def code(self) -> str:
        return print_position(self.table.position)

    def result(self) -> list[str]:
        return COUNTED_LINES.after(mark_of(self.table.game, self.table.setup))

    def words(self) -> dict[str, Word]:
        seat, table, hints = self.seat, self.table, self._hints
        found = super().words() | {
            "map": lambda _: say(*region_lines(table.position, names_at(table))),
            "players": lambda _: say(*player_lines(table.position, names_at(table))),
            "history": lambda _: self._last_round(),
            "log": lambda _: self._log(),
            "scores": lambda _: self._scores(),
            "analyse": lambda _: hints.analyse(),
            "undo": lambda _: self._undo(),
            "redo": lambda _: self._redo(),
            "statistics": lambda _: say_statistics(),
        }
        if seat is None:
            return found | {"result": lambda _: say(*self.result())}
        return found | {
            "hand": lambda _: say(*hand_lines(table.hand(seat), table.position)),
            "hint": lambda _: hints.say_more(seat),
            "assume": hints.assume,
        }

    def _last_round(self) -> None:
        report, out = self.table.last_report, self.table.setup.forfeited
        steps = narrate_round(report, names_at(self.table), out=out) if report else ()
        sentences = [sentence for step in steps for sentence in step.sentences]
        say(*(sentences or [no_round_words(self.table.game.first.round)]))

    def _scores(self) -> None:
        table = self.table
        say(*score_lines(table.game, names_at(table), table.setup.forfeited))

    def _log(self) -> None:
        game, names = self.table.game, names_at(self.table)
        out = self.table.setup.forfeited
        for report in game.reports:
            entry = round_entry(report, names, out)
            said = self._talk.log(report.before.round)
            say(f"{entry.heading}.", *entry.paragraphs, *said)
        if (present := present_entry(game, None, names)) is not None:
            said = self._talk.log(game.table_position.round)
            say(f"{present.heading}.", *present.paragraphs, *said)
        elif not game.reports:
            say(no_round_words(game.first.round))

    def _undo(self) -> None:
        if not self.table.can_take_back:
            say(undo_refusal(len(self.table.setup.people), counts=bool(self.table.setup.occasion)))
            return
        number = self.table.last_round
        self.table.take_back()
        self._hints.forget()
        self._talk.back()
        say(phrase("kingsroad-lines-round-undone", round=number))

    def _redo(self) -> None:
        if not self.table.can_redo:
            say(phrase("refusals-no-redo"))
            return
        self.table.redo()
        self._hints.forget()
        self._talk.back()
        say(phrase("kingsroad-lines-round-is-back"))

    # --------------------------------------------------------------------------- the game

    async def play_on(self) -> None:
        """Plays to the end of the game, from wherever somebody steps to in it."""
        table = self.table
        while table.phase is not Phase.FINISHED:
            self._told.status()
            self._keyboard = Keyboard(self, table.setup.people)
            with suppress(_SteppedInTime):
                await play(table.game, self._players.players(lambda _: self._keyboard), self)
        self.seat = None
        self._players.end(table.game)

    def chose(self, seat: int) -> None:
        """Takes no notice: the player to choose now is asked by name."""

    def changed(self, game: Game) -> None:
        """Saves what has been played."""
        self.table.played(game, self._players.forfeits)

    async def saw(self, before: Game, game: Game) -> None:
        """Says what has been played."""
        say("")
        self._narrate(game.outcome)
        if not game.finished:
            self._told.status()

    def _narrate(self, outcome: Outcome) -> None:
        """Says what happened, and why computer players chose as they did."""
        names = names_at(self.table)
        self._talk.before(outcome, seen=self._told.is_half_told)
        self._told.go_on(outcome)
        if not isinstance(outcome, Revealed):
            number = outcome.before.round
            reasons = new_reasons(self._players.reasons(number), number, self._first_said)
            for seat, choice in sorted(reasons.items()):
                say(f"{names[seat]} {reason_words(choice)}.")
        self._talk.after()
        say("")

    async def pass_to(self, view: SeatView[Game], last: int | None) -> bool:
        """Hands the keyboard over; False where ``last`` wants to choose again."""
        words = prompts.passing_words(self.table, view.seat, last, self._keyboard.chosen)
        again = f" {again_sentence(words.again)}" if words.again else ""
        call = f"{words.call}{again}"
        # Before the first one to choose stands how the last round went: nothing secret.
        self._typed = hand_over(words.headline, call, words.button, hide=last is not None)
        return last is None or self._typed.lower() != CHOOSE_AGAIN

    async def call_all(self, last: int) -> bool:
        """Calls everybody to look, what was typed being out of sight."""
        clear()
        say(prompts.revealing_words(self.table, last).call)
        return True

    async def let_choose(self, view: SeatView[Game], before: Selection | None) -> Selection:
        """The cards of one person. Raises _SteppedInTime where a round was taken back instead."""
        table, seat = self.table, view.seat
        name = table.game.players[seat]
        question = (
            phrase("kingsroad-lines-cards-of", name=name)
            if table.setup.hot_seat
            else phrase("kingsroad-lines-your-cards")
        )
        self.seat = seat
        await self._hints.begin(seat)
        game, cards = table.game, TypedCards(table, seat)
        while True:
            word = self._typed or ask_command(question, secret=table.setup.hot_seat)
            self._typed = ""
            if not word and table.hand(seat).size:
                continue
            if await self.heed(word):
                if table.game is not game:
                    self._told.forget()
                    raise _SteppedInTime
                continue
            selection = cards.read(word or "-")
            if selection is not None and await self._hints.is_meant(seat, selection):
                return selection


class TypedCards:
    """What somebody types for one choice."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self._seat = seat
        self._shown_back = ""

    def read(self, word: str) -> Selection | None:
        """The cards of a word; None, and why, where they cannot be played or are not meant yet."""
        hand = self._table.hand(self._seat)
        try:
            selection = SelectionBuilder(hand).typed(word).selection()
        except Refused as refused:
            say(prompts.refusal(refused, hand))
        except IllegalSelection as error:
            say(f"{words_of(error)}.")
        else:
            if not is_shown_back(word, self._shown_back):
                return selection
            self._shown_back = word
            say(read_as(word, selection, self._table.game.board))
        return None


class RoundsTold:
    """Says how a game stands, what is played in it, and how it ends."""

    def __init__(self, table: Table, names: Callable[[Table], Sequence[str]] = names_at) -> None:
        """``names`` gives what the players are called there."""
        self._table = table
        self._names = names
        self._seen: Revealed | None = None

    @property
    def is_half_told(self) -> bool:
        """Whether the first half of a round was told, with the cards that are revealed."""
        return self._seen is not None

    def status(self, *, with_end: bool = True) -> None:
        """Says how it stands; ``with_end``: also that the end is near."""
        position, second = self._table.position, self._table.phase is Phase.SECOND_CHOICE
        say_end = with_end and not second
        near = prompts.near_end_forms(position, self._names(self._table))[:1] if say_end else ()
        say(prompts.status_line(position, second=second) + ".", *near)

    def go_on(self, outcome: Outcome) -> None:
        """Says what was played."""
        names = self._names(self._table)
        if isinstance(outcome, Revealed):
            self._seen = outcome
            for step in narrate_reveal(outcome, names):
                say(*step.sentences)
            return
        steps = narrate_round(outcome, names, seen=self._seen, out=self._table.setup.forfeited)
        # Who has won, the last step of a game, is said by `end`.
        for step in steps[:-1] if outcome.final else steps:
            say(*step.sentences)
        self._seen = None

    def forget(self) -> None:
        """The game has gone back, or on again."""
        self._seen = None

    def end(self) -> None:
        """Says how it has ended."""
        game, names = self._table.game, self._names(self._table)
        forfeits = self._table.setup.forfeited
        outcome = outcome_sentence(game, forfeits, names)
        say("", outcome, *decided_sentences(game, forfeits, names))


class RoadLineTalk(LineTalk):
    """The rivals of one table."""

    cast = CAST

    _waits: Spoken | None = None
    """What is said once the round has been told."""

    def before(self, outcome: Outcome, *, seen: bool) -> None:
        """Says what is said before the cards are told; ``seen`` as for `remarks.hear`."""
        self._waits = None
        if talk_wanted():
            spoken = remarks.hear(self.talk, outcome, self.table.game.players, seen=seen)
            if spoken is not None and spoken.at == remarks.BEFORE:
                self.say(spoken)
            else:
                self._waits = spoken

    def after(self) -> None:
        """Says what is said of what has just been told."""
        self.say(self._waits)
        self._waits = None

    def back(self) -> None:
        """The game has gone back, or on again."""
        self.talk.forget_from(self.table.game.table_position.round)

    def log(self, round_number: int) -> list[str]:
        """What was said in a round."""
        names = self.table.game.players
        return said_by_round(self.talk.said_in(round_number), names).get(round_number, [])

    def last_word(self) -> Spoken | None:
        game, out = self.table.game, tuple(self.table.setup.forfeited)
        return remarks.last_word(self.talk, game, out)


LINES: Final = LineGame(
    title="King's Road",
    tables=TABLES,
    set_up=set_up,
    question=continue_question,
    at=KingsroadPlay,
    counted=COUNTED_LINES,
)
"""The game in plain text."""
