"""The game in plain text, line by line: for screen readers, dumb terminals and pipes.

Nothing is drawn and nothing is overwritten; every line is a sentence. Input is read by lines; its
end leaves the game, which is saved.
"""

from __future__ import annotations

import secrets

from advisor.messages.characters import PERSON, names_at_table
from advisor.messages.computers import RANDOM, STRENGTHS, character_of
from advisor.messages.protocol import (
    Advice,
    AdviceSettings,
    AdviseRequest,
    ChoiceReason,
    Progress,
)
from kingsroad.board import Board
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import Game, GameError, begin_game
from kingsroad.notation import print_position
from kingsroad.position import PLAYERS, Variant, starting_position
from kingsroad.records import GameData
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.line_continue import left, wanted
from kingsroad_tui.line_io import Leave, ask, ask_command, ask_until, say
from kingsroad_tui.session.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.session.table import Phase, Seat, SeatKind, Setup, Table
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.solver.line_session import play_by_lines
from kingsroad_tui.solver.seat_players import SeatPlayers
from kingsroad_tui.storage.held_file import HeldElsewhere
from kingsroad_tui.storage.open_table import copy_of, new_table, table_from
from kingsroad_tui.storage.saves import (
    DEFAULT_COMPUTER,
    SavedGame,
    last_unfinished,
    save_path,
    write_table,
)
from kingsroad_tui.storage.settings import read_settings
from kingsroad_tui.text.computers import new_reasons, reason_words, strength_sentence
from kingsroad_tui.text.details import detail_sentences
from kingsroad_tui.text.game import game_title
from kingsroad_tui.text.hints import (
    COMPARED,
    HintStep,
    best_sentences,
    compared_lines,
    interval_sentences,
    look_sentences,
    settings_sentence,
    standing_sentences,
)
from kingsroad_tui.text.history import no_round_words
from kingsroad_tui.text.line_mode import hand_lines, help_lines, player_lines, region_lines
from kingsroad_tui.text.narration import narrate_reveal, narrate_round
from kingsroad_tui.text.outcome import decided_sentences, outcome_sentence
from kingsroad_tui.text.people import names_at
from kingsroad_tui.text.prompts import near_end_forms, refusal, status_line
from kingsroad_tui.text.reasons import Seated, evidence_sentences, reason_sentences
from kingsroad_tui.text.rulebook import rules_as_text
from kingsroad_tui.text.undo import NO_REDO, undo_refusal


def play_plain(board: Board | None = None) -> int:
    """Plays a game on standard input and output; returns the exit code."""
    play_by_lines(lambda solver: _PlainTable(_table(board), solver).play())
    return 0


# ------------------------------------------------------------------------------- set-up


def _table(board: Board | None) -> Table:
    """The game to continue, or a copy of it where it runs elsewhere; else a new one."""
    say("King's Road in plain text. Press Enter to accept the default in brackets.")
    saved = _to_continue()
    if saved is not None:
        try:
            return table_from(saved, say)
        except HeldElsewhere:
            say("This game is being played in another window or terminal.")
            if ask_until("Go on with a copy of it, y or n", "n", ("y", "n")) == "y":
                return table_from(copy_of(saved), say)
    return new_table(*_set_up(board), say)


def _to_continue() -> SavedGame | None:
    """The unfinished game, where there is one and it is wanted."""
    return wanted(last_unfinished(), _continue_question)


def _continue_question(game: Game) -> str:
    return f"Continue {game_title(game)}, round {game.position.round}, y or n"


def _set_up(board: Board | None) -> tuple[Game, Setup]:
    """A new game, set up by a few questions."""
    while True:
        players = int(ask_until("How many players", "3", map(str, PLAYERS)))
        people = int(ask_until("How many of them are people", "1", map(str, range(1, players + 1))))
        typed = [
            ask(f"Name of person {number}", f"Player {number}") for number in range(1, people + 1)
        ]
        computer = DEFAULT_COMPUTER
        if people < players:
            known = {str(number): name for number, name in enumerate(_strengths(), start=1)}
            say(*(f"{number}: {strength_sentence(STRENGTHS[known[number]])}" for number in known))
            default = next(n for n, name in known.items() if name == DEFAULT_COMPUTER)
            computer = known[ask_until("How strong are the computer players", default, known)]
        characters = [PERSON] * people + [character_of(computer)] * (players - people)
        names = names_at_table(characters, dict(enumerate(typed)))
        permanent = ask_until("Permanent Nobles, y or n", "n", ("y", "n")) == "y"
        variant = Variant.PERMANENT_NOBLES if permanent else Variant.STANDARD
        board = board or starting_position(players).board
        try:
            game = begin_game(names, variant, board)
        except GameError as error:
            say(f"{error}. Please try again.")
            continue
        seats = tuple(
            Seat(colour=seat) if seat < people else Seat(SeatKind.COMPUTER, computer, colour=seat)
            for seat in range(players)
        )
        return game, Setup(seats, secrets.randbelow(2**31))


def _strengths() -> list[str]:
    """The computer players to choose from, weakest first."""
    return [name for name in STRENGTHS if name != RANDOM]


# ------------------------------------------------------------------------------ the table


class _PlainTable:
    """One game, played by lines."""

    def __init__(self, table: Table, solver: Solver) -> None:
        self._solver = solver
        self._players = SeatPlayers(solver)
        self._table = table
        self._narrated: Revealed | None = None
        self._told: dict[tuple[int, ChoiceReason], int] = {}
        self._step = HintStep.OFF

    async def play(self) -> None:
        """Plays to the end of the game."""
        table = self._table
        say("Type help for what you can type instead of cards.", "")
        try:
            while table.phase is not Phase.FINISHED:
                await self._phase()
            self._players.end(table.game)
        except Leave:
            raise left(table, self._save) from None
        finally:
            self._players.close()
            table.leave()
        forfeits, names = table.setup.forfeited, names_at(table)
        outcome = outcome_sentence(table.game, forfeits, names)
        say("", outcome, *decided_sentences(table.game, forfeits, names))
        if table.unsaved():
            raise left(table, self._save)

    async def _phase(self) -> None:
        """Collects everybody's choices; then narrates what happened."""
        table = self._table
        second = table.phase is Phase.SECOND_CHOICE
        names = names_at(table)
        near_end = () if second else near_end_forms(table.position, names)[:1]
        say(status_line(table.position, second=second) + ".", *near_end)
        outcome: Revealed | RoundReport | None = None
        while outcome is None and table.people_waiting:
            seat = table.people_waiting[0]
            selection = await self._choose(seat)
            if selection is not None:
                outcome = table.choose(seat, selection)
        if outcome is None:
            outcome = await table.let_computers_choose(self._players)
        say("")
        if isinstance(outcome, Revealed):
            self._narrated = outcome
            for step in narrate_reveal(outcome, names):
                say(*step.sentences)
        elif outcome is not None:
            for step in narrate_round(outcome, names, seen=self._narrated):
                say(*step.sentences)
            self._narrated = None
            reasons = new_reasons(table.reasons, outcome.before.round, self._told)
            for seat, choice in sorted(reasons.items()):
                say(f"{names[seat]} {reason_words(choice)}.")
        say("")

    async def _choose(self, seat: int) -> Selection | None:
        """The cards of one person; None if the round was taken back."""
        table = self._table
        name = table.game.players[seat]
        several = table.together
        question = f"{name}, your cards" if several else "Your cards"
        if several:
            ask(f"{name} chooses now and the others look away. Press Enter")
        self._step = HintStep.OFF
        before = table.game
        while True:
            word = ask_command(question, secret=several)
            if not word and table.hand(seat).size:
                continue
            if await self._command(word, seat):
                if table.game is not before:
                    return None
                continue
            try:
                return SelectionBuilder(table.hand(seat)).typed(word or "-").selection()
            except Refused as refused:
                say(refusal(refused, table.hand(seat)))
            except IllegalSelection as error:
                say(f"{error}.")

    async def _command(self, line: str, seat: int) -> bool:
        """Carries out a command; False if the line is none."""
        table = self._table
        names = names_at(table)
        word, _, rest = line.partition(" ")
        match word.lower():
            case "help" | "?":
                say(*help_lines())
            case "map":
                say(*region_lines(table.position, names))
            case "players":
                say(*player_lines(table.position, names))
            case "hand":
                say(*hand_lines(table.hand(seat), table.position))
            case "history":
                report = table.last_report
                steps = narrate_round(report, names) if report else ()
                sentences = [sentence for step in steps for sentence in step.sentences]
                say(*(sentences or [no_round_words(self._table.game.first.round)]))
            case "hint":
                await self._hint(seat)
            case "undo":
                self._undo()
            case "redo":
                self._redo()
            case "rules":
                say(rules_as_text())
            case "code":
                say(print_position(table.position))
            case "save":
                self._save(rest)
            case "quit":
                raise Leave
            case _:
                return False
        return True

    async def _hint(self, seat: int) -> None:
        """Says one step more of the advisor's hint, which rests on public facts alone."""
        if not self._table.setup.hints:
            say("This game was set up without hints.")
            return
        self._step = HintStep(min(self._step + 1, HintStep.DETAILS))
        settings, _ = read_settings()
        request = AdviseRequest(
            id=self._solver.fresh_id(),
            game=GameData.of(self._table.game.as_public()),
            player=seat,
            settings=AdviceSettings(
                belief=settings.belief, goal=settings.goal, seed=self._table.setup.seed
            ),
            until=Progress.PROVED if self._step >= HintStep.BEST else Progress.COMPLETE,
        )
        say("Thinking.")
        advice: Advice | None = None
        async for answer in self._solver.ask(request):
            if isinstance(answer, Advice):
                advice = answer
        if advice is None:
            say("The solver gave no answer.")
            return
        game = self._table.game
        seated = Seated(game.table_position, game.players, seat)
        for sentences in _hint_by_steps(advice, seated)[: self._step]:
            say(*sentences)
        say(settings_sentence(advice, game.players, game.board))

    def _undo(self) -> None:
        if not self._table.can_take_back:
            say(undo_refusal(len(self._table.people)))
            return
        number = self._table.last_round
        self._table.take_back()
        self._narrated = None
        say(f"Round {number} is undone; redo brings it back. The computers choose again, too.")
        say(status_line(self._table.position, second=False) + ".")

    def _redo(self) -> None:
        if not self._table.can_redo:
            say(NO_REDO)
            return
        self._table.redo()
        self._narrated = None
        say("The round is back.")

    def _save(self, name: str) -> bool:
        """Saves the game by a name; says so, or why not, and whether it did."""
        try:
            path = save_path(name)
            write_table(path, self._table.game, self._table.setup, replace=False)
        except FileExistsError:
            say(f"{path.name} is there already; choose another name.")
        except ValueError as error:
            say(f"Not saved: {error}.")
        except OSError as error:
            say(f"Not saved: {error.strerror or error}.")
        else:
            say(f"Saved as {path}.")
            return True
        return False


def _hint_by_steps(advice: Advice, seated: Seated) -> list[list[str]]:
    """The sentences that each step of a hint adds to those before it."""
    compared = [f"{cards}: {worth}" for cards, worth in compared_lines(advice, seated.board)]
    return [
        look_sentences(advice, seated),
        standing_sentences(advice, seated.names),
        [
            *best_sentences(advice, seated.board),
            *reason_sentences(advice, seated),
        ],
        [
            COMPARED[advice.goal],
            *compared,
            *interval_sentences(advice),
            *evidence_sentences(advice, seated),
        ],
        detail_sentences(advice, seated),
    ]
