"""The position editor: any table can be set up, what cannot be is said, and it is played."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.events import Paste
from textual.pilot import Pilot

from advisor.messages.assassins_requests import AssassinsAdviseRequest
from assassins.cards import RoundCard
from assassins.notation import parse_position, print_position
from assassins.position import AssassinsPhase, AssassinsPosition, starting_position
from assassins.town import LETTERS, SQUARE_NAMES, SQUARES, side_a
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.editor.position_draft import AssassinsDraft, DraftValue
from kingsroad_tui.assassins.editor.screen import AssassinsEditorScreen
from kingsroad_tui.assassins.editor.words import cell_words, gone_words, problem_sentence
from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tests.assassins.support.random_play import steps
from tests.support.app.acting import QuickSolver, make_app, press, running, text_of
from tests.support.app.assassins_acting import assassins_screen, recorded
from tests.support.examples import examples
from tests.support.soak import sampled

START = starting_position(side_a(), side_a().kings[0].square)


def some_position(seed: int) -> AssassinsPosition:
    """From the middle of a random game, sometimes from the middle of a phase."""
    random = Random(seed)
    moments = [g.position for g in steps(random) if not g.finished]
    return random.choice(moments)


def set_up(position: AssassinsPosition) -> AssassinsDraft:
    """The changes that a person makes to copy a table, from the beginning of a game."""
    draft = AssassinsDraft.empty()
    for square in draft.knights:
        draft = draft.without(square)
    for square in filter(None, draft.townsfolk):
        draft = draft.without(square)
    assert position.king is not None
    draft = draft.with_king(position.king)
    for square in position.knights:
        draft = draft.with_knight(square)
    spare = [s for s in SQUARES if s not in (*position.knights, position.king)]
    for number in position.killed:  # put there, shown to be one, and taken away
        draft = draft.with_person(number, spare[0]).with_revealed(spare[0]).without(spare[0])
    for number, at in enumerate(position.townsfolk):
        if at is not None:
            draft = draft.with_person(number, at)
            if number in position.revealed:
                draft = draft.with_revealed(at)
    for kind in draft.town.kinds:
        want = position.deck.count(kind) + (kind == position.card)
        draft = draft.changed(kind, want - draft.deck.count(kind))
    draft = draft.changed(DraftValue.ROUND, position.round - 1)
    while draft.card != position.card:
        draft = draft.changed(DraftValue.CARD, 1)
    if draft.phase is not position.phase:
        draft = draft.changed(DraftValue.PHASE, 1)
    for value in (
        DraftValue.KING_AP,
        DraftValue.KNIGHTS_AP,
        DraftValue.PEOPLE_AP,
        DraftValue.KILLED,
        DraftValue.WOUNDS,
    ):
        draft = draft.changed(value, getattr(position, value) - getattr(draft, value))
    return draft.changed(DraftValue.ARREST, 1) if position.arrest_made else draft


@examples(30)
@given(seed=st.integers(0, 10_000))
def test_every_position_of_a_game_can_be_set_up(seed: int) -> None:
    position = some_position(seed)
    draft = set_up(position)
    assert draft.problem is None and draft.position == position
    assert AssassinsDraft.of(position) == draft
    gone = gone_words(draft)
    assert ("Arrested: " in gone) == bool(position.arrested)
    assert ("Killed: " in gone) == bool(position.killed)
    for cell in draft.cells:
        label, value = cell_words(draft, cell)
        assert label and value


CELLS = [*DraftValue, *side_a().kinds]


@examples(40)
@given(
    seed=st.integers(0, 500),
    changes=st.lists(
        st.tuples(st.integers(0, 5), st.integers(0, 99), st.integers(0, 11), st.sampled_from(CELLS))
    ),
)
def test_whatever_is_changed_it_can_be_drawn_and_is_a_position_or_says_why_not(
    seed: int, changes: list[tuple[int, int, int, DraftValue | RoundCard]]
) -> None:
    draft = AssassinsDraft.of(some_position(seed))
    for what, square, number, cell in changes:
        match what:
            case 0 if square != draft.king:
                draft = draft.with_person(number, square)
            case 1 if square != draft.king:
                draft = draft.with_knight(square)
            case 2:
                draft = draft.with_king(square)
            case 3:
                draft = draft.without(square)
            case 4:
                draft = draft.with_revealed(square)
            case _:
                draft = draft.changed(cell, 1 if square % 2 else -1)
        taken = [*draft.knights, draft.king, *(at for at in draft.townsfolk if at is not None)]
        assert len(taken) == len(set(taken))
        assert draft.drawn.knights == draft.knights
        problem = draft.problem
        if problem is None:
            assert draft.position == draft.drawn
            code = print_position(draft.drawn)
            assert parse_position(code) == draft.position
        else:
            said = problem_sentence(problem)
            assert draft.position is None and said[0].isupper() and said.endswith(".")


def test_a_card_turned_up_is_face_down_no_more_and_gives_its_points() -> None:
    draft = AssassinsDraft.empty().changed(DraftValue.CARD, 3)
    assert str(draft.card) == "2/7/5" and len(draft.deck) == 14
    assert (draft.king_ap, draft.knights_ap, draft.people_ap) == (2, 7, 0)
    people = draft.changed(DraftValue.PHASE, 1)
    assert (people.king_ap, people.people_ap) == (0, 5) and people.phase is AssassinsPhase.PEOPLE
    assert people.changed(DraftValue.CARD, -3) == AssassinsDraft.empty()
    assert DraftValue.ARREST not in draft.cells
    assert DraftValue.ARREST in AssassinsDraft.empty().changed(DraftValue.CARD, 1).cells


async def opened(
    pilot: Pilot[None], position: AssassinsPosition | None = None
) -> AssassinsEditorScreen:
    screen = AssassinsEditorScreen(position)
    await cast("KingsRoad", pilot.app).push_screen(screen)
    await pilot.pause()
    return screen


async def test_by_keys_a_table_is_set_up_hinted_at_and_played() -> None:
    """The cursor begins on the king; a hint goes with the position; Enter opens the form."""
    solver = QuickSolver()
    async with running(make_app(solver)) as (app, pilot):
        screen = await opened(pilot)
        await press(pilot, "a")
        assert screen.draft == AssassinsDraft.empty()  # the king stands there
        await press(pilot, "left", "n", "up", "up", "a", "r")
        assert len(screen.draft.knights) == 5  # one taken away, one in the way
        assert SQUARE_NAMES[screen.draft.townsfolk[0] or 0] == "i8"
        assert screen.draft.revealed == {0} and "Knights" not in text_of(app)
        await press(pilot, "tab", "down", "right", "right")
        assert str(screen.draft.card) == "1/5/4" and "< 1/5/4 >" in text_of(app)
        await press(pilot, "up", "right")
        assert "Cards to come: must have 13 cards, not 14." in text_of(app)
        await press(pilot, "enter")
        assert screen.is_current
        await press(pilot, "left", "tab", "t")
        asked = solver.asked[-1]
        assert isinstance(asked, AssassinsAdviseRequest) and asked.side == "king"
        assert asked.game.start == print_position(screen.draft.drawn)
        assert "Hint 1/3" in text_of(app) and "Whose phase" not in text_of(app)
        await press(pilot, "t")
        view = screen.board.view
        assert view is not None and view.plan is not None
        await press(pilot, "left")
        assert "Hint 2/3" in text_of(app)  # it is about the same position
        await press(pilot, "x")
        assert isinstance(app.screen, ConfirmDialog)
        await press(pilot, "n")
        position = screen.draft.position
        await press(pilot, "enter")
        assert isinstance(app.screen, AssassinsNewGameScreen) and "Board file" not in text_of(app)
        await press(pilot, "ctrl+g")
        game = assassins_screen(pilot).table.game
        assert game.start == position and game.secret is not None
        assert game.start.revealed <= game.secret.assassins


@pytest.mark.parametrize("seed", sampled(range(8), 3))
async def test_a_code_is_pasted_and_copied_and_nothing_is_lost_without_asking(seed: int) -> None:
    position = some_position(seed)
    code, over = print_position(position), print_position(recorded("king-killed").position)
    async with running(size=(120, 36)) as (app, pilot):
        screen = await opened(pilot)
        for text in ("nonsense", "KA1:1:k", over):
            app.screen.post_message(Paste(text))
            await pilot.pause()
            assert screen.draft == AssassinsDraft.empty() and app._notifications
        app.screen.post_message(Paste(code))
        await pilot.pause()
        assert screen.draft.position == position and code[:40] in text_of(app)
        await press(pilot, "q")
        assert isinstance(app.screen, ConfirmDialog)
        await press(pilot, "n", "y")
        assert app.clipboard == code
        await press(pilot, "q")
        assert not app.query(ConfirmDialog) and not screen.is_running


def test_letters_are_townsfolk_in_the_editor() -> None:
    """No key of it is one of theirs."""
    own = [b for b in AssassinsEditorScreen.BINDINGS if "pawn(" not in getattr(b, "action", "")]
    assert not {key for b in own for key in getattr(b, "key", "").split(",")} & set(LETTERS)
