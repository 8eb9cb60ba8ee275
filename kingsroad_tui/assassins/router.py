"""Meets the wishes of the wing: the only module that knows all its screens."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from textual.screen import Screen

from kingsroad_tui.assassins import navigation
from kingsroad_tui.assassins.words import places
from kingsroad_tui.shell import notices
from kingsroad_tui.shell.navigation import (
    EnterGame,
    GameWish,
    PlayApart,
    PlayDay,
    PlayLadder,
    ShowLadder,
    ShowStatistics,
)
from kingsroad_tui.shell.router import GameKeys, Router, new_seed

if TYPE_CHECKING:
    from assassins.games import TownGame
    from kingsroad_tui.assassins.library.saves import SavedTown
    from kingsroad_tui.assassins.play.seats import TownSetup
    from kingsroad_tui.assassins.play.table import TownTable
    from kingsroad_tui.ladder.counted import CountedGames


class TownRouter(Router):
    """Goes where the wing's screens ask to go."""

    @staticmethod
    def keys() -> GameKeys:
        """The screens and dialogs by the context in which their keys work."""
        from kingsroad_tui.assassins.editor.draft_cells import DraftCells
        from kingsroad_tui.assassins.editor.screen import TownEditorScreen
        from kingsroad_tui.assassins.follow.dialog import WhomToFollowDialog, WhoTheyWereDialog
        from kingsroad_tui.assassins.follow.screen import TownFollowScreen
        from kingsroad_tui.assassins.follow.turn_up import TurnUpDialog
        from kingsroad_tui.assassins.hints.what_if import SupposeDialog
        from kingsroad_tui.assassins.home.new_game import TownNewGameScreen
        from kingsroad_tui.assassins.home.screen import TownHomeScreen
        from kingsroad_tui.assassins.learn.screen import TownLearnScreen
        from kingsroad_tui.assassins.library.open_game import TownOpenScreen
        from kingsroad_tui.assassins.play.end import TownEndScreen
        from kingsroad_tui.assassins.play.log import TownLogDialog
        from kingsroad_tui.assassins.play.screen import TownPlayScreen
        from kingsroad_tui.assassins.practice.exercise import TownExerciseScreen
        from kingsroad_tui.assassins.practice.screen import TownPractiseScreen
        from kingsroad_tui.assassins.review.look_back import TownLookBackScreen
        from kingsroad_tui.assassins.review.screen import TownReviewScreen
        from kingsroad_tui.assassins.review.try_again import TownTryScreen
        from kingsroad_tui.assassins.statistics.dialog import TownStatisticsDialog
        from kingsroad_tui.assassins.together.play import TownPlayApartScreen

        return GameKeys(
            {
                places.HOME: TownHomeScreen,
                places.LEARNING: TownLearnScreen,
                places.NEW_GAME: TownNewGameScreen,
                places.PLAYING: TownPlayScreen,
                places.AT_TABLE: TownPlayApartScreen,
                places.END: TownEndScreen,
                places.LOOKING_BACK: TownLookBackScreen,
                places.EDITOR: TownEditorScreen,
                places.EDITOR_VALUES: DraftCells,
                places.FOLLOWING: TownFollowScreen,
                places.REVIEW: TownReviewScreen,
                places.TRYING: TownTryScreen,
                places.PRACTISING: TownPractiseScreen,
                places.EXERCISE: TownExerciseScreen,
            },
            {
                places.LOG: TownLogDialog,
                places.WHAT_IF: SupposeDialog,
                places.STATISTICS: TownStatisticsDialog,
                places.TURN_UP: TurnUpDialog,
                places.WHOM_TO_FOLLOW: WhomToFollowDialog,
                places.WHO_THEY_WERE: WhoTheyWereDialog,
                places.YOUR_GAMES: TownOpenScreen,
            },
        )

    def first_screen(self, passed: bool = False) -> Screen[None]:
        """The first screen of the wing."""
        from kingsroad_tui.assassins.home.screen import TownHomeScreen

        del passed
        return TownHomeScreen()

    def meet(self, wish: GameWish) -> None:
        """Does what a message of the wing, or one of every game, asks for."""
        if isinstance(wish, ShowLadder | PlayLadder | PlayDay):
            self._counted.meet(wish)
            return
        match wish:
            case EnterGame(saved=path):
                from kingsroad_tui.assassins.library.saves import TOWN_SAVES

                self.enter(TOWN_SAVES, path, lambda: self.begin(self.first_screen()), self._resume)
            case ShowStatistics():
                from kingsroad_tui.assassins.statistics.dialog import TownStatisticsDialog

                self.app.push_screen(TownStatisticsDialog())
            case navigation.SetUpTown(start=start):
                from kingsroad_tui.assassins.home.new_game import TownNewGameScreen

                self.app.push_screen(TownNewGameScreen(start))
            case navigation.PlayTownAgain():
                self.named(self._again)
            case navigation.EditTown(position=position):
                from kingsroad_tui.assassins.editor.screen import TownEditorScreen

                self.app.push_screen(TownEditorScreen(position))
            case navigation.WhomToFollow():
                from kingsroad_tui.assassins.follow.dialog import WhomToFollowDialog

                self.app.push_screen(WhomToFollowDialog())
            case navigation.FollowTown(game=game, advised=advised):
                from kingsroad_tui.assassins.follow.screen import TownFollowScreen
                from kingsroad_tui.assassins.library.tables import new_town_table
                from kingsroad_tui.assassins.play.seats import TownSetup

                table = new_town_table(game, TownSetup(), self.complain, tentative=True)
                self.app.push_screen(TownFollowScreen(table, advised))
            case navigation.OpenTown():
                from kingsroad_tui.assassins.library.open_game import TownOpenScreen

                self.app.push_screen(TownOpenScreen())
            case navigation.StartTown(game=game, setup=setup):
                from assassins.games import is_beginning
                from kingsroad_tui.assassins.library.saves import prune_town_autosaves
                from kingsroad_tui.assassins.library.tables import new_town_table

                # To see what would have come.
                begun = bool(game.phases or game.running) or not is_beginning(game.start)
                seats = setup.not_counting() if begun else setup
                self.leave_for(
                    lambda: self._play(new_town_table(game, seats, self.complain, tentative=begun))
                )
                self.app.run_worker(prune_town_autosaves, thread=True)
            case navigation.ResumeTown(saved_game=saved):
                self.leave_for(lambda: self._resume(saved))
            case navigation.ShowTownEnd(table=table):
                from kingsroad_tui.assassins.play.end import TownEndScreen

                self.begin(TownEndScreen(table))
            case PlayApart(place=place):
                from kingsroad_tui.assassins.together.play import TownPlayApartScreen

                self.begin(TownPlayApartScreen(place))
            case navigation.ShowTownEndApart(table=apart, place=place):
                from kingsroad_tui.assassins.together.end import TownEndApartScreen

                self.begin(TownEndApartScreen(apart, place))
            case navigation.LookBack(table=table):
                from kingsroad_tui.assassins.review.look_back import TownLookBackScreen

                self.app.push_screen(TownLookBackScreen(table))
            case navigation.ReviewTown(table=table, at=at, look_at=look_at):
                from kingsroad_tui.assassins.review.screen import TownReviewScreen

                self.app.push_screen(TownReviewScreen(table, at, look_at))
            case navigation.TryPhase(table=table, number=number):
                from kingsroad_tui.assassins.review.try_again import TownTryScreen

                self.app.push_screen(TownTryScreen(table, number))
            case navigation.PractiseTown():
                from kingsroad_tui.assassins.practice.screen import TownPractiseScreen

                self.app.push_screen(TownPractiseScreen())
            case navigation.PlayTownExercises(run=run):
                from kingsroad_tui.assassins.practice.exercise import TownExerciseScreen
                from kingsroad_tui.assassins.practice.words import UNUSABLE
                from kingsroad_tui.practice.screen import screen_of

                exercise = screen_of(run, TownExerciseScreen)
                if exercise is None:
                    self.complain(UNUSABLE)
                else:
                    self.app.push_screen(exercise)
            case navigation.ShowTownRules():
                self.show_rules()
            case navigation.LearnTown(step=step):
                from kingsroad_tui.assassins.learn.screen import TownLearnScreen
                from kingsroad_tui.learn.lesson_place import SECOND_GAME

                left_at = SECOND_GAME.go_on(self.app.settings)
                self.app.push_screen(TownLearnScreen(left_at if step is None else step))
            case _:
                raise ValueError(f"the wing knows no {type(wish).__name__}")

    @cached_property
    def _counted(self) -> CountedGames[TownGame, TownSetup]:
        from kingsroad_tui.assassins.ladder.counted_tables import counted_town
        from kingsroad_tui.assassins.ladder.words import RUNGS
        from kingsroad_tui.assassins.library.saves import TOWN_SAVES
        from kingsroad_tui.assassins.statistics.kept import all_town_results
        from kingsroad_tui.ladder.counted import CountedGames

        return CountedGames(
            self,
            RUNGS,
            all_town_results,
            TOWN_SAVES,
            begin=lambda occasion, name: navigation.StartTown(
                *counted_town(occasion, name, new_seed())
            ),
            resume=navigation.ResumeTown,
        )

    def show_rules(self) -> None:
        """The rules."""
        from kingsroad_tui.assassins.help.rules import TownRulesScreen

        self.app.push_screen(TownRulesScreen())

    def _again(self, name: str) -> None:
        from assassins.games import begin_game
        from kingsroad_tui.assassins.home.usual_table import sides_swapped, usual_town

        kept = sides_swapped(self.app.settings.tables.get(navigation.GAME, {}))
        found = usual_town(kept, name, new_seed())
        if found is None:
            self.app.post_message(navigation.SetUpTown())
            return
        players, setup = found
        self.keep_table(navigation.GAME, kept)
        self.meet(navigation.StartTown(begin_game(players), setup))

    def _resume(self, saved: SavedTown) -> None:
        """Goes on with a saved game; a copy of it where it is being played already."""
        from kingsroad_tui.assassins.library.tables import town_copy_of, town_table_from
        from kingsroad_tui.assassins.words.game import game_title
        from kingsroad_tui.library.held_file import HeldElsewhere
        from kingsroad_tui.widgets.confirm import ConfirmDialog

        try:
            table = town_table_from(saved, self.complain)
        except HeldElsewhere:
            question = notices.copy_question(game_title(saved.game))
            self.app.push_screen(
                ConfirmDialog(question, notices.GO_ON_WITH_COPY, "Cancel"),
                lambda sure: (
                    self._play(town_table_from(town_copy_of(saved), self.complain))
                    if sure
                    else None
                ),
            )
        else:
            self._play(table)

    def _play(self, table: TownTable) -> None:
        from kingsroad_tui.assassins.play.screen import TownPlayScreen

        self.begin(TownPlayScreen(table))
