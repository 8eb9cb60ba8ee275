"""King & Assassins in plain text, line by line, with the actions in the notation of records.

Nothing is drawn unless it is asked for; the end of the input leaves the game, which is saved.
"""

from __future__ import annotations

import secrets
from pathlib import Path

from advisor.messages.characters import names_at_table
from advisor.messages.computers import RANDOM
from advisor.messages.town_computers import TOWN_STRENGTHS
from assassins.actions import Side
from assassins.games import Opponents, TownGame, TownGameError, begin_game
from assassins.records import TownRecordError
from assassins.secret import Secret
from kingsroad_tui.assassins.computer_players import TownComputers
from kingsroad_tui.assassins.session.knights import knight_numbers
from kingsroad_tui.assassins.session.seats import TownSeat, TownSetup
from kingsroad_tui.assassins.session.table import TownTable, Waiting
from kingsroad_tui.assassins.storage.saves import (
    SavedTown,
    last_unfinished_town,
    read_town_table,
    write_named,
)
from kingsroad_tui.assassins.storage.tables import new_town_table, town_copy_of, town_table_from
from kingsroad_tui.assassins.text import line_mode as words
from kingsroad_tui.assassins.text.game import assassins_sentence
from kingsroad_tui.assassins.text.hints import NO_HINTS
from kingsroad_tui.assassins.text.narration import narrate_phase
from kingsroad_tui.assassins.text.outcome import (
    decided_sentence,
    match_sentence,
    round_lines,
    winner_sentence,
)
from kingsroad_tui.assassins.text.prompts import forfeit_words, reveals, status_line
from kingsroad_tui.assassins.town_lines import TownLines, hint_lines
from kingsroad_tui.errors import Unusable
from kingsroad_tui.line_continue import left, wanted
from kingsroad_tui.line_io import Leave, ask, ask_command, ask_until, say
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.solver.line_session import play_by_lines
from kingsroad_tui.storage.held_file import HeldElsewhere
from kingsroad_tui.storage.saves import save_path

_MAX_SEED = 2**31 - 1


def play_town_plain(file: Path | None = None) -> int:
    """Plays on standard input and output, on with ``file`` if there is one; the exit code.

    Raises:
        Unusable: the file is no usable record.
    """
    try:
        saved = read_town_table(file) if file else None
    except TownRecordError as error:
        raise Unusable(str(error)) from None
    play_by_lines(lambda solver: _PlainTown(_table(saved), solver).play())
    return 0


def _table(saved: SavedTown | None) -> TownTable:
    """The game asked for or to continue, or a copy where it runs elsewhere; else a new one."""
    say("King & Assassins in plain text. Press Enter to accept the default in brackets.")
    saved = saved or _to_continue()
    if saved is None:
        return new_town_table(*_set_up(), say)
    try:
        return town_table_from(saved, say)
    except HeldElsewhere:
        say("This game is being played in another window or terminal.")
        if ask_until("Go on with a copy of it, y or n", "n", ("y", "n")) == "n":
            raise Leave from None
        return town_table_from(town_copy_of(saved), say)


def _to_continue() -> SavedTown | None:
    """The unfinished game, where there is one and it is wanted."""
    return wanted(last_unfinished_town(), words.continue_question)


def _set_up() -> tuple[TownGame, TownSetup]:
    """A new game, set up by a few questions."""
    kinds = {
        "king": (TownSeat(), _computer()),
        "people": (_computer(), TownSeat()),
        "both": (TownSeat(), TownSeat()),
    }
    while True:
        king, people = kinds[ask_until("Your side: king, people or both", "king", kinds)]
        defaults = names_at_table((king.character, people.character))
        sides = ("the king's side", "the people's side")
        names = [ask(f"Name of {who}", name) for who, name in zip(sides, defaults, strict=True)]
        try:
            game = begin_game(Opponents(*names))
        except TownGameError as error:
            say(f"{error}. Please try again.")
            continue
        return game, TownSetup(king, people, secrets.randbelow(_MAX_SEED))


def _computer() -> TownSeat:
    """The strongest computer player."""
    names = [name for name in TOWN_STRENGTHS if name != RANDOM]
    return TownSeat((names or [RANDOM])[-1])


class _PlainTown:
    """One game, played by lines."""

    def __init__(self, table: TownTable, solver: Solver) -> None:
        self._table = table
        self._lines = TownLines(table)
        self._computers = TownComputers(solver)

    async def play(self) -> None:
        """Plays to the end of the game."""
        say("Type help for what you can type.", "")
        try:
            while self._table.waiting is not Waiting.NOTHING:
                await self._go_on()
        except Leave:
            raise left(self._table, self._save) from None
        finally:
            self._table.leave()
        game = self._table.game
        say("", winner_sentence(game), decided_sentence(game))
        if match := match_sentence(game, self._table.setup.first_winner):
            say(match)
        if game.secret is not None:
            say(assassins_sentence(game.secret.letters))
        say(*round_lines(game))
        if self._table.unsaved():
            raise left(self._table, self._save)

    async def _go_on(self) -> None:
        table = self._table
        if table.waiting is Waiting.SECRET:
            await self._choose_secret()
        elif table.person_acts:
            await self._act()
        else:
            numbers = knight_numbers(table.game)
            actions = await self._computers.play_phase(table.turn())
            for side, why in table.note_forfeits(self._computers.programs.forfeits):
                say(forfeit_words(table.game.players.of(side), why))
            phase = table.play_phase(actions)
            say("", f"Round {phase.round}: {table.game.players.of(phase.side)}")
            for scene in narrate_phase(phase, table.game.players, numbers):
                say(*scene.sentences)

    async def _choose_secret(self) -> None:
        table = self._table
        if table.person_acts:
            await self._ask_for_secret()
        elif table.game.rounds:
            table.draw_secret()
        else:
            table.choose_secret(await self._computers.choose_secret(table.turn()))

    async def _ask_for_secret(self) -> None:
        table = self._table
        name = table.game.players.people
        say(*words.standing_lines(table.position, knight_numbers(table.game)))
        while True:
            question = f"{name}, your three assassins, such as adk (hint gives advice)"
            letters = ask_command(question, secret=True).lower()
            if letters == "hint":
                await self._hint()
                continue
            try:
                table.choose_secret(Secret.of(letters.replace(" ", "").replace(",", "")))
            except (ValueError, TownGameError) as error:
                say(f"That cannot be: {error}.")
            else:
                return

    async def _act(self) -> None:
        """One phase of a person."""
        table = self._table
        phases = len(table.game.phases)
        say("", status_line(table.game), *words.card_sentences(table.position))
        while len(table.game.phases) == phases:
            line = ask_command(table.game.players.of(table.side))
            if line.strip().lower() == "hint":
                await self._hint()
            elif not self._command(line) and self._may_act(line):
                self._lines.act(line)

    async def _hint(self) -> None:
        """Clock, danger and the best turn, by what the side may see."""
        table = self._table
        if not table.setup.hints:
            say(NO_HINTS)
            return
        with_secret = not table.setup.hot_seat
        say(*await hint_lines(table, self._computers, with_secret=with_secret))

    def _may_act(self, line: str) -> bool:
        """Whether actions may be done now: that somebody is no assassin is for one person alone."""
        people = self._table.side is Side.PEOPLE
        return not (people and reveals(line)) or self._others_look_away()

    def _others_look_away(self) -> bool:
        """Whether nobody sees what is secret but the people's player."""
        table = self._table
        if not table.setup.hot_seat:
            return True
        return ask_until(f"{table.game.players.king} looks away now, y or n", "n", "yn") == "y"

    def _command(self, line: str) -> bool:
        """Does what a word asks for; False where it is none."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "help" | "?":
                say(*words.help_text())
            case "end":
                self._table.end_phase()
            case "secret":
                self._say_secret()
            case "save":
                self._save(rest)
            case _:
                return self._lines.command(line)
        return True

    def _say_secret(self) -> None:
        table = self._table
        secret = table.game.secret
        if secret is None or table.side is not Side.PEOPLE:
            say("Only the people's player has secret cards, and looks at them in a phase.")
        elif self._others_look_away():
            say(words.secret_line(secret.assassins))

    def _save(self, name: str) -> bool:
        """Saves the game by a name; says so, or why not, and whether it did."""
        try:
            path = save_path(name)
            write_named(path, self._table.game, self._table.setup, replace=False)
        except FileExistsError:
            say(f"{path.name} is there already; choose another name.")
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else str(error)
            say(f"This cannot be saved: {why}.")
        else:
            say(f"Saved: {path}")
            return True
        return False
