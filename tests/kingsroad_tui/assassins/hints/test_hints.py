"""Hints: what they say, whom they mark, and what the solver is told for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random

import msgspec
import pytest

from advisor.assassins.advise import answer as advise
from advisor.core.cancellation import Stop
from advisor.messages.assassins_answers import (
    AssassinsAdvice,
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
from kingsroad_tui.assassins.hints.following import (
    all_twelve,
    ask_first,
    by_key,
    followed,
)
from kingsroad_tui.assassins.hints.hints import (
    AssassinsHintStep,
    HintPage,
    WayToPlay,
    clock_sentence,
    hint_of,
    hint_sentences,
    ways_of,
)
from kingsroad_tui.assassins.hints.outcomes import danger_sentences, near_pawns
from kingsroad_tui.assassins.hints.reasons import reason_words
from kingsroad_tui.assassins.play.typed_actions import knight_numbers
from kingsroad_tui.assassins.words.keys import assassins_key
from kingsroad_tui.keys.key_words import with_keys
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tabletop.words.voice import phrase
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


def best_way(advice: AssassinsAdvice, game: AssassinsGame) -> WayToPlay:
    """The best way to play, as a hint of a game tells it."""
    return ways_of(advice, game.position, knight_numbers(game), by_key())[0]


def advice_on(game: AssassinsGame, side: str) -> AssassinsAdvice:
    request = AssassinsAdviseRequest(id=1, game=AssassinsGameData.of(game), side="king")
    request = msgspec.structs.replace(request, side=side)
    return next(advise(request, Stop()))


def test_the_clock_at_the_start() -> None:
    """14 steps and 19 points: five can be lost."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = advice_on(game, "king")
    assert clock_sentence(advice) == ("14 steps to the west gate, 19 king AP left: 5 to spare.")
    late = msgspec.structs.replace(advice, left=13, spare=-1)
    assert clock_sentence(late).startswith("The castle is out of reach: 14 steps")
    shut = msgspec.structs.replace(advice, need=None, spare=None)
    assert clock_sentence(shut).endswith("it would be 14 steps, 19 king AP left.")


def test_the_danger_names_those_who_could_strike() -> None:
    """The same numbers as the solver's, at every step of random games, and nobody else's."""
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
            named = f" {'abcdefghijkl'[number]} on" in lines[-1]
            assert named == (number in first) and (not named or f"({how})" in lines[-1])
        if len(near) > 3:
            assert lines[-1].endswith(f" and {len(near) - 3} more.")
        if not near:
            assert lines == ["If you stop here, the king is safe this round."]


def test_the_people_are_told_of_their_own_assassins_alone() -> None:
    """Before they look at their cards, what the king fears is called that, and not marked."""
    game = before_last_phase(recorded("king-killed"), "gkl")
    assert game.secret is not None
    own, advice = game.secret.assassins, advice_on(game, "people")
    near = near_pawns(advice, own)
    assert near and near.keys() <= own
    hint = hint_of(advice, game, HintPage(AssassinsHintStep.DANGER), own)
    mine = hint.sentences[-1]
    assert mine.startswith("You can strike with ") and mine.count("(") == len(near)
    assert hint.danger == near
    unseen = replace(game, secret=None)
    hint = hint_of(advice_on(unseen, "people"), unseen, HintPage(AssassinsHintStep.DANGER))
    assert hint.sentences[-1].startswith("The king has to fear: ") and not hint.danger
    assert hint.sentences[0] == all_twelve()


def test_a_risk_is_said_as_to_a_friend_and_the_last_slack_is_pointed_out() -> None:
    """7 king AP to come and 7 steps left: no step can be lost after this way to play."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    request = AssassinsAdviseRequest(id=1, game=AssassinsGameData.of(game), side="king")
    *_, whole = advise(request, Stop())
    way = msgspec.structs.replace(
        whole.candidates[0], win=1 / 49, death_worlds=10, wound_worlds=10, need=7, through=7
    )
    deck = [CardCount(card=(1, 6, True, 5), count=7)]
    said = [
        best_way(
            msgspec.structs.replace(
                whole,
                worlds=49,
                deck=deck,
                candidates=[msgspec.structs.replace(way, need=need)],
            ),
            game,
        ).sentences[0]
        for need in (6, 7, 8)
    ]
    for words in said:
        plain = words.replace("at worst, ", "")
        assert ("Then the king can be killed (about 1 in 5: 10 of 49 possible trios)") in plain
        assert "With luck" not in words  # 1 in 49
    for gone, words in (
        (["k"], "With luck the arrest wins at once: about 1 in 4."),
        ([], "It wins at once if the rest were among those arrested: about 1 in 4."),
    ):
        lucky = msgspec.structs.replace(way, win=12 / 49, arrests=gone)
        hoped = msgspec.structs.replace(whole, worlds=49, deck=deck, candidates=[lucky])
        assert words in best_way(hoped, game).sentences[0]
    late = msgspec.structs.replace(hoped, timed_out=True)
    assert best_way(late, game).sentences[0].endswith(phrase("assassins-hints-cut-short"))
    assert "After this" not in said[0]
    assert "7 steps to a gate. After this you have no step to spare." in said[1]
    assert "After this you cannot get there in time, unless another gate opens." in said[2]


@pytest.mark.parametrize("side", [Side.KING, Side.PEOPLE])
@pytest.mark.parametrize("presses", [1, 3])
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


def test_each_step_says_something_else() -> None:
    """The clock, the danger, what to play: each begins with what matters, and typed it is all."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    advice = advice_on(game, "king")
    pages = (hint_of(advice, game, HintPage(step)) for step in AssassinsHintStep)
    off, clock, danger, plan, others, suspects = pages
    assert off.lines == () and not off.to_do
    assert clock.headline.startswith("14 steps") and not clock.to_do
    assert list(danger.lines) == danger_sentences(advice, game.position) and not danger.to_do
    assert (
        plan.lines == others.lines == (phrase("assassins-hints-thinking"),)
        and not plan.to_do
        and not plan.ready
    )
    assert suspects.headline.startswith("How likely each is an assassin")
    assert AssassinsHintStep.SUSPECTS.next is AssassinsHintStep.OFF
    said = hint_sentences(advice, game.position, knight_numbers(game))
    assert said == [clock.headline, *danger.lines, *suspects.lines]


def test_a_way_to_play_is_told_whole_then_others_then_who_they_may_be() -> None:
    """What it leads to and every move; then, a page each, what is different."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    request = AssassinsAdviseRequest(id=1, game=AssassinsGameData.of(game), side="king")
    *_, whole = advise(request, Stop())
    actions = ["Nh9-g9", "Ni9-h9", "Nj9-i9", "Ni8-h8", "Kj10-j9"]
    way = msgspec.structs.replace(whole.candidates[0], actions=actions, reasons=[])
    advice = msgspec.structs.replace(whole, candidates=[way])
    plan = hint_of(advice, game, HintPage(AssassinsHintStep.PLAN))
    assert plan.headline == "Best moves: v plays them." and plan.sentences[0].startswith("Then ")
    assert [line[0] for line in plan.sentences[1:]] == ["-"] * 5
    none = hint_of(advice, game, HintPage(AssassinsHintStep.OTHERS))
    assert none.lines == (phrase("assassins-hints-nothing-different"),) and none.others == 0
    last = hint_of(advice, game, HintPage(AssassinsHintStep.SUSPECTS))
    assert plan.planned == none.planned == last.planned == tuple(actions)
    assert (plan.title, plan.next_press(assassins_key)) == ("Hint 3 of 5", "t: more")
    assert (last.title, last.next_press(assassins_key)) == ("Hint 5 of 5", "t: close")


def test_every_other_way_has_a_page_with_what_sets_it_apart() -> None:
    """A page is of its own board: its moves, not the best ones, are drawn and can be done."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    request = AssassinsAdviseRequest(id=1, game=AssassinsGameData.of(game), side="king")
    *_, whole = advise(request, Stop())
    best = msgspec.structs.replace(
        whole.candidates[0],
        actions=["Kj10-j9"],
        king="j9",
        arrests=[],
        win=0,
        need=13,
        through=13,
        blockers=[],
        death_worlds=20,
        wound_worlds=40,
        reasons=[],
    )
    others = [
        msgspec.structs.replace(best, actions=[], king="j10", need=14, through=14, wound_worlds=0),
        msgspec.structs.replace(best, actions=["Nj9-j8"], king="j10"),  # about the same as before
        msgspec.structs.replace(
            best,
            actions=["Nd2-d3"],
            king="i10",
            arrests=["b"],
            death_worlds=30,
            need=12,
            through=12,
        ),
    ]
    advice = msgspec.structs.replace(whole, candidates=[best, *others])
    pages, page = [], HintPage(AssassinsHintStep.OTHERS)
    while page.step is AssassinsHintStep.OTHERS:
        pages.append(hint_of(advice, game, page))
        page = page.next(pages[-1].others)
    assert page == HintPage(AssassinsHintStep.SUSPECTS)
    assert [page.headline for page in pages] == [
        "Another way (1 of 2): end your phase now.",
        "Another way (2 of 2): v plays them.",
    ]
    assert [page.sentences[0] for page in pages] == [
        "Safer, but 1 step behind.",
        "1 step ahead and arrests the blacksmith B, but riskier.",
    ]
    assert [page.planned for page in pages] == [(), ("Nd2-d3",)]


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
        await press(pilot, "t", "t")
        await press(pilot, "t", "t", "enter", "y")
        if peeking:
            await pilot.press("x", "enter")
        await press(pilot, "t", "t")
        assert "As it stands" in text_of(app)
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
        assert "Take the" in text_of(app) and "AP." in text_of(app)
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
    async with running(size=(120, 36)) as (app, pilot):
        await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        for said in ("1 of 5", "2 of 5"):
            await press(pilot, "t")
            assert f"Hint {said}" in text_of(app) and "Do hint" not in text_of(app)
        for said in ("3 of 5", "4 of 5"):
            await press(pilot, "t")
            assert f"Hint {said}" in text_of(app) and "Do hint" in text_of(app)
        await press(pilot, "6", "up")
        assert "Hint 3 of 5" in text_of(app)  # the best of the new moment, not what else is good


def test_every_move_of_the_best_turn_has_its_reason() -> None:
    """By name and letter, with the solver's facts; a reason that is missing leaves the act."""
    game = replace(assassins_game().turn_up(CARD), secret=None)
    request = AssassinsAdviseRequest(id=1, game=AssassinsGameData.of(game), side="king")
    *_, whole = advise(request, Stop())
    way = msgspec.structs.replace(
        whole.candidates[0],
        actions=["Ni10-h10", "Nh10-g10", "Ng10#f10", "Kj10-i10", "Ni8-h8"],
        reasons=[
            AssassinsReason(
                kind=AssassinsReasonKind.REMOVES, at=0, letters=["l"], ap=2, chance=0.25
            ),
            AssassinsReason(kind=AssassinsReasonKind.PROGRESS, at=3, gate="west", steps=13),
        ],
    )
    advice = msgspec.structs.replace(whole, candidates=[way])
    said = best_way(advice, game).lines
    assert said[:6] == (
        "Best moves: v plays them.",
        said[1],
        "- Knight 7 goes to g10.",
        "- Knight 7 arrests the witch hunter L: 25% likely an assassin, and then it could "
        "strike after 2 AP.",
        "- The king goes to i10: nearer to the west gate, 13 steps left.",
        "- Knight 3 goes to h8.",
    )


def test_what_several_do_together_has_one_reason() -> None:
    game = assassins_game().turn_up(CARD).end_phase()
    request = AssassinsAdviseRequest(id=1, game=AssassinsGameData.of(game), side="people")
    *_, whole = advise(request, Stop())
    shut = [AssassinsReason(kind=AssassinsReasonKind.SHUTS, at=at, gate="north") for at in (0, 1)]
    way = msgspec.structs.replace(whole.candidates[0], actions=["Tb3-c3", "Th6-h5"], reasons=shut)
    advice = msgspec.structs.replace(whole, candidates=[way])
    said = best_way(advice, game).lines
    assert said[2] == (
        "- The blacksmith B goes to c3; the fishwife G goes to h5: together this blocks every way "
        "to the north gate."
    )


@pytest.mark.parametrize("kind", list(AssassinsReasonKind))
def test_every_reason_has_its_words(kind: AssassinsReasonKind) -> None:
    reason = AssassinsReason(
        kind=kind, at=0, letters=["d"], ap=2, chance=0.5, gate="north", steps=1, other=3
    )
    words = reason_words(reason, {3: "the king"})
    assert words and "None" not in words and "steps" not in words.replace("next steps", "")


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
        for _ in range(3):  # without waiting for the solver, as `settle` would
            await tap(pilot, "t")
            await pilot.pause()
        for key in ("t", "v", "t"):
            screen.view.say("")
            await tap(pilot, key)
            assert phrase("assassins-hints-not-ready") in text_of(app) and phrase(
                "assassins-hints-thinking"
            ) in text_of(app)
            assert "Hint 3 of 5" in text_of(app) and "Do hint" not in text_of(app)
        solver.go_on.set()
        await settle(pilot)
        assert "Hint 3 of 5" in text_of(app) and phrase("assassins-hints-thinking") not in text_of(
            app
        )
        assert phrase("assassins-hints-not-ready") not in text_of(app)  # any more
        await pilot.press("v")
        assert screen.table.game.running


async def test_a_message_goes_when_its_reason_has_gone() -> None:
    """When the hint is there, the line below the board speaks of the moment again."""
    solver = SlowSolver()
    async with running(make_app(solver)) as (_, pilot):
        screen = await begin_assassins(pilot, game=assassins_game().turn_up(CARD))
        for _ in range(3):
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
        assert screen.hints.page.step is AssassinsHintStep.PLAN and not screen.table.game.running
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
        await press(pilot, "t", "t", "t")
        done = len(screen.table.game.running)
        await press(pilot, "v")
        assert len(screen.table.game.running) > done
        assert screen.view.hint.lines == (followed(assassins_key),) and not screen.view.hint.to_do
        await press(pilot, "t")
        assert screen.hints.page.step is AssassinsHintStep.PLAN
        assert screen.view.hint.lines != (followed(assassins_key),)
        await press(pilot, "backspace")
        assert screen.hints.page.step is AssassinsHintStep.PLAN
        assert screen.view.hint.lines != (followed(assassins_key),)


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
