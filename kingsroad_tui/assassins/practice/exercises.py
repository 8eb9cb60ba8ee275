"""Exercises of King & Assassins: made of the phases of a game, and what solves them. No Textual."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from advisor.messages.assassins_answers import AssassinsCandidate
from advisor.messages.assassins_review import PhaseReview, worst_first
from advisor.messages.exercises import AssassinsExercise, AssassinsKind, AssassinsProof, decision_id
from advisor.messages.verdicts import Severity
from assassins.actions import Side
from assassins.games import AssassinsGame, AssassinsGameError
from assassins.records import decode_game, encode_game
from assassins.town import LETTERS
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line, print_line

_MUCH_WASTED: Final = 2
"""From so many AP on it is worth a name."""

_ROUNDED: Final = 1e-6


def game_before(game: AssassinsGame, number: int) -> AssassinsGame:
    """A game as it stood before one of its phases, the card turned up."""
    before = game.phases[number].before
    return replace(game, phases=game.phases[:number], running=(), position=before)


def assassins_exercise_of(game: AssassinsGame, one: PhaseReview) -> AssassinsExercise:
    """A judged phase of a game as an exercise. The king's side's has no secret in it."""
    then = game_before(game, one.number)
    if Side(one.side) is Side.KING:
        then = replace(then, secret=None)
    return AssassinsExercise(
        game=print_line(encode_game(then)),
        side="king" if Side(one.side) is Side.KING else "people",
        kind=phase_kind(one),
        made=one,
    )


def assassins_exercises_in(
    game: AssassinsGame, phases: Sequence[PhaseReview], side: Side
) -> Iterator[AssassinsExercise]:
    """The mistakes of a side in a game, worst first."""
    for one in worst_first(phases, side.value):
        yield assassins_exercise_of(game, one)


def assassins_game_id(game: AssassinsGame, side: Side) -> str:
    """A short name of a whole game as one side played it, the same for copies."""
    return decision_id(print_line(encode_game(game)), f"all of {side.value}")


def phase_kind(one: PhaseReview) -> AssassinsKind:
    """What was missed in a phase: what is certain first."""
    if one.missed_kill is not None:
        return AssassinsKind.KILL
    if one.missed_win is not None:
        return AssassinsKind.CASTLE
    if one.open_gate is not None:
        return AssassinsKind.GATE
    if one.missed_safe is not None:
        return AssassinsKind.SAFE
    if _unmasked_for_nothing(one):
        return AssassinsKind.UNMASKED
    wasted = one.wasted_ap
    if wasted is not None:
        lost = wasted.king + wasted.knights + wasted.people + wasted.to_and_fro
        if lost >= _MUCH_WASTED:
            return AssassinsKind.WASTED_AP
    return AssassinsKind.OTHER


def _unmasked_for_nothing(one: PhaseReview) -> bool:
    """An assassin was revealed who struck nobody, and the best turn reveals none."""
    revealed = any(action.startswith("R") for action in one.actions)
    struck = any("!" in action or "*" in action for action in one.actions)
    best = one.best.actions if one.best is not None else []
    return revealed and not struck and not any(action.startswith("R") for action in best)


class UnusableTownExercise(LocatedError):
    """An exercise that fits no game: its file was damaged, or written by somebody else."""


@dataclass(frozen=True)
class AssassinsLaidOut:
    """An exercise with its game replayed, to be laid on the board.

    Attributes:
        exercise: the exercise.
        game: the game as it stood.
    """

    exercise: AssassinsExercise
    game: AssassinsGame

    @classmethod
    def of(cls, exercise: AssassinsExercise) -> AssassinsLaidOut:
        """Replays its game. Raises LocatedError where it cannot be, or nothing is to be decided."""
        game = decode_game(parse_line(exercise.game), LINE)
        found = cls(exercise, game)
        ready = not game.finished and game.position.card is not None
        if not ready or (found.phase and game.position.side is not found.side):
            raise UnusableTownExercise("", "nothing to decide", source=LINE)
        if found.phase and found.side is Side.PEOPLE and game.secret is None:
            raise UnusableTownExercise("", "without its secret", source=LINE)
        if not found.phase and not found.answer:
            raise UnusableTownExercise("", "without its answer", source=LINE)
        return found

    @property
    def side(self) -> Side:
        """Whose decision it is."""
        return Side(self.exercise.side)

    @property
    def phase(self) -> bool:
        """Whether a phase is to be played; else it is asked who the assassins are."""
        return self.exercise.kind is not AssassinsKind.WHO

    @property
    def answer(self) -> frozenset[int]:
        """Of "who is it?": who they are, from 0; empty where that is not said rightly."""
        letters = self.exercise.proof.letters if self.exercise.proof else []
        if not all(one in LETTERS for one in letters):
            return frozenset()
        return frozenset(map(LETTERS.index, letters))

    @property
    def number(self) -> int:
        """The place of the phase in the game, from 0."""
        return len(self.game.phases)

    @property
    def setup(self) -> Setup:
        """The table: whoever decides is a person."""
        seats = {
            side: Seat() if side is self.side else Seat(SeatKind.COMPUTER, "random")
            for side in Side
        }
        return Setup((seats[Side.KING], seats[Side.PEOPLE]))


def phase_fits(made: PhaseReview, game: AssassinsGame) -> bool:
    """Whether a judged phase that was read from a file can be the next one of a game: everything
    that it says could be done can be, and its losses and chances are some."""
    ways = [made.actions, made.missed_kill, made.missed_win, made.missed_safe]
    ways += [way.actions for way in (made.played, made.best, made.open_gate) if way is not None]
    try:
        for actions in ways:
            played = game
            for action in actions or ():
                played = played.act(action)
    except LocatedError:
        return False
    known = (made.loss, made.loss_error)
    sure = (made.king_before, made.king_after, abs(made.card), abs(made.arrest))
    chances = [chance for chance in (*known, *sure) if chance is not None]
    return made.number == len(game.phases) and all(
        -_ROUNDED <= chance <= 1 + _ROUNDED for chance in chances
    )


def solved_at_once(laid: AssassinsLaidOut, tried: AssassinsGame) -> bool | None:
    """Whether a phase that was played solves an exercise, by the rules alone; None where somebody
    has to judge it."""
    kind, proof = laid.exercise.kind, laid.exercise.proof
    if tried.finished:
        result = tried.result
        return result is not None and result.winner is laid.side
    if proof is None:
        return None
    if kind in (AssassinsKind.KILL, AssassinsKind.CASTLE):
        return False
    return True if _ends_alike(laid, proof, tried) else None


def _ends_alike(laid: AssassinsLaidOut, proof: AssassinsProof, tried: AssassinsGame) -> bool:
    try:
        return tried.position == laid.game.play_phase(proof.actions).position
    except AssassinsGameError:
        return False


def is_phase_solved(laid: AssassinsLaidOut, found: PhaseReview) -> bool:
    """Whether a phase that the solver has judged solves an exercise: not only the best one does.

    A mistake is made good where nothing is wrong any more, and where it loses at most half as much.
    """
    proof = laid.exercise.proof
    if proof is not None:
        return _by_proof(laid.exercise.kind, proof, found)
    if found.severity is not Severity.GOOD or found.missed_something:
        return False
    made = laid.exercise.made
    lost = (found.loss or 0.0) - (found.loss_error or 0.0)
    return made is None or made.loss is None or lost <= max(0.0, made.loss / 2)


def _is_as_safe(played: AssassinsCandidate, proof: AssassinsProof) -> bool:
    """Whether the king is in no more danger than after the phase of the proof."""
    wounds = proof.wound_worlds is None or played.wound_worlds <= proof.wound_worlds
    return wounds and played.death_worlds <= (proof.death_worlds or 0)


def _by_proof(kind: AssassinsKind, proof: AssassinsProof, found: PhaseReview) -> bool:
    if kind is AssassinsKind.SAFE:
        return found.played is not None and _is_as_safe(found.played, proof)
    if kind is AssassinsKind.GATE:
        return found.open_gate is None or found.open_gate.leaves <= (proof.leaves or 0)
    return found.severity is Severity.GOOD and not found.missed_something
