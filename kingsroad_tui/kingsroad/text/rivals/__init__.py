"""What rivals say at a table of King's Road: a file for each character, lines by situation."""
