"""How the learnt values come to be: self-play in the array engine, one network a table size.

Many games are played at once. In each position the stage game is solved roughly
(`advisor.selfplay.stage_games`), which gives both what everybody plays and what the position is
worth; the network learns those values, blended with how the game went on (temporal differences).
Some seats are held by frozen earlier networks, some choices are random, some games start from
random positions and some tables have random banners. Everything a run needs lies in its checkpoint,
so a stopped run goes on as if it had never stopped.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import msgspec
import numpy as np

from advisor.batch.games import Games, join, mixed, play, repeat
from advisor.batch.random_policy import random_choices
from advisor.core.arrays import Bools, Indices, Int8, Singles
from advisor.core.parallel import spread
from advisor.selfplay.optimizer import Learner, Samples
from advisor.selfplay.stage_games import EFFORTS, Effort, best_replies, choices, solve
from advisor.values.features import feature_count, views
from advisor.values.network import Network, fresh_network
from advisor.values.valuer import margins
from kingsroad.board import Board, Region, kingdom
from kingsroad.position import PLAYERS, Variant, starting_position

MAX_GAME_ROUNDS: Final = 60
"""Rounds after which a game of self-play is broken off and its last value taken."""

_RANDOM_ROUNDS: Final = 10
_BOARD_ROUNDS: Final = 200
"""So many rounds the tables with random banners keep the same ones."""

_MAX_FROZEN: Final = 12
_MIN_SAMPLES: Final = 4_000
"""Samples without which nothing is learnt yet."""


class TrainingSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What decides a run, kept with its weights.

    Attributes:
        players: 2 to 5; variant: the rules for Nobles.
        seed: of everything random.
        hidden: sizes of the two hidden layers.
        groups: how many groups of tables play; the last but one has random banners, the last one
            frozen opponents.
        tables: games in a group.
        explore: the chance of a random choice, a player and round.
        trace: how much of a value comes from how the game went on (0 to 1).
        random_starts: the share of games that start after some random rounds.
        memory: samples remembered.
        batch, batches: samples a step, and steps for each round of play.
        rate: the first learning rate; it falls to a tenth over ``cooling`` steps.
        spell: rounds played with the same network before it learns from them.
        snapshot: after how many rounds of play the network joins the frozen ones.
        begun_with: the weights the run began with; empty for random ones.
        against: what the run learns to beat, which then sits at every table; empty for self-play.
        effort: what is spent on a stage game; None for what suits the number of players.
    """

    players: int = 2
    variant: Variant = Variant.STANDARD
    seed: int = 1
    hidden: tuple[int, int] = (64, 32)
    groups: int = 4
    tables: int = 48
    explore: float = 0.06
    trace: float = 0.6
    random_starts: float = 0.4
    memory: int = 120_000
    batch: int = 512
    batches: int = 6
    rate: float = 1.5e-3
    cooling: int = 40_000
    spell: int = 10
    snapshot: int = 400
    begun_with: str = ""
    against: str = ""
    effort: Effort | None = None

    @property
    def efforts(self) -> Effort:
        """What is spent on a stage game."""
        return self.effort or EFFORTS[self.players]


@dataclass(frozen=True)
class TableGroup:
    """Games that go on together, and what happened in them so far.

    ``views``, ``win``, ``margin`` and ``cut`` hold for each of the last rounds [T, …] the views,
    the values found and whether a random choice was made; ``length`` [n] says how many rounds of
    that belong to each game. ``frozen`` [n, p] marks the seats of frozen opponents.
    """

    games: Games
    views: Int8
    win: Singles
    margin: Singles
    cut: Bools
    length: Indices
    frozen: Bools


class IterationTask(NamedTuple):
    """A group's next spell of play; travels between processes."""

    number: int
    group: TableGroup
    network: Network
    guests: list[Network]
    settings: TrainingSettings
    seed: tuple[int, ...]


class IterationResult(NamedTuple):
    """What came of a `IterationTask`: the group now, samples, games finished and their rounds."""

    number: int
    group: TableGroup
    samples: list[tuple[Int8, Singles, Singles]]
    finished: int
    rounds: int


class Run:
    """A training run; `spell` plays and learns, and everything it is lies in its attributes.

    Attributes:
        settings: what decides the run.
        learner: the network being trained.
        samples: what it learns from.
        frozen: earlier networks that play in some seats.
        played: rounds played so far at each table.
        finished, rounds: games finished, and how many rounds they took together.
        groups: the games in progress.
        rng: draws the samples.
    """

    def __init__(
        self,
        settings: TrainingSettings,
        network: Network | None = None,
        opponent: Network | None = None,
    ) -> None:
        """A run at its beginning.

        Args:
            settings: what decides the run.
            network: what it begins with; None for random weights.
            opponent: what it learns to beat; None for self-play.

        Raises:
            ValueError: there are not 2 to 5 players.
        """
        if settings.players not in PLAYERS:
            raise ValueError(f"there are 2 to 5 players, not {settings.players}")
        self.settings = settings
        self.rng = np.random.default_rng(settings.seed)
        features = feature_count(settings.players)
        network = network or fresh_network(features, settings.hidden, self.rng)
        self.learner = Learner(network, settings.rate, settings.cooling)
        self.samples = Samples(settings.memory, features, settings.players)
        self.frozen = [opponent] if opponent else []
        self.played = self.finished = self.rounds = 0
        self.groups = [
            new_group(settings, number, np.random.default_rng((settings.seed, number)))
            for number in range(settings.groups)
        ]

    @property
    def network(self) -> Network:
        """The network so far, as it is used."""
        return self.learner.smooth().rounded()

    def spell(self, *, jobs: int = 1, scheduler: str | None = None) -> None:
        """Plays some rounds at every table and learns from what ended.

        ``jobs`` and ``scheduler`` as in `advisor.core.parallel.spread`; they change nothing in what
        is learnt.
        """
        settings, network = self.settings, self.network
        tasks = [
            IterationTask(
                number, group, network, self.frozen, settings, (settings.seed, number, self.played)
            )
            for number, group in enumerate(self.groups)
        ]
        results = sorted(
            spread(play_iteration, tasks, jobs=jobs, scheduler=scheduler), key=lambda r: r.number
        )
        self.groups = [result.group for result in results]
        for result in results:
            self.finished += result.finished
            self.rounds += result.rounds
            for sample in result.samples:
                self.samples.add(*sample)
        if self.samples.filled >= min(_MIN_SAMPLES, settings.memory):
            for _ in range(settings.batches * settings.spell):
                self.learner.learn(*self.samples.draw(settings.batch, self.rng))
        before = self.played // settings.snapshot
        self.played += settings.spell
        if self.played // settings.snapshot > before and not settings.against:
            self.frozen = [*self.frozen, network][-_MAX_FROZEN:]


def new_group(settings: TrainingSettings, number: int, rng: np.random.Generator) -> TableGroup:
    """A fresh group of tables: the last but one has a random board.

    The last one has a guest, one of the frozen networks, at every table; in a run against an
    opponent every group has.
    """
    size, players = settings.tables, settings.players
    board = random_board(rng) if number == settings.groups - 2 else kingdom()
    seats = np.arange(size)[:, None] % players == np.arange(players)
    return TableGroup(
        games=_start(settings, board, size, rng),
        views=np.zeros((MAX_GAME_ROUNDS, feature_count(players), players, size), np.int8),
        win=np.zeros((MAX_GAME_ROUNDS, size, players), np.float32),
        margin=np.zeros((MAX_GAME_ROUNDS, size, players), np.float32),
        cut=np.zeros((MAX_GAME_ROUNDS, size), np.bool_),
        length=np.zeros(size, np.intp),
        frozen=seats & (number == settings.groups - 1 or bool(settings.against)),
    )


def play_iteration(task: IterationTask) -> IterationResult:
    """Plays a spell of rounds in a group."""
    settings, group = task.settings, task.group
    rng = np.random.default_rng(task.seed)
    if task.number == settings.groups - 2 and task.seed[-1] % _BOARD_ROUNDS < settings.spell:
        group = new_group(settings, task.number, rng)
    samples: list[tuple[Int8, Singles, Singles]] = []
    finished = rounds = 0
    for _ in range(settings.spell):
        games = _play(task, group, rng)
        over = games.finished
        finished += int(over.sum())
        rounds += int((games.rounds[over] - 1).sum())
        ended = np.flatnonzero(over | (group.length == MAX_GAME_ROUNDS))
        samples += [_sample(settings, group, games, int(row)) for row in ended]
        group.length[ended] = 0
        games = _put(games, ended, _start(settings, games.board, len(ended), rng))
        group = replace(group, games=games)
    return IterationResult(task.number, group, samples, finished, rounds)


def _start(settings: TrainingSettings, board: Board, count: int, rng: np.random.Generator) -> Games:
    """New games, some of them after random rounds."""
    position = starting_position(settings.players, settings.variant, board)
    games = repeat(position, count)
    wanted = rng.integers(1, _RANDOM_ROUNDS + 1, count)
    wanted[rng.random(count) >= settings.random_starts] = 0
    for done in range(_RANDOM_ROUNDS):
        rows = np.flatnonzero((wanted > done) & ~games.finished)
        some = games.take(rows)
        after, _ = play(some, *random_choices(some, rng))
        games = _put(games, rows, after)
    over = np.flatnonzero(games.finished)
    return _put(games, over, repeat(position, len(over)))


def _play(task: IterationTask, group: TableGroup, rng: np.random.Generator) -> Games:
    """One round in a group: what was found goes into its arrays; returns the games after it."""
    games, every, effort = group.games, np.arange(len(group.games)), task.settings.efforts
    theirs = None
    if task.guests and group.frozen.any():
        guest = task.guests[int(rng.integers(len(task.guests)))]
        theirs = solve(games, guest, effort, rng)
    if theirs and task.settings.against:
        stage = best_replies(games, task.network, theirs, group.frozen, rng)
    else:
        stage = solve(games, task.network, effort, rng)
    chosen = choices(games, stage, rng)
    if theirs:
        chosen = mixed(group.frozen, choices(games, theirs, rng), chosen)
    explored = rng.random(group.frozen.shape) < task.settings.explore
    chosen = mixed(explored, random_choices(games, rng), chosen)
    group.views[group.length, :, :, every] = views(games).transpose(2, 0, 1)
    group.win[group.length, every] = stage.win
    group.margin[group.length, every] = stage.margin
    group.cut[group.length, every] = explored.any(axis=1)
    group.length[:] += 1
    return play(games, *chosen)[0]


def _sample(
    settings: TrainingSettings, group: TableGroup, games: Games, row: int
) -> tuple[Int8, Singles, Singles]:
    """The positions of a game that ended, each value blended with those after it."""
    last = int(group.length[row])
    win, margin = group.win[:last, row].copy(), group.margin[:last, row].copy()
    next_win, next_margin = win[-1], margin[-1]
    if games.finished[row]:
        next_win = games.shares()[row].astype(np.float32)
        next_margin = margins(games.scores[row].astype(np.float64)[:, None])[:, 0]
    for t in range(last - 1, -1, -1):
        # After a random choice the game says nothing about the position before it.
        if not group.cut[t, row]:
            win[t] += settings.trace * (next_win - win[t])
            margin[t] += settings.trace * (next_margin - margin[t])
        next_win, next_margin = win[t], margin[t]
    return group.views[:last, :, :, row].copy(), win, margin


def random_board(rng: np.random.Generator) -> Board:
    """A board with the kingdom's names and banners that pay other points."""
    regions = []
    for region in kingdom().regions:
        top = int(rng.integers(1, 11))
        falls = np.sort(rng.random(3))[::-1]
        banner = (top, *(round(top * float(fall)) for fall in falls))
        regions.append(Region(region.number, region.name, banner, "drawn for training"))
    return Board("A drawn kingdom", tuple(regions))


def _put(games: Games, rows: Indices, new: Games) -> Games:
    """The games with those in ``rows`` replaced."""
    order = np.arange(len(games))
    order[rows] = len(games) + np.arange(len(rows))
    return join([games, new]).take(order)
