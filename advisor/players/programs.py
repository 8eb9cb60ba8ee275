"""Outside programs as players: JSON lines over pipes, untrusted, with a time limit.

The program reads one JSON object a line on standard input and answers each with one on standard
output. ``choose`` asks for the selection of a round, ``rechoose`` for the second choice of those
who revealed a Witch, ``end`` tells the result, after which its input closes. Whatever else it does
(an illegal, late or missing answer, a line of a megabyte, its death) forfeits, with a reason.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import signal
import subprocess
import threading
from collections.abc import Callable
from queue import Empty, Queue
from typing import Any, Final

import msgspec

from advisor.core.jsonlines import read_lines, write_line
from advisor.messages.protocol import LARGEST_LINE
from kingsroad.cards import IllegalSelection, Selection
from kingsroad.games import Game
from kingsroad.position import PositionData
from kingsroad.records import GameData

PREFIX: Final = "cmd:"
"""What a player's name begins with when it is the command line of a program."""

SECONDS: Final = 5.0
"""The time limit for an answer where nothing else is said."""

_FAREWELL_SECONDS: Final = 1.0


class Forfeit(Exception):
    """A program gave no usable answer; the message is the reason, for people."""


class _Reply(msgspec.Struct):
    id: int
    selection: list[str]


class Program:
    """A running program that plays one seat of one game. Use it as a context manager.

    Raises:
        Forfeit: it could not be started.
    """

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        """Starts a program.

        Args:
            command: its command line, as a shell would split it (no shell runs it).
            seconds: the time limit for every answer.
        """
        self._seconds = seconds
        self._asked = 0
        self._lines: Queue[bytes | EOFError | None] = Queue(maxsize=4)
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            raise Forfeit(f"the program could not be started: {error}") from None
        self._in_thread(self._read)

    def __enter__(self) -> Program:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def choose(self, game: Game, player: int) -> Selection:
        """Its selection for the next round, or its second choice in a pending one.

        Args:
            game: what is not public in it (a Witch player's unplayed cards) is not sent.
            player: the seat it plays.

        Raises:
            Forfeit: it answered too late, not at all, or with something that is not legal.
        """
        revealed = game.revealed
        self._asked += 1
        message = _described(game, player) | {"id": self._asked, "seconds": self._seconds}
        if revealed is None:
            message |= {"type": "choose", "position": PositionData.of(game.position)}
        else:
            shown = [selection.codes for selection in revealed.selections]
            message |= {
                "type": "rechoose",
                "position": PositionData.of(game.table_position),
                "revealed": shown,
            }
        reply = self._ask(message)
        try:
            selection = Selection.of(reply.selection)
            game.hand(player).check(selection)
        except IllegalSelection as error:
            raise Forfeit(f"the answer is not legal: {error}") from None
        return selection

    def end(self, game: Game, player: int) -> None:
        """Tells it how the game ended; it has a second to go, then it is killed."""
        message = _described(game, player) | {
            "type": "end",
            "position": PositionData.of(game.position),
        }
        self._in_thread(lambda: self._write(message, close=True))
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_FAREWELL_SECONDS)
        self.close()

    def close(self) -> None:
        """Kills it with everything it started, if it still runs."""
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    def _ask(self, message: dict[str, Any]) -> _Reply:
        # A program that does not read must not hold us up, so the writing has its own thread.
        self._in_thread(lambda: self._write(message))
        try:
            line = self._lines.get(timeout=self._seconds)
        except Empty:
            raise Forfeit(f"there was no answer within {self._seconds:g} seconds") from None
        if isinstance(line, EOFError):
            raise Forfeit("the program ended without an answer")
        if line is None:
            raise Forfeit(f"the answer was longer than {LARGEST_LINE} bytes")
        try:
            reply = msgspec.json.decode(line, type=_Reply)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Forfeit(f"the answer cannot be read: {error}") from None
        if reply.id != message["id"]:
            raise Forfeit(f"the answer is for request {reply.id}, not {message['id']}")
        return reply

    def _read(self) -> None:
        assert self._process.stdout is not None
        source = self._process.stdout.fileno()
        with contextlib.suppress(OSError):
            for line in read_lines(lambda size: os.read(source, size), LARGEST_LINE):
                self._lines.put(line)
        self._lines.put(EOFError())

    def _write(self, message: dict[str, Any], *, close: bool = False) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError, ValueError):
            write_line(self._process.stdin, message)
            if close:
                self._process.stdin.close()

    @staticmethod
    def _in_thread(work: Callable[[], None]) -> None:
        threading.Thread(target=work, daemon=True).start()


def command_of(name: str) -> str | None:
    """The command line in a player's name such as ``cmd:./bot.py``, or None for other names."""
    return name.removeprefix(PREFIX).strip() if name.startswith(PREFIX) else None


def _described(game: Game, player: int) -> dict[str, Any]:
    data = GameData.of(game.as_public())
    return {
        "player": player,
        "players": data.players,
        "variant": data.variant,
        "board": data.board,
        "start": data.start,
        "rounds": data.rounds,
    }
