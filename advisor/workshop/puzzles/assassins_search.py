"""Looks for puzzles of King & Assassins in games of computer players, and proves them anew.

The search is seeded, one game after another. A puzzle is proved anew by its stored proof, by the
rules, and by enumeration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

import msgspec

from advisor.assassins.computers import choose_secret, play_phase
from advisor.assassins.danger import worlds_of
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.computers import INSTINCT, RANDOM, RULE_OF_THUMB, character_of, names_at_table
from advisor.messages.exercises import (
    AssassinsExercise,
    AssassinsKind,
    AssassinsProof,
    town_problem,
)
from advisor.workshop.puzzles import assassins_kinds
from advisor.workshop.tournament.runner import seed_of
from assassins.actions import Side
from assassins.games import AssassinsGame, AssassinsGameError, Opponents, new_game
from assassins.position import AssassinsPhase
from assassins.records import decode_game
from tabletop.errors import LocatedError
from tabletop.game_lines import LINE, parse_line
from tabletop.say import Say

KINGS: Final = (RULE_OF_THUMB, INSTINCT)
PEOPLE: Final = (RANDOM, RULE_OF_THUMB, RULE_OF_THUMB, INSTINCT)
"""Who plays which side, unless told otherwise: those that take no time. Some people do anything, as
kings come near a gate in few other games."""

_FINDERS: Final[
    Mapping[
        AssassinsPhase,
        Mapping[AssassinsKind, Callable[[AssassinsGame], assassins_kinds.AssassinsPuzzle | None]],
    ]
] = {
    AssassinsPhase.KING: {
        AssassinsKind.CASTLE: assassins_kinds.find_castle,
        AssassinsKind.WHO: assassins_kinds.find_who,
        AssassinsKind.SAFE: assassins_kinds.find_safe,
    },
    AssassinsPhase.PEOPLE: {
        AssassinsKind.KILL: assassins_kinds.find_kill,
        AssassinsKind.GATE: assassins_kinds.find_gate,
    },
}
"""By whose phase begins, what can be asked there; the quick ones first."""

KINDS: Final = tuple(kind for finders in _FINDERS.values() for kind in finders)
"""All kinds of puzzles."""


class AssassinsSearchPlan(msgspec.Struct, frozen=True, kw_only=True):
    """What games are searched.

    Attributes:
        seed: of everything random.
        kings, people: the names of computer players; each game draws one king's side, and two that
            take the phases of the people's side by lot: who plays unevenly lets more happen.
        kinds: what is looked for.
    """

    seed: int = 0
    kings: tuple[str, ...] = KINGS
    people: tuple[str, ...] = PEOPLE
    kinds: tuple[AssassinsKind, ...] = KINDS


def search_assassins_game(task: tuple[AssassinsSearchPlan, int]) -> list[AssassinsExercise]:
    """The puzzles in one game of a plan, by its number: one of each kind."""
    plan, number = task
    seed = (plan.seed, "town puzzles", number)
    dice = Random(seed_of(*seed))
    king, people = dice.choice(plan.kings), dice.choices(plan.people, k=2)
    names = Opponents(king, people[0])
    characters = [character_of(name, ASSASSINS_STRENGTHS) for name in names]
    game = new_game(Opponents(*names_at_table(characters)))
    secret = choose_secret(game, names.people, seed_of(*seed, "secret"))
    game = game.with_secret(secret)
    deck = list(game.position.deck)
    dice.shuffle(deck)
    found: dict[AssassinsKind, AssassinsExercise] = {}
    while not game.finished:
        if game.position.card is None:
            game = game.turn_up(deck.pop())
        for puzzle in _in_phase(game, [kind for kind in plan.kinds if kind not in found]):
            found[puzzle.kind] = puzzle.exercise(puzzle.grade or 1)
        side = game.position.side
        name = king if side is Side.KING else dice.choice(people)
        actions = play_phase(game, name, seed_of(*seed, game.position.round, side.value))
        for action in actions:
            if not game.finished:  # an arrest may have ended it
                game = game.act(action)
        game = game if game.finished else game.end_phase()
    return list(found.values())


def _in_phase(
    game: AssassinsGame, kinds: list[AssassinsKind]
) -> Iterator[assassins_kinds.AssassinsPuzzle]:
    for kind, find in _FINDERS[game.position.phase].items():
        if kind in kinds:
            puzzle = find(game)
            if puzzle is not None:
                yield puzzle


def assassins_game_of(puzzle: AssassinsExercise) -> AssassinsGame:
    """The game up to the decision, replayed.

    Raises LocatedError where it breaks a rule, or it is another side's decision.
    """
    game = decode_game(parse_line(puzzle.game), LINE)
    position = game.position
    if position.card is None or position.over or position.side.value != puzzle.side:
        raise LocatedError("side", Say("advisor-puzzle-nothing-to-decide"))
    return game


def assassins_puzzle_problem(puzzle: AssassinsExercise) -> Say | None:
    """Why a puzzle is not proved; None where it is."""
    if problem := town_problem(puzzle):
        return problem
    assert puzzle.proof is not None
    try:
        return _CHECKS[puzzle.kind](assassins_game_of(puzzle), puzzle.proof)
    except AssassinsGameError as error:
        return Say("advisor-puzzle-breaks-rule", why=error.said)
    except LocatedError as error:
        return error.said


def _wins(game: AssassinsGame, proof: AssassinsProof) -> Say | None:
    won = assassins_kinds.end_of(game, proof.actions).over
    return None if won else Say("advisor-puzzle-no-win")


def _castle(game: AssassinsGame, proof: AssassinsProof) -> Say | None:
    if assassins_kinds.castle_alone(game.position):
        return Say("advisor-puzzle-castle-alone")
    return _wins(game, proof)


def _safe(game: AssassinsGame, proof: AssassinsProof) -> Say | None:
    worlds = worlds_of(game.position)
    if not assassins_kinds.is_safe(assassins_kinds.end_of(game, proof.actions), worlds):
        return Say("advisor-puzzle-unsafe")
    found = assassins_kinds.find_safe_ends(game.position, worlds)
    if found is None:
        return Say("advisor-puzzle-endless")
    if (found.ways, found.different) != (proof.ways, proof.ends):
        return Say("advisor-puzzle-safe-ends", ways=found.ways, ends=found.different)
    return None


def _gate(game: AssassinsGame, proof: AssassinsProof) -> Say | None:
    if not assassins_kinds.leaving(game.position):
        return Say("advisor-puzzle-stays-inside")
    closed = assassins_kinds.is_closed(assassins_kinds.end_of(game, proof.actions))
    return None if closed else Say("advisor-puzzle-gate-open")


def _who(game: AssassinsGame, proof: AssassinsProof) -> Say | None:
    if assassins_kinds.hidden_in(game) != {*proof.letters, *proof.cleared}:
        return Say("advisor-puzzle-others-hidden")
    cleared = assassins_kinds.cleared_in(game) == proof.cleared
    return None if cleared else Say("advisor-puzzle-others-cleared")


_CHECKS: Final[Mapping[AssassinsKind, Callable[[AssassinsGame, AssassinsProof], Say | None]]] = {
    AssassinsKind.KILL: _wins,
    AssassinsKind.CASTLE: _castle,
    AssassinsKind.SAFE: _safe,
    AssassinsKind.GATE: _gate,
    AssassinsKind.WHO: _who,
}
"""By kind, what proves it."""
