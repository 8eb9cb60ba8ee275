"""King & Assassins in the app: a folder for each thing one does with it."""
