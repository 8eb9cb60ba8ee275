"""``kingsroad board``: draws the map as text."""

from __future__ import annotations

from pathlib import Path

import click

from kingsroad_tui.common.errors import Unusable, print_text


@click.command()
@click.argument("source", required=False, metavar="[FILE|CODE|-]")
@click.option(
    "--round", "number", type=int, metavar="N", help="Before round N (default: as it stands)."
)
@click.option("--players", type=click.IntRange(2, 5), default=5, help="For a board file.")
@click.option("--ascii", "ascii_only", is_flag=True, help="Draw with ASCII signs.")
@click.option("--width", type=click.IntRange(20, 500), default=80, help="In columns.")
@click.option("--height", type=click.IntRange(8, 200), default=23, help="In lines.")
def command(
    source: str | None,
    number: int | None,
    players: int,
    *,
    ascii_only: bool,
    width: int,
    height: int,
) -> None:
    """Draw the map as text: of a saved game, a position code or a board file (.toml).

    Without one, draws the built-in kingdom.
    """
    import sys

    from kingsroad.board import BoardError, kingdom, read_board
    from kingsroad.position import starting_position
    from kingsroad_tui.common.look.glyphs import Glyphs
    from kingsroad_tui.kingsroad.drawing.kingdom_map import kingdom_text
    from kingsroad_tui.kingsroad.drawing.map_view import MapView
    from kingsroad_tui.kingsroad.storage.game_input import before_round, open_source
    from kingsroad_tui.kingsroad.text.line_mode import player_lines

    plain = ascii_only or not (sys.stdout.encoding or "").lower().startswith("utf")
    glyphs = Glyphs.ascii() if plain else Glyphs.unicode()
    if source is None or source.endswith(".toml"):
        try:
            board = read_board(Path(source)) if source else kingdom()
        except BoardError as error:
            raise Unusable(str(error)) from None
        position = starting_position(players, board=board)
        names: tuple[str, ...] = ()
    else:
        game = before_round(open_source(source), number)
        position, names = game.position, game.players
    view = MapView(position, glyphs=glyphs, names=names)
    print_text(kingdom_text(view, width, height))
    for seat, line in enumerate(player_lines(position, names) if names else ()):
        print_text(f"{view.letter(seat)}{view.sign(seat)} {line}")
