"""Who is at a table, as it is told to everybody there."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from kingsroad_tui.together.kept import Chair, KeptTable
from kingsroad_tui.together.messages import SeatNews, SeatState, TableNews


def table_news(
    kept: KeptTable,
    *,
    stand_ins: Collection[int],
    away: Mapping[str, float],
    you: int | None,
    watching: int,
    left: int | None,
) -> TableNews:
    """The news of a table for one of those connected.

    Args:
        kept: the table.
        stand_ins: the seats for which a computer plays.
        away: for how many seconds the owners of seats have not been connected, by their keys.
        you: whose news it is; None for one who looks on.
        watching: how many look on.
        left: how many seconds there still are for a choice; None without a limit.
    """
    return TableNews(
        seats=[
            _seat_news(chair, seat in stand_ins, away) for seat, chair in enumerate(kept.chairs)
        ],
        you=you,
        playing=kept.number > 0,
        hints=kept.hints,
        limit=kept.limit,
        left=left,
        watching=watching,
    )


def _seat_news(chair: Chair, stand_in: bool, away: Mapping[str, float]) -> SeatNews:
    gone = away.get(chair.key) if chair.state is SeatState.PERSON else None
    return SeatNews(
        state=chair.state,
        name=chair.name,
        here=gone is None,
        away=max(0, int(gone or 0)),
        stand_in=stand_in,
        again=chair.again,
        browser=chair.browser,
    )
