"""Records of games: JSON with a format and a version, read strictly, written one round a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from tabletop.errors import LocatedError
from tabletop.shown import quoted

DataT = TypeVar("DataT", bound=msgspec.Struct)
GameT = TypeVar("GameT")


class _Header(msgspec.Struct):
    format: str
    version: int


@dataclass(frozen=True, slots=True)
class RecordFormat(Generic[DataT]):
    """The format of one game's records.

    Attributes:
        name: what a record says it is.
        version: the only one that is read.
        data: what a record holds.
    """

    name: str
    version: int
    data: type[DataT]

    def decode(self, content: bytes | str, play: Callable[[DataT], GameT]) -> GameT:
        """The game in a record, as ``play`` makes it of the data.

        Raises:
            LocatedError: it is no such record, or ``play`` raised that.
        """
        try:
            header = msgspec.json.decode(content, type=_Header)
            if header.format != self.name:
                raise LocatedError("format", f"must be {self.name!r}, not {quoted(header.format)}")
            if header.version != self.version:
                why = f"{header.version} is not one this program reads ({self.version})"
                raise LocatedError("version", why)
            return play(msgspec.json.decode(content, type=self.data))
        except msgspec.DecodeError as error:
            raise LocatedError("", str(error) or "is not JSON") from None
        except UnicodeError:
            raise LocatedError("", "is not UTF-8") from None
        except RecursionError:
            raise LocatedError("", "is nested too deeply to be a record") from None


def encode_record(head: dict[str, Any], rounds: Iterable[Any]) -> bytes:
    """The fields of a record and, in the last one, ``rounds``, one a line: JSON, UTF-8."""
    first = msgspec.json.format(msgspec.json.encode(head), indent=2).removesuffix(b"\n}")
    lines = b",\n    ".join(msgspec.json.encode(played) for played in rounds)
    return first + b',\n  "rounds": [' + (b"\n    " + lines + b"\n  " if lines else b"") + b"]\n}\n"
