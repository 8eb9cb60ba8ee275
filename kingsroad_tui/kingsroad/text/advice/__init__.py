"""What people read of advice: hints, reasons, warnings, and what choices are worth."""
