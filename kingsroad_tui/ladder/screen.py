"""The ladder as a screen, and games that count, of the ladder and of the day.

The picture of the ladder has a rung for each computer player between two poles, the strongest at
the top, with where one stands and the next match.

Games that count begin here, go on, and are looked back at. When the day's is over, its result is
three lines, to be passed on or looked back at.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from enum import Enum, unique
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content

from kingsroad_tui.home.own_name import with_own_name
from kingsroad_tui.keys.registry import LADDER_KEYS
from kingsroad_tui.ladder import daily_words as daily
from kingsroad_tui.ladder import words as ladder
from kingsroad_tui.ladder.counted import CountedGames
from kingsroad_tui.ladder.daily_words import game_for
from kingsroad_tui.ladder.standing import Ladder, LadderPlace, Rungs
from kingsroad_tui.ladder.words import points, rung_words
from kingsroad_tui.look.glyphs import Glyphs
from kingsroad_tui.look.sheets import sheet
from kingsroad_tui.rivals.faces import face_sign
from kingsroad_tui.rivals.remarks import Mood
from kingsroad_tui.rivals.widgets import FacePicture
from kingsroad_tui.shell.going import Going
from kingsroad_tui.shell.house_screen import HouseScreen
from kingsroad_tui.statistics.kept import KeptResult, Occasion
from kingsroad_tui.widgets.dialog import Dialog
from kingsroad_tui.widgets.footer import Footer
from kingsroad_tui.widgets.plain import PlainButton, PlainStatic
from tabletop.say import Say
from tabletop.words.voice import phrase, said


class WaysToCounted:
    """The ways to the ladder and the day's game of a game."""

    def __init__(self, app: Going, games: CountedGames[Any]) -> None:
        self._app = app
        self._games = games

    def show_ladder(self) -> None:
        """The ladder."""
        self._app.push_screen(LadderScreen(self._games.rungs, self._games.results))

    def play_ladder(self) -> None:
        """The next game of the ladder: on with the one that was left, or a new one."""
        with_own_name(self._app, lambda name: self._work(self._play_ladder(name)))

    def play_day(self) -> None:
        """The day's game: on with it, a new one, or what came of it."""
        with_own_name(self._app, lambda name: self._work(self._play_day(name)))

    def _work(self, work: Coroutine[Any, Any, None]) -> None:
        self._app.run_worker(work, group="counted", exclusive=True)

    async def _play_ladder(self, name: str) -> None:
        place = await asyncio.to_thread(self._games.place)
        await self._play(place.ladder.match.next_game, name)

    async def _play_day(self, name: str) -> None:
        occasion = self._games.day
        result = await asyncio.to_thread(self._games.day_result)
        if result is None:
            await self._play(occasion, name)
            return

        saved = await asyncio.to_thread(game_for, self._games.saves, occasion)

        def then(wanted: AfterDay | None) -> None:
            if wanted is AfterDay.LOOK_BACK and saved is not None:
                self._app.go("resume", self._games.rungs.game, saved=saved)

        dialog = DayDoneDialog(result, self._games.rungs.name, there=saved is not None)
        self._app.push_screen(dialog, then)

    async def _play(self, occasion: Occasion, name: str) -> None:
        """On with the game that was begun for this, or a new one.

        The ladder has a screen before its games. The day's game counts however it ends: whether it
        is meant is asked before it is begun.
        """
        saved = await asyncio.to_thread(game_for, self._games.saves, occasion)
        if saved is not None and not saved.game.finished:
            self._app.go("resume", self._games.rungs.game, saved=saved)
        elif occasion.rung:
            self._start(occasion, name)
        else:
            self._ask_for_day(name)
            return
        if occasion.rung:
            rival = self._games.rungs.strengths[occasion.rung].character.name
            self._app.notify(phrase("ladder-game-said", number=occasion.number, name=rival))

    def _ask_for_day(self, name: str) -> None:
        from kingsroad_tui.widgets.dialog import ConfirmDialog

        def then(sure: bool | None) -> None:
            if sure:
                self._start(self._games.day, name)

        self._app.push_screen(
            ConfirmDialog(
                phrase("ladder-daily-question"),
                phrase("ladder-daily-play"),
                phrase("ladder-daily-not-now"),
            ),
            then,
        )

    def _start(self, occasion: Occasion, name: str) -> None:
        game, setup = self._games.lay(occasion, name)
        self._app.go("start", self._games.rungs.game, game=game, setup=setup)


@unique
class AfterDay(Enum):
    """What can be done with the day's game once it is over."""

    LOOK_BACK = "look back"


class DayDoneDialog(Dialog[AfterDay | None]):
    """Shows the result."""

    HELP = "day-done"
    AUTO_FOCUS = "#copy"

    def __init__(self, result: KeptResult, game: str, *, there: bool) -> None:
        """``there``: whether the game is still among the saved ones."""
        super().__init__()
        self._result = result
        self._game = game
        self._there = there

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield PlainStatic(Say("ladder-daily-title"), classes="title")
            yield PlainStatic("\n".join(self._lines()), id="lines")
            yield PlainStatic(
                lambda: (
                    phrase("ladder-daily-done")
                    if self._there
                    else f"{phrase('ladder-daily-done')} {phrase('ladder-daily-gone')}"
                )
            )
            with Horizontal(classes="buttons"):
                yield PlainButton(Say("ladder-daily-copy"), variant="primary", id="copy")
                if self._there:
                    yield PlainButton(Say("ladder-daily-look-back"), id="look")
                yield PlainButton(Say("ladder-daily-close"), id="leave")

    def on_shown_anew(self) -> None:
        self.query_one("#lines", PlainStatic).update("\n".join(self._lines()))

    def _lines(self) -> list[str]:
        ascii_only = self.app.glyphs.name == "ascii"
        return daily.day_lines(self._result, self._game, ascii_only=ascii_only)

    @on(PlainButton.Pressed, "#copy")
    def _copy(self) -> None:
        self.app.copy_to_clipboard("\n".join(self._lines()))
        self.notify("\n".join(self._lines()), title=phrase("ladder-daily-sent"))

    @on(PlainButton.Pressed, "#look")
    def _look_back(self) -> None:
        self.dismiss(AfterDay.LOOK_BACK)


_POLE: Final = ("┃", "|")
_RUNG: Final = ("━", "=")
_ACROSS: Final = 7
"""Cells between the poles: a face, and room on both sides."""

_NAME: Final = 11
_LABEL: Final = 10
_ROOMY: Final = 50
"""From this width on there is room for what a strength is worth."""

_NARROW: Final = 40
"""From this width on there is room for how strong somebody is, in a word."""


def ladder_lines(standing: LadderPlace, glyphs: Glyphs, width: int, height: int) -> Content:
    """The ladder in ``height`` lines, where that is enough for one a rung."""
    ladder = standing.ladder
    ascii_only = glyphs.name == "ascii"
    pole, rung = _POLE[ascii_only], _RUNG[ascii_only]
    apart = max(1, min(3, (height - 1) // (len(ladder.rungs) + 1)))
    title = glyphs.spelled(standing.rungs.title(len(ladder.rungs)))
    at_the_top = "bold $accent" if ladder.at_the_top else "$text-muted"
    half = _ACROSS // 2
    between = Content.styled(f"  {pole}{' ' * _ACROSS}{pole}", "$text-muted")
    lines = [
        Content.assemble(
            (f"  {pole}{' ' * half}", at_the_top),
            (glyphs.king, "bold $accent"),
            (f"{' ' * (_ACROSS - half - 1)}{pole}   ", at_the_top),
            (title, at_the_top),
        )
    ]
    for name in reversed(ladder.rungs):
        lines += [between] * (apart - 1)
        lines.append(_rung(standing, name, glyphs, (pole, rung), width))
    if apart > 1:
        lines.append(between)
    return Content("\n").join(lines)


def _rung(
    standing: LadderPlace, name: str, glyphs: Glyphs, wood: tuple[str, str], width: int
) -> Content:
    """One rung: who stands on it, how strong that is, and how one has fared."""
    ladder, strength = standing.ladder, standing.rungs.strengths[name]
    pole, rung = wood
    here = name == ladder.match.rung
    won, _ = ladder.won_and_lost(name)
    sign = face_sign(_mood(ladder, name, won), glyphs)
    side = (_ACROSS - cell_len(sign)) // 2
    style = "bold $accent" if here else "$success" if won else "$text-muted"
    board = f"{rung * side}{sign}{rung * (_ACROSS - side - cell_len(sign))}"
    facts = glyphs.spelled(rung_words(ladder, name))
    mark = f"{glyphs.chosen} " if won else "  "
    label = f"{said(strength.label):<{_LABEL}}" if width >= _NARROW else ""
    worth = f"{points(standing.rungs.anchors.ratings[name]):>5}" if width >= _ROOMY else ""
    return Content.assemble(
        (f"{glyphs.pointer if here else ' '} ", "bold $accent"),
        (f"{pole}{board}{pole}", style),
        (f" {mark}", "bold $success"),
        (f"{strength.character.name:<{_NAME}}", "bold" if here else ""),
        (f"{label}{worth} ", "$text-muted"),
        (
            facts or (f"{glyphs.left} {phrase('ladder-you')}" if here else ""),
            "$accent" if here else "$text-muted",
        ),
    )


def _mood(ladder: Ladder, name: str, won: int) -> Mood:
    """How somebody on the ladder looks: as the match goes, or went."""
    if name == ladder.match.rung and ladder.match.games:
        mine, theirs = ladder.match.score
        return Mood.WORRIED if mine > theirs else Mood.PLEASED if theirs > mine else Mood.CALM
    return Mood.STUNNED if won else Mood.CALM


class LadderScreen(HouseScreen[None]):
    """Where one stands; Enter plays on."""

    CSS_PATH = sheet("ladder")
    AUTO_FOCUS = "#play"
    HELP = "ladder"
    BINDINGS: ClassVar[list[BindingType]] = LADDER_KEYS

    def __init__(self, rungs: Rungs, results: Callable[[], Sequence[KeptResult]]) -> None:
        """``results`` reads what is kept of finished games, oldest first."""
        super().__init__()
        self._rungs = rungs
        self._results = results
        self._standing: LadderPlace | None = None

    def compose(self) -> ComposeResult:
        yield PlainStatic(Say("ladder-title"), id="title")
        yield PlainStatic(Say("ladder-reading"), id="about")
        with Horizontal(id="body"):
            yield PlainStatic(id="rungs")
            with Vertical(id="next"):
                with Horizontal(id="rival"):
                    yield FacePicture(id="face")
                    yield PlainStatic(id="who")
                yield PlainStatic(id="manner")
                yield PlainStatic(id="match")
                yield PlainButton("", id="play", compact=True, variant="primary")
                yield PlainStatic(Say("ladder-rules"), id="rules")
        yield PlainStatic(id="rating")
        yield PlainStatic(Say("ladder-what-counts"), id="counts")
        yield Footer(show_command_palette=False)

    def on_screen_resume(self) -> None:
        self._read()

    @work(exclusive=True)
    async def _read(self) -> None:
        results = await asyncio.to_thread(self._results)
        self._standing = await asyncio.to_thread(self._rungs.place, results)
        if self.is_mounted:
            self._show()
            self.call_after_refresh(self._show)  # what is said takes room from the picture

    def on_shown_anew(self) -> None:
        self._show()

    def on_resize(self) -> None:
        self._show()

    def _show(self) -> None:
        standing = self._standing
        if standing is None or not self.query("#about"):
            return  # not read yet, or left meanwhile
        match, glyphs = standing.ladder.match, self.app.glyphs
        rival = self._rungs.strengths[match.rung]
        self.query_one("#about", PlainStatic).update(ladder.title_sentence(standing))
        rungs = self.query_one("#rungs", PlainStatic)
        rungs.update(ladder_lines(standing, glyphs, *rungs.size))
        face = self.query_one(FacePicture)
        face.show(rival.character.name, standing.ladder.rungs.index(match.rung) % 5)
        worth = ladder.points(self._rungs.anchors.ratings[match.rung])
        who = Content.assemble(
            (rival.character.name, "bold"), (f"\n{said(rival.label)}\n{worth}", "$text-muted")
        )
        self.query_one("#who", PlainStatic).update(who)
        self.query_one("#manner", PlainStatic).update(ladder.manner_words(self._rungs, match.rung))
        stands = glyphs.spelled(ladder.match_sentence(match, rival.character.name))
        self.query_one("#match", PlainStatic).update(Content.styled(stands, "bold $accent"))
        self.query_one("#play", PlainButton).label = ladder.play_words(match)
        rating = ladder.rating_sentence(standing.rating, self._rungs)
        self.query_one("#rating", PlainStatic).update(rating)

    @on(PlainButton.Pressed, "#play")
    def action_play(self) -> None:
        if self._standing is not None:
            self.app.go("ladder_game", self._rungs.game)

    def action_statistics(self) -> None:
        self.app.go("statistics", self._rungs.game)

    def action_leave(self) -> None:
        self.dismiss()
