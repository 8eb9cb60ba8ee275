"""The app as people use it: by keys from home to the winner, and with friends at one terminal."""

from __future__ import annotations

import html
import random
import re
from pathlib import Path
from typing import cast

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from advisor.messages.protocol import AdviseRequest, ChooseRequest
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.records import read_game
from kingsroad.rounds import Revealed, RoundReport
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.files.locations import autosave_folder
from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.library.saves import SavedGame, last_unfinished
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.hand import HandPane
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.log_pane import GameLogDialog
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.table import Phase
from kingsroad_tui.kingsroad.words.people import names_at
from kingsroad_tui.look.glyphs import LETTERS, Glyphs
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.words.refusals import undo_refusal
from tests.support.app.acting import (
    QuickSolver,
    asked,
    begin,
    go,
    make_app,
    play_on_from,
    play_screen,
    press,
    running,
    settle,
    tap,
    text_at,
    text_of,
)
from tests.support.builders import position
from tests.support.legal import random_game, random_selection
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of
from tests.support.soak import sampled

UNICODE = Glyphs.unicode()


async def play_round(pilot: Pilot[None], screen: PlayScreen, dice: random.Random) -> None:
    """One phase of a person playing alone: a random legal selection by keys, the story skipped."""
    table = screen.table
    (seat,) = table.setup.people
    second = table.phase is Phase.SECOND_CHOICE
    assert "Play them" in text_of(cast("KingsRoad", pilot.app)), "the hand is not shown"
    selection = random_selection(table.position, seat, dice, second=second)
    await press(pilot, *selection.cards)
    assert screen.query_one(HandPane).builder is not None
    await press(pilot, "enter")
    while pilot.app.screen is screen and screen.story.telling:
        await press(pilot, "escape")


@pytest.mark.parametrize(
    "size",
    [
        (80, 24),
        pytest.param((60, 20), marks=pytest.mark.soak),
        pytest.param((120, 36), marks=pytest.mark.soak),
    ],
)
async def test_a_whole_game_by_keys(size: tuple[int, int]) -> None:
    """From home to the winner; the saved game, replayed, is the game that was played."""
    async with running(size=size) as (app, pilot):
        await settle(pilot)
        assert isinstance(app.screen, HomeScreen)
        await tap(pilot, "up", "enter")
        assert isinstance(app.screen, NewGameScreen)
        await press(pilot, "enter")
        screen = play_screen(app)
        dice = random.Random(4)
        while screen.table.phase is not Phase.FINISHED:
            await play_round(pilot, screen, dice)
        await pilot.press("escape", "enter")  # once too often for the last reveal
        assert isinstance(app.screen_stack[-1], EndScreen)
        game = screen.table.game
        names = names_at(screen.table)
        assert names[game.position.winners[0]] in text_of(app)
    (path,) = autosave_folder().glob("*.json")
    assert read_game(path) == game


async def test_names_are_shown_as_they_are_typed() -> None:
    """A player called [b]x[/b] looks like that on every screen."""
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin(pilot, COMPUTER, PERSON)
        await settle(pilot)
        assert "[b]x[/b]" in text_of(app)
        await press(pilot, "1", "6", "4", "enter")
        assert "[b]x[/b] plays " in text_of(app)
        play_on_from(screen, random_game_named(2))
        await settle(pilot)
        assert isinstance(app.screen, EndScreen)
        assert "[b]x[/b]" in text_of(app)
        app.screen.listen()
        await press(pilot, "q")
        assert "[b]x[/b]" in text_of(app)


def random_game_named(seed: int) -> Game:
    game = random_game(2, seed)
    return Game(NAMES[:2], rounds=game.rounds)


async def test_a_game_goes_on_where_it_was_left() -> None:
    async with running() as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER, COMPUTER)
        dice = random.Random(1)
        for _ in range(3):
            await play_round(pilot, screen, dice)
        game = screen.table.game
        await press(pilot, "1", "q")
        assert isinstance(app.screen, HomeScreen)
    async with running() as (again, pilot):
        await settle(pilot)
        await press(pilot, "enter")
        assert play_screen(again).table.game == game


async def test_cards_fall_into_place_and_why_not_is_said_at_once() -> None:
    """A Knight chosen first goes last, a Witch chosen last goes first; a fourth card is refused."""
    async with running() as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        hand = screen.query_one(HandPane)
        await pilot.press("K", "1")
        assert "1 Zin Kai's Deep → Knight" in text_of(app)
        await pilot.press("enter")
        assert "Choose three cards first" in text_of(app)
        await pilot.press("6")
        assert hand.builder is not None and hand.builder.selection().code == "16K"
        assert "The Knight places one more in 6 Wizard's Tower (o moves him)." in text_of(app)
        await pilot.press("o")
        assert hand.builder.selection().code == "61K"
        await pilot.press("w")
        assert "Only three cards: press Backspace to drop one." in text_of(app)
        await pilot.press("backspace", "w")
        assert hand.builder.selection().code == "W61"


async def test_a_terminal_of_hardly_a_column_is_no_crash_at_the_curtain() -> None:
    """The curtain over a table has its button at the side, in a part of the width."""
    async with running() as (app, pilot):
        await begin(pilot, PERSON, PERSON)
        await press(pilot, "enter", "1", "2", "3", "enter")
        assert isinstance(app.screen, CurtainScreen)
        await press(pilot, "enter", "1", "2", "3", "enter")
        assert isinstance(app.screen, CurtainScreen) and "Reveal the cards" in text_of(app)
        for width, height in ((6, 1), (80, 24), (1, 24), (80, 24), (2, 40), (80, 24)):
            await pilot.resize_terminal(width, height)
            await settle(pilot)
        assert isinstance(app.screen, CurtainScreen) and "Reveal the cards" in text_of(app)


async def test_what_a_card_does_now_is_said_in_a_line() -> None:
    """By the mouse over a card or a region, by the arrow keys, and for the cards chosen."""
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER, COMPUTER)
        aim = "Have the most markers where ♚ stands. 40 points end the game."
        assert aim in text_of(app)
        await pilot.press("right")
        assert "Zin Kai's Deep: nobody." in text_of(app)
        await pilot.press("left", "left")
        assert "Dragon: one more region scores this round, Wizard's Tower next." in text_of(app)
        await pilot.press("space")
        assert screen.choosing.builder is not None
        assert screen.choosing.builder.cards == (Card.DRAGON,)
        await pilot.hover(HandPane, offset=screen.choosing.hand.area_of(Card.REGION_8).offset)
        await pilot.pause()
        assert "King's Castle: nobody." in text_of(app)
        await pilot.press("6", "1")
        coming = "2 points in region 1 (1st, 1 for a Noble) and 8 in region 6 (1st, 2 for Nobles)."
        assert f"If nobody else places there, you get {coming}" in text_of(app)
        await pilot.hover(Kingdom, offset=(2, 2))
        await pilot.pause()
        assert "With your cards, Wizard's Tower: you 1. You are alone in 1st place" in text_of(app)


async def test_from_the_second_round_on_the_line_says_how_it_stands_at_the_king() -> None:
    """Until cards are chosen: who is in his region, and what one more marker would bring."""
    app = make_app()
    app.settings = AppSettings(speed="off")
    async with app.run_test(size=(120, 36)) as pilot:
        screen = await begin(pilot, PERSON, COMPUTER, COMPUTER)
        await pilot.press("1", "6", "4", "enter")
        while not screen.table.game.rounds or screen.choosing.builder is None:
            await pilot.pause(0.02)
        king = screen.table.position.king
        name = screen.table.game.board.region(king).name
        assert f"♚ {name}: " in text_of(app)
        await tap(pilot, "g")
        assert f"♚ {name}: " not in text_of(app)


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (100, 30)], (60, 20)))
async def test_the_key_that_hides_the_aim_stands_in_one_line(size: tuple[int, int]) -> None:
    async with running(size=size) as (_, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        now = screen.choosing.now
        lines = str(now.content).replace("\N{NO-BREAK SPACE}", " ").splitlines()
        assert any("(g hides this)" in line for line in lines)


async def test_the_aim_is_shown_until_it_is_dismissed_for_good() -> None:
    app = make_app()
    aim = "40 points end"
    async with app.run_test(size=(60, 20)) as pilot:
        await begin(pilot, PERSON, COMPUTER)
        assert aim in text_of(app)
        await tap(pilot, "g")
        assert aim not in text_of(app)
    async with running(size=(60, 20)) as (again, pilot):
        await begin(pilot, PERSON, COMPUTER)
        assert aim not in text_of(again)
        await tap(pilot, "g")
        assert aim in text_of(again)


async def test_spent_cards_say_why() -> None:
    app = make_app()
    game = Game(NAMES[:2], start=position(2, 1, dragon=(False, True), witch=(False, True)))
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, PERSON, COMPUTER, game=game)
        for key, name in (("D", "Dragon"), ("W", "Witch")):
            await pilot.press(key)
            assert f"Your {name} is spent: everybody has only one." in text_of(app)
        await pilot.press("left")
        assert text_of(app).count("Your Witch is spent: everybody has only one.") == 2


async def test_a_long_line_above_the_hand_leaves_out_what_the_map_shows() -> None:
    """Five names do not fit beside what a marker brings and the King's way, which are kept."""
    app = make_app()
    game = Game(NAMES, start=position(5, 6, markers={4: (1, 1, 1, 1, 1)}))
    async with app.run_test(size=(60, 20)) as pilot:
        screen = await begin(pilot, PERSON, *[COMPUTER] * 4, game=game)
        await tap(pilot, "8", "right", "right", "right", "right")
        shown = str(screen.choosing.now.content)
        assert " ".join(shown.split()) == (
            "Savage Hills: you share 5th place, 0 points. The King comes to 4 next."
        )


async def test_the_mouse_does_what_keys_do() -> None:
    async with running() as (_, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        hand = screen.query_one(HandPane)
        for card in (Card.REGION_1, Card.REGION_6, Card.KNIGHT):
            await pilot.click(HandPane, offset=hand.area_of(card).offset)
        assert hand.builder is not None
        assert hand.builder.selection() == Selection.parse("16K")
        await pilot.click(HandPane, offset=hand.area_of("back").offset)
        assert hand.builder.cards == (Card.REGION_1, Card.REGION_6)
        await pilot.press("4")
        await pilot.click(HandPane, offset=hand.area_of("commit").offset)
        await settle(pilot)
        assert screen.table.game.rounds or screen.table.game.pending


async def test_a_round_is_undone_after_a_question_and_can_be_brought_back() -> None:
    """The question says in a line what it means; the computers choose anew."""
    async with running(notifications=True) as (app, pilot):
        no_witch = Game(NAMES[:2], start=position(2, 1, witch=(True, False)))
        screen = await begin(pilot, PERSON, COMPUTER, game=no_witch)
        await settle(pilot)
        await tap(pilot, "U")
        assert "There is nothing to bring back." in text_of(app)
        first = await played(pilot, screen, "164")
        assert first is not None
        game = screen.table.game
        await press(pilot, "u")
        question = str(app.screen.query_one(".words", Static).content)
        assert question.startswith("Undo round 1? You choose again, and so do the computers")
        await press(pilot, "escape")
        assert screen.table.game is game
        await press(pilot, "u", "y")
        assert not screen.table.game.rounds and screen.table.game.pending is None
        assert not screen.view.reasons
        await press(pilot, "U")
        assert screen.table.game is game and list(screen.view.reasons) == [1]
        while screen.story.telling:
            await pilot.press("escape")
        await press(pilot, "u", "y")
        again = await played(pilot, screen, "257")
        assert again is not None
        assert again.selections[1] != first.selections[1], "drawn with another seed"
        assert not screen.table.can_redo


async def test_undo_is_for_solo_games() -> None:
    async with running(notifications=True) as (app, pilot):
        await begin(pilot, PERSON, COMPUTER)
        await tap(pilot, "u")
        assert "There is no round to undo." in text_of(app)
        screen = await begin(pilot, PERSON, PERSON)
        await press(pilot, "enter")
        assert "Play" in text_of(app) and "Undo" not in text_of(app)
        screen.table.game = random_game(2, 1)
        await press(pilot, "u")
        assert app.screen is screen, "a key that is not offered asks nothing"


async def played(
    pilot: Pilot[None], screen: PlayScreen, code: str
) -> RoundReport | Revealed | None:
    await press(pilot, "escape", *code, "enter")
    game = screen.table.game
    return game.reports[-1] if game.rounds else game.revealed


async def test_three_people_at_one_terminal_never_see_each_others_cards() -> None:
    """Whatever is on the screen before the reveal, another's cards are not."""
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin(pilot, PERSON, PERSON, PERSON)
        kingdom = screen.query_one(Kingdom)
        for seat, code in enumerate(("2D3", "W58", "764")):
            assert isinstance(app.screen, CurtainScreen)
            assert f"to {LETTERS[seat]}{UNICODE.players[seat]} {NAMES[seat]}." in text_of(app)
            assert "plays" not in text_of(app) and "… → … → …" not in text_of(app)
            assert [kingdom.preview, screen.query_one(HandPane).builder] == [None, None]
            await press(pilot, "1", "enter")
            assert "… → … → …" in text_of(app)
            assert kingdom.preview == (seat, (0,) * 8)
            await tap(pilot, *code)
            assert "… → … → …" not in text_of(app)
            await tap(pilot, "enter")
        assert isinstance(app.screen, CurtainScreen)
        shown = text_of(app)
        assert "look here: the cards are about to be revealed" in " ".join(shown.split())
        assert "plays" not in shown
        await tap(pilot, "enter")
        assert isinstance(app.screen, PlayScreen)
        shown = text_of(app)
        assert "Cards on the table!" in shown and "The Witch stops the clock: Baron" in shown
        stage = text_at(app, screen.story.stage)
        assert stage.count("Witch") == 1, stage
        await tap(pilot, "l")
        (log,) = [s.pane.text for s in app.screen_stack if isinstance(s, GameLogDialog)]
        assert "plays 2 Dragon's Lair, the Dragon and 3 Temple Ruins" in log
        assert "Baron plays the Witch" in log and "5 Dark Tower" not in log.split("Baron plays")[1]
        await tap(pilot, "escape")
        await tap(pilot, "escape", "escape")
        assert isinstance(app.screen, CurtainScreen)
        assert "After the Witch: choose again. Everyone may watch." in text_of(app)
        await press(pilot, "enter")
        history = str(screen.query_one("#rounds", Static).content)
        words = ["A●", "B▲", "C■", "Round", "1:", "cards", "so", "far"]
        named = "A● 2 Lair, Dragon, 3 Ruins B▲ Witch C■ 7 Altar, 6 Wizard, 4 Hills"
        assert history.split()[-len(words) - len(named.split()) :] == [*words, *named.split()]


async def test_whoever_chose_last_can_choose_again_until_the_reveal() -> None:
    """At the curtain before the next person, and at the one before the cards are revealed."""
    async with running() as (app, pilot):
        screen = await begin(pilot, PERSON, PERSON, PERSON)
        assert "chooses again" not in text_of(app), "nobody has chosen yet"
        await tap(pilot, "u", "enter", *"123", "enter")
        assert f"u: {NAMES[0]} chooses again" in text_of(app)
        await tap(pilot, "u")
        assert f"u once more: {NAMES[0]} changes the cards" in text_of(app)
        assert 0 in screen.keyboard.chosen, "nothing is dropped unless it is wanted"
        await tap(pilot, "u")
        assert f"I'm {NAMES[0]}: show my cards" in text_of(app)
        assert not screen.keyboard.chosen
        await tap(pilot, "enter")
        builder = screen.choosing.builder
        assert builder is not None and builder.selection().code == "123", "to be changed or kept"
        await tap(pilot, "escape", *"678", "enter", "enter", *"123", "enter")
        assert f"u: {NAMES[1]} chooses again" in text_of(app)
        await tap(pilot, "enter", *"123", "enter")
        assert "Everyone, look here" in text_of(app) and screen.keyboard.chosen == (0, 1, 2)
        await tap(pilot, "u", "u")
        assert f"I'm {NAMES[2]}: show my cards" in text_of(app)
        await tap(pilot, "enter", "3", "8", "enter", "enter")
        codes = [selection.code for selection in screen.table.game.reports[0].selections]
        assert codes == ["678", "123", "128"]


async def test_keys_that_people_who_share_the_screen_do_not_have_say_why() -> None:
    """Undo and its way back; where one plays alone they work, and nothing is said."""
    async with running(notifications=True) as (app, pilot):
        for seats, told in (((PERSON, PERSON), True), ((PERSON, COMPUTER), False)):
            await begin(pilot, *seats)
            await pilot.press("enter")
            for key in "uU":
                app.clear_notifications()
                await tap(pilot, key)
                notes = [note.message for note in app._notifications]
                assert (undo_refusal(2) in notes) == told
                await pilot.press("escape")


async def test_a_shared_terminal_shows_the_round_s_end_until_a_key_is_pressed() -> None:
    """The others may still be looking; alone, the game goes on by itself."""
    async with running(speed="fast") as (app, pilot):
        screen = await begin(pilot, PERSON, PERSON)
        screen.story._beat = 0.0
        await pilot.press("enter", *"123", "enter", "enter", *"456", "enter", "enter")
        for _ in range(200):
            if screen.story.cursor and screen.story.cursor.tick() is None:
                break
            await tap(pilot, "enter")
        await pilot.pause(0.3)
        assert screen.story.telling and "The King walks on to 6 Wizard's Tower" in text_of(app)
        await tap(pilot, "enter")
        assert isinstance(app.screen, CurtainScreen)
        assert "Round 2" in text_of(app)


async def test_nobody_loses_a_secret_choice_by_leaving_without_being_asked() -> None:
    """The curtain comes again after "stay"; without a choice made there is nothing to ask."""
    async with running() as (app, pilot):
        screen = await begin(pilot, PERSON, PERSON, COMPUTER)
        await pilot.press("enter", "1", "2", "3", "enter")
        for leaving in ("q", "ctrl+q", "enter,q"):  # at the curtain, and after it
            await settle(pilot)
            assert isinstance(app.screen, CurtainScreen) and NAMES[1] in text_of(app)
            await press(pilot, *leaving.split(","))
            assert isinstance(app.screen, ConfirmDialog)
            question = str(app.screen.query_one(".words", Static).content)
            assert f"{NAMES[0]} has to choose again" in question
            await pilot.press("n")
        await settle(pilot)
        assert app.screen is screen and app.return_code is None
        palette = {command.title: command for command in app.get_system_commands(screen)}
        other = Game(NAMES[:2])
        for leave in (
            palette["Home"].callback,
            palette["Quit"].callback,
            lambda: go(app, "start", "kingsroad", game=other, setup=setup_of(PERSON, PERSON)),
            lambda: go(app, "resume", "kingsroad", saved=SavedGame(None, other, None)),
        ):
            for _ in range(2):  # who is impatient is asked only once
                leave()
                await settle(pilot)
            assert isinstance(app.screen, ConfirmDialog)
            await press(pilot, "n")
            assert app.screen is screen
        assert screen.keyboard.chosen == (0,)
        await press(pilot, "q", "y")
        assert isinstance(app.screen, HomeScreen)
        screen = await begin(pilot, PERSON, PERSON)
        await press(pilot, "q")
        assert isinstance(app.screen, HomeScreen)
        await begin(pilot, PERSON, PERSON)
        await press(pilot, "enter", *"123", "enter", "enter", *"456", "enter", "q")
        assert asked(app)
        question = str(app.screen.query_one(".words", Static).content)
        assert f"{NAMES[0]} and {NAMES[1]} have to choose again" in question


async def test_leaving_saves_once_more() -> None:
    """In case the disk was full when the round was revealed."""
    async with running() as (_, pilot):
        await begin(pilot, PERSON, COMPUTER)
        (autosave,) = autosave_folder().glob("*.json")
        autosave.unlink()
        await press(pilot, "q")
        assert read_game(autosave).players == NAMES[:2]


async def test_what_the_solver_is_asked_is_public() -> None:
    solver = QuickSolver()
    async with running(make_app(solver)) as (_, pilot):
        screen = await begin(pilot, PERSON, PERSON, COMPUTER)
        await press(pilot, "enter", "W", "D", "7", "enter")
        await press(pilot, "enter", "h")
        asked = [r for r in solver.asked if isinstance(r, AdviseRequest | ChooseRequest)]
        assert asked == solver.asked
        assert all(not request.game.rounds and not request.game.pending for request in asked)
        await press(pilot, "1", "2", "3", "enter")
        await pilot.press("enter")  # all are called to look
        await settle(pilot)
        assert screen.table.game.pending is not None
        assert screen.table.game.pending[0].code == "W"
        saved, _ = last_unfinished()
        assert saved is not None and saved.game.pending == screen.table.game.pending


async def test_a_damaged_autosave_is_told(kingsroad_home: Path) -> None:
    folder = kingsroad_home / "state" / "games"
    folder.mkdir(parents=True)
    (folder / "broken.json").write_text('{"format": "kingsroad-game"')
    async with running(size=(120, 36), notifications=True) as (app, pilot):
        await settle(pilot)
        await pilot.pause(0.3)
        assert "could not be read" in text_of(app)
    assert (folder / "broken.json.damaged").exists()


def everything_shown(app: KingsRoad) -> str:
    """What a person sees, the screens behind a translucent one as well."""
    svg = app.export_screenshot(simplify=True)
    return " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg)).replace("&#160;", " ")


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36), (60, 20)], (80, 24)))
async def test_the_curtain_shows_the_table_and_nothing_of_what_was_chosen(
    size: tuple[int, int],
) -> None:
    """Map and scores stay, where there is room; other cards chosen leave the same picture."""
    seen: list[list[str]] = []
    game = random_game(3, 3).take_back(6)
    for codes in (("123", "456", "781"), ("87K", "W58", "54K")):
        async with running(size=size) as (app, pilot):
            await begin(pilot, PERSON, PERSON, PERSON, game=game)
            shown = []
            for code in codes:
                await press(pilot, "enter", *code, "right", "enter")
                assert isinstance(app.screen, CurtainScreen)
                shown.append(everything_shown(app))
            seen.append(shown)
    assert seen[0] == seen[1]
    for said in seen[0]:
        assert "Wizard's Tower" in html.unescape(said) or size == (60, 20)
        assert all(f"{score}" in said for score in game.position.scores)
        assert "Choose three cards" not in said and "Play them" not in said
    assert "to choose" not in seen[0][-1] or size == (60, 20)


async def test_a_key_that_means_nothing_says_what_the_cards_are() -> None:
    async with running() as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        for key in ("9", "0", "number_sign", "j"):
            await tap(pilot, "6", key)
            assert "No such card: type 1 to 8, K, D or W" in text_of(app), key
            assert screen.choosing.builder is not None and screen.choosing.builder.cards, "kept"
            await tap(pilot, "backspace")
            assert "No such card" not in text_of(app)
