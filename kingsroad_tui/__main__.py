"""The console command ``kingsroad``, which is ``python -m kingsroad_tui`` as well."""

from __future__ import annotations

import sys

from advisor.core.threads import use_one_thread


def main() -> None:
    """Runs the command line; Ctrl+C ends it quietly even while it is still being loaded."""
    use_one_thread()
    try:
        from kingsroad_tui.cli import run

        code = run()
    except KeyboardInterrupt:
        code = 130  # ExitCode.INTERRUPTED, which may not be loaded yet
    sys.exit(code)


if __name__ == "__main__":
    main()
