"""Looks for puzzles of King & Assassins in games of computer players: seeded, one after another."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Final

import msgspec

from advisor.assassins.computers import choose_secret, play_phase
from advisor.messages.assassins_computers import ASSASSINS_STRENGTHS
from advisor.messages.characters import names_at_table
from advisor.messages.computers import INSTINCT, RANDOM, RULE_OF_THUMB, character_of
from advisor.messages.exercises import AssassinsExercise, AssassinsKind
from advisor.workshop.puzzles.assassins_gate import find_gate
from advisor.workshop.puzzles.assassins_puzzle import AssassinsPuzzle
from advisor.workshop.puzzles.assassins_safe import find_safe
from advisor.workshop.puzzles.assassins_who import find_who
from advisor.workshop.puzzles.assassins_wins import find_castle, find_kill
from advisor.workshop.tournament.seeds import seed_of
from assassins.actions import Side
from assassins.games import AssassinsGame, Opponents, new_game
from assassins.position import AssassinsPhase

KINGS: Final = (RULE_OF_THUMB, INSTINCT)
PEOPLE: Final = (RANDOM, RULE_OF_THUMB, RULE_OF_THUMB, INSTINCT)
"""Who plays which side, unless told otherwise: those that take no time. Some people do anything, as
kings come near a gate in few other games."""

_FINDERS: Final[
    Mapping[
        AssassinsPhase, Mapping[AssassinsKind, Callable[[AssassinsGame], AssassinsPuzzle | None]]
    ]
] = {
    AssassinsPhase.KING: {
        AssassinsKind.CASTLE: find_castle,
        AssassinsKind.WHO: find_who,
        AssassinsKind.SAFE: find_safe,
    },
    AssassinsPhase.PEOPLE: {AssassinsKind.KILL: find_kill, AssassinsKind.GATE: find_gate},
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


def _in_phase(game: AssassinsGame, kinds: list[AssassinsKind]) -> Iterator[AssassinsPuzzle]:
    for kind, find in _FINDERS[game.position.phase].items():
        if kind in kinds:
            puzzle = find(game)
            if puzzle is not None:
                yield puzzle
