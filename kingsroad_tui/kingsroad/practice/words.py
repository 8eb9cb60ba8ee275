"""What an exercise of King's Road says: which one it is, the task, what an answer is worth; and a
puzzle as a line of a list."""

from __future__ import annotations

from typing import Final

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate
from advisor.messages.exercises import KingsroadExercise, KingsroadKind, ProvedChoice
from advisor.messages.protocol import Advice
from advisor.messages.review import ChoiceReview
from advisor.messages.verdicts import Goal
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import decode_game
from kingsroad_tui.kingsroad.hints.hints import best_candidate
from kingsroad_tui.kingsroad.hints.reasons import SeatContext, reason_sentences
from kingsroad_tui.kingsroad.hints.worse import worse_sentences
from kingsroad_tui.kingsroad.practice.exercises import ByProof, LaidOut, ProvedAnswer
from kingsroad_tui.kingsroad.review.own_mistakes_words import why_sentences
from kingsroad_tui.kingsroad.words.game import advised_words, selection_words
from kingsroad_tui.kingsroad.words.keys import key
from kingsroad_tui.practice.puzzle_words import PuzzleTable
from kingsroad_tui.practice.training_book import ExerciseRun
from kingsroad_tui.practice.words import exercise_heading
from kingsroad_tui.words.figures import loss_words
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase

KIND_NAMES: Final = {
    KingsroadKind.WITCH_EARLY: "Witch too early",
    KingsroadKind.WITCH_KEPT: "Witch kept too long",
    KingsroadKind.DRAGON_FOR_OTHERS: "Dragon for others",
    KingsroadKind.KNIGHT_WASTED: "Knight wasted",
    KingsroadKind.SECOND_BY_TIE: "Second by a tie",
    KingsroadKind.TOO_FAR: "Region too far off",
    KingsroadKind.AHEAD_ALREADY: "Ahead already: markers wasted",
    KingsroadKind.LEFT_FOR_NOTHING: "Left a region for nothing",
    KingsroadKind.OTHER: "Other mistakes",
    KingsroadKind.WITCH: "The Witch",
    KingsroadKind.DRAGON: "The Dragon",
    KingsroadKind.KNIGHT: "The Knight",
    KingsroadKind.CONTESTED: "A contested region",
    KingsroadKind.PREPARING: "Regions to come",
    KingsroadKind.ENDING: "The end of the game",
    KingsroadKind.FINAL_SCORING: "The final scoring",
}
"""What each kind of decision is called."""
_MAX_WHY: Final = 2
"""As many reasons as there is room for beside the figures."""


def road_heading(laid: LaidOut, run: ExerciseRun[KingsroadExercise]) -> str:
    """``Puzzle 117 · hard · round 7, second choice``."""
    second = ", second choice" if laid.second else ""
    return exercise_heading(run, f"round {laid.round}{second}")


def exercise_idea(laid: LaidOut, board: Board) -> str:
    """What there is to find; of a mistake also what was played, and what that cost."""
    made = laid.exercise.made
    if made is None:
        return phrase("kingsroad-practice-exercise-idea")
    cards = selection_words(Selection.of(made.selection), board)
    return phrase(
        "kingsroad-practice-exercise-idea-2",
        cards=cards,
        cost_then=_cost_then(made, laid.exercise.goal),
    )


def _cost_then(made: ChoiceReview, goal: Goal) -> str:
    cost = loss_words(made.loss, goal)
    if goal is Goal.WIN:
        return phrase("kingsroad-practice-cost-then", cost=cost)
    return phrase("kingsroad-practice-cost-then-2", cost=cost)


def exercise_task() -> str:
    """What to do."""
    judge, best, on = (key(f"exercise.{name}") for name in ("judge", "best", "next"))
    return phrase("kingsroad-practice-exercise-task", judge=judge, best=best, on=on)


def goes_on(*, last: bool) -> str:
    """How to go on after an answer that was right."""
    judge = key("exercise.judge")
    return (
        phrase("kingsroad-practice-goes-on", judge=judge)
        if last
        else phrase("kingsroad-practice-goes-on-2", judge=judge)
    )


def try_again() -> str:
    """What to do after one that was not."""
    drop, best = key("exercise.clear"), key("exercise.best")
    return phrase("kingsroad-practice-try-again", drop=drop, best=best)


def kind_sentence(exercise: KingsroadExercise) -> str:
    """What kind of mistake it was, once it may be said; nothing of a puzzle."""
    if exercise.made is None or exercise.kind is KingsroadKind.OTHER:
        return ""
    return phrase("kingsroad-practice-kind-sentence", kind_names=KIND_NAMES[exercise.kind])


# ---------------------------------------------------------------- by a proof, at once


def proved_sentences(answer: ProvedAnswer) -> list[str]:
    """What a choice is worth by the proof of a puzzle."""
    won = _chances(answer.choice.win, answer.choice.win_best_play)
    if answer.solved:
        return [f"Right! You win {won}."]
    best = _chances(answer.best.win, answer.best.win_best_play)
    if answer.says is ByProof.NOT_LISTED:
        cost = _at_least(answer.choice)
        return [f"Not the answer: it costs at least {cost}."]
    return [f"Not the answer: you win {won}; with the best choice {best}."]


def _at_least(choice: ProvedChoice) -> str:
    return loss_words(choice.surely_lost, Goal.WIN)


def _chances(people: float, perfect: float) -> str:
    """``62% against people, 48% against perfect play``; one figure where they are the same."""
    if percent(people) == percent(perfect):
        return phrase("kingsroad-practice-chances", percent=percent(people))
    return phrase(
        "kingsroad-practice-chances-2", percent=percent(people), percent_2=percent(perfect)
    )


def proved_best_sentence(choice: ProvedChoice, board: Board) -> str:
    """The best choice of a puzzle, with its worth."""
    cards = advised_words(Selection.parse(choice.selection), board)
    won = _chances(choice.win, choice.win_best_play)
    return phrase("kingsroad-practice-proved-best-sentence", cards=cards, won=won)


def why_best(choice: ProvedChoice, advice: Advice, table: SeatContext) -> list[str]:
    """Why the best choice of a puzzle is that, where the solver advises the same: at most two."""
    if find_candidate(advice.candidates, Selection.parse(choice.selection)) != best_candidate(
        advice
    ):
        return []
    return reason_sentences(advice, table)[:_MAX_WHY]


# ---------------------------------------------------------------- as the solver judges


def judged_sentence(candidate: Candidate, advice: Advice, *, solved: bool) -> str:
    """What a choice is worth by both lenses, beside the best one."""
    verdict = "Right!" if solved else "Not the answer yet:"
    best = best_candidate(advice)
    worth = _lenses(candidate)
    if advice.goal is not Goal.WIN or not worth or best is None:
        return f"{verdict} {_cost(candidate, advice.goal, begins=solved)}."
    if candidate.loss <= candidate.loss_error:
        return f"{verdict} {'You' if solved else 'you'} win {worth}."
    you = "You" if solved else "you"
    return phrase(
        "kingsroad-practice-judged-sentence",
        verdict=verdict,
        you=you,
        worth=worth,
        lenses=_lenses(best),
    )


def _lenses(candidate: Candidate) -> str:
    if candidate.win is None:
        return ""
    if candidate.win_best_play is None:
        return phrase("kingsroad-practice-lenses", percent=percent(candidate.win))
    return _chances(candidate.win, candidate.win_best_play)


def _cost(candidate: Candidate, goal: Goal, *, begins: bool) -> str:
    it = "It" if begins else "it"
    if candidate.loss <= candidate.loss_error:
        return phrase("kingsroad-practice-cost", it=it)
    people = f"{it} costs {loss_words(candidate.loss, goal)} against people"
    if candidate.loss_best_play is None:
        return people
    return phrase(
        "kingsroad-practice-cost-2",
        people=people,
        loss_words=loss_words(candidate.loss_best_play, goal),
    )


def why_right(candidate: Candidate, laid: LaidOut, advice: Advice, table: SeatContext) -> list[str]:
    """Why an answer is good."""
    made = laid.exercise.made
    if made is None:
        return reason_sentences(advice, table)[:_MAX_WHY]
    return why_sentences(advice, candidate, made, table)[:_MAX_WHY]


def why_wrong(candidate: Candidate, advice: Advice, table: SeatContext) -> list[str]:
    """Where a wrong answer loses most."""
    selection = Selection.of(candidate.selection)
    return worse_sentences(advice, selection, table, named=False)[:_MAX_WHY]


_UNKNOWN: Final = "–"


def puzzle_row(puzzle: KingsroadExercise) -> tuple[str, ...]:
    """Its kind, its grade, where it stands, and how clear it is; never the answer."""
    game = _game(puzzle)
    choice = "second" if game is not None and game.pending is not None else "first"
    where = (str(len(game.players)), str(game.position.round), choice) if game else (_UNKNOWN,) * 3
    proof = puzzle.proof
    if proof is None:
        return puzzle.kind.value, str(puzzle.grade or _UNKNOWN), *where, _UNKNOWN, _UNKNOWN
    best, second, *_ = proof.choices
    return (
        puzzle.kind.value,
        str(puzzle.grade or _UNKNOWN),
        *where,
        percent(best.win),
        percent(second.surely_lost),
    )


def _game(puzzle: KingsroadExercise) -> Game | None:
    try:
        return decode_game(parse_line(puzzle.game), LINE)
    except LocatedError:
        return None


PUZZLE_TABLE: Final = PuzzleTable(
    ("", "about", "grade", "players", "round", "choice", "you win", "next best costs"),
    puzzle_row,
)
"""How puzzles are listed."""
