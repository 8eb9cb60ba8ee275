"""Damaged codes and records: whatever becomes of one, it is read, or refused with a reason."""

from __future__ import annotations

import string
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

import pytest

Thing = TypeVar("Thing")
Place = TypeVar("Place")

_ALPHABET = string.printable + "éß日\U0001f409\x00\ud800\u2028"
NO_RECORDS = (
    "this is not JSON",
    "[]",
    "5",
    '{"theme": "dark"}',
    '{"format": 5}',
    "{}",
)
"""Contents of files that nobody would take for the record of a game."""

_LONGEST_ERROR = 500
_CHANGES_OF_ONE = 10
"""So many damaged texts are made of one whole text."""


@dataclass(frozen=True)
class TextFormat(Generic[Thing]):
    """How something is written as text and read again.

    Attributes:
        read, write: text into the thing, and back.
        refused: what ``read`` raises; its text begins with ``prefix``, and ``why`` says the reason.
        words: pieces of such texts, which are put in where they do not belong.
        one_way: whether a thing has one text only, but for space around it.
    """

    read: Callable[[str], Thing]
    write: Callable[[Thing], str]
    refused: type[Exception]
    words: Sequence[str]
    prefix: str = ""
    one_way: bool = False


@dataclass(frozen=True)
class GameFormats(Generic[Place, Thing]):
    """How the positions and the games of one game are written.

    Attributes:
        parse, print: a position's code into the position, and back.
        decode, encode: a record, under a name for errors, into the game, and back.
        bad_code, bad_record: what ``parse`` and ``decode`` raise.
        words: pieces of codes and records.
    """

    parse: Callable[[str], Place]
    print: Callable[[Place], str]
    bad_code: type[Exception]
    decode: Callable[[bytes | str, str], Thing]
    encode: Callable[[Thing], bytes]
    bad_record: type[Exception]
    words: Sequence[str]

    @property
    def codes(self) -> TextFormat[Place]:
        """Of positions."""
        return TextFormat(self.parse, self.print, self.bad_code, self.words, one_way=True)

    @property
    def records(self) -> TextFormat[Thing]:
        """Of games."""
        return TextFormat(
            lambda text: self.decode(as_file(text), "record"),
            lambda game: self.encode(game).decode(),
            self.bad_record,
            self.words,
            prefix="record: ",
        )

    def assert_damaged_are_read_or_refused(
        self,
        places: Callable[[Random, int], Place],
        things: Callable[[Random, int], Thing],
        *,
        codes: int,
        records: int,
        seed: int,
    ) -> None:
        """That of so many damaged codes and records some can be read, and some not."""
        assert 0 < assert_read_or_refused(self.codes, places, codes, seed) < codes
        assert 0 < assert_read_or_refused(self.records, things, records, seed + 1) < records

    def assert_refused(self, content: str | bytes) -> None:
        """That something is neither a code nor a record, and refused with a reason."""
        with pytest.raises(self.bad_record):
            self.decode(content, "record")
        if isinstance(content, str):
            with pytest.raises(self.bad_code):
                self.parse(content)


def assert_read_or_refused(
    form: TextFormat[Thing], whole: Callable[[Random, int], Thing], count: int, seed: int
) -> int:
    """Damages texts; returns how many could still be read.

    ``whole`` makes what is damaged, from chance and a number that counts up from 0.
    """
    dice = Random(seed)
    still = 0
    for number in range(count):
        if number % _CHANGES_OF_ONE == 0:
            text = form.write(whole(dice, number // _CHANGES_OF_ONE))
        damaged = mutated(dice, text, form.words)
        try:
            read = form.read(damaged)
        except form.refused as error:
            said = str(error)
            assert getattr(error, "why", said) and said.startswith(form.prefix), damaged
            assert len(said) < _LONGEST_ERROR and said.isprintable(), damaged
        else:
            still += 1
            assert form.read(form.write(read)) == read
            assert not form.one_way or form.write(read) == damaged.strip()
    return still


def mutated(dice: Random, text: str, words: Sequence[str]) -> str:
    """A text with one to four small damages: dropped, doubled, swapped, strange or cut."""
    for _ in range(dice.randint(1, 4)):
        at = dice.randrange(len(text) + 1)
        end = min(len(text), at + dice.choice((1, 1, 2, 5, 20)))
        match dice.randrange(6):
            case 0:
                text = text[:at] + text[end:]
            case 1:
                text = text[:at] + dice.choice(_ALPHABET) + text[end:]
            case 2:
                text = text[:at] + dice.choice(words) + text[at:]
            case 3:
                text = text[:end] + text[at:end] + text[end:]
            case 4:
                text = text[:at] + str(dice.randint(-2, 40)) + text[at + 1 :]
            case _:
                text = text[at:] if dice.random() < 0.3 else text[: max(end, 1)]
    return text


def as_file(text: str) -> bytes:
    """A text as the content of a file, valid UTF-8 or not."""
    return text.encode("utf-8", "surrogatepass")
