"""The app at a table with people elsewhere: two apps in one process, over a port of the machine.

Apps at a table in real terminals, killed without a word: what was sealed is there again.

Games of players who are apart, with everything lost that can be lost.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import msgspec
import pytest
from textual.events import Paste

from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.home.own_name import OwnNameDialog
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.together.command import TOGETHER
from kingsroad_tui.kingsroad.together.table import SEALED
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.place import Way
from kingsroad_tui.together.connection import Reached
from kingsroad_tui.together.messages import SeatState, TableChanged, TableClosed
from kingsroad_tui.together.play_together import PlayTogetherScreen
from kingsroad_tui.together.room_files import OwnSeat
from kingsroad_tui.together.verifying import check_proof
from kingsroad_tui.together.waiting_room import WaitingRoomScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.plain import ChoiceField, Field, PlainButton, PlainCheckbox
from tabletop.game import SeatView, play
from tabletop.words.voice import phrase
from tests.kingsroad_tui.commands.test_together import Terminal as Lines
from tests.kingsroad_tui.commands.test_together import invitation_of
from tests.support.app.acting import running, settle, text_of, visit
from tests.support.app.processes import Terminal, in_terminal
from tests.support.soak import sampled
from tests.support.together.early import told_early
from tests.support.together.two_apps import (
    SIZE,
    app_at,
    app_of,
    choose,
    ended,
    guest_way,
    host_way,
    may_choose,
    on_screen,
    place_of,
    play_apart,
    table_of,
    until_all,
)
from tests.support.together.world import World, scripted

WATCHING = phrase("together-at-table-watching-note")


@pytest.fixture(autouse=True)
def no_story(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds are not told in steps, unless a test is about that."""
    quick = AppSettings(speed="off")
    monkeypatch.setattr("kingsroad_tui.shell.host.read_settings", lambda: (quick, ""))


async def play_to_the_end(apps: list[KingsRoad], seed: int = 1) -> None:
    """Everybody chooses something whenever they are asked, until the game is over everywhere."""
    dice = Random(seed)
    for _ in range(4000):
        if all(map(ended, apps)):
            return
        for app in apps:
            if may_choose(app):
                screen = play_apart(app)
                assert screen.seat is not None
                legal = legal_selections(screen.table.hand(screen.seat))
                choose(app, dice.choice(legal).code)
        await asyncio.sleep(0.02)
    raise AssertionError([text_of(app) for app in apps])


async def test_a_whole_game_and_another_one_a_seat_further() -> None:
    """From the waiting room to the end, which both see alike; its proof is kept and holds."""
    async with app_at(host_way()) as host:
        ann = app_of(host)
        room = ann.screen
        assert isinstance(room, WaitingRoomScreen)
        await until_all(lambda: on_screen(ann, "Ann (you)"))
        assert on_screen(ann, "free")
        first_groups = place_of(ann).session.invitation[:19]
        assert on_screen(ann, first_groups)
        async with app_at(guest_way(ann, "Bob")) as guest:
            bob = app_of(guest)
            await until_all(lambda: may_choose(ann) and may_choose(bob))
            choose(bob, "123")
            await until_all(lambda: on_screen(bob, "You chose 1 Zin Kai's Deep, 2"))
            await until_all(lambda: on_screen(ann, "your turn"))
            assert play_apart(ann).table.waiting == (0,)
            choose(ann, "45K")
            await until_all(lambda: may_choose(ann) and may_choose(bob))
            await play_to_the_end([ann, bob])
            games = [play.screen for play in (ann, bob)]
            codes = [place_of(app).session.guest.ledger.history for app in (ann, bob)]  # type: ignore[union-attr]
            assert codes[0] == codes[1]
            assert all(isinstance(one, EndScreen) for one in games)
            await until_all(lambda: all(on_screen(app, "Code of the game") for app in (ann, bob)))
            await asyncio.sleep(1.2)  # the end takes no key for a moment
            await host.click("#again")
            await until_all(lambda: on_screen(bob, "Ann would like another game"))
            await guest.press("g")
            await until_all(lambda: may_choose(ann) and may_choose(bob))
            assert play_apart(ann).table.game.players == ("Bob", "Ann")
            assert play_apart(bob).table.game.players == ("Bob", "Ann")


async def test_the_game_is_kept_with_its_proof(kingsroad_home: Path) -> None:
    async with table_of("Ann", "Bob") as apps:
        await play_to_the_end(apps, 3)
    files = sorted((kingsroad_home / "data").glob("*.json"))
    assert files
    for file in files:
        found = TOGETHER.check(str(file))
        assert not found.facts.broken
        kinds = {seat["kind"] for seat in msgspec.json.decode(file.read_bytes())["table"]["seats"]}
        assert "elsewhere" in kinds


async def test_a_guest_who_comes_back_has_the_seat_and_the_sealed_choice() -> None:
    async with app_at(host_way()) as host:
        ann = app_of(host)
        async with app_at(guest_way(ann, "Bob")) as guest:
            bob = app_of(guest)
            await until_all(lambda: may_choose(bob) and may_choose(ann))
            choose(bob, "123")
            await until_all(lambda: on_screen(bob, "You chose 1 Zin Kai's Deep, 2"))
        await until_all(lambda: play_apart(ann).view.said_of.get(1) == ("away", "?"))
        async with app_at(guest_way(ann, "")) as guest:
            bob = app_of(guest)
            await until_all(lambda: on_screen(bob, "You chose 1 Zin Kai's Deep, 2"))
            choose(ann, "456")
            await until_all(lambda: may_choose(ann) and may_choose(bob))
            (placed,) = play_apart(bob).table.game.rounds
            assert {one.code for one in placed.selections} == {"123", "456"}


async def test_a_computer_stands_in_after_a_question_until_the_owner_is_back() -> None:
    async with app_at(host_way()) as host:
        ann = app_of(host)
        async with app_at(guest_way(ann, "Bob")) as guest:
            await until_all(lambda: may_choose(app_of(guest)) and may_choose(ann))
        await until_all(lambda: not place_of(ann).session.guest.news.seats[1].here)  # type: ignore[union-attr]
        choose(ann, "456")
        await host.press("i")
        await until_all(lambda: isinstance(ann.screen, WaitingRoomScreen))
        await host.press("p")
        await until_all(lambda: isinstance(ann.screen, ConfirmDialog))
        await host.press("y")
        await host.press("q")
        await until_all(lambda: may_choose(ann))
        assert len(play_apart(ann).table.game.rounds) == 1
        assert on_screen(ann, "computer plays") or on_screen(ann, "?")
        async with app_at(guest_way(ann, "")) as guest:
            bob = app_of(guest)
            # For this round the computer has chosen already.
            await until_all(lambda: on_screen(bob, "A computer chooses for you, this time"))
            choose(ann, "123")
            await until_all(lambda: may_choose(bob))


async def test_who_only_looks_on_sees_the_game_and_chooses_nothing() -> None:
    async with (
        table_of("Ann", "Bob") as (ann, bob),
        app_at(guest_way(ann, "", watch=True)) as watcher,
    ):
        eve = app_of(watcher)
        await until_all(lambda: on_screen(eve, WATCHING))
        choose(ann, "123")
        choose(bob, "456")
        await until_all(lambda: len(play_apart(eve).table.game.rounds) == 1)
        assert not may_choose(eve)
        await watcher.press("t")
        await until_all(lambda: on_screen(eve, WATCHING))


async def test_signs_stand_at_the_name_for_a_while() -> None:
    async with table_of("Ann", "Bob") as (ann, bob):
        place_of(ann)
        play_apart(ann).action_sign("ouch")
        await until_all(lambda: play_apart(bob).view.said_of.get(0) == ("ouch!", "!"))
        assert play_apart(ann).view.said_of.get(0) == ("ouch!", "!")
        play_apart(ann).action_sign("well-played")  # one soon after another takes nothing away
        both = ("ouch! well played!", "!")
        await until_all(lambda: play_apart(bob).view.said_of.get(0) == both)
        assert place_of(bob).signs_said() == "Ann: ouch! Ann: well played!"


async def test_a_clock_says_what_is_left_and_then_a_computer_chooses() -> None:
    async with table_of("Ann", "Bob", limit=60) as (ann, bob):
        await until_all(lambda: on_screen(ann, "seconds left"))
        table = place_of(ann).session.table
        assert table is not None
        choose(ann, "123")
        await until_all(lambda: table.ledger is not None and 0 in table.ledger.seals)
        table.game._asked_since -= 100
        table.tick()
        await until_all(lambda: len(play_apart(bob).table.game.rounds) == 1)
        await until_all(lambda: may_choose(bob))


async def test_what_cannot_be_done_among_others_says_why() -> None:
    async with table_of("Ann", "Bob") as (ann, _):
        screen = play_apart(ann)
        assert set(screen.withheld) >= {"take_back", "redo", "analyse"}
        assert not screen.table.can_take_back


async def test_a_host_who_leaves_is_asked_and_the_table_opens_again() -> None:
    async with app_at(host_way()) as host:
        ann = app_of(host)
        kept = place_of(ann)
        async with app_at(guest_way(ann, "Bob")) as guest:
            bob = app_of(guest)
            await until_all(lambda: may_choose(ann) and may_choose(bob))
            choose(bob, "123")
            await until_all(lambda: on_screen(bob, "You chose 1 Zin Kai's Deep, 2"))
            await host.press("q")
            await until_all(lambda: isinstance(ann.screen, ConfirmDialog))
            await host.press("y")
            await until_all(lambda: isinstance(ann.screen, HomeScreen))
            await until_all(lambda: on_screen(bob, "The game is kept, and so is your seat"))
            assert not on_screen(bob, "You chose")
            assert place_of(bob) is not kept
            from kingsroad_tui.together.room_files import last_host

            again = last_host(("kingsroad",))
            assert again is not None
            ann.go("open_table", kept=again)
            await until_all(lambda: may_choose(ann))
            await until_all(lambda: on_screen(bob, "You chose"))
            choose(ann, "456")
            await until_all(lambda: may_choose(bob) and may_choose(ann))
            assert len(play_apart(bob).table.game.rounds) == 1


async def test_a_card_is_chosen_only_while_the_table_is_open() -> None:
    """What was chosen before it was closed is there when it is open again."""
    async with table_of("Ann", "Bob") as (_, bob):
        screen, place = play_apart(bob), place_of(bob)
        screen.action_card("1")
        place._hear(TableClosed())
        await until_all(lambda: on_screen(bob, "The game is kept, and so is your seat"))
        screen.action_card("2")
        assert not on_screen(bob, "Choose two more cards")
        place._hear(TableChanged())
        await until_all(lambda: on_screen(bob, "Choose two more cards"))


async def test_who_comes_back_in_the_middle_of_a_choice_sees_the_seconds_left() -> None:
    async with app_at(host_way(limit=300)) as host:
        ann = app_of(host)
        async with app_at(guest_way(ann, "Bob")) as guest:
            await until_all(lambda: may_choose(app_of(guest)) and may_choose(ann))
        table = place_of(ann).session.table
        assert table is not None
        table.game._asked_since -= 200
        async with app_at(guest_way(ann, "")) as guest:
            bob = app_of(guest)
            await until_all(lambda: may_choose(bob))
            left = place_of(bob).seconds_left()
            assert left is not None and left <= 100


async def test_no_screen_depends_on_what_somebody_else_has_sealed() -> None:
    """Ann's screen, her log and a watcher's are the same, whatever Bob has sealed; his own says
    it to him."""
    seen = set()
    for cards in ("123", "876", "W12"):
        async with (
            table_of("Ann", "Bob") as (ann, bob),
            app_at(guest_way(ann, "", watch=True)) as watcher,
        ):
            eve = app_of(watcher)
            await until_all(lambda eve=eve: on_screen(eve, WATCHING))  # type: ignore[misc]
            choose(bob, cards)
            await until_all(lambda ann=ann: play_apart(ann).table.waiting == (0,))  # type: ignore[misc]
            await until_all(lambda eve=eve: on_screen(eve, "Ann to choose"))  # type: ignore[misc]
            for app in (ann, eve):
                for note in list(app._notifications):
                    app._unnotify(note)
            await asyncio.sleep(0.5)
            seen.add((text_of(ann), text_of(eve)))
            assert on_screen(bob, "You chose") and on_screen(bob, "It stays sealed")
    assert len(seen) == 1


async def test_a_connection_that_is_lost_is_said_and_the_choice_goes_when_it_is_back() -> None:
    async with table_of("Ann", "Bob") as (ann, bob):
        table = place_of(ann).session.table
        assert table is not None
        visitors = [one for one in table.company.visitors if not one.host]
        for visitor in visitors:
            visitor.connection.close()
            table.disconnect(visitor)
        await until_all(lambda: place_of(bob).lost)
        assert may_choose(bob)
        choose(bob, "123")
        await until_all(lambda: play_apart(ann).table.waiting == (0,))
        await until_all(lambda: not place_of(bob).lost)


async def test_who_is_not_let_in_is_told_why_and_can_look_on() -> None:
    async with table_of("Ann", "Bob") as (ann, _), app_at(guest_way(ann, "Cid")) as late:
        cid = app_of(late)
        await until_all(lambda: on_screen(cid, "Every seat is taken"))
        assert isinstance(cid.screen, WaitingRoomScreen)
        await late.press("q")
        await until_all(lambda: isinstance(cid.screen, PlayTogetherScreen))
        await settle(late)
        form = cid.screen
        assert form.query_one("#invitation", Field).value == place_of(ann).session.invitation
        form.query_one("#watch", PlainCheckbox).value = True
        form.query_one("#join", PlainButton).press()
        await until_all(lambda: on_screen(cid, WATCHING))


async def test_a_name_that_somebody_has_is_asked_for_anew() -> None:
    """At once, the invitation kept; said once, and not that a seat is, where there is none. Whoever
    gives none goes back to the form, where Enter joins from the field of the name as well."""
    async with app_at(host_way(seats=3)) as host:
        ann = app_of(host)
        async with app_at(guest_way(ann, "ann")) as second:
            other = app_of(second)
            asked: set[object] = set()

            def asked_again() -> bool:
                return isinstance(other.screen, OwnNameDialog) and other.screen not in asked

            for name in ("A\u200bnn", "\uff21NN"):
                await until_all(asked_again)
                asked.add(other.screen)
                await settle(second)
                assert text_of(other).count("has a name like yours") == 1
                other.screen.query_one("#name", Field).value = name
                await second.press("enter")
            await until_all(asked_again)
            await second.press("escape")
            await until_all(lambda: isinstance(other.screen, WaitingRoomScreen))
            await asyncio.sleep(0.1)
            assert text_of(other).count("has a name like yours") == 1
            assert not on_screen(other, "lost") and not on_screen(other, "seat stays")
            await second.press("q")
            await until_all(lambda: isinstance(other.screen, PlayTogetherScreen))
            await settle(second)
            other.screen.query_one("#name", Field).focus()
            other.screen.query_one("#name", Field).value = "Bob"
            await second.press("enter")
            await until_all(lambda: on_screen(other, "Bob (you)"))


async def test_whoever_has_no_seat_hears_of_none_as_the_connection_is_lost() -> None:
    async with table_of("Ann", "Bob") as (ann, _), app_at(guest_way(ann, "Cid", watch=True)) as on:
        cid = app_of(on)
        await until_all(lambda: on_screen(cid, WATCHING))
        said = place_of(cid).talk.sentences(Reached.LOST)
        assert said == [phrase("together-lost-without-seat")]


@pytest.mark.parametrize(("field", "next_one"), [("name", "invitation"), ("relay", "relay")])
async def test_enter_works_in_every_field_of_the_form(field: str, next_one: str) -> None:
    """It joins or opens where all is there; else it leads to what is missing, and stays there."""
    async with running(size=SIZE) as (app, pilot):
        await visit(pilot, Way("together"))
        form = app.screen
        form.query_one("#reach", ChoiceField).value = "relay"
        form.query_one("#name", Field).value = "Ann"
        form.query_one(f"#{field}", Field).focus()
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert app.focused is form.query_one(f"#{next_one}")
        if field == "name":
            form.query_one("#invitation", Field).value = "hello"
            form.query_one("#name", Field).value = " "
            form.query_one("#name", Field).focus()
            await pilot.press("enter")
            await until_all(lambda: on_screen(app, "is not an invitation"))


async def test_the_form_says_what_is_wrong_and_opens_a_table() -> None:
    """A pasted invitation of two lines that is misread; then a table of one's own, whose screen
    shows it."""
    async with running(size=SIZE) as (app, pilot):
        await settle(pilot)
        app.screen.post_message(Paste("8J72-3JPW\n  hello\n"))
        await until_all(lambda: isinstance(app.screen, PlayTogetherScreen))
        await settle(pilot)
        form = app.screen
        field = form.query_one("#invitation", Field)
        assert field.value == "8J72-3JPW hello"
        field.value = ""
        field.post_message(Paste("8J72-3JPW\n    hello"))
        await until_all(lambda: field.value == "8J72-3JPW hello")
        form.query_one("#name", Field).value = "Ann"
        form.query_one("#join", PlainButton).press()
        await until_all(lambda: on_screen(app, "is not an invitation"))
        form.query_one("#seats", ChoiceField).value = 4
        await settle(pilot)
        form.query_one("#computers", ChoiceField).value = 2
        form.query_one("#clock", ChoiceField).value = 60
        form.query_one("#open", PlainButton).press()
        await until_all(lambda: isinstance(app.screen, WaitingRoomScreen))
        await until_all(lambda: on_screen(app, "Ann (you)"))
        table = place_of(app).session.table
        assert table is not None
        assert table.kept.limit == 60
        assert [chair.state for chair in table.kept.chairs] == [
            SeatState.PERSON,
            SeatState.FREE,
            SeatState.COMPUTER,
            SeatState.COMPUTER,
        ]
        assert app.settings.name == "Ann"


async def test_the_host_frees_a_seat_and_begins_with_computers() -> None:
    async with app_at(host_way(seats=3)) as host:
        ann = app_of(host)
        async with app_at(guest_way(ann, "Bob")) as guest:
            bob = app_of(guest)
            await until_all(lambda: on_screen(ann, "Bob, here"))
            await host.press("down", "f")
            await until_all(lambda: isinstance(ann.screen, ConfirmDialog))
            await host.press("y")
            await until_all(lambda: not on_screen(ann, "Bob, here"))
            await until_all(lambda: bool(place_of(bob).refused))
        await host.press("s")
        await until_all(lambda: isinstance(ann.screen, ConfirmDialog))
        await host.press("y")
        await until_all(lambda: may_choose(ann))
        assert len(play_apart(ann).table.setup.computers) == 2


pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills by a signal")

SECONDS = 60.0


@contextmanager
def app(home: Path, *arguments: str) -> Iterator[Terminal]:
    """The app in a terminal, with a home of its own; killed in the end."""
    environment = {**os.environ, "KINGSROAD_HOME": str(home), "TERM": "xterm-256color"}
    command = [sys.executable, "-m", "kingsroad_tui", *arguments]
    with in_terminal(command, environment) as terminal:
        yield terminal
        terminal.process.send_signal(signal.SIGKILL)
        terminal.process.wait(10)


def sees(terminal: Terminal, words: bytes) -> bool:
    """Whether these words come up on the screen."""
    return terminal.read_until(lambda shown: words in shown, SECONDS)


def test_a_guest_killed_after_sealing_comes_back_to_seat_and_choice(tmp_path: Path) -> None:
    """The host plays line by line; the guest's app is killed, and started with nothing but join."""
    host = Lines(tmp_path / "ann", "host", "--name", "Ann")
    line = invitation_of(host)
    with app(tmp_path / "bob", "join", line, "--name", "Bob") as guest:
        assert sees(guest, b"Choose three cards"), guest.shown[-2000:]
        for key in b"123\r":
            guest.send(bytes((key,)))
        assert sees(guest, b"stays sealed"), guest.shown[-2000:]
        host.until("Bob has chosen")
    host.until("Bob is away")
    with app(tmp_path / "bob", "join") as guest:
        assert sees(guest, b"stays sealed"), guest.shown[-2000:]
        host.until("Bob is back")
        host.type("456")
        host.until("Bob plays 1")
        told = b"Everyone has chosen", b"Cards on the table", b"Choose three cards"
        assert guest.read_until(lambda shown: any(words in shown for words in told), SECONDS)
    assert host.end() == 0


class _AtOneTable:
    """A player of the same game at one table."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    async def choose(self, view: SeatView[Game]) -> Selection:
        name, number = view.game.players[view.seat], view.turn.round
        hand = view.game.hand(view.seat)
        return Selection.parse(scripted(self._seed, name, number, view.turn.phase, hand))


async def at_one_table(names: tuple[str, ...], seed: int) -> Game:
    return await play(Game(names), [_AtOneTable(seed)] * len(names))


def secrets_told_early(world: World) -> list[str]:
    """Salts that were in a frame before everybody had sealed, and choices opened likewise.

    Every frame that opens something is looked at with all that had been sealed before it.
    """
    ledger = world.table.ledger
    assert ledger is not None
    salts = {
        opening.salt: (phase.round, phase.phase)
        for phase in ledger.proof.phases
        for opening in phase.opens.values()
    }
    return told_early(world.frames, ledger.proof, salts)


@pytest.mark.parametrize("seed", sampled(range(200), *range(8)))
async def test_whatever_is_lost_the_game_is_that_of_one_table(seed: int) -> None:
    """Every game ends, the same as at one table; no round is lost, and nothing is told early."""
    players = 2 + seed % 4
    computers = (seed // 4) % 2 if players > 2 else 0
    world = World(players, seed, computers)
    game = world.play(trouble=0.08)
    assert game.finished
    assert game == await at_one_table(game.players, seed)
    assert not world.broken
    assert sum(world.lost.values()) > 0
    for person in world.people:
        assert person.guest.ledger is not None
        assert person.guest.ledger.game.game == game
        assert person.guest.ledger.history == world.table.ledger.history  # type: ignore[union-attr]
    proof = world.table.ledger.proof  # type: ignore[union-attr]
    assert not check_proof(SEALED, game, proof).broken
    assert secrets_told_early(world) == []


def test_early_secrets_would_be_found() -> None:
    """A salt in a frame before the last one has sealed."""
    world = World(2, 1)
    world.play()
    proof = world.table.ledger.proof  # type: ignore[union-attr]
    salt = proof.phases[0].opens["0"].salt
    world.frames.insert(0, f'{{"type":"sign","salt":"{salt}"}}')
    assert len(secrets_told_early(world)) == 1


def test_what_is_sealed_is_kept_by_its_owner_alone() -> None:
    """Nothing that the host keeps, or any other guest, holds a choice that is not open."""
    world = World(3, 5)
    while not world.table.ledger or len(world.table.ledger.seals) < 2:
        assert world.step() or any(person.choose() for person in world.people)
    kept = [msgspec.json.decode(person.disk, type=OwnSeat).sealed for person in world.people]
    salts = {one.salt: number for number, rows in enumerate(kept) for one in rows}
    assert len(salts) >= 2
    for salt, owner in salts.items():
        assert salt.encode() not in world.disk
        others = [person.disk for n, person in enumerate(world.people) if n != owner]
        assert not any(salt.encode() in disk for disk in others)
