"""A run of learning: games of self-play, then what is to be made of what was seen, then the values.

Before there are any values, those that come with the program take their place. How good learnt
values and beliefs are is measured on games that they have not learnt from.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import msgspec
import numpy as np

from advisor.assassins.belief import ALIKE
from advisor.assassins.values.network import (
    Judges,
    arrays_of,
    chances,
    judges_in,
    packaged_judges,
)
from advisor.core.arrays import Floats
from advisor.learning.archive import Archive, ArchiveError, opened_archive
from advisor.learning.layers import MAX_HIDDEN, WeightsError
from advisor.messages.assassins_training import (
    AssassinsCalibration,
    BeliefCalibration,
    ValueCalibration,
)
from advisor.workshop.assassins import learning
from advisor.workshop.assassins.learning import log_loss as trio_loss
from advisor.workshop.assassins.self_play import Habit, played_games
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from assassins.town import TOWNSFOLK, side_a
from tabletop.files import open_file, reason, write_atomically
from tabletop.say import Say

_WIDTHS: Final = ((2, 4, 8), (1, 2, 3))
"""How widely the king's side and the people's look; one is drawn for the games played together."""

_WARMTH: Final = (0.0, 0.04, 0.08, 0.16)
"""Temperatures of the choice, in logits; one is drawn for each side of a game."""

_SUSPICIOUS: Final = 0.5
"""The share of players who suspect somebody from the start."""

_MIN_CHANCE: Final = 1e-6

_ROUNDS: Final = (3, 6, 9)
"""After which rounds beliefs are judged."""


def calibrated(judges: Judges, games: Sequence[AssassinsGame]) -> AssassinsCalibration:
    """How good values and beliefs are on finished games whose secrets are known, one at least."""
    samples = learning.samples_in(games, judges.suspicion)
    suspects = learning.suspects_in(games, _ROUNDS)
    beliefs = []
    for round_ in _ROUNDS:
        here = suspects.at(suspects.round == round_)
        if len(here.truth):
            beliefs.append(
                BeliefCalibration(
                    round_,
                    len(here.truth),
                    trio_loss(here, judges.suspicion),
                    trio_loss(here, ALIKE),
                    learning.pawn_error(here, judges.suspicion),
                )
            )
    return AssassinsCalibration(
        len(games),
        _of_values(chances(judges.king, samples.king).mean(axis=0), samples.won),
        _of_values(chances(judges.people, samples.people).mean(axis=0), samples.won),
        tuple(beliefs),
    )


def _of_values(said: Floats, won: Floats) -> ValueCalibration:
    error = learning.calibration_error(said, won)
    mean = np.full(len(won), won.mean())
    return ValueCalibration(len(won), _loss(said, won), _loss(mean, won), error)


def _loss(said: Floats, won: Floats) -> float:
    chance = np.where(won > 0, said, 1 - said)
    return float(-np.log(np.maximum(chance, _MIN_CHANCE)).mean())


_Count = Annotated[int, msgspec.Meta(ge=1, le=10**6)]
_Hidden = Annotated[int, msgspec.Meta(ge=1, le=MAX_HIDDEN)]

_HELD_OUT: Final = 6
"""Of so many games one is kept out of learning, to judge by."""

_OLDER: Final = 0.15
"""The share of players who play as before: by older values."""

_SEEN: Final = 2
"""Of so many rounds one is looked at to learn what was to be seen."""

TOGETHER: Final = 50
"""So many games are played at once."""


class AssassinsTrainingSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a run, kept with its weights; in files they are within the ranges below.

    Attributes:
        seed: of all random draws.
        hidden: sizes of the two hidden layers.
        every: games between two times of learning.
        memory: how many games, the latest, are learnt from.
        steps: of descent for each network.
    """

    seed: Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)] = 1
    hidden: tuple[_Hidden, _Hidden] = learning.HIDDEN
    every: _Count = 200
    memory: _Count = 2_000
    steps: _Count = 1_500


class AssassinsRun:
    """A run.

    Attributes:
        settings: its settings.
        records: all games played, with their secrets.
        suspected: by game, whom the king's side suspected from the start, or `NOBODY`.
        judges: the values learnt so far, the older ones first.
    """

    def __init__(self, settings: AssassinsTrainingSettings) -> None:
        self.settings = settings
        self.records: list[AssassinsGameData] = []
        self.suspected: list[int] = []
        self.judges: list[Judges] = []

    @property
    def due(self) -> bool:
        """Whether it is time to learn."""
        return bool(self.records) and len(self.records) % self.settings.every == 0

    def play(self, most: int = TOGETHER) -> None:
        """Plays some more games, up to the next time to learn; the same for the same run."""
        random = Random(f"{self.settings.seed}/{len(self.records)}")
        count = min(most, self.settings.every - len(self.records) % self.settings.every)
        king, people = (self._habits(widths, count, random) for widths in _WIDTHS)
        games = played_games(list(zip(king, people, strict=True)), random)
        for habit, game in zip(king, games, strict=True):
            self.records.append(AssassinsGameData.of(game))
            self.suspected.append(learning.NOBODY if habit.suspects is None else habit.suspects)

    def _habits(self, widths: Sequence[int], count: int, random: Random) -> list[Habit]:
        """How a side plays the next games."""
        judges, width = self._drawn_judges(random), random.choice(widths)
        return [
            Habit(judges, width, random.choice(_WARMTH), _suspect(random)) for _ in range(count)
        ]

    def _drawn_judges(self, random: Random) -> Judges:
        """By which values somebody plays: the latest, seldom older ones."""
        known = [packaged_judges(side_a()), *self.judges]
        return random.choice(known) if random.random() < _OLDER else known[-1]

    def learn(self) -> AssassinsCalibration:
        """Learns from the latest games; says how good the values are on those held out."""
        some = range(max(0, len(self.records) - self.settings.memory), len(self.records))
        games = {number: self.records[number].game() for number in some}
        held_out = [game for number, game in games.items() if number % _HELD_OUT == 0]
        others = [game for number, game in games.items() if number % _HELD_OUT]
        rounds = range(1, 15, _SEEN)
        suspicion = learning.learnt_suspicion(
            learning.suspects_in(others, rounds), learning.suspects_in(held_out, rounds)
        )
        samples = learning.samples_in(others, suspicion)
        king, people = (
            learning.learnt_networks(
                x,
                samples.won,
                samples.game,
                self.settings.seed + number,
                hidden=self.settings.hidden,
                steps=self.settings.steps,
            )
            for number, x in enumerate((samples.king, samples.people))
        )
        every = [self.records[number].game() for number in range(min(some))] + list(games.values())
        judges = Judges(king, people, suspicion, learning.learnt_secret(every, self.suspected))
        self.judges = [*self.judges[-1:], judges]
        return calibrated(judges, held_out)


def _suspect(random: Random) -> int | None:
    return random.randrange(TOWNSFOLK) if random.random() < _SUSPICIOUS else None


def save_run(run: AssassinsRun, path: Path) -> None:
    """Writes a checkpoint. Raises OSError if it cannot be written."""
    games = b"\n".join(msgspec.json.encode(record) for record in run.records)
    arrays: dict[str, Any] = {
        "games": np.frombuffer(games, np.uint8),
        "suspected": np.array(run.suspected, np.int8),
    }
    for number, judges in enumerate(run.judges):
        arrays |= {f"{number}{name}": values for name, values in arrays_of(judges).items()}
    note = {"settings": msgspec.to_builtins(run.settings), "values": len(run.judges)}
    _write(path, arrays, note)


def load_run(path: Path) -> AssassinsRun:
    """Reads a checkpoint. Raises WeightsError if it cannot be read or is none."""
    try:
        with open_file(path) as file, opened_archive(file) as archive:
            return _run_in(archive)
    except OSError as error:
        raise WeightsError(str(path), reason(error)) from None
    except ValueError as error:
        why = Say("advisor-checkpoint-none", why=reason(error))
        raise WeightsError(str(path), why) from None


class _Note(msgspec.Struct):
    settings: AssassinsTrainingSettings
    values: Annotated[int, msgspec.Meta(ge=0, le=2)]


def _run_in(archive: Archive) -> AssassinsRun:
    note = msgspec.json.decode(archive.text("text"), type=_Note)
    run = AssassinsRun(note.settings)
    run.judges = [judges_in(archive, "learnt values", str(n)) for n in range(note.values)]
    content = archive.read("games", np.uint8, archive.shape("games", 1)).tobytes()
    run.records = [
        msgspec.json.decode(line, type=AssassinsGameData) for line in content.split(b"\n") if line
    ]
    for record in run.records:
        if record.game().secret is None:
            raise ArchiveError(Say("advisor-checkpoint-secret"))
    run.suspected = archive.read("suspected", np.int8, (len(run.records),)).tolist()
    if not set(run.suspected) <= set(range(learning.NOBODY, TOWNSFOLK)):
        raise ArchiveError(Say("advisor-checkpoint-suspected"))
    return run


def save_weights(run: AssassinsRun, path: Path) -> None:
    """Writes the latest values and the settings of the run. Raises OSError if it cannot."""
    note = {"settings": msgspec.to_builtins(run.settings), "games": len(run.records)}
    _write(path, arrays_of(run.judges[-1]), note)


def _write(path: Path, arrays: dict[str, Any], note: dict[str, object]) -> None:
    content = io.BytesIO()
    text = np.frombuffer(msgspec.json.encode(note), np.uint8)
    np.savez_compressed(content, text=text, **arrays)
    write_atomically(path, content.getvalue())
