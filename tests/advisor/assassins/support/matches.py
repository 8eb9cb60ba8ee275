"""Matches between computer players: the same cards and assassins for each side in turn."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random

from advisor.assassins.computers import choose_secret, play_phase
from advisor.messages.intervals import Estimate, estimated_share
from assassins.actions import Side
from assassins.cards import shuffled
from assassins.games import AssassinsGame, Opponents, new_game
from assassins.position import AssassinsPhase

PLAYERS = Opponents("King", "People")


def play_game(king: str, people: str, seed: int) -> AssassinsGame:
    """A whole game between two computer players. The cards depend on the seed alone."""
    random = Random(seed)
    empty = new_game(PLAYERS)
    deck = iter(shuffled(empty.town.deck, random))
    game = new_game(PLAYERS, secret=choose_secret(empty, people, seed))
    while not game.finished:
        game = game.turn_up(next(deck))
        for phase in (AssassinsPhase.KING, AssassinsPhase.PEOPLE):
            if game.position.phase is not phase:
                break
            name = king if phase is AssassinsPhase.KING else people
            for action in play_phase(game, name, random.randrange(2**31)):
                if game.finished:
                    break
                game = game.act(action)
            if not game.finished:
                game = game.end_phase()
    return game


@dataclass(frozen=True)
class Match:
    """Games in swapped pairs: in each pair both play both sides, with the same cards.

    Attributes:
        pairs: for each, whether the first player won as king, and whether as people.
    """

    pairs: tuple[tuple[bool, bool], ...]

    @property
    def as_king(self) -> int:
        """Games won as the king's side."""
        return sum(king for king, _ in self.pairs)

    @property
    def as_people(self) -> int:
        """Games won as the people's side."""
        return sum(people for _, people in self.pairs)

    @property
    def share(self) -> Estimate:
        """The share of games won, with Wilson's interval for the pairs' spread."""
        scores = [(king + people) / 2 for king, people in self.pairs]
        mean = sum(scores) / len(scores)
        spread = sum((score - mean) ** 2 for score in scores) / max(1, len(scores) - 1)
        return estimated_share(mean, sqrt(spread / len(scores)), len(scores))

    def __str__(self) -> str:
        share = self.share
        return (
            f"{len(self.pairs)} pairs: {self.as_king} won as king, {self.as_people} as people, "
            f"{share.value:.0%} ({share.low:.0%} to {share.high:.0%}) of all"
        )


def play_match(first: str, second: str, pairs: int, seed: int) -> Match:
    """Pairs of games between two players, each once on either side."""
    results = []
    for number in range(seed, seed + pairs):
        king = play_game(first, second, number).result
        people = play_game(second, first, number).result
        assert king and people
        results.append((king.winner is Side.KING, people.winner is Side.PEOPLE))
    return Match(tuple(results))
