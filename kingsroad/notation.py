"""Position codes: a position in one line, as FEN is for chess.

A code looks like this (two players, the King in Dark Tower before round 4)::

    KR1:s:4:5:12DW.00010000.38:9D.10200000.-

- ``KR1``: the notation and its version;
- ``s`` for standard or ``p`` for permanent Nobles;
- the round, and the region the King stands in;
- for each player, in seat order, ``score``, then ``D`` and ``W`` for a Dragon and a Witch still in
  the hand, then ``.``, the markers in regions 1 to 8 (a digit each: ``0``-``9``, then ``a`` for 10
  to ``j`` for 19), then ``.`` and the regions with a Noble of the player, ascending (``-`` for
  none);
- with another board than the built-in one, a last field: its name, then for each region
  ``+name=banner=source``, the banner as ``8-6-4-2``, texts percent-encoded.

Markers in hand are not written: they are what remains of 19. For every position there is exactly
one code, and it has no character that a shell would touch.
"""

from __future__ import annotations

import re
import string
from typing import Final
from urllib.parse import quote, unquote

from kingsroad.board import REGIONS, Board, BoardError, Region, kingdom
from kingsroad.errors import RulesError, player_at
from kingsroad.position import MARKERS, Position, PositionError, Variant
from tabletop.pasted import CODES, code_format, in_small_letters, read_code
from tabletop.say import Say
from tabletop.shown import quoted

PREFIX: Final = "KR1"
MAX_CODE_LENGTH: Final = 30_000
"""The most characters a code may have."""

_VARIANTS: Final = {"s": Variant.STANDARD, "p": Variant.PERMANENT_NOBLES}
_DIGITS: Final = (string.digits + string.ascii_lowercase)[: MARKERS + 1]
_PLAYER: Final = re.compile(
    r"(?P<score>0|[1-9][0-9]*)(?P<dragon>[Dd]?)(?P<witch>[Ww]?)"
    rf"\.(?P<markers>[{_DIGITS}]{{8}})\.(?P<nobles>-|[1-8]{{1,8}})"
)
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,5}")


class CodeError(RulesError):
    """A text that is no position code; ``where`` is the field, ``code`` for the whole."""


def looks_like_code(text: str) -> bool:
    """Whether a text is meant as a position code, or has one in it, rather than a file's name."""
    return code_format(text) == CODES[PREFIX]


def print_position(position: Position) -> str:
    """The code of a position, in one line.

    >>> from kingsroad.position import starting_position
    >>> print_position(starting_position(2))
    'KR1:s:1:1:0DW.00000000.-:0DW.00000000.-'
    """
    letter = next(key for key, variant in _VARIANTS.items() if variant is position.variant)
    fields = [PREFIX, letter, str(position.round), str(position.king)]
    for seat in position.seats:
        nobles = "".join(str(region) for region in REGIONS if position.has_noble(seat, region))
        fields.append(
            f"{position.scores[seat]}{'D' * position.dragon[seat]}{'W' * position.witch[seat]}"
            f".{''.join(_DIGITS[count] for count in position.markers[seat])}.{nobles or '-'}"
        )
    if position.board != kingdom():
        fields.append(_print_board(position.board))
    return ":".join(fields)


def find_position(text: str) -> Position:
    """The position whose code is in a text, whatever stands around it, as it was sent in a message.

    The code may be wrapped, and written in letters of another size. Raises CodeError.

    >>> find_position("Look: `kr1:s:1:1:0dw.00000000.-:0DW.00000000.−`, Ann").round
    1
    """
    return read_code(text, PREFIX, lambda code: parse_position(in_small_letters(code)), CodeError)


def parse_position(code: str) -> Position:
    """Reads a position code; white space around it is ignored.

    Raises:
        CodeError: it is no code, or the position is impossible.

    >>> position = parse_position("KR1:s:4:5:12DW.00010000.38:9D.10200000.-")
    >>> position.round, position.king, position.scores, position.in_hand
    (4, 5, (12, 9), (16, 16))
    """
    code = code.strip()
    if len(code) > MAX_CODE_LENGTH:
        raise CodeError("code", Say("kingsroad-code-too-long", limit=MAX_CODE_LENGTH))
    fields = code.split(":")
    if fields[0] != PREFIX:
        raise CodeError("code", Say("kingsroad-code-beginning", prefix=PREFIX))
    if len(fields) < 6:
        raise CodeError("code", Say("kingsroad-code-not-whole", prefix=PREFIX))
    if fields[1] not in _VARIANTS:
        raise CodeError("variant", Say("kingsroad-code-variant", found=quoted(fields[1])))
    board = _parse_board(fields.pop()) if "+" in fields[-1] else kingdom()
    players = [_parse_player(seat, field) for seat, field in enumerate(fields[4:])]
    if not 2 <= len(players) <= 5:
        raise CodeError("players", Say("kingsroad-code-players", count=len(players)))
    nobles = [[int(digit) for digit in player["nobles"].strip("-")] for player in players]
    markers = [tuple(map(_DIGITS.index, player["markers"])) for player in players]
    try:
        return Position(
            board=board,
            variant=_VARIANTS[fields[1]],
            round=_number("round", fields[2]),
            king=_number("king", fields[3]),
            scores=tuple(int(player["score"]) for player in players),
            in_hand=tuple(
                _in_hand(seat, sum(row) + len(own))
                for seat, (row, own) in enumerate(zip(markers, nobles, strict=True))
            ),
            markers=tuple(markers),
            nobles=tuple(
                tuple(seat for seat, own in enumerate(nobles) if region in own)
                for region in REGIONS
            ),
            dragon=tuple(bool(player["dragon"]) for player in players),
            witch=tuple(bool(player["witch"]) for player in players),
        )
    except PositionError as error:
        raise CodeError(error.where, error.why, seat=error.seat, region=error.region) from None


def _parse_player(seat: int, field: str) -> re.Match[str]:
    match = _PLAYER.fullmatch(field)
    if match is None:
        raise _player_error(seat, Say("kingsroad-code-player", found=quoted(field)))
    if len(match["score"]) > 6:
        raise _player_error(seat, Say("kingsroad-code-score"))
    nobles = match["nobles"]
    if nobles != "-" and list(nobles) != sorted(set(nobles)):
        raise _player_error(seat, Say("kingsroad-code-nobles"))
    return match


def _player_error(seat: int, why: Say) -> CodeError:
    return CodeError(player_at(seat), why, seat=seat)


def _number(field: str, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise CodeError(field, Say("kingsroad-code-number", found=quoted(text)))
    return int(text)


def _in_hand(seat: int, used: int) -> int:
    if used > MARKERS:
        raise _player_error(seat, Say("kingsroad-code-markers", used=used, most=MARKERS))
    return MARKERS - used


def _print_board(board: Board) -> str:
    rows = [
        "=".join((_quoted(r.name), "-".join(map(str, r.banner)), _quoted(r.source)))
        for r in board.regions
    ]
    return "+".join((_quoted(board.name), *rows))


def _parse_board(field: str) -> Board:
    name, *rows = field.split("+")
    if len(rows) != len(REGIONS):
        raise CodeError("board", Say("kingsroad-code-regions", count=len(rows)))
    try:
        board = Board(_unquoted(name), tuple(map(_parse_region, REGIONS, rows)))
    except BoardError as error:
        raise CodeError("board", error.detail, region=error.region) from None
    if board == kingdom():
        raise CodeError("board", Say("kingsroad-code-built-in-board"))
    return board


def _parse_region(number: int, row: str) -> Region:
    parts = row.split("=")
    if len(parts) != 3:
        raise CodeError("board", Say("kingsroad-code-region", region=number), region=number)
    name, banner, source = parts
    points = banner.split("-")
    if not all(_NUMBER.fullmatch(point) for point in points):
        raise CodeError("board", Say("kingsroad-code-banner", region=number), region=number)
    return Region(number, _unquoted(name), tuple(map(int, points)), _unquoted(source))


def _quoted(text: str) -> str:
    return quote(text, safe="")


def _unquoted(text: str) -> str:
    """Undoes `_quoted`; only its own output is accepted, so that a board has one code."""
    try:
        plain = unquote(text, errors="strict")
        if _quoted(plain) == text:
            return plain
    except UnicodeError:
        pass
    raise CodeError("board", Say("kingsroad-code-not-encoded", found=quoted(text)))
