"""NumPy archives (``.npz``) of unknown origin: checked against limits before they are loaded.

A file may claim anything: millions of members, arrays of any size, pickled objects. What it claims
is read first, from the ends and headers of its parts; an array is allocated only once its kind and
shape are those that its reader expects.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from math import prod
from typing import IO, Any, Final
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

import numpy as np
from numpy.typing import DTypeLike, NDArray

from tabletop.errors import UnusableValue
from tabletop.say import Say
from tabletop.shown import MAX_REASON, quoted

MAX_MEMBERS: Final = 1_000
"""The most arrays of an archive."""

MAX_BYTES: Final = 400_000_000
"""The most bytes of an archive's arrays together."""

MAX_TEXT_BYTES: Final = 1_000_000
"""The most bytes of the text in an archive."""

MAX_ABSOLUTE: Final = 1e6
"""The largest absolute value of a fraction; sums and products of such stay finite."""

_MAX_DIRECTORY_BYTES: Final = 256 * MAX_MEMBERS
_MAX_HEADER_BYTES: Final = 512

_NAME: Final = re.compile(r"([a-z0-9]{1,40}(?:\.[a-z0-9]{1,40})?)\.npy")
_HEADER: Final = re.compile(
    rb"\{'descr': '([<>|][biuf][1248])', 'fortran_order': (True|False), "
    rb"'shape': \(((?:\d{1,10}, ?)*(?:\d{1,10})?)\), \} *\n"
)
"""The header as NumPy writes it (numpy.lib.format); no other form is read."""

_END_BYTES: Final = 22
_END: Final = struct.Struct("<4s4H2LH")
"""The end of an archive without a comment (APPNOTE.TXT, 4.3.16)."""
_LOCATOR_BYTES: Final = 20


class ArchiveError(UnusableValue):
    """An archive that is not read."""


@dataclass(frozen=True, slots=True)
class _Header:
    """What a member claims to be."""

    member: ZipInfo
    dtype: np.dtype[Any]
    shape: tuple[int, ...]


class Archive:
    """An open archive, its headers checked against the limits and the sizes of its members."""

    def __init__(self, archive: ZipFile, headers: Mapping[str, _Header]) -> None:
        self._archive = archive
        self._headers = headers

    def __contains__(self, name: str) -> bool:
        """Whether there is an array of this name."""
        return name in self._headers

    def shape(self, name: str, dimensions: int) -> tuple[int, ...]:
        """The shape of an array. Raises ArchiveError if it has not as many dimensions."""
        shape = self._header(name).shape
        if len(shape) != dimensions:
            found = len(shape)
            raise ArchiveError(
                Say("advisor-array-dimensions", array=name, found=found, wanted=dimensions)
            )
        return shape

    def read(self, name: str, dtype: DTypeLike, shape: tuple[int, ...]) -> NDArray[Any]:
        """Loads an array of this kind and shape.

        Raises:
            ArchiveError: it is missing, another one, or holds fractions that are not finite or
                beyond `MAX_ABSOLUTE`.
        """
        header, expected = self._header(name), np.dtype(dtype)
        if not np.can_cast(header.dtype, expected, "safe"):
            raise ArchiveError(
                Say("advisor-array-kind", array=name, found=str(header.dtype), wanted=str(expected))
            )
        if header.shape != shape:
            raise ArchiveError(
                Say("advisor-array-shape", array=name, found=str(header.shape), wanted=str(shape))
            )
        with self._archive.open(header.member) as content:
            values = np.lib.format.read_array(content, allow_pickle=False)
        if expected.kind == "f" and not (np.abs(values) <= _largest(values.dtype)).all():
            raise ArchiveError(Say("advisor-array-number", array=name))
        return np.asarray(values, expected)

    def text(self, name: str) -> bytes:
        """The bytes of a text. Raises ArchiveError if it is missing, too long, or no text."""
        (length,) = self.shape(name, 1)
        if length > MAX_TEXT_BYTES:
            raise ArchiveError(Say("advisor-array-long-text", text=name, limit=MAX_TEXT_BYTES))
        return self.read(name, np.uint8, (length,)).tobytes()

    def _header(self, name: str) -> _Header:
        if name not in self._headers:
            raise ArchiveError(Say("advisor-array-missing", array=name))
        return self._headers[name]


def _largest(dtype: np.dtype[Any]) -> float:
    """The largest fraction of a kind that is read; half precision does not reach the limit."""
    return min(MAX_ABSOLUTE, float(np.finfo(dtype).max))


@contextmanager
def opened_archive(file: IO[bytes]) -> Iterator[Archive]:
    """Opens the archive in a file that can seek, to be read within a ``with`` block.

    This is the border at which a damaged or hostile file stops: whatever fails within the block is
    an ArchiveError, since neither zipfile nor what reads the arrays says what a file can make it
    raise.

    Raises:
        ArchiveError: the file is no such archive, or what it holds cannot be used.
    """
    try:
        _check_directory(file)
        with ZipFile(file) as archive:
            yield Archive(archive, _headers(archive))
    except ArchiveError:
        raise
    except Exception as error:
        why = " ".join(str(error).split())[:MAX_REASON]
        raise ArchiveError(Say("advisor-archive-damaged", known=bool(why), why=why)) from error


def _check_directory(file: IO[bytes]) -> None:
    """Checks the list of members before zipfile reads it whole."""
    size = file.seek(0, 2)
    file.seek(max(0, size - _LOCATOR_BYTES - _END_BYTES))
    tail = file.read(_LOCATOR_BYTES + _END_BYTES)
    if len(tail) < _END_BYTES or not tail[-_END_BYTES:].startswith(b"PK\x05\x06"):
        raise ArchiveError(Say("advisor-archive-none"))
    *_, members, directory_bytes, _, comment = _END.unpack(tail[-_END_BYTES:])
    if comment or tail.startswith(b"PK\x06\x07"):  # the latter points to larger sizes elsewhere
        raise ArchiveError(Say("advisor-archive-none"))
    if members > MAX_MEMBERS or directory_bytes > _MAX_DIRECTORY_BYTES:
        raise ArchiveError(Say("advisor-archive-arrays", most=MAX_MEMBERS))


def _headers(archive: ZipFile) -> dict[str, _Header]:
    members = archive.infolist()
    if len(members) > MAX_MEMBERS:
        raise ArchiveError(Say("advisor-archive-arrays", most=MAX_MEMBERS))
    if sum(member.file_size for member in members) > MAX_BYTES:
        raise ArchiveError(Say("advisor-archive-bytes", most=MAX_BYTES))
    headers: dict[str, _Header] = {}
    for member in members:
        name = _NAME.fullmatch(member.filename)
        if name is None or name[1] in headers:
            raise ArchiveError(Say("advisor-archive-member", name=quoted(member.filename, 60)))
        if member.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            raise ArchiveError(Say("advisor-array-compressed", array=name[1]))
        headers[name[1]] = _header(archive, member, name[1])
    return headers


def _header(archive: ZipFile, member: ZipInfo, name: str) -> _Header:
    """The checked header of a member; no more than the header is decompressed."""
    with archive.open(member) as content:
        magic, length = content.read(8), int.from_bytes(content.read(2), "little")
        if magic != b"\x93NUMPY\x01\x00" or length > _MAX_HEADER_BYTES:
            raise ArchiveError(Say("advisor-array-header", array=name))
        found = _HEADER.fullmatch(content.read(length))
    if found is None:
        raise ArchiveError(Say("advisor-array-header", array=name))
    dtype = np.dtype(found[1].decode())
    shape = tuple(int(size) for size in found[3].split(b",") if size.strip())
    if len(shape) > 4 or 10 + length + prod(shape) * dtype.itemsize != member.file_size:
        raise ArchiveError(Say("advisor-array-size", array=name))
    return _Header(member, dtype, shape)
