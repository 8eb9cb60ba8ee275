"""What makes that which is shipped: training, puzzle search, tournaments. Only commands use it."""
