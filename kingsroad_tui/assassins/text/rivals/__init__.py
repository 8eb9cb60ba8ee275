"""What rivals say at a table of King & Assassins: a file for each character, lines by situation."""
