"""Playing at one terminal: by keys, by mouse, by notation; what is refused; what is secret."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import msgspec
import pytest
from textual.pilot import Pilot
from textual.types import AnimationLevel
from textual.widgets import Select

from advisor.messages.assassins_answers import PhaseChoice
from advisor.messages.assassins_computers import CAREFUL
from advisor.messages.assassins_requests import PlayPhaseRequest
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.computers import RULE_OF_THUMB
from assassins.actions import ActionKind, Side, parse_action
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from assassins.town import LETTERS, parse_square
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.drawing.views import OfferKind, grid_for
from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.library.saves import assassins_autosave_folder
from kingsroad_tui.assassins.look.signs import UNICODE
from kingsroad_tui.assassins.play.board import AssassinsBoard
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.outcome import assassin_cards
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.words import arrests
from kingsroad_tui.assassins.words.keys import assassins_key
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.drawing.effects import glow
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.settings import stored as settings
from kingsroad_tui.settings.stored import AppSettings, Speed
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.plain import Field
from tabletop.words.voice import phrase
from tests.advisor.assassins.support.moments import moment
from tests.assassins.support.builders import USUAL_CARD
from tests.assassins.support.random_play import steps
from tests.support.app.acting import (
    QuickSolver,
    make_app,
    open_screen,
    press,
    running,
    settle,
    text_at,
    text_of,
)
from tests.support.app.assassins_acting import (
    ASSASSINS_PLAYERS,
    COMPUTER,
    PERSON,
    act_by_keys,
    assassins_game,
    assassins_screen,
    before_last_phase,
    begin_assassins,
    recorded,
    said,
)
from tests.support.soak import sampled


def side(screen: AssassinsPlayScreen) -> Side:
    return screen.table.side


def telling(screen: AssassinsPlayScreen) -> bool:
    return screen.story.telling


def started(secret: str = "adk") -> AssassinsGame:
    """The king's side is to act, with shackles on the card."""
    return assassins_game(secret).turn_up(USUAL_CARD)


async def click_square(pilot: Pilot[None], name: str) -> None:
    board = pilot.app.screen.query_one(AssassinsBoard)
    x, y = grid_for(*board.size).corner(parse_square(name))
    await pilot.click(board, offset=(x + 1, y))


async def test_a_pawn_a_direction_and_it_goes() -> None:
    """Na4-a3 is made at once; the push on b3 is shown first, and made by the same arrow."""
    async with running() as (_, pilot):
        screen = await begin_assassins(pilot, game=started())
        await pilot.press("2", "up")
        assert [str(r.action) for r in screen.table.game.running] == ["Na4-a3"]
        assert said(screen) == "Knight 2 goes from a4 to a3."
        await pilot.press("right")
        assert screen.view.shows_action and len(screen.table.game.running) == 1
        assert "pushes the blacksmith B to c3" in said(screen)
        await pilot.press("right")
        assert [str(r.action) for r in screen.table.game.running][1:] == ["Na3>b3"]
        assert screen.table.position.knights_ap == 4
        await pilot.press("backspace")
        assert len(screen.table.game.running) == 1


async def test_a_key_that_means_nothing_says_which_ones_do() -> None:
    """And changes nothing else."""
    async with running() as (_, pilot):
        screen = await begin_assassins(pilot, game=started())
        for key in ("o", "8", "full_stop"):
            await pilot.press("2")
            assert said(screen) != with_keys(phrase("assassins-no-key-king"), assassins_key)
            await pilot.press(key)
            assert said(screen) == with_keys(phrase("assassins-no-key-king"), assassins_key)
        await pilot.press("up")
        assert [str(r.action) for r in screen.table.game.running] == ["Na4-a3"]


async def test_clicks_do_the_same() -> None:
    async with running(size=(120, 36)) as (_, pilot):
        screen = await begin_assassins(pilot, game=started())
        await click_square(pilot, "a4")
        await click_square(pilot, "a3")
        assert [str(r.action) for r in screen.table.game.running] == ["Na4-a3"]
        await click_square(pilot, "b3")
        assert screen.view.shows_action
        await click_square(pilot, "b3")
        assert len(screen.table.game.running) == 2
        await click_square(pilot, "d2")
        await click_square(pilot, "j1")
        assert said(screen).startswith("It costs ")
        await click_square(pilot, "d3")
        assert len(screen.table.game.running) == 3


async def test_a_click_on_a_lit_square_goes_the_cheapest_way_there() -> None:
    """All squares within reach are lit with their price; every step can be taken back."""
    async with running(size=(120, 36)) as (_, pilot):
        screen = await begin_assassins(pilot, game=started())
        await pilot.press("1")
        view = screen.view.board.view
        assert view is not None
        assert {offer.price for offer in view.offers.values()} >= {1, 2, 3}
        await click_square(pilot, "d4")
        assert [str(r.action) for r in screen.table.game.running] == ["Nd2-d3", "Nd3-d4"]
        assert said(screen) == "Knight 1 comes down to d4. 2 AP."
        await pilot.press("backspace")
        assert [str(r.action) for r in screen.table.game.running] == ["Nd2-d3"]


async def test_who_can_be_arrested_is_lit_and_r_arrests() -> None:
    async with running(size=(120, 36)) as (_, pilot):
        game = started()
        for action in ("Na4-a3", "Na3>b3"):
            game = game.act(action)
        screen = await begin_assassins(pilot, game=game)
        view = screen.view.board.view
        assert view is not None
        assert OfferKind.ARREST in {offer.kind for offer in view.offers.values()}
        await pilot.press("r")
        assert screen.view.shows_action and "arrests" in said(screen)
        await pilot.press("enter")
        assert screen.table.game.running[-1].action.kind is ActionKind.ARREST


async def test_a_pawn_is_dragged() -> None:
    """The squares it can go to are lit as soon as it is taken up; where it is let go, it goes."""
    async with running(size=(120, 36)) as (_, pilot):
        screen = await begin_assassins(pilot, game=started())
        await drag(pilot, "a4", "a3")
        assert [str(r.action) for r in screen.table.game.running] == ["Na4-a3"]
        await drag(pilot, "a3", "b3")
        assert screen.view.shows_action and "pushes the blacksmith B to c3" in said(screen)
        await drag(pilot, "a3", "b3")
        await drag(pilot, "i8", "i6")
        await drag(pilot, "g3", "g4")
        assert [str(r.action) for r in screen.table.game.running] == [
            "Na4-a3",
            "Na3>b3",
            "Ni8-i7",
            "Ni7-i6",
        ]


async def drag(pilot: Pilot[None], source: str, target: str) -> None:
    board = pilot.app.screen.query_one(AssassinsBoard)
    grid = grid_for(*board.size)
    (x, y), (to_x, to_y) = (grid.corner(parse_square(name)) for name in (source, target))
    await pilot.mouse_down(board, offset=(x + 1, y))
    assert board.view is not None
    if parse_square(source) in board.view.position.knights and board.view.moved == frozenset():
        assert board.view.chosen == parse_square(source) and board.view.offers
    await pilot.mouse_up(board, offset=(to_x + 1, to_y))
    await pilot.pause()


async def test_typed_and_pasted_actions_are_done_whole_or_not_at_all() -> None:
    async with running() as (app, pilot):
        screen = await begin_assassins(pilot, game=started())
        await pilot.press("slash", *"Na4-a3", "space", *"Na3", ">", *"b3", "space", *"Kj10-a1")
        await pilot.press("enter")
        assert not screen.table.game.running
        assert said(screen) == (
            "'Kj10-a1': There is no free way there. Nothing on that line was done."
        )
        await pilot.press("slash", *"a4-a3", "space", *"2", ">", *"b3", "enter")
        assert not screen.table.game.running and "'2>b3' is not an action." in said(screen)
        await pilot.press("slash", *"a4-a3", "space", *"a3", ">", *"b3", "enter")
        assert len(screen.table.game.running) == 2
        assert "2 AP" in said(screen)
        await pilot.press("slash", *"end", "enter")
        assert isinstance(app.screen, ConfirmDialog)


async def test_a_strike_in_several_steps_leaves_the_app_where_it_was() -> None:
    """It was gone after one, in this very game."""
    strike = "Rg8 Ag8-h8 Ah8-i8 Ai8!i9 Ai8-i9 Ai9*"
    async with running() as (_, pilot):
        game = moment("people-strike-and-the-app-is-gone")
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=game)
        keys = ["space" if sign == " " else sign for sign in strike]
        await press(pilot, "slash", *keys, "enter")
        assert [str(done.action) for done in screen.table.game.running] == strike.split()
        assert screen.table.position.wounds == 1 and screen.is_current


IMPOSSIBLE: tuple[tuple[str, tuple[str, ...], str], ...] = (
    (
        "Na4-b4",
        ("2", "up"),
        "No push: the blacksmith B on b3 would have to go up to the roof b2.",
    ),
    ("", ("0", "up"), "Knight 6 stands on j9, and has to go first."),
    ("", ("0", "right"), "The board ends here."),
    ("", ("1", "down", "r"), "This card allows no arrest."),
    ("", ("backspace",), "There is nothing to take back in this phase."),
    ("", ("x",), "Only the people's player may see the assassins"),
)
"""What has been done, what is pressed then, and the answer."""


async def test_why_something_is_not_possible() -> None:
    async with running() as (_, pilot):
        for before, keys, words in IMPOSSIBLE:
            game = assassins_game().turn_up(RoundCard(1, 5, False, 4))  # nobody can be arrested
            for action in before.split():
                game = game.act(action)
            screen = await begin_assassins(pilot, game=game)
            await pilot.press(*keys)
            assert words in said(screen)


def test_why_there_is_no_arrest() -> None:
    """The rule that forbids it, or how it is made; no key is offered where there is none."""
    game = assassins_game()
    turned = game.turn_up(RoundCard(1, 5, True, 4))
    may, arrested = turned.position, turned.act("Na4-a3").act("Na3>b3").act("Nb3#c3")
    for position, words in (
        (game.position, "This card allows no arrest."),
        (game.turn_up(RoundCard(1, 5, False, 4)).position, "This card allows no arrest."),
        (arrested.position, "This card allows only one arrest, and it has been made."),
        (replace(may, knights_ap=0), "An arrest costs 1 AP, more than the knights have left."),
    ):
        assert arrests.arrest_words(position) == words
        assert arrests.other_label(position, ()) == ""
    assert arrests.arrest_words(may) == phrase("assassins-arrests-nobody-to-arrest")
    assert arrests.other_label(may, ()) == "Arrest"


async def test_an_arrest_in_place_of_a_push() -> None:
    """The push is offered first; r offers the arrest, and Enter makes it."""
    async with running() as (_, pilot):
        game = started()
        for action in ("Na4-a3", "Na3>b3"):
            game = game.act(action)
        screen = await begin_assassins(pilot, game=game)
        await pilot.press("2", "right")
        assert "pushes the blacksmith B" in said(screen) and "r: arrest" in said(screen)
        await pilot.press("r")
        assert "arrests the blacksmith B on c3" in said(screen)
        await pilot.press("enter")
        assert screen.table.game.running[-1].action == parse_action("Nb3#c3")


async def test_the_end_of_a_phase_is_asked_for_while_points_are_left() -> None:
    async with running(speed="off") as (app, pilot):
        screen = await begin_assassins(pilot, game=started())
        await pilot.press("enter")
        assert isinstance(app.screen, ConfirmDialog)
        await pilot.press("escape")
        assert side(screen) is Side.KING
        await press(pilot, "enter", "y")
        assert len(screen.table.game.phases) == 2  # the computer has answered
        assert side(screen) is Side.KING


async def test_a_reveal_cannot_be_taken_back() -> None:
    async with running() as (_, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=started().end_phase())
        await pilot.press("x", "enter", "a", "r")
        assert "is an assassin" in said(screen) and not screen.table.position.revealed
        await pilot.press("enter")
        assert screen.table.position.revealed == {0}
        await press(pilot, "escape", "backspace")
        assert said(screen) == phrase("assassins-not-taken-back", begun=True)
        await pilot.press("b", "r", "enter")  # behind the curtain again
        assert "The blacksmith B on b3 is not an assassin." in said(screen)


async def test_the_secret_choice_of_a_person_alone() -> None:
    async with running(speed="off") as (_, pilot):
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=assassins_game(None))
        assert "Choose your three assassins" in said(screen)
        await pilot.press("a", "d", "enter")
        assert screen.secret.choice == frozenset({0, 3})
        await pilot.press("8")
        assert said(screen) == with_keys(phrase("assassins-no-letter"), assassins_key)
        await pilot.press("k", "b")
        assert "Only three" in said(screen)
        await press(pilot, "a", "b", "enter")
        assert screen.table.game.secret is not None
        assert screen.table.game.secret.letters == ("b", "d", "k")
        assert side(screen) is Side.PEOPLE and screen.view.acts
        assert screen.view.own == {1, 3, 10}
        await pilot.press("8")
        assert said(screen) == with_keys(phrase("assassins-no-key-people"), assassins_key)


async def test_two_people_pass_the_keyboard_for_what_is_secret() -> None:
    """Behind the curtain Bob chooses; nothing is marked when Ann acts, nor in Bob's phase until he
    asks for it, behind the curtain again."""
    async with running() as (app, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=assassins_game(None))
        assert isinstance(app.screen, CurtainScreen)
        assert "Pass the keyboard to Bob (the people's side)." in text_of(app)
        assert "I'm Bob: choose my assassins" in text_of(app)
        await pilot.press("enter")
        await pilot.press("a", "d", "k")
        assert UNICODE.own in text_of(app)
        await pilot.press("enter")
        assert isinstance(app.screen, CurtainScreen)
        assert "Pass the keyboard to [b]Ann[/b] (the king's side)." in text_of(app)
        await pilot.press("enter")
        assert side(screen) is Side.KING
        assert UNICODE.own not in text_of(app)
        assert f"{ASSASSINS_PLAYERS.king}'s turn. Choose the king (0)" in text_of(app)
        await pilot.press("enter", "y")
        assert side(screen) is Side.PEOPLE
        assert "Bob's turn. Choose one of the people by letter." in text_of(app)
        assert UNICODE.own not in text_of(app)
        await pilot.press("x")
        assert isinstance(app.screen, CurtainScreen)
        assert "I'm Bob: show my assassins" in text_of(app)
        await pilot.press("enter")
        assert text_of(app).count(UNICODE.own) == 2 * 3  # on the board, and beside it
        await pilot.press("x")
        assert said(screen) == "Your assassins are hidden again."
        assert UNICODE.own not in text_of(app)
        await press(pilot, "x", "enter", "enter", "y")
        assert "The assassins are hidden again: all may look." in text_of(app)
        await pilot.press("enter")
        assert side(screen) is Side.KING and UNICODE.own not in text_of(app)


async def left_to_the_computer(pilot: Pilot[None], speed: Speed) -> AssassinsPlayScreen:
    """A game in which the king's side has just ended its phase; the computer's is told."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    app.use_settings(AppSettings(speed=speed))
    screen = await begin_assassins(pilot, game=started())
    await pilot.press("enter", "y")
    return screen


async def test_a_computer_phase_is_told_step_by_step() -> None:
    async with running() as (app, pilot):
        screen = await left_to_the_computer(pilot, "by hand")
        await settle(pilot)
        assert telling(screen)
        assert screen.story.cursor
        steps = len(screen.story.cursor.scenes)
        assert f"1/{steps}" in text_of(app)
        for _ in range(steps):
            await pilot.press("enter")
        assert not telling(screen) and screen.view.acts


class ArrestingSolver(QuickSolver):
    """Its computer player always does the same, and arrests somebody on the way."""

    ACTIONS = ("Na4-a3", "Na3>b3", "Nb3#c3", "Nj9-j8", "Kj10-j9")

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        async for answer in super().ask(request):
            plays = isinstance(answer, PhaseChoice)
            yield msgspec.structs.replace(answer, actions=list(self.ACTIONS)) if plays else answer


async def test_nobody_skips_over_a_blow() -> None:
    """Esc stops once at the arrest, on the way to the end; then the line below the board names it,
    as the card does."""
    async with running(make_app(ArrestingSolver()), speed="by hand") as (app, pilot):
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=started())
        await settle(pilot)
        assert telling(screen) and "1/5" in text_of(app)
        await press(pilot, "escape")
        assert telling(screen) and "arrests the blacksmith B" in text_of(app)
        await press(pilot, "escape")
        assert not telling(screen) and screen.view.acts
        assert said(screen).startswith("B was arrested. Your turn: 5 AP.")
        assert "B was arrested" in text_of(app)


@pytest.mark.parametrize("level", ["full", "none"])
async def test_the_squares_of_a_blow_glow_where_things_may_move(
    level: AnimationLevel, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Status, board and sentence come together; with effects and without, they say the same."""
    monkeypatch.setitem(settings._BEAT_SECONDS, "by hand", 600.0)
    app = make_app(ArrestingSolver())
    app.animation_level = level
    async with app.run_test(size=(80, 24)) as pilot:
        app.use_settings(AppSettings(speed="by hand"))
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=started())
        await settle(pilot)
        board = screen.view.board
        assert not lit_squares(board), "a step is no blow"
        await press(pilot, "escape")
        assert lit_squares(board) == (2 if level == "full" else 0)
        text = text_of(app)
        assert "A R R E S T E D !" in text and "arrests the blacksmith B" in text


def lit_squares(board: AssassinsBoard) -> int:
    """How many squares glow."""
    playing = board.playing
    return len(playing.areas) if playing is not None and playing.draw is glow else 0


async def test_an_enter_meant_for_a_story_that_ends_by_itself_ends_no_phase() -> None:
    """Time takes it to its end while somebody wants to go on; the next Enter asks as ever."""
    async with running() as (app, pilot):
        screen = await left_to_the_computer(pilot, "fast")
        while not telling(screen):
            await pilot.pause()
        while telling(screen) or not screen.view.acts:
            await pilot.pause(0.05)
        await pilot.press("enter")
        assert screen.is_current and "It is your turn" in said(screen)
        await pilot.press("enter")
        assert isinstance(app.screen, ConfirmDialog)


async def play_randomly(pilot: Pilot[None], screen: AssassinsPlayScreen, random: Random) -> None:
    """The persons at the terminal play to the end, by keys."""
    while isinstance(pilot.app.screen, AssassinsPlayScreen | CurtainScreen):
        await settle(pilot)
        if isinstance(pilot.app.screen, CurtainScreen):
            await pilot.press("enter")
            continue
        if screen.secret.choice is not None:
            await pilot.press("a", "d", "k", "enter")
        elif screen.view.acts:
            legal = list(screen.table.game.legal_actions())
            liked = [a for a in legal if a.kind.value[0] in "KRA" or a.kind is ActionKind.ARREST]
            action = random.choice((liked if liked and random.random() < 0.6 else legal) or [None])
            if action is None or random.random() < 0.15:
                await pilot.press("enter")
                if isinstance(pilot.app.screen, ConfirmDialog):
                    await pilot.press("y")
            else:
                done = screen.table.game
                await act_by_keys(pilot, screen, action)
                assert_done(done, screen.table.game, str(action))
        await settle(pilot)


def assert_done(before: AssassinsGame, after: AssassinsGame, action: str) -> None:
    expected = before.act(action)
    assert after.position == expected.position or len(after.phases) > len(before.phases)


async def assert_played_to_the_end(seed: int, game: AssassinsGame) -> None:
    """By keys, from where a game stands, to the end screen and back to the first one."""
    async with running(speed="off") as (app, pilot):
        people = COMPUTER if seed % 2 else PERSON
        screen = await begin_assassins(pilot, PERSON, people, game=game, seed=seed)
        await play_randomly(pilot, screen, Random(seed))
        assert isinstance(app.screen, AssassinsEndScreen)
        assert screen.table.game.result is not None
        words = text_of(app)
        assert "wins:" in words or "You win:" in words or "You lose:" in words
        for letter, name, _ in assassin_cards(screen.table.game):
            assert f"{letter} {name}" in words
        app.screen.listen()
        await press(pilot, "q")
        assert isinstance(app.screen, AssassinsHomeScreen)


async def test_the_last_blow_is_seen_and_keys_pressed_in_it_do_nothing_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever kills the king sees it; then the end screen is deaf for its first moment."""
    monkeypatch.setattr(AssassinsEndScreen, "SETTLING_SECONDS", 600)  # however slow the machine is
    game = recorded("king-killed")
    *_, last = game.phases[-1].actions
    before = before_last_phase(game, "gkl")
    for report in game.phases[-1].actions[:-1]:
        before = before.act(report.action)
    async with running(speed="by hand") as (app, pilot):
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=before)
        await press(pilot, "t", "t")
        assert "Strike now" in text_of(app)
        await act_by_keys(pilot, screen, last.action)
        await settle(pilot)
        assert telling(screen) and screen.story.cursor
        assert len(screen.story.cursor.scenes) == 1
        assert "Strike now" not in text_of(app) and not screen.view.hint.sentences
        assert "T H E   K I N G   I S   D E A D" in text_of(app)
        await press(pilot, "enter")
        await press(pilot, "enter", "w", "g", "q")
        assert isinstance(app.screen, AssassinsEndScreen)
        app.screen.listen()
        await press(pilot, "w")
        assert assassins_screen(pilot).table.setup.first_winner == "Bob"
        assert assassins_screen(pilot).table.game.players == ("Bob", ASSASSINS_PLAYERS.king)


@pytest.mark.parametrize("name", ["king-killed", "king-in-the-castle", "out-of-time"])
async def test_at_the_end_of_a_match_the_town_is_as_large_as_in_the_game(name: str) -> None:
    """However many lines say who won the game and the match; and in ASCII in no other signs."""
    game = recorded(name)
    async with running(size=(120, 36)) as (app, pilot):
        table = AssassinsTable(game, Setup((Seat(), Seat()), first_winner="Ann"))
        end = await open_screen(pilot, Way("end", "assassins", table=table), AssassinsEndScreen)
        await settle(pilot)
        assert "The match is drawn" in text_of(app) or "wins the match" in text_of(app)
        assert grid_for(*end.query_one(AssassinsBoard).size) == (6, 3)
        app.use_settings(AppSettings(glyphs="ascii"))
        await settle(pilot)
        for part in ("#winner", "#cards", "#town", "#way", "#more", "#next"):
            assert text_at(app, end.query_one(part)).isascii()


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
async def test_in_ascii_there_is_no_other_sign(size: tuple[int, int]) -> None:
    async with running(size=size) as (app, pilot):
        app.use_settings(AppSettings(speed="off", glyphs="ascii"))
        await begin_assassins(pilot, game=assassins_game().turn_up(USUAL_CARD))
        assert "@ " in text_at(app, assassins_screen(pilot).view.side)
        for key in ("t", "t", "2", "up"):
            await press(pilot, key)
            others = {sign for sign in text_of(app) if not sign.isascii()}
            assert not others
        assert "(@)" in text_of(app)


@pytest.mark.parametrize("seed", sampled(range(2), 1))
async def test_the_last_rounds_through_the_screen(seed: int) -> None:
    *before, last = steps(Random(seed))
    late = [game for game in before if last.position.round - game.position.round <= 1]
    await assert_played_to_the_end(seed, late[0])


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
async def test_whole_games_through_the_screen(seed: int) -> None:
    await assert_played_to_the_end(seed, assassins_game())


@pytest.mark.parametrize("letters", ["adk"])
async def test_the_king_side_is_told_nothing_of_the_secret(letters: str) -> None:
    """With the same public game, the screens and the requests are the same whatever the secret."""
    shown: dict[str, tuple[str, str]] = {}
    for secret in ("fgh", letters):
        solver = QuickSolver()
        async with running(make_app(solver), speed="off") as (app, pilot):
            screen = await begin_assassins(pilot, PERSON, PERSON, game=started(secret))
            await pilot.press("2", "up", "right", "right")
            await pilot.press("enter", "y", "e", "left", "tab")
            screens = text_of(app)
            king = replace(screen.table.game, secret=None)
            record = AssassinsGameData.of(king)
            shown[secret] = (screens, repr(record))
    assert shown["fgh"] == shown[letters]


async def test_a_computer_of_the_king_side_gets_no_secret() -> None:
    solver = QuickSolver()
    async with running(make_app(solver), speed="off") as (app, pilot):
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=assassins_game("bgl"))
        for _ in range(3):
            await settle(pilot)
            if isinstance(app.screen, AssassinsPlayScreen) and screen.view.acts:
                await pilot.press("enter", "y")
        await settle(pilot)
        assert len(solver.asked) >= 3
        for request in solver.asked:
            assert isinstance(request, PlayPhaseRequest) and request.game.secret is None


async def test_a_running_game_goes_on_exactly_where_it_was() -> None:
    """In the middle of a phase, with the secret, from the wing's first screen."""
    async with running() as (app, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=started("cfl"))
        await pilot.press("2", "up", "right", "right")
        before = screen.table.game
    (path,) = assassins_autosave_folder().glob("*.json")
    assert path.stat().st_mode & 0o777 == 0o600
    async with running() as (app, pilot):
        await settle(pilot)
        await press(pilot, "k")
        assert isinstance(app.screen, AssassinsHomeScreen)
        await press(pilot, "enter")
        assert isinstance(app.screen, AssassinsPlayScreen)
        table = app.screen.table
        assert table.position == before.position
        assert table.game.secret == before.secret
        assert table.setup.hot_seat
    assert set(LETTERS) >= set("cfl")


async def test_the_people_are_told_of_their_own_hidden_assassins() -> None:
    """d and k are hidden, a is revealed for good, as the prompt said; the king's side sees none
    of it."""
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=started().end_phase())
        assert "Hidden assassins: A D K." in text_of(app)
        assert "220 possible trios" in text_of(app)
        await pilot.press("a", "r")
        assert said(screen).endswith("No going back. Enter: do it · Esc: no")
        await press(pilot, "enter")
        await press(pilot, "escape")
        assert "Hidden assassins: D K." in text_of(app)
    async with running(size=(120, 36)) as (other, pilot):
        await begin_assassins(pilot, game=started())
        assert "any 3 of the 12 (220 possible trios)" in text_of(other)
        assert "Hidden assassins" not in text_of(other)


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
async def test_enter_opens_the_list_of_opponents_and_starts_no_game(size: tuple[int, int]) -> None:
    """From the button down over both names; the easiest opponent is there at first."""
    async with running(size=size) as (app, pilot):
        form = await open_screen(pilot, Way("new", "assassins"), AssassinsNewGameScreen)
        opponent = form.query_one("#kind-people", Select)
        assert opponent.value == RULE_OF_THUMB and "Best for a first game" in text_of(app)
        await pilot.press("down", "enter", "tab", "enter")
        assert form.focused is opponent
        await pilot.press("enter")
        assert opponent.expanded and app.screen is form
        await press(pilot, "down", "enter", "ctrl+g")
        assert assassins_screen(pilot).table.setup.seats[1].computer == CAREFUL


async def test_the_sides_are_swapped_by_one_key() -> None:
    """A person against a computer player: who sits where, and typed names, change places."""
    async with running(size=(120, 36)) as (_, pilot):
        form = await open_screen(pilot, Way("new", "assassins"), AssassinsNewGameScreen)
        form.query_one("#name-king", Field).value = "Ann"
        kinds = [form.query_one(f"#kind-{seat}", Select) for seat in Side]
        names = [form.query_one(f"#name-{seat}", Field) for seat in Side]
        before = [kind.value for kind in kinds]
        computer = names[1].value
        assert before[0] != before[1]
        await press(pilot, "ctrl+t")
        assert [kind.value for kind in kinds] == before[::-1]
        assert [name.value for name in names] == [computer, "Ann"]
        await press(pilot, "ctrl+t", "ctrl+t")
        assert [name.value for name in names] == [computer, "Ann"]


async def test_a_new_game_says_how_each_person_wins() -> None:
    """Next to an easy opponent; where two people sit at the terminal, of both sides."""
    async with running(size=(120, 36)) as (app, pilot):
        form = await open_screen(pilot, Way("new", "assassins"), AssassinsNewGameScreen)
        assert "Computer 1, easy" in text_of(app)
        assert "You win if you bring the king through a gate" in text_of(app)
        await pilot.press("ctrl+t")
        assert "You win if you kill the king" in text_of(app)
        form.query_one("#kind-king", Select).value = "person"
        await pilot.pause()
        assert text_of(app).count("To win: ") == 2


async def test_where_the_king_starts_is_asked_with_a_board_file_only() -> None:
    async with running() as (app, pilot):
        form = await open_screen(pilot, Way("new", "assassins"), AssassinsNewGameScreen)
        assert "King's start" not in text_of(app)
        form.query_one("#board", Field).value = "mine.toml"
        await pilot.pause()
        assert "King's start" in text_of(app)


async def test_a_blow_stands_out_below_the_board_for_whoever_deals_it() -> None:
    """Two people see it at one screen, where no story is told of what one of them does."""
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5))
    async with running() as (_, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=game)
        prompt = screen.view.query_one("#prompt")
        await pilot.press("slash", *"Na4-a3", "enter")
        assert not prompt.has_class("blow") and not said(screen).isupper()
        await pilot.press("slash", *"Na3#b3", "enter")
        assert prompt.has_class("blow") and said(screen).startswith("ARRESTED! ")
        assert len(said(screen)) <= 78
        await pilot.press("tab")
        assert not prompt.has_class("blow")


async def test_ones_own_arrest_is_a_scene_and_any_other_key_goes_on_playing() -> None:
    """As one of the other side is; what was done stands, and the key does what it always does."""
    async with running(speed="by hand") as (app, pilot):
        game = started()
        for action in ("Na4-a3", "Na3>b3"):
            game = game.act(action)
        screen = await begin_assassins(pilot, PERSON, COMPUTER, game=game)
        await press(pilot, "2", "right", "r", "enter")
        assert telling(screen) and "A R R E S T E D !" in text_of(app)
        await press(pilot, "6", "up")
        assert not telling(screen) and screen.view.acts
        assert [str(report.action) for report in screen.table.game.running][2:] == [
            "Nb3#c3",
            "Nj9-j8",
        ]
        view = screen.view.board.view
        assert view is not None and view.position is screen.table.position and not view.spotlight


async def test_what_is_typed_at_once_is_told_in_order_and_enter_goes_through_it() -> None:
    async with running(speed="by hand") as (app, pilot):
        screen = await begin_assassins(pilot, PERSON, COMPUTER, game=started())
        await press(pilot, "slash", *"Na4-a3", "space", *"Na3>b3", "space", *"Nb3#c3", "enter")
        told = []
        while telling(screen):
            told.append(text_of(app))
            await press(pilot, "enter")
        assert len(told) == 3
        for words, scene in zip(("goes from a4", "pushes", "arrests"), told, strict=True):
            assert words in " ".join(scene.split())
        assert screen.view.acts and len(screen.table.game.running) == 3
        assert screen.is_current  # the last Enter asks nothing
