"""The app in a browser: for this machine alone, and it starts."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from kingsroad_tui.assassins.in_app import TABLES
from kingsroad_tui.assassins.library.saves import assassins_autosave_folder
from kingsroad_tui.library.seats import Seat, Setup
from kingsroad_tui.web.pages import without_foreign_links
from kingsroad_tui.web.port import OWN_NAMES, is_meant_for
from tests.support.app.assassins_acting import COMPUTER, assassins_game
from tests.support.app.browser import HOST, opened_page
from tests.support.app.processes import MARK, marked, needs_proc, wait_for
from tests.support.soak import sampled

FOREIGN = "http://example.org"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(*options: str) -> Iterator[int]:
    """``kingsroad serve`` in a process of its own, ready to answer."""
    with server(*options) as (port, _):
        yield port


@contextmanager
def server(*options: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """The same, with the process."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "kingsroad_tui", "serve", "--port", str(port), *options],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    try:
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex((HOST, port)) == 0:
                    break
            assert process.poll() is None
            time.sleep(0.1)
        yield port, process
    finally:
        process.terminate()
        process.communicate(timeout=20)


async def open_session(
    browser: aiohttp.ClientSession, port: int
) -> aiohttp.ClientWebSocketResponse:
    """A session whose app has drawn itself."""
    root = f"http://{HOST}:{port}"
    terminal = await browser.ws_connect(f"{root}/ws?width=80&height=24", headers={"Origin": root})
    seen = b""
    while b"New game" not in seen:
        message = await terminal.receive(timeout=30)
        assert message.type is aiohttp.WSMsgType.BINARY
        seen += message.data
    return terminal


JUNK = (
    "",
    "no JSON",
    "{",
    "[]",
    "{}",
    "null",
    "[" * 100_000,
    '["resize"]',
    '["resize",{}]',
    '["resize",{"width":80}]',
    '["resize",{"width":"80","height":"24"}]',
    '["resize",{"width":80.5,"height":NaN}]',
    '["resize",{"width":true,"height":false}]',
    '["resize",{"width":null,"height":[24]}]',
    '["stdin"]',
    '["stdin",7]',
    '["stdin","\\ud800"]',
    '["blur"]',
    '["focus",1,2]',
    '["unheard of",{}]',
    '[["stdin","q"]]',
)
"""What no page of ours says."""


async def answers(terminal: aiohttp.ClientWebSocketResponse) -> None:
    """That the session still lives and hears: it draws the window of help, and puts it away."""
    await terminal.send_json(["resize", {"width": 80, "height": 24}])
    await terminal.send_json(["stdin", "?"])
    await seen(terminal, b"Close")
    await terminal.send_json(["stdin", "\x1b"])


@pytest.mark.parametrize("query", ["width=-5&height=0", "width=x&height="])
async def test_whatever_a_page_says_the_session_goes_on(
    shared_server: tuple[int, subprocess.Popen[bytes]], query: str
) -> None:
    port, _ = shared_server
    root = f"http://{HOST}:{port}"
    async with aiohttp.ClientSession() as browser:
        terminal = await browser.ws_connect(f"{root}/ws?{query}", headers={"Origin": root})
        for frame in JUNK:
            await terminal.send_str(frame)
        await terminal.send_bytes(b"\xff\x00")
        await terminal.send_json(["resize", {"width": 100, "height": 30}])
        await seen(terminal, b"New game")
        await answers(terminal)
        await terminal.close()


@needs_proc
@pytest.mark.parametrize(("width", "height"), [(2000, 1000), (-4, 10**30)])
async def test_no_page_is_so_large_that_its_app_grows_without_bounds(
    width: int, height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And when the page is closed in the midst of it, the app ends and its place is free."""
    mark = secrets.token_hex(8)
    monkeypatch.setenv(MARK, mark)
    with serving("--max-sessions", "1") as port:
        async with aiohttp.ClientSession() as browser:
            for _ in range(2):
                terminal = await open_session(browser, port)
                apps = set(marked(mark))
                await terminal.send_json(["resize", {"width": width, "height": height}])
                await asyncio.sleep(1.0)  # nobody reads what it draws now
                assert all(memory_of(pid) < 400 for pid in apps)
                await terminal.close()
                assert await asyncio.to_thread(wait_for_free_place, port)


def memory_of(pid: int) -> float:
    """The megabytes that a process holds; 0 where it has ended."""
    with contextlib.suppress(OSError):
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4096 / 1e6
    return 0.0


def wait_for_free_place(port: int) -> bool:
    request = b"GET / HTTP/1.1\r\nHost: " + f"{HOST}:{port}".encode() + b"\r\n\r\n"
    return wait_for(lambda: b" 200 " in raw_answer(port, request)[:20], 30.0)


@needs_proc
@pytest.mark.parametrize("number", [signal.SIGSTOP, signal.SIGKILL])
async def test_an_app_that_hangs_or_is_gone_takes_no_place(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server("--max-sessions", "1") as (port, process):
        async with aiohttp.ClientSession() as browser:
            terminal = await open_session(browser, port)
            (app,) = children_of(process.pid)
            os.kill(app, number)
            if number == signal.SIGKILL:
                async for message in terminal:  # until the server closes the page
                    assert message.type is aiohttp.WSMsgType.BINARY
            else:
                await terminal.close()
            assert await asyncio.to_thread(wait_for_free_place, port)
            assert children_of(process.pid) == []


def children_of(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for file in found for child in file.read_text().split()]


def raw_answer(port: int, request: bytes) -> bytes:
    with socket.create_connection((HOST, port), timeout=20) as connection:
        connection.sendall(request)
        return connection.recv(65_536)


async def test_it_answers_here_and_the_app_draws_itself() -> None:
    with serving() as port:
        root = f"http://{HOST}:{port}"
        async with aiohttp.ClientSession() as browser:
            async with browser.get(root) as page:
                assert page.status == 200
                assert "King's Road" in (await page.text()).replace("&#39;", "'")
                text = await page.text()
                assert "game.focus" in text
                assert re.search(r'<html lang="en">\s*<head>.*<title>King\'s Road</title>', text)
            async with browser.get(root, headers={"Host": "example.org"}) as page:
                assert page.status == 403
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await browser.ws_connect(f"{root}/ws", headers={"Origin": FOREIGN})
            await (await open_session(browser, port)).close()


async def test_the_page_fetches_nothing_from_elsewhere() -> None:
    with serving() as port:
        root = f"http://{HOST}:{port}"
        async with aiohttp.ClientSession() as browser, browser.get(root) as page:
            text = await page.text()
            policy = page.headers["Content-Security-Policy"]
    links = re.findall(r"<(?:link|script|img|iframe)\b[^>]*\b(?:href|src)=[\"']([^\"']+)", text)
    links += re.findall(r"url\([\"']?([^\"')]+)", text)
    assert len(links) >= 3
    assert [link for link in links if not link.startswith(root)] == []
    named = set(re.findall(r"\w+://[^\s;]+", policy))
    assert named == {root, f"ws://{HOST}:{port}"}
    assert "*" not in policy


async def seen(terminal: aiohttp.ClientWebSocketResponse, words: bytes) -> None:
    """Waits until the app has drawn these words."""
    drawn = b""
    while words not in drawn:
        message = await terminal.receive(timeout=120)
        assert message.type is aiohttp.WSMsgType.BINARY
        drawn += message.data


@pytest.mark.soak
async def test_a_pawn_moves_by_keys_again_and_again() -> None:
    """King & Assassins as a browser's terminal speaks to it, keys together and one by one."""
    with serving() as port:
        async with aiohttp.ClientSession() as browser:
            terminal = await open_session(browser, port)
            for keys, words in (
                ("k", b"A hated king"),
                ("n", b"Start the game"),
                ("\x07", b"Your turn"),
            ):
                await terminal.send_json(["stdin", keys])
                await seen(terminal, words)
            for time_ in range(30):
                for keys in ["2\x1b[A"] if time_ % 2 else ["2", "\x1b[A"]:
                    await terminal.send_json(["stdin", keys])
                await seen(terminal, b"goes from a4 to a3")
                await terminal.send_json(["stdin", "\x7f"])
                await seen(terminal, b"Taken back")
            await terminal.close()


@pytest.mark.soak
async def test_the_page_hears_keys_that_nobody_has_clicked_for(tmp_path: Path) -> None:
    """From the first screen of all into a saved game and to a move, in a browser, by keys alone:
    again and again, as nobody sees here which screen is there; the game's file says it is done."""
    table = TABLES.new(assassins_game(), Setup((Seat(), COMPUTER)), complain=print)
    table.save()
    table.leave()
    (file,) = assassins_autosave_folder().glob("*.json")
    with serving() as port:
        address = f"http://{HOST}:{port}"
        async with opened_page(address, tmp_path, free_port()) as page:
            await page.until('document.activeElement.className == "xterm-helper-textarea"')
            for _ in range(200):
                for key in ("k", "c", "2", "ArrowUp"):
                    await page.press(key)
                await asyncio.sleep(0.5)
                if "Na4-a3" in file.read_text("utf-8"):
                    return
    raise AssertionError("no key has moved a pawn")


def test_links_to_other_hosts_are_taken_out() -> None:
    own = '<link rel="stylesheet" href="http://127.0.0.1:8000/static/css/xterm.css" />'
    font = '<link\n  rel="stylesheet"\n  href="https://fonts.example.org/css?family=Mono"\n/>'
    assert without_foreign_links(own + font) == own


@pytest.mark.parametrize("name", ["Host", "Origin"])
@pytest.mark.parametrize(
    "value", [b"[::1", b"]", b"http://[", b"a\x80b", b"[v1.x]:0x", b":99999999"]
)
def test_a_malformed_header_is_refused_in_one_line(
    shared_server: tuple[int, subprocess.Popen[bytes]], name: str, value: bytes
) -> None:
    port, process = shared_server
    host = value if name == "Host" else f"{HOST}:{port}".encode()
    origin = b"Origin: " + value + b"\r\n" if name == "Origin" else b""
    request = b"GET / HTTP/1.1\r\nHost: " + host + b"\r\n" + origin + b"\r\n"
    answer = raw_answer(port, request)
    assert re.match(rb"HTTP/1\.[01] 40[03] ", answer), answer[:200]
    assert b"Traceback" not in answer
    assert process.poll() is None


@pytest.fixture(scope="module")
def shared_server() -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """A server for many requests, which says nothing but its address meanwhile."""
    with server() as (port, process):
        yield port, process
        process.terminate()
        _, errors = process.communicate(timeout=20)
        assert errors.count(b"\n") == 1, errors


async def test_sessions_are_limited_and_another_may_open_when_one_has_closed() -> None:
    with serving("--max-sessions", "2") as port:
        root = f"http://{HOST}:{port}"
        async with aiohttp.ClientSession() as browser:
            first = await open_session(browser, port)
            second = await open_session(browser, port)
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await open_session(browser, port)
            assert refused.value.status == 503
            async with browser.get(root) as page:
                assert page.status == 503
                assert "Close one of the other pages" in await page.text()
            await first.close()
            for _ in range(100):
                async with browser.get(root) as page:
                    if page.status == 200:
                        break
                time.sleep(0.1)
            third = await open_session(browser, port)
            await second.close()
            await third.close()


@needs_proc
@pytest.mark.parametrize(
    "number", sampled([signal.SIGTERM, signal.SIGHUP, signal.SIGINT], signal.SIGTERM)
)
async def test_a_signal_ends_the_server_and_its_sessions(
    number: signal.Signals, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = secrets.token_hex(8)
    monkeypatch.setenv(MARK, mark)
    with server() as (port, process):
        async with aiohttp.ClientSession() as browser:
            await open_session(browser, port)
            assert len(marked(mark)) >= 2
            os.kill(process.pid, number)
            assert wait_for(lambda: not marked(mark), 30.0), marked(mark)
        _, errors = process.communicate(timeout=20)
        assert b"Traceback" not in errors


def test_a_port_in_use_is_said_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        done = subprocess.run(
            [sys.executable, "-m", "kingsroad_tui", "serve", "--port", str(taken.getsockname()[1])],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "port" in done.stderr


@pytest.mark.parametrize(
    ("host", "origin", "allowed"),
    [
        ("127.0.0.1:8000", None, True),
        ("localhost:8000", "http://localhost:8000", True),
        ("127.0.0.1:8000", "http://localhost:8000", False),
        ("127.0.0.1:8000", FOREIGN, False),
        ("127.0.0.1:8000", "null", False),
        ("example.org", None, False),
        ("127.0.0.1.example.org:8000", None, False),
        ("", None, False),
        ("[::1", None, False),
        ("127.0.0.1:8000", "http://[::1", False),
        ("127.0.0.1:8000", "https://127.0.0.1:8000", False),
        ("127.0.0.1:x", None, False),
        ("127.0.0.1:8000; script-src *", None, False),
        ("me@127.0.0.1:8000", None, False),
    ],
)
def test_only_requests_from_here_are_served(host: str, origin: str | None, allowed: bool) -> None:
    assert is_meant_for(OWN_NAMES, host, origin, "http") is allowed
