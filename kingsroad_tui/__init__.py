"""What people use: the Textual app, the command line, plain-text play."""
