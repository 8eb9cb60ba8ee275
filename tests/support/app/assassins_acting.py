"""Driving the wing of King & Assassins in tests: real computer players without a process."""

from __future__ import annotations

from textual.pilot import Pilot

from assassins.actions import Action, ActionKind
from assassins.games import AssassinsGame, Opponents, new_game
from assassins.records import read_game
from assassins.secret import Secret
from kingsroad_tui.assassins.keys import DIRECTIONS
from kingsroad_tui.assassins.play.acting import direction_of
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.assassins.review.phases import judging_at
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.widgets.plain import PlainStatic
from tests.support.app.acting import go, settle
from tests.support.paths import ROOT
from tests.support.planted_assassins import planted_game, sample_review

ASSASSINS_PLAYERS = Opponents("[b]Ann[/b]", "Bob")
PERSON = Seat()
COMPUTER = Seat(SeatKind.COMPUTER, "random")


def assassins_game(secret: str | None = "adk") -> AssassinsGame:
    """A game before its first card."""
    return new_game(ASSASSINS_PLAYERS, secret=Secret.of(secret) if secret else None)


def recorded(name: str) -> AssassinsGame:
    """One of the games that are kept as records for tests."""
    return read_game(ROOT / "tests" / "assassins" / "games" / f"{name}.json")


def judged_table() -> AssassinsTable:
    """A table with the planted game, all its phases judged."""
    table = AssassinsTable(planted_game(), Setup((PERSON, COMPUTER), 1))
    judging = judging_at(table)
    judging.review = sample_review()
    judging.steps += judging.review.phases
    return table


def before_last_phase(game: AssassinsGame, secret: str) -> AssassinsGame:
    """A game that the people ended, before the phase in which they did, with their secret."""
    before = assassins_game(secret)
    for played in game.rounds:
        before = before.turn_up(played.card).play_phase(played.king or ())
        if before.position.round < len(game.rounds):
            before = before.play_phase(played.people or ())
    return before


async def begin_assassins(
    pilot: Pilot[None],
    king: Seat = PERSON,
    people: Seat = COMPUTER,
    *,
    game: AssassinsGame | None = None,
    seed: int = 1,
) -> AssassinsPlayScreen:
    """Opens the play screen with these seats."""
    setup = Setup((king, people), seed)
    go(pilot.app, "start", "assassins", game=game or assassins_game(), setup=setup)
    await settle(pilot)
    return assassins_screen(pilot)


def said(screen: AssassinsPlayScreen) -> str:
    """The line that says what to do, or answers."""
    return str(screen.view.query_one("#prompt", PlainStatic).content)


def assassins_screen(pilot: Pilot[None]) -> AssassinsPlayScreen:
    """The play screen in the stack."""
    screens = pilot.app.screen_stack
    return next(screen for screen in screens if isinstance(screen, AssassinsPlayScreen))


def pawn_key(game: AssassinsGame, action: Action) -> str:
    """The key that chooses the pawn of an action."""
    if action.kind.value.startswith("K"):
        return "0"
    if action.kind.value.startswith("N"):
        return str(knight_numbers(game)[action.source])
    return "abcdefghijkl"[game.position.townsfolk.index(action.source)]


async def act_by_keys(pilot: Pilot[None], screen: AssassinsPlayScreen, action: Action) -> None:
    """Does an action as a person does it: the pawn, the direction, and Enter where it is shown."""
    game = screen.table.game
    await pilot.press(pawn_key(game, action))
    if action.kind is ActionKind.REVEAL:
        await pilot.press("r")
        if isinstance(pilot.app.screen, CurtainScreen):
            await pilot.press("enter")
        await pilot.press("r")
        return
    direction = direction_of(game.position, action)
    await pilot.press(next(key for key, there in DIRECTIONS.items() if there is direction))
    state = screen.view._state
    if state is None or state.shown is None:
        return
    for _ in state.others:
        assert screen.view._state is not None
        if screen.view._state.shown == action:
            break
        await pilot.press("r")
    assert screen.view._state is not None and screen.view._state.shown == action
    await pilot.press("enter")
