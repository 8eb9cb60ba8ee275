"""The review in the app: beside the board in look-back, as a list of all phases, and by playing a
phase again; nothing of it tells a secret too early.

The way a game went: values by an independent count, drawn and told.

What a review says of a phase beside its figures.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import replace
from html import unescape
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest
from msgspec.structs import replace as with_changes
from textual.pilot import Pilot
from textual.screen import Screen

from advisor.messages.assassins_answers import AssassinsAdvice, AssassinsCandidate
from advisor.messages.assassins_requests import AssassinsAdviseRequest, AssassinsReviewRequest
from advisor.messages.assassins_review import SIDES, AssassinsReview, PhaseReview, summed_up
from advisor.messages.bases import AnswerBase, MessageBase
from advisor.messages.verdicts import Goal, Severity
from assassins.actions import Action, ActionKind, Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import AssassinsPhase, Ending
from assassins.records import read_game
from assassins.town import LETTERS, NEIGHBOURS, SIZE
from kingsroad_tui.assassins.drawing.way_chart import draw_way, legend
from kingsroad_tui.assassins.play.outcome import next_sentence, turning_sentence
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.practice.training import REVIEWS
from kingsroad_tui.assassins.report.sections import REPORT
from kingsroad_tui.assassins.review.judged import (
    better_sentences,
    coach_words,
    detail_text,
    phase_lines,
    phase_row,
    phase_sentences,
    shown_by_phase,
)
from kingsroad_tui.assassins.review.look_back import AssassinsLookBackScreen
from kingsroad_tui.assassins.review.phases import judged_at, judging_at
from kingsroad_tui.assassins.review.screen import AssassinsReviewScreen
from kingsroad_tui.assassins.review.summary import course_chart, course_of
from kingsroad_tui.assassins.review.try_again import AssassinsTryScreen
from kingsroad_tui.assassins.review.way import RoundEventKind, Swing, steps_to_castle, way_of
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.widgets.dialog import ConfirmDialog
from kingsroad_tui.widgets.plain import PlainStatic
from kingsroad_tui.words.figures import loss_figure, loss_words, signed_percent
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase
from tests.assassins.support.random_play import steps
from tests.support.app.acting import QuickSolver, go, make_app, press, running, settle
from tests.support.app.assassins_acting import (
    COMPUTER,
    PERSON,
    assassins_game,
    begin_assassins,
)
from tests.support.paths import ROOT
from tests.support.planted_assassins import (
    MISSED_KILL,
    OPEN_GATE,
    UNSAFE,
    planted_game,
    sample_review,
)

_Screen = TypeVar("_Screen", bound=Screen[Any])


@asynccontextmanager
async def looking_back(
    game: AssassinsGame,
    king: Seat = PERSON,
    people: Seat = COMPUTER,
    *,
    hints: bool = True,
) -> AsyncIterator[tuple[Pilot[None], QuickSolver]]:
    solver = QuickSolver(sample_review())
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        table = AssassinsTable(game, Setup((king, people), 1, hints))
        go(app, "look_back", "assassins", table=table)
        await settle(pilot)
        yield pilot, solver


def on(pilot: Pilot[None], kind: type[_Screen]) -> _Screen:
    screen = pilot.app.screen
    assert isinstance(screen, kind)
    return screen


def beside(screen: Screen[None]) -> str:
    """What stands beside the board."""
    return " ".join(str(body.content) for body in screen.query(".body").results(PlainStatic))


def status(screen: Screen[None]) -> str:
    return str(screen.query_one("#status", PlainStatic).content)


def text(screen: Screen[None], id: str) -> str:
    return str(screen.query_one(id, PlainStatic).content)


async def test_in_look_back_each_phase_says_how_it_was_played() -> None:
    async with looking_back(planted_game()) as (pilot, solver):
        screen = on(pilot, AssassinsLookBackScreen)
        assert "?? blunder" in status(screen)
        assert "without any risk" in beside(screen)
        await press(pilot, "n")
        assert "Round 1: the people's side · ?? blunder" in status(screen)
        assert "could have been killed" in beside(screen)
        await press(pilot, "n", "n")
        assert "A gate stayed open" in beside(screen)
        await press(pilot, "n")
        assert text(screen, "#story-text") == "No more mistakes that way."
        await press(pilot, "m", "m", "m")
        assert "?? blunder" in status(screen)
        await press(pilot, "t")  # a hint takes the place beside the board
        assert "without any risk" not in beside(screen)
        # It is worked out once, however often one looks.
        assert sum(isinstance(asked, AssassinsReviewRequest) for asked in solver.asked) == 1


async def test_the_review_lists_all_phases_and_leads_to_the_board_and_back() -> None:
    async with looking_back(planted_game()) as (pilot, _):
        await press(pilot, "z")
        screen = on(pilot, AssassinsReviewScreen)
        assert screen.phases.option_count == 7 and screen.phases.highlighted == UNSAFE
        assert "The king's side: 2 mistakes in 4 phases; costs " in text(screen, "#title")
        assert "without any risk" in text(screen, "#detail")
        await press(pilot, "n")
        assert screen.phases.highlighted == MISSED_KILL
        assert "could have been killed" in text(screen, "#detail")
        await press(pilot, "n", "n", "enter")
        back = on(pilot, AssassinsLookBackScreen)
        assert back._moment.phase == OPEN_GATE
        await press(pilot, "z")
        assert on(pilot, AssassinsReviewScreen).phases.highlighted == OPEN_GATE
        await press(pilot, "up", "up", "up", "escape")
        assert on(pilot, AssassinsLookBackScreen)._moment.phase == OPEN_GATE


async def test_the_report_is_written_as_a_page(tmp_path: Path) -> None:
    async with looking_back(planted_game()) as (pilot, _):
        await press(pilot, "z")
        screen = on(pilot, AssassinsReviewScreen)
        screen.table.where = lambda: tmp_path / "game.json"
        await press(pilot, "w", "w")
        page = (tmp_path / "game.html").read_text(encoding="utf-8")
        assert "could have been killed" in page and page.startswith("<!doctype html>")
        assert len(list(tmp_path.glob("*.html"))) == 1  # the same page is not written twice


async def test_a_phase_is_played_again_and_judged() -> None:
    """The kill that was missed: first passed by again, then dealt."""
    async with looking_back(planted_game()) as (pilot, solver):
        await press(pilot, "n", "r")
        screen = on(pilot, AssassinsTryScreen)
        assert screen.table.position == planted_game().phases[MISSED_KILL].before
        assert "As it was played: a blunder" in beside(screen)
        await press(pilot, "enter", "enter")  # to do nothing has to be meant
        assert "A blunder" in beside(screen) and "about as good as" in beside(screen)
        assert "could have been killed" not in beside(screen)  # the answer is kept back
        await press(pilot, "enter", "t")
        assert "A better turn: the apple seller A is revealed" in beside(screen)
        await press(pilot, "a", "r", "r", "left", "enter", "left", "enter")
        assert screen.table.game.finished
        assert "Well played" in beside(screen) and "better than what was played" in beside(screen)
        last = solver.asked[-1]
        assert isinstance(last, AssassinsReviewRequest) and last.only == MISSED_KILL
        await press(pilot, "q")
        assert on(pilot, AssassinsLookBackScreen).table.game == planted_game()


@pytest.mark.parametrize(
    ("king", "people", "side"),
    [
        (PERSON, COMPUTER, "king"),
        (COMPUTER, PERSON, "people"),
        (PERSON, PERSON, "king"),
        (COMPUTER, COMPUTER, "king"),
    ],
)
async def test_in_a_running_game_only_the_own_side_is_seen_judged(
    king: Seat, people: Seat, side: str
) -> None:
    """Both are judged by now, each by what it knows."""
    game = planted_game(4).turn_up(planted_game().phases[4].card)
    async with looking_back(game, king, people) as (pilot, _):
        table = on(pilot, AssassinsLookBackScreen).table
        assert all(one.judged for one in judging_at(table).steps)
        seen = judged_at(table).phases
        assert {one.side for one in seen if one.judged} == {side}
        assert {one.side for one in seen} == {"king", "people"}
        await press(pilot, "r")
        screen = on(pilot, AssassinsLookBackScreen)
        assert text(screen, "#story-text") == phrase("assassins-review-running")


async def test_a_table_without_hints_is_told_nothing_till_the_end() -> None:
    game = planted_game(2).turn_up(planted_game().phases[2].card)
    async with looking_back(game, hints=False) as (pilot, solver):
        assert not any(isinstance(asked, AssassinsReviewRequest) for asked in solver.asked)
        await press(pilot, "z")
        assert phrase("assassins-review-not-allowed") in text(
            on(pilot, AssassinsReviewScreen), "#title"
        )
    async with looking_back(planted_game(), hints=False) as (pilot, solver):
        assert any(isinstance(asked, AssassinsReviewRequest) for asked in solver.asked)


@pytest.mark.parametrize("wanted", [True, False])
async def test_after_a_phase_the_coach_says_what_it_was_worth(wanted: bool) -> None:
    """Where the settings want it, and only to who plays alone: the first phase of the planted game
    is played by a person, then the computer plays, and the verdict stays whatever is done then,
    until the next phase ends."""
    solver = QuickSolver()
    solver.judges_behind = True
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        app.use_settings(AppSettings(speed="off", verdict=wanted))
        game = planted_game(0).turn_up(planted_game().phases[0].card)
        screen = await begin_assassins(pilot, PERSON, COMPUTER, game=game)
        await press(pilot, "enter", "y")
        await settle(pilot)
        assert len(screen.table.game.phases) == 2
        assert ("A blunder" in beside(screen)) == wanted
        await press(pilot, "tab", "x", "escape")
        assert ("A blunder" in beside(screen)) == wanted
        assert len(judging_at(screen.table).steps) == 2


async def test_the_coach_says_nothing_where_two_people_play() -> None:
    solver = QuickSolver()
    solver.judges_behind = True
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        app.use_settings(AppSettings(speed="off", verdict=True))
        game = planted_game(0).turn_up(planted_game().phases[0].card)
        screen = await begin_assassins(pilot, PERSON, PERSON, game=game)
        await press(pilot, "enter", "y")
        assert judging_at(screen.table).steps and "A blunder" not in beside(screen)


async def test_in_the_app_nothing_is_said_of_options_of_the_command() -> None:
    game = planted_game(2).turn_up(planted_game().phases[2].card)
    solver = QuickSolver(sample_of_the_kings_side())
    async with running(make_app(solver)) as (app, pilot):
        table = AssassinsTable(game, Setup((PERSON, COMPUTER), 1))
        go(app, "look_back", "assassins", table=table)
        await settle(pilot)
        await press(pilot, "z")
        title = text(on(pilot, AssassinsReviewScreen), "#title")
        assert "not judged while the game is running" in title and "--" not in title


def sample_of_the_kings_side() -> AssassinsReview:
    """The review of the first two phases as the king's side is told it."""
    whole = sample_review()
    king, people = whole.phases[:2]
    unjudged = PhaseReview(
        number=1,
        round=1,
        side="people",
        actions=people.actions,
        king_before=people.king_before,
        king_after=people.king_after,
    )
    return with_changes(whole, phases=[king, unjudged], sides=whole.sides[:1], finished=False)


GAMES = ROOT / "tests" / "assassins" / "games"


def recorded(name: str) -> AssassinsGame:
    return read_game(GAMES / f"{name}.json")


def test_steps_to_the_castle_are_those_of_the_rules() -> None:
    """14 from j10; one less or one more on each street square beside."""
    start = assassins_game().position
    assert steps_to_castle(start) == 14
    king = start.king
    assert king is not None
    for square in NEIGHBOURS[king]:
        free = replace(start, king=square, knights=tuple(k for k in start.knights if k != square))
        assert steps_to_castle(free) in (13, 15)


@pytest.mark.parametrize("seed", range(4))
def test_every_deed_of_a_game_is_in_its_way(seed: int) -> None:
    game = list(steps(Random(seed)))[-1]
    way = way_of(game)
    assert len(way.rounds) == game.position.round and way.most == 15
    done = [report for phase in game.phases for report in phase.actions]
    events = [event for one in way.rounds for side in Side for event in one.events[side]]
    for kind, action in (
        (RoundEventKind.ARREST, ActionKind.ARREST),
        (RoundEventKind.REVEAL, ActionKind.REVEAL),
        (RoundEventKind.WOUND, ActionKind.WOUND),
    ):
        count = sum(report.action.kind is action for report in done)
        assert sum(event.kind is kind for event in events) == count
    pushed = sum(len(report.pushed) for report in done)
    assert sum(event.number for event in events if event.kind is RoundEventKind.PUSH) == pushed
    assert way.rounds[-1].left == sum(card.king for card in game.position.deck)
    assert turning_sentence(way).count(".") <= 1


@pytest.mark.parametrize(
    ("name", "turn", "words"),
    [
        ("king-killed", Swing.STRUCK_AT_ONCE, "in round 2 the witch hunter L struck"),
        ("king-in-the-castle", Swing.WENT_ON, "in round 8"),
        ("out-of-time", Swing.OUT_OF_REACH, "had 12 steps to go and 11 AP to come"),
        ("third-assassin-arrested", Swing.ONE_LEFT, "was caught, and a single assassin was left"),
        ("three-assassins-killed", Swing.ONE_LEFT, "was caught, and a single assassin was left"),
    ],
)
def test_the_turning_point(name: str, turn: Swing, words: str) -> None:
    game = recorded(name)
    way = way_of(game)
    assert game.result is not None and way.turned is not None and way.turned.turn is turn
    assert words in turning_sentence(way)
    if game.result.by is Ending.CASTLE:
        assert way.rounds[-1].steps == 0


def test_an_arrest_on_suspicion_that_ends_the_game_is_what_turned_it() -> None:
    """Nobody was ever revealed: the last arrest was luck, or a good nose."""
    game = three_arrested(Random(3))
    turned = way_of(game).turned
    assert game.result is not None and game.result.by is Ending.ASSASSINS
    assert turned is not None and turned.turn is Swing.SINGLED_OUT
    assert turned.round == game.position.round
    assert turned.townsperson == game.phases[-1].actions[-1].townsperson
    assert "was arrested on mere suspicion, and was the last assassin." in turning_sentence(
        way_of(game)
    )


def three_arrested(random: Random) -> AssassinsGame:
    """A game in which the people only look on while three of them, the assassins, are arrested."""
    script: list[RoundCard | Action | None] = []
    game, arrested = assassins_game(secret=None), list[int]()
    while len(arrested) < 3:
        if game.position.card is None:
            script.append(next(card for card in game.position.deck if card.shackles))
        elif game.position.phase is AssassinsPhase.PEOPLE or not game.legal_actions():
            script.append(None)
        else:
            legal = list(game.legal_actions())
            arrests = [action for action in legal if action.kind is ActionKind.ARREST]
            walks = [action for action in legal if action.kind is ActionKind.KNIGHT_STEP]
            script.append(random.choice(arrests or walks or legal))
        game = played(game, script[-1])
        arrested = list(game.position.arrested)
    secret = "".join(LETTERS[number] for number in arrested)
    again = assassins_game(secret=secret)
    for step in script:
        again = played(again, step)
    return again


def played(game: AssassinsGame, step: RoundCard | Action | None) -> AssassinsGame:
    """A card turned up, an action, or, for None, the end of the phase."""
    if step is None:
        return game.end_phase()
    return game.turn_up(step) if isinstance(step, RoundCard) else game.act(step)


@pytest.mark.parametrize("glyphs", [Glyphs.unicode(), Glyphs.ascii()], ids=lambda one: one.name)
@pytest.mark.parametrize("size", [(76, 8), (53, 11), (40, 8)])
def test_the_chart_has_a_column_for_every_round_as_high_as_the_way_is_long(
    size: tuple[int, int], glyphs: Glyphs
) -> None:
    for file in ("king-in-the-castle", "out-of-time"):
        way = way_of(recorded(file))
        lines = draw_way(way, *size, glyphs).text().splitlines()
        each = min(6, (size[0] - 7) // way.most)
        high = next(at for at, line in enumerate(lines) if line.startswith("round")) - 1
        columns = [[line[7 + at * each :][:1] for line in lines[:high]] for at in range(way.most)]
        heights = [sum(sign.strip() in set(glyphs.heights) for sign in one) for one in columns]
        assert not any(heights[len(way.rounds) :])
        far = [one.steps for one in way.rounds]
        for at in range(1, len(far)):
            assert far[at] >= far[at - 1] or heights[at] <= heights[at - 1]
        assert heights[0] > 0
        assert high >= 3 and any(line.startswith("people") for line in lines[high + 3 :])


def test_only_signs_that_are_there_are_explained() -> None:
    glyphs = Glyphs.unicode()
    said = legend(way_of(recorded("third-assassin-arrested")), glyphs)
    assert "arrested" in said
    empty = replace(way_of(recorded("king-killed")), rounds=())
    assert legend(empty, glyphs) == ""
    for name in ("king-killed", "king-in-the-castle", "out-of-time", "three-assassins-killed"):
        way = way_of(recorded(name))
        kinds = {event.kind for one in way.rounds for side in Side for event in one.events[side]}
        assert ("arrested" in legend(way, glyphs)) is (RoundEventKind.ARREST in kinds)
        assert ("N knight" in legend(way, glyphs)) is (RoundEventKind.KNIGHT_KILLED in kinds)


def test_more_than_one_deed_of_a_round_is_drawn_where_there_is_room() -> None:
    """Three reveals in round 1; in few rows the first of them alone."""
    way = way_of(recorded("king-killed"))
    roomy = draw_way(way, 53, 14, Glyphs.unicode()).text()
    assert all(sign in roomy for sign in ("†G", "†K", "†L"))
    narrow = draw_way(way, 53, 7, Glyphs.unicode()).text()
    assert sum(sign in narrow for sign in ("†G", "†K", "†L")) == 1


def test_nothing_is_drawn_where_there_is_no_room() -> None:
    way = way_of(recorded("king-killed"))
    assert not draw_way(way, 20, 8, Glyphs.unicode()).text().strip()
    assert not draw_way(way, 80, 4, Glyphs.unicode()).text().strip()


def test_what_comes_next_is_the_second_game_with_sides_swapped() -> None:
    game = recorded("king-killed")
    assert next_sentence(game, "", alone=Side.KING) == (
        "Swap sides (w): in the second game you play the people's side."
    )
    assert next_sentence(game, "Ann", alone=Side.PEOPLE).endswith("you play the king's side.")
    assert "Ann and Bob change places" in next_sentence(game, "", alone=None)


@pytest.mark.parametrize(
    ("seed", "turn"),
    [(71, Swing.SPARED), (265, Swing.SPARED), (76, Swing.BESIDE), (180, Swing.CLOSEST)],
)
def test_the_closest_call_of_a_king_who_was_never_struck(seed: int, turn: Swing) -> None:
    """An assassin that could have struck, for 2 AP from beside him; else one that came beside him;
    the narrowest count of steps only where none ever did."""
    game = list(steps(Random(seed)))[-1]
    assert game.secret is not None and game.result is not None
    assert game.result.by is Ending.CASTLE and not game.position.wounds
    found: dict[Side, list[tuple[int, int]]] = {side: [] for side in Side}
    for phase in game.phases:
        for number in sorted(game.secret.assassins):
            after = phase.after
            if after.king is None or after.townsfolk[number] is None:
                continue
            (row, column), (king_row, king_column) = (
                divmod(square, SIZE) for square in (after.townsfolk[number] or 0, after.king)
            )
            beside = abs(row - king_row) + abs(column - king_column) == 1
            if beside and (phase.side is Side.PEOPLE or after.people_ap >= 2):
                found[phase.side].append((phase.round, number))
    side = {Swing.SPARED: Side.KING, Swing.BESIDE: Side.PEOPLE}.get(turn)
    turned = way_of(game).turned
    assert turned is not None and turned.turn is turn
    assert bool(found[Side.KING]) == (turn is Swing.SPARED)
    if side is None:
        assert not any(found.values())
    else:
        last = found[side][-1][0]
        assert (turned.round, turned.townsperson) in [one for one in found[side] if one[0] == last]
    assert turning_sentence(way_of(game)).startswith("The closest call: in round ")


GAME = assassins_game().turn_up(RoundCard(1, 6, True, 5)).act("Nj9-j8").end_phase()
PLAYED = AssassinsCandidate(
    actions=["Nj9-j8"],
    king="j10",
    win=0,
    death=0,
    wound=0,
    death_worlds=0,
    wound_worlds=0,
    need=15,
    chance=0.2,
)
BEST = with_changes(PLAYED, actions=["Nj9-j8", "Kj10-j9"], king="j9", need=14, chance=0.5)
BLUNDER = PhaseReview(
    number=0,
    round=1,
    side="king",
    actions=PLAYED.actions,
    loss=0.3,
    severity=Severity.BLUNDER,
    worlds=220,
    played=PLAYED,
    best=BEST,
    king_before=0.5,
    king_after=0.2,
)


def test_a_decision_costs_the_same_wherever_it_is_told() -> None:
    """At the table, in the look-back, the list, the lines, the page and the JSON: one figure."""
    game, review = planted_game(), sample_review()
    made, page = shown_by_phase(review.phases), unescape(REPORT.html(game, review))
    costly = [one for one in review.phases if one.cost]
    assert costly
    for one in costly:
        words, figure = loss_words(one.cost, Goal.WIN), loss_figure(one.cost, Goal.WIN)
        decision = made[one.number]
        assert decision.cost == pytest.approx(one.cost, abs=0.005)
        assert figure in phase_row(one, decision)
        for told in (
            coach_words(one, game),
            detail_text(one, game, decision),
            " ".join(phase_lines(one, game)),
            page,
        ):
            assert words in told
        (sent,) = [
            other
            for other in review.decisions
            if (other.player, other.round) == (SIDES.index(one.side), one.round)
        ]
        assert sent.cost == one.cost


def test_the_chart_goes_through_every_decision() -> None:
    """What the account says: before a turn, after it, and at last the result; a blunder falls."""
    review = sample_review()
    course = course_of(review.phases)
    assert course is not None and course.first == 1
    for side, account in zip(Side, review.accounts, strict=True):
        own = [one for one in review.decisions if one.player == side.seat]
        assert account is not None
        assert course.chances[side] == (
            *(value for one in own for value in (one.before, one.choice)),
            account.result,
        )
    chart = course_chart(course, 4)
    assert len(chart.x_labels) == 9 and [label for label in chart.x_labels if label] == [*"1234"]
    assert course_of([]) is None


def test_what_a_better_turn_has_over_the_one_played() -> None:
    """Where facts differ; the danger has a sentence of its own and is not said twice."""
    assert better_sentences(BLUNDER, GAME)[1:] == ["The difference: one step ahead."]
    risky = with_changes(BLUNDER, played=with_changes(PLAYED, wound=0.5, wound_worlds=110))
    _, difference, risk = better_sentences(risky, GAME)
    assert difference == "The difference: one step ahead." and risk.startswith("As it was played, ")
    alike = with_changes(BLUNDER, best=with_changes(BEST, need=15))
    assert len(better_sentences(alike, GAME)) == 1


def test_every_phase_says_how_its_figures_add_up() -> None:
    """The figures of the list, of the words below it and of the account are the same ones."""
    phases = sample_review().phases
    made = shown_by_phase(phases)
    assert set(made) == {one.number for one in phases}
    for one in phases:
        decision = made[one.number]
        luck = signed_percent(decision.came) if round(decision.came, 2) else ""
        assert phase_row(one, decision).endswith(f"{luck:>6}")
        *_, account = phase_sentences(one, planted_game(), decision)
        exact = account.replace("−", "-").replace(">99%", "100%").replace("<1%", "0%")
        shown = list(map(int, re.findall(r"[+-]?\d+(?=%)", exact)))
        best = [shown.pop(0)] if decision.cost else shown[:1]
        assert best[0] - round(100 * decision.cost) == shown[0]
        assert len(shown) == 1 or sum(shown[:-1]) == shown[-1]


@pytest.mark.parametrize("sure", [True, False])
async def test_before_a_phase_ends_that_gives_much_away_it_is_asked(sure: bool) -> None:
    """By the figures of the review, and only where the settings want it."""
    async with running(make_app(QuickSolver()), (120, 36)) as (app, pilot):
        app.use_settings(AppSettings(speed="off", warn=True))
        game = planted_game(0).turn_up(planted_game().phases[0].card)
        screen = await begin_assassins(pilot, PERSON, COMPUTER, game=game)
        await press(pilot, "enter")
        await settle(pilot)
        dialog = on(pilot, ConfirmDialog)
        one = sample_review().phases[0]
        assert one.best is not None and one.best.chance is not None
        question = str(dialog.query_one(".words", PlainStatic).content)
        assert f"costs about {percent(one.loss or 0.0)}" in question
        assert f"Best was {percent(one.best.chance)}" in question
        await press(pilot, "y" if sure else "n")
        await settle(pilot)
        assert (len(screen.table.game.phases) > 0) == sure


class SecretIsDear(QuickSolver):
    """To whom an assassin turned up costs 30 points of the chance to win."""

    def _answers(self, request: MessageBase) -> Iterable[AnswerBase]:
        for answer in super()._answers(request):
            if isinstance(answer, AssassinsAdvice) and answer.candidates:
                assert isinstance(request, AssassinsAdviseRequest)
                chance = 0.6 if request.game.game().running else 0.9
                best = with_changes(answer.candidates[0], chance=chance, chance_error=0.01)
                yield with_changes(answer, candidates=[best, *answer.candidates[1:]])
            else:
                yield answer


@pytest.mark.parametrize("sure", [True, False])
async def test_before_an_assassin_is_shown_for_nothing_it_is_asked(sure: bool) -> None:
    async with running(make_app(SecretIsDear()), (120, 36)) as (app, pilot):
        app.use_settings(AppSettings(speed="off", warn=True))
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=planted_game(3))
        await press(pilot, "k", "r", "enter")
        await settle(pilot)
        question = str(on(pilot, ConfirmDialog).query_one(".words", PlainStatic).content)
        assert "costs about 30% of your chance" in question and "is 90%" in question
        await press(pilot, "y" if sure else "n")
        await settle(pilot)
        assert [str(one.action)[0] for one in screen.table.game.running] == ["R"] * sure


def test_a_review_is_kept_with_its_game_and_believed_only_where_it_fits(tmp_path: Path) -> None:
    """What judges the beginning of a game counts as far as it goes."""
    record, game = tmp_path / "game.json", planted_game()
    whole = summed_up(sample_review().phases, 1.0, complete=True, finished=True)
    REVIEWS.store(record, game, whole)
    assert REVIEWS.load(record, game) == whole
    assert REVIEWS.load(record, planted_game(6)) is None
    first, *others = whole.phases
    changed = [
        with_changes(first, loss=7.0),
        with_changes(first, actions=["Kj1-j2"]),
        with_changes(first, missed_safe=["Kj1-j2"]),
    ]
    for wrong in (
        with_changes(whole, phases=others),
        with_changes(whole, phases=[with_changes(first, loss=0.1), *others]),  # does not add up
        with_changes(whole, program="kingsroad 0.0"),
        *(summed_up([one, *others], 1.0, complete=True, finished=True) for one in changed),
    ):
        REVIEWS.store(record, game, wrong)
        assert REVIEWS.load(record, game) is None
    file = record.with_name("game.json.analysis")
    file.write_bytes(file.read_bytes()[:-9])
    assert REVIEWS.load(record, game) is None
    begun = summed_up(sample_review().phases[:4], 1.0, complete=True, finished=False)
    REVIEWS.store(record, planted_game(4), begun)
    assert REVIEWS.load(record, game) is None
    assert REVIEWS.load(record, game, whole=False) == begun
