"""Every screen and dialog of both games, each with something on it."""

from __future__ import annotations

import pkgutil
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import Any, Final, cast

from textual.pilot import Pilot
from textual.screen import Screen

import kingsroad_tui
from advisor.messages.computers import STRENGTHS
from advisor.messages.protocol import AdviceSettings
from assassins.actions import Side
from assassins.cards import RoundCard
from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad, key_registry
from kingsroad_tui.assassins.editor.screen import AssassinsEditorScreen
from kingsroad_tui.assassins.follow.dialog import (
    TurnUpDialog,
    WhomToFollowDialog,
    WhoTheyWereDialog,
)
from kingsroad_tui.assassins.follow.screen import AssassinsFollowScreen
from kingsroad_tui.assassins.help.rules import town_picture
from kingsroad_tui.assassins.hints.what_if import SupposeDialog
from kingsroad_tui.assassins.hints.what_if_words import Supposed
from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
from kingsroad_tui.assassins.in_app import TABLES as ASSASSINS_TABLES
from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
from kingsroad_tui.assassins.play.end import AssassinsEndScreen
from kingsroad_tui.assassins.play.handing_over import giving_back
from kingsroad_tui.assassins.play.log import AssassinsLogDialog
from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
from kingsroad_tui.assassins.play.table import AssassinsTable
from kingsroad_tui.assassins.practice import practising as town_practising
from kingsroad_tui.assassins.practice.exercise import AssassinsExerciseScreen
from kingsroad_tui.assassins.review.look_back import AssassinsLookBackScreen
from kingsroad_tui.assassins.review.screen import AssassinsReviewScreen
from kingsroad_tui.assassins.review.try_again import AssassinsTryScreen
from kingsroad_tui.assassins.statistics import STATISTICS as ASSASSINS_STATISTICS
from kingsroad_tui.assassins.together.table import mirrored_assassins
from kingsroad_tui.curtain.dialog import CurtainScreen
from kingsroad_tui.help.rulebook import RulesScreen
from kingsroad_tui.help.rules_page import rules_of
from kingsroad_tui.help.screen import HelpScreen
from kingsroad_tui.home.own_name import OwnNameDialog
from kingsroad_tui.kingsroad.editor.screen import EditorScreen
from kingsroad_tui.kingsroad.follow.screen import NamePlayersScreen, RecordTableScreen
from kingsroad_tui.kingsroad.help.rules import kingdom_picture
from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
from kingsroad_tui.kingsroad.in_app import TABLES
from kingsroad_tui.kingsroad.ladder import RUNGS
from kingsroad_tui.kingsroad.learn.screen import LearnScreen
from kingsroad_tui.kingsroad.library.saves import SAVES, new_autosave, write_table
from kingsroad_tui.kingsroad.play.doubt import DoubtDialog
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.log_pane import GameLogDialog
from kingsroad_tui.kingsroad.play.prompts import passing_words
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.kingsroad.practice import practising
from kingsroad_tui.kingsroad.practice.exercise import ExerciseScreen
from kingsroad_tui.kingsroad.review.choice_again import TryAgainScreen
from kingsroad_tui.kingsroad.review.choose import BranchesDialog, ChooseAnalysisScreen
from kingsroad_tui.kingsroad.review.game_cursor import BranchTree, GameCursor
from kingsroad_tui.kingsroad.review.own_mistakes_screen import OwnMistakesScreen
from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
from kingsroad_tui.kingsroad.review.words import Puzzle
from kingsroad_tui.kingsroad.statistics import STATISTICS
from kingsroad_tui.kingsroad.together.command import TOGETHER
from kingsroad_tui.kingsroad.together.table import mirrored_table
from kingsroad_tui.ladder.screen import DayDoneDialog, LadderScreen
from kingsroad_tui.library.open_game import OpenScreen
from kingsroad_tui.library.save_game import RunningElsewhereDialog, UnsavedDialog, save_dialog
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.notes.dialog import NoteDialog
from kingsroad_tui.practice.screen import PractiseScreen
from kingsroad_tui.practice.training_book import ExerciseRun
from kingsroad_tui.rivals.faces import Rival
from kingsroad_tui.rivals.remarks import Mood
from kingsroad_tui.rivals.widgets import RivalsDialog
from kingsroad_tui.settings.screen import PressKeyDialog, SettingsScreen
from kingsroad_tui.shell.house_screen import OwnPalette, TooSmallScreen
from kingsroad_tui.shell.place import Way
from kingsroad_tui.shell.screen_kinds import is_on_top
from kingsroad_tui.statistics.dialog import StatisticsDialog
from kingsroad_tui.statistics.kept import Occasion
from kingsroad_tui.together.hosting import new_host
from kingsroad_tui.together.messages import Gesture
from kingsroad_tui.together.place import OwnPlace
from kingsroad_tui.together.play_together import PlayTogetherScreen
from kingsroad_tui.together.waiting_room import WaitingRoomScreen
from kingsroad_tui.widgets.copied import CopiedScreen
from kingsroad_tui.widgets.dialog import ConfirmDialog
from tabletop.words.voice import phrase, said
from tests.kingsroad_tui.statistics.games import result
from tests.support.app.acting import (
    make_app,
    press,
    settle,
    to_assassins,
    to_game,
    to_mistakes,
    until,
    visit,
)
from tests.support.app.assassins_acting import (
    ASSASSINS_PLAYERS,
    assassins_game,
    judged_table,
    recorded,
)
from tests.support.app.assassins_acting import COMPUTER as ASSASSINS_COMPUTER
from tests.support.legal import random_game
from tests.support.practice import ASSASSINS_MISTAKE, KINGSROAD_PUZZLES
from tests.support.sample_advice import StudySolver
from tests.support.seats import COMPUTER, NAMES, PERSON, setup_of

SETUP: Final = setup_of(PERSON, COMPUTER, COMPUTER)
OVER: Final = Game(NAMES[:3], rounds=random_game(3, 5).rounds)
UNDER_WAY: Final = Game(NAMES[:3], rounds=random_game(3, 5).rounds[:3])
LARGE: Final = Game(NAMES, rounds=random_game(5, 7).rounds)
FORFEITED: Final = Setup(
    tuple(
        seat if number else type(seat)(seat.kind, seat.computer, forfeit="it gave no answer")
        for number, seat in enumerate(setup_of(PERSON, *[COMPUTER] * 4).seats)
    ),
    1,
)
CARD: Final = RoundCard(1, 6, True, 5)


@dataclass(frozen=True)
class Opening:
    """How to come to a screen.

    Attributes:
        screen: what is opened.
        open: opens it over the first screen.
    """

    screen: type[Screen[Any]]
    open: Callable[[Pilot[None]], Awaitable[None]]


def make_every_app() -> KingsRoad:
    """An app whose solver answers at once, about either game."""
    return make_app(StudySolver())


def table_of(game: Game, setup: Setup = SETUP) -> Table:
    return TABLES.new(game, setup, print)


def branching() -> BranchTree:
    """A game with a choice tried."""
    selection = OVER.rounds[1].selections[0]
    return BranchTree.of(OVER).tried(GameCursor.of(OVER).moved(2), 0, selection, {})


def pushed(screen: type[Screen[Any]], made: Callable[[], Screen[Any]] | None = None) -> Opening:
    async def show(pilot: Pilot[None]) -> None:
        pilot.app.push_screen((made or screen)())
        await pilot.pause()

    return Opening(screen, show)


def play(*keys: str, game: Game = UNDER_WAY) -> Opening:
    """King's Road, with some keys pressed."""

    async def show(pilot: Pilot[None]) -> None:
        await visit(
            pilot,
            to_game(game, setup_of(PERSON, *[COMPUTER] * (len(game.players) - 1))),
        )
        await press(pilot, *keys)

    return Opening(PlayScreen, show)


def town(*keys: str) -> Opening:
    """King & Assassins, with some keys pressed."""

    async def show(pilot: Pilot[None]) -> None:
        await visit(
            pilot, to_assassins(assassins_game(), Setup((Seat(), ASSASSINS_COMPUTER), seed=1))
        )
        await press(pilot, *keys)

    return Opening(AssassinsPlayScreen, show)


async def _nothing(_: Pilot[None]) -> None:
    """It comes by itself where the terminal is too small."""


async def _first(pilot: Pilot[None]) -> None:
    await settle(pilot)


async def _first_with_games(pilot: Pilot[None]) -> None:
    for _ in range(3):
        write_table(new_autosave(), UNDER_WAY, SETUP)
    await settle(pilot)


async def _palette(pilot: Pilot[None]) -> None:
    await press(pilot, "ctrl+p")


def stands(pilot: Pilot[None], kind: type[Screen[Any]]) -> bool:
    """Whether there is such a screen, be it under what says that the terminal is too small."""
    return any(isinstance(screen, kind) for screen in pilot.app.screen_stack)


async def _at_table(
    pilot: Pilot[None], seats: int, computers: int, game: str = "kingsroad"
) -> OwnPlace:
    """At a table of one's own, with computers at some of its seats."""
    kept = new_host(game, {}, "Ann", seats, hints=True, limit=60)
    await visit(pilot, Way("open_table", kept=kept, computers=computers))
    desk = cast("KingsRoad", pilot.app)._desk
    await until(pilot, lambda: desk is not None and desk.place is not None)
    assert desk is not None
    assert desk.place is not None
    return desk.place


async def _waiting_room(pilot: Pilot[None]) -> None:
    await _at_table(pilot, 5, 2)
    await until(pilot, lambda: stands(pilot, WaitingRoomScreen))
    await settle(pilot)


async def _play_apart(pilot: Pilot[None]) -> None:
    place = await _at_table(pilot, 3, 2)
    await until(pilot, lambda: stands(pilot, PlayScreen))
    place.session.guest.sign(Gesture.WELL_PLAYED)
    await settle(pilot)


async def _end_apart(pilot: Pilot[None]) -> None:
    place = await _at_table(pilot, 3, 2)
    await until(pilot, lambda: stands(pilot, PlayScreen))
    table = mirrored_table(place.session)
    table.game = Game(table.game.players, rounds=OVER.rounds)
    await visit(pilot, Way("end", "kingsroad", table=table, place=place))
    await settle(pilot)


async def _assassins_play_apart(pilot: Pilot[None]) -> None:
    await _at_table(pilot, 2, 1, "assassins")
    await until(pilot, lambda: stands(pilot, AssassinsPlayScreen))
    stack = pilot.app.screen_stack
    screen = next(one for one in stack if isinstance(one, AssassinsPlayScreen))
    await until(pilot, lambda: screen.view.acts or not is_on_top(screen))
    await settle(pilot)


async def _assassins_end_apart(pilot: Pilot[None]) -> None:
    place = await _at_table(pilot, 2, 1, "assassins")
    await until(pilot, lambda: stands(pilot, AssassinsPlayScreen))
    table = mirrored_assassins(place.session)
    table.game = recorded("three-assassins-killed")
    await visit(pilot, Way("end", "assassins", table=table, place=place))
    await settle(pilot)


async def _mistakes(pilot: Pilot[None]) -> None:
    await visit(pilot, to_mistakes(OVER, SETUP, 0))
    await settle(pilot)


def _of_record(name: str, screen: type[Any]) -> Opening:
    def made() -> Screen[Any]:
        shown: Screen[Any] = screen(
            ASSASSINS_TABLES.new(recorded(name), Setup((Seat(), Seat())), print)
        )
        return shown

    return pushed(screen, made)


def _what_if() -> OpponentsDialog:
    return OpponentsDialog(table_of(UNDER_WAY), 0, [])


def _try_again() -> TryAgainScreen:
    return TryAgainScreen(
        UNDER_WAY,
        SETUP,
        0,
        AdviceSettings(),
        lambda: Puzzle("4: Ann", phrase("kingsroad-review-idea"), 0.1),
    )


def _curtain() -> CurtainScreen:
    table = table_of(UNDER_WAY, setup_of(PERSON, PERSON, COMPUTER))
    return CurtainScreen(partial(passing_words, table, 1, 0, ()))


def _question() -> ConfirmDialog:
    return ConfirmDialog("Ann, Bob? " * 20, "Ann", "Bob")


def _day_done() -> DayDoneDialog:
    over = result(occasion=Occasion(day="2026-11-25"))
    return DayDoneDialog(over, "King's Road", there=True)


def _unsaved() -> UnsavedDialog:
    return UnsavedDialog("Ann, Bob, Cid! " * 20, lambda: None)


def _rivals() -> RivalsDialog:
    """Four of them, the first in the middle of a sentence."""
    lines = ("Ann! Bob, Ann!", "", "", "")
    return RivalsDialog(
        tuple(
            Rival(one.character.name, one.character.names, at, mood, said(one.label), "", line)
            for at, (one, mood, line) in enumerate(
                zip(list(STRENGTHS.values())[:4], Mood, lines, strict=True)
            )
        )
    )


OPENINGS: Final[dict[str, Opening]] = {
    "home": Opening(type(KingsRoad().get_default_screen()), _first),
    "home-with-games": Opening(type(KingsRoad().get_default_screen()), _first_with_games),
    "palette": Opening(OwnPalette, _palette),
    "learn": pushed(LearnScreen, lambda: LearnScreen(3)),
    "new-game": pushed(NewGameScreen),
    "play": play(),
    "play-hint": play("h", "h", "a"),
    "play-told": play("6", "1", "5", "enter"),
    "play-five": play("6", game=Game(NAMES, rounds=LARGE.rounds[:4])),
    "curtain": pushed(CurtainScreen, _curtain),
    "curtain-bare": pushed(
        CurtainScreen,
        lambda: CurtainScreen(partial(giving_back, ASSASSINS_PLAYERS, Side.KING, "Ann!")),
    ),
    "end": pushed(EndScreen, lambda: EndScreen(table_of(OVER))),
    "end-five": pushed(EndScreen, lambda: EndScreen(table_of(LARGE, FORFEITED))),
    "mistakes": Opening(OwnMistakesScreen, _mistakes),
    "practise": pushed(PractiseScreen, lambda: PractiseScreen(practising.PRACTICE)),
    "exercise": pushed(ExerciseScreen, lambda: ExerciseScreen(ExerciseRun(KINGSROAD_PUZZLES))),
    "analysis": pushed(AnalysisScreen, lambda: AnalysisScreen(OVER, SETUP)),
    "analysis-five": pushed(AnalysisScreen, lambda: AnalysisScreen(LARGE, looking_back=True)),
    "try-again": pushed(TryAgainScreen, _try_again),
    "editor": pushed(EditorScreen, lambda: EditorScreen(LARGE.position, NAMES)),
    "follow": pushed(RecordTableScreen, lambda: RecordTableScreen(UNDER_WAY)),
    "rules": pushed(
        RulesScreen, lambda: RulesScreen(partial(rules_of, "kingsroad"), kingdom_picture(None))
    ),
    "settings": pushed(SettingsScreen),
    "help": pushed(HelpScreen),
    "too-small": Opening(TooSmallScreen, _nothing),
    "what-if": pushed(OpponentsDialog, _what_if),
    "rivals": pushed(RivalsDialog, _rivals),
    "log": pushed(GameLogDialog, lambda: GameLogDialog(OVER, None, NAMES[:3])),
    "branches": pushed(BranchesDialog, lambda: BranchesDialog(branching(), NAMES[:3], {})),
    "choose-analysis": pushed(ChooseAnalysisScreen),
    "name-players": pushed(NamePlayersScreen),
    "open": pushed(OpenScreen, lambda: OpenScreen("kingsroad")),
    "save": pushed(type(save_dialog(SAVES, OVER, SETUP)), lambda: save_dialog(SAVES, OVER, SETUP)),
    "running": pushed(RunningElsewhereDialog, lambda: RunningElsewhereDialog(" ".join(NAMES))),
    "doubt": pushed(DoubtDialog, lambda: DoubtDialog("Ann, Bob? " * 20, lambda: None)),
    "question": pushed(ConfirmDialog, _question),
    "unsaved": pushed(UnsavedDialog, _unsaved),
    "statistics": pushed(StatisticsDialog, lambda: StatisticsDialog(STATISTICS)),
    "own-name": pushed(OwnNameDialog),
    "note": pushed(NoteDialog, lambda: NoteDialog(3, "The Witch was too early.")),
    "day-done": pushed(DayDoneDialog, _day_done),
    "ladder": pushed(LadderScreen, lambda: LadderScreen(RUNGS, list)),
    "play-together": pushed(
        PlayTogetherScreen, lambda: PlayTogetherScreen({"kingsroad": TOGETHER}, "8J72-3JPW")
    ),
    "waiting-room": Opening(WaitingRoomScreen, _waiting_room),
    "copied": pushed(CopiedScreen, lambda: CopiedScreen("8J72-3JPW-" * 20)),
    "play-apart": Opening(PlayScreen, _play_apart),
    "end-apart": Opening(EndScreen, _end_apart),
    "town-play-apart": Opening(AssassinsPlayScreen, _assassins_play_apart),
    "town-end-apart": Opening(AssassinsEndScreen, _assassins_end_apart),
    "press-key": pushed(PressKeyDialog, lambda: PressKeyDialog(key_registry().rows[0])),
    "town-home": pushed(AssassinsHomeScreen),
    "town-learn": pushed(AssassinsLearnScreen, lambda: AssassinsLearnScreen(2)),
    "town-new-game": pushed(AssassinsNewGameScreen),
    "town-play": town(),
    "town-hint": town("t", "0"),
    "town-end": _of_record("three-assassins-killed", AssassinsEndScreen),
    "town-end-king": _of_record("king-in-the-castle", AssassinsEndScreen),
    "town-look-back": _of_record("out-of-time", AssassinsLookBackScreen),
    "town-review": pushed(
        AssassinsReviewScreen, lambda: AssassinsReviewScreen(judged_table(), 3, print)
    ),
    "town-try": pushed(AssassinsTryScreen, lambda: AssassinsTryScreen(judged_table(), 3)),
    "town-practise": pushed(PractiseScreen, lambda: PractiseScreen(town_practising.PRACTICE)),
    "town-exercise": pushed(
        AssassinsExerciseScreen, lambda: AssassinsExerciseScreen(ExerciseRun([ASSASSINS_MISTAKE]))
    ),
    "town-open": pushed(OpenScreen, lambda: OpenScreen("assassins")),
    "town-statistics": pushed(StatisticsDialog, lambda: StatisticsDialog(ASSASSINS_STATISTICS)),
    "town-editor": pushed(AssassinsEditorScreen),
    "town-follow": pushed(
        AssassinsFollowScreen,
        lambda: AssassinsFollowScreen(
            AssassinsTable(recorded("two-kings-running"), Setup((Seat(), Seat()))), frozenset(Side)
        ),
    ),
    "town-whom-to-follow": pushed(WhomToFollowDialog),
    "town-turn-up": pushed(TurnUpDialog, lambda: TurnUpDialog(assassins_game().position)),
    "town-who-they-were": pushed(
        WhoTheyWereDialog, lambda: WhoTheyWereDialog(recorded("two-kings-running"))
    ),
    "town-what-if": pushed(
        SupposeDialog,
        lambda: SupposeDialog(assassins_game().position, Supposed(((7, False),), alike=True)),
    ),
    "town-rules": pushed(
        RulesScreen, lambda: RulesScreen(partial(rules_of, "assassins"), town_picture(None))
    ),
    "town-log": pushed(AssassinsLogDialog, lambda: AssassinsLogDialog(recorded("king-killed"))),
}
"""Every screen, some of them several times, by a name for the test."""

UNDERLIES: Final = frozenset(
    {
        "HouseScreen",
        "ChoosingScreen",
        "Dialog",
        "HomeMenu",
        "JudgedScreen",
        "AssassinsTableScreen",
        "StartForm",
        "PositionEditor",
        "PlainTableScreen",
    }
)
"""What screens derive from; none of them is ever shown."""

OF_A_THIRD_GAME: Final = frozenset(
    {"PlainHomeScreen", "PlainStartForm", "PlainPlayScreen", "PlainEndScreen"}
)
"""The screens of games without ones of their own: they are opened in `tests.goofspiel`."""


def screens_of_the_app() -> Iterator[type[Screen[Any]]]:
    """Every class of a screen in any module of the app.

    But for those that others derive from, and those of a third game.
    """
    hidden = UNDERLIES | OF_A_THIRD_GAME
    for module in pkgutil.walk_packages(kingsroad_tui.__path__, "kingsroad_tui."):
        if module.name.endswith(("__main__", ".web")):
            continue
        for found in vars(import_module(module.name)).values():
            ours = isinstance(found, type) and issubclass(found, Screen)
            if ours and found.__module__ == module.name and found.__name__ not in hidden:
                yield found
