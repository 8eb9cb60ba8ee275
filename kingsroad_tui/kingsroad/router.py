"""Meets the wishes of the wing: the only module that knows all its screens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING

from textual.message import Message
from textual.screen import Screen

from kingsroad_tui.home.game_entry import GameEntry
from kingsroad_tui.kingsroad import navigation
from kingsroad_tui.kingsroad.home import menu_words as menu
from kingsroad_tui.kingsroad.words import places
from kingsroad_tui.shell.host import Host
from kingsroad_tui.shell.navigation import (
    EnterGame,
    GameWish,
    PlayApart,
    PlayDay,
    PlayLadder,
    PlayTogether,
    ShowLadder,
    ShowStatistics,
)
from kingsroad_tui.shell.router import GameKeys, Router, new_seed

if TYPE_CHECKING:
    from kingsroad.board import Board
    from kingsroad.games import Game
    from kingsroad_tui.kingsroad.library.saves import SavedGame
    from kingsroad_tui.kingsroad.play.table import Table
    from kingsroad_tui.kingsroad.review.study import Study
    from kingsroad_tui.ladder.counted import CountedGames


class KingsRoadRouter(Router):
    """Goes where the wing's screens ask to go."""

    def __init__(
        self,
        app: Host,
        leave_for: Callable[[Callable[[], None]], None],
        board: Board | None,
        entries: Sequence[GameEntry] = (),
    ) -> None:
        super().__init__(app, leave_for, board, entries)
        self._left_studies: list[Study] = []
        """The places left in analyses, the last one last, to come back to."""

    @staticmethod
    def keys() -> GameKeys:
        """The screens and dialogs by the context in which their keys work."""
        from kingsroad_tui.kingsroad.editor.screen import EditorScreen
        from kingsroad_tui.kingsroad.editor.setup_grid import SetupGrid
        from kingsroad_tui.kingsroad.follow.name_players import NamePlayersScreen
        from kingsroad_tui.kingsroad.follow.screen import RecordTableScreen
        from kingsroad_tui.kingsroad.help.rules import RulesScreen
        from kingsroad_tui.kingsroad.hints.what_if import OpponentsDialog
        from kingsroad_tui.kingsroad.home.new_game import NewGameScreen
        from kingsroad_tui.kingsroad.home.screen import HomeScreen
        from kingsroad_tui.kingsroad.learn.screen import LearnScreen
        from kingsroad_tui.kingsroad.library.open_game import OpenGameScreen
        from kingsroad_tui.kingsroad.play.doubt import DoubtDialog
        from kingsroad_tui.kingsroad.play.end import EndScreen
        from kingsroad_tui.kingsroad.play.log_dialog import GameLogDialog
        from kingsroad_tui.kingsroad.play.screen import PlayScreen
        from kingsroad_tui.kingsroad.practice.exercise import ExerciseScreen
        from kingsroad_tui.kingsroad.practice.screen import KingsroadPractiseScreen
        from kingsroad_tui.kingsroad.review.branches_dialog import BranchesDialog
        from kingsroad_tui.kingsroad.review.choose import ChooseAnalysisScreen
        from kingsroad_tui.kingsroad.review.own_mistakes_screen import OwnMistakesScreen
        from kingsroad_tui.kingsroad.review.screen import AnalysisScreen
        from kingsroad_tui.kingsroad.review.try_again import TryAgainScreen
        from kingsroad_tui.kingsroad.together.play import RoundsApart

        return GameKeys(
            {
                places.HOME: HomeScreen,
                places.LEARNING: LearnScreen,
                places.NEW_GAME: NewGameScreen,
                places.PLAYING: PlayScreen,
                places.PLAYING_APART: RoundsApart,
                places.END: EndScreen,
                places.OWN_MISTAKES: OwnMistakesScreen,
                places.PRACTISING: KingsroadPractiseScreen,
                places.EXERCISE: ExerciseScreen,
                places.ANALYSIS: AnalysisScreen,
                places.TRYING_AGAIN: TryAgainScreen,
                places.EDITOR: EditorScreen,
                places.EDITOR_GRID: SetupGrid,
                places.FOLLOWING: RecordTableScreen,
                places.RULES: RulesScreen,
            },
            {
                places.WHAT_IF: OpponentsDialog,
                places.LOG: GameLogDialog,
                places.BRANCHES: BranchesDialog,
                places.WHAT_TO_ANALYSE: ChooseAnalysisScreen,
                places.WHOM_TO_FOLLOW: NamePlayersScreen,
                places.YOUR_GAMES: OpenGameScreen,
                places.DOUBT: DoubtDialog,
            },
        )

    def first_screen(self, passed: bool) -> Screen[None]:
        """The first screen of the app."""
        from kingsroad_tui.kingsroad.home.screen import HomeScreen

        return HomeScreen(self.entries, passed=passed)

    def wishes(self) -> Sequence[tuple[str, str, Message]]:
        """Where one can go from everywhere."""
        return (
            (*menu.SET_UP_GAME, navigation.SetUpGame()),
            (*menu.OPEN_GAME, navigation.OpenGame()),
            (*menu.LADDER, ShowLadder(navigation.GAME)),
            (*menu.TODAY, PlayDay(navigation.GAME)),
            (*menu.TOGETHER, PlayTogether()),
            (*menu.STATISTICS, ShowStatistics(navigation.GAME)),
            (*menu.PRACTISE, navigation.Practise()),
            (*menu.ANALYSE, navigation.ChooseAnalysis()),
            (*menu.EDIT_POSITION, navigation.EditPosition()),
            (*menu.FOLLOW_TABLE, navigation.NamePlayers()),
            (*menu.LEARN, navigation.Learn()),
        )

    def meet(self, wish: GameWish) -> None:
        """Does what a message of the wing, or one of every game, asks for."""
        if isinstance(wish, ShowLadder | PlayLadder | PlayDay):
            self._counted.meet(wish)
            return
        match wish:
            case EnterGame(saved=path):
                from kingsroad_tui.kingsroad.library.saves import SAVES

                self.enter(SAVES, path, self.app.close_screens, self._resume)
            case navigation.Learn(step=step):
                self._learn(step)
            case ShowStatistics():
                from kingsroad_tui.kingsroad.statistics import STATISTICS
                from kingsroad_tui.statistics.dialog import StatisticsDialog

                self.app.push_screen(StatisticsDialog(STATISTICS))
            case navigation.SetUpGame(waits=waits):
                from kingsroad_tui.kingsroad.home.new_game import NewGameScreen

                self.app.push_screen(NewGameScreen(self.board, waits=waits))
            case navigation.PlayAgain():
                self.named(self._again)
            case navigation.OpenGame():
                from kingsroad_tui.kingsroad.library.open_game import OpenGameScreen

                self.app.push_screen(OpenGameScreen())
            case navigation.StartGame():
                self._start(wish)
            case navigation.ResumeGame(saved=saved):
                self.leave_for(partial(self._resume, saved))
            case navigation.PlayTable(table=table):
                self._play(table, self.app.way_back)
            case navigation.ShowEnd(table=table, place=place):
                from kingsroad_tui.kingsroad.play.end import EndScreen

                back = self.app.way_back if place is None else None
                self.begin(EndScreen(table, from_analysis=back is not None, place=place), back)
            case PlayApart(place=place):
                from kingsroad_tui.kingsroad.play.screen import PlayScreen
                from kingsroad_tui.kingsroad.together.mirrored import MirroredTable

                self.begin(PlayScreen(MirroredTable(place.session), place=place))
            case navigation.ChooseAnalysis():
                from kingsroad_tui.kingsroad.review.choose import ChooseAnalysisScreen

                self.app.push_screen(ChooseAnalysisScreen())
            case navigation.AnalyseGame():
                self._analyse(wish)
            case navigation.PlayMistakesAgain(game=game, setup=setup, seat=seat, review=review):
                from kingsroad_tui.kingsroad.review.own_mistakes_screen import OwnMistakesScreen

                screen = OwnMistakesScreen(
                    game, setup, seat, review, wish.record, solved=wish.solved
                )
                self.app.push_screen(screen)
            case navigation.Practise():
                from kingsroad_tui.kingsroad.practice.screen import KingsroadPractiseScreen

                self.app.push_screen(KingsroadPractiseScreen())
            case navigation.PlayExercises(run=run):
                from kingsroad_tui.kingsroad.practice.exercise import ExerciseScreen
                from kingsroad_tui.kingsroad.practice.words import UNUSABLE
                from kingsroad_tui.practice.screen import screen_of

                exercise = screen_of(run, ExerciseScreen)
                if exercise is None:
                    self.complain(UNUSABLE)
                else:
                    self.app.push_screen(exercise)
            case navigation.EditPosition(position=position, names=names):
                from kingsroad_tui.kingsroad.editor.screen import EditorScreen

                self.app.push_screen(EditorScreen(position, names))
            case navigation.NamePlayers():
                from kingsroad_tui.kingsroad.follow.name_players import NamePlayersScreen

                self.app.push_screen(NamePlayersScreen())
            case navigation.RecordTable(game=game, record=record):
                from kingsroad_tui.kingsroad.follow.screen import RecordTableScreen

                self.app.push_screen(RecordTableScreen(game, record))
            case _:
                raise ValueError(f"the wing knows no {type(wish).__name__}")

    @cached_property
    def _counted(self) -> CountedGames[Game]:
        from kingsroad_tui.kingsroad.ladder.counted_tables import counted_table
        from kingsroad_tui.kingsroad.ladder.words import RUNGS
        from kingsroad_tui.kingsroad.library.saves import SAVES
        from kingsroad_tui.kingsroad.results import all_results
        from kingsroad_tui.ladder.counted import CountedGames

        return CountedGames(
            self,
            RUNGS,
            all_results,
            SAVES,
            begin=lambda occasion, name: navigation.StartGame(
                *counted_table(occasion, name, new_seed())
            ),
            resume=navigation.ResumeGame,
        )

    def show_rules(self) -> None:
        """The rules."""
        from kingsroad_tui.kingsroad.help.rules import RulesScreen

        self.app.push_screen(RulesScreen(self.board))

    def _learn(self, step: int | None) -> None:
        from kingsroad_tui.kingsroad.learn.screen import LearnScreen
        from kingsroad_tui.learn.lesson_place import FIRST_GAME

        left_at = FIRST_GAME.go_on(self.app.settings)
        first = left_at if step is None else step
        self.leave_for(lambda: self.begin(LearnScreen(first, self.app.settings.lesson_choices)))

    def _again(self, name: str) -> None:
        from kingsroad.games import GameError, begin_game
        from kingsroad_tui.kingsroad.home.usual_table import moved_on, usual_table

        kept = moved_on(self.app.settings.tables.get(navigation.GAME, {}))
        found = usual_table(kept, name, new_seed())
        if found is None:
            self.app.post_message(navigation.SetUpGame())
            return
        names, variant, setup = found
        try:
            game = begin_game(names, variant, self.board)
        except GameError as error:
            self.complain(f"{error}.")
            return
        self.keep_table(navigation.GAME, kept)
        self.meet(navigation.StartGame(game, setup))

    def _start(self, wish: navigation.StartGame) -> None:
        from kingsroad_tui.kingsroad.library.open_table import new_table
        from kingsroad_tui.kingsroad.library.saves import prune_autosaves

        def begin() -> None:
            tentative = wish.back is not None  # begun to see what would have come
            table = new_table(wish.game, wish.setup, self.complain, tentative=tentative)
            self._play(table, wish.back)

        self.leave_for(begin)
        self.app.run_worker(prune_autosaves, thread=True)

    def _resume(self, saved: SavedGame) -> None:
        """Goes on with a saved game; asks what to do instead where it is being played already."""
        from kingsroad_tui.kingsroad.library.open_table import copy_of, table_from
        from kingsroad_tui.kingsroad.words.game import game_title
        from kingsroad_tui.library.held_file import HeldElsewhere
        from kingsroad_tui.library.running_elsewhere import Instead, RunningElsewhereDialog

        def do_instead(instead: Instead | None) -> None:
            if instead is Instead.COPY:
                self._play(table_from(copy_of(saved), self.complain))
            elif instead is Instead.LOOK:
                now = copy_of(saved)
                self.app.post_message(navigation.AnalyseGame(now.game, now.setup, saved.path))

        try:
            table = table_from(saved, self.complain)
        except HeldElsewhere:
            self.app.push_screen(RunningElsewhereDialog(game_title(saved.game)), do_instead)
        else:
            self._play(table)

    def _play(self, table: Table, back: Message | None = None) -> None:
        from kingsroad_tui.kingsroad.play.screen import PlayScreen

        copied = isinstance(back, navigation.AnalyseGame)
        self.begin(PlayScreen(table, copied=copied), back)

    def _analyse(self, wish: navigation.AnalyseGame) -> None:
        from kingsroad_tui.kingsroad.review.screen import AnalysisScreen

        game = wish.game.as_public()
        left = [study for study in self._left_studies if study.branches.game == game]
        study, back = wish.study or (left[-1] if left else None), wish.looking_back
        screen = AnalysisScreen(wish.game, wish.setup, wish.record, study, looking_back=back)

        def leave(_: None) -> None:
            self._left_studies.append(screen.place)
            self.app.end_remarks()

        self.app.push_screen(screen, leave)
