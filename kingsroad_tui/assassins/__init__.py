"""The wing of King & Assassins; none of it is imported before somebody enters it."""
