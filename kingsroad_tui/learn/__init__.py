"""What guided games share."""
