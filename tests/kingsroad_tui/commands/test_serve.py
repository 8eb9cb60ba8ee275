"""The app in a browser: for this machine alone, and it starts."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import pytest

from kingsroad_tui.web import HOST, from_here

FOREIGN = "http://example.org"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving() -> Iterator[int]:
    """``kingsroad serve`` in a process of its own, ready to answer."""
    port = free_port()
    process = subprocess.Popen(
        [sys.executable, "-m", "kingsroad_tui", "serve", "--port", str(port)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        for _ in range(300):
            with socket.socket() as probe:
                if probe.connect_ex((HOST, port)) == 0:
                    break
            assert process.poll() is None
            time.sleep(0.1)
        yield port
    finally:
        process.terminate()
        process.wait(20)


async def test_it_answers_here_and_the_app_draws_itself() -> None:
    with serving() as port:
        root = f"http://{HOST}:{port}"
        async with aiohttp.ClientSession() as browser:
            async with browser.get(root) as page:
                assert page.status == 200
                assert "King's Road" in (await page.text()).replace("&#39;", "'")
            async with browser.get(root, headers={"Host": "example.org"}) as page:
                assert page.status == 403
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await browser.ws_connect(f"{root}/ws", headers={"Origin": FOREIGN})
            own = {"Origin": root}
            async with browser.ws_connect(f"{root}/ws?width=80&height=24", headers=own) as terminal:
                seen = b""
                while b"New game" not in seen:
                    message = await terminal.receive(timeout=30)
                    assert message.type is aiohttp.WSMsgType.BINARY
                    seen += message.data


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
    ],
)
def test_only_requests_from_here_are_served(host: str, origin: str | None, allowed: bool) -> None:
    assert from_here(host, origin) is allowed
