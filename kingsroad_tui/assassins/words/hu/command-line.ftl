assassins-command = King & Assassins: játék, tanács, mentett játszmák, a tábla, álláskódok.
assassins-command-learn = Tanulj meg játszani: vezetett játszma tizenhárom lépésben, mindkét oldallal.
assassins-command-position = Kiírja annak az állásnak a kódját, ameddig egy mentett játszma jutott.
assassins-command-board = Szövegként rajzolja ki a táblát: egy mentett játszmáét, egy álláskódét vagy egy
    táblafájlét (.toml).

    Ezek nélkül a kezdőállást az A oldalon.
assassins-command-advise = Tanácsot ad egy oldalnak: az óra, az esélyek, a veszély, és jó módok a fázis
    lejátszására.

    A király oldalának a fájlban lévő titok nem számít; a nép oldalának igen.
    .side = Kinek.
    .belief = Aszerint mérlegelje, kik lehetnek, amit látni lehetett, vagy minden hármas legyen egyforma.
    .assume = Vegye biztosra, például "monk is none" vagy "at least one of monk and squire"; többször is
        megadható.
assassins-command-tournament = Gépi játékosok és programok versenyét játssza.

    PLAYER egy gépi játékos neve vagy cmd:PROGRAM ARG.... Ketten minden mérkőzést játszanak, egy önmaga
    ellen; többek közül minden mérkőzés kettőt húz. Egy mérkőzés két játszma ugyanazokkal a kártyákkal,
    cserélt oldalakkal.
    .matches = Mindegyik két játszma.
assassins-command-puzzles =
    .kings = Ki játssza a király oldalát.
    .people = Ki játssza a nép oldalát, kettő sorsolással.
    .kind = Mit keressen; többször is megadható (alapból mindent).
assassins-command-analyse = Megítél minden fázist mentett játszmákban vagy egy verseny eredményeinek
    játszmáiban, aszerint, amit akkor tudni lehetett.

    A király oldalát aszerint ítéli meg, amit mindenki tudhatott, a népét ezen túl a titkuk szerint. A
    hibás fájlt jelzi, a többivel folytatja; a kilépési kód ilyenkor 2. A Ctrl+C kiadja, ami kész.
    .seconds = Annyi fázist ítéljen meg, amennyi nagyjából ennyi időbe belefér.
    .side = Kinek a fázisait ítélje meg. Folyó játszmában a népéit csak akkor, ha egyedül őket kérik: ez
        elárul valamit az orgyilkosaikról.
assassins-command-host =
    .side = Melyik oldalt játszod először.
    .board = Táblafájl (TOML).
    .king-start = Honnan indul a király, ha a táblán több kezdőmező van.
assassins-command-train = Önmaga elleni játékkal tanulja meg, mennyit ér egy állás, és kit gyanítson.

    CHECKPOINT az egész futást őrzi. Ha a fájl már megvan, onnan folytatja a saját beállításaival. A
    Ctrl+C megállítja; ami az utolsó mentés óta lejátszódott, újra lejátszódik. Valahányszor tanult,
    megmondja, milyen jók az értékek a tanulásból kihagyott játszmákon.
    .games = Összes játszma, egy korábbi futáséival együtt.
    .every = Új futásnál ennyi játszma után tanul. [default: 200]
    .weights = A végén ide írja a súlyokat.
