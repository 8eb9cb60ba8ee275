"""One line for a position, as FEN is for chess.

The start of side A looks like this, here cut into its fields::

    KA1                 what it is, and the version of the notation
    1                   the round
    k                   the phase: k king, p people; when the game is over: oc king in the castle,
                        oa assassins gone, ok king killed, ot out of time
    -                   the card, such as 1-6s-5 (AP of king, knights and people, s for shackles),
                        or - before it is turned up
    -                   AP left: in the king's phase 1-6, with x once the arrest is made; in the
                        people's 5, with n for each knight killed; otherwise -
    j10                 the king, with w for each wound; - off the board
    a4d2h9i10i8i9j9     the knights in the order of their squares' names; - for none
    h2.b3.e4.g4. ...    townsfolk a to l: the square, with r if revealed; x for an arrested one,
                        k for a killed one
    5421111             cards face down: how many of each kind, in hexadecimal

With another board than side A there is one field more: its name, source, rows, townsfolk, other
knights, gates, start squares of the king, cards and cards left out, joined by ``+``, texts
percent-encoded. For every position there is exactly one code, and it has no character that a shell
would touch.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final
from urllib.parse import quote, unquote

from assassins.cards import RoundCard
from assassins.position import AssassinsPhase, AssassinsPosition, AssassinsPositionError, Ending
from assassins.town import (
    SIZE,
    SQUARE_NAMES,
    TOWNSFOLK,
    Direction,
    Gate,
    KingStart,
    Town,
    TownError,
    parse_square,
    side_a,
)
from tabletop.errors import LocatedError, fit
from tabletop.pasted import CODES, code_format, in_small_letters, read_code
from tabletop.say import Clause, Say
from tabletop.shown import MAX_REASON, quoted

PREFIX: Final = "KA1"
LONGEST: Final = 6_000
"""The most characters a code may have."""

_FIELDS: Final = (
    "code",
    "round",
    "phase",
    "card",
    "AP",
    "king",
    "knights",
    "townsfolk",
    "deck",
    "board",
)
_PHASES: Final = {
    "k": (AssassinsPhase.KING, None),
    "p": (AssassinsPhase.PEOPLE, None),
    "oc": (AssassinsPhase.OVER, Ending.CASTLE),
    "oa": (AssassinsPhase.OVER, Ending.ASSASSINS),
    "ok": (AssassinsPhase.OVER, Ending.KILLED),
    "ot": (AssassinsPhase.OVER, Ending.TIME),
}
_SQUARE: Final = r"[a-j](?:10|[1-9])"
_ROUND: Final = re.compile(r"[1-9][0-9]?")
_CARD: Final = re.compile(r"([0-9])-([0-9])(s?)-([0-9])")
_AP: Final = re.compile(
    r"-|(?P<king>[0-9])-(?P<knights>[0-9])(?P<arrest>x?)|(?P<people>[0-9])(?P<killed>n*)"
)
_KING: Final = re.compile(rf"(?P<square>-|{_SQUARE})(?P<wounds>w*)")
_SQUARES: Final = re.compile(rf"(?:{_SQUARE})*")
_TOWNSPERSON: Final = re.compile(rf"(?P<square>{_SQUARE})(?P<revealed>r?)|x|k")
_COUNTS: Final = re.compile(r"[0-9a-f]*")


class AssassinsCodeError(LocatedError):
    """A text that is no position code; ``where`` is the field of the code that is wrong, or of the
    position it describes."""

    def __init__(self, where: Clause, why: Clause) -> None:
        super().__init__(where, fit(why, MAX_REASON))


def looks_like_code(text: str) -> bool:
    """Whether a text is meant as a position code rather than, say, a file's name."""
    return code_format(text) == CODES[PREFIX]


def print_position(position: AssassinsPosition) -> str:
    """The code of a position, in one line."""
    phase = next(
        letters
        for letters, meaning in _PHASES.items()
        if meaning == (position.phase, position.ending)
    )
    king = "-" if position.king is None else SQUARE_NAMES[position.king]
    fields = [
        PREFIX,
        str(position.round),
        phase,
        _print_card(position.card) if position.card else "-",
        _print_ap(position),
        king + "w" * position.wounds,
        "".join(sorted(SQUARE_NAMES[square] for square in position.knights)) or "-",
        ".".join(_print_townsperson(position, number) for number in range(TOWNSFOLK)),
        "".join(f"{position.deck.count(kind):x}" for kind in position.town.kinds),
    ]
    if position.town != side_a():
        fields.append(_print_town(position.town))
    return ":".join(fields)


def find_position(text: str) -> AssassinsPosition:
    """The position whose code is in a text, whatever stands around it, as it was sent in a message.

    The code may be wrapped, and written in letters of another size. Raises AssassinsCodeError.
    """
    return read_code(
        text, PREFIX, lambda code: parse_position(in_small_letters(code)), AssassinsCodeError
    )


def parse_position(code: str) -> AssassinsPosition:
    """Reads a position code; white space around it is ignored.

    Raises:
        AssassinsCodeError: it is no code, or the position is impossible; names the field and the
            reason.
    """
    code = code.strip()
    if len(code) > LONGEST:
        raise AssassinsCodeError("code", Say("assassins-code-too-long", limit=LONGEST))
    prefix, *fields = code.split(":")
    if prefix != PREFIX:
        raise AssassinsCodeError("code", Say("assassins-code-beginning", prefix=PREFIX))
    if len(fields) not in (8, 9):
        raise AssassinsCodeError("code", Say("assassins-code-fields", count=len(fields) + 1))
    town = _parse_town(fields[8]) if len(fields) == 9 else side_a()
    if fields[1] not in _PHASES:
        why = Say("assassins-code-none-of", known=", ".join(_PHASES), found=quoted(fields[1]))
        raise AssassinsCodeError("phase", why)
    phase, ending = _PHASES[fields[1]]
    ap = _match("AP", _AP, fields[3], "1-6x, 5n")
    king = _match("king", _KING, fields[4], "j10, j10w")
    townsfolk, revealed = _parse_townsfolk(fields[6])
    try:
        position = AssassinsPosition(
            town=town,
            round=int(_match("round", _ROUND, fields[0], "1, 2")[0]),
            phase=phase,
            card=None if fields[2] == "-" else _parse_card("card", fields[2]),
            king_ap=int(ap["king"] or 0),
            knights_ap=int(ap["knights"] or 0),
            people_ap=int(ap["people"] or 0),
            arrest_made=bool(ap["arrest"]),
            knights_killed=len(ap["killed"] or ""),
            king=None if king["square"] == "-" else parse_square(king["square"]),
            wounds=len(king["wounds"]),
            knights=tuple(sorted(_parse_squares("knights", fields[5].removeprefix("-")))),
            townsfolk=townsfolk,
            revealed=revealed,
            deck=_parse_deck(town, fields[7]),
            ending=ending,
        )
    except AssassinsPositionError as error:
        raise AssassinsCodeError(error.where, error.why) from None
    for field, ours, theirs in zip(
        _FIELDS, print_position(position).split(":"), code.split(":"), strict=False
    ):
        if ours != theirs:
            why = Say("assassins-code-spelling", ours=quoted(ours), theirs=quoted(theirs))
            raise AssassinsCodeError(field, why)
    return position


def _print_card(card: RoundCard) -> str:
    return f"{card.king}-{card.knights}{'s' * card.shackles}-{card.people}"


def _print_ap(position: AssassinsPosition) -> str:
    if position.card is None or position.phase is AssassinsPhase.OVER:
        return "-"
    if position.phase is AssassinsPhase.PEOPLE:
        return f"{position.people_ap}{'n' * position.knights_killed}"
    return f"{position.king_ap}-{position.knights_ap}{'x' * position.arrest_made}"


def _print_townsperson(position: AssassinsPosition, number: int) -> str:
    square = position.townsfolk[number]
    revealed = number in position.revealed
    if square is None:
        return "k" if revealed else "x"
    return SQUARE_NAMES[square] + "r" * revealed


def _print_squares(squares: Sequence[int]) -> str:
    return "".join(SQUARE_NAMES[square] for square in squares)


def _print_town(town: Town) -> str:
    return "+".join(
        (
            quote(town.name, safe=""),
            quote(town.source, safe=""),
            "".join(town.rows),
            _print_squares(town.townsfolk),
            _print_squares(town.guards_apart),
            ".".join(f"{SQUARE_NAMES[gate.square]}-{gate.direction.value}" for gate in town.gates),
            ".".join(f"{_print_squares((k.square, *k.knights))}" for k in town.kings),
            ".".join(map(_print_card, town.cards)),
            ".".join(map(_print_card, town.left_out)),
        )
    )


def _match(field: str, pattern: re.Pattern[str], text: str, examples: str) -> re.Match[str]:
    match = pattern.fullmatch(text)
    if match is None:
        why = Say("assassins-code-unlike", examples=examples, found=quoted(text))
        raise AssassinsCodeError(field, why)
    return match


def _parse_card(field: str, text: str) -> RoundCard:
    king, knights, shackles, people = _match(field, _CARD, text, "1-6s-5").groups()
    return RoundCard(int(king), int(knights), bool(shackles), int(people))


def _parse_squares(field: str, text: str) -> list[int]:
    found = _match(field, _SQUARES, text, "a4d2h9")[0]
    return [parse_square(name) for name in re.findall(_SQUARE, found)]


def _parse_townsfolk(field: str) -> tuple[tuple[int | None, ...], frozenset[int]]:
    """Where the townsfolk are, and which of them were revealed; a killed one was."""
    squares: list[int | None] = []
    revealed: set[int] = set()
    for number, text in enumerate(field.split(".")):
        match = _match("townsfolk", _TOWNSPERSON, text, "h2, h2r, x, k")
        squares.append(parse_square(match["square"]) if match["square"] else None)
        if match["revealed"] or text == "k":
            revealed.add(number)
    return tuple(squares), frozenset(revealed)


def _parse_deck(town: Town, text: str) -> tuple[RoundCard, ...]:
    digits = _match("deck", _COUNTS, text, "1211100")[0]
    if len(digits) != len(town.kinds):
        wanted, found = len(town.kinds), len(digits)
        raise AssassinsCodeError("deck", Say("assassins-code-deck", wanted=wanted, found=found))
    counts = {kind: int(digit, 16) for kind, digit in zip(town.kinds, digits, strict=True)}
    return tuple(Counter(counts).elements())


def _parse_town(field: str) -> Town:
    parts = field.split("+")
    if len(parts) != 9:
        raise AssassinsCodeError("board", Say("assassins-code-parts", count=len(parts)))
    name, source, rows, townsfolk, guards_apart, gates, kings, cards, left_out = parts
    try:
        town = Town(
            name=_unquoted(name),
            source=_unquoted(source),
            rows=tuple(rows[at : at + SIZE] for at in range(0, len(rows), SIZE)),
            townsfolk=tuple(_parse_squares("board", townsfolk)),
            guards_apart=tuple(_parse_squares("board", guards_apart)),
            gates=tuple(_parse_gate(text) for text in _split(gates)),
            kings=tuple(_parse_king_start(text) for text in _split(kings)),
            cards=tuple(_parse_card("board", text) for text in _split(cards)),
            left_out=tuple(_parse_card("board", text) for text in _split(left_out)),
        )
    except TownError as error:
        raise AssassinsCodeError("board", error.said) from None
    if town == side_a():
        raise AssassinsCodeError("board", Say("assassins-code-side-a"))
    return town


def _split(text: str) -> list[str]:
    return text.split(".") if text else []


def _parse_gate(text: str) -> Gate:
    square, _, direction = text.partition("-")
    try:
        return Gate(parse_square(square), Direction(direction))
    except ValueError:
        raise AssassinsCodeError("board", Say("assassins-code-gate", found=quoted(text))) from None


def _parse_king_start(text: str) -> KingStart:
    squares = _parse_squares("board", text)
    if not squares:
        raise AssassinsCodeError("board", Say("assassins-board-king-square"))
    return KingStart(squares[0], tuple(squares[1:]))


def _unquoted(text: str) -> str:
    """Undoes the percent-encoding; only its own output is accepted: a board has one code."""
    try:
        plain = unquote(text, errors="strict")
        if quote(plain, safe="") == text:
            return plain
    except UnicodeError:
        pass
    raise AssassinsCodeError("board", Say("assassins-code-not-encoded", found=quoted(text)))
