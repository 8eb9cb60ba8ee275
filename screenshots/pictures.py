"""The pictures: scenes of the app and of commands, each as SVG text.

The app is the real one with its real solver, on games played before and with fixed seeds. The font
comes from a package, so that the pictures can be made anywhere.
"""

from __future__ import annotations

import asyncio
import html
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kingsroad_tui.shell.place import Way
from tests.support.app.acting import go, to_analysis

# Before Textual is imported: it reads these once, and they change what is drawn.
for _name in [name for name in os.environ if name == "NO_COLOR" or name.startswith("TEXTUAL")]:
    del os.environ[_name]
os.environ["TEXTUAL_ANIMATIONS"] = "none"
os.environ["COLORTERM"] = "truecolor"  # tints and all, whatever terminal this runs in

from pymupdf_fonts import myfont
from rich.console import Console

from assassins.cards import RoundCard
from assassins.games import Opponents, new_game
from assassins.secret import Secret
from kingsroad.games import Game
from kingsroad.records import read_game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.assassins.library.saves import SavedTown
from kingsroad_tui.kingsroad.library.saves import SavedGame
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.table import Table
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.settings.stored import AppSettings
from kingsroad_tui.shell.host import GAME
from kingsroad_tui.together.hosting import new_host
from kingsroad_tui.together.waiting_room import WaitingRoomScreen

if TYPE_CHECKING:
    from textual.pilot import Pilot
    from textual.worker import Worker

HERE = Path(__file__).parent
GAMES = HERE.parent / "tests" / "games"
FONT = "Cascadia Mono"
_FONTS = {"cascadia": "regular.ttf", "cascadiab": "bold.ttf", "symbol2": "symbols.ttf"}
_CELL = 12.2
"""How wide a cell is in a picture."""

_LACKING = "★♚♝⌫"
"""Signs that the font lacks; the font they come from draws them wider than a cell."""

_TEXT = re.compile(
    r'<text(?P<start> [^>]*?)x="(?P<x>[\d.]+)"(?P<between>[^>]*?) textLength="[\d.]+"'
    rf"(?P<end>[^>]*)>(?P<text>[^<]*[{_LACKING}][^<]*)</text>"
)

_BLOCKS = {
    "▀": ((0.0, 0.0, 1.0, 0.5),),
    "▄": ((0.0, 0.5, 1.0, 0.5),),
    "█": ((0.0, 0.0, 1.0, 1.0),),
    "▌": ((0.0, 0.0, 0.5, 1.0),),
    "▐": ((0.5, 0.0, 0.5, 1.0),),
    "▘": ((0.0, 0.0, 0.5, 0.5),),
    "▝": ((0.5, 0.0, 0.5, 0.5),),
    "▖": ((0.0, 0.5, 0.5, 0.5),),
    "▗": ((0.5, 0.5, 0.5, 0.5),),
    "▛": ((0.0, 0.0, 1.0, 0.5), (0.0, 0.5, 0.5, 0.5)),
    "▜": ((0.0, 0.0, 1.0, 0.5), (0.5, 0.5, 0.5, 0.5)),
    "▙": ((0.0, 0.5, 1.0, 0.5), (0.0, 0.0, 0.5, 0.5)),
    "▟": ((0.0, 0.5, 1.0, 0.5), (0.5, 0.0, 0.5, 0.5)),
}
"""Signs that fill part of a cell, by those parts: left, top, width and height, in cells.

As letters they would leave hairlines between the cells, so they are drawn as areas.
"""

_ROW = 24.4
"""How high a cell is in a picture."""

_ABOVE = 18.5
"""From the top of a cell down to the line that its letters stand on."""

_BLOCK_TEXT = re.compile(
    r'<text class="(?P<class>[^"]*)" x="(?P<x>[\d.]+)" y="(?P<y>[\d.]+)"[^>]*>'
    rf"(?P<text>[^<]*[{''.join(_BLOCKS)}][^<]*)</text>"
)

_WAIT = 120.0

Act = Callable[["Pilot[None]"], Awaitable[None]]

DARK = AppSettings(speed="by hand")
LIGHT = AppSettings(theme="kingsroad-light", speed="by hand")
CONTRAST = AppSettings(theme="kingsroad-contrast", speed="by hand")
ASCII = AppSettings(glyphs="ascii", speed="by hand")


@dataclass(frozen=True)
class Scene:
    """One picture: how large the terminal is, what is set, and how to get there."""

    size: tuple[int, int]
    act: Act
    settings: AppSettings = DARK


# ------------------------------------------------------------------------ the way to a scene


def game(players: int, rounds: int) -> Game:
    """A game of the tests as it stood after some rounds."""
    whole = read_game(GAMES / f"{players}-players.json")
    return whole.take_back(len(whole.rounds) - rounds)


def table(players: int, rounds: int) -> SavedGame:
    """That game with one person and computer players."""
    seats = tuple(
        Seat(colour=seat) if seat == 0 else Seat(SeatKind.COMPUTER, "level-1", colour=seat)
        for seat in range(players)
    )
    return SavedGame(None, game(players, rounds), Setup(seats, seed=7, mark=7))


async def settle(pilot: Pilot[None]) -> None:
    """Until computer players have chosen, advice is complete and the screen is drawn."""
    async with asyncio.timeout(_WAIT):
        # Not `wait_for_complete`, which takes a question cancelled by a newer one for a failure.
        while not all(worker.is_finished or _waits(worker) for worker in pilot.app.workers):
            await asyncio.sleep(0.02)
    await pilot.pause()


def _waits(worker: Worker[Any]) -> bool:
    """Whether a worker plays a game, and waits for nobody but the person at the screen."""
    table = getattr(worker.node, "table", None)
    computers = isinstance(table, Table) and set(table.waiting) - set(table.setup.people)
    told = worker.node.has_class("telling")  # a story by hand, which a key takes on
    return worker.group == GAME and (told or not computers)


async def visit(pilot: Pilot[None], way: Way) -> None:
    """Goes a way."""
    go(pilot.app, way.place, way.game, **way.given)
    await pilot.pause()
    await settle(pilot)


def playing(players: int, rounds: int, *keys: str) -> Act:
    """A game taken up, then some keys."""

    async def act(pilot: Pilot[None]) -> None:
        await visit(pilot, Way("resume", "kingsroad", saved=table(players, rounds)))
        for key in keys:
            await pilot.press(key)
            await settle(pilot)

    return act


def going(where: Way | None, *keys: str) -> Act:
    """A screen opened from the menu, then some keys."""

    async def act(pilot: Pilot[None]) -> None:
        if where is not None:
            await visit(pilot, where)
        await settle(pilot)
        for key in keys:
            await pilot.press(key)
            await settle(pilot)

    return act


async def ended(pilot: Pilot[None]) -> None:
    """The end of a game."""
    whole = read_game(GAMES / "3-players.json")
    await visit(pilot, Way("resume", "kingsroad", saved=table(3, len(whole.rounds))))
    if isinstance(end := pilot.app.screen, EndScreen):
        end.listen()
        await pilot.pause()


async def analysing(pilot: Pilot[None]) -> None:
    """The analysis of a game at its largest mistake."""
    await visit(pilot, to_analysis(read_game(GAMES / "3-players.json")))
    pilot.app.screen.query_one("#mistakes").focus()
    await pilot.press("home", "enter")
    await settle(pilot)


async def editing(pilot: Pilot[None]) -> None:
    """The position editor."""
    await visit(
        pilot, Way("editor", "kingsroad", position=game(4, 5).position, names=game(4, 5).players)
    )


async def table_of_friends(pilot: Pilot[None]) -> None:
    """A table that waits for friends who are elsewhere."""
    kept = new_host("kingsroad", {}, "Ann", 4, hints=True, limit=None)
    go(pilot.app, "open_table", kept=kept, computers=1)
    async with asyncio.timeout(_WAIT):
        while not isinstance(pilot.app.screen, WaitingRoomScreen):
            await asyncio.sleep(0.02)
    await settle(pilot)


_ASSASSINS_ROUNDS = (
    (
        RoundCard(1, 6, True, 5),
        "Nj9-j8 Kj10-j9 Nj8-j7 Nj7#j6 Nj7-j8 Nd2-d1 Na4-a3",
        "Td9-e9 Th2-h3 Th6-i6 Ti6-i7 Ti7-j7 Rf6 Af6-e6",
    ),
    (
        RoundCard(2, 7, False, 5),
        "Ni10-h10 Kj9-j10 Kj10-i10 Nh9-g9 Ng9-g10 Ng10>f10 Nf10>e10 Ne10>d10 Nd1-d2",
        "Te9-f9 Tf9-g9 Tg9-g10 Tf8-f9 Tb8-b9",
    ),
    (
        RoundCard(2, 5, False, 4),
        "Ni9-h9 Ki10-i9 Nh9-g9 Ki9-h9 Ng9>f9 Nh10>g10 Ng10>f10",
        "Tj7-i7 Ti7-h7 Th7-h8 Te4-e5",
    ),
)
"""Three rounds of King & Assassins."""


async def assassins(pilot: Pilot[None]) -> None:
    """King & Assassins in its fourth round, with a hint: a knight is to act."""
    game = new_game(Opponents("Regent", "Baron"), secret=Secret.of("fgk"))
    for card, king, people in _ASSASSINS_ROUNDS:
        game = game.turn_up(card).play_phase(king.split()).play_phase(people.split())
    game = game.turn_up(RoundCard(1, 6, True, 5))
    setup = Setup((Seat(), Seat(SeatKind.COMPUTER, "careful")), 1)
    await visit(pilot, Way("resume", "assassins", saved=SavedTown(None, game, setup)))
    for key in ("t", "t", "3"):
        await pilot.press(key)
        await settle(pilot)


SCENES: dict[str, Scene] = {
    "home": Scene((80, 24), going(None)),
    "new-game": Scene((80, 24), going(Way("new", "kingsroad"))),
    "play-60x20": Scene((60, 20), playing(3, 4, "5", "K")),
    "play-80x24": Scene((80, 24), playing(3, 4, "7", "4", "K")),
    "play-120x36": Scene((120, 36), playing(4, 5, "h", "h", "4", "8", "K")),
    "play-200x60": Scene((200, 60), playing(5, 5, "h", "h", "h", "6", "7")),
    "play-light": Scene((120, 36), playing(4, 6, "2", "8"), LIGHT),
    "play-contrast": Scene((80, 24), playing(3, 6, "2"), CONTRAST),
    "play-ascii": Scene((80, 24), playing(5, 6, "2"), ASCII),
    "scoring": Scene((120, 36), playing(3, 4, "5", "3", "K", *["enter"] * 4)),
    "end": Scene((120, 36), ended),
    "table": Scene((80, 24), table_of_friends),
    "assassins-120x36": Scene((120, 36), assassins),
    "analysis-120x36": Scene((120, 36), analysing),
    "editor-120x36": Scene((120, 36), editing),
    "rules": Scene((120, 36), going(Way("rules"), "slash", *"chain")),
    "help": Scene((80, 24), playing(3, 4, "f1")),
    "settings": Scene((80, 24), going(Way("settings"))),
}
"""Every picture of the app, by name."""

COMMANDS: dict[str, list[str]] = {
    "advice": ["advise", "tests/games/4-players.json", "--player", "Ann", "--round", "6"],
}
"""Every picture of a command and what it writes, by name."""


# ---------------------------------------------------------------------------- the pictures


@contextmanager
def font_files() -> Iterator[list[str]]:
    """The fonts as files, for as long as they are needed."""
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for name, file in _FONTS.items():
            path = Path(folder) / file
            path.write_bytes(myfont(name))
            paths.append(str(path))
        yield paths


async def svg_of(scene: Scene) -> str:
    """Drives the app to a scene; the picture names no font from the network."""
    app = KingsRoad()
    app.animation_level = "none"  # the steps of a reveal are shown complete
    app.settings = scene.settings
    async with app.run_test(size=scene.size) as pilot:
        await pilot.pause()
        await scene.act(pilot)
        app.clear_notifications()
        await pilot.pause()
        svg = app.export_screenshot(title="King's Road", simplify=True)
    return own_font(svg)


def svg_of_command(arguments: list[str]) -> str:
    """A command line and what the command writes."""
    done = subprocess.run(
        [sys.executable, "-m", "kingsroad_tui", *arguments],
        cwd=HERE.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    console = Console(record=True, width=100, file=io.StringIO())
    console.print(f"$ kingsroad {shlex.join(arguments)}", style="bold", highlight=False)
    console.print(done.stdout.rstrip(), markup=False, highlight=False)
    return own_font(console.export_svg(title="King's Road"))


def own_font(svg: str) -> str:
    """A picture that names our font, and none from the network."""
    svg = re.sub(r"@font-face\s*{.*?}\s*", "", svg, flags=re.DOTALL)
    svg = _BLOCK_TEXT.sub(_with_areas, svg)
    return _TEXT.sub(_narrowed, svg).replace("Fira Code", FONT)


def _with_areas(element: re.Match[str]) -> str:
    """A text of the picture with its blocks as areas."""
    pieces = []
    column = 0
    for piece in re.split(f"([{''.join(_BLOCKS)}]+)", html.unescape(element["text"])):
        x = float(element["x"]) + column * _CELL
        column += len(piece)
        if piece.strip("\xa0 ") and piece[0] not in _BLOCKS:
            shown = html.escape(piece).replace(" ", "&#160;").replace("\xa0", "&#160;")
            pieces.append(
                f'<text class="{element["class"]}" x="{x:g}" y="{element["y"]}"'
                f' textLength="{len(piece) * _CELL:g}">{shown}</text>'
            )
        for sign, run in groupby(piece if piece[:1] in _BLOCKS else ""):
            cells = len(list(run))
            for left, top, wide, high in _BLOCKS[sign]:
                # A whole width is one area for the run; else each cell has its own.
                for at in range(1 if wide == 1 else cells):
                    width = (cells if wide == 1 else wide) * _CELL
                    pieces.append(
                        f'<rect class="{element["class"]}" x="{x + (at + left) * _CELL:g}"'
                        f' y="{float(element["y"]) - _ABOVE + top * _ROW:g}"'
                        f' width="{width + 0.25:g}" height="{high * _ROW + 0.25:g}"'
                        ' shape-rendering="crispEdges"/>'
                    )
            x += cells * _CELL
    return "".join(pieces)


def _narrowed(element: re.Match[str]) -> str:
    """A text of the picture in pieces, so that each sign the font lacks keeps to its own cell."""
    x, column = float(element["x"]), 0
    pieces = []
    for piece in filter(None, re.split(f"([{_LACKING}])", html.unescape(element["text"]))):
        left = x + column * _CELL
        if piece in _LACKING:
            place = f'x="{left + _CELL / 2:g}" text-anchor="middle" style="font-size: 15px"'
        else:
            place = f'x="{left:g}" textLength="{len(piece) * _CELL:g}"'
        shown = html.escape(piece).replace(" ", "&#160;").replace("\xa0", "&#160;")
        pieces.append(
            f"<text{element['start']}{place}{element['between']}{element['end']}>{shown}</text>"
        )
        column += len(piece)
    return "".join(pieces)
