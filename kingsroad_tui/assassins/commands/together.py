"""King & Assassins' own part of playing together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Final

import click

from kingsroad_tui.assassins.text.menu import ENTRY
from kingsroad_tui.assassins.text.together import KINGS_SIDE, PEOPLES_SIDE, ROLES, SIDE
from kingsroad_tui.common.game_together import AskedOption, ClosedPart, GameLines, GameTogether

if TYPE_CHECKING:
    from kingsroad_tui.common.together.kept import Chair
    from kingsroad_tui.common.together.kinds import SealedKind
    from kingsroad_tui.common.together.session import Session
    from kingsroad_tui.common.together.verifying import Verified


def _read(*, side: str) -> dict[str, str]:
    return {"side": side}


def _kind(options: Mapping[str, str]) -> SealedKind[Any]:
    from kingsroad_tui.assassins.together.kind import sealed_kind

    del options  # who has which side is the table's business
    return sealed_kind()


def _host_seat(options: Mapping[str, str]) -> int:
    from assassins.actions import Side
    from assassins.sealed import KING_SEAT, PEOPLE_SEAT

    return PEOPLE_SEAT if options.get("side") == Side.PEOPLE else KING_SEAT


def _computer_names(chairs: Sequence[Chair]) -> list[str]:
    from kingsroad_tui.assassins.together.seats import computer_names

    return computer_names(chairs)


def _by_lines() -> AbstractAsyncContextManager[Callable[[Session], GameLines]]:
    from kingsroad_tui.assassins.line_apart import town_apart

    return town_apart()


def check(file: str) -> Verified:
    """Checks the proof of a game in a file. Raises Unusable."""
    from assassins.records import decode_game
    from assassins.sealed import check_game
    from kingsroad_tui.assassins.text.together import lot_sentences
    from kingsroad_tui.common.together.verifying import verified

    return verified(file, decode_game, check_game, lot_sentences)


TOGETHER: Final = GameTogether(
    name=ENTRY.title,
    number=1,
    seats=(2, 2),
    roles=ROLES,
    options=(
        click.option(
            "--side",
            type=click.Choice(["king", "people"]),
            default="king",
            show_default=True,
            help="Which side you play first.",
        ),
    ),
    read=_read,
    asks=(AskedOption("side", SIDE, (("", KINGS_SIDE), ("people", PEOPLES_SIDE))),),
    kind=_kind,
    host_seat=_host_seat,
    computer_names=_computer_names,
    by_lines=_by_lines,
    check=check,
    closed=ClosedPart(
        keys=(
            "town.assume",
            "town.back",
            "town.code",
            "town.down",
            "town.follow",
            "town.forward",
            "town.hint",
            "town.leave",
            "town.left",
            "town.let_go",
            "town.log",
            "town.next",
            "town.other",
            "town.pawn.*",
            "town.peek",
            "town.previous",
            "town.right",
            "town.take",
            "town.up",
            "town_end.again",
            "town_end.leave",
            "town_end.log",
            "town_end.share",
            "town_end.swap",
            "town_table.*",
        ),
        wishes=("ShowTownEndApart", "ShowTownRules"),
        screens=("SupposeDialog", "TownLogDialog"),
    ),
)
