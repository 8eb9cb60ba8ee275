"""A table of King & Assassins by lines, to play at and to practise at.

Actions are typed in notation, and words ask about what there is. In practice the town is shown as
text and the phase is typed and judged, with when it comes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from advisor.messages.assassins_review import PhaseReview
from advisor.messages.exercises import AssassinsExercise
from assassins.actions import Action, Side
from assassins.games import AssassinsGame
from assassins.notation import print_position
from assassins.playthroughs import draw
from assassins.records import AssassinsGameData
from assassins.running import RunningPhase
from assassins.town import LETTERS, SQUARE_NAMES
from kingsroad_tui.assassins.hints.hints import hint_sentences
from kingsroad_tui.assassins.hints.printed import choice_sentences
from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
from kingsroad_tui.assassins.lines import words
from kingsroad_tui.assassins.places import GAME
from kingsroad_tui.assassins.play.computer_players import advise, judge_phase
from kingsroad_tui.assassins.play.prompts import no_taking_back
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.play.typed_actions import TypedProblem, knight_numbers, read_actions
from kingsroad_tui.assassins.practice import exercises
from kingsroad_tui.assassins.practice import words as text
from kingsroad_tui.assassins.practice.training import TRAINING
from kingsroad_tui.assassins.review.phases import judging_of
from kingsroad_tui.assassins.words.game import action_sentence
from kingsroad_tui.assassins.words.refusals import typed_refusal
from kingsroad_tui.assassins.words.turns import log_lines
from kingsroad_tui.help.rules_page import rules_as_text, rules_of
from kingsroad_tui.lines.line_io import Leave, ask_command, say
from kingsroad_tui.lines.session import Word, leave, say_line
from kingsroad_tui.lines.setup import LinePractice
from kingsroad_tui.practice.own_games import OwnGame
from kingsroad_tui.practice.training_book import ExerciseRun, Happened, Sitting
from kingsroad_tui.solver.client import Solver
from tabletop.errors import LocatedError
from tabletop.words.voice import phrase


@dataclass(frozen=True, slots=True)
class AssassinsHint:
    """A hint on the moment at which it was asked for.

    Attributes:
        game: the game then.
        sentences: what it says.
        actions: what it would have done; none where there is nothing to do.
    """

    game: AssassinsGame
    sentences: list[str]
    actions: tuple[str, ...] = ()


async def hint_of(
    table: AssassinsTable, solver: Solver, assumptions: Sequence[str] = (), *, with_secret: bool
) -> AssassinsHint:
    """Clock, danger and the best turn for the side that acts, by what it may see and supposes; whom
    to take where the assassins are to be chosen."""
    table.note_hint()
    game = table.game
    record, seed = table.seen_by(table.side, with_secret=with_secret), table.setup.seed
    answers = [
        answer async for answer in advise(solver, record, table.side, seed, assumptions=assumptions)
    ]
    if not answers or answers[-1] is None:
        return AssassinsHint(game, [phrase("assassins-hints-lost")])
    advice = answers[-1]
    if advice.choice is not None:
        return AssassinsHint(game, choice_sentences(advice.choice))
    secret = table.game.secret
    knows = with_secret and table.side is Side.PEOPLE
    own = secret.assassins if secret is not None and knows else ()
    actions = tuple(advice.candidates[0].actions if advice.candidates else [])
    return AssassinsHint(game, hint_sentences(advice, game, own), actions)


class AssassinsLines:
    """What can be typed at every table, in a game as in the guided one.

    Attributes:
        table: the table.
        phase: the phase in which somebody acts.
    """

    phase: RunningPhase

    def __init__(self, table: AssassinsTable) -> None:
        self.table = table

    def words(self) -> dict[str, Word]:
        """What can be typed, and what it does."""
        table = self.table

        def stand(_: str) -> None:
            say(*words.standing_lines(table.position, knight_numbers(table.game)))

        return {
            "": stand,
            "board": stand,
            "undo": lambda _: self._undo(),
            "can": lambda square: self._say_possible(square.lower()),
            "map": lambda _: say(draw(table.position)),
            "log": lambda _: say(*log_lines(table.game)),
            "card": lambda _: say(*words.card_sentences(table.position)),
            "rules": lambda _: say(rules_as_text(rules_of(GAME))),
            "code": lambda _: say(print_position(table.position)),
            "share": lambda _: say_line(table, ASSASSINS_SAVES),
            "quit": lambda _: leave(),
            "q": lambda _: leave(),
        }

    def command(self, line: str) -> bool:
        """Does what a word asks for; False where it is none. Raises Leave."""
        word, _, rest = line.partition(" ")
        do = self.words().get(word.lower())
        if do is not None:
            do(rest.strip())
        return do is not None

    def objection(self, action: Action) -> str:
        """Why an action is not to be done here, however legal; empty where it may be."""
        del action
        return ""

    def act(self, line: str) -> bool:
        """Does all actions of a line, or none where one is not possible; whether it did."""
        game = self.table.game
        numbers = knight_numbers(game)
        secret = self.phase.view.game.secret
        try:
            actions = read_actions(line, game.position, numbers, secret)
        except TypedProblem as problem:
            say(typed_refusal(problem, line, lambda _: phrase("assassins-lines-how-to-reveal")))
            return False
        for action in actions:
            if objection := self.objection(action):
                say(objection)
                return False
            numbers = knight_numbers(self.table.game)
            [done] = self.phase.act(action)
            say(action_sentence(done, numbers))
            if self.table.game.finished or self.phase.asks:
                break
        return True

    def _undo(self) -> None:
        if not self.table.game.can_take_back:
            say(no_taking_back(self.table.game))
            return
        self.phase.take_back()
        say(phrase("assassins-lines-taken-back"), *words.card_sentences(self.table.position))

    def _say_possible(self, square: str) -> None:
        if square not in SQUARE_NAMES:
            say(phrase("assassins-lines-type-a-square"))
            return
        at = SQUARE_NAMES.index(square)
        # Without the secret: the hidden might be revealed, for all that a line may tell.
        public = self.table.game.as_public().legal_actions()
        say(
            words.possible_line(
                square, {str(a): price for a, price in public.items() if a.source == at}
            )
        )


def practice() -> AssassinsPractice:
    """The exercises of this game, with the book as it lies there."""
    return AssassinsPractice(TRAINING)


class AssassinsPractice(LinePractice[AssassinsExercise, AssassinsGame]):
    """The exercises of this game."""

    async def judge(self, game: OwnGame[AssassinsGame]) -> None:
        """As `LinePractice` has it."""
        async for problem in judging_of(game.game, game.path).run(self.solver):
            if problem:
                say(problem)

    async def play(self, run: ExerciseRun[AssassinsExercise]) -> None:
        """As `LinePractice` has it."""
        try:
            laid = exercises.AssassinsLaidOut.of(run.current)
        except LocatedError:
            say(phrase("practice-unusable"))
            return
        say(text.assassins_heading(laid, run), *_standing(laid), *text.plain_task(laid))
        sitting = Sitting()
        if laid.phase:
            await self._phase(laid, sitting)
        else:
            self._who(laid, sitting)

    def _shown(self, laid: exercises.AssassinsLaidOut, sitting: Sitting) -> None:
        """The answer, which counts as not known."""
        back = self.keep(sitting, laid.exercise, Happened.SHOWN)
        say(*text.answer_sentences(laid), *filter(None, [back]))

    async def _phase(self, laid: exercises.AssassinsLaidOut, sitting: Sitting) -> None:
        """A phase, as often as it takes. Raises Leave."""
        lines = _PhaseLines(laid)
        while True:
            line = ask_command(phrase("assassins-practice-your-actions")).strip()
            match line.lower():
                case "next" | "n":
                    return
                case "best":
                    self._shown(laid, sitting)
                    return
                case "help" | "?":
                    say(*words.notation_lines(), *text.plain_task(laid))
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
        self, laid: exercises.AssassinsLaidOut, tried: AssassinsGame, sitting: Sitting
    ) -> bool:
        """Says what a phase is worth; whether it solves the exercise."""
        found: PhaseReview | None = None
        solved = exercises.solved_at_once(laid, tried)
        if solved is None:
            say(phrase("assassins-practice-judging"))
            knows = laid.side is Side.PEOPLE or tried.finished
            record = AssassinsGameData.of(tried if knows else replace(tried, secret=None))
            found = await judge_phase(self.solver, record, laid.side, laid.number)
            if found is None:
                say(phrase("assassins-review-no-answer"))
                return False
            solved = exercises.is_phase_solved(laid, found)
        back = self.keep(sitting, laid.exercise, Happened.RIGHT if solved else Happened.WRONG)
        if solved:
            say(*text.right_sentences(laid, tried, found), *filter(None, [back]))
        else:
            say(
                *text.wrong_sentences(laid, found),
                *filter(None, [back]),
                phrase("assassins-practice-from-the-beginning"),
            )
        return solved

    def _who(self, laid: exercises.AssassinsLaidOut, sitting: Sitting) -> None:
        """Who the assassins are, by their letters, after all that has happened. Raises Leave."""
        say(*log_lines(laid.game))
        while True:
            line = ask_command(phrase("assassins-practice-their-letters")).strip().lower()
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
            say(*text.who_sentences(laid, marked, right=right), *filter(None, [back]))
            if right:
                return


class _PhaseLines(AssassinsLines):
    """A phase from its beginning."""

    def __init__(self, laid: exercises.AssassinsLaidOut) -> None:
        super().__init__(AssassinsTable(laid.game, laid.setup))
        self.phase = RunningPhase(self.table.game, self.table.changed)

    @property
    def tried(self) -> AssassinsGame:
        game = self.table.game
        return game if game.finished else game.end_phase()


def _standing(laid: exercises.AssassinsLaidOut) -> list[str]:
    """How it stands, with whom the people's player knows."""
    game = laid.game
    said = words.standing_lines(game.position, knight_numbers(game))
    if laid.phase and laid.side is Side.PEOPLE and game.secret is not None:
        said = [*said, words.secret_line(game.secret.assassins)]
    return [*said, *words.card_sentences(game.position)]
