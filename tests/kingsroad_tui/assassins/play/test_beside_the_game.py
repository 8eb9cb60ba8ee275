"""What a game has beside acting: its log, the help of the choice, opening it again, first hints."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from advisor.messages.assassins_answers import AssassinsReason, AssassinsReasonKind
from assassins.actions import ActionKind, Side
from assassins.cards import RoundCard
from assassins.town import parse_square
from kingsroad_tui.assassins.hints.hints import AssassinsHintStep
from kingsroad_tui.assassins.hints.reasons import reason_words
from kingsroad_tui.assassins.play import prompts
from kingsroad_tui.assassins.play.acting import NotPossible
from kingsroad_tui.assassins.play.log import AssassinsLogDialog
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.words import refusals
from kingsroad_tui.assassins.words.keys import assassins_key
from kingsroad_tui.assassins.words.turns import NOTHING_YET, log_phases
from kingsroad_tui.keys.key_words import with_keys
from tests.assassins.support.random_play import steps
from tests.support.app.acting import press, running, settle, text_of
from tests.support.app.assassins_acting import (
    COMPUTER,
    PERSON,
    assassins_game,
    begin_assassins,
    said,
)

CARD = RoundCard(1, 6, True, 5)


@pytest.mark.parametrize("seed", range(4))
def test_the_log_tells_every_phase_and_no_secret(seed: int) -> None:
    """Without the secret it is the same."""
    for game in steps(Random(seed)):
        told = log_phases(game)
        assert told == log_phases(replace(game, secret=None))
        if not game.phases and not game.running:
            assert told == [("", [NOTHING_YET])]
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
        assert isinstance(app.screen, AssassinsLogDialog) and NOTHING_YET in text_of(app)
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
            assert type(app.screen).__name__ == "AssassinsOpenScreen"
            await press(pilot, keys[-1])
            await settle(pilot)
            assert isinstance(app.screen, AssassinsPlayScreen), keys


async def test_a_hint_between_two_people_ends_with_the_phase() -> None:
    async with running() as (app, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=assassins_game().turn_up(CARD))
        await press(pilot, "t", "t", "t")
        assert "Hint 3 of 5" in text_of(app)
        await press(pilot, "enter", "y")
        assert screen.table.side is Side.PEOPLE and screen.hints.page.step is AssassinsHintStep.OFF
        assert not screen.view.hint.lines


async def test_an_open_hint_begins_anew_in_the_next_round() -> None:
    """What to play is not said before it is asked for."""
    async with running(speed="off") as (_, pilot):
        screen = await begin_assassins(pilot, PERSON, COMPUTER, game=assassins_game().turn_up(CARD))
        await press(pilot, "t", "t", "t", "enter", "y")
        await settle(pilot)
        assert screen.table.side is Side.KING and len(screen.table.game.phases) == 2
        assert screen.hints.page.step is AssassinsHintStep.CLOCK


async def test_an_arrest_that_is_shown_already_needs_no_other_key() -> None:
    async with running() as (_, pilot):
        game = assassins_game().turn_up(CARD).act("Nd2-d3").act("Nd3-c3")
        screen = await begin_assassins(pilot, game=game)
        await press(pilot, "1", "left")  # a push would go up to a roof
        assert "arrests the blacksmith B" in said(screen) and not screen.view.others
        await press(pilot, "r")
        assert said(screen) == with_keys(prompts.ALREADY_SHOWN, assassins_key)
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
    assert reason_words(known, {}, revealed=True) == "it could strike at once"
    assert reason_words(known, {}) == "surely an assassin, who could strike at once"


def test_of_one_s_own_assassins_only_those_left_are_named() -> None:
    assert prompts.own_words([]) == "None of your assassins is left."
    assert prompts.own_words({1}) == "Your assassins: the blacksmith B."
