"""Practising King & Assassins: the list, phases played again, who it is; by real judging.

Phases of a game as exercises: laid out as they were, named by what was missed, solved by more
than the best turn alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from textual.app import App
from textual.pilot import Pilot

from advisor.messages.assassins_review import PhaseReview, WastedAp
from advisor.messages.exercises import AssassinsExercise, AssassinsKind, AssassinsProof
from advisor.messages.puzzle_files import assassins_puzzles
from advisor.messages.verdicts import Severity
from assassins.actions import Side
from assassins.records import encode_game
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.in_app import TABLES
from kingsroad_tui.assassins.play.log import AssassinsLogDialog
from kingsroad_tui.assassins.practice import practising
from kingsroad_tui.assassins.practice.exercise import AssassinsExerciseScreen
from kingsroad_tui.assassins.practice.exercises import (
    AssassinsLaidOut,
    assassins_exercise_of,
    assassins_exercises_in,
    assassins_game_id,
    is_phase_solved,
    phase_kind,
    solved_at_once,
)
from kingsroad_tui.assassins.practice.training import TRAINING
from kingsroad_tui.assassins.review.judged import better_actions
from kingsroad_tui.library.seats import Setup
from kingsroad_tui.practice.screen import PractiseScreen
from kingsroad_tui.practice.training_book import ExerciseRun
from kingsroad_tui.shell.place import Way
from tabletop.errors import LocatedError
from tabletop.game_lines import parse_line, print_line
from tabletop.words.voice import phrase
from tests.support import practice
from tests.support.app.acting import (
    QuickSolver,
    go,
    make_app,
    open_screen,
    press,
    running,
    settle,
    text_of,
)
from tests.support.app.assassins_acting import COMPUTER, PERSON
from tests.support.planted_assassins import planted_game, sample_review

Snap = Callable[..., bool]

WHO = practice.assassins_puzzle(
    AssassinsKind.WHO,
    2,
    Side.KING,
    AssassinsProof(letters=["k"], cleared={"l": 1}, worlds=10),
)


@pytest.fixture(autouse=True)
def no_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practising, "PRACTICE", practice.with_only(practising.PRACTICE, ()))


def said(app: App[None]) -> str:
    """All that is on the screen, as words."""
    return " ".join(text_of(app).replace("▐", " ").replace("▌", " ").split())


def beside(screen: AssassinsExerciseScreen) -> str:
    """What is said beside the board."""
    title, paragraphs = screen.view.side._lesson
    return " ".join([title, *("".join(text for text, _ in line) for line in paragraphs)])


async def begin(pilot: Pilot[None], *exercises: AssassinsExercise) -> AssassinsExerciseScreen:
    way = Way("exercises", "assassins", run=ExerciseRun(exercises))
    screen = await open_screen(pilot, way, AssassinsExerciseScreen)
    await settle(pilot)
    return screen


async def test_own_phases_are_due_and_come_back() -> None:
    """Ending the phase at once has to be meant, and is no answer; the kill that was missed is."""
    practice.keep_planted_assassins()
    async with running(make_app(QuickSolver(sample_review())), (120, 36)) as (app, pilot):
        await open_screen(pilot, Way("practise", "assassins"), PractiseScreen)
        await settle(pilot)
        assert "4 of your own mistakes are due today" in said(app)
        await press(pilot, "enter")
        await settle(pilot)
        assert "Your mistake 1 of 4 · round 1" in said(app)
        await press(pilot, "n")
        await settle(pilot)
        await press(pilot, "n")
        await settle(pilot)
        screen = app.screen
        assert isinstance(screen, AssassinsExerciseScreen)
        kill = screen._laid.exercise.made
        assert kill is not None and kill.missed_kill is not None
        await press(pilot, "enter")
        assert "Nothing is done yet: press Enter again to do nothing." in said(app)
        assert not screen._phase.over
        await press(pilot, "enter")
        await settle(pilot)
        assert "Not the answer yet." in said(app) and "It comes back tomorrow." in said(app)
        await press(pilot, "enter")
        await settle(pilot)
        screen.view.do_typed(" ".join(kill.missed_kill))
        await settle(pilot)
        assert "Right!" in said(app) and phrase("assassins-practice-went-wrong-kill") in said(app)
        (answered,) = [card for card in TRAINING.book.read().cards.values() if card.answered]
        assert answered.box == 1
        await press(pilot, "enter")
        await settle(pilot)
        assert "Your mistake 4 of 4" in said(app)
        await press(pilot, "t")
        await settle(pilot)
        assert "A better turn:" in said(app) and "It comes back tomorrow." in said(app)
        await press(pilot, "enter")
        await settle(pilot)
        assert isinstance(app.screen, PractiseScreen)
        assert "2 of your own mistakes are due today" in said(app)
        assert "Tomorrow: 2" in said(app)


async def test_who_it_is_is_answered_by_marking() -> None:
    """Letters and clicks mark; no more than there are; the wrong one is no answer."""
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin(pilot, WHO)
        assert phrase("assassins-practice-who-task", number=1) in beside(screen)
        assert "p tells what both sides have done so far." in beside(screen)
        await press(pilot, "p")
        assert isinstance(app.screen, AssassinsLogDialog)
        await press(pilot, "escape", "enter")
        assert "Nobody is marked yet" in said(app)
        await press(pilot, "l", "k")
        assert screen._marked == {11}
        await press(pilot, "enter")
        await settle(pilot)
        cleared = "In round 1 the witch hunter L could have killed the king, and let him live"
        assert f"Not those. {cleared}" in beside(screen)
        await press(pilot, "l", "k", "enter")
        await settle(pilot)
        assert "Right!" in beside(screen)
        assert cleared in beside(screen)
        assert TRAINING.book.read().solved == {WHO.id}


async def test_a_puzzle_is_judged_by_the_rules_and_its_proof() -> None:
    """A kill is there or not; nobody has to be asked."""
    number = next(one.number for one in sample_review().phases if one.missed_kill is not None)
    actions = sample_review().phases[number].missed_kill or []
    proof = AssassinsProof(actions=actions, chance=1, next_chance=0.4)
    puzzle = practice.assassins_puzzle(AssassinsKind.KILL, number, Side.PEOPLE, proof)
    solver = QuickSolver()
    async with running(make_app(solver), (120, 36)) as (app, pilot):
        screen = await begin(pilot, puzzle)
        assert "Kill the king in this phase." in said(app)
        await press(pilot, "enter", "enter")
        assert "Nothing is done yet, and that is no answer." in said(app)
        assert not TRAINING.book.read().cards and not screen._phase.over
        screen.end_phase()
        await settle(pilot)
        assert "The king is still alive." in said(app)
        await press(pilot, "enter")
        await settle(pilot)
        await press(pilot, "slash", *" ".join(actions), "enter")
        await settle(pilot)
        assert "Right!" in beside(screen) and "leaves him alive you win 40%." in beside(screen)
        assert not solver.asked
        assert "comes back" not in said(app)


async def test_own_games_are_judged_while_the_list_is_seen() -> None:
    """Its own side only; then nothing is left to judge."""
    table = TABLES.new(planted_game(0), Setup((PERSON, COMPUTER), 1), print)
    table.changed(planted_game())
    table.leave()
    if TRAINING.own(table.game, table.setup) is None:
        pytest.fail("the game is not one's own")
    async with running(make_app(QuickSolver(sample_review()))) as (app, pilot):
        await open_screen(pilot, Way("practise", "assassins"), PractiseScreen)
        await settle(pilot)
        await settle(pilot)
        assert "All your games are judged: 2 new mistakes to practise." in said(app)
        assert not TRAINING.gather()


async def test_the_first_screen_says_what_is_due() -> None:
    practice.keep_planted_assassins()
    async with running(size=(120, 36)) as (app, pilot):
        await open_screen(pilot, Way("enter", "assassins"), AssassinsHomeScreen)
        await settle(pilot)
        assert "4 mistakes are due" in said(app)


async def test_what_cannot_be_laid_out_is_said() -> None:
    async with running() as (app, pilot):
        broken = msgspec.structs.replace(WHO, game="GAME1:AAAA")
        go(app, "exercises", "assassins", run=ExerciseRun([broken]))
        await settle(pilot)
        assert [note.message for note in app._notifications] == [phrase("practice-unusable")]


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_town_practise(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The list of the second game, with three mistakes due."""
    practice.keep_planted_assassins()

    async def show(pilot: Pilot[None]) -> None:
        await open_screen(pilot, Way("practise", "assassins"), PractiseScreen)
        await settle(pilot)

    assert snap_compare(make_app(), terminal_size=size, run_before=show)


@pytest.mark.parametrize("size", [(80, 24), (120, 36)])
def test_town_exercise(snap_compare: Snap, size: tuple[int, int]) -> None:
    """The town as it stood before the phase, and beside it what was played and what to do."""

    async def show(pilot: Pilot[None]) -> None:
        await begin(pilot, practice.ASSASSINS_MISTAKE)

    assert snap_compare(make_app(), terminal_size=size, run_before=show)


GAME = planted_game()
PHASES = sample_review().phases


def missed(**facts: object) -> PhaseReview:
    """A mistake of the king's side with these facts."""
    plain = PhaseReview(
        number=0,
        round=1,
        side="king",
        actions=["Kc5-c4"],
        loss=0.2,
        loss_error=0.0,
        severity=Severity.BLUNDER,
        king_before=0.5,
        king_after=0.3,
    )
    return msgspec.structs.replace(plain, **facts)


def test_each_kind_has_its_facts() -> None:
    """What is certain comes first; what nothing says is another mistake."""
    assert {phase_kind(one) for one in PHASES if one.is_mistake} >= {
        AssassinsKind.KILL,
        AssassinsKind.SAFE,
        AssassinsKind.GATE,
    }
    assert phase_kind(missed(missed_win=["Kc5-c4"])) is AssassinsKind.CASTLE
    assert phase_kind(missed(wasted_ap=WastedAp(knights=2))) is AssassinsKind.WASTED_AP
    assert phase_kind(missed(wasted_ap=WastedAp(king=1))) is AssassinsKind.OTHER
    assert phase_kind(missed()) is AssassinsKind.OTHER


@pytest.mark.parametrize(
    ("actions", "wanted"),
    [
        (["Rf6", "Af6-e6"], AssassinsKind.UNMASKED),
        (["Rf6", "Af6!e6"], AssassinsKind.OTHER),
        (["Rf6", "Af6*"], AssassinsKind.OTHER),
        (["Tf6-e6"], AssassinsKind.OTHER),
    ],
)
def test_a_reveal_without_a_blow_has_a_name(actions: list[str], wanted: AssassinsKind) -> None:
    """But where the best turn reveals somebody as well, that was not it."""
    assert phase_kind(missed(side="people", actions=actions)) is wanted


def test_every_mistake_lies_on_the_board_as_it_was() -> None:
    """The king's side never gets to see who the assassins are; the people know."""
    for side in Side:
        found = list(assassins_exercises_in(GAME, PHASES, side))
        assert len(found) == len([one for one in PHASES if one.is_mistake and one.side == side])
        for one in found:
            laid = AssassinsLaidOut.of(one)
            assert one.made is not None
            assert laid.game.position == GAME.phases[one.made.number].before
            assert laid.number == one.made.number and laid.side is side
            assert (laid.game.secret is None) == (side is Side.KING)
            assert (b'"secret":null' in parse_line(one.game)) == (side is Side.KING)


def test_the_better_turn_solves_it() -> None:
    """Where a kill or a win was missed, the rules say so at once."""
    kill = next(one for one in PHASES if one.missed_kill is not None)
    laid = AssassinsLaidOut.of(assassins_exercise_of(GAME, kill))
    assert solved_at_once(laid, laid.game.play_phase(better_actions(kill))) is True
    assert solved_at_once(laid, laid.game.end_phase()) is None


def test_not_only_the_best_turn_solves_a_mistake() -> None:
    """Nothing may be wrong any more, and it has to lose at most half as much."""
    laid = AssassinsLaidOut.of(assassins_exercise_of(GAME, PHASES[0]))
    made = msgspec.structs.replace(laid.exercise, made=missed(loss=0.08))
    laid = replace(laid, exercise=made)
    good = missed(severity=Severity.GOOD, loss=0.03, loss_error=0.0)
    assert is_phase_solved(laid, good)
    assert not is_phase_solved(laid, msgspec.structs.replace(good, loss=0.049))
    assert is_phase_solved(laid, msgspec.structs.replace(good, loss=0.049, loss_error=0.02))
    assert not is_phase_solved(laid, msgspec.structs.replace(good, missed_safe=["Kc5-c4"]))
    assert not is_phase_solved(laid, missed())


def puzzle(
    kind: AssassinsKind, proof: AssassinsProof, number: int, side: Side
) -> AssassinsExercise:
    one = msgspec.structs.replace(PHASES[number], side=side.value)
    made = assassins_exercise_of(GAME, one)
    return msgspec.structs.replace(made, kind=kind, proof=proof, made=None, grade=1)


def test_a_proof_answers_at_once() -> None:
    """A phase that ends as its own does is right; a kill that is not done is none."""
    number = next(one.number for one in PHASES if one.missed_kill is not None)
    actions = PHASES[number].missed_kill or []
    kill = AssassinsLaidOut.of(
        puzzle(AssassinsKind.KILL, AssassinsProof(actions=actions), number, Side.PEOPLE)
    )
    assert solved_at_once(kill, kill.game.play_phase(actions)) is True
    assert solved_at_once(kill, kill.game.end_phase()) is False
    gate = next(one for one in PHASES if one.open_gate is not None)
    assert gate.open_gate is not None
    proof = AssassinsProof(actions=gate.open_gate.actions, leaves=gate.open_gate.instead)
    shut = AssassinsLaidOut.of(puzzle(AssassinsKind.GATE, proof, gate.number, Side.PEOPLE))
    assert solved_at_once(shut, shut.game.play_phase(gate.open_gate.actions)) is True
    assert solved_at_once(shut, shut.game.end_phase()) is None
    assert not is_phase_solved(shut, gate)
    assert is_phase_solved(shut, msgspec.structs.replace(gate, open_gate=None))


def test_what_fits_no_game_is_refused() -> None:
    """A file may hold anything: the wrong side, a game that is over, no secret, no answer."""
    people = next(assassins_exercises_in(GAME, PHASES, Side.PEOPLE))
    laid = AssassinsLaidOut.of(people)
    public = print_line(encode_game(replace(laid.game, secret=None)))
    over = print_line(encode_game(GAME))
    who = AssassinsProof(letters=["z"])
    for wrong in (
        msgspec.structs.replace(people, side="king"),
        msgspec.structs.replace(people, game=public),
        msgspec.structs.replace(people, game=over),
        msgspec.structs.replace(people, game="GAME1:"),
        msgspec.structs.replace(people, kind=AssassinsKind.WHO),
        msgspec.structs.replace(people, kind=AssassinsKind.WHO, proof=who),
    ):
        with pytest.raises(LocatedError):
            AssassinsLaidOut.of(wrong)
    asked = msgspec.structs.replace(
        people, kind=AssassinsKind.WHO, game=public, proof=AssassinsProof(letters=["a", "d"])
    )
    assert AssassinsLaidOut.of(asked).answer == {0, 3}


def test_a_game_is_named_by_what_happened_and_by_the_side() -> None:
    """A copy under other names is the same game."""
    copy = replace(GAME, players=GAME.players._replace(king="Xan"))
    assert assassins_game_id(copy, Side.KING) == assassins_game_id(GAME, Side.KING)
    assert assassins_game_id(GAME, Side.PEOPLE) != assassins_game_id(GAME, Side.KING)


@pytest.mark.parametrize(
    ("deaths", "wounds", "right"), [(0, 0, True), (0, 3, False), (2, 2, False)]
)
def test_a_safe_way_is_one_after_which_nobody_can_even_wound_him(
    deaths: int, wounds: int, right: bool
) -> None:
    """Where the proof says so; of one that speaks of death alone, death alone counts."""
    judged = next(one for one in PHASES if one.played is not None)
    assert judged.played is not None
    played = msgspec.structs.replace(judged.played, death_worlds=deaths, wound_worlds=wounds)
    found = msgspec.structs.replace(judged, played=played)
    puzzle = next(one for one in assassins_puzzles() if one.kind is AssassinsKind.SAFE)
    laid = AssassinsLaidOut.of(puzzle)
    assert is_phase_solved(laid, found) is right
    assert puzzle.proof is not None
    lenient = msgspec.structs.replace(
        puzzle, proof=msgspec.structs.replace(puzzle.proof, wound_worlds=None)
    )
    assert is_phase_solved(AssassinsLaidOut.of(lenient), found) is (deaths == 0)
