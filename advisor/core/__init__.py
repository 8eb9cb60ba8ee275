"""What all packages of the solver use: cancellation, parallel work, threads, arrays, JSON lines."""
