"""Pictures of a table whose two players are apart; each docstring says what a person should see."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from typing import cast

import pytest
from textual.pilot import Pilot

from assassins.actions import Side
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.together.command import TOGETHER
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.together import at_table
from kingsroad_tui.together.place import OwnPlace
from kingsroad_tui.together.waiting_room import WaitingRoomScreen
from tabletop.say import Fact
from tabletop.words.voice import phrase
from tests.support.app.acting import go, make_app, press, settle
from tests.support.together.assassins_room import ARRESTS, AssassinsRoom
from tests.support.together.two_apps import until_all

Snap = Callable[..., bool]
Scene = Callable[[Pilot[None], AssassinsRoom], Awaitable[None]]

SIZES = [(80, 24), (120, 36)]


@pytest.fixture(autouse=True)
def _always_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every number that is made up is the same one, so that the code of the game is; and so is the
    file in which it is kept."""
    monkeypatch.setattr(secrets, "token_bytes", bytes)
    monkeypatch.setattr(OwnPlace, "seconds_left", lambda _: None)

    def in_a_file(message: str, /, **facts: Fact) -> str:
        return phrase(message, **(facts | {"file": "Ann, Bob.json"} if "file" in facts else facts))

    monkeypatch.setattr(at_table, "phrase", in_a_file)


def picture(snap: Snap, size: tuple[int, int], room: AssassinsRoom, scene: Scene) -> bool:
    """What Ann sees in a scene at the table."""

    async def run(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app, KingsRoad)
        app.use_settings(AppSettings(speed="off"))
        await settle(pilot)
        try:
            await room.come()
            await scene(pilot, room)
        finally:
            room.end()
        app.clear_notifications()
        await pilot.pause()

    return snap(make_app(), terminal_size=size, run_before=run)


async def at_the_board(pilot: Pilot[None], room: AssassinsRoom) -> AssassinsPlayScreen:
    """The board, once both are there."""
    await until_all(lambda: room.place.session.guest.caught_up)
    go(pilot.app, "apart", "assassins", place=room.place)
    await until_all(lambda: isinstance(pilot.app.screen, AssassinsPlayScreen))
    screen = pilot.app.screen
    assert isinstance(screen, AssassinsPlayScreen)
    return screen


@pytest.mark.parametrize("size", SIZES)
def test_the_table_before_the_game(snap_compare: Snap, size: tuple[int, int]) -> None:
    """Who plays which side, one of them free; the invitation, and who can reach the table."""

    async def scene(pilot: Pilot[None], room: AssassinsRoom) -> None:
        room.place.reach = lambda: phrase("together-reach-here")
        room.place.only_here = True
        pilot.app.push_screen(WaitingRoomScreen(room.place, TOGETHER))
        await settle(pilot)

    assert picture(snap_compare, size, AssassinsRoom(Side.KING), scene)


@pytest.mark.parametrize("size", SIZES)
def test_the_three_are_sealed(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The people's player has chosen two of three; nobody else sees them."""

    async def scene(pilot: Pilot[None], room: AssassinsRoom) -> None:
        room.bob_comes()
        screen = await at_the_board(pilot, room)
        await until_all(lambda: screen.secret.choice is not None)
        await press(pilot, "a", "d")

    assert picture(snap_compare, size, AssassinsRoom(Side.PEOPLE), scene)


@pytest.mark.parametrize("size", SIZES)
def test_a_phase_of_ones_own(
    snap_compare: Snap, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The king's side acts; knight 2 has gone up the roof. The seconds left stand beside the
    round."""
    monkeypatch.setattr(OwnPlace, "seconds_left", lambda _: 42)

    async def scene(pilot: Pilot[None], room: AssassinsRoom) -> None:
        room.bob_comes()
        screen = await at_the_board(pilot, room)
        await until_all(lambda: screen.view.acts)
        await press(pilot, "2", "up")

    assert picture(snap_compare, size, AssassinsRoom(Side.KING), scene)


@pytest.mark.parametrize("size", SIZES)
def test_waiting_for_the_other_side(snap_compare: Snap, size: tuple[int, int]) -> None:
    """What was done stands beside the board; the line below says who is thinking."""

    async def scene(pilot: Pilot[None], room: AssassinsRoom) -> None:
        room.bob_comes()
        screen = await at_the_board(pilot, room)
        await until_all(lambda: screen.view.acts)
        screen.do_typed(ARRESTS[0])
        screen.end_phase()
        await until_all(lambda: len(screen.table.game.phases) == 1)
        await settle(pilot)

    assert picture(snap_compare, size, AssassinsRoom(Side.KING), scene)


async def _arrest_three(pilot: Pilot[None], room: AssassinsRoom, assassins: str) -> None:
    """Three are arrested, the last of them just now, and Bob has not heard of it yet."""
    room.bob_comes(assassins, ["", "", ""])
    screen = await at_the_board(pilot, room)
    for number, phase in enumerate(ARRESTS):
        await until_all(lambda: screen.view.acts)
        last = number == len(ARRESTS) - 1
        room.wire.held = last
        screen.do_typed(phase)
        if not last:
            screen.end_phase()
            await until_all(lambda: not screen.view.acts)
    await settle(pilot)


@pytest.mark.parametrize("size", SIZES)
def test_whether_the_third_is_gone_is_asked(snap_compare: Snap, size: tuple[int, int]) -> None:
    """k was arrested, the third: nobody acts before the people's side has said whether the game
    goes on."""

    async def scene(pilot: Pilot[None], room: AssassinsRoom) -> None:
        await _arrest_three(pilot, room, "adk")

    assert picture(snap_compare, size, AssassinsRoom(Side.KING), scene)


@pytest.mark.parametrize("size", SIZES)
def test_the_end_with_the_three_turned_up(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The king's side has won by the third arrest; the three cards lie open, and another game
    swaps the sides."""

    async def scene(pilot: Pilot[None], room: AssassinsRoom) -> None:
        await _arrest_three(pilot, room, "bek")
        room.wire.release()
        await until_all(lambda: isinstance(pilot.app.screen, AssassinsEndScreen))
        end = cast("AssassinsEndScreen", pilot.app.screen)
        await until_all(lambda: end.is_mounted and not end.settling)
        await settle(pilot)

    assert picture(snap_compare, size, AssassinsRoom(Side.KING), scene)


@pytest.mark.parametrize("size", SIZES)
def test_the_other_side_is_away(snap_compare: Snap, size: tuple[int, int]) -> None:
    """It is the people's phase, and their player is not there."""

    async def scene(pilot: Pilot[None], room: AssassinsRoom) -> None:
        room.bob_comes()
        screen = await at_the_board(pilot, room)
        await until_all(lambda: screen.view.acts)
        screen.end_phase()
        await until_all(lambda: len(screen.table.game.phases) == 1)
        room.wire.cut()
        await until_all(lambda: "away" in screen.view.said)
        await settle(pilot)

    assert picture(snap_compare, size, AssassinsRoom(Side.KING), scene)


@pytest.mark.parametrize("size", SIZES)
def test_the_host_has_closed_the_table(snap_compare: Snap, size: tuple[int, int]) -> None:
    """A guest's board stays, and the line above it says that the table is closed."""

    async def scene(pilot: Pilot[None], room: AssassinsRoom) -> None:
        room.bob_comes()
        screen = await at_the_board(pilot, room)
        await until_all(lambda: screen.view.acts)
        room.table.close()
        await until_all(lambda: room.place.closed)
        assert screen.apart is not None
        screen.apart._say_notes()
        await settle(pilot)

    assert picture(snap_compare, size, AssassinsRoom(Side.KING, hosts=False), scene)
