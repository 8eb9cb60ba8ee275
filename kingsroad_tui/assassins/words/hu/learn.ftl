assassins-learn-next = { KEY("forward") }: következő lépés.
assassins-learn-last-next = { KEY("forward") }: amit megtanultál.
assassins-learn-finished-title = Ismered a játékot!
assassins-learn-finished-keys = { KEY("forward") }: új játszma. { KEY("other") }: a szabályok. { KEY("step") }: még
    egyszer. { KEY("leave") }: kilépés.
assassins-learn-finished-plain = A kingsroad assassins play --plain igazi játszmát kezd a gép vagy egy barát ellen; ott
    a rules minden szabályt elmond.
assassins-learn-plain-keys = Tanulj meg King & Assassinst játszani. Írd be, amit a lépések kérnek. board: ki hol áll, map:
    a tábla betűkkel, can MEZŐ: mit tehet egy bábu, undo: egy akció vissza, again: a lépés elölről, next
    vagy back: másik lépés, help: a jelölések, quit: kilépés.
assassins-learn-keys-here = Ez a billentyű itt nem csinál semmit.
assassins-learn-step-done = Ez a lépés kész. Tovább: { KEY("forward") }.
assassins-learn-not-to-be-ended = { KEY("forward") } befejezné a fázist. Előbb tedd meg, amit ez a lépés kér.
assassins-learn-not-to-be-ended-plain = Előbb tedd meg, amit ez a lépés kér.
assassins-learn-these-three = Játékban bárkit választhatsz. Itt a következő lépésekhez F, G és K kell.
assassins-learn-no-hint-needed = Minden játszmában kérhetsz tippet. Ez a lépés maga megmondja, mit tégy.
assassins-learn-hint-closed = A tipp bezárult: nyomd meg { KEY("hint") }, amíg újra a legjobbat nem mondja.
assassins-learn-left = A kingsroad assassins learn --plain innen folytatja; a be nem fejezett lépés elölről kezdődik.
assassins-learn-not-asked-for = Szabad, de ez a lépés mást kér.
assassins-learn-something-else = Szabad, de itt { $who } mást tegyen.
assassins-learn-somebody-else = Szabad, de itt rajta a sor: { $who }.
assassins-learn-look-on = Nézd a táblát …
assassins-learn-place = { $step }/{ $steps } · { $title }
assassins-learn-plain-place = { $step }/{ $steps }. lépés: { $title }
assassins-learn-menu-first = öt perc alatt
assassins-learn-king-wins = A király oldala nyer, ha a király kijut egy kapun, vagy ha mindhárom orgyilkos kiesett.
assassins-learn-people-win = A nép nyer a második sebbel, vagy ha a király az utolsó kártya után még odakint van.
assassins-learn-type = Írd be: { $action } ({ $what })
assassins-learn-type-hint = Írd be: hint. A veszély, az út a kapuig, mit a legjobb tenni.
assassins-learn-type-follow = Írd be a tippben szereplő akciókat.
assassins-learn-type-choose = Írd be: FGK. Ehhez a leckéhez ők kellenek. A király útja mentén állnak, és nincs
    közelükben lovag.
assassins-learn-type-end = Írd be: end.
assassins-learn-you = Te
