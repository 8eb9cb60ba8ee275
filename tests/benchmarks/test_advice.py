"""How long advice takes, on a warm process, over the frozen suite: median / 95th percentile."""

import json
import subprocess
import sys
from statistics import median, quantiles
from threading import Timer
from time import perf_counter
from typing import Any

import msgspec
import numpy as np
import pytest

from advisor.advise import advise
from advisor.core.cancellation import Cancelled, Stop
from advisor.kingsroad.analysis.analysis import full_analysis
from advisor.kingsroad.analysis.playouts import second_opinion
from advisor.kingsroad.analysis.question import ask
from advisor.kingsroad.opponents import forget
from advisor.messages.protocol import AdviceSettings, Answer, Failure, FailureKind, Progress
from advisor.messages.verdicts import BeliefKind
from kingsroad.records import GameData
from tests.benchmarks.figures import Yardstick
from tests.positions import PLAYERS, games

pytestmark = pytest.mark.bench

WANTED = {2: 0.075, 3: 0.25, 4: 0.5, 5: 1.25}
"""Yardsticks for a complete answer, 95 of 100 times."""

_REPEATS = 3


def high(seconds: list[float]) -> float:
    """Their 95th percentile, never beyond the slowest, as it would be of so few otherwise."""
    return quantiles(seconds, n=20, method="inclusive")[-1]


def stage_seconds(players: int, stage: Progress) -> list[float]:
    """For every position, the quickest of a few answers, so that other work counts little."""
    found = []
    for game in games(players):
        times = []
        for _ in range(_REPEATS):
            forget()
            *_, last = advise(game, 0, AdviceSettings(), stage)
            times.append(last.seconds)
        found.append(min(times))
    return found


@pytest.mark.parametrize("players", PLAYERS)
def test_advice(players: int, yardstick: Yardstick) -> None:
    list(advise(games(players)[0], 0, AdviceSettings(), Progress.COMPLETE))
    report = []
    for stage in Progress:
        seconds = stage_seconds(players, stage)
        report.append(f"{stage.value} {yardstick.of(median(seconds), high(seconds))}")
    print(f"\nadvice, {players} players: {', '.join(report)}")
    print(f"  wanted of complete: p95 {WANTED[players]} yd, of first: 0.05 yd")


class NotedStop(Stop):
    """Notes when it was cancelled."""

    def cancel(self) -> None:
        self.at = perf_counter()
        super().cancel()


@pytest.mark.parametrize("players", PLAYERS)
def test_a_second_opinion(players: int, yardstick: Yardstick) -> None:
    seconds: list[float] = []
    ends: list[float] = []
    played = 0
    for game in games(players):
        question = ask(game, 0, AdviceSettings(belief=BeliefKind.UNIFORM))
        analysis = full_analysis(question, question.common_knowledge(Stop()), Stop())
        actions = sorted({*analysis.ranking[:5], *np.flatnonzero(analysis.mix).tolist()})
        started = perf_counter()
        found = second_opinion(analysis, actions, Stop())
        seconds.append(perf_counter() - started)
        assert found is not None
        played += found[0].games * len(actions)
        stop = NotedStop()
        Timer(seconds[-1] / 3, stop.cancel).start()
        with pytest.raises(Cancelled):
            second_opinion(analysis, actions, stop)
        ends.append(perf_counter() - stop.at)
    print(
        f"\nsecond opinion, {players} players, median / most: "
        f"{yardstick.of(median(seconds), max(seconds))}; games "
        f"{yardstick.rate(played / sum(seconds))}; "
        f"cancelled after {yardstick.of(median(ends), max(ends))}, wanted 0.025 yd"
    )


def test_the_process_is_ready_answers_and_cancels(yardstick: Yardstick) -> None:
    decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)
    started = perf_counter()
    command = [sys.executable, "-m", "advisor.engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        requests, answers = process.stdin, process.stdout

        def send(request: dict[str, Any]) -> float:
            requests.write(json.dumps(request).encode() + b"\n")
            requests.flush()
            return perf_counter()

        def take() -> Answer:
            return decoder.decode(answers.readline())

        take()
        ready = perf_counter() - started
        game = json.loads(msgspec.json.encode(GameData.of(games(5)[0])))
        request = {"type": "advise", "game": game, "player": 0, "until": "proved"}
        cancels = []
        for number in range(10):
            send(request | {"id": 2 * number})
            while take().id != 2 * number:
                pass
            sent = send({"type": "cancel", "id": 2 * number + 1, "target": 2 * number})
            while not (answer := take()).last:
                pass
            assert isinstance(answer, Failure)
            assert answer.kind is FailureKind.CANCELLED
            cancels.append(perf_counter() - sent)
        requests.close()
    print(f"\nthe process: ready after {yardstick.of(ready)}, wanted 0.5 yd")
    print(
        f"  cancelled, median / most: after {yardstick.of(median(cancels), max(cancels))}, "
        "wanted 0.025 yd"
    )
