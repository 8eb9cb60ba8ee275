kingsroad-hint-look = { $scored ->
    [yes] Ide nézz: { $regions }. Itt ér a legtöbbet egy jelző, és a Király ebben a körben ezt pontozza: { $king }.
   *[no] Ide nézz: { $regions }. Itt ér a legtöbbet egy jelző.
  }
kingsroad-hint-look-at-cards = { $witch ->
    [yes] A Boszorkányodra nézz: most többet számít, mint a jelzőid.
   *[no] A többi lapod most többet számít, mint a jelzőid.
  }
kingsroad-hint-decided = Bármit választasz, nem változik, ki nyer.
kingsroad-hint-others-come = { $how ->
    [will] { $region }: valószínűleg jön { $who }.
    [may] { $region }: jöhet { $who }.
   *[nobody] { $region }: valószínűleg senki más nem jön.
  }
kingsroad-hint-how-likely = { $name } ({ $odds })
kingsroad-hint-dragons = Valószínűleg kijátssza a Sárkányt: { $who }.
kingsroad-hint-signs = A térkép mutatja, hol: „hint” vagy !.
kingsroad-hint-map-covered = A tipp eltakarja a térképet: { $key } újra megmutatja.
kingsroad-hint-best = A legjobb választás: { $cards }.
kingsroad-hint-wins = { $lens ->
    [players] Ezek ellen a játékosok ellen { $chance } eséllyel nyersz.
    [people] Emberek ellen { $chance } eséllyel nyersz.
    [random] Ha mindenki véletlenszerűen választ, { $chance } eséllyel nyersz.
    [perfect] Tökéletes játék ellen { $chance } eséllyel nyersz.
   *[both] { $chance } eséllyel nyersz.
  }
kingsroad-hint-won = Nyersz, bármit tesznek a többiek.
kingsroad-hint-almost-won = Szinte biztosan nyersz ({ $chance }).
kingsroad-hint-lost = Vesztesz, bármit választasz.
kingsroad-hint-almost-lost = Már alig van esélyed nyerni ({ $chance }).
kingsroad-hint-lead = { $lead ->
    [ahead] Átlagosan { $points } ponttal a legjobb ellenfél előtt végzel.
    [behind] Átlagosan { $points } ponttal a legjobb ellenfél mögött végzel.
   *[level] Átlagosan egy szinten végzel a legjobb ellenféllel.
  }
kingsroad-hint-points = Ebben a körben { $points } pontra számíthatsz.
kingsroad-hint-gamble = { $lens ->
    [players] Kockázatos: tökéletes játék ellen csak { $perfect } eséllyel nyer. Biztosabb: { $safe },
        ezek ellen { $usual }, tökéletes játék ellen { $safest } eséllyel.
   *[people] Kockázatos: tökéletes játék ellen csak { $perfect } eséllyel nyer. Biztosabb: { $safe },
        emberek ellen { $usual }, tökéletes játék ellen { $safest } eséllyel.
  }
kingsroad-hint-lost-to-perfect = Tökéletes játék ellen vesztett; csak akkor nyersz, ha valaki hibázik.
kingsroad-hint-column-best = A legjobbak
kingsroad-hint-column-win = esély
kingsroad-hint-column-margin = előny
kingsroad-hint-column-points = átlag
kingsroad-hint-column-costs = ára
kingsroad-hint-column-perfect = tökél.
kingsroad-hint-column-round = pont
kingsroad-hint-column-range = min–max
kingsroad-hint-cost-best = csúcs
kingsroad-hint-cost-same = egál
kingsroad-hint-more-as-good = Még { $number } választás ugyanilyen jó.
kingsroad-hint-rank = { $own ->
    [yes] A lapjaid: { $rank }. a { $count } közül.
   *[no] { $cards }: { $rank }. a { $count } közül.
  }
kingsroad-hint-of-region = { $markers ->
    [0] A tipp: ide ne rakj jelzőt: { $region }.
    [one] A tipp: egy jelző ide: { $region }.
   *[other] A tipp: két jelző ide: { $region }.
  }
kingsroad-hint-of-region-instead = { $goal ->
    [win] { $region }: ottani jelzővel legfeljebb { $value } eséllyel nyersz, anélkül { $best } eséllyel.
    [margin] { $region }: ottani jelzővel az előnyöd legfeljebb { $value }, anélkül { $best }.
   *[points] { $region }: ottani jelzővel legfeljebb { $value } a tiéd, anélkül { $best }.
  }
kingsroad-hint-of-region-as-good = { $region }: egy ottani jelző ugyanolyan jó, mint a legjobb választás.
kingsroad-hint-stands = { $belief ->
    [uniform] Ahogy most áll, ha mindenki véletlenszerűen választ: { $stands }.
    [equilibrium] Ahogy most áll, tökéletes játékosok közt: { $stands }.
   *[hierarchy] Ahogy most áll: { $stands }.
  }
kingsroad-hint-stand = { $who ->
    [you] te
   *[other] { $who }
  } { $chance }
kingsroad-hint-stand-in-lead = { $lead ->
    [ahead] átlagosan { $points } ponttal a legjobb ellenfél előtt vagy
    [behind] átlagosan { $points } ponttal a legjobb ellenfél mögött vagy
   *[level] átlagosan egy szinten vagy a legjobb ellenféllel
  }
kingsroad-hint-stands-perfect = Tökéletes játékkal: { $stands }.
kingsroad-hint-wins-perfect = { $who ->
    [you] Tökéletes játékkal biztosan nyersz.
   *[other] Tökéletes játékkal { $who } biztosan nyer.
  }
kingsroad-hint-witch-bound = A Boszorkány legalább ennyit hoz: nem volt idő minden második választását
    mérlegelni.
kingsroad-hint-thinking = Még gondolkodik rajta.
kingsroad-hint-weighing = Még ilyen választásokat mérlegel: { $choices }.
kingsroad-hint-if = ha { $claims }
    .begins = Ha { $claims }
kingsroad-hint-claim = { $name } { $claim }
kingsroad-hint-still-best = { $changed ->
    [yes] { $claims-begins }, a legjobb választás ugyanaz marad: { $now } ({ $was } helyett).
   *[no] { $claims-begins }, a legjobb választás ugyanaz marad: { $now }, mint eddig.
  }
kingsroad-hint-still-as-good = { $changed ->
    [yes] { $claims-begins }, az eddigi legjobb választásnál ({ $before }) most sincs jobb: { $now } ({ $was } helyett).
   *[no] { $claims-begins }, az eddigi legjobb választásnál ({ $before }) most sincs jobb: { $now }, mint eddig.
  }
kingsroad-hint-another-best = { $claims-begins }, más választás a legjobb: { $now }. Enélkül:
    { $before } ({ $was }).
kingsroad-hint-suppose = Feltételezd, mit játszik egy ellenfeled: a tanács arra az esetre szól.
kingsroad-hint-suppose-who = Mi van, ha { $who } …
kingsroad-hint-claim-in-region = { $you ->
    [yes] ezt játszod: { $region }
   *[no] ezt játssza: { $region }
  }
kingsroad-hint-claim-in-two = { $you ->
    [yes] két jelzőt raksz ide: { $region }
   *[no] két jelzőt rak ide: { $region }
  }
kingsroad-hint-claim-card-dragon = { $you ->
    [yes] kijátszod a Sárkányt
   *[no] kijátssza a Sárkányt
  }
kingsroad-hint-claim-card-no-dragon = { $you ->
    [yes] megtartod a Sárkányt
   *[no] megtartja a Sárkányt
  }
kingsroad-hint-claim-card-no-witch = { $you ->
    [yes] nem játszol Boszorkányt
   *[no] nem játszik Boszorkányt
  }
kingsroad-hint-claim-card-knight = { $you ->
    [yes] kijátszod a Lovagot
   *[no] kijátssza a Lovagot
  }
kingsroad-hint-claim-card-witch = { $you ->
    [yes] kijátszod a Boszorkányt
   *[no] kijátssza a Boszorkányt
  }
kingsroad-hint-claim-card-no-knight = { $you ->
    [yes] megtartod a Lovagot
   *[no] megtartja a Lovagot
  }
kingsroad-hint-claim-in-no-region = { $you ->
    [yes] nem játszod ezt: { $region }
   *[no] nem játssza ezt: { $region }
  }
kingsroad-hint-claim-in-one = { $you ->
    [yes] egy jelzőt raksz ide: { $region }
   *[no] egy jelzőt rak ide: { $region }
  }
kingsroad-hint-claim-in-none = { $you ->
    [yes] nem raksz jelzőt ide: { $region }
   *[no] nem rak jelzőt ide: { $region }
  }
kingsroad-hint-progress-cut = Lejárt az idő: durva becslés.
kingsroad-hint-progress-first = Első becslés.
kingsroad-hint-progress-almost = Majdnem kész.
kingsroad-hint-progress-complete = Az elemzés kész.
kingsroad-hint-interval = Az ilyen becslés tévedhet: { $chance } helyett a valóságban bármi lehet { $low } és { $high } között. Hogy melyik
    választás jobb, az ennél biztosabb.
kingsroad-hint-mix-one = Egyetlen választást játszik: nincs mit keverni.
kingsroad-hint-mix = Kevert stratégia, hogy senki se találhasson ki: { $choices }.
kingsroad-hint-given-up = Egyensúlyi ellenfelekkel szemben a legjobb választás ennyit ad fel: { $gap }.
kingsroad-hint-risk = { $none ->
    [yes] Egy ellenfél, aki ismeri a keverést, semmit sem nyer vele.
   *[no] Egy ellenfél, aki ismeri a keverést, legfeljebb ennyit nyer vele: { $gap }.
  }
kingsroad-hint-belief = { $known ->
    [both] { $name }, feltételezés: mit játszik: { $plays }; mi alapján választ: { $types }.
    [plays] { $name }, feltételezés: mit játszik: { $plays }.
   *[types] { $name }, feltételezés: mi alapján választ: { $types }.
  }
kingsroad-hint-type-level-0 = ökölszabály
kingsroad-hint-type-level-1 = egy lépéssel előre
kingsroad-hint-type-level-2 = két lépéssel előre
kingsroad-hint-type-equilibrium = egyensúly
kingsroad-hint-no-certificate = Még nem tudni, milyen közel van az egyensúly egy pontoshoz.
kingsroad-hint-certificate = { $kind ->
    [nashconv] Az egyensúly NashConv értéke (amennyit a játékosok a legjobb válasszal összesen nyernének): { $gap }.
   *[exploitability] Az egyensúly kihasználhatósága (amennyit a legjobb válasz nyerne ellene): { $gap }.
  }
kingsroad-hint-few-plays = Elfogyott az idő: a pontok, az esélyek és az előnyök néhány közös kijátszás átlagai.
kingsroad-hint-gap-none = semmi
kingsroad-hint-command-title = { $second ->
    [yes] { $round }. kör, a Király itt: { $region }: { $name } második választása
   *[no] { $round }. kör, a Király itt: { $region }: { $name } választása
  }
kingsroad-hint-details = Részletek:
kingsroad-hint-how-to-ask = { $key }: tipp; előbb hová nézz, aztán mit játssz.
