kingsroad-commands-quick-positions = a gyors önjáték állásai
kingsroad-commands-strongest-positions = a legerősebb játékos állásai
kingsroad-commands-nothing-to-follow = A játéknak vége: nincs mit követni.
kingsroad-commands-no-perfect-chart = Hogy tökéletes játékkal hogyan áll, csak a nyerési esélyről tudható.
kingsroad-commands-not-judged = A játszma még nincs megítélve.
kingsroad-commands-no-analysis-yet = Folyó játszmát csak akkor lehet elemezni, ha egy ember játszik egyedül, és
    lehet tippet kérni.
kingsroad-commands-no-hints-here = Itt nincs tipp: ez a játszma számít.
kingsroad-commands-hints-not-now = Tippet az kap, aki éppen választ.
kingsroad-commands-no-answer = A megoldó nem adott választ.
kingsroad-commands-what-to-analyse = Mit szeretnél elemezni?
kingsroad-commands-analyse-position = Egy állást, amelyet te állítasz be
kingsroad-commands-analyse-table = Egy igazi asztalt, amelyet követsz, tanáccsal egy játékosnak
kingsroad-commands-analyse-source = vagy egy fájl, vagy egy álláskód, mint KR1:...
kingsroad-commands-game-over = a játéknak vége: nincs már mit választani; próbáld így: --round { $last }
kingsroad-commands-kept-beside = { $record }: az elemzés mellette van
kingsroad-commands-no-policy = { $checkpoint }: ez a futás nem tanul stratégiát
kingsroad-commands-all-played = { $checkpoint }: már megvan a { $rounds } kör, így nem játszik többet
kingsroad-replay-round = { $round }. kör, a Király itt: { $region }
kingsroad-replay-waiting = { $round }. kör, második választásra vár
kingsroad-replay-no-round = Egy kört sem játszottak.
kingsroad-tournament-summary = { $games } játszma; ebből a körök határa miatt ért véget { $capped }.
    { $certainty }
kingsroad-tournament-place = { $table }. asztal, { $game }. forgatás
kingsroad-tournament-luck = Szerencse nélkül: mintha amit a játékosok a kevert stratégiájukból húztak, az átlagot
    érte volna.
kingsroad-no-hints = Ebben a játszmában nincsenek tippek.
kingsroad-nobody-chooses = Most másnak nincs választása.
kingsroad-train-progress = { $rounds } kör, { $games } játszma, { $length } kör hosszúak; veszteség { $loss }
    (nyerési esély), { $squared } (különbség){ $learnt ->
        [yes] ; a stratégia { $policy } natra a keverékektől
       *[no] { "" }
      }
kingsroad-train-against-closed-form = a zárt képlet ellen: a győzelmek { $share } része (méltányos: { $fair }),
    különbség { $margin }, { $rounds } kör
kingsroad-train-column-brier = Brier
kingsroad-train-column-log-loss = log-veszteség
kingsroad-train-column-error = kalibrációs hiba
kingsroad-train-column-slope = kalibrációs meredekség
kingsroad-train-column-predicted = jósolt
kingsroad-train-column-positions = állások
kingsroad-train-column-mean = átlag
kingsroad-train-column-won = nyert
kingsroad-tournament-games = játszma
kingsroad-tournament-fair = méltányos
kingsroad-tournament-wins = nyert
kingsroad-tournament-luck-adjusted = szerencse nélkül
kingsroad-tournament-margin = különbség
kingsroad-tournament-per-move = lépésenként
kingsroad-tournament-tables = asztal
kingsroad-tournament-batches = asztal
kingsroad-commands-not-kept = az elemzés nem marad meg: { $why }
