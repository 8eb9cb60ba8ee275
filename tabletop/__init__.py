"""What every game rests on: errors, records, and what somebody else wrote, used safely."""
