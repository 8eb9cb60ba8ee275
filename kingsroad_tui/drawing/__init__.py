"""Pictures made of terminal cells, as pure functions; no Textual."""
