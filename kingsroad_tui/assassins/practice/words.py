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
from kingsroad_tui.assassins.words.game import people, person
from kingsroad_tui.assassins.words.turns import reports_of, turn_words
from kingsroad_tui.keys.key_words import KeysHere, with_keys
from kingsroad_tui.practice.puzzle_words import PuzzleTable
from kingsroad_tui.practice.training_book import ExerciseRun
from kingsroad_tui.practice.words import exercise_heading
from kingsroad_tui.words.figures import label_named, loss_words
from kingsroad_tui.words.lists import within
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line
from tabletop.say import Say, Share, id_of
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase, said

_MISTAKES: Final = frozenset(
    {
        AssassinsKind.KILL,
        AssassinsKind.CASTLE,
        AssassinsKind.SAFE,
        AssassinsKind.GATE,
        AssassinsKind.WASTED_AP,
        AssassinsKind.UNMASKED,
    }
)
"""Mistakes of a kind that has a name."""

_PUZZLES: Final = frozenset(
    {
        AssassinsKind.KILL,
        AssassinsKind.CASTLE,
        AssassinsKind.SAFE,
        AssassinsKind.GATE,
        AssassinsKind.WHO,
    }
)
"""The kinds of puzzles."""


def assassins_heading(laid: AssassinsLaidOut, run: ExerciseRun[AssassinsExercise]) -> str:
    """``Puzzle 117 · hard · round 7``."""
    place = phrase("assassins-practice-round", round=laid.game.position.round)
    return exercise_heading(run, place)


def assassins_task(laid: AssassinsLaidOut, here: KeysHere) -> list[str]:
    """What there is to find, and the keys."""
    lines = _task(laid)
    if laid.exercise.made is not None:
        lines.append(phrase("assassins-practice-keys-better"))
    elif laid.exercise.kind is AssassinsKind.WHO:
        lines += [phrase("assassins-practice-log"), phrase("assassins-practice-keys-who")]
    else:
        lines.append(phrase("assassins-practice-keys"))
    return [with_keys(sentence, here) for sentence in lines]


def plain_task(laid: AssassinsLaidOut) -> list[str]:
    """What there is to find, line by line."""
    task = _task(laid)
    if laid.exercise.made is not None:
        return [*task, phrase("assassins-practice-play-better")]
    if laid.exercise.kind is AssassinsKind.WHO:
        return task
    return [*task, phrase("assassins-practice-play-it")]


def _task(laid: AssassinsLaidOut) -> list[str]:
    made, kind = laid.exercise.made, laid.exercise.kind
    if made is not None:
        return [
            phrase("assassins-practice-as-played", verdict=within(judged.verdict_sentence(made)))
        ]
    if kind is AssassinsKind.WHO:
        return [who_task(laid.exercise.proof)]
    if kind in _PUZZLES:
        return [phrase(f"assassins-practice-task-{id_of(kind)}")]
    return [phrase("assassins-practice-best-way")]


def who_task(proof: AssassinsProof | None) -> str:
    """How many to find."""
    number = len(proof.letters) if proof else 1
    return phrase("assassins-practice-who-task", number=number)


def solved_lines(
    laid: AssassinsLaidOut, tried: AssassinsGame, found: PhaseReview | None, back: str, on: str
) -> list[str]:
    """A phase that solves the exercise: why, when it comes back, how to go on."""
    return [*right_sentences(laid, tried, found), *filter(None, [back]), _goes_on(on)]


def right_sentences(
    laid: AssassinsLaidOut, tried: AssassinsGame, found: PhaseReview | None
) -> list[str]:
    """That a phase is right, and why."""
    why = [] if found is None else judged.phase_sentences(found, tried)[:_MAX_WHY]
    kind = laid.exercise.kind
    missed = (
        [phrase(f"assassins-practice-went-wrong-{id_of(kind)}")]
        if laid.exercise.made is not None and kind in _MISTAKES
        else []
    )
    return [phrase("assassins-practice-right"), *why, *proved_sentences(laid), *missed]


def _goes_on(key: str) -> str:
    return phrase("assassins-practice-goes-on", key=key)


_MAX_WHY: Final = 2


def proved_sentences(laid: AssassinsLaidOut) -> list[str]:
    """Why the answer of a puzzle is that: what it brings, and what anything else would leave."""
    proof, kind = laid.exercise.proof, laid.exercise.kind
    if proof is None or kind not in _PUZZLES or proof.next_chance is None:
        return []
    rest = Share(proof.next_chance)
    if kind is AssassinsKind.SAFE:
        ways, ends = proof.ways or 0, proof.ends or 0
        return [phrase("assassins-practice-safe-ends", rest=rest, ways=ways, ends=ends)]
    return [phrase(f"assassins-practice-proved-{id_of(kind)}", rest=rest)]


def wrong_lines(
    laid: AssassinsLaidOut, found: PhaseReview | None, back: str, again: str, best: str
) -> list[str]:
    """A phase that does not: what it costs; what is better is kept back."""
    keys = phrase("assassins-practice-wrong-keys", again=again, best=best)
    return [*wrong_sentences(laid, found), *filter(None, [back]), keys]


def wrong_sentences(laid: AssassinsLaidOut, found: PhaseReview | None) -> list[str]:
    """That a phase is not right, and what is wrong with it."""
    if found is not None:
        why = _what_is_wrong(laid, found)
    elif laid.exercise.kind is AssassinsKind.KILL:
        why = phrase("assassins-practice-still-alive")
    elif laid.exercise.kind is AssassinsKind.CASTLE:
        why = phrase("assassins-practice-not-won")
    else:
        why = phrase("assassins-practice-loses")
    return [phrase("assassins-practice-not-yet"), why]


def _what_is_wrong(laid: AssassinsLaidOut, found: PhaseReview) -> str:
    kind, played, trios = laid.exercise.kind, found.played, found.worlds
    if kind is AssassinsKind.SAFE and played is not None and played.death_worlds:
        return phrase("assassins-practice-killed-by", number=played.death_worlds, trios=trios)
    if kind is AssassinsKind.SAFE and played is not None and played.wound_worlds:
        return phrase("assassins-practice-wounded-by", number=played.wound_worlds, trios=trios)
    if kind is AssassinsKind.GATE and found.open_gate is not None:
        gate = found.open_gate
        return phrase("assassins-practice-open-gate", number=gate.leaves, cards=gate.cards)
    if found.severity in (None, Severity.GOOD):
        return judged.verdict_sentence(found)
    named = label_named(found.label)
    loss = loss_words(found.cost, Goal.WIN)
    return phrase("assassins-practice-costs", what=named, loss=loss)


def assassins_answer_lines(laid: AssassinsLaidOut, back: str, on: str) -> list[str]:
    """The answer, for somebody who asks to see it."""
    return [*answer_sentences(laid), *filter(None, [back]), _goes_on(on)]


def answer_sentences(laid: AssassinsLaidOut) -> list[str]:
    """What the answer is."""
    made, proof = laid.exercise.made, laid.exercise.proof
    if laid.exercise.kind is AssassinsKind.WHO and proof is not None:
        return who_answer(proof)
    if made is not None:
        turn = planned_words(laid, judged.better_actions(made))
        return [phrase("assassins-practice-better-turn", turn=turn)]
    turn = planned_words(laid, proof.actions if proof else [])
    return [phrase("assassins-practice-answer", turn=turn), *proved_sentences(laid)]


def planned_words(laid: AssassinsLaidOut, actions: Iterable[str]) -> str:
    """A turn in words."""
    reports = reports_of(laid.game.position, actions)
    return turn_words(reports, knight_numbers(laid.game)) or judged.idle_words()


def marked_words(marked: Collection[int], proof: AssassinsProof | None) -> str:
    """Who is marked so far."""
    number = len(proof.letters) if proof else 1
    if not marked:
        return phrase("assassins-practice-none-marked", number=number)
    names = tuple(map(person, sorted(marked)))
    left = max(0, number - len(marked))
    return phrase("assassins-practice-marked", names=names, left=left)


def who_lines(
    laid: AssassinsLaidOut,
    marked: Collection[int],
    *,
    right: bool,
    back: str,
    on: str,
    best: str,
) -> list[str]:
    """Whether those are the ones, and how to go on."""
    keys = _goes_on(on) if right else phrase("assassins-practice-mark-others", key=best)
    return [*who_sentences(laid, marked, right=right), *filter(None, [back]), keys]


def who_sentences(laid: AssassinsLaidOut, marked: Collection[int], *, right: bool) -> list[str]:
    """Whether those are the ones, and why the others are none."""
    proof = laid.exercise.proof
    if right and proof is not None:
        return [phrase("assassins-practice-right"), *who_answer(proof)]
    wrong = [] if proof is None else _cleared(proof, marked)
    return [phrase("assassins-practice-not-those"), *map(said, wrong)]


def who_answer(proof: AssassinsProof) -> list[str]:
    """Who they are, and what shows that nobody else is."""
    they = phrase("assassins-practice-they-are", names=people(proof.letters))
    return [they, *map(said, _cleared(proof))]


def _cleared(proof: AssassinsProof, only: Collection[int] | None = None) -> list[Say]:
    """What clears those who are no assassins, round by round; of ``only`` some of them."""
    rounds: dict[int, list[str]] = {}
    for letter, number in proof.cleared.items():
        if only is None or LETTERS.index(letter) in only:
            rounds.setdefault(number, []).append(letter)
    return [
        Say(
            "assassins-practice-cleared",
            names=people(letters),
            number=len(letters),
            round=number,
        )
        for number, letters in sorted(rounds.items())
    ]


def kind_name(kind: AssassinsKind, *, own: bool) -> str:
    """What a kind of one's own mistakes, or of puzzles, is called."""
    if own:
        return phrase(f"assassins-mistake-{id_of(kind) if kind in _MISTAKES else 'other'}")
    if kind in _PUZZLES:
        return phrase(f"assassins-puzzle-{id_of(kind)}")
    return phrase("assassins-mistake-other")


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
        number = len(proof.letters)
        of = number + len(proof.cleared)
        return phrase("assassins-practice-solved-by", number=number, of=of)
    if proof.ways is None or proof.ends is None:
        return phrase("assassins-practice-solved-by-actions", actions=len(proof.actions))
    return phrase("assassins-practice-solved-by-ways", ways=proof.ways, ends=proof.ends)


PUZZLE_TABLE: Final = PuzzleTable(
    tuple(
        Say(f"assassins-puzzles-{column}")
        for column in ("about", "grade", "side", "round", "solved-by", "otherwise")
    ),
    puzzle_row,
)
"""How puzzles are listed."""
