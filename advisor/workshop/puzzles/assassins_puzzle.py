"""A puzzle of King & Assassins as it is found, and as it is kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib.metadata import version
from typing import Any, Final

from advisor.assassins.computers import play_phase
from advisor.messages.assassins_computers import CAREFUL, PLANNER
from advisor.messages.computers import INSTINCT, RULE_OF_THUMB
from advisor.messages.exercises import MAX_GRADE, AssassinsExercise, AssassinsKind, AssassinsProof
from advisor.messages.puzzle_proofs import ERRORS, LEAST, LEAST_CHANCE, MOST_CHANCE
from advisor.workshop.tournament.seeds import seed_of
from assassins.actions import Action
from assassins.games import AssassinsGame, AssassinsGameError
from assassins.position import AssassinsPosition
from assassins.records import encode_game
from tabletop.game_lines import print_line

_LADDER: Final = (RULE_OF_THUMB, CAREFUL, INSTINCT, PLANNER)
"""By grade from 1 on, who has to find it; `MAX_GRADE` where none of them does, whatever the
advisor finds."""

_ASKED: Final = 2
"""So often each is asked; who finds it every time has found it."""


@dataclass(frozen=True)
class AssassinsPuzzle:
    """A decision with one clear answer.

    Attributes:
        game: as it stands before the decision, with what its side knows.
        kind: what it is about.
        proof: that it is clear.
        grade: how hard it is; None until computer players were asked.
    """

    game: AssassinsGame
    kind: AssassinsKind
    proof: AssassinsProof
    grade: int | None = None

    def exercise(self, grade: int) -> AssassinsExercise:
        """The puzzle as it is kept."""
        return AssassinsExercise(
            game=print_line(encode_game(self.game)),
            side=self.game.position.side.value,
            kind=self.kind,
            grade=grade,
            proof=self.proof,
        )


def proof_of(actions: Sequence[Action], **facts: Any) -> AssassinsProof:
    """A proof, its chances in tenths of a thousandth."""
    rounded: dict[str, Any] = {
        name: round(value, 4) if isinstance(value, float) else value
        for name, value in facts.items()
    }
    return AssassinsProof(
        actions=[str(action) for action in actions],
        program=f"kingsroad {version('kingsroad')}",
        **rounded,
    )


def is_worth_it(chance: float, next_chance: float, error: float) -> bool:
    """Whether what solves a puzzle is clearly better than all else, in a game that is open."""
    return (
        chance >= LEAST_CHANCE
        and next_chance <= MOST_CHANCE
        and chance - next_chance >= max(LEAST, ERRORS * error)
    )


def grade_by_players(game: AssassinsGame, solves: Any) -> int:
    """The weakest computer player whose phases solve it; ``solves`` judges the position after."""
    for grade, name in enumerate(_LADDER, 1):
        if all(solves(end_after(game, name, number)) for number in range(_ASKED)):
            return grade
    return MAX_GRADE


def end_after(game: AssassinsGame, name: str, number: int) -> AssassinsPosition:
    """The position after the phase of a computer player, the phase not ended yet."""
    actions = play_phase(game, name, seed_of("grade", name, number))
    return end_of(game, actions)


def end_of(game: AssassinsGame, actions: Sequence[Action | str]) -> AssassinsPosition:
    """The position after some actions, the phase not ended yet; none after the end of the game.

    Raises AssassinsGameError where one is not legal.
    """
    for action in actions:
        if game.finished:
            raise AssassinsGameError(str(action), "comes after the end of the game")
        game = game.act(action)
    return game.position
