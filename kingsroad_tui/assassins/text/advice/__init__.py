"""What people read of advice about King & Assassins."""
