"""How what is to be said is put into words: messages, numbers, and the voice of a language."""
