"""Games of self-play, many at once: each side looks for its phase in all of them together.

The search is a beam by worth over the moments of a phase, in the arrays of
`advisor.assassins.batch`: to ask what moments are worth costs little more for many games than for
one. What was found is done by the plain rules, and the games are theirs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import numpy as np

from advisor.assassins import batch
from advisor.assassins.batch import ManyGames
from advisor.assassins.belief import belief_alike, belief_of, suspecting
from advisor.assassins.king.arrays import GONE, KING_ROW, Keys, key_of
from advisor.assassins.people_phase import PeoplePhase, attack
from advisor.assassins.plans import drawn_by_chance, king_chances_each, people_chances
from advisor.assassins.values.features import moments_of_games
from advisor.assassins.values.network import Judges
from advisor.core.arrays import Floats, Indices
from assassins.actions import Action
from assassins.games import AssassinsGame, Opponents, new_game
from assassins.position import AssassinsPhase
from assassins.secret import drawn_secret

_BLOCK: Final = 8_192
"""So many moments are judged together."""

_KEPT: Final = 12
"""The best so many ends of a phase are drawn from."""

_MIXED: Final = np.array([0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9], np.uint64)
"""Odd numbers by which moments of several games are told apart."""

Worth = Callable[[ManyGames, Indices], Floats]
"""The chance to win of the side whose phase it is, if it ends now: of n moments, none of them over,
and the places of the games that they are of; shape (n,)."""


@dataclass(frozen=True, slots=True)
class Habit:
    """How a side plays in a game.

    Attributes:
        judges: by which values.
        width: from how many moments it goes on after each action, the king's side for each square
            of his.
        warmth: the temperature of its choices, in logits; 0 for whatever looks best.
        suspects: whom of the townsfolk it suspects before anything was seen, where it is the king's
            side; None for nobody.
    """

    judges: Judges
    width: int
    warmth: float
    suspects: int | None = None


@dataclass(frozen=True, slots=True)
class _Ends:
    """Moments of one phase of several games, each an end as well, those of fewer actions first.

    Attributes:
        moments: n of them.
        games: by moment, the place of its game; shape (n,).
        parents, codes: the moment before it, and what was done there; shape (n,).
        worth: shape (n,).
    """

    moments: ManyGames
    games: Indices
    parents: Indices
    codes: Indices
    worth: Floats

    def best(self) -> list[Indices]:
        """By game, its best ends, best first; those that win are alone."""
        order = np.lexsort((-np.round(self.worth, 6), self.games))
        each = np.split(order, np.flatnonzero(np.diff(self.games[order])) + 1)
        return [some[:1] if self.moments.over[some[0]] else some[:_KEPT] for some in each]

    def actions(self, end: int) -> list[Action]:
        """What leads to an end."""
        found = list[Action]()
        while (parent := int(self.parents[end])) >= 0:
            pawns, position = self.moments.pawns[:, parent], self.moments.position(parent)
            found.append(batch.action_of(pawns, int(self.codes[end]), position))
            end = parent
        return found[::-1]


def played_games(habits: Sequence[tuple[Habit, Habit]], random: Random) -> list[AssassinsGame]:
    """Whole games, their secrets known.

    Args:
        habits: by game, how the king's side and the people's play; by which values and how widely
            is the same in all of them.
        random: of secrets, cards and choices.
    """
    empty = new_game(Opponents("King", "People"))
    games = [replace(empty, secret=drawn_secret(random)) for _ in habits]
    decks = [random.sample(empty.position.deck, len(empty.position.deck)) for _ in habits]
    while going := [number for number, game in enumerate(games) if not game.finished]:
        for number in going:
            if games[number].position.card is None:
                games[number] = games[number].turn_up(decks[number].pop())
        king = games[going[0]].position.phase is AssassinsPhase.KING
        choose = _kings_actions if king else _peoples_actions
        some = [games[number] for number in going]
        mine = [habits[number][not king] for number in going]
        for number, actions in zip(going, choose(some, mine, random), strict=True):
            game = games[number]
            for action in actions:
                game = game if game.finished else game.act(action)  # an arrest may have ended it
            games[number] = game if game.finished else game.end_phase()
    return games


def _kings_actions(
    games: Sequence[AssassinsGame], habits: Sequence[Habit], random: Random
) -> Iterator[list[Action]]:
    """How the king's side plays its phase in each game; their secrets are not looked at."""
    judges, width = habits[0].judges, habits[0].width
    beliefs = []
    for game, habit in zip(games, habits, strict=True):
        prior = suspecting(judges.suspicion.prior, habit.suspects)
        beliefs.append(belief_of(game, replace(judges.suspicion, prior=prior)))

    def worth(moments: ManyGames, which: Indices) -> Floats:
        return king_chances_each(moments_of_games(moments), beliefs, which, judges).value

    now = batch.join([batch.games_of(game.position, [None]) for game in games])
    ends = _beam(now, worth, width, by_square=True)
    for some, habit in zip(ends.best(), habits, strict=True):
        yield ends.actions(int(some[drawn_by_chance(ends.worth[some], habit.warmth, random)]))


def _peoples_actions(
    games: Sequence[AssassinsGame], habits: Sequence[Habit], random: Random
) -> Iterator[Sequence[Action]]:
    """How the people's side plays its phase in each game.

    What everybody believes is taken to stay as it is while ends are looked for; what they will
    believe is known of the best.
    """
    judges, width = habits[0].judges, habits[0].width
    public = [belief_of(game, judges.suspicion) for game in games]
    own = [belief_alike([game.secret.assassins]) for game in games if game.secret]

    def worth(moments: ManyGames, which: Indices) -> Floats:
        return judges.for_people(moments_of_games(moments), public, own, which).value

    now = batch.join([batch.games_of(game.position, [game.secret]) for game in games])
    ends = _beam(now, worth, width, by_square=False)
    for game, habit, some in zip(games, habits, ends.best(), strict=True):
        struck = attack(game.position, game.secret) if game.secret else None
        if struck and struck.end.over:
            yield struck.actions
            continue
        ways = [PeoplePhase((), ends.moments.position(end), 0.0) for end in some.tolist()]
        ways += [struck] if struck else []
        number = drawn_by_chance(people_chances(game, ways, judges).value, habit.warmth, random)
        yield ways[number].actions or ends.actions(int(some[number]))


def _beam(games: ManyGames, worth: Worth, width: int, *, by_square: bool) -> _Ends:
    """The moments of a phase that a beam over all games at once comes by.

    Args:
        games: in a phase of the same side.
        worth: what it is worth to end it.
        width: from how many moments of each game it goes on after each action.
        by_square: whether so many are for each square of the king.
    """
    which, parents = np.arange(len(games)), np.full(len(games), -1)
    moments, codes = games, np.full(len(games), batch.WAIT)
    parts, seen, count = list[_Ends](), np.zeros(0, np.uint64), 0
    while len(which):
        part = _Ends(moments, which, parents, codes, _judged(moments, which, worth))
        parts.append(part)
        seen = np.concatenate((seen, _keys(moments, which)))
        on = _best(part, width, by_square=by_square)
        from_, actions = np.nonzero(batch.legal(moments.take(on)).T)
        before = on[from_]
        after = batch.act(moments.take(before), actions.astype(np.uint8))
        keys = _keys(after, which[before])
        _, fresh = np.unique(keys, return_index=True)
        fresh = fresh[~np.isin(keys[fresh], seen)]
        moments, which, codes = after.take(fresh), which[before[fresh]], actions[fresh]
        parents, count = before[fresh] + count, count + len(part.games)
    return _Ends(
        batch.join([part.moments for part in parts]),
        np.concatenate([part.games for part in parts]),
        np.concatenate([part.parents for part in parts]),
        np.concatenate([part.codes for part in parts]),
        np.concatenate([part.worth for part in parts]),
    )


def _judged(moments: ManyGames, which: Indices, worth: Worth) -> Floats:
    """What moments are worth: 1 where an action has won."""
    found = np.ones(len(which))
    going = np.flatnonzero(~moments.over)
    for at in range(0, len(going), _BLOCK):
        some = going[at : at + _BLOCK]
        found[some] = worth(moments.take(some), which[some])
    return found


def _best(ends: _Ends, width: int, *, by_square: bool) -> Indices:
    """The places of the best so many of each game, and of each square of the king in it."""
    groups = ends.games * (GONE + 1)
    if by_square:
        groups = groups + ends.moments.pawns[KING_ROW]
    order = np.lexsort((-np.round(ends.worth, 6), groups))
    order = order[~ends.moments.over[order]]
    first = np.concatenate(([True], np.diff(groups[order]) != 0))[: len(order)]
    rank = np.arange(len(order)) - np.flatnonzero(first)[np.cumsum(first) - 1]
    return np.asarray(order[rank < width])


def _keys(moments: ManyGames, which: Indices) -> Keys:
    """By which moments of a phase are told apart."""
    rest = which.astype(np.uint64) * np.uint64(2) + moments.arrested
    for values in (*moments.ap, moments.revealed, moments.knights_killed, moments.wounds):
        rest = rest * _MIXED[0] + values.astype(np.uint64)
    keys: Keys = key_of(moments.pawns) ^ (rest ^ rest >> np.uint64(29)) * _MIXED[1]
    return keys
