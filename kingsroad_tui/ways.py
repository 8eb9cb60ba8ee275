"""The ways of the house that lead to no screen alone: into any game and on with it, away from
games, to tables of others."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsroad_tui.app import KingsRoad
from kingsroad_tui.games import game_of
from kingsroad_tui.shell.place import Way
from kingsroad_tui.words.errors import words_of
from tabletop.errors import LocatedError
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.ladder.screen import WaysToCounted
    from kingsroad_tui.library.game_tables import SavedTable
    from kingsroad_tui.library.saved_games import Saved
    from kingsroad_tui.library.seats import Setup
    from kingsroad_tui.together.place import OwnPlace
    from kingsroad_tui.together.room_files import KeptHost


def home(app: KingsRoad) -> None:
    """Back to the first screen; asks first where a secret choice would be lost."""
    app.leave_for(app.go_home)


def back(app: KingsRoad) -> None:
    """Out of a game, to where it was begun: an analysis or the first screen; asks likewise."""
    app.leave_for(app.go_back)


def quit_app(app: KingsRoad) -> None:
    """Out of the app; asks likewise."""
    app.leave_for(app.exit)


def rules(app: KingsRoad) -> None:
    """The rules of the game whose screens are shown."""
    app.arrive(Way("rules", app.game_here.word))


def file(app: KingsRoad, path: Path) -> None:
    """On with the game in a file, whichever game it is of."""
    app.go("enter", game_of(path, app.games).word, saved=path)


def together(app: KingsRoad, invitation: str = "", of_game: str = "") -> None:
    """Where one opens a table or joins one.

    An invitation that was pasted stands there already, and a table is one for ``of_game``, unless
    another is chosen; empty for the first game.
    """
    app.desk.welcome(invitation, of_game)


def open_table(app: KingsRoad, kept: KeptHost, computers: int = 0) -> None:
    """A table of one's own, new or kept; so many of its free seats are computers'."""
    app.desk.open(kept, computers)


def join_table(
    app: KingsRoad, invitation: str, name: str = "", *, watch: bool = False, browser: bool = False
) -> None:
    """A seat at the table of an invitation, or a place to look on.

    Without a name, one is called as at that table before, or as in the settings. In a ``browser``
    one plays at the host's computer, which everybody is told.
    """
    app.desk.join(invitation, name, watch=watch, browser=browser)


def table(app: KingsRoad) -> None:
    """Who sits at the table, over the game that is played there."""
    app.desk.show()


# --------------------------------------------------------------- a game, by its word


def enter(app: KingsRoad, word: str, saved: Path | None = None) -> None:
    """The first screen; with ``saved``, on with that file's game at once."""
    game = app.game(word)
    try:
        found = None if saved is None else game.in_app().tables.saves.read(saved)
    except LocatedError as error:
        app.complain(words_of(error))
        found = None
    if found is not None:
        resume(app, word, found)
    elif game is app.games[0]:
        app.leave_for(app.close_screens)  # its first screen lies under all others
    else:
        home = game.places["home"]
        app.leave_for(lambda: app.begin(home.load()(**home.given)))


def statistics(app: KingsRoad, word: str) -> None:
    """One's own games against each strength, over what is there."""
    from kingsroad_tui.statistics.dialog import StatisticsDialog

    of_game = app.game(word).commands().statistics
    assert of_game is not None
    app.push_screen(StatisticsDialog(of_game.load()))


def again(app: KingsRoad, word: str) -> None:
    """A new game with the usual rivals, everybody a seat further; the form where there are none."""
    from kingsroad_tui.home.own_name import with_own_name

    with_own_name(app, lambda name: _again(app, word, name))


def _again(app: KingsRoad, word: str, name: str) -> None:
    from kingsroad_tui.home.game_form import SEED, OptionProblem
    from kingsroad_tui.library.seats import new_seed

    form = app.game(word).in_app().form
    kept = form.table.moved_on(app.settings.tables.get(word, {}))
    found = form.table.of(kept, name, new_seed())
    if found is None:
        app.go("new", word)
        return
    names, setup = found
    try:
        game = form.begin(names, {**kept, SEED: setup.seed}, app.board_of(word))
    except OptionProblem as problem:
        app.complain(problem.why)
        return
    app.keep_table(word, kept)
    start(app, word, game, setup)


def start(app: KingsRoad, word: str, game: Any, setup: Setup, back: Way | None = None) -> None:
    """A new game, which may start from any position; asks first whether to leave another one.

    ``back`` is where leaving it leads; None for the first screen. One that is begun from there, or
    begins in its middle, is only to see what would have come: it does not count.
    """
    in_app = app.game(word).in_app()
    tables = in_app.tables
    tentative = back is not None or in_app.begun(game)
    seats = setup.afresh().not_counting() if tentative else setup.afresh()

    def begin() -> None:
        _play(app, word, tables.new(game, seats, app.complain, tentative=tentative), back)

    app.leave_for(begin)
    app.run_worker(tables.saves.prune_autosaves, thread=True)


def resume(app: KingsRoad, word: str, saved: Saved[Any]) -> None:
    """A saved game where it stands; asks first, likewise."""
    app.leave_for(lambda: _resume(app, word, saved))


def _resume(app: KingsRoad, word: str, saved: Saved[Any]) -> None:
    """Goes on with a saved game; asks what to do instead where it is being played already."""
    from kingsroad_tui.library.ownership import HeldElsewhere
    from kingsroad_tui.library.save_game import Instead, RunningElsewhereDialog
    from kingsroad_tui.widgets.dialog import ConfirmDialog

    in_app = app.game(word).in_app()
    tables, look = in_app.tables, in_app.look

    def play_copy(sure: bool | None) -> None:
        if sure:
            _play(app, word, tables.of(tables.copy(saved), app.complain))

    def do_instead(instead: Instead | None) -> None:
        play_copy(instead is Instead.COPY)
        if instead is Instead.LOOK and look is not None:
            app.go_to(look(tables.copy(saved), saved.path))

    try:
        table = tables.of(saved, app.complain)
    except HeldElsewhere:
        title = in_app.title(saved.game)
        if look is not None:
            app.push_screen(RunningElsewhereDialog(title), do_instead)
        else:
            question = phrase("app-copy-question", title=title)
            app.push_screen(
                ConfirmDialog(question, phrase("app-go-on-with-copy"), "Cancel"),
                play_copy,
            )
    else:
        _play(app, word, table)


def play(app: KingsRoad, word: str, table: SavedTable[Any]) -> None:
    """The play screen of a table that is already set, in place of the one shown."""
    _play(app, word, table, app.way_back)


def _play(
    app: KingsRoad, word: str, table: SavedTable[Any], back: Way | None = None, **place: OwnPlace
) -> None:
    app.begin(app.game(word).places["play"].load_keys()(table, **place), back)


def end(app: KingsRoad, word: str, table: SavedTable[Any], place: OwnPlace | None = None) -> None:
    """The end of a finished game, in place of its play screen.

    ``place`` is one's own at a table with people elsewhere.
    """
    screen = app.game(word).places["end"].load_keys()(table, place=place)
    app.begin(screen, app.way_back if place is None else None)


def apart(app: KingsRoad, word: str, place: OwnPlace) -> None:
    """The game that has begun at a table of people who are elsewhere."""
    mirrored = app.game(word).in_app().apart
    assert mirrored is not None
    _play(app, word, mirrored()(place.session), place=place)


def ladder(app: KingsRoad, word: str) -> None:
    """The ladder."""
    _counted(app, word).show_ladder()


def ladder_game(app: KingsRoad, word: str) -> None:
    """The next game of the ladder: on with the one that was left, or a new one."""
    _counted(app, word).play_ladder()


def today(app: KingsRoad, word: str) -> None:
    """The day's game: on with it, a new one, or what came of it."""
    _counted(app, word).play_day()


def _counted(app: KingsRoad, word: str) -> WaysToCounted:
    from kingsroad_tui.ladder.screen import WaysToCounted

    counted = app.game(word).in_app().counted
    assert counted is not None
    return WaysToCounted(app, counted())
