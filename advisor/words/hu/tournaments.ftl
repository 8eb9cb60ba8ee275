advisor-results-no-file = nem eredményfájl
advisor-results-other-encoding = nem eredményfájl: { $why }
advisor-results-newer = { $version }. változatú, ez a program pedig a { $known }. változatig olvas
advisor-results-of-another = egy másik verseny eredményei vannak benne
advisor-results-other-lines = több mint { $most } sorában nincs új játszma
advisor-puzzles-of-another = egy másik keresés feladványai vannak benne, vagy valami más
advisor-file-in-use = egy másik futás éppen ebbe ír
advisor-command-characters = a parancs egyetlen UTF-8 sor vezérlőkarakterek nélkül
advisor-command-empty = cmd: után egy programot kell megnevezni
advisor-command-unreadable = a parancs nem olvasható: { $why }
advisor-results-kept-lines = { $lines ->
    [1] { $file }: 1 sor nem olvasható, és marad, ahogy van ({ $first })
   *[other] { $file }: { $lines } sor nem olvasható, és marad, ahogy van ({ $first })
  }
advisor-results-line = { $line }. sor: { $why }
advisor-result-no-json = nem JSON
advisor-result-players = nem minden listájában van { $count } játékos
advisor-result-sides = nem minden listájában van ott mindkét oldal
advisor-result-no-table = a versenyen nincs { $table }. asztal, { $rotation }. forgatás
advisor-result-no-match = a versenyen nincs { $match }. mérkőzés, { $game }. játszma
advisor-result-other-player = olyan játékosa van, aki nincs a versenyen
advisor-result-no-seat = nem létező hely feladása szerepel benne
advisor-result-no-side = nem létező oldal feladása szerepel benne
advisor-result-other-game = olyan játszma van benne, amely nem { $count } játékosé
advisor-result-ending = olyan befejezése van, amilyet a játék nem ismer
advisor-no-game-ended = egy játszma sem ért véget
