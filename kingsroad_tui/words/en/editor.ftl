editor-go-on-editing = Go on editing
editor-clearing = Clear the board? The position that you have set up will be lost.
editor-over = The game is over in this position.
# Said of a pasted text without a code, which would begin with ``prefix``.
editor-no-code = That is not a position code: those begin with { $prefix }:.
# Asked before a position is left that nothing keeps; ``code`` is the key for its code.
editor-leaving-question = Leave the editor? The position that you have set up will be lost. To keep it,
    stay and press { $code } for its code.
editor-clear = Clear it
editor-leave = Leave
