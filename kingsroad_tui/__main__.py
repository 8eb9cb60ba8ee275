"""``python -m kingsroad_tui`` is the ``kingsroad`` command."""

from kingsroad_tui.cli import main

if __name__ == "__main__":
    main()
