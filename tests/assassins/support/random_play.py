"""Random play by the rules: whole games, and positions from the middle of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from assassins.actions import Action, ActionKind
from assassins.cards import shuffled
from assassins.games import AssassinsGame, Opponents, new_game
from assassins.position import AssassinsPosition
from assassins.secret import Secret, drawn_secret
from assassins.town import SIZE, Town, side_a

PLAYERS = Opponents("Ann", "Bob")
KING_HURRIES = {ActionKind.KING_STEP, ActionKind.KING_EXIT}
KNIGHTS_HUNT = {ActionKind.KNIGHT_PUSH, ActionKind.KNIGHT_KILL, ActionKind.ARREST}
ASSASSINS_HUNT = {
    ActionKind.REVEAL,
    ActionKind.ASSASSIN_STEP,
    ActionKind.ASSASSIN_KILL,
    ActionKind.WOUND,
}
MOODS: tuple[set[ActionKind], ...] = (
    set(),
    KING_HURRIES,
    KNIGHTS_HUNT,
    ASSASSINS_HUNT,
    KING_HURRIES | ASSASSINS_HUNT,
)
"""What is rare by mere chance and so is preferred in some of the games: every ending comes up."""


def steps(random: Random, *, town: Town | None = None) -> Iterator[AssassinsGame]:
    """A random game with a random secret, after every card, action and phase."""
    town = town or side_a()
    game = new_game(PLAYERS, town, random.choice(town.kings).square, drawn_secret(random))
    deck = iter(shuffled(town.deck, random))
    mood = random.choice(MOODS)
    yield game
    while not game.finished:
        if game.position.card is None:
            game = game.turn_up(next(deck))
        elif random.random() < 0.02 or not (legal := list(game.legal_actions())):
            game = game.end_phase()
        else:
            liked = [a for a in legal if a.kind in mood and leads_on(game.position, a)]
            choices = liked if liked and random.random() < 0.8 else legal
            game = game.act(random.choice(choices))
        yield game


def leads_on(position: AssassinsPosition, action: Action) -> bool:
    """Whether a step of the king brings him nearer to a gate, an assassin's nearer to him."""
    if action.target is None or action.kind not in (
        ActionKind.KING_STEP,
        ActionKind.ASSASSIN_STEP,
    ):
        return True
    goals = position.town.gate_squares
    if action.kind is ActionKind.ASSASSIN_STEP:
        goals = frozenset({position.king or 0})
    return distance(action.target, goals) < distance(action.source, goals)


def distance(square: int, goals: frozenset[int]) -> int:
    return min(abs(square // SIZE - g // SIZE) + abs(square % SIZE - g % SIZE) for g in goals)


def random_game(seed: int, *, town: Town | None = None) -> AssassinsGame:
    """A random game, finished."""
    for game in steps(Random(seed), town=town):
        last = game
    return last


def unfinished_game(seed: int, *, town: Town | None = None) -> AssassinsGame:
    """A random game up to a random moment, often in the middle of a phase."""
    random = Random(seed)
    return random.choice(list(steps(random, town=town)))


def random_positions(seed: int, count: int) -> Iterator[tuple[AssassinsPosition, Secret]]:
    """Positions from random games, with their secret; about one in ten of those that come up."""
    random = Random(seed)
    while count:
        for game in steps(random):
            if game.secret and random.random() < 0.1:
                yield game.position, game.secret
                count -= 1
                if not count:
                    return
