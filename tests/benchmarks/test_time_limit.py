"""How far answers come beyond their time limit: the solver process and the commands.

Over the frozen suite and a game of 300 rounds, each several times in turns, the best counting. The
solver process has to answer within a tenth of a yardstick beyond the limit (0.2 s on a machine with
nothing else to do), the time counted from the request; so have the commands, from the reading of
the file to the last line printed. Their process's start is apart: they run in this one.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import msgspec
import pytest

from advisor.kingsroad.opponents import forget
from kingsroad.games import Game
from kingsroad.records import GameData, write_game
from kingsroad_tui.cli import run
from tests.benchmarks.figures import Yardstick, best_in_turns
from tests.positions import PLAYERS, games
from tests.support.app.long_game import mirrored_game

pytestmark = pytest.mark.bench

LIMITS = (0.1, 0.5, 2.0)
MOST = 0.1
"""Yardsticks beyond the limit."""

REPEATS = 2


class Asked:
    """A running solver process."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None and process.stdout is not None
        self._requests, self._answers = process.stdin, process.stdout
        self._number = 0
        self._answers.readline()

    def ask(self, kind: str, game: dict[str, object], seconds: float) -> None:
        """Sends a request and reads to its last answer."""
        self._number += 1
        request = {"type": kind, "id": self._number, "game": game}
        request |= {"settings": {"seconds": seconds}}
        if kind == "advise":
            request["player"] = 0
        self._requests.write(json.dumps(request).encode() + b"\n")
        self._requests.flush()
        last = False
        while not last:
            answer = json.loads(self._answers.readline())
            assert answer["type"] != "error"
            last = answer["type"] != "reviewed-round" and answer.get("final", True)


@contextmanager
def engine() -> Iterator[Asked]:
    command = [sys.executable, "-m", "advisor.engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield Asked(process)
        finally:
            process.kill()


def record(game: Game) -> dict[str, object]:
    data: dict[str, object] = msgspec.to_builtins(GameData.of(game))
    return data


def cases() -> dict[str, Game]:
    """By name, the games asked about."""
    suite = {f"{players} players": games(players) for players in PLAYERS}
    named = {f"{name}, {n}": game for name, group in suite.items() for n, game in enumerate(group)}
    return {"300 rounds": mirrored_game(300)} | named


@pytest.mark.parametrize("seconds", LIMITS)
def test_the_solver_process(seconds: float, yardstick: Yardstick) -> None:
    beyond = {}
    with engine() as solver:
        for name, game in cases().items():
            ask = partial(solver.ask, "advise", record(game), seconds)
            beyond[f"{name}, advice"] = best_in_turns(REPEATS, ask)[0] - seconds
        ask = partial(solver.ask, "review", record(mirrored_game(300)), seconds)
        beyond["300 rounds, review"] = best_in_turns(REPEATS, ask)[0] - seconds
    yardstick.time_again()
    report("the solver process", seconds, beyond, yardstick)


@pytest.mark.parametrize("seconds", LIMITS)
def test_the_commands(
    seconds: float, yardstick: Yardstick, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    beyond = {}
    some = list(cases().items())[::4]  # the game of 300 rounds among them
    for number, (name, game) in enumerate(some):
        path = tmp_path / f"{number}.json"
        write_game(path, game)
        kinds = [["advise", str(path), "--player", "0"]]
        kinds += [["analyse", str(path), "--json", "--again"]] if game.rounds else []
        for words in kinds:
            work = partial(command, [*words, "--seconds", str(seconds)])
            beyond[f"{name}, {words[0]}"] = best_in_turns(REPEATS, work)[0] - seconds
    capsys.readouterr()
    yardstick.time_again()
    with capsys.disabled():
        report("the commands", seconds, beyond, yardstick)


def command(words: list[str]) -> None:
    """Runs a command from reading its file to printing its answer, with nothing known before."""
    forget()
    assert run(words) == 0


def report(who: str, limit: float, beyond: dict[str, float], yardstick: Yardstick) -> None:
    name, most = max(beyond.items(), key=lambda item: item[1])
    print(f"\n{who}, limit {limit} s: at most {yardstick.of(max(0.0, most))} beyond it ({name})")
    assert most <= MOST * yardstick.seconds
