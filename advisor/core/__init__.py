"""What every room of the solver uses: cancellation, parallel work, arrays, JSON lines."""
