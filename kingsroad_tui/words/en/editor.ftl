editor-go-on-editing = Go on editing
editor-clearing = Clear the board? The position that you set up is lost.
editor-over = The game is over in this position.
# Said of a pasted text without a code, which would begin with ``prefix``.
editor-no-code = That is no position code: one begins with { $prefix }:.
# Asked before a position is left that nothing keeps; ``code`` is the key for its code.
editor-leaving-question = Leave the editor? { $lost } Stay and press { $code } for its code.
