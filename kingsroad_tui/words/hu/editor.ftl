editor-go-on-editing = Vissza a szerkesztéshez
editor-clearing = Leveszel mindent a tábláról? A beállított állás elvész.
editor-over = Ebben az állásban vége a játéknak.
editor-no-code = Ez nem állás kódja: azok így kezdődnek: { $prefix }:.
editor-leaving-question = Elhagyod a szerkesztőt? A beállított állás elvész. Ha meg akarod tartani,
    maradj, és kérd a kódját: { $code }.
editor-clear = Leveszem
editor-leave = Elhagyom
