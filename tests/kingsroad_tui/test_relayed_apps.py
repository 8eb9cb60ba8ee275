"""Both games in the app by a relay: the invitation is pasted, and the relay started again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.events import Paste
from textual.pilot import Pilot

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.cli import run
from kingsroad_tui.files.locations import folders
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.together.endpoint import fingerprint_of, new_certificate, own_certificate
from kingsroad_tui.together.invitation import FINGERPRINT_BYTES, RelayAddress
from kingsroad_tui.together.play_together import InvitationField, PlayTogetherScreen
from kingsroad_tui.together.relay import RelayServer
from kingsroad_tui.widgets.plain import PlainButton
from tests.support.app.acting import make_app
from tests.support.together.two_apps import (
    app_at,
    app_of,
    choose,
    host_way,
    may_choose,
    on_screen,
    place_of,
    play_apart,
    until_all,
)

LEFT_ALONE = AppSettings(name="Bob", speed="off")


class Relay:
    """A relay that can be started again where it was.

    Attributes:
        address: as it prints that.
    """

    def __init__(self, folder: Path) -> None:
        self._pem = folder / "relay.pem"
        self._pem.write_bytes(new_certificate())
        self._server = self._new()

    def _new(self) -> RelayServer:
        return RelayServer(*own_certificate(self._pem))

    async def start(self) -> None:
        await self._server.start("127.0.0.1", 0)
        short = fingerprint_of(self._pem.read_bytes())[:FINGERPRINT_BYTES]
        self.address = RelayAddress("127.0.0.1", self._server.port, short)

    async def stop(self) -> None:
        await self._server.stop()

    async def start_again(self) -> None:
        """With nothing that it had in its memory."""
        await self.stop()
        self._server = self._new()
        await self._server.start("127.0.0.1", self.address.port)


@asynccontextmanager
async def by_relay(folder: Path, game: str) -> AsyncIterator[tuple[Relay, list[Pilot[None]]]]:
    """Ann's app, which hosts a table of a game by a relay, and Bob's, in which he has pasted the
    invitation."""
    relay = Relay(folder)
    await relay.start()
    way = host_way(game=game)
    way.given["kept"].via = str(relay.address)
    bob = make_app()
    try:
        async with app_at(way) as ann, bob.run_test(size=(100, 30)) as pilot:
            for app in (app_of(ann), bob):
                app.use_settings(LEFT_ALONE)
            bob.go("together")
            await until_all(lambda: bool(bob.screen.query(InvitationField)))
            form = bob.screen
            assert isinstance(form, PlayTogetherScreen)
            invitation = place_of(app_of(ann)).session.invitation
            form.query_one(InvitationField).post_message(
                Paste(f"{invitation[:40]}\n{invitation[40:]}")
            )
            await until_all(lambda: len(form.query_one(InvitationField).value) >= len(invitation))
            form.query_one("#join", PlainButton).press()
            yield relay, [ann, pilot]
    finally:
        await relay.stop()


async def back_at_the_table(relay: Relay, apps: list[KingsRoad]) -> None:
    """The relay is started again, and everybody comes back by themselves. While it is not there the
    host is told so, and not that the guest is away."""
    news = place_of(apps[1]).session.guest
    before = news.visits
    await relay.stop()
    await until_all(lambda: on_screen(apps[0], "relay cannot be reached"))
    hosts_news = place_of(apps[0]).session.guest.news
    await until_all(lambda: hosts_news is not None and place_of(apps[1]).lost)
    assert not on_screen(apps[0], "Bob is away") and not on_screen(apps[0], "away for")
    assert not place_of(apps[0]).talk.away and not place_of(apps[1]).talk.away
    await relay.start_again()
    await until_all(lambda: news.visits > before and news.caught_up)
    hosts = place_of(apps[0]).session.guest

    def here() -> bool:
        return hosts.news is not None and all(seat.here for seat in hosts.news.seats)

    await until_all(here)


async def test_kings_road_by_a_relay_that_is_started_again(tmp_path: Path) -> None:
    """What was chosen before is still chosen after it; the next rounds come as ever."""
    async with by_relay(tmp_path, "kingsroad") as (relay, pilots):
        apps = [app_of(pilot) for pilot in pilots]
        await until_all(lambda: all(map(may_choose, apps)))
        for number in range(1, 4):
            choose(apps[0], "123")
            await until_all(lambda: on_screen(apps[0], "You chose 1"))
            if number == 2:
                await back_at_the_table(relay, apps)
            choose(apps[1], "456")
            await until_all(lambda: len(play_apart(apps[0]).table.game.rounds) == number)  # noqa: B023
            await until_all(lambda: all(map(may_choose, apps)))
        played = [play_apart(app).table.game.rounds for app in apps]
        assert played[0] == played[1]


async def test_the_town_by_a_relay_that_is_started_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """To the end, which shows the three cards, and to the proof."""
    async with by_relay(tmp_path, "assassins") as (relay, pilots):
        apps = [app_of(pilot) for pilot in pilots]

        def play() -> bool:
            """Whoever is to act ends the phase; whether the game is over for both."""
            for app in apps:
                if isinstance(app.screen, AssassinsPlayScreen) and app.screen.view.acts:
                    app.screen.end_phase()
            return all(isinstance(app.screen, AssassinsEndScreen) for app in apps)

        def chooses() -> bool:
            screen = apps[1].screen
            return isinstance(screen, AssassinsPlayScreen) and screen.secret.choice is not None

        await until_all(chooses)
        await pilots[1].press("a", "d", "k", "enter")
        rounds = place_of(apps[0]).session.guest
        await until_all(
            lambda: (
                play() or (rounds.ledger is not None and len(rounds.ledger.game.game.rounds) > 2)
            )
        )
        await back_at_the_table(relay, apps)
        await until_all(play)
        records = []
        for app in apps:
            assert isinstance(app.screen, AssassinsEndScreen)
            records.append(app.screen.table.game)
        assert records[0] == records[1]
        assert records[0].secret is not None
        assert "".join(records[0].secret.letters) == "adk"
    saved = [str(path) for path in folders().data.glob("*.json")]
    assert saved
    assert run(["verify", *saved]) == 0
    assert "fair" in capsys.readouterr().out
