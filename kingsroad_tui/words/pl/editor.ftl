editor-go-on-editing = Edytuj dalej
editor-clearing = Wyczyścić planszę? Ustawiona pozycja przepadnie.
editor-over = W tej pozycji partia jest skończona.
editor-no-code = To nie kod pozycji: takie zaczynają się od { $prefix }:.
editor-leaving-question = Wyjść z edytora? Ustawiona pozycja przepadnie. Żeby ją zachować, zostań i naciśnij { $code }: będzie kod.
editor-clear = Wyczyść
editor-leave = Wyjdź
