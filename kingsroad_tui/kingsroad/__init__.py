"""King's Road in the app: a folder for each thing one does with it."""
