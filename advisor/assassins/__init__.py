"""The solver's part for King & Assassins: its computer players."""
