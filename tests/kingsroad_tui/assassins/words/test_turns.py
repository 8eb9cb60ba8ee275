"""A turn in a few words and drawn over the board, and the hint that is done by a key."""

from __future__ import annotations

from random import Random

import pytest

from assassins.actions import ActionKind
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.position import KNIGHT
from assassins.town import LETTERS, SQUARE_NAMES, parse_square
from kingsroad_tui.assassins.drawing.board import draw_board
from kingsroad_tui.assassins.drawing.views import BoardView, OfferKind, grid_for, plan_of
from kingsroad_tui.assassins.look.signs import PAWNS
from kingsroad_tui.assassins.play import acting, typed_actions
from kingsroad_tui.assassins.words import turns
from kingsroad_tui.look.glyphs import Glyphs
from tests.assassins.support.random_play import steps
from tests.support.app.acting import press, running, text_of
from tests.support.app.assassins_acting import assassins_game, begin_assassins

CARD = RoundCard(1, 6, True, 5)


def said(game: AssassinsGame, actions: str) -> str:
    return turns.turn_words(
        turns.reports_of(game.position, actions.split()), typed_actions.knight_numbers(game)
    )


def test_steps_of_a_pawn_are_one_movement() -> None:
    start = assassins_game().turn_up(CARD)
    assert said(start, "Ni10-h10 Nh10-g10 Ng10#f10 Kj10-i10 Ni8-h8") == (
        "knight 7 goes to g10 and arrests the witch hunter L; the king goes to i10; knight 3 goes "
        "to h8"
    )
    assert said(start, "Na4-a3 Na3>b3 Nb3>c3") == (
        "knight 2 comes down to c3, pushing the blacksmith B to d3"
    )
    people = start.end_phase()
    assert said(people, "Th6-g6 Rf6 Af6-e6") == (
        "the fishwife G climbs to the roof g6; the farmer F is revealed and comes down to e6"
    )
    assert said(people, "-") == ""


def test_the_cursor_begins_on_the_king_or_on_whoever_of_the_people_is_nearest() -> None:
    game = assassins_game().turn_up(CARD)
    assert SQUARE_NAMES[acting.start(game.position).cursor] == "j10"
    people = game.end_phase().position
    assert SQUARE_NAMES[acting.start(people).cursor] == "j6"
    assert acting.start(people).chosen is None


def test_a_click_on_the_pawn_that_was_chosen_lets_go_of_it() -> None:
    position = assassins_game().turn_up(CARD).position
    king = parse_square("j10")
    held = acting.choose(acting.start(position), position, king)
    assert held.chosen == king
    state, action = acting.to_square(held, position, king, None)
    assert (state.chosen, state.cursor, action) == (None, king, ())


def test_a_way_there_and_back_names_where_it_turned() -> None:
    start = assassins_game().turn_up(CARD)
    assert said(start, "Na4-a3 Na3>b3 Nb3-a3 Na3-a4") == (
        "knight 2 goes to b3 and back, pushing the blacksmith B to c3"
    )


def test_what_is_not_possible_ends_the_turn() -> None:
    start = assassins_game().turn_up(CARD)
    assert len(turns.reports_of(start.position, ["Na4-a3", "Kj10-a1", "Na3-a2"])) == 1


@pytest.mark.parametrize("seed", range(3))
def test_every_turn_of_random_games_says_who_did_what(seed: int) -> None:
    """Whoever acts is named, and the last square of every walk; the plan ends where they end."""
    game = list(steps(Random(seed)))[-1]
    for at, phase in enumerate(game.phases):
        numbers = typed_actions.knight_numbers_before(game, at)
        reports = phase.actions
        words = turns.turn_words(reports, numbers)
        for report in reports:
            if report.townsperson is not None:
                assert PAWNS[report.townsperson] in words
            elif report.action.source in phase.before.knights:
                assert f"knight {numbers[report.action.source]}" in words
        walks = [report for report in reports if report.action.kind in turns.STEPS]
        if not walks:
            continue
        assert walks[-1].action.target is not None
        last = SQUARE_NAMES[walks[-1].action.target]
        assert last in words or " and back" in words
        plan = plan_of(reports, numbers)
        assert plan is not None
        after, now = reports[-1].after, typed_actions.followed(numbers, reports)
        for square, key in plan.ends.items():
            if key == "0":
                assert after.king == square
            elif key in LETTERS:
                assert after.townsfolk[LETTERS.index(key)] == square
            else:
                assert after.occupants()[square] == KNIGHT and str(now[square]) == key
        arrests = {r.action.target for r in reports if r.action.kind is ActionKind.ARREST}
        arrested = {s for s, kind in plan.marks.items() if kind is OfferKind.ARREST}
        assert arrests == arrested


@pytest.mark.parametrize("size", [(43, 21), (63, 31)])
def test_a_turn_is_drawn_over_the_board(size: tuple[int, int]) -> None:
    """Where they would end, the ways there, and who would be arrested; the pawns stay in sight."""
    game = assassins_game().turn_up(CARD)
    reports = turns.reports_of(game.position, ["Ni10-h10", "Nh10-g10", "Ng10#f10", "Kj10-i10"])
    numbers = typed_actions.knight_numbers(game)
    view = BoardView(game.position, numbers, plan=plan_of(reports, numbers))
    lines = draw_board(view, *size, Glyphs.unicode()).text().splitlines()
    grid = grid_for(*size)

    def cell(name: str) -> str:
        x, y = grid.corner(parse_square(name))
        return "".join(line[x : x + grid.width] for line in lines[y : y + grid.height])

    assert "»7" in cell("g10") and "←" in cell("h10")
    assert "#" in cell("f10") and "L" in cell("f10")
    assert "7" in cell("i10") and "♚" in cell("i10")


async def test_the_hint_can_be_done_by_a_key() -> None:
    """Nothing before a hint says what to play; then the footer has the key, and it does all of it,
    each action to be taken back."""
    async with running(size=(120, 36)) as (app, pilot):
        screen = await begin_assassins(
            pilot, game=assassins_game().turn_up(RoundCard(1, 5, False, 4))
        )
        await pilot.press("v")
        assert not screen.table.game.running and "Do hint" not in text_of(app)
        await press(pilot, "t", "t")
        planned = screen.view.hint.planned
        assert planned and "Best moves: v plays them." in text_of(app)
        assert "Do hint" in text_of(app)
        await press(pilot, "v")
        assert tuple(str(r.action) for r in screen.table.game.running) == planned
        assert screen.telling.tells_own and screen.story.cursor
        assert len(screen.story.cursor.scenes) > 1
        await pilot.press("backspace")
        assert len(screen.table.game.running) == len(planned) - 1 and not screen.telling.tells_own


def test_with_little_room_the_king_and_blows_are_told_before_quiet_steps() -> None:
    """In their order; pushes come next."""
    game = assassins_game().turn_up(RoundCard(1, 6, True, 5))
    for action in ("Nd2-d3", "Na4-a3", "Na3>b3", "Nb3#c3", "Nj9-j8", "Kj10-j9", "Ni8-h8"):
        game = game.act(action)
    numbers = typed_actions.knight_numbers_before(game, 0)
    whole = turns.turn_sentences(game.running, numbers)
    for most in range(1, len(whole) + 1):
        told = turns.weightiest_sentences(game.running, numbers, most)
        assert len(told) == most and told == [clause for clause in whole if clause in told]
    two = turns.weightiest_sentences(game.running, numbers, 2)
    assert "arrests" in two[0] and two[1].startswith("The king")
