"""The solver process from outside: lines in, lines out, and no line ends it."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from queue import Queue
from threading import Thread
from typing import Any

import msgspec
import pytest

from advisor.engine import FAILED, HANDLERS, MAX_ANSWER_BYTES, Engine
from advisor.messages.assassins_answers import PhaseChoice
from advisor.messages.protocol import (
    MAX_LINE_BYTES,
    Advice,
    AdviseRequest,
    Answer,
    Failure,
    FailureKind,
    Ready,
)
from kingsroad.records import GameData
from tests.support.legal import random_game
from tests.support.soak import volumes

Json = dict[str, Any]

_DECODER = msgspec.json.Decoder(Answer)


class Process:
    """A running engine, and its answers that are not taken yet."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        self.process = process
        self.answers: Queue[Answer | None] = Queue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            assert len(line) <= MAX_ANSWER_BYTES
            self.answers.put(_DECODER.decode(line))
        self.answers.put(None)

    def send(self, request: Json | bytes) -> None:
        line = request if isinstance(request, bytes) else json.dumps(request).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def take(self) -> Answer:
        answer = self.answers.get(timeout=60)
        assert answer is not None, "the process died"
        return answer

    def last(self, number: int) -> Answer:
        """The last answer to a request; those before it, and those to others, are dropped."""
        while True:
            answer = self.take()
            if answer.id == number and answer.last:
                return answer

    def refusal(self, number: int | None = None) -> Failure:
        """The next answer, or the last one to a request, which is a failure."""
        answer = self.take() if number is None else self.last(number)
        assert isinstance(answer, Failure)
        return answer

    def advice(self, number: int) -> Advice:
        """The last answer to a request, which is advice."""
        answer = self.last(number)
        assert isinstance(answer, Advice)
        return answer


@contextmanager
def engine() -> Iterator[Process]:
    command = [sys.executable, "-m", "advisor.engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        running = Process(process)
        ready = running.take()
        assert isinstance(ready, Ready) and ready.program.startswith("kingsroad ")
        assert ready.max_line == MAX_ANSWER_BYTES
        yield running
        assert process.stdin is not None
        process.stdin.close()
        assert process.wait(60) == 0


def record(players: int = 2, rounds: int = 3, seed: int = 1) -> Json:
    game = GameData.of(random_game(players, seed, rounds=rounds))
    return msgspec.json.decode(msgspec.json.encode(game), type=dict[str, Any])


def advise(number: int, game: Json | None = None, until: str = "first", **settings: Any) -> Json:
    return {
        "type": "advise",
        "id": number,
        "game": game or record(),
        "player": 0,
        "settings": settings,
        "until": until,
    }


def test_stages_refine_each_other_and_only_the_last_is_final() -> None:
    with engine() as running:
        running.send(advise(1, until="proved"))
        answers: list[Advice] = []
        while not (answers and answers[-1].last):
            answer = running.take()
            assert isinstance(answer, Advice)
            answers.append(answer)
        assert [a.stage.value for a in answers] == ["first", "complete", "proved"]
        assert [a.final for a in answers] == [False, False, True]
        assert {a.version for a in answers} == {1}


def test_the_same_request_gets_the_same_answer() -> None:
    with engine() as running:
        answers = []
        for number in (1, 2):
            running.send(advise(number, until="complete", seed=5))
            answers.append(running.advice(number))
        same = [msgspec.structs.replace(a, id=0, seconds=0.0) for a in answers]
        assert same[0] == same[1]


def test_several_requests_are_worked_on_and_one_can_be_cancelled() -> None:
    with engine() as running:
        running.send(advise(1, record(5), until="proved"))
        running.send(advise(2, record(2), until="first"))
        running.send({"type": "cancel", "id": 3, "target": 1})
        seen: dict[int, Answer] = {}
        while not ({1, 2} <= seen.keys()):
            answer = running.take()
            if answer.last:
                seen[answer.id] = answer
        cancelled, advice = seen[1], seen[2]
        assert isinstance(cancelled, Failure) and cancelled.kind is FailureKind.CANCELLED
        assert isinstance(advice, Advice) and advice.final
        running.send({"type": "ping", "id": 4})
        assert running.last(4)


@pytest.mark.parametrize(
    ("line", "number", "said"),
    [
        (b"not json", -1, "malformed"),
        (b"[]", -1, "object"),
        (b'{"id": 7}', 7, "type"),
        (b'{"type": "dance", "id": 7}', 7, "dance"),
        (b'{"type": "advise", "id": 7}', 7, "game"),
        (b'{"type": "cancel", "id": 7, "target": 99}', 7, "99"),
        (b"\xff\xfe", -1, ""),
        (b"[" * 5000, -1, ""),
        (b'{"type": "ping", "id": 1e400}', -1, ""),
        (b'{"type": "ping", "id": 99999999999999999999}', -1, ""),
    ],
)
def test_what_is_no_request_gets_one_error_line(
    one_engine: Process, line: bytes, number: int, said: str
) -> None:
    one_engine.send(line)
    answer = one_engine.refusal()
    assert (answer.kind, answer.id) == (FailureKind.REQUEST, number)
    assert said in answer.message
    assert "\n" not in answer.message


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"player": 2}, "seats"),
        ({"settings": {"epsilon": -1}}, "epsilon"),
        ({"settings": {"seconds": 0}}, "seconds"),
        ({"settings": {"beliefs": {"7": "uniform"}}}, "seat"),
        ({"settings": {"assumptions": ["Bob plays 5"]}}, "assumption"),
        ({"settings": {"assumptions": ["Bob: plays 5", "Bob: plays no 5"]}}, "assumption"),
        ({"game": {**record(), "players": ["Ann"]}}, "players"),
        ({"game": {**record(), "rounds": [{"selections": [["1"], ["2"]]}]}}, "round 1"),
    ],
)
def test_an_impossible_request_is_refused_with_the_reason(
    one_engine: Process, change: Json, said: str
) -> None:
    one_engine.send(advise(5) | change)
    answer = one_engine.refusal(5)
    assert answer.kind is FailureKind.REQUEST
    assert said in answer.message


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"computer": "nobody"}, "computer 'nobody': must be one of"),
        ({"rounds": [{"card": [1, 6, True, 5], "king": "Kj10-j9"}]}, "round 1, king, action 1"),
        ({"rounds": []}, "no round card"),
        ({"seconds": -1}, "seconds"),
    ],
)
def test_an_impossible_request_about_king_and_assassins_is_refused_with_the_reason(
    one_engine: Process, change: Json, said: str
) -> None:
    one_engine.send(assassins_phase(6, **change))
    answer = one_engine.refusal(6)
    assert answer.kind is FailureKind.REQUEST
    assert said in answer.message


def test_king_and_assassins_is_played_by_the_same_process(one_engine: Process) -> None:
    one_engine.send(assassins_phase(7))
    answer = one_engine.last(7)
    assert isinstance(answer, PhaseChoice)
    assert (answer.computer, answer.side) == ("random", "king")


def assassins_phase(number: int, **changes: Any) -> Json:
    request = {"type": "town-phase", "id": number, "computer": "random", "seed": 3}
    game = {
        "format": "king-and-assassins-game",
        "version": 1,
        "players": {"king": "Ann", "people": "Bob"},
        "rounds": changes.pop("rounds", [{"card": [1, 6, True, 5]}]),
    }
    return request | {"game": game} | changes


@pytest.fixture(scope="module")
def one_engine() -> Iterator[Process]:
    with engine() as running:
        yield running


def test_an_enormous_line_gets_an_error_and_the_next_one_its_answer(one_engine: Process) -> None:
    one_engine.send(b'{"type": "ping", "id": 1, "x": "' + b"x" * 3 * MAX_LINE_BYTES + b'"}')
    assert one_engine.refusal().kind is FailureKind.REQUEST
    one_engine.send({"type": "ping", "id": 2})
    assert one_engine.last(2)


def mutated(dice: random.Random, number: int) -> bytes:
    """A request of this id that is a little or very wrong; ``seconds`` stays small."""
    request = advise(number, dice.choice(_GAMES), dice.choice(["first", "complete"]), seconds=0.02)
    for _ in range(dice.randrange(3)):
        spoil(request, dice)
    line = json.dumps(request).encode()
    if dice.random() < 0.2:
        at = dice.randrange(len(line))
        line = line[:at] + bytes([dice.choice(b'x9"{}[],:\x00\xff ')]) + line[at + 1 :]
    return line


def spoil(value: Any, dice: random.Random) -> None:
    """Changes one thing somewhere inside a JSON object or list."""
    keys: list[Any] = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = dice.choice([k for k in keys if k not in ("id", "seconds", "type")] or keys)
    if isinstance(value[key], (dict, list)) and dice.random() < 0.8:
        spoil(value[key], dice)
    else:
        value[key] = dice.choice([None, -1, 0, 1, 10**30, 0.5, "", "9", "W", [], {}, True, ["W"]])


_GAMES = [record(players, rounds, players) for players in (2, 3, 4) for rounds in (0, 4)]


@pytest.mark.parametrize(("count", "seed"), volumes((200, 1), (10_000, 2)))
def test_mutated_requests_are_all_answered(count: int, seed: int) -> None:
    """Every line sent gets a last answer or an error, and the process still answers a ping."""
    dice = random.Random(seed)
    with engine() as running:
        for start in range(0, count, 20):
            numbers = range(start, min(start + 20, count))
            for number in numbers:
                running.send(mutated(dice, number).replace(b"\n", b" "))
            missing = len(numbers)
            while missing:
                answer = running.take()
                if answer.last:
                    assert getattr(answer, "kind", "") != FailureKind.INTERNAL, answer
                    missing -= 1
        running.send({"type": "ping", "id": count})
        assert running.last(count)


def test_an_answer_of_whatever_length_is_a_line_that_readers_take(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What cannot be shortened is an error, and the last answer; asked for whole it is written."""
    monkeypatch.setitem(HANDLERS, AdviseRequest, "tests.support.long_answers")
    for long_lines, written in ((False, 1), (True, 2)):
        output = BytesIO()
        running = Engine(output, long_lines=long_lines)
        running.receive(json.dumps(advise(7)).encode())
        running.finish()
        lines = output.getvalue().splitlines()
        answers = [_DECODER.decode(line) for line in lines]
        assert len(lines) == written and [a.id for a in answers] == [7] * written
        assert (len(lines[0]) > MAX_ANSWER_BYTES) is long_lines and answers[-1].last
        if not long_lines:
            assert isinstance(answers[0], Failure) and "longer than 65536" in answers[0].message


def test_an_unexpected_exception_is_told_plainly_and_logged_in_full(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The answer names no exception and no path; the traceback is on standard error."""
    monkeypatch.setitem(HANDLERS, AdviseRequest, "tests.support.no_handler_here")
    output = BytesIO()
    running = Engine(output)
    running.receive(json.dumps(advise(7)).encode())
    running.finish()
    answer = _DECODER.decode(output.getvalue())
    assert answer == Failure(id=7, kind=FailureKind.INTERNAL, message=FAILED)
    assert not {"/", ":"} & set(FAILED) and "Error" not in FAILED
    logged = capsys.readouterr().err
    assert "Traceback" in logged and "no_handler_here" in logged
