assassins-follow-title = Asztal követése
assassins-follow-who-plays = Jegyezz fel egy játszmát, ahogy folyik, és kérj tippet úgy, ahogy a két játékos egyike
    látja.
assassins-follow-king = A király oldala
assassins-follow-people = A nép
assassins-follow-advised = Tippek neki
assassins-follow-assassins = Az orgyilkosaid
assassins-follow-assassins-hint = három betű, például a d k
assassins-follow-begin = Kezdés
assassins-follow-three-letters = Írj be három betűt a és l között, vagy még egyet se.
assassins-follow-nothing-written = Még nincs feljegyezve semmi.
assassins-follow-taken-back = Visszavonva.
assassins-follow-who-they-were = Kik voltak
assassins-follow-goes-on = Az egyikük még a táblán van, így a játék folytatódik.
assassins-follow-who-were-they = A játék végén megmutatják a három kártyát. Írd be a betűiket: ha mindhárom kiesett,
    vége a játéknak.
assassins-follow-turn-up = Felfedés
assassins-follow-card-title = Melyik kártya került elő?
assassins-follow-over = { $result } { $back } visszavon.
assassins-follow-card = { $key }: { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. kör kártyájának felfedése.
assassins-follow-turn = { $who }: válassz bábut, vagy { $type }, és írd be; { $end } befejezi a fázist.
assassins-follow-whom-king = a király oldala
assassins-follow-whom-people = a nép oldala, amely ismeri az orgyilkosait
assassins-follow-whom-both = mindkettő, aszerint, amit mindenki tud
assassins-follow-cancel = Mégse
assassins-follow-cannot-be = Nem ők az orgyilkosok: { $why }.
assassins-follow-not-hinted = A tippek itt neki szólnak: { $side }.
