"""What if, in the app: who somebody is, which card comes, and how what was seen counts.

What a hint adds: too late for the castle, who may be caught; and what it leaves out.

What the solver says of a moment that has passed is dropped; a crash says where it came from.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as with_changes

from advisor.assassins.advise import advise
from advisor.messages.assassins_answers import AssassinsAdvice
from advisor.messages.assassins_assumptions import parse_assassins_assumptions
from advisor.messages.assassins_requests import AssassinsAdviseRequest
from advisor.messages.bases import AnswerBase, MessageBase
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.secret import Secret, possible_secrets
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.hints import hints
from kingsroad_tui.assassins.hints import what_if_words as what_if
from kingsroad_tui.assassins.hints.following import BY_KEY
from kingsroad_tui.assassins.hints.look import clock_sentences
from kingsroad_tui.assassins.hints.what_if import SupposeDialog
from kingsroad_tui.assassins.hints.what_if_words import Supposed
from kingsroad_tui.assassins.learn.lesson import STEPS, Asked
from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
from kingsroad_tui.files.locations import folders
from kingsroad_tui.hints.pages import Page, Reading
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.solver.client import in_time
from tests.advisor.assassins.support.moments import CLOSE_THE_GATE, moment, playing
from tests.assassins.support.builders import position
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
        assert screen.hints.reading.page is Page.CHOICE
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
        pages = [str(hints.hint_of(facts, game, Reading(page))) for page in Page]
        offers = what_if.subjects(game.position, ()), what_if.choices(game.position, "4")
        return kept, msgspec.json.encode(facts), pages, offers

    assert told(truth) == told(public)


def facts(game: AssassinsGame, side: Side) -> AssassinsAdvice:
    """The first answer: facts only."""
    return next(advise(game, side, []))


def whole(game: AssassinsGame, side: Side) -> AssassinsAdvice:
    *_, found = advise(game, side, [])
    return found


def best_lines(
    advice: AssassinsAdvice, game: AssassinsGame, own: Collection[int] = ()
) -> tuple[str, ...]:
    """The best way to play, as a hint tells it."""
    return hints.hint_of(advice, game, Reading(Page.CHOICE), own).lines


def test_both_sides_are_told_when_no_card_can_bring_the_king_home() -> None:
    """Two rounds before the end and 14 steps to go: no gate, shut or not, can be reached; beside
    the plan the clock is not told of again."""
    king = playing(position(king="j10", knights="a8", number=14))
    (said,) = clock_sentences(facts(king, Side.KING))
    assert said.startswith("The castle is out of reach: 14 steps to the west gate, ")
    assert said.endswith("You can win only by removing all three assassins.")
    people = playing(position(king="j10", knights="a8", number=14, people=True))
    (said,) = clock_sentences(facts(people, Side.PEOPLE))
    assert said.startswith("The king can no longer reach the castle: 14 steps")
    for game, side in ((people, Side.PEOPLE), (king, Side.KING)):
        assert "to a gate" not in best_lines(whole(game, side), game)[1]
    early = playing(position(king="j10", knights="a8", number=2))
    assert clock_sentences(facts(early, Side.KING))[0].startswith("14 steps to the west gate")


def test_a_hint_to_the_people_without_their_secret_says_so() -> None:
    """And none does that knows it, or that is for the king's side."""
    game = playing(position(knights="i8", townsfolk={"a": "h8"}, people=True))
    places = [Reading(Page.LOOK), Reading(Page.CHOICE)]
    blind, unknown = whole(game, Side.PEOPLE), BY_KEY.unknown
    assert all(hints.hint_of(blind, game, place).sentences[0] == unknown for place in places)
    known = replace(game, secret=Secret.of("abc"))
    told = whole(known, Side.PEOPLE)
    assert all(unknown not in hints.hint_of(told, known, p, {0, 1, 2}).lines for p in places)


def test_who_ends_beside_a_knight_is_warned_of() -> None:
    """Never of a knight in the street below a roof, nor where no knights' phase follows."""
    now = position(king="j10", knights="i8", townsfolk={"a": "g8"}, people=True, number=3)
    assert now.town.roofs[76] is True  # g8
    told = whole(playing(now), Side.PEOPLE)
    cards = [msgspec.structs.replace(kind, card=(1, 6, True, 5)) for kind in told.deck]
    way = msgspec.structs.replace(told.candidates[0], actions=["Tg8-h8"], reasons=[], win=0.0)
    told = msgspec.structs.replace(told, deck=cards, candidates=[way])
    warning = (
        "Mind the knights beside the apple seller A: an arrest costs them 1 AP, on a card that "
        "allows one."
    )
    assert warning in best_lines(told, playing(now))[-2]
    last = msgspec.structs.replace(told, deck=[])
    assert warning not in best_lines(last, playing(now))[-2]
    below = position(king="j10", knights="h8", townsfolk={"a": "f8"}, people=True)
    way = msgspec.structs.replace(way, actions=["Tf8-g8"])
    told = msgspec.structs.replace(told, candidates=[way])
    assert "Mind the knights" not in best_lines(told, playing(below))[-2]


def test_what_is_only_nearer_to_the_king_has_no_reason() -> None:
    """But of a kill it is told how many knights it leaves him."""
    now = position(king="j10", knights="i8", townsfolk={"a": "h4"}, people=True)
    told = whole(playing(now), Side.PEOPLE)

    def moves(game: AssassinsGame, *actions: str) -> tuple[str, ...]:
        way = msgspec.structs.replace(told.candidates[0], actions=list(actions), reasons=[])
        return best_lines(msgspec.structs.replace(told, candidates=[way]), game)[2:]

    assert moves(playing(now), "Th4-h5")[-1] == "- The apple seller A goes to h5."
    struck = position(king="e5", knights="h4 j9", townsfolk={"a": "h5"}, revealed="a", people=True)
    assert moves(playing(struck), "Ah5!h4")[-1].endswith(": leaves the king one knight.")


ARREST_CARD = RoundCard(1, 6, True, 5)


class TwiceSolver(acting.QuickSolver):
    """Has a blow at once, and its whole advice when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        answers = [answer async for answer in super().ask(request)]
        if answers and isinstance(answers[-1], AssassinsAdvice):
            advice, best = answers[-1], answers[-1].candidates[0].actions
            kills = with_changes(advice.stop, death=1.0) if advice.stop else None
            yield with_changes(advice, final=False, strike_now=best, stop=kills)
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
        await acting.tap(pilot, "t", "t", "v")
        assert len(screen.table.game.running) > done
        solver.go_on.set()
        await acting.settle(pilot)
        now = (screen.sharing.seen(), screen.hints.supposed)
        assert screen.hints._advised is None or screen.hints._advised[0] == now


@pytest.mark.soak
async def test_a_hint_of_the_step_before_in_the_guided_game() -> None:
    solver = TwiceSolver()
    async with acting.running(acting.make_app(solver)) as (app, pilot):
        number = next(at for at, step in enumerate(STEPS) if Asked.HINT in step.asked)
        app.push_screen(screen := AssassinsLearnScreen(number))
        await pilot.pause()
        await acting.tap(pilot, "t", "t")
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
