"""Records that tell who the assassins are: by elimination for certain, or by all that was seen."""

from __future__ import annotations

from typing import Final

from advisor.assassins.belief.suspicion import belief_of
from advisor.assassins.values.network import packaged_judges
from advisor.assassins.worlds import worlds_of
from advisor.messages.exercises import MAX_GRADE, AssassinsKind
from advisor.messages.puzzle_proofs import CLEARED, SUSPECTED
from advisor.workshop.puzzles.assassins_puzzle import AssassinsPuzzle, proof_of
from assassins.games import AssassinsGame
from assassins.town import LETTERS

_SURE: Final = 0.9
"""From this chance on somebody is easy to find, and from the one before it rather easy."""

_EASY: Final = 0.8


def find_who(game: AssassinsGame) -> AssassinsPuzzle | None:
    """A king's phase that begins, when it can be told who of those on the board are assassins that
    were not revealed; and it is true."""
    assert game.secret is not None
    public = game.as_public()
    position = public.position
    suspects = suspects_of(public)
    hidden = {LETTERS[number] for number in game.secret.assassins} & suspects.keys()
    if not hidden or hidden == suspects.keys():
        return None
    least = min(suspects[letter] for letter in hidden)
    most = max(chance for letter, chance in suspects.items() if letter not in hidden)
    if least < SUSPECTED or most > CLEARED:
        return None
    worlds = len(worlds_of(position))
    return AssassinsPuzzle(
        public,
        AssassinsKind.WHO,
        proof_of((), worlds=worlds, letters=sorted(hidden), suspects=suspects, certain=worlds == 1),
        _grade(least, len(hidden)),
    )


def suspects_of(game: AssassinsGame) -> dict[str, float]:
    """For everybody on the board who was not revealed, how likely it is one of the assassins, in
    tenths of a thousandth: by all that is public."""
    position = game.position
    chances = belief_of(game, packaged_judges(game.town).suspicion).chances
    return {
        LETTERS[number]: round(min(1.0, max(0.0, float(chances[number]))), 4)
        for number, at in enumerate(position.townsfolk)
        if at is not None and number not in position.revealed
    }


def _grade(least: float, hidden: int) -> int:
    """No computer player is asked who it is: one that is all but sure is easy, several are not."""
    by_chance = 1 if least >= _SURE else 2 if least >= _EASY else 3
    return min(MAX_GRADE, by_chance + (hidden - 1))
