acting-pawn = { $pawn ->
    [king] A király kiválasztása
    [knight] { $sign }. lovag kiválasztása
   *[person] { $sign } kiválasztása
  }
    .about = { $pawn ->
        [person] Egy városlakó kiválasztása a betűjével
       *[other] A király (0) vagy egy lovag kiválasztása a számával
    }
acting-go = { $way ->
    [up] Fel
    [down] Le
    [left] Balra
   *[right] Jobbra
  }
    .about = A bábu oda megy; bábu nélkül a jelölő
editor-go = { $way ->
    [up] Fel
    [down] Le
    [left] Balra
   *[right] Jobbra
  }
    .about = A következő mező arra
editor-put = { $letter } ide
    .about = Egy városlakó ide vagy el innen
key-acting-next = Bábu
    .about = A következő bábu, amely tehet valamit
key-acting-previous = Előző bábu
    .about = Az előző bábu
key-acting-other = Letartóztat
    .about = Lökés helyett letartóztatás, megölés helyett lökés; felfedés
key-acting-take = Kiválaszt
    .about = A jelölő alatti bábu kiválasztása
key-town-home-learn = Tanulás
    .about = A vezetett első játszma
key-town-home-new = Új játszma
    .about = Játszma összeállítása
key-town-home-together = Közös játék
    .about = Egy barát egy másik gépnél
key-town-home-continue = Folytatás
    .about = Az utolsó játszma folytatása
key-town-home-again = Még egyet
    .about = A szokásos ellenfeleddel, cserélt oldalakkal
key-town-learn-forward = Megtesz
    .about = A mutatott megtétele; a következő lépés
key-undo-action = Visszavonás
    .about = Egy akció visszavonása
key-let-go = Elenged
    .about = A bábu elengedése
key-hint = Tipp
    .about = Tipp; újra, és többet mond
key-follow-hint = A tipp szerint
    .about = Megteszi, amit a tipp játszana
key-town-learn-step = Átugrás
    .about = A következő lépés
key-step-before = Vissza
    .about = Az előző lépés
key-town-learn-leave = Kilépés
    .about = Vissza a kezdőképernyőre
key-town-forward = Fázis vége
    .about = A mutatott megtétele; a fázis vége; tovább
key-town-let-go = Elenged
    .about = A bábu elengedése; a történet átugrása
key-experts = Szakértőknek
    .about = A tipp számokban, szakértőknek; újra: vissza
key-suppose = Mi lenne, ha
    .about = Mi lenne, ha: feltevés valakiről vagy egy kártyáról
key-town-peek = Megnéz
    .about = Kik az orgyilkosaid: mutatás vagy elrejtés
key-log-town = Napló
    .about = Mit tett eddig a két oldal
key-walk-through = Visszanézés
    .about = Végig az eddigi játszmán
key-type-actions = Beírás
    .about = Akciók beírása, például Na4-a3
key-town-rivals = Ellenfelek
    .about = Az ellenfeled, és hogyan játszik
key-town-leave = Kezdőlap
    .about = A kezdőképernyőre; minden el van mentve
key-town-follow-forward = Fázis vége
    .about = A mutatott megtétele; a fázis vége; egy kártya
key-town-follow-back = Visszavonás
    .about = Az utoljára feljegyzett visszavonása
key-town-follow-cards = Kik voltak
    .about = A játéknak vége: kik voltak az orgyilkosok
key-town-follow-leave = Kilépés
    .about = Kilépés; a játszma el van mentve
key-town-end-swap = Oldalcsere
    .about = A következő játszma, cserélt oldalakkal
key-town-end-again = Még egyet
    .about = Új játszma, ugyanazokkal az oldalakkal
key-town-end-look-back = Visszanézés
    .about = Végig a játszmán, tippekkel
key-town-end-log = Mi történt
    .about = Mit tett a két oldal
key-town-end-leave = Kezdőlap
    .about = A kezdőképernyőre
key-town-look-back-on = Tovább
    .about = A történet következő lépése
key-town-look-back-next = Következő fázis
    .about = A következő fázis eleje
key-town-look-back-previous = Előző fázis
    .about = E fázis eleje, vagy az előzőé
key-town-look-back-first = Eleje
    .about = A játszma eleje
key-town-look-back-last = Legújabb
    .about = A legújabb lépés
key-town-look-back-hint = Tipp
    .about = Mi lett volna itt jó; újra, és többet mond
key-phase-mistake = Hiba
    .about = A következő fázis, amelyet érdemes megnézni
key-phase-mistake-before = Előző hiba
    .about = Az előző
key-try-phase = Próbáld újra
    .about = Játszd le újra ezt a fázist, és megtudod, mennyit ér
key-town-look-back-review = Elemzés
    .about = Minden fázis, mibe került, és a szerencse
key-town-look-back-play-on = Tovább innen
    .about = Önálló játszmaként
key-town-look-back-log = Napló
    .about = Mit tett a két oldal
key-town-look-back-leave = Bezárás
    .about = Vissza oda, ahonnan jöttél
key-town-editor-hint = Tipp
    .about = Mit érdemes itt játszani; újra, és többet mond
key-town-editor-cells = Értékek
    .about = A tábláról az értékekhez és vissza
key-town-editor-knight = Lovag
    .about = Lovag ide vagy el innen
key-town-editor-reveal = Felfed
    .about = Orgyilkosként ismert, vagy nem
key-town-editor-take = Senki
    .about = Aki itt áll, el innen
key-town-editor-king = Király ide
    .about = A király ide kerül
key-town-editor-value-up = Fel
    .about = A fölötte lévő érték
key-town-editor-value-down = Le
    .about = Az alatta lévő érték
key-town-editor-more = +1
    .about = Eggyel több; a következő
key-town-editor-fewer = -1
    .about = Eggyel kevesebb; az előző
key-town-review-previous = Előző fázis
    .about = Az előző fázis
key-town-review-following = Következő fázis
    .about = A következő fázis
key-town-review-report = Jelentés
    .about = Az elemzés kiírása egy oldalként
key-close-board = Bezárás
    .about = Vissza a táblához
key-town-try-forward = Ítélet
    .about = A mutatott megtétele; a fázis megítélése; újra
key-town-try-best = Megoldás
    .about = Egy jobb fázis
key-town-try-leave = Vissza
    .about = Vissza oda, ahonnan jöttél
key-town-exercise-forward = Ítélet
    .about = A mutatott megtétele; a fázis megítélése; tovább
key-town-exercise-best = Megoldás
    .about = A megoldás
key-town-review-look = Megnéz
    .about = A fázis a táblán
key-town-new-swap = Oldalcsere
    .about = Ki melyik oldalt játssza: csere
key-home-assassins = Assassins
    .about = A második játék: King & Assassins
