"""Makes the pictures of the documentation, as SVG and PNG, and the recording.

``python screenshots/make.py`` makes them all, ``python screenshots/make.py NAME...`` some of them;
``--into FOLDER`` puts them elsewhere.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
from pathlib import Path

import resvg_py
from pictures import COMMANDS, HERE, SCENES, font_files, svg_of, svg_of_command
from recording import recording

RECORDING = "recording"
"""The name of the recording, which is SVG only."""


def main() -> None:
    """Reads the command line and makes what it asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--into", type=Path, default=HERE, metavar="FOLDER")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as home:
        for name in asked.names or [*SCENES, *COMMANDS, RECORDING]:
            os.environ["KINGSROAD_HOME"] = str(Path(home) / name)
            svg = svg_named(name)
            (asked.into / f"{name}.svg").write_text(svg, encoding="utf-8")
            if name != RECORDING:
                (asked.into / f"{name}.png").write_bytes(png_of(svg))
            print(name, flush=True)


def svg_named(name: str) -> str:
    """The picture with this name."""
    if name == RECORDING:
        return recording()
    if name in COMMANDS:
        return svg_of_command(COMMANDS[name])
    return asyncio.run(svg_of(SCENES[name]))


def png_of(svg: str) -> bytes:
    """A picture as PNG."""
    with font_files() as fonts:
        return bytes(
            resvg_py.svg_to_bytes(svg_string=svg, font_files=fonts, skip_system_fonts=True)
        )


if __name__ == "__main__":
    main()
