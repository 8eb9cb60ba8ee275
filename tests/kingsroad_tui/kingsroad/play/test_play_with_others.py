"""Hints, warnings, assumptions, programs at the table, and mistakes in the form of a new game."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from textual.widgets import Input, OptionList, Select, Static

from advisor.messages.advice import Candidate
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.choices import find_candidate
from advisor.messages.protocol import Advice, AdviseRequest
from advisor.messages.verdicts import Goal
from kingsroad.cards import Card, Selection
from kingsroad.games import Game
from kingsroad.legal import legal_selections
from kingsroad.records import GameData
from kingsroad_tui.hints.pages import Page
from kingsroad_tui.kingsroad.hints.hints import region_sentence, regions_to_look_at
from kingsroad_tui.kingsroad.hints.pane import HintPane
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.hints.worth import worth_comparing
from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
from kingsroad_tui.kingsroad.library.saves import write_table
from kingsroad_tui.kingsroad.play.doubt import DoubtDialog
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.narration import how_to_go_on
from kingsroad_tui.kingsroad.play.outcome_words import ranking_rows
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.story_panel import StoryPanel
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.play.table_view import TableView
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.settings.stored import AppSettings
from tabletop.words.voice import phrase
from tests.support.app.acting import (
    QuickSolver,
    begin,
    begin_reveal,
    make_app,
    play_screen,
    press,
    running,
    settle,
    tap,
    text_at,
    text_of,
    to_game,
    until,
    visit,
    work_done,
)
from tests.support.builders import position
from tests.support.keys import play_key
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver, sample_advice
from tests.support.seats import COMPUTER, NAMES, PERSON
from tests.support.soak import sampled


def advice_of(pane: HintPane) -> Advice:
    assert pane.advice is not None
    return pane.advice


def costly_candidate(advice: Advice, loss: float) -> Candidate:
    """A candidate that loses more than this, and that its cards stand for."""
    return next(
        candidate
        for candidate in advice.candidates
        if candidate.loss > loss
        and "k" not in candidate.selection
        and find_candidate(advice.candidates, Selection.of(candidate.selection)) == candidate
    )


def test_every_goal_has_a_head_for_its_values_that_is_a_word_and_fits() -> None:
    heads = [phrase(f"kingsroad-hint-column-{goal}") for goal in Goal]
    assert all(head.isalpha() and len(head) <= 5 for head in heads)


async def test_hints_go_a_page_further_with_every_press() -> None:
    """Three counted pages and no theory: three presses from nothing to the list."""
    async with running(make_app(StudySolver()), (120, 36)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        await settle(pilot)
        assert "Look at" not in text_of(app)
        said = ["Look at", "Best choice", "costs"]
        for page, words in enumerate(said, start=1):
            await press(pilot, "h")
            assert screen.hints.page == page
            text = text_at(app, screen.hints)
            assert words in text and f"Hint {page}/3" in text
            assert not any(later in text for later in said[page:])
            assert "Mixed strategy" not in text and "Advice for winning" not in text
        assert screen.query_one(Kingdom).hint
        await press(pilot, "h")
        assert not screen.hints.page
        assert screen.query_one(Kingdom).hint == ()
        assert "Look at" not in text_of(app)


async def test_the_theory_has_a_key_of_its_own() -> None:
    async with running(make_app(StudySolver()), (120, 36)) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        await press(pilot, "h")
        for key in ("x", "e"):
            await press(pilot, key)
            text = text_at(app, screen.hints)
            assert "For experts 1/" in text and "Mixed strategy" in text
            await press(pilot, key)
            assert "Hint 1/3" in text_at(app, screen.hints)


async def test_esc_closes_the_hint_before_it_drops_cards() -> None:
    """The footer says so while a hint is open."""
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        await press(pilot, "6", "h")
        assert "Close hint" in text_of(app)
        await press(pilot, "escape")
        assert not screen.has_class("advising") and "Close hint" not in text_of(app)
        assert screen.choosing.builder is not None and screen.choosing.builder.cards
        await tap(pilot, "escape")
        assert not screen.choosing.builder.cards


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
async def test_where_the_map_is_covered_the_hint_says_so(size: tuple[int, int]) -> None:
    """In place of what the map shows."""
    async with running(make_app(StudySolver()), size) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        await press(pilot, "h")
        text = " ".join(text_at(app, screen.hints).split())
        covered = not screen.query_one(Kingdom).display or not screen.query_one(Kingdom).size.width
        assert ("covers the map" in text) == covered == (size[0] == 60)
        assert ("The map shows where" in text) != covered


async def test_hints_at_once_are_seen_also_where_they_take_the_history_s_place() -> None:
    app = make_app(StudySolver())
    app.settings = AppSettings(hint_step=2, glyphs="ascii")
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(pilot, PERSON, COMPUTER)
        await settle(pilot)
        assert "Best choice" in text_of(app)
        assert text_of(app).isascii()
        await press(pilot, "s")
        assert text_of(app).isascii()


async def test_a_hint_closes_with_the_choice() -> None:
    """The next round begins without it; one press brings its first page."""
    async with running(make_app(StudySolver())) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        await settle(pilot)
        await press(pilot, "h")
        await press(pilot, "h")
        assert "Best choice" in text_of(app)
        cards = next(s for s in legal_selections(screen.table.hand(0)) if not s.has_witch).cards
        await press(pilot, *(card.value for card in cards), "enter")
        while app.screen is screen and screen.story.telling:
            await press(pilot, "escape")
        assert screen.table.position.round == 2
        assert not screen.hints.page and not screen.has_class("advising")
        await press(pilot, "h")
        assert screen.hints.page == 1


async def test_a_hint_closes_at_the_curtain() -> None:
    """With two people at one terminal neither finds the other's hint, nor their own of before."""
    async with running(make_app(StudySolver())) as (_, pilot):
        screen = await begin(pilot, PERSON, PERSON)
        await press(pilot, "enter", "h")
        assert screen.hints.page == 1
        await press(pilot, "1", "2", "3", "enter")
        await press(pilot, "enter")
        assert not screen.hints.page and not screen.has_class("advising")


async def test_a_page_of_a_hint_is_all_new_below_the_heading() -> None:
    """Three, also at 80 columns; the heading is on each, no line on two."""
    async with running(make_app(StudySolver())) as (_, pilot):
        computers = [COMPUTER] * 4
        screen = await begin(pilot, PERSON, *computers)
        pages: list[list[str]] = []
        await press(pilot, "h")
        while screen.hints.page:
            pages.append([line.plain for line in screen.hints.lines()])
            assert len(pages[-1]) <= screen.hints.size.height
            await press(pilot, "h")
        assert len(pages) == 3
        for number, (heading, *rest) in enumerate(pages, start=1):
            assert f"Hint {number}/3" in heading and rest


async def test_a_game_without_hints_has_none() -> None:
    solver = StudySolver()
    async with running(make_app(solver)) as (_, pilot):
        await visit(pilot, to_game(Game(NAMES[:2]), Setup((PERSON, Seat(colour=1)), hints=False)))
        await press(pilot, "enter", "h", "a")
        assert not [asked for asked in solver.asked if isinstance(asked, AdviseRequest)]


async def test_an_assumption_takes_four_keys_and_is_asked_for() -> None:
    solver = StudySolver()
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        await begin(pilot, PERSON, COMPUTER, COMPUTER)
        await tap(pilot, "a")
        assert isinstance(app.screen, OpponentsDialog)
        await tap(pilot, "enter")
        await press(pilot, "down", "down", "enter")
        request = next(r for r in reversed(solver.asked) if isinstance(r, AdviseRequest))
        assert request.settings.assumptions == ["Baron: plays 2"]
        pane = app.screen.query_one(HintPane)
        for _ in range(2):
            assert "if Baron plays 2" in text_at(app, pane)
            await press(pilot, "h")
        await tap(pilot, "a")
        await tap(pilot, "enter")
        choices = app.screen.query_one("#choices", OptionList)
        assert choices.highlighted == 2, "the assumption in force"


async def test_an_assumption_shows_the_advice_before_and_after() -> None:
    async with running(make_app(StudySolver()), (120, 36)) as (app, pilot):
        await begin(pilot, PERSON, COMPUTER, COMPUTER)
        await press(pilot, "h")
        await tap(pilot, "a")
        await tap(pilot, "enter")
        await press(pilot, "2")
        assert "Hint 2/3 if Baron plays 2" in text_at(app, app.screen.query_one(HintPane))
        text = text_at(app, app.screen.query_one(HintPane))
        assert "If Baron plays 2 Dragon's Lair, the best choice stays the same: " in text


async def test_cards_are_judged_while_they_are_chosen() -> None:
    """In the line above the hand, once it has been told what to play; not on the pages."""
    async with running(make_app(StudySolver()), (120, 36)) as (_, pilot):
        screen = await begin(pilot, PERSON, COMPUTER)
        await press(pilot, "h")
        now = screen.choosing.now

        def said() -> str:
            return " ".join(str(now.render()).split())

        await tap(pilot, "6")
        assert "With 6, best add " not in said()
        await press(pilot, "h")
        assert "With 6, best add " in said()
        await tap(pilot, "backspace", "K")
        assert "With the Knight, best add " in said(), "the Knight falls into place"
        await pilot.press("backspace", "6")
        await tap(pilot, "4", "K")
        assert "You would win " in said()
        assert "You would win " not in str(screen.hints.query_one("#text").render())
        await tap(pilot, "escape", "escape")
        assert "You would win" not in said()


async def test_the_line_above_the_hand_says_what_the_hint_says() -> None:
    """Without a hint only how the region stands; with one what a marker there is worth."""
    game = Game(NAMES[:2], start=position(2, 6, markers={6: (0, 1)}))
    async with running(make_app(StudySolver()), (120, 36)) as (_, pilot):
        screen = await begin(pilot, PERSON, COMPUTER, game=game)
        await settle(pilot)
        now = screen.choosing.now
        screen.choosing.explain(None)
        before = " ".join(now.aim)
        assert "alone in 1st" not in before
        await press(pilot, "h")
        advice = screen.hints.settled
        assert advice is not None
        told = region_sentence(advice, screen.table.game.board, 6)
        screen.choosing.explain(Card("6"))
        assert any(told in form for form in now.looked_at)
        await press(pilot, "escape")
        screen.choosing.explain(Card("6"))
        assert not any(told in form for form in now.looked_at)


async def test_a_bad_selection_is_questioned_if_one_likes() -> None:
    async with running(make_app(StudySolver())) as (app, pilot):
        app.use_settings(AppSettings(warn=True, speed="by hand"))
        screen = await begin(pilot, PERSON, COMPUTER)
        await settle(pilot)
        advice = advice_of(screen.query_one(HintPane))
        bad = costly_candidate(advice, 0.1)
        await tap(pilot, *bad.selection, "enter")
        assert isinstance(app.screen, DoubtDialog)
        await tap(pilot, "n")
        assert screen.table.waiting == (0,) and not screen.hints.page
        await tap(pilot, "enter", "h")
        assert screen.is_current and screen.hints.page is Page.CHOICE
        assert "Best choice: " in text_of(app)
        assert screen.table.waiting == (0,), "it was not played"
        await tap(pilot, "enter")
        assert await pilot.click("#other")
        assert screen.is_current and not screen.table.game.rounds
        await tap(pilot, "enter")
        await press(pilot, "y")
        assert screen.table.game.rounds or screen.table.game.pending


async def test_nobody_is_questioned_at_a_keyboard_that_several_share() -> None:
    """It is one person's setting, and what it says of a choice is not for all at the table."""
    async with running(make_app(StudySolver())) as (app, pilot):
        app.use_settings(AppSettings(warn=True, speed="off"))
        screen = await begin(pilot, PERSON, PERSON)
        await press(pilot, "enter")
        await settle(pilot)
        screen.hints.ask(screen.table, 0)
        await settle(pilot)
        bad = costly_candidate(advice_of(screen.hints), 0.1)
        await tap(pilot, *bad.selection, "enter")
        await settle(pilot)
        assert not isinstance(app.screen, DoubtDialog)
        assert screen.keyboard.chosen == (0,)


async def test_the_coach_says_after_each_round_what_it_cost_if_one_likes() -> None:
    """A line above the hand until a card is chosen; nothing of it after undo, or when it is off."""
    app = make_app(StudySolver())
    no_witch = Game(NAMES[:2], start=position(2, 1, witch=(False, False)))
    async with app.run_test(size=(80, 24)) as pilot:
        app.use_settings(AppSettings(verdict=True, speed="off"))
        screen = await begin(pilot, PERSON, COMPUTER, game=no_witch)
        await settle(pilot)
        assert "Last round" not in text_of(app)
        costly = costly_candidate(advice_of(screen.hints), 0.2)
        await press(pilot, *costly.selection, "enter")
        said = " ".join(text_of(app).split())
        assert "Last round: a blunder, which cost " in said and " of your chance to win." in said
        assert "Better: 7 Altar, 4 Hills, Knight." in said
        assert "Good luck: +" in said
        await tap(pilot, "6")
        assert "Last round" not in text_of(app)
        await press(pilot, "escape", *advice_of(screen.hints).candidates[0].selection, "enter")
        said = " ".join(text_of(app).split())
        assert "Last round: no choice was better than yours. Luck changed nothing." in said
        await press(pilot, "u", "y")
        assert "Last round" not in text_of(app)
        app.use_settings(AppSettings(speed="off"))
        await press(pilot, "1", "6", "4", "enter")
        assert "Last round" not in text_of(app)


async def test_the_coach_speaks_as_the_round_ends() -> None:
    """On the last frame of the reveal, before the next round has begun; only where it is wanted."""
    app = make_app(StudySolver())
    no_witch = Game(NAMES[:2], start=position(2, 1, witch=(False, False)))
    async with app.run_test(size=(80, 24)) as pilot:
        app.use_settings(AppSettings(verdict=True, speed="by hand"))
        screen = await begin(pilot, PERSON, COMPUTER, game=no_witch)
        await settle(pilot)
        costly = costly_candidate(advice_of(screen.hints), 0.2)
        await tap(pilot, *costly.selection, "enter")
        await until(pilot, lambda: screen.story.telling)
        for _ in range(100):
            cursor = screen.story.cursor
            assert cursor is not None
            if cursor.frame is cursor.frames[-1]:
                break
            assert "Your choice:" not in text_of(app)
            await tap(pilot, "enter")
        await pilot.pause()
        said = " ".join(text_of(app).split())
        assert "Your choice: a blunder, which cost " in said
        assert screen.story.telling and len(screen.table.game.rounds) == 1
        assert "Last round" not in said


def test_the_candidates_shown_hold_the_one_drawn() -> None:
    request = AdviseRequest(id=1, game=GameData.of(Game(NAMES[:3])), player=0)
    advice = sample_advice(request)
    shown = worth_comparing(advice)
    assert advice.recommended in [candidate.selection for candidate in shown]
    assert len(shown) <= 5
    drawn = find_candidate(advice.candidates, Selection.of(advice.recommended))
    assert drawn is not None and drawn in shown


async def test_a_mistake_is_shown_at_its_field() -> None:
    async with running() as (app, pilot):
        await tap(pilot, "n")
        seed = app.screen.query_one("#seed", Input)
        for field, text, shown, words in (
            ("name-1", "regent", "seat-1-error", "Seat 1 has the same name."),
            ("name-0", " ", "seat-0-error", "The name is blank."),
            ("name-2", "x" * 41, "seat-2-error", "longer than 40"),
            ("board", "/no/such/board.toml", "board-error", "No such file"),
            ("seed", "-3", "seed-error", "A seed is a number"),
        ):
            typed = app.screen.query_one(f"#{field}", Input)
            before, typed.value = typed.value, text
            await pilot.press("ctrl+g")
            await work_done(app)
            await pilot.pause()
            assert isinstance(app.screen, NewGameScreen)
            assert app.screen.query_one(f"#{shown}", Static).display
            assert words in text_of(app)
            seed.value = f"7{seed.value.strip('-')}"
            await pilot.pause()
            assert words not in text_of(app), "a mistake is not shown any longer than it is one"
            if typed is not seed:
                typed.value = before


async def test_two_players_cannot_have_one_colour_nor_a_program_that_is_not_there() -> None:
    async with running() as (app, pilot):
        await tap(pilot, "n")
        app.screen.query_one("#colour-1", Select).value = 0
        await tap(pilot, "ctrl+g")
        assert "Somebody else already has that colour" in text_of(app)
        app.screen.query_one("#colour-1", Select).value = 1
        await pilot.press("f2")
        app.screen.query_one("#kind-2", Select).value = "program"
        await pilot.pause()
        app.screen.query_one("#cmd-2", Input).value = "no-such-program-here"
        await tap(pilot, "ctrl+g")
        assert "There is no program" in text_of(app)


@pytest.mark.parametrize(
    ("command", "why"),
    [("cmd: true", "The program ended without an answer."), ("cat", "The answer cannot be read")],
)
async def test_a_program_that_cannot_play_is_told_before_the_game(command: str, why: str) -> None:
    """It is started and asked once; the form stays open, with the reason at its field."""
    async with running() as (app, pilot):
        await tap(pilot, "n")
        await pilot.press("f2")
        app.screen.query_one("#kind-2", Select).value = "program"
        await pilot.pause()
        app.screen.query_one("#cmd-2", Input).value = command
        await tap(pilot, "ctrl+g")
        await until(pilot, lambda: why in text_of(app))
        assert app.focused is app.screen.query_one("#cmd-2")


async def test_one_key_makes_everybody_a_person_and_back() -> None:
    async with running() as (app, pilot):
        await press(pilot, "n", "ctrl+t")
        kinds = [app.screen.query_one(f"#kind-{seat}", Select).value for seat in range(5)]
        assert kinds[:3] == ["person"] * 3 and "person" not in kinds[3:]
        assert app.focused is app.screen.query_one("#name-0")
        await press(pilot, *"Ann", "ctrl+g")
        screen = next(s for s in app.screen_stack if isinstance(s, PlayScreen))
        assert screen.table.setup.people == (0, 1, 2) and screen.table.game.players[0] == "Ann"
        await press(pilot, "q", "n")
        await press(pilot, "ctrl+t")
        kinds = [app.screen.query_one(f"#kind-{seat}", Select).value for seat in range(3)]
        assert kinds[0] == "person" and "person" not in kinds[1:]


def test_the_hint_points_where_the_recommended_selection_places() -> None:
    request = AdviseRequest(id=1, game=GameData.of(Game(NAMES[:3])), player=0)
    advice = sample_advice(request)
    others = [msgspec.structs.replace(c, loss=0.5) for c in advice.candidates]
    for word, regions in {"85K": (5, 8), "57D": (5, 7), "W57": (), "8": (8,)}.items():
        best = msgspec.structs.replace(advice.candidates[0], selection=list(word), loss=0.0)
        told = msgspec.structs.replace(
            advice, recommended=list(word), candidates=[best, *others], final=True
        )
        assert regions_to_look_at(told) == regions


async def test_who_forfeits_stays_last_and_the_reason_is_told(tmp_path: Path) -> None:
    """The file knows it too, so that a game taken up again does."""
    why = "an illegal selection"
    seats = (Seat(), Seat(SeatKind.PROGRAM, program="player", colour=1))
    game = random_game(2, 3)
    loser = game.position.winners[0]
    setup = Setup(seats if loser == 1 else seats[::-1]).with_forfeits({loser: why})
    path = tmp_path / "game.json"
    write_table(path, game, setup)
    async with running(size=(80, 40)) as (app, pilot):
        app.push_screen(EndScreen(Table(game, setup)))
        await settle(pilot)
        text = text_of(app)
    assert f"{game.players[loser]} forfeited: {why}." in text
    assert "You win with" in text
    assert [row.seat for row in ranking_rows(game, setup.forfeited)] == [1 - loser, loser]
    assert b'"forfeit":"an illegal selection"' in path.read_bytes()
    assert setup.afresh().forfeited == {}


async def test_leaving_while_computers_choose_is_no_crash() -> None:
    """Their choice may come when the app is ending and its screens are empty already."""

    class Late(QuickSolver):
        async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
            app.exit()
            await play_screen(app).query_one(TableView).remove()
            async for answer in super().ask(request):
                yield answer

    async with running(make_app(Late())) as (app, pilot):
        await begin(pilot, PERSON, COMPUTER)
    assert app.return_code in {None, 0}


async def test_a_long_step_is_read_to_its_end_before_the_next_one() -> None:
    """Five players at 60 by 20: Enter first shows what is still out of sight."""
    async with running(size=(60, 20)) as (app, pilot):
        game = Game(tuple(letter * 40 for letter in "abcde"))
        screen = await begin(pilot, PERSON, *[COMPUTER] * 4, game=game)
        await settle(pilot)
        app.use_settings(AppSettings(speed="by hand"))
        await begin_reveal(pilot, screen, random_game(5, 3).reports[0])
        story, page = screen.story, screen.story.page
        while page.max_scroll_y == 0:
            await tap(pilot, "enter")
        step = step_of(story)
        await tap(pilot, "enter")
        assert step_of(story) == step and page.scroll_offset.y > 0
        while page.scroll_offset.y < page.max_scroll_y:
            await tap(pilot, "enter")
        assert step_of(story) == step
        await tap(pilot, "enter")
        assert not story.telling or step_of(story) == step + 1


@pytest.mark.parametrize("size", sampled([(60, 20), (80, 24), (100, 30), (120, 36)], (60, 20)))
async def test_a_reveal_that_waits_says_so_below_its_sentences(size: tuple[int, int]) -> None:
    """Not only in the title row, which nobody looks at then; and it hides no sentence."""
    async with running(size=size) as (app, pilot):
        screen = await begin(pilot, PERSON, COMPUTER, COMPUTER)
        await settle(pilot)
        app.use_settings(AppSettings(speed="by hand"))
        await begin_reveal(pilot, screen, random_game(3, 3).reports[0])
        story = screen.story
        while story.telling:
            assert story.page.max_scroll_y == 0
            assert text_at(app, story).endswith(how_to_go_on(play_key))
            await tap(pilot, "enter")


def step_of(story: StoryPanel) -> int:
    assert story.cursor is not None
    return story.cursor.frame.step


async def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.json"
    os.mkfifo(pipe)
    async with running() as (app, pilot):
        await tap(pilot, "o")
        app.screen.query_one("#file", Input).value = str(pipe)
        await tap(pilot, "enter")
        assert "is not a regular file" in " ".join(text_of(app).split())
