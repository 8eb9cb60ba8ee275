"""What an exercise of King's Road says: which one it is, the task, what an answer is worth; and a
puzzle as a line of a list."""

from __future__ import annotations

from typing import Final

from advisor.messages.advice import Candidate
from advisor.messages.choices import find_candidate
from advisor.messages.exercises import (
    KingsroadExercise,
    KingsroadKind,
    KingsroadProof,
    ProvedChoice,
)
from advisor.messages.protocol import Advice
from advisor.messages.verdicts import Goal
from kingsroad.board import Board
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import decode_game
from kingsroad_tui.keys.key_words import with_keys
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
from tabletop.say import Say, Share
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase


def kind_name(kind: KingsroadKind) -> str:
    """What a kind of decision is called."""
    return phrase(f"kingsroad-kind-{kind.name.lower()}")


_MAX_WHY: Final = 2
"""As many reasons as there is room for beside the figures."""


def road_heading(laid: LaidOut, run: ExerciseRun[KingsroadExercise]) -> str:
    """``Puzzle 117 · hard · round 7, second choice``."""
    where = phrase("kingsroad-practice-where", round=laid.round, second=laid.second)
    return exercise_heading(run, where)


def exercise_idea(laid: LaidOut, board: Board) -> str:
    """What there is to find; of a mistake also what was played, and what that cost."""
    made = laid.exercise.made
    if made is None:
        return phrase("kingsroad-practice-idea")
    goal = laid.exercise.goal
    return phrase(
        "kingsroad-practice-idea-of-mistake",
        cards=selection_words(Selection.of(made.selection), board),
        cost=loss_words(made.loss, goal),
        win=goal is Goal.WIN,
    )


def exercise_task() -> str:
    """What to do."""
    return with_keys(phrase("kingsroad-practice-task"), key)


def goes_on(*, last: bool) -> str:
    """How to go on after an answer that was right."""
    return with_keys(phrase("kingsroad-practice-goes-on", last=last), key)


def try_again() -> str:
    """What to do after one that was not."""
    return with_keys(phrase("kingsroad-practice-try-again"), key)


def kind_sentence(exercise: KingsroadExercise) -> str:
    """What kind of mistake it was, once it may be said; nothing of a puzzle."""
    if exercise.made is None or exercise.kind is KingsroadKind.OTHER:
        return ""
    return phrase("kingsroad-practice-went-wrong", kind=kind_name(exercise.kind))


# ---------------------------------------------------------------- by a proof, at once


def proved_sentences(answer: ProvedAnswer) -> list[str]:
    """What a choice is worth by the proof of a puzzle."""
    won = _chances(answer.choice.win, answer.choice.win_best_play)
    if answer.solved:
        return [phrase("kingsroad-practice-right", won=won)]
    if answer.says is ByProof.NOT_LISTED:
        lost = loss_words(answer.choice.surely_lost, Goal.WIN)
        return [phrase("kingsroad-practice-not-listed", lost=lost)]
    best = _chances(answer.best.win, answer.best.win_best_play)
    return [phrase("kingsroad-practice-wrong", won=won, best=best)]


def _chances(people: float, perfect: float) -> Say:
    """``62% against people, 48% against perfect play``; one figure where they are the same."""
    if percent(people) == percent(perfect):
        return Say("kingsroad-practice-chance", chance=Share(people))
    return Say("kingsroad-practice-chances", people=Share(people), perfect=Share(perfect))


def proved_best_sentence(proof: KingsroadProof, board: Board) -> str:
    """The best choice of a puzzle, with its worth, beside the next best one."""
    best, second, *_ = proof.choices
    return phrase(
        "kingsroad-practice-best",
        cards=advised_words(Selection.parse(best.selection), board),
        won=_chances(best.win, best.win_best_play),
        next=selection_words(Selection.parse(second.selection), board),
        others=_chances(second.win, second.win_best_play),
    )


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
    best = best_candidate(advice)
    worth = _lenses(candidate)
    if advice.goal is not Goal.WIN or worth is None or best is None:
        cost = _cost(candidate, advice.goal)
        return phrase("kingsroad-practice-judged-cost", solved=solved, cost=cost)
    others = _lenses(best)
    if candidate.loss <= candidate.loss_error or others is None:
        return phrase("kingsroad-practice-judged", solved=solved, won=worth)
    return phrase("kingsroad-practice-judged-beside", solved=solved, won=worth, best=others)


def _lenses(candidate: Candidate) -> Say | None:
    if candidate.win is None:
        return None
    if candidate.win_best_play is None:
        return Say("kingsroad-practice-against-people", people=Share(candidate.win))
    return _chances(candidate.win, candidate.win_best_play)


def _cost(candidate: Candidate, goal: Goal) -> Say:
    if candidate.loss <= candidate.loss_error:
        return Say("kingsroad-practice-as-good")
    people = loss_words(candidate.loss, goal)
    if candidate.loss_best_play is None:
        return Say("kingsroad-practice-cost", people=people)
    perfect = loss_words(candidate.loss_best_play, goal)
    return Say("kingsroad-practice-costs", people=people, perfect=perfect)


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
    where = (_UNKNOWN,) * 2 if game is None else (str(len(game.players)), _round(game))
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


def _round(game: Game) -> str:
    """The round; of a second choice, that it is one."""
    number = game.position.round
    if game.pending is None:
        return str(number)
    return phrase("kingsroad-practice-second-round", round=number)


def _game(puzzle: KingsroadExercise) -> Game | None:
    try:
        return decode_game(parse_line(puzzle.game), LINE)
    except LocatedError:
        return None


PUZZLE_TABLE: Final = PuzzleTable(
    tuple(
        Say(f"kingsroad-puzzles-{column}")
        for column in ("about", "grade", "players", "round", "you-win", "next-best")
    ),
    puzzle_row,
)
"""How puzzles are listed."""
