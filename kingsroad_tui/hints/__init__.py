"""What hints of any game share."""
