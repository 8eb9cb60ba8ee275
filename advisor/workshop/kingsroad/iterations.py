"""Rounds of self-play at many tables at once, and the samples that a run learns from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import numpy as np

from advisor.core.arrays import Bools, Indices, Int8, Singles
from advisor.kingsroad.batch.games import Games, join, mixed, play, random_choices, repeat
from advisor.kingsroad.playing_on.stage_games import choices, respond, solve
from advisor.kingsroad.values.features import ViewKind, feature_count, views
from advisor.kingsroad.values.network import Network
from advisor.kingsroad.values.policy_network import PolicyNetwork
from advisor.workshop.kingsroad.policy_targets import PolicySample, first_choices, second_choices
from advisor.workshop.kingsroad.settings import MAX_GAME_ROUNDS, TrainingSettings
from kingsroad.board import Board, Region, kingdom
from kingsroad.position import starting_position

_RANDOM_ROUNDS: Final = 8
"""Games that do not start at the beginning start after at most this many random rounds."""

_BOARD_ROUNDS: Final = 200
"""Rounds after which the tables with random banners get new ones."""


@dataclass(frozen=True)
class TableGroup:
    """n games played together, and their rounds so far.

    Attributes:
        games: the positions.
        views: by round, the views of the position, [T, features, p, n].
        win, margin: by round, the values of the solved stage game, [T, n, p].
        own_win, own_margin: by round, the network's values of the position, [T, n, p].
        explored: by round, whether a random choice was made, [T, n].
        length: how many rounds of these belong to each game, [n].
        frozen: the seats of opponents, [n, p].
    """

    games: Games
    views: Int8
    win: Singles
    margin: Singles
    own_win: Singles
    own_margin: Singles
    explored: Bools
    length: Indices
    frozen: Bools


class IterationTask(NamedTuple):
    """One iteration of play in a group, of so many rounds; can be pickled."""

    number: int
    group: TableGroup
    network: Network
    opponents: list[Network]
    settings: TrainingSettings
    policy: PolicyNetwork | None
    seed: tuple[int, ...]
    rounds: int


class IterationResult(NamedTuple):
    """The group after an `IterationTask`, its samples, games finished and rounds of these.

    ``choices`` are what the policy can learn from.
    """

    number: int
    group: TableGroup
    samples: list[tuple[Int8, Singles, Singles]]
    choices: list[PolicySample]
    finished: int
    rounds: int


def new_group(
    settings: TrainingSettings, number: int, kind: ViewKind, rng: np.random.Generator
) -> TableGroup:
    """A new group of tables, whose positions are kept in views of this kind.

    The last but one has a random board. The last one has an earlier network as an opponent at every
    table; in a run against an opponent all groups have.
    """
    size, players = settings.tables, settings.players
    board = random_board(rng) if number == settings.groups - 2 else kingdom()
    seats = np.arange(size)[:, None] % players == np.arange(players)
    return TableGroup(
        games=_start(settings, board, size, rng),
        views=np.zeros((MAX_GAME_ROUNDS, feature_count(players, kind), players, size), np.int8),
        **{
            name: np.zeros((MAX_GAME_ROUNDS, size, players), np.float32)
            for name in ("win", "margin", "own_win", "own_margin")
        },
        explored=np.zeros((MAX_GAME_ROUNDS, size), np.bool_),
        length=np.zeros(size, np.intp),
        frozen=seats & (number == settings.groups - 1 or bool(settings.against)),
    )


def play_iteration(task: IterationTask) -> IterationResult:
    """Plays the rounds of an iteration in a group."""
    settings, group = task.settings, task.group
    rng = np.random.default_rng(task.seed)
    played, whole = task.seed[-1], settings.iteration_rounds
    begins = played % whole == 0 and played % _BOARD_ROUNDS < whole
    if begins and task.number == settings.groups - 2:
        group = new_group(settings, task.number, task.network.kind, rng)
    samples: list[tuple[Int8, Singles, Singles]] = []
    to_imitate: list[PolicySample] = []
    finished = rounds = 0
    for _ in range(task.rounds):
        games = _play(task, group, to_imitate, rng)
        over = games.finished
        finished += int(over.sum())
        rounds += int((games.rounds[over] - 1).sum())
        ended = np.flatnonzero(over | (group.length == MAX_GAME_ROUNDS))
        samples += [learnt_values(settings, group, int(table)) for table in ended]
        group.length[ended] = 0
        games = _put(games, ended, _start(settings, games.board, len(ended), rng))
        group = replace(group, games=games)
    return IterationResult(task.number, group, samples, to_imitate, finished, rounds)


def _start(settings: TrainingSettings, board: Board, count: int, rng: np.random.Generator) -> Games:
    """New games, some of them after random rounds."""
    position = starting_position(settings.players, settings.variant, board)
    games = repeat(position, count)
    rounds_before = rng.integers(1, _RANDOM_ROUNDS + 1, count)
    rounds_before[rng.random(count) >= settings.random_starts] = 0
    for done in range(_RANDOM_ROUNDS):
        which = np.flatnonzero((rounds_before > done) & ~games.finished)
        some = games.take(which)
        after, _ = play(some, *random_choices(some, rng))
        games = _put(games, which, after)
    over = np.flatnonzero(games.finished)
    return _put(games, over, repeat(position, len(over)))


def _play(
    task: IterationTask,
    group: TableGroup,
    to_imitate: list[PolicySample],
    rng: np.random.Generator,
) -> Games:
    """Plays one round in a group, adds it to the group's arrays and returns the games after it.

    With a policy, what it can learn from is added to ``to_imitate``.
    """
    games, every, effort = group.games, np.arange(len(group.games)), task.settings.efforts
    theirs = None
    if task.opponents and group.frozen.any():
        opponent = task.opponents[int(rng.integers(len(task.opponents)))]
        theirs = solve(games, opponent, effort, rng, task.policy)
    if theirs and task.settings.against:
        solved = respond(games, task.network, theirs, group.frozen, rng)
    else:
        solved = solve(games, task.network, effort, rng, task.policy)
    chosen = choices(games, solved, rng)
    if theirs:
        chosen = mixed(group.frozen, choices(games, theirs, rng), chosen)
    if task.policy is not None:
        chosen, answers = second_choices(games, chosen, task.network)
        to_imitate += [first_choices(games, solved), answers]
    explored = rng.random(group.frozen.shape) < task.settings.explore
    chosen = mixed(explored, random_choices(games, rng), chosen)
    seen, own = views(games, task.network.kind), task.network.values(games)
    group.views[group.length, :, :, every] = seen.transpose(2, 0, 1)
    group.win[group.length, every] = solved.win / solved.win.sum(axis=1, keepdims=True)
    group.margin[group.length, every] = solved.margin
    group.own_win[group.length, every] = own.win
    group.own_margin[group.length, every] = own.margin
    group.explored[group.length, every] = explored.any(axis=1)
    group.length[:] += 1
    return play(games, *chosen)[0]


def learnt_values(
    settings: TrainingSettings, group: TableGroup, table: int
) -> tuple[Int8, Singles, Singles]:
    """The positions of a game that ended, each with the value it is to have.

    That of its stage game, which rests on what the network says of the positions left behind; and a
    share of what those that came up were then found to be worth more. So the errors of the network
    are carried back, and not which cards were drawn.
    """
    last = int(group.length[table])
    values = np.concatenate([group.win[:last, table], group.margin[:last, table]], axis=1)
    own = np.concatenate([group.own_win[:last, table], group.own_margin[:last, table]], axis=1)
    more = np.zeros_like(own[0])
    for t in range(last - 1, -1, -1):
        # What follows a random choice says nothing about the position before it.
        if not group.explored[t, table]:
            values[t] += settings.trace * more
        more = values[t] - own[t]
    win, margin = np.split(values, 2, axis=1)
    return group.views[:last, :, :, table].copy(), np.clip(win, 0, 1), margin


def random_board(rng: np.random.Generator) -> Board:
    """A board with the kingdom's names and random banners."""
    regions = []
    for region in kingdom().regions:
        top = int(rng.integers(1, 11))
        falls = np.sort(rng.random(3))[::-1]
        banner = (top, *(round(top * float(fall)) for fall in falls))
        regions.append(Region(region.number, region.name, banner, "drawn for training"))
    return Board("A drawn kingdom", tuple(regions))


def _put(games: Games, which: Indices, new: Games) -> Games:
    """The games with some of them, given by index, replaced."""
    order = np.arange(len(games))
    order[which] = len(games) + np.arange(len(which))
    return join([games, new]).take(order)
