"""Training of the value networks by self-play in the array engine, one for each number of players.

Many games are played at once. In each position the stage game is solved roughly
(`advisor.selfplay.stage_games`), which gives both the choices of the players and the value of the
position; the network learns these values, blended with those of the positions that followed
(temporal differences with eligibility traces). Some seats are played by earlier networks, some
choices are random, some games start from random positions and some tables have random banners.
A checkpoint holds the whole run, so that a stopped run goes on as if it had never stopped.
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
from advisor.selfplay.stage_games import EFFORTS, Effort, choices, respond, solve
from advisor.values.features import feature_count, views
from advisor.values.network import Network, fresh_network
from advisor.values.valuer import margins
from kingsroad.board import Board, Region, kingdom
from kingsroad.position import PLAYERS, Variant, starting_position

MAX_GAME_ROUNDS: Final = 60
"""Rounds after which a game of self-play is ended and its last value taken as its result."""

_RANDOM_ROUNDS: Final = 10
"""Games that do not start at the beginning start after at most this many random rounds."""

_BOARD_ROUNDS: Final = 200
"""Rounds after which the tables with random banners get new ones."""

_MAX_FROZEN: Final = 12
"""How many earlier networks are kept as opponents."""

_MIN_SAMPLES: Final = 4_000
"""Learning starts with this many samples."""


class TrainingSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a run, kept with its weights.

    Attributes:
        players: 2 to 5.
        variant: the rules for Nobles.
        seed: of all random draws.
        hidden: sizes of the two hidden layers.
        groups: the number of groups of tables; the last but one has random banners, the last one
            earlier networks as opponents.
        tables: games in a group.
        explore: the chance of a random choice, for each player and round.
        trace: the weight of the positions that followed in a value to learn, 0 to 1 (the lambda of
            temporal differences).
        random_starts: the share of games that start after random rounds.
        memory: how many samples are kept.
        batch, batches: samples in a step, and steps for each round of play.
        rate: the first learning rate; it falls to a tenth over ``cooling`` steps.
        iteration_rounds: rounds played with the same network before it learns from them; ``spell``
            in files.
        snapshot: rounds of play after which the network joins the opponents.
        initial_weights: the file of weights that the run began with, empty for random weights;
            ``begun_with`` in files.
        against: the file of weights that the run learns to beat, as the opponent at every table;
            empty for self-play.
        effort: how thoroughly stage games are solved; None for the number of players' default.
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
    iteration_rounds: int = msgspec.field(default=10, name="spell")
    snapshot: int = 400
    initial_weights: str = msgspec.field(default="", name="begun_with")
    against: str = ""
    effort: Effort | None = None

    @property
    def efforts(self) -> Effort:
        """How thoroughly stage games are solved."""
        return self.effort or EFFORTS[self.players]


@dataclass(frozen=True)
class TableGroup:
    """n games played together, and their rounds so far.

    Attributes:
        games: the positions.
        views: by round, the views of the position, [T, features, p, n].
        win, margin: by round, the values of the solved stage game, [T, n, p].
        explored: by round, whether a random choice was made, [T, n].
        length: how many rounds of these belong to each game, [n].
        frozen: the seats of opponents, [n, p].
    """

    games: Games
    views: Int8
    win: Singles
    margin: Singles
    explored: Bools
    length: Indices
    frozen: Bools


class IterationTask(NamedTuple):
    """One iteration of play in a group; can be pickled."""

    number: int
    group: TableGroup
    network: Network
    opponents: list[Network]
    settings: TrainingSettings
    seed: tuple[int, ...]


class IterationResult(NamedTuple):
    """The group after an `IterationTask`, its samples, games finished and rounds of these."""

    number: int
    group: TableGroup
    samples: list[tuple[Int8, Singles, Singles]]
    finished: int
    rounds: int


class Run:
    """A training run; `iterate` plays and learns.

    Attributes:
        settings: the settings.
        learner: the network in training.
        samples: the positions it learns from.
        frozen: the networks that play as opponents in some seats.
        played: rounds played so far at each table.
        finished, rounds: games finished, and their rounds together.
        groups: the games in progress.
        rng: draws the samples.
    """

    def __init__(
        self,
        settings: TrainingSettings,
        network: Network | None = None,
        opponent: Network | None = None,
    ) -> None:
        """A new run.

        Args:
            settings: the settings.
            network: the network to begin with; None for random weights.
            opponent: the network to learn to beat; None for self-play.

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
        """The network so far, averaged and rounded for use."""
        return self.learner.smooth().rounded()

    def iterate(self, *, jobs: int = 1, scheduler: str | None = None) -> None:
        """Plays some rounds at every table and learns from the games that ended.

        ``jobs`` and ``scheduler`` are those of `advisor.core.parallel.spread`; the result does not
        depend on them.
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
            for _ in range(settings.batches * settings.iteration_rounds):
                self.learner.learn(*self.samples.draw(settings.batch, self.rng))
        before = self.played // settings.snapshot
        self.played += settings.iteration_rounds
        if self.played // settings.snapshot > before and not settings.against:
            self.frozen = [*self.frozen, network][-_MAX_FROZEN:]


def new_group(settings: TrainingSettings, number: int, rng: np.random.Generator) -> TableGroup:
    """A new group of tables.

    The last but one has a random board. The last one has an earlier network as an opponent at every
    table; in a run against an opponent all groups have.
    """
    size, players = settings.tables, settings.players
    board = random_board(rng) if number == settings.groups - 2 else kingdom()
    seats = np.arange(size)[:, None] % players == np.arange(players)
    return TableGroup(
        games=_start(settings, board, size, rng),
        views=np.zeros((MAX_GAME_ROUNDS, feature_count(players), players, size), np.int8),
        win=np.zeros((MAX_GAME_ROUNDS, size, players), np.float32),
        margin=np.zeros((MAX_GAME_ROUNDS, size, players), np.float32),
        explored=np.zeros((MAX_GAME_ROUNDS, size), np.bool_),
        length=np.zeros(size, np.intp),
        frozen=seats & (number == settings.groups - 1 or bool(settings.against)),
    )


def play_iteration(task: IterationTask) -> IterationResult:
    """Plays the rounds of an iteration in a group."""
    settings, group = task.settings, task.group
    rng = np.random.default_rng(task.seed)
    begins = task.seed[-1] % _BOARD_ROUNDS < settings.iteration_rounds
    if begins and task.number == settings.groups - 2:
        group = new_group(settings, task.number, rng)
    samples: list[tuple[Int8, Singles, Singles]] = []
    finished = rounds = 0
    for _ in range(settings.iteration_rounds):
        games = _play(task, group, rng)
        over = games.finished
        finished += int(over.sum())
        rounds += int((games.rounds[over] - 1).sum())
        ended = np.flatnonzero(over | (group.length == MAX_GAME_ROUNDS))
        samples += [_sample(settings, group, games, int(table)) for table in ended]
        group.length[ended] = 0
        games = _put(games, ended, _start(settings, games.board, len(ended), rng))
        group = replace(group, games=games)
    return IterationResult(task.number, group, samples, finished, rounds)


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


def _play(task: IterationTask, group: TableGroup, rng: np.random.Generator) -> Games:
    """Plays one round in a group, adds it to the group's arrays and returns the games after it."""
    games, every, effort = group.games, np.arange(len(group.games)), task.settings.efforts
    theirs = None
    if task.opponents and group.frozen.any():
        opponent = task.opponents[int(rng.integers(len(task.opponents)))]
        theirs = solve(games, opponent, effort, rng)
    if theirs and task.settings.against:
        solved = respond(games, task.network, theirs, group.frozen, rng)
    else:
        solved = solve(games, task.network, effort, rng)
    chosen = choices(games, solved, rng)
    if theirs:
        chosen = mixed(group.frozen, choices(games, theirs, rng), chosen)
    explored = rng.random(group.frozen.shape) < task.settings.explore
    chosen = mixed(explored, random_choices(games, rng), chosen)
    group.views[group.length, :, :, every] = views(games).transpose(2, 0, 1)
    group.win[group.length, every] = solved.win
    group.margin[group.length, every] = solved.margin
    group.explored[group.length, every] = explored.any(axis=1)
    group.length[:] += 1
    return play(games, *chosen)[0]


def _sample(
    settings: TrainingSettings, group: TableGroup, games: Games, table: int
) -> tuple[Int8, Singles, Singles]:
    """The positions of a game that ended, each value blended with the values after it."""
    last = int(group.length[table])
    win, margin = group.win[:last, table].copy(), group.margin[:last, table].copy()
    next_win, next_margin = win[-1], margin[-1]
    if games.finished[table]:
        next_win = games.shares()[table].astype(np.float32)
        next_margin = margins(games.scores[table].astype(np.float64)[:, None])[:, 0]
    for t in range(last - 1, -1, -1):
        # What follows a random choice says nothing about the position before it.
        if not group.explored[t, table]:
            win[t] += settings.trace * (next_win - win[t])
            margin[t] += settings.trace * (next_margin - margin[t])
        next_win, next_margin = win[t], margin[t]
    return group.views[:last, :, :, table].copy(), win, margin


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
