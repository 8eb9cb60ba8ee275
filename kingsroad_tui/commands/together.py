"""``host``, ``join`` and ``verify`` of every game that can be played together."""

from __future__ import annotations

from collections.abc import Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
from click.core import ParameterSource

from kingsroad_tui.games import GAMES, game_of
from kingsroad_tui.home.game_form import OptionProblem
from kingsroad_tui.shell import errors
from kingsroad_tui.shell.command_options import file_argument, json_option
from kingsroad_tui.shell.game_description import GameDescription
from kingsroad_tui.shell.place import Way
from kingsroad_tui.together.game import GameTogether
from kingsroad_tui.words.errors import words_of
from tabletop.words.voice import phrase

if TYPE_CHECKING:
    from kingsroad_tui.together.invitation import Invitation
    from kingsroad_tui.together.room_files import KeptHost


def _part(game: GameDescription) -> GameTogether:
    """A game's own part, which it has: its commands are made for nothing else."""
    part = game.commands().together
    assert part is not None
    return part


def _host(game: GameDescription) -> click.Command:
    """Opens a table; the command of the first game takes up tables of every game."""
    own_part = _part(game)
    fewest, most = own_part.seats

    @click.option("--name", help=phrase("command-host.name"))
    @click.option(
        "--computers",
        type=click.IntRange(0, most - 1),
        default=0,
        help=phrase("command-host.computers"),
    )
    @click.option(
        "--listen",
        "address",
        metavar="ADDRESS",
        help=phrase("command-host.listen"),
    )
    @click.option("--port", type=click.IntRange(0, 65535), help=phrase("command-host.port"))
    @click.option("--via", metavar="RELAY", help=phrase("command-host.via"))
    @click.option("--web", is_flag=True, help=phrase("command-host.web"))
    @click.option(
        "--web-port",
        type=click.IntRange(0, 65535),
        help=phrase("command-host.web-port"),
    )
    @click.option("--limit", type=click.IntRange(10, 3600), help=phrase("command-host.limit"))
    @click.option("--no-hints", is_flag=True, help=phrase("command-host.no-hints"))
    @click.option("--resume", is_flag=True, help=phrase("command-host.resume"))
    @click.option("--plain", is_flag=True, help=phrase("command-host.plain"))
    def host(
        *,
        name: str | None,
        computers: int,
        address: str | None,
        port: int | None,
        via: str | None,
        web: bool,
        web_port: int | None,
        limit: int | None,
        no_hints: bool,
        resume: bool,
        plain: bool,
        seats: int = fewest,
        **own: Any,
    ) -> int:
        import asyncio

        from kingsroad_tui.lines.apart import asked_name, relay_address
        from kingsroad_tui.together.hosting import new_host
        from kingsroad_tui.together.room_files import has_other_tables, last_host

        meant = own_part
        if resume:
            _refuse_what_stays({"name", "seats", "limit", "no_hints", *own})
            playable = _playable(game)
            kept = last_host(playable if game is GAMES[0] else (game.word,))
            if kept is None:
                raise errors.Unusable(
                    phrase("together-other-tables")
                    if has_other_tables()
                    else phrase("together-no-table-kept")
                )
            meant = playable[kept.game]
        else:
            if computers >= seats:
                raise errors.Unusable(phrase("together-too-many-computers"))
            try:
                options = own_part.read(**own)
            except OptionProblem as problem:
                raise errors.Unusable(errors.one_line(problem.why)) from None
            called = asked_name(name) if plain or name else ""
            kept = new_host(game.word, options, called, seats, hints=not no_hints, limit=limit)
        # A table that is taken up may move.
        kept.address = kept.address if address is None else address
        kept.port = kept.port if port is None else port
        kept.via = kept.via if via is None else relay_address(via)
        _keep_links(kept, computers, web=web, port=web_port)
        if not plain:
            return _in_app(Way("open_table", kept=kept, computers=computers))
        errors.event_loop_interrupts()
        asyncio.run(_host_by_lines(meant, kept, computers))
        return errors.ExitCode.DONE

    if most > fewest:
        seats_range = click.IntRange(fewest, most)
        host = click.option(
            "--seats",
            type=seats_range,
            default=fewest,
            show_default=True,
            help=phrase("command-host.seats"),
        )(host)
    for option in reversed(own_part.options):
        host = option(host)
    return click.command(help=phrase("command-host"))(host)


def _refuse_what_stays(names: Collection[str]) -> None:
    """Refuses options that a table taken up keeps from before; ``names`` are their parameters'."""
    context = click.get_current_context()
    for option in context.command.params:
        name = option.name or ""
        typed = context.get_parameter_source(name) is ParameterSource.COMMANDLINE
        if typed and name in names:
            raise errors.Unusable(phrase("together-stays-as-it-was", option=option.opts[0]))


def _keep_links(kept: KeptHost, computers: int, *, web: bool, port: int | None) -> None:
    """Has a table kept with its links for browsers, those of before where it has any."""
    from kingsroad_tui.together.messages import SeatState
    from kingsroad_tui.together.room_files import new_links

    if web and kept.links is None:
        chairs = kept.table.chairs
        people = sum(chair.state is not SeatState.COMPUTER for chair in chairs) - computers
        kept.links = new_links(people - 1)
    if port is not None:
        if kept.links is None:
            raise errors.Unusable(phrase("together-port-of-no-links"))
        kept.links.port = port


def _playable(game: GameDescription) -> dict[str, GameTogether]:
    """What can be played together, also by a game that is not in the list."""
    parts = {one.word: one.commands().together for one in (game, *GAMES)}
    return {word: part for word, part in parts.items() if part is not None}


async def _host_by_lines(part: GameTogether, kept: KeptHost, computers: int) -> None:
    from contextlib import AsyncExitStack

    from kingsroad_tui.lines.apart import ApartLines, LineInput
    from kingsroad_tui.lines.line_io import say
    from kingsroad_tui.together.hosting import (
        NOT_OPENED,
        hosted_table,
        invitation_lines,
        is_only_here,
        reach_lines,
        why_not_opened,
    )

    async with AsyncExitStack() as opened:
        try:
            session = await opened.enter_async_context(hosted_table(kept, part, computers))
        except NOT_OPENED as error:
            refuse = errors.Unusable if isinstance(error, ValueError) else errors.CommandError
            raise refuse(why_not_opened(error, kept)) from None
        say(*reach_lines(kept))
        here = is_only_here(kept)
        say(*invitation_lines(session.invitation, "kingsroad join", only_here=here))
        if session.links is not None:
            say("", *session.links.lines(), "")
        if kept.table.limit is not None:
            say(phrase("together-limit-sentence", seconds=kept.table.limit))
        say(phrase("lines-type-help"))
        await ApartLines(session, LineInput(), part).run()
    say(phrase("together-still-saved", command="kingsroad host --resume"))


def _join(game: GameDescription) -> click.Command:
    """Takes a seat at a table; the invitation says of which game."""

    @click.command(help=phrase("command-join"))
    @click.argument("invitation", nargs=-1)
    @click.option("--name", help=phrase("command-join.name"))
    @click.option("--watch", is_flag=True, help=phrase("command-join.watch"))
    @click.option("--plain", is_flag=True, help=phrase("command-join.plain"))
    def join(invitation: tuple[str, ...], *, name: str | None, watch: bool, plain: bool) -> int:
        import asyncio

        from kingsroad_tui.lines.apart import asked_name
        from kingsroad_tui.together.invitation import Invitation, NoInvitation
        from kingsroad_tui.together.room_files import SeatsTaken, last_guest

        text = " ".join(invitation)
        if not text:
            kept = last_guest()
            if kept is not None:
                text = kept.invitation
                name = name or (kept.seat.name if plain else None)
            elif plain:
                text = _pasted()
            else:
                return _in_app(Way("together"))
        try:
            parsed = Invitation.parse(text)
        except NoInvitation as error:
            raise errors.Unusable(error.why(text)) from None
        parts = _playable(game).values()
        part = next((one for one in parts if one.number == parsed.game), None)
        if part is None:
            raise errors.Unusable(phrase("together-game-not-here"))
        if not plain:
            called = "" if name is None else asked_name(name)
            return _in_app(Way("join_table", invitation=str(parsed), name=called, watch=watch))
        errors.event_loop_interrupts()
        try:
            seated = asyncio.run(_join_by_lines(part, parsed, name, watch=watch))
        except SeatsTaken:
            raise errors.CommandError(phrase("together-seats-taken")) from None
        except OSError as error:
            raise errors.CommandError(f"{error.filename}: {words_of(error)}") from None
        return errors.ExitCode.DONE if seated else errors.ExitCode.FAILED

    return join


def _in_app(way: Way) -> int:
    """Opens the app where a way leads; the exit code."""
    from kingsroad_tui.app import KingsRoad
    from kingsroad_tui.commands.running import run_app

    return run_app(KingsRoad(first=way))


def _pasted() -> str:
    """The invitation, asked for. Raises Unusable where there is none."""
    from kingsroad_tui.lines.line_io import Leave, ask

    try:
        text = ask(phrase("together-paste-invitation"))
    except Leave:
        text = ""
    if not text:
        raise errors.Unusable(phrase("together-no-seat-kept"))
    return text


async def _join_by_lines(
    part: GameTogether, invitation: Invitation, name: str | None, *, watch: bool
) -> bool:
    """Takes the seat that is kept, or a new one; whether one was let in."""
    from functools import partial

    from kingsroad_tui.lines.apart import ApartLines, LineInput, asked_name, name_among
    from kingsroad_tui.lines.line_io import say
    from kingsroad_tui.together.session import guest_session

    kind, typed = part.kind({}), None
    while True:
        called = partial(asked_name, name)
        way = guest_session(invitation, kind, called, rename=bool(name), watch=watch)
        async with way as session:
            say(phrase("together-connecting"), phrase("lines-type-help"))
            typed = typed or LineInput()
            lines = ApartLines(session, typed, part)
            let_in = await lines.run()
        if not lines.wants_name:
            break
        name = await name_among(typed)
        if name is None:
            break
    if let_in and session.has_seat:
        say(phrase("together-seat-kept", command="kingsroad join"))
    return let_in


def _verify(game: GameDescription) -> click.Command:
    """Checks the proofs of games; the command of the first game those of every game."""
    own_part = _part(game)

    @click.command(help=phrase("command-verify"))
    @file_argument("files", nargs=-1, required=True, metavar="FILE...")
    @json_option(phrase("command-verify.json"))
    def verify(files: tuple[str, ...], *, as_json: bool) -> int:
        from kingsroad_tui.together.verifying import verify_data, verify_sentences

        broken = False

        def verify_one(number: int, file: str) -> bool:
            nonlocal broken
            said = game if file == "-" else game_of(Path(file), (game, *GAMES))
            found = (said.commands().together or own_part).check(file)
            broken = broken or bool(found.facts.broken)
            if as_json:
                errors.print_json(verify_data(file, found))
            else:
                # A file's name is one word, however long it is.
                fair, name = not found.facts.broken, errors.one_line(file)
                errors.print_text(phrase("together-fair", file=name, fair=fair))
                errors.print_sentences("\n".join(f"  {line}" for line in verify_sentences(found)))
            return True

        code = errors.each_game(files, verify_one)
        return errors.ExitCode.FAILED if broken and code is errors.ExitCode.DONE else code

    return verify


TOGETHER_COMMANDS: Final[dict[str, Callable[[GameDescription], click.Command]]] = {
    "host": _host,
    "join": _join,
    "verify": _verify,
}
"""Those of a game that can be played together."""
