"""The table that one plays at: who sat there when a game was last begun, each a seat further."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from advisor.messages.computers import (
    ONE_ROUND,
    PERSON,
    STRENGTHS,
    Character,
    character_of,
    names_at_table,
)
from kingsroad.position import PLAYERS, Variant
from kingsroad_tui.library.seats import Seat, SeatKind, Setup

KeptTable: TypeAlias = Mapping[str, str | int | bool]
"""The form for a new game as it was filled in: by the field, such as ``kind-0``."""

_PERSON: Final = "person"
_OF_A_SEAT: Final = ("name", "kind", "colour")


def own_character(name: str) -> Character:
    """The person whose app it is, by the name that is known."""
    return Character((name, *PERSON.names), PERSON.manner) if name else PERSON


def usual_table(
    kept: KeptTable, own_name: str, seed: int
) -> tuple[tuple[str, ...], Variant, Setup] | None:
    """The names, the rules and the setup of a kept table; None where none can be laid of it.

    Whoever was a program is left out of what is kept: an ordinary computer player has the seat.
    """
    players = kept.get("players")
    if players not in PLAYERS:
        return None
    kinds = [str(kept.get(f"kind-{seat}", "")) for seat in range(int(players))]
    seats = tuple(_seat(kind, kept, at) for at, kind in enumerate(kinds))
    if len({seat.colour for seat in seats}) < len(seats):
        seats = tuple(_seat(kind, {}, at) for at, kind in enumerate(kinds))
    own = next((at for at, seat in enumerate(seats) if seat.kind is SeatKind.PERSON), None)
    characters = [
        own_character(own_name)
        if at == own
        else PERSON
        if seat.kind is SeatKind.PERSON
        else character_of(seat.computer)
        for at, seat in enumerate(seats)
    ]
    typed = {at: str(name) for at in range(len(seats)) if (name := kept.get(f"name-{at}"))}
    names = names_at_table(characters, typed)
    known = str(kept.get("variant")) in list(Variant)
    variant = Variant(str(kept["variant"])) if known else Variant.STANDARD
    return names, variant, Setup(seats, seed, kept.get("hints") is not False)


def moved_on(kept: KeptTable) -> dict[str, str | int | bool]:
    """The same table with everybody one seat further, the last one first."""
    players = kept.get("players")
    if players not in PLAYERS:
        return dict(kept)
    number = int(players)
    moved = {name: value for name, value in kept.items() if _seat_of(name) not in range(number)}
    for seat in range(number):
        for part in _OF_A_SEAT:
            if (value := kept.get(f"{part}-{seat}")) is not None:
                moved[f"{part}-{(seat + 1) % number}"] = value
    return moved


def rivals(kept: KeptTable, own_name: str) -> list[str]:
    """The names of those whom one plays against; of everybody where several people play."""
    found = usual_table(kept, own_name, 0)
    if found is None:
        return []
    names, _, setup = found
    return [name for at, name in enumerate(names) if at != setup.alone]


def _seat(kind: str, kept: KeptTable, at: int) -> Seat:
    colour = kept.get(f"colour-{at}")
    colour = colour if isinstance(colour, int) and colour in range(max(PLAYERS)) else at
    if kind == _PERSON:
        return Seat(colour=colour)
    computer = kind if kind in STRENGTHS else ONE_ROUND
    return Seat(SeatKind.COMPUTER, computer, colour=colour)


def _seat_of(field: str) -> int | None:
    """The seat that a field is about; None for one of the whole table."""
    part, _, seat = field.partition("-")
    return int(seat) if part in _OF_A_SEAT and seat.isdigit() else None
