"""How the learnt values come to be: self-play in the array engine, one network a table size.

Many games are played at once. In each position the stage game is solved roughly
(`advisor.sampled_stages`), which gives both what everybody plays and what the position is worth;
the network learns those values, blended with how the game went on (temporal differences). Some
seats are held by frozen earlier networks, some choices are random, some games start from random
positions and some tables have random banners. Everything a run needs lies in its checkpoint, so a
stopped run goes on as if it had never stopped.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import msgspec
import numpy as np

from advisor.features import feature_count, views
from advisor.learning import Learner, Samples
from advisor.network import Network, fresh_network
from advisor.sampled_stages import EFFORTS, Effort, choices, solve
from advisor.simulation import (
    Bool,
    Games,
    Indices,
    RoundChoices,
    join,
    play,
    random_choices,
    repeat,
)
from kingsroad.board import Board, Region, kingdom
from kingsroad.position import PLAYERS, Variant, starting_position

LONGEST: Final = 60
"""Rounds after which a game of self-play is broken off and its last value taken."""


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
        batch, batches: samples a step, and steps after each round of play.
        rate: the first learning rate; it falls to a tenth over ``cooling`` steps.
        snapshot: after how many rounds of play the network joins the frozen ones.
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
    snapshot: int = 400
    effort: Effort | None = None


@dataclass
class Group:
    """Games that go on together, and what happened in them so far.

    ``past`` holds for each of the last rounds [T, …] the views, the values found and whether a
    random choice was made; ``length`` [n] says how many rounds of it belong to each game.
    ``frozen`` [n, p] marks the seats of frozen opponents.
    """

    games: Games
    views: np.ndarray[Any, np.dtype[np.int8]]
    win: np.ndarray[Any, np.dtype[np.float32]]
    margin: np.ndarray[Any, np.dtype[np.float32]]
    cut: np.ndarray[Any, np.dtype[np.bool_]]
    length: np.ndarray[Any, np.dtype[np.intp]]
    frozen: Bool


class Run:
    """A training run: `rounds` plays and learns; the state is in plain attributes."""

    def __init__(self, settings: TrainingSettings) -> None:
        if settings.players not in PLAYERS:
            raise ValueError(f"there are 2 to 5 players, not {settings.players}")
        self.settings = settings
        self.rng = np.random.default_rng(settings.seed)
        features = feature_count(settings.players)
        self.learner = Learner(
            fresh_network(features, settings.hidden, self.rng), settings.rate, settings.cooling
        )
        self.samples = Samples(settings.memory, features, settings.players)
        self.frozen: list[Network] = []
        self.played = 0
        self.finished = 0
        self.lengths = 0
        self.groups = [self._group(number) for number in range(settings.groups)]

    @property
    def effort(self) -> Effort:
        """What is spent on each stage game."""
        return self.settings.effort or EFFORTS[self.settings.players]

    def round(self) -> None:
        """Plays one round at every table and learns from what ended."""
        net = self.learner.smooth().rounded()
        for number, group in enumerate(self.groups):
            self._play(group, net)
            if number == len(self.groups) - 2 and self.played % 200 == 199:
                self.groups[number] = self._group(number)
        for _ in range(self.settings.batches if self.samples.filled > 4_000 else 0):
            self.learner.learn(*self.samples.draw(self.settings.batch, self.rng))
        self.played += 1
        if self.played % self.settings.snapshot == 0:
            self.frozen = [*self.frozen, net][-12:]

    def _group(self, number: int) -> Group:
        """A fresh group of tables."""
        settings = self.settings
        board = random_board(self.rng) if number == settings.groups - 2 else kingdom()
        size, players = settings.tables, settings.players
        guests = number == settings.groups - 1
        return Group(
            games=self._start(board, size),
            views=np.zeros((LONGEST, feature_count(players), players, size), np.int8),
            win=np.zeros((LONGEST, size, players), np.float32),
            margin=np.zeros((LONGEST, size, players), np.float32),
            cut=np.zeros((LONGEST, size), np.bool_),
            length=np.zeros(size, np.intp),
            frozen=np.arange(size)[:, None] % players == np.arange(players)
            if guests
            else np.zeros((size, players), np.bool_),
        )

    def _start(self, board: Board, count: int) -> Games:
        """New games, some of them after random rounds."""
        settings = self.settings
        position = starting_position(settings.players, settings.variant, board)
        games = repeat(position, count)
        wanted = self.rng.integers(1, 11, count)
        wanted[self.rng.random(count) >= settings.random_starts] = 0
        for done in range(10):
            rows = np.flatnonzero((wanted > done) & ~games.finished)
            if len(rows):
                some = games.take(rows)
                after, _ = play(some, *random_choices(some, self.rng))
                games = _put(games, rows, after)
        over = np.flatnonzero(games.finished)
        return _put(games, over, repeat(position, len(over)))

    def _play(self, group: Group, net: Network) -> None:
        """One round in a group, and the samples of the games that ended with it."""
        games, every = group.games, np.arange(len(group.games))
        stage = solve(games, net, self.effort, self.rng)
        chosen = choices(games, stage, self.rng)
        if self.frozen and group.frozen.any():
            other = self.frozen[int(self.rng.integers(len(self.frozen)))]
            guest = choices(games, solve(games, other, self.effort, self.rng), self.rng)
            chosen = _mixed(group.frozen, guest, chosen)
        explored = self.rng.random(group.frozen.shape) < self.settings.explore
        chosen = _mixed(explored, random_choices(games, self.rng), chosen)
        group.views[group.length, :, :, every] = views(games).transpose(2, 0, 1)
        group.win[group.length, every] = stage.win
        group.margin[group.length, every] = stage.margin
        group.cut[group.length, every] = explored.any(axis=1)
        group.length += 1
        games, _ = play(games, *chosen)
        over = games.finished
        ended = np.flatnonzero(over | (group.length == LONGEST))
        if len(ended):
            self._remember(group, games, ended)
            self.finished += int(over.sum())
            self.lengths += int((games.rounds[over] - 1).sum())
            group.length[ended] = 0
            games = _put(games, ended, self._start(games.board, len(ended)))
        group.games = games

    def _remember(self, group: Group, games: Games, ended: Indices) -> None:
        """Blends each value with those after it and keeps the samples."""
        trace = self.settings.trace
        shares = games.shares()
        over = games.finished
        scores = games.scores.astype(np.float32)
        for row in ended:
            last = int(group.length[row])
            win, margin = group.win[:last, row].copy(), group.margin[:last, row].copy()
            if over[row]:
                rest = np.sort(scores[row])
                best = np.where(scores[row] == rest[-1], rest[-2], rest[-1])
                next_win, next_margin = shares[row], scores[row] - best
            else:
                next_win, next_margin = win[-1], margin[-1]
            for t in range(last - 1, -1, -1):
                if not group.cut[t, row]:
                    win[t] += trace * (next_win - win[t])
                    margin[t] += trace * (next_margin - margin[t])
                next_win, next_margin = win[t], margin[t]
            self.samples.add(group.views[:last, :, :, row], win, margin)


def random_board(rng: np.random.Generator) -> Board:
    """A board with the kingdom's names and banners that pay other points."""
    regions = []
    for region in kingdom().regions:
        top = int(rng.integers(1, 11))
        falls = np.sort(rng.random(3))[::-1]
        banner = (top, *(round(top * float(fall)) for fall in falls))
        regions.append(Region(region.number, region.name, banner, "drawn for training"))
    return Board("A drawn kingdom", tuple(regions))


def _mixed(mask: Bool, one: RoundChoices, other: RoundChoices) -> RoundChoices:
    """The choices of ``one`` where the mask [n, p] says so, else those of ``other``."""
    return RoundChoices(
        np.where(mask[:, :, None], one.placed, other.placed),
        np.where(mask, one.dragon, other.dragon),
        np.where(mask, one.witch, other.witch),
    )


def _put(games: Games, rows: Indices, new: Games) -> Games:
    """The games with those in ``rows`` replaced."""
    order = np.arange(len(games))
    order[rows] = len(games) + np.arange(len(rows))
    return join([games, new]).take(order)
