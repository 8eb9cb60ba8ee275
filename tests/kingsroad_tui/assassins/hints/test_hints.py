"""Hints: what they say, whom they mark, and what the solver is told for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection
from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import pytest

from advisor.assassins.advise import answer as advise
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import (
    AssassinsAdvice,
    AssassinsCandidate,
    AssassinsReason,
    AssassinsReasonKind,
    CardCount,
)
from advisor.messages.assassins_requests import AssassinsAdviseRequest
from advisor.messages.bases import AnswerBase, MessageBase
from assassins.actions import Side
from assassins.cards import RoundCard
from assassins.games import AssassinsGame
from assassins.records import AssassinsGameData
from kingsroad_tui.assassins.hints.following import BY_KEY, ask_first, followed
from kingsroad_tui.assassins.hints.hints import Hint, hint_of, hint_sentences
from kingsroad_tui.assassins.hints.look import clock_sentences, danger_sentences, near_pawns
from kingsroad_tui.assassins.hints.printed import assassins_advice_text
from kingsroad_tui.assassins.hints.reasons import reason_words
from kingsroad_tui.assassins.words.keys import assassins_key
from kingsroad_tui.hints.pages import Page, Reading
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tabletop.say import Say
from tabletop.words.numbers import percent
from tabletop.words.voice import phrase, said
from tests.advisor.assassins.support.moments import playing
from tests.assassins.support.builders import position
from tests.assassins.support.random_play import steps
from tests.support.app.acting import QuickSolver, make_app, press, running, settle, tap, text_of
from tests.support.app.assassins_acting import (
    COMPUTER,
    PERSON,
    assassins_game,
    before_last_phase,
    begin_assassins,
    recorded,
)

CARD = RoundCard(1, 6, True, 5)


def page(
    advice: AssassinsAdvice, game: AssassinsGame, number: Page, own: Collection[int] = ()
) -> Hint:
    """A page of a hint about a game that is played."""
    return hint_of(advice, game, Reading(number), own)


def advice_on(game: AssassinsGame, side: str) -> AssassinsAdvice:
    request = AssassinsAdviseRequest(id=1, game=AssassinsGameData.of(game), side="king")
    request = msgspec.structs.replace(request, side=side)
    return next(advise(request, Stop()))


def whole(game: AssassinsGame, side: str = "king") -> AssassinsAdvice:
    """All that the solver says."""
    request = AssassinsAdviseRequest(id=1, game=AssassinsGameData.of(game), side="king")
    *_, advice = advise(msgspec.structs.replace(request, side=side), Stop())
    return advice


def test_the_clock_at_the_start() -> None:
    """14 steps and 19 points: five can be lost."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = advice_on(game, "king")
    assert clock_sentences(advice) == ["14 steps to the west gate, 19 king AP left: 5 to spare."]
    late = msgspec.structs.replace(advice, left=13, spare=-1)
    assert clock_sentences(late)[0].startswith("The castle is out of reach: 14 steps")
    shut = msgspec.structs.replace(advice, need=None, spare=None)
    assert clock_sentences(shut)[0].endswith("it would be 14 steps, with 19 king AP left.")


def test_the_danger_names_those_who_could_strike() -> None:
    """The same numbers as the solver's, at every step of random games, and nobody else's; how
    likely it is by who is suspected."""
    random = Random(3)
    games = [g for g in steps(random) if g.position.card and not g.finished]
    for game in random.sample(games, 10):
        public = replace(game, secret=None)
        advice = advice_on(public, "king")
        assert advice.stop is not None
        near = near_pawns(advice)
        assert bool(near) == bool(advice.stop.wound_worlds) or advice.stop.ap < 2
        lines = danger_sentences(advice, public.position)
        first = sorted(near, key=lambda number: (near[number], number))[:3]
        for number, price in near.items():
            how = "at once" if price == 0 else f"after {price} AP"
            named = f" {'abcdefghijkl'[number]} on" in lines[-1].lower()
            assert named == (number in first) and (not named or f"{how})" in lines[-1])
        if len(near) > 3:
            assert lines[-1].endswith(f" and {len(near) - 3} more.")
        if not near:
            assert lines == ["If you stop here, nobody can strike the king."]
        elif advice.stop.wound < 1:
            assert percent(advice.stop.wound) in lines[0] and "by who is suspected" in lines[0]


def test_the_people_are_told_of_their_own_assassins_alone() -> None:
    """Before they look at their cards, what the king fears is called that, and not marked."""
    game = before_last_phase(recorded("king-killed"), "gkl")
    assert game.secret is not None
    own, advice = game.secret.assassins, advice_on(game, "people")
    near = near_pawns(advice, own)
    assert near and near.keys() <= own
    hint = page(advice, game, Page.LOOK, own)
    mine = next(line for line in hint.lines if line.startswith("You can strike with "))
    assert mine.count("(") == len(near) and hint.danger == near
    unseen = replace(game, secret=None)
    hint = page(advice_on(unseen, "people"), unseen, Page.LOOK)
    assert any(line.startswith("The king has to fear ") for line in hint.lines) and not hint.danger
    assert hint.sentences[0] == BY_KEY.unknown


def test_what_the_clock_loses_by_points_that_are_left_is_told() -> None:
    """The king stands still though he has a point: he ends with one fewer to spare."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = whole(game)
    way = msgspec.structs.replace(
        advice.candidates[0], actions=["Nh9-g9"], need=14, through=14, blockers=[], reasons=[]
    )
    told = msgspec.structs.replace(advice, candidates=[way])
    said = page(told, game, Page.CHOICE).sentences[0]
    assert "After it 14 steps to a gate, 18 king AP to come: 4 to spare, 1 fewer than now." in said
    unspent = "Left unspent: 5 of the knights' AP and 1 king AP, which his clock loses."
    assert unspent in said
    kept = msgspec.structs.replace(way, actions=["Nj9-j8", "Kj10-j9"], need=13, through=13)
    told = msgspec.structs.replace(advice, candidates=[kept])
    said = page(told, game, Page.CHOICE).sentences[0]
    assert "13 steps to a gate, 18 king AP to come: 5 to spare, as now." in said
    assert "Left unspent: 5 of the knights' AP." in said


def test_a_risk_is_said_by_who_is_suspected_and_the_last_slack_is_pointed_out() -> None:
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = whole(game)
    way = msgspec.structs.replace(
        advice.candidates[0], win=1 / 49, death=0.21, wound=0.21, need=7, through=7, blockers=[]
    )
    deck = [CardCount(card=(1, 6, True, 5), count=7)]
    said = [
        page(
            msgspec.structs.replace(
                advice, deck=deck, candidates=[msgspec.structs.replace(way, need=need)]
            ),
            game,
            Page.CHOICE,
        ).sentences[0]
        for need in (6, 7, 8)
    ]
    assert all("Then the king can be killed (21% likely)." in words for words in said)
    assert not any("wins at once" in words for words in said)  # 1 in 49
    for gone, words in (
        (["k"], "The arrest wins at once if it takes the last assassin: 24% likely."),
        ([], "It wins at once if the others were arrested before: 24% likely."),
    ):
        lucky = msgspec.structs.replace(way, win=0.24, arrests=gone)
        hoped = msgspec.structs.replace(advice, deck=deck, candidates=[lucky])
        assert words in page(hoped, game, Page.CHOICE).sentences[0]
    late = msgspec.structs.replace(hoped, timed_out=True)
    cut_short = phrase("assassins-hints-cut-short")
    assert page(late, game, Page.CHOICE).sentences[0].endswith(cut_short)
    assert "1 to spare" in said[0] and "none to spare" in said[1]
    assert "but only 7 king AP to come: too late, unless a shorter way opens." in said[2]


@pytest.mark.parametrize("side", [Side.KING, Side.PEOPLE])
@pytest.mark.parametrize("presses", [1, 2])
async def test_enter_asks_before_points_are_lost_while_a_hint_is_open(
    side: Side, presses: int
) -> None:
    """All points are unspent; Enter twice is no yes either."""
    game = assassins_game().turn_up(CARD)
    if side is Side.PEOPLE:
        game = game.end_phase()
    async with running() as (app, pilot):
        seats = (PERSON, COMPUTER) if side is Side.KING else (COMPUTER, PERSON)
        screen = await begin_assassins(pilot, *seats, game=game)
        await press(pilot, *["t"] * presses)
        await pilot.press("enter")
        assert isinstance(app.screen, ConfirmDialog)
        await press(pilot, "enter")
        assert not app.query(ConfirmDialog) and screen.is_current and screen.table.side is side


def test_each_page_says_something_else() -> None:
    """Where to look, what to play, how it compares; typed it is all."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = advice_on(game, "king")
    off, look, plan, others, experts = (page(advice, game, number) for number in Page)
    assert off.lines == () and not off.to_do
    assert look.lines[: len(danger_sentences(advice, game.position))] == tuple(
        danger_sentences(advice, game.position)
    )
    assert any(line.startswith("14 steps") for line in look.lines) and not look.to_do
    thinking = (phrase("assassins-hints-thinking"),)
    assert plan.lines == others.lines == experts.lines == thinking
    assert not plan.to_do and not plan.ready and look.ready
    assert hint_sentences(advice, game) == list(look.lines)
    told = whole(game)
    pages = [page(told, game, number).lines for number in (Page.LOOK, Page.CHOICE, Page.COMPARE)]
    assert hint_sentences(told, game)[0] == pages[0][0]
    every = [line for lines in pages for line in lines]
    assert len(every) == len(set(every))


def test_a_way_to_play_is_told_whole_then_what_is_as_good() -> None:
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = whole(game)
    actions = ["Nh9-g9", "Ni9-h9", "Nj9-i9", "Ni8-h8", "Kj10-j9"]
    way = msgspec.structs.replace(advice.candidates[0], actions=actions, reasons=[])
    alone = msgspec.structs.replace(advice, candidates=[way])
    plan = page(alone, game, Page.CHOICE)
    assert plan.headline == "Best moves: v plays them."
    assert plan.sentences[0].startswith("You win ") and "other" not in plan.sentences[0]
    assert [line[0] for line in plan.sentences[1:]] == ["-"] * 5
    none = page(alone, game, Page.COMPARE)
    assert none.lines == (phrase("assassins-hints-nothing-else"),)
    assert plan.planned == tuple(actions) and not none.planned
    assert (plan.title, none.title) == ("Hint 2/3", "Hint 3/3")


def some_ways(advice: AssassinsAdvice) -> list[AssassinsCandidate]:
    """A best way to play, one that is safer, one like the best, one that walks ahead."""
    best = msgspec.structs.replace(
        advice.candidates[0],
        actions=["Kj10-j9"],
        king="j9",
        arrests=[],
        win=0,
        need=13,
        through=13,
        blockers=[],
        death=0.1,
        wound=0.2,
        chance=0.5,
        chance_error=0.04,
        loss=0,
        reasons=[],
    )

    def other(**changes: Any) -> AssassinsCandidate:
        return msgspec.structs.replace(best, **changes)

    return [
        best,
        other(actions=["Nj9-j8", "Kj10-j9"], chance=0.49, loss=0.01),
        other(
            actions=[], king="j10", need=14, through=14, wound=0, death=0, chance=0.48, loss=0.02
        ),
        other(
            actions=["Nd2-d3"],
            king="i10",
            arrests=["b"],
            death=0.3,
            need=12,
            through=12,
            chance=0.3,
            loss=0.2,
        ),
    ]


def test_those_that_are_as_good_are_counted_and_listed_the_most_different_first() -> None:
    """What is sure to be worse is not among them; without any, the next best is told."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = whole(game)
    best, alike, safer, ahead = some_ways(advice)
    told = msgspec.structs.replace(advice, candidates=[best, alike, safer, ahead], timed_out=False)
    assert told.as_good == [alike, safer]
    assert "2 other ways are as good (next page)." in page(told, game, Page.CHOICE).sentences[0]
    shown = page(told, game, Page.COMPARE)
    assert shown.lines == (
        "As good as the best, the most different first:",
        "1. End your phase now. Beside the best: safer, but one step behind.",
        "2. Knight 6 goes to j8. The king goes to j9. Much the same.",
    )
    assert shown.planned == ()
    worse = msgspec.structs.replace(told, candidates=[best, ahead])
    assert "No other way looked at is as good." in page(worse, game, Page.CHOICE).sentences[0]
    assert page(worse, game, Page.COMPARE).lines == (
        "Nothing else that was looked at is as good.",
        "The next best:",
        "1. Knight 1 comes down to d3. Beside the best: one step ahead and arrests the blacksmith "
        "B, but riskier.",
        "It wins 20% less.",
    )


def test_of_a_way_that_is_clearly_worse_it_is_not_said_that_it_is_much_the_same() -> None:
    """Where nothing sets it apart but the chance, there is nothing to say beside that."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = whole(game)
    best, alike, *_ = some_ways(advice)
    worse = msgspec.structs.replace(alike, chance=0.3, loss=0.2)
    told = msgspec.structs.replace(advice, candidates=[best, worse], timed_out=False)
    assert page(told, game, Page.COMPARE).lines == (
        "Nothing else that was looked at is as good.",
        "The next best:",
        "1. Knight 6 goes to j8. The king goes to j9.",
        "It wins 20% less.",
    )
    assert "Much the same." not in "\n".join(assassins_advice_text(told, game))


def test_a_strike_is_advised_only_where_it_is_better_than_to_wait() -> None:
    """By more than the error: else both are said to be the same, and one that loses says how much.

    A position of its own: the apple seller stands beside the king and can wound him.
    """
    now = position(king="i6", knights="h5", townsfolk={"a": "h6", "b": "b8"}, people=True, ap=4)
    game = playing(now, "abc")
    advice = whole(game, "people")
    assert advice.strike_now and advice.stop and advice.stop.death == 1  # it is a kill
    assert page(advice, game, Page.CHOICE, {0, 1, 2}).headline.startswith("Strike now")
    ways = [
        msgspec.structs.replace(
            advice.candidates[0],
            actions=actions,
            win=0.0,
            death=0.0,
            wound=wound,
            chance=chance,
            chance_error=0.03,
            loss=0.5 - chance,
        )
        for actions, wound, chance in ((["Ra6"], 1.0, 0.5), ([], 0.0, 0.48), ([], 0.0, 0.3))
    ]
    stop = msgspec.structs.replace(advice.stop, death=0.0)
    for first, second, headline in (
        (0, 2, "Strike now: v does it!"),
        (0, 1, "Strike or wait, it is the same; v plays this:"),
    ):
        told = msgspec.structs.replace(advice, stop=stop, candidates=[ways[first], ways[second]])
        assert page(told, game, Page.CHOICE, {0, 1, 2}).headline == headline
    wait = msgspec.structs.replace(ways[2], chance=0.7, loss=0.0)
    hit = msgspec.structs.replace(ways[0], loss=0.2)
    told = msgspec.structs.replace(advice, stop=stop, candidates=[wait, hit])
    shown = page(told, game, Page.CHOICE, {0, 1, 2})
    assert "To strike at once wins 20% less." in shown.sentences[0]


@pytest.mark.parametrize("peeking", [False, True])
async def test_only_where_the_cards_may_be_seen_the_solver_is_told_the_secret(
    peeking: bool,
) -> None:
    """Two people: for the king's side never, for the people's while Bob looks at his cards."""
    solver = QuickSolver()
    async with running(make_app(solver)) as (app, pilot):
        await begin_assassins(pilot, PERSON, PERSON, game=assassins_game().turn_up(CARD))
        await press(pilot, "t")
        assert "14 steps to the west gate" in text_of(app)
        await press(pilot, "t", "t", "t", "enter", "y")
        if peeking:
            await pilot.press("x", "enter")
        await press(pilot, "t")
        safe = "You cannot strike the king" if peeking else "The king is safe this round."
        assert safe in text_of(app)
    asked = [request for request in solver.asked if isinstance(request, AssassinsAdviseRequest)]
    assert {r.side: r.game.secret for r in asked} == {
        "king": None,
        "people": ["a", "d", "k"] if peeking else None,
    }


async def test_whom_to_take_is_advised_to_who_chooses_alone() -> None:
    """Two people: behind the curtain, and gone with the choice; the solver is told no secret."""
    solver = QuickSolver()
    async with running(make_app(solver)) as (app, pilot):
        screen = await begin_assassins(pilot, PERSON, PERSON, game=assassins_game(None))
        await pilot.press("t")
        assert not solver.asked and "Take the" not in text_of(app)
        await press(pilot, "enter", "t")
        assert "Take the" in text_of(app) and "AP at least." in text_of(app)
        await pilot.press("t")
        assert "Take the" not in text_of(app)
        await press(pilot, "t", "a", "d", "k")
        assert "Take the" in text_of(app) and not screen.view.own < {0, 3, 10}
        await press(pilot, "enter")
        assert "Take the" not in text_of(app) and screen.table.side is Side.KING
        assert not screen.view.hint.sentences
    (first, *_) = [r for r in solver.asked if isinstance(r, AssassinsAdviseRequest)]
    assert (first.side, first.game.secret, first.seed) == ("people", None, 1)


async def test_the_three_advised_are_marked_and_a_key_chooses_them() -> None:
    """In place of any other; the key is not offered before the advice is there."""
    async with running() as (app, pilot):
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=assassins_game(None))
        assert "Choose as advised" not in text_of(app)
        await press(pilot, "a", "t")
        advised = screen.view.hint.advised
        view = screen.view.board.view
        assert view is not None and view.plan is not None and len(advised) == 3
        assert set(view.plan.marks) == {view.position.townsfolk[number] for number in advised}
        assert "Choose as advised" in text_of(app)
        await pilot.press("v")
        assert screen.secret.choice == advised and "Enter takes them" in text_of(app)
        await press(pilot, "enter")
        assert screen.table.game.secret is not None
        assert screen.table.game.secret.assassins == advised


async def test_nothing_is_offered_to_be_done_before_the_hint_says_what() -> None:
    """And the figures for experts have a key of their own, from any page and back."""
    async with running(size=(120, 36)) as (app, pilot):
        await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        await press(pilot, "t")
        assert "Hint 1/3" in text_of(app) and "Do hint" not in text_of(app)
        await press(pilot, "t")
        assert "Hint 2/3" in text_of(app) and "Do hint" in text_of(app)
        await press(pilot, "X")
        assert "For experts" in text_of(app) and "possible trios" in text_of(app)
        await press(pilot, "X")
        assert "Hint 2/3" in text_of(app)
        await press(pilot, "6", "up")
        assert "Hint 2/3" in text_of(app)  # the best of the new moment


def test_every_move_that_has_a_use_tells_it() -> None:
    """By name and letter, with the solver's facts; a move that has none is told alone."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = whole(game)
    way = msgspec.structs.replace(
        advice.candidates[0],
        actions=["Ni10-h10", "Nh10-g10", "Ng10#f10", "Kj10-i10", "Ni8-h8"],
        reasons=[
            AssassinsReason(
                kind=AssassinsReasonKind.REMOVES, at=0, letters=["l"], ap=2, chance=0.25
            ),
            AssassinsReason(kind=AssassinsReasonKind.PROGRESS, at=3, gate="west", steps=13),
        ],
    )
    said = page(msgspec.structs.replace(advice, candidates=[way]), game, Page.CHOICE).lines
    assert said[2:] == (
        "- Knight 7 goes to g10 and arrests the witch hunter L: 25% likely an assassin, who could "
        "then strike after 2 AP.",
        "- The king goes to i10: 13 steps left to the west gate.",
        "- Knight 3 goes to h8.",
    )


def test_what_several_do_together_has_one_reason() -> None:
    game = assassins_game().turn_up(CARD).end_phase()
    advice = whole(game, "people")
    shut = [AssassinsReason(kind=AssassinsReasonKind.SHUTS, at=at, gate="north") for at in (0, 1)]
    way = msgspec.structs.replace(advice.candidates[0], actions=["Tb3-c3", "Th6-h5"], reasons=shut)
    said = page(msgspec.structs.replace(advice, candidates=[way]), game, Page.CHOICE, {0}).lines
    assert said[2:] == (
        "- The blacksmith B goes to c3.",
        "- The fishwife G goes to h5: together they block every way to the north gate.",
    )


@pytest.mark.parametrize("kind", list(AssassinsReasonKind))
def test_every_reason_has_its_words(kind: AssassinsReasonKind) -> None:
    reason = AssassinsReason(
        kind=kind, at=0, letters=["d"], ap=2, chance=0.5, gate="north", steps=1, other=3
    )
    use = reason_words(reason, {3: Say("assassins-king")})
    assert use is not None
    words = said(use)
    assert words and "None" not in words and "steps" not in words.replace("next steps", "")


def test_a_walk_that_threatens_nothing_next_turn_is_given_no_use() -> None:
    for kind in (AssassinsReasonKind.NEARER, AssassinsReasonKind.FEIGNS):
        near = AssassinsReason(kind=kind, at=0, letters=["d"], ap=3)
        assert reason_words(near, {}) is not None
        assert reason_words(msgspec.structs.replace(near, ap=4), {}) is None


class SlowSolver(QuickSolver):
    """Gives its first advice at once, and the rest when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.go_on = asyncio.Event()

    async def ask(self, request: MessageBase) -> AsyncIterator[AnswerBase]:
        async for advice in super().ask(request):
            yield advice
            await self.go_on.wait()


async def test_while_the_solver_thinks_no_page_of_a_hint_is_left_out() -> None:
    """t and v say in a line that there is nothing yet; then v does what the hint says."""
    solver = SlowSolver()
    async with running(make_app(solver)) as (app, pilot):
        screen = await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        for _ in range(2):  # without waiting for the solver, as `settle` would
            await tap(pilot, "t")
            await pilot.pause()
        for key in ("t", "v", "t"):
            screen.view.say("")
            await tap(pilot, key)
            assert phrase("assassins-hints-not-ready") in text_of(app) and phrase(
                "assassins-hints-thinking"
            ) in text_of(app)
            assert "Hint 2/3" in text_of(app) and "Do hint" not in text_of(app)
        solver.go_on.set()
        await settle(pilot)
        assert "Hint 2/3" in text_of(app) and phrase("assassins-hints-thinking") not in text_of(app)
        assert phrase("assassins-hints-not-ready") not in text_of(app)  # any more
        await pilot.press("v")
        assert screen.table.game.running


async def test_a_message_goes_when_its_reason_has_gone() -> None:
    """When the hint is there, the line below the board speaks of the moment again."""
    solver = SlowSolver()
    async with running(make_app(solver)) as (_, pilot):
        screen = await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        for _ in range(2):
            await tap(pilot, "t")
            await pilot.pause()
        await pilot.press("v")
        assert screen.view.said == phrase("assassins-hints-not-ready")
        solver.go_on.set()
        await settle(pilot)
        assert screen.view.said.startswith("Your turn: king 1 AP, knights 6 AP.")
        screen.view.say(with_keys(phrase("assassins-your-turn-now"), assassins_key))
        await press(pilot, "t")
        assert screen.view.said.startswith("Your turn: king 1 AP, knights 6 AP.")


async def test_the_key_that_does_a_hint_is_never_silent() -> None:
    """Without a hint, on a page that says nothing to do, where it turns to the moves, and after the
    hint was closed."""
    async with running() as (_, pilot):
        screen = await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        await pilot.press("v")
        assert screen.view.said == ask_first(assassins_key)
        await press(pilot, "t")
        assert screen.view.said.startswith("Your turn")
        await pilot.press("v")
        await settle(pilot)
        assert screen.hints.reading.page is Page.CHOICE and not screen.table.game.running
        for _ in range(10):
            await press(pilot, "t")
            if not screen.view.hint.lines:
                break
        await pilot.press("v")
        assert screen.view.said == ask_first(assassins_key) and not screen.table.game.running


async def test_after_a_whole_hint_no_other_one_is_thought_of_unasked() -> None:
    """It would take as long again; asked for, it comes, and so it does after anything else."""
    async with running() as (_, pilot):
        game = assassins_game().turn_up(CARD)
        for action in ("Nj9-j8", *("Na4-a3", "Na3-a4") * 2):  # little is left to be thought of
            game = game.act(action)
        screen = await begin_assassins(pilot, game=game)
        await press(pilot, "t", "t")
        done = len(screen.table.game.running)
        await press(pilot, "v")
        assert len(screen.table.game.running) > done
        assert screen.view.hint.lines == (followed(assassins_key),) and not screen.view.hint.to_do
        assert screen.hints.is_followed
        await press(pilot, "t")
        assert screen.hints.reading.page is Page.CHOICE
        assert screen.view.hint.lines != (followed(assassins_key),)
        await press(pilot, "backspace")
        assert screen.hints.reading.page is Page.CHOICE
        assert screen.view.hint.lines != (followed(assassins_key),)
        assert not screen.hints.is_followed


async def test_after_a_whole_hint_enter_ends_the_phase_as_was_said() -> None:
    """The hint has told what is left unspent: nobody is asked whether that is meant."""
    async with running(speed="off") as (app, pilot):
        game = assassins_game().turn_up(CARD)
        for action in ("Nj9-j8", "Na4-a3", "Na3-a4"):
            game = game.act(action)
        screen = await begin_assassins(pilot, game=game)
        await press(pilot, "t", "t", "v")
        assert screen.hints.is_followed
        await press(pilot, "enter")
        assert not app.query(ConfirmDialog) and screen.table.game.phases


async def test_a_choice_stays_where_no_hint_says_another() -> None:
    async with running() as (_, pilot):
        screen = await begin_assassins(pilot, COMPUTER, PERSON, game=assassins_game(None))
        await pilot.press("a", "d", "v")
        assert screen.secret.choice == frozenset({0, 3}) and screen.view.said == ask_first(
            assassins_key
        )


async def test_a_game_without_hints_gives_none() -> None:
    async with running() as (app, pilot):
        screen = await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        screen.table.setup = Setup((Seat(), Seat()), hints=False)
        await pilot.press("t")
        assert "without hints" in text_of(app)
