"""What an exercise of King & Assassins says: which one it is, the task, what an answer is worth."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from advisor.messages.assassins_review import PhaseReview
from advisor.messages.exercises import AssassinsExercise, AssassinsKind, AssassinsProof
from advisor.messages.verdicts import Goal, Severity
from assassins.games import AssassinsGame
from assassins.records import decode_game
from assassins.town import LETTERS
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.assassins.practice.exercises import AssassinsLaidOut
from kingsroad_tui.assassins.review import judged
from kingsroad_tui.assassins.words.game import person
from kingsroad_tui.assassins.words.turns import reports_of, turn_words
from kingsroad_tui.keys.key_words import KeysHere
from kingsroad_tui.practice.puzzle_words import PuzzleTable
from kingsroad_tui.practice.training_book import ExerciseRun
from kingsroad_tui.practice.words import exercise_heading
from kingsroad_tui.words.figures import SEVERITY_WORDS, loss_words
from kingsroad_tui.words.lists import begun, count, listed, within
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line
from tabletop.say import Say
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase

MISTAKE_NAMES: Final = {
    AssassinsKind.KILL: "Missed kill",
    AssassinsKind.CASTLE: "Missed a sure win",
    AssassinsKind.SAFE: "Unsafe, with a safe way there",
    AssassinsKind.GATE: "Open gate",
    AssassinsKind.WASTED_AP: "Points wasted",
    AssassinsKind.UNMASKED: "Unmasked too early",
    AssassinsKind.OTHER: "Other mistakes",
}
"""What each kind of mistake is called."""

PUZZLE_NAMES: Final = {
    AssassinsKind.KILL: "Kill the king",
    AssassinsKind.CASTLE: "Win in this phase",
    AssassinsKind.SAFE: "Find the safe way",
    AssassinsKind.GATE: "Close the gate",
    AssassinsKind.WHO: "Who is it?",
}
"""What each kind of puzzle is called."""

_MISSED: Final = {
    AssassinsKind.KILL: "What went wrong then: a missed kill.",
    AssassinsKind.CASTLE: "What went wrong then: a sure win missed.",
    AssassinsKind.SAFE: "What went wrong then: unsafe, though a safe way was there.",
    AssassinsKind.GATE: "What went wrong then: an open gate.",
    AssassinsKind.WASTED_AP: "What went wrong then: points wasted.",
    AssassinsKind.UNMASKED: "What went wrong then: unmasked too early.",
}

_TASKS: Final = {
    AssassinsKind.KILL: "You play the people. Kill the king in this phase.",
    AssassinsKind.CASTLE: "You play the king's side. Win in this phase, whoever the assassins are.",
    AssassinsKind.SAFE: (
        "You play the king's side. Find a way after which nobody can even wound him, whoever "
        "the assassins are."
    ),
    AssassinsKind.GATE: "You play the people. Close the gate: the king must not walk out next.",
}


def assassins_heading(laid: AssassinsLaidOut, run: ExerciseRun[AssassinsExercise]) -> str:
    """``Puzzle 117 · hard · round 7``."""
    return exercise_heading(run, f"round {laid.game.position.round}")


def assassins_task(laid: AssassinsLaidOut, here: KeysHere) -> list[str]:
    """What there is to find, and the keys."""
    judge, best, on = here("forward"), here("best"), here("skip")
    keys = f"{judge} judges it, {best} shows the answer, {on} moves on."
    made = laid.exercise.made
    if made is not None:
        return [
            f"As you played it: {within(judged.verdict_sentence(made))}",
            f"Play the phase better: {keys}",
        ]
    if laid.exercise.kind is AssassinsKind.WHO:
        return [
            who_task(laid.exercise.proof),
            f"{here('log')} tells what both sides have done so far.",
            f"Press a letter to mark somebody. {begun(keys)}",
        ]
    return [_TASKS.get(laid.exercise.kind, "Find the best way to play this phase."), begun(keys)]


def plain_task(laid: AssassinsLaidOut) -> list[str]:
    """What there is to find, line by line."""
    made = laid.exercise.made
    if made is not None:
        return [
            f"As you played it: {within(judged.verdict_sentence(made))}",
            phrase("assassins-practice-play-better"),
        ]
    if laid.exercise.kind is AssassinsKind.WHO:
        return [who_task(laid.exercise.proof)]
    return [
        _TASKS.get(laid.exercise.kind, "Find the best way to play this phase."),
        phrase("assassins-practice-play-it"),
    ]


def who_task(proof: AssassinsProof | None) -> str:
    """How many to find."""
    number = len(proof.letters) if proof else 1
    if number == 1:
        return phrase("assassins-practice-who-task")
    return phrase("assassins-practice-who-task-2", number=number)


def solved_lines(
    laid: AssassinsLaidOut, tried: AssassinsGame, found: PhaseReview | None, back: str, on: str
) -> list[str]:
    """A phase that solves the exercise: why, when it comes back, how to go on."""
    return [*right_sentences(laid, tried, found), *filter(None, [back]), f"{on} goes on."]


def right_sentences(
    laid: AssassinsLaidOut, tried: AssassinsGame, found: PhaseReview | None
) -> list[str]:
    """That a phase is right, and why."""
    why = [] if found is None else judged.phase_sentences(found, tried, card=False)[:_MAX_WHY]
    proof = laid.exercise.proof
    ways = [] if proof is None else ways_sentences(proof)
    missed = _MISSED.get(laid.exercise.kind, "") if laid.exercise.made is not None else ""
    return [*filter(None, ["Right!", *why, *ways, missed])]


_MAX_WHY: Final = 2


def ways_sentences(proof: AssassinsProof) -> list[str]:
    """How few ways there are, where that is counted."""
    if not proof.ways or not proof.ends:
        return []
    ways = "One way" if proof.ways == 1 else f"{proof.ways:,} ways"
    does = "solves" if proof.ways == 1 else "solve"
    return [f"{ways} of {proof.ends:,} to end this phase {does} it."]


def wrong_lines(
    laid: AssassinsLaidOut, found: PhaseReview | None, back: str, again: str, best: str
) -> list[str]:
    """A phase that does not: what it costs; what is better is kept back."""
    keys = f"{again} begins again, {best} shows the answer."
    return [*wrong_sentences(laid, found), *filter(None, [back]), keys]


def wrong_sentences(laid: AssassinsLaidOut, found: PhaseReview | None) -> list[str]:
    """That a phase is not right, and what is wrong with it."""
    if found is not None:
        return ["Not the answer yet.", _what_is_wrong(laid, found)]
    why = {
        AssassinsKind.KILL: "The king is still alive.",
        AssassinsKind.CASTLE: "The game is not won.",
    }.get(laid.exercise.kind, "That loses the game.")
    return ["Not the answer yet.", why]


def _what_is_wrong(laid: AssassinsLaidOut, found: PhaseReview) -> str:
    kind = laid.exercise.kind
    if kind is AssassinsKind.SAFE and found.played is not None and found.played.death_worlds:
        trios = count(found.worlds, "trio")
        return phrase(
            "assassins-practice-what-is-wrong", death_worlds=found.played.death_worlds, trios=trios
        )
    if kind is AssassinsKind.SAFE and found.played is not None and found.played.wound_worlds:
        trios = count(found.worlds, "trio")
        return phrase(
            "assassins-practice-what-is-wrong-2",
            wound_worlds=found.played.wound_worlds,
            trios=trios,
        )
    if kind is AssassinsKind.GATE and found.open_gate is not None:
        gate = found.open_gate
        cards = count(gate.cards, "card")
        return phrase("assassins-practice-what-is-wrong-3", leaves=gate.leaves, cards=cards)
    if found.severity in (None, Severity.GOOD):
        return judged.verdict_sentence(found)
    named = SEVERITY_WORDS[found.severity].named
    return phrase(
        "assassins-practice-what-is-wrong-4",
        named=named,
        loss_words=loss_words(found.loss or 0.0, Goal.WIN),
    )


def assassins_answer_lines(laid: AssassinsLaidOut, back: str, on: str) -> list[str]:
    """The answer, for somebody who asks to see it."""
    return [*answer_sentences(laid), *filter(None, [back]), f"{on} goes on."]


def answer_sentences(laid: AssassinsLaidOut) -> list[str]:
    """What the answer is."""
    made, proof = laid.exercise.made, laid.exercise.proof
    if laid.exercise.kind is AssassinsKind.WHO and proof is not None:
        return [who_answer(proof)]
    if made is not None:
        return [f"A better turn: {planned_words(laid, judged.better_actions(made))}."]
    return [f"The answer: {planned_words(laid, proof.actions if proof else [])}."]


def planned_words(laid: AssassinsLaidOut, actions: Iterable[str]) -> str:
    """A turn in words."""
    reports = reports_of(laid.game.position, actions)
    return turn_words(reports, knight_numbers(laid.game)) or judged.IDLE


def marked_words(marked: Collection[int], proof: AssassinsProof | None) -> str:
    """Who is marked so far."""
    number = len(proof.letters) if proof else 1
    if not marked:
        return phrase("assassins-practice-marked-words", number=number)
    names = listed(map(person, sorted(marked)))
    left = number - len(marked)
    return (
        phrase("assassins-practice-marked-words-2", names=names)
        if left <= 0
        else phrase("assassins-practice-marked-words-3", names=names, left=left)
    )


def who_lines(laid: AssassinsLaidOut, *, right: bool, back: str, on: str, best: str) -> list[str]:
    """Whether those are the ones, and how to go on."""
    keys = f"{on} goes on." if right else f"Mark others, or {best} shows the answer."
    return [*who_sentences(laid, right=right), *filter(None, [back]), keys]


def who_sentences(laid: AssassinsLaidOut, *, right: bool) -> list[str]:
    """Whether those are the ones."""
    proof = laid.exercise.proof
    return ["Right!", who_answer(proof)] if right and proof is not None else ["Not those."]


def who_answer(proof: AssassinsProof) -> str:
    """Who they are, and how sure that is."""
    names = listed(person(LETTERS.index(letter)) for letter in proof.letters)
    if proof.certain:
        return phrase("assassins-practice-who-answer", names=names)
    chances = [proof.suspects[one] for one in proof.letters if one in proof.suspects]
    if not chances:
        return phrase("assassins-practice-who-answer-2", names=names)
    others = [chance for one, chance in proof.suspects.items() if one not in proof.letters]
    said = f"It is {names}: {percent(min(chances))} likely"
    return (
        phrase("assassins-practice-who-answer-3", said=said, percent=percent(max(others)))
        if others
        else f"{said}."
    )


def kind_name(kind: AssassinsKind, *, own: bool) -> str:
    """What a kind of one's own mistakes, or of puzzles, is called."""
    names = MISTAKE_NAMES if own else PUZZLE_NAMES
    return names.get(kind, MISTAKE_NAMES[AssassinsKind.OTHER])


_UNKNOWN: Final = "–"


def puzzle_row(puzzle: AssassinsExercise) -> tuple[str, ...]:
    """Its kind, its grade, where it stands, and how clear it is; never the answer."""
    try:
        number = str(decode_game(parse_line(puzzle.game), LINE).position.round)
    except LocatedError:
        number = _UNKNOWN
    proof = puzzle.proof
    rest = proof.next_chance if proof is not None else None
    return (
        puzzle.kind.value,
        str(puzzle.grade or _UNKNOWN),
        puzzle.side,
        number,
        _UNKNOWN if proof is None else _solved_by(puzzle.kind, proof),
        _UNKNOWN if rest is None else percent(rest),
    )


def _solved_by(kind: AssassinsKind, proof: AssassinsProof) -> str:
    if kind is AssassinsKind.WHO:
        return phrase(
            "assassins-practice-solved-by", count=len(proof.letters), count_2=len(proof.suspects)
        )
    if proof.ways is None or proof.ends is None:
        return count(len(proof.actions), "action")
    return f"{proof.ways:,} of {proof.ends:,} ways"


PUZZLE_TABLE: Final = PuzzleTable(
    tuple(
        Say(f"assassins-puzzles-{column}")
        for column in ("about", "grade", "side", "round", "solved-by", "otherwise")
    ),
    puzzle_row,
)
"""How puzzles are listed."""
