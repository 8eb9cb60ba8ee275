"""What is served at a port of this computer: guarded ports, and pages with the app."""
