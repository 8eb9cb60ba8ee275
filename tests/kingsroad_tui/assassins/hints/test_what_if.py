"""What if, in the app: who somebody is, which card comes, and how what was seen counts."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from advisor.assassins.advise import advise
from advisor.messages.assassins_assumptions import parse_assassins_assumptions
from advisor.messages.assassins_requests import AssassinsAdviseRequest
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.secret import possible_secrets
from kingsroad_tui.assassins.hints import what_if_words as what_if
from kingsroad_tui.assassins.hints.hints import AssassinsHintStep, HintPage, hint_of
from kingsroad_tui.assassins.hints.what_if import SupposeDialog
from kingsroad_tui.assassins.hints.what_if_words import Supposed
from kingsroad_tui.settings.stored import AppSettings
from tests.advisor.assassins.support.moments import CLOSE_THE_GATE, moment
from tests.assassins.support.builders import position
from tests.support.app.acting import press, text_of
from tests.support.app.town_acting import (
    COMPUTER,
    PERSON,
    AssassinsSolver,
    assassins_game,
    begin_assassins,
    make_assassins_app,
)
from tests.support.soak import sampled

CARD = RoundCard(1, 5, False, 4)
DEAR = RoundCard(2, 7, False, 5)


async def test_a_hint_is_for_the_case_that_is_supposed_until_it_is_dropped() -> None:
    """By w: first of whom, then what; the choice in force is marked, and one button drops all. The
    next card is supposed only until one is turned up."""
    solver = AssassinsSolver()
    app = make_assassins_app(solver)

    def asked() -> AssassinsAdviseRequest:
        return [one for one in solver.asked if isinstance(one, AssassinsAdviseRequest)][-1]

    async with app.run_test(size=(120, 36)) as pilot:
        screen = await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        assert "w What if" not in text_of(app)
        await press(pilot, "t")
        assert "w What if" in text_of(app).splitlines()[-1]
        await press(pilot, "w")
        dialog = app.screen
        assert isinstance(dialog, SupposeDialog)
        assert "The apple seller A" in text_of(app) and "Drop all" not in text_of(app)
        await press(pilot, "down", "down", "enter", "down", "down", "enter")
        assert asked().assumptions == ["the butcher is no assassin"]
        assert screen.hints.page.step is AssassinsHintStep.PLAN
        said = " ".join(text_of(app).split())
        assert "Supposing that the butcher is no assassin." in said
        await press(pilot, "w", "end", "up", "enter", "down", "enter")
        assert asked().assumptions == [
            "the butcher is no assassin",
            "the next card is 1/6s/5",
        ]
        await press(pilot, "w", "end", "enter", "down", "enter")
        assert asked().belief == "alike" and len(asked().assumptions) == 2
        await press(pilot, "w")
        dialog = app.screen
        assert isinstance(dialog, SupposeDialog)
        shown = [str(option.prompt) for option in dialog.what_if.choices.options]
        assert [words for words in shown if words.startswith("✓")] == [
            "✓ The butcher C",
            "✓ The next card",
            "✓ What the townsfolk have done",
        ]
        await press(pilot, "escape")
        app.use_settings(AppSettings(speed="off"))
        await press(pilot, "enter", "y")
        assert screen.table.side is Side.KING and screen.hints.supposed.next_card is None
        assert screen.hints.supposed.people == ((2, False),) and screen.hints.supposed.alike
        await press(pilot, "t", "w", "tab", "enter")
        assert screen.hints.supposed == Supposed() and asked().assumptions == []


async def test_whoever_knows_the_assassins_supposes_nothing_of_the_people() -> None:
    solver = AssassinsSolver()
    app = make_assassins_app(solver)
    game = assassins_game().turn_up(CARD).end_phase()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin_assassins(pilot, COMPUTER, PERSON, game=game)
        await press(pilot, "t", "w")
        assert "The next card" in text_of(app) and "apple seller A" not in text_of(app)
        await press(pilot, "escape")


def test_what_cannot_be_any_more_is_supposed_no_more() -> None:
    """A card that is gone, somebody who is revealed, trios that no three can be."""
    supposed = Supposed().with_person(0, False).with_person(1, True).with_next_card(DEAR)
    early = assassins_game().turn_up(CARD).position
    assert supposed.at(early) == supposed
    assert supposed.at(early, own={0, 1, 2}) == Supposed(next_card=DEAR)
    assert supposed.at(position(revealed="b")).people == ((0, False),)
    assert supposed.at(position()).next_card is None  # every card there is another one
    three = Supposed(((2, True), (3, True), (4, True)))
    gone = position(arrested="cde", number=9)
    assert three.at(early) == three and three.at(gone) == Supposed()
    again = three.with_person(2, None).with_person(3, False)
    assert again.people == ((3, False), (4, True)) and again.of(3) is False and again.of(2) is None


@pytest.mark.parametrize("card", sorted(set(assassins_game().position.deck)))
def test_everything_that_can_be_supposed_is_read_as_it_is_meant(card: RoundCard) -> None:
    start = assassins_game().position
    found = parse_assassins_assumptions(
        what_if.supposed_texts(Supposed(((7, False),), card)), start
    )
    assert set(found.next_cards) == {card}
    (claim,) = found.claims
    assert claim.holds({0, 1, 2}) and not claim.holds({0, 1, 7})


@pytest.mark.parametrize("which", sampled(range(200), 0, 77, 199))
def test_what_is_supposed_tells_nothing_of_the_truth(which: int) -> None:
    """Every page for the king's side, the choices of the dialog, and what is kept of what was
    supposed: the same under a truth as under none."""
    public = replace(moment(CLOSE_THE_GATE), secret=None)
    supposed = Supposed(((2, False), (4, True)), DEAR, alike=bool(which % 2))
    truth = public.with_secret(possible_secrets(public.position)[which])

    def told(game: AssassinsGame) -> tuple[object, ...]:
        kept = supposed.at(game.position)
        facts = next(advise(game, Side.KING, what_if.supposed_texts(kept), alike=kept.alike))
        facts = msgspec.structs.replace(facts, seconds=0.0)
        pages = [str(hint_of(facts, game, HintPage(step))) for step in AssassinsHintStep]
        offers = what_if.subjects(game.position, ()), what_if.choices(game.position, "4")
        return kept, msgspec.json.encode(facts), pages, offers

    assert told(truth) == told(public)
