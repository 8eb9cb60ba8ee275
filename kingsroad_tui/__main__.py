"""The console command ``kingsroad``, which is ``python -m kingsroad_tui`` as well."""

from __future__ import annotations

import sys

from advisor.core.processes import adopt_orphans, kill_descendants
from advisor.core.threads import use_one_thread
from kingsroad_tui.termination import end_on_signals


def main() -> None:
    """Runs the command line; Ctrl+C ends it quietly even while it is still being loaded.

    No process that it started, or that those started, outlives it.
    """
    use_one_thread()
    adopt_orphans()
    end_on_signals()
    try:
        from kingsroad_tui.cli import run

        code = run()
    except KeyboardInterrupt:
        code = 130  # ExitCode.INTERRUPTED, which may not be loaded yet
    finally:
        kill_descendants()
    sys.exit(code)


if __name__ == "__main__":
    main()
