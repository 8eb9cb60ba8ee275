"""The analysis keeps its place and says things in its line; one's own worst mistake comes first.

Branches of a studied game: one choice changed, all others as they were, and a way back.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.content import Content

from advisor.messages.choices import find_candidate
from advisor.messages.protocol import AdviseRequest, ReviewRequest
from advisor.messages.review import mistakes
from advisor.messages.verdicts import Goal
from kingsroad.cards import Selection
from kingsroad.games import Game
from kingsroad.rounds import play_round
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.play.players_panel import PlayersPanel
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree, GameCursor
from kingsroad_tui.kingsroad.review.own_mistakes import Solved
from kingsroad_tui.kingsroad.review.own_mistakes_screen import OwnMistakesScreen
from kingsroad_tui.kingsroad.review.words import as_judged
from kingsroad_tui.kingsroad.words.game import column_words
from kingsroad_tui.learn.panel import LessonPanel
from kingsroad_tui.shell.place import Way
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.words.figures import loss_figure
from tests.support.app.acting import make_app, press, text_at, text_of, to_analysis
from tests.support.app.analysing import analysing, open_analysis
from tests.support.examples import examples
from tests.support.legal import random_game, random_selection
from tests.support.sample_advice import StudySolver
from tests.support.sample_review import sample_review
from tests.support.seats import COMPUTER, PERSON, setup_of
from tests.support.soak import sampled

SEATS = (PERSON, COMPUTER, COMPUTER)


def way(game: Game) -> Way:
    """To see the analysis of a game that a person played alone."""
    return to_analysis(game, setup_of(*SEATS[: len(game.players)]))


async def test_who_comes_back_finds_the_analysis_as_it_was() -> None:
    """The round, what was tried, what was judged; another game begins at its end."""
    solver = StudySolver()
    async with analysing(way(random_game(3, 5)), solver) as (pilot, screen):
        await press(pilot, "home", "right", "r", *"164", "enter", "q")
        before, judged = screen.cursor, len(screen.reviewed)
        await press(pilot, "escape")
        asked = sum(isinstance(r, ReviewRequest) for r in solver.asked)
        again = await open_analysis(pilot, way(random_game(3, 5)))
        assert again is not screen and again.cursor == before
        assert len(again.branches.branches) == 2 and len(again.reviewed) == judged > 0
        assert sum(isinstance(r, ReviewRequest) for r in solver.asked) == asked
        await press(pilot, "escape")
        other = await open_analysis(pilot, way(random_game(3, 7)))
        assert other.cursor.at_last and len(other.branches.branches) == 1


async def test_from_the_end_the_first_mistake_is_ones_own_worst() -> None:
    """Nothing lies further on there: the key for that is not offered."""
    game = random_game(3, 5)
    worst = mistakes(sample_review(game).rounds, 0)[0]
    async with analysing(way(game), size=(120, 36)) as (pilot, screen):
        assert "→ On" not in text_of(pilot.app).splitlines()[-1]
        await press(pilot, "n")
        assert (screen.cursor, screen._seat) == (screen.cursor.at_mistake(worst), 0)
        assert "→ On" in text_of(pilot.app).splitlines()[-1]


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
async def test_remarks_stand_in_the_line_and_cover_nothing(
    size: tuple[int, int], kingsroad_home: Path
) -> None:
    """Other opponents and a report written are said at the top; moving on ends that."""
    async with analysing(way(random_game(3, 5)), size=size, notifications=True) as (pilot, _):
        await press(pilot, "home", "b")
        assert "against perfect players" in text_of(pilot.app).splitlines()[0]
        await press(pilot, "w")
        (page,) = kingsroad_home.rglob("*.html")
        top = text_of(pilot.app).splitlines()[0]
        assert re.search(rf"Report.*: {page.name} in .*{page.parent.name}", top), top
        assert not list(pilot.app._notifications)
        status = pilot.app.screen.query_one("#status", PlainStatic).render()
        assert isinstance(status, Content) and "bold" in str(status.spans[0].style)
        await press(pilot, "right")
        assert "Report:" not in text_of(pilot.app) and "Report written" not in text_of(pilot.app)
        await press(pilot, "backspace")
        assert list(pilot.app._notifications), "there is no way back here"
        await press(pilot, "escape")
        assert not list(pilot.app._notifications), "a remark ends with its screen"


async def test_what_if_marks_what_is_assumed() -> None:
    """First "No assumption"; one assumption about an opponent takes the place of another."""
    solver = StudySolver()
    app = make_app(solver)

    def assumed() -> list[str]:
        return [r for r in solver.asked if isinstance(r, AdviseRequest)][-1].settings.assumptions

    async with app.run_test(size=(120, 36)) as pilot:
        await open_analysis(pilot, way(random_game(2, 5)))
        await press(pilot, "home")
        await press(pilot, "a")
        dialog = app.screen
        assert isinstance(dialog, OpponentsDialog)
        shown = [str(option.prompt) for option in dialog.what_if.choices.options]
        assert shown[0] == "✓ No assumption" and shown[1].startswith("  plays 1")
        await press(pilot, "down", "down", "enter")
        assert [one.split(": ")[1] for one in assumed()] == ["plays 2"]
        await press(pilot, "a")
        dialog = app.screen
        assert isinstance(dialog, OpponentsDialog)
        shown = [str(option.prompt) for option in dialog.what_if.choices.options]
        assert shown[0] == "  No assumption" and shown[2].startswith("✓ plays 2")
        assert dialog.what_if.choices.highlighted == 2
        await press(pilot, "down", "enter")
        assert [one.split(": ")[1] for one in assumed()] == ["plays 3"]
        await press(pilot, "a", "home", "enter")
        assert assumed() == []


async def test_what_was_solved_in_the_analysis_counts_as_found() -> None:
    game = random_game(3, 5)
    worst = mistakes(sample_review(game).rounds, 0)[0]
    async with analysing(way(game)) as (pilot, screen):
        await press(pilot, "n")
        advice = screen.pane.advice
        assert advice is not None
        await press(pilot, "r", *advice.recommended, "enter", "q", "m")
        again = pilot.app.screen
        assert isinstance(again, OwnMistakesScreen) and again.own is not None
        assert again.own.solved == {0} and Solved.of(again.own.found[0]) == Solved.of(worst)


async def test_moving_on_leads_back_to_ones_own_seat() -> None:
    """Another's second choice is shown; the seat and one's own mistakes stay the same."""
    game = random_game(3, 1)  # in round 2 the third player alone chooses twice
    async with analysing(way(game)) as (pilot, screen):
        await press(pilot, "home", "right", "right")
        assert screen.cursor.moment.second and screen._seat == 2
        await press(pilot, "m")
        again = pilot.app.screen
        assert isinstance(again, OwnMistakesScreen) and again.own is not None
        assert again.own.mistake.choice.player == 0
        assert " by C" not in text_of(pilot.app) and "You played" in text_of(pilot.app)
        await press(pilot, "q", "right")
        assert screen._seat == 0
        await press(pilot, "left", "end", "left")
        assert screen._seat == 0
        await press(pilot, "tab", "left")
        assert screen._seat == 1  # a seat that was asked for is kept


async def test_mistakes_of_a_computer_are_told_by_name() -> None:
    """Where no person played, nobody is called "you"."""
    game = random_game(3, 5)
    setup = setup_of(COMPUTER, COMPUTER, COMPUTER)
    async with analysing(to_analysis(game, setup)) as (pilot, _):
        await press(pilot, "home", "m")
        shown = " ".join(text_of(pilot.app).split())
        name = game.players[0]
        assert f" by {name} · round " in shown and f"{name} played " in shown
        assert "You played" not in shown


async def test_nothing_is_solved_once_the_best_choice_was_shown() -> None:
    async with analysing(way(random_game(3, 5))) as (pilot, screen):
        await press(pilot, "n", "r", "h", "enter")
        said = " ".join(text_of(pilot.app).split())
        assert "A good choice: the best one was shown." in said and "Solved" not in said
        await press(pilot, "enter")
        assert not screen.place.solved


async def test_verdict_and_list_say_one_number_of_what_was_played() -> None:
    """The review's, whatever a second look finds; and the chart below the map has five rows."""
    async with analysing(way(random_game(3, 5))) as (pilot, screen):
        await press(pilot, "n")
        advice, choice = screen.pane.advice, screen._examined().judged
        assert advice is not None and choice is not None
        told = as_judged(advice, choice)
        found = find_candidate(told.candidates, Selection.of(choice.selection))
        assert found is not None and found.loss == choice.loss
        lines = str(screen.pane.query_one("#text").render()).splitlines()
        row = next(line for line in lines if line.startswith(">") and "what" not in line)
        assert loss_figure(choice.loss, Goal.WIN) in row
        # Those above it are the best in truth; of what is none of them stands the rank.
        best = [column_words(one.selection) for one in told.candidates[:5]]
        listed = [line[1:18].strip() for line in lines if re.match(r"[ >][1-8WD].{16} *\d+%", line)]
        assert [one for one in listed if one in best] == [one for one in best if one in listed]
        assert len(listed) in (5, 6)
        rank = 1 + sum(one.loss < found.loss for one in told.candidates)
        above = lines[lines.index(row) - 1].strip()
        assert (above == f"number {rank} of {len(told.candidates)}:") == (rank > len(listed))
        assert screen.query_one("#chart").size.height == 7
        screen.pane.advice, screen.pane.thinking = None, True
        assert "Thinking …" in str(screen.pane.query_one("#text").render())


@pytest.mark.parametrize("size", sampled([(80, 24), (120, 36)], (80, 24)))
async def test_what_everybody_has_is_in_view_of_four_players_too(size: tuple[int, int]) -> None:
    """Beside the words or the chart; a puzzle cuts off no player's card."""
    setup = setup_of(PERSON, COMPUTER, COMPUTER, COMPUTER)
    async with analysing(to_analysis(random_game(4, 5), setup), size=size) as (pilot, screen):
        await press(pilot, "n")
        (panel,) = [one for one in screen.query(PlayersPanel) if one.region.height]
        assert panel.position == screen.cursor.position
        assert isinstance(pilot.app, KingsRoad)
        shown = text_at(pilot.app, panel)
        held = [screen.cursor.position.scores[seat] for seat in range(4)]
        assert all(str(score) in shown for score in held) and shown.count("♝") == 4
        await press(pilot, "r")
        trying = pilot.app.screen
        players, words = trying.query_one(PlayersPanel), trying.query_one(LessonPanel)
        assert not players.region.overlaps(words.region)


@examples(40)
@given(st.integers(2, 5), st.integers(0, 2**32))
def test_a_branch_is_the_round_with_one_choice_changed(players: int, seed: int) -> None:
    """Whatever is tried anywhere in a game: the others play what they played, by the real rules."""
    dice = random.Random(seed)
    game = random_game(players, seed, rounds=6).as_public()
    tree = BranchTree.of(game)
    cursor = GameCursor.of(game)
    cursor = cursor.moved_to(dice.choice(cursor.moments[:-1]))
    seat = dice.choice(cursor.choosers)
    second = cursor.moment.second
    tried = random_selection(cursor.position, seat, dice, second=second).as_revealed()
    branched = tree.tried(cursor, seat, tried)
    played = cursor.moment.played
    assert branched.now.game.rounds[:played] == game.rounds[:played]
    assert branched.now.round == game.reports[played].before.round
    assert branched.back() == BranchTree(branched.branches, 0)
    before, was = game.reports[played].before, game.rounds[played]
    if branched.now.game.pending is not None:
        assert tried.has_witch and not second
        assert len(branched.now.game.rounds) == played
        return
    assert len(branched.now.game.rounds) == played + 1
    first, again = list(was.selections), list(was.reselections) or [None] * players
    if second:
        again[seat] = tried
    else:
        first[seat], again[seat] = tried, None
    report = play_round(before, first, tuple(again))
    assert branched.now.game.reports[-1] == report
    same = branched.now.game.rounds[played] == was
    assert branched.shared_rounds == played + same


def small() -> Game:
    """Two rounds of two players, a Witch of the second one in the second round."""
    game = Game(("Ann", "Bob")).play([Selection.parse("164"), Selection.parse("167")])
    game = game.choose([Selection.parse("647"), Selection.parse("W")])
    return game.choose_again((None, Selection.parse("618")))


def test_a_tree_of_branches_with_names_and_ways_back() -> None:
    game = small()
    start = GameCursor.of(game).moved(-99)
    tree = BranchTree.of(game)
    one = tree.tried(start, 0, Selection.parse("16K"))
    two = one.back().tried(start, 0, Selection.parse("D64"))
    at_end = GameCursor.of(two.now.game).moved(99)
    deeper = two.tried(at_end, 1, Selection.parse("234"), {0: Selection.parse("567")})
    assert [depth for _, depth in deeper.in_order()] == [0, 1, 1, 2]
    assert [number for number, _ in deeper.in_order()] == [0, 1, 2, 3]
    assert deeper.now.game.rounds[-1].selections == (Selection.parse("567"), Selection.parse("234"))
    assert deeper.back().at == 2 and deeper.back().back().at == 0
    assert deeper.gone_to(1).now is one.now
    assert one.back().tried(start, 0, Selection.parse("16K")).at == 1, "tried before"


def test_a_witch_tried_leaves_the_second_choice_open() -> None:
    game = small()
    start = GameCursor.of(game).moved(-99)
    tree = BranchTree.of(game).tried(start, 0, Selection.parse("W12"))
    assert tree.now.game.to_choose == (0,)
    assert tree.now.selection == Selection.parse("W")
    again = GameCursor.of(tree.now.game).moved(99)
    done = tree.tried(again, 0, Selection.parse("678"))
    assert done.now.game.rounds[0].reselections == (Selection.parse("678"), None)


def test_where_the_game_stands_somebody_has_to_say_what_the_others_play() -> None:
    game = small()
    end = GameCursor.of(game).moved(99)
    with pytest.raises(KeyError):
        BranchTree.of(game).tried(end, 0, Selection.parse("123"))
