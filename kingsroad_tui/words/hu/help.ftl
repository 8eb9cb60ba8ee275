help-confirm = Kérdés. { KEY("yes") } megteszi, amit kérdez; { KEY("no") } vagy { KEY("leave") } mindent
    úgy hagy, ahogy van.
help-lesson = A vezetett játszma: lépésenként egy gondolat. A lapok fölött áll, mit érdemes tudni, és mi
    a teendő. Azt a választást, amely célt téveszt, nem játssza ki: megtudod, miért, és újra
    választasz.
help-now-line = A kézben lévő lapok fölötti sor megmondja, mit ér most egy lap vagy régió: mutass rá,
    vagy lépkedj a lapok közt: { KEY("look_previous|look_next") }. Ha már választottál lapokat, azt
    mondja, mit hoznak, ha oda más nem tesz jelzőt. Előtte a játék célját mondja, a második körtől
    azt is, hogy áll az a régió, ahol a Király van; { KEY("play.aim") } ezt elrejti.
help-practise = Amit gyakorolhatsz. { KEY("fixed.enter") } elkezdi a kijelöltet, és jön a következő. A gép
    elleni befejezett játszmáid hibái maguktól ide kerülnek: a még meg nem ítélt játszmákat a
    program megítéli, amíg ezt az oldalt nézed ({ KEY("practise.stop") } megállítja). Egy hiba jó
    válasz után 1, 3, 7 és 21 nappal tér vissza, rossz válasz után holnap; ha 21 nap után is jó,
    kész van. A mai három feladvány mindenkinek ugyanaz.
help-rulebook = A teljes szabályok. Keresés bennük: { KEY("search") }; { KEY("fixed.enter") } a következő
    találatra ugrik.
help-running-elsewhere = Ez a játszma egy másik ablakban vagy terminálban van nyitva, és egyszerre két
    helyen nem lehet játszani. Nézd, vagy folytasd egy másolattal.
help-remark = Amit valaki az asztalnál mond. Sosem tipp, és sosem szól rejtett dologról.
    { KEY("play.talk") } ki- és bekapcsolja.
help-rivals = Kik játszanak a gép oldalán, és hogyan gondolkodnak. Az arcuk követi a játékot.
help-new-game = Új játszma. Már minden ki van töltve: { KEY("fixed.enter") } legfelül, a játék indításán
    elkezdi, bármelyik mezőből pedig { KEY("start") }. { KEY("next") } és { KEY("above|below") } mezőről
    mezőre visz, { KEY("choice_field.open") } listát nyit. { KEY("more") } mutatja, ami ritkán kell.
    { KEY("together") } mindenkit ennél a gépnél ülő emberré tesz.
help-open = A játszmáid. { KEY("fixed.enter") } megnyitja a kijelöltet. Gépelj, és játékos, dátum vagy név
    szerint keres; egy fájl nevét is beírhatod.
help-save-game = Írj be egy nevet a mentett játszmának, és nyomd meg: { KEY("fixed.enter") }. A futó
    játszmák maguktól is megmaradnak.
help-ladder = Minden gépi játékos egy fok, legfelül a legerősebb. Egy mérkőzés két nyert játszmáig tart;
    ha megnyered, feljebb lépsz. Az elveszített mérkőzés megismételhető. Ezekben a játszmákban nincs
    tipp és nincs visszavonás. { KEY("play") } folytatja a mérkőzést; a félbehagyott játszma
    megvár.
help-play-together = A barátaid a saját gépükről játszanak. Valaki asztalt nyit, és odaadja a többieknek
    a meghívót; ők beillesztik ide. Senki sem lát egy választást sem, amíg mindenki nem választott,
    a házigazda sem.
help-waiting-room = Ki ül az asztalnál, ki van távol, és mióta. A meghívó beilleszthető vagy
    felolvasható, kis- vagy nagybetűvel; { KEY("waiting_room.copy") } magában mutatja, hogy
    kimásolhasd. Egy jellel ({ KEY("waiting_room.well_played") }, { KEY("waiting_room.ouch") },
    { KEY("waiting_room.moment") }) mindenkinek üzensz. Ha minden hely betelt, kezdődik a játék. A
    házigazdánál { KEY("waiting_room.start") } gépi játékosokat ültet a szabad helyekre és kezd,
    { KEY("waiting_room.free") } felszabadítja a kijelölt helyet, és { KEY("waiting_room.stand_in") }
    gépet ültet a távol lévő helyére.
help-copied = A szöveg egyedül áll, a bal szélen kezdődik, így egérrel kijelölhető ott is, ahol a terminál
    nem ad vágólapot a programoknak. A több sorból kimásolt meghívó úgy illeszthető be, ahogy van.
help-day-done = Aki ma játszik, mind ugyanazt az asztalt kapja. A három sor elmondja, hogy sikerült, a
    lapokról semmit: illeszd be egy üzenetbe.
help-own-name = Így hívnak mostantól minden asztalnál, hacsak ott mást nem írsz be. A beállításokban is
    ott van.
help-note = Amit erről a körről vagy az egész játszmáról meg akarsz jegyezni: a játszma fájljában marad,
    és ott áll az elemzésben, a jelentésben és a játszmák listájában.
help-settings = Ahogy neked tetszik. { KEY("above|below") } és { KEY("next") } sorról sorra visz,
    { KEY("choice_field.open") } megnyitja, miből lehet választani. Minden változás azonnal él és
    megmarad. Ha valaminek más billentyűt adnál, válaszd ki a listában, és nyomd meg az újat.
help-unsaved = A játszmát nem sikerült a helyére menteni. { KEY("elsewhere") } máshová menti, például egy
    másik lemezre, és kilép; { KEY("yes") } mentés nélkül lép ki; { KEY("no") } vagy { KEY("leave") }
    marad.
help-statistics = Hogyan szerepeltél a gépi játékosok egyes erősségei ellen a megőrzött játszmákban:
    görgetés { KEY("fixed.arrows") }. { KEY("leave") } bezárja.
help-what-else = Mi van még a képernyőn
help-keys-here = Billentyűk itt
help-keys-everywhere = Billentyűk mindenhol
rules-search = Keresés a szabályokban
rules-no-match = Nincs találat.
rules-found = { $at }. bekezdés, összesen { $count }; { KEY("fixed.enter") }: a következő
