"""The town's screens at a table with somebody elsewhere: a game in the app from its first choice to
its end, against a script at the other end of a connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import cast

import pytest
from textual.pilot import Pilot

from assassins.actions import Side
from assassins.games import AssassinsChoice, AssassinsGame
from assassins.secret import Secret
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.review.look_back import AssassinsLookBackScreen
from kingsroad_tui.assassins.together.kind import SEALED
from kingsroad_tui.assassins.together.play import TownApart
from kingsroad_tui.assassins.together.table import ApartSide, ApartTable, mirrored_assassins
from kingsroad_tui.cli import run
from kingsroad_tui.files.locations import folders
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.place import Way
from kingsroad_tui.together.connection import GuestConnection
from kingsroad_tui.together.hosting import new_host
from kingsroad_tui.together.invitation import Invitation
from kingsroad_tui.together.ledger import SigningKey
from kingsroad_tui.together.messages import Gesture
from kingsroad_tui.together.place import OwnPlace
from kingsroad_tui.together.room_files import OwnSeat
from kingsroad_tui.together.session import Session
from kingsroad_tui.together.waiting_room import WaitingRoomScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tabletop.game import SeatView, play
from tabletop.words.voice import phrase
from tests.support.app.acting import make_app, press, running, settle, text_of, until, visit
from tests.support.together.assassins_room import AssassinsRoom, Elsewhere
from tests.support.together.two_apps import until_all


class Quiet(Elsewhere):
    """Whoever plays elsewhere: adk are the assassins, and nobody does anything but where told."""

    def __init__(self, *phases: str) -> None:
        super().__init__("adk", [*phases, *[""] * 50])
        self.may_act = asyncio.Event()
        self.may_act.set()

    async def choose(self, view: SeatView[AssassinsGame]) -> AssassinsChoice:
        await self.may_act.wait()
        return await super().choose(view)


async def plays_elsewhere(session: Session, person: Quiet) -> AssassinsGame:
    number = session.guest.number
    while session.guest.ledger is None or session.guest.number == number:
        await session.changed()
    apart = ApartTable(session)
    players = [ApartSide(session, side, person, person) for side in Side]
    game = await play(mirrored_assassins(session).game, players, chance=apart.deal)
    await apart.over()
    return game


class BobsSession(Session):
    """A session that can be left for good.

    Attributes:
        connection: its way to the table.
        plays: who plays there.
    """

    connection: GuestConnection
    plays: Quiet

    def goes_away(self) -> None:
        self.connection.end()
        self.guest.leave()


def the_place(app: KingsRoad) -> OwnPlace:
    assert app._desk is not None
    assert app._desk.place is not None
    return app._desk.place


@asynccontextmanager
async def guest_of(invitation: str) -> AsyncIterator[BobsSession]:
    """Bob, who comes by an invitation."""
    parsed = Invitation.parse(invitation)
    kept = OwnSeat(name="Bob", key=SigningKey().secret.hex())
    session = BobsSession(SEALED, parsed.secret, kept, lambda _: None)
    session.connection = GuestConnection(session.guest, parsed, session.tell)
    running = asyncio.ensure_future(session.connection.run())
    try:
        yield session
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


@asynccontextmanager
async def at_a_table(side: str, *phases: str) -> AsyncIterator[tuple[Pilot[None], BobsSession]]:
    """Ann's app, which hosts; Bob plays these phases at the other side."""
    async with running(size=(100, 30), speed="off", notifications=True) as (app, pilot):
        kept = new_host("assassins", {"side": side}, "Ann", 2, hints=True, limit=None)
        await visit(pilot, Way("open_table", kept=kept))
        await until(pilot, lambda: isinstance(app.screen, WaitingRoomScreen))
        async with guest_of(the_place(app).session.invitation) as session:
            session.plays = Quiet(*phases)
            game = asyncio.ensure_future(plays_elsewhere(session, session.plays))
            await until(pilot, lambda: isinstance(app.screen, AssassinsPlayScreen))
            yield pilot, session
            if not game.done():
                game.cancel()
            await asyncio.gather(game, return_exceptions=True)


def screen_of(pilot: Pilot[None]) -> AssassinsPlayScreen:
    screen = pilot.app.screen
    assert isinstance(screen, AssassinsPlayScreen)
    return screen


def apart_of(screen: AssassinsPlayScreen) -> TownApart:
    assert screen.apart is not None
    return screen.apart


async def end_phase(pilot: Pilot[None]) -> None:
    """Ends one's own phase, points left or not, and waits for the next one."""
    number = screen_of(pilot).table.game.position.round
    await press(pilot, "enter")
    if isinstance(pilot.app.screen, ConfirmDialog):
        await press(pilot, "y")

    def on() -> bool:
        screen = pilot.app.screen
        if not isinstance(screen, AssassinsPlayScreen):
            return True
        return screen.table.game.position.round > number and screen.view.acts

    await until(pilot, on)


async def test_the_king_is_played_to_the_end_of_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Ann never has the assassins on her machine before the three cards are turned up; then they
    are there, and the game is kept with its proof. Signs of the other are said."""
    async with at_a_table("king", "Th2-h3") as (pilot, bob):
        await until(pilot, lambda: screen_of(pilot).view.acts)
        assert screen_of(pilot).table.setup.alone == Side.KING.seat
        await press(pilot, "2", "up", "u")
        assert "Round 1 of" in text_of(pilot.app)
        bob.guest.sign(Gesture.OUCH)
        await until(pilot, lambda: "Bob: ouch!" in text_of(pilot.app))
        for _ in range(15):
            if isinstance(pilot.app.screen, AssassinsPlayScreen):
                assert screen_of(pilot).table.game.secret is None
                await end_phase(pilot)
        await until(pilot, lambda: isinstance(pilot.app.screen, AssassinsEndScreen))
        end = cast("AssassinsEndScreen", pilot.app.screen)
        assert end.table.game.secret == Secret.of("adk")
        await settle(pilot)
        assert "Bob" in text_of(pilot.app)
        await until(pilot, lambda: not end.settling)
        await press(pilot, "g")
        bob.guest.again()
        await until(pilot, lambda: isinstance(pilot.app.screen, AssassinsPlayScreen))
        assert screen_of(pilot).table.setup.alone == Side.PEOPLE.seat
    (file,) = folders().data.glob("*.json")
    assert run(["verify", str(file)]) == 0
    assert "fair" in capsys.readouterr().out


async def test_the_people_choose_their_three_and_act() -> None:
    """They are sealed, marked for their player, and nobody else's."""
    async with at_a_table("people", "Na4-a3", "") as (pilot, bob):
        await until(pilot, lambda: screen_of(pilot).secret.choice is not None)
        await press(pilot, "b", "c", "e", "enter")
        await until(pilot, lambda: screen_of(pilot).view.acts)
        screen = screen_of(pilot)
        assert screen.table.game.secret == Secret.of("bce")
        assert [str(one.action) for one in screen.table.game.phases[0].actions] == ["Na4-a3"]
        assert bob.guest.ledger is not None
        assert bob.guest.ledger.game.game.secret is None
        await press(pilot, "slash", *"Te4-e5", "enter")
        await end_phase(pilot)
        phases = bob.guest.ledger.game.game.phases
        assert [str(one.action) for one in phases[1].actions] == ["Te4-e5"]
        await press(pilot, "o")
        assert isinstance(pilot.app.screen, WaitingRoomScreen)


async def test_the_clock_stands_beside_the_round_and_ends_the_phase_with_what_was_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever has done nothing by then leaves the phase to the table."""
    left: list[int | None] = [37]
    monkeypatch.setattr(OwnPlace, "seconds_left", lambda _: left[0])
    async with at_a_table("king", "") as (pilot, bob):
        await until(pilot, lambda: screen_of(pilot).view.acts)
        screen = screen_of(pilot)
        await until(pilot, lambda: "37 seconds left" in text_of(pilot.app))
        left[0] = 1
        apart_of(screen)._look_at_clock()
        assert screen.view.acts
        left[0] = 37
        await press(pilot, "2", "up")
        left[0] = 1
        apart_of(screen)._look_at_clock()
        left[0] = None
        assert bob.guest.ledger is not None
        await until(pilot, lambda: bool(bob.guest.ledger and bob.guest.ledger.game.game.phases))
        phases = bob.guest.ledger.game.game.phases
        assert [str(one.action) for one in phases[0].actions] == ["Na4-a3"]


async def test_while_the_other_side_acts_one_looks_back_and_nothing_is_missed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What the other side does meanwhile waits until one is back at the board, and a line says
    so."""
    async with at_a_table("people", "", "Na4-a3") as (pilot, bob):
        await until(pilot, lambda: screen_of(pilot).secret.choice is not None)
        await press(pilot, "b", "c", "e", "enter")
        await until(pilot, lambda: screen_of(pilot).view.acts)
        screen = screen_of(pilot)
        said: list[str] = []
        monkeypatch.setattr(screen, "notify", said.append)
        bob.plays.may_act.clear()
        await press(pilot, "enter", "y")
        assert not screen.view.acts
        await press(pilot, "z")
        assert isinstance(pilot.app.screen, AssassinsLookBackScreen)
        bob.plays.may_act.set()
        await until_all(lambda: phrase("assassins-together-your-turn") in said)
        assert not screen.view.acts
        await press(pilot, "escape")
        await until_all(lambda: screen.view.acts)
        await press(pilot, "o")
        assert "King's side: Bob, here" in text_of(pilot.app)
        assert "People's side: Ann (you)" in text_of(pilot.app)


async def test_the_host_is_told_what_to_do_when_the_other_side_goes() -> None:
    """Nobody else knows the assassins: without their owner the side stands still, and is never
    said to be a computer's."""
    async with at_a_table("king", "") as (pilot, bob):
        await until(pilot, lambda: screen_of(pilot).view.acts)
        bob.plays.may_act.clear()
        await press(pilot, "enter", "y")
        bob.goes_away()
        await until(pilot, lambda: "press o to go on without Bob" in text_of(pilot.app))
        await press(pilot, "o", "p")
        assert "stand still until Bob is back" in " ".join(text_of(pilot.app).split())


async def test_what_was_done_in_a_phase_is_there_again_after_the_app_was_left() -> None:
    """Nobody else has heard of it, and it can be taken back as before."""
    room, app = AssassinsRoom(Side.KING), make_app()
    async with app.run_test(size=(100, 30)) as pilot:
        app.use_settings(AppSettings(speed="off"))
        await room.come()
        room.bob_comes()
        await until_all(lambda: room.place.session.guest.caught_up)
        screens: list[AssassinsPlayScreen] = []
        for again in (False, True):
            await visit(pilot, Way("apart", "assassins", place=room.place))
            await until(
                pilot, lambda: screen_of(pilot) not in screens and screen_of(pilot).view.acts
            )
            screen = screen_of(pilot)
            screens.append(screen)
            if not again:
                await press(pilot, "2", "up", "right", "enter", "u")
            assert [str(one.action) for one in screen.table.game.running] == ["Na4-a3"]
            assert apart_of(screen)._apart.sealed == 0
        await press(pilot, "u")
        assert not screen_of(pilot).table.game.running
        assert not room.place.session.draft_of(1, "king")
    room.end()
