"""Everything is said by messages, and in words that are longer nothing is cut that was whole.

Every screen and every command is opened in the pseudo-locale.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Final

import click
import pytest
from textual.screen import ModalScreen

from kingsroad_tui.cli import cli
from tabletop.words.catalogue import PSEUDO
from tabletop.words.voice import Voice, speak
from tests.kingsroad_tui.test_every_size import FIRST_OF_ITS_KIND, Size, go_home
from tests.support.app.acting import settle
from tests.support.app.every_screen import OPENINGS, make_every_app, screens_of_the_app
from tests.support.app.strange_words import Seen, WholeWords, facts, plain_words, seen
from tests.support.paths import ROOT

SIZES: Final[Sequence[Size]] = ((80, 24), (120, 36))
EVERY_WIDTH: Final[Sequence[Size]] = tuple((width, 20 + width // 10) for width in range(60, 201))

APART: Final = ("too-small", *(name for name in OPENINGS if name.endswith("-apart")))
"""Shown by itself where there is no room for anything else; what a game looks like anyway."""

BATCHES: Final = 4

TO_DO: Final = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
"""Where there is still English, or something is cut that is whole in English, by the reasons.

It may only become less.
"""

Found = Mapping[str, Mapping[Size, Sequence[Seen]]]
"""What is seen of screens, by their names and in each size."""


@pytest.fixture
def strange() -> Iterator[None]:
    """The process speaks the pseudo-locale."""
    speak(Voice(PSEUDO))
    yield
    speak(Voice())


async def look_at(names: Iterable[str], sizes: Sequence[Size]) -> Found:
    """What is seen of these screens, opened one after the other and then in each of these sizes."""
    found: dict[str, dict[Size, list[Seen]]] = {}
    app = make_every_app()
    async with app.run_test(size=sizes[0]) as pilot:
        for name in names:
            await OPENINGS[name].open(pilot)
            await settle(pilot)
            found[name] = {}
            for size in sizes:
                await pilot.resize_terminal(*size)
                await settle(pilot)
                assert app._exception is None, name
                found[name][size] = list(seen(app))
            await pilot.resize_terminal(*sizes[0])
            await go_home(pilot)
    return found


def naked(found: Found) -> dict[str, list[str]]:
    """Where there are words that no message says, and which."""
    allowed = facts(os.environ["KINGSROAD_HOME"])
    words: dict[str, set[str]] = {}
    for one in all_of(found):
        if others := one.words - allowed:
            words.setdefault(one.where, set()).update(others)
    return {where: sorted(others) for where, others in words.items()}


def to_do(kind: str) -> set[str]:
    """What the list of what is still to be done names, for whichever reason."""
    return set(chain.from_iterable(TO_DO[kind].values()))


def all_of(found: Found) -> Iterator[Seen]:
    for by_size in found.values():
        for here in by_size.values():
            yield from here


def cut(found: Found) -> set[tuple[str, Size, str]]:
    """Where something is cut: in which screen, size and widget."""
    return {
        (name, size, one.where)
        for name, by_size in found.items()
        for size, here in by_size.items()
        for one in here
        if one.cut
    }


async def check(names: Sequence[str], sizes: Sequence[Size]) -> None:
    """Words and cuts are only where they may still be, and there they are."""
    found = await look_at(names, sizes)
    cuts = cut(found)
    if again := [name for name in names if any(name == other for other, _, _ in cuts)]:
        speak(WholeWords())  # what is cut there is cut in English too
        cuts -= cut(await look_at(again, sizes))
    there = {one.where for one in all_of(found)}
    english, shortened = naked(found), {where for _, _, where in cuts}
    still_english, still_cut = to_do("english"), to_do("cut")
    assert {where: words for where, words in english.items() if where not in still_english} == {}
    assert {one for one in cuts if one[2] not in still_cut} == set()
    if set(sizes) >= set(SIZES):
        assert (still_english & there) - english.keys() == set(), "these are done"
        assert (still_cut & there) - shortened == set(), "these are done"


@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("first", range(BATCHES))
async def test_every_screen(first: int) -> None:
    names = [name for name in FIRST_OF_ITS_KIND if name not in APART]
    await check(names[first::BATCHES], SIZES)


@pytest.mark.parametrize("first", range(BATCHES))
async def test_every_screen_speaks_another_language_at_once(first: int) -> None:
    """A screen that was opened in English, and what lies on it, once the language is another."""
    names = [name for name in FIRST_OF_ITS_KIND if name not in APART][first::BATCHES]
    app, found = make_every_app(), {}
    async with app.run_test(size=SIZES[0]) as pilot:
        for name in names:
            await OPENINGS[name].open(pilot)
            await settle(pilot)
            if isinstance(app.screen, ModalScreen):  # nothing can be laid on it, no settings either
                await go_home(pilot)
                continue
            speak(Voice(PSEUDO))
            app.show_anew()
            await settle(pilot)
            assert app._exception is None, name
            found[name] = {SIZES[0]: list(seen(app))}
            speak(Voice())
            app.show_anew()
            await go_home(pilot)
    assert naked(found).keys() <= to_do("english")


@pytest.mark.soak
@pytest.mark.usefixtures("strange")
@pytest.mark.parametrize("name", [name for name in OPENINGS if name not in APART[:1]])
async def test_a_screen_at_every_width(name: str) -> None:
    await check([name], EVERY_WIDTH)


def test_what_is_still_to_be_done_is_there() -> None:
    screens = {screen.__name__ for screen in screens_of_the_app()}
    for where in to_do("english") | to_do("cut"):
        assert where.partition(":")[0] in screens, where


# ------------------------------------------------------------------------------------ commands

IN_A_PROCESS: Final = f"""
import json, sys
from tabletop.words.voice import Voice, speak
speak(Voice({PSEUDO!r}))
from kingsroad_tui.cli import run
for words in json.loads(sys.argv[1]):
    print("\\0" + " ".join(words), flush=True)
    run(words)
    sys.stdout.flush()
"""
"""Runs commands whose help is said in the pseudo-locale, too: it is put together once."""

GAMES_OF_FIVE: Final = "tests/games/5-players.json"
TWO_KINGS: Final = "tests/assassins/games/two-kings-running.json"

RUNS: Final = (
    ("replay", GAMES_OF_FIVE),
    ("assassins", "replay", TWO_KINGS),
    ("board", GAMES_OF_FIVE),
    ("assassins", "board", TWO_KINGS),
    ("position", GAMES_OF_FIVE),
    ("statistics",),
    ("assassins", "statistics"),
    ("ladder",),
    ("assassins", "ladder"),
    ("today",),
    ("assassins", "today"),
    ("practise",),
    ("assassins", "practise"),
    ("puzzles", "list"),
    ("assassins", "puzzles", "list"),
    ("play", "--plain"),
    ("assassins", "play", "--plain"),
    ("learn", "--plain"),
    ("assassins", "learn", "--plain"),
    ("nothing",),
    ("replay", "nowhere.json"),
    ("share", "nowhere.json"),
)
"""Commands that are soon done, with nobody to answer them."""

CLICKS_OWN: Final = "Usage Options Commands Show the version and exit this message default required"
"""What the library says in every help."""

NOTATION: Final = re.compile(
    r"(?<!\w)--?[a-z][\w-]*|\[[^\]\s]*\|[^\]]*\]|\[default: [^\]]*\]|\b[A-Z_]{2,}\b|(?<=`)[^`]+(?=`)|\S*://\S*"
)
"""Options, what can be chosen for them, what stands for something typed, and what is typed."""


def commands_below(group: click.Group, before: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The names of the commands of a group, and of those below them."""
    for name in group.list_commands(click.Context(group)):
        command = group.get_command(click.Context(group), name)
        yield (*before, name)
        if isinstance(command, click.Group):
            yield from commands_below(command, (*before, name))


def printed(runs: Sequence[Sequence[str]]) -> dict[str, str]:
    """What commands print in the pseudo-locale, on both streams."""
    done = subprocess.run(
        [sys.executable, "-c", IN_A_PROCESS, json.dumps(runs)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "100"},
        timeout=300,
        check=True,
    )
    parts = (part.partition("\n") for part in done.stdout.split("\0")[1:])
    return {command: text for command, _, text in parts}


NAMES_OF_COMMANDS: Final = ((), *commands_below(cli))
FACTS: Final = "Ann Bob Cid Dee Eve Kit Kim nothing Castellan Spymaster Na kk"
"""Names in the games, what was typed, and cards and squares in notation."""

HELPS: Final = [(*names, "--help") for names in NAMES_OF_COMMANDS]


@pytest.mark.parametrize(("runs", "own"), [(HELPS, CLICKS_OWN), (RUNS, "")], ids=["help", "runs"])
def test_every_command(runs: Sequence[Sequence[str]], own: str) -> None:
    said = printed(runs)
    assert list(said) == [" ".join(words) for words in runs]
    known = " ".join(map(" ".join, NAMES_OF_COMMANDS))
    allowed = facts("kingsroad", known, own, FACTS, os.environ["KINGSROAD_HOME"])
    found = {
        command: sorted(plain_words(NOTATION.sub(" ", text)) - allowed)
        for command, text in said.items()
    }
    english = {command: words for command, words in found.items() if words}
    still = to_do("commands")
    assert {name: words for name, words in english.items() if name not in still} == {}
    assert still & said.keys() <= english.keys(), "these are done"
