"""The analysis screen by keys and mouse: moving, mistakes, other answers, trying, playing on."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from textual.pilot import Pilot

from advisor.messages.choices import find_candidate
from advisor.messages.protocol import AdviseRequest, ReviewRequest
from advisor.messages.review import mistakes
from advisor.messages.verdicts import BeliefKind, Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.records import read_game, write_game
from kingsroad_tui.kingsroad.editor.screen import EditorScreen
from kingsroad_tui.kingsroad.follow.screen import RecordTableScreen
from kingsroad_tui.kingsroad.hints.aims import aim_remark, aims_to_choose
from kingsroad_tui.kingsroad.hints.reasons import SeatContext
from kingsroad_tui.kingsroad.hints.worse import worse_sentences
from kingsroad_tui.kingsroad.home.screen import HomeScreen
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.game_log import round_entry
from kingsroad_tui.kingsroad.play.kingdom import Kingdom
from kingsroad_tui.kingsroad.play.round_line import round_lines
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.review.analysis_view import ChanceChart
from kingsroad_tui.kingsroad.review.choice_again import TryAgainScreen
from kingsroad_tui.kingsroad.review.choice_pane import ChoicePane
from kingsroad_tui.kingsroad.review.own_mistakes import is_good, to_learn
from kingsroad_tui.kingsroad.review.own_mistakes_screen import OwnMistakesScreen
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.kingsroad.review.turning import not_judged_yet
from kingsroad_tui.kingsroad.review.words import (
    as_judged,
    chart_heading,
)
from kingsroad_tui.kingsroad.words.game import column_words, winner_sentence
from kingsroad_tui.widgets.plain import PlainOptionList
from kingsroad_tui.words.figures import percents, signs_legend
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase
from tests.support.app.acting import begin, make_app, press, running, settle, text_of, to_analysis
from tests.support.app.analysing import analysing, open_analysis
from tests.support.legal import random_game
from tests.support.sample_advice import StudySolver, WitchSolver
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of
from tests.support.soak import sampled


@asynccontextmanager
async def analysis_of(
    game: Game, record: Path | None = None, solver: StudySolver | None = None, **how: Any
) -> AsyncIterator[tuple[Pilot[None], AnalysisScreen]]:
    """The analysis of a game, a finished one at its first choice; ``how`` as for `analysing`."""
    async with analysing(to_analysis(game, record=record), solver, **how) as (pilot, screen):
        if game.finished:
            await press(pilot, "home")
        yield pilot, screen


async def test_the_map_rewinds_and_every_moment_is_asked_about() -> None:
    game = random_game(3, 5)
    solver = StudySolver()
    async with analysis_of(game, solver=solver, size=(120, 36)) as (pilot, screen):
        kingdom = screen.query_one(Kingdom)
        assert kingdom.position == game.first
        await press(pilot, "right", "right")
        assert kingdom.position == screen.cursor.position
        assert kingdom.heat is None
        await press(pilot, "o")
        assert any(screen.query_one(Kingdom).heat or ())
        await press(pilot, "end")
        assert kingdom.position == game.position
        assert f"Final scoring: {game.players[0]} " in text_of(pilot.app)
        await press(pilot, "home")
        assert kingdom.position == game.first
        asked = [r for r in solver.asked if isinstance(r, AdviseRequest)]
        assert {len(r.game.rounds) for r in asked} >= {0, 1}
        assert sum(isinstance(r, ReviewRequest) for r in solver.asked) == 1


async def test_nothing_unseen_is_asked_or_shown() -> None:
    """The cards behind a Witch stay unknown: not on the screen, not in any request."""
    game = Game(("Ann", "Bob")).play(
        (Selection.parse("W12"), Selection.parse("87K")), (Selection.parse("345"), None)
    )
    solver = StudySolver()
    async with analysis_of(game, solver=solver, size=(120, 36)) as (pilot, _):
        await press(pilot, "home")
        assert "W12" not in text_of(pilot.app).split("costs")[0]
        for request in solver.asked:
            assert isinstance(request, AdviseRequest | ReviewRequest)
            for played in request.game.rounds:
                assert played.selections[0] == ["W"]
            if request.game.pending:
                assert request.game.pending.selections[0] == ["W"]


async def test_the_witch_is_kept_where_another_choice_is_as_good() -> None:
    """In words and on the map, as in the hints of a game."""
    game = random_game(3, 5, rounds=2)
    async with analysis_of(game, solver=WitchSolver(), size=(120, 36)) as (pilot, screen):
        await press(pilot, "end")
        assert "Best choice: the Witch" not in text_of(pilot.app)
        assert "Best choice: " in text_of(pilot.app)
        best = screen.query_one(Kingdom).best
        assert best is not None and any(best[1]), "the Witch alone would place nothing"


async def test_mistakes_are_walked_and_listed() -> None:
    game = random_game(3, 5)
    found = mistakes(sample_review(game).rounds)
    async with analysis_of(game, size=(120, 36)) as (pilot, screen):
        await press(pilot, "n")
        step = screen.cursor.step_review(screen.review_job.rounds)
        assert step is not None
        assert any(mistake.choice in step.choices for mistake in found)
        at = screen.cursor.at
        await press(pilot, "n")
        assert screen.cursor.at > at
        await press(pilot, "p")
        assert screen.cursor.at == at
        listed = screen.query_one("#mistakes")
        listed.focus()
        await press(pilot, "home", "enter")
        at = screen.cursor.at
        assert at == screen.cursor.at_mistake(found[0]).at
        words = " ".join(text_of(pilot.app).split())
        assert percent(found[0].choice.loss) in words
        await press(pilot, "left")
        assert screen.cursor.at == at - 1


async def test_belief_goal_player_and_assumptions_change_the_question() -> None:
    game = random_game(3, 5, rounds=3)
    solver = StudySolver()
    async with analysis_of(game, solver=solver) as (pilot, screen):
        assert screen.cursor.position == game.position

        def last() -> AdviseRequest:
            return [r for r in solver.asked if isinstance(r, AdviseRequest)][-1]

        before = last()
        assert (before.settings.belief, before.settings.goal) == (BeliefKind.HIERARCHY, Goal.WIN)
        await press(pilot, "b")
        assert last().settings.belief is not before.settings.belief
        await press(pilot, "g")
        assert last().settings.goal is not before.settings.goal
        await press(pilot, "tab")
        assert last().player != before.player
        await press(pilot, "a")
        await press(pilot, "enter")
        await press(pilot, "6")
        assert len(last().settings.assumptions) == 1
        name, claim = last().settings.assumptions[0].split(": ")
        pane = screen.query_one(ChoicePane)
        assert f"if {name} {claim}" in str(pane.query_one("#text").render())


async def test_beside_leads_no_chance_to_win_stands_in_a_bar() -> None:
    """By another aim the chances are others', too: the chart says so, and the bar is left out."""
    in_bar = re.compile(r"A \d+% +B \d+%")
    async with analysis_of(random_game(3, 5), size=(120, 36)) as (pilot, screen):
        shown = text_of(pilot.app)
        assert in_bar.search(shown) and chart_heading(Goal.WIN) in shown
        await press(pilot, "g")
        assert screen.reviews.goal is Goal.MARGIN
        shown = text_of(pilot.app)
        assert not in_bar.search(shown) and chart_heading(Goal.MARGIN) in shown


async def test_a_position_alone_has_no_mistakes_to_go_through() -> None:
    game = random_game(2, 6, rounds=3)
    position = Game(game.players, start=game.position)
    async with analysis_of(position, size=(120, 36)) as (pilot, _):
        shown = text_of(pilot.app)
        assert f"Round {position.first.round} " in shown.splitlines()[0]
        assert " of " not in shown.splitlines()[0]
        footer = shown.splitlines()[-1]
        assert "Mistake" not in footer and "mistake" not in footer and "Try" in footer
        await press(pilot, "n", "m", "k")
        assert isinstance(pilot.app.screen, AnalysisScreen)


async def test_another_aim_or_belief_has_the_whole_game_judged_anew() -> None:
    """Everything on the screen is by the same settings: review, chart, verdict, advice."""
    game = random_game(3, 5)
    solver = StudySolver()
    async with analysis_of(game, solver=solver, size=(120, 36)) as (pilot, screen):
        await press(pilot, "right")
        for keys in ("g", "b", "g"):
            await press(pilot, keys)
            asked = [r for r in solver.asked if isinstance(r, AdviseRequest)][-1].settings
            review = screen.review_job.review
            assert review is not None
            assert (review.settings.goal, review.settings.belief) == (asked.goal, asked.belief)
            text = " ".join(text_of(pilot.app).split())
            assert aim_remark(asked.goal, asked.belief) in text
            assert asked.goal is Goal.POINTS or aims_to_choose() in text, "it fits"
            choice = screen.cursor.step_review(screen.review_job.rounds)
            assert choice is not None
        judged = sum(isinstance(r, ReviewRequest) for r in solver.asked)
        await press(pilot, "g", "g", "g")
        more = sum(isinstance(r, ReviewRequest) for r in solver.asked) - judged
        assert more <= 1, "what was judged once is not judged again"


async def test_where_there_is_no_room_the_aim_stands_alone() -> None:
    async with analysis_of(random_game(3, 5), size=(80, 24)) as (pilot, screen):
        await press(pilot, "b")
        status = text_of(pilot.app).splitlines()[0]
        by = screen.reviews
        assert aim_remark(by.goal, by.belief) in status and aims_to_choose() not in status


async def test_details_are_shown_when_asked_for() -> None:
    async with analysis_of(random_game(2, 5, rounds=2), size=(120, 36)) as (pilot, _):
        assert "NashConv" not in text_of(pilot.app)
        await press(pilot, "d")
        await press(pilot, "end")
        pane = pilot.app.screen.query_one(ChoicePane)
        assert "NashConv" in str(pane.query_one("#text").render())


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36), (100, 30)], (80, 24)))
async def test_details_come_into_view_and_go_again(size: tuple[int, int]) -> None:
    async with analysis_of(random_game(3, 5, rounds=2), size=size) as (pilot, screen):
        before, read_from = text_of(pilot.app), screen.pane.scroll_y
        await press(pilot, "d")
        assert text_of(pilot.app) != before
        shown = " ".join(text_of(pilot.app).split())
        assert "NashConv" in shown or "equilibrium" in shown
        await press(pilot, "d")
        assert screen.pane.scroll_y == read_from
        assert text_of(pilot.app) == before


async def test_trying_again_on_the_board_with_the_answer_kept_back() -> None:
    """The cards are chosen as in a game; a good choice leads back, with what it is worth."""
    game = random_game(2, 5, rounds=2)
    async with analysis_of(game) as (pilot, screen):
        await press(pilot, "left")
        advice = screen.pane.advice
        assert advice is not None
        await press(pilot, "r")
        trying = pilot.app.screen
        assert isinstance(trying, TryAgainScreen)
        assert f"What would you play as {screen.names[screen._seat]}?" in text_of(pilot.app)
        assert trying.query_one(Kingdom).position == screen.cursor.position
        assert "Best choice" not in text_of(pilot.app)
        assert trying.query_one(Kingdom).preview == (screen._seat, (0,) * 8)
        worst, best = advice.candidates[-1].selection, advice.candidates[0].selection
        await press(pilot, *worst, "enter")
        assert "Not yet." in text_of(pilot.app) and "Esc drops" in text_of(pilot.app)
        assert "with one marker in" not in " ".join(text_of(pilot.app).split())
        await press(pilot, "escape", *best)
        assert "You get " in text_of(pilot.app), "nobody else has to choose any more"
        await press(pilot, "enter")
        answer = " ".join(text_of(pilot.app).split())
        assert "Solved at try 2!" in answer and "That is the best choice" in answer
        await press(pilot, "enter")
        assert pilot.app.screen is screen and screen.cursor.at
        assert "That is the best choice" in str(screen.pane.query_one("#text").render())


async def test_what_was_played_stands_below_the_best_choice_and_hears_why_it_is_worse() -> None:
    async with analysis_of(random_game(3, 5), size=(120, 36)) as (pilot, screen):
        explained = 0
        for _ in range(4):
            await press(pilot, "n")
            advice, step = screen.pane.advice, screen.cursor.step_review(screen.reviewed)
            assert advice is not None and step is not None
            lines = str(screen.pane.query_one("#text").render()).splitlines()
            head = next(
                at
                for at, line in enumerate(lines)
                if line.startswith(phrase("kingsroad-review-played-legend"))
            )
            listed = lines[head + 1 : head + 8]
            assert any(line.startswith(">") for line in listed)
            costs = [float(c) for line in listed for c in re.findall(r" (\d+)%\s+\d+–", line)]
            assert costs == sorted(costs), "the better before the worse"
            seat = screen._seat
            table = SeatContext(screen.cursor.position, screen.pane.names, seat)
            choice = step.choice(seat)
            assert choice is not None
            told = as_judged(advice, choice)
            why = worse_sentences(told, screen.cursor.chosen[seat], table)
            assert all(sentence in lines for sentence in why)
            explained += len(why)
        assert explained


async def test_nothing_tried_leaves_the_analysis_as_it_was() -> None:
    async with analysis_of(random_game(2, 5, rounds=2)) as (pilot, screen):
        await press(pilot, "left")
        before = text_of(pilot.app)
        await press(pilot, "r", "1", "q")
        assert text_of(pilot.app) == before and len(screen.branches.branches) == 1


async def test_play_on_edit_code_and_report(kingsroad_home: Path) -> None:
    game = random_game(2, 5)
    async with analysis_of(game) as (pilot, screen):
        await press(pilot, "right", "e")
        editor = pilot.app.screen
        assert isinstance(editor, EditorScreen)
        assert editor.draft.position == screen.cursor.game_then.position
        await press(pilot, "escape")
        await press(pilot, "w")
        pages = list(kingsroad_home.rglob("*.html"))
        assert len(pages) == 1 and "<svg" in pages[0].read_text()
        await press(pilot, "w")
        assert list(kingsroad_home.rglob("*.html")) == pages  # it is the same page
        pages[0].write_text("another game's")
        await press(pilot, "w")
        assert pages[0].read_text() == "another game's"
        other = pages[0].with_stem(f"{pages[0].stem}-2")
        assert "<svg" in other.read_text() and other.name in text_of(pilot.app)
        assert other.stat().st_mode & 0o077 == 0
        await press(pilot, "end", "enter", "r")
        assert screen.is_active and not screen.active_bindings.keys() & {"r", "enter", "a"}
        await press(pilot, "home", "enter")
        play = pilot.app.screen
        assert isinstance(play, PlayScreen)
        assert play.table.game.position == game.first
        assert text_of(pilot.app).splitlines()[0].startswith(" Played on: round 1 ")


async def test_the_analysis_is_kept_beside_the_record_and_shown_at_once(tmp_path: Path) -> None:
    game = random_game(2, 5)
    record = tmp_path / "game.json"
    write_game(record, game)
    for reviews in (1, 0):
        solver = StudySolver()
        async with analysis_of(game, record, solver=solver) as (_, screen):
            assert screen.review_job.review is not None and screen.review_job.review.complete
            assert sum(isinstance(r, ReviewRequest) for r in solver.asked) == reviews


async def test_a_running_game_can_be_followed_from_its_analysis(tmp_path: Path) -> None:
    game = random_game(2, 5, rounds=2)
    record = tmp_path / "game.json"
    async with analysis_of(game, record) as (pilot, _):
        await press(pilot, "f")
        screen = pilot.app.screen
        assert isinstance(screen, RecordTableScreen)
        assert screen.game == game.as_public()
        await press(pilot, "1", "2", "3", "enter", "4", "5", "6", "enter")
        assert len(read_game(record).rounds) == 3


async def test_looking_back_does_not_say_what_to_play_next() -> None:
    """The present choice is hidden until asked for, also when one comes back to it."""
    async with running(make_app(StudySolver()), (120, 36)) as (app, pilot):
        play = await begin(pilot, PERSON, COMPUTER, game=random_game(2, 5, rounds=3))
        await settle(pilot)
        await press(pilot, "z")
        assert app.screen is not play
        assert "Best choice" not in text_of(app) and "shows the answer" in text_of(app)
        await press(pilot, "left")
        assert "Best choice" in text_of(app), "what is past is told"
        await press(pilot, "right")
        assert "Best choice" not in text_of(app)
        await press(pilot, "x")
        assert "Best choice" in text_of(app)


async def test_enter_at_the_present_choice_goes_back_to_the_game() -> None:
    """The game itself is played on, and no copy of it."""
    async with running(make_app(StudySolver())) as (app, pilot):
        play = await begin(pilot, PERSON, COMPUTER, game=random_game(2, 5, rounds=3))
        await settle(pilot)
        await press(pilot, "z", "left", "right", "enter")
        assert app.screen is play


async def test_a_running_game_is_analysed_only_when_one_person_plays_alone() -> None:
    for seats, alone in (((PERSON, COMPUTER), True), ((PERSON, PERSON), False)):
        async with running(make_app(StudySolver())) as (app, pilot):
            await begin(pilot, *seats, game=random_game(2, 5, rounds=3))
            assert ("Look back" in text_of(app)) is alone, "it is offered only then"
            await press(pilot, "z")
            await settle(pilot)
            assert isinstance(app.screen, AnalysisScreen) is alone


async def test_the_chart_takes_one_to_a_round() -> None:
    game = random_game(2, 5)
    async with analysis_of(game, size=(120, 36)) as (pilot, screen):
        chart = screen.query_one(ChanceChart)
        await pilot.click(ChanceChart, offset=(chart.size.width - 1, 2))
        await settle(pilot)
        assert screen.cursor.position == game.position
        await pilot.click(ChanceChart, offset=(5, 2))
        await settle(pilot)
        assert screen.cursor.position == game.first


@pytest.mark.parametrize(
    "size", sampled([(60, 20), (80, 24), (120, 36), (200, 60)], (60, 20), (200, 60))
)
async def test_every_size_shows_whose_choice_it_is(size: tuple[int, int]) -> None:
    game = random_game(5, 3)
    async with analysis_of(game, size=size) as (pilot, _):
        assert "Round 1 of" in text_of(pilot.app) and game.players[0] in text_of(pilot.app)


async def test_in_80_columns_a_choice_is_explained_without_scrolling() -> None:
    """All sentences and candidates stand beside the map at once, the chart below the map alone."""
    async with analysis_of(random_game(3, 5)) as (pilot, screen):
        await press(pilot, "n")
        pane, chart, kingdom = (
            screen.query_one(kind).region for kind in (ChoicePane, ChanceChart, Kingdom)
        )
        # At most the last lines scroll, below the choices: why the best one is good, for what it
        # is worked out, and that it is complete.
        assert screen.query_one(ChoicePane).max_scroll_y <= 8
        assert phrase("kingsroad-review-played-legend") in text_of(
            pilot.app
        ) and "Best choice:" in text_of(pilot.app)
        assert pane.height == 22 - 3 and not pane.overlaps(chart)
        assert not kingdom.overlaps(chart) and chart.height


async def _at_a_mistake(pilot: Pilot[None]) -> None:
    await open_analysis(pilot, to_analysis(random_game(4, 7)))
    await press(pilot, "home", "n", "n")


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (120, 36)))
def test_picture_of_the_analysis(snap_compare: Callable[..., bool], size: tuple[int, int]) -> None:
    """A mistake of the fourth round or so: the map then, the cards played in reverse on it, shades
    where the others' markers were likely; beside it whose choice it was, what it gave up, and the
    candidates; below, everybody's chance to win with a line through the round looked at. In the
    larger one the list of mistakes, largest first."""
    assert snap_compare(make_app(StudySolver()), terminal_size=size, run_before=_at_a_mistake)


async def test_what_is_tried_is_a_branch_with_a_name_and_a_way_back() -> None:
    """A try keeps the verdict in sight; j goes to the branch, Backspace back to the choice."""
    game = random_game(3, 5)
    async with analysis_of(game, size=(120, 36), notifications=True) as (pilot, screen):
        await press(pilot, "j")
        assert "There are no branches yet" in text_of(pilot.app)
        await press(pilot, "right", "right")
        there, seat = screen.cursor, screen._seat
        name = f"Round {there.moment.played + 1}: {game.players[seat]} plays 1, 6, 4"
        await press(pilot, "r", *"164", "enter", "q")
        assert screen.cursor == there
        assert f"{name} is a branch now" in " ".join(text_of(pilot.app).split())
        await press(pilot, "j", "down", "enter")
        branch = screen.cursor.game
        assert branch.rounds[-1].selections[seat] == Selection.parse("164")
        assert branch.rounds[:-1] == game.rounds[: there.moment.played]
        assert f"Branch 1 (round {there.moment.played + 1}" in text_of(pilot.app)
        await press(pilot, "backspace")
        assert (screen.cursor, screen._seat) == (there, seat)
        assert "Branch 1" not in text_of(pilot.app)
        await press(pilot, "backspace")
        assert "This is the game itself" in text_of(pilot.app)


async def test_branches_show_what_they_are_worth_and_their_own_line(tmp_path: Path) -> None:
    """The list has everybody's chances at their ends, and the chart follows the one looked at."""
    game = random_game(2, 5)
    record = tmp_path / "game.json"
    write_game(record, game)
    solver = StudySolver()
    async with analysis_of(game, record, solver=solver, size=(120, 36)) as (pilot, screen):
        chart = screen.query_one(ChanceChart)
        whole = chart.course
        assert len(whole.lines[0]) == whole.starts[-1] + 1 > 2 * len(game.rounds)
        await press(pilot, "right", "r", *"164", "enter", "q")
        assert chart.course == whole
        await press(pilot, "j")
        job = screen.reviews.of_branch(screen.branches, 1)
        assert job is not None and job.review is not None
        after = [outlook.win for outlook in job.rounds[-1].after]
        told = text_of(pilot.app)
        assert winner_sentence(game.position, game.players) in told
        for name, shown in zip(game.players, percents(after), strict=True):
            assert f"{name} {shown}" in told
        await press(pilot, "down", "enter")
        branch = screen.cursor.game
        steps = sum(len(played.steps) for played in job.rounds)
        assert {len(line) for line in chart.course.lines} == {2 * steps + branch.finished}
        await press(pilot, "backspace")
        assert chart.course == whole
    asked = len(solver.asked)
    async with analysis_of(game, record, solver=solver, size=(120, 36)) as (pilot, _):
        again = [r for r in solver.asked[asked:] if isinstance(r, ReviewRequest)]
        assert not again, "the analysis is kept, whatever was tried"


async def test_every_button_of_what_if_is_in_view_in_24_rows() -> None:
    async with analysis_of(random_game(2, 5)) as (pilot, _):
        await press(pilot, "a")
        cancel = pilot.app.screen.query_one("#leave").region
        assert pilot.app.screen.query_one(".dialog").content_region.contains_region(cancel)
        assert "plays 1 Zin Kai's Deep" in text_of(pilot.app) and "Cancel" in text_of(pilot.app)


async def test_a_branch_never_reaches_the_record_or_the_report(tmp_path: Path) -> None:
    """Following goes on with the game itself."""
    game = random_game(2, 5, rounds=4)
    record = tmp_path / "game.json"
    write_game(record, game)
    async with analysis_of(game, record, size=(120, 36)) as (pilot, screen):
        await press(pilot, "home", "r", *"164", "enter", "q", "j", "down", "enter")
        assert screen.branches.at == 1
        assert screen.branches.shared_rounds == 0
        await press(pilot, "f")
        following = pilot.app.screen
        assert isinstance(following, RecordTableScreen)
        assert following.game == game.as_public()
    assert read_game(record) == game


async def test_a_finished_game_opens_with_its_story() -> None:
    """Who won, what to learn first, how it went; everybody's accuracy for those who open it."""
    game = random_game(3, 5)
    review = sample_review(game)
    for size in ((80, 24), (120, 36)):
        async with analysing(to_analysis(game), size=size) as (pilot, screen):
            assert screen.cursor.position == game.position
            told = " ".join(str(screen.pane.query_one("#text").render()).split())
            learn = to_learn(review.rounds, Goal.WIN)
            assert all(
                f"Round {one.round}: {game.players[one.choice.player]} played" in told
                for one in learn
            )
            assert len(learn) == 3 and told.index("moments to learn") < told.index("began with")
            assert "Next: press n" in told and "accuracy ??" not in told
            await press(pilot, "d")
            told = str(screen.pane.query_one("#text").render())
            for name, player in zip(game.players, review.players, strict=True):
                assert re.search(rf" {name} .* {player.accuracy:.0f} ", told)
            words = " ".join(told.split())
            assert winner_sentence(game.position, game.players) in words
            assert signs_legend() in words


async def test_keys_go_from_one_turning_point_and_mistake_to_the_next_and_round() -> None:
    game = random_game(3, 5)
    review = sample_review(game)
    async with analysis_of(game) as (pilot, screen):
        await press(pilot, "end")
        found = []
        for _ in review.deciding:
            await press(pilot, "k")
            found.append(screen.cursor.moment.played + 1)
            assert screen._seat == 0, "one goes on looking at the same player"
            assert re.search("Turning point: |A big swing: ", text_of(pilot.app))
        assert found == sorted(review.deciding)
        await press(pilot, "k")
        assert screen.cursor.moment.played + 1 == found[0]
        await press(pilot, "end", "n")
        first = screen.cursor
        assert first.step_review(review.rounds) is not None
        assert first.moved(-1).next_mistake(review.rounds, back=True) is None
        await press(pilot, "p", "n")
        assert screen.cursor == first


async def test_the_chart_has_either_lens() -> None:
    """Against people, and, where that is known of every round, with perfect play."""
    game = random_game(3, 5)
    async with analysis_of(game, size=(120, 36)) as (pilot, screen):
        chart = screen.query_one(ChanceChart)
        people, heading = chart.course, chart.heading
        await pilot.press("c")
        assert (chart.course, chart.heading) == (people, heading)
        perfect = [[0.5, 0.2, 0.3]] * len(screen.reviewed)
        rounds = [
            replace(played, steps=[replace(first, before_best_play=one), *rest])
            for played, one in zip(screen.reviewed, perfect, strict=True)
            for first, *rest in [played.steps]
        ]
        screen.view.show_review(screen.review_job, rounds)
        assert chart.heading == phrase("kingsroad-review-perfect-heading")
        assert [[line[at] for at in chart.course.starts[:-1]] for line in chart.course.lines] == [
            pytest.approx([chance] * len(rounds)) for chance in (0.5, 0.2, 0.3)
        ]
        await pilot.press("c")
        assert (chart.course, chart.heading) == (people, heading)


async def test_mistakes_and_turning_points_are_marked_on_the_chart() -> None:
    """Below each round stands its worst mistake; a turning point needs no colour to be seen."""
    game = random_game(3, 5)
    review = sample_review(game)
    async with analysis_of(game, size=(120, 36)) as (pilot, screen):
        chart = screen.query_one(ChanceChart)
        worst = {mistake.round: mistake for mistake in reversed(mistakes(review.rounds))}
        assert {flag.at + 1 for flag in chart.flags} == set(worst)
        for flag in chart.flags:
            assert flag.colour == worst[flag.at + 1].choice.player
        labels, flags = text_of(pilot.app).splitlines()[-3:-1]
        assert all(f"»{number} " in f"{labels} " for number in review.deciding)
        assert flags.split() == [flag.text for flag in sorted(chart.flags, key=lambda f: f.at)]


async def test_one_s_own_mistake_stands_for_its_round() -> None:
    """However much worse somebody else's was in the same round."""
    game = random_game(3, 5)
    review = sample_review(game)
    own = {mistake.round for mistake in mistakes(review.rounds, 0)}
    way = to_analysis(game, setup_of(PERSON, COMPUTER, COMPUTER))
    async with analysing(way, size=(120, 36)) as (_, screen):
        flags = screen.query_one(ChanceChart).flags
        assert own and own == {flag.at + 1 for flag in flags if flag.colour == 0}


async def test_the_best_choice_is_drawn_beside_the_one_played() -> None:
    game = random_game(2, 5)
    async with analysis_of(game, size=(120, 36)) as (pilot, screen):
        kingdom = screen.query_one(Kingdom)
        shown = 0
        for _ in range(6):
            advice = screen.pane.advice
            assert advice is not None
            seat = advice.player
            played = find_candidate(advice.candidates, screen.cursor.chosen[seat])
            best = (seat, Selection.of(advice.recommended).placed())
            if played is not None and is_good(played, advice.goal):
                assert kingdom.best is None
            elif any(best[1]):
                shown += 1
                assert kingdom.best == best
                assert f"!{'●▲'[seat]}" in text_of(pilot.app)
                await press(pilot, "x")
                hidden = screen.query_one(Kingdom)
                assert hidden.best is None and hidden.preview is None
            await press(pilot, "right")
        assert shown


async def test_a_game_from_here_is_played_as_the_player_shown_and_leads_back() -> None:
    """What was tried and what was judged is still there then."""
    game = random_game(3, 5)
    solver = StudySolver()
    async with analysis_of(game, solver=solver, notifications=True) as (pilot, screen):
        await press(pilot, "right", "tab")
        seat, before, advice = 1, screen.cursor, screen.pane.advice
        assert advice is not None
        screen.keep_branch(seat, Selection.of(advice.recommended), advice)
        await press(pilot, "enter")
        play = pilot.app.screen
        assert isinstance(play, PlayScreen)
        assert list(play.table.setup.people) == [seat]
        assert play.table.game == before.game_then
        told = " ".join(note.message for note in pilot.app._notifications)
        assert phrase("kingsroad-review-played-on-words", number=before.position.round) in told
        await press(pilot, "q")
        back = pilot.app.screen
        assert isinstance(back, AnalysisScreen)
        assert back.cursor == before and len(back.branches.branches) == 2
        assert back.query_one(ChanceChart).seat == seat
        asked = [r for r in solver.asked if isinstance(r, ReviewRequest)]
        judged = [len(r.game.rounds) - len(r.known) for r in asked]
        assert judged == [len(game.rounds), 1], "the game once, and of the branch its own round"
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, HomeScreen)


async def test_the_worst_choices_are_played_again_from_the_analysis_and_back() -> None:
    game = random_game(3, 5)
    solver = StudySolver()
    async with analysis_of(game, solver=solver) as (pilot, screen):
        await press(pilot, "tab", "m")
        own = pilot.app.screen
        assert isinstance(own, OwnMistakesScreen)
        assert own.own is not None
        # Whoever is looked at: these are one's own.
        assert {mistake.choice.player for mistake in own.own.found} == {0}
        assert sum(isinstance(r, ReviewRequest) for r in solver.asked) == 1
        await press(pilot, "q")
        assert pilot.app.screen is screen


async def test_the_words_beside_the_map_are_read_on_by_keys() -> None:
    async with analysis_of(random_game(3, 5)) as (pilot, screen):
        await press(pilot, "d", "down")
        below = screen.pane.scroll_y
        assert below > 0
        await press(pilot, "up")
        assert screen.pane.scroll_y < below


async def test_before_the_game_is_judged_no_choice_is_played_again() -> None:
    """Neither while the review is on its way, nor in a game without a round."""
    for game, words in (
        (random_game(2, 5), not_judged_yet()),
        (Game(("Ann", "Bob")), phrase("kingsroad-review-turning-no-mistakes")),
    ):
        async with analysing(to_analysis(game), notifications=True) as (pilot, screen):
            screen.review_job.review = None
            await press(pilot, "m")
            assert pilot.app.screen is screen
            assert words in " ".join(note.message for note in pilot.app._notifications)


async def test_the_end_of_a_game_says_where_leaving_leads() -> None:
    game = random_game(2, 5)
    for from_analysis, words in ((True, "Back to the first game"), (False, "Home")):
        async with running(make_app(StudySolver())) as (app, pilot):
            table = Table(game, setup_of(PERSON, COMPUTER))
            app.way_back = to_analysis(game) if from_analysis else None
            await app.push_screen(EndScreen(table))
            await settle(pilot)
            assert words in text_of(app)
            assert "Next: m looks for your mistakes" in text_of(app)


async def test_what_if_names_whoever_plays_in_another_s_view() -> None:
    """Looking at somebody else's choice, one may suppose what one plays oneself."""
    way = to_analysis(random_game(3, 5), setup_of(PERSON, COMPUTER, COMPUTER))
    async with analysing(way, size=(120, 36)) as (pilot, screen):
        await press(pilot, "home", "tab", "a")
        choices = pilot.app.screen.query_one("#choices", PlainOptionList)
        name = screen.cursor.game.players[0]
        assert str(choices.options[0].prompt).strip() == f"{name} (you)"
        await press(pilot, "enter")
        words = text_of(pilot.app)
        assert f"What if {name} (you) …" in words and "plays 1 Zin Kai" in words
        await press(pilot, "1", "enter")
        assert screen._assumptions == [f"{screen.cursor.game.players[0]}: plays 1"]


LARGE_ENOUGH = ((80, 24), (120, 36), (200, 60))
"""For what was played to be said beside the map."""


@pytest.mark.parametrize(
    ("size", "most"),
    [
        ((80, 24), 7),
        ((200, 60), 3),
        *(pytest.param(size, 1000, marks=pytest.mark.soak) for size in LARGE_ENOUGH),
    ],
)
async def test_a_round_says_what_everybody_played_and_scored(
    size: tuple[int, int], most: int
) -> None:
    """While the answer is hidden it does not."""
    game = random_game(3, 5)
    async with analysis_of(game, size=size) as (pilot, screen):
        told, rounds = 0, set[int]()
        for _ in range(min(most, len(screen.cursor.moments) - 1)):
            report = screen.cursor.report
            assert report is not None
            rounds.add(report.before.round)
            forms = list(round_lines(report, game.players, "ABC"))
            shown = [form for form in forms if form in text_of(pilot.app)]
            told += bool(shown)
            await press(pilot, "x")
            assert not any(form in text_of(pilot.app) for form in forms)
            await press(pilot, "right")
        turns = len(sample_review(game).deciding) if size[0] == 80 else 0
        assert told >= len(rounds) - turns > 0


async def test_a_large_screen_has_the_log_of_the_round_and_the_points_by_region() -> None:
    game = random_game(5, 3)
    async with analysis_of(game, size=(200, 60)) as (pilot, screen):
        await press(pilot, "right")
        assert screen.cursor.report is not None
        entry = round_entry(screen.cursor.report, game.players)
        words = text_of(pilot.app)
        assert entry.heading in words and entry.paragraphs[0][:30] in words
        assert "Points by region" in words
        assert screen.pane.advice is not None
        first, *others = screen.pane.advice.candidates
        listed = [column_words(candidate.selection) in words for candidate in (first, *others)]
        assert sum(listed) > 6


async def test_what_to_do_next_stands_right_below_the_headline() -> None:
    async with analysing(to_analysis(random_game(3, 5))) as (_, screen):
        lines = str(screen.pane.query_one("#text").render()).splitlines()
        assert lines[0].isupper() and lines[2].startswith("Next: press n"), "after who won"
