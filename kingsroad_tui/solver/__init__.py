"""The solver process as the app sees it."""
