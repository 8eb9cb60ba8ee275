"""The ways to the places of King's Road that lead to no screen alone."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final
from weakref import WeakKeyDictionary

from kingsroad_tui.kingsroad.places import GAME
from kingsroad_tui.shell.going import Going, new_seed
from kingsroad_tui.shell.place import Way

if TYPE_CHECKING:
    from kingsroad.games import Game
    from kingsroad_tui.kingsroad.library.saves import SavedGame
    from kingsroad_tui.kingsroad.play.table import Table
    from kingsroad_tui.kingsroad.review.own_mistakes import Study
    from kingsroad_tui.ladder.screen import CountedGames
    from kingsroad_tui.library.seats import Setup
    from kingsroad_tui.together.place import OwnPlace

_left_studies: Final[WeakKeyDictionary[Going, list[Study]]] = WeakKeyDictionary()
"""The places left in analyses, by apps, the last one last, to come back to."""


def enter(app: Going, saved: Path | None = None) -> None:
    """The first screen; with ``saved``, on with that file's game at once."""
    from kingsroad_tui.kingsroad.library.saves import SAVES
    from tabletop.errors import LocatedError

    try:
        found = None if saved is None else SAVES.read(saved)
    except LocatedError as error:
        app.complain(str(error))
        found = None
    app.leave_for(app.close_screens if found is None else lambda: _resume(app, found))


def learn(app: Going, step: int | None = None) -> None:
    """The guided first game, at a step (from 0) or, with None, where it was left."""
    from kingsroad_tui.kingsroad.learn.screen import LearnScreen
    from kingsroad_tui.learn.lesson_place import FIRST_GAME

    first = FIRST_GAME.go_on(app.settings) if step is None else step
    app.leave_for(lambda: app.begin(LearnScreen(first, app.settings.lesson_choices)))


def statistics(app: Going) -> None:
    """One's own games against each strength, over what is there."""
    from kingsroad_tui.kingsroad.statistics import STATISTICS
    from kingsroad_tui.statistics.dialog import StatisticsDialog

    app.push_screen(StatisticsDialog(STATISTICS))


# ------------------------------------------------------------------------------------ a game


def new(app: Going, *, waits: bool = False) -> None:
    """The form for a new game.

    ``waits``: its button does nothing for a moment, as Enter may be pressed for the screen before.
    """
    from kingsroad_tui.kingsroad.home.new_game import NewGameScreen

    app.push_screen(NewGameScreen(app.board_of(GAME), waits=waits))


def again(app: Going) -> None:
    """A new game with the usual rivals, everybody a seat further; the form where there are none."""
    from kingsroad_tui.home.own_name import with_own_name

    with_own_name(app, lambda name: _again(app, name))


def _again(app: Going, name: str) -> None:
    from kingsroad.games import GameError, begin_game
    from kingsroad_tui.kingsroad.home.usual_table import moved_on, usual_table

    kept = moved_on(app.settings.tables.get(GAME, {}))
    found = usual_table(kept, name, new_seed())
    if found is None:
        app.go("new", GAME)
        return
    names, variant, setup = found
    try:
        game = begin_game(names, variant, app.board_of(GAME))
    except GameError as error:
        app.complain(f"{error}.")
        return
    app.keep_table(GAME, kept)
    start(app, game, setup)


def start(app: Going, game: Game, setup: Setup, back: Way | None = None) -> None:
    """A new game, which may start from any position; asks first whether to leave another one.

    ``back`` is where leaving it leads; None for the first screen.
    """
    from kingsroad_tui.kingsroad.library.open_table import new_table
    from kingsroad_tui.kingsroad.library.saves import prune_autosaves

    def begin() -> None:
        tentative = back is not None  # begun to see what would have come
        _play(app, new_table(game, setup, app.complain, tentative=tentative), back)

    app.leave_for(begin)
    app.run_worker(prune_autosaves, thread=True)


def resume(app: Going, saved: SavedGame) -> None:
    """A saved game where it stands; asks first, likewise."""
    app.leave_for(lambda: _resume(app, saved))


def _resume(app: Going, saved: SavedGame) -> None:
    """Goes on with a saved game; asks what to do instead where it is being played already."""
    from kingsroad_tui.kingsroad.library.open_table import copy_of, table_from
    from kingsroad_tui.kingsroad.words.game import game_title
    from kingsroad_tui.library.ownership import HeldElsewhere
    from kingsroad_tui.library.save_game import Instead, RunningElsewhereDialog

    def do_instead(instead: Instead | None) -> None:
        if instead is Instead.COPY:
            _play(app, table_from(copy_of(saved), app.complain))
        elif instead is Instead.LOOK:
            now = copy_of(saved)
            app.go("analysis", GAME, game=now.game, setup=now.setup, record=saved.path)

    try:
        table = table_from(saved, app.complain)
    except HeldElsewhere:
        app.push_screen(RunningElsewhereDialog(game_title(saved.game)), do_instead)
    else:
        _play(app, table)


def play(app: Going, table: Table) -> None:
    """The play screen of a table that is already set, in place of the one shown."""
    _play(app, table, app.way_back)


def _play(app: Going, table: Table, back: Way | None = None) -> None:
    from kingsroad_tui.kingsroad.play.screen import PlayScreen

    copied = back is not None and back.place == "analysis"
    app.begin(PlayScreen(table, copied=copied), back)


def end(app: Going, table: Table, place: OwnPlace | None = None) -> None:
    """The end of a finished game, in place of its play screen.

    ``place`` is one's own at a table with people elsewhere.
    """
    from kingsroad_tui.kingsroad.play.end import EndScreen

    back = app.way_back if place is None else None
    app.begin(EndScreen(table, from_analysis=back is not None, place=place), back)


def apart(app: Going, place: OwnPlace) -> None:
    """The game that has begun at a table of people who are elsewhere."""
    from kingsroad_tui.kingsroad.play.screen import PlayScreen
    from kingsroad_tui.kingsroad.together.play import MirroredTable

    app.begin(PlayScreen(MirroredTable(place.session), place=place))


def together(app: Going) -> None:
    """Where one opens a table or joins one."""
    app.go("together")


# --------------------------------------------------------------------------- games that count


def ladder(app: Going) -> None:
    """The ladder."""
    _counted(app).show_ladder()


def ladder_game(app: Going) -> None:
    """The next game of the ladder: on with the one that was left, or a new one."""
    _counted(app).play_ladder()


def today(app: Going) -> None:
    """The day's game: on with it, a new one, or what came of it."""
    _counted(app).play_day()


def _counted(app: Going) -> CountedGames[Game]:
    from kingsroad_tui.kingsroad.ladder.counted_tables import counted_table
    from kingsroad_tui.kingsroad.ladder.words import RUNGS
    from kingsroad_tui.kingsroad.library.saves import SAVES
    from kingsroad_tui.kingsroad.results import all_results
    from kingsroad_tui.ladder.screen import CountedGames

    return CountedGames(
        app,
        RUNGS,
        all_results,
        SAVES,
        begin=lambda occasion, name: counted_table(occasion, name, new_seed()),
    )


# ------------------------------------------------------------------------- looking at games


def analysis(
    app: Going,
    game: Game,
    setup: Setup | None = None,
    record: Path | None = None,
    study: Study | None = None,
    *,
    looking_back: bool = False,
) -> None:
    """The analysis of a game; it is kept beside ``record``, the file of the game.

    ``study`` is the place in it to come back to. Whoever is only ``looking_back`` from a game that
    they play is not told what to play next, unless they ask.
    """
    from kingsroad_tui.kingsroad.review.screen import AnalysisScreen

    public, left = game.as_public(), _left_studies.setdefault(app, [])
    before = [one for one in left if one.branches.game == public]
    study = study or (before[-1] if before else None)
    screen = AnalysisScreen(game, setup, record, study, looking_back=looking_back)

    def leave(_: None) -> None:
        left.append(screen.place)
        app.end_remarks()

    app.push_screen(screen, leave)
