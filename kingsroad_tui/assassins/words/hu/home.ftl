assassins-home-table = Az asztal
assassins-home-assassins-idea = Egy gyűlölt király a városán át a várba tart, hét lovaggal. A tizenkét városlakó
    közül három orgyilkos, és csak a játékosuk tudja, melyik.
assassins-home-your-side = A te oldalad (king: király, people: nép, both: mindkettő, none: egyik sem)
assassins-home-king-starts-on = A király innen indul
assassins-home-same-name = Mindkettőnek ugyanaz a neve.
assassins-home-swapped = Most { $king } játssza a király oldalát, { $people } a népet.
assassins-home-plays-king = A király és hét lovagja.
assassins-home-plays-people = A városlakók, köztük három orgyilkos.
assassins-home-name-of = Név: { $side }
assassins-home-who-plays = Ki játssza: { $side }
assassins-home-can-start-on = A király innen indulhat: { $squares }.
assassins-home-type-one-of = Írd be ezek egyikét: { $squares }.
assassins-home-kings-side = A király oldala
assassins-home-peoples-side = A nép
assassins-home-board-file = Táblafájl
assassins-home-king-start = A király kezdőmezője
assassins-home-board-hint = üresen a nyomtatott város, vagy egy fájl neve
assassins-home-start-hint = melyik mező, ha a táblán több van
assassins-home-starts-on = A király innen indul: { $square }.
assassins-home-no-seed = hagyd üresen; ugyanaz a szám ugyanazokat a kártyákat adja
assassins-home-step-1 = Minden körben egy kártya ad akciópontot a királynak, a lovagoknak és a népnek.
assassins-home-step-2 = A király oldala nyer, ha ő kijut egy kapun, vagy ha nincs több orgyilkos.
assassins-home-step-3 = A nép nyer, ha ő kétszer megsebesül, vagy ha elfogynak a kártyák.
assassins-home-more = Több: tábla (a nyomtatott), kártyák (újak), tippek ({ $hints ->
    [yes] lehet kérni
   *[no] nincs
  })
