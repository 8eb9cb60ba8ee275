"""The table that one plays at: who sat there when a game was last begun, each a seat further."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from advisor.messages.computers import PERSON, Character, Strength, names_at_table
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.look.glyphs import LETTERS
from kingsroad_tui.statistics.kept import Occasion

KeptTable: TypeAlias = Mapping[str, str | int | bool]
"""The form for a new game as it was filled in: by the field, such as ``kind-0``."""

_PERSON: Final = "person"
_OF_A_SEAT: Final = ("name", "kind", "colour")


def own_character(name: str) -> Character:
    """The person whose app it is, by the name that is known."""
    return Character((name, *PERSON.names), PERSON.manner) if name else PERSON


@dataclass(frozen=True)
class UsualTable:
    """The usual table of a game.

    Attributes:
        strengths: the computer players.
        instead: the one who plays for a program, or for one that is not known.
        numbers: how many can play.
        sides: how the fields call the seats, in their order, in a game with sides; in any other
            they are numbers from 0, and the field ``players`` says how many there are.
    """

    strengths: Mapping[str, Strength]
    instead: str
    numbers: Sequence[int]
    sides: Sequence[str] = ()

    def seats(self, kept: KeptTable) -> Sequence[str]:
        """How the fields of a kept table call its seats; none where no table can be laid of it."""
        if self.sides:
            return self.sides if any(kept.get(f"kind-{side}") for side in self.sides) else ()
        players = kept.get("players")
        if not isinstance(players, int) or players not in self.numbers:
            return ()
        return list(map(str, range(players)))

    def of(self, kept: KeptTable, own_name: str, seed: int) -> tuple[tuple[str, ...], Setup] | None:
        """The names and the setup of a kept table; None where none can be laid of it.

        Whoever was a program is left out of what is kept: an ordinary computer player sits there.
        """
        called = self.seats(kept)
        if not called:
            return None
        kinds = [str(kept.get(f"kind-{seat}", "")) for seat in called]
        colours = [_colour(kept.get(f"colour-{seat}"), at) for at, seat in enumerate(called)]
        if len(set(colours)) < len(colours):
            colours = list(range(len(called)))
        seats = tuple(self._seat(*one) for one in zip(kinds, colours, strict=True))
        typed = {
            at: str(name) for at, seat in enumerate(called) if (name := kept.get(f"name-{seat}"))
        }
        setup = Setup(seats, seed, kept.get("hints") is not False)
        return self._names(setup, own_name, typed), setup

    def moved_on(self, kept: KeptTable) -> dict[str, str | int | bool]:
        """The same table with everybody one seat further, the last one first."""
        called = self.seats(kept)
        fields = {f"{part}-{seat}" for part in _OF_A_SEAT for seat in called}
        moved = {name: value for name, value in kept.items() if name not in fields}
        for at, seat in enumerate(called):
            for part in _OF_A_SEAT:
                if (value := kept.get(f"{part}-{seat}")) is not None:
                    moved[f"{part}-{called[(at + 1) % len(called)]}"] = value
        return moved

    def rivals(self, kept: KeptTable, own_name: str) -> list[str]:
        """The names of those whom one plays against; of everybody where several people play."""
        found = self.of(kept, own_name, 0)
        if found is None:
            return []
        names, setup = found
        return [name for at, name in enumerate(names) if at != setup.alone]

    def counted(
        self, computers: Sequence[str], me: int, name: str, seed: int, occasion: Occasion
    ) -> tuple[tuple[str, ...], Setup]:
        """The names and the setup of a game that counts, without hints.

        The person sits at seat ``me``, the computer players around in their order.
        """
        kinds = [*computers[:me], _PERSON, *computers[me:]]
        seats = tuple(self._seat(kind, at) for at, kind in enumerate(kinds))
        setup = Setup(seats, seed, hints=False, occasion=occasion)
        return self._names(setup, name, {me: name}), setup

    def _names(self, setup: Setup, own_name: str, typed: Mapping[int, str]) -> tuple[str, ...]:
        own = next(iter(setup.people), None)
        characters = [
            own_character(own_name) if at == own else seat.character(self.strengths)
            for at, seat in enumerate(setup.seats)
        ]
        return names_at_table(characters, typed)

    def _seat(self, kind: str, colour: int) -> Seat:
        if kind == _PERSON:
            return Seat(colour=colour)
        computer = kind if kind in self.strengths else self.instead
        return Seat(SeatKind.COMPUTER, computer, colour=colour)


def _colour(kept: object, at: int) -> int:
    return kept if isinstance(kept, int) and kept in range(len(LETTERS)) else at
