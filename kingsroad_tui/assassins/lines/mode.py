"""King & Assassins in plain text, line by line, with the actions in the notation of records.

Nothing is drawn unless it is asked for; the end of the input leaves the game, which is saved.
"""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path

from advisor.messages.assassins_assumptions import (
    AssassinsAssumptionError,
    parse_assassins_assumptions,
)
from assassins.actions import Side
from assassins.games import AssassinsGame, AssassinsGameError, Opponents
from assassins.players import RunningPhase, SideView, play
from assassins.rounds import PhaseReport
from assassins.secret import Secret
from kingsroad_tui.assassins.hints.hints import NO_HINTS
from kingsroad_tui.assassins.hints.supposed import can_be
from kingsroad_tui.assassins.home.menu_words import ENTRY
from kingsroad_tui.assassins.library.saves import (
    write_named,
)
from kingsroad_tui.assassins.library.tables import TABLES, new_assassins_table
from kingsroad_tui.assassins.lines import words
from kingsroad_tui.assassins.lines.new_game import COUNTED_LINES, set_up_assassins
from kingsroad_tui.assassins.lines.table import AssassinsHint, AssassinsLines, hint_of
from kingsroad_tui.assassins.lines.talk import AssassinsLineTalk
from kingsroad_tui.assassins.play.computer_players import AssassinsSeatPlayers
from kingsroad_tui.assassins.play.handing_over import CHOSEN, giving_back, passing_to_people
from kingsroad_tui.assassins.play.knights import knight_numbers, knight_numbers_before
from kingsroad_tui.assassins.play.narration import narrate_phase
from kingsroad_tui.assassins.play.outcome import (
    decided_sentence,
    match_sentence,
    round_lines,
    swapped_sentence,
    winner_sentence,
)
from kingsroad_tui.assassins.play.prompts import forfeit_words, reveals, status_line
from kingsroad_tui.assassins.play.seats import side_alone
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.play.typed_actions import typed_secret
from kingsroad_tui.assassins.results import mark_of
from kingsroad_tui.assassins.words.game import assassins_sentence
from kingsroad_tui.assassins.words.turns import log_lines
from kingsroad_tui.curtain.words import CurtainWords
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.lines.counted import Counted
from kingsroad_tui.lines.line_io import Leave, ask, ask_command, clear, hand_over, say
from kingsroad_tui.lines.rivals import toggle_talk
from kingsroad_tui.lines.session import LineSession, left, save_by_lines
from kingsroad_tui.lines.setup import MAX_SEED, Opened, TableLaid, ask_until
from kingsroad_tui.lines.words import UNKNOWN_WORD
from kingsroad_tui.solver.client import Solver


def play_assassins_plain(file: Path | None = None, counted: Counted | None = None) -> int:
    """Plays on standard input and output, on with ``file`` if there is one; the exit code.

    ``counted``: play a game that counts instead.

    Raises:
        Unusable: the file is no usable record.
    """
    return LineSession(
        ENTRY.title,
        TABLES,
        new_assassins_table,
        set_up_assassins if counted is None else partial(COUNTED_LINES.laid, counted),
        words.continue_question,
        lambda table, solver: _PlainTown(table, solver).play(),
    ).run(file, at_once=counted is not None)


class _PlainTown:
    """One game, played by lines: the people at the terminal play here, as a `SidePlayer`, and what
    others do is said here, as to a `PhaseWatcher`."""

    def __init__(self, table: AssassinsTable, solver: Solver) -> None:
        self._table = table
        self._lines = AssassinsLines(table)
        self._solver = solver
        self._others = AssassinsSeatPlayers(solver, table.setup)
        self._hint: AssassinsHint | None = None
        """The hint on the phase as it stands; None where none was asked for."""

        self._claims: list[str] = []
        """What hints suppose."""

        self._talk = AssassinsLineTalk(table)
        self._typed = ""
        """What was typed before Enter as the keyboard was handed over."""

        self._secret_in_sight = False
        """Whether what one of two people at this terminal must not see stands on it."""

    async def play(self) -> AssassinsTable | None:
        """Plays to the end of the game; answers the table for another one, where that is wanted."""
        say(words.TYPE_HELP, "")
        table = self._table
        try:
            game = await play(table.game, self._others.players(self), table.deal, self)
            self._others.end(game)
            self._say_outcome()
            return self._after_the_end()
        except Leave:
            raise left(self._table, self._save) from None
        finally:
            self._others.close()
            table.leave()

    def _say_outcome(self) -> None:
        game = self._table.game
        say("", winner_sentence(game), decided_sentence(game))
        if match := match_sentence(game, self._table.setup.first_winner):
            say(match)
        if game.secret is not None:
            say(assassins_sentence(game.secret.letters))
        say(*round_lines(game))
        say(*self._result())
        self._talk.over()

    def _result(self) -> list[str]:
        return COUNTED_LINES.after(mark_of(self._table.game, self._table.setup))

    def _after_the_end(self) -> AssassinsTable | None:
        """What can be done with a finished game; leaves at Enter."""
        while line := ask(words.AT_THE_END):
            match line.lower():
                case "again":
                    return self._another()
                case "result":
                    say(*self._result())
                case "swap":
                    return self._swapped()
                case "help" | "?":
                    say(*words.help_text(words.END_HELP))
                case _:
                    word, _, rest = line.partition(" ")
                    if word.lower() == "save":
                        self._save(rest)
                    elif word.lower() not in words.AT_ANY_TIME or not self._lines.command(line):
                        say(UNKNOWN_WORD)
        return None

    def _another(self) -> AssassinsTable:
        """A new game, the same sides; of the ladder, its next one."""
        if self._table.setup.occasion.rung:
            try:
                COUNTED_LINES.play_ladder()
            except TableLaid as laid:
                return new_assassins_table(*laid.table, say)
            except Opened as opened:
                return TABLES.of(opened.saved, say)
        table, seed = self._table, secrets.randbelow(MAX_SEED)
        setup = table.setup.for_another(seed)
        return self._new_table(table.game.players, setup)

    def _swapped(self) -> AssassinsTable:
        """The second game of a match; after that, the first of another one."""
        table = self._table
        assert table.game.result is not None
        king, people = table.game.players
        winner = table.game.players.of(table.game.result.winner)
        first = "" if table.setup.first_winner else winner
        setup = table.setup.swapped(secrets.randbelow(MAX_SEED), first)
        players = Opponents(people, king)
        say(swapped_sentence(players, first, alone=side_alone(setup)))
        return self._new_table(players, setup)

    def _new_table(self, players: Opponents, setup: Setup) -> AssassinsTable:
        return new_assassins_table(self._table.game.again(players), setup, say)

    # -------------------------------------------------------------------------- the game

    def changed(self, game: AssassinsGame) -> None:
        self._table.changed(game)

    async def saw(self, game: AssassinsGame, phase: PhaseReport | None) -> None:
        """Says what others have done."""
        setup = self._table.setup
        for seat, why in self._table.note_forfeits(self._others.forfeits).items():
            say(forfeit_words(game.players[seat], why))
        if phase is None and setup.hot_seat:
            self._hand_over(giving_back(game.players, self._table.side, CHOSEN))
        elif phase is not None and phase.side.seat not in setup.people:
            say("", f"Round {phase.round}: {game.players.of(phase.side)}")
            numbers = knight_numbers_before(game, len(game.phases) - 1)
            for scene in narrate_phase(phase, game.players, numbers):
                say(*scene.sentences)
            self._talk.hear(game.phases, game.players)

    async def choose_secret(self, view: SideView) -> Secret:
        """Asks for three that fit; nothing of them stays in sight of a second person."""
        players = view.game.players
        if self._table.setup.hot_seat:
            self._hand_over(passing_to_people(players, chosen=False))
        say(*words.standing_lines(view.position, knight_numbers(view.game)))
        while True:
            letters = self._line(words.choose_question(players.people), secret=True).lower()
            if letters == "hint":
                await self._say_hint(with_secret=True)
                continue
            try:
                secret = typed_secret(letters)
                view.game.with_secret(secret)
            except (ValueError, AssassinsGameError) as error:
                say(words.cannot_be(error))
            else:
                return secret

    async def play_phase(self, phase: RunningPhase) -> None:
        """Lets a person act, line by line."""
        self._lines.phase = phase
        self._claims = []
        game, side = phase.view.game, phase.view.side
        say("", status_line(game), *words.card_sentences(game.position))
        while not phase.view.game.finished:
            line = self._line(game.players.of(side))
            match line.lower():
                case "end":
                    return
                case "hint":
                    # Of two people at one terminal nobody gets a hint that rests on the secret.
                    await self._say_hint(with_secret=not self._table.setup.hot_seat)
                case "follow":
                    self._follow()
                case _:
                    if not self._command(line) and self._may_act(line):
                        self._do(line)

    def _hand_over(self, curtain: CurtainWords) -> None:
        self._typed = hand_over(curtain.headline, curtain.call, curtain.button)

    def _line(self, question: str, *, secret: bool = False) -> str:
        """The next line; then nothing secret that stood above it is left in sight."""
        typed, self._typed = self._typed, ""
        line = typed or ask_command(question, secret=secret)
        if self._secret_in_sight:
            self._secret_in_sight = False
            clear()
            say(words.HIDDEN_AGAIN)
        return line

    def _do(self, line: str) -> None:
        """Does actions; a reveal that failed says who is no assassin, and that is secret."""
        hot_seat = self._table.setup.hot_seat
        if not self._lines.act(line) and hot_seat and reveals(line):
            self._secret_in_sight = True
            say(words.ENTER_HIDES)

    async def _say_hint(self, *, with_secret: bool) -> None:
        """Clock, danger and the best turn, by what the side may see."""
        table = self._table
        if not table.setup.hints:
            say(NO_HINTS)
            return
        if not can_be(
            parse_assassins_assumptions(self._claims, table.position).claims, table.position
        ):
            self._claims = []  # an arrest or a reveal has shown that it is not so
            say(words.NOTHING_ASSUMED)
        self._hint = await hint_of(table, self._solver, self._claims, with_secret=with_secret)
        say(*self._hint.sentences)

    def _assume(self, claim: str) -> None:
        """Supposes something for the hints of this phase; ``nothing`` forgets it all."""
        table = self._table
        if not table.setup.hints:
            say(NO_HINTS)
            return
        claims = [*self._claims, *([claim] if claim else [])]
        if claim.casefold() == words.ASSUME_NOTHING:
            claims = []
        try:
            people = parse_assassins_assumptions(claims, table.position).claims
        except AssassinsAssumptionError as error:
            say(f"{error}.")
            return
        if people and table.side is Side.PEOPLE and not table.setup.hot_seat:
            say(words.WHO_IS_KNOWN)
        elif not can_be(people, table.position):
            say(words.CANNOT_BE)
        else:
            self._claims = claims
            say(words.assumed_sentence(claims))

    def _follow(self) -> None:
        """Does what the hint would play, as long as it is the hint on this very moment."""
        hint = self._hint
        if hint is None or hint.game != self._table.game or not hint.actions:
            say(words.HINT_FIRST)
            return
        line = " ".join(hint.actions)
        say(line)
        if self._may_act(line):
            self._do(line)

    def _may_act(self, line: str) -> bool:
        """Whether actions may be done now: that somebody is no assassin is for one person alone."""
        people = self._table.side is Side.PEOPLE
        return not (people and reveals(line)) or self._others_look_away()

    def _others_look_away(self) -> bool:
        """Whether nobody sees what is secret but the people's player."""
        table = self._table
        if not table.setup.hot_seat:
            return True
        return ask_until(words.looks_away_question(table.game.players.king), "n", "yn") == "y"

    def _command(self, line: str) -> bool:
        """Does what a word asks for; False where it is none."""
        word, _, rest = line.partition(" ")
        match word.lower():
            case "help" | "?":
                say(*words.help_text())
            case "secret":
                self._say_secret()
            case "assume":
                self._assume(rest.strip())
            case "save":
                self._save(rest)
            case "log":
                say(*log_lines(self._table.game, self._talk.said))
            case "rivals":
                self._talk.say_who()
            case "talk":
                toggle_talk()
            case _:
                return self._lines.command(line)
        return True

    def _say_secret(self) -> None:
        """The people's three cards; of two people at one terminal, until the next line."""
        table = self._table
        secret = table.game.secret
        if secret is None or table.side is not Side.PEOPLE:
            say(words.SECRET_NOT_NOW)
        elif self._others_look_away():
            say(words.secret_line(secret.assassins))
            if table.setup.hot_seat:
                self._secret_in_sight = True
                say(words.ENTER_HIDES)

    def _save(self, name: str) -> bool:
        """Saves the game by a name; says so, or why not, and whether it did."""
        table = self._table
        return save_by_lines(name, partial(write_named, game=table.game, setup=table.setup))
