"""What is known of how well a game was played: it grows step by step, and is kept with the game.

A step is judged as soon as it is finished and nobody waits for the solver; whoever looks at it, at
the table or afterwards, finds it there. A review lies beside its record, with the version that made
it. It names its game, or the beginning of it that it judges, by a digest of the public part, so
that another game under the same name never shows a review of something else. What is read is
checked: it may come from anybody.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from copy import copy
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, Self, TypeVar

import msgspec

from advisor.messages.bases import MessageBase
from advisor.messages.protocol import Failure
from kingsroad_tui.files.private import write_private
from kingsroad_tui.library import saving_words as saving
from kingsroad_tui.library.library import analysis_path
from tabletop.errors import LocatedError
from tabletop.records import read_record
from tabletop.shown import decode_shown
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.solver.client import Solver


class _Reviewed(Protocol):
    """A review of any game."""

    @property
    def program(self) -> str:
        """The program that made it, with its version."""


GameT = TypeVar("GameT")
StepT = TypeVar("StepT")
ReviewT = TypeVar("ReviewT", bound=_Reviewed)

_MAX_NUMBER: Final = 1e9
"""No chance, margin, count or time in a review comes near this."""


def program_version() -> str:
    """This program and its version, as every review names them."""
    return f"kingsroad {version('kingsroad')}"


def is_finite(data: object) -> bool:
    """Whether every number in plain data is finite and of a size that a review can have."""
    if isinstance(data, dict):
        return all(map(is_finite, data.values()))
    if isinstance(data, list):
        return all(map(is_finite, data))
    if isinstance(data, int | float):
        return -_MAX_NUMBER < data < _MAX_NUMBER  # false for NaN; any whole number can be compared
    return True


class _ReviewFile(msgspec.Struct, Generic[ReviewT]):
    format: str
    version: int
    game: str
    review: ReviewT


@dataclass(frozen=True, kw_only=True)
class KeptReviews(Generic[GameT, ReviewT]):
    """How the reviews of a game are kept beside its records.

    Attributes:
        format, version: of the files.
        kind: a review.
        encode: the public part of a game, by which a file knows it.
        beginning: of a game as much as a review judges; the whole where it judges more.
        fits: whether a complete review judges exactly the steps of a game, in numbers that can be.
    """

    format: str
    version: int
    kind: type[ReviewT]
    encode: Callable[[GameT], bytes]
    beginning: Callable[[GameT, ReviewT], GameT]
    fits: Callable[[ReviewT, GameT], bool]

    def store(self, record: Path, game: GameT, review: ReviewT) -> None:
        """Stores a review of a game, or of its beginning, beside the record of the game.

        Raises OSError if the folder cannot be written.
        """
        digest = self._digest(self.beginning(game, review))
        file = _ReviewFile(self.format, self.version, digest, review)
        write_private(analysis_path(record), msgspec.json.encode(file))

    def load(self, record: Path, game: GameT, *, whole: bool = True) -> ReviewT | None:
        """The complete review stored for exactly this game by this version, or None; or with
        ``whole`` false for as much of its beginning as there is.

        One that does not fit the game, as a damaged file's, is as good as none.
        """
        kind: Any = _ReviewFile[self.kind]  # type: ignore[name-defined]
        try:
            content = read_record(analysis_path(record))
            file = msgspec.json.decode(content, type=kind)
            then = game if whole else self.beginning(game, file.review)
            usable = (
                (file.format, file.version) == (self.format, self.version)
                and file.game == self._digest(then)
                and file.review.program == program_version()
                and self.fits(file.review, then)
                and is_finite(msgspec.to_builtins(file.review))  # last, as all else says how much
            )
            found: ReviewT | None = decode_shown(content, kind).review if usable else None
        except (LocatedError, msgspec.DecodeError, UnicodeError, RecursionError):
            return None
        return found

    def _digest(self, game: GameT) -> str:
        return hashlib.sha256(self.encode(game)).hexdigest()


@dataclass(frozen=True, kw_only=True)
class HowJudged(Generic[GameT, StepT, ReviewT]):
    """How a game of the house is judged.

    Attributes:
        request: asks for the review of a game of which some steps are judged.
        step, review: the answers to it; a step is in ``reviewed``, the ``done``-th from 1.
        steps: those in a review.
        start: the first steps of a game as they are known from the files beside its record.
        common: how many steps that are judged of one game are those of another, too.
        keep: keeps a review beside the record of its game, and the mistakes of an own one that is
            over in the book; raises OSError.
    """

    request: Callable[[int, GameT, Sequence[StepT]], MessageBase]
    step: type[Any]
    review: type[ReviewT]
    steps: Callable[[ReviewT], Sequence[StepT]]
    start: Callable[[Path, GameT], Sequence[StepT]]
    common: Callable[[GameT, GameT], int]
    keep: Callable[[Path, GameT, ReviewT], None]


class GameJudging(Generic[GameT, StepT, ReviewT]):
    """What is known so far of how well a game was played.

    Attributes:
        game: the game.
        record: its file, beside which the review is kept; None for none.
        steps: the steps judged, in order.
        review: the whole review once there is one; it may come from the file beside the record.
        listeners: called after every answer, with a problem in words, or "" for none.
    """

    def __init__(
        self,
        how: HowJudged[GameT, StepT, ReviewT],
        game: GameT,
        record: Path | None,
        steps: Sequence[StepT] = (),
    ) -> None:
        self._how = how
        self.game = game
        self.record = record
        self.steps: list[StepT] = list(steps)
        self.review: ReviewT | None = None
        self.listeners: list[Callable[[str], None]] = []

    def of(self, game: GameT, record: Path | None) -> Self:
        """The same of a game that has gone on, or back: what is judged of its beginning stands."""
        found = copy(self)
        found.game, found.record, found.review = game, record, None
        found.steps = self.steps[: self._how.common(self.game, game)]
        return found

    async def run(self, solver: Solver, *, behind: bool = False) -> AsyncIterator[str]:
        """Has the game judged; yields after every answer a problem in words, or "" for none.

        Asks nothing where there is a review, nor for steps that are judged already; ``behind`` all
        other questions where nobody waits for it.
        """
        if self.review is not None:
            return
        if not self.steps and self.record is not None:
            kept = await asyncio.to_thread(self._how.start, self.record, self.game)
            self.steps = self.steps or list(kept)

        def request(number: int) -> MessageBase:
            return self._how.request(number, self.game, self.steps.copy())

        asked = solver.behind(request) if behind else solver.ask(request(solver.fresh_id()))
        async for answer in asked:
            problem = await self._take(answer)
            for hear in self.listeners.copy():
                hear(problem)
            yield problem

    async def _take(self, answer: Any) -> str:
        """Takes an answer; returns as `run` yields."""
        if isinstance(answer, self._how.review):
            # Known at once, as somebody may ask for it again while its file is written.
            self.steps = list(self._how.steps(answer))
            self.review = self.whole(answer)
            return await asyncio.to_thread(self.keep, self.review)
        if isinstance(answer, Failure):
            return phrase("review-cannot-be-judged", why=answer.message)
        if isinstance(answer, self._how.step) and answer.done == len(self.steps) + 1:
            self.steps.append(answer.reviewed)
        return ""

    def whole(self, review: ReviewT) -> ReviewT:
        """The review, with what else is known."""
        return review

    def keep(self, review: ReviewT) -> str:
        """Keeps a review beside the record, if there is one; says what went wrong, or nothing."""
        if self.record is None:
            return ""
        try:
            self._how.keep(self.record, self.game, review)
        except OSError as error:
            return saving.analysis_not_kept(error)
        return ""


class _App(Protocol):
    """What goes on from screen to screen."""

    @property
    def solver(self) -> Solver:
        """Whom to ask."""

    def run_worker(
        self, work: Coroutine[None, None, None], *, group: str, exclusive: bool
    ) -> object:
        """Has something done, in place of what is done in the group."""


def judge_behind(app: _App, judging: GameJudging[Any, Any, Any]) -> None:
    """Has a game judged whenever nobody waits for the solver, in place of any other one.

    It goes on from screen to screen. Nothing of it is shown here: who looks at the table sees what
    a verdict may say.
    """

    async def to_its_end() -> None:
        async for _ in judging.run(app.solver, behind=True):
            pass

    app.run_worker(to_its_end(), group="behind", exclusive=True)
