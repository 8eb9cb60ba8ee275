"""What if, in the app: who somebody is, which card comes, and how what was seen counts.

What a hint adds: too late for the castle, who may be caught, why a quiet move; and only so.

What the solver says of a moment that has passed is dropped; a crash says where it came from.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as with_changes

from advisor.assassins.advise import advise
from advisor.messages.assassins_answers import AssassinsAdvice, AssassinsReason, AssassinsReasonKind
from advisor.messages.assassins_assumptions import parse_assassins_assumptions
from advisor.messages.assassins_requests import AssassinsAdviseRequest
from advisor.messages.bases import AnswerBase, MessageBase
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame, new_game
from assassins.position import AssassinsPosition
from assassins.secret import Secret, possible_secrets
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.hints import hints
from kingsroad_tui.assassins.hints import what_if_words as what_if
from kingsroad_tui.assassins.hints.following import all_twelve, by_key
from kingsroad_tui.assassins.hints.hint_notes import beside_knights, goes_nearer
from kingsroad_tui.assassins.hints.reasons import reason_words
from kingsroad_tui.assassins.hints.what_if import SupposeDialog
from kingsroad_tui.assassins.hints.what_if_words import Supposed
from kingsroad_tui.assassins.learn.lesson import STEPS, Asked
from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.assassins.words.turns import reports_of
from kingsroad_tui.files.locations import folders
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.solver.client import in_time
from tests.advisor.assassins.support.moments import CLOSE_THE_GATE, moment
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import PLAYERS
from tests.support.app import acting
from tests.support.app.assassins_acting import COMPUTER, PERSON, assassins_game, begin_assassins
from tests.support.seats import COMPUTER as KINGSROAD_COMPUTER
from tests.support.seats import PERSON as KINGSROAD_PERSON
from tests.support.soak import sampled

CARD = RoundCard(1, 5, False, 4)
DEAR = RoundCard(2, 7, False, 5)


async def test_a_hint_is_for_the_case_that_is_supposed_until_it_is_dropped() -> None:
    """By w: first of whom, then what; the choice in force is marked, and one button drops all. The
    next card is supposed only until one is turned up."""
    solver = acting.QuickSolver()
    app = acting.make_app(solver)

    def asked() -> AssassinsAdviseRequest:
        return [one for one in solver.asked if isinstance(one, AssassinsAdviseRequest)][-1]

    async with app.run_test(size=(120, 36)) as pilot:
        screen = await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        assert "w What if" not in acting.text_of(app)
        await acting.press(pilot, "t")
        assert "w What if" in acting.text_of(app).splitlines()[-1]
        await acting.press(pilot, "w")
        dialog = app.screen
        assert isinstance(dialog, SupposeDialog)
        assert "The apple seller A" in acting.text_of(app) and "Drop all" not in acting.text_of(app)
        await acting.press(pilot, "down", "down", "enter", "down", "down", "enter")
        assert asked().assumptions == ["the butcher is no assassin"]
        assert screen.hints.page.step is hints.AssassinsHintStep.PLAN
        said = " ".join(acting.text_of(app).split())
        assert "Supposing that the butcher is no assassin." in said
        await acting.press(pilot, "w", "end", "up", "enter", "down", "enter")
        assert asked().assumptions == [
            "the butcher is no assassin",
            "the next card is 1/6s/5",
        ]
        await acting.press(pilot, "w", "end", "enter", "down", "enter")
        assert asked().belief == "alike" and len(asked().assumptions) == 2
        await acting.press(pilot, "w")
        dialog = app.screen
        assert isinstance(dialog, SupposeDialog)
        shown = [str(option.prompt) for option in dialog.what_if.choices.options]
        assert [words for words in shown if words.startswith("✓")] == [
            "✓ The butcher C",
            "✓ The next card",
            "✓ What the townsfolk have done",
        ]
        await acting.press(pilot, "escape")
        app.use_settings(AppSettings(speed="off"))
        await acting.press(pilot, "enter", "y")
        assert screen.table.side is Side.KING and screen.hints.supposed.next_card is None
        assert screen.hints.supposed.people == ((2, False),) and screen.hints.supposed.alike
        await acting.press(pilot, "t", "w", "tab", "enter")
        assert screen.hints.supposed == Supposed() and asked().assumptions == []


async def test_whoever_knows_the_assassins_supposes_nothing_of_the_people() -> None:
    solver = acting.QuickSolver()
    app = acting.make_app(solver)
    game = assassins_game().turn_up(CARD).end_phase()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin_assassins(pilot, COMPUTER, PERSON, game=game)
        await acting.press(pilot, "t", "w")
        assert "The next card" in acting.text_of(app) and "apple seller A" not in acting.text_of(
            app
        )
        await acting.press(pilot, "escape")


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
        pages = [
            str(hints.hint_of(facts, game, hints.HintPage(step)))
            for step in hints.AssassinsHintStep
        ]
        offers = what_if.subjects(game.position, ()), what_if.choices(game.position, "4")
        return kept, msgspec.json.encode(facts), pages, offers

    assert told(truth) == told(public)


def playing(now: AssassinsPosition) -> AssassinsGame:
    return replace(new_game(PLAYERS, now.town), start=now, position=now)


def facts(game: AssassinsGame, side: Side) -> AssassinsAdvice:
    """The first answer: facts only."""
    return next(advise(game, side, []))


def whole(game: AssassinsGame, side: Side) -> AssassinsAdvice:
    *_, found = advise(game, side, [])
    return found


def best_lines(advice: AssassinsAdvice, game: AssassinsGame) -> tuple[str, ...]:
    """The best way to play, as a hint tells it."""
    return hints.ways_of(advice, game.position, knight_numbers(game), by_key())[0].lines


def test_both_sides_are_told_when_no_card_can_bring_the_king_home() -> None:
    """Two rounds before the end and 14 steps to go: no gate, shut or not, can be reached."""
    king = playing(position(king="j10", knights="a8", number=14))
    said = hints.clock_sentence(facts(king, Side.KING))
    assert said.startswith("The castle is out of reach: 14 steps to the west gate, ")
    assert said.endswith("You can win only by removing all three assassins.")
    people = playing(position(king="j10", knights="a8", number=14, people=True))
    told = facts(people, Side.PEOPLE)
    said = hints.clock_sentence(told)
    assert said.startswith("The king can no longer reach the castle: 14 steps")
    best = best_lines(whole(people, Side.PEOPLE), people)
    assert "the king can no longer reach the castle" in best[1]
    best = best_lines(whole(king, Side.KING), king)
    assert "The castle is out of reach." in best[1] and "another gate" not in best[1]
    early = playing(position(king="j10", knights="a8", number=2))
    assert hints.clock_sentence(facts(early, Side.KING)).startswith("14 steps to the west gate")


def test_a_hint_to_the_people_without_their_secret_says_so() -> None:
    """And none does that knows it, or that is for the king's side."""
    game = playing(position(knights="i8", townsfolk={"a": "h8"}, people=True))
    steps = [
        hints.HintPage(step)
        for step in (hints.AssassinsHintStep.DANGER, hints.AssassinsHintStep.PLAN)
    ]
    blind = whole(game, Side.PEOPLE)
    assert all(hints.hint_of(blind, game, step).sentences[0] == all_twelve() for step in steps)
    known = replace(game, secret=Secret.of("abc"))
    told = whole(known, Side.PEOPLE)
    assert all(all_twelve() not in hints.hint_of(told, known, s, {0, 1, 2}).lines for s in steps)


def test_who_ends_beside_a_knight_is_warned_of() -> None:
    """Never of a knight in the street below a roof, nor where no knights' phase follows."""
    now = position(king="j10", knights="i8", townsfolk={"a": "g8"}, people=True, number=3)
    assert now.town.roofs[76] is True  # g8
    game = playing(now)
    told = facts(game, Side.PEOPLE)
    cards = [msgspec.structs.replace(kind, card=(1, 6, True, 5)) for kind in told.deck]
    told = msgspec.structs.replace(told, deck=cards)
    beside = reports_of(now, ["Tg8-h8"])
    assert beside_knights(beside, told) == [
        "Mind the knights beside the apple seller A: an arrest costs them 1 AP, on a card that "
        "allows one."
    ]
    last = msgspec.structs.replace(told, deck=[])
    assert beside_knights(beside, last) == []
    below = position(king="j10", knights="h8", townsfolk={"a": "f8"}, people=True)
    assert beside_knights(reports_of(below, ["Tf8-g8"]), told) == []


def test_a_first_wound_is_not_called_one_more() -> None:
    now = position(king="i6", knights="", townsfolk={"a": "h6"}, people=True, ap=2)
    game = replace(playing(now), secret=Secret.of("abc"))
    best = best_lines(facts(game, Side.PEOPLE), game)
    assert best[0].startswith("Strike now") and best[1].startswith("That is his first wound")
    hurt = replace(game, position=replace(now, wounds=1))
    best = best_lines(facts(hurt, Side.PEOPLE), hurt)
    assert best[1] == "That wins the game."


def test_who_is_too_far_for_every_card_is_no_threat() -> None:
    near = AssassinsReason(kind=AssassinsReasonKind.FEIGNS, at=0, letters=["D"], ap=3)
    assert "looks like a threat" in reason_words(near, {})
    far = msgspec.structs.replace(near, ap=4)
    assert "threat" not in reason_words(far, {})


def test_a_quiet_move_has_a_reason_as_well() -> None:
    now = position(king="j10", knights="i8", townsfolk={"a": "h4"}, people=True)
    assert goes_nearer(reports_of(now, ["Th4-h5"]), 0) == "nearer to the king, 7 squares off"
    assert goes_nearer(reports_of(now, ["Th4-h3"]), 0) == "keeps the knights guessing who is who"
    push = position(king="i9", knights="h9", townsfolk={"a": "g9"})
    struck = position(king="e5", knights="h4 j9", townsfolk={"a": "h5"}, revealed="a", people=True)
    kill = goes_nearer(reports_of(struck, ["Ah5!h4"]), 0)
    assert kill == "leaves the king 1 knight"
    driven = goes_nearer(reports_of(push, ["Nh9>g9", "Ng9>f9"]), 0)
    assert driven == "drives the apple seller A farther from the king"


ARREST_CARD = RoundCard(1, 6, True, 5)


class TwiceSolver(acting.QuickSolver):
    """Has a blow at once, and its whole advice when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        answers = [answer async for answer in super().ask(request)]
        if answers and isinstance(answers[-1], AssassinsAdvice):
            best = answers[-1].candidates[0].actions
            yield with_changes(answers[-1], final=False, strike_now=best)
            await self.go_on.wait()
            yield answers[-1]
        else:
            for answer in answers:
                yield answer


async def numbers() -> AsyncIterator[int]:
    for number in range(4):
        yield number


async def test_answers_are_passed_on_while_their_moment_lasts() -> None:
    moments = iter("aaab")
    assert [number async for number in in_time(numbers(), lambda: next(moments))] == [0, 1]


async def test_a_blow_that_is_followed_while_the_hint_is_still_thought_about() -> None:
    """v at once on "Strike now": what comes afterwards of the moment before is shown nowhere."""
    solver = TwiceSolver()
    async with acting.running(acting.make_app(solver)) as (_, pilot):
        game = assassins_game().turn_up(ARREST_CARD)
        for action in ("Nj9-j8", *("Na4-a3", "Na3-a4") * 2):  # little is left to be thought of
            game = game.act(action)
        screen = await begin_assassins(pilot, game=game)
        done = len(screen.table.game.running)
        await acting.tap(pilot, "t", "t", "t", "v")
        assert len(screen.table.game.running) > done
        solver.go_on.set()
        await acting.settle(pilot)
        assert screen.hints._advised is not None
        assert screen.hints._advised[0] == (screen.sharing.seen(), screen.hints.supposed)


@pytest.mark.soak
async def test_a_hint_of_the_step_before_in_the_guided_game() -> None:
    solver = TwiceSolver()
    async with acting.running(acting.make_app(solver)) as (app, pilot):
        number = next(at for at, step in enumerate(STEPS) if Asked.HINT in step.asked)
        app.push_screen(screen := AssassinsLearnScreen(number))
        await pilot.pause()
        await acting.tap(pilot, "t", "t", "t")
        await screen.action_step(1)
        shown = screen.view.hint
        solver.go_on.set()
        await acting.settle(pilot)
        assert screen.view.hint == shown


async def test_an_undone_round_of_kings_road_has_no_answer_any_more() -> None:
    """Enter waits for the warning; the round before is taken back meanwhile, and nothing played."""
    async with acting.running() as (_, pilot):
        screen = await acting.begin(pilot, KINGSROAD_PERSON, KINGSROAD_COMPUTER)
        screen.awaits_answer = True
        screen._step_in_time(lambda: None)
        assert screen.seat is None and not screen.awaits_answer


async def test_the_log_of_a_crash_has_its_traceback() -> None:
    """Of a worker, of a task that nobody waits for, and of a handler."""

    async def fails() -> None:
        raise ZeroDivisionError("on purpose")

    async def in_a_task() -> None:
        asyncio.get_running_loop().call_exception_handler({"exception": await failed(fails())})

    begins: list[Callable[[KingsRoad], object]] = [
        lambda app: app.run_worker(fails()),
        lambda app: app.call_later(fails),
        lambda app: app.call_later(in_a_task),
    ]
    for begin_to_fail in begins:
        app = acting.make_app()
        with pytest.raises(ZeroDivisionError):
            async with app.run_test(size=(80, 24)) as pilot:
                begin_to_fail(app)
                await pilot.pause()
        log = folders().state / "crash.log"
        said = log.read_text()
        assert "Traceback" in said and "in fails" in said and "on purpose" in said
        log.unlink()


async def failed(coroutine: Coroutine[Any, Any, None]) -> BaseException:
    """What a coroutine fails of."""
    return (await asyncio.gather(coroutine, return_exceptions=True))[0] or AssertionError()
