"""A run of learning: quick games, then what is to be made of what was seen, then the values."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import msgspec
import numpy as np

from advisor.assassins.values.network import Judges, arrays_of, judges_in
from advisor.learning.archive import Archive, ArchiveError, opened_archive
from advisor.learning.layers import MAX_HIDDEN, WeightsError
from advisor.messages.assassins_training import AssassinsCalibration
from advisor.workshop.assassins.calibration import calibrated
from advisor.workshop.assassins.quick_play import drawn_habit, quick_game
from advisor.workshop.assassins.secret_learning import NOBODY, learnt_secret
from advisor.workshop.assassins.suspicion_learning import learnt_suspicion, suspects_in
from advisor.workshop.assassins.value_learning import HIDDEN, learnt_networks, samples_in
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from assassins.town import TOWNSFOLK
from tabletop.files import open_file, write_atomically

_Count = Annotated[int, msgspec.Meta(ge=1, le=10**6)]
_Hidden = Annotated[int, msgspec.Meta(ge=1, le=MAX_HIDDEN)]

_HELD_OUT: Final = 6
"""Of so many games one is kept out of learning, to judge by."""

_OLDER: Final = 0.15
"""The share of players who play as before: by older values, or by none."""

_SEEN: Final = 2
"""Of so many rounds one is looked at to learn what was to be seen."""


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
    hidden: tuple[_Hidden, _Hidden] = HIDDEN
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

    def play(self) -> AssassinsGame:
        """Plays one more game; the same for the same run."""
        random = Random(f"{self.settings.seed}/{len(self.records)}")
        king, people = (drawn_habit(self._drawn_judges(random), random) for _ in range(2))
        game = quick_game(king, people, random)
        self.records.append(AssassinsGameData.of(game))
        self.suspected.append(NOBODY if king.suspects is None else king.suspects)
        return game

    def _drawn_judges(self, random: Random) -> Judges | None:
        """By which values somebody plays: the latest, seldom older ones or none."""
        if not self.judges or random.random() < _OLDER:
            return random.choice([None, *self.judges])
        return self.judges[-1]

    def learn(self) -> AssassinsCalibration:
        """Learns from the latest games; says how good the values are on those held out."""
        some = range(max(0, len(self.records) - self.settings.memory), len(self.records))
        games = {number: self.records[number].game() for number in some}
        held_out = [game for number, game in games.items() if number % _HELD_OUT == 0]
        others = [game for number, game in games.items() if number % _HELD_OUT]
        rounds = range(1, 15, _SEEN)
        suspicion = learnt_suspicion(suspects_in(others, rounds), suspects_in(held_out, rounds))
        samples = samples_in(others, suspicion)
        king, people = (
            learnt_networks(
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
        judges = Judges(king, people, suspicion, learnt_secret(every, self.suspected))
        self.judges = [*self.judges[-1:], judges]
        return calibrated(judges, held_out)


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
        raise WeightsError(f"{path}: {error.strerror or 'cannot be read'}") from None
    except ValueError as error:
        raise WeightsError(f"{path}: is no checkpoint that can be used: {error}") from None


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
            raise ArchiveError("holds a game without its secret")
    run.suspected = archive.read("suspected", np.int8, (len(run.records),)).tolist()
    if not set(run.suspected) <= set(range(NOBODY, TOWNSFOLK)):
        raise ArchiveError("suspected: names nobody of the townsfolk")
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
