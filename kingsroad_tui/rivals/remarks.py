"""What rivals say at a table, and in which line, and how it is shown. Values and words only.

A wing looks for what is worth saying in what everybody has seen (`Remark`); here is chosen what of
it is said, seldom enough, in a line that was not heard lately. Nothing here knows a hidden fact:
all that is chosen follows from public remarks, from those said before, and from the game's mark.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum, unique
from random import Random
from typing import Final

import msgspec

from kingsroad_tui.files.journal import Journal
from kingsroad_tui.files.locations import folders
from kingsroad_tui.rivals.cast import Line, Lines
from tabletop.say import Fact, Say
from tabletop.words.voice import phrase, said

FRESH: Final = 150
"""A line is not said again before so many others."""

_LOUD: Final = 1.0
"""The weight of what is said even right after another remark."""

_LEAST: Final = {1: (_LOUD, _LOUD), 2: (0.45, 0.8), 3: (0.3, 0.5)}
"""The least weight of what is said so many rounds after the last remark, drawn between these; later
anything is. So nobody can tell when the next remark comes."""

_SAME_SPEAKER: Final = 0.15
"""How much less a remark weighs by whoever spoke last."""

_SAME_SITUATION: Final = 0.3
"""How much less it weighs for every time that such a thing was said in this game."""

_CHANCE: Final = 0.2
"""How much the weights of remarks are shuffled."""


@unique
class Mood(StrEnum):
    """What can be read in a face."""

    CALM = "calm"
    PLEASED = "pleased"
    WORRIED = "worried"
    STUNNED = "stunned"


@dataclass(frozen=True, slots=True)
class Remark:
    """Something worth saying.

    Attributes:
        speaker: whose remark it is: a seat, or a side.
        situation: what it is about, as the lines are filed.
        mood: how the speaker looks.
        weight: how much it is worth saying; `1` and more is said even right after another.
        facts: what a line may name; texts as they are shown.
        at: the moment from which on it may be heard: a name, and a number.
    """

    speaker: int
    situation: str
    mood: Mood
    weight: float
    facts: Mapping[str, Fact] = field(default_factory=dict)
    at: tuple[str, int] = ("", 0)


@dataclass(frozen=True, slots=True)
class Spoken:
    """A remark in words.

    Attributes:
        speaker, mood, at: as in the remark.
        situation: likewise.
        what: is said.
        round: the round it was said in.
    """

    speaker: int
    mood: Mood
    what: Say
    round: int
    at: tuple[str, int]
    situation: str

    @property
    def line(self) -> str:
        """What is said, in words."""
        return said(self.what)


class Heard:
    """The lines said lately, over all games, by their ids."""

    def __init__(self, ids: Iterable[str] = ()) -> None:
        """``ids`` of lines, the last one said at the end."""
        self._when = {line: number for number, line in enumerate(ids)}
        self._count = max(self._when.values(), default=-1) + 1

    def add(self, line: str) -> None:
        """A line is said."""
        self._when[line] = self._count
        self._count += 1

    def age(self, line: str) -> int:
        """How many lines were said since; very many where it was never said."""
        when = self._when.get(line)
        return 1_000_000 if when is None else self._count - when


class Talk:
    """What is said in one game.

    Attributes:
        spoken: all of it, in order.
    """

    def __init__(
        self,
        lines: Mapping[int, Lines],
        mark: int,
        heard: Heard,
        keep: Callable[[str], None] = lambda _: None,
    ) -> None:
        """A game in which nothing has been said yet.

        Args:
            lines: what they can say, by speaker.
            mark: of the game; with it the lines are shuffled.
            heard: what was said lately.
            keep: is told the id of every line said.
        """
        self._lines = lines
        self._mark = mark
        self._heard = heard
        self._keep = keep
        self.spoken: list[Spoken] = []

    def said_in(self, round_number: int) -> tuple[Spoken, ...]:
        """What was said in a round."""
        return tuple(one for one in self.spoken if one.round == round_number)

    def forget_from(self, round_number: int) -> None:
        """The game has gone back to before a round: what was said in it was not."""
        self.spoken = [one for one in self.spoken if one.round < round_number]

    def draw(self, round_number: int, what: str) -> Random:
        """Chances that follow from the game, the round and what they are for."""
        seed = f"{self._mark}/{round_number}/{what}/{len(self.spoken)}".encode()
        return Random(hashlib.blake2b(seed, digest_size=8).digest())

    def gap(self, round_number: int) -> int:
        """How many rounds ago the last remark was; at the beginning as if it was in round 0."""
        return round_number - max((one.round for one in self.spoken), default=0)

    def say(
        self, round_number: int, remarks: Sequence[Remark], *, always: bool = False
    ) -> Spoken | None:
        """Says one of these things, or nothing.

        Args:
            round_number: the round it belongs to.
            remarks: what is worth saying.
            always: whether something is said whatever was said before, as at the end of a game.
        """
        if not always and self.said_in(round_number):
            return None
        draw = self.draw(round_number, "say")
        between = _LEAST.get(max(1, self.gap(round_number)), (0.0, 0.0))
        least = 0.0 if always else draw.uniform(*between)
        ranked = sorted(
            (one for one in remarks if one.weight >= least and one.speaker in self._lines),
            key=lambda one: -self._worth(one, draw),
        )
        for old_lines in (False, True) if always else (False,):
            for remark in ranked:
                line = self._line(remark, draw, old_lines=old_lines)
                if line is not None:
                    return self._speak(round_number, remark, line)
        return None

    def last_word(self, round_number: int, remarks: Sequence[Remark]) -> Spoken | None:
        """What is said at the end of a game, as a round of its own: the same however often it is
        asked."""
        already = self.said_in(round_number)
        return already[0] if already else self.say(round_number, remarks, always=True)

    def _worth(self, remark: Remark, draw: Random) -> float:
        last = self.spoken[-1].speaker if self.spoken else None
        before = sum(one.situation == remark.situation for one in self.spoken)
        worth = remark.weight + _CHANCE * draw.random()
        return worth - _SAME_SPEAKER * (remark.speaker == last) - _SAME_SITUATION * before

    def _line(self, remark: Remark, draw: Random, *, old_lines: bool) -> Line | None:
        """A line that was not heard lately; of old ones the one heard longest ago."""
        known = self._lines[remark.speaker].get(remark.situation, ())
        fitting = [line for line in known if line.facts <= remark.facts.keys()]
        if old_lines:
            return max(fitting, key=lambda line: self._heard.age(line.id), default=None)
        fresh = [line for line in fitting if self._heard.age(line.id) > FRESH]
        return draw.choice(fresh) if fresh else None

    def _speak(self, round_number: int, remark: Remark, line: Line) -> Spoken:
        self._heard.add(line.id)
        self._keep(line.id)
        named = {name: fact for name, fact in remark.facts.items() if name in line.facts}
        what = Say(line.id, **named)
        spoken = Spoken(
            remark.speaker, remark.mood, what, round_number, remark.at, remark.situation
        )
        self.spoken.append(spoken)
        return spoken


_MOST: Final = 1_000
"""So many of the newest are of any use."""


class HeardLine(msgspec.Struct, frozen=True):
    """A line was said; ``line`` is its id."""

    line: str


_JOURNAL: Final = Journal(lambda: folders().state / "remarks.jsonl", HeardLine)


def heard_lines() -> tuple[str, ...]:
    """The ids of the lines said lately, the last one at the end; reads a file."""
    return tuple(entry.line for entry in _JOURNAL.entries()[-_MOST:])


def keep_heard(line: str) -> None:
    """Keeps that a line was said; that it cannot be kept matters to nobody."""
    try:
        _JOURNAL.add(HeardLine(line))
    except OSError:
        return


def quoted_line(line: str) -> str:
    """A line as it is said: in quotation marks.

    >>> quoted_line("Another game!")
    '“Another game!”'
    """
    return phrase("rivals-quoted", line=line)


def said_sentence(name: str, line: str) -> str:
    """A line and who says it, in one line.

    >>> said_sentence("Baron", "Another game!")
    'Baron: “Another game!”'
    """
    return phrase("rivals-says", name=name, line=line)


def said_by_round(spoken: Iterable[Spoken], names: Sequence[str]) -> dict[int, list[str]]:
    """What was said in each round, by its number; ``names`` by speaker."""
    found: dict[int, list[str]] = {}
    for one in spoken:
        found.setdefault(one.round, []).append(said_sentence(names[one.speaker], one.line))
    return found
