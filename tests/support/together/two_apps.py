"""Apps at one table, in one process: a host and guests over a port of this machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from textual.pilot import Pilot

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.together.hosting import new_host
from kingsroad_tui.together.place import OwnPlace
from tests.support.app.acting import running, text_of

SIZE = 100, 30


def place_of(app: KingsRoad) -> OwnPlace:
    """One's place at a table, which there has to be."""
    desk = app._desk
    assert desk is not None
    assert desk.place is not None
    return desk.place


async def until_all(condition: Callable[[], bool], seconds: float = 60) -> None:
    """Waits for something that several apps bring about together."""
    for _ in range(int(seconds / 0.02)):
        if condition():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it did not come about")


@asynccontextmanager
async def app_at(
    way: Way, size: tuple[int, int] = SIZE, one: KingsRoad | None = None
) -> AsyncIterator[Pilot[None]]:
    """An app (None: one of the games of the house) that has gone where a way leads."""
    async with running(one, size) as (app, pilot):
        app.go_to(way)
        await until_all(lambda: app._desk is not None and app._desk.place is not None)
        yield pilot


def host_way(
    name: str = "Ann",
    seats: int = 2,
    computers: int = 0,
    *,
    game: str = "kingsroad",
    **options: Any,
) -> Way:
    """A table of one's own."""
    limit, hints = options.pop("limit", None), options.pop("hints", True)
    kept = new_host(game, options, name, seats, hints=hints, limit=limit)
    return Way("open_table", kept=kept, computers=computers)


def guest_way(host: KingsRoad, name: str, *, watch: bool = False) -> Way:
    """A seat at the table of a host."""
    return Way("join_table", invitation=place_of(host).session.invitation, name=name, watch=watch)


@asynccontextmanager
async def table_of(*names: str, **options: Any) -> AsyncIterator[list[KingsRoad]]:
    """The apps of people at one table, the first of them the host's; their game has begun."""
    async with AsyncExitStack() as open_apps:
        way = host_way(names[0], len(names) + options.get("computers", 0), **options)
        pilots = [await open_apps.enter_async_context(app_at(way))]
        apps = [app_of(pilots[0])]
        for name in names[1:]:
            joined = app_at(guest_way(apps[0], name))
            apps.append(app_of(await open_apps.enter_async_context(joined)))
        await until_all(lambda: all(map(may_choose, apps)))
        yield apps


def app_of(pilot: Pilot[Any]) -> KingsRoad:
    """The app that is driven."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    return app


def play_apart(app: KingsRoad) -> PlayScreen:
    """The play screen, which has to be the one shown."""
    screen = app.screen
    assert isinstance(screen, PlayScreen), screen
    return screen


def may_choose(app: KingsRoad) -> bool:
    """Whether somebody is to choose at this app now."""
    return isinstance(app.screen, PlayScreen) and app.screen.seat is not None


def choose(app: KingsRoad, cards: str) -> None:
    """Chooses cards, as if they were typed, and plays them."""
    screen = play_apart(app)
    screen.change_choice(lambda builder: builder.typed(cards))
    screen.action_forward()


def on_screen(app: KingsRoad, words: str) -> bool:
    """Whether these words stand on the screen."""
    return words in text_of(app)


def ended(app: KingsRoad) -> bool:
    """Whether the end of a game is shown."""
    return isinstance(app.screen, EndScreen)
