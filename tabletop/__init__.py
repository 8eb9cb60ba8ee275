"""What the rules of every game share: files and names that somebody else wrote, used safely."""
