"""Meets the wishes of the wing: the only module that knows all its screens."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from textual.screen import Screen

from kingsroad_tui.assassins import navigation
from kingsroad_tui.assassins.words import places
from kingsroad_tui.library.seats import Seat
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
    from assassins.games import AssassinsGame
    from kingsroad_tui.assassins.library.saves import SavedTown
    from kingsroad_tui.assassins.play.table import AssassinsTable
    from kingsroad_tui.ladder.counted import CountedGames


class AssassinsRouter(Router):
    """Goes where the wing's screens ask to go."""

    @staticmethod
    def keys() -> GameKeys:
        """The screens and dialogs by the context in which their keys work."""
        from kingsroad_tui.assassins.editor.draft_cells import DraftCells
        from kingsroad_tui.assassins.editor.screen import AssassinsEditorScreen
        from kingsroad_tui.assassins.follow.dialog import WhomToFollowDialog, WhoTheyWereDialog
        from kingsroad_tui.assassins.follow.screen import AssassinsFollowScreen
        from kingsroad_tui.assassins.follow.turn_up import TurnUpDialog
        from kingsroad_tui.assassins.hints.what_if import SupposeDialog
        from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen
        from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen
        from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
        from kingsroad_tui.assassins.library.open_game import AssassinsOpenScreen
        from kingsroad_tui.assassins.play.end import AssassinsEndScreen
        from kingsroad_tui.assassins.play.log import AssassinsLogDialog
        from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
        from kingsroad_tui.assassins.practice.exercise import AssassinsExerciseScreen
        from kingsroad_tui.assassins.practice.screen import AssassinsPractiseScreen
        from kingsroad_tui.assassins.review.look_back import AssassinsLookBackScreen
        from kingsroad_tui.assassins.review.screen import AssassinsReviewScreen
        from kingsroad_tui.assassins.review.try_again import AssassinsTryScreen
        from kingsroad_tui.assassins.together.play import TownApart
        from kingsroad_tui.statistics.dialog import StatisticsDialog

        return GameKeys(
            {
                places.HOME: AssassinsHomeScreen,
                places.LEARNING: AssassinsLearnScreen,
                places.NEW_GAME: AssassinsNewGameScreen,
                places.PLAYING: AssassinsPlayScreen,
                places.AT_TABLE: TownApart,
                places.END: AssassinsEndScreen,
                places.LOOKING_BACK: AssassinsLookBackScreen,
                places.EDITOR: AssassinsEditorScreen,
                places.EDITOR_VALUES: DraftCells,
                places.FOLLOWING: AssassinsFollowScreen,
                places.REVIEW: AssassinsReviewScreen,
                places.TRYING: AssassinsTryScreen,
                places.PRACTISING: AssassinsPractiseScreen,
                places.EXERCISE: AssassinsExerciseScreen,
            },
            {
                places.LOG: AssassinsLogDialog,
                places.WHAT_IF: SupposeDialog,
                places.STATISTICS: StatisticsDialog,
                places.TURN_UP: TurnUpDialog,
                places.WHOM_TO_FOLLOW: WhomToFollowDialog,
                places.WHO_THEY_WERE: WhoTheyWereDialog,
                places.YOUR_GAMES: AssassinsOpenScreen,
            },
        )

    def first_screen(self, passed: bool = False) -> Screen[None]:
        """The first screen of the wing."""
        from kingsroad_tui.assassins.home.screen import AssassinsHomeScreen

        del passed
        return AssassinsHomeScreen()

    def meet(self, wish: GameWish) -> None:
        """Does what a message of the wing, or one of every game, asks for."""
        if isinstance(wish, ShowLadder | PlayLadder | PlayDay):
            self._counted.meet(wish)
            return
        match wish:
            case EnterGame(saved=path):
                from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES

                self.enter(
                    ASSASSINS_SAVES, path, lambda: self.begin(self.first_screen()), self._resume
                )
            case ShowStatistics():
                from kingsroad_tui.assassins.statistics import STATISTICS
                from kingsroad_tui.statistics.dialog import StatisticsDialog

                self.app.push_screen(StatisticsDialog(STATISTICS))
            case navigation.SetUpTown(start=start):
                from kingsroad_tui.assassins.home.new_game import AssassinsNewGameScreen

                self.app.push_screen(AssassinsNewGameScreen(start))
            case navigation.PlayTownAgain():
                self.named(self._again)
            case navigation.EditTown(position=position):
                from kingsroad_tui.assassins.editor.screen import AssassinsEditorScreen

                self.app.push_screen(AssassinsEditorScreen(position))
            case navigation.WhomToFollow():
                from kingsroad_tui.assassins.follow.dialog import WhomToFollowDialog

                self.app.push_screen(WhomToFollowDialog())
            case navigation.FollowTown(game=game, advised=advised):
                from kingsroad_tui.assassins.follow.screen import AssassinsFollowScreen
                from kingsroad_tui.assassins.library.tables import new_assassins_table
                from kingsroad_tui.library.seats import Setup

                table = new_assassins_table(
                    game, Setup((Seat(), Seat())), self.complain, tentative=True
                )
                self.app.push_screen(AssassinsFollowScreen(table, advised))
            case navigation.OpenTown():
                from kingsroad_tui.assassins.library.open_game import AssassinsOpenScreen

                self.app.push_screen(AssassinsOpenScreen())
            case navigation.StartTown(game=game, setup=setup):
                from assassins.games import is_beginning
                from kingsroad_tui.assassins.library.saves import prune_assassins_autosaves
                from kingsroad_tui.assassins.library.tables import new_assassins_table

                # To see what would have come.
                begun = bool(game.phases or game.running) or not is_beginning(game.start)
                seats = setup.not_counting() if begun else setup
                self.leave_for(
                    lambda: self._play(
                        new_assassins_table(game, seats, self.complain, tentative=begun)
                    )
                )
                self.app.run_worker(prune_assassins_autosaves, thread=True)
            case navigation.ResumeTown(saved_game=saved):
                self.leave_for(lambda: self._resume(saved))
            case navigation.ShowTownEnd(table=table, place=place):
                from kingsroad_tui.assassins.play.end import AssassinsEndScreen

                self.begin(AssassinsEndScreen(table, place=place))
            case PlayApart(place=place):
                from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen
                from kingsroad_tui.assassins.together.mirrored import MirroredTown

                self.begin(AssassinsPlayScreen(MirroredTown(place.session), place=place))
            case navigation.LookBack(table=table):
                from kingsroad_tui.assassins.review.look_back import AssassinsLookBackScreen

                self.app.push_screen(AssassinsLookBackScreen(table))
            case navigation.ReviewTown(table=table, at=at, look_at=look_at):
                from kingsroad_tui.assassins.review.screen import AssassinsReviewScreen

                self.app.push_screen(AssassinsReviewScreen(table, at, look_at))
            case navigation.TryPhase(table=table, number=number):
                from kingsroad_tui.assassins.review.try_again import AssassinsTryScreen

                self.app.push_screen(AssassinsTryScreen(table, number))
            case navigation.PractiseTown():
                from kingsroad_tui.assassins.practice.screen import AssassinsPractiseScreen

                self.app.push_screen(AssassinsPractiseScreen())
            case navigation.PlayTownExercises(run=run):
                from kingsroad_tui.assassins.practice.exercise import AssassinsExerciseScreen
                from kingsroad_tui.assassins.practice.words import UNUSABLE
                from kingsroad_tui.practice.screen import screen_of

                exercise = screen_of(run, AssassinsExerciseScreen)
                if exercise is None:
                    self.complain(UNUSABLE)
                else:
                    self.app.push_screen(exercise)
            case navigation.ShowTownRules():
                self.show_rules()
            case navigation.LearnTown(step=step):
                from kingsroad_tui.assassins.learn.screen import AssassinsLearnScreen
                from kingsroad_tui.learn.lesson_place import SECOND_GAME

                left_at = SECOND_GAME.go_on(self.app.settings)
                self.app.push_screen(AssassinsLearnScreen(left_at if step is None else step))
            case _:
                raise ValueError(f"the wing knows no {type(wish).__name__}")

    @cached_property
    def _counted(self) -> CountedGames[AssassinsGame]:
        from kingsroad_tui.assassins.ladder.counted_tables import counted_assassins
        from kingsroad_tui.assassins.ladder.words import RUNGS
        from kingsroad_tui.assassins.library.saves import ASSASSINS_SAVES
        from kingsroad_tui.assassins.results import all_assassins_results
        from kingsroad_tui.ladder.counted import CountedGames

        return CountedGames(
            self,
            RUNGS,
            all_assassins_results,
            ASSASSINS_SAVES,
            begin=lambda occasion, name: navigation.StartTown(
                *counted_assassins(occasion, name, new_seed())
            ),
            resume=navigation.ResumeTown,
        )

    def show_rules(self) -> None:
        """The rules."""
        from kingsroad_tui.assassins.help.rules import AssassinsRulesScreen

        self.app.push_screen(AssassinsRulesScreen())

    def _again(self, name: str) -> None:
        from assassins.games import begin_game
        from kingsroad_tui.assassins.home.usual_table import sides_swapped, usual_assassins

        kept = sides_swapped(self.app.settings.tables.get(navigation.GAME, {}))
        found = usual_assassins(kept, name, new_seed())
        if found is None:
            self.app.post_message(navigation.SetUpTown())
            return
        players, setup = found
        self.keep_table(navigation.GAME, kept)
        self.meet(navigation.StartTown(begin_game(players), setup))

    def _resume(self, saved: SavedTown) -> None:
        """Goes on with a saved game; a copy of it where it is being played already."""
        from kingsroad_tui.assassins.library.tables import assassins_copy_of, assassins_table_from
        from kingsroad_tui.assassins.words.game import game_title
        from kingsroad_tui.library.held_file import HeldElsewhere
        from kingsroad_tui.widgets.confirm import ConfirmDialog

        try:
            table = assassins_table_from(saved, self.complain)
        except HeldElsewhere:
            question = notices.copy_question(game_title(saved.game))
            self.app.push_screen(
                ConfirmDialog(question, notices.GO_ON_WITH_COPY, "Cancel"),
                lambda sure: (
                    self._play(assassins_table_from(assassins_copy_of(saved), self.complain))
                    if sure
                    else None
                ),
            )
        else:
            self._play(table)

    def _play(self, table: AssassinsTable) -> None:
        from kingsroad_tui.assassins.play.screen import AssassinsPlayScreen

        self.begin(AssassinsPlayScreen(table))
