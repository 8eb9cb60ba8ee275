"""What a game has beside acting: its log, the help of the choice, opening it again, first hints.

The footer: it offers what can be done at the moment, and nothing of it is cut off.

Programs at the table of King & Assassins: chosen in New game, replaced where they fail.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.content import Content
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Select
from textual.widgets._footer import FooterKey

from advisor.messages.assassins_answers import AssassinsReason, AssassinsReasonKind
from assassins.actions import ActionKind, Side
from assassins.cards import RoundCard
from assassins.records import AssassinsGameData
from assassins.secret import possible_secrets
from assassins.town import parse_square
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.hints.reasons import reason_words
from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
from kingsroad_tui.assassins.keys import DIRECTIONS
from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
from kingsroad_tui.assassins.library.saves import read_assassins_table, write_named
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.acting import NotPossible
from kingsroad_tui.assassins.play.computer_players import AssassinsSeatPlayers
from kingsroad_tui.assassins.play.log import AssassinsLogDialog
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.words import refusals
from kingsroad_tui.assassins.words.keys import assassins_key
from kingsroad_tui.assassins.words.turns import log_phases
from kingsroad_tui.hints.pages import Page
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.plain import Field
from tabletop.game import Scripted, SeatView
from tabletop.words.voice import phrase
from tabletop.words.voice import said as words_of
from tests.assassins.support.random_play import steps
from tests.support.app.acting import (
    open_screen,
    press,
    quick_solver,
    running,
    settle,
    text_of,
    until,
)
from tests.support.app.assassins_acting import (
    COMPUTER,
    PERSON,
    assassins_game,
    assassins_screen,
    begin_assassins,
    said,
)
from tests.support.player_scripts import assassins_player, script

CARD = RoundCard(1, 6, True, 5)


@pytest.mark.parametrize("seed", range(4))
def test_the_log_tells_every_phase_and_no_secret(seed: int) -> None:
    """Without the secret it is the same."""
    for game in steps(Random(seed)):
        told = log_phases(game)
        assert told == log_phases(replace(game, secret=None))
        if not game.phases and not game.running:
            assert told == [("", [phrase("assassins-turns-nothing-yet")])]
            continue
        assert len(told) == len(game.phases) + bool(game.running)
        for (heading, sentences), phase in zip(told, game.phases, strict=False):
            assert heading.startswith(f"Round {phase.round}: the ")
            assert ("king's" in heading) == (phase.side is Side.KING)
            assert sentences and all(one[0].isupper() and one.endswith(".") for one in sentences)
        if game.finished:
            assert len(told) == len(game.phases)


async def test_the_log_is_shown_in_a_dialog_and_closed_by_its_own_key() -> None:
    async with running() as (app, pilot):
        await begin_assassins(pilot, PERSON, PERSON, game=assassins_game().turn_up(CARD))
        await press(pilot, "p")
        assert isinstance(app.screen, AssassinsLogDialog) and phrase(
            "assassins-turns-nothing-yet"
        ) in text_of(app)
        await press(pilot, "p")
        assert isinstance(app.screen, AssassinsPlayScreen)
        await press(pilot, "slash", *"Na4-a3", "enter", "p")
        assert "This phase" in text_of(app) and "Knight 2 goes to a3." in text_of(app)


async def test_while_actions_are_typed_the_footer_says_what_ends_that() -> None:
    """No key of the board stands there: letters go into the line."""
    async with running() as (app, pilot):
        await begin_assassins(pilot, PERSON, PERSON, game=assassins_game().turn_up(CARD))
        before = text_of(app).splitlines()[-1]
        await press(pilot, "slash", "N")
        footer = text_of(app).splitlines()[-1]
        assert footer.split() == ["⏎", "Do", "it", "esc", "Cancel", "f1", "Help"]
        await press(pilot, "escape")
        assert text_of(app).splitlines()[-1] == before


async def test_help_at_the_choice_says_how_to_choose() -> None:
    async with running() as (app, pilot):
        await begin_assassins(pilot, COMPUTER, PERSON, game=assassins_game(secret=None))
        await press(pilot, "f1")
        shown = " ".join(text_of(app).split())
        assert "Choose three of the twelve townsfolk" in shown
        assert shown.index("Choose three of") < shown.index("Choose a pawn by its number")


async def test_a_game_is_opened_by_enter_alone() -> None:
    """The highlighted game is what Enter takes, in the list and in the empty field."""
    async with running(speed="off") as (app, pilot):
        await begin_assassins(pilot, PERSON, COMPUTER, game=assassins_game().turn_up(CARD))
        for keys in (("o", "enter"), ("o", "shift+tab", "enter")):
            await press(pilot, "q")
            await settle(pilot)
            await press(pilot, *keys[:-1])
            assert type(app.screen).__name__ == "OpenScreen"
            await press(pilot, keys[-1])
            await settle(pilot)
            assert isinstance(app.screen, AssassinsPlayScreen), keys


async def test_a_hint_between_two_people_ends_with_the_phase() -> None:
    async with running() as (app, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=assassins_game().turn_up(CARD))
        await press(pilot, "t", "t")
        assert "Hint 2/3" in text_of(app)
        await press(pilot, "enter", "y")
        assert screen.table.side is Side.PEOPLE and screen.hints.reading.page is Page.OFF
        assert not screen.view.hint.lines


async def test_an_open_hint_begins_anew_in_the_next_round() -> None:
    """What to play is not said before it is asked for."""
    async with running(speed="off") as (_, pilot):
        screen = await begin_assassins(pilot, PERSON, COMPUTER, game=assassins_game().turn_up(CARD))
        await press(pilot, "t", "t", "enter", "y")
        await settle(pilot)
        assert screen.table.side is Side.KING and len(screen.table.game.phases) == 2
        assert screen.hints.reading.page is Page.LOOK


async def test_an_arrest_that_is_shown_already_needs_no_other_key() -> None:
    async with running() as (_, pilot):
        game = assassins_game().turn_up(CARD).act("Nd2-d3").act("Nd3-c3")
        screen = await begin_assassins(pilot, game=game)
        await press(pilot, "1", "left")  # a push would go up to a roof
        assert "arrests the blacksmith B" in said(screen) and not screen.view.others
        await press(pilot, "r")
        assert said(screen) == with_keys(phrase("assassins-already-shown"), assassins_key)
        await press(pilot, "enter")
        assert screen.table.game.running[-1].action.kind is ActionKind.ARREST


def test_whoever_is_hidden_is_told_how_to_strike_a_knight() -> None:
    position = assassins_game().turn_up(CARD).end_phase().position
    knight = position.knights[0]
    words = refusals.refused(NotPossible(taken=knight), position, {knight: 4}, assassins_key)
    assert words.endswith("Only an assassin who is revealed (r) can strike there.")
    other = next(square for square in position.townsfolk if square is not None)
    assert refusals.refused(NotPossible(taken=other), position, {}, assassins_key).endswith(
        "has to go first."
    )
    king_phase = assassins_game().turn_up(CARD).position
    assert refusals.refused(
        NotPossible(taken=parse_square("i9")), king_phase, {}, assassins_key
    ).endswith("has to go first.")


def test_that_a_revealed_assassin_is_one_is_no_reason() -> None:
    known = AssassinsReason(kind=AssassinsReasonKind.REMOVES, at=0, chance=1.0, ap=0)
    use, news = reason_words(known, {}, revealed=True), reason_words(known, {})
    assert use is not None and words_of(use) == "otherwise it could strike at once"
    assert news is not None and words_of(news) == "surely an assassin, who could strike at once"


def test_of_one_s_own_assassins_only_those_left_are_named() -> None:
    assert prompts.own_words([]) == "None of your assassins is left."
    assert prompts.own_words({1}) == "Your assassins: the blacksmith B."


NARROW = (80, 24)


def offered(screen: Screen[Any]) -> dict[str, str]:
    """What the footer says: its words by key."""
    return {key.key: str(key.description) for key in screen.query(FooterKey)}


def assert_whole(app: KingsRoad) -> None:
    """Every key of the footer has room for all its words."""
    keys = list(app.screen.query(FooterKey))
    assert keys
    for key in keys:
        assert key.region.width >= Content(str(key.render())).cell_length, offered(app.screen)
        blank = 1  # behind the last key nothing is lost
        assert key.region.right - blank <= app.size.width, offered(app.screen)


WHOLE_IN_ASCII: set[tuple[object, ...]] = set()
"""What was offered at which width, where nothing was cut in ASCII either."""


async def offered_after(pilot: Pilot[None], *keys: str) -> dict[str, str]:
    """Presses keys; what the footer offers then, of which nothing is cut with signs or in ASCII."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    await pilot.press(*keys)
    await settle(pilot)
    if isinstance(app.screen, AssassinsLearnScreen) and app.screen.story.telling:
        await pilot.press("escape")  # a scene has the line of the footer
    assert_whole(app)
    seen = (app.size.width, type(app.screen), *offered(app.screen).items())
    if seen not in WHOLE_IN_ASCII:
        for glyphs in (Glyphs.ascii(), Glyphs.unicode()):
            app.glyphs = glyphs
            await settle(pilot)
            assert_whole(app)
        WHOLE_IN_ASCII.add(seen)
    return offered(app.screen)


async def do_something(pilot: Pilot[None], screen: AssassinsPlayScreen) -> dict[str, str]:
    """Acts in the first direction that is open to the chosen pawn; what the footer offers then."""
    for way in DIRECTIONS:
        found = await offered_after(pilot, way)
        if screen.view.shows_action:
            found = await offered_after(pilot, "enter")
        if "u" in found:
            return found
    raise AssertionError("the pawn cannot act")


async def test_the_king_s_side_is_offered_what_it_can_do() -> None:
    """Before anything is done there is nothing to undo; a push can become an arrest."""
    async with running(size=NARROW) as (_, pilot):
        screen = await begin_assassins(pilot, seed=3)
        start = await offered_after(pilot)
        assert start["enter"] == "End phase"
        assert {"u", "x", "a"}.isdisjoint(start) and {"tab", "t", "q"} <= set(start)
        card = screen.table.position.card
        assert card is not None and ("r" in start) == card.shackles
        assert (await offered_after(pilot, "2", "up"))["u"] == "Undo"
        shown = await offered_after(pilot, "right")
        assert shown["enter"] == "Do it" and shown.get("r") == ("Arrest" if card.shackles else None)
        assert (await offered_after(pilot, "enter"))["enter"] == "End phase"


async def test_the_secret_choice_offers_letters_and_no_end_of_a_phase() -> None:
    """Enter is offered when three are chosen; then the people's phase has its own keys."""
    async with running(size=NARROW) as (_, pilot):
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=assassins_game(secret=None))
        assert set(await offered_after(pilot)) == {"a", "t", "q", "f1"}
        chosen = {"a": "Choose", "t": "Hint", "q": "Home", "f1": "Help"}
        assert await offered_after(pilot, "a", "d") == chosen
        assert (await offered_after(pilot, "k"))["enter"] == "Take these three"
        assert "enter" not in await offered_after(pilot, "k")
        await pilot.press("k", "enter")
        while not screen.view.acts:
            await settle(pilot)
            await pilot.press("escape")
        assert (await offered_after(pilot))["r"] == "Reveal"
        await offered_after(pilot, "tab")
        moved = await do_something(pilot, screen)
        assert set(moved) == {"tab", "enter", "u", "r", "t", "q", "f1"}


async def test_two_at_one_terminal_are_offered_the_cards_in_the_phase_of_the_people() -> None:
    async with running(size=NARROW) as (_, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON)
        assert "x" not in await offered_after(pilot)
        await offered_after(pilot, "enter", "y")
        await offered_after(pilot, "l")
        moved = await do_something(pilot, screen)
        assert set(moved) == {"tab", "x", "enter", "u", "r", "t", "q", "f1"}


@pytest.mark.parametrize("people", [PERSON, COMPUTER], ids=["two", "one"])
async def test_with_a_hint_and_something_to_undo_help_stays_on_the_screen(
    people: Seat,
) -> None:
    """Of more keys than have room the least urgent are left out, at 60 columns as well."""
    async with running(size=NARROW) as (_, pilot):
        screen = await begin_assassins(pilot, PERSON, people, seed=3)
        await offered_after(pilot, "2", "up", "t", "t")
        while not screen.view.hint.planned:
            await settle(pilot)
        assert {"enter", "u", "v", "f1"} <= set(await offered_after(pilot))
        await pilot.resize_terminal(60, 20)
        assert {"enter", "u", "v", "f1"} <= set(await offered_after(pilot))


MOVES = '["Th2-h3"] if asked["position"]["round"] == 1 else []'


async def test_a_program_is_chosen_in_a_new_game(tmp_path: Path) -> None:
    """Without a command, or with one that starts nothing, the form says so; else it plays."""
    async with running(size=(120, 36), speed="off") as (app, pilot):
        form = await open_screen(pilot, Way("new", "assassins"), AssassinsNewGameScreen)
        await pilot.press("f2")
        form.query_one("#kind-people", Select).value = "program"
        await settle(pilot)
        await press(pilot, "ctrl+g")
        assert "Type the program that is to play." in text_of(app)
        form.query_one("#cmd-people", Field).value = "/no/such/program"
        await press(pilot, "ctrl+g")
        assert "There is no program" in text_of(app)
        form.query_one("#cmd-people", Field).value = "true"
        await press(pilot, "ctrl+g")
        await until(pilot, lambda: "The program ended without an answer." in text_of(app))
        form.query_one("#cmd-people", Field).value = f" cmd:{assassins_player(tmp_path, MOVES)}"
        await pilot.press("ctrl+g")
        await until(
            pilot, lambda: isinstance(app.screen, AssassinsPlayScreen) and app.screen.view.acts
        )
        screen = assassins_screen(pilot)
        assert screen.table.game.secret is not None
        assert screen.table.game.secret.letters == ("a", "e", "k")
        await pilot.press("enter", "y")
        await until(pilot, lambda: screen.table.position.round > 1)
        assert [str(r.action) for r in screen.table.game.phases[1].actions] == ["Th2-h3"]


async def test_a_program_that_fails_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async with running(size=(120, 36), speed="off") as (app, pilot):
        seat = Seat(SeatKind.PROGRAM, program=script(tmp_path, "print('nonsense', flush=True)"))
        screen = await begin_assassins(pilot, people=seat, game=assassins_game(None))
        await until(pilot, lambda: screen.view.acts)
        assert any("forfeits" in note.message for note in app._notifications)
        assert screen.table.setup.seats[1].forfeit and screen.table.game.secret is not None
        await pilot.press("enter", "y")
        await until(pilot, lambda: screen.table.position.round > 1)
        assert screen.table.game.phases[1].side is Side.PEOPLE


async def test_a_forfeit_is_news_once(tmp_path: Path) -> None:
    setup = Setup((Seat(), Seat(SeatKind.PROGRAM, program=script(tmp_path, "raise SystemExit"))))
    table = AssassinsTable(assassins_game(None), setup)
    others = AssassinsSeatPlayers(quick_solver(), setup)
    player = others.players(Scripted([]))[Side.PEOPLE.seat]
    await player.choose(SeatView(table.game, Side.PEOPLE.seat))
    ((seat, why),) = table.note_forfeits(others.forfeits).items()
    assert seat == Side.PEOPLE.seat and why
    assert table.note_forfeits(others.forfeits) == {}
    assert table.setup.swapped(1, "").seats[0].forfeit == ""
    # It is not started again with the saved game.
    again = AssassinsSeatPlayers(quick_solver(), table.setup)
    await again.players(Scripted([]))[Side.PEOPLE.seat].choose(
        SeatView(table.game, Side.PEOPLE.seat)
    )
    assert not again.forfeits


async def test_in_a_game_that_has_begun_a_computer_player_draws_whom_it_can_be() -> None:
    """A record without the secret: the same three whenever it is taken up, and they fit."""
    game = assassins_game("adk").turn_up(assassins_game().town.deck[0]).end_phase().act("Rh2")
    public = replace(game, secret=None)
    drawn = {AssassinsTable(public, Setup((Seat(), COMPUTER), seed=5)).game.secret for _ in "123"}
    assert len(drawn) == 1 and drawn < set(possible_secrets(game.position))
    assert AssassinsTable(public, Setup((Seat(), Seat()), seed=5)).game.secret is None, (
        "a person is asked"
    )


def test_no_program_starts_because_a_file_says_so(tmp_path: Path) -> None:
    """A game saved by name has people in place of programs."""
    setup = Setup(
        (Seat(SeatKind.PROGRAM, program="rm -r nothing"), Seat(SeatKind.COMPUTER, "random"))
    )
    file = tmp_path / "game.json"
    write_named(file, assassins_game(), setup)
    saved = read_assassins_table(file)
    assert saved.setup is not None and saved.setup.seats[0] == Seat()
    assert saved.setup.seats[1] == Seat(SeatKind.COMPUTER, "random")
    assert AssassinsGameData.of(saved.game).secret is None


@pytest.mark.parametrize("side", Side)
def test_a_program_is_neither_person_nor_computer(side: Side) -> None:
    seat = Seat(SeatKind.PROGRAM, program="./mine.py")
    setup = Setup((seat, Seat())) if side is Side.KING else Setup((Seat(), seat))
    assert setup.seats[side.seat] is seat and not seat.person and not setup.hot_seat
    assert setup.without_programs().hot_seat
