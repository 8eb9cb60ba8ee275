"""King & Assassins in plain text, line by line, with the actions in the notation of records.

A new game is set up by a few questions. Nothing is drawn unless it is asked for; the end of the
input leaves the game, which is saved.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from advisor.assassins.programs import greet_assassins_program
from advisor.messages import assassins_assumptions
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import Strength, names_at_table
from assassins import games
from assassins.actions import Side
from assassins.notation import print_position
from assassins.rounds import PhaseReport
from assassins.running import RunningPhase
from assassins.secret import Secret
from assassins.town import SQUARE_NAMES, Town, read_town, side_a
from kingsroad_tui.assassins.hints.what_if_words import can_be
from kingsroad_tui.assassins.in_app import TABLES
from kingsroad_tui.assassins.ladder import LADDER
from kingsroad_tui.assassins.library import saves
from kingsroad_tui.assassins.lines import words as lines_words
from kingsroad_tui.assassins.lines.practise import AssassinsHint, AssassinsLines, hint_of
from kingsroad_tui.assassins.lines.words import SET_UP_WORDS
from kingsroad_tui.assassins.places import GAME, NAME
from kingsroad_tui.assassins.play import handing_over, outcome, typed_actions
from kingsroad_tui.assassins.play.computer_players import AssassinsSeatPlayers
from kingsroad_tui.assassins.play.narration import narrate_phase
from kingsroad_tui.assassins.play.prompts import reveals, status_line
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.results import mark_of
from kingsroad_tui.assassins.rivals import remarks
from kingsroad_tui.assassins.rivals.remarks import CAST
from kingsroad_tui.assassins.words.game import SIDES, assassins_sentence
from kingsroad_tui.assassins.words.turns import log_lines
from kingsroad_tui.curtain.words import CurtainWords
from kingsroad_tui.help.rules_page import RulesSection, rules_of
from kingsroad_tui.home.usual_table import own_character
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.library.seats import Seat, Setup, new_seed
from kingsroad_tui.lines.line_io import ask, ask_command, clear, hand_over, say, word_lines
from kingsroad_tui.lines.session import LineGame, LinePlay, LineTalk, Word, talk_wanted
from kingsroad_tui.lines.setup import (
    CountedLines,
    SetUpWords,
    ask_until,
    board_named,
    keep_name,
    own_default,
    say_strengths,
    seat_of,
    set_up_until,
    strengths_of,
)
from kingsroad_tui.rivals.remarks import Spoken
from kingsroad_tui.solver.client import Solver
from kingsroad_tui.words.errors import words_of
from tabletop.game import SeatView, play
from tabletop.say import Say
from tabletop.words.voice import phrase

_NOTHING: Final = "nothing"
"""What is typed for hints to suppose nothing any more."""

COUNTED_LINES: Final = CountedLines(LADDER)
"""The ladder and the day's game."""

_SIDES: Final = {
    "king": (True, False),
    "people": (False, True),
    "both": (True, True),
    "none": (False, False),
}
"""By the answer, whether a person plays the king's side and the people's."""


def set_up_assassins() -> tuple[games.AssassinsGame, Setup]:
    """A new game. Raises Leave, or Opened where a saved one is asked for instead."""
    return set_up_until(_NewTown().ask, games.AssassinsGameError)


class _NewTown:
    """The questions, and what has been answered so far."""

    def __init__(self) -> None:
        self._town = side_a()
        self._start: int | None = None
        self._words = SetUpWords(
            SET_UP_WORDS,
            lambda: map(saves.recent_assassins_spans, saves.recent_towns()),
            partial(rules_of, GAME),
            saves.read_assassins_table,
            board=self._read_board,
            start=self._set_start,
            ladder=lambda _: COUNTED_LINES.say_ladder(),
            today=lambda _: COUNTED_LINES.play_day(),
        )
        self._strengths: Sequence[Strength] = strengths_of(ASSASSINS_STRENGTHS)

    def ask(self) -> tuple[games.AssassinsGame, Setup]:
        """Asks for a game. Raises AssassinsGameError for one that the rules do not allow."""
        king, people = self._seats()
        alone = king.person != people.person
        defaults = names_at_table(
            [
                own_character(own_default(""))
                if seat.person and alone
                else seat.character(ASSASSINS_STRENGTHS)
                for seat in (king, people)
            ]
        )
        names = [
            ask(phrase("assassins-home-name-of", side=who), name)
            for who, name in zip(SIDES.values(), defaults, strict=True)
        ]
        if alone:
            keep_name(names[0 if king.person else 1])
        game = games.begin_game(games.Opponents(*names), self._town, self._ask_for_start())
        return game, Setup((king, people), self._words.seed, self._words.hints)

    def _seats(self) -> tuple[Seat, Seat]:
        persons = _SIDES[self._words.ask_until(phrase("assassins-home-your-side"), "king", _SIDES)]
        if not all(persons):
            say_strengths(self._strengths)
        king, people = (
            Seat() if person else self._computer(side)
            for person, side in zip(persons, Side, strict=True)
        )
        return king, people

    def _computer(self, side: Side) -> Seat:
        """The computer player or program of a side; the strongest where nothing is said."""
        default = str(len(self._strengths))

        def greet(command: str) -> None:
            greet_assassins_program(command, side)

        question = phrase("assassins-home-who-plays", side=SIDES[side])
        player = self._words.ask_for_player(question, default, self._strengths, greet)
        return seat_of(player)

    def _ask_for_start(self) -> int | None:
        """Where the king starts; asked where the board has several squares for it."""
        squares = _starts(self._town)
        if self._start is None and len(squares) > 1:
            chosen = self._words.ask_until(
                phrase("assassins-home-king-starts-on"), squares[0], squares
            )
            return SQUARE_NAMES.index(chosen)
        return self._start

    def _set_start(self, square: str) -> None:
        squares = _starts(self._town)
        if square.lower() not in squares:
            say(phrase("assassins-home-can-start-on", squares=tuple(squares)))
            return
        self._start = SQUARE_NAMES.index(square.lower())
        say(phrase("assassins-home-starts-on", square=square.lower()))

    def _read_board(self, name: str) -> None:
        if (town := board_named(name, read_town)) is not None:
            self._town, self._start = town, None


def _starts(town: Town) -> list[str]:
    return [SQUARE_NAMES[start.square] for start in town.kings]


class AssassinsPlay(LinePlay[games.AssassinsGame, AssassinsTable]):
    """One game, played by lines: the people at the terminal play here, as a `Player`, and what
    others do is said here, as to a `Watcher`."""

    type_help = Say("lines-type-help")
    at_the_end = Say("assassins-lines-at-the-end")
    saved_games = saves.ASSASSINS_SAVES
    strengths = ASSASSINS_STRENGTHS

    def __init__(self, table: AssassinsTable, solver: Solver) -> None:
        super().__init__(table)
        self._lines = AssassinsLines(table)
        self._solver = solver
        self._others = AssassinsSeatPlayers(solver, table.setup)
        self._hint: AssassinsHint | None = None
        """The hint on the phase as it stands; None where none was asked for."""

        self._claims: list[str] = []
        """What hints suppose."""

        self._talk = TownLineTalk(table)
        self._typed = ""
        """What was typed before Enter as the keyboard was handed over."""

        self._secret_in_sight = False
        """Whether what one of two people at this terminal must not see stands on it."""

    async def play_on(self) -> None:
        table = self.table
        self._others.end(await play(table.game, self._others.players(self), self, table.deal))

    def close(self) -> None:
        self._others.close()

    def say_outcome(self) -> None:
        say_end(self.table.game, self.table.setup.first_winner)
        say(*self.result())
        self._talk.over()

    def another(self, seed: int) -> AssassinsTable:
        return self._new_table(self.table.game.players, self.table.setup.for_another(seed))

    def next_game(self, word: str) -> AssassinsTable | None:
        return self._swapped() if word == "swap" else None

    def _swapped(self) -> AssassinsTable:
        """The second game of a match; after that, the first of another one."""
        table = self.table
        assert table.game.result is not None
        king, people = table.game.players
        winner = table.game.players.of(table.game.result.winner)
        first = "" if table.setup.first_winner else winner
        setup = table.setup.swapped(new_seed(), first)
        players = games.Opponents(people, king)
        say(outcome.swapped_sentence(players, first, alone=handing_over.side_alone(setup)))
        return self._new_table(players, setup)

    def _new_table(self, players: games.Opponents, setup: Setup) -> AssassinsTable:
        return TABLES.new(self.table.game.again(players), setup, say)

    # ----------------------------------------------------------------------- what can be typed

    def help_lines(self) -> list[str]:
        over = self.table.game.finished
        return word_lines(lines_words.END_WORDS) if over else lines_words.help_text()

    def rules(self) -> tuple[RulesSection, ...]:
        return rules_of(GAME)

    def code(self) -> str:
        return print_position(self.table.position)

    def result(self) -> list[str]:
        return COUNTED_LINES.after(mark_of(self.table.game, self.table.setup))

    def words(self) -> dict[str, Word]:
        table = self.table
        found: dict[str, Word] = super().words() | {
            **self._lines.words(),
            "log": lambda _: say(*log_lines(table.game, self._talk.said)),
        }
        if table.game.finished:
            found["log"] = self._lines.words()["log"]
            found["result"] = lambda _: say(*self.result())
            return {word: do for word, do in found.items() if word in lines_words.AT_THE_END_TOO}
        # Of two people at one terminal nobody gets a hint that rests on the secret.
        with_secret = not table.setup.hot_seat
        return found | {
            "hint": lambda _: self._say_hint(with_secret=with_secret),
            "follow": lambda _: self._follow(),
            "secret": lambda _: self._say_secret(),
            "assume": self._assume,
        }

    # -------------------------------------------------------------------------- the game

    def chose(self, seat: int) -> None:
        """Takes no notice: who chooses does it alone."""

    def changed(self, game: games.AssassinsGame) -> None:
        self.table.changed(game)

    async def saw(self, before: games.AssassinsGame, game: games.AssassinsGame) -> None:
        """Says what others have done."""
        phase = game.phase_since(before)
        setup = self.table.setup
        for seat, why in self.table.note_forfeits(self._others.forfeits).items():
            say(phrase("assassins-forfeits", name=game.players[seat], why=why))
        if phase is None and setup.hot_seat:
            self._hand_over(
                handing_over.giving_back(
                    game.players, self.table.side, phrase("assassins-hand-over-chosen")
                )
            )
        elif phase is not None and phase.side.seat not in setup.people:
            say_last_phase(game)
            self._talk.hear(game.phases, game.players)

    async def choose(self, view: SeatView[games.AssassinsGame]) -> games.AssassinsChoice:
        """Lets a person choose the assassins, or act."""
        if view.turn.phase == games.ASSASSINS:
            return await self.choose_secret(view)
        phase = RunningPhase(self.table.game, self.changed)
        await self.play_phase(phase)
        return phase.choice

    async def choose_secret(self, view: SeatView[games.AssassinsGame]) -> Secret:
        """Asks for three that fit; nothing of them stays in sight of a second person."""
        players = view.game.players
        if self.table.setup.hot_seat:
            self._hand_over(handing_over.passing_to_people(players, chosen=False))
        say(
            *lines_words.standing_lines(view.game.position, typed_actions.knight_numbers(view.game))
        )
        while True:
            letters = self._line(
                phrase("assassins-lines-choose-question", name=players.people), secret=True
            ).lower()
            if letters == "hint":
                await self._say_hint(with_secret=True)
                continue
            if (secret := read_secret(letters, view.game)) is not None:
                return secret

    async def play_phase(self, phase: RunningPhase) -> None:
        """Lets a person act, line by line."""
        self._lines.phase = phase
        self._claims = []
        game, side = phase.view.game, phase.view.game.position.side
        # Whoever acts may not see the assassins; they are chosen.
        status = status_line(game, followed=True)
        say("", status, *lines_words.card_sentences(game.position))
        while not phase.view.game.finished:
            line = self._line(game.players.of(side))
            if line.lower() == "end":
                return
            if not await self.heed(line) and self._may_act(line):
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
            say(phrase("assassins-lines-hidden-again"))
        return line

    def _do(self, line: str) -> None:
        """Does actions; a reveal that failed says who is no assassin, and that is secret."""
        hot_seat = self.table.setup.hot_seat
        if not self._lines.act(line) and hot_seat and reveals(line):
            self._secret_in_sight = True
            say(with_keys(phrase("assassins-lines-enter-hides")))

    async def _say_hint(self, *, with_secret: bool) -> None:
        """Clock, danger and the best turn, by what the side may see."""
        table = self.table
        if not table.setup.hints:
            say(phrase("assassins-hints-no-hints"))
            return
        if not can_be(
            assassins_assumptions.parse_assassins_assumptions(self._claims, table.position).claims,
            table.position,
        ):
            self._claims = []  # an arrest or a reveal has shown that it is not so
            say(phrase("assassins-lines-nothing-assumed"))
        self._hint = await hint_of(table, self._solver, self._claims, with_secret=with_secret)
        say(*self._hint.sentences)

    def _assume(self, claim: str) -> None:
        """Supposes something for the hints of this phase; ``nothing`` forgets it all."""
        table = self.table
        if not table.setup.hints:
            say(phrase("assassins-hints-no-hints"))
            return
        claims = [*self._claims, *([claim] if claim else [])]
        if claim.casefold() == _NOTHING:
            claims = []
        try:
            people = assassins_assumptions.parse_assassins_assumptions(
                claims, table.position
            ).claims
        except assassins_assumptions.AssassinsAssumptionError as error:
            say(f"{words_of(error)}.")
            return
        if people and table.side is Side.PEOPLE and not table.setup.hot_seat:
            say(phrase("assassins-lines-who-is-known"))
        elif not can_be(people, table.position):
            say(phrase("assassins-lines-cannot-be"))
        else:
            self._claims = claims
            say(lines_words.assumed_sentence(claims))

    def _follow(self) -> None:
        """Does what the hint would play, as long as it is the hint on this very moment."""
        hint = self._hint
        if hint is None or hint.game != self.table.game or not hint.actions:
            say(phrase("assassins-lines-hint-first"))
            return
        line = " ".join(hint.actions)
        say(line)
        if self._may_act(line):
            self._do(line)

    def _may_act(self, line: str) -> bool:
        """Whether actions may be done now: that somebody is no assassin is for one person alone."""
        people = self.table.side is Side.PEOPLE
        return not (people and reveals(line)) or self._others_look_away()

    def _others_look_away(self) -> bool:
        """Whether nobody sees what is secret but the people's player."""
        table = self.table
        if not table.setup.hot_seat:
            return True
        return (
            ask_until(
                phrase("assassins-lines-looks-away-question", king=table.game.players.king),
                "n",
                "yn",
            )
            == "y"
        )

    def _say_secret(self) -> None:
        """The people's three cards; of two people at one terminal, until the next line."""
        table = self.table
        secret = table.game.secret
        if secret is None or table.side is not Side.PEOPLE:
            say(phrase("assassins-lines-secret-not-now"))
        elif self._others_look_away():
            say(lines_words.secret_line(secret.assassins))
            if table.setup.hot_seat:
                self._secret_in_sight = True
                say(with_keys(phrase("assassins-lines-enter-hides")))


def read_secret(letters: str, game: games.AssassinsGame) -> Secret | None:
    """Three assassins by their letters; None, and why, where these cannot be."""
    try:
        secret = typed_actions.typed_secret(letters)
        game.with_secret(secret)
    except (ValueError, games.AssassinsGameError) as error:
        say(phrase("assassins-lines-no-such-secret", why=words_of(error)))
        return None
    return secret


def say_last_phase(game: games.AssassinsGame) -> None:
    """Says what was done in the last phase."""
    phase = game.phases[-1]
    say("", phrase("assassins-phase-title", round=phase.round, side=game.players.of(phase.side)))
    numbers = typed_actions.knight_numbers_before(game, len(game.phases) - 1)
    for scene in narrate_phase(phase, game.players, numbers):
        say(*scene.sentences)


def say_end(game: games.AssassinsGame, first_winner: str = "") -> None:
    """Says how a game has ended; ``first_winner`` as for `match_sentence`."""
    say("", outcome.winner_sentence(game), outcome.decided_sentence(game))
    if match := outcome.match_sentence(game, first_winner):
        say(match)
    if game.secret is not None:
        say(assassins_sentence(game.secret.letters))
    say(*outcome.round_lines(game))


class TownLineTalk(LineTalk):
    """The rivals of one table."""

    cast = CAST

    @property
    def said(self) -> dict[tuple[int, Side], list[str]]:
        """The lines said, by round and side."""
        return remarks.said_by_phase(self.talk)

    def hear(self, phases: Sequence[PhaseReport], players: games.Opponents) -> None:
        """Says what the side says that has just played, the last one, if anything."""
        if phases[-1].side.seat in self.table.setup.computers and talk_wanted():
            self.say(remarks.hear(self.talk, phases, players))

    def last_word(self) -> Spoken | None:
        return remarks.last_word(self.talk, self.table.game)


LINES: Final = LineGame(
    title=NAME,
    tables=TABLES,
    set_up=lambda _: set_up_assassins(),
    question=lines_words.continue_question,
    at=AssassinsPlay,
    counted=COUNTED_LINES,
)
"""The game in plain text."""
