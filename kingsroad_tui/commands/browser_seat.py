"""``kingsroad browser-seat``: the app behind a page of ``kingsroad host --web``."""

from __future__ import annotations

import click

from kingsroad_tui.shell.errors import Unusable


@click.command(hidden=True)
@click.option("--watch", is_flag=True, help="Look on, without a seat.")
def command(watch: bool) -> int:
    """A seat at a table for somebody in a browser, and nothing else of this computer.

    The page's server starts it: the invitation stands in the environment, where nobody else can
    read it, and the app's own folder is the only one that it can write to.
    """
    import os
    import tempfile

    from kingsroad_tui.files.locations import typed_path
    from kingsroad_tui.shell.fence import Fence
    from kingsroad_tui.solver.client import SOLVER
    from kingsroad_tui.together.browser_seats import INVITATION
    from kingsroad_tui.together.closed_words import NOT_GIVEN

    invitation = os.environ.pop(INVITATION, "")
    home = os.environ.get("KINGSROAD_HOME", "")
    if not invitation or not home:
        raise Unusable(NOT_GIVEN)
    own = typed_path(home)
    tempfile.tempdir = str(own)

    from kingsroad_tui.closed_app import ClosedApp
    from kingsroad_tui.commands.running import run_app

    Fence(own, [SOLVER]).put_up()
    return run_app(ClosedApp(invitation, watch=watch))
