"""Exercises: a decision to be made again, of either game. No solver and no NumPy.

A mistake of one's own and a puzzle are the same thing: the game up to a decision, whose it is, what
kind of decision, and what is known of its answers. Of a mistake that is what was played, as the
review judged it (``made``); of a puzzle the proof that it is clear (``proof``), by which an answer
is judged at once, without the solver. Whoever makes a puzzle, reads one or tests one finds here
what it has to prove.

The game is its line of text (`tabletop.game_lines`): a record up to the decision, with what the one
who decides may know, and nothing more. A second choice after a Witch has its round pending in it; a
phase of King & Assassins has its card turned up. The people's secret is in it only where the people
decide; never in one of "who is it?".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from hashlib import sha256
from typing import Annotated, Any, Final, Literal

import msgspec

from advisor.messages.assassins_review import PhaseReview
from advisor.messages.review import ChoiceReview
from advisor.messages.verdicts import BeliefKind, Goal
from tabletop.errors import LocatedError
from tabletop.game_lines import MAX_LINE, parse_line
from tabletop.say import Say

MAX_GRADE: Final = 5
"""The hardest; the easiest is 1."""

_Grade = Annotated[int, msgspec.Meta(ge=1, le=MAX_GRADE)]
_Line = Annotated[str, msgspec.Meta(max_length=MAX_LINE)]
_Word = Annotated[str, msgspec.Meta(max_length=100)]
_Way = Annotated[list[_Word], msgspec.Meta(max_length=100)]
_Chance = Annotated[float, msgspec.Meta(ge=0, le=1)]
_Size = Annotated[float, msgspec.Meta(ge=0)]
_Count = Annotated[int, msgspec.Meta(ge=0)]


class KingsroadKind(StrEnum):
    """What a decision of King's Road is about."""

    # Of mistakes: what was wrong.
    WITCH_EARLY = "witch early"
    """The Witch was played where an open choice was better."""
    WITCH_KEPT = "witch kept"
    """She was kept where choosing last was better."""
    DRAGON_FOR_OTHERS = "dragon for others"
    """The Dragon had a region scored that brought others more."""
    KNIGHT_WASTED = "knight wasted"
    """The Knight brought nothing, or was left where it was needed."""
    SECOND_BY_TIE = "second by a tie"
    """A tie was made, or not broken, that one more marker would have won."""
    TOO_FAR = "too far"
    """Markers went to a region that the King reaches too late."""
    AHEAD_ALREADY = "ahead already"
    """Markers went where one was ahead without them."""
    LEFT_FOR_NOTHING = "left for nothing"
    """A region that is scored now was left to others."""
    OTHER = "other"

    # Of puzzles: what the decision turns on.
    WITCH = "witch"
    DRAGON = "dragon"
    KNIGHT = "knight"
    CONTESTED = "contested"
    """A region that is scored now, and several want."""
    PREPARING = "preparing"
    """Regions that are scored later."""
    ENDING = "ending"
    """This round may end the game, or should not."""
    FINAL_SCORING = "final scoring"
    """What the last scoring brings."""


class AssassinsKind(StrEnum):
    """What a decision of King & Assassins is about; of mistakes, what was missed."""

    KILL = "kill"
    """The people can kill the king in this phase."""
    CASTLE = "castle"
    """The king's side can win in this phase for sure."""
    SAFE = "safe"
    """There is a way without any risk for the king."""
    GATE = "gate"
    """A gate is open that the people can close."""
    WHO = "who"
    """Who the assassins are can be told."""
    WASTED_AP = "wasted ap"
    UNMASKED = "unmasked"
    """An assassin was revealed where nothing came of it."""
    OTHER = "other"


class ProvedChoice(msgspec.Struct, frozen=True, array_like=True):
    """A choice of King's Road with its worth, as an array.

    Attributes:
        selection: the cards in one word, such as ``16K``.
        win: the chance to win against people.
        win_best_play: the same against perfect play.
        loss, loss_best_play: how far these are below the best there is.
        loss_error: the least loss that is surely one; up to it a choice is as good as the best.
    """

    selection: _Word
    win: _Chance
    win_best_play: _Chance
    loss: _Size
    loss_best_play: _Size
    loss_error: _Size

    @property
    def surely_lost(self) -> float:
        """What it loses against people and against perfect play alike."""
        return min(self.loss, self.loss_best_play)


class KingsroadProof(msgspec.Struct, frozen=True, kw_only=True):
    """That a decision of King's Road is clear.

    Attributes:
        choices: those worth most, best first, each effect once; any choice whose effect is not
            among them surely loses at least as much as the last one.
        error: how far two of these values may be off together: the joint error.
        games: how many games were played on from the best choice and from those near it.
        gap, gap_best_play: how far the next best one lay behind the best in these, against people
            and against perfect play.
        program: who judged.
    """

    choices: Annotated[list[ProvedChoice], msgspec.Meta(min_length=2, max_length=1000)]
    error: _Size = 0.0
    games: _Count = 0
    gap: float = 0.0
    gap_best_play: float = 0.0
    program: _Word = ""


class AssassinsProof(msgspec.Struct, frozen=True, kw_only=True):
    """That a decision of King & Assassins is clear; what does not apply is None or empty.

    Attributes:
        actions: a phase that solves it, in the notation of records; a shortest one.
        chance: the chance to win of whoever decides, with it.
        next_chance: with the best phase that does not solve it.
        error: how far these may be off together.
        ways: how many ends of the phase solve it; of ``ends``, all different ones there are.
        worlds: how many trios were possible.
        death_worlds, wound_worlds: in how many of these the king can be killed, and wounded at
            least, after ``actions``.
        leaves: of a gate: after ``actions``, with how many of the ``cards`` face down he walks out.
        letters: of "who is it?": the answer, ascending.
        cleared: of "who is it?": everybody else who is hidden, by letter, with the first round in
            which they could have killed the king by themselves; an assassin would have done it.
        program: who judged.
    """

    actions: _Way = []
    chance: _Chance | None = None
    next_chance: _Chance | None = None
    error: _Size = 0.0
    ways: _Count | None = None
    ends: _Count | None = None
    worlds: _Count = 0
    death_worlds: _Count | None = None
    wound_worlds: _Count | None = None
    leaves: _Count | None = None
    cards: _Count | None = None
    letters: Annotated[list[_Word], msgspec.Meta(max_length=12)] = []
    cleared: dict[str, _Count] = {}
    program: _Word = ""


class KingsroadExercise(msgspec.Struct, frozen=True, kw_only=True, tag="kingsroad"):
    """A decision of King's Road.

    Attributes:
        game: the line of the public game up to it.
        seat: whose decision it is.
        kind: what it is about.
        grade: how hard it is; None of one's own mistakes.
        made: what was played, as it was judged; None of a puzzle.
        proof: what the answers are worth; None of one's own mistakes.
        goal, belief: what answers are judged by.
    """

    game: _Line
    seat: Annotated[int, msgspec.Meta(ge=0, le=4)]
    kind: KingsroadKind
    grade: _Grade | None = None
    made: ChoiceReview | None = None
    proof: KingsroadProof | None = None
    goal: Goal = Goal.WIN
    belief: BeliefKind = BeliefKind.HIERARCHY

    @property
    def id(self) -> str:
        """The same for the same decision, whatever the players are called and whoever judged."""
        return decision_id(self.game, str(self.seat))


class AssassinsExercise(msgspec.Struct, frozen=True, kw_only=True, tag="king-and-assassins"):
    """A decision of King & Assassins: a phase to be played, or who the assassins are.

    Attributes:
        game: the line of the game up to the phase, its card turned up.
        side: whose decision it is.
        kind: what it is about.
        grade: how hard it is; None of one's own mistakes.
        made: the phase as it was played, as it was judged; None of a puzzle.
        proof: what makes it a puzzle; None of one's own mistakes.
    """

    game: _Line
    side: Literal["king", "people"]
    kind: AssassinsKind
    grade: _Grade | None = None
    made: PhaseReview | None = None
    proof: AssassinsProof | None = None

    @property
    def id(self) -> str:
        """The same for the same decision, whatever the players are called and whoever judged."""
        who = " who" if self.kind is AssassinsKind.WHO else ""
        return decision_id(self.game, f"{self.side}{who}")


Exercise = KingsroadExercise | AssassinsExercise


def decision_id(line: str, whose: str) -> str:
    """A short name of the decision at the end of a game, by whoever decides.

    It is made of what was played, so that copies, branches and other names count for nothing.

    Raises:
        LocatedError: the line holds no game.
    """
    try:
        record: Any = msgspec.json.decode(parse_line(line))
        told = [record.get(name) for name in _TOLD]
    except (msgspec.DecodeError, UnicodeError, RecursionError, AttributeError):
        raise LocatedError("", Say("advisor-line-no-game")) from None
    content = msgspec.json.encode([whose, *told], order="deterministic")
    return sha256(content).hexdigest()[:16]


_TOLD: Final[Sequence[str]] = (
    "variant",
    "board",
    "start",
    "king_start",
    "secret",
    "rounds",
    "pending",
)
"""What a decision depends on, of the records of both games."""


LEAST: Final = 0.05
"""The next best choice must cost at least so much of the chance to win."""

ERRORS: Final = 3.0
"""It must lie so many joint errors behind: no accident."""

LEAST_CHANCE: Final = 0.05
MOST_CHANCE: Final = 0.95
"""With the best choice a game must be neither lost nor won already."""

RARE: Final = 0.01
"""Of a king's phase with a safe way to be found, at most this share of all ends is safe."""


def road_problem(exercise: KingsroadExercise) -> Say | None:
    """Why a puzzle of King's Road is not clear by its own proof; None where it is."""
    proof = exercise.proof
    if proof is None or exercise.grade is None:
        return Say("advisor-puzzle-unproved")
    best, second, *_ = proof.choices
    if best.loss or best.loss_best_play:
        return Say("advisor-puzzle-not-best")
    if any(not LEAST_CHANCE <= chance <= MOST_CHANCE for chance in (best.win, best.win_best_play)):
        return Say("advisor-puzzle-decided")
    if not _consistent(proof):
        return Say("advisor-puzzle-losses")
    if any(choice.surely_lost <= choice.loss_error for choice in proof.choices[1:]):
        return Say("advisor-puzzle-another-best")
    least = min(choice.surely_lost for choice in proof.choices[1:])
    if second.surely_lost != least:
        return Say("advisor-puzzle-order")
    if least < max(LEAST, ERRORS * proof.error):
        return Say("advisor-puzzle-too-near")
    if min(proof.gap, proof.gap_best_play) < max(LEAST, ERRORS * proof.error):
        return Say("advisor-puzzle-too-near-played-on")
    return None


_ROUNDING: Final = 0.00021
"""How far a difference of rounded chances may be from a rounded loss."""


def _consistent(proof: KingsroadProof) -> bool:
    best = proof.choices[0]
    return all(
        abs(best.win - one.win - one.loss) <= _ROUNDING
        and abs(best.win_best_play - one.win_best_play - one.loss_best_play) <= _ROUNDING
        for one in proof.choices
    )


def town_problem(puzzle: AssassinsExercise) -> Say | None:
    """Why a puzzle of King & Assassins is not clear by its own proof; None where it is."""
    proof = puzzle.proof
    if proof is None or puzzle.grade is None:
        return Say("advisor-puzzle-unproved")
    if puzzle.kind not in _ASSASSINS_PROBLEMS:
        return Say("advisor-puzzle-kind")
    if puzzle.kind is not AssassinsKind.WHO and not proof.actions:
        return Say("advisor-puzzle-no-way")
    return _ASSASSINS_PROBLEMS[puzzle.kind](proof)


def _win_problem(proof: AssassinsProof) -> Say | None:
    if proof.chance != 1 or proof.next_chance is None:
        return Say("advisor-puzzle-not-sure")
    if proof.next_chance > MOST_CHANCE:
        return Say("advisor-puzzle-won-anyway")
    return None if _is_clear(proof) else Say("advisor-puzzle-small-win")


def _safe_problem(proof: AssassinsProof) -> Say | None:
    if proof.death_worlds != 0 or proof.wound_worlds != 0:
        return Say("advisor-puzzle-unsafe")
    if not proof.ways or not proof.ends or proof.ways > RARE * proof.ends:
        return Say("advisor-puzzle-many-safe")
    if proof.chance is None or not LEAST_CHANCE <= proof.chance <= MOST_CHANCE:
        return Say("advisor-puzzle-decided")
    if proof.next_chance is None or proof.next_chance > proof.chance + proof.error + _ROUNDING:
        return Say("advisor-puzzle-unsafe-better")
    return None


def _gate_problem(proof: AssassinsProof) -> Say | None:
    if proof.leaves != 0 or not proof.cards:
        return Say("advisor-puzzle-gate-open")
    if not proof.ways or not proof.ends or proof.ways >= proof.ends:
        return Say("advisor-puzzle-closes-anyway")
    return None if _is_clear(proof) else Say("advisor-puzzle-small-gate")


def _who_problem(proof: AssassinsProof) -> Say | None:
    named = bool(proof.letters) and proof.cleared.keys().isdisjoint(proof.letters)
    return None if named and proof.cleared else Say("advisor-puzzle-nobody")


def _is_clear(proof: AssassinsProof) -> bool:
    if proof.chance is None or proof.next_chance is None:
        return False
    gap = proof.chance - proof.next_chance
    return proof.chance >= LEAST_CHANCE and gap >= max(LEAST, ERRORS * proof.error) - _ROUNDING


_ASSASSINS_PROBLEMS: Final[Mapping[AssassinsKind, Callable[[AssassinsProof], Say | None]]] = {
    AssassinsKind.KILL: _win_problem,
    AssassinsKind.CASTLE: _win_problem,
    AssassinsKind.SAFE: _safe_problem,
    AssassinsKind.GATE: _gate_problem,
    AssassinsKind.WHO: _who_problem,
}
