"""Practising King & Assassins by lines: the town as text, the phase typed, judged, and when it
comes back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from advisor.messages.assassins_review import AssassinsReview, PhaseReview
from advisor.messages.exercises import AssassinsExercise
from advisor.messages.puzzle_files import assassins_puzzles
from assassins.actions import Side
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from assassins.running import RunningPhase
from assassins.town import LETTERS
from kingsroad_tui.assassins.lines import words as line_mode
from kingsroad_tui.assassins.lines.table import AssassinsLines
from kingsroad_tui.assassins.play.computer_players import judge_phase, review
from kingsroad_tui.assassins.play.knights import knight_numbers
from kingsroad_tui.assassins.play.table import AssassinsTable, ReviewedSide
from kingsroad_tui.assassins.practice import words as text
from kingsroad_tui.assassins.practice.exercises import (
    AssassinsLaidOut,
    is_phase_solved,
    solved_at_once,
)
from kingsroad_tui.assassins.practice.training import (
    OwnTown,
    assassins_book,
    gather_towns,
    keep_assassins_mistakes,
)
from kingsroad_tui.assassins.review import shown
from kingsroad_tui.assassins.words.turns import log_lines
from kingsroad_tui.lines.line_io import Leave, ask_command, say
from kingsroad_tui.lines.practise import LinePractice
from kingsroad_tui.practice.exercise_run import ExerciseRun
from kingsroad_tui.practice.training_book import Happened, Sitting
from tabletop.errors import LocatedError


def practice() -> AssassinsPractice:
    """The exercises of this game, with the book as it lies there."""
    return AssassinsPractice(assassins_book(), assassins_puzzles())


class AssassinsPractice(LinePractice[AssassinsExercise, OwnTown]):
    """The exercises of this game."""

    def gather(self) -> Sequence[OwnTown]:
        """As `LinePractice` has it."""
        return gather_towns()

    async def judge(self, game: OwnTown) -> None:
        """As `LinePractice` has it."""
        side: ReviewedSide = "king" if game.side is Side.KING else "people"
        async for answer in review(self.solver, AssassinsGameData.of(game.game), side):
            if isinstance(answer, AssassinsReview):
                keep_assassins_mistakes(game, answer.phases)
            elif answer is None:
                say(shown.NO_ANSWER)

    async def play(self, run: ExerciseRun[AssassinsExercise]) -> None:
        """As `LinePractice` has it."""
        try:
            laid = AssassinsLaidOut.of(run.current)
        except LocatedError:
            say(text.UNUSABLE)
            return
        say(text.assassins_heading(laid, run), *_standing(laid), *text.plain_task(laid))
        sitting = Sitting()
        if laid.phase:
            await self._phase(laid, sitting)
        else:
            self._who(laid, sitting)

    def _shown(self, laid: AssassinsLaidOut, sitting: Sitting) -> None:
        """The answer, which counts as not known."""
        back = self.keep(sitting, laid.exercise, Happened.SHOWN)
        say(*text.answer_sentences(laid), *filter(None, [back]))

    async def _phase(self, laid: AssassinsLaidOut, sitting: Sitting) -> None:
        """A phase, as often as it takes. Raises Leave."""
        lines = _PhaseLines(laid)
        while True:
            line = ask_command(text.YOUR_ACTIONS).strip()
            match line.lower():
                case "next" | "n":
                    return
                case "best":
                    self._shown(laid, sitting)
                    return
                case "help" | "?":
                    say(*line_mode.notation_lines(), *text.plain_task(laid))
                    continue
                case "end":
                    pass
                case _:
                    if not lines.command(line):
                        lines.act(line)
                    if not lines.table.game.finished:
                        continue
            if await self._answered(laid, lines.tried, sitting):
                return
            lines = _PhaseLines(laid)

    async def _answered(
        self, laid: AssassinsLaidOut, tried: AssassinsGame, sitting: Sitting
    ) -> bool:
        """Says what a phase is worth; whether it solves the exercise."""
        found: PhaseReview | None = None
        solved = solved_at_once(laid, tried)
        if solved is None:
            say(text.JUDGING)
            knows = laid.side is Side.PEOPLE or tried.finished
            record = AssassinsGameData.of(tried if knows else replace(tried, secret=None))
            found = await judge_phase(self.solver, record, laid.side, laid.number)
            if found is None:
                say(shown.NO_ANSWER)
                return False
            solved = is_phase_solved(laid, found)
        back = self.keep(sitting, laid.exercise, Happened.RIGHT if solved else Happened.WRONG)
        if solved:
            say(*text.right_sentences(laid, tried, found), *filter(None, [back]))
        else:
            say(*text.wrong_sentences(laid, found), *filter(None, [back]), text.FROM_THE_BEGINNING)
        return solved

    def _who(self, laid: AssassinsLaidOut, sitting: Sitting) -> None:
        """Who the assassins are, by their letters, after all that has happened. Raises Leave."""
        say(*log_lines(laid.game))
        while True:
            line = ask_command(text.THEIR_LETTERS).strip().lower()
            match line:
                case "quit" | "q":
                    raise Leave
                case "next" | "n":
                    return
                case "best":
                    self._shown(laid, sitting)
                    return
                case "" | "board":
                    say(*_standing(laid))
                    continue
                case "log":
                    say(*log_lines(laid.game))
                    continue
            letters = [one for one in line if one not in " ,"]
            marked = {LETTERS.index(one) for one in letters if one in LETTERS}
            if len(marked) != len(laid.answer) or len(letters) != len(marked):
                say(text.marked_words(marked, laid.exercise.proof))
                continue
            right = marked == laid.answer
            event = Happened.RIGHT if right else Happened.WRONG
            back = self.keep(sitting, laid.exercise, event)
            say(*text.who_sentences(laid, right=right), *filter(None, [back]))
            if right:
                return


class _PhaseLines(AssassinsLines):
    """A phase from its beginning."""

    def __init__(self, laid: AssassinsLaidOut) -> None:
        super().__init__(AssassinsTable(laid.game, laid.setup))
        self.phase = RunningPhase(self.table.game, self.table.changed)

    @property
    def tried(self) -> AssassinsGame:
        game = self.table.game
        return game if game.finished else game.end_phase()


def _standing(laid: AssassinsLaidOut) -> list[str]:
    """How it stands, with whom the people's player knows."""
    game = laid.game
    said = line_mode.standing_lines(game.position, knight_numbers(game))
    if laid.phase and laid.side is Side.PEOPLE and game.secret is not None:
        said = [*said, line_mode.secret_line(game.secret.assassins)]
    return [*said, *line_mode.card_sentences(game.position)]
