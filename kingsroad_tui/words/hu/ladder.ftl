ladder-counted-ladder-plays = A létra következő játszmája.
ladder-counted-day-plays = A mai játszma.
ladder-counted-plain = A --play kapcsolóval: sorról sorra.
ladder-daily-title = A mai játszma
ladder-daily-done = A mai játszmát már lejátszottad. Holnap jön egy másik.
ladder-daily-copy = Az eredmény másolása
ladder-daily-look-back = Visszanézés
ladder-daily-close = Bezárás
ladder-daily-sent = A mai eredmény (a vágólapra került)
ladder-daily-gone = Maga a játszma már nincs a mentettek között.
ladder-daily-not-the-day = Ez nem a mai játszma volt: nincs mit továbbadni.
ladder-daily-once = Ma mindenkinek ugyanez az asztal. Egyszer számít: nincs tipp, nincs visszavonás.
ladder-daily-question = A mai játszma mindenkinek ugyanaz az asztal, és csak egyszer számít: nincs
    tipp, nincs visszavonás. Félbehagyhatod, és ma később folytathatod. Játszol most?
ladder-daily-play = Játék
ladder-daily-not-now = Most nem
ladder-title = A létra
ladder-rules = Mindenki ellen két nyert játszmáig. Nincs tipp, nincs visszavonás. Kiléphetsz: a játszma megvár.
ladder-reading = A játszmáid átnézése …
ladder-no-rating = Még nincs értékszámod: játssz egyet a gép ellen tipp és visszavonás nélkül.
ladder-top = Mindenkit legyőztél. Védd meg a címedet, amikor csak akarod.
ladder-play-question = Jöhet a következő játszma? y vagy n
ladder-you = te
ladder-what-counts = Az értékszámba azok a játszmáid számítanak, amelyeket egyedül játszottál a gép ellen,
    tipp és visszavonás nélkül. A valódi szám 20-ból 19-szer a zárójelek közé esik.
ladder-interval = kb. { $value } ({ $low }–{ $high })
ladder-mark = { $name }: { $worth }
ladder-rating = Az értékszámod { $rating }, { $games } játszma után; { $mark }.
ladder-first-rating = Az első értékszámod { $rating }; { $mark }.
ladder-rating-stays = Az értékszámod marad { $rating }; { $mark }.
ladder-rating-moves = { $up ->
     [yes] Az értékszámod { $rating }, { $change } ponttal több; { $mark }.
    *[no] Az értékszámod { $rating }, { $change } ponttal kevesebb; { $mark }.
   }
ladder-match-begins = { $name } ellen, két nyert játszmáig.
ladder-match-level = Az állás { $score }: { $number ->
        [1] az
        [5] az
       *[other] a
      } { $number }. játszma dönt.
ladder-match-you-lead = Te vezetsz: { $score }. { $number ->
        [1] Az
        [5] Az
       *[other] A
      } { $number }. játszma jön.
ladder-match-they-lead = { $name } vezet: { $score }. { $number ->
        [1] Az
        [5] Az
       *[other] A
      } { $number }. játszma jön.
ladder-match-won = Megnyerted a mérkőzést { $name } ellen: { $score }.
ladder-match-lost = { $name } nyerte a mérkőzést: { $score }. Próbáld újra, amikor kedved van.
ladder-counts = Ami számít
ladder-line-begin = A létra: két nyert játszmáig
ladder-line-top = A létra: a csúcson vagy
ladder-line-score = A létra: { $score }, { $name } ellen
ladder-line-next = A létra: a következő { $name }
ladder-daily-line-begin = A mai játszma: még nem játszottad
ladder-play = Játék: { $number }. játszma
ladder-titled = A címed: { $title }.
ladder-titled-next = A címed: { $title }. A következő: { $next }.
ladder-risen = Az új címed: { $title }!
ladder-won = { $number } nyert
ladder-lost = { $number } vesztett
ladder-now = most { $score }
ladder-of = { $game }: a létra
ladder-rung = { $number }. { $name }, { $strength } ({ $worth }).
ladder-rung-about = { $number }. { $name }, { $strength } ({ $worth }): { $about }.
ladder-next-match = a következő mérkőzésed
ladder-game-said = A létra: { $number }. játszma { $name } ellen. Nincs tipp, nincs visszavonás.
ladder-goes-on = { $key }: tovább a létrán.
ladder-counted-ladder-help = Megmutatja a létrádat és az értékszámodat ({ $game }); a --play kapcsolóval
    folytatja.
ladder-counted-day-help = Megmutatja a mai játszmát ({ $game }) és az eredményedet; a --play kapcsolóval
    elindítja.
ladder-daily-line = { $game }, { $day }; ellenfelek: { $names }
ladder-daily-kings-side = a király oldala, { $rounds } kör
ladder-daily-peoples-side = a nép oldala, { $rounds } kör
ladder-daily-place = { $count } játékosból { $place }, { $points } pont
ladder-daily-won = Győzelem
    .played = A mai játszma: győzelem
ladder-daily-lost = Vereség
    .played = A mai játszma: vereség
ladder-daily-shared = Közös győzelem
    .played = A mai játszma: közös győzelem
ladder-daily-won-on-tie = Győzelem holtversenyben
    .played = A mai játszma: győzelem holtversenyben
ladder-daily-lost-on-tie = Vereség holtversenyben
    .played = A mai játszma: vereség holtversenyben
ladder-daily-won-by = Győzelem, a különbség { $by }
    .played = A mai játszma: győzelem, a különbség { $by }
ladder-daily-lost-by = Vereség, a különbség { $by }
    .played = A mai játszma: vereség, a különbség { $by }
ladder-daily-against = { $game }, { $day }: te, és ellened { $names }.
