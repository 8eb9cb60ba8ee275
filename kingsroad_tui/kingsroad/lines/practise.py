"""Practising King's Road by lines: the position as text, the cards typed, judged, and when it
comes back."""

from __future__ import annotations

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate
from advisor.messages.exercises import KingsroadExercise
from advisor.messages.protocol import Advice, AdviceSettings, AdviseRequest
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import GameData
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, reason_sentences
from kingsroad_tui.kingsroad.hints.worth import shown_advice
from kingsroad_tui.kingsroad.lines import words
from kingsroad_tui.kingsroad.play.prompts import refusal
from kingsroad_tui.kingsroad.play.selection_builder import Refused, SelectionBuilder
from kingsroad_tui.kingsroad.practice import words as text
from kingsroad_tui.kingsroad.practice.exercises import LaidOut, ProvedAnswer
from kingsroad_tui.kingsroad.practice.training import TRAINING
from kingsroad_tui.kingsroad.review.own_mistakes_words import best_sentence
from kingsroad_tui.kingsroad.review.review_job import ReviewJob
from kingsroad_tui.kingsroad.words.people import Addressed
from kingsroad_tui.lines.line_io import Leave, ask_command, say
from kingsroad_tui.lines.setup import LinePractice
from kingsroad_tui.practice.own_games import OwnGame
from kingsroad_tui.practice.training_book import ExerciseRun, Happened, Sitting
from kingsroad_tui.settings.stored import read_settings
from tabletop.errors import LocatedError
from tabletop.words.voice import phrase


def practice() -> KingsroadLines:
    """The exercises of this game, with the book as it lies there."""
    return KingsroadLines(TRAINING)


class KingsroadLines(LinePractice[KingsroadExercise, Game]):
    """The exercises of this game."""

    async def judge(self, game: OwnGame[Game]) -> None:
        """As `LinePractice` has it."""
        settings, _ = read_settings()
        judged_by = AdviceSettings(belief=settings.belief, goal=settings.goal)
        async for problem in ReviewJob(game.game, game.path, judged_by).run(self.solver):
            if problem:
                say(problem)

    async def play(self, run: ExerciseRun[KingsroadExercise]) -> None:
        """As `LinePractice` has it."""
        exercise = run.current
        try:
            laid = LaidOut.of(exercise)
        except LocatedError:
            say(phrase("practice-unusable"))
            return
        game, seat = laid.game, exercise.seat
        names = Addressed(game.players, seat)
        position, hand = game.table_position, game.hand(seat)
        say(text.road_heading(laid, run))
        say(*words.region_lines(position, names), *words.player_lines(position, names))
        say(*words.hand_lines(hand, position), text.exercise_idea(laid, game.board))
        sitting, advice, shown_back = Sitting(), None, ""
        while True:
            word = ask_command(phrase("kingsroad-lines-your-cards"))
            match word.lower():
                case "quit" | "q":
                    raise Leave
                case "next" | "n":
                    return
                case "best" | "b":
                    advice = advice or await self._advice(laid)
                    say(*self._best(laid, advice))
                    say(*filter(None, [self.keep(sitting, exercise, Happened.SHOWN)]))
                    return
                case "":
                    say(*words.region_lines(position, names), *words.player_lines(position, names))
                    continue
            try:
                selection = SelectionBuilder(hand).typed(word).selection()
            except Refused as refused:
                say(refusal(refused, hand))
                continue
            if words.is_shown_back(word, shown_back):
                shown_back = word
                say(words.read_as(word, selection, position.board))
                continue
            advice = advice or await self._advice(laid)
            if await self._answered(laid, selection, advice, sitting):
                return

    async def _answered(
        self, laid: LaidOut, selection: Selection, advice: Advice | None, sitting: Sitting
    ) -> bool:
        """Says what a choice is worth, and why; whether it solves the exercise."""
        exercise = laid.exercise
        table = SeatContext(laid.game.table_position, laid.game.players, exercise.seat)
        candidate = find_candidate(advice.candidates, selection) if advice else None
        if exercise.proof is not None:
            answer = ProvedAnswer.of(exercise.proof, selection)
            solved, said = answer.solved, text.proved_sentences(answer)
        elif advice is None or candidate is None:
            say(phrase("kingsroad-commands-no-answer"))
            return False
        else:
            solved = laid.is_solved_by(candidate)
            said = [text.judged_sentence(candidate, advice, solved=solved)]
        say(*said, *_why(candidate, laid, advice, table, solved=solved))
        if solved:
            say(*filter(None, [text.kind_sentence(exercise)]))
        event = Happened.RIGHT if solved else Happened.WRONG
        say(*filter(None, [self.keep(sitting, exercise, event)]))
        return solved

    def _best(self, laid: LaidOut, advice: Advice | None) -> list[str]:
        table = SeatContext(laid.game.table_position, laid.game.players, laid.exercise.seat)
        why = [] if advice is None else reason_sentences(advice, table)
        proof = laid.exercise.proof
        if proof is not None:
            return [text.proved_best_sentence(proof, laid.game.board), *why]
        if advice is None:
            return [phrase("kingsroad-commands-no-answer")]
        return [best_sentence(advice.recommended, laid.game.board), *why]

    async def _advice(self, laid: LaidOut) -> Advice | None:
        """What the solver says of the position; None where it gives no answer."""
        request = AdviseRequest(
            id=self.solver.fresh_id(),
            game=GameData.of(laid.game.as_public()),
            player=laid.exercise.seat,
            settings=laid.settings,
        )
        found = None
        async for answer in self.solver.ask(request):
            if isinstance(answer, Advice) and answer.final:
                found = shown_advice(answer)
        return found


def _why(
    candidate: Candidate | None,
    laid: LaidOut,
    advice: Advice | None,
    table: SeatContext,
    *,
    solved: bool,
) -> list[str]:
    if candidate is None or advice is None:
        return []
    if solved:
        return text.why_right(candidate, laid, advice, table)
    return text.why_wrong(candidate, advice, table)
