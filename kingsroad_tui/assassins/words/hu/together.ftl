assassins-together-choose-assassins = Írd be a három orgyilkosodat, például adk. hint: tanács.
assassins-together-assassins-sealed = A három orgyilkosod le van pecsételve: már nem cserélheted őket, és más nem láthatja.
assassins-together-type-actions = Írd be az akciókat, és ha kész vagy: end.
assassins-together-not-yours = Az orgyilkosaid csak a tiéid: másnak nincs.
assassins-together-hint-later = Tippet a saját fázisodban kérhetsz.
assassins-together-time-is-over = Lejárt az időd: a fázisod azzal ér véget, amit eddig tettél.
assassins-together-your-turn = Te jössz: a másik oldal befejezte a fázisát.
assassins-together-swap = Egy újabb játszmában oldalt cseréltek.
assassins-together-undone = Csak a saját folyó fázisod akcióit lehet visszavonni.
assassins-together-sides = { $king } játssza a király oldalát, { $people } a nép oldalát.
assassins-together-waits-for-choice = { $who } titokban három orgyilkost választ.
assassins-together-has-chosen = { $who } kiválasztotta a három orgyilkost, és már nem cserélheti őket.
assassins-together-to-act = { $who } jön.
assassins-together-stands-still = { $who } távol van. Más nem ismeri az orgyilkosokat: a nép oldala áll.
assassins-together-stood-still = { $away ->
     [yes] Amíg távol voltál, az oldalad { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben állt.
    *[no] Lejárt az időd, így az oldalad { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben állt.
   }
assassins-together-played-instead = { $away ->
     [yes] Amíg távol voltál, { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben gép játszott helyetted: { $done }.
    *[no] Lejárt az időd, így { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben gép játszott helyetted: { $done }.
   }
assassins-together-asked-whether-over = Kiesett a harmadik orgyilkos? { $who } azonnal megmondja.
assassins-together-goes-on = { $who } azt mondja: a játék folytatódik.
assassins-together-turns-up = { $who } felfedi a három kártyát.
assassins-together-false-answer = { $who } { $round ->
        [1] az
        [5] az
       *[other] a
      } { $round }. körben azt mondta, hogy a játék folytatódik, pedig a harmadik
    orgyilkos már kiesett: a király oldala nyert.
assassins-together-lot-card = { $round }. kör: { $who } száma a kártyához nem került elő, így a házigazda nélküle húzatta.
    Addigra már megmutatta a sajátját: { $others }.
assassins-together-lot-phase = { $round }. kör: { $who } akciói nem kerültek elő, így a házigazda állni hagyta az oldalát.
    Akkor más nem választott, így ezt a házigazda dönthette el.
    .host = { $round }. kör: { $who } akciói nem kerültek elő, így a házigazda állni hagyta az oldalát. Akkor más nem
        választott, így ezt a házigazda, { $host } dönthette el.
assassins-together-side = A te oldalad
assassins-together-kings-side = A király
assassins-together-peoples-side = A nép
assassins-together-role-king = A király oldala
assassins-together-role-people = A nép oldala
