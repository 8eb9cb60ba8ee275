"""Rivals at the table: a face and a line beside the reveal, and nothing while somebody chooses."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from advisor.messages.computers import LEVEL_1, LEVEL_2
from kingsroad.games import Game
from kingsroad_tui.app import KingsRoad
from kingsroad_tui.files.locations import folders
from kingsroad_tui.kingsroad.play.end import EndScreen
from kingsroad_tui.kingsroad.play.log_pane import GameLogDialog
from kingsroad_tui.kingsroad.play.screen import PlayScreen
from kingsroad_tui.library.seats import Seat, SeatKind, Setup
from kingsroad_tui.rivals.remarks import Mood, heard_lines
from kingsroad_tui.rivals.widgets import RivalsDialog
from kingsroad_tui.settings.stored import AppSettings
from tabletop.words.voice import phrase
from tests.support.app import acting
from tests.support.legal import random_game

pytestmark = pytest.mark.usefixtures("talking")

Snap = Callable[..., bool]

NAMES = ("Ann", "Baron", "Duchess")
BY_HAND = AppSettings(speed="by hand")
SPOKEN = 6
"""By this mark of the game something is said in the round after the fifth."""


async def sit_down(
    pilot: Pilot[None], mark: int = SPOKEN, settings: AppSettings = BY_HAND
) -> PlayScreen:
    """A game after five rounds, its computers and everything said known by its mark."""
    app = pilot.app
    assert isinstance(app, KingsRoad)
    app.use_settings(settings)
    computers = [
        Seat(SeatKind.COMPUTER, LEVEL_1, colour=1),
        Seat(SeatKind.COMPUTER, LEVEL_2, colour=2),
    ]
    setup = Setup((Seat(), *computers), seed=1, mark=mark)
    game = Game(NAMES, rounds=random_game(3, 5, rounds=5).rounds)
    await acting.visit(pilot, acting.to_game(game, setup))
    await acting.settle(pilot)
    return acting.play_screen(app)


async def play_round(pilot: Pilot[None], screen: PlayScreen) -> list[str]:
    """Plays the first cards there are; what stood in the pane at each step of the story."""
    assert screen.seat is not None
    for card in screen.table.hand(screen.seat).cards[: screen.table.hand(screen.seat).size]:
        await pilot.press(card.value)
    await acting.press(pilot, "enter")
    said = []
    while isinstance(pilot.app.screen, PlayScreen) and screen.story.telling:
        rival = screen.view.remark_pane.rival
        said.append(rival.said if rival is not None else "")
        await acting.press(pilot, "enter")
    return said


def talks(app: KingsRoad) -> bool:
    """Whether rivals are to talk."""
    return app.settings.talk


def notes(app: KingsRoad) -> list[str]:
    """The notes that are shown."""
    return [note.message for note in app._notifications]


def is_shown(screen: PlayScreen) -> bool:
    """Whether somebody is seen to say something."""
    return screen.view.remark_pane.display


async def test_a_line_stands_beside_the_reveal_and_is_gone_before_the_next_choice() -> None:
    async with acting.running(size=(120, 36)) as (app, pilot):
        screen = await sit_down(pilot)
        assert not screen.view.remark_pane.display
        said = await play_round(pilot, screen)
        assert screen.table.talk is not None
        (spoken,) = screen.table.talk.spoken
        assert spoken.line in said and spoken.round == 6
        assert set(said) <= {"", spoken.line}
        await acting.settle(pilot)
        assert screen.seat is not None, "the next choice"
        assert screen.view.remark_pane.rival is None and not screen.view.remark_pane.display
        first = spoken.line.split()[0]
        assert first in acting.text_of(app), "it stands in the history"
        await acting.press(pilot, "l")
        assert isinstance(app.screen, GameLogDialog)
        assert f"{NAMES[spoken.speaker]}: “{spoken.line}”" in app.screen.pane.text


async def test_a_whole_game_never_talks_into_a_choice_and_ends_with_a_word() -> None:
    """At every choice to the end nobody speaks; lines said are kept: few are heard twice."""
    async with acting.running() as (app, pilot):
        screen = await sit_down(pilot, settings=AppSettings(speed="off"))
        for _ in range(40):
            await acting.settle(pilot)
            if not isinstance(app.screen, PlayScreen):
                break
            assert screen.view.remark_pane.rival is None
            assert all(not rival.said for rival in screen.view.rivals_pane.rivals)
            await play_round(pilot, screen)
        assert isinstance(app.screen, EndScreen)
        talk = screen.table.talk
        assert talk is not None and len(talk.spoken) > 2
        assert talk.spoken[-1].line.split()[0] in acting.text_of(app)
        rounds = [one.round for one in talk.spoken]
        assert len(set(rounds)) == len(rounds)
        await acting.settle(pilot)
        assert len(heard_lines()) == len(talk.spoken)


async def test_one_key_has_them_keep_quiet_and_talk_again() -> None:
    async with acting.running() as (app, pilot):
        screen = await sit_down(pilot)
        await acting.press(pilot, "m")
        assert not talks(app)
        assert phrase("rivals-remarks-talk-off") in notes(app)
        assert set(await play_round(pilot, screen)) == {""}
        assert screen.table.talk is not None and not screen.table.talk.spoken
        await acting.settle(pilot)
        await acting.press(pilot, "m")
        assert talks(app)
        assert phrase("rivals-remarks-talk-on") in notes(app)


async def test_muted_in_the_middle_of_a_line_it_is_gone_at_once() -> None:
    async with acting.running(size=(120, 36)) as (_, pilot):
        screen = await sit_down(pilot)
        for card in ("6", "7", "8"):
            await pilot.press(card)
        await acting.press(pilot, "enter")
        for _ in range(12):
            if screen.view.remark_pane.rival is not None:
                break
            await acting.press(pilot, "enter")
        assert is_shown(screen)
        await acting.press(pilot, "m")
        assert not is_shown(screen)
        assert screen.story.telling
        await acting.press(pilot, "enter")
        assert not is_shown(screen)


async def test_a_remark_blocks_no_key() -> None:
    """Skipping, going back and on work as ever; going back before the line hides it."""
    async with acting.running(size=(120, 36)) as (_, pilot):
        screen = await sit_down(pilot)
        for card in ("6", "7", "8"):
            await pilot.press(card)
        await acting.press(pilot, "enter", "escape")
        assert screen.story.cursor is not None and screen.story.cursor.frame.completes
        assert screen.view.remark_pane.rival is not None
        while screen.story.cursor.at:
            before = screen.story.cursor.at
            await acting.press(pilot, "backspace")
            if screen.story.cursor.at == before:
                break
        spoken = screen.table.talk.spoken[-1] if screen.table.talk else None
        assert spoken is not None
        heard = screen.story.cursor.at >= screen.talk._from_frame
        assert (screen.view.remark_pane.rival is not None) == heard


async def test_undoing_the_round_takes_back_what_was_said() -> None:
    async with acting.running() as (_, pilot):
        screen = await sit_down(pilot)
        await play_round(pilot, screen)
        await acting.settle(pilot)
        assert screen.table.talk is not None and screen.table.talk.spoken
        await acting.press(pilot, "u", "y")
        await acting.settle(pilot)
        assert screen.table.position.round == 6 and not screen.table.talk.spoken
        assert not screen.view.spoken


async def test_who_sits_here_and_how_they_play() -> None:
    async with acting.running() as (app, pilot):
        await sit_down(pilot)
        depth = len(app.screen_stack)
        await acting.press(pilot, "n")
        assert isinstance(app.screen, RivalsDialog)
        words = acting.text_of(app)
        assert "Expects you to do the obvious, and answers that." in words
        assert "Knows you think ahead, and thinks a step further." in words
        await acting.press(pilot, "n")
        assert len(app.screen_stack) == depth


async def test_in_ascii_the_same_words_are_said() -> None:
    said = []
    for glyphs in ("unicode", "ascii"):
        async with acting.running(size=(120, 36)) as (_, pilot):
            screen = await sit_down(pilot, settings=AppSettings(speed="by hand", glyphs=glyphs))
            await play_round(pilot, screen)
            said.append([one.line for one in screen.table.talk.spoken] if screen.table.talk else [])
        (folders().state / "remarks.jsonl").unlink()  # nothing was heard lately
    assert said[0] == said[1]
    assert said[0]


@pytest.mark.parametrize("size", [(80, 24), (120, 36), (200, 60)])
def test_a_remark_beside_the_reveal(snap_compare: Snap, size: tuple[int, int]) -> None:
    """A face with its mood, name and line: between players and history, in its place at 80 columns,
    and with 200 among all faces, above points, chart and log."""

    async def scene(pilot: Pilot[None]) -> None:
        screen = await sit_down(pilot)
        for key in ("6", "7", "8", "enter", "escape"):
            await acting.press(pilot, key)
        assert screen.view.remark_pane.rival is not None
        assert screen.view.remark_pane.rival.mood in Mood

    assert snap_compare(acting.make_app(), terminal_size=size, run_before=scene)


def test_a_remark_in_ascii(snap_compare: Snap) -> None:
    """The face in lines."""

    async def scene(pilot: Pilot[None]) -> None:
        await sit_down(pilot, settings=AppSettings(speed="by hand", glyphs="ascii"))
        for key in ("6", "7", "8", "enter", "escape"):
            await acting.press(pilot, key)

    assert snap_compare(acting.make_app(), terminal_size=(120, 36), run_before=scene)
