assassins-review-place = { $round }. kör, { $side }
    .not-judged = { $place }: nincs megítélve.
assassins-review-not-judged = nincs megítélve
    .sentence = Nincs megítélve.
assassins-review-something-missed = kimaradt valami
assassins-review-nothing = semmi
    .advised = a fázis azonnali befejezése
assassins-review-but-for-one-thing = Egy dolog híján közel a legjobbhoz.
assassins-review-played-well = Szép játék.
assassins-review-played-as-well = Semmi sem volt egyértelműen jobb.
assassins-review-cost = { $label }, a nyerési esélyből { $cost } az ára.
assassins-review-missed-win = Azonnal megnyerhette volna a játszmát: { $way }.
assassins-review-missed-kill = A királyt meg lehetett volna ölni: { $way }.
assassins-review-missed-safe = Ugyanazon a mezőn minden veszély nélkül állhatott volna: { $way }.
assassins-review-open-gate = Nyitva maradt egy kapu, a király a következő fázisában kisétálhat, { $all ->
    [yes] { $cards ->
      [one] ha az utolsó kártya jön
     *[other] mind a { $cards } kártyával
    }
   *[no] { $cards } kártyából { $leaves } esetén
  }; { $instead ->
    [0] ez után eggyel sem
   *[other] ez után csak { $instead } esetén
  }: { $way }.
assassins-review-better = Jobb: { $way }.
assassins-review-difference = A különbség: { $apart }.
assassins-review-risks = Ahogy játszották, { $was }; a jobb fázis után { $better }.
assassins-review-to-and-fro = { $ap } AP ide-oda járkálásra ment el.
assassins-review-unspent = Felhasználatlan: { $left }.
assassins-review-unspent-king = a király { $ap } AP-je
assassins-review-unspent-knights = a lovagok { $ap } AP-je
assassins-review-unspent-people = { $ap } AP
assassins-review-castle-lost = Innentől a várhoz kevés a kártya: csak a három orgyilkos kiesése nyerhet neki.
assassins-review-arrested = { $was ->
    [yes] { $who-begun } orgyilkos volt, ennek { $chance } volt az esélye.
   *[no] { $who-begun } nem volt orgyilkos, ennek { $chance } volt az esélye.
  }
assassins-review-account = { $best ->
    [yes] Ezzel a fázissal az esély { $choice }
   *[no] A legjobb fázissal az esély { $before }, ezzel { $choice }
  }{ $any ->
    [yes] ; aztán { $came }: így { $after }.
   *[no] .
  }
assassins-review-came-cards = kártyák { $came }
assassins-review-came-arrests = letartóztatások { $came }
assassins-review-came-others = a másik oldal { $came }
assassins-review-header = { "  " }kör  oldal   fázis                ára  szer.
assassins-review-column-king = király
assassins-review-column-people = nép
assassins-review-column-side = oldal
assassins-review-column-phases = fázis
assassins-review-column-cost = ára
assassins-review-column-cards = kártyák
assassins-review-column-arrests = letart.
assassins-review-column-others = a másik
assassins-review-column-luck = szer.
    .heading = Szerencse
assassins-review-column-player = játékos
assassins-review-column-mistakes = hibák
assassins-review-column-round = kör
assassins-review-column-played = játszott
assassins-review-column-class = fajta
assassins-review-column-start = kezdet
assassins-review-column-result = eredmény
assassins-review-title = Az elemzés: { $king } – { $people }
assassins-review-course = { $several ->
    [yes] Nyerési esély minden fázis előtt és után
   *[no] { $side }: nyerési esély minden fázis előtt és után
  }
assassins-review-moments = Ezt nézd meg először: { $moments }.
assassins-review-moment = { $round }. kör ({ $called })
assassins-review-progress = Megítélés: { $done }/{ $total } fázis{ $any ->
    [yes] ; még kb. { $left } másodperc
   *[no] { "" }
  }
assassins-review-not-allowed = Ennél az asztalnál nincs tipp: a fázisokat csak a játszma végén ítéli meg.
assassins-review-no-answer = A megoldó nem adott választ: a többi nincs megítélve. Zárd be, és nyisd meg újra.
assassins-review-running = Előbb játszd végig ezt a játszmát; akkor bármelyik fázist újra kipróbálhatod.
assassins-review-not-all-yet = A jelentés akkor készül el, ha minden fázis meg van ítélve.
assassins-review-not-yet = Ez a fázis még nincs megítélve.
assassins-review-nobodys = Ezt a fázist nem lehet megítélni: a feljegyzésben nincs benne, kik voltak az orgyilkosok.
assassins-review-report-written = A jelentés elkészült: { $page }
assassins-review-no-mistakes-yet = Ott még nincs hiba: eddig { $judged }/{ $total } fázis van megítélve.
assassins-review-no-more-mistakes = Arrafelé nincs több hiba.
assassins-review-again = Újra
assassins-review-thinking = A fázis megítélése …
assassins-review-try = Próbáld újra: { $round }. kör
    .played = Ahogy játszották: { $verdict }
    .task = Játszd le a fázist, ahogy a legjobbnak gondolod: { $judge } megítéli, { $best } jobb fázist mutat.
    .answer = Jobb fázis: { $way }.
assassins-review-tried = { $than ->
    [better] Ez jobb annál, ahogy játszották, ennyivel: { $gain }.
    [worse] Ahogy játszották, az jobb volt, ennyivel: { $gain }.
   *[alike] Ez nagyjából ugyanolyan jó, mint ahogy játszották.
  }
assassins-review-tried-again = { $key }: a fázis elölről.
assassins-review-moment-arrest = { $assassin ->
    [yes] Orgyilkos, mint kiderült!
   *[no] Nem orgyilkos, mint kiderült!
  }
assassins-review-moment-king = { $who } felfordítja a kártyát: { $card }.
assassins-review-moment-people = { $who } játssza a nép oldalát: { $ap } AP.
assassins-review-look-back-over = Itt már vége a játszmának: előbb menj vissza egy lépést ({ KEY("back") }).
assassins-review-look-back-running = Előbb játszd végig ezt a játszmát; akkor bármelyik pillanatától továbbjátszhatsz.
assassins-review-look-back-playing-on = Innentől külön játszma; a kártyák úgy jönnek, ahogy jöttek.
assassins-review-no-phase-yet = Még egy fázist sem játszottak végig.
assassins-review-nothing-judged = Egy fázis sincs megítélve. Hogy mit játssz: kingsroad assassins advise.
assassins-review-mistakes = { $any ->
    [yes] Hibák, elöl a legrosszabb
   *[no] Nem volt hiba.
  }
assassins-review-castle = { $round ->
        [1] Az
        [5] Az
       *[other] A
      } { $round }. kör után kevés volt a kártya a várhoz: onnantól a király oldala csak mindhárom orgyilkos
    kiesésével nyerhetett.
assassins-review-legend = ?? nagy hiba, ? hiba, ?! pontatlanság, aszerint, mennyit vesztett egy fázis; ! kimaradt valami biztos. A
    nyerési esély százalékpontjaiban (%): mennyit adtak fel összesen a fázisok, és mit hoztak vagy vittek a kártyák, a
    letartóztatások és a másik oldal.
assassins-review-side = { $side }: { $phases } fázisban { $any ->
    [yes] { $mistakes }
   *[no] egy hiba sem
  }; egy fázis átlagosan ennyit adott fel a nyerési esélyből: { $cost }.
    .line = { $side }: { $phases } fázisban { $mistakes } hiba; ára { $cost }, szerencse { $luck }
assassins-review-own-side = A nép fázisainak megítélése, csak a nép szemével: --side people.
assassins-review-only-people = A király fázisait itt nem ítéli meg: csak a népét kérted.
assassins-review-only-king = A nép fázisait itt nem ítéli meg: csak a királyét kérted.
assassins-review-people-later = A nép fázisait nem ítéli meg, amíg a játszma tart: az elárulná az orgyilkosokat.
assassins-review-people-unknown = A nép fázisai nincsenek megítélve: a feljegyzésben nincs benne, kik voltak az orgyilkosok.
assassins-review-key-steps = lépés
assassins-review-key-phases = fázis
assassins-review-key-review = elemzés
assassins-review-key-hint = tipp
assassins-review-key-play-on = folytatás
assassins-review-key-leave = bezár
assassins-review-method = Minden fázist úgy értékel, ahogy egy tipp értékelte volna akkor: a király oldalát abból, amit bárki tudhatott, a népét abból és a titkából. Egy fázis neve abból jön, amennyit elveszített, ha az több, mint a szórásának kétszerese.
